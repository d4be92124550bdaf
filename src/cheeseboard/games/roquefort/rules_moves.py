"""Whose turn it is and what may be done: roofs, runs, Gonzola, slides, the tower.

Squares are masks of 49 bits. A run goes over occupied squares, each for a point of its own, and ends on a free one.
"""

from __future__ import annotations

from cheeseboard.games.roquefort.box import (
    AROUND,
    CORNER_MASK,
    DOOR,
    DOOR_LINE,
    DOOR_ROOMS,
    GONZOLA_TILE,
    MICE,
    NEXT,
    NOT_EAST,
    NOT_WEST,
    OPPOSITE,
    PANTRY,
    PANTRY_MICE,
    PASSAGE,
    PLACES,
    ROOM,
    ROOM_NEXT,
    ROOM_SQUARES,
    ROOMS,
    SIDE,
    SLOT_LINE,
    SLOTS,
    SQUARES,
    WALKED,
)
from cheeseboard.games.roquefort.rules_state import (
    COMPOUND,
    DUNGEON,
    END,
    HANGING,
    HOP,
    IN_PANTRY,
    IN_TOWER,
    LIFT,
    NOWHERE,
    ON_ROOF,
    OVER_NOW,
    RESERVE,
    RUN,
    RUNS,
    SETUP,
    SLIDE,
    TOWER,
    WALK,
    WALK_PANTRY,
    WALK_ROOF,
    State,
    bits,
    find,
    free_slider,
    in_pantry,
    kind_free,
    lifted,
    reserve,
    standing,
    tower_full,
    traps,
)
from cheeseboard.kernel import CHANCE, Array, rule


@rule
def actors(s: State) -> int:
    """Bit of the seat whose turn it is; CHANCE while tiles come to light; OVER."""
    if s.phase == OVER_NOW:
        return 0
    if s.pending != 0:
        return CHANCE
    return 1 << int(s.turn)


@rule
def secret(s: State) -> bool:
    """Never: everything happens in the open."""
    return False


# -- how far a mouse runs ----------------------------------------------------------------------------------------------
@rule
def next_to(mask: int) -> int:
    """Squares beside the squares of a mask, towers left out."""
    sideways = (mask & NOT_EAST) << 1 | (mask & NOT_WEST) >> 1
    return (sideways | mask << SIDE | mask >> SIDE) & WALKED


@rule
def run_cost(s: State, place: int, goal: int, limit: int) -> int:
    """Points of the cheapest run from a place code to a square or tower, 0 = none within `limit`.

    `run.pass-over`: squares in between are occupied, uncovered and no trap; the goal is free.
    """
    if limit < 1 or place == DUNGEON:
        return 0
    taken = standing(s)
    ways = lifted(s) & ~traps(s)
    free = ways & ~taken
    blocked = ways & taken
    if place == RESERVE:
        # outside -> tower; over an occupied tower straight on to the squares behind it
        ways_in = CORNER_MASK if s.roomy else CORNER_MASK & ~taken
        if goal < SQUARES and (ways_in >> goal) & 1:
            return 1
        full = tower_full(s)
        if goal == IN_TOWER:
            return 1 if s.tower != NOWHERE and (s.roomy or not full) else 0
        reach = 0
        for q in (0, 6, 42, 48):
            if (taken >> q) & 1:
                reach |= NEXT[q]
        if s.tower != NOWHERE and full:
            reach |= 1 << DOOR[int(s.tower)]
        cost = 2
    elif place == IN_TOWER:
        reach = 1 << DOOR[int(s.tower)]
        cost = 1
    elif place < SQUARES:
        reach = NEXT[place]
        cost = 1
    else:
        return 0
    if goal >= SQUARES:
        return 0
    seen = 0
    while cost <= limit and reach != 0:
        if (reach & free) >> goal & 1:
            return cost
        seen |= reach
        reach = next_to(reach & blocked) & ~seen
        cost += 1
    return 0


@rule
def run_squares(s: State, place: int, limit: int, free: int, blocked: int) -> int:
    """Mask of all squares that a run of at most `limit` points reaches, from a square or the movable tower."""
    reach = 1 << DOOR[int(s.tower)] if place == IN_TOWER else NEXT[place]
    found = 0
    seen = 0
    while limit > 0 and reach != 0:
        found |= reach & free
        seen |= reach
        reach = next_to(reach & blocked) & ~seen
        limit -= 1
    return found


@rule
def entry_squares(s: State, limit: int, taken: int, free: int, blocked: int) -> int:
    """Mask of squares and towers that a mouse from outside reaches with at most `limit` points (1 or more)."""
    found = CORNER_MASK if s.roomy else CORNER_MASK & ~taken
    reach = 0
    for q in (0, 6, 42, 48):
        if (taken >> q) & 1:
            reach |= NEXT[q]
    if s.tower != NOWHERE and tower_full(s):
        reach |= 1 << DOOR[int(s.tower)]
    seen = 0
    limit -= 1
    while limit > 0 and reach != 0:
        found |= reach & free
        seen |= reach
        reach = next_to(reach & blocked) & ~seen
        limit -= 1
    return found


# -- the pantry --------------------------------------------------------------------------------------------------------
@rule
def door_open(s: State, passage: int, taken: int) -> bool:
    """Is the passage square free, and uncovered or allowed under a roof: can somebody come back through it?"""
    if passage < 0 or passage >= SQUARES or (taken >> passage) & 1:
        return False
    return s.return_covered != 0 or (lifted(s) >> passage) & 1 != 0


@rule
def pantry_goals(s: State, place: int, passage: int, inside: int) -> int:
    """Mask of pantry places a figure can step to from a place code: from the passage square, or within."""
    goals = ((1 << PANTRY) - 1) & ~inside
    if place == passage and passage < SQUARES:
        return goals if bits(inside) < PANTRY_MICE else 0
    return goals if IN_PANTRY <= place < IN_PANTRY + PANTRY else 0


# -- Gonzola on the roofs ----------------------------------------------------------------------------------------------
@rule
def landing(plan: int, covered: int, free: int, rooms: int) -> int:
    """Mask of the free squares of uncovered rooms that touch one of `rooms` (traps, too: he stands there)."""
    squares = 0
    for room in range(ROOMS):
        if (rooms >> room) & 1:
            touching = ROOM_NEXT[plan, room] & ~covered
            for other in range(ROOMS):
                if (touching >> other) & 1:
                    squares |= ROOM_SQUARES[plan, other]
    return squares & free


@rule
def roofs_beside(plan: int, covered: int, rooms: int) -> int:
    """Mask of the covered rooms that touch one of `rooms`."""
    found = 0
    for room in range(ROOMS):
        if (rooms >> room) & 1:
            found |= ROOM_NEXT[plan, room]
    return found & covered


@rule
def way_down(plan: int, covered: int, free: int, room: int, limit: int) -> bool:
    """From the roof of a room: does a way of at most `limit` steps lead to a free square of an uncovered room?"""
    on = 1 << room
    seen = on
    while limit > 0 and on != 0:
        if landing(plan, covered, free, on) != 0:
            return True
        on = roofs_beside(plan, covered, on) & ~seen
        seen |= on
        limit -= 1
    return False


@rule
def open_squares(s: State, covered: int, taken: int) -> int:
    """Mask of the free squares that are no towers and not under a roof of `covered`: where Gonzola may stand."""
    roofed = CORNER_MASK
    plan = int(s.plan)
    for room in range(ROOMS):
        if (covered >> room) & 1:
            roofed |= ROOM_SQUARES[plan, room]
    return ((1 << SQUARES) - 1) & ~roofed & ~taken


@rule
def gonzola_room(s: State) -> int:
    """The room in which, or on whose roof, Gonzola is; -1 = elsewhere."""
    at = int(s.gonzola)
    if at < SQUARES:
        return ROOM[int(s.plan), at]
    return at - ON_ROOF if ON_ROOF <= at < ON_ROOF + ROOMS else -1


@rule
def walk_cost(s: State, goal: int, limit: int) -> int:
    """Points of the cheapest way of Gonzola from square or roof to a free square, 0 = none within `limit`."""
    room = gonzola_room(s)
    if room < 0 or limit < 1:
        return 0
    plan, covered = int(s.plan), int(s.covered)
    free = open_squares(s, covered, standing(s))
    own = 0 if s.gonzola >= ON_ROOF else ROOM_SQUARES[plan, room] & free
    if ((own | landing(plan, covered, free, 1 << room)) >> goal) & 1:
        return 1
    if s.roof_run != COMPOUND:
        return 0
    on = roofs_beside(plan, covered, 1 << room)
    seen = on
    cost = 2
    while cost <= limit and on != 0:
        if (landing(plan, covered, free, on) >> goal) & 1:
            return cost
        on = roofs_beside(plan, covered, on) & ~seen
        seen |= on
        cost += 1
    return 0


@rule
def keeps_way_down(s: State, cost: int, covered: int, taken: int) -> bool:
    """While Gonzola is on a roof: can he still come down after an action that leaves these roofs and figures?"""
    if s.gonzola < ON_ROOF or s.gonzola == NOWHERE:
        return True
    room = int(s.gonzola) - ON_ROOF
    return way_down(int(s.plan), covered, open_squares(s, covered, taken), room, int(s.ap) - cost)


# -- roofs -------------------------------------------------------------------------------------------------------------
@rule
def roofs_in_reach(s: State, seat: int) -> int:
    """Mask of the rooms whose roofs the seat's mice, and Gonzola with its ribbon, could lift; covered or not."""
    plan = int(s.plan)
    rooms = 0
    for m in range(MICE):
        at = int(s.mouse[seat, m])
        if at < SQUARES:
            rooms |= AROUND[plan, at]
        elif at == IN_TOWER and s.tower != NOWHERE:
            rooms |= DOOR_ROOMS[plan, int(s.tower)]
    if s.ribbon == seat and s.gonzola < SQUARES:
        rooms |= AROUND[plan, int(s.gonzola)] | ROOM_NEXT[plan, ROOM[plan, int(s.gonzola)]]
    if s.gonzola >= ON_ROOF and s.gonzola != NOWHERE:
        rooms &= ~(1 << (int(s.gonzola) - ON_ROOF))
    return rooms


# -- slides ------------------------------------------------------------------------------------------------------------
@rule
def blocked_line(s: State) -> int:
    """The sliding line that the movable tower blocks, from either end; -1 = none."""
    return DOOR_LINE[int(s.tower)] if s.tower != NOWHERE else -1


@rule
def first_alike(s: State, f: int, inside: int) -> bool:
    """Is free tile f the first of its kind among those on which nobody stands, or does somebody stand on it?"""
    if (inside >> f) & 1:
        return True
    alike = 0
    for g in range(f):
        alike += int((inside >> g) & 1 == 0 and kind_free(s, g) == kind_free(s, f))
    return alike == 0


# -- all of it ---------------------------------------------------------------------------------------------------------
@rule
def legal(s: State, seat: int, out: Array) -> int:
    """The seat's legal actions, ascending."""
    if s.phase == OVER_NOW or s.pending != 0 or seat != s.turn or seat < 0:
        return 0
    if s.phase == SETUP:
        return _first_mice(s, out, 0)
    if s.phase == HANGING:
        return _tower_places(out, 0, NOWHERE)
    if s.phase == HOP:
        return _hops(s, out, 0)
    n = 0
    ap = int(s.ap)
    taken = standing(s)
    if ap > 0:
        n = _lifts(s, seat, taken, out, n)
        n = _runs(s, seat, ap, taken, out, n)
        n = _walks(s, seat, ap, taken, out, n)
    n = _slides(s, seat, ap, taken, out, n)
    if ap > 0 and s.tower != NOWHERE and keeps_way_down(s, 1, int(s.covered), taken):
        n = _tower_places(out, n, int(s.tower))
    if s.gonzola < ON_ROOF or s.gonzola == NOWHERE:
        out[n] = END
        n += 1
    return n


@rule
def _first_mice(s: State, out: Array, n: int) -> int:
    taken = standing(s)
    for q in (0, 6, 42, 48):
        out[n] = RUN + q
        n += int(s.roomy != 0 or (taken >> q) & 1 == 0)
    if s.any_start and not tower_full(s) and s.with_tower:
        out[n] = RUN + IN_TOWER
        n += 1
    return n


@rule
def _tower_places(out: Array, n: int, now: int) -> int:
    for place in range(PLACES):
        out[n] = TOWER + place
        n += int(place != now)
    return n


@rule
def _hops(s: State, out: Array, n: int) -> int:
    squares = ROOM_SQUARES[int(s.plan), gonzola_room(s)] & open_squares(s, int(s.covered), standing(s))
    for q in range(SQUARES):
        out[n] = WALK + q
        n += (squares >> q) & 1
    return n


@rule
def _lifts(s: State, seat: int, taken: int, out: Array, n: int) -> int:
    rooms = roofs_in_reach(s, seat) & int(s.covered)
    for room in range(ROOMS):
        if (rooms >> room) & 1 and keeps_way_down(s, 1, int(s.covered) & ~(1 << room), taken):
            out[n] = LIFT + room
            n += 1
    return n


@rule
def _runs(s: State, seat: int, ap: int, taken: int, out: Array, n: int) -> int:
    """All runs of the seat's mice; of several outside only the lowest."""
    ways = lifted(s) & ~traps(s)
    free = ways & ~taken
    blocked = ways & taken
    roofed = s.gonzola >= ON_ROOF and s.gonzola != NOWHERE
    passage = find(s, PASSAGE) if s.with_pantry else -1
    inside = in_pantry(s) if s.with_pantry else 0
    hop = _hop_square(s)
    outside = reserve(s, seat)
    for m in range(MICE):
        at = int(s.mouse[seat, m])
        if at == DUNGEON or (at == RESERVE and m != outside):
            continue
        base = RUN + m * RUNS
        squares = 0
        if at == RESERVE:
            squares = entry_squares(s, ap, taken, free, blocked)
        elif at <= IN_TOWER:
            squares = run_squares(s, at, ap, free, blocked)
            if hop >= 0 and at < SQUARES and (NEXT[at] >> hop) & 1:
                squares |= 1 << hop
        elif door_open(s, passage, taken):
            squares = 1 << passage
        for q in range(SQUARES):
            if (squares >> q) & 1 and (not roofed or _run_keeps(s, at, q, ap, taken)):
                out[n] = base + q
                n += 1
        if at == RESERVE and s.tower != NOWHERE and (s.roomy or not tower_full(s)):
            if keeps_way_down(s, 1, int(s.covered), taken):
                out[n] = base + IN_TOWER
                n += 1
        goals = pantry_goals(s, at, passage, inside) if s.with_pantry else 0
        if goals and keeps_way_down(s, 1, int(s.covered), taken & ~_bit(at)):
            for f in range(PANTRY):
                out[n] = base + IN_PANTRY + f
                n += (goals >> f) & 1
    return n


@rule
def _bit(place: int) -> int:
    """The square's bit; 0 for a place that is no square."""
    return 1 << place if place < SQUARES else 0


@rule
def _run_keeps(s: State, at: int, q: int, ap: int, taken: int) -> bool:
    """With Gonzola on a roof: does the run leave him a way down, and his roof where it is?"""
    cost = run_cost(s, at, q, ap) if at < IN_PANTRY or at == RESERVE else 1
    room = ROOM[int(s.plan), q]
    covered = int(s.covered) & ~(1 << room) if room >= 0 else int(s.covered)
    on_it = room >= 0 and s.gonzola == ON_ROOF + room
    return not on_it and keeps_way_down(s, cost, covered, (taken & ~_bit(at)) | 1 << q)


@rule
def _hop_square(s: State) -> int:
    """Setting `gonzola_hop`: the square of Gonzola on his own tile, if he has somewhere to hop to; -1."""
    if s.gonzola_hop == 0 or s.gonzola >= SQUARES or find(s, GONZOLA_TILE) != s.gonzola:
        return -1
    free = open_squares(s, int(s.covered), standing(s))
    return int(s.gonzola) if ROOM_SQUARES[int(s.plan), gonzola_room(s)] & free else -1


@rule
def _walks(s: State, seat: int, ap: int, taken: int, out: Array, n: int) -> int:
    """Gonzola's steps, for the seat whose ribbon he wears; who led him onto a roof leads him down, whatever befalls."""
    if s.gonzola == NOWHERE or (s.ribbon != seat and s.gonzola < ON_ROOF):
        return n
    at = int(s.gonzola)
    plan, covered = int(s.plan), int(s.covered)
    free = open_squares(s, covered, taken & ~_bit(at))
    passage = find(s, PASSAGE) if s.with_pantry and s.gonzola_pantry else -1
    if IN_PANTRY <= at < IN_PANTRY + PANTRY:
        if door_open(s, passage, taken):
            out[n] = WALK + passage
            n += 1
    else:
        room = gonzola_room(s)
        squares = landing(plan, covered, free, 1 << room)
        if at < SQUARES:
            squares |= ROOM_SQUARES[plan, room] & free & ~(1 << at)
        if s.roof_run == COMPOUND:
            squares |= _roof_runs(plan, covered, free, room, ap) & ~_bit(at)
        for q in range(SQUARES):
            out[n] = WALK + q
            n += (squares >> q) & 1
    goals = pantry_goals(s, at, passage, in_pantry(s))
    for f in range(PANTRY):
        out[n] = WALK + WALK_PANTRY + f
        n += (goals >> f) & 1
    if s.roof_run != COMPOUND and gonzola_room(s) >= 0:
        roofs = roofs_beside(plan, covered, 1 << gonzola_room(s))
        for room in range(ROOMS):
            if (roofs >> room) & 1 and way_down(plan, covered, free, room, ap - 1):
                out[n] = WALK + WALK_ROOF + room
                n += 1
    return n


@rule
def _roof_runs(plan: int, covered: int, free: int, room: int, ap: int) -> int:
    """Setting `roof_run = compound`: squares behind the roofs, k roofs for k + 1 points."""
    on = roofs_beside(plan, covered, 1 << room)
    seen = on
    squares = 0
    left = ap - 1
    while left > 0 and on != 0:
        squares |= landing(plan, covered, free, on)
        on = roofs_beside(plan, covered, on) & ~seen
        seen |= on
        left -= 1
    return squares


@rule
def _slides(s: State, seat: int, ap: int, taken: int, out: Array, n: int) -> int:
    """All slides: the slot, the free tile, and where a mouse on that tile goes."""
    gratis = free_slider(s, seat) >= 0
    if not gratis and (ap == 0 or s.slid):
        return n
    if not keeps_way_down(s, 0 if gratis else 1, int(s.covered), taken):
        return n
    shut = blocked_line(s)
    inside = in_pantry(s) if s.with_pantry else 0
    for slot in range(SLOTS):
        if SLOT_LINE[slot] == shut:
            continue
        for f in range(int(s.frees)):
            if not first_alike(s, f, inside) or undoes(s, slot, f):
                continue
            if (inside >> f) & 1 == 0:
                out[n] = SLIDE + slot * 16 + f * 4 + f
                n += 1
                continue
            for g in range(PANTRY):
                if (inside >> g) & 1 == 0 or (g == f and s.shove_new):
                    out[n] = SLIDE + slot * 16 + f * 4 + g
                    n += 1
    return n


@rule
def undoes(s: State, slot: int, f: int) -> bool:
    """Setting `no_immediate_undo`: would this push the tile that has just come out (or one like it) straight back?"""
    if s.no_undo == 0 or s.last_slot < 0 or OPPOSITE[int(s.last_slot)] != slot:
        return False
    return kind_free(s, f) == int(s.kind[int(s.last_out)])


@rule
def idle(s: State, seat: int) -> int:
    """What a clock plays for an absent seat: it ends the turn; before the game the first place that is free."""
    if s.phase == SETUP:
        taken = standing(s)
        for q in (0, 6, 42, 48):
            if s.roomy or (taken >> q) & 1 == 0:
                return RUN + q
        return RUN + IN_TOWER
    if s.phase == HANGING:
        return TOWER
    if s.phase == HOP or (s.gonzola >= ON_ROOF and s.gonzola != NOWHERE):
        return _home(s)
    return END


@rule
def _home(s: State) -> int:
    """Gonzola comes down (or hops) to the first free square, over as many roofs as it takes."""
    plan, covered = int(s.plan), int(s.covered)
    free = open_squares(s, covered, standing(s))
    room = gonzola_room(s)
    squares = ROOM_SQUARES[plan, room] & free if s.phase == HOP else landing(plan, covered, free, 1 << room)
    for q in range(SQUARES):
        if (squares >> q) & 1:
            return WALK + q
    roofs = roofs_beside(plan, covered, 1 << room)
    for other in range(ROOMS):
        if (roofs >> other) & 1 and way_down(plan, covered, free, other, int(s.ap) - 1):
            return WALK + WALK_ROOF + other
    return END
