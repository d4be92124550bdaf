"""How the levels of Gold Rush think: by the valuation, sharp and merciless also by playing the best ways out."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from cheeseboard.games.goldrush import wits_search
from cheeseboard.games.goldrush.wits_worth import WEIGHTS, Desk
from cheeseboard.kernel import States, clone, seeded, view

FILE = Path(__file__).parent / "wits.npz"


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a level thinks."""

    sims: int  # play-outs a decision; 0 = the valuation alone
    width: int = 8  # ways to go on that are compared
    turns: int = 2  # length of a play-out
    most: int = 10  # placements that a seat looks at in play-outs
    noise: float = 0.0  # points by which the valuation errs, at random
    plain: bool = False  # no cowboys on prairies


EFFORTS = {
    "gentle": Effort(0, noise=4.0, plain=True),
    "sharp": Effort(1200),
    "merciless": Effort(5000, width=12),
}


@cache
def weights() -> Any:
    """The fitted weights: float (WEIGHTS), read-only."""
    with np.load(FILE) as stored:
        found = stored["weights"].astype(np.float64)
    if found.shape != (WEIGHTS,):
        raise ValueError(f"{FILE.name} has shape {found.shape}: make it anew with wits_fit.py")
    found.setflags(write=False)
    return found


def new_desk() -> States:
    """A desk with the fitted weights (a batch of one)."""
    desk = Desk.zeros(1)
    desk["w"][0] = weights()
    return desk


class _Space(threading.local):
    """A working record per thread."""

    def __init__(self) -> None:
        self.desk = new_desk()


class Prospector:
    """Lists the ways to go on from the decision at hand, and plays the best of them out."""

    drivers: tuple[Any, ...] = (wits_search,)

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._space = _Space()

    def think(self, run: Any, own: States, seat: int, seed: int, *, native: bool) -> int:
        """A legal action for the observed record `own`. Not `native`: by the valuation alone."""
        effort, desk = self.effort, self._space.desk
        desk["noise"], desk["plain"] = 0.0, int(effort.plain)
        states: Any = np.concatenate([clone(own) for _ in range(4)])
        rngs: Any = np.concatenate([seeded(seed), seeded(seed + 1)])
        desks: Any = desk
        if not native:
            states, rngs, desks = ([view(batch, k) for k in range(len(batch))] for batch in (states, rngs, desk))
        run.open_desk(states, desks, rngs, seat)
        if effort.sims == 0 or not native:
            desk["noise"] = effort.noise
            width, sims = 1, 0
        else:
            width, sims = effort.width, effort.sims
        return int(run.think(states, desks, rngs, seat, width, sims, effort.turns, effort.most, seed >> 2))
