"""The rules of Cheese Pursuit: set-up, throws and moves, what an answer brings, the last question, who wins.

Beside it: the record (rules_state), whose turn and what is legal (rules_moves), why not (rules_refusal), who may know
what (knowledge). Whether an answer is right, people decide at the desk; the rules hear right or wrong.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.pursuit.box import (
    ALL_WEDGES,
    CATEGORIES,
    COLOUR,
    FACES,
    HUB_SPACE,
    KIND,
    ROLL_AGAIN,
    SEATS_MAX,
    WEDGE,
)
from cheeseboard.games.pursuit.rules_codes import (
    TELL_ASKED,
    TELL_FINAL_ASKED,
    TELL_FINAL_DUE,
    TELL_HOME,
    TELL_LAST_LEFT,
    TELL_LEFT,
    TELL_MOVED,
    TELL_MUST_RETURN,
    TELL_NO_VOTES,
    TELL_PLACED,
    TELL_RIGHT,
    TELL_ROLL_AGAIN,
    TELL_STARTER,
    TELL_THROW_TIED,
    TELL_THROWN,
    TELL_THROWN_OFF,
    TELL_TURN,
    TELL_VOTE_CHOSEN,
    TELL_VOTE_LEFT,
    TELL_VOTE_TIED,
    TELL_WEDGE_WON,
    TELL_WON,
    TELL_WRONG,
)
from cheeseboard.games.pursuit.rules_moves import actors, idle, legal, secret
from cheeseboard.games.pursuit.rules_refusal import refusal
from cheeseboard.games.pursuit.rules_state import (
    ACTIONS,
    ASK,
    CATEGORY,
    CHOOSE,
    DIE,
    GO,
    HIGHEST,
    LEAVE,
    LEFT,
    LEGAL_MAX,
    LONGEST,
    LOT,
    MOVE,
    NO_VOTE,
    OUTCOMES_MAX,
    OVER_NOW,
    PLACE,
    RANDOM,
    RIGHT,
    ROLL,
    ROLL_NOW,
    STARTER,
    THROW_OFF,
    TIE,
    VOTE,
    VOTING,
    WRONG,
    Opts,
    State,
    full,
    left_of,
    sides_in,
    votes_left,
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
    "legal",
    "ranks",
    "refusal",
    "scores",
    "secret",
    "setup",
    "teams",
]

THOUSAND = 1000
"""Weights of right and wrong at the desk sum to this."""

SKILLS = "abcdef"
"""Options `skill_a` to `skill_f`, first side first."""


# -- options -----------------------------------------------------------------------------------------------------------
def complete(given: dict[str, int | bool | str]) -> dict[str, int | bool | str]:
    """Check options against each other. BadOption where one asks for what the others leave no room for."""
    wish = dict(given)
    players = int(wish.get("players", 2))
    for name in SKILLS[players:]:
        if wish.get(f"skill_{name}", 0):
            raise BadOption(
                "error-pursuit-skill",
                f"Option “skill_{name}” is for a side that does not play: there are {players}.",
                option=f"skill_{name}",
                players=players,
            )
    if players == 1 and wish.get("judging", "choice") == "reader":
        raise BadOption(
            "error-pursuit-reader",
            "Option “judging” cannot be “reader” with one side: nobody else is there to read.",
            option="judging",
        )
    if players == 1 and wish.get("leaving"):
        raise BadOption(
            "error-pursuit-leaving",
            "Option “leaving” needs two sides: whoever plays alone simply stops.",
            option="leaving",
        )
    return wish


def teams(o: Any) -> tuple[int, ...]:
    """One team number per seat: every side plays for itself. `o` is a view of Opts."""
    return tuple(range(int(o.players)))


# -- set-up ------------------------------------------------------------------------------------------------------------
@rule
def _skill(o: Opts, seat: int) -> int:
    """Right answers in a hundred of a seat."""
    own = 0
    if seat == 0:
        own = int(o.skill_a)
    elif seat == 1:
        own = int(o.skill_b)
    elif seat == 2:
        own = int(o.skill_c)
    elif seat == 3:
        own = int(o.skill_d)
    elif seat == 4:
        own = int(o.skill_e)
    else:
        own = int(o.skill_f)
    return own if own > 0 else int(o.skill)


@rule
def setup(s: State, o: Opts) -> None:
    """Empty holders on the hub; then somebody is chosen to begin."""
    edition = int(s.edition)
    rec_zero(s)
    s.edition = edition
    s.seats = int(o.players)
    s.starter = int(o.starter)
    s.own_start = int(o.start)
    s.exact = int(o.home)
    s.miss_leaves = int(o.after_miss)
    s.wedge_ends = int(o.wedge_ends_turn)
    s.leaving = int(o.leaving)
    s.asked = -1
    s.won = -1
    s.drawer = -1
    for seat in range(SEATS_MAX):
        s.votes[seat] = NO_VOTE
        plays = seat < s.seats
        s.placed[seat] = int(plays and s.own_start == 0)
        if plays:
            for c in range(CATEGORIES):
                s.skill[seat, c] = _skill(o, seat)
    if s.seats > 1 and s.starter == RANDOM:
        s.phase = STARTER
    elif s.seats > 1 and s.starter == HIGHEST:
        s.phase = THROW_OFF
        s.tied = (1 << int(s.seats)) - 1
        s.drawer = 0
    else:
        _begin(s, 0)


@rule
def _begin(s: State, seat: int) -> None:
    """The seat begins."""
    tell(EVERYONE, TELL_STARTER, seat, 0, 0)
    s.tied = 0
    for other in range(int(s.seats)):
        s.throws[other] = 0
    s.turn = seat
    _begin_turn(s)


# -- nature and the desk -----------------------------------------------------------------------------------------------
@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    """Who begins, a throw, the category by lot; at the desk wrong, right and left, with weights for simulation only."""
    if s.phase == ASK:
        right = 10 * int(s.skill[int(s.turn), int(s.asked)])
        outcomes[0] = WRONG
        weights[0] = THOUSAND - right
        outcomes[1] = RIGHT
        weights[1] = right
        outcomes[2] = LEFT
        weights[2] = 1
        return 3 if s.leaving else 2
    n = FACES
    if s.phase == STARTER:
        n = int(s.seats)
    for k in range(n):
        outcomes[k] = k
        weights[k] = 1
    return n


@rule
def draw(s: State, outcome: int) -> None:
    """Apply what nature has drawn or the desk has decided."""
    phase = int(s.phase)
    if phase == DIE:
        s.die = outcome + 1
        s.phase = MOVE
        tell(EVERYONE, TELL_THROWN, int(s.turn), outcome + 1, 0)
    elif phase == ASK:
        if outcome == RIGHT:
            _right(s, int(s.turn), int(s.asked))
        elif outcome == WRONG:
            _wrong(s, int(s.turn))
        else:
            _leave(s, int(s.turn))
    elif phase == STARTER:
        _begin(s, outcome)
    elif phase == THROW_OFF:
        _throw_off(s, outcome + 1)
    else:
        _ask_final(s, outcome)


@rule
def _throw_off(s: State, thrown: int) -> None:
    """One throw for the start. The highest begins; who is level throws again."""
    seat = int(s.drawer)
    s.throws[seat] = thrown
    tell(EVERYONE, TELL_THROWN_OFF, seat, thrown, 0)
    high, best = 0, 0
    for other in range(int(s.seats)):
        if (int(s.tied) >> other) & 1:
            if s.throws[other] == 0:
                s.drawer = other
                return
            if s.throws[other] > high:
                high = int(s.throws[other])
                best = 0
            if s.throws[other] == high:
                best |= 1 << other
    if best & (best - 1) == 0:
        seat = 0
        while (best >> seat) & 1 == 0:
            seat += 1
        _begin(s, seat)
        return
    tell(EVERYONE, TELL_THROW_TIED, -1, high, 0)
    s.tied = best
    first = -1
    for other in range(int(s.seats)):
        if (best >> other) & 1:
            s.throws[other] = 0
            first = other if first < 0 else first
    s.drawer = first


# -- turns -------------------------------------------------------------------------------------------------------------
@rule
def _next_round(s: State) -> None:
    s.round = int(s.round) + 1 if s.round < LONGEST else 1


@rule
def _begin_turn(s: State) -> None:
    """The turn of `s.turn`: the last question if it is due, a place to start if it has none, else a throw."""
    seat = int(s.turn)
    s.drawer = seat
    tell(EVERYONE, TELL_TURN, seat, 0, 0)
    if s.home[seat]:
        _begin_final(s)
    else:
        s.phase = ROLL_NOW if s.placed[seat] else PLACE


@rule
def _end_turn(s: State) -> None:
    _next_round(s)
    s.turn = left_of(s, int(s.turn))
    _begin_turn(s)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action == ROLL:
        s.phase = DIE
    elif action < CATEGORY:
        if s.phase == PLACE:
            s.at[seat] = action - GO
            s.placed[seat] = 1
            s.phase = ROLL_NOW
            tell(EVERYONE, TELL_PLACED, seat, action - GO, 0)
        else:
            _move(s, seat, action - GO)
    elif action < VOTE:
        if s.phase == CHOOSE:
            _ask(s, seat, action - CATEGORY)
        else:
            tell(EVERYONE, TELL_VOTE_LEFT, seat, action - CATEGORY, 0)
            _ask_final(s, action - CATEGORY)
    elif action == LEAVE:
        _leave(s, seat)
    else:
        s.votes[seat] = action - VOTE  # ABSTAIN - VOTE is ABSTAINED
        if votes_left(s) == 0:
            _count(s)


@rule
def _move(s: State, seat: int, space: int) -> None:
    """Move the holder, and do as the space says."""
    s.at[seat] = space
    s.die = 0
    tell(EVERYONE, TELL_MOVED, seat, space, 0)
    kind = KIND[space]
    if kind == ROLL_AGAIN:
        s.phase = ROLL_NOW
        tell(EVERYONE, TELL_ROLL_AGAIN, seat, space, 0)
    elif space != HUB_SPACE:
        _ask(s, seat, COLOUR[space])
    elif full(s, seat):
        s.home[seat] = 1
        tell(EVERYONE, TELL_HOME, seat, 0, 0)
        _begin_final(s)
    else:
        s.phase = CHOOSE


@rule
def _ask(s: State, seat: int, category: int) -> None:
    s.asked = category
    s.phase = ASK
    tell(EVERYONE, TELL_ASKED, seat, category, 0)


@rule
def _right(s: State, seat: int, category: int) -> None:
    """The answer was right: the game, a wedge, or another throw."""
    s.asked = -1
    tell(EVERYONE, TELL_RIGHT, seat, category, 0)
    if s.home[seat]:
        s.won = seat
        s.phase = OVER_NOW
        tell(EVERYONE, TELL_WON, seat, 0, 0)
        return
    s.phase = ROLL_NOW
    if KIND[int(s.at[seat])] != WEDGE or (int(s.wedges[seat]) >> category) & 1:
        return
    s.wedges[seat] |= 1 << category
    tell(EVERYONE, TELL_WEDGE_WON, seat, category, int(s.at[seat]))
    if s.wedges[seat] == ALL_WEDGES and s.exact == 0:
        s.at[seat] = HUB_SPACE
        s.home[seat] = 1
        tell(EVERYONE, TELL_HOME, seat, 0, 0)
        _end_turn(s)
    elif s.wedge_ends:
        _end_turn(s)


@rule
def _wrong(s: State, seat: int) -> None:
    """The answer was wrong: the turn is over; after a last question the holder stays, or has to leave and come back."""
    tell(EVERYONE, TELL_WRONG, seat, int(s.asked), 0)
    s.asked = -1
    if s.home[seat] and s.miss_leaves:
        s.home[seat] = 0
        tell(EVERYONE, TELL_MUST_RETURN, seat, 0, 0)
    _end_turn(s)


# -- the last question -------------------------------------------------------------------------------------------------
@rule
def _begin_final(s: State) -> None:
    """Nobody throws: the others vote on the category. Alone, it is drawn."""
    tell(EVERYONE, TELL_FINAL_DUE, int(s.turn), 0, 0)
    s.phase = VOTING if sides_in(s) > 1 else LOT


@rule
def _count(s: State) -> None:
    """All votes are in: they become open. The most win; level, the left neighbour's vote does, or it chooses."""
    _next_round(s)
    left = left_of(s, int(s.turn))
    wish = int(s.votes[left])
    most, best = 0, 0
    for c in range(CATEGORIES):
        n = 0
        for seat in range(int(s.seats)):
            n += int(s.votes[seat] == c)
        if n > most:
            most = n
            best = 0
        if n == most:
            best |= 1 << c
    for seat in range(int(s.seats)):
        s.votes[seat] = NO_VOTE
    if most == 0:
        s.phase = LOT
        tell(EVERYONE, TELL_NO_VOTES, -1, 0, 0)
    elif best & (best - 1) == 0:
        c = 0
        while (best >> c) & 1 == 0:
            c += 1
        tell(EVERYONE, TELL_VOTE_CHOSEN, -1, c, most)
        _ask_final(s, c)
    elif wish < CATEGORIES and (best >> wish) & 1:
        tell(EVERYONE, TELL_VOTE_LEFT, left, wish, 0)
        _ask_final(s, wish)
    else:
        s.tied = best
        s.phase = TIE
        tell(EVERYONE, TELL_VOTE_TIED, left, 0, 0)


@rule
def _ask_final(s: State, category: int) -> None:
    s.tied = 0
    s.asked = category
    s.phase = ASK
    tell(EVERYONE, TELL_FINAL_ASKED, int(s.turn), category, 0)


# -- leaving, and the end ----------------------------------------------------------------------------------------------
@rule
def _leave(s: State, seat: int) -> None:
    """The side whose turn it is leaves with its holder and wedges. The last one left wins."""
    s.asked = -1
    s.die = 0
    s.gone[seat] = 1
    s.at[seat] = HUB_SPACE
    s.wedges[seat] = 0
    s.home[seat] = 0
    s.placed[seat] = 0
    tell(EVERYONE, TELL_LEFT, seat, 0, 0)
    if sides_in(s) > 1:
        _end_turn(s)
        return
    s.won = left_of(s, seat)
    s.phase = OVER_NOW
    tell(EVERYONE, TELL_LAST_LEFT, int(s.won), 0, 0)


@rule
def wedge_count(s: State, seat: int) -> int:
    """How many wedges the seat has."""
    n = 0
    mask = int(s.wedges[seat])
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def scores(s: State, out: Array) -> None:
    """Points of every seat: its wedges."""
    for seat in range(int(s.seats)):
        out[seat] = wedge_count(s, seat)


@rule
def ranks(s: State, out: Array) -> None:
    """Places, 0 first. Over: the winner, and all others alike. While it runs: by wedges, sides that have left last."""
    for seat in range(int(s.seats)):
        place = 0
        if s.phase == OVER_NOW:
            place = int(seat != s.won)
        else:
            mine = wedge_count(s, seat) - 7 * int(s.gone[seat])
            for other in range(int(s.seats)):
                place += int(wedge_count(s, other) - 7 * int(s.gone[other]) > mine)
        out[seat] = place
