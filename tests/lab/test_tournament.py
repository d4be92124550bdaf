"""Tournaments and their intervals."""

from __future__ import annotations

import json
from typing import Any

import pytest
from scipy.stats import binomtest

from cheeseboard.kernel import BadOption
from cheeseboard.lab.stats import wilson
from cheeseboard.lab.tournament import Played, balance, result, run, table
from cheeseboard.players import BadLevel


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (7, 10), (50, 200), (199, 200)])
def test_wilson_is_scipys(wins: int, games: int) -> None:
    theirs = binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins, games) == pytest.approx((theirs.low, theirs.high), abs=1e-9)


def test_wilson_refuses_nonsense() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    for points, games, confidence in ((3, 2, 0.95), (-1, 2, 0.95), (1, 2, 1.0)):
        with pytest.raises(ValueError, match="no share"):
            wilson(points, games, confidence)


def sum_of(report: Any, key: str, **where: str) -> int:
    return sum(row[key] for row in report["rows"] if all(row[k] == v for k, v in where.items()))


def test_report_counts_every_game_once_on_each_side() -> None:
    steps: list[float] = []
    report = run(
        "chou", ("gentle", "random", "greedy"), 4, seed=3, progress=lambda done, total, now: steps.append(done / total)
    )
    assert steps[-1] == 1.0
    assert len(steps) == 3 * 4
    assert sum_of(report, "games") == 2 * 3 * 4
    assert sum_of(report, "wins") == 3 * 4  # no draws here: one side wins
    for row in report["rows"]:
        assert row["games"] == 2
        assert row["low"] <= row["share"] <= row["high"]
    assert {row["side"] for row in report["rows"]} == set(report["sides"])
    assert json.loads(json.dumps(report))["seed"] == 3
    assert "gentle" in table(report)


def test_the_same_seed_plays_the_same_tournament() -> None:
    def shares(seed: int) -> list[tuple[int, float]]:
        return [(row["wins"], row["mean_score"]) for row in run("chou", ("gentle", "random"), 10, seed=seed)["rows"]]

    assert shares(1) == shares(1)
    assert shares(1) != shares(2)


def test_a_level_against_itself_is_a_balance() -> None:
    rows = balance("chou", "gentle", "arrows", ("A6", "A5"), games=6, seed=1)
    assert [row["arrows"] for row in rows] == ["A6", "A6", "A5", "A5"]
    assert rows[0]["share"] + rows[1]["share"] == pytest.approx(1.0)


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "score": True, "bushes": True}])
def test_teams_are_seated_together(options: dict[str, Any]) -> None:
    report = run("chou", ("gentle", "random"), 4, options, seed=1)
    assert sum_of(report, "games") == 8
    assert report["options"]["players"] == options["players"]


def test_results_of_shared_places() -> None:
    assert result(Played([0, 1], []), [0]) == 1.0
    assert result(Played([0, 0], []), [1]) == 0.5
    assert result(Played([0, 2, 2], []), [1, 2]) == 0.0
    assert result(Played([0, 0, 2, 2], []), [0, 1]) == 1.0


def test_bad_requests_get_a_sentence() -> None:
    with pytest.raises(BadLevel, match="There is no player"):
        run("chou", ("sharp", "mighty"), 2)
    with pytest.raises(BadOption):
        run("chou", ("random", "random"), 2, {"players": 9})
    with pytest.raises(ValueError, match="two players"):
        run("chou", ("random",), 2)
