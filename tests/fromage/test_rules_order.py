"""Steps of different seats in one round do not touch: every interleaving gives the same record, byte for byte."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cheeseboard.games.fromage.rules_state import READIED, READY, TURN
from cheeseboard.kernel import CHANCE, States, clone
from fromage.rules_table import GAME, game_of, name
from properties.agreement import check

Script = list[tuple[int, list[int]]]
"""Actions of a seat, each with the orders that nature draws after it."""


def rounds(options: dict[str, Any], seed: int) -> Iterator[States]:
    """Beginnings of secret rounds of a random game."""
    for states in game_of(options, seed):
        s = GAME.view(states)
        if s.phase == TURN and not s.openly and not any(s.acted) and s.drawer < 0 and READIED not in s.step.tolist():
            yield clone(states, 0)


def script(start: States, seat: int, dice: random.Random, most: int) -> Script:
    """A random turn of one seat, played alone; it draws every so many cards of the deck, so that no two seats meet."""
    states = clone(start, 0)
    made: Script = []
    while not made or made[-1][0] != READY:
        legal = GAME.legal(states, seat)
        action = READY if READY in legal and len(made) >= most else dice.choice(legal)
        GAME.apply(states, seat, action)
        drawn = []
        while action != READY and GAME.actors(states) == CHANCE:
            cards = [card for card, _ in GAME.chance(states) if card % 4 == seat]
            if not cards:
                return []
            drawn.append(dice.choice(cards))
            GAME.draw(states, drawn[-1])
        made.append((action, drawn))
    return made


def play(start: States, scripts: list[Script], order: tuple[int, ...]) -> States:
    """The seats' scripts, a step each as `order` says."""
    states = clone(start, 0)
    left = [list(one) for one in scripts]
    for seat in order:
        action, drawn = left[seat].pop(0)
        assert action in GAME.legal(states, seat)
        GAME.apply(states, seat, action)
        for card in drawn:
            GAME.draw(states, card)
    return states


def orders(scripts: list[Script], dice: random.Random, most: int) -> Iterator[tuple[int, ...]]:
    """All ways to interleave the scripts where there are few, else some at random."""
    flat = [seat for seat, one in enumerate(scripts) for _ in one]
    yield tuple(flat)
    yield tuple(reversed(flat))
    if len(flat) <= 6:
        yield from sorted(set(itertools.permutations(flat)))
        return
    for _ in range(most):
        dice.shuffle(flat)
        yield tuple(flat)


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "tiles": True}, {"players": 4, "tiles": True, "greenhouse": "ask"}],
    ids=name,
)
def test_every_interleaving_of_a_round_gives_the_same_record(options: dict[str, Any]) -> None:
    dice = random.Random(5)
    played = long = 0
    for start in rounds(options, 3):
        seats = options["players"]
        scripts = [script(start, seat, dice, 2 if seats == 2 else 4) for seat in range(seats)]
        if not all(scripts):
            continue
        first = None
        for order in orders(scripts, dice, 8):
            end = play(start, scripts, order)
            if int(end["last"][0]):
                break
            assert int(end["round"][0]) == int(start["round"][0]) + 1
            first = end if first is None else first
            assert np.array_equal(first, end), order
            played += 1
        long += sum(len(one) > 3 for one in scripts)
    assert played > 60 and long > 3


def test_a_last_cheese_frees_who_was_ready_whatever_the_order() -> None:
    for start in rounds({"players": 2}, 9):
        states = clone(start, 0)
        s = GAME.view(states)
        makes = [a for a in GAME.legal(states, 0) if 10 <= a < 28]
        if not makes:
            continue
        s.cheese[0] = s.cheese_then[0] = 1
        GAME.apply(states, 1, READY)
        assert GAME.waiting(states) == (0,)
        GAME.apply(states, 0, makes[0])
        assert s.last == 1 and s.step[1] != READIED, "it may make more of the last turn"
        while s.step[0] != 0:
            GAME.apply(states, 0, GAME.idle(states, 0))
        GAME.apply(states, 1, READY)
        GAME.apply(states, 0, READY)
        assert GAME.actors(states) == 0
        return
    raise AssertionError("no round in which a cheese can be made")


@pytest.mark.parametrize(
    "options", [{"players": 4, "tiles": True, "festival": "any"}, {"players": 1, "level": 4, "tiles": True}], ids=name
)
def test_interpreted_and_compiled_agree_byte_for_byte(options: dict[str, Any]) -> None:
    check(GAME, options, 1)
