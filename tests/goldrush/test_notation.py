"""Moves, draws and positions as text: inverse both ways, and clear complaints."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.goldrush import notation_position
from cheeseboard.kernel import CHANCE, BadPosition
from cheeseboard.toolkit.words import LANGS
from damage import damaged
from goldrush.table import GAME, KINDS, SEATINGS, game_of
from walks import viewers

N = GAME.notation
VARIANTS = (*SEATINGS, *KINDS)


def at(text: str, **options: Any) -> Any:
    """The record of a position text."""
    states = GAME.State.zeros()
    states["edition"] = GAME.edition
    N.read_position(text, GAME.view(GAME.options(**options)), GAME.view(states))
    return states


def text_of(states: Any) -> str:
    return str(N.write_position(GAME.view(states)))


def read(states: Any, text: str, seat: int = 0) -> list[int]:
    return list(N.read_move(GAME.view(states), seat, text))


def say(states: Any, action: int) -> str:
    return str(N.write_move(GAME.view(states), 0, action))


@settings(deadline=None, max_examples=8)
@given(options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
def test_moves_and_draws_are_inverse(options: dict[str, Any], seed: int) -> None:
    for states in game_of(options, seed):
        view = GAME.view(states)
        if GAME.actors(states) == CHANCE:
            assert N.draw_label(view) in ("tile", *(f"token {letter}" for letter in "ABCDE"))
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
@given(options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6), every=st.integers(11, 37))
def test_positions_are_inverse(options: dict[str, Any], seed: int, every: int) -> None:
    for number, states in enumerate(game_of(options, seed)):
        if number % every:
            continue
        for viewer in (None, *viewers(states)):
            record = states if viewer is None else GAME.observed(states, viewer)
            text = text_of(record)
            assert text.isascii()
            again = at(text, **options)
            assert again.tobytes() == record.tobytes(), text
        viewer = seed % int(states["seats"][0])
        filled = GAME.determinized(GAME.observed(states, viewer), viewer, GAME.rng(seed))
        assert at(text_of(filled), **options).tobytes() == filled.tobytes()
    assert at(text_of(states), **options).tobytes() == states.tobytes()  # when it is over


def test_every_action_has_a_text_of_its_own() -> None:
    states = at("action\ne1 R02>\nn1 M27^\ne2 C01>", sheriff=True)
    texts: dict[str, int] = {}
    for action in (*range(0, 96100, 97), *range(96100, GAME.ACTIONS)):
        text = say(states, action)
        assert text not in texts, text
        texts[text] = action
        assert read(states, text) == [action], text
    with pytest.raises(IndexError):
        say(states, GAME.ACTIONS)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("n1^", "n1^"),
        ("N1 ^", "n1^"),
        ("n1 0", "n1^"),
        ("n1 2", "n1v"),
        ("n1 s", "n1v"),
        ("n1w", "n1<"),
        ("n 1 e 2 >", "n1e2>"),
        ("n1e2n", "n1e2^"),
        ("e1e", "e1>"),
        ("o^", "o^"),
        ("dig", "dig"),
        ("DIG", "dig"),
        ("end", "end"),
        ("pass", "end"),
        ("tent o", "tent o"),
        ("tent o:n", "tent o"),
        ("tent n1:s", "tent n1:s"),
        ("Tent N1 :n", "tent n1:n"),
        ("sheriff n1:n", "sheriff n1:n"),
        ("sheriff n1:s", "sheriff o"),
        ("cowboy railroad:s", "cowboy railroad:s"),
        ("cowboy rail:s", "cowboy railroad:s"),
        ("railroad:n", "cowboy railroad:n"),
        ("cowboy city", "cowboy city"),
        ("c", "cowboy city"),
        ("cowboy prairie:nb", "cowboy prairie:nb"),
        ("cowboy p:ea", "cowboy prairie:nb"),
        ("cowboy graveyard", "cowboy #7"),
    ],
)
def test_ways_to_write(text: str, canonical: str) -> None:
    states = at("action\ne1 R02>\nn1 M27^\ne2 C01>", sheriff=True)
    (action,) = read(states, text)
    assert say(states, action) == canonical


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "-",
            "z9",
            "n1x",
            "n0^",
            "n78^",
            "n1 5x",
            "tent",
            "tent e9",
            "tent n1:x",
            "tent n1:e",
            "cowboy",
            "cowboy zz",
        ),
        *("sheriff #78:0", "tent #7:2", "cowboy #12", "dig 3", "end end", "Ä", "0", "n1^^", "sheriff"),
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    assert read(at("action\nn1 M27^"), text) == []


def test_what_is_left_out_is_what_can_be_meant() -> None:
    place = at("place M16")
    assert {say(place, a) for a in read(place, "n1")} == {"n1v"}
    assert {say(place, a) for a in read(place, "s1")} == {"s1>", "s1v", "s1<"}
    assert read(place, "n5") == read(place, "n5^"), "illegal: read so that a clause can say why"
    acting = at("action\nn1 M27^")
    assert [say(acting, a) for a in read(acting, "tent n1")] == ["tent n1:n"], "the other one is finished"
    assert [say(acting, a) for a in read(acting, "cowboy mountain")] == ["cowboy mountain:n", "cowboy mountain:s"]


def test_draw_texts() -> None:
    states = at("draw")
    view = GAME.view(states)
    assert N.draw_label(view) == "tile"
    assert N.read_draw(view, "r07") is not None and N.read_draw(view, "X1") is None
    token = GAME.view(at("tokens B\nturn B\ne1 R01>\nstacks o 0"))
    assert N.draw_label(token) == "token B"
    assert [N.write_draw(token, v) for v in range(5)] == ["0", "1", "2", "3", "5"]
    assert N.read_draw(token, "5") == 4 and N.read_draw(token, "4") is None
    assert N.draw_label(GAME.view(at("place R07"))) == ""


def test_the_shortest_positions() -> None:
    assert at("draw").tobytes() == GAME.new(GAME.options()).tobytes()
    assert at("draw", players=5, sheriff=True).tobytes() == GAME.new(GAME.options(players=5, sheriff=True)).tobytes()


def test_the_manual_is_true() -> None:
    """The example in the module's own documentation is a position, as it stands there."""
    manual = notation_position.__doc__ or ""
    example, others = (part for part in manual.split("\n\n") if part.startswith("    "))
    text = "\n".join(line[4:33].rstrip() for line in example.splitlines())
    view = GAME.view(at(text))
    assert (view.tiles, view.held[0], view.supply, view.tally[0, 1]) == (4, 1, 61, 4)
    assert text_of(at(text)).split() == text.split()
    more = [line[4:33].rstrip() for line in others.splitlines()]
    assert [line.split()[0] for line in more] == ["sheriff", "owed", "boxed", "deck", "placed", "round"]
    lines = "\n".join([more[1], more[2], more[3], more[4], more[5]])
    view = GAME.view(at(f"tokens A\nturn B\ne1 R02>\n{lines}"))
    assert (view.owed[0], view.owed[1], view.boxed, view.stack, view.placer, view.round) == (2, 1, 3, 2, 0, 12)
    view = GAME.view(at("action\ne1 R02>\nsheriff o", sheriff=True))
    assert view.sheriff == 0


COMPLAINTS = [
    ("", {}, "The phase is missing"),
    ("noon", {}, "cannot begin with “noon”"),
    ("draw 3", {}, "“draw” stands alone"),
    ("place", {}, "looks like this: place R07"),
    ("place X9", {}, "no tile “X9”"),
    ("place SH1", {}, "no tile “SH1”"),
    ("place START", {}, "not so many tiles START; this game has 1"),
    ("draw\nover", {}, "said twice"),
    ("draw\nsupply 62\nsupply 62", {}, "said twice"),
    ("draw\nturn C", {}, "seats are A to B"),
    ("draw\nturn A B", {}, "looks like this: turn B"),
    ("draw\nround x", {}, "whole number"),
    ("draw\no R01^", {}, "The first tile is START^ at o"),
    ("draw\no START>", {}, "The first tile is START^ at o"),
    ("draw\ne1", {}, "looks like this: n2e3 R07>"),
    ("draw\ne1 R01", {}, "does not say where"),
    ("draw\ne1 R01>\ne1 R01>", {}, "At e1 lies a tile already"),
    ("draw\ne2 R01>", {}, "e2 touches no tile"),
    ("draw\ne1 R01^", {}, "The sides of e1 and o do not match"),
    ("draw\ne1 R15^\ne2 R15^", {}, "not so many tiles R15; this game has 1"),
    ("draw\ndeck R15 R15", {}, "not so many tiles R15"),
    ("draw\ngone R15 R15", {}, "not so many tiles R15"),
    ("draw\ndeck R15\ngone M01", {}, "not both"),
    ("draw\ndeck -", {}, "No tile is left to draw"),
    ("over\ndeck R15", {}, "At the end no tile is left"),
    ("draw\ntent A", {}, "looks like this: tent A n1"),
    ("draw\ntent A zz", {}, "There is no place “zz”"),
    ("draw\ntent A n1", {}, "At n1 lies no tile"),
    ("draw\ne1 R01>\ntent A e1", {}, "has no “mountain”; it has: railroad"),
    ("draw\ncowboys A o city", {}, "has no “city”"),
    ("draw\ncowboys A o", {}, "looks like this: cowboys A"),
    ("draw\ncowboys A -, -, -, -, -", {}, "A seat has 4 cowboys"),
    ("draw\ncowboys A o prairie:ea", {"farmers": False}, "beginners"),
    ("draw\nn1 M16v\ncowboys A o mountain", {}, "o mountain is finished and scored"),
    ("draw\nn1 M16v\ntent A o", {}, "o mountain is finished and scored"),
    ("draw\nn1 M16v\nstacks o 1", {}, "o mountain is finished and scored"),
    ("draw\nn1 M16v\nsheriff o", {"sheriff": True}, "o mountain is finished and scored"),
    ("draw\ncowboys A o mountain\ntent B o", {}, "Two figures cannot stand at o mountain"),
    ("draw\nsheriff o", {}, "only with the option sheriff"),
    ("draw\nscored A gold 3", {}, "“gold” is nothing that is scored"),
    ("draw\nscored A city", {}, "looks like this: scored A"),
    ("over\nhand A ?2", {}, "all tokens lie open"),
    ("draw\nhand A 4", {}, "values are 0, 1, 2, 3, 5"),
    ("draw\nhand A ? 1", {}, "looks like this: hand A"),
    ("draw\nhand A 5 5 5\nhand B 5 5 5", {}, "There are only 5 tokens worth 5"),
    ("draw\nsupply 61", {}, "add up to 62; there must be 63"),
    ("draw\nstacks o 99", {}, "whole number from 0 to 63"),
    ("draw\nstacks o", {}, "looks like this: stacks"),
    ("draw\nstacks o 1, o 2", {}, "named twice"),
    ("draw\nowed A 1", {}, "only in the phases tokens and final"),
    ("tokens A\ne1 R01>\nowed B 1", {}, "Seat A takes the next token"),
    ("action", {}, "Nobody has placed a tile yet"),
    ("sheriff\ne1 R01>", {"sheriff": True}, "only after a star tile"),
    ("place M01\nn1 M16v", {}, "M01 fits nowhere"),
]


@pytest.mark.parametrize(("text", "options", "complaint"), COMPLAINTS)
def test_bad_positions_get_a_sentence(text: str, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as bad:
        at(text, **options)
    assert complaint in str(bad.value)
    for lang in LANGS:
        assert "{" not in bad.value.message(lang)


@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused(data: st.DataObject) -> None:
    """Lines lost, doubled, moved, words swapped: a position or a sentence, never anything else; and what is read is
    written as it was understood.
    """
    options: dict[str, Any] = {"players": 3, "sheriff": True}
    words = [
        *("A", "B", "E", "-", "?", "?9", "o", "n1", "e1", "n77", "0", "9", "300", "99999", ",", "mountain", "R01^")
    ]
    words += ["railroad:e", "SH1v", "M01>", "city", "hand", "stacks", "tokens", "over", "final", "sheriff", "owed", "é"]
    steps = list(game_of(options, data.draw(st.integers(0, 40))))[: data.draw(st.integers(1, 300))]
    text = damaged(data, text_of(steps[-1]), words)
    try:
        states = at(text, **options)
    except BadPosition as bad:
        assert "cannot be read" in str(bad)
        return
    assert at(text_of(states), **options).tobytes() == states.tobytes()
    GAME.legal(states, int(states["turn_of"][0]))
