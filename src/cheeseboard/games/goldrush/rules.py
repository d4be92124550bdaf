"""The rules of Gold Rush: set-up, what nature draws, what a turn does, and the end.

Beside it: the record (rules_state), the map (rules_map), what is legal (rules_moves), why not (rules_refusal), what is
finished and what it counts (rules_score), who may know what (knowledge).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.box import (
    COPIES,
    COUNT,
    COWBOYS,
    FACES,
    HILLS,
    IN_SET,
    KIND,
    MOUNTAIN,
    ORIGIN,
    SIZE,
    STAR,
    START,
    TOKENS,
    VALUES,
)
from cheeseboard.games.goldrush.rules_codes import (
    TELL_COWBOY_PLACED,
    TELL_POINTS_TOKENS,
    TELL_SHERIFF_ASIDE,
    TELL_SHERIFF_MOVED,
    TELL_STACK_EMPTY,
    TELL_TENT_PLACED,
    TELL_TILE_DISCARDED,
    TELL_TILE_DRAWN,
    TELL_TILE_PLACED,
    TELL_TOKEN_DUG,
    TELL_TOKEN_RETURNED,
    TELL_TOKEN_VALUE,
    TELL_TOKENS_LAID,
)
from cheeseboard.games.goldrush.rules_map import fits_somewhere, lay
from cheeseboard.games.goldrush.rules_moves import actors, idle, legal, secret, sheriff_can_move
from cheeseboard.games.goldrush.rules_refusal import refusal
from cheeseboard.games.goldrush.rules_score import points, score_end, score_tile, value_of_hand
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    ACTIONS,
    BLANK,
    COWBOY,
    DIG,
    DRAWING,
    FINAL,
    LEGAL_MAX,
    LOCALS,
    NO_FACE,
    NOWHERE,
    OUTCOMES_MAX,
    OVER_NOW,
    PASS,
    PLACE,
    PLACING,
    SEATS,
    SENDING,
    SHERIFF,
    TAKING,
    TENT,
    Opts,
    State,
    find,
    root_at,
    spare_cowboy,
    where,
)
from cheeseboard.kernel import EVERYONE, Array, BadOption, rec_zero, rule, tell

EDITION = 1

UPRIGHT = 0
"""The turn of the start tile."""

__all__ = [
    "ACTIONS",
    "EDITION",
    "LEGAL_MAX",
    "OUTCOMES_MAX",
    "Opts",
    "State",
    "actors",
    "apply",
    "chance",
    "complete",
    "draw",
    "idle",
    "legal",
    "points",
    "ranks",
    "refusal",
    "scores",
    "secret",
    "setup",
    "teams",
]


# -- options -----------------------------------------------------------------------------------------------------------
def complete(given: dict[str, int | bool | str]) -> dict[str, int | bool | str]:
    """Check options against each other. BadOption where one asks for what the others leave no room for."""
    wish = dict(given)
    if wish.get("sheriff_remainder", "deal") != "deal" and not wish.get("sheriff"):
        raise BadOption(
            "error-goldrush-sheriff-remainder",
            "Option “sheriff_remainder” is about the Sheriff's mountain: add sheriff.",
            option="sheriff_remainder",
        )
    return wish


def teams(o: Any) -> tuple[int, ...]:
    """One team number per seat: every seat plays for itself. `o` is a view of Opts."""
    return tuple(range(o.players))


# -- set-up ------------------------------------------------------------------------------------------------------------
@rule
def setup(s: State, o: Opts) -> None:
    """The start tile with its tokens; all other tiles in the stack, all figures in supply."""
    edition = int(s.edition)
    rec_zero(s)
    s.edition = edition
    s.seats = int(o.players)
    s.sheriff_plays = int(o.sheriff)
    s.farmers = int(o.farmers)
    s.end_tokens = int(o.final_mountain_tokens)
    s.end_symbol = int(o.final_mountain_symbol)
    s.end_city = int(o.final_city_per_completed_rail)
    s.unclaimed = int(o.unclaimed_tokens)
    s.dig_finished = int(o.dig_before_scoring)
    s.remainder = int(o.sheriff_remainder)
    empty_table(s)
    first = lay(s, int(START), int(ORIGIN), int(UPRIGHT))  # int: a bare constant is compiled as a version of its own
    lay_tokens(s, first)
    s.phase = DRAWING


@rule
def empty_table(s: State) -> None:
    """Before the start tile lies: the whole stack without it, the supply of tokens, nobody on the map.

    On a zeroed record whose options and seats are filled in.
    """
    for face in range(FACES):
        n = COPIES[face] if IN_SET[face] == 0 or s.sheriff_plays else 0
        s.left[face] = n
        s.stack += n
    s.left[START] -= 1
    s.stack -= 1
    s.supply = TOKENS
    s.drawn = NO_FACE
    s.sheriff = NOWHERE
    for seat in range(SEATS):
        s.tent[seat] = NOWHERE
        for i in range(COWBOYS):
            s.cowboy[seat, i] = NOWHERE


@rule
def lay_tokens(s: State, tile: int) -> None:
    """A token from the supply for every nugget symbol of a tile, as long as there are any."""
    face = int(s.face[tile])
    for m in range(HILLS[face]):
        n = min(SIZE[face, m], int(s.supply))
        s.extra[find(s, int(s.base[tile]) + m)] += n
        s.supply -= n
        if n > 0 and tile > 0:
            tell(EVERYONE, TELL_TOKENS_LAID, -1, where(s, tile * LOCALS + m), n)


# -- nature ------------------------------------------------------------------------------------------------------------
@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    """A tile: faces by the copies in the stack. A token: places of the values, by the tokens nobody has seen."""
    n = 0
    if s.phase == DRAWING:
        for face in range(FACES):
            outcomes[n] = face
            weights[n] = int(s.left[face])
            n += int(s.left[face] > 0)
    elif s.phase in (TAKING, FINAL):
        for v in range(VALUES):
            unseen = COUNT[v]
            for seat in range(int(s.seats)):
                if s.hand[seat, v] != BLANK:
                    unseen -= int(s.hand[seat, v])
            outcomes[n] = v
            weights[n] = unseen
            n += int(unseen > 0)
    return n


@rule
def draw(s: State, outcome: int) -> None:
    """A tile comes to hand, or leaves the game where it fits nowhere; or a seat looks at a token it takes."""
    if s.phase == DRAWING:
        _draw_tile(s, outcome)
    else:
        _draw_token(s, outcome)


@rule
def _draw_tile(s: State, face: int) -> None:
    seat = int(s.turn_of)
    s.left[face] -= 1
    s.stack -= 1
    if fits_somewhere(s, face):
        s.drawn = face
        s.drawer = -1
        s.phase = PLACING
        tell(EVERYONE, TELL_TILE_DRAWN, seat, face, int(s.stack))
        return
    tell(EVERYONE, TELL_TILE_DISCARDED, seat, face, int(s.stack))
    if s.stack == 0:
        _final(s)


@rule
def _draw_token(s: State, value: int) -> None:
    seat = int(s.drawer)
    s.hand[seat, value] += 1
    s.held[seat] += 1
    s.owed[seat] -= 1
    tell(1 << seat, TELL_TOKEN_VALUE, seat, value, 0)
    if not _next_taker(s, seat + 1):
        if s.phase == FINAL:
            _over(s)
        else:
            _next_turn(s)


@rule
def _next_taker(s: State, first: int) -> bool:
    """The next seat clockwise, from `first` on, that takes a token draws it. False where nobody does."""
    seat = first % int(s.seats)
    for _ in range(int(s.seats)):
        if s.owed[seat] > 0:
            s.drawer = seat
            return True
        seat = seat + 1 if seat + 1 < s.seats else 0
    return False


# -- a turn ------------------------------------------------------------------------------------------------------------
@rule
def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action < SHERIFF:
        _place_tile(s, seat, (action - PLACE) >> 2, action & 3)
        return
    if action < TENT:
        _send_sheriff(s, seat, action - SHERIFF)
        return
    if action < COWBOY:
        _pitch_tent(s, seat, action - TENT)
    elif action < DIG:
        _place_cowboy(s, seat, action - COWBOY)
    elif action < PASS:
        spot = int(s.tent[seat])
        root = root_at(s, spot)
        s.extra[root] -= 1
        s.owed[seat] += 1
        tell(EVERYONE, TELL_TOKEN_DUG, seat, where(s, spot), int(s.extra[root]))
    score_tile(s)
    if _next_taker(s, seat):
        s.phase = TAKING
    else:
        _next_turn(s)


@rule
def _place_tile(s: State, seat: int, code: int, turn: int) -> None:
    """The tile in hand is laid, with its tokens; a star calls the Sheriff."""
    face = int(s.drawn)
    s.drawn = NO_FACE
    s.placer = seat
    tell(EVERYONE, TELL_TILE_PLACED, seat, code * LOCALS, face * 4 + turn)
    lay_tokens(s, lay(s, face, code, turn))
    s.phase = ACTING
    if STAR[face]:
        if sheriff_can_move(s):
            s.phase = SENDING
        else:
            s.sheriff = NOWHERE
            tell(EVERYONE, TELL_SHERIFF_ASIDE, seat, 0, 0)


@rule
def _send_sheriff(s: State, seat: int, peak: int) -> None:
    """He goes to another mountain; every other seat's tent there costs its stack a token."""
    spot = (peak >> 1) * LOCALS + (peak & 1)
    root = root_at(s, spot)
    s.sheriff = spot
    s.phase = ACTING
    tell(EVERYONE, TELL_SHERIFF_MOVED, seat, where(s, spot), int(s.extra[root]))
    back = 0
    for other in range(int(s.seats)):
        if other != seat and (int(s.marks[root]) >> other) & 1 and back < s.extra[root]:
            back += 1
    if back > 0:
        s.extra[root] -= back
        s.supply += back
        tell(EVERYONE, TELL_TOKEN_RETURNED, seat, where(s, spot), back)


@rule
def _pitch_tent(s: State, seat: int, peak: int) -> None:
    """The seat's tent goes to an empty mountain segment anywhere."""
    old, moved = int(s.tent[seat]), 0
    if old != NOWHERE:
        moved = 1
        s.marks[root_at(s, old)] &= 0xFFFF ^ (1 << seat)
        s.busy[old // LOCALS] &= 3 ^ (1 << (old % LOCALS))
    spot = (peak >> 1) * LOCALS + (peak & 1)
    s.tent[seat] = spot
    s.marks[root_at(s, spot)] |= 1 << seat
    s.busy[peak >> 1] |= 1 << (peak & 1)
    tell(EVERYONE, TELL_TENT_PLACED, seat, where(s, spot), moved)


@rule
def _place_cowboy(s: State, seat: int, local: int) -> None:
    """A cowboy from supply goes to a segment of the tile just placed."""
    tile = int(s.tiles) - 1
    kind = KIND[int(s.face[tile]), local]
    s.cowboy[seat, spare_cowboy(s, seat)] = tile * LOCALS + local
    s.crew[find(s, int(s.base[tile]) + local)] += 1 << (3 * seat)
    if kind == MOUNTAIN:
        s.busy[tile] |= 1 << local
    tell(EVERYONE, TELL_COWBOY_PLACED, seat, where(s, tile * LOCALS + local), kind)


@rule
def _next_turn(s: State) -> None:
    """The next seat draws; without a tile left the game is scored."""
    if s.stack == 0:
        _final(s)
        return
    s.turn_of = (int(s.turn_of) + 1) % int(s.seats)
    s.drawer = int(s.turn_of)
    s.round += 1
    s.phase = DRAWING


# -- the end -----------------------------------------------------------------------------------------------------------
@rule
def _final(s: State) -> None:
    """No tile is left: everything unfinished is scored, then its tokens are looked at."""
    tell(EVERYONE, TELL_STACK_EMPTY, -1, 0, 0)
    score_end(s)
    if _next_taker(s, int(s.placer)):
        s.phase = FINAL
    else:
        _over(s)


@rule
def _over(s: State) -> None:
    """Everybody shows what lies in hand."""
    s.phase = OVER_NOW
    s.drawer = -1
    for seat in range(int(s.seats)):
        tell(EVERYONE, TELL_POINTS_TOKENS, seat, 0, value_of_hand(s, seat))


@rule
def scores(s: State, out: Array) -> None:
    """Points of every seat: what lies on the score track; tokens are added when the game is over."""
    for seat in range(int(s.seats)):
        out[seat] = points(s, seat)


@rule
def ranks(s: State, out: Array) -> None:
    """Places by the points so far, 0 first; equal points share a place."""
    for seat in range(int(s.seats)):
        mine, place = points(s, seat), 0
        for other in range(int(s.seats)):
            place += 1 if points(s, other) > mine else 0
        out[seat] = place
