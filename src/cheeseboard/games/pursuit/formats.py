"""Questions of other programs, in and out. Pure: bytes to questions, questions to bytes.

`read` finds out by itself what a file is, and says line by line what it did not understand. `write` says what a format
cannot carry: it reads its own work again and compares.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import PurePath

from cheeseboard.games.pursuit import (
    formats_gift,
    formats_kahoot,
    formats_moodle,
    formats_opentdb,
    formats_tables,
    formats_triviaqa,
)
from cheeseboard.games.pursuit.formats_base import MOST_BYTES, Imported, Raw, Workshop, bad, lines_of
from cheeseboard.games.pursuit.question import CATEGORIES, BadDeck, Problem, Question, field_name, unpack
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS

__all__ = ["FORMATS", "MOST_BYTES", "Exported", "Format", "Imported", "Problem", "Raw", "detect", "read", "write"]


def _read_own(shop: Workshop, data: bytes) -> None:
    for number, line in enumerate(lines_of(data), 1):
        if not line.strip():
            continue
        try:
            one = unpack(line, number)
        except BadDeck as mistake:
            shop.problem(number, Msg(mistake.id, mistake.given), line)
            continue
        shop.keep(number, one)


def _write_own(questions: Sequence[Question]) -> bytes:
    return "".join(one.pack() + "\n" for one in questions).encode("utf-8", "surrogatepass")


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of file. Its name in words is the message `format-<id>`."""

    id: str
    suffix: str  # of the files that are written
    media: str  # type on the wire
    read: Callable[[Workshop, bytes], None]
    write: Callable[[Sequence[Question]], bytes]
    unfit: Callable[[Question], Msg | None]  # why a question cannot be written at all


def _fit(_: Question) -> Msg | None:
    return None


def _needs_options(one: Question) -> Msg | None:
    return None if one.options else Msg("export-no-options")


_SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
FORMATS: dict[str, Format] = {
    one.id: one
    for one in (
        Format("jsonl", ".jsonl", "application/jsonl", _read_own, _write_own, _fit),
        Format("csv", ".csv", "text/csv", formats_tables.read_csv, formats_tables.write_csv, _fit),
        Format("moodle", ".xml", "application/xml", formats_moodle.read, formats_moodle.write, _fit),
        Format("gift", ".gift.txt", "text/plain", formats_gift.read, formats_gift.write, _fit),
        Format("opentdb", ".json", "application/json", formats_opentdb.read, formats_opentdb.write, _needs_options),
        Format("triviaqa", ".txt", "text/plain", formats_triviaqa.read, formats_triviaqa.write, _needs_options),
        Format("anki", ".anki.txt", "text/plain", formats_tables.read_anki, formats_tables.write_anki, _fit),
        Format("kahoot", ".xlsx", _SHEET, formats_kahoot.read, formats_kahoot.write, formats_kahoot.unfit),
    )
}
"""All kinds of files, the fullest first."""


def read(
    name: str,
    data: bytes,
    category: str | None = None,
    lang: str | None = None,
    format: str | None = None,  # noqa: A002
    categories: Mapping[str, str] | None = None,
) -> Imported:
    """The questions of a file and what was not understood.

    `category` is for questions whose file names none that is known, `categories` says what its own names mean, `lang`
    is the language where the file does not tell (None = English), `format` one of FORMATS where it is known. BadDeck
    where the file as a whole is too large, broken or of no known kind.
    """
    if len(data) > MOST_BYTES:
        raise bad("import-big", most=MOST_BYTES // 2**20)
    kind = format or detect(name, data)
    if kind not in FORMATS:
        raise bad("import-format", format=kind, known=", ".join(FORMATS))
    shop = Workshop(name, category, lang, categories)
    FORMATS[kind].read(shop, data)
    found = shop.done(kind)
    if not found.questions and not found.problems:
        raise bad("deck-empty", name=name)
    return found


def detect(name: str, data: bytes) -> str:
    """What kind of file it is, by what is in it; the name decides only where that says nothing. BadDeck if none."""
    suffix = PurePath(name).suffix.casefold()
    if suffix in (".apkg", ".colpkg") or data.startswith(b"SQLite format 3"):
        raise bad("import-anki-package")
    if data.startswith(b"PK"):
        if b"collection.anki" in data[:4096] or b"collection.anki" in data[-65536:]:
            raise bad("import-anki-package")
        return "kahoot"
    if not data.strip():
        raise bad("deck-empty", name=name)
    lines = [line for line in lines_of(data[: 1 << 18]) if line.strip()]
    text = "\n".join(lines[:400])
    start = text.lstrip()
    if start.startswith("<") and re.search(r"<\s*quiz\b", start[:4000]):
        return "moodle"
    if start.startswith(("{", "[")) and _looks_json(lines):
        return "jsonl" if _is_own(lines[0]) else "opentdb"
    if re.search(r"^#Q ", text, re.MULTILINE) and re.search(r"^\^", text, re.MULTILINE):
        return "triviaqa"
    if re.match(r"#(?:separator|html|tags column|notetype column|deck column|columns):", start, re.IGNORECASE):
        return "anki"
    first = lines[0].split(formats_tables.delimiter_of(lines))
    if formats_tables.has_header([cell.strip(' "') for cell in first]):
        return "csv"
    if suffix == ".gift" or re.search(r"(?<!\\)\{\s*(?:[=~#]|T(?:RUE)?\b|F(?:ALSE)?\b)", text):
        return "gift"
    if suffix in (".csv", ".tsv"):
        return "csv"
    if suffix in (".jsonl", ".json"):
        return "jsonl" if suffix == ".jsonl" else "opentdb"
    if sum("\t" in line for line in lines) * 2 > len(lines) and "\0" not in text:
        return "anki"
    raise bad("import-unknown", name=name[:60])


def _looks_json(lines: Sequence[str]) -> bool:
    """A GIFT question may begin with a brace too; JSON has a quotation mark or another brace next."""
    return bool(re.match(r"[\[{]\s*(?:[\"{\[]|$)", lines[0].strip())) or lines[0].strip() in ("{}", "[]")


def _is_own(line: str) -> bool:
    """A whole question on the first line."""
    try:
        found = json.loads(line)
    except ValueError:
        return '"answer"' in line and '"correct_answer"' not in line
    return isinstance(found, dict) and "answer" in found


@dataclass(frozen=True, slots=True)
class Exported:
    """A file of another program, and what it could not carry."""

    data: bytes
    suffix: str
    media: str
    written: int  # questions that are in it
    lost: tuple[Msg, ...]


def write(format: str, questions: Sequence[Question]) -> Exported:  # noqa: A002
    """A file of one of FORMATS. BadDeck where there is no such format or none of the questions fits into it."""
    kind = FORMATS.get(format)
    if kind is None:
        raise bad("import-format", format=format, known=", ".join(FORMATS))
    questions = sorted(questions, key=lambda one: (one.category, one.id)) if format != "jsonl" else questions
    lost: list[Msg] = []
    fit: list[Question] = []
    for one in questions:
        why = kind.unfit(one)
        if why is None:
            fit.append(one)
        else:
            lost.append(Msg("export-left-out", {"id": one.id, "why": why}))
    if not fit:
        raise bad("export-nothing", format=format)
    data = kind.write(fit)
    return Exported(data, kind.suffix, kind.media, len(fit), (*_lost(kind, data, fit), *lost))


def _lost(kind: Format, data: bytes, questions: Sequence[Question]) -> list[Msg]:
    """Which fields came back different when the file is read again, and for how many questions."""
    first = questions[0]
    again = _reading(kind, data, first.category, first.lang)
    other = _reading(kind, data, _not(CATEGORIES, first.category), _not(LANGS, first.lang))
    counts: Counter[str] = Counter()
    for one in questions:
        found, elsewhere = again.get((one.question, one.answer)), other.get((one.question, one.answer))
        changed = {"question"} if found is None else _changed(one, found)
        # What whoever reads a file says of it may be right by chance: said otherwise, it must come back as well.
        counts.update(changed | (_changed(one, elsewhere) & {"id", "category", "lang"} if elsewhere else set()))
    order = [about.name for about in fields(Question)]
    ordered = sorted(counts.items(), key=lambda item: order.index(item[0]))
    return [
        Msg("export-lost", {"field": field_name(name), "count": count, "all": len(questions)})
        for name, count in ordered
    ]


def _reading(kind: Format, data: bytes, category: str, lang: str) -> dict[tuple[str, str], Question]:
    """The file read again by somebody who says this category and language where it says none."""
    shop = Workshop(kind.id, category, lang)
    kind.read(shop, data)
    return {(one.question, one.answer): one for one in shop.questions.values()}


def _changed(one: Question, found: Question) -> set[str]:
    """The fields that came back different."""
    changed = set()
    for name in (about.name for about in fields(one)):
        mine, theirs = getattr(one, name), getattr(found, name)
        if name == "options":
            mine, theirs = sorted(mine), sorted(theirs)
        if mine != theirs and not (name == "source" and not mine):
            changed.add(name)
    return changed


def _not(all_of: Iterable[str], one: str) -> str:
    return next(other for other in all_of if other != one)
