"""The Corporation: it draws orders before the seat acts and places cheeses in the seat's venue."""

from __future__ import annotations

from cheeseboard.games.fromage.box import CORP_HEAD_START, CORP_TWO_EVERY, SPACE_KIND
from cheeseboard.games.fromage.rules_codes import (
    TELL_CORP_DREW,
    TELL_CORP_EMPTY,
    TELL_CORP_PLACED,
    TELL_CORP_STORED,
    TELL_NO_CARD,
)
from cheeseboard.games.fromage.rules_fire import reshuffle
from cheeseboard.games.fromage.rules_score import corp_stored
from cheeseboard.games.fromage.rules_state import (
    CORPORATION,
    CORPORATION_SEAT,
    DISCARDED,
    NONE,
    RESOLVING,
    SPACES,
    STORED,
    State,
    cards_to_draw,
    corp_venue,
    empty_spaces,
)
from cheeseboard.kernel import EVERYONE, rule, tell

VENUES_AHEAD = 4


@rule
def fitting(s: State) -> int:
    """Mask of the spaces onto which the cheese of the order that is being resolved may go."""
    venue = corp_venue(s)
    mask = empty_spaces(s, venue)
    for k in range(SPACES):
        if SPACE_KIND[int(s.side[venue]), venue, k] != s.corp_card // 4:
            mask &= ~(1 << k)
    return mask


@rule
def has_head_start(s: State) -> bool:
    """Level 4: before the first turn an order for each of the four venues."""
    return CORP_HEAD_START[int(s.level)] == 1


@rule
def start_corporation(s: State) -> None:
    """The Corporation's part of a turn, or of the head start, begins."""
    s.corp_due = 1
    if s.phase == CORPORATION:
        every = CORP_TWO_EVERY[int(s.level)]
        if every > 0 and (int(s.turn) + 1) % every == 0:
            s.corp_due = 2


@rule
def corp_waits(s: State) -> bool:
    """Is an order still to be drawn? Makes the discards the deck where one is needed; without a card or cheese: no."""
    if s.corp_due == 0:
        return False
    if s.corp_left == 0 or cards_to_draw(s) == 0:
        if s.corp_left > 0:
            tell(EVERYONE, TELL_NO_CARD, -1, int(s.corp_due), 0)
        s.corp_due = 0
        return False
    reshuffle(s)
    return True


@rule
def corp_draw(s: State, card: int) -> bool:
    """An order is drawn: placed, stored, or the seat chooses where. True where it is resolved."""
    s.card[card] = RESOLVING
    s.corp_card = card
    tell(EVERYONE, TELL_CORP_DREW, -1, card, 0)
    mask = fitting(s)
    if mask & (mask - 1):
        return False
    if mask == 0:
        s.card[card] = STORED
        tell(EVERYONE, TELL_CORP_STORED, -1, card, corp_stored(s))
        _resolved(s)
        return True
    space = 0
    while (mask >> space) & 1 == 0:
        space += 1
    corp_place(s, space)
    return True


@rule
def corp_place(s: State, space: int) -> None:
    """`solo.leftmost-cheese`: its cheese goes to a space, and the order to the discards."""
    venue = corp_venue(s)
    s.cell[venue, space] = CORPORATION_SEAT
    s.corp_left -= 1
    s.card[int(s.corp_card)] = DISCARDED
    tell(EVERYONE, TELL_CORP_PLACED, -1, venue * SPACES + space, int(s.corp_left))
    if s.corp_left == 0:
        tell(EVERYONE, TELL_CORP_EMPTY, -1, 0, 0)
    _resolved(s)


@rule
def _resolved(s: State) -> None:
    s.corp_card = NONE
    s.corp_due -= 1


@rule
def next_ahead(s: State) -> bool:
    """`solo.level-four`: the next venue of the head start. False when all four have had one."""
    s.head += 1
    if s.head < VENUES_AHEAD:
        start_corporation(s)
        return True
    s.head = -1
    s.phase = CORPORATION
    return False
