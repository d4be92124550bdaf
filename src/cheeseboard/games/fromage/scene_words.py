"""What moves and things are called, and what a person clicks for a move."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cheeseboard.games.fromage.box import (
    BOARD_GREENHOUSE,
    KIND_NAMES,
    PAIRS,
    PARLOUR_COST,
    PLACE_NAMES,
    REGIONS,
    RESOURCES,
    SPACE_KIND,
    SPACE_TYPE,
    SPACES,
    TILE_COST,
    TILE_IDS,
    TYPE_LETTERS,
    VENUES,
    VILLES,
    card_name,
)
from cheeseboard.games.fromage.notation_names import LETTERS, SOURCES
from cheeseboard.games.fromage.rules_state import (
    BUILD,
    CAST,
    CAST_ORDER,
    COMPLETE,
    CORP,
    CORPORATION,
    DRAFT_TILE,
    FIRE,
    GATHER,
    HEAD_START,
    KEEP,
    LAID,
    LAY,
    MAKE,
    MILK,
    NONE,
    PAIR,
    PICK,
    READY,
    SKIP,
    TAKE,
    VAT,
    WORK,
    corp_venue,
    cost_of,
    faced,
    faced_sector,
    vat_place,
)
from cheeseboard.toolkit.scene import Args, Msg

COLOURS = ("red", "blue", "green", "yellow", "corporation")
SEAT_WORDS = tuple(Msg(f"seat-{colour}") for colour in COLOURS)
"""By seat; the last is the Corporation."""
VENUE_WORDS = tuple(Msg(f"venue-{venue}") for venue in VENUES)
RESOURCE_WORDS = tuple(Msg(f"resource-{one}") for one in RESOURCES)
KIND_WORDS = tuple(Msg(f"kind-{kind}") for kind in KIND_NAMES)
REGION_WORDS = tuple(Msg(f"region-{region}") for region in REGIONS)
WORKER_WORDS = tuple(Msg(f"worker-{letter}") for letter in TYPE_LETTERS)
PLACE_WORDS = tuple(Msg(f"ability-{place}") for place in PLACE_NAMES)
TILE_WORDS = tuple(Msg(f"tile-{name}") for name in TILE_IDS)
SOURCE_WORDS = (Msg("source-sign"), *PLACE_WORDS)


def amount(resource: int, count: int) -> Msg:
    """ "2 fruit"."""
    return Msg(f"amount-{RESOURCES[resource]}", {"count": count})


@lru_cache(maxsize=36)
def card_word(card: int) -> Msg:
    """A cheese's name and kind: "Camembert (soft, bronze)"."""
    return Msg("order-card", {"name": Msg(f"card-{card_name(card)}"), "kind": KIND_WORDS[card // 4]})


@lru_cache(maxsize=36)
def order_word(card: int) -> Msg:
    """A held order as one looks at it: its cheese, its kind, and a line about such cheese."""
    return Msg("node-order", {"card": card_word(card), "line": Msg(f"flavour-{card_name(card)[:2]}")})


@lru_cache(maxsize=256)
def space_word(layout: int, venue: int, space: int) -> str | Msg:
    """A space as people call it: a city by its name."""
    name = SPACES[layout][venue][space]
    return Msg(f"city-{name}") if venue == VILLES else name


def standing(s: Any, seat: int, place: int) -> Msg:
    """The name of what stands on a place of a seat's board."""
    tile = int(s.tile[seat, place])
    return PLACE_WORDS[place] if tile == NONE else TILE_WORDS[tile]


def layout_of(s: Any, venue: int) -> int:
    """The layout of a venue; the first where it is not chosen yet."""
    side = int(s.side[venue]) if venue != NONE else NONE
    return 0 if side == NONE else side


def venue_before(s: Any, seat: int) -> int:
    """The venue that a seat faces; the first where they are not laid yet."""
    venue = faced(s, seat)
    return 0 if venue == NONE else venue


# -- parts -------------------------------------------------------------------------------------------------------------
def parts(s: Any, seat: int, action: int) -> frozenset[str]:
    """What a person clicks for this action, in any order."""
    if action < GATHER or action >= COMPLETE:
        return _answer_parts(s, seat, action)
    venue = venue_before(s, seat)
    layout = layout_of(s, venue)
    if action < MAKE:
        return _gather_parts(seat, action)
    if action < MILK:
        return _make_parts(seat, layout, venue, action - MAKE)
    if action < BUILD:
        parlour, space = divmod(action - MILK, 18)
        board = int(s.board[seat])
        cost = PARLOUR_COST[0 if board == NONE else board, parlour]
        return frozenset({f"parlour:{cost}", f"space:{SPACES[layout][venue][space]}"})
    if action < WORK:
        return frozenset({"stock:structure", f"place:{PLACE_NAMES[action - BUILD]}"})
    if action < VAT:
        place, worker = divmod(action - WORK, 3)
        return frozenset({f"worker:{LETTERS[seat]}:{TYPE_LETTERS[worker]}", f"place:{PLACE_NAMES[place]}"})
    at = max(vat_place(s, seat), 0)
    return frozenset({f"place:{PLACE_NAMES[at]}", f"space:{SPACES[layout][venue][action - VAT]}"})


@lru_cache(maxsize=64)
def _gather_parts(seat: int, action: int) -> frozenset[str]:
    worker, space = divmod(action - GATHER, 3)
    return frozenset({f"worker:{LETTERS[seat]}:{TYPE_LETTERS[worker]}", f"sector:{space + 1}"})


@lru_cache(maxsize=1024)
def _make_parts(seat: int, layout: int, venue: int, space: int) -> frozenset[str]:
    letter = TYPE_LETTERS[SPACE_TYPE[layout, venue, space]]
    return frozenset({f"worker:{LETTERS[seat]}:{letter}", f"space:{SPACES[layout][venue][space]}"})


def _answer_parts(s: Any, seat: int, action: int) -> frozenset[str]:
    del seat
    if CORP <= action < DRAFT_TILE:
        venue = corp_venue(s) if s.phase in (CORPORATION, HEAD_START) else venue_before(s, 0)
        return frozenset({f"space:{SPACES[layout_of(s, venue)][venue][action - CORP]}"})
    return _button_parts(action)


@lru_cache(maxsize=256)
def _button_parts(action: int) -> frozenset[str]:
    if LAY <= action < LAID:
        place, tile = divmod(action - LAY, 32)
        return frozenset({f"tile:{TILE_IDS[tile]}", f"place:{PLACE_NAMES[place]}"})
    return frozenset({f"button:{button_name(action)}"})


@lru_cache(maxsize=512)
def button_name(action: int) -> str:
    """Name of the button for an answer that lies on no board."""
    plain = {READY: "ready", COMPLETE: "complete", KEEP: "keep", SKIP: "skip", TAKE: "use", LAID: "laid"}
    if action in plain:
        return plain[action]
    if action < PICK:
        return f"fire-{SOURCES[action - FIRE]}"
    if action < PAIR:
        return f"take-{RESOURCES[action - PICK]}"
    if action < CAST:
        one, two = PAIRS[action - PAIR, 0], PAIRS[action - PAIR, 1]
        return f"take-{RESOURCES[one]}-{RESOURCES[two]}"
    if action < CAST_ORDER:
        return f"give-{RESOURCES[action - CAST]}"
    if action < SKIP:
        return f"give-{KIND_NAMES[action - CAST_ORDER]}"
    return TILE_IDS[action - DRAFT_TILE] if DRAFT_TILE <= action < LAY else "none"


# -- moves in words ----------------------------------------------------------------------------------------------------
def move_label(s: Any, seat: int, action: int) -> Msg:
    """The move in words, for the list of moves and the log."""
    if action < GATHER or action >= COMPLETE:
        return _answer_label(s, seat, action)
    venue = venue_before(s, seat)
    layout = layout_of(s, venue)
    if action < MAKE:
        worker, space = divmod(action - GATHER, 3)
        return _gather_label(worker, space, faced_sector(s, seat))
    if action < MILK:
        return _at_space("move-make", layout, venue, action - MAKE)
    if action < BUILD:
        parlour, space = divmod(action - MILK, 18)
        board = int(s.board[seat])
        return _milk_label(PARLOUR_COST[0 if board == NONE else board, parlour], layout, venue, space)
    if action < WORK:
        place = action - BUILD
        cost = cost_of(s, seat, place) if s.board[seat] != NONE or s.tile[seat, place] != NONE else 0
        return Msg("move-build", {"ability": standing(s, seat, place), "cost": int(cost)})
    if action < VAT:
        place, worker = divmod(action - WORK, 3)
        return Msg("move-work", {"worker": WORKER_WORDS[worker], "ability": standing(s, seat, place)})
    return _at_space("move-vat", layout, venue, action - VAT)


@lru_cache(maxsize=64)
def _gather_label(worker: int, space: int, resource: int) -> Msg:
    what = RESOURCE_WORDS[resource if resource != NONE else 0]
    return Msg("move-gather", {"worker": WORKER_WORDS[worker], "n": space + 1, "resource": what})


@lru_cache(maxsize=2048)
def _at_space(name: str, layout: int, venue: int, space: int) -> Msg:
    return Msg(name, {"place": space_word(layout, venue, space)})


@lru_cache(maxsize=2048)
def _milk_label(cost: int, layout: int, venue: int, space: int) -> Msg:
    return Msg("move-milk", {"cost": int(cost), "place": space_word(layout, venue, space)})


def _answer_label(s: Any, seat: int, action: int) -> Msg:
    if action in (READY, KEEP, SKIP, LAID):
        return Msg({READY: "move-ready", KEEP: "move-keep", SKIP: "move-skip", LAID: "move-laid"}[action])
    if action == COMPLETE:
        return Msg("move-complete", {"kind": kind_asked(s, seat)})
    if action == TAKE:
        return Msg("move-use", {"resource": greenhouse_of(s, seat)})
    if FIRE <= action < PICK:
        source = action - FIRE
        return Msg("move-fire", {"source": SOURCE_WORDS[0] if source == 0 else standing(s, seat, source - 1)})
    if CORP <= action < DRAFT_TILE:
        venue = corp_venue(s) if s.phase in (CORPORATION, HEAD_START) else venue_before(s, 0)
        return _at_space("move-corp", layout_of(s, venue), venue, action - CORP)
    return _plain_label(action)


@lru_cache(maxsize=512)
def _plain_label(action: int) -> Msg:
    args: Args
    if action < PAIR:
        return Msg("move-take", {"resource": RESOURCE_WORDS[action - PICK]})
    if action < CAST:
        one, two = PAIRS[action - PAIR, 0], PAIRS[action - PAIR, 1]
        return Msg("move-pair", {"one": RESOURCE_WORDS[one], "two": RESOURCE_WORDS[two]})
    if action < CAST_ORDER:
        return Msg("move-give", {"resource": RESOURCE_WORDS[action - CAST]})
    if action < SKIP:
        return Msg("move-give-order", {"kind": KIND_WORDS[action - CAST_ORDER]})
    if action < LAY:
        return Msg("move-draft", {"tile": TILE_WORDS[action - DRAFT_TILE]})
    place, tile = divmod(action - LAY, 32)
    args = {"tile": TILE_WORDS[tile], "ability": PLACE_WORDS[place]}
    return Msg("move-lay", args)


def kind_asked(s: Any, seat: int) -> Msg:
    """The kind of the cheese that has just been placed."""
    where = int(s.where[seat])
    venue = venue_before(s, seat)
    if where == NONE:
        return KIND_WORDS[0]
    return KIND_WORDS[SPACE_KIND[layout_of(s, venue), venue, where]]


def greenhouse_of(s: Any, seat: int) -> Msg:
    """The resource of which the seat's Greenhouse gives one more."""
    board = int(s.board[seat])
    return RESOURCE_WORDS[BOARD_GREENHOUSE[0 if board == NONE else board]]


def tile_title(tile: int) -> Msg:
    """A structure tile's name and cost, for a card of text."""
    return Msg("tile-titled", {"name": TILE_WORDS[tile], "cost": int(TILE_COST[tile])})


def tile_text(tile: int) -> Msg:
    """What a structure tile does."""
    return Msg(f"tile-{TILE_IDS[tile]}-text")
