"""The turn generator: every distinct way to end a turn, with a transposition table, and the best by `judge`.

A driver, compiled or interpreted. Tiles that nobody has seen stay unseen while it plans: what they turn out to be is
looked at when it happens. Mice of one seat are alike.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cheeseboard.games.roquefort.box import MICE, OPEN, PANTRY
from cheeseboard.games.roquefort.rules import apply, legal
from cheeseboard.games.roquefort.rules_settle import settle
from cheeseboard.games.roquefort.rules_state import END, GONZOLA, OVER_NOW, TURN
from cheeseboard.games.roquefort.wits import judge
from cheeseboard.kernel import rec_copy

DEPTH = 14
"""States one below the other: four points, free slides, a hop, the end."""
EMPTY = -1
M31 = 0x7FFFFFFF


class Desk(NamedTuple):
    """Working arrays of one search."""

    keys: Any  # int64 (a power of two): positions that have been looked at
    out: Any  # int32 (DEPTH, LEGAL_MAX): actions of the state at a depth
    line: Any  # int32 (LEGAL_MAX): one list of actions
    counts: Any  # int32 (DEPTH): how many
    at: Any  # int32 (DEPTH): the next one to try
    values: Any  # float64 (K): the best endings found, best first
    firsts: Any  # int32 (K): the action that leads to each
    info: Any  # int64 (3): endings kept, positions looked at, endings found


def mix(h: int, x: int) -> int:
    """Stir a small number into a hash of 31 bits."""
    h = ((h ^ x) * 1000003) & M31
    return h ^ (h >> 13)


def key_of(s: Any) -> int:
    """62 bits that tell positions of one turn apart, whichever mouse of a seat stands where."""
    a = 17
    b = 91
    for c in range(OPEN):
        a = mix(a, int(s.lie[c]) + 1)
        b = mix(b, int(s.lie[c]) + 101)
    for f in range(PANTRY):
        a = mix(a, int(s.free[f]) + 7)
        b = mix(b, int(s.free[f]) + 307)
    mice = 0
    for seat in range(int(s.seats)):
        for m in range(MICE):
            used = (int(s.freed) >> m) & 1 if seat == s.turn else 0  # the mechanism counts by mouse
            mice = (mice + mix(mix(seat + 5, int(s.mouse[seat, m]) + 64 * used), 77)) & M31
    a = mix(a, mice)
    b = mix(b, mice ^ 12345)
    a = mix(a, int(s.covered))
    b = mix(b, int(s.covered))
    rest = int(s.gonzola) | int(s.tower) << 8 | (int(s.ribbon) + 1) << 16 | int(s.ap) << 20 | int(s.slid) << 24
    a = mix(a, rest)
    b = mix(b, rest + 3)
    rest = int(s.freed) & 1 << GONZOLA | int(s.phase) << 5 | (int(s.last_slot) + 1) << 8 | (int(s.last_out) + 1) << 12
    a = mix(a, rest)
    b = mix(b, rest + 5)
    return a << 31 | b


def is_new(desk: Desk, key: int) -> bool:
    """Has the position not been looked at before? Notes that it has now; a full table takes no more."""
    mask = len(desk.keys) - 1
    at = (key >> 7) & mask
    for _ in range(64):
        if desk.keys[at] == key:
            return False
        if desk.keys[at] == EMPTY:
            desk.keys[at] = key
            return True
        at = (at + 1) & mask
    return True


def keep(states: Any, base: int, desk: Desk, s: Any, value: float, first: int) -> None:
    """Keep an ending if it is among the best; `states[base + k]` holds the k-th."""
    most = len(desk.values)
    n = int(desk.info[0])
    if n == most and value <= desk.values[n - 1]:
        return
    if n < most:
        desk.info[0] = n + 1
        n += 1
    k = n - 1
    while k > 0 and desk.values[k - 1] < value:
        desk.values[k] = desk.values[k - 1]
        desk.firsts[k] = desk.firsts[k - 1]
        rec_copy(states[base + k], states[base + k - 1])
        k -= 1
    desk.values[k] = value
    desk.firsts[k] = first
    rec_copy(states[base + k], s)


def play_blind(s: Any, seat: int, action: int) -> None:
    """Play an action; tiles that come to light stay unseen."""
    apply(s, seat, action)
    if s.pending != 0:
        s.pending = 0
        settle(s)


def turn_endings(states: Any, base: int, seat: int, desk: Desk, most: int, once: bool) -> int:
    """All ways to end the turn that `states[0]` is in; the best endings come to `states[base]` and on, and to `desk`.

    `states[1]` to `states[DEPTH]` are scratch. Stops after `most` positions. `once` = look at no position twice.
    Returns how many endings there were.
    """
    for k in range(len(desk.keys) if once else 0):
        desk.keys[k] = EMPTY
    for k in range(3):
        desk.info[k] = 0
    depth = 0
    desk.counts[0] = list_actions(states[0], seat, desk, 0)
    desk.at[0] = 0
    while depth >= 0:
        if desk.at[depth] >= desk.counts[depth] or desk.info[1] >= most:
            depth -= 1
            continue
        action = int(desk.out[depth, desk.at[depth]])
        desk.at[depth] += 1
        s = states[depth + 1]
        rec_copy(s, states[depth])
        play_blind(s, seat, action)
        first = action if depth == 0 else int(desk.out[0, desk.at[0] - 1])
        if action == END or s.phase == OVER_NOW:
            desk.info[2] += 1
            keep(states, base, desk, s, judge(s, seat), first)
            continue
        desk.info[1] += 1
        if depth + 2 < DEPTH and (not once or is_new(desk, key_of(s))):
            depth += 1
            desk.counts[depth] = list_actions(states[depth], seat, desk, depth)
            desk.at[depth] = 0
    return int(desk.info[2])


def list_actions(s: Any, seat: int, desk: Desk, depth: int) -> int:
    """The legal actions, the end of the turn first: so that there is always an ending."""
    n = legal(s, seat, desk.line)
    for k in range(n):
        desk.out[depth, k] = desk.line[n - 1 - k]
    return n


def best_reply(states: Any, base: int, seat: int, other: int, desk: Desk, most: int) -> float:
    """What `seat` is left with when `other` ends the turn of `states[0]` in the way that is best for itself."""
    if states[0].phase == TURN:
        turn_endings(states, base, other, desk, most, True)
        if desk.info[0] > 0:
            return judge(states[base], seat)
    return judge(states[0], seat)


def warm(game: Any, space: Any) -> None:
    """Call every driver once with the types used in production."""
    from cheeseboard.games.roquefort.wits_bot import EFFORTS, Schemer

    states = game.new(game.options())
    while game.actors(states) < 0 or game.view(states).phase != TURN:
        if game.actors(states) < 0:
            game.draw(states, game.chance(states)[0][0])
        else:
            seat = game.waiting(states)[0]
            game.apply(states, seat, game.legal(states, seat)[0])
    Schemer(EFFORTS["merciless"]).think(space, states, game.waiting(states)[0], 1, native=True)
