"""The picture of Gold Rush: it shows what a viewer may know, all of it can be drawn, said and clicked."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.goldrush import scene as picture
from cheeseboard.games.goldrush import scene_faces, scene_spots
from cheeseboard.games.goldrush.box import (
    BOX,
    FIRST_TURN,
    KIND,
    MOUNTAIN,
    PRAIRIE,
    RAIL,
    WORTH,
    face_number,
    place_name,
    place_number,
)
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    COWBOY,
    DIG,
    LOCALS,
    NOWHERE,
    OVER_NOW,
    PASS,
    PLACE,
    PLACING,
    SENDING,
    SHERIFF,
    TENT,
    root_at,
)
from cheeseboard.kernel.game import Game
from cheeseboard.toolkit.scene import Scene
from cheeseboard.toolkit.svg import read_sprite, render
from cheeseboard.toolkit.words import words
from pictures import messages
from walks import acting

PLAYED: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "sheriff": True},
    {"players": 3, "farmers": False},
    {"players": 4, "sheriff": True, "final_mountain_symbol": 1},
    {"players": 5, "sheriff": True, "dig_before_scoring": False},
]


@cache
def game() -> Game:
    return Game("cheeseboard.games.goldrush")


@cache
def art() -> str:
    return (resources.files("cheeseboard.games.goldrush") / "art" / "goldrush.svg").read_text("utf-8")


def positions(options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every position of one random game in which people act, and the last one. Figures are placed rather than kept."""
    return acting(game(), options, seed)


def some(options: dict[str, Any], seed: int, every: int) -> Iterator[Any]:
    """Every n-th position, and always the last."""
    play = game()
    for k, states in enumerate(positions(options, seed)):
        if k % every == seed % every or play.actors(states) == 0:
            yield states


def ids(scene: Scene) -> dict[str, Any]:
    nodes = [node for board in scene.boards for node in board.nodes]
    found = {node.id: node for node in nodes}
    assert len(found) == len(nodes), "two nodes have the same id"
    return found


games = st.tuples(st.sampled_from(PLAYED), st.integers(0, 10_000))


@settings(max_examples=8, deadline=None)
@given(games)
def test_an_observed_record_gives_the_same_picture(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in some(*what, 9):
        for seat in range(-1, int(states["seats"][0])):
            seen = play.observed(states, seat)
            assert picture.scene(play.view(states), seat) == picture.scene(play.view(seen), seat)


@settings(max_examples=8, deadline=None)
@given(games)
def test_moves_can_be_clicked_in_any_order(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in some(*what, 3):
        for seat in range(int(states["seats"][0])):
            scene = picture.scene(play.view(states), seat)
            legal = play.legal(states, seat) if play.actors(states) > 0 else []
            assert len({move.text for move in scene.moves}) == len(scene.moves) == len(legal)
            nodes = ids(scene)
            buttons = {f"button:{button.name}" for card in scene.cards for button in card.buttons}
            for move in scene.moves:
                for part in move.parts:
                    if part.startswith("turn:hand:"):
                        assert part.rpartition(":")[2] in ("0", "90", "180", "270")
                        continue
                    assert part in buttons or (nodes[part].label is not None and nodes[part].symbol)
            clicked = [move.parts for move in scene.moves]
            assert len(set(clicked)) == len(clicked)
            assert not any(a < b for a in clicked for b in clicked)
            assert buttons <= {part for parts in clicked for part in parts}


@settings(max_examples=8, deadline=None)
@given(games)
def test_what_is_tried_has_parts_and_holds_all_that_is_legal(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in some(*what, 7):
        s = play.view(states)
        for seat in range(int(s.seats)):
            tried = picture.tried(s, seat)
            assert len(set(tried)) == len(tried)
            if play.actors(states) > 0:
                assert set(play.legal(states, seat)) <= set(tried)
            found = {action: picture.parts(s, seat, action) for action in tried}
            assert all(found.values())
            codes = {action for action in tried if action < SHERIFF}
            assert codes == {PLACE + 4 * s.open_place[k] + t for k in range(s.open_places) for t in range(4)}
            for action, parts in found.items():
                assert picture.move_label(s, seat, action).id.startswith("move-")
                assert len(parts) == (3 if action < SHERIFF else 2 if action < DIG else 1)


@settings(max_examples=4, deadline=None)
@given(games)
def test_everything_can_be_drawn_and_said(what: tuple[dict[str, Any], int]) -> None:
    play, say, sprite = game(), words("en", "goldrush").say, read_sprite(art())
    for k, states in enumerate(some(*what, 11)):
        for seat in range(-1, int(states["seats"][0])):
            scene = picture.scene(play.view(states), seat)
            for msg in messages(scene):
                text = say(msg)
                assert text
                assert "  " not in text
                assert "{" not in text
            symbols = [node.symbol for board in scene.boards for node in board.nodes if node.symbol]
            symbols += [symbol for board in scene.boards for one in board.overlays for symbol, _, _ in one.spread]
            symbols += [tally.symbol for tally in scene.seats] + [sign.symbol for sign in scene.signs]
            assert set(symbols) <= set(sprite.drawings)
        if k % 4 == 0:
            root = ET.fromstring(render(scene, art(), "", say))
            assert len(list(root.iter("{http://www.w3.org/2000/svg}use"))) > len(scene.boards[0].nodes)


@settings(max_examples=8, deadline=None)
@given(games)
def test_the_map_is_as_it_lies(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in some(*what, 5):
        s = play.view(states)
        scene = picture.scene(s, int(s.turn_of))
        board, nodes = scene.boards[0], ids(scene)
        x, y, width, height = board.box
        assert width >= 700
        assert height >= 500
        for t in range(s.tiles):
            node = nodes[f"tile:{place_name(s.place[t])}"]
            north, east = divmod(s.place[t], 155)
            assert (node.x, node.y) == (100 * (east - 77), -100 * (north - 77))
            assert node.symbol == f"goldrush-{BOX.faces[s.face[t]].id}-{FIRST_TURN[s.face[t], s.turn[t]]}"
            assert x <= node.x - 50 <= node.x + 50 <= x + width
            assert y <= node.y - 50 <= node.y + 50 <= y + height
        shown = [name for name in nodes if name.startswith("place:")]
        assert len(shown) == (s.open_places if s.phase == PLACING else 0)
        for seat in range(s.seats):
            letter = "ABCDE"[seat]
            on_map = {f"cowboy:{letter}{i + 1}": s.cowboy[seat, i] for i in range(4) if s.cowboy[seat, i] != NOWHERE}
            assert {name for name in nodes if name.startswith(f"cowboy:{letter}")} == set(on_map)
            for name, spot in on_map.items():
                tile, local = divmod(spot, LOCALS)
                home = nodes[f"tile:{place_name(s.place[tile])}"]
                assert max(abs(nodes[name].x - home.x), abs(nodes[name].y - home.y)) <= 50, "it stands on its tile"
                farmer = KIND[s.face[tile], local] == PRAIRIE
                assert nodes[name].symbol == ("goldrush-farmer" if farmer else "goldrush-cowboy")
            assert (f"tent:{letter}" in nodes) == (s.tent[seat] != NOWHERE)
        assert ("sheriff" in nodes) == (s.sheriff_plays == 1)
        assert any(node.id == "sheriff" for node in board.nodes) == (s.sheriff != NOWHERE)
        sacks = sum(node.count for name, node in nodes.items() if name.startswith("tokens:") and node.count > 0)
        assert sacks + s.supply + s.boxed + sum(s.held) + sum(s.owed) == 63
        assert nodes["stack"].count == s.stack
        assert ("last" in nodes) == (s.tiles > 1)


@settings(max_examples=8, deadline=None)
@given(games)
def test_features_say_whose_they_are_and_what_they_are_worth(what: tuple[dict[str, Any], int]) -> None:
    play, say = game(), words("en", "goldrush").say
    for states in some(*what, 6):
        s = play.view(states)
        board = picture.scene(s, -1).boards[0]
        nodes = {node.id for node in board.nodes}
        covered = sum(len(one.spread) for one in board.overlays)
        kinds = [KIND[s.face[t], k] for t in range(s.tiles) for k in range(len(BOX.faces[s.face[t]].segments))]
        assert covered == (len(kinds) if s.farmers else sum(kind != PRAIRIE for kind in kinds))
        assert len({one.id for one in board.overlays}) == len(board.overlays)
        seen: dict[str, str] = {}
        for one in board.overlays:
            assert one.kind == "area"
            assert set(one.nodes) <= nodes
            assert one.label is not None
            for name in one.nodes:
                if not name.startswith("tile:"):
                    assert seen.setdefault(name, one.id) == one.id, "a figure stands on one feature"
            args = one.label.args
            kind = one.id.partition(":")[0]
            text = say(one.label)
            if kind == "railroad":
                tiles = {spread[1:] for spread in one.spread}
                locomotives = args["locomotives"]
                assert args["tiles"] == len(tiles), "a tile met twice counts once"
                assert args["worth"] == len(tiles) * (2 if locomotives == "one" else 1)
                assert ("× 2" in text) == (locomotives == "one")
                assert ("cancel" in text) == (locomotives == "many")
            if args["state"] == "open":
                assert ("nobody" in text) == (one.seats == ())
        standing = sum(spot != NOWHERE for row in s.cowboy.tolist() for spot in row)
        standing += sum(spot != NOWHERE for spot in s.tent) + (s.sheriff != NOWHERE)
        on = [name for name in seen if name.startswith(("cowboy:", "tent:", "sheriff"))]
        assert len(on) == standing or not s.farmers


@settings(max_examples=8, deadline=None)
@given(games)
def test_only_the_holder_sees_what_tokens_are_worth_until_the_end(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in some(*what, 4):
        s = play.view(states)
        over = s.phase == OVER_NOW
        for seat in range(-1, int(s.seats)):
            scene = picture.scene(s, seat)
            nodes = ids(scene)
            for other in range(s.seats):
                tally = scene.seats[other]
                known = over or seat == other
                if s.held[other]:
                    assert tally.note is not None
                    assert (tally.note.args["known"] == "yes") == known
                    worth = sum(s.hand[other, v] * WORTH[v] for v in range(len(WORTH)))
                    assert tally.note.args["worth"] == (worth if known else 0)
                if seat == other:
                    held = [nodes[f"token:{WORTH[v]}"].count for v in range(len(WORTH))]
                    assert held == [s.hand[seat, v] for v in range(len(WORTH))]
                else:
                    label = nodes[f"stock:{'ABCDE'[other]}-tokens"].label
                    assert label is not None
                    assert label.args["open"] == ("yes" if over and s.held[other] else "no")


@settings(max_examples=8, deadline=None)
@given(games)
def test_the_sentence_says_whose_move_it_is_and_what_ends_the_turn(what: tuple[dict[str, Any], int]) -> None:
    play, say = game(), words("en", "goldrush").say
    for states in some(*what, 2):
        s = play.view(states)
        for seat in range(-1, int(s.seats)):
            scene = picture.scene(s, seat)
            mine = seat >= 0 and play.actors(states) > 0 and play.actors(states) >> seat & 1 == 1
            sentence = say(scene.prompt)
            assert sentence.startswith("Your move") == mine
            assert scene.prompt.id.startswith("prompt-over") == (s.phase == OVER_NOW)
            assert (scene.ends is None) == (s.phase == OVER_NOW)
            if not mine and s.phase in (PLACING, SENDING, ACTING):
                assert re.match("Red|Blue|Green|Yellow|Black", sentence)
            for move in scene.moves:
                assert move.final == (s.phase == ACTING)


def fill(states: Any, *, tiles: list[tuple[str, str, int]]) -> None:
    """Lay tiles by hand: face, place, turn."""
    lay = __import__("cheeseboard.games.goldrush.rules_map", fromlist=["lay"]).lay
    for face, place, turn in tiles:
        lay(game().view(states), face_number(face), place_number(place), turn)


def test_labels_are_short_and_tell_what_lies_where() -> None:
    play, say = game(), words("en", "goldrush").say
    states = play.new(play.options(players=2))
    fill(states, tiles=[("R12", "e1", 1), ("C02", "w1", 0), ("M27", "s1", 1), ("P01", "s2", 0), ("R02", "s1w1", 0)])
    labels = {name: say(node.label) for name, node in ids(picture.scene(play.view(states), 0)).items() if node.label}
    assert labels["tile:o"] == "o: railroad (east and west) and mountain with 1 nugget (north)"
    assert labels["tile:e1"] == "e1: junction with 3 tracks (north, south and west)"
    assert labels["tile:w1"] == "w1: city with 4 tracks (north, east, south and west)"
    assert labels["tile:s1"] == "s1: mountain with 1 nugget (east) and mountain with 1 nugget (west)"
    assert labels["tile:s2"].startswith("s2: tipi camp and herd of horses")
    assert all(len(label) < 90 for label in labels.values())
    assert labels["stack"] == "71 tiles left in the stack: press to see which"
    assert labels["supply:cowboy"] == "your 4 cowboys"


def test_a_mountain_is_named_by_its_side_only_where_a_tile_has_two() -> None:
    play = game()
    states = play.new(play.options(players=2))
    fill(states, tiles=[("M27", "s1", 1)])
    s = play.view(states)
    assert picture.parts(s, 0, TENT) == {"supply:tent", "spot:o"}
    assert picture.parts(s, 0, TENT + 2) == {"supply:tent", "spot:s1:e"}
    assert picture.parts(s, 1, SHERIFF + 3) == {"sheriff", "spot:s1:w"}
    assert picture.parts(s, 0, COWBOY + 1) == {"supply:cowboy", "spot:s1:w"}, "one spot for a miner and for a tent"
    assert picture.parts(s, 0, COWBOY + 2) == {"supply:cowboy", "spot:prairie"}
    assert picture.parts(s, 0, DIG) == {"tokens:none"}
    assert picture.parts(s, 0, PASS) == {"button:end"}
    s.tent[0] = LOCALS + 1
    assert picture.parts(s, 0, DIG) == {"tokens:s1:w"}
    assert picture.parts(s, 0, TENT) == {"tent:A", "spot:o"}
    place = PLACE + 4 * place_number("n2e3") + 1
    assert picture.parts(s, 0, place) == {"hand", "place:n2e3", "turn:hand:90"}


def test_the_hand_shows_the_tile_unturned_and_its_turns_are_parts() -> None:
    play = game()
    states = play.new(play.options(players=2))
    play.draw(states, face_number("R16"))
    scene = picture.scene(play.view(states), 0)
    assert ids(scene)["hand"].symbol == "goldrush-R16-0"
    turns = {part for move in scene.moves for part in move.parts if part.startswith("turn:")}
    assert turns == {f"turn:hand:{angle}" for angle in (0, 90, 180, 270)}
    assert scene.boards[1].focus is not None
    assert "supply:cowboy" not in ids(picture.scene(play.view(states), -1))


@pytest.mark.parametrize("kind", ["mountain", "railroad", "railroad-aside", "prairie", "city", "graveyard"])
def test_no_figure_leaves_its_tile(kind: str) -> None:
    for face in BOX.faces:
        for one in face.segments:
            for turn in range(4):
                at = scene_spots.turned(one.at[0] * 100, one.at[1] * 100, turn)
                x, y = scene_spots.figure(kind, *at)
                assert min(x, y) >= scene_spots.EDGE
                assert max(x, y) <= 100 - scene_spots.EDGE


def test_a_figure_stands_near_its_segment_and_no_two_of_a_tile_stand_in_one_place() -> None:
    for face in range(len(BOX.faces)):
        for turn in range(4):
            locals_ = [k for k, one in enumerate(BOX.faces[face].segments) if one.kind in (MOUNTAIN, RAIL, PRAIRIE)]
            places = [scene_faces.figure_at(face, turn, place_number("o"), k) for k in locals_]
            for i, (x, y) in enumerate(places):
                one = BOX.faces[face].segments[locals_[i]]
                ax, ay = scene_spots.turned(one.at[0] * 100, one.at[1] * 100, FIRST_TURN[face, turn])
                assert abs(x + 50 - ax) + abs(y + 50 - ay) <= 34
                assert all(abs(x - a) + abs(y - b) > 9 for a, b in places[i + 1 :])


def test_sacks_lie_on_the_first_tile_of_their_mountain() -> None:
    play = game()
    dice = random.Random(4)
    for states in positions({"players": 3, "sheriff": True}, 4):
        if dice.random() < 0.9:
            continue
        s = play.view(states)
        scene = picture.scene(s, -1)
        want = {}
        for peak in s.peak[: s.peaks]:
            root = root_at(s, (peak >> 1) * LOCALS + (peak & 1))
            want[root] = s.extra[root]
        shown = [node.count for name, node in ids(scene).items() if name.startswith("tokens:")]
        assert sorted(shown) == sorted(count for count in want.values() if count)


def test_the_sheriff_leaves_the_number_on_the_sack_open() -> None:
    for face in BOX.faces:
        for one in (face.segments[k] for k in face.locals(MOUNTAIN)):
            for turn in range(4):
                at = scene_spots.turned(one.at[0] * 100, one.at[1] * 100, turn)
                (x, y), (sx, sy) = scene_spots.sack(*at), scene_spots.star(*at)
                number = (x + 0.36 * scene_spots.SACK, y - 0.34 * scene_spots.SACK)  # where clients draw it
                assert (number[0] - sx) ** 2 + (number[1] - sy) ** 2 > (0.5 * scene_spots.STAR) ** 2


def test_the_stack_opens_and_shows_what_is_left_to_everybody() -> None:
    play, say = game(), words("en", "goldrush").say
    states = play.new(play.options(players=3, sheriff=True))
    s = play.view(states)
    opens = [name for name, node in ids(picture.scene(s, 0)).items() if node.opens]
    assert opens == ["stack"]
    left = picture.inside(s, 0, "stack")
    assert left is not None
    assert sum(item.count for item in left.items) == s.stack == 77
    assert say(left.title) == "The 77 tiles left in the stack"
    assert len({item.symbol for item in left.items}) == len(left.items)
    assert picture.inside(s, -1, "stack") == left
    assert picture.inside(s, 0, "supply") is None, "the tokens in the supply are nobody's to see"


def test_spots_of_one_tile_stand_clear_of_each_other() -> None:
    """Each can be told from the next by a finger that looks closely, and stays by the place of its figure."""
    here = place_number("o")
    for face in range(len(BOX.faces)):
        for turn in range(4):
            locals_ = range(len(BOX.faces[face].segments))
            places = [scene_faces.spot_at(face, turn, here, k) for k in locals_]
            for k, (x, y) in enumerate(places):
                assert max(abs(x), abs(y)) <= 50 - scene_spots.RIM + 1e-9
                assert math.dist((x, y), scene_faces.figure_at(face, turn, here, k)) < 10
                for other in places[:k]:
                    assert math.dist((x, y), other) >= scene_spots.APART - 1e-9, BOX.faces[face].id
    assert scene_spots.SPOT <= scene_spots.APART
