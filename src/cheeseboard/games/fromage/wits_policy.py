"""The light policy: how good each legal action looks, in points. It leads the search and plays its play-outs."""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    BOARD_BARN,
    ORDERS,
    PAIRS,
    PARLOUR_COST,
    SPACE_AGE,
    SPACE_TYPE,
    TILE_BACK,
)
from cheeseboard.games.fromage.rules_moves import legal
from cheeseboard.games.fromage.rules_state import (
    BUILD,
    CAST,
    CAST_ORDER,
    COMPLETE,
    CORP,
    CORPORATION,
    DRAFT_TILE,
    FIRE,
    FREE,
    GATHER,
    HEAD_START,
    KEEP,
    LAID,
    LAY,
    LEGAL_MAX,
    MAKE,
    MILK,
    NONE,
    OUTCOMES_MAX,
    PAIR,
    PICK,
    READY,
    SIGN,
    SKIP,
    SPACES,
    TAKE,
    TURN,
    VAT,
    WORK,
    State,
    corp_venue,
    cost_of,
    empty_spaces,
    faced,
    faced_sector,
)
from cheeseboard.games.fromage.wits_value import VALUES
from cheeseboard.games.fromage.wits_worth import (
    P_CHEESE,
    P_ORDER,
    P_READY,
    POLICY,
    UNUSED,
    WHOLE,
    ability_worth,
    away,
    best_price,
    price,
    printed_worth,
    space_gain,
    span_of,
    tile_gift,
    tile_worth,
    turns_left,
    worth_of,
)
from cheeseboard.kernel import Array, Floats, Layout, Rng, below, f64, field, i32, rule

UNKNOWN = -1000.0
LANES = 4


class Desk(Layout):
    """What a bot keeps beside the position while it thinks."""

    p: Floats = field(f64, POLICY, "weights of the policy", scratch=True)
    v: Floats = field(f64, VALUES, "weights of the evaluation", scratch=True)
    out: Array = field(i32, max(LEGAL_MAX, OUTCOMES_MAX), "legal actions, or outcomes")
    odds: Array = field(i32, max(LEGAL_MAX, OUTCOMES_MAX), "odds of the outcomes")
    value: Floats = field(f64, LEGAL_MAX, "what each legal action looks worth, in points", scratch=True)
    gain: Floats = field(f64, SPACES, "what a cheese on a space looks worth; UNKNOWN = not yet looked at", scratch=True)
    best: Floats = field(f64, 3, "best cheese that each worker could make", scratch=True)
    line: Array = field(i32, 8, "scores or places")
    rewards: Floats = field(f64, 8, "what a play-out brought each seat, 0..1", scratch=True)
    node: Array = field(i32, LANES, "where a seat is in its tree; openly all are in the first")
    live: Array = field(i32, LANES, "1 = still in the tree")
    joint: int = field(i32, "1 = one tree for all seats though they cannot see each other")
    rounds: int = field(i32, "how many rounds the trees follow, the one at hand included")
    noise: float = field(f64, "points by which the policy errs at random in play-outs", scratch=True)


@rule
def gain_of(s: State, seat: int, d: Desk, k: int, room: int, left: float) -> float:
    """`space_gain` of a space of the faced venue, reckoned once a step."""
    if d.gain[k] == UNKNOWN:
        d.gain[k] = space_gain(s, seat, faced(s, seat), k, room, d.p, span_of(left)) - d.p[P_CHEESE]
    return d.gain[k]


@rule
def rate(s: State, seat: int, d: Desk, n: int) -> None:
    """Fill `value` for the `n` legal actions in `out`."""
    left = turns_left(s)
    if s.phase == TURN:
        if s.step[seat] == FREE:
            rate_turn(s, seat, d, n, left)
        else:
            rate_answers(s, seat, d, n, left)
    elif s.phase in (CORPORATION, HEAD_START):
        venue = corp_venue(s)
        room = empty_spaces(s, venue)
        for i in range(n):
            d.value[i] = -space_gain(s, 0, venue, int(d.out[i]) - CORP, room, d.p, span_of(left))
    else:
        rate_tiles(s, seat, d, n)


@rule
def rate_turn(s: State, seat: int, d: Desk, n: int, left: float) -> None:
    """Steps of a turn: cheeses first, because a worker that gathers cannot make one."""
    venue = faced(s, seat)
    layout = int(s.side[venue])
    room = empty_spaces(s, venue)
    span = span_of(left)
    for k in range(SPACES):
        d.gain[k] = UNKNOWN
    for t in range(3):
        d.best[t] = 0.0
    for i in range(n):
        action = int(d.out[i])
        if MAKE <= action < MILK:
            k = action - MAKE
            worth = gain_of(s, seat, d, k, room, left) - away(SPACE_AGE[layout, venue, k] + 1, d.p, left)
            d.value[i] = worth
            t = SPACE_TYPE[layout, venue, k]
            d.best[t] = max(d.best[t], worth)
        elif MILK <= action < BUILD:
            parlour = (action - MILK) // SPACES
            spent = UNUSED * PARLOUR_COST[int(s.board[seat]), parlour] + d.p[P_CHEESE + 1] * span
            d.value[i] = gain_of(s, seat, d, (action - MILK) % SPACES, room, left) - spent
        elif VAT <= action < COMPLETE:
            d.value[i] = gain_of(s, seat, d, action - VAT, room, left) - away(1, d.p, left)
        elif action == READY:
            d.value[i] = d.p[P_READY]
        elif BUILD <= action < WORK:
            place = action - BUILD
            d.value[i] = ability_worth(s, seat, place, d.p, left) - UNUSED * cost_of(s, seat, place)
    for i in range(n):
        action = int(d.out[i])
        if GATHER <= action < MAKE:
            space = (action - GATHER) % 3 + 1
            worth = worth_of(s, seat, faced_sector(s, seat), space, d.p, span) - away(space, d.p, left)
            d.value[i] = worth - spoilt(d, (action - GATHER) // 3)
        elif WORK <= action < VAT:
            d.value[i] = work_gift(s, seat, (action - WORK) // 3, d, left) - spoilt(d, (action - WORK) % 3)


@rule
def spoilt(d: Desk, worker: int) -> float:
    """What cannot be made for want of this worker: its best cheese, less the best of the others."""
    other = max(d.best[(worker + 1) % 3], d.best[(worker + 2) % 3])
    return max(0.0, d.best[worker] - other)


@rule
def work_gift(s: State, seat: int, place: int, d: Desk, left: float) -> float:
    """A worker on the Barn or on a tile."""
    tile = int(s.tile[seat, place])
    span = span_of(left)
    if tile == NONE:
        return worth_of(s, seat, BOARD_BARN[int(s.board[seat])], 1, d.p, span) - away(1, d.p, left)
    return tile_gift(s, seat, tile, d.p, span) - away(TILE_BACK[tile], d.p, left)


@rule
def rate_answers(s: State, seat: int, d: Desk, n: int, left: float) -> None:
    """Answers to what the seat is asked."""
    span = span_of(left)
    for i in range(n):
        action = int(d.out[i])
        worth = 0.0
        if action == COMPLETE:
            worth = 1.0 + d.p[P_ORDER] * span
        elif action in (KEEP, SKIP):
            worth = 0.0
        elif FIRE <= action < PICK:
            worth = 0.0 if action == FIRE + SIGN else 0.1
        elif PICK <= action < PAIR:
            worth = price(s, seat, action - PICK, d.p, span)
        elif PAIR <= action < CAST:
            one, two = PAIRS[action - PAIR, 0], PAIRS[action - PAIR, 1]
            worth = price(s, seat, one, d.p, span) + price(s, seat, two, d.p, span)
        elif CAST <= action < CAST_ORDER:
            worth = best_price(s, seat, action - CAST, d.p, span) - price(s, seat, action - CAST, d.p, span) - 0.01
        elif CAST_ORDER <= action < SKIP:
            worth = best_price(s, seat, ORDERS, d.p, span) - price(s, seat, ORDERS, d.p, span)
            worth -= 0.02 + 0.1 * chances(s, action - CAST_ORDER)
        elif action == TAKE:
            worth = 0.5
        d.value[i] = worth


@rule
def chances(s: State, kind: int) -> int:
    """How many empty spaces on the table an order of a kind fits."""
    n = 0
    for venue in range(4):
        layout = int(s.side[venue])
        room = empty_spaces(s, venue)
        for k in range(SPACES):
            n += int((room >> k) & 1 == 1 and SPACE_TYPE[layout, venue, k] * 3 + SPACE_AGE[layout, venue, k] == kind)
    return n


@rule
def rate_tiles(s: State, seat: int, d: Desk, n: int) -> None:
    """Tiles of the draft, and where they are laid: what they bring in a whole game beyond what they cost and cover."""
    for i in range(n):
        action = int(d.out[i])
        d.value[i] = 0.0
        if action < LAY:
            d.value[i] = tile_worth(s, seat, action - DRAFT_TILE, d.p, WHOLE)
        elif action < LAID:
            place = (action - LAY) // 32
            covered = printed_worth(s, seat, place, d.p, WHOLE) - UNUSED * cost_of(s, seat, place)
            d.value[i] = tile_worth(s, seat, (action - LAY) % 32, d.p, WHOLE) - 1.5 - max(0.0, covered)


@rule
def choose(s: State, seat: int, d: Desk, rng: Rng) -> int:
    """The action that looks best, misjudged by up to `noise` points; answers are easier, by a quarter of that."""
    n = legal(s, seat, d.out)
    if n == 1:
        return int(d.out[0])
    rate(s, seat, d, n)
    error = d.noise * (0.25 if s.phase == TURN and s.step[seat] != FREE else 1.0) / 1000.0
    chosen = 0
    best = UNKNOWN
    for i in range(n):
        worth = d.value[i] + error * (below(rng, 2001) - 1000)
        if worth > best:
            best = worth
            chosen = i
    return int(d.out[chosen])
