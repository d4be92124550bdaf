"""How a table settles its dice with the browsers of the people at it: see `match.dice.Ceremony` and docs/dice.md.

When the first page opens, the people at the table promise a number for each seat, and show it when promises are sealed;
each of the two steps takes what their pages take, and `wait` seconds at most. The table's own numbers stand in for the
rest, and the log says so. Whoever comes later gets a part once all who play are here: the dice are settled anew, while
the game goes on. All of it hangs on who is here and on nothing that anybody does in secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import weakref
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from cheeseboard.kernel.errors import Mistake
from cheeseboard.server.refused import Refused

if TYPE_CHECKING:
    from cheeseboard.match import Ceremony, Match
    from cheeseboard.server.frames import Dice
    from cheeseboard.server.table import Table, Who

PROMISING, SEALED, SETTLED = range(3)
log = logging.getLogger(__name__)


class TableDice:
    """The dice of one table in memory; what is settled lies in the match's log. `wait`: seconds for each step."""

    def __init__(self, table: Table, wait: float) -> None:
        self._table: Table = weakref.proxy(table)  # a table nobody looks at is freed at once: no circle
        self._wait = wait
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        """Are the dice still to be settled, so that a draw may have to wait?"""
        return self._stage() != SETTLED

    # -- what a page is asked --------------------------------------------------------------------------------------

    def frame(self, person: str) -> dict[str, Any] | None:
        """What the person's page is to do now; None = nothing. Call it under the lock."""
        ceremony = self._table.match.referee.ceremony
        if ceremony is None or ceremony.settled or self._table.match.over:
            return None
        wanted = "nonce" if ceremony.sealed else "promise"
        asked = [
            seat
            for seat in self._table.held(person)
            if bool(ceremony.promised[seat]) == ceremony.sealed and not ceremony.shown[seat]
        ]
        if not asked:
            return None
        made: dict[str, Any] = {
            "t": "dice",
            "want": wanted,
            "seats": asked,
            "table": self._table.match.header.dice.secret,
        }
        return {**made, "promises": ceremony.promised} if ceremony.sealed else made

    async def take(self, who: Who, frame: Dice) -> bytes:
        """A promise or a number from a page, for a seat that its person holds. Returns the answer frame."""

        def act(match: Match) -> None:
            if frame.seat not in self._table.held(who.person):
                raise Refused("refuse-not-yours")
            if frame.promise:
                match.promise_nonce(frame.seat, frame.promise)
            else:
                match.show_nonce(frame.seat, frame.nonce)
            self._advance(match)

        return await self._table.command(frame.seat, f"dice:{frame.key}", who.lang, act, shown_key=frame.key)

    # -- the table's own steps -------------------------------------------------------------------------------------

    def _advance(self, match: Match, waited: bool = False) -> bool:
        """Take the steps that wait for nobody any more; `waited`: this one has waited long enough."""
        moved = False
        ceremony = match.referee.ceremony
        if ceremony is not None and not ceremony.sealed and (waited or self._promised(match)):
            match.seal_dice()
            moved, waited = True, False
        ceremony = match.referee.ceremony
        if ceremony is not None and ceremony.sealed and not ceremony.settled and (waited or self._shown(match)):
            match.settle_dice()
            moved = True
        return moved

    def _promised(self, match: Match) -> bool:
        """Has everybody promised a number for each seat? Who is away for a moment may be loading the page again."""
        ceremony = match.referee.ceremony
        assert ceremony is not None
        return all(
            bool(promise) or row.kind != "person"
            for row, promise in zip(self._table.seats, ceremony.promised, strict=True)
        )

    def _shown(self, match: Match) -> bool:
        """Has everybody shown the number promised?"""
        ceremony = match.referee.ceremony
        assert ceremony is not None
        return all(
            bool(nonce) or not promise or row.kind != "person"
            for row, promise, nonce in zip(self._table.seats, ceremony.promised, ceremony.shown, strict=True)
        )

    def _newcomer(self, match: Match) -> int | None:
        """A seat whose person the table stood in for, when all who play are here."""
        ceremony, seats = match.referee.ceremony, self._table.seats
        if ceremony is None or not ceremony.settled or match.over or not self._wait:
            return None
        new = [row.seat for row in seats if row.kind == "person" and not ceremony.shown[row.seat]]
        missing = [seat for seat in new if seat not in ceremony.had]
        if not missing or not all(row.kind != "person" or self._table.here(row.seat) for row in seats):
            return None
        return missing[0]

    async def settle(self) -> None:
        """Let the dice be settled now, within twice `wait` at most."""
        for _ in range(2):  # the promises, then the numbers
            if self._stage() == SETTLED:
                return
            await self._step()
            stage = self._stage()
            with contextlib.suppress(TimeoutError):  # whoever has not answered is stood in for
                async with asyncio.timeout(self._wait):
                    await self._past(stage)
            if self._stage() == stage != SETTLED:
                await self._step(waited=True)

    def _stage(self) -> int:
        ceremony = self._table.match.referee.ceremony
        return SETTLED if ceremony is None else int(ceremony.sealed) + int(ceremony.settled)

    async def _past(self, stage: int) -> None:
        while self._stage() == stage != SETTLED:
            self._news.clear()
            await self._news.wait()

    async def _step(self, waited: bool = False) -> None:
        """Take what steps can be taken."""
        await self._do(lambda match: self._advance(match, waited))

    async def _renew(self) -> None:
        """Begin anew for somebody who came later."""

        def act(match: Match) -> bool:
            newcomer = self._newcomer(match)
            if newcomer is not None:
                match.renew_dice(newcomer)
            return newcomer is not None

        await self._do(act)

    async def _do(self, step: Callable[[Match], bool]) -> None:
        """A command of the table's own. `step` says whether there was something to do."""

        def act(match: Match) -> None:
            if not step(match):
                raise Refused("error-race")  # somebody else was first

        await self._table.command(0, f"dice {secrets.token_hex(8)}", "en", act)  # no page's key has a space in it

    async def before(self, seat: int, text: str) -> None:
        """Come back when nothing stands in the way of a move any more: at once, unless it leads into a draw."""
        async with self._table.lock:
            try:
                due = self._table.match.awaits_dice_for(text, seat)
            except Mistake:
                due = False  # it is answered when it is played
        if due:
            await self.settle()

    def look(self) -> None:
        """Something changed at the table."""
        self._news.set()
        todo = self._todo() if self._table.watchers and self._task is None else None
        if todo is not None:
            self._task = asyncio.get_running_loop().create_task(todo())
            self._task.add_done_callback(partial(self._done, self._table.match.referee.ceremony))

    def _todo(self) -> Callable[[], Coroutine[Any, Any, None]] | None:
        """What is to be done now, if anything."""
        match, stage = self._table.match, self._stage()
        ceremony = match.referee.ceremony
        if ceremony is None or match.over:
            return None
        if stage == SETTLED:
            return self._renew if self._newcomer(match) is not None else None
        if stage == SEALED:
            return self.settle
        if ceremony.last is not None:
            return self._step if self._promised(match) else None
        nobody = not any(row.kind == "person" for row in self._table.seats)
        return self.settle if nobody or match.awaits_dice or self._table.peopled() else None

    def _done(self, before: Ceremony | None, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and task.exception() is not None:
            log.error("the dice of a table", exc_info=task.exception())
        else:
            with contextlib.suppress(ReferenceError):  # the table is gone meanwhile
                if self._table.match.referee.ceremony is not before:
                    self.look()
