"""The decks of the house are what the build script writes, and fit to be asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cheeseboard.games.pursuit.question import check, load_shipped, shipped

TOOL = Path(__file__).parent.parent.parent / "tools/decks"
sys.path.insert(0, str(TOOL))

import build as deck_build  # noqa: E402
import check as deck_check  # noqa: E402

DECKS = sorted((path.parent.name, path.stem) for path in deck_build.OUT.glob("*/*.jsonl"))


@pytest.mark.parametrize(("lang", "category"), DECKS)
def test_the_script_writes_the_deck_byte_for_byte(lang: str, category: str) -> None:
    files, questions = deck_build.build(lang, category)
    for path, text in files.items():
        assert path.read_text("utf-8") == text, f"run tools/decks/build.py {lang}/{category}: {path.name} is behind"
    assert deck_check.mistakes(questions) == []


@pytest.mark.parametrize("lang", shipped())
def test_every_question_is_fit_to_be_asked(lang: str) -> None:
    for one in load_shipped(lang).questions:
        assert check(one) == [], one.id


def question(**changed: object) -> dict[str, object]:
    plain = {"id": "en-GE-0001", "category": "GE", "lang": "en", "difficulty": 1, "question": "Which river is it?",
             "answer": "Nile", "options": ["Po", "Don", "Ebro"]}  # fmt: skip
    return plain | changed


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"options": ["Po", "Don"]}, "3 are needed"),
        ({"options": ["Po", "Don", "The Nile"]}, "the same"),
        ({"aliases": ["Don"]}, "wrong and right"),
        ({"difficulty": 4}, "not 1, 2 or 3"),
        ({"question": "Which river is currently it?"}, "will not stay true"),
        ({"kind": "year"}, "plain numbers"),
        ({"answer": "Nile" * 11}, "44 characters"),
    ],
)
def test_the_script_finds_what_is_wrong(changed: dict[str, object], said: str) -> None:
    assert deck_check.mistakes([question()]) == []
    assert any(said in line for line in deck_check.mistakes([question(**changed)]))


@pytest.mark.parametrize(("made", "fine"), [(3, True), (4, False)])
def test_a_template_may_not_fill_a_deck(made: int, fine: bool) -> None:
    many = [question(id=f"en-GE-{n:04d}", question=f"River {n}?", template="river" * (n < made)) for n in range(20)]
    assert any("more than 15%" in line for line in deck_check.mistakes(many)) is not fine
