"""Pages over HTTP: what they show, what they refuse, and the headers they carry."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from cheeseboard import games
from cheeseboard.games import load
from cheeseboard.toolkit.words import LANGS, words
from server.house import Browser, serving

CLAUSES = load("chou").clauses.CLAUSES


def test_the_shelf_has_five_lids_and_what_is_not_there_yet_is_coming(url: str) -> None:
    page = httpx.get(url).text
    assert len(re.findall(r'<li class="lid[ "]', page)) == 5
    assert page.count('class="lid coming"') == 5 - len(games.find())
    assert all(f'href="/new/{game}"' in page for game in games.find())


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_speaks_every_language(url: str, lang: str) -> None:
    tongue = words(lang, "chou")
    shelf = httpx.get(f"{url}/?lang={lang}")
    assert tongue.say("shelf-title") in shelf.text
    assert f"lang={lang};" in shelf.headers["set-cookie"] + ";"
    about = httpx.get(f"{url}/about", cookies={"lang": lang})
    assert tongue.say("about-lead") in about.text
    form = httpx.get(f"{url}/new/chou", cookies={"lang": lang})
    assert tongue.say("new-go") in form.text


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_has_every_clause_with_an_anchor(url: str, lang: str) -> None:
    page = httpx.get(f"{url}/rules/chou?lang={lang}").text
    for clause in CLAUSES:
        assert page.count(f'id="{clause.id}"') == 1
    heading = words(lang, "chou").say(f"chapter-{CLAUSES[0].chapter}")
    assert heading in page


def test_the_browsers_language_is_the_first_guess(url: str) -> None:
    page = httpx.get(url, headers={"accept-language": "ro, en;q=0.5"}).text
    assert '<html lang="ro"' in page
    assert '<html lang="zh-Hans"' in httpx.get(url, headers={"accept-language": "zh-CN"}).text


@pytest.mark.parametrize(
    "path", ["/nothing", "/new/nope", "/rules/nope", "/table/nope", "/join/nope", "/table/nope/save", "/new"]
)
def test_what_is_not_there_says_so_on_a_page_of_ours(url: str, path: str) -> None:
    reply = httpx.get(url + path)
    assert reply.status_code == 404
    assert 'class="sheet notice"' in reply.text
    assert "Traceback" not in reply.text


@pytest.mark.parametrize(
    "path", ["/", "/about", "/rules/chou", "/nothing", "/static/theme.js", "/art/chou.svg", "/new/chou"]
)
def test_every_answer_carries_the_security_headers(url: str, path: str) -> None:
    headers = httpx.get(url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_no_page_has_a_script_in_line(url: str) -> None:
    browser = Browser(url)
    table = browser.table()
    for path in ("/", "/about", "/rules/chou", "/new/chou", f"/table/{table}"):
        page = browser.http.get(path).text
        for tag in re.findall(r"<script\b[^>]*>", page):
            assert "src=" in tag or "application/json" in tag, (path, tag)
        assert not re.search(r"\son\w+=", page), path


def test_the_cookie_is_signed_hidden_from_scripts_and_same_site(url: str) -> None:
    cookie = httpx.get(url).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # the page came over plain http on this machine
    name, _, value = cookie.split(";")[0].partition("=")
    again = httpx.get(url, cookies={name: value})
    assert "set-cookie" not in again.headers
    forged = httpx.get(url, cookies={name: "x" + value})
    assert name in forged.headers["set-cookie"]


@pytest.mark.parametrize(
    "path", ["/static/..%2fapp.py", "/static/%2e%2e/app.py", "/static/../../pyproject.toml", "/static/.hidden",
             "/static/CLASSES.md", "/static//etc/passwd", "/static/nope.js", "/art/..%2f..%2fx.svg", "/art/nope.svg"]
)  # fmt: skip
def test_only_the_clients_files_are_served(url: str, path: str) -> None:
    reply = httpx.get(url + path)
    assert reply.status_code == 404
    assert "import" not in reply.text


def test_files_are_compressed_and_not_sent_twice(url: str) -> None:
    first = httpx.get(url + "/art/chou.svg")
    assert first.headers["content-type"] == "image/svg+xml"
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(url + "/art/chou.svg", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    plain = httpx.get(url + "/art/chou.svg", headers={"accept-encoding": "identity"})
    assert plain.content == first.content


def test_the_form_shows_the_seats_of_what_was_chosen(url: str) -> None:
    assert httpx.get(url + "/new/chou").text.count('class="row"') == 2
    form = httpx.post(url + "/new/chou", data={"players": "3", "again": "1", "name0": "Anna <b>"}).text
    assert form.count('class="row"') == 3
    assert 'name="split"' in form
    assert "Anna &lt;b&gt;" in form
    assert 'name="split"' not in httpx.get(url + "/new/chou?players=4").text
    assert httpx.get(url + "/new/chou?players=99").text.count('class="row"') == 4


def test_the_form_offers_what_so_many_players_may_choose(url: str) -> None:
    """Numbers with names of their own are a list, and what the rulebook forces is chosen."""
    alone, two, four = (httpx.get(f"{url}/new/fromage?players={count}").text for count in (1, 2, 4))
    levels = re.findall(r'<option value="(\d)"( selected)?>', alone.split('name="level"')[1].split("</select>")[0])
    assert levels == [("1", " selected"), ("2", ""), ("3", ""), ("4", "")]
    assert 'name="level"' not in two
    layouts = [text.split('name="bistro"')[1].split("</select>")[0] for text in (two, four)]
    assert 'value="P"' not in layouts[0]
    assert 'value="P"' in layouts[1]
    reply = httpx.post(url + "/new/fromage", data={"players": "1", "seat0": "me", "level": "3"})
    assert reply.status_code in (302, 303)


def test_a_contradiction_comes_back_as_a_sentence_with_the_form(url: str) -> None:
    form = {"players": "2", "seat0": "me", "seat1": "open", "last_night": "counted"}
    reply = httpx.post(url + "/new/chou", data=form)
    assert reply.status_code == 422
    assert 'role="alert"' in reply.text
    assert "<details" in reply.text
    assert " open>" in reply.text


NONSENSE = (
    {"players": "2", "seat0": "bot:nope"},
    {"players": "2", "seat1": "king"},
    {"players": "2", "arrows": "Z"},
    {"players": "2", "bush_stop": "-4", "bushes": "on"},
    {"players": "x", "seat0": "bot:"},
)


@pytest.mark.parametrize("bad", NONSENSE)
def test_a_form_with_nonsense_is_refused_in_words(url: str, bad: dict[str, str]) -> None:
    reply = httpx.post(url + "/new/chou", data=bad)
    assert reply.status_code == 422
    assert 'role="alert"' in reply.text


def test_a_form_from_another_site_does_nothing(url: str) -> None:
    form = {"players": "2", "seat0": "me", "seat1": "open"}
    for origin in ("http://evil.example", "null"):
        reply = httpx.post(url + "/new/chou", data=form, headers={"origin": origin})
        assert reply.status_code == 403
        assert "location" not in reply.headers
    assert httpx.post(url + "/new/chou", data=form, headers={"origin": url}).status_code == 303


def test_a_form_that_is_too_large_is_not_read(url: str) -> None:
    reply = httpx.post(url + "/new/chou", data={"name0": "x" * 200_000})
    assert reply.status_code == 413
    assert "larger than any form" in reply.text


def test_too_many_forms_are_refused_for_a_while(tmp_path: Path) -> None:
    with serving(tmp_path, posts_burst=3, posts_per_second=0.001) as url:
        codes = [httpx.post(url + "/new/chou", data={"again": "1"}).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert httpx.get(url).status_code == 200


def test_the_shelf_lists_ones_own_tables_only(url: str) -> None:
    anna, berta = Browser(url), Browser(url)
    table = anna.table()
    assert f'href="/table/{table}"' in anna.http.get("/").text
    assert table not in berta.http.get("/").text


def test_the_invite_and_its_code_are_for_who_sits_there(url: str) -> None:
    anna, berta = Browser(url), Browser(url)
    table = anna.table()
    path = anna.invite(table)
    code = anna.http.get(f"/table/{table}/qr.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert "<svg" in code.text
    assert "no-store" in code.headers["cache-control"]
    assert "data-invite" not in berta.http.get(f"/table/{table}").text
    assert berta.http.get(f"/table/{table}/qr.svg").status_code == 404
    assert berta.join(path, 1, "Berta").status_code == 303
    assert berta.mine(table) == "1"
    assert berta.http.get(f"/table/{table}/qr.svg").status_code == 200
    assert berta.http.get(path).headers["location"] == f"/table/{table}"  # at once to the table


def test_a_seat_is_given_once(url: str) -> None:
    anna, berta, carla = Browser(url), Browser(url), Browser(url)
    table = anna.table(players=3, who=("me", "open", "open"))
    path = anna.invite(table)
    assert berta.join(path, 1).status_code == 303
    again = carla.join(path, 1)
    assert again.status_code == 409
    assert 'role="alert"' in again.text
    assert carla.join(path, 0).status_code == 409
    assert carla.join(path, 7).status_code == 409
    assert carla.join(path, 2).status_code == 303
    full = Browser(url).http.get(path).text
    assert "Every seat at this table is taken" in full


def test_a_viewers_file_is_for_its_seat(url: str) -> None:
    anna, berta = Browser(url), Browser(url)
    table = anna.table(who=("me", "here"))
    mine = anna.http.get(f"/table/{table}/save?seat=0")
    assert mine.text.startswith("cheeseboard 2 viewer")
    assert "attachment" in mine.headers["content-disposition"]
    assert berta.http.get(f"/table/{table}/save?seat=0").status_code == 403
    assert berta.http.get(f"/table/{table}/save").status_code == 200
    assert anna.http.get(f"/table/{table}/save?seat=x").status_code == 403


@pytest.mark.parametrize("game", games.find())
def test_a_new_form_shows_every_option_at_its_default(url: str, game: str) -> None:
    page = httpx.get(f"{url}/new/{game}").text
    for name, about in load(game).Options.fields.items():
        box = re.search(rf'<input type="checkbox" name="{name}"( checked)?>', page)
        if about.flag and box:
            assert bool(box[1]) == bool(about.default), name
            other = "no" if about.default else "yes"
            turned = httpx.get(f"{url}/new/{game}?{name}={other}").text
            assert (f'<input type="checkbox" name="{name}" checked>' in turned) != bool(about.default), name
