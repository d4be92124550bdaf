"""The rulebook in words: numbers and names agree, every effect and score term can be said, the page is true."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.games.goldrush import box, rules_codes
from cheeseboard.games.goldrush.rules_state import OVER_NOW
from cheeseboard.games.goldrush.scene_faces import caption
from cheeseboard.kernel import CHANCE
from cheeseboard.kernel.tell import Told, listening
from cheeseboard.match.scenario_run import of_game, run
from cheeseboard.server import render
from cheeseboard.toolkit.scenario import read_scenario
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, words
from goldrush.table import GAME, KINDS, SEATINGS, Map, step
from pages import names_all_there_is

BOOK = GAME.clauses
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "games" / "goldrush.md").read_text("utf-8")
OWN = [scenario for scenario in of_game(GAME) if not scenario.source.startswith("other-")]


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_numbers_and_names_agree() -> None:
    clauses = {clause.id.replace(".", "_").replace("-", "_").upper(): clause.code for clause in BOOK.CLAUSES}
    effects = {"TELL_" + effect.id.replace("-", "_").upper(): effect.code for effect in BOOK.EFFECTS}
    codes = {name: value for name, value in vars(rules_codes).items() if name.isupper()}
    for name, value in codes.items():
        assert (effects if name.startswith("TELL_") else clauses)[name] == value, name
    assert set(effects) <= set(codes)
    assert sorted(clause.code for clause in BOOK.CLAUSES) == list(range(1, len(BOOK.CLAUSES) + 1))
    chapters = [BOOK.CHAPTERS.index(clause.chapter) for clause in BOOK.CLAUSES]
    assert chapters == sorted(chapters), "in the order of the page"
    assert {clause.chapter for clause in BOOK.CLAUSES} == set(BOOK.CHAPTERS)
    known = {clause.id for clause in BOOK.CLAUSES}
    assert {effect.clause for effect in BOOK.EFFECTS} <= known


@settings(deadline=None, max_examples=8)
@given(options=st.sampled_from((*SEATINGS, *KINDS)), seed=st.integers(0, 10**6))
def test_everything_told_can_be_said_in_every_language(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    view = GAME.view(states)
    tongues = [words(lang, "goldrush") for lang in LANGS]
    while GAME.actors(states) == CHANCE or GAME.waiting(states):
        with listening() as heard:
            step(states, dice)
        for told in heard:
            effect = BOOK.EFFECTS[told.effect - 1]
            args = BOOK.effect_args(view, told)
            for tongue in tongues:
                assert "{" not in tongue.say(Msg(effect.message, args))
            for node in BOOK.effect_nodes(told):
                assert node in ("hand", "sheriff") or box.place_number(node.removeprefix("tile:")) >= 0
        for seat in range(int(view.seats)):
            lines = BOOK.terms(view, seat)
            assert sum(line.total for line in lines) == GAME.scores(states)[seat]
            assert all(tongue.say(line.label) for line in lines for tongue in tongues[:1])
    assert view.phase == OVER_NOW


def test_a_score_says_how_it_comes_about() -> None:
    at = box.place_code(2, 3) * 12
    told = Told(-1, rules_codes.TELL_POINTS_RAILROAD_DOUBLE, 0, at, 4)
    args = {**BOOK.effect_args(None, told), "who": "Anna"}
    assert words("en", "goldrush").say(Msg("effect-points-railroad-double", args)) == (
        "Anna scores the railroad at n2e3: 4 tiles × 2, one locomotive = 8."
    )
    done = Told(-1, rules_codes.TELL_MOUNTAIN_DONE, -1, at, 7 * 64 + 3)
    assert BOOK.effect_args(None, done) == {"place": "n2e3", "nuggets": 7, "tokens": 3}
    assert BOOK.effect_nodes(done) == ("tile:n2e3",)


def test_who_takes_a_token_is_said_to_all() -> None:
    match = cb.new("goldrush", players=3, position="action\nturn C\ne1 R01>\ntent C o", draws={"token C": ["5"]})
    match.play("dig", seat=2)
    assert "Green takes a token." in match.log(0, "en") and "Green finds gold worth 5." not in match.log(0, "en")
    assert "Green finds gold worth 5." in match.log(2, "en") and "Green takes a token." not in match.log(2, "en")


def test_the_terms_of_a_finished_game() -> None:
    table = Map(players=2)
    table.s.tally[0, 1], table.s.tally[0, 9], table.s.hand[0, 4], table.s.held[0] = 4, 1, 2, 2
    assert [(term.clause, term.total) for term in BOOK.terms(table.s, 0)] == [
        ("railroad.double", 8),
        ("end.prairie", 2),
    ]
    table.s.phase = OVER_NOW
    assert BOOK.terms(table.s, 0)[-1].total == 10


@pytest.mark.parametrize("scenario", OWN, ids=lambda scenario: scenario.source)
def test_our_scenarios_hold(scenario: Any) -> None:
    run(scenario)


def test_every_clause_has_a_scenario_of_ours() -> None:
    held = {clause for scenario in OWN for clause in scenario.clauses}
    assert {clause.id for clause in BOOK.CLAUSES} <= held
    assert len(OWN) >= 85


# -- the page ----------------------------------------------------------------------------------------------------------
def test_the_example_scenario_holds() -> None:
    (example,) = blocks("toml")
    run(read_scenario(example, "docs/games/goldrush.md"))


def test_the_example_position_is_one() -> None:
    first, _ = blocks("")
    text = "\n".join(line[:28].rstrip() for line in first.splitlines())
    states = GAME.State.zeros()
    GAME.notation.read_position(text, GAME.view(GAME.options()), GAME.view(states))
    assert GAME.notation.write_position(GAME.view(states)).split() == text.split()


def test_the_page_names_all_there_is() -> None:
    names_all_there_is(GAME, PAGE)
    for section in {
        part.split()[1] for clause in BOOK.CLAUSES for part in clause.ref.split(", ") if part[:4] == "base"
    }:
        assert f"### {section}." in PAGE or f"({section})" in PAGE or f"* {section} " in PAGE, section


def test_the_page_lists_the_tiles_as_they_are() -> None:
    """Sides, copies, nuggets: the table of tiles says what the box holds."""
    rows = [line.split("|")[1:4] for line in PAGE.splitlines() if re.match(r"\| `(START|[MRPC]|SH)", line)]
    seen = set()
    for tiles, sides, _ in rows:
        ways = [way.strip().split() for way in sides.split(",")]
        for k, (name, copies) in enumerate(re.findall(r"`([A-Z]+\d*)`(?:×(\d))?", tiles)):
            face = box.BOX.faces[box.face_number(name)]
            assert ["_MRP"[side] for side in face.sides] == ways[min(k, len(ways) - 1)], name
            assert face.count == int(copies or 1), name
            seen.add(name)
    assert seen == {face.id for face in box.BOX.faces}


def test_the_log_says_what_is_on_a_tile_and_keeps_its_code_for_the_record() -> None:
    match = cb.new("goldrush", players=2, sheriff=True, seed=5)
    for _ in range(12):
        seat = match.to_move[0]
        match.play(str(match.moves(seat)[0]), seat=seat)
    codes = {face.id for face in box.BOX.faces}
    drawn = [entry for entry in match.stream(None) if entry.label == "tile" or "tile-drawn" in str(entry.effects)]
    assert len(drawn) > 3
    assert {entry.text for entry in drawn if entry.label == "tile"} <= codes
    for lang in LANGS:
        said = match.log(0, lang)
        assert not [line for line in said if codes & set(re.findall(r"\w+", line))], lang
    assert any("draws a tile: " in line for line in match.log(0, "en"))


@pytest.mark.parametrize("lang", LANGS)
def test_every_tile_has_a_caption_and_unlike_tracks_unlike_ones(lang: str) -> None:
    say = words(lang, "goldrush").say
    said = {face.id: " · ".join(map(say, caption(k))) for k, face in enumerate(box.BOX.faces)}
    assert all(said.values())
    assert max(map(len, said.values())) < 100
    straight, bend = (
        [k for k, f in enumerate(box.BOX.faces) if f.sides == (2, 3, 2, 3)],
        [k for k, f in enumerate(box.BOX.faces) if f.sides == (3, 2, 2, 3)],
    )
    for a in straight:
        for b in bend:
            assert say(caption(a)[0]) != say(caption(b)[0])


def test_what_brings_points_stands_beside_its_own_seat_and_a_dug_value_is_its_own_seats() -> None:
    flags = {effect.id: effect for effect in BOOK.EFFECTS}
    assert all(effect.scores == (effect.id.startswith("points-")) for effect in BOOK.EFFECTS)
    assert [name for name, effect in flags.items() if effect.private] == ["token-value"]
    for seed in range(3):
        match = cb.new("goldrush", players=3, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            seat = match.to_move[0]
            match.play(str(dice.choice(match.moves(seat))), seat=seat)
        gains = [0, 0, 0]
        names = match.names("en")
        for line in render.entries(match, None, 0, "en"):
            assert "own" not in line  # nobody else hears it
            for why in line.get("why", []):
                gains[why["seat"]] += int(re.findall(r"(\d+)\.$", why["say"])[0])
                assert why["say"].startswith(names[why["seat"]])
        assert gains == list(match.scores), seed  # each sentence ends with the points that it brought
        own = [
            text for seat in range(3) for line in render.entries(match, seat, 0, "en") for text in line.get("own", [])
        ]
        assert own and all("finds" in text for text in own)
