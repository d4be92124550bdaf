"""What things are called in moves and positions: seats, phases, wedges. Shared by reading and writing."""

from __future__ import annotations

from cheeseboard.games.pursuit.box import CATEGORIES, category_of, code_of
from cheeseboard.games.pursuit.rules_state import (
    ABSTAINED,
    ASK,
    BLANK,
    CHOOSE,
    DIE,
    LOT,
    MOVE,
    NO_VOTE,
    OVER_NOW,
    PLACE,
    ROLL_NOW,
    STARTER,
    THROW_OFF,
    TIE,
    VOTING,
)

LETTERS = "ABCDEF"
"""What the seats are called in draws and positions."""

PHASES = {
    "starter": STARTER,
    "throw": THROW_OFF,
    "place": PLACE,
    "roll": ROLL_NOW,
    "die": DIE,
    "move": MOVE,
    "category": CHOOSE,
    "ask": ASK,
    "vote": VOTING,
    "tie": TIE,
    "lot": LOT,
    "over": OVER_NOW,
}

VOTES = {"-": NO_VOTE, "?": BLANK, "abstain": ABSTAINED}
"""Votes that name no category."""

VERDICTS = ("wrong", "right", "left")
"""Outcomes of the desk."""


def codes_text(mask: int) -> str:
    """A mask of categories: "GE HI"; "" for none."""
    return " ".join(code_of(c) for c in range(CATEGORIES) if mask >> c & 1)


def vote_text(vote: int) -> str:
    """A vote: "GE", "abstain", "-" (not yet), "?" (not known)."""
    return next((word for word, value in VOTES.items() if value == vote), code_of(vote))


def vote_of(word: str) -> int | None:
    """Inverse of `vote_text`; None = no such vote."""
    low = word.casefold()
    if low in VOTES:
        return VOTES[low]
    category = category_of(word)
    return category if category >= 0 else None
