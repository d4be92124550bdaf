"""Random games of every kind end; nothing is lost in them; legality is stated twice and agrees on every action."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cheeseboard.games.goldrush.box import SEGMENTS
from goldrush import driver
from goldrush.table import GAME, KINDS, SEATINGS, Map, game_of, name


def _run(options: dict[str, Any], games: int, every: int, seed: int = 11) -> Any:
    native = GAME.compiled(drivers=(driver,))
    out, weights = (np.zeros(n, np.int32) for n in (GAME.LEGAL_MAX, GAME.LEGAL_MAX))
    count, tally = np.zeros((4, SEGMENTS), np.int32), np.array([0, 0, 63, 0, 0], np.int64)
    states, rng = GAME.State.zeros(), GAME.rng(0)
    code = native.check_games(states, GAME.options(**options), rng, seed, games, out, weights, count, tally, every)
    assert code == 0, driver.CODES[code]
    return tally


@pytest.mark.parametrize("options", (*SEATINGS, *KINDS), ids=name)
def test_games_end_and_lose_nothing(options: dict[str, Any]) -> None:
    tally = _run(options, 40, 8)
    assert tally[0] > 40 * 150


@pytest.mark.long
@pytest.mark.parametrize("options", (*SEATINGS, *KINDS), ids=name)
def test_ten_thousand_games_end_and_lose_nothing(options: dict[str, Any]) -> None:
    tally = _run(options, 10_000, 100, seed=1)
    print(name(options), tally.tolist())
    assert tally[1] > 0, "some tile fitted nowhere"
    assert tally[3] < 160 and tally[4] < GAME.LEGAL_MAX


@pytest.mark.parametrize(("code", "spoil"), [
    (1, lambda s: s.left.__setitem__(3, 2)),
    (2, lambda s: setattr(s, "supply", s.supply - 1)),
    (3, lambda s: s.hand.__setitem__((0, 1), 1)),
    (4, lambda s: s.crew.__setitem__(0, 1)),
    (5, lambda s: s.marks.__setitem__(0, 1)),
    (6, lambda s: s.busy.__setitem__(0, 1)),
    (7, lambda s: setattr(s, "sheriff", 0)),
    (8, lambda s: s.near.__setitem__((0, 2), 1)),
    (9, lambda s: s.need.__setitem__(0, 3)),
    (10, lambda s: s.ends.__setitem__(0, 2)),
    (11, lambda s: s.size.__setitem__(1, 3)),
    (12, lambda s: s.size.__setitem__(0, 5)),
    (17, lambda s: setattr(s, "peaks", 0)),
    (20, lambda s: s.pool.__setitem__(0, 1)),
], ids=lambda one: str(one) if isinstance(one, int) else "")  # fmt: skip
def test_the_checks_can_fail(code: int, spoil: Any) -> None:
    count = np.zeros((4, SEGMENTS), np.int32)
    m = Map(players=2)
    m.put("e1", "R01", ">")
    assert driver.checked(m.s, count) == 0
    spoil(m.s)
    assert driver.checked(m.s, count) == code


@pytest.mark.parametrize("options", (SEATINGS[0], SEATINGS[7]), ids=name)
def test_views_and_fillings_agree_byte_for_byte(options: dict[str, Any]) -> None:
    native = GAME.compiled()
    rng_a, rng_b = GAME.rng(5), GAME.rng(5)
    for n, states in enumerate(game_of(options, 3)):
        if n % 5:
            continue
        for viewer in (*range(int(states["seats"][0])), -1):
            seen, native_seen = GAME.observed(states, viewer), GAME.clone(states)
            native.h_observe(native_seen, 0, viewer)
            assert seen.tobytes() == native_seen.tobytes()
            filled = GAME.determinized(seen, viewer, rng_a)
            native.h_determinize(native_seen, 0, viewer, rng_b)
            assert filled.tobytes() == native_seen.tobytes(), n
    assert rng_a.tobytes() == rng_b.tobytes()
