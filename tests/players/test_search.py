"""Search and the other players of any game: on connect four and on Barn, the kernel's toy with secrets and a desk."""

from __future__ import annotations

import time
import zlib

import numpy as np
import pytest

from cheeseboard.kernel import Game, States
from cheeseboard.players import search
from cheeseboard.players.generic import Greedy, Random, Search, new_desk, new_tree
from players.play import positions, whole, wins

FOUR = Game("bench.connect_four")
TOY = Game("kernel.toy")


def searcher(game: Game, seed: int, **budget: float) -> Search:
    return Search(game, "search", seed, **budget)


def test_search_beats_random_at_connect_four() -> None:
    assert wins(FOUR, lambda k: searcher(FOUR, k, simulations=300), lambda k: Random(FOUR, "random", k), 20) >= 19


def test_more_simulations_beat_fewer() -> None:
    many, few = (lambda k: searcher(FOUR, k, simulations=1500)), (lambda k: searcher(FOUR, k, simulations=30))
    assert wins(FOUR, many, few, 20) >= 15


def test_search_takes_the_win_and_stops_the_threat() -> None:
    states = FOUR.new()
    for seat, column in enumerate((3, 0, 3, 0, 3, 0)):
        FOUR.apply(states, seat % 2, column)
    assert searcher(FOUR, 1, simulations=400).act(states, 0, 0) == 3  # four in a column
    FOUR.apply(states, 0, 6)
    assert searcher(FOUR, 1, simulations=400).act(states, 0, 1) == 0  # the other one's four
    FOUR.apply(states, 1, 5)
    FOUR.apply(states, 0, 6)
    assert searcher(FOUR, 2, simulations=1200).act(states, 0, 1) in (0, 3)


@pytest.mark.parametrize("players", [2, 3])
def test_search_beats_random_at_barn(players: int) -> None:
    """Secret bids, hands, draws and a desk: nothing of it is known to the search but the contract."""
    points = 0.0
    for k in range(30):
        seat = k % players
        bots: list[Random | Search] = [Random(TOY, "random", 50 * k + n) for n in range(players)]
        bots[seat] = searcher(TOY, k, simulations=200)
        ranks, _ = whole(TOY, {"players": players, "laps": 3}, bots, k)
        points += float(ranks[seat] == 0)
    assert points >= 30 / players + 5


def test_greedy_plays_whole_games() -> None:
    ranks, _ = whole(TOY, {"players": 3}, [Greedy(TOY, "greedy", k) for k in range(3)], 3)
    assert sorted(ranks)[0] == 0


def test_same_seed_same_game_other_seed_another() -> None:
    def play(seed: int) -> list[int]:
        return whole(FOUR, {}, [searcher(FOUR, seed, simulations=100) for _ in range(2)], 0)[1]

    assert play(5) == play(5)
    assert len({tuple(play(seed)) for seed in range(6)}) > 1


def test_a_budget_in_seconds_is_kept() -> None:
    bot = searcher(FOUR, 1, seconds=0.2)
    states = FOUR.new()
    bot.act(states, 0, 0)
    began = time.monotonic()
    bot.act(states, 0, 0)
    assert 0.15 < time.monotonic() - began < 2.0


@pytest.mark.parametrize("bad", [{"simulations": 0}, {"seconds": -1.0}, {"horizon": -1}])
def test_impossible_budgets_are_refused(bad: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="at least one simulation"):
        searcher(FOUR, 1, **bad)


class Peeper(Random):
    """What must not be: it takes the true state into account."""

    def act(self, states: States, i: int, seat: int) -> int:
        legal = self.game.legal(self.game.observed(states, seat, i), seat)
        return legal[zlib.crc32(states[i : i + 1].tobytes()) % len(legal)]


def told_apart(bot: Random | Greedy | Search) -> tuple[int, int]:
    """Pairs of different true states with one observation, and how many of them made the bot choose differently."""
    pairs, apart = 0, 0
    for seed in range(6):
        for states, seat in positions(TOY, {"players": 3, "laps": 2}, seed):
            own = TOY.observed(states, seat)
            other = TOY.determinized(own, seat, TOY.rng(seed + 99))
            if TOY.observed(other, seat).tobytes() == own.tobytes() and other.tobytes() != states.tobytes():
                pairs += 1
                apart += bot.act(states, 0, seat) != bot.act(other, 0, seat)
    return pairs, apart


@pytest.mark.parametrize("name", ["random", "greedy", "search", "peeper"])
def test_nobody_looks_at_the_true_state(name: str) -> None:
    bots = {"random": Random, "greedy": Greedy, "peeper": Peeper}
    bot = searcher(TOY, 7, simulations=60) if name == "search" else bots[name](TOY, name, 7)
    pairs, apart = told_apart(bot)
    assert pairs > 20
    assert (apart > 0) == (name == "peeper")


def test_interpreted_and_compiled_searches_agree() -> None:
    states = FOUR.new()
    for seat, column in enumerate((3, 2, 3, 4)):
        FOUR.apply(states, seat % 2, column)
    found = []
    for native in (True, False):
        run = (FOUR.compiled if native else FOUR.interpreted)(drivers=(search,))
        three = np.concatenate([states] * 3)
        rng = FOUR.rng(11)
        tree, desk = new_tree(FOUR, 60), new_desk(FOUR)
        batch = three if native else [FOUR.view(three, k) for k in range(3)]
        run.grow(batch, 0, rng if native else [FOUR.view(rng)], 50, tree, desk, 0.7, search.ENDLESS)
        found.append((tree.visits.tolist(), tree.total.tolist(), int(run.favourite(batch, 0, tree, desk))))
    assert found[0] == found[1]
