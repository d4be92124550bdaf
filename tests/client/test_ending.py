"""The end of a game, and of a part of it, on a table of no game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from access import violations
from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser
NODES = [{"id": "plot:1", "symbol": "fake-plot", "x": 300, "y": 300, "size": 150, "label": "Plot 1"}]
SEATS = [
    {"seat": 0, "name": "Anna", "role": "North", "points": 7, "to_move": False, "kind": "person", "view": 0},
    {"seat": 1, "name": "Ben", "role": "South", "points": 3, "to_move": False, "kind": "bot", "view": 1},
    {"seat": 2, "name": "Cleo", "role": "North", "points": 7, "to_move": False, "kind": "person", "view": 0},
]


def running() -> dict[str, Any]:
    move = {"text": "1", "parts": ["plot:1"], "label": "Plot 1", "final": False}
    return scene(NODES, [move], seats=[{**seat, "to_move": seat["seat"] == 0} for seat in SEATS])


def over(won: bool | None = True, **more: Any) -> dict[str, Any]:
    terms = [
        {"label": "Towns", "count": 2, "each": 3, "total": 6, "ref": "/rules/chou#score.swap"},
        {"label": "Wells", "count": 1, "each": 1, "total": 1, "ref": "/rules/chou#score.play-on"},
    ]
    sides = [
        {"seats": [0, 2], "place": 1, "points": 7, "terms": terms},
        {"seats": [1], "place": 2, "points": 3, "terms": terms[:1]},
    ]
    result = {
        "say": "Anna and Cleo have won",
        "won": won,
        "sides": sides,
        "again": "/new/fake?players=3&seat1=bot%3Asharp",
    }
    return scene(NODES, [], seats=SEATS, over=True, k=0, ending="North has more towns.", result={**result, **more})


@pytest.fixture(params=[False, True], ids=["wide", "phone"])
def table(request: pytest.FixtureRequest, url: str, chromium: Browser) -> Iterator[FakeTable]:
    phone: bool = request.param
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    context = chromium.new_context(viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(8000)
    yield FakeTable(context.new_page(), url, running())
    context.close()


def check(page: Page) -> None:
    assert violations(page) == []


def test_the_card_says_who_has_won_and_why(table: FakeTable) -> None:
    page = table.page
    table.show(over())
    card = page.locator("dialog.end")
    expect(card.locator(".verdict")).to_have_text("You have won!")
    expect(card.locator(".laurels")).to_contain_text("North has more towns.")
    rows = card.locator(".side-row")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Anna")
    expect(rows.nth(0)).to_contain_text("Cleo")  # partners stand together
    expect(rows.nth(0).locator("tr")).to_have_count(2)
    expect(rows.nth(0).locator("tr").first).to_contain_text("2 × 3 = 6")
    expect(rows.nth(0).locator("tr").nth(1).locator("td").first).to_have_text("1")  # one point each needs no sum
    expect(rows.nth(1).locator(".points")).to_have_text("3")
    again = "/new/fake?players=3&seat1=bot%3Asharp&seat0=me&seat2=open"
    expect(card.locator("a.btn.go")).to_have_attribute("href", again)
    expect(card.locator("a[download]")).to_have_attribute("href", "/table/fake/save?seat=0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page)
    card.locator("tr a").first.click()
    expect(page.locator("dialog .clause.asked")).to_be_visible()
    page.keyboard.press("Escape")
    page.click("#end-show")
    expect(card).to_be_visible()
    page.click("#end-look")
    expect(card).to_have_count(0)


def test_nothing_asks_for_a_move_any_more(table: FakeTable) -> None:
    page = table.page
    table.show(over(won=False))
    expect(page.locator(".verdict")).to_have_text("You have lost")
    page.click("#end-look")
    expect(page.locator("#text")).to_be_hidden()
    expect(page.locator("#say")).to_have_text("You have lost")
    expect(page.locator(".node.lit, .btn.lit")).to_have_count(0)
    check(page)


def test_a_draw_is_nobodys(table: FakeTable) -> None:
    table.show(over(won=None, say="A draw"))
    expect(table.page.locator(".verdict")).to_have_text("A draw")


def test_whoever_opens_a_finished_table_sees_the_board_first(table: FakeTable) -> None:
    page = table.page
    table.now = over()
    page.reload()
    expect(page.locator("#say")).to_have_text("You have won!")
    page.wait_for_timeout(300)
    expect(page.locator("dialog")).to_have_count(0)
    page.click("#end-show")
    expect(page.locator(".verdict")).to_be_visible()


def test_the_end_of_a_part_stops_the_page_once(table: FakeTable) -> None:
    page = table.page
    news = ["Half time: Anna has 4.", "The sides swap."]
    entry = {"k": 1, "kind": "move", "seat": 0, "say": ["Anna builds.", *news], "nodes": [], "news": news}
    table.send({"t": "log", "entries": [entry]})
    table.show({**running(), "k": 1, "status": "Second half"})
    expect(page.locator("dialog.news h2")).to_have_text("Half time: Anna has 4.")
    expect(page.locator("dialog.news p")).to_have_text("The sides swap.")
    check(page)
    page.click("#news-go")
    table.show({**running(), "k": 1, "status": "Second half, later"})
    expect(page.locator("#status")).to_have_text("Second half, later")
    expect(page.locator("dialog")).to_have_count(0)
