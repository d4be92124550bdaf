"""Crowds that say nothing: each gets a clear answer, and the table plays on."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cheeseboard.server.serve import raise_file_limit
from server.house import Browser, serving, texts

MANY = 1000


def test_a_thousand_connections_that_say_nothing(tmp_path: Path) -> None:
    raise_file_limit()
    with serving(tmp_path, request_within=3.0) as url:
        where = urlsplit(url)
        browser = Browser(url)
        table = browser.table(who=("me", "here"))
        silent = [socket.create_connection((where.hostname, where.port), timeout=20) for _ in range(MANY)]
        try:
            line = browser.line(table, 0)
            assert line.play(texts(line)[0])["ok"]
            for one in silent:
                said = b""
                while chunk := one.recv(4096):
                    said += chunk
                assert said.startswith(b"HTTP/1.1 408 ")
                assert b"No request came" in said
        finally:
            for one in silent:
                one.close()
        line.until("scene")
        assert line.play(texts(line)[0])["ok"]


def test_a_thousand_sockets_that_never_say_hello(tmp_path: Path) -> None:
    raise_file_limit()
    with serving(tmp_path, hello_within=5.0) as url:
        browser = Browser(url)
        table = browser.table(who=("me", "here"))
        line = browser.line(table, 0)

        async def silent() -> tuple[int, dict[str, object]]:
            address = f"{url.replace('http', 'ws')}/table/{table}/ws?seat=watch"
            async with connect(address, open_timeout=60) as ws:
                frame = json.loads(await asyncio.wait_for(ws.recv(), 60))
                try:
                    await asyncio.wait_for(ws.recv(), 60)
                except ConnectionClosed as gone:
                    assert gone.rcvd is not None
                    return gone.rcvd.code, frame
            raise AssertionError("it went on talking")

        async def crowd() -> list[tuple[int, dict[str, object]]]:
            return await asyncio.gather(*(silent() for _ in range(MANY)))

        answers = asyncio.run(crowd())
        assert {code for code, _ in answers} == {4408}
        assert {str(frame["t"]) for _, frame in answers} == {"bad"}
        assert {frame["fatal"] for _, frame in answers} == {True}
        line.send(t="ping")
        line.until("pong")
        assert line.play(texts(line)[0])["ok"]


def test_more_sockets_than_there_is_room_for(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_table=3, sockets_per_address=5) as url:
        browser = Browser(url)
        table, other = browser.table(), browser.table()
        lines = [browser.line(table) for _ in range(3)]
        refused = browser.line(table, hello=False)
        assert refused.closed() == 4429
        assert json.loads(refused.raw[0])["say"]
        lines += [browser.line(other), browser.line(other)]
        assert browser.line(other, hello=False).closed() == 4429
        lines[0].close()
        lines[0].ws.close()
        for _ in range(50):
            again = browser.line(table, hello=False)
            again.send(t="hello")
            if again.get()["t"] == "log":
                break
        else:
            raise AssertionError("no room although one has left")


def test_a_request_that_stops_half_way_is_ended(tmp_path: Path) -> None:
    with serving(tmp_path, request_within=0.5) as url:
        where = urlsplit(url)
        with socket.create_connection((where.hostname, where.port), timeout=10) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            assert slow.recv(4096).startswith(b"HTTP/1.1 408 ")
        with socket.create_connection((where.hostname, where.port), timeout=10) as garbage:
            garbage.sendall(b"\x16\x03\x01\x00\xff garbage \r\n\r\n")
            assert garbage.recv(4096).startswith(b"HTTP/1.1 400 ")
        assert httpx.get(url + "/health").text == "ok"
