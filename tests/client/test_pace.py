"""What others do is shown one deed after the other, long enough to be read; a press shows the rest at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from client.fake import PAGE, FakeTable, scene

pytestmark = pytest.mark.browser

BEAT = 600  # ms
NODES: list[dict[str, Any]] = [
    {"id": "plot:1", "symbol": "fake-plot", "x": 300, "y": 300, "size": 150, "label": "Plot 1", "text": "1"},
    {"id": "plot:2", "symbol": "fake-plot", "x": 700, "y": 300, "size": 150, "label": "Plot 2", "text": "2"},
]
WALK = [{"text": "1", "parts": ["plot:1", "plot:2"], "label": "Walk", "final": True}]


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page.set_default_timeout(8000)
    yield page
    page.close()


@pytest.fixture
def table(url: str, page: Page, monkeypatch: pytest.MonkeyPatch) -> FakeTable:
    monkeypatch.setattr("client.fake.PAGE", PAGE.replace("data-lang=", f'data-beat="{BEAT}" data-lang='))
    return FakeTable(page, url, scene(NODES, [], prompt="Wait."))


def deed(table: FakeTable, k: int, *, seat: int = 1, kind: str = "move", moves: bool = False, **more: Any) -> None:
    entry = {"k": k, "kind": kind, "seat": seat, "say": [f"Deed {k}."], **more}
    table.send({"t": "log", "entries": [entry]})
    table.show(scene(NODES, WALK if moves else [], k=k, prompt=f"After {k}."))


def test_deeds_come_one_after_the_other(table: FakeTable) -> None:
    began = time.monotonic()
    for k in (1, 2, 3):
        deed(table, k, moves=k == 3)
    expect(table.page.locator("#say")).to_have_text("After 1.")
    assert table.page.inner_text(".lately").strip() == "Deed 1."
    assert table.page.get_attribute("#table", "data-k") == "1"  # the log waits with the picture
    expect(table.page.locator("#say")).to_have_text("After 3.")
    assert time.monotonic() - began > 2 * BEAT / 1000 * 0.95
    assert table.page.inner_text(".lately").strip() == "Deed 3."


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_press_shows_the_rest_at_once(table: FakeTable, how: str) -> None:
    for k in (1, 2, 3, 4):
        deed(table, k, moves=k == 4)
    expect(table.page.locator("#say")).to_have_text("After 1.")
    began = time.monotonic()
    if how == "key":
        table.page.keyboard.press("Shift")
    else:
        table.page.mouse.click(200, 90)
    expect(table.page.locator("#say")).to_have_text("After 4.")
    assert time.monotonic() - began < BEAT / 1000


def test_ones_own_move_never_waits(table: FakeTable) -> None:
    deed(table, 1, moves=True)
    expect(table.page.locator("#say")).to_have_text("After 1.")
    began = time.monotonic()
    deed(table, 2, seat=0)
    expect(table.page.locator("#say")).to_have_text("After 2.")
    assert time.monotonic() - began < BEAT / 1000 * 0.8


def test_a_crowd_of_deeds_goes_quicker(table: FakeTable) -> None:
    began = time.monotonic()
    for k in range(1, 9):
        deed(table, k)
    expect(table.page.locator("#say")).to_have_text("After 8.")
    assert 1.2 < time.monotonic() - began < 7 * BEAT / 1000 - 0.5


def test_a_partners_signal_is_said_at_the_place_that_it_means(table: FakeTable) -> None:
    deed(table, 1, kind="message", nodes=["plot:2"])
    tip = table.page.locator("#tip")
    expect(tip).to_have_text("Deed 1.")
    box, (x, _) = tip.bounding_box(), table.middle("plot:2")
    assert box is not None
    assert box["x"] <= x <= box["x"] + box["width"]
    table.page.mouse.click(20, 400)
    expect(tip).to_be_empty()  # a press puts it away


def test_ones_own_signal_is_not(table: FakeTable) -> None:
    deed(table, 1, seat=0, kind="message", nodes=["plot:2"])
    expect(table.page.locator("#say")).to_have_text("After 1.")
    expect(table.page.locator("#tip")).to_be_empty()


def test_points_carry_the_reason_of_their_own_seat(table: FakeTable) -> None:
    def seats(*points: int) -> list[dict[str, Any]]:
        names = ("Anna", "Ben")
        lines = [{"seat": n, "name": names[n], "points": p, "to_move": False} for n, p in enumerate(points)]
        return [{**line, "kind": "person", "here": True, "view": line["seat"]} for line in lines]

    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.show(scene(NODES, [], seats=seats(0, 0)))
    why = [{"say": "Anna’s city.", "seat": 0}, {"say": "Ben’s railroad.", "seat": 1}, {"say": "Ben’s herd.", "seat": 1}]
    entry = {"k": 1, "kind": "move", "seat": 1, "say": ["Done.", *(one["say"] for one in why)], "why": why}
    table.send({"t": "log", "entries": [entry]})
    table.show(scene(NODES, [], k=1, seats=seats(3, 12)))
    rows = table.page.locator(".seat .why")
    expect(rows).to_have_text(["+3: Anna’s city.", "+12: Ben’s railroad. Ben’s herd."])
