"""The proof of a match's dice: who had a part in them, and every draw made again from what was committed.

For whoever holds the whole log: the referee, anybody with the referee's file, everybody once the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cheeseboard.match import events as ev
from cheeseboard.match import saves
from cheeseboard.match.dice import SETTLED
from cheeseboard.match.events import Event
from cheeseboard.match.match import Match
from cheeseboard.match.referee import Referee
from cheeseboard.toolkit.scene import Msg

SEAT, TABLE, PROGRAM = "seat", "table", "program"
"""Whose number counts for a seat: its own; the table's, which follows from the secret; one that the program drew."""


@dataclass(frozen=True, slots=True)
class Share:
    """A seat's part in the dice, in hexadecimal digits."""

    seat: int
    whose: str  # seat | table | program
    promise: str  # hash of the nonce; "" where none was published before
    nonce: str  # what counts


@dataclass(frozen=True, slots=True)
class Drawn:
    """One draw and what it was drawn from."""

    n: int  # number of the event
    drawer: int  # -1 = the table
    count: int  # of this drawer's draws, from 0
    weights: tuple[int, ...]
    index: int  # among the weights: what was drawn
    fits: bool  # the dice give it


@dataclass(frozen=True, slots=True)
class Proof:
    """All of a match's dice. `rounds`: who had a part from which event on; a draw belongs to the last one before it."""

    rounds: tuple[tuple[int, tuple[Share, ...]], ...]
    draws: tuple[Drawn, ...]

    @property
    def holds(self) -> bool:
        """Do the committed dice give every draw?"""
        return all(one.fits for one in self.draws)


def shares(match: Match) -> tuple[Share, ...]:
    """Every seat's part in the dice as they stand; () before they are settled."""
    ceremony, public = match.referee.ceremony, match.header.dice
    if ceremony is None:
        rows = zip(public.nonces, public.shown, strict=True)
        return tuple(Share(seat, PROGRAM, promise, nonce) for seat, (promise, nonce) in enumerate(rows))
    agreed = ceremony.agreed
    if agreed is None:
        return ()
    parts = zip(agreed.promised, agreed.shown, agreed.nonces(match.referee.dice.secret), strict=True)
    return tuple(
        Share(seat, SEAT if shown else TABLE, promise, nonce) for seat, (promise, shown, nonce) in enumerate(parts)
    )


def prove(match: Match) -> Proof:
    """The match played again: whose numbers counted when, and every draw. Chosen draws need not fit."""
    again = Match(Referee(match.game, match.header, match.referee.dice), match.people_at_desk)
    rounds = [(0, shares(again))] if again.dice_ready else []
    draws: list[Drawn] = []
    for number, event in enumerate(match.events, 1):
        # What people decide at the desk is no draw.
        if event.kind == ev.DRAW or (event.kind == ev.DESK and again.referee.talk is None):
            draws.append(_drawn(again, event))
        saves.replay(again, event, number)
        if event.kind == ev.DICE and event.text == SETTLED:
            rounds.append((number, shares(again)))
    return Proof(tuple(rounds), tuple(draws))


def _drawn(match: Match, event: Event) -> Drawn:
    """A draw that comes next in a match, and whether its dice give it."""
    referee, game = match.referee, match.game
    outcomes, weights = zip(*game.chance(referee.states), strict=True)
    drawer = int(referee.s.drawer)
    count = referee.counts.get(drawer, 0)
    index = referee.dice.draw(drawer, count, weights)
    fits = game.notation.write_draw(referee.s, outcomes[index]) == event.text
    drawn = index if fits else outcomes.index(game.notation.read_draw(referee.s, event.text))
    return Drawn(event.n, drawer, count, weights, drawn, fits)


def words(match: Match, called: Sequence[str]) -> Msg:
    """Whose numbers are in the dice, as the end of a sentence; `called`: what the seats are called."""
    if match.header.forced:
        return Msg("verify-dice-chosen")
    parts = shares(match)
    if not parts:
        return Msg("verify-dice-waiting")
    own = tuple(called[one.seat] for one in parts if one.whose == SEAT)
    if any(one.whose == PROGRAM for one in parts):
        return Msg("verify-dice-program")
    if len(own) == len(parts):
        return Msg("verify-dice-all")
    return Msg("verify-dice-some", {"seats": own, "count": len(own)}) if own else Msg("verify-dice-none")
