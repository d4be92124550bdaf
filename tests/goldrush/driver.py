"""A driver that plays random games and checks every position, compiled: what is conserved, what is kept up to date, and
legality stated twice.

Returns of `check_games`: 0, or a number that says what broke (see CODES).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.box import (
    AREAS,
    COPIES,
    COWBOYS,
    EXTRA,
    FACES,
    GRAVEYARD,
    IN_SET,
    KIND,
    MOUNTAIN,
    PRAIRIE,
    RAIL,
    SEGMENTS,
    SIDE,
    SIZE,
    TILES,
    TOKENS,
    VALUES,
)
from cheeseboard.games.goldrush.box import (
    LINK as LINKS,
)
from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import random_step, stream
from cheeseboard.kernel.slots import actors, legal, refusal

CODES = {
    1: "a tile came or went",
    2: "a token came or went",
    3: "a hand does not hold what its seat has",
    4: "a crew does not count the cowboys of its feature",
    5: "tents and their marks differ",
    6: "`busy` differs from the figures on the tile",
    7: "the Sheriff stands on a finished mountain, or plays where he is not in the game",
    8: "neighbours are not mutual",
    9: "an open place has no neighbour, or asks for the wrong sides",
    10: "the open ends of a feature are not counted right",
    11: "the tiles of a railroad are not counted right",
    12: "symbols, locomotives, tipis or herds came or went",
    13: "legal and refusal disagree",
    14: "the game got stuck",
    15: "the game does not end",
    16: "a finished mountain holds tokens or figures after it was scored",
    17: "the list of unfinished mountains is wrong",
    18: "a tile was discarded that fits, or one that does not is in hand",
    19: "the round does not rise with the turn",
    20: "scratch is not zero",
}
NOWHERE = 65535
STEPS = (155, 1, -155, -1)


def root_of(s: Any, segment: int) -> int:
    while s.parent[segment] != segment:
        segment = int(s.parent[segment])
    return segment


def tiles_and_tokens(s: Any) -> int:
    """Every tile is on the map, in hand, in the stack or gone; every token in one place."""
    stack, mountains, gone = 0, 0, 0
    for face in range(FACES):
        n = int(s.left[face])
        stack += n
        n += int(s.drawn == face)
        for t in range(int(s.tiles)):
            n += int(s.face[t] == face)
        copies = COPIES[face] if IN_SET[face] == 0 or s.sheriff_plays else 0
        if n > copies:
            return 1
        gone += copies - n
    total = TILES if s.sheriff_plays else TILES - 6
    if stack != s.stack or stack + s.tiles + int(s.drawn != 255) + gone != total:
        return 1
    for t in range(int(s.tiles)):
        for k in range(AREAS[int(s.face[t])]):
            segment = int(s.base[t]) + k
            if KIND[int(s.face[t]), k] == MOUNTAIN and s.parent[segment] == segment:
                mountains += int(s.extra[segment])
    hands = 0
    for seat in range(5):
        hands += int(s.held[seat]) + int(s.owed[seat])
        mine = 0
        for v in range(VALUES):
            mine += int(s.hand[seat, v])
        if mine != s.held[seat]:
            return 3
    if int(s.supply) + int(s.boxed) + mountains + hands != TOKENS:
        return 2
    for v in range(VALUES):
        if s.pool[v] != 0:
            return 20
    return 0


def figures(s: Any) -> int:
    """Crews, tents, `busy` and the Sheriff say the same as the figures one by one."""
    for t in range(int(s.tiles)):
        busy = 0
        for k in range(AREAS[int(s.face[t])]):
            segment = int(s.base[t]) + k
            tents, crew = 0, 0
            for seat in range(5):
                spot = int(s.tent[seat])
                busy |= int(spot == t * 12 + k) << k
                if spot != NOWHERE and root_of(s, int(s.base[spot // 12]) + spot % 12) == segment:
                    tents |= 1 << seat
                for i in range(COWBOYS):
                    spot = int(s.cowboy[seat, i])
                    if spot != NOWHERE:
                        if spot == t * 12 + k and KIND[int(s.face[t]), k] == MOUNTAIN:
                            busy |= 1 << k
                        if root_of(s, int(s.base[spot // 12]) + spot % 12) == segment:
                            crew += 1 << (3 * seat)
            if s.parent[segment] == segment:
                if crew != s.crew[segment]:
                    return 4
                if KIND[int(s.face[t]), k] == MOUNTAIN and tents != s.marks[segment]:
                    return 5
                if s.ends[segment] < 0 and crew != 0:
                    return 16
                if s.ends[segment] < 0 and KIND[int(s.face[t]), k] == MOUNTAIN and (s.extra[segment] or tents):
                    return 16
        if busy != s.busy[t]:
            return 6
    if s.sheriff != NOWHERE:
        if not s.sheriff_plays:
            return 7
        spot = int(s.sheriff)
        if s.phase == 0 and s.ends[root_of(s, int(s.base[spot // 12]) + spot % 12)] <= 0:
            return 7
    return 0


def neighbours(s: Any) -> int:
    """`near` and the open places against every pair of tiles."""
    open_sides = 0
    for t in range(int(s.tiles)):
        for side in range(4):
            found, there = 255, int(s.place[t]) + STEPS[side]
            for other in range(int(s.tiles)):
                if s.place[other] == there:
                    found = other
            if found != s.near[t, side]:
                return 8
            if found == 255:
                at = -1
                for k in range(int(s.open_places)):
                    if s.open_place[k] == there:
                        at = k
                if at < 0:
                    return 9
                want = SIDE[int(s.face[t]), int(s.turn[t]), side]
                if (int(s.need[at]) >> (2 * (side ^ 2))) & 3 != want:
                    return 9
                open_sides += 1
    for k in range(int(s.open_places)):
        for side in range(4):
            open_sides -= int((int(s.need[k]) >> (2 * side)) & 3 != 0)
    return 9 if open_sides != 0 else 0


def sums(s: Any, count: Any) -> int:
    """Open ends, tiles, symbols and icons of every feature, counted again; `count` is (4, SEGMENTS)."""
    for i in range(4):
        for segment in range(SEGMENTS):
            count[i, segment] = 0
    for t in range(int(s.tiles)):
        face, turn = int(s.face[t]), int(s.turn[t])
        for k in range(AREAS[face]):
            root, kind = root_of(s, int(s.base[t]) + k), KIND[face, k]
            count[1, root] += SIZE[face, k]
            count[2, root] += EXTRA[face, k]
            for j in range(k):  # a tile of a railroad counts once
                if kind == RAIL and KIND[face, j] == RAIL and root_of(s, int(s.base[t]) + j) == root:
                    count[1, root] -= 1
                    break
            for side in range(4):
                if s.near[t, side] == 255:
                    count[0, root] += open_at(face, turn, k, side)
    for t in range(int(s.tiles)):
        face = int(s.face[t])
        for k in range(AREAS[face]):
            root, kind = int(s.base[t]) + k, KIND[face, k]
            if s.parent[root] != root:
                continue
            if kind in (MOUNTAIN, RAIL, PRAIRIE) and s.ends[root] >= 0 and s.ends[root] != count[0, root]:
                return 10
            if s.ends[root] < 0 and (s.ends[root] != -1 or count[0, root] != 0):
                return 10
            if kind == RAIL and s.size[root] != count[1, root]:
                return 11
            if s.size[root] != count[1, root] or (kind != MOUNTAIN and s.extra[root] != count[2, root]):
                return 12
            if kind == GRAVEYARD and s.ends[root] >= 0 and s.ends[root] != 8 - round_it(s, int(s.place[t])):
                return 10
    return 0


def open_at(face: int, turn: int, local: int, side: int) -> int:
    """Ends (sides, or half-edges of prairies) by which a segment leaves a turned tile on a side."""
    n = 0
    for half in range(2):
        n += int(LINKS[face, turn, side, 1 + half] == local)
    if KIND[face, local] == PRAIRIE:
        return n
    return int(LINKS[face, turn, side, 0] == local)


def round_it(s: Any, place: int) -> int:
    n = 0
    for t in range(int(s.tiles)):
        off = int(s.place[t]) - place
        for north in (-155, 0, 155):
            for east in (-1, 0, 1):
                n += int(off == north + east and off != 0)
    return n


def peaks(s: Any) -> int:
    """The list of unfinished mountain segments is exactly that, ascending."""
    k = 0
    for t in range(int(s.tiles)):
        for m in range(AREAS[int(s.face[t])]):
            if KIND[int(s.face[t]), m] == MOUNTAIN and s.ends[root_of(s, int(s.base[t]) + m)] > 0:
                if k >= s.peaks or s.peak[k] != 2 * t + m:
                    return 17
                k += 1
    return 0 if k == s.peaks else 17


def checked(s: Any, count: Any) -> int:
    """Everything that holds of a position."""
    bad = tiles_and_tokens(s)
    if bad == 0:
        bad = figures(s)
    if bad == 0:
        bad = neighbours(s)
    if bad == 0:
        bad = sums(s, count)
    return bad if bad != 0 else peaks(s)


def twice(s: Any, mask: int, out: Any) -> int:
    """`legal` and `refusal` say the same of every action but of places far from the map, for every seat."""
    for seat in range(int(s.seats)):
        n = legal(s, seat, out)
        if (n > 0) != (mask > 0 and (mask >> seat) & 1 == 1):
            return 13
        for k in range(n):
            if refusal(s, seat, int(out[k])) != 0:
                return 13
        for k in range(int(s.open_places)):
            for turn in range(4):
                n -= int(refusal(s, seat, 4 * int(s.open_place[k]) + turn) == 0)
        for t in range(int(s.tiles)):
            for turn in range(4):
                n -= int(refusal(s, seat, 4 * int(s.place[t]) + turn) == 0)
        for action in range(96100, 96426):
            n -= int(refusal(s, seat, action) == 0)
        if n != 0:
            return 13
    return 0


def fits(s: Any, face: int) -> bool:
    """Does a face fit anywhere, tried tile by tile?"""
    for k in range(int(s.open_places)):
        for turn in range(4):
            good = True
            for t in range(int(s.tiles)):
                for side in range(4):
                    if s.place[t] == int(s.open_place[k]) + STEPS[side]:
                        good &= SIDE[face, turn, side] == SIDE[int(s.face[t]), int(s.turn[t]), side ^ 2]
            if good:
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
    count: Any,
    tally: Any,
    every: int,
) -> int:
    """Play and check `games` random games, legality in one of `every`.

    tally: positions, discarded tiles, lowest supply, highest number of open places, of legal actions.
    """
    s = states[0]
    r = rng[0]
    for g in range(games):
        stream(r, seed, g)
        begin(s, options[0])
        steps = 0
        mask = actors(s)
        while mask != 0:
            bad = checked(s, count)
            if bad == 0 and g % every == 0:
                bad = twice(s, mask, out)
            if bad != 0:
                return bad
            phase, before, stack, seat = int(s.phase), int(s.round), int(s.stack), int(s.turn_of)
            if mask > 0:
                tally[4] = max(tally[4], legal(s, seat, out))
            if not random_step(s, mask, r, out, weights):
                return 14
            if phase == 0 and s.stack != stack - 1:
                return 1
            if phase == 0 and s.phase != 1:
                tally[1] += 1
            if phase == 0 and s.phase == 1 and not fits(s, int(s.drawn)):
                return 18
            if s.phase == 0 and phase != 0 and (s.round != before + 1 or s.turn_of != (seat + 1) % s.seats):
                return 19
            if (s.phase != 0 or phase == 0) and s.round != before:
                return 19
            tally[0] += 1
            tally[2] = min(tally[2], int(s.supply))
            tally[3] = max(tally[3], int(s.open_places))
            steps += 1
            if steps > 1000:
                return 15
            mask = actors(s)
        bad = checked(s, count)
        if bad == 0:
            bad = twice(s, 0, out)
        if bad != 0:
            return bad
    return 0
