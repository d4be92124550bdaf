"""Draws the art of Cheese Pursuit: the round of cheese, its 73 spaces, wedges, holders, the die, the cards.

    python tools/draw_pursuit.py            writes src/cheeseboard/games/pursuit/art/pursuit.svg
    python tools/draw_pursuit.py --check    exits 1 where the file is not what the script would write

Spaces and measures come from the box and from `scene_places`, so that what is drawn lies where the scene puts it.
Colours are names of the palette.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import draw_pursuit_round as cheese
import draw_pursuit_spaces as spaces
import draw_pursuit_things as things
import drawing
from draw_pursuit_palette import LIGHT, PREFIX, css
from draw_pursuit_pen import CODES

from cheeseboard.games.pursuit.box import ALL_WEDGES, BOX, SPACES

OUT = Path(__file__).parent.parent / "src/cheeseboard/games/pursuit/art/pursuit.svg"

SERIF = '"Iowan Old Style",Palatino,"Palatino Linotype","Book Antiqua","P052","URW Palladio L",Georgia,serif'

# name -> paint, stroke, width; p follows the size at which a thing is used (--o), and grows on small screens
LINES = (
    ("p", "stroke:@ink;stroke-width:calc(var(--o,2.3)*1px*@k)"),
    ("l", "fill:none;stroke:@ink;stroke-width:calc(var(--i,1.7)*1px*@k)"),
    ("b", "stroke:@ink;stroke-width:2px"),
    ("s", "stroke:@ink;stroke-width:2.2px"),
    ("w", "stroke:@ink;stroke-width:3px"),
    ("v", "fill:none"),
    ("c", "fill:@cream;stroke:@ink;stroke-width:6px"),
    ("k", "fill:@ink"),
    ("o", "fill:none;stroke:@ink;stroke-width:6px"),
    ("h", "fill:none;stroke:@cream;stroke-width:4px"),
    ("t", "stroke-width:4px"),
    ("seat", "fill:var(--seat,currentColor)"),
    ("dot", "fill:var(--seat,currentColor)"),
    ("let", f"fill:@ink;text-anchor:middle;font:700 22px {SERIF}"),
    ("cast", f"fill:@shadow;fill-opacity:var(--{PREFIX}cast,.34)"),
)
ROUND = ("p", "l", "b", "s", "w", "v", "c", "o", "h")
MORE = (
    f".{PREFIX}o.{PREFIX}w{{stroke-width:10px}}\n"
    f".{PREFIX}under{{--{PREFIX}cast:0}}\n"  # a wedge that lies on others casts no shadow
    f".{PREFIX}gone{{opacity:.4}}\n"
    '[data-node^="space:"].lit>.lift>.turn{filter:brightness(1.15) saturate(1.2)}'
)

paint = partial(drawing.painted, prefix=PREFIX, colours=LIGHT)


def style() -> str:
    """The style sheet: palettes and lines."""
    return f"{css()}{drawing.line_rules(LINES, ROUND, PREFIX, LIGHT)}\n{MORE}"


def symbols() -> dict[str, tuple[str, str]]:
    """Everything the scene may name: view box and drawing by name."""
    square = "0 0 100 100"
    found = {name: (square, markup) for name, markup in things.PARTS.items() if name.startswith("i-")}
    found["round"] = "-500 -500 1000 1000", cheese.whole()
    for space in range(SPACES):
        found[f"space-{BOX.spaces[space]}"] = square, spaces.drawn(space)
        found[f"space-{BOX.spaces[space]}-outline"] = square, spaces.outline(space)
    for category, code in enumerate(BOX.codes):
        found[f"wedge-{code}"] = square, things.wedge(category)
        found[f"slice-{CODES[category]}"] = square, things.slice_of(category)
        found[f"pile-{code}"] = square, things.pile(category)
        found[f"edge-{code}"] = square, things.edge(category)
    found["holder"], found["boss"] = (square, things.holder()), (square, things.boss())
    found["tray"], found["pile"] = (square, things.tray()), (square, things.pile())
    found |= {f"holder-{mask}": (square, things.holder_with(mask)) for mask in range(ALL_WEDGES + 1)}
    found |= {f"die-{value}": (square, things.die(value)) for value in things.DICE}
    found["die-0"] = square, things.die_ready()
    found["knife"] = square, things.PARTS["knife"]
    return found


def art() -> str:
    """The whole file."""
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "<!-- Cheese Pursuit: every picture of the game as a symbol, written by tools/draw_pursuit.py. The symbol",
        "     <name>-outline is the line along which the rings of <name> run. -->",
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
