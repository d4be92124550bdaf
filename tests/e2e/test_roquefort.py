"""Château Roquefort in a real browser: by mouse, by finger on a small phone, by text alone; the log forgets, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from access import check
from e2e import hand
from e2e.conftest import Opener

pytestmark = pytest.mark.browser

LATE = """play
turn A
points 4
a NW brie = trap = ? NE
b plain brie ? ? ? ? ?
c = plain = ? = ? =
d ? ? ? plain blue ? ?
f ? ? ? plain goat emmental ?
free plain
mice A a2 c2 f5 -
mice B b4 d5 f6 x
cheese A slice parmesan emmental
cheese B gouda slice blue
"""
"""Red is one kind from the end: mouse 2 makes a pair at b2. A slide at N4 drops a mouse of Blue, its second."""


def point(page: Page, *targets: str, touch: bool = False) -> None:
    """Press these one after the other, each when it is lit, then play the move if the table asks."""
    before = hand.shown(page)
    for target in targets:
        node = f'[data-node="{target}"]'
        page.wait_for_selector(f"{node}.lit, {node}.chosen", state="attached")
        hand.press(page, node, touch)
    page.wait_for_timeout(60)
    if hand.shown(page) == before and page.locator("#go").count():
        page.wait_for_selector(hand.GO)
        page.locator(hand.GO).tap() if touch else page.click(hand.GO)
    hand.moved_on(page, before)


def typed(page: Page, text: str) -> None:
    """Play a move by its text, once the table waits for one."""
    page.wait_for_selector(".node.lit", state="attached")
    before = hand.shown(page)
    page.fill("#text", text)
    page.keyboard.press("Enter")
    hand.moved_on(page, before)


def pegs(page: Page, count: int) -> None:
    """Until the picture shows so many points that are left, and no other number: drawings are exchanged softly."""
    page.wait_for_function(
        """n => document.querySelectorAll('[data-node^="point:"] use[href="#roquefort-peg"]').length === n
        && document.querySelectorAll('[data-node^="point:"] use[href="#roquefort-peg-spent"]').length === 4 - n""",
        arg=count,
    )


def log(page: Page) -> list[str]:
    """Lines of the log, the newest first."""
    return page.locator("#log li span").all_inner_texts()


def test_by_mouse(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """A slide is shown with who would fall before it is made; points go down; a mouse drops; the turn ends."""
    placed(LATE)
    page = person()
    hand.set_table(page, url, ("me", "here"), game="roquefort")
    page.wait_for_selector("#table[data-k]", state="attached")
    assert not page.locator("#cover").count(), "where nobody sees more than others nothing is covered"
    pegs(page, 4)
    assert "4 points" in page.inner_text("#table")
    hand.press(page, '[data-node="slot:N4"]')
    page.wait_for_selector(".ghosts .ghost use[href='#roquefort-tile-trap']")
    page.wait_for_selector(".ghosts .ghost use[href='#roquefort-mouse-fallen']")
    assert "falls: mouse 1 of Blue" in page.inner_text(".now")
    pegs(page, 4)  # nothing is played before it is confirmed
    before = hand.shown(page)
    page.click(hand.GO)
    hand.moved_on(page, before)
    page.wait_for_selector("[data-node='mouse:B1'] use[href='#roquefort-mouse-fallen']")
    pegs(page, 3)
    assert page.locator("#log li").first.inner_text().startswith("Red pushes a tile in at N4.")
    point(page, "roof:I")
    assert page.locator('[data-node="roof:I"]').count() == 1, "a lifted roof leans beside the castle"
    assert page.locator('[data-node="square:e2"]').get_attribute("aria-label")
    pegs(page, 2)
    point(page, "mouse:A3", "square:e5")
    pegs(page, 1)
    page.click("[data-part='button:end']")
    page.click(hand.GO)
    page.wait_for_function("() => document.querySelector('.now').innerText.includes('Blue')")
    pegs(page, 4)


def test_the_log_forgets_with_the_people(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """After a lap old lines name no places any more, on the page that showed them and on one that is opened later."""
    placed(LATE)
    page = person()
    table = hand.set_table(page, url, ("me", "here"), game="roquefort")
    for text in ("slide N4 plain", "A3 e5", "end"):
        typed(page, text)
    page.wait_for_function("() => document.getElementById('log').innerText.includes('at N4')")  # Blue has just seen it
    typed(page, "end")
    page.wait_for_function("() => document.getElementById('log').innerText.includes('pushed a tile in')")
    old = log(page)
    assert "Red pushed a tile in. Mouse 1 of Blue fell into the dungeon." in old
    assert not any("N4" in line for line in old)
    page.goto(table)
    page.wait_for_selector("#log li")
    assert log(page) == old


def test_by_finger_on_a_small_phone(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """360 x 640: the points stay in sight, a slide is chosen and looked at whole, confirmed, and wins."""
    placed(LATE)
    page = person(360, 640, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand.set_table(page, url, ("me", "here"), game="roquefort")
    page.wait_for_selector("#table[data-k]", state="attached")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tray = page.locator('[data-node="points"]').bounding_box()
    assert tray and tray["x"] > -1 and tray["x"] + tray["width"] < 361, "the pegs are on the screen"
    hand.press(page, '[data-node="slot:N4"]', touch=True)
    page.wait_for_selector(".ghosts .ghost use[href='#roquefort-mouse-fallen']")
    box = page.locator(".ghosts .ghost use[href='#roquefort-mouse-fallen']").bounding_box()
    assert box and 0 <= box["x"] <= 360 - box["width"], "who would fall is in sight"
    point(page, "slot:N4", touch=True)
    pegs(page, 3)
    point(page, "mouse:A2", "square:b2", touch=True)
    won(page)


def won(page: Page) -> None:
    """The end is told: who has won, and by which cheese."""
    page.wait_for_selector("dialog.end .verdict")
    assert hand.over(page)
    rows = page.locator("dialog.end .side-row")
    assert rows.count() == 2 and rows.first.locator(".points").inner_text() == "4"
    assert "Brie" in rows.first.inner_text()


def test_by_text_alone(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """Moves are typed as the list of moves writes them; what is not possible is said beside the box, with its rule."""
    placed(LATE)
    page = person()
    hand.set_table(page, url, ("me", "here"), game="roquefort")
    page.wait_for_selector("#table[data-k]", state="attached")
    for text, clause in (("A1 a4", "run."), ("lift O", "uncover.eight-neighbours"), ("slide N4 plain", "")):
        page.fill("#text", text)
        page.keyboard.press("Enter")
        if clause:
            page.wait_for_selector(f'#text-error a[href*="/rules/roquefort#{clause}"]')
    page.wait_for_function("() => document.getElementById('log').innerText.includes('falls into the dungeon')")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    moves = page.eval_on_selector_all("dialog .move", "all => all.map(one => one.dataset.move)")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert "A2 b2" in moves and not [text for text in moves if text.startswith("slide")], "one slide a turn"
    typed(page, "A2 b2")
    won(page)


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_nothing_for_axe(url: str, person: Opener, placed: Callable[[str], None], scheme: str, width: int) -> None:
    """The table with all variants, while a slide is chosen."""
    placed("play\nmice A b1 d5\nmice B d2\ngonzola f4\nribbon B\ntower We\ntiles d5 gouda, f4 brie")
    page = person(width, 740, color_scheme=scheme)
    hand.set_table(page, url, ("me", "open"), game="roquefort", gonzola=True, tower=True, mechanism=True, pantry=True)
    page.wait_for_selector(".node.lit", state="attached")
    hand.press(page, '[data-node="slot:N4"]')
    page.wait_for_selector(".ghosts .ghost, [data-node='slot:N4'].chosen", state="attached")
    check(page, "a slide")
