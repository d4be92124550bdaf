"""Random games played by the engine and by the stranger's slow referee side by side; secret turns in any order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cheeseboard.games.fromage import box
from fromage import stranger_facts as facts
from fromage.stranger import Referee
from fromage.stranger_secret import evening
from fromage.stranger_side import COUNTS, one_game, options
from fromage.stranger_table import Seat, Story

BLOCKS = 4  # so that several workers share them
GAMES = 24
HAS_TO_HAPPEN = ("make", "gather", "milk", "build", "work", "complete", "keep", "fire", "take", "give", "skip", "over")
RARE = ("vat", "use", "corp", "reshuffled", "openly", "two last", *facts.TILES[:8])


@pytest.mark.parametrize("block", range(BLOCKS))
def test_many_games(block: int) -> None:
    counts = Counter[str]()
    for seed in range(block * GAMES // BLOCKS, (block + 1) * GAMES // BLOCKS):
        counts += one_game(seed)
    assert all(counts[what] for what in ("make", "gather", "milk", "build", "work", "complete", "over")), counts


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_games(block: int) -> None:
    counts = Counter[str]()
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        counts += one_game(seed)
    assert all(counts[what] for what in HAS_TO_HAPPEN + RARE), counts


def test_every_option_comes_up() -> None:
    played = [options(seed) for seed in range(GAMES)]
    assert {(found["players"], found["tiles"]) for found in played} == set(COUNTS)
    for name, value in (
        *(("clockwise", True), ("greenhouse", "ask"), ("trigger_order", "listed"), ("cart_with_vat", True)),
        *((venue, side) for venue in facts.VENUES for side in ("I", "II", "any")),
        *(("level", level) for level in (1, 2, 4)),
    ):
        assert any(found.get(name) == value for found in played), f"{name} = {value}"


@pytest.mark.parametrize("seed", range(3))
def test_no_order_of_the_seats_matters(seed: int) -> None:
    """Nobody's steps, seen or done, hang on what another does in the turn."""
    assert evening(seed + 5, 6)["turns"] >= 4


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
def test_no_order_of_the_seats_matters_to_the_end(seed: int) -> None:
    evening(seed, 99)


# -- would a wrong rule be noticed? ------------------------------------------------------------------------------------


class TurnsBack(Referee):
    """As if the disc turned the other way: the quadrant on the left comes next."""

    def quadrant(self, seat: int, turn: int | None = None) -> int:
        turn = self.turn if turn is None else turn
        return (facts.POSITIONS.index(self.seats[seat].position) + turn) % 4


class FreshOrder(Referee):
    """As a hasty reader has it: an order that a cheese brings may be completed by that cheese."""

    def place(self, seat: int, space: facts.Space, how: str) -> Story:
        yield from super().place(seat, space, how)
        if space.kind in self.held(seat) and (yield {"complete", "keep"}) == "complete":
            self.give_up(seat, space.kind, "done")


class LooseSector(Referee):
    """As if a worker on a resource space were in nobody's way."""

    def sector_taken(self, good: str, n: int) -> bool:
        return False


class EveryGain(Referee):
    """As if the Greenhouse worked more than once a turn."""

    def greenhouse_adds(self, seat: int, good: str) -> bool:
        fits = self.seats[seat].printed("greenhouse")
        return fits and facts.BOARDS[self.seats[seat].board].greenhouse == good


class LastBoard(Referee):
    """As if nobody could think again when the last cheese is announced."""

    def announce(self, seat: int) -> None:
        self.last.add(seat)


class CheapParlour(Referee):
    """As if bonus cheese needed no fruit."""

    def fits(self, seat: int, kind: str = "**") -> list[facts.Space]:
        mine: Seat = self.seats[seat]
        spare, mine.stock["fruit"] = mine.stock["fruit"], 1
        found = super().fits(seat, kind)
        mine.stock["fruit"] = spare
        return found


class WaitingOrder(Referee):
    """As if the first seat always began."""

    def order_of_play(self) -> list[int]:
        return list(range(self.players))


@pytest.mark.parametrize(
    ("wrong", "first"),
    [
        *((TurnsBack, 2), (FreshOrder, 2), (LooseSector, 2), (EveryGain, 97), (LastBoard, 2), (CheapParlour, 2)),
        (WaitingOrder, 2),
    ],
)
def test_a_wrong_rule_is_noticed(wrong: type[Referee], first: int) -> None:
    with pytest.raises((AssertionError, KeyError, ValueError)):
        for seed in range(first, 400):
            one_game(seed, 120, wrong)


# -- the box on paper --------------------------------------------------------------------------------------------------


def test_the_box_on_paper() -> None:
    """The game's box says what the stranger's page of facts says."""
    marks = ("", "F", "J")
    for v, venue in enumerate(facts.VENUES):
        for side, layout in enumerate(facts.LAYOUTS):
            mine = facts.SPACES[venue, layout]
            assert list(mine) == list(box.SPACES[side][v])
            for k, space in enumerate(mine.values()):
                theirs = (
                    *(facts.TYPES[box.SPACE_TYPE[side, v, k]], facts.AGES[box.SPACE_AGE[side, v, k]]),
                    *(marks[box.SPACE_MARK[side, v, k]], box.SPACE_MIN[side, v, k]),
                )
                assert theirs == (space.type, space.age, space.mark, space.players), space.id
    for k, space in enumerate(facts.SPACES["villes", "I"].values()):
        assert {region for r, region in enumerate(facts.REGIONS) if box.SPACE_REGIONS[k] >> r & 1} == set(space.lies)
    for b, board in facts.BOARDS.items():
        costs = [box.BOARD_COST[b - 1, p] for p in range(4)]
        assert costs == [board.cost(place) for place in facts.PLACES]
        assert (facts.GOODS[box.BOARD_BARN[b - 1]], facts.GOODS[box.BOARD_GREENHOUSE[b - 1]]) == (
            board.barn,
            board.greenhouse,
        )
        dock = facts.VENUES[box.BOARD_DOCK_VENUE[b - 1]], facts.GOODS[box.BOARD_DOCK_RES[b - 1]]
        assert dock == board.dock
    assert [box.TILE_COST[t] for t in range(32)] == list(facts.BOX["tiles"].values())
    assert tuple(facts.CARDS) == tuple(box.CARD_NAMES) and tuple(facts.TILES) == tuple(box.TILE_IDS)


def around(row: int, col: int) -> set[tuple[int, int]]:
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


@pytest.mark.parametrize("layout", facts.LAYOUTS)
def test_what_the_layouts_keep_to(layout: str) -> None:
    """Each pair of type and age twice a venue, seven fruit marks, six cities a region, age = samples beside."""
    for venue in facts.VENUES:
        spaces: list[Any] = list(facts.SPACES[venue, layout].values())
        assert Counter(space.kind for space in spaces) == dict.fromkeys(facts.KINDS, 2)
        marks = Counter(space.mark for space in spaces if space.mark)
        assert sorted(marks.values()) == [3, 4]
        for of in ("type", "age"):
            assert sorted(Counter(getattr(space, of) for space in spaces if space.mark).values()) == [2, 2, 3]
    for space in facts.SPACES["festival", layout].values():
        beside = around(*space.lies) & facts.SAMPLES[layout]
        assert len(beside) == facts.AGES.index(space.age), space.id
    touched = Counter(region for space in facts.SPACES["villes", layout].values() for region in space.lies)
    assert touched == dict.fromkeys(facts.REGIONS, 6)
    assert all(len(space.lies) == facts.DAYS[space.age] for space in facts.SPACES["villes", layout].values())
    assert len(facts.SAMPLES[layout]) == 7
