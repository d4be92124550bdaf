"""What follows from a position, and what does not fit together in it although each line alone can be read."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from cheeseboard.games.fromage.box import (
    BARN,
    CARD_NAMES,
    CORP_CHEESES,
    DOCK,
    FROMAGERIE,
    PLACE_NAMES,
    POSITIONS,
    SEAT_AT,
    SHELF_OF,
    SHELF_SIGN,
    SPACE_AGE,
    SPACE_MARK,
    SPACE_MIN,
    SPACE_TYPE,
    TILE_BACK,
    TILE_IDS,
    TILE_WHEN,
    TYPE_LETTERS,
    VENUES,
    WHEN_WORKER,
)
from cheeseboard.games.fromage.notation_names import LETTERS, space_text
from cheeseboard.games.fromage.rules import cards_short, first_seat, legal
from cheeseboard.games.fromage.rules_corp import corp_waits, start_corporation
from cheeseboard.games.fromage.rules_fire import reshuffle
from cheeseboard.games.fromage.rules_state import (
    ASK_FIRE,
    ASK_GREENHOUSE,
    ASK_ORDER,
    ASK_PICK,
    ASK_SORT,
    BOARDS,
    CHEESES,
    CORPORATION,
    CORPORATION_SEAT,
    DEAL,
    DRAFT,
    EMPTY,
    FREE,
    HEAD_START,
    HOME,
    IN_DECK,
    LAYING,
    LEGAL_MAX,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    ON_VENUE,
    OVER_NOW,
    PLACES,
    READIED,
    RESOLVING,
    SPACES,
    START_ORDERS,
    TURN,
    cards_at,
    cards_to_draw,
    faced,
    hand_of,
    held,
)
from cheeseboard.kernel import BadPosition
from cheeseboard.toolkit.scene import Msg


def bad(what: str, line: str = "", **args: str | int) -> NoReturn:
    """Raise: `what` is the message `position-…`, `line` the one in which it stands."""
    raise BadPosition("error-fromage-position", reason=Msg(f"position-{what}", dict(args)), line=line)


# -- what follows ------------------------------------------------------------------------------------------------------
def _sent(s: Any, seat: int, at: int) -> tuple[int, int]:
    """(quadrant that the seat faced when its worker went there, turns that it is away)."""
    if at < ON_VENUE:
        resource, space = divmod(at - ON_SECTOR, 3)
        return s.sector.tolist().index(resource), space + 1
    venue, space = divmod(at - ON_VENUE, SPACES)
    return s.venue.tolist().index(venue), SPACE_AGE[int(s.side[venue]), venue, space] + 1


def comes_home(s: Any, seat: int, at: int, back: int, line: str) -> int:
    """Turn (from 0) in which a worker comes home; `back` = what the line says, -1 = nothing.

    On the disc it follows from where it is: the seat put it there when it last faced that quadrant.
    """
    turn = int(s.turn)
    if at >= ON_ABILITY:
        place = at - ON_ABILITY
        tile = int(s.tile[seat, place])
        away = 1 if tile == NONE else TILE_BACK[tile]
        if (tile == NONE and place != BARN) or (tile != NONE and TILE_WHEN[tile] != WHEN_WORKER):
            bad("no-worker-there", line, place=PLACE_NAMES[place], seat=LETTERS[seat])
        if back >= 0 and not turn < back <= turn + away:
            bad("back", line, low=turn + 2, high=turn + away + 1)
        return back if back >= 0 else turn + 1
    quadrant, away = _sent(s, seat, at)
    ago = (quadrant + turn - SEAT_AT[int(s.seats), seat]) % 4
    if ago >= away or ago > turn:
        bad("not-faced", line, seat=LETTERS[seat], position=POSITIONS[(quadrant + turn) % 4], away=away)
    if back not in (-1, turn - ago + away):
        bad("back", line, low=turn - ago + away + 1, high=turn - ago + away + 1)
    return turn - ago + away


def _count(s: Any, cells: list[list[int]], seat: int) -> int:
    return sum(row.count(seat) for row in cells)


def settle(s: Any, told: set[str]) -> None:
    """Fill in what follows from what was said."""
    now, then = s.cell.tolist(), s.cell_then.tolist()
    for seat in range(int(s.seats)):
        for cells, cheese, fruit in ((now, s.cheese, s.fruited), (then, s.cheese_then, s.fruited_then)):
            placed = _count(s, cells, seat)
            if placed > CHEESES:
                bad("cheeses", seat=LETTERS[seat], count=CHEESES)
            cheese[seat] = CHEESES - placed
            for mark in range(2):
                fruit[seat, mark] = sum(
                    cells[venue][k] == seat and SPACE_MARK[int(s.side[venue]), venue, k] == mark + 1
                    for venue in range(len(VENUES))
                    if s.side[venue] != NONE
                    for k in range(SPACES)
                )
        if s.cheese[seat] == 0:
            s.last |= 1 << seat
    corp = _count(s, now, CORPORATION_SEAT)
    if s.level and corp > CORP_CHEESES[int(s.level)]:
        bad("corp-cheeses", count=CORP_CHEESES[int(s.level)])
    s.corp_left = CORP_CHEESES[int(s.level)] - corp
    if s.phase in (CORPORATION, HEAD_START):
        _settle_corporation(s)
    if s.phase == TURN and "mover" not in told and (s.seats == 1 or s.clockwise or _fresh_and_short(s)):
        s.openly = 1
        s.mover = first_seat(s)
    if "round" not in told:
        picks = {DEAL: int(s.pick), DRAFT: int(s.pick), LAYING: PLACES - 1}
        s.round = int(s.turn) + picks.get(int(s.phase), PLACES if s.tiles and s.phase > LAYING else 0)
    s.drawer = _drawer(s)
    if s.drawer >= 0 and s.phase in (START_ORDERS, TURN):
        if s.openly:  # the discards become the deck as soon as it is empty
            reshuffle(s)
        if (cards_to_draw(s) if s.openly else cards_at(s, IN_DECK)) < sum(s.due.tolist()):
            bad("no-card")


def _fresh_and_short(s: Any) -> bool:
    """Does a round begin in which order cards could run out? Then it is played openly."""
    fresh = s.card.tolist() == s.card_then.tolist() and s.cell.tolist() == s.cell_then.tolist()
    return fresh and not any(s.step.tolist()) and not any(s.acted.tolist()) and bool(cards_short(s))


def _settle_corporation(s: Any) -> None:
    if not s.level:
        bad("corporation")
    if s.phase == HEAD_START and s.head < 0:
        s.head = 0
    if s.corp_due == 0:
        start_corporation(s)
    if s.corp_card != NONE:
        s.card[int(s.corp_card)] = RESOLVING
    elif not corp_waits(s):  # nothing can be drawn any more: the seat acts
        if s.phase == HEAD_START:
            bad("no-card")
        s.phase = TURN


def _drawer(s: Any) -> int:
    """For whom nature draws now; -1 = for the table or for nobody."""
    seats = range(int(s.seats))
    waits = {
        BOARDS: [seat for seat in seats if s.board[seat] == NONE],
        START_ORDERS: [seat for seat in seats if s.due[seat]],
        DEAL: [seat for seat in seats if int(s.hand[seat]).bit_count() < PLACES - s.pick],
        TURN: [seat for seat in seats if s.due[seat]],
    }.get(int(s.phase), [])
    return waits[0] if waits else -1


# -- what does not fit -------------------------------------------------------------------------------------------------
def check(s: Any) -> None:
    """Raises BadPosition for a position that no game can come to. `s` has been filled line by line."""
    _check_cheeses(s)
    _check_boards(s)
    _check_tiles(s)
    _check_workers(s)
    _check_cards(s)
    _check_end(s)
    if s.phase == TURN:
        for seat in range(int(s.seats)):
            _check_step(s, seat)
    _check_can_act(s)


def _check_cheeses(s: Any) -> None:
    for venue, row in enumerate(s.cell.tolist()):
        for k, owner in enumerate(row):
            if owner != EMPTY and SPACE_MIN[int(s.side[venue]), venue, k] > s.seats:
                bad("blocked", space=space_text(s, venue, k), count=SPACE_MIN[int(s.side[venue]), venue, k])


def _check_boards(s: Any) -> None:
    seats = range(int(s.seats))
    boards = [int(s.board[seat]) for seat in seats if s.board[seat] != NONE]
    if len(set(boards)) != len(boards):
        bad("boards")
    if s.phase > BOARDS and len(boards) != s.seats:
        bad("no-board")
    if s.phase > BOARDS and NONE in s.customer.tolist():
        bad("no-customer")


def _check_tiles(s: Any) -> None:
    drafting = s.phase in (DEAL, DRAFT, LAYING)
    if drafting and not s.tiles:
        bad("no-tiles")
    laid = [tile for row in s.tile.tolist()[: int(s.seats)] for tile in row if tile != NONE]
    masks = [int(mask) for mask in (*s.hand.tolist(), *s.kept.tolist())]
    if not drafting and any((*masks, int(s.out), *(mask for row in s.saw.tolist() for mask in row))):
        bad("not-drafting")
    masks += [1 << tile for tile in laid] + [int(s.out)]
    both = 0
    for mask in masks:
        if both & mask:
            bad("tile-twice", tile=TILE_IDS[(both & mask).bit_length() - 1])
        both |= mask
    if s.phase == DRAFT:
        for seat in range(int(s.seats)):
            hand, taken = int(s.hand[hand_of(s, seat)]), int(s.taken[seat])
            if hand.bit_count() not in (0, PLACES - s.pick):
                bad("hand", seat=LETTERS[seat], count=PLACES - int(s.pick))
            if hand and taken != NONE and not hand >> taken & 1:
                bad("taken", seat=LETTERS[seat], tile=TILE_IDS[taken])
            if hand and (s.step[seat] == READIED) != (taken != NONE):
                s.step[seat] = READIED if taken != NONE else FREE


def _check_workers(s: Any) -> None:
    """No two on one space; on a cheese of one's own and of the right type; on a place that is unlocked."""
    there: dict[tuple[int, int], str] = {}
    for seat in range(int(s.seats)):
        for worker in range(3):
            at, name = int(s.worker[seat, worker]), f"{LETTERS[seat]} {TYPE_LETTERS[worker]}"
            if at == HOME:
                continue
            spot = (at, seat if at >= ON_ABILITY else -1)
            if spot in there:
                bad("two-workers", who=name, other=there[spot])
            there[spot] = name
            if ON_VENUE <= at < ON_ABILITY:
                venue, k = divmod(at - ON_VENUE, SPACES)
                if s.cell[venue, k] != seat or SPACE_TYPE[int(s.side[venue]), venue, k] != worker:
                    bad("worker-cheese", who=name, space=space_text(s, venue, k))
            elif at >= ON_ABILITY and not s.built[seat] >> (at - ON_ABILITY) & 1:
                bad("not-built", who=name, place=PLACE_NAMES[at - ON_ABILITY])


def _check_cards(s: Any) -> None:
    if s.corp_card != NONE and s.phase not in (CORPORATION, HEAD_START):
        bad("corp-card", card=CARD_NAMES[int(s.corp_card)])
    if s.head >= 0 and s.phase != HEAD_START:
        bad("head")


def _check_end(s: Any) -> None:
    """The game is over when a turn ends after a last cheese or an empty board of the Corporation, and not before."""
    ends = bool(s.last) or (s.level > 0 and s.corp_left == 0)
    if s.phase == OVER_NOW and not ends:
        bad("not-over")
    if s.phase != OVER_NOW and any(s.cheese_then[seat] == 0 for seat in range(s.seats)):
        bad("over")


def _check_step(s: Any, seat: int) -> None:
    """What a seat is asked must have a reason."""
    step, where, name = int(s.step[seat]), int(s.where[seat]), LETTERS[seat]
    venue = faced(s, seat)
    if where != NONE and s.cell[venue, where] != seat:
        bad("where", seat=name, space=space_text(s, venue, where))
    if s.waiting[seat] & 1 and (where == NONE or venue != FROMAGERIE or SHELF_SIGN[SHELF_OF[where]] == 0):
        bad("sign", seat=name)
    for place in range(PLACES):
        tile = int(s.tile[seat, place])
        mute = tile == NONE and place != DOCK
        if s.waiting[seat] >> place + 1 & 1 and (mute or not s.built[seat] >> place & 1):
            bad("waiting", seat=name, place=PLACE_NAMES[place])
    if step == ASK_ORDER:
        kind = (
            SPACE_TYPE[int(s.side[venue]), venue, where] * 3 + SPACE_AGE[int(s.side[venue]), venue, where]
            if where != NONE
            else -1
        )
        if kind < 0 or held(s, seat, kind) < 0:
            bad("step-order", seat=name)
    reasons = {
        ASK_FIRE: int(s.waiting[seat]).bit_count() > 1,
        ASK_PICK: s.picks[seat] > 0,
        ASK_SORT: bool(s.sorts[seat]),
        ASK_GREENHOUSE: bool(s.offer[seat]),
    }
    if not reasons.get(step, True) or (s.due[seat] and step != FREE):
        bad("step", seat=name)


def _check_can_act(s: Any) -> None:
    """Whoever is waited for can do something."""
    if s.phase not in (DRAFT, LAYING, TURN) or s.drawer >= 0:
        return
    out: Any = np.zeros(LEGAL_MAX, np.int32).data
    waits = [seat for seat in range(s.seats) if s.step[seat] != READIED and (not s.openly or s.mover == seat)]
    if not waits:
        bad("nobody")
    if s.phase == DRAFT and not all(s.hand.tolist()[: s.seats]):
        return  # what is not known cannot be chosen from
    for seat in waits:
        if legal(s, seat, out) == 0:
            bad("step", seat=LETTERS[seat])
