"""A driver for `wits_fit`: games that the light policy plays against itself, and what it saw on the way."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage.rules import apply
from cheeseboard.games.fromage.rules_moves import actors
from cheeseboard.games.fromage.rules_score import points
from cheeseboard.games.fromage.rules_state import TURN
from cheeseboard.games.fromage.wits_policy import choose
from cheeseboard.games.fromage.wits_search import fresh, nature
from cheeseboard.games.fromage.wits_value import VALUES, ahead, open_chances
from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import lowest, stream
from cheeseboard.kernel.rng import below


def describe(s: Any, seat: int, d: Any, row: Any) -> None:
    """What each weight of the evaluation counts for."""
    for f in range(VALUES):
        d.v[f] = 0.0
    for f in range(VALUES):
        d.v[f] = 1.0
        row[f] = open_chances(s, seat, d.v)
        d.v[f] = 0.0


def play_and_tell(
    states: Any, options: Any, desks: Any, rngs: Any, seed: int, games: int, rows: Any, ends: Any, who: Any
) -> int:
    """Games by the policy; now and then a turn's beginning fills a row for a seat. Returns rows filled.

    `ends`: points the seat has added by the end. `who` is scratch (int32, as long).
    """
    s, d, luck, rng = states[1], desks[0], rngs[0], rngs[1]
    n = 0
    for game in range(games):
        stream(luck, seed, 2 * game)
        stream(rng, seed, 2 * game + 1)
        begin(s, options[0])
        first, seen = n, -1
        mask = actors(s)
        while mask != 0:
            if mask < 0:
                nature(s, d, luck)
            else:
                if s.phase == TURN and s.turn != seen and fresh(s):
                    seen = int(s.turn)
                    if below(rng, 3) == 0 and n < len(rows):
                        who[n] = below(rng, int(s.seats))
                        describe(s, int(who[n]), d, rows[n])
                        ends[n] = -points(s, int(who[n]))
                        n += 1
                seat = lowest(mask)
                apply(s, seat, choose(s, seat, d, rng))
            mask = actors(s)
        for k in range(first, n):
            ends[k] += points(s, int(who[k]))
    return n


def meet(states: Any, options: Any, desks: Any, rngs: Any, seed: int, games: int, out: Any) -> None:
    """The policy of the first desk against that of the second, seats in turn on the same draws, one against the rest.

    out += wins (the first desk's), its leads, its points, turns.
    """
    s, luck, rng = states[1], rngs[0], rngs[1]
    for game in range(games):
        seats = int(options[0].players)
        stream(luck, seed, 2 * (game // seats))
        stream(rng, seed, 2 * game + 1)
        begin(s, options[0])
        mask = actors(s)
        while mask != 0:
            if mask < 0:
                nature(s, desks[0], luck)
            else:
                seat = lowest(mask)
                apply(s, seat, choose(s, seat, desks[0 if seat == game % seats else 1], rng))
            mask = actors(s)
        lead = ahead(s, game % seats, desks[0].v)
        out[0] += 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
        out[1] += lead
        out[2] += points(s, game % seats)
        out[3] += s.turn
