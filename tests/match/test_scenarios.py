"""Scenario files: what is wrong with one is said in a sentence; what does not hold is found; all of ours hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from cheeseboard import games
from cheeseboard.kernel import Game
from cheeseboard.match import scenario_run
from cheeseboard.toolkit.scenario import BadScenario, Scenario, read_scenario
from words.details import say_everywhere

GOOD = """
game = "tiny"
clause = "turn.phase"
title = "The highest lonely bid takes the pot"
options = { players = 3 }
draws = { "bonus" = ["2"], "peek 0" = ["3"] }
expect = { to_move = [0, 1, 2], scores = [0, 0, 0], told = { 0 = [] } }

[[step]]
seat = 0
play = "look"
expect = { told = { 0 = ["looked"], 1 = [], spectator = [] }, hidden = { 1 = ["eye", "looked[0]", "pot"] } }

[[step]]
seat = 0
refuse = "nod"
clause = "turn.phase"

[[step]]
seat = 0
play = "bid 2"
expect = { undo = { 0 = true, 1 = false }, legal = { 1 = ["bid 1", "look"] }, not_legal = { 1 = ["nod"] } }

[[step]]
seat = 0
undo = true

[[step]]
seat = 0
play = "bid 3"
expect = { over = false }

[[step]]
seat = 1
play = "bid 2"

[[step]]
seat = 2
play = "bid 2"
[step.expect]
scores = [3, 0, 0]
ranks = [0, 1, 1]
position = ["points 3 0 0", "pot ?"]
told = { 0 = ["pot-won"], spectator = ["pot-won"] }
breakdown = { 0 = [{ count = 3, total = 3 }], 1 = [{ clause = "turn.phase", total = 0 }] }
"""


def run(tiny: Game, text: str) -> None:
    scenario_run.run(read_scenario(text, "x.toml"), tiny)


def test_a_good_one_holds(tiny: Game) -> None:
    run(tiny, GOOD)


@pytest.mark.parametrize(
    ("change", "to", "says"),
    [
        ("to_move = [0, 1, 2]", "to_move = [0, 1]", "`to_move` should be"),
        ("scores = [3, 0, 0]", "scores = [3, 0, 1]", "step 7: `scores` should be"),
        ("ranks = [0, 1, 1]", "ranks = [0, 1, 2]", "`ranks` should be"),
        ("over = false", "over = true", "`over` should be"),
        ("{ 0 = true, 1 = false }", "{ 0 = false }", "undo.0"),
        ('0 = ["looked"], 1 = []', '0 = ["looked"], 1 = ["looked"]', "told.1"),
        ('0 = ["looked"]', "0 = []", "told.0"),
        ('hidden = { 1 = ["eye"', 'hidden = { 0 = ["eye"', "should be hidden from `0`"),
        ('"looked[0]"', '"looked[9]"', "the field has 4 elements"),
        ('"looked[0]"', '"loked[0]"', "no field"),
        ('hidden = { 1 = ["eye"', 'hidden = { 1 = ["eyes"', "no node and no field"),
        ('clause = "turn.phase"\n\n', 'clause = "look.once"\n\n', "is refused by turn.phase"),
        ('refuse = "nod"', 'refuse = "bid 1"', "is legal"),
        ('clause = "turn.phase"\ntitle', 'clause = "turn.phrase"\ntitle', "no clause"),
        ('legal = { 1 = ["bid 1"', 'legal = { 1 = ["nod"', "should be legal"),
        ('not_legal = { 1 = ["nod"]', 'not_legal = { 1 = ["bid 1"]', "should not be legal"),
        ('"points 3 0 0"', '"points 3 0"', "has no line"),
        ("count = 3, total = 3", "count = 3, total = 4", "breakdown.0"),
        ('[{ clause = "turn.phase", total = 0 }]', "[]", "breakdown.1"),
        ('"bonus" = ["2"]', '"bonus" = ["7"]', "cannot turn out as"),
        ('"bonus" = ["2"]', '"bonus" = ["2", "1"]', "never came up"),
        ('"peek 0" = ["3"]', '"peek 0" = ["3"], "peek 2" = ["1"]', "never came up"),
        ("players = 3", "players = 9", "x.toml:"),
        ('play = "bid 3"', 'play = "bid"', "several moves"),
        ("seat = 0\nundo = true", "seat = 2\nundo = true", "taken back"),
        ("seat = 2\nplay", "seat = 7\nplay", "no seat"),
    ],
)
def test_what_does_not_hold_is_found(tiny: Game, change: str, to: str, says: str) -> None:
    assert change in GOOD
    with pytest.raises(BadScenario) as mistake:
        run(tiny, GOOD.replace(change, to, 1))
    assert says in str(mistake.value)
    assert str(mistake.value).startswith("x.toml")
    say_everywhere(mistake.value, GOOD + to)


@pytest.mark.parametrize(
    ("change", "to", "says"),
    [
        ('game = "tiny"', "", "`game` is missing"),
        ('title = "The', 'titel = "The', "no key `titel`"),
        ('clause = "turn.phase"\ntitle', "title", "`clause` must be"),
        ("options = { players = 3 }", "options = 3", "`options` must be a table"),
        ('["2"]', "[2]", "must be a list of texts"),
        ("scores = [0, 0, 0]", "points = [0]", "`points` cannot be expected"),
        ("over = false", "over = 0", "true or false"),
        ("scores = [3, 0, 0]", 'scores = "3"', "a list of numbers"),
        ('play = "look"', 'play = "look"\nrefuse = "nod"\nclause = "turn.phase"', "one of `play`"),
        ('clause = "turn.phase"\n\n', "\n", "go together"),
        ("seat = 0\nplay", 'seat = "0"\nplay', "`seat` must be a number"),
        ("seat = 0\nrefuse", "refuse", "`seat` is missing"),
        ("[[step]]", "[[step", "no TOML"),
    ],
)
def test_a_file_with_a_mistake_says_which(change: str, to: str, says: str) -> None:
    assert change in GOOD
    with pytest.raises(BadScenario) as mistake:
        read_scenario(GOOD.replace(change, to, 1), "x.toml")
    assert says in str(mistake.value)
    say_everywhere(mistake.value, GOOD + to)


def test_a_scenario_must_expect_something() -> None:
    with pytest.raises(BadScenario, match="nothing is expected"):
        read_scenario('game = "tiny"\nclause = "turn.phase"\ntitle = "x"\n[[step]]\nplay = "nod"', "x.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot be read"):
        scenario_run.load_scenario(tmp_path / "none.toml")


OURS = [(id, scenario) for id in games.find() for scenario in scenario_run.of_game(games.load(id))]  # noqa: A001


@pytest.mark.parametrize(("id", "scenario"), OURS, ids=[f"{game}/{s.source}" for game, s in OURS])
def test_our_scenarios_hold(id: str, scenario: Scenario) -> None:  # noqa: A002
    assert scenario.game == id
    scenario_run.run(scenario)


@pytest.mark.parametrize("id", games.find())
def test_every_clause_has_a_scenario(id: str) -> None:  # noqa: A002
    held = {
        clause
        for scenario in scenario_run.of_game(games.load(id))
        for clause in (*scenario.clauses, *(step.clause for step in scenario.steps))
    }
    assert [clause.id for clause in games.load(id).clauses.CLAUSES if clause.id not in held] == []
