"""Random play-outs: every seat plays uniformly among its legal actions, nature (and the desk) by its weights."""

from __future__ import annotations

from typing import Any

from cheeseboard.kernel.host import begin
from cheeseboard.kernel.record import Array
from cheeseboard.kernel.rng import M64, below, pick, rand31
from cheeseboard.kernel.slots import actors, apply, chance, draw, legal, ranks, scores
from cheeseboard.kernel.view import rec_copy

STUCK = -1  # a seat is waited for but has no legal action, or nature no outcome
ENDLESS = -2  # more than `limit` steps
STEPS = 1 << 20  # default limit: no game here is that long
COLUMNS = 18  # of a row of results: moves, draws, 8 points, 8 places


def lowest(mask: int) -> int:
    """The lowest seat of a mask: play-outs, search and adapters let it act first."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def random_step(s: Any, mask: int, rng: Any, out: Array, weights: Array) -> bool:
    """One random action of the lowest seat of `mask`, or one draw. False where there is none."""
    if mask > 0:
        seat = lowest(mask)
        n = legal(s, seat, out)
        if n > 0:
            apply(s, seat, int(out[below(rng, n)]))
    else:
        n = chance(s, out, weights)
        if n > 0:
            draw(s, int(out[pick(rng, n, weights)]))
    return n > 0


def play(s: Any, rng: Any, out: Array, weights: Array, limit: int) -> int:
    """Play to the end. Returns moves + (draws << 32), or STUCK or ENDLESS."""
    moves = 0
    draws = 0
    mask = actors(s)
    while mask != 0:
        if mask > 0:  # random_step written out: a call that passes buffers costs as much as a move
            seat = lowest(mask)
            n = legal(s, seat, out)
            if n > 0:
                apply(s, seat, int(out[below(rng, n)]))
            moves += 1
        else:
            n = chance(s, out, weights)
            if n > 0:
                draw(s, int(out[pick(rng, n, weights)]))
            draws += 1
        if n <= 0:
            return STUCK
        if moves + draws >= limit:
            return ENDLESS
        mask = actors(s)
    return moves + (draws << 32)


def playout(states: Any, i: int, rng: Any, out: Array, weights: Array) -> int:
    """Play state `i` to the end at random; the number of moves (actions by a seat), or STUCK or ENDLESS."""
    done = play(states[i], rng[0], out, weights, STEPS)
    return done if done < 0 else done & 0xFFFFFFFF


def stream(rng: Any, seed: int, game: int) -> None:
    """Seed the generator for one game of a batch, so that results do not depend on how threads share the work."""
    rng.word = seed & M64
    high = rand31(rng)
    rng.word = ((high << 31) ^ rand31(rng)) + game
    high = rand31(rng)
    rng.word = (high << 31) | rand31(rng)


def play_many(
    states: Any,
    options: Any,
    rng: Any,
    seed: int,
    first: int,
    last: int,
    out: Array,
    weights: Array,
    line: Array,
    results: Array,
    limit: int,
) -> int:
    """Play games `first` to `last - 1` of a batch on the first record; row g - first of `results` gets COLUMNS numbers.

    Returns `last`, or the number of the game that got stuck or did not end (its first column says which).
    """
    s = states[0]
    r = rng[0]
    for g in range(first, last):
        stream(r, seed, g)
        begin(s, options[0])
        done = play(s, r, out, weights, limit)
        row = g - first
        if done < 0:
            results[row, 0] = done
            return g
        results[row, 0] = done & 0xFFFFFFFF
        results[row, 1] = done >> 32
        for k in range(8):
            line[k] = 0
        scores(s, line)
        for k in range(8):
            results[row, 2 + k] = line[k]
            line[k] = 0
        ranks(s, line)
        for k in range(8):
            results[row, 10 + k] = line[k]
    return last


def play_timed(
    states: Any, options: Any, rng: Any, seed: int, games: int, out: Array, weights: Array, tally: Array
) -> int:
    """Play `games` games and add moves and draws to tally[0], tally[1] (int64): the loop that `bench` times."""
    s = states[0]
    r = rng[0]
    for g in range(games):
        stream(r, seed, g)
        begin(s, options[0])
        done = play(s, r, out, weights, STEPS)
        if done < 0:
            return g
        tally[0] += done & 0xFFFFFFFF
        tally[1] += done >> 32
    return games


def copy_timed(states: Any, n: int) -> int:
    """Clone the first record onto the second `n` times, changing it in between: the loop that `bench` times."""
    for k in range(n):
        states[0].phase = k & 1
        rec_copy(states[1], states[0])
    return int(states[1].phase)


def h_stream(rng: Any, seed: int, game: int) -> None:
    """Seed the first generator for one game of a batch."""
    stream(rng[0], seed, game)
