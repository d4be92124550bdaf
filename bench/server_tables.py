"""How long a move over the WebSocket takes with many tables open: `python bench/server_tables.py`.

A server in a process of its own with its real disk log; every table has two seats, each with a socket. Timed is what a
person feels: from the move being sent to the answer that says it is durable. Where the machine has several cores, the
server has one for itself and the players have another. With `--rounds 5` all tables are closed and as many others
opened, five times: the server's memory, printed after each round, must not grow for ever.
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

SECONDS = 20
FORGET = 3.0  # s after which the server forgets a table nobody looks at
SERVER = """
import sys
from pathlib import Path
from cheeseboard.server.app import build
from cheeseboard.server.serve import Server, config, listen, raise_file_limit
from cheeseboard.server.settings import Settings
raise_file_limit()
limits = dict(posts_burst=10**6, posts_per_second=1e6, sockets_per_address=10**6)
settings = Settings(data=Path(sys.argv[1]), idle_after=float(sys.argv[2]), **limits)
sock = listen("127.0.0.1", 0, try_next=False)
print(sock.getsockname()[1], flush=True)
Server(config(build(settings), settings)).run(sockets=[sock])
"""


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


async def measure(port: int, tables: int, rate: float, seconds: float) -> str:
    """Set the tables, play, close them; the times as a line of text."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as browser:
        await browser.get("/")
        form = {"players": "2", "seat0": "me", "seat1": "here"}
        ids = [(await browser.post("/new/chou", data=form)).headers["location"].split("/")[-1] for _ in range(tables)]
        cookies = "; ".join(f"{c.name}={c.value}" for c in browser.cookies.jar)
    load = Load(port, cookies, tables, rate)
    players = [asyncio.create_task(play_table(load, one)) for one in ids]
    while load.ready < tables:
        await asyncio.sleep(0.2)
    load.stop = time.monotonic() + seconds + 2
    await asyncio.gather(*players)
    took = sorted(load.took)
    n = len(took)
    p50, p99, longest = took[n // 2] * 1e3, took[int(n * 0.99)] * 1e3, took[-1] * 1e3
    speed = f"{tables} tables, {n / seconds:.0f} moves/s: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.1f} ms"
    return f"{speed}, {load.sent / n / 1000:.1f} KB of scenes a move"


def memory(pid: int) -> str:
    """What a process holds in memory, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return "?"
    return next(f"{int(line.split()[1]) // 1024} MB" for line in status.open() if line.startswith("VmRSS"))


def share_cores(server: int) -> None:
    """One core for the server, another for the players, where that can be had."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            os.sched_setaffinity(server, {cores[0]})
            os.sched_setaffinity(0, {cores[1]})


def main() -> None:
    """Start a server, measure, stop it."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    ask.add_argument("--tables", type=int, default=1000)
    ask.add_argument("--rate", type=float, default=100.0, help="moves a second, all tables together")
    ask.add_argument("--rounds", type=int, default=1, help="how often all tables are opened, played at and closed")
    ask.add_argument("--seconds", type=float, default=SECONDS, help="of play in a round")
    given = ask.parse_args()
    raise_file_limit()
    gc.disable()  # the players' pauses are not the server's
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, folder, str(FORGET)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline())
                share_cores(server.pid)
                for number in range(given.rounds):
                    line = asyncio.run(measure(port, given.tables, given.rate, given.seconds))
                    held = memory(server.pid)
                    if number < given.rounds - 1:
                        time.sleep(2 * FORGET)
                    print(f"{line}, server {held}", flush=True)
                    gc.collect()
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
