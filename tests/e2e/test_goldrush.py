"""Gold Rush in a real browser: by mouse, by finger on a small phone, by keyboard alone, by text alone, to the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from access import Scheme, check
from cheeseboard.games.goldrush.rules_state import PLACING
from cheeseboard.match import Match
from cheeseboard.server import bridge
from e2e import hand
from e2e.conftest import Opener

pytestmark = pytest.mark.browser
LONGEST = 60  # steps of a person; the tables here have a few tiles left


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Tables that are set from now on have been played down to so many tiles in the stack."""
    create = bridge.create

    def from_now_on(left: int) -> None:
        def played(game_id: str, options: dict[str, Any], seats: Any, **more: Any) -> Match:
            match, rng = create(game_id, options, seats, **{**more, "seed": 11}), random.Random(5)
            while match.referee.s.stack > left or match.referee.s.phase != PLACING:
                seat = match.to_move[0]
                moves = [str(move) for move in match.moves(seat)]
                claims = [text for text in moves if text.startswith(("cowboy", "tent", "dig"))]
                match.play(rng.choice(claims if claims and rng.random() < 0.6 else moves), seat)
            return match

        monkeypatch.setattr(bridge, "create", played)

    return from_now_on


def to_the_end(page: Page, play: Callable[[], None], key: bool = False) -> None:
    """Everybody on one device, in turn behind the cover, until the points are counted."""
    for _ in range(LONGEST):
        hand.settle(page)
        if hand.uncover(page, key):
            continue
        if hand.over(page):
            break
        if hand.my_turn(page):
            play()
        else:
            page.wait_for_timeout(40)
    page.wait_for_selector("dialog.end .verdict")
    rows = page.locator("dialog.end .side-row")
    assert rows.count() == 2
    for side in rows.all():
        terms = [int(line.split("=")[-1]) for line in side.locator("tr td:first-of-type").all_inner_texts()]
        assert sum(terms) == int(side.locator(".points").inner_text()), "the lines of a score add up to it"


def take(page: Page) -> None:
    """The first person takes the device and sees the tile."""
    page.wait_for_selector("#cover[open]")
    hand.uncover(page)
    page.wait_for_selector('[data-node="hand"].lit')


def lit(page: Page, kind: str) -> list[str]:
    """Nodes of a kind that may be chosen now."""
    return [one for one in hand.lit(page) if f'"{kind}' in one]


def confirm(page: Page, touch: bool = False) -> None:
    """Press the button that plays the move, and wait until the table has gone on."""
    before = hand.shown(page)
    page.wait_for_selector(hand.GO)
    page.locator(hand.GO).tap() if touch else page.click(hand.GO)
    hand.moved_on(page, before)


def point_and_play(page: Page, touch: bool = False) -> None:
    """One step: a tile onto the first place that is lit, the Sheriff or a cowboy onto the first spot, or no more."""
    for attempt in range(5):
        if page.locator("dialog[open]").count():  # the picture had moved, and something else was hit: put it away
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
        places, spots, ends = lit(page, "place:"), lit(page, "spot:"), lit(page, "button:end")
        seen = [one for one in places or spots if in_sight(page, one)]
        wanted = ends + seen if attempt > 1 else seen + ends
        hand.press(page, (wanted or places or spots)[0], touch)
        with suppress(Error):  # what lay too close has come closer, or was still moving: a person presses again
            page.wait_for_selector(hand.GO, timeout=1500)
            break
    confirm(page, touch)


def in_sight(page: Page, target: str) -> bool:
    """Does the middle of a node lie in the picture as it stands now? Nobody presses what is outside."""
    return bool(
        page.eval_on_selector(
            target,
            """one => {
              const eye = one.closest(".eye").getBoundingClientRect();
              const box = one.querySelector(".hit").getBoundingClientRect();
              const x = box.x + box.width / 2, y = box.y + box.height / 2;
              return eye.left < x && x < eye.right && eye.top < y && y < eye.bottom;
            }""",
        )
    )


def turns(page: Page) -> str:
    """The drawing of the tile in hand: another one after every turn that looks different."""
    return str(page.get_attribute('[data-node="hand"] use', "href"))


def test_by_mouse(url: str, person: Opener, late: Callable[[int], None]) -> None:
    """Turn by button, key and press; see what is left in the stack; lay the tile, and go on to the end."""
    late(2)
    page = person()
    hand.set_table(page, url, ("me", "here"), game="goldrush", sheriff=True)
    take(page)
    assert page.locator('[data-node="stack"]').get_attribute("aria-label") == (
        "2 tiles left in the stack: press to see which"
    )
    hand.press(page, '[data-node="stack"]')
    page.wait_for_selector("dialog .inside li")
    kinds = page.locator("dialog .inside li .unseen").all_inner_texts()
    assert sum(int(one.split(" ")[0]) for one in kinds) == 2
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    found = {turns(page)}
    page.keyboard.press("r")
    found.add(turns(page))
    page.click("button.turner >> nth=1")
    found.add(turns(page))
    page.keyboard.press("R")
    assert turns(page) in found
    assert len(found) > 1
    page.keyboard.press("Escape")
    to_the_end(page, lambda: point_and_play(page))


def test_a_feature_says_whose_it_is(url: str, person: Opener, late: Callable[[int], None]) -> None:
    """People are called by their names: on the map, at the side, beside a feature; and numbers lie above rings."""
    late(9)
    page = person()
    page.goto(url + "/new/goldrush")
    page.fill('input[name="name0"]', "Anna")
    page.select_option('select[name="seat1"]', "here")
    page.fill('input[name="name1"]', "Bob")
    page.click("button.btn.go")
    page.wait_for_url(re.compile("/table/"))
    take(page)
    labels = page.eval_on_selector_all("[data-node], [data-overlay]", "all => all.map(one => one.ariaLabel || '')")
    owned = [label for label in labels if re.search(r"\b(Anna|Bob)\b", label)]
    assert len(owned) > 3
    assert not [label for label in labels if re.search(r"\b(Red|Blue)\b", label)]
    place = lit(page, "place:")[0]
    hand.press(page, place)
    page.wait_for_selector(".ghosts .ghost use")
    assert not page.locator('.ghosts use[href="#goldrush-spot"]').count(), "a ghost is the tile, not what comes after"
    confirm(page)
    assert page.evaluate(
        "document.querySelector('.rings').compareDocumentPosition(document.querySelector('.tops')) === 4"
    )
    own = page.locator('[data-node="supply:cowboy"].lit')
    if own.count():
        assert page.locator(".picture >> nth=1").locator(".tops .counter, .tops .badge").count() >= 2


def test_what_was_dug_is_shown_before_the_device_goes_on(url: str, person: Opener) -> None:
    """Who digs sees the value at once, on a card that has to be put away; then the cover falls and takes it along."""
    page = person(390, 844, has_touch=True, is_mobile=True)
    hand.set_table(page, url, ("me", "here"), game="goldrush")
    take(page)
    for text in ("", "tent o", "", "end", "", "dig"):
        hand.settle(page)
        if hand.uncover(page):
            page.wait_for_selector('[data-node="hand"].lit')
        typed(page, text)
    card = page.locator("dialog.news")
    card.wait_for()
    assert re.search(r"finds (gold worth \d|gravel)", card.locator("h2").inner_text())
    assert not page.locator("#cover").count(), "not before it is read"
    assert page.get_attribute("#table", "data-seat") == "0"
    page.click("#news-go")
    page.wait_for_selector("#cover[open]")
    assert not re.search("finds (gold|gravel)", page.content()), "nothing of it stays for the next"
    assert hand.uncover(page)
    page.wait_for_selector('[data-node="hand"].lit')
    assert not re.search("finds (gold|gravel)", page.content())
    assert page.locator(".lately").inner_text().strip()  # what the other has done, as far as everybody heard it


def typed(page: Page, text: str) -> None:
    """A move from the list of moves: the one written so, or the first."""
    before = hand.shown(page)
    page.click(".tools .tool[aria-haspopup=dialog]")
    page.click(f'dialog [data-move="{text}"]' if text else "dialog .move")
    page.click(hand.GO)
    hand.moved_on(page, before)


def test_by_finger_on_a_small_phone(url: str, person: Opener, late: Callable[[int], None]) -> None:
    """360 x 640: a tap chooses, a swipe turns, nothing is played before it is confirmed; on to the end."""
    late(1)
    page = person(360, 640, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand.set_table(page, url, ("me", "here"), game="goldrush")
    take(page)
    before = hand.shown(page)
    hand.press(page, '[data-node="hand"]', touch=True)
    page.wait_for_selector('[data-node="hand"].chosen, .turner')
    first = turns(page)
    swipe(page, '[data-node="hand"]')
    page.wait_for_function(
        "was => document.querySelector('[data-node=hand] use').getAttribute('href') !== was", arg=first
    )
    page.locator("#back").tap()
    hand.press(page, lit(page, "place:")[0], touch=True)
    page.wait_for_selector(hand.GO)
    assert hand.shown(page) == before, "nothing is played before it is confirmed"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    confirm(page, touch=True)
    to_the_end(page, lambda: point_and_play(page, touch=True))


def swipe(page: Page, target: str) -> None:
    """A finger goes sideways over a thing."""
    box = page.locator(f"{target} .hit").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", x), ("touchMove", x + 20), ("touchMove", x + 50), ("touchEnd", None)):
        points = [] if at is None else [{"x": at, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_by_keyboard_alone(url: str, person: Opener, late: Callable[[int], None]) -> None:
    """`n` walks over what may be chosen, Enter chooses and confirms, `r` turns; no mouse once the table is set."""
    late(1)
    page = person()
    hand.set_table(page, url, ("me", "here"), game="goldrush")
    rng = random.Random(3)

    def play() -> None:
        before = hand.shown(page)
        for _ in range(6):
            page.keyboard.press("ArrowDown")  # gives the board the keyboard
            for _ in range(rng.randrange(1, 4)):
                page.keyboard.press("n")
            page.keyboard.press("Enter")
            page.wait_for_timeout(20)
            if page.locator(hand.GO).count():
                page.keyboard.press("r")
                page.wait_for_timeout(400)  # sooner, a second Enter is taken for a slip of the finger
                page.keyboard.press("Enter")
                break
        hand.moved_on(page, before)

    to_the_end(page, play, key=True)


def test_by_text_alone(url: str, person: Opener, late: Callable[[int], None]) -> None:
    """Moves are typed as the list of moves writes them; what is not possible is said beside the box, with its rule."""
    late(2)
    page = person()
    hand.set_table(page, url, ("me", "here"), game="goldrush", sheriff=True)
    take(page)
    page.fill("#text", "o^")
    page.keyboard.press("Enter")
    page.wait_for_selector('#text-error a[href*="/rules/goldrush#"]')
    rng = random.Random(8)

    def play() -> None:
        before = hand.shown(page)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("?")
        moves = page.eval_on_selector_all("dialog .move", "all => all.map(one => one.dataset.move)")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.keyboard.press("/")
        page.fill("#text", rng.choice(moves))
        page.keyboard.press("Enter")
        hand.moved_on(page, before)

    to_the_end(page, play, key=True)


@pytest.mark.parametrize(("width", "scheme", "other"), [(1280, "light", "dark"), (360, "dark", "light")])
def test_nothing_for_axe(
    url: str, person: Opener, late: Callable[[int], None], width: int, scheme: Scheme, other: Scheme
) -> None:
    """The rulebook, the table while a tile is laid and while a figure is used, the tiles that are left."""
    late(60)
    page = person(width, 740, color_scheme=scheme)
    page.goto(url + "/rules/goldrush")
    check(page, "rules", other)
    hand.set_table(page, url, ("me", "open"), game="goldrush", sheriff=True)
    page.wait_for_selector("#table[data-k]")
    page.wait_for_selector('[data-node="hand"]')
    check(page, "a tile to lay", other)
    hand.press(page, '[data-node="stack"]')
    page.wait_for_selector("dialog .inside li")
    check(page, "what is left", other)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    if lit(page, "place:"):
        point_and_play(page)
        check(page, "after the tile", other)
