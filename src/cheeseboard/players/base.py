"""What a player is: something that chooses a legal action from one seat's own observation."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from cheeseboard.kernel import Game, States

if TYPE_CHECKING:
    from cheeseboard.match import MatchView


@dataclass(frozen=True, slots=True)
class Level:
    """One strength on offer for a game."""

    id: str
    name: str  # id of the message that names it
    note: str  # id of the message that says honestly what it does


class Player(Protocol):
    """Anything that can be given a seat. It never sees more than that seat's observation."""

    level: str

    def choose(self, view: MatchView) -> str:
        """The notation of a legal move for the viewer of `view`. Never waits for the compiler."""

    def act(self, states: States, i: int, seat: int) -> int:
        """A legal action for `seat` in state `i` of a batch; whatever the seat may not know is blanked first."""


class Bot:
    """A player that thinks about an observed record. What it does depends on that, its seat and its seed only."""

    def __init__(self, game: Game, level: str, seed: int) -> None:
        self.game = game
        self.level = level
        self._key = seed.to_bytes(16, "little", signed=True) if abs(seed) < 1 << 126 else _digest(str(seed).encode())

    def __repr__(self) -> str:
        return f"<{self.level} for {self.game.id}>"

    def choose(self, view: MatchView) -> str:
        """The notation of a legal move for the viewer of `view`."""
        moves = view.moves
        if not moves:
            raise ValueError(f"seat {view.viewer} has nothing to play")
        action = moves[0].action
        if len(moves) > 1:
            action = self._think(self.game.observed(view.states, view.viewer), view.viewer, patient=False)
        return next(str(move) for move in moves if move.action == action)

    def act(self, states: States, i: int, seat: int) -> int:
        """A legal action for `seat` in state `i`. ValueError where it has none."""
        own = self.game.observed(states, seat, i)
        legal = self.game.legal(own, seat)
        if not legal:
            raise ValueError(f"seat {seat} has nothing to play")
        return legal[0] if len(legal) == 1 else self._think(own, seat, patient=True)

    def _think(self, own: States, seat: int, *, patient: bool) -> int:
        """Choose among at least two legal actions; `patient` = wait for the compiler."""
        raise NotImplementedError

    def _seed(self, own: States, seat: int) -> int:
        """The randomness of this decision: a bot restarted in the same position plays the same."""
        return int.from_bytes(_digest(own.tobytes() + bytes([seat]), self._key)[:8], "little")


def _digest(data: bytes, key: bytes = b"") -> bytes:
    return hashlib.blake2b(data, key=key, digest_size=16).digest()


class Thinker(Protocol):
    """A game's own way of playing a level: what `wits.thinker(level)` returns.

    `drivers` are the modules it wants wired to the game (each with a `warm` that calls everything once); () = none.
    """

    drivers: tuple[Any, ...]

    def think(self, wired: Any, own: States, seat: int, seed: int, *, native: bool) -> int:
        """A legal action for the observed record `own`. `native` False: the drivers run interpreted, so think less."""
