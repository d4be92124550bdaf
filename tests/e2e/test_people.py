"""People at tables, in a real browser: by mouse, by keyboard alone, by the text box alone, on a small phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e import hand
from e2e.conftest import Opener

pytestmark = pytest.mark.browser
LONGEST = 400  # moves; a game has some thirty


def test_two_people_by_invite(url: str, person: Opener) -> None:
    """Anna sets the table, Ben opens the link and takes the free seat; a whole game, each seeing only their own."""
    anna, ben = person(), person()
    table = hand.set_table(anna, url, ("me", "open"))
    anna.wait_for_selector("#table[data-k]")
    ben.goto(str(anna.get_attribute("#table", "data-invite")))
    ben.fill('input[name="name"]', "Ben")
    ben.click("button.btn.go")
    ben.wait_for_selector("#table[data-k]")
    assert ben.url.split("?")[0] == table.split("?")[0]
    anna.wait_for_selector('.seat[data-seat="1"] >> text=Ben')
    rng = random.Random(5)
    whole_game([anna, ben], rng)
    assert hand.over(anna)
    ben.wait_for_selector('#table[data-over="true"]')
    verdicts = [page.locator("dialog.end .verdict").inner_text() for page in (anna, ben)]
    assert sorted(verdicts) == ["You have lost", "You have won!"]
    for page in (anna, ben):
        assert page.locator("dialog.end .side-row tr").count() >= 2  # what the points are made of
        assert "players=2" in str(page.get_attribute("dialog.end a.btn.go", "href"))
        page.click("#end-look")
        assert not page.locator("#text").is_visible()
    assert rabbits_on(ben) == rabbits_on(anna)  # nothing is hidden any more


def whole_game(pages: list[Page], rng: random.Random) -> None:
    """Play until the end; the gardeners' page never holds a rabbit that they may not see."""
    for _ in range(LONGEST):
        for page in pages:
            if hand.my_turn(page):
                hand.play_pointing(page, rng)
                break
        else:
            pages[0].wait_for_timeout(60)
        if any(hand.over(page) for page in pages):
            for page in pages:
                page.wait_for_selector('#table[data-over="true"]')
            return
        gardener = pages[1]
        assert rabbits_on(gardener) == []
    pytest.fail("the game does not end")


def rabbits_on(page: Page) -> list[str]:
    """The rabbits' nodes in a page, but for those that sit caught in their basket."""
    found = """all => all.filter(one => !one.querySelector('use[href*="caught"]')).map(one => one.dataset.node)"""
    return sorted(page.eval_on_selector_all('[data-node^="rabbit:"]', found))


def on_one_device(page: Page, play: Callable[[], None], key: bool = False) -> None:
    """Both sides on one device, in turn behind the cover, until the game is over. `play` makes one move, if it can."""
    for _ in range(LONGEST):
        hand.settle(page)
        if hand.uncover(page, key):
            continue
        if hand.over(page):
            break
        play()
    assert hand.over(page)
    page.wait_for_selector("dialog.end .verdict")
    assert re.fullmatch(r".+ has won", page.inner_text("dialog.end .verdict"))


def test_by_keyboard_alone(url: str, person: Opener) -> None:
    """Both sides on one device, no mouse once the table is set: arrows and `n` walk, Enter chooses and confirms."""
    page = person()
    hand.set_table(page, url, ("me", "here"))
    rng = random.Random(2)

    def play() -> None:
        if not hand.my_turn(page):
            page.wait_for_timeout(40)
            return
        before = hand.shown(page)
        for _ in range(8):
            page.keyboard.press("ArrowDown")  # gives the board the keyboard
            for _ in range(rng.randrange(1, 6)):
                page.keyboard.press(rng.choice(("n", "n", "N", "ArrowLeft", "ArrowUp")))
            page.keyboard.press("n")
            page.keyboard.press("Enter")
            page.wait_for_timeout(20)
            if page.locator(hand.GO).count():
                page.wait_for_timeout(400)  # sooner, a second Enter is taken for a slip of the finger
                page.keyboard.press("Enter")
                page.wait_for_timeout(20)
            if hand.shown(page) != before or page.locator("#cover").count():
                break
        hand.moved_on(page, before)

    on_one_device(page, play, key=True)


def test_keys_explain(url: str, person: Opener) -> None:
    """`?` lists the legal moves, `w` says why not with the clause, Escape backs out, `/` goes to the text box."""
    page = person()
    hand.set_table(page, url, ("me", "open"))
    page.wait_for_selector(".node.lit")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .moves .move")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("ArrowDown")
    page.evaluate("document.querySelector('[data-node=cabin], [data-node=\"cell:c3\"]')?.focus()")
    page.keyboard.press("w")
    page.wait_for_selector('#tip a[href*="/rules/chou#"]')
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector(".node.chosen")
    page.keyboard.press("Escape")
    page.wait_for_selector(".node.chosen", state="detached")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "text"


def test_by_text_alone(url: str, person: Opener) -> None:
    """The text box takes the notation; what it cannot read or must refuse it says beside itself, and loses nothing."""
    page = person()
    hand.set_table(page, url, ("me", "here"))
    page.wait_for_selector("#cover[open]")
    hand.uncover(page)
    page.wait_for_selector("#table[data-k]")
    page.fill("#text", "banana")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.getElementById('text-error').textContent.length > 10")
    assert page.input_value("#text") == "banana"
    page.fill("#text", "1-c3")
    page.keyboard.press("Enter")
    page.wait_for_selector('#text-error a[href*="#first-night"]')
    rng = random.Random(11)

    def play() -> None:
        before = hand.shown(page)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("?")
        moves = page.eval_on_selector_all("dialog .move", "all => all.map(one => one.dataset.move)")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        if not moves:
            page.wait_for_timeout(40)
            return
        page.keyboard.press("/")
        page.keyboard.type(rng.choice(moves))
        page.keyboard.press("Enter")
        hand.moved_on(page, before)

    on_one_device(page, play, key=True)


def test_on_a_small_phone(url: str, person: Opener) -> None:
    """A whole game on 360 x 640 by finger, both sides on the one device, nothing wider than the screen."""
    page = person(360, 640, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand.set_table(page, url, ("me", "here"))
    rng = random.Random(3)

    def play() -> None:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if hand.my_turn(page):
            hand.play_pointing(page, rng, touch=True)
        else:
            page.wait_for_timeout(40)

    on_one_device(page, play)


def test_against_the_table(url: str, person: Opener) -> None:
    """One person against a bot: it answers by itself, and the first move never waits for a compiler."""
    page = person()
    page.goto(url + "/new/chou")
    bots = page.eval_on_selector_all('select[name="seat1"] option', "all => all.map(one => one.value)")
    hand.set_table(page, url, ("me", next(one for one in bots if one.startswith("bot"))))
    rng = random.Random(7)
    for _ in range(LONGEST):
        if hand.over(page):
            break
        if hand.my_turn(page):
            hand.play_pointing(page, rng)
        else:
            page.wait_for_timeout(80)
    assert hand.over(page)
    assert re.search(r"\w", page.inner_text("#log"))
