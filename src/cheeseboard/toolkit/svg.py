"""Scenes as standalone SVG: the same picture as in the browser, for notebooks, files and mails.

`render` copies from a game's sprite just the symbols that the scene uses. The output is well-formed XML with a title, a
description and one group per node, so that it can be read aloud, searched and tested.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from xml.etree import ElementTree as ET

from cheeseboard.toolkit.scene import Board, Msg, Node, Overlay, Scene

SVG = "http://www.w3.org/2000/svg"
ET.register_namespace("", SVG)

SEATS = ("#C2402A", "#2C6AA3", "#1E8468", "#DDA11F", "#44423F", "#79569A")
"""Colours of the seats, always beside a mark."""

MARKS = (
    "M0-6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z",
    "M-6-6h12v12h-12Z",
    "M0-7.5 8 7h-16Z",
    "M0-8.5 8.5 0 0 8.5-8.5 0Z",
    "M-3-8h6v5h5v6h-5v5h-6v-5h-5v-6h5Z",
    "M0-8.8 2.6-2.7 9-2.1 4.2 2.2 5.6 8.6 0 5.3-5.6 8.6-4.2 2.2-9-2.1-2.6-2.7Z",
)
"""Marks of the seats: circle, square, triangle, diamond, cross, star; 20 units across."""

INK, PAPER, BRASS = "#2B2925", "#FBF6EA", "#F3D98B"
TITLES = "Iowan Old Style,Palatino,Palatino Linotype,Book Antiqua,P052,URW Palladio L,Georgia,serif"
GAP = 20.0  # board units between two boards

_LINK = re.compile(r"url\(#([^)]+)\)")


class MissingSymbol(LookupError):
    """A scene names a symbol that the game's art does not have."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """The drawings of a game, taken apart."""

    styles: tuple[str, ...]
    drawings: dict[str, ET.Element]  # symbols, clip paths and the like, by id
    needs: dict[str, tuple[str, ...]]  # ids that a drawing uses, directly

    def box(self, symbol: str) -> tuple[float, float]:
        """Width and height of a symbol's view box; 100 x 100 where it says nothing else."""
        numbers = (self.drawings[symbol].get("viewBox") or "0 0 100 100").replace(",", " ").split()
        return float(numbers[2]), float(numbers[3])

    def closure(self, ids: Iterable[str]) -> list[str]:
        """The ids and all they use, in the order of the sprite. MissingSymbol names what is not there."""
        todo, found = list(ids), set[str]()
        while todo:
            one = todo.pop()
            if one in found:
                continue
            if one not in self.drawings:
                raise MissingSymbol(f"the art has no drawing called {one!r}")
            found.add(one)
            todo += self.needs[one]
        return [one for one in self.drawings if one in found]


def _tag(name: str) -> str:
    return f"{{{SVG}}}{name}"


@lru_cache(maxsize=16)
def read_sprite(text: str) -> Sprite:
    """Take one or several sprite files (one after the other) apart. ET.ParseError if they are not well-formed."""
    plain = re.sub(r"<\?xml[^>]*\?>|<!DOCTYPE[^>]*>", "", text)
    root = ET.fromstring(f"<sprites>{plain}</sprites>")  # noqa: S314  (our own files)
    styles = tuple((style.text or "").strip() for style in root.iter(_tag("style")))
    drawings = {one.attrib["id"]: one for top in root for one in top if "id" in one.attrib}
    needs = {}
    for name, drawing in drawings.items():
        used = [value for part in drawing.iter() for value in part.attrib.values()]
        links = [part.attrib["href"][1:] for part in drawing.iter(_tag("use"))]
        needs[name] = (*links, *(link for value in used for link in _LINK.findall(value)))
    return Sprite(styles, drawings, needs)


def render(scene: Scene, sprite: str, theme: str, say: Callable[[Msg], str]) -> str:
    """One `<svg>` for all boards of a scene, one below the other.

    `sprite` is the text of the game's art, `theme` the class of boards that name none, `say` formats a message.
    Raises MissingSymbol where the art lacks a drawing that a node names.
    """
    art = read_sprite(sprite)
    width = max((board.box[2] for board in scene.boards), default=0.0)
    height = sum(board.box[3] for board in scene.boards) + GAP * max(len(scene.boards) - 1, 0)
    root = _new(
        None, "svg", viewBox=f"0 0 {_n(width)} {_n(height)}", role="img", **{"aria-labelledby": "cb-title cb-desc"}
    )
    title = next((say(board.label) for board in scene.boards if board.label), "")
    _new(root, "title", id="cb-title").text = title or say(scene.prompt)
    lines = [scene.status, scene.prompt, scene.ends]
    _new(root, "desc", id="cb-desc").text = " ".join(say(line) for line in lines if line is not None)
    nodes = [node for board in scene.boards for node in board.nodes]
    wanted = [node.symbol for node in nodes if node.symbol]
    wanted += [shape for board in scene.boards for one in board.overlays for shape, _, _ in one.spread]
    shades = {_shade(node) for node in nodes if node.shade > 0} & set(art.drawings)
    _new(root, "style").text = "\n".join(art.styles)
    defs = _new(root, "defs")
    for name in art.closure([*wanted, *shades]):
        defs.append(deepcopy(art.drawings[name]))
    top = 0.0
    for board in scene.boards:
        picture = _picture(root, board, top, theme)
        _fill(picture, board, art, say)
        top += board.box[3] + GAP
    return ET.tostring(root, encoding="unicode")


def line_widths(size: float) -> dict[str, str]:
    """Contour, inner line and hair for a drawing of this size, so that about two units remain on the board."""
    contour = 4.0
    for least, width in ((150.0, max(230 / max(size, 1.0), 0.5)), (100.0, 1.8), (60.0, 2.3), (30.0, 2.6)):
        if size > least:
            contour = width
            break
    return {"--o": f"{contour:.2f}", "--i": f"{contour * 0.73:.2f}", "--h": f"{contour * 0.5:.2f}"}


def _picture(root: ET.Element, board: Board, top: float, theme: str) -> ET.Element:
    x, y, width, height = board.box
    return _new(
        root,
        "svg",
        x="0",
        y=_n(top),
        width=_n(width),
        height=_n(height),
        viewBox=f"{_n(x)} {_n(y)} {_n(width)} {_n(height)}",
        **{"class": board.theme or theme},
    )


def _fill(picture: ET.Element, board: Board, art: Sprite, say: Callable[[Msg], str]) -> None:
    for node in sorted(board.nodes, key=lambda one: one.layer):
        _node(picture, node, art, say)
    at = {node.id: node for node in board.nodes}
    for overlay in board.overlays:
        if overlay.kind == "area":
            _area(picture, overlay, art, say)
        elif overlay.kind != "way":  # nobody points at anything here
            _overlay(picture, overlay, at, say)


def _node(board: ET.Element, node: Node, art: Sprite, say: Callable[[Msg], str]) -> None:
    style = line_widths(node.size)
    if node.seat >= 0:
        style["--seat"] = SEATS[node.seat % len(SEATS)]
    group = _new(board, "g", transform=f"translate({_n(node.x)} {_n(node.y)})", style=_css(style))
    group.set("data-node", node.id)
    if node.label is not None:
        _new(group, "title").text = say(node.label)
    turn = _new(group, "g", **({"class": " ".join(node.state)} if node.state else {}))
    if node.angle:
        turn.set("transform", f"rotate({_n(node.angle)})")
    if node.symbol:
        _use(turn, node.symbol, node.size, art)
    if node.shade > 0:
        _hint(group, node, art)
    if node.seat >= 0 and node.label is not None:
        _badge(group, node)
    if node.count >= 0:
        _counter(group, node)


def _use(into: ET.Element, symbol: str, size: float, art: Sprite) -> None:
    wide, high = (side * size / 100 for side in art.box(symbol))
    _new(into, "use", href=f"#{symbol}", x=_n(-wide / 2), y=_n(-high / 2), width=_n(wide), height=_n(high))


def _shade(node: Node) -> str:
    """The game's own drawing of the hint: `<prefix>-shade`."""
    return node.symbol.partition("-")[0] + "-shade"


def _hint(group: ET.Element, node: Node, art: Sprite) -> None:
    amount = min(node.shade, 1.0)
    over = _new(group, "g", style=_css({"--shade": f"{amount:.3f}"}))
    if _shade(node) in art.drawings:
        _use(over, _shade(node), node.size, art)
        return
    r = node.size * 0.44
    gap = max(r * (0.62 - 0.42 * amount), 1.0)
    strokes, d = "", -r + gap / 2
    while d < r:
        half = (r * r - d * d) ** 0.5
        a, b = (d - half) * 0.5**0.5, (d + half) * 0.5**0.5
        strokes += f"M{a:.1f} {b:.1f}L{b:.1f} {a:.1f}"
        d += gap
    _new(over, "path", d=strokes, fill="none", stroke=INK, **{"stroke-width": "2"})


def _badge(group: ET.Element, node: Node) -> None:
    """The seat's mark on a disc of paper."""
    r, seat = max(node.size * 0.17, min(node.size * 0.2, 10.0)), node.seat % len(SEATS)
    disc = _new(group, "g", transform=f"translate({_n(node.size * 0.32)} {_n(node.size * 0.34)})")
    _new(disc, "circle", r=_n(r), fill=PAPER, stroke=INK, **{"stroke-width": "1.5"})
    _new(disc, "path", d=MARKS[seat], fill=SEATS[seat], transform=f"scale({r * 0.075:.3f})")


def _counter(group: ET.Element, node: Node) -> None:
    r = max(node.size * 0.16, min(node.size * 0.32, 15.0))
    disc = _new(group, "g", transform=f"translate({_n(node.size * 0.36)} {_n(-node.size * 0.34)})")
    _new(disc, "circle", r=_n(r), fill=BRASS, stroke=INK, **{"stroke-width": "2"})
    text = _new(disc, "text", y=_n(r * 0.38), fill=INK)
    text.set("style", f"font:600 {r * 1.1:.0f}px {TITLES};text-anchor:middle")
    text.text = str(node.count)


def _overlay(board: ET.Element, overlay: Overlay, at: dict[str, Node], say: Callable[[Msg], str]) -> None:
    nodes = [at[name] for name in overlay.nodes if name in at]
    group = _new(board, "g", fill="none", stroke=INK, **{"stroke-width": "3"})
    if overlay.label is not None:
        _new(group, "title").text = say(overlay.label)
    if overlay.kind == "path" and len(nodes) > 1:
        path = "M" + "L".join(f"{_n(node.x)} {_n(node.y)}" for node in nodes)
        _new(group, "path", d=path, **{"stroke-dasharray": "7 7", "stroke-linecap": "round"})
    elif overlay.kind != "path":
        for node in nodes:
            _new(group, "circle", cx=_n(node.x), cy=_n(node.y), r=_n(node.size * 0.48))


def _area(board: ET.Element, overlay: Overlay, art: Sprite, say: Callable[[Msg], str]) -> None:
    """Not to be seen, but the viewer's own pointer finds its title."""
    group = _new(board, "g", opacity="0", **{"data-overlay": overlay.id})
    if overlay.label is not None:
        _new(group, "title").text = say(overlay.label)
    for symbol, x, y in overlay.spread:
        _use(_new(group, "g", transform=f"translate({_n(x)} {_n(y)})"), symbol, 100, art)


def _new(parent: ET.Element | None, name: str, **attributes: str) -> ET.Element:
    if parent is None:
        return ET.Element(_tag(name), attributes)
    return ET.SubElement(parent, _tag(name), attributes)


def _css(style: dict[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in style.items())


def _n(value: float) -> str:
    """A number as short as it goes, to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"
