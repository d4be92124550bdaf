"""The record of the game, its options, and small questions that every rule asks.

Tiles are numbered in the order in which they were placed (0 = the start tile), their segments one after the other:
segment `base[t] + local`. Joined segments form a feature, known by its lowest segment: its root, where all that is
counted of the feature stands. Figures stand on a spot: `tile * 12 + local`.
"""

from __future__ import annotations

from cheeseboard.games.goldrush.box import CITIES, COWBOYS, FACES, GRAVES, PEAKS, SEGMENTS, TILES, VALUES
from cheeseboard.kernel import Array, Options, Record, field, i8, i16, rule, u8, u16

# phases
DRAWING, PLACING, SENDING, ACTING, TAKING, FINAL, OVER_NOW = 0, 1, 2, 3, 4, 5, 6
"""Nature draws a tile; a seat places it; sends the Sheriff; acts; tokens are looked at; so at the end; it is over."""

NO_FACE = 255
NOWHERE = 65535
"""A cowboy or tent in supply, the Sheriff beside the board."""
BLANK = 255
"""A number of tokens that the viewer may not know."""
BORDER = 255
"""`near`: no tile on that side."""

SEATS = 5
LOCALS = 12
"""Segments a tile may have: what a spot is counted by."""
SPACES = 160
"""Open places there can be: 78 tiles have 158 at most."""
SLOTS = 512
"""Of the hash from places to tiles and open places."""

# what is scored, in the order of `tally`
BY_RAIL, BY_RAIL_ONE, BY_SYMBOL, BY_CITY, BY_GRAVE = 0, 1, 2, 3, 4
BY_END_RAIL, BY_END_SYMBOL, BY_END_CITY, BY_END_GRAVE, BY_TIPI, BY_HERD = 5, 6, 7, 8, 9, 10
KINDS = 11

# options, as stored
TO_SUPPLY, TO_BOX = 0, 1
DEAL, EQUAL = 0, 1

# actions
PLACE = 0  # place code * 4 + turn
SHERIFF = 96100  # + tile * 2 + mountain of the tile: the root of the mountain he goes to
TENT = 96256  # + tile * 2 + mountain of the tile
COWBOY = 96412  # + local segment of the tile just placed
DIG = 96424
PASS = 96425
ACTIONS = 96426
LEGAL_MAX = 640
OUTCOMES_MAX = 64


class Opts(Options):
    """What a match is played with."""

    players: int = field(i8, "how many play", low=2, high=5, default=2)
    sheriff: bool = field(u8, "six more tiles and the Sheriff", flag=True, default=False, variant=True)
    farmers: bool = field(u8, "cowboys on prairies; without: beginners", flag=True, default=True, variant=True)
    final_mountain_tokens: bool = field(
        u8, "at the end the owners of unfinished mountains get the tokens", flag=True, default=True
    )
    final_mountain_symbol: int = field(i8, "at the end: points for a symbol of one", low=0, high=1, default=0)
    final_city_per_completed_rail: int = field(
        i8, "at the end: points of an unfinished city for a finished railroad", low=0, high=3, default=1
    )
    unclaimed_tokens: int = field(
        i8, "where the tokens of a finished mountain without cowboys go", choices=("supply", "box"), default="supply"
    )
    dig_before_scoring: bool = field(u8, "a mountain finished this turn can still be dug", flag=True, default=True)
    sheriff_remainder: int = field(
        i8,
        "at the end: what the owners of his mountain cannot share equally",
        choices=("deal", "supply"),
        default="deal",
    )


class State(Record):
    """One position. Header (seats, phase, round, drawer, edition) first; `round` rises with every turn."""

    sheriff_plays: int = field(u8, "option: played with the expansion")
    farmers: int = field(u8, "option: cowboys may stand on prairies")
    end_tokens: int = field(u8, "option: owners of unfinished mountains get the tokens at the end")
    end_symbol: int = field(u8, "option: points for a symbol of an unfinished mountain")
    end_city: int = field(u8, "option: points of an unfinished city for a finished railroad")
    unclaimed: int = field(u8, "option: TO_SUPPLY or TO_BOX")
    dig_finished: int = field(u8, "option: a mountain finished this turn can be dug")
    remainder: int = field(u8, "option: DEAL or EQUAL")
    turn_of: int = field(i8, "seat whose turn it is")
    placer: int = field(i8, "seat that placed the last tile; the first seat before anybody has")
    # the map
    tiles: int = field(u8, "tiles placed")
    face: Array = field(u8, TILES, "face of tile t")
    turn: Array = field(u8, TILES, "quarter turns clockwise of tile t")
    place: Array = field(u16, TILES, "code of the place of tile t")
    near: Array = field(u8, (TILES, 4), "tile on side N E S W of tile t, or BORDER")
    base: Array = field(u16, TILES, "first segment of tile t")
    slot: Array = field(u8, SLOTS, "hash of places: 0 = free, 1.. = tile + 1, 79.. = open place + 79")
    open_places: int = field(u8, "spaces that touch a tile by a side")
    open_place: Array = field(u16, SPACES, "code of open place k")
    need: Array = field(u8, SPACES, "2 bits a side that open place k asks for: 0 nothing, 1 M, 2 R, 3 P")
    drawn: int = field(u8, "face in hand, or NO_FACE")
    left: Array = field(u8, FACES, "copies of a face in the stack")
    stack: int = field(u8, "tiles in the stack")
    # features
    segments: int = field(u16, "segments on the map")
    parent: Array = field(u16, SEGMENTS, "a lower segment of the same feature; itself = root")
    ends: Array = field(
        i16,
        SEGMENTS,
        "root: sides (prairie: half-edges) still open; graveyard: spaces round it; city: 1; -1 = scored",
    )
    crew: Array = field(u16, SEGMENTS, "root: cowboys on it, 3 bits a seat")
    size: Array = field(u8, SEGMENTS, "root: nugget symbols; different tiles; tipi camps")
    extra: Array = field(u8, SEGMENTS, "root: tokens in the stack; locomotives; herds")
    marks: Array = field(u16, SEGMENTS, "root: mask of seats with a tent; of tiles with several railroads it runs over")
    stations: int = field(u8, "tiles with several railroads on the map")
    peaks: int = field(u8, "segments of unfinished mountains")
    peak: Array = field(u8, PEAKS, "tile * 2 + mountain of the tile, ascending; 0 beyond `peaks`")
    busy: Array = field(u8, TILES, "bit m: a cowboy or tent stands on mountain m of tile t")
    cities: int = field(u8, "cities on the map")
    city: Array = field(u8, CITIES, "tile of city k")
    graves: int = field(u8, "graveyards on the map")
    grave: Array = field(u8, GRAVES, "tile of graveyard k")
    # figures and tokens
    cowboy: Array = field(u16, (SEATS, COWBOYS), "spot of a seat's cowboy i, or NOWHERE")
    tent: Array = field(u16, SEATS, "spot of a seat's tent, or NOWHERE")
    sheriff: int = field(u16, "spot of the Sheriff, or NOWHERE")
    supply: int = field(u8, "tokens in the supply")
    boxed: int = field(u8, "tokens out of the game")
    owed: Array = field(u8, SEATS, "tokens that a seat takes now")
    held: Array = field(u8, SEATS, "tokens a seat has")
    hand: Array = field(u8, (SEATS, VALUES), "how many of each value", hidden=True, memory=True)
    tally: Array = field(u16, (SEATS, KINDS), "what a seat has scored, by kind: how many of them")
    pool: Array = field(u8, VALUES, "tokens left to fill hands with", scratch=True)


@rule
def find(s: State, segment: int) -> int:
    """The root of the feature that a segment belongs to."""
    root = int(s.parent[segment])
    while root != s.parent[root]:
        root = int(s.parent[root])
    return root


@rule
def root_at(s: State, spot: int) -> int:
    """The root of the feature at a spot on the map."""
    return find(s, int(s.base[spot // LOCALS]) + spot % LOCALS)


@rule
def unfinished(s: State, root: int) -> bool:
    """Can the feature still grow (a city, a graveyard: is it still to be scored)?"""
    return s.ends[root] > 0


@rule
def where(s: State, spot: int) -> int:
    """The spot as effects name it: place code * 12 + local segment."""
    return int(s.place[spot // LOCALS]) * LOCALS + spot % LOCALS


@rule
def on_crew(crew: int, seat: int) -> int:
    """Cowboys of a seat in a packed crew."""
    return (crew >> (3 * seat)) & 7


@rule
def owners(crew: int) -> int:
    """Mask of the seats with the most cowboys in a packed crew; 0 = nobody is there."""
    best, mask = 0, 0
    for seat in range(SEATS):
        n = (crew >> (3 * seat)) & 7
        if n > best:
            best, mask = n, 0
        if n == best and n > 0:
            mask |= 1 << seat
    return mask


@rule
def frozen(s: State, root: int) -> bool:
    """Does the Sheriff keep everybody from digging there: is he on this mountain, and is it unfinished?"""
    return s.sheriff != NOWHERE and s.ends[root] > 0 and root_at(s, int(s.sheriff)) == root


@rule
def spare_cowboy(s: State, seat: int) -> int:
    """A cowboy of the seat that is in supply: the lowest; -1 = none."""
    for i in range(COWBOYS):
        if s.cowboy[seat, i] == NOWHERE:
            return i
    return -1
