"""Random games for tests of every game: one step, a whole game, who looks on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cheeseboard.kernel import CHANCE, OVER, Game


def step(game: Game, states: Any, dice: random.Random) -> None:
    """One random action of a random seat, or one draw."""
    if game.actors(states) == CHANCE:
        outcomes, weights = zip(*game.chance(states), strict=True)
        game.draw(states, dice.choices(outcomes, weights)[0])
    else:
        seat = dice.choice(game.waiting(states))
        legal = game.legal(states, seat)
        assert legal, "nobody is ever stuck"
        game.apply(states, seat, dice.choice(legal))


def game_of(game: Game, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every position of a random game; the same record each time."""
    dice = random.Random(seed)
    states = game.new(game.options(**options))
    yield states
    while game.actors(states) != OVER:
        step(game, states, dice)
        yield states


def acting(game: Game, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every position of a random game in which people act, and the last one."""
    return (states for states in game_of(game, options, seed) if game.actors(states) >= 0)


def viewers(states: Any) -> tuple[int, ...]:
    """All seats, and the spectator."""
    return (*range(int(states["seats"][0])), -1)
