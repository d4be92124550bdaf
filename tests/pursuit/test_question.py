"""Questions and decks as files: every mistake names its line and field, and a deck is known by what it says."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.words.details import say_everywhere

from cheeseboard.games.pursuit.question import (
    CATEGORIES,
    KINDS,
    BadDeck,
    Deck,
    Question,
    check,
    check_deck,
    load_shipped,
    read_deck,
    shipped,
    unpack,
)
from cheeseboard.toolkit.words import LANGS

PARIS = Question(
    "en-GE-0001",
    "GE",
    "en",
    1,
    "Which city is the capital of France?",
    "Paris",
    ("Lyon", "Nice", "Lille"),
    "written for Cheeseboard",
    "CC0-1.0",
)
FIELDS: dict[str, Any] = PARIS.fields()
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@given(
    st.builds(
        Question,
        id=TEXT,
        category=st.sampled_from(CATEGORIES),
        lang=st.sampled_from(tuple(LANGS)),
        difficulty=st.sampled_from((1, 2, 3)),
        question=TEXT,
        answer=TEXT,
        options=st.lists(TEXT, max_size=4).map(tuple),
        source=TEXT,
        licence=TEXT,
        aliases=st.lists(TEXT, max_size=3).map(tuple),
        kind=st.sampled_from(KINDS),
        tolerance=st.integers(0, 99) | st.floats(0, 1e6),
        note=TEXT,
        needs_options=st.booleans(),
    )
)
def test_packing_and_unpacking(one: Question) -> None:
    line = one.pack()
    assert "\n" not in line
    assert unpack(line) == one
    assert unpack(line.encode()) == one
    assert set(json.loads(line)) >= {"id", "options", "licence"}


def test_empty_fields_are_left_out() -> None:
    assert list(FIELDS) == [
        "id",
        "category",
        "lang",
        "difficulty",
        "question",
        "answer",
        "options",
        "source",
        "licence",
    ]


@pytest.mark.parametrize(
    ("change", "id", "field"),
    [
        ({"category": "XX"}, "deck-field-value", "category"),
        ({"lang": "nl"}, "deck-field-value", "lang"),
        ({"difficulty": 4}, "deck-field-value", "difficulty"),
        ({"difficulty": "1"}, "deck-field-type", "difficulty"),
        ({"difficulty": True}, "deck-field-type", "difficulty"),
        ({"options": "Lyon"}, "deck-field-type", "options"),
        ({"options": ["Lyon", 3]}, "deck-field-type", "options"),
        ({"answer": 7}, "deck-field-type", "answer"),
        ({"answer": None}, "deck-field-type", "answer"),
        ({"tolerance": -1}, "deck-field-type", "tolerance"),
        ({"tolerance": float("nan")}, "deck-field-type", "tolerance"),
        ({"needs_options": 1}, "deck-field-type", "needs_options"),
        ({"kind": "sum"}, "deck-field-value", "kind"),
        ({"anser": "x"}, "deck-field-unknown", "anser"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], id: str, field: str) -> None:  # noqa: A002
    line = json.dumps({**FIELDS, **change})
    with pytest.raises(BadDeck) as caught:
        unpack(line, 7)
    assert caught.value.id == id
    assert caught.value.given["field"] == field
    assert "7" in str(caught.value) and field in str(caught.value)
    say_everywhere(caught.value, line, "pursuit")


@pytest.mark.parametrize("name", ["id", "question", "answer", "options", "licence", "source"])
def test_a_missing_field_is_named(name: str) -> None:
    with pytest.raises(BadDeck, match=name):
        unpack(json.dumps({key: value for key, value in FIELDS.items() if key != name}))


@pytest.mark.parametrize("line", ["", "{", "[]", "3", '"x"', "\ud800"])
def test_what_is_no_question(line: str) -> None:
    with pytest.raises(BadDeck) as caught:
        unpack(line, 3)
    assert caught.value.id == "deck-line-json"
    say_everywhere(caught.value, line, "pursuit")


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadDeck, match="Line 1"):
        unpack(b'{"id": "\xff"}')


def test_reading_a_deck() -> None:
    other = replace(PARIS, id="en-GE-0000", answer="Nice", options=("Paris",))
    deck = read_deck("d", f"\ufeff{PARIS.pack()}\r\n\n{other.pack()}\n")
    assert [one.id for one in deck.questions] == ["en-GE-0000", "en-GE-0001"]
    assert deck.lang == "en"
    assert deck.by_category["GE"] == deck.questions
    assert deck.by_category["SL"] == ()
    assert deck.find("en-GE-0001") == PARIS
    assert deck.find("nowhere") is None
    for text, id_ in (("\n\n", "deck-empty"), (f"{PARIS.pack()}\n{PARIS.pack()}", "deck-id-twice")):
        with pytest.raises(BadDeck) as caught:
            read_deck("d", text)
        assert caught.value.id == id_
        say_everywhere(caught.value, text + " d", "pursuit")


def test_a_deck_is_known_by_what_it_says() -> None:
    other = replace(PARIS, id="en-GE-0002")
    assert Deck("a", "en", (PARIS, other)).id == Deck("b", "en", (other, PARIS)).id
    assert Deck("a", "en", (PARIS,)).id != Deck("a", "en", (replace(PARIS, answer="Lutetia"),)).id
    assert len(Deck("a", "en", (PARIS,)).id) == 64


# -- rules for questions ----------------------------------------------------------------------------------------------


def ids(one: Question, own: bool = False) -> set[str]:
    return {what.id for what in check(one, own)}


def test_a_good_question() -> None:
    assert check(PARIS) == []


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"question": "x" * 161}, "question-long"),
        ({"answer": "x" * 41}, "question-long"),
        ({"options": ("x" * 41, "a", "b")}, "question-long"),
        ({"question": "  "}, "question-empty"),
        ({"options": ("", "a", "b")}, "question-empty"),
        ({"source": ""}, "question-empty"),
        ({"answer": " Paris"}, "question-blanks"),
        ({"question": "Two\nlines?"}, "question-blanks"),
        ({"options": ("Lyon", "PARIS!", "Nice")}, "question-option-right"),
        ({"options": ("Lyon", "lyon.", "Nice")}, "question-option-twice"),
        ({"aliases": ("Nice",)}, "question-option-right"),
        ({"aliases": ("Lutetia",), "reject": ("lutetia",)}, "question-reject-right"),
        ({"options": ("Lyon", "Nice")}, "question-options-count"),
        ({"options": (), "needs_options": True}, "question-needs-options"),
        ({"licence": "all rights reserved"}, "question-value"),
        ({"id": "GE-1"}, "question-id"),
        ({"kind": "number"}, "question-no-number"),
        ({"kind": "year"}, "question-no-number"),
        ({"category": "XX"}, "question-value"),
        ({"difficulty": 0}, "question-value"),
        ({"aliases": tuple("abcdefghij" * 5)}, "question-many"),
    ],
)
def test_a_bad_question(change: dict[str, Any], id: str) -> None:  # noqa: A002
    from cheeseboard.toolkit.words import words

    bad = replace(PARIS, **change)
    assert id in ids(bad)
    for what in check(bad):
        assert len({words(lang, "pursuit").say(what) for lang in LANGS}) == len(LANGS)


def test_own_questions_may_be_freer() -> None:
    own = replace(PARIS, options=(), id="7", licence="", source="", question="x" * 300)
    assert check(own, own=True) == []
    assert "question-long" in ids(replace(own, question="x" * 501), own=True)


def deck_ids(*questions: Question, own: bool = True) -> list[tuple[str, str]]:
    return [(found.what.id, found.text) for found in check_deck(Deck("d", "en", questions), own)]


def test_twins() -> None:
    again = replace(
        PARIS, id="en-GE-0002", question="Which city is France’s capital?", options=("Rome", "Bonn", "Oslo")
    )
    assert deck_ids(PARIS, replace(PARIS, id="en-GE-0002", answer="Metz")) == [("deck-twin", "en-GE-0002")]
    near = replace(PARIS, id="en-GE-0002", question="What city is the capital of France?")
    assert deck_ids(PARIS, near) == [("deck-twin", "en-GE-0002")]
    ghana = replace(PARIS, id="en-GE-0003", question="Which city is the capital of Ghana?", answer="Accra")
    assert deck_ids(PARIS, ghana) == []
    assert deck_ids(PARIS, PARIS)[0] == ("deck-id-again", "en-GE-0001")
    assert deck_ids(PARIS, again) in ([], [("deck-twin", "en-GE-0002")])


def test_a_deck_of_the_house_is_counted() -> None:
    many = [replace(PARIS, id=f"en-GE-{n:04}", question=f"{n}?", answer=f"{n}", template="sum") for n in range(300)]
    found = deck_ids(*many, own=False)
    assert {text for id_, text in found if id_ == "deck-count"} == set(CATEGORIES) - {"GE"}
    assert ("deck-template", "sum") in found
    few = [replace(one, template="sum" if n < 45 else "") for n, one in enumerate(many)]
    assert "deck-template" not in {id_ for id_, _ in deck_ids(*few, own=False)}
    danish = replace(PARIS, id="da-GE-0001", lang="da")
    assert ("deck-lang", "da-GE-0001") in deck_ids(PARIS, danish, own=False)


@pytest.mark.parametrize("lang", shipped())
def test_our_own_decks_are_fit(lang: str) -> None:
    from cheeseboard.toolkit.words import words

    deck = load_shipped(lang)
    tongue = words("en", "pursuit")
    assert [f"{one.text}: {tongue.say(one.what)}" for one in check_deck(deck)] == []


def test_a_language_without_a_deck() -> None:
    with pytest.raises(BadDeck) as caught:
        load_shipped("xx")
    assert caught.value.id == "deck-none-shipped"
    say_everywhere(caught.value, "xx", "pursuit")
