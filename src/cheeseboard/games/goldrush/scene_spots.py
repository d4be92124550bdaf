"""Where figures, sacks and the Sheriff stand on a tile: one answer for the scene and for the art, which keeps clear.

Units: a tile is 100 x 100, y grows downwards, its centre is (50, 50). `at` is a segment's place on the turned tile.
"""

from __future__ import annotations

import math

FIGURE, SACK, STAR, SPOT = 40.0, 32.0, 34.0, 26.0  # sizes on the board

APART = 27.0  # spots of one tile that may be chosen keep so far from each other: no ring lies over another
RIM = 13.0  # and this far inside the tile
ROUNDS, SPARE = 200, 0.5  # of pushing, and how much further than needed

ASIDE = 15.0  # a miner steps aside, so that no nugget is hidden
EDGE = 19.0  # a figure stays this far inside its tile
NEAR = 14.0  # a sack this far
NEAR_SIDE = 28.0  # a mountain whose `at` lies nearer to E or W than this runs along that side

Point = tuple[float, float]


def turned(x: float, y: float, turn: int) -> Point:
    """A point after `turn` quarter turns clockwise."""
    for _ in range(turn % 4):
        x, y = 100.0 - y, x
    return x, y


def inside(x: float, y: float, edge: float = EDGE) -> Point:
    """The nearest point at which a figure does not lean over the border."""
    return min(max(x, edge), 100.0 - edge), min(max(y, edge), 100.0 - edge)


def figure(kind: str, x: float, y: float) -> Point:
    """Centre of a cowboy or a tent on a segment with this `at`. Kinds: mountain, railroad, prairie, city, graveyard."""
    if kind == "mountain":
        if NEAR_SIDE < x < 100 - NEAR_SIDE:
            return inside(x + ASIDE, y + 4)
        return inside(x, y + ASIDE + 9)
    if kind == "city":
        return inside(x + 13, y + 15)
    if kind == "graveyard":
        return inside(x + 19, y + 17)
    if kind == "railroad-aside":  # a locomotive stands on the stub
        return inside(x + 19, y - 2) if NEAR_SIDE < x < 100 - NEAR_SIDE else inside(x, y + 17)
    return inside(x, y - 6)


def sack(x: float, y: float) -> Point:
    """Centre of the sack with a mountain's tokens: across from the miner."""
    if NEAR_SIDE < x < 100 - NEAR_SIDE:
        return inside(x - ASIDE - 11, y + 2, NEAR)
    return inside(x, y - ASIDE - 13, NEAR)


def star(x: float, y: float) -> Point:
    """Centre of the Sheriff: he leans on the sack that he guards, and leaves its number open."""
    px, py = sack(x, y)
    return inside(px - 10, py + 6, NEAR)


def spread(places: tuple[Point, ...]) -> tuple[Point, ...]:
    """The places, pushed apart until any two are `APART` from each other, each as near to its own as that allows."""
    moved = [list(place) for place in places]
    for _ in range(ROUNDS):
        for i, one in enumerate(moved):
            for other in moved[:i]:
                dx, dy = one[0] - other[0], one[1] - other[1]
                away = math.hypot(dx, dy)
                if away < APART:
                    push = (APART + SPARE - away) / 2 / (away or 1.0)
                    one[0], one[1] = one[0] + dx * push, one[1] + dy * push
                    other[0], other[1] = other[0] - dx * push, other[1] - dy * push
        for one in moved:
            one[:] = inside(one[0], one[1], RIM)
    return tuple((x, y) for x, y in moved)
