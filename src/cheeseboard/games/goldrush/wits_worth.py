"""What a position is likely to bring each seat: points scored, and what figures can still earn with the tiles left.

A fitted sum: every feature that a seat leads, its tent, its spare cowboys, each by kind, by how open it is, by its
chance to be finished with the faces left in the stack, and by the turns that are left. `wits_fit` makes the weights.
"""

from __future__ import annotations

from cheeseboard.games.goldrush.box import (
    CITY,
    COUNT,
    COWBOYS,
    ENDS,
    FACES,
    FITS,
    HILLS,
    LINES,
    LINK,
    MOUNTAIN,
    P_CITY,
    P_GRAVE,
    P_HERD,
    P_RAIL,
    P_RAIL_ONE,
    P_SYMBOL,
    P_TIPI,
    PRAIRIE,
    RAIL,
    SEGMENTS,
    SIDE,
    VALUES,
    WORTH,
)
from cheeseboard.games.goldrush.rules_map import (
    STEP,
    cities_round,
    finished_railroads,
    kind_at,
    tile_at,
    tiles_round,
)
from cheeseboard.games.goldrush.rules_score import points, value_of_hand
from cheeseboard.games.goldrush.rules_state import (
    FINAL,
    LOCALS,
    NOWHERE,
    OVER_NOW,
    SEATS,
    State,
    find,
    frozen,
    on_crew,
    owners,
    root_at,
)
from cheeseboard.kernel import Array, Floats, Layout, f64, field, i32, i64, rule, table

# where the weights of each part begin; a pair is (always, for every 36 turns of a seat that are left)
W_RAIL = 0  # locomotives 0, 1, more x ends 1, 2: a pair, a pair for every tile
W_RAIL_DONE = 24  # locomotives 0, 1, more: for the chance to be finished, and for every tile of it
W_HILL = 30  # ends 1, 2, 3, more: a pair, a pair for every symbol, a pair for every point of tokens
W_HILL_DONE = 54  # for the chance to be finished, for every symbol and point of tokens of it
W_HILL_TENTS = 57  # a pair for every tent of another seat, by the tokens
W_CITY = 59  # railroads unfinished 1..4: a pair
W_CITY_RAIL = 67  # a pair for every finished railroad
W_CITY_DONE = 69  # for every railroad, by the chance that all are finished
W_FARM = 70  # a pair, a pair for every point, a pair for every open half-edge
W_GRAVE = 76  # a pair, a pair for every tile round it, one for every city
W_TENT = 81  # on a mountain that the seat leads, that it does not: a pair, a pair for every point of tokens
W_TENT_HELD = 89  # by tokens: the Sheriff is there; the mountain may be finished
W_SPARE = 91  # 1, 2, 3, more spare cowboys: a pair
W_SECOND = 99  # railroad, mountain, prairie that somebody else leads: a pair
WEIGHTS = 105

ARMS = 48
"""Ways to go on that a search compares."""
HASTE = 0.6
"""What part of its own turns a seat can spend on one place."""
TURNS = 36.0


def _closes() -> list[list[int]]:
    """(FACES, 256) sides on which some turn of a face that fits such a place ends what comes in: one bit a side."""
    found = []
    for face in range(FACES):
        masks = []
        for turn in range(4):
            ends = [
                SIDE[face, turn, side] in (1, 2) and ENDS[face, LINK[face, turn, side, 0]] == 1 for side in range(4)
            ]
            masks.append(sum(1 << side for side in range(4) if ends[side]))
        row = []
        for need in range(256):
            fits, mask = FITS[face, need], 0
            for turn in range(4):
                mask |= masks[turn] if fits >> turn & 1 else 0
            row.append(mask)
        found.append(row)
    return found


CLOSES = table(_closes())


class Desk(Layout):
    """What a bot keeps beside the position while it thinks."""

    w: Floats = field(f64, WEIGHTS, "weights", scratch=True)
    close: Floats = field(f64, (256, 4), "by what a place asks for and side: chance that it gets an end", scratch=True)
    mean: float = field(f64, "what an unseen token is worth", scratch=True)
    known: Floats = field(f64, SEATS, "points of the tokens whose values are known", scratch=True)
    counted: Array = field(i32, SEATS, "how many those are")
    chance: Floats = field(f64, SEGMENTS, "root: chance that all its ends are closed", scratch=True)
    worth: Floats = field(f64, SEATS, "points that a seat is likely to have in the end", scratch=True)
    spare: Array = field(i32, SEATS, "cowboys in supply, or on their way there")
    noise: float = field(f64, "spread of the error that is added to each way to go on", scratch=True)
    plain: int = field(i32, "1: no cowboys on prairies")
    stamp: int = field(i64, "of the last valuation")
    seen: Array = field(i64, SEGMENTS, "root: stamp of the valuation that has counted it")
    kept: Floats = field(f64, SEATS, "worth before a figure is tried elsewhere", scratch=True)
    # the best way to go on of a play-out's turn
    quick: int = field(i32, "1: only the best is kept")
    best_place: int = field(i32, "PLACE action")
    best_sent: int = field(i32, "SHERIFF action, or -1")
    best_act: int = field(i32, "what the seat then does")
    best: float = field(f64, "what the valuation says of it", scratch=True)
    # ways to go on, best first
    arms: int = field(i32, "how many there are")
    most_alike: int = field(i32, "ways with the same placement that are kept")
    place: Array = field(i32, ARMS, "PLACE action, or -1: it lies already")
    sent: Array = field(i32, ARMS, "SHERIFF action, or -1")
    act: Array = field(i32, ARMS, "what the seat then does")
    guess: Floats = field(f64, ARMS, "what the valuation says of it", scratch=True)
    total: Floats = field(f64, ARMS, "rewards of its play-outs, summed", scratch=True)
    order: Array = field(i32, ARMS, "arms that are left, best first")


@rule
def prepare(s: State, d: Desk, seat: int) -> None:
    """What does not change while the seat thinks about a position: chances by what a place asks for, known tokens."""
    tiles = int(s.stack)
    turns = HASTE * tiles / int(s.seats)
    for need in range(256):
        for side in range(4):
            d.close[need, side] = 0.0
        if tiles == 0:
            continue
        n0, n1, n2, n3 = 0, 0, 0, 0
        for face in range(FACES):
            mask, left = CLOSES[face, need], int(s.left[face])
            n0 += left * (mask & 1)
            n1 += left * ((mask >> 1) & 1)
            n2 += left * ((mask >> 2) & 1)
            n3 += left * (mask >> 3)
        d.close[need, 0] = 1.0 - (1.0 - n0 / tiles) ** turns
        d.close[need, 1] = 1.0 - (1.0 - n1 / tiles) ** turns
        d.close[need, 2] = 1.0 - (1.0 - n2 / tiles) ** turns
        d.close[need, 3] = 1.0 - (1.0 - n3 / tiles) ** turns
    unseen, value = 0, 0
    for v in range(VALUES):
        n = COUNT[v] - int(s.hand[seat, v])
        unseen += n
        value += n * WORTH[v]
    d.mean = value / unseen if unseen > 0 else 0.0
    for other in range(SEATS):
        d.known[other] = 0.0
        d.counted[other] = 0
    d.known[seat] = value_of_hand(s, seat) * 1.0
    d.counted[seat] = int(s.held[seat])


@rule
def find_chances(s: State, d: Desk) -> None:
    """For every railroad and mountain: the chance that all its ends are closed, as if they were independent."""
    for k in range(int(s.segments)):
        d.chance[k] = 1.0
    for k in range(int(s.open_places)):
        need, code = int(s.need[k]), int(s.open_place[k])
        for side in range(4):
            kind = (need >> (2 * side)) & 3
            if kind == 1 or kind == 2:
                tile = tile_at(s, code + STEP[side])
                local = LINK[int(s.face[tile]), int(s.turn[tile]), side ^ 2, 0]
                d.chance[find(s, int(s.base[tile]) + local)] *= d.close[need, side]


@rule
def worth_of_railroad(s: State, d: Desk, root: int, left: float) -> float:
    """What it is likely to bring each of its leaders."""
    tiles, engines, ends = int(s.size[root]), int(s.extra[root]), int(s.ends[root])
    if ends <= 0:
        return tiles * (P_RAIL_ONE if engines == 1 else P_RAIL) * 1.0
    kind = min(engines, 2)
    at, done = W_RAIL + kind * 8 + (min(ends, 2) - 1) * 4, W_RAIL_DONE + kind * 2
    value = d.w[at] + d.w[at + 1] * left + tiles * (d.w[at + 2] + d.w[at + 3] * left)
    return value + d.chance[root] * (d.w[done] + tiles * d.w[done + 1])


@rule
def worth_of_mountain(s: State, d: Desk, root: int, tokens: float, left: float) -> float:
    """What it is likely to bring each of its leaders, `tokens` = the points of the stack that are its."""
    symbols, ends = int(s.size[root]), int(s.ends[root])
    if ends <= 0:
        return symbols * P_SYMBOL + tokens
    at, chance = W_HILL + (min(ends, 4) - 1) * 6, d.chance[root]
    if s.end_tokens == 0:
        tokens *= chance
    value = d.w[at] + d.w[at + 1] * left + symbols * (d.w[at + 2] + d.w[at + 3] * left)
    value += tokens * (d.w[at + 4] + d.w[at + 5] * left)
    return value + chance * (d.w[W_HILL_DONE] + symbols * d.w[W_HILL_DONE + 1] + tokens * d.w[W_HILL_DONE + 2])


@rule
def unfinished_lines(s: State, tile: int) -> int:
    """Tracks of the city of a tile whose railroads are not finished."""
    face, base, n = int(s.face[tile]), int(s.base[tile]), 0
    for k in range(HILLS[face], HILLS[face] + LINES[face]):
        n += 1 if s.ends[find(s, base + k)] > 0 else 0
    return n


@rule
def worth_of_city(s: State, d: Desk, tile: int, left: float) -> float:
    """What it is likely to bring the seat whose cowboy is there."""
    face, base, chance = int(s.face[tile]), int(s.base[tile]), 1.0
    missing, done = unfinished_lines(s, tile), finished_railroads(s, tile)
    if missing == 0:
        return done * P_CITY * 1.0
    for k in range(HILLS[face], HILLS[face] + LINES[face]):
        root = find(s, base + k)
        if s.ends[root] > 0:
            chance *= d.chance[root]
    at = W_CITY + 2 * (min(missing, 4) - 1)
    value = d.w[at] + d.w[at + 1] * left + done * (d.w[W_CITY_RAIL] + d.w[W_CITY_RAIL + 1] * left)
    return value + chance * LINES[face] * d.w[W_CITY_DONE]


@rule
def worth_of_prairie(s: State, d: Desk, root: int, left: float) -> float:
    """What it is likely to bring each of its leaders."""
    score = int(s.size[root]) * P_TIPI + int(s.extra[root]) * P_HERD
    open_ends = min(max(int(s.ends[root]), 0), 16)
    value = d.w[W_FARM + 2] * score + d.w[W_FARM + 3] * score * left
    if open_ends > 0:
        value += d.w[W_FARM] + d.w[W_FARM + 1] * left + open_ends * (d.w[W_FARM + 4] + d.w[W_FARM + 5] * left)
    return value


@rule
def worth_of_graveyard(s: State, d: Desk, root: int, tile: int, left: float) -> float:
    """What it is likely to bring the seat whose cowboy is there."""
    place = int(s.place[tile])
    cities = cities_round(s, place)
    if s.ends[root] <= 0:
        return P_GRAVE + cities * 1.0
    tiles = tiles_round(s, place)
    value = d.w[W_GRAVE] + d.w[W_GRAVE + 1] * left + tiles * (d.w[W_GRAVE + 2] + d.w[W_GRAVE + 3] * left)
    return value + cities * d.w[W_GRAVE + 4]


@rule
def worth_of_tent(s: State, d: Desk, root: int, seat: int, left: float) -> float:
    """What the tent of a seat on that mountain is likely to bring it. A finished mountain: nothing."""
    if s.ends[root] <= 0:
        return 0.0
    lead = (owners(int(s.crew[root])) >> seat) & 1
    at, tokens = W_TENT + (0 if lead else 4), int(s.extra[root]) * d.mean
    value = tokens * (d.w[at] + d.w[at + 1] * left) + d.w[at + 2] + d.w[at + 3] * left
    if s.sheriff_plays and frozen(s, root):
        value += d.w[W_TENT_HELD] * tokens
    return value + d.chance[root] * tokens * d.w[W_TENT_HELD + 1]


@rule
def worth_of_spare(d: Desk, n: int, left: float) -> float:
    """What `n` cowboys in supply are likely to bring."""
    if n <= 0:
        return 0.0
    at = W_SPARE + 2 * (min(n, 4) - 1)
    return d.w[at] + d.w[at + 1] * left


@rule
def left_of(s: State) -> float:
    """Turns that each seat still has, in units of 36."""
    return int(s.stack) / (int(s.seats) * TURNS)


@rule
def finished(s: State, root: int, kind: int, tile: int) -> bool:
    """Will the figures on it go home when the turn is scored?"""
    if kind == PRAIRIE:
        return False
    return unfinished_lines(s, tile) == 0 if kind == CITY else s.ends[root] <= 0


@rule
def worth_of_feature(s: State, d: Desk, root: int, kind: int, tile: int, left: float) -> float:
    """What a feature without tokens is likely to bring each leader."""
    if kind == RAIL:
        return worth_of_railroad(s, d, root, left)
    if kind == PRAIRIE:
        return worth_of_prairie(s, d, root, left)
    if kind == CITY:
        return worth_of_city(s, d, tile, left)
    return worth_of_graveyard(s, d, root, tile, left)


@rule
def add_mountain(s: State, d: Desk, root: int, sign: float, left: float) -> None:
    """Add to every seat, `sign` times, what a mountain is likely to bring: to leaders, and by tents."""
    mask, tents = owners(int(s.crew[root])), int(s.marks[root])
    sharing = 0
    for seat in range(int(s.seats)):
        sharing += (mask >> seat) & 1
    tokens = int(s.extra[root]) * d.mean
    for seat in range(int(s.seats)):
        if (mask >> seat) & 1:
            value = worth_of_mountain(s, d, root, tokens / sharing, left)
            if s.ends[root] > 0:
                for other in range(int(s.seats)):
                    if other != seat and (tents >> other) & 1:
                        value += tokens / sharing * (d.w[W_HILL_TENTS] + d.w[W_HILL_TENTS + 1] * left)
            d.worth[seat] += sign * value
        elif s.ends[root] > 0 and on_crew(int(s.crew[root]), seat) > 0:
            d.worth[seat] += sign * (d.w[W_SECOND + 2] + d.w[W_SECOND + 3] * left)
        if (tents >> seat) & 1:
            d.worth[seat] += sign * worth_of_tent(s, d, root, seat, left)


@rule
def add_feature(s: State, d: Desk, root: int, kind: int, tile: int, left: float) -> None:
    """Add to every seat what a feature other than a mountain is likely to bring."""
    mask = owners(int(s.crew[root]))
    value = worth_of_feature(s, d, root, kind, tile, left)
    at = W_SECOND if kind == RAIL else W_SECOND + 4
    for seat in range(int(s.seats)):
        if (mask >> seat) & 1:
            d.worth[seat] += value
        elif on_crew(int(s.crew[root]), seat) > 0 and (kind == PRAIRIE or (kind == RAIL and s.ends[root] > 0)):
            d.worth[seat] += d.w[at] + d.w[at + 1] * left


@rule
def value(s: State, d: Desk) -> None:
    """Fill `worth`: the points that every seat is likely to have in the end. `chance` and `spare` are filled, too."""
    left = left_of(s)
    find_chances(s, d)
    d.stamp += 1
    for seat in range(int(s.seats)):
        tokens = d.known[seat] + d.mean * (int(s.held[seat]) + int(s.owed[seat]) - int(d.counted[seat]))
        d.worth[seat] = points(s, seat) + tokens
        if s.phase == OVER_NOW:
            d.worth[seat] -= value_of_hand(s, seat)
        d.spare[seat] = 0
    if s.phase >= FINAL:  # whatever figures earn is counted
        return
    for seat in range(int(s.seats)):
        for i in range(COWBOYS):
            spot = int(s.cowboy[seat, i])
            if spot == NOWHERE:
                d.spare[seat] += 1
                continue
            root, kind, tile = root_at(s, spot), kind_at(s, spot), spot // LOCALS
            if finished(s, root, kind, tile):
                d.spare[seat] += 1
            if d.seen[root] != d.stamp:
                d.seen[root] = d.stamp
                if kind == MOUNTAIN:
                    add_mountain(s, d, root, 1.0, left)
                else:
                    add_feature(s, d, root, kind, tile, left)
        d.worth[seat] += worth_of_spare(d, int(d.spare[seat]), left)
    for seat in range(int(s.seats)):
        if s.tent[seat] != NOWHERE:
            root = root_at(s, int(s.tent[seat]))
            if d.seen[root] != d.stamp:
                d.seen[root] = d.stamp
                add_mountain(s, d, root, 1.0, left)


@rule
def ahead(s: State, d: Desk, seat: int) -> float:
    """By how much the seat is likely to end before the others: two thirds the best of them, one third their mean."""
    best, total = -1.0e9, 0.0
    for other in range(int(s.seats)):
        if other != seat:
            best = max(best, d.worth[other])
            total += d.worth[other]
    return d.worth[seat] - (2.0 * best + total / (int(s.seats) - 1)) / 3.0
