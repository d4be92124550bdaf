"""What is in the box, as constant tables: squares, rooms, sliding lines, wall places, tiles.

Everything comes from `box.toml`, is checked there with clear sentences, and is laid out here for rules and people.
Squares 0..48 in reading order ("a1" .. "g7"); the 33 open ones have a number of their own, 0..32, in the same order.
Masks of squares have bit q for square q; masks of rooms bit r for room r ("A" = 0).
"""

from __future__ import annotations

import hashlib
import string
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cheeseboard.kernel import i64
from cheeseboard.kernel.table import table

SIDE = 7
OPEN = 33
SQUARES = 49
CORNERS = (0, 6, 42, 48)
CORNER_NAMES = ("NW", "NE", "SW", "SE")
PLANS = ("A", "B")
MATERIALS = ("tile", "straw", "copper")
WALLS = "NSWE"
"""Walls in the order of the twenty places and of the twelve slots."""


class BadBox(ValueError):
    """A box.toml that cannot be read or contradicts itself; the text says which table and why."""


@dataclass(frozen=True, slots=True)
class Box:
    """One box, read and checked."""

    title: str
    digest: str  # SHA-256 of the file: what identifies the box
    rows: str  # letters of the rows, north to south
    sliding: tuple[int, ...]  # rows and columns that slide
    rooms: tuple[tuple[int, ...], ...]  # (plan, 49) room of a square, -1 = a tower
    materials: tuple[int, ...]  # number of squares of a tile, straw, copper roof
    cheeses: tuple[str, ...]  # (7) names
    each: int  # tiles of a kind of cheese
    plain: int
    traps: int
    tokens: int  # of a kind
    mice: int
    actions: int
    targets: tuple[int, int]  # kinds that win: base game, with the expansion
    lost: int
    pantry: int
    pantry_mice: int


def _fail(where: str, what: str) -> BadBox:
    return BadBox(f"box.toml, [{where}]: {what}")


def _plan(name: str, lines: Sequence[Any], roofs: Mapping[str, Any]) -> tuple[int, ...]:
    where = "rooms"
    text = "".join(str(line) for line in lines)
    if len(lines) != SIDE or any(len(str(line)) != SIDE for line in lines):
        raise _fail(where, f"plan {name} needs seven lines of seven letters")
    if tuple(q for q in range(SQUARES) if text[q] == "#") != CORNERS:
        raise _fail(where, f"plan {name}: the four corners, and only they, are towers (#)")
    letters = sorted(set(text) - {"#"})
    if letters != list(string.ascii_uppercase[: len(letters)]):
        raise _fail(where, f"plan {name}: rooms are called by the letters from A on")
    sizes: dict[int, int] = {}
    for letter in letters:
        squares = [q for q in range(SQUARES) if text[q] == letter]
        high = max(q // SIDE for q in squares) - min(q // SIDE for q in squares) + 1
        wide = max(q % SIDE for q in squares) - min(q % SIDE for q in squares) + 1
        if high * wide != len(squares) or (len(squares) == 4 and high != 2):
            raise _fail(where, f"plan {name}: room {letter} must be two or three squares in a row, or two by two")
        sizes[len(squares)] = sizes.get(len(squares), 0) + 1
    want = {int(roofs[m]["squares"]): int(roofs[m]["count"]) for m in MATERIALS}
    if sizes != want:
        raise _fail(where, f"plan {name}: rooms by size are {sizes}, but the roofs are {want}")
    for q in range(SQUARES - SIDE - 1):
        if q % SIDE < SIDE - 1 and len({text[q], text[q + 1], text[q + SIDE], text[q + SIDE + 1]}) == 4:
            raise _fail(where, f"plan {name}: four rooms meet at one point, so “touches” has two meanings there")
    return tuple(letters.index(c) if c != "#" else -1 for c in text)


def read_box(text: str) -> Box:
    """Read and check a box.toml. Raises BadBox with a sentence that says which table is wrong and why."""
    try:
        data = tomllib.loads(text)
        roofs, tiles, castle = data["roofs"], data["tiles"], data["castle"]
        box = Box(
            title=str(data["title"]),
            digest=hashlib.sha256(text.encode()).hexdigest(),
            rows=str(castle["rows"]),
            sliding=tuple(int(k) for k in castle["sliding"]),
            rooms=tuple(_plan(name, data["rooms"][name], roofs) for name in PLANS),
            materials=tuple(int(roofs[m]["squares"]) for m in MATERIALS),
            cheeses=tuple(str(name) for name in tiles["cheeses"]),
            each=int(tiles["each"]),
            plain=int(tiles["plain"]),
            traps=int(tiles["traps"]),
            tokens=int(data["tokens"]["each"]),
            mice=int(data["pieces"]["mice"]),
            actions=int(data["turn"]["actions"]),
            targets=(int(data["goal"]["base"]), int(data["goal"]["expansion"])),
            lost=int(data["goal"]["lost"]),
            pantry=int(data["pantry"]["places"]),
            pantry_mice=int(data["pantry"]["mice"]),
        )
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"box.toml cannot be read: {error}") from error
    except KeyError as error:
        raise BadBox(f"box.toml: the entry {error} is missing") from error
    except (TypeError, ValueError) as error:
        if isinstance(error, BadBox):
            raise
        raise BadBox(f"box.toml: an entry has the wrong form ({error})") from error
    if sorted(box.rows) != list("abcdefg") or box.sliding != (1, 3, 5):
        raise _fail("castle", "rows are a to g, and the second, fourth and sixth row and column slide")
    if len(box.cheeses) != 7 or len(set(box.cheeses)) != 7 or box.mice != 4 or box.pantry != 4:
        raise _fail("tiles", "there are seven kinds of cheese, four mice a player and four places in the pantry")
    if box.each * 7 + box.plain + box.traps != OPEN + 1:
        raise _fail("tiles", f"the tiles of the base game fill {OPEN} squares and leave one over")
    return box


BOX = read_box((Path(__file__).parent / "box.toml").read_text("utf-8"))
"""The box that ships with the game."""

ROOMS = 18
MICE = BOX.mice
ACTION_POINTS = BOX.actions
LOST = BOX.lost
TOKENS = BOX.tokens
PANTRY = BOX.pantry
PANTRY_MICE = BOX.pantry_mice
TARGET_BASE, TARGET_EXPANSION = BOX.targets

# Kinds of tile.
UNSEEN, CHEESE, PLAIN, TRAP, GONZOLA_TILE, PASSAGE, MECHANISM = 0, 1, 8, 9, 10, 11, 12
KINDS = 13
KIND_NAMES = ("?", *BOX.cheeses, "plain", "trap", "gonzola", "passage", "mechanism")
PLAIN_TILES = BOX.plain
TILES_OF_KIND = table([0, *[BOX.each] * 7, BOX.plain, BOX.traps, 1, 1, 1])
"""How many of a kind there are with everything in play."""

_OPEN = [q for q in range(SQUARES) if q // SIDE in BOX.sliding or q % SIDE in BOX.sliding]


def _mask(squares: Sequence[int]) -> int:
    return sum(1 << q for q in squares)


def _near(q: int, diagonal: bool) -> list[int]:
    row, column = divmod(q, SIDE)
    steps = [(-1, 0), (0, -1), (0, 1), (1, 0), *([(-1, -1), (-1, 1), (1, -1), (1, 1)] if diagonal else [])]
    places = [(row + r, column + c) for r, c in steps]
    return [r * SIDE + c for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE]


def _rooms_at(plan: int, squares: Sequence[int]) -> int:
    return _mask(sorted({BOX.rooms[plan][q] for q in squares if BOX.rooms[plan][q] >= 0}))


def _room_squares(plan: int, room: int) -> list[int]:
    return [q for q in range(SQUARES) if BOX.rooms[plan][q] == room]


def _touching(plan: int, room: int) -> int:
    squares = _room_squares(plan, room)
    return _rooms_at(plan, [n for q in squares for n in _near(q, True)]) & ~(1 << room)


def _doors() -> list[int]:
    """(20) the square before a wall place: N2..N6, S2..S6, Wb..Wf, Eb..Ef."""
    inner = range(1, SIDE - 1)
    north, south = list(inner), [SQUARES - SIDE + k for k in inner]
    return [*north, *south, *[k * SIDE for k in inner], *[k * SIDE + SIDE - 1 for k in inner]]


def _slot_line(wall: str, k: int) -> list[int]:
    """Squares of a line from the slot inward."""
    line = [k * SIDE + i for i in range(SIDE)] if wall in "WE" else [i * SIDE + k for i in range(SIDE)]
    return line if wall in "NW" else line[::-1]


_DOORS = _doors()
_SLOTS = [(wall, k) for wall in WALLS for k in BOX.sliding]
_PLACES = [(wall, k) for wall in WALLS for k in range(1, SIDE - 1)]


def _line_of(wall: str, k: int) -> int:
    """Number of a sliding line: rows b, d, f = 0..2, columns 2, 4, 6 = 3..5; -1 = it does not slide."""
    return -1 if k not in BOX.sliding else BOX.sliding.index(k) + (0 if wall in "WE" else 3)


def _door_rooms(plan: int, place: int) -> int:
    """Rooms of the door square and of the squares beside it along the wall: what lies straight or aslant before it."""
    door, along = _DOORS[place], 1 if _PLACES[place][0] in "NS" else SIDE
    return _rooms_at(plan, [q for q in (door - along, door, door + along) if q not in CORNERS])


OPEN_AT = table([_OPEN.index(q) if q in _OPEN else -1 for q in range(SQUARES)])  # (49) number of the open square, -1
OPEN_SQUARE = table(_OPEN)  # (33) its inverse
ROOM = table(BOX.rooms)  # (2, 49) room of a square, -1 = a tower
ROOM_SQUARES = table([[_mask(_room_squares(p, r)) for r in range(ROOMS)] for p in range(2)], i64)  # (2, 18)
ROOM_NEXT = table([[_touching(p, r) for r in range(ROOMS)] for p in range(2)])  # (2, 18) rooms that touch it
AROUND = table([[_rooms_at(p, _near(q, True)) for q in range(SQUARES)] for p in range(2)])  # (2, 49)
NEXT = table([_mask([n for n in _near(q, False) if n not in CORNERS]) for q in range(SQUARES)], i64)  # (49) steps
DOOR = table(_DOORS)  # (20) square before a wall place
DOOR_LINE = table([_line_of(wall, k) for wall, k in _PLACES])  # (20) sliding line a tower blocks there, -1 = none
DOOR_ROOMS = table([[_door_rooms(p, k) for k in range(20)] for p in range(2)])  # (2, 20)
SLOT_LINE = table([_line_of(wall, k) for wall, k in _SLOTS])  # (12) sliding line behind a slot
SLOT_CELLS = table([[_OPEN.index(q) for q in _slot_line(wall, k)] for wall, k in _SLOTS])  # (12, 7)
OPPOSITE = table([(s + 3) % 6 + (0 if s < 6 else 6) for s in range(12)])  # (12) slot at the other end
LINES = 6
PLACES = 20
SLOTS = 12
CORNER_MASK = _mask(CORNERS)
BOARD_MASK = (1 << SQUARES) - 1
WALKED = BOARD_MASK & ~CORNER_MASK  # squares a mouse can step onto
NOT_WEST = _mask([q for q in range(SQUARES) if q % SIDE != 0])
NOT_EAST = _mask([q for q in range(SQUARES) if q % SIDE != SIDE - 1])
CENTRE = SQUARES // 2


def square_name(q: int) -> str:
    """0 -> "a1"."""
    return f"{BOX.rows[q // SIDE]}{q % SIDE + 1}"


def square_number(name: str) -> int:
    """ "d4" -> 24; -1 = no such square."""
    low = name.casefold()
    ok = len(low) == 2 and low[0] in BOX.rows and low[1] in "1234567"
    return BOX.rows.index(low[0]) * SIDE + int(low[1]) - 1 if ok else -1


def _wall_name(wall: str, k: int) -> str:
    return f"{wall}{BOX.rows[k] if wall in 'WE' else k + 1}"


PLACE_NAMES = tuple(_wall_name(wall, k) for wall, k in _PLACES)
SLOT_NAMES = tuple(_wall_name(wall, k) for wall, k in _SLOTS)
ROOM_NAMES = tuple(string.ascii_uppercase[:ROOMS])
