"""A command that the server itself refuses, before the match is asked."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A command that the server itself refuses; `id` is a message of server/locale."""

    def __init__(self, id: str, **args: Any) -> None:  # noqa: A002
        super().__init__(id)
        self.id = id
        self.given = args
