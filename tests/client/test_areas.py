"""Areas on a map of no game: whose they are is seen and read while somebody points at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser


def fields() -> dict[str, Any]:
    tile = {"symbol": "fake-tile", "size": 100, "shape": "square"}
    nodes = [
        {"id": "tile:a", "x": 300, "y": 300, "label": "Tile a", **tile},
        {"id": "tile:b", "x": 400, "y": 300, "label": "Tile b", **tile},
        {"id": "man", "symbol": "fake-tile", "x": 700, "y": 600, "size": 40, "label": "A man", "seat": 1, "layer": 2},
    ]
    plot = {"symbol": "fake-plot", "size": 80, "shape": "own", "label": "A plot"}
    nodes += [{"id": f"plot:{k}", "x": 300 + 100 * k, "y": 500, **plot} for k in range(3)]
    moves = [{"text": "plot", "parts": ["plot:2"], "label": "plot", "final": True}]
    made = scene(nodes, [*moves, {"text": "a", "parts": ["tile:a"], "label": "a", "final": False}])
    made["boards"][0]["overlays"] = [
        {
            "id": "field:1",
            "kind": "area",
            "nodes": ["man"],
            "label": "A field, worth 3: Ben",
            "spread": [["fake-plot", 300, 300], ["fake-plot", 400, 300]],
            "seats": [1],
        },
        {"id": "way:2", "kind": "way", "nodes": ["plot:0", "plot:1", "plot:2"]},
    ]
    return made


@pytest.fixture
def table(url: str, chromium: Browser) -> Iterator[FakeTable]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(8000)
    yield FakeTable(context.new_page(), url, fields())
    context.close()


def test_pointing_at_an_area_shows_it_and_says_whose_it_is(table: FakeTable) -> None:
    page = table.page
    area = page.locator('[data-overlay="field:1"]')
    expect(area).to_have_css("opacity", "0")
    page.mouse.move(*table.middle("tile:b"))
    expect(area).to_have_class("area on")
    assert "--seat" in str(area.get_attribute("style"))
    expect(page.locator("#tip")).to_have_text("A field, worth 3: Ben")
    page.mouse.move(5, 5)
    expect(area).to_have_class("area")
    expect(page.locator("#tip")).to_be_empty()


def test_what_stands_on_an_area_shows_it_too(table: FakeTable) -> None:
    page = table.page
    page.mouse.move(*table.middle("man"))
    expect(page.locator(".area.on")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".area.on")).to_have_count(0)
    page.locator('[data-node="man"]').focus()
    expect(page.locator(".area.on")).to_have_count(1)


def test_an_area_over_a_thing_does_not_keep_it_from_being_pressed(table: FakeTable) -> None:
    table.page.mouse.click(*table.middle("tile:a"))
    table.page.wait_for_timeout(150)
    assert table.played() == ["a"]


def test_a_square_thing_has_a_square_ring(table: FakeTable) -> None:
    expect(table.page.locator(".rings rect.accent")).to_have_count(1)
    expect(table.page.locator(".rings circle.accent")).to_have_count(0)


def test_a_thing_with_an_outline_of_its_own_has_a_ring_along_it(table: FakeTable) -> None:
    ring = table.page.locator(".rings use.accent")
    expect(ring).to_have_count(1)
    expect(ring).to_have_attribute("href", "#fake-plot-outline")
    expect(ring).to_have_css("fill", "none")


def test_a_way_shows_while_one_points_at_its_end(table: FakeTable) -> None:
    page, way = table.page, table.page.locator('[data-overlay="way:2"]')
    expect(way).to_have_css("opacity", "0")
    page.mouse.move(*table.middle("plot:1"))
    expect(way).to_have_class("way")
    page.mouse.move(*table.middle("plot:2"))
    expect(way).to_have_class("way on")
    expect(way.locator("path.path")).to_have_attribute("d", "M300 500L400 500L500 500")
    page.mouse.move(5, 5)
    expect(way).to_have_class("way")
