"""What follows from every action, in this order: falls, ribbon, cheese, the end (dossier 5)."""

from __future__ import annotations

from cheeseboard.games.roquefort.box import (
    CHEESE,
    GONZOLA_TILE,
    LOST,
    MICE,
    OPEN,
    OPEN_AT,
    OPEN_SQUARE,
    PANTRY,
    PLAIN,
    SQUARES,
    TOKENS,
)
from cheeseboard.games.roquefort.rules_codes import (
    TELL_CHEESE,
    TELL_ENDED_LOST,
    TELL_FELL,
    TELL_NO_TOKEN,
    TELL_RIBBON,
    TELL_WON_LOST,
    TELL_WON_TARGET,
)
from cheeseboard.games.roquefort.rules_state import (
    BY_LOSS,
    BY_TARGET,
    DUNGEON,
    HOP,
    IN_PANTRY,
    OVER_NOW,
    State,
    bits,
    fallen,
    find,
    holders,
    kind_at,
    kind_free,
    lifted,
    traps,
)
from cheeseboard.kernel import EVERYONE, rule, tell


@rule
def settle(s: State) -> None:
    """After an action and its draws: who falls, whose ribbon, who finds a pair, and whether that ends the game."""
    look(s)
    _fall(s)
    if s.phase == HOP:
        return
    _tie_ribbon(s)
    _find_cheese(s)
    _check_end(s)


@rule
def look(s: State) -> None:
    """What lies open now is in sight in this turn."""
    seen = lifted(s)
    for c in range(OPEN):
        tile = int(s.lie[c])
        if (seen >> OPEN_SQUARE[c]) & 1 and s.kind[tile]:
            s.last_seen[tile] = int(s.round) + 1
    for f in range(int(s.frees)):
        s.last_seen[int(s.free[f])] = int(s.round) + 1


@rule
def _fall(s: State) -> None:
    """`trap.falls`: an ordinary mouse over a trap drops into the dungeon, whoever it belongs to."""
    holes = traps(s)
    for seat in range(int(s.seats)):
        for m in range(MICE):
            at = int(s.mouse[seat, m])
            if at < SQUARES and (holes >> at) & 1:
                s.mouse[seat, m] = DUNGEON
                tell(EVERYONE, TELL_FELL, seat, m, at)


@rule
def _tie_ribbon(s: State) -> None:
    """`gonzola.ribbon-on-arrival`: a mouse that stands on the Gonzola tile has brought its owner's ribbon."""
    if s.with_gonzola == 0:
        return
    at = find(s, GONZOLA_TILE)
    for seat in range(int(s.seats)):
        for m in range(MICE):
            if s.mouse[seat, m] == at and s.ribbon != seat:
                s.ribbon = seat
                tell(EVERYONE, TELL_RIBBON, seat, 0, 0)


@rule
def kind_under(s: State, place: int) -> int:
    """Kind of the tile under a figure at a place code; 0 = it stands on no tile."""
    if place < SQUARES:
        return kind_at(s, OPEN_AT[place]) if OPEN_AT[place] >= 0 else 0
    return kind_free(s, place - IN_PANTRY) if IN_PANTRY <= place < IN_PANTRY + PANTRY else 0


@rule
def pairs(s: State, seat: int) -> int:
    """Kinds of cheese (bit 0 = kind 1) on which two figures of the seat stand, Gonzola with its ribbon."""
    one = 0
    two = 0
    for m in range(MICE + 1):
        if m == MICE and s.ribbon != seat:
            continue
        kind = kind_under(s, int(s.gonzola) if m == MICE else int(s.mouse[seat, m]))
        if CHEESE <= kind < PLAIN:
            bit = 1 << (kind - 1)
            two |= one & bit
            one |= bit
    return two


@rule
def _find_cheese(s: State) -> None:
    """`cheese.pair`, `cheese.any-turn`: from the seat whose turn it is, clockwise, one token of every new kind."""
    for k in range(int(s.seats)):
        seat = (int(s.turn) + k) % int(s.seats)
        new = pairs(s, seat) & ~int(s.taken[seat])
        for kind in range(CHEESE, PLAIN):
            if (new >> (kind - 1)) & 1:
                if holders(s, kind) < TOKENS:
                    s.taken[seat] |= 1 << (kind - 1)
                    tell(EVERYONE, TELL_CHEESE, seat, kind, bits(int(s.taken[seat])))
                else:
                    tell(EVERYONE, TELL_NO_TOKEN, seat, kind, 0)


@rule
def _check_end(s: State) -> None:
    """`end.target` before `end.third-mouse`, each from the seat whose turn it is, clockwise."""
    for k in range(int(s.seats)):
        seat = (int(s.turn) + k) % int(s.seats)
        if bits(int(s.taken[seat])) >= s.target:
            s.phase = OVER_NOW
            s.ending = BY_TARGET
            s.winner = seat
            tell(EVERYONE, TELL_WON_TARGET, seat, bits(int(s.taken[seat])), 0)
            return
    for k in range(int(s.seats)):
        seat = (int(s.turn) + k) % int(s.seats)
        if fallen(s, seat) >= LOST:
            s.phase = OVER_NOW
            s.ending = BY_LOSS
            tell(EVERYONE, TELL_ENDED_LOST, seat, 0, 0)
    if s.phase == OVER_NOW:
        best = 0
        for seat in range(int(s.seats)):
            if order(s, seat) < order(s, best):
                best = seat
        tell(EVERYONE, TELL_WON_LOST, best, bits(int(s.taken[best])), 0)


@rule
def order(s: State, seat: int) -> int:
    """The smaller, the better the place (`end.third-mouse-tie`): the winner; then by kinds, then by the longest wait.

    Whoever has lost three mice comes after all others. The wait is longest for the seat next after the one at turn.
    """
    wait = (seat - int(s.turn) - 1) % int(s.seats)
    key = (7 - bits(int(s.taken[seat]))) * 8 + wait
    if seat == s.winner:
        key = -1
    elif fallen(s, seat) >= LOST:
        key += 64
    return key
