"""Secret rounds: what comes of them does not depend on the order in which the seats act, in every game."""

# ruff: noqa: A002
from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from cheeseboard.match import Match
from properties.shelf import IDS, a_match, game_of, options_of

MOST = 30
"""Interleavings tried per round; of long rounds so many that about MOST * 5 moves are played."""
LOOKED = 30
"""Moves of secret rounds looked at with each set of options."""
PATIENCE = 100
"""Moves until a secret round; a game that has them has them sooner."""


def is_secret(match: Match) -> bool:
    return len(match.to_move) > 1 and match.game.secret(match.referee.states)


def to_secret_round(match: Match, dice: random.Random) -> bool:
    """Play on to the next secret round in which several seats act; False: none within PATIENCE moves."""
    for _ in range(PATIENCE):
        if match.over or is_secret(match):
            break
        seat = dice.choice(match.to_move)
        match.play(dice.choice(match.moves(seat)), seat)
    return not match.over and is_secret(match)


def own_moves(match: Match, dice: random.Random) -> tuple[dict[int, list[str]], dict[str, list[str]]]:
    """What each seat does in the round, found by letting them act one seat after the other on a copy.

    And what nature drew, by label: who draws first from one pile is chance, so the same cards come in every order.
    """
    trial = match.fork()
    started = int(trial.referee.s.round)
    done: dict[int, list[str]] = {}
    for seat in match.to_move:
        while seat in trial.to_move and int(trial.referee.s.round) == started:
            move = dice.choice(trial.moves(seat))
            trial.play(move, seat)
            done.setdefault(seat, []).append(str(move))
    drawn: dict[str, list[str]] = {}
    for event in trial.events[len(match.events) :]:
        if event.kind == "draw":
            drawn.setdefault(event.label, []).append(event.text)
    return done, drawn


def interleavings(done: dict[int, list[str]], dice: random.Random) -> Iterator[tuple[int, ...]]:
    """Orders of the seats' moves that keep each seat's own order: all of them, or MOST at random."""
    letters = [seat for seat, moves in done.items() for _ in moves]
    if len(letters) <= 5:
        yield from sorted(set(itertools.permutations(letters)))
        return
    for _ in range(max(6, MOST * 5 // len(letters))):
        dice.shuffle(letters)
        yield tuple(letters)


def outcome(
    match: Match, done: dict[int, list[str]], drawn: dict[str, list[str]], order: tuple[int, ...]
) -> tuple[object, ...]:
    """Play the round in one order: the state and what everybody was told of it."""
    trial = match.fork()
    trial.referee.forced = {label: list(texts) for label, texts in drawn.items()}
    left = {seat: iter(moves) for seat, moves in done.items()}
    for seat in order:
        trial.play(next(left[seat]), seat)
    spectator = trial.stream(None)[len(match.stream(None)) :]
    told = [  # what ends the round is told with the last step of it: it may be open who was ready last
        sorted((e.kind, e.seat, e.text) for e in spectator if e.kind != "told"),
        sorted(effect for e in spectator for effect in e.effects),
        *(
            sorted((e.kind, e.seat, e.text) for e in trial.stream(seat)[len(match.stream(seat)) :] if e.kind != "told")
            for seat in range(len(trial.seats))
        ),
    ]
    derived = {name for name, about in trial.game.State.fields.items() if about.derived}
    fields = {n: trial.referee.states[n].tobytes() for n in trial.game.State.fields if n not in derived}
    return (sorted(fields.items()), trial.scores, trial.position(), told)


@pytest.mark.parametrize("id", IDS)
def test_a_secret_round_comes_out_the_same_in_every_order(id: str) -> None:
    rounds = 0
    for number, options in enumerate(options_of(id)):
        dice = random.Random(number)
        match = a_match(id, options, number)
        looked = 0
        while looked < LOOKED and to_secret_round(match, dice):
            done, drawn = own_moves(match, dice)
            orders = list(interleavings(done, dice))
            looked += len(orders[0])
            results = [outcome(match, done, drawn, order) for order in orders]
            for order, result in zip(orders, results):
                assert result == results[0], f"{options}: {done} in the order {order}"
            match.referee.forced = drawn
            for seat in orders[0]:
                match.play(done[seat].pop(0), seat)
            rounds += 1
    if not rounds:
        assert id != "tiny"
        pytest.skip(f"{game_of(id).id} has no secret rounds in which several seats act")
