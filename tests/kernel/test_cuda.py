"""The CUDA simulator plays random games to the same bytes as the processor."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from cheeseboard import games
from cheeseboard.kernel import Game, seeded

SCRIPT = """
import sys
from cheeseboard.kernel import Game
from cheeseboard.kernel.cuda import simulate_cuda
game = Game(sys.argv[1])
states = simulate_cuda(game, {"players": int(sys.argv[2])}, 4, seed=21)
sys.stdout.buffer.write(states.tobytes())
"""


@pytest.mark.parametrize("package", ["kernel.toy", *(f"cheeseboard.games.{game}" for game in games.find())])
def test_the_simulator_gives_the_same_bytes(package: str) -> None:
    game = Game(package)
    players = game.Options.fields["players"].high
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", SCRIPT, package, str(players)]
    done = subprocess.run(command, env=env, capture_output=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr.decode()
    device = np.frombuffer(done.stdout, game.State.dtype)
    options, native = game.options(players=players), game.compiled()
    size = max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8)
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    for g in range(4):
        states, rng = game.State.zeros(), seeded(0)
        native.h_stream(rng, 21, g)
        native.h_begin(states, 0, options)
        assert native.playout(states, 0, rng, out, weights) > 0
        assert states.tobytes() == device[g : g + 1].tobytes(), f"game {g}"
