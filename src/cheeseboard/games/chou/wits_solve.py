"""The small game of one night and the next day solved to mixed strategies: regret matching, CFR+.

Regrets are cut at zero, the sides take turns, averages are weighted by time. The rabbits choose a plan in each group;
the gardeners choose which pawn leads and what it does, see whether it caught somebody, and choose for the other pawn.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.chou.wits_stage import ACTS, Room

EPS = 1e-12


def share_out(weights: Any, lo: int, hi: int, out: Any) -> None:
    """The strategy over `lo .. hi - 1` in proportion to weights >= 0; uniform where all are zero."""
    total = 0.0
    for i in range(lo, hi):
        total += weights[i]
    for i in range(lo, hi):
        out[i] = weights[i] / total if total > EPS else 1.0 / (hi - lo)


def _clear(room: Room) -> None:
    for j in range(room.sizes[1]):
        room.mix[j] = 0.0
        room.on_plans[0, j] = 0.0
    for x in range(2 * ACTS):
        room.first[x] = 0.0
        room.on_first[0, x] = 0.0
    for lead in range(2):
        for x in range(room.sizes[2 + lead]):
            for o in range(2):
                for y in range(room.sizes[3 - lead]):
                    room.then[lead, x, o, y] = 0.0
                    room.on_then[0, lead, x, o, y] = 0.0


def _gardeners_mix(room: Room, leads: int, t: float) -> None:
    """The gardeners' strategy from their regrets; its share `t` goes into the average, weighted by its own reach."""
    na, nb = room.sizes[2], room.sizes[3]
    total = 0.0
    many = na + (nb if leads > 1 else 0)
    for lead in range(leads):
        for x in range(room.sizes[2 + lead]):
            total += room.on_first[0, lead * ACTS + x]
    for lead in range(leads):
        for x in range(room.sizes[2 + lead]):
            k = lead * ACTS + x
            p = room.on_first[0, k] / total if total > EPS else 1.0 / many
            room.on_first[1, k] = p
            room.first[k] += t * p
            for o in range(2):
                n = room.sizes[3 - lead]
                part = 0.0
                for y in range(n):
                    part += room.on_then[0, lead, x, o, y]
                for y in range(n):
                    q = room.on_then[0, lead, x, o, y] / part if part > EPS else 1.0 / n
                    room.on_then[1, lead, x, o, y] = q
                    room.then[lead, x, o, y] += t * p * q


def _plan_values(room: Room, leads: int, first: Any, then: Any, out: Any) -> None:
    """What each plan is worth to the rabbits against the gardeners' strategy `first`, `then` (this is the hot loop)."""
    n = room.sizes[1]
    for j in range(n):
        out[j] = 0.0
    for lead in range(leads):
        for x in range(room.sizes[2 + lead]):
            p = first[lead * ACTS + x]
            if p <= 0.0:
                continue
            hits = room.hits[lead, x]
            for y in range(room.sizes[3 - lead]):
                miss = p * then[lead, x, 0, y]
                more = p * then[lead, x, 1, y] - miss
                if miss == 0.0 and more == 0.0:
                    continue
                pay = room.pay[x, y] if lead == 0 else room.pay[y, x]
                for j in range(n):
                    out[j] += pay[j] * (miss + more * hits[j])


def _action_values(room: Room, leads: int, reach: Any) -> None:
    """`on_then[2]`: what each pair of the gardeners' actions is worth to the rabbits, by what the leading pawn saw."""
    n = room.sizes[1]
    for x in range(room.sizes[2]):
        hits_a = room.hits[0, x]
        for y in range(room.sizes[3]):
            hits_b = room.hits[1, y]
            pay = room.pay[x, y]
            both = 0.0
            by_a = 0.0
            by_b = 0.0
            for j in range(n):
                w = reach[j] * pay[j]
                both += w
                by_a += w * hits_a[j]
                by_b += w * hits_b[j]
            room.on_then[2, 0, x, 0, y] = both - by_a
            room.on_then[2, 0, x, 1, y] = by_a
            if leads > 1:
                room.on_then[2, 1, y, 0, x] = both - by_b
                room.on_then[2, 1, y, 1, x] = by_b


def _gardeners_regret(room: Room, leads: int) -> None:
    """Add to the gardeners' regrets (they want the rabbits' chance low), from `on_then[2]`."""
    whole = 0.0
    for lead in range(leads):
        for x in range(room.sizes[2 + lead]):
            k = lead * ACTS + x
            here = 0.0
            for o in range(2):
                n = room.sizes[3 - lead]
                part = 0.0
                for y in range(n):
                    part += room.on_then[1, lead, x, o, y] * room.on_then[2, lead, x, o, y]
                for y in range(n):
                    r = room.on_then[0, lead, x, o, y] + part - room.on_then[2, lead, x, o, y]
                    room.on_then[0, lead, x, o, y] = r if r > 0.0 else 0.0
                here += part
            room.on_first[2, k] = here
            whole += room.on_first[1, k] * here
    for lead in range(leads):
        for x in range(room.sizes[2 + lead]):
            k = lead * ACTS + x
            r = room.on_first[0, k] + whole - room.on_first[2, k]
            room.on_first[0, k] = r if r > 0.0 else 0.0


def solve(room: Room, rounds: int, leads: int) -> float:
    """Solve the game in `room` (after `set_payoffs`). `leads` 1: pawn A always goes first; 2: either may.

    Writes the average strategies to `mix`, `first`, `then`, and returns their value to the rabbits.
    """
    _clear(room)
    groups = room.sizes[0]
    reach = room.on_plans[1]
    values = room.on_plans[2]
    for t in range(1, rounds + 1):
        _gardeners_mix(room, leads, t)
        _plan_values(room, leads, room.on_first[1], room.on_then[1], values)
        for g in range(groups):
            lo, hi = room.spans[g], room.spans[g + 1]
            share_out(room.on_plans[0], lo, hi, reach)
            here = 0.0
            for j in range(lo, hi):
                here += reach[j] * values[j]
            for j in range(lo, hi):
                r = room.on_plans[0, j] + values[j] - here
                room.on_plans[0, j] = r if r > 0.0 else 0.0
            share_out(room.on_plans[0], lo, hi, reach)
            for j in range(lo, hi):
                room.mix[j] += t * reach[j]
                reach[j] *= room.odds[g]
        _action_values(room, leads, reach)
        _gardeners_regret(room, leads)
    return finish(room, leads)


def finish(room: Room, leads: int) -> float:
    """Turn the sums of `solve` into strategies; returns what the rabbits get when both sides keep to them."""
    for g in range(room.sizes[0]):
        share_out(room.mix, room.spans[g], room.spans[g + 1], room.mix)
    total = 0.0
    for lead in range(leads):
        for x in range(room.sizes[2 + lead]):
            total += room.first[lead * ACTS + x]
            for o in range(2):
                share_out(room.then[lead, x, o], 0, room.sizes[3 - lead], room.then[lead, x, o])
    for k in range(2 * ACTS):
        room.first[k] /= total
    _plan_values(room, leads, room.first, room.then, room.on_plans[2])
    value = 0.0
    for g in range(room.sizes[0]):
        for j in range(room.spans[g], room.spans[g + 1]):
            value += room.odds[g] * room.mix[j] * room.on_plans[2, j]
    return value


def bounds(room: Room, leads: int, out: Any) -> None:
    """How far the strategies in `room` can be beaten: out[0] <= value of the game <= out[1].

    out[0]: the gardeners answer the rabbits' mix as well as they can; out[1]: the rabbits answer theirs.
    """
    _plan_values(room, leads, room.first, room.then, room.on_plans[2])
    best = 0.0
    for g in range(room.sizes[0]):
        top = 0.0
        for j in range(room.spans[g], room.spans[g + 1]):
            top = max(top, room.on_plans[2, j])
            room.on_plans[1, j] = room.odds[g] * room.mix[j]
        best += room.odds[g] * top
    out[1] = best
    _action_values(room, leads, room.on_plans[1])
    least = 2.0
    for lead in range(leads):
        for x in range(room.sizes[2 + lead]):
            here = 0.0
            for o in range(2):
                low = room.on_then[2, lead, x, o, 0]
                for y in range(1, room.sizes[3 - lead]):
                    low = min(low, room.on_then[2, lead, x, o, y])
                here += low
            least = min(least, here)
    out[0] = least
