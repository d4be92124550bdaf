"""Why not: the second, independent statement of legality. Each check names the clause that truly forbids the action.

Checks stand in the order in which a person would want to hear them: is the game on, whose turn, what now, where to.
"""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    ANY,
    BARN,
    BRONZE,
    FRUIT,
    GAIN_CHEESE,
    LIVESTOCK,
    ORDERS,
    PAIRS,
    PARLOUR_AGE,
    PARLOUR_COST,
    PARLOUR_TYPE,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_MARK,
    SPACE_MIN,
    SPACE_TYPE,
    STRUCTURES,
    TILE_GAIN,
    TILE_WHEN,
    UNMARKED,
    WHEN_WORKER,
)
from cheeseboard.games.fromage.rules_codes import (
    BARN_WORKER,
    BOX_COUNTS,
    BUILD_EXACT_AT_ONCE,
    BUILD_THEN_WORKS,
    DRAFT_COVER_ANY_NUMBER,
    DRAFT_FOUR_RANDOM,
    DRAFT_KEEP_ONE_PASS_LEFT,
    DRAFT_REST_TO_BOX,
    END_FINISH_TURN,
    FRUIT_BONUS_TOO,
    GATHER_EMPTY_SPACE,
    GATHER_ONCE_A_TURN,
    MAKE_BLOCKED_SPACES,
    MAKE_EMPTY_SPACE,
    MAKE_FRUIT_NEEDED,
    MAKE_ONCE_A_TURN,
    MAKE_WORKER_OF_TYPE,
    MILK_COST,
    MILK_EACH_ONCE,
    MILK_MATCH,
    ORDER_WHEN_PLACING,
    RULING_ANSWER_FIRST,
    RULING_BARN_ONE_WORKER,
    RULING_BUILD_ONCE,
    RULING_EFFECTS_IN_ANY_ORDER,
    RULING_GREENHOUSE_BY_ITSELF,
    RULING_ORDER_DECK_EMPTY,
    RULING_SWAP_ORDERS,
    RULING_WORKER_TILE_ONE,
    SETUP_BOARD_RANDOM,
    SETUP_CUSTOMERS_RANDOM,
    SETUP_FIFTEEN_CHEESES,
    SETUP_ORDERS_SHUFFLED,
    SETUP_QUADRANTS_ANY_ORDER,
    SETUP_RESOURCE_TILE_RANDOM,
    SETUP_SIDES_MIXED,
    SHOP_ONE_ANY,
    SHOP_SWAP,
    SHOP_TWO_DIFFERENT,
    SOLO_ACTS_FIRST,
    SOLO_DRAFT,
    SOLO_DRAWS_ORDER,
    SOLO_YOU_CHOOSE,
    SOLO_YOUR_VENUE,
    TILE_EXTRA_VAT,
    TILE_MARKET_BARN,
    TILE_SORTING_ROOM,
    TURN_AVAILABLE_WORKERS_ONLY,
    TURN_REACTION_ORDER,
    TURN_ROTATE_CLOCKWISE,
)
from cheeseboard.games.fromage.rules_state import (
    ACTIONS,
    ASK_CAST,
    ASK_FIRE,
    ASK_GREENHOUSE,
    ASK_ORDER,
    ASK_PAIR,
    ASK_PICK,
    ASK_SORT,
    BOARDS,
    BUILD,
    CARDS,
    CAST,
    CAST_ORDER,
    COMPLETE,
    CORP,
    CORPORATION,
    CUSTOMERS,
    DISCARDED,
    DRAFT,
    DRAFT_TILE,
    EMPTY,
    FIRE,
    FREE,
    GATHER,
    HEAD_START,
    HELD_BY,
    HOME,
    LAID,
    LAY,
    LAYING,
    MAKE,
    MILK,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    OVER_NOW,
    PAIR,
    PICK,
    PLACES,
    READIED,
    READY,
    SECTORS,
    SIDES,
    SIGN,
    SKIP,
    SPACES,
    START_ORDERS,
    TAKE,
    VAT,
    VENUES,
    WORK,
    State,
    ability,
    corp_venue,
    cost_of,
    faced,
    faced_sector,
    hand_of,
)
from cheeseboard.kernel import rule


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """Number of the clause that forbids the action; 0 = it is legal."""
    phase = int(s.phase)
    if phase == OVER_NOW:
        return END_FINISH_TURN
    if action < 0 or action >= ACTIONS or seat < 0 or seat >= s.seats:
        return BOX_COUNTS
    if phase < DRAFT:
        return _nature(s, phase)
    if phase == DRAFT:
        return _draft(s, seat, action)
    if phase == LAYING:
        return _laying(s, seat, action)
    if phase in (CORPORATION, HEAD_START):
        return _corporation(s, action)
    if s.drawer >= 0:
        return RULING_ANSWER_FIRST
    if s.openly and seat != s.mover:
        return TURN_REACTION_ORDER
    step = int(s.step[seat])
    if step == READIED:
        return TURN_ROTATE_CLOCKWISE
    if action >= CORP:
        return SOLO_YOU_CHOOSE if action < DRAFT_TILE else DRAFT_REST_TO_BOX
    if step == FREE:
        return _free(s, seat, action)
    return _asked(s, seat, action, step)


@rule
def _nature(s: State, phase: int) -> int:
    """What nature decides before anybody acts."""
    if phase == VENUES:
        return SETUP_QUADRANTS_ANY_ORDER
    if phase == SECTORS:
        return SETUP_RESOURCE_TILE_RANDOM
    if phase == SIDES:
        return SETUP_SIDES_MIXED
    if phase == CUSTOMERS:
        return SETUP_CUSTOMERS_RANDOM
    if phase == BOARDS:
        return SETUP_BOARD_RANDOM
    if phase == START_ORDERS:
        return SETUP_ORDERS_SHUFFLED
    return SOLO_DRAFT if s.seats == 1 else DRAFT_FOUR_RANDOM


@rule
def _draft(s: State, seat: int, action: int) -> int:
    """Why this tile cannot be picked, or nothing else can be done."""
    keep = SOLO_DRAFT if s.seats == 1 else DRAFT_KEEP_ONE_PASS_LEFT
    if s.step[seat] == READIED or action < DRAFT_TILE or action >= LAY:
        return keep
    return 0 if (int(s.hand[hand_of(s, seat)]) >> (action - DRAFT_TILE)) & 1 else keep


@rule
def _laying(s: State, seat: int, action: int) -> int:
    """Why this tile cannot be laid there."""
    if s.step[seat] == READIED or action < LAY:
        return DRAFT_COVER_ANY_NUMBER
    if action == LAID:
        return 0
    if (int(s.kept[seat]) >> ((action - LAY) % 32)) & 1 == 0:
        return DRAFT_REST_TO_BOX
    return 0 if s.tile[seat, (action - LAY) // 32] == NONE else DRAFT_COVER_ANY_NUMBER


@rule
def _corporation(s: State, action: int) -> int:
    """Why the Corporation's cheese cannot go there, or nothing else can be done."""
    if s.corp_card == NONE:
        return SOLO_DRAWS_ORDER
    if action < CORP or action >= DRAFT_TILE:
        return SOLO_ACTS_FIRST
    venue = corp_venue(s)
    space = action - CORP
    if SPACE_KIND[int(s.side[venue]), venue, space] != s.corp_card // 4:
        return SOLO_YOUR_VENUE
    return _space(s, venue, space)


@rule
def _space(s: State, venue: int, space: int) -> int:
    """Why no cheese can be placed on a space."""
    if SPACE_MIN[int(s.side[venue]), venue, space] > s.seats:
        return MAKE_BLOCKED_SPACES
    return 0 if s.cell[venue, space] == EMPTY else MAKE_EMPTY_SPACE


@rule
def _cheese(s: State, seat: int, space: int, bonus: bool) -> int:
    """Why the seat cannot place a cheese on a space of its venue, whatever for."""
    venue = faced(s, seat)
    why = _space(s, venue, space)
    if why == 0 and s.cheese[seat] == 0:
        why = SETUP_FIFTEEN_CHEESES
    if why == 0 and SPACE_MARK[int(s.side[venue]), venue, space] != UNMARKED and s.stock[seat, FRUIT] == 0:
        why = FRUIT_BONUS_TOO if bonus else MAKE_FRUIT_NEEDED
    return why


# -- steps -------------------------------------------------------------------------------------------------------------
@rule
def _free(s: State, seat: int, action: int) -> int:
    """Why a step of the turn cannot be taken."""
    if action == READY:
        return 0
    if action < MAKE:
        return _gather(s, seat, (action - GATHER) // 3, (action - GATHER) % 3)
    if action < MILK:
        return _make(s, seat, action - MAKE)
    if action < BUILD:
        return _milk(s, seat, (action - MILK) // SPACES, (action - MILK) % SPACES)
    if action < WORK:
        if (int(s.built[seat]) >> (action - BUILD)) & 1:
            return RULING_BUILD_ONCE
        return 0 if s.stock[seat, STRUCTURES] >= cost_of(s, seat, action - BUILD) else BUILD_EXACT_AT_ONCE
    if action < VAT:
        return _work(s, seat, (action - WORK) // 3, (action - WORK) % 3)
    if action < COMPLETE:
        return _vat(s, seat, action - VAT)
    return _unasked(action)


@rule
def _unasked(action: int) -> int:
    """Why an answer does not fit: nothing of the kind has been asked."""
    if action < FIRE:
        return ORDER_WHEN_PLACING
    if action < PICK:
        return RULING_EFFECTS_IN_ANY_ORDER
    if action < PAIR:
        return SHOP_ONE_ANY
    if action < CAST:
        return SHOP_TWO_DIFFERENT
    return SHOP_SWAP if action < TAKE else RULING_GREENHOUSE_BY_ITSELF


@rule
def _gather(s: State, seat: int, worker: int, space: int) -> int:
    if s.acted[seat] & 1:
        return GATHER_ONCE_A_TURN
    if s.worker[seat, worker] != HOME:
        return TURN_AVAILABLE_WORKERS_ONLY
    here = ON_SECTOR + faced_sector(s, seat) * 3 + space
    for w in range(3):
        if s.worker[seat, w] == here:
            return GATHER_EMPTY_SPACE
        for other in range(int(s.seats)):
            if other != seat and s.worker_then[other, w] == here:
                return GATHER_EMPTY_SPACE
    return 0


@rule
def _make(s: State, seat: int, space: int) -> int:
    if s.acted[seat] & 2:
        return MAKE_ONCE_A_TURN
    why = _cheese(s, seat, space, False)
    venue = faced(s, seat)
    if why == 0 and s.worker[seat, SPACE_TYPE[int(s.side[venue]), venue, space]] != HOME:
        away = s.worker[seat, 0] != HOME and s.worker[seat, 1] != HOME and s.worker[seat, 2] != HOME
        why = TURN_AVAILABLE_WORKERS_ONLY if away else MAKE_WORKER_OF_TYPE
    return why


@rule
def _milk(s: State, seat: int, parlour: int, space: int) -> int:
    board = int(s.board[seat])
    if (int(s.milked[seat]) >> parlour) & 1:
        return MILK_EACH_ONCE
    if s.stock[seat, LIVESTOCK] < PARLOUR_COST[board, parlour]:
        return MILK_COST
    venue = faced(s, seat)
    layout = int(s.side[venue])
    if PARLOUR_TYPE[board, parlour] != ANY and PARLOUR_TYPE[board, parlour] != SPACE_TYPE[layout, venue, space]:
        return MILK_MATCH
    if PARLOUR_AGE[board, parlour] != ANY and PARLOUR_AGE[board, parlour] != SPACE_AGE[layout, venue, space]:
        return MILK_MATCH
    return _cheese(s, seat, space, True)


@rule
def _work(s: State, seat: int, place: int, worker: int) -> int:
    tile = int(s.tile[seat, place])
    if tile == NONE:
        if place != BARN:
            return BARN_WORKER
    elif TILE_WHEN[tile] != WHEN_WORKER or TILE_GAIN[tile] == GAIN_CHEESE:
        return TILE_MARKET_BARN + tile
    if (int(s.built[seat]) >> place) & 1 == 0:
        return BUILD_THEN_WORKS
    return _stands(s, seat, place, worker)


@rule
def _stands(s: State, seat: int, place: int, worker: int) -> int:
    """Why a worker cannot be put on an ability place."""
    for w in range(3):
        if s.worker[seat, w] == ON_ABILITY + place:
            return RULING_BARN_ONE_WORKER if s.tile[seat, place] == NONE else RULING_WORKER_TILE_ONE
    return 0 if s.worker[seat, worker] == HOME else TURN_AVAILABLE_WORKERS_ONLY


@rule
def _vat(s: State, seat: int, space: int) -> int:
    venue = faced(s, seat)
    layout = int(s.side[venue])
    for place in range(PLACES):
        tile = int(s.tile[seat, place])
        if tile == NONE or TILE_GAIN[tile] != GAIN_CHEESE:
            continue
        if (int(s.built[seat]) >> place) & 1 == 0:
            return BUILD_THEN_WORKS
        if SPACE_AGE[layout, venue, space] != BRONZE:
            return TILE_EXTRA_VAT
        why = _cheese(s, seat, space, True)
        return why if why else _stands(s, seat, place, SPACE_TYPE[layout, venue, space])
    return TILE_EXTRA_VAT


# -- answers -----------------------------------------------------------------------------------------------------------
@rule
def _asked(s: State, seat: int, action: int, step: int) -> int:
    """Why this is no answer to what is asked."""
    if step == ASK_ORDER:
        return 0 if COMPLETE <= action < FIRE else RULING_ANSWER_FIRST
    if step == ASK_FIRE:
        if not FIRE <= action < PICK:
            return RULING_ANSWER_FIRST
        return 0 if (int(s.waiting[seat]) >> (action - FIRE)) & 1 else RULING_EFFECTS_IN_ANY_ORDER
    if step == ASK_PICK:
        if not PICK <= action < PAIR:
            return RULING_ANSWER_FIRST
        if action - PICK == s.barred[seat]:
            return _by(s, seat)
        return _card(s) if action == PICK + ORDERS else 0
    if step == ASK_PAIR:
        if not PAIR <= action < CAST:
            return RULING_ANSWER_FIRST
        orders = PAIRS[action - PAIR, 0] == ORDERS or PAIRS[action - PAIR, 1] == ORDERS
        return _card(s) if orders else 0
    if step == ASK_CAST:
        if action == SKIP:
            return 0
        if CAST <= action < CAST_ORDER:
            return 0 if s.stock[seat, action - CAST] > 0 else _by(s, seat)
        return _own_order(s, seat, action)
    if step == ASK_SORT:
        return _own_order(s, seat, action)
    return 0 if step == ASK_GREENHOUSE and action in (SKIP, TAKE) else RULING_ANSWER_FIRST


@rule
def _by(s: State, seat: int) -> int:
    """The clause of what is being resolved: the swap of a sign, a tile, the Barn."""
    source = int(s.source[seat])
    if source in (SIGN, NONE):
        return SHOP_SWAP
    code = ability(s, seat, source - 1)
    return BARN_WORKER if code < PLACES else TILE_MARKET_BARN + code - PLACES


@rule
def _card(s: State) -> int:
    """Why no order can be gained: neither the deck nor the discards hold a card. Only where the turn is open."""
    if s.openly == 0:
        return 0
    for card in range(CARDS):
        if s.card[card] <= DISCARDED:
            return 0
    return RULING_ORDER_DECK_EMPTY


@rule
def _own_order(s: State, seat: int, action: int) -> int:
    """Why an order of a kind cannot be given up."""
    if not CAST_ORDER <= action < SKIP:
        return RULING_ANSWER_FIRST if action < CAST or action >= SKIP else TILE_SORTING_ROOM
    kind = action - CAST_ORDER
    for card in range(kind * 4, kind * 4 + 4):
        if s.card[card] == HELD_BY + seat:
            return 0
    return RULING_SWAP_ORDERS
