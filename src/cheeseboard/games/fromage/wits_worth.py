"""What things are worth to a seat, in points: a resource more, a space, an ability. The light policy goes by it.

Every sum takes the weights `w` (see the names below; `wits_fit` makes them). `left` = turns likely left, this one too;
`span` = the same as a part of a whole game, 0..1.
"""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    BARN,
    BISTRO,
    BISTRO_POINTS,
    BOARD_BARN,
    BOARD_DOCK_RES,
    BOARD_DOCK_VENUE,
    BOARD_GREENHOUSE,
    BOARD_HQ,
    CUSTOMER_WIN,
    DOCK,
    END_AGE,
    END_SPREAD,
    END_UNUSED,
    END_VENUE,
    FEST_NEXT,
    FEST_NODES,
    FEST_POINTS,
    FESTIVAL,
    FROMAGERIE,
    GAIN_CHEESE,
    GAIN_FACING,
    GAIN_POINTS,
    GIVE_FIRST,
    GREENHOUSE,
    JAM,
    MOST_PAIRINGS,
    ORDER_POINTS,
    ORDERS,
    PARLOUR_COST,
    PARLOURS,
    REGION_COUNT,
    SAMPLE_MASK,
    SHELF_EACH,
    SHELF_OF,
    SHELF_POINTS,
    SHELF_SIGN,
    SIGN_ONE,
    SIGN_SWAP,
    SIGN_TWO,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_MARK,
    SPACE_REGIONS,
    TABLES,
    TILE_COUNT_OF,
    TILE_GAIN,
    TILE_GIVE,
    TILE_OF,
    TILE_WHEN,
    UNMARKED,
    VILLES,
    WHEN_AGE,
    WHEN_GATHER,
    WHEN_UNLOCK,
    WHEN_VENUE,
    WHEN_WORKER,
)
from cheeseboard.games.fromage.rules_score import cheeses_of_age, flood, own_mask, used, venue_cheeses
from cheeseboard.games.fromage.rules_state import (
    CORPORATION_SEAT,
    DONE_BY,
    HELD_BY,
    NONE,
    OF_AGE,
    PLACES,
    SPACES,
    State,
    bits,
    cards_at,
    cost_of,
    held,
    works,
)
from cheeseboard.kernel import Floats, rule, table

# weights of the light policy
P_PRICE = 0  # structures, livestock, fruit, orders: a pair (at the end, more in a whole game)
P_ENOUGH = 8  # fruit and orders of which one more still counts in full; what one more beyond counts
P_AWAY = 11  # a worker away for a turn; for every turn after that
P_CHEESE = 13  # what a cheese is worth that is kept; more for a parlour that is kept
P_SEED = 15  # Festival: every way to grow of a new group
P_SHELF = 16  # Fromagerie: a new shelf in a whole game
P_HALF = 17  # Bistro: a plate beside an empty one; a row that may rise
P_REGION = 19  # Villes: how uncertain a region is in a whole game
P_TRACK = 20  # fruit: a piece on a track in a whole game
P_ORDER = 21  # an order completed, beyond the points that it brings at once
P_ABILITY = 22  # how often Barn, Greenhouse, Dock, Headquarters, a worker's tile, another tile is used in a turn
P_READY = 28  # what keeps a seat from stopping
POLICY = 29

WHOLE = 12.0
"""Turns of a whole game."""
PACE = 1.2
"""Cheeses a seat places in a turn, about."""
CORP_PACE = 0.8
UNUSED = 0.5
"""Points of a resource that stays unused."""

REGION_CITIES = table([sum(((SPACE_REGIONS[k] >> r) & 1) << k for k in range(SPACES)) for r in range(REGION_COUNT)])
"""(6) mask of the cities that touch a region."""


@rule
def turns_left(s: State) -> float:
    """Turns that are likely left, this one included: until somebody has placed the last cheese."""
    if s.last != 0:
        return 0.0
    least = 15
    for seat in range(int(s.seats)):
        least = min(least, int(s.cheese[seat]))
    left = least / PACE
    if s.level > 0:
        left = min(left, int(s.corp_left) / CORP_PACE)
    return left


@rule
def span_of(left: float) -> float:
    """Turns as a part of a whole game."""
    return min(left, WHOLE) / WHOLE


# -- resources ---------------------------------------------------------------------------------------------------------
@rule
def wanted(s: State, seat: int, resource: int, w: Floats) -> float:
    """How many more of a resource the seat has use for."""
    n = 0.0
    if resource == 0:
        for place in range(PLACES):
            if not works(s, seat, place):
                n += cost_of(s, seat, place)
        return n - int(s.stock[seat, 0])
    if resource == 1:
        for parlour in range(PARLOURS):
            if (int(s.milked[seat]) >> parlour) & 1 == 0:
                n += PARLOUR_COST[int(s.board[seat]), parlour]
        return n - int(s.stock[seat, 1])
    if resource == 2:
        return w[P_ENOUGH] - int(s.stock[seat, 2])
    return w[P_ENOUGH + 1] - cards_at(s, HELD_BY + seat)


@rule
def worth_of(s: State, seat: int, resource: int, n: int, w: Floats, span: float) -> float:
    """What `n` more of a resource are worth: in full as far as there is use for them."""
    full = max(UNUSED, w[P_PRICE + 2 * resource] + w[P_PRICE + 2 * resource + 1] * span)
    more = UNUSED + (full - UNUSED) * w[P_ENOUGH + 2]
    use = max(0.0, min(n * 1.0, wanted(s, seat, resource, w)))
    return use * full + (n - use) * more


@rule
def away(turns: int, w: Floats, left: float) -> float:
    """What a worker costs that is away for some turns."""
    t = min(turns * 1.0, left)
    return w[P_AWAY] * t if t < 1.0 else w[P_AWAY] + w[P_AWAY + 1] * (t - 1.0)


@rule
def price(s: State, seat: int, resource: int, w: Floats, span: float) -> float:
    """What one more of a resource is worth."""
    full = max(UNUSED, w[P_PRICE + 2 * resource] + w[P_PRICE + 2 * resource + 1] * span)
    return full if wanted(s, seat, resource, w) >= 1.0 else UNUSED + (full - UNUSED) * w[P_ENOUGH + 2]


@rule
def best_price(s: State, seat: int, barred: int, w: Floats, span: float) -> float:
    """The best resource to take, of all but one."""
    best = 0.0
    for resource in range(4):
        if resource != barred:
            best = max(best, price(s, seat, resource, w, span))
    return best


@rule
def least_price(s: State, seat: int, w: Floats, span: float) -> float:
    """The cheapest unused resource that the seat has; as much as the best where it has none."""
    least = best_price(s, seat, NONE, w, span)
    for resource in range(3):
        if s.stock[seat, resource] > 0:
            least = min(least, price(s, seat, resource, w, span))
    return least


# -- spaces ------------------------------------------------------------------------------------------------------------
@rule
def ways_to_grow(layout: int, group: int, room: int) -> int:
    """Empty spaces beside a group."""
    around = 0
    for node in range(FEST_NODES):
        if (group >> node) & 1:
            around |= FEST_NEXT[layout, node]
    return bits(around & room & ~group)


@rule
def festival_gain(s: State, seat: int, k: int, room: int, w: Floats, span: float) -> float:
    """Points of the group that a cheese makes, less those of the groups it joins; a new group may grow."""
    layout = int(s.side[FESTIVAL])
    own = own_mask(s, seat, FESTIVAL)
    group = flood(layout, 1 << k, own | SAMPLE_MASK | (1 << k))
    gain = FEST_POINTS[bits(group)] * 1.0
    rest = group & own
    if rest == 0:
        return gain + w[P_SEED] * span * min(3, ways_to_grow(layout, group, room & ~(1 << k)))
    while rest:
        part = flood(layout, rest & -rest, own | SAMPLE_MASK)
        gain -= FEST_POINTS[bits(part)]
        rest &= ~part
    return gain


@rule
def fromagerie_gain(s: State, seat: int, k: int, w: Floats, span: float) -> float:
    """A new shelf, the points of the space, and what the sign of the shelf brings."""
    shelves = 0
    for j in range(SPACES):
        if s.cell[FROMAGERIE, j] == seat:
            shelves |= 1 << SHELF_OF[j]
    shelf = SHELF_OF[k]
    gain = SHELF_EACH[shelf] * 1.0
    if (shelves >> shelf) & 1 == 0:
        n = bits(shelves)
        gain += span * w[P_SHELF] + (1.0 - span) * (SHELF_POINTS[n + 1] - SHELF_POINTS[n])
    sign = SHELF_SIGN[shelf]
    if sign == SIGN_SWAP:
        gain += best_price(s, seat, NONE, w, span) - least_price(s, seat, w, span)
    elif sign == SIGN_ONE:
        gain += best_price(s, seat, NONE, w, span)
    elif sign == SIGN_TWO:
        gain += 2.0 * best_price(s, seat, NONE, w, span)
    return gain


@rule
def bistro_gain(s: State, seat: int, k: int, room: int, w: Floats, span: float) -> float:
    """The plate, and what a pairing adds to all others."""
    layout = int(s.side[BISTRO])
    own = own_mask(s, seat, BISTRO)
    pairs = 0
    for t in range(TABLES):
        pairs += int((own >> (2 * t)) & 3 == 3)
    row = min(pairs, MOST_PAIRINGS)
    age = SPACE_AGE[layout, BISTRO, k]
    mate = k ^ 1
    gain = BISTRO_POINTS[row, age] * 1.0
    if (own >> mate) & 1:
        up = min(row + 1, MOST_PAIRINGS)
        gain += BISTRO_POINTS[up, age] - BISTRO_POINTS[row, age]
        for a in range(3):
            n = bits(own & OF_AGE[layout, BISTRO, a])
            gain += n * (BISTRO_POINTS[up, a] - BISTRO_POINTS[row, a])
    elif (room >> mate) & 1:
        gain += w[P_HALF] * span
    if row < MOST_PAIRINGS:
        gain += w[P_HALF + 1] * span
    return gain


@rule
def hold(lead: int, doubt: float) -> float:
    """How likely a region is held in the end by who leads there by so many cheeses."""
    return max(0.0, min(1.0, 0.5 + (lead - 0.5) / (1.0 + doubt)))


@rule
def villes_gain(s: State, seat: int, k: int, w: Floats, span: float) -> float:
    """What a cheese changes about who is likely to hold the regions that it touches."""
    gain = 0.0
    regions = SPACE_REGIONS[k]
    own = own_mask(s, seat, VILLES)
    doubt = w[P_REGION] * span
    for region in range(REGION_COUNT):
        if (regions >> region) & 1 == 0:
            continue
        mine = bits(own & REGION_CITIES[region])
        most = 0
        for other in range(CORPORATION_SEAT + 1):
            if other != seat and (other < s.seats or (other == CORPORATION_SEAT and s.level > 0)):
                most = max(most, bits(own_mask(s, other, VILLES) & REGION_CITIES[region]))
        win = CUSTOMER_WIN[int(s.seats), int(s.customer[region])]
        gain += win * (hold(mine + 1 - most, doubt) - hold(mine - most, doubt))
    return gain


@rule
def space_gain(s: State, seat: int, venue: int, k: int, room: int, w: Floats, span: float) -> float:
    """What a cheese on an empty space is worth to the seat, the worker's time and the cheese itself not counted."""
    layout = int(s.side[venue])
    if venue == FESTIVAL:
        gain = festival_gain(s, seat, k, room, w, span)
    elif venue == FROMAGERIE:
        gain = fromagerie_gain(s, seat, k, w, span)
    elif venue == BISTRO:
        gain = bistro_gain(s, seat, k, room, w, span)
    else:
        gain = villes_gain(s, seat, k, w, span)
    if held(s, seat, SPACE_KIND[layout, venue, k]) >= 0:
        done = cards_at(s, DONE_BY + seat)
        gain += ORDER_POINTS[done + 1] - ORDER_POINTS[done] + w[P_ORDER] * span
    mark = SPACE_MARK[layout, venue, k]
    if mark != UNMARKED:
        other = int(s.fruited[seat, 0]) if mark == JAM else int(s.fruited[seat, 1])
        gain += other + w[P_TRACK] * span - price(s, seat, 2, w, span)
    if s.built[seat]:
        gain += delivered(s, seat, venue, SPACE_AGE[layout, venue, k], w, span)
    return gain


@rule
def delivered(s: State, seat: int, venue: int, age: int, w: Floats, span: float) -> float:
    """What the dock and tiles bring when a cheese is placed in a venue."""
    gain = 0.0
    for place in range(PLACES):
        if not works(s, seat, place):
            continue
        tile = int(s.tile[seat, place])
        if tile == NONE:
            board = int(s.board[seat])
            if place == DOCK and BOARD_DOCK_VENUE[board] == venue:
                gain += price(s, seat, BOARD_DOCK_RES[board], w, span)
        elif TILE_WHEN[tile] == WHEN_VENUE or TILE_WHEN[tile] == END_VENUE:
            gain += tile_gift(s, seat, tile, w, span) if TILE_OF[tile] == venue else 0.0
        elif TILE_WHEN[tile] == WHEN_AGE or TILE_WHEN[tile] == END_AGE:
            gain += tile_gift(s, seat, tile, w, span) if TILE_OF[tile] == age else 0.0
    return gain


# -- abilities ---------------------------------------------------------------------------------------------------------
@rule
def tile_gift(s: State, seat: int, tile: int, w: Floats, span: float) -> float:
    """What a tile brings each time it works, what it takes counted."""
    what = TILE_GAIN[tile]
    n = TILE_COUNT_OF[tile]
    if what == GAIN_POINTS:
        return n * 1.0
    if what == GAIN_CHEESE:
        return 3.0
    each = price(s, seat, what, w, span) if what <= ORDERS else best_price(s, seat, NONE, w, span)
    if what == GAIN_FACING:
        each *= 0.8
    return n * each - (least_price(s, seat, w, span) if TILE_GIVE[tile] == GIVE_FIRST else 0.0)


@rule
def tile_worth(s: State, seat: int, tile: int, w: Floats, left: float) -> float:
    """What an unlocked tile is likely to bring until the end."""
    span = span_of(left)
    when = TILE_WHEN[tile]
    if when == END_VENUE:
        return venue_cheeses(s, seat, TILE_OF[tile]) + PACE * left / 4.0
    if when == END_AGE:
        n = 0
        for venue in range(4):
            n += cheeses_of_age(s, seat, venue, TILE_OF[tile])
        return n + PACE * left / 3.0
    if when == END_UNUSED:
        return 2.0
    if when == END_SPREAD:
        return 2.0 * min(4.0, (15 - int(s.cheese[seat]) + PACE * left) / 4.5)
    gift = tile_gift(s, seat, tile, w, span)
    if when == WHEN_WORKER:
        return left * w[P_ABILITY + 4] * max(0.0, gift - w[P_AWAY])
    if when == WHEN_UNLOCK:
        return gift * 1.5
    if when == WHEN_VENUE:
        return gift * PACE * left / 4.0
    if when == WHEN_AGE:
        return gift * PACE * left / 3.0
    if when == WHEN_GATHER:
        return gift * left * 0.3
    return left * w[P_ABILITY + 5] * gift


@rule
def printed_worth(s: State, seat: int, place: int, w: Floats, left: float) -> float:
    """What an unlocked printed ability is likely to bring until the end."""
    span = span_of(left)
    board = int(s.board[seat])
    if place == BARN:
        gift = price(s, seat, BOARD_BARN[board], w, span) - w[P_AWAY]
        return left * w[P_ABILITY] * max(0.0, gift)
    if place == GREENHOUSE:
        return left * w[P_ABILITY + 1] * price(s, seat, BOARD_GREENHOUSE[board], w, span)
    if place == DOCK:
        return left * w[P_ABILITY + 2] * price(s, seat, BOARD_DOCK_RES[board], w, span)
    cost = cost_of(s, seat, place) if BOARD_HQ[board] == 0 else 0
    return used(s, seat, BOARD_HQ[board]) + cost + left * w[P_ABILITY + 3]


@rule
def ability_worth(s: State, seat: int, place: int, w: Floats, left: float) -> float:
    """What stands on a place, once it is unlocked."""
    tile = int(s.tile[seat, place])
    return printed_worth(s, seat, place, w, left) if tile == NONE else tile_worth(s, seat, tile, w, left)
