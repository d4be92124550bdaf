"""Positions as text. Somebody with the game's page before them can write one; `?` is what is not known.

    play                     the phase, first: venues | sectors | sides | customers | boards | start | deal | draft 2 |
                             laying | head | corporation | play | over; left out: play
    turn 3                   which turn it is, from 1
    venues FMBV              venues on quadrants S W N E as they lay in turn 1; the disc turns clockwise after each turn
    sectors structure        resource that lay on quadrant S in turn 1; the others follow clockwise as in the box
    festival I: A F12 F25, B F13, corp F54     layout of a venue and the cheeses there: each owner with its spaces
    customers ABCABC         kinds on the regions purple, blue, white, green, orange, pink
    A board 2                printed board of a seat
    A stock structure 2, fruit 1
    A worker S fruit 2       on space 2 of that sector; or F12, or barn, greenhouse, dock, hq, or home
    A worker B hq back 5     `back` = the turn in which it comes home; needed only on a place, and there only if it is
                             not the next turn
    A built barn hq          unlocked abilities
    A milked 2 5             used milking parlours by their cost
    A orders Sb1 Hg2         uncompleted orders: kind and which of its four cards
    A done Bb1               completed ones
    A tiles Y1 barn, T3 hq   structure tiles and the places that they cover
    discards Sb2             order cards out of play; all that are not mentioned are in the deck
    stored Hb1               orders in the Corporation's slot

In the middle of a turn:

    mover B                  it is played openly and it is B's part (left out: all act at once, in secret)
    A now acted gather make, step pick, picks 2, barred fruit, source sign, where F12, waiting dock, fired barn, due 1
                             what the seat has done and decides next. step: ready, order, fire, pick, pair, give, sort,
                             greenhouse; `sorts 1`, `offer 1`: Sorting Room and Greenhouse still to come
    A cast Sb2               orders given up in this turn
    new F12 V03              spaces on which the cheese has been placed in this turn
    then A stock structure 1 what was otherwise as the turn began: lines of a seat after `then`; `-` for nothing
    then deck Sb1            order cards that were elsewhere: deck, discards, or `then A orders Sb1`
    last A                   seats that have placed their last cheese
    corp draws 1, card Sb3, head 2     orders the Corporation has still to resolve, the one in hand, venues served
    round 7                  picks, layings and turns that are over

In the draft (phases deal, draft, laying):

    hand A Y1 Y2             the hand that was dealt to A, wherever it is now
    A kept Y3                A taken Y1: chosen in this pick
    A saw 1 Y1 Y2 Y3 Y4      what it had in hand at pick 1
    out P3                   alone: tiles that have left the draft

`#` starts a comment; commas and colons may be left out. What is left out is the plainest thing that fits: turn 1,
venues FMBV, structure on quadrant S, layout I, customers ABCABC, boards 1 2 3 4, nothing placed, workers home, no
stock, all orders in the deck, everything `then` as it is now. Cheeses left and fruit spent follow from the cheeses on
the table. The options of the match are not part of the text, but a layout must fit them.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage.box import (
    BOARD_COUNT,
    CARD_NAMES,
    CUSTOMER_LETTERS,
    LAYOUT_NAMES,
    PARLOUR_COST,
    PARLOURS,
    PLACE_NAMES,
    RESOURCES,
    TILE_IDS,
    TYPE_LETTERS,
    VENUE_LETTERS,
    VENUES,
)
from cheeseboard.games.fromage.notation_names import CORPORATION_NAME, LETTERS, PHASES, SOURCES, STEPS, space_text
from cheeseboard.games.fromage.notation_reading import read_position
from cheeseboard.games.fromage.rules_state import (
    CARDS,
    CAST_BY,
    DEAL,
    DISCARDED,
    DONE_BY,
    DRAFT,
    HELD_BY,
    HOME,
    IN_DECK,
    LAYING,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    ON_VENUE,
    PLACES,
    READIED,
    SPACES,
    STORED,
    TURN,
    faced,
)

__all__ = ["read_position", "write_position"]

_DRAFTING = (DEAL, DRAFT, LAYING)


def write_position(s: Any) -> str:
    """The record as lines of text, `?` for what is unknown. `read_position` with the same options is its inverse."""
    seats = range(int(s.seats))
    lines = [_phase(s), f"turn {s.turn + 1}", f"round {s.round}", *_table(s)]
    for seat in seats:
        lines += _seat(s, seat)
    lines += _cards(s)
    if s.phase == TURN:  # before it, and when it is over, nothing reads what was then
        lines += _new(s)
        lines += _then(s)
    if s.phase in _DRAFTING:
        lines += _draft(s)
    return "\n".join(lines) + "\n"


def _phase(s: Any) -> str:
    name = next(word for word, number in PHASES.items() if number == s.phase)
    return f"{name} {s.pick + 1}" if s.phase in (DEAL, DRAFT) else name


# -- the table ---------------------------------------------------------------------------------------------------------
def _table(s: Any) -> list[str]:
    lines = []
    if s.openly:
        lines.append(f"mover {_seat_name(int(s.mover))}")
    if s.venue[0] != NONE:
        lines.append("venues " + "".join(VENUE_LETTERS[venue] for venue in s.venue.tolist()))
    if s.sector[0] != NONE:
        lines.append(f"sectors {RESOURCES[s.sector[0]]}")
    lines += [_venue(s, venue) for venue in range(len(VENUES)) if s.side[venue] != NONE]
    kinds = [CUSTOMER_LETTERS[kind] if kind != NONE else "?" for kind in s.customer.tolist()]
    lines += [f"customers {''.join(kinds)}"] if set(kinds) != {"?"} else []
    lines += [f"last {' '.join(LETTERS[seat] for seat in range(s.seats) if s.last >> seat & 1)}"] if s.last else []
    return lines


def _seat_name(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else "-"


def _venue(s: Any, venue: int) -> str:
    owners = s.cell.tolist()[venue]
    parts = []
    for owner, name in enumerate((*LETTERS, CORPORATION_NAME)):
        spaces = [space_text(s, venue, k) for k in range(SPACES) if owners[k] == owner]
        parts += [f"{name} {' '.join(spaces)}"] if spaces else []
    head = f"{VENUES[venue]} {LAYOUT_NAMES[s.side[venue]]}"
    return f"{head}: {', '.join(parts)}" if parts else head


# -- the seats ---------------------------------------------------------------------------------------------------------
def _seat(s: Any, seat: int) -> list[str]:
    name = LETTERS[seat]
    lines = [f"{name} board {s.board[seat] + 1}"] if s.board[seat] < BOARD_COUNT else []
    stock, built, milked, tiles = (write(s, seat, "") for write in (_stock, _built, _milked, _tiles))
    lines += [f"{name} stock {stock}"] if stock else []
    lines += [f"{name} worker {_worker(s, seat, w, '')}" for w in range(3) if s.worker[seat, w] != HOME]
    lines += [f"{name} built {built}"] if built else []
    lines += [f"{name} milked {milked}"] if milked else []
    lines += [f"{name} tiles {tiles}"] if tiles else []
    now = _now(s, seat)
    return [*lines, f"{name} now {', '.join(now)}"] if now else lines


def _stock(s: Any, seat: int, then: str) -> str:
    """`then` is "" or "_then": which of the two copies."""
    row = getattr(s, f"stock{then}").tolist()[seat]
    return ", ".join(f"{RESOURCES[r]} {n}" for r, n in enumerate(row) if n)


def _built(s: Any, seat: int, then: str) -> str:
    mask = getattr(s, f"built{then}")[seat]
    return " ".join(PLACE_NAMES[place] for place in range(PLACES) if mask >> place & 1)


def _milked(s: Any, seat: int, then: str) -> str:
    mask, board = getattr(s, f"milked{then}")[seat], int(s.board[seat])
    return " ".join(str(PARLOUR_COST[board, parlour]) for parlour in range(PARLOURS) if mask >> parlour & 1)


def _tiles(s: Any, seat: int, then: str) -> str:
    row = getattr(s, f"tile{then}").tolist()[seat]
    return ", ".join(f"{TILE_IDS[tile]} {PLACE_NAMES[place]}" for place, tile in enumerate(row) if tile != NONE)


def _worker(s: Any, seat: int, worker: int, then: str) -> str:
    at, back = int(getattr(s, f"worker{then}")[seat, worker]), int(getattr(s, f"back{then}")[seat, worker])
    name = TYPE_LETTERS[worker]
    if at == HOME:
        return f"{name} home"
    if at < ON_VENUE:
        where = f"{RESOURCES[(at - ON_SECTOR) // 3]} {(at - ON_SECTOR) % 3 + 1}"
    elif at < ON_ABILITY:
        where = space_text(s, (at - ON_VENUE) // SPACES, (at - ON_VENUE) % SPACES)
    else:
        where = PLACE_NAMES[at - ON_ABILITY]
    return f"{name} {where} back {back + 1}"


def _now(s: Any, seat: int) -> list[str]:
    """Parts of what a seat has done in this turn and decides next."""
    parts = [f"step {next(word for word, step in STEPS.items() if step == s.step[seat])}"] if s.step[seat] else []
    acted = [word for bit, word in enumerate(("gather", "make")) if s.acted[seat] >> bit & 1]
    parts += [f"acted {' '.join(acted)}"] if acted else []
    for key, names in (("fired", PLACE_NAMES), ("waiting", SOURCES)):
        mask = getattr(s, key)[seat]
        parts += [f"{key} {' '.join(name for k, name in enumerate(names) if mask >> k & 1)}"] if mask else []
    for key in ("due", "sorts", "offer", "picks"):
        parts += [f"{key} {getattr(s, key)[seat]}"] if getattr(s, key)[seat] else []
    parts += [f"barred {RESOURCES[s.barred[seat]]}"] if s.barred[seat] != NONE else []
    parts += [f"source {SOURCES[s.source[seat]]}"] if s.source[seat] != NONE else []
    parts += [f"where {space_text(s, faced(s, seat), int(s.where[seat]))}"] if s.where[seat] != NONE else []
    return parts


# -- order cards and the Corporation -----------------------------------------------------------------------------------
def _names(cards: list[int], at: int) -> str:
    return " ".join(CARD_NAMES[card] for card in range(CARDS) if cards[card] == at)


def _places(s: Any) -> list[tuple[int, str]]:
    """Where cards can be that is said in a line of its own, with the beginning of that line."""
    seats = [(base + seat, f"{LETTERS[seat]} {word}") for seat in range(s.seats) for base, word in _PILES]
    return [*seats, (DISCARDED, "discards"), (STORED, "stored")]


_PILES = ((HELD_BY, "orders"), (DONE_BY, "done"), (CAST_BY, "cast"))


def _cards(s: Any) -> list[str]:
    cards = s.card.tolist()
    lines = [f"{start} {_names(cards, at)}" for at, start in _places(s) if at in cards]
    about = [f"draws {s.corp_due}"] if s.corp_due else []
    about += [f"card {CARD_NAMES[s.corp_card]}"] if s.corp_card != NONE else []
    about += [f"head {s.head}"] if s.head >= 0 else []
    return [*lines, f"corp {', '.join(about)}"] if about else lines


# -- as the round began ------------------------------------------------------------------------------------------------
def _new(s: Any) -> list[str]:
    """Spaces whose cheese was not there."""
    venues = range(len(VENUES))
    spots = [(v, k) for v in venues for k in range(SPACES) if s.cell[v, k] != s.cell_then[v, k]]
    return [f"new {' '.join(space_text(s, v, k) for v, k in spots)}"] if spots else []


def _then(s: Any) -> list[str]:
    """What was otherwise as the round began."""
    lines = []
    for seat in range(s.seats):
        name = LETTERS[seat]
        for key, write in (("stock", _stock), ("built", _built), ("milked", _milked), ("tiles", _tiles)):
            if write(s, seat, "") != write(s, seat, "_then"):
                lines.append(f"then {name} {key} {write(s, seat, '_then') or '-'}")
        for worker in range(3):
            if _worker(s, seat, worker, "") != _worker(s, seat, worker, "_then"):
                lines.append(f"then {name} worker {_worker(s, seat, worker, '_then')}")
    cards, then = s.card.tolist(), s.card_then.tolist()
    moved = [then[card] if then[card] != cards[card] else -1 for card in range(CARDS)]
    return lines + [
        f"then {start} {_names(moved, at)}" for at, start in [(IN_DECK, "deck"), *_places(s)] if at in moved
    ]


# -- the draft ---------------------------------------------------------------------------------------------------------
def _mask(mask: int) -> str:
    return " ".join(name for k, name in enumerate(TILE_IDS) if mask >> k & 1)


def _draft(s: Any) -> list[str]:
    """Hands, tiles kept and what was seen; `?` where the record does not know."""
    alone = s.seats == 1
    lines = []
    for seat in range(s.seats):
        name = LETTERS[seat]
        dealt = s.phase == DRAFT or (s.phase == DEAL and seat < s.drawer)
        if s.hand[seat] or (dealt and not alone):
            lines.append(f"hand {name} {_mask(s.hand[seat]) or '?'}")
        if s.kept[seat] or s.phase == LAYING or (s.phase == DRAFT and s.pick):
            lines.append(f"{name} kept {_mask(s.kept[seat]) or '?'}")
        if s.taken[seat] != NONE or (s.phase == DRAFT and s.step[seat] == READIED):
            lines.append(f"{name} taken {TILE_IDS[s.taken[seat]] if s.taken[seat] != NONE else '?'}")
        seen = s.saw.tolist()[seat]
        lines += [f"{name} saw {p + 1} {_mask(mask)}" for p, mask in enumerate(seen) if mask]
    return [*lines, f"out {_mask(s.out)}"] if s.out else lines
