"""The last question of the quiz and what stands on the page when somebody has won."""

from __future__ import annotations

import re
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

LAST = "vote\nturn A\nA HUB GE EN HI AL SN SL\nB W1 GE HI\nround 9"
"""The first side waits for its last question; the other chooses the category."""


@pytest.fixture
def at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are set from now on stand just before the last question."""

    def late(game_id: str, options: dict[str, Any], seats: Sequence[SeatRow], **more: Any) -> Match:
        held = [Seat(row.kind, row.name, row.level) for row in seats]
        return new(game_id, seats=held, seed=5, deck=list(more["decks"]), position=LAST, **options)

    monkeypatch.setattr(bridge, "create", late)


def answer(page: Page) -> str:
    """The label of the choice that is right: the test knows the key, the page does not."""
    asked = page.inner_text(".card.question")
    one = next(one for one in load_shipped("en").questions if one.question in asked)
    return one.answer


@pytest.mark.usefixtures("at_the_end")
@pytest.mark.parametrize(("wide", "tall"), [(1280, 800), (390, 844)])
def test_who_answers_the_last_question_has_won(url: str, person: Opener, wide: int, tall: int) -> None:
    page = person(wide, tall)
    set_quiz(page, url, ("me", "here"), judging="choice")
    page.click("#uncover")  # the other side votes, and its vote is its own until it counts
    expect(page.locator('.acts [data-part^="button:"] .icon')).to_have_count(6)  # a category has its picture, too
    page.click('[data-part="button:HI"]')
    if page.locator("#go").count():
        page.click("#go")
    if page.locator("#cover[open]").count():
        page.click("#uncover")
    page.wait_for_selector(".card.question")
    page.click(f'.card.question button:has-text("{answer(page)}")')
    if page.locator("#go").count():
        page.click("#go")
    accept = page.locator('[data-part="desk:accept"]')
    page.wait_for_selector('[data-part="desk:accept"], dialog.end', timeout=15_000)
    if accept.count():
        if page.locator("#cover[open]").count():
            page.click("#uncover")
        accept.click()
        if page.locator("#go").count():
            page.click("#go")
    expect(page.locator("dialog.end .verdict")).to_have_text(re.compile("has won"), timeout=15_000)
    expect(page.locator("dialog.end")).to_contain_text("6")
