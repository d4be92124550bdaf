"""How long a move over the WebSocket takes with many tables open: `python bench/server_tables.py [tables] [moves/s]`.

A server in a process of its own with its real disk log; every table has two seats, each with a socket. Timed is what a
person feels: from the move being sent to the answer that says it is durable.
"""

from __future__ import annotations

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

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cheeseboard.server.serve import raise_file_limit

SECONDS = 20
SERVER = """
import sys
from pathlib import Path
from cheeseboard.server.app import build
from cheeseboard.server.serve import Server, config, listen, raise_file_limit
from cheeseboard.server.settings import Settings
raise_file_limit()
settings = Settings(data=Path(sys.argv[1]), posts_burst=10**6, posts_per_second=1e6, sockets_per_address=10**6)
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


class Seat:
    """One seat's socket: the last scene, and when the answer came."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.scene = ""
        self.answered = asyncio.Event()

    async def read(self) -> None:
        """Remember what comes, until the end."""
        async for raw in self.ws:
            text = str(raw)
            if text.startswith('{"t":"answer"'):
                self.answered.set()
            elif text.startswith('{"t":"scene"'):
                self.scene = text

    async def play(self) -> float:
        """Play a random legal move; seconds until it was durable, or 0 where it is not this seat's turn."""
        moves = json.loads(self.scene)["moves"] if self.scene else []
        if not moves:
            return 0.0
        self.answered.clear()
        self.scene = ""
        began = time.perf_counter()
        await self.ws.send(json.dumps({"t": "play", "key": os.urandom(8).hex(), "text": random.choice(moves)["text"]}))
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
    while not all(seat.scene for seat in seats):
        await asyncio.sleep(0.2)
    load.ready += 1
    while load.ready < load.tables:
        await asyncio.sleep(0.2)
    share = load.tables / load.rate
    await asyncio.sleep(2 + random.random() * share)
    while time.monotonic() < load.stop:
        for seat in seats:
            took = await seat.play()
            if took:
                load.took.append(took)
                break
        await asyncio.sleep(share * random.uniform(0.8, 1.2))
    for seat in seats:
        await seat.ws.close()
    await asyncio.gather(*readers)


async def measure(port: int, tables: int, rate: float) -> None:
    """Set the tables, play, print one line."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as browser:
        await browser.get("/")
        form = {"players": "2", "seat0": "me", "seat1": "here"}
        ids = [(await browser.post("/new/chou", data=form)).headers["location"].split("/")[-1] for _ in range(tables)]
        cookies = "; ".join(f"{c.name}={c.value}" for c in browser.cookies.jar)
    load = Load(port, cookies, tables, rate)
    players = [asyncio.create_task(play_table(load, one)) for one in ids]
    while load.ready < tables:
        await asyncio.sleep(0.2)
    load.stop = time.monotonic() + SECONDS + 2
    await asyncio.gather(*players)
    took = sorted(load.took)
    n = len(took)
    p50, p99, longest = took[n // 2] * 1e3, took[int(n * 0.99)] * 1e3, took[-1] * 1e3
    print(f"{tables} tables, {n / SECONDS:.0f} moves/s: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.1f} ms")


def main() -> None:
    """Start a server, measure, stop it."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rate = float(sys.argv[2]) if len(sys.argv) > 2 else 100.0
    raise_file_limit()
    gc.disable()  # the players' pauses are not the server's
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline())
                asyncio.run(measure(port, tables, rate))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
