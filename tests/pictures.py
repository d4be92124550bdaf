"""What tests of every game's scene share."""

from __future__ import annotations

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
