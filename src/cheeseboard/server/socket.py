"""One WebSocket: reads frames with limits, answers, and sends what its viewer may see whenever the table wakes it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from cheeseboard.server import ask, frames
from cheeseboard.server.identity import Bucket
from cheeseboard.toolkit.words import LANGS, words

if TYPE_CHECKING:
    from litestar import WebSocket

    from cheeseboard.server.hub import Hub
    from cheeseboard.server.picture import Picture
    from cheeseboard.server.table import Table, Who

BAD, NOT_YOURS, NO_TABLE, SILENT, TOO_FAST, FAULT = 4400, 4401, 4404, 4408, 4429, 1011
MISUNDERSTOOD_MAX = 20  # frames that make no sense before the socket is closed
log = logging.getLogger(__name__)


class Goodbye(Exception):
    """Close the socket after saying why; `id` is a message of server/locale."""

    def __init__(self, code: int, id: str) -> None:  # noqa: A002
        super().__init__(id)
        self.code = code
        self.id = id


class Socket:
    """A viewer's line to a table. `viewer` is a seat that the person holds, or None to watch."""

    def __init__(self, ws: WebSocket[Any, Any, Any], hub: Hub, table: Table, viewer: int | None, who: Who) -> None:
        self.ws = ws
        self.hub = hub
        self.table = table
        self.viewer = viewer
        self.who = who
        self._seen = 0
        self._past = 0  # entries that the page shows no more as they were told
        self._last_scene: Picture | None = None  # what the page holds
        self._last_clock: Any = None
        self._last_dice: dict[str, Any] | None = None
        self._later: asyncio.Task[None] | None = None
        self._relog = False
        self._greeted = False
        self._wake = asyncio.Event()
        self._turn = asyncio.Lock()  # one thing at a time: a command with its answer and what came of it, or a look
        self._misunderstood = 0
        settings = hub.settings
        self._bucket = Bucket(settings.frames_per_second, settings.frames_burst, time.monotonic())

    @property
    def person(self) -> str:
        """Whose browser it is."""
        return self.who.person

    @property
    def lang(self) -> str:
        """The language it is answered in."""
        return self.who.lang

    def wake(self) -> None:
        """Something may have changed."""
        self._wake.set()

    async def serve(self) -> None:
        """Until one side hangs up."""
        showing: asyncio.Task[None] | None = None
        try:
            await self._greet()
            # Whoever was slow to say hello may hold a table that was forgotten meanwhile and read anew for others.
            self.table = await self.hub.table(self.table.id) or self.table
            self.hub.join(self.table, self)
            showing = asyncio.create_task(self._show_loop())
            while True:
                frame = await self._read(self.hub.settings.silence_max)
                if frame is not None:
                    await self._handle(frame)
        except Goodbye as goodbye:
            await self._hang_up(goodbye.code, goodbye.id)
        except WebSocketDisconnect:
            pass
        except Exception:  # noqa: BLE001  (logged; only this line ends)
            await self._stumble()
        finally:
            self.hub.leave(self.table, self)
            if self._later is not None:
                self._later.cancel()  # the page sends it again
            if showing is not None:
                showing.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await showing

    # -- reading ---------------------------------------------------------------------------------------------------

    async def _read(self, within: float) -> frames.AnyFrame | None:
        """The next frame; None for one that made no sense, which was answered."""
        try:
            async with asyncio.timeout(within):
                raw = await self.ws.receive_data("text")
        except TimeoutError:
            raise Goodbye(SILENT, "bad-silent") from None
        if not self._bucket.take(time.monotonic()):
            raise Goodbye(TOO_FAST, "bad-too-fast")
        try:
            return frames.read(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._misunderstood += 1
            if self._misunderstood >= MISUNDERSTOOD_MAX:
                raise Goodbye(BAD, "bad-too-often") from None
            await self._send(frames.write({"t": "bad", "say": words(self.lang).say("bad-frame")}))
            return None

    async def _greet(self) -> None:
        """The first frame must be `hello`."""
        until = time.monotonic() + self.hub.settings.hello_within
        while not self._greeted:
            frame = await self._read(max(0.0, until - time.monotonic()))
            if isinstance(frame, frames.Hello):
                self._take_hello(frame)
            elif frame is not None:
                await self._send(frames.write({"t": "bad", "say": words(self.lang).say("bad-no-hello")}))

    def _take_hello(self, frame: frames.Hello) -> None:
        self._speak(frame.lang, frame.hint)
        last = self.table.last(self.viewer)
        self._relog = frame.seen == 0 or frame.seen > last
        self._seen = 0 if self._relog else frame.seen
        self._past = 0
        self._last_scene = None
        self._last_clock = None
        self._last_dice = None
        self._greeted = True
        self._wake.set()

    def _speak(self, lang: str, hint: bool | None) -> None:
        wanted = self.who.hint if hint is None else hint
        self.who = replace(self.who, lang=lang if lang in LANGS else self.who.lang, hint=wanted)

    async def _handle(self, frame: frames.AnyFrame) -> None:
        match frame:
            case frames.Ping():
                await self._send(frames.write({"t": "pong"}))
            case frames.Hello():
                self._take_hello(frame)
            case frames.Language():
                self._speak(frame.lang, frame.hint)
                self._relog = bool(frame.lang)
                self._seen = 0 if frame.lang else self._seen
                self._last_scene = None
                self._wake.set()
            case frames.Preview():
                await self._send(await ask.preview(self.table, self.viewer, frame.id, frame.text, self.lang))
            case frames.Whynot():
                await self._send(await ask.whynot(self.table, self.viewer, frame.id, frame.parts, self.lang))
            case frames.Inside():
                await self._send(await ask.inside(self.table, self.viewer, frame.id, frame.node, self.lang))
            case frames.Seat():
                await self._answer(await self.table.hand_over(self.who, frame.seat, frame.key, frame.to, frame.name))
            case frames.Dice():
                await self._answer(await self.table.dice.take(self.who, frame))
            case frames.Clock():
                await self._answer(await self.table.set_clock(self.who, frame.key, frame.limit))
            case frames.Play() if self.table.match.is_said(frame.text):
                await self._act(frames.Desk(frame.key, frame.text))
            case frames.Form():
                await self._act(frames.Desk(frame.key, f"{frame.id} {frame.text}"))
            case frames.Play() if self.table.dice.open and self.viewer is not None:
                # The page's part in the dice comes over this very line: it must be read meanwhile.
                self._later = asyncio.create_task(self._play_later(frame, self.viewer))
            case frames.Play() | frames.Undo() | frames.Signal() | frames.Desk():
                await self._act(frame)

    async def _play_later(self, frame: frames.Play, seat: int) -> None:
        """A move of a table whose dice are not settled yet; it waits for them if it leads into a draw."""
        with contextlib.suppress(WebSocketDisconnect):
            try:
                await self.table.dice.before(seat, frame.text)
                await self._act(frame)
            except Goodbye as goodbye:
                await self._hang_up(goodbye.code, goodbye.id)
            except Exception:  # noqa: BLE001  (logged; only this line ends)
                await self._stumble()

    async def _act(self, frame: frames.Play | frames.Undo | frames.Signal | frames.Desk) -> None:
        """A command for this socket's own seat."""
        seat = self.viewer
        if seat is None or seat not in self.table.mine(self.person):
            # The seat may have been handed on since the page was opened.
            say = words(self.lang).say("refuse-watching" if seat is None else "refuse-not-yours")
            await self._send(frames.write({"t": "answer", "key": frame.key, "ok": False, "say": say}))
            return
        async with self._turn:
            match frame:
                case frames.Play():
                    name = self.table.name_of(self.person, seat)
                    answer = await self.table.play(
                        seat, frame.key, frame.text, self.lang, name, frame.seen, self.person
                    )
                case frames.Desk():
                    answer = await self.table.desk.say(self.who, seat, frame.key, frame.text)
                case frames.Undo():
                    answer = await self.table.undo(seat, frame.key, self.lang)
                case frames.Signal():
                    answer = await self.table.signal(seat, frame.key, frame.name, frame.node, self.lang)
            await self._answer(answer)

    # -- sending ---------------------------------------------------------------------------------------------------

    async def _answer(self, answer: bytes) -> None:
        """The answer, and next what came of it: whoever has moved goes before those who look on."""
        await self._put(answer)
        await self.hub.turns.turn(mover=True)
        await self._show()

    async def _show_loop(self) -> None:
        while True:
            await self._wake.wait()
            await self.hub.turns.turn()
            try:
                async with self._turn:
                    if self._wake.is_set():  # else it was shown with the answer to a command
                        await self._show()
            except Goodbye as goodbye:
                await self._hang_up(goodbye.code, goodbye.id)
                return
            except WebSocketDisconnect:
                return
            except Exception:  # noqa: BLE001  (logged; the line must not die in silence)
                await self._stumble()
                return

    async def _show(self) -> None:
        """Send the entries and the scene that this viewer has not seen yet; nothing where nothing changed for it."""
        self._wake.clear()
        async with self.table.lock:
            if self.viewer is not None and self.viewer not in self.table.mine(self.person):
                raise Goodbye(NOT_YOURS, "bad-seat-gone")
            news = [*self._dice_news(), *(() if self.table.match.awaits_dice else self._news())]
        for frame in news:  # a frame that comes in meanwhile may ask for all of it again
            await self._put(frame)

    def _news(self) -> Iterator[bytes]:
        """What is new to this viewer, noted as sent."""
        first = self._relog
        last = self.table.last(self.viewer)
        fresh = self.table.entries(self.viewer, self._seen, self.lang) if first or last > self._seen else []
        faded, past = self.table.past(self.viewer, self._past, self._seen, self.lang)
        if fresh or first or past:
            said: dict[str, Any] = {"t": "log", "entries": fresh}
            if first:
                said["all"] = True
            if past:
                said["past"] = past
            self._seen, self._past, self._relog = last, faded, False
            yield frames.write(said)
        picture = self.table.scene(self.viewer, self.who)
        clock = self.table.clock_face(self.viewer, self.who)
        if clock.key != self._last_clock:
            self._last_clock = clock.key
            yield frames.write(clock.frame)
        old = self._last_scene
        if old is None or old.id != picture.id:
            self._last_scene = picture
            yield picture.whole() if old is None else self.table.difference(picture, old)

    def _dice_news(self) -> Iterator[bytes]:
        """The page's part in the dice, asked for once."""
        dice = self.table.dice.frame(self.person)
        if dice is not None and dice != self._last_dice:
            yield frames.write(dice)
        self._last_dice = dice

    async def _send(self, frame: bytes) -> None:
        async with self._turn:
            await self._put(frame)

    async def _put(self, frame: bytes) -> None:
        try:
            await self.ws.send_data(frame.decode(), "text", "utf-8")
        except (RuntimeError, OSError) as error:  # uvicorn: the other side has hung up
            raise WebSocketDisconnect(detail=str(error)) from error

    async def _stumble(self) -> None:
        """A fault of ours: logged whole, said short; the page comes back by itself."""
        log.exception("table %s, viewer %s", self.table.id, self.viewer)
        await self._hang_up(FAULT, "bad-fault")

    async def _hang_up(self, code: int, id: str) -> None:  # noqa: A002
        say = words(self.lang).say(id)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._send(frames.write({"t": "bad", "say": say, "fatal": True}))
            await self.ws.close(code=code, reason=say.encode()[:120].decode(errors="ignore"))
