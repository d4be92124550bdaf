"""Pan, zoom and fit on a large map of no game: by wheel, drag, fingers, double tap, keys and buttons."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser


def large(columns: int = 10, rows: int = 8, wide: int = 2000) -> dict[str, Any]:
    """A map of tiles with figures on them: two nodes and a half a tile."""
    nodes: list[dict[str, Any]] = []
    for n in range(columns * rows):
        x, y = 100 + n % columns * 200, 100 + n // columns * 200
        place = {"x": x, "y": y, "text": str(n)}
        nodes.append(
            {"id": f"tile:{n}", "symbol": "fake-tile", "size": 198, "angle": n % 4 * 90, "label": f"Tile {n}", **place}
        )
        nodes.append(
            {"id": f"spot:{n}", "symbol": "fake-plot", "size": 60, "layer": 2, "label": f"Spot {n}", "x": x, "y": y}
        )
        if n % 2:
            nodes.append(
                {
                    "id": f"man:{n}",
                    "symbol": "fake-tile",
                    "size": 40,
                    "layer": 3,
                    "seat": 0,
                    "label": "Man",
                    "x": x,
                    "y": y,
                }
            )
    moves = [{"text": str(n), "parts": [f"spot:{n}"], "label": f"Move {n}", "final": False} for n in range(0, 80, 3)]
    made = scene(nodes, moves)
    made["boards"][0]["box"] = [0, 0, wide, 200 * rows]
    return made


def opened(running: Browser, url: str, phone: bool) -> tuple[BrowserContext, FakeTable]:
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    context = running.new_context(viewport=size, has_touch=phone, is_mobile=phone)  # type: ignore[arg-type]
    context.set_default_timeout(8000)
    return context, FakeTable(context.new_page(), url, large())


@pytest.fixture
def wide(url: str, chromium: Browser) -> Iterator[FakeTable]:
    context, table = opened(chromium, url, phone=False)
    yield table
    context.close()


@pytest.fixture
def phone(url: str, chromium: Browser) -> Iterator[FakeTable]:
    context, table = opened(chromium, url, phone=True)
    yield table
    context.close()


def rest(page: Page) -> None:
    """Until the picture stands still."""
    page.wait_for_timeout(60)
    page.wait_for_function("() => !document.querySelector('.picture').style.willChange")


def soon(page: Page, holds: Callable[[], bool], within: float = 5.0) -> bool:
    """Does it hold before long? A full machine draws the same picture later, not another one."""
    end = time.monotonic() + within
    while not holds() and time.monotonic() < end:
        page.wait_for_timeout(50)
    return holds()


def side(page: Page, node: str = "tile:33") -> float:
    box = page.locator(f'[data-node="{node}"] .hit').bounding_box()
    assert box
    return box["width"]


def far(a: tuple[float, float], b: tuple[float, float]) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def test_the_wheel_keeps_the_place_under_the_mouse(wide: FakeTable) -> None:
    page = wide.page
    before, small = wide.middle("tile:33"), side(page)
    page.mouse.move(*before)
    for _ in range(4):
        page.mouse.wheel(0, -150)
    rest(page)
    assert side(page) > 1.5 * small
    assert far(wide.middle("tile:33"), before) < 2
    page.keyboard.press("0")
    rest(page)
    assert abs(side(page) - small) < 0.5
    expect(page.locator(".picture")).not_to_have_attribute("data-zoomed", "")


def test_keys_and_buttons_go_closer_and_back(wide: FakeTable) -> None:
    page = wide.page
    small = side(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    rest(page)
    assert side(page) == pytest.approx(small * 1.4**2, rel=0.03)
    page.locator(".zoom .tool").nth(1).click()
    rest(page)
    assert side(page) == pytest.approx(small * 1.4, rel=0.03)
    page.locator(".zoom .tool").nth(2).click()
    rest(page)
    assert side(page) == pytest.approx(small, rel=0.01)


@pytest.mark.parametrize("closer", [False, True])
def test_a_drag_selects_nothing(wide: FakeTable, closer: bool) -> None:
    page = wide.page
    if closer:
        page.keyboard.press("+")
        rest(page)
    x, y = wide.middle("spot:33")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=5)
    page.mouse.up()
    rest(page)
    assert wide.played() == []
    expect(page.locator(".node.chosen, #go")).to_have_count(0)
    moved = far(wide.middle("spot:33"), (x, y))
    assert moved > 40 if closer else moved < 1


def test_two_fingers_and_two_taps(phone: FakeTable) -> None:
    page = phone.page
    small = side(page)
    x, y = phone.middle("tile:34")
    line = page.context.new_cdp_session(page)
    for apart in (40, 60, 80, 120):
        points = [{"x": x - apart / 2, "y": y, "id": 1}, {"x": x + apart / 2, "y": y, "id": 2}]
        line.send(
            "Input.dispatchTouchEvent", {"type": "touchStart" if apart == 40 else "touchMove", "touchPoints": points}
        )
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rest(page)
    assert side(page) == pytest.approx(small * 3, rel=0.06)
    assert far(phone.middle("tile:34"), (x, y)) < 6
    expect(page.locator(".node.chosen, #go")).to_have_count(0)
    page.keyboard.press("0")
    rest(page)
    x, y = phone.middle("tile:34")
    for _ in range(2):
        page.touchscreen.tap(x, y)
    rest(page)
    assert side(page) == pytest.approx(small * 2.2, rel=0.05)
    assert far(phone.middle("tile:34"), (x, y)) < 4


def test_a_finger_that_rests_asks_what_it_is_and_plays_nothing(phone: FakeTable) -> None:
    page = phone.page
    x, y = phone.middle("spot:33")
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("#tip")).to_have_text("Spot 33")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert phone.played() == []
    expect(page.locator("#go, .node.chosen")).to_have_count(0)


def test_a_board_that_grows_keeps_the_place_under_the_eye(wide: FakeTable) -> None:
    page = wide.page
    page.mouse.move(*wide.middle("tile:33"))
    page.mouse.wheel(0, -400)
    rest(page)
    before, size = wide.middle("tile:34"), side(page)
    wide.show(large(columns=16, wide=3200))
    page.wait_for_selector('[data-node="tile:100"]')
    rest(page)
    # The map has more columns now: the tile that stands where 34 stood is the fifth of the third row.
    assert soon(page, lambda: far(wide.middle("tile:52"), before) < 2)
    assert side(page, "tile:2") == pytest.approx(size, rel=0.01)


def test_a_board_that_fitted_fits_again_when_it_grows(wide: FakeTable) -> None:
    page = wide.page
    wide.show(large(columns=16, wide=3200))
    page.wait_for_selector('[data-node="tile:100"]')
    page.wait_for_timeout(350)
    rest(page)

    def in_sight() -> bool:
        seen, last = page.locator(".eye").bounding_box(), wide.middle("tile:127")
        assert seen
        across = seen["x"] < last[0] < seen["x"] + seen["width"]
        return across and seen["y"] < last[1] < seen["y"] + seen["height"]

    assert soon(page, in_sight)
    expect(page.locator(".picture")).not_to_have_attribute("data-zoomed", "")


def test_only_the_transform_changes_while_it_moves(wide: FakeTable) -> None:
    """What makes it smooth, however slow the machine: a frame writes one style of one element and nothing else."""
    page = wide.page
    x, y = wide.middle("tile:33")
    page.evaluate(
        """() => {
          window.wrote = [];
          const name = (one) => one.target.getAttribute("class") + "/" + one.attributeName;
          const watch = new MutationObserver((all) => window.wrote.push(...all.map(name)));
          watch.observe(document.querySelector(".stage"), { attributes: true, childList: true, subtree: true });
        }"""
    )
    page.evaluate(
        """async ([x, y]) => {
          const eye = document.querySelector(".eye");
          window.rests = 0;
          let last = performance.now();
          for (let n = 0; n < 40; n++) {
            const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
            eye.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: n < 20 ? -60 : 50 }));
            await new Promise(requestAnimationFrame);
            if (performance.now() - last > 100) window.rests += 1; // so slow a machine that the picture comes to rest
            last = performance.now();
          }
        }""",
        [x, y],
    )
    wrote, rests = page.evaluate("window.wrote"), page.evaluate("window.rests")
    assert len(wrote) >= 20
    others = [one for one in wrote if one.split("/")[1] != "style"]
    assert len(others) <= 4 * rests, others
    assert all(one.startswith("picture") for one in wrote)
    assert len(page.query_selector_all(".node")) == 200


def beside(lines: int) -> dict[str, Any]:
    """A wheel with a tray at its right, which a narrow screen leaves out, and a card of so many lines."""
    wheel = {"id": "wheel", "symbol": "fake-plot", "x": 486, "y": 486, "size": 960, "label": "Wheel"}
    tray = {"id": "tray", "symbol": "fake-tile", "x": 1052, "y": 486, "size": 140, "label": "Tray"}
    made = scene([wheel, tray], [])
    made["boards"][0] |= {"box": [0, 0, 1128, 972], "focus": [0, 10, 972, 956]}
    card = {"id": "question", "title": "T", "kind": "question", "number": 1, "side": "front", "buttons": []}
    made["cards"] = [{**card, "lines": ["A line."] * lines}] if lines else []
    return made


def test_nothing_is_cut_at_the_edge_of_a_phone(url: str, chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    table = FakeTable(context.new_page(), url, beside(0))
    found = []
    for lines in range(0, 18, 2):
        table.show(beside(lines))
        table.page.wait_for_function("n => document.querySelectorAll('.card p').length === n", arg=lines)
        table.page.wait_for_timeout(120)
        eye = table.page.locator(".eye").bounding_box()
        tray = table.page.locator('[data-node="tray"] .hit').bounding_box()
        assert eye is not None and tray is not None
        left, right = tray["x"] - eye["x"], tray["x"] + tray["width"] - eye["x"]
        assert right <= eye["width"] or left >= eye["width"] - 1, (lines, left, right)  # all of it, or nothing
        found.append(right <= eye["width"])
    assert not found[0] and found[-1]
    context.close()
