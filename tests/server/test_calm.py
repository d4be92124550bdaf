"""The server collects garbage in its own rhythm: what must hold so that nothing piles up and no move waits for it."""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cheeseboard.server import bridge
from cheeseboard.server.calm import GROWN, PATIENCE, QUIET, SELDOM, Calm
from cheeseboard.server.hub import Hub
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import SeatRow, Store, TableRow
from cheeseboard.server.table import Table, Who


@contextmanager
def without_collector() -> Iterator[None]:
    """Reference counting alone."""
    gc.collect()
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


def cycles(act: Callable[[], object]) -> list[object]:
    """What `act` left behind that reference counting cannot free."""
    with without_collector():
        act()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            gc.collect()
            return list(gc.garbage)
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.collect()


async def set_table(hub: Hub) -> Table:
    """A table for two, in the hub."""
    rows = tuple(SeatRow(seat, "person", "anna") for seat in (0, 1))
    match = bridge.create("chou", {"players": 2}, rows, seed=5)
    header, events = bridge.packed(match)
    id_ = secrets.token_hex(4)
    await hub.create(TableRow(id_, "chou", header, "anna", secrets.token_hex(8), 0.0, rows, events))
    table = await hub.table(id_)
    assert table is not None
    return table


async def play_on(hub: Hub, table: Table, moves: int) -> Table:
    """So many moves, a new table where a game ends; every viewer looks after each, as over the wire."""
    rng = random.Random(3)
    for number in range(moves):
        if table.match.over:
            table = await set_table(hub)
        seat = table.match.to_move[0]
        game, known = table.match.game, table.match.referee.observed(seat)
        text = game.notation.write_move(table.match.referee.known(seat), seat, rng.choice(game.legal(known, seat)))
        assert b'"ok":true' in await table.play(seat, f"k{number}", text, "en")
        async with table.lock:
            for viewer in (0, 1, None):
                table.scene(viewer, Who("anna", True, "fr"))
                table.entries(viewer, 0, "de")
    return table


def test_a_hundred_moves_leave_no_cycles(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with asyncio.Runner() as runner:
        hub = Hub(store, Settings(data=tmp_path))
        table = runner.run(set_table(hub))
        runner.run(play_on(hub, table, 3))  # what is made once: words, pictures
        left = cycles(lambda: runner.run(play_on(hub, table, 100)))
        # The runner's own task is none of ours.
        assert [one for one in left if type(one).__module__.startswith(("cheeseboard", "memoryview"))] == []
        assert len(left) < 10, left
    store.close()


def test_a_cycle_would_be_seen() -> None:
    """The positive control."""

    class Knot:
        def __init__(self) -> None:
            self.itself = self

    assert any(isinstance(one, Knot) for one in cycles(Knot))


def test_a_table_that_nobody_looks_at_is_freed_at_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with without_collector(), asyncio.Runner() as runner:
        hub = Hub(store, Settings(data=tmp_path, idle_after=0.0))
        table: Table | None = runner.run(set_table(hub))
        assert table is not None
        runner.run(play_on(hub, table, 5))
        left: list[weakref.ref[Any]] = [weakref.ref(table), weakref.ref(table.match), weakref.ref(table.match.referee)]
        table = None
        hub._forget(before=float("inf"))
        assert [one() for one in left] == [None, None, None]
    store.close()


def test_everything_is_walked_when_it_is_quiet_and_seldom() -> None:
    calm = Calm()
    calm._took, calm._last = 0.2, 1000.0
    wanted = SELDOM * 0.2
    calm._grown, calm._quiet = GROWN, QUIET
    assert not calm.due(1000.0 + wanted - 1)  # too soon after the last
    assert calm.due(1000.0 + wanted)
    calm._quiet = 0
    assert not calm.due(1000.0 + wanted)  # moves are being played
    assert calm.due(1000.0 + PATIENCE * wanted)  # for ever no quiet moment: memory must not grow for ever
    calm._grown, calm._quiet = GROWN - 1, QUIET
    assert not calm.due(1e9)  # nothing came


def test_cycles_are_found_while_it_runs_and_python_collects_again_afterwards() -> None:
    class Knot:
        def __init__(self) -> None:
            self.itself = self

    async def serve() -> tuple[weakref.ref[Knot], list[list[int]]]:
        calm = Calm()
        calm.start()
        try:
            assert not gc.isenabled()
            knot = weakref.ref(Knot())
            kept: list[list[int]] = [[1] for _ in range(2000)]  # tracked: worth a walk
            for _ in range(100):
                await asyncio.sleep(0.02)
                if knot() is None:
                    break
            assert calm.longest > 0
            return knot, kept
        finally:
            await calm.stop()

    knot, _kept = asyncio.run(serve())
    assert knot() is None
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
