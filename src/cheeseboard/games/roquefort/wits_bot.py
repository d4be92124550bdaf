"""How the levels of Château Roquefort think: every way to end the turn, and for the strongest the answer to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from cheeseboard.games.roquefort import wits_turn
from cheeseboard.games.roquefort.box import OPEN, OPEN_SQUARE
from cheeseboard.games.roquefort.rules_state import END, LEGAL_MAX, OVER_NOW, SETUP, TOWER, TURN, lifted
from cheeseboard.games.roquefort.wits_turn import DEPTH, EMPTY, Desk
from cheeseboard.kernel import view


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a level thinks, and how well it remembers."""

    positions: int  # looked at in its own turn
    replies: int = 0  # endings whose answer is looked at
    answers: int = 0  # positions looked at in each answer
    memory: float = 1.0  # how likely a tile under a roof is still known, for every turn since it was seen
    noise: float = 0.0  # in cheeses


EFFORTS = {
    "gentle": Effort(1_500, memory=0.6, noise=0.2),
    "sharp": Effort(60_000, memory=0.97),
    "merciless": Effort(120_000, replies=10, answers=12_000),
}
PATIENCE, RESTLESS = 30, 0.02
"""After so many laps a bot errs ever more, by so many cheeses a lap: two that wait for each other go on."""
RESTLESS_MOST = 0.6
HASTE = 150
"""Positions that are looked at while the compiler is not ready."""


def forget(own: Any, memory: float, seed: int) -> Any:
    """A copy in which tiles under roofs are forgotten, the longer unseen the likelier."""
    copy = np.frombuffer(bytearray(own.view(np.uint8).data), own.dtype)
    s = view(copy)
    dice = np.random.default_rng(seed)
    seen, now = lifted(s), int(s.round) + 1
    for c in range(OPEN):
        tile = int(s.lie[c])
        if (
            (seen >> OPEN_SQUARE[c]) & 1 == 0
            and s.kind[tile]
            and dice.random() > memory ** (now - int(s.last_seen[tile]))
        ):
            s.kind[tile] = 0
    return copy


def restless(own: Any) -> float:
    """How much a bot errs because the game has lasted too long, in cheeses."""
    s = view(own)
    return min(RESTLESS_MOST, RESTLESS * max(0, int(s.round) // int(s.seats) - PATIENCE))


def new_desk(kept: int, positions: int) -> Desk:
    """Working arrays for searches of so many positions that keep so many endings."""
    slots = 1 << (4 * positions).bit_length()
    return Desk(
        keys=np.full(slots, EMPTY, np.int64),
        out=np.zeros((DEPTH, LEGAL_MAX), np.int32),
        line=np.zeros(LEGAL_MAX, np.int32),
        counts=np.zeros(DEPTH, np.int32),
        at=np.zeros(DEPTH, np.int32),
        values=np.zeros(kept),
        firsts=np.zeros(kept, np.int32),
        info=np.zeros(3, np.int64),
    )


class Schemer:
    """Thinks of a whole turn and plays its first action; after every action it thinks again."""

    drivers = (wits_turn,)

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def think(self, wired: Any, own: Any, seat: int, seed: int, *, native: bool) -> int:
        """A legal action for the observed record `own`."""
        effort = self.effort
        game = wired.game
        if view(own).phase == SETUP:
            legal = game.legal(own, seat)
            return int(legal[seed % len(legal)])
        if effort.memory < 1.0:
            own = forget(own, effort.memory, seed)
        noise = effort.noise + restless(own)
        kept = max(1, effort.replies, 24 if noise else 1)
        positions = effort.positions if native else HASTE
        batch = np.concatenate([own] * (1 + DEPTH + kept))
        states: Any = batch if native else [game.view(batch, k) for k in range(len(batch))]
        desk = new_desk(kept, positions)
        wired.turn_endings(states, 1 + DEPTH, seat, desk, positions, True)
        found = int(desk.info[0])
        if found == 0:
            return int(game.legal(own, seat)[0])
        values = desk.values[:found].copy()
        if effort.replies and native:
            values = self._after_replies(wired, batch, seat, desk, found)
        if noise:
            values += np.random.default_rng(seed).normal(0.0, noise, found)
            idle = (desk.firsts[:found] >= TOWER) & (desk.firsts[:found] < END)
            values[1:][idle[1:]] = -np.inf  # whoever errs does not err with the tower to and fro
        return int(desk.firsts[int(np.argmax(values))])

    def _after_replies(self, wired: Any, batch: Any, seat: int, desk: Desk, found: int) -> Any:
        """What each of the best endings is worth once the next seat has answered it."""
        base = 1 + DEPTH
        answer = new_desk(1, self.effort.answers)
        values = np.zeros(found)
        for k in range(found):
            states = np.concatenate([batch[base + k : base + k + 1], batch[1:base], batch[:1]])
            s = view(states)
            if s.phase == OVER_NOW or s.phase != TURN:
                values[k] = desk.values[k]
                continue
            left = wired.best_reply(states, base, seat, int(s.turn), answer, self.effort.answers)
            values[k] = 0.5 * (left + desk.values[k])
        return values
