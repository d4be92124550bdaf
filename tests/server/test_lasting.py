"""SIGKILL in the middle of a night, and two servers over one folder: nothing is lost, nothing is shown twice."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx

from server.house import Browser, Process, free_port, serving, texts


def test_kill_in_the_night_and_go_on(tmp_path: Path) -> None:
    port = free_port()
    server = Process(tmp_path, port)
    try:
        server.wait()
        anna, berta = Browser(server.url), Browser(server.url)
        table = anna.table(who=("me", "open"), bushes="on")
        berta.join(anna.invite(table), 1)
        line, other = anna.line(table, 0), berta.line(table, 1)
        for one in (line, other):  # they give no numbers: in a moment the table settles the dice alone
            while not any(entry["kind"] == "dice" for entry in one.entries):
                one.until("log")
        assert line.play(texts(line)[3], "first-night")["ok"]
        server.kill()  # the second rabbit has not hidden yet; nobody was told goodbye
        line.quiet(1) if not line.entries else None
        server = Process(tmp_path, port)
        server.wait()
        back = anna.line(table, 0, seen=0)
        kept = [entry for entry in back.entries if entry["kind"] == "move"]
        assert len(kept) == 1
        repeated = back.play("anything", "first-night")  # the page repeats what it heard no answer to
        assert repeated["ok"] is True
        back.drain()
        assert len([entry for entry in back.entries if entry["kind"] == "move"]) == 1
        again = berta.line(table, 1, seen=other.entries[-1]["k"])
        assert again.entries == []
        assert again.scene["boards"] == other.scene["boards"]
        assert back.play(texts(back)[0])["ok"]
        again.until("scene")
        assert texts(again)  # it is day
        gone = [entry["k"] for entry in back.entries]
        assert gone == list(range(1, len(gone) + 1))
    finally:
        server.kill()


def test_the_server_answers_soon_and_says_where_it_is(tmp_path: Path) -> None:
    port = free_port()
    server = Process(tmp_path, port)
    try:
        server.wait()
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == f"Cheeseboard is at http://localhost:{port}/\n"
        second = Process(tmp_path, port)
        said, _ = second.process.communicate(timeout=30)
        assert second.process.returncode == 1
        assert said == f"Port {port} is in use, perhaps by another Cheeseboard. Close it or choose another port.\n"
        server.process.terminate()
        assert server.process.wait(15) in (0, -15)
    finally:
        server.kill()


def test_two_servers_over_one_folder_do_not_overwrite_each_other(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        anna = Browser(one)
        table = anna.table(who=("me", "here"), arrows="A6")
        elsewhere = Browser(two)
        elsewhere.http.cookies = anna.http.cookies
        here, there = anna.line(table, 0), elsewhere.line(table, 0)
        assert here.play(texts(here)[0], "k1")["ok"]
        there.until("scene")  # the other process looks at the disk now and then
        here.until("scene")
        assert there.scene["boards"] == here.scene["boards"]
        # Both at once: the loser reloads and plays on what the winner has written.
        left, right = anna.line(table, 0), elsewhere.line(table, 0)
        moves = texts(left)
        left.send(t="play", key="k2", text=moves[0])
        right.send(t="play", key="k3", text=moves[0])
        answers = [left.until("answer"), right.until("answer")]
        assert sorted(answer["ok"] for answer in answers) == [False, True]
        fresh = anna.line(table, 0)
        assert len([entry for entry in fresh.entries if entry["kind"] == "move"]) == 2
        # A key that the other process has carried out is answered from the disk.
        assert there.play(moves[0], "k1")["ok"] is True


def test_a_damaged_log_is_said_and_harms_no_other_table(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        anna = Browser(url)
        broken, whole = anna.table(who=("me", "here")), anna.table(who=("me", "here"))
        line = anna.line(broken, 0)
        assert line.play(texts(line)[0])["ok"]
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    with connection:
        connection.execute(
            "UPDATE events SET body = replace(body, '1-', '2-') WHERE match = ? AND number = 1", (broken,)
        )
    connection.close()
    with serving(tmp_path) as again:
        anna.http.base_url = httpx.URL(again)
        anna.url = again
        page = anna.http.get(f"/table/{broken}")
        assert page.status_code == 500
        assert "does not verify" in page.text
        refused = anna.line(broken, 0, hello=False)
        assert refused.closed() == 4404
        assert "does not verify" in refused.raw[0]
        line = anna.line(whole, 0)
        assert line.play(texts(line)[0])["ok"]
