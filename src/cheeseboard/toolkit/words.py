"""Words in six languages: a strict wrapper over Fluent.

Messages live in `<room>/locale/<lang>.ftl`: the rooms `toolkit`, `match`, `players`, `server` and one for each game.
An id is looked up in the game's file first. Sentences are whole messages; nothing is glued together.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from cheeseboard.kernel.errors import Mistake
from cheeseboard.toolkit.scene import Msg

LANGS: dict[str, str] = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "da": "Dansk",
    "ro": "Română",
    "zh": "简体中文",
}
"""Language codes and their own names, in the order in which they are offered. English is the fall-back."""

COMMON: tuple[str, ...] = ("toolkit", "match", "players", "server")
"""Rooms whose words every table needs."""

HTML_LANG: dict[str, str] = {"zh": "zh-Hans"}
"""Codes for `<html lang>` where they differ from ours."""

_HOUSE = Path(__file__).resolve().parent.parent
_LOCALES = {"en": "en_GB", "zh": "zh_Hans"}  # British English: no comma before the last "and"
_log = logging.getLogger(__name__)
# A missing word stops a test or a developer at once; people at the table get English and never a traceback.
_strict = os.environ.get("CHEESEBOARD_STRICT", "1" if "pytest" in sys.modules else "0") != "0"


_JOINT = "\ue000"  # stands in our Chinese texts for a blank beside an argument, until it is known what the argument is
_CHINESE = "\u3000-\u303f\u3400-\u9fff\uff00-\uffef"
_NEEDLESS = re.compile(f"(?<=[{_CHINESE}]){_JOINT}(?=[{_CHINESE}])")


class MissingWords(LookupError):
    """A message id without a text, a text that does not parse, or an argument that was not given."""


def strict(on: bool) -> None:
    """Raise `MissingWords` (True), or log it and fall back to English (False).

    The default is True under pytest or with CHEESEBOARD_STRICT=1 in the environment.
    """
    global _strict  # noqa: PLW0603  (one switch for the process)
    _strict = on


class _Int(FluentInt):
    """A number below 1,000 looks the same in all our languages: no pattern is needed, which is most of the cost."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1000 < self < 1000 else str(super().format(locale))


def _empty(value: Any) -> str:
    """`{ EMPTY($list) -> [yes] … *[no] … }`: Fluent itself cannot ask whether a text is empty."""
    return "no" if str(value) else "yes"


class Words:
    """The messages of some rooms in one language. Get one from `words()`."""

    def __init__(self, lang: str, rooms: Sequence[str]) -> None:
        self.lang = lang
        self.rooms = tuple(rooms)
        self.locale = Locale.parse(_LOCALES.get(lang, lang))
        functions: dict[str, Any] = {"EMPTY": _empty, "LIST": self._list_of}
        self._bundle = FluentBundle([str(self.locale)], functions, use_isolating=False)
        for room in rooms:
            resource = resource_of(room, lang)
            if resource is not None:
                self._bundle.add_resource(resource)
        self._said: dict[Any, str] = {}

    def has(self, id: str) -> bool:  # noqa: A002
        """Whether this language has a text for the id."""
        return bool(self._bundle.has_message(id))

    def say(self, msg: Msg | str, /, **args: Any) -> str:
        """The sentence for a message or an id. Nested messages are formatted first; a list becomes "a, b and c".

        Raises `MissingWords` in strict mode for an id without a text or for an argument that nobody gave.
        """
        if isinstance(msg, Msg):
            given = {**msg.args, **args}
            name = msg.id
        else:
            given = args
            name = msg
        plain = {key: self._plain(value) for key, value in given.items()} if given else {}
        memo = (name, tuple(plain.items())) if plain else name
        known = self._said.get(memo)
        if known is not None:
            return known
        text = self._format(name, plain)
        if len(self._said) > 8192:
            self._said.clear()
        self._said[memo] = text
        return text

    def list(self, items: Iterable[Any], style: str = "standard") -> str:
        """Items joined as this language joins them: "a, b and c" (`style="or"`: "a, b or c")."""
        return str(format_list([str(self._plain(item)) for item in items], style=style, locale=self.locale))  # type: ignore[arg-type]

    def number(self, value: float) -> str:
        """A number with this language's separators."""
        plain = self._plain(value)
        return plain if isinstance(plain, str) else str(plain.format(self.locale))

    def _list_of(self, codes: Any, of: str = "") -> str:
        """`{ LIST($ways, of: "way-") }` for "e ne": "east and north-east", from messages way-e, way-ne."""
        return self.list(Msg(of + code) if of else code for code in str(codes).split())

    def _plain(self, value: Any) -> Any:
        """An argument as Fluent takes it: text or number."""
        if isinstance(value, str):
            return value
        if isinstance(value, Msg):
            return self.say(value)
        if isinstance(value, Mistake):
            return value.message(self.lang) if sayable(value) else str(value)
        if isinstance(value, bool):
            return "yes" if value else "no"  # a selector key, not a word
        if isinstance(value, int):
            return _Int(value)
        if isinstance(value, float):
            return FluentFloat(value)
        if isinstance(value, (list, tuple, set, frozenset)):
            return self.list(value)
        return str(value)

    def _format(self, name: str, args: Mapping[str, Any]) -> str:
        if not self._bundle.has_message(name):
            return self._missing(name, args, f"No words for '{name}' in '{self.lang}' ({', '.join(self.rooms)}).")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return self._missing(name, args, f"'{name}' in '{self.lang}' has no text.")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            return self._missing(name, args, f"'{name}' in '{self.lang}': {'; '.join(map(str, errors))}.", str(text))
        if isinstance(text, FluentNone):
            return ""
        return _NEEDLESS.sub("", str(text)).replace(_JOINT, " ") if self.lang == "zh" else str(text)

    def _missing(self, name: str, args: Mapping[str, Any], why: str, half: str = "") -> str:
        if _strict:
            raise MissingWords(why)
        _log.error(why)
        if self.lang != "en":
            return _words("en", self.rooms).say(name, **args)
        return half or f"[{name}]"


@cache
def resource_of(room: str, lang: str) -> ast.Resource | None:
    """The parsed file of a room and language; None where there is none. `MissingWords` if it is broken (strict)."""
    path = locale_path(room, lang)
    if not path.is_file():
        return None
    resource: ast.Resource = FluentResource(path.read_text("utf-8"))
    junk = [entry.content.splitlines()[0] for entry in resource.body if isinstance(entry, ast.Junk) and entry.content]
    if junk:
        why = f"{room}/locale/{lang}.ftl cannot be read at: {'; '.join(junk)}"
        if _strict:
            raise MissingWords(why)
        _log.error(why)
    if lang == "zh":
        _Joints().visit(resource)
    return resource


class _Joints(Visitor):
    """Marks the blanks beside arguments: none stands between two Chinese characters, one beside a name or number."""

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (the visitor's own names)
        for left, right in pairwise(node.elements):
            if isinstance(left, ast.TextElement) and isinstance(right, ast.Placeable):
                left.value = re.sub(" $", _JOINT, left.value)
            if isinstance(left, ast.Placeable) and isinstance(right, ast.TextElement):
                right.value = re.sub("^ ", _JOINT, right.value)
        self.generic_visit(node)


def locale_path(room: str, lang: str) -> Path:
    """Where the words of a room lie. A room is one of COMMON or the id of a game."""
    return (_HOUSE / room if room in COMMON else _HOUSE / "games" / room) / "locale" / f"{lang}.ftl"


def game_rooms() -> tuple[str, ...]:
    """Ids of the games that have words."""
    return tuple(sorted(path.parent.parent.name for path in (_HOUSE / "games").glob("*/locale/en.ftl")))


def words(lang: str, *rooms: str) -> Words:
    """The words of the given rooms (game ids, say) and, after them, of the rooms that every table needs. Cached.

    An unknown language is English.
    """
    return _words(lang if lang in LANGS else "en", (*rooms, *(room for room in COMMON if room not in rooms)))


@lru_cache(maxsize=256)
def _words(lang: str, rooms: tuple[str, ...]) -> Words:
    return Words(lang, rooms)


def pick(accept: str) -> str:
    """The best of our languages for an `Accept-Language` header: "da, en;q=0.8" -> "da". English where none fits."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept.split(",")):
        found = re.fullmatch(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]+)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?\s*", part)
        if found and found[1].lower() in LANGS and float(found[2] or 1) > 0:
            wishes.append((-float(found[2] or 1), place, found[1].lower()))
    return min(wishes)[2] if wishes else "en"


def speak(id: str, args: dict[str, Any], lang: str) -> str:  # noqa: A002
    """What `Mistake.message` says. What the common rooms lack is in the file of the game `args["game"]`, or of any."""
    return words(lang, *_room_of(id, args)).say(id, **args)


def sayable(mistake: Mistake) -> bool:
    """Whether there are words for a mistake; a game that is not on the shelf may have none."""
    return words("en", *_room_of(mistake.id, mistake.given)).has(mistake.id)


def _room_of(id: str, args: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: A002
    """The game whose file has all the messages that the common rooms do not have."""
    common = words("en")
    lacking = [one for one in _ids(id, args) if not common.has(one)]
    if not lacking:
        return ()
    named = args.get("game")
    games = (named,) if isinstance(named, str) and named in game_rooms() else game_rooms()
    return next(((game,) for game in games if all(map(words("en", game).has, lacking))), ())


def _ids(id: str, args: Mapping[str, Any]) -> Iterable[str]:  # noqa: A002
    """A message and all that are in it; a Mistake among them finds its own room."""
    yield id
    for arg in args.values():
        if isinstance(arg, Msg):
            yield from _ids(arg.id, arg.args)
