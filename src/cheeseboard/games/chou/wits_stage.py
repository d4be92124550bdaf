"""One night and the day after it on plain integers: what the rabbits can do, what the gardeners can do, who is caught.

No record here: a garden is a mask of the tiles that lie cabbage face up, with the Doubles and Bushes among them; a
rabbit is its cell, -1 = out. The same functions run interpreted and compiled. Agreement with the rules is tested.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cheeseboard.games.chou.box import BESIDE, NEAR, TOUCH

PLANS = 160  # most outcomes of a night: C(18, 2) on the First Night
GROUPS = 12  # most places where the gardeners can believe the rabbits to be at nightfall
ACTS = 20  # most day actions of one pawn
ENDS = 12  # most points where one pawn can end its day


class Garden(NamedTuple):
    """The public position at nightfall."""

    tiles: int  # mask: cabbage face up
    doubles: int  # mask: Doubles (among tiles)
    bushes: int  # mask: Bushes (among tiles)
    pawn_a: int  # point 0..23
    pawn_b: int


class Room(NamedTuple):
    """Working arrays of one game, written by `set_night` and `set_day`."""

    origins: Any  # int (GROUPS, 4): where the rabbits may be at nightfall, as gardeners see it: cells 1, 2, arrows 1, 2
    odds: Any  # float (GROUPS): how likely they think each
    spans: Any  # int (GROUPS + 1): plans of group g are spans[g] .. spans[g + 1] - 1
    plans: Any  # int (PLANS, 4): cell of 1, cell of 2, orders, group
    acts: Any  # int (2, ACTS, 3): per pawn: index into ends, cell looked under or -1, point
    ends: Any  # int (2, ENDS)
    sizes: Any  # int (6): groups, plans, actions of A, of B, ends of A, of B
    leaves: Any  # float (PLANS, 4, ENDS, ENDS): rabbits' chance by plan, who is left (bits), ends of A and B
    pay: Any  # float (ACTS, ACTS, PLANS): the same by actions
    hits: Any  # float (2, ACTS, PLANS): 1 where that look finds somebody
    mix: Any  # float (PLANS): the rabbits' average strategy within each group
    first: Any  # float (2 * ACTS): the gardeners': which pawn goes first and what it does (A's actions, then B's)
    then: Any  # float (2, ACTS, 2, ACTS): what the other pawn does, by leading pawn, its action, and whether it caught
    on_plans: Any  # float (3, PLANS): regrets, strategy, values
    on_first: Any  # float (3, 2 * ACTS): the same
    on_then: Any  # float (3, 2, ACTS, 2, ACTS): the same


def bits(mask: int) -> int:
    """How many bits of a mask of up to 31 bits are set."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    return (((mask + (mask >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24) & 0xFF


def runs(tiles: int, arrows: int, cell: int, block: int) -> int:
    """Mask of the cells a rabbit on `cell` can run to when the other rabbit is under `block` (-1 = nowhere)."""
    found = 0
    for way in range(6):
        if (arrows >> way) & 1:
            c = BESIDE[cell, way]
            while c >= 0 and not (tiles >> c) & 1:
                c = BESIDE[c, way]
            if c >= 0 and c != block:
                found |= 1 << c
    return found


def meal(cell: int, doubles: int, bushes: int) -> int:
    """Cabbages eaten by a rabbit that leaves `cell`."""
    if cell < 0 or (bushes >> cell) & 1:
        return 0
    return 2 if (doubles >> cell) & 1 else 1


def without(tiles: int, bushes: int, one: int, two: int) -> int:
    """The tiles that still lie cabbage face up once the rabbits have left `one` and `two`."""
    if one >= 0 and not (bushes >> one) & 1:
        tiles &= ~(1 << one)
    if two >= 0 and not (bushes >> two) & 1:
        tiles &= ~(1 << two)
    return tiles


def _goal(found: int, c: int) -> bool:
    """Is `c` among the goals `found`? -1 (exposed) is, exactly when there is no other."""
    return (found >> c) & 1 == 1 if c >= 0 else found == 0


def _note(room: Room, start: int, n: int, one: int, two: int, orders: int, group: int) -> int:
    """Enter an outcome of the night, or only its order where it is known already. Returns the number of plans."""
    k = start
    while k < n and not (room.plans[k, 0] == one and room.plans[k, 1] == two):
        k += 1
    if k == n:
        room.plans[n, 0] = one
        room.plans[n, 1] = two
        room.plans[n, 2] = 0
        room.plans[n, 3] = group
        n += 1
    room.plans[k, 2] |= orders
    return n


def night_plans(room: Room, garden: Garden, group: int, start: int) -> int:
    """All outcomes of the night for `room.origins[group]`, from row `start` on; returns the number of rows then.

    Bit 0 of a plan's orders: it can come about with rabbit 1 running first; bit 1: with rabbit 2.
    """
    one, two = room.origins[group, 0], room.origins[group, 1]
    n = start
    if one < 0 and two < 0:  # the First Night: any two tiles that are no Doubles
        free = garden.tiles & ~garden.doubles
        for c in range(19):
            for d in range(c + 1, 19):
                if (free >> c) & 1 and (free >> d) & 1:
                    n = _note(room, n, n, c, d, 3, group)
        return n
    if one < 0 or two < 0:
        cell = two if one < 0 else one
        found = runs(without(garden.tiles, garden.bushes, cell, -1), room.origins[group, 3 if one < 0 else 2], cell, -1)
        for c in range(-1, 19):
            if _goal(found, c):
                n = _note(room, start, n, -1 if one < 0 else c, c if one < 0 else -1, 3, group)
        return n
    for first in range(2):
        here, there = room.origins[group, first], room.origins[group, 1 - first]
        lead = runs(without(garden.tiles, garden.bushes, here, -1), room.origins[group, 2 + first], here, there)
        after = without(garden.tiles, garden.bushes, here, there)
        for c in range(-1, 19):
            if _goal(lead, c):
                follow = runs(after, room.origins[group, 3 - first], there, c)
                for d in range(-1, 19):
                    if _goal(follow, d):
                        n = _note(room, start, n, c if first == 0 else d, d if first == 0 else c, 1 << first, group)
    return n


def set_night(room: Room, garden: Garden, groups: int) -> None:
    """Fill in `plans` and `spans` for the first `groups` rows of `origins`."""
    n = 0
    for g in range(groups):
        room.spans[g] = n
        n = night_plans(room, garden, g, n)
    room.spans[groups] = n
    room.sizes[0] = groups
    room.sizes[1] = n


def by_day(garden: Garden, one: int, two: int) -> Garden:
    """The garden of the day after the rabbits left `one` and `two`."""
    tiles = without(garden.tiles, garden.bushes, one, two)
    return Garden(tiles, garden.doubles & tiles, garden.bushes, garden.pawn_a, garden.pawn_b)


def _end(room: Room, who: int, m: int, point: int) -> int:
    """Index of an end point of pawn `who`, entered if new (then it equals m)."""
    e = 0
    while e < m and room.ends[who, e] != point:
        e += 1
    room.ends[who, e] = point
    return e


def _act(room: Room, who: int, n: int, end: int, cell: int) -> int:
    room.acts[who, n, 0] = end
    room.acts[who, n, 1] = cell
    room.acts[who, n, 2] = room.ends[who, end]
    return n + 1


def set_day(room: Room, tiles: int, who: int, pawn: int) -> None:
    """Fill in what pawn `who` (0, 1) on point `pawn` can do by day: looks, bare steps, walks of two steps."""
    n = 0
    m = 0
    for k in range(3):
        near = NEAR[pawn, k]
        if near >= 0:
            e = _end(room, who, m, near)
            m += 1
            before = n
            for t in range(3):
                c = TOUCH[near, t]
                if c >= 0 and (tiles >> c) & 1:
                    n = _act(room, who, n, e, c)
            if n == before:
                n = _act(room, who, n, e, -1)
    for k in range(3):
        near = NEAR[pawn, k]
        for t in range(3):
            far = NEAR[near, t] if near >= 0 else -1
            if far >= 0:
                e = _end(room, who, m, far)
                if e == m:
                    m += 1
                    n = _act(room, who, n, e, -1)
    room.sizes[2 + who] = n
    room.sizes[4 + who] = m


def set_payoffs(room: Room) -> None:
    """From `leaves` to `pay` by (action of A, action of B, plan), and to `hits`."""
    for j in range(room.sizes[1]):
        one, two = room.plans[j, 0], room.plans[j, 1]
        for who in range(2):
            for x in range(room.sizes[2 + who]):
                c = room.acts[who, x, 1]
                room.hits[who, x, j] = 1.0 if c >= 0 and c in (one, two) else 0.0
        for x in range(room.sizes[2]):
            c = room.acts[0, x, 1]
            for y in range(room.sizes[3]):
                d = room.acts[1, y, 1]
                alive = 0
                if one >= 0 and c != one and d != one:
                    alive |= 1
                if two >= 0 and c != two and d != two:
                    alive |= 2
                room.pay[x, y, j] = room.leaves[j, alive, room.acts[0, x, 0], room.acts[1, y, 0]]
