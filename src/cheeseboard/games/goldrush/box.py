"""What is in the box, as constant tables: tiles and their segments, tokens, pieces, points.

Everything comes from `box.toml`, is checked there with clear sentences, and is laid out here for rules and people.
A face is a kind of tile, numbered in the order of the file. A turn counts quarter turns clockwise. Sides 0..3 are
N E S W, half-edges 0..7 clockwise Na Nb Ea Eb Sa Sb Wa Wb. The segments of a face are numbered: mountains, rails,
prairies (each in the order of the file), the city if any, the graveyard if any.
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
from cheeseboard.toolkit.toml import place as place_in_file

SIDES = "NESW"
HALVES = ("Na", "Nb", "Ea", "Eb", "Sa", "Sb", "Wa", "Wb")
MOUNTAIN, RAIL, PRAIRIE, CITY, GRAVEYARD = 0, 1, 2, 3, 4
"""Kinds of segments. On an edge the same order counts from 1: 1 = mountain, 2 = railroad, 3 = prairie, 0 = nothing."""
KIND_NAMES = ("mountain", "railroad", "prairie", "city", "graveyard")
SETS = ("base", "sheriff")
MOST_TILES, MOST_SEGMENTS, MOST_PEAKS, MOST_STATIONS, MOST_FACES = 78, 12, 2, 16, 64
"""What the record and actions have room for: tiles, segments and mountains a tile, tiles with several rails, kinds."""


MOST_ICONS, MOST_OF_A_KIND = 120, 60
"""Symbols, locomotives, tipis or herds of a set that features can count; and how many of one thing a tile may name."""


class BadBox(Mistake):
    """A box.toml that cannot be read or contradicts itself; the sentence says which table or tile and why."""


@dataclass(frozen=True, slots=True)
class Segment:
    """One area of a face as it is drawn (turn 0)."""

    kind: int  # MOUNTAIN, RAIL, PRAIRIE, CITY, GRAVEYARD
    halves: tuple[int, ...]  # half-edges it owns; a rail owns none
    sides: tuple[int, ...]  # sides a mountain or rail leaves by
    size: int  # nugget symbols, 1 for a rail (the tile it counts), tipi camps
    extra: int  # locomotives, herds
    end: str  # of a stub: "city" or "junction"; "" = none
    at: tuple[float, float]  # where a figure stands, 0..1, unturned


@dataclass(frozen=True, slots=True)
class Face:
    """One kind of tile as it is drawn (turn 0)."""

    id: str
    set: int  # place in SETS
    source: str
    count: int
    start: bool
    star: bool
    sides: tuple[int, ...]  # (4) 1 = mountain, 2 = railroad, 3 = prairie
    segments: tuple[Segment, ...]
    junction: tuple[float, float] | None  # where the small station stands, unturned

    def locals(self, kind: int) -> list[int]:
        """Numbers of the segments of one kind."""
        return [k for k, one in enumerate(self.segments) if one.kind == kind]


@dataclass(frozen=True, slots=True)
class Box:
    """One box, read and checked."""

    title: str
    digest: str  # SHA-256 of the file: what identifies the box
    faces: tuple[Face, ...]
    values: tuple[int, ...]  # of the tokens, ascending
    counts: tuple[int, ...]  # how many of each
    players: tuple[int, int]  # fewest and most
    cowboys: int  # of a seat, without the one that marks the score
    points: Mapping[str, int]


def _fail(where: str, what: str, **args: str | int | tuple[str, ...]) -> BadBox:
    """What is wrong in a table or tile of the file: `what` is the message `box-…`."""
    return BadBox("error-box-table", game="goldrush", table=where, reason=Msg(f"box-{what}", dict(args)))


def _at(row: Any, where: str) -> tuple[float, float]:
    x, y = row["at"]
    if not (0 <= x <= 1 and 0 <= y <= 1):
        raise _fail(where, "at")
    return float(x), float(y)


def _sides(text: str, where: str) -> tuple[int, ...]:
    found = tuple(SIDES.find(letter) for letter in text)
    if not found or -1 in found or list(found) != sorted(set(found)):
        raise _fail(where, "sides", text=text)
    return found


def _count(row: Any, name: str, where: str, low: int = 0) -> int:
    number = row.get(name, low)
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= MOST_OF_A_KIND:
        raise _fail(where, "count", name=name, low=low, most=MOST_OF_A_KIND)
    return number


def _segments(row: Mapping[str, Any], edges: str, where: str) -> list[Segment]:
    found = []
    for one in row.get("mountain", ()):
        sides = _sides(one["sides"], where)
        halves = tuple(half for side in sides for half in (2 * side, 2 * side + 1))
        found.append(Segment(MOUNTAIN, halves, sides, _count(one, "nuggets", where, 1), 0, "", _at(one, where)))
    station = row.get("station", {}).get("kind", "")
    for one in row.get("rail", ()):
        sides, end = _sides(one["sides"], where), str(one.get("end", ""))
        if len(sides) != (1 if end else 2) or (end and end != station):
            raise _fail(where, "rail")
        found.append(Segment(RAIL, (), sides, 1, _count(one, "locomotives", where), end, _at(one, where)))
    for one in row.get("prairie", ()):
        names = one["halves"].split()
        if not names or any(name not in HALVES for name in names):
            raise _fail(where, "prairie", names=HALVES)
        halves = tuple(HALVES.index(name) for name in names)
        size, extra = _count(one, "tipis", where), _count(one, "herds", where)
        found.append(Segment(PRAIRIE, halves, (), size, extra, "", _at(one, where)))
    if station == "city":
        found.append(Segment(CITY, (), (), 0, 0, "", _at(row["station"], where)))
    if "graveyard" in row:
        found.append(Segment(GRAVEYARD, (), (), 0, 0, "", _at(row["graveyard"], where)))
    _check_edges(found, edges, where)
    _check_station(found, edges, station, where)
    return found


def _check_edges(segments: Sequence[Segment], edges: str, where: str) -> None:
    """Every side is owned as it is drawn, every half-edge exactly once, and nothing crosses."""
    sides: dict[int, list[int]] = {MOUNTAIN: [], RAIL: []}
    halves: list[int] = []
    for one in segments:
        if one.kind in sides:
            sides[one.kind].extend(one.sides)
        halves.extend(one.halves)
    for kind, letter in ((MOUNTAIN, "M"), (RAIL, "R")):
        if sorted(sides[kind]) != [k for k in range(4) if edges[k] == letter]:
            raise _fail(where, "side-owner", letter=letter, sides=edges, kind=KIND_NAMES[kind])
    want = [half for half in range(8) if edges[half // 2] in "MRP"]
    if sorted(halves) != want:
        odd = sorted({HALVES[h] for h in (*want, *halves) if halves.count(h) != 1})
        raise _fail(where, "halves", names=tuple(odd))
    for k in range(4):
        owners = [i for i, one in enumerate(segments) for half in one.halves if half // 2 == k]
        if edges[k] == "P" and len(set(owners)) != 1:
            raise _fail(where, "prairie-side", side=SIDES[k])
    # twelve points clockwise: half-edge a, middle of the side, half-edge b; no two segments may interleave
    rings = [[3 * (h // 2) + 2 * (h % 2) for h in one.halves] + [3 * k + 1 for k in one.sides] for one in segments]
    for i, first in enumerate(rings):
        for second in rings[i + 1 :]:
            if _cross(first, second):
                raise _fail(where, "cross")


def _cross(first: Sequence[int], second: Sequence[int]) -> bool:
    order = sorted([(p, 0) for p in first] + [(p, 1) for p in second])
    changes = sum(a[1] != b[1] for a, b in zip(order, order[1:] + order[:1]))
    return changes > 2


def _check_station(segments: Sequence[Segment], edges: str, station: str, where: str) -> None:
    rails = [one for one in segments if one.kind == RAIL]
    if station and (station not in ("city", "junction") or len(rails) not in (3, 4) or not all(r.end for r in rails)):
        raise _fail(where, "station")
    if station == "city" and "M" in edges:
        raise _fail(where, "city-land")


def _face(row: Mapping[str, Any]) -> Face:
    name = str(row["id"])
    where = f"tile {name}"
    edges = str(row["sides"])
    if re.fullmatch("[MRP]{4}", edges) is None:
        raise _fail(where, "tile-sides")
    if re.fullmatch("[A-Z]+[0-9]*", name) is None:
        raise _fail(where, "tile-id")
    group = str(row.get("set", "base"))
    if group not in SETS:
        raise _fail(where, "set", set=group, known=SETS)
    segments = _segments(row, edges, where)
    if len(segments) > MOST_SEGMENTS or sum(one.kind == MOUNTAIN for one in segments) > MOST_PEAKS:
        raise _fail(where, "segments", areas=MOST_SEGMENTS, peaks=MOST_PEAKS)
    junction = row["station"] if row.get("station", {}).get("kind") == "junction" else None
    return Face(
        id=name,
        set=SETS.index(group),
        source=str(row["source"]),
        count=_count(row, "count", where, 1),
        start=bool(row.get("start")),
        star=bool(row.get("star")),
        sides=tuple("_MRP".index(letter) for letter in edges),
        segments=tuple(segments),
        junction=_at(junction, where) if junction else None,
    )


def _totals(faces: Sequence[Face], group: int) -> dict[str, int]:
    """What the tiles of a set add up to, by the names of [totals]."""
    mine = [face for face in faces if face.set == group]
    found = dict.fromkeys(("mountains", "nuggets", "locomotives", "tipis", "herds", "cities", "graveyards"), 0)
    for face in mine:
        for one in face.segments:
            found["mountains"] += face.count * (one.kind == MOUNTAIN)
            found["nuggets"] += face.count * one.size * (one.kind == MOUNTAIN)
            found["locomotives"] += face.count * one.extra * (one.kind == RAIL)
            found["tipis"] += face.count * one.size * (one.kind == PRAIRIE)
            found["herds"] += face.count * one.extra * (one.kind == PRAIRIE)
            found["cities"] += face.count * (one.kind == CITY)
            found["graveyards"] += face.count * (one.kind == GRAVEYARD)
    return {
        "tiles": sum(face.count for face in mine),
        "start_tiles": sum(face.count for face in mine if face.start),
        **found,
    }


def _check_faces(faces: Sequence[Face], data: Mapping[str, Any]) -> None:
    ids = [face.id for face in faces]
    if twice := sorted({name for name in ids if ids.count(name) > 1}):
        raise _fail("tile", "tile-twice", tile=twice[0])
    for group, name in enumerate(SETS):
        for what, found in _totals(faces, group).items():
            want = data["totals"][name][what]
            if want != found:
                raise _fail(f"totals.{name}", "total", entry=what, want=want, found=found)
            if found > MOST_ICONS:
                raise _fail(f"totals.{name}", "icons", entry=what, want=want, most=MOST_ICONS)
    starts = [k for k, face in enumerate(faces) if face.start]
    if len(starts) != 1 or faces[starts[0]].count != 1 or faces[starts[0]].set != 0:
        raise _fail("tile", "start")
    if sum(face.count for face in faces) > MOST_TILES or len(faces) > MOST_FACES:
        raise _fail("tile", "room", tiles=MOST_TILES, kinds=MOST_FACES)
    if sum(face.count for face in faces if len(face.locals(RAIL)) > 1) > MOST_STATIONS:
        raise _fail("tile", "stations", count=MOST_STATIONS)


def _tokens(data: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    values, counts = tuple(data["tokens"]["values"]), tuple(data["tokens"]["counts"])
    if list(values) != sorted(set(values)) or len(values) != len(counts) or not 1 <= len(values) <= 8:
        raise _fail("tokens", "values")
    if min(counts) < 0 or sum(counts) != data["tokens"]["total"] or sum(counts) > 200 or not values[0] >= 0:
        raise _fail("tokens", "token-total", found=sum(counts), want=int(data["tokens"]["total"]))
    return values, counts


def read_box(text: str) -> Box:
    """Read and check a box.toml. Raises BadBox with a sentence that says which table or tile is wrong and why."""
    try:
        data = tomllib.loads(text)
        faces = tuple(_face(row) for row in data["tile"])
        _check_faces(faces, data)
        values, counts = _tokens(data)
        pieces = data["pieces"]
        fewest, most = pieces["players"]
        if not (
            2 <= fewest <= most <= 5 and 1 <= pieces["cowboys"] <= 7 and pieces["tents"] == pieces["sheriffs"] == 1
        ):
            raise _fail("pieces", "pieces")
        points = {name: value for name, value in data["points"].items() if name != "source"}
        if any(not isinstance(value, int) or not 0 <= value <= 50 for value in points.values()):
            raise _fail("points", "points")
        return Box(
            title=str(data["title"]),
            digest=hashlib.sha256(text.encode()).hexdigest(),
            faces=faces,
            values=values,
            counts=counts,
            players=(int(fewest), int(most)),
            cowboys=int(pieces["cowboys"]),
            points={name: points[name] for name in POINTS},
        )
    except tomllib.TOMLDecodeError as error:
        raise BadBox("error-box-toml", reason=place_in_file(error)) from error
    except KeyError as error:
        raise BadBox("error-box-toml", reason=Msg("box-missing", {"entry": str(error.args[0])})) from error
    except (TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BadBox):
            raise
        raise BadBox("error-box-toml", reason=Msg("box-form")) from error


POINTS = (
    *("railroad_tile", "railroad_tile_with_one_locomotive", "symbol", "city_railroad", "graveyard"),
    *("end_railroad_tile", "tipi", "herd"),
)
BOX = read_box((Path(__file__).parent / "box.toml").read_text("utf-8"))
"""The box that ships with the game."""

FACES = len(BOX.faces)
TILES = sum(face.count for face in BOX.faces)
SEGMENTS = sum(face.count * len(face.segments) for face in BOX.faces)
PEAKS = sum(face.count * len(face.locals(MOUNTAIN)) for face in BOX.faces)
CITIES = max(1, sum(face.count * len(face.locals(CITY)) for face in BOX.faces))
GRAVES = max(1, sum(face.count * len(face.locals(GRAVEYARD)) for face in BOX.faces))
COWBOYS = BOX.cowboys
VALUES = len(BOX.values)
TOKENS = sum(BOX.counts)
START = next(k for k, face in enumerate(BOX.faces) if face.start)


def turned_sides(face: int, turn: int) -> tuple[int, ...]:
    """(4) What the sides N E S W of the turned face show: 1 = mountain, 2 = railroad, 3 = prairie."""
    return tuple(BOX.faces[face].sides[(side - turn) % 4] for side in range(4))


def segment_sides(face: int, turn: int, local: int) -> tuple[int, ...]:
    """Sides by which a mountain or railroad leaves the turned face, ascending."""
    return tuple(sorted((side + turn) % 4 for side in BOX.faces[face].segments[local].sides))


def segment_halves(face: int, turn: int, local: int) -> tuple[int, ...]:
    """Half-edges that a segment owns on the turned face, ascending."""
    return tuple(sorted((half + 2 * turn) % 8 for half in BOX.faces[face].segments[local].halves))


def _look(face: int, turn: int) -> tuple[Any, ...]:
    """What tells a turned face from another: its segments with what is on them, wherever they are numbered."""
    segments = BOX.faces[face].segments
    return tuple(
        sorted(
            (one.kind, segment_sides(face, turn, k), segment_halves(face, turn, k), one.size, one.extra, one.end)
            for k, one in enumerate(segments)
        )
    )


def _first_turn() -> list[list[int]]:
    looks = [[_look(face, turn) for turn in range(4)] for face in range(FACES)]
    return [[row.index(row[turn]) for turn in range(4)] for row in looks]


def _fits() -> list[list[int]]:
    """(FACES, 256) which different turns of a face fit a place that needs these sides (2 bits a side)."""
    found = []
    for face in range(FACES):
        turns = [(turn, turned_sides(face, turn)) for turn in range(4) if FIRST_TURN[face, turn] == turn]
        found.append(
            [
                sum(1 << turn for turn, sides in turns if all((need >> 2 * k) & 3 in (0, sides[k]) for k in range(4)))
                for need in range(256)
            ]
        )
    return found


def _links() -> list[Any]:
    """(FACES, 4, 4, 3) segments at a side of a turned face: what runs through its middle, at half a, at half b."""
    found: list[Any] = []
    for face in range(FACES):
        locals_ = range(len(BOX.faces[face].segments))
        found.append([[[-1, -1, -1] for _ in range(4)] for _ in range(4)])
        for turn in range(4):
            for k in locals_:
                for half in segment_halves(face, turn, k):
                    found[face][turn][half // 2][1 + half % 2] = k
            for side in range(4):
                rails = [k for k in locals_ if side in segment_sides(face, turn, k)]
                found[face][turn][side][0] = rails[0] if rails else found[face][turn][side][1]
    return found


def _of(what: Any, empty: int) -> list[list[int]]:
    """(FACES, 12) a number of every segment; `empty` where there is none."""
    rows = [[what(one) for one in face.segments] for face in BOX.faces]
    return [[*row, *[empty] * (MOST_SEGMENTS - len(row))] for row in rows]


def _ends(one: Segment) -> int:
    """Ends by which a feature can still grow, as the record counts them at first."""
    return {CITY: 1, GRAVEYARD: 8, PRAIRIE: len(one.halves)}.get(one.kind, len(one.sides))


def _only(kind: int) -> list[int]:
    """(FACES) the one segment of that kind, -1 = none."""
    return [([*face.locals(kind), -1])[0] for face in BOX.faces]


COPIES = table([face.count for face in BOX.faces])
IN_SET = table([face.set for face in BOX.faces])
STAR = table([int(face.star) for face in BOX.faces])
AREAS = table([len(face.segments) for face in BOX.faces])  # segments of a face
HILLS = table([len(face.locals(MOUNTAIN)) for face in BOX.faces])  # mountains of a face: its first segments
LINES = table([len(face.locals(RAIL)) for face in BOX.faces])  # railroads of a face: the segments after them
KIND = table(_of(lambda one: one.kind, -1))
ENDS = table(_of(_ends, 0))
SIZE = table(_of(lambda one: one.size, 0))  # nugget symbols, 1 a railroad, tipi camps
EXTRA = table(_of(lambda one: one.extra, 0))  # locomotives, herds
CITY_ON = table(_only(CITY))
GRAVE_ON = table(_only(GRAVEYARD))
SIDE = table([[turned_sides(face, turn) for turn in range(4)] for face in range(FACES)])  # (FACES, 4, 4)
LINK = table(_links())
FIRST_TURN = table(_first_turn())  # (FACES, 4) the lowest turn that looks the same
FITS = table(_fits())
COUNT = table(BOX.counts)  # (VALUES) tokens of each value
WORTH = table(BOX.values)  # (VALUES) what they count
P_RAIL, P_RAIL_ONE, P_SYMBOL, P_CITY, P_GRAVE, P_END_RAIL, P_TIPI, P_HERD = (BOX.points[name] for name in POINTS)


# -- names -------------------------------------------------------------------------------------------------------------
REACH, ROW = 77, 155
ORIGIN = REACH * ROW + REACH
"""Code of the start tile's place: (north + 77) * 155 + (east + 77)."""
TURNS = "^>v<"
"""Where a turned tile's own north points."""


def place_code(north: int, east: int) -> int:
    """(2, 3) -> its code; -1 outside the map."""
    return (north + REACH) * ROW + east + REACH if abs(north) <= REACH and abs(east) <= REACH else -1


def place_at(code: int) -> tuple[int, int]:
    """The code of a place -> (north, east)."""
    return code // ROW - REACH, code % ROW - REACH


def place_name(code: int) -> str:
    """(2, 3) -> "n2e3"; the start tile's place is "o"."""
    north, east = place_at(code)
    up = f"{'n' if north > 0 else 's'}{abs(north)}" if north else ""
    right = f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    return up + right or "o"


def place_number(name: str) -> int:
    """ "n2e3" -> its code, in upper or lower case; -1 = no such place."""
    low = name.casefold()
    if low == "o":
        return ORIGIN
    found = re.fullmatch(r"(?:([ns])([1-9][0-9]?))?(?:([ew])([1-9][0-9]?))?", low)
    if found is None or not low:
        return -1
    up, north, right, east = found.groups()
    return place_code(int(north or 0) * (1 if up == "n" else -1), int(east or 0) * (1 if right == "e" else -1))


def face_number(name: str) -> int:
    """ "R07" -> its number, in upper or lower case; -1 = no such tile."""
    ids = [face.id.casefold() for face in BOX.faces]
    return ids.index(name.casefold()) if name.casefold() in ids else -1


def segment_name(face: int, turn: int, local: int, full: bool = False) -> str:
    """Name of a segment on its turned tile: "mountain", "railroad:e", "prairie:na", "city", "graveyard".

    After the colon stands its first side (of a prairie: half-edge) clockwise from north; left out, unless `full`, where
    the tile has one segment of the kind only. A city and a graveyard never have one.
    """
    one = BOX.faces[face].segments[local]
    kind = KIND_NAMES[one.kind]
    if one.kind in (CITY, GRAVEYARD) or (len(BOX.faces[face].locals(one.kind)) == 1 and not full):
        return kind
    if one.kind == PRAIRIE:
        return f"{kind}:{HALVES[segment_halves(face, turn, local)[0]].lower()}"
    return f"{kind}:{SIDES[segment_sides(face, turn, local)[0]].lower()}"


def segment_number(face: int, turn: int, name: str) -> int:
    """Inverse of `segment_name`, with or without what may be left out; -1 = the tile has no such segment."""
    low = name.casefold()
    for local in range(len(BOX.faces[face].segments)):
        if low in (segment_name(face, turn, local), segment_name(face, turn, local, full=True)):
            return local
    return -1
