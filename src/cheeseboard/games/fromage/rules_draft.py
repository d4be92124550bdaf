"""The draft of structure tiles: a secret round per pick, then a secret round in which they are laid."""

from __future__ import annotations

from cheeseboard.games.fromage.box import TILE_COUNT
from cheeseboard.games.fromage.rules_codes import (
    TELL_DEALT,
    TELL_DRAFT_OVER,
    TELL_DRAFTED,
    TELL_LAID,
    TELL_PASSED,
)
from cheeseboard.games.fromage.rules_state import (
    DEAL,
    DRAFT,
    DRAFT_TILE,
    FREE,
    LAY,
    LAYING,
    NONE,
    READIED,
    SEATS_MAX,
    State,
    bits,
    hand_of,
)
from cheeseboard.kernel import EVERYONE, Array, rule, tell

PICKS = 4


@rule
def start_deal(s: State) -> None:
    """`draft.four-random`: the first seat is dealt its tiles."""
    s.phase = DEAL
    s.drawer = 0


@rule
def undealt(s: State, out: Array, weights: Array) -> int:
    """Tiles that are in no hand, kept by nobody and not out."""
    gone = int(s.out)
    for seat in range(SEATS_MAX):
        gone |= int(s.hand[seat]) | int(s.kept[seat])
    n = 0
    for tile in range(TILE_COUNT):
        if (gone >> tile) & 1 == 0:
            out[n] = tile
            weights[n] = 1
            n += 1
    return n


@rule
def deal(s: State, tile: int) -> None:
    """A tile comes to a hand; after the last one the seats look at their hands."""
    seat = int(s.drawer)
    s.hand[seat] = int(s.hand[seat]) | (1 << tile)
    tell(1 << seat, TELL_DEALT, seat, tile, 0)
    if bits(int(s.hand[seat])) < PICKS - int(s.pick):
        return
    if seat + 1 < s.seats:
        s.drawer = seat + 1
    else:
        s.drawer = -1
        _look(s)


@rule
def _look(s: State) -> None:
    """A pick begins: every seat sees a hand. The last tile of a hand is no choice: it is kept at once."""
    s.phase = DRAFT
    for seat in range(int(s.seats)):
        s.step[seat] = FREE
        s.saw[seat, int(s.pick)] = int(s.hand[hand_of(s, seat)])
    if s.pick == PICKS - 1:
        for seat in range(int(s.seats)):
            h = hand_of(s, seat)
            s.kept[seat] = int(s.kept[seat]) | int(s.hand[h])
            for tile in range(TILE_COUNT):
                if (int(s.hand[h]) >> tile) & 1:
                    tell(1 << seat, TELL_DRAFTED, seat, tile, 0)
        for h in range(SEATS_MAX):
            s.hand[h] = 0
        s.phase = LAYING


@rule
def draft(s: State, seat: int, action: int) -> None:
    """`draft.keep-one-pass-left`: a tile is picked; when all have picked, the hands go to the left."""
    s.taken[seat] = action - DRAFT_TILE
    s.step[seat] = READIED
    tell(1 << seat, TELL_DRAFTED, seat, action - DRAFT_TILE, 0)
    for other in range(int(s.seats)):
        if s.step[other] != READIED:
            return
    for other in range(int(s.seats)):
        bit = 1 << int(s.taken[other])
        s.kept[other] = int(s.kept[other]) | bit
        s.hand[hand_of(s, other)] = int(s.hand[hand_of(s, other)]) & ~bit
        s.taken[other] = NONE
    s.pick += 1
    s.round += 1
    if s.seats > 1:
        tell(EVERYONE, TELL_PASSED, -1, int(s.pick), 0)
        _look(s)
        return
    s.out = int(s.out) | int(s.hand[0])  # `solo.draft`: the rest goes out, one tile fewer is dealt
    s.hand[0] = 0
    s.step[0] = FREE
    start_deal(s)


@rule
def lay(s: State, seat: int, action: int) -> bool:
    """`draft.cover-any-number`: a kept tile covers a printed ability, or the seat is done. True when all are."""
    if action < LAY + 32 * PICKS:
        place = (action - LAY) // 32
        tile = (action - LAY) % 32
        s.tile[seat, place] = tile
        s.kept[seat] = int(s.kept[seat]) & ~(1 << tile)
        tell(EVERYONE, TELL_LAID, seat, place, tile)
        return False
    s.step[seat] = READIED
    for other in range(int(s.seats)):
        if s.step[other] != READIED:
            return False
    s.round += 1
    s.pick = 0
    s.out = 0
    for h in range(SEATS_MAX):
        s.hand[h] = 0
        s.kept[h] = 0
        s.step[h] = FREE
        for p in range(PICKS):
            s.saw[h, p] = 0
    tell(EVERYONE, TELL_DRAFT_OVER, -1, 0, 0)
    return True
