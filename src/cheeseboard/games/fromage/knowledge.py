"""Who may know what: in a secret round the others are seen as they were when it began; tiles of the draft are hidden.

Open to all are held and completed orders, stocks, tracks, boards and whether a seat is ready. Hidden are what others
have done in a round that is played by all at once, the deck, and in the draft hands, picks and tiles that are not
laid. What a view of a turn shows is a position that could be: of the others, `now` is what `then` is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cheeseboard.games.fromage.box import TILE_COUNT
from cheeseboard.games.fromage.rules_codes import TELL_LAST_CHEESE, TELL_READY
from cheeseboard.games.fromage.rules_moves import secret
from cheeseboard.games.fromage.rules_setup import clear
from cheeseboard.games.fromage.rules_state import (
    BUILD,
    CARDS,
    CAST_BY,
    COMPLETE,
    DEAL,
    DONE_BY,
    DRAFT,
    FREE,
    HELD_BY,
    LAID,
    LAYING,
    MAKE,
    NONE,
    PLACES,
    READIED,
    READY,
    RESOLVING,
    SPACES,
    TURN,
    VAT,
    State,
    faced,
)
from cheeseboard.kernel import COARSE, HELD, NEVER, Rng, below, rule

PICKS = 4
OF_A_SEAT = tuple(
    name for name, about in State.fields.items() if about.hidden and name not in ("card", "cell", "hand", "out")
)
"""Hidden fields that have a row for each seat."""


# -- what is told ------------------------------------------------------------------------------------------------------
@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    """The others hear of a secret round when it is over; who is ready, and of a last cheese, at once."""
    if viewer == seat or not secret(s):
        return action
    if s.phase == DRAFT:
        return COARSE + TELL_READY
    if action in (READY, LAID):
        return action
    if s.phase == TURN and s.cheese[seat] == 1 and places_cheese(action):
        return COARSE + TELL_LAST_CHEESE
    return HELD


@rule
def places_cheese(action: int) -> bool:
    """Does an action of a turn place a cheese: made, milked, by the Extra Vat?"""
    return MAKE <= action < BUILD or VAT <= action < COMPLETE


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    """A tile is for the seat that is dealt it; an order drawn in a secret round is for all when the round is over."""
    if s.phase == DEAL:
        return outcome if s.seats == 1 or viewer == s.drawer else NEVER
    return HELD if s.phase == TURN and secret_draw(s) and viewer != s.drawer else outcome


@rule
def secret_draw(s: State) -> bool:
    """Is nature drawing in a turn that is played by all at once?"""
    return s.openly == 0 and s.seats > 1


# -- what a viewer may see ---------------------------------------------------------------------------------------------
@rule
def observe(s: State, seat: int) -> None:
    """Blank, in place, all that the seat may not know; -1 = a spectator. Alone, and when it is over, nothing."""
    if s.seats == 1:
        return
    if s.phase == TURN and s.openly == 0:
        _hide_turn(s, seat)
    elif s.phase in (DEAL, DRAFT, LAYING):
        _hide_draft(s, seat)


@rule
def _hide_turn(s: State, viewer: int) -> None:
    """The others are seen as they were when the round began; only whether they are ready is open."""
    if s.drawer != viewer:
        s.drawer = -1
    for other in range(int(s.seats)):
        if other != viewer:
            _hide_seat(s, other)
    own = faced(s, viewer) if viewer >= 0 else -1
    for venue in range(4):
        if venue != own:
            for k in range(SPACES):
                s.cell[venue, k] = int(s.cell_then[venue, k])
    for card in range(CARDS):
        if s.card[card] != s.card_then[card] and owner(int(s.card[card])) != viewer:
            s.card[card] = int(s.card_then[card])


@rule
def owner(place: int) -> int:
    """The seat that has an order card which is there: held, completed or given up; -1 = none."""
    if HELD_BY <= place < DONE_BY:
        return place - HELD_BY
    if DONE_BY <= place < CAST_BY:
        return place - DONE_BY
    if CAST_BY <= place < RESOLVING:
        return place - CAST_BY
    return -1


@rule
def _hide_seat(s: State, other: int) -> None:
    """What is beside a seat's board, and what it has done in this turn."""
    s.cheese[other] = int(s.cheese_then[other])
    s.built[other] = int(s.built_then[other])
    s.milked[other] = int(s.milked_then[other])
    s.fruited[other, 0] = int(s.fruited_then[other, 0])
    s.fruited[other, 1] = int(s.fruited_then[other, 1])
    for k in range(3):
        s.stock[other, k] = int(s.stock_then[other, k])
        s.worker[other, k] = int(s.worker_then[other, k])
        s.back[other, k] = int(s.back_then[other, k])
    ready = s.step[other] == READIED
    clear(s, other)
    if ready:  # which is open to all
        s.step[other] = READIED


@rule
def _hide_draft(s: State, viewer: int) -> None:
    """Hands, tiles kept, picked and laid, and what the others have seen."""
    mine = hand_at(s, viewer, int(s.pick)) if viewer >= 0 else -1
    if s.phase == DEAL:
        mine = viewer
    for other in range(int(s.seats)):
        if other != mine:
            s.hand[other] = 0
        if other != viewer:
            s.kept[other] = 0
            s.taken[other] = NONE
            for p in range(PICKS):
                s.saw[other, p] = 0
            for place in range(PLACES):
                s.tile[other, place] = int(s.tile_then[other, place])


@rule
def hand_at(s: State, seat: int, pick: int) -> int:
    """The hand that a seat has at a pick: they are passed to the next seat."""
    return (seat - pick + PICKS * int(s.seats)) % int(s.seats)


@rule
def shown(s: State) -> None:
    """What lies open on the table: everything a view holds."""


# -- how the blanks can be filled --------------------------------------------------------------------------------------
@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """The others are at the beginning of a secret round; in the draft their tiles are dealt and picked at random.

    Exact: tiles that the seat has never seen are alike; a tile that has left a hand between two sights of it was picked
    by one of the seats between, in each order as likely; whatever is in a hand is picked with equal odds.
    """
    if not secret(s):
        return
    for other in range(int(s.seats)):
        if other != seat:
            s.step[other] = FREE
    if s.phase == DRAFT:
        _fill_draft(s, seat, int(s.pick), rng)
    elif s.phase == LAYING:
        _fill_draft(s, seat, PICKS, rng)


@rule
def _fill_draft(s: State, viewer: int, done: int, rng: Rng) -> None:
    """Hands, kept tiles and what the others have seen, where `done` picks are over."""
    unseen = (1 << TILE_COUNT) - 1
    for p in range(PICKS):
        unseen &= ~int(s.saw[viewer, p])
    for other in range(int(s.seats)):
        if other != viewer:
            s.kept[other] = 0
    for h in range(int(s.seats)):
        unseen = _fill_hand(s, viewer, h, done, unseen, rng)


@rule
def _fill_hand(s: State, viewer: int, h: int, done: int, unseen: int, rng: Rng) -> int:
    """One hand, pick by pick; returns what then is left of the tiles that the seat has never seen."""
    left = unseen
    first = _first_sight(s, viewer, h, done)
    pool = 0
    for _ in range(first):  # picked before the seat saw the hand, or never seen at all
        tile = take_any(left, rng)
        left &= ~(1 << tile)
        pool |= 1 << tile
    hand = pool
    if first < PICKS:
        hand |= int(s.saw[viewer, first])
    for p in range(PICKS):
        who = (h + p) % int(s.seats)
        if who != viewer and p <= done and p < PICKS:
            s.saw[who, p] = hand
        if p >= done:
            continue
        if who == viewer:
            tile = _own_pick(s, viewer, p)
        elif p < first:
            tile = take_any(pool, rng)
            pool &= ~(1 << tile)
        else:
            tile = take_any(_may_go(s, viewer, h, p, done, hand), rng)
        hand &= ~(1 << tile)
        if who != viewer:
            s.kept[who] = int(s.kept[who]) | (1 << tile)
    s.hand[h] = hand if done < PICKS else 0
    return left


@rule
def _first_sight(s: State, viewer: int, h: int, done: int) -> int:
    """The pick at which the seat first saw a hand; PICKS = not yet."""
    for p in range(PICKS):
        if p <= done and hand_at(s, viewer, p) == h:
            return p
    return PICKS


@rule
def _own_pick(s: State, viewer: int, pick: int) -> int:
    """The tile that the seat itself picked: of what it has kept, what it saw in that hand and not when it came back."""
    mine = int(s.kept[viewer])
    for place in range(PLACES):
        if s.tile[viewer, place] != NONE:
            mine |= 1 << int(s.tile[viewer, place])
    mine &= int(s.saw[viewer, pick])
    for p in range(pick + 1, PICKS):
        mine &= ~int(s.saw[viewer, p])
    tile = 0
    while (mine >> tile) & 1 == 0:
        tile += 1
    return tile


@rule
def _may_go(s: State, viewer: int, h: int, pick: int, done: int, hand: int) -> int:
    """What another seat may have picked then: not what the seat saw when the hand came back to it."""
    for p in range(pick + 1, PICKS):
        if p <= done and hand_at(s, viewer, p) == h:
            return hand & ~int(s.saw[viewer, p])
    return hand


@rule
def take_any(mask: int, rng: Rng) -> int:
    """One bit of a mask, each as likely."""
    n = 0
    rest = mask
    while rest > 0:
        rest &= rest - 1
        n += 1
    skip = below(rng, n)
    for bit in range(TILE_COUNT):
        if (mask >> bit) & 1:
            if skip == 0:
                return bit
            skip -= 1
    return 0


def unseen(s: Any, seat: int) -> Iterator[tuple[str, Any]]:
    """Fields and places in them that a seat cannot know in a secret round; of all else its own now is the whole truth.

    A step reads no other seat's now, so a preview of it is sure, up to what is asked of the others: are all ready?
    """
    for other in range(int(s.seats)):
        if other != seat:
            yield from ((name, other) for name in OF_A_SEAT)
    for venue in range(4):
        if venue != faced(s, seat):
            yield "cell", venue
    if s.phase == DRAFT:
        yield from (("hand", h) for h in range(int(s.seats)) if h != hand_at(s, seat, int(s.pick)))


def hint(s: Any, seat: int) -> dict[str, float]:
    """No shade: nothing on the table is uncertain."""
    return {}
