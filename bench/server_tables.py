"""How long a move over the WebSocket takes with many tables open: `python bench/server_tables.py`.

A server in a process of its own with its real disk log; every table has two seats, each with a socket. Timed is what a
person feels: from the move being sent to the answer that says it is durable. Where the machine has several cores, the
server has one for itself and the players have another. With `--rounds 5` all tables are closed and as many others
opened, five times: the server's memory, printed after each round, must not grow for ever.

Other programs on the machine make every time longer but hardly change the work that a move is. So the lines below the
first say how to read it: the server's processor time for each move; how late the event loops of the server and of the
players were (the players' own lateness is in the times above); how long commits took on this disk; and how long the two
had to wait for a core, beside what a loop of plain counting got of one. With `--stages` the way of a move is timed too.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cheeseboard.server.serve import raise_file_limit
from server_probe import Lag, quantile, waited

SECONDS = 20
FORGET = 3.0  # s after which the server forgets a table nobody looks at
SPINS = 300  # pieces of plain counting, about a millisecond each


@dataclass
class Load:
    """What the players of a run share."""

    port: int
    cookies: str
    tables: int
    rate: float
    ready: int = 0
    stop: float = float("inf")
    took: list[float] = field(default_factory=list)
    sent: int = 0  # characters of scenes that came with moves


class Seat:
    """One seat's socket: what it may play, and when the answer came."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.moves: list[str] = []  # legal now, in notation
        self.told = False  # has a scene come since the last move
        self.sent = 0  # characters, of scenes
        self.answered = asyncio.Event()

    async def read(self) -> None:
        """Remember what comes, until the end."""
        async for raw in self.ws:
            text = str(raw)
            if text.startswith('{"t":"answer"'):
                self.answered.set()
            elif text.startswith('{"t":"scene"'):
                self.sent += len(text)
                self.told = True
                self.take(json.loads(text).get("moves"))

    def take(self, moves: list[dict[str, str]] | dict[str, Any] | None) -> None:
        """The moves of a scene, whole or as what has changed; None = the same as before."""
        if isinstance(moves, dict):
            changed = [move["text"] for move in moves.get("put", ())]
            self.moves = [*(set(self.moves) - set(moves.get("gone", ())) | set(changed))]
        elif moves is not None:
            self.moves = [move["text"] for move in moves]

    async def play(self) -> float:
        """Play a random legal move; seconds until it was durable, or 0 where it is not this seat's turn."""
        if not self.moves or not self.told:
            return 0.0
        self.answered.clear()
        self.told = False
        began = time.perf_counter()
        await self.ws.send(json.dumps({"t": "play", "key": os.urandom(8).hex(), "text": random.choice(self.moves)}))
        await self.answered.wait()
        return time.perf_counter() - began


async def play_table(load: Load, table: str) -> None:
    """Both seats of a table, at its share of the rate."""
    seats = []
    for number in (0, 1):
        url = f"ws://127.0.0.1:{load.port}/table/{table}/ws?seat={number}"
        ws = await connect(url, additional_headers={"Cookie": load.cookies}, max_size=None, open_timeout=120)
        seats.append(Seat(ws))
        await ws.send('{"t":"hello","seen":0}')
    readers = [asyncio.create_task(seat.read()) for seat in seats]
    while not all(seat.told for seat in seats):
        await asyncio.sleep(0.2)
    load.ready += 1
    while load.ready < load.tables:
        await asyncio.sleep(0.2)
    share = load.tables / load.rate
    await asyncio.sleep(2 + random.random() * share)
    before = sum(seat.sent for seat in seats)
    while time.monotonic() < load.stop:
        for seat in seats:
            took = await seat.play()
            if took:
                load.took.append(took)
                break
        await asyncio.sleep(share * random.uniform(0.8, 1.2))
    load.sent += sum(seat.sent for seat in seats) - before
    for seat in seats:
        await seat.ws.close()
    await asyncio.gather(*readers)


class Probed:
    """The server in a process of its own, and what its probes say."""

    def __init__(self, folder: str, core: int | None, stages: bool) -> None:
        wanted = {"folder": folder, "forget": FORGET, "core": core, "stages": stages}
        command = [sys.executable, str(Path(__file__).with_name("server_probe.py")), json.dumps(wanted)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def ask(self, word: str) -> dict[str, Any]:
        """`begin` to count from now on, `report` for what was counted."""
        assert self.process.stdin is not None
        print(word, file=self.process.stdin, flush=True)
        found: dict[str, Any] = json.loads(self._line())
        return found


@dataclass
class Run:
    """What came of a round. Times in s."""

    tables: int
    seconds: float
    took: list[float]
    sent: int  # characters of scenes that came with moves
    server: dict[str, Any]
    late: list[float]  # of the players' own loop
    waited: float | None  # for a core, by the players

    def lines(self) -> list[str]:
        """As a person reads it."""
        n, told = len(self.took), self.server
        p50, p99, longest = (1e3 * quantile(self.took, share) for share in (0.5, 0.99, 1.0))
        wall = told["wall"]
        lag, commit, collector = told["lag"], told["commit"], told["collector"]
        jobs = commit["jobs"] / max(1, commit["groups"])
        lines = [
            f"{self.tables} tables, {n / self.seconds:.0f} moves/s: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest"
            f" {longest:.1f} ms, {self.sent / n / 1000:.1f} KB of scenes a move",
            f"  server: {1e3 * told['cpu'] / n:.2f} ms of processor a move, {100 * told['cpu'] / wall:.0f} % of a core;"
            f" loop late p50 {1e3 * lag['p50']:.1f}, p99 {1e3 * lag['p99']:.1f}, longest {1e3 * lag['longest']:.1f} ms;"
            f" waited for a core {_share(told['waited'], wall)}",
            f"  disk: {commit['groups']} commits of {jobs:.1f} jobs, p50 {1e3 * commit['p50']:.1f}, p99"
            f" {1e3 * commit['p99']:.1f} ms; collector: longest pause {1e3 * collector['longest']:.1f} ms",
            f"  players: loop late p50 {1e3 * quantile(self.late, 0.5):.1f}, p99 {1e3 * quantile(self.late, 0.99):.1f},"
            f" longest {1e3 * max(self.late):.1f} ms; waited for a core {_share(self.waited, wall)}",
        ]
        for name, stage in told["stages"].items():
            lines.append(
                f"  {name:32} {stage['calls'] / n:6.2f} a move, {1e3 * stage['sum'] / n:7.3f} ms a move, p99"
                f" {1e3 * stage['p99']:7.2f}, longest {1e3 * stage['longest']:7.2f} ms"
            )
        return lines


def _share(waited: float | None, wall: float) -> str:
    return "?" if waited is None else f"{100 * waited / wall:.0f} % of the time"


async def measure(server: Probed, tables: int, rate: float, seconds: float) -> Run:
    """Set the tables, play, close them."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as browser:
        await browser.get("/")
        form = {"players": "2", "seat0": "me", "seat1": "here"}
        ids = [(await browser.post("/new/chou", data=form)).headers["location"].split("/")[-1] for _ in range(tables)]
        cookies = "; ".join(f"{c.name}={c.value}" for c in browser.cookies.jar)
    load = Load(server.port, cookies, tables, rate)
    players = [asyncio.create_task(play_table(load, one)) for one in ids]
    while load.ready < tables:
        await asyncio.sleep(0.2)
    load.stop = time.monotonic() + seconds + 2
    await asyncio.sleep(2)
    server.ask("begin")
    lag, before = Lag(), waited()
    watching = asyncio.create_task(lag.watch())
    await asyncio.sleep(seconds)
    told, after = server.ask("report"), waited()
    watching.cancel()
    await asyncio.gather(*players)
    mine = None if before is None or after is None else after - before
    return Run(tables, seconds, load.took, load.sent, told, lag.late, mine)


def spin() -> str:
    """What plain counting gets of a core just now: 100 % and no pauses on a machine that has nothing else to do."""
    took = []
    cpu, wall = time.process_time(), time.perf_counter()
    for _ in range(SPINS):
        began = time.perf_counter()
        sum(range(60_000))
        took.append(time.perf_counter() - began)
    got = (time.process_time() - cpu) / (time.perf_counter() - wall)
    return (
        f"plain counting gets {100 * got:.0f} % of a core; the same piece takes {1e3 * min(took):.1f} to"
        f" {1e3 * max(took):.1f} ms, {1e3 * quantile(took, 0.5):.1f} as a rule"
    )


def memory(pid: int) -> str:
    """What a process holds in memory, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return "?"
    return next(f"{int(line.split()[1]) // 1024} MB" for line in status.open() if line.startswith("VmRSS"))


def cores() -> tuple[int | None, int | None]:
    """One core for the server, another for the players, where that can be had."""
    if hasattr(os, "sched_getaffinity"):
        mine = sorted(os.sched_getaffinity(0))
        if len(mine) > 1:
            return mine[0], mine[1]
    return None, None


def main() -> None:
    """Start a server, measure, stop it."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    ask.add_argument("--tables", type=int, default=1000)
    ask.add_argument("--rate", type=float, default=100.0, help="moves a second, all tables together")
    ask.add_argument("--rounds", type=int, default=1, help="how often all tables are opened, played at and closed")
    ask.add_argument("--seconds", type=float, default=SECONDS, help="of play in a round")
    ask.add_argument("--stages", action="store_true", help="time the stages of a move inside the server")
    given = ask.parse_args()
    raise_file_limit()
    gc.disable()  # the players' pauses are not the server's
    first, second = cores()
    print(spin(), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Probed(folder, first, given.stages)
        if second is not None:
            os.sched_setaffinity(0, {second})
        try:
            for number in range(given.rounds):
                run = asyncio.run(measure(server, given.tables, given.rate, given.seconds))
                held = memory(server.process.pid)
                if number < given.rounds - 1:
                    time.sleep(2 * FORGET)
                first_line, *others = run.lines()
                print("\n".join([f"{first_line}, server {held}", *others]), flush=True)
                gc.collect()
        finally:
            server.process.terminate()
            server.process.wait()
    print(spin())


if __name__ == "__main__":
    main()
