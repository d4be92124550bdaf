"""What all formats of questions share: limits, texts from bytes, and the workshop that makes questions.

A reader hands over `Raw` pieces as it finds them; the workshop checks each, gives it an id and a category, and writes
down what was not understood. Nothing is left out without a word.
"""

from __future__ import annotations

import hashlib
import html
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from cheeseboard.games.pursuit.formats_category import category_of
from cheeseboard.games.pursuit.judge_words import keys
from cheeseboard.games.pursuit.question import BadDeck, Problem, Question, check
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS

MOST_BYTES = 8 * 1024 * 1024
"""Largest file that is read."""
MOST_QUESTIONS = 6_000
"""Most questions of one file; the rest is named and left out."""
MOST_PROBLEMS = 400
"""Most problems that are listed one by one; how many more there are is said."""
_SNIPPET = 160  # characters of a place that a problem quotes


@dataclass(frozen=True, slots=True)
class Raw:
    """One question as a file has it, before it is checked. Texts are plain: no entities, no tags."""

    line: int
    question: str
    right: tuple[str, ...]  # the answer, then what else is right
    wrong: tuple[str, ...] = ()
    label: str = ""  # what the file calls its category
    difficulty: str = ""  # as the file says it: "easy", "2", ""
    kind: str = "text"
    tolerance: float = 0
    note: str = ""
    id: str = ""
    lang: str = ""
    source: str = ""
    licence: str = ""
    author: str = ""
    unit: str = ""
    template: str = ""
    reject: tuple[str, ...] = ()
    needs_options: bool = False


@dataclass(frozen=True, slots=True)
class Imported:
    """What was read, and line by line what was not understood."""

    format: str  # one of formats.FORMATS
    questions: tuple[Question, ...]
    problems: tuple[Problem, ...]
    unplaced: Mapping[str, int] = field(default_factory=dict)  # category as the file calls it -> questions that wait


class Workshop:
    """Makes questions of raw pieces, in the order of the file."""

    def __init__(
        self, name: str, category: str | None, lang: str | None, categories: Mapping[str, str] | None = None
    ) -> None:
        self.name = name
        self.category = category  # for what has none of its own
        self.lang = lang or "en"
        self.categories = categories or {}
        self.source = ""  # what a format knows about all its questions
        self.licence = ""
        self.questions: dict[str, Question] = {}
        self.problems: list[Problem] = []
        self.unplaced: dict[str, tuple[int, int]] = {}  # label -> first line, how many
        self.dropped: dict[str, tuple[int, int]] = {}

    def problem(self, line: int, what: Msg, text: str = "") -> None:
        """Something at a line that was not understood; `text` is the place itself."""
        self.problems.append(Problem(line, what, " ".join(text.split())[:_SNIPPET]))

    def drop(self, what: str, line: int) -> None:
        """Something that a question of ours cannot hold: `what` is a message id; said once with how often."""
        first, count = self.dropped.get(what, (line, 0))
        self.dropped[what] = (first, count + 1)

    def add(self, raw: Raw) -> None:
        """Check a piece and keep it as a question, or say why not."""
        if not raw.question.strip():
            self.problem(raw.line, Msg("import-no-question"), ", ".join(raw.right))
            return
        if not raw.right or not raw.right[0].strip():
            self.problem(raw.line, Msg("import-no-answer"), raw.question)
            return
        category = self._category(raw.label)
        if category is None:
            first, count = self.unplaced.get(raw.label, (raw.line, 0))
            self.unplaced[raw.label] = (first, count + 1)
            return
        self.keep(raw.line, self._question(raw, category))

    def keep(self, line: int, question: Question) -> None:
        """A question that is whole, if nothing is wrong with it."""
        wrong = check(question, own=True)
        for what in wrong:
            self.problem(line, what, question.question)
        if wrong:
            return
        if question.id in self.questions:
            self.problem(line, Msg("import-twice", {"id": question.id}), question.question)
            return
        if len(self.questions) >= MOST_QUESTIONS:
            self.drop("import-too-many", line)
            return
        self.questions[question.id] = question

    def _category(self, label: str) -> str | None:
        if label in self.categories:
            return self.categories[label]
        return (category_of(label) if label else None) or self.category

    def _question(self, raw: Raw, category: str) -> Question:
        lang = raw.lang if raw.lang in LANGS else self.lang
        answer = tidy(raw.right[0])
        aliases = tuple(one for one in dict.fromkeys(map(tidy, raw.right[1:])) if one and one != answer)
        question = Question(
            id=raw.id or made_id(lang, category, raw.question, answer),
            category=category,
            lang=lang,
            difficulty=self._difficulty(raw),
            question=tidy(raw.question),
            answer=answer,
            options=self._options(raw, lang),
            source=tidy(raw.source) or self.source or self.name,
            licence=raw.licence or self.licence,
            aliases=aliases,
            reject=tuple(map(tidy, raw.reject)),
            kind=raw.kind,
            unit=tidy(raw.unit),
            tolerance=int(raw.tolerance) if raw.tolerance == int(raw.tolerance) else raw.tolerance,
            template=raw.template,
            note=tidy(raw.note),
            author=tidy(raw.author),
            needs_options=raw.needs_options,
        )
        return replace(question, needs_options=question.needs_options and bool(question.options))

    def _options(self, raw: Raw, lang: str) -> tuple[str, ...]:
        """Wrong options, each once: one that is there twice is a slip of the file and says nothing."""
        found: list[str] = []
        heard: set[str] = set()
        for text in map(tidy, raw.wrong):
            forms = keys(text, lang)
            if text and forms & heard:
                self.problem(raw.line, Msg("question-option-twice", {"option": text[:60]}), raw.question)
            elif text:
                found.append(text)
                heard |= forms
        return tuple(found)

    def _difficulty(self, raw: Raw) -> int:
        level = _LEVELS.get(raw.difficulty.strip().casefold()) if raw.difficulty else 2
        if level is None:
            self.problem(raw.line, Msg("import-difficulty", {"value": raw.difficulty[:40]}), raw.question)
        return level or 2

    def done(self, format_: str) -> Imported:
        """What came of it."""
        found = list(self.problems)
        for label, (line, count) in self.unplaced.items():
            if label:
                found.append(Problem(line, Msg("import-category", {"label": label[:60], "count": count})))
            else:
                found.append(Problem(line, Msg("import-no-category", {"count": count})))
        for what, (line, count) in self.dropped.items():
            found.append(Problem(line, Msg("import-dropped", {"what": Msg(what), "count": count})))
        found.sort(key=lambda one: one.line)
        if len(found) > MOST_PROBLEMS:
            more = len(found) - MOST_PROBLEMS
            found = [*found[:MOST_PROBLEMS], Problem(0, Msg("import-more-problems", {"count": more}))]
        unplaced = Counter({label: count for label, (_, count) in self.unplaced.items()})
        return Imported(format_, tuple(self.questions.values()), tuple(found), dict(unplaced))


_LEVELS = {
    **dict.fromkeys(("1", "easy", "facile", "leicht", "einfach", "let", "nem", "ușor", "usor", "简单", "容易"), 1),
    **dict.fromkeys(("2", "medium", "moyen", "mittel", "middel", "mediu", "中等", ""), 2),
    **dict.fromkeys(("3", "hard", "difficile", "schwer", "svær", "greu", "dificil", "困难", "难"), 3),
}


def made_id(lang: str, category: str, question: str, answer: str) -> str:
    """An id that the same question always gets, so that it is known again when it is read again."""
    text = "\0".join((lang, tidy(question), tidy(answer)))
    return f"{lang}-{category}-{hashlib.sha256(text.encode('utf-8', 'replace')).hexdigest()[:10]}"


def tidy(text: str) -> str:
    """One line without blanks around it, without control characters."""
    return " ".join("".join(c if c.isprintable() or c.isspace() else " " for c in text).split())


# -- texts -----------------------------------------------------------------------------------------------------------


def lines_of(data: bytes) -> list[str]:
    """The lines of a text file: UTF-8, with a byte order mark UTF-16; a line that is neither is Windows-1252."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return re.split(r"\r\n|\n|\r", data.decode("utf-16", "replace"))
    return [_line(one) for one in re.split(rb"\r\n|\n|\r", data.removeprefix(b"\xef\xbb\xbf"))]


def _line(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        pass
    try:
        return raw.decode("cp1252")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


_MEDIA = re.compile(r"<\s*(?:img|audio|video|svg|embed|object|iframe)\b|\[sound:", re.IGNORECASE)
_BREAK = re.compile(r"<\s*(?:br|/p|/div|/li|/h\d|/tr)\b[^>]*>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-zA-Z!][^<>]*>")


def has_media(text: str) -> bool:
    """Whether a text shows a picture or plays a sound."""
    return bool(_MEDIA.search(text))


def rows_of_html(text: str) -> list[str]:
    """The lines of a text with tags, as a browser would break it, without tags and entities."""
    text = re.sub(r"(?is)<\s*(script|style)\b.*?(?:</\s*\1\s*>|\Z)", " ", text)
    rows = _BREAK.sub("\n", text).split("\n")
    return [row for row in (tidy(html.unescape(_TAG.sub(" ", row))) for row in rows) if row]


def from_html(text: str) -> str:
    """A text without tags and entities, in one line."""
    return tidy(html.unescape(_TAG.sub("", re.sub(r"\n", " ", _BREAK.sub(" ", text)))))


def number_of(text: str) -> float | None:
    """A number as files write it, or None."""
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        return None
    return value if abs(value) < 1e15 else None


def true_or_false(right: Sequence[str], wrong: Sequence[str]) -> bool:
    """Whether a question only asks if something is so: without its two options it makes no sense."""
    return len(wrong) == 1 and {right[0].casefold() if right else "", wrong[0].casefold()} == {"true", "false"}


def plain_number(value: float) -> str:
    """The shortest text of a number: 1822, 3.5."""
    return str(int(value)) if value == int(value) else repr(value)


def bad(id: str, **args: str | int) -> BadDeck:  # noqa: A002
    """A file that cannot be read at all."""
    return BadDeck(id, "", **args)
