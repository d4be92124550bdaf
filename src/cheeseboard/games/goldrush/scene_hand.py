"""The hand: the tile to place, the stack, the supply of tokens, and what every seat has beside the map.

Units: those of the board's own view box. The viewer's own things come first, so that a phone shows them alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cheeseboard.games.goldrush.box import COWBOYS, FACES, VALUES, WORTH
from cheeseboard.games.goldrush.rules_state import BLANK, NOWHERE, PLACING
from cheeseboard.games.goldrush.scene_faces import LETTERS, drawing, seat_word, things
from cheeseboard.toolkit.scene import Board, Inside, Item, Msg, Node

HIGH = 132.0
HAND_AT, HAND = (66.0, 66.0), 112.0
STACK_AT, SUPPLY_AT, SHERIFF_AT = (176.0, 66.0), (262.0, 66.0), (262.0, 100.0)
OWN, OWN_WIDE, OTHER_WIDE = 312.0, 300.0, 132.0
COLUMN = 47.0  # from the left of a seat's column to its cowboys
NONE = ("goldrush-none",)  # pale: nothing of it is left


def board(s: Any, seat: int) -> Board:
    """What lies beside the map, for one viewer, from an observed record."""
    order = [seat, *(other for other in range(s.seats) if other != seat)] if seat >= 0 else list(range(s.seats))
    nodes = [*_common(s)]
    left = OWN
    for one in order:
        own = one == seat
        nodes += _own(s, one, left) if own else _other(s, one, left)
        left += OWN_WIDE if own else OTHER_WIDE
    focus = (0.0, 0.0, OWN + OWN_WIDE, HIGH) if seat >= 0 else None
    return Board("hand", (0.0, 0.0, left, HIGH), tuple(nodes), theme="day", label=Msg("board-hand"), focus=focus)


def _common(s: Any) -> Iterator[Node]:
    if s.phase == PLACING:
        label = Msg("node-hand", {"things": things(s.drawn, 0)})
        turned = tuple(drawing(s.drawn, turn) for turn in range(4))
        yield Node("hand", turned[0], *HAND_AT, HAND, 1, label=label, shape="square", turned=turned)
    state = () if s.stack else NONE
    label = Msg("node-stack", {"count": int(s.stack)})
    yield Node(
        "stack", "goldrush-stack", *STACK_AT, 84.0, 1, label=label, count=int(s.stack), state=state, opens=s.stack > 0
    )
    label = Msg("node-supply", {"count": int(s.supply)})
    state = () if s.supply else NONE
    x, y = SUPPLY_AT
    if s.sheriff_plays and s.sheriff == NOWHERE:
        yield Node("sheriff", "goldrush-sheriff", *SHERIFF_AT, 54.0, 1, label=Msg("node-sheriff-aside"))
    yield Node(
        "supply",
        "goldrush-token-back",
        x,
        y - 32 * s.sheriff_plays,
        54.0,
        1,
        label=label,
        count=int(s.supply),
        state=state,
    )


def inside(s: Any, node: str) -> Inside | None:
    """The tiles that are left in the stack, by what is on them: everybody can count them off."""
    if node != "stack":
        return None
    items = [
        Item(
            drawing(face, 0),
            Msg("inside-tile", {"count": int(s.left[face]), "things": things(face, 0)}),
            int(s.left[face]),
        )
        for face in range(FACES)
        if s.left[face]
    ]
    return Inside(Msg("inside-stack", {"count": int(s.stack)}), tuple(items))


def spare(s: Any, seat: int) -> int:
    """Cowboys of a seat in supply."""
    return sum(s.cowboy[seat, i] == NOWHERE for i in range(COWBOYS))


def _own(s: Any, seat: int, left: float) -> Iterator[Node]:
    """The viewer's figures, which are parts of its moves, and its tokens with their values."""
    x, n = left + COLUMN, spare(s, seat)
    label = Msg("node-own-cowboys", {"count": n})
    yield Node(
        "supply:cowboy", "goldrush-cowboy", x, 66, 84, 2, label=label, seat=seat, count=n, state=() if n else NONE
    )
    home = s.tent[seat] == NOWHERE
    label = Msg("node-own-tent", {"home": "yes" if home else "no"})
    yield Node("supply:tent", "goldrush-tent", x + 88, 66, 76, 2, label=label, seat=seat, state=() if home else NONE)
    for v in range(VALUES):
        count = s.hand[seat, v]
        row, column = divmod(v, 3)
        at = (left + 196 + 38 * column + 19 * row, 40 + 50 * row)
        label = Msg("node-own-tokens", {"count": count, "worth": WORTH[v]})
        state = () if count else NONE
        yield Node(f"token:{WORTH[v]}", f"goldrush-token-{WORTH[v]}", *at, 36, 2, label=label, count=count, state=state)


def _other(s: Any, seat: int, left: float) -> Iterator[Node]:
    """Another seat's figures and the number of its tokens; their values when all is open."""
    letter, x, n = LETTERS[seat], left + COLUMN - 10, spare(s, seat)
    who = seat_word(seat)
    label = Msg("node-stock-cowboys", {"seat": who, "count": n})
    state = () if n else NONE
    yield Node(f"stock:{letter}-cowboy", "goldrush-cowboy", x, 48, 60, 2, label=label, seat=seat, count=n, state=state)
    home = s.tent[seat] == NOWHERE
    label = Msg("node-stock-tent", {"seat": who, "home": "yes" if home else "no"})
    yield Node(
        f"stock:{letter}-tent", "goldrush-tent", x + 56, 40, 44, 2, label=label, seat=seat, state=() if home else NONE
    )
    held = int(s.held[seat])
    open_ = held > 0 and s.hand[seat, 0] != BLANK
    worth = sum(s.hand[seat, v] * WORTH[v] for v in range(VALUES)) if open_ else -1
    label = Msg("node-stock-tokens", {"seat": who, "count": held, "worth": worth, "open": "yes" if open_ else "no"})
    state = () if held else NONE
    yield Node(f"stock:{letter}-tokens", "goldrush-token-back", x + 56, 96, 40, 2, label=label, count=held, state=state)
