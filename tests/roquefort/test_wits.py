"""The turn generator finds what an exhaustive search finds, and forgetting is the bot's own."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from cheeseboard.games.roquefort import wits_turn
from cheeseboard.games.roquefort.rules import LAST_ROUND
from cheeseboard.games.roquefort.rules_state import END, OVER_NOW, TURN
from cheeseboard.games.roquefort.wits_bot import forget, new_desk, restless
from cheeseboard.games.roquefort.wits_turn import DEPTH
from cheeseboard.kernel import Game, clone, view
from roquefort import judging

GAME = Game("cheeseboard.games.roquefort", "roquefort")
MODULES = ("gonzola", "tower", "mechanism", "pantry")


@pytest.fixture(scope="module")
def run() -> Any:
    return GAME.compiled(drivers=(wits_turn, judging))


def positions(count: int, seed: int) -> Any:
    """Positions of random games with all kinds of modules, at the start of some action of a turn."""
    dice = random.Random(seed)
    found = 0
    while found < count:
        options = {name: True for name in MODULES if dice.random() < 0.5}
        states = GAME.new(GAME.options(players=dice.choice((2, 3, 4)), plan=dice.choice("AB"), **options))
        run = GAME.compiled()
        out, weights = np.zeros(GAME.LEGAL_MAX, np.int32), np.zeros(GAME.LEGAL_MAX, np.int32)
        for step in range(dice.randrange(40, 400)):
            mask = run.h_actors(states, 0)
            if mask == 0:
                break
            if mask < 0:
                n = run.h_chance(states, 0, out, weights)
                run.h_draw(states, 0, dice.choices(out[:n].tolist(), weights[:n].tolist())[0])
                continue
            s = view(states)
            if s.phase == TURN and step > 30 and dice.random() < 0.05:
                one = clone(states)
                view(one).ap = min(int(s.ap), dice.choice((0, 1, 1, 2)))
                if run.h_legal(one, 0, int(s.turn), out) and not 60 <= s.gonzola < 99:
                    found += 1
                    yield one
                    if found == count:
                        return
            n = run.h_legal(states, 0, int(s.turn), out)
            run.h_apply(states, 0, int(s.turn), dice.choice(out[:n].tolist()))


def exhaustive(run: Any, states: Any, depth: int, seat: int) -> float:
    """The value of the best way to end the turn, by trying everything in every order."""
    out = np.zeros(GAME.LEGAL_MAX, np.int32)
    best = -1e9
    for action in out[: run.h_legal(states, depth, seat, out)].tolist():
        run.h_copy(states, depth + 1, states, depth)
        run.play_blind(states[depth + 1], seat, action)
        if action == END or states[depth + 1]["phase"] == OVER_NOW:
            best = max(best, run.judged_at(states, depth + 1, seat))
        else:
            best = max(best, exhaustive(run, states, depth + 1, seat))
    return best


def generated(run: Any, states: Any, seat: int, once: bool) -> float:
    desk = new_desk(1, 300_000)
    batch = np.concatenate([states] * (2 + DEPTH))
    run.turn_endings(batch, 1 + DEPTH, seat, desk, 300_000, once)
    return float(desk.values[0])


def test_the_turn_generator_equals_exhaustive_search(run: Any, request: pytest.FixtureRequest) -> None:
    count = 1000 if request.config.getoption("--long") else 250
    for states in positions(count, seed=11):
        seat = int(view(states).turn)
        batch = np.concatenate([states] * 16)
        assert generated(run, states, seat, True) == pytest.approx(exhaustive(run, batch, 0, seat), abs=1e-12)


def test_the_table_of_positions_loses_no_ending(run: Any) -> None:
    for states in positions(200, seed=12):
        seat = int(view(states).turn)
        assert generated(run, states, seat, True) == pytest.approx(generated(run, states, seat, False), abs=1e-12)


def test_interpreted_it_finds_the_same(run: Any) -> None:
    plain = GAME.interpreted(drivers=(wits_turn,))
    for states in positions(3, seed=13):
        view(states).ap = 1
        seat = int(view(states).turn)
        desk = new_desk(1, 3000)
        batch = np.concatenate([states] * (2 + DEPTH))
        plain.turn_endings([GAME.view(batch, k) for k in range(len(batch))], 1 + DEPTH, seat, desk, 3000, True)
        assert float(desk.values[0]) == pytest.approx(generated(run, states, seat, True), abs=1e-12)


def test_forgetting_leaves_what_lies_open(run: Any) -> None:
    for states in positions(20, seed=14):
        before, after = GAME.shown(states), GAME.shown(forget(states, 0.0, 5))
        assert view(before).kind.tolist() == view(after).kind.tolist()
        seat = int(view(states).turn)
        assert GAME.legal(states, seat) == GAME.legal(forget(states, 0.3, 5), seat)
        assert forget(states, 1.0, 5).tobytes() == states.tobytes()


def test_two_that_wait_for_each_other_go_on() -> None:
    """Late in a game a bot errs: where it would end its turn for ever, it does something else sooner or later."""
    states = GAME.new(GAME.options(players=3))
    assert [restless(aged(states, laps)) for laps in (0, 30, 40, 5000)] == [0.0, 0.0, pytest.approx(0.2), 0.6]


def test_a_game_in_which_everybody_passes_does_not_break() -> None:
    states = next(iter(positions(1, seed=15)))
    s = view(states)
    s.round = LAST_ROUND - 1
    for _ in range(5):
        GAME.apply(states, int(s.turn), END)
    assert s.round == LAST_ROUND and GAME.legal(states, int(s.turn))


def aged(states: Any, laps: int) -> Any:
    """The position so many laps later."""
    later = clone(states)
    view(later).round = laps * int(view(states).seats)
    return later
