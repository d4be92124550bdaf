"""The shelf: games are found by scanning this folder; no game is imported before it is loaded."""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path

from cheeseboard.kernel import BadOption, Game


def find() -> tuple[str, ...]:
    """Ids of the games on the shelf, in alphabetical order: every folder here with a `rules.py`."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/rules.py")))


@cache
def _load(id: str) -> Game:  # noqa: A002
    return Game(f"{__name__}.{id}", id)


def load(id: str) -> Game:  # noqa: A002
    """The game of that id, one object per process. BadOption with a sentence where there is none."""
    known = find()
    if id not in known:
        near = difflib.get_close_matches(id, known, 1, 0.4)
        hint = f"Did you mean “{near[0]}”?" if near else f"There is: {', '.join(known)}."
        raise BadOption("error-no-game", f"There is no game “{id}”. {hint}", game=id, known=", ".join(known))
    return _load(id)
