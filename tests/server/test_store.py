"""The log on disk: durable, unique, and written in groups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cheeseboard.server.store import LostRace, Repeated, SeatRow, Store, StoreError, TableRow

ROW = TableRow("t", "chou", b"head", "anna", "token", 1.0, (SeatRow(0, "person", "anna"), SeatRow(1, "open")), (b"e1",))


def run(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(folder)

    async def main() -> None:
        await work(store)

    try:
        asyncio.run(main())
    finally:
        store.close()


def test_what_was_written_is_there_after_reopening(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROW)
        await store.append("t", 2, [b"e2", b"e3"], key="0:k", answer=b"yes", seats=[SeatRow(1, "bot", level="sharp")])

    async def read(store: Store) -> None:
        row = await store.load("t")
        assert row is not None
        assert row.events == (b"e1", b"e2", b"e3")
        assert row.answers == (("0:k", b"yes"),)
        assert row.seats == (SeatRow(0, "person", "anna"), SeatRow(1, "bot", level="sharp"))
        assert await store.invited("token") == "t"
        assert await store.invited("other") is None
        assert await store.tables_of("anna") == [("t", "chou", 1.0)]
        assert await store.load("none") is None

    run(tmp_path, write)
    run(tmp_path, read)


def test_a_repeated_key_writes_nothing_and_gives_the_first_answer(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        await store.append("t", 2, [b"e2"], key="0:k", answer=b"first")
        with pytest.raises(Repeated) as again:
            await store.append("t", 3, [b"e3"], key="0:k", answer=b"second")
        assert again.value.answer == b"first"
        assert await store.count("t") == 2

    run(tmp_path, work)


def test_a_taken_number_is_a_lost_race_and_leaves_no_trace(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        with pytest.raises(LostRace):
            await store.append("t", 1, [b"x", b"y"], key="0:k", answer=b"", seats=[SeatRow(0, "open")])
        row = await store.load("t")
        assert row is not None
        assert row.events == (b"e1",)
        assert row.seats[0].kind == "person"
        await store.append("t", 2, [b"e2"], key="0:k", answer=b"ok")  # the key was not used up

    run(tmp_path, work)


def test_jobs_that_wait_share_one_commit_and_one_that_fails_harms_no_other(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW)
        before = store.commits
        jobs = [store.append("t", 2 + i, [b"%d" % i], key=f"k{i}", answer=b"") for i in range(100)]
        jobs.append(store.append("t", 1, [b"bad"], key="bad", answer=b""))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in done[:100]] == [type(None)] * 100
        assert isinstance(done[100], LostRace)
        assert await store.count("t") == 101
        assert store.commits - before < 50

    run(tmp_path, work)


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def ask(c: sqlite3.Connection) -> tuple[object, object]:
            return c.execute("PRAGMA journal_mode").fetchone()[0], c.execute("PRAGMA synchronous").fetchone()[0]

        assert await store.do(ask) == ("wal", 2)

    run(tmp_path, work)


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError, match="cannot be kept in"):
        Store(tmp_path / "file" / "below")


def test_a_newer_format_is_refused(tmp_path: Path) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="newer Cheeseboard"):
        Store(tmp_path)


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreError, match="cannot be kept"):
        Store(tmp_path)


def test_two_processes_see_each_other(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        other = Store(tmp_path)
        try:
            await store.create(ROW)
            seen = await other.version()
            await store.append("t", 2, [b"e2"], key=None, answer=b"")
            assert await other.version() != seen
            assert await other.count("t") == 2
            with pytest.raises(LostRace):
                await other.append("t", 2, [b"mine"], key=None, answer=b"")
        finally:
            other.close()

    run(tmp_path, work)
