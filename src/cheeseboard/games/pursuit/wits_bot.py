"""How the levels of Cheese Pursuit move: by feel, by the turns-to-finish table, by the chance to win the race."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cheeseboard.games.pursuit import wits_race
from cheeseboard.games.pursuit.box import CATEGORIES
from cheeseboard.games.pursuit.rules_moves import legal
from cheeseboard.games.pursuit.rules_state import CATEGORY, CHOOSE, GO, LEAVE, LEGAL_MAX, MOVE, TIE, VOTE, VOTING
from cheeseboard.games.pursuit.wits_tables import HOME, Course, moves
from cheeseboard.games.pursuit.wits_win import Race
from cheeseboard.kernel import view

ENDGAME = 5
"""Wedges that both sides together still lack when the strongest level begins to reckon with the other side."""
ERROR = 0.8
"""How far the gentle level misjudges a move, in turns."""


def course(s: Any, seat: int) -> Course:
    """The race as the seat's record knows it: its chances by category, and the options."""
    chance = tuple(min(max(int(s.skill[seat, c]), 1), 99) / 100 for c in range(CATEGORIES))
    return Course(chance, exact=bool(s.exact), miss_leaves=bool(s.miss_leaves), wedge_ends=bool(s.wedge_ends))


@dataclass(frozen=True, slots=True)
class Racer:
    """Moves by a table, chooses the category it knows best, and for others the one they know least."""

    error: float = 0.0  # in turns
    reckons: bool = False  # with the other side, near the end

    @property
    def drivers(self) -> tuple[Any, ...]:
        """What it wants compiled."""
        return (wits_race,) if self.reckons else ()

    def think(self, wired: Any, own: Any, seat: int, seed: int, *, native: bool) -> int:
        """A legal action for the observed record `own`."""
        s, out = view(own), np.zeros(LEGAL_MAX, np.int32)
        actions = [int(a) for a in out[: legal(s, seat, out)] if a != LEAVE]
        dice = np.random.default_rng(seed)
        if s.phase == MOVE:
            return self._move(wired, s, seat, actions, dice, native)
        if s.phase == CHOOSE:
            return _pick(actions, lambda a: int(s.skill[seat, a - CATEGORY]), dice)
        if s.phase in (VOTING, TIE):
            first = VOTE if s.phase == VOTING else CATEGORY
            named = [a for a in actions if first <= a < first + CATEGORIES]
            return _pick(named, lambda a: -int(s.skill[int(s.turn), a - first]), dice)
        return actions[0]

    def _move(self, wired: Any, s: Any, seat: int, actions: list[int], dice: Any, native: bool) -> int:
        mask = int(s.wedges[seat])
        if self.reckons and native and int(s.seats) == 2:
            lacking = 2 * CATEGORIES - mask.bit_count() - int(s.wedges[1 - seat]).bit_count()
            if lacking <= ENDGAME:
                race = _race(wired, s, seat)
                y = HOME if s.home[1 - seat] else int(s.at[1 - seat])
                return _pick(actions, lambda a: race.after(a - GO, mask, int(s.wedges[1 - seat]), y), dice)
        left = moves(course(s, seat), mask)
        noise = dice.normal(0.0, self.error, len(left)) if self.error else np.zeros(len(left))
        return _pick(actions, lambda a: -(left[a - GO] + float(noise[a - GO])), dice)


def _pick(actions: list[int], value: Callable[[int], float], dice: Any) -> int:
    """The action of the greatest value; one of the best at random."""
    values = [value(a) for a in actions]
    best = [a for a, v in zip(actions, values) if v >= max(values) - 1e-9]
    return int(best[int(dice.integers(len(best)))])


_RACES: dict[tuple[float, float, bool, bool, bool], Race] = {}


def _race(wired: Any, s: Any, seat: int) -> Race:
    """The win-probability table of this match; what has been solved is kept for the next decision."""
    mine, theirs = course(s, seat), course(s, 1 - seat)
    p, q = sum(mine.chance) / CATEGORIES, sum(theirs.chance) / CATEGORIES
    key = (p, q, mine.exact, mine.miss_leaves, mine.wedge_ends)
    if key not in _RACES:
        _RACES[key] = Race(wired, p, q, exact=mine.exact, miss_leaves=mine.miss_leaves, wedge_ends=mine.wedge_ends)
    return _RACES[key]


THINKERS = {"gentle": Racer(error=ERROR), "sharp": Racer(), "merciless": Racer(reckons=True)}
