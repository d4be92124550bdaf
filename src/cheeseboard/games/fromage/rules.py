"""The rules of Fromage: set-up, turns, the end.

Beside it: the record (rules_state), the set-up (rules_setup), whose turn and what is legal (rules_moves), why not
(rules_refusal), the steps of a turn (rules_turn) and what they set off (rules_fire), what counts (rules_score), the
draft (rules_draft), the Corporation (rules_corp), whether cards could run out (rules_open), who may know what
(knowledge).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage.rules_codes import (
    TELL_BEATEN,
    TELL_CAME_HOME,
    TELL_NOT_BEATEN,
    TELL_OPENLY,
    TELL_ORDER_DRAWN,
    TELL_READY,
    TELL_TURNED,
    TELL_WON,
)
from cheeseboard.games.fromage.rules_corp import (
    corp_draw,
    corp_place,
    corp_waits,
    has_head_start,
    next_ahead,
    start_corporation,
)
from cheeseboard.games.fromage.rules_draft import deal, draft, lay, undealt
from cheeseboard.games.fromage.rules_fire import go_on, reshuffle
from cheeseboard.games.fromage.rules_moves import actors, idle, legal, secret
from cheeseboard.games.fromage.rules_open import cards_short, first_seat
from cheeseboard.games.fromage.rules_refusal import refusal
from cheeseboard.games.fromage.rules_score import beaten, corp_points, placed, points, ranks, scores
from cheeseboard.games.fromage.rules_setup import (
    CORPORATION_GOES_ON,
    GAME_BEGINS,
    NOTHING,
    TURN_BEGINS,
    clear,
    deal_board,
    empty_table,
    laid_out,
    lay_out,
    setup,
    start_orders,
    sync,
)
from cheeseboard.games.fromage.rules_state import (
    ACTIONS,
    ALONE,
    BOARDS,
    CARDS,
    CAST_BY,
    CORP,
    CORPORATION,
    DEAL,
    DISCARDED,
    DRAFT,
    HEAD_START,
    HELD_BY,
    HOME,
    IN_DECK,
    LAYING,
    LEGAL_MAX,
    OUTCOMES_MAX,
    OVER_NOW,
    READIED,
    READY,
    RESOLVING,
    SEATS_MAX,
    START_ORDERS,
    TURN,
    Opts,
    State,
)
from cheeseboard.games.fromage.rules_turn import take_step
from cheeseboard.kernel import EVERYONE, Array, BadOption, rule, tell

EDITION = 1

__all__ = [
    "ACTIONS",
    "EDITION",
    "LEGAL_MAX",
    "OUTCOMES_MAX",
    "Opts",
    "State",
    "actors",
    "apply",
    "cards_short",
    "chance",
    "complete",
    "draw",
    "empty_table",
    "first_seat",
    "idle",
    "legal",
    "ranks",
    "refusal",
    "scores",
    "secret",
    "setup",
    "sync",
    "teams",
]


LAST_TURN = 32_000
REWIND = 16_000
"""Who plays on for ever does not make the numbers too large for their fields: so many turns are forgotten."""


# -- options -----------------------------------------------------------------------------------------------------------
def complete(given: dict[str, int | bool | str]) -> dict[str, int | bool | str]:
    """Level 1 for one player, 0 for more. BadOption where one option leaves no room for another."""
    wish = dict(given)
    players = int(wish.get("players", 2))
    level = int(wish.setdefault("level", 1 if players == 1 else 0))
    if players == 1 and level == 0:
        raise BadOption(
            "error-fromage-level-alone",
            "Whoever plays alone plays against the Corporation: “level” is 1, 2, 3 or 4.",
            option="level",
        )
    if players > 1 and level > 0:
        raise BadOption(
            "error-fromage-level-more",
            f"Only one player plays against the Corporation: with {players} leave out “level” or say 0.",
            option="level",
            players=players,
        )
    for venue in ("festival", "fromagerie", "bistro", "villes"):
        if players < SEATS_MAX and wish.get(venue, "I") == "P":
            raise BadOption(
                "error-fromage-printed",
                f"Option “{venue}” cannot be P with {players}: the layout printed on the board is for four players.",
                option=venue,
                players=players,
            )
    if wish.get("cart_with_vat") and not wish.get("tiles"):
        raise BadOption(
            "error-fromage-needs-tiles",
            "Option “cart_with_vat” is about two structure tiles: add tiles=yes.",
            option="cart_with_vat",
        )
    return wish


def teams(o: Any) -> tuple[int, ...]:
    """One team number per seat: every seat plays for itself. `o` is a view of Opts."""
    return tuple(range(int(o.players)))


# -- nature ------------------------------------------------------------------------------------------------------------
@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    """All that nature may draw now, ascending."""
    phase = int(s.phase)
    if phase in (TURN, START_ORDERS, CORPORATION, HEAD_START):
        n = 0
        for card in range(CARDS):
            if s.card[card] == IN_DECK:
                outcomes[n] = card
                weights[n] = 1
                n += 1
        return n
    return undealt(s, outcomes, weights) if phase == DEAL else laid_out(s, phase, outcomes, weights)


@rule
def draw(s: State, outcome: int) -> None:
    """What nature has drawn."""
    phase = int(s.phase)
    then = NOTHING
    if phase == TURN:
        _draw_order(s, int(s.drawer), outcome)
        if s.due[int(s.drawer)] > 0:
            reshuffle(s)
        else:
            seat = int(s.drawer)
            s.drawer = -1
            go_on(s, seat)
    elif phase in (CORPORATION, HEAD_START):
        if corp_draw(s, outcome):
            then = CORPORATION_GOES_ON
    elif phase == START_ORDERS:
        _draw_order(s, int(s.drawer), outcome)
        then = start_orders(s)
    elif phase == DEAL:
        deal(s, outcome)
    elif phase == BOARDS:
        then = deal_board(s, int(s.drawer), outcome)
    else:
        lay_out(s, phase, outcome)
    if then != NOTHING:
        _go_on(s, then)


@rule
def _draw_order(s: State, seat: int, card: int) -> None:
    """`stock.orders-open`: an order comes face up beside the seat's board."""
    s.card[card] = HELD_BY + seat
    s.due[seat] -= 1
    tell(EVERYONE, TELL_ORDER_DRAWN, seat, card, 0)


# -- turns -------------------------------------------------------------------------------------------------------------
@rule
def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    then = NOTHING
    if s.phase == TURN:
        if action != READY:
            take_step(s, seat, action)
        else:
            then = _ready(s, seat)
    elif s.phase == DRAFT:
        draft(s, seat, action)
    elif s.phase == LAYING:
        if lay(s, seat, action):
            then = GAME_BEGINS
    else:
        corp_place(s, action - CORP)
        then = CORPORATION_GOES_ON
    if then != NOTHING:
        _go_on(s, then)


@rule
def _go_on(s: State, what: int) -> None:
    """From one turn to the next: the head start of level 4, workers come home, the Corporation acts, then the seats."""
    then = what
    if then == GAME_BEGINS:
        then = TURN_BEGINS
        if has_head_start(s):
            s.phase = HEAD_START
            s.head = 0
            start_corporation(s)
            then = CORPORATION_GOES_ON
    if then == TURN_BEGINS:
        _start_turn(s)
        if s.level:
            s.phase = CORPORATION
            start_corporation(s)
            then = CORPORATION_GOES_ON
    if then == TURN_BEGINS or _corporation(s):
        _act(s)


@rule
def _start_turn(s: State) -> None:
    """`turn.collect-first`: the disc has turned, workers that face their seats come home."""
    tell(EVERYONE, TELL_TURNED, -1, int(s.turn) + 1, 0)
    for seat in range(int(s.seats)):
        for worker in range(3):
            if s.worker[seat, worker] != HOME and s.back[seat, worker] <= s.turn:
                s.worker[seat, worker] = HOME
                s.back[seat, worker] = -1
                tell(EVERYONE, TELL_CAME_HOME, seat, worker, 0)


@rule
def _corporation(s: State) -> bool:
    """The Corporation draws on, in the head start for venue after venue. True where it is done and the seat acts."""
    while not corp_waits(s):
        if s.phase == CORPORATION:
            return True
        if not next_ahead(s):
            tell(EVERYONE, TELL_TURNED, -1, int(s.turn) + 1, 0)
            start_corporation(s)
    return False


@rule
def _act(s: State) -> None:
    """The seats act: all at once, or openly one after the other (`turn.simultaneous`, `turn.reaction-order`)."""
    s.phase = TURN
    sync(s)
    s.openly = int(s.seats == 1 or s.clockwise == 1 or cards_short(s))
    s.mover = -1
    if s.openly:
        s.mover = first_seat(s)
        if s.seats > 1:
            tell(EVERYONE, TELL_OPENLY, int(s.mover), int(s.mover), 0)


@rule
def _end_round(s: State) -> int:
    """Orders given up join the discards; the game is over (`end.finish-turn`), or the disc turns. What follows."""
    for card in range(CARDS):
        if CAST_BY <= s.card[card] < RESOLVING:
            s.card[card] = DISCARDED
    for seat in range(int(s.seats)):
        clear(s, seat)
    s.mover = -1
    s.openly = 0
    s.round = min(int(s.round) + 1, LAST_TURN)
    if s.last != 0 or (s.level > 0 and s.corp_left == 0):
        _finish(s)
        return NOTHING
    s.turn += 1
    if s.turn >= LAST_TURN:
        s.turn -= REWIND
        for seat in range(int(s.seats)):
            for worker in range(3):
                if s.back[seat, worker] >= 0:
                    s.back[seat, worker] -= REWIND
    return TURN_BEGINS


@rule
def _ready(s: State, seat: int) -> int:
    """`turn.rotate-clockwise`: when the last one is ready, the round is over. What follows."""
    s.step[seat] = READIED
    tell(EVERYONE, TELL_READY, seat, 0, 0)
    if s.openly:
        s.mover = (seat + 1) % int(s.seats)
    for other in range(int(s.seats)):
        if s.step[other] != READIED:
            return NOTHING
    return _end_round(s)


# -- the end -----------------------------------------------------------------------------------------------------------
@rule
def _finish(s: State) -> None:
    """The game is over: who has won, and by what."""
    s.phase = OVER_NOW
    sync(s)
    if s.seats == 1:
        tell(EVERYONE, TELL_BEATEN if beaten(s) else TELL_NOT_BEATEN, 0, points(s, int(ALONE)), corp_points(s))
        return
    best, most, level, same = -1, -1, 0, 0  # points, cheeses of the best; how many have these points, and both
    for seat in range(int(s.seats)):
        mine = points(s, seat)
        if mine > best:
            best, most, level, same = mine, placed(s, seat), 1, 1
        elif mine == best:
            level += 1
            same = 1 if placed(s, seat) > most else same + int(placed(s, seat) == most)
            most = max(most, placed(s, seat))
    for seat in range(int(s.seats)):
        if points(s, seat) == best and placed(s, seat) == most:
            tell(EVERYONE, TELL_WON, seat, best, 2 if same > 1 else int(level > 1))
