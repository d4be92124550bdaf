"""Fromage in a real browser: two at once and nobody peeks; by mouse, by finger, by keyboard, by text, to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from access import Scheme, check
from e2e import hand
from e2e.conftest import Opener

pytestmark = pytest.mark.browser

FIRST = "play\nsectors orders\nA stock structure 2, fruit 1\nB stock livestock 2\nB orders Bb1"
"""Turn 1: the Festival and orders before Red, the Bistro and structures before Blue."""
LATE = """play
turn 9
sectors orders
festival I: A F13 F22 F53 F54, {them} F25
fromagerie I: A M1a M2a M3a M4c, {them} M5b
bistro I: A B1a B2b B4a, {them} B5a
villes I: A V01 V17 V03, {them} V05
A orders Hg1
A done Sb2
A stock structure 3, livestock 2, fruit 1
"""
"""Red has one cheese left, and an order for a hard gold one; the Festival and orders lie before it."""
PRESSED = """([node, k]) => document.querySelector(`${node}.chosen`) || document.querySelector("#go")
|| Number(document.getElementById("table").dataset.k || -1) !== k"""
"""A press has been taken."""
TAKEN = """k => document.querySelector("#go:not([aria-disabled])") || document.getElementById("cover")
|| Number(document.getElementById("table").dataset.k || -1) !== k"""
"""The table asks whether the move is meant, or has played it."""
READY_AGAIN = re.compile(r"Blue is ready\..*Blue is ready\.", re.DOTALL)
TWICE = 400  # ms; a second press that comes sooner is taken for a slip


def alone(page: Page, url: str, level: str = "1") -> None:
    """One person sits down against the Corporation."""
    page.goto(f"{url}/new/fromage?players=1")
    page.select_option('select[name="level"]', level)
    page.click("button.btn.go")
    page.wait_for_selector("#table[data-k]", state="attached")


def joined(anna: Page, ben: Page) -> None:
    """A second person takes the free seat at the first one's table."""
    anna.wait_for_selector("#table[data-k]", state="attached")
    ben.goto(str(anna.get_attribute("#table", "data-invite")))
    ben.click("form .btn.go")
    ben.wait_for_selector("#table[data-k]", state="attached")


def point(page: Page, *targets: str, touch: bool = False) -> None:
    """Press these nodes, each when it is lit, and play the move where the table asks."""
    before = hand.shown(page)
    for target in targets:
        node = f'[data-node="{target}"]'
        page.wait_for_selector(f"{node}.lit, {node}.chosen", state="attached")
        for _ in range(3):
            hand.press(page, node, touch)
            with suppress(Error):  # the picture was still moving, and the press went beside it: a person presses again
                page.wait_for_function(PRESSED, arg=[node, before], timeout=2500)
                break
    confirm(page, before, touch)


def say(page: Page, part: str, touch: bool = False) -> None:
    """Press a button, and again where it is to be confirmed."""
    before = hand.shown(page)
    button = page.locator(f'[data-part="button:{part}"]')
    button.tap() if touch else button.click()
    confirm(page, before, touch)


def confirm(page: Page, before: int, touch: bool = False) -> None:
    """Press the button that plays the move, where the table asks; then until the table has gone on."""
    page.wait_for_function(TAKEN, arg=before)
    if hand.shown(page) == before and page.locator(hand.GO).count():
        page.locator(hand.GO).tap() if touch else page.click(hand.GO)
    hand.moved_on(page, before)


def typed(page: Page, text: str) -> None:
    """Play a move by its text, once the table waits for one."""
    page.wait_for_selector(".node.lit, .acts .btn.lit", state="attached")
    before = hand.shown(page)
    page.fill("#text", text)
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.getElementById('text').value || document.getElementById('cover')")  # played
    hand.moved_on(page, before)


def picture(page: Page) -> list[str]:
    """All that the boards show and say."""
    return page.eval_on_selector_all(
        "[data-node]", "all => all.map(one => one.dataset.node + '|' + one.textContent + '|' + (one.ariaLabel || ''))"
    )


def status(page: Page, text: str) -> None:
    """Until the head of the page says so."""
    page.wait_for_function("text => document.querySelector('header, .head, body').innerText.includes(text)", arg=text)


def ended(page: Page, verdict: str) -> None:
    """The end card says how it ended, and the lines of every score add up to it."""
    expect(page.locator("dialog.end")).to_contain_text(verdict, timeout=15_000)
    for side in page.locator("dialog.end .side-row").all():
        terms = [int(line.split("=")[-1]) for line in side.locator("tr td:first-of-type").all_inner_texts()]
        assert terms and sum(terms) == int(side.locator(".points").inner_text())


def test_two_at_once_and_nobody_peeks(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """What one does the other sees only when both are ready; readiness may be taken back; the last ready turns."""
    placed(FIRST)
    anna, ben = person(), person()
    hand.set_table(anna, url, ("me", "open"), game="fromage")
    joined(anna, ben)
    ben.wait_for_selector('[data-node="worker:B:S"].lit')
    before, told = picture(ben), ben.inner_text("#log")
    point(anna, "worker:A:S", "space:F22")
    point(anna, "worker:A:H", "sector:2")
    anna.wait_for_selector('[data-node="order:"], [data-node^="order:"]')  # two orders are drawn and lie there
    assert not anna.locator("#undo").count(), "a card that has been drawn ends undo"
    anna.wait_for_function("() => document.querySelector('#log').innerText.includes('F22')")
    assert picture(ben) == before and ben.inner_text("#log") == told, "nothing of it is seen or told"
    say(anna, "ready")
    expect(anna.locator(".now")).to_contain_text("Waiting for Blue to be ready")
    expect(ben.locator("#log")).to_contain_text("Red is ready.")
    assert "F22" not in ben.inner_text("#log")
    seat = ben.locator('.seat[data-seat="0"]')
    expect(seat).to_contain_text("ready")
    anna.click("#undo")
    expect(anna.locator('[data-part="button:ready"]')).to_be_visible()
    expect(ben.locator('[data-node="seat:A"]')).not_to_have_attribute("aria-label", re.compile("ready"))
    point(anna, "stock:structure", "place:barn")
    say(anna, "ready")
    point(ben, "worker:B:B", "space:B6a")  # fits its order
    expect(ben.locator(".now")).to_contain_text("fits an order")
    say(ben, "complete")
    assert "Turn 1" in anna.inner_text("body"), "one of two is ready"
    say(ben, "ready")
    for page in (anna, ben):
        status(page, "Turn 2")
        for line in ("F22", "B6a", "completes an order"):
            expect(page.locator("#log")).to_contain_text(line)
    expect(anna.locator(".now")).to_contain_text("Before you: Villes")
    expect(ben.locator(".now")).to_contain_text("Before you: Fromagerie")
    assert anna.locator('[data-node="far:festival:F22"]').count(), "the small disc shows the venues that have gone on"


def test_alone_by_mouse_to_the_end(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """What is left undone is named; a drawn order is not taken back, a cheese is; the level is beaten."""
    placed(LATE.format(them="corp"))
    page = person()
    alone(page, url)
    page.wait_for_selector('[data-node="corp"]')
    expect(page.locator(".now")).to_contain_text("gather, make cheese, unlock and 1 order you could complete")
    point(page, "stock:structure", "place:barn")
    page.click("#undo")
    expect(page.locator("#undo")).to_have_count(0)
    point(page, "worker:A:S", "sector:3")
    page.wait_for_selector('[data-node^="order:"] >> nth=3')
    assert not page.locator("#undo").count()
    assert "free again in 3 turns" in str(page.get_attribute('[data-node="sector:3"]', "aria-label"))
    point(page, "worker:A:H", "space:F41")
    say(page, "complete")
    on_it = page.locator('[data-node="out:A:H"]')
    expect(on_it).to_have_attribute("aria-label", re.compile("home in 3 turns, with Fromagerie before that seat"))
    page.click('[data-part="button:ready"]')
    expect(page.locator(".now")).to_contain_text("Ready, leaving: unlock")
    page.click(hand.GO)
    ended(page, "Level 1 is beaten")


def test_against_the_table_by_finger(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """360 x 640: a gentle bot beside one plays at the same time; tap by tap to the end."""
    placed(LATE.format(them="B"))
    page = person(360, 640, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand.set_table(page, url, ("me", "bot:gentle"), game="fromage")
    expect(page.locator("#log")).to_contain_text("Blue is ready.")  # who is quicker waits for nobody, either
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    point(page, "worker:A:S", "sector:1", touch=True)
    point(page, "worker:A:H", "space:F41", touch=True)
    expect(page.locator("#log")).to_contain_text(READY_AGAIN)  # the last cheese is announced: Blue is asked once more
    say(page, "complete", touch=True)
    point(page, "stock:structure", "place:dock", touch=True)
    for small in page.locator(".acts .btn:visible, .tabs button:visible").all():
        box = small.bounding_box()
        assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 360.5
    say(page, "ready", touch=True)
    ended(page, "You have won")


def test_by_keyboard_alone(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """`n` walks over what can be chosen, from the own board to the disc; Enter chooses and confirms."""
    placed(LATE.format(them="corp"))
    page = person()
    alone(page, url)
    page.wait_for_selector('[data-node="worker:A:S"].lit')

    def walk(node: str) -> None:
        for _ in range(60):
            if page.evaluate("document.activeElement.dataset.node") == node:
                page.keyboard.press("Enter")
                return
            page.keyboard.press("n")
        raise AssertionError(f"{node} cannot be reached")

    def play(*nodes: str) -> None:
        before = hand.shown(page)
        for node in nodes:
            page.wait_for_selector(f'[data-node="{node}"].lit', state="attached")
            walk(node)
            page.wait_for_timeout(30)
        go(before)

    def go(before: int) -> None:
        page.wait_for_function(TAKEN, arg=before)
        if hand.shown(page) == before:
            page.wait_for_timeout(TWICE)
            page.keyboard.press("Enter")
        hand.moved_on(page, before)

    def button(part: str) -> None:
        before = hand.shown(page)
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.part") == f"button:{part}":
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        go(before)

    play("worker:A:S", "sector:1")
    play("worker:A:H", "space:F41")
    button("complete")
    play("stock:structure", "place:greenhouse")
    button("ready")
    ended(page, "Level 1 is beaten")


def test_by_text_alone(url: str, person: Opener, placed: Callable[[str], None]) -> None:
    """Two at one device, each behind the cover; what is not possible is said with its rule."""
    placed(LATE.format(them="B"))
    page = person()
    hand.set_table(page, url, ("me", "here"), game="fromage")
    page.wait_for_selector("#cover[open]")
    hand.uncover(page)
    page.wait_for_selector('[data-node="worker:A:S"].lit')
    page.fill("#text", "make F21")
    page.keyboard.press("Enter")
    page.wait_for_selector('#text-error a[href*="/rules/fromage#"]')
    for text in ("gather B 2", "make F41", "complete", "build barn", "ready"):
        typed(page, text)
    page.wait_for_selector("#cover[open]")
    assert "F41" not in page.inner_text("body"), "the next on this device does not see it"
    hand.uncover(page)
    page.wait_for_selector('[data-node="worker:B:S"].lit')
    expect(page.locator(".now")).to_contain_text("Last turn")
    assert "F41" not in page.inner_text("#log"), "not before both are ready"
    for text in ("make B6a", "ready"):
        typed(page, text)
    ended(page, "Red has won")
    assert "F41" in page.inner_text("#log")


def test_the_draft_and_laying_tiles(url: str, person: Opener) -> None:
    """Four tiles pass round, what one keeps the other does not see; two are laid, and the rest goes out."""
    anna, ben = person(), person(360, 640, has_touch=True, is_mobile=True)
    hand.set_table(anna, url, ("me", "open"), game="fromage", tiles=True)
    joined(anna, ben)
    kept: list[str] = []
    for pick in range(3):
        for page in (anna, ben):
            card = page.locator(".card [data-part^='button:']").first
            expect(page.locator(".now")).to_contain_text(f"Pick {pick + 1} of 4")
            assert page.locator(".card [data-part^='button:']").count() == 4 - pick
            name = str(card.get_attribute("data-part")).removeprefix("button:")
            if page is anna:
                kept.append(name)
            say(page, name, touch=page is ben)
    anna.wait_for_selector('[data-node^="tile:"].lit')
    mine = anna.locator('[data-node^="tile:"]')
    names = mine.evaluate_all("all => all.map(one => one.dataset.node.split(':')[1])")
    assert len(names) == 4 and set(kept) < set(names)
    theirs = ben.locator('[data-node^="tile:"]').evaluate_all("all => all.map(one => one.dataset.node.split(':')[1])")
    assert not set(names) & set(theirs)
    point(anna, f"tile:{names[0]}", "place:barn")
    point(anna, f"tile:{names[3]}", "place:hq")
    say(anna, "laid")
    expect(anna.locator(".now")).to_contain_text("Waiting for Blue to lay tiles")
    assert names[0] not in ben.inner_text("#log")
    say(ben, "laid", touch=True)
    for page in (anna, ben):
        status(page, "Turn 1")
    symbol = f"fromage-tile-{names[0]}"
    expect(anna.locator('[data-node="place:barn"] use').first).to_have_attribute("href", f"#{symbol}")
    expect(ben.locator('[data-node="place:barn"] use').first).not_to_have_attribute("href", f"#{symbol}")


@pytest.mark.parametrize(("width", "scheme", "other"), [(1280, "light", "dark"), (360, "dark", "light")])
def test_nothing_for_axe(
    url: str, person: Opener, placed: Callable[[str], None], width: int, scheme: Scheme, other: Scheme
) -> None:
    """The form, the draft, a turn in which a space is chosen, another's board."""
    page = person(width, 740, color_scheme=scheme)
    page.goto(url + "/new/fromage?players=1")
    check(page, "form", other)
    hand.set_table(page, url, ("me", "open"), game="fromage", tiles=True)
    page.wait_for_selector(".card [data-part^='button:']")
    check(page, "draft", other)
    placed(LATE.format(them="B"))
    hand.set_table(page, url, ("me", "open"), game="fromage")
    page.wait_for_selector(".node.lit", state="attached")
    hand.press(page, '[data-node="worker:A:H"]')
    page.wait_for_selector('[data-node="space:F41"].lit', state="attached")
    check(page, "a worker is chosen", other)
    page.keyboard.press("Escape")
    hand.press(page, '[data-node="seat:B"]')
    page.wait_for_selector("dialog .signs li")
    check(page, "another's board", other)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "da", "ro", "zh"])
def test_languages_fit(url: str, person: Opener, placed: Callable[[str], None], lang: str) -> None:
    """Every language on the smallest phone: the form, a turn, the question about an order; nothing sticks out."""
    placed(LATE.format(them="corp"))
    page = person(360, 640)
    page.goto(f"{url}/new/fromage?players=1&lang={lang}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "form"
    page.click("button.btn.go")
    page.wait_for_selector(".node.lit", state="attached")
    assert str(page.get_attribute("html", "lang"))[:2] == lang
    for answer in ("", "make F41"):
        if answer:
            page.evaluate(
                "() => { document.querySelector('#text').value = 'make F41'; "
                "document.querySelector('#text').form.requestSubmit(); }"
            )
            page.wait_for_selector('[data-part="button:complete"]')
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), answer or "turn"
        for small in page.locator(".acts .btn:visible, .tabs button:visible").all():
            box = small.bounding_box()
            assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 360.5, answer
