"""Who may know what: what is told of a step, what a viewer may see, and how the rest can be filled in again.

The rabbits' side knows where both rabbits are and the arrows of tiles they are or were under. The gardeners' side knows
the arrows of tiles it has lifted. A spectator knows what both sides know. Nights are invisible to all but the rabbits:
a blind view of a night is the garden at dusk, and the number of steps made leaves no trace in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cheeseboard.games.chou.box import CELLS, GAPS, PAIR, PAIR_CELLS, PAIRS, cell_name
from cheeseboard.games.chou.rules import tiles_left
from cheeseboard.games.chou.rules_state import (
    ALL_KNOW,
    BLANK,
    CABBAGE,
    CAUGHT,
    DAY,
    DOUBLE,
    EMPTY,
    FIRST_NIGHT,
    GARDENERS_KNOW,
    IN_HAND,
    OVER_NOW,
    RABBITS_KNOW,
    SETUP,
    State,
    arrows_open,
    by_night,
    growing,
    on_gardeners,
    on_rabbits,
)
from cheeseboard.games.chou.rules_trace import clear_odds, scale_odds, spread_anything, sum_odds, weigh
from cheeseboard.kernel import NEVER, Floats, Rng, below, rule


# -- what is told ------------------------------------------------------------------------------------------------------
@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    """The rabbits' moves are for the rabbits' side alone while the game runs; the gardeners' moves are for all."""
    return action if not on_rabbits(s, seat) or on_rabbits(s, viewer) else NEVER


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    """Where Bushes and Doubles lie is for all; the arrows of a tile are for the side that looks."""
    if s.phase == SETUP:
        return outcome
    hears = on_gardeners(s, viewer) if s.phase == DAY else on_rabbits(s, viewer)
    return outcome if hears else NEVER


# -- what a viewer may see ---------------------------------------------------------------------------------------------
@rule
def _sees_arrows(s: State, cell: int, knowing: int, night: bool) -> bool:
    """May a viewer who has the bits `knowing` of `seen` know the arrows of the cell's tile?"""
    if arrows_open(s, cell) or s.kind[cell] == EMPTY or int(s.seen[cell]) & knowing:
        return True
    return s.eaten[cell] == 1 and not night


@rule
def observe(s: State, seat: int) -> None:
    """Blank, in place, all that the seat may not know; -1 = a spectator. When the game is over nothing is hidden."""
    if s.phase == OVER_NOW:
        return
    if on_rabbits(s, seat):
        for c in range(CELLS):
            if not _sees_arrows(s, c, RABBITS_KNOW | ALL_KNOW, False):
                s.arrows[c] = 0
        return
    night = by_night(s)
    knowing = ALL_KNOW | GARDENERS_KNOW if on_gardeners(s, seat) else ALL_KNOW
    for c in range(CELLS):
        if not _sees_arrows(s, c, knowing, night):
            s.arrows[c] = 0
        s.seen[c] &= GARDENERS_KNOW | ALL_KNOW
        if night and (s.kind[c] == CABBAGE or s.kind[c] == DOUBLE):
            s.eaten[c] = BLANK
    for t in range(2):
        if s.rabbits[t] != CAUGHT and s.phase != SETUP:
            s.rabbits[t] = BLANK
        if night:
            s.moved[t] = BLANK
            s.stood[t] = BLANK
    if night:
        s.yielded = BLANK
        s.pending = BLANK
        s.drawer = -1


@rule
def shown(s: State) -> None:
    """What lies open on the table: everything a view holds. Nothing is covered again in this game."""


# -- how the blanks can be filled --------------------------------------------------------------------------------------
@rule
def _draw_arrows(s: State, cell: int, rng: Rng) -> None:
    """Arrows for a tile somebody else has looked at, from what is left of its pool as far as `s` shows."""
    left = tiles_left(s, cell)
    five = left & 31
    s.arrows[cell] = 63
    if five > 0:
        k = below(rng, 6 * (five + (left >> 5)))
        if k < 6 * five:
            s.arrows[cell] = GAPS[k // five]


@rule
def _back_to_dusk(s: State) -> None:
    """A night seen by the blind goes back to its start: nobody has moved, nothing is eaten."""
    for c in range(CELLS):
        if s.eaten[c] == BLANK:
            s.eaten[c] = 0
    for t in range(2):
        if s.moved[t] == BLANK:
            s.moved[t] = 0
        if s.stood[t] == BLANK:
            s.stood[t] = -1
        if s.rabbits[t] == BLANK and s.phase == FIRST_NIGHT:
            s.rabbits[t] = IN_HAND
    if s.yielded == BLANK:
        s.yielded = -1
    if s.pending == BLANK:
        s.pending = -1


@rule
def _believe(s: State) -> None:
    """Fill `odds` with the belief of a viewer who has not seen the rabbits; it sums to 1 if a rabbit is in play.

    A memory that contradicts itself (only a hand-written position has one) counts as no memory at all.
    """
    if weigh(s, int(s.nights)) > 0.0:
        return
    clear_odds(s)
    faces, live = 0, 0
    for c in range(CELLS):
        if growing(s, c):
            faces |= 1 << c
    if s.phase == DAY and s.nights > 0:
        unless = faces & ~int(s.day_missed[int(s.nights) - 1])
        faces = unless if unless else faces
    for t in range(2):
        live += 1 if s.rabbits[t] != CAUGHT else 0
    spread_anything(s, faces, live, True)
    total = sum_odds(s)
    if total > 0.0:
        scale_odds(s, total)


@rule
def _place_rabbits(s: State, rng: Rng) -> None:
    """Put the blanked rabbits where they may be, with the odds of the belief. Which is which is a fair coin."""
    _believe(s)
    point = (float(below(rng, 1 << 30)) + float(below(rng, 1 << 30)) / 1073741824.0) / 1073741824.0
    chosen = -1
    for k in range(PAIRS):
        if s.odds[k] > 0.0 and (chosen < 0 or point >= 0.0):
            chosen = k
            point -= s.odds[k]
    clear_odds(s)
    if chosen < 0:
        return
    swap = below(rng, 2)
    for t in range(2):
        if s.rabbits[t] == BLANK:
            s.rabbits[t] = PAIR_CELLS[chosen, (t + swap) % 2]


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """Fill the blanks of an observed record: rabbits from the exact belief, arrows from what is left of their pools.

    A night goes back to its start: the rabbits' moves of tonight are still to come. Only arrows that somebody else has
    seen are drawn; what nobody has seen stays undrawn.
    """
    if s.phase == OVER_NOW:
        return
    if not on_rabbits(s, seat):
        _back_to_dusk(s)
        if s.rabbits[0] == BLANK or s.rabbits[1] == BLANK:
            _place_rabbits(s, rng)
        for t in range(2):
            c = int(s.rabbits[t])
            if c >= 0 and not arrows_open(s, c):
                if s.arrows[c] == 0:
                    _draw_arrows(s, c, rng)
                if not int(s.seen[c]) & ALL_KNOW:
                    s.seen[c] |= RABBITS_KNOW
    for c in range(CELLS):
        if s.arrows[c] == 0 and int(s.seen[c]) & GARDENERS_KNOW:
            _draw_arrows(s, c, rng)


@rule
def belief(s: State, seat: int, out: Floats) -> int:
    """Odds of where the rabbits are, as the seat knows it (-1 = a spectator): slots PAIR[a, b] of `out` (PAIRS long).

    Slot PAIR[a, a] = one rabbit is in play, under a. Returns how many rabbits are in play and hidden under tiles; 0
    (and zeros) before they hide. By night: where they were at dusk, but for the rabbits, who know where they are now.
    """
    for k in range(PAIRS):
        out[k] = 0.0
    if s.phase in (SETUP, FIRST_NIGHT):
        return 0
    if on_rabbits(s, seat):
        a, b = int(s.rabbits[0]), int(s.rabbits[1])
        if a < 0 and b < 0:
            return 0
        out[PAIR[a if a >= 0 else b, b if b >= 0 else a]] = 1.0
        return 2 if a >= 0 and b >= 0 else 1
    live = 0
    for t in range(2):
        live += 1 if s.rabbits[t] != CAUGHT else 0
    _believe(s)
    for k in range(PAIRS):
        out[k] = s.odds[k]
    clear_odds(s)
    return live


@rule
def rabbit_odds(odds: Floats, out: Floats) -> None:
    """From a belief to the chance, cell by cell (CELLS long), that a rabbit is under its tile."""
    for c in range(CELLS):
        out[c] = 0.0
    for k in range(PAIRS):
        if odds[k] > 0.0:
            a, b = PAIR_CELLS[k, 0], PAIR_CELLS[k, 1]
            out[a] += odds[k]
            if a != b:
                out[b] += odds[k]


def hint(s: Any, seat: int) -> dict[str, float]:
    """The gardeners' shade: node id of every tile that may hide a rabbit -> the chance that it does.

    Empty for the rabbits, before they hide, and when the game is over.
    """
    if on_rabbits(s, seat) or s.phase in (SETUP, FIRST_NIGHT, OVER_NOW):
        return {}
    odds: Any = np.zeros(PAIRS).data
    cells: Any = np.zeros(CELLS).data
    belief(s, seat, odds)
    rabbit_odds(odds, cells)
    return {f"cell:{cell_name(c)}": float(cells[c]) for c in range(CELLS) if cells[c] > 0.0}
