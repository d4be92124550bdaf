"""What things are called in moves and positions: seats, places, phases. Shared by reading and writing."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.roquefort.box import (
    CORNER_NAMES,
    CORNERS,
    OPEN_SQUARE,
    PANTRY,
    SQUARES,
    UNSEEN,
    square_name,
    square_number,
)
from cheeseboard.games.roquefort.rules_state import (
    HANGING,
    HOP,
    IN_PANTRY,
    IN_TOWER,
    OVER_NOW,
    SETUP,
    TURN,
    kind_at,
    lifted,
)

LETTERS = "ABCDE"
"""What the seats are called in moves and positions."""

PHASES = {"setup": SETUP, "hang": HANGING, "play": TURN, "hop": HOP, "over": OVER_NOW}


def goal_name(goal: int) -> str:
    """A run's goal or a figure's place: "d5", "NW", "T", "p2"."""
    if goal in CORNERS:
        return CORNER_NAMES[CORNERS.index(goal)]
    if goal < SQUARES:
        return square_name(goal)
    return "T" if goal == IN_TOWER else f"p{goal - IN_PANTRY + 1}"


def goal_number(text: str) -> int:
    """Inverse of `goal_name`, in upper or lower case; corners may be written as squares, too. -1 = no such place."""
    low = text.casefold()
    corners = [name.casefold() for name in CORNER_NAMES]
    if low in corners:
        return CORNERS[corners.index(low)]
    if low == "t":
        return IN_TOWER
    if len(low) == 2 and low[0] == "p" and low[1] in "1234"[:PANTRY]:
        return IN_PANTRY + int(low[1]) - 1
    return square_number(low)


def usual_points(phase: int) -> int:
    """Action points where a position does not say how many: a full turn, one less after a push, none outside a turn."""
    return 4 if phase == TURN else 3 if phase == HOP else 0


def usual_last_seen(s: Any, cell: int) -> int:
    """The turn in which the tile on an open square was last in sight, where a position does not say so.

    The turn before this one where it lies under a roof; this turn where it does not; never where nobody has seen it.
    """
    if kind_at(s, cell) == UNSEEN:
        return 0
    return int(s.round) + 1 if (lifted(s) >> OPEN_SQUARE[cell]) & 1 else max(int(s.round), 1)
