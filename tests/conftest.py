"""What all tests share: the browser, and `--long` for those that take minutes; `./test` leaves them out."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync", "--disable-quic"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A real Chromium; ./test says where it is. It ends with its module: Playwright leaves an event loop running."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    path = os.environ.get("CHEESEBOARD_BROWSER") or next(filter(None, map(shutil.which, names)), None)
    if not path:
        pytest.fail("no browser: run ./test, which fetches one, or set CHEESEBOARD_BROWSER")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests that take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    skip = pytest.mark.skip(reason="takes minutes: needs --long")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(skip)
