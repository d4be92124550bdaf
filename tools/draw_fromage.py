"""Draws the art of Fromage: the round table's four quarters in every layout, cheeses, workers, boards, tiles, orders.

    python tools/draw_fromage.py            writes src/cheeseboard/games/fromage/art/fromage.svg
    python tools/draw_fromage.py --check    exits 1 where the file is not what the script would write

Pieces are drawn by hand in `draw_fromage_parts.svg`; quarters, cards and boards are laid out from the box and from
`scene_places`, so that what is drawn lies where the scene puts it. Colours are names of the palette.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import draw_fromage_quarters as quarters
import draw_fromage_things as things
import draw_fromage_villes as villes
import drawing
from draw_fromage_palette import LIGHT, PREFIX, css
from draw_fromage_pen import AGES, CHEESES, TYPES, metal, pt, use

from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage.box import CUSTOMER_TIE, CUSTOMER_WIN, LAYOUT_NAMES, LAYOUT_P, REGIONS, RESOURCES, VENUES

PARTS = Path(__file__).parent / "draw_fromage_parts.svg"
OUT = Path(__file__).parent.parent / "src/cheeseboard/games/fromage/art/fromage.svg"

SERIF = '"Iowan Old Style",Palatino,"Palatino Linotype","Book Antiqua","P052","URW Palladio L",Georgia,serif'
DISC = "-500 -500 1000 1000"
SQUARE = "0 0 100 100"
PIECES = (
    "fruit", "jam", "sample", "livestock", "structure", "order", "rosette", "base", "worker", "flag", "any", "done",
    "cross", "arrow", "lid", "frame", "stall-cow", "glass", "can", "eye", "churn", "plant", "boat", "compass", "tree",
    "briefcase", "round", "boss",
    *(f"emblem-{venue}" for venue in VENUES),
)  # fmt: skip

# name -> paint, stroke, width; c follows the size at which a thing is used (--o), and grows on small screens
LINES = (
    ("c", "stroke:@ink;stroke-width:calc(var(--o,2.3)*1px*@k)"),
    ("i", "stroke:@ink"),
    ("b", "stroke:@ink"),
    ("l", "fill:none;stroke:@ink"),
    ("v", "fill:none"),
    ("seat", "fill:var(--seat,currentColor)"),
    ("num", f"fill:@ink;text-anchor:middle;font:700 16px {SERIF}"),
    ("big", f"fill:@ink;text-anchor:middle;font:700 23px {SERIF}"),
    ("huge", f"fill:@ink;text-anchor:middle;font:700 52px {SERIF}"),
    ("slot", f"fill:@ink;text-anchor:middle;font:700 48px {SERIF}"),
    ("tag", f"fill:@pencil;text-anchor:middle;font:600 10px {SERIF}"),
    ("name", f"fill:@ink;text-anchor:middle;font:italic 600 11px {SERIF}"),
    (
        "city",
        "fill:@ink;stroke:@paper;stroke-width:3px;paint-order:stroke;text-anchor:middle;"
        f"font:italic 600 12.5px {SERIF}",
    ),
    ("none", "opacity:.3"),
    ("spent", "opacity:.55"),
    ("gone", "opacity:.28"),
    ("disc", "transition:opacity .2s"),
    ("away", "opacity:0;transition:opacity .3s .5s"),
)
ROUND = ("c", "i", "b", "l", "v")

STILL = (
    f"@media (prefers-reduced-motion:reduce){{.{PREFIX}disc,.{PREFIX}away{{transition:none}}}}\n"
    f"[data-motion=little] .{PREFIX}disc,[data-motion=little] .{PREFIX}away{{transition:none}}"
)

paint = partial(drawing.painted, prefix=PREFIX, colours=LIGHT)


def style() -> str:
    """The style sheet: palettes and lines."""
    return f"{css()}{drawing.line_rules(LINES, ROUND, PREFIX, LIGHT)}\n{STILL}"


def _printed(drawn: dict[str, str]) -> dict[str, tuple[str, str]]:
    """Parts under the letters of the box: shapes of the cheeses, plates of the ages."""
    found = {}
    for letter, name in zip(TYPES, CHEESES, strict=True):
        found[f"t-{letter}"] = SQUARE, drawn[f"t-{name}"]
        found[f"raw-{letter}"] = SQUARE, drawn[f"cheese-{name}"]
        found[f"wheel-{letter}"] = SQUARE, drawn[f"cheese-{name}"]
    found |= {f"plate-{AGES[age]}": (SQUARE, metal(age)) for age in range(3)}
    found["base-flat"] = SQUARE, drawn["base"]
    found["base"] = SQUARE, f'<g transform="translate(0 5)">{drawn["base-edge"]}</g>{drawn["base"]}'
    return found


def _discs() -> dict[str, tuple[str, str]]:
    """Everything that turns about the hub: 1000 units wide."""
    found = {}
    for venue, name in enumerate(VENUES):
        for layout, side in enumerate(LAYOUT_NAMES):
            found[f"quarter-{name}-{side}"] = DISC, quarters.quarter(venue, layout)
            found[f"small-{name}-{side}"] = DISC, quarters.small(venue, layout)
            if layout != LAYOUT_P:
                found[f"shut-{name}-{side}-2"] = DISC, quarters.shut(venue, layout, 2)
                found[f"shut-{name}-{side}-3"] = DISC, quarters.shut(venue, layout, 3)
    found |= {f"sector-{name}": (DISC, quarters.sector(name)) for name in RESOURCES}
    bare = f'<path d="{quarters.wedge(at.HUB - 8, at.RIM)}" fill="@plank" class="i" stroke-width="2"/>'
    found["empty"] = DISC, bare + quarters.edge()
    return found


def _still() -> dict[str, tuple[str, str]]:
    """What does not turn: shadows, and the way the disc goes."""
    under = (
        f'<circle cx="8" cy="14" r="{at.EDGE:g}" fill="@shadow" opacity=".25"/>'
        f'<circle r="{at.EDGE - 2:g}" fill="@rim-d" class="i" stroke-width="5"/>'
    )
    cast = f'<path d="{quarters.wedge(10, at.EDGE)}" fill="@shadow" opacity=".22" transform="translate(5 9)"/>'
    r = at.EDGE + 42
    head = f"M{pt(at.polar(r - 34, 35))}L{pt(at.polar(r, 26))}L{pt(at.polar(r + 30, 38))}"
    way = quarters.stroke(r, 61, 31, "brass", 17)
    way += f'<path d="{head}" class="v" stroke="@brass" stroke-width="17"/>'
    return {"under": (DISC, under), "cast": (DISC, cast), "way": (DISC, way)}


def _rosettes(drawn: dict[str, str]) -> dict[str, tuple[str, str]]:
    """Prestige: a rosette with the points that a customer is worth."""
    values = {int(CUSTOMER_WIN[p, kind]) for p in range(1, 5) for kind in range(3)}
    values |= {int(CUSTOMER_TIE[p]) for p in range(1, 5)}
    return {f"rosette-{value}": (SQUARE, drawn["rosette"] + _number(value)) for value in sorted(values)}


def _number(value: int) -> str:
    """Points, on a rosette."""
    return f'<text class="huge" style="font-size:32px" x="50" y="46">{value}</text>'


def symbols() -> dict[str, tuple[str, str]]:
    """Everything the scene may name: view box and drawing by name."""
    drawn = drawing.read_parts(PARTS)
    found = {name: (SQUARE, drawn[name]) for name in PIECES}
    found |= _printed(drawn) | _rosettes(drawn) | things.all_things() | _discs() | _still()
    found["seal"] = SQUARE, '<circle cx="50" cy="50" r="42" fill="@brass-d" class="c"/>' + use("t-H", (50, 50), 50)
    found["chip-fruit"] = SQUARE, use("fruit", (34, 48), 62) + use("jam", (70, 58), 56)
    goods = use("livestock", (32, 40), 52) + use("fruit", (68, 40), 48) + use("structure", (50, 72), 50)
    found["chip-unused"] = SQUARE, goods
    found["chip-hq"] = SQUARE, use("structure", (42, 54), 74) + use("rosette", (74, 44), 56)
    found["chip-order"] = SQUARE, use("order", (48, 50), 84) + use("done", (56, 56), 70)
    found["glow"] = SQUARE, '<circle cx="50" cy="50" r="30" fill="none" stroke="currentColor" stroke-width="9"/>'
    for k, name in enumerate(REGIONS):
        found[f"region-{name}"] = DISC, villes.region(k)
    return found


def art() -> str:
    """The whole file."""
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "<!-- Fromage: every picture of the game as a symbol, written by tools/draw_fromage.py. quarter-, small-,",
        "     shut- and sector- are drawn facing south about the hub of the disc and turned by the scene. -->",
        f"<style>\n{style()}\n</style>",
        f'<clipPath id="{PREFIX}quarter"><path d="{quarters.wedge(at.HUB - 8, at.RIM)}"/></clipPath>',
        *(
            paint(f'<symbol id="{PREFIX}{name}" viewBox="{box}" overflow="visible">{markup}</symbol>').replace(
                "url(#", f"url(#{PREFIX}"
            )
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
