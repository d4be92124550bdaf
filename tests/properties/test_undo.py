"""Undo: back to the information barrier and not behind it, computed from the declared fields, in every game."""

# ruff: noqa: A002
from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.match import events as ev
from properties.shelf import IDS, a_match, game_of, options_of


@pytest.mark.parametrize("id", IDS)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1 << 30))
def test_undo_stops_at_every_barrier_and_only_there(id: str, seed: int) -> None:
    dice = random.Random(seed)
    game = game_of(id)
    memory = [name for name, about in game.State.fields.items() if about.memory]
    match = a_match(id, dice.choice(options_of(id)), seed)
    referee = match.referee
    while not match.over and len(match.events) < 120:
        before = {name: referee.states[name].tobytes() for name in memory}
        round_before, number = int(referee.s.round), len(match.events)
        record = referee.states.tobytes()
        seat, waiting = dice.choice(match.to_move), set(match.to_move)
        match.play(dice.choice(match.moves(seat)), seat)
        handed = bool(set(match.to_move) - waiting - {seat})
        drew = any(event.kind in (ev.DRAW, ev.DESK) for event in match.events[number:])
        learnt = any(referee.states[name].tobytes() != kept for name, kept in before.items())
        barrier = drew or learnt or int(referee.s.round) != round_before or match.over
        assert not (barrier and match.can_undo(seat))
        assert barrier or handed or match.can_undo(seat)
        if match.can_undo(seat) and dice.random() < 0.5:
            kept = {viewer: len(match.stream(viewer)) for viewer in (*range(len(match.seats)), None)}
            match.undo(seat)
            assert referee.states.tobytes() == record, "the state is the one before the move"
            for viewer, length in kept.items():
                new = match.stream(viewer)[length:]
                assert [entry.kind for entry in new] in ([], ["undo"]), "who heard of the move hears of its undo"
        for other in range(len(match.seats)):
            if other != seat and match.can_undo(other):
                step = referee.undoable(other)
                assert step is not None and not any(
                    later.n > step.n and other in later.heard and not later.apart for later in referee.steps
                ), "nothing that the seat has heard of came since"


@pytest.mark.parametrize("id", IDS)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 1 << 30))
def test_a_match_with_undone_moves_replays(id: str, seed: int) -> None:
    """The state is a function of the log, undo and all."""
    from cheeseboard.match import saves

    dice = random.Random(seed)
    match = a_match(id, dice.choice(options_of(id)), seed)
    while not match.over and len(match.events) < 90:
        able = [seat for seat in range(len(match.seats)) if match.can_undo(seat)]
        if able and dice.random() < 0.3:
            match.undo(dice.choice(able))
            continue
        seat = dice.choice(match.to_move)
        match.play(dice.choice(match.moves(seat)), seat)
    again = saves.parse(saves.dump(match), game_of(id))
    assert again.referee.states.tobytes() == match.referee.states.tobytes()
    assert all(again.stream(viewer) == match.stream(viewer) for viewer in (*range(len(match.seats)), None))


@pytest.mark.parametrize("id", IDS)
def test_taking_everything_back_ends(id: str) -> None:
    match = a_match(id, options_of(id)[0], 3)
    for _ in range(3):
        seat = match.to_move[0]
        match.play(match.moves(seat)[-1], seat)
    taken = 0
    while any(match.can_undo(seat) for seat in range(len(match.seats))):
        match.undo(next(seat for seat in range(len(match.seats)) if match.can_undo(seat)))
        taken += 1
        assert taken <= 3
