"""The rules of Chou y es-tu ?: set-up, what happens by night and by day, who wins.

Beside it: the record (rules_state), whose turn and what is legal (rules_moves), why not (rules_refusal), the memory of
the gardeners (rules_trace), who may know what (knowledge).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.chou.box import (
    BUSHES,
    CABIN_CELL,
    CELLS,
    DOUBLES,
    FULL,
    GAPS,
    POOL,
    SHARE,
    START_A,
    START_B,
    WORTH_CABBAGE,
    WORTH_DOUBLE,
)
from cheeseboard.games.chou.rules_codes import (
    TELL_AFTER_YOU_GARDENER,
    TELL_AFTER_YOU_RABBIT,
    TELL_ARROWS_SEEN,
    TELL_BUSH_PLACED,
    TELL_BUSH_STOP_LEG,
    TELL_BUSH_STOP_WIN,
    TELL_CAUGHT,
    TELL_COMPOST_NOW,
    TELL_COMPOSTED,
    TELL_DAY_BREAKS,
    TELL_DOUBLE_PLACED,
    TELL_EATEN,
    TELL_EXPOSED_CAUGHT,
    TELL_FIRST_NIGHT,
    TELL_GARDENERS_WIN,
    TELL_LEG_OVER,
    TELL_LOOKED_IN_VAIN,
    TELL_NIGHT_FALLS,
    TELL_NOTHING_EATEN,
    TELL_RABBIT_HID,
    TELL_RABBIT_RAN,
    TELL_RABBIT_STUCK,
    TELL_RABBITS_WIN,
    TELL_SCORE_DRAW,
    TELL_SCORE_FIRST_WINS,
    TELL_SCORE_SECOND_WINS,
    TELL_SIDES_SWAP,
    TELL_WALKED,
)
from cheeseboard.games.chou.rules_moves import actors, idle, legal, night_is_done, secret
from cheeseboard.games.chou.rules_refusal import refusal
from cheeseboard.games.chou.rules_state import (
    A6,
    ACTIONS,
    AFTER_YOU,
    ALL_KNOW,
    BUSH,
    BY_BUSHES,
    BY_CATCH,
    BY_COMPOST,
    BY_SCORE,
    CABBAGE,
    CABIN,
    CAUGHT,
    DAY,
    DOUBLE,
    EMPTY,
    EXPOSED,
    FIRST_NIGHT,
    GARDENERS_KNOW,
    IN_HAND,
    LEGAL_MAX,
    LONGEST,
    LOOK,
    LOOKS,
    NIGHT,
    OUTCOMES_MAX,
    OVER_NOW,
    RABBITS_KNOW,
    RABBITS_SPLIT,
    SETUP,
    STUCK,
    TO_CELL,
    WALK,
    Opts,
    State,
    arrows_open,
    deal_sides,
    gardener_seat,
    gardeners_mask,
    in_play,
    on_rabbits,
    pool_of,
    rabbit_seat,
    rabbits_mask,
    worth,
)
from cheeseboard.games.chou.rules_trace import (
    forget_from,
    remember_catch,
    remember_first_night,
    remember_miss,
    remember_night,
)
from cheeseboard.kernel import EVERYONE, Array, BadOption, rec_zero, rule, tell

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
    "chance",
    "complete",
    "draw",
    "idle",
    "leg_points",
    "legal",
    "ranks",
    "refusal",
    "scores",
    "secret",
    "setup",
    "teams",
]


# -- options -----------------------------------------------------------------------------------------------------------
def complete(given: dict[str, int | bool | str]) -> dict[str, int | bool | str]:
    """Check options against each other. BadOption where one asks for what the others leave no room for."""
    wish = dict(given)
    players = wish.get("players", 2)
    split = str(wish.get("split", "gardeners"))
    if split != "gardeners" and players != 3:  # the default changes nothing; saved options always name it
        raise BadOption(
            "error-chou-split",
            "Option “split” says who is alone when three play; it means nothing with another number of players.",
            option="split",
        )
    two_rabbit_seats = players == 4 or (players == 3 and (split == "rabbits" or bool(wish.get("score"))))
    if wish.get("last_rabbit", "joint") != "joint" and not two_rabbit_seats:
        raise BadOption(
            "error-chou-last-rabbit",
            "Option “last_rabbit” needs two people who play rabbits: four players, or three with split=rabbits.",
            option="last_rabbit",
        )
    if wish.get("last_night", "dropped") != "dropped" and not wish.get("score"):
        raise BadOption(
            "error-chou-last-night",
            "Option “last_night” belongs to the game for points: add score.",
            option="last_night",
        )
    if wish.get("bush_stop", 10) != 10 and not wish.get("bushes"):
        raise BadOption(
            "error-chou-bush-stop",
            "Option “bush_stop” needs bushes: without them something is eaten every night.",
            option="bush_stop",
        )
    return wish


def teams(o: Any) -> tuple[int, ...]:
    """One team number per seat: 0 = plays the rabbits (in the first leg), 1 = the gardeners. `o` is a view of Opts."""
    if o.players == 2:
        return (0, 1)
    if o.players == 4:
        return (0, 0, 1, 1)
    return (0, 0, 1) if o.split == RABBITS_SPLIT else (0, 1, 1)


# -- set-up ------------------------------------------------------------------------------------------------------------
@rule
def setup(s: State, o: Opts) -> None:
    """The garden before anything is drawn: Cabin in the middle, 18 Cabbages round it, tokens in hand."""
    edition = int(s.edition)
    rec_zero(s)
    s.edition = edition
    s.seats = int(o.players)
    s.split = int(o.split)
    s.bushes = int(o.bushes)
    s.score = int(o.score)
    s.arrow_set = int(o.arrows)
    s.owner_only = int(o.last_rabbit)
    s.count_last = int(o.last_night)
    s.bush_stop = int(o.bush_stop)
    _lay_out(s)


@rule
def _lay_out(s: State) -> None:
    """The start of a leg."""
    deal_sides(s)
    for c in range(CELLS):
        s.kind[c] = CABIN if c == CABIN_CELL else CABBAGE
        s.gone[c] = EMPTY
        s.eaten[c] = 0
        s.seen[c] = 0
        s.arrows[c] = 63 if s.arrow_set == A6 and c != CABIN_CELL else 0
    for t in range(2):
        s.rabbits[t] = IN_HAND
        s.stood[t] = -1
        s.moved[t] = 0
        s.acted[t] = 0
    s.pawns[0] = START_A
    s.pawns[1] = START_B
    s.yielded = -1
    s.pending = -1
    s.drawer = -1
    s.compost = 0
    s.quiet = 0
    s.day = 0
    s.start = 0
    s.nights = 0
    for i in range(3):
        s.prior[i] = 0
    forget_from(s, 0)
    if s.bushes:
        s.phase = SETUP
    else:
        s.phase = FIRST_NIGHT
        tell(EVERYONE, TELL_FIRST_NIGHT, -1, 0, 0)


# -- nature ------------------------------------------------------------------------------------------------------------
@rule
def _specials(s: State) -> int:
    """How many Bushes and Doubles lie in the garden already."""
    n = 0
    for c in range(CELLS):
        if s.kind[c] == BUSH or s.kind[c] == DOUBLE:
            n += 1
    return n


@rule
def tiles_left(s: State, cell: int) -> int:
    """Tiles of the cell's pool that nobody has looked at yet, as far as `s` shows: six-arrow ones * 32 + five-arrow."""
    pool = pool_of(s, cell)
    left = POOL[int(s.arrow_set), pool]
    for c in range(CELLS):
        left -= SHARE[pool, int(s.kind[c]) + int(s.gone[c]), int(s.arrows[c])]
    return left


@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    """At set-up: cells for the next Bush or Double. Later: the arrows of the tile on `s.pending`, by what is left."""
    n = 0
    if s.phase == SETUP:
        for c in range(CELLS):
            outcomes[n] = c
            weights[n] = 1
            n += int(s.kind[c] == CABBAGE)
    elif s.pending >= 0:
        left = tiles_left(s, int(s.pending))
        five = left & 31
        if five > 0:
            for k in range(6):
                outcomes[k] = GAPS[k]
                weights[k] = five
            n = 6
        if left >= 32:
            outcomes[n] = 63
            weights[n] = 6 * (left >> 5)
            n += 1
    return n


@rule
def draw(s: State, outcome: int) -> None:
    """Lay a Bush or a Double, or give the tile on `s.pending` its arrows and go on."""
    if s.phase == SETUP:
        bush = _specials(s) < BUSHES
        s.kind[outcome] = BUSH if bush else DOUBLE
        if bush:
            s.arrows[outcome] = 63
        tell(EVERYONE, TELL_BUSH_PLACED if bush else TELL_DOUBLE_PLACED, -1, outcome, 0)
        if _specials(s) == BUSHES + DOUBLES:
            s.phase = FIRST_NIGHT
            tell(EVERYONE, TELL_FIRST_NIGHT, -1, 0, 0)
        return
    cell = int(s.pending)
    s.arrows[cell] = outcome
    s.pending = -1
    s.drawer = -1
    if s.phase == DAY:
        _gardeners_learn(s, cell)
        _after_pawn(s)
    else:
        _rabbits_learn(s, cell)
        _after_rabbit(s)


@rule
def _rabbits_learn(s: State, cell: int) -> None:
    """A rabbit is under the tile: its side sees the arrows."""
    if not arrows_open(s, cell) and not int(s.seen[cell]) & (RABBITS_KNOW | ALL_KNOW):
        s.seen[cell] |= RABBITS_KNOW
        tell(rabbits_mask(s), TELL_ARROWS_SEEN, -1, cell, int(s.arrows[cell]))


@rule
def _gardeners_learn(s: State, cell: int) -> None:
    """A gardener has lifted the tile: its side sees the arrows."""
    if not arrows_open(s, cell) and not int(s.seen[cell]) & (GARDENERS_KNOW | ALL_KNOW):
        s.seen[cell] |= GARDENERS_KNOW
        tell(gardeners_mask(s), TELL_ARROWS_SEEN, -1, cell, int(s.arrows[cell]))


# -- play --------------------------------------------------------------------------------------------------------------
@rule
def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action == AFTER_YOU:
        s.yielded = seat
        if s.phase == DAY:
            tell(EVERYONE, TELL_AFTER_YOU_GARDENER, seat, 0 if gardener_seat(s, 0) == seat else 1, 0)
        else:
            tell(rabbits_mask(s), TELL_AFTER_YOU_RABBIT, seat, 0 if rabbit_seat(s, 0) == seat else 1, 0)
        return
    s.yielded = -1
    if action < WALK:
        _play_rabbit(s, seat, action)
    elif action < LOOK:
        pawn = (action - WALK) // 24
        _move_pawn(s, seat, pawn, (action - WALK) % 24)
        _after_pawn(s)
    else:
        pawn = (action - LOOK) // LOOKS
        look = action - LOOK - pawn * LOOKS
        _move_pawn(s, seat, pawn, look // CELLS)
        _look(s, seat, pawn, look % CELLS)


@rule
def _play_rabbit(s: State, seat: int, action: int) -> None:
    """A token hides, or eats, runs and hides, or eats and is stuck."""
    stuck = action >= STUCK
    token = action - STUCK if stuck else action // TO_CELL
    cell = -1 if stuck else action % TO_CELL
    s.moved[token] = 1
    if s.phase == NIGHT:
        here = int(s.rabbits[token])
        if s.kind[here] != BUSH:
            s.eaten[here] = 1
        if stuck:
            s.rabbits[token] = EXPOSED
            s.stood[token] = here
            tell(rabbits_mask(s), TELL_RABBIT_STUCK, seat, token, here)
            _after_rabbit(s)
            return
    s.rabbits[token] = cell
    tell(rabbits_mask(s), TELL_RABBIT_RAN if s.phase == NIGHT else TELL_RABBIT_HID, seat, token, cell)
    if s.arrows[cell] == 0:
        s.pending = cell
        s.drawer = seat
        return
    _rabbits_learn(s, cell)
    _after_rabbit(s)


@rule
def _after_rabbit(s: State) -> None:
    if night_is_done(s):
        _dawn(s)


@rule
def _dawn(s: State) -> None:
    """Day breaks: what was eaten lies open, and who is exposed is taken before any pawn moves."""
    first = s.phase == FIRST_NIGHT
    s.round += 1
    s.phase = DAY
    if s.day < LONGEST:
        s.day += 1
    tell(EVERYONE, TELL_DAY_BREAKS, -1, int(s.day), 0)
    eaten, stuck, live = 0, 0, 0
    for c in range(CELLS):
        if s.eaten[c] == 1:
            eaten |= 1 << c
            tell(EVERYONE, TELL_EATEN, -1, c, worth(s, c, WORTH_CABBAGE, WORTH_DOUBLE))
    if eaten == 0 and not first:
        tell(EVERYONE, TELL_NOTHING_EATEN, -1, 0, 0)
    for t in range(2):
        live += 1 if in_play(s, t) else 0
        if s.rabbits[t] == EXPOSED:
            stuck |= 1 << int(s.stood[t])
    if first:
        remember_first_night(s)
    else:
        remember_night(s, eaten, stuck, live)
        s.quiet = 0 if eaten else min(int(s.quiet) + 1, 255)
    for t in range(2):
        if s.rabbits[t] == EXPOSED:
            tell(EVERYONE, TELL_EXPOSED_CAUGHT, -1, t, int(s.stood[t]))
            s.rabbits[t] = CAUGHT
        s.stood[t] = -1
        s.moved[t] = 0
        s.acted[t] = 0
    if s.rabbits[0] == CAUGHT and s.rabbits[1] == CAUGHT:
        _finish(s, BY_CATCH)
    elif s.bushes and s.bush_stop > 0 and s.quiet >= s.bush_stop:
        _finish(s, BY_BUSHES)


@rule
def _move_pawn(s: State, seat: int, pawn: int, point: int) -> None:
    s.pawns[pawn] = point
    s.acted[pawn] = 1
    tell(EVERYONE, TELL_WALKED, seat, pawn, point)


@rule
def _look(s: State, seat: int, pawn: int, cell: int) -> None:
    """Lift the tile, and put it back as it was, with or without a rabbit in the basket."""
    for t in range(2):
        if s.rabbits[t] == cell:
            s.rabbits[t] = CAUGHT
            remember_catch(s, cell)
            tell(EVERYONE, TELL_CAUGHT, seat, t, cell)
            if not arrows_open(s, cell) and not int(s.seen[cell]) & ALL_KNOW:
                # Both sides know the tile now, and everybody knows that they do.
                s.seen[cell] = ALL_KNOW
                tell(EVERYONE, TELL_ARROWS_SEEN, -1, cell, int(s.arrows[cell]))
            if s.rabbits[1 - t] == CAUGHT:
                _finish(s, BY_CATCH)
            else:
                _after_pawn(s)
            return
    remember_miss(s, cell)
    tell(EVERYONE, TELL_LOOKED_IN_VAIN, seat, pawn, cell)
    if s.arrows[cell] == 0:
        s.pending = cell
        s.drawer = seat
        return
    _gardeners_learn(s, cell)
    _after_pawn(s)


@rule
def _after_pawn(s: State) -> None:
    if s.acted[0] and s.acted[1]:
        _dusk(s)


@rule
def _compost(s: State) -> None:
    """What was eaten last night goes to the compost, and people hear how much lies there now."""
    before = int(s.compost)
    for c in range(CELLS):
        if s.eaten[c] == 1:
            value = worth(s, c, WORTH_CABBAGE, WORTH_DOUBLE)
            s.compost += value
            s.gone[c] = int(s.kind[c])
            s.kind[c] = EMPTY
            s.eaten[c] = 0
            s.seen[c] = 0
            tell(EVERYONE, TELL_COMPOSTED, -1, c, value)
    if s.compost != before:
        tell(EVERYONE, TELL_COMPOST_NOW, -1, int(s.compost), 0)


@rule
def _dusk(s: State) -> None:
    """Both pawns have acted: compost, then the end or the next night."""
    _compost(s)
    if s.compost >= FULL and s.score == 0:
        _finish(s, BY_COMPOST)
        return
    s.round += 1
    s.phase = NIGHT
    for i in range(2):
        s.acted[i] = 0
    tell(EVERYONE, TELL_NIGHT_FALLS, -1, int(s.day), 0)


# -- the end -----------------------------------------------------------------------------------------------------------
@rule
def _finish(s: State, how: int) -> None:
    """The game ends; in a game for points the leg does, and after the first one the sides swap."""
    if s.score == 0:
        s.phase = OVER_NOW
        s.ending = how
        if how == BY_CATCH:
            tell(EVERYONE, TELL_GARDENERS_WIN, -1, 0, 0)
        elif how == BY_COMPOST:
            tell(EVERYONE, TELL_RABBITS_WIN, -1, int(s.compost), 0)
        else:
            tell(EVERYONE, TELL_BUSH_STOP_WIN, -1, int(s.quiet), 0)
        return
    if how == BY_BUSHES:
        tell(EVERYONE, TELL_BUSH_STOP_LEG, -1, int(s.quiet), 0)
    if s.count_last:
        _compost(s)
    leg = int(s.leg)
    s.leg_scores[leg] = int(s.compost)
    tell(EVERYONE, TELL_LEG_OVER, -1, leg + 1, int(s.compost))
    if leg == 0:
        s.leg = 1
        s.round += 1
        tell(EVERYONE, TELL_SIDES_SWAP, -1, 0, 0)
        _lay_out(s)
        return
    s.phase = OVER_NOW
    s.ending = BY_SCORE
    one, two = int(s.leg_scores[0]), int(s.leg_scores[1])
    if one == two:
        tell(EVERYONE, TELL_SCORE_DRAW, -1, one, two)
    else:
        tell(EVERYONE, TELL_SCORE_FIRST_WINS if one > two else TELL_SCORE_SECOND_WINS, -1, one, two)


@rule
def leg_points(s: State, leg: int) -> int:
    """Points of a leg so far: of the one being played, what lies on the compost."""
    if s.phase != OVER_NOW and leg == s.leg:
        return int(s.compost)
    return int(s.leg_scores[leg])


@rule
def scores(s: State, out: Array) -> None:
    """Points of every seat.

    Base game: cabbages on the compost for the rabbits, rabbits caught for the gardeners. Game for points: the compost
    of the leg in which the seat had a rabbit.
    """
    caught = 0
    for t in range(2):
        caught += 0 if in_play(s, t) else 1
    for seat in range(int(s.seats)):
        rabbit = on_rabbits(s, seat)
        if s.score == 0:
            out[seat] = int(s.compost) if rabbit else caught
        elif rabbit:
            out[seat] = leg_points(s, int(s.leg))
        else:
            out[seat] = leg_points(s, 0) if s.leg == 1 else 0


@rule
def ranks(s: State, out: Array) -> None:
    """Places, 0 first, partners alike. Base game: all 0 until it is over. Game for points: by the points so far."""
    now = leg_points(s, int(s.leg))
    before = leg_points(s, 0) if s.leg == 1 else 0
    for seat in range(int(s.seats)):
        rabbit = on_rabbits(s, seat)
        behind = False
        if s.score:
            behind = now < before if rabbit else before < now
        elif s.phase == OVER_NOW:
            behind = rabbit != (s.ending == BY_COMPOST)
        out[seat] = 1 if behind else 0
