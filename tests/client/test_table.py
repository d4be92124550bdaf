"""What a person meets at the table: why not, previews, undo, the cover, the network, sheets, settings."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from access import Scheme, check
from client.person import Person
from server import house

pytestmark = pytest.mark.browser


@pytest.fixture
def rabbits(url: str, chromium: Browser) -> Iterator[Person]:
    """A person with the rabbits on the First Night; the gardeners' seat is free."""
    person = Person(chromium, url)
    person.set_table("me", "open")
    person.seated()
    yield person
    person.check()
    person.context.close()


@pytest.fixture
def gardener(url: str, chromium: Browser) -> Iterator[Person]:
    """A person with the gardeners on the first day, both rabbits hidden (b2, d3) by somebody elsewhere."""
    other, person = house.Browser(url), Person(chromium, url)
    table = other.table(who=("me", "open"))
    line = other.line(table, 0)
    person.join(url + other.invite(table))
    for move in ("1-b2", "2-d3"):
        assert line.play(move)["ok"]
    person.wait_turn()
    yield person
    person.check()
    person.context.close()
    line.close()


def test_what_is_not_lit_says_why_and_leads_to_the_rule(gardener: Person) -> None:
    page = gardener.page
    gardener.press("pawn:A")
    gardener.press("cell:e1")
    link = page.locator("#tip a")
    expect(link).to_be_visible()
    assert len(page.inner_text("#tip p")) > 15
    link.click()
    expect(page.locator("dialog .clause.asked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_empty()
    assert gardener.page.locator('[data-node="pawn:A"].chosen').count() == 1  # the choice is as it was


def test_pointing_at_the_last_part_shows_what_would_happen(gardener: Person) -> None:
    page = gardener.page
    gardener.press("pawn:A")
    page.locator('[data-node="point:8"]').hover(force=True)
    expect(page.locator(".ghosts .ghost").first).to_be_attached()
    expect(page.locator(".end.foreseen")).not_to_be_empty()
    page.mouse.move(5, 5)
    expect(page.locator(".ghosts .ghost")).to_have_count(0)


def test_a_final_move_asks_and_escape_backs_out_step_by_step(gardener: Person) -> None:
    page, before = gardener.page, gardener.k
    for part in ("cell:b3", "pawn:A", "point:4"):
        gardener.press(part)
    expect(page.locator("#go")).to_be_visible()
    expect(page.locator(".node.chosen")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("#go")).to_have_count(0)
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.locator(".node.chosen")).to_have_count(0)
    assert gardener.k == before


def test_undo_brings_the_move_back(gardener: Person) -> None:
    page, before = gardener.page, gardener.k
    place = page.locator('[data-node="pawn:A"]').get_attribute("style")
    gardener.press("pawn:A")
    gardener.press("point:8")
    gardener.done(before)
    expect(page.locator('[data-node="pawn:A"]')).not_to_have_attribute("style", place or "")
    page.keyboard.press("u")
    expect(page.locator('[data-node="pawn:A"]')).to_have_attribute("style", place or "")
    expect(page.locator("#log li.undone")).to_have_count(1)


def test_a_mistyped_move_is_explained_beside_the_box(rabbits: Person) -> None:
    page = rabbits.page
    page.keyboard.press("/")
    page.keyboard.type("zz top")
    page.keyboard.press("Enter")
    expect(page.locator("#text-error")).not_to_be_empty()
    expect(page.locator("#text")).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("/")
    page.fill("#text", "1-c3")
    page.keyboard.press("Enter")
    expect(page.locator("#text-error")).to_contain_text(re.compile(r"\w{3}"))
    page.fill("#text", "1-b2")
    page.keyboard.press("Enter")
    expect(page.locator("#text-error")).to_be_empty()
    expect(page.locator("#text")).to_have_value("")


def test_the_list_of_moves_can_be_read_and_chosen_from(rabbits: Person) -> None:
    page, before = rabbits.page, rabbits.k
    page.keyboard.press("?")
    expect(page.locator("dialog .move")).to_have_count(36)
    page.click('dialog [data-move="1-b4"]')
    page.click("#go")
    rabbits.done(before)


def test_the_keyboard_asks_why_not(rabbits: Person) -> None:
    page = rabbits.page
    page.locator('[data-node="cabin"]').focus()
    page.keyboard.press("w")
    expect(page.locator("#tip")).not_to_be_empty()


def test_every_entry_is_read_aloud_once(gardener: Person) -> None:
    page, before = gardener.page, gardener.k
    gardener.press("pawn:A")
    gardener.press("point:8")
    gardener.done(before)
    page.wait_for_timeout(200)
    told = page.eval_on_selector_all("#live p", "all => all.map(e => e.textContent)")
    assert told and len(told) == len(set(told))
    page.reload()
    gardener.seated()
    page.wait_for_timeout(200)
    assert page.eval_on_selector_all("#live p", "all => all.length") == 0


def test_nothing_of_the_other_seat_stays_under_the_cover(url: str, chromium: Browser) -> None:
    person = Person(chromium, url)
    person.set_table("me", "here")
    page = person.page
    page.wait_for_selector("#cover")
    person.uncover()
    for move in ("1-b2", "2-d3"):
        person.wait_turn()
        before = person.k
        page.fill("#text", move)
        page.press("#text", "Enter")
        person.done(before)
    page.wait_for_selector("#cover", timeout=1500)  # it falls at once
    text = page.content()
    assert "data-node=" not in text
    assert not re.search(
        r"\b(b2|d3)\b", re.sub(r"<svg class=\"sprite\".*?</svg>\s*(?=<main)", "", text, flags=re.DOTALL)
    )
    page.keyboard.press("Escape")
    expect(page.locator("#cover")).to_be_visible()
    expect(page.locator("#cover .heard")).to_contain_text("Day 1")  # what everybody has heard
    person.uncover()
    assert not [
        name
        for name in page.eval_on_selector_all("[data-node]", "all => all.map(e => e.dataset.node)")
        if name.startswith("rabbit:")
    ]
    person.check()


def test_a_lost_connection_is_taken_up_again_and_shows_nothing_twice(gardener: Person) -> None:
    page, before = gardener.page, gardener.k
    gardener.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    gardener.context.set_offline(False)
    page.evaluate(
        """async () => {
          const { Wire } = await import("/static/wire.js");
          const close = Wire.prototype.send;
          Wire.prototype.send = function (frame) {
            if (frame.t === "play" && !window.cut) {
              window.cut = frame.key;
              close.call(this, frame);
              this.socket.close(); // the answer is lost with the line
              return;
            }
            if (frame.t === "play") window.again = frame.key;
            close.call(this, frame);
          };
        }"""
    )
    gardener.press("pawn:A")
    gardener.press("point:8")
    page.wait_for_selector("main[data-line=down]", state="attached")
    page.wait_for_selector("main[data-line=up]", state="attached")
    gardener.done(before)
    expect(page.locator("#back, #go")).to_have_count(0)
    assert page.evaluate("window.cut === window.again")
    assert gardener.k == before + 1
    expect(page.locator("#line")).to_be_empty(timeout=6000)


def test_settings_are_kept_on_this_device(rabbits: Person) -> None:
    page = rabbits.page
    page.locator(".tools .tool", has=page.locator("path[d^='M4 7h9']")).click()
    page.check("input[name=theme][value=dark]", force=True)
    page.check("input[name=coordinates][value=off]", force=True)
    page.keyboard.press("Escape")
    page.reload()
    rabbits.seated()
    assert page.get_attribute("html", "data-theme") == "dark"
    expect(page.locator(".place:not(.figure)").first).to_be_hidden()


def test_the_language_changes_at_the_table(rabbits: Person) -> None:
    page = rabbits.page
    english = page.inner_text("#say")
    page.locator(".tools .tool", has=page.locator("path[d^='M4 7h9']")).click()
    page.select_option("#language", "fr")
    page.wait_for_selector("html[lang=fr]", state="attached")
    rabbits.seated()
    assert page.inner_text("#say") != english
    assert page.inner_text("label[for=text]") != "Type a move"


def test_zoom_by_wheel_and_button_and_back(rabbits: Person) -> None:
    page = rabbits.page
    whole = page.locator('[data-node="cabin"] .hit').bounding_box()
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -400)
    expect(page.locator(".stage .picture[data-zoomed]")).to_be_visible()
    page.mouse.down()
    page.mouse.move(480, 460, steps=4)
    page.mouse.up()
    assert rabbits.page.locator(".node.chosen").count() == 0  # a pan is no press
    page.keyboard.press("0")
    page.wait_for_selector(".stage .picture:not([data-zoomed])")
    page.wait_for_function("() => !document.querySelector('.picture').style.willChange")
    assert page.locator('[data-node="cabin"] .hit').bounding_box() == whole


def test_the_signs_on_the_board_are_explained(gardener: Person) -> None:
    page = gardener.page
    page.click(".zoom .signs")
    expect(page.locator("dialog .signs li")).not_to_have_count(0)
    assert page.locator('dialog .signs use[href="#chou-shade"]').count() == 1  # the hint
    assert all(page.locator("dialog .signs li > span:last-child").all_inner_texts())
    page.keyboard.press("Escape")
    page.locator('[data-node="cell:b2"]').hover(force=True)
    expect(page.locator("#tip")).to_contain_text("b2")
    page.mouse.move(5, 5)
    expect(page.locator("#tip")).to_be_empty()


def test_places_are_named_on_a_phone(url: str, chromium: Browser) -> None:
    person = Person(chromium, url, phone=True)
    person.set_table("me", "open")
    person.seated()
    page = person.page
    heights = page.evaluate(
        """() => [...document.querySelectorAll('[data-node^="cell:"] .place')]
          .map((name) => name.getBoundingClientRect().height)"""
    )
    assert len(heights) == 18
    assert min(heights) > 10  # px: read without zooming
    person.check()


def test_figures_stand_out_before_the_places_they_may_go_to(gardener: Person) -> None:
    page = gardener.page
    strong = page.eval_on_selector_all(".node.lit:not(.later)", "all => all.map(e => e.dataset.node)")
    assert sorted(strong) == ["pawn:A", "pawn:B"]
    gardener.press("pawn:A")
    strong = page.eval_on_selector_all(".node.lit:not(.later)", "all => all.map(e => e.dataset.node)")
    assert strong
    assert all(one.startswith("point:") for one in strong)


def test_touch_targets_of_a_phone_are_large_or_can_be_made_so(url: str, chromium: Browser) -> None:
    person = Person(chromium, url, phone=True)
    person.set_table("me", "open")
    person.seated()
    page = person.page
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, a, select, input")].filter((e) => {
          const r = e.getBoundingClientRect();
          return r.width && (r.height < 43.5 || r.width < 43.5) && !e.closest("dialog");
        }).map((e) => e.outerHTML.slice(0, 120))"""
    )
    assert small == []
    page.click(".zoom .tool")
    page.click(".zoom .tool")
    assert page.eval_on_selector('[data-node="cell:c2"] .hit', "e => e.getBoundingClientRect().width") >= 44
    person.check()


@pytest.mark.parametrize(("phone", "scheme", "other"), [(False, "light", "dark"), (True, "dark", "light")])
def test_axe_finds_nothing(url: str, chromium: Browser, phone: bool, scheme: Scheme, other: Scheme) -> None:
    """What tests/e2e/test_access.py does not come by."""
    person = Person(chromium, url, phone=phone, color_scheme=scheme)
    page = person.page

    def look(where: str) -> None:
        check(page, where, other)

    for path in ("/new/chou?players=3", "/table/nowhere"):
        page.goto(url + path)
        look(path)
    person.errors.clear()  # the last address does not exist
    person.set_table("me", "open")
    person.seated()
    look("table")
    person.press("rabbit:1")
    person.press("cell:b2")
    expect(page.locator("#go")).to_be_visible()
    look("confirm")
    page.keyboard.press("Escape")
    person.press("cabin")
    look("why not")
    for name in ("M4 6h2", "M3 7q9", "M4 7h9"):
        page.locator(".tools .tool", has=page.locator(f"path[d^='{name}']")).click()
        page.wait_for_selector("dialog[open]")
        look(name)
        page.keyboard.press("Escape")
    person.check()
