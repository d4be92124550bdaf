"""Whose turn it is and what they may do."""

from __future__ import annotations

from cheeseboard.games.chou.box import AROUND, CELLS, NEAR, WALKS
from cheeseboard.games.chou.rules_state import (
    AFTER_YOU,
    CAUGHT,
    DAY,
    DOUBLE,
    FIRST_NIGHT,
    LOOK,
    LOOKS,
    NIGHT,
    OVER_NOW,
    SETUP,
    STUCK,
    TO_CELL,
    WALK,
    State,
    faces_now,
    gardener_seat,
    growing,
    in_play,
    leads,
    rabbit_seat,
    reached,
)
from cheeseboard.kernel import CHANCE, OVER, Array, rule


@rule
def actors(s: State) -> int:
    """Bit mask of the seats the game waits for; CHANCE; or OVER.

    By day every gardener seat whose pawn has not acted, by night every seat that leads a rabbit which has not moved;
    after `after you` the partner alone.
    """
    phase = int(s.phase)
    if phase == OVER_NOW:
        return OVER
    if phase == SETUP or s.pending >= 0:
        return CHANCE
    if phase == DAY:
        mask = int(s.acted[0] == 0) << gardener_seat(s, 0) | int(s.acted[1] == 0) << gardener_seat(s, 1)
    else:
        out0, out1 = s.rabbits[0] == CAUGHT, s.rabbits[1] == CAUGHT
        first = int((not out0) & (s.moved[0] != 1))
        second = int((not out1) & (s.moved[1] != 1))
        if s.owner_only == 0 and out0 != out1:  # both seats lead the last rabbit
            first = second = first | second
        mask = first << rabbit_seat(s, 0) | second << rabbit_seat(s, 1)
    if s.yielded >= 0:
        mask &= ~(1 << int(s.yielded))
    return mask


@rule
def secret(s: State) -> bool:
    """Never: seats that act in the same phase are partners, and partners hide nothing from each other."""
    return False


@rule
def may_start_under(s: State, token: int, cell: int) -> bool:
    """May the token hide there on the First Night: under a tile, not a Double, not the other token's?"""
    return growing(s, cell) and s.kind[cell] != DOUBLE and s.rabbits[1 - token] != cell


@rule
def run_goal(s: State, faces: int, token: int, way: int) -> int:
    """Where the token can run to in direction `way` from its own tile; -1 = nowhere. `faces` = `faces_now(s)`.

    Only along an arrow of that tile (`night.only-arrows`), to the first cabbage-face tile on the line
    (`night.first-cabbage`), unless the other rabbit is under it (`night.no-stop-on-other`, `night.no-pass-over-other`).
    """
    here = int(s.rabbits[token])
    if here < 0:
        return -1
    c = reached(faces, here, way)
    open_way = (int(s.arrows[here]) >> way) & 1 == 1
    return c if open_way & (c != s.rabbits[1 - token]) else -1


@rule
def can_run(s: State, token: int) -> bool:
    """Can the token reach any hiding place?"""
    faces = faces_now(s)
    for way in range(6):  # noqa: SIM110  (a generator does not compile)
        if run_goal(s, faces, token, way) >= 0:
            return True
    return False


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """The seat's legal actions, written to `out`; returns how many.

    It writes first and counts afterwards: a random branch costs more than a write that is not kept.
    """
    mask = actors(s)
    if mask <= 0 or seat < 0 or not (mask >> seat) & 1:
        return 0
    faces = faces_now(s)
    n = 0
    if s.phase == DAY:
        for i in range(2):
            if s.acted[i] == 0 and gardener_seat(s, i) == seat:
                here = int(s.pawns[i])
                walk = WALK + i * 24
                look = LOOK + i * LOOKS
                for k in range(7):
                    p = WALKS[here, k]
                    out[n] = walk + p
                    n += int(p >= 0)
                for k in range(3):
                    p = NEAR[here, k]
                    if p >= 0:
                        before = n
                        for j in range(3):
                            c = AROUND[p, j]
                            out[n] = look + p * CELLS + c
                            n += (faces >> c) & 1
                        out[n] = walk + p  # the bare step, where there is nothing to look at
                        n += int(n == before)
    else:
        for t in range(2):
            if in_play(s, t) and s.moved[t] != 1 and leads(s, seat, t):
                if s.phase == FIRST_NIGHT:
                    other = int(s.rabbits[1 - t])
                    for c in range(CELLS):
                        out[n] = t * TO_CELL + c
                        n += (faces >> c) & int((s.kind[c] != DOUBLE) & (c != other))
                else:
                    before = n
                    for way in range(6):
                        c = run_goal(s, faces, t, way)
                        out[n] = t * TO_CELL + c
                        n += int(c >= 0)
                    out[n] = STUCK + t
                    n += int(n == before)
    if mask != 1 << seat:
        out[n] = AFTER_YOU
        n += 1
    return n


@rule
def _idle_rabbit(s: State, token: int) -> int:
    """The first move of the token, in the order of `legal`."""
    if s.phase == FIRST_NIGHT:
        for c in range(CELLS):
            if may_start_under(s, token, c):
                return token * TO_CELL + c
    else:
        faces = faces_now(s)
        for way in range(6):
            c = run_goal(s, faces, token, way)
            if c >= 0:
                return token * TO_CELL + c
    return STUCK + token


@rule
def idle(s: State, seat: int) -> int:
    """What a clock plays for an absent seat: `after you` if it may, a walk there and back, the first run it can make.

    -1 where the seat has nothing to do.
    """
    mask = actors(s)
    if mask <= 0 or seat < 0 or not (mask >> seat) & 1:
        return -1
    if mask != 1 << seat:
        return AFTER_YOU
    if s.phase == DAY:
        pawn = 0 if s.acted[0] == 0 and gardener_seat(s, 0) == seat else 1
        return WALK + pawn * 24 + int(s.pawns[pawn])
    first = in_play(s, 0) and s.moved[0] != 1 and leads(s, seat, 0)
    return _idle_rabbit(s, 0 if first else 1)


@rule
def night_is_done(s: State) -> bool:
    """Has every token in play moved tonight?"""
    if s.phase not in (NIGHT, FIRST_NIGHT):
        return False
    return (s.moved[0] == 1 or s.rabbits[0] == CAUGHT) and (s.moved[1] == 1 or s.rabbits[1] == CAUGHT)
