import warnings

import numpy as np
import pytest

from cheeseboard import games

pytest.importorskip("pettingzoo", reason="the extra `pettingzoo` is not installed")
from pettingzoo.test import api_test, seed_test

from cheeseboard.adapters.petting import env


@pytest.mark.parametrize("game", games.find())
def test_pettingzoo_finds_nothing_wrong(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are a dictionary with a mask
        api_test(env(game), num_cycles=300)
    seed_test(lambda: env(game), num_cycles=40)


@pytest.mark.parametrize("compiled", [True, False])
def test_rewards_are_zero_sum_and_partners_share(compiled):
    table = env("chou", players=4, compiled=compiled)
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        total[agent] += reward
        table.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(total.values()) == pytest.approx(0)
    assert total["seat_0"] == total["seat_1"] != 0 and total["seat_2"] == total["seat_3"]


def test_what_is_hidden_is_not_observed():
    table = env("chou")
    table.reset(seed=1)
    before = table.observe("seat_1")["observation"].tobytes()
    mask = table.observe("seat_0")["action_mask"]
    first, last = np.flatnonzero(mask)[[0, -1]]
    seen = set()
    for action in (first, last):
        table.reset(seed=1)
        assert table.observe("seat_1")["observation"].tobytes() == before
        table.step(int(action))
        seen.add(table.observe("seat_1")["observation"].tobytes())
    assert len(seen) == 1


def test_an_illegal_action_is_refused():
    table = env("chou")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="no legal action of seat 0"):
        table.step(1000)
    assert "seat_0" in table.agents and table.render()
