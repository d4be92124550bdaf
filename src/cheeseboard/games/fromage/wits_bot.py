"""How the levels of Fromage think: gentle by the light policy, sharp and merciless by decoupled search."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np

from cheeseboard.games.fromage import wits_search
from cheeseboard.games.fromage.rules_state import DRAFT, LAYING, LEGAL_MAX
from cheeseboard.games.fromage.wits_forest import new_forest
from cheeseboard.games.fromage.wits_policy import LANES, Desk
from cheeseboard.games.fromage.wits_weights import LIGHT, OPEN
from cheeseboard.kernel import States, clone, seeded, view

DEPTH = 256
"""Steps of all seats in one round, at most, that a tree follows."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a level thinks."""

    sims: int  # simulations a decision; 0 = the light policy alone
    turns: int = 4  # turns that a simulation plays beyond the one at hand
    noise: float = 0.7  # points by which the light policy errs, at random, either way
    trust: float = 2.0  # simulations that what an action looks worth counts as
    explore: float = 0.3  # part of the bound of UCB1-tuned: rewards differ by less than 0..1
    rounds: int = 1  # rounds that the trees follow
    joint: bool = False  # one tree for all seats, as if later ones saw what earlier ones do


EFFORTS = {
    "gentle": Effort(0, noise=12.0),
    "sharp": Effort(600),
    "merciless": Effort(4000, turns=5, rounds=2),
    "sequential": Effort(600, joint=True),
}


def new_desk() -> States:
    """A desk with the fitted weights (a batch of one)."""
    desk = Desk.zeros(1)
    desk["p"][0] = LIGHT
    desk["v"][0] = np.asarray(OPEN)
    return desk


class _Space(threading.local):
    """A working record per thread."""

    def __init__(self) -> None:
        self.desk = new_desk()


class Cheesemaker:
    """Thinks by simulations over the steps of every seat's turn, or by the light policy alone."""

    drivers: tuple[Any, ...] = (wits_search,)

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._space = _Space()

    def think(self, run: Any, own: States, seat: int, seed: int, *, native: bool) -> int:
        """A legal action for the observed record `own`. Not `native`: by a few simulations."""
        effort, desk = self.effort, self._space.desk
        desk["noise"], desk["joint"], desk["rounds"] = effort.noise, int(effort.joint), effort.rounds
        sims = effort.sims if native else min(effort.sims, 12)
        turns = effort.turns
        if int(own["phase"][0]) in (DRAFT, LAYING):
            turns += 8  # a tile is worth what it brings in the whole game
        states: Any = np.concatenate([clone(own), clone(own)])
        rngs: Any = seeded(seed)
        desks: Any = desk
        if not native:
            states, rngs, desks = ([view(batch, k) for k in range(len(batch))] for batch in (states, rngs, desk))
        if sims == 0:
            return int(run.glance(states, desks, rngs, seat))
        forest = new_forest(sims * LANES, DEPTH, LEGAL_MAX, LANES)
        return int(run.think(states, desks, rngs, seat, sims, turns, forest, effort.trust, effort.explore))
