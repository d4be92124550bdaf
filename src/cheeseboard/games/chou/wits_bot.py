"""How the levels of Chou y es-tu ? think: gentle by feel, sharp and merciless by solving the night and day ahead."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import numpy as np

from cheeseboard.games.chou import wits_plan
from cheeseboard.games.chou.box import CELLS, NEAR, PAIRS, POINTS, TOUCH
from cheeseboard.games.chou.knowledge import belief, rabbit_odds
from cheeseboard.games.chou.rules import legal
from cheeseboard.games.chou.rules_state import (
    AFTER_YOU,
    CAUGHT,
    DAY,
    EXPOSED,
    FIRST_NIGHT,
    LEGAL_MAX,
    LOOK,
    LOOKS,
    STUCK,
    TO_CELL,
    WALK,
)
from cheeseboard.games.chou.wits_dusk import Dusk, by_day, by_night, looked_at, starts_of
from cheeseboard.games.chou.wits_net import Judge
from cheeseboard.games.chou.wits_room import nets, new_judge, new_room
from cheeseboard.games.chou.wits_stage import ACTS, ENDS, PLANS, Garden, Room, meal
from cheeseboard.games.chou.wits_stage import by_day as morning
from cheeseboard.kernel import seeded, view

TRIM = 0.02
"""Choices that the mixed strategy makes less often than this are not made at all: they are noise of the solver."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a level thinks."""

    rounds: int  # of regret matching
    deeper: int = 0  # how often leaves are looked at one night and day deeper
    floor: float = 0.01  # leaves less likely than this are not
    inner: int = 40  # rounds there
    tries: int = 2  # draws of arrows there


EFFORTS = {"sharp": Effort(120), "merciless": Effort(300, deeper=4)}
HASTE = Effort(8)
"""What is left of it while the compiler is not ready."""
FEW = 16
"""Outcomes of the First Night that are then thought of."""


@dataclass(frozen=True, slots=True)
class Solution:
    """Both sides' mixed strategies for one night and day."""

    plans: Any  # int (plans, 4)
    spans: Any
    mix: Any  # float (plans)
    acts: tuple[Any, Any]  # int (actions, 3) of each pawn
    first: Any  # float (2, ACTS)
    then: Any  # float (2, ACTS, 2, ACTS)
    first_worth: Any  # what each is worth to the rabbits against their mix
    then_worth: Any
    value: float
    gap: float  # how much the two strategies together can be beaten by


class _Space(threading.local):
    """Working arrays, one set per thread."""

    def __init__(self) -> None:
        self.room = new_room()
        self.inner = new_room()
        self.reached = np.zeros((PLANS, 4, ENDS, ENDS))
        self.bounds = np.zeros(2)


_space = _Space()


def _few(room: Room, seed: int) -> None:
    """Leave only some plans of a single group with many, at random."""
    n = int(room.sizes[1])
    if room.sizes[0] == 1 and n > 2 * FEW:
        chosen = np.sort(np.random.default_rng(seed).choice(n, FEW, replace=False))
        room.plans[:FEW] = room.plans[chosen]
        room.sizes[1] = room.spans[1] = FEW


def _open(run: Any, dusk: Dusk, room: Room, judge: Judge, native: bool) -> tuple[Garden, int]:
    """Set up the small game; returns the garden by day and the cabbages eaten in the night."""
    garden = Garden(dusk.tiles, dusk.doubles, dusk.bushes, *dusk.pawns)
    if dusk.groups:
        for g, group in enumerate(dusk.groups):
            room.origins[g] = group
            room.odds[g] = dusk.odds[g]
        if not run.open_night(room, garden, len(dusk.groups), dusk.hidden):
            raise ValueError("the position contradicts itself: no outcome of the night fits what was seen")
        one, two = dusk.groups[0][:2]
        day = morning(garden, one, two)
        eaten = meal(one, dusk.doubles, dusk.bushes) + meal(two, dusk.doubles, dusk.bushes)
    else:
        n = len(dusk.pairs)
        room.sizes[:2] = 1, n
        room.spans[:2] = 0, n
        room.odds[0] = 1.0
        for j, (one, two) in enumerate(dusk.pairs):
            room.plans[j] = one, two, 3, 0
        day, eaten = garden, 0
    if not native:
        _few(room, sum(dusk.pawns))
    run.open_day(room, judge, day, eaten, dusk.fives)
    return day, eaten


def solve_dusk(run: Any, dusk: Dusk, effort: Effort, rng: Any, *, native: bool = True) -> Solution:
    """Solve the small game of `dusk` with the drivers `run` (`native`: compiled). Uses this thread's working arrays."""
    room, bounds = _space.room, _space.bounds
    judge = new_judge(nets(), dusk.needs, dusk.shares)
    day, eaten = _open(run, dusk, room, judge, native)
    value = run.settle(room, effort.rounds, bounds)
    if effort.deeper and max(dusk.needs) > eaten:
        later = new_judge(nets(), [need - eaten for need in dusk.needs], dusk.shares)
        done = np.zeros((PLANS, 4, ENDS, ENDS), np.int8)
        for _ in range(effort.deeper):
            n = run.deepen(
                room,
                _space.inner,
                later,
                day,
                dusk.fives,
                effort.floor,
                effort.inner,
                effort.tries,
                _space.reached,
                done,
                rng,
            )
            if not n:
                break
            value = run.settle(room, effort.rounds, bounds)
    groups, n, na, nb = (int(k) for k in room.sizes[:4])
    return Solution(
        plans=room.plans[:n].copy(),
        spans=room.spans[: groups + 1].copy(),
        mix=room.mix[:n].copy(),
        acts=(room.acts[0, :na].copy(), room.acts[1, :nb].copy()),
        first=room.first.reshape(2, ACTS).copy(),
        then=room.then.copy(),
        first_worth=room.on_first[2].reshape(2, ACTS).copy(),
        then_worth=room.on_then[2].copy(),
        value=float(value),
        gap=float(bounds[1] - bounds[0]),
    )


def legal_actions(s: Any, seat: int) -> list[int]:
    """The seat's legal actions."""
    out: Any = np.zeros(LEGAL_MAX, np.int32).data
    return [out[k] for k in range(legal(s, seat, out))]


def draw_from(weights: Any, rng: np.random.Generator) -> int:
    """An index with odds in proportion to weights, small ones left out; all equal where there are none."""
    kept = np.where(weights >= TRIM * weights.sum(), weights, 0.0)
    total = kept.sum()
    return int(rng.choice(len(kept), p=kept / total if total > 0 else None))


def pawn_action(pawn: int, row: Any) -> int:
    """The rules' number of a day action (end, cell, point) of a pawn."""
    _, cell, point = (int(k) for k in row)
    return LOOK + pawn * LOOKS + point * TO_CELL + cell if cell >= 0 else WALK + pawn * POINTS + point


class Gentle:
    """By feel: gardeners look at random wherever a rabbit may be; rabbits hide at random, rather out of reach."""

    drivers: tuple[Any, ...] = ()

    def think(self, run: Any, own: Any, seat: int, seed: int, *, native: bool) -> int:
        """A legal action for the observed record `own`."""
        del run, native
        s, rng = view(own), np.random.default_rng(seed)
        actions = [a for a in legal_actions(s, seat) if a != AFTER_YOU]
        weigh = _gardener_feels if s.phase == DAY else _rabbit_feels
        weights = np.array(weigh(s, seat, actions), float)
        return actions[int(rng.choice(len(actions), p=weights / weights.sum()))]


def in_view(s: Any, pawn: int) -> set[int]:
    """Cells that a pawn can look under today."""
    near = [NEAR[s.pawns[pawn], k] for k in range(3)]
    return {TOUCH[p, k] for p in near if p >= 0 for k in range(3)}


def _rabbit_feels(s: Any, seat: int, actions: list[int]) -> list[float]:
    """Three times as likely where no gardener can look in the morning."""
    del seat
    seen = in_view(s, 0) | in_view(s, 1)
    return [1.0 if a >= STUCK or a % TO_CELL in seen else 3.0 for a in actions]


def _gardener_feels(s: Any, seat: int, actions: list[int]) -> list[float]:
    """Looks under tiles that may hide a rabbit, all alike; where there are none, walks towards some."""
    odds: Any = np.zeros(PAIRS).data
    cells: Any = np.zeros(CELLS).data
    belief(s, seat, odds)
    rabbit_odds(odds, cells)
    looks = [1.0 if a >= LOOK and cells[(a - LOOK) % TO_CELL] > 0.0 else 0.0 for a in actions]
    if any(looks):
        return looks
    walks = []
    for a in actions:
        near = [NEAR[(a - WALK) % POINTS, j] for j in range(3)] if a < LOOK else []
        reach = {TOUCH[p, k] for p in near if p >= 0 for k in range(3)}
        walks.append(0.05 * (a < LOOK) + sum(1.0 for c in reach if c >= 0 and cells[c] > 0.0))
    return walks


class Solver:
    """Solves the night and day ahead to mixed strategies and draws from them."""

    drivers: tuple[Any, ...] = (wits_plan,)

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._solved: OrderedDict[tuple[Dusk, bool], Solution] = OrderedDict()
        self._dawn: tuple[Any, tuple[int, int]] = (None, (0, 0))

    def think(self, run: Any, own: Any, seat: int, seed: int, *, native: bool) -> int:
        """A legal action for the observed record `own`."""
        s, rng = view(own), np.random.default_rng(seed)
        actions = legal_actions(s, seat)
        play = self._by_day if s.phase == DAY else self._by_night
        action = play(lambda dusk: self.solution(run, dusk, native), s, actions, rng)
        if action not in actions:
            raise RuntimeError(f"the solver wants {action}, which is not legal here")
        return action

    def solution(self, run: Any, dusk: Dusk, native: bool) -> Solution:
        """The solved small game; the last few are kept."""
        key = (dusk, native)
        found = self._solved.get(key)
        if found is None:
            # Arrows tried one night deeper depend on the position only, so equal positions are solved alike.
            rng = seeded(hash(dusk.groups) ^ hash((dusk.tiles, dusk.pawns)))
            generator: Any = rng if native else [view(rng)]
            found = solve_dusk(run, dusk, self.effort if native else HASTE, generator, native=native)
            self._solved[key] = found
            if len(self._solved) > 16:
                self._solved.popitem(last=False)
        return found

    def _by_night(self, solve: Any, s: Any, actions: list[int], rng: np.random.Generator) -> int:
        found: Solution = solve(by_night(s))
        plans, mix = found.plans[: found.spans[1]], found.mix[: found.spans[1]]
        moved = [t for t in range(2) if s.moved[t] == 1 and s.rabbits[t] != CAUGHT]
        mine = sorted({a - STUCK if a >= STUCK else a // TO_CELL for a in actions if a != AFTER_YOU})
        if s.phase == FIRST_NIGHT:
            return self._first_night(s, plans, mix, moved, mine, rng)
        if moved:
            t = moved[0]
            cell = -1 if s.rabbits[t] == EXPOSED else s.rabbits[t]
            fits = (plans[:, t] == cell) & (plans[:, 2] >> t & 1 == 1)
            if not fits.any():  # what the partner did is no plan of ours: what is left of the night is as good as free
                return int(rng.choice([a for a in actions if a != AFTER_YOU]))
            j = draw_from(np.where(fits, mix + 1e-9 * fits, 0.0), rng)
            return self._run(1 - t, plans[j])
        j = draw_from(mix, rng)
        leaders = [t for t in range(2) if plans[j, 2] >> t & 1 and s.rabbits[t] != CAUGHT]
        able = [t for t in leaders if t in mine]
        if not able and AFTER_YOU in actions:
            return AFTER_YOU
        if not able:
            may = np.array([any(row[2] >> t & 1 for t in mine) for row in plans])
            j = draw_from(np.where(may, mix + 1e-9, 0.0), rng)
            able = [t for t in mine if plans[j, 2] >> t & 1]
        return self._run(int(rng.choice(able)), plans[j])

    def _first_night(self, s: Any, plans: Any, mix: Any, moved: list[int], mine: list[int], rng: Any) -> int:
        token = int(rng.choice(mine))
        if not moved:
            return token * TO_CELL + int(plans[draw_from(mix, rng), int(rng.integers(2))])
        taken = s.rabbits[moved[0]]
        fits = (plans[:, 0] == taken) | (plans[:, 1] == taken)
        row = plans[draw_from(np.where(fits, mix + 1e-9, 0.0), rng)]
        return token * TO_CELL + int(row[1] if row[0] == taken else row[0])

    def _run(self, token: int, plan: Any) -> int:
        cell = int(plan[token])
        return token * TO_CELL + cell if cell >= 0 else STUCK + token

    def _by_day(self, solve: Any, s: Any, actions: list[int], rng: np.random.Generator) -> int:
        key = (int(s.leg), int(s.round), bytes(s.kind), s.compost)
        pawns = (int(s.pawns[0]), int(s.pawns[1]))
        if not s.acted[0] and not s.acted[1]:
            self._dawn = (key, pawns)
            return self._lead(solve(by_day(s, pawns)), actions, rng)
        lead = 0 if s.acted[0] else 1
        if self._dawn[0] == key and self._dawn[1][1 - lead] == pawns[1 - lead]:
            starts = [self._dawn[1][lead]]
        else:
            starts = starts_of(s, lead)
        found: list[tuple[Solution, int, float]] = []
        for start in starts:
            stood = (start, pawns[1]) if lead == 0 else (pawns[0], start)
            solution: Solution = solve(by_day(s, stood))
            x = self._row(solution, lead, pawns[lead], looked_at(s)[0])
            if x >= 0:
                found.append((solution, x, float(solution.first[lead, x])))
        return self._follow(found, lead, looked_at(s)[1], rng)

    def _row(self, found: Solution, lead: int, point: int, cell: int) -> int:
        """Which action of the leading pawn ended on `point` after a look under `cell`; -1 = none from there."""
        for x, row in enumerate(found.acts[lead]):
            if row[2] == point and row[1] == cell:
                return x
        return -1

    def _lead(self, found: Solution, actions: list[int], rng: np.random.Generator) -> int:
        """Which pawn goes first, and what it does. A partner whose pawn should is asked to."""
        weights = np.concatenate([found.first[k, : len(found.acts[k])] for k in range(2)])
        codes = [pawn_action(k, row) for k in range(2) for row in found.acts[k]]
        chosen = codes[draw_from(weights, rng)]
        if chosen in actions:
            return chosen
        if AFTER_YOU in actions:
            return AFTER_YOU
        worth = np.concatenate([found.first_worth[k, : len(found.acts[k])] for k in range(2)])
        mine = np.array([code in actions for code in codes])
        own = np.where(mine, weights, 0.0)
        if own.sum() > 1e-3:
            return codes[draw_from(own, rng)]
        return codes[int(np.argmin(np.where(mine, worth, np.inf)))]

    def _follow(self, found: list[tuple[Solution, int, float]], lead: int, hit: bool, rng: Any) -> int:
        """What the second pawn does. Where it stood at dawn is not known, the likelier starts count more."""
        if not found:
            raise RuntimeError("no start of the day fits where the first pawn is now")
        solution, x, odds = found[draw_from(np.array([p for _, _, p in found]), rng)]
        o, other = int(hit), 1 - lead
        n = len(solution.acts[other])
        if odds > 1e-4:
            y = draw_from(solution.then[lead, x, o, :n], rng)
        else:  # not what the strategy would have led with: the best answer to the rabbits' mix
            y = int(np.argmin(solution.then_worth[lead, x, o, :n]))
        return pawn_action(other, solution.acts[other][y])
