from __future__ import annotations

import random

import pytest

from cheeseboard.kernel import Game
from cheeseboard.match import Match, new


@pytest.fixture(scope="session")
def tiny() -> Game:
    return Game("match.tiny", "tiny")


@pytest.fixture
def match(tiny: Game) -> Match:
    return new(tiny, players=2, seed=3)


def play_on(match: Match, seed: int, moves: int = 10**6) -> Match:
    """Random legal moves until the game is over or the count is reached."""
    dice = random.Random(seed)
    while not match.over and moves > 0:
        seat = dice.choice(match.to_move)
        match.play(dice.choice(match.moves(seat)), seat)
        moves -= 1
    return match
