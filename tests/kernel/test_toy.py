"""Barn exercises every part of the contract: what is heard, seen, remembered, committed, and asked at the desk."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.kernel import CHANCE, COARSE, DESK, HELD, NEVER, SPECTATOR, Game, States, same, view
from kernel.toy.codes import BLANK, PASS, PEEKED, TO_PEEK
from properties.agreement import check, plain_states, variants

TOY = Game("kernel.toy")


def at_bids(**options: object) -> States:
    states = TOY.new(options)
    while TOY.actors(states) == CHANCE:
        TOY.draw(states, TOY.chance(states)[-1][0])
    return states


@pytest.mark.parametrize("safe", [False, True], ids=["native", "safe"])
def test_the_runs_agree(safe: bool) -> None:
    for number, options in enumerate(variants(TOY)):
        for seed in range(5):
            assert check(TOY, options, seed * 100 + number, safe=safe) > 5


def test_the_edition_of_the_rules_is_in_the_header() -> None:
    assert view(TOY.new()).edition == 3 == TOY.edition
    assert view(TOY.new(edition=1)).edition == 1


def test_nature_draws_for_a_seat_and_only_it_hears() -> None:
    states = TOY.new()
    assert TOY.actors(states) == CHANCE and view(states).drawer == 0
    assert TOY.chance(states) == [(0, 4), (1, 3), (2, 2), (3, 1)]
    assert [TOY.told_draw(states, 3, viewer) for viewer in (0, 1, SPECTATOR)] == [3, NEVER, NEVER]
    TOY.draw(states, 3)
    assert TOY.chance(states) == [(0, 4), (1, 3), (2, 2)] and view(states).drawer == 1


def test_a_secret_round_hides_who_has_committed() -> None:
    states = at_bids()
    assert TOY.secret(states) and TOY.waiting(states) == (0, 1)
    assert [TOY.told(states, 0, 2, viewer) for viewer in (0, 1, SPECTATOR)] == [2, HELD, HELD]
    before = [TOY.observed(states, viewer) for viewer in (1, SPECTATOR)]
    TOY.apply(states, 0, 2)
    assert TOY.waiting(states) == (1,)
    assert all(same(a, TOY.observed(states, v)) for a, v in zip(before, (1, SPECTATOR)))
    assert TOY.legal(TOY.observed(states, 1), 1) == TOY.legal(states, 1)
    TOY.apply(states, 1, 0)
    assert view(states).round == 1 and view(TOY.observed(states, 1)).bid[0] == 2


def test_the_order_of_seats_in_a_secret_round_means_nothing() -> None:
    one, other = at_bids(players=3), at_bids(players=3)
    for seat in (0, 1, 2):
        TOY.apply(one, seat, seat)
    for seat in (2, 0, 1):
        TOY.apply(other, seat, seat)
    assert same(one, other)


def peeking(sly: bool) -> States:
    states = at_bids(sly=sly)
    TOY.apply(states, 0, 1)
    TOY.apply(states, 1, 1)
    return states


def test_an_open_peek_is_heard_coarsely_and_remembered() -> None:
    states = peeking(sly=False)
    assert not TOY.secret(states) and TOY.waiting(states) == (0, 1)
    assert [TOY.told(states, 1, TO_PEEK, v) for v in (1, 0, SPECTATOR)] == [TO_PEEK, COARSE + PEEKED, COARSE + PEEKED]
    assert TOY.told(states, 1, PASS, 0) == PASS == TOY.idle(states, 1)
    TOY.apply(states, 1, TO_PEEK)
    mine, theirs = view(TOY.observed(states, 1)), view(TOY.observed(states, 0))
    assert mine.seen[1] == view(states).hand[0] and mine.hand[0] == BLANK and theirs.seen[1] == BLANK


def test_a_sly_peek_leaves_no_trace() -> None:
    states = peeking(sly=True)
    assert TOY.told(states, 1, TO_PEEK, 0) == NEVER
    before = TOY.observed(states, 0)
    TOY.apply(states, 1, TO_PEEK)
    assert same(before, TOY.observed(states, 0))


def test_what_is_known_is_not_what_is_shown() -> None:
    states = peeking(sly=False)
    TOY.apply(states, 1, TO_PEEK)
    observed = TOY.observed(states, 1)
    assert view(observed).seen[1] >= 0 and view(TOY.shown(observed)).seen[1] == BLANK


def test_the_desk_decides() -> None:
    states = peeking(sly=False)
    TOY.apply(states, 0, PASS)
    TOY.apply(states, 1, PASS)
    assert TOY.actors(states) == DESK and TOY.chance(states) == [(0, 1), (1, 3)]
    assert TOY.told_draw(states, 0, SPECTATOR) == 0
    hand = view(states).hand[0]
    TOY.draw(states, 0)
    assert TOY.scores(states) == [-2 * (hand + 1), 0] and TOY.ranks(states) == [1, 0]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 3), st.booleans())
def test_observing_is_idempotent_and_undone_by_nothing(seed: int, players: int, sly: bool) -> None:
    for states in plain_states(TOY, {"players": players, "sly": sly}, seed):
        for viewer in range(-1, players):
            observed = TOY.observed(states, viewer)
            assert same(observed, TOY.observed(observed, viewer))
            if viewer < 0 or TOY.actors(states) == 0:
                continue
            guess = TOY.determinized(observed, viewer, TOY.rng(seed))
            assert BLANK not in view(guess).hand
            assert same(TOY.observed(guess, viewer), observed)
            assert TOY.actors(guess) >> viewer & 1 == TOY.actors(states) >> viewer & 1


def test_questions_leave_scratch_at_zero() -> None:
    states = peeking(sly=False)
    before = states.tobytes()
    TOY.ranks(states)
    TOY.scores(states)
    assert states.tobytes() == before


def test_teams() -> None:
    assert TOY.teams(TOY.options(players=3)) == (0, 1, 2)
