"""A box of one's own: played beside the shipped one in the same process, and embedded in what is saved."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard import games
from cheeseboard.match import boxes, saves
from match.conftest import play_on
from words.details import say_everywhere

SHIPPED = boxes.box_text(games.load("chou"))
SMALL = SHIPPED.replace("full = 9 ", "full = 4 ")


def test_two_boxes_live_in_one_process(tmp_path: Path) -> None:
    assert SMALL != SHIPPED
    (tmp_path / "box.toml").write_text(SMALL)
    small, usual = cb.new("chou", seed=3, box=tmp_path / "box.toml"), cb.new("chou", seed=3)
    assert small.header.box != usual.header.box and small.header.box_text == SMALL and not usual.header.box_text
    for match in (small, usual):
        play_on(match, 1)
    assert max(small.scores) < max(usual.scores), "four cabbages win the smaller game"
    assert cb.new("chou", box=SMALL).game is small.game and cb.new("chou", box=SHIPPED).game is usual.game
    assert small.svg().startswith("<svg")


def test_a_saved_match_brings_its_box(tmp_path: Path) -> None:
    match = play_on(cb.new("chou", seed=3, box=SMALL), 1)
    match.save(tmp_path / "a.cheeseboard")
    again = cb.load(tmp_path / "a.cheeseboard")
    assert again.events == match.events and again.header.box_text == SMALL


def test_a_box_that_contradicts_itself_is_refused(tmp_path: Path) -> None:
    for text in (SHIPPED.replace("cabbage = 18", "cabbage = 17"), "not = [toml\n", "\n"):
        with pytest.raises(cb.BadOption, match="cannot be played with") as bad:
            cb.new("chou", box=text)
        say_everywhere(bad.value, text, "chou")
    with pytest.raises(cb.BadOption, match="cannot be read"):
        cb.new("chou", box=tmp_path / "none.toml")


def test_a_box_that_is_not_here_any_more() -> None:
    """A file that names a box which neither ships nor is embedded."""
    header = cb.new("chou", seed=1).pack_header()
    ours = boxes.box_id(games.load("chou")).encode()
    with pytest.raises(cb.BadSave, match="does not have"):
        saves.restore(header.replace(ours, b"0" * 64), [])
