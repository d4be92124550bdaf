"""What a person does at a table, as the browser sees it: look, press, type, take the device."""

from __future__ import annotations

import random
import re
from contextlib import suppress

from playwright.sync_api import Error, Page

UNTIL = 15_000  # ms
GLANCE = 2_000  # ms; what has gone meanwhile is not waited for: a person looks again
ANSWERED = """k => document.querySelector(".picture[data-lens], .node.chosen, #go, #back, #cover, dialog, #tip > p")
  || Number(document.getElementById("table").dataset.k || -1) !== k"""  # the page has taken a press
GO = "#go:not([aria-disabled])"  # the button asks; while a move is on its way it only says so


def set_table(
    page: Page, url: str, who: tuple[str, ...], players: int = 2, game: str = "chou", **options: str | bool
) -> str:
    """Open the box on the shelf, fill in the form and set the table; returns the table's address."""
    page.goto(url)
    page.click(f'.lid a[href$="/new/{game}"]')
    if players != 2:
        page.check(f'input[name="players"][value="{players}"]', force=True)
        page.wait_for_selector(f'select[name="seat{players - 1}"]')
    for seat, one in enumerate(who):
        page.select_option(f'select[name="seat{seat}"]', one)
    for name, value in options.items():
        box = page.locator(f'[name="{name}"]:not([type="hidden"])').first
        if not box.is_visible():
            page.click("details.more summary")
        if isinstance(value, bool):
            box.set_checked(value)
        else:
            box.select_option(value)
    page.click("button.btn.go")
    page.wait_for_url(re.compile("/table/"))
    return page.url


def over(page: Page) -> bool:
    """Has the game ended?"""
    return page.get_attribute("#table", "data-over") == "true"


def shown(page: Page) -> int:
    """The last entry of the log that the page has shown."""
    return int(page.get_attribute("#table", "data-k") or 0)


def settle(page: Page) -> None:
    """Until the page shows a scene, or a cover over it."""
    page.wait_for_selector("#table[data-k], #cover[open]", timeout=UNTIL, state="attached")


def my_turn(page: Page) -> bool:
    """Can anything be chosen?"""
    return page.locator(f".node.lit, .acts .btn.lit, {GO}").count() > 0


def uncover(page: Page, key: bool = False) -> bool:
    """Take the device where it is covered, and put away what one has been told alone. True where something was done."""
    if page.locator("#news-go").count():
        page.keyboard.press("Enter") if key else page.click("#news-go")
        page.wait_for_selector("#news-go", state="detached", timeout=UNTIL)
        return True
    if not page.locator("#cover[open]").count():
        return False
    if key:
        page.focus("#uncover")
        page.keyboard.press("Enter")
    else:
        page.click("#uncover")
    page.wait_for_selector("#cover", state="detached", timeout=UNTIL)
    settle(page)
    return True


def lit(page: Page) -> list[str]:
    """What may be chosen, as selectors, in the order of the page."""
    nodes = page.eval_on_selector_all(".node.lit", "all => all.map(one => one.dataset.node)")
    parts = page.eval_on_selector_all(".acts .btn.lit", "all => all.map(one => one.dataset.part)")
    return [f'[data-node="{node}"]' for node in nodes] + [f'[data-part="{part}"]' for part in parts]


def press(page: Page, target: str, touch: bool = False) -> None:
    """Press a thing where it is seen, as a finger or a mouse does."""
    where = page.locator(target)
    spot = where.locator(".hit") if target.startswith("[data-node") else where
    try:
        box = spot.bounding_box(timeout=GLANCE)
    except Error:  # it has gone between the look and the press
        return
    if box is None:
        return
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    close, before = page.locator(".picture[data-lens]").count(), shown(page)
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    with suppress(Error):  # a press that means nothing changes nothing
        page.wait_for_function(ANSWERED, arg=before, timeout=GLANCE / 4)
    if not close and page.locator(".picture[data-lens]").count():  # too many things there: they have come closer
        page.wait_for_timeout(250)
        press(page, target, touch)


def play_pointing(page: Page, rng: random.Random, touch: bool = False) -> None:
    """One move by pressing what is lit, in any order, and confirming where the page asks."""
    before = shown(page)
    for _ in range(8):
        if page.locator("#go[aria-disabled]").count():
            break
        if page.locator(GO).count():
            try:
                page.locator(GO).tap(timeout=GLANCE) if touch else page.click(GO, timeout=GLANCE)
            except Error:  # somebody else's move came in between
                if shown(page) != before:
                    return
                continue
            break
        choices = [one for one in lit(page) if "button:after" not in one]
        if not choices:
            break
        press(page, rng.choice(choices), touch)
        page.wait_for_timeout(30)
        if shown(page) != before:
            break
    moved_on(page, before)


def moved_on(page: Page, before: int) -> None:
    """Until the table has gone on after entry `before`."""
    page.wait_for_function(
        "k => Number(document.getElementById('table').dataset.k || -1) !== k || document.getElementById('cover')",
        arg=before,
        timeout=UNTIL,
    )
