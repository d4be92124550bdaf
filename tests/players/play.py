"""What tests of players share: whole games, and games stopped somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from cheeseboard.kernel import Game, States


def nature(game: Game, states: States, luck: np.random.Generator) -> None:
    found = game.chance(states)
    weights = np.array([w for _, w in found], float)
    game.draw(states, found[int(luck.choice(len(found), p=weights / weights.sum()))][0])


def positions(game: Game, options: dict[str, Any], seed: int) -> Iterator[tuple[States, int]]:
    """A random game, stopped wherever a seat is to act; what is yielded is the game's own record."""
    luck = np.random.default_rng(seed)
    states = game.new(options)
    while (actors := game.actors(states)) != 0:
        if actors < 0:
            nature(game, states, luck)
            continue
        seat = int(luck.choice(game.waiting(states)))
        yield states, seat
        game.apply(states, seat, int(luck.choice(game.legal(states, seat))))


def whole(game: Game, options: dict[str, Any], players: Sequence[Any], seed: int) -> tuple[list[int], list[int]]:
    """A whole game between players by seat: ranks and all actions. Every action is checked to be legal."""
    luck = np.random.default_rng(seed)
    states = game.new(options)
    actions = []
    while (actors := game.actors(states)) != 0:
        if actors < 0:
            nature(game, states, luck)
            continue
        seat = game.waiting(states)[0]
        action = players[seat].act(states, 0, seat)
        assert action in game.legal(states, seat)
        assert game.refusal(states, seat, action) == 0
        actions.append(action)
        game.apply(states, seat, action)
    return game.ranks(states), actions


def wins(game: Game, first: Callable[[int], Any], second: Callable[[int], Any], games: int) -> float:
    """Points of `first` in two-seat games against `second`, changing seats."""
    points = 0.0
    for k in range(games):
        one, two = first(k), second(1000 + k)
        ranks, _ = whole(game, {}, [one, two] if k % 2 == 0 else [two, one], k)
        mine = k % 2
        points += 0.5 if ranks[0] == ranks[1] else float(ranks[mine] == 0)
    return points
