"""The rulebook in words: numbers and names agree, every effect and score term can be said, the page is true."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.roquefort import box, rules_codes
from cheeseboard.games.roquefort.rules_state import OVER_NOW
from cheeseboard.kernel import CHANCE
from cheeseboard.kernel.tell import Told, listening
from cheeseboard.match.scenario_run import of_game, run
from cheeseboard.toolkit.scenario import read_scenario
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, words
from pages import names_all_there_is
from roquefort.table import GAME, KINDS, SEATINGS, at, step, text_of

BOOK = GAME.clauses
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "games" / "roquefort.md").read_text("utf-8")
SCENARIOS = of_game(GAME)
NODE = re.compile(
    r"gonzola|tower|square:(NW|NE|SW|SE|[a-g][1-7])|pantry:p[1-4]|roof:[A-R]|mouse:[A-E][1-4]|slot:[NSWE][2-6b-f]"
    r"|wall:[NSWE][2-6b-f]"
)


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_numbers_and_names_agree() -> None:
    clauses = {clause.id.replace(".", "_").replace("-", "_").upper(): clause.code for clause in BOOK.CLAUSES}
    effects = {"TELL_" + effect.id.replace("-", "_").upper(): effect.code for effect in BOOK.EFFECTS}
    codes = {name: value for name, value in vars(rules_codes).items() if name.isupper()}
    for name, value in codes.items():
        assert (effects if name.startswith("TELL_") else clauses)[name] == value, name
    assert set(effects) <= set(codes)
    assert {clause.chapter for clause in BOOK.CLAUSES} == set(BOOK.CHAPTERS)
    assert {effect.clause for effect in BOOK.EFFECTS} <= {clause.id for clause in BOOK.CLAUSES}
    assert len(BOOK.CLAUSES) == 108


@settings(deadline=None, max_examples=6)
@given(options=st.sampled_from((*SEATINGS, *KINDS)), seed=st.integers(0, 10**6))
def test_everything_told_can_be_said_in_every_language(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    view = GAME.view(states)
    tongues = [words(lang, "roquefort") for lang in LANGS]
    kinds = [*box.KIND_NAMES[8:], *(f"floor-{name}" for name in box.KIND_NAMES[1:])]
    while GAME.actors(states) == CHANCE or GAME.waiting(states):
        with listening() as heard:
            step(states, dice)
        for told in heard:
            effect = BOOK.EFFECTS[told.effect - 1]
            args = BOOK.effect_args(view, told)
            if effect.id not in ("cheese", "no-token"):
                assert not set(map(str, args.values())) & set(kinds), "no effect says what lies where"
            for tongue in tongues:
                assert "{" not in tongue.say(Msg(effect.message, args))
            for node in BOOK.effect_nodes(told):
                assert NODE.fullmatch(node), node
        for seat in range(int(view.seats)):
            lines = BOOK.terms(view, seat)
            assert sum(line.total for line in lines) == GAME.scores(states)[seat]
            assert all(tongue.say(line.label) for line in lines for tongue in tongues)
    assert view.phase == OVER_NOW


def test_sentences() -> None:
    english = words("en", "roquefort")

    def said(effect: int, *numbers: int) -> str:
        told = Told(-1, effect, *numbers)
        args = {**BOOK.effect_args(None, told), "who": "Anna"}
        return english.say(Msg(BOOK.EFFECTS[effect - 1].message, args))

    assert said(rules_codes.TELL_RAN, 0, 1, 32) == "Anna: mouse 2 runs to e5."
    assert said(rules_codes.TELL_GONZOLA_RAN, 0, 69, 1) == "Anna sends Gonzola onto the roof of room J."
    assert said(rules_codes.TELL_SLID, 0, 7, 1) == "Anna pushes a tile in at Wd, free of points."
    assert said(rules_codes.TELL_CHEESE, 0, 4, 2) == "Anna finds a pair and takes a token: Brie. Kinds so far: 2."
    assert said(rules_codes.TELL_SHOVED, 0, 2, 51) == "Mouse 3 of Anna has to move aside to p2."


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.source)
def test_our_scenarios_hold(scenario: Any) -> None:
    run(scenario)


def test_every_clause_has_a_scenario() -> None:
    held = {clause for scenario in SCENARIOS for clause in scenario.clauses}
    assert {clause.id for clause in BOOK.CLAUSES} <= held
    assert len(SCENARIOS) >= 105


# -- the page ----------------------------------------------------------------------------------------------------------
def test_the_example_scenario_holds() -> None:
    (example,) = blocks("toml")
    run(read_scenario(example, "docs/games/roquefort.md"))


def test_the_example_position_is_one() -> None:
    text = "\n".join(line[:36].rstrip() for line in blocks("text")[1].splitlines())
    options = {"gonzola": True, "tower": True, "mechanism": True, "pantry": True}
    assert text_of(at(text, **options)).split() == text.split()


def test_the_plans_on_the_page_are_those_of_the_box() -> None:
    rows = [line.split() for line in blocks("text")[0].splitlines()[1:]]
    for row, line in enumerate(rows):
        for plan, letters in enumerate((line[1:8], line[9:16])):
            for column, letter in enumerate(letters):
                room = box.ROOM[plan, row * 7 + column]
                assert letter == ("#" if room < 0 else box.ROOM_NAMES[room])


def test_the_page_names_all_there_is() -> None:
    names_all_there_is(GAME, PAGE)
    refs = {part for clause in BOOK.CLAUSES for part in clause.ref.split(", ")}
    for section in (part.split()[1] for part in refs if part[:4] == "base"):
        assert f"### {section}." in PAGE or f"* {section} " in PAGE, section
