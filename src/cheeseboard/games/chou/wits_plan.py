"""A driver: prepares and deepens the small game of a night and a day. Compiled, or interpreted with less effort."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.chou.wits_net import Judge, fill_leaves
from cheeseboard.games.chou.wits_solve import bounds, solve
from cheeseboard.games.chou.wits_stage import ACTS, Garden, Room, by_day, meal, set_day, set_night, set_payoffs
from cheeseboard.kernel.rng import below


def keep_plans(room: Room, hidden: int) -> None:
    """Keep the plans that leave `hidden` rabbits under tiles; -1: those that leave as many as can be, in each group."""
    n = 0
    whole = 0.0
    for g in range(room.sizes[0]):
        lo, hi = room.spans[g], room.spans[g + 1]
        wanted = hidden
        if hidden < 0:
            for j in range(lo, hi):
                wanted = max(wanted, (1 if room.plans[j, 0] >= 0 else 0) + (1 if room.plans[j, 1] >= 0 else 0))
        room.spans[g] = n
        for j in range(lo, hi):
            if (1 if room.plans[j, 0] >= 0 else 0) + (1 if room.plans[j, 1] >= 0 else 0) == wanted:
                for k in range(4):
                    room.plans[n, k] = room.plans[j, k]
                n += 1
        if n == room.spans[g]:
            room.odds[g] = 0.0
        whole += room.odds[g]
    room.spans[room.sizes[0]] = n
    room.sizes[1] = n
    for g in range(room.sizes[0]):
        room.odds[g] = room.odds[g] / whole if whole > 0.0 else 0.0


def open_night(room: Room, garden: Garden, groups: int, hidden: int) -> int:
    """List the plans of `room.origins[:groups]`; returns how many are left (see `keep_plans`)."""
    set_night(room, garden, groups)
    keep_plans(room, hidden)
    return int(room.sizes[1])


def open_day(room: Room, judge: Judge, day: Garden, eaten: int, fives: float) -> None:
    """What the gardeners can do in the garden by day, and what every outcome is worth."""
    set_day(room, day.tiles, 0, day.pawn_a)
    set_day(room, day.tiles, 1, day.pawn_b)
    fill_leaves(room, judge, day, eaten, fives)
    set_payoffs(room)


def settle(room: Room, rounds: int, out: Any) -> float:
    """Solve, then measure: out[0] <= value <= out[1]. `on_first[2]` and `on_then[2]` are then values against `mix`."""
    value = solve(room, rounds, 2)
    bounds(room, 2, out)
    return value


def dusk_value(
    room: Room, judge: Judge, garden: Garden, one: int, two: int, fives: float, rounds: int, tries: int, rng: Any
) -> float:
    """What a position at nightfall is worth to the rabbits by solving it; arrows are drawn `tries` times."""
    day = by_day(garden, one, two)
    eaten = meal(one, garden.doubles, garden.bushes) + meal(two, garden.doubles, garden.bushes)
    many = tries if fives > 0.0 else 1
    total = 0.0
    for _ in range(many):
        for k in range(2):
            cell = one if k == 0 else two
            room.origins[0, k] = cell
            arrows = 63
            if cell >= 0 and not (garden.bushes >> cell) & 1 and below(rng, 1000) < fives * 1000.0:
                arrows ^= 1 << below(rng, 6)
            room.origins[0, 2 + k] = arrows
        room.odds[0] = 1.0
        open_night(room, garden, 1, -1)
        open_day(room, judge, day, eaten, fives)
        total += solve(room, rounds, 2)
    return total / many


def find_reached(room: Room, reached: Any) -> None:
    """How likely each leaf is when both sides keep to their average strategies."""
    for j in range(room.sizes[1]):
        for alive in range(4):
            for x in range(room.sizes[4]):
                for y in range(room.sizes[5]):
                    reached[j, alive, x, y] = 0.0
    for lead in range(2):
        for x in range(room.sizes[2 + lead]):
            p = room.first[lead * ACTS + x]
            if p < 1e-4:
                continue
            for y in range(room.sizes[3 - lead]):
                for j in range(room.sizes[1]):
                    o = 1 if room.hits[lead, x, j] > 0.0 else 0
                    q = p * room.then[lead, x, o, y] * room.mix[j] * room.odds[room.plans[j, 3]]
                    if q > 0.0:
                        a, b = (x, y) if lead == 0 else (y, x)
                        c, d = room.acts[0, a, 1], room.acts[1, b, 1]
                        one, two = room.plans[j, 0], room.plans[j, 1]
                        alive = 1 if one >= 0 and c != one and d != one else 0
                        if two >= 0 and c != two and d != two:
                            alive += 2
                        reached[j, alive, room.acts[0, a, 0], room.acts[1, b, 0]] += q


def deepen(
    room: Room,
    inner: Room,
    judge: Judge,
    day: Garden,
    fives: float,
    floor: float,
    rounds: int,
    tries: int,
    reached: Any,
    done: Any,
    rng: Any,
) -> int:
    """Replace what the evaluation says of leaves likelier than `floor` by solving one more night and day there.

    `judge` holds what is needed after this day's compost. Leaves marked in `done` are left alone; returns how many
    were looked at. The caller solves again and repeats until it is 0.
    """
    find_reached(room, reached)
    r = rng[0]
    n = 0
    for j in range(room.sizes[1]):
        for alive in range(1, 4):
            one = room.plans[j, 0] if alive & 1 else -1
            two = room.plans[j, 1] if alive & 2 else -1
            for x in range(room.sizes[4]):
                for y in range(room.sizes[5]):
                    if reached[j, alive, x, y] > floor and done[j, alive, x, y] == 0:
                        garden = Garden(day.tiles, day.doubles, day.bushes, room.ends[0, x], room.ends[1, y])
                        value = dusk_value(inner, judge, garden, one, two, fives, rounds, tries, r)
                        n += 1
                        for k in range(room.sizes[1]):
                            if (not alive & 1 or room.plans[k, 0] == one) and (
                                not alive & 2 or room.plans[k, 1] == two
                            ):
                                room.leaves[k, alive, x, y] = value
                                done[k, alive, x, y] = 1
    set_payoffs(room)
    return n


def warm(game: Any, space: Any) -> None:
    """Call every driver once with the types used in production: two nights and days, with Bushes."""
    from cheeseboard.games.chou.wits_bot import EFFORTS, Solver

    solver, states = Solver(EFFORTS["merciless"]), game.new({"bushes": True})
    for _ in range(24):
        actors = game.actors(states)
        if actors < 0:
            game.draw(states, game.chance(states)[0][0])
        elif actors > 0:
            seat = game.waiting(states)[0]
            own = game.observed(states, seat)
            game.apply(states, seat, solver.think(space, own, seat, 1, native=True))
