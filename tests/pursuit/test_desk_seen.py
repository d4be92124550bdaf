"""What people have seen goes by what a deck holds, not by its name; and what the first typed answer needs is there."""

from __future__ import annotations

from typing import Any

import pytest

from cheeseboard.games.pursuit import desk, desk_pile
from cheeseboard.games.pursuit.judge import vocabulary
from cheeseboard.games.pursuit.question import CATEGORIES, Deck, load_shipped
from cheeseboard.toolkit.words import words
from pursuit.quiz import deck, question, quiz, right_text, talk, until_asked, wrong_text


def test_two_decks_of_one_name_are_two_decks() -> None:
    one, other = deck(3), Deck("small", "en", tuple(question(code, n) for code in CATEGORIES for n in range(1, 4)))
    assert one.name == other.name and one.id != other.id
    first, second = until_asked(quiz(questions=one)), until_asked(quiz(questions=other))
    assert talk(first).used[0].partition("/")[0] != talk(second).used[0].partition("/")[0]
    known = {desk.known(one, asked.id) for asked in one.questions}
    assert known.isdisjoint(desk.known(other, asked.id) for asked in other.questions)
    pile = quiz(questions=other, seen=sorted(known)).header.desk["pile"]
    untouched = quiz(questions=other).header.desk["pile"]
    assert pile == untouched  # of this one nobody has seen anything


def test_the_same_questions_are_known_under_another_name_too() -> None:
    assert desk.known(deck(3), "t-GE-00") == desk.known(deck(3, name="Another name"), "t-GE-00")


def test_the_houses_questions_keep_their_ids_however_the_deck_grows() -> None:
    english = load_shipped("en")
    first = english.questions[0].id
    assert desk.known(english, first) == f"Cheeseboard/{first}"


def test_a_report_is_listed_under_the_deck_that_asked() -> None:
    own = deck(3, name="Cheeseboard")  # somebody calls a deck of their own as the house does
    match = quiz(deck=["en", "de", own])
    about = match.header.desk
    german = load_shipped("de").questions[0].id
    assert desk.listed(about, f"Cheeseboard/{german}") == ("de", german)
    assert desk.listed(about, desk.known(own, "t-GE-00")) == (own.id, "t-GE-00")
    assert desk.listed(about, "Cheeseboard/t-GE-00") is None
    assert desk.listed(about, "nonsense") is None


def test_the_words_of_a_deck_are_worked_out_once_and_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    original = vocabulary

    def counting(decks: Any) -> frozenset[str]:
        made.extend(one.name for one in decks)
        return original(decks)

    monkeypatch.setattr(desk_pile, "vocabulary", counting)
    monkeypatch.setattr(desk_pile, "_WORDS", {})
    match = until_asked(quiz(judging="typed"))
    assert match.desk is not None and made == []
    match.desk.warm()
    assert made == ["small"]
    match.say(talk(match).seat, right_text(match))
    again = until_asked(quiz(judging="typed", seed=4))
    again.say(talk(again).seat, wrong_text(again))
    assert made == ["small"]


@pytest.mark.parametrize("judging", ["choice", "typed"])
def test_an_exact_answer_is_said_once(judging: str) -> None:
    match = until_asked(quiz(judging=judging))
    seat, answer = talk(match).seat, str(talk(match).question["answer"])
    match.say(seat, right_text(match))
    said = words("en", "pursuit")
    (card,) = match.view(seat).picture.cards
    lines = [said.say(line) for line in card.lines]
    assert "Right!" in lines and sum(answer in line for line in lines) == 1, lines
    assert not any("That is the answer" in line or line.startswith("The answer:") for line in lines)
    told = " ".join(match.log(seat, "en")[-2:])
    assert told.count(answer) == 1 and "Right!" in told


def test_an_answer_that_was_another_is_said_beside_the_right_one() -> None:
    match = until_asked(quiz(judging="typed"))
    seat, answer = talk(match).seat, str(talk(match).question["answer"])
    match.say(seat, f"type {answer.lower()}")
    lines = [words("en", "pursuit").say(line) for line in match.view(seat).picture.cards[0].lines]
    assert f"The answer: {answer}." in lines  # as it is written
    wrong = until_asked(quiz())
    wrong.say(talk(wrong).seat, wrong_text(wrong))
    right = str(talk(wrong).question["answer"])
    shown = [words("en", "pursuit").say(line) for line in wrong.view(0).picture.cards[0].lines]
    assert f"The answer: {right}." in shown
