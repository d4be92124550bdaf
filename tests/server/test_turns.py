"""One picture in each round of the loop, movers first: so that no move waits while many pictures are drawn."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import pairwise

from cheeseboard.server.turns import Turns


async def line(turns: Turns, log: list[str], name: str, mover: bool = False) -> None:
    await turns.turn(mover)
    log.append(name)


def test_whoever_has_moved_goes_first() -> None:
    async def run() -> list[str]:
        turns = Turns()
        log: list[str] = []
        tasks = [asyncio.create_task(line(turns, log, f"other {i}")) for i in range(3)]
        tasks += [asyncio.create_task(line(turns, log, f"mover {i}", True)) for i in range(2)]
        await asyncio.gather(*tasks)
        return log

    assert asyncio.run(run()) == ["mover 0", "mover 1", "other 0", "other 1", "other 2"]


def test_the_loop_does_other_things_between_two_turns() -> None:
    async def run() -> list[int]:
        turns = Turns()
        log: list[str] = []
        tasks = [asyncio.create_task(line(turns, log, "x")) for _ in range(20)]
        seen = []
        while not all(task.done() for task in tasks):
            seen.append(len(log))
            await asyncio.sleep(0)
        return [after - before for before, after in pairwise(seen)]

    steps = asyncio.run(run())
    assert max(steps) == 1
    assert sum(steps) >= 19


def test_who_goes_away_holds_nobody_up_and_the_line_forms_again() -> None:
    async def run() -> list[str]:
        turns = Turns()
        log: list[str] = []
        gone = [asyncio.create_task(line(turns, log, "gone")) for _ in range(3)]
        stays = asyncio.create_task(line(turns, log, "stays"))
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*gone)
        await stays
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await line(turns, log, "later")
        return log

    assert asyncio.run(asyncio.wait_for(run(), 5)) == ["stays", "later"]
