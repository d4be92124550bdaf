"""Rules narrate: `tell` where something happens that a person should hear of. Compiled, it is nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

_heard: ContextVar[list[Told] | None] = ContextVar("heard", default=None)


@dataclass(frozen=True, slots=True)
class Told:
    """One effect. `audience` is a bit mask of seats or EVERYONE; what `seat`, `a`, `b` mean the Effect says."""

    audience: int
    effect: int
    seat: int = -1
    a: int = 0
    b: int = 0


def tell(audience: int, effect: int, seat: int = -1, a: int = 0, b: int = 0) -> None:
    """Say `effect` (a code of the game's clauses.py) to `audience` (bit mask of seats, or EVERYONE)."""
    heard = _heard.get()
    if heard is not None:
        heard.append(Told(int(audience), int(effect), int(seat), int(a), int(b)))


@contextmanager
def listening() -> Iterator[list[Told]]:
    """Collect what rules tell inside the block, in order; blocks nest, the innermost hears."""
    heard: list[Told] = []
    token = _heard.set(heard)
    try:
        yield heard
    finally:
        _heard.reset(token)
