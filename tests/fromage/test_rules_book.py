"""Every worked example of the rulebook (dossier 12), on the record."""

from __future__ import annotations

from typing import Any

import pytest

from cheeseboard.games.fromage import rules_score as score
from cheeseboard.games.fromage.rules_state import (
    ASK_PICK,
    BUILD,
    CORPORATION_SEAT,
    DONE_BY,
    FREE,
    GATHER,
    HELD_BY,
    HOME,
    IN_DECK,
    MAKE,
    MILK,
    PICK,
    READY,
    STORED,
    WORK,
)
from cheeseboard.kernel import CHANCE
from fromage.rules_table import GAME, change, first_turn

BOX = GAME.box
FESTIVAL, FROMAGERIE, BISTRO, VILLES = range(4)


def space(venue: int, id: str) -> int:  # noqa: A002
    """Number of a space of side I."""
    number = BOX.SPACES[0][venue].index(id)
    assert number >= 0, id
    return int(number)


def lay(s: Any, venue: int, cheeses: dict[str, int]) -> None:
    """Cheeses on spaces, by id: whose."""
    for id, seat in cheeses.items():  # noqa: A001
        s.cell[venue, space(venue, id)] = seat
        if seat < CORPORATION_SEAT:
            s.cheese[seat] -= 1


def with_cheeses(venue: int, cheeses: dict[str, int], **options: Any) -> Any:
    """A view of the first turn with these cheeses on the table."""
    states = first_turn(**options)
    return GAME.view(change(states, lambda s: lay(s, venue, cheeses)))


def test_festival_groups_of_four_and_two() -> None:
    s = with_cheeses(FESTIVAL, {"F13": 0, "F23": 0, "F22": 0, "F42": 0, "F43": 0}, players=4)
    sizes = GAME.buffer(18)
    n = score.festival_groups(s, 0, sizes)
    assert sorted(sizes[k] for k in range(n)) == [6], "one sample joins F23 and F43: five cheeses and it"
    s = with_cheeses(FESTIVAL, {"F13": 0, "F23": 0, "F22": 0, "F52": 0}, players=4)
    n = score.festival_groups(s, 0, sizes)
    assert sorted(sizes[k] for k in range(n)) == [2, 4]
    assert score.festival_points(s, 0) == 6 + 2


def test_diagonal_cheeses_and_other_peoples_do_not_connect() -> None:
    s = with_cheeses(FESTIVAL, {"F13": 0, "F22": 0, "F23": 1}, players=4)
    assert score.festival_points(s, 0) == 0
    assert score.festival_points(s, 1) == FESTIVAL_TWO


FESTIVAL_TWO = 2
"""One cheese on a silver space and the sample beside it."""


def test_fromagerie_three_shelves_and_a_point_sign_twice() -> None:
    s = with_cheeses(FROMAGERIE, {"M2a": 0, "M4a": 0, "M4b": 0, "M1a": 0}, players=4)
    assert score.shelf_count(s, 0) == 3
    assert score.fromagerie_points(s, 0) == 5 + 1 + 1


def test_the_sign_of_the_left_silver_shelf_brings_an_order_at_once() -> None:
    states = first_turn("MFBV", players=2)
    s = GAME.view(states)
    GAME.apply(states, 0, MAKE + space(FROMAGERIE, "M2a"))
    assert s.step[0] == ASK_PICK
    GAME.apply(states, 0, PICK + 3)
    assert GAME.actors(states) == CHANCE and s.drawer == 0
    GAME.draw(states, 1)
    assert s.card[1] == HELD_BY and s.step[0] == FREE


def test_bistro_one_pairing() -> None:
    s = with_cheeses(BISTRO, {"B2a": 0, "B2b": 0, "B1a": 0, "B6a": 0, "B5b": 1}, players=4)
    assert score.pairings(s, 0) == 1
    assert score.bistro_points(s, 0) == 1 + 3 + 3 + 5
    assert score.bistro_points(s, 1) == 4


def test_villes_four_regions_won_and_one_tied() -> None:
    states = first_turn(players=2)

    def alter(s: Any) -> None:
        for region, kind in enumerate((0, 0, 1, 2, 1, 2)):  # purple, blue, white, green: 3, 3, 4, 5
            s.customer[region] = kind
        lay(s, VILLES, {"V07": 0, "V14": 0, "V15": 1})
        s.cell[VILLES, space(VILLES, "V15")] = 1

    s = GAME.view(change(states, alter))
    regions = [score.region_points(s, 0, region) for region in range(6)]
    assert regions == [3, 3, 4, 0, 0, 0], "green and orange are tied: nothing with two"
    s.cell[VILLES, space(VILLES, "V18")] = 0
    assert [score.region_points(s, 0, region) for region in range(6)] == [3, 3, 4, 5, 0, 0]
    assert score.villes_points(s, 0) == 15
    assert score.villes_points(s, 1) == 5, "pink is the other's; orange is tied"


@pytest.mark.parametrize(("players", "each"), [(1, 0), (2, 0), (3, 2), (4, 3)])
def test_a_tied_region_pays_by_the_number_of_players(players: int, each: int) -> None:
    s = with_cheeses(VILLES, {"V17": 0, "V05": 1 if players > 1 else CORPORATION_SEAT}, players=players)
    assert score.region_points(s, 0, 1) == each


def test_one_fruited_and_three_jams() -> None:
    s = GAME.view(first_turn(players=2))
    s.fruited[0, 0], s.fruited[0, 1] = 1, 3
    assert score.fruit_points(s, 0) == 3


@pytest.mark.parametrize(
    ("done", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14), (9, 22)]
)
def test_orders_by_their_track(done: int, points: int) -> None:
    s = GAME.view(first_turn(players=2))
    for card in range(36):
        s.card[card] = DONE_BY if card < done else IN_DECK
    assert score.order_points(s, 0) == points


@pytest.mark.parametrize("board", [0, 2, 3])
def test_two_structures_unlock_a_barn(board: int) -> None:
    others = [b for b in range(4) if b != board]
    states = change(first_turn(boards=(board, *others), players=2), lambda s: s.stock.__setitem__((0, 0), 2))
    s = GAME.view(states)
    assert BUILD in GAME.legal(states, 0) and WORK not in GAME.legal(states, 0)
    GAME.apply(states, 0, BUILD)
    assert s.built[0] == 1 and s.stock[0, 0] == 0
    assert WORK in GAME.legal(states, 0)


@pytest.mark.parametrize("board", [0, 1])
def test_two_livestock_bring_a_soft_bronze_cheese(board: int) -> None:
    others = [b for b in range(4) if b != board]
    states = first_turn("FMBV", boards=(board, *others), players=2)
    s = GAME.view(change(states, lambda s: s.stock.__setitem__((0, 1), 2)))
    wanted = MILK + space(FESTIVAL, "F22")
    assert [a for a in GAME.legal(states, 0) if MILK <= a < BUILD] == [wanted]
    GAME.apply(states, 0, wanted)
    assert s.stock[0, 1] == 0 and s.cheese[0] == 14 and s.acted[0] == 0
    assert s.worker.tolist()[0] == [HOME] * 3


def test_two_structures_gathered_and_the_worker_back_in_two_turns() -> None:
    states = first_turn(south=BOX.STRUCTURES, players=2)
    s = GAME.view(states)
    before = int(s.stock[0, 0])
    GAME.apply(states, 0, GATHER + 2 * 3 + 1)
    assert s.stock[0, 0] == before + 2
    for turn in (1, 2):
        for seat in (0, 1):
            GAME.apply(states, seat, READY)
        assert s.turn == turn and (s.worker[0, 2] == HOME) == (turn == 2)


def test_a_region_won_by_the_corporation_and_its_total_of_56() -> None:
    states = first_turn(players=1)
    while GAME.actors(states) == CHANCE:
        GAME.draw(states, GAME.chance(states)[0][0])

    def alter(s: Any) -> None:
        for card in range(36):
            s.card[card] = STORED if card < 5 else IN_DECK
        for venue in range(4):
            for k in range(18):
                s.cell[venue, k] = -1
        for region in range(6):
            s.customer[region] = 2
        spare = iter(k for k in range(18) if k != space(VILLES, "V17"))
        s.cell[VILLES, space(VILLES, "V17")] = CORPORATION_SEAT
        for _ in range(11):
            s.cell[BISTRO, next(spare)] = CORPORATION_SEAT
        s.corp_left = 15 - 12

    s = GAME.view(change(states, alter))
    assert (score.corp_track(s), score.villes_points(s, CORPORATION_SEAT), score.corp_stored(s)) == (36, 5, 5)
    assert score.corp_points(s) == 36 + 15 + 5


def test_three_workers_in_one_turn_with_a_barn() -> None:
    states = change(first_turn("FMBV", south=BOX.STRUCTURES, boards=(0, 1, 2, 3), players=2), lambda s: None)
    s = GAME.view(states)
    s.built[0] = s.built_then[0] = 1
    for action in (GATHER, MAKE + space(FESTIVAL, "F41"), WORK + 2):
        assert action in GAME.legal(states, 0)
        GAME.apply(states, 0, action)
    assert HOME not in s.worker.tolist()[0]


def test_unused_resources_of_all_kinds_are_added_then_halved() -> None:
    s = GAME.view(first_turn(players=2))
    for k, n in enumerate((1, 1, 2)):
        s.stock[0, k] = n
    for card in range(36):
        s.card[card] = HELD_BY if card == 0 else IN_DECK
    assert score.unused(s, 0) == 5 and score.unused_points(s, 0) == 2
