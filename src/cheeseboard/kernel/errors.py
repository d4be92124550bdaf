"""Mistakes people make: each carries a message id and arguments, so that it can be said in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class Mistake(ValueError):
    """Bad input. `str(error)` is the English sentence: what was wrong and what would be right.

    An argument may be a message (toolkit.scene.Msg) or another Mistake: what exactly was wrong, in every language too.
    """

    speak: ClassVar[Callable[[str, dict[str, Any], str], str] | None] = None
    """Set by toolkit.words: formats (message id, arguments, language). The kernel itself knows no languages."""

    def __init__(self, id: str, text: str = "", **args: Any) -> None:  # noqa: A002  (the field's name everywhere)
        super().__init__(text)
        self.id = id
        self.text = text  # English; "" = as the words say it
        self.given = args

    def __str__(self) -> str:
        return self.text or self.message()

    def message(self, lang: str = "en") -> str:
        """The sentence in `lang`; English where no words are loaded."""
        return Mistake.speak(self.id, self.given, lang) if Mistake.speak else self.text or self.id


class BadOption(Mistake):
    """An option that does not exist, has no such value, or contradicts another."""


class BadPosition(Mistake):
    """A position text that cannot be read or cannot occur."""


class BadSave(Mistake):
    """A file that is no save file, is damaged, or does not verify."""


class UnreadableMove(Mistake):
    """A text that is no move in this game's notation."""


class AmbiguousMove(Mistake):
    """A text that names several legal moves; `given["candidates"]` lists them."""


class IllegalMove(Mistake):
    """A move that the rules refuse; `clause` is the id of the clause that says why."""

    def __init__(self, id: str, text: str = "", clause: str = "", **args: Any) -> None:  # noqa: A002
        super().__init__(id, text, **args)
        self.clause = clause
