"""Compiling in the background: the table plays on, and finds everything compiled when it is ready."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from cheeseboard.kernel import Game
from cheeseboard.kernel.compile import compile_stats
from cheeseboard.kernel.warm import Background, exercise
from kernel.mini import write_game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("CHEESEBOARD_CACHE", str(tmp_path / "cache"))
    return tmp_path


def test_nobody_waits_and_everything_is_there_afterwards(folder: Path) -> None:
    write_game(folder, "mini_behind")
    game = Game("mini_behind")
    start = time.perf_counter()
    background = Background(game)
    assert time.perf_counter() - start < 1.0
    states = game.new()
    longest = 0.0
    while not background.ready:
        at = time.perf_counter()
        game.apply(states, 0, game.legal(states, 0)[0])
        longest = max(longest, time.perf_counter() - at)
        time.sleep(0.01)
    background.stop()
    assert longest < 0.2  # interpreted play went on, on a busy machine too
    space = game.compiled()
    exercise(game, space)
    loaded, compiled = compile_stats(space)
    assert compiled == 0 and loaded > 10
    assert states.dtype == game.State.dtype and isinstance(states, np.ndarray)


def test_a_failure_is_said(folder: Path) -> None:
    write_game(folder, "mini_broken", extra="    s.total += undefined_name\n")
    background = Background(Game("mini_broken"))
    with pytest.raises(RuntimeError, match="reads `undefined_name`, which is defined nowhere"):
        background.wait(60)
    background.stop()
