"""Whose picture comes next: one in each round of the event loop, so that no move waits while many are drawn.

Between two pictures the loop reads what has come, checks moves and sends answers. Whoever has just moved goes first.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Two lines in front of one easel: those who have moved, and those who look on. One event loop."""

    def __init__(self) -> None:
        self._movers: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._called = False

    async def turn(self, mover: bool = False) -> None:
        """Wait for one's turn. It lasts until the caller waits for anything else."""
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        (self._movers if mover else self._others).append(mine)
        if not self._called:
            self._called = True
            loop.call_soon(self._next)
        await mine

    def _next(self) -> None:
        while line := self._movers or self._others:
            first = line.popleft()
            if not first.done():  # else whoever waited has gone
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._called = False
