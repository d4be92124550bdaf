"""Options: every refusal is a sentence that says what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard import games
from cheeseboard.kernel import BadOption, Game

TOY = Game("kernel.toy")


def values(**given: Any) -> dict[str, Any]:
    return TOY.option_values(TOY.options(**given))


def test_defaults_and_what_the_game_completes() -> None:
    assert values() == {"players": 2, "laps": 2, "sly": False, "start": "none"}
    assert values(players=3)["laps"] == 3
    assert values(players=3, laps=1)["laps"] == 1


def test_words_from_a_command_line_are_read() -> None:
    assert values(players="3", sly="yes", start="FEW") == {"players": 3, "laps": 3, "sly": True, "start": "few"}


@pytest.mark.parametrize(
    ("given", "id", "says"),
    [
        ({"player": 3}, "error-option-near", "Did you mean “players”?"),
        ({"qqqq": 3}, "error-option-unknown", "players, laps, sly, start"),
        ({"players": 4}, "error-option-range", "a whole number from 2 to 3"),
        ({"players": "two"}, "error-option-range", "cannot be “two”"),
        ({"players": 2.5}, "error-option-range", "cannot be “2.5”"),
        ({"players": True}, "error-option-range", "cannot be “True”"),
        ({"sly": "maybe"}, "error-option-flag", "it is yes or no"),
        ({"start": "lots"}, "error-option-choice", "none, few or many"),
        ({"start": 1}, "error-option-choice", "none, few or many"),
        ({"start": "many", "laps": 1}, "error-toy", "more than one lap"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(given: dict[str, Any], id: str, says: str) -> None:  # noqa: A002
    with pytest.raises(BadOption) as caught:
        TOY.options(**given)
    assert caught.value.id == id and says in str(caught.value)


@given(st.integers(2, 3), st.integers(1, 4), st.booleans(), st.sampled_from(["none", "few", "many"]))
def test_what_is_stored_is_what_was_asked_for(players: int, laps: int, sly: bool, start: str) -> None:
    asked = {"players": players, "laps": laps, "sly": sly, "start": start}
    if start == "many" and laps == 1:
        return
    assert values(**asked) == asked


def test_no_such_game() -> None:
    with pytest.raises(BadOption, match=r"There is no game “chuo”\. Did you mean “chou”\?"):
        games.load("chuo")
