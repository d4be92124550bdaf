"""The stranger's own scenarios (`other-*.toml`), played by the slow referee: two readings of one page must agree."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from typing import Any

import pytest

from goldrush import slow_notation
from goldrush.slow import Referee
from goldrush.slow_position import read_position
from goldrush.slow_tiles import BY_ID

FOLDER = resources.files("cheeseboard.games.goldrush") / "scenarios"
FILES = sorted(path.name for path in FOLDER.iterdir() if path.name.startswith("other-"))


class Play:
    """One scenario on the slow referee's table."""

    def __init__(self, raw: dict[str, Any]) -> None:
        options = dict(raw.get("options", {}))
        self.game = Referee(options.pop("players", 2), options)
        if "position" in raw:
            read_position(self.game, raw["position"])
        self.draws = {label: list(texts) for label, texts in raw.get("draws", {}).items()}
        self.stuck = False  # the next draw is not written down
        self.before = self.game  # the last move
        self.nature()

    def nature(self) -> None:
        while not self.stuck and self.game.phase in ("draw", "tokens", "final"):
            if self.game.phase == "draw":
                tiles = self.draws.get("tile", [])
                self.stuck = not tiles
                if tiles:
                    face = BY_ID[tiles.pop(0)]
                    assert self.game.deck[face], f"no {face} left"
                    self.game.draw(face)
            else:
                seat = self.game.owed[0]
                values = self.draws.get("token " + "ABCDE"[seat], [])
                self.game.take(seat, int(values.pop(0)) if values else 0)
        self.game.check()

    def legal(self, text: str) -> bool:
        return slow_notation.read(self.game, text) in self.game.moves()

    def step(self, step: dict[str, Any]) -> None:
        if "seat" in step and not step.get("undo"):
            assert self.game.phase in ("place", "sheriff", "action")
            assert (step["seat"] == self.game.turn) or "refuse" in step
        if step.get("undo"):
            self.game = self.before
        if "play" in step:
            self.before = copy.deepcopy(self.game)
            assert self.legal(step["play"]), f"“{step['play']}” is not legal"
            self.game.play(slow_notation.read(self.game, step["play"]))
            self.nature()
        if "refuse" in step and step["seat"] == self.game.turn:
            assert not self.legal(step["refuse"]), f"“{step['refuse']}” is legal"
        self.expect(step.get("expect", {}))

    def expect(self, wanted: dict[str, Any]) -> None:
        game = self.game
        if "scores" in wanted:
            assert game.scores() == wanted["scores"]
        if "ranks" in wanted:
            assert game.ranks() == wanted["ranks"]
        if "over" in wanted:
            assert (game.phase == "over") == wanted["over"]
        if "to_move" in wanted:
            assert wanted["to_move"] == ([] if game.phase == "over" else [game.turn])
        for name, legal in (("legal", True), ("not_legal", False)):
            texts = wanted.get(name, [])
            for text in texts if isinstance(texts, list) else texts.get(str(game.turn), []):
                assert self.legal(text) == legal, f"“{text}” should be {name}"
        for seat, lines in wanted.get("breakdown", {}).items():
            assert sum(int(line["total"]) for line in lines) == game.scores()[int(seat)]


@pytest.mark.parametrize("name", FILES)
def test_a_scenario(name: str) -> None:
    raw = tomllib.loads((FOLDER / name).read_text("utf-8"))
    play = Play(raw)
    play.expect(raw.get("expect", {}))
    for step in raw.get("step", []):
        play.step(step)
    assert not any(play.draws.values()), "draws that never came up"
