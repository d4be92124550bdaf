"""What features are worth: now, if they were finished as they are, and if the game ended. For previews and bots.

Nothing here decides anything: `rules_score` scores. Tokens count apart, by what an unseen one is worth on average.
"""

from __future__ import annotations

from cheeseboard.games.goldrush.box import (
    CITY,
    COUNT,
    COWBOYS,
    GRAVEYARD,
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
    RAIL,
    VALUES,
    WORTH,
)
from cheeseboard.games.goldrush.rules_map import cities_round, finished_railroads, kind_at, tiles_round
from cheeseboard.games.goldrush.rules_score import met_before, points
from cheeseboard.games.goldrush.rules_state import (
    BLANK,
    LOCALS,
    NOWHERE,
    OVER_NOW,
    State,
    owners,
    root_at,
)
from cheeseboard.kernel import Array, rule


@rule
def worth_at_end(s: State, spot: int) -> int:
    """Points that each owner of the feature at a spot gets if the game ends now and it is unfinished (no tokens)."""
    root, kind, place = root_at(s, spot), kind_at(s, spot), int(s.place[spot // LOCALS])
    size, extra = int(s.size[root]), int(s.extra[root])
    if kind == RAIL:
        return size * P_END_RAIL
    if kind == MOUNTAIN:
        return size * int(s.end_symbol)
    if kind == CITY:
        return finished_railroads(s, spot // LOCALS) * int(s.end_city)
    if kind == GRAVEYARD:
        return 1 + tiles_round(s, place) + cities_round(s, place)
    return size * P_TIPI + extra * P_HERD


@rule
def worth_finished(s: State, spot: int) -> int:
    """Points that each owner would get if it were finished with what it holds now; a prairie never is: as at the end.

    A city: as if all its tracks were different railroads. A graveyard: with the cities that are there.
    """
    root, kind = root_at(s, spot), kind_at(s, spot)
    size, extra = int(s.size[root]), int(s.extra[root])
    if kind == RAIL:
        return size * (P_RAIL_ONE if extra == 1 else P_RAIL)
    if kind == MOUNTAIN:
        return size * P_SYMBOL
    if kind == CITY:
        return LINES[int(s.face[spot // LOCALS])] * P_CITY
    if kind == GRAVEYARD:
        return P_GRAVE + cities_round(s, int(s.place[spot // LOCALS]))
    return size * P_TIPI + extra * P_HERD


@rule
def tokens_for(s: State, spot: int, seat: int) -> int:
    """Tokens of the mountain at a spot that a seat would be dealt if it were finished now."""
    root = root_at(s, spot)
    mask, sharing, turn = owners(int(s.crew[root])), 0, 0
    for k in range(int(s.seats)):
        other = (int(s.turn_of) + k) % int(s.seats)
        sharing += (mask >> other) & 1
        if other == seat:
            turn = sharing
    if not (mask >> seat) & 1:
        return 0
    tokens = int(s.extra[root])
    return tokens // sharing + (1 if turn <= tokens % sharing else 0)


@rule
def if_it_ended(s: State, out: Array) -> None:
    """Points of every seat on the track if the game ended now; when it is over, the points. Tokens count apart."""
    for seat in range(int(s.seats)):
        out[seat] = points(s, seat)
    if s.phase == OVER_NOW:
        return
    for seat in range(int(s.seats)):
        for i in range(COWBOYS):
            spot = int(s.cowboy[seat, i])
            if spot != NOWHERE:
                root = root_at(s, spot)
                if not met_before(s, seat, i, root):
                    worth, mask = worth_at_end(s, spot), owners(int(s.crew[root]))
                    for other in range(int(s.seats)):
                        out[other] += worth * ((mask >> other) & 1)


@rule
def unseen_value(s: State) -> int:
    """What a token that nobody has seen is worth on average, as far as `s` shows, in hundredths of a point."""
    n, total = 0, 0
    for v in range(VALUES):
        left = COUNT[v]
        for seat in range(int(s.seats)):
            if s.hand[seat, v] != BLANK:
                left -= int(s.hand[seat, v])
        n += left
        total += left * WORTH[v]
    return total * 100 // n if n > 0 else 0
