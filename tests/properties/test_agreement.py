"""Interpreted and compiled agree byte for byte after every step, in every game on the shelf, with bounds checks too."""

from __future__ import annotations

import pytest

from cheeseboard import games
from properties.agreement import check, late, spread


@pytest.mark.parametrize("safe", [False, True], ids=["native", "safe"])
@pytest.mark.parametrize("id", games.find())
def test_runs_agree(id: str, safe: bool) -> None:  # noqa: A002
    game = games.load(id)
    steps = 0
    sets = list(spread(game))
    if len(sets) > 15:  # of a game with many: with bounds checks every fifth, and half of them without
        sets = sets[:: 5 if safe else 2]
    for number, options in enumerate(sets):
        deep = 0.1 if number else 0.3
        steps += check(game, options, seed=1000 + number, safe=safe, deep=deep)
        if position := late(id, options["players"]):
            steps += check(game, options, seed=2000 + number, safe=safe, deep=deep, position=position)
    assert steps > 0
