"""What is finished, what it counts, and what the end brings."""

from __future__ import annotations

from cheeseboard.games.goldrush.box import (
    CITY,
    CITY_ON,
    COWBOYS,
    GRAVE_ON,
    GRAVEYARD,
    HILLS,
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
    VALUES,
    WORTH,
)
from cheeseboard.games.goldrush.rules_codes import (
    TELL_CITY_DONE,
    TELL_GRAVEYARD_DONE,
    TELL_MOUNTAIN_DONE,
    TELL_POINTS_CITY,
    TELL_POINTS_END_CITY,
    TELL_POINTS_END_GRAVEYARD,
    TELL_POINTS_END_MOUNTAIN,
    TELL_POINTS_END_RAILROAD,
    TELL_POINTS_GRAVEYARD,
    TELL_POINTS_HERDS,
    TELL_POINTS_MOUNTAIN,
    TELL_POINTS_RAILROAD,
    TELL_POINTS_RAILROAD_DOUBLE,
    TELL_POINTS_TIPIS,
    TELL_RAILROAD_DONE,
    TELL_SHERIFF_HOME,
    TELL_TOKENS_BOXED,
    TELL_TOKENS_UNCLAIMED,
)
from cheeseboard.games.goldrush.rules_map import (
    all_railroads_finished,
    cities_round,
    finished_railroads,
    kind_at,
    tiles_round,
)
from cheeseboard.games.goldrush.rules_state import (
    BY_CITY,
    BY_END_CITY,
    BY_END_GRAVE,
    BY_END_RAIL,
    BY_END_SYMBOL,
    BY_GRAVE,
    BY_HERD,
    BY_RAIL,
    BY_RAIL_ONE,
    BY_SYMBOL,
    BY_TIPI,
    EQUAL,
    LOCALS,
    NOWHERE,
    OVER_NOW,
    SEATS,
    TO_BOX,
    State,
    find,
    owners,
    root_at,
    where,
)
from cheeseboard.kernel import EVERYONE, rule, table, tell

ORDER = table([RAIL, MOUNTAIN, CITY, PRAIRIE, GRAVEYARD])  # of the final scoring
# The effect that tells of a kind's points, in the order of `tally`.
TELL_BY = table(
    [
        *(TELL_POINTS_RAILROAD, TELL_POINTS_RAILROAD_DOUBLE, TELL_POINTS_MOUNTAIN, TELL_POINTS_CITY),
        *(TELL_POINTS_GRAVEYARD, TELL_POINTS_END_RAILROAD, TELL_POINTS_END_MOUNTAIN, TELL_POINTS_END_CITY),
        *(TELL_POINTS_END_GRAVEYARD, TELL_POINTS_TIPIS, TELL_POINTS_HERDS),
    ]
)


# -- the score ---------------------------------------------------------------------------------------------------------
@rule
def points(s: State, seat: int) -> int:
    """Points of a seat on the score track; when the game is over also those of its tokens."""
    n = (
        int(s.tally[seat, BY_RAIL]) * P_RAIL
        + int(s.tally[seat, BY_RAIL_ONE]) * P_RAIL_ONE
        + int(s.tally[seat, BY_SYMBOL]) * P_SYMBOL
        + int(s.tally[seat, BY_CITY]) * P_CITY
        + int(s.tally[seat, BY_GRAVE])
        + int(s.tally[seat, BY_END_RAIL]) * P_END_RAIL
        + int(s.tally[seat, BY_END_SYMBOL]) * int(s.end_symbol)
        + int(s.tally[seat, BY_END_CITY]) * int(s.end_city)
        + int(s.tally[seat, BY_END_GRAVE])
        + int(s.tally[seat, BY_TIPI]) * P_TIPI
        + int(s.tally[seat, BY_HERD]) * P_HERD
    )
    return n + value_of_hand(s, seat) if s.phase == OVER_NOW else n


@rule
def value_of_hand(s: State, seat: int) -> int:
    """What a seat's tokens are worth, where they are known."""
    n = 0
    for v in range(VALUES):
        n += int(s.hand[seat, v]) * WORTH[v]
    return n


@rule
def _score(s: State, mask: int, kind: int, count: int, spot: int) -> None:
    """Every seat of the mask scores `count` things of a kind.

    Callers write `int(BY_…)`: a bare constant would be compiled as a version of its own.
    """
    if count > 0:
        for seat in range(int(s.seats)):
            if (mask >> seat) & 1:
                s.tally[seat, kind] += count
                tell(EVERYONE, TELL_BY[kind], seat, where(s, spot), count)


# -- figures go home ---------------------------------------------------------------------------------------------------
@rule
def _cowboys_home(s: State, root: int) -> None:
    """All cowboys of a feature go back to their seats."""
    crew = int(s.crew[root])
    if crew == 0:
        return
    s.crew[root] = 0
    for seat in range(int(s.seats)):
        if (crew >> (3 * seat)) & 7:
            for i in range(COWBOYS):
                spot = int(s.cowboy[seat, i])
                if spot != NOWHERE and root_at(s, spot) == root:
                    s.cowboy[seat, i] = NOWHERE
                    if kind_at(s, spot) == MOUNTAIN:
                        s.busy[spot // LOCALS] &= 3 ^ (1 << (spot % LOCALS))


@rule
def _tents_home(s: State, root: int) -> None:
    """All tents of a finished mountain go back to their seats."""
    for seat in range(int(s.seats)):
        if (int(s.marks[root]) >> seat) & 1:
            spot = int(s.tent[seat])
            s.tent[seat] = NOWHERE
            s.busy[spot // LOCALS] &= 3 ^ (1 << (spot % LOCALS))
    s.marks[root] = 0


# -- tokens ------------------------------------------------------------------------------------------------------------
@rule
def hand_out(s: State, mask: int, first: int, tokens: int) -> None:
    """Owners take tokens one by one, clockwise from seat `first`: from now on each is owed its share."""
    seat = first
    while tokens > 0:
        if (mask >> seat) & 1:
            s.owed[seat] += 1
            tokens -= 1
        seat = seat + 1 if seat + 1 < s.seats else 0


@rule
def _take_stack(s: State, root: int, spot: int, mask: int) -> None:
    """The stack of a finished mountain goes to its owners; without one, where the option says."""
    tokens = int(s.extra[root])
    s.extra[root] = 0
    if mask != 0:
        hand_out(s, mask, int(s.turn_of), tokens)
    elif tokens > 0 and s.unclaimed == TO_BOX:
        s.boxed += tokens
        tell(EVERYONE, TELL_TOKENS_BOXED, -1, where(s, spot), tokens)
    elif tokens > 0:
        s.supply += tokens
        tell(EVERYONE, TELL_TOKENS_UNCLAIMED, -1, where(s, spot), tokens)


# -- what the last tile finished ---------------------------------------------------------------------------------------
@rule
def _finish_railroad(s: State, root: int, spot: int) -> None:
    """One point a tile, two with exactly one locomotive."""
    tiles, locomotives, mask = int(s.size[root]), int(s.extra[root]), owners(int(s.crew[root]))
    s.ends[root] = -1
    tell(EVERYONE, TELL_RAILROAD_DONE, -1, where(s, spot), tiles * 16 + locomotives)
    _score(s, mask, BY_RAIL_ONE if locomotives == 1 else BY_RAIL, tiles, spot)
    _cowboys_home(s, root)


@rule
def _finish_mountain(s: State, root: int, spot: int) -> None:
    """The owner takes the stack, then scores the symbols; cowboys, tents and the Sheriff go home."""
    symbols, mask = int(s.size[root]), owners(int(s.crew[root]))
    tell(EVERYONE, TELL_MOUNTAIN_DONE, -1, where(s, spot), symbols * 64 + int(s.extra[root]))
    if s.sheriff != NOWHERE and root_at(s, int(s.sheriff)) == root:
        s.sheriff = NOWHERE
        tell(EVERYONE, TELL_SHERIFF_HOME, -1, where(s, spot), 0)
    s.ends[root] = -1
    _take_stack(s, root, spot, mask)
    _score(s, mask, int(BY_SYMBOL), symbols, spot)
    _cowboys_home(s, root)
    _tents_home(s, root)


@rule
def _finish_cities(s: State) -> None:
    """Cities whose last railroad was just finished: three points a railroad, a loop once."""
    for k in range(int(s.cities)):
        tile = int(s.city[k])
        local = CITY_ON[int(s.face[tile])]
        root = int(s.base[tile]) + local
        if s.ends[root] > 0 and all_railroads_finished(s, tile):
            s.ends[root] = -1
            count, spot = finished_railroads(s, tile), tile * LOCALS + local
            tell(EVERYONE, TELL_CITY_DONE, -1, where(s, spot), count)
            _score(s, owners(int(s.crew[root])), int(BY_CITY), count, spot)
            _cowboys_home(s, root)


@rule
def _finish_graveyards(s: State) -> None:
    """Graveyards with eight tiles round them: nine points and one a city on those."""
    for k in range(int(s.graves)):
        tile = int(s.grave[k])
        local = GRAVE_ON[int(s.face[tile])]
        root = int(s.base[tile]) + local
        if s.ends[root] == 0:
            s.ends[root] = -1
            count, spot = cities_round(s, int(s.place[tile])), tile * LOCALS + local
            tell(EVERYONE, TELL_GRAVEYARD_DONE, -1, where(s, spot), count)
            _score(s, owners(int(s.crew[root])), int(BY_GRAVE), P_GRAVE + count, spot)
            _cowboys_home(s, root)


@rule
def score_tile(s: State) -> None:
    """Score what the last tile finished: railroads, mountains, cities, graveyards."""
    tile = int(s.tiles) - 1
    face, base = int(s.face[tile]), int(s.base[tile])
    hills, railroads = HILLS[face], 0
    for k in range(hills, hills + LINES[face]):
        root = find(s, base + k)
        if s.ends[root] == 0:
            _finish_railroad(s, root, tile * LOCALS + k)
            railroads += 1
    for k in range(hills):
        root = find(s, base + k)
        if s.ends[root] == 0:
            _finish_mountain(s, root, tile * LOCALS + k)
    if railroads > 0:
        _finish_cities(s)
    _finish_graveyards(s)


# -- the end -----------------------------------------------------------------------------------------------------------
@rule
def met_before(s: State, seat: int, i: int, root: int) -> bool:
    """Does an earlier cowboy (lower seat, or lower number) stand on the same feature?"""
    for other in range(seat + 1):
        for j in range(COWBOYS if other < seat else i):
            spot = int(s.cowboy[other, j])
            if spot != NOWHERE and root_at(s, spot) == root:
                return True
    return False


@rule
def _end_feature(s: State, root: int, kind: int, spot: int) -> None:
    """What an unfinished feature with cowboys counts at the end (mountains: the symbols alone)."""
    mask = owners(int(s.crew[root]))
    size, extra = int(s.size[root]), int(s.extra[root])
    place = int(s.place[spot // LOCALS])
    if kind == RAIL:
        _score(s, mask, int(BY_END_RAIL), size, spot)
    elif kind == MOUNTAIN and s.end_symbol > 0:
        _score(s, mask, int(BY_END_SYMBOL), size, spot)
    elif kind == CITY and s.end_city > 0:
        _score(s, mask, int(BY_END_CITY), finished_railroads(s, spot // LOCALS), spot)
    elif kind == GRAVEYARD:
        _score(s, mask, int(BY_END_GRAVE), 1 + tiles_round(s, place) + cities_round(s, place), spot)
    elif kind == PRAIRIE:
        _score(s, mask, int(BY_TIPI), size, spot)
        _score(s, mask, int(BY_HERD), extra, spot)


@rule
def _end_stack(s: State, root: int, spot: int) -> None:
    """Owners of an unfinished mountain take its stack: of the Sheriff's always, of others where the option says."""
    mask, tokens = owners(int(s.crew[root])), int(s.extra[root])
    his = s.sheriff != NOWHERE and root_at(s, int(s.sheriff)) == root
    if not his and s.end_tokens == 0:
        return
    s.extra[root] = 0
    if his and s.remainder == EQUAL:
        sharing = 0
        for seat in range(SEATS):
            sharing += (mask >> seat) & 1
        over = tokens % sharing
        tokens -= over
        s.supply += over
        if over > 0:
            tell(EVERYONE, TELL_TOKENS_UNCLAIMED, -1, where(s, spot), over)
    hand_out(s, mask, int(s.placer), tokens)


@rule
def score_end(s: State) -> None:
    """Final scoring, all but the values of tokens: railroads, mountains, cities, prairies, graveyards."""
    for k in range(GRAVEYARD + 1):
        kind = ORDER[k]
        for seat in range(int(s.seats)):
            for i in range(COWBOYS):
                spot = int(s.cowboy[seat, i])
                if spot != NOWHERE and kind_at(s, spot) == kind:
                    root = root_at(s, spot)
                    if not met_before(s, seat, i, root):
                        _end_feature(s, root, kind, spot)
                        if kind == MOUNTAIN:
                            _end_stack(s, root, spot)
