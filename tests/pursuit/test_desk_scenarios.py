"""Scenarios with people at the desk: what they can say holds, and what does not hold is named."""

from __future__ import annotations

import pytest

from cheeseboard.match.scenario_run import run
from cheeseboard.toolkit.scenario import BadScenario, read_scenario
from cheeseboard.toolkit.words import LANGS
from pursuit.quiz import GAME

READING = """
game = "pursuit"
clause = "reader.left"
title = "The side to the left reads the card and rules"
options = { players = 3, starter = "first", judging = "reader" }
draws = { "die A" = ["1"] }
seen = ["q01"]

[[deck]]
category = "GE"
question = "Which ocean is the largest?"
answer = "Pacific"

[[deck]]
category = "GE"
question = "Which river flows through Paris?"
answer = "Seine"

[[step]]
seat = 0
play = "roll"

[[step]]
seat = 0
play = "go S21"
expect = { desk = { referee = { id = "q02", waits = [1] }, 0 = { answer = "" }, 1 = { answer = "Seine" } } }

[[step]]
seat = 2
refuse = "right"
clause = "reader.left"

[[step]]
seat = 1
say = "wrong"

[[step]]
time = true
expect = { to_move = [1], desk = { spectator = { verdict = "wrong", answer = "Seine", stage = "" } } }
"""


def test_a_scenario_with_people_at_the_desk_holds() -> None:
    match = run(read_scenario(READING, "reading.toml"), GAME)
    assert match.to_move == (1,)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('1 = { answer = "Seine" }', '2 = { answer = "Seine" }', "differs"),
        ("waits = [1]", "waits = [2]", "differs"),
        ('id = "q02"', 'card = "q02"', "fact"),
        (
            'clause = "reader.left"\n\n[[step]]\nseat = 1',
            'clause = "reader.top-card"\n\n[[step]]\nseat = 1',
            "other-clause",
        ),
        ("seat = 2\nrefuse", "seat = 1\nrefuse", "allowed"),
        ('say = "wrong"', 'say = "sing"', "move"),
        ('seat = 1\nsay = "wrong"', 'say = "wrong"', "missing"),
        ("time = true", 'time = true\nsay = "accept"', "one-of"),
        ("time = true", 'time = "now"', "flag"),
        ('seen = ["q01"]', "seen = 1", "seen"),
        ("desk = { spectator", "desk = { 7", "seat"),
        ("desk = { spectator = { verdict", "desk = { spectator = [], x = { verdict", "viewer-tables"),
        ('category = "GE"\nquestion = "Which o', 'categry = "GE"\nquestion = "Which o', "deck-field-unknown"),
    ],
)
def test_what_does_not_hold_is_named_in_every_language(old: str, new: str, what: str) -> None:
    assert READING.count(old) >= 1
    with pytest.raises(BadScenario) as caught:
        run(read_scenario(READING.replace(old, new, 1), "reading.toml"), GAME)
    assert getattr(caught.value.given["what"], "id", "") in (f"scenario-{what}", what), caught.value
    assert len({caught.value.message(lang) for lang in LANGS}) == len(LANGS)


def test_without_a_deck_nothing_is_known_of_a_desk() -> None:
    bare = READING[: READING.index("seen =")] + '[[step]]\nexpect = { desk = { referee = { stage = "" } } }\n'
    with pytest.raises(BadScenario) as caught:
        run(read_scenario(bare, "bare.toml"), GAME)
    assert getattr(caught.value.given["what"], "id", "") == "scenario-no-desk"


def test_a_game_that_asks_nothing_takes_no_deck() -> None:
    text = 'game = "chou"\nclause = "day.b-only-around"\ntitle = "x"\nexpect = { over = false }\n[[deck]]\n'
    with pytest.raises(BadScenario) as caught:
        run(read_scenario(text, "chou.toml"))
    assert getattr(caught.value.given["what"], "id", "") == "error-no-desk"
