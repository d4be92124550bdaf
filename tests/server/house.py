"""What the server's tests share: a real server in a thread or a process, browsers with cookies, and sockets."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from cheeseboard.server.app import build
from cheeseboard.server.serve import Server, config, listen
from cheeseboard.server.settings import Settings

QUICK = {
    "bot_pause": 0.0,
    "beat": 0.0,
    "dice_wait": 0.0,
    "posts_per_second": 1000.0,
    "posts_burst": 1000,
    "watch_others": 0.1,
}
FAST = {"frames_per_second": 1000.0, "frames_burst": 2000}
"""For whoever asks more often than a person presses."""


@contextmanager
def serving(data: Path, **changes: Any) -> Iterator[str]:
    """A server in a thread: yields its address."""
    settings = Settings(data=data, **{**QUICK, **changes})
    sock = listen("127.0.0.1", 0, try_next=False)
    server = Server(config(build(settings), settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    assert server.ready.wait(20)
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
        sock.close()
        assert not thread.is_alive()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, data: Path, port: int) -> None:
        code = (
            "import sys; from cheeseboard.server import run;"
            f"sys.exit(run(port={port}, data={str(data)!r}, open_browser=False))"
        )
        self.url = f"http://127.0.0.1:{port}"
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def wait(self, seconds: float = 30) -> float:
        """Until it answers; the seconds that took."""
        while time.monotonic() - self.began < seconds:
            try:
                if httpx.get(self.url + "/health", timeout=1).text == "ok":
                    return time.monotonic() - self.began
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        """SIGKILL: no goodbye, no flush."""
        self.process.kill()
        self.process.wait(10)


def free_port() -> int:
    """A port nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Browser:
    """A person: a jar of cookies."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"accept-language": lang}, timeout=20)

    def table(self, players: int = 2, who: tuple[str, ...] = ("me", "open"), **options: str) -> str:
        """Set a table by the form and return its id."""
        form = {"players": str(players), **{f"seat{i}": w for i, w in enumerate(who)}, **options}
        reply = self.http.post("/new/chou", data=form)
        assert reply.status_code == 303, reply.text
        return reply.headers["location"].rpartition("/")[2]

    def invite(self, table: str) -> str:
        """Path of the table's invite link."""
        found = re.search(r'data-invite="[^"]*(/join/[^"]+)"', self.http.get(f"/table/{table}").text)
        assert found
        return found[1]

    def join(self, path: str, seat: int, name: str = "") -> httpx.Response:
        """Open an invite link and take a seat."""
        self.http.get(path)
        return self.http.post(path, data={"seat": str(seat), "name": name})

    def mine(self, table: str) -> str:
        """The seats this person holds, as the page says."""
        found = re.search(r'data-seats="([^"]*)"', self.http.get(f"/table/{table}").text)
        assert found
        return found[1]

    def line(self, table: str, seat: int | str = "watch", hello: bool = True, **how: Any) -> Line:
        """A socket to a table."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar if table in c.path or c.path == "/")
        headers = {"Cookie": cookies} if cookies else {}
        return Line(f"{self.url.replace('http', 'ws')}/table/{table}/ws?seat={seat}", headers, hello, **how)


def patched(held: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The whole scene that a frame means to a page which holds `held`: what static/patch.js does."""
    if "base" not in frame:
        return frame
    assert held["id"] == frame["base"]
    rest = {name: value for name, value in frame.items() if name not in ("base", "drop", "boards", "moves")}
    scene = {name: value for name, value in {**held, **rest}.items() if name not in frame.get("drop", ())}
    if "boards" in frame:
        known = {board["id"]: board for board in held["boards"]}
        scene["boards"] = [_patched_board(known.get(board["id"]), board) for board in frame["boards"]]
    moves = frame.get("moves")
    if isinstance(moves, dict):
        scene["moves"] = _patched_items(held["moves"], moves, "put", "text")
    elif moves is not None:
        scene["moves"] = moves
    return scene


def _patched_board(old: dict[str, Any] | None, patch: dict[str, Any]) -> dict[str, Any]:
    if old is None:
        return patch
    rest = {name: value for name, value in patch.items() if name not in ("nodes", "gone", "order", "drop")}
    board = {name: value for name, value in {**old, **rest}.items() if name not in patch.get("drop", ())}
    return {**board, "nodes": _patched_items(old["nodes"], patch, "nodes", "id")}


def _patched_items(old: list[dict[str, Any]], patch: dict[str, Any], changed: str, name: str) -> list[dict[str, Any]]:
    left = {one[name]: one for one in old}
    for gone in patch.get("gone", ()):
        del left[gone]
    left.update({one[name]: one for one in patch.get(changed, ())})
    return [left[one] for one in patch.get("order", left)]


class Line:
    """A WebSocket that remembers every frame it got."""

    def __init__(self, url: str, headers: dict[str, str], hello: bool, seen: int = 0, lang: str = "en") -> None:
        opening = connect(url, additional_headers=headers, max_size=None, open_timeout=20)
        self.ws: ClientConnection = opening.__enter__()  # closed by the tests, or with the server
        self.raw: list[str] = []
        self.scene: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.lang = lang
        if hello:
            self.send(t="hello", seen=seen, lang=lang)
            self.until("scene")

    def send(self, **frame: Any) -> None:
        self.ws.send(json.dumps(frame))

    def get(self, within: float = 20) -> dict[str, Any]:
        """The next frame."""
        raw = self.ws.recv(timeout=within)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        if frame["t"] == "scene":
            frame = self.scene = patched(self.scene, frame)
        if frame["t"] == "log":
            self.entries = frame["entries"] if frame.get("all") else self.entries + frame["entries"]
        return frame

    def until(self, kind: str, within: float = 20) -> dict[str, Any]:
        """The next frame of a kind; others before it are remembered."""
        while True:
            frame = self.get(within)
            if frame["t"] == kind:
                return frame

    def now(self) -> dict[str, Any]:
        """The scene as the table is when this is asked, whatever was on its way; the log comes whole, too.

        However busy the machine is: the server reads what is asked after what was played, and a log that is `all`
        answers nothing else.
        """
        self.send(t="lang", lang=self.lang)
        while not self.until("log").get("all"):
            pass
        return self.until("scene")

    def drain(self) -> list[dict[str, Any]]:
        """All frames that the server had sent on this line by the time it answers a ping."""
        self.send(t="ping")
        frames = []
        while (frame := self.get())["t"] != "pong":
            frames.append(frame)
        return frames

    def quiet(self, seconds: float = 0.2) -> list[dict[str, Any]]:
        """All frames that come until nothing comes for a while: to see that nothing comes. Else `now` is quicker."""
        frames = []
        while True:
            try:
                frames.append(self.get(seconds))
            except TimeoutError:
                return frames

    def play(self, text: str, key: str | None = None) -> dict[str, Any]:
        """Play a move; the answer."""
        self.send(t="play", key=key or uuid.uuid4().hex, text=text)
        return self.until("answer")

    def ask(self, **frame: Any) -> dict[str, Any]:
        """A command with a key; the answer."""
        self.send(key=uuid.uuid4().hex, **frame)
        return self.until("answer")

    def closed(self, within: float = 20) -> int:
        """The code with which the server closes, after whatever it still says."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.get(within)
        except ConnectionClosed as gone:
            assert gone.rcvd is not None
            return gone.rcvd.code

    def close(self) -> None:
        self.ws.close()


def step(lines: Sequence[Line], choose: Callable[[list[str]], str]) -> bool:
    """One move by somebody who may move as the table is now; False where nobody of these may, or another came first."""
    for line in lines:
        line.now()
        if texts(line):
            seen = line.scene["id"]
            answer = line.play(choose(texts(line)))
            assert answer["ok"] or line.now()["id"] != seen, answer  # refused only what another has overtaken
            return bool(answer["ok"])
    return False


def texts(line: Line) -> list[str]:
    """The legal moves that the scene offers."""
    return [move["text"] for move in line.scene["moves"]]
