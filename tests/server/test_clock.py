"""Clocks at the table: time that a test moves by hand, and then once over real sockets."""

from __future__ import annotations

import asyncio
import heapq
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.match import BadRequest
from cheeseboard.match.clock import DAY
from cheeseboard.match.events import CLOCK
from cheeseboard.server import bridge
from cheeseboard.server.clock import DAY_GRACE, GRACE, Clocks, Time
from cheeseboard.server.hub import Hub
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import VERSION, SeatRow, Store, TableRow
from cheeseboard.server.table import Table, Who
from server.house import Browser, texts

ANNA, BERTA = Who("anna", True, "en"), Who("berta", True, "en")
PAIR = (SeatRow(0, "person", "anna", "Anna"), SeatRow(1, "person", "berta", "Berta"))


@dataclass(order=True)
class Call:
    moment: float
    n: int
    call: Callable[[], None] = field(compare=False)
    off: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.off = True


class Hands(Time):
    """The time of a test: it stands until the test moves it on."""

    def __init__(self, moment: float = 1_000_000.0) -> None:
        self.moment = moment
        self.calls: list[Call] = []
        self.count = 0

    def now(self) -> float:
        return self.moment

    def at(self, moment: float, call: Callable[[], None]) -> Call:
        self.count += 1
        made = Call(moment, self.count, call)
        heapq.heappush(self.calls, made)
        return made


class Page:
    """Somebody's open page."""

    def __init__(self, person: str) -> None:
        self.person = person

    def wake(self) -> None:
        """It looks when the test asks it to."""


class House:
    """A store and a hub whose time the test moves."""

    def __init__(self, folder: Path, hands: Hands) -> None:
        self.hands = hands
        self.store = Store(folder)
        self.clocks = Clocks(hands)
        self.hub = Hub(self.store, Settings(data=folder), self.clocks)

    async def table(self, limit: int, seats: Sequence[SeatRow] = PAIR, here: str = "anna berta") -> Table:
        match = bridge.create("chou", {"players": len(seats), "arrows": "A6"}, seats, seed=1)
        header, events = bridge.packed(match)
        row = TableRow("t", "chou", header, "anna", "i", self.hands.now(), tuple(seats), events, clock=limit)
        await self.hub.create(row)
        return await self.open(here)

    async def open(self, here: str = "anna berta") -> Table:
        table = await self.hub.table("t")
        assert table is not None
        self.pages = {person: Page(person) for person in here.split()}
        for page in self.pages.values():
            self.hub.join(table, page)
        return table

    def leave(self, table: Table, *people: str) -> None:
        for person in people:
            self.hub.leave(table, self.pages.pop(person))

    async def passes(self, seconds: float) -> None:
        """Time goes on; whatever is due happens at its moment, and is finished."""
        end = self.hands.moment + seconds
        while self.hands.calls and self.hands.calls[0].moment <= end:
            call = heapq.heappop(self.hands.calls)
            if call.off:
                continue
            self.hands.moment = max(self.hands.moment, call.moment)
            call.call()
            while self.clocks._waking:
                await asyncio.sleep(0.001)
        self.hands.moment = end

    async def stop(self) -> None:
        await self.hub.stop()
        self.store.close()


@pytest.fixture
def hands() -> Hands:
    return Hands()


def run(tmp_path: Path, hands: Hands, work: Callable[[House], Awaitable[None]], start: bool = True) -> None:
    """One life of a server."""

    async def main() -> None:
        house = House(tmp_path, hands)
        if start:
            await house.hub.start()
        try:
            await work(house)
        finally:
            await house.stop()

    asyncio.run(main())


def by_clock(table: Table) -> list[int]:
    """The seats for which the clock has moved, in order."""
    return [event.seat for event in table.match.events if event.by == CLOCK]


def shown(table: Table, viewer: int | None, who: Who) -> dict[int, float]:
    """Seconds left, as a viewer sees them."""
    return {line["seat"]: line["left"] for line in table.clock_face(viewer, who).frame.get("seats", [])}


async def night(table: Table) -> None:
    """The rabbits hide, unheard; then it is day and the gardeners' turn."""
    for text in ("1-a1", "2-e3"):
        assert b'"ok":true' in await table.play(0, text, text, "en")


def test_the_clock_moves_for_whoever_lets_the_time_run_out(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(30)
        await night(table)
        assert shown(table, 1, BERTA) == {1: 30.0}
        await house.passes(29)
        assert by_clock(table) == [] and shown(table, None, ANNA) == {1: 1.0}
        await house.passes(1)
        assert by_clock(table) == [1]
        said = [text for entry in table.entries(None, 0, "en") for text in entry["say"]]
        assert any(text.startswith("Time is up for Berta") for text in said)
        assert shown(table, 1, BERTA) == {1: 30.0}  # her next decision
        assert len(await_events(house)) == len(table.match.events)

    run(tmp_path, hands, work)


def await_events(house: House) -> list[bytes]:
    """What is on the disk."""
    with sqlite3.connect(house.store.path) as c:
        return [body for (body,) in c.execute("SELECT body FROM events ORDER BY number")]


def test_a_hidden_step_moves_nobody_elses_clock(tmp_path: Path, hands: Hands) -> None:
    async def life(house: House, hidden: bool) -> list[Any]:
        table = await house.table(60)
        seen = [table.clock_face(viewer, BERTA) for viewer in (1, None)]
        await house.passes(20)
        if hidden:
            await table.play(0, "k", "1-a1", "en")
        seen += [table.clock_face(viewer, BERTA) for viewer in (1, None)]
        return [(one.key, one.frame) for one in seen]

    lives: list[list[Any]] = []

    async def twin(house: House) -> None:
        lives.append(await life(house, hidden=bool(lives)))

    run(tmp_path / "a", Hands(), twin)
    run(tmp_path / "b", Hands(), twin)
    assert lives[0] == lives[1]

    async def control(house: House) -> None:
        table = await house.table(60)
        before = table.clock_face(None, BERTA).key
        await night(table)
        assert table.clock_face(None, BERTA).key != before

    run(tmp_path / "c", hands, control)


def test_it_stands_while_nobody_who_plays_is_there(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(30)
        await night(table)
        await house.passes(10)
        house.leave(table, "anna")
        await house.passes(5)
        assert table.clock_face(None, ANNA).frame["stands"] is False  # Berta is there
        house.leave(table, "berta")
        watcher = Page("somebody")
        house.hub.join(table, watcher)  # who only looks on does not count
        assert table.clock_face(None, ANNA).frame["stands"] is True
        await house.passes(5000)
        assert by_clock(table) == [] and shown(table, None, ANNA) == {1: 15.0}
        house.hub.join(table, Page("anna"))
        assert shown(table, None, ANNA) == {1: 15.0}
        await house.passes(14)
        assert by_clock(table) == []
        await house.passes(1)
        assert by_clock(table) == [1]

    run(tmp_path, hands, work)


def test_nobody_loses_by_a_crash(tmp_path: Path, hands: Hands) -> None:
    async def before(house: House) -> None:
        table = await house.table(60)
        await night(table)
        await house.passes(55)

    async def after(house: House) -> None:
        table = await house.open("anna")
        assert shown(table, None, ANNA)[1] >= 30
        await house.passes(60)
        assert by_clock(table) == [1]

    run(tmp_path, hands, before)
    hands.calls.clear()
    hands.moment += 4000
    run(tmp_path, hands, after)


def test_a_stall_of_the_machine_costs_nobody_a_move(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(60)
        await night(table)
        hands.moment += 3600  # the lid was closed: the timer comes late
        await house.passes(0)
        assert by_clock(table) == [] and shown(table, None, ANNA) == {1: GRACE}
        await house.passes(GRACE)
        assert by_clock(table) == [1]

    run(tmp_path, hands, work)


def test_a_day_goes_on_while_everybody_is_away_and_over_a_restart(tmp_path: Path, hands: Hands) -> None:
    async def first(house: House) -> None:
        table = await house.table(DAY)
        await night(table)
        house.leave(table, "anna", "berta")
        await house.passes(DAY / 2)
        assert table.clock_face(None, ANNA).frame["stands"] is False
        assert shown(table, None, ANNA) == {1: DAY / 2}

    async def second(house: House) -> None:
        await house.passes(DAY / 2 - 1)
        table = await house.open("")
        assert by_clock(table) == []
        await house.passes(1)
        assert by_clock(table) == [1]

    async def third(house: House) -> None:
        """Nobody looks, and the server was away when the time ran out: an hour of grace, once."""
        await house.passes(DAY_GRACE - 1)
        assert house.hub.known("t") is None
        await house.passes(1)
        table = await house.open("")
        assert by_clock(table) == [1, 1]
        await house.passes(DAY - 1)
        assert len(by_clock(table)) == 2

    run(tmp_path, hands, first)
    hands.calls.clear()
    run(tmp_path, hands, second)
    hands.calls.clear()
    hands.moment += 3 * DAY
    run(tmp_path, hands, third)


def test_bots_and_free_seats_have_no_clock(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(30, (PAIR[0], SeatRow(1, "open")), "anna")
        await night(table)
        assert table.match.to_move == (1,) and shown(table, None, ANNA) == {}
        await house.passes(1000)
        assert by_clock(table) == []
        await table.hand_over(BERTA, 1, "k", "me", "Berta")
        assert shown(table, None, ANNA) == {1: 30.0}  # she has the whole time
        await table.hand_over(BERTA, 1, "l", "bot:gentle")
        assert shown(table, None, ANNA) == {}
        await house.passes(1000)
        assert by_clock(table) == []

    run(tmp_path, hands, work)


def test_what_was_written_first_counts(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(30)
        await night(table)
        seen, move = table.last(1), str(table.match.moves(1)[0])
        hands.moment += 30
        # The person's move comes as the time is up, and is written first: the clock has nothing to do.
        assert b'"ok":true' in await table.play(1, "in-time", move, "en", seen=seen)
        await table.time_up()
        assert by_clock(table) == []
        seen, move = table.last(1), str(table.match.moves(1)[0])
        hands.moment += 30
        playing = asyncio.create_task(table.time_up())
        await asyncio.sleep(0)
        answer = json.loads(await table.play(1, "too-late", move, "en", seen=seen))
        await playing
        assert by_clock(table) == [1]
        assert answer["ok"] is False and "time was up" in answer["say"]
        assert json.loads(await table.play(1, "too-late", move, "en", seen=seen)) == answer

    run(tmp_path, hands, work)


def test_two_servers_move_once(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(30)
        await night(table)
        other = House(tmp_path, hands)
        twin = await other.open()
        hands.moment = table.clock.deadline(1)
        twin.clock.happened((), hands.now())
        await asyncio.gather(table.time_up(), twin.time_up())
        await table.catch_up()
        assert by_clock(table) == [1]
        await other.stop()

    run(tmp_path, hands, work)


def test_moving_and_taking_back_gains_no_time(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(60)
        await night(table)
        await house.passes(40)
        undone = "A-9" if "A-9" in map(str, table.match.moves(1)) else str(table.match.moves(1)[0])
        assert b'"ok":true' in await table.play(1, "m", undone, "en")
        assert table.match.can_undo(1)
        await house.passes(7)
        assert b'"ok":true' in await table.undo(1, "u", "en")
        assert shown(table, 1, BERTA) == {1: 20.0}

    run(tmp_path, hands, work)


def test_the_host_hears_of_somebody_who_is_late_often(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(30)
        await night(table)
        await house.passes(30)
        assert "late" not in table.clock_face(0, ANNA).frame
        await house.passes(30)
        assert by_clock(table)[:2] == [1, 1]
        late = table.clock_face(0, ANNA).frame["late"]
        assert late[0]["seat"] == 1 and late[0]["say"].startswith("Berta has run out of time twice")
        assert "late" not in table.clock_face(1, BERTA).frame
        await table.hand_over(ANNA, 1, "k", "bot:gentle")  # refused or not: she is here; a bot may always stand in
        assert "late" not in table.clock_face(0, ANNA).frame

    run(tmp_path, hands, work)


def test_the_host_settles_it_and_it_stays(tmp_path: Path, hands: Hands) -> None:
    async def work(house: House) -> None:
        table = await house.table(0)
        assert "seats" not in table.clock_face(0, ANNA).frame
        assert "choices" in table.clock_face(0, ANNA).frame and "choices" not in table.clock_face(1, BERTA).frame
        for who, limit in ((BERTA, 30), (ANNA, 31)):
            answer = json.loads(await table.set_clock(who, "k", limit))
            assert answer["ok"] is False and answer["say"] and answer["key"] == "k"
        await house.passes(100)
        assert json.loads(await table.set_clock(ANNA, "l", 30))["ok"] is True
        assert set(shown(table, 0, ANNA).values()) == {30.0}
        await house.passes(30)
        assert by_clock(table)

    async def later(house: House) -> None:
        table = await house.open()
        assert table.clock.limit == 30

    run(tmp_path, hands, work)
    hands.calls.clear()
    run(tmp_path, hands, later)


@pytest.mark.parametrize("failure", [RuntimeError("no"), BadRequest("error-undo")])
def test_a_clock_that_cannot_move_does_not_try_without_end(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def work(house: House) -> None:
        table = await house.table(30)
        await night(table)
        tries = []

        def broken(*_: object, **__: object) -> None:
            tries.append(1)
            if len(tries) > 10:
                hands.calls.clear()
            raise failure

        monkeypatch.setattr(type(table.match), "idle", broken)
        await house.passes(100)
        assert 1 <= len(tries) <= 4 and by_clock(table) == []

    run(tmp_path, hands, work)


def test_a_file_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as c:
        c.executescript(
            "CREATE TABLE meta(key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;"
            "CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, header BLOB NOT NULL, host TEXT NOT NULL,"
            " invite TEXT NOT NULL UNIQUE, created REAL NOT NULL) WITHOUT ROWID;"
            "CREATE TABLE events(match TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, key TEXT,"
            " answer BLOB, body BLOB NOT NULL, PRIMARY KEY(match, number), UNIQUE(match, key)) WITHOUT ROWID;"
            "INSERT INTO tables VALUES('t', 'chou', x'00', 'anna', 'i', 7.0);"
            "INSERT INTO events VALUES('t', 1, NULL, NULL, x'01');"
            "PRAGMA user_version = 1;"
        )

    async def main() -> None:
        for _ in range(2):  # the second time there is nothing left to do
            store = Store(tmp_path)
            row = await store.load("t")
            assert row is not None
            assert (row.clock, row.clock_set, row.times, row.created) == (0, 0.0, (0.0,), 7.0)
            store.close()
        store = Store(tmp_path)
        await store.set_clock("t", DAY, 50.0)
        assert await store.timed(DAY) == [("t", 50.0)]
        await store.append("t", 2, [b'{"kind":"end"}'], key=None, answer=b"", at=60.0)
        assert await store.timed(DAY) == []
        store.close()

    asyncio.run(main())
    with sqlite3.connect(path) as c:
        assert c.execute("PRAGMA user_version").fetchone()[0] == VERSION


# -- over real sockets -----------------------------------------------------------------------------------------------


def test_form_and_frames(url: str) -> None:
    anna, berta = Browser(url), Browser(url)
    page = anna.http.get("/new/chou").text
    assert '<select name="clock">' in page
    refused = anna.http.post("/new/chou", data={"players": "2", "seat0": "me", "seat1": "open", "clock": "31"})
    assert refused.status_code == 422 and "30 seconds" in refused.text
    table = anna.table(who=("me", "open"), clock="60")
    berta.join(anna.invite(table), 1, "Berta")
    host, guest = anna.line(table, 0), berta.line(table, 1)
    frames = {name: clocks(line.raw)[-1] for name, line in (("host", host), ("guest", guest))}
    assert frames["host"]["limit"] == 60 and 50 < frames["host"]["seats"][0]["left"] <= 60
    assert [one["limit"] for one in frames["host"]["choices"]] == [0, 30, 60, 120, 300, DAY]
    assert "choices" not in frames["guest"] and frames["guest"]["seats"][0]["seat"] == 0
    assert guest.ask(t="clock", limit=30)["ok"] is False
    assert host.ask(t="clock", limit=0)["ok"] is True
    assert guest.until("clock") == {"t": "clock", "limit": 0, "say": "no limit"}
    assert host.play(texts(host)[0])["ok"]


def clocks(raw: list[str]) -> list[dict[str, Any]]:
    return [frame for frame in map(json.loads, raw) if frame["t"] == "clock"]
