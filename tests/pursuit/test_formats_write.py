"""Writing a deck: the same bytes every time, and a sentence for a format that there is not."""

from __future__ import annotations

import pytest

from cheeseboard.games.pursuit.formats import write
from cheeseboard.games.pursuit.question import BadDeck
from pursuit.quiz import question


def test_the_same_questions_give_the_same_bytes() -> None:
    """A spreadsheet is a zip file: no time of day may get into it."""
    one = question("GE", 1)
    assert write("kahoot", [one]).data == write("kahoot", [one]).data


def test_a_format_that_there_is_not() -> None:
    with pytest.raises(BadDeck):
        write("papyrus", [question("GE", 1)])
