"""The evaluation: the rabbits' chance to win from a position at nightfall, from a small fitted network.

One network for each number of cabbages still needed (1 .. DEEPEST) and of rabbits in play (1, 2): a hidden layer of
rectified sums over tiles, Doubles, Bushes, rabbits, pawns, computed features and the odds of five arrows; a logistic
output. `wits_fit.py` makes the numbers.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from cheeseboard.games.chou.box import BOX, CABIN_CELL
from cheeseboard.games.chou.wits_stage import Garden, Room, bits, runs, without
from cheeseboard.kernel import table

HIDDEN = 32
MADE = 20  # computed features
DOUBLES = 19  # first row of each group of inputs; the tiles' is 0
BUSHES = 38
RABBITS = 57
PAWNS = 76
COMPUTED = 100
FIVES = COMPUTED + MADE
BIAS = FIVES + 1
OUTPUT = BIAS + 1  # weights of the output; its own bias is the first number of the row after
ROWS = OUTPUT + 2
DEEPEST = 12

_AROUND = [sum(1 << c for c in row if c != CABIN_CELL) for row in BOX.touches]


def _in_view(point: int) -> int:
    mask = 0
    for near in BOX.paths[point]:
        mask |= _AROUND[near]
    return mask


IN_VIEW = table([_in_view(p) for p in range(len(BOX.paths))])  # (24) mask: what a pawn can look under after one step


class Judge(NamedTuple):
    """What a position is worth: networks, goals, and working arrays."""

    nets: Any  # float (2 * DEEPEST + 2, ROWS, HIDDEN): row 2 * need + rabbits in play - 1
    needs: Any  # int (k): cabbages the compost still wants, one per goal; 0 or less = reached
    shares: Any  # float (k): how much each goal counts
    base: Any  # float (HIDDEN)
    sums: Any  # float (HIDDEN)
    made: Any  # float (MADE)
    goals: Any  # int (4)


def _row(judge: Judge, need: int, live: int) -> int:
    """Which network judges: needs beyond the deepest are read as the deepest."""
    return 2 * min(need, DEEPEST) + live - 1


def reaches(garden: Garden, need: int) -> bool:
    """Is there still enough to eat in this garden?"""
    food = garden.tiles & ~garden.bushes
    return bits(food) + bits(food & garden.doubles) >= need


def _base(net: Any, garden: Garden, fives: float, base: Any) -> None:
    """The part of the hidden layer that depends on the garden and the odds of five arrows only."""
    for h in range(HIDDEN):
        base[h] = net[BIAS, h] + fives * net[FIVES, h]
    for c in range(19):
        if (garden.tiles >> c) & 1:
            for h in range(HIDDEN):
                base[h] += net[c, h]
            if (garden.doubles >> c) & 1:
                for h in range(HIDDEN):
                    base[h] += net[DOUBLES + c, h]
            if (garden.bushes >> c) & 1:
                for h in range(HIDDEN):
                    base[h] += net[BUSHES + c, h]


def two_runs(tiles: int, goals: int) -> int:
    """Cells that can be reached with one more run from any of `goals` (all six arrows, nothing eaten between)."""
    found = 0
    for c in range(19):
        if (goals >> c) & 1:
            found |= runs(tiles & ~(1 << c), 63, c, -1)
    return found


def catch_odds(safe: int, by_a: int, by_b: int, by_both: int) -> float:
    """How likely a lone rabbit is caught by day that mixes its hiding places well (nearly exact).

    Of the places it can run to, `safe` cannot be looked at, the others by pawn A only, by B only, or by both.
    """
    n = by_a + by_b + by_both
    if safe > 0:
        return 0.0
    odds = 1.0 if n < 2 else 2.0 / n
    if by_a > 1:
        odds = min(odds, 1.0 / by_a)
    if by_b > 1:
        odds = min(odds, 1.0 / by_b)
    return odds


def one_night(goals: int, near_a: int, near_b: int, fives: float) -> float:
    """`catch_odds` for a rabbit with six arrows and goals `goals`, mixed with one arrow missing at odds `fives`."""
    safe = bits(goals & ~(near_a | near_b))
    by_a = bits(goals & near_a & ~near_b)
    by_b = bits(goals & near_b & ~near_a)
    both = bits(goals & near_a & near_b)
    odds = catch_odds(safe, by_a, by_b, both)
    if fives <= 0.0:
        return odds
    n = safe + by_a + by_b + both
    less = (6 - n) * odds
    if safe > 0:
        less += safe * catch_odds(safe - 1, by_a, by_b, both)
    if by_a > 0:
        less += by_a * catch_odds(safe, by_a - 1, by_b, both)
    if by_b > 0:
        less += by_b * catch_odds(safe, by_a, by_b - 1, both)
    if both > 0:
        less += both * catch_odds(safe, by_a, by_b, both - 1)
    return (1.0 - fives) * odds + fives * less / 6.0


def features(tiles: int, live: int, goals: Any, a: int, b: int, fives: float, made: Any) -> None:
    """Computed features of a position at nightfall: how far rabbits can run, how much of it the pawns can look at.

    `goals`: masks (cells rabbit 1 can run to, rabbit 2, and where each could be a night later); see `set_goals`.
    """
    near_a = IN_VIEW[a] & tiles
    near_b = IN_VIEW[b] & tiles
    near = near_a | near_b
    n1 = bits(goals[0])
    n2 = bits(goals[1])
    s1 = bits(goals[0] & ~near)
    s2 = bits(goals[1] & ~near)
    made[0] = 0.25 * (n1 + n2)
    made[1] = 0.25 * (s1 + s2)
    made[2] = 0.25 * bits(goals[0] & near_a & near_b)
    made[3] = 0.25 * bits(goals[1] & near_a & near_b)
    made[4] = 0.5 * min(n1, n2)
    made[5] = 0.5 * min(s1, s2)
    made[6] = 0.5 * max(s1, s2)
    made[7] = 1.0 / (1.0 + n1) + 1.0 / (1.0 + n2)
    made[8] = 1.0 / (1.0 + s1) + 1.0 / (1.0 + s2)
    made[9] = 1.0 / (1.0 + n1) * 1.0 / (1.0 + n2)
    made[10] = 0.5 * bits(goals[0] & goals[1])
    made[11] = 0.1 * bits(goals[2] & ~near)
    made[12] = 0.1 * bits(goals[3] & ~near)
    made[13] = 0.25 * bits(near_a & near_b)
    made[14] = 0.1 * bits(tiles & ~near)
    made[15] = (1.0 if n1 == 0 else 0.0) + (1.0 if n2 == 0 and live > 1 else 0.0)
    c1 = one_night(goals[0], near_a, near_b, fives)
    c2 = one_night(goals[1], near_a, near_b, fives) if live > 1 else 1.0
    made[16] = c1 + c2
    made[17] = c1 * c2
    made[18] = min(c1, c2)
    made[19] = max(c1, c2)


def set_goals(garden: Garden, one: int, two: int, goals: Any) -> int:
    """Fill in `goals` for `features`; a rabbit alone comes first. Returns the number of rabbits in play."""
    if one < 0 or two < 0:
        cell = one if two < 0 else two
        tiles = without(garden.tiles, garden.bushes, cell, -1)
        goals[0] = runs(tiles, 63, cell, -1)
        goals[1] = 0
        goals[2] = two_runs(tiles, goals[0])
        goals[3] = 0
        return 1
    tiles = without(garden.tiles, garden.bushes, one, two)
    goals[0] = runs(without(garden.tiles, garden.bushes, one, -1), 63, one, two)
    goals[1] = runs(without(garden.tiles, garden.bushes, two, -1), 63, two, one)
    goals[2] = two_runs(tiles, goals[0])
    goals[3] = two_runs(tiles, goals[1])
    return 2


def _output(net: Any, base: Any, a: int, b: int, sums: Any, made: Any) -> float:
    """From the hidden layer without pawns and features to the rabbits' chance."""
    for h in range(HIDDEN):
        sums[h] = base[h] + net[PAWNS + a, h] + net[PAWNS + b, h]
    for k in range(MADE):
        x = made[k]
        if x != 0.0:
            for h in range(HIDDEN):
                sums[h] += x * net[COMPUTED + k, h]
    total = net[OUTPUT + 1, 0]
    for h in range(HIDDEN):
        total += max(sums[h], 0.0) * net[OUTPUT, h]
    return 1.0 / (1.0 + math.exp(-total))


def _add_rabbits(net: Any, base: Any, one: int, two: int, sign: float) -> None:
    for h in range(HIDDEN):
        if one >= 0:
            base[h] += sign * net[RABBITS + one, h]
        if two >= 0:
            base[h] += sign * net[RABBITS + two, h]


def _earlier(room: Room, j: int, column: int) -> int:
    """A plan before `j` that leaves the one rabbit of `column` in the same place; -1 = none."""
    for k in range(j):
        if room.plans[k, column] == room.plans[j, column]:
            return k
    return -1


def _fill(room: Room, judge: Judge, garden: Garden, j: int, alive: int, need: int, share: float, fives: float) -> None:
    """Add to the leaves of plan `j` with `alive` rabbits what the network for `need` says of every end of the day."""
    one = room.plans[j, 0] if alive & 1 else -1
    two = room.plans[j, 1] if alive & 2 else -1
    live = set_goals(garden, one, two, judge.goals)
    net = judge.nets[_row(judge, need, live)]
    _add_rabbits(net, judge.base, one, two, 1.0)
    for x in range(room.sizes[4]):
        for y in range(room.sizes[5]):
            a, b = room.ends[0, x], room.ends[1, y]
            features(garden.tiles, live, judge.goals, a, b, fives, judge.made)
            room.leaves[j, alive, x, y] += share * _output(net, judge.base, a, b, judge.sums, judge.made)
    _add_rabbits(net, judge.base, one, two, -1.0)


def fill_leaves(room: Room, judge: Judge, garden: Garden, eaten: int, fives: float) -> None:
    """Fill `leaves`: what every end of the day is worth to the rabbits. `garden` by day; `eaten` is composted."""
    for j in range(room.sizes[1]):
        for alive in range(4):
            for x in range(room.sizes[4]):
                for y in range(room.sizes[5]):
                    room.leaves[j, alive, x, y] = 0.0
    for k in range(len(judge.needs)):
        need = judge.needs[k] - eaten
        for alive in range(1, 4):
            if need > 0:
                if not reaches(garden, need):
                    continue
                _base(judge.nets[_row(judge, need, 2 if alive == 3 else 1)], garden, fives, judge.base)
            for j in range(room.sizes[1]):
                if (alive & 1 and room.plans[j, 0] < 0) or (alive & 2 and room.plans[j, 1] < 0):
                    continue
                if need > 0 and (alive == 3 or _earlier(room, j, alive - 1) < 0):
                    _fill(room, judge, garden, j, alive, need, judge.shares[k], fives)
                elif need <= 0:
                    for x in range(room.sizes[4]):
                        for y in range(room.sizes[5]):
                            room.leaves[j, alive, x, y] += judge.shares[k]
    for j in range(room.sizes[1]):  # a rabbit left alone in the same place is the same position
        for alive in range(1, 3):
            k = _earlier(room, j, alive - 1)
            if k >= 0 and room.plans[j, alive - 1] >= 0:
                for x in range(room.sizes[4]):
                    for y in range(room.sizes[5]):
                        room.leaves[j, alive, x, y] = room.leaves[k, alive, x, y]
