"""A stranger at the real table: peeking at the key, speaking for others, saying things twice, numbers out of turn."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games import load
from cheeseboard.match.dice import BadDice, Ceremony, commitment
from server.house import Browser, Line, serving
from server.test_desk import parts, question, quiz, settle, turn, until_asked
from server.test_dice import Page, page

KEY = "Xyloquartz"
CODES = ("GE", "EN", "HI", "AL", "SN", "SL")
WORDS = sorted(load("pursuit").desk.WORDS)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


def own_deck(browser: Browser) -> str:
    """A deck of this person's, in which every answer is a word that stands nowhere else; its id."""
    rows = [f"What is the secret word of {code} {n}?,{KEY}{code}{n},{code}" for code in CODES for n in range(4)]
    text = "\n".join(("question,answer,category", *rows))
    where = browser.http.post("/decks", files={"file": ("quiz.csv", text.encode())}).headers["location"]
    kept = browser.http.post(where, data={"name": "Mine", "lang": "en", "licence": "CC0-1.0"})
    return str(kept.headers["location"].rpartition("/")[2])


class Table:
    """Anna has set it with her own deck, Berta sits at seat 1, and Eve watches."""

    def __init__(self, url: str, **options: str) -> None:
        self.anna, self.berta, self.eve = Browser(url), Browser(url), Browser(url)
        self.deck = own_deck(self.anna)
        self.id = quiz(self.anna, deck_en="no", **{f"deck_{self.deck}": "on"}, **options)
        self.berta.join(self.anna.invite(self.id), 1, "Berta")
        self.lines = self.anna.line(self.id, 0), self.berta.line(self.id, 1)
        self.watch = self.eve.line(self.id)
        until_asked(*self.lines)
        settle(self.watch)

    def sides(self) -> tuple[Line, Line]:
        """Who is asked, and the other one."""
        seat = int(next(row["seat"] for row in self.lines[0].scene["seats"] if row["to_move"]))
        return self.lines[seat], self.lines[1 - seat]


@pytest.mark.parametrize("shown", ["all", "reader"])
@pytest.mark.parametrize("judging", ["reader", "typed"])
def test_the_key_is_nowhere_but_with_the_reader(url: str, judging: str, shown: str) -> None:
    table = Table(url, judging=judging, **({"question_shown": shown} if judging == "reader" else {}))
    waits, other = table.sides()
    reader, asked = (waits, other) if judging == "reader" else (None, waits)
    deaf = [line for line in (*table.lines, table.watch) if line is not reader]
    assert reader is None or any(KEY in raw for raw in reader.raw)
    for line in deaf:
        assert not any(KEY in raw for raw in line.raw)
        if shown == "reader" and judging == "reader":
            assert not any("secret word" in raw for raw in line.raw)
    for word in WORDS:  # no question a page may ask says it either
        text = f"{word} 0"
        for frame in ({"t": "preview", "id": 1, "text": text}, {"t": "whynot", "id": 2, "parts": [f"desk:{text}"]}):
            asked.send(**frame)
            asked.until(str(frame["t"]))
    for node in ("pile", "wheel", "holder:A", "question"):
        for line in deaf:
            line.send(t="inside", id=3, node=node)
            assert line.until("inside")["items"] == []
    asked_seat = asked.scene["seat"]
    for browser, seats in ((table.anna, (0, 1)), (table.berta, (0, 1)), (table.eve, (0, 1, "watch"))):
        mine = {table.anna: 0, table.berta: 1}.get(browser)
        for seat in (*seats, -1, "referee"):
            reply = browser.http.get(f"/table/{table.id}/save?seat={seat}")
            assert reply.status_code == 200 if seat in (mine, "watch") else reply.status_code in (400, 403, 404), seat
            assert KEY not in reply.text or (seat == mine != asked_seat and reader is not None)
        for path in ("", "/dice", "/record", "/save", "/qr.svg"):
            assert KEY not in browser.http.get(f"/table/{table.id}{path}").text, path
    for browser in (table.berta, table.eve):  # Anna's deck is Anna's
        for path in ("", "/as/csv", "/file/csv", "/file/json"):
            reply = browser.http.get(f"/decks/{table.deck}{path}")
            assert reply.status_code == 404 and KEY not in reply.text
        stolen = browser.http.post(
            "/new/pursuit", data={"players": "1", "seat0": "me", f"deck_{table.deck}": "on", "judging": "typed"}
        )
        mine_now = browser.line(stolen.headers["location"].rpartition("/")[2], 0)
        assert not any("secret word" in raw for raw in mine_now.raw)
        mine_now.close()


def test_nobody_speaks_for_another_and_who_watches_says_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, frames_per_second=500.0, frames_burst=500) as address:
        table = Table(address, judging="reader")
        reader, asked = table.sides()
        for line in (asked, table.watch):
            for word in WORDS:
                if line is asked and word in ("pass", "propose", "report"):
                    continue
                for frame in ({"t": "desk", "text": f"{word} right"}, {"t": "play", "text": f"{word} right"}):
                    assert not line.ask(**frame)["ok"], word
            assert not line.ask(t="undo")["ok"]
        assert not reader.ask(t="undo")["ok"]
        assert parts(reader) == ["right", "wrong"]
        for browser, seat in ((table.eve, 0), (table.eve, 1), (table.anna, 1), (table.berta, 0)):
            line = browser.line(table.id, seat, hello=False)
            assert line.closed() == 4401


def test_nobody_else_sits_down_where_the_answer_is_seen(url: str) -> None:
    """The host may take an empty seat, but not the reader's while its own question is open."""
    table = Table(url, judging="reader")
    while table.sides()[0] is not table.lines[1]:  # until Berta reads and the host is asked
        reader, asked = table.sides()
        assert reader.ask(t="desk", text="wrong")["ok"]
        assert asked.ask(t="desk", text="accept")["ok"]
        until_asked(*table.lines)
    host = table.lines[0]
    table.lines[1].close()
    answer: dict[str, Any] = {}
    for _ in range(40):  # until the server has noticed that she is gone
        answer = host.ask(t="seat", seat=1, to="me", name="Anna")
        if "answer" in answer["say"]:
            break
        host.quiet(0.1)
    assert not answer["ok"] and "this seat sees the answer" in answer["say"]
    assert not any(KEY in raw for raw in host.raw)
    assert host.ask(t="seat", seat=1, to="bot:sharp")["ok"]


def test_said_twice_and_by_two_pages_of_one_person(url: str) -> None:
    table = Table(url, judging="typed")
    asked, other = table.sides()
    cookie = asked.ws.request.headers["Cookie"] if asked.ws.request else ""
    address = f"{url.replace('http', 'ws')}/table/{table.id}/ws?seat={asked.scene['seat']}"
    second = Line(address, {"Cookie": cookie}, True)
    assert question(second) == question(asked)
    asked.send(t="form", key="one", id="type", text="certainly wrong")
    first = asked.until("answer")
    assert first["ok"]
    assert not second.ask(t="form", id="type", text="quite another")["ok"]
    second.send(t="form", key="one", id="type", text="quite another")  # the key is known: the first answer again
    assert second.until("answer") == first
    for line in (*table.lines, table.watch):
        settle(line)
        assert not any("quite another" in raw for raw in line.raw)
        assert any(KEY in raw for raw in line.raw)  # after the verdict everybody may know
    # One appeal; whom the ruling favours makes none; votes count once, and then nothing more is said.
    assert not other.ask(t="desk", text="appeal")["ok"]
    assert second.ask(t="desk", text="appeal")["ok"]
    for line in (asked, second):
        for text in ("appeal", "overturn", "uphold", "accept"):
            assert not line.ask(t="desk", text=text)["ok"]
    other.send(t="desk", key="vote", text="uphold")
    assert other.until("answer")["ok"]
    settle(*table.lines)
    for line in table.lines:
        for text in ("overturn", "appeal", "accept", "right"):
            assert not line.ask(t="desk", text=text)["ok"]
    other.send(t="desk", key="vote", text="overturn")
    assert other.until("answer")["ok"]  # the old answer; nothing has happened
    settle(*table.lines)
    assert turn(other) and not turn(asked)


# -- the dice ----------------------------------------------------------------------------------------------------------


def chou(browser: Browser) -> str:
    return browser.table(who=("me", "here"))


def refused(line: Line, **frame: Any) -> bool:
    line.send(t="dice", key=secrets.token_hex(8), **frame)
    while True:
        answer = line.get()
        if answer["t"] in ("answer", "bad"):
            return not answer.get("ok") and not answer.get("fatal")


def test_two_pages_of_one_person_and_numbers_out_of_turn(tmp_path: Path) -> None:
    with serving(tmp_path, dice_wait=30.0) as address:
        anna = Browser(address)
        table = chou(anna)
        one, two = page(anna, table, 0), page(anna, table, 1)
        assert one.ask()["seats"] == two.ask()["seats"] == [0, 1]
        assert one.promise(0)["ok"]
        seal = commitment(bytes.fromhex(one.numbers[0]))
        assert refused(two.line, seat=0, promise="ab" * 32)  # the other page's stands
        assert refused(two.line, seat=0, promise=seal.upper())
        assert refused(two.line, seat=-1, promise="ab" * 32) and refused(two.line, seat=2, promise="ab" * 32)
        assert refused(one.line, seat=0, nonce=one.numbers[0])  # too early
        assert two.promise(1)["ok"]
        assert one.ask()["want"] == two.ask()["want"] == "nonce"
        assert refused(two.line, seat=0, promise="cd" * 32)  # sealed
        assert refused(one.line, seat=1, nonce=secrets.token_hex(32))
        assert refused(one.line, seat=1, nonce=one.numbers[0])  # another seat's number
        assert one.show(0)["ok"] and two.show(1)["ok"]
        for mine in (one, two):
            assert mine.said() == "The dice are sealed, with a number from every seat."
            assert refused(mine.line, seat=0, nonce=one.numbers[0])  # settled
            assert refused(mine.line, seat=0, promise=seal)


def test_a_number_that_comes_late_does_not_count(tmp_path: Path) -> None:
    with serving(tmp_path, dice_wait=0.3) as address:
        anna = Browser(address)
        one = page(anna, chou(anna), 0)
        assert one.ask()["want"] == "promise"
        for seat in (0, 1):
            assert one.promise(seat)["ok"]
        assert one.ask()["want"] == "nonce"
        assert one.show(0)["ok"]
        said = one.said()  # seat 1 has shown nothing in time
        assert "from Red" in said and "stands in" in said
        assert not one.show(1)["ok"]


def test_who_gives_the_seat_away_shows_no_number_for_it(tmp_path: Path) -> None:
    with serving(tmp_path, dice_wait=1.0) as address:
        anna, berta = Browser(address), Browser(address)
        table = anna.table(who=("me", "open"))
        berta.join(anna.invite(table), 1, "Berta")
        one, two = page(anna, table, 0), page(berta, table, 1)
        for mine, seat in ((one, 0), (two, 1)):
            mine.ask()
            assert mine.promise(seat)["ok"]
        assert one.ask()["want"] == two.ask()["want"] == "nonce"
        number = two.numbers[1]
        assert two.line.ask(t="seat", seat=1, to="open")["ok"]
        watch = Page(berta.line(table, "watch"))
        assert refused(watch.line, seat=1, nonce=number)
        assert one.show(0)["ok"]
        assert "from Red" in one.said()


def test_nothing_begins_anew_for_a_seat_whose_number_counts() -> None:
    """Or a table could shake the dice again for as long as there are seats."""
    number = "5a" * 32
    made = Ceremony.of(2).step(0, f"promise {commitment(bytes.fromhex(number))}").step(-1, "sealed")
    made = made.step(0, f"nonce {number}").step(-1, "settled")
    with pytest.raises(BadDice):
        made.step(0, "anew")
    assert made.step(1, "anew").last == made
