"""What holds of `observe`, `shown` and `determinize` in every game."""

# ruff: noqa: A002
from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from cheeseboard.kernel import CHANCE, Game, States, clone, same, view
from cheeseboard.match.referee import Referee
from properties.agreement import plain_states
from properties.shelf import IDS, game_of, options_of, share, states_of, whole_games


def bit(game: Game, states: States, seat: int) -> bool:
    mask = game.actors(states)
    return mask > 0 and bool(mask >> seat & 1)


def fields_equal(game: Game, a: States, b: States) -> list[str]:
    """Names of fields that differ, but for those that may: choices of a running secret round, and caches."""
    loose = {name for name, about in game.State.fields.items() if about.commit or about.derived}
    return [n for n in game.State.fields if n not in loose and not np.array_equal(a[n], b[n])]


@whole_games(15)
def test_an_observed_record_answers_its_seat_as_the_true_one(id: str, seed: int) -> None:
    game = game_of(id)
    pick = random.Random(seed ^ 1)
    options = pick.choice(options_of(id))
    for referee in states_of(id, options, seed):
        if referee.mask == CHANCE or pick.random() > min(0.4, share(id, 60)):
            continue  # draws resolve at once: nobody is asked in between
        truth = referee.states
        for seat in range(len(referee.viewers) - 1):
            known = game.observed(truth, seat)
            assert same(game.observed(known, seat), known), "observe is idempotent"
            assert bit(game, known, seat) == bit(game, truth, seat), "own bit of actors"
            legal = game.legal(truth, seat)
            assert game.legal(known, seat) == legal
            for action in {pick.randrange(game.ACTIONS) for _ in range(40)}:
                why = game.refusal(truth, seat, action)
                assert game.refusal(known, seat, action) == why
                assert (why == 0) == (action in legal)
            if bit(game, truth, seat):
                assert game.idle(known, seat) == game.idle(truth, seat) and game.idle(truth, seat) in legal


@whole_games(12)
def test_notation_and_scene_read_only_what_the_seat_knows(id: str, seed: int) -> None:
    game = game_of(id)
    pick = random.Random(seed ^ 1)
    options = pick.choice(options_of(id))
    for referee in states_of(id, options, seed):
        if pick.random() > min(0.15, share(id, 30)):
            continue
        for seat in range(len(referee.viewers) - 1):
            known = referee.seen(seat)
            legal = game.legal(referee.states, seat)
            texts = [game.notation.write_move(known, seat, action) for action in legal]
            assert texts == [game.notation.write_move(referee.s, seat, action) for action in legal]
            assert len(set(texts)) == len(texts), "one text, one move"
            for action, text in zip(legal, texts):
                assert text.isascii() and "\n" not in text
                meant = game.notation.read_move(game.view(referee.observed(seat)), seat, text)
                assert [one for one in meant if one in legal] == [action], f"{text} reads back"
            moves = game.scene.scene(known, seat).moves
            between = referee.mask == CHANCE  # another's draw in a secret round: it resolves before anybody is asked
            assert between or not moves or {move.text for move in moves} == set(texts)


@whole_games(12)
def test_observing_a_determinization_gives_the_observation(id: str, seed: int) -> None:
    game = game_of(id)
    if id == "tiny":
        pytest.skip("the tiny game is too tiny to be determinized")
    pick = random.Random(seed ^ 1)
    options = pick.choice(options_of(id))
    for referee in states_of(id, options, seed):
        if referee.mask < 0 or pick.random() > min(0.12, share(id, 30)):
            continue
        for seat in range(len(referee.viewers) - 1):
            known = game.observed(referee.states, seat)
            filled = game.determinized(known, seat, game.rng(pick.randrange(1 << 60)))
            again = game.observed(filled, seat)
            assert fields_equal(game, again, known) == [], f"{options}, seat {seat}"
            assert game.legal(filled, seat) == game.legal(known, seat)


@whole_games(8)
def test_over_nothing_is_hidden_and_questions_leave_no_trace(id: str, seed: int) -> None:
    game = game_of(id)
    pick = random.Random(seed ^ 1)
    options = pick.choice(options_of(id))
    scratch = [name for name, about in game.State.fields.items() if about.scratch]
    for referee in states_of(id, options, seed):
        if not referee.over and pick.random() > share(id, 150):
            continue
        before = clone(referee.states)
        for viewer in referee.viewers:
            known = game.observed(referee.states, viewer)
            shown = game.shown(known)
            assert same(game.shown(shown), shown), "shown is idempotent"
            assert not any(known[name].any() for name in scratch), "scratch is zero again"
            if referee.over:
                assert same(known, referee.states), "nothing is hidden any more"
        if referee.mask > 0:
            game.legal(referee.states, referee.waiting[0])
        game.scores(referee.states)
        game.ranks(referee.states)
        assert same(before, referee.states)
    assert view(referee.states).seats == options["players"]


@whole_games(12)
def test_silence_leaves_no_trace(id: str, seed: int) -> None:
    """Who was told nothing of a step sees what it saw before: hidden steps cannot be counted."""
    pick = random.Random(seed ^ 1)
    options = pick.choice(options_of(id))
    assert traces(states_of(id, options, seed)) == [], options


def traces(states: Iterable[Referee]) -> list[int]:
    """Viewers whose view changed though they were told nothing."""
    found = []
    before: dict[int, tuple[int, bytes]] = {}
    for referee in states:
        if referee.mask == CHANCE or referee.over:
            continue  # people see what comes of it
        for viewer in referee.viewers:
            now = (len(referee.streams[viewer].entries), referee.observed(viewer).tobytes())
            if viewer in before and before[viewer][0] == now[0] and before[viewer] != now:
                found.append(viewer)
            before[viewer] = now
    return found


def test_control_a_trace_is_found() -> None:
    """The tiny game with one field that is no longer blanked: who has committed."""
    spoilt = Game("match.tiny", "tiny")
    honest = spoilt.rules.observe

    def observe(s: Any, seat: int) -> None:
        bids = [s.bids[k] for k in range(4)]
        honest(s, seat)
        for k in range(4):
            s.bids[k] = min(bids[k], 1)

    spoilt.rules.observe = observe
    assert traces(states_of("tiny", {"players": 3}, 4, spoilt))
    assert not traces(states_of("tiny", {"players": 3}, 4))


@pytest.mark.parametrize("id", IDS)
def test_a_position_reads_back(id: str) -> None:
    game = game_of(id)
    if id == "tiny":
        pytest.skip("the tiny game's positions are a sketch")
    pick = random.Random(5)
    for options in options_of(id):
        given = game.options(**options)
        for states in plain_states(game, given, 5):
            if game.actors(states) < 0 or pick.random() > share(id, 100):
                continue
            text = game.notation.write_position(game.view(states))
            read = game.State.zeros()
            game.notation.read_position(text, game.view(given), game.view(read))
            assert game.notation.write_position(game.view(read)) == text
