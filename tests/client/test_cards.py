"""Cards and forms of the desk: one press says something, what is half typed stays, a card turns, a voice may read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from access import violations
from client.fake import FakeTable, scene

pytestmark = pytest.mark.browser

NODE = {"id": "tile", "symbol": "fake-tile", "x": 500, "y": 400, "size": 200, "label": "A tile"}
CHOICES = [
    {"name": f"desk:answer {at}", "label": f"{'ABCD'[at]} {word}"}
    for at, word in enumerate(("One", "Two", "Three", "Four"))
]
SPEAKS = """() => { window.said = []; window.speechSynthesis.cancel = () => {};
  window.speechSynthesis.speak = (one) => window.said.push([one.text, one.lang]); }"""


def card(**more: Any) -> dict[str, Any]:
    made = {"id": "question", "title": "Geography", "lines": ["Which one is the second?"], "buttons": CHOICES}
    return {**made, "kind": "question", "tint": "#5585A6", "lang": "da", "side": "front", "number": 1, **more}


def asked(k: int = 0, **more: Any) -> dict[str, Any]:
    given = {"cards": [card()], "forms": [{"id": "type", "label": "Your answer", "hint": None, "lang": "da"}], **more}
    return {**scene([NODE], [], **given), "k": k}


def open_page(chromium: Browser, phone: bool = False, **how: Any) -> Page:
    size = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 800}
    how.setdefault("reduced_motion", "reduce")
    context = chromium.new_context(viewport=size, has_touch=phone, locale="en-GB", **how)
    context.set_default_timeout(8000)
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    return page


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    made = open_page(chromium)
    yield made
    made.context.close()


def said(table: FakeTable, kind: str) -> list[dict[str, Any]]:
    return [frame for frame in table.sent if frame["t"] == kind]


def until_said(table: FakeTable, kind: str, count: int = 1) -> None:
    """Until the page has sent so many frames of a kind."""
    for _ in range(200):
        if len(said(table, kind)) >= count:
            return
        table.page.wait_for_timeout(20)
    raise AssertionError(f"{kind} was not sent")


def test_one_press_says_it(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked())
    page.click('[data-part="desk:answer 1"]')
    until_said(table, "desk")
    assert [frame["text"] for frame in said(table, "desk")] == ["answer 1"]


LASTING = [{**one, "confirm": "That is my answer"} for one in CHOICES]


def test_what_cannot_be_taken_back_is_pressed_twice(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked(cards=[card(buttons=LASTING)], forms=[]))
    page.click('[data-part="desk:answer 1"]')
    expect(page.locator("#go")).to_have_text("That is my answer")
    expect(page.locator("#say")).to_contain_text("B Two")
    page.click('[data-part="desk:answer 2"]')  # another one: chosen instead
    expect(page.locator('[data-part="desk:answer 2"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[aria-pressed="true"]')).to_have_count(1)
    page.dblclick('[data-part="desk:answer 3"]')  # a double click is one press
    expect(page.locator('[data-part="desk:answer 3"]')).to_have_attribute("aria-pressed", "true")
    assert not said(table, "desk")
    page.wait_for_timeout(400)
    page.click('[data-part="desk:answer 3"]')
    until_said(table, "desk")
    assert [frame["text"] for frame in said(table, "desk")] == ["answer 3"]


def test_keys_choose_and_confirm(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked(cards=[card(buttons=LASTING)], forms=[]))
    expect(page.locator('[data-part="desk:answer 0"]')).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator('[data-part="desk:answer 1"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#go")).to_have_count(0)
    page.keyboard.down("4")
    expect(page.locator('[data-part="desk:answer 3"]')).to_be_focused()
    page.wait_for_timeout(400)
    assert not said(table, "desk")
    page.keyboard.down("Enter")
    until_said(table, "desk")
    page.keyboard.up("Enter")
    assert [frame["text"] for frame in said(table, "desk")] == ["answer 3"]


def test_a_key_that_is_held_down_confirms_nothing(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked(cards=[card(buttons=LASTING)], forms=[]))
    expect(page.locator('[data-part="desk:answer 0"]')).to_be_focused()
    page.keyboard.down("Enter")
    page.wait_for_timeout(400)
    page.keyboard.down("Enter")  # a second down without an up: the key repeats
    page.keyboard.up("Enter")
    expect(page.locator("#go")).to_be_visible()
    assert not said(table, "desk")


def test_answers_count_at_once_for_whoever_wants_that(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked(cards=[card(buttons=LASTING)], forms=[]))
    page.click('.tools [aria-label="Settings"]')
    page.check('input[name="once"][value="on"]')
    page.keyboard.press("Escape")
    page.click('[data-part="desk:answer 1"]')
    until_said(table, "desk")


def test_a_choice_does_not_outlive_its_question(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked(cards=[card(buttons=LASTING)], forms=[]))
    page.click('[data-part="desk:answer 1"]')
    expect(page.locator("#go")).to_be_visible()
    table.show(asked(cards=[card(buttons=LASTING, number=2)], forms=[]))
    expect(page.locator("#go")).to_have_count(0)
    expect(page.locator('[data-part="desk:answer 0"]')).to_be_focused()


def test_the_focus_follows_the_question_and_goes_on_after_it(page: Page, url: str) -> None:
    first = {**scene([NODE], [], prompt="Wait.")}
    table = FakeTable(page, url, first)
    page.keyboard.press("Shift")  # somebody with a keyboard
    table.show(asked(cards=[card(buttons=LASTING)], forms=[]))
    expect(page.locator('[data-part="desk:answer 0"]')).to_be_focused()
    verdict = [{"name": "desk:accept", "label": "Accept"}, {"name": "desk:appeal", "label": "Appeal"}]
    table.show(asked(cards=[card(side="back", buttons=verdict, aloud="Which?")], forms=[]))
    expect(page.locator('[data-part="desk:accept"]')).to_be_focused()
    closed = card(side="back", buttons=[], kind="answered", aloud="Which?")
    table.show(asked(cards=[closed], forms=[], prompt="Others move."))
    expect(page.locator("#say")).to_have_text("Others move.")
    moves = [{"text": "go", "parts": ["tile"], "label": "Go", "final": False}]
    table.show({**scene([NODE], moves, cards=[closed]), "k": 0})
    expect(page.locator('[data-node="tile"]')).to_be_focused()


def test_the_focus_goes_to_the_field_where_one_types_and_never_away_from_another(page: Page, url: str) -> None:
    table = FakeTable(page, url, scene([NODE], []))
    table.show(asked(cards=[card(buttons=[])]))
    expect(page.locator("#form-type")).to_be_focused()
    page.focus("#text")
    page.keyboard.type("ab")
    table.show(asked(cards=[card(buttons=LASTING, number=2)], forms=[]))
    expect(page.locator('[data-part="desk:answer 0"]')).to_be_visible()
    page.keyboard.type("c")
    assert page.input_value("#text") == "abc"


def test_what_is_typed_keeps_the_focus_when_the_card_above_it_changes(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked(cards=[card(buttons=[])]))
    page.focus("#form-type")
    page.keyboard.type("Pa")
    table.show(asked(cards=[card(buttons=[], lines=["Which one is the second?", "Berta suggests: Paris"])]))
    expect(page.locator(".card.question")).to_contain_text("Berta suggests")
    page.keyboard.type("ris")
    assert page.input_value("#form-type") == "Paris"


def test_on_a_phone_it_is_confirmed_and_can_be_taken_back(chromium: Browser, url: str) -> None:
    page = open_page(chromium, phone=True)
    table = FakeTable(page, url, asked(forms=[]))
    page.tap('[data-part="desk:answer 2"]')
    expect(page.locator("#go")).to_be_visible()
    assert not said(table, "desk")
    page.tap("#back")
    expect(page.locator("#go")).to_have_count(0)
    page.tap('[data-part="desk:answer 0"]')
    page.tap("#go")
    expect(page.locator("#go")).to_have_count(0)
    assert [frame["text"] for frame in said(table, "desk")] == ["answer 0"]
    for name in ("answer 0", "answer 3"):  # nothing is cut off: it can be scrolled to, and is large enough for a thumb
        button = page.locator(f'[data-part="desk:{name}"]')
        button.scroll_into_view_if_needed()
        found = button.bounding_box()
        assert found is not None and found["height"] >= 44 and found["y"] >= 0 and found["y"] + found["height"] <= 640
    tabs = page.locator(".tabs").bounding_box()
    assert tabs is not None and tabs["y"] + tabs["height"] <= 641
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.context.close()


def test_keys_choose_and_the_text_box_speaks(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked())
    page.locator("body").press("3")
    until_said(table, "desk")
    page.fill("#text", "answer 0")
    page.press("#text", "Enter")
    page.wait_for_function("() => document.getElementById('text').value === ''")
    assert [frame["text"] for frame in said(table, "desk")] == ["answer 2"]
    assert table.played() == ["answer 0"]  # the server knows that it is no move
    page.locator("body").press("9")  # no such answer: nothing happens
    assert len(said(table, "desk")) == 1


def test_what_is_half_typed_survives_what_others_do(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked())
    page.fill("#form-type", "Pari")
    for k, name in enumerate(("Berta", "Cleo"), 1):
        line = {"seat": 0, "name": name, "to_move": True, "kind": "person", "here": True, "view": 0, "may": []}
        table.show(asked(0, seats=[line], prompt=f"Scene {k}."))
        expect(page.locator("#say")).to_have_text(f"Scene {k}.")
    assert page.input_value("#form-type") == "Pari"
    assert page.evaluate("document.activeElement.id") == "form-type"
    page.keyboard.type("s")
    page.press("#form-type", "Enter")
    page.wait_for_function("() => document.getElementById('form-type').value === ''")
    assert [(frame["id"], frame["text"]) for frame in said(table, "form")] == [("type", "Paris")]


def test_an_empty_field_is_not_sent(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked())
    page.fill("#form-type", "   ")
    page.press("#form-type", "Enter")
    assert not said(table, "form")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_card_turns_when_the_verdict_comes(chromium: Browser, url: str, motion: str) -> None:
    page = open_page(chromium, reduced_motion=motion)
    page.add_init_script(
        "const animate = Element.prototype.animate; window.moves = [];"
        "Element.prototype.animate = function (frames, how) {"
        " if (this.matches('.card')) window.moves.push(JSON.stringify(frames));"
        " return animate.call(this, frames, how); };"
    )
    table = FakeTable(page, url, asked())
    verdict = [{"name": "desk:accept", "label": "Accept"}]
    table.show(
        asked(cards=[card(side="back", lines=["Which one is the second?", "Right!"], buttons=verdict)], forms=[])
    )
    expect(page.locator('[data-part="desk:accept"]')).to_be_visible()
    page.wait_for_function("() => window.moves.length > 0")
    moves = page.evaluate("window.moves")
    assert ("rotateY" in moves[-1]) == (motion == "no-preference")
    assert page.locator("#table").get_attribute("data-asks") == "back"
    page.context.close()


def test_a_voice_reads_in_the_language_of_the_question_where_it_is_wanted(page: Page, url: str) -> None:
    page.add_init_script(f"({SPEAKS})()")
    table = FakeTable(page, url, asked(cards=[card(aloud="Which one is the second?")]))
    assert page.evaluate("window.said") == []  # not unasked
    page.click('.card [aria-label="Read it aloud"]')
    assert page.evaluate("window.said") == [["Which one is the second?", "da"]]
    page.evaluate("localStorage.setItem('cheeseboard', JSON.stringify({aloud: true}))")
    page.reload()
    page.wait_for_function("() => window.said.length === 1")
    table.show(asked(cards=[card(aloud="And the third?", lines=["And the third?"], lang="zh", number=2)]))
    page.wait_for_function("() => window.said.length === 2")
    assert page.evaluate("window.said[1]") == ["And the third?", "zh-CN"]
    table.show(asked(cards=[card(aloud="And the third?", lines=["And the third?"], number=2, side="back")]))
    expect(page.locator("#table")).to_have_attribute("data-asks", "back")
    assert len(page.evaluate("window.said")) == 2


def test_a_refusal_is_said_beside_the_field_and_keeps_what_was_typed(page: Page, url: str) -> None:
    table = FakeTable(page, url, asked())
    page.fill("#form-type", "no")
    heard = table._heard

    def refuse(raw: str | bytes) -> None:
        import json

        frame = json.loads(raw)
        if frame["t"] == "form":
            table.send({"t": "answer", "key": frame["key"], "ok": False, "say": "That will not do."})
        else:
            heard(raw)

    assert table.line is not None
    table.line.on_message(refuse)
    page.press("#form-type", "Enter")
    expect(page.locator("#tip")).to_contain_text("That will not do.")
    assert page.input_value("#form-type") == "no"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_question(chromium: Browser, url: str, scheme: str) -> None:
    page = open_page(chromium, color_scheme=scheme, bypass_csp=True)
    folded = {"id": "report", "label": "Report", "hint": "Why?", "folded": True}
    form = {"id": "type", "label": "Your answer", "hint": None}
    FakeTable(page, url, asked(cards=[card(aloud="Which one?")], forms=[form, folded]))
    page.click("details.fold summary")
    assert violations(page, ["wcag2a", "wcag2aa", "wcag21aa"]) == []
    page.context.close()
