"""Random games played by the engine and by the slow referee side by side (see `side_by_side.py`)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import games
from cheeseboard.kernel import BadOption, BadPosition
from goldrush.real_table import RealTable
from goldrush.side_by_side import one_game, options
from goldrush.slow import Referee
from goldrush.slow_position import read_position

BLOCKS = 4  # so that several workers share them


@pytest.mark.parametrize("block", range(BLOCKS))
def test_two_hundred_games(block: int) -> None:
    counts = Counter[str]()
    for seed in range(block, 200, BLOCKS):
        counts += one_game(games.load("goldrush"), seed)
    assert min(counts[kind] for kind in ("mountain tied", "city owned", "railroad owned", "gone", "sheriff", "dig")) > 0


def wrong_double(self: Referee, feature: Any) -> Any:
    """As some have read it: any locomotive doubles a railroad."""
    each = 2 if feature.kind == "railroad" and self.map.count(feature, "locomotives") else 1
    return self.give(self.owners(feature), feature, feature.kind, len(feature.tiles), each)


def wrong_freeze(self: Referee) -> bool:
    """As a hasty reader has it: whoever sent the Sheriff may dig."""
    mountain = self.mountain_of(self.tents[self.turn])
    return mountain is not None and bool(self.stack(mountain))


def wrong_targets(self: Referee) -> Any:
    return self.unfinished_mountains()  # he could stay


@pytest.mark.parametrize(
    ("name", "rule"), [("score", wrong_double), ("may_dig", wrong_freeze), ("sheriff_targets", wrong_targets)]
)
def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str, rule: Any) -> None:
    monkeypatch.setattr(Referee, name, rule)
    with pytest.raises(AssertionError):
        for seed in range(40):
            one_game(games.load("goldrush"), seed)


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_games(block: int) -> None:
    for seed in range(1000 + block, 3000, 20):
        one_game(games.load("goldrush"), seed)


# -- through the public API: texts, and what every viewer may read -----------------------------------------------------


def sit_down(seed: int) -> tuple[dict[str, Any], RealTable]:
    rng = random.Random(seed)
    chosen = {**options(rng), "players": 2 + seed % 4}
    match: Any = cb.new("goldrush", seed=seed, **chosen)
    return chosen, RealTable(match, slow_game(chosen), rng)


def slow_game(chosen: dict[str, Any]) -> Referee:
    return Referee(chosen["players"], {name: value for name, value in chosen.items() if name != "players"})


@pytest.mark.parametrize("seed", range(8))
def test_at_a_real_table(seed: int) -> None:
    _, table = sit_down(seed)
    while not table.match.over:
        table.step()
    table.at_the_end()


@pytest.mark.parametrize("seed", range(20, 24))
def test_a_position_holds_everything(seed: int) -> None:
    """From the referee's position both go on alike; at the end of the game, too."""
    chosen, table = sit_down(seed)
    moves = 0
    while not table.match.over:
        table.step()
        moves += 1
        if moves % 12 == 0 and not table.match.over:
            text = games.load("goldrush").notation.write_position(table.match.referee.s)
            match: Any = cb.new("goldrush", seed=moves, position=text, **chosen)
            game = slow_game(chosen)
            read_position(game, text)
            other = RealTable(match, game, random.Random(moves))
            while not match.over and len(match.events) < 40:
                other.step()
            if match.over:
                other.at_the_end()


def test_options_that_contradict_each_other() -> None:
    with pytest.raises(BadOption):
        cb.new("goldrush", sheriff_remainder="supply", seed=1)
    with pytest.raises(BadOption):
        cb.new("goldrush", players=6, seed=1)
    with pytest.raises(BadOption):
        cb.new("goldrush", players=1, seed=1)


IMPOSSIBLE = (
    "place R01\no START^\nn1 SH3v",  # a tile of the Sheriff's without him
    "place M01\no START^\nn1 M01^",  # a tile that there is once, twice
    "place R01\no START^\nn1 P01^",  # prairie beside a mountain
    "place R01\no START^\nn1e1 P01^",  # a corner is not enough
    "place R01\no START^\ncowboys A o railroad\ncowboys A o mountain",
    "place R01\no START^\nsheriff o",
    "place R01\no START^\nn1 M16v\ntent A o",  # on a finished mountain
    "place R01\no START^\nsupply 63",  # the start tile's token as well: 64
    "place R01\no START^\nhand A 5 5 5 5 5 5",  # there are five
)


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(BadPosition):
        cb.new("goldrush", players=2, position=text, seed=1)
