"""What every scene begins with: the record as its viewer may know it, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cheeseboard.kernel import Record, rec_copy, view


def as_seen(record: type[Record], knowledge: Any, s: Any, seat: int) -> Any:
    """A view of a copy of `s` in which what the seat may not know, or does not lie open, is blank; -1 = a spectator."""
    seen = view(record.zeros())
    rec_copy(seen, s)
    knowledge.observe(seen, seat)
    knowledge.shown(seen)
    return seen


def actions_of(legal: Callable[[Any, int, Any], int], most: int, s: Any, seat: int) -> list[int]:
    """The seat's legal actions, ascending; none for a spectator."""
    if seat < 0:
        return []
    out: Any = [0] * most
    return sorted(out[: legal(s, seat, out)])
