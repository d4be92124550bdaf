"""Writing a deck: the same bytes every time, and a sentence for a format that there is not."""

from __future__ import annotations

import pytest

from cheeseboard.games.pursuit.formats import write
from cheeseboard.games.pursuit.question import CATEGORIES, BadDeck
from cheeseboard.toolkit.scene import Msg
from pursuit.quiz import question


def test_the_same_questions_give_the_same_bytes() -> None:
    """A spreadsheet is a zip file: no time of day may get into it."""
    one = question("GE", 1)
    assert write("kahoot", [one]).data == write("kahoot", [one]).data


def test_a_format_that_there_is_not() -> None:
    with pytest.raises(BadDeck):
        write("papyrus", [question("GE", 1)])


def test_a_field_that_comes_back_by_chance_is_not_carried() -> None:
    """What a file does not say, its reader takes from whoever brings it: right for some questions, lost for all."""
    done = write("kahoot", [question(category, 1) for category in CATEGORIES])
    lost = {}
    for one in done.lost:
        field = one.args["field"]
        assert isinstance(field, Msg)
        lost[field.id] = one.args["count"]
    assert lost["field-category"] == lost["field-id"] == lost["field-lang"] == len(CATEGORIES)
    kept = write("moodle", [question(category, 1) for category in CATEGORIES])
    assert not kept.lost
