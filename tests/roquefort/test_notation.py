"""Moves, draws and positions as text: inverse both ways, and clear complaints."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.roquefort import notation_position
from cheeseboard.kernel import CHANCE, BadPosition
from cheeseboard.toolkit.words import LANGS
from damage import damaged
from roquefort.table import GAME, KINDS, SEATINGS, at, game_of, renumbered, text_of
from words.details import say_everywhere

N = GAME.notation
ALL: dict[str, Any] = {"gonzola": True, "tower": True, "mechanism": True, "pantry": True}


def read(states: Any, text: str, seat: int = 0) -> list[int]:
    return list(N.read_move(GAME.view(states), seat, text))


def say(states: Any, action: int, seat: int = 0) -> str:
    return str(N.write_move(GAME.view(states), seat, action))


@settings(deadline=None, max_examples=7)
@given(options=st.sampled_from((*SEATINGS, *KINDS)), seed=st.integers(0, 10**6), every=st.integers(3, 19))
def test_moves_and_draws_are_inverse(options: dict[str, Any], seed: int, every: int) -> None:
    for number, states in enumerate(game_of(options, seed)):
        if number % every:
            continue
        view = GAME.view(states)
        if GAME.actors(states) == CHANCE:
            assert N.draw_label(view).startswith("tile ")
            for outcome, _ in GAME.chance(states):
                assert N.read_draw(view, N.write_draw(view, outcome)) == outcome
        for seat in GAME.waiting(states):
            legal = GAME.legal(states, seat)
            texts = {N.write_move(view, seat, action) for action in legal}
            assert len(texts) == len(legal)
            for action in legal[:: max(1, len(legal) // 12)]:
                text = N.write_move(view, seat, action)
                assert text.isascii() and "\n" not in text
                assert read(states, text, seat) == [action]
                assert read(states, f"  {text.upper()} ", seat) == [action]


@settings(deadline=None, max_examples=8)
@given(options=st.sampled_from((*SEATINGS, *KINDS)), seed=st.integers(0, 10**6), every=st.integers(5, 31))
def test_positions_are_inverse(options: dict[str, Any], seed: int, every: int) -> None:
    """Of the record and of what is shown of it, but for the numbers of the tiles."""
    for number, states in enumerate(game_of(options, seed)):
        if number % every:
            continue
        for record in (states, GAME.shown(states)):
            text = text_of(record)
            assert text.isascii()
            assert at(text, **options).tobytes() == renumbered(record).tobytes(), text
    assert at(text_of(states), **options).tobytes() == renumbered(states).tobytes(), "when it is over"


@pytest.mark.parametrize("options", [{}, {"players": 5}, {"players": 3, **ALL}, {"tower": True, "tower_start": "any"}])
def test_the_shortest_position_is_the_set_up(options: dict[str, Any]) -> None:
    assert at("setup\ntiles e4 ?, f4 ?" if options.get("gonzola") else "setup", **options).tobytes() == (
        renumbered(GAME.new(GAME.options(**options))).tobytes()
    )


def test_what_is_left_out() -> None:
    view = GAME.view(at("play", players=5, **dict.fromkeys(("gonzola", "mechanism"), True)))
    assert [view.mouse[seat, 0] for seat in range(5)] == [0, 6, 42, 48, 49]
    assert (view.gonzola, view.tower, view.ap, view.turn, view.ribbon) == (24, 1, 4, 0, -1)
    assert text_of(at("play")).splitlines()[:3] == ["play", "turn A", "points 4"]
    assert GAME.view(at("play\nmice B d3 x")).mouse[1, 1] == 55


def test_the_tile_of_a_slide_is_named_by_its_kind() -> None:
    states = at("play\nfree plain plain brie", gonzola=True, mechanism=True)
    assert [say(states, a) for a in GAME.legal(states, 0) if "Wd" in say(states, a)] == [
        "slide Wd plain",
        "slide Wd brie",
    ]
    assert say(states, 305 + 4 + 1) == "slide N2 plain#2"
    assert read(states, "slide n2 #2") == read(states, "slide N2 plain#2")
    pantry = at("play\nmice A p2\ntiles d4 passage", pantry=True)
    assert [t for t in (say(pantry, a) for a in GAME.legal(pantry, 0)) if t.startswith("slide Wd p2")] == [
        "slide Wd p2>p1",
        "slide Wd p2>p3",
        "slide Wd p2>p4",
    ]


UNREADABLE = ["", "lift", "lift S", "A5 d4", "B2 d4", "A2 h4", "A2 d8", "G roof", "G roof Z", "slide"]
UNREADABLE += ["slide N3 plain", "slide Wd soap", "tower N1", "tower", "end end", "é", "T2"]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read(text: str) -> None:
    assert read(at("play", **ALL), text) == []


def test_the_manual_is_true() -> None:
    """The example in the module's own documentation is a position, as it stands there."""
    manual = notation_position.__doc__ or ""
    example = next(part for part in manual.split("\n\n") if part.startswith("    "))
    text = "\n".join(line[4:40].rstrip() for line in example.splitlines())
    states = at(text, **ALL)
    view = GAME.view(states)
    assert (view.turn, view.ap, view.slid, view.gonzola, view.ribbon, view.round) == (1, 3, 1, 38, 1, 12)
    assert text_of(states).split() == text.split()


COMPLAINTS: list[tuple[str, dict[str, Any], str]] = [
    ("", {}, "The phase is missing"),
    ("noon", {}, "cannot begin with “noon”"),
    ("play 3", {}, "“play” stands alone"),
    ("play\nslid 1", {}, "“slid” stands alone"),
    ("play\nover", {}, "said twice"),
    ("play\nturn B\nturn B", {}, "said twice"),
    ("play\nturn C", {}, "seats are A to B"),
    ("play\nturn A B", {}, "looks like this: turn B"),
    ("play\npoints 5", {}, "whole number from 0 to 4"),
    ("play\nround x", {}, "whole number"),
    ("play\nused 1", {}, "only with the option mechanism"),
    ("play\nused 5", {"mechanism": True}, "looks like this: used 2 G"),
    ("setup\npoints 3", {}, "belong to a turn"),
    ("play\nd ? ?", {}, "looks like this: d plain"),
    ("play\na ? ? = ? = ? NE", {}, "a1 does not lie on a tile"),
    ("play\na NW ? plain ? = ? NE", {}, "a3 does not lie on a tile"),
    ("play\ntiles a3 brie", {}, "“a3” is no square"),
    ("play\ntiles a2", {}, "looks like this: tiles"),
    ("play\ntiles a2 brie, a2 gouda", {}, "a2 is named twice"),
    ("play\ntiles a2 soap", {}, "no tile “soap”"),
    ("play\ntiles a2 passage", {}, "its variant is off"),
    ("play\ntiles a2 brie, a4 brie, b1 brie, b2 brie", {}, "There are 4 tiles brie here; the game has 3"),
    ("play\nopen A B C D E F G H", {}, "tiles plain here; the game has 10"),
    ("play\nfree plain plain", {}, "looks like this: free"),
    ("play\nopen Z", {}, "no room “Z”"),
    ("play\nmice A", {}, "looks like this: mice A"),
    ("play\nmice A q9", {}, "no place “q9”"),
    ("play\nmice A T", {}, "without the option tower"),
    ("play\nmice A p1", {}, "without the option pantry"),
    ("play\nmice A a2\nopen -", {}, "under the roof of room A"),
    ("play\nmice A a2\ntiles a2 trap", {}, "stands on a trap"),
    ("play\nmice A a2 a2", {}, "A2 and A1 cannot both be at a2"),
    ("play\nmice A NE", {}, "B1 and A1 cannot both be at NE"),
    ("play\nmice A p1 p2 p3 p4", {"pantry": True}, "more than 3 figures"),
    ("play\ngonzola d4", {}, "only with the option gonzola"),
    ("play\ngonzola NW", {"gonzola": True}, "Gonzola cannot be at “NW”"),
    ("play\ngonzola roof Z", {"gonzola": True}, "looks like this: gonzola d4"),
    ("play\ngonzola roof A\nopen A", {"gonzola": True}, "cannot be on the roof of room A"),
    ("play\ngonzola roof K\nopen J", {"gonzola": True, "roof_run": "compound"}, "cannot be on the roof"),
    ("play\ngonzola roof K", {"gonzola": True}, "no way down"),
    ("play\ngonzola p1", {"gonzola": True, "pantry": True, "gonzola_pantry": False}, "option gonzola_pantry"),
    ("play\ngonzola f4\nmice A d4\nribbon B", {"gonzola": True}, "he wears the ribbon of A"),
    ("play\ntower N1", {"tower": True}, "no wall place “N1”"),
    ("play\ntower -", {"tower": True}, "say where it hangs"),
    ("play\ncheese A trap", {}, "“trap” is no kind of cheese"),
    ("play\ncheese A brie brie", {}, "token brie is named twice"),
    ("play\n" + "\n".join(f"cheese {s} brie" for s in "ABCDE"), {"players": 5}, "There are only 4 tokens brie"),
    ("play\nmice A a2 a4\ntiles a2 brie, a4 brie", {}, "A has a pair on brie"),
    ("play\ncheese A brie gouda slice blue", {}, "A has 4 kinds of cheese"),
    ("play\nmice B x x x", {}, "B has lost 3 mice"),
    ("over", {}, "The game is not over"),
    ("play\nlast W3 1", {}, "no slot “W3”"),
    ("play\nlast Wd", {}, "looks like this: last Wd 2"),
    ("play\nseen a2 1", {}, "a2 is none"),
    ("hop 1", {"gonzola": True, "gonzola_hop": True}, "In the phase hop"),
    ("hop", {"gonzola": True}, "looks like this: hop 2"),
    ("setup\nmice A NW", {}, "A does not"),
    ("setup\nturn B\nmice A d4\nopen J", {}, "A does not"),
    ("hang\nturn B", {}, "Before the first turn the tower hangs"),
    ("setup\ntower N3", {"tower": True}, "Before the first turn the tower hangs"),
]


@pytest.mark.parametrize(("text", "options", "complaint"), COMPLAINTS)
def test_bad_positions_get_a_sentence(text: str, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as bad:
        at(text, **options)
    assert complaint in str(bad.value)
    example = bad.value.given["why"].args.get("form", "")  # how a line looks is the same in every language
    say_everywhere(bad.value, f"{text} {example}", "roquefort")
    for lang in LANGS:
        assert "{" not in bad.value.message(lang)


@cache
def texts(seed: int) -> list[str]:
    """Every seventh position of a random game, as text."""
    return [text_of(states) for number, states in enumerate(game_of({"players": 3, **ALL}, seed)) if number % 7 == 0]


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused(data: st.DataObject) -> None:
    """Lines lost, doubled, moved, words swapped: a position or a sentence, never anything else; and what is read is
    written as it was understood, and somebody can act in it.
    """
    options: dict[str, Any] = {"players": 3, **ALL}
    words = ["A", "B", "E", "-", "?", "x", "T", "p1", "p5", "d4", "a2", "NW", "0", "9", "300", "brie", "trap", "plain"]
    words += ["gonzola", "roof", "J", "hop", "over", "setup", "hang", "N3", "Wd", "free", "mice", "tiles", "é", "="]
    text = damaged(data, data.draw(st.sampled_from(texts(data.draw(st.integers(0, 2))))), words)
    try:
        states = at(text, **options)
    except BadPosition as bad:
        assert "cannot be read" in str(bad)
        return
    assert at(text_of(states), **options).tobytes() == states.tobytes()
    for seat in GAME.waiting(states):
        assert GAME.legal(states, seat)
