"""The map as nodes and overlays: tiles, open places, figures, sacks, the Sheriff, and what every feature is worth.

Units: 100 a tile; the centre of the place (north, east) is (100 * east, -100 * north).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cheeseboard.games.goldrush import scene_spots as spots
from cheeseboard.games.goldrush.box import (
    AREAS,
    CITY,
    COWBOYS,
    GRAVEYARD,
    HILLS,
    KIND,
    KIND_NAMES,
    LINES,
    MOUNTAIN,
    P_CITY,
    P_END_RAIL,
    P_GRAVE,
    P_HERD,
    P_RAIL,
    P_RAIL_ONE,
    P_SYMBOL,
    P_TIPI,
    PRAIRIE,
    RAIL,
    place_at,
    place_name,
)
from cheeseboard.games.goldrush.rules_map import cities_round, finished_railroads, tiles_round
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    LOCALS,
    NOWHERE,
    PLACING,
    SEATS,
    SENDING,
    frozen,
    owners,
    root_at,
)
from cheeseboard.games.goldrush.scene_faces import (
    FIGURES,
    LAST,
    LETTERS,
    SACKS,
    SHERIFFS,
    SPOTS,
    TILE,
    area,
    centre,
    figure_at,
    open_node,
    peak_suffix,
    seat_word,
    spot_at,
    spot_name,
    tile_node,
)
from cheeseboard.toolkit.scene import Args, Board, Msg, Node, Overlay

MARGIN = 14.0
WIDE, HIGH = 7, 5  # tiles the map shows at least
NARROW_WIDE, NARROW_HIGH = 3, 3  # on a narrow screen
SPOT_REACH = 20.0
ROLES = ("miner", "railwayman", "farmer", "merchant", "undertaker")


def board(s: Any, seat: int, lit: frozenset[str]) -> Board:
    """The map for one viewer, from an observed record; `lit` are the parts of its legal moves."""
    sacks = dict(_sacks(s, seat))
    nodes = (*_tiles(s), *sacks.values(), *_figures(s), *_spots(s, seat, lit))
    overlays = _overlays(s, {root: node.id for root, node in sacks.items()})
    label = Msg("board-map", {"count": int(s.tiles)})
    return Board("map", _box(s, WIDE, HIGH), nodes, overlays, "day", label, focus=_box(s, NARROW_WIDE, NARROW_HIGH))


def _box(s: Any, wide: int, high: int) -> tuple[float, float, float, float]:
    """All tiles and open places, and at least some round the start tile: it grows, and never shifts."""
    codes = [*s.place[: s.tiles], *s.open_place[: s.open_places]]
    norths, easts = zip(*map(place_at, codes), strict=True)
    top, bottom = max(*norths, high // 2), min(*norths, -(high // 2))
    left, right = min(*easts, -(wide // 2)), max(*easts, wide // 2)
    x, y = (left - 0.5) * TILE - MARGIN, -(top + 0.5) * TILE - MARGIN
    return x, y, (right - left + 1) * TILE + 2 * MARGIN, (top - bottom + 1) * TILE + 2 * MARGIN


def _tiles(s: Any) -> Iterator[Node]:
    if s.phase == PLACING:
        for k in range(s.open_places):
            yield open_node(s.open_place[k])
    last = s.tiles - 1
    for t in range(s.tiles):
        yield tile_node(s.face[t], s.turn[t], s.place[t], t == last > 0)
    if last > 0:
        yield Node("last", "goldrush-last", *centre(s.place[last]), TILE, LAST)


# -- figures and sacks -------------------------------------------------------------------------------------------------
def peak_name(s: Any, tile: int, mountain: int) -> str:
    """A mountain of a tile: "n2e3", "n2e3:s" where the tile has two. A tile that is not there has a number: "#40"."""
    if tile >= s.tiles:
        return f"#{tile}:{mountain}"
    name = place_name_of(s.place[tile])
    if mountain >= HILLS[s.face[tile]]:
        return f"{name}:none"
    return name + peak_suffix(s.face[tile], s.turn[tile], mountain)


def spot_node(s: Any, local: int) -> str:
    """Node of a segment of the tile just placed. A mountain's is the one its tents go to as well."""
    tile = s.tiles - 1
    if local < HILLS[s.face[tile]]:
        return f"spot:{peak_name(s, tile, local)}"
    return f"spot:{spot_name(s.face[tile], s.turn[tile], local)}"


def sack_node(s: Any, spot: int) -> str:
    """Node of the sack on the mountain at a spot: it lies on the mountain's first tile."""
    return f"tokens:{peak_name(s, *_first_peak(s, root_at(s, spot)))}"


def _first_peak(s: Any, root: int) -> tuple[int, int]:
    """Tile and mountain of a root."""
    tile = s.tiles - 1
    while s.base[tile] > root:
        tile -= 1
    return tile, root - s.base[tile]


place_name_of = lru_cache(maxsize=4096)(place_name)


def _where(s: Any, spot: int, what: str = "figure") -> tuple[float, float]:
    tile, local = divmod(spot, LOCALS)
    return figure_at(s.face[tile], s.turn[tile], s.place[tile], local, what)


def _sacks(s: Any, seat: int) -> Iterator[tuple[int, Node]]:
    """Root of a mountain and its sack, where tokens lie or the viewer's tent stands."""
    last = int(s.tiles) - 1  # a mountain that its tile has finished still has its stack
    spots_of = [(peak >> 1) * LOCALS + (peak & 1) for peak in s.peak[: s.peaks]]
    spots_of += [last * LOCALS + m for m in range(HILLS[s.face[last]])]
    roots = dict.fromkeys(root_at(s, spot) for spot in spots_of)
    mine = root_at(s, s.tent[seat]) if seat >= 0 and s.tent[seat] != NOWHERE else -1
    for root in roots:
        count = s.extra[root]
        if not count and root != mine:
            continue
        tile, mountain = _first_peak(s, root)
        name = peak_name(s, tile, mountain)
        x, y = figure_at(s.face[tile], s.turn[tile], s.place[tile], mountain, "sack")
        args: Args = {
            "count": count,
            "place": place_name_of(s.place[tile]),
            "frozen": "yes" if frozen(s, root) else "no",
        }
        symbol = ("", "goldrush-sack", "goldrush-sack-2", "goldrush-sack-3")[min(count, 3)]
        node = Node(
            f"tokens:{name}",
            symbol,
            x,
            y,
            spots.SACK,
            SACKS,
            label=Msg("node-tokens", args),
            count=count or -1,
            reach=SPOT_REACH,
        )
        yield root, node


def _figures(s: Any) -> Iterator[Node]:
    found = []
    for seat in range(s.seats):
        letter = LETTERS[seat]
        for i in range(COWBOYS):
            spot = s.cowboy[seat, i]
            if spot == NOWHERE:
                continue
            tile, local = divmod(spot, LOCALS)
            kind = KIND[s.face[tile], local]
            label = _said("node-cowboy", seat, s.place[tile], ROLES[kind])
            symbol = "goldrush-farmer" if kind == PRAIRIE else "goldrush-cowboy"
            found.append((f"cowboy:{letter}{i + 1}", symbol, _where(s, spot), seat, label))
        spot = s.tent[seat]
        if spot != NOWHERE:
            label = _said("node-tent", seat, s.place[spot // LOCALS])
            found.append((f"tent:{letter}", "goldrush-tent", _where(s, spot), seat, label))
    found.sort(key=lambda one: one[2][1])
    for name, symbol, (x, y), seat, label in found:
        yield Node(name, symbol, x, y, spots.FIGURE, FIGURES, label=label, seat=seat, reach=SPOT_REACH)
    if s.sheriff != NOWHERE:
        x, y = _where(s, s.sheriff, "star")
        label = Msg("node-sheriff", {"place": place_name_of(s.place[s.sheriff // LOCALS])})
        yield Node("sheriff", "goldrush-sheriff", x, y, spots.STAR, SHERIFFS, label=label, reach=SPOT_REACH)


def _said(name: str, seat: int, code: int, role: str = "") -> Msg:
    args: Args = {"seat": seat_word(seat), "place": place_name_of(code)}
    return Msg(name, {**args, "role": role} if role else args)


# -- spots: where the viewer could put something -----------------------------------------------------------------------
def _spots(s: Any, seat: int, lit: frozenset[str]) -> Iterator[Node]:
    """Every mountain, and the segments of the tile just placed, while the viewer acts; drawn where it may go there."""
    if seat != s.turn_of or s.phase not in (SENDING, ACTING):
        return
    sending = s.phase == SENDING
    for tile in range(s.tiles):
        face, turn, code = s.face[tile], s.turn[tile], s.place[tile]
        for m in range(HILLS[face]):
            name = f"spot:{peak_name(s, tile, m)}"
            if not sending or name in lit:
                what = "star" if sending else "spot" if tile == s.tiles - 1 else "figure"
                yield _spot(name, face, turn, code, m, name in lit, what)
    if sending:
        return
    tile = s.tiles - 1
    face, turn, code = s.face[tile], s.turn[tile], s.place[tile]
    for k in range(HILLS[face], AREAS[face]):
        name = spot_node(s, k)
        yield _spot(name, face, turn, code, k, name in lit, "spot")


@lru_cache(maxsize=8192)
def _spot(name: str, face: int, turn: int, code: int, local: int, drawn: bool, what: str) -> Node:
    x, y = spot_at(face, turn, code, local) if what == "spot" else figure_at(face, turn, code, local, what)
    kind = KIND_NAMES[KIND[face, local]]
    side = spot_name(face, turn, local).partition(":")[2] or "none"
    label = Msg("node-spot", {"kind": kind, "side": side, "place": place_name_of(code)})
    symbol = "goldrush-spot" if drawn else ""
    reach = spots.APART / 2 if what == "spot" else SPOT_REACH
    return Node(name, symbol, x, y, spots.SPOT, SPOTS, label=label, reach=reach)


# -- overlays: features, whose they are, what they are worth -----------------------------------------------------------
@dataclass(frozen=True, slots=True)
class _Feature:
    """What a feature covers; it changes only when a tile is laid."""

    root: int
    tile: int  # of the root
    kind: int
    name: str
    spread: tuple[tuple[str, float, float], ...]
    tiles: tuple[str, ...]  # nodes


_known: dict[tuple[bytes, bytes, bytes], tuple[list[int], tuple[_Feature, ...]]] = {}
MOST_KNOWN = 128  # maps


def _features(s: Any) -> tuple[list[int], tuple[_Feature, ...]]:
    """The root of every segment, and all features; several viewers look at the same map, so it is kept."""
    n = s.tiles
    key = s.face[:n].tobytes(), s.turn[:n].tobytes(), s.place[:n].tobytes()
    known = _known.get(key)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known.setdefault(key, _gather(s))
    return known


def _gather(s: Any) -> tuple[list[int], tuple[_Feature, ...]]:
    roots, parent = list[int](), s.parent
    for segment in range(s.segments):
        above = parent[segment]
        roots.append(segment if above == segment else roots[above])
    spread: dict[int, list[tuple[str, float, float]]] = {}
    tiles: dict[int, dict[str, None]] = {}
    first: dict[int, tuple[int, int]] = {}
    for tile in range(s.tiles):
        face, turn, code, base = s.face[tile], s.turn[tile], s.place[tile], s.base[tile]
        (x, y), name = centre(code), f"tile:{place_name_of(code)}"
        for local in range(AREAS[face]):
            root = roots[base + local]
            if root not in first:
                first[root] = tile, local
                spread[root], tiles[root] = [], {}
            spread[root].append((area(face, turn, local), x, y))
            tiles[root][name] = None
    made = []
    for root, (tile, local) in first.items():
        kind = KIND[s.face[tile], local]
        name = f"{KIND_NAMES[kind]}:{place_name_of(s.place[tile])}:{local}"
        made.append(_Feature(root, tile, kind, name, tuple(spread[root]), tuple(tiles[root])))
    return roots, tuple(made)


def _overlays(s: Any, sacks: dict[int, str]) -> tuple[Overlay, ...]:
    """One area a feature: railroads, mountains, cities, graveyards, and prairies where there are farmers."""
    roots, features = _features(s)
    stands = _standing(s, roots, sacks)
    made = []
    for one in features:
        if one.kind == PRAIRIE and not s.farmers:
            continue
        mask = owners(s.crew[one.root])
        seats = OWNERS[mask]
        label = _worth(s, one.kind, one.root, one.tile, seats)
        made.append(Overlay(one.name, "area", (*stands.get(one.root, ()), *one.tiles), label, one.spread, seats))
    return tuple(made)


def _whose(seats: tuple[int, ...]) -> Msg:
    return Msg("overlay-owners", {"owners": tuple(map(seat_word, seats)), "owned": len(seats)})


OWNERS = tuple(tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS))
WHOSE = {seats: _whose(seats) for seats in OWNERS}


def _standing(s: Any, roots: list[int], sacks: dict[int, str]) -> dict[int, list[str]]:
    """Nodes of the figures and sacks on every feature."""
    found: dict[int, list[str]] = {}
    spots_of = [(s.sheriff, "sheriff")]
    for seat in range(s.seats):
        spots_of.append((s.tent[seat], f"tent:{LETTERS[seat]}"))
        spots_of += [(s.cowboy[seat, i], f"cowboy:{LETTERS[seat]}{i + 1}") for i in range(COWBOYS)]
    for spot, name in spots_of:
        if spot != NOWHERE:
            found.setdefault(roots[s.base[spot // LOCALS] + spot % LOCALS], []).append(name)
    for root, name in sacks.items():
        found.setdefault(root, []).append(name)
    return found


def _worth(s: Any, kind: int, root: int, tile: int, seats: tuple[int, ...]) -> Msg:
    """What a feature is, how far, what it would count when finished and at the end, and who would score."""
    done = s.ends[root] <= 0
    args: Args = {"whose": WHOSE[seats], "state": "done" if done else "open"}
    size, extra = s.size[root], s.extra[root]
    if kind == RAIL:
        worth = size * (P_RAIL_ONE if extra == 1 else P_RAIL)
        locomotives = "none" if not extra else "one" if extra == 1 else "many"
        args |= {"tiles": size, "locomotives": locomotives, "worth": worth, "end": size * P_END_RAIL}
    elif kind == MOUNTAIN:
        args |= {"symbols": size, "tokens": extra, "worth": size * P_SYMBOL}
        args |= {"end": size * s.end_symbol, "frozen": "yes" if frozen(s, root) else "no"}
    elif kind == PRAIRIE:
        args |= {"tipis": size, "herds": extra, "worth": size * P_TIPI + extra * P_HERD}
    elif kind == CITY:
        closed = finished_railroads(s, tile)
        args |= {"tracks": LINES[s.face[tile]], "closed": closed, "worth": closed * P_CITY, "end": closed * s.end_city}
    else:
        code = s.place[tile]
        cities, round_ = cities_round(s, code), tiles_round(s, code)
        args |= {"tiles": round_, "cities": cities, "worth": P_GRAVE + cities, "end": 1 + round_ + cities}
    return Msg(f"overlay-{KIND_NAMES[kind]}", args)


assert ROLES[GRAVEYARD] == "undertaker"  # one role a kind, in its order
