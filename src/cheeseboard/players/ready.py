"""Compiled drivers without waiting: while another process compiles into the cache, the same drivers run interpreted."""

from __future__ import annotations

import logging
import threading
from types import ModuleType
from typing import Any

from cheeseboard.kernel import Game
from cheeseboard.kernel.warm import Background

log = logging.getLogger(__name__)

_lock = threading.Lock()
_under_way: dict[tuple[str, tuple[ModuleType, ...]], Background | None] = {}


def wired(game: Game, drivers: tuple[ModuleType, ...], *, wait: bool) -> tuple[Any, bool]:
    """The drivers bound to the game, and whether they are compiled. With `wait`, they are."""
    if wait or is_warm(game, drivers):
        return game.compiled(drivers=drivers), True
    return game.interpreted(drivers=drivers), False


def is_warm(game: Game, drivers: tuple[ModuleType, ...]) -> bool:
    """Has the compiling process ended? The first call starts it. Where it failed, the caller compiles."""
    key = game.package, drivers
    with _lock:
        if key not in _under_way:
            _under_way[key] = Background(game, drivers)
        background = _under_way[key]
        if background is None:
            return True
        try:
            done = background.ready
        except RuntimeError as error:
            log.warning("%s; it is compiled here instead", error)
            done = True
        if done:
            background.stop()
            _under_way[key] = None
        return done
