"""Measuring: how fast games are played, cloned and compiled, and connect four beside other frameworks' own.

A move is one action applied by a seat, its legal actions enumerated; draws are counted apart. Figures for one core are
over processor time (others may be using the machine), figures for all cores over wall clock; medians of ROUNDS rounds.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from cheeseboard import games as shelf
from cheeseboard.kernel import BadOption, Game, seeded, view
from cheeseboard.kernel.batch import StuckGame, cores
from cheeseboard.kernel.record import States

ROUNDS = 5
Progress = Callable[[float, float, str], None]


@dataclass(frozen=True, slots=True)
class Measurement:
    """One game with one set of options."""

    id: str
    options: dict[str, Any]
    moves_per_second_core: float
    games_per_second_core: float
    draws_per_second_core: float
    moves_per_second_all: float
    games_per_second_all: float
    cores: int
    clone_ns: float
    state_bytes: int
    interpreted_us: float  # processor time a move, its legal actions and the draws between included
    cold_seconds: float = 0.0  # a fresh process compiles every entry point, wall clock from its start; 0 = not measured
    warm_seconds: float = 0.0  # a fresh process loads them all


@dataclass(frozen=True, slots=True)
class Peer:
    """One framework's connect four in the same run."""

    name: str
    version: str
    moves_per_second: float
    slower: float  # how many times slower than our compiled play-out; < 1 is faster


@dataclass(slots=True)
class Peers:
    """What ran, ours first, and a sentence for each framework that is not there."""

    ran: list[Peer] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


class Loop:
    """The timed play-out loop on buffers of its own: one per thread."""

    def __init__(self, game: Game, options: States, seed: int) -> None:
        size = max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8)
        self.space = game.compiled()
        self.states, self.options, self.rng, self.seed = game.State.zeros(2), options, seeded(0), seed
        self.out, self.weights, self.tally = np.zeros(size, np.int32), np.zeros(size, np.int32), np.zeros(2, np.int64)

    def games(self, count: int) -> tuple[int, int]:
        """Play `count` games; (moves, draws). Raises StuckGame."""
        self.tally[:] = 0
        self.seed += 1
        at: tuple[Any, ...] = (self.states, self.options, self.rng, self.seed, count)
        done = self.space.play_timed(*at, self.out, self.weights, self.tally)
        if done != count:
            raise StuckGame(f"game {done} of seed {self.seed} does not end")
        return int(self.tally[0]), int(self.tally[1])


def _enough(once: Callable[[int], Any], seconds: float, clock: Callable[[], float] = time.thread_time) -> int:
    """How many repetitions take about `seconds`, found by doubling; compiling is left out."""
    once(1)
    count = 1
    while True:
        start = clock()
        once(count)
        took = clock() - start
        if took >= seconds / 4 or count >= 1 << 40:
            return max(1, round(count * seconds / max(took, 1e-9)))
        count *= 2


def _core(loop: Loop, seconds: float) -> tuple[float, float, float]:
    """Moves, games and draws a second of processor time."""
    count = _enough(loop.games, seconds / ROUNDS)
    rates = []
    for _ in range(ROUNDS):
        start = time.thread_time()
        moves, draws = loop.games(count)
        took = time.thread_time() - start
        rates.append((moves / took, count / took, draws / took))
    rates.sort()
    return rates[ROUNDS // 2]


def _all_cores(game: Game, options: States, per_second: float, seconds: float) -> tuple[float, float]:
    """Moves and games a second of wall clock, a thread on every core."""
    loops = [Loop(game, options, 1000 * (k + 1)) for k in range(cores())]
    count = max(1, round(per_second * seconds / 2))
    with ThreadPoolExecutor(len(loops)) as pool:
        start = time.perf_counter()
        moves = sum(m for m, _ in pool.map(lambda loop: loop.games(count), loops))
        took = time.perf_counter() - start
    return moves / took, count * len(loops) / took


def _clone_ns(game: Game, seconds: float) -> float:
    """Nanoseconds of one compiled clone of a state that is at hand."""
    run = game.compiled().copy_timed
    states = game.State.zeros(2)
    count = _enough(lambda n: run(states, n), seconds / ROUNDS)
    took = []
    for _ in range(ROUNDS):
        start = time.thread_time()
        run(states, count)
        took.append(time.thread_time() - start)
    return statistics.median(took) / count * 1e9


def _interpreted_us(game: Game, options: States, seconds: float) -> float:
    """Microseconds of processor time a move, interpreted."""
    plain = game.interpreted()
    states, rng = game.State.zeros(), seeded(0)
    s, o, r = view(states), view(options), view(rng)
    out, weights = game.buffer(), game.buffer()
    moves, number = 0, 0
    start = time.thread_time()
    while time.thread_time() - start < seconds or not moves:
        plain.stream(r, 1, number)
        plain.begin(s, o)
        moves += plain.play(s, r, out, weights, 1 << 20) & 0xFFFFFFFF
        number += 1
    return (time.thread_time() - start) / moves * 1e6


def compile_seconds(game: Game) -> tuple[float, float]:
    """Wall-clock seconds in which a fresh process has every entry point ready: (cache empty, cache filled)."""
    took = []
    command = [sys.executable, "-m", "cheeseboard.kernel.warm", "0", game.package]
    with tempfile.TemporaryDirectory() as folder:
        paths = os.pathsep.join(p for p in sys.path if p)
        env = {**os.environ, "CHEESEBOARD_CACHE": folder, "PYTHONPATH": paths}
        for _ in range(2):
            start = time.perf_counter()
            done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
            if done.returncode:
                raise RuntimeError(f"compiling {game.id} failed: {done.stderr.strip()[-2000:]}")
            took.append(time.perf_counter() - start)
    return took[0], took[1]


def measure_game(
    game: Game, seconds: float, options: dict[str, Any] | None = None, compiling: bool = True
) -> Measurement:
    """Measure one game with one set of options, about `seconds` a figure."""
    given = game.options(**(options or {}))
    loop = Loop(game, given, 0)
    loop.games(1)  # compile before the clock starts
    moves, played, draws = _core(loop, seconds)
    all_moves, all_played = _all_cores(game, given, played, seconds)
    cold, warm = compile_seconds(game) if compiling else (0.0, 0.0)
    return Measurement(
        id=game.id,
        options=game.option_values(given),
        moves_per_second_core=moves,
        games_per_second_core=played,
        draws_per_second_core=draws,
        moves_per_second_all=all_moves,
        games_per_second_all=all_played,
        cores=cores(),
        clone_ns=_clone_ns(game, seconds / 4),
        state_bytes=game.State.dtype.itemsize,
        interpreted_us=_interpreted_us(game, given, seconds / 2),
        cold_seconds=cold,
        warm_seconds=warm,
    )


def everything_on(game: Game) -> dict[str, Any]:
    """Options with every flag on and as many seats as the game takes; {} where that is what is played anyway."""
    fields = game.Options.fields
    wanted: dict[str, Any] = {name: True for name, about in fields.items() if about.flag}
    if not wanted:
        return {}
    wanted["players"] = fields["players"].high
    try:
        game.options(**wanted)
    except BadOption:  # flags that exclude each other: then there is no such set
        return {}
    return wanted


def measure(ids: Sequence[str], seconds: float, progress: Progress | None = None) -> list[Measurement]:
    """Measure games of the shelf: each as it comes, and once more with everything on where there is such a thing.

    Raises BadOption where there is no such game.
    """
    jobs: list[tuple[Game, dict[str, Any]]] = []
    for game in map(shelf.load, ids):
        jobs.append((game, {}))
        most = everything_on(game)
        if most:
            jobs.append((game, most))
    found = []
    for number, (game, options) in enumerate(jobs):
        if progress:
            progress(number, len(jobs), game.id)
        found.append(measure_game(game, seconds, options, compiling=not options))
    if progress:
        progress(len(jobs), len(jobs), "")
    return found


def run(
    games: Sequence[str], peers: bool = False, seconds: float = 2.0, progress: Progress | None = None
) -> dict[str, Any]:
    """The whole report as plain data: `{"games": {id: {figures, "everything_on": {…}}}, "peers": {…}}`."""
    report: dict[str, Any] = {"games": {}}
    for one in measure(games, seconds, progress):
        figures = {k: v for k, v in asdict(one).items() if k != "id"}
        if one.id in report["games"]:
            del figures["cold_seconds"], figures["warm_seconds"]  # the code is the same
            report["games"][one.id]["everything_on"] = figures
        else:
            report["games"][one.id] = figures
    if peers:
        from cheeseboard.lab.peers import measure_peers

        report["peers"] = asdict(measure_peers(seconds, progress))
    return report


def table(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [
        f"{'':<24}{'moves/s':>14}{'games/s':>12}{'moves/s':>14}{'clone':>9}{'state':>9}{'interpreted':>13}"
        f"{'cold':>9}{'warm':>8}",
        f"{'':<24}{'one core':>14}{'one core':>12}{'all cores':>14}{'ns':>9}{'bytes':>9}{'µs/move':>13}"
        f"{'s':>9}{'s':>8}",
    ]
    for name, figures in report["games"].items():
        lines.append(_line(name, figures) + f"{figures['cold_seconds']:>9.1f}{figures['warm_seconds']:>8.1f}")
        if "everything_on" in figures:
            lines.append(_line("  with everything on", figures["everything_on"]))
    lines += ["", f"One core: processor time. All {cores()} cores: wall clock. Draws are not counted as moves."]
    if "peers" in report:
        lines += ["", "Connect four, random play-outs on one core, in the same run:"]
        for one in report["peers"]["ran"]:
            ratio = f"{one['slower']:>9.1f} x" if one["slower"] != 1 else f"{'1':>9} x"
            lines.append(f"  {one['name'] + ' ' + one['version']:<58}{one['moves_per_second']:>14,.0f} moves/s{ratio}")
        lines += [f"  {sentence}" for sentence in report["peers"]["missing"]]
    return "\n".join(lines)


def _line(name: str, figures: dict[str, Any]) -> str:
    return (
        f"{name:<24}{figures['moves_per_second_core']:>14,.0f}{figures['games_per_second_core']:>12,.0f}"
        f"{figures['moves_per_second_all']:>14,.0f}{figures['clone_ns']:>9.1f}{figures['state_bytes']:>9,}"
        f"{figures['interpreted_us']:>13.1f}"
    )
