"""A game being played: seats, the log, streams, the referee, undo, provable dice, save files.

>>> from cheeseboard.match import new
>>> match = new("chou", players=2, seed=7)
"""

from cheeseboard.match.dice import BadDice, Ceremony, Dice, roll_dice
from cheeseboard.match.events import Event
from cheeseboard.match.header import Header, Seat
from cheeseboard.match.match import BadRequest, Match, new
from cheeseboard.match.saves import load
from cheeseboard.match.streams import Entry
from cheeseboard.match.view import MatchView, Move

__all__ = [
    "BadDice",
    "BadRequest",
    "Ceremony",
    "Dice",
    "Entry",
    "Event",
    "Header",
    "Match",
    "MatchView",
    "Move",
    "Seat",
    "load",
    "new",
    "roll_dice",
]
