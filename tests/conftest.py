"""What all tests share: the browser, and `--long` for those that take minutes; `./test` leaves them out."""

from __future__ import annotations

import asyncio
import os
import shutil
from asyncio import AbstractEventLoop
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync", "--disable-quic"]


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """The one Chromium of this process, and the event loop that Playwright keeps running; ./test says where it is."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    path = os.environ.get("CHEESEBOARD_BROWSER") or next(filter(None, map(shutil.which, names)), None)
    if not path:
        pytest.fail("no browser: run ./test, which fetches one, or set CHEESEBOARD_BROWSER")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def chromium(launched: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """A real Chromium. Its loop counts as running for the tests of this module only: others run loops of their own."""
    browser, loop = launched
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests that take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    skip = pytest.mark.skip(reason="takes minutes: needs --long")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(skip)
