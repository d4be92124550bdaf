"""The picture of Cheese Pursuit: it shows the record, all of it can be drawn, said and clicked; nobody is hidden."""

from __future__ import annotations

import math
import random
from functools import cache
from importlib import resources
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.games.pursuit import scene as picture
from cheeseboard.games.pursuit import scene_places as places
from cheeseboard.games.pursuit.box import (
    BOX,
    CATEGORIES,
    FACES,
    HUB_SPACE,
    SPACES,
    code_of,
    space_name,
    targets,
    wedge_space,
)
from cheeseboard.games.pursuit.rules_state import ASK, DIE, MOVE, ROLL_NOW, VOTING
from cheeseboard.kernel import OVER, clone
from cheeseboard.toolkit.scene import Scene
from cheeseboard.toolkit.svg import read_sprite, render
from cheeseboard.toolkit.words import words
from pictures import messages
from pursuit.quiz import GAME

KINDS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 2, "skill": 90},
    {"players": 3, "home": "exact", "starter": "highest", "skill": 85},
    {"players": 6, "start": "own_colour", "leaving": True, "after_miss": "leave", "skill": 90},
)
LETTERS = "ABCDEF"


def name(options: dict[str, Any]) -> str:
    return "-".join(f"{key}_{value}" for key, value in options.items())


@cache
def art() -> str:
    return (resources.files("cheeseboard.games.pursuit") / "art" / "pursuit.svg").read_text("utf-8")


_kept: dict[str, list[Any]] = {}


STEP, MOST = 11, 900  # every so manieth position of so many is looked at


def some(options: dict[str, Any]) -> list[Any]:
    """Every eleventh position of a random game, and the last; played once."""
    key = name(options)
    if key not in _kept:
        dice = random.Random(7)
        states, kept = GAME.new(GAME.options(**options)), []
        for k in range(MOST):
            if k % STEP == 0:
                kept.append(clone(states))
            waiting = GAME.actors(states)
            if waiting == OVER:
                break
            if waiting < 0:
                outcomes = GAME.chance(states)
                outcome = dice.choices([code for code, _ in outcomes], [weight for _, weight in outcomes])[0]
                GAME.draw(states, outcome)
                continue
            seat = dice.choice(GAME.waiting(states))
            GAME.apply(states, seat, dice.choice(GAME.legal(states, seat)))
        _kept[key] = [*kept, clone(states)]
    return [clone(states) for states in _kept[key]]


def ids(scene: Scene) -> dict[str, Any]:
    nodes = [node for board in scene.boards for node in board.nodes]
    found = {node.id: node for node in nodes}
    assert len(found) == len(nodes), "two nodes have the same id"
    return found


def shown(states: Any, seat: int = -1) -> Scene:
    return picture.scene(GAME.view(states), seat)


def placed(**fields: Any) -> Any:
    """A position of six sides with some fields set."""
    states = GAME.new(GAME.options(players=6, starter="first"))
    s = GAME.view(states)
    for key, value in fields.items():
        if isinstance(value, dict):
            for at, one in value.items():
                getattr(s, key)[at] = one
        else:
            setattr(s, key, value)
    return states


# -- always ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", KINDS, ids=name)
def test_every_move_is_one_relation_of_parts_that_are_there(options: dict[str, Any]) -> None:
    for states in some(options):
        s = GAME.view(states)
        for seat in range(-1, int(s.seats)):
            scene = picture.scene(s, seat)
            there = set(ids(scene)) | {f"button:{button.name}" for card in scene.cards for button in card.buttons}
            legal = GAME.legal(states, seat) if seat >= 0 and GAME.actors(states) != OVER else []
            assert len(scene.moves) == len(legal) == len({move.parts for move in scene.moves})
            for move, action in zip(scene.moves, legal, strict=True):
                assert move.parts == picture.parts(s, seat, action) and move.parts <= there
                assert move.text == GAME.notation.write_move(s, seat, action)


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_everything_can_be_drawn(options: dict[str, Any]) -> None:
    sprite, tongue = read_sprite(art()), words("en", "pursuit", "match")
    for states in some(options)[::4]:
        scene = shown(states)
        for node in ids(scene).values():
            assert node.symbol in sprite.drawings, node.id
            assert node.shape != "own" or f"{node.symbol}-outline" in sprite.drawings
        assert {sign.symbol for sign in scene.signs} <= {node.symbol for node in ids(scene).values()}
        assert all(seat.symbol in sprite.drawings for seat in scene.seats)
        drawn = ET.fromstring(render(scene, art(), "day", tongue.say))
        assert len(drawn.findall(".//*[@data-node]")) == len(ids(scene))


@pytest.mark.parametrize("lang", ["en", "fr", "de", "da", "ro", "zh"])
def test_everything_can_be_said(lang: str) -> None:
    tongue = words(lang, "pursuit", "match")
    for options in KINDS:
        for states in some(options)[::6]:
            for seat in (-1, 0):
                for message in messages(shown(states, seat)):
                    said = tongue.say(message)
                    assert said and "{" not in said and said != message.id


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_wedges_lie_on_their_spaces_or_in_the_trays(options: dict[str, Any]) -> None:
    for states in some(options):
        s, nodes = GAME.view(states), ids(shown(states))
        for seat in range(s.seats):
            for category in range(CATEGORIES):
                wedge = nodes.get(f"wedge:{LETTERS[seat]}:{code_of(category)}")
                if s.wedges[seat] >> category & 1:
                    assert wedge is not None and wedge.parent == f"tray:{LETTERS[seat]}"
                    assert (wedge.x, wedge.y) == places.wedge_in_tray(category, seat, s.seats)
                elif s.gone[seat]:
                    assert wedge is None
                else:
                    assert wedge is not None and wedge.parent == f"space:{space_name(wedge_space(category))}"
            holder = nodes.get(f"holder:{LETTERS[seat]}")
            assert (holder is None) == bool(s.gone[seat])
            assert holder is None or holder.symbol == f"pursuit-holder-{int(s.wedges[seat])}"
        tallies = shown(states).seats
        assert [tally.points for tally in tallies] == [int(s.wedges[k]).bit_count() for k in range(s.seats)]
        assert all(tally.role is None for tally in tallies)


def test_a_vote_does_not_show() -> None:
    """Others' pictures are the same whatever a seat has voted."""
    seen = []
    for vote in range(CATEGORIES + 1):
        states = placed(phase=VOTING, turn=1, wedges={1: 63}, home={1: 1}, votes={0: vote})
        assert not shown(states, 0).moves and len(shown(states, 2).moves) == CATEGORIES + 1
        seen.append([shown(states, seat) for seat in range(-1, 6) if seat != 0])
    assert all(one == seen[0] for one in seen)


# -- nobody is hidden --------------------------------------------------------------------------------------------------
def test_spaces_lie_apart_and_inside_the_picture() -> None:
    for one, two in combinations(range(SPACES), 2):
        away = math.dist(places.spot(one), places.spot(two))
        assert away > 46, (space_name(one), space_name(two))
    x, y, wide, high = places.FOCUS
    for space in range(SPACES):
        a, b = places.spot(space)
        assert x < a - 30 and a + 30 < x + wide and y < b - 30 and b + 30 < y + high
    for a, b in (places.DIE_AT, places.DIE_THROWN, places.PILE_AT):
        assert math.hypot(a, b) > places.RIND + 56, "beside the wheel"
        assert max(abs(a), abs(b)) + 58 < wide / 2 + 1, "in sight on a phone"


@given(st.integers(0, SPACES - 1), st.sets(st.integers(0, 5), min_size=2, max_size=6))
def test_holders_on_one_space_stand_beside_each_other(space: int, there: set[int]) -> None:
    seats = tuple(sorted(there))
    spots = [places.standing(space, seat, seats) for seat in seats]
    for (ax, ay, size), (bx, by, _) in combinations(spots, 2):
        assert math.dist((ax, ay), (bx, by)) > size * 0.8, "the drawing itself is 0.8 wide"
    centre = places.spot(space)
    assert all(math.dist(centre, (x, y)) < 92 for x, y, _ in spots), "near their space"


def test_trays_lie_apart_at_the_side() -> None:
    left, top, wide, high = places.VIEW
    for seats in range(1, 7):
        spots = [places.tray_at(seat, seats) for seat in range(seats)]
        for x, y in spots:
            assert x - 62 > places.RIND + 16 and x + 72 < left + wide
            assert top < y - 76 and y + 76 < top + high
        for one, two in combinations(spots, 2):
            assert math.dist(one, two) > 124


# -- the way of a throw ------------------------------------------------------------------------------------------------
@given(st.integers(0, SPACES - 1), st.integers(1, FACES))
def test_a_way_leads_step_by_step_to_every_space_that_may_be_chosen(start: int, die: int) -> None:
    for end in targets(start, die):
        steps = places.way(start, die, end)
        assert (steps[0], steps[-1], len(steps)) == (start, end, die + 1)
        assert all(b in BOX.links[a] for a, b in pairwise(steps))
        assert all(a != b for a, b in zip(steps, steps[2:])), "never straight back"


def test_the_ways_are_drawn_for_whoever_moves() -> None:
    states = placed(phase=MOVE, turn=2, die=5, at={2: HUB_SPACE})
    (board,) = shown(states, 2).boards
    ways = {overlay.nodes[-1]: overlay.nodes for overlay in board.overlays if overlay.kind == "way"}
    lit = {part for move in shown(states, 2).moves for part in move.parts}
    assert set(ways) == lit and len(lit) == 6
    assert all(nodes[0] == "space:HUB" and len(nodes) == 6 for nodes in ways.values())
    assert not [overlay for overlay in shown(states, 1).boards[0].overlays if overlay.kind == "way"]


# -- the die and the cards ---------------------------------------------------------------------------------------------
def test_the_die_turns_over_when_it_is_thrown_and_goes_when_a_question_comes() -> None:
    ready = ids(shown(placed(phase=ROLL_NOW)))["die"]
    assert ready.symbol == "pursuit-die-0" and ready.angle == 0
    for value in range(1, FACES + 1):
        thrown = ids(shown(placed(phase=MOVE, die=value)))["die"]
        assert thrown.symbol == f"pursuit-die-{value}"
        assert thrown.angle - ready.angle > 180, "a tumble"
    asked = ids(shown(placed(phase=ASK, asked=3)))
    assert "die" not in asked and asked["pile"].symbol == "pursuit-pile-AL"
    assert ids(shown(placed(phase=DIE)))["pile"].symbol == "pursuit-pile"


def test_the_sentence_says_whose_turn_it_is_and_the_list_what_is_special() -> None:
    tongue = words("en", "pursuit", "match")
    scene = shown(placed(phase=ROLL_NOW, turn=1), 1)
    assert tongue.say(scene.prompt) == "Blue: throw the die."
    assert scene.ends is not None and "ends the turn" in tongue.say(scene.ends)
    full = placed(phase=ROLL_NOW, turn=1, wedges={0: 63, 2: 63}, home={2: 1}, gone={4: 1})
    notes = [tally.note and tally.note.id for tally in shown(full).seats]
    assert notes == ["note-way", None, "note-home", None, "note-gone", None]
    rings = [overlay.nodes for overlay in scene.boards[0].overlays if overlay.kind == "outline"]
    assert rings == [("holder:B",)]
