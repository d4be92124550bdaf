"""Compiled drivers without waiting: while another process compiles into the cache, the same drivers run interpreted."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from types import ModuleType
from typing import Any

from cheeseboard.kernel import Game

log = logging.getLogger(__name__)

_lock = threading.Lock()
_warming: dict[str, subprocess.Popen[bytes]] = {}


def wired(game: Game, drivers: tuple[ModuleType, ...], *, wait: bool) -> tuple[Any, bool]:
    """The drivers bound to the game, and whether they are compiled. With `wait`, they are."""
    if wait or is_warm(game):
        return game.compiled(drivers=drivers), True
    return game.interpreted(drivers=drivers), False


def is_warm(game: Game) -> bool:
    """Has the compiling process ended? The first call starts it."""
    with _lock:
        process = _warming.get(game.package)
        if process is None:
            command = [sys.executable, "-m", "cheeseboard.players.warm", game.package]
            process = _warming[game.package] = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        code = process.poll()
    if code:
        log.warning("compiling %s ahead of time failed (%d); it is compiled here instead", game.package, code)
    return code is not None
