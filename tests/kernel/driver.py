"""A driver of the tests: it knows no game."""

from __future__ import annotations

from typing import Any

from cheeseboard.kernel import fallback
from cheeseboard.kernel.slots import LEGAL_MAX, apply


@fallback
def guess(s: Any) -> int:
    return int(s.turn) + 1


def twice(states: Any, i: int) -> int:
    s = states[i]
    apply(s, 0, 1)
    apply(s, 1, 1)
    return int(s.total) + guess(s)


def room(n: int) -> int:
    return LEGAL_MAX + n
