"""Compiling in the background: a process of its own fills the cache, so the table never waits for a compiler.

`python -m cheeseboard.kernel.warm PACKAGE [DRIVER ...]` is that process.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import time
from types import ModuleType
from typing import Any

import numpy as np

from cheeseboard.kernel.game import Game
from cheeseboard.kernel.rng import seeded


def exercise(game: Game, space: Any) -> None:
    """Call every entry point once with the types used in production, so that all of it is compiled or loaded."""
    options = game.options()
    states, rng = game.State.zeros(2), seeded(1)
    size = max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8)
    out, weights, line = np.zeros(size, np.int32), np.zeros(size, np.int32), np.zeros(8, np.int32)
    space.h_begin(states, 0, options)
    space.h_copy(states, 1, states, 0)
    space.playout(states, 1, rng, out, weights)
    rows = np.zeros((1, 18), np.int32)
    space.play_many(states, options, rng, 1, 0, 1, out, weights, line, rows, 1 << 20)
    space.h_begin(states, 0, options)
    mask = space.h_actors(states, 0)
    space.h_secret(states, 0)
    space.h_scores(states, 0, line)
    space.h_ranks(states, 0, line)
    if mask < 0:
        space.h_chance(states, 0, out, weights)
        space.h_told_draw(states, 0, int(out[0]), 0)
        space.h_draw(states, 0, int(out[0]))
    while (mask := space.h_actors(states, 0)) < 0:
        space.h_chance(states, 0, out, weights)
        space.h_draw(states, 0, int(out[0]))
    seat = (mask & -mask).bit_length() - 1
    space.h_legal(states, 0, seat, out)
    action = int(out[0])
    space.h_refusal(states, 0, seat, action)
    space.h_idle(states, 0, seat)
    space.h_told(states, 0, seat, action, seat)
    space.h_copy(states, 1, states, 0)
    space.h_observe(states, 1, seat)
    space.h_shown(states, 1)
    space.h_copy(states, 1, states, 0)
    space.h_observe(states, 1, seat)
    space.h_determinize(states, 1, seat, rng)
    space.h_copy(states, 1, states, 0)
    space.h_apply(states, 0, seat, action)
    space.h_step(states, 1, seat, action, out, line)


def warm(game: Game, drivers: tuple[ModuleType, ...] = ()) -> None:
    """Compile, or load, everything now. A driver module's own `warm(game, space)` is called for its functions."""
    space = game.compiled(drivers=drivers)
    exercise(game, space)
    for module in drivers:
        own = getattr(module, "warm", None)
        if own is not None:
            own(game, space)


class Background:
    """Compiling under way in another process. Until it is `ready`, play interpreted; then `game.compiled` is quick."""

    def __init__(self, game: Game, drivers: tuple[ModuleType, ...] = (), niceness: int = 5) -> None:
        from cheeseboard.kernel.cache import places

        command = [sys.executable, "-m", __name__, str(niceness), game.package, *(m.__name__ for m in drivers)]
        # what this process can import, its child can; and both keep compiled code in the same place
        paths = os.pathsep.join(p for p in sys.path if p)
        env = {**os.environ, "PYTHONPATH": paths, "CHEESEBOARD_CACHE": str(places()[-1])}
        self._child = subprocess.Popen(
            command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )

    @property
    def ready(self) -> bool:
        """Is everything compiled and kept? Raises RuntimeError with the child's last words if it failed."""
        code = self._child.poll()
        if code:
            assert self._child.stderr is not None
            raise RuntimeError(f"compiling in the background failed: {self._child.stderr.read().strip()[-2000:]}")
        return code == 0

    def wait(self, seconds: float) -> bool:
        """Wait up to `seconds`, and say whether it is ready. For scripts and tests: a table asks `ready`."""
        end = time.monotonic() + seconds
        while not self.ready and time.monotonic() < end:
            time.sleep(0.02)
        return self.ready

    def stop(self) -> None:
        """Give up: end the child."""
        if self._child.poll() is None:
            self._child.terminate()
        self._child.wait()
        if self._child.stderr is not None:
            self._child.stderr.close()


def main(arguments: list[str]) -> None:
    """The child process: niceness, package of the game, then driver modules."""
    if hasattr(os, "nice"):
        os.nice(int(arguments[0]))
    warm(Game(arguments[1]), tuple(importlib.import_module(name) for name in arguments[2:]))


if __name__ == "__main__":
    main(sys.argv[1:])
