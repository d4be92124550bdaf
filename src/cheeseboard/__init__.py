"""Cheeseboard: tabletop games on one table.

>>> import cheeseboard as cb
>>> [facts.id for facts in cb.games() if "chou" in facts.id]
['chou']
>>> match = cb.new("chou", players=2, arrows="A6", seed=7)
>>> match.to_move                                      # seats the game waits for; draws resolve themselves
(0,)
>>> [str(move) for move in match.moves(0)][:3]          # str(move) is its notation
['1-a1', '1-a2', '1-a3']
>>> match.play("1-b4", seat=0).text
'1-b4'
>>> match.play("2-c3", seat=0)                          # UnreadableMove | AmbiguousMove | IllegalMove
Traceback (most recent call last):
cheeseboard.kernel.errors.IllegalMove: A rabbit begins under a plant, never under the cabin.
>>> match.can_undo(0), match.over, match.scores
(True, False, (0, 0))
>>> "b4" in match.view(0).position, "b4" in match.view(1).position    # what a seat may know
(True, False)
>>> "b4" in match.log(0)[0], match.log(1)              # sentences, in six languages
(True, [])
>>> match.svg(seat=1, lang="da").startswith("<svg")     # the picture; also what Jupyter shows
True
>>> import tempfile, pathlib
>>> path = pathlib.Path(tempfile.mkdtemp()) / "match.cheeseboard"
>>> match.save(path)                                    # the referee's file, everything in it
>>> cb.load(path).position() == match.position()        # loading replays and verifies
True
>>> match.save(path, seat=1)                            # one viewer's file, with seals
>>> cb.load(path)
Traceback (most recent call last):
cheeseboard.kernel.errors.BadSave: This is one viewer's file: it can be looked at and verified, but not played on from.

What is here is the public API. Everything is imported when first asked for, so that `import cheeseboard` is quick and
brings neither the compiler nor the server.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cheeseboard.kernel.errors import (
        AmbiguousMove,
        BadOption,
        BadPosition,
        BadSave,
        IllegalMove,
        Mistake,
        UnreadableMove,
    )
    from cheeseboard.kernel.game import Game
    from cheeseboard.match import BadRequest, Ceremony, Entry, Match, MatchView, Move, Seat, load, new
    from cheeseboard.match.facts import Facts

    class _Shelf(ModuleType):
        def find(self) -> tuple[str, ...]: ...
        def load(self, id: str) -> Game: ...  # noqa: A002
        def __call__(self) -> tuple[Facts, ...]: ...

    games: _Shelf
else:

    class _Shelf(ModuleType):
        """The folder of games; called, it lists facts about them: `cb.games()`."""

        def __call__(self):
            return import_module("cheeseboard.match.facts").games()

    class _House(ModuleType):
        """This package; it makes its subpackage `games` callable when that is imported."""

        def __setattr__(self, name, value):
            if name == "games":
                value.__class__ = _Shelf
            super().__setattr__(name, value)

    sys.modules[__name__].__class__ = _House

__version__ = "0.1.0"

_HOME = {
    **dict.fromkeys(
        ("AmbiguousMove", "BadOption", "BadPosition", "BadSave", "IllegalMove", "Mistake", "UnreadableMove"),
        "cheeseboard.kernel.errors",
    ),
    **dict.fromkeys(
        ("BadRequest", "Ceremony", "Entry", "Match", "MatchView", "Move", "Seat", "load", "new"), "cheeseboard.match"
    ),
    "Facts": "cheeseboard.match.facts",
}

__all__ = [
    "AmbiguousMove",
    "BadOption",
    "BadPosition",
    "BadRequest",
    "BadSave",
    "Ceremony",
    "Entry",
    "Facts",
    "IllegalMove",
    "Match",
    "MatchView",
    "Mistake",
    "Move",
    "Seat",
    "UnreadableMove",
    "games",
    "load",
    "new",
]


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("cheeseboard.games")
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
