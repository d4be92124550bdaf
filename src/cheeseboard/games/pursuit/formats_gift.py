"""Moodle GIFT: one question a paragraph, its answers in braces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cheeseboard.games.pursuit.formats_base import (
    Raw,
    Workshop,
    from_html,
    has_media,
    lines_of,
    number_of,
    plain_number,
    tidy,
    true_or_false,
)
from cheeseboard.games.pursuit.question import Question
from cheeseboard.toolkit.scene import Msg

_ESCAPES = "~=#{}:\\"
_HIDE = {c: chr(0xE000 + place) for place, c in enumerate(_ESCAPES)}  # escaped signs while the text is taken apart
_SHOW = str.maketrans({hidden: c for c, hidden in _HIDE.items()})
_NOBODY_TYPES = re.compile("[\ue000-\ue006]")
_TRUE, _FALSE = ("T", "TRUE"), ("F", "FALSE")


@dataclass(frozen=True, slots=True)
class _Answer:
    sign: str  # "=" or "~"
    weight: float | None  # percent; None where none is written
    text: str
    feedback: str


def read(shop: Workshop, data: bytes) -> None:
    """Every paragraph that is a question."""
    label = ""
    for line, paragraph in _paragraphs(lines_of(data)):
        rows = []
        for row in paragraph:
            if row.lstrip().upper().startswith("$CATEGORY:"):
                label = row.split(":", 1)[1].strip()
                label = re.sub(r"^\$(?:course|system|module|category)\$/?", "", label, flags=re.IGNORECASE)
            elif not row.lstrip().startswith("//"):
                rows.append(row)
        text = "\n".join(rows)
        if text.strip():
            _question(shop, line, text, label)


def _paragraphs(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """Number of the first line, lines. Blank lines part them."""
    start, held = 0, list[str]()
    for number, line in enumerate([*lines, ""], 1):
        if line.strip():
            if not held:
                start = number
            held.append(line)
        elif held:
            yield start, held
            held = []


def _question(shop: Workshop, line: int, text: str, label: str) -> None:
    snippet = tidy(text)
    hidden = re.sub(r"\\([~=#{}:\\])", lambda m: _HIDE[m[1]], _NOBODY_TYPES.sub("", text)).replace("\\n", "\n")
    name = re.match(r"\s*::(.*?)::", hidden, re.DOTALL)
    if name:
        hidden = hidden[name.end() :]
    braces = re.match(r"([^{}]*)\{([^{}]*)\}([^{}]*)$", hidden, re.DOTALL)
    if not braces:
        shop.problem(line, Msg("import-gift-braces"), snippet)
        return
    before, inside, after = braces.groups()
    style = re.match(r"\s*\[(html|plain|markdown|moodle)\]", before)
    if style:
        before = before[style.end() :]
    asked = _text(before) + (f" _____ {_text(after)}" if after.strip() else "")
    if has_media(before + inside + after):
        shop.problem(line, Msg("import-media"), snippet)
        return
    raw = Raw(line, asked, (), label=label, id=_id(name[1]) if name else "")
    _answers(shop, raw, inside, snippet)


def _id(name: str) -> str:
    """The name of a question where it is one of our ids; other names are titles and may be there twice."""
    name = name.translate(_SHOW).strip()
    return name if re.fullmatch(r"[a-z]{2}-(GE|EN|HI|AL|SN|SL)-\w{1,20}", name) else ""


def _answers(shop: Workshop, raw: Raw, inside: str, snippet: str) -> None:
    """What stands in the braces: true or false, a number, answers with signs."""
    inside, mark, note = inside.partition("####")
    note = _text(note) if mark else ""
    body = inside.strip()
    word = body.split("#", 1)[0].strip().upper()
    if word in _TRUE or word in _FALSE:
        right = "True" if word in _TRUE else "False"
        if "#" in body:
            shop.drop("import-feedback", raw.line)
        wrong = "False" if right == "True" else "True"
        shop.add(_with(raw, (right,), (wrong,), note, needs_options=True))
    elif not body:
        shop.problem(raw.line, Msg("import-kind", {"kind": "essay"}), snippet)
    elif body.startswith("#"):
        _number(shop, raw, body[1:], note, snippet)
    elif all("->" in part for part in re.split(r"(?=[=~])", body) if part.strip()):
        shop.problem(raw.line, Msg("import-kind", {"kind": "matching"}), snippet)
    else:
        _signed(shop, raw, body, note, snippet)


def _with(
    raw: Raw,
    right: tuple[str, ...],
    wrong: tuple[str, ...],
    note: str,
    kind: str = "text",
    tolerance: float = 0,
    needs_options: bool = False,
) -> Raw:
    return Raw(
        raw.line,
        raw.question,
        right,
        wrong,
        label=raw.label,
        id=raw.id,
        note=note,
        kind=kind,
        tolerance=tolerance,
        needs_options=needs_options,
    )


def _signed(shop: Workshop, raw: Raw, body: str, note: str, snippet: str) -> None:
    if body[0] not in "=~":
        shop.problem(raw.line, Msg("import-gift-signs"), snippet)
        return
    answers = [_answer(part) for part in re.split(r"(?=[=~])", body) if part.strip()]
    if any(one.weight is not None and 0 < one.weight < 100 for one in answers):
        shop.problem(raw.line, Msg("import-weights"), snippet)
        return
    right = tuple(one.text for one in answers if (one.sign == "=" if one.weight is None else one.weight >= 100))
    wrong = tuple(one.text for one in answers if one.text not in right)
    told = [one.feedback for one in answers if one.feedback]
    if told and not note and answers[0].feedback and len(told) == 1:
        note = told[0]
    elif told:
        shop.drop("import-feedback", raw.line)
    shop.add(_with(raw, right, wrong, note, needs_options=true_or_false(right, wrong)))


def _answer(part: str) -> _Answer:
    text, _, feedback = part[1:].partition("#")
    weight = re.match(r"\s*%(-?[\d.]+)%", text)
    if weight:
        text = text[weight.end() :]
    return _Answer(part[0], number_of(weight[1]) if weight else None, _text(text), _text(feedback))


def _number(shop: Workshop, raw: Raw, body: str, note: str, snippet: str) -> None:
    """1822:5, 1820..1824, or several with signs; the first counts, others are other ways to be right."""
    parts = [part for part in re.split(r"=", body) if part.strip()]
    values: list[tuple[float, float]] = []
    for part in parts:
        text, _, feedback = part.partition("#")
        if feedback.strip():
            shop.drop("import-feedback", raw.line)
        weight = re.match(r"\s*%(-?[\d.]+)%", text)
        value = _span(text[weight.end() :] if weight else text)
        if value is None or (weight and number_of(weight[1]) != 100):
            shop.problem(
                raw.line, Msg("import-weights" if weight else "import-number", {"text": text.strip()[:40]}), snippet
            )
            return
        values.append(value)
    if len(values) != 1:
        shop.problem(raw.line, Msg("import-number", {"text": body.strip()[:40]}), snippet)
        return
    exact, margin = values[0]
    shop.add(_with(raw, (plain_number(exact),), (), note, "number", margin))


def _span(text: str) -> tuple[float, float] | None:
    """Value and tolerance."""
    low, dots, high = text.partition("..")
    if dots:
        ends = number_of(low), number_of(high)
        if ends[0] is None or ends[1] is None or ends[1] < ends[0]:
            return None
        return round((ends[0] + ends[1]) / 2, 9), round((ends[1] - ends[0]) / 2, 9)
    number, _, margin = text.partition(":")
    value, tolerance = number_of(number), number_of(margin) if margin.strip() else 0.0
    return None if value is None or tolerance is None or tolerance < 0 else (value, tolerance)


def _text(text: str) -> str:
    return from_html(text.translate(_SHOW))


# -- writing ---------------------------------------------------------------------------------------------------------


def _safe(text: str) -> str:
    text = re.sub(r"([~=#{}:\\])", r"\\\1", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def write(questions: Sequence[Question]) -> bytes:
    """One paragraph a question, under its category, with its id as name."""
    out = []
    category = ""
    for one in questions:
        if one.category != category:
            category = one.category
            out.append(f"$CATEGORY: {category}\n")
        note = f"####{_safe(one.note)}" if one.note else ""
        out.append(f"::{_safe(one.id)}::[html]{_safe(one.question)}{{{_body(one)}{note}}}\n")
    return "\n".join(out).encode()


def _body(one: Question) -> str:
    if one.options == ("False",) and one.answer == "True":
        return "T"
    if one.options == ("True",) and one.answer == "False":
        return "F"
    if one.kind == "number" and not one.options and not one.aliases and number_of(one.answer) is not None:
        return f"#{one.answer}:{plain_number(one.tolerance)}"
    right = "".join(f"={_safe(text)}" for text in (one.answer, *one.aliases))
    return right + "".join(f"~{_safe(text)}" for text in one.options)
