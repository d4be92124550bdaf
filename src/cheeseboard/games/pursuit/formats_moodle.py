"""Moodle XML: `<quiz>` with one `<question>` each, answers with a fraction of the marks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from cheeseboard.games.pursuit.formats_base import (
    Raw,
    Workshop,
    bad,
    from_html,
    has_media,
    number_of,
    plain_number,
    tidy,
    true_or_false,
)
from cheeseboard.games.pursuit.formats_xml import Element, tree
from cheeseboard.games.pursuit.question import Question
from cheeseboard.toolkit.scene import Msg

_PLAYED = ("multichoice", "shortanswer", "numerical", "truefalse")
_TAGS = ("difficulty", "lang", "source", "licence", "author")
"""Fields that Moodle has no place for stand in tags: "licence: CC0-1.0"."""


def read(shop: Workshop, data: bytes) -> None:
    """Every question of the kinds that a wheel can ask."""
    root = tree(data)
    if root.name != "quiz":
        raise bad("import-xml-root", name=root.name[:40])
    label = ""
    for one in root.all("question"):
        kind = one.attributes.get("type", "")
        if kind == "category":
            path = one.said("category", "text").strip()
            label = re.sub(r"^\$(?:course|system|module|category)\$/?", "", path, flags=re.IGNORECASE)
        elif kind == "description":
            shop.drop("import-description", one.line)
        elif kind not in _PLAYED:
            shop.problem(one.line, Msg("import-kind", {"kind": kind[:40] or "?"}), one.said("name", "text"))
        else:
            _question(shop, one, kind, label)


def _html(element: Element, *path: str) -> str:
    """A text of Moodle as plain text; format "plain_text" has no tags."""
    holder = element.first(*path) if path else element
    if holder is None:
        return ""
    text = holder.said("text")
    return tidy(text) if holder.attributes.get("format") == "plain_text" else from_html(text)


def _question(shop: Workshop, one: Element, kind: str, label: str) -> None:
    asked = _html(one, "questiontext")
    holders = [one.first("questiontext"), *one.all("answer")]
    if any(holder and (holder.first("file") or has_media(holder.said("text"))) for holder in holders):
        shop.problem(one.line, Msg("import-media"), asked)
        return
    answers = [
        (number_of(answer.attributes.get("fraction", "0")) or 0.0, _html(answer)) for answer in one.all("answer")
    ]
    if kind == "multichoice" and any(0 < share < 100 for share, _ in answers):
        shop.problem(one.line, Msg("import-weights"), asked)
        return
    if any(_html(answer, "feedback") for answer in one.all("answer")):
        shop.drop("import-feedback", one.line)
    right = tuple(text for share, text in answers if share >= 100)
    wrong = tuple(text for share, text in answers if share <= 0 and text != "*")
    tolerance = 0.0
    if kind == "truefalse":
        right, wrong = tuple(text.capitalize() for text in right), tuple(text.capitalize() for text in wrong)
    elif kind == "shortanswer":
        if any(0 < share < 100 for share, _ in answers):
            shop.drop("import-half-right", one.line)
        shop.add(_raw(one, asked, right, (), label, kind, 0, reject=wrong))
        return
    elif kind == "numerical":
        full = [
            answer for answer in one.all("answer") if (number_of(answer.attributes.get("fraction", "0")) or 0) >= 100
        ]
        margin = number_of(full[0].said("tolerance") or "0") if full else 0.0
        if len(full) != 1 or margin is None or number_of(right[0]) is None:
            shop.problem(one.line, Msg("import-number", {"text": ", ".join(right)[:40]}), asked)
            return
        tolerance = abs(margin)
        right, wrong = (plain_number(number_of(right[0]) or 0),), ()
    shop.add(_raw(one, asked, right, wrong, label, kind, tolerance, ()))


def _raw(
    one: Element,
    asked: str,
    right: tuple[str, ...],
    wrong: tuple[str, ...],
    label: str,
    kind: str,
    tolerance: float,
    reject: tuple[str, ...],
) -> Raw:
    tags: dict[str, str] = {}
    for tag in one.first("tags").all("tag") if one.first("tags") else ():  # type: ignore[union-attr]
        name, colon, value = tag.said("text").partition(":")
        if colon and name.strip() in _TAGS:
            tags[name.strip()] = value.strip()
    return Raw(
        one.line,
        asked,
        right,
        wrong,
        label=label,
        difficulty=tags.get("difficulty", ""),
        kind="number" if kind == "numerical" else "text",
        tolerance=tolerance,
        note=_html(one, "generalfeedback"),
        id=tidy(one.said("idnumber")),
        lang=tags.get("lang", ""),
        source=tags.get("source", ""),
        licence=tags.get("licence", ""),
        author=tags.get("author", ""),
        reject=reject,
        needs_options=true_or_false(right, wrong),
    )


# -- writing ---------------------------------------------------------------------------------------------------------


def write(questions: Sequence[Question]) -> bytes:
    """A quiz with one category question wherever the category changes."""
    out = ['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>"]
    category = ""
    for one in questions:
        if one.category != category:
            category = one.category
            out.append(f'<question type="category"><category><text>$course$/{category}</text></category></question>')
        out.append(_written(one))
    out.append("</quiz>\n")
    return "\n".join(out).encode()


def _clean(text: str) -> str:
    """A text that XML can hold, with its tags shown and not obeyed."""
    return escape(escape("".join(c for c in text if c in "\t\n" or c.isprintable())))


def _kind(one: Question) -> str:
    if {one.answer, *one.options} == {"True", "False"}:
        return "truefalse"
    if one.options:
        return "multichoice"
    number = one.kind == "number" and not one.aliases and number_of(one.answer) is not None
    return "numerical" if number else "shortanswer"


def _written(one: Question) -> str:
    kind = _kind(one)
    rows = [f'<question type="{kind}">', f"<name><text>{_clean(one.id)}</text></name>"]
    rows.append(f'<questiontext format="html"><text>{_clean(one.question)}</text></questiontext>')
    if one.note:
        rows.append(f'<generalfeedback format="html"><text>{_clean(one.note)}</text></generalfeedback>')
    rows.append(f"<idnumber>{escape(one.id)}</idnumber>")
    if kind == "multichoice":
        rows.append("<single>true</single><shuffleanswers>true</shuffleanswers>")
    if kind == "shortanswer":
        rows.append("<usecase>0</usecase>")
    margin = f"<tolerance>{plain_number(one.tolerance)}</tolerance>" if kind == "numerical" else ""
    for fraction, texts in (("100", (one.answer, *one.aliases)), ("0", one.options or one.reject)):
        for text in texts:
            shown = f"<text>{_clean(text)}</text>"
            rows.append(f'<answer fraction={quoteattr(fraction)} format="html">{shown}{margin}</answer>')
    tags = [f"{name}: {getattr(one, name)}" for name in _TAGS if getattr(one, name)]
    rows.append("<tags>" + "".join(f"<tag><text>{escape(tag)}</text></tag>" for tag in tags) + "</tags>")
    return "\n".join([*rows, "</question>"])
