"""A driver that plays random games and checks every position, compiled: what is conserved, and legality stated twice.

Returns of `check_games`: 0, or a number that says what broke (see CODES).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.roquefort.box import (
    CHEESE,
    GONZOLA_TILE,
    KINDS,
    MICE,
    OPEN,
    PANTRY_MICE,
    PLAIN,
    ROOM,
    SQUARES,
    TOKENS,
    TRAP,
)
from cheeseboard.games.roquefort.rules_settle import kind_under, pairs
from cheeseboard.games.roquefort.rules_state import (
    ACTIONS,
    BY_LOSS,
    BY_TARGET,
    DUNGEON,
    HOP,
    IN_PANTRY,
    IN_TOWER,
    NOWHERE,
    ON_ROOF,
    OVER_NOW,
    RESERVE,
    TURN,
    bits,
    fallen,
    find,
    holders,
    in_game,
)
from cheeseboard.kernel import rec_copy
from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import random_step, stream
from cheeseboard.kernel.slots import actors, legal, refusal, shown

CODES = {
    1: "a tile came or went, or lies twice",
    2: "there are more tiles of a kind than the match has",
    3: "more tokens of a kind are held than there are",
    4: "a figure is nowhere",
    5: "two figures stand in one place",
    6: "a figure is under a roof, or in a room that is not there",
    7: "a mouse stands on a trap in the castle",
    8: "more than three are in the pantry",
    9: "the mouse on Gonzola's tile has not brought its ribbon",
    10: "somebody has a pair and no token, though one is left",
    11: "the game goes on although it is over, or is over although it goes on",
    12: "Gonzola is on no roof, or under it",
    13: "legal and refusal disagree",
    14: "the game got stuck",
    15: "the game does not end",
    16: "what is legal, or why not, depends on what is not shown",
    17: "the turn does not go round",
    18: "a token was lost, a mouse came back from the dungeon, or a figure moved with the floor",
}


def checked(s: Any, place: Any) -> int:
    """0, or what is wrong with a position. `place` is int32 (128): who stands where."""
    frees = int(s.frees)
    tiles = 0
    for c in range(OPEN):
        tiles |= 1 << int(s.lie[c])
    for f in range(frees):
        tiles |= 1 << int(s.free[f])
    if tiles != (1 << (OPEN + frees)) - 1:
        return 1
    for kind in range(CHEESE, KINDS):
        n = 0
        for t in range(OPEN + frees):
            n += int(s.kind[t] == kind)
        if n > in_game(s, kind):
            return 2
        if kind < PLAIN and holders(s, kind) > TOKENS:
            return 3
    bad = standing_right(s, place)
    if bad == 0 and s.pending == 0 and s.phase != HOP:
        bad = settled(s)
    return bad


def standing_right(s: Any, place: Any) -> int:
    """Every figure is somewhere, alone, in the open."""
    for k in range(128):
        place[k] = 0
    for seat in range(int(s.seats)):
        for m in range(MICE):
            at = int(s.mouse[seat, m])
            if at > DUNGEON or (at == IN_TOWER and s.with_tower == 0):
                return 4
            place[at] += 1
    if (s.gonzola == NOWHERE) != (s.with_gonzola == 0):
        return 4
    if s.gonzola != NOWHERE:
        place[int(s.gonzola)] += 1
    inside = 0
    for at in range(RESERVE):
        tower = at == IN_TOWER or (at < SQUARES and ROOM[0, at] < 0)
        pushed = s.phase == HOP and at == s.gonzola
        if place[at] > 1 + int(pushed) and not (tower and s.roomy):
            return 5
        if at >= IN_PANTRY:
            inside += place[at]
        if at < SQUARES and place[at] > 0 and ROOM[int(s.plan), at] >= 0:
            if (int(s.covered) >> ROOM[int(s.plan), at]) & 1:
                return 6
    if inside > PANTRY_MICE:
        return 8
    if ON_ROOF <= s.gonzola < NOWHERE and (int(s.covered) >> (int(s.gonzola) - ON_ROOF)) & 1 == 0:
        return 12
    return 0


def settled(s: Any) -> int:
    """When nothing comes to light any more, everything that follows has followed."""
    tile = find(s, GONZOLA_TILE)
    over = False
    for seat in range(int(s.seats)):
        for m in range(MICE):
            at = int(s.mouse[seat, m])
            if at < SQUARES and kind_under(s, at) == TRAP:
                return 7
            if at == tile and s.ribbon != seat:
                return 9
        new = pairs(s, seat) & ~int(s.taken[seat])
        for kind in range(CHEESE, PLAIN):
            if (new >> (kind - 1)) & 1 and holders(s, kind) < TOKENS:
                return 10
        over = over or bits(int(s.taken[seat])) >= s.target or fallen(s, seat) >= 3
    if over != (s.phase == OVER_NOW) or over != (s.ending == BY_TARGET or s.ending == BY_LOSS):
        return 11
    return 0


def twice(s: Any, other: Any, mask: int, out: Any, why: Any) -> int:
    """`legal` and `refusal` say the same of all actions for every seat, and both of what is shown as of what is."""
    rec_copy(other, s)
    shown(other)
    for seat in range(int(s.seats)):
        n = legal(s, seat, out)
        if (n > 0) != (mask > 0 and (mask >> seat) & 1 == 1):
            return 13
        for action in range(ACTIONS):
            why[action] = refusal(s, seat, action)
            if refusal(other, seat, action) != why[action]:
                return 16
        for k in range(n):
            if why[int(out[k])] != 0 or (k > 0 and out[k] <= out[k - 1]):
                return 13
        count = 0
        for action in range(ACTIONS):
            count += int(why[action] == 0)
        if count != n:
            return 13
        if legal(other, seat, out) != n:
            return 16
        for k in range(n):
            if why[int(out[k])] != 0:
                return 16
    return 0


def lost(s: Any, before: Any) -> bool:
    """Has somebody lost a token, come back from the dungeon, or moved into the pantry or out with the floor?"""
    for seat in range(int(s.seats)):
        if int(before.taken[seat]) & ~int(s.taken[seat]) != 0 or s.mouse[seat, 0] == 255:
            return True
        for m in range(MICE):
            was, now = int(before.mouse[seat, m]), int(s.mouse[seat, m])
            if was == DUNGEON and now != DUNGEON:
                return True
            if s.last_slot != before.last_slot and was < IN_PANTRY and now != was and now != DUNGEON:
                return True
    return False


def check_games(
    states: Any,
    options: Any,
    rng: Any,
    seed: int,
    games: int,
    out: Any,
    weights: Any,
    place: Any,
    why: Any,
    tally: Any,
    every: int,
) -> int:
    """Play and check `games` random games in states[0], legality in one position of `every`; [1], [2] are scratch.

    tally: positions, games ended by cheese, by a third mouse, most legal actions, most steps of a game, hops,
    positions with Gonzola on a roof, with a figure in the pantry, mechanism uses.
    """
    s, before, other = states[0], states[1], states[2]
    r = rng[0]
    for g in range(games):
        stream(r, seed, g)
        begin(s, options[0])
        steps = 0
        mask = actors(s)
        while mask != 0:
            bad = checked(s, place)
            if bad == 0 and (steps + g) % every == 0:
                bad = twice(s, other, mask, out, why)
            if bad != 0:
                return bad
            if mask > 0:
                tally[3] = max(tally[3], legal(s, int(s.turn), out))
            rec_copy(before, s)
            if not random_step(s, mask, r, out, weights):
                return 14
            if lost(s, before):
                return 18
            rose = int(s.round) - int(before.round)
            if before.phase == TURN and rose != int(s.turn != before.turn):
                return 17
            if rose and before.phase == TURN and s.turn != (int(before.turn) + 1) % int(s.seats):
                return 17
            tally[0] += 1
            tally[5] += int(s.phase == HOP)
            tally[6] += int(ON_ROOF <= s.gonzola < NOWHERE)
            inside = 0
            for f in range(4):
                inside += place[IN_PANTRY + f]
            tally[7] += int(inside > 0)
            tally[8] += int(s.freed != before.freed and s.freed != 0)
            steps += 1
            if steps > 20000:
                return 15
            mask = actors(s)
        tally[4] = max(tally[4], steps)
        tally[1] += int(s.ending == BY_TARGET)
        tally[2] += int(s.ending == BY_LOSS)
        bad = checked(s, place)
        if bad == 0:
            bad = twice(s, other, 0, out, why)
        if bad != 0:
            return bad
    return 0
