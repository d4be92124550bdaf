"""A driver: the search of the Gold Rush bots. Compiled, or interpreted with no more than a look at each way to go on.

A turn is up to three decisions: where the tile goes, where the Sheriff goes, what the seat does. The ways to go on from
the decision at hand are listed with the valuation of `wits_worth`; the best are compared by play-outs of a few turns
(sequential halving: after every round the worse half is dropped), every way on the same draws. In play-outs each seat
looks at some placements and takes the turn that the valuation likes best.
"""

from __future__ import annotations

import math
from typing import Any

from cheeseboard.games.goldrush.box import AREAS, COUNT, COWBOYS, FITS, KIND, MOUNTAIN, PRAIRIE, VALUES
from cheeseboard.games.goldrush.knowledge import determinize
from cheeseboard.games.goldrush.rules import apply, draw
from cheeseboard.games.goldrush.rules_moves import can_dig, sheriff_root
from cheeseboard.games.goldrush.rules_state import (
    COWBOY,
    DIG,
    DRAWING,
    NOWHERE,
    PASS,
    PLACE,
    PLACING,
    SENDING,
    SHERIFF,
    TAKING,
    TENT,
    find,
    root_at,
)
from cheeseboard.games.goldrush.wits_worth import (
    ARMS,
    add_mountain,
    ahead,
    finished,
    left_of,
    prepare,
    value,
    worth_of_feature,
    worth_of_mountain,
    worth_of_spare,
)
from cheeseboard.kernel.playout import stream
from cheeseboard.kernel.rng import below
from cheeseboard.kernel.view import rec_copy


def drop(d: Any, k: int) -> None:
    """Take way k off the list."""
    d.arms -= 1
    for j in range(k, int(d.arms)):
        d.place[j], d.sent[j], d.act[j], d.guess[j] = d.place[j + 1], d.sent[j + 1], d.act[j + 1], d.guess[j + 1]


def offer(d: Any, place: int, sent: int, act: int, worth: float, rng: Any) -> None:
    """A way to go on: it is kept where it is among the best."""
    if d.noise > 0.0:
        worth += d.noise * (below(rng, 2000) + below(rng, 2000) - 1999) / 1000.0
    if d.quick == 1:
        if worth > d.best:
            d.best, d.best_place, d.best_sent, d.best_act = worth, place, sent, act
        return
    alike, worst = 0, -1
    for k in range(int(d.arms)):
        if d.place[k] == place:
            alike += 1
            worst = k
    if alike >= d.most_alike:
        if worth <= d.guess[worst]:
            return
        drop(d, worst)
    n = int(d.arms)
    if n == ARMS:
        if worth <= d.guess[n - 1]:
            return
        n -= 1
    k = n
    while k > 0 and d.guess[k - 1] < worth:
        d.place[k], d.sent[k], d.act[k], d.guess[k] = d.place[k - 1], d.sent[k - 1], d.act[k - 1], d.guess[k - 1]
        k -= 1
    d.place[k], d.sent[k], d.act[k], d.guess[k] = place, sent, act, worth
    d.arms = n + 1


def offer_cowboys(s: Any, d: Any, seat: int, place: int, sent: int, base: float, rng: Any) -> None:
    """Every segment of the new tile that a cowboy can go to."""
    spare = 0
    for i in range(COWBOYS):
        spare += 1 if s.cowboy[seat, i] == NOWHERE else 0
    if spare == 0:
        return
    left = left_of(s)
    tile = int(s.tiles) - 1
    face, first, soon = int(s.face[tile]), int(s.base[tile]), int(d.spare[seat])
    cost = worth_of_spare(d, soon, left) - worth_of_spare(d, soon - 1, left)
    for k in range(AREAS[face]):
        root, kind = find(s, first + k), KIND[face, k]
        if s.crew[root] != 0 or (kind == PRAIRIE and (s.farmers == 0 or d.plain == 1)):
            continue
        if kind == MOUNTAIN:
            gain = worth_of_mountain(s, d, root, int(s.extra[root]) * d.mean, left)
        else:
            gain = worth_of_feature(s, d, root, kind, tile, left)
        if not finished(s, root, kind, tile):
            gain -= cost
        offer(d, place, sent, COWBOY + k, base + gain, rng)


def offer_tents(s: Any, d: Any, seat: int, place: int, sent: int, rng: Any) -> None:
    """The tent on every other mountain: on its first empty segment."""
    left, bit, old, home = left_of(s), 1 << seat, int(s.tent[seat]), -1
    for other in range(int(s.seats)):
        d.kept[other] = d.worth[other]
    if old != NOWHERE:
        home = root_at(s, old)
        add_mountain(s, d, home, -1.0, left)
        s.marks[home] -= bit
        add_mountain(s, d, home, 1.0, left)
    was = -1
    for k in range(int(s.peaks)):
        peak = int(s.peak[k])
        if (int(s.busy[peak >> 1]) >> (peak & 1)) & 1:
            continue
        root = find(s, int(s.base[peak >> 1]) + (peak & 1))
        if root in (home, was):
            continue
        if s.extra[root] == 0 and s.stack == 0:
            continue
        was = root
        add_mountain(s, d, root, -1.0, left)
        s.marks[root] += bit
        add_mountain(s, d, root, 1.0, left)
        offer(d, place, sent, TENT + peak, ahead(s, d, seat), rng)
        add_mountain(s, d, root, -1.0, left)
        s.marks[root] -= bit
        add_mountain(s, d, root, 1.0, left)
    if home >= 0:
        s.marks[home] += bit
    for other in range(int(s.seats)):
        d.worth[other] = d.kept[other]


def offer_acts(s: Any, d: Any, seat: int, place: int, sent: int, rng: Any) -> None:
    """All that the seat may do once the tile lies, the Sheriff stands."""
    value(s, d)
    base = ahead(s, d, seat)
    offer(d, place, sent, PASS, base, rng)
    offer_cowboys(s, d, seat, place, sent, base, rng)
    if can_dig(s, seat):
        left, root = left_of(s), root_at(s, int(s.tent[seat]))
        for other in range(int(s.seats)):
            d.kept[other] = d.worth[other]
        add_mountain(s, d, root, -1.0, left)
        s.extra[root] -= 1
        add_mountain(s, d, root, 1.0, left)
        s.extra[root] += 1
        d.worth[seat] += d.mean
        offer(d, place, sent, DIG, ahead(s, d, seat), rng)
        for other in range(int(s.seats)):
            d.worth[other] = d.kept[other]
    offer_tents(s, d, seat, place, sent, rng)


def offer_sheriff(s: Any, other: Any, d: Any, seat: int, place: int, rng: Any) -> None:
    """Every mountain he can go to, and what the seat then does; `other` is written over."""
    his = sheriff_root(s)
    for k in range(int(s.peaks)):
        peak = int(s.peak[k])
        segment = int(s.base[peak >> 1]) + (peak & 1)
        if s.parent[segment] == segment and segment != his:
            rec_copy(other, s)
            apply(other, seat, SHERIFF + peak)
            offer_acts(other, d, seat, place, SHERIFF + peak, rng)


def offer_from(s: Any, other: Any, d: Any, seat: int, place: int, rng: Any) -> None:
    """All ways to go on once the tile lies."""
    if s.phase == SENDING:
        offer_sheriff(s, other, d, seat, place, rng)
    else:
        offer_acts(s, d, seat, place, -1, rng)


def offer_places(s: Any, trial: Any, other: Any, d: Any, seat: int, most: int, rng: Any) -> None:
    """All ways to go on from at most `most` placements, drawn at random; the two scratch records are written over."""
    face, n = int(s.drawn), 0
    for k in range(int(s.open_places)):
        fits = int(FITS[face, int(s.need[k])])
        n += (fits & 1) + ((fits >> 1) & 1) + ((fits >> 2) & 1) + (fits >> 3)
    wanted = min(n, most)
    for k in range(int(s.open_places)):
        fits = int(FITS[face, int(s.need[k])])
        for turn in range(4):
            if (fits >> turn) & 1 == 0:
                continue
            n -= 1
            if below(rng, n + 1) >= wanted:
                continue
            wanted -= 1
            action = PLACE + 4 * int(s.open_place[k]) + turn
            rec_copy(trial, s)
            apply(trial, seat, action)
            offer_from(trial, other, d, seat, action, rng)


def nature(s: Any, luck: Any, rng: Any) -> None:
    """Draw until a seat is to act or the last tile is played. Tiles come from `luck`, tokens from `rng`."""
    while s.phase in (DRAWING, TAKING):
        if s.phase == DRAWING:
            left, face = below(luck, int(s.stack)), 0
            while left >= s.left[face]:
                left -= int(s.left[face])
                face += 1
            draw(s, face)
            continue
        total = 0
        for v in range(VALUES):
            total += COUNT[v]
            for seat in range(int(s.seats)):
                total -= int(s.hand[seat, v])
        left, chosen = below(rng, total), -1
        for v in range(VALUES):
            if chosen >= 0:
                continue
            left -= COUNT[v]
            for seat in range(int(s.seats)):
                left += int(s.hand[seat, v])
            if left < 0:
                chosen = v
        draw(s, chosen)


def play_turn(s: Any, trial: Any, other: Any, d: Any, most: int, rng: Any) -> None:
    """The seat whose turn it is takes the best turn it sees."""
    seat = int(s.turn_of)
    d.quick, d.best = 1, -1.0e9
    offer_places(s, trial, other, d, seat, most, rng)
    d.quick = 0
    sent, act = int(d.best_sent), int(d.best_act)
    apply(s, seat, int(d.best_place))
    if sent >= 0:
        apply(s, seat, sent)
    apply(s, seat, act)


def reward_of(s: Any, d: Any, seat: int) -> float:
    """The lead that the seat is likely to end with, squeezed into 0..1: the later, the more it decides."""
    value(s, d)
    return 1.0 / (1.0 + math.exp(-ahead(s, d, seat) / (4.0 + math.sqrt(1.0 * s.stack))))


def play_out(states: Any, d: Any, k: int, seat: int, turns: int, most: int, luck: Any, rng: Any) -> float:
    """Way k from the position, then `turns` turns: the reward."""
    s = states[1]
    rec_copy(s, states[0])
    if d.place[k] >= 0:
        apply(s, seat, int(d.place[k]))
    if d.sent[k] >= 0:
        apply(s, seat, int(d.sent[k]))
    apply(s, seat, int(d.act[k]))
    for _ in range(turns):
        nature(s, luck, rng)
        if s.phase == PLACING:
            play_turn(s, states[2], states[3], d, most, rng)
    return reward_of(s, d, seat)


def list_ways(states: Any, d: Any, seat: int, rng: Any) -> int:
    """List the ways to go on from the decision at hand, the best by the valuation first; returns how many."""
    s = states[0]
    d.arms, d.quick = 0, 0
    d.most_alike = ARMS
    if s.phase == PLACING:
        d.most_alike = 4
        offer_places(s, states[2], states[3], d, seat, 1 << 20, rng)
    else:
        offer_from(s, states[3], d, seat, -1, rng)
    return int(d.arms)


def choice(states: Any, d: Any, k: int) -> int:
    """The action that way k begins with."""
    phase = states[0].phase
    return int(d.place[k] if phase == PLACING else d.sent[k] if phase == SENDING else d.act[k])


def sort_arms(d: Any, n: int) -> None:
    """The n ways still compared, by their rewards so far, best first; equal ones keep their order."""
    for i in range(1, n):
        k = int(d.order[i])
        j = i
        while j > 0 and d.total[d.order[j - 1]] < d.total[k]:
            d.order[j] = d.order[j - 1]
            j -= 1
        d.order[j] = k


def open_desk(states: Any, desks: Any, rngs: Any, seat: int) -> None:
    """The position is filled in where it is blank (it changes nothing: unseen tokens count alike) and reckoned with."""
    determinize(states[0], seat, rngs[1])
    prepare(states[0], desks[0], seat)


def list_all(states: Any, desks: Any, rngs: Any, seat: int) -> int:
    """`list_ways` for callers outside."""
    return list_ways(states, desks[0], seat, rngs[1])


def think(
    states: Any, desks: Any, rngs: Any, seat: int, width: int, sims: int, turns: int, most: int, seed: int
) -> int:
    """The action that play-outs like best: `sims` of them, `turns` turns each, over the `width` best ways to go on."""
    d, luck, rng = desks[0], rngs[0], rngs[1]
    n = min(list_ways(states, d, seat, rng), width)
    for k in range(n):
        d.order[k] = k
        d.total[k] = 0.0
    rounds = 0
    while (1 << rounds) < n:
        rounds += 1
    done = 0
    for _ in range(rounds):
        each = max(1, sims // (rounds * n))
        for j in range(done, done + each):
            for i in range(n):
                k = int(d.order[i])
                stream(luck, seed, 2 * j)
                stream(rng, seed, 2 * j + 1)
                d.total[k] += play_out(states, d, k, seat, turns, most, luck, rng)
        done += each
        sort_arms(d, n)
        n = (n + 1) // 2
    return choice(states, d, int(d.order[0]))


def warm(game: Any, space: Any) -> None:
    """Call every driver once with the types used in production: some turns of three, with the Sheriff."""
    from cheeseboard.games.goldrush.wits_bot import Effort, Prospector

    bot, states = Prospector(Effort(12, width=3, turns=2, most=2)), game.new({"players": 3, "sheriff": True})
    for _ in range(12):
        actors = game.actors(states)
        if actors < 0:
            game.draw(states, game.chance(states)[0][0])
        elif actors > 0:
            seat = game.waiting(states)[0]
            game.apply(states, seat, bot.think(space, game.observed(states, seat), seat, 1, native=True))
