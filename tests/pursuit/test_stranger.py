"""Random games and all scenarios, played by the engine and by the stranger's slow referee side by side."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from cheeseboard import games
from pursuit.stranger import COLOUR, KIND, LINKS, Referee, targets
from pursuit.stranger_side import NAMES, Tables, bits, one_game, options

GAME = games.load("pursuit")
BLOCKS = 4  # so that several workers share them
GAMES, STEPS = 60, 150
HAS_TO_HAPPEN = ("wedge-won", "home", "vote-chosen", "vote-left", "lot", "left", "last-left", "won", "must-return")


@pytest.mark.parametrize("block", range(BLOCKS))
def test_many_games(block: int) -> None:
    counts = Counter[str]()
    for seed in range(block * GAMES // BLOCKS, (block + 1) * GAMES // BLOCKS):
        counts += one_game(GAME, seed, STEPS)
    assert all(counts[what] for what in ("wedge-won", "final-asked", "over", "secret votes")), counts


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_four_thousand_games(block: int) -> None:
    counts = Counter[str]()
    for seed in range(20000 + 200 * block, 20200 + 200 * block):
        counts += one_game(GAME, seed, 400)
    assert all(counts[what] for what in HAS_TO_HAPPEN), counts


def test_every_option_comes_up() -> None:
    """Everything at once, too: each pair of the options that change a turn, for each number of sides."""
    played = [options(seed) for seed in range(GAMES)]
    assert {found["players"] for found in played} == {1, 2, 3, 4, 5, 6}
    for one, other in (("home", "after_miss"), ("home", "wedge_ends_turn"), ("after_miss", "leaving")):
        assert len({(found[one], found[other]) for found in played}) == 4
    assert len({(found["starter"], found["start"]) for found in played}) == 6


# -- would a wrong rule be noticed? ------------------------------------------------------------------------------------


class StepsBack(Referee):
    """As a hasty reader has it: any way, straight back too."""

    def moves(self, seat: int) -> set[str]:
        found = super().moves(seat)
        if self.phase == "move" and self.die > 2:
            found |= {f"go {s}" for s in targets(self.sides[seat].at, self.die - 2)}
        return found


class WedgeGoesOn(Referee):
    """As if the sixth wedge, too, left the turn to the side."""

    def after_wedge(self) -> None:
        super().after_wedge()
        if self.sides[self.turn].final and self.phase != "over":
            self.phase = "roll"


class LeftDecides(Referee):
    """As if the left neighbour's vote decided whatever the others say."""

    def count(self) -> None:
        left = self.votes[self.left_of(self.turn)]
        self.votes = {seat: left or vote for seat, vote in self.votes.items()}
        super().count()


class AlwaysStays(Referee):
    """As if nobody ever had to leave the hub after a miss."""

    def answered(self, right: bool) -> None:
        self.leaves = False
        super().answered(right)


class HubWins(Referee):
    """As if the hub were asked before it is reached: six wedges and any throw."""

    def landed(self) -> None:
        if self.exact and len(self.sides[self.turn].wedges) == 6:
            self.sides[self.turn].at = "HUB"
        super().landed()


class TheGoneVote(Referee):
    """As if those who have left still had the left neighbour's place."""

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players


@pytest.mark.parametrize("wrong", [StepsBack, WedgeGoesOn, LeftDecides, AlwaysStays, HubWins, TheGoneVote])
def test_a_wrong_rule_is_noticed(wrong: type[Referee]) -> None:
    with pytest.raises((AssertionError, KeyError)):
        for seed in range(400):
            one_game(GAME, seed, 60, wrong, late=True)


# -- the wheel on paper ------------------------------------------------------------------------------------------------


def test_the_wheel_on_paper() -> None:
    """The wheel in the box is the one that the dossier's rule makes."""
    assert Counter(KIND.values()) == {"hub": 1, "cat": 54, "hq": 6, "roll": 12}
    assert all(count == 10 for count in Counter(COLOUR.values()).values())
    assert sum(map(len, LINKS.values())) == 2 * 78
    raw = tomllib.loads((resources.files("cheeseboard.games.pursuit") / "box.toml").read_text("utf-8"))
    assert [row[0] for row in raw["spaces"]["table"]] == NAMES
    for name, kind, colour, links in raw["spaces"]["table"]:
        assert (KIND[name], COLOUR.get(name, ""), LINKS[name]) == (kind, colour, set(links)), name


def test_how_many_ways_a_throw_has() -> None:
    """The dossier's 438 cases, counted there by another program."""
    ways = Counter(len(targets(space, die)) for space in KIND for die in range(1, 7))
    assert ways == {2: 126, 3: 180, 4: 36, 6: 42, 7: 54}


# -- the scenarios -----------------------------------------------------------------------------------------------------


PHASES = ("starter", "throw-off", "place", "roll", "die", "move", "category", "answer", "vote", "tie", "lot", "over")
FOLDER = resources.files("cheeseboard.games.pursuit") / "scenarios"
FILES = [
    name
    for name in sorted(path.name for path in FOLDER.iterdir())
    if "deck" not in tomllib.loads((FOLDER / name).read_text("utf-8"))  # without people at the desk
]


class Played(Tables):
    """A scenario on both tables."""

    def __init__(self, raw: dict[str, Any]) -> None:
        rules = {"starter", "start", "home", "after_miss", "wedge_ends_turn", "leaving", "players"}
        given = {k: v for k, v in raw["options"].items() if k in rules or k.startswith("skill")}
        super().__init__(GAME, 1, given)
        self.goes = 0
        if "position" in raw:
            self.states = GAME.State.zeros()
            self.states["edition"] = GAME.edition
            GAME.notation.read_position(raw["position"], GAME.view(self.chosen), GAME.view(self.states))
            self.s = GAME.view(self.states)
            self.copy(raw["position"].split())
        self.written = {label: list(drawn) for label, drawn in raw.get("draws", {}).items()}
        self.settle()

    def copy(self, words: list[str]) -> None:
        """The engine's record, onto the referee's table; its phase is the first word of the text."""
        s, slow = self.s, self.slow
        slow.phase, slow.turn, slow.die = words[0], int(s.turn), int(s.die)
        slow.tied = bits(int(s.tied)) if slow.phase == "tie" else set()
        for seat, side in enumerate(slow.sides):
            side.at, side.wedges, side.placed = NAMES[s.at[seat]], bits(int(s.wedges[seat])), bool(s.placed[seat])
            side.final, side.gone = bool(s.home[seat]), bool(s.gone[seat])
        if slow.phase == "ask":
            slow.phase, slow.asked = "answer", words[1]
        assert slow.phase in PHASES
        if "votes" in words:
            row = words[words.index("votes") + 1 :][: slow.players]
            slow.votes = {seat: "" if vote == "abstain" else vote for seat, vote in enumerate(row) if vote != "-"}

    def nature(self, label: str, weights: dict[str, int]) -> str:
        drawn = super().nature(label, weights)
        if self.written.get(label):
            return str(self.written[label].pop(0))
        return max(weights, key=lambda name: weights[name]) if self.slow.phase == "answer" else drawn

    def settle(self) -> None:
        self.agree()
        while self.slow.nature():
            self.step()
            self.agree()

    def one(self, step: dict[str, Any]) -> None:
        seat, slow = int(step.get("seat", -1)), self.slow
        if "refuse" in step:
            assert step["refuse"] not in slow.moves(seat), f"“{step['refuse']}” is legal"
        if "play" in step:
            assert step["play"] in slow.moves(seat), f"“{step['play']}” is not legal: {slow.moves(seat)}"
            GAME.apply(self.states, seat, self.legal(seat)[step["play"]])
            slow.play(seat, step["play"])
            self.settle()


@pytest.mark.parametrize("name", FILES)
def test_the_referee_agrees(name: str) -> None:
    raw = tomllib.loads((FOLDER / name).read_text("utf-8"))
    played = Played(raw)
    for step in raw.get("step", []):
        if step.get("undo"):  # the match's business, not the rules'
            break
        played.one(step)
