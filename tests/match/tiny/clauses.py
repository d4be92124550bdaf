"""Clauses and effects of the tiny game."""

from __future__ import annotations

from typing import Any

from cheeseboard.toolkit.clauses import Clause, Effect, Term
from cheeseboard.toolkit.scene import Args, Msg

CHAPTERS = ("play",)
CLAUSES = (
    Clause("turn.not-now", 1, "house", "play"),
    Clause("turn.phase", 2, "house", "play"),
    Clause("look.once", 3, "house", "play"),
)
EFFECTS = (
    Effect("looked", 1, ("seat:who", "pot:int", "")),
    Effect("pot-won", 2, ("seat:who", "pot:int", "")),
    Effect("nodded", 3, ("seat:who", "", "")),
)


def effect_args(s: Any, told: Any) -> Args:
    return {"seat": told.seat + 1, "pot": told.a}


def effect_nodes(told: Any) -> tuple[str, ...]:
    return ("pot",)


def terms(s: Any, seat: int) -> list[Term]:
    return [Term(Msg("term-pots"), s.points[seat], 1, "turn.phase")]
