"""The forest of UCB1-tuned: its arithmetic against a plain reference, and what it learns."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from cheeseboard.games.fromage import wits_forest
from cheeseboard.games.fromage.wits_forest import EMPTY


def reference(rewards: list[float], all_visits: int) -> float:
    """Auer, Cesa-Bianchi and Fischer 2002, as the formula stands there, without the mean."""
    n = len(rewards)
    v = float(np.var(rewards)) + math.sqrt(2 * math.log(all_visits) / n)
    return math.sqrt(math.log(all_visits) / n * min(0.25, v))


@pytest.fixture
def forest() -> Any:
    return wits_forest.new_forest(50, 8, 10, 2)


@pytest.mark.parametrize("n", [1, 3, 40])
def test_the_bound_is_that_of_the_paper(n: int) -> None:
    rewards = list(np.random.default_rng(n).uniform(0.2, 0.6, n))
    found = wits_forest.tuned(sum(rewards), sum(r * r for r in rewards), n, 3 * n + 7)
    assert found == pytest.approx(reference(rewards, 3 * n + 7))


def pull(forest: Any, root: int, out: Any, value: Any, means: list[float], luck: np.random.Generator) -> int:
    i = wits_forest.select(forest, root, len(means), out, value, 1.0, 0.0, 1.0)
    child = wits_forest.child_of(forest, root, int(out[i]))
    if child == EMPTY:
        child = wits_forest.grow_child(forest, root, int(out[i]), root)
    assert wits_forest.step_to(forest, child)
    rewards = np.zeros(2)
    rewards[root] = float(luck.random() < means[i])
    wits_forest.give_rewards(forest, rewards)
    return i


def test_the_best_arm_is_found_and_every_arm_is_tried(forest: Any) -> None:
    out, value, luck = np.array([7, 2, 5], np.int32), np.zeros(3), np.random.default_rng(1)
    pulls = [pull(forest, 0, out, value, [0.2, 0.8, 0.4], luck) for _ in range(400)]
    assert set(pulls) == {0, 1, 2}
    assert pulls.count(1) > 250
    assert wits_forest.preferred(forest, 0, 3, out) == 1
    assert forest.info[2] == 400
    assert forest.visits.sum() == 400


def test_trees_of_a_forest_do_not_see_each_other(forest: Any) -> None:
    out, value, luck = np.array([1, 2], np.int32), np.zeros(2), np.random.default_rng(2)
    for _ in range(100):
        pull(forest, 0, out, value, [1.0, 0.0], luck)
        pull(forest, 1, out, value, [0.0, 1.0], luck)
    assert [wits_forest.preferred(forest, root, 2, out) for root in (0, 1)] == [0, 1]
    assert wits_forest.child_of(forest, 0, 1) != wits_forest.child_of(forest, 1, 1)


def test_what_looks_best_is_tried_first_but_nothing_is_left_out(forest: Any) -> None:
    out, value, luck = np.array([1, 2, 3], np.int32), np.array([0.0, 3.0, 1.0]), np.random.default_rng(3)
    assert wits_forest.select(forest, 0, 3, out, value, 1.0, 0.05, 1.0) == 1
    pulls = [pull(forest, 0, out, value, [0.5, 0.5, 0.5], luck) for _ in range(60)]
    assert set(pulls) == {0, 1, 2}


def test_a_full_forest_says_so(forest: Any) -> None:
    made = [wits_forest.grow_child(forest, 0, action, 0) for action in range(60)]
    assert made.count(EMPTY) == 10
