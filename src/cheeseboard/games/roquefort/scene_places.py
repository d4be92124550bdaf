"""Where everything lies: one answer for the scene and for the art, which draws the ground for it.

Units: a square of the castle is 100 x 100, the castle's upper left corner is (0, 0), y grows downwards.
"""

from __future__ import annotations

from cheeseboard.games.roquefort.box import BOX, PLACE_NAMES, ROOMS, SIDE, SLOT_NAMES, SQUARES

Point = tuple[float, float]

VIEW = (-124.0, -262.0, 1224.0, 1086.0)
FOCUS = (-124.0, -262.0, 948.0, 1086.0)  # what a narrow screen shows first: the castle and the yard before it

# Sizes. Clients put the letter of a thing above 100 inside it.
SQUARE, TILE, FIGURE, GONZOLA, TOWER, SLOT, WALL = 100.4, 94.0, 62.0, 78.0, 88.0, 62.0, 34.0
FREE, TRACE, PEG, TOKEN, CELLMATE, WAITING, TAB = 92.0, 40.0, 42.0, 32.0, 44.0, 70.0, 38.0

SLOT_OFF, WALL_OFF = 86.0, 38.0  # how far from the squares a flag and a hung tower stand
LEAN = {"tile": 52.0, "straw": 36.0, "copper": 47.0}  # size of a lifted roof, by material

TRAY: Point = (-62.0, -186.0)
SHELF_Y = -194.0
TAB_Y = -133.0
DUNGEON: Point = (966.0, 548.0)  # centre of the pit's picture, 256 x 128
COUNTER_X, COUNTER_Y, COUNTER_ROW = 866.0, 640.0, 39.0  # tokens: first kind, first seat, next seat


def square_at(q: int) -> Point:
    """Centre of a square."""
    return 100.0 * (q % SIDE) + 50.0, 100.0 * (q // SIDE) + 50.0


def _outside(name: str, off: float) -> Point:
    """The point before the wall: "N3", "Wd"."""
    wall, letter = name[0], name[1]
    along = 100.0 * (BOX.rows.index(letter) if wall in "WE" else int(letter) - 1) + 50.0
    far = -off if wall in "NW" else 700.0 + off
    return (far, along) if wall in "WE" else (along, far)


def _rack(room: int) -> Point:
    """Where the lifted roof of a room leans."""
    return 896.0 + 136.0 * (room % 2), -212.0 + 79.0 * (room // 2)


def _middle(plan: int, room: int) -> Point:
    places = [square_at(q) for q in range(SQUARES) if BOX.rooms[plan][q] == room]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _shape(plan: int, room: int) -> str:
    """Drawing of a room's roof: "tile-h", "tile-h-b" (without a chimney), "straw-v", "copper"."""
    squares = [q for q in range(SQUARES) if BOX.rooms[plan][q] == room]
    if len(squares) == BOX.materials[2]:
        return "copper"
    way = "h" if squares[1] - squares[0] == 1 else "v"
    if len(squares) == BOX.materials[1]:
        return f"straw-{way}"
    return f"tile-{way}{'' if room % 3 else '-b'}"


SLOT_AT = tuple(_outside(name, SLOT_OFF) for name in SLOT_NAMES)
PLACE_AT = tuple(_outside(name, WALL_OFF) for name in PLACE_NAMES)
RACK_AT = tuple(_rack(room) for room in range(ROOMS))
ROOF_AT = tuple(tuple(_middle(plan, room) for room in range(ROOMS)) for plan in range(2))
ROOF_SHAPE = tuple(tuple(_shape(plan, room) for room in range(ROOMS)) for plan in range(2))
FREE_AT: tuple[Point, ...] = tuple((56.0 + 104.0 * f, SHELF_Y) for f in range(4))
WAIT_AT: tuple[Point, ...] = tuple((488.0 + 72.0 * seat, -186.0) for seat in range(5))
PEG_AT: tuple[Point, ...] = tuple((TRAY[0] + dx, TRAY[1] + dy) for dy in (-24, 22) for dx in (-22, 22))


def cell_of_dungeon(k: int) -> Point:
    """Where the k-th fallen mouse sits."""
    return DUNGEON[0] - 99.5 + 39.0 * (k % 6), DUNGEON[1] - 21.0 + 42.0 * (k // 6 % 2)


def token_at(seat: int, kind: int) -> Point:
    """A token of a kind (1..7) in a seat's row; kind 0 is the seat's own face."""
    return COUNTER_X + 29.5 * kind - (8 if kind == 0 else 0), COUNTER_Y + COUNTER_ROW * seat
