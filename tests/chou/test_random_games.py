"""Random games of every kind end; nothing is lost in them; legality is stated twice and agrees on every action."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from chou import driver
from chou.table import GAME, VARIANTS, game_of, name


def _run(options: dict[str, Any], games: int) -> Any:
    native = GAME.compiled(drivers=(driver,))
    out, weights, marks = (np.zeros(n, np.int32) for n in (64, 64, GAME.ACTIONS))
    tally = np.zeros(8, np.int64)
    states, rng = GAME.State.zeros(), GAME.rng(0)
    code = native.check_games(states, GAME.options(**options), rng, 11, games, out, weights, marks, tally)
    assert code == 0, driver.CODES[code] + "\n" + GAME.notation.write_position(GAME.view(states))
    return tally


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_ten_thousand_games_end_and_lose_nothing(options: dict[str, Any]) -> None:
    games = 10_000
    tally = _run(options, games)
    assert tally[1:].sum() == games
    if options.get("score"):
        assert tally[1 + 4] == games
    else:
        assert tally[1 + 1] > 0 and tally[1 + 2] + tally[1 + 3] > 0  # both sides win some


def test_the_checks_can_fail() -> None:
    states = GAME.new(GAME.options())
    view = GAME.view(states)
    assert driver.conserved(view) == 0
    view.kind[0] = 0
    assert driver.conserved(view) == 1
    view.kind[0] = 1
    view.compost = 1
    assert driver.conserved(view) == 2
    view.compost = 0
    view.rabbits[0] = view.rabbits[1] = 3
    assert driver.conserved(view) == 3


def test_the_house_stop_ends_a_game() -> None:
    tally = _run({"bushes": True, "bush_stop": 1}, 300)
    assert tally[1 + 3] > 0


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_interpreted_and_compiled_agree_byte_for_byte(options: dict[str, Any]) -> None:
    native = GAME.compiled()
    rng_a, rng_b = GAME.rng(5), GAME.rng(5)
    out = np.zeros(64, np.int32)
    for n, states in enumerate(game_of(options, 3)):
        twin = GAME.clone(states)
        for viewer in (*range(int(states["seats"][0])), -1):
            seen, native_seen = GAME.observed(states, viewer), GAME.clone(states)
            native.h_observe(native_seen, 0, viewer)
            assert seen.tobytes() == native_seen.tobytes()
            filled = GAME.determinized(seen, viewer, rng_a)
            native.h_determinize(native_seen, 0, viewer, rng_b)
            assert filled.tobytes() == native_seen.tobytes(), n
            if viewer >= 0:
                moves = GAME.legal(states, viewer)
                count = native.h_legal(twin, 0, viewer, out)
                assert out[:count].tolist() == moves
                assert native.h_idle(twin, 0, viewer) == GAME.rules.idle(GAME.view(states), viewer)
                for action in moves[:6]:
                    native_after, after = GAME.clone(states), GAME.clone(states)
                    native.h_apply(native_after, 0, viewer, action)
                    GAME.apply(after, viewer, action)
                    assert native_after.tobytes() == after.tobytes()
        assert rng_a.tobytes() == rng_b.tobytes()
