"""Lit things too near each other for a finger: they come closer first, and go back when the choice is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser

SPOTS = {"spot:1": (500, 400), "spot:2": (530, 400), "spot:3": (500, 430), "spot:4": (200, 100)}
NODES: list[dict[str, Any]] = [
    {"id": name, "symbol": "fake-plot", "x": x, "y": y, "size": 26, "label": name, "reach": 20}
    for name, (x, y) in SPOTS.items()
]
MOVES = [{"text": name[-1], "parts": [name], "label": f"To {name}", "final": True} for name in SPOTS]


@pytest.fixture
def table(url: str, chromium: Browser) -> Iterator[FakeTable]:
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    context.set_default_timeout(8000)
    yield FakeTable(context.new_page(), url, scene(NODES, MOVES, k=0))
    context.close()


def tap(table: FakeTable, node: str) -> None:
    table.page.touchscreen.tap(*table.middle(node))


def test_what_stands_close_comes_closer_and_then_can_be_chosen(table: FakeTable) -> None:
    page = table.page
    tap(table, "spot:2")
    expect(page.locator(".picture[data-lens]")).to_have_count(1)
    page.wait_for_timeout(250)
    assert page.locator(".node.chosen").count() == 0
    assert page.locator("#go").count() == 0
    (ax, ay), (bx, by) = table.middle("spot:1"), table.middle("spot:2")
    assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 44
    tap(table, "spot:2")
    expect(page.locator('[data-node="spot:2"].chosen')).to_have_count(1)
    page.locator("#go").tap()
    table.send({"t": "log", "entries": [{"k": 1, "kind": "move", "seat": 0, "say": ["There."]}]})
    table.show(scene(NODES, [], k=1, prompt="Done."))
    expect(page.locator("#say")).to_have_text("Done.")
    expect(page.locator(".picture[data-lens]")).to_have_count(0)
    expect(page.locator(".picture[data-zoomed]")).to_have_count(0)  # back to the whole board


def test_what_stands_alone_is_chosen_at_once(table: FakeTable) -> None:
    tap(table, "spot:4")
    expect(table.page.locator('[data-node="spot:4"].chosen')).to_have_count(1)
    expect(table.page.locator(".picture[data-lens]")).to_have_count(0)
