"""Where everything lies: one answer for the scene and for the art, which draws the ground for it.

Units of the table's view box: the large disc's hub is (0, 0), y grows downwards. A quarter is drawn once, facing south
(its hub above, its player below); `turned` brings a place of it to another side of the disc.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, radians, sin

from cheeseboard.games.fromage.box import (
    BISTRO,
    FEST_COL,
    FEST_ROW,
    FESTIVAL,
    FROMAGERIE,
    SHELF_OF,
    TABLE_OF,
)

Point = tuple[float, float]

# -- the disc ----------------------------------------------------------------------------------------------------------
HUB, RIM, EDGE = 140.0, 458.0, 487.0  # radii: of the resource tile, where the venues end, of the wooden edge
TABLE_VIEW = (-430.0, -32.0, 860.0, 528.0)
TABLE_FOCUS = (-376.0, -32.0, 752.0, 528.0)
"""What a narrow screen shows first: the quarter before the viewer, the whole disc, the others' boards."""
FAR: Point = (262.0, 82.0)  # centre of the small disc
FAR_SCALE = 0.218
DISC = 100.0  # node size at which a symbol of the whole disc, 1000 units wide, is as large as the table's units

PLATE, SPACE_REACH = 46.0, 25.0
CHEESE, FIGURE, BASE = 46.0, 44.0, 58.0
FAR_PIP, FAR_BASE = 10.5, 19.0


def turned(point: Point, quarters: int) -> Point:
    """A place after so many quarter turns clockwise about the hub: south goes west."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def far(point: Point) -> Point:
    """The same place on the small disc."""
    return FAR[0] + point[0] * FAR_SCALE, FAR[1] + point[1] * FAR_SCALE


def polar(radius: float, angle: float) -> Point:
    """`angle` degrees from straight down, counter-clockwise from above: to the right is positive."""
    return radius * sin(radians(angle)), radius * cos(radians(angle))


# -- the resource tile -------------------------------------------------------------------------------------------------
SECTOR_AT = tuple(polar(101.0, angle) for angle in (-29.0, 0.0, 29.0))
"""Spaces 1, 2, 3 of the sector that faces south."""
SECTOR_SPOT = 42.0

# -- the Festival: five arcs of five stalls ----------------------------------------------------------------------------
FEST_RADII = (175.0, 236.0, 297.0, 358.0, 419.0)
FEST_ANGLE, FEST_DEEP = 16.8, 30.5  # degrees between two stalls; half a stall's depth


def stall_at(row: int, column: int) -> Point:
    """Centre of a stall; row 0 is nearest the hub, column 0 on the left of whoever faces it."""
    return polar(FEST_RADII[row] + 3.5, FEST_ANGLE * (column - 2))


# -- the Fromagerie: two columns of three shelves ----------------------------------------------------------------------
SHELF_Y = (408.0, 312.0, 216.0)  # the boards, from the bottom
SHELF_WIDE = (196.0, 236.0, 158.0)  # how far a shelf reaches from the middle
SHELF_HIGH, SHELF_GAP = 66.0, 7.0


def shelf_span(shelf: int) -> tuple[float, float, float]:
    """Left end, right end and board of a shelf 0..5: the left column from the bottom, then the right one."""
    row = shelf % 3
    left, right = (-SHELF_WIDE[row], -SHELF_GAP) if shelf < 3 else (SHELF_GAP, SHELF_WIDE[row])
    return left, right, SHELF_Y[row]


def _on_shelf(space: int) -> Point:
    left, right, y = shelf_span(SHELF_OF[space])
    step = (right - left) / 3
    return left + step * (space % 3 + 0.5), y - 30.0


# -- the Bistro: nine tables of two plates -----------------------------------------------------------------------------
TABLE_AT: tuple[Point, ...] = (
    (-106.0, 196.0), (0.0, 186.0), (106.0, 196.0),
    (-172.0, 288.0), (0.0, 284.0), (172.0, 288.0),
    (-138.0, 386.0), (0.0, 390.0), (138.0, 386.0),
)  # fmt: skip
TABLE_WIDE, TABLE_HIGH = 50.0, 34.0


def _at_table(space: int) -> Point:
    x, y = TABLE_AT[TABLE_OF[space]]
    return x + (-24.0 if space % 2 == 0 else 24.0), y


# -- the Villes: a map -------------------------------------------------------------------------------------------------
CITY_AT: tuple[Point, ...] = (
    (-128, 400), (-70, 374), (58, 424), (-152, 300), (-116, 214), (-80, 306), (-66, 241), (-18, 342), (-24, 286),
    (0, 394), (2, 228), (66, 241), (112, 212), (78, 304), (70, 374), (128, 398), (-32, 182), (150, 292),
)  # fmt: skip
STAKE_AT: tuple[Point, ...] = ((-152, 256), (36, 182), (27, 288), (164, 352), (30, 344), (-44, 434))
"""Where the customers wait: regions in the order of the box."""


def wide(point: Point) -> Point:
    """A place of the map as it is drawn: broader in the middle, where the quarter is."""
    x, y = point
    part = min(max((y - 190) / 232, 0.0), 1.0)
    return x * (1 + 0.36 * sin(pi * part) ** 1.5), y


# -- spaces ------------------------------------------------------------------------------------------------------------
@cache
def space_at(layout: int, venue: int, space: int) -> Point:
    """Centre of a space on a quarter that faces south."""
    if venue == FESTIVAL:
        return stall_at(FEST_ROW[layout, space], FEST_COL[layout, space])
    if venue == FROMAGERIE:
        return _on_shelf(space)
    return _at_table(space) if venue == BISTRO else wide(CITY_AT[space])


FIGURE_OFF: Point = (0.0, -3.0)
"""From the middle of a space: a worker stands on it with its cheese in its arms."""
SECTOR_OFF: Point = (0.0, -5.0)

# -- beside the disc ---------------------------------------------------------------------------------------------------
DECK: Point = (330.0, 440.0)
CORPORATION: Point = (-262.0, 34.0)
PANEL_WIDE, PANEL_HIGH = 200.0, 62.0


def panel_at(row: int) -> Point:
    """Centre of another seat's small board."""
    return -272.0, 1.0 + 66.0 * row


# -- the own board -----------------------------------------------------------------------------------------------------
BOARD_VIEW = (0.0, 0.0, 944.0, 216.0)
BOARD_FOCUS = (0.0, 0.0, 744.0, 216.0)
POINTS: Point = (38.0, 56.0)
HOME_AT: tuple[Point, ...] = ((106.0, 56.0), (164.0, 56.0), (222.0, 56.0))
HOME = 62.0
PLACE_AT: tuple[Point, ...] = tuple((318.0 + 118.0 * k, 55.0) for k in range(4))
PLACE = 98.0
SCAFFOLD_Y = 24.5  # below the centre of its place
CHEESES_LEFT: Point = (38.0, 162.0)
STOCK_AT: tuple[Point, ...] = ((106.0, 162.0), (164.0, 162.0), (222.0, 162.0))
STOCK = 50.0
PARLOUR_AT: tuple[Point, ...] = tuple((296.0 + 63.0 * k, 161.0) for k in range(4))
PARLOUR = 64.0
ORDERS_FROM, ORDERS_TO, ORDERS_Y, ORDER = 556.0, 700.0, 161.0, 88.0
CHIP_AT: tuple[Point, ...] = tuple((792.0 + 96.0 * (k % 2), 32.0 + 51.0 * (k // 2)) for k in range(8))
CHIP = 43.0
TILES_HIGH, TILES_Y = 112.0, 272.0  # a row more, while tiles are laid


def order_at(k: int, count: int) -> Point:
    """Where the k-th of `count` held orders lies: side by side, closer the more there are."""
    step = min(72.0, (ORDERS_TO - ORDERS_FROM) / max(count - 1, 1))
    return ORDERS_FROM + step * k, ORDERS_Y
