"""Open Trivia DB: JSON in four encodings. Questions there are under CC BY-SA 4.0, and stay so."""

from __future__ import annotations

import base64
import binascii
import html
import json
import re
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import unquote, unquote_plus

from cheeseboard.games.pursuit.formats_base import Raw, Workshop, bad, lines_of, true_or_false
from cheeseboard.games.pursuit.question import Question
from cheeseboard.toolkit.scene import Msg

_TEXTS = ("category", "difficulty", "question", "correct_answer", "type")
_LEVELS = ("easy", "medium", "hard")
NAMES = {
    "GE": "Geography",
    "EN": "Entertainment",
    "HI": "History",
    "AL": "Art",
    "SN": "Science & Nature",
    "SL": "Sports",
}


def read(shop: Workshop, data: bytes) -> None:
    """Every question of a reply or of a bare list of results."""
    text = "\n".join(lines_of(data))
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise bad("import-json", line=getattr(error, "lineno", 1)) from error
    items = found.get("results") if isinstance(found, dict) else found
    if not isinstance(items, list):
        raise bad("import-json-shape")
    shop.source, shop.licence = "Open Trivia DB", "CC-BY-SA-4.0"
    lines = _places(text, len(items))
    good = [(item, line) for item, line in zip(items, lines, strict=True) if _shaped(shop, item, line)]
    decode = _decoder([item for item, _ in good])
    for item, line in good:
        _add(shop, item, line, decode)


def _places(text: str, count: int) -> list[int]:
    """The line of each item: where its question stands; its number where that cannot be told."""
    at = [found.start() for found in re.finditer(r'"question"\s*:', text)]
    return [text.count("\n", 0, place) + 1 for place in at] if len(at) == count else list(range(1, count + 1))


def _shaped(shop: Workshop, item: Any, line: int) -> bool:
    right = isinstance(item, dict) and all(isinstance(item.get(name), str) for name in ("question", "correct_answer"))
    if right:
        wrong = item.get("incorrect_answers", [])
        right = isinstance(wrong, list) and all(isinstance(one, str) for one in wrong)
    if not right:
        shop.problem(line, Msg("import-json-item"), json.dumps(item, ensure_ascii=False)[:200])
    return right


def _decoder(items: Sequence[dict[str, Any]]) -> Callable[[str], str]:
    """How the texts of a file are written: all its texts together tell."""
    texts = [str(item[name]) for item in items for name in _TEXTS if name in item]
    texts += [one for item in items for one in item.get("incorrect_answers", [])]
    if texts and all(_from_base64(text) is not None for text in texts):
        return lambda text: _entities(_from_base64(text) or "")
    escaped = any(re.search(r"%[0-9A-Fa-f]{2}", text) for text in texts)
    if not any(" " in text for text in texts):
        if any("+" in text for text in texts):
            return lambda text: _entities(unquote_plus(text))
        if escaped:
            return lambda text: _entities(unquote(text))
    return html.unescape


def _from_base64(text: str) -> str | None:
    """The text that base64 hides; None where it hides none. Short words ("easy") look like it too: all must."""
    try:
        found = base64.b64decode(text, validate=True).decode("utf-8")
    except (binascii.Error, ValueError):
        return None
    return found if found.isprintable() or "\n" in found else None


def _entities(text: str) -> str:
    """Entities that were escaped twice; a bare & stays."""
    return re.sub(r"&(?:[A-Za-z][A-Za-z0-9]*|#\d+|#x[0-9A-Fa-f]+);", lambda m: html.unescape(m[0]), text)


def _add(shop: Workshop, item: dict[str, Any], line: int, decode: Callable[[str], str]) -> None:
    given = {name: decode(str(item.get(name, ""))) for name in _TEXTS}
    wrong = tuple(decode(one) for one in item.get("incorrect_answers", []))
    shop.add(
        Raw(
            line,
            given["question"],
            (given["correct_answer"],),
            wrong,
            label=given["category"],
            difficulty=given["difficulty"],
            needs_options=true_or_false((given["correct_answer"],), wrong),
        )
    )


def write(questions: Sequence[Question]) -> bytes:
    """A reply of Open Trivia DB in its usual encoding, entities."""

    def safe(text: str) -> str:
        return html.escape(text).replace("&#x27;", "&#039;")

    results = [
        {
            "type": "boolean" if true_or_false((one.answer,), one.options) else "multiple",
            "difficulty": _LEVELS[one.difficulty - 1],
            "category": safe(NAMES[one.category]),
            "question": safe(one.question),
            "correct_answer": safe(one.answer),
            "incorrect_answers": [safe(option) for option in one.options],
        }
        for one in questions
    ]
    return json.dumps({"response_code": 0, "results": results}, ensure_ascii=False, indent=1).encode()
