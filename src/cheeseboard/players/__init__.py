"""Bots: search for any game through the rules contract, and the levels that a game's own wits play."""

from cheeseboard.players.base import Level, Player, Thinker
from cheeseboard.players.levels import BadLevel, levels, make

__all__ = ["BadLevel", "Level", "Player", "Thinker", "levels", "make"]
