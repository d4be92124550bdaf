"""Reads `box.toml` and checks it, with a sentence that says which table is wrong and why."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cheeseboard.kernel.errors import Mistake
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.toml import place

RESOURCE_NAMES = ("structure", "livestock", "fruit", "order")
TYPES = "SHB"
AGES = "bsg"
AGE_NAMES = ("bronze", "silver", "gold")
MARKS = ("", "F", "J")
VENUE_NAMES = ("festival", "fromagerie", "bistro", "villes")
LAYOUTS = ("I", "II", "P")
REGION_NAMES = ("purple", "blue", "white", "green", "orange", "pink")
PLACES = ("barn", "greenhouse", "dock", "hq")
SIGNS = ("", "swap", "one", "two")
WHENS = (
    "worker",
    "milk",
    "jam",
    "fruited",
    "order-completed",
    "unlock",
    "orders-gained",
    "gather",
    "venue",
    "age",
    "no-worker",
    "end-venue",
    "end-age",
    "end-unused",
    "end-spread",
)
GAINS = (*RESOURCE_NAMES, "choice", "other", "same", "facing", "cheese", "points")
GIVES = ("", "first", "order")
PLAYERS = ("one", "two", "three", "four")
SPACES_EACH, GRID, BOARDS, TILES, SAMPLE = 18, 5, 4, 32, "*"
MOST = 99
"""No number of the box is larger."""

_SPACE = re.compile(r"([SHB])([bsg])([FJ]?)([34]?)")


class BadBox(Mistake):
    """A box.toml that cannot be read or contradicts itself; the sentence says which table and why."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a venue in one layout."""

    id: str
    type: int
    age: int
    mark: int  # 0 none, 1 fruited, 2 jam
    least: int  # fewest players with whom it is open


@dataclass(frozen=True, slots=True)
class Parlour:
    """One milking parlour; 255 = any type, any age."""

    cost: int
    type: int
    age: int


@dataclass(frozen=True, slots=True)
class Board:
    """One printed player board."""

    costs: tuple[int, ...]  # by place
    barn: int
    greenhouse: int
    dock_venue: int
    dock_gain: int
    used: int  # resource that its Headquarters counts
    parlours: tuple[Parlour, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """One structure tile; the words of the file as numbers, in the order of WHENS, GAINS, GIVES."""

    id: str
    name: str
    cost: int
    when: int
    of: int
    once: bool
    gain: int
    count: int
    give: int
    back: int


@dataclass(frozen=True, slots=True)
class Level:
    """One level of the Corporation."""

    cheeses: int
    wins_ties: bool
    two_every: int
    head_start: bool


@dataclass(frozen=True, slots=True)
class Box:
    """One box, read and checked."""

    title: str
    digest: str  # SHA-256 of the file: what identifies the box
    sectors: tuple[int, ...]  # resources clockwise
    sector_spaces: int
    seats: tuple[tuple[int, ...], ...]  # by number of players: positions of the seats
    start_left: int
    start_opposite: int
    cheeses: int
    customers: int  # of a kind
    unused: int  # unused resources that are worth a point
    grids: tuple[tuple[str, ...], ...]  # by layout: 25 cells of the Festival
    spaces: tuple[tuple[tuple[Space, ...], ...], ...]  # [layout][venue][space]
    festival_points: tuple[int, ...]
    festival_further: int
    shelf_points: tuple[int, ...]
    shelf_signs: tuple[int, ...]
    shelf_each: tuple[int, ...]
    bistro_points: tuple[tuple[int, ...], ...]
    cities: tuple[str, ...]
    city_regions: tuple[int, ...]  # masks
    customer_win: tuple[tuple[int, ...], ...]  # by number of players, then kind
    customer_tie: tuple[int, ...]
    copies: int
    cards: tuple[str, ...]  # names of the order cards
    order_points: tuple[int, ...]
    order_further: int
    boards: tuple[Board, ...]
    tiles: tuple[Tile, ...]
    track: tuple[int, ...]
    stored: int
    levels: tuple[Level, ...]


def _fail(where: str, what: str, **args: str | int) -> BadBox:
    """What is wrong in a table of the file: `what` is the message `box-…`."""
    return BadBox("error-box-table", table=where, reason=Msg(f"box-{what}", dict(args)))


def _one_of(where: str, entry: str, word: Any, words: Sequence[str]) -> int:
    if not isinstance(word, str) or word not in words:
        raise _fail(where, "word", entry=entry, word=str(word), words=", ".join(w for w in words if w))
    return list(words).index(word)


def _number(where: str, entry: str, value: Any, low: int = 0, high: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _fail(where, "number", entry=entry, low=low, high=high)
    return value


def _numbers(where: str, entry: str, values: Any, length: int = 0) -> tuple[int, ...]:
    if not isinstance(values, list) or not values or (length and len(values) != length):
        raise _fail(where, "list", entry=entry, count=length or 1)
    found = tuple(_number(where, entry, value) for value in values)
    if list(found) != sorted(found):
        raise _fail(where, "ascending", entry=entry)
    return found


def _yes(where: str, entry: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise _fail(where, "yes-no", entry=entry)
    return value


def _space(where: str, name: str, text: str, layout: int) -> Space:
    found = _SPACE.fullmatch(text)
    if found is None:
        raise _fail(where, "space", space=name, word=text)
    if layout == 2 and found[4]:
        raise _fail(where, "printed", space=name)
    least = 4 if layout == 2 else int(found[4] or 1)
    return Space(name, TYPES.index(found[1]), AGES.index(found[2]), MARKS.index(found[3]), least)


# -- venues ------------------------------------------------------------------------------------------------------------
def _cells(where: str, rows: Any, high: int, wide: int) -> list[str]:
    words = [str(row).split() for row in rows]
    if len(words) != high or any(len(row) != wide for row in words):
        raise _fail(where, "rows", rows=high, spaces=wide)
    return [word for row in words for word in row]


def _festival(where: str, rows: Any, layout: int) -> tuple[tuple[str, ...], tuple[Space, ...]]:
    grid = _cells(where, rows, GRID, GRID)
    if GRID * GRID - grid.count(SAMPLE) != SPACES_EACH:
        raise _fail(where, "samples", count=GRID * GRID - SPACES_EACH)
    spaces = []
    for cell, text in enumerate(grid):
        row, column = divmod(cell, GRID)
        if text == SAMPLE:
            continue
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [r * GRID + c for r, c in near if 0 <= r < GRID and 0 <= c < GRID]
        space = _space(where, f"F{row + 1}{column + 1}", text, layout)
        beside = sum(grid[n] == SAMPLE for n in inside)
        if space.age != beside:
            raise _fail(where, "beside", space=space.id, age=AGE_NAMES[space.age], count=space.age, found=beside)
        spaces.append(space)
    return tuple(grid), tuple(spaces)


def _fromagerie(where: str, rows: Any, layout: int, ages: Sequence[int]) -> tuple[Space, ...]:
    names = [f"M{shelf + 1}{slot}" for shelf in range(6) for slot in "abc"]
    found = [_space(where, name, text, layout) for name, text in zip(names, _cells(where, rows, 6, 3))]
    for k, space in enumerate(found):
        if space.age != ages[k // 3]:
            raise _fail(where, "shelf-age", space=space.id, age=AGE_NAMES[ages[k // 3]])
    return tuple(found)


def _bistro(where: str, rows: Any, layout: int) -> tuple[Space, ...]:
    names = [f"B{number + 1}{plate}" for number in range(9) for plate in "ab"]
    return tuple(_space(where, name, text, layout) for name, text in zip(names, _cells(where, rows, 9, 2)))


def _villes(data: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[int, ...], tuple[tuple[Space, ...], ...]]:
    if tuple(data["regions"]) != REGION_NAMES:
        raise _fail("villes", "regions", words=", ".join(REGION_NAMES))
    rows = data["cities"]
    if len(rows) != SPACES_EACH or any(not isinstance(row, list) or len(row) != 5 for row in rows):
        raise _fail("villes", "cities", count=SPACES_EACH)
    masks = []
    layouts: list[list[Space]] = [[], [], []]
    for k, (name, regions, *texts) in enumerate(rows):
        touched = [_one_of("villes", str(name), word, REGION_NAMES) for word in str(regions).split()]
        masks.append(sum(1 << region for region in set(touched)))
        for layout, text in enumerate(texts):
            space = _space("villes", f"V{k + 1:02}", str(text), layout)
            if space.age + 1 != len(set(touched)):
                raise _fail("villes", "touches", space=space.id, age=AGE_NAMES[space.age], count=space.age + 1)
            layouts[layout].append(space)
    return tuple(str(row[0]) for row in rows), tuple(masks), tuple(tuple(layout) for layout in layouts)


def _spaces(data: Mapping[str, Any], ages: Sequence[int], villes: Sequence[tuple[Space, ...]]) -> dict[str, Any]:
    grids, layouts = [], []
    for layout, name in enumerate(LAYOUTS):
        grid, festival = _festival(f"festival.{name}", data["festival"][name]["rows"], layout)
        shop = _fromagerie(f"fromagerie.{name}", data["fromagerie"][name]["rows"], layout, ages)
        grids.append(grid)
        layouts.append(
            (festival, shop, _bistro(f"bistro.{name}", data["bistro"][name]["rows"], layout), villes[layout])
        )
    return {"grids": tuple(grids), "spaces": tuple(layouts)}


# -- boards, tiles, cards, the Corporation -----------------------------------------------------------------------------
def _parlour(where: str, entry: Mapping[str, Any]) -> Parlour:
    cheese = str(entry["cheese"])
    cost = _number(where, "parlours", entry["cost"], 1)
    if re.fullmatch(r"\?\?|[SHB?][bsg?]", cheese) is None:
        raise _fail(where, "parlour", word=cheese)
    return Parlour(
        cost,
        255 if cheese[0] == "?" else TYPES.index(cheese[0]),
        255 if cheese[1] == "?" else AGES.index(cheese[1]),
    )


def _board(number: int, data: Mapping[str, Any]) -> Board:
    where = f"board {number}"
    barn, greenhouse, dock, office = data["barn"], data["greenhouse"], data["dock"], data["headquarters"]
    costs = [_number(where, "parlours", entry["cost"], 1) for entry in data["parlours"]]
    if len(costs) != 4 or costs != sorted(set(costs)):
        raise _fail(where, "parlours")
    return Board(
        costs=tuple(_number(where, "cost", one["cost"], 1) for one in (barn, greenhouse, dock, office)),
        barn=_one_of(where, "barn", barn["gain"], RESOURCE_NAMES),
        greenhouse=_one_of(where, "greenhouse", greenhouse["more"], RESOURCE_NAMES),
        dock_venue=_one_of(where, "dock", dock["venue"], VENUE_NAMES),
        dock_gain=_one_of(where, "dock", dock["gain"], RESOURCE_NAMES),
        used=_one_of(where, "headquarters", office["used"], RESOURCE_NAMES),
        parlours=tuple(_parlour(where, entry) for entry in data["parlours"]),
    )


def _of(where: str, when: str, value: Any) -> int:
    if when in ("venue", "end-venue"):
        return _one_of(where, "of", value, VENUE_NAMES)
    if when in ("age", "end-age"):
        return _one_of(where, "of", value, AGE_NAMES)
    if when in ("gather", "end-unused", "end-spread"):
        return _number(where, "of", value, 1, 3 if when == "gather" else MOST)
    if value is not None:
        raise _fail(where, "of", when=when)
    return -1


def _tile(data: Mapping[str, Any]) -> Tile:
    name = str(data["id"])
    where = f"tile {name}"
    when = WHENS[_one_of(where, "when", data["when"], WHENS)]
    gain = GAINS[_one_of(where, "gain", data["gain"], GAINS)]
    give = GIVES[_one_of(where, "give", data.get("give", ""), GIVES)]
    back = _number(where, "back", data.get("back", 0), 0, 3)
    families = {"Y": when == "worker", "P": when.startswith("end-")}
    if not families.get(name[0], when != "worker" and not when.startswith("end-")):
        raise _fail(where, "family", when=when)
    fits = {
        "points": when.startswith("end-"),
        "cheese": when == "worker",
        "facing": when == "worker",
        "same": when in ("gather", "orders-gained"),
        "other": when == "gather" or (when == "worker" and give == "first"),
    }
    if not fits.get(gain, not when.startswith("end-")):
        raise _fail(where, "gain", when=when, gain=gain)
    if (give == "first") != (when == "worker" and gain == "other") or (give == "order") != (when == "orders-gained"):
        raise _fail(where, "give", when=when, gain=gain)
    if (back > 0) != (when == "worker"):
        raise _fail(where, "back")
    return Tile(
        id=name,
        name=str(data["name"]),
        cost=_number(where, "cost", data["cost"], 1),
        when=WHENS.index(when),
        of=_of(where, when, data.get("of")),
        once=_yes(where, "once", data.get("once", False)),
        gain=GAINS.index(gain),
        count=_number(where, "count", data["count"], 1, 9),
        give=GIVES.index(give),
        back=back,
    )


def _tiles(rows: Sequence[Mapping[str, Any]]) -> tuple[Tile, ...]:
    tiles = tuple(_tile(row) for row in rows)
    if [tile.id for tile in tiles] != [f"{family}{k}" for family in "YTDP" for k in range(1, 9)]:
        raise _fail("tiles", "tiles", count=TILES)
    return tiles


def _cards(data: Mapping[str, Any]) -> tuple[str, ...]:
    copies = _number("orders", "copies", data["copies"], 4, 4)
    names: list[str] = []
    for kind in (t + a for t in TYPES for a in AGES):
        if len(data[kind]) != copies:
            raise _fail("orders", "cards", kind=kind, count=copies)
        names += [str(name) for name in data[kind]]
    return tuple(names)


def _level(number: int, data: Mapping[str, Any], most: int) -> Level:
    where = f"corporation, level {number}"
    return Level(
        cheeses=_number(where, "cheeses", data["cheeses"], 1, most),
        wins_ties=_yes(where, "wins_ties", data["wins_ties"]),
        two_every=_number(where, "two_orders_every", data["two_orders_every"]),
        head_start=_yes(where, "head_start", data["head_start"]),
    )


def _corporation(data: Mapping[str, Any]) -> dict[str, Any]:
    track = _numbers("corporation", "track", data["track"], 21)
    if len(data["levels"]) != 4:
        raise _fail("corporation", "levels", count=4)
    return {
        "track": track,
        "stored": _number("corporation", "stored", data["stored"]),
        "levels": tuple(_level(k + 1, row, len(track) - 1) for k, row in enumerate(data["levels"])),
    }


def _disc(data: Mapping[str, Any]) -> dict[str, Any]:
    disc, start = data["disc"], data["start"]
    sectors = tuple(_one_of("disc", "sectors", word, RESOURCE_NAMES) for word in disc["sectors"])
    if sorted(sectors) != [0, 1, 2, 3]:
        raise _fail("disc", "sectors", words=", ".join(RESOURCE_NAMES))
    seats = []
    for count, name in enumerate(PLAYERS, 1):
        sides = str(data["seats"][name])
        if len(sides) != count or len(set(sides)) != count or any(side not in "SWNE" for side in sides):
            raise _fail("seats", "sides", entry=name, count=count)
        seats.append(tuple("SWNE".index(side) for side in sides))
    return {
        "sectors": sectors,
        "sector_spaces": _number("disc", "spaces", disc["spaces"], 3, 3),
        "seats": tuple(seats),
        "start_left": _number("start", "left", start["left"]),
        "start_opposite": _number("start", "opposite", start["opposite"]),
    }


def _shelves(data: Mapping[str, Any]) -> dict[str, Any]:
    rows = data["shelves"]
    if len(rows) != 6:
        raise _fail("fromagerie", "shelves")
    return {
        "ages": [_one_of("fromagerie", "age", row["age"], AGE_NAMES) for row in rows],
        "signs": tuple(_one_of("fromagerie", "sign", row["sign"], SIGNS) for row in rows),
        "each": tuple(_number("fromagerie", "each", row["each"]) for row in rows),
    }


def _read(data: Mapping[str, Any], digest: str) -> Box:
    shelves = _shelves(data["fromagerie"])
    cities, masks, villes = _villes(data["villes"])
    pieces, orders, customers = data["pieces"], data["orders"], data["customers"]
    points = data["bistro"]["points"]
    if len(points) != 4:
        raise _fail("bistro", "list", entry="points", count=4)
    if len(data["board"]) != BOARDS:
        raise _fail("board", "boards", count=BOARDS)
    return Box(
        title=str(data["title"]),
        digest=digest,
        cheeses=_number("pieces", "cheeses", pieces["cheeses"], 15, 15),
        customers=_number("pieces", "customers", pieces["customers"], 2, 2),
        unused=_number("pieces", "unused_for_a_point", pieces["unused_for_a_point"], 1),
        festival_points=_numbers("festival", "points", data["festival"]["points"]),
        festival_further=_number("festival", "further", data["festival"]["further"]),
        shelf_points=_numbers("fromagerie", "points", data["fromagerie"]["points"], 7),
        shelf_signs=shelves["signs"],
        shelf_each=shelves["each"],
        bistro_points=tuple(_numbers("bistro", "points", row, 3) for row in points),
        cities=cities,
        city_regions=masks,
        customer_win=tuple(_numbers("customers", "win", customers[name]["win"], 3) for name in PLAYERS),
        customer_tie=tuple(_number("customers", "tie", customers[name]["tie"]) for name in PLAYERS),
        copies=int(orders["copies"]),
        cards=_cards(orders),
        order_points=_numbers("orders", "points", orders["points"]),
        order_further=_number("orders", "further", orders["further"]),
        boards=tuple(_board(k + 1, board) for k, board in enumerate(data["board"])),
        tiles=_tiles(data["tiles"]["table"]),
        **_disc(data),
        **_spaces(data, shelves["ages"], villes),
        **_corporation(data["corporation"]),
    )


def read_box(text: str) -> Box:
    """Read and check a box.toml. Raises BadBox with a sentence that says which table is wrong and why."""
    try:
        return _read(tomllib.loads(text), hashlib.sha256(text.encode()).hexdigest())
    except tomllib.TOMLDecodeError as error:
        raise BadBox("error-box-toml", reason=place(error)) from error
    except KeyError as error:
        raise BadBox("error-box-toml", reason=Msg("box-missing", {"entry": str(error.args[0])})) from error
    except (TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BadBox):
            raise
        raise BadBox("error-box-toml", reason=Msg("box-form")) from error
