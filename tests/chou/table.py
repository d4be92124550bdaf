"""What the tests of this game share: the game, its variants, and random play."""

from __future__ import annotations

from functools import partial
from typing import Any

import walks
from cheeseboard import games

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


step = partial(walks.step, GAME)
game_of = partial(walks.game_of, GAME)


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
