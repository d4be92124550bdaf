"""Measures how rules of thumb and the judge of Cheese Pursuit decide, on the house's own questions.

    python tools/measure_judging.py [--lang en] [--seed 1] [--into docs/games/pursuit-questions.md]

Wrong options that would pass are errors of one kind, slips of the keyboard that would not pass are errors of the other.
`--into` puts the table between the marks `<!-- judging -->` and `<!-- /judging -->` of a page.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA, Levenshtein
from rich.progress import track

from cheeseboard.games.pursuit.judge import ACCEPT, ASK, REJECT, Kind, allowed, judge, vocabulary
from cheeseboard.games.pursuit.judge_words import heard, keys
from cheeseboard.games.pursuit.question import Question, load_shipped
from cheeseboard.toolkit.words import LANGS

Rule = Callable[[Question, str], Kind]
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def main() -> int:
    """Print the table, and put it into a page where asked."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--lang", default="en", choices=list(LANGS))
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--into", type=Path)
    given = read.parse_args()
    deck = load_shipped(given.lang)
    known = vocabulary([deck])
    table = measured(deck.questions, rules(known), random.Random(given.seed))
    text = f"`python tools/measure_judging.py --lang {given.lang} --seed {given.seed}`: {table}"
    print(text)
    if given.into:
        page = given.into.read_text("utf-8")
        marks = re.compile(r"(<!-- judging -->\n).*(<!-- /judging -->)", re.DOTALL)
        if not marks.search(page):
            print(f"{given.into} has no marks <!-- judging --> and <!-- /judging -->.", file=sys.stderr)
            return 1
        given.into.write_text(marks.sub(lambda m: f"{m[1]}{text}\n{m[2]}", page), "utf-8")
    return 0


def rules(known: frozenset[str]) -> dict[str, Rule]:
    """Name of a rule -> what it says of a text. All but the judge hear the normal form of both texts."""

    def thumb(same: Callable[[str, str], bool]) -> Rule:
        def takes(question: Question, text: str) -> Kind:
            mine = heard(text, question.lang)[0][0]
            right = (heard(one, question.lang)[0][0] for one in (question.answer, *question.aliases))
            return ACCEPT if any(same(mine, one) for one in right) else REJECT

        return takes

    def exact(question: Question, text: str) -> Kind:
        mine = keys(text, question.lang)
        right = (question.answer, *question.aliases)
        return ACCEPT if any(mine & keys(one, question.lang) for one in right) else REJECT

    return {
        "exact after normalisation": exact,
        "OSA table alone": thumb(lambda a, b: OSA.distance(a, b) <= allowed(len(b))),
        "ratio ≥ 85": thumb(lambda a, b: fuzz.ratio(a, b) >= 85),
        "ratio ≥ 90": thumb(lambda a, b: fuzz.ratio(a, b) >= 90),
        "Levenshtein ≤ 15 % of length": thumb(lambda a, b: Levenshtein.distance(a, b) <= 0.15 * len(b)),
        "token_set_ratio ≥ 90": thumb(lambda a, b: fuzz.token_set_ratio(a, b) >= 90),
        "partial_ratio ≥ 90": thumb(lambda a, b: fuzz.partial_ratio(a, b) >= 90),
        "WRatio ≥ 90": thumb(lambda a, b: fuzz.WRatio(a, b) >= 90),
        "the judge, options not known": lambda q, text: judge(replace(q, options=(), reject=()), text).kind,
        "**the judge**": lambda q, text: judge(q, text).kind,
        "**the judge, with all words of the deck**": lambda q, text: judge(q, text, known=known).kind,
    }


def measured(questions: tuple[Question, ...], by: dict[str, Rule], rng: random.Random) -> str:
    """The table as Markdown, with a sentence that says what was measured."""
    slips = [one for one in questions if len(one.answer) >= 5 and not any(c.isdigit() for c in one.answer)]
    wrong = [(one, option) for one in questions for option in one.options]
    once = [(one, slipped(one.answer, 1, rng)) for one in slips]
    twice = [(one, slipped(one.answer, 2, rng)) for one in slips]
    last = [(one, one.answer.split()[-1]) for one in questions if len(one.answer.split()) == 2]
    lines = ["| rule | wrong option accepted | 1 typo accepted | 2 typos | last word alone |", "|---|---|---|---|---|"]
    for name, takes in track(by.items(), description="Rules", total=len(by)):
        lines.append(f"| {name} | " + " | ".join(share(takes, cases) for cases in (wrong, once, twice, last)) + " |")
    counts = f"{len(questions)} questions, {len(wrong)} wrong options, {len(once)} answers of five letters or more"
    return f"{counts}, {len(last)} answers of two words.\n\n" + "\n".join(lines)


def share(takes: Rule, cases: list[tuple[Question, str]]) -> str:
    """Percent of the cases that a rule accepts and, where it does, of those it leaves to the reader."""
    said = [takes(question, text) for question, text in cases]
    right, asked = (100 * said.count(kind) / max(1, len(cases)) for kind in (ACCEPT, ASK))
    return f"{right:.2f} %" + (f" (asks {asked:.1f} %)" if asked else "")


def slipped(text: str, times: int, rng: random.Random) -> str:
    """A text with so many random slips: a letter dropped, doubled, changed, put in, or two letters swapped."""
    letters = list(text)
    for _ in range(times):
        at = rng.randrange(len(letters) - 1)
        how = rng.randrange(4)
        if how == 0:
            del letters[at]
        elif how == 1:
            letters.insert(at, rng.choice(LETTERS))
        elif how == 2:
            letters[at] = rng.choice([c for c in LETTERS if c != letters[at].lower()])
        else:
            letters[at], letters[at + 1] = letters[at + 1], letters[at]
    return "".join(letters)


if __name__ == "__main__":
    sys.exit(main())
