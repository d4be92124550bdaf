"""Every game on the shelf, and the tiny one of the match's own tests, with option sets worth playing."""

# ruff: noqa: A002
from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard import games
from cheeseboard.kernel import Game
from cheeseboard.match import Match, new
from cheeseboard.match.referee import Referee
from properties.agreement import LONG, late, plain_states, spread

SEEDS = st.integers(0, 1 << 30)
LOCAL = {"tiny": "match.tiny"}
IDS = (*games.find(), *LOCAL)


@cache
def game_of(id: str) -> Game:
    """The game of that id."""
    return Game(LOCAL[id], id) if id in LOCAL else games.load(id)


@cache
def options_of(id: str) -> tuple[dict[str, Any], ...]:
    """Option sets of a game, every number of players among them."""
    return tuple(spread(game_of(id)))


@cache
def length(id: str) -> int:
    """Steps of a random game."""
    game = game_of(id)
    return sum(1 for _ in plain_states(game, game.options(**options_of(id)[0]), 1))


def share(id: str, positions: int) -> float:
    """Which part of a game's positions to look at, so that it is about so many of a random game."""
    return min(1.0, positions / length(id))


def whole_games(most: int) -> Callable[[Callable[[str, int], None]], Callable[[str], None]]:
    """A test of every game by random games, given their seeds: so many of a short game, fewer of a long one."""

    def tests(test: Callable[[str, int], None]) -> Callable[[str], None]:
        def every_game(id: str) -> None:
            count = max(4, round(most * min(1.0, 250 / length(id))))
            settings(max_examples=count, deadline=None)(given(seed=SEEDS)(lambda seed: test(id, seed)))()

        every_game.__name__, every_game.__doc__, every_game.__module__ = test.__name__, test.__doc__, test.__module__
        found: Callable[[str], None] = pytest.mark.parametrize("id", IDS)(every_game)
        return found

    return tests


def a_match(id: str, options: dict[str, Any], seed: int, position: str = "") -> Match:
    """A fresh match with repeatable dice; from a position, where one side alone could play from it, too."""
    at = position if options["players"] > 1 else ""
    return new(game_of(id), seed=seed, position=at, **options)


def random_step(referee: Referee, dice: random.Random) -> tuple[str, int, int]:
    """One random step of nature or of a seat; what it was: ("draw", drawer, outcome) or ("move", seat, action)."""
    game = referee.game
    if referee.mask < 0:
        chances = game.chance(referee.states)
        outcome = dice.choices([one for one, _ in chances], [weight for _, weight in chances])[0]
        drawer = int(referee.s.drawer)
        referee.draw(outcome)
        return ("draw", drawer, outcome)
    seat = dice.choice(referee.waiting)
    action = dice.choice(game.legal(referee.states, seat))
    referee.move(seat, action)
    return ("move", seat, action)


def states_of(id: str, options: dict[str, Any], seed: int, game: Game | None = None) -> Iterator[Referee]:
    """A random match before its first step and after every one; the same object each time.

    Where random games are far longer than real ones, every other seed plays one from near its end.
    """
    dice = random.Random(seed)
    end = late(id, options["players"]) if seed % 2 else ""
    fresh = new(game_of(id), seed=seed, position=end, **options) if end else a_match(id, options, seed)
    referee = Referee(game or game_of(id), fresh.header, fresh.referee.dice)
    yield referee
    steps = 0
    while not referee.over and not (late(id, 1) and steps == LONG):
        random_step(referee, dice)
        steps += 1
        yield referee
