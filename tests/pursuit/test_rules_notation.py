"""Moves, draws and positions as text: inverse both ways, and clear complaints."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.pursuit.rules_state import ACTIONS
from cheeseboard.kernel import CHANCE, DESK, BadOption, BadPosition
from cheeseboard.toolkit.words import LANGS
from damage import damaged
from pursuit.wheel import GAME, KINDS, SEATINGS, SIX, at, game_of, text_of
from words.details import say_everywhere

N = GAME.notation


def read(states: Any, text: str, seat: int = 0) -> list[int]:
    return list(N.read_move(GAME.view(states), seat, text))


def test_every_action_has_one_text() -> None:
    states = GAME.new()
    texts = [N.write_move(GAME.view(states), 0, action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    for action, text in enumerate(texts):
        assert text.isascii()
        for form in (text, f"  {text.upper()} ", text.replace(" ", "")):
            assert read(states, form) == [action], form
    for number in (-1, ACTIONS):
        with pytest.raises(IndexError):
            N.write_move(GAME.view(states), 0, number)


@pytest.mark.parametrize(
    "text", ["", "go", "go R17", "cat XX", "vote", "vote R13", "roll 6", "R99", "catGEO", "7", "gogo R13"]
)
def test_what_cannot_be_read(text: str) -> None:
    assert read(GAME.new(), text) == []


def test_bare_names_mean_the_legal_move() -> None:
    moving = at("move 4")
    assert read(moving, "s04") == read(moving, "go S04")
    assert read(at("category"), "ge") == read(moving, "cat GE")
    assert read(at(f"vote\nA HUB {SIX}"), "GE", 1) == read(moving, "vote GE")
    assert read(at(f"tie GE EN\nA HUB {SIX}", players=3), "GE", 1) == read(moving, "cat GE")


@settings(deadline=None, max_examples=8)
@given(options=st.sampled_from((*SEATINGS, *KINDS)), seed=st.integers(0, 10**6), every=st.integers(3, 19))
def test_draws_and_positions_are_inverse(options: dict[str, Any], seed: int, every: int) -> None:
    for number, states in enumerate(game_of(options, seed, 1200)):
        if number % every and GAME.actors(states) != 0:
            continue
        view = GAME.view(states)
        if GAME.actors(states) in (CHANCE, DESK):
            word, _, letter = N.draw_label(view).partition(" ")
            assert (
                word in ("starter", "throw", "die", "lot", "answer") and letter in tuple("ABCDEF")
            ) or word == "starter"
            for outcome, _ in GAME.chance(states):
                assert N.read_draw(view, N.write_draw(view, outcome).upper()) == outcome
        text = text_of(states)
        again = at(text, **options)
        assert again.tobytes() == states.tobytes(), text
        for viewer in range(-1, int(view.seats)):
            seen = GAME.observed(states, viewer)
            assert at(text_of(seen), **options).tobytes() == seen.tobytes()


def test_what_is_left_out_is_the_plainest_thing_that_fits() -> None:
    assert text_of(at("roll")) == "roll\nturn A\nA HUB\nB HUB\nround 0\n"
    assert text_of(at("place", start="own_colour")) == "place\nturn A\nA new\nB new\nround 0\n"
    assert text_of(at("roll", start="own_colour")) == "roll\nturn A\nA HUB\nB HUB\nround 0\n"
    assert text_of(at("throw", starter="highest")) == "throw\nturn A\nA HUB\nB HUB\nthrows - -\nagain A B\nround 0\n"
    assert text_of(at(f"lot\na hub {SIX} home # comment", players=1)) == f"lot\nturn A\nA HUB {SIX}\nround 0\n"


LEAVE: dict[str, Any] = {"leaving": True, "players": 3}
BAD: list[tuple[str, dict[str, Any]]] = [
    ("", {}),
    ("# nothing", {}),
    ("rolling", {}),
    ("move", {}),
    ("move 7", {}),
    ("roll 4", {}),
    ("ask XX", {}),
    ("tie GE", {}),
    ("roll\nturn C", {}),
    ("roll\nturn", {}),
    ("roll\nturn A B", {}),
    ("roll\nA", {}),
    ("roll\nA R17", {}),
    ("roll\nA W1 GE GE", {}),
    ("roll\nA W1 XX", {}),
    ("roll\nA W1\nA W2", {}),
    ("roll\nG W1", {}),
    ("roll\nboard", {}),
    ("roll\nA gone", {}),
    ("roll\nA new", {}),
    ("roll\nB gone now", LEAVE),
    ("roll\nA gone", LEAVE),
    ("roll\nturn A\nB gone\nC gone", LEAVE),
    ("roll\nA new", {"start": "own_colour"}),
    ("place", {}),
    ("place\nA W4", {"start": "own_colour"}),
    ("roll\nA W1 home", {}),
    (f"roll\nturn B\nA HUB {SIX} away", {}),
    (f"roll\nturn B\nA W1 {SIX}", {}),
    (f"roll\nA HUB {SIX}", {}),
    ("vote", {}),
    (f"vote\nA HUB {SIX}\nvotes - GE", {}),
    (f"vote\nA HUB {SIX}\nvotes GE -", {}),
    (f"vote\nA HUB {SIX}\nvotes - XX", {}),
    (f"vote\nA HUB {SIX}\nvotes -", {}),
    ("roll\nvotes - GE", {}),
    (f"vote\nA HUB {SIX}", {"players": 1}),
    ("category\nA R03", {}),
    (f"category\nA HUB {SIX} away", {"after_miss": "leave"}),
    ("ask GE\nA S01", {}),
    ("ask GE\nA R02", {}),
    ("over", {}),
    ("over\nwinner A", {}),
    ("starter\nA W1", {}),
    ("throw", {}),
    ("throw\nthrows 3 4", {"starter": "highest"}),
    ("throw\nthrows 3 9", {"starter": "highest"}),
    ("throw\nagain A", {"starter": "highest"}),
    ("roll\nround many", {}),
]


@pytest.mark.parametrize(("text", "options"), BAD, ids=[text.replace("\n", " / ") or "nothing" for text, _ in BAD])
def test_bad_positions_are_refused_in_every_language(text: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        at(text, **options)
    say_everywhere(caught.value, text, "pursuit")


GOOD = (
    "move 4\nturn B\nA R13 GE SN\nB HUB\nround 12",
    f"vote\nturn A\nA HUB {SIX}\nB W1\nvotes - -\nround 3",
    "ask HI\nturn A\nA R13\nB gone\nC W2 SL\nround 3",
    "throw\nturn A\nA HUB\nB HUB\nC HUB\nthrows 3 - -\nagain A B C\nround 0",
)

WORDS = ["move", "vote", "A", "B", "C", "gone", "new", "away", "GE", "HUB", "W1", "R02", "-", "?", "9", "round", "turn"]


@settings(deadline=None, max_examples=150)
@given(good=st.sampled_from(GOOD), data=st.data())
def test_a_damaged_position_is_read_or_refused(good: str, data: st.DataObject) -> None:
    text = damaged(data, good, WORDS)
    for options in ({"players": 2}, LEAVE, {"players": 3, "starter": "highest"}):
        try:
            states = at(text, **options)
        except BadPosition as error:
            assert error.message("fr")
            continue
        assert at(text_of(states), **options).tobytes() == states.tobytes()


@pytest.mark.parametrize(
    "given_",
    [
        {"players": 2, "skill_c": 50},
        {"players": 1, "skill_b": 1},
        {"players": 1, "judging": "reader"},
        {"players": 1, "leaving": True},
        {"players": 7},
        {"players": 0},
        {"skill": 0},
        {"skill": 100},
        {"seconds": 45},
        {"start": "rim"},
    ],
    ids=str,
)
def test_options_that_do_not_fit_are_refused(given_: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.options(**given_)
    assert len({caught.value.message(lang) for lang in LANGS}) == len(LANGS)
