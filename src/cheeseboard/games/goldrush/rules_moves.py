"""Whose turn it is and what they may do."""

from __future__ import annotations

from cheeseboard.games.goldrush.box import AREAS, FITS, KIND, PRAIRIE
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    COWBOY,
    DIG,
    DRAWING,
    FINAL,
    NOWHERE,
    OVER_NOW,
    PASS,
    PLACE,
    PLACING,
    SENDING,
    SHERIFF,
    TAKING,
    TENT,
    State,
    find,
    frozen,
    root_at,
    spare_cowboy,
)
from cheeseboard.kernel import CHANCE, OVER, Array, rule


@rule
def actors(s: State) -> int:
    """The seat whose turn it is, as a mask; CHANCE while a tile is drawn or tokens are looked at; or OVER."""
    phase = int(s.phase)
    if phase == OVER_NOW:
        return OVER
    if phase in (DRAWING, TAKING, FINAL):
        return CHANCE
    return 1 << int(s.turn_of)


@rule
def secret(s: State) -> bool:
    """Never: everybody acts openly."""
    return False


@rule
def _placements(s: State, out: Array) -> int:
    """Every open place and different turn that the tile in hand fits."""
    face, n = int(s.drawn), 0
    for k in range(int(s.open_places)):
        fits = int(FITS[face, int(s.need[k])])
        if fits != 0:
            action = PLACE + 4 * int(s.open_place[k])
            for turn in range(4):
                out[n] = action + turn
                n += (fits >> turn) & 1
    return n


@rule
def sheriff_root(s: State) -> int:
    """The mountain on which the Sheriff stands; -1 = he is beside the board."""
    return root_at(s, int(s.sheriff)) if s.sheriff != NOWHERE else -1


@rule
def _sheriff_targets(s: State, out: Array) -> int:
    """Every other unfinished mountain, by its root."""
    his, n = sheriff_root(s), 0
    for k in range(int(s.peaks)):
        peak = int(s.peak[k])
        segment = int(s.base[peak >> 1]) + (peak & 1)
        if s.parent[segment] == segment and segment != his:
            out[n] = SHERIFF + peak
            n += 1
    return n


@rule
def sheriff_can_move(s: State) -> bool:
    """Is there an unfinished mountain other than the one on which he stands?"""
    his = sheriff_root(s)
    for k in range(int(s.peaks)):
        peak = int(s.peak[k])
        segment = int(s.base[peak >> 1]) + (peak & 1)
        if s.parent[segment] == segment and segment != his:
            return True
    return False


@rule
def can_dig(s: State, seat: int) -> bool:
    """Is there a token under the seat's tent that it may take?"""
    if s.tent[seat] == NOWHERE:
        return False
    root = root_at(s, int(s.tent[seat]))
    if s.extra[root] == 0 or frozen(s, root):
        return False
    return s.ends[root] > 0 or s.dig_finished != 0


@rule
def _acts(s: State, seat: int, out: Array) -> int:
    """A tent to an empty segment, a cowboy on the new tile, a token, or nothing."""
    n = 0
    for k in range(int(s.peaks)):
        peak = int(s.peak[k])
        out[n] = TENT + peak
        n += 1 ^ ((int(s.busy[peak >> 1]) >> (peak & 1)) & 1)
    if spare_cowboy(s, seat) >= 0:
        tile = int(s.tiles) - 1
        face, base = int(s.face[tile]), int(s.base[tile])
        for k in range(AREAS[face]):
            if s.crew[find(s, base + k)] == 0 and (s.farmers != 0 or KIND[face, k] != PRAIRIE):
                out[n] = COWBOY + k
                n += 1
    if can_dig(s, seat):
        out[n] = DIG
        n += 1
    out[n] = PASS
    return n + 1


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Number of legal actions, written to `out`: placements in the order of the open places, others ascending."""
    if actors(s) != 1 << seat:
        return 0
    if s.phase == PLACING:
        return _placements(s, out)
    return _sheriff_targets(s, out) if s.phase == SENDING else _acts(s, seat, out)


@rule
def idle(s: State, seat: int) -> int:
    """What a clock plays for an absent seat: the first place, the first mountain for the Sheriff, no action.

    -1 where the seat has nothing to do.
    """
    if seat < 0 or actors(s) != 1 << seat:
        return -1
    if s.phase == ACTING:
        return PASS
    if s.phase == PLACING:
        for k in range(int(s.open_places)):
            fits = int(FITS[int(s.drawn), int(s.need[k])])
            for turn in range(4):
                if (fits >> turn) & 1:
                    return PLACE + 4 * int(s.open_place[k]) + turn
        return -1
    his = sheriff_root(s)
    for k in range(int(s.peaks)):
        peak = int(s.peak[k])
        segment = int(s.base[peak >> 1]) + (peak & 1)
        if s.parent[segment] == segment and segment != his:
            return SHERIFF + peak
    return -1
