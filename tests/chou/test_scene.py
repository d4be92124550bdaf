"""The picture of Chou y es-tu ?: it shows what a viewer may know, all of it can be drawn, said and clicked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.games.chou import scene as picture
from cheeseboard.games.chou import scene_garden as garden
from cheeseboard.games.chou.box import BOX, CELLS, cell_name
from cheeseboard.games.chou.rules_state import (
    CAUGHT,
    DAY,
    FIRST_NIGHT,
    NIGHT,
    OVER_NOW,
    arrows_open,
    by_night,
    on_rabbits,
)
from cheeseboard.kernel.game import Game
from cheeseboard.toolkit.scene import Msg, Scene
from cheeseboard.toolkit.svg import read_sprite, render
from cheeseboard.toolkit.words import words
from pictures import messages
from walks import acting

PLAYED: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "bushes": True, "arrows": "A5"},
    {"players": 3, "arrows": "A6"},
    {"players": 3, "split": "rabbits", "bushes": True},
    {"players": 4, "last_rabbit": "owner"},
    {"players": 4, "bushes": True, "score": True},
    {"players": 3, "score": True},
]
LEAST_LIT = {"rabbit", "cell", "pawn", "point", "button"}


@cache
def game() -> Game:
    return Game("cheeseboard.games.chou")


@cache
def art() -> str:
    return (resources.files("cheeseboard.games.chou") / "art" / "chou.svg").read_text("utf-8")


def positions(options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every position of one random game in which people act, and the last one."""
    return acting(game(), options, seed)


def ids(scene: Scene) -> dict[str, Any]:
    nodes = scene.boards[0].nodes
    found = {node.id: node for node in nodes}
    assert len(found) == len(nodes), "two nodes have the same id"
    return found


games = st.tuples(st.sampled_from(PLAYED), st.integers(0, 10_000))


@settings(max_examples=12, deadline=None)
@given(games)
def test_an_observed_record_gives_the_same_picture(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for k, states in enumerate(positions(*what)):
        if k % 4 == 0:
            for seat in range(-1, int(states["seats"][0])):
                seen = play.observed(states, seat)
                assert picture.scene(play.view(states), seat) == picture.scene(play.view(seen), seat)


@settings(max_examples=10, deadline=None)
@given(games)
def test_moves_can_be_clicked_in_any_order(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in positions(*what):
        for seat in range(int(states["seats"][0])):
            scene = picture.scene(play.view(states), seat)
            legal = play.legal(states, seat) if play.actors(states) > 0 else []
            assert len({move.text for move in scene.moves}) == len(scene.moves) == len(legal)
            nodes = ids(scene)
            buttons = {f"button:{button.name}" for card in scene.cards for button in card.buttons}
            for move in scene.moves:
                for part in move.parts:
                    assert part.partition(":")[0] in LEAST_LIT
                    assert part in buttons or nodes[part].label is not None
            clicked = [move.parts for move in scene.moves]
            assert len(set(clicked)) == len(clicked)
            assert not any(a < b for a in clicked for b in clicked)
            used = {part for parts in clicked for part in parts}
            assert buttons <= used


@settings(max_examples=6, deadline=None)
@given(games)
def test_everything_can_be_drawn_and_said(what: tuple[dict[str, Any], int]) -> None:
    play, say, sprite = game(), words("en", "chou").say, read_sprite(art())
    for k, states in enumerate(positions(*what)):
        for seat in range(-1, int(states["seats"][0])):
            scene = picture.scene(play.view(states), seat)
            for msg in messages(scene):
                assert say(msg)
            for tally in scene.seats:
                assert tally.symbol in sprite.drawings
            if k % 8 == 0:
                root = ET.fromstring(render(scene, art(), "", say))
                assert len(list(root.iter("{http://www.w3.org/2000/svg}use"))) >= 80


@settings(max_examples=12, deadline=None)
@given(games)
def test_the_night_hides_the_rabbits_from_all_but_their_side(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in positions(*what):
        s = play.view(states)
        over = s.phase == OVER_NOW
        for seat in range(-1, int(s.seats)):
            scene = picture.scene(s, seat)
            nodes = ids(scene)
            for t in range(2):
                shown = f"rabbit:{t + 1}" in nodes
                assert shown == (on_rabbits(s, seat) or over or s.rabbits[t] == CAUGHT)
            if by_night(s) and not on_rabbits(s, seat):
                assert not any(node.startswith(("trail:", "reach:")) for node in nodes)
            assert scene.boards[0].theme == ("night" if by_night(s) else "day")
            gardener = seat >= 0 and not on_rabbits(s, seat)
            assert scene.blind == (by_night(s) and gardener)


@settings(max_examples=8, deadline=None)
@given(games)
def test_what_is_counted_is_what_is_drawn(what: tuple[dict[str, Any], int]) -> None:
    play = game()
    for states in positions(*what):
        s = play.view(states)
        if by_night(s):
            continue
        nodes = ids(picture.scene(s, -1))
        assert nodes["compost"].count == s.compost
        assert nodes["compost"].symbol == (f"chou-compost-{s.compost}" if s.compost <= 9 else "chou-compost-heap")
        for cell in range(CELLS):
            name = cell_name(cell)
            trails = [k for k, way in enumerate(BOX.directions) if f"trail:{name}-{way}" in nodes]
            eaten = s.eaten[cell] == 1
            want = 63 if arrows_open(s, cell) else int(s.arrows[cell])
            assert trails == ([k for k in range(6) if want >> k & 1] if eaten else [])
        for i in range(2):
            x, y = garden.point_at(s.pawns[i])
            pawn = nodes[f"pawn:{'AB'[i]}"]
            assert abs(pawn.x - x) <= 24
            assert pawn.y + 0.44 * pawn.size == pytest.approx(y + 3), "a gardener's foot is on the stone"


@settings(max_examples=8, deadline=None)
@given(games)
def test_the_sentence_says_whose_move_it_is(what: tuple[dict[str, Any], int]) -> None:
    play, say = game(), words("en", "chou").say
    for states in positions(*what):
        s = play.view(states)
        for seat in range(-1, int(s.seats)):
            scene = picture.scene(s, seat)
            mine = seat >= 0 and play.actors(states) >> seat & 1 == 1 and s.phase != OVER_NOW
            sentence = say(scene.prompt)
            assert sentence.startswith("Your move") == mine
            assert scene.prompt.id.startswith("ending-") == (s.phase == OVER_NOW)
            assert (scene.ends is None) == (s.phase == OVER_NOW)
            if s.phase in {FIRST_NIGHT, NIGHT} and not mine:
                assert re.search("rabbit|partner", sentence)
            if s.phase == DAY and not mine:
                assert re.search("ardener|partner", sentence)


def test_labels_name_the_place_and_what_is_there() -> None:
    play, say = game(), words("en", "chou").say
    states = play.new(play.options(players=2))
    play.apply(states, 0, 5)
    while play.actors(states) == -1:
        play.draw(states, 63)
    scene = picture.scene(play.view(states), 0)
    labels = {name: say(node.label) for name, node in ids(scene).items() if node.label}
    for name, told in {
        "cell:b3": ("b3", "cabbage", "arrows", "reach"),
        "cell:a1": ("a1", "cabbage"),
        "cabin": ("c3", "cabin"),
        "point:7": ("7", "ardener A"),
        "point:12": ("12",),
        "pawn:B": ("B", "18"),
        "rabbit:1": ("1", "b3"),
        "rabbit:2": ("2", "waiting"),
        "compost": ("0", "9"),
    }.items():
        assert all(word in labels[name] for word in told), labels[name]
    assert "arrows" not in labels["cell:a1"]
    assert "ardener" not in labels["point:12"]
    assert scene.prompt == Msg("prompt-hide", {"rabbit": "two"})
    blind = picture.scene(play.view(states), 1)
    assert blind.prompt == Msg("prompt-wait-first-night", {"glasses": "yes"})
    unseen = ids(blind)["cell:b3"].label
    assert unseen is not None
    assert "arrows" not in say(unseen)
    assert len(set(labels.values())) == len(labels), "two places have the same name"


def test_the_words_of_every_kind_of_move() -> None:
    play, say = game(), words("en", "chou").say
    s = play.view(play.new(play.options(players=2)))
    look = 88 + 456 + 13 * 19 + 8
    told: dict[int, tuple[str, tuple[str, ...]]] = {
        5: ("move-hide", ("Rabbit 1", "b3")),
        38: ("move-stuck", ("Rabbit 1", "open")),
        40: ("move-walk", ("Gardener A", "stone 1")),
        43: ("move-step", ("Gardener A", "stone 4")),
        look: ("move-look", ("Gardener B", "stone 14", "c2")),
        1000: ("move-after-you", ("After you",)),
    }
    for action, (name, needs) in told.items():
        label = picture.move_label(s, 0, action)
        assert label.id == name
        assert all(word in say(label) for word in needs), say(label)
    assert picture.parts(s, 1, look) == {"pawn:B", "point:14", "cell:c2"}
    assert picture.parts(s, 0, 39) == {"rabbit:2", "button:exposed"}


def test_a_partner_can_be_told_something_and_a_lone_seat_cannot() -> None:
    play = game()
    two = play.view(play.new(play.options(players=2)))
    four = play.view(play.new(play.options(players=4)))
    assert picture.scene(two, 0).signals == picture.scene(four, -1).signals == ()
    assert [(signal.name, signal.node) for signal in picture.scene(four, 1).signals] == [
        ("here", True),
        ("you-first", False),
        ("not-there", True),
    ]
    assert {signal.name for signal in picture.scene(four, 3).signals} == {"look-here", "you-first", "stand-here"}


def test_you_go_first_is_offered_until_somebody_has_gone() -> None:
    match = cb.new("chou", players=4, seed=4)
    teams: dict[int, list[int]] = {}
    for seat, team in enumerate(match.teams):
        teams.setdefault(team, []).append(seat)
    rabbits = next(seats for seats in teams.values() if match.to_move[0] in seats)
    gardeners = next(seats for seats in teams.values() if seats != rabbits)

    def offers(seat: int) -> bool:
        return "you-first" in {signal.name for signal in match.view(seat).picture.signals}

    asked, gone = 0, set[int]()
    for _ in range(24):
        if match.over:
            break
        own, other = (rabbits, gardeners) if match.to_move[0] in rabbits else (gardeners, rabbits)
        gone &= set(own)
        assert all(offers(seat) == (not gone) for seat in own)
        assert all(map(offers, other)), "they may settle it for their next turn"
        seat = match.to_move[0]
        move = next(str(one) for one in match.moves(seat) if str(one) != "..")
        match.play(move, seat)
        gone = gone | {seat} if not match.over and match.to_move[0] in own else set()
        asked += bool(gone)
    assert asked > 4


def test_a_phone_sees_the_garden_the_light_and_the_compost() -> None:
    x, y, width, height = garden.FOCUS
    at = [*garden.CELL_AT, *garden.POINT_AT, *garden.BASKETS, garden.COMPOST[:2], garden.LIGHT[:2]]
    assert all(x + 40 <= px <= x + width - 40 and y + 40 <= py <= y + height - 40 for px, py in at)
    assert width / height > 1, "a phone's board is not taller than wide"
    assert garden.point_at(6) == pytest.approx((486, 374.2), abs=0.2)
    assert garden.cell_at(7) == pytest.approx((182, 462))


def test_the_art_keeps_to_itself() -> None:
    sprite = read_sprite(art())
    assert all(name.startswith("chou-") for name in sprite.drawings)
    classes = {one for found in re.findall(r'class="([^"]*)"', art()) for one in found.split()}
    assert classes
    assert all(one.startswith("chou-") for one in classes)
    css = "".join(sprite.styles)
    assert ":root" not in css
    selectors = re.findall(r"(?:^|[{};,\s])([.#a-z][^{};:,]*)(?=[,{])", re.sub(r"/\*.*?\*/", "", css, flags=re.S))
    assert {one.strip() for one in selectors if not one.strip().startswith(".chou-")} <= {".day", ".night"}
    for name in sprite.drawings:
        sprite.closure([name])
