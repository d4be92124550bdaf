"""What lies on and beside the wheel: wedges, holders, trays, the die, the question cards."""

from __future__ import annotations

from pathlib import Path

import drawing
from draw_pursuit_pen import CODES, Pen, icon, n, pt
from draw_pursuit_spaces import wedge_points, wedge_shape

from cheeseboard.games.pursuit import scene_places as places
from cheeseboard.games.pursuit.box import BOX, CATEGORIES, FACES
from cheeseboard.games.pursuit.scene_places import SECTOR, Spot

PARTS = drawing.read_parts(Path(__file__).parent / "draw_pursuit_parts.svg")
"""What is drawn by hand: the signs of the categories, the empty holder, the die's body, cards, the knife."""

HOLES = ((60, -15, 4.2), (67, 12, 5.2), (27, 5, 3.4), (74, -5, 2.8))  # eyes of a wedge: from the tip, degrees, radius


def wedge(category: int) -> str:
    """A wedge of cheese, seen from above: rind at the back, paste in the category's colour, its thickness below."""
    colour = CODES[category]
    turn = SECTOR * places.sector_of(category)
    tip, a, b, top = wedge_points(category)
    _, c, d, low = wedge_points(category, 75, 27)
    body = wedge_shape(category)
    out = [
        f'<path d="{body}" class="cast" transform="translate(6 13)"/>',
        f'<path d="{body}" class="p" fill="@{colour}" transform="translate(1.500 8)"/>',
        f'<path d="{body}" class="p" fill="@{colour}-l"/>',
        f'<path d="M{pt(a)}Q{pt(top)} {pt(b)}L{pt(d)}Q{pt(low)} {pt(c)}Z" class="p" fill="@rind"/>',
    ]
    for far, angle, r in HOLES:
        dx, dy = places.at(far, turn + angle)
        x, y = tip[0] + dx, tip[1] + dy
        out.append(f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{r}" ry="{n(r * 0.82)}" fill="@{colour}"/>')
    (x0, y0), (x1, y1) = (tip, c) if turn in (0, 180, 240, 300) else (d, tip)
    cx, cy = (tip[0] + c[0] + d[0]) / 3, (tip[1] + c[1] + d[1]) / 3
    (x0, y0), (x1, y1) = ((cx + (x - cx) * 0.84, cy + (y - cy) * 0.84) for x, y in ((x0, y0), (x1, y1)))
    ends = [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (0.14, 0.8)]
    out.append(f'<path d="M{pt(ends[0])}L{pt(ends[1])}" class="v" stroke="@cream" stroke-width="3.500"/>')
    dx, dy = places.at(50, turn)
    return "".join(out) + icon(colour, (tip[0] + dx, tip[1] + dy), 40)


def _ring(radius: float, angle: float) -> Spot:
    x, y = places.at(radius, angle)
    return 50 + x, 50 + y


def _use(name: str) -> str:
    return f'<use href="#{name}" width="100" height="100"/>'


def holder() -> str:
    """An empty holder: a turned tray with six places; its rim has the seat's colour."""
    d = "".join(f"M50 50L{pt(_ring(36, SECTOR * k + 30))}" for k in range(6))
    return f'{PARTS["holder"]}<path d="{d}" class="v" stroke="@tray-d" stroke-width="3.200"/>'


def boss() -> str:
    """The knob in a holder's middle."""
    return '<circle cx="50" cy="50" r="9.500" class="p" fill="@paper"/><circle cx="50" cy="50" r="5" class="dot"/>'


def slice_of(category: int) -> str:
    """A wedge in a small holder: large paint, and its sign."""
    colour, turn = CODES[category], SECTOR * places.sector_of(category)
    a, b, tip, top = _ring(36, turn - 28), _ring(36, turn + 28), _ring(7, turn), _ring(42, turn)
    u, v, w = _ring(32, turn - 19), _ring(32, turn + 19), _ring(36, turn)
    return (
        f'<path d="M{pt(tip)}L{pt(a)}Q{pt(top)} {pt(b)}Z" class="p" fill="@{colour}"/>'
        f'<path d="M{pt(u)}Q{pt(w)} {pt(v)}" class="v" stroke="@{colour}-l" stroke-width="3"/>'
        f"{icon(colour, _ring(23.5, turn), 18)}"
    )


def holder_with(mask: int) -> str:
    """A holder with the wedges of a mask; its lower right is left to the seat's mark."""
    slices = "".join(_use(f"slice-{CODES[c]}") for c in range(CATEGORIES) if mask >> c & 1)
    return f'<g transform="translate(1 1) scale(.9)">{_use("holder")}{slices}{_use("boss")}</g>'


def tray() -> str:
    """The large holder at the side: in each place the faint sign of the wedge that is missing."""
    signs = "".join(
        f'<g opacity=".42">{icon(CODES[category], _ring(24, SECTOR * sector), 17)}</g>'
        for sector, category in enumerate(BOX.sectors)
    )
    return f'<g transform="translate(9 9) scale(.82)">{_use("holder")}{signs}{_use("boss")}</g>'


# -- the die -----------------------------------------------------------------------------------------------------------
DICE = range(1, FACES + 1)

PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.23, 0.23), (0.5, 0.5), (0.77, 0.77)),
    4: ((0.26, 0.26), (0.26, 0.74), (0.74, 0.26), (0.74, 0.74)),
    5: ((0.23, 0.23), (0.23, 0.77), (0.5, 0.5), (0.77, 0.23), (0.77, 0.77)),
    6: ((0.26, 0.2), (0.26, 0.5), (0.26, 0.8), (0.74, 0.2), (0.74, 0.5), (0.74, 0.8)),
}
BESIDE = {1: (2, 3), 2: (3, 1), 3: (1, 2), 4: (1, 5), 5: (1, 3), 6: (3, 2)}
"""What the left and the right face show when the top shows this: opposite faces sum to seven."""

PLANES = ("38 17 -39 20 51 7", "39 18 0 45 11 28", "38 -18 -1 45 51 46")
"""Top, left, right: a face's unit square as a matrix."""


def die(value: int) -> str:
    """The bone die with `value` on top."""
    faces = (value, *BESIDE[value])
    pips = "".join(
        f'<g transform="matrix({plane})">'
        + "".join(f'<circle cx="{u}" cy="{v}" r=".105"/>' for u, v in PIPS[face])
        + "</g>"
        for face, plane in zip(faces, PLANES)
    )
    return f'{PARTS["cube"]}<g fill="@ink">{pips}</g>{PARTS["grain"]}'


def die_ready() -> str:
    """The die before a throw: about to be turned."""
    arrows = "M8 58Q-3 30 20 10M9 9l12 0-1 12M93 42q11 30-14 50M91 93l-13-1 3-12"
    return (
        '<g transform="translate(8 8) scale(.84)">'
        f'<g transform="translate(12 11) scale(.76)">{die(6)}</g>'
        f'<path d="{arrows}" class="v" stroke="@ink" stroke-width="8"/>'
        f'<path d="{arrows}" class="v" stroke="@cream" stroke-width="4"/></g>'
    )


# -- question cards ----------------------------------------------------------------------------------------------------
def pile(asked: int = -1) -> str:
    """The question cards, six coloured edges on each; with `asked`, one turned up for that category."""
    pen = Pen("pile")
    out = [f'<g transform="translate(3 12) rotate(-8 50 50) scale(.86)">{PARTS["cards"]}']
    for k, colour in enumerate(CODES):
        y = -1.5 + 15.6 * k
        out.append(f'<path d="M6 {n(y)}h17v13.500h-17Z" class="p" fill="@{colour}"/>')
        out.append(icon(colour, (14.5, y + 6.7), 11.5))
        a, b = pen.hand.randint(34, 46), pen.hand.randint(16, 34)
        d = f"M30 {n(y + 4)}q20 1 {a} 0M30 {n(y + 9.5)}q12-1 {b} 0"
        out.append(f'<path d="{d}" class="v" stroke="@pencil" stroke-width="2"/>')
    out.append("</g>")
    return "".join(out) + (card(asked) if asked >= 0 else "")


def card(category: int) -> str:
    """A card that is turned up: its edge and its sign say the category."""
    colour = CODES[category]
    return (
        '<g transform="translate(33 20) rotate(7 40 40)"><path d="M4 6H72V82H4Z" fill="@shadow" opacity=".3"/>'
        '<path d="M4 0H64q4 0 4 4V72q0 4-4 4H4q-4 0-4-4V4q0-4 4-4Z" class="p" fill="@paper"/>'
        f'<path d="M4 0H17V76H4q-4 0-4-4V4q0-4 4-4Z" class="p" fill="@{colour}"/>'
        '<path d="M22 62q18 1 38 0M22 68q10 1 22 0" class="v" stroke="@pencil" stroke-width="2.200"/>'
        f"{icon(colour, (42.5, 31), 44)}</g>"
    )


def edge(category: int) -> str:
    """The coloured edge of a question card, with its sign."""
    colour = CODES[category]
    return f'<path d="M0 0H100V100H0Z" fill="@{colour}"/>{icon(colour, (50, 50), 74)}'
