"""A driver that plays random games and checks every position, compiled: conservation, and legality stated twice.

Returns of `check_games`: 0, or a number that says what broke (see CODES).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import random_step, stream
from cheeseboard.kernel.slots import ACTIONS, actors, legal, refusal

CODES = {
    1: "a tile came or went",
    2: "the compost does not count the tiles that went there",
    3: "two rabbits under one tile, or a rabbit under none",
    4: "a seat the game waits for has no move",
    5: "legal and refusal disagree",
    6: "an action is listed twice",
    7: "the game got stuck",
    8: "the game does not end",
    9: "more arrows of a face than the set has",
    10: "the header's round does not rise at dusk and dawn",
    11: "scratch is not zero",
    12: "a pawn left the path, or both acted and the day goes on",
}


def conserved(s: Any) -> int:
    """Tiles, tokens, compost, arrows."""
    cabbages, doubles, bushes, compost, six, five = 0, 0, 0, 0, 0, 0
    for c in range(19):
        kind, gone = int(s.kind[c]), int(s.gone[c])
        if kind != 0 and gone != 0:
            return 1
        what = kind + gone
        if (what == 4) != (c == 9):
            return 1
        cabbages += int(what == 1)
        doubles += int(what == 2)
        bushes += int(what == 3)
        compost += gone
        if s.eaten[c] != 0 and (s.eaten[c] != 1 or kind in (0, 3, 4)):
            return 1
        if what in (1, 2):
            six += int(s.arrows[c] == 63)
            five += int(s.arrows[c] != 63 and s.arrows[c] != 0)
    if s.phase != 0 and bushes + doubles != (6 if s.bushes else 0):
        return 1
    if s.phase != 0 and bushes != (3 if s.bushes else 0):
        return 1
    if cabbages + doubles + bushes != 18:
        return 1
    if compost != s.compost:
        return 2
    most = 18 if s.arrow_set == 0 else 0 if s.arrow_set == 2 else 9
    if s.bushes:
        most = 18 if s.arrow_set == 0 else 0 if s.arrow_set == 2 else 7
    if six > most or (s.arrow_set == 0 and five > 0):
        return 9
    for t in range(2):
        cell = int(s.rabbits[t])
        if cell >= 0:
            if s.rabbits[1 - t] == cell:
                return 3
            if s.kind[cell] == 0 or s.kind[cell] == 4 or (s.eaten[cell] == 1 and s.phase != 4):
                return 3
        if s.pawns[t] < 0 or s.pawns[t] > 23:
            return 12
    if s.phase == 3 and s.acted[0] == 1 and s.acted[1] == 1 and s.pending < 0:
        return 12
    for k in range(171):
        if s.odds[k] != 0.0:
            return 11
    return 0


def twice(s: Any, mask: int, out: Any, marks: Any) -> int:
    """`legal` and `refusal` say the same of every action, for every seat."""
    for seat in range(int(s.seats)):
        n = legal(s, seat, out)
        if (n > 0) != (mask > 0 and (mask >> seat) & 1 == 1):
            return 4
        for a in range(ACTIONS):
            marks[a] = 0
        for k in range(n):
            if marks[out[k]] != 0:
                return 6
            marks[out[k]] = 1
        for a in range(ACTIONS):
            if (refusal(s, seat, a) == 0) != (marks[a] == 1):
                return 5
    return 0


def check_games(
    states: Any, options: Any, rng: Any, seed: int, games: int, out: Any, weights: Any, marks: Any, tally: Any
) -> int:
    """Play and check `games` random games; tally[0] += positions checked, tally[1 + ending] += 1."""
    s = states[0]
    r = rng[0]
    for g in range(games):
        stream(r, seed, g)
        begin(s, options[0])
        steps = 0
        mask = actors(s)
        while mask != 0:
            bad = conserved(s)
            if bad == 0 and g % 40 == 0:  # of some games: a thousand refusals a seat and position
                bad = twice(s, mask, out, marks)
            if bad != 0:
                return bad
            before = int(s.round)
            phase = int(s.phase)
            if not random_step(s, mask, r, out, weights):
                return 7
            if (phase != 0 and s.phase not in (phase, 4)) != (before != s.round) and s.phase != 4:
                return 10
            tally[0] += 1
            steps += 1
            if steps > 5000:
                return 8
            mask = actors(s)
        if conserved(s) != 0:
            return conserved(s)
        if twice(s, 0, out, marks) != 0:
            return twice(s, 0, out, marks)
        tally[1 + int(s.ending)] += 1
    return 0
