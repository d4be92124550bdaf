"""Nothing is lost and nothing is shown twice: a killed server, a lost network, a closed lid."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e import hand
from e2e.conftest import Opener
from server.house import Process, free_port

pytestmark = pytest.mark.browser


def entries(page: Page) -> list[int]:
    """Numbers of the log entries on the page, newest first."""
    return page.eval_on_selector_all("#log li[data-k]", "all => all.map(one => Number(one.dataset.k))")


def test_killed_in_the_night(tmp_path: Path, person: Opener) -> None:
    """SIGKILL between the two rabbits of a night; the page comes back by itself and goes on where it was."""
    port = free_port()
    server = Process(tmp_path, port)
    server.wait()
    page = person()
    hand.set_table(page, server.url, ("me", "open"))
    page.wait_for_selector(".node.lit")
    page.fill("#text", "1-b2")
    page.keyboard.press("Enter")
    hand.moved_on(page, 0)
    page.wait_for_function("() => document.getElementById('text').value === ''")
    before = entries(page)
    server.kill()
    page.wait_for_selector('#table[data-line="down"]')
    again = Process(tmp_path, port)
    again.wait()
    try:
        page.wait_for_selector('#table[data-line="up"]', timeout=30_000)
        page.wait_for_selector(".node.lit")
        assert entries(page) == before
        page.fill("#text", "2-d3")
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('#log li[data-k]').length > n", arg=len(before))
        after = entries(page)
        assert len(set(after)) == len(after)
        page.reload()
        page.wait_for_selector("#table[data-k]")
        page.wait_for_function("n => document.querySelectorAll('#log li[data-k]').length >= n", arg=len(after))
        assert entries(page) == after
    finally:
        again.kill()


def test_without_network_for_a_while(url: str, person: Opener) -> None:
    """The network goes away in the middle of somebody's move and comes back: each entry is there once."""
    anna, ben = person(), person()
    hand.set_table(anna, url, ("me", "open"))
    anna.wait_for_selector("#table[data-k]")
    ben.goto(str(anna.get_attribute("#table", "data-invite")))
    ben.click("button.btn.go")
    ben.wait_for_selector("#table[data-k]")
    rng = random.Random(1)
    hand.play_pointing(anna, rng)
    ben.context.set_offline(True)
    ben.evaluate("dispatchEvent(new Event('offline'))")
    hand.play_pointing(anna, rng)
    ben.context.set_offline(False)
    ben.reload()
    ben.wait_for_selector(".node.lit", timeout=20_000)
    hand.play_pointing(ben, rng)
    hand.play_pointing(ben, rng)
    anna.wait_for_selector(".node.lit", timeout=20_000)
    for page in (anna, ben):
        numbers = entries(page)
        assert len(set(numbers)) == len(numbers) > 2
