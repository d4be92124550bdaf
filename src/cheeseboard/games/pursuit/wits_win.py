"""The win-probability table of two sides, solved as far as it is asked for and kept.

A position is two sets of wedges and two places, one of the sides about to throw. Wedges are never lost, so a pair of
sets hangs only on fuller pairs: they are solved first. Chances are one number a side, so turning the wheel by one
sector, which turns the categories too, changes nothing: of six pairs that differ by a turn one is solved.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cheeseboard.games.pursuit.box import (
    ALL_WEDGES,
    CATEGORIES,
    COLOUR,
    HUB_SPACE,
    KIND,
    SPACES,
    WEDGE,
    space_name,
    space_number,
)
from cheeseboard.games.pursuit.wits_tables import HOME, PLACES

Pair = tuple[NDArray[np.float64], NDArray[np.float64]]


def _turned(space: int) -> int:
    """The space one sector on."""
    name = space_name(space)
    return space if space == HUB_SPACE else space_number(f"{name[0]}{(int(name[1]) + 1) % CATEGORIES}{name[2:]}")


TURNED = np.array([*(_turned(space) for space in range(SPACES)), HOME])
"""(74) where a place comes to lie when the wheel is turned by one sector."""
NEXT = {int(COLOUR[x]): int(COLOUR[_turned(x)]) for x in range(SPACES) if KIND[x] == WEDGE}
"""The category that takes another's place then."""


def turn_mask(mask: int) -> int:
    """A set of wedges when the wheel is turned by one sector."""
    return sum(1 << NEXT[c] for c in range(CATEGORIES) if (mask >> c) & 1)


class Race:
    """The table for chances `p` of the first side and `q` of the second. `space`: the compiled driver wits_race."""

    def __init__(
        self,
        space: Any,
        p: float,
        q: float,
        *,
        exact: bool = False,
        miss_leaves: bool = False,
        wedge_ends: bool = False,
    ) -> None:
        self.space, self.p, self.q = space, p, q
        self.exact, self.wedge_ends = exact, wedge_ends
        self.back = HUB_SPACE if miss_leaves else HOME
        self._known: dict[tuple[int, int], Pair] = {}
        self._gains: dict[tuple[int, int], NDArray[np.float64]] = {}  # of pairs that moves have been asked for

    def pair(self, mine: int, theirs: int) -> Pair:
        """`a[x, y]`: the first side throws, with wedges `mine`, at x, the other at y; `b[y, x]`: the second does."""
        key = (mine, theirs)
        if key not in self._known:
            turned = [key]
            for _ in range(CATEGORIES - 1):
                turned.append((turn_mask(turned[-1][0]), turn_mask(turned[-1][1])))
            first = min(turned)
            if first not in self._known:
                self._known[first] = self._solve(*first)
            by = turned.index(first)
            place = np.arange(PLACES)
            for _ in range(by):
                place = TURNED[place]
            a, b = self._known[first]
            self._known[key] = (a[np.ix_(place, place)], b[np.ix_(place, place)])
        return self._known[key]

    def _solve(self, mine: int, theirs: int) -> Pair:
        if self.p == self.q and (theirs, mine) in self._known:
            b, a = self._known[theirs, mine]
            return a, b
        a, b = np.full((PLACES, PLACES), 0.5), np.full((PLACES, PLACES), 0.5)
        gain_a = self._gain(mine, lambda more: self.pair(more, theirs))
        gain_b = self._gain(theirs, lambda more: self.pair(mine, more)[::-1])
        self.space.settle(mine, theirs, a, b, gain_a, gain_b, self.p, self.q, self.back, np.zeros(SPACES))
        return a, b

    def _gain(self, mask: int, fuller: Any) -> NDArray[np.float64]:
        """(74, 74) by the mover's wedge space and the other's place: how likely it wins once it has that wedge."""
        gain = np.zeros((PLACES, PLACES))
        for x in range(SPACES):
            if KIND[x] != WEDGE or (mask >> COLOUR[x]) & 1:
                continue
            more = mask | 1 << COLOUR[x]
            own, other = fuller(more)
            if more == ALL_WEDGES and not self.exact:
                gain[x] = 1.0 - other[:, HOME]
            elif self.wedge_ends:
                gain[x] = 1.0 - other[:, x]
            else:
                gain[x] = own[x]
        return gain

    def after(self, space: int, mine: int, theirs: int, y: int) -> float:
        """How likely the first side is to win once its holder has come to `space`, the other side at `y`."""
        a, b = self.pair(mine, theirs)
        if (mine, theirs) not in self._gains:
            self._gains[mine, theirs] = self._gain(mine, lambda more: self.pair(more, theirs))
        return float(self.space.after(space, mine, a, b, self._gains[mine, theirs], y, self.p, self.back))

    def whole(self) -> NDArray[np.float32]:
        """The whole table, (64, 64, 74, 74) by mover's mask, other's mask and their places; 90 MB."""
        n = ALL_WEDGES + 1
        table = np.zeros((n, n, PLACES, PLACES), np.float32)
        for mine in range(n):
            for theirs in range(n):
                table[mine, theirs] = self.pair(mine, theirs)[0]
        return table
