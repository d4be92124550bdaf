"""Whose turn it is and what they may do."""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    ANY,
    BARN,
    BRONZE,
    FRUIT,
    GAIN_CHEESE,
    KINDS,
    LIVESTOCK,
    ORDERS,
    PAIR_COUNT,
    PAIRS,
    PARLOUR_AGE,
    PARLOUR_COST,
    PARLOUR_TYPE,
    PARLOURS,
    STRUCTURES,
    TILE_COUNT,
    TILE_GAIN,
    TILE_WHEN,
    WHEN_WORKER,
)
from cheeseboard.games.fromage.rules_corp import fitting
from cheeseboard.games.fromage.rules_fire import first_listed
from cheeseboard.games.fromage.rules_state import (
    ASK_CAST,
    ASK_FIRE,
    ASK_ORDER,
    ASK_PAIR,
    ASK_PICK,
    ASK_SORT,
    BUILD,
    CAST,
    CAST_ORDER,
    COMPLETE,
    CORP,
    CORPORATION,
    DRAFT,
    DRAFT_TILE,
    FIRE,
    FREE,
    GATHER,
    HEAD_START,
    HOME,
    KEEP,
    LAID,
    LAY,
    LAYING,
    MAKE,
    MILK,
    NONE,
    OF_AGE,
    OF_TYPE,
    ON_SECTOR,
    OVER_NOW,
    PAIR,
    PICK,
    PLACES,
    PLAIN,
    READIED,
    READY,
    SKIP,
    SOURCES,
    SPACES,
    TAKE,
    TURN,
    VAT,
    WORK,
    State,
    cards_to_draw,
    cost_of,
    empty_spaces,
    faced,
    faced_sector,
    hand_of,
    held,
    on_ability,
    works,
)
from cheeseboard.kernel import CHANCE, OVER, Array, rule


@rule
def actors(s: State) -> int:
    """Bit mask of the seats the game waits for; CHANCE; or OVER. Who has said ready is not in it."""
    phase = int(s.phase)
    if phase == TURN:
        if s.drawer >= 0:
            return CHANCE
        if s.openly:
            return 1 << int(s.mover)
    elif phase == OVER_NOW:
        return OVER
    elif phase in (CORPORATION, HEAD_START):
        return CHANCE if s.corp_card == NONE else 1
    elif phase not in (DRAFT, LAYING):
        return CHANCE
    mask = 0
    for seat in range(int(s.seats)):
        mask |= int(s.step[seat] != READIED) << seat
    return mask


@rule
def secret(s: State) -> bool:
    """A turn is secret until all are ready unless it is played openly; so is every pick and the laying of tiles."""
    if s.seats == 1:
        return False
    return s.phase in (DRAFT, LAYING) or (s.phase == TURN and s.openly == 0)


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """The seat's legal actions, ascending, written to `out`; returns how many."""
    mask = actors(s)
    if mask <= 0 or seat < 0 or not (mask >> seat) & 1:
        return 0
    phase = int(s.phase)
    if phase == TURN:
        return _free(s, seat, out) if s.step[seat] == FREE else _asked(s, seat, out)
    n = 0
    if phase == DRAFT:
        hand = int(s.hand[hand_of(s, seat)])
        for tile in range(TILE_COUNT):
            if (hand >> tile) & 1:
                out[n] = DRAFT_TILE + tile
                n += 1
    elif phase == LAYING:
        for place in range(PLACES):
            if s.tile[seat, place] == NONE:
                for tile in range(TILE_COUNT):
                    if (int(s.kept[seat]) >> tile) & 1:
                        out[n] = LAY + place * TILE_COUNT + tile
                        n += 1
        out[n] = LAID
        n += 1
    else:
        fits = fitting(s)
        for k in range(SPACES):
            if (fits >> k) & 1:
                out[n] = CORP + k
                n += 1
    return n


@rule
def _free(s: State, seat: int, out: Array) -> int:
    """Anything of a turn, or ready."""
    home = 0
    for worker in range(3):
        home |= int(s.worker[seat, worker] == HOME) << worker
    venue = faced(s, seat)
    layout = int(s.side[venue])
    room = empty_spaces(s, venue) if s.cheese[seat] > 0 else 0
    if s.stock[seat, FRUIT] == 0:
        room &= PLAIN[layout, venue]
    out[0] = READY
    n = 1
    if home and not s.acted[seat] & 1:
        n = _gathers(s, seat, home, out, n)
    if room:
        reach = 0
        for worker in range(3):
            if (home >> worker) & 1:
                reach |= OF_TYPE[layout, venue, worker]
        reach &= room
        if not s.acted[seat] & 2:
            for k in range(SPACES):
                if (reach >> k) & 1:
                    out[n] = MAKE + k
                    n += 1
        if s.stock[seat, LIVESTOCK]:
            n = _milks(s, seat, layout, venue, room, out, n)
        room = reach & OF_AGE[layout, venue, BRONZE]
    if s.stock[seat, STRUCTURES]:
        for place in range(PLACES):
            if not works(s, seat, place) and s.stock[seat, STRUCTURES] >= cost_of(s, seat, place):
                out[n] = BUILD + place
                n += 1
    return _works(s, seat, home, room, out, n) if home and s.built[seat] else n


@rule
def _gathers(s: State, seat: int, home: int, out: Array, n: int) -> int:
    """Resource spaces of the faced sector that are empty: others' workers count where they stood as the round began."""
    first = ON_SECTOR + faced_sector(s, seat) * 3
    open_ = 7
    for other in range(int(s.seats)):
        for worker in range(3):
            at = int(s.worker[seat, worker]) if other == seat else int(s.worker_then[other, worker])
            if first <= at < first + 3:
                open_ &= ~(1 << (at - first))
    for worker in range(3):
        if (home >> worker) & 1:
            for k in range(3):
                if (open_ >> k) & 1:
                    out[n] = GATHER + worker * 3 + k
                    n += 1
    return n


@rule
def _milks(s: State, seat: int, layout: int, venue: int, room: int, out: Array, n: int) -> int:
    """Unused parlours with enough livestock, each with the spaces that it fits."""
    board = int(s.board[seat])
    for parlour in range(PARLOURS):
        if (int(s.milked[seat]) >> parlour) & 1 or s.stock[seat, LIVESTOCK] < PARLOUR_COST[board, parlour]:
            continue
        fits = room
        if PARLOUR_TYPE[board, parlour] != ANY:
            fits &= OF_TYPE[layout, venue, PARLOUR_TYPE[board, parlour]]
        if PARLOUR_AGE[board, parlour] != ANY:
            fits &= OF_AGE[layout, venue, PARLOUR_AGE[board, parlour]]
        if fits:
            for k in range(SPACES):
                if (fits >> k) & 1:
                    out[n] = MILK + parlour * SPACES + k
                    n += 1
    return n


@rule
def _works(s: State, seat: int, home: int, vats: int, out: Array, n: int) -> int:
    """Barn and worker's tiles, unlocked and empty; `vats`: bronze spaces that a worker at home could fill."""
    brew = False
    for place in range(PLACES):
        if not works(s, seat, place) or on_ability(s, seat, place):
            continue
        tile = int(s.tile[seat, place])
        if tile == NONE:
            if place != BARN:
                continue
        elif TILE_WHEN[tile] != WHEN_WORKER:
            continue
        elif TILE_GAIN[tile] == GAIN_CHEESE:
            brew = True
            continue
        for worker in range(3):
            if (home >> worker) & 1:
                out[n] = WORK + place * 3 + worker
                n += 1
    if brew:
        for k in range(SPACES):
            if (vats >> k) & 1:
                out[n] = VAT + k
                n += 1
    return n


@rule
def _asked(s: State, seat: int, out: Array) -> int:
    """Answers to what the seat is asked."""
    step = int(s.step[seat])
    if step == ASK_ORDER:
        out[0] = COMPLETE
        out[1] = KEEP
        return 2
    n = 0
    if step == ASK_FIRE:
        for source in range(SOURCES):
            out[n] = FIRE + source
            n += (int(s.waiting[seat]) >> source) & 1
    elif step == ASK_PICK:
        kinds = 4 if order_to_draw(s) else ORDERS
        for resource in range(kinds):
            out[n] = PICK + resource
            n += int(s.barred[seat] != resource)
    elif step == ASK_PAIR:
        drawable = order_to_draw(s)
        for pair in range(PAIR_COUNT):
            out[n] = PAIR + pair
            n += int(drawable or PAIRS[pair, 1] != ORDERS)
    elif step == ASK_CAST:
        for resource in range(ORDERS):
            out[n] = CAST + resource
            n += int(s.stock[seat, resource] > 0)
        n = _orders_to_give(s, seat, out, n)
        out[n] = SKIP
        n += 1
    elif step == ASK_SORT:
        n = _orders_to_give(s, seat, out, n)
    else:
        out[0] = SKIP
        out[1] = TAKE
        n = 2
    return n


@rule
def _orders_to_give(s: State, seat: int, out: Array, n: int) -> int:
    """An uncompleted order of each kind that the seat holds."""
    for kind in range(KINDS):
        if held(s, seat, kind) >= 0:
            out[n] = CAST_ORDER + kind
            n += 1
    return n


@rule
def order_to_draw(s: State) -> bool:
    """Is there a card for an order of choice? In a secret round always."""
    return s.openly == 0 or cards_to_draw(s) > 0


@rule
def idle(s: State, seat: int) -> int:
    """What a clock plays for an absent seat: ready; of answers the plainest; -1 = nothing."""
    mask = actors(s)
    if mask <= 0 or seat < 0 or not (mask >> seat) & 1:
        return -1
    phase = int(s.phase)
    if phase == TURN:
        return _idle_answer(s, seat)
    if phase == LAYING:
        return LAID
    first = int(s.hand[hand_of(s, seat)]) if phase == DRAFT else fitting(s)
    k = 0
    while (first >> k) & 1 == 0:
        k += 1
    return DRAFT_TILE + k if phase == DRAFT else CORP + k


@rule
def _idle_answer(s: State, seat: int) -> int:
    """Ready; complete an order; the listed effect; structures (livestock where they are barred); give up nothing."""
    step = int(s.step[seat])
    if step == FREE:
        return READY
    if step == ASK_ORDER:
        return COMPLETE
    if step == ASK_FIRE:
        return FIRE + first_listed(int(s.waiting[seat]))
    if step == ASK_PICK:
        return PICK + LIVESTOCK if s.barred[seat] == STRUCTURES else PICK + STRUCTURES
    if step == ASK_PAIR:
        return PAIR
    if step == ASK_CAST:
        return SKIP
    if step == ASK_SORT:
        for kind in range(KINDS):
            if held(s, seat, kind) >= 0:
                return CAST_ORDER + kind
    return TAKE
