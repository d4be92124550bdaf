"""What the tests of this game share: the game, its variants, random play, and positions by text."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any

import walks
from cheeseboard import games
from cheeseboard.games.roquefort.box import OPEN
from cheeseboard.games.roquefort.rules_state import TILES
from cheeseboard.kernel import clone

GAME = games.load("roquefort")

MODULES = ("gonzola", "tower", "mechanism", "pantry")
SEATINGS: tuple[dict[str, Any], ...] = tuple(
    {"players": players, **dict(zip(MODULES, on, strict=True))}
    for players in range(2, 6)
    for on in product((False, True), repeat=4)
    if players < 5 or on[1]
)
"""All combinations of the four variants, for every number of players (with five the tower is forced)."""

KINDS: tuple[dict[str, Any], ...] = (
    {"players": 3, "plan": "B", "trace": True},
    {"players": 2, "target": 6, "no_immediate_undo": True, "tower_capacity": "unlimited"},
    {"players": 3, "gonzola": True, "gonzola_hop": True, "mechanism": True},
    {"players": 4, "gonzola": True, "roof_run": "compound", "plan": "B"},
    {"players": 3, "tower": True, "tower_start": "any", "tower_capacity": "unlimited"},
    {"players": 2, "gonzola": True, "pantry": True, "pantry_return_covered": True, "shove_to_new_tile": True},
    {"players": 5, "gonzola": True, "pantry": True, "mechanism": True, "gonzola_pantry": False, "gonzola_hop": True},
    {"players": 2, "gonzola": True, "pantry": True, "mechanism": True, "no_immediate_undo": True, "plan": "B"},
)
"""Every other option at least once."""


def name(options: dict[str, Any]) -> str:
    """A short name for a test's id."""
    return "-".join(f"{key}={value}" for key, value in options.items() if value is not False)


step = partial(walks.step, GAME)
game_of = partial(walks.game_of, GAME)


def renumbered(states: Any) -> Any:
    """The record with its tiles numbered as a position text numbers them: the castle's in reading order, then the free.

    What nobody has seen has no number worth keeping, nor has a tile that is not shown.
    """
    again = clone(states)
    old, new = GAME.view(states), GAME.view(again)
    frees = int(old.frees)
    order = [*(int(t) for t in old.lie.tolist()), *(int(t) for t in old.free.tolist()[:frees])]
    for t in range(TILES):
        new.kind[t] = new.last_seen[t] = 0
    for place, tile in enumerate(order):
        if place < OPEN:
            new.lie[place] = place
        else:
            new.free[place - OPEN] = place
        if tile < TILES:
            new.kind[place], new.last_seen[place] = old.kind[tile], old.last_seen[tile]
    if old.last_out >= 0:
        new.last_out = order.index(int(old.last_out))
    return again


def at(text: str, **options: Any) -> Any:
    """The record of a position text."""
    states = GAME.State.zeros()
    states["edition"] = GAME.edition
    GAME.notation.read_position(text, GAME.view(GAME.options(**options)), GAME.view(states))
    return states


def text_of(states: Any) -> str:
    """The position text of a record."""
    return str(GAME.notation.write_position(GAME.view(states)))
