from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from cheeseboard.match import Match, Seat, new
from cheeseboard.server import bridge
from server.house import serving


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


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Tables that are set from now on begin in this position."""

    def from_now_on(position: str) -> None:
        def begun(game_id: str, options: dict[str, Any], seats: Any, *_: Any, **__: Any) -> Match:
            rows = [Seat(one.kind, one.name, one.level) for one in seats]
            return new(game_id, seats=rows, seed=5, position=position, **options)

        monkeypatch.setattr(bridge, "create", begun)

    return from_now_on
