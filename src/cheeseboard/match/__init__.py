"""A game being played: seats, the log, streams, the referee, undo, provable dice, save files.

>>> from cheeseboard.match import new
>>> match = new("chou", players=3, split="rabbits", seed=7)
>>> match.hand(2, "bot", level="sharp").text            # any seat can be handed over at any time
'bot:sharp'
>>> match.play("1-a2", seat=0, by="Anna", key="k1").k   # entries are numbered for each viewer by itself
2
>>> match.play("1-a3", seat=0, key="k1").text           # a repeated key is harmless
'1-a2'
"""

from cheeseboard.match.desk import BadRequest
from cheeseboard.match.dice import BadDice, Ceremony, Dice, DiceWaiting, open_dice, roll_dice
from cheeseboard.match.events import Event
from cheeseboard.match.header import Header, Seat
from cheeseboard.match.match import Match, new
from cheeseboard.match.saves import load
from cheeseboard.match.streams import Entry
from cheeseboard.match.view import MatchView, Move

__all__ = [
    "BadDice",
    "BadRequest",
    "Ceremony",
    "Dice",
    "DiceWaiting",
    "Entry",
    "Event",
    "Header",
    "Match",
    "MatchView",
    "Move",
    "Seat",
    "load",
    "new",
    "open_dice",
    "roll_dice",
]
