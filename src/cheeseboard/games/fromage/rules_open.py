"""Could order cards run out in this turn? Then it is played openly, clockwise (`ruling.openly-when-short`).

A bound, not a forecast: more orders than `most_orders` nobody can draw in one turn, whatever is built and placed first.
"""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    BARN,
    BOARD_BARN,
    BOARD_DOCK_RES,
    BOARD_DOCK_VENUE,
    BOARD_GREENHOUSE,
    DOCK,
    FROMAGERIE,
    GAIN_CHOICE,
    GAIN_FACING,
    GAIN_OTHER,
    GAIN_SAME,
    GREENHOUSE,
    LIVESTOCK,
    NO_SIGN,
    ORDERS,
    PARLOUR_COST,
    PARLOURS,
    SECTOR_SPACES,
    SHELF_OF,
    SHELF_SIGN,
    STRUCTURES,
    TILE_COUNT_OF,
    TILE_GAIN,
    TILE_OF,
    TILE_ONCE,
    TILE_WHEN,
    WHEN_AGE,
    WHEN_GATHER,
    WHEN_NO_WORKER,
    WHEN_ORDERS_GAINED,
    WHEN_UNLOCK,
    WHEN_VENUE,
    WHEN_WORKER,
    WHO_AT,
)
from cheeseboard.games.fromage.rules_state import (
    HOME,
    IN_DECK,
    NONE,
    OF_AGE,
    PLACES,
    SPACES,
    State,
    bits,
    cards_at,
    cost_of,
    empty_spaces,
    faced,
    faced_sector,
    works,
)
from cheeseboard.kernel import rule

PLENTY = 1 << 20
"""More than there is of anything: the first bound takes every ability as unlocked."""


@rule
def most_orders(s: State, seat: int) -> int:
    """At most so many orders the seat can draw in the turn that begins.

    Three bounds in a row: of the structures it could gain, with them of the livestock, with that of the orders.
    """
    venue = faced(s, seat)
    space = empty_spaces(s, venue)
    room = min(int(s.cheese[seat]), bits(space))
    hands = 0
    for worker in range(3):
        hands += int(s.worker[seat, worker] == HOME)
    milked = PARLOURS - bits(int(s.milked[seat]))
    makes = min(hands, 2)  # with a worker: Make Cheese and the Extra Vat
    funds = int(s.stock[seat, STRUCTURES])
    funds += _most(s, seat, int(STRUCTURES), space, min(room, milked + makes), min(room, milked), hands, int(PLENTY))
    herd = int(s.stock[seat, LIVESTOCK])
    herd += _most(s, seat, int(LIVESTOCK), space, min(room, milked + makes), min(room, milked), hands, funds)
    milked = 0
    for parlour in range(PARLOURS):
        if (int(s.milked[seat]) >> parlour) & 1 == 0:
            herd -= PARLOUR_COST[int(s.board[seat]), parlour]
            milked += int(herd >= 0)
    return _most(s, seat, int(ORDERS), space, min(room, milked + makes), min(room, milked), hands, funds)


@rule
def _most(s: State, seat: int, resource: int, space: int, cheeses: int, milked: int, hands: int, funds: int) -> int:
    """At most so much of a resource the seat can gain in the turn.

    `space`: mask of the spaces it could still fill; `cheeses` that it could place, of them `milked` without a worker;
    `hands` = workers at home; `funds` = structures that it could have.
    """
    board = int(s.board[seat])
    venue = faced(s, seat)
    sector = faced_sector(s, seat)
    reach = SECTOR_SPACES if sector == resource else 0  # what gathering could bring
    n = 0
    for place in range(PLACES):
        if not works(s, seat, place) and cost_of(s, seat, place) > funds:
            continue
        tile = int(s.tile[seat, place])
        if tile != NONE:
            n += _of_tile(s, seat, tile, resource, space, cheeses, milked, hands)
            if TILE_WHEN[tile] == WHEN_GATHER and TILE_GAIN[tile] == GAIN_SAME and sector == resource:
                reach = max(reach, TILE_OF[tile] + TILE_COUNT_OF[tile])
        elif place == BARN:
            n += int(BOARD_BARN[board] == resource and hands > 0)
        elif place == GREENHOUSE:
            n += int(BOARD_GREENHOUSE[board] == resource)
        elif place == DOCK and BOARD_DOCK_VENUE[board] == venue and BOARD_DOCK_RES[board] == resource:
            n += cheeses
    if venue == FROMAGERIE:
        n += min(cheeses, _signs(space))
    return n + reach if hands > 0 else n


@rule
def _signs(space: int) -> int:
    """Of a mask of spaces of the Fromagerie, how many lie on a shelf whose sign pays resources."""
    n = 0
    for k in range(SPACES):
        n += int((space >> k) & 1 == 1 and SHELF_SIGN[SHELF_OF[k]] != NO_SIGN)
    return n


@rule
def _of_tile(s: State, seat: int, tile: int, resource: int, space: int, cheeses: int, milked: int, hands: int) -> int:
    """At most so much of a resource a tile can bring in the turn."""
    what = TILE_GAIN[tile]
    when = TILE_WHEN[tile]
    n = TILE_COUNT_OF[tile]
    if when == WHEN_ORDERS_GAINED:
        return 0 if resource != ORDERS else n if TILE_ONCE[tile] else PLENTY
    sector = faced_sector(s, seat)
    fits = what in (resource, GAIN_CHOICE)
    fits = fits or (what == GAIN_FACING and sector == resource)
    fits = fits or (what == GAIN_OTHER and (when == WHEN_WORKER or sector != resource))
    if not fits:
        return 0
    if when in (WHEN_WORKER, WHEN_GATHER):
        return n if hands > 0 else 0
    if TILE_ONCE[tile]:
        return n
    if when == WHEN_VENUE:
        return n * cheeses if TILE_OF[tile] == faced(s, seat) else 0
    if when == WHEN_AGE:
        venue = faced(s, seat)
        return n * min(cheeses, bits(space & OF_AGE[int(s.side[venue]), venue, TILE_OF[tile]]))
    if when == WHEN_NO_WORKER:
        return n * min(cheeses, milked + int(s.with_vat))
    return n * (PLACES - 1 if when == WHEN_UNLOCK else cheeses)


@rule
def cards_short(s: State) -> bool:
    """Could the seats draw more orders in this turn than the deck holds?"""
    deck = cards_at(s, int(IN_DECK))
    for seat in range(int(s.seats)):
        deck -= most_orders(s, seat)
        if deck < 0:
            return True
    return False


@rule
def first_seat(s: State) -> int:
    """`turn.reaction-order`: the seat that faces Structures, else the first one clockwise from there."""
    quadrant = 0
    while s.sector[quadrant] != STRUCTURES:
        quadrant += 1
    place = (quadrant + int(s.turn)) & 3
    while WHO_AT[int(s.seats), place] < 0:
        place = (place + 1) & 3
    return WHO_AT[int(s.seats), place]
