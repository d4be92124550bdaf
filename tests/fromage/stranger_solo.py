"""A naive person alone against the Corporation, on the compiled rules: what the dossier's calibration was made with.

The person completes every order, milks when that is possible, else makes a cheese when that is possible, else gathers
anything with any worker; builds nothing, and says ready when nothing of this is left. Of several cheeses the one whose
points at once are most is chosen, ties at random. Where the Corporation's cheese goes is left to luck.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from cheeseboard.games.fromage import rules_state as codes
from cheeseboard.kernel import contract
from fromage.stranger_finals import tables
from fromage.stranger_score import CORPORATION, corporation, villes
from fromage.stranger_side import GAME


@dataclass(frozen=True)
class Ending:
    """What a game came to."""

    turns: int
    placed: int
    stored: int
    customers: int
    total: int  # the Corporation's
    own: int
    beaten: bool


class Person:
    """The buffers, and the habits."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        size = max(GAME.LEGAL_MAX, GAME.OUTCOMES_MAX)
        self.out, self.weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
        self.points = np.zeros(8, np.int32)
        self.native = GAME.compiled()

    def game(self, level: int) -> Ending:
        states, native, out = GAME.State.zeros(), self.native, self.out
        native.h_begin(states, 0, GAME.options(players=1, level=level))
        while (mask := native.h_actors(states, 0)) != contract.OVER:
            if mask == contract.CHANCE:
                n = native.h_chance(states, 0, out, self.weights)
                native.h_draw(states, 0, self.rng.choices(out[:n].tolist(), self.weights[:n].tolist())[0])
            else:
                n = native.h_legal(states, 0, 0, out)
                native.h_apply(states, 0, 0, self.choose(states, out[:n].tolist()))
        (table,) = tables(states)
        native.h_scores(states, 0, self.points)
        own = int(self.points[0])
        native.h_ranks(states, 0, self.points)
        turns = int(states["turn"][0]) + 1
        customers, total = villes(table)[CORPORATION], corporation(table)
        beaten = int(self.points[0]) == 0
        return Ending(turns, table.corporation_placed, table.stored, customers, total, own, beaten)

    def choose(self, states: Any, legal: list[int]) -> int:
        for low, high in ((codes.MILK, codes.BUILD), (codes.MAKE, codes.MILK)):
            cheeses = [action for action in legal if low <= action < high]
            if cheeses:
                return max(cheeses, key=lambda action: (self.worth(states, action), self.rng.random()))
        gathers = [action for action in legal if codes.GATHER <= action < codes.MAKE]
        if gathers:
            return self.rng.choice(gathers)
        for sure in (codes.COMPLETE, codes.READY):
            if sure in legal:
                return sure
        return self.rng.choice(legal)

    def worth(self, states: Any, action: int) -> int:
        then = states.copy()
        self.native.h_apply(then, 0, 0, action)
        self.native.h_scores(then, 0, self.points)
        return int(self.points[0])
