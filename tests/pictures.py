"""What tests of every game's scene share."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from cheeseboard.toolkit.scene import Msg


def messages(value: Any) -> Iterator[Msg]:
    """All messages anywhere in a scene."""
    if isinstance(value, Msg):
        yield value
    elif isinstance(value, tuple | frozenset):
        for one in value:
            yield from messages(one)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from messages(getattr(value, name))


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, 0..1, as WCAG reckons it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """Contrast of two colours, 1..21."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def far(one: str, two: str) -> float:
    """Distance of two colours, 0..441."""
    return math.dist(*([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (one, two)))
