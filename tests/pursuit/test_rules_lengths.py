"""How long games last: the table of the dossier's section 5 comes out again.

Its figures are means over 1,500 games with "sensible route choice"; ours go greedily for the nearest wedge (lengths).
So a mean may differ by what chance allows in both samples, and by as much as another way to choose a way makes: 7 %.
The rows that the dossier calls `exact` are the classic ending, in which a holder also leaves the hub after a miss.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from cheeseboard.games.pursuit.box import BOX, SPACES
from pursuit import lengths
from pursuit.wheel import GAME

ROUTE = 0.07
CLASSIC = {"home": "exact", "after_miss": "leave"}
TABLE = [  # chance of a right answer, options, sides, rounds, questions, 95 % of the games ask fewer than, throws
    (30, {}, 2, 43.8, 122, 198, 178),
    (30, {}, 4, 35.5, 199, 297, 294),
    (30, CLASSIC, 2, 54.0, 153, 244, 216),
    (30, CLASSIC, 4, 43.3, 246, 364, 364),
    (50, {}, 2, 19.8, 75, 116, 108),
    (50, {}, 4, 16.0, 124, 182, 182),
    (50, CLASSIC, 2, 23.1, 91, 139, 128),
    (50, CLASSIC, 4, 18.5, 146, 219, 210),
    (70, {}, 2, 9.4, 56, 82, 79),
    (70, {}, 4, 7.5, 92, 134, 133),
    (85, {}, 2, 4.7, 47, 70, 67),
    (85, {}, 4, 3.5, 77, 113, 111),
]
DOSSIER_GAMES = 1500


@cache
def far() -> Any:
    """Steps between any two spaces, row by row."""
    steps = np.zeros((SPACES, SPACES), np.int32)
    for start in range(SPACES):
        found = {start: 0}
        todo = [start]
        for space in todo:
            for near in BOX.links[space]:
                if near not in found:
                    found[near] = found[space] + 1
                    todo.append(near)
        steps[start] = [found[space] for space in range(SPACES)]
    return steps.ravel()


def play(options: dict[str, Any], games: int, seed: int = 5) -> Any:
    """(games, 3): turns, questions, throws."""
    native = GAME.compiled(drivers=(lengths,))
    rows, out, weights = np.zeros((games, 3), np.int32), np.zeros(16, np.int32), np.zeros(16, np.int32)
    given = GAME.options(**options)
    done = native.measure(GAME.State.zeros(), given, GAME.rng(0), seed, games, far(), out, weights, rows)
    assert done == games
    return rows


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row[0]}-{'exact' if row[1] else 'rulebook'}-{row[2]}")
@pytest.mark.parametrize("games", [600, pytest.param(20_000, marks=pytest.mark.long)])
def test_the_table_of_game_lengths(row: Any, games: int) -> None:
    skill, ending, sides, rounds, questions, most, throws = row
    played = play({"players": sides, "skill": skill, **ending}, games)
    for column, wanted in ((played[:, 0] / sides, rounds), (played[:, 1], questions), (played[:, 2], throws)):
        spread = float(column.std()) * (1 / games + 1 / DOSSIER_GAMES) ** 0.5
        assert abs(float(column.mean()) - wanted) < 3 * spread + ROUTE * wanted
    assert abs(float(np.percentile(played[:, 1], 95)) - most) < 0.12 * most


def test_a_random_walk_takes_much_longer() -> None:
    """The comparison is not blind: without any aim games are longer by half at least."""
    from cheeseboard.kernel.batch import simulate

    aimless = simulate(GAME, {"players": 2, "skill": 50}, 400, seed=3, threads=1)
    turns = play({"players": 2, "skill": 50}, 400)
    assert float(aimless.draws.mean()) > 1.5 * float((turns[:, 1] + turns[:, 2]).mean())


def test_by_the_exact_ending_alone_games_are_shorter_than_the_classic_ones() -> None:
    exact = play({"players": 2, "skill": 30, "home": "exact"}, 1500)[:, 1].mean()
    classic = play({"players": 2, "skill": 30, **CLASSIC}, 1500)[:, 1].mean()
    assert exact < 0.93 * classic
