"""A driver for `wits_fit.py`: labels positions with solved values and writes the inputs of the networks. Compiled."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.chou.wits_net import (
    BUSHES,
    COMPUTED,
    DOUBLES,
    FIVES,
    PAWNS,
    RABBITS,
    Judge,
    features,
    fill_leaves,
    set_goals,
)
from cheeseboard.games.chou.wits_solve import solve
from cheeseboard.games.chou.wits_stage import Garden, Room, by_day, meal, set_day, set_night, set_payoffs


def label(room: Room, judge: Judge, rows: Any, fives: Any, out: Any, rounds: int) -> int:
    """The value to the rabbits of each row, by solving the night and the day ahead. Returns how many."""
    for i in range(len(out)):
        garden = Garden(rows[i, 0], rows[i, 1], rows[i, 2], rows[i, 7], rows[i, 8])
        one, two = rows[i, 3], rows[i, 4]
        judge.needs[0] = rows[i, 9]
        for k in range(4):
            room.origins[0, k] = rows[i, 3 + k]
        room.odds[0] = 1.0
        set_night(room, garden, 1)
        day = by_day(garden, one, two)
        set_day(room, day.tiles, 0, day.pawn_a)
        set_day(room, day.tiles, 1, day.pawn_b)
        eaten = meal(one, garden.doubles, garden.bushes) + meal(two, garden.doubles, garden.bushes)
        fill_leaves(room, judge, day, eaten, fives[i])
        set_payoffs(room)
        out[i] = solve(room, rounds, 2)
    return len(out)


def describe(judge: Judge, rows: Any, fives: Any, out: Any) -> int:
    """The inputs of the network for each row; `out` is float (rows, BIAS)."""
    for i in range(len(out)):
        for c in range(19):
            if (rows[i, 0] >> c) & 1:
                out[i, c] = 1.0
                if (rows[i, 1] >> c) & 1:
                    out[i, DOUBLES + c] = 1.0
                if (rows[i, 2] >> c) & 1:
                    out[i, BUSHES + c] = 1.0
        for k in range(2):
            if rows[i, 3 + k] >= 0:
                out[i, RABBITS + rows[i, 3 + k]] += 1.0
            out[i, PAWNS + rows[i, 7 + k]] += 1.0
        garden = Garden(rows[i, 0], rows[i, 1], rows[i, 2], rows[i, 7], rows[i, 8])
        live = set_goals(garden, rows[i, 3], rows[i, 4], judge.goals)
        features(rows[i, 0], live, judge.goals, rows[i, 7], rows[i, 8], fives[i], judge.made)
        for k in range(FIVES - COMPUTED):
            out[i, COMPUTED + k] = judge.made[k]
        out[i, FIVES] = fives[i]
    return len(out)
