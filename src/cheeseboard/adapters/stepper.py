"""One game in progress as other frameworks drive it: numbers in, numbers out, no words."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from cheeseboard.kernel import CHANCE, DESK, OVER, SPECTATOR, Game

Bytes = npt.NDArray[np.uint8]
Codes = npt.NDArray[np.int32]

GONE = -9
"""`mover`: the game is over."""


class Stepper:
    """A state and the rules that drive it, compiled (default) or interpreted."""

    def __init__(self, game: Game, options: Any, compiled: bool = True) -> None:
        self.game = game
        self.options = options
        self.compiled = compiled
        self._rows: Bytes = np.zeros((2, game.State.dtype.itemsize), np.uint8)  # the game, and a copy to blank
        self._wire()
        self.restart()

    def _wire(self) -> None:
        """Bind the rules to this object's own bytes and buffers: arrays compiled, views and memoryviews interpreted."""
        game = self.game
        self._states: Any = self._rows.reshape(-1).view(game.State.dtype)
        self._codes: Any = np.zeros(max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8), np.int32)
        self._odds: Any = np.zeros_like(self._codes)
        self._space = game.compiled() if self.compiled else game.interpreted()
        self._at = self._states if self.compiled else [game.view(self._states, 0), game.view(self._states, 1)]
        self._out, self._weights = (a if self.compiled else a.data for a in (self._codes, self._odds))

    def __deepcopy__(self, memo: Any) -> Stepper:
        twin = object.__new__(Stepper)
        twin.__dict__.update(self.__dict__)
        twin._rows = self._rows.copy()
        twin._wire()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {"game": self.game.package, "options": self.options.tobytes(), "state": self._rows[0].tobytes()}
        return kept | {"compiled": self.compiled}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = Game(kept["game"])
        options = np.frombuffer(kept["options"], game.Options.dtype).copy()
        Stepper.__init__(self, game, options, kept["compiled"])
        self._rows[0] = np.frombuffer(kept["state"], np.uint8)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._states["seats"][0])

    @property
    def state_bytes(self) -> int:
        """Length of `observed`."""
        return int(self._rows.shape[1])

    def restart(self) -> None:
        """Back to the set-up, before anything is drawn."""
        self._rows[0] = self.game.new(self.options).view(np.uint8)  # as bytes: NumPy leaves padding out

    def mover(self) -> int:
        """The seat to act (of several the lowest), or CHANCE (the desk counts as chance); GONE = over."""
        mask = int(self._space.h_actors(self._at, 0))
        if mask == OVER:
            return GONE
        return CHANCE if mask in (CHANCE, DESK) else (mask & -mask).bit_length() - 1

    def legal(self, seat: int) -> Codes:
        """The seat's legal actions, ascending."""
        n = self._space.h_legal(self._at, 0, seat, self._out)
        return np.sort(self._codes[:n])

    def outcomes(self) -> tuple[Codes, Codes]:
        """All that nature may draw now, ascending, and the weights."""
        n = self._space.h_chance(self._at, 0, self._out, self._weights)
        return self._codes[:n].copy(), self._odds[:n].copy()

    def apply(self, seat: int, action: int) -> None:
        """Play an action. ValueError for an illegal one."""
        if self._space.h_refusal(self._at, 0, seat, action):
            raise ValueError(f"{self.game.id}: {action} is no legal action of seat {seat} now; see the action mask.")
        self._space.h_apply(self._at, 0, seat, action)

    def draw(self, outcome: int) -> None:
        """Apply an outcome of chance. ValueError for one that cannot be drawn."""
        if outcome not in self.outcomes()[0]:
            raise ValueError(f"{self.game.id}: {outcome} cannot be drawn now.")
        self._space.h_draw(self._at, 0, outcome)

    def run_chance(self, dice: random.Random) -> None:
        """Draw by the weights until a seat is to act or the game is over."""
        while self.mover() == CHANCE:
            codes, weights = self.outcomes()
            self._space.h_draw(self._at, 0, int(dice.choices(codes.tolist(), weights.tolist())[0]))

    def observed(self, seat: int = SPECTATOR) -> Bytes:
        """The record as the seat may know it, byte for byte: with perfect recall, so its information set."""
        self._rows[1] = self._rows[0]
        self._space.h_observe(self._at, 1, seat)
        seen: Bytes = self._rows[1].copy()
        return seen

    def scores(self) -> list[int]:
        """Points of every seat so far."""
        self._codes[:8] = 0
        self._space.h_scores(self._at, 0, self._out)
        return self._codes[: self.seats].tolist()  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """What the places are worth, -1..1, zero-sum: the share of the others behind one less the share before one."""
        self._codes[:8] = 0
        self._space.h_ranks(self._at, 0, self._out)
        places = self._codes[: self.seats].tolist()
        others = max(1, len(places) - 1)
        return [sum((p > mine) - (p < mine) for p in places) / others for mine in places]
