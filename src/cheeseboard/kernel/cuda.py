"""The rules on a CUDA device: one thread a game, the same functions, the same bytes at the end.

Needs a CUDA device, or Numba's simulator (environment NUMBA_ENABLE_CUDASIM=1, set before Numba is imported).
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from types import FunctionType
from typing import Any

import numba
import numpy as np

from cheeseboard.kernel.game import Game
from cheeseboard.kernel.playout import STEPS, play, stream
from cheeseboard.kernel.record import Array, States
from cheeseboard.kernel.rng import Rng
from cheeseboard.kernel.slots import EDITION, LEGAL_MAX, OUTCOMES_MAX, setup
from cheeseboard.kernel.tell import tell
from cheeseboard.kernel.view import view
from cheeseboard.kernel.wire import Wiring

cuda: Any = importlib.import_module("numba.cuda")  # its types are made at run time


def _silent(audience: int, effect: int, seat: int = -1, a: int = 0, b: int = 0) -> None:
    """On a device rules tell nobody."""


class Device:
    """Numba's CUDA target: every function is a device function."""

    name = "cuda"
    doors_only = True

    def __init__(self) -> None:
        config: Any = numba.config
        silent = _silent if config.ENABLE_CUDASIM else cuda.jit(device=True)(_silent)
        self.specials: Mapping[Any, Any] = {tell: silent}

    def wrap(self, function: FunctionType, key: str, door: bool) -> Any:
        """A device function; nothing is cached."""
        del key, door
        return cuda.jit(device=True)(function)

    def constant(self, table: Any) -> Any:
        """A frozen array: constant memory. The simulator keeps the table: NumPy scalars wrap where a device widens."""
        config: Any = numba.config
        if config.ENABLE_CUDASIM:
            return table
        array = np.ascontiguousarray(table)
        array.setflags(write=False)
        return array


def play_game(s: Any, o: Any, rng: Any, seed: int, game: int, out: Array, weights: Array) -> int:
    """Set up and play one game on a record of zeros."""
    stream(rng, seed, game)
    s.edition = EDITION
    setup(s, o)
    return play(s, rng, out, weights, STEPS)


def simulate_cuda(game: Game, options: States | Mapping[str, Any] | None, games: int, seed: int = 0) -> States:
    """Play random games on the device; the final states. Game g is game g of `batch.simulate` with this seed."""
    given = options if isinstance(options, np.ndarray) else game.options(**(options or {}))
    sizes = {"EDITION": game.edition, "LEGAL_MAX": LEGAL_MAX, "OUTCOMES_MAX": OUTCOMES_MAX}
    wiring = Wiring(Device(), game.functions, sizes, (game.package + ".",), frozenset())
    run = wiring.function(play_game)[0]  # type: ignore[arg-type]
    room = max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8)

    def kernel(states: Any, options: Any, rngs: Any, seed: int, results: Any) -> None:
        g = cuda.grid(1)
        if g < len(states):
            out = cuda.local.array(room, np.int32)
            weights = cuda.local.array(room, np.int32)
            results[g] = run(states[g], options[0], rngs[g], seed, g, out, weights)

    states, rngs, results = game.State.zeros(games), Rng.zeros(games), np.zeros(games, np.int64)
    block = 64
    records = [states, given, rngs]
    config: Any = numba.config
    if config.ENABLE_CUDASIM:  # the simulator hands out NumPy scalars, which wrap where a device widens: give it views
        records = [[view(batch, i) for i in range(len(batch))] for batch in records]  # type: ignore[misc]
    cuda.jit(kernel)[(games + block - 1) // block, block](*records, seed, results)
    if (results < 0).any():
        raise RuntimeError(f"game {int(np.argmax(results < 0))} of seed {seed} did not end")
    return states
