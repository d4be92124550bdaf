"""The castle as one draws it on paper: squares by name, rooms, neighbours, sliding lines, places on the wall.

Written from the dossier (sections 1.1 to 1.5, 4.2) by somebody who has not read the engine. A place is its name: "d4" a
square, "NW" a corner tower, "T" the movable tower, "p2" a place of the pantry, "-" outside, "x" the dungeon.
"""

from __future__ import annotations

ROWS, COLUMNS = "abcdefg", "1234567"
PLANS = {
    "A": ("#AAABB#", "CCDDBBE", "CCFGGGE", "HIFJKLL", "HIMJKNO", "PPMJQNO", "#RRRQN#"),
    "B": ("#AABCC#", "DDEBFFF", "GGEHHIJ", "KKEHHIJ", "LMMMNIO", "LPPQNRO", "#PPQNR#"),
}
CORNERS = {"NW": (0, 0), "NE": (0, 6), "SW": (6, 0), "SE": (6, 6)}
AT = {f"{ROWS[r]}{COLUMNS[c]}": (r, c) for r in range(7) for c in range(7) if (r, c) not in CORNERS.values()}
FIELDS = tuple(AT)
"""The 45 fields in reading order."""
WHERE = {**AT, **CORNERS}
OPEN = tuple(name for name, (r, c) in AT.items() if r % 2 == 1 or c % 2 == 1)
"""The 33 fields with a tile."""
CENTRE = "d4"
PLACES = ("p1", "p2", "p3", "p4")


def _fields_round(r: int, c: int, corners_too: bool) -> frozenset[str]:
    found = set()
    for name, (row, column) in AT.items():
        down, right = abs(row - r), abs(column - c)
        if (down, right) != (0, 0) and (max(down, right) == 1 if corners_too else down + right == 1):
            found.add(name)
    return frozenset(found)


ROUND = {name: _fields_round(r, c, True) for name, (r, c) in WHERE.items()}
"""Fields next to a field or corner tower, diagonally too."""
BESIDE = {name: _fields_round(r, c, False) for name, (r, c) in WHERE.items()}
"""Fields straight next to it: where one can step."""


def _line(wall: str, mark: str) -> tuple[str, ...]:
    """The line behind a slot, from the slot inward."""
    if wall in "WE":
        squares = [f"{mark}{c}" for c in COLUMNS]
    else:
        squares = [f"{r}{mark}" for r in ROWS]
    return tuple(squares if wall in "WN" else reversed(squares))


SLOTS = {f"{wall}{mark}": _line(wall, mark) for wall in "NSWE" for mark in ("bdf" if wall in "WE" else "246")}
FACING = {"N": "S", "S": "N", "W": "E", "E": "W"}
DOORS = {
    **{f"N{k}": f"a{k}" for k in "23456"},
    **{f"S{k}": f"g{k}" for k in "23456"},
    **{f"W{k}": f"{k}1" for k in "bcdef"},
    **{f"E{k}": f"{k}7" for k in "bcdef"},
}
"""The twenty places of the movable tower, and the field before each."""


def opposite(slot: str) -> str:
    return FACING[slot[0]] + slot[1:]


def seen_from_wall(place: str) -> frozenset[str]:
    """The door field and the fields beside it along the wall."""
    door = DOORS[place]
    along = 0 if place[0] in "NS" else 1  # those in the same row, or in the same column
    return frozenset({door}) | {name for name in BESIDE[door] if AT[name][along] == AT[door][along]}


def rooms_of(plan: str) -> dict[str, str]:
    return {name: PLANS[plan][r][c] for name, (r, c) in AT.items()}


def touching(plan: str) -> dict[str, frozenset[str]]:
    """Rooms that share an edge or a corner with a room."""
    room = rooms_of(plan)
    found: dict[str, set[str]] = {letter: set() for letter in room.values()}
    for name in FIELDS:
        found[room[name]] |= {room[other] for other in ROUND[name]} - {room[name]}
    return {letter: frozenset(others) for letter, others in found.items()}
