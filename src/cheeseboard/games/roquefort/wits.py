"""What bots need of Château Roquefort: how good a position looks, and the levels' own thinking.

Everything is counted in cheeses: a token is worth one, a cheese within reach a part of one, a lost mouse less.
"""

from __future__ import annotations

import math
from typing import Any

from cheeseboard.games.roquefort.box import (
    CHEESE,
    CORNERS,
    DOOR,
    LOST,
    MICE,
    OPEN,
    OPEN_SQUARE,
    PLAIN,
    ROOM,
    SIDE,
    SLOT_CELLS,
    SLOT_LINE,
    SLOTS,
    SQUARES,
    TOKENS,
    TRAP,
)
from cheeseboard.games.roquefort.rules_moves import blocked_line
from cheeseboard.games.roquefort.rules_settle import order
from cheeseboard.games.roquefort.rules_state import (
    DUNGEON,
    IN_PANTRY,
    IN_TOWER,
    OVER_NOW,
    RESERVE,
    State,
    bits,
    fallen,
    holders,
    kind_at,
    kind_free,
)
from cheeseboard.kernel import rule

LEVELS = ("gentle", "sharp", "merciless")
"""Strengths, weakest first."""

FAR = 14  # steps that are as good as never
SEEN = 0.03  # a tile that has been seen
MOUSE = (0.0, -0.45, -1.3, -3.0)  # mice lost
PERIL = 0.22  # of a mouse that one slide could drop
RIVAL = 0.7  # what the best of the others has weighs
WON = 20.0


@rule
def judged() -> bool:
    """There is an evaluation here."""
    return True


@rule
def evaluate(s: State, seat: int) -> float:
    """How good the position looks to the seat, 0..1."""
    return 1.0 / (1.0 + math.exp(-1.2 * judge(s, seat)))


@rule
def judge(s: State, seat: int) -> float:
    """The position in cheeses: the seat's own prospects less the best of the others'."""
    if s.phase == OVER_NOW:
        for other in range(int(s.seats)):
            if order(s, other) < order(s, seat):
                return -WON
        return WON
    best = -9.0
    for other in range(int(s.seats)):
        if other != seat:
            best = max(best, prospects(s, other))
    return prospects(s, seat) - RIVAL * best + SEEN * _looked_at(s)


@rule
def prospects(s: State, seat: int) -> float:
    """What a seat holds, what is within its reach, and what threatens it, in cheeses."""
    have = bits(int(s.taken[seat]))
    value = have + (0.8 if have + 1 >= s.target else 0.0) * 0.5
    value += MOUSE[min(fallen(s, seat), LOST)]
    near, next_near = _nearest_pairs(s, seat)
    value += 0.62 * 0.78**near + 0.2 * 0.78**next_near
    value -= PERIL * _in_peril(s, seat) * (1.0 + fallen(s, seat))
    inside = 0
    for m in range(MICE):
        at = int(s.mouse[seat, m])
        inside += int(at not in (RESERVE, DUNGEON))
    value += 0.06 * min(inside, 3)
    if s.ribbon == seat:
        value += 0.25
    return value


@rule
def _looked_at(s: State) -> int:
    """How many tiles have been seen, those that a plan brings to light included."""
    n = 0
    for t in range(OPEN + int(s.frees)):
        n += int(s.last_seen[t] > 0)
    return n


@rule
def _distance(s: State, at: int, goal: int) -> int:
    """Rough number of points from a figure's place to a square: steps, and a point for a roof over the goal."""
    if goal >= SQUARES:  # a tile outside: whoever is in the pantry has it near
        return 1 if IN_PANTRY <= at < IN_PANTRY + 4 else FAR
    steps = FAR
    if at == RESERVE:
        for corner in CORNERS:
            steps = min(steps, 1 + _apart(corner, goal))
    elif at == IN_TOWER:
        steps = 1 + _apart(DOOR[int(s.tower)], goal)
    elif at < SQUARES:
        steps = _apart(at, goal)
    elif at < RESERVE:
        steps = 3
    if steps > 0 and steps < FAR:
        steps += (int(s.covered) >> ROOM[int(s.plan), goal]) & 1
    return min(steps, FAR)


@rule
def _apart(a: int, b: int) -> int:
    """Steps between two squares."""
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE)


@rule
def _nearest_pairs(s: State, seat: int) -> tuple[int, int]:
    """Points to the nearest pair that brings a new kind, and to the second nearest of another kind."""
    near = 2 * FAR
    second = 2 * FAR
    for kind in range(CHEESE, PLAIN):
        if (int(s.taken[seat]) >> (kind - 1)) & 1 or holders(s, kind) >= TOKENS:
            continue
        d = _pair(s, seat, kind)
        if d < near:
            second = near
            near = d
        elif d < second:
            second = d
    return near, second


@rule
def _pair(s: State, seat: int, kind: int) -> int:
    """Points until two figures of the seat can stand on two tiles of the kind, as far as they have been seen."""
    one = -1
    two = -1
    three = -1
    for c in range(OPEN + int(s.frees)):
        known = kind_at(s, c) if c < OPEN else kind_free(s, c - OPEN)
        if known != kind or (c >= OPEN and s.with_pantry == 0):
            continue
        where = OPEN_SQUARE[c] if c < OPEN else SQUARES + c
        if one < 0:
            one = where
        elif two < 0:
            two = where
        else:
            three = where
    if two < 0:
        return 2 * FAR
    best = _both(s, seat, one, two)
    if three >= 0:
        best = min(best, _both(s, seat, one, three), _both(s, seat, two, three))
    return best


@rule
def _both(s: State, seat: int, a: int, b: int) -> int:
    """Points of the cheapest two figures for two goals."""
    first_a = FAR
    next_a = FAR
    who_a = -1
    first_b = FAR
    next_b = FAR
    who_b = -1
    for m in range(MICE + 1):
        if m == MICE and s.ribbon != seat:
            continue
        at = int(s.gonzola) if m == MICE else int(s.mouse[seat, m])
        if at == DUNGEON:
            continue
        to_a = _distance(s, at, a)
        to_b = _distance(s, at, b)
        if to_a < first_a:
            next_a = first_a
            first_a = to_a
            who_a = m
        elif to_a < next_a:
            next_a = to_a
        if to_b < first_b:
            next_b = first_b
            first_b = to_b
            who_b = m
        elif to_b < next_b:
            next_b = to_b
    if who_a != who_b or who_a < 0:
        return first_a + first_b
    return min(first_a + next_b, next_a + first_b)


@rule
def _in_peril(s: State, seat: int) -> int:
    """How many mice of the seat one slide could drop, as far as the traps have been seen."""
    shut = blocked_line(s)
    trap_free = False
    for f in range(int(s.frees)):
        trap_free = trap_free or kind_free(s, f) == TRAP
    threatened = 0
    for slot in range(SLOTS):
        if SLOT_LINE[slot] == shut:
            continue
        for k in range(SIDE):
            pushed = trap_free if k == 0 else kind_at(s, SLOT_CELLS[slot, k - 1]) == TRAP
            if pushed:
                threatened |= 1 << OPEN_SQUARE[SLOT_CELLS[slot, k]]
    n = 0
    for m in range(MICE):
        at = int(s.mouse[seat, m])
        if at < SQUARES:
            n += (threatened >> at) & 1
    return n


def thinker(level: str) -> Any:
    """How a level of LEVELS thinks. KeyError for another word."""
    from cheeseboard.games.roquefort.wits_bot import EFFORTS, Schemer

    return Schemer(EFFORTS[level])
