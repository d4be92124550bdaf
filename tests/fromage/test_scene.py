"""The picture of Fromage: it shows the record; all can be drawn, said and pressed; the disc turns; nobody peeks."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.games.fromage import knowledge
from cheeseboard.games.fromage import rules_score as score
from cheeseboard.games.fromage import scene as picture
from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage.box import (
    RESOURCES,
    SPACE_MIN,
    SPACES,
    TYPE_LETTERS,
    VENUES,
    card_name,
)
from cheeseboard.games.fromage.rules_state import (
    CORPORATION_SEAT,
    EMPTY,
    HOME,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    READIED,
    READY,
    TURN,
    faced_sector,
    quadrant,
)
from cheeseboard.games.fromage.scene_worth import Worth
from cheeseboard.kernel import CHANCE, OVER, Game, clone
from cheeseboard.toolkit.scene import Msg, Node, Scene
from cheeseboard.toolkit.svg import read_sprite, render
from cheeseboard.toolkit.words import words
from pictures import messages
from walks import game_of, viewers

GAME = Game("cheeseboard.games.fromage", "fromage")
KINDS: tuple[dict[str, Any], ...] = (
    {"players": 1, "level": 3},
    {"players": 2, "tiles": True, "greenhouse": "ask"},
    {"players": 3, "clockwise": True, "villes": "II"},
    {"players": 4, "tiles": True, "bistro": "P", "cart_with_vat": True},
)
LETTERS = "ABCD"


def name(options: dict[str, Any]) -> str:
    return "-".join(f"{key}_{value}" for key, value in options.items())


@cache
def art() -> str:
    return (resources.files("cheeseboard.games.fromage") / "art" / "fromage.svg").read_text("utf-8")


_kept: dict[str, list[Any]] = {}


def some(options: dict[str, Any], every: int = 5) -> list[Any]:
    """Every fifth position of a random game, and the last; played once."""
    key = name(options)
    if key not in _kept:
        _kept[key] = [clone(states) for states in game_of(GAME, options, 11)]
    return [clone(states) for states in (*_kept[key][::every], _kept[key][-1])]


def nodes(scene: Scene) -> dict[str, Node]:
    all_of_them = [node for board in scene.boards for node in board.nodes]
    found = {node.id: node for node in all_of_them}
    assert len(found) == len(all_of_them), "two nodes have the same id"
    return found


def said(message: Msg | None, name: str) -> Any:
    """An argument of a message."""
    assert message is not None
    return message.args.get(name, ())


def shown(states: Any, seat: int) -> Scene:
    return picture.scene(GAME.view(states), seat)


def legal_of(states: Any, seat: int) -> list[int]:
    """What a seat may do as far as it knows: it does not see that nature draws for another."""
    seen = clone(states)
    knowledge.observe(GAME.view(seen), seat)
    return GAME.legal(seen, seat) if seat >= 0 and GAME.actors(seen) not in (CHANCE, OVER) else []


# -- always ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", KINDS, ids=name)
def test_every_move_is_one_relation_of_parts_that_are_there(options: dict[str, Any]) -> None:
    for states in some(options):
        s = GAME.view(states)
        for seat in viewers(states):
            scene = picture.scene(s, seat)
            there = set(nodes(scene)) | {f"button:{button.name}" for card in scene.cards for button in card.buttons}
            legal = legal_of(states, seat)
            wholes = [move.parts for move in scene.moves]
            assert len(wholes) == len(legal) == len(set(wholes))
            assert not any(one < other for one in wholes for other in wholes), "a move is not a part of another"
            for move, action in zip(scene.moves, legal, strict=True):
                assert move.parts == picture.parts(s, seat, action) and move.parts <= there
                assert move.text == GAME.notation.write_move(s, seat, action)


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_everything_can_be_drawn(options: dict[str, Any]) -> None:
    sprite, tongue = read_sprite(art()), words("en", "fromage", "match")
    for states in some(options)[::6]:
        for seat in (-1, 0):
            scene = shown(states, seat)
            for node in nodes(scene).values():
                assert not node.symbol or node.symbol in sprite.drawings, node.id
            assert {sign.symbol for sign in scene.signs} <= set(sprite.drawings)
            assert all(tally.symbol in sprite.drawings for tally in scene.seats)
        drawn = ET.fromstring(render(scene, art(), "day", tongue.say))
        assert len(drawn.findall(".//*[@data-node]")) == len(nodes(scene))


@pytest.mark.parametrize("lang", ["en", "fr", "de", "da", "ro", "zh"])
def test_everything_can_be_said(lang: str) -> None:
    tongue = words(lang, "fromage", "match")
    for options in KINDS:
        for states in some(options)[::11]:
            for seat in viewers(states):
                inside = [picture.inside(GAME.view(states), seat, node) for node in ("points", "corp", "seat:A")]
                for message in [*messages(shown(states, seat)), *messages(tuple(one for one in inside if one))]:
                    text = tongue.say(message)
                    assert text and "{" not in text and text != message.id


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_a_record_that_is_observed_gives_the_same_picture(options: dict[str, Any]) -> None:
    for states in some(options):
        for seat in viewers(states):
            seen = clone(states)
            knowledge.observe(GAME.view(seen), seat)
            assert shown(seen, seat) == shown(states, seat)


def test_nobody_sees_what_another_does_before_all_are_ready() -> None:
    """In a secret turn the others' pictures stay as they were, whatever a seat does, until it says that it is ready."""
    dice, changed = random.Random(3), 0
    for states in some({"players": 4, "tiles": True, "bistro": "P", "cart_with_vat": True}, 9):
        s = GAME.view(states)
        if s.phase != TURN or s.openly or GAME.actors(states) <= 0 or s.last:
            continue
        seat = dice.choice(GAME.waiting(states))
        actions = [action for action in GAME.legal(states, seat) if action != READY]
        if not actions:
            continue
        after = clone(states)
        GAME.apply(after, seat, dice.choice(actions))
        if GAME.view(after).last:
            continue
        others = [one for one in viewers(states) if one != seat]
        assert [shown(after, one) for one in others] == [shown(states, one) for one in others]
        changed += shown(after, seat) != shown(states, seat)
    assert changed > 5


# -- the disc ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", KINDS, ids=name)
def test_what_is_before_a_seat_is_large_and_the_rest_comes_round(options: dict[str, Any]) -> None:
    for states in some(options)[::3]:
        s = GAME.view(states)
        if s.phase < TURN:
            continue
        for seat in range(s.seats):
            found = nodes(shown(states, seat))
            q = int(quadrant(s, seat))
            for k in range(4):
                large, small = found[f"quarter:{k}"], found[f"far-quarter:{k}"]
                assert (large.x, large.y) == large.about == (0, 0) and small.about == at.FAR
                assert large.angle == small.angle
                assert (large.angle % 360 == 0) == (k == q) == ("fromage-away" not in large.state)
                assert (k - q) % 4 == large.angle / 90 % 4, "clockwise: the next but one lies opposite"
            venue = int(s.venue[q])
            names = {f"space:{one}" for one in SPACES[int(s.side[venue])][venue]}
            assert names == {node.id for node in found.values() if node.id.startswith("space:") and node.label}
            far = [node for node in found.values() if node.id.startswith("far:")]
            assert len(far) == 72 and sum(node.label is None for node in far) == 18


def test_the_table_turns_a_quarter_clockwise_with_all_that_is_on_it() -> None:
    """The whole disc goes 90 degrees on; what lies on it keeps its id and its distance from the middle."""
    turned = 0
    options = KINDS[1]
    before: Any = None
    for states in game_of(GAME, options, 4):
        s = GAME.view(states)
        if before is not None and s.phase == TURN and GAME.view(before).turn + 1 == s.turn:
            old, new = nodes(shown(before, 0)), nodes(shown(states, 0))
            for k in range(4):
                assert new[f"quarter:{k}"].angle == old[f"quarter:{k}"].angle + 90
            for one in old.keys() & new.keys():
                a, b = old[one], new[one]
                if not one.startswith(("far:", "far-worker:")):
                    continue
                assert a.about == b.about == at.FAR
                (ax, ay), (bx, by) = (a.x - at.FAR[0], a.y - at.FAR[1]), (b.x - at.FAR[0], b.y - at.FAR[1])
                assert math.isclose(bx, -ay, abs_tol=1e-6) and math.isclose(by, ax, abs_tol=1e-6), one
                assert b.angle == a.angle + 90 * one.startswith("far-worker:")
            turned += 1
        before = clone(states) if s.phase == TURN and GAME.actors(states) > 0 else before
        if turned > 12:
            break
    assert turned > 5


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_a_worker_shows_when_and_where_it_comes_home(options: dict[str, Any]) -> None:
    """Its base points to the quadrant that will be before its owner then; a number says in how many turns."""
    seen = 0
    for states in some(options):
        s = GAME.view(states)
        if s.phase != TURN:
            continue
        found = nodes(shown(states, 0))
        side = int(quadrant(s, 0))
        for seat in range(s.seats):
            for w, letter in enumerate(TYPE_LETTERS):
                true = seat == 0 or s.openly or s.seats == 1
                where = int(s.worker[seat, w] if true else s.worker_then[seat, w])
                back = int(s.back[seat, w] if true else s.back_then[seat, w])
                far = found.get(f"far-worker:{LETTERS[seat]}:{letter}")
                assert (far is not None) == (HOME < where < ON_ABILITY)
                if seat == 0:
                    away = found.get(f"away:A:{letter}")
                    assert (away is not None) == (where != HOME)
                    assert away is None or away.count == back - s.turn
                if far is None:
                    continue
                seen += 1
                # the base looks at a quadrant as the disc lies now: that one will lie before the seat in turn `back`
                home = (int(quadrant(s, seat)) - (back - int(s.turn))) % 4
                lies = (home - side) % 4  # south, west, north, east from the viewer
                assert far.angle % 360 == (90 + 90 * lies) % 360
                assert far.label is not None and said(far.label, "left") == back - s.turn > 0
                assert said(far.label, "venue").id == f"venue-{VENUES[int(s.venue[home])]}"
    assert seen


def test_a_taken_resource_space_says_when_it_is_free_again() -> None:
    taken = 0
    for states in some({"players": 4, "tiles": True, "bistro": "P", "cart_with_vat": True}):
        s = GAME.view(states)
        if s.phase != TURN:
            continue
        seen = clone(states)
        knowledge.observe(GAME.view(seen), 2)
        v = GAME.view(seen)
        found, resource = nodes(shown(states, 2)), int(faced_sector(s, 2))
        for n in range(3):
            label = found[f"sector:{n + 1}"].label
            assert label is not None and said(label, "gain").id == f"amount-{RESOURCES[resource]}"
            there = [(one, w) for one in range(4) for w in range(3) if v.worker[one, w] == ON_SECTOR + resource * 3 + n]
            assert said(label, "free") == ("no" if there else "yes")
            for one, w in there:
                assert said(label, "left") == v.back[one, w] - v.turn
                taken += 1
    assert taken > 3


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_cheeses_lie_where_the_record_says(options: dict[str, Any]) -> None:
    for states in some(options)[::2]:
        seen = clone(states)
        knowledge.observe(GAME.view(seen), 0)
        s = GAME.view(seen)
        found = nodes(shown(states, 0))
        for venue in range(4):
            if s.side[venue] == NONE or NONE in s.venue.tolist():
                continue
            for k, space in enumerate(SPACES[int(s.side[venue])][venue]):
                owner = int(s.cell[venue, k])
                far = found[f"far:{VENUES[venue]}:{space}"]
                assert far.symbol == ("" if owner == EMPTY else f"fromage-far-pip-{owner}")
                shut = SPACE_MIN[int(s.side[venue]), venue, k] > max(int(s.seats), 2)
                near = found.get(f"space:{space}")
                if near is not None and near.label is not None:
                    how = "taken" if owner != EMPTY else "shut" if shut else "free"
                    assert said(near.label, "how") == how


# -- score, readiness --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", KINDS, ids=name)
def test_the_running_score_is_the_rules_score_line_by_line(options: dict[str, Any]) -> None:
    for states in some(options):
        for seat in range(int(states["seats"][0])):
            seen = clone(states)
            knowledge.observe(GAME.view(seen), seat)
            s = GAME.view(seen)
            if s.board[s.seats - 1] == NONE:
                continue
            scene = shown(states, seat)
            assert [tally.points for tally in scene.seats] == [score.points(s, one) for one in range(s.seats)]
            chips = {node.id[6:]: node.count for node in nodes(scene).values() if node.id.startswith("score:")}
            venues = (score.festival_points, score.fromagerie_points, score.bistro_points, score.villes_points)
            for venue, points in zip(VENUES, venues, strict=True):
                assert chips[venue] == points(s, seat)
            assert chips["orders"] == score.order_points(s, seat) and chips["fruit"] == score.fruit_points(s, seat)
            assert chips["unused"] == score.unused_points(s, seat)
            assert chips["abilities"] == sum(score.ability_points(s, seat, place) for place in range(4))
            inside = picture.inside(s, seat, "points")
            assert inside is not None and inside.listed and len(inside.items) == len(chips) == 8
            if s.level:
                assert nodes(scene)["corp"].count == score.corp_points(s)
                values = Worth(s)
                corp = sum(int(values.region_points(r, CORPORATION_SEAT)) for r in range(6))
                assert corp == score.villes_points(s, CORPORATION_SEAT)


def test_ready_says_what_would_be_left() -> None:
    """The sentence of READY names everything that the seat could still do; with nothing left it asks nothing."""
    kinds = {"left-gather": (1, 10), "left-make": (10, 28), "left-milk": (28, 100), "left-build": (100, 104)}
    kinds |= {"left-work": (104, 116), "left-vat": (116, 134)}
    named = set()
    for options in KINDS:
        for states in some(options):
            for seat in GAME.waiting(states) if GAME.actors(states) > 0 else ():
                legal = GAME.legal(states, seat)
                if READY not in legal or GAME.view(states).phase != TURN:
                    continue
                scene = shown(states, seat)
                (ready,) = [move for move in scene.moves if move.text == "ready"]
                left = {one.id for one in said(ready.label, "left")} - {"left-orders"}
                assert left == {one for one, (a, b) in kinds.items() if any(a <= action < b for action in legal)}
                assert ready.final == bool(left) and ready.parts == {"button:ready"}
                assert scene.ends is not None and (scene.ends.id == "ends-left") == bool(left)
                named |= {one.id for one in said(ready.label, "left")}
    assert named | {"left-vat"} == {*kinds, "left-orders"}


def test_a_step_that_draws_an_order_asks_first() -> None:
    """Every step after which nature draws is final, and so can be thought over."""
    drew = 0
    for options in KINDS:
        for states in some(options):
            for seat in GAME.waiting(states) if GAME.actors(states) > 0 else ():
                if GAME.view(states).phase != TURN:
                    continue
                moves = shown(states, seat).moves
                for action, move in zip(GAME.legal(states, seat), moves, strict=True):
                    if action == READY:
                        continue
                    after = clone(states)
                    GAME.apply(after, seat, action)
                    if GAME.actors(after) == CHANCE:
                        drew += 1
                        assert move.final, move.text
    assert drew > 30


def test_the_others_boards_open_with_everything() -> None:
    states = some(KINDS[3])[-10]
    s = GAME.view(states)
    inside = picture.inside(s, 0, "seat:C")
    assert inside is not None and inside.listed
    cards = s.card.tolist()
    drawn = {item.symbol for item in inside.items}
    for card in range(36):
        if cards[card] in (3 + 2, 7 + 2):
            assert f"fromage-order-{card_name(card)}" in drawn
    found = nodes(shown(states, 0))
    assert {"seat:B", "seat:C", "seat:D"} <= {one for one, node in found.items() if node.opens}
    assert "seat:A" not in found and picture.inside(s, 0, "seat:Z") is None


def test_who_is_ready_is_seen_by_all() -> None:
    for states in some(KINDS[3]):
        s = GAME.view(states)
        if s.phase == TURN:
            notes = [tally.note is not None for tally in shown(states, -1).seats]
            assert notes == [s.step[seat] == READIED for seat in range(4)]


# -- room --------------------------------------------------------------------------------------------------------------
def test_spaces_lie_apart_and_on_their_quarter() -> None:
    for layout in range(3):
        for venue in range(4):
            spots = [at.space_at(layout, venue, k) for k in range(18)]
            for one, two in combinations(spots, 2):
                assert math.dist(one, two) >= at.PLATE, (layout, VENUES[venue])
            for x, y in spots:
                assert at.HUB + 20 < math.hypot(x, y) < at.RIM - 20 and abs(x) < y - 30


def test_the_small_disc_and_the_small_boards_stay_off_the_quarter() -> None:
    x, y = at.FAR
    assert (x - y) / math.sqrt(2) > at.EDGE * at.FAR_SCALE + 8
    left, top, wide, high = at.TABLE_FOCUS
    assert x + at.EDGE * at.FAR_SCALE < left + wide and y - at.EDGE * at.FAR_SCALE > top
    for row in range(3):
        px, py = at.panel_at(row)
        assert left < px - at.PANEL_WIDE / 2 and px + at.PANEL_WIDE / 2 < -(py + at.PANEL_HIGH / 2)
        assert py - at.PANEL_HIGH / 2 > top and py + at.PANEL_HIGH / 2 < top + high


@given(st.integers(0, 17), st.integers(0, 3), st.integers(0, 2), st.integers(-8, 40))
def test_four_quarters_are_a_whole_turn(space: int, venue: int, layout: int, quarters: int) -> None:
    point = at.space_at(layout, venue, space)
    assert at.turned(at.turned(point, quarters), -quarters) == point
    assert math.isclose(math.hypot(*at.turned(point, quarters)), math.hypot(*point))
    x, y = at.turned((0.0, 1.0), 1)
    assert (x, y) == (-1.0, 0.0), "clockwise from above: south goes west"


@given(st.integers(1, 14))
def test_held_orders_lie_on_the_board(count: int) -> None:
    spots = [at.order_at(k, count) for k in range(count)]
    left, _, wide, _ = at.BOARD_FOCUS
    assert all(left < x - 33 and x + 33 < left + wide for x, _ in spots)
    assert len({x for x, _ in spots}) == count


def test_a_picture_is_quick() -> None:
    positions = some(KINDS[3])[5:]
    for states in positions:
        shown(states, 0)
    began = time.process_time()
    for states in positions:
        shown(states, 0)
    each = (time.process_time() - began) / len(positions)
    assert each < 0.005, f"{each * 1000:.1f} ms"


def test_states_of_steps_are_of_this_game() -> None:
    """The walk that the tests above rest on goes through every phase."""
    phases = {int(GAME.view(states).phase) for options in KINDS for states in _kept_all(options)}
    assert phases >= {0, 1, 3, 4, 5, 6, 7, 8, 10, 11, 12}


def _kept_all(options: dict[str, Any]) -> Iterator[Any]:
    some(options)
    yield from _kept[name(options)]
