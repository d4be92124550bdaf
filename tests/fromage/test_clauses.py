"""The rulebook in words: numbers and names agree, every effect and score line can be said, the page is true."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.fromage import box, rules_codes, rules_refusal
from cheeseboard.games.fromage.rules_state import OVER_NOW, READY
from cheeseboard.kernel import CHANCE, Game, States
from cheeseboard.kernel.tell import Told, listening
from cheeseboard.match.scenario_run import of_game, run
from cheeseboard.toolkit.scenario import Scenario, read_scenario
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, words
from pages import names_all_there_is

GAME = Game("cheeseboard.games.fromage", "fromage")
BOOK = GAME.clauses
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "games" / "fromage.md").read_text("utf-8")
SCENARIOS = of_game(GAME)
NODE = re.compile(
    r"worker:[A-D]:[SHB]|sector:[1-3]|order:[SHB][bsg][1-4]|stock:(structure|livestock|fruit|order)"
    r"|customer:(purple|blue|white|green|orange|pink)|place:(barn|greenhouse|dock|hq)"
)
KINDS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "tiles": True, "greenhouse": "ask", "bistro": "any"},
    {"players": 4, "tiles": True, "festival": "P", "villes": "II", "clockwise": True},
    {"players": 1, "level": 1, "tiles": True},
    {"players": 1, "level": 2},
    {"players": 1, "level": 4},
)
NEVER_ASKED = {
    *("setup.quadrants-any-order", "setup.resource-tile-random", "setup.sides-mixed", "setup.customers-random"),
    *("setup.board-random", "setup.orders-shuffled", "draft.four-random", "solo.draws-order"),
    *("box.counts", "end.finish-turn", "tile.market-barn"),
}
"""Clauses of refusals that no match comes to: nature draws, no such action, over; the tile from which others count."""


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def text_of(msg: Msg, lang: str = "en") -> str:
    return words(lang, "fromage").say(msg)


def test_numbers_and_names_agree() -> None:
    clauses = {clause.id.replace(".", "_").replace("-", "_").upper(): clause.code for clause in BOOK.CLAUSES}
    effects = {"TELL_" + effect.id.replace("-", "_").upper(): effect.code for effect in BOOK.EFFECTS}
    codes = {name: value for name, value in vars(rules_codes).items() if name.isupper()}
    assert codes == clauses | effects
    assert {clause.chapter for clause in BOOK.CLAUSES} == set(BOOK.CHAPTERS)
    assert {effect.clause for effect in BOOK.EFFECTS} <= {clause.id for clause in BOOK.CLAUSES}
    assert len(BOOK.CLAUSES) == 216


def test_each_tile_is_a_clause_that_says_what_it_costs() -> None:
    at = next(number for number, clause in enumerate(BOOK.CLAUSES) if clause.id == "tile.market-barn")
    for tile, clause in enumerate(BOOK.CLAUSES[at:]):
        assert clause.id == "tile." + box.TILE_NAMES[tile].replace("'", "").lower().replace(" ", "-")
        for lang in LANGS:
            said = text_of(Msg(clause.message), lang)
            assert said.startswith(f"{box.TILE_IDS[tile]} ")
            assert re.search(rf"\b{box.TILE_COST[tile]}\b", said)
            assert text_of(Msg(f"tile-{box.TILE_IDS[tile]}-text"), lang) in said


def at(text: str, **options: Any) -> Any:
    """View of a position."""
    states = GAME.State.zeros()
    view = GAME.view(states)
    GAME.notation.read_position(text, GAME.view(GAME.options(**options)), view)
    return view


def _play(options: dict[str, Any], seed: int) -> Iterator[tuple[States, list[Told]]]:
    """A random game in which everybody does what they can: the record after each step, and what was told."""
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    view = GAME.view(states)
    while GAME.actors(states) == CHANCE or GAME.waiting(states):
        with listening() as heard:
            if GAME.actors(states) == CHANCE:
                GAME.draw(states, dice.choice(GAME.chance(states))[0])
            else:
                seat = dice.choice(GAME.waiting(states))
                legal = GAME.legal(states, seat)
                GAME.apply(states, seat, dice.choice([one for one in legal if one != READY] or legal))
        yield states, heard
        if view.turn > 40:
            return


@settings(deadline=None, max_examples=6)
@given(options=st.sampled_from(KINDS), seed=st.integers(0, 10**6))
def test_everything_told_can_be_said_in_every_language(options: dict[str, Any], seed: int) -> None:
    tongues = [words(lang, "fromage") for lang in LANGS]
    said = 0
    for states, heard in _play(options, seed):
        for told in heard:
            args = BOOK.effect_args(GAME.view(states), told)
            for tongue in tongues:
                assert "{" not in tongue.say(Msg(BOOK.EFFECTS[told.effect - 1].message, args))
            for node in BOOK.effect_nodes(told):
                assert NODE.fullmatch(node), node
            said += 1
    assert said > 20


@settings(deadline=None, max_examples=6)
@given(options=st.sampled_from(KINDS), seed=st.integers(0, 10**6))
def test_the_lines_of_a_score_add_up_to_it(options: dict[str, Any], seed: int) -> None:
    tongues = [words(lang, "fromage") for lang in LANGS]
    some = 0
    for number, (states, _) in enumerate(_play(options, seed)):
        view = GAME.view(states)
        if number % 9 and view.phase != OVER_NOW:
            continue
        scores = GAME.scores(states)
        for seat in range(int(view.seats)):
            lines = BOOK.terms(view, seat)
            assert sum(line.total for line in lines) == scores[seat]
            assert all(tongue.say(line.label) for line in lines for tongue in tongues)
            some += len(lines)
    assert some > 20


def test_alone_the_last_line_says_what_the_corporation_has() -> None:
    spaces = "festival I: corp F13 F22 F23 F25 F32 F34 F41 F43 F53 F54\nbistro I: corp B1a\nvilles I: corp V09"
    last = BOOK.terms(at(f"play\n{spaces}\nstored Sb1 Sb2 Sb3 Sb4 Ss1", players=1), 0)[-1]
    assert last.total == 0
    assert text_of(last.label) == (
        "Against it, the Corporation has 56: 36 on its track, 5 from customers, 15 from stored orders"
    )


def test_sentences() -> None:
    view = at("turn 1", players=2)

    def said(effect: int, *numbers: int) -> str:
        told = Told(-1, effect, *numbers)
        args = {**BOOK.effect_args(view, told), "who": "Anna"}
        return text_of(Msg(BOOK.EFFECTS[effect - 1].message, args))

    assert said(rules_codes.TELL_GATHERED, 0, 1, 2 * 4 + 3) == (
        "Anna gathers; the hard worker is back in 3 turns: Fruit."
    )
    assert said(rules_codes.TELL_MADE, 0, 2, 3 * 18) == "Anna makes cheese at Toulouse (V01) with the bleu worker."
    assert said(rules_codes.TELL_MILKED, 1, 3, 4) == "Anna milks 5 livestock and places a bonus cheese at F22."
    assert said(rules_codes.TELL_ORDER_DRAWN, 0, 20) == "Anna draws an order: Ossau-Iraty (hard, gold)."
    assert said(rules_codes.TELL_BUILT, 0, 4 + 4, 3) == "Anna unlocks Post House for 3 structures."
    assert said(rules_codes.TELL_CUSTOMER_PLACED, -1, 5, 2) == "Region pink: a customer worth 5."
    assert said(rules_codes.TELL_VENUES_LAID, -1, 2 | 3 << 2 | 0 << 4 | 1 << 6) == (
        "The quadrants lie clockwise from the south: Bistro, Villes, Festival and Fromagerie."
    )
    assert said(rules_codes.TELL_WON, 0, 71, 1) == "Anna wins with 71 points and more cheese."


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.source)
def test_our_scenarios_hold(scenario: Scenario) -> None:
    run(scenario, GAME)


def test_every_clause_has_a_scenario() -> None:
    held = {clause for scenario in SCENARIOS for clause in scenario.clauses}
    assert {clause.id for clause in BOOK.CLAUSES} <= held
    assert len(SCENARIOS) >= 120


def test_every_refusal_is_shown() -> None:
    names = set(vars(rules_refusal)) & {name for name in vars(rules_codes) if name.isupper()}
    told = {clause.code: clause.id for clause in BOOK.CLAUSES}
    refusing = {told[vars(rules_codes)[name]] for name in names}
    shown = {step.clause for scenario in SCENARIOS for step in scenario.steps if step.clause}
    assert shown >= refusing - NEVER_ASKED
    assert not shown & NEVER_ASKED


# -- the page ----------------------------------------------------------------------------------------------------------
def test_the_example_scenario_holds() -> None:
    (example,) = blocks("toml")
    run(read_scenario(example, "docs/games/fromage.md"), GAME)


def test_the_example_position_is_one() -> None:
    text = blocks("text")[-1]
    written = GAME.notation.write_position(at(text, players=2))
    lines = [re.sub(r" back \d+$", "", line) for line in written.splitlines()]
    assert set(text.splitlines()) <= set(lines)


def test_the_layouts_on_the_page_are_those_of_the_box() -> None:
    raw = tomllib.loads((Path(box.__file__).parent / "box.toml").read_text("utf-8"))
    festival, *others = blocks("text")[:4]
    assert [line.split() for line in festival.splitlines() if "festival" not in line] == [
        row.split() for layout in box.LAYOUT_NAMES for row in raw["festival"][layout]["rows"]
    ]
    for venue, page in zip((box.FROMAGERIE, box.BISTRO, box.VILLES), others, strict=True):
        for space, line in enumerate(page.splitlines()):
            name, *cells = line.split()[:4]
            assert name == box.SPACES[0][venue][space]
            for layout, cell in enumerate(cells):
                found = re.fullmatch(r"([SHB])([bsg])([FJ]?)([34]?)", cell)
                assert found, cell
                kind, mark = found[1] + found[2], found[3]
                assert kind == box.KIND_NAMES[box.SPACE_KIND[layout, venue, space]]
                assert mark == ("", "F", "J")[box.SPACE_MARK[layout, venue, space]]
                assert int(found[4] or (4 if layout == 2 else 1)) == box.SPACE_MIN[layout, venue, space]


def test_the_tiles_on_the_page_are_those_of_the_box() -> None:
    for tile, name in enumerate(box.TILE_IDS):
        text = text_of(Msg(f"tile-{name}-text"))
        assert f"| {name} | {text_of(Msg(f'tile-{name}'))} | {box.TILE_COST[tile]} | {text} |" in PAGE


def test_the_page_names_all_there_is() -> None:
    names_all_there_is(GAME, PAGE)
