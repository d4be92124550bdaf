"""The rules' scores against the stranger's scorer, on positions built and played at random; the rulebook's examples."""

from __future__ import annotations

import pytest

from fromage.stranger_facts import REGIONS, VENUES
from fromage.stranger_finals import played, points, scattered, tables
from fromage.stranger_score import CORPORATION, Owner, Player, Table, breakdown, corporation, orders, ranks, scores

BLOCKS = 8  # so that several workers share them
POSITIONS = 20_000


def agree(states: object) -> None:
    theirs, places = points(states)
    for table, their_points, their_places in zip(tables(states), theirs, places, strict=True):
        mine = scores(table)
        assert their_points == mine, f"{their_points} and not {mine}: {table}"
        assert their_places == ranks(table, mine), f"{their_places} and not {ranks(table, mine)}: {table}"


@pytest.mark.parametrize("block", range(BLOCKS))
def test_positions_built_at_random(block: int) -> None:
    agree(scattered(POSITIONS // 2 // BLOCKS, block))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_positions_played_at_random(block: int) -> None:
    agree(played(POSITIONS // 2 // BLOCKS, block))


@pytest.mark.long
@pytest.mark.parametrize("block", range(8))
def test_twice_as_many(block: int) -> None:
    agree(scattered(2500, 100 + block))
    agree(played(2500, 100 + block))


# -- the rulebook's examples (section 12 of the dossier) ---------------------------------------------------------------


def table(players: int = 4, **cheese: dict[str, Owner]) -> Table:
    there = {venue: cheese.get(venue, {}) for venue in VENUES}
    customers = dict(zip(REGIONS, "AABCCB", strict=True))
    return Table([Player(1) for _ in range(players)], dict.fromkeys(VENUES, "I"), customers, there)


def of(spaces: str, seat: Owner = 0) -> dict[str, Owner]:
    return dict.fromkeys(spaces.split(), seat)


@pytest.mark.parametrize(
    ("venue", "spaces", "expected"),
    [
        *(("festival", "F44", 0), ("festival", "F53", 0), ("festival", "F12", 2), ("festival", "F43", 2)),
        *(("festival", "F22 F23 F24 F54", 8), ("festival", "F22 F24 F42 F44", 0)),
        *(("fromagerie", "M2a M4c M4b M1a", 7), ("fromagerie", "M3a M3b M3c", 0), ("fromagerie", "M6a", 3)),
        *(("bistro", "B4a B4b B2a B1a", 12), ("bistro", "B4a B2a B1b", 6), ("bistro", "B4a B4b B5a B5b B6a B6b", 36)),
    ],
)
def test_a_venue(venue: str, spaces: str, expected: int) -> None:
    assert breakdown(table(4, **{venue: of(spaces)}), 0)[venue] == expected


def test_villes() -> None:
    """Two players: four regions won, one tied for nothing: 3 + 3 + 4 + 5."""
    two = table(2, villes=of("V07 V05 V18 V17 V10") | of("V08 V03", 1))
    assert [breakdown(two, seat)["villes"] for seat in (0, 1)] == [15, 0]
    four = table(4, villes=of("V03") | of("V01", 1))
    assert [breakdown(four, seat)["villes"] for seat in (0, 1)] == [3, 10]


def test_the_rest() -> None:
    one = table(1)
    one.players[0].fruited, one.players[0].jam, one.players[0].completed = 1, 3, 4
    assert breakdown(one, 0)["fruit"] == 3 and breakdown(one, 0)["orders"] == 5
    assert [orders(k) for k in range(9)] == [0, 1, 2, 3, 5, 7, 10, 14, 18]
    one.players[0].structures, one.players[0].held, one.players[0].livestock = 1, 1, 1
    assert breakdown(one, 0)["unused"] == 1


def test_the_corporation() -> None:
    one = table(1, villes=of("V17", CORPORATION))
    one.level, one.corporation_placed, one.stored = 1, 12, 5
    one.customers["blue"] = "C"
    assert corporation(one) == 56
