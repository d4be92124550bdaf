"""All tables of this process. The hub only wakes: losing a wake-up loses nothing, since every look reads the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from cheeseboard.server.clock import Clocks, Time
from cheeseboard.server.store import Store, StoreError, TableRow
from cheeseboard.server.table import Table, Watcher
from cheeseboard.server.turns import Turns

if TYPE_CHECKING:
    from cheeseboard.server.bots import Bots
    from cheeseboard.server.settings import Settings

log = logging.getLogger(__name__)


class Hub:
    """Keeps tables in memory while somebody looks at them."""

    def __init__(self, store: Store, settings: Settings, clocks: Clocks | None = None) -> None:
        self.store = store
        self.settings = settings
        self.bots: Bots | None = None
        self.clocks = clocks or Clocks(Time())
        self.turns = Turns()
        self._tables: dict[str, Table] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look for what other processes write, and to forget tables nobody looks at."""
        self._sweeper = asyncio.create_task(self._sweep())
        await self.clocks.start(self)

    async def stop(self) -> None:
        """Stop looking."""
        await self.clocks.stop()
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper

    async def table(self, id: str) -> Table | None:  # noqa: A002
        """The table with this id, read from disk if need be; None where there is none."""
        self._used[id] = time.monotonic()
        table = self._tables.get(id)
        if table is not None:
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(task)

    def known(self, id: str) -> Table | None:  # noqa: A002
        """The table with this id if it is in memory."""
        return self._tables.get(id)

    async def _load(self, id: str) -> Table | None:  # noqa: A002
        try:
            row = await self.store.load(id)
            if row is None:
                self._used.pop(id, None)
                return None
            table = Table(row, self.store, self.wake, self.clocks, self.settings.dice_wait)
            await table.desk.meet(table.people())
            if table.match.desk is not None:
                await asyncio.to_thread(table.match.desk.warm)
            self._tables[id] = table
            self._used[id] = time.monotonic()  # many at once take long: not forgotten before it is looked at
            return table
        finally:
            self._loading.pop(id, None)

    async def create(self, row: TableRow) -> None:
        """Put a new table on disk."""
        await self.store.create(row)

    def wake(self, table: Table) -> None:
        """Something changed: everybody at the table looks again."""
        for watcher in tuple(table.watchers):
            watcher.wake()
        if self.bots is not None:
            self.bots.look(table)
        self.clocks.look(table)
        table.dice.look()

    def join(self, table: Table, watcher: Watcher) -> None:
        """A socket sits down to look."""
        table.watchers.add(watcher)
        self._used[table.id] = time.monotonic()
        table.presence_changed()

    def leave(self, table: Table, watcher: Watcher) -> None:
        """A socket is gone."""
        if watcher in table.watchers:
            table.watchers.discard(watcher)
            self._used[table.id] = time.monotonic()
            table.presence_changed()

    async def _sweep(self) -> None:
        seen = await self.store.version()
        while True:
            await asyncio.sleep(self.settings.watch_others)
            try:
                now = await self.store.version()
                if now != seen:
                    seen = now
                    watched = [table for table in self._tables.values() if table.watchers]
                    counts = await self.store.counts(table.id for table in watched)
                    for table in watched:
                        if counts[table.id] > table.written:
                            await table.catch_up()
            except StoreError as error:
                log.error("looking for other processes' events: %s", error)
            self._forget(time.monotonic() - self.settings.idle_after)

    def _forget(self, before: float) -> None:
        for id_, table in tuple(self._tables.items()):
            busy = table.watchers or table.lock.locked() or (self.bots is not None and self.bots.busy(table))
            if not busy and self._used.get(id_, 0) < before:
                del self._tables[id_]
                self._used.pop(id_, None)
