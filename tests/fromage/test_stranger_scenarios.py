"""The scenarios, played by the engine and by the stranger's referee side by side: two readings must agree."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from cheeseboard.games.fromage import rules_state as codes
from fromage.stranger_facts import PLACES, TILES
from fromage.stranger_side import GAME, PHASES, Tables, number

FOLDER = resources.files("cheeseboard.games.fromage") / "scenarios"
RAW = {path.name: tomllib.loads(path.read_text("utf-8")) for path in FOLDER.iterdir() if path.name.endswith(".toml")}
UNFINISHED = ("step ", "due ", "waiting ", "picks ", "sorts ", "offer ", "card ", "head ")
"""Words of a position in the middle of what somebody is asked: the referee tells stories from their beginning."""
FILES = sorted(
    name for name, raw in RAW.items() if "position" in raw and not any(word in raw["position"] for word in UNFINISHED)
)


class Played(Tables):
    """A scenario on both tables."""

    def __init__(self, raw: dict[str, Any]) -> None:
        super().__init__(1, {"players": 2, **raw["options"]})
        self.scatters = 0
        self.states = GAME.State.zeros()
        self.states["edition"] = GAME.edition
        self.s = GAME.view(self.states)
        GAME.notation.read_position(raw["position"], GAME.view(self.chosen), self.s)
        self.written = {label: list(drawn) for label, drawn in raw.get("draws", {}).items()}
        self.begin()
        self.copy()
        self.settle()

    def luck(self, names: list[str]) -> str:
        wanted = self.written.get(str(GAME.notation.draw_label(self.s)))
        return wanted.pop(0) if wanted else super().luck(names)

    def copy(self) -> None:
        """The engine's record, onto the referee's table."""
        s, slow = self.s, self.slow
        slow.turn, slow.phase, slow.corporation_left = int(s.turn), PHASES[s.phase], int(s.corp_left)
        theirs = self.theirs()
        slow.cheese, slow.card, slow.last = theirs["cheese"], theirs["cards"], theirs["last"]
        for seat, mine in enumerate(slow.seats):
            mine.cheese, mine.stock, mine.workers = theirs["left"][seat], theirs["stock"][seat], theirs["workers"][seat]
            mine.built, mine.milked, mine.tiles = (theirs[name][seat] for name in ("built", "milked", "tiles"))
            (mine.fruited, mine.jam), mine.ready = theirs["fruit"][seat], theirs["ready"][seat]
            mine.kept, mine.hand = theirs["kept"][seat], theirs["hands"][seat]
            mine.acted = {name for bit, name in enumerate(("gather", "make")) if s.acted[seat] >> bit & 1}
            mine.fired = {place for p, place in enumerate(PLACES) if s.fired[seat] >> p & 1}
            mine.taken = TILES[s.taken[seat]] if s.taken[seat] < len(TILES) else None
        slow.out = {tile for t, tile in enumerate(TILES) if s.out >> t & 1}
        if s.phase == codes.HEAD_START:
            slow.begin()
        elif slow.phase == "corporation":
            slow.let_corporation([slow.venue(0)] * int(s.corp_due))
        if s.openly:
            slow.set_openly(True)
            slow.mover = int(s.mover) if s.mover >= 0 else 0

    def settle(self) -> None:
        self.agree()
        while not self.slow.over and (self.slow.waits_for_card() or self.slow.phase == "deal"):
            self.step()
            self.agree()

    def one(self, step: dict[str, Any]) -> None:
        seat = int(step.get("seat", -1))
        moves = {number(self.slow, seat, move): move for move in self.slow.moves(seat)} if seat >= 0 else {}
        if "refuse" in step:
            assert not set(GAME.notation.read_move(self.s, seat, step["refuse"])) & set(moves), step["refuse"]
        if "play" in step:
            meant = set(GAME.notation.read_move(self.s, seat, step["play"])) & set(moves)
            assert len(meant) == 1, f"“{step['play']}” of seat {seat} is not legal: {sorted(moves.values())}"
            self.move(seat, moves[meant.pop()])
            self.settle()


@pytest.mark.parametrize("name", FILES)
def test_the_referee_agrees(name: str) -> None:
    raw = RAW[name]
    played = Played(raw)
    for step in raw.get("step", []):
        if step.get("undo"):  # the match's business, not the rules'
            break
        played.one(step)


def test_most_are_played() -> None:
    assert len(FILES) > 0.6 * len(RAW), f"{len(FILES)} of {len(RAW)}"
