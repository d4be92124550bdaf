"""Whether a mistake can be said in every language, down to its last detail: by message ids, not by word lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cheeseboard.kernel.errors import Mistake
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, sayable, words


def parts(id: str, args: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:  # noqa: A002
    """A message and all messages in it, each with its arguments. What only a game off the shelf says is left out."""
    yield id, args
    for value in args.values():
        if isinstance(value, Msg):
            yield from parts(value.id, dict(value.args))
        elif isinstance(value, Mistake) and sayable(value):
            yield from parts(value.id, value.given)


def say_everywhere(mistake: Mistake, given: str, *rooms: str) -> None:
    """Fail unless each part of the sentence is a message of all six languages, or a quotation of what was `given`.

    A text among the arguments is a quotation if it stands in what was given, or is no phrase: a word, a list, a value.
    """
    heard = " ".join(given.casefold().split())
    for name, args in parts(mistake.id, mistake.given):
        for lang in LANGS:
            assert words(lang, *rooms).has(name), (name, lang)
        for key, value in args.items():
            if isinstance(value, str) and key != "position":
                quoted = " ".join(value.casefold().split()) in heard
                assert quoted or not re.search(r"[^\W\d]{2,} [^\W\d]{2,}", value), (name, key, value)
    said = {mistake.message(lang) for lang in LANGS}
    assert len(said) == len(LANGS), said
