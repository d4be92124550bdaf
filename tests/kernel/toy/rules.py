"""Barn's rules."""

from __future__ import annotations

from collections.abc import Mapping

from cheeseboard.kernel import CHANCE, DESK, EVERYONE, Array, BadOption, rule, tell

from .codes import (
    ANSWERED,
    ASK,
    BID,
    BIDS,
    BIDS_OPEN,
    BLANK,
    DEAL,
    DONE,
    KINDS,
    LAP_ENDS,
    NO_SUCH,
    NONE,
    NOT_WAITED_FOR,
    OWN_CARD,
    PASS,
    PEEK,
    PEEKED,
    TO_PEEK,
)
from .deck import left, next_empty, worth
from .state import Opts, State

ACTIONS = 8
LEGAL_MAX = 4
OUTCOMES_MAX = 4
EDITION = 3


def complete(given: Mapping[str, int | bool | str]) -> dict[str, int | bool | str]:
    """Three play three laps; many points at the start need four laps, if any are named."""
    full = dict(given)
    if given.get("players") == 3:
        full.setdefault("laps", 3)
    if full.get("start") == "many" and full.get("laps", 2) == 1:
        raise BadOption("error-toy", "Many points at the start need more than one lap.")
    return full


@rule
def setup(s: State, o: Opts) -> None:
    s.seats = o.players
    s.sly = o.sly
    s.laps = o.laps
    s.asked = NONE
    for seat in range(3):
        s.points[seat] = 5 * o.start
    begin_lap(s)


@rule
def begin_lap(s: State) -> None:
    for seat in range(3):
        s.hand[seat] = NONE
        s.bid[seat] = NONE
        s.seen[seat] = NONE
        s.acted[seat] = 0
    s.phase = DEAL
    s.drawer = 0


@rule
def actors(s: State) -> int:
    if s.phase == DEAL:
        return CHANCE
    if s.phase == ASK:
        return DESK
    if s.phase == DONE:
        return 0
    mask = 0
    for seat in range(s.seats):
        if s.phase == BID:
            waiting = s.bid[seat] < 0
        else:
            waiting = s.acted[seat] <= 0
        if waiting:
            mask |= 1 << seat
    return mask


@rule
def secret(s: State) -> bool:
    return s.phase == BID or (s.phase == PEEK and s.sly == 1)


@rule
def legal(s: State, seat: int, out: Array) -> int:
    n = 0
    if s.phase == BID and s.bid[seat] == NONE:
        for bid in range(BIDS):
            out[n] = bid
            n += 1
    elif s.phase == PEEK and s.acted[seat] == 0:
        for other in range(s.seats):
            if other != seat:
                out[n] = TO_PEEK + other
                n += 1
        out[n] = PASS
        n += 1
    return n


@rule
def refusal(s: State, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return NO_SUCH
    if seat < 0 or seat >= s.seats or (s.phase not in (BID, PEEK)):
        return NOT_WAITED_FOR
    if s.phase == BID:
        if s.bid[seat] != NONE:
            return NOT_WAITED_FOR
        return 0 if action < BIDS else NO_SUCH
    if s.acted[seat] != 0:
        return NOT_WAITED_FOR
    if action == PASS:
        return 0
    if action == TO_PEEK + seat:
        return OWN_CARD
    if action < TO_PEEK or action >= TO_PEEK + s.seats:
        return NO_SUCH
    return 0


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.phase == BID:
        s.bid[seat] = action
        if actors(s) == 0:
            open_bids(s)
        return
    s.acted[seat] = 1
    if action != PASS:
        other = action - TO_PEEK
        s.seen[seat] = s.hand[other]
        audience = 1 << seat if s.sly == 1 else EVERYONE
        tell(audience, PEEKED, seat, other)
    if s.sly == 0:
        s.stamp = (s.stamp * 31 + action) & 0xFFFFFFFF
    if actors(s) == 0:
        s.round += 1
        s.phase = ASK
        s.drawer = s.asked


@rule
def open_bids(s: State) -> None:
    best = 0
    for seat in range(1, s.seats):
        if s.bid[seat] > s.bid[best]:
            best = seat
    s.asked = best
    s.round += 1
    s.phase = PEEK
    for seat in range(s.seats):
        s.stamp = (s.stamp * 31 + s.bid[seat]) & 0xFFFFFFFF
    tell(EVERYONE, BIDS_OPEN, best, int(s.bid[best]))


@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    n = 0
    if s.phase == ASK:
        for outcome in range(2):
            outcomes[n] = outcome
            weights[n] = 1 + outcome * 2
            n += 1
    elif s.phase == DEAL:
        for kind in range(KINDS):
            copies = left(s, kind)
            if copies > 0:
                outcomes[n] = kind
                weights[n] = copies
                n += 1
    return n


@rule
def draw(s: State, outcome: int) -> None:
    if s.phase == DEAL:
        s.hand[s.drawer] = outcome
        seat = next_empty(s)
        if seat == NONE:
            s.phase = BID
            s.drawer = -1
        else:
            s.drawer = seat
        return
    seat = int(s.asked)
    gain = worth(s, seat) * (1 + int(s.bid[seat]))
    if outcome == 0:
        gain = -gain
    s.points[seat] += gain
    s.answers[1 - outcome, seat] += 1
    s.stamp = (s.stamp * 31 + outcome) & 0xFFFFFFFF
    tell(EVERYONE, ANSWERED, seat, outcome, gain)
    end_lap(s)


@rule
def end_lap(s: State) -> None:
    s.lap += 1
    tell(EVERYONE, LAP_ENDS, a=int(s.lap))
    s.asked = NONE
    if s.lap >= s.laps:
        s.phase = DONE
        s.drawer = -1
        return
    # after an odd lap all cards stay aside, after an even one they return: two laps of three seats fit the ten cards
    for kind in range(KINDS):
        for seat in range(s.seats):
            if s.hand[seat] == kind:
                s.laid[kind] += 1
        if s.lap % 2 == 0:
            s.laid[kind] = 0
    begin_lap(s)


@rule
def idle(s: State, seat: int) -> int:
    return 0 if s.phase == BID else PASS


@rule
def scores(s: State, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def ranks(s: State, out: Array) -> None:
    for seat in range(s.seats):
        s.weigh[seat] = s.points[seat] + 0.25 * s.answers[0, seat]
    for seat in range(s.seats):
        place = 0
        for other in range(s.seats):
            if s.weigh[other] > s.weigh[seat]:
                place += 1
        out[seat] = place
    for seat in range(s.seats):
        s.weigh[seat] = 0.0


def teams(o: Opts) -> tuple[int, ...]:
    return tuple(range(o.players))


__all__ = ["BLANK", "Opts", "State"]
