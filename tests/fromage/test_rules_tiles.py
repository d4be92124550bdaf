"""Structure tiles, docks, greenhouses and signs: what sets them off, how often, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from cheeseboard.games.fromage import rules_score as score
from cheeseboard.games.fromage.rules_state import (
    ASK_CAST,
    ASK_FIRE,
    ASK_GREENHOUSE,
    ASK_ORDER,
    ASK_PICK,
    ASK_SORT,
    BUILD,
    CAST,
    CAST_BY,
    CAST_ORDER,
    COMPLETE,
    FIRE,
    FREE,
    GATHER,
    HELD_BY,
    IN_DECK,
    KEEP,
    MAKE,
    MILK,
    NONE,
    PICK,
    READY,
    SKIP,
    TAKE,
    VAT,
    WORK,
)
from cheeseboard.kernel import CHANCE, States
from fromage.rules_table import GAME, change, first_turn

BOX = GAME.box
STRUCTURES, LIVESTOCK, FRUIT, ORDERS = range(4)
FESTIVAL, FROMAGERIE, BISTRO, VILLES = range(4)


def table(tiles: str, venue: str = "F", south: int = STRUCTURES, stock: tuple[int, int, int] = (0, 0, 0),
          held: tuple[int, ...] = (), **options: Any) -> States:  # fmt: skip
    """Two players, board 1 for A; A faces a venue and has these tiles unlocked; "=" = printed and unlocked, "-" not."""
    rest = "".join(v for v in "FMBV" if v != venue)
    states = first_turn(venue + rest, south, tiles={0: tiles.replace("=", "-")}, **{"players": 2, **options})

    def alter(s: Any) -> None:
        s.built[0] = sum(1 << place for place, text in enumerate(tiles.split()) if text != "-")
        for k in range(3):
            s.stock[0, k] = stock[k]
        for card in range(36):
            s.card[card] = HELD_BY if card in held else IN_DECK

    return change(states, alter)


def act(states: States, *actions: int, cards: tuple[int, ...] = ()) -> Any:
    """A's actions, each legal, and the cards it draws meanwhile; the view."""
    left = list(cards)
    for action in actions:
        assert action in GAME.legal(states, 0), action
        GAME.apply(states, 0, action)
        while GAME.actors(states) == CHANCE and left:
            GAME.draw(states, left.pop(0))
    assert not left and GAME.actors(states) != CHANCE
    return GAME.view(states)


def at(venue: int, id: str) -> int:  # noqa: A002
    return int(BOX.SPACES[0][venue].index(id))


def stock(s: Any) -> list[int]:
    return list(s.stock.tolist()[0])


def test_worker_tiles_bring_their_goods_and_keep_the_worker() -> None:
    for tile, gained, turns in (("Y2", [2, 0, 0], 2), ("Y3", [0, 2, 0], 2), ("Y4", [0, 0, 2], 2)):
        states = table(f"{tile} - - -")
        s = act(states, WORK + 1)
        assert stock(s) == gained and s.back[0, 1] == turns
        assert not [a for a in GAME.legal(states, 0) if WORK <= a < VAT], "one worker at a time"


def test_market_barn_post_house_lookout() -> None:
    s = act(table("- Y1 - -"), WORK + 3, PICK + FRUIT)
    assert stock(s) == [0, 0, 1] and s.back[0, 0] == 1
    s = act(table("- - Y5 -"), WORK + 6, cards=(0, 4))
    assert s.card[0] == s.card[4] == HELD_BY
    s = act(table("- - - Y8", south=LIVESTOCK), WORK + 9)
    assert stock(s) == [0, 1, 0]


def test_barter_gives_two_of_other_types_or_is_declined() -> None:
    states = table("Y6 - - -", stock=(0, 1, 0))
    s = act(states, WORK, CAST + LIVESTOCK)
    assert GAME.legal(states, 0) == [PICK + STRUCTURES, PICK + FRUIT, PICK + ORDERS]
    act(states, PICK + FRUIT, PICK + FRUIT)
    assert stock(s) == [0, 0, 2] and s.step[0] == FREE and s.barred[0] == NONE
    s = act(table("Y6 - - -", stock=(0, 1, 0)), WORK, SKIP)
    assert stock(s) == [0, 1, 0]
    s = act(table("Y6 - - -", held=(0,)), WORK, CAST_ORDER, PICK + STRUCTURES, PICK + LIVESTOCK)
    assert s.card[0] == CAST_BY and stock(s) == [1, 1, 0]
    s = act(table("Y6 - - -"), WORK)
    assert s.step[0] == FREE, "nothing to give: nothing is asked"


def test_extra_vat_places_bronze_and_is_no_make() -> None:
    states = table("Y7 - - -", stock=(0, 0, 1))
    vats = [a - VAT for a in GAME.legal(states, 0) if VAT <= a < COMPLETE]
    ages = {BOX.SPACE_AGE[0, FESTIVAL, k] for k in vats}
    assert ages == {0} and vats
    s = act(states, VAT + at(FESTIVAL, "F13"))
    assert s.cell[FESTIVAL, at(FESTIVAL, "F13")] == 0 and s.acted[0] == 0 and s.back[0, 2] == 1
    assert any(MAKE <= a < MILK for a in GAME.legal(states, 0))


def test_day_labour_and_long_haul() -> None:
    s = act(table("T7 - - -"), GATHER)
    assert stock(s) == [2, 0, 0]
    states = table("T8 - - -")
    s = act(states, GATHER + 2)
    assert stock(s) == [3, 0, 0] and s.step[0] == ASK_PICK
    assert GAME.legal(states, 0) == [PICK + LIVESTOCK, PICK + FRUIT, PICK + ORDERS]
    assert stock(act(states, PICK + FRUIT)) == [3, 0, 1]


def test_masons_shed_pays_for_every_other_ability() -> None:
    states = change(table("T5 - - -", stock=(7, 0, 0)), lambda s: s.built.__setitem__(0, 0))
    s = act(states, BUILD)
    assert stock(s)[0] == 6, "it does not hear of itself"
    s = act(states, BUILD + 1)
    assert stock(s)[0] == 6 - 3 + 1


def test_an_ability_just_unlocked_works_before_masons_shed_pays() -> None:
    states = first_turn("FMBV", STRUCTURES, (3, 0, 1, 2), {0: "T5 - - -"}, players=2)

    def alter(s: Any) -> None:
        s.stock[0, 0] = 2
        s.built[0] = 1

    s = GAME.view(change(states, alter))
    GAME.apply(states, 0, BUILD + 1)
    assert s.stock[0, 0] == 2, "one of the Shed, one of the Greenhouse that wants structures"


def test_orders_fire_the_sorting_room_once() -> None:
    states = table("T6 - - -", south=ORDERS)
    s = act(states, GATHER, cards=(0, 4))
    assert s.step[0] == ASK_SORT
    act(states, CAST_ORDER + 1)
    assert s.card[4] == CAST_BY and s.card[0] == HELD_BY and s.sorts[0] == 0
    act(states, READY)
    s = act(table("T6 - - -", south=ORDERS), GATHER, cards=(0, 1))
    assert s.step[0] == FREE and s.card[0] == CAST_BY, "of one kind: the lowest goes, nothing is asked"


def test_greenhouse_and_sorting_room_hear_of_the_same_gain() -> None:
    states = first_turn("FMBV", ORDERS, (1, 0, 2, 3), {0: "T6 - - -"}, players=2)
    change(states, lambda s: s.built.__setitem__(0, 15))
    drawn = 0
    s = GAME.view(states)
    GAME.apply(states, 0, GATHER + 2)
    while GAME.actors(states) == CHANCE:
        GAME.draw(states, GAME.chance(states)[-1][0])
        drawn += 1
    assert drawn == 3 + 1 + 1 and s.step[0] == ASK_SORT


@pytest.mark.parametrize("answer", [TAKE, SKIP])
def test_greenhouse_asks_where_the_setting_says_so(answer: int) -> None:
    states = first_turn("FMBV", FRUIT, players=2, greenhouse="ask")
    s = GAME.view(change(states, lambda s: s.built.__setitem__(0, 2)))
    before = int(s.stock[0, FRUIT])
    GAME.apply(states, 0, GATHER + 2)
    assert s.step[0] == ASK_GREENHOUSE and GAME.legal(states, 0) == [SKIP, TAKE]
    GAME.apply(states, 0, answer)
    assert s.stock[0, FRUIT] == before + 3 + int(answer == TAKE)


def test_deliveries_hear_of_place_age_and_bonus_cheese() -> None:
    for tile, venue, letter, id, gained in (  # noqa: A001
        ("D1", FROMAGERIE, "M", "M4c", [0, 1, 0]),
        ("D3", VILLES, "V", "V03", [0, 0, 1]),
        ("D4", BISTRO, "B", "B6a", [1, 0, 0]),
        ("D5", FESTIVAL, "F", "F13", [1, 0, 0]),
        ("D6", FESTIVAL, "F", "F44", None),
    ):
        states = table(f"{tile} - = P1", venue=letter, trigger_order="listed")
        actions = [MAKE + at(venue, id)]
        if gained is None:  # F44 is bronze: nothing
            assert actions[0] not in GAME.legal(states, 0)
            continue
        s = act(states, *actions, cards=(0,) if tile == "D1" else ())  # board 1: the dock brings an order there
        assert stock(s) == gained, tile


def test_several_effects_wait_and_the_seat_chooses() -> None:
    states = table("D1 D5 = -", venue="M", stock=(1, 0, 0))
    s = act(states, MAKE + at(FROMAGERIE, "M1a"))
    assert s.step[0] == ASK_FIRE
    assert GAME.legal(states, 0) == [FIRE, FIRE + 1, FIRE + 2, FIRE + 3]
    act(states, FIRE)
    assert s.step[0] == ASK_CAST
    act(states, CAST + STRUCTURES, PICK + FRUIT, FIRE + 2)
    assert stock(s) == [1, 0, 1] and s.step[0] == ASK_FIRE
    act(states, FIRE + 1, cards=(0,))
    assert s.step[0] == FREE and stock(s) == [1, 1, 1] and s.card[0] == HELD_BY


def test_listed_effects_fire_by_place_then_the_sign() -> None:
    states = table("D1 D5 = -", venue="M", trigger_order="listed")
    s = act(states, MAKE + at(FROMAGERIE, "M1a"), cards=(0,))
    assert stock(s) == [1, 1, 0] and s.step[0] == ASK_CAST, "the sign comes last, when there is something to swap"
    act(states, CAST_ORDER, PICK + ORDERS, cards=(9,))
    assert s.card[0] == CAST_BY and s.card[9] == HELD_BY and s.step[0] == FREE


def test_jam_kettle_and_fruit_press_once_a_turn_at_the_first_occasion() -> None:
    states = table("T2 T3 - -", venue="V", stock=(0, 2, 5))
    s = act(states, MAKE + at(VILLES, "V18"), cards=(35,))
    assert s.fruited.tolist()[0] == [0, 1] and s.card[35] == HELD_BY and stock(s) == [0, 2, 4]
    act(states, MILK + at(VILLES, "V09"))
    assert s.fruited.tolist()[0] == [1, 1] and stock(s) == [0, 1, 3], "two livestock spent, one pressed"


def test_dispatch_desk_after_an_order() -> None:
    states = table("T4 - - -", venue="F", held=(24, 25))
    s = act(states, MAKE + at(FESTIVAL, "F13"))
    assert s.step[0] == ASK_ORDER and GAME.legal(states, 0) == [COMPLETE, KEEP]
    act(states, COMPLETE, PICK + LIVESTOCK)
    assert stock(s) == [0, 1, 0] and score.orders_done(s, 0) == 1 and s.card[24] == 7
    s = act(table("T4 - - -", venue="F", held=(24,)), MAKE + at(FESTIVAL, "F13"), KEEP)
    assert s.step[0] == FREE and s.card[24] == HELD_BY


@pytest.mark.parametrize("option", [False, True])
def test_tandem_cart_hears_of_milk_and_by_option_of_the_vat(option: bool) -> None:
    states = table("D8 Y7 - -", stock=(0, 2, 0), cart_with_vat=option)
    s = act(states, MILK + at(FESTIVAL, "F22"), cards=(0,))
    assert s.card[0] == HELD_BY
    s = act(states, VAT + at(FESTIVAL, "F13"), cards=(1,) if option else ())
    assert (s.card[1] == HELD_BY) == option


def test_hay_loft_hears_of_the_first_parlour_only() -> None:
    states = table("T1 - - -", stock=(0, 4, 1), venue="B")
    s = act(states, MILK + at(BISTRO, "B4a"))
    assert stock(s) == [0, 3, 1]
    act(states, MILK + 18 + at(BISTRO, "B2a"))
    assert stock(s) == [0, 0, 0]


def test_an_order_drawn_by_a_cheese_is_not_completed_by_it() -> None:
    states = table("D2 - - -")
    s = act(states, MAKE + at(FESTIVAL, "F13"), cards=(24,))
    assert s.card[24] == HELD_BY and s.step[0] == FREE


def test_endgame_tiles_and_headquarters() -> None:
    s = GAME.view(table("P1 P5 P7 P8", stock=(9, 0, 2)))
    for venue, ids in ((FESTIVAL, ("F25", "F13", "F22")), (BISTRO, ("B2b", "B4a", "B6a")), (VILLES, ("V03",))):
        for one in ids:
            s.cell[venue, at(venue, one)] = 0
    assert [score.ability_points(s, 0, place) for place in range(4)] == [3, 2, 9 - 5, 4]
    assert score.unused_points(s, 0) == 5, "with the Granary eight count one each, the rest halves: nine"
    s = GAME.view(table("P2 P3 P4 P6"))
    for venue, one in ((FROMAGERIE, "M4c"), (BISTRO, "B2b"), (VILLES, "V03")):
        s.cell[venue, at(venue, one)] = 0
    assert [score.ability_points(s, 0, place) for place in range(4)] == [1, 1, 1, 2]
    s = GAME.view(table("T5 = = ="))
    assert score.ability_points(s, 0, 3) == 1 + 3 + 2 + 5, "structures on scaffolds, those of the tile too"
    s.built[0] = 7
    assert score.ability_points(s, 0, 3) == 0


def test_a_tile_replaces_the_printed_ability_and_its_cost() -> None:
    states = change(table("P6 - Y1 -", stock=(3, 0, 0)), lambda s: s.built.__setitem__(0, 0))
    s = act(states, BUILD)
    assert stock(s) == [0, 0, 0]
    assert not [a for a in GAME.legal(states, 0) if WORK <= a < VAT], "no Barn under the tile"
