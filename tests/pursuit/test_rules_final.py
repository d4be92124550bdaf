"""The vote on a last question: what comes of it does not depend on the order, and nobody learns of a vote too early."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from cheeseboard.match import Match, new
from properties.twins import everything
from pursuit.wheel import GAME, SIX, at

CHOICES = ("vote GE", "vote EN", "vote SL", "abstain")


def voting(players: int, seed: int = 1, **options: Any) -> Match:
    """A match in which everybody but the first side votes."""
    return new(GAME, seed=seed, players=players, position=f"vote\nA HUB {SIX}\nB W1 GE\nround 7", **options)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_order_of_the_votes_does_not_matter(players: int) -> None:
    voters = range(1, players)
    dice = random.Random(players)
    cast = list(itertools.product(CHOICES, repeat=players - 1))
    for votes in cast if len(cast) < 70 else dice.sample(cast, 12):
        ends = []
        for order in itertools.permutations(voters):
            match = voting(players)
            for seat in order:
                match.play(votes[seat - 1], seat)
            told = [(entry.kind, entry.seat, entry.text, entry.effects) for entry in match.stream(None)]
            ends.append((match.referee.states.tobytes(), match.position(), told))
        assert all(end == ends[0] for end in ends), votes


def test_nobody_is_sent_anything_of_a_vote_that_runs() -> None:
    """Twins: the same table after another vote, or before it; every byte to the others is the same."""
    plain = voting(4)
    for viewer in (0, 2, 3, None):
        seen = -1 if viewer is None else viewer
        sent = []
        for vote in (None, *CHOICES):
            match = voting(4)
            if vote is not None:
                match.play(vote, 1)
            sent.append(everything(match.referee, seen, True))
        assert all(one == sent[0] for one in sent), viewer
    own = voting(4)
    own.play("vote GE", 1)
    assert everything(own.referee, 1, True) != everything(plain.referee, 1, True), "the comparison is not blind"
    for seat, vote in ((2, "vote EN"), (3, "vote EN")):
        own.play(vote, seat)
    assert everything(own.referee, 0, True) != everything(plain.referee, 0, True)


def test_votes_are_told_when_all_are_in() -> None:
    match = voting(3)
    length = len(match.stream(0))
    match.play("vote EN", 2)
    assert len(match.stream(0)) == length
    match.play("vote GE", 1)
    texts = [(entry.seat, entry.text) for entry in match.stream(0)[length:] if entry.kind == "move"]
    assert texts == [(1, "vote GE"), (2, "vote EN")], "seat by seat, not in the order in which they came"


def test_determinized_votes_begin_again() -> None:
    states = at(f"vote\nA HUB {SIX}\nvotes - GE EN -", players=4)
    for seat, mine in ((1, 0), (2, 1), (3, -1)):
        known = GAME.observed(states, seat)
        filled = GAME.determinized(known, seat, GAME.rng(1))
        assert filled["votes"][0].tolist() == [mine if k == seat else -1 for k in range(6)]


def test_the_lot_is_even() -> None:
    drawn = Counter(GAME.chance(at(f"lot\nA HUB {SIX}", players=2)))
    assert drawn == Counter({(c, 1): 1 for c in range(6)})


@pytest.mark.parametrize(("skill", "leaving"), [(1, False), (50, True), (99, False)])
def test_the_desk_answers_by_skill(skill: int, leaving: bool) -> None:
    states = at("ask GE\nA S02", skill_a=skill, leaving=leaving)
    odds = dict(GAME.chance(states))
    assert odds == {0: 1000 - 10 * skill, 1: 10 * skill} | ({2: 1} if leaving else {})


def test_a_clock_abstains_and_the_cast_votes_count() -> None:
    match = voting(3)
    match.play("vote SL", 2)
    assert GAME.idle(match.referee.states, 1) == 86
    length = len(match.stream(0))
    match.play("abstain", 1)
    told = [effect[0] for entry in match.stream(0)[length:] for effect in entry.effects]
    assert told[:2] == ["vote-chosen", "final-asked"]
