"""Every game on the shelf, and the tiny one of the match's own tests, with option sets worth playing."""

# ruff: noqa: A002
from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from cheeseboard import games
from cheeseboard.kernel import Game
from cheeseboard.match import Match, new
from cheeseboard.match.referee import Referee
from properties.agreement import variants

LOCAL = {"tiny": "match.tiny"}
IDS = (*games.find(), *LOCAL)


@cache
def game_of(id: str) -> Game:
    """The game of that id."""
    return Game(LOCAL[id], id) if id in LOCAL else games.load(id)


@cache
def options_of(id: str) -> tuple[dict[str, Any], ...]:
    """Option sets of a game, every number of players among them."""
    return tuple(variants(game_of(id)))


def a_match(id: str, options: dict[str, Any], seed: int) -> Match:
    """A fresh match with repeatable dice."""
    return new(game_of(id), seed=seed, **options)


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
    """A random match before its first step and after every one; the same object each time."""
    dice = random.Random(seed)
    fresh = a_match(id, options, seed)
    referee = Referee(game or game_of(id), fresh.header, fresh.referee.dice)
    yield referee
    while not referee.over:
        random_step(referee, dice)
        yield referee
