"""Draws the art of Gold Rush from the box: every face in every distinct turn, what its segments cover, and the pieces.

    python tools/draw_goldrush.py            writes src/cheeseboard/games/goldrush/art/goldrush.svg
    python tools/draw_goldrush.py --check    exits 1 where the file is not what the script would write

A face turned is its data turned and drawn anew, so that light and houses stay upright. Parts are drawn by hand in
`draw_goldrush_parts.svg`; colours are names of `draw_goldrush_palette.py`.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import drawing
from draw_goldrush_areas import areas
from draw_goldrush_faces import faces
from draw_goldrush_palette import LIGHT, PREFIX, css
from draw_goldrush_tile import Tile

PARTS = Path(__file__).parent / "draw_goldrush_parts.svg"
OUT = Path(__file__).parent.parent / "src/cheeseboard/games/goldrush/art/goldrush.svg"

PIECES = (
    "cowboy", "farmer", "tent", "sheriff", "sack", "sack-2", "sack-3",
    "token-0", "token-1", "token-2", "token-3", "token-5", "token-back", "back", "stack", "open", "spot", "last",
)  # fmt: skip

GROUND = {
    "ground": '<path d="M-.2-.2H100.2V100.2H-.2Z" fill="@sand"/>',
    "frame": '<path d="M.5 99.6V.5H99.6" class="hi"/><path d="M99.6.5V99.6H.5" class="lo"/>',
    "washL": '<path d="M-16 0C-12-3.4 10-4 16.500-1 14 3 -10 4-16 0Z" fill="@sand-l"/>'.replace(".500", ".5"),
    "washD": '<path d="M-15 .5C-10-3 9-3.500 15 0 12 3.500-9 3.500-15 .5Z" fill="@sand-d"/>'.replace(".500", ".5"),
}

# name -> paint, stroke, width; widths of tiles grow on small screens, those of pieces with the size they are used at
LINES = (
    ("ink", "fill:none;stroke:@ink;stroke-width:calc(1.7px*@k)"),
    ("c", "stroke:@ink;stroke-width:calc(1.5px*@k)"),
    ("t", "fill:none;stroke:@ink;stroke-width:1"),
    ("r", "stroke:@ink;stroke-width:calc(var(--o,2.6)*1.2px)"),
    ("o", "stroke:@ink;stroke-width:calc(var(--o,2.6)*.58px)"),
    ("oi", "fill:none;stroke:@ink;stroke-width:calc(var(--o,2.6)*.46px)"),
    ("p", "stroke:@ink;stroke-width:calc(var(--o,2.6)*.32px)"),
    ("rock", "fill:@rock"),
    ("shade", "fill:none;stroke:@edge;stroke-width:4.2"),
    ("scree", "fill:none;stroke:@scree;stroke-width:1.8;stroke-dasharray:5 4 2 6"),
    ("bedink", "fill:none;stroke:@rim;stroke-width:18"),
    ("bed", "fill:none;stroke:@bed;stroke-width:15.6"),
    ("slpi", "fill:none;stroke:@ink;stroke-width:calc(4.3px*@k)"),
    ("slp", "fill:none;stroke:@sleeper;stroke-width:2.3"),
    ("raili", "fill:none;stroke:@ink;stroke-width:calc(2.5px*@k)"),
    ("rail", "fill:none;stroke:@steel;stroke-width:.9"),
    ("area", "fill:currentColor;stroke:currentColor;stroke-width:2.5"),
    ("way", "fill:none;stroke:currentColor;stroke-width:17"),
    ("hi", "fill:none;stroke:@hi;stroke-opacity:.34;stroke-width:.8"),
    ("lo", "fill:none;stroke:@lode;stroke-opacity:.22;stroke-width:.8"),
)
ROUND = ("ink", "c", "t", "r", "o", "oi", "p", "scree", "slpi", "slp")


SIGNS = {  # for the legend: a part by itself, its foot and its size in the box
    "nugget": '<use href="#nugget" transform="translate(52 62) scale(3.6)"/>',
    "locomotive": '<use href="#loco" transform="translate(48 76) scale(2.6)"/>',
    "tipi": '<use href="#tipi" transform="translate(50 88) scale(3)"/>',
    "herd": '<use href="#herd" transform="translate(50 80) scale(2.7)"/>',
    "station": '<use href="#station" transform="translate(48 62) scale(1.7)"/>',
    "town": '<use href="#town4" transform="translate(50 58) scale(1.5)"/>',
    "star": '<use href="#star" transform="translate(50 50) scale(3.6)"/>',
}


class Shared:
    """Drawings that several tiles have in common, by what they are."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def __call__(self, markup: str) -> str:
        """A reference to the markup, which stands in the file once."""
        name = self.known.setdefault(markup, f"b{len(self.known)}")
        return f'<use href="#{name}"/>'


paint = partial(drawing.painted, prefix=PREFIX, colours=LIGHT)


def style() -> str:
    """The style sheet: palettes and lines."""
    return f"{css()}.{PREFIX}none{{opacity:.38}}\n{drawing.line_rules(LINES, ROUND, PREFIX, LIGHT)}"


def art() -> str:
    """The whole file."""
    shared, tiles, spread = Shared(), dict[str, str](), dict[str, str]()
    for face in faces():
        for turned in face.turns():
            name, tile = f"{face.id}-{turned.turn}", Tile(turned)
            tiles[name] = tile.draw(shared)
            spread |= {f"{name}-{local}": markup for local, markup in enumerate(areas(tile, shared))}
    drawn = drawing.read_parts(PARTS)
    small = {**GROUND, **{name: markup for name, markup in drawn.items() if name not in PIECES}}
    small |= {name: markup for markup, name in shared.known.items()}

    def symbol(name: str, markup: str, box: str) -> str:
        return paint(f'<symbol id="{PREFIX}{name}" {box}>{markup}</symbol>')

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "<!-- Gold Rush with The Sheriff: every picture of the game as a symbol, written by tools/draw_goldrush.py",
        "     from the box. A tile is named by its face and its turn, an area of it by its segment after those. -->",
        f"<style>\n{style()}\n</style>",
        *(symbol(name, markup, 'overflow="visible"') for name, markup in small.items()),
        *(symbol(name, drawn[name], 'viewBox="0 0 100 100" overflow="visible"') for name in PIECES),
        *(symbol(f"sign-{name}", markup, 'viewBox="0 0 100 100" overflow="visible"') for name, markup in SIGNS.items()),
        *(symbol(name, markup, 'viewBox="-.2 -.2 100.4 100.4"') for name, markup in tiles.items()),
        *(symbol(name, markup, 'viewBox="0 0 100 100"') for name, markup in spread.items()),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write, or with `--check` compare."""
    return drawing.keep(OUT, art(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
