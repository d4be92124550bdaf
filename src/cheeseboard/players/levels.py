"""Which strengths there are for a game, and how to make a player of one.

What a game's `wits.py` may state: rules `evaluate(s, seat) -> float` (0..1) with `judged() -> bool`, `reward(s, line,
rewards)` (the end of a game per seat, 0..1), and `LEVELS: tuple[str, ...]` (weakest first) with `thinker(level) ->
Thinker` for levels it plays in its own way; `RIVALS`: further names that `thinker` takes, for tournaments only. A game
without levels gets search at three budgets.
"""

from __future__ import annotations

import difflib
from typing import Any

from cheeseboard.games import load
from cheeseboard.kernel import Game
from cheeseboard.kernel.errors import Mistake
from cheeseboard.players.base import Level, Player
from cheeseboard.players.generic import Greedy, Random, Search, Witty

BUDGETS = {"gentle": 60, "sharp": 1500, "merciless": 15000}
"""Simulations a move of the generic levels."""
YARDSTICKS = ("random", "greedy", "search")
"""Players that are always there, to measure others by."""


class BadLevel(Mistake):
    """There is no such player for this game, or it takes no such budget."""


def levels_of(game: Game) -> tuple[Level, ...]:
    """The strengths of a game, weakest first."""
    names = getattr(game.wits, "LEVELS", None) or tuple(BUDGETS)
    return tuple(Level(name, f"level-{name}", f"level-{name}-help") for name in names)


def levels(game_id: str) -> list[Level]:
    """The strengths that the table offers for a game, weakest first."""
    return list(levels_of(load(game_id)))


def for_game(game: Game, level: str, seed: int, **budget: Any) -> Player:
    """A player of a game bundle; see `make`."""
    own = (*getattr(game.wits, "LEVELS", ()), *getattr(game.wits, "RIVALS", ()))
    if level in own:
        return Witty(game, level, seed)
    if level == "random":
        return Random(game, level, seed)
    if level == "greedy":
        return Greedy(game, level, seed)
    if level == "search":
        return Search(game, level, seed, **budget)
    if level in BUDGETS and not hasattr(game.wits, "LEVELS"):
        return Search(game, level, seed, **{"simulations": BUDGETS[level], **budget})
    known = [*(own or (one.id for one in levels_of(game))), *YARDSTICKS]
    near = difflib.get_close_matches(level, known, 1, 0.5)
    hint = f"Did you mean “{near[0]}”?" if near else f"There are: {', '.join(known)}."
    raise BadLevel("error-no-level", f"There is no player “{level}” for {game.id}. {hint}", level=level)


def make(game_id: str, level: str, seed: int, **budget: Any) -> Player:
    """A player of a level (or "random", "greedy", "search") for a game.

    `budget` is for search: `simulations`, or `seconds` a move; `horizon` = play-out steps before the evaluation judges.
    BadLevel where there is no such player.
    """
    return for_game(load(game_id), level, seed, **budget)
