"""Draws the art of Château Roquefort: the castle of both room plans, roofs on and lifted, tiles, tokens, figures.

    python tools/draw_roquefort.py            writes src/cheeseboard/games/roquefort/art/roquefort.svg
    python tools/draw_roquefort.py --check    exits 1 where the file is not what the script would write

Pieces are drawn by hand in `draw_roquefort_parts.svg`; walls, lattice, thatch and leaning roofs are worked out from the
box and from `scene_places`, so that what is drawn lies where the scene puts it. Colours are names of the palette.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import draw_roquefort_castle as castle
import draw_roquefort_roofs as roofs
import drawing
from draw_roquefort_palette import LIGHT, PREFIX, css

from cheeseboard.games.roquefort import scene_places as at
from cheeseboard.games.roquefort.box import BOX

PARTS = Path(__file__).parent / "draw_roquefort_parts.svg"
OUT = Path(__file__).parent.parent / "src/cheeseboard/games/roquefort/art/roquefort.svg"

PIECES = (
    "solid", "tower", "keep", "flag", "mouse", "mouse-fallen", "gonzola", "ribbon", "peg", "peg-spent", "hook", "shut",
)  # fmt: skip

# name -> paint, stroke, width; the width follows the size at which a piece is used (--o), and grows on small screens
LINES = (
    ("c", "stroke:@ink;stroke-width:calc(var(--o,2.3)*1px*@k)"),
    ("l", "fill:none;stroke:@ink;stroke-width:calc(var(--o,2.3)*1px*@k)"),
    ("o", "stroke:@ink;stroke-width:calc(2.4px*@k)"),
    ("i", "stroke:@ink;stroke-width:calc(1.7px*@k)"),
    ("t", "fill:none;stroke:@ink;stroke-width:calc(var(--h,1.2)*1px)"),
    ("v", "fill:none"),
    ("sh", "fill:@shadow;fill-opacity:.28"),
    ("none", "opacity:.3"),
    ("trace-1", "opacity:.8"),
    ("trace-2", "opacity:.55"),
    ("trace-3", "opacity:.32"),
    ("closed", "opacity:.45"),
)
SLOTS = (  # wall, centre of the arrow, corner of the flag
    ("N", (66, 74), (-14, -6)),
    ("E", (26, 66), (24, -12)),
    ("S", (66, 26), (-14, 30)),
    ("W", (74, 66), (-10, -12)),
)
ROUND = ("c", "l", "o", "i", "t", "v")


paint = partial(drawing.painted, prefix=PREFIX, colours=LIGHT)


def style() -> str:
    """The style sheet: palettes and lines."""
    return f"{css()}{drawing.line_rules(LINES, ROUND, PREFIX, LIGHT)}"


def _use(name: str, x: float = 0, y: float = 0, size: float = 100) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def tiles(drawn: dict[str, str]) -> dict[str, str]:
    """The sliding tiles: cheese on a dish, bare floor, and what the expansion adds."""
    found = {f"tile-{name}": _use("dish") + _use(f"cheese-{name}") for name in BOX.cheeses}
    found["tile-plain"] = drawn["floor"]
    found["tile-trap"] = drawn["trap"]
    for name, what in (("gonzola", "emblem"), ("passage", "stairs"), ("mechanism", "crank")):
        found[f"tile-{name}"] = drawn["floor"] + f'<g transform="translate(9 9) scale(.82)">{drawn[what]}</g>'
    return found


def all_roofs(drawn: dict[str, str]) -> dict[str, tuple[str, str]]:
    """Roofs on their rooms and leaning: name -> (view box, drawing)."""
    small = f'<g transform="translate(138 27)">{drawn["chimney"]}</g>'
    tall = f'<g transform="translate(25 130)">{drawn["chimney"]}</g>'
    straw = {turned: roofs.thatch(turned) for turned in (False, True)}
    flat = {
        "tile-h": (drawn["roof-tile-h"] + small, 200, 100),
        "tile-v": (drawn["roof-tile-v"] + tall, 100, 200),
        "tile-h-b": (drawn["roof-tile-h"], 200, 100),
        "tile-v-b": (drawn["roof-tile-v"], 100, 200),
        "straw-h": (straw[False], 300, 100),
        "straw-v": (straw[True], 100, 300),
        "copper": (drawn["roof-copper"], 200, 200),
    }
    found = {}
    for name, (roof, wide, high) in flat.items():
        found[f"roof-{name}"] = f"0 0 {wide} {high}", roofs.lying(roof, wide, high)
    for name in ("tile-h", "straw-h", "copper"):
        roof, wide, high = flat[name]
        across, down = roofs.lean_box(wide, high)
        found[f"lean-{name.removesuffix('-h')}"] = (
            f"0 0 {across:.0f} {down:.0f}",
            roofs.leaning(roof.replace(small, ""), wide, high),
        )
    return found


def symbols() -> dict[str, tuple[str, str]]:
    """Everything the scene may name: view box and drawing by name."""
    drawn = drawing.read_parts(PARTS)
    square = "0 0 100 100"
    found = {"dish": (square, drawn["dish"])}
    found |= {f"cheese-{name}": (square, drawn[f"cheese-{name}"]) for name in BOX.cheeses}
    found |= {name: (square, drawn[name]) for name in PIECES}
    found |= {name: (square, markup) for name, markup in tiles(drawn).items()}
    found |= all_roofs(drawn)
    found["ground"] = " ".join(f"{value:g}" for value in at.VIEW), castle.ground()
    found["lattice"] = "-20 -20 740 740", castle.lattice()
    found |= {f"rooms-{plan}": ("-20 -20 740 740", castle.rooms(k)) for k, plan in enumerate("AB")}
    found |= {f"shelf-{k}": (f"0 0 {104 * k + 20} 136", castle.shelf(k)) for k in range(1, 5)}
    found["tray"] = "0 0 116 128", castle.tray()
    found["bars"] = "0 0 252 112", castle.bars()
    for k, (wall, (ax, ay), (fx, fy)) in enumerate(SLOTS):  # a flag, and which way the tile goes
        turn = f'<g transform="rotate({90 * k} 50 50)">{drawn["arrow"]}</g>'
        found[f"slot-{wall}"] = (
            square,
            f'<g transform="translate({fx} {fy}) scale(.72)">{drawn["flag"]}</g>'
            f'<g transform="translate({ax - 27} {ay - 27}) scale(.54)">{turn}</g>',
        )
    found["tile-unseen"] = square, drawn["dish"] + f'<g transform="translate(20 20) scale(.6)">{drawn["unknown"]}</g>'
    found["glow"] = square, '<path d="M8 8H92V92H8Z" fill="none" stroke="currentColor" stroke-width="9"/>'
    found["push"] = square, f'<g transform="rotate(180 50 50)">{drawn["arrow"]}</g>'
    return found


def art() -> str:
    """The whole file."""
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "<!-- Château Roquefort with Cheesy Gonzola: every picture of the game as a symbol, written by",
        "     tools/draw_roquefort.py. Roofs are drawn for each way they lie; lean- is a roof that is lifted. -->",
        f"<style>\n{style()}\n</style>",
        *(
            paint(f'<symbol id="{PREFIX}{name}" viewBox="{box}" overflow="visible">{markup}</symbol>')
            for name, (box, markup) in symbols().items()
        ),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write, or with `--check` compare."""
    return drawing.keep(OUT, art(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
