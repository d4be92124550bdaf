"""The log on disk: SQLite, one writer thread, group commit, every acknowledged event durable.

A job is a function of the connection. The writer takes all jobs that wait, runs each in a savepoint of its own, commits
once (one fsync for all of them) and only then says so. A unique (match, number) makes a lost race visible, a unique
(match, key) makes a repeated command harmless.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
GROUP = 256  # jobs in one commit at most

SCHEMA = """
CREATE TABLE IF NOT EXISTS meta(key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables(
    id TEXT PRIMARY KEY, game TEXT NOT NULL, header BLOB NOT NULL, host TEXT NOT NULL, invite TEXT NOT NULL UNIQUE,
    created REAL NOT NULL, clock INTEGER NOT NULL DEFAULT 0, clock_set REAL NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events(
    match TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, key TEXT, answer BLOB, body BLOB NOT NULL,
    at REAL NOT NULL DEFAULT 0, PRIMARY KEY(match, number), UNIQUE(match, key)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats(
    match TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL,
    name TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY(match, seat)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS crew(
    match TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    place INTEGER NOT NULL, PRIMARY KEY(match, seat, person)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seen(
    person TEXT NOT NULL, game TEXT NOT NULL, question TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY(person, game, question)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decks(
    id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, lang TEXT NOT NULL, content TEXT NOT NULL,
    about BLOB NOT NULL, body BLOB NOT NULL, size INTEGER NOT NULL, created REAL NOT NULL);
CREATE TABLE IF NOT EXISTS uploads(
    id TEXT PRIMARY KEY, person TEXT NOT NULL, file TEXT NOT NULL, body BLOB NOT NULL, at REAL NOT NULL);
CREATE TABLE IF NOT EXISTS reports(
    deck TEXT NOT NULL, question TEXT NOT NULL, person TEXT NOT NULL, reason TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY(deck, question, person)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS decks_of ON decks(person);
CREATE INDEX IF NOT EXISTS seats_of ON seats(person);
CREATE INDEX IF NOT EXISTS crew_of ON crew(person);
CREATE INDEX IF NOT EXISTS tables_of ON tables(host);
"""
STEPS = {
    # version -> what makes a file of the version before into one of it
    2: (
        "ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN clock_set REAL NOT NULL DEFAULT 0",
        "ALTER TABLE events ADD COLUMN at REAL NOT NULL DEFAULT 0",
    ),
    3: (),  # tables crew, seen, decks, uploads and reports, which SCHEMA makes
}
VERSION = 3


class StoreError(Exception):
    """The disk refused: nothing of the job was kept."""


class LostRace(StoreError):
    """Another process has written that number first: reload and try again."""


class Repeated(StoreError):
    """The key is there already; `answer` is what was said the first time."""

    def __init__(self, answer: bytes) -> None:
        super().__init__("the command was carried out before")
        self.answer = answer


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. `kind` is person, bot or open; `person` the cookie's id, "" unless a person sits there."""

    seat: int
    kind: str
    person: str = ""
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class CrewRow:
    """Somebody who sits at a seat beside its holder."""

    seat: int
    person: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it lies on disk. `header` and the bodies of `events` are the match's own bytes."""

    id: str
    game: str
    header: bytes
    host: str
    invite: str
    created: float
    seats: tuple[SeatRow, ...]
    events: tuple[bytes, ...] = ()
    answers: tuple[tuple[str, bytes], ...] = ()  # (key, answer) of every command that was carried out
    clock: int = 0  # seconds for a decision; 0 = no clock
    clock_set: float = 0.0  # when that was settled, in seconds since 1970
    crew: tuple[CrewRow, ...] = ()  # in the order in which they sat down
    times: tuple[float, ...] = ()  # when each of `events` was written; 0 = before that was noted


@dataclass(slots=True)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]

    def settle(self, result: Any, failure: BaseException | None) -> None:
        """Tell whoever waits, in its own loop."""
        if self.future.cancelled():
            return
        if failure is not None:
            self.future.set_exception(failure)
        else:
            self.future.set_result(result)


class Store:
    """One SQLite file. Open it, use it from any event loop, close it."""

    def __init__(self, folder: Path) -> None:
        """Open or create `folder/tables.sqlite3`. `StoreError` with a sentence where that is impossible."""
        self.path = folder / "tables.sqlite3"
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = 0  # for the tests: fewer than jobs when jobs come in groups
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            connection = self._connect()
            found = connection.execute("PRAGMA user_version").fetchone()[0]
            if found > VERSION:
                raise StoreError(
                    f"{self.path} was written by a newer Cheeseboard (format {found}, this one knows {VERSION})."
                )
            _bring_up(connection)
            connection.close()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The tables cannot be kept in {folder}: {error}") from error
        self._reader = self._connect()
        self._reading = threading.Lock()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    # -- the writer ------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        connection = self._connect()
        stop = False
        while not stop:
            jobs = [self._jobs.get()]
            while len(jobs) < GROUP:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            stop = None in jobs
            self._group(connection, [job for job in jobs if job is not None])
        connection.close()

    def _group(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        if not jobs:
            return
        outcomes: list[tuple[Any, BaseException | None]] = []
        alone = len(jobs) == 1  # the usual case: every statement less is one wait less for the loop's thread
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                if not alone:
                    connection.execute("SAVEPOINT job")
                try:
                    outcomes.append((job.work(connection), None))
                except Exception as error:  # noqa: BLE001  (handed to whoever asked)
                    connection.execute("ROLLBACK" if alone else "ROLLBACK TO job")
                    outcomes.append((None, error))
                if not alone:
                    connection.execute("RELEASE job")
            if connection.in_transaction:
                connection.execute("COMMIT")
                self.commits += 1
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            outcomes = [(None, StoreError(f"could not be written: {error}"))] * len(jobs)
        loops: dict[asyncio.AbstractEventLoop, list[tuple[_Job, Any, BaseException | None]]] = {}
        for job, (result, failure) in zip(jobs, outcomes, strict=True):
            loops.setdefault(job.loop, []).append((job, result, failure))
        for loop, settled in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, settled)  # one call for the group: each wakes the loop

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the writer and wait until it is durable."""
        if self._closed:
            raise StoreError("the server is going down")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
        return await future

    def close(self) -> None:
        """Write what waits, then stop. Harmless when repeated."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        self._thread.join(timeout=10)
        with self._reading:
            self._reader.close()

    # -- what the server asks --------------------------------------------------------------------------------------

    def secret(self, fresh: bytes) -> bytes:
        """The key of this data folder's cookies; `fresh` becomes it when there is none yet. Blocks: for start-up."""
        with self._reading:
            self._reader.execute("INSERT OR IGNORE INTO meta VALUES('secret', ?)", (fresh,))
            found: bytes = self._reader.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0]
        return found

    async def create(self, row: TableRow) -> None:
        """A new table with its seats and first events."""
        created = row.created or time.time()

        def work(c: sqlite3.Connection) -> None:
            c.execute(
                "INSERT INTO tables(id, game, header, host, invite, created, clock, clock_set)"
                " VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
                (row.id, row.game, row.header, row.host, row.invite, created, row.clock, row.clock_set or created),
            )
            _put_seats(c, row.id, row.seats)
            _put_events(c, row.id, 1, row.events, key=None, answer=b"", at=created)

        await self.do(work)

    async def append(
        self,
        table: str,
        first: int,
        bodies: Iterable[bytes],
        *,
        key: str | None,
        answer: bytes,
        seats: Iterable[SeatRow] = (),
        seen: Iterable[tuple[str, str, str]] = (),
        at: float | None = None,
    ) -> None:
        """Write events numbered from `first`, and changed seats, all or nothing. `at`: when they happened; None = now.

        `seen`: (person, game, question) that somebody has seen with them.

        `key` and `answer` go with the first event. Raises `Repeated` or `LostRace`.
        """
        events = tuple(bodies)
        changed, learnt = tuple(seats), tuple(seen)
        moment = time.time() if at is None else at

        def work(c: sqlite3.Connection) -> None:
            try:
                _put_events(c, table, first, events, key=key, answer=answer, at=moment)
            except sqlite3.IntegrityError as error:
                known = c.execute("SELECT answer FROM events WHERE match = ? AND key = ?", (table, key)).fetchone()
                if known is not None:
                    raise Repeated(known[0]) from error
                raise LostRace(f"number {first} of {table} is taken") from error
            _put_seats(c, table, changed)
            if learnt:
                c.executemany("INSERT OR IGNORE INTO seen VALUES(?, ?, ?, ?)", [(*one, moment) for one in learnt])

        await self.do(work)

    async def set_crew(self, table: str, seat: int, crew: Iterable[CrewRow]) -> None:
        """Who sits at a seat beside its holder, from now on."""
        rows = [(table, seat, one.person, one.name, place) for place, one in enumerate(crew)]

        def work(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM crew WHERE match = ? AND seat = ?", (table, seat))
            c.executemany("INSERT INTO crew(match, seat, person, name, place) VALUES(?, ?, ?, ?, ?)", rows)

        await self.do(work)

    async def seen(self, people: Iterable[str], game: str) -> frozenset[str]:
        """The questions of a game that any of these people has seen."""
        found: set[str] = set()
        for person in set(people):
            rows = await self._read("SELECT question FROM seen WHERE person = ? AND game = ?", (person, game))
            found.update(str(row[0]) for row in rows)
        return frozenset(found)

    async def set_clock(self, table: str, seconds: int, at: float) -> None:
        """From `at` on, so many seconds for a decision; 0 = no clock."""

        def work(c: sqlite3.Connection) -> None:
            c.execute("UPDATE tables SET clock = ?, clock_set = ? WHERE id = ?", (seconds, at, table))

        await self.do(work)

    async def timed(self, seconds: int) -> list[tuple[str, float]]:
        """Games that run with so many seconds for a decision: id, and when something happened there last."""
        rows = await self._read(
            "SELECT t.id, MAX(t.clock_set, (SELECT MAX(at) FROM events WHERE match = t.id)) FROM tables t"
            " WHERE t.clock = ?"
            " AND NOT EXISTS(SELECT 1 FROM events WHERE match = t.id AND instr(body, ?))",
            (seconds, b'"kind":"end"'),
        )
        return [(str(id_), float(last or 0)) for id_, last in rows]

    async def load(self, table: str) -> TableRow | None:
        """A table with its seats and all its events, or None."""

        def work() -> TableRow | None:
            with self._reading:
                c = self._reader
                c.execute("BEGIN")  # one snapshot for all questions
                try:
                    row = c.execute(
                        "SELECT id, game, header, host, invite, created, clock, clock_set FROM tables WHERE id = ?",
                        (table,),
                    ).fetchone()
                    seats = c.execute(
                        "SELECT seat, kind, person, name, level FROM seats WHERE match = ? ORDER BY seat", (table,)
                    ).fetchall()
                    crew = c.execute(
                        "SELECT seat, person, name FROM crew WHERE match = ? ORDER BY seat, place", (table,)
                    ).fetchall()
                    events = c.execute(
                        "SELECT body, key, answer, at FROM events WHERE match = ? ORDER BY number", (table,)
                    ).fetchall()
                finally:
                    c.execute("COMMIT")
            if row is None:
                return None
            id_, game, header, host, invite, created, clock, clock_set = row
            return TableRow(
                id_,
                game,
                header,
                host,
                invite,
                created,
                seats=tuple(SeatRow(*s) for s in seats),
                crew=tuple(CrewRow(*one) for one in crew),
                events=tuple(body for body, _, _, _ in events),
                answers=tuple((key, answer) for _, key, answer, _ in events if key is not None),
                clock=clock,
                clock_set=clock_set,
                times=tuple(at for _, _, _, at in events),
            )

        return await asyncio.to_thread(work)

    async def count(self, table: str) -> int:
        """How many events the table has on disk."""
        return (await self.counts([table])).get(table, 0)

    async def counts(self, tables: Iterable[str]) -> dict[str, int]:
        """How many events each of these tables has on disk: numbers are dense, so the last one tells."""
        wanted = list(tables)

        def work() -> dict[str, int]:
            found = {}
            with self._reading:
                for table in wanted:
                    row = self._reader.execute("SELECT MAX(number) FROM events WHERE match = ?", (table,)).fetchone()
                    found[table] = int(row[0] or 0)
            return found

        return await asyncio.to_thread(work)

    async def invited(self, token: str) -> str | None:
        """The table an invite link leads to."""
        rows = await self._read("SELECT id FROM tables WHERE invite = ?", (token,))
        return str(rows[0][0]) if rows else None

    async def tables_of(self, person: str, at_most: int = 12) -> list[tuple[str, str, float]]:
        """Newest first: id, game and time of the tables that a person hosts or sits at."""
        rows = await self._read(
            "SELECT id, game, created FROM tables WHERE host = ?1 OR id IN (SELECT match FROM seats WHERE person = ?1)"
            " OR id IN (SELECT match FROM crew WHERE person = ?1)"
            " ORDER BY created DESC LIMIT ?2",
            (person, at_most),
        )
        return [(str(i), str(g), float(t)) for i, g, t in rows]

    async def version(self) -> int:
        """A number that changes when another process has committed: the writer's own commits do not move it."""

        def work(c: sqlite3.Connection) -> int:
            return int(c.execute("PRAGMA data_version").fetchone()[0])

        return await self.do(work)

    async def rows(self, question: str, values: tuple[Any, ...]) -> list[Any]:
        """The rows that a question finds, for the parts of the server that keep tables of their own here."""
        return await self._read(question, values)

    async def _read(self, question: str, values: tuple[Any, ...]) -> list[Any]:
        def work() -> list[Any]:
            with self._reading:
                return self._reader.execute(question, values).fetchall()

        return await asyncio.to_thread(work)


def _bring_up(c: sqlite3.Connection) -> None:
    """Make the tables of a new file, or bring an older file up to `VERSION`, step by step and all or nothing."""
    c.execute("BEGIN IMMEDIATE")
    try:
        found = c.execute("PRAGMA user_version").fetchone()[0]  # only one of several processes does it
        if c.execute("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'").fetchone()[0]:
            for version in range(max(found, 1) + 1, VERSION + 1):
                for statement in STEPS[version]:
                    c.execute(statement)
        for statement in SCHEMA.split(";"):
            c.execute(statement)
        c.execute(f"PRAGMA user_version = {VERSION}")
    except BaseException:
        c.execute("ROLLBACK")
        raise
    c.execute("COMMIT")


def _put_events(
    c: sqlite3.Connection, table: str, first: int, bodies: Iterable[bytes], *, key: str | None, answer: bytes, at: float
) -> None:
    c.executemany(
        "INSERT INTO events(match, number, key, answer, body, at) VALUES(?, ?, ?, ?, ?, ?)",
        [
            (table, first + i, key if i == 0 else None, answer if i == 0 else None, body, at)
            for i, body in enumerate(bodies)
        ],
    )


def _settle(jobs: list[tuple[_Job, Any, BaseException | None]]) -> None:
    for job, result, failure in jobs:
        job.settle(result, failure)


def _put_seats(c: sqlite3.Connection, table: str, seats: Sequence[SeatRow]) -> None:
    if not seats:
        return
    c.executemany(
        "INSERT OR REPLACE INTO seats VALUES(?, ?, ?, ?, ?, ?)",
        [(table, s.seat, s.kind, s.person, s.name, s.level) for s in seats],
    )
