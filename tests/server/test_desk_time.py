"""The time for an answer: it is up by the table's clock, late is wrong, and a bot at the desk speaks by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cheeseboard.match import Match
from cheeseboard.server import bridge
from cheeseboard.server.bots import Bots
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import SeatRow, TableRow
from cheeseboard.server.table import Table
from server.test_clock import ANNA, BERTA, PAIR, Hands, House, run, shown


async def quiz(house: House, limit: int, seats: tuple[SeatRow, ...] = PAIR, **options: str) -> Table:
    """A table at which a question is open."""
    given = {"players": len(seats), "starter": "first", **options}
    match = bridge.create("pursuit", given, seats, seed=1, decks=["en"])
    header, events = bridge.packed(match)
    row = TableRow("t", "pursuit", header, "anna", "i", house.hands.now(), tuple(seats), events, clock=limit)
    await house.hub.create(row)
    table = await house.open()
    for n in range(60):
        if table.match.to_speak:
            return table
        seat = table.match.to_move[0]
        text = str(table.match.moves(seat)[0])
        assert b'"ok":true' in await table.play(seat, f"k{n}", text, "en")
    raise AssertionError("nobody was asked")


def stage(match: Match) -> tuple[str, str]:
    assert match.desk is not None
    facts = match.desk.module.facts(match.desk.talk)
    return facts["stage"], facts["how"]


def test_late_is_wrong_whatever_the_tables_own_clock(tmp_path: Path) -> None:
    hands = Hands()

    async def work(house: House) -> None:
        table = await quiz(house, 0, seconds="20")
        seat = table.match.to_speak[0]
        assert shown(table, 1 - seat, BERTA) == {seat: 20.0}
        await house.passes(19)
        assert stage(table.match) == ("asked", "")
        await house.passes(1)
        assert stage(table.match) == ("", "time") and table.match.to_move != (seat,)
        assert shown(table, seat, ANNA) == {}  # and without a clock of the table nothing runs any more
        await house.passes(1000)

    run(tmp_path, hands, work)


def test_the_tables_clock_goes_on_at_the_desk(tmp_path: Path) -> None:
    hands = Hands()

    async def work(house: House) -> None:
        table = await quiz(house, 60)
        seat = table.match.to_speak[0]
        await house.passes(50)
        assert b'"ok":true' in await table.desk.say(ANNA, seat, "a", "answer 0")
        waits = table.match.to_speak[0]
        assert stage(table.match)[0] == "verdict" and shown(table, None, ANNA) == {waits: 60.0}  # a step of its own
        await house.passes(60)
        assert stage(table.match)[0] == "" and table.match.to_move

    run(tmp_path, hands, work)


def test_it_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    hands = Hands()

    async def work(house: House) -> None:
        table = await quiz(house, 0, seconds="30")
        await house.passes(10)
        house.leave(table, "anna", "berta")
        await house.passes(500)
        assert stage(table.match) == ("asked", "")

    run(tmp_path, hands, work)


@pytest.mark.parametrize("kind", ["bot", "handed"])
def test_a_bot_answers_by_itself_and_nobody_has_to_press_anything(tmp_path: Path, kind: str) -> None:
    hands = Hands()

    async def work(house: House) -> None:
        seats = (SeatRow(0, "bot", level="sharp") if kind == "bot" else PAIR[0], PAIR[1])
        bots = Bots(Settings(data=tmp_path, bot_pause=0.0))
        table = await quiz(house, 0, seats)
        seat = table.match.to_speak[0]
        house.hub.bots = bots
        assert seat == 0
        if kind == "handed":
            assert b'"ok":true' in await table.hand_over(ANNA, 0, "h", "bot:sharp")
        else:
            house.hub.wake(table)
        for _ in range(400):
            if stage(table.match)[1] == "bot":
                break
            await asyncio.sleep(0.01)
        assert stage(table.match) == ("", "bot")
        said = next(event for event in reversed(table.match.events) if event.kind == "desk")
        assert said.by == "bot:sharp" and said.data["rolled"] is True
        house.hub.bots = None
        await bots.stop()

    run(tmp_path, hands, work)


def test_what_somebody_who_joins_has_seen_is_passed_over(tmp_path: Path) -> None:
    hands = Hands()

    async def work(house: House) -> None:
        table = await quiz(house, 0, (PAIR[0], SeatRow(1, "open")))
        desk = table.match.desk
        assert desk is not None
        first = desk.talk.used[-1]
        assert await house.store.seen(["anna"], "pursuit") == {first}
        assert await house.store.seen(["berta"], "pursuit") == set()
        known = {f"Cheeseboard/{n}" for n in range(3)}
        rows = [("berta", "pursuit", one, 0.0) for one in sorted(known)]
        await house.store.do(lambda c: c.executemany("INSERT INTO seen VALUES(?, ?, ?, ?)", rows))
        assert b'"ok":true' in await table.hand_over(BERTA, 1, "b", "me", "Berta")
        assert known <= table.match.desk.seen  # type: ignore[union-attr]
        await table._reload()
        assert known <= table.match.desk.seen  # type: ignore[union-attr]

    run(tmp_path, hands, work)
