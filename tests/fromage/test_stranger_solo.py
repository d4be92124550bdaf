"""Alone: the dossier's calibration (section 10), reproduced by a naive person of our own (see `stranger_solo.py`).

The dossier does not say what its person does, so means need not be the same to the decimal: with very many games they
are held to a point and a half, with few to what chance allows besides.
"""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest

from fromage.stranger_solo import Ending, Person

TOTALS = {1: 54, 2: 60, 3: 71, 4: 81}
APART = 1.5  # points, between their person and ours
GAMES = 40


def wide(values: list[int]) -> float:
    """Half of a 99.7 % interval of a mean."""
    return 3 * float(stdev(values)) / math.sqrt(len(values))


def hold(level: int, games: list[Ending]) -> None:
    totals = [end.total for end in games]
    assert abs(fmean(totals) - TOTALS[level]) < APART + wide(totals), fmean(totals)
    turns = [end.turns for end in games]
    assert 16 - wide(turns) - 0.5 < fmean(turns) < 17 + wide(turns) + 0.5, fmean(turns)
    if level == 1:
        for name, low, high in (("placed", 12, 12), ("stored", 4, 4), ("customers", 5, 6)):
            values = [getattr(end, name) for end in games]
            assert low - 0.75 - wide(values) < fmean(values) < high + 0.75 + wide(values), (name, fmean(values))


@pytest.mark.parametrize("level", (1, 2, 3, 4))
def test_some_games(level: int) -> None:
    person = Person(level)
    games = [person.game(level) for _ in range(GAMES)]
    hold(level, games)
    for end in games:
        assert end.beaten == (end.own > end.total) or end.own == end.total


@pytest.mark.long
@pytest.mark.parametrize("level", (1, 2, 3, 4))
def test_three_thousand_games(level: int) -> None:
    person = Person(100 + level)
    games = [person.game(level) for _ in range(3000)]
    hold(level, games)
    share = fmean(end.beaten for end in games)
    assert (level < 3 and share > 0.4) or (level >= 3 and share < 0.4)


def test_harder_by_level() -> None:
    person = Person(9)
    means = [fmean(person.game(level).total for _ in range(25)) for level in (1, 2, 3, 4)]
    assert means == sorted(means) and means[3] - means[0] > 15
