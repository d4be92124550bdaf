"""What always holds of the judge, whatever is asked and typed."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cheeseboard.games.pursuit.judge import ACCEPT, REASONS, REJECT, STRICTNESS, judge, vocabulary
from cheeseboard.games.pursuit.judge_numbers import roman, spelled
from cheeseboard.games.pursuit.judge_words import fold, keys
from cheeseboard.games.pursuit.question import KINDS, Deck, Question, check, load_shipped, shipped
from cheeseboard.toolkit.words import LANGS

NAMES = st.sampled_from(
    [
        "Paris",
        "São Paulo",
        "The Lord of the Rings",
        "Louis XIV",
        "L’Étranger",
        "Malmö",
        "Simon & Garfunkel",
        "366",
        "17,200",
        "3.5",
        "44 BC",
        "C++",
        "!!!",
        "Charles Dickens",
        "Ærø",
        "长江",
        "查尔斯·狄更斯",
        "twenty-one",
        "Lois (of Hi and Lois)",
        "sea horse or pipe fish",
        "Москва",
        "東京",
        "K2",
        "Ludwig van Beethoven",
        "O’Connor",
    ]
)
TEXTS = NAMES | st.text(min_size=1, max_size=40)
LANG = st.sampled_from(tuple(LANGS))


@st.composite
def questions(draw: st.DrawFn) -> Question:
    lang = draw(LANG)
    answer, *rest = draw(st.lists(TEXTS, min_size=2, max_size=7))
    cut = draw(st.integers(0, len(rest)))
    plain = Question("x", "GE", lang, 1, "What?", answer, tuple(rest[:cut]), "t", "CC0-1.0", aliases=tuple(rest[cut:]))
    question = replace(plain, kind=draw(st.sampled_from(KINDS)))
    assume(all(any(keys(text, lang)) for text in (question.answer, *question.aliases)))
    assume(not [what for what in check(question, own=True) if what.id in ("question-option-right",)])
    return question


def noisy(draw: st.DrawFn, text: str, lang: str) -> str:
    """The same answer as somebody else would type it: capitals, blanks and signs around it, accents left out."""
    how = draw(st.sets(st.sampled_from(["upper", "lower", "blanks", "dots", "quotes", "accents"])))
    if "upper" in how:
        text = text.upper()
    if "lower" in how:
        text = text.lower()
    if "accents" in how:
        text = "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn")
    if "blanks" in how:
        text = "  " + text.replace(" ", "   ") + "\n"
    if "dots" in how:
        text += "."
    if "quotes" in how:
        text = f"“{text}”"
    return text


@settings(max_examples=300, deadline=None)
@given(TEXTS, LANG)
def test_folding_again_changes_nothing(text: str, lang: str) -> None:
    once = fold(text, lang)
    assert fold(once, lang) == once
    assert fold(text, lang) in (once,)
    assert any(keys(text, lang)) or not text.strip() or not once


@settings(max_examples=300, deadline=None)
@given(questions(), st.sampled_from(STRICTNESS), st.data())
def test_the_answer_and_every_alias_are_right(question: Question, strictness: str, data: st.DataObject) -> None:
    for text in (question.answer, *question.aliases):
        assert judge(question, text, strictness=strictness).kind is ACCEPT


@settings(max_examples=200, deadline=None)
@given(NAMES, LANG, st.sampled_from(STRICTNESS), st.data())
def test_noise_changes_nothing(text: str, lang: str, strictness: str, data: st.DataObject) -> None:
    question = Question("x", "GE", lang, 1, "What?", text, (), "t", "CC0-1.0")
    typed = noisy(data.draw, text, lang)
    assume(any(c.isalnum() for c in text))
    assert judge(question, typed, strictness=strictness).kind is ACCEPT, typed


@settings(max_examples=300, deadline=None)
@given(questions(), st.sampled_from(STRICTNESS))
def test_a_wrong_option_is_wrong(question: Question, strictness: str) -> None:
    for text in question.options:
        if any(keys(text, question.lang)):
            assert judge(question, text, strictness=strictness).kind is REJECT
            assert judge(question, f" {text.upper()} ", strictness=strictness).kind is not ACCEPT or keys(
                text.upper(), question.lang
            ) != keys(text, question.lang)


@settings(max_examples=400, deadline=None)
@given(questions(), st.text(max_size=700), LANG, st.sampled_from(STRICTNESS))
def test_never_raises(question: Question, text: str, lang: str, strictness: str) -> None:
    assert judge(question, text, lang, strictness).reason in REASONS


@pytest.mark.parametrize(
    "text",
    [
        "9" * 5000,
        "一" * 600,
        "&" * 2000,
        "&amp;" * 400,
        "\x00",
        "\ud800",
        "İ" * 30,
        "½",
        "٣",
        "i" * 400,
        "ﷺ" * 50,
        "a\u0301" * 99,
    ],
)
def test_strange_texts(text: str) -> None:
    for lang in LANGS:
        for kind in KINDS:
            question = Question("x", "GE", lang, 1, "What?", "44 BC", ("3",), "t", "CC0-1.0", kind=kind, unit="km")
            judge(question, text)
            judge(replace(question, answer=text or "x"), text)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "da", "ro"])
def test_no_two_spellings_collide(lang: str) -> None:
    from cheeseboard.games.pursuit.judge_numbers import _MAKERS

    tongue = _MAKERS[lang]()
    assert set(tongue.base.values()) == set(range(100)), "every number below a hundred can be written"
    for word, value in tongue.base.items():
        assert spelled(word, lang) == value
    assert set(range(1, 100)) <= set(tongue.ordinals.values()) | {n for n in range(100) if lang == "ro"}


def test_romans() -> None:
    def write(n: int) -> str:
        signs = ((100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))
        out = ""
        for value, sign in signs:
            while n >= value:
                out, n = out + sign, n - value
        return out

    for n in range(1, 101):
        assert roman(write(n)) == n
    for word in ("iiii", "vx", "ic", "", "civil", "mix", "dim", "iix"):
        assert roman(word) is None, word


@pytest.mark.parametrize("lang", shipped())
def test_our_own_decks(lang: str) -> None:
    deck = load_shipped(lang)
    known = vocabulary([deck])
    for question in deck.questions[::7]:
        for text in (question.answer, *question.aliases):
            assert judge(question, text.upper(), known=known).kind is ACCEPT, (question.id, text)
        for text in (*question.options, *question.reject):
            assert judge(question, text, known=known).kind is REJECT, (question.id, text)


def test_a_deck_to_look_at() -> None:
    question = Question("x", "GE", "en", 1, "What?", "Zambia", ("Kenya",), "t", "CC0-1.0")
    assert vocabulary([Deck("d", "en", (question,))]) == {"zambia", "kenya"}
