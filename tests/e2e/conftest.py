from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from server.house import serving

QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync", "--disable-quic"]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real Chromium; ./test says where it is."""
    path = os.environ.get("CHEESEBOARD_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    if not path:
        pytest.fail("no browser: run ./test, which fetches one, or set CHEESEBOARD_BROWSER")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for the tests of a module."""
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


Opener = Callable[..., Page]


@pytest.fixture
def person(chromium: Browser) -> Iterator[Opener]:
    """Opens a browser of somebody's own. Errors in the page or its console fail the test."""
    open_ones: list[BrowserContext] = []
    trouble: list[str] = []

    def open_one(width: int = 1280, height: int = 800, **how: object) -> Page:
        how.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(viewport={"width": width, "height": height}, locale="en-GB", **how)  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        open_ones.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(f"page: {error}"))
        page.on("console", lambda line: trouble.append(f"console: {line.text}") if line.type == "error" else None)
        return page

    yield open_one
    for context in open_ones:
        context.close()
    lost = ("net::ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection to")
    assert not [line for line in trouble if not any(word in line for word in lost)]
