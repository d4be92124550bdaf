"""A whole game of the quiz with nothing but a keyboard: the focus is where the next key is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.games.pursuit.question import load_shipped
from cheeseboard.match import Match, Seat, new
from cheeseboard.server import bridge
from cheeseboard.server.store import SeatRow
from e2e.conftest import Opener
from e2e.test_pursuit_desk import set_quiz

pytestmark = pytest.mark.browser

SEED = 413
"""Dice with which somebody who knows everything is home soon …"""
WAY = ("S02", "W0", "R03", "W1", "R15", "R12", "W2", "R23", "W3", "R34", "W4", "HUB", "W5")
"""… this way."""
TWICE = 360  # ms after which a second press is one


@pytest.fixture
def kind_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are set from now on throw what SEED throws."""

    def seeded(game_id: str, options: dict[str, Any], seats: Sequence[SeatRow], **more: Any) -> Match:
        held = [Seat(row.kind, row.name, row.level) for row in seats]
        return new(game_id, seats=held, seed=SEED, deck=list(more["decks"]), **options)

    monkeypatch.setattr(bridge, "create", seeded)


def focused(page: Page, selector: str) -> None:
    """Until the focus is there by itself."""
    page.wait_for_function("one => document.activeElement?.matches(one)", arg=selector)


def walk(page: Page, node: str) -> None:
    """From one thing that can be chosen to the next, up to the one that is wanted."""
    page.wait_for_selector(f'.node.lit[data-node="{node}"]')
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.node") == node:
            return
        page.keyboard.press("n")
    raise AssertionError(f"{node} cannot be reached")


def answer(page: Page) -> int:
    """The place of the choice that is right, from 0: the test knows the key, the page does not."""
    focused(page, '[data-part="desk:answer 0"]')
    asked = page.inner_text(".card.question .asked")
    right = {one.answer for one in load_shipped("en").questions if one.question == asked}
    choices = page.locator('[data-part^="desk:answer"]').all_inner_texts()
    return next(at for at, text in enumerate(choices) if any(text.endswith(one) for one in right))


@pytest.mark.usefixtures("kind_dice")
def test_a_whole_game_by_keyboard_alone(url: str, person: Opener) -> None:
    page = person()
    page.add_init_script("localStorage.setItem('cheeseboard', JSON.stringify({ask: 'never'}))")  # moves at one press
    set_quiz(page, url, ("me",), judging="choice")
    walk(page, "die")
    questions = 0
    for place in WAY:
        focused(page, '[data-node="die"]')
        page.keyboard.press("Enter")
        walk(page, f"space:{place}")
        page.keyboard.press("Enter")
        page.wait_for_selector(".card.question, [data-node='die'].lit, .acts .btn.lit")
        if page.locator(".acts .btn.lit").count():  # on the hub the category is chosen
            focused(page, ".acts .btn.lit")
            page.keyboard.press("Enter")
            page.wait_for_selector(".card.question")
        if page.locator(".card.question").count() == 0:  # thrown again there
            walk(page, "die")
            continue
        questions += 1
        for _ in range(answer(page)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        assert page.inner_text("#go") == "That is my answer"
        page.wait_for_timeout(TWICE)
        page.keyboard.press("Enter")
        page.wait_for_selector("#go", state="detached")
        if place.startswith("W"):
            page.wait_for_selector(f"#log li:has-text('wins a wedge on {place}:')")
            assert f"wins a wedge on {place}:" in page.inner_text("#live")
    if page.locator("#news-go").count():
        page.keyboard.press("Enter")  # six wedges: the last question comes
    place_of = answer(page)
    for told in ("#live", "#log"):
        expect(page.locator(told)).to_contain_text("The last question for")
    page.keyboard.press(str(place_of + 1))
    page.wait_for_timeout(TWICE)
    page.keyboard.press("Enter")
    expect(page.locator("dialog.end .verdict")).to_be_visible()
    assert questions >= 6
    assert page.get_attribute("#table", "data-over") == "true"
