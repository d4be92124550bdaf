"""What bots need of Chou y es-tu ?: an evaluation for greedy players and search, and the levels' own thinking."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.chou.box import FULL
from cheeseboard.games.chou.rules_state import CABIN, CAUGHT, EMPTY, State, on_rabbits
from cheeseboard.games.chou.wits_net import IN_VIEW
from cheeseboard.games.chou.wits_stage import bits, runs
from cheeseboard.kernel import rule

LEVELS = ("gentle", "sharp", "merciless")
"""Strengths, weakest first."""


@rule
def judged() -> bool:
    """There is an evaluation here."""
    return True


@rule
def evaluate(s: State, seat: int) -> float:
    """How good the position looks to the seat, 0..1: rabbits left, cabbages to go, who can be looked at, ways out."""
    wanted = FULL - int(s.compost)
    if s.score and s.leg == 1:
        wanted = int(s.leg_scores[0]) + 1 - int(s.compost)
    tiles = 0
    for c in range(19):
        if s.eaten[c] == 1:
            wanted -= 1
        elif s.kind[c] != EMPTY and s.kind[c] != CABIN:
            tiles |= 1 << c
    value = 0.5 - 0.05 * max(wanted, -4)
    for t in range(2):
        c = int(s.rabbits[t])
        if c < 0:
            value += 0.0 if c == CAUGHT else 0.05
            continue
        value += 0.22
        for i in range(2):
            if s.acted[i] == 0 and (IN_VIEW[int(s.pawns[i])] >> c) & 1:
                value -= 0.08
        value += 0.01 * bits(runs(tiles & ~(1 << c), 63, c, int(s.rabbits[1 - t])))
    value = min(max(value, 0.01), 0.99)
    return value if on_rabbits(s, seat) else 1.0 - value


def thinker(level: str) -> Any:
    """How a level of LEVELS thinks. KeyError for another word."""
    from cheeseboard.games.chou.wits_bot import EFFORTS, Gentle, Solver

    return Gentle() if level == "gentle" else Solver(EFFORTS[level])
