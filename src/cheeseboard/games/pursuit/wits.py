"""What bots need of Cheese Pursuit: how good a position looks, and the levels' own thinking.

Whether a bot knows an answer is not decided here: in simulations by `skill`, at the table by the desk.
"""

from __future__ import annotations

import math
from typing import Any

from cheeseboard.games.pursuit.rules_state import OVER_NOW, State
from cheeseboard.games.pursuit.wits_tables import HOME, load
from cheeseboard.kernel import rule, u16
from cheeseboard.kernel.table import table

LEVELS = ("gentle", "sharp", "merciless")
"""Strengths, weakest first."""

TURNS = table(load().tolist(), u16)  # (64, 74) hundredths of a turn: the turns-to-finish table for a chance of one half
STEEP = 0.0025  # how fast a lead of so many hundredths of a turn becomes certain


@rule
def judged() -> bool:
    """There is an evaluation here."""
    return True


@rule
def left(s: State, seat: int) -> int:
    """Hundredths of a turn that the seat still needs; far more for a side that has left."""
    if s.gone[seat]:
        return 60000
    mask = int(s.wedges[seat])
    return int(TURNS[mask, HOME]) if s.home[seat] else int(TURNS[mask, int(s.at[seat])])


@rule
def evaluate(s: State, seat: int) -> float:
    """How good the position looks to the seat, 0..1: the turns it needs against those of the best of the others."""
    if s.phase == OVER_NOW:
        return 1.0 if s.won == seat else 0.0
    mine = left(s, seat)
    best = 4000 if s.seats == 1 else 60000
    for other in range(int(s.seats)):
        if other != seat:
            best = min(best, left(s, other))
    lead = min(max(best - mine, -6000), 6000)
    return 1.0 / (1.0 + math.exp(-STEEP * lead))


def thinker(level: str) -> Any:
    """How a level of LEVELS thinks. KeyError for another word."""
    from cheeseboard.games.pursuit.wits_bot import THINKERS

    return THINKERS[level]
