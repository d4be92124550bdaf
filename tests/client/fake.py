"""A table page whose server is the test itself: scenes of no game, to try what no game has yet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

STATIC = Path(__file__).parents[2] / "src/cheeseboard/server/static"
WORDS = (STATIC / "words.json").read_text("utf-8")
ART = """<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="fake-tile" viewBox="0 0 100 100"><path d="M2 2h96v96H2Z" fill="#d9b25f" stroke="#222" stroke-width="4"/>
<path d="M50 98V40" stroke="#222" stroke-width="14"/></symbol>
<symbol id="fake-plot-outline" viewBox="0 0 100 100"><path d="M10 50 50 10 90 50 50 90Z"/></symbol>
<symbol id="fake-plot" viewBox="0 0 100 100"><path d="M2 2h96v96H2Z" fill="#cfe0b0" stroke="#678"/></symbol>
</svg>"""
PAGE = """<!doctype html><html lang="en" data-game="fake"><head><meta charset="utf-8"><title>fake</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/static/app.css"><link rel="stylesheet" href="/static/table.css"></head>
<body class="at-table"><main id="table" data-table="fake" data-game="fake" data-title="Fake" data-seats="0"
data-lang="en" data-again="/new/fake" data-rules="/rules/fake" data-save="/table/fake/save"></main>
<script type="application/json" id="words">%s</script><script type="module" src="/static/main.js"></script>
</body></html>"""


def scene(nodes: list[dict[str, Any]], moves: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A scene frame with one board of 1000 x 800 units."""
    board = {"id": "map", "box": [0, 0, 1000, 800], "nodes": nodes, "label": "Map"}
    seat = {"seat": 0, "name": "Anna", "to_move": bool(moves), "kind": "person", "here": True, "view": 0, "may": []}
    frame = {"t": "scene", "k": 0, "seat": 0, "lang": "en", "over": False, "boards": [board], "prompt": "Place a tile."}
    return {**frame, "moves": moves, "seats": [seat], "undo": False, "hint": False, **more}


class FakeTable:
    """Opens the page; `sent` is what the client has sent, `show` sends it a scene."""

    def __init__(self, page: Page, url: str, first: dict[str, Any]) -> None:
        self.page = page
        self.now = first
        self.sent: list[dict[str, Any]] = []
        self.foreseen: dict[str, Any] = {"nodes": [], "say": []}  # what a move would do
        self.line: WebSocketRoute | None = None
        page.route("**/fake", lambda route: route.fulfill(body=PAGE % WORDS, content_type="text/html; charset=utf-8"))
        page.route("**/art/fake.svg", lambda route: route.fulfill(body=ART, content_type="image/svg+xml"))
        page.route_web_socket("**/table/fake/ws*", self._opened)
        page.goto(f"{url}/fake")
        page.wait_for_selector(".node")

    def _opened(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._heard)

    def _heard(self, raw: str | bytes) -> None:
        frame = json.loads(raw)
        self.sent.append(frame)
        if frame["t"] == "hello":
            self.send({"t": "log", "entries": [], "all": True})
            self.send(self.now)
        elif frame["t"] in ("play", "desk", "form"):
            self.send({"t": "answer", "key": frame["key"], "ok": True, "k": 0})
        elif frame["t"] == "preview":
            self.send({"t": "preview", "id": frame["id"], **self.foreseen})

    def send(self, frame: dict[str, Any]) -> None:
        """A frame to the page."""
        assert self.line is not None
        self.line.send(json.dumps(frame))

    def show(self, frame: dict[str, Any]) -> None:
        """Another scene."""
        self.now = frame
        self.send(frame)

    def played(self) -> list[str]:
        """Notations of the moves that were sent."""
        return [str(frame["text"]) for frame in self.sent if frame["t"] == "play"]

    def middle(self, node: str) -> tuple[float, float]:
        """Where a thing stands on the screen."""
        box = self.page.locator(f'[data-node="{node}"] .hit').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
