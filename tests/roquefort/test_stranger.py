"""Random games played by the engine and by the slow referee side by side (see `side_by_side.py`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roquefort.side_by_side import MODULES, one_game, options
from roquefort.slow import Referee
from roquefort.slow_castle import FIELDS, OPEN, SLOTS, rooms_of, touching
from roquefort.table import GAME

BLOCKS = 4  # so that several workers share them
GAMES, STEPS = 160, 110
HAS_TO_HAPPEN = ("roof", "fell", "cheese", "covered", "ribbon", "free slide", "shove", "pantry", "over someone", "over")
RARE = ("back", "won-target", "won-lost")


@pytest.mark.parametrize("block", range(BLOCKS))
def test_many_games(block: int) -> None:
    counts = Counter[str]()
    for seed in range(block * GAMES // BLOCKS, (block + 1) * GAMES // BLOCKS):
        counts += one_game(GAME, seed, STEPS)
    assert all(counts[what] for what in HAS_TO_HAPPEN), counts


def test_every_combination_comes_up() -> None:
    """All sixteen with two, three and four players; with five, who always have the tower, all eight."""
    played = {
        tuple(found[k] for k in ("players", "gonzola", "tower", "mechanism", "pantry"))
        for found in map(options, range(GAMES))
    }
    assert len(played) == 3 * len(MODULES) + 8
    chosen = [found for seed in range(GAMES) for found in options(seed).items()]
    for name, value in (
        *(("roof_run", "compound"), ("tower_start", "any"), ("tower_capacity", "unlimited"), ("plan", "B")),
        *(("gonzola_hop", True), ("no_immediate_undo", True), ("trace", True), ("shove_to_new_tile", True)),
        *(("pantry_return_covered", True), ("gonzola_pantry", False), ("target", 4), ("target", 5), ("target", 6)),
    ):
        assert (name, value) in chosen, name


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_games(block: int) -> None:
    counts = Counter[str]()
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        counts += one_game(GAME, seed, 250)
    assert all(counts[what] for what in HAS_TO_HAPPEN + RARE), counts


# -- would a wrong rule be noticed? ------------------------------------------------------------------------------------


def falls_on_closed(self: Referee) -> None:
    """As a hasty reader has it: Gonzola falls like a mouse, or a trap in the pantry is one."""
    for row in self.mice:
        for m, at in enumerate(row):
            if at[0] in "abcdefgp" and self.kind(at) == "trap":
                row[m] = "x"


def both_ends_but_one(self: Referee, slot: str) -> bool:
    """As if the tower blocked its own end only."""
    return self.tower == slot


def any_ribbon(self: Referee, seat: int) -> dict[str, str]:
    """As if Gonzola hunted for everybody."""
    mine = {str(m + 1): at for m, at in enumerate(self.mice[seat])}
    return {**mine, "G": self.gonzola} if self.gonzola else mine


def never_mind(self: Referee, move: str, cost: int) -> bool:
    """As if he could be left on a roof without a point for the way down."""
    return True


def other_way_round(self: Referee) -> list[int]:
    """As if the player before had waited longest: the order decides ties."""
    return [(self.turn - k) % self.players for k in range(self.players)]


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        *(("fall", falls_on_closed), ("blocked", both_ends_but_one), ("team", any_ribbon)),
        *(("he_can_come_down", never_mind), ("clockwise", other_way_round)),
    ],
)
def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str, rule: Any) -> None:
    monkeypatch.setattr(Referee, name, rule)
    with pytest.raises(AssertionError):
        for seed in range(30, 400):
            one_game(GAME, seed, 40)


# -- the castle on paper -----------------------------------------------------------------------------------------------


NEIGHBOURS = {
    "A": "A-BCD B-ADEG C-ADFHI D-ABCFG E-BGL F-CDGIJM G-BDEFJKL H-CIP I-CFHMP J-FGKMQR K-GJLNQ "
    "L-EGKNO M-FIJPR N-KLOQ O-LN P-HIMR Q-JKNR R-JMPQ",
    "B": "A-BDE B-ACEFH C-BF D-AEG E-ABDGHKM F-BCHIJ G-DEK H-BEFIMN I-FHJNOR J-FIO K-EGLM L-KMP "
    "M-EHKLNPQ N-HIMQR O-IJR P-LMQ Q-MNP R-INO",
}


def test_the_castle_on_paper() -> None:
    assert (len(FIELDS), len(OPEN), len(SLOTS)) == (45, 33, 12)
    assert SLOTS["Wd"] == tuple(f"d{k}" for k in range(1, 8)) and SLOTS["S2"][0] == "g2"
    for plan, listed in NEIGHBOURS.items():  # the dossier's list, checked there by another script
        assert touching(plan) == {words[0]: set(words[2:]) for words in listed.split()}
        assert sorted(Counter(rooms_of(plan).values()).values()) == [2] * 11 + [3] * 5 + [4] * 2
