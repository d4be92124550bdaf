"""The record of the game, its options, and small questions that every rule asks.

Seats 0..3; quadrants of the disc 0..3 (quadrant q lies at position q in turn 0; positions S, W, N, E = 0..3, clockwise
from above); venues, resources, types, ages, fruit marks and abilities by the numbers of `box.py`. Spaces of a venue are
0..17 in the order of the box. Order cards are 0..35, four of each kind (`kind = card // 4 = type * 3 + age`).

Everything that a seat's own turn may change stands twice: as it is *now*, and (`…_then`) as the round began, which is
what the others see of it until the round is over. A step of one seat reads the other seats' `_then`, never their now.
"""

from __future__ import annotations

from cheeseboard.games.fromage.box import (
    BOARD_COST,
    COPIES,
    GAIN_CHEESE,
    OPEN_SPACES,
    SEAT_AT,
    SPACE_AGE,
    SPACE_MARK,
    SPACE_TYPE,
    TILE_COST,
    TILE_GAIN,
)
from cheeseboard.kernel import Array, Options, Record, field, i8, i16, rule, table, u8, u16, u32

# phases
(
    VENUES,
    SECTORS,
    SIDES,
    CUSTOMERS,
    BOARDS,
    START_ORDERS,
    DEAL,
    DRAFT,
    LAYING,
    HEAD_START,
    CORPORATION,
    TURN,
    OVER_NOW,
) = range(13)

SEATS_MAX = 4
ALONE = 0
"""The seat of whoever plays alone."""
PLACES = 4
CARDS = 36
CHEESES = 15
NONE = 255
"""No tile, no customer seen yet, no resource barred."""

# where a worker is: HOME, ON_SECTOR + resource * 3 + (space - 1), ON_VENUE + venue * 18 + space, ON_ABILITY + place
HOME = 0
ON_SECTOR = 1
ON_VENUE = 13
ON_ABILITY = 85

# where an order card is
IN_DECK, DISCARDED, STORED = 0, 1, 2  # STORED: in the Corporation's slot
HELD_BY = 3  # + seat
DONE_BY = 7  # + seat
CAST_BY = 11  # + seat: given up by that seat this turn; joins the discards when the round is over
RESOLVING = 15  # drawn by the Corporation, to be resolved

EMPTY = -1
CORPORATION_SEAT = 4
"""`cell`: a cheese of the Corporation."""

# steps of a seat's turn: what it has to decide next
FREE = 0  # anything of its turn, or READY
READIED = 1  # has said ready (draft and laying: has chosen)
ASK_ORDER = 2  # a cheese has just been placed and a held order fits it: COMPLETE or KEEP
ASK_FIRE = 3  # several effects wait: which comes first
ASK_PICK = 4  # gain a resource of choice (`picks` of them, not of type `barred`)
ASK_PAIR = 5  # gain two different ones
ASK_CAST = 6  # give up one unused resource, or SKIP (swap, barter)
ASK_SORT = 7  # Sorting Room: give up one uncompleted order
ASK_GREENHOUSE = 8  # option greenhouse=ask: TAKE or SKIP

# who waits to fire: bits of `waiting`
SIGN = 0  # bit 0: the sign of the shelf; bits 1..4: what stands on ability place 0..3 (dock or tile)
SOURCES = 5

# actions
READY = 0
GATHER = 1  # + worker * 3 + (space - 1), in the sector that the seat faces
MAKE = 10  # + space of the seat's venue; the worker is the one of its type
MILK = 28  # + parlour * 18 + space
BUILD = 100  # + place
WORK = 104  # + place * 3 + worker: Barn, or a tile with a worker's space
VAT = 116  # + space: the tile Extra Vat; the worker is the one of the space's type
COMPLETE = 134
KEEP = 135
FIRE = 136  # + source
PICK = 141  # + resource
PAIR = 145  # + pair, as box.PAIRS lists them
CAST = 151  # + resource other than orders
CAST_ORDER = 154  # + kind
SKIP = 163
TAKE = 164
CORP = 165  # + space: there the Corporation's cheese goes
DRAFT_TILE = 183  # + tile
LAY = 215  # + place * 32 + tile
LAID = 343
ACTIONS = 344
LEGAL_MAX = 160
OUTCOMES_MAX = 36


class Opts(Options):
    """What a match is played with."""

    players: int = field(i8, "how many play; one plays against the Corporation", low=1, high=4, default=2)
    festival: int = field(i8, "layout of the Festival", choices=("I", "II", "P", "any"), default="I", variant=True)
    fromagerie: int = field(i8, "layout of the Fromagerie", choices=("I", "II", "P", "any"), default="I", variant=True)
    bistro: int = field(i8, "layout of the Bistro", choices=("I", "II", "P", "any"), default="I", variant=True)
    villes: int = field(i8, "layout of the Villes", choices=("I", "II", "P", "any"), default="I", variant=True)
    tiles: bool = field(u8, "advanced game: structure tiles", flag=True, default=False, variant=True)
    level: int = field(i8, "alone: level of the Corporation; 0 = nobody plays alone", low=0, high=4, variant=True)
    clockwise: bool = field(u8, "one after the other, clockwise from Structures", flag=True, default=False)
    greenhouse: int = field(i8, "Greenhouse", choices=("auto", "ask"), default="auto")
    trigger_order: int = field(i8, "several effects at once", choices=("choose", "listed"), default="choose")
    cart_with_vat: bool = field(u8, "Tandem Cart fires for the Extra Vat too", flag=True, default=False)


class State(Record):
    """One position. Header (seats, phase, round, drawer, edition) first; `round` rises with pick, laying and turn."""

    # options
    asks: int = field(u8, "option: Greenhouse asks")
    listed: int = field(u8, "option: waiting effects fire in the listed order (dock and tiles by place, then the sign)")
    clockwise: int = field(u8, "option: every turn is played openly, one seat after the other")
    with_vat: int = field(u8, "option: Tandem Cart fires for the Extra Vat")
    tiles: int = field(u8, "option: structure tiles are drafted and laid")
    level: int = field(u8, "level of the Corporation, 0 = none")
    wanted: Array = field(u8, 4, "option: layout of venue v: 0 I, 1 II, 2 P, 3 any")
    # the table
    turn: int = field(i16, "turns that are over; the disc has turned as often")
    openly: int = field(u8, "1 = this turn is played openly, clockwise from the Structures sector")
    mover: int = field(i8, "openly: whose part of the turn it is; -1 = nobody's")
    venue: Array = field(u8, 4, "venue on quadrant q, NONE = not laid yet")
    sector: Array = field(u8, 4, "resource whose sector lies on quadrant q, NONE = not laid yet")
    side: Array = field(u8, 4, "layout of venue v: 0 I, 1 II, 2 P, NONE = not chosen yet")
    customer: Array = field(u8, 6, "kind of customer on region r, NONE = not laid yet")
    board: Array = field(u8, SEATS_MAX, "printed board of a seat, NONE = not dealt yet")
    last: int = field(u8, "mask: seats that have announced their last cheese", memory=True)
    # orders
    card: Array = field(u8, 36, "where order card c is", hidden=True)
    card_then: Array = field(u8, 36, "the same as the round began")
    # venues
    cell: Array = field(i8, (4, 18), "whose cheese lies on a space of venue v; EMPTY, CORPORATION_SEAT", hidden=True)
    cell_then: Array = field(i8, (4, 18), "the same as the round began")
    # what a seat has
    cheese: Array = field(u8, SEATS_MAX, "cheeses left", hidden=True)
    cheese_then: Array = field(u8, SEATS_MAX, "the same as the round began")
    stock: Array = field(u16, (SEATS_MAX, 3), "unused structures, livestock, fruit", hidden=True)
    stock_then: Array = field(u16, (SEATS_MAX, 3), "the same as the round began")
    worker: Array = field(u8, (SEATS_MAX, 3), "where the soft, hard, bleu worker is", hidden=True)
    worker_then: Array = field(u8, (SEATS_MAX, 3), "the same as the round began")
    back: Array = field(i16, (SEATS_MAX, 3), "turn in which that worker comes home; -1 at home", hidden=True)
    back_then: Array = field(i16, (SEATS_MAX, 3), "the same as the round began")
    built: Array = field(u8, SEATS_MAX, "mask: unlocked abilities by place", hidden=True)
    built_then: Array = field(u8, SEATS_MAX, "the same as the round began")
    milked: Array = field(u8, SEATS_MAX, "mask: used milking parlours", hidden=True)
    milked_then: Array = field(u8, SEATS_MAX, "the same as the round began")
    fruited: Array = field(u8, (SEATS_MAX, 2), "fruit spent on fruited cheese and on jam", hidden=True)
    fruited_then: Array = field(u8, (SEATS_MAX, 2), "the same as the round began")
    tile: Array = field(u8, (SEATS_MAX, 4), "tile that covers ability place p, NONE", hidden=True)
    tile_then: Array = field(u8, (SEATS_MAX, 4), "the same as the round began")
    # a seat's turn (as the round begins all of it is 0, NONE or FREE)
    step: Array = field(u8, SEATS_MAX, "what the seat decides next; READIED is open to all", hidden=True, commit=True)
    acted: Array = field(u8, SEATS_MAX, "mask: 1 has gathered, 2 has made cheese", hidden=True)
    fired: Array = field(u8, SEATS_MAX, "mask: once-a-turn abilities by place that have fired", hidden=True)
    waiting: Array = field(u8, SEATS_MAX, "mask: sources whose effect waits (bit 0 the sign, 1 + place)", hidden=True)
    due: Array = field(u8, SEATS_MAX, "orders that nature has still to draw for the seat", hidden=True)
    sorts: Array = field(u8, SEATS_MAX, "1 = the Sorting Room's order is to be given up after the draw", hidden=True)
    offer: Array = field(u8, SEATS_MAX, "1 = the Greenhouse offers one more (option greenhouse=ask)", hidden=True)
    picks: Array = field(u8, SEATS_MAX, "resources of choice still to be gained", hidden=True)
    barred: Array = field(u8, SEATS_MAX, "type that may not be picked, NONE", hidden=True)
    source: Array = field(u8, SEATS_MAX, "what is being resolved: a source, NONE", hidden=True)
    where: Array = field(u8, SEATS_MAX, "space of the cheese that is being resolved, NONE", hidden=True)
    # the draft
    pick: int = field(u8, "which pick of the draft, 0..3")
    hand: Array = field(u32, SEATS_MAX, "mask: tiles in hand h (dealt to seat h; passed to the left)", hidden=True)
    kept: Array = field(u32, SEATS_MAX, "mask: tiles that a seat has kept", hidden=True)
    taken: Array = field(u8, SEATS_MAX, "tile picked in this pick, NONE", hidden=True, commit=True)
    saw: Array = field(u32, (SEATS_MAX, 4), "mask: the hand as the seat saw it at pick p", hidden=True, memory=True)
    out: int = field(u32, "alone: tiles that have left the draft", hidden=True)
    # the Corporation
    corp_left: int = field(u8, "cheeses on its board")
    corp_due: int = field(u8, "orders it has still to draw or to resolve before the seat acts")
    corp_card: int = field(u8, "order that it resolves now, NONE")
    head: int = field(i8, "head start: how many venues have been served; -1 = none")


# -- masks of spaces ---------------------------------------------------------------------------------------------------
SPACES = 18


def _where(facts: Array, wanted: int, layout: int, venue: int) -> int:
    return sum(1 << k for k in range(SPACES) if facts[layout, venue, k] == wanted)


OF_TYPE = table([[[_where(SPACE_TYPE, t, la, v) for t in range(3)] for v in range(4)] for la in range(3)])
"""(3, 4, 3) mask of the spaces of a type by layout and venue."""
OF_AGE = table([[[_where(SPACE_AGE, a, la, v) for a in range(3)] for v in range(4)] for la in range(3)])
"""(3, 4, 3) mask of the spaces of an age."""
PLAIN = table([[_where(SPACE_MARK, 0, la, v) for v in range(4)] for la in range(3)])
"""(3, 4) mask of the spaces that need no fruit."""


# -- small questions ---------------------------------------------------------------------------------------------------
@rule
def quadrant(s: State, seat: int) -> int:
    """The quadrant that a seat faces: the disc has turned `turn` quarters clockwise."""
    return (SEAT_AT[int(s.seats), seat] - int(s.turn)) & 3


@rule
def faced(s: State, seat: int) -> int:
    """The venue before a seat."""
    return int(s.venue[quadrant(s, seat)])


@rule
def faced_sector(s: State, seat: int) -> int:
    """The resource of the sector before a seat."""
    return int(s.sector[quadrant(s, seat)])


@rule
def cost_of(s: State, seat: int, place: int) -> int:
    """Structures that the ability on a place costs: the tile's or the printed one's."""
    tile = int(s.tile[seat, place])
    return BOARD_COST[int(s.board[seat]), place] if tile == NONE else TILE_COST[tile]


@rule
def ability(s: State, seat: int, place: int) -> int:
    """Code of what stands on a place, for effects: 0..3 as printed, 4 + tile."""
    tile = int(s.tile[seat, place])
    return place if tile == NONE else 4 + tile


@rule
def works(s: State, seat: int, place: int) -> bool:
    """Has the seat unlocked what stands on a place?"""
    return (int(s.built[seat]) >> place) & 1 == 1


@rule
def empty_spaces(s: State, venue: int) -> int:
    """Mask of the open and empty spaces of a venue."""
    mask = OPEN_SPACES[int(s.side[venue]), venue, int(s.seats)]
    for k in range(SPACES):
        if s.cell[venue, k] != EMPTY:
            mask &= ~(1 << k)
    return mask


@rule
def held(s: State, seat: int, kind: int) -> int:
    """The lowest card of a kind that the seat holds uncompleted; -1 = none."""
    for card in range(kind * COPIES, (kind + 1) * COPIES):
        if s.card[card] == HELD_BY + seat:
            return card
    return -1


@rule
def cards_at(s: State, place: int) -> int:
    """How many order cards are at a place."""
    n = 0
    for card in range(CARDS):
        n += int(s.card[card] == place)
    return n


@rule
def cards_to_draw(s: State) -> int:
    """Cards that can still be drawn: the deck, and the discards, which become the deck when it is empty."""
    n = 0
    for card in range(CARDS):
        n += int(s.card[card] <= DISCARDED)
    return n


@rule
def bits(mask: int) -> int:
    """How many bits of a mask are set."""
    n = 0
    while mask > 0:
        mask &= mask - 1
        n += 1
    return n


@rule
def vat_place(s: State, seat: int) -> int:
    """Place of the seat's Extra Vat; -1 = it has not unlocked one."""
    for place in range(PLACES):
        tile = int(s.tile[seat, place])
        if tile != NONE and TILE_GAIN[tile] == GAIN_CHEESE and works(s, seat, place):
            return place
    return -1


@rule
def on_ability(s: State, seat: int, place: int) -> bool:
    """Does a worker of the seat stand on an ability place?"""
    at = ON_ABILITY + place
    return s.worker[seat, 0] == at or s.worker[seat, 1] == at or s.worker[seat, 2] == at


@rule
def corp_venue(s: State) -> int:
    """Where the Corporation places: before the player; in the head start the venues as they reach the player."""
    return int(s.venue[(4 - int(s.head)) & 3]) if s.phase == HEAD_START else faced(s, int(ALONE))


@rule
def hand_of(s: State, seat: int) -> int:
    """The hand (0..3, by whom it was dealt to) that a seat holds in this pick: they are passed to the next seat."""
    return (seat - int(s.pick) + 4 * int(s.seats)) % int(s.seats)
