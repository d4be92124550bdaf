"""Bots at the table: they think in threads, on their own seat's observation only, and play like anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from cheeseboard.server import bridge

if TYPE_CHECKING:
    from cheeseboard.match import MatchView
    from cheeseboard.players.base import Player
    from cheeseboard.server.settings import Settings
    from cheeseboard.server.table import Table

PLAYERS_KEPT = 256
READING = 5  # times the pause before a move: so long a question is there before a bot answers it
log = logging.getLogger(__name__)


class Bots:
    """Drives the bots of every table that somebody looks at. A table without watchers waits; it loses nothing."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool = ThreadPoolExecutor(settings.bot_workers, thread_name_prefix="bot")
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._players: dict[tuple[str, int, str], Player] = {}

    def busy(self, table: Table) -> bool:
        """Whether a bot of this table thinks just now."""
        return any(id_ == table.id for id_, _ in self._thinking)

    def look(self, table: Table) -> None:
        """Start every bot whose move it is and that does not think yet."""
        if not table.watchers:
            return
        for row in table.seats:
            key = (table.id, row.seat)
            if row.kind != "bot" or key in self._thinking:
                continue
            work = None
            if row.seat in table.match.to_move:
                work = self._think(table, row.seat, row.level)
            elif row.seat in table.match.to_speak:
                work = self._speak(table, row.seat, row.level)
            if work is not None:
                task = asyncio.get_running_loop().create_task(work)
                self._thinking[key] = task
                task.add_done_callback(partial(self._done, table, key))

    def _done(self, table: Table, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._thinking.pop(key, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("bot at table %s, seat %d", table.id, key[1], exc_info=task.exception())
            return
        self.look(table)

    async def _think(self, table: Table, seat: int, level: str) -> None:
        began = time.monotonic()
        async with table.lock:
            if seat not in table.match.to_move or table.seats[seat].kind != "bot":
                return
            version = table.version
            view = table.match.view(seat)
        loop = asyncio.get_running_loop()
        text = await loop.run_in_executor(self._pool, self._choose, table, seat, level, view)
        await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.monotonic() - began)))
        # What it saw may have changed meanwhile (a partner acted, somebody took the seat): then it looks again.
        async with table.lock:
            stale = version != table.version and (
                seat not in table.match.to_move
                or table.seats[seat].kind != "bot"
                or table.match.view(seat).position != view.position
            )
        if not stale:
            answer = await table.play(seat, f"bot-{secrets.token_hex(8)}", text, "en", by=f"bot:{level}")
            if b'"ok":false' in answer:
                raise RuntimeError(f"bot {level} chose {text!r}: {answer.decode()}")

    async def _speak(self, table: Table, seat: int, level: str) -> None:
        """At the desk, once people have had the time to read."""
        await asyncio.sleep(READING * self._settings.bot_pause)
        await table.desk.bot(seat, level)

    def _choose(self, table: Table, seat: int, level: str, view: MatchView) -> str:
        """In a thread of the pool: the bot's move. One that fails is logged, and the table gets a random legal move."""
        key = (table.id, seat, level)
        try:
            player = self._players.get(key)
            if player is None:
                player = self._players[key] = bridge.bot(table.game, level, secrets.randbits(63))
                if len(self._players) > PLAYERS_KEPT:
                    self._players.pop(next(iter(self._players)))
            text = player.choose(view)
        except Exception:
            log.exception("bot %s at table %s, seat %d", level, table.id, seat)
            self._players.pop(key, None)
            text = str(secrets.choice(view.moves))
        return text

    async def stop(self) -> None:
        """Let no bot begin anew; a thought that runs is dropped."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
