"""What the gardeners can conclude: the exact odds of where the rabbits are, and the memory it is computed from.

The reference policy: on the First Night every pair of allowed tiles is equally likely; every night a fair coin decides
which rabbit runs first, then each rabbit takes each tile it can reach with equal odds. A rabbit that can reach none is
exposed; as the other may have run into its only line, an exposure does not prove who ran first.

Only three starts of a night are ever possible: what was eaten is known, and who ate nothing was under one of the three
Bushes. So the memory of nights older than the lists is three whole numbers (`prior`), in the order of `start_pair`.

A belief is a list of PAIRS odds: slot PAIR[a, b] = the two rabbits are under a and b; slot PAIR[a, a] = one rabbit is
left, under a.
"""

from __future__ import annotations

from cheeseboard.games.chou.box import CELLS, PAIR, PAIR_CELLS, PAIRS
from cheeseboard.games.chou.rules_state import (
    BUSH,
    CABIN,
    CAUGHT,
    DOUBLE,
    EMPTY,
    FROM_FIRST_NIGHT,
    FROM_NOTHING,
    FROM_WEIGHTS,
    NIGHTS,
    State,
    reached,
)
from cheeseboard.kernel import rule

SCALE = 1 << 50
"""Sum of `prior`, but for rounding."""


@rule
def ones(mask: int) -> int:
    """How many bits of a mask are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def first_kind(s: State, cell: int) -> int:
    """What lay on the cell at the start of the leg."""
    kind = int(s.kind[cell])
    return kind if kind != EMPTY else int(s.gone[cell])


@rule
def nth_bush(s: State, n: int) -> int:
    """Cell of the n-th Bush in reading order; -1 = there is none."""
    for c in range(CELLS):
        if s.kind[c] == BUSH:
            if n == 0:
                return c
            n -= 1
    return -1


@rule
def faces_at_start(s: State) -> int:
    """Mask of the cabbage-face tiles before the oldest night in memory. Tiles eaten tonight still count."""
    faces = 0
    for c in range(CELLS):
        kind = int(s.kind[c])
        if kind not in (EMPTY, CABIN):
            faces |= 1 << c
    for k in range(int(s.nights)):
        faces |= int(s.night_eaten[k])
    return faces


@rule
def live_at_start(s: State) -> int:
    """How many rabbits were in play before the oldest night in memory."""
    live = 0
    for t in range(2):
        if s.rabbits[t] != CAUGHT:
            live += 1
    for k in range(int(s.nights)):
        live += ones(int(s.night_stuck[k])) + ones(int(s.day_caught[k]))
    return live


@rule
def low_bit(mask: int) -> int:
    """Number of the lowest bit set; mask > 0."""
    c = 0
    while not (mask >> c) & 1:
        c += 1
    return c


@rule
def start_pair(s: State, k: int, live: int, i: int) -> int:
    """The i-th (0..2) possible start of night k as a * 19 + b, a <= b (a == b: one rabbit); -1 = there is none such.

    `live` = rabbits in play when the night began. One rabbit seen eating and one not: i is the Bush of the other. None
    of two seen eating: i is the Bush where none of them was. One rabbit, not seen eating: i is its Bush.
    """
    eaten = int(s.night_eaten[k])
    stuck = int(s.night_stuck[k])
    n = ones(eaten)
    a, b = -1, -1
    if n > live:
        return -1
    if n == live:
        if i == 0:
            a = low_bit(eaten)
            rest = eaten & (eaten - 1)
            b = low_bit(rest) if rest else a
    elif n == 1:
        a = low_bit(eaten)
        b = nth_bush(s, i)
    elif live == 2:
        a = nth_bush(s, 1 if i == 0 else 0)
        b = nth_bush(s, 1 if i == 2 else 2)
    else:
        a = nth_bush(s, i)
        b = a
    if a < 0 or b < 0 or stuck & ~((1 << a) | (1 << b)):
        return -1
    return a * CELLS + b if a <= b else b * CELLS + a


@rule
def leave(s: State, faces: int, cell: int) -> int:
    """The cabbage-face tiles once the rabbit under `cell` has bitten and left it: a Bush stays."""
    return faces if s.kind[cell] == BUSH else faces & ~(1 << cell)


@rule
def goals(s: State, faces: int, cell: int, block: int) -> int:
    """Mask of the tiles that a rabbit can reach from `cell`; `block` = where the other one hides, -1 = nowhere."""
    arrows = int(s.arrows[cell])
    if arrows == 0:
        arrows = 63
    found = 0
    for way in range(6):
        if (arrows >> way) & 1:
            c = reached(faces, cell, way)
            if c >= 0 and c != block:
                found |= 1 << c
    return found


@rule
def spread_one(s: State, faces: int, a: int, odds: float, stuck: int) -> None:
    """Add to `odds` where a single rabbit that started under `a` can be after the night."""
    found = goals(s, leave(s, faces, a), a, -1)
    n = ones(found)
    if n == 0 or stuck:
        return
    for c in range(CELLS):
        if (found >> c) & 1:
            s.odds[PAIR[c, c]] += odds / n


@rule
def spread_in_order(s: State, faces: int, a: int, b: int, odds: float, stuck: int) -> None:
    """Add to `odds` where two rabbits can be after a night in which the one under `a` ran before the one under `b`."""
    after = leave(s, faces, a)
    lead = goals(s, after, a, b)
    after = leave(s, after, b)
    n = ones(lead)
    if n == 0:
        if not (stuck >> a) & 1:
            return
        follow = goals(s, after, b, -1)
        m = ones(follow)
        if (stuck >> b) & 1:
            return
        for d in range(CELLS):
            if (follow >> d) & 1:
                s.odds[PAIR[d, d]] += odds / m
        return
    if (stuck >> a) & 1:
        return
    for c in range(CELLS):
        if (lead >> c) & 1:
            follow = goals(s, after, b, c)
            m = ones(follow)
            if m == 0:
                if (stuck >> b) & 1:
                    s.odds[PAIR[c, c]] += odds / n
            elif not (stuck >> b) & 1:
                for d in range(CELLS):
                    if (follow >> d) & 1:
                        s.odds[PAIR[c, d]] += odds / n / m


@rule
def spread_anything(s: State, faces: int, live: int, doubles: bool) -> None:
    """Equal odds for every place where `live` rabbits can be under `faces`; under Doubles only if `doubles`."""
    for k in range(PAIRS):
        a, b = PAIR_CELLS[k, 0], PAIR_CELLS[k, 1]
        if (a == b) == (live == 1) and live > 0:
            fits = (faces >> a) & 1 and (faces >> b) & 1
            if fits and (doubles or (first_kind(s, a) != DOUBLE and first_kind(s, b) != DOUBLE)):
                s.odds[k] = 1.0


@rule
def clear_odds(s: State) -> None:
    """Scratch is zero again."""
    for k in range(PAIRS):
        s.odds[k] = 0.0


@rule
def hear_day(s: State, k: int) -> None:
    """Take into account who was caught and what was lifted in vain on the day after night k."""
    caught = int(s.day_caught[k])
    missed = int(s.day_missed[k])
    if caught:
        c = low_bit(caught)
        for a in range(CELLS):
            if a != c and PAIR[a, a] >= 0:
                s.odds[PAIR[a, a]] = s.odds[PAIR[a, c]]
        for j in range(PAIRS):
            if PAIR_CELLS[j, 0] != PAIR_CELLS[j, 1]:
                s.odds[j] = 0.0
    if missed:
        for j in range(PAIRS):
            if (missed >> PAIR_CELLS[j, 0]) & 1 or (missed >> PAIR_CELLS[j, 1]) & 1:
                s.odds[j] = 0.0


@rule
def hear_night(s: State, k: int, faces: int, live: int) -> None:
    """From the odds before night k (in `odds`, or `prior` for the oldest) to those after it, given what was seen."""
    w0, w1, w2 = 0.0, 0.0, 0.0
    for i in range(3):
        pair = start_pair(s, k, live, i)
        w = 0.0
        if pair >= 0:
            w = float(s.prior[i]) if k == 0 else s.odds[PAIR[pair // CELLS, pair % CELLS]]
        if i == 0:
            w0 = w
        elif i == 1:
            w1 = w
        else:
            w2 = w
    clear_odds(s)
    for i in range(3):
        w = w0 if i == 0 else w1 if i == 1 else w2
        if w > 0.0:
            pair = start_pair(s, k, live, i)
            a, b = pair // CELLS, pair % CELLS
            stuck = int(s.night_stuck[k])
            if a == b:
                spread_one(s, faces, a, w, stuck)
            else:
                spread_in_order(s, faces, a, b, w * 0.5, stuck)
                spread_in_order(s, faces, b, a, w * 0.5, stuck)


@rule
def sum_odds(s: State) -> float:
    """Sum of the odds."""
    total = 0.0
    for k in range(PAIRS):
        total += s.odds[k]
    return total


@rule
def scale_odds(s: State, total: float) -> None:
    """Divide the odds by `total`, which is not 0: long memories neither vanish nor overflow."""
    for k in range(PAIRS):
        s.odds[k] /= total


@rule
def weigh(s: State, upto: int) -> float:
    """Fill `odds` with the belief after the first `upto` entries of the memory; returns its sum (0 = contradiction)."""
    faces = faces_at_start(s)
    live = live_at_start(s)
    total = 0.0
    for k in range(upto):
        told = k > 0 or s.start == FROM_WEIGHTS
        if told:
            hear_night(s, k, faces, live)
        live -= ones(int(s.night_stuck[k]))
        faces &= ~int(s.night_eaten[k])
        if not told:
            spread_anything(s, faces, live, s.start == FROM_NOTHING)
        hear_day(s, k)
        live -= ones(int(s.day_caught[k]))
        total = sum_odds(s)
        if total > 0.0:
            scale_odds(s, total)
    return total


@rule
def fold(s: State) -> None:
    """Turn the oldest entry of a full memory into the odds of the starts that the next night allows."""
    live = live_at_start(s) - ones(int(s.night_stuck[0])) - ones(int(s.day_caught[0]))
    known = weigh(s, 1) > 0.0
    for i in range(3):
        pair = start_pair(s, 1, live, i)
        odds = s.odds[PAIR[pair // CELLS, pair % CELLS]] if pair >= 0 else 0.0
        s.prior[i] = int(odds * SCALE) + 1 if known and odds > 0.0 else 0
    if s.prior[0] + s.prior[1] + s.prior[2] == 0:
        for i in range(3):
            s.prior[i] = 1
    clear_odds(s)
    s.start = FROM_WEIGHTS
    for k in range(NIGHTS - 1):
        s.night_eaten[k] = s.night_eaten[k + 1]
        s.night_stuck[k] = s.night_stuck[k + 1]
        s.day_missed[k] = s.day_missed[k + 1]
        s.day_caught[k] = s.day_caught[k + 1]
    s.nights -= 1
    forget_from(s, int(s.nights))


@rule
def forget_from(s: State, start: int) -> None:
    """Empty the lists from entry `start` on."""
    for k in range(start, NIGHTS):
        s.night_eaten[k] = 0
        s.night_stuck[k] = 0
        s.day_missed[k] = 0
        s.day_caught[k] = 0


@rule
def remember_night(s: State, eaten: int, stuck: int, live: int) -> None:
    """At dawn: what the gardeners see of the night. `live` = rabbits in play when it began.

    Where the places of all of them are known, everything older can be forgotten.
    """
    if ones(eaten | stuck) == live:
        s.start = FROM_WEIGHTS
        for i in range(3):
            s.prior[i] = 1
        s.nights = 0
        forget_from(s, 0)
    elif s.nights == NIGHTS:
        # The new night must be known before the oldest is folded: its tiles are still on the board, so they count.
        fold(s)
    n = int(s.nights)
    s.night_eaten[n] = eaten
    s.night_stuck[n] = stuck
    s.nights = n + 1


@rule
def remember_first_night(s: State) -> None:
    """After the First Night: any two different tiles but Doubles."""
    s.start = FROM_FIRST_NIGHT
    s.nights = 1


@rule
def remember_miss(s: State, cell: int) -> None:
    """A tile was lifted in vain. Where a rabbit was caught today already, that says nothing new."""
    k = int(s.nights) - 1
    if k >= 0 and not (int(s.day_caught[k]) >> cell) & 1:
        s.day_missed[k] |= 1 << cell


@rule
def remember_catch(s: State, cell: int) -> None:
    """A rabbit was caught under the cell's tile."""
    k = int(s.nights) - 1
    if k >= 0:
        s.day_caught[k] |= 1 << cell
