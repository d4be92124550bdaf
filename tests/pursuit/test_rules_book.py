"""The rulebook in words: numbers and names agree, everything told can be said, scenarios hold."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.pursuit import box, rules_codes
from cheeseboard.kernel.tell import listening
from cheeseboard.match.scenario_run import of_game, run
from cheeseboard.toolkit.scenario import read_scenario
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, words
from pages import names_all_there_is
from pursuit.wheel import GAME, KINDS, SEATINGS, at, step, text_of

BOOK = GAME.clauses
SCENARIOS = of_game(GAME)
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "games" / "pursuit.md").read_text("utf-8")
NODE = re.compile(r"die|pile|holder:[A-F]|space:(HUB|W[0-5]|[SR][0-5][1-6])")


def test_numbers_and_names_agree() -> None:
    clauses = {clause.id.replace(".", "_").replace("-", "_").upper(): clause.code for clause in BOOK.CLAUSES}
    effects = {"TELL_" + effect.id.replace("-", "_").upper(): effect.code for effect in BOOK.EFFECTS}
    codes = {name: value for name, value in vars(rules_codes).items() if name.isupper()}
    for name, value in codes.items():
        assert (effects if name.startswith("TELL_") else clauses)[name] == value, name
    assert set(effects) <= set(codes)
    assert {clause.chapter for clause in BOOK.CLAUSES} == set(BOOK.CHAPTERS)
    assert {effect.clause for effect in BOOK.EFFECTS} <= {clause.id for clause in BOOK.CLAUSES}
    assert len(BOOK.CLAUSES) == len(clauses) == 79
    chapters = [clause.chapter for clause in BOOK.CLAUSES]
    assert list(dict.fromkeys(chapters)) == list(BOOK.CHAPTERS)
    assert chapters == sorted(chapters, key=BOOK.CHAPTERS.index), "chapters stand together"


def test_every_line_of_the_rulebook_and_every_ruling_is_in_a_clause() -> None:
    refs = {part for clause in BOOK.CLAUSES for part in clause.ref.split(", ")}
    assert {f"L{n}" for n in range(1, 51)} <= refs
    assert {f"ruling {n}" for n in range(1, 19)} <= refs
    assert {f"ruling {letter}" for letter in "ABCDEFGH"} <= refs


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.source)
def test_our_scenarios_hold(scenario: Any) -> None:
    run(scenario, GAME)


def test_every_clause_has_a_scenario_that_shows_it_and_one_for_what_it_forbids() -> None:
    held = [clause for scenario in SCENARIOS for clause in scenario.clauses]
    assert {clause.id for clause in BOOK.CLAUSES if held.count(clause.id) < 2} == set()
    assert len(SCENARIOS) >= 140


@settings(deadline=None, max_examples=6)
@given(options=st.sampled_from((*SEATINGS, *KINDS)), seed=st.integers(0, 10**6))
def test_everything_told_can_be_said_in_every_language(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    view = GAME.view(states)
    tongues = [words(lang, "pursuit") for lang in LANGS]
    heard_ids = set()
    for _ in range(600):
        if GAME.actors(states) == 0:
            break
        with listening() as heard:
            step(states, dice)
        for told in heard:
            effect = BOOK.EFFECTS[told.effect - 1]
            if (effect.id, told.a) in heard_ids:
                continue
            heard_ids.add((effect.id, told.a))
            args = BOOK.effect_args(view, told)
            assert len({tongue.say(Msg(effect.message, args)) for tongue in tongues}) >= len(tongues) - 1
            for node in BOOK.effect_nodes(told):
                assert NODE.fullmatch(node), node
        for seat in range(int(view.seats)):
            assert sum(line.total for line in BOOK.terms(view, seat)) == GAME.scores(states)[seat]
    assert heard_ids


def test_nodes_of_effects_are_on_the_board() -> None:
    states = GAME.new(GAME.options(players=6))
    scene = GAME.scene.scene(GAME.view(states), -1)
    there = {node.id for board in scene.boards for node in board.nodes}
    assert {"die", "pile", *(f"holder:{letter}" for letter in "ABCDEF")} <= there
    assert sum(1 for node in there if node.startswith("space:")) == 73


# -- the page ----------------------------------------------------------------------------------------------------------
def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_scenarios_hold() -> None:
    examples = blocks("toml")
    assert len(examples) == 2
    for example in examples:
        run(read_scenario(example, "docs/games/pursuit.md"), GAME)


def test_the_example_position_is_one() -> None:
    text = "\n".join(line[:36].rstrip() for line in blocks("text")[1].splitlines())
    states = at(text, players=5, leaving=True, start="own_colour")
    assert text_of(states).split() == text.split()


def test_the_map_on_the_page_is_that_of_the_box() -> None:
    rows = [line.split() for line in blocks("text")[0].splitlines()]
    named = {}
    for row in rows:
        for place, cell in zip(row[0::2], row[1::2], strict=True):
            named[place] = cell
    assert len(named) == 72
    for place, cell in named.items():
        assert cell == (box.code_of(box.COLOUR[box.space_number(place)]).replace("?", "roll")), place


def test_the_page_names_all_there_is() -> None:
    names_all_there_is(GAME, PAGE)
