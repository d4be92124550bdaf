"""Time for a decision: what begins it anew, what undo gives back, and what it must not tell."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard import new
from cheeseboard.kernel import Game
from cheeseboard.kernel.errors import Mistake
from cheeseboard.match import Match
from cheeseboard.match import new as new_match
from cheeseboard.match.clock import DAY, LIMITS, Clock, often_late
from cheeseboard.match.events import CLOCK, DRAW, MESSAGE, MOVE, SEAT, UNDO, Event
from cheeseboard.match.streams import TIME_UP
from match.conftest import play_on

SEATS = 3
moments = st.floats(0, 1e6, allow_nan=False, allow_infinity=False)
gaps = st.lists(st.integers(0, 500), min_size=1, max_size=12)


def event(kind: str, n: int = 1, seat: int = 0, text: str = "", heard: bool = True) -> Event:
    return Event(n, kind, seat, text, heard=heard)


def left(clock: Clock, seat: int, limit: float, now: float) -> float:
    return clock.deadline(seat, limit) - now


@given(moments, gaps, st.sampled_from(LIMITS[1:]))
def test_what_everybody_hears_begins_every_decision_anew(at: float, waits: list[int], limit: int) -> None:
    clock = Clock.start(SEATS, at)
    for n, wait in enumerate(waits, 1):
        at += wait
        clock = clock.after(event(MOVE if n % 3 else DRAW, n, n % SEATS), at)
        assert all(clock.deadline(seat, limit) == at + limit for seat in range(SEATS))


@given(moments, gaps, st.randoms(use_true_random=False))
def test_what_is_not_heard_leaves_no_trace(at: float, waits: list[int], dice: random.Random) -> None:
    """Two histories that differ in hidden steps, their number too, have the same clock."""
    plain = secret = Clock.start(SEATS, at)
    for n, wait in enumerate(waits, 1):
        at += wait
        for _ in range(dice.randrange(3)):
            kind = dice.choice((MOVE, DRAW, UNDO, MESSAGE))
            secret = secret.after(event(kind, 100 + n, dice.randrange(SEATS), "100", heard=False), at)
        seen = event(MOVE, n, 0)
        plain, secret = plain.after(seen, at), secret.after(seen, at)
        assert plain == secret


@given(moments, st.lists(st.tuples(st.integers(0, 20), st.integers(0, 400)), max_size=8))
def test_moving_and_taking_back_gains_no_time(at: float, rounds: list[tuple[int, int]]) -> None:
    clock = Clock.start(SEATS, at)
    thought = 0
    for n, (think, elsewhere) in enumerate(rounds, 1):
        thought += think
        at += think
        clock = clock.after(event(MOVE, n), at)
        at += elsewhere
        clock = clock.after(event(UNDO, 100 + n, 0, str(n)), at)
        assert left(clock, 0, 300, at) == pytest.approx(300 - thought, abs=1e-3)


def test_a_move_taken_back_behind_another_brings_its_own_time_back() -> None:
    clock = (
        Clock.start(2, 0).after(event(MOVE, 1, 0), 10).after(event(MOVE, 2, 0), 15).after(event(UNDO, 3, 0, "2"), 40)
    )
    assert left(clock, 0, 60, 40) == 55  # the second had 5 s of its own
    assert left(clock.after(event(UNDO, 4, 0, "1"), 50), 0, 60, 50) == 50  # and the first 10


@given(moments, st.integers(0, 50), st.integers(0, 10_000), st.integers(0, 50))
def test_a_pause_does_not_count(at: float, before: int, pause: int, after: int) -> None:
    clock = Clock.start(SEATS, at).after(event(MOVE, 1), at + before)
    paused = clock.later(pause)
    now = at + before + after
    assert left(paused, 1, 60, now + pause) == pytest.approx(left(clock, 1, 60, now), abs=1e-3)
    undone = paused.after(event(UNDO, 2, 0, "1"), now + pause)
    assert left(undone, 0, 60, now + pause) == pytest.approx(60 - before, abs=1e-3)


def test_whoever_takes_a_seat_over_gets_the_whole_time_and_the_others_keep_theirs() -> None:
    clock = Clock.start(2, 0).after(event(SEAT, 1, 1, "person:Berta"), 50)
    assert (clock.deadline(0, 60), clock.deadline(1, 60)) == (60, 110)
    moved = Clock.start(2, 0).after(event(MOVE, 1, 0), 50).after(event(SEAT, 2, 0, "person:Carl"), 55)
    assert left(moved.after(event(UNDO, 3, 0, "1"), 58), 0, 60, 58) == 60


def test_grace_moves_nobodys_time_nearer() -> None:
    clock = Clock((0.0, 100.0)).not_before(90, 60)
    assert (clock.deadline(0, 60), clock.deadline(1, 60)) == (90, 160)


def test_who_is_late() -> None:
    clock = Clock((0.0, 10.0))
    assert clock.late((0, 1), 30, 29) == ()
    assert clock.late((0, 1), 30, 30) == (0,)
    assert clock.late((1,), 30, 35) == ()  # the game does not wait for seat 0
    assert clock.late((0, 1), 0, 1e9) == ()  # no limit
    assert clock.next((0, 1), 30) == 30 and clock.next((1,), 30) == 40
    assert clock.next((0, 1), 0) is None and clock.next((), 30) is None
    assert set(LIMITS) == {0, 30, 60, 120, 300, DAY}


# -- in real matches -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_match_tells_the_clock_only_what_each_viewer_heard(seed: int) -> None:
    """Whenever the clock begins anew, every viewer's stream has grown: nothing hidden starts it."""
    match, dice = new("chou", players=4, seed=seed), random.Random(seed)
    hidden = 0
    while not match.over:
        before = {v: len(match.stream(v)) for v in (None, *range(4))}
        known = len(match.events)
        seat = dice.choice(match.to_move)
        match.play(dice.choice(match.moves(seat)), seat)
        clock = Clock.start(4, 0.0)
        for one in match.events[known:]:
            clock = clock.after(one, 1.0)
        if clock.begun == (1.0,) * 4:
            assert all(len(match.stream(v)) > before[v] for v in before)
        else:
            assert clock.begun == (0.0,) * 4
            hidden += 1
    assert hidden > 0  # rabbits did act unheard


def test_a_restored_match_knows_what_was_heard(tiny: Game) -> None:
    match = play_on(new_match(tiny, players=3, seed=5), 1)
    again = Match.restore(match.pack_header(), match.pack_events(), tiny)
    assert [one.heard for one in again.events] == [one.heard for one in match.events]
    assert len({one.heard for one in match.events if one.kind == MOVE}) == 2


def test_the_clocks_move_says_so_and_stays() -> None:
    match = new("chou", players=2, seed=3)
    for _ in range(2):
        match.idle(0)
    assert [e.by for e in match.events if e.kind == MOVE] == [CLOCK, CLOCK]
    entry = match.idle(1, key="k")
    assert match.idle(1, key="k") == entry  # repeated: harmless
    assert entry.by == CLOCK
    for lang in ("en", "fr", "de", "da", "ro", "zh"):
        sentences = match.log(1, lang)
        assert len(sentences) >= 2
    assert any(line.startswith("Time is up for Blue") for line in match.log(None, "en"))
    assert not any("Time is up for Red" in line for line in match.log(1))  # what red did by night is not told
    assert not match.can_undo(1)
    with pytest.raises(Mistake):
        match.undo(1)


def test_the_clocks_sentence_of_a_secret_choice_comes_when_the_round_is_open(tiny: Game) -> None:
    match = new_match(tiny, players=2, seed=3)

    def said(viewer: int | None) -> list[str]:
        return [msg.id for entry in match.stream(viewer) for msg in entry.says]

    match.idle(0)
    assert TIME_UP in said(0) and TIME_UP not in said(1) + said(None)
    match.play(match.moves(1)[0], 1)
    assert said(1).count(TIME_UP) == said(None).count(TIME_UP) == 1


def test_nobody_passes_for_the_clock() -> None:
    match = new("chou", players=2, seed=3)
    assert match.play(match.moves(0)[0], 0, by=CLOCK).by == ""


def test_late_twice_in_a_row() -> None:
    match = new("chou", players=2, seed=3)
    while match.to_move == (0,):
        match.play(match.moves(0)[0], 0)
    own = match.stream
    match.idle(1)
    assert not often_late(own(1), 1)
    match.idle(1)
    assert often_late(own(1), 1) and often_late(own(0), 1)
    match.hand(1, "person", "Berta")
    assert not often_late(own(1), 1)
