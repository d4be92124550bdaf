"""The record of the game, its options, and small questions that every rule asks.

Spaces 0..72 (0 = the hub), categories 0..5 in the order of the cards, seats 0..5. A mask of wedges has bit c for
category c. A *side* is a seat; the people at it are its crew and mean nothing to the rules.
"""

from __future__ import annotations

from cheeseboard.games.pursuit.box import ALL_WEDGES, SEATS_MAX
from cheeseboard.kernel import Array, Options, Record, field, i8, rule, u8

# phases
STARTER, THROW_OFF, PLACE, ROLL_NOW, DIE, MOVE, CHOOSE, ASK, VOTING, TIE, LOT, OVER_NOW = range(12)

RANDOM, HIGHEST, FIRST = 0, 1, 2
"""Option `starter`."""

BLANK = -9
"""`votes`: the one value of what a viewer may not know."""

NO_VOTE, ABSTAINED = -1, 6
"""`votes`: not yet, and no category."""

WRONG, RIGHT, LEFT = 0, 1, 2
"""Outcomes of the desk."""

LONGEST = 30000
"""`round` begins again at 1 after this: it must change whenever something becomes open, and fit its field."""

# actions
ROLL = 0
GO = 1  # + space
CATEGORY = 74  # + category
VOTE = 80  # + category
ABSTAIN = 86
LEAVE = 87
ACTIONS = 88
LEGAL_MAX = 12
OUTCOMES_MAX = 6


class Opts(Options):
    """What a match is played with. From `judging` on the rules read nothing: those are settings of the desk."""

    players: int = field(i8, "how many sides play", low=1, high=6, default=2)
    starter: int = field(i8, "who begins", choices=("random", "highest", "first"), default="random")
    start: int = field(i8, "where holders start", choices=("hub", "own_colour"), default="hub", variant=True)
    home: int = field(
        i8, "six wedges: at once to the hub, or by exact throw", choices=("teleport", "exact"), variant=True
    )
    after_miss: int = field(i8, "a last answer was wrong", choices=("stay", "leave"), default="stay", variant=True)
    wedge_ends_turn: bool = field(u8, "a new wedge ends the turn", flag=True, default=False, variant=True)
    leaving: bool = field(u8, "a side may leave the game for good", flag=True, default=False)
    skill: int = field(i8, "simulation: right answers in a hundred", low=1, high=99, default=50)
    skill_a: int = field(i8, "the same for the first side; 0 = as skill", low=0, high=99, default=0)
    skill_b: int = field(i8, "the same for the second side; 0 = as skill", low=0, high=99, default=0)
    skill_c: int = field(i8, "the same for the third side; 0 = as skill", low=0, high=99, default=0)
    skill_d: int = field(i8, "the same for the fourth side; 0 = as skill", low=0, high=99, default=0)
    skill_e: int = field(i8, "the same for the fifth side; 0 = as skill", low=0, high=99, default=0)
    skill_f: int = field(i8, "the same for the sixth side; 0 = as skill", low=0, high=99, default=0)
    judging: int = field(i8, "how answers are judged", choices=("choice", "typed", "reader"), variant=True)
    seconds: int = field(i8, "time for an answer", choices=("0", "20", "30", "60", "120"), default="0")
    reader: int = field(i8, "who reads", choices=("left", "any"), default="left")
    cards: int = field(i8, "how cards are stacked", choices=("pile", "queues", "two_boxes"), default="pile")
    appeals: bool = field(u8, "a ruling may be appealed against", flag=True, default=True)
    strictness: int = field(i8, "typed answers", choices=("exact", "strict", "normal", "generous"), default="normal")
    difficulty: int = field(i8, "questions", choices=("any", "easy", "medium", "hard"), default="any")
    question_shown: int = field(i8, "who sees the question", choices=("all", "reader"), default="all")
    commit: int = field(i8, "who of a crew gives the answer", choices=("any", "captain"), default="any")


class State(Record):
    """One position. Header (seats, phase, round, drawer, edition) first; `round` rises with each turn and each vote."""

    starter: int = field(u8, "option: RANDOM, HIGHEST, FIRST")
    own_start: int = field(u8, "option: holders start on a space of their own colour")
    exact: int = field(u8, "option: six wedges go home by exact throw")
    miss_leaves: int = field(u8, "option: after a wrong last answer the holder must leave the hub and come back")
    wedge_ends: int = field(u8, "option: a new wedge ends the turn")
    leaving: int = field(u8, "option: a side may leave")
    turn: int = field(i8, "seat whose turn it is")
    die: int = field(u8, "the throw that is to be moved, 1..6; 0 = none")
    asked: int = field(i8, "category of the question that is open, -1 = none")
    won: int = field(i8, "seat that has won, -1 = none")
    tied: int = field(u8, "mask: seats that throw for the start; in phase TIE categories with the most votes")
    at: Array = field(u8, SEATS_MAX, "space of a seat's holder")
    wedges: Array = field(u8, SEATS_MAX, "mask: categories of the wedges in a seat's holder")
    home: Array = field(u8, SEATS_MAX, "1 = six wedges and on the hub: the last question is due")
    gone: Array = field(u8, SEATS_MAX, "1 = the side has left the game")
    placed: Array = field(u8, SEATS_MAX, "1 = the holder is where it starts; 0 = it still has to be placed")
    throws: Array = field(u8, SEATS_MAX, "phase THROW_OFF: a seat's throw for the start, 0 = none yet")
    votes: Array = field(i8, SEATS_MAX, "a category, ABSTAINED, NO_VOTE or BLANK", hidden=True, commit=True)
    skill: Array = field(u8, (SEATS_MAX, 6), "simulation: right answers in a hundred, by seat and category")


@rule
def sides_in(s: State) -> int:
    """How many sides have not left."""
    n = 0
    for seat in range(int(s.seats)):
        n += int(s.gone[seat] == 0)
    return n


@rule
def left_of(s: State, seat: int) -> int:
    """The next side to the left that has not left the game: the reader, and whose turn comes next. Alone: itself."""
    seats = int(s.seats)
    other = seat + 1 if seat + 1 < seats else 0
    while s.gone[other]:
        other = other + 1 if other + 1 < seats else 0
    return other


@rule
def is_final(s: State) -> bool:
    """Is it the turn of a side whose last question is due?"""
    return s.home[int(s.turn)] == 1


@rule
def full(s: State, seat: int) -> bool:
    """Has the seat all six wedges?"""
    return s.wedges[seat] == ALL_WEDGES


@rule
def votes_left(s: State) -> int:
    """Mask of the seats that may still vote: everybody in the game but the side whose last question it is."""
    mask = 0
    for seat in range(int(s.seats)):
        waits = (seat != s.turn) & (s.gone[seat] == 0) & ((s.votes[seat] == NO_VOTE) | (s.votes[seat] == BLANK))
        mask |= int(waits) << seat
    return mask
