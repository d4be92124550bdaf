"""What bots need of Fromage: how a position looks to a seat, for greedy players and search; how the levels think."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage.rules_state import NONE, State
from cheeseboard.games.fromage.wits_value import chance_to_win
from cheeseboard.games.fromage.wits_weights import OPEN
from cheeseboard.kernel import Array, rule

LEVELS = ("gentle", "sharp", "merciless")
"""Strengths, weakest first."""
RIVALS = ("sequential",)
"""Players to measure the levels by: sharp's budget in one tree for all seats."""


@rule
def judged() -> bool:
    """There is an evaluation here."""
    return True


@rule
def evaluate(s: State, seat: int) -> float:
    """The lead that the seat is likely to end with, points and open chances, as 0..1; at the end its true lead."""
    return chance_to_win(s, seat, OPEN) if s.board[int(s.seats) - 1] != NONE else 0.5


@rule
def reward(s: State, line: Array, rewards: Any) -> None:
    """The end of a game per seat, on the same scale."""
    for seat in range(int(s.seats)):
        rewards[seat] = evaluate(s, seat)


def thinker(level: str) -> Any:
    """How a level of LEVELS, or one of RIVALS, thinks. KeyError for another word."""
    from cheeseboard.games.fromage.wits_bot import EFFORTS, Cheesemaker

    return Cheesemaker(EFFORTS[level])
