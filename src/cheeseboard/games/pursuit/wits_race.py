"""The race of two sides, exactly: how likely the side that is about to throw is to win.

A driver, compiled or interpreted. `settle` solves one pair of wedge sets; wits_win.py calls it, the fullest first.
`race_on` and `walk_home` play whole games by the tables, with the rules themselves: the proof that they are right.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.pursuit.box import ALL_WEDGES, COLOUR, FACES, HUB_SPACE, KIND, ROLL_AGAIN, SPACES, TARGETS, WEDGE
from cheeseboard.games.pursuit.rules import apply, chance, draw
from cheeseboard.games.pursuit.rules_moves import actors, legal
from cheeseboard.games.pursuit.rules_state import GO, MOVE
from cheeseboard.games.pursuit.wits_tables import HOME, PLACES
from cheeseboard.kernel import OVER, pick

CLOSE = 1e-7
"""Solved when no value changes by more in a lap."""


def after(space: int, mask: int, mine: Any, theirs: Any, gain: Any, y: int, p: float, back: int) -> float:
    """How likely the mover is to win once its holder has come to `space`, the other side at `y`.

    `mine[x, y]`: it throws, at x; `theirs[y, x]`: the other throws, at y; `gain[x, y]`: it has just won the wedge of x.
    """
    if KIND[space] == ROLL_AGAIN:
        return float(mine[space, y])
    if space == HUB_SPACE and mask == ALL_WEDGES:
        return float(p + (1.0 - p) * (1.0 - theirs[y, back]))
    wrong = (1.0 - p) * (1.0 - theirs[y, space])
    if KIND[space] == WEDGE and (mask >> COLOUR[space]) & 1 == 0:
        return float(wrong + p * gain[space, y])
    return float(wrong + p * mine[space, y])


def lap(mask: int, mine: Any, theirs: Any, gain: Any, other_full: bool, p: float, back: int, line: Any) -> float:
    """One sweep over the positions in which one side throws; returns the greatest change."""
    most = 0.0
    for y in range(PLACES if other_full else SPACES):
        for space in range(SPACES):
            line[space] = after(space, mask, mine, theirs, gain, y, p, back)
        for x in range(SPACES):
            total = 0.0
            for throw in range(FACES):
                best = 0.0
                for k in range(TARGETS[x, throw, 0]):
                    best = max(best, line[TARGETS[x, throw, k + 1]])
                total += best
            total /= FACES
            most = max(most, abs(total - mine[x, y]))
            mine[x, y] = total
        if mask == ALL_WEDGES:
            total = p + (1.0 - p) * (1.0 - theirs[y, back])
            most = max(most, abs(total - mine[HOME, y]))
            mine[HOME, y] = total
    return most


def settle(
    mask_a: int, mask_b: int, a: Any, b: Any, gain_a: Any, gain_b: Any, p: float, q: float, back: int, line: Any
) -> int:
    """Solve one pair of wedge sets in place: `a[x, y]` and `b[y, x]`, the throwing side first; returns the laps."""
    laps = 0
    while True:
        laps += 1
        most = lap(mask_a, a, b, gain_a, mask_b == ALL_WEDGES, p, back, line)
        most = max(most, lap(mask_b, b, a, gain_b, mask_a == ALL_WEDGES, q, back, line))
        if most < CLOSE:
            return laps


def race_on(states: Any, who: int, wins: Any, steps: Any, rng: Any, out: Any, weights: Any, p: float, back: int) -> int:
    """Play a game of two to its end and return who wins. Seats of the mask `who` move by `wins`.

    `wins[mask, other mask, x, y]` float32; the others move by `steps[mask, space]`, turns left after a move there.
    Votes and categories are as good as any: chances do not depend on the category.
    """
    s = states[0]
    r = rng[0]
    while True:
        mask = actors(s)
        if mask == OVER:
            return int(s.won)
        if mask < 0:
            n = chance(s, out, weights)
            draw(s, int(out[pick(r, n, weights)]))
            continue
        mover = 0
        while (mask >> mover) & 1 == 0:
            mover += 1
        n = legal(s, mover, out)
        chosen = int(out[0])
        if s.phase == MOVE and n > 1:
            best = -1e9
            mine, theirs = int(s.wedges[mover]), int(s.wedges[1 - mover])
            y = HOME if s.home[1 - mover] else int(s.at[1 - mover])
            for k in range(n):
                space = int(out[k]) - GO
                if (who >> mover) & 1:
                    value = worth(space, mine, theirs, y, wins, p, back)
                else:
                    value = -float(steps[mine, space])
                if value > best:
                    best = value
                    chosen = int(out[k])
        apply(s, mover, chosen)


def worth(space: int, mine: int, theirs: int, y: int, wins: Any, p: float, back: int) -> float:
    """`after` on the whole table of a race of equals that goes home at once."""
    if KIND[space] == ROLL_AGAIN:
        return float(wins[mine, theirs, space, y])
    if space == HUB_SPACE and mine == ALL_WEDGES:
        return p + (1.0 - p) * (1.0 - float(wins[theirs, mine, y, back]))
    right = float(wins[mine, theirs, space, y])
    if KIND[space] == WEDGE and (mine >> COLOUR[space]) & 1 == 0:
        more = mine | 1 << COLOUR[space]
        if more == ALL_WEDGES:
            right = 1.0 - float(wins[theirs, more, y, HOME])
        else:
            right = float(wins[more, theirs, space, y])
    return p * right + (1.0 - p) * (1.0 - float(wins[theirs, mine, y, space]))


def walk_home(states: Any, steps: Any, rng: Any, out: Any, weights: Any) -> int:
    """Play one side's practice game by the turns-to-finish table; returns how many turns ended before it won."""
    s = states[0]
    r = rng[0]
    while True:
        mask = actors(s)
        if mask == OVER:
            return int(s.round)
        if mask < 0:
            n = chance(s, out, weights)
            draw(s, int(out[pick(r, n, weights)]))
            continue
        n = legal(s, 0, out)
        chosen = int(out[0])
        if s.phase == MOVE:
            least = 1e9
            for k in range(n):
                left = float(steps[int(s.wedges[0]), int(out[k]) - GO])
                if left < least:
                    least = left
                    chosen = int(out[k])
        apply(s, 0, chosen)


def warm(game: Any, space: Any) -> None:
    """Call every driver once with the types used in production."""
    from cheeseboard.games.pursuit.wits_win import Race

    Race(space, 0.5, 0.5).pair(ALL_WEDGES, ALL_WEDGES)
