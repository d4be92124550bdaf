"""From a record to the small game: what everybody knew at nightfall, what is to be won, where the pawns stood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cheeseboard.games.chou.box import CELLS, FULL, NEAR, PAIR, PAIR_CELLS, PAIRS, STEPS, TOUCH
from cheeseboard.games.chou.rules import tiles_left
from cheeseboard.games.chou.rules_state import (
    A6,
    BUSH,
    CABBAGE,
    CABIN,
    CAUGHT,
    DOUBLE,
    EMPTY,
    EXPOSED,
    FIRST_NIGHT,
    FROM_FIRST_NIGHT,
    FROM_WEIGHTS,
)
from cheeseboard.games.chou.rules_trace import clear_odds, ones, start_pair, weigh

PAR = (6, 8, 10, 12)
"""First leg of a game for points: what the other side may reach later is not known; each of these counts the same."""


@dataclass(frozen=True, slots=True)
class Dusk:
    """The small game of one night and day. Everything in it is known to both sides, but which group is the true one."""

    tiles: int  # masks of what lay cabbage face up at nightfall
    doubles: int
    bushes: int
    pawns: tuple[int, int]
    groups: tuple[tuple[int, int, int, int], ...]  # cells of rabbits 1, 2 and their arrows; empty = see `pairs`
    odds: tuple[float, ...]  # of the groups, as the gardeners see it
    hidden: int  # rabbits under tiles after the night; -1 = not seen yet
    pairs: tuple[tuple[int, int], ...]  # where the rabbits can be by day when the start of the night is not known
    fives: float  # odds that a tile nobody has seen has five arrows
    needs: tuple[int, ...]
    shares: tuple[float, ...]


def masks(s: Any) -> tuple[int, int, int]:
    """Tiles, Doubles and Bushes that lay cabbage face up at nightfall: tonight's eaten ones have not left the board."""
    tiles, doubles, bushes = 0, 0, 0
    for c in range(CELLS):
        kind = s.kind[c]
        if kind not in (EMPTY, CABIN):
            tiles |= 1 << c
            doubles |= (kind == DOUBLE) << c
            bushes |= (kind == BUSH) << c
    return tiles, doubles, bushes


def goals(s: Any) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Cabbages that the rabbits of this leg still want, and how much each goal counts (together 1)."""
    if not s.score:
        return (FULL - s.compost,), (1.0,)
    if s.leg == 0:
        return tuple(par - s.compost for par in PAR), (1.0 / len(PAR),) * len(PAR)
    beat = s.leg_scores[0]  # a point more wins, the same is a draw
    return (beat + 1 - s.compost, beat - s.compost), (0.5, 0.5)


def odds_of_fives(s: Any) -> float:
    """Odds that a Cabbage nobody has looked at has five arrows."""
    if s.arrow_set == A6:
        return 0.0
    for c in range(CELLS):
        if s.kind[c] == CABBAGE:
            left = tiles_left(s, c)
            return (left & 31) / ((left & 31) + (left >> 5)) if left else 0.5
    return 0.5


def _arrows(s: Any, cell: int) -> int:
    return (s.arrows[cell] or 63) if cell >= 0 else 63


def _beliefs(s: Any, upto: int) -> list[float]:
    """The gardeners' odds over pairs after `upto` entries of their memory; [] where it says nothing."""
    total = weigh(s, upto)
    found = [s.odds[k] for k in range(PAIRS)] if total > 0.0 else []
    clear_odds(s)
    return found


def _bush_origin(s: Any, goal: int, other: int, beliefs: list[float]) -> int:
    """The Bush from which a rabbit that ate nothing tonight most likely ran to `goal`."""
    known = [c for c in range(CELLS) if s.kind[c] == BUSH and c not in (goal, other)]
    if not known:
        return -1
    return max(known, key=lambda c: beliefs[PAIR[min(c, other), max(c, other)]] if beliefs and other >= 0 else 0.0)


def by_night(s: Any) -> Dusk:
    """The small game as a rabbit sees it. Group 0 is the true one, rabbits in the order of their tokens."""
    tiles, doubles, bushes = masks(s)
    needs, shares = goals(s)
    pawns = (int(s.pawns[0]), int(s.pawns[1]))
    rest = (-1, (), odds_of_fives(s), needs, shares)
    if s.phase == FIRST_NIGHT:
        return Dusk(tiles, doubles, bushes, pawns, ((-1, -1, 63, 63),), (1.0,), *rest)
    beliefs = _beliefs(s, int(s.nights)) if bushes else []
    cells = [-1, -1]
    for t in range(2):
        if s.rabbits[t] == EXPOSED:
            cells[t] = s.stood[t]
        elif s.rabbits[t] != CAUGHT and s.moved[t] != 1:
            cells[t] = s.rabbits[t]
    for t in range(2):
        if s.moved[t] == 1 and s.rabbits[t] >= 0:
            eaten = [c for c in range(CELLS) if s.eaten[c] == 1 and c != cells[1 - t]]
            cells[t] = eaten[0] if eaten else _bush_origin(s, s.rabbits[t], cells[1 - t], beliefs)
    true = (cells[0], cells[1], _arrows(s, cells[0]), _arrows(s, cells[1]))
    groups, odds = [true], [1.0]
    if beliefs and any(c >= 0 and bushes >> c & 1 for c in cells):
        a, b = (c if c >= 0 else max(cells) for c in cells)
        mine = {c for c in (a, b) if not bushes >> c & 1}
        odds[0] = max(beliefs[PAIR[min(a, b), max(a, b)]], 0.02)
        for k in range(PAIRS):
            x, y = PAIR_CELLS[k, 0], PAIR_CELLS[k, 1]
            same = {c for c in (x, y) if not bushes >> c & 1} == mine and (x == y) == (a == b)
            if beliefs[k] > 0.0 and same and {x, y} != {a, b}:
                alone = -1 if x == y else y
                groups.append((x, alone, _arrows(s, x), _arrows(s, alone)))
                odds.append(beliefs[k])
    total = sum(odds)
    return Dusk(tiles, doubles, bushes, pawns, tuple(groups), tuple(o / total for o in odds), *rest)


def by_day(s: Any, pawns: tuple[int, int]) -> Dusk:
    """The small game as a gardener sees it by day; `pawns` = where they stood at dawn."""
    tiles, doubles, bushes = masks(s)
    needs, shares = goals(s)
    k = int(s.nights) - 1
    stuck = s.night_stuck[k] if k >= 0 else 0
    caught = s.day_caught[k] if k >= 0 else 0
    hidden = sum(1 for t in range(2) if s.rabbits[t] != CAUGHT) + ones(caught)
    rest = (odds_of_fives(s), needs, shares)
    if k == 0 and s.start == FROM_FIRST_NIGHT:
        return Dusk(tiles, doubles, bushes, pawns, ((-1, -1, 63, 63),), (1.0,), 2, (), *rest)
    starts: list[tuple[tuple[int, int, int, int], float]] = []
    if k > 0 or (k == 0 and s.start == FROM_WEIGHTS):
        beliefs = _beliefs(s, k) if k > 0 else []
        for i in range(3):
            pair = start_pair(s, k, hidden + ones(stuck), i)
            if pair >= 0:
                x, y = pair // CELLS, pair % CELLS
                weight = float(s.prior[i]) if k == 0 else beliefs[PAIR[x, y]] if beliefs else 1.0
                alone = -1 if x == y else y
                starts.append(((x, alone, _arrows(s, x), _arrows(s, alone)), weight))
    total = sum(w for _, w in starts)
    if total > 0.0:
        groups = tuple(g for g, w in starts if w > 0.0)
        return Dusk(
            tiles, doubles, bushes, pawns, groups, tuple(w / total for _, w in starts if w > 0.0), hidden, (), *rest
        )
    return Dusk(tiles, doubles, bushes, pawns, (), (1.0,), hidden, _anywhere(s, hidden), *rest)


def _anywhere(s: Any, hidden: int) -> tuple[tuple[int, int], ...]:
    """Every place where `hidden` rabbits can be, for positions that come without a memory."""
    free = [c for c in range(CELLS) if s.kind[c] not in (EMPTY, CABIN) and s.eaten[c] != 1]
    if hidden < 2:
        return tuple((c, -1) for c in free)
    return tuple((c, d) for i, c in enumerate(free) for d in free[i + 1 :])


def looked_at(s: Any) -> tuple[int, bool]:
    """The cell looked under today by the pawn that went first (-1 = none), and whether somebody was there."""
    k = int(s.nights) - 1
    mask = (s.day_caught[k] or s.day_missed[k]) if k >= 0 else 0
    return (mask.bit_length() - 1 if mask else -1), bool(k >= 0 and s.day_caught[k])


def starts_of(s: Any, pawn: int) -> list[int]:
    """Where a pawn that has acted today can have stood at dawn."""
    here = int(s.pawns[pawn])
    near = [NEAR[here, k] for k in range(3) if NEAR[here, k] >= 0]
    if looked_at(s)[0] >= 0:
        return near
    walked = [p for p in range(len(STEPS)) if STEPS[p, here] in (0, 2)]
    tiles = masks(s)[0] & ~sum(1 << c for c in range(CELLS) if s.eaten[c] == 1)
    bare = not any(TOUCH[here, k] >= 0 and tiles >> TOUCH[here, k] & 1 for k in range(3))
    return walked + near if bare else walked
