import copy
import pickle
import random

import pytest

from cheeseboard import games
from cheeseboard.adapters.stepper import Stepper

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
spiel = pytest.importorskip("cheeseboard.adapters.spiel")
load = spiel.load


@pytest.mark.parametrize("name", games.find())
def test_random_games_end_and_are_zero_sum(name):
    game, dice = load(name), random.Random(5)
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                codes, odds = zip(*state.chance_outcomes(), strict=True)
                assert sum(odds) == pytest.approx(1)
                state.apply_action(dice.choices(codes, odds)[0])
            else:
                actions = state.legal_actions()
                assert state.action_to_string(actions[0]) and len(state.information_state_string()) == 32
                state.apply_action(dice.choice(actions))
        assert sum(state.returns()) == pytest.approx(0) and game.num_players() == len(state.returns())


def test_a_clone_goes_its_own_way():
    state = load("chou").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) != str(twin) and state.current_player() == 0


def test_options_reach_the_rules():
    assert load("chou", players=4, bushes=True).num_players() == 4


def test_a_stepper_survives_pickling():
    game = games.load("chou")
    table = Stepper(game, game.options(players=3), compiled=False)
    table.run_chance(random.Random(1))
    table.apply(0, int(table.legal(0)[2]))
    for twin in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert twin.observed(0).tobytes() == table.observed(0).tobytes() and twin.mover() == table.mover()
