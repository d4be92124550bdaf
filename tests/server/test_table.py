"""The table over its WebSocket: real server, real sockets, real cookies."""

from __future__ import annotations

import contextlib
import json
import random
import uuid

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cheeseboard.server.socket import Socket
from server.house import Browser, Line, texts


def pair(url: str, **options: str) -> tuple[Browser, Browser, str]:
    """Two people at a table of two: anna has seat 0, berta came by the link and has seat 1."""
    anna, berta = Browser(url), Browser(url)
    table = anna.table(who=("me", "open"), **options)
    berta.join(anna.invite(table), 1, "Berta")
    return anna, berta, table


def test_a_whole_game_between_two_cookies(url: str) -> None:
    anna, berta, table = pair(url)
    lines = {0: anna.line(table, 0), 1: berta.line(table, 1)}
    watcher = Browser(url).line(table)
    rng = random.Random(4)
    for _ in range(400):
        for line in lines.values():
            line.quiet(0.05) if not texts(line) else None
        _seat, line = next(((s, one) for s, one in lines.items() if texts(one)), (None, None))
        if line is None:
            for one in lines.values():
                one.quiet(0.1)
            if any(one.scene["over"] for one in lines.values()):
                break
            continue
        answer = line.play(rng.choice(texts(line)))
        assert answer["ok"], answer
        line.until("scene")
    for one in (*lines.values(), watcher):
        one.quiet(0.3)
        assert one.scene["over"] is True
        assert one.entries[-1]["kind"] == "end"
        ks = [entry["k"] for entry in one.entries]
        assert ks == list(range(1, len(ks) + 1))
        assert one.scene["k"] == ks[-1]
    assert [s["points"] for s in lines[0].scene["seats"]] == [s["points"] for s in watcher.scene["seats"]]


def test_a_line_that_comes_back_gets_what_it_missed_once(url: str) -> None:
    anna, _berta, table = pair(url)
    first = anna.line(table, 0)
    first.play(texts(first)[0])
    first.until("scene")
    seen = first.scene["k"]
    ks = [entry["k"] for entry in first.entries]
    first.close()
    other = anna.line(table, 0)
    other.play(texts(other)[0])
    other.until("scene")
    back = anna.line(table, 0, seen=seen)
    assert [entry["k"] for entry in back.entries] == list(range(seen + 1, back.scene["k"] + 1))
    assert back.scene == other.scene
    nothing = anna.line(table, 0, seen=back.scene["k"])
    assert nothing.entries == []
    ahead = anna.line(table, 0, seen=10_000)  # a page of another table's past: it gets everything
    assert len(ahead.entries) == back.scene["k"]
    assert ks == list(range(1, len(ks) + 1))


def test_a_repeated_key_gets_the_first_answer_and_plays_once(url: str) -> None:
    anna, berta, table = pair(url)
    line = anna.line(table, 0)
    move, key = texts(line)[0], uuid.uuid4().hex
    first = line.play(move, key)
    line.until("scene")
    before = line.scene["k"]
    assert line.play(move, key) == first
    assert line.play(texts(line)[-1], key) == first
    line.drain()
    assert line.scene["k"] == before
    refused, bad = uuid.uuid4().hex, "99-zz"
    assert line.play(bad, refused)["ok"] is False
    assert line.play(bad, refused)["ok"] is False
    # Another seat's key of the same name is another command.
    other = berta.line(table, 1)
    assert other.play("A-9", key) != first


def test_a_seat_is_played_by_its_holder_alone(url: str) -> None:
    _anna, berta, table = pair(url)
    line = berta.line(table, 0, hello=False)
    assert line.closed() == 4401
    assert "seat" in json.loads(line.raw[-1])["say"]
    stranger = Browser(url).line(table, 0, hello=False)
    assert stranger.closed() == 4401
    forged = Line(f"{url.replace('http', 'ws')}/table/{table}/ws?seat=0", {"Cookie": "cheeseboard-00000000=x"}, False)
    assert forged.closed() == 4401
    watcher = Browser(url).line(table)
    answer = watcher.play("1-a1")
    assert answer["ok"] is False
    assert "watching" in answer["say"]
    assert watcher.scene["moves"] == []
    assert watcher.scene["seat"] is None
    own = berta.line(table, 1)
    assert own.play("1-a1")["ok"] is False  # the rabbits are not hers


def test_a_move_that_cannot_be_is_explained(url: str) -> None:
    anna, _berta, table = pair(url)
    line = anna.line(table, 0)
    answer = line.play("1-c3")  # the cabin
    assert answer["ok"] is False
    assert answer["say"]
    assert answer["ref"] == f"/rules/chou#{answer['clause']}"
    assert f'id="{answer["clause"]}"' in httpx.get(url + "/rules/chou").text
    for text in ("", "?", "1-b4 " * 30, "\u2603", "A-9?b2"):
        assert line.play(text)["ok"] is False
    assert line.ask(t="undo")["ok"] is False
    assert line.ask(t="signal", name="nonsense")["ok"] is False


def test_undo_takes_the_own_move_back_and_no_other(url: str) -> None:
    anna, berta, table = pair(url, arrows="A6")
    line, other = anna.line(table, 0), berta.line(table, 1)
    before = line.scene["boards"]
    assert not line.scene["undo"]
    assert line.play(texts(line)[0])["ok"]
    line.until("scene")
    assert line.scene["undo"]
    assert line.scene["boards"] != before
    assert other.ask(t="undo")["ok"] is False
    assert line.ask(t="undo")["ok"] is True
    line.until("scene")
    assert line.scene["boards"] == before
    assert line.entries[-1]["kind"] == "undo"


def test_spectators_see_what_everyone_may(url: str) -> None:
    anna, berta, table = pair(url)
    line = anna.line(table, 0)
    watcher, other = Browser(url).line(table), berta.line(table, 1)
    others = (watcher, other)
    for one in others:
        one.quiet()
    counts = [len(one.raw) for one in others]
    assert line.play(texts(line)[0])["ok"]
    line.until("scene")
    for one, count in zip(others, counts, strict=True):
        one.quiet(0.4)
        assert len(one.raw) == count  # a secret move sends them nothing at all
        assert not any(entry["kind"] == "move" for entry in one.entries)


@pytest.mark.parametrize(
    "garbage",
    ["", "{", "null", "[]", '"hello"', '{"t":"fly"}', '{"t":"play"}', '{"t":"play","key":"k","text":5}', "\x00\x01",
     '{"t":"play","key":"' + "k" * 99 + '","text":"1-a1"}', "[" * 5000, '{"t":"seat","key":"k","seat":-1,"to":"me"}',
     '{"t":"whynot","id":1,"parts":"x"}', '{"t":"preview","id":1e99,"text":""}'],
)  # fmt: skip
def test_garbage_is_answered_and_the_table_plays_on(url: str, garbage: str) -> None:
    anna, _berta, table = pair(url)
    line = anna.line(table, 0)
    line.ws.send(garbage)
    bad = line.until("bad")
    assert bad["say"]
    assert "fatal" not in bad
    line.ws.send(garbage.encode())  # the same as a binary frame
    assert line.until("bad")
    assert line.play(texts(line)[0])["ok"]


def test_endless_garbage_ends_the_line_and_not_the_table(url: str) -> None:
    anna, _berta, table = pair(url)
    bad = Browser(url).line(table)
    with contextlib.suppress(ConnectionClosed):  # it may close while we still talk
        for _ in range(30):
            bad.ws.send("garbage")
    assert bad.closed() == 4400
    line = anna.line(table, 0)
    assert line.play(texts(line)[0])["ok"]


def test_ten_megabytes_are_refused_with_a_code_that_says_so(url: str) -> None:
    anna, _berta, table = pair(url)
    line, big = anna.line(table, 0), Browser(url).line(table)
    big.ws.send("x" * 10_000_000)
    assert big.closed() == 1009
    assert line.play(texts(line)[0])["ok"]


def test_who_talks_too_fast_is_sent_away(url: str) -> None:
    anna, _berta, table = pair(url)
    fast = Browser(url).line(table)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(200):
            fast.send(t="ping")
    assert fast.closed() == 4429
    assert json.loads(fast.raw[-1])["fatal"] is True
    line = anna.line(table, 0)
    assert line.play(texts(line)[0])["ok"]


def test_the_first_word_must_be_hello(url: str) -> None:
    anna, _berta, table = pair(url)
    line = anna.line(table, 0, hello=False)
    line.send(t="play", key="k", text="1-a1")
    assert line.get()["t"] == "bad"
    line.send(t="hello", seen=0)
    assert line.until("scene")["k"] == 0 or line.scene


def test_no_such_table_and_no_such_seat(url: str) -> None:
    anna, _berta, table = pair(url)
    assert Browser(url).line("nope", hello=False).closed() == 4404
    assert anna.line(table, "x", hello=False).closed() == 4400
    assert anna.line(table, 9, hello=False).closed() == 4401


def test_another_sites_page_gets_no_line(url: str) -> None:
    anna, _berta, table = pair(url)
    cookies = "; ".join(f"{c.name}={c.value}" for c in anna.http.cookies.jar)
    for origin in ("http://evil.example", "null"):
        line = Line(
            f"{url.replace('http', 'ws')}/table/{table}/ws?seat=0", {"Cookie": cookies, "Origin": origin}, False
        )
        assert line.closed() == 4401
    good = Line(f"{url.replace('http', 'ws')}/table/{table}/ws?seat=0", {"Cookie": cookies, "Origin": url}, True)
    assert good.scene["seat"] == 0


def test_a_socket_at_a_wrong_address_is_refused(url: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Line(f"{url.replace('http', 'ws')}/nothing", {}, False)
    assert refused.value.response.status_code in (403, 404)


def test_one_device_may_hold_several_seats_and_shows_each_its_own(url: str) -> None:
    anna = Browser(url)
    table = anna.table(players=3, who=("me", "here", "here"), name1="Bo", split="gardeners")
    assert anna.mine(table) == "0,1,2"
    rabbit, gardener, watcher = anna.line(table, 0), anna.line(table, 1), anna.line(table)
    assert texts(rabbit)
    assert not texts(gardener)
    assert [s["name"] for s in rabbit.scene["seats"]][1] == "Bo"
    views = [s["view"] for s in watcher.scene["seats"]]
    assert views[1] == views[2] != views[0]
    assert rabbit.play(texts(rabbit)[0])["ok"]
    rabbit.until("scene")
    assert not gardener.quiet(0.3)


def test_seats_are_handed_over_and_everybody_hears_of_it(url: str) -> None:
    anna, berta, table = pair(url)
    host = anna.line(table, 0)
    assert host.scene["seats"][1]["may"] == ["me", "open", "bot"]  # nobody is there
    guest = berta.line(table, 1)
    assert host.until("scene")["seats"][1]["may"] == ["open", "bot"]  # she is here
    assert host.ask(t="seat", seat=1, to="me")["ok"] is False
    assert guest.scene["seats"][0]["may"] == []
    assert guest.ask(t="seat", seat=0, to="me")["ok"] is False
    assert guest.ask(t="seat", seat=7, to="me")["ok"] is False
    assert guest.ask(t="seat", seat=1, to="bot:nope")["ok"] is False
    # The host may do it for an absent person; her line closes, since the seat is no longer hers.
    assert host.ask(t="seat", seat=1, to="open")["ok"] is True
    assert guest.closed() == 4401
    host.until("scene")
    assert host.entries[-1]["kind"] == "seat"
    assert host.scene["seats"][1]["kind"] == "open"
    # She came by the invite, so she may take it back.
    watching = berta.line(table)
    assert watching.scene["seats"][1]["may"] == ["me"]
    assert watching.ask(t="seat", seat=1, to="me", name="B.")["ok"] is True
    assert berta.mine(table) == "1"
    stranger = Browser(url).line(table)
    assert stranger.ask(t="seat", seat=1, to="me")["ok"] is False
    assert stranger.ask(t="seat", seat=1, to="bot:gentle")["ok"] is False


def test_a_stranger_cannot_take_an_open_seat_without_the_invite(url: str) -> None:
    anna = Browser(url)
    table = anna.table(who=("me", "open"))
    stranger = Browser(url)
    stranger.http.get(f"/table/{table}")
    line = stranger.line(table)
    assert line.scene["seats"][1]["may"] == []
    answer = line.ask(t="seat", seat=1, to="me")
    assert answer["ok"] is False
    assert "invite" in answer["say"]


def test_a_bot_plays_its_seat_and_can_be_relieved(url: str) -> None:
    anna = Browser(url)
    table = anna.table(who=("me", "bot:gentle"))
    line = anna.line(table, 0)
    assert line.scene["seats"][1]["kind"] == "bot"
    assert line.scene["seats"][1]["level"]
    for _ in range(2):  # both rabbits hide; then the bot has its day
        assert line.play(texts(line)[0])["ok"]
        line.until("scene")
    for _ in range(50):
        if any(entry["kind"] == "move" and entry["seat"] == 1 for entry in line.entries):
            break
        line.get(30)
    else:
        raise AssertionError("the bot did not move")
    assert line.ask(t="seat", seat=1, to="me")["ok"] is True
    assert anna.mine(table) == "0,1"


def test_languages_are_the_viewers_own(url: str) -> None:
    anna, _berta, table = pair(url)
    line, french = anna.line(table, 0), Browser(url).line(table, lang="fr")
    assert line.scene["lang"] == "en"
    assert french.scene["lang"] == "fr"
    assert french.scene["seats"][0]["name"] == "Rouge"
    line.send(t="lang", lang="de")
    again = line.until("log")
    assert again["all"] is True
    assert line.until("scene")["lang"] == "de"
    line.send(t="lang", lang="xx")
    line.until("scene")
    assert line.scene["lang"] == "de"


def test_questions_are_answered_from_the_own_view(url: str) -> None:
    anna, berta, table = pair(url)
    line, other, watcher = anna.line(table, 0), berta.line(table, 1), Browser(url).line(table)
    line.send(t="preview", id=7, text=texts(line)[0])
    preview = line.until("preview")
    assert preview["id"] == 7
    assert [node["id"] for node in preview["nodes"]] == ["rabbit:1"]
    assert len(preview["say"]) == 2  # the move, and what the rules tell of it
    line.send(t="preview", id=8, text="1-c3")
    refused = line.until("preview")
    assert refused["nodes"] == []
    assert refused["say"]
    move = line.scene["moves"][0]
    other.send(t="whynot", id=9, parts=move["parts"])
    why = other.until("whynot")
    assert why["id"] == 9
    assert why["say"]
    watcher.send(t="whynot", id=1, parts=move["parts"])
    assert "watching" in watcher.until("whynot")["say"]
    line.send(t="whynot", id=2, parts=["no:such:thing"])
    assert line.until("whynot")["say"]
    line.send(t="preview", id=3, text=texts(line)[0])
    line.until("preview")
    line.drain()
    assert line.scene["k"] == 0 or all(entry["kind"] != "move" for entry in line.entries)  # nothing was played


def test_what_is_typed_into_a_form_where_nothing_is_asked_is_answered(url: str) -> None:
    anna, _berta, table = pair(url)
    line = anna.line(table, 0)
    answer = line.ask(t="form", id="answer", text="Roquefort")
    assert answer["ok"] is False
    assert "asked" in answer["say"]
    line.send(t="form", key="k")
    assert line.until("bad")["say"]  # without its text it is no frame
    assert line.play(texts(line)[0])["ok"]


def test_the_actors_scene_goes_first(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[int | None, str]] = []
    put = Socket._put

    async def recording(self: Socket, frame: bytes) -> None:
        sent.append((self.viewer, json.loads(frame)["t"]))
        await put(self, frame)

    anna, berta, table = pair(url, arrows="A6")
    watcher = Browser(url).line(table)  # the first to be woken
    other, line = berta.line(table, 1), anna.line(table, 0)
    for one in (watcher, other, line):
        one.quiet()
    assert line.play("1-a1")["ok"]
    for one in (watcher, other, line):  # what comes of the first move is over for everybody
        one.quiet()
    monkeypatch.setattr(Socket, "_put", recording)
    assert line.play("2-e3")["ok"]  # day breaks: everybody hears
    for one in (line, other, watcher):
        one.until("scene")
    scenes = [viewer for viewer, kind in sent if kind == "scene"]
    assert scenes[0] == 0
    assert sorted(scenes[1:], key=str) == [1, None]
    own = [kind for viewer, kind in sent[: sent.index((0, "scene")) + 1] if viewer == 0]
    assert own == [kind for _, kind in sent[: len(own)]]
    assert own[0] == "answer"


def test_presence_shows_who_is_here(url: str) -> None:
    anna, berta, table = pair(url)
    line = anna.line(table, 0)
    assert [s["here"] for s in line.scene["seats"]] == [True, False]
    other = berta.line(table, 1)
    assert line.until("scene")["seats"][1]["here"] is True
    other.close()
    assert line.until("scene")["seats"][1]["here"] is False
