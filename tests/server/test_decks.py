"""Decks over HTTP, without JavaScript: bring, look, keep, take with you, delete; nobody sees another's."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import httpx
import pytest

from cheeseboard.games.pursuit.formats import FORMATS, read
from cheeseboard.games.pursuit.question import CATEGORIES, load_shipped, shipped
from cheeseboard.toolkit.words import LANGS, words
from server.house import Browser, serving

CSV = "question,answer,wrong 1,category\nWhat is red?,Blood,Grass,Science\nWho am I?,Me,You,Cheese\n,Lost,,\n"


def bring(browser: Browser, text: str | bytes, name: str = "quiz.csv") -> httpx.Response:
    data = text.encode() if isinstance(text, str) else text
    return browser.http.post("/decks", files={"file": (name, data)})


def fields(page: str) -> dict[str, str]:
    """The hidden labels of a preview's form."""
    found = re.findall(r'<input type="hidden" name="(label\d+)" value="([^"]*)"', page)
    return {name: html.unescape(value) for name, value in found}


def kept(browser: Browser, text: str = "question,answer,category\nWhat is red?,Blood,SN\n", name: str = "Mine") -> str:
    where = bring(browser, text).headers["location"]
    reply = browser.http.post(where, data={"name": name, "lang": "en"})
    assert reply.status_code == 303, reply.text
    return reply.headers["location"]


def test_from_file_to_deck(url: str) -> None:
    browser = Browser(url)
    reply = bring(browser, CSV, "C:\\school\\<b>quiz.csv")
    assert reply.status_code == 303
    where = reply.headers["location"]
    page = browser.http.get(where).text
    assert "<b>quiz" not in page
    assert "1 question was understood." in page
    assert "Which of the six categories is “Cheese”?" in page
    assert "<b>Line 4:</b> There is no question here." in page
    assert "What is red?" in page
    labels = fields(page)
    assert list(labels.values()) == ["Cheese"]
    early = browser.http.post(where, data={"name": "Mine", "lang": "en", **labels})
    assert early.status_code == 400 and "Choose a category for every group" in early.text
    again = browser.http.post(where, data={"again": "1", "name": "Mine", "lang": "en", "category0": "HI", **labels})
    assert again.status_code == 200 and "2 questions were understood." in again.text
    assert 'value="HI" selected' in again.text
    done = browser.http.post(
        where, data={"name": "Mine", "lang": "en", "category0": "HI", "licence": "CC0-1.0", **labels}
    )
    deck = done.headers["location"]
    shown = browser.http.get(deck).text
    assert "<h1>Mine</h1>" in shown and "2 questions" in shown and "CC0-1.0" in shown
    assert f'href="{deck}"' in browser.http.get("/decks").text
    assert browser.http.get(where).status_code == 404, "the file is a deck now"


def test_a_group_can_be_left_out(url: str) -> None:
    browser = Browser(url)
    where = bring(browser, CSV).headers["location"]
    labels = fields(browser.http.get(where).text)
    deck = browser.http.post(where, data={"name": "Red", "lang": "en", "category0": "-", **labels}).headers["location"]
    assert "1 question" in browser.http.get(deck).text


@pytest.mark.parametrize("kind", list(FORMATS))
def test_every_format_can_be_taken_along(url: str, kind: str) -> None:
    browser = Browser(url)
    deck = kept(browser, "question,answer,wrong 1,category,note\nWhat is red?,Blood,Grass,SN,Mostly.\n")
    page = browser.http.get(f"{deck}/as/{kind}")
    assert page.status_code == 200
    assert "1 question goes into the file." in page.text
    assert ("The format carries everything." in page.text) == (kind in ("jsonl", "csv", "moodle"))
    file = browser.http.get(f"{deck}/file/{kind}")
    assert file.headers["content-disposition"].startswith('attachment; filename="questions-')
    (one,) = read("x" + FORMATS[kind].suffix, file.content, category="SN").questions
    assert (one.question, one.answer) == ("What is red?", "Blood")
    assert one.options == (() if kind == "anki" else ("Grass",))


def test_a_format_that_takes_none_of_it(url: str) -> None:
    browser = Browser(url)
    deck = kept(browser)
    for path in ("as", "file"):
        reply = browser.http.get(f"{deck}/{path}/kahoot")
        assert reply.status_code == 400
        assert "None of the questions fits" in reply.text


def test_nobody_sees_anothers(url: str) -> None:
    anna, ben = Browser(url), Browser(url)
    where = bring(anna, CSV).headers["location"]
    deck = kept(anna, name="Annas own")
    upload = bring(anna, CSV).headers["location"]
    for path in (where, deck, upload, f"{deck}/as/csv", f"{deck}/file/csv"):
        assert ben.http.get(path).status_code == 404, path
    assert "Annas own" not in ben.http.get("/decks").text
    assert ben.http.post(upload, data={"name": "x"}).status_code == 404
    assert ben.http.post(f"{deck}/delete").status_code == 404
    assert anna.http.get(deck).status_code == 200
    assert anna.http.post(f"{deck}/delete").headers["location"] == "/decks"
    assert anna.http.get(deck).status_code == 404
    assert anna.http.post(f"{deck}/delete").status_code == 404


@pytest.mark.parametrize(
    ("data", "name", "says"),
    [
        (b"Dear aunt, how are you?", "letter.txt", "cannot be told"),
        (b'<!DOCTYPE x [<!ENTITY a "b">]><quiz>&a;</quiz>', "q.xml", "declares a document type"),
        (b"PK\x03\x04junk", "q.xlsx", "spreadsheet"),
        (b"", "q.csv", "There is no question in"),
    ],
)
def test_what_cannot_be_read_says_so_on_the_page(url: str, data: bytes, name: str, says: str) -> None:
    reply = bring(Browser(url), data, name)
    assert reply.status_code == 400
    assert 'class="mistake"' in reply.text and says in reply.text


def test_no_file_and_too_large_a_file(url: str) -> None:
    browser = Browser(url)
    assert "Choose a file first." in browser.http.post("/decks", data={"x": "y"}).text
    assert browser.http.post("/decks", files={"file": ("q.csv", b"x" * (3 << 20))}).status_code == 413


def test_limits(tmp_path: Path) -> None:
    with serving(tmp_path, decks_max=2) as url:
        browser = Browser(url)
        kept(browser)
        kept(browser)
        where = bring(browser, CSV).headers["location"]
        labels = fields(browser.http.get(where).text)
        reply = browser.http.post(where, data={"name": "3", "lang": "en", "category0": "HI", **labels})
        assert reply.status_code == 400 and "2 at most" in reply.text
        assert browser.http.get("/decks").text.count("<b>Mine</b>") == 2


def test_decks_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        browser = Browser(url)
        deck = kept(browser)
        jar = dict(browser.http.cookies)
    with serving(tmp_path) as url:
        assert "<h1>Mine</h1>" in httpx.get(url + deck, cookies=jar).text


@pytest.mark.parametrize("lang", shipped())
def test_the_houses_decks_and_their_credits(url: str, lang: str) -> None:
    page = httpx.get(f"{url}/decks/{lang}").text
    deck = load_shipped(lang)
    for one in deck.questions[::50]:
        assert html.escape(one.source, quote=True).replace("&#x27;", "&#39;") in page
        assert one.licence in page
    assert "/delete" not in page
    assert f'href="/decks/{lang}"' in httpx.get(f"{url}/decks").text
    assert httpx.post(f"{url}/decks/{lang}/delete").status_code == 404


@pytest.mark.parametrize("lang", LANGS)
def test_every_language(url: str, lang: str) -> None:
    browser = Browser(url, lang)
    tongue = words(lang, "pursuit")
    assert tongue.say("decks-lead") in browser.http.get("/decks").text
    where = bring(browser, CSV).headers["location"]
    page = browser.http.get(where).text
    assert html.escape(tongue.say("import-no-question"), quote=False) in page
    assert tongue.say("decks-understood", count=1) in page
    assert tongue.say("decks-reports") in browser.http.get(kept(browser)).text


def test_what_is_brought_cannot_act_on_the_page(url: str) -> None:
    browser = Browser(url)
    evil = '"<script>alert(1)</script>?","<img src=x onerror=alert(1)>","\'\\"><svg/onload=alert(1)>",SN\n'
    where = bring(browser, "question,answer,wrong,category\n" + evil).headers["location"]
    page = browser.http.get(where).text
    deck = browser.http.post(where, data={"name": '"><script>', "lang": "en"}).headers["location"]
    for text in (page, browser.http.get(deck).text, browser.http.get("/decks").text):
        assert "<script>alert" not in text and "<img src=x" not in text and '"><script>' not in text
        assert "<svg/onload" not in text


def test_reports_reach_the_owner(tmp_path: Path) -> None:
    import asyncio

    from cheeseboard.games.pursuit.question import content_id
    from cheeseboard.server.decks import report
    from cheeseboard.server.store import Store

    with serving(tmp_path) as url:
        browser = Browser(url)
        deck = kept(browser)
        questions = read("d.jsonl", browser.http.get(f"{deck}/file/jsonl").content).questions
        store = Store(tmp_path)
        asyncio.run(report(store, content_id(questions), questions[0].id, "ben", "Tomatoes are red too. <b>"))
        store.close()
        page = browser.http.get(deck).text
        assert "Tomatoes are red too. &lt;b&gt;" in page
        assert "What is red?" in page


def test_reports_on_the_houses_questions_are_for_who_sets_tables_here(tmp_path: Path) -> None:
    import csv

    from server.test_desk import pair, question

    with serving(tmp_path) as url:
        anna, ben = Browser(url), Browser(url)
        assert 'id="reports"' not in anna.http.get("/decks/en").text  # somebody who only looks
        assert anna.http.get("/decks/en/reports").status_code == 404
        one, other, _ = pair(url, host=anna)
        text = question(one)
        assert "Nobody has found anything wrong." in anna.http.get("/decks/en").text
        for line, reason in ((one, "=1+1 <b>"), (other, "It is long out of date.")):
            assert line.ask(t="form", id="report", text=reason)["ok"]
        page = anna.http.get("/decks/en").text
        assert "Reported by 2 people" in page and html.escape(text, quote=False) in html.unescape(page)
        assert "=1+1 &lt;b&gt;" in page and "It is long out of date." in page
        assert "It is long out of date." not in ben.http.get("/decks/en").text
        assert "It is long out of date." not in anna.http.get("/decks/de").text
        file = anna.http.get("/decks/en/reports")
        assert file.headers["content-disposition"] == 'attachment; filename="reports-en.csv"'
        (row,) = csv.DictReader(file.content.decode("utf-8-sig").splitlines())
        assert row["question"] == text and row["count"] == "2"
        assert set(row["reasons"].removeprefix("'").split(" | ")) == {"=1+1 <b>", "It is long out of date."}
        assert not row["reasons"].startswith("=")


def test_open_trivia_stays_under_its_licence(url: str) -> None:
    browser = Browser(url)
    item = {
        "type": "multiple",
        "difficulty": "hard",
        "category": "Geography",
        "question": "Where is &quot;Malm&ouml;&quot;?",
        "correct_answer": "Sweden",
        "incorrect_answers": ["Norway"],
    }
    where = bring(browser, json.dumps({"results": [item]}), "api.json").headers["location"]
    assert "Where is “Malmö”?" not in browser.http.get(where).text
    assert "Where is &#34;Malmö&#34;?" in browser.http.get(where).text
    deck = browser.http.post(where, data={"name": "T", "lang": "en", "licence": "CC0-1.0"}).headers["location"]
    assert "CC-BY-SA-4.0" in browser.http.get(deck).text


def test_ones_own_deck_at_the_table_and_a_report_of_it(tmp_path: Path) -> None:
    from server.test_desk import pair, question, settle, turn

    rows = "".join(f"Own {code} {n}?,Yes {n},No,Never,{code}\n" for code in CATEGORIES for n in range(3))
    with serving(tmp_path) as url:
        anna = Browser(url)
        deck = kept(anna, "question,answer,wrong 1,wrong 2,category\n" + rows, "A/B: Anna’s")
        page = anna.http.get("/new/pursuit").text
        name = f"deck_{deck.rpartition('/')[2]}"
        assert f'name="{name}"' in page and "Anna’s" in page and "18 questions" in page
        one, other, _ = pair(url, host=anna, deck_en="no", **{name: "on"})
        text = question(one)
        assert text.startswith("Own ")
        reader = other if turn(one) else one
        assert reader.ask(t="form", id="report", text="It is never so.")["ok"]
        settle(one, other)
        shown = anna.http.get(deck).text
        assert "It is never so." in shown and text in shown
        assert name not in Browser(url).http.get("/new/pursuit").text
