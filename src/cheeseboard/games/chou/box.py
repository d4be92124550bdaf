"""What is in the box, as constant tables: cells, directions, path, start points, arrow sets.

Everything comes from `box.toml`, is checked there with clear sentences, and is laid out here for rules and people.
Cells are 0..18 in reading order ("a1" .. "e3"), points 0..23 (people call them 1..24), directions 0..5 ("e" .. "se").
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cheeseboard.kernel.errors import Mistake
from cheeseboard.kernel.table import table
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.toml import place

ARROW_SETS = ("A6", "B65", "A5")
"""Arrow sets by the number the record stores."""


class BadBox(Mistake):
    """A box.toml that cannot be read or contradicts itself; the sentence says which table and why."""


@dataclass(frozen=True, slots=True)
class Box:
    """One box, read and checked. Cells and points by number; names are what people write."""

    title: str
    digest: str  # SHA-256 of the file: what identifies the box
    cells: tuple[str, ...]  # (19) names
    places: tuple[tuple[int, int], ...]  # (19) axial q, r
    cabin: int  # cell of the Cabin
    directions: tuple[str, ...]  # (6) names
    beside: tuple[tuple[int, ...], ...]  # (19, 6) neighbouring cell, -1 = the edge
    touches: tuple[tuple[int, ...], ...]  # (24, 3) cells that meet at a point
    paths: tuple[tuple[int, ...], ...]  # (24) neighbouring points, ascending
    start: tuple[int, int]  # points of pawns A and B
    full: int  # cabbages that fill the compost
    worth: tuple[int, int]  # what a Cabbage and a Double count on the compost
    bushes: int  # how many of each go into the garden with the option
    doubles: int
    pools: tuple[tuple[tuple[int, int], ...], ...]  # (arrow set)(base, cabbage, double) = tiles with six, with five


def _fail(table: str, what: str, **args: str | int) -> BadBox:
    """What is wrong in a table of the file: `what` is the message `box-…`."""
    return BadBox("error-box-table", table=table, reason=Msg(f"box-{what}", dict(args)))


def _cell(names: Sequence[str], name: Any, where: str) -> int:
    if name not in names:
        raise _fail(where, "cell", cell=str(name))
    return names.index(name)


def _board(data: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...], int]:
    rows = data["board"]["cells"]
    names = tuple(str(name) for name, _, _ in rows)
    places = tuple((int(q), int(r)) for _, q, r in rows)
    if any(re.fullmatch("[a-z][0-9]", name) is None for name in names):
        raise _fail("board", "cell-name")
    if [(r, q) for q, r in places] != sorted((r, q) for q, r in places) or len(places) != 19:
        raise _fail("board", "cell-rows", count=19)
    if len(set(names)) != len(names) or len(set(places)) != len(places):
        raise _fail("board", "cell-twice")
    if len(names) != data["tiles"]["cabin"] + data["tiles"]["cabbage"]:
        raise _fail("board", "cell-count", cells=len(names), needed=data["tiles"]["cabin"] + data["tiles"]["cabbage"])
    return names, places, _cell(names, data["board"]["cabin"], "board")


def _beside(data: Mapping[str, Any], places: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    steps = [(int(q), int(r)) for _, q, r in data["directions"]["steps"]]
    if len(steps) != 6 or any((-q, -r) != steps[(k + 3) % 6] for k, (q, r) in enumerate(steps)):
        raise _fail("directions", "steps")
    at = {place: cell for cell, place in enumerate(places)}
    return tuple(tuple(at.get((q + dq, r + dr), -1) for dq, dr in steps) for q, r in places)


def _path(
    data: Mapping[str, Any], names: Sequence[str], beside: Sequence[Sequence[int]]
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    touches = tuple(tuple(sorted(_cell(names, c, "path") for c in row)) for row in data["path"]["touches"])
    if len(touches) != 24:
        raise _fail("path", "points", wanted=24, found=len(touches))
    for point, row in enumerate(touches):
        if len(set(row)) != 3 or any(b not in beside[a] for a in row for b in row if a != b):
            raise _fail("path", "point-cells", point=point)
    paths: list[set[int]] = [set() for _ in touches]
    for a, b in data["path"]["edges"]:
        if not (0 <= a < len(touches) and 0 <= b < len(touches)):
            raise _fail("path", "edge-end", a=a, b=b)
        if len(set(touches[a]) & set(touches[b])) != 2:
            raise _fail("path", "edge-side", a=a, b=b)
        paths[a].add(b)
        paths[b].add(a)
    if any(not near for near in paths) or len(_reach(paths, 0)) != len(touches):
        raise _fail("path", "unreachable")
    return touches, tuple(tuple(sorted(near)) for near in paths)


def _reach(paths: Sequence[set[int]], start: int) -> dict[int, int]:
    """Steps to every point that can be reached from `start`."""
    steps = {start: 0}
    todo = [start]
    for point in todo:
        for near in paths[point]:
            if near not in steps:
                steps[near] = steps[point] + 1
                todo.append(near)
    return steps


def _pools(data: Mapping[str, Any]) -> tuple[tuple[tuple[int, int], ...], ...]:
    tiles = data["tiles"]
    want = {
        "base": tiles["cabbage"],
        "cabbage": tiles["cabbage"] - tiles["bush"] - tiles["double"],
        "double": tiles["double"],
    }
    found = []
    for name in ARROW_SETS:
        rows = data["arrows"][name]
        for part, size in want.items():
            if rows[part]["six"] + rows[part]["five"] != size:
                raise _fail(f"arrows.{name}", "arrows", part=part, size=size)
        found.append(tuple((int(rows[part]["six"]), int(rows[part]["five"])) for part in want))
    return tuple(found)


def read_box(text: str) -> Box:
    """Read and check a box.toml. Raises BadBox with a sentence that says which table is wrong and why."""
    try:
        data = tomllib.loads(text)
        names, places, cabin = _board(data)
        beside = _beside(data, places)
        touches, paths = _path(data, names, beside)
        start = tuple(int(p) for p in data["start"]["pawns"])
        for point in start:
            if not 0 <= point < len(touches) or cabin not in touches[point]:
                raise _fail("start", "start", point=point)
        if len(start) != 2 or any(c != cabin and c in touches[start[1]] for c in touches[start[0]]):
            raise _fail("start", "opposite")
        return Box(
            title=str(data["title"]),
            digest=hashlib.sha256(text.encode()).hexdigest(),
            cells=names,
            places=places,
            cabin=cabin,
            directions=tuple(str(row[0]) for row in data["directions"]["steps"]),
            beside=beside,
            touches=touches,
            paths=paths,
            start=(start[0], start[1]),
            full=int(data["compost"]["full"]),
            worth=(int(data["compost"]["cabbage"]), int(data["compost"]["double"])),
            bushes=int(data["tiles"]["bush"]),
            doubles=int(data["tiles"]["double"]),
            pools=_pools(data),
        )
    except tomllib.TOMLDecodeError as error:
        raise BadBox("error-box-toml", reason=place(error)) from error
    except KeyError as error:
        raise BadBox("error-box-toml", reason=Msg("box-missing", {"entry": str(error.args[0])})) from error
    except (TypeError, ValueError) as error:
        if isinstance(error, BadBox):
            raise
        raise BadBox("error-box-toml", reason=Msg("box-form")) from error


BOX = read_box((Path(__file__).parent / "box.toml").read_text("utf-8"))
"""The box that ships with the game."""

CELLS = len(BOX.cells)
POINTS = len(BOX.touches)
CABIN_CELL = BOX.cabin
GARDEN = tuple(c for c in range(CELLS) if c != CABIN_CELL)  # the 18 cells with tiles
PAIRS = len(GARDEN) * (len(GARDEN) + 1) // 2
"""Unordered pairs of garden cells, a cell with itself included (that slot means: one rabbit is left, here)."""


def _steps() -> list[list[int]]:
    paths = [set(near) for near in BOX.paths]
    far = [_reach(paths, p) for p in range(POINTS)]
    return [[far[p][q] for q in range(POINTS)] for p in range(POINTS)]


def _padded(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    wide = max(len(row) for row in rows)
    return [[*row, *[-1] * (wide - len(row))] for row in rows]


def _rays() -> list[list[list[int]]]:
    """(19, 6, 5): the cells met in a direction, then 31 (no cell has that bit), and -1 at the end: none of them."""
    rays: list[list[list[int]]] = []
    for cell in range(CELLS):
        rays.append([])
        for way in range(6):
            line: list[int] = []
            c = BOX.beside[cell][way]
            while c >= 0:
                line.append(c)
                c = BOX.beside[c][way]
            if len(line) > RAY_CELLS:
                raise _fail("board", "long-line", count=RAY_CELLS + 1)
            rays[cell].append([*line, *[31] * (RAY_CELLS - len(line)), -1])
    return rays


def _pairs() -> list[list[int]]:
    number: dict[tuple[int, int], int] = {}
    for i, a in enumerate(GARDEN):
        for b in GARDEN[i:]:
            number[a, b] = len(number)
    return [[number.get((min(a, b), max(a, b)), -1) for b in range(CELLS)] for a in range(CELLS)]


def _pair_cells() -> list[list[int]]:
    return [[a, b] for i, a in enumerate(GARDEN) for b in GARDEN[i:]]


def _share() -> list[list[list[int]]]:
    """By pool and kind of tile (1 = Cabbage, 2 = Double; see rules_state): 32 for six arrows, 1 for fewer."""
    faces = [0 if mask == 0 else 32 if mask == 63 else 1 for mask in range(64)]
    none = [0] * 64
    return [[faces if kind in kinds else none for kind in range(5)] for kinds in ((1, 2), (1,), (2,))]


RAY_CELLS = 4
_STEPS = _steps()
_WALKS = [[q for q in range(POINTS) if _STEPS[p][q] in (0, 2)] for p in range(POINTS)]

BESIDE = table(BOX.beside)  # (19, 6) next cell in a direction, -1 = the edge
RAYS = table(_rays())  # (19, 6, 5) the whole line; see _rays
LOWEST = table([4, *[(k & -k).bit_length() - 1 for k in range(1, 16)]])  # lowest bit of 4 bits; 4 = none
NEAR = table(_padded(BOX.paths))  # (24, 3) points one step away, -1 at the end
WALKS = table(_padded(_WALKS))  # (24, 7) points two steps away, the point itself included, -1 at the end
STEPS = table(_STEPS)  # (24, 24) length of the shortest walk
AROUND = table(BOX.touches)  # (24, 3) cells that meet at a point
TOUCH = table([[c if c != CABIN_CELL else -1 for c in row] for row in BOX.touches])  # the same, -1 for the Cabin
PAIR = table(_pairs())  # (19, 19) slot of an unordered pair in a belief, -1 with the Cabin
PAIR_CELLS = table(_pair_cells())  # (171, 2) its inverse
POOL = table([[six * 32 + five for six, five in row] for row in BOX.pools])  # (arrow set, 3): base, cabbage, double
SHARE = table(_share())  # (3, 5, 64): what a tile of a kind with a mask takes from a pool's number
GAPS = table([63 ^ (1 << k) for k in range(5, -1, -1)])  # masks with five arrows, ascending
START_A, START_B = BOX.start
FULL = BOX.full
WORTH_CABBAGE, WORTH_DOUBLE = BOX.worth
BUSHES = BOX.bushes
DOUBLES = BOX.doubles


def cell_name(cell: int) -> str:
    """0 -> "a1"; "?" outside the board."""
    return BOX.cells[cell] if 0 <= cell < CELLS else "?"


def cell_number(name: str) -> int:
    """ "b4" -> 6, in upper or lower case; -1 = no such cell."""
    low = name.casefold()
    return BOX.cells.index(low) if low in BOX.cells else -1


def point_name(point: int) -> str:
    """0 -> "1": points are printed as 1 .. 24."""
    return str(point + 1)


def point_number(name: str) -> int:
    """ "12" -> 11; -1 = no such point."""
    return int(name) - 1 if name.isascii() and name.isdigit() and 1 <= int(name) <= POINTS else -1


def arrows_text(mask: int) -> str:
    """63 -> "*" (six arrows), 61 -> "-ne" (that one missing); "-ne-sw" where more are missing."""
    return "*" if mask == 63 else "".join(f"-{name}" for k, name in enumerate(BOX.directions) if not mask >> k & 1)


def arrows_mask(text: str) -> int:
    """Inverse of `arrows_text` for six or five arrows; -1 = no such text."""
    low = text.casefold()
    if low == "*":
        return 63
    name = low.removeprefix("-")
    return 63 ^ 1 << BOX.directions.index(name) if name != low and name in BOX.directions else -1
