"""What counts: every line of a seat's score as a function of its own, and the Corporation's."""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    BISTRO,
    BISTRO_POINTS,
    BOARD_HQ,
    CORP_CHEESES,
    CORP_WINS_TIES,
    CUSTOMER_TIE,
    CUSTOMER_WIN,
    END_AGE,
    END_SPREAD,
    END_UNUSED,
    END_VENUE,
    FEST_NEXT,
    FEST_NODES,
    FEST_POINTS,
    FESTIVAL,
    FROMAGERIE,
    FRUIT,
    HEADQUARTERS,
    LIVESTOCK,
    MOST_PAIRINGS,
    ORDER_POINTS,
    PARLOUR_COST,
    PARLOURS,
    REGION_COUNT,
    SAMPLE_MASK,
    SHELF_EACH,
    SHELF_OF,
    SHELF_POINTS,
    SHELVES,
    SOLO_TRACK,
    SPACE_REGIONS,
    STORED_POINTS,
    STRUCTURES,
    TABLE_OF,
    TABLES,
    TILE_COUNT_OF,
    TILE_OF,
    TILE_WHEN,
    UNUSED_FOR_A_POINT,
    VILLES,
)
from cheeseboard.games.fromage.rules_state import (
    ALONE,
    CHEESES,
    CORPORATION_SEAT,
    DONE_BY,
    HELD_BY,
    NONE,
    OF_AGE,
    PLACES,
    SPACES,
    STORED,
    State,
    bits,
    cards_at,
    cost_of,
    works,
)
from cheeseboard.kernel import Array, rule


@rule
def own_mask(s: State, seat: int, venue: int) -> int:
    """Mask of the spaces of a venue on which the seat's (or the Corporation's) cheese lies."""
    mask = 0
    for k in range(SPACES):
        mask |= int(s.cell[venue, k] == seat) << k
    return mask


# -- Festival ----------------------------------------------------------------------------------------------------------
@rule
def flood(layout: int, start: int, ground: int) -> int:
    """Mask of the nodes of the Festival that hang together with `start` on `ground`."""
    group = start
    edge = start
    while edge:
        around = 0
        for node in range(FEST_NODES):
            if (edge >> node) & 1:
                around |= FEST_NEXT[layout, node]
        edge = around & ground & ~group
        group |= edge
    return group


@rule
def festival_group(s: State, seat: int, counted: int) -> int:
    """The next group of own cheeses and the samples beside them, as a mask of nodes; 0 = none is left.

    `counted` is the mask of all groups so far. Nodes 0..17 are spaces, 18..24 samples.
    """
    left = own_mask(s, seat, int(FESTIVAL)) & ~counted
    if left == 0:
        return 0
    ground = own_mask(s, seat, int(FESTIVAL)) | SAMPLE_MASK
    return flood(int(s.side[FESTIVAL]), left & -left, ground)


@rule
def festival_groups(s: State, seat: int, out: Array) -> int:
    """Sizes of the seat's groups, samples counted, written to `out` (room for 18); returns how many."""
    n = 0
    counted = 0
    group = festival_group(s, seat, counted)
    while group != 0:
        out[n] = bits(group)
        n += 1
        counted |= group
        group = festival_group(s, seat, counted)
    return n


@rule
def festival_points(s: State, seat: int) -> int:
    """`festival.groups-scored`: every group by its size."""
    total = 0
    counted = 0
    group = festival_group(s, seat, counted)
    while group != 0:
        total += FEST_POINTS[bits(group)]
        counted |= group
        group = festival_group(s, seat, counted)
    return total


# -- Fromagerie --------------------------------------------------------------------------------------------------------
@rule
def shelf_count(s: State, seat: int) -> int:
    """Shelves with a cheese of the seat."""
    mask = 0
    for k in range(SPACES):
        if s.cell[FROMAGERIE, k] == seat:
            mask |= 1 << SHELF_OF[k]
    return bits(mask)


@rule
def cheeses_on_shelf(s: State, seat: int, shelf: int) -> int:
    """Cheeses of the seat on one shelf."""
    n = 0
    for k in range(SPACES):
        n += int(s.cell[FROMAGERIE, k] == seat and SHELF_OF[k] == shelf)
    return n


@rule
def fromagerie_points(s: State, seat: int) -> int:
    """`shop.shelves-scored` and `shop.point-sign-per-cheese`."""
    total = SHELF_POINTS[shelf_count(s, seat)]
    for shelf in range(SHELVES):
        total += SHELF_EACH[shelf] * cheeses_on_shelf(s, seat, shelf)
    return total


# -- Bistro ------------------------------------------------------------------------------------------------------------
@rule
def pairings(s: State, seat: int) -> int:
    """`bistro.pair`: tables with two cheeses of the seat, and so at most as many as the score table has rows for."""
    n = 0
    for t in range(TABLES):
        plates = 0
        for k in range(SPACES):
            plates += int(TABLE_OF[k] == t and s.cell[BISTRO, k] == seat)
        n += int(plates == 2)
    return n


@rule
def bistro_row(s: State, seat: int) -> int:
    """Row of the score table: the pairings, and the last row from three on."""
    return min(pairings(s, seat), MOST_PAIRINGS)


@rule
def cheeses_of_age(s: State, seat: int, venue: int, age: int) -> int:
    """Cheeses of the seat of one age in a venue."""
    return bits(own_mask(s, seat, venue) & OF_AGE[int(s.side[venue]), venue, age])


@rule
def bistro_points(s: State, seat: int) -> int:
    """`bistro.row-by-pairs`: every plate by the row of the pairings."""
    row = bistro_row(s, seat)
    total = 0
    for age in range(3):
        total += BISTRO_POINTS[row, age] * cheeses_of_age(s, seat, int(BISTRO), age)
    return total


# -- Villes ------------------------------------------------------------------------------------------------------------
@rule
def influence(s: State, seat: int, region: int) -> int:
    """`villes.influence`: cheeses of the seat (or the Corporation) on cities that touch a region."""
    n = 0
    for k in range(SPACES):
        n += int(s.cell[VILLES, k] == seat and (SPACE_REGIONS[k] >> region) & 1 == 1)
    return n


@rule
def region_points(s: State, seat: int, region: int) -> int:
    """`villes.most-takes`, `villes.tie-flips`: what a region brings the seat (or the Corporation) as things stand."""
    mine = influence(s, seat, region)
    if mine == 0:
        return 0
    tied = False
    for other in range(CORPORATION_SEAT + 1):
        if other != seat:
            theirs = influence(s, other, region)
            if theirs > mine:
                return 0
            tied = tied or theirs == mine
    win = CUSTOMER_WIN[int(s.seats), int(s.customer[region])]
    if not tied:
        return win
    if CORP_WINS_TIES[int(s.level)]:
        return win if seat == CORPORATION_SEAT else 0
    return CUSTOMER_TIE[int(s.seats)]


@rule
def villes_points(s: State, seat: int) -> int:
    """All regions together."""
    total = 0
    for region in range(REGION_COUNT):
        total += region_points(s, seat, region)
    return total


# -- the board ---------------------------------------------------------------------------------------------------------
@rule
def orders_done(s: State, seat: int) -> int:
    """Orders that the seat has completed."""
    return cards_at(s, DONE_BY + seat)


@rule
def order_points(s: State, seat: int) -> int:
    """`order.track`."""
    return ORDER_POINTS[orders_done(s, seat)]


@rule
def fruit_points(s: State, seat: int) -> int:
    """`fruit.product`: fruited cheese times jam."""
    return int(s.fruited[seat, 0]) * int(s.fruited[seat, 1])


@rule
def structures_used(s: State, seat: int) -> int:
    """Structures on the scaffolds of the seat's board."""
    n = 0
    for place in range(PLACES):
        if works(s, seat, place):
            n += cost_of(s, seat, place)
    return n


@rule
def livestock_used(s: State, seat: int) -> int:
    """Livestock in the seat's milking parlours."""
    n = 0
    for parlour in range(PARLOURS):
        if (int(s.milked[seat]) >> parlour) & 1:
            n += PARLOUR_COST[int(s.board[seat]), parlour]
    return n


@rule
def used(s: State, seat: int, resource: int) -> int:
    """`hq.used-only`: pieces of a resource that the seat has used."""
    if resource == STRUCTURES:
        return structures_used(s, seat)
    if resource == LIVESTOCK:
        return livestock_used(s, seat)
    if resource == FRUIT:
        return int(s.fruited[seat, 0]) + int(s.fruited[seat, 1])
    return orders_done(s, seat)


@rule
def unused(s: State, seat: int) -> int:
    """Unused resources of all kinds together, uncompleted orders among them."""
    n = cards_at(s, HELD_BY + seat)
    for resource in range(3):
        n += int(s.stock[seat, resource])
    return n


@rule
def unused_points(s: State, seat: int) -> int:
    """`end.two-unused-one-point`; what the Granary adds is in `ability_points`."""
    return unused(s, seat) // UNUSED_FOR_A_POINT


@rule
def venue_cheeses(s: State, seat: int, venue: int) -> int:
    """Cheeses of the seat in a venue."""
    return bits(own_mask(s, seat, venue))


@rule
def ability_count(s: State, seat: int, place: int) -> int:
    """How often the Headquarters or an endgame tile on a place pays; 0 where it is not unlocked or no such ability."""
    if not works(s, seat, place):
        return 0
    tile = int(s.tile[seat, place])
    if tile == NONE:
        return used(s, seat, int(BOARD_HQ[int(s.board[seat])])) if place == HEADQUARTERS else 0
    when = TILE_WHEN[tile]
    of = int(TILE_OF[tile])
    n = 0
    if when == END_VENUE:
        n = venue_cheeses(s, seat, of)
    elif when == END_AGE:
        for venue in range(4):
            n += cheeses_of_age(s, seat, venue, of)
    elif when == END_UNUSED:
        all_unused = unused(s, seat)
        full = min(all_unused, of)
        n = full + (all_unused - full) // UNUSED_FOR_A_POINT - all_unused // UNUSED_FOR_A_POINT
    elif when == END_SPREAD:
        for venue in range(4):
            n += int(venue_cheeses(s, seat, venue) >= of)
    return n


@rule
def ability_each(s: State, seat: int, place: int) -> int:
    """Points of the Headquarters or the tile on a place each time that `ability_count` counts."""
    tile = int(s.tile[seat, place])
    return 1 if tile == NONE else TILE_COUNT_OF[tile]


@rule
def ability_points(s: State, seat: int, place: int) -> int:
    """`hq.used-only` or the endgame tile on a place; the Granary: what it adds to the points of unused resources."""
    n = ability_count(s, seat, place)
    return n * ability_each(s, seat, place) if n > 0 else 0


# -- totals ------------------------------------------------------------------------------------------------------------
@rule
def points(s: State, seat: int) -> int:
    """A seat's total as things stand."""
    total = festival_points(s, seat) + fromagerie_points(s, seat) + bistro_points(s, seat) + villes_points(s, seat)
    total += order_points(s, seat) + fruit_points(s, seat) + unused_points(s, seat)
    for place in range(PLACES):
        total += ability_points(s, seat, place)
    return total


@rule
def placed(s: State, seat: int) -> int:
    """`end.tie-cheese`: cheeses the seat has placed, bonus cheese too."""
    return CHEESES - int(s.cheese[seat])


@rule
def corp_placed(s: State) -> int:
    """Cheeses that have left the Corporation's board."""
    return CORP_CHEESES[int(s.level)] - int(s.corp_left)


@rule
def corp_track(s: State) -> int:
    """`solo.score-track`: the highest number uncovered."""
    return SOLO_TRACK[corp_placed(s)]


@rule
def corp_stored(s: State) -> int:
    """Orders in the Corporation's slot."""
    return cards_at(s, int(STORED))


@rule
def corp_points(s: State) -> int:
    """The Corporation's total: track, customers, three for every order in its slot."""
    return corp_track(s) + villes_points(s, int(CORPORATION_SEAT)) + STORED_POINTS * corp_stored(s)


@rule
def beaten(s: State) -> bool:
    """`solo.win-higher`: more points than the Corporation, or as many with more cheese."""
    own = points(s, int(ALONE))
    theirs = corp_points(s)
    return own > theirs or (own == theirs and placed(s, int(ALONE)) > corp_placed(s))


@rule
def scores(s: State, out: Array) -> None:
    """Own total of every seat, as far as this record shows."""
    for seat in range(int(s.seats)):
        out[seat] = points(s, seat) if s.board[seat] != NONE else 0


@rule
def ranks(s: State, out: Array) -> None:
    """Places, 0 first: points, then cheeses placed, else shared. Alone: 0 = the level is beaten, 1 = it is not."""
    seats = int(s.seats)
    if s.board[seats - 1] == NONE:
        for seat in range(seats):
            out[seat] = 0
        return
    if seats == 1:
        out[0] = 0 if beaten(s) else 1
        return
    for seat in range(seats):  # one number to compare, and below it, in three bits, the place
        out[seat] = (points(s, seat) * (CHEESES + 1) + placed(s, seat)) << 3
    for seat in range(seats):
        for other in range(seats):
            out[seat] += int((out[other] >> 3) > (out[seat] >> 3))
    for seat in range(seats):
        out[seat] &= 7
