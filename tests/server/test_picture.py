"""Scenes as differences: put together they are exactly the whole scene, in Python and in the client's own code."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games import find
from cheeseboard.match import Match, Seat, new
from cheeseboard.server import bridge, render
from cheeseboard.server.hub import Hub
from cheeseboard.server.picture import Drawn, Picture
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import SeatRow, Store, TableRow
from cheeseboard.server.table import Who
from cheeseboard.toolkit.words import words
from client.test_types import STATIC, node
from server.house import Browser, patched, texts

NAMES = st.sampled_from(["a", "b", "c", "cell:1", "x é"])
PLAIN = st.one_of(st.integers(0, 3), st.sampled_from(["", "long " * 20]), st.booleans(), st.none())


def named(key: str) -> st.SearchStrategy[list[dict[str, Any]]]:
    """Lists of items with names of their own."""
    item = st.builds(lambda name, value: {key: name, "value": value}, NAMES, PLAIN)
    return st.lists(item, max_size=5, unique_by=lambda one: str(one[key]))


BOARD = st.builds(
    lambda name, nodes, fields: {**fields, "id": name, "nodes": nodes},
    NAMES,
    named("id"),
    st.dictionaries(st.sampled_from(["theme", "label", "overlays", "box"]), PLAIN),
)
FRAME = st.builds(
    lambda boards, moves, fields: {"t": "scene", **fields, "boards": boards, "moves": moves},
    st.lists(BOARD, max_size=3, unique_by=lambda one: str(one["id"])),
    named("text"),
    st.dictionaries(st.sampled_from(["prompt", "cards", "forms", "ends", "blind", "seats"]), PLAIN),
)


def same(scene: dict[str, Any], frame: dict[str, Any]) -> bool:
    """Does a page's scene hold what a whole frame says? Lists in the same order, fields in any."""
    told: dict[str, Any] = json.loads(json.dumps(frame))
    return {name: value for name, value in scene.items() if name != "id"} == told


@given(st.lists(FRAME, min_size=2, max_size=4))
@settings(max_examples=300)
def test_putting_differences_together_gives_the_whole(frames: list[dict[str, Any]]) -> None:
    old = Picture.of(frames[0])
    scene = patched({}, json.loads(old.whole()))
    assert same(scene, frames[0])
    for frame in frames[1:]:
        picture = Picture.of(frame)
        sent = json.loads(picture.since(old))
        scene = patched(scene, sent)
        assert scene == json.loads(picture.whole())
        assert same(scene, frame)
        assert ("base" not in sent) or sent["base"] == old.id
        assert (picture.id == old.id) == (picture.whole() == old.whole())
        old = picture


def scenes(match: Match, viewer: int | None, hint: bool) -> dict[str, Any]:
    """A whole scene frame."""
    count = len(match.seats)
    rows = tuple(SeatRow(seat, "person", "anna") for seat in range(count))
    return render.scene(match, viewer, "de", hint, render.People(rows, (True,) * count))


def game(seed: int) -> list[tuple[bytes, bytes]]:
    """For one viewer of a random game: what goes over the wire, and the whole scene, move by move."""
    rng = random.Random(seed)
    match = new("chou", players=rng.choice((2, 3, 4)), bushes=rng.random() < 0.5, seed=seed)
    viewer = rng.choice((None, *range(len(match.seats))))
    old = Picture.of(scenes(match, viewer, True))
    sent = [(old.whole(), old.whole())]
    for _ in range(40):
        if match.over:
            break
        seat = rng.choice(match.to_move)
        match.play(rng.choice(match.moves(seat)), seat)
        if rng.random() < 0.1 and match.view(seat).can_undo:
            match.undo(seat)
        picture = Picture.of(scenes(match, viewer, rng.random() < 0.9))
        if picture.id != old.id:
            sent.append((picture.since(old), picture.whole()))
            old = picture
    return sent


@pytest.fixture(scope="module")
def games() -> list[list[tuple[bytes, bytes]]]:
    return [game(seed) for seed in range(12)]


def test_random_games_are_put_together_exactly(games: list[list[tuple[bytes, bytes]]]) -> None:
    sent = whole = 0
    for steps in games:
        scene: dict[str, Any] = {}
        for frame, full in steps:
            scene = patched(scene, json.loads(frame))
            assert scene == json.loads(full)
        sent += sum(len(frame) for frame, _ in steps[1:])
        whole += sum(len(full) for _, full in steps[1:])
    assert sent < 0.5 * whole


SCRIPT = """
import { patched } from %s;
import { deepStrictEqual as same } from "node:assert";
import { readFileSync } from "node:fs";
let steps = 0;
for (const game of JSON.parse(readFileSync(0, "utf8"))) {
  let scene = null;
  for (const [frame, whole] of game) {
    const before = JSON.stringify(scene);
    const next = patched(scene, frame);
    same(next, whole);
    if (JSON.stringify(scene) !== before) throw new Error("the scene before was changed");
    scene = next;
    steps += 1;
  }
  same(patched({ ...scene, id: "another" }, { t: "scene", id: "x", base: "y" }), null);
}
console.log(steps);
"""


def test_the_client_puts_them_together_exactly(games: list[list[tuple[bytes, bytes]]]) -> None:
    run = node("node")
    if run is None:
        pytest.skip("no node here, and no wheel of it")
    script = SCRIPT % json.dumps((STATIC / "patch.js").as_uri())
    told = json.dumps([[[json.loads(frame), json.loads(whole)] for frame, whole in steps] for steps in games])
    got = subprocess.run(
        [*run, "--input-type=module", "-e", script], input=told, capture_output=True, text=True, timeout=60, check=False
    )
    assert got.returncode == 0, got.stderr
    assert int(got.stdout) == sum(len(steps) for steps in games)


class Anna:
    """A page that is open."""

    person = "anna"

    def wake(self) -> None:
        pass


def test_a_scene_is_drawn_once_for_all_who_see_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int | None, str, bool]] = []
    draw = render.scene

    def counting(match: Match, viewer: int | None, lang: str, hint: bool, *more: Any) -> dict[str, Any]:
        drawn.append((viewer, lang, hint))
        return draw(match, viewer, lang, hint, *more)

    monkeypatch.setattr(render, "scene", counting)
    store = Store(tmp_path)

    async def look() -> None:
        hub = Hub(store, Settings(data=tmp_path))
        rows = (SeatRow(0, "person", "anna"), SeatRow(1, "open"))
        header, events = bridge.packed(bridge.create("chou", {"players": 2}, rows, seed=5))
        await hub.create(TableRow("t1", "chou", header, "anna", secrets.token_hex(8), 0.0, rows, events))
        table = await hub.table("t1")
        assert table is not None
        people = [Who("anna", True, "fr"), Who("guest", True, "fr"), Who("stranger", False, "fr")]
        pictures = [table.scene(None, who) for who in people * 3]
        assert drawn == [(None, "fr", True)]
        may = [json.loads(one.whole())["seats"][1]["may"] for one in pictures[:3]]
        assert may == [["me", "bot"], ["me"], []]  # what each may do with a seat is each one's own
        assert table.difference(pictures[1], pictures[0]) is table.difference(pictures[4], pictures[3])
        table.scene(None, Who("anna", True, "en"))
        table.scene(0, people[0])
        assert len(drawn) == 3
        table.presence_changed()  # but the same people are here
        same = table.scene(0, people[0])
        assert len(drawn) == 3
        table.watchers.add(Anna())
        table.presence_changed()
        assert table.scene(0, people[0]).id != same.id
        assert len(drawn) == 4

    asyncio.run(look())
    store.close()


def test_a_scene_that_is_kept_is_the_one_that_would_be_drawn(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def play(seed: int) -> tuple[int, int]:
        hub, rng = Hub(store, Settings(data=tmp_path)), random.Random(seed)
        game, players = ("chou", 3) if seed % 2 else ("goldrush", 3)
        rows = tuple(SeatRow(seat, "person", "anna", "Ännchen" if seat else "") for seat in range(players))
        header, events = bridge.packed(bridge.create(game, {"players": players}, rows, seed=seed))
        await hub.create(TableRow(f"t{seed}", game, header, "anna", secrets.token_hex(8), 0.0, rows, events))
        table = await hub.table(f"t{seed}")
        assert table is not None
        kept = looks = 0
        last: dict[int | None, Any] = {}
        who = Who("anna", True, "de")
        for step in range(40):
            if table.match.over:
                break
            seat = rng.choice(table.match.to_move)
            if rng.random() < 0.15 and table.match.can_undo(seat):
                await table.undo(seat, f"k{step}", "de")
            else:
                await table.play(seat, f"k{step}", str(rng.choice(table.match.moves(seat))), "de")
            for viewer in (None, *range(players)):
                picture = table.scene(viewer, who)
                people = render.People(tuple(table.seats), (False,) * players)
                frame = render.scene(table.match, viewer, "de", True, people)
                may = tuple(tuple(table.may(who, row.seat)) for row in table.seats)
                seats = [{**line, "may": can} for line, can in zip(frame["seats"], may, strict=True)]
                assert picture.whole() == Picture.of(frame).having(seats=seats).whole()
                kept += picture is last.get(viewer)
                looks += 1
                last[viewer] = picture
        return kept, looks

    for seed in range(4):
        kept, looks = asyncio.run(play(seed))
        assert kept < looks
        assert seed % 2 == 0 or kept  # by night the others see nothing new
    store.close()


@pytest.mark.parametrize("game", find())
@pytest.mark.parametrize("name", ["", "Ännchen"])
def test_a_node_that_is_kept_in_words_is_said_as_if_it_were_new(game: str, name: str) -> None:
    rng = random.Random(5)
    for lang in ("en", "zh"):
        match = new(game, players=3, seed=5, seats=[Seat("person", name) for _ in range(3)])
        say = render.speaker(words(lang, game), match.view(0).called)
        known: dict[Any, Any] = {}
        for _ in range(12):
            if match.over:
                break
            seat = rng.choice(match.to_move)
            match.play(str(rng.choice(match.moves(seat))), seat)
            for viewer in (None, 0, 1):
                view = match.view(viewer)
                for board in view.picture.boards:
                    again = render.board(board, say, view.hint, known, bool(name))
                    assert json.dumps(again) == json.dumps(render.board(board, say, view.hint))
                    for one in again["nodes"]:
                        assert not isinstance(one, Drawn) or json.loads(one.text) == json.loads(json.dumps(one))
        assert known


def test_a_line_gets_the_whole_first_and_then_what_changed(url: str) -> None:
    people = Browser(url)
    table = people.table(who=("me", "here"))
    line = people.line(table, 0)
    assert "base" not in json.loads(line.raw[-1])
    line.quiet()
    held, whole = line.scene["id"], len(json.dumps(line.scene))
    assert line.play(texts(line)[0])["ok"]
    line.until("scene")
    frame = json.loads(line.raw[-1])
    assert frame["base"] == held
    assert len(line.raw[-1]) < whole
    again = people.line(table, 0, seen=line.scene["k"])
    assert "base" not in json.loads(again.raw[-1])  # a new line holds nothing
    assert again.scene == {**line.scene, "seats": again.scene["seats"]}
    for change in ({"lang": "de"}, {"lang": "", "hint": True}, {"lang": ""}):
        again.send(t="lang", **change)
        again.until("scene")
        assert "base" not in json.loads(again.raw[-1])
