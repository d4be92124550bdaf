"""Interpreted and compiled agree byte for byte after every step, in every game on the shelf, with bounds checks too."""

from __future__ import annotations

import pytest

from cheeseboard import games
from properties.agreement import check, variants


@pytest.mark.parametrize("safe", [False, True], ids=["native", "safe"])
@pytest.mark.parametrize("id", games.find())
def test_runs_agree(id: str, safe: bool) -> None:  # noqa: A002
    game = games.load(id)
    steps = 0
    for number, options in enumerate(variants(game)):
        steps += check(game, options, seed=1000 + number, safe=safe, deep=0.3)
    assert steps > 0
