"""The turns-to-finish table: how many turns a side still needs, for every space and set of wedges, exactly.

One side alone on the wheel that always takes the move after which it needs the fewest turns: a Markov decision
process of 73 x 64 = 4,672 positions (and one more, home with the last question due). It is solved set by set, the
fullest first, by policy iteration; each policy is valued by solving its linear equations, so nothing is estimated.

    python -m cheeseboard.games.pursuit.wits_tables      writes wits.npz, the table for a chance of one half
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cheeseboard.games.pursuit.box import (
    ALL_WEDGES,
    CATEGORIES,
    COLOUR,
    FACES,
    HUB_SPACE,
    KIND,
    ROLL_AGAIN,
    SPACES,
    TARGETS,
    WEDGE,
)

FILE = Path(__file__).with_name("wits.npz")
HOME = SPACES
"""Where a side is whose last question is due, beside spaces 0..72."""
PLACES = SPACES + 1

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Course:
    """What the table hangs on: the chance of a right answer by category, and the options of the race."""

    chance: tuple[float, ...]  # (6), each between 0 and 1
    exact: bool = False  # six wedges go home by exact throw
    miss_leaves: bool = False  # after a wrong last answer the holder must leave and come back
    wedge_ends: bool = False  # a new wedge ends the turn

    def __post_init__(self) -> None:
        if len(self.chance) != CATEGORIES or not all(0.0 < p < 1.0 for p in self.chance):
            raise ValueError("a course needs six chances of a right answer, each above 0 and below 1")

    @property
    def last(self) -> float:
        """The chance at the last question, which the others choose: that of the worst category."""
        return min(self.chance)

    @property
    def free(self) -> float:
        """The chance on the hub, where the side chooses the category itself."""
        return max(self.chance)


ENDS = [
    [[TARGETS[space, throw, k + 1] for k in range(TARGETS[space, throw, 0])] for throw in range(FACES)]
    for space in range(SPACES)
]
"""Where a throw from a space can end: by space and throw less one."""


@lru_cache(maxsize=64)
def turns(course: Course) -> Reals:
    """Expected number of further turns, (64, 74): by mask of wedges and place, before a throw.

    The turn under way is not counted: a side that is certain to win before this turn ends has 0. `[mask, HOME]` is
    the same for a side that has all six and faces the last question now; it does not depend on the mask.
    """
    table = np.full((ALL_WEDGES + 1, PLACES), np.nan)
    missed = (1.0 - course.last) / course.last
    for mask in sorted(range(ALL_WEDGES + 1), key=int.bit_count, reverse=True):
        if mask == ALL_WEDGES and course.miss_leaves:
            missed = _solve_last(course, table)
        else:
            table[mask, :SPACES] = _solve(course, mask, table, missed)
    table[:, HOME] = missed
    table.setflags(write=False)
    return table


def _solve_last(course: Course, table: Reals) -> float:
    """The full set where a miss sends the holder away: home and the way back hang on each other. Returns home's value.

    At home: with chance 1 - q one more turn and the way from the hub. The way grows by what home costs, alike for
    every space, so two solutions with different costs give the right one.
    """
    q = course.last
    way = _solve(course, ALL_WEDGES, table, 0.0)  # as if being home cost nothing more
    hub = float(way[HUB_SPACE])
    missed = (1.0 - q) * (1.0 + hub) / q
    table[ALL_WEDGES, :SPACES] = way + missed
    return missed


def _after(course: Course, mask: int, table: Reals, missed: float) -> tuple[Reals, Reals]:
    """What a space brings that a throw leads to: a fixed number of turns, and how much of its own value is added."""
    plus, own = np.zeros(SPACES), np.ones(SPACES)
    for space in range(SPACES):
        kind, colour = int(KIND[space]), int(COLOUR[space])
        if kind == ROLL_AGAIN:
            continue
        if space == HUB_SPACE:
            if mask == ALL_WEDGES:
                plus[space], own[space] = missed, 0.0
            else:
                plus[space] = 1.0 - course.free
            continue
        p = course.chance[colour]
        plus[space] = 1.0 - p
        more = mask | 1 << colour
        if kind == WEDGE and more != mask:
            own[space] = 1.0 - p
            if more == ALL_WEDGES and not course.exact:
                plus[space] += p * (1.0 + missed)
            else:
                plus[space] += p * (float(table[more, space]) + course.wedge_ends)
    return plus, own


def _solve(course: Course, mask: int, table: Reals, missed: float) -> Reals:
    """The values of one set of wedges, those of fuller sets given: policy iteration from moving at random."""
    plus, own = _after(course, mask, table, missed)
    policy = [list(row) for row in ENDS]
    while True:
        system, right = np.eye(SPACES), np.zeros(SPACES)
        for space, row in enumerate(policy):
            for ends in row:
                for end in ends:
                    system[space, end] -= own[end] / (FACES * len(ends))
                    right[space] += plus[end] / (FACES * len(ends))
        value: Reals = np.linalg.solve(system, right).astype(np.float64)
        after = plus + own * value
        better = [[[_best(after, ends, kept)] for ends, kept in zip(*rows)] for rows in zip(ENDS, policy)]
        if better == policy:
            return value
        policy = better


def _best(after: Reals, ends: list[int], kept: list[int]) -> int:
    """The end that leaves the fewest turns; what was chosen before stays where nothing is truly better."""
    best = min(ends, key=lambda end: float(after[end]))
    return kept[0] if len(kept) == 1 and after[kept[0]] <= after[best] + 1e-12 else best


@lru_cache(maxsize=4096)
def moves(course: Course, mask: int) -> tuple[float, ...]:
    """Expected further turns of a side with these wedges once its holder has come to a space, for all 73."""
    table = turns(course)
    plus, own = _after(course, mask, table, float(table[mask, HOME]))
    return tuple(float(one) for one in plus + own * table[mask, :SPACES])


def half() -> Course:
    """The course of wits.npz: one answer in two is right, the options as the rulebook has them."""
    return Course((0.5,) * CATEGORIES)


def load() -> Any:
    """The table of wits.npz, (64, 74) as whole hundredths of a turn."""
    return np.load(FILE)["turns"]


def hundredths(table: Reals) -> NDArray[np.uint16]:
    """A table rounded to hundredths of a turn."""
    return np.round(100.0 * table).astype(np.uint16)


if __name__ == "__main__":
    np.savez_compressed(FILE, turns=hundredths(turns(half())))
