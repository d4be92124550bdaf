"""Measures how rules of thumb and the judge of Cheese Pursuit decide, on the house's own questions.

    python tools/measure_judging.py [--lang all] [--seed 1] [--into docs/games/pursuit-questions.md]

Wrong options that would pass are errors of one kind, slips of the keyboard that would not pass are errors of the other.
A language gives every rule on its deck; `all` gives the judge and a rule of thumb on each deck, and English whole.
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
from cheeseboard.games.pursuit.question import Deck, Question, load_shipped, shipped
from cheeseboard.toolkit.words import LANGS

Rule = Callable[[Question, str], Kind]
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LONG = 5  # letters of an answer in which somebody may slip
THUMB, JUDGE = "ratio ≥ 90", "**the judge, with all words of the deck**"
HEAD = "wrong option accepted | 1 typo accepted | 2 typos | last word alone"
RULE_LINE = "|---|---|---|---|---|"


def main() -> int:
    """Print the table, and put it into a page where asked."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--lang", default="all", choices=["all", *LANGS])
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--into", type=Path)
    given = read.parse_args()
    if given.lang == "all":
        text = f"{command('all', given.seed)}\n\n{every(given.seed)}\n\n{whole('en', given.seed)}"
    else:
        text = whole(given.lang, given.seed)
    print(text)
    if given.into:
        page = given.into.read_text("utf-8")
        marks = re.compile(r"(<!-- judging -->\n).*(<!-- /judging -->)", re.DOTALL)
        if not marks.search(page):
            print(f"{given.into} has no marks <!-- judging --> and <!-- /judging -->.", file=sys.stderr)
            return 1
        given.into.write_text(marks.sub(lambda m: f"{m[1]}{text}\n{m[2]}", page), "utf-8")
    return 0


def command(lang: str, seed: int) -> str:
    """What prints these figures again."""
    return f"`python tools/measure_judging.py --lang {lang} --seed {seed}`:"


def whole(lang: str, seed: int) -> str:
    """Every rule on one deck: a sentence that says what was measured, and the table."""
    cases = Cases(load_shipped(lang), seed)
    lines = [f"{command(lang, seed)} {cases.counts}", "", f"| rule | {HEAD} |", RULE_LINE]
    by = rules(vocabulary([cases.deck]))
    lines += [f"| {name} | {cases.row(takes)} |" for name, takes in track(by.items(), description=lang, total=len(by))]
    return "\n".join(lines)


def every(seed: int) -> str:
    """A rule of thumb and the judge as it is at a table, on the deck of each language."""
    lines = [f"| deck | questions | rule | {HEAD} |", f"|---|---:{RULE_LINE}"]
    for lang in track(shipped(), description="Decks"):
        cases = Cases(load_shipped(lang), seed)
        by = rules(vocabulary([cases.deck]))
        for name in (THUMB, JUDGE):
            lines.append(f"| `{lang}` | {len(cases.deck.questions)} | {name} | {cases.row(by[name])} |")
    return "\n".join(lines)


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
        THUMB: thumb(lambda a, b: fuzz.ratio(a, b) >= 90),
        "Levenshtein ≤ 15 % of length": thumb(lambda a, b: Levenshtein.distance(a, b) <= 0.15 * len(b)),
        "token_set_ratio ≥ 90": thumb(lambda a, b: fuzz.token_set_ratio(a, b) >= 90),
        "partial_ratio ≥ 90": thumb(lambda a, b: fuzz.partial_ratio(a, b) >= 90),
        "WRatio ≥ 90": thumb(lambda a, b: fuzz.WRatio(a, b) >= 90),
        "the judge, options not known": lambda q, text: judge(replace(q, options=(), reject=()), text).kind,
        "**the judge**": lambda q, text: judge(q, text).kind,
        JUDGE: lambda q, text: judge(q, text, known=known).kind,
    }


class Cases:
    """What is tried on a deck: its wrong options, its answers with slips, and the last words of those of two words."""

    def __init__(self, deck: Deck, seed: int) -> None:
        self.deck = deck
        rng = random.Random(seed)
        letters = alphabet(deck)
        slips = [one for one in deck.questions if len(one.answer) >= LONG and not any(c.isdigit() for c in one.answer)]
        self.wrong = [(one, option) for one in deck.questions for option in one.options]
        self.once = [(one, slipped(one.answer, 1, rng, letters)) for one in slips]
        self.twice = [(one, slipped(one.answer, 2, rng, letters)) for one in slips]
        self.last = [(one, one.answer.split()[-1]) for one in deck.questions if len(one.answer.split()) == 2]

    @property
    def counts(self) -> str:
        """How many of each, in words."""
        found = f"{len(self.deck.questions)} questions, {len(self.wrong)} wrong options"
        long = f"{len(self.once)} answers of five letters or more"
        return f"{found}, {long}, {len(self.last)} answers of two words."

    def row(self, takes: Rule) -> str:
        """What a rule says of them, as cells of a table."""
        return " | ".join(share(takes, cases) for cases in (self.wrong, self.once, self.twice, self.last))


def alphabet(deck: Deck) -> str:
    """What a finger hits by mistake: a letter, or in Chinese a character that answers of the deck have."""
    if deck.lang != "zh":
        return LETTERS
    return "".join(sorted({c for one in deck.questions for c in one.answer if "\u4e00" <= c <= "\u9fff"}))


def share(takes: Rule, cases: list[tuple[Question, str]]) -> str:
    """Percent of the cases that a rule accepts and, where it does, of those it leaves to the reader; – = no cases."""
    if not cases:
        return "–"
    said = [takes(question, text) for question, text in cases]
    right, asked = (100 * said.count(kind) / len(cases) for kind in (ACCEPT, ASK))
    return f"{right:.2f} %" + (f" (asks {asked:.1f} %)" if asked else "")


def slipped(text: str, times: int, rng: random.Random, alphabet: str = LETTERS) -> str:
    """A text with so many random slips: a letter dropped, doubled, changed, put in, or two letters swapped."""
    letters = list(text)
    for _ in range(times):
        at = rng.randrange(len(letters) - 1)
        how = rng.randrange(4)
        if how == 0:
            del letters[at]
        elif how == 1:
            letters.insert(at, rng.choice(alphabet))
        elif how == 2:
            letters[at] = rng.choice([c for c in alphabet if c != letters[at].lower()])
        else:
            letters[at], letters[at + 1] = letters[at + 1], letters[at]
    return "".join(letters)


if __name__ == "__main__":
    sys.exit(main())
