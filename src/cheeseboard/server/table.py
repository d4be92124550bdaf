"""One table: a match, who sits where, and who looks on. Every change is written first and shown afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from cheeseboard.kernel.errors import IllegalMove, Mistake
from cheeseboard.match import Match
from cheeseboard.server import bridge, render
from cheeseboard.server.frames import write
from cheeseboard.server.store import LostRace, Repeated, SeatRow, Store, StoreError, TableRow
from cheeseboard.toolkit.words import words

REFUSED_KEPT = 500  # answers to refused commands that a table remembers
log = logging.getLogger(__name__)


class Watcher(Protocol):
    """What a table wakes: a socket."""

    @property
    def person(self) -> str:
        """Whose browser it is."""

    def wake(self) -> None:
        """Something may have changed; look and send."""


class Refused(Exception):
    """A command that the server itself refuses; `id` is a message of server/locale."""

    def __init__(self, id: str, **args: Any) -> None:  # noqa: A002
        super().__init__(id)
        self.id = id
        self.given = args


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who looks at a table: the cookie's person, whether it came by the invite, language, hint wanted."""

    person: str
    invited: bool
    lang: str
    hint: bool = True


class Table:
    """A table in memory. `lock` covers every change and every look, so that nobody sees what is not durable yet."""

    def __init__(self, row: TableRow, store: Store, changed: Callable[[Table], None]) -> None:
        self.id = row.id
        self.game = row.game
        self.host = row.host
        self.invite = row.invite
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._store = store
        self._changed = changed
        self._refused: OrderedDict[str, bytes] = OrderedDict()
        self._take(row)

    def _take(self, row: TableRow) -> None:
        self.seats = list(row.seats)
        self.match: Match = Match.restore(row.header, list(row.events))
        self.written = len(row.events)
        self._answers = dict(row.answers)
        self._scenes: dict[Any, bytes] = {}
        self.version = getattr(self, "version", 0) + 1

    # -- who may what ----------------------------------------------------------------------------------------------

    def mine(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [s.seat for s in self.seats if s.kind == "person" and s.person == person]

    def may(self, who: Who, seat: int) -> list[str]:
        """What a person may make of a seat now: `me`, `open`, `bot`."""
        row = self.seats[seat]
        holder = row.kind == "person" and row.person == who.person
        boss = holder or who.person == self.host
        can: list[str] = []
        # Nobody, not even the host, sits down on somebody who is here: a seat's secrets are its holder's.
        taken = row.kind == "person" and self.here(seat)
        if not holder and not taken and (boss or (row.kind == "open" and who.invited)):
            can.append("me")
        if boss and row.kind != "open":
            can.append("open")
        if boss:
            can.append("bot")
        return can

    def invited(self, person: str) -> bool:
        """Whether the person may pass the invite on."""
        return person == self.host or bool(self.mine(person))

    def here(self, seat: int) -> bool:
        """Whether somebody plays this seat just now: a bot, or a person whose page is open."""
        row = self.seats[seat]
        return row.kind == "bot" or (row.kind == "person" and any(w.person == row.person for w in self.watchers))

    # -- looking ---------------------------------------------------------------------------------------------------

    def last(self, viewer: int | None) -> int:
        """The number of the last entry in a viewer's stream."""
        return len(self.match.stream(viewer))

    def scene(self, viewer: int | None, who: Who) -> bytes:
        """The viewer's whole scene as a frame. Kept until something changes; call it under the lock."""
        people = render.People(
            tuple(self.seats),
            tuple(self.here(row.seat) for row in self.seats),
            tuple(tuple(self.may(who, row.seat)) for row in self.seats),
        )
        key = (viewer, who.lang, who.hint, people.here, people.may)
        frame = self._scenes.get(key)
        if frame is None:
            frame = self._scenes[key] = write(render.scene(self.match, viewer, who.lang, who.hint, people))
        return frame

    def entries(self, viewer: int | None, after: int, lang: str) -> list[dict[str, Any]]:
        """The viewer's stream entries after number `after`, in words. Call it under the lock."""
        return render.entries(self.match, viewer, after, lang)

    # -- changing --------------------------------------------------------------------------------------------------

    async def play(self, seat: int, key: str, text: str, lang: str, by: str = "") -> bytes:
        """A move of a seat. Returns the answer frame; the move is durable when it says ok."""
        return await self._command(seat, key, lang, lambda m: m.play(text, seat=seat, by=by, key=key))

    async def undo(self, seat: int, key: str, lang: str) -> bytes:
        """Take the seat's latest move back."""
        return await self._command(seat, key, lang, lambda m: m.undo(seat, key=key))

    async def signal(self, seat: int, key: str, name: str, node: str, lang: str) -> bytes:
        """A private sign to partners."""
        return await self._command(seat, key, lang, lambda m: m.signal(seat, name, node, key=key))

    async def hand_over(self, who: Who, seat: int, key: str, to: str, name: str = "") -> bytes:
        """Give a seat to the asking person (`me`), to a bot (`bot:<level>`), or leave it open (`open`)."""
        kind, _, level = to.partition(":")

        def row() -> SeatRow:
            if not 0 <= seat < len(self.seats):
                raise Refused("refuse-no-seat")
            if kind not in self.may(who, seat):
                raise Refused("refuse-not-yours" if self.seats[seat].kind != "open" else "refuse-not-invited")
            if kind == "bot" and level not in {known.id for known in bridge.levels(self.game)}:
                raise Refused("refuse-no-level", level=level)
            if kind == "me":
                return SeatRow(seat, "person", who.person, tidy_name(name))
            return SeatRow(seat, kind, level=level)

        return await self._command(
            seat,
            f"seat:{who.person}:{key}",
            who.lang,
            lambda m: bridge.hand(m, row()),
            seats=lambda: (row(),),
            shown_key=key,
        )

    async def _command(
        self,
        seat: int,
        key: str,
        lang: str,
        act: Callable[[Match], object],
        *,
        seats: Callable[[], tuple[SeatRow, ...]] = tuple,
        shown_key: str = "",
    ) -> bytes:
        """Check the key, act, write, and only then let anybody see it."""
        shown = shown_key or key
        full = f"{seat}:{key}"
        async with self.lock:
            known = self._answers.get(full) or self._refused.get(full)
            if known is not None:
                return known
            for last_try in (False, True):
                try:
                    changed = seats()
                    act(self.match)
                except (Mistake, Refused) as mistake:
                    return self._refuse(full, shown, mistake, lang)
                except Exception:
                    log.exception("table %s: a command of seat %d failed", self.id, seat)
                    await self._reload()
                    return write({"t": "answer", "key": shown, "ok": False, "say": words(lang).say("error-inside")})
                answer = write({"t": "answer", "key": shown, "ok": True, "k": self.last(seat)})
                try:
                    bodies = self.match.pack_events(self.written)
                    await self._store.append(self.id, self.written + 1, bodies, key=full, answer=answer, seats=changed)
                except Repeated as repeated:
                    await self._reload()
                    self._changed(self)
                    return repeated.answer
                except LostRace:
                    # Another process was first: take what it wrote, then try once more on that.
                    await self._reload()
                    if not last_try:
                        continue
                    return write({"t": "answer", "key": shown, "ok": False, "say": words(lang).say("error-race")})
                except StoreError as error:
                    log.error("table %s: %s", self.id, error)
                    await self._reload()
                    return write({"t": "answer", "key": shown, "ok": False, "say": words(lang).say("error-disk")})
                self.written += len(bodies)
                self._answers[full] = answer
                for new in changed:
                    self.seats[new.seat] = new
                self.version += 1
                self._scenes.clear()
                break
        self._changed(self)
        return answer

    def _refuse(self, full: str, key: str, mistake: Mistake | Refused, lang: str) -> bytes:
        answer: dict[str, Any] = {"t": "answer", "key": key, "ok": False}
        if isinstance(mistake, Refused):
            answer["say"] = words(lang).say(mistake.id, **mistake.given)
        else:
            answer["say"] = render.mistake(mistake, self.match, lang)
        if isinstance(mistake, IllegalMove) and mistake.clause:
            answer["clause"] = mistake.clause
            answer["ref"] = f"/rules/{self.game}#{mistake.clause}"
        frame = write(answer)
        self._refused[full] = frame
        if len(self._refused) > REFUSED_KEPT:
            self._refused.popitem(last=False)
        return frame

    async def _reload(self) -> None:
        """Forget what is in memory: only what is on disk has happened."""
        row = await self._store.load(self.id)
        if row is None:
            raise StoreError(f"table {self.id} is gone from the disk")
        self._take(row)

    async def catch_up(self) -> None:
        """Take what another process wrote; wake the watchers if there was something."""
        async with self.lock:
            if await self._store.count(self.id) == self.written:
                return
            await self._reload()
        self._changed(self)

    def presence_changed(self) -> None:
        """Somebody came or went: the scenes say who is here."""
        self._scenes.clear()
        self._changed(self)


def tidy_name(name: str, most: int = 24) -> str:
    """A name as it is shown: one line, no control characters, at most `most` characters."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:most]
