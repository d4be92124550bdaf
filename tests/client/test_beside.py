"""What stands beside the board: a free seat and its invitation, signals that need a place, why points have changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from client.fake import FakeTable, scene
from client.person import Person

pytestmark = pytest.mark.browser
NODES = [
    {"id": "plot:1", "symbol": "fake-plot", "x": 300, "y": 300, "size": 150, "label": "Plot 1", "text": "1"},
    {"id": "man:0", "symbol": "fake-tile", "x": 600, "y": 300, "size": 80, "label": "Man", "text": "M", "seat": 0},
    {"id": "hedge", "symbol": "fake-tile", "x": 600, "y": 600, "size": 80},
]
PASS = {"text": "..", "parts": ["button:pass"], "label": "After you", "final": False}
SIGNALS = [{"name": "here", "label": "I go here", "node": True}]


def seats(points: int) -> list[dict[str, Any]]:
    return [{"seat": 0, "name": "Anna", "points": points, "to_move": True, "kind": "person", "here": True, "view": 0}]


@pytest.fixture
def table(url: str, chromium: Browser) -> Iterator[FakeTable]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(8000)
    yield FakeTable(context.new_page(), url, scene(NODES, [PASS], signals=SIGNALS, seats=seats(0)))
    context.close()


def test_a_free_seat_asks_for_an_invitation(url: str, chromium: Browser) -> None:
    host = Person(chromium, url)
    host.set_table("me", "open")
    host.seated()
    page = host.page
    expect(page.locator("#invite-now")).to_be_visible()  # before the seat is to move it can be filled already
    expect(page.locator("#say")).to_contain_text("choose a rabbit")
    for move in ("1-b2", "2-d3"):
        before = host.k
        page.fill("#text", move)
        page.press("#text", "Enter")
        host.done(before)
    expect(page.locator("#say")).to_contain_text("Nobody sits here yet")
    page.click("#invite-now")
    link = page.input_value("#invite-link")
    guest = Person(chromium, url)
    guest.join(link)
    page.keyboard.press("Escape")
    expect(page.locator("#invite-now")).to_have_count(0)
    expect(page.locator("#say")).not_to_contain_text("Nobody sits here yet")
    guest.context.close()
    host.context.close()


def test_a_signal_lights_the_places_it_can_point_at(table: FakeTable) -> None:
    page = table.page
    expect(page.locator(".now > .acts button")).to_have_count(1)
    page.click('[data-signal="here"]')
    expect(page.locator("#say")).to_have_text("I go here: choose the place on the board.")
    expect(page.locator('[data-node="plot:1"].lit')).to_have_count(1)
    expect(page.locator(".node.lit")).to_have_count(1)  # neither a seat's piece nor what has no name
    expect(page.locator(".now > .acts button")).to_have_text(["Back"])  # no move while a place is asked for
    page.mouse.click(*table.middle("plot:1"))
    page.wait_for_function("() => !document.querySelector('#back')")
    sent = [frame for frame in table.sent if frame["t"] == "signal"]
    assert [(frame["name"], frame["node"]) for frame in sent] == [("here", "plot:1")]


def test_points_say_what_has_brought_them(table: FakeTable) -> None:
    said = ["Ben steps to 4.", "Ben finds nobody.", "Two more are in the basket.", "Night falls."]
    entry = {"k": 1, "kind": "move", "seat": 1, "say": said, "nodes": [], "why": [{"say": said[2]}]}
    table.send({"t": "log", "entries": [entry]})
    table.show(scene(NODES, [PASS], seats=seats(2), k=1))
    expect(table.page.locator(".seat .why")).to_have_text("+2: Two more are in the basket.")


def test_a_spectator_has_no_box_for_moves(url: str, chromium: Browser) -> None:
    host, guest = Person(chromium, url), Person(chromium, url)
    host.set_table("me", "bot:gentle")
    host.seated()
    guest.page.goto(f"{url}/table/{host.page.get_attribute('#table', 'data-table')}")
    guest.page.wait_for_selector(".node")
    expect(guest.page.locator("#table")).to_have_attribute("data-seat", "watch")
    expect(guest.page.locator("#text")).to_be_hidden()
    expect(host.page.locator("#text")).to_be_visible()
    guest.context.close()
    host.context.close()
