"""The record of the game, its options, and small questions that every rule asks.

Squares 0..48 (masks of squares are 49 bits), open squares 0..32, rooms 0..17, seats 0..4, mice 0..3 of a seat. A tile
has a number of its own that travels with it; what it is, is drawn when somebody first sees it.
"""

from __future__ import annotations

from cheeseboard.games.roquefort.box import (
    BOARD_MASK,
    CORNER_MASK,
    GONZOLA_TILE,
    MECHANISM,
    MICE,
    OPEN,
    OPEN_SQUARE,
    PANTRY,
    PASSAGE,
    PLAIN,
    PLAIN_TILES,
    ROOM_SQUARES,
    ROOMS,
    TILES_OF_KIND,
    TRAP,
)
from cheeseboard.kernel import Array, Options, Record, field, i8, i32, i64, rule, u8, u16

# phases
SETUP, HANGING, TURN, HOP, OVER_NOW = 0, 1, 2, 3, 4

# where a figure is: 0..48 a square (the corners are the towers), then
IN_TOWER, IN_PANTRY, RESERVE, DUNGEON, ON_ROOF = 49, 50, 54, 55, 60
NOWHERE = 99
"""Gonzola without his module; the movable tower before it hangs or without its module."""

# how the game ended
BY_TARGET, BY_LOSS = 1, 2

STEPS_MODE, COMPOUND = 0, 1
SEATS_MAX = 5
TILES = 37
GONZOLA = 4
"""Bit of `freed` for Gonzola, beside the mice 0..3."""

# actions
LIFT = 0  # + room
RUN = 18  # + mouse * 54 + destination
RUNS = 54
WALK = 234  # Gonzola: + square, 49 + pantry place, 53 + roof of room
WALK_PANTRY, WALK_ROOF, WALKS = 49, 53, 71
SLIDE = 305  # + slot * 16 + free tile * 4 + where a mouse on it goes
TOWER = 497  # + wall place
END = 517
ACTIONS = 518
LEGAL_MAX = 420
OUTCOMES_MAX = 13

TILE_OUT = 33
"""Bit of `pending` for free tile 0; the castle's open squares are bits 0..32."""


class Opts(Options):
    """What a match is played with."""

    players: int = field(i8, "how many play", low=2, high=5, default=2)
    plan: int = field(i8, "room plan of the castle", choices=("A", "B"), default="A", variant=True)
    gonzola: bool = field(u8, "expansion: Cheesy Gonzola", flag=True, default=False, variant=True)
    tower: bool = field(u8, "expansion: movable tower; always with five", flag=True, default=False, variant=True)
    mechanism: bool = field(u8, "expansion: cheese-moving mechanism", flag=True, default=False, variant=True)
    pantry: bool = field(u8, "expansion: pantry", flag=True, default=False, variant=True)
    target: int = field(i8, "kinds that win: 4, with a module 5", low=4, high=6, default=4, variant=True)
    trace: bool = field(
        u8, "what has been seen stays visible as a fading trace", flag=True, default=False, variant=True
    )
    tower_capacity: int = field(i8, "mice in a tower", choices=("one", "unlimited"), default="one")
    no_immediate_undo: bool = field(u8, "the last slide may not be pushed straight back", flag=True, default=False)
    roof_run: int = field(i8, "Gonzola on the roofs", choices=("steps", "compound"), default="steps")
    tower_start: int = field(i8, "fewer than five: first mice", choices=("corners", "any"), default="corners")
    pantry_return_covered: bool = field(u8, "back from the pantry under a roof, too", flag=True, default=False)
    shove_to_new_tile: bool = field(u8, "a shoved mouse may stay for the new tile", flag=True, default=False)
    gonzola_pantry: bool = field(u8, "Gonzola may use the pantry", flag=True, default=True)
    gonzola_hop: bool = field(u8, "Gonzola on his tile hops aside for a mouse", flag=True, default=False)


class State(Record):
    """One position. Header (seats, phase, round, drawer, edition) first; `round` rises with every turn."""

    plan: int = field(u8, "option: 0 = plan A, 1 = plan B")
    with_gonzola: int = field(u8, "option: Gonzola plays")
    with_tower: int = field(u8, "option: the movable tower is in play")
    with_mechanism: int = field(u8, "option: the mechanism works")
    with_pantry: int = field(u8, "option: free tiles are the pantry")
    target: int = field(u8, "option: kinds of cheese that win")
    trace: int = field(u8, "option: what has been seen stays visible")
    roomy: int = field(u8, "option: towers hold any number of mice")
    no_undo: int = field(u8, "option: the last slide may not be pushed straight back")
    roof_run: int = field(u8, "option: STEPS_MODE or COMPOUND")
    any_start: int = field(u8, "option: first mice may go into the movable tower")
    return_covered: int = field(u8, "option: back from the pantry under a roof, too")
    shove_new: int = field(u8, "option: a shoved mouse may stay for the new tile")
    gonzola_pantry: int = field(u8, "option: Gonzola may use the pantry")
    gonzola_hop: int = field(u8, "option: Gonzola hops aside for a mouse")
    turn: int = field(i8, "seat whose turn it is")
    ap: int = field(u8, "action points left in this turn")
    slid: int = field(u8, "1 = the ordinary slide of this turn is done")
    freed: int = field(u8, "mask: mice (bit 4 = Gonzola) that have used the mechanism in this turn")
    last_slot: int = field(i8, "slot of the last slide, -1 = none")
    last_out: int = field(i8, "number of the tile it pushed out, -1 = none")
    frees: int = field(u8, "free tiles beside the castle, or places of the pantry: 1..4")
    ribbon: int = field(i8, "seat whose ribbon Gonzola wears, -1 = nobody's")
    gonzola: int = field(u8, "where Gonzola is: square, pantry place, ON_ROOF + room, NOWHERE")
    tower: int = field(u8, "wall place of the movable tower, NOWHERE")
    hopper: int = field(i8, "phase HOP: the mouse that has pushed Gonzola off his tile, -1 = none")
    ending: int = field(u8, "how the game ended: BY_TARGET, BY_LOSS; 0 = it runs")
    winner: int = field(i8, "seat that has reached the target, -1 = none")
    covered: int = field(i32, "mask: rooms under their roofs")
    pending: int = field(i64, "mask: open squares and (from TILE_OUT on) free tiles that come to light and are drawn")
    lie: Array = field(u8, OPEN, "number of the tile on open square c; 255 = not shown")
    free: Array = field(u8, PANTRY, "number of free tile f; 255 = none")
    kind: Array = field(u8, TILES, "what tile t is, as far as anybody has seen; 0 = unseen")
    last_seen: Array = field(u16, TILES, "turn in which tile t was last in sight, from 1; 0 = never")
    mouse: Array = field(u8, (SEATS_MAX, MICE), "where mouse m of a seat is: a place code")
    taken: Array = field(u8, SEATS_MAX, "mask: kinds of cheese the seat holds (bit 0 = kind 1)")


@rule
def bits(mask: int) -> int:
    """How many bits are set in a small mask."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lifted(s: State) -> int:
    """Mask of the squares whose room is uncovered; the towers are not in it."""
    roofed = CORNER_MASK
    plan, covered = int(s.plan), int(s.covered)
    for room in range(ROOMS):
        if (covered >> room) & 1:
            roofed |= ROOM_SQUARES[plan, room]
    return BOARD_MASK & ~roofed


@rule
def traps(s: State) -> int:
    """Mask of the squares where a trap lies, as far as anybody has seen."""
    mask = 0
    for c in range(OPEN):
        if kind_at(s, c) == TRAP:
            mask |= 1 << OPEN_SQUARE[c]
    return mask


@rule
def kind_at(s: State, cell: int) -> int:
    """Kind of the tile on open square `cell`; 0 = nobody has seen it, or it is not shown."""
    tile = int(s.lie[cell])
    return int(s.kind[tile]) if tile < TILES else 0


@rule
def kind_free(s: State, f: int) -> int:
    """Kind of free tile f; 0 = there is none."""
    tile = int(s.free[f])
    return int(s.kind[tile]) if tile < TILES else 0


@rule
def standing(s: State) -> int:
    """Mask of the squares on which a figure stands, towers included; Gonzola on a roof stands on none."""
    mask = 0
    for seat in range(int(s.seats)):
        for m in range(MICE):
            if s.mouse[seat, m] < IN_TOWER:
                mask |= 1 << int(s.mouse[seat, m])
    if s.gonzola < IN_TOWER:
        mask |= 1 << int(s.gonzola)
    return mask


@rule
def in_pantry(s: State) -> int:
    """Mask of the pantry places on which a figure stands."""
    mask = 0
    for seat in range(int(s.seats)):
        for m in range(MICE):
            place = int(s.mouse[seat, m])
            if IN_PANTRY <= place < IN_PANTRY + PANTRY:
                mask |= 1 << (place - IN_PANTRY)
    if IN_PANTRY <= s.gonzola < IN_PANTRY + PANTRY:
        mask |= 1 << (int(s.gonzola) - IN_PANTRY)
    return mask


@rule
def tower_full(s: State) -> bool:
    """Does a mouse sit in the movable tower?"""
    for seat in range(int(s.seats)):
        for m in range(MICE):
            if s.mouse[seat, m] == IN_TOWER:
                return True
    return False


@rule
def find(s: State, kind: int) -> int:
    """Where the special tile lies that somebody has seen: its square, IN_PANTRY + place, or -1."""
    for c in range(OPEN):
        if kind_at(s, c) == kind:
            return OPEN_SQUARE[c]
    for f in range(int(s.frees)):
        if kind_free(s, f) == kind:
            return IN_PANTRY + f
    return -1


@rule
def free_slider(s: State, seat: int) -> int:
    """Which figure of the seat (mouse 0..3, GONZOLA) can slide free of points now; -1 = none."""
    if s.with_mechanism == 0:
        return -1
    at = find(s, MECHANISM)
    if at < 0:
        return -1
    for m in range(MICE):
        if s.mouse[seat, m] == at and (int(s.freed) >> m) & 1 == 0:
            return m
    if s.gonzola == at and s.ribbon == seat and (int(s.freed) >> GONZOLA) & 1 == 0:
        return GONZOLA
    return -1


@rule
def in_game(s: State, kind: int) -> int:
    """How many tiles of a kind the match has. Special tiles whose module is off are plain floor."""
    if kind == GONZOLA_TILE:
        return int(s.with_gonzola)
    if kind == MECHANISM:
        return int(s.with_mechanism)
    if kind == PASSAGE:
        return int(s.with_pantry)
    if kind == PLAIN and s.with_pantry:
        return PLAIN_TILES + (1 - int(s.with_gonzola)) + (1 - int(s.with_mechanism))
    return TILES_OF_KIND[kind]


@rule
def holders(s: State, kind: int) -> int:
    """How many seats hold a token of the kind."""
    n = 0
    for seat in range(int(s.seats)):
        n += (int(s.taken[seat]) >> (kind - 1)) & 1
    return n


@rule
def fallen(s: State, seat: int) -> int:
    """How many mice of the seat are in the dungeon."""
    n = 0
    for m in range(MICE):
        n += int(s.mouse[seat, m] == DUNGEON)
    return n


@rule
def reserve(s: State, seat: int) -> int:
    """The lowest mouse of the seat that waits outside; -1 = none."""
    for m in range(MICE):
        if s.mouse[seat, m] == RESERVE:
            return m
    return -1
