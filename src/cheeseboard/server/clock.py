"""Clocks of tables: when the next seat's time is up, and waking the table then. What a clock says is in match/clock.py.

A clock of minutes stands still while none of the people who play is there, and every decision begins anew where the
table comes back from the disk, so that nobody loses by our crash. A clock of a day goes on; see `DAY_GRACE`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from cheeseboard.kernel.errors import BadSave
from cheeseboard.match import names
from cheeseboard.match.clock import DAY, LIMITS, Clock, often_late
from cheeseboard.match.events import Event
from cheeseboard.server.store import SeatRow, StoreError, TableRow
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import Words

if TYPE_CHECKING:
    from cheeseboard.match import Match
    from cheeseboard.server.hub import Hub
    from cheeseboard.server.table import Table

GRACE = 30.0  # seconds that everybody has at least after a stall of the machine
DAY_GRACE = 3600.0  # the same after a start of the server, where a clock of a day went on meanwhile
STALLED = 5.0  # a timer that comes so late means that the machine slept
log = logging.getLogger(__name__)


class Handle(Protocol):
    """A call to come, which can be called off."""

    def cancel(self) -> None:
        """Call it off."""


class Time:
    """The time of day, in seconds since 1970, and calls at a moment of it. Tests have one of their own."""

    def now(self) -> float:
        """The moment now."""
        return time.time()

    def at(self, moment: float, call: Callable[[], None]) -> Handle:
        """Call at that moment, or at once where it has passed."""
        return asyncio.get_running_loop().call_later(max(0.0, moment - self.now()), call)


class TableClock:
    """The clock of one table in memory."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.limit = 0
        self.own = 0  # seconds that the desk gives for what it waits for now; 0 = `limit`
        self.set = 0.0
        self._clock = Clock(())
        self._since: float | None = None  # standing still since then: nobody is there
        self._earliest = time.now() + DAY_GRACE  # of a clock of a day, as long as it is not told otherwise

    def take(self, row: TableRow, match: Match, earliest: float) -> None:
        """Begin with a table as it lies on disk. Nobody's day is up before `earliest`."""
        now = self.time.now()
        self.limit, self.set, self._earliest = row.clock, row.clock_set, earliest
        self._clock = Clock.start(len(row.seats), row.clock_set if self.limit == DAY else now)
        self._since = None if self.goes_on else now
        if self.goes_on:
            for event, at in zip(match.events, row.times, strict=False):
                if at > row.clock_set:
                    self._clock = self._clock.after(event, at)

    @property
    def now(self) -> int:
        """Seconds for what is waited for now; 0 = as long as one likes."""
        return self.own or self.limit

    @property
    def goes_on(self) -> bool:
        """Whether it goes on while nobody is there."""
        return self.limit == DAY

    @property
    def stands(self) -> bool:
        """Whether it stands still, because nobody is there."""
        return self._since is not None

    def change(self, limit: int, at: float) -> None:
        """Another limit from now on; every decision begins anew."""
        self.limit, self.set = limit, at
        self._clock = Clock.start(len(self._clock.begun), at)
        self._since = None if self.goes_on or self._since is None else at
        self._earliest = at

    def happened(self, events: Sequence[Event], at: float) -> None:
        """Events were written."""
        if self._since is not None:  # what stood still until then did
            self._clock = self._clock.later(at - self._since)
            self._since = at
        for event in events:
            self._clock = self._clock.after(event, at)

    def presence(self, anybody: bool) -> None:
        """Is any of the people who play there now?"""
        now = self.time.now()
        if self._since is not None and (anybody or self.goes_on):
            self._clock = self._clock.later(now - self._since)
            self._since = None
        elif self._since is None and not anybody and not self.goes_on:
            self._since = now

    def grace(self) -> None:
        """The machine slept or stalled: nobody loses by it."""
        self._clock = self._clock.not_before(self.time.now() + GRACE, self.now)

    def deadline(self, seat: int) -> float:
        """When a seat's time is up, if it is to act and the clock goes on."""
        last = self._clock.deadline(seat, self.now)
        return max(last, self._earliest) if self.goes_on else last

    def left(self, seat: int) -> float:
        """Seconds that a seat has left, if it is to act. Where the clock stands still: as many as it had then."""
        now = self.time.now() if self._since is None else self._since
        return max(0.0, self.deadline(seat) - now)

    def reading(self, seat: int) -> tuple[bool, float]:
        """The same for as long as a page that counts by itself shows the right time."""
        return (True, self.left(seat)) if self.stands else (False, self.deadline(seat))

    def next(self, waiting: Sequence[int]) -> float | None:
        """When the first of the waiting seats is out of time; None where no clock goes."""
        if not self.now or self.stands:
            return None
        return min((self.deadline(seat) for seat in waiting), default=None)

    def late(self, waiting: Sequence[int]) -> tuple[int, ...]:
        """The waiting seats whose time is up."""
        if not self.now or self.stands:
            return ()
        return tuple(seat for seat in waiting if self.time.now() >= self.deadline(seat))


def limit_words(limit: int, say: Words) -> str:
    """A limit in words."""
    if limit == DAY:
        return say.say("clock-day")
    if limit and limit % 60 == 0:
        return say.say("clock-minutes", n=limit // 60)
    return say.say("clock-seconds", n=limit) if limit else say.say("clock-none")


def choices(say: Words) -> list[tuple[int, str]]:
    """Every limit and its words."""
    return [(limit, limit_words(limit, say)) for limit in LIMITS]


def running(seats: Sequence[SeatRow], to_move: Sequence[int]) -> tuple[int, ...]:
    """The seats to move that a clock runs for: people's. Bots and free seats have none."""
    return tuple(seat for seat in to_move if seats[seat].kind == "person")


@dataclass(frozen=True, slots=True)
class Face:
    """What a viewer sees of a clock. `key` is the same as long as a page that counts down by itself is right."""

    key: Any
    frame: dict[str, Any]


def face(clock: TableClock, match: Match, seats: Sequence[SeatRow], viewer: int | None, boss: bool, say: Words) -> Face:
    """What a viewer sees, as a `clock` frame: whose time runs is what the viewer itself may know.

    `boss`: the host, who may set the clock, and who is asked to find a stand-in for somebody who is late often.
    """
    made: dict[str, Any] = {"t": "clock", "limit": clock.limit, "say": limit_words(clock.limit, say)}
    if boss:
        made["choices"] = [{"limit": limit, "say": text} for limit, text in choices(say)]
    if not clock.now or match.over:
        return Face((clock.limit, boss, say.lang), made)
    view = match.view(viewer)
    acting = running(seats, view.awaited)
    made["stands"] = clock.stands
    made["seats"] = [{"seat": seat, "left": round(clock.left(seat), 1)} for seat in acting]
    late = [row.seat for row in seats if boss and row.kind == "person" and often_late(view.stream, row.seat)]
    if late:
        called = names.names(seats)
        made["late"] = [{"seat": seat, "say": say.say(Msg("clock-late", {"seat": called[seat]}))} for seat in late]
    readings = tuple((seat, clock.reading(seat)) for seat in acting)
    return Face((clock.limit, clock.own, boss, say.lang, clock.stands, readings, tuple(late)), made)


class Clocks:
    """Wakes tables when somebody's time is up. It keeps ids, not tables: the hub may forget them meanwhile."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.began = time.now()
        self.hub: Hub | None = None
        self._calls: dict[str, tuple[float, Handle]] = {}
        self._waking: dict[str, asyncio.Task[None]] = {}

    @property
    def earliest(self) -> float:
        """Before this moment nobody's day is up: the server was away until it began."""
        return self.began + DAY_GRACE

    async def start(self, hub: Hub) -> None:
        """Look for the games of a day a move that wait on disk."""
        self.hub = hub
        for id_, last in await hub.store.timed(DAY):
            self._call(id_, max(last + DAY, self.earliest))

    def look(self, table: Table) -> None:
        """Something changed at a table: call it when the next seat's time is up."""
        if table.id in self._waking:
            return  # it looks again by itself
        moment = table.clock.next(running(table.seats, table.match.awaited))
        known = self._calls.get(table.id)
        if known is not None and known[0] == moment:
            return
        if known is not None:
            known[1].cancel()
            del self._calls[table.id]
        if moment is not None:
            self._call(table.id, moment)

    def _call(self, id: str, moment: float) -> None:  # noqa: A002
        self._calls[id] = (moment, self.time.at(moment, partial(self._ring, id, moment)))

    def _ring(self, id: str, moment: float) -> None:  # noqa: A002
        self._calls.pop(id, None)
        task = self._waking[id] = asyncio.get_running_loop().create_task(self._wake(id, moment))
        task.add_done_callback(partial(self._woken, id))

    async def _wake(self, id: str, moment: float) -> None:  # noqa: A002
        assert self.hub is not None
        table = await self.hub.table(id)
        if table is None:
            return
        if self.time.now() - moment > STALLED:
            table.clock.grace()
        await table.time_up()

    def _woken(self, id: str, task: asyncio.Task[None]) -> None:  # noqa: A002
        self._waking.pop(id, None)
        if task.cancelled() or self.hub is None:
            return
        failure = task.exception()
        if failure is not None:
            # Left alone until something happens there: a clock that cannot move must not try without end.
            damaged = isinstance(failure, BadSave | StoreError)
            log.error("clock of table %s: %s", id, failure, exc_info=None if damaged else failure)
            return
        table = self.hub.known(id)
        if table is not None:
            self.look(table)

    async def stop(self) -> None:
        """Call nobody any more; a move that the clock is making is made."""
        for _, handle in self._calls.values():
            handle.cancel()
        self._calls.clear()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
