"""Random games of every kind end; nothing is lost in them; legality is stated twice and agrees on every action."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cheeseboard.games.roquefort.rules_state import ACTIONS, DUNGEON, IN_PANTRY, ON_ROOF, RESERVE
from properties.agreement import check
from roquefort import driver
from roquefort.table import GAME, KINDS, SEATINGS, at, name


def _run(options: dict[str, Any], games: int, every: int, seed: int = 11) -> Any:
    native = GAME.compiled(drivers=(driver,))
    out, weights, why = (np.zeros(n, np.int32) for n in (GAME.LEGAL_MAX, GAME.LEGAL_MAX, ACTIONS))
    place, tally = np.zeros(128, np.int32), np.zeros(9, np.int64)
    states = np.concatenate([GAME.State.zeros()] * 3)
    code = native.check_games(
        states, GAME.options(**options), GAME.rng(0), seed, games, out, weights, place, why, tally, every
    )
    assert code == 0, driver.CODES[code]
    return tally


@pytest.mark.parametrize("options", (*SEATINGS, *KINDS), ids=name)
def test_games_end_and_lose_nothing(options: dict[str, Any]) -> None:
    tally = _run(options, 12, 6)
    assert tally[0] > 12 * 60 and tally[1] + tally[2] == 12


@pytest.mark.long
@pytest.mark.parametrize("options", (*SEATINGS, *KINDS), ids=name)
def test_ten_thousand_games_end_and_lose_nothing(options: dict[str, Any]) -> None:
    tally = _run(options, 10_000, 200, seed=1)
    print(name(options), tally.tolist())
    assert tally[1] + tally[2] == 10_000 and tally[3] < GAME.LEGAL_MAX
    for k, module in ((5, "gonzola_hop"), (6, "gonzola"), (7, "pantry"), (8, "mechanism")):
        wanted = bool(options.get(module)) and not (k == 6 and options.get("roof_run") == "compound")
        assert (tally[k] > 0) == wanted, module


CASTLE = "play\nmice A a2 NW\nmice B d4 p1\ntiles a2 brie, e4 passage\ncheese A brie"
OPTIONS = {"gonzola": True, "tower": True, "mechanism": True, "pantry": True}


def _put(*changes: tuple[str, Any, int]) -> Any:
    """A spoiler: fields (and their elements) to change."""

    def spoil(s: Any) -> None:
        for field, index, value in changes:
            if index is None:
                setattr(s, field, value)
            else:
                getattr(s, field)[index] = value

    return spoil


SPOILED = [
    (1, _put(("lie", 3, 4))),
    (2, _put(*[("kind", k, 9) for k in range(1, 6)])),
    (4, _put(("mouse", (0, 2), 77))),
    (5, _put(("mouse", (0, 2), 1))),
    (6, _put(("mouse", (0, 2), 9))),
    (7, _put(("kind", 0, 9))),
    (8, _put(*[("mouse", (0, m), IN_PANTRY + m) for m in range(1, 4)])),
    (9, _put(("ribbon", None, 0))),
    (10, _put(("kind", 33, 4), ("mouse", (0, 1), IN_PANTRY), ("mouse", (1, 1), RESERVE), ("taken", 0, 0))),
    (11, _put(*[("mouse", (1, m), DUNGEON) for m in range(1, 4)])),
    (12, _put(("gonzola", None, ON_ROOF + 9))),
]


@pytest.mark.parametrize(("code", "spoil"), SPOILED, ids=[str(code) for code, _ in SPOILED])
def test_the_checks_can_fail(code: int, spoil: Any) -> None:
    place = np.zeros(128, np.int32)
    view = GAME.view(at(f"{CASTLE}\ngonzola f4", **OPTIONS))
    assert driver.checked(view, place) == 0
    spoil(view)
    assert driver.checked(view, place) == code


@pytest.mark.parametrize("options", (SEATINGS[0], SEATINGS[-1], KINDS[0], *KINDS[2:6]), ids=name)
def test_interpreted_and_compiled_agree_byte_for_byte(options: dict[str, Any]) -> None:
    check(GAME, options, 3, deep=0.1)
