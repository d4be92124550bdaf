"""Whose turn it is and what they may do."""

from __future__ import annotations

from cheeseboard.games.pursuit.box import CATEGORIES, COLOUR, OWN, SPACES, TARGETS
from cheeseboard.games.pursuit.rules_state import (
    ABSTAIN,
    ASK,
    CATEGORY,
    CHOOSE,
    DIE,
    GO,
    LEAVE,
    LOT,
    MOVE,
    OVER_NOW,
    PLACE,
    ROLL,
    ROLL_NOW,
    STARTER,
    THROW_OFF,
    TIE,
    VOTE,
    VOTING,
    State,
    left_of,
    votes_left,
)
from cheeseboard.kernel import CHANCE, DESK, OVER, Array, rule


@rule
def actors(s: State) -> int:
    """Bit mask of the seats the game waits for; CHANCE; DESK while a question is open; or OVER."""
    phase = int(s.phase)
    if phase in (ROLL_NOW, MOVE):
        return 1 << int(s.turn)
    if phase == ASK:
        return DESK
    if phase in (STARTER, THROW_OFF, DIE, LOT):
        return CHANCE
    if phase == OVER_NOW:
        return OVER
    if phase == VOTING:
        return votes_left(s)
    if phase == TIE:
        return 1 << left_of(s, int(s.turn))
    return 1 << int(s.turn)


@rule
def secret(s: State) -> bool:
    """Votes on the last question are hidden until all are in."""
    return s.phase == VOTING


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """The seat's legal actions, ascending, written to `out`; returns how many."""
    mask = actors(s)
    if mask <= 0 or seat < 0 or not (mask >> seat) & 1:
        return 0
    phase = int(s.phase)
    n = 0
    if phase == MOVE:
        here = int(s.at[seat])
        throw = int(s.die) - 1
        n = TARGETS[here, throw, 0]
        for k in range(n):
            out[k] = GO + TARGETS[here, throw, k + 1]
    elif phase == ROLL_NOW:
        out[0] = ROLL
        n = 1
    elif phase == PLACE:
        for space in range(SPACES):
            out[n] = GO + space
            n += int(COLOUR[space] == OWN[seat])
    elif phase == CHOOSE:
        for c in range(CATEGORIES):
            out[c] = CATEGORY + c
        n = CATEGORIES
    elif phase == VOTING:
        for c in range(CATEGORIES):
            out[c] = VOTE + c
        out[CATEGORIES] = ABSTAIN
        return CATEGORIES + 1
    else:
        for c in range(CATEGORIES):
            out[n] = CATEGORY + c
            n += (int(s.tied) >> c) & 1
        return n
    if s.leaving:
        out[n] = LEAVE
        n += 1
    return n


@rule
def idle(s: State, seat: int) -> int:
    """What a clock plays for an absent seat: throw, the first move, abstain, the first category; -1 = nothing."""
    mask = actors(s)
    if mask <= 0 or seat < 0 or not (mask >> seat) & 1:
        return -1
    phase = int(s.phase)
    if phase == ROLL_NOW:
        return ROLL
    if phase == MOVE:
        return GO + TARGETS[int(s.at[seat]), int(s.die) - 1, 1]
    if phase == PLACE:
        for space in range(SPACES):
            if COLOUR[space] == OWN[seat]:
                return GO + space
    if phase == VOTING:
        return ABSTAIN
    if phase == CHOOSE:
        return CATEGORY
    c = 0
    while (int(s.tied) >> c) & 1 == 0:
        c += 1
    return CATEGORY + c
