"""Helpers of Barn's rules in a file of their own."""

from __future__ import annotations

from cheeseboard.kernel import below, rule

from .codes import COPIES, KINDS, NONE, WORTH
from .state import State


@rule
def left(s: State, kind: int) -> int:
    """Copies of a kind (0..3) neither held nor laid aside, as far as this record shows."""
    n = COPIES[kind] - int(s.laid[kind])
    for seat in range(s.seats):
        if s.hand[seat] == kind:
            n -= 1
    return n


@rule
def worth(s: State, seat: int) -> int:
    """What the seat's card is worth in this lap; 0 where none is known."""
    if s.hand[seat] < 0:
        return 0
    return WORTH[s.lap % 2, s.hand[seat]]


@rule
def next_empty(s: State) -> int:
    """The first seat without a card, or NONE."""
    for seat in range(s.seats):
        if s.hand[seat] == NONE:
            return seat
    return NONE


@rule
def random_kind(s: State, rng: object) -> int:
    """A card kind by the copies left."""
    total = 0
    for kind in range(KINDS):
        total += left(s, kind)
    at = below(rng, total)  # type: ignore[arg-type]
    for kind in range(KINDS):
        at -= left(s, kind)
        if at < 0:
            return kind
    return KINDS - 1
