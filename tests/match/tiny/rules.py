"""Rules of the tiny game. Actions: 0..2 bid 1..3, 3 look, 4 nod. Outcomes: 1..3, the pot."""

# ruff: noqa: SIM110  (compiled code wants plain loops)
from __future__ import annotations

from typing import Any

from cheeseboard.kernel import CHANCE, EVERYONE, HELD, NEVER, OVER, Array, Options, Record, field, i8, rule, tell, u8

ACTIONS = 5
LEGAL_MAX = 5
OUTCOMES_MAX = 3
BID, NOD, DONE = 0, 1, 2


class State(Record):
    bids: Array = field(i8, 4, "bid of a seat, 0 = none yet", commit=True, hidden=True)
    looked: Array = field(u8, 4, "has looked into this pot", memory=True, hidden=True)
    nodded: Array = field(u8, 4, "has nodded")
    points: Array = field(i8, 4, "points")
    pot: int = field(i8, "what the pot is worth, 0 = nobody has looked", hidden=True)
    bonus: int = field(i8, "points of the last nod, drawn at the start, 0 = not yet")
    peeking: int = field(i8, "1 + the seat for which the pot is drawn, 0 = nobody", hidden=True)


class Opts(Options):
    players: int = field(i8, "how many play", low=2, high=4, default=2)
    looks: bool = field(u8, "looks are allowed", flag=True, default=True)


@rule
def setup(s: State, o: Opts) -> None:
    s.seats = o.players
    s.drawer = -1


@rule
def all_bid(s: State) -> bool:
    for seat in range(s.seats):
        if s.bids[seat] == 0:
            return False
    return True


@rule
def actors(s: State) -> int:
    if s.phase == DONE:
        return OVER
    if s.bonus == 0 or s.peeking or (s.phase == BID and all_bid(s)):
        return CHANCE
    mask = 0
    for seat in range(s.seats):
        if (s.phase == BID and s.bids[seat] == 0) or (s.phase == NOD and s.nodded[seat] == 0):
            mask |= 1 << seat
    return mask


@rule
def secret(s: State) -> bool:
    return bool(s.phase == BID)


@rule
def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == DONE or seat < 0 or seat >= s.seats:
        return 1
    if s.phase == BID:
        if s.bids[seat] != 0:
            return 1
        if action == 4:
            return 2
        if action == 3 and s.looked[seat] != 0:
            return 3
        return 0
    if s.nodded[seat] != 0:
        return 1
    return 0 if action == 4 else 2


@rule
def legal(s: State, seat: int, out: Array) -> int:
    n = 0
    for action in range(ACTIONS):
        if refusal(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def settle(s: State) -> None:
    best = 0
    winner = -1
    for seat in range(s.seats):
        alone = True
        for other in range(s.seats):
            if other != seat and s.bids[other] == s.bids[seat]:
                alone = False
        if alone and s.bids[seat] > best:
            best = s.bids[seat]
            winner = seat
    if winner >= 0:
        s.points[winner] += s.pot
    tell(EVERYONE, 2, winner, s.pot)
    for seat in range(4):
        s.bids[seat] = 0
        s.looked[seat] = 0
        s.nodded[seat] = 0
    s.pot = 0
    s.round += 1
    s.phase = NOD


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action == 4:
        s.nodded[seat] = 1
        tell(EVERYONE, 3, seat)
        everybody = True
        for other in range(s.seats):
            if s.nodded[other] == 0:
                everybody = False
        if everybody:
            s.points[seat] += s.bonus
            s.phase = DONE if s.round == 3 else BID
    elif action == 3:
        s.looked[seat] = 1
        if s.pot == 0:
            s.peeking = seat + 1
            s.drawer = -1  # whoever looks first: the pot is the table's
        else:
            tell(1 << seat, 1, seat, s.pot)
    else:
        s.bids[seat] = action + 1
        if all_bid(s):
            if s.pot != 0:
                settle(s)
            else:
                s.drawer = -1


@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    for k in range(3):
        outcomes[k] = k + 1
        weights[k] = k + 1
    return 3


@rule
def draw(s: State, outcome: int) -> None:
    if s.bonus == 0:
        s.bonus = outcome
        return
    s.pot = outcome
    s.drawer = -1
    if s.peeking:
        seat = s.peeking - 1
        s.peeking = 0
        tell(1 << seat, 1, seat, outcome)
    else:
        settle(s)


@rule
def idle(s: State, seat: int) -> int:
    return 4 if s.phase == NOD else 0


@rule
def scores(s: State, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def ranks(s: State, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = 0
        for other in range(s.seats):
            if s.points[other] > s.points[seat]:
                out[seat] += 1


@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    if seat == viewer or action == 4:
        return action
    return NEVER if action == 3 else HELD


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    return outcome if s.bonus == 0 else NEVER


@rule
def observe(s: State, seat: int) -> None:
    if s.phase == DONE:
        return
    for other in range(4):
        if other != seat:
            s.bids[other] = 0
            s.looked[other] = 0
    if seat < 0 or s.looked[seat] == 0:
        s.pot = 0
    s.peeking = 0
    s.drawer = -1


@rule
def determinize(s: State, seat: int, rng: Any) -> None:
    return


@rule
def shown(s: State) -> None:
    return


def teams(options: Any) -> tuple[int, ...]:
    return tuple(seat % 2 if options.players == 4 else seat for seat in range(options.players))
