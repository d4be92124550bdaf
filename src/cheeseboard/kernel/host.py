"""Entry points of compiled rules: from Python call `(states, i, ...)`, which costs 0.25 us; a record argument costs 3.

`states`, `options` and `rng` are batches (structured arrays), `i` an index; `out`, `outcomes`, `weights` int32 arrays.
Interpreted (`game.interpreted()`) the same functions take sequences of views.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.kernel.record import Array
from cheeseboard.kernel.rng import below
from cheeseboard.kernel.slots import (
    EDITION,
    actors,
    apply,
    chance,
    determinize,
    draw,
    idle,
    legal,
    observe,
    ranks,
    refusal,
    scores,
    secret,
    setup,
    shown,
    told,
    told_draw,
)
from cheeseboard.kernel.view import rec_copy, rec_zero


def begin(s: Any, o: Any) -> None:
    """Zero a record and set it up: the state before anything is drawn."""
    rec_zero(s)
    s.edition = EDITION
    setup(s, o)


def h_begin(states: Any, i: int, options: Any) -> None:
    """Set up state `i` from the first options record."""
    begin(states[i], options[0])


def h_copy(dst: Any, i: int, src: Any, j: int) -> None:
    """Copy state `j` of `src` onto state `i` of `dst`."""
    rec_copy(dst[i], src[j])


def h_actors(states: Any, i: int) -> int:
    """Bit mask of seats, CHANCE, DESK or OVER."""
    return actors(states[i])


def h_secret(states: Any, i: int) -> bool:
    """Are choices hidden until `round` rises?"""
    return secret(states[i])


def h_legal(states: Any, i: int, seat: int, out: Array) -> int:
    """Number of legal actions, written to `out`."""
    return legal(states[i], seat, out)


def h_refusal(states: Any, i: int, seat: int, action: int) -> int:
    """Code of the clause that forbids the action; 0 = legal."""
    return refusal(states[i], seat, action)


def h_apply(states: Any, i: int, seat: int, action: int) -> None:
    """Play a legal action."""
    apply(states[i], seat, action)


def h_chance(states: Any, i: int, outcomes: Array, weights: Array) -> int:
    """Number of outcomes, with weights."""
    return chance(states[i], outcomes, weights)


def h_draw(states: Any, i: int, outcome: int) -> None:
    """Apply an outcome."""
    draw(states[i], outcome)


def h_idle(states: Any, i: int, seat: int) -> int:
    """What a clock plays for an absent seat."""
    return idle(states[i], seat)


def h_scores(states: Any, i: int, out: Array) -> None:
    """Points of each seat."""
    scores(states[i], out)


def h_ranks(states: Any, i: int, out: Array) -> None:
    """Place of each seat, 0 first."""
    ranks(states[i], out)


def h_told(states: Any, i: int, seat: int, action: int, viewer: int) -> int:
    """What a viewer hears of an action."""
    return told(states[i], seat, action, viewer)


def h_told_draw(states: Any, i: int, outcome: int, viewer: int) -> int:
    """What a viewer hears of a draw."""
    return told_draw(states[i], outcome, viewer)


def h_observe(states: Any, i: int, seat: int) -> None:
    """Blank all that the seat may not know; -1 = a spectator."""
    observe(states[i], seat)


def h_determinize(states: Any, i: int, seat: int, rng: Any) -> None:
    """Fill the blanks of an observed state."""
    determinize(states[i], seat, rng[0])


def h_shown(states: Any, i: int) -> None:
    """Blank what does not lie open on the table."""
    shown(states[i])


def h_below(rng: Any, n: int) -> int:
    """A number of 0 .. n - 1 from the first generator."""
    return below(rng[0], n)


def h_step(states: Any, i: int, seat: int, action: int, out: Array, count: Array) -> int:
    """Play a legal action and look ahead in one call: returns `actors`.

    Where seats are waited for, the legal actions of the lowest go to `out` and their number to `count[0]`, else 0.
    """
    s = states[i]
    apply(s, seat, action)
    mask = actors(s)
    count[0] = 0
    if mask > 0:
        lowest = 0
        while (mask >> lowest) & 1 == 0:
            lowest += 1
        count[0] = legal(s, lowest, out)
    return mask
