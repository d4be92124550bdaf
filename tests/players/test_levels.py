"""Levels: who there is, and that they work at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.kernel import Game
from cheeseboard.players import BadLevel, levels, make, search
from cheeseboard.players import ready as readiness
from cheeseboard.players.levels import for_game, levels_of
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, words

FOUR = Game("bench.connect_four")


def test_levels_have_names_and_notes_in_every_language() -> None:
    found = levels("chou")
    assert [level.id for level in found] == ["gentle", "sharp", "merciless"]
    for level in found:
        for lang in LANGS:
            assert words(lang).say(Msg(level.name))
            assert words(lang).say(Msg(level.note))


def test_a_game_without_wits_gets_search() -> None:
    assert [level.id for level in levels_of(FOUR)] == ["gentle", "sharp", "merciless"]
    assert for_game(FOUR, "gentle", 1).level == "gentle"


def test_unknown_level_is_refused_with_a_hint() -> None:
    with pytest.raises(BadLevel, match="Did you mean “sharp”"):
        make("chou", "sharpe", 1)


def test_the_players_know_no_game() -> None:
    """players/ goes through the contract only: no game's id is in its code."""
    for file in Path(readiness.__file__).parent.glob("*.py"):
        assert "chou" not in file.read_text("utf-8"), file.name


@pytest.mark.parametrize("level", ["random", "greedy", "search", "gentle", "sharp", "merciless"])
def test_choose_speaks_notation_and_does_not_wait(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing is compiled, drivers run interpreted."""
    monkeypatch.setattr(readiness, "is_warm", lambda game, drivers: False)
    match = cb.new("chou", players=2, seed=3)
    seat = match.to_move[0]
    text = make("chou", level, 5).choose(match.view(seat))
    assert text in {str(move) for move in match.moves(seat)}
    match.play(text, seat=seat)


def test_choose_refuses_a_seat_with_nothing_to_play() -> None:
    match = cb.new("chou", players=2, seed=3)
    idle = next(seat for seat in (0, 1) if seat not in match.to_move)
    with pytest.raises(ValueError, match="nothing to play"):
        make("chou", "gentle", 1).choose(match.view(idle))


def test_compiling_goes_on_behind() -> None:
    """The first call starts it and does not wait; in the end everything is compiled."""
    import time

    began = time.perf_counter()
    readiness.is_warm(FOUR, (search,))
    assert time.perf_counter() - began < 2.0
    end = time.monotonic() + 120
    while not readiness.is_warm(FOUR, (search,)) and time.monotonic() < end:
        time.sleep(0.05)
    assert readiness.wired(FOUR, (search,), wait=False)[1]
