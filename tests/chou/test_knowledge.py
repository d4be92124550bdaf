"""Who may know what: views, their fillings, what is told; and that a night leaves no trace with the blind."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.kernel import CHANCE, NEVER, OVER, state_fields
from chou.table import GAME, VARIANTS, at, game_of, name, play, step
from walks import viewers

HIDDEN = [n for n, about in state_fields(GAME.State).items() if about.hidden]


def _rabbits(states: Any, viewer: int) -> bool:
    return viewer >= 0 and viewer in states["owner"][0, :2]


@settings(deadline=None, max_examples=12)
@given(options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
def test_views_are_stable_and_fillings_fit_them(options: dict[str, Any], seed: int) -> None:
    rng = GAME.rng(seed)
    for states in game_of(options, seed):
        for viewer in viewers(states):
            seen = GAME.observed(states, viewer)
            assert GAME.observed(seen, viewer).tobytes() == seen.tobytes()
            assert GAME.shown(seen).tobytes() == seen.tobytes()
            filled = GAME.determinized(seen, viewer, rng)
            assert GAME.observed(filled, viewer).tobytes() == seen.tobytes()
            assert (GAME.actors(filled) == OVER) == (GAME.actors(states) == OVER)
            if GAME.actors(states) == OVER:
                assert seen.tobytes() == states.tobytes()


@settings(deadline=None, max_examples=12)
@given(options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
def test_a_seat_has_the_same_moves_on_its_view(options: dict[str, Any], seed: int) -> None:
    for states in game_of(options, seed):
        for seat in viewers(states)[:-1]:
            seen = GAME.observed(states, seat)
            assert GAME.legal(seen, seat) == GAME.legal(states, seat)
            assert GAME.rules.idle(GAME.view(seen), seat) == GAME.rules.idle(GAME.view(states), seat)
            assert (GAME.actors(seen) > 0 and GAME.actors(seen) >> seat & 1) == (
                GAME.actors(states) > 0 and GAME.actors(states) >> seat & 1
            )


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_a_seat_hears_the_same_reasons_on_its_view(options: dict[str, Any]) -> None:
    native = GAME.compiled()
    for number, states in enumerate(game_of(options, 6)):
        if number % 4 == 0:
            for seat in viewers(states)[:-1]:
                seen = GAME.observed(states, seat)
                for action in range(GAME.ACTIONS):
                    assert native.h_refusal(seen, 0, seat, action) == native.h_refusal(states, 0, seat, action)


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_a_night_is_invisible_to_the_blind(options: dict[str, Any]) -> None:
    """From dusk to the rabbits' last move the gardeners' and spectators' views do not change by one byte."""
    views: dict[tuple[int, int], bytes] = {}
    nights = 0
    for states in game_of(options, 4):
        if states["phase"][0] not in (1, 2):
            continue
        for viewer in viewers(states):
            if not _rabbits(states, viewer):
                now = GAME.observed(states, viewer).tobytes()
                assert views.setdefault((viewer, int(states["round"][0])), now) == now
                nights += 1
    assert nights > 3


def test_who_ate_which_and_what_was_drawn_is_no_trace() -> None:
    """Twin nights: other moves, other draws, another number of steps; the gardeners' views are the same bytes."""
    text = "night 1\nrabbits b2 d3\narrows b2 *  d3 *\nmemory first night\ntrace -"
    one, two, three = (at(text, players=4) for _ in range(3))
    play(one, 0, "1-a2")
    GAME.draw(one, 63)
    play(two, 0, "..")
    play(two, 1, "2-d4")
    for viewer in (2, 3, -1):
        views = {GAME.observed(states, viewer).tobytes() for states in (one, two, three)}
        assert len(views) == 1
    assert len({GAME.observed(states, 0).tobytes() for states in (one, two, three)}) == 3


def test_partners_share_all_that_their_side_knows() -> None:
    for states in game_of({"players": 4, "bushes": True}, 12):
        if GAME.actors(states) == OVER:
            break
        a, b, c, d = (int(seat) for seat in states["owner"][0])
        assert GAME.observed(states, a).tobytes() == GAME.observed(states, b).tobytes()
        assert GAME.observed(states, c).tobytes() == GAME.observed(states, d).tobytes()


def test_a_spectator_sees_no_more_than_either_side() -> None:
    for states in game_of({"bushes": True}, 9):
        if GAME.actors(states) == OVER:
            break
        seen = GAME.observed(states, -1)
        for seat in (0, 1):
            side = GAME.observed(states, seat)
            known = seen["arrows"][0] != 0
            assert (side["arrows"][0][known] == seen["arrows"][0][known]).all()
        assert (seen["rabbits"][0] < 0).all()


def test_arrows_are_known_to_the_side_that_looked() -> None:
    states = at("day 1\nrabbits a1 e3\narrows a1 -e  e3 *\nmemory first night\ntrace -")
    play(states, 1, "A-10?b2")
    assert GAME.actors(states) == CHANCE and states["drawer"][0] == 1
    assert GAME.told_draw(states, 62, 0) == NEVER
    assert GAME.told_draw(states, 62, -1) == NEVER
    assert GAME.told_draw(states, 62, 1) == 62
    GAME.draw(states, 62)
    b2 = 4
    masks = {viewer: int(GAME.observed(states, viewer)["arrows"][0, b2]) for viewer in (0, 1, -1)}
    assert masks == {0: 0, 1: 62, -1: 0}
    assert int(GAME.observed(states, 0)["arrows"][0, 0]) == 62  # a1: the rabbit is under it
    assert int(GAME.observed(states, 1)["arrows"][0, 0]) == 0


def test_the_arrows_over_a_caught_rabbit_are_known_to_all() -> None:
    states = at("day 1\nrabbits b2 e3\narrows b2 -w  e3 *\nmemory first night\ntrace -")
    play(states, 1, "A-4?b2")
    assert states["rabbits"][0].tolist() == [-3, 18]
    for viewer in (0, 1, -1):
        assert int(GAME.observed(states, viewer)["arrows"][0, 4]) == 63 ^ 8


def test_told_by_night_and_by_day() -> None:
    night = at("night 1\nrabbits b2 d3\nmemory first night\ntrace -", players=4)
    assert [GAME.told(night, 0, 1, viewer) for viewer in (0, 1, 2, 3, -1)] == [1, 1, NEVER, NEVER, NEVER]
    day = at("day 1\nrabbits b2 d3\nmemory first night\ntrace -", players=4)
    assert [GAME.told(day, 2, 46, viewer) for viewer in (0, 1, 2, 3, -1)] == [46] * 5


def test_a_blind_night_goes_back_to_dusk_when_it_is_filled() -> None:
    states = at("night 1\nrabbits b2 d3\nmemory first night\ntrace -")
    play(states, 0, "1-a2")
    GAME.draw(states, 63)
    filled = GAME.determinized(GAME.observed(states, 1), 1, GAME.rng(1))
    assert filled["moved"][0].tolist() == [0, 0]
    assert filled["eaten"][0].tolist() == [0] * 19
    assert GAME.actors(filled) == 1 << 0
    assert (filled["rabbits"][0] >= 0).all()


def test_every_hidden_field_is_blanked_for_somebody() -> None:
    """A field declared hidden differs from the truth in some view of some position; no other field ever does."""
    differs: set[str] = set()
    for seed, options in enumerate(VARIANTS[:6]):
        for states in game_of(options, seed):
            for viewer in viewers(states):
                seen = GAME.observed(states, viewer)
                differs |= {n for n in GAME.State.dtype.names if not np.array_equal(seen[n], states[n])}
    assert differs == {*HIDDEN, "drawer"}


def test_play_goes_on_from_a_filled_view() -> None:
    dice = random.Random(1)
    for states in game_of({"players": 3, "bushes": True}, 21):
        viewer = dice.choice(viewers(states))
        filled = GAME.determinized(GAME.observed(states, viewer), viewer, GAME.rng(dice.randrange(99)))
        for _ in range(30):
            if GAME.actors(filled) == OVER:
                break
            step(filled, dice)
