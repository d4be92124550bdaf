"""What the tests of this game share: the game, its variants, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cheeseboard import games
from cheeseboard.kernel import CHANCE, OVER

GAME = games.load("chou")

SEATINGS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 3, "split": "rabbits"},
    {"players": 4},
)
KINDS: tuple[dict[str, Any], ...] = (
    {},
    {"bushes": True},
    {"score": True},
    {"bushes": True, "score": True, "last_night": "counted"},
)
VARIANTS: tuple[dict[str, Any], ...] = (
    *({**seating, **kind} for seating in SEATINGS for kind in KINDS),
    {"players": 2, "arrows": "A6"},
    {"players": 4, "arrows": "A5", "bushes": True, "last_rabbit": "owner"},
    {"players": 3, "split": "rabbits", "arrows": "A6", "bushes": True, "bush_stop": 1},
    {"players": 2, "bushes": True, "bush_stop": 0, "arrows": "A5", "score": True},
)


def name(options: dict[str, Any]) -> str:
    """A short name for a test's id."""
    return "-".join(f"{key}={value}" for key, value in options.items())


def step(states: Any, dice: random.Random) -> None:
    """One random action of a random seat, or one draw."""
    if GAME.actors(states) == CHANCE:
        outcomes, weights = zip(*GAME.chance(states), strict=True)
        GAME.draw(states, dice.choices(outcomes, weights)[0])
    else:
        seat = dice.choice(GAME.waiting(states))
        GAME.apply(states, seat, dice.choice(GAME.legal(states, seat)))


def game_of(options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every position of a random game; the same record each time."""
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    yield states
    while GAME.actors(states) != OVER:
        step(states, dice)
        yield states


def viewers(states: Any) -> tuple[int, ...]:
    """All seats, and the spectator."""
    return (*range(int(states["seats"][0])), -1)


def at(text: str, **options: Any) -> Any:
    """The record of a position text."""
    states = GAME.State.zeros()
    GAME.notation.read_position(text, GAME.view(GAME.options(**options)), GAME.view(states))
    states["edition"] = GAME.edition
    return states


def play(states: Any, seat: int, *texts: str) -> None:
    """Play moves by their notation; each must be legal."""
    for text in texts:
        (action,) = GAME.notation.read_move(GAME.view(states), seat, text)
        assert GAME.refusal(states, seat, action) == 0, (text, clause(states, seat, text))
        GAME.apply(states, seat, action)


def clause(states: Any, seat: int, text: str) -> str:
    """The clause that forbids a move; "" = it is legal."""
    (action,) = GAME.notation.read_move(GAME.view(states), seat, text)
    code = GAME.refusal(states, seat, action)
    return GAME.clauses.CLAUSES[code - 1].id if code else ""


def text_of(states: Any) -> str:
    """The position text of a record."""
    return str(GAME.notation.write_position(GAME.view(states)))
