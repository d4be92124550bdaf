"""The game's rules as drivers see them: placeholders with types, replaced when a driver is wired to a game.

A driver (play-out, search) imports these names and calls them; `game.compiled(drivers=(module,))` and
`game.interpreted(drivers=(module,))` return its functions bound to that game.
"""

from __future__ import annotations

from typing import Any, NoReturn

from cheeseboard.kernel.record import Array
from cheeseboard.kernel.rule import slot

ACTIONS = 0
LEGAL_MAX = 0
OUTCOMES_MAX = 0
EDITION = 0


def _unwired() -> NoReturn:
    raise NotImplementedError("this driver is not wired to a game: use game.compiled(drivers=(module,))")


@slot
def setup(s: Any, o: Any) -> None:
    """See contract.Rules; so for all below."""
    _unwired()


@slot
def actors(s: Any) -> int:
    """Bit mask of seats, CHANCE, DESK or OVER."""
    _unwired()


@slot
def secret(s: Any) -> bool:
    """Are the choices hidden until `round` rises?"""
    _unwired()


@slot
def legal(s: Any, seat: int, out: Array) -> int:
    """Number of legal actions, written to `out`."""
    _unwired()


@slot
def refusal(s: Any, seat: int, action: int) -> int:
    """Code of the clause that forbids it; 0 = legal."""
    _unwired()


@slot
def apply(s: Any, seat: int, action: int) -> None:
    """Play it."""
    _unwired()


@slot
def chance(s: Any, outcomes: Array, weights: Array) -> int:
    """Number of outcomes, with weights."""
    _unwired()


@slot
def draw(s: Any, outcome: int) -> None:
    """Apply what nature or the desk decided."""
    _unwired()


@slot
def idle(s: Any, seat: int) -> int:
    """What a clock plays."""
    _unwired()


@slot
def scores(s: Any, out: Array) -> None:
    """Points."""
    _unwired()


@slot
def ranks(s: Any, out: Array) -> None:
    """Places, 0 first."""
    _unwired()


@slot
def told(s: Any, seat: int, action: int, viewer: int) -> int:
    """What a viewer hears of an action."""
    _unwired()


@slot
def told_draw(s: Any, outcome: int, viewer: int) -> int:
    """What a viewer hears of a draw."""
    _unwired()


@slot
def observe(s: Any, seat: int) -> None:
    """Blank what the seat may not know."""
    _unwired()


@slot
def determinize(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks."""
    _unwired()


@slot
def shown(s: Any) -> None:
    """Blank what does not lie open."""
    _unwired()
