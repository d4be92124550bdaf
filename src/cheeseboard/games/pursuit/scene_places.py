"""Where everything lies: the wheel's measures, the spaces, who stands how on one of them, the trays at the side.

Units of the board's view box; the wheel's centre is (0, 0), angles in degrees clockwise from the top. The drawing
script takes its measures from here, so that what is drawn lies where the scene puts it.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin

from cheeseboard.games.pursuit.box import BOX, CATEGORIES, COLOURED, HUB, SPACES, WEDGE

Spot = tuple[float, float]

VIEW = (-486.0, -486.0, 1128.0, 972.0)
"""The wheel, and at its right the trays."""
FOCUS = (-486.0, -476.0, 972.0, 956.0)
"""What a narrow screen shows first: the wheel; the list of seats shows the wedges there."""

HUB_OUT, SPOKE_END, HALF = 92.0, 334.0, 32.0  # radius of the hub, end of the spokes, half a spoke's width
RIM_IN, RIM_OUT = 350.0, 428.0  # the spaces of the rim
HQ_IN, HQ_OUT = 330.0, 446.0  # the wedge spaces
RIND = 466.0
SECTOR, UNIT = 60.0, 7.5  # degrees; a rim space takes one unit, a wedge space two
STEPS = 5  # spaces of a spoke

HUB_SIZE, HQ_SIZE, SPACE_SIZE = 184.0, 112.0, 54.0
HQ_WEDGE, TRAY_WEDGE = 104.0, 44.0  # size of a wedge of cheese on its space and in a tray
TRAY_SIZE, TRAY_X, TRAY_APART = 150.0, 566.0, 156.0
BED_AT, TAG_AT = 386.0, 454.0  # how far out a wedge lies on its space, and the tag with its letters hangs
DIE_SIZE, DIE_AT, DIE_THROWN = 118.0, (414.0, 414.0), (398.0, 406.0)
PILE_SIZE, PILE_AT = 132.0, (-408.0, -408.0)
KNIFE_SIZE, KNIFE_AT = 128.0, (412.0, -414.0)


def at(radius: float, angle: float) -> Spot:
    """A point by its distance from the centre and its angle."""
    return radius * sin(radians(angle)), -radius * cos(radians(angle))


def on_spoke(sector: int, out: float, right: float) -> Spot:
    """A point on a spoke: `out` from the centre, `right` of its middle line as one looks outwards."""
    return at(hypot(out, right), SECTOR * sector + degrees(atan2(right, out)))


def spoke_reach(step: int) -> tuple[float, float]:
    """From where to where a spoke's space lies; `step` 1 is next to the hub."""
    width = (SPOKE_END - HUB_OUT) / STEPS
    return HUB_OUT + width * (step - 1), HUB_OUT + width * step


def turn_of(space: int) -> tuple[float, float]:
    """The angles at which a space of the rim begins and ends."""
    name = BOX.spaces[space]
    start = SECTOR * int(name[1]) + (-UNIT if name[0] == "W" else UNIT * int(name[2]))
    return start, start + UNIT * (2 if name[0] == "W" else 1)


@lru_cache(maxsize=SPACES)
def spot(space: int) -> Spot:
    """The centre of a space."""
    name = BOX.spaces[space]
    if BOX.kinds[space] == HUB:
        return 0.0, 0.0
    if name[0] == "S":
        return at(sum(spoke_reach(int(name[2]))) / 2, SECTOR * int(name[1]))
    start, end = turn_of(space)
    inner, outer = (HQ_IN, HQ_OUT) if name[0] == "W" else (RIM_IN, RIM_OUT)
    return at((inner + outer) / 2, (start + end) / 2)


def size_of(space: int) -> float:
    """The size of a space's node."""
    return {HUB: HUB_SIZE, WEDGE: HQ_SIZE}.get(BOX.kinds[space], SPACE_SIZE)


def sector_of(category: int) -> int:
    """The sector with the category's wedge space; in a holder its wedge lies the same way."""
    return BOX.sectors.index(category)


HUB_RING, HUB_HOLDER = 58.0, 60.0
HQ_STAND = 354.0  # how far out holders stand on a wedge space: the sign of its wedge stays in sight
STANDING = {1: 70.0, 2: 56.0, 3: 48.0, 4: 42.0, 5: 42.0, 6: 42.0}
"""Size of a holder by how many stand on a space."""


def standing(space: int, seat: int, there: tuple[int, ...]) -> tuple[float, float, float]:
    """Centre and size of a seat's holder on a space, `there` all that stand on it: nobody hides anybody."""
    if BOX.kinds[space] == HUB:  # everybody has a place of their own there
        return *at(HUB_RING, SECTOR * seat + 30.0), HUB_HOLDER
    x, y = spot(space)
    count, place = len(there), there.index(seat)
    size = STANDING[count]
    rows = 1 if count <= 3 else 2
    each = (count + rows - 1) // rows
    row, column = divmod(place, each)
    along = (column - (min(each, count - row * each) - 1) / 2) * (size * 0.86)
    across = (row - (rows - 1) / 2) * (size * 0.86)
    name = BOX.spaces[space]
    angle = degrees(atan2(x, -y))
    if name[0] == "W":
        x, y = at(HQ_STAND, angle)
    if name[0] != "R":  # along the space's longer side
        angle += 90.0
    (ux, uy), (vx, vy) = at(1.0, angle), at(1.0, angle + 90.0)
    return x + ux * along + vx * across, y + uy * along + vy * across, size


def tray_at(seat: int, seats: int) -> Spot:
    """The centre of a seat's tray at the side of the wheel."""
    return TRAY_X, (seat - (seats - 1) / 2) * TRAY_APART


def wedge_on_space(category: int, height: int) -> Spot:
    """A wedge that nobody has won lies on its space, `height` others under it."""
    sector = sector_of(category)
    x, y = at(BED_AT, SECTOR * sector)
    return x - 0.7 * min(height, 1), y - 3.0 * min(height, 1)


def wedge_in_tray(category: int, seat: int, seats: int) -> Spot:
    """A wedge that a seat has won lies in its tray."""
    x, y = tray_at(seat, seats)
    dx, dy = at(TRAY_WEDGE * 0.46 + 7.5, SECTOR * sector_of(category))
    return x + dx, y + dy


@lru_cache(maxsize=SPACES * 6 * SPACES)
def way(start: int, length: int, end: int) -> tuple[int, ...]:
    """The spaces of a throw's walk from `start` to `end`, both included; () where there is none."""
    walks: list[tuple[int, ...]] = [(start,)]
    for _ in range(length):
        walks = [(*one, near) for one in walks for near in BOX.links[one[-1]] if len(one) < 2 or near != one[-2]]
    return next((one for one in walks if one[-1] == end), ())


__all__ = [
    "CATEGORIES",
    "COLOURED",
    "DIE_AT",
    "DIE_SIZE",
    "DIE_THROWN",
    "FOCUS",
    "KNIFE_AT",
    "KNIFE_SIZE",
    "PILE_AT",
    "PILE_SIZE",
    "VIEW",
    "at",
    "on_spoke",
    "sector_of",
    "size_of",
    "spoke_reach",
    "spot",
    "standing",
    "tray_at",
    "turn_of",
    "way",
    "wedge_in_tray",
    "wedge_on_space",
]
