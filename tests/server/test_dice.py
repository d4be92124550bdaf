"""How pages and the table settle the dice: who is asked for what and when, and that nothing ever waits for long."""

from __future__ import annotations

import secrets
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.match.dice import commitment
from server.house import Browser, Line, serving, texts

LONG = 30.0  # seconds: nobody is stood in for while a test lasts


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path / "tables", dice_wait=LONG) as address:
        yield address


class Page:
    """A line that answers as a page does, step by step: what it was asked, and its numbers."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.numbers: dict[int, str] = {}
        self.asked: dict[str, Any] = {}

    def ask(self) -> dict[str, Any]:
        self.asked = self.line.until("dice")
        return self.asked

    def promise(self, seat: int) -> dict[str, Any]:
        number = self.numbers.setdefault(seat, secrets.token_hex(32))
        return self.line.ask(t="dice", seat=seat, promise=commitment(bytes.fromhex(number)))

    def show(self, seat: int) -> dict[str, Any]:
        return self.line.ask(t="dice", seat=seat, nonce=self.numbers[seat])

    def said(self) -> str:
        """The sentence about the dice, when it comes."""
        while True:
            for entry in self.line.entries:
                if entry["kind"] == "dice":
                    self.line.entries.remove(entry)
                    return str(entry["say"][0])
            self.line.get()


def page(browser: Browser, table: str, seat: int | str) -> Page:
    line = browser.line(table, seat, hello=False)
    line.send(t="hello", seen=0, lang="en")
    return Page(line)


def test_all_promise_before_anybody_shows(url: str) -> None:
    anna, berta = Browser(url), Browser(url)
    table = anna.table(who=("me", "open"))
    berta.join(anna.invite(table), 1, "Berta")
    one, two = page(anna, table, 0), page(berta, table, 1)
    asked = one.ask()
    assert (asked["want"], asked["seats"]) == ("promise", [0])
    assert two.ask() == {**asked, "seats": [1]}
    assert one.promise(0)["ok"]
    assert not one.show(0)["ok"]  # Berta has promised nothing yet
    assert not one.promise(0)["ok"]
    assert not two.line.ask(t="dice", seat=0, nonce=one.numbers[0])["ok"]  # not her seat
    assert two.promise(1)["ok"]
    for mine, seat in ((one, 0), (two, 1)):
        asked = mine.ask()
        assert (asked["want"], asked["seats"]) == ("nonce", [seat])
        assert asked["promises"] == [commitment(bytes.fromhex(p.numbers[s])) for p, s in ((one, 0), (two, 1))]
    assert not two.line.ask(t="dice", seat=1, nonce="00" * 32)["ok"]
    assert two.show(1)["ok"]
    assert one.show(0)["ok"]
    for mine in (one, two):
        assert mine.said() == "The dice are sealed, with a number from every seat."
    for text in ('{"t":"dice","key":"k","seat":0,"promise":"zz"}', '{"t":"dice","key":"k","seat":0,"nonce":5}'):
        one.line.ws.send(text)
        assert one.line.until("bad")["say"]
    assert not one.line.ask(t="dice", seat=0)["ok"]


def test_a_move_that_leads_into_a_draw_waits_and_its_own_page_goes_on_meanwhile(url: str) -> None:
    anna = Browser(url)
    table = anna.table(who=("me", "open"))
    one = page(anna, table, 0)
    one.ask()
    one.line.until("scene")
    one.line.send(t="play", key="move", text=texts(one.line)[0])
    one.promise(0)
    one.ask()
    assert one.show(0)["ok"]
    answer = one.line.until("answer")
    assert (answer["key"], answer["ok"]) == ("move", True)


def test_who_comes_later_gets_a_part_and_so_do_all_again(url: str) -> None:
    anna, berta = Browser(url), Browser(url)
    table = anna.table(who=("me", "open"))
    one = page(anna, table, 0)
    one.ask()
    one.promise(0)
    one.ask()
    one.show(0)
    assert one.said() == "The dice are sealed, with a number from Red; for the rest the table’s own number stands in."
    old = one.numbers.pop(0)
    assert one.line.play(texts(one.line)[0])["ok"]  # something is drawn
    berta.join(anna.invite(table), 1, "Berta")
    two = page(berta, table, 1)
    assert two.ask()["want"] == one.ask()["want"] == "promise"
    assert not one.line.ask(t="dice", seat=0, nonce=old)["ok"]
    for mine, seat in ((one, 0), (two, 1)):
        assert mine.promise(seat)["ok"]
    for mine, seat in ((one, 0), (two, 1)):
        assert mine.ask()["want"] == "nonce"
        assert mine.show(seat)["ok"]
    assert one.said() == "The dice are sealed, with a number from every seat."


@pytest.mark.parametrize("who", [("me", "here"), ("me", "bot:gentle"), ("me", "open")])
def test_a_silent_page_holds_nobody_up(tmp_path: Path, who: tuple[str, str]) -> None:
    """A browser without our client, at a game that draws before anything else: in a moment the table goes on alone."""
    with serving(tmp_path / "tables", dice_wait=0.2) as url:
        anna = Browser(url)
        reply = anna.http.post("/new/goldrush", data={"players": "2", "seat0": who[0], "seat1": who[1]})
        table = reply.headers["location"].rpartition("/")[2]
        began = time.monotonic()
        one = page(anna, table, 0)
        one.line.until("scene")
        assert time.monotonic() - began < 5
        assert one.said() == "The dice are sealed, with the table’s own numbers."
        assert one.line.play(texts(one.line)[0])["ok"]


def test_watchers_are_asked_nothing(url: str) -> None:
    anna = Browser(url)
    table = anna.table(who=("me", "here"))
    stranger = page(Browser(url), table, "watch")
    mine = page(anna, table, "watch")  # the same person on another line gives for all its seats
    assert mine.ask()["seats"] == [0, 1]
    for seat in (0, 1):
        mine.promise(seat)
    mine.ask()
    for seat in (0, 1):
        mine.show(seat)
    assert stranger.said() == mine.said()
    assert not [frame for frame in stranger.line.raw if '"t":"dice"' in frame]
    assert not stranger.line.ask(t="dice", seat=0, promise="00" * 32)["ok"]


def test_killed_between_any_two_steps_it_goes_on(tmp_path: Path) -> None:
    """The disk as a kill would leave it, after each step: the next server asks for what is missing and nothing else."""
    folder = tmp_path / "0"
    anna, table, numbers = Browser(""), "", dict[int, str]()
    for number, (want, seats, seat) in enumerate(STEPS):
        with serving(folder, dice_wait=LONG) as url:
            anna.http.base_url = url  # type: ignore[assignment]
            anna.url = url
            table = table or anna.table(who=("me", "here"))
            one = page(anna, table, 0)
            one.numbers = numbers
            asked = one.ask()
            assert (asked["want"], asked["seats"]) == (want, seats)
            assert (one.promise(seat) if want == "promise" else one.show(seat))["ok"]
            folder = tmp_path / str(number + 1)
            snapshot(tmp_path / str(number), folder)
    with serving(folder, dice_wait=LONG) as url:
        anna.http.base_url = url  # type: ignore[assignment]
        anna.url = url
        one = page(anna, table, 0)
        assert one.said() == "The dice are sealed, with a number from every seat."
        one.line.until("scene")
        assert one.line.play(texts(one.line)[0])["ok"]


STEPS = [("promise", [0, 1], 1), ("promise", [0], 0), ("nonce", [0, 1], 0), ("nonce", [1], 1)]


def snapshot(source: Path, target: Path) -> None:
    """A copy of a running server's folder, as it is on the disk."""
    target.mkdir()
    for file in source.iterdir():
        if file.name == "tables.sqlite3":
            with sqlite3.connect(file) as one, sqlite3.connect(target / file.name) as two:
                one.backup(two)
        elif "sqlite3" not in file.name:
            shutil.copy(file, target / file.name)
