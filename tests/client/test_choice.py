"""The parts of the client that need no table: moves as a relation, what a press means, where the arrows lead."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

WALKS = [
    {"text": "A-12", "parts": ["pawn:A", "point:12"], "label": "A walks"},
    {"text": "A-9?b2", "parts": ["pawn:A", "point:9", "cell:b2"], "label": "A looks"},
    {"text": "A-9?b3", "parts": ["pawn:A", "point:9", "cell:b3"], "label": "A looks"},
    {"text": "B-12", "parts": ["pawn:B", "point:12"], "label": "B walks"},
    {"text": "..", "parts": ["button:after"], "label": "after you"},
]


@pytest.fixture(scope="module")
def page(url: str, chromium: Browser) -> Page:
    """An empty page of the server, so that its modules can be imported."""
    page = chromium.new_page()
    page.goto(f"{url}/about")
    return page


def press(page: Page, *parts: str, moves: list[dict[str, Any]] = WALKS) -> dict[str, Any]:
    """Press parts one after the other: the last result, what is lit, chosen and ready."""
    code = """async ([moves, parts]) => {
      const { Choice } = await import("/static/parts.js");
      const choice = new Choice(moves);
      let last = null;
      for (const part of parts) last = choice.press(part);
      const { kind, complete } = last ?? {};
      const ready = choice.ready?.text ?? null;
      return { kind, complete, lit: [...choice.lit()].sort(), chosen: choice.chosen, ready };
    }"""
    return page.evaluate(code, [moves, list(parts)])  # type: ignore[no-any-return]


def test_at_first_every_part_of_every_move_is_lit(page: Page) -> None:
    assert press(page)["lit"] == sorted({part for move in WALKS for part in move["parts"]})


@pytest.mark.parametrize(
    "order", [("pawn:A", "point:9", "cell:b2"), ("cell:b2", "point:9", "pawn:A"), ("point:9", "pawn:A", "cell:b2")]
)
def test_any_order_gives_the_same_move(page: Page, order: tuple[str, ...]) -> None:
    result = press(page, *order)
    assert (result["kind"], result["ready"], result["complete"]) == ("ready", "A-9?b2", True)


def test_a_single_move_is_ready_before_all_its_parts_are_pressed(page: Page) -> None:
    result = press(page, "cell:b3")
    assert (result["kind"], result["ready"], result["complete"], result["lit"]) == ("ready", "A-9?b3", False, [])


def test_only_what_goes_with_the_choice_stays_lit(page: Page) -> None:
    assert press(page, "pawn:B", "pawn:B")["kind"] == "dropped"
    assert press(page, "point:12")["lit"] == ["pawn:A", "pawn:B"]
    assert press(page, "pawn:A")["lit"] == ["cell:b2", "cell:b3", "point:12", "point:9"]


def test_another_of_the_same_kind_takes_its_place(page: Page) -> None:
    assert press(page, "pawn:A", "point:9", "point:12")["chosen"] == ["pawn:A", "point:12"]


def test_what_is_in_no_move_changes_nothing(page: Page) -> None:
    result = press(page, "pawn:A", "cell:e1")
    assert (result["kind"], result["chosen"]) == ("unlit", ["pawn:A"])


def first(page: Page, *parts: str, moves: list[dict[str, Any]] = WALKS) -> list[str]:
    """What of the lit parts stands out after these have been pressed."""
    code = """async ([moves, parts]) => {
      const { Choice } = await import("/static/parts.js");
      const choice = new Choice(moves);
      for (const part of parts) choice.press(part);
      return [...choice.first()].sort();
    }"""
    return page.evaluate(code, [moves, list(parts)])  # type: ignore[no-any-return]


def test_what_acts_stands_out_before_what_it_acts_on(page: Page) -> None:
    assert first(page) == ["button:after", "pawn:A", "pawn:B"]
    assert first(page, "pawn:A") == ["point:12", "point:9"]  # a stone in every move, a plant in some
    assert first(page, "cell:b2") == []  # one move is left, and waits
    assert first(page, "point:12") == ["pawn:A", "pawn:B"]


def test_what_every_move_needs_stands_out_beside_the_choice(page: Page) -> None:
    moves = [{"text": n, "parts": ["tile", f"plot:{n}"], "label": n} for n in "123"]
    assert first(page, moves=moves) == ["plot:1", "plot:2", "plot:3", "tile"]


def test_without_a_common_kind_everything_stands_out(page: Page) -> None:
    moves = [{"text": n, "parts": [n], "label": n} for n in ("card:1", "card:2", "door:1", "door:2")]
    assert first(page, moves=moves) == ["card:1", "card:2", "door:1", "door:2"]


def test_of_moves_of_several_kinds_what_acts_in_each_stands_out(page: Page) -> None:
    cowboys = [{"text": f"c{n}", "parts": ["supply:cowboy", f"spot:{n}"], "label": ""} for n in "123"]
    tents = [{"text": f"t{n}", "parts": ["tent:A", f"spot:{n}"], "label": ""} for n in "3456"]
    others = [
        {"text": "dig", "parts": ["tokens:o"], "label": ""},
        {"text": "end", "parts": ["button:end"], "label": ""},
    ]
    moves = cowboys + tents + others
    assert first(page, moves=moves) == ["button:end", "supply:cowboy", "tent:A", "tokens:o"]
    assert first(page, "spot:3", moves=moves) == ["supply:cowboy", "tent:A"]
    assert first(page, "tent:A", moves=moves) == ["spot:3", "spot:4", "spot:5", "spot:6"]


def test_turns_replace_each_other(page: Page) -> None:
    moves = [
        {"text": f"{place}/{turn}", "parts": [place, f"turn:tile:{turn}"], "label": ""}
        for place in ("n1", "n2")
        for turn in (0, 90, 270)
    ]
    code = """async (moves) => {
      const { Choice } = await import("/static/parts.js");
      const choice = new Choice(moves);
      choice.press("n2");
      choice.turn("turn:tile:90");
      choice.turn("turn:tile:270");
      return [choice.turns("tile"), choice.ready?.text];
    }"""
    assert page.evaluate(code, moves) == [["turn:tile:0", "turn:tile:90", "turn:tile:270"], "n2/270"]


def spot(name: str, x: float, y: float, r: float, **more: Any) -> dict[str, Any]:
    return {"id": name, "x": x, "y": y, "r": r, "z": 0, "lit": False, "chosen": False, **more}


def meant(page: Page, spots: list[dict[str, Any]], x: float, y: float, slack: float) -> str | None:
    code = """async ([spots, point, slack]) => {
      const { pick } = await import("/static/pick.js");
      return pick(spots, point, slack)?.id ?? null;
    }"""
    return page.evaluate(code, [spots, {"x": x, "y": y}, slack])  # type: ignore[no-any-return]


def test_a_lit_stone_under_a_figure_is_meant(page: Page) -> None:
    spots = [spot("stone", 0, 0, 20, lit=True), spot("figure", 0, -4, 36, z=9)]
    assert meant(page, spots, 0, -4, 0) == "stone"
    spots[0]["lit"] = False
    assert meant(page, spots, 0, -4, 0) == "figure"


def test_a_finger_may_miss_what_is_lit_but_not_what_is_not(page: Page) -> None:
    assert meant(page, [spot("lit", 0, 0, 10, lit=True)], 25, 0, 30) == "lit"
    assert meant(page, [spot("dark", 0, 0, 10)], 25, 0, 30) is None


def test_what_stands_out_is_meant_before_what_is_only_possible(page: Page) -> None:
    spots = [spot("pawn", 0, -8, 36, lit=True), spot("stone", 0, 0, 20, lit=True, later=True)]
    assert meant(page, spots, 0, 0, 0) == "pawn"
    spots[0] = spot("pawn", 0, -8, 36)
    assert meant(page, spots, 0, 0, 0) == "stone"


def test_the_next_thing_is_one_that_stands_out(page: Page) -> None:
    spots = [spot("a", 0, 0, 9, lit=True), spot("b", 9, 0, 9, lit=True, later=True), spot("c", 18, 0, 9, lit=True)]
    code = """async (spots) => {
      const { following } = await import("/static/pick.js");
      return [following(spots, "a", 1)?.id, following(spots, "c", -1)?.id, following(spots.slice(0, 2), "a", 1)?.id];
    }"""
    assert page.evaluate(code, spots) == ["c", "a", "b"]


def test_arrows_lead_to_the_nearest_in_that_direction_and_reach_everything(page: Page) -> None:
    rows = [(3, 0), (4, 1), (5, 2), (4, 3), (3, 4)]  # a garden of hexagons
    spots = [spot(f"{row}{n}", 152 * (n - (wide - 1) / 2), 132 * row, 60) for wide, row in rows for n in range(wide)]
    code = """async (spots) => {
      const { nearest } = await import("/static/pick.js");
      const seen = new Set([spots[0].id]);
      const todo = [spots[0]];
      while (todo.length) {
        const here = todo.pop();
        for (const way of ["left", "right", "up", "down"]) {
          const next = nearest(spots, here, way);
          if (next && !seen.has(next.id)) { seen.add(next.id); todo.push(next); }
        }
      }
      return [nearest(spots, spots[3], "right").id, nearest(spots, spots[0], "up"), seen.size];
    }"""
    assert page.evaluate(code, spots) == ["11", None, 19]
