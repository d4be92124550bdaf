"""Set-up: an empty table, and what nature lays out on it before the first turn."""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    ARRANGEMENTS,
    BOARD_COUNT,
    CORP_CHEESES,
    CUSTOMER_KINDS,
    CUSTOMERS_EACH,
    ORDERS,
    REGION_COUNT,
    SEAT_AT,
    SECTOR_AT,
    START_LEFT,
    START_OPPOSITE,
)
from cheeseboard.games.fromage.rules_codes import (
    TELL_BOARD_DEALT,
    TELL_CUSTOMER_PLACED,
    TELL_SECTORS_LAID,
    TELL_SIDE_CHOSEN,
    TELL_START_STOCK,
    TELL_VENUES_LAID,
)
from cheeseboard.games.fromage.rules_draft import start_deal
from cheeseboard.games.fromage.rules_state import (
    BOARDS,
    CARDS,
    CHEESES,
    CUSTOMERS,
    EMPTY,
    FREE,
    NONE,
    PLACES,
    SEATS_MAX,
    SECTORS,
    SIDES,
    SPACES,
    START_ORDERS,
    VENUES,
    Opts,
    State,
)
from cheeseboard.kernel import EVERYONE, Array, rec_zero, rule, tell

VENUE_COUNT = 4
LAYOUT_ANY = 3
NOTHING, GAME_BEGINS, TURN_BEGINS, CORPORATION_GOES_ON = range(4)
"""What follows a step or a draw."""


# -- set-up ------------------------------------------------------------------------------------------------------------
@rule
def setup(s: State, o: Opts) -> None:
    """Everything in the box but what the options say; nature lays out the rest."""
    edition = int(s.edition)
    rec_zero(s)
    s.edition = edition
    s.seats = int(o.players)
    s.wanted[0] = int(o.festival)
    s.wanted[1] = int(o.fromagerie)
    s.wanted[2] = int(o.bistro)
    s.wanted[3] = int(o.villes)
    s.tiles = int(o.tiles)
    s.level = int(o.level)
    s.clockwise = int(o.clockwise)
    s.asks = int(o.greenhouse)
    s.listed = int(o.trigger_order)
    s.with_vat = int(o.cart_with_vat)
    empty_table(s)
    s.phase = VENUES


@rule
def empty_table(s: State) -> None:
    """Nothing laid out yet, all cheeses and workers at home. On a zeroed record whose options are filled in."""
    s.drawer = -1
    s.mover = -1
    s.head = -1
    s.corp_card = NONE
    s.corp_left = CORP_CHEESES[int(s.level)]
    for venue in range(VENUE_COUNT):
        s.venue[venue] = NONE
        s.sector[venue] = NONE
        s.side[venue] = NONE if s.wanted[venue] == LAYOUT_ANY else int(s.wanted[venue])
        for k in range(SPACES):
            s.cell[venue, k] = EMPTY
    for region in range(REGION_COUNT):
        s.customer[region] = NONE
    for seat in range(SEATS_MAX):
        s.board[seat] = NONE
        s.taken[seat] = NONE
        s.cheese[seat] = CHEESES if seat < s.seats else 0
        for place in range(PLACES):
            s.tile[seat, place] = NONE
        for worker in range(3):
            s.back[seat, worker] = -1
        clear(s, seat)
    sync(s)


@rule
def clear(s: State, seat: int) -> None:
    """A seat's part of the turn begins: nothing done, nothing asked."""
    s.step[seat] = FREE
    s.acted[seat] = 0
    s.fired[seat] = 0
    s.waiting[seat] = 0
    s.due[seat] = 0
    s.sorts[seat] = 0
    s.offer[seat] = 0
    s.picks[seat] = 0
    s.barred[seat] = NONE
    s.source[seat] = NONE
    s.where[seat] = NONE


@rule
def sync(s: State) -> None:
    """What the others see is what is: every `…_then` becomes the now."""
    for card in range(CARDS):
        s.card_then[card] = int(s.card[card])
    for venue in range(VENUE_COUNT):
        for k in range(SPACES):
            s.cell_then[venue, k] = int(s.cell[venue, k])
    for seat in range(SEATS_MAX):
        s.cheese_then[seat] = int(s.cheese[seat])
        s.built_then[seat] = int(s.built[seat])
        s.milked_then[seat] = int(s.milked[seat])
        s.fruited_then[seat, 0] = int(s.fruited[seat, 0])
        s.fruited_then[seat, 1] = int(s.fruited[seat, 1])
        for k in range(3):
            s.stock_then[seat, k] = int(s.stock[seat, k])
            s.worker_then[seat, k] = int(s.worker[seat, k])
            s.back_then[seat, k] = int(s.back[seat, k])
        for place in range(PLACES):
            s.tile_then[seat, place] = int(s.tile[seat, place])


# -- nature lays out ---------------------------------------------------------------------------------------------------
@rule
def laid_out(s: State, phase: int, outcomes: Array, weights: Array) -> int:
    """What nature may draw while the table is laid out, ascending."""
    n = 0
    if phase == VENUES:
        n = len(ARRANGEMENTS)
    elif phase == SECTORS:
        n = VENUE_COUNT
    elif phase == SIDES:
        n = 3 if s.seats == SEATS_MAX else 2
    for k in range(n):
        outcomes[k] = k
        weights[k] = 1
    if phase == CUSTOMERS:
        for kind in range(CUSTOMER_KINDS):
            left = CUSTOMERS_EACH
            for region in range(REGION_COUNT):
                left -= int(s.customer[region] == kind)
            if left > 0:
                outcomes[n] = kind
                weights[n] = left
                n += 1
    elif phase == BOARDS:
        for board in range(BOARD_COUNT):
            free = True
            for seat in range(int(s.seats)):
                free = free and s.board[seat] != board
            if free:
                outcomes[n] = board
                weights[n] = 1
                n += 1
    return n


@rule
def next_side(s: State) -> int:
    """The first venue whose layout is to be drawn; -1 = none."""
    for venue in range(VENUE_COUNT):
        if s.side[venue] == NONE:
            return venue
    return -1


@rule
def next_region(s: State) -> int:
    """The first region without a customer; -1 = none."""
    for region in range(REGION_COUNT):
        if s.customer[region] == NONE:
            return region
    return -1


@rule
def lay_out(s: State, phase: int, outcome: int) -> None:
    """Venues, sectors, layouts, customers."""
    if phase == VENUES:
        packed = 0
        for q in range(VENUE_COUNT):
            s.venue[q] = ARRANGEMENTS[outcome, q]
            packed |= ARRANGEMENTS[outcome, q] << (2 * q)
        tell(EVERYONE, TELL_VENUES_LAID, -1, packed, 0)
        s.phase = SECTORS
    elif phase == SECTORS:
        for q in range(VENUE_COUNT):
            s.sector[q] = SECTOR_AT[outcome, q]
        tell(EVERYONE, TELL_SECTORS_LAID, -1, outcome, 0)
        s.phase = SIDES if next_side(s) >= 0 else CUSTOMERS
    elif phase == SIDES:
        venue = next_side(s)
        s.side[venue] = outcome
        tell(EVERYONE, TELL_SIDE_CHOSEN, -1, venue, outcome)
        if next_side(s) < 0:
            s.phase = CUSTOMERS
    else:
        region = next_region(s)
        s.customer[region] = outcome
        tell(EVERYONE, TELL_CUSTOMER_PLACED, -1, region, outcome)
        if next_region(s) < 0:
            s.phase = BOARDS
            s.drawer = 0


@rule
def deal_board(s: State, seat: int, board: int) -> int:
    """`setup.two-from-left`, `setup.one-from-opposite`: a board, and the resources that a seat starts with.

    Returns what follows.
    """
    s.board[seat] = board
    tell(EVERYONE, TELL_BOARD_DEALT, seat, board, 0)
    place = SEAT_AT[int(s.seats), seat]
    for k in range(1, 3):
        resource = int(s.sector[(place + k) & 3])
        n = START_LEFT if k == 1 else START_OPPOSITE
        tell(EVERYONE, TELL_START_STOCK, seat, resource, n)
        if resource == ORDERS:
            s.due[seat] += n
        else:
            s.stock[seat, resource] += n
    if seat + 1 < s.seats:
        s.drawer = seat + 1
        return NOTHING
    s.phase = START_ORDERS
    return start_orders(s)


@rule
def start_orders(s: State) -> int:
    """The next seat that starts with orders draws; after all of them the draft, or the game begins."""
    for seat in range(int(s.seats)):
        if s.due[seat] > 0:
            s.drawer = seat
            return NOTHING
    s.drawer = -1
    if s.tiles:
        start_deal(s)
        return NOTHING
    return GAME_BEGINS
