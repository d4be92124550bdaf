"""A half-made choice: it outlives what others do as far as it stays legal, and ends with one's own move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser

PAWNS = {"pawn:A": (200, 200), "pawn:B": (200, 500), "cell:1": (500, 200), "cell:2": (500, 500)}
NODES: list[dict[str, Any]] = [
    {"id": name, "symbol": "fake-plot", "x": x, "y": y, "size": 150, "label": name} for name, (x, y) in PAWNS.items()
]


def walks(*texts: str) -> list[dict[str, Any]]:
    """Moves such as `A1`: pawn A to cell 1."""
    return [
        {"text": text, "parts": [f"pawn:{text[0]}", f"cell:{text[1]}"], "label": f"Walk {text}", "final": True}
        for text in texts
    ]


def entry(k: int, seat: int, kind: str = "move") -> dict[str, Any]:
    return {"t": "log", "entries": [{"k": k, "kind": kind, "seat": seat, "say": ["Somebody moves."]}]}


class SlowTable(FakeTable):
    """Answers a move by hand, so that a test can look in between."""

    def _heard(self, raw: str | bytes) -> None:
        frame = json.loads(raw)
        if frame["t"] == "play":
            self.sent.append(frame)
        else:
            super()._heard(raw)


@pytest.fixture
def table(url: str, chromium: Browser) -> Iterator[SlowTable]:
    page = chromium.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.set_default_timeout(8000)
    yield SlowTable(page, url, scene(NODES, walks("A1", "A2", "B1", "B2"), k=0))
    page.close()


def press(table: FakeTable, node: str) -> None:
    table.page.mouse.click(*table.middle(node))


def chosen(table: FakeTable) -> list[str]:
    return table.page.eval_on_selector_all(".node.chosen", "all => all.map(one => one.dataset.node).sort()")  # type: ignore[no-any-return]


def comes(table: FakeTable, k: int, *moves: str, seat: int = 1) -> None:
    """Entry `k` of a seat, and the scene after it."""
    table.send(entry(k, seat))
    table.show(scene(NODES, walks(*moves), k=k, prompt=f"After {k}."))
    table.page.wait_for_function(
        "k => document.getElementById('table').dataset.k === String(k) && !document.querySelector('.ghosts .ghost')",
        arg=k,
    )
    table.page.wait_for_timeout(250)


def test_a_part_stays_chosen_while_it_is_in_a_legal_move(table: SlowTable) -> None:
    press(table, "pawn:A")
    comes(table, 1, "A1", "A2", "B1")
    assert chosen(table) == ["pawn:A"]
    press(table, "cell:1")
    expect(table.page.locator("#go")).to_be_visible()
    table.page.evaluate("document.getElementById('go').pressed = true")
    comes(table, 2, "A1", "B1", "B2")
    assert table.page.evaluate("document.getElementById('go')?.pressed")  # the same button stays under the finger
    expect(table.page.locator("#say")).to_have_text("Walk A1")


def test_what_is_legal_no_more_is_let_go(table: SlowTable) -> None:
    press(table, "pawn:A")
    comes(table, 1, "B1", "B2")
    assert chosen(table) == []
    expect(table.page.locator("#say")).to_have_text("After 1.")


@pytest.mark.parametrize("kind", ["move", "undo"])
def test_ones_own_move_made_elsewhere_ends_it(table: SlowTable, kind: str) -> None:
    press(table, "pawn:A")
    table.send(entry(1, 0, kind))
    table.show(scene(NODES, walks("A1", "A2"), k=1, prompt="After 1."))
    expect(table.page.locator("#say")).to_have_text("After 1.")
    assert chosen(table) == []


def test_no_button_asks_between_the_answer_and_the_picture_after_it(table: SlowTable) -> None:
    page = table.page
    press(table, "pawn:A")
    press(table, "cell:1")
    page.click("#go")
    page.wait_for_timeout(100)
    assert table.played() == ["A1"]
    key = next(frame["key"] for frame in table.sent if frame["t"] == "play")
    table.send({"t": "answer", "key": key, "ok": True, "k": 1})
    table.send(entry(1, 0))
    page.wait_for_timeout(200)
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")
    assert page.locator(".node.lit").count() == 0
    table.show(scene(NODES, walks("A2", "B2"), k=1, prompt="After 1."))
    expect(page.locator("#say")).to_have_text("After 1.")
    assert page.locator(".node.lit").count() == 3
    press(table, "pawn:A")
    assert chosen(table) == ["cell:2", "pawn:A"]  # only one move is left with it: it asks
    expect(page.locator("#go")).not_to_have_attribute("aria-disabled", "true")
