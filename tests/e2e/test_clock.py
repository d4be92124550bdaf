"""Time for a decision as the browser sees it: a ring that burns down, a word at ten seconds, a move at the end."""

from __future__ import annotations

import pytest

from cheeseboard.server import clock, forms, table
from e2e.conftest import Opener
from e2e.hand import set_table, settle

LIVE = "() => document.getElementById('live').textContent"


def test_the_time_burns_down_and_is_up(person: Opener, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (clock, forms, table):
        monkeypatch.setattr(module, "LIMITS", (0, 2, 30))  # a test has no half minute
    page = person()
    page.clock.install()
    set_table(page, url, ("me", "open"), clock="30")
    settle(page)
    number = page.locator('.seats .clock[data-clock="0"] b')
    number.wait_for()
    assert number.inner_text() in ("0:30", "0:29")
    assert page.get_attribute(".seats .clock", "aria-label").startswith("Time left: 0:")  # type: ignore[union-attr]
    assert not page.locator(".seats .clock.late").count()
    page.clock.fast_forward(21_000)
    page.wait_for_selector(".seats .clock.late .burst")
    assert page.evaluate(LIVE).count("Ten seconds left.") == 1
    page.clock.run_for(2_000)
    assert page.evaluate(LIVE).count("Ten seconds left.") == 1

    page.click("#clock-set")
    page.click('[data-limit="2"]')
    page.wait_for_function("() => document.querySelector('#log li')?.textContent.includes('Time is up for Red')")
    page.click("#clock-set")
    page.click('[data-limit="0"]')
    page.wait_for_function("() => !document.querySelector('.clock')")
