"""Finds every message id that the code, the pages and the client ask for."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2] / "src" / "cheeseboard"

_CARRIERS = {  # call -> place of the id among its arguments
    "Msg": 0,
    "say": 0,
    "has": 0,
    "Mistake": 0,
    "BadOption": 0,
    "BadPosition": 0,
    "BadSave": 0,
    "BadDice": 0,
    "BadDeck": 0,
    "BadRequest": 0,
    "BadScenario": 0,
    "BadLevel": 0,
    "UnreadableMove": 0,
    "AmbiguousMove": 0,
    "IllegalMove": 0,
    "Refused": 0,
    "Goodbye": 1,
}
_ID = re.compile(r"[a-z][a-zA-Z0-9_-]*")


@dataclass
class Asked:
    """`ids` by where they are asked for; `starts` are the fixed beginnings of ids put together in code."""

    ids: dict[str, str] = field(default_factory=dict)
    starts: dict[str, str] = field(default_factory=dict)
    given: list[tuple[str, str, frozenset[str]]] = field(default_factory=list)  # id, where, arguments it gets there
    strings: set[str] = field(default_factory=set)  # every string that could be an id: some are handed on by variables


def _room(path: Path) -> str:
    parts = path.relative_to(HOUSE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else parts[0]


def _words_of(node: ast.expr) -> list[ast.expr]:
    """The strings an expression can be: both arms of `a if x else b`."""
    return [*_words_of(node.body), *_words_of(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _arguments(call: ast.Call, name: str) -> frozenset[str] | None:
    """Names of the arguments that a call gives its message; None where they are not all written there."""
    if name == "Msg":
        rest = [*call.args[1:], *(word.value for word in call.keywords if word.arg == "args")]
        if not rest:
            return frozenset()
        keys = rest[0].keys if isinstance(rest[0], ast.Dict) else [None]
        constant = [key.value for key in keys if isinstance(key, ast.Constant)]
        return frozenset(constant) if len(constant) == len(keys) else None
    if any(word.arg is None for word in call.keywords):
        return None
    return frozenset(str(word.arg) for word in call.keywords)


def _python(path: Path, asked: Asked) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
            asked.strings.add(node.value)
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = _CARRIERS.get(name)
        if place is None or len(node.args) <= place:
            continue
        for word in _words_of(node.args[place]):
            where = f"{path.relative_to(HOUSE)}:{word.lineno}"
            if isinstance(word, ast.Constant) and isinstance(word.value, str) and _ID.fullmatch(word.value):
                asked.ids.setdefault(word.value, where)
                arguments = _arguments(node, name)
                if arguments is not None and name != "has":
                    asked.given.append((word.value, where, arguments))
            if isinstance(word, ast.JoinedStr) and word.values and isinstance(word.values[0], ast.Constant):
                asked.starts.setdefault(str(word.values[0].value), where)


def asked() -> dict[str, Asked]:
    """What each room asks for."""
    rooms: dict[str, Asked] = {}
    for path in sorted(HOUSE.rglob("*.py")):
        _python(path, rooms.setdefault(_room(path), Asked()))
    for path in sorted((HOUSE / "server" / "pages").glob("*.html")):
        for found in re.finditer(r"""say\(\s*['"]([a-z][a-zA-Z0-9_-]*)['"]""", path.read_text("utf-8")):
            rooms["server"].ids.setdefault(found[1], f"server/pages/{path.name}")
    for name in client_words():
        rooms["server"].ids.setdefault(f"ui-{name}", "server/static/words.json")
    return rooms


def client_words() -> dict[str, str]:
    """The browser client's own words in English, with `{name}` for what it fills in itself."""
    path = HOUSE / "server" / "static" / "words.json"
    words: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return words
