"""The server that `server_tables.py` plays at, with probes that say where its time goes. Started by it, not by hand.

Argument: what to serve, as JSON. It prints its port; then it answers every line on its input: `begin` starts to count,
`report` gives as JSON what was counted since. Nothing of the server itself is changed: with `stages`, functions of it
are wrapped by a stop-watch here, which costs a few microseconds a call.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import inspect
import json
import os
import sys
import threading
import time
from asyncio import events
from collections.abc import Callable
from pathlib import Path
from typing import Any

BEAT = 0.01  # s between two looks at how late the loop is


def quantile(values: list[float], share: float) -> float:
    """The value below which that share of all values lies; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Lag:
    """How late the loop of this thread comes to what is due: what every frame that arrives has to wait, too."""

    def __init__(self) -> None:
        self.late: list[float] = []  # s

    async def watch(self) -> None:
        """Until it is cancelled."""
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.late.append(max(0.0, time.perf_counter() - due))


def waited(task: str = "self") -> float | None:
    """Seconds that a thread was ready to run and had no core, where Linux tells: other programs' doing."""
    path = Path(f"/proc/{task}/schedstat")
    try:
        return int(path.read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return None


class Probes:
    """What is counted between `begin` and `report`."""

    def __init__(self) -> None:
        self.lag = Lag()
        self.pauses: list[float] = []  # s, of the garbage collector
        self.groups: list[tuple[int, float]] = []  # jobs in a commit, and s until it was on disk
        self.stages: dict[str, list[float]] = {}  # name -> s of each call
        self._began = 0.0
        gc.callbacks.append(self._collects)
        self.begin()

    def _collects(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self.pauses.append(time.perf_counter() - self._began)

    def begin(self) -> None:
        """Forget what was counted."""
        for kept in (self.lag.late, self.pauses, self.groups, self.stages):
            kept.clear()
        self._cpu, self._wall, self._waited = time.process_time(), time.perf_counter(), waited()

    def report(self) -> dict[str, Any]:
        """Times in s. `waited` is null where the system does not tell."""
        now = waited()
        late = list(self.lag.late)
        return {
            "cpu": time.process_time() - self._cpu,
            "wall": time.perf_counter() - self._wall,
            "waited": None if now is None or self._waited is None else now - self._waited,
            "lag": {"p50": quantile(late, 0.5), "p99": quantile(late, 0.99), "longest": max(late, default=0.0)},
            "collector": {"pauses": len(self.pauses), "longest": max(self.pauses, default=0.0)},
            "commit": {
                "groups": len(self.groups),
                "jobs": sum(jobs for jobs, _ in self.groups),
                "p50": quantile([took for _, took in self.groups], 0.5),
                "p99": quantile([took for _, took in self.groups], 0.99),
            },
            "stages": {
                name: {"calls": len(took), "sum": sum(took), "p99": quantile(took, 0.99), "longest": max(took)}
                for name, took in sorted(self.stages.items())
            },
        }

    # -- stop-watches ----------------------------------------------------------------------------------------------

    def watch_store(self) -> None:
        """Count the group commits; the stop-watch runs in the writer's own thread."""
        from cheeseboard.server.store import Store

        group = Store._group
        probes = self

        def timed(self: Store, connection: Any, jobs: list[Any]) -> None:
            began = time.perf_counter()
            group(self, connection, jobs)
            if jobs:
                probes.groups.append((len(jobs), time.perf_counter() - began))

        Store._group = timed  # type: ignore[method-assign]

    def watch(self, owner: Any, name: str, label: str) -> None:
        """Time every call of a function; of an async one, with all it waits for."""
        inner = inspect.getattr_static(owner, name)
        kind = type(inner) if isinstance(inner, classmethod | staticmethod) else None
        setattr(owner, name, kind(self._timed(inner.__func__, label)) if kind else self._timed(inner, label))

    def _timed(self, inner: Callable[..., Any], label: str) -> Callable[..., Any]:
        def note(began: float) -> None:
            self.stages.setdefault(label, []).append(time.perf_counter() - began)

        if inspect.iscoroutinefunction(inner):

            @functools.wraps(inner)
            async def awaited(*args: Any, **named: Any) -> Any:
                began = time.perf_counter()
                try:
                    return await inner(*args, **named)
                finally:
                    note(began)

            return awaited

        @functools.wraps(inner)
        def called(*args: Any, **named: Any) -> Any:
            began = time.perf_counter()
            try:
                return inner(*args, **named)
            finally:
                note(began)

        return called

    def watch_stages(self) -> None:
        """The way of a move: read, referee, written, drawn, compared, sent; and how long the loop is held at a time."""
        from cheeseboard.match import Match
        from cheeseboard.server import frames, render, socket, table
        from cheeseboard.server.picture import Picture
        from cheeseboard.server.store import Store

        self.watch(frames, "read", "1 frame read")
        self.watch(table.Table, "play", "2 command, all of it (waits)")
        self.watch(Match, "play", "3 referee")
        self.watch(Match, "pack_events", "4 events packed")
        self.watch(Store, "append", "5 written (waits)")
        self.watch(table.Table, "scene", "6 picture, all of it")
        self.watch(render, "scene", "6a scene in words")
        self.watch(Picture, "of", "6b picture made")
        self.watch(Picture, "having", "6c picture of a browser")
        self.watch(Picture, "since", "7 difference")
        self.watch(render, "entries", "8 log in words")
        self.watch(socket.Socket, "_put", "9 frame sent (waits)")
        self.watch(events.Handle, "_run", "0 loop held")


def main() -> None:
    """Serve until the process that started this one ends it."""
    wanted = json.loads(sys.argv[1])
    from cheeseboard.server.app import build
    from cheeseboard.server.serve import Server, config, listen, raise_file_limit
    from cheeseboard.server.settings import Settings

    probes = Probes()
    probes.watch_store()
    if wanted["stages"]:
        probes.watch_stages()

    class Probed(Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets=sockets)
            self.watching = asyncio.create_task(probes.lag.watch())

    def answer() -> None:
        for line in sys.stdin:
            if line.strip() == "begin":
                probes.begin()
            print(json.dumps(probes.report()), flush=True)

    raise_file_limit()
    limits: dict[str, Any] = {"posts_burst": 10**6, "posts_per_second": 1e6, "sockets_per_address": 10**6}
    settings = Settings(data=Path(wanted["folder"]), idle_after=wanted["forget"], **limits)
    sock = listen("127.0.0.1", 0, try_next=False)
    print(sock.getsockname()[1], flush=True)
    threading.Thread(target=answer, daemon=True).start()
    if wanted["core"] is not None:
        os.sched_setaffinity(0, {wanted["core"]})
    Probed(config(build(settings), settings)).run(sockets=[sock])


if __name__ == "__main__":
    main()
