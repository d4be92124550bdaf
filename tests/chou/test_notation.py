"""Moves, draws and positions as text: inverse both ways, and clear complaints."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.chou import notation_position
from cheeseboard.kernel import CHANCE, BadPosition
from chou.table import GAME, VARIANTS, at, game_of, text_of
from walks import viewers
from words.details import say_everywhere

N = GAME.notation


def read(states: Any, seat: int, text: str) -> list[int]:
    return list(N.read_move(GAME.view(states), seat, text))


@settings(deadline=None, max_examples=12)
@given(options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
def test_moves_and_draws_are_inverse(options: dict[str, Any], seed: int) -> None:
    for states in game_of(options, seed):
        view = GAME.view(states)
        if GAME.actors(states) == CHANCE:
            assert N.draw_label(view).split()[0] in ("bush", "double", "arrows")
            for outcome, _ in GAME.chance(states):
                assert N.read_draw(view, N.write_draw(view, outcome)) == outcome
        for seat in viewers(states)[:-1]:
            seen = GAME.observed(states, seat)
            texts = set()
            for action in GAME.legal(states, seat):
                text = N.write_move(GAME.view(seen), seat, action)
                assert text.isascii() and "\n" not in text
                texts.add(text)
                assert read(seen, seat, text) == [action]
                assert read(seen, seat, f" {text.lower().replace('?', ' ?').replace('-', ' ')} ") == [action]
            assert len(texts) == len(GAME.legal(states, seat))


@settings(deadline=None, max_examples=12)
@given(options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
def test_positions_are_inverse(options: dict[str, Any], seed: int) -> None:
    given = GAME.options(**options)
    for states in game_of(options, seed):
        for viewer in (None, *viewers(states)):
            record = states if viewer is None else GAME.observed(states, viewer)
            again = at(text_of(record), **options)
            assert again.tobytes() == record.tobytes(), text_of(record)
        for viewer in viewers(states):
            filled = GAME.determinized(GAME.observed(states, viewer), viewer, GAME.rng(seed))
            assert at(text_of(filled), **options).tobytes() == filled.tobytes()
    assert GAME.option_values(given)["players"] == options["players"]


def test_every_action_has_a_text_that_is_read_back() -> None:
    view = GAME.view(GAME.new(GAME.options()))
    texts = [N.write_move(view, 0, action) for action in range(GAME.ACTIONS)]
    assert len(set(texts)) == GAME.ACTIONS
    for action, text in enumerate(texts):
        assert N.read_move(view, 0, text) == [action]
    with pytest.raises(IndexError):
        N.write_move(view, 0, GAME.ACTIONS)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("1-b4", "1-b4"),
        ("1 B4", "1-b4"),
        ("2b4", "2-b4"),
        ("1-X", "1-x"),
        ("A-12", "A-12"),
        ("a 12", "A-12"),
        ("a12", "A-12"),
        ("A9 ?b2", "A-9?b2"),
        ("b-9?B2", "B-9?b2"),
        ("A-1", "A-1"),
        ("a 1", "A-1"),
        ("..", ".."),
        (" . . ", ".."),
    ],
)
def test_ways_to_write(text: str, canonical: str) -> None:
    states = GAME.new(GAME.options())
    (action,) = read(states, 0, text)
    assert N.write_move(GAME.view(states), 0, action) == canonical


@pytest.mark.parametrize("text", ["", "-", "z9", "3-b4", "1-z9", "A-25", "A-0", "A-9?z9", "1-", "Ä", "1-b4?c1", "99"])
def test_what_cannot_be_read(text: str) -> None:
    assert read(GAME.new(GAME.options()), 0, text) == []


def test_bare_cells_and_stones() -> None:
    first = GAME.new(GAME.options(players=4))
    assert read(first, 0, "b4") == read(first, 0, "1-b4")
    both = GAME.new(GAME.options())
    assert read(both, 0, "b4") == [*read(both, 0, "1-b4"), *read(both, 0, "2-b4")]
    day = at("day 1\nrabbits a1 a2")
    assert read(day, 1, "1") == read(day, 1, "A-1")  # only A can walk to stone 1
    assert read(day, 1, "7") == read(day, 1, "A-7")
    assert set(read(day, 1, "b2")) == {*read(day, 1, "A-4?b2"), *read(day, 1, "A-10?b2")}
    assert read(day, 1, "18") == read(day, 1, "B-18")
    assert read(day, 1, "c3") == []
    night = at("night 1\nrabbits a1 e3")
    assert read(night, 0, "a2") == read(night, 0, "1-a2")
    assert read(night, 0, "a1") == read(night, 0, "1-a1")  # illegal: read so that a clause can say why


def test_draw_texts() -> None:
    start = GAME.view(GAME.new(GAME.options(bushes=True)))
    assert N.draw_label(start) == "bush"
    assert N.write_draw(start, 6) == "b4"
    assert N.read_draw(start, "B4") == 6
    assert N.read_draw(start, "*") is None
    states = at("first night\nrabbits b4 hand\nlooking b4 0")
    view = GAME.view(states)
    assert N.draw_label(view) == "arrows b4"
    assert [N.write_draw(view, mask) for mask in (31, 61, 63)] == ["-se", "-ne", "*"]
    assert N.read_draw(view, "-NE") == 61
    assert N.read_draw(view, "b4") is None
    assert N.draw_label(GAME.view(at("day 1"))) == ""


def test_the_shortest_positions() -> None:
    assert at("first night").tobytes() == GAME.new(GAME.options()).tobytes()
    assert at("setup", bushes=True).tobytes() == GAME.new(GAME.options(bushes=True)).tobytes()
    day = GAME.view(at("day 3\nrabbits b4 ?"))
    assert (day.day, day.round, day.rabbits[0], day.rabbits[1]) == (3, 5, 6, -9)
    assert day.pawns.tolist() == [6, 17]
    assert at(text_of(at("day 3\nrabbits b4 ?"))).tobytes() == at("day 3\nrabbits b4 ?").tobytes()


EXAMPLE = """
    day 3                        # the phase
        c c c
       c c c c
      c x h . c
       c . c c
        c c x
    rabbits b4 ?
    pawns 7 18
    acted A
    looks a1
    compost 2
    arrows b4 -ne  c2 *
    gardeners-know a2
"""


def test_a_position_written_by_hand() -> None:
    view = GAME.view(at(EXAMPLE))
    assert view.eaten.tolist() == [0] * 8 + [1] + [0] * 9 + [1]
    assert view.gone.tolist() == [0] * 10 + [1, 0, 0, 1] + [0] * 5
    assert view.arrows[6] == 61 and view.arrows[8] == 63
    assert view.arrows[18] == 63  # eaten, so known: left out, six arrows
    assert view.seen[6] == 1 and view.seen[1] == 2
    assert (view.start, view.nights, view.night_eaten[0]) == (2, 1, 1 << 8 | 1 << 18)
    assert view.day_missed[0] == 1
    assert view.acted.tolist() == [1, 0]


def test_the_manual_is_true() -> None:
    """The example in the module's own documentation is a position, as it stands there."""
    manual = notation_position.__doc__ or ""
    example, others = (part for part in manual.split("\n\n") if part.startswith("    "))
    text = "\n".join(line[4:33].rstrip() for line in example.splitlines())
    view = GAME.view(at(text, bushes=True))
    assert (view.phase, view.day, view.compost, view.rabbits[0]) == (3, 3, 3, 6)
    assert view.gone.tolist() == [0] * 10 + [1] + [0] * 4 + [2] + [0] * 3
    assert view.arrows[12] == 61 and view.seen[12] == 2
    assert text_of(at(text_of(at(text, bushes=True)), bushes=True)) == text_of(at(text, bushes=True))
    night = "night 5\nrabbits b3 d1\nrabbits-know d1\narrows d1 -ne\n"
    more = [line[4:33].rstrip() for line in others.splitlines()]
    view = GAME.view(at(night + "\n".join(more[i] for i in (0, 1, 4, 5, 6)), players=4, score=True))
    assert (view.moved[0], view.yielded, view.leg, view.leg_scores[0], view.round) == (1, 1, 1, 7, 12)


@pytest.mark.parametrize(
    ("text", "options", "complaint"),
    [
        ("", {}, "the phase is missing"),
        ("noon 3", {}, "cannot begin with “noon”"),
        ("day", {}, "this many words: 1"),
        ("day x", {}, "whole number"),
        ("day 1\nday 2", {}, "given twice"),
        ("day 1\npawns 1 2\npawns 1 2", {}, "said twice"),
        ("day 1\npawns 1", {}, "“pawns” must be followed by this many words: 2"),
        ("day 1\npawns 1 25", {}, "no stone “25”"),
        ("day 1\nrabbits z9 ?", {}, "no bed “z9”"),
        ("day 1\nrabbits b4 b4", {}, "never under one tile"),
        ("day 1\nrabbits c3 b4", {}, "cannot hide on c3"),
        ("day 1\nrabbits hand b4", {}, "cannot be “hand”"),
        ("day 1\nrabbits caught caught", {}, "the game is over"),
        ("day 1\nacted A B", {}, "the night falls"),
        ("night 1\nrabbits a1 a2\nmoved 1 2", {}, "the day breaks"),
        ("day 1\nmoved 1", {}, "by night"),
        ("night 1\nacted A", {}, "by day"),
        ("day 1", {"bushes": True}, "draw the garden"),
        ("day 1\nc c c\nc c c c", {}, "five rows"),
        ("day 1\nc c c\nc c c c\nc c c c c\nc c c c\nc c c", {}, "the cabin (h) is on c3"),
        ("day 1\nc b c\nc c c c\nc c h c c\nc c c c\nc c c", {}, "0 bushes and 0 doubles"),
        ("day 1\ncompost 3", {}, "shows 0 cabbages gone"),
        ("day 1\narrows b4", {}, "a bed and a text"),
        ("day 1\narrows b4 -up", {}, "arrows are"),
        ("day 1\narrows b4 -e", {"arrows": "A6"}, "six arrows"),
        ("day 1\narrows b4 *", {"arrows": "A5"}, "has 0 with six arrows"),
        ("day 1\nleg 2", {}, "needs the option score"),
        ("day 2\nmemory somewhere\ntrace -", {}, "memory is"),
        ("day 2\nmemory nothing", {}, "1 to 8 lines"),
        ("day 2\ntrace b4", {}, "begins with one of"),
        ("first night\nrabbits b4 hand\nlooking b3 0\nlooks a1", {}, "look by day"),
        ("over 3 rain", {}, "how the game ended"),
        ("day 1\nacted", {}, "followed by 1 to 2 words"),
        ("day 1\nrabbits-know c3", {}, "on c3 there are no arrows to know"),
        ("setup\nb c c\nc d c c\nc c h c c\nc c c c\nc c c", {"bushes": True}, "the bushes (3) are laid first"),
        ("second night", {}, "cannot begin with “second”"),
        ("first", {}, "a phase is setup"),
        ("first night\nrabbits hand hand\nmoved 1", {}, "still be in hand"),
        ("night 2\nlooking c3 0", {}, "waiting for the arrows of c3"),
        ("day 9\n. . .\n. . . .\n. . h c c\nc c c c\nc c c", {}, "write: over N compost"),
    ],
)
def test_bad_positions_get_a_sentence(text: str, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match="This position cannot be read") as bad:
        at(text, **options)
    assert complaint in str(bad.value)
    assert bad.value.id == "error-chou-position"
    say_everywhere(bad.value, text, "chou")
