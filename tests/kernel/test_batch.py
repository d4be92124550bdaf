"""Batches: results depend on the seed and the game's number, never on threads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cheeseboard.kernel import Game, seeded, view
from cheeseboard.kernel.batch import StuckGame, simulate
from kernel.mini import write_game

TOY = Game("kernel.toy")


def test_threads_do_not_change_results() -> None:
    seen: list[int] = []
    one = simulate(TOY, {"players": 3}, 500, seed=9, threads=1, progress=seen.append)
    many = simulate(TOY, {"players": 3}, 500, seed=9, threads=4)
    for name in ("moves", "draws", "points", "places"):
        assert np.array_equal(getattr(one, name), getattr(many, name)), name
    assert seen[-1] == 500 and seen == sorted(seen)
    assert one.points.shape == (500, 3) and (one.moves == 18).all() and (one.draws == 12).all()
    assert (one.places.min(axis=1) == 0).all()


def test_another_seed_is_another_batch_and_more_games_begin_alike() -> None:
    small, large = simulate(TOY, games=20, seed=1), simulate(TOY, games=40, seed=1)
    assert np.array_equal(small.points, large.points[:20])
    assert not np.array_equal(small.points, simulate(TOY, games=20, seed=2).points)


def test_a_batch_plays_what_the_interpreter_plays() -> None:
    options = TOY.options(players=2, sly=True)
    batch = simulate(TOY, options, 10, seed=77)
    plain = TOY.interpreted()
    for g in range(10):
        states, rng = TOY.State.zeros(), seeded(0)
        s, r = view(states), view(rng)
        plain.stream(r, 77, g)
        plain.begin(s, view(options))
        done = plain.play(s, r, TOY.buffer(), TOY.buffer(), 1000)
        assert (done & 0xFFFFFFFF, done >> 32) == (batch.moves[g], batch.draws[g])
        assert TOY.scores(states) == batch.points[g].tolist() and TOY.ranks(states) == batch.places[g].tolist()


def test_a_game_that_does_not_end_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("CHEESEBOARD_CACHE", str(tmp_path / "cache"))
    write_game(tmp_path, "mini_endless", step=0)
    with pytest.raises(StuckGame, match="game 0 of seed 4 did not end within 500 steps"):
        simulate(Game("mini_endless"), games=3, seed=4, limit=500, threads=1)
