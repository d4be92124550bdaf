"""A driver for `wits_fit`: games that the valuation plays against itself, and what it saw on the way."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.rules_state import OVER_NOW, PLACING
from cheeseboard.games.goldrush.wits_search import nature, play_turn
from cheeseboard.games.goldrush.wits_worth import WEIGHTS, prepare, value
from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import stream
from cheeseboard.kernel.rng import below


def describe(s: Any, d: Any, plain: Any, row: Any) -> None:
    """What each weight counts for, first seat less second: row[:-1]; row[-1]: what none says. `plain` = weights."""
    for f in range(WEIGHTS):
        d.w[f] = 0.0
    value(s, d)
    rest = d.worth[0] - d.worth[1]
    for f in range(WEIGHTS):
        d.w[f] = 1.0
        value(s, d)
        row[f] = d.worth[0] - d.worth[1] - rest
        d.w[f] = 0.0
    row[WEIGHTS] = rest
    for f in range(WEIGHTS):
        d.w[f] = plain[f]


def play_and_tell(
    states: Any,
    options: Any,
    desks: Any,
    rngs: Any,
    weights: Any,
    seed: int,
    games: int,
    most: int,
    rows: Any,
    ends: Any,
) -> int:
    """Games of two with each other; every fourth turn or so fills a row. Returns rows filled; `ends` = final leads."""
    s, d, luck, rng = states[1], desks[0], rngs[0], rngs[1]
    n = 0
    for game in range(games):
        stream(luck, seed, 2 * game)
        stream(rng, seed, 2 * game + 1)
        begin(s, options[0])
        first = n
        for f in range(WEIGHTS):
            d.w[f] = weights[f]
        while s.phase != OVER_NOW:
            nature(s, luck, rng)
            if s.phase != PLACING:
                break
            prepare(s, d, int(s.turn_of))
            play_turn(s, states[2], states[3], d, most, rng)
            if below(rng, 4) == 0 and n < len(rows):
                prepare(s, d, 0)
                d.known[0], d.counted[0] = 0.0, 0
                describe(s, d, weights, rows[n])
                n += 1
        prepare(s, d, 0)
        d.known[0], d.counted[0] = 0.0, 0
        value(s, d)
        for k in range(first, n):
            ends[k] = d.worth[0] - d.worth[1]
    return n


def meet(
    states: Any, options: Any, desks: Any, rngs: Any, one: Any, two: Any, seed: int, games: int, most: int, out: Any
) -> None:
    """Valuation `one` against `two`, seats in turn on the same draws: out = wins + half ties, and leads, of `one`."""
    s, d, luck, rng = states[1], desks[0], rngs[0], rngs[1]
    for game in range(games):
        stream(luck, seed, 2 * (game // 2))
        stream(rng, seed, 2 * game + 1)
        begin(s, options[0])
        while s.phase != OVER_NOW:
            nature(s, luck, rng)
            if s.phase != PLACING:
                break
            seat = int(s.turn_of)
            for f in range(WEIGHTS):
                d.w[f] = one[f] if seat == game % 2 else two[f]
            prepare(s, d, seat)
            play_turn(s, states[2], states[3], d, most, rng)
        prepare(s, d, 0)
        d.known[0], d.counted[0] = 0.0, 0
        value(s, d)
        lead = d.worth[0] - d.worth[1]
        if game % 2 == 1:
            lead = -lead
        out[0] += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        out[1] += lead
