"""Is a typed answer right? Yes, no, or: ask the reader. Pure: a question, a text, a language and how strict.

The order decides: what equals the answer is right; what equals a wrong option or a rejected answer is wrong; numbers
go by value; then surnames; then slips of the keyboard, unless a wrong option lies as near; then what only the reader
can tell.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from rapidfuzz.distance import OSA

from cheeseboard.games.pursuit.judge_numbers import Numbers, numbers
from cheeseboard.games.pursuit.judge_units import FILLERS, unit_of
from cheeseboard.games.pursuit.judge_words import fold, halves, heard, keys, readings, solid
from cheeseboard.games.pursuit.question import Deck, Question

STRICTNESS = ("exact", "strict", "normal", "generous")
"""How much a slip of the keyboard is forgiven: not at all, little, by the table, and one letter more."""


class Kind(IntEnum):
    """What the judge says."""

    REJECT = 0
    ACCEPT = 1
    ASK = 2


REJECT, ACCEPT, ASK = Kind.REJECT, Kind.ACCEPT, Kind.ASK
REASONS = (
    "equal",
    "alias",
    "reading",
    "number",
    "surname",
    "slip",
    "rejected",
    "option",
    "empty",
    "exact",
    "number-off",
    "number-none",
    "unit",
    "far",
    "nearer",
    "known",
    "era",
    "number-words",
    "half",
    "part",
    "more",
    "order",
    "close",
)
"""Reasons of verdicts; each has a sentence `judge-<reason>` in every language."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the judge says and why; `reason` is one of REASONS."""

    kind: Kind
    reason: str


def allowed(letters: int, strictness: str = "normal", dense: bool = False) -> int:
    """How many slips are forgiven in an answer of so many letters. `dense`: Chinese, where a letter is a word."""
    if strictness == "exact":
        return 0
    if dense:
        table = 0 if letters < 6 else 1 if letters < 12 else 2
    else:
        table = 0 if letters < 5 else 1 if letters < 9 else 2 if letters < 15 else 3
    if strictness == "strict":
        return max(0, table - 1)
    return table + (1 if strictness == "generous" and letters >= 6 else 0)


def vocabulary(decks: Iterable[Deck]) -> frozenset[str]:
    """All answers and options of decks as the judge hears them: somebody who types one of these made no slip."""
    found: set[str] = set()
    for deck in decks:
        for one in deck.questions:
            for text in (one.answer, *one.options):
                found |= keys(text, one.lang)
    return frozenset(found)


def judge(
    question: Question, text: str, lang: str = "", strictness: str = "normal", known: Collection[str] = frozenset()
) -> Verdict:
    """Whether `text` answers the question. Never raises on any text.

    `lang` = "": the question's own. `known`: what `vocabulary` gives. ValueError for a strictness that does not exist.
    """
    if strictness not in STRICTNESS:
        raise ValueError(f"There is no strictness {strictness!r}: it is one of {', '.join(STRICTNESS)}.")
    return _Case(question, text, lang or question.lang, strictness, known).verdict()


class _Case:
    """One text before the judge."""

    def __init__(self, question: Question, text: str, lang: str, strictness: str, known: Collection[str]) -> None:
        self.question = question
        self.text = text
        self.lang = lang
        self.strictness = strictness
        self.known = known
        self.keys = keys(text, lang)
        self.right = (question.answer, *question.aliases)
        self.wrong = (*question.reject, *question.options)
        self.read = tuple(one for text in self.right for one in readings(text, lang))

    def verdict(self) -> Verdict:
        """Each step decides or leaves it to the next."""
        if not any(self.keys):
            return Verdict(REJECT, "empty")
        steps = (self._equal, self._other, self._reading, self._number, self._exact, self._surname, self._slip)
        for step in steps:
            found = step()
            if found is not None:
                return found
        return self._perhaps()

    def _equals(self, texts: Iterable[str]) -> bool:
        return any(not self.keys.isdisjoint(keys(text, self.lang)) for text in texts)

    def _all_keys(self, texts: Iterable[str]) -> frozenset[str]:
        return frozenset().union(*(keys(text, self.lang) for text in texts))

    def _equal(self) -> Verdict | None:
        if self._equals((self.question.answer,)):
            return Verdict(ACCEPT, "equal")
        return Verdict(ACCEPT, "alias") if self._equals(self.question.aliases) else None

    def _other(self) -> Verdict | None:
        """What is known to be wrong is wrong, before anything is forgiven."""
        if self._equals(self.question.reject):
            return Verdict(REJECT, "rejected")
        if self._equals(self.question.options):
            return Verdict(REJECT, "option")
        person = self.question.kind == "person"
        short = [name for text in self.right for name in _surnames(text, self.lang)] if person else []
        mine = self._all_keys((*self.read, *short))
        for option in self.question.options:
            names = _surnames(option, self.lang) if person else []
            if not self.keys.isdisjoint(self._all_keys((*readings(option, self.lang), *names)) - mine):
                return Verdict(REJECT, "option")
        return None

    def _reading(self) -> Verdict | None:
        return Verdict(ACCEPT, "reading") if self._equals(self.read) else None

    # -- numbers -------------------------------------------------------------------------------------------------------

    def _number(self) -> Verdict | None:
        """A number is right by its value, whatever words stand by it; nearly is wrong."""
        if self.question.kind not in ("number", "year"):
            return None
        year = self.question.kind == "year"
        mine = numbers(fold(self.text, self.lang), self.lang, year)
        if not mine.values:
            return Verdict(REJECT, "number-none")
        targets = [numbers(fold(text, self.lang), self.lang, year) for text in self.right]
        if not any(self._same(mine, one) for one in targets):
            return self._nearly_a_year(mine, targets) if year else Verdict(REJECT, "number-off")
        if year:
            return self._words_by(mine, targets)
        unit = unit_of(fold(self.question.unit, self.lang), self.lang)
        for word in mine.rest:
            other = unit_of(word, self.lang)
            if other and unit and other != unit:
                return Verdict(REJECT, "unit")
        return self._words_by(mine, targets)

    def _same(self, mine: Numbers, other: Numbers) -> bool:
        if len(mine.values) != len(other.values) or not other.values:
            return False
        margin = self.question.tolerance
        return all(abs(a - b) <= margin for a, b in zip(mine.values, other.values, strict=True))

    def _nearly_a_year(self, mine: Numbers, targets: Sequence[Numbers]) -> Verdict:
        """The era left out, or two digits for four: the reader knows what was meant."""
        if len(mine.values) == 1 and not mine.before_christ:
            for one in targets:
                if len(one.values) == 1 and mine.values[0] == -one.values[0]:
                    return Verdict(ASK, "era")
                if len(one.values) == 1 and 10 <= mine.values[0] < 100 and one.values[0] % 100 == mine.values[0]:
                    return Verdict(ASK, "era")
        return Verdict(REJECT, "number-off")

    def _words_by(self, mine: Numbers, targets: Sequence[Numbers]) -> Verdict:
        """Words beside the right number are fine if the question or the answer has them, or they say nothing."""
        fine = {*fold(self.question.question, self.lang).split(), *FILLERS.get(self.lang, ())}
        fine.update(fold(self.question.unit, self.lang).split(), *(one.rest for one in targets))
        unit = unit_of(fold(self.question.unit, self.lang), self.lang)
        asked = fold(self.question.question, self.lang)
        for word in mine.rest:
            known = word in fine or (unit and unit_of(word, self.lang) == unit)
            if not known and not (self.lang == "zh" and word in asked):
                return Verdict(ASK, "number-words")
        return Verdict(ACCEPT, "number")

    def _exact(self) -> Verdict | None:
        return Verdict(REJECT, "exact") if self.strictness == "exact" else None

    # -- names and slips -----------------------------------------------------------------------------------------------

    def _surname(self) -> Verdict | None:
        """A person may be named by the surname, or by initials and surname, if no option shares it."""
        if self.question.kind != "person":
            return None
        others = [name for option in self.question.options for name in _surnames(option, self.lang)]
        taken = self._all_keys(others)
        least = 2 if self.lang == "zh" else 4
        for text in self.right:
            for name in _surnames(text, self.lang):
                forms = keys(name, self.lang)
                if not self.keys.isdisjoint(forms):
                    sure = not forms & taken and len(solid(fold(name, self.lang))) >= least
                    return Verdict(ACCEPT, "surname") if sure else Verdict(ASK, "half")
            if _initialled(fold(self.text, self.lang).split(), fold(text, self.lang).split()):
                return Verdict(ACCEPT, "surname")
        return None

    def _slip(self) -> Verdict | None:
        """A slip of the keyboard: the table of distances, and no wrong answer as near."""
        best = self._distance((*self.right, *self.read), forgiven=True)
        if best is None:
            return None
        wrong = self._distance(self.wrong, forgiven=False)
        if wrong is not None and wrong <= best:
            return Verdict(REJECT, "nearer") if wrong < best else Verdict(ASK, "nearer")
        if not self.keys.isdisjoint(self.known):
            return Verdict(ASK, "known")
        return Verdict(ACCEPT, "slip")

    def _distance(self, texts: Iterable[str], forgiven: bool, more: int = 0) -> int | None:
        """The least distance to one of `texts`; with `forgiven`, only where it is within what the table allows."""
        least: int | None = None
        for text in texts:
            for plain, form in heard(text, self.lang):
                dense = not plain.isascii() and self.lang == "zh"
                most = allowed(len(plain), self.strictness, dense)
                if more:
                    most = min(most + more, len(plain) * 2 // 5)
                for mine, my_form in heard(self.text, self.lang):
                    far = OSA.distance(mine, plain)
                    if far and forgiven and (far > most or not self._agree(mine, plain, my_form, form, more)):
                        continue
                    least = far if least is None else min(least, far)
        return least

    def _agree(self, mine: str, plain: str, my_form: str, form: str, more: int) -> bool:
        """Numbers and single letters must be the same; no word may be another one ("South Korea" is no slip)."""
        if not _numbers_agree(my_form, form, mine, plain, self.lang):
            return False
        words, wanted = mine.split(), plain.split()
        singles = [word for word in words if len(word) == 1]
        if singles != [word for word in wanted if len(word) == 1]:
            if singles or self.question.kind != "person":
                return False
        if more or len(words) != len(wanted):
            return True
        return all(
            OSA.distance(a, b) <= max(1 if len(b) > 1 else 0, allowed(len(b), self.strictness))
            for a, b in zip(words, wanted, strict=True)
        )

    def _perhaps(self) -> Verdict:
        """Neither right nor wrong by the rules: something for the reader, or nothing at all."""
        if any(self._equals(halves(text)) for text in self.right):
            return Verdict(ASK, "half")
        for text in (*self.right, *self.read):
            found = self._overlap(text)
            if found is not None:
                return found
        near = self._distance((*self.right, *self.read), forgiven=True, more=3 if self.strictness == "generous" else 2)
        wrong = self._distance(self.wrong, forgiven=False)
        if near is not None and (wrong is None or near <= wrong):
            return Verdict(ASK, "close")
        return Verdict(REJECT, "far")

    def _overlap(self, text: str) -> Verdict | None:
        """The same words in another order, some of them only, or more of them and no wrong answer among these."""
        mine, theirs = self._plain(self.text), self._plain(text)
        if self.lang == "zh":
            if len(mine) > 1 and mine in theirs:
                return Verdict(ASK, "part")
            more = theirs in mine and not any(self._plain(option) in mine for option in self.wrong)
            return Verdict(ASK, "more") if more else None
        words, wanted = frozenset(mine.split()), frozenset(theirs.split())
        if words == wanted:
            return Verdict(ASK, "order")
        if words < wanted and _tells(words):
            return Verdict(ASK, "part")
        more = words > wanted and not any(words >= set(self._plain(option).split()) for option in self.wrong)
        return Verdict(ASK, "more") if more else None

    def _plain(self, text: str) -> str:
        return heard(text, self.lang)[0][0]


def _numbers_agree(form: str, other: str, plain: str, other_plain: str, lang: str) -> bool:
    """No number may differ: a misspelt number word may be missing in what was typed, but none may be another."""
    if re.findall(r"\d+", plain) != re.findall(r"\d+", other_plain):
        return False
    mine, theirs = numbers(form, lang).values, numbers(other, lang).values
    if len(mine) >= len(theirs):
        return mine == theirs
    rest = iter(theirs)
    return all(value in rest for value in mine)


def _tells(tokens: frozenset[str]) -> bool:
    """Whether a part of an answer says anything: not only "of" and "the"."""
    return any(len(token) > 3 or not token.isascii() or token.isdecimal() for token in tokens)


_AFTER_SURNAME = ("junior", "senior", "jr", "sr", "fils")
_PARTICLES = (
    "van",
    "von",
    "de",
    "der",
    "den",
    "di",
    "da",
    "du",
    "la",
    "le",
    "del",
    "of",
    "zu",
    "ter",
    "ten",
    "af",
    "el",
    "al",
)


def _surnames(name: str, lang: str) -> list[str]:
    """What a person may be called for short: "Beethoven", "van Beethoven". Nothing for one name or a numbered king."""
    if lang == "zh":
        parts = re.split(r"[·•・‧]", name)
        return [parts[-1].strip()] if len(parts) > 1 and parts[-1].strip() else []
    tokens = fold(re.sub(r"[(\[].*", "", name), lang).split()
    while tokens and tokens[-1] in _AFTER_SURNAME:
        tokens.pop()
    if len(tokens) < 2 or tokens[-1].isdecimal():
        return []
    found = [tokens[-1]]
    start = len(tokens) - 1
    while start > 1 and tokens[start - 1] in _PARTICLES:
        start -= 1
        found.append(" ".join(tokens[start:]))
    return found


def _initialled(mine: Sequence[str], name: Sequence[str]) -> bool:
    """ "c dickens" for charles dickens: every letter before the surname is the initial of a given name, in order."""
    if len(mine) != 2 or len(name) < 2 or mine[-1] != name[-1] or len(mine[0]) > 3:
        return False
    given = "".join(word if len(word) < 4 and len(name) == 2 else word[0] for word in name[:-1])
    return given.startswith(mine[0])
