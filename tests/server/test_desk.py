"""The desk over real sockets: questions, forms, crews, bots, time, and what stays after a SIGKILL."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games import load
from cheeseboard.match import Match
from cheeseboard.server.store import VERSION, Store
from server.house import FAST, Browser, Line, Process, free_port, serving, step, texts


@pytest.fixture(scope="module")
def quiz_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables"), **FAST) as address:
        yield address


def quiz(browser: Browser, who: tuple[str, ...] = ("me", "open"), **options: str) -> str:
    """Set a table for the quiz by the form; its id."""
    form = {"players": str(len(who)), **{f"seat{i}": w for i, w in enumerate(who)}}
    form |= {"deck_en": "on", "starter": "first", **options}
    reply = browser.http.post("/new/pursuit", data=form)
    assert reply.status_code == 303, re.findall(r'class="mistake"[^>]*>([^<]+)', reply.text) or reply.text[:400]
    return str(reply.headers["location"].rpartition("/")[2])


def parts(line: Line, start: str = "desk:") -> list[str]:
    """What the question card lets this seat say."""
    buttons = [b["name"] for card in line.scene.get("cards", []) for b in card["buttons"]]
    return [name.removeprefix(start) for name in buttons if name.startswith(start)]


def settle(*lines: Line) -> None:
    """What the lines hold is the table as it is now."""
    for line in lines:
        line.now()


def until_asked(*lines: Line) -> None:
    """The first legal move of whoever is to move, until a question is open."""
    for _ in range(60):
        settle(*lines)
        if any(card.get("side") == "front" for card in lines[0].scene.get("cards", [])):
            return
        step(lines, lambda moves: next(text for text in moves if text != "leave"))
    raise AssertionError("nobody was asked")


def turn(line: Line) -> bool:
    return any(row["to_move"] and row["seat"] == line.scene["seat"] for row in line.scene["seats"])


def pair(url: str, host: Browser | None = None, **options: str) -> tuple[Line, Line, str]:
    anna, berta = host or Browser(url), Browser(url)
    table = quiz(anna, **options)
    assert berta.join(anna.invite(table), 1, "Berta").status_code == 303
    lines = anna.line(table, 0), berta.line(table, 1)
    until_asked(*lines)
    return *lines, table


def question(line: Line) -> str:
    return str(next(card for card in line.scene["cards"] if card.get("kind") == "question")["lines"][0])


def test_a_question_is_asked_chosen_and_accepted(quiz_url: str) -> None:
    one, other, _ = pair(quiz_url)
    asked, reader = (one, other) if turn(one) else (other, one)
    assert len([p for p in parts(asked) if p.startswith("answer")]) == 4 and not parts(reader)
    assert question(asked) == question(reader)
    card = asked.scene["cards"][0]
    assert card["aloud"] == question(asked) and card["lang"] == "en" and card["side"] == "front"
    assert asked.ask(t="desk", text="answer 1")["ok"]
    settle(one, other)
    assert asked.scene["cards"][0]["side"] == "back"
    waits = next(line for line in (one, other) if "accept" in parts(line))
    assert waits.ask(t="desk", text="accept")["ok"]
    settle(one, other)
    assert texts(one) or texts(other)


def test_a_typed_answer_goes_by_form_and_by_text_box(quiz_url: str) -> None:
    one, other, _ = pair(quiz_url, judging="typed")
    asked = one if turn(one) else other
    assert [form["id"] for form in asked.scene["forms"]] == ["type", "report"]
    assert asked.ask(t="form", id="type", text="certainly not that")["ok"]
    settle(one, other)
    assert "appeal" in parts(asked)
    answer = asked.play("accept")  # the text box
    assert answer["ok"], answer


def test_what_makes_no_sense_is_answered_by_a_sentence(quiz_url: str) -> None:
    one, other, _ = pair(quiz_url, judging="typed")
    asked, reader = (one, other) if turn(one) else (other, one)
    for line, text in ((asked, ""), (asked, "  "), (reader, "Paris")):
        answer = line.ask(t="form", id="type", text=text)
        assert answer["ok"] is False and len(answer["say"]) > 10
    assert asked.ask(t="form", id="sing", text="loud")["say"]
    assert asked.ask(t="desk", text="ask en-GE-0001")["ok"] is False  # only the house asks
    assert asked.ask(t="desk", text="time")["ok"] is False
    asked.send(t="form", key="k1", id="type", text="x" * 5000)
    assert asked.until("bad")["say"]
    asked.send(t="form", key="k2", id="no such id!", text="x")
    assert asked.until("bad")["say"]
    asked.send(t="desk", key="k3", text=["no text"])
    assert asked.until("bad")["say"]
    asked.ws.send("\0" * 100)
    assert asked.until("bad")["say"]
    watcher = Browser(quiz_url).line(asked_table(asked))
    assert watcher.ask(t="desk", text="right")["ok"] is False
    assert asked.ask(t="form", id="type", text="\x00still\x07 here\n")["ok"]


def asked_table(line: Line) -> str:
    return str(line.ws.request.path.split("/")[2]) if line.ws.request else ""


def test_a_key_said_twice_says_it_once(quiz_url: str) -> None:
    one, other, _ = pair(quiz_url)
    asked = one if turn(one) else other
    asked.send(t="desk", key="same", text="answer 0")
    first = asked.until("answer")
    asked.send(t="desk", key="same", text="answer 1")
    assert asked.until("answer") == first


def test_only_the_reader_gets_the_answer(quiz_url: str) -> None:
    anna, berta = Browser(quiz_url), Browser(quiz_url)
    table = quiz(anna, judging="reader")
    berta.join(anna.invite(table), 1)
    one, other, watcher = anna.line(table, 0), berta.line(table, 1), Browser(quiz_url).line(table)
    until_asked(one, other)
    watcher.now()
    reader, asked = (one, other) if parts(one) else (other, one)
    assert parts(reader) == ["right", "wrong"] and not parts(asked)
    secret = next(text for text in reader.scene["cards"][0]["lines"] if text.startswith("For the reader alone"))
    key = secret.rpartition(": ")[2]
    for line in (asked, watcher):
        assert not any("For the reader alone" in raw for raw in line.raw)
        assert f": {key}" not in line.raw[-1]
    # On one device the reader gets a cover; nobody else does.
    views = {row["seat"]: row["view"] for row in reader.scene["seats"]}
    assert views[reader.scene["seat"]] != views[asked.scene["seat"]]
    assert reader.ask(t="desk", text="right")["ok"]
    settle(one, other)
    assert len({row["view"] for row in reader.scene["seats"]}) == 1


def test_a_crew_sits_at_one_seat_and_anybody_or_its_captain_speaks(quiz_url: str) -> None:
    for commit in ("any", "captain"):
        anna, berta, bo = Browser(quiz_url), Browser(quiz_url), Browser(quiz_url)
        table = quiz(anna, judging="typed", commit=commit, name0="Anna")
        invite = anna.invite(table)
        berta.join(invite, 1, "Berta")
        assert "Together with Anna" in bo.http.get(invite).text
        assert bo.join(invite, 0, "Bo").headers["location"] == f"/table/{table}"
        assert bo.mine(table) == "0"
        one, other, third = anna.line(table, 0), berta.line(table, 1), bo.line(table, 0)
        until_asked(one, other)
        settle(third)
        assert one.scene["seats"][0]["crew"] == "Bo"
        if not turn(one):
            continue
        assert [form["id"] for form in third.scene["forms"]] == ["type", "propose", "report"]
        assert third.ask(t="form", id="propose", text="I believe it is Oslo")["ok"]
        settle(one, other)
        assert "Bo suggests: I believe it is Oslo" in one.scene["cards"][0]["lines"]
        assert not any("I believe" in raw for raw in other.raw)
        answer = third.ask(t="form", id="type", text="Oslo, then")
        assert answer["ok"] is (commit == "any")
        if commit == "captain":
            assert "Anna" in answer["say"]
            assert one.ask(t="form", id="type", text="Oslo, then")["ok"]
        assert berta.line(table, 1).ask(t="seat", seat=0, to="crew")["ok"] is False  # she has a seat of her own
        assert third.ask(t="seat", seat=0, to="open")["ok"]
        assert third.closed() == 4401 and bo.mine(table) == ""


def test_when_the_captain_leaves_the_crew_plays_on(quiz_url: str) -> None:
    anna, bo = Browser(quiz_url), Browser(quiz_url)
    table = quiz(anna, who=("me", "bot:gentle") if False else ("me", "open"), name0="Anna")
    bo.join(anna.invite(table), 0, "Bo")
    line = anna.line(table, 0)
    assert line.ask(t="seat", seat=0, to="open")["ok"]
    assert line.closed() == 4401 and bo.mine(table) == "0"
    after = bo.line(table, 0)
    assert after.scene["seats"][0]["name"] == "Bo" and "crew" not in after.scene["seats"][0]


def test_the_time_for_an_answer_is_up(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        one, other, _ = pair(url, seconds="20")
        asked = one if turn(one) else other
        clock = [frame for frame in map(loads, asked.raw) if frame["t"] == "clock"][-1]
        assert clock["seats"] and 0 < clock["seats"][0]["left"] <= 20 and clock["limit"] == 0
        assert asked.ask(t="desk", text="answer 0")["ok"]


def loads(raw: str) -> dict[str, Any]:
    import json

    found: dict[str, Any] = json.loads(raw)
    return found


def test_what_a_person_has_seen_is_kept_and_comes_last(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        anna = Browser(url)
        table = quiz(anna, who=("me", "me"))
        lines = anna.line(table, 0), anna.line(table, 1)
        until_asked(*lines)
        text = question(lines[0])
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    rows = connection.execute("SELECT person, game, question FROM seen").fetchall()
    header = connection.execute("SELECT header FROM tables").fetchone()[0]
    bodies = [row[0] for row in connection.execute("SELECT body FROM events ORDER BY number")]
    connection.close()
    assert len(rows) == 1 and rows[0][1] == "pursuit"
    match = Match.restore(header, bodies, load("pursuit"))
    assert match.desk is not None and rows[0][2] == match.desk.talk.used[-1]  # type: ignore[attr-defined]
    assert text and str(match.desk.talk.question["question"]) == text  # type: ignore[attr-defined]


def test_a_sigkill_in_the_middle_of_a_question_keeps_the_question(tmp_path: Path) -> None:
    port = free_port()
    server = Process(tmp_path, port)
    try:
        server.wait()
        one, other, table = pair(server.url)
        asked = one if turn(one) else other
        text, choices = question(asked), asked.scene["cards"][0]["buttons"]
        cookies = asked.ws.request.headers["Cookie"] if asked.ws.request else ""
        server.kill()
        server = Process(tmp_path, port)
        server.wait()
        address = f"{server.url.replace('http', 'ws')}/table/{table}/ws?seat={asked.scene['seat']}"
        again = Line(address, {"Cookie": cookies}, True)
        assert question(again) == text and again.scene["cards"][0]["buttons"] == choices
        assert again.ask(t="desk", text="answer 2")["ok"]
    finally:
        server.kill()


def test_an_older_data_file_gets_the_new_tables(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.close()
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    connection.executescript("DROP TABLE crew; DROP TABLE seen; PRAGMA user_version = 2;")
    connection.close()
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    assert connection.execute("PRAGMA user_version").fetchone()[0] == VERSION >= 3
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert {"crew", "seen"} <= names


def test_the_form_offers_the_decks_and_works_without_one(quiz_url: str) -> None:
    anna = Browser(quiz_url)
    page = anna.http.get("/new/pursuit").text
    assert 'name="deck_en"' in page and "Questions" in page
    assert 'name="judging"' in page and 'name="skill' not in page  # with questions nobody's skill is drawn
    bare = anna.http.post("/new/pursuit", data={"players": "3", "deck_en": "no", "again": "1"}).text
    assert 'name="judging"' not in bare and 'name="strictness"' not in bare
    assert 'name="skill_c"' in bare and 'name="skill_d"' not in bare
    table = quiz(anna, who=("me", "me"), deck_en="no")
    line = anna.line(table, 0)
    assert not line.scene.get("cards") or all(card.get("kind") != "question" for card in line.scene["cards"])
