"""How long games last, compiled: every side heads for the nearest wedge it lacks, one throw ahead.

The way is greedy, not the best: of where a throw can lead, a wedge space still lacked comes first; then the space from
which most faces of the die reach such a space, an ordinary one weighed by the chance to go on there; then the nearest.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.pursuit.box import ALL_WEDGES, COLOUR, HUB_SPACE, KIND, ROLL_AGAIN, SPACES, TARGETS, WEDGE
from cheeseboard.games.pursuit.rules_state import ASK, DIE, GO, MOVE, State
from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import lowest, random_step, stream
from cheeseboard.kernel.rng import below
from cheeseboard.kernel.slots import actors, apply, legal


def wanted(s: State, space: int) -> bool:
    """Does the side whose turn it is want to land there: a wedge it lacks, or with all six the hub?"""
    mine = int(s.wedges[int(s.turn)])
    if mine == ALL_WEDGES:
        return space == HUB_SPACE
    return KIND[space] == WEDGE and (mine >> COLOUR[space]) & 1 == 0


def faces(s: State, space: int) -> int:
    """How many faces of the die lead from the space to one that is wanted."""
    n = 0
    for throw in range(6):
        hit = False
        for k in range(TARGETS[space, throw, 0]):
            if wanted(s, TARGETS[space, throw, k + 1]):
                hit = True
        n += int(hit)
    return n


def best(s: State, far: Any, out: Any, n: int) -> int:
    """The action that leads to the best space. `far[space * SPACES + other]` are steps between spaces."""
    chosen, top = int(out[0]), -1
    skill = int(s.skill[int(s.turn), 0])
    for k in range(n):
        space = int(out[k]) - GO
        near = 99
        for other in range(SPACES):
            if wanted(s, other):
                near = min(near, int(far[space * SPACES + other]))
        weight = 100 if KIND[space] == ROLL_AGAIN else skill
        value = 1000000 if near == 0 else faces(s, space) * weight * 100 + 99 - near
        if value > top:
            top = value
            chosen = int(out[k])
    return chosen


def measure(
    states: Any, options: Any, rng: Any, seed: int, games: int, far: Any, out: Any, weights: Any, rows: Any
) -> int:
    """Play `games` games; row g of `rows`: turns that were over, questions, throws. Returns how many were played."""
    s, r = states[0], rng[0]
    for g in range(games):
        stream(r, seed, g)
        begin(s, options[0])
        turns, questions, throws = 0, 0, 0
        mask = actors(s)
        before, turn = int(s.round), int(s.turn)
        while mask != 0:
            if s.phase == MOVE:
                seat = lowest(mask)
                apply(s, seat, best(s, far, out, legal(s, seat, out)))
            elif mask > 0:
                seat = lowest(mask)
                n = legal(s, seat, out)
                apply(s, seat, int(out[below(r, n)]))
            else:
                questions += int(s.phase == ASK)
                throws += int(s.phase == DIE)
                if not random_step(s, mask, r, out, weights):
                    return g
            turns += int(s.round != before and (s.turn != turn or s.seats == 1))  # a vote raises the round, too
            turn = int(s.turn)
            before = int(s.round)
            mask = actors(s)
        rows[g, 0] = turns + 1
        rows[g, 1] = questions
        rows[g, 2] = throws
    return games
