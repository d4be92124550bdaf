"""A driver: what the bot's valuation says of a record of a batch."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.roquefort.wits import judge


def judged_at(states: Any, i: int, seat: int) -> float:
    """How record i of a batch looks to the seat."""
    return judge(states[i], seat)
