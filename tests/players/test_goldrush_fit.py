"""The valuation of Gold Rush and how its weights are fitted."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from cheeseboard.games import load
from cheeseboard.games.goldrush.wits_bot import weights
from cheeseboard.games.goldrush.wits_fit import PRIOR, Fit, fitted, prior
from cheeseboard.games.goldrush.wits_worth import CLOSES, WEIGHTS
from players.play import positions

GAME = load("goldrush")
BOX = GAME.box


@cache
def fit() -> Fit:
    return Fit(GAME)


def test_the_prior_states_every_weight_once() -> None:
    at = 0
    for first, part in sorted(PRIOR.items()):
        assert first == at
        at += len(part)
    assert at == WEIGHTS == len(weights())


def test_regression_finds_weights_that_explain_everything() -> None:
    rng = np.random.default_rng(1)
    rows, wanted = rng.normal(0, 3, (20000, WEIGHTS)), prior() + rng.normal(0, 0.2, WEIGHTS)
    assert np.abs(fitted(rows, rows @ wanted) - wanted).max() < 0.1


def test_what_is_never_seen_stays_as_it_was() -> None:
    rows = np.zeros((50, WEIGHTS))
    assert np.allclose(fitted(rows, np.ones(50)), prior())


def test_games_against_itself_tell_what_each_weight_counts_for() -> None:
    rows, ends = fit().rows(prior(), 6, 5, sheriff=True)
    again, same = fit().rows(prior(), 6, 5, sheriff=True)
    assert 40 < len(rows) < 240
    assert np.array_equal(rows, again)
    assert np.array_equal(ends, same)
    assert np.isfinite(rows).all()
    assert np.abs(rows).sum(0).astype(bool).sum() > WEIGHTS // 2
    assert 3 < np.std(ends) < 80


def test_the_weights_in_the_file_beat_those_before() -> None:
    """Without search; docs/bots.md has more games."""
    share, lead = fit().meet(weights(), prior(), 100, 3)
    assert share > 0.65
    assert lead > 10


def test_a_place_is_closed_by_what_fits_and_ends_there() -> None:
    """Recounted from the drawn faces, for what open places of a few games ask for."""
    needs = {int(n) for seed in range(2) for states, _ in positions(GAME, {}, seed) for n in states["need"][0]} - {0}
    for need in needs:
        wanted = [need >> 2 * side & 3 for side in range(4)]
        for k, face in enumerate(BOX.BOX.faces):
            mask = 0
            for turn in range(4):
                sides = BOX.turned_sides(k, turn)
                if any(want not in (0, there) for want, there in zip(wanted, sides)):
                    continue
                for local, one in enumerate(face.segments):
                    if one.kind in (BOX.MOUNTAIN, BOX.RAIL) and len(one.sides) == 1:
                        mask |= 1 << BOX.segment_sides(k, turn, local)[0]
            assert CLOSES[k, need] == mask


def test_chances_are_odds_and_fall_with_the_stack() -> None:
    from cheeseboard.games.goldrush import wits_search
    from cheeseboard.games.goldrush.wits_bot import new_desk

    run = GAME.compiled(drivers=(wits_search,))
    desk, before = new_desk(), float("inf")
    states: Any = GAME.new()
    for stack in (71, 40, 10, 0):
        found = GAME.clone(states)
        if stack < 71:  # the same mix, fewer of each
            found["left"][0] = np.arange(len(BOX.BOX.faces)) < stack
            found["stack"] = int(found["left"][0].sum())
        run.open_desk(np.concatenate([found] * 4), desk, np.concatenate([GAME.rng(1), GAME.rng(2)]), 0)
        assert ((desk["close"] >= 0.0) & (desk["close"] <= 1.0)).all()
        assert desk["close"].sum() < before
        before = float(desk["close"].sum())
    assert before == 0.0
