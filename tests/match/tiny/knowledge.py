"""Hints of the tiny game: none."""

from __future__ import annotations

from typing import Any


def hint(s: Any, seat: int) -> dict[str, float]:
    return {}
