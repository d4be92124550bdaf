"""The steps of a seat's turn, each whole by itself."""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    BOARD_GREENHOUSE,
    JAM,
    ORDERS,
    PAIRS,
    PARLOUR_COST,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_MARK,
    SPACE_TYPE,
    TILE_BACK,
    TILE_COUNT_OF,
    UNMARKED,
)
from cheeseboard.games.fromage.rules_codes import (
    TELL_BUILT,
    TELL_CAST,
    TELL_DECLINED,
    TELL_FRUIT_SPENT,
    TELL_GATHERED,
    TELL_GREENHOUSE_DECLINED,
    TELL_LAST_CHEESE,
    TELL_MADE,
    TELL_MILKED,
    TELL_ORDER_COMPLETED,
    TELL_ORDER_KEPT,
    TELL_READY_AGAIN,
    TELL_SORTED,
    TELL_VAT,
    TELL_WORKED,
)
from cheeseboard.games.fromage.rules_fire import (
    BY_PARLOUR,
    BY_VAT,
    BY_WORKER,
    ONE,
    cast_order,
    fire,
    gain,
    gather_more,
    gathered,
    give_up,
    go_on,
    order_done,
    set_off,
    take_effect,
    take_greenhouse,
    unlocked,
)
from cheeseboard.games.fromage.rules_score import orders_done
from cheeseboard.games.fromage.rules_state import (
    ASK_CAST,
    ASK_ORDER,
    ASK_SORT,
    BUILD,
    CAST,
    CAST_ORDER,
    COMPLETE,
    DONE_BY,
    FIRE,
    FREE,
    GATHER,
    KEEP,
    MAKE,
    MILK,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    ON_VENUE,
    PAIR,
    PICK,
    READIED,
    SIGN,
    SKIP,
    SPACES,
    TAKE,
    VAT,
    WORK,
    State,
    ability,
    cost_of,
    faced,
    faced_sector,
    held,
    vat_place,
)
from cheeseboard.kernel import EVERYONE, rule, tell


@rule
def take_step(s: State, seat: int, action: int) -> None:
    """Any legal step of a turn but READY."""
    if action < MAKE:
        _gather(s, seat, (action - GATHER) // 3, (action - GATHER) % 3 + 1)
    elif action < MILK:
        _make(s, seat, action - MAKE)
    elif action < BUILD:
        _milk(s, seat, (action - MILK) // SPACES, (action - MILK) % SPACES)
    elif action < WORK:
        _build(s, seat, action - BUILD)
    elif action < VAT:
        _work(s, seat, (action - WORK) // 3, (action - WORK) % 3)
    elif action < COMPLETE:
        _use_vat(s, seat, action - VAT)
    else:
        _answer(s, seat, action)


@rule
def _send(s: State, seat: int, worker: int, place: int, turns: int) -> None:
    """A worker leaves for a place and comes home after so many turns."""
    s.worker[seat, worker] = place
    s.back[seat, worker] = int(s.turn) + turns


@rule
def _gather(s: State, seat: int, worker: int, space: int) -> None:
    """`gather.yield-at-once`: as many of the faced sector's resource as the space says."""
    resource = faced_sector(s, seat)
    s.acted[seat] |= 1
    _send(s, seat, worker, ON_SECTOR + resource * 3 + space - 1, space)
    tell(EVERYONE, TELL_GATHERED, seat, worker, resource * 4 + space)
    gain(s, seat, resource, space + gather_more(s, seat, space))
    gathered(s, seat, space)
    go_on(s, seat)


@rule
def _make(s: State, seat: int, space: int) -> None:
    """`make.worker-covers`: the worker of the type covers the cheese for 1, 2 or 3 turns by its age."""
    venue = faced(s, seat)
    layout = int(s.side[venue])
    worker = int(SPACE_TYPE[layout, venue, space])
    s.acted[seat] |= 2
    _send(s, seat, worker, ON_VENUE + venue * SPACES + space, SPACE_AGE[layout, venue, space] + 1)
    tell(EVERYONE, TELL_MADE, seat, worker, venue * SPACES + space)
    _place(s, seat, space, int(BY_WORKER))


@rule
def _milk(s: State, seat: int, parlour: int, space: int) -> None:
    """`milk.place-at-once`: livestock goes into the parlour, a bonus cheese onto a space it fits."""
    s.milked[seat] |= 1 << parlour
    s.stock[seat, 1] -= PARLOUR_COST[int(s.board[seat]), parlour]
    tell(EVERYONE, TELL_MILKED, seat, parlour, faced(s, seat) * SPACES + space)
    _place(s, seat, space, int(BY_PARLOUR))


@rule
def _use_vat(s: State, seat: int, space: int) -> None:
    """The Extra Vat: a bronze cheese; the worker stays on the tile."""
    venue = faced(s, seat)
    worker = int(SPACE_TYPE[int(s.side[venue]), venue, space])
    place = vat_place(s, seat)
    _send(s, seat, worker, ON_ABILITY + place, int(TILE_BACK[int(s.tile[seat, place])]))
    tell(EVERYONE, TELL_VAT, seat, worker, venue * SPACES + space)
    _place(s, seat, space, int(BY_VAT))


@rule
def _place(s: State, seat: int, space: int, by: int) -> None:
    """Fruit is paid, the cheese placed; an order that it fits may be completed, then its effects take place."""
    venue = faced(s, seat)
    layout = int(s.side[venue])
    mark = int(SPACE_MARK[layout, venue, space])
    if mark != UNMARKED:
        track = int(mark == JAM)
        s.stock[seat, 2] -= 1
        s.fruited[seat, track] += 1
        tell(EVERYONE, TELL_FRUIT_SPENT, seat, mark, int(s.fruited[seat, track]))
    s.cell[venue, space] = seat
    s.cheese[seat] -= 1
    s.where[seat] = space
    if s.cheese[seat] == 0:
        _announce(s, seat)
    set_off(s, seat, venue, space, mark, by)
    if held(s, seat, int(SPACE_KIND[layout, venue, space])) >= 0:
        s.step[seat] = ASK_ORDER
    else:
        go_on(s, seat)


@rule
def _announce(s: State, seat: int) -> None:
    """`end.last-cheese-announced`: everybody hears it; who was ready may make more of the last turn."""
    s.last |= 1 << seat
    tell(EVERYONE, TELL_LAST_CHEESE, seat, 0, 0)
    if s.openly:
        return
    for other in range(int(s.seats)):
        if other != seat and s.step[other] == READIED:
            s.step[other] = FREE
            tell(EVERYONE, TELL_READY_AGAIN, other, 0, 0)


@rule
def _build(s: State, seat: int, place: int) -> None:
    """`build.exact-at-once`: the whole cost goes onto the scaffolds; it works from now on."""
    cost = cost_of(s, seat, place)
    s.stock[seat, 0] -= cost
    s.built[seat] |= 1 << place
    tell(EVERYONE, TELL_BUILT, seat, ability(s, seat, place), cost)
    unlocked(s, seat, place)
    go_on(s, seat)


@rule
def _work(s: State, seat: int, place: int, worker: int) -> None:
    """`barn.worker`: the Barn, or a tile with a worker's space."""
    tile = int(s.tile[seat, place])
    _send(s, seat, worker, ON_ABILITY + place, int(1 if tile == NONE else TILE_BACK[tile]))
    tell(EVERYONE, TELL_WORKED, seat, worker, ability(s, seat, place))
    s.source[seat] = 1 + place
    if not take_effect(s, seat, place):
        go_on(s, seat)


# -- answers -----------------------------------------------------------------------------------------------------------
@rule
def _answer(s: State, seat: int, action: int) -> None:
    """What the seat has been asked."""
    step = int(s.step[seat])
    if action in (COMPLETE, KEEP):
        _order(s, seat, action == COMPLETE)
    elif action < PICK:
        if fire(s, seat, action - FIRE):
            return
    elif action < PAIR:
        s.picks[seat] -= 1
        gain(s, seat, action - PICK, int(ONE))
    elif action < CAST:
        for k in range(2):
            gain(s, seat, int(PAIRS[action - PAIR, k]), int(ONE))
    elif action < SKIP:
        _give(s, seat, action, step)
    elif step == ASK_CAST:
        tell(EVERYONE, TELL_DECLINED, seat, int(s.source[seat] == SIGN), 0)
    else:
        s.offer[seat] = 0
        if action == TAKE:
            take_greenhouse(s, seat)
        else:
            tell(EVERYONE, TELL_GREENHOUSE_DECLINED, seat, BOARD_GREENHOUSE[int(s.board[seat])], 0)
    go_on(s, seat)


@rule
def _order(s: State, seat: int, complete: bool) -> None:
    """`order.when-placing`: the order that fits the cheese just placed is completed, or kept."""
    venue = faced(s, seat)
    card = held(s, seat, int(SPACE_KIND[int(s.side[venue]), venue, int(s.where[seat])]))
    if complete:
        s.card[card] = DONE_BY + seat
        tell(EVERYONE, TELL_ORDER_COMPLETED, seat, card, orders_done(s, seat))
        order_done(s, seat)
    else:
        tell(EVERYONE, TELL_ORDER_KEPT, seat, card, 0)


@rule
def _give(s: State, seat: int, action: int, step: int) -> None:
    """One unused resource is given up: for a swap, for barter, or to the Sorting Room."""
    if step == ASK_SORT:
        s.sorts[seat] = 0
        card = held(s, seat, action - CAST_ORDER)
        give_up(s, seat, card)
        tell(EVERYONE, TELL_SORTED, seat, card, 0)
        return
    given = action - CAST
    if action < CAST_ORDER:
        s.stock[seat, given] -= 1
        tell(EVERYONE, TELL_CAST, seat, given, 0)
    else:
        given = ORDERS
        cast_order(s, seat, action - CAST_ORDER)
    if s.source[seat] == SIGN:
        s.picks[seat] = 1
    else:
        s.picks[seat] = TILE_COUNT_OF[int(s.tile[seat, int(s.source[seat]) - 1])]
        s.barred[seat] = given
