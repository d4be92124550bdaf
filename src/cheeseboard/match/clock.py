"""Time for a decision: when the time of a seat runs out, worked out from events and the moments they happened at.

Nothing here reads a clock: moments are seconds on whatever clock the caller has, and only their differences count.

Decisions begin anew at what everybody hears of, and at nothing else. So the time that a seat has left tells nobody who
has already committed in a secret round, nor how many steps somebody took unheard: all that a seat does between two
things that everybody hears counts as one decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cheeseboard.match import events as ev
from cheeseboard.match.events import Event
from cheeseboard.match.streams import Entry

DAY = 86_400
LIMITS = (0, 30, 60, 120, 300, DAY)
"""Seconds that a table may give for a decision; 0 = as long as one likes."""

OFTEN = 2
"""Time-outs of a seat in a row after which handing it to a bot is offered."""


@dataclass(frozen=True, slots=True)
class Past:
    """How things stood before a move that everybody heard of, for when it is taken back."""

    n: int  # the referee's number of the move
    at: float  # when it was made
    begun: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Clock:
    """Since when each seat has had its decision before it, if it has one. It never changes: a step makes a new one."""

    begun: tuple[float, ...]
    past: tuple[Past, ...] = ()  # moves that may still be taken back, in order

    @classmethod
    def start(cls, seats: int, at: float) -> Clock:
        """Every decision begins now."""
        return cls((at,) * seats)

    def after(self, event: Event, at: float) -> Clock:
        """The clock after an event that happened at `at`.

        A move that everybody hears of begins every decision anew; taken back, the time between is as if it had not
        been, so that nobody gains time by moving and taking back. Whoever takes a seat over gets the whole time.
        """
        if event.kind == ev.SEAT:
            return self._handed(event.seat, at)
        if not event.heard:
            return self
        if event.kind == ev.MOVE:
            return Clock(self._all(at), (*self.past, Past(event.n, at, self.begun)))
        if event.kind in (ev.DRAW, ev.DESK):
            return Clock(self._all(at))  # nothing before it can be taken back
        if event.kind == ev.UNDO:
            return self._withdrawn(int(event.text), at)
        return self

    def _all(self, at: float) -> tuple[float, ...]:
        return (at,) * len(self.begun)

    def _handed(self, seat: int, at: float) -> Clock:
        past = tuple(replace(one, begun=_with(one.begun, seat, one.at)) for one in self.past)
        return Clock(_with(self.begun, seat, at), past)

    def _withdrawn(self, n: int, at: float) -> Clock:
        for index, one in enumerate(self.past):
            if one.n == n:
                return Clock(tuple(begun + at - one.at for begun in one.begun), self.past[:index])
        return self

    def later(self, seconds: float) -> Clock:
        """The clock after a pause: that time does not count."""
        past = tuple(Past(one.n, one.at + seconds, tuple(b + seconds for b in one.begun)) for one in self.past)
        return Clock(tuple(begun + seconds for begun in self.begun), past)

    def not_before(self, moment: float, limit: float) -> Clock:
        """The clock with grace: nobody's time runs out before `moment`."""
        return replace(self, begun=tuple(max(begun, moment - limit) for begun in self.begun))

    def deadline(self, seat: int, limit: float) -> float:
        """When a seat's time runs out, if it is to act."""
        return self.begun[seat] + limit

    def late(self, waiting: Iterable[int], limit: float, now: float) -> tuple[int, ...]:
        """The seats among `waiting` whose time is up."""
        return tuple(seat for seat in waiting if limit and now >= self.deadline(seat, limit))

    def next(self, waiting: Iterable[int], limit: float) -> float | None:
        """When the first of the seats in `waiting` runs out of time; None without a limit or without seats."""
        return min((self.deadline(seat, limit) for seat in waiting), default=None) if limit else None


def _with(values: tuple[float, ...], seat: int, value: float) -> tuple[float, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def often_late(stream: Sequence[Entry], seat: int) -> bool:
    """Has the clock played the last moves of a seat, `OFTEN` in a row, as far as the viewer of the stream has heard?"""
    count = 0
    for entry in reversed(stream):
        if entry.kind == ev.SEAT and entry.seat == seat:
            return False
        if entry.kind == ev.MOVE and entry.seat == seat:
            if entry.by != ev.CLOCK:
                return False
            count += 1
            if count == OFTEN:
                return True
    return False
