"""The map: where tiles lie, and how the segments of a new tile join what is there. Features only ever grow."""

from __future__ import annotations

from cheeseboard.games.goldrush.box import (
    AREAS,
    CITY,
    CITY_ON,
    ENDS,
    EXTRA,
    FITS,
    GRAVE_ON,
    HILLS,
    KIND,
    LINES,
    LINK,
    MOUNTAIN,
    PRAIRIE,
    RAIL,
    ROW,
    SIDE,
    SIZE,
)
from cheeseboard.games.goldrush.rules_codes import TELL_MOUNTAINS_JOINED
from cheeseboard.games.goldrush.rules_state import BORDER, LOCALS, SLOTS, State, find, where
from cheeseboard.kernel import EVERYONE, rule, table, tell

STEP = table([ROW, 1, -ROW, -1])  # from a place to the one N, E, S, W of it
ROUND = table([ROW, ROW + 1, 1, 1 - ROW, -ROW, -ROW - 1, -1, ROW - 1])  # the eight places round one
FIRST_OPEN = 79
"""What the hash holds for open place 0; a tile is its number + 1."""


@rule
def slot_of(s: State, code: int) -> int:
    """The slot of the hash that holds a place, or the free one where it belongs."""
    k = ((code * 40503) >> 5) & (SLOTS - 1)
    found = int(s.slot[k])
    while found != 0:
        here = int(s.place[found - 1]) if found < FIRST_OPEN else int(s.open_place[found - FIRST_OPEN])
        if here == code:
            return k
        k = (k + 1) & (SLOTS - 1)
        found = int(s.slot[k])
    return k


@rule
def tile_at(s: State, code: int) -> int:
    """The tile on a place; -1 = none."""
    found = int(s.slot[slot_of(s, code)])
    return found - 1 if 0 < found < FIRST_OPEN else -1


@rule
def fits_somewhere(s: State, face: int) -> bool:
    """Can a tile of that face be placed at all?"""
    for k in range(int(s.open_places)):  # noqa: SIM110  (a generator does not compile)
        if FITS[face, int(s.need[k])] != 0:
            return True
    return False


@rule
def join(s: State, one: int, two: int, ends: int) -> None:
    """Two segments touch: one feature from now on, with `ends` open ends less on either side.

    Also where both are of the same feature already: so a ring closes.
    """
    a, b = find(s, one), find(s, two)
    if a == b:
        s.ends[a] -= 2 * ends
        return
    low, high = min(a, b), max(a, b)
    s.parent[high] = low
    s.ends[low] += int(s.ends[high]) - 2 * ends
    s.crew[low] += int(s.crew[high])
    s.size[low] += int(s.size[high])
    s.extra[low] += int(s.extra[high])
    both = int(s.marks[low]) & int(s.marks[high])
    s.marks[low] |= int(s.marks[high])
    s.crew[high] = 0  # only the root counts; what it held once would make equal positions differ
    s.extra[high] = 0
    s.marks[high] = 0
    while both != 0:  # a tile on which both ran counts once
        both &= both - 1
        s.size[low] -= 1


@rule
def _forget_open_place(s: State, k: int) -> None:
    """Open place `k` has a tile now; the last of the list takes its number."""
    last = int(s.open_places) - 1
    s.open_places = last
    if k != last:
        moved = int(s.open_place[last])
        s.slot[slot_of(s, moved)] = k + FIRST_OPEN
        s.open_place[k] = moved
        s.need[k] = int(s.need[last])
    s.open_place[last] = 0
    s.need[last] = 0


@rule
def _new_segments(s: State, tile: int, face: int) -> None:
    """The segments of a tile, each a feature of its own."""
    base = int(s.segments)
    s.base[tile] = base
    s.segments = base + AREAS[face]
    mark = 0
    if LINES[face] > 1:
        mark = 1 << int(s.stations)
        s.stations += 1
    for k in range(AREAS[face]):
        kind = KIND[face, k]
        s.parent[base + k] = base + k
        s.ends[base + k] = ENDS[face, k]
        s.size[base + k] = SIZE[face, k]
        s.extra[base + k] = EXTRA[face, k]
        s.marks[base + k] = mark if kind == RAIL else 0
    for m in range(HILLS[face]):
        s.peak[int(s.peaks)] = tile * 2 + m
        s.peaks += 1
    if CITY_ON[face] >= 0:
        s.city[int(s.cities)] = tile
        s.cities += 1


@rule
def _join_side(s: State, tile: int, side: int, other: int) -> None:
    """Join what meets on a side of a new tile. Halves a and b of one tile meet halves b and a of the other."""
    mine, theirs = int(s.base[tile]), int(s.base[other])
    face, turn = int(s.face[tile]), int(s.turn[tile])
    face2, turn2, back = int(s.face[other]), int(s.turn[other]), side ^ 2
    kind = SIDE[face, turn, side]
    middle = mine + LINK[face, turn, side, 0]
    middle2 = theirs + LINK[face2, turn2, back, 0]
    if kind == 1 + MOUNTAIN:
        a, b = find(s, middle), find(s, middle2)
        if a != b and a < mine and b < mine:  # the tile has joined another one already
            tell(
                EVERYONE,
                TELL_MOUNTAINS_JOINED,
                -1,
                where(s, tile * LOCALS + middle - mine),
                int(s.extra[a]) + int(s.extra[b]),
            )
    ends = 2 if kind == 1 + PRAIRIE else 1
    join(s, middle, middle2, ends)
    if kind == 1 + RAIL:
        join(s, mine + LINK[face, turn, side, 1], theirs + LINK[face2, turn2, back, 2], ends)
        join(s, mine + LINK[face, turn, side, 2], theirs + LINK[face2, turn2, back, 1], ends)


@rule
def _drop_finished_peaks(s: State, root: int) -> None:
    """A mountain is finished: its segments leave the list of those a tent may go to."""
    kept = 0
    for k in range(int(s.peaks)):
        peak = int(s.peak[k])
        if find(s, int(s.base[peak >> 1]) + (peak & 1)) != root:
            s.peak[kept] = peak
            kept += 1
    for k in range(kept, int(s.peaks)):
        s.peak[k] = 0
    s.peaks = kept


@rule
def _count_round_graveyards(s: State, tile: int, face: int, code: int) -> None:
    """One space less round every graveyard beside the new tile; a new graveyard counts what is there."""
    for k in range(int(s.graves)):
        grave = int(s.grave[k])
        off = code - int(s.place[grave])
        for way in range(8):
            if off == ROUND[way]:
                s.ends[int(s.base[grave]) + GRAVE_ON[int(s.face[grave])]] -= 1
    local = GRAVE_ON[face]
    if local >= 0:
        s.grave[int(s.graves)] = tile
        s.graves += 1
        for way in range(8):
            if tile_at(s, code + ROUND[way]) >= 0:
                s.ends[int(s.base[tile]) + local] -= 1


@rule
def at_border(code: int, side: int) -> bool:
    """Does the map end there? Only the very last tile of a straight line can reach it."""
    far = code // ROW if side % 2 == 0 else code % ROW
    return far == (ROW - 1 if side < 2 else 0)


@rule
def lay(s: State, face: int, code: int, turn: int) -> int:
    """Put a tile on the map, where it is known to fit, and join everything; its number. No tokens, no points."""
    tile = int(s.tiles)
    s.tiles = tile + 1
    s.face[tile] = face
    s.turn[tile] = turn
    s.place[tile] = code
    _new_segments(s, tile, face)
    k = slot_of(s, code)
    found = int(s.slot[k])
    s.slot[k] = tile + 1
    if found >= FIRST_OPEN:
        _forget_open_place(s, found - FIRST_OPEN)
    for side in range(4):
        beside = code + STEP[side]
        back = side ^ 2
        k = slot_of(s, beside)
        found = int(s.slot[k])
        s.near[tile, side] = BORDER
        if 0 < found < FIRST_OPEN:
            s.near[tile, side] = found - 1
            s.near[found - 1, back] = tile
            _join_side(s, tile, side, found - 1)
            continue
        if found == 0:
            if at_border(code, side):
                continue
            found = int(s.open_places) + FIRST_OPEN
            s.slot[k] = found
            s.open_place[found - FIRST_OPEN] = beside
            s.open_places += 1
        s.need[found - FIRST_OPEN] |= SIDE[face, turn, side] << (2 * back)
    base = int(s.base[tile])
    for m in range(HILLS[face]):
        root = find(s, base + m)
        if s.ends[root] == 0:
            _drop_finished_peaks(s, root)
    if s.sheriff_plays:
        _count_round_graveyards(s, tile, face, code)
    return tile


@rule
def cities_round(s: State, code: int) -> int:
    """Cities on the eight places round one."""
    n = 0
    for way in range(8):
        tile = tile_at(s, code + ROUND[way])
        if tile >= 0 and CITY_ON[int(s.face[tile])] >= 0:
            n += 1
    return n


@rule
def tiles_round(s: State, code: int) -> int:
    """Tiles on the eight places round one."""
    n = 0
    for way in range(8):
        n += 1 if tile_at(s, code + ROUND[way]) >= 0 else 0
    return n


@rule
def finished_railroads(s: State, tile: int) -> int:
    """Different finished railroads that leave the city of a tile: one that comes back counts once."""
    face, base = int(s.face[tile]), int(s.base[tile])
    first, n = HILLS[face], 0
    for k in range(first, first + LINES[face]):
        root = find(s, base + k)
        new = s.ends[root] <= 0
        for j in range(first, k):
            if find(s, base + j) == root:
                new = False
        n += 1 if new else 0
    return n


@rule
def all_railroads_finished(s: State, tile: int) -> bool:
    """Is every railroad that leaves the city of a tile finished?"""
    face, base = int(s.face[tile]), int(s.base[tile])
    first = HILLS[face]
    for k in range(first, first + LINES[face]):  # noqa: SIM110  (a generator does not compile)
        if s.ends[find(s, base + k)] > 0:
            return False
    return True


@rule
def spot_of(s: State, segment: int) -> int:
    """The spot (tile * 12 + local) of a segment on the map."""
    tile = 0
    for t in range(int(s.tiles)):
        if s.base[t] <= segment:
            tile = t
    return tile * LOCALS + segment - int(s.base[tile])


@rule
def kind_at(s: State, spot: int) -> int:
    """MOUNTAIN, RAIL, PRAIRIE, CITY or GRAVEYARD: what lies at a spot."""
    return KIND[int(s.face[spot // LOCALS]), spot % LOCALS]


assert (MOUNTAIN, CITY) == (0, 3)  # an edge shows 1 + the kind that leaves by it
