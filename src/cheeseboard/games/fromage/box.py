"""What is in the box, as constant tables: spaces of the venues, tracks, boards, tiles, the Corporation.

Everything comes from `box.toml`, is checked there with clear sentences, and is laid out here for rules and people.
Numbers as `rules_state.py` uses them: resources, types, ages, fruit marks, venues, regions, places and tiles below.
Spaces of a venue are 0..17 in reading order; a kind of cheese is `type * 3 + age`; layouts 0 I, 1 II, 2 P.
"""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from cheeseboard.games.fromage.box_reading import (
    AGES,
    BOARDS,
    GAINS,
    GIVES,
    GRID,
    LAYOUTS,
    PLACES,
    REGION_NAMES,
    RESOURCE_NAMES,
    SAMPLE,
    SIGNS,
    SPACES_EACH,
    TILES,
    TYPES,
    VENUE_NAMES,
    WHENS,
    BadBox,
    Box,
    read_box,
)
from cheeseboard.kernel.table import table

__all__ = ["BadBox", "Box", "read_box"]

BOX = read_box((Path(__file__).parent / "box.toml").read_text("utf-8"))
"""The box that ships with the game."""

# -- numbers -----------------------------------------------------------------------------------------------------------
STRUCTURES, LIVESTOCK, FRUIT, ORDERS = range(4)
RESOURCES = RESOURCE_NAMES  # ("structure", "livestock", "fruit", "order")
SOFT, HARD, BLEU = range(3)
TYPE_LETTERS = TYPES  # "SHB"
BRONZE, SILVER, GOLD = range(3)
AGE_LETTERS = AGES  # "bsg"
UNMARKED, FRUITED, JAM = range(3)
FESTIVAL, FROMAGERIE, BISTRO, VILLES = range(4)
VENUES = VENUE_NAMES  # ("festival", "fromagerie", "bistro", "villes")
VENUE_LETTERS = "FMBV"
LAYOUT_I, LAYOUT_II, LAYOUT_P = range(3)
LAYOUT_NAMES = LAYOUTS  # ("I", "II", "P")
REGIONS = REGION_NAMES  # ("purple", "blue", "white", "green", "orange", "pink")
BARN, GREENHOUSE, DOCK, HEADQUARTERS = range(4)
PLACE_NAMES = PLACES  # ("barn", "greenhouse", "dock", "hq")
POSITIONS = "SWNE"
CUSTOMER_LETTERS = "ABC"
SPACES_A_VENUE = SPACES_EACH
ANY = 255
"""Type and age of a parlour that takes any cheese."""

# -- disc and seats ----------------------------------------------------------------------------------------------------
_RING = BOX.sectors
SECTOR_RING = table(_RING)  # (4) resources clockwise
SECTOR_AT = table([[_RING[(_RING.index(r) + q) % 4] for q in range(4)] for r in range(4)])
"""(4, 4) resource on quadrant q if resource r lies on quadrant S."""
ARRANGEMENTS = table(list(permutations(range(4))))
"""(24, 4) venue on quadrant q: what the draw `venues` may be."""
SEAT_AT = table([[-1] * 4, *[[*row, *[-1] * (4 - len(row))] for row in BOX.seats]])
"""(5, 4) by number of players: position of a seat; -1 = there is no such seat."""
WHO_AT = table([[-1] * 4, *[[row.index(p) if p in row else -1 for p in range(4)] for row in BOX.seats]])
"""(5, 4) by number of players: seat at a position; -1 = nobody sits there."""
SECTOR_SPACES = BOX.sector_spaces
START_LEFT = BOX.start_left
START_OPPOSITE = BOX.start_opposite
CHEESES_EACH = BOX.cheeses
UNUSED_FOR_A_POINT = BOX.unused

# -- venues ------------------------------------------------------------------------------------------------------------
SPACE_TYPE = table([[[s.type for s in venue] for venue in layout] for layout in BOX.spaces])  # (layout 3, venue 4, 18)
SPACE_AGE = table([[[s.age for s in venue] for venue in layout] for layout in BOX.spaces])  # (3, 4, 18)
SPACE_KIND = table([[[s.type * 3 + s.age for s in venue] for venue in layout] for layout in BOX.spaces])  # (3, 4, 18)
SPACE_MARK = table([[[s.mark for s in venue] for venue in layout] for layout in BOX.spaces])  # (3, 4, 18)
SPACE_MIN = table([[[s.least for s in venue] for venue in layout] for layout in BOX.spaces])
"""(3, 4, 18) fewest players with whom a space is open: 1, 3 or 4."""


def _open(layout: int, venue: int, players: int) -> int:
    return sum(1 << k for k, space in enumerate(BOX.spaces[layout][venue]) if space.least <= players)


OPEN_SPACES = table([[[_open(la, v, n) for n in range(5)] for v in range(4)] for la in range(3)])
"""(3, 4, 5) mask of the open spaces by layout, venue and number of players."""
SPACES = tuple(tuple(tuple(s.id for s in venue) for venue in layout) for layout in BOX.spaces)
"""[layout][venue][space] ids: "F12", "M1a", "B1a", "V01"; only those of the Festival differ between layouts."""

SHELF_OF = table([k // 3 for k in range(18)])  # (18) Fromagerie
TABLE_OF = table([k // 2 for k in range(18)])  # (18) Bistro
SHELVES, TABLES, REGION_COUNT = 6, 9, 6
NO_SIGN, SIGN_SWAP, SIGN_ONE, SIGN_TWO = range(len(SIGNS))
SHELF_SIGN = table(BOX.shelf_signs)  # (6) NO_SIGN, SIGN_SWAP, SIGN_ONE, SIGN_TWO
SHELF_EACH = table(BOX.shelf_each)  # (6) points a cheese at the end
SHELF_POINTS = table(BOX.shelf_points)  # (7) by number of shelves
BISTRO_POINTS = table(BOX.bistro_points)  # (pairings 4, age 3)
MOST_PAIRINGS = len(BOX.bistro_points) - 1
SPACE_REGIONS = table(BOX.city_regions)  # (18) Villes: mask of the regions a city touches
CITIES = BOX.cities

# Festival: nodes 0..17 are its spaces, 18..24 the free samples in reading order
FEST_NODES = GRID * GRID
FIRST_SAMPLE = SPACES_EACH
SAMPLES = FEST_NODES - SPACES_EACH
SAMPLE_MASK = ((1 << FEST_NODES) - 1) & ~((1 << SPACES_EACH) - 1)


def _cells(grid: tuple[str, ...]) -> list[int]:
    """Cells of the grid in the order of the nodes."""
    return sorted(range(FEST_NODES), key=lambda cell: (grid[cell] == SAMPLE, cell))


_CELLS = [_cells(grid) for grid in BOX.grids]


def _near(layout: int, node: int) -> list[int]:
    row, column = divmod(_CELLS[layout][node], GRID)
    cells = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [_CELLS[layout].index(r * GRID + c) for r, c in cells if 0 <= r < GRID and 0 <= c < GRID]


FEST_ROW = table([[cell // GRID for cell in cells] for cells in _CELLS])  # (3, 25) row of a node, 0 = nearest the hub
FEST_COL = table([[cell % GRID for cell in cells] for cells in _CELLS])  # (3, 25) column of a node
FEST_NEXT = table([[sum(1 << n for n in _near(la, k)) for k in range(FEST_NODES)] for la in range(3)])
"""(3, 25) mask of the nodes orthogonally next to a node."""
FEST_NEAR = table([[(_near(la, k) + [-1] * 4)[:4] for k in range(FEST_NODES)] for la in range(3)])
"""(3, 25, 4) the same as a list, -1 at its end."""


def _run(values: tuple[int, ...], further: int, most: int) -> list[int]:
    """A track up to `most`: its values, then `further` more each time."""
    return [values[n] if n < len(values) else values[-1] + further * (n - len(values) + 1) for n in range(most + 1)]


FEST_POINTS = table(_run(BOX.festival_points, BOX.festival_further, FEST_NODES))  # (26) by size of a group
ORDER_POINTS = table(_run(BOX.order_points, BOX.order_further, 36))  # (37) by number of completed orders
CUSTOMER_WIN = table([[0] * 3, *BOX.customer_win])  # (players 5, kind 3)
CUSTOMER_TIE = table([0, *BOX.customer_tie])  # (players 5)
CUSTOMERS_EACH = BOX.customers
CUSTOMER_KINDS = 3

# -- orders ------------------------------------------------------------------------------------------------------------
COPIES = BOX.copies
CARDS = BOX.cards  # (36) names
CARD_COUNT = len(BOX.cards)
KINDS = 9
KIND_NAMES = tuple(t + a for t in TYPES for a in AGES)  # ("Sb", "Ss", "Sg", "Hb", ...)

# -- boards ------------------------------------------------------------------------------------------------------------
BOARD_BARN = table([b.barn for b in BOX.boards])  # (4) resource
BOARD_COST = table([b.costs for b in BOX.boards])  # (board 4, place 4) Structures
BOARD_GREENHOUSE = table([b.greenhouse for b in BOX.boards])  # (4) resource
BOARD_DOCK_VENUE = table([b.dock_venue for b in BOX.boards])  # (4)
BOARD_DOCK_RES = table([b.dock_gain for b in BOX.boards])  # (4) resource
BOARD_HQ = table([b.used for b in BOX.boards])
"""(4) the resource of which each one used is a point: Structures and Livestock spent, fruit spent, orders completed."""
PARLOURS = 4
PARLOUR_COST = table([[p.cost for p in b.parlours] for b in BOX.boards])  # (board 4, parlour 4) Livestock
PARLOUR_TYPE = table([[p.type for p in b.parlours] for b in BOX.boards])  # (4, 4), ANY
PARLOUR_AGE = table([[p.age for p in b.parlours] for b in BOX.boards])  # (4, 4), ANY
BOARD_COUNT = BOARDS

# -- structure tiles ---------------------------------------------------------------------------------------------------
TILE_COUNT = TILES
TILE_IDS = tuple(t.id for t in BOX.tiles)  # "Y1" .. "P8"
TILE_NAMES = tuple(t.name for t in BOX.tiles)
FAMILY_LETTERS = "YTDP"
FAMILY_WORKER, FAMILY_TRIGGER, FAMILY_DELIVERY, FAMILY_ENDGAME = range(4)
(
    WHEN_WORKER,
    WHEN_MILK,
    WHEN_JAM,
    WHEN_FRUITED,
    WHEN_ORDER_COMPLETED,
    WHEN_UNLOCK,
    WHEN_ORDERS_GAINED,
    WHEN_GATHER,  # TILE_OF = the resource space 1..3
    WHEN_VENUE,  # TILE_OF = venue
    WHEN_AGE,  # TILE_OF = age
    WHEN_NO_WORKER,
    END_VENUE,  # TILE_OF = venue
    END_AGE,  # TILE_OF = age
    END_UNUSED,  # TILE_OF = how many score one each
    END_SPREAD,  # TILE_OF = own cheeses a venue needs
) = range(len(WHENS))
GAIN_CHOICE, GAIN_OTHER, GAIN_SAME, GAIN_FACING, GAIN_CHEESE, GAIN_POINTS = range(4, len(GAINS))
"""TILE_GAIN: 0..3 a resource, or one of these."""
GIVE_NOTHING, GIVE_FIRST, GIVE_ORDER = range(len(GIVES))
TILE_COST = table([t.cost for t in BOX.tiles])  # (32) Structures
TILE_FAMILY = table([FAMILY_LETTERS.index(t.id[0]) for t in BOX.tiles])  # (32)
TILE_WHEN = table([t.when for t in BOX.tiles])  # (32) WHEN_… or END_…
TILE_OF = table([t.of for t in BOX.tiles])  # (32) see WHEN_… and END_…; -1 = nothing
TILE_ONCE = table([int(t.once) for t in BOX.tiles])  # (32) 1 = once a turn at most
TILE_GAIN = table([t.gain for t in BOX.tiles])  # (32) resource or GAIN_…
TILE_COUNT_OF = table([t.count for t in BOX.tiles])  # (32) how many of it, or points
TILE_GIVE = table([t.give for t in BOX.tiles])  # (32) GIVE_…
TILE_BACK = table([t.back for t in BOX.tiles])  # (32) turns until the worker comes home; 0 = no worker goes there

# -- the Corporation ---------------------------------------------------------------------------------------------------
SOLO_TRACK = table(BOX.track)  # (21) by number of cheeses that have left its board
STORED_POINTS = BOX.stored
CORP_CHEESES = table([0, *[level.cheeses for level in BOX.levels]])  # (level 5) level 0 = nobody plays alone
CORP_WINS_TIES = table([0, *[int(level.wins_ties) for level in BOX.levels]])  # (5)
CORP_TWO_EVERY = table([0, *[level.two_every for level in BOX.levels]])  # (5) every so many turns two orders; 0 = never
CORP_HEAD_START = table([0, *[int(level.head_start) for level in BOX.levels]])  # (5)

PAIRS = table([[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])  # (6, 2) two different resources
PAIR_COUNT = 6


CARD_NAMES = tuple(f"{KIND_NAMES[card // COPIES]}{card % COPIES + 1}" for card in range(CARD_COUNT))
"""What the cards are called in moves and positions: "Sb1" .. "Bg4"."""


def card_name(card: int) -> str:
    """0 -> "Sb1"."""
    return CARD_NAMES[card]
