"""Who may know what in Barn."""

from __future__ import annotations

from cheeseboard.kernel import COARSE, HELD, NEVER, Array, Rng, rule

from .codes import ASK, BID, BLANK, DEAL, DONE, NONE, PASS, PEEK, PEEKED
from .deck import random_kind
from .state import State


@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    if viewer == seat:
        return action
    if s.phase == BID:
        return HELD
    if s.sly == 1:
        return NEVER
    return action if action == PASS else COARSE + PEEKED


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    if s.phase == ASK or viewer == s.drawer:
        return outcome
    return NEVER


@rule
def observe(s: State, seat: int) -> None:
    if s.phase == DONE:
        return
    for other in range(s.seats):
        if other == seat:
            continue
        if s.hand[other] != NONE:
            s.hand[other] = BLANK
        s.seen[other] = BLANK
        if s.phase == BID:
            s.bid[other] = BLANK
        if s.phase == PEEK and s.sly == 1:
            s.acted[other] = BLANK
    if s.phase == PEEK and s.sly == 1:
        return
    # what the seat saw in the neighbour's hand stays known: the memory says it, the hand stays blank


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """What was seen is put where it was seen; the rest by the copies left; committed choices start over."""
    for other in range(s.seats):
        if s.bid[other] == BLANK:
            s.bid[other] = NONE
        if s.acted[other] == BLANK:
            s.acted[other] = 0
        if s.seen[other] == BLANK:
            s.seen[other] = NONE
    for other in range(s.seats):
        if s.hand[other] == BLANK:
            s.hand[other] = random_kind(s, rng)


@rule
def shown(s: State) -> None:
    """What was seen does not lie open."""
    for seat in range(s.seats):
        if s.phase != DEAL:
            s.seen[seat] = BLANK


def hint(s: State, seat: int) -> dict[str, float]:
    return {}


__all__ = ["Array"]
