"""Players for any game: random, greedy, and search."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from cheeseboard.kernel import Game, States, clone
from cheeseboard.players import search
from cheeseboard.players.base import Bot
from cheeseboard.players.ready import wired
from cheeseboard.players.search import EMPTY, ENDLESS, Desk, Tree

DEPTH = 256  # deepest path of a tree
MOST_NODES = 1 << 20


class Random(Bot):
    """Plays each legal action with equal odds."""

    def _think(self, own: States, seat: int, *, patient: bool) -> int:
        del patient
        legal = self.game.legal(own, seat)
        return legal[int(np.random.default_rng(self._seed(own, seat)).integers(len(legal)))]


def new_desk(game: Game) -> Desk:
    """Buffers for one search."""
    n = max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8)
    return Desk(np.zeros(n, np.int32), np.zeros(n, np.int32), np.zeros(8, np.int32), np.zeros(8))


def new_tree(game: Game, nodes: int) -> Tree:
    """An empty tree with room for `nodes` nodes."""
    slots = 1 << (4 * nodes).bit_length()
    tree = Tree(
        keys=np.full(slots, EMPTY, np.int64),
        children=np.zeros(slots, np.int32),
        visits=np.zeros(nodes, np.int32),
        offers=np.zeros(nodes, np.int32),
        total=np.zeros(nodes),
        mover=np.zeros(nodes, np.int8),
        path=np.zeros(DEPTH, np.int32),
        kids=np.zeros(max(game.LEGAL_MAX, 1), np.int32),
        info=np.zeros(2, np.int64),
    )
    tree.info[0] = 1
    return tree


class _Driven(Bot):
    """A bot that runs the search drivers."""

    def _stage(self, own: States, seat: int, patient: bool) -> tuple[Any, Any, Any, bool]:
        """Drivers, states (root and two scratch records), generator, and whether they are compiled."""
        run, native = wired(self.game, (search,), wait=patient)
        states: Any = np.concatenate([clone(own), clone(own), clone(own)])
        rng: Any = self.game.rng(self._seed(own, seat))
        if not native:
            states, rng = [self.game.view(states, k) for k in range(3)], [self.game.view(rng)]
        return run, states, rng, native


class Greedy(_Driven):
    """Takes the action that looks best one step ahead, on average over what may be hidden."""

    def __init__(self, game: Game, level: str, seed: int, worlds: int = 24) -> None:
        super().__init__(game, level, seed)
        self.worlds = worlds

    def _think(self, own: States, seat: int, *, patient: bool) -> int:
        run, states, rng, native = self._stage(own, seat, patient)
        actions, values = np.zeros(self.game.LEGAL_MAX, np.int32), np.zeros(self.game.LEGAL_MAX)
        n = run.look_ahead(states, seat, rng, self.worlds if native else 4, actions, values, new_desk(self.game))
        best = np.flatnonzero(values[:n] >= values[:n].max() - 1e-9)
        return int(actions[np.random.default_rng(self._seed(own, seat)).choice(best)])


class Search(_Driven):
    """Open-loop ISMCTS from its own observation. Reproducible by `simulations`; `seconds` is a clock instead."""

    def __init__(
        self, game: Game, level: str, seed: int, simulations: int = 2000, seconds: float = 0.0, horizon: int = 0
    ) -> None:
        super().__init__(game, level, seed)
        if simulations < 1 or seconds < 0.0 or horizon < 0:
            raise ValueError("a search needs at least one simulation, and neither seconds nor a horizon below 0")
        self.simulations, self.seconds = simulations, seconds
        self.horizon = horizon or ENDLESS
        self.explore = 0.7

    def _think(self, own: States, seat: int, *, patient: bool) -> int:
        run, states, rng, native = self._stage(own, seat, patient)
        sims = self.simulations if native else min(self.simulations, 60)
        desk = new_desk(self.game)
        tree = new_tree(self.game, MOST_NODES if self.seconds else min(sims + 1, MOST_NODES))
        end = time.monotonic() + self.seconds
        part = sims if not self.seconds else 64
        while True:
            run.grow(states, seat, rng, part, tree, desk, self.explore, self.horizon)
            if not self.seconds or time.monotonic() >= end:
                return int(run.favourite(states, seat, tree, desk))


class Witty(Bot):
    """A level that the game's own wits play."""

    def __init__(self, game: Game, level: str, seed: int) -> None:
        super().__init__(game, level, seed)
        self._thinker = game.wits.thinker(level)

    def _think(self, own: States, seat: int, *, patient: bool) -> int:
        drivers = self._thinker.drivers
        run, native = wired(self.game, drivers, wait=patient) if drivers else (None, True)
        return int(self._thinker.think(run, own, seat, self._seed(own, seat), native=native))
