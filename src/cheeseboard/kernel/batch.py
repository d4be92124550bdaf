"""Batches of random play-outs over threads, without the interpreter lock. Results do not depend on the threads."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cheeseboard.kernel.game import Game
from cheeseboard.kernel.playout import COLUMNS, STEPS, STUCK
from cheeseboard.kernel.record import States
from cheeseboard.kernel.rng import seeded

Ints = npt.NDArray[np.int32]


class StuckGame(RuntimeError):
    """A game of a batch did not end, or a seat had no move: a mistake in its rules. Names game and seed."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What a batch of games came to; row g of every array is game g."""

    moves: Ints  # (games,)
    draws: Ints  # (games,)
    points: Ints  # (games, seats)
    places: Ints  # (games, seats), 0 first
    seconds: float  # wall clock, compiling not counted


def cores() -> int:
    """Processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Desk:
    """The buffers of one thread, and the compiled loop on them."""

    def __init__(self, game: Game, options: States, safe: bool) -> None:
        size = max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8)
        self.run = game.compiled(safe=safe).play_many
        self.states = game.State.zeros(2)
        self.options = options
        self.rng = seeded(0)
        self.out, self.weights, self.line = np.zeros(size, np.int32), np.zeros(size, np.int32), np.zeros(8, np.int32)

    def play(self, seed: int, first: int, last: int, results: Ints, limit: int = STEPS) -> None:
        """Play games `first` to `last - 1` into `results`. Raises StuckGame."""
        at: tuple[Any, ...] = (self.states, self.options, self.rng, seed, first, last)
        done = self.run(*at, self.out, self.weights, self.line, results, limit)
        if done != last:
            why = "had nothing to do" if results[done - first, 0] == STUCK else f"did not end within {limit} steps"
            raise StuckGame(f"game {done} of seed {seed} {why}")


def simulate(
    game: Game,
    options: States | Mapping[str, Any] | None = None,
    games: int = 1000,
    seed: int = 0,
    *,
    threads: int = 0,
    safe: bool = False,
    limit: int = STEPS,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Play `games` random games; game g depends on `seed` and g only. `threads` 0 = every core.

    `progress` is called with the number of games finished so far. Raises BadOption, StuckGame.
    """
    given = options if isinstance(options, np.ndarray) else game.options(**(options or {}))
    seats = int(game.new(given)["seats"][0])
    workers = min(threads or cores(), max(games, 1))
    chunk = max(1, min(1024, -(-games // (4 * workers))))
    results = np.zeros((games, COLUMNS), np.int32)
    desks = [Desk(game, given, safe) for _ in range(workers)]
    free = list(desks)
    desks[0].play(seed, 0, 0, results, limit)  # compiles, before the clock starts
    finished = 0

    def work(first: int) -> int:
        desk = free.pop()
        try:
            last = min(first + chunk, games)
            desk.play(seed, first, last, results[first:last], limit)
            return last - first
        finally:
            free.append(desk)

    start = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        for count in pool.map(work, range(0, games, chunk)):
            finished += count
            if progress:
                progress(finished)
    seconds = time.perf_counter() - start
    points, places = results[:, 2 : 2 + seats].copy(), results[:, 10 : 10 + seats].copy()
    return Batch(results[:, 0].copy(), results[:, 1].copy(), points, places, seconds)
