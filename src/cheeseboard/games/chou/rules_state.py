"""The record of the game, its options, and small questions that every rule asks.

Cells 0..18 (9 = the Cabin), points 0..23, rabbits (tokens) 0 and 1, pawns 0 = A and 1 = B, directions 0..5. Masks have
bit c for cell c, or bit k for direction k.
"""

from __future__ import annotations

from cheeseboard.games.chou.box import CABIN_CELL, CELLS, LOWEST, PAIRS, RAYS
from cheeseboard.kernel import Array, Floats, Options, Record, f64, field, i8, i16, i32, i64, rule, table, u8

# phases
SETUP, FIRST_NIGHT, NIGHT, DAY, OVER_NOW = 0, 1, 2, 3, 4

# what lies on a cell
EMPTY, CABBAGE, DOUBLE, BUSH, CABIN = 0, 1, 2, 3, 4

# where a rabbit is when it is under no tile
IN_HAND, EXPOSED, CAUGHT = -1, -2, -3

BLANK = -9
"""The one value of a blanked i8 field."""

# who knows the arrows of a tile that nobody has eaten: bits of `seen`
RABBITS_KNOW, GARDENERS_KNOW, ALL_KNOW = 1, 2, 4

# how the game ended
BY_CATCH, BY_COMPOST, BY_BUSHES, BY_SCORE = 1, 2, 3, 4

# arrow sets and splits, as options store them
A6, B65, A5 = 0, 1, 2
GARDENERS_SPLIT, RABBITS_SPLIT = 0, 1

# where a memory of nights begins
FROM_FIRST_NIGHT, FROM_NOTHING, FROM_WEIGHTS = 0, 1, 2

NIGHTS = 8
"""Nights kept one by one; older ones are folded into `prior`."""

LONGEST = 30000
"""Counters that no rule reads beyond this stop here."""

# actions
TO_CELL = 19  # token * 19 + cell: hide there or run there
STUCK = 38  # + token: it stays exposed
WALK = 40  # + pawn * 24 + point
LOOK = 88  # + pawn * 456 + point * 19 + cell
LOOKS = 456
AFTER_YOU = 1000
ACTIONS = 1001
LEGAL_MAX = 48
OUTCOMES_MAX = 20


class Opts(Options):
    """What a match is played with."""

    players: int = field(i8, "how many play", low=2, high=4, default=2)
    split: int = field(
        i8, "three players: which side two of them share", choices=("gardeners", "rabbits"), default="gardeners"
    )
    bushes: bool = field(u8, "Bushes and Doubles replace six Cabbages", flag=True, default=False, variant=True)
    score: bool = field(u8, "two legs, each until both rabbits are caught", flag=True, default=False, variant=True)
    arrows: int = field(i8, "arrow set of the tiles", choices=("A6", "B65", "A5"), default="B65")
    last_rabbit: int = field(
        i8, "two rabbit seats: who moves the rabbit that is left", choices=("joint", "owner"), default="joint"
    )
    last_night: int = field(
        i8, "points: tiles eaten but not composted at the last catch", choices=("dropped", "counted"), default="dropped"
    )
    bush_stop: int = field(i8, "house rule: nights without a bite that end it, 0 = off", low=0, high=60, default=10)


class State(Record):
    """One position. Header (seats, phase, round, drawer, edition) first; `round` rises at dusk and at dawn."""

    split: int = field(u8, "option: GARDENERS_SPLIT or RABBITS_SPLIT")
    bushes: int = field(u8, "option: played with Bushes and Doubles")
    score: int = field(u8, "option: two legs for points")
    arrow_set: int = field(u8, "option: A6, B65 or A5")
    owner_only: int = field(u8, "option: the last rabbit is moved by its own seat alone")
    count_last: int = field(u8, "option: tiles eaten last night count at the end of a leg")
    bush_stop: int = field(u8, "option: nights without a bite that end it; 0 = off")
    leg: int = field(u8, "0, or 1 in the second leg of a game for points")
    owner: Array = field(u8, 4, "seats of rabbits 1 and 2 and of gardeners A and B in this leg")
    ending: int = field(u8, "how the game ended: BY_...; 0 = it runs")
    compost: int = field(u8, "cabbages on the compost")
    quiet: int = field(u8, "nights in a row without a bite; stops counting at 255")
    leg_scores: Array = field(u8, 2, "points of the finished legs")
    day: int = field(i16, "number of this day, or of the day before this night; 0 = First Night")
    kind: Array = field(u8, 19, "what lies on cell c: EMPTY, CABBAGE, DOUBLE, BUSH, CABIN")
    gone: Array = field(u8, 19, "kind of the tile that went from cell c to the compost; 0 = none")
    eaten: Array = field(i8, 19, "1 = the tile on c shows its Eaten face; BLANK by night for the blind", hidden=True)
    arrows: Array = field(u8, 19, "arrow mask of the tile of c; 0 = not drawn, or not known", hidden=True)
    seen: Array = field(
        u8, 19, "who knows the arrows of c: RABBITS_KNOW (hidden) + GARDENERS_KNOW + ALL_KNOW", hidden=True, memory=True
    )
    rabbits: Array = field(i8, 2, "cell of token t, or IN_HAND, EXPOSED, CAUGHT, BLANK", hidden=True)
    stood: Array = field(i8, 2, "cell beside which token t stands exposed, else -1", hidden=True)
    moved: Array = field(i8, 2, "1 = token t has moved tonight", hidden=True)
    pawns: Array = field(u8, 2, "point of pawn i")
    acted: Array = field(u8, 2, "1 = pawn i has acted today")
    yielded: int = field(i8, "seat that said `after you` and waits; -1 = none", hidden=True)
    pending: int = field(i8, "cell whose arrows are being drawn; -1 = none", hidden=True)
    # what the gardeners remember: every night since both rabbits were last seen, oldest first
    start: int = field(u8, "where the memory begins: FROM_FIRST_NIGHT, FROM_NOTHING, FROM_WEIGHTS", memory=True)
    nights: int = field(u8, "entries in the four lists below", memory=True)
    night_eaten: Array = field(i32, NIGHTS, "mask: tiles eaten in night k", memory=True)
    night_stuck: Array = field(i32, NIGHTS, "mask: where exposed rabbits were taken after night k", memory=True)
    day_missed: Array = field(i32, NIGHTS, "mask: tiles lifted in vain on the day after night k", memory=True)
    day_caught: Array = field(i32, NIGHTS, "mask: where rabbits were caught on that day", memory=True)
    prior: Array = field(i64, 3, "FROM_WEIGHTS: odds of the starts that night 0 allows (see rules_trace)", memory=True)
    odds: Floats = field(f64, PAIRS, "belief over pairs of cells while it is computed", scratch=True)


# Seats of rabbit 1, rabbit 2, pawn A, pawn B by (players - 2, split, leg).
OWNER = table(
    [
        [[[0, 0, 1, 1], [1, 1, 0, 0]], [[0, 0, 1, 1], [1, 1, 0, 0]]],
        [[[0, 0, 1, 2], [1, 2, 0, 0]], [[0, 1, 2, 2], [2, 2, 0, 1]]],
        [[[0, 1, 2, 3], [2, 3, 0, 1]], [[0, 1, 2, 3], [2, 3, 0, 1]]],
    ]
)


@rule
def deal_sides(s: State) -> None:
    """Write down who plays what in this leg."""
    for k in range(4):
        s.owner[k] = OWNER[int(s.seats) - 2, int(s.split), int(s.leg), k]


@rule
def rabbit_seat(s: State, token: int) -> int:
    """The seat that plays rabbit `token` in this leg."""
    return int(s.owner[token])


@rule
def gardener_seat(s: State, pawn: int) -> int:
    """The seat that plays gardener `pawn` in this leg."""
    return int(s.owner[2 + pawn])


@rule
def on_rabbits(s: State, seat: int) -> bool:
    """Does the seat play a rabbit in this leg? False for a spectator (-1)."""
    return seat == rabbit_seat(s, 0) or seat == rabbit_seat(s, 1)


@rule
def on_gardeners(s: State, seat: int) -> bool:
    """Does the seat play a gardener in this leg? False for a spectator (-1)."""
    return seat == gardener_seat(s, 0) or seat == gardener_seat(s, 1)


@rule
def rabbits_mask(s: State) -> int:
    """Bit mask of the rabbits' seats: the audience of what happens by night."""
    return (1 << rabbit_seat(s, 0)) | (1 << rabbit_seat(s, 1))


@rule
def gardeners_mask(s: State) -> int:
    """Bit mask of the gardeners' seats."""
    return (1 << gardener_seat(s, 0)) | (1 << gardener_seat(s, 1))


@rule
def leads(s: State, seat: int, token: int) -> bool:
    """May the seat move rabbit `token`? After a catch both rabbit seats lead the last one (`catch.joint-control`)."""
    if rabbit_seat(s, token) == seat:
        return True
    return rabbit_seat(s, 1 - token) == seat and s.rabbits[1 - token] == CAUGHT and s.owner_only == 0


@rule
def by_night(s: State) -> bool:
    """Are the gardeners blind now?"""
    return s.phase in (NIGHT, FIRST_NIGHT)


@rule
def in_play(s: State, token: int) -> bool:
    """Has the token not been caught?"""
    return s.rabbits[token] != CAUGHT


@rule
def growing(s: State, cell: int) -> bool:
    """Does a tile lie on the cell that shows its cabbage face (a Bush always does)?"""
    kind = int(s.kind[cell])
    return kind not in (EMPTY, CABIN) and s.eaten[cell] != 1


@rule
def worth(s: State, cell: int, cabbage: int, double: int) -> int:
    """What the tile on the cell counts when it is eaten."""
    kind = int(s.kind[cell])
    if kind == CABBAGE:
        return cabbage
    return double if kind == DOUBLE else 0


@rule
def faces_now(s: State) -> int:
    """Mask of the cells where a tile shows its cabbage face (see `growing`)."""
    faces = 0
    for c in range(CELLS):
        kind = int(s.kind[c])
        faces |= int((kind != EMPTY) & (kind != CABIN) & (s.eaten[c] != 1)) << c
    return faces


@rule
def reached(faces: int, cell: int, way: int) -> int:
    """The first tile of the mask `faces` on the line from `cell` in direction `way`; -1 = none."""
    hits = (
        ((faces >> RAYS[cell, way, 0]) & 1)
        | ((faces >> RAYS[cell, way, 1]) & 1) << 1
        | ((faces >> RAYS[cell, way, 2]) & 1) << 2
        | ((faces >> RAYS[cell, way, 3]) & 1) << 3
    )
    return RAYS[cell, way, LOWEST[hits]]


@rule
def arrows_open(s: State, cell: int) -> bool:
    """Do all seats know the arrows of the cell's tile whatever they have seen: the set has one face only, or a Bush?"""
    kind = int(s.kind[cell])
    return s.arrow_set == A6 or kind == BUSH or cell == CABIN_CELL


@rule
def pool_of(s: State, cell: int) -> int:
    """The pool from which the tile's arrows come: 0 = base game, 1 = Cabbages beside Bushes, 2 = Doubles."""
    if s.bushes == 0:
        return 0
    return 2 if s.kind[cell] == DOUBLE or s.gone[cell] == DOUBLE else 1
