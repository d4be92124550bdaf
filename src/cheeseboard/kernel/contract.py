"""The rules contract: what a game is, in names and types.

A game's rules are plain functions over one fixed-size record `s` (see `record.py`). They are written once and run in
two ways with identical results: interpreted over memoryviews, and compiled unchanged by Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

CHANCE = -1
"""`actors(s)`: nature draws, for `s.drawer` (-1 = the table)."""
DESK = -2
"""`actors(s)`: people decide an outcome at the desk (a quiz answer, say)."""
OVER = 0
"""`actors(s)`: nobody acts any more."""

HELD = -1
"""`told(...)`: the viewer hears of it when `s.round` rises."""
NEVER = -2
"""`told(...)`: the viewer hears nothing of it while the game runs."""
COARSE = 1 << 24
"""`told(...) = COARSE + effect`: the viewer hears only this effect ("a rabbit has moved"), not the action.

In a secret round it hears what the step told everybody besides when `s.round` rises.
"""

EVERYONE = -1
"""Audience of `tell`: all seats and the spectators. Otherwise a bit mask of seats."""
SPECTATOR = -1
"""The viewer (and the `seat` of `observe`) that holds no seat."""


class Rules(Protocol):
    """The functions every game states, as modules of its folder re-export them. `s` is one state.

    Questions (`actors` to `ranks`, `told`) write nothing but scratch fields, which are zero again on return.
    Buffers: `out`, `outcomes`, `weights` are int32 buffers of LEGAL_MAX or OUTCOMES_MAX; `points`, `places` of 8.
    """

    ACTIONS: int
    LEGAL_MAX: int
    OUTCOMES_MAX: int

    setup: Callable[[Any, Any], None]
    actors: Callable[[Any], int]
    secret: Callable[[Any], bool]
    legal: Callable[[Any, int, Any], int]
    refusal: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int], None]
    chance: Callable[[Any, Any, Any], int]
    draw: Callable[[Any, int], None]
    idle: Callable[[Any, int], int]
    scores: Callable[[Any, Any], None]
    ranks: Callable[[Any, Any], None]
    told: Callable[[Any, int, int, int], int]
    told_draw: Callable[[Any, int, int], int]
    observe: Callable[[Any, int], None]
    determinize: Callable[[Any, int, Any], None]
    shown: Callable[[Any], None]
    teams: Callable[[Any], tuple[int, ...]]
