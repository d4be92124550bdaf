"""The small game of a night and a day: it agrees with the rules, and the solver finds equilibria."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog

from cheeseboard.games import load
from cheeseboard.games.chou import wits_plan, wits_solve, wits_stage
from cheeseboard.games.chou.rules_state import AFTER_YOU, CAUGHT, DAY, EXPOSED, NIGHT
from cheeseboard.games.chou.wits_bot import EFFORTS, HASTE, pawn_action, solve_dusk
from cheeseboard.games.chou.wits_dusk import by_day, by_night
from cheeseboard.games.chou.wits_room import nets, new_room
from cheeseboard.games.chou.wits_stage import Garden, bits, set_day, set_night
from cheeseboard.kernel import States, seeded, view
from players.play import positions

GAME = load("chou")
VARIANTS: list[dict[str, Any]] = [{}, {"arrows": "A5"}, {"bushes": True}, {"bushes": True, "arrows": "A5"}]


def outcomes(states: States, seat: int) -> dict[tuple[int, int], int]:
    """All ends of a night by the rules: cells of the two tokens (-1 = out), and a bit for who may have run first."""
    found: dict[tuple[int, int], int] = {}

    def go(now: States, first: int) -> None:
        while GAME.actors(now) < 0:
            GAME.draw(now, GAME.chance(now)[0][0])
        s = view(now)
        if s.phase != NIGHT:
            return
        for action in GAME.legal(now, seat):
            after = GAME.clone(now)
            token = action - 38 if action >= 38 else action // 19
            seen = [s.rabbits[0], s.rabbits[1]]
            seen[token] = EXPOSED if action >= 38 else action % 19
            GAME.apply(after, seat, action)
            lead = first or 1 << token
            if s.moved[1 - token] == 1 or s.rabbits[1 - token] == CAUGHT:
                cells = (max(seen[0], -1), max(seen[1], -1))
                found[cells] = found.get(cells, 0) | (3 if s.rabbits[1 - token] == CAUGHT else lead)
            else:
                go(after, lead)

    go(states, 0)
    return found


@pytest.mark.parametrize("options", VARIANTS)
def test_plans_are_what_the_rules_allow(options: dict[str, Any]) -> None:
    room, checked = new_room(), 0
    for seed in range(12):
        for states, seat in positions(GAME, options, seed):
            s = view(states)
            if s.phase == NIGHT and not any(s.moved[t] == 1 for t in range(2)):
                dusk = by_night(view(GAME.observed(states, seat)))
                room.origins[0] = dusk.groups[0]
                set_night(room, Garden(dusk.tiles, dusk.doubles, dusk.bushes, *dusk.pawns), 1)
                plans = {(int(p[0]), int(p[1])): int(p[2]) for p in room.plans[: room.sizes[1]]}
                assert plans == outcomes(states, seat)
                checked += 1
    assert checked > 30


def test_day_actions_are_what_the_rules_allow() -> None:
    room, checked = new_room(), 0
    for seed in range(12):
        for states, seat in positions(GAME, {}, seed):
            s = view(states)
            if s.phase == DAY:
                tiles = sum(1 << c for c in range(19) if s.kind[c] not in (0, 4) and s.eaten[c] != 1)
                mine: set[int] = set()
                for who in range(2):
                    if not s.acted[who]:
                        set_day(room, tiles, who, s.pawns[who])
                        mine |= {pawn_action(who, room.acts[who, x]) for x in range(room.sizes[2 + who])}
                assert mine == set(GAME.legal(states, seat)) - {AFTER_YOU}
                checked += 1
    assert checked > 60


def test_bits() -> None:
    assert [bits(m) for m in (0, 1, 5, (1 << 19) - 1, (1 << 31) - 1)] == [0, 1, 2, 19, 31]


def matrix_room(pay: Any) -> Any:
    """A room that holds a matrix game: rows = plans of the rabbits, columns = actions of pawn A; B has no choice."""
    room = new_room()
    rows, columns = pay.shape
    room.sizes[:] = 1, rows, columns, 1, columns, 1
    room.spans[:2] = 0, rows
    room.odds[0] = 1.0
    room.pay[:columns, 0, :rows] = pay.T
    return room


def value_by_lp(pay: Any) -> float:
    rows, columns = pay.shape
    found = linprog(
        [*[0.0] * rows, -1.0],
        A_ub=np.hstack([-pay.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*[1.0] * rows, 0.0]],
        b_eq=[1.0],
        bounds=[*[(0, 1)] * rows, (None, None)],
    )
    return float(-found.fun)


PENNIES = np.array([[1.0, 0.0], [0.0, 1.0]])
SCISSORS = np.array([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])
HIDE = 1.0 - np.eye(5)
"""Five hiding places, one look: found one time in five."""
LOPSIDED = np.array([[0.75, 0.25], [0.0, 1.0]])
"""Value 1/2: the rabbits mix 2 to 1, the gardeners 1 to 1."""


@pytest.mark.parametrize("leads", [1, 2])
@pytest.mark.parametrize(("pay", "value"), [(PENNIES, 0.5), (SCISSORS, 0.5), (HIDE, 0.8), (LOPSIDED, 0.5)])
def test_matrix_games_of_known_value(pay: Any, value: float, leads: int) -> None:
    room, found = matrix_room(pay), np.zeros(2)
    assert wits_solve.solve(room, 400, leads) == pytest.approx(value, abs=0.005)
    wits_solve.bounds(room, leads, found)
    assert value - 0.01 < found[0] <= value + 1e-9
    assert value - 1e-9 <= found[1] < value + 0.01


@pytest.mark.parametrize("seed", range(6))
def test_random_matrix_games_against_linear_programming(seed: int) -> None:
    rng = np.random.default_rng(seed)
    pay = rng.random((int(rng.integers(2, 9)), int(rng.integers(2, 9))))
    room, found = matrix_room(pay), np.zeros(2)
    wits_solve.solve(room, 600, 1)
    wits_solve.bounds(room, 1, found)
    assert found[0] - 1e-9 <= value_by_lp(pay) <= found[1] + 1e-9
    assert found[1] - found[0] < 0.01


def test_a_bad_strategy_shows_in_the_bounds() -> None:
    """Positive control: a rabbit that always hides in the same place is found every time."""
    room, found = matrix_room(HIDE), np.zeros(2)
    wits_solve.solve(room, 50, 1)
    room.mix[:5] = 1.0, 0.0, 0.0, 0.0, 0.0
    wits_solve.bounds(room, 1, found)
    assert found[0] == pytest.approx(0.0)


@pytest.mark.parametrize("options", VARIANTS)
def test_solutions_can_hardly_be_beaten(options: dict[str, Any]) -> None:
    run, rng, seen = GAME.compiled(drivers=(wits_plan,)), seeded(1), 0
    for states, seat in positions(GAME, options, 5):
        s = view(GAME.observed(states, seat))
        if s.phase == DAY and s.acted[0] + s.acted[1] == 0:
            dusk = by_day(s, (s.pawns[0], s.pawns[1]))
        elif s.phase == NIGHT and s.moved[0] != 1 and s.moved[1] != 1:
            dusk = by_night(s)
        else:
            continue
        found = solve_dusk(run, dusk, EFFORTS["merciless"], rng)
        assert 0.0 <= found.value <= 1.0
        assert -1e-9 < found.gap < 0.02
        seen += 1
    assert seen > 2


def test_interpreted_and_compiled_solutions_agree() -> None:
    states, seat = next((GAME.clone(x), k) for x, k in positions(GAME, {}, 9) if view(x).phase == NIGHT)
    dusk = by_night(view(GAME.observed(states, seat)))
    found = [
        solve_dusk(run, dusk, HASTE, None)
        for run in (GAME.compiled(drivers=(wits_plan,)), GAME.interpreted(drivers=(wits_plan,)))
    ]
    assert np.allclose(found[0].mix, found[1].mix, atol=1e-9)
    assert np.allclose(found[0].first, found[1].first, atol=1e-9)


def test_the_evaluation_file_fits() -> None:
    assert np.isfinite(nets()).all()
    assert wits_stage.PLANS >= 153
