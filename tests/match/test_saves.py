"""Save files: the referee's replays to the same hash, a viewer's holds no secret, what is wrong has a sentence."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.kernel import Game
from cheeseboard.match import Match, new, saves
from cheeseboard.match.header import canonical
from match.conftest import play_on
from words.details import say_everywhere

TINY = Game("match.tiny", "tiny")


def a_match(moves: int = 1000) -> Match:
    match = new(TINY, players=4, seed=8)
    match.signal(0, "high")
    match.play("look", 2)
    match.hand(1, "bot", level="sharp")
    match.play("bid 1", 3, by="Ben", key="k")
    match.undo(3)
    match.play("bid 3", 3)
    return play_on(match, 3, moves)


WHOLE = saves.dump(a_match())


@pytest.mark.parametrize("moves", [0, 4, 1000])
def test_loading_replays_to_the_same(tmp_path: Path, moves: int) -> None:
    match = a_match(moves)
    match.save(tmp_path / "a.cheeseboard")
    again = saves.load(tmp_path / "a.cheeseboard", TINY)
    assert again.events == match.events and again.referee.chain == match.referee.chain
    for viewer in (*range(4), None):
        assert again.stream(viewer) == match.stream(viewer)
        assert again.position(viewer) == match.position(viewer)
    assert again.seats == match.seats
    assert [again.can_undo(seat) for seat in range(4)] == [match.can_undo(seat) for seat in range(4)]
    assert saves.dump(again) == saves.dump(match)


def test_a_file_that_cannot_be_written_or_read_has_a_sentence(tmp_path: Path) -> None:
    match = a_match(2)
    lost = tmp_path / "no" / "such" / "a.cheeseboard"
    for seat in ("referee", 0, None):
        with pytest.raises(cb.BadSave, match="there is no folder") as mistake:
            match.save(lost, seat=seat)
        say_everywhere(mistake.value, str(lost))
    (tmp_path / "full").mkdir()
    with pytest.raises(cb.BadSave, match="cannot be written"):
        match.save(tmp_path / "full")  # a folder is in its place
    for path in (lost, tmp_path / "full"):
        with pytest.raises(cb.BadSave, match="cannot be read"):
            cb.load(path)


@given(st.integers(0, len(WHOLE) - 1))
@settings(max_examples=60, deadline=None)
def test_a_file_cut_short_is_said_to_be(length: int) -> None:
    with pytest.raises(cb.BadSave) as mistake:
        saves.parse(WHOLE[:length], TINY)
    if length > 20:
        assert "cut short" in str(mistake.value)


@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 255))
@settings(max_examples=150, deadline=None)
def test_one_changed_byte_is_noticed(at: int, change: int) -> None:
    changed = bytearray(WHOLE)
    changed[at] ^= change
    with pytest.raises(cb.BadSave) as mistake:
        saves.parse(bytes(changed), TINY)
    assert str(mistake.value).endswith((".", ")."))


@pytest.mark.parametrize(
    "data", [b"", b"\x00" * 100, b"PK\x03\x04 zip", b"[1, 2]", b"cheese", "häßlich".encode("latin-1")]
)
def test_foreign_files(data: bytes) -> None:
    with pytest.raises(cb.BadSave):
        saves.parse(data, TINY)


def test_newer_files_are_told_apart() -> None:
    with pytest.raises(cb.BadSave, match="newer Cheeseboard"):
        saves.parse(WHOLE.replace(b"cheeseboard 1 ", b"cheeseboard 99 ", 1), TINY)


def forged(change: str, to: str, whole: bytes = b"") -> bytes:
    """A file somebody edited and gave a fitting checksum."""
    lines = (whole or WHOLE).decode().replace(change, to, 1).split("\n")
    last = json.loads(lines[-2])
    count = last.pop("end")
    last.pop("sum")
    body = "".join(line + "\n" for line in lines[:-2]).encode()
    total = hashlib.sha256(body + canonical(last)).hexdigest()
    return body + canonical({"end": count, **last, "sum": total}) + b"\n"


ODD = (None, [], {}, -1, "x", 10**30, 1.5, True, "\x00", [[[]]])


def places(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Where in a JSON value something can be replaced."""
    inner: list[tuple[object, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [path, *(p for key, one in inner for p in places(one, (*path, key)))]


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_forger_who_knows_the_format_gets_no_further(data: st.DataObject) -> None:
    """Any value of any line replaced by an odd one, with a checksum that fits: a sentence, never another error."""
    lines = WHOLE.split(b"\n")
    number = data.draw(st.integers(1, len(lines) - 3))
    value = json.loads(lines[number])
    path = data.draw(st.sampled_from(places(value)))
    odd = data.draw(st.sampled_from(ODD))
    at = value
    for key in path[:-1]:
        at = at[key]
    if path:
        at[path[-1]] = odd
    else:
        value = odd
    if canonical(value) != lines[number]:
        with pytest.raises(cb.BadSave):
            saves.parse(forged(lines[number].decode(), canonical(value).decode()), TINY)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_forged_viewers_file_does_not_pass_either(data: st.DataObject) -> None:
    """Its header, its entries and its last look are all held against the referee's file."""
    match = a_match()
    whole = saves.dump_view(match, data.draw(st.sampled_from((0, 2, -1))))
    saves.check_view(whole, match)
    lines = whole.split(b"\n")
    number = data.draw(st.integers(1, len(lines) - 2))
    value = json.loads(lines[number])
    path = data.draw(st.sampled_from([one for one in places(value) if one or number < len(lines) - 2]))
    odd = data.draw(st.sampled_from(ODD))
    at = value
    for key in path[:-1]:
        at = at[key]
    if path:
        at[path[-1]] = odd
    else:
        value = odd
    if canonical(value) != lines[number]:
        with pytest.raises(cb.BadSave):
            bad = forged(lines[number].decode(), canonical(value).decode(), whole)
            saves.check_view(bad if path != ("sum",) else whole.replace(lines[number], canonical(value)), match)


@pytest.mark.parametrize("lines", [["cheeseboard 1 referee"], ["cheeseboard 1 viewer"], ["cheeseboard 1 viewer", "{"]])
def test_a_file_of_nothing_but_a_fitting_checksum(lines: list[str]) -> None:
    body = "".join(line + "\n" for line in lines).encode()
    total = hashlib.sha256(body + canonical({})).hexdigest()
    data = body + canonical({"end": len(lines) - 2, "sum": total}) + b"\n"
    for read in (saves.parse, saves.read_view):
        with pytest.raises(cb.BadSave):
            read(data)


@pytest.mark.parametrize(
    ("change", "to"),
    [
        ('"text":"bid 3"', '"text":"bid 2"'),
        ('"text":"bid 3"', '"text":"dance"'),
        ('"text":"bid 3"', '"text":"nod"'),
        ('"kind":"undo"', '"kind":"move"'),
        ('"by":"Ben"', '"by":"Bob"'),
        ('"text":"bot:sharp"', '"text":"bot:gentle"'),
        ('"edition":1', '"edition":2'),
        ('"players":4', '"players":3'),
        ('"players":4', '"players":9'),
        ('"label":"bonus"', '"label":"malus"'),
        ('"seat":0', '"seat":7'),
        ('"scores":[', '"scores":[1'),
        ('"over":true,"scores"', '"over":false,"scores"'),
    ],
)
def test_a_forged_file_does_not_verify(change: str, to: str) -> None:
    data = forged(change, to)
    assert data != WHOLE
    with pytest.raises(cb.BadSave):
        saves.parse(data, TINY)


def test_the_honest_forgery_loads() -> None:
    assert saves.parse(forged("zzz", "yyy"), TINY).over  # the control: without a change the forger's tool is harmless


def test_a_game_that_is_not_here() -> None:
    with pytest.raises(cb.BadSave, match="no game"):
        saves.parse(WHOLE)


@pytest.mark.parametrize(
    ("old", "new_", "id"),
    [
        ('"start":""', '"start":"day 1\\nrabbits b4 b4"', "error-save-header"),
        ('"players":2', '"players":9', "error-save-header"),
        ('"arrows":"B65"', '"arrows":"B66"', "error-save-header"),
        ('"game":"chou"', '"game":"cabbage"', "error-save-needs"),
        ('"box_text":""', '"box_text":"title = 3"', "error-save-needs"),
        ('"edition":1', '"edition":99', "error-save-edition"),
        ('"edition":1', '"edition":0', "error-save-changed"),
    ],
)
def test_a_header_that_cannot_be_set_up_is_told_in_every_language(old: str, new_: str, id: str) -> None:  # noqa: A002
    header = cb.new("chou", seed=1).pack_header().decode()
    assert old in header
    with pytest.raises(cb.BadSave) as bad:
        saves.restore(header.replace(old, new_).encode(), [])
    assert bad.value.id == id
    say_everywhere(bad.value, new_.replace("\\n", " "), "chou")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(cb.BadSave, match="cannot be read"):
        cb.load(tmp_path / "none.cheeseboard")


def test_viewers_files_hold_no_secret_and_verify_later(tmp_path: Path) -> None:
    match = a_match(6)
    files = {}
    for viewer in (0, 1, None):
        path = tmp_path / f"{viewer}.cheeseboard"
        match.save(path, seat=viewer)
        files[viewer] = path.read_bytes()
        assert match.referee.dice.secret.hex() not in files[viewer].decode()
    with pytest.raises(cb.BadSave, match="one viewer's file"):
        saves.parse(files[0], TINY)
    play_on(match, 9)
    for data in files.values():
        saves.check_view(data, match)
    other = play_on(a_match(6), 10)
    assert other.events != match.events
    longer = new(TINY, players=4, seed=9)
    with pytest.raises(cb.BadSave, match="different matches"):
        saves.check_view(files[0], longer)


def test_a_seal_binds_hidden_moves() -> None:
    def with_bid(bid: str) -> Match:
        match = new(TINY, players=2, seed=4)
        match.play(bid, 0)
        match.hand(1, "bot")  # an entry for everybody, after a move that only seat 0 knows
        return match

    seen = saves.dump_view(with_bid("bid 1"), 1)
    saves.check_view(seen, with_bid("bid 1"))
    with pytest.raises(cb.BadSave, match="seal"):
        saves.check_view(seen, with_bid("bid 2"))


def test_the_secret_is_in_a_viewers_file_once_the_game_is_over() -> None:
    match = a_match()
    assert match.over and match.referee.dice.secret.hex() in saves.dump_view(match, 0).decode()


def test_a_start_position_is_sealed_in_the_public_header() -> None:
    match = new(TINY, seed=1, position="round 2 bonus 1 phase 1\npoints 4 5\nbids 0 0\npot ?\nnods 0 0")
    header, entries, _ = saves.read_view(saves.dump_view(match, 0))
    assert "round" not in header["start"] and len(header["start"]) == 64
    assert entries[0]["kind"] == "start"
    assert saves.parse(saves.dump(match), TINY).position() == match.position()
