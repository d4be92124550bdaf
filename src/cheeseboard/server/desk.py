"""The desk of a table: what people and bots say there, who speaks for a crew, and what everybody has seen.

A question is remembered, for all who sit at the table, in the same write as the message that asks it.
"""

from __future__ import annotations

import secrets
import weakref
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cheeseboard.match.events import Event
from cheeseboard.server.decks import report
from cheeseboard.server.refused import Refused
from cheeseboard.toolkit.desk import Say

if TYPE_CHECKING:
    from cheeseboard.match import Match
    from cheeseboard.server.store import Store
    from cheeseboard.server.table import Table, Who


class TableDesk:
    """The desk of one table in memory. Its match may have none: then there is nothing to say and nothing to see."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table: Table = weakref.proxy(table)  # no circle: a table nobody looks at is freed at once
        self._store = store
        self._seen: set[str] = set()

    def take(self, match: Match) -> None:
        """The match was read anew."""
        if match.desk is not None:
            match.desk.seen |= self._seen

    @property
    def limit(self) -> int:
        """Seconds that the desk itself gives for what it waits for; 0 = as the table has it."""
        desk = self._table.match.desk
        return desk.limit(0) if desk is not None and desk.waits else 0

    # -- speaking --------------------------------------------------------------------------------------------------

    async def say(self, who: Who, seat: int, key: str, text: str) -> bytes:
        """A message of a seat. Returns the answer frame; it is durable when that says ok."""
        table = self._table

        def act(match: Match) -> None:
            if match.desk is None:
                raise Refused("refuse-no-desk")
            if Say(seat, text.strip()).word not in match.desk.module.LOOSE:
                self.check(who.person, seat)
            match.say(seat, text, by=table.name_of(who.person, seat), key=key)

        answer = await table.drawing(seat, key, who.lang, act)
        if b'"ok":true' in answer and Say(seat, text.strip()).word == "report":
            await self._pass_on(who.person, seat)
        return answer

    async def _pass_on(self, person: str, seat: int) -> None:
        """Put what a seat has just reported on the list of the deck's owner."""
        match = self._table.match
        said = next((one for one in reversed(match.events) if one.kind == "desk" and one.seat == seat), None)
        if said is None or match.desk is None:
            return
        found = match.desk.module.listed(match.header.desk, str(said.data.get("question", "")))
        if found is not None:
            deck, question = found
            await report(self._store, deck, question, person, Say(seat, said.text).rest)

    def check(self, person: str, seat: int) -> None:
        """Raise `Refused` where a crew has agreed that its captain speaks for it, and this is somebody else."""
        table = self._table
        if table.match.options.get("commit") == "captain" and person not in ("", table.seats[seat].person):
            raise Refused("refuse-captain", name=table.seats[seat].name or table.match.names("en")[seat])

    async def bot(self, seat: int, level: str) -> bool:
        """What a bot has to say; False where that is nothing, or no longer."""

        def act(match: Match) -> None:
            if seat not in match.to_speak or self._table.seats[seat].kind != "bot":
                raise Refused("error-race")
            if match.speak_for(seat, level, by=f"bot:{level}") is None:
                raise Refused("error-race")

        answer = await self._table.drawing(seat, f"bot-{secrets.token_hex(8)}", "en", act)
        return b'"ok":true' in answer

    # -- what people know ------------------------------------------------------------------------------------------

    def learnt(self, events: Sequence[Event]) -> list[tuple[str, str, str]]:
        """(person, game, question): what everybody at the table sees with these events."""
        table, desk = self._table, self._table.match.desk
        if desk is None:
            return []
        shown = [question for event in events if event.kind == "desk" and (question := desk.used(event))]
        return [(person, table.game, question) for question in shown for person in sorted(table.people())]

    async def meet(self, people: Iterable[str]) -> None:
        """These people are at the table: what they know is passed over from now on."""
        match = self._table.match
        if match.desk is not None:
            self._seen |= await self._store.seen(people, self._table.game)
            self.take(self._table.match)
