"""What an unfinished position is likely to bring a seat in the end: points as they stand, and what is still open.

A sum of what is open, each line with a fitted weight (`wits_fit`): ways to grow in the Festival, shelves, half
pairings, regions by who leads, stocks and held orders with a use, fruit tracks, abilities, workers away.
"""

from __future__ import annotations

import math

from cheeseboard.games.fromage.box import (
    BISTRO,
    CHEESES_EACH,
    CORP_CHEESES,
    CUSTOMER_WIN,
    FEST_POINTS,
    FESTIVAL,
    FROMAGERIE,
    MOST_PAIRINGS,
    PARLOUR_COST,
    PARLOURS,
    REGION_COUNT,
    SAMPLE_MASK,
    SHELF_OF,
    SOLO_TRACK,
    STORED_POINTS,
    TABLES,
    TILE_WHEN,
    VILLES,
    WHEN_NO_WORKER,
    WHEN_WORKER,
)
from cheeseboard.games.fromage.rules_score import corp_placed, corp_stored, flood, own_mask, points, villes_points
from cheeseboard.games.fromage.rules_state import (
    CORPORATION_SEAT,
    HELD_BY,
    HOME,
    NONE,
    OVER_NOW,
    PLACES,
    SPACES,
    State,
    bits,
    cards_at,
    cost_of,
    empty_spaces,
    works,
)
from cheeseboard.games.fromage.wits_worth import (
    CORP_PACE,
    REGION_CITIES,
    span_of,
    turns_left,
    ways_to_grow,
)
from cheeseboard.kernel import Floats, rule

V_TURNS = 0  # turns left, cheeses left
V_GROW = 2  # Festival: ways to grow of a group; what its next cheese would add
V_SHELVES = 4  # Fromagerie: by number of shelves
V_HALF = 11  # Bistro: plates beside an empty one; by row of the table
V_REGION = 16  # Villes: a region's points, by lead -2 or worse, -1, 0, 1, 2 or better
V_STOCK = 21  # resources with a use: a pair for each kind; one beyond that
V_TRACK = 30  # fruit on the tracks, their product
V_AWAY = 32  # workers away, turns that they are away
V_ABILITY = 34  # unlocked: printed by place; tiles for a worker, that fire, that count at the end
V_PARLOUR = 41  # parlours not used yet
VALUES = 42

EVEN = 2  # of V_REGION


@rule
def festival_open(s: State, seat: int, v: Floats) -> float:
    """How the seat's groups may still grow."""
    layout = int(s.side[FESTIVAL])
    own = own_mask(s, seat, FESTIVAL)
    room = empty_spaces(s, FESTIVAL)
    total = 0.0
    rest = own
    while rest:
        group = flood(layout, rest & -rest, own | SAMPLE_MASK)
        rest &= ~group
        ways = min(3, ways_to_grow(layout, group, room))
        size = bits(group)
        step = FEST_POINTS[size + 1] - FEST_POINTS[size] if size < 25 else 0
        total += v[V_GROW] * ways + v[V_GROW + 1] * step * min(ways, 2)
    return total


@rule
def shop_open(s: State, seat: int, v: Floats) -> float:
    """Shelves reached so far: the more, the more the next one brings."""
    shelves = 0
    for k in range(SPACES):
        if s.cell[FROMAGERIE, k] == seat:
            shelves |= 1 << SHELF_OF[k]
    return v[V_SHELVES + bits(shelves)]


@rule
def bistro_open(s: State, seat: int, v: Floats) -> float:
    """Half pairings that can still be completed, and the row."""
    own = own_mask(s, seat, BISTRO)
    room = empty_spaces(s, BISTRO)
    pairs, halves = 0, 0
    for t in range(TABLES):
        mine = (own >> (2 * t)) & 3
        free = (room >> (2 * t)) & 3
        pairs += int(mine == 3)
        halves += int(mine != 0 and (mine | free) == 3 and mine != 3)
    return v[V_HALF] * halves + v[V_HALF + 1 + min(pairs, MOST_PAIRINGS)]


@rule
def villes_open(s: State, seat: int, v: Floats) -> float:
    """Regions by the lead of the seat there; only as far as cities of it are empty."""
    own = own_mask(s, seat, VILLES)
    room = empty_spaces(s, VILLES)
    total = 0.0
    for region in range(REGION_COUNT):
        cities = REGION_CITIES[region]
        if room & cities == 0:
            continue
        most = 0
        for other in range(CORPORATION_SEAT + 1):
            if other != seat and (other < s.seats or (other == CORPORATION_SEAT and s.level > 0)):
                most = max(most, bits(own_mask(s, other, VILLES) & cities))
        lead = max(-EVEN, min(EVEN, bits(own & cities) - most))
        total += v[V_REGION + EVEN + lead] * CUSTOMER_WIN[int(s.seats), int(s.customer[region])]
    return total


@rule
def stock_open(s: State, seat: int, v: Floats, span: float) -> float:
    """Unused resources: those with a use, and those beyond."""
    total = 0.0
    beyond = 0.0
    for resource in range(4):
        have = cards_at(s, HELD_BY + seat) if resource == 3 else int(s.stock[seat, resource])
        use = 4
        if resource == 0:
            use = 0
            for place in range(PLACES):
                if not works(s, seat, place):
                    use += cost_of(s, seat, place)
        elif resource == 1:
            use = 0
            for parlour in range(PARLOURS):
                if (int(s.milked[seat]) >> parlour) & 1 == 0:
                    use += PARLOUR_COST[int(s.board[seat]), parlour]
        useful = min(have, use)
        total += useful * (v[V_STOCK + 2 * resource] * min(1.0, 4.0 * span) + v[V_STOCK + 2 * resource + 1] * span)
        beyond += have - useful
    return total + v[V_STOCK + 8] * beyond * span


@rule
def board_open(s: State, seat: int, v: Floats, left: float) -> float:
    """Unlocked abilities, parlours, fruit tracks, and workers that are away."""
    total = v[V_PARLOUR] * (PARLOURS - bits(int(s.milked[seat])))
    for place in range(PLACES):
        if works(s, seat, place):
            tile = int(s.tile[seat, place])
            kind = place
            if tile != NONE:
                kind = 4 if TILE_WHEN[tile] == WHEN_WORKER else 5 if TILE_WHEN[tile] <= WHEN_NO_WORKER else 6
            total += v[V_ABILITY + kind]
    one, two = int(s.fruited[seat, 0]), int(s.fruited[seat, 1])
    total = (total + v[V_TRACK] * (one + two) + v[V_TRACK + 1] * one * two) * span_of(left)
    for worker in range(3):
        if s.worker[seat, worker] != HOME:
            gone = min(max(0.0, int(s.back[seat, worker]) - int(s.turn) * 1.0), left)
            total += v[V_AWAY] * min(gone, 1.0) + v[V_AWAY + 1] * gone
    return total


@rule
def open_chances(s: State, seat: int, v: Floats) -> float:
    """Points that the seat is likely to add until the end, by the weights `v`."""
    left = turns_left(s)
    span = span_of(left)
    total = (v[V_TURNS] + v[V_TURNS + 1] * int(s.cheese[seat]) / CHEESES_EACH) * span
    total += (festival_open(s, seat, v) + shop_open(s, seat, v) + bistro_open(s, seat, v)) * span
    total += villes_open(s, seat, v) * span
    return total + stock_open(s, seat, v, span) + board_open(s, seat, v, left)


@rule
def likely(s: State, seat: int, v: Floats) -> float:
    """Points that the seat is likely to have in the end."""
    if s.phase == OVER_NOW:
        return points(s, seat) * 1.0
    return points(s, seat) + open_chances(s, seat, v)


@rule
def likely_corporation(s: State) -> float:
    """Points that the Corporation is likely to have in the end."""
    gone = corp_placed(s)
    sure = villes_points(s, CORPORATION_SEAT) + STORED_POINTS * corp_stored(s) * 1.0
    if s.phase == OVER_NOW:
        return sure + SOLO_TRACK[gone]
    left = turns_left(s)
    most = CORP_CHEESES[int(s.level)]
    end = min(gone + CORP_PACE * left, most * 1.0)
    low = int(end)
    high = min(low + 1, most)
    track = SOLO_TRACK[low] + (end - low) * (SOLO_TRACK[high] - SOLO_TRACK[low])
    return sure + track + STORED_POINTS * (1.0 - CORP_PACE) * left


@rule
def ahead(s: State, seat: int, v: Floats) -> float:
    """The lead that the seat is likely to end with, over the best other one or the Corporation; ties by cheeses."""
    mine = likely(s, seat, v) - TIE * int(s.cheese[seat])
    if s.seats == 1:
        return mine - likely_corporation(s) + TIE * (CHEESES_EACH - corp_placed(s))
    best = -1.0e9
    for other in range(int(s.seats)):
        if other != seat:
            best = max(best, likely(s, other, v) - TIE * int(s.cheese[other]))
    return mine - best


TIE = 0.02
"""What a cheese placed counts beside points: 15 of them less than one."""


@rule
def squeezed(lead: float, left: float) -> float:
    """A lead as 0..1: the fewer turns are left, the more it decides."""
    return 1.0 / (1.0 + math.exp(-lead / (4.0 + 0.7 * left)))


@rule
def chance_to_win(s: State, seat: int, v: Floats) -> float:
    """How good the position looks to the seat, 0..1."""
    return squeezed(ahead(s, seat, v), 0.0 if s.phase == OVER_NOW else turns_left(s))
