"""axe finds nothing, on any page, light or dark, wide or phone, by day or night."""

from __future__ import annotations

import random
from typing import Any

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import Page

from e2e import hand
from e2e.conftest import Opener

pytestmark = pytest.mark.browser


def check(page: Page, where: str) -> None:
    """No violation at all."""
    found: dict[str, Any] = Axe().run(page)
    said = [f"{v['id']}: {v['help']} ({v['nodes'][0]['html'][:160]})" for v in found["violations"]]
    assert not said, f"{where}: " + "; ".join(said)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_pages(url: str, person: Opener, scheme: str, width: int) -> None:
    """Shelf, form, rulebook, about, a table that is not there, a closed and an open table."""
    page = person(width, 740, color_scheme=scheme)
    for path in ("/", "/new/chou", "/rules/chou", "/about"):
        page.goto(url + path)
        check(page, path)
    hand.set_table(page, url, ("me", "here"))
    page.wait_for_selector("#cover[open]")
    check(page, "cover")
    hand.uncover(page)
    page.wait_for_selector(".node.lit")
    check(page, "night")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .move")
    check(page, "moves")
    page.keyboard.press("Escape")
    rng = random.Random(4)
    for _ in range(6):
        if not hand.uncover(page) and hand.my_turn(page):
            hand.play_pointing(page, rng)
        page.wait_for_timeout(50)
    hand.uncover(page)
    check(page, "day")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_decks(url: str, person: Opener, scheme: str, width: int) -> None:
    """Questions brought, looked at, kept, and taken along: with keyboard and labels, and nothing sticks out."""
    page = person(width, 740, color_scheme=scheme)
    text = "question,answer,wrong 1,category\nWhat is red?,Blood,Grass,Cheese\n,Lost,,\n"
    page.goto(url + "/decks")
    check(page, "decks")
    page.set_input_files('input[type="file"]', {"name": "q.csv", "mimeType": "text/csv", "buffer": text.encode()})
    page.click("button.btn.go")
    page.wait_for_selector('select[name="category0"]')
    check(page, "preview")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.select_option('select[name="category0"]', "SN")
    page.click("button.btn.go")
    page.wait_for_selector('form[action$="/delete"]')
    check(page, "deck")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click('a[href$="/as/gift"]')
    page.wait_for_selector("a[download]")
    check(page, "export")


@pytest.mark.parametrize("lang", ["fr", "de", "da", "ro", "zh"])
def test_languages_fit(url: str, person: Opener, lang: str) -> None:
    """Every language on the smallest phone: nothing sticks out, no message is missing."""
    page = person(360, 640)
    for path in (f"/?lang={lang}", "/new/chou", "/rules/chou", "/decks"):
        page.goto(url + path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.goto(url + "/new/chou")
    page.select_option('select[name="seat1"]', "open")
    page.click("button.btn.go")
    page.wait_for_selector("#table[data-k]")
    page.wait_for_selector(".node.lit")
    assert page.get_attribute("html", "lang", timeout=1000)[:2] == lang
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for small in page.locator(".acts .btn:visible, .tabs button:visible").all():
        box = small.bounding_box()
        assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 360.5
