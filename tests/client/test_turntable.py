"""A turntable of no game: what lies on it goes round its middle and stays upright; no ghosts of a whole turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser

MIDDLE = [500, 400]


def table_turned(quarters: int, **more: Any) -> dict[str, Any]:
    """A disc, and a man on it 200 units from its middle: south of it at first, then west …"""
    x, y = ((0, 200), (-200, 0), (0, -200), (200, 0))[quarters % 4]
    nodes = [
        {"id": "disc", "symbol": "fake-tile", "x": 500, "y": 400, "size": 100, "angle": 90 * quarters, "about": MIDDLE},
        {"id": "man", "symbol": "fake-tile", "x": 500 + x, "y": 400 + y, "size": 40, "about": MIDDLE, "label": "A man"},
        {"id": "post", "symbol": "fake-tile", "x": 900, "y": 700, "size": 40, "label": "A post", "opens": True},
    ]
    made = scene(nodes, [{"text": "turn", "parts": ["post"], "label": "turn", "final": True}])
    tray = {"id": "tray", "box": [0, 0, 1000, 400], "nodes": [], "label": "Tray", **more}
    made["boards"].append(tray)
    return {**made, "k": quarters}


@pytest.fixture
def table(url: str, chromium: Browser) -> Iterator[FakeTable]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(8000)
    yield FakeTable(context.new_page(), url, table_turned(0))
    context.close()


HALFWAY = """() => {
  const all = document.getAnimations().filter(({effect}) => effect.getTiming().duration > 700);
  if (all.length < 2) return null;
  for (const one of all) { one.pause(); one.effect.updateTiming({easing: "linear"}); one.currentTime = 420; }
  const at = id => { const box = document.querySelector(`[data-node="${id}"] use`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box.width]; };
  return [at("disc"), at("man")];
}"""


def test_what_lies_on_it_goes_round_and_stays_upright(table: FakeTable) -> None:
    page = table.page
    disc, man = page.evaluate("""() => ["disc", "man"].map(id => {
      const box = document.querySelector(`[data-node="${id}"] use`).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2, box.width]; })""")
    far = man[1] - disc[1]
    assert far > 100
    table.show(table_turned(1))
    now = page.wait_for_function(HALFWAY).json_value()
    (x, y, wide), (mx, my, small) = now
    assert abs(x - disc[0]) < 1 and abs(y - disc[1]) < 1, "the disc turns on the spot"
    assert wide > disc[2] * 1.3, "half a quarter: the square stands on its corner"
    assert abs(mx - x + far * 0.5**0.5) < 3 and abs(my - y - far * 0.5**0.5) < 3, "on the circle, south-west"
    assert abs(small - man[2]) < 0.5, "and upright"
    page.evaluate("() => document.getAnimations().forEach(one => one.finish())")
    after = page.locator('[data-node="man"] use').bounding_box()
    assert after is not None
    assert abs(after["x"] + after["width"] / 2 - (disc[0] - far)) < 1
    assert page.locator(".overlays .path").count() == 0, "the table has turned: nobody has moved"


def test_a_turn_of_the_table_is_not_drawn_in_advance(table: FakeTable) -> None:
    page = table.page
    table.foreseen = {"nodes": table_turned(1)["boards"][0]["nodes"][:2], "say": ["The table turns."]}
    page.mouse.move(*table.middle("post"))
    expect(page.locator(".end")).to_contain_text("The table turns.")
    assert page.locator(".ghosts > *").count() == 0


def test_a_board_beside_may_take_more_of_the_height(table: FakeTable) -> None:
    page = table.page
    tray = page.locator(".stage .eye").nth(1)
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    small = tray.bounding_box()
    table.show({**table_turned(0, share=0.4), "k": 1})
    page.wait_for_timeout(300)
    large = tray.bounding_box()
    assert small is not None and large is not None
    assert abs(small["height"] - 0.24 * stage["height"]) < 3
    assert abs(large["height"] - 0.4 * stage["height"]) < 3


def test_what_is_inside_may_be_listed_with_its_words(table: FakeTable) -> None:
    page = table.page
    table.now = {**table.now, "moves": []}
    table.show({**table.now, "k": 1})
    page.wait_for_function("() => document.getAnimations().every(({playState}) => playState !== 'running')")
    page.mouse.click(*table.middle("post"))
    for _ in range(40):
        page.wait_for_timeout(100)
        if asked := [frame for frame in table.sent if frame["t"] == "inside"]:
            break
    assert asked and asked[-1]["node"] == "post"
    item = {"symbol": "fake-tile", "label": "Three for four", "count": 2}
    table.send({"t": "inside", "id": asked[-1]["id"], "title": "A score", "items": [item], "listed": True})
    row = page.locator("dialog .signs li")
    expect(row).to_contain_text("2 × Three for four")
    expect(row.locator(".swatch")).to_be_visible()
