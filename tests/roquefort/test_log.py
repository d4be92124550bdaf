"""The log of a running game helps no more than memory would: a lap of turns in full, before it nothing with a place."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.games.roquefort.box import KIND_NAMES, SLOT_NAMES
from cheeseboard.match import saves
from cheeseboard.match.recall import older
from cheeseboard.toolkit.words import LANGS

ALL: dict[str, Any] = {"gonzola": True, "tower": True, "mechanism": True, "pantry": True}
PLACE = re.compile(rf"\b([a-g][1-7]|NW|NE|SW|SE|p[1-4]|{'|'.join(SLOT_NAMES)})\b")
OPEN_TO_ALL = ("placed", "tower-moved", "cheese", "no-token", "start", "seat")
"""Effects whose old lines may name a place or a kind: it still lies open, on the wall or before its owner."""


def played(steps: int, seed: int, **options: Any) -> Any:
    """A running match after so many random moves, or at its end."""
    match, rng = cb.new("roquefort", seed=seed, **options), random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_move[0]
        match.play(rng.choice([str(move) for move in match.moves(seat)]), seat)
    return match


@pytest.mark.parametrize("players", [2, 3, 5])
def test_old_lines_name_no_place(players: int) -> None:
    match = played(120, 7, players=players, **ALL)
    assert not match.over
    for viewer in (*range(players), None):
        count = older(match.referee, -1 if viewer is None else viewer)
        entries = match.stream(viewer)
        assert 0 < count < len(entries)
        full = match.referee.streams[-1 if viewer is None else viewer].entries
        for entry in entries[:count]:
            if not {effect[0] for effect in entry.effects} & set(OPEN_TO_ALL):
                assert not PLACE.search(str(entry.text) + str([msg.args for msg in entry.says]) + str(entry.nodes))
        assert entries[count:] == tuple(full[count:]), "the last lap is told as it was"
        turns = [k for k, entry in enumerate(full) if any(effect[0] == "turn" for effect in entry.effects)]
        assert count == turns[-players] + 1, "and a lap has as many turns as there are seats"


def test_old_and_new_lines_in_every_language() -> None:
    match = played(60, 3, players=2)
    stream, count = match.stream(0), older(match.referee, 0)
    assert any(effect[0] == "slid" for entry in stream[:count] for effect in entry.effects)
    first, old = len(stream[0].says) + len(stream[1].says), sum(len(entry.says) for entry in stream[:count])
    for lang in LANGS:
        lines = match.log(0, lang)
        assert not [line for line in lines[first:old] if PLACE.search(line)]
        assert [line for line in lines[old:] if PLACE.search(line)]


def test_no_text_of_a_viewer_s_file_says_where_a_trap_went_in() -> None:
    match = played(100, 11, players=2)
    _, entries, _ = saves.read_view(saves.dump_view(match, 0))
    count = older(match.referee, 0)
    assert not [e for e in entries[:count] if any(kind in e["text"] for kind in KIND_NAMES[1:])]
    assert [e for e in match.referee.streams[0].entries[:count] if e.text.startswith("slide")], "the referee keeps it"
    saves.check_view(saves.dump_view(match, 0), match)
    again = saves.parse(saves.dump(match))
    assert again.stream(0) == match.stream(0)


def test_with_the_trace_and_at_the_end_all_is_told() -> None:
    traced = played(60, 3, players=2, trace=True)
    assert older(traced.referee, 0) == 0 and traced.stream(0) == tuple(traced.referee.streams[0].entries)
    early = played(80, 5, players=2)
    half = saves.dump_view(early, 0)
    over = played(20_000, 5, players=2)
    assert over.over and over.stream(0) == tuple(over.referee.streams[0].entries)
    assert [str(event.text) for event in early.events] == [
        str(event.text) for event in over.events[: len(early.events)]
    ]
    saves.check_view(half, early)


def test_a_twin_of_a_match_reads_the_same() -> None:
    match = played(60, 9, players=3)
    before = match.stream(1)
    twin = match.fork()
    for one in (twin, match):
        rng = random.Random(4)
        for _ in range(30):
            seat = one.to_move[0]
            one.play(rng.choice([str(move) for move in one.moves(seat)]), seat)
    assert twin.stream(1) == match.stream(1) != before
