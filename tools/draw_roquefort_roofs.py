"""Roofs of Château Roquefort: thatch, and every roof lifted and leaning on its rail."""

from __future__ import annotations

import random
from collections.abc import Callable

from draw_roquefort_castle import n, ragged, rect

Point = tuple[float, float]
Put = Callable[[float, float], Point]
"""(x, y) of the lying roof -> where it is drawn."""


def thatch(turned: bool) -> str:
    """A roof of straw, 300 x 100 (or 100 x 300): layers of loose stalks, a bound ridge, a fringe at the eaves."""
    dice = random.Random(23 if turned else 11)
    wide, high = (100, 300) if turned else (300, 100)

    def put(x: float, y: float) -> Point:
        return (y, x) if turned else (x, y)

    def face(*points: Point) -> str:
        return "M" + "L".join(f"{n(a)} {n(b)}" for a, b in (put(*p) for p in points)) + "Z"

    sides = (("@straw", "@straw-d"), ("@straw-m", "@straw-e"))
    upper, lower = (sides[0][0], sides[0][1]) if not turned else (sides[1][0], sides[1][1])
    parts = [
        f'<path d="{ragged([(3, 3), (wide - 3, 3), (wide - 3, high - 3), (3, high - 3)], dice, 4)}" fill="@straw-e" '
        'class="o"/>',
        f'<path d="{face((5, 5), (295, 5), (258, 50), (42, 50))}" fill="{upper}"/>',
        f'<path d="{face((5, 95), (295, 95), (258, 50), (42, 50))}" fill="{lower}"/>',
        f'<path d="{face((5, 5), (5, 95), (42, 50))}" fill="{"@straw" if turned else "@straw-m"}"/>',
        f'<path d="{face((295, 5), (295, 95), (258, 50))}" fill="{"@straw-d" if turned else "@straw-e"}"/>',
    ]
    dark, pale = _stalks(dice, put)
    parts += [
        f'<path d="{dark}" class="v" stroke="@straw-x" stroke-opacity=".5" stroke-width="1.5"/>',
        f'<path d="{pale}" class="v" stroke="@straw-l" stroke-opacity=".8" stroke-width="1.7"/>',
        _ridge(dice, put),
    ]
    return "".join(parts)


def _stalks(dice: random.Random, place: Put) -> tuple[str, str]:
    """Short stalks down the slopes, in three ragged layers."""
    dark = pale = ""

    def stroke(ax: float, ay: float, bx: float, by: float) -> str:
        (a, b), (c, d) = place(ax, ay), place(bx, by)
        return f"M{n(a)} {n(b)}L{n(c)} {n(d)}"

    for layer in range(3):
        for up in (True, False):
            x = 12.0
            while x < 290:
                foot = 9 + 14 * layer + dice.uniform(-3, 3)
                top = foot + dice.uniform(7, 13)
                reach = 5 + 37 * top / 46
                if reach < x < 300 - reach:
                    lean = dice.uniform(-2.2, 2.2)
                    ay, by = (foot, top) if up else (100 - foot, 100 - top)
                    line = stroke(x, ay, x + lean, by)
                    if dice.random() < (0.45 if up else 0.22):
                        pale += line
                    else:
                        dark += line
                x += dice.uniform(3.2, 7)
        for left in (True, False):
            y = 12.0
            while y < 90:
                foot = 8 + 12 * layer + dice.uniform(-2, 2)
                top = foot + dice.uniform(6, 10)
                if abs(y - 50) < 46 - top * 1.15:
                    ax, bx = (foot, top) if left else (300 - foot, 300 - top)
                    line = stroke(ax, y, bx, y + dice.uniform(-2, 2))
                    if left and dice.random() < 0.4:
                        pale += line
                    else:
                        dark += line
                y += dice.uniform(4, 7.5)
    return dark, pale


def _ridge(dice: random.Random, put: Put) -> str:
    """A roll of straw along the top, ragged, bound with rope in uneven places."""
    top = [(38.0, 44.0), (262.0, 44.0), (268.0, 50.0), (262.0, 56.0), (38.0, 56.0), (32.0, 50.0)]
    points = []
    for k, (ax, ay) in enumerate(top):
        bx, by = top[(k + 1) % len(top)]
        steps = max(int(abs(bx - ax) // 13), 1)
        for i in range(steps):
            x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
            points.append(put(x, y + dice.uniform(-1.8, 1.8)))
    outline = "M" + "L".join(f"{n(a)} {n(b)}" for a, b in points) + "Z"
    ties = hairs = ""
    x = 52.0
    while x < 255:
        (a, b), (c, d) = put(x, 42.5), put(x + 3, 57.5)
        ties += f"M{n(a)} {n(b)}L{n(c)} {n(d)}"
        x += dice.uniform(34, 58)
    for _ in range(34):
        x, y = dice.uniform(42, 250), dice.uniform(46, 54.5)
        (a, b), (c, d) = put(x, y), put(x + dice.uniform(6, 13), y + dice.uniform(-1, 1))
        hairs += f"M{n(a)} {n(b)}L{n(c)} {n(d)}"
    return (
        f'<path d="{outline}" fill="@straw-d" class="i"/>'
        f'<path d="{hairs}" stroke="@straw-l" stroke-width="1.5" stroke-linecap="round"/>'
        f'<path d="{ties}" stroke="@wood-x" stroke-width="4.4" stroke-linecap="round"/>'
        f'<path d="{ties}" stroke="@rust" stroke-width="1.8" stroke-linecap="round"/>'
    )


def lying(roof: str, wide: int, high: int) -> str:
    """A roof on its room: with the shadow that it throws."""
    return f'<path d="{rect(8, 12, wide - 5, high - 6)}" class="sh"/>{roof}'


def leaning(roof: str, wide: int, high: int) -> str:
    """A lifted roof: it leans back on a rail, its thick lower edge on the lawn; the box is wide + 30 by 100 or so.

    The roof's picture lies as it does on its room; here it is tilted: less high, its upper edge further right.
    """
    k = 0.68
    up = high * k
    foot = 20 + up
    slant = up * 0.3
    rail = f"M{n(slant + 4)} 15L{n(wide + slant + 12)} 15"
    posts = f"M{n(slant + 26)} 6V{n(foot - 8)}M{n(wide + slant - 12)} 6V{n(foot - 8)}"
    shadow = (
        f"M12 {n(foot + 4)}L{n(slant + 14)} 24H{n(wide + slant + 30)}L{n(wide + 42)} {n(foot - up * 0.3)}"
        f"L{n(wide + 16)} {n(foot + 12)}H14Z"
    )
    edge = f"M3 {n(foot - 1)}H{n(wide + 3)}V{n(foot + 10)}Q{n(wide / 2)} {n(foot + 13)} 3 {n(foot + 10)}Z"
    grain = f"M8 {n(foot + 5)}H{n(wide - 6)}"
    side = f"M{n(wide + 2)} {n(foot - 1)}L{n(wide + slant + 1)} 21l7 3"
    side += f"L{n(wide + 11)} {n(foot + 6)}L{n(wide + 3)} {n(foot + 10)}Z"
    return (
        f'<path d="{shadow}" class="sh"/>'
        f'<path d="{posts}" fill="none" stroke="@ink" stroke-width="11" stroke-linecap="round"/>'
        f'<path d="{posts}" fill="none" stroke="@wood-m" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{rail}" fill="none" stroke="@ink" stroke-width="11" stroke-linecap="round"/>'
        f'<path d="{rail}" fill="none" stroke="@wood" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{side}" fill="@wood-x" class="i"/>'
        f'<g transform="matrix(1 0 {n(-0.3)} {k} {n(slant + 2)} 20)">{roof}</g>'
        f'<path d="{edge}" fill="@wood-d" class="i"/><path d="{grain}" stroke="@wood" stroke-width="2.4"/>'
    )


def lean_box(wide: int, high: int) -> tuple[float, float]:
    """Width and height of the picture of a leaning roof."""
    up = high * 0.68
    return wide + up * 0.3 + 34, up + 36
