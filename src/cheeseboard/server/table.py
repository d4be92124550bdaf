"""One table: a match, who sits where, and who looks on. Every change is written first and shown afterwards."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cheeseboard.kernel.errors import IllegalMove, Mistake
from cheeseboard.match import Match, MatchView
from cheeseboard.match.clock import LIMITS
from cheeseboard.match.dice import DiceWaiting
from cheeseboard.match.events import CLOCK, MOVE
from cheeseboard.match.recall import older
from cheeseboard.server import bridge, render
from cheeseboard.server.clock import Clocks, Face, TableClock, Time, face, running
from cheeseboard.server.desk import TableDesk
from cheeseboard.server.dice import TableDice
from cheeseboard.server.frames import write
from cheeseboard.server.picture import Picture
from cheeseboard.server.refused import Refused
from cheeseboard.server.store import CrewRow, LostRace, Repeated, SeatRow, Store, StoreError, TableRow
from cheeseboard.toolkit.words import words

REFUSED_KEPT = 500  # answers to refused commands that a table remembers
PICTURES_KEPT = 24  # last pictures of a table, by viewer and language
log = logging.getLogger(__name__)


class Watcher(Protocol):
    """What a table wakes: a socket."""

    @property
    def person(self) -> str:
        """Whose browser it is."""

    def wake(self) -> None:
        """Something may have changed; look and send."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who looks at a table: the cookie's person, whether it came by the invite, language, hint wanted."""

    person: str
    invited: bool
    lang: str
    hint: bool = True


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A scene for all who see the same."""

    mark: Any  # of what is in it; None = never the same again
    picture: Picture
    seats: list[dict[str, Any]]  # its lines, without what a browser may make of them
    own: dict[tuple[tuple[str, ...], ...], Picture]  # with that


class Table:
    """A table in memory. `lock` covers every change and every look, so that nobody sees what is not durable yet."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        changed: Callable[[Table], None],
        clocks: Clocks | None = None,
        dice_wait: float = 0.0,
    ) -> None:
        self.id = row.id
        self.game = row.game
        self.host = row.host
        self.invite = row.invite
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        clocks = clocks or Clocks(Time())
        self.clock = TableClock(clocks.time)
        self.dice = TableDice(self, dice_wait)
        self.desk = TableDesk(self, store)
        self.proof = b""  # of the dice, once the game is over and somebody has asked
        self._earliest = clocks.earliest
        self._store = store
        self._changed = changed
        self._refused: OrderedDict[str, bytes] = OrderedDict()
        self._drawn: dict[tuple[int | None, str, bool], _Drawn] = {}
        self._before: dict[tuple[int | None, str, bool], _Drawn] = {}  # what was drawn last
        self._take(row)

    def _take(self, row: TableRow) -> None:
        self.seats = list(row.seats)
        self.crew = {seat.seat: tuple(one for one in row.crew if one.seat == seat.seat) for seat in row.seats}
        self.match: Match = Match.restore(row.header, list(row.events))
        self.written = len(row.events)
        self._answers = dict(row.answers)
        self._forget_pictures()
        self.desk.take(self.match)
        self.clock.take(row, self.match, self._earliest)
        self.clock.own = self.desk.limit
        self.clock.presence(self.peopled())
        self.version = getattr(self, "version", 0) + 1

    # -- who may what ----------------------------------------------------------------------------------------------

    def mine(self, person: str) -> list[int]:
        """The seats a person sits at: as its holder or beside it."""
        return [s.seat for s in self.seats if s.kind == "person" and person in self.at(s.seat)]

    def held(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [s.seat for s in self.seats if s.kind == "person" and s.person == person]

    def at(self, seat: int) -> tuple[str, ...]:
        """The people at a seat, its holder first."""
        row = self.seats[seat]
        return (row.person, *(one.person for one in self.crew[seat])) if row.kind == "person" else ()

    def people(self) -> set[str]:
        """Everybody who plays here."""
        return {person for row in self.seats for person in self.at(row.seat)}

    def name_of(self, person: str, seat: int) -> str:
        """What somebody at a seat is called; the holder's name where it is nobody of the crew."""
        return next((one.name for one in self.crew[seat] if one.person == person), self.seats[seat].name)

    @property
    def crewed(self) -> bool:
        """May several people sit at one seat?"""
        return self.match.desk is not None

    def may(self, who: Who, seat: int) -> list[str]:
        """What a person may make of a seat now: `me`, `open`, `bot`; `crew` = sit down beside its holder."""
        row = self.seats[seat]
        holder = row.kind == "person" and row.person == who.person
        boss = holder or who.person == self.host
        can: list[str] = []
        # Nobody, not even the host, sits down on somebody who is here: a seat's secrets are its holder's.
        taken = row.kind == "person" and self.here(seat)
        free = not holder and not taken and (boss or (row.kind == "open" and who.invited))
        if free and not self._would_see(who.person, seat):
            can.append("me")
        if (boss and row.kind != "open") or who.person in self.at(seat):
            can.append("open")
        if self.crewed and row.kind == "person" and who.invited and not self.mine(who.person):
            can.append("crew")
        if boss:
            can.append("bot")
        return can

    def _would_see(self, person: str, seat: int) -> bool:
        """Would somebody who plays another seat see, at this one, what an open question keeps from that seat?"""
        desk = self.match.desk
        keepers = desk.module.keepers(desk.talk) if desk is not None and desk.talk.open else ()
        return seat in keepers and any(mine not in keepers for mine in self.mine(person))

    def invited(self, person: str) -> bool:
        """Whether the person may pass the invite on."""
        return person == self.host or bool(self.mine(person))

    def here(self, seat: int) -> bool:
        """Whether somebody plays this seat just now: a bot, or a person whose page is open."""
        row = self.seats[seat]
        here = self.at(seat)
        return row.kind == "bot" or any(watcher.person in here for watcher in self.watchers)

    def peopled(self) -> bool:
        """Whether anybody who plays has a page open just now; bots do not count."""
        return any(row.kind == "person" and self.here(row.seat) for row in self.seats)

    # -- looking ---------------------------------------------------------------------------------------------------

    def last(self, viewer: int | None) -> int:
        """The number of the last entry in a viewer's stream."""
        return len(self.match.stream(viewer))

    def scene(self, viewer: int | None, who: Who) -> Picture:
        """The viewer's scene. Drawn once for all who see the same, until something changes; call it under the lock."""
        core = (viewer, who.lang, who.hint)
        drawn = self._drawn.get(core)
        if drawn is None:
            drawn = self._drawn[core] = self._draw(core)
        may = tuple(tuple(self.may(who, row.seat)) for row in self.seats)
        picture = drawn.own.get(may)
        if picture is None:
            own = [{**line, "may": can} for line, can in zip(drawn.seats, may, strict=True)]
            picture = drawn.own[may] = drawn.picture.having(seats=own)
        return picture

    def _draw(self, core: tuple[int | None, str, bool]) -> _Drawn:
        """A scene as it is now: the last one again where nothing that its viewer sees has changed."""
        viewer, lang, hint = core
        view = self.view(viewer)
        crews = tuple(tuple(one.name for one in self.crew[row.seat]) for row in self.seats)
        people = render.People(tuple(self.seats), tuple(self.here(row.seat) for row in self.seats), crews)
        mark = None if view.mark is None else (view.mark, people)
        last = self._before.get(core)
        if last is not None and mark is not None and last.mark == mark:
            return last
        frame = render.scene(self.match, viewer, lang, hint, people, view)
        return _Drawn(mark, Picture.of(frame), frame["seats"], {})

    def view(self, viewer: int | None) -> MatchView:
        """What a seat may know, for its questions; the same one until something changes. Call it under the lock."""
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self.match.view(viewer)
        return view

    def difference(self, new: Picture, old: Picture) -> bytes:
        """The frame that leads a page from one picture to another; made once for all who hold the same."""
        frame = self._differences.get((new.id, old.id))
        if frame is None:
            frame = self._differences[new.id, old.id] = new.since(old)
        return frame

    def _forget_pictures(self) -> None:
        """Something has changed; for whom, is seen when they look again."""
        before = {**self._before, **self._drawn}
        self._before = before if len(before) <= PICTURES_KEPT else self._drawn
        self._drawn = {}
        self._differences: dict[tuple[str, str], bytes] = {}
        self._views: dict[int | None, MatchView] = {}

    def entries(self, viewer: int | None, after: int, lang: str) -> list[dict[str, Any]]:
        """The viewer's stream entries after number `after`, in words. Call it under the lock."""
        return render.entries(self.match, viewer, after, lang)

    def past(self, viewer: int | None, after: int, seen: int, lang: str) -> tuple[int, list[dict[str, Any]]]:
        """How many entries are told no more as they were, and those of them after `after` that a page has `seen`."""
        count = older(self.match.referee, -1 if viewer is None else viewer)
        return count, render.past(self.match, viewer, after, min(count, seen), lang) if count > after else []

    def clock_face(self, viewer: int | None, who: Who) -> Face:
        """What the viewer sees of the clock. Call it under the lock."""
        return face(self.clock, self.match, self.seats, viewer, who.person == self.host, words(who.lang))

    # -- changing --------------------------------------------------------------------------------------------------

    async def play(
        self, seat: int, key: str, text: str, lang: str, by: str = "", seen: int | None = None, person: str = ""
    ) -> bytes:
        """A move of a seat. Returns the answer frame; the move is durable when it says ok.

        `seen`: the last entry of its stream that the page showed. Where the clock has moved for the seat since, the
        move was meant for another position and is refused.
        """

        def act(match: Match) -> None:
            if seen is not None and any(
                entry.by == CLOCK and entry.seat == seat and entry.kind == MOVE for entry in match.stream(seat)[seen:]
            ):
                raise Refused("refuse-late")
            self.desk.check(person, seat)
            match.play(text, seat=seat, by=by, key=key)

        return await self.drawing(seat, key, lang, act)

    async def drawing(self, seat: int, key: str, lang: str, act: Callable[[Match], object]) -> bytes:
        """A command that may lead into a draw. The first draw of all waits until the dice are settled."""
        for _ in range(2):
            try:
                return await self.command(seat, key, lang, act)
            except DiceWaiting:
                await self.dice.settle()
        return write({"t": "answer", "key": key, "ok": False, "say": words(lang).say("error-disk")})

    async def time_up(self) -> None:
        """Play for the first seat whose time is up, if there is one still."""
        async with self.lock:
            late = self._late()
        if not late:
            return
        seat, key = late[0], f"clock {secrets.token_hex(8)}"  # no browser's key has a space in it

        def act(match: Match) -> None:
            if seat not in self._late():
                raise Refused("error-race")  # the person's own move was written first
            if match.to_speak:
                match.time_up(key=key)
            else:
                match.idle(seat, key=key)

        answer = await self.drawing(seat, key, "en", act)
        if b'"ok":false' in answer and seat in self._late():
            log.error("table %s: the clock could not move for seat %d: %s", self.id, seat, answer.decode())
            self.clock.grace()

    def _late(self) -> tuple[int, ...]:
        return self.clock.late(running(self.seats, self.match.awaited))

    async def set_clock(self, who: Who, key: str, limit: int) -> bytes:
        """The host settles how long a decision may take, in seconds; 0 = as long as one likes."""
        say = words(who.lang).say
        refused = "refuse-not-host" if who.person != self.host else "refuse-no-clock" if limit not in LIMITS else ""
        if refused:
            return write({"t": "answer", "key": key, "ok": False, "say": say(refused)})
        async with self.lock:
            if limit != self.clock.limit:  # a repeated command changes nothing
                at = self.clock.time.now()
                try:
                    await self._store.set_clock(self.id, limit, at)
                except StoreError as error:
                    log.error("table %s: %s", self.id, error)
                    return write({"t": "answer", "key": key, "ok": False, "say": say("error-disk-clock")})
                self.clock.change(limit, at)
                self.clock.presence(self.peopled())
        self._changed(self)
        return write({"t": "answer", "key": key, "ok": True})

    async def undo(self, seat: int, key: str, lang: str) -> bytes:
        """Take the seat's latest move back."""
        return await self.command(seat, key, lang, lambda m: m.undo(seat, key=key))

    async def signal(self, seat: int, key: str, name: str, node: str, lang: str) -> bytes:
        """A private sign to partners."""
        return await self.command(seat, key, lang, lambda m: m.signal(seat, name, node, key=key))

    async def hand_over(self, who: Who, seat: int, key: str, to: str, name: str = "") -> bytes:
        """Give a seat to the asking person (`me`), to a bot (`bot:<level>`), or leave it open (`open`)."""
        kind, _, level = to.partition(":")

        def row() -> SeatRow:
            if not 0 <= seat < len(self.seats):
                raise Refused("refuse-no-seat")
            if kind == "me" and self._would_see(who.person, seat):
                raise Refused("refuse-reader")
            if kind not in self.may(who, seat):
                raise Refused("refuse-not-yours" if self.seats[seat].kind != "open" else "refuse-not-invited")
            if kind == "open" and self.crew[seat] and self.seats[seat].person == who.person:
                after = self.crew[seat][0]  # the crew plays on
                return SeatRow(seat, "person", after.person, after.name)
            if kind == "bot" and level not in {known.id for known in bridge.levels(self.game)}:
                raise Refused("refuse-no-level", level=level)
            if kind == "me":
                return SeatRow(seat, "person", who.person, tidy_name(name))
            return SeatRow(seat, kind, level=level)

        if kind == "crew" or (0 <= seat < len(self.seats) and self._beside(who.person, seat)):
            return await self._sit_beside(who, seat, key, kind, tidy_name(name))
        if kind == "me":
            await self.desk.meet([who.person])
        answer = await self.command(
            seat,
            f"seat:{who.person}:{key}",
            who.lang,
            lambda m: bridge.hand(m, row()),
            seats=lambda: (row(),),
            shown_key=key,
        )
        if 0 <= seat < len(self.seats) and self.crew[seat]:
            await self._set_crew(seat, [one for one in self.crew[seat] if one.person != self.seats[seat].person])
        return answer

    def _beside(self, person: str, seat: int) -> bool:
        return any(one.person == person for one in self.crew[seat])

    async def _sit_beside(self, who: Who, seat: int, key: str, kind: str, name: str) -> bytes:
        """Somebody joins a seat's crew, or leaves it (`open`). No event: the rules know seats, not people."""
        say = words(who.lang).say
        if kind == "crew" and 0 <= seat < len(self.seats) and self._beside(who.person, seat):
            return write({"t": "answer", "key": key, "ok": True})  # said again
        if not 0 <= seat < len(self.seats) or kind not in ("crew", "open") or kind not in self.may(who, seat):
            return write({"t": "answer", "key": key, "ok": False, "say": say("refuse-no-crew")})
        await self.desk.meet([who.person])
        others = [one for one in self.crew[seat] if one.person != who.person]
        crew = [*others, CrewRow(seat, who.person, name)] if kind == "crew" else others
        try:
            await self._set_crew(seat, crew)
        except StoreError as error:
            log.error("table %s: %s", self.id, error)
            return write({"t": "answer", "key": key, "ok": False, "say": say("error-disk")})
        return write({"t": "answer", "key": key, "ok": True})

    async def _set_crew(self, seat: int, crew: Sequence[CrewRow]) -> None:
        async with self.lock:
            crew = crew if self.seats[seat].kind == "person" else ()
            await self._store.set_crew(self.id, seat, crew)
            self.crew[seat] = tuple(crew)
            self.clock.presence(self.peopled())
            self._forget_pictures()
        self._changed(self)

    async def command(
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
                except DiceWaiting:
                    raise  # nothing has happened yet: it is tried again when they are settled
                except (Mistake, Refused) as mistake:
                    return self._refuse(full, shown, mistake, lang)
                except Exception:
                    log.exception("table %s: a command of seat %d failed", self.id, seat)
                    await self._reload()
                    return write({"t": "answer", "key": shown, "ok": False, "say": words(lang).say("error-inside")})
                answer = write({"t": "answer", "key": shown, "ok": True, "k": self.last(seat)})
                try:
                    bodies = self.match.pack_events(self.written)
                    at = self.clock.time.now()
                    learnt = self.desk.learnt(self.match.events[self.written :])
                    await self._store.append(
                        self.id, self.written + 1, bodies, key=full, answer=answer, seats=changed, seen=learnt, at=at
                    )
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
                self.clock.happened(self.match.events[self.written :], at)
                self.clock.own = self.desk.limit
                self.written += len(bodies)
                self._answers[full] = answer
                for new in changed:
                    self.seats[new.seat] = new
                self.clock.presence(self.peopled())
                self.version += 1
                self._forget_pictures()
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
        self._forget_pictures()
        self.clock.presence(self.peopled())
        self._changed(self)


def tidy_name(name: str, most: int = 24) -> str:
    """A name as it is shown: one line, no control characters, at most `most` characters."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:most]
