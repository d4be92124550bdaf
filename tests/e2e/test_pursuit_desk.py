"""The quiz at one device and at two: covers for readers, the phone that answers, the screen in the middle."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Opener

pytestmark = pytest.mark.browser


def set_quiz(page: Page, url: str, who: tuple[str, ...], **options: str) -> None:
    """Fill in the form for the quiz and set the table."""
    page.goto(f"{url}/new/pursuit?players={len(who)}&lang=en")
    for seat, one in enumerate(who):
        page.select_option(f'select[name="seat{seat}"]', one)
    page.click("details.more:not(:has(dl)) summary")
    for name, value in {"starter": "first", **options}.items():
        page.select_option(f'select[name="{name}"]', value)
    assert page.locator('input[name="deck_en"][type="checkbox"]').is_checked()  # the page's own language
    page.click("button.btn.go")
    page.wait_for_url(re.compile("/table/"))


def move_on(page: Page) -> None:
    """Take the first legal move from the list, where there is one."""
    page.wait_for_selector("#table[data-k]", state="attached")
    if page.locator(".card.question").count() or not page.get_attribute("#text", "placeholder"):
        return
    page.click('.tools [aria-label^="Legal moves"]')
    page.locator("dialog .move").first.click()
    page.wait_for_timeout(100)
    if page.locator("#go").count():
        page.click("#go")
    page.wait_for_timeout(150)


def until(page: Page, selector: str, *others: Page) -> None:
    """Moves by whoever may move, until something is on the first page."""
    for _ in range(80):
        if page.locator(selector).count():
            return
        for one in (page, *others):
            if one.locator("dialog[open]").count() == 0:
                move_on(one)
        page.wait_for_timeout(100)
    raise AssertionError(f"{selector} did not come")


def test_on_one_device_only_the_reader_gets_a_cover_and_the_answer(url: str, person: Opener) -> None:
    page = person()
    set_quiz(page, url, ("me", "me"), judging="reader")
    page.wait_for_selector(".node")
    until(page, "#cover[open]")  # up to the first question nothing was to be hidden: no cover came before
    assert "For the reader alone" not in page.content()
    page.click("#uncover")
    expect(page.locator(".card.question")).to_contain_text("For the reader alone")
    assert page.get_attribute("#table", "data-seat") == "1"
    page.click('[data-part="desk:wrong"]')
    if page.locator("#go").count():
        page.click("#go")
    expect(page.locator('[data-part="desk:accept"]')).to_be_visible()  # the side that was asked, without a cover
    assert page.get_attribute("#table", "data-seat") == "0"
    assert page.locator("#cover").count() == 0


def test_a_screen_in_the_middle_and_phones_around_it(url: str, person: Opener) -> None:
    screen = person(1600, 900)
    set_quiz(screen, url, ("open", "open"), judging="typed")
    screen.wait_for_selector(".node")
    link = screen.get_attribute("#table", "data-invite") or ""
    phones = []
    for name in ("Anna", "Berta"):
        phone = person(360, 640, has_touch=True, is_mobile=True)
        phone.goto(link.replace(re.match(r"https?://[^/]+", link)[0], url))  # type: ignore[index]
        phone.fill('input[name="name"]', name)
        phone.click("form .btn.go")
        phone.wait_for_selector(".node")
        phones.append(phone)
    anna, berta = phones
    until(screen, ".card.question", anna, berta)
    question = screen.inner_text(".card.question .asked")
    size = screen.evaluate("parseFloat(getComputedStyle(document.querySelector('.card.question .asked')).fontSize)")
    assert size >= 26
    assert screen.locator("#form-type").count() == 0 and screen.locator(".card.question button.btn").count() == 0
    asked, other = (anna, berta) if anna.locator("#form-type").count() else (berta, anna)
    expect(asked.locator(".card.question .asked")).to_have_text(question)
    asked.fill("#form-type", "nobody knows")
    asked.tap("form.card button")
    expect(asked.locator('[data-part="desk:accept"]')).to_be_visible()
    expect(screen.locator("#table")).to_have_attribute("data-asks", "back")
    asked.tap('[data-part="desk:appeal"]')
    asked.tap("#go")
    expect(other.locator('[data-part="desk:overturn"]')).to_be_visible()
    other.tap('[data-part="desk:overturn"]')
    other.tap("#go")
    expect(screen.locator(".card.answered")).to_be_visible()
    for page in (screen, asked, other):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    asked.reload()
    asked.wait_for_selector(".node")
    expect(asked.locator(".card.answered")).to_have_count(1)
