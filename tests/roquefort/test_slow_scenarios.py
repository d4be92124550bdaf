"""All scenarios, played by the engine and by the slow referee side by side: two readings of one page must agree."""

from __future__ import annotations

import random
import tomllib
from importlib import resources
from typing import Any

import pytest

from cheeseboard.kernel import contract
from roquefort.side_by_side import NUMBER_OF_KIND, PHASES, Tables
from roquefort.slow import LETTERS, Referee
from roquefort.slow_castle import OPEN, SLOTS
from roquefort.table import GAME, at

FOLDER = resources.files("cheeseboard.games.roquefort") / "scenarios"
FILES = sorted(path.name for path in FOLDER.iterdir())


def copy_from(s: Any, game: Referee, read: dict[str, Any]) -> None:
    """The engine's record, onto the referee's table. `read`: what `Tables.theirs` makes of it."""
    game.phase, game.turn, game.points, game.slid = PHASES[s.phase], read["turn"], read["points"], read["slid"]
    game.used, game.covered, game.mice, game.cheese = read["used"], read["covered"], read["mice"], read["cheese"]
    game.gonzola, game.ribbon, game.tower, game.hopper = read["gonzola"], read["ribbon"], read["tower"], s.hopper
    for name in OPEN:
        game.lie[name].kind = read["tiles"][name]
    for tile, kind in zip(game.free, read["free"], strict=True):
        tile.kind = kind
    if s.last_slot >= 0:
        game.last = list(SLOTS)[s.last_slot], game.free[s.free.tolist().index(s.last_out)]


class Played(Tables):
    """A scenario on both tables."""

    def __init__(self, raw: dict[str, Any]) -> None:
        super().__init__(GAME, 1, raw["options"])
        if "position" in raw:
            self.states = at(raw["position"], **raw["options"])
            self.s = GAME.view(self.states)
            copy_from(self.s, self.slow, self.theirs())
            for c, square in enumerate(OPEN):
                self.turn_seen[self.slow.lie[square]] = int(self.s.last_seen[self.s.lie[c]])
        self.written = {label: list(kinds) for label, kinds in raw.get("draws", {}).items()}
        self.nature()

    def nature(self) -> None:
        self.agree()
        while GAME.actors(self.states) == contract.CHANCE:
            label = GAME.notation.draw_label(self.s)
            kinds = self.written.get(label) or [random.Random(7).choice(sorted(self.slow.unseen()))]
            kind = kinds.pop(0)
            GAME.draw(self.states, NUMBER_OF_KIND[kind])
            self.slow.reveal(label.removeprefix("tile "), kind)
            self.agree()

    def meant(self, seat: int, text: str) -> set[str]:
        """What a text can mean, in the one form that both use."""
        return {GAME.notation.write_move(self.s, seat, a) for a in GAME.notation.read_move(self.s, seat, text)}

    def one(self, step: dict[str, Any]) -> None:
        seat = int(step.get("seat", -1))
        mine = self.slow.moves() if seat == self.slow.turn else set()
        if "refuse" in step:
            assert not self.meant(seat, step["refuse"]) & mine, f"“{step['refuse']}” is legal"
        if "play" in step:
            moves = self.meant(seat, step["play"]) & mine
            assert len(moves) == 1, f"“{step['play']}” of {LETTERS[seat]} is not legal"
            (move,) = moves
            GAME.apply(self.states, seat, self.legal(seat)[move])
            self.slow.play(move)
            self.nature()


@pytest.mark.parametrize("name", FILES)
def test_the_referee_agrees(name: str) -> None:
    raw = tomllib.loads((FOLDER / name).read_text("utf-8"))
    played = Played(raw)
    for step in raw["step"]:
        played.one(step)
    if played.slow.phase == "over" and played.slow.order:
        assert GAME.ranks(played.states) == played.slow.ranks()
