"""What a seat gains and what that sets off: Greenhouse, docks, tiles and signs, one after the other."""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
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
    GIVE_FIRST,
    GREENHOUSE,
    JAM,
    KINDS,
    NO_SIGN,
    ORDERS,
    SHELF_OF,
    SHELF_SIGN,
    SIGN_ONE,
    SIGN_SWAP,
    SPACE_AGE,
    TILE_COUNT_OF,
    TILE_GAIN,
    TILE_GIVE,
    TILE_OF,
    TILE_ONCE,
    TILE_WHEN,
    UNMARKED,
    WHEN_AGE,
    WHEN_FRUITED,
    WHEN_GATHER,
    WHEN_JAM,
    WHEN_MILK,
    WHEN_NO_WORKER,
    WHEN_ORDER_COMPLETED,
    WHEN_ORDERS_GAINED,
    WHEN_UNLOCK,
    WHEN_VENUE,
)
from cheeseboard.games.fromage.rules_codes import (
    TELL_DECLINED,
    TELL_FIRED,
    TELL_GAINED,
    TELL_GREENHOUSE,
    TELL_NO_CARD,
    TELL_ORDER_CAST,
    TELL_RESHUFFLED,
    TELL_SIGN,
    TELL_SORTED,
)
from cheeseboard.games.fromage.rules_state import (
    ASK_CAST,
    ASK_FIRE,
    ASK_GREENHOUSE,
    ASK_PAIR,
    ASK_PICK,
    ASK_SORT,
    CARDS,
    CAST_BY,
    DISCARDED,
    FREE,
    IN_DECK,
    NONE,
    PLACES,
    SIGN,
    State,
    ability,
    cards_to_draw,
    faced_sector,
    held,
    works,
)
from cheeseboard.kernel import EVERYONE, rule, tell

BY_WORKER, BY_PARLOUR, BY_VAT = range(3)
"""How a cheese has been placed."""

ONE = 1
NO_MATTER = -1

STOCK_MAX = 60_000
"""Resources are unlimited; nobody who gathers for ever makes the number too large for its field."""


# -- gaining -----------------------------------------------------------------------------------------------------------
@rule
def cards_for(s: State, seat: int, n: int) -> int:
    """How many of `n` orders the seat can really draw (`ruling.order-deck-empty`).

    In a secret round all of them: it is played openly where cards could run out.
    """
    return min(n, cards_to_draw(s) - int(s.due[seat])) if s.openly else n


@rule
def gain(s: State, seat: int, resource: int, wanted: int) -> None:
    """The seat gains resources at once, or orders that nature has to draw; Greenhouse and Sorting Room may add one."""
    n = wanted
    if resource == ORDERS:
        n = cards_for(s, seat, wanted)
        if n < wanted:
            tell(EVERYONE, TELL_NO_CARD, seat, wanted - n, 0)
        if n == 0:
            return
        s.due[seat] += n
    else:
        s.stock[seat, resource] = min(int(s.stock[seat, resource]) + n, STOCK_MAX)
    tell(EVERYONE, TELL_GAINED, seat, resource, n)
    _greenhouse(s, seat, resource)
    if resource == ORDERS:
        _sorting_room(s, seat)


@rule
def _greenhouse(s: State, seat: int, resource: int) -> None:
    """`greenhouse.plus-one`: the first matching gain of the turn brings one more; or the seat is asked."""
    if (
        works(s, seat, int(GREENHOUSE))
        and s.tile[seat, GREENHOUSE] == NONE
        and BOARD_GREENHOUSE[int(s.board[seat])] == resource
        and (int(s.fired[seat]) >> GREENHOUSE) & 1 == 0
    ):
        if s.asks:
            s.offer[seat] = 1
        else:
            take_greenhouse(s, seat)


@rule
def take_greenhouse(s: State, seat: int) -> None:
    """One more of the Greenhouse's resource; an order only where there is a card."""
    resource = BOARD_GREENHOUSE[int(s.board[seat])]
    if resource == ORDERS and cards_for(s, seat, int(ONE)) < 1:
        return
    s.fired[seat] |= 1 << GREENHOUSE
    tell(EVERYONE, TELL_GREENHOUSE, seat, resource, 0)
    if resource == ORDERS:
        s.due[seat] += 1
    else:
        s.stock[seat, resource] = min(int(s.stock[seat, resource]) + 1, STOCK_MAX)
    tell(EVERYONE, TELL_GAINED, seat, resource, 1)


@rule
def _sorting_room(s: State, seat: int) -> None:
    """The tile that draws more when orders are gained, and gives one up afterwards; not where there is no more card."""
    for place in range(PLACES):
        tile = int(s.tile[seat, place])
        if tile != NONE and works(s, seat, place) and TILE_WHEN[tile] == WHEN_ORDERS_GAINED:
            spent = TILE_ONCE[tile] and (int(s.fired[seat]) >> place) & 1
            n = cards_for(s, seat, int(TILE_COUNT_OF[tile]))
            if not spent and n > 0:
                s.fired[seat] |= 1 << place
                s.due[seat] += n
                s.sorts[seat] = 1
                tell(EVERYONE, TELL_FIRED, seat, ability(s, seat, place), 0)


@rule
def reshuffle(s: State) -> None:
    """`solo.reshuffle`, `ruling.order-deck-empty`: a card is needed, the deck is empty: the discards are the deck."""
    n = 0
    for card in range(CARDS):
        if s.card[card] == IN_DECK:
            return
        n += int(s.card[card] == DISCARDED)
    if n == 0:
        return
    for card in range(CARDS):
        if s.card[card] == DISCARDED:
            s.card[card] = IN_DECK
    tell(EVERYONE, TELL_RESHUFFLED, -1, n, 0)


@rule
def give_up(s: State, seat: int, card: int) -> None:
    """An order leaves the seat: at once to the discards where all is open, else when the round is over."""
    s.card[card] = DISCARDED if s.openly else CAST_BY + seat


@rule
def kinds_held(s: State, seat: int) -> int:
    """Mask of the kinds of uncompleted orders of a seat."""
    mask = 0
    for kind in range(KINDS):
        if held(s, seat, kind) >= 0:
            mask |= 1 << kind
    return mask


@rule
def can_give(s: State, seat: int) -> bool:
    """Has the seat any unused resource, an uncompleted order too?"""
    return s.stock[seat, 0] + s.stock[seat, 1] + s.stock[seat, 2] > 0 or kinds_held(s, seat) != 0


# -- what a cheese sets off --------------------------------------------------------------------------------------------
@rule
def set_off(s: State, seat: int, venue: int, space: int, mark: int, by: int) -> None:
    """All effects of a cheese just placed wait: the sign of its shelf, dock and tiles. `by`: see BY_WORKER."""
    waits = 0
    if venue == FROMAGERIE and SHELF_SIGN[SHELF_OF[space]] != NO_SIGN:
        waits |= 1 << SIGN
    if s.built[seat]:
        for place in range(PLACES):
            if works(s, seat, place) and _hears(s, seat, place, venue, space, mark, by):
                waits |= 2 << place
    s.waiting[seat] |= waits


@rule
def _hears(s: State, seat: int, place: int, venue: int, space: int, mark: int, by: int) -> bool:
    """Does a cheese set off what stands on a place? A tile that works once a turn has worked then."""
    tile = int(s.tile[seat, place])
    if tile == NONE:
        return place == DOCK and BOARD_DOCK_VENUE[int(s.board[seat])] == venue
    when = TILE_WHEN[tile]
    hears = False
    if when == WHEN_VENUE:
        hears = TILE_OF[tile] == venue
    elif when == WHEN_AGE:
        hears = TILE_OF[tile] == SPACE_AGE[int(s.side[venue]), venue, space]
    elif when == WHEN_NO_WORKER:
        hears = by == BY_PARLOUR or (by == BY_VAT and s.with_vat == 1)
    elif when == WHEN_MILK:
        hears = by == BY_PARLOUR
    elif when == WHEN_JAM:
        hears = mark == JAM
    elif when == WHEN_FRUITED:
        hears = mark != UNMARKED and mark != JAM
    return hears and first_time(s, seat, place)


@rule
def first_time(s: State, seat: int, place: int) -> bool:
    """May a tile fire (`ruling.first-occasion`)? One that works once a turn is marked."""
    if TILE_ONCE[int(s.tile[seat, place])]:
        if (int(s.fired[seat]) >> place) & 1:
            return False
        s.fired[seat] |= 1 << place
    return True


@rule
def set_off_tiles(s: State, seat: int, when: int, of: int, but: int) -> None:
    """Tiles that hear of something else than a cheese wait: an order completed, an ability unlocked, a gathering.

    `of` = the resource space of a gathering, else -1; `but` = a place that does not hear of itself, else -1.
    """
    if s.built[seat] == 0:
        return
    for place in range(PLACES):
        tile = int(s.tile[seat, place])
        if tile != NONE and place != but and works(s, seat, place) and TILE_WHEN[tile] == when and TILE_OF[tile] == of:
            if when == WHEN_GATHER and TILE_GAIN[tile] == GAIN_SAME:
                continue  # it has added to the same gain
            if first_time(s, seat, place):
                s.waiting[seat] |= 2 << place


@rule
def order_done(s: State, seat: int) -> None:
    """An order has been completed."""
    set_off_tiles(s, seat, int(WHEN_ORDER_COMPLETED), int(NO_MATTER), int(NO_MATTER))


@rule
def unlocked(s: State, seat: int, place: int) -> None:
    """Another ability has been unlocked."""
    set_off_tiles(s, seat, int(WHEN_UNLOCK), int(NO_MATTER), place)


@rule
def gathered(s: State, seat: int, space: int) -> None:
    """The seat has gathered on a resource space 1..3."""
    set_off_tiles(s, seat, int(WHEN_GATHER), space, int(NO_MATTER))


@rule
def gather_more(s: State, seat: int, space: int) -> int:
    """What tiles add to a gathering on a resource space 1..3, in the same gain."""
    n = 0
    if s.built[seat]:
        for place in range(PLACES):
            tile = int(s.tile[seat, place])
            if tile != NONE and works(s, seat, place) and TILE_WHEN[tile] == WHEN_GATHER:
                n += TILE_COUNT_OF[tile] if TILE_OF[tile] == space and TILE_GAIN[tile] == GAIN_SAME else 0
    return n


# -- one effect after the other ----------------------------------------------------------------------------------------
@rule
def go_on(s: State, seat: int) -> None:
    """Draws, offers and effects that wait, until the seat is asked something or is free again.

    Who is to draw, is `drawer`; `draw` comes back here.
    """
    while True:
        s.step[seat] = FREE
        if s.due[seat] > 0:
            reshuffle(s)
            s.drawer = seat
            return
        if s.offer[seat]:
            s.step[seat] = ASK_GREENHOUSE
            return
        if s.sorts[seat]:
            if not _sort(s, seat):
                return
            continue
        if s.picks[seat] > 0:
            s.step[seat] = ASK_PICK
            return
        s.source[seat] = NONE
        s.barred[seat] = NONE
        waits = int(s.waiting[seat])
        if waits == 0:
            s.where[seat] = NONE
            return
        if waits & (waits - 1) and s.listed == 0:
            s.step[seat] = ASK_FIRE
            return
        if fire(s, seat, first_listed(waits)):
            return


@rule
def first_listed(waits: int) -> int:
    """The first source in the listed order: places 0..3, then the sign."""
    for source in range(1, 1 + PLACES):
        if (waits >> source) & 1:
            return source
    return SIGN


@rule
def _sort(s: State, seat: int) -> bool:
    """The Sorting Room takes an order: True where that needed no choice."""
    kinds = kinds_held(s, seat)
    if kinds & (kinds - 1):
        s.step[seat] = ASK_SORT
        return False
    s.sorts[seat] = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            card = held(s, seat, kind)
            give_up(s, seat, card)
            tell(EVERYONE, TELL_SORTED, seat, card, 0)
    return True


@rule
def fire(s: State, seat: int, source: int) -> bool:
    """An effect that waits takes place. True where it asks for a pair or for something to give up first."""
    s.waiting[seat] = int(s.waiting[seat]) & ~(1 << source)
    s.source[seat] = source
    if source == SIGN:
        shelf = SHELF_OF[int(s.where[seat])]
        sign = SHELF_SIGN[shelf]
        tell(EVERYONE, TELL_SIGN, seat, shelf, 0)
        if sign == SIGN_SWAP:
            return ask_cast(s, seat)
        if sign == SIGN_ONE:
            s.picks[seat] = 1
            return False
        s.step[seat] = ASK_PAIR
        return True
    place = source - 1
    tell(EVERYONE, TELL_FIRED, seat, ability(s, seat, place), 0)
    return take_effect(s, seat, place)


@rule
def take_effect(s: State, seat: int, place: int) -> bool:
    """What a dock, a tile or the Barn does. True where it asks for something to give up first."""
    tile = int(s.tile[seat, place])
    if tile == NONE:
        board = int(s.board[seat])
        gain(s, seat, int(BOARD_DOCK_RES[board] if place == DOCK else BOARD_BARN[board]), int(ONE))
        return False
    if TILE_GIVE[tile] == GIVE_FIRST:
        return ask_cast(s, seat)
    what = int(TILE_GAIN[tile])
    n = int(TILE_COUNT_OF[tile])
    if what in (GAIN_CHOICE, GAIN_OTHER):
        s.picks[seat] = n
        s.barred[seat] = faced_sector(s, seat) if what == GAIN_OTHER else NONE
    elif what == GAIN_FACING:
        gain(s, seat, faced_sector(s, seat), n)
    else:
        gain(s, seat, what, n)
    return False


@rule
def ask_cast(s: State, seat: int) -> bool:
    """Give up one unused resource first: True where there is one to give up."""
    if can_give(s, seat):
        s.step[seat] = ASK_CAST
        return True
    tell(EVERYONE, TELL_DECLINED, seat, int(s.source[seat] == SIGN), 0)
    return False


@rule
def cast_order(s: State, seat: int, kind: int) -> None:
    """The seat gives up its lowest order of a kind for a swap."""
    card = held(s, seat, kind)
    give_up(s, seat, card)
    tell(EVERYONE, TELL_ORDER_CAST, seat, card, 0)
