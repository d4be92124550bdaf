"""Garbage collection without long pauses: what thousands of open matches hold is not walked in the middle of a move.

A move leaves no cycles (a test holds it), so reference counting frees nearly everything. What remains is what requests
and closed connections of the libraries leave. Python's own rhythm would walk every open match for that, some 0.3 s at a
thousand tables. Here the young objects are walked often, a few milliseconds each time, and everything only when the
server is quiet, and so seldom that it costs at most one part in `SELDOM` of the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time

BEAT = 0.1  # s between two walks over what is younger than that
WORTH = 500  # net new objects that are worth a walk over the young
GROWN = 20_000  # net new objects that are worth a walk over everything
SELDOM = 500  # a walk over everything waits this many times as long as it takes
EACH = 3e-7  # s that one object takes
PATIENCE = 5  # so many times longer it waits for a quiet moment, then it is done anyway
QUIET = 10  # beats with little to do that make a quiet moment
BUSY = 0.03  # share of a beat's time that is little to do
log = logging.getLogger(__name__)


class Calm:
    """Collects for this process while it runs. Start it in the event loop, stop it there."""

    def __init__(self) -> None:
        self.walks = 0  # over everything
        self.longest = 0.0  # s, of the walks over the young
        self._grown = 0
        self._took = 0.0
        self._last = 0.0
        self._quiet = 0
        self._task: asyncio.Task[None] | None = None
        self._before = False

    def start(self) -> None:
        """Take over from Python. What the imports made is left out of every walk."""
        self._before = gc.isenabled()
        gc.disable()
        gc.freeze()  # with what little garbage is in it: a walk over all of it would keep the first page waiting
        self.everything()
        self._task = asyncio.get_running_loop().create_task(self._beats())

    async def stop(self) -> None:
        """Give back to Python."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        gc.unfreeze()
        if self._before:
            gc.enable()

    async def _beats(self) -> None:
        used, then = time.thread_time(), time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            now, cpu = time.monotonic(), time.thread_time()
            self._quiet = self._quiet + 1 if cpu - used < BUSY * (now - then) else 0
            self.beat(now)
            used, then = time.thread_time(), time.monotonic()  # the walk itself does not count as work

    def beat(self, now: float) -> None:
        """Walk over what is young, or over everything when that is due; `now` on the monotonic clock, in s."""
        fresh = gc.get_count()[0]
        if fresh < WORTH and self._grown < GROWN:
            return
        if self.due(now):
            self.everything()
        elif fresh >= WORTH:
            began = time.perf_counter()
            self._grown += max(0, fresh - gc.collect(0))
            self.longest = max(self.longest, time.perf_counter() - began)

    def due(self, now: float) -> bool:
        """Is it time to walk over everything?"""
        rest = now - self._last
        wanted = SELDOM * max(self._took, self._grown * EACH)
        return self._grown >= GROWN and rest >= wanted and (self._quiet >= QUIET or rest >= PATIENCE * wanted)

    def everything(self) -> None:
        """Walk over every object that came since the start."""
        began = time.monotonic()
        found = gc.collect()
        self._last = time.monotonic()
        self._took = self._last - began
        self._grown = 0
        self.walks += 1
        log.debug("collected %d objects in %.0f ms", found, self._took * 1e3)
