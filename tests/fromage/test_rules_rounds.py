"""Draft, Corporation, open turns, blocked spaces, the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cheeseboard.games.fromage import rules_score as score
from cheeseboard.games.fromage.rules_state import (
    ASK_CAST,
    CAST_ORDER,
    CORP,
    CORPORATION,
    CORPORATION_SEAT,
    DEAL,
    DISCARDED,
    DONE_BY,
    DRAFT,
    DRAFT_TILE,
    FREE,
    GATHER,
    HEAD_START,
    HELD_BY,
    IN_DECK,
    LAID,
    LAYING,
    MAKE,
    MILK,
    NONE,
    OVER_NOW,
    PICK,
    READY,
    STORED,
    TURN,
)
from cheeseboard.kernel import CHANCE, OVER, BadOption, States, listening
from fromage.rules_table import GAME, change, first_turn, game_of

BOX = GAME.box


def nature(states: States, dice: random.Random) -> None:
    """All draws until somebody acts."""
    while GAME.actors(states) == CHANCE:
        GAME.draw(states, dice.choice(GAME.chance(states))[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_go_to_the_left_and_everybody_keeps_four(players: int) -> None:
    dice = random.Random(players)
    states = GAME.new({"players": players, "tiles": True})
    s = GAME.view(states)
    nature(states, dice)
    kept: dict[int, set[int]] = {seat: set() for seat in range(players)}
    for pick in range(3):
        assert s.phase == DRAFT and s.pick == pick
        before = {seat: {a - DRAFT_TILE for a in GAME.legal(states, seat)} for seat in range(players)}
        assert all(len(hand) == 4 - pick for hand in before.values())
        for seat in sorted(range(players), key=lambda _: dice.random()):
            tile = dice.choice(sorted(before[seat]))
            GAME.apply(states, seat, DRAFT_TILE + tile)
            before[seat].discard(tile)
            kept[seat].add(tile)
        if pick < 2:
            after = {seat: {a - DRAFT_TILE for a in GAME.legal(states, seat)} for seat in range(players)}
            assert all(after[(seat + 1) % players] == before[seat] for seat in range(players))
        else:
            for seat in range(players):
                kept[(seat + 1) % players] |= before[seat]
    assert s.phase == LAYING and s.round == 3
    for seat in range(players):
        assert {t for t in range(32) if s.kept[seat] >> t & 1} == kept[seat] and len(kept[seat]) == 4
        lay = sorted(a for a in GAME.legal(states, seat) if a != LAID)
        assert len(lay) == 16
        GAME.apply(states, seat, lay[seat])
        GAME.apply(states, seat, LAID)
    assert s.phase == TURN and s.round == 4
    assert [sum(t != NONE for t in row) for row in s.tile.tolist()] == [1] * players + [0] * (4 - players)
    assert not any(s.kept) and not any(s.hand) and not any(any(row) for row in s.saw.tolist())


def test_alone_four_three_two_and_one_tile_are_dealt() -> None:
    dice = random.Random(1)
    states = GAME.new({"players": 1, "tiles": True})
    s = GAME.view(states)
    seen = []
    while s.phase != LAYING:
        nature(states, dice)
        if s.phase == DRAFT:
            seen.append(len(GAME.legal(states, 0)))
            GAME.apply(states, 0, dice.choice(GAME.legal(states, 0)))
            assert s.phase == DEAL
    assert seen == [4, 3, 2] and bin(s.kept[0]).count("1") == 4 and bin(s.out).count("1") == 3 + 2 + 1


def test_levels_of_the_corporation() -> None:
    for level, cheeses in ((1, 15), (2, 15), (3, 18), (4, 20)):
        dice = random.Random(level)
        states = GAME.new({"players": 1, "level": level})
        s = GAME.view(states)
        assert s.corp_left == cheeses
        drawn: dict[int, int] = {}
        ahead = 0
        for _ in range(3000):
            if s.phase in (CORPORATION, HEAD_START) and GAME.actors(states) == CHANCE:
                ahead += int(s.phase == HEAD_START)
                if s.phase == CORPORATION:
                    drawn[s.turn] = drawn.get(s.turn, 0) + 1
            if GAME.actors(states) == CHANCE:
                GAME.draw(states, dice.choice(GAME.chance(states))[0])
            elif s.phase == TURN:
                GAME.apply(states, 0, READY)
            elif GAME.actors(states) == OVER:
                break
            else:
                GAME.apply(states, 0, dice.choice(GAME.legal(states, 0)))
        assert ahead == (4 if level == 4 else 0)
        assert s.phase == OVER_NOW and s.corp_left == 0, "whoever only says ready meets the end of its board"
        last = max(drawn)
        assert all(n == (2 if level >= 3 and turn % 4 == 3 else 1) for turn, n in drawn.items() if turn < last)


def test_the_corporation_places_where_the_seat_chooses_or_stores() -> None:
    states = first_turn("FMBV", players=1)
    s = GAME.view(states)
    assert s.phase == CORPORATION
    GAME.draw(states, 24)  # bleu bronze: F13 alone is open with one player
    assert s.cell[0, BOX.SPACES[0][0].index("F13")] == CORPORATION_SEAT and s.phase == TURN
    assert s.card[24] == DISCARDED and s.corp_left == 14
    GAME.apply(states, 0, READY)
    start = first_turn("MFBV", players=1)
    s = GAME.view(start)
    GAME.draw(start, 32)  # bleu gold: M3c
    GAME.apply(start, 0, READY)
    again = first_turn("FMBV", players=1)
    s = GAME.view(change(again, lambda s: s.cell.__setitem__((0, BOX.SPACES[0][0].index("F13")), 0)))
    GAME.draw(again, 24)
    assert s.card[24] == STORED and s.corp_left == 15 and s.phase == TURN
    two = first_turn("BMFV", players=1)
    s = GAME.view(two)
    GAME.draw(two, 24)  # bleu bronze: B6a or, without fruit, B9a
    wanted = [CORP + BOX.SPACES[0][2].index(id) for id in ("B6a", "B9a")]  # noqa: A001
    assert GAME.legal(two, 0) == wanted and s.phase == CORPORATION
    GAME.apply(two, 0, wanted[1])
    assert s.cell[2, wanted[1] - CORP] == CORPORATION_SEAT and s.phase == TURN


def test_the_corporation_reshuffles_and_without_a_card_draws_nothing() -> None:
    for left, place in ((0, DISCARDED), (0, HELD_BY), (1, DISCARDED)):
        states = first_turn("FMBV", players=1)
        s = GAME.view(states)
        nature(states, random.Random(0))
        while GAME.actors(states) != CHANCE and s.phase != TURN:
            GAME.apply(states, 0, GAME.legal(states, 0)[0])

        def alter(s: Any, left: int = left, place: int = place) -> None:
            for card in range(36):
                s.card[card] = IN_DECK if card < left else place

        change(states, alter)
        GAME.apply(states, 0, READY)
        if place == HELD_BY:
            assert s.phase == TURN and s.turn == 1, "neither deck nor discards: it draws nothing"
        else:
            assert len(GAME.chance(states)) == (1 if left else 36)


def test_ties_go_to_the_corporation_from_level_two_on() -> None:
    for level, own, theirs in ((1, 0, 0), (2, 0, 5)):
        states = first_turn(players=1, level=level)
        s = GAME.view(states)
        for region in range(6):
            s.customer[region] = 2
        s.cell[3, BOX.SPACES[0][3].index("V17")] = 0
        s.cell[3, BOX.SPACES[0][3].index("V05")] = CORPORATION_SEAT
        assert score.region_points(s, 0, 1) == own
        assert score.region_points(s, CORPORATION_SEAT, 1) == theirs
        assert score.region_points(s, CORPORATION_SEAT, 5) == 0, "nobody there"


def test_a_worker_on_a_resource_space_blocks_the_next_seats() -> None:
    states = first_turn(players=4)
    s = GAME.view(states)
    GAME.apply(states, 0, GATHER + 2)
    for seat in range(4):
        GAME.apply(states, seat, READY)
    assert s.turn == 1
    free = [{(a - GATHER) % 3 for a in GAME.legal(states, seat) if GATHER <= a < MAKE} for seat in range(4)]
    assert free == [{0, 1, 2}, {0, 1}, {0, 1, 2}, {0, 1, 2}]
    for seat in range(4):
        GAME.apply(states, seat, READY)
    assert {(a - GATHER) % 3 for a in GAME.legal(states, 2) if GATHER <= a < MAKE} == {0, 1}
    for seat in range(4):
        GAME.apply(states, seat, READY)
    assert {(a - GATHER) % 3 for a in GAME.legal(states, 3) if GATHER <= a < MAKE} == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clockwise_begins_with_structures(players: int) -> None:
    for south in range(4):
        states = first_turn(south=south, players=players, clockwise=True)
        s = GAME.view(states)
        place = next(q for q in range(4) if s.sector[q] == BOX.STRUCTURES)
        seats = BOX.SEAT_AT.tolist()[players][:players]
        first = next(seats.index((place + k) % 4) for k in range(4) if (place + k) % 4 in seats)
        order = []
        while s.turn == 0:
            (seat,) = GAME.waiting(states)
            assert not GAME.secret(states)
            order.append(seat)
            GAME.apply(states, seat, READY)
        assert order == [(first + k) % players for k in range(players)]


def short_of_cards(deck: int, discards: int, **options: Any) -> States:
    """The second turn of two, with so many cards left."""
    states = first_turn("MFBV", players=2, **options)

    def alter(s: Any) -> None:
        for card in range(36):
            s.card[card] = IN_DECK if card < deck else DISCARDED if card < deck + discards else DONE_BY + 1

    change(states, alter)
    for seat in (0, 1):
        GAME.apply(states, seat, READY)
    return states


def test_where_cards_could_run_out_the_turn_is_open() -> None:
    assert not GAME.view(short_of_cards(30, 0)).openly
    states = short_of_cards(2, 0)
    s = GAME.view(states)
    assert s.openly and not GAME.secret(states) and len(GAME.waiting(states)) == 1


def test_an_open_turn_reshuffles_when_a_card_is_needed_and_draws_fewer_when_none_is_left() -> None:
    states = short_of_cards(1, 1)
    s = GAME.view(states)
    while s.sector[(BOX.SEAT_AT[2, s.mover] - s.turn) % 4] != BOX.ORDERS:
        GAME.apply(states, s.mover, READY)
        if not s.openly:
            raise AssertionError("the turn stays open")
    seat = int(s.mover)
    GAME.apply(states, seat, GATHER + 2)
    assert s.due[seat] == 2, "two cards for three orders"
    assert GAME.chance(states) == [(0, 1)]
    GAME.draw(states, 0)
    assert GAME.chance(states) == [(1, 1)], "the discards are the deck"
    GAME.draw(states, 1)
    assert s.drawer == -1 and s.step[seat] == FREE and not [a for a in range(36) if s.card[a] <= DISCARDED]


def test_a_held_order_can_always_be_swapped_for_an_order() -> None:
    states = first_turn("MFBV", players=2, clockwise=True)
    s = GAME.view(states)

    def alter(s: Any) -> None:
        for card in range(36):
            s.card[card] = DONE_BY + 1
        s.card[5] = HELD_BY
        s.mover = 0

    change(states, alter)
    GAME.apply(states, 0, MAKE + BOX.SPACES[0][1].index("M1a"))
    assert s.step[0] == ASK_CAST
    GAME.apply(states, 0, CAST_ORDER + 1)
    assert PICK + BOX.ORDERS in GAME.legal(states, 0)
    GAME.apply(states, 0, PICK + BOX.ORDERS)
    assert GAME.chance(states) == [(5, 1)]
    again = first_turn("MFBV", players=2, clockwise=True)

    def without(s: Any) -> None:
        alter(s)
        s.card[5] = DONE_BY + 1
        s.stock[0, 0] = 1

    s = GAME.view(change(again, without))
    GAME.apply(again, 0, MAKE + BOX.SPACES[0][1].index("M1a"))
    GAME.apply(again, 0, next(a for a in GAME.legal(again, 0)))
    assert GAME.legal(again, 0) == [PICK, PICK + 1, PICK + 2], "no card: another type"


def test_milking_can_end_the_game_and_the_turn_is_finished() -> None:
    states = first_turn("FMBV", players=2)

    def alter(s: Any) -> None:
        s.stock[0, 1] = 2
        s.cheese[0] = 1
        for k in range(14):
            s.cell[2, k] = 0

    s = GAME.view(change(states, alter))
    GAME.apply(states, 0, MILK + BOX.SPACES[0][0].index("F22"))
    assert s.last == 1 and GAME.actors(states) == 3
    assert not [a for a in GAME.legal(states, 0) if MAKE <= a < MILK], "no cheese is left; gathering still goes"
    assert [a for a in GAME.legal(states, 0) if GATHER <= a < MAKE]
    with listening() as heard:
        GAME.apply(states, 0, READY)
        GAME.apply(states, 1, READY)
    assert GAME.actors(states) == OVER and heard[-1].seat == GAME.ranks(states).index(0)


def test_ties_in_points_go_to_more_cheese_then_are_shared() -> None:
    states = first_turn(players=2)
    s = GAME.view(states)

    def alter(s: Any) -> None:
        for seat in range(2):
            for k in range(3):
                s.stock[seat, k] = 0
        for card in range(36):
            s.card[card] = IN_DECK

    change(states, alter)
    assert GAME.scores(states) == [0, 0] and GAME.ranks(states) == [0, 0]
    s.cell[0, BOX.SPACES[0][0].index("F13")] = 1
    s.cheese[1] -= 1
    assert GAME.scores(states) == [0, 0] and GAME.ranks(states) == [1, 0]


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ({"players": 1, "level": 0}, "error-fromage-level-alone"),
        ({"players": 2, "level": 1}, "error-fromage-level-more"),
        ({"players": 3, "bistro": "P"}, "error-fromage-printed"),
        ({"cart_with_vat": True}, "error-fromage-needs-tiles"),
    ],
)
def test_options_that_contradict_are_refused(given: dict[str, Any], id: str) -> None:  # noqa: A002
    with pytest.raises(BadOption) as caught:
        GAME.options(**given)
    assert caught.value.id == id


def test_who_plays_on_for_ever_does_not_overflow() -> None:
    states = first_turn(players=2)
    s = GAME.view(states)
    s.turn = 31_998
    s.round = 31_998
    s.stock[0, 0] = s.stock_then[0, 0] = 59_999
    for _ in range(12):
        for seat in (0, 1):
            gathers = [a for a in GAME.legal(states, seat) if GATHER <= a < MAKE]
            if gathers:
                GAME.apply(states, seat, gathers[-1])
            while GAME.actors(states) == CHANCE:
                GAME.draw(states, GAME.chance(states)[0][0])
        for seat in range(2):
            if seat in GAME.waiting(states):
                GAME.apply(states, seat, READY)
    assert 16_000 <= s.turn < 16_020 and max(max(row) for row in s.back.tolist()) <= s.turn + 3


def test_any_draws_two_layouts_and_three_with_four_players() -> None:
    for players, layouts in ((2, {0, 1}), (4, {0, 1, 2})):
        seen: set[int] = set()
        for seed in range(12):
            states = next(g for g in [list(_until_turn(players, seed))[-1]])
            seen |= set(GAME.view(states).side.tolist())
        assert seen == layouts


def _until_turn(players: int, seed: int) -> Any:
    options = {"players": players, "festival": "any", "fromagerie": "any", "bistro": "any", "villes": "any"}
    for states in game_of(options, seed):
        yield states
        if GAME.view(states).phase == TURN:
            return
