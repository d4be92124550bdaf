"""Moves and draws as text, both ways. Positions are in notation_position.

Moves (case and blanks do not matter):
    roll            throw the die
    go R13          move the holder to that space; at the start with own colours: put it there
    cat GE          on the hub: the category of the question; to the left of a last question: the tie is broken so
    vote GE         the category for somebody's last question            abstain    no vote
    leave           the side leaves the game for good
A bare `R13` or `GE` is the one legal move that names that space or category. Names of categories are the codes of the
box: GE EN HI AL SN SL.

Draws: `starter` is a seat (`A` to `F`); `throw A` (for the start) and `die A` are 1 to 6; `lot A` is a category;
`answer A`, decided at the desk, is right, wrong or left.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cheeseboard.games.pursuit.box import SPACES, category_of, code_of, space_name, space_number
from cheeseboard.games.pursuit.notation_names import LETTERS, VERDICTS
from cheeseboard.games.pursuit.notation_position import read_position, write_position
from cheeseboard.games.pursuit.rules_moves import legal
from cheeseboard.games.pursuit.rules_state import (
    ABSTAIN,
    ASK,
    CATEGORY,
    DIE,
    GO,
    LEAVE,
    LEGAL_MAX,
    LOT,
    ROLL,
    STARTER,
    THROW_OFF,
    VOTE,
)

__all__ = ["draw_label", "read_draw", "read_move", "read_position", "write_draw", "write_move", "write_position"]

_PLAIN = {"roll": ROLL, "abstain": ABSTAIN, "leave": LEAVE}
_LABELS = {THROW_OFF: "throw", DIE: "die", LOT: "lot", ASK: "answer"}


def write_move(s: Any, seat: int, action: int) -> str:
    """The action's one canonical text. IndexError for a number that is no action."""
    del s, seat
    for word, code in _PLAIN.items():
        if code == action:
            return word
    if GO <= action < GO + SPACES:
        return f"go {space_name(action - GO)}"
    if CATEGORY <= action < VOTE:
        return f"cat {code_of(action - CATEGORY)}"
    if VOTE <= action < ABSTAIN:
        return f"vote {code_of(action - VOTE)}"
    raise IndexError(f"{action} is no action of this game")


def read_move(s: Any, seat: int, text: str) -> list[int]:
    """All actions the text can mean for the seat, legal or not; [] = unreadable."""
    plain = "".join(text.split()).casefold()
    if plain in _PLAIN:
        return [_PLAIN[plain]]
    for word, base in (("cat", CATEGORY), ("vote", VOTE)):
        category = category_of(plain.removeprefix(word))
        if plain.startswith(word) and category >= 0:
            return [base + category]
    space = space_number(plain.removeprefix("go"))
    if plain.startswith("go") and space >= 0:
        return [GO + space]
    return _read_bare(s, seat, plain)


def _read_bare(s: Any, seat: int, plain: str) -> list[int]:
    """A space or a category alone: the legal moves that name it; if there are none, what a refusal can explain."""
    space, category = space_number(plain), category_of(plain)
    if space >= 0:
        return [GO + space]
    if category < 0:
        return []
    out: Any = np.zeros(LEGAL_MAX, np.int32).data
    can = [int(out[k]) for k in range(legal(s, seat, out))]
    named = [action for action in (CATEGORY + category, VOTE + category) if action in can]
    return named or [CATEGORY + category]


def draw_label(s: Any) -> str:
    """What is drawn now: "starter", "throw A", "die A", "lot A", "answer A"; "" where nothing is."""
    if s.phase == STARTER:
        return "starter"
    if s.phase not in _LABELS:
        return ""
    return f"{_LABELS[int(s.phase)]} {LETTERS[int(s.drawer)]}"


def write_draw(s: Any, outcome: int) -> str:
    """The outcome's text, without the label."""
    if s.phase == STARTER:
        return LETTERS[outcome]
    if s.phase == ASK:
        return VERDICTS[outcome]
    return code_of(outcome) if s.phase == LOT else str(outcome + 1)


def read_draw(s: Any, text: str) -> int | None:
    """The outcome a text names, or None."""
    plain = text.strip().casefold()
    if s.phase == STARTER:
        found = LETTERS.casefold().find(plain) if len(plain) == 1 else -1
    elif s.phase == ASK:
        found = VERDICTS.index(plain) if plain in VERDICTS else -1
    elif s.phase == LOT:
        found = category_of(plain)
    else:
        found = int(plain) - 1 if plain in ("1", "2", "3", "4", "5", "6") else -1
    return found if found >= 0 else None
