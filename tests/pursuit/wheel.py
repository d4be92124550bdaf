"""What the tests of the rules share: the game, option sets, positions, random steps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cheeseboard.kernel import CHANCE, DESK, Game, States
from cheeseboard.kernel.playout import lowest
from pursuit.quiz import GAME

SIX = "GE EN HI AL SN SL"
SEATINGS: tuple[dict[str, Any], ...] = tuple({"players": n} for n in range(1, 7))
KINDS: tuple[dict[str, Any], ...] = (
    {"players": 3, "starter": "highest"},
    {"players": 2, "starter": "first", "start": "own_colour"},
    {"players": 6, "start": "own_colour", "starter": "highest"},
    {"players": 2, "home": "exact"},
    {"players": 3, "after_miss": "leave"},
    {"players": 4, "home": "exact", "after_miss": "leave"},
    {"players": 2, "wedge_ends_turn": True},
    {"players": 4, "wedge_ends_turn": True, "home": "exact"},
    {"players": 4, "leaving": True},
    {"players": 6, "leaving": True, "start": "own_colour", "after_miss": "leave"},
    {"players": 2, "skill": 90, "skill_b": 20},
    {"players": 1, "home": "exact", "after_miss": "leave", "skill": 99},
    {"players": 5, "starter": "highest", "start": "own_colour", "home": "exact", "wedge_ends_turn": True},
)
"""Every option at work, alone and together."""


def name(options: dict[str, Any]) -> str:
    """A set of options as a test's id: "4-home=exact"."""
    rest = [f"{key}={value}" for key, value in options.items() if key != "players"]
    return "-".join([str(options.get("players", 2)), *rest])


def at(text: str, game: Game = GAME, **options: Any) -> States:
    """The state that a position describes."""
    states = game.State.zeros()
    game.notation.read_position(text, game.view(game.options(**options)), game.view(states))
    states["edition"] = game.edition
    return states


def text_of(states: States) -> str:
    """The position of a state as text."""
    return str(GAME.notation.write_position(GAME.view(states)))


def step(states: States, dice: random.Random) -> tuple[int, int]:
    """One random action or draw; (seat, action), or (CHANCE or DESK, outcome)."""
    mask = GAME.actors(states)
    if mask in (CHANCE, DESK):
        drawn = GAME.chance(states)
        outcome = dice.choices([code for code, _ in drawn], [weight for _, weight in drawn])[0]
        GAME.draw(states, outcome)
        return mask, outcome
    seat = lowest(mask)
    action = dice.choice(GAME.legal(states, seat))
    GAME.apply(states, seat, action)
    return seat, action


def game_of(options: dict[str, Any], seed: int, most: int = 3000) -> Iterator[States]:
    """The states of a random game, each changed in place after it was given; at most so many."""
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    for _ in range(most):
        yield states
        if GAME.actors(states) == 0:
            return
        step(states, dice)
