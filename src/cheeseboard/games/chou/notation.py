"""Moves and draws as text, both ways. Positions are in notation_position.

Moves (case and blanks do not matter):
    1-b4      rabbit 1 hides under b4, or runs there        1-x       rabbit 1 has nowhere to go and stays exposed
    A-12      gardener A walks to stone 12 without a look   A-9?b2    gardener A steps to 9 and looks under b2
    ..        after you: the partner goes first
A bare `b4` or `12` is the one legal move that names that cell or stone.

Draws: `bush` and `double` are cells ("b4"); `arrows b4` is `*` (six arrows) or the missing one (`-ne`).
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from cheeseboard.games.chou.box import (
    BUSHES,
    CELLS,
    arrows_mask,
    arrows_text,
    cell_name,
    cell_number,
    point_name,
    point_number,
)
from cheeseboard.games.chou.notation_position import read_position, write_position
from cheeseboard.games.chou.rules_moves import legal
from cheeseboard.games.chou.rules_state import (
    AFTER_YOU,
    BUSH,
    DOUBLE,
    LEGAL_MAX,
    LOOK,
    LOOKS,
    SETUP,
    STUCK,
    TO_CELL,
    WALK,
    leads,
    on_gardeners,
    on_rabbits,
)

__all__ = ["draw_label", "read_draw", "read_move", "read_position", "write_draw", "write_move", "write_position"]

_RABBIT = re.compile(r"([12])-?([a-z][0-9]|x)")
_PAWN = re.compile(r"([ab])-?([0-9]{1,2})(?:\?([a-z][0-9]))?")


def write_move(s: Any, seat: int, action: int) -> str:
    """The action's one canonical text. IndexError for a number that is no action."""
    del s, seat
    if action == AFTER_YOU:
        return ".."
    if 0 <= action < STUCK:
        return f"{action // TO_CELL + 1}-{cell_name(action % TO_CELL)}"
    if STUCK <= action < WALK:
        return f"{action - STUCK + 1}-x"
    if WALK <= action < LOOK:
        return f"{'AB'[(action - WALK) // 24]}-{point_name((action - WALK) % 24)}"
    if LOOK <= action < AFTER_YOU:
        look = (action - LOOK) % LOOKS
        pawn = (action - LOOK) // LOOKS
        return f"{'AB'[pawn]}-{point_name(look // CELLS)}?{cell_name(look % CELLS)}"
    raise IndexError(f"{action} is no action of this game")


def read_move(s: Any, seat: int, text: str) -> list[int]:
    """All actions the text can mean for the seat, legal or not; [] = unreadable."""
    plain = "".join(text.split()).casefold()
    if plain == "..":
        return [AFTER_YOU]
    found = _RABBIT.fullmatch(plain)
    if found:
        token = int(found[1]) - 1
        cell = cell_number(found[2])
        if found[2] == "x":
            return [STUCK + token]
        return [token * TO_CELL + cell] if cell >= 0 else []
    found = _PAWN.fullmatch(plain)
    # "a1" is a cell unless it is written as a move of pawn A: then there is a hyphen, a blank, a look or two digits
    if found and (cell_number(plain) < 0 or re.match(r"[ab]\s*-|[ab]\s", text.strip().casefold())):
        pawn = "ab".index(found[1])
        point = point_number(found[2])
        if point < 0:
            return []
        if found[3] is None:
            return [WALK + pawn * 24 + point]
        cell = cell_number(found[3])
        return [LOOK + pawn * LOOKS + point * CELLS + cell] if cell >= 0 else []
    return _read_bare(s, seat, plain)


def _read_bare(s: Any, seat: int, plain: str) -> list[int]:
    """A cell or a stone alone: the legal moves that name it; if there are none, those a refusal can explain."""
    cell, point = cell_number(plain), point_number(plain)
    if cell < 0 and point < 0 and plain != "x":
        return []
    out: Any = np.zeros(LEGAL_MAX, np.int32).data
    can = [int(out[k]) for k in range(legal(s, seat, out))]
    if cell >= 0:
        names = [a for a in can if (a < STUCK and a % TO_CELL == cell) or _looks_under(a) == cell]
    elif point >= 0:
        names = [a for a in can if WALK <= a < LOOK and (a - WALK) % 24 == point]
    else:
        names = [a for a in can if STUCK <= a < WALK]
    if names:
        return names
    if on_rabbits(s, seat) and point < 0:
        base = [t for t in range(2) if leads(s, seat, t) and s.moved[t] != 1] or [0]
        return [base[0] * TO_CELL + cell if cell >= 0 else STUCK + base[0]]
    if on_gardeners(s, seat) and point >= 0:
        base = [i for i in range(2) if any((a - WALK) // 24 == i for a in can if WALK <= a < LOOK)] or [0]
        return [WALK + base[0] * 24 + point]
    return []


def _looks_under(action: int) -> int:
    return (action - LOOK) % LOOKS % CELLS if LOOK <= action < AFTER_YOU else -1


def draw_label(s: Any) -> str:
    """What is drawn now: "bush", "double" or "arrows b4"; "" where nothing is."""
    if s.phase == SETUP:
        return "bush" if sum(1 for kind in s.kind if kind in (BUSH, DOUBLE)) < BUSHES else "double"
    return f"arrows {cell_name(int(s.pending))}" if s.pending >= 0 else ""


def write_draw(s: Any, outcome: int) -> str:
    """The outcome's text: a cell at set-up, otherwise arrows."""
    return cell_name(outcome) if s.phase == SETUP else arrows_text(outcome)


def read_draw(s: Any, text: str) -> int | None:
    """The outcome a text names, or None."""
    plain = "".join(text.split())
    outcome = cell_number(plain) if s.phase == SETUP else arrows_mask(plain)
    return outcome if outcome >= 0 else None
