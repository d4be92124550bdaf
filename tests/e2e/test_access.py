"""axe finds nothing, on any page, light or dark, wide or phone, by day or night."""

from __future__ import annotations

import random

import pytest

from access import Scheme, check
from e2e import hand
from e2e.conftest import Opener

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("width", "scheme", "other"), [(1280, "light", "dark"), (360, "dark", "light")])
def test_pages(url: str, person: Opener, width: int, scheme: Scheme, other: Scheme) -> None:
    """Shelf, form, rulebook, about, a closed and an open table."""
    page = person(width, 740, color_scheme=scheme)
    for path in ("/", "/new/chou", "/rules/chou", "/about"):
        page.goto(url + path)
        check(page, path, other)
    hand.set_table(page, url, ("me", "here"))
    page.wait_for_selector("#cover[open]")
    check(page, "cover", other)
    hand.uncover(page)
    page.wait_for_selector(".node.lit")
    check(page, "night", other)
    page.keyboard.press("?")
    page.wait_for_selector("dialog .move")
    check(page, "moves", other)
    page.keyboard.press("Escape")
    rng = random.Random(4)
    for _ in range(6):
        if not hand.uncover(page) and hand.my_turn(page):
            hand.play_pointing(page, rng)
        page.wait_for_timeout(50)
    hand.uncover(page)
    check(page, "day", other)


@pytest.mark.parametrize(("width", "scheme", "other"), [(1280, "light", "dark"), (360, "dark", "light")])
def test_decks(url: str, person: Opener, width: int, scheme: Scheme, other: Scheme) -> None:
    """Questions brought, looked at, kept, and taken along: with keyboard and labels, and nothing sticks out."""
    page = person(width, 740, color_scheme=scheme)
    text = "question,answer,wrong 1,category\nWhat is red?,Blood,Grass,Cheese\n,Lost,,\n"
    page.goto(url + "/decks")
    check(page, "decks", other)
    page.set_input_files('input[type="file"]', {"name": "q.csv", "mimeType": "text/csv", "buffer": text.encode()})
    page.click("button.btn.go")
    page.wait_for_selector('select[name="category0"]')
    check(page, "preview", other)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.select_option('select[name="category0"]', "SN")
    page.click("button.btn.go")
    page.wait_for_selector('form[action$="/delete"]')
    check(page, "deck", other)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click('a[href$="/as/gift"]')
    page.wait_for_selector("a[download]")
    check(page, "export", other)


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


def test_bad_colours_are_seen_in_the_scheme_that_has_them(url: str, person: Opener) -> None:
    """The positive control."""
    page = person(color_scheme="light")
    page.goto(url + "/about")
    page.add_style_tag(content="@media (prefers-color-scheme: dark) { main p { color: #777; background: #888 } }")
    check(page, "light")
    with pytest.raises(AssertionError, match="dark: color-contrast"):
        check(page, "both", "dark")
    check(page, "light again", "light")
