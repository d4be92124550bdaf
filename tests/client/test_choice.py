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
