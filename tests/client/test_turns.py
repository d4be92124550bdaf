"""A piece in hand, a place and a turn: on a table of no game, by mouse, finger and keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser

TURNS = {"plot:1": (0, 90, 270), "plot:2": (180,), "plot:3": (90, 180)}
PLACES = {"plot:1": (200, 200), "plot:2": (400, 200), "plot:3": (600, 200)}


def tiles(final: bool = False) -> dict[str, Any]:
    nodes: list[dict[str, Any]] = [
        {"id": name, "symbol": "fake-plot", "x": x, "y": y, "size": 150, "label": f"Plot {name[-1]}", "text": name[-1]}
        for name, (x, y) in PLACES.items()
    ]
    nodes.append(
        {"id": "tile", "symbol": "fake-tile", "x": 500, "y": 620, "size": 150, "layer": 2, "label": "Your tile"}
    )
    moves = [
        {
            "text": f"{name[-1]}/{turn}",
            "parts": ["tile", name, f"turn:tile:{turn}"],
            "label": f"{name} {turn}",
            "final": final,
        }
        for name, turns in TURNS.items()
        for turn in turns
    ]
    return scene(nodes, moves)


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def table(request: pytest.FixtureRequest, url: str, chromium: Browser) -> Iterator[FakeTable]:
    finger: bool = request.param
    size = {"width": 390, "height": 844} if finger else {"width": 1280, "height": 800}
    context = chromium.new_context(viewport=size, has_touch=finger, is_mobile=finger, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(8000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield FakeTable(page, url, tiles())
    assert errors == []
    context.close()


def press(table: FakeTable, node: str) -> None:
    x, y = table.middle(node)
    if table.page.evaluate("navigator.maxTouchPoints") > 0:
        table.page.touchscreen.tap(x, y)
    else:
        table.page.mouse.click(x, y)


def lies(page: Page, selector: str = ".carried .ghost .turn") -> str:
    return str(page.locator(selector).get_attribute("style"))


def ready(page: Page, words: str) -> None:
    expect(page.locator("#say")).to_have_text(words)
    expect(page.locator("#go")).to_be_visible()


def test_a_place_takes_the_first_turn_that_fits_and_shows_it_there(table: FakeTable) -> None:
    page = table.page
    press(table, "plot:1")
    ready(page, "plot:1 0")
    ghost = page.locator(".carried .ghost")
    assert "translate(200px, 200px)" in str(ghost.get_attribute("style"))
    assert "rotate(0deg)" in lies(page)
    assert table.played() == []  # nothing is played unasked while another turn would fit
    page.click("#go")
    page.wait_for_timeout(100)
    assert table.played() == ["1/0"]


def test_a_press_on_the_piece_that_lies_turns_it_among_the_legal_turns(table: FakeTable) -> None:
    page = table.page
    press(table, "plot:1")
    for turn in (90, 270, 0, 90):
        press(table, "plot:1")
        ready(page, f"plot:1 {turn}")
        assert f"rotate({turn}deg)" in lies(page)
        assert f"rotate({turn}deg)" in lies(page, '[data-node="tile"] .turn')
    press(table, "tile")  # the piece in hand is the same piece
    ready(page, "plot:1 270")


def test_keys_and_buttons_turn_both_ways(table: FakeTable) -> None:
    page = table.page
    press(table, "plot:1")
    page.keyboard.press("r")
    ready(page, "plot:1 90")
    page.keyboard.press("Shift+R")
    page.keyboard.press("Shift+R")
    ready(page, "plot:1 270")
    turning = page.locator(".acts .turner")
    expect(turning).to_have_count(2)
    turning.first.click()
    ready(page, "plot:1 90")
    turning.last.click()
    ready(page, "plot:1 270")


def test_a_swipe_turns_and_does_not_pan_or_press(table: FakeTable) -> None:
    page = table.page
    press(table, "plot:1")
    x, y = table.middle("plot:1")
    if page.evaluate("navigator.maxTouchPoints") > 0:
        line = page.context.new_cdp_session(page)
        for kind, dx in (("touchStart", 0), ("touchMove", 20), ("touchMove", 45), ("touchEnd", 45)):
            points = [] if kind == "touchEnd" else [{"x": x + dx, "y": y + 2}]
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 45, y + 2, steps=3)
        page.mouse.up()
    ready(page, "plot:1 90")
    assert table.played() == []


def test_the_only_turn_that_fits_is_taken_and_nothing_offers_to_turn(table: FakeTable) -> None:
    page = table.page
    press(table, "plot:2")
    ready(page, "plot:2 180")
    expect(page.locator(".acts .turner")).to_have_count(0)
    page.keyboard.press("r")
    ready(page, "plot:2 180")


def test_another_place_keeps_the_turn_where_it_fits_there_too(table: FakeTable) -> None:
    page = table.page
    press(table, "plot:1")
    page.keyboard.press("r")
    ready(page, "plot:1 90")
    press(table, "plot:3")
    ready(page, "plot:3 90")
    press(table, "plot:2")
    ready(page, "plot:2 180")


def test_turned_in_hand_only_places_where_it_fits_stay_lit(table: FakeTable) -> None:
    page = table.page
    press(table, "tile")
    press(table, "tile")
    expect(page.locator('[data-node="tile"] .turn')).to_have_attribute("style", "transform: rotate(90deg);")
    lit = page.eval_on_selector_all(".node.lit", "all => all.map(one => one.dataset.node)")
    assert sorted(lit) == ["plot:1", "plot:3"]
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".node.lit")).to_have_count(4)
    expect(page.locator('[data-node="tile"] .turn')).to_have_attribute("style", "transform: rotate(0deg);")


def test_by_keyboard_enter_confirms_and_r_turns(table: FakeTable) -> None:
    page = table.page
    page.locator('[data-node="plot:1"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    ready(page, "plot:1 90")
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert table.played() == ["1/90"]
    page.keyboard.press("Escape")


def test_the_key_sheet_names_the_turn_only_where_something_turns(table: FakeTable) -> None:
    page = table.page
    if page.viewport_size and page.viewport_size["width"] < 1000:
        return  # a phone has no such sheet
    keys = page.locator(".tools .tool", has=page.locator("path[d^='M4 7h16']"))
    keys.click()
    expect(page.locator("kbd", has_text="r, R")).to_have_count(1)
    page.keyboard.press("Escape")
    table.show(scene(tiles()["boards"][0]["nodes"], [{"text": "x", "parts": ["plot:1"], "label": "x"}], k=0))
    expect(page.locator(".node.lit")).to_have_count(1)
    keys.click()
    expect(page.locator("kbd", has_text="r, R")).to_have_count(0)
    expect(page.locator("kbd", has_text="Enter")).to_have_count(1)


def test_a_piece_that_has_a_drawing_of_every_turn_is_not_turned_itself(table: FakeTable) -> None:
    made = tiles()
    made["boards"][0]["nodes"][-1]["turned"] = ["fake-tile", "fake-plot", "fake-tile", "fake-tile"]
    table.show(made)
    press(table, "tile")
    press(table, "plot:3")
    expect(table.page.locator(".carried .ghost use")).to_have_attribute("href", "#fake-plot")
    expect(table.page.locator('[data-node="tile"] .turn > use')).to_have_attribute("href", "#fake-plot")
    for selector in (".carried .ghost .turn", '[data-node="tile"] .turn'):
        assert "rotate(0deg)" in lies(table.page, selector)
    press(table, "plot:2")
    expect(table.page.locator('[data-node="tile"] .turn > use')).to_have_attribute("href", "#fake-tile")
