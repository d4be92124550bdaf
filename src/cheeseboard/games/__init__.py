"""The shelf: games are found by scanning this folder; no game is imported before it is loaded."""

from __future__ import annotations

import difflib
import os
from functools import cache
from pathlib import Path

from cheeseboard.kernel import BadOption, Game


def find() -> tuple[str, ...]:
    """Ids of the games on the shelf, in alphabetical order: every folder here with a `rules.py`.

    A folder that holds a file `draft` is still being written: it is there with CHEESEBOARD_DRAFTS=1 only.
    """
    drafts = os.environ.get("CHEESEBOARD_DRAFTS") == "1"
    folders = (path.parent for path in Path(__file__).parent.glob("*/rules.py"))
    return tuple(sorted(folder.name for folder in folders if drafts or not (folder / "draft").exists()))


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
