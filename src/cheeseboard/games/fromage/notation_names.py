"""What things are called in moves, draws and positions. Shared by reading and writing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cheeseboard.games.fromage.box import PLACE_NAMES, RESOURCES, SPACES, VENUES
from cheeseboard.games.fromage.rules_state import (
    ASK_CAST,
    ASK_FIRE,
    ASK_GREENHOUSE,
    ASK_ORDER,
    ASK_PAIR,
    ASK_PICK,
    ASK_SORT,
    BOARDS,
    CORPORATION,
    CUSTOMERS,
    DEAL,
    DRAFT,
    FREE,
    HEAD_START,
    LAYING,
    NONE,
    OVER_NOW,
    READIED,
    SECTORS,
    SIDES,
    START_ORDERS,
    TURN,
)
from cheeseboard.games.fromage.rules_state import VENUES as VENUES_PHASE

LETTERS = "ABCD"
"""What the seats are called in draws and positions."""

CORPORATION_NAME = "corp"
"""What the Corporation is called."""

SOURCES = ("sign", *PLACE_NAMES)
"""What may wait to fire: the sign of the shelf, then the places of the board."""

PHASES = {
    "venues": VENUES_PHASE,
    "sectors": SECTORS,
    "sides": SIDES,
    "customers": CUSTOMERS,
    "boards": BOARDS,
    "start": START_ORDERS,
    "deal": DEAL,
    "draft": DRAFT,
    "laying": LAYING,
    "head": HEAD_START,
    "corporation": CORPORATION,
    "play": TURN,
    "over": OVER_NOW,
}

STEPS = {
    "free": FREE,
    "ready": READIED,
    "order": ASK_ORDER,
    "fire": ASK_FIRE,
    "pick": ASK_PICK,
    "pair": ASK_PAIR,
    "give": ASK_CAST,
    "sort": ASK_SORT,
    "greenhouse": ASK_GREENHOUSE,
}
"""What a seat decides next."""


def find(names: Sequence[str], word: str) -> int:
    """Place of a word among names, in upper or lower case; -1 = not among them."""
    low = word.casefold()
    return next((k for k, name in enumerate(names) if name.casefold() == low), -1)


def space_text(s: Any, venue: int, space: int) -> str:
    """Name of a space of a venue in the layout that is on the table; "?" where there is none yet."""
    layout = int(s.side[venue]) if venue != NONE else NONE
    return "?" if layout == NONE else SPACES[layout][venue][space]


def find_space(s: Any, name: str) -> tuple[int, int]:
    """(venue, space) of a name in the layouts on the table; (-1, -1) = no such space."""
    for venue in range(len(VENUES)):
        layout = int(s.side[venue])
        space = find(SPACES[layout][venue], name) if layout != NONE else -1
        if space >= 0:
            return venue, space
    return -1, -1


def resource_number(name: str) -> int:
    """ "fruit" -> 2, in upper or lower case, in the plural too; -1 = no such resource."""
    return find(RESOURCES, name) if find(RESOURCES, name) >= 0 else find([f"{one}s" for one in RESOURCES], name)
