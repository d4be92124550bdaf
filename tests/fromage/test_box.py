"""The box: what is in it, what the rulebook says of it, and clear sentences for a box that is wrong."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from cheeseboard.games.fromage import box
from cheeseboard.games.fromage.box_reading import BadBox, read_box

TEXT = (Path(box.__file__).parent / "box.toml").read_text("utf-8")
LAYOUTS = range(3)
VENUES = range(4)
SPACES = range(18)


def facts(layout: int, venue: int, players: int = 4) -> list[tuple[int, int, int]]:
    """(type, age, mark) of the spaces that are open to so many players."""
    mask = box.OPEN_SPACES[layout, venue, players]
    return [
        (box.SPACE_TYPE[layout, venue, k], box.SPACE_AGE[layout, venue, k], box.SPACE_MARK[layout, venue, k])
        for k in SPACES
        if mask >> k & 1
    ]


# -- layouts: what holds of every one of them (dossier, section 0) -----------------------------------------------------
@pytest.mark.parametrize("layout", LAYOUTS, ids=box.LAYOUT_NAMES)
@pytest.mark.parametrize("venue", VENUES, ids=box.VENUES)
def test_each_kind_of_cheese_has_two_spaces(layout: int, venue: int) -> None:
    kinds = Counter((t, a) for t, a, _ in facts(layout, venue))
    assert kinds == {(t, a): 2 for t in range(3) for a in range(3)}


@pytest.mark.parametrize("layout", LAYOUTS, ids=box.LAYOUT_NAMES)
@pytest.mark.parametrize("venue", VENUES, ids=box.VENUES)
def test_seven_fruit_icons_are_spread_evenly(layout: int, venue: int) -> None:
    fruit = [one for one in facts(layout, venue) if one[2]]
    assert sorted(Counter(mark for _, _, mark in fruit).values()) == [3, 4]
    assert sorted(Counter(t for t, _, _ in fruit).values()) == [2, 2, 3]
    assert sorted(Counter(a for _, a, _ in fruit).values()) == [2, 2, 3]


@pytest.mark.parametrize("layout", LAYOUTS, ids=box.LAYOUT_NAMES)
def test_in_the_festival_age_is_the_number_of_samples_beside(layout: int) -> None:
    for k in SPACES:
        assert (box.FEST_NEXT[layout, k] & box.SAMPLE_MASK).bit_count() == box.SPACE_AGE[layout, box.FESTIVAL, k]


def test_shelves_and_cities_have_the_age_they_should() -> None:
    for layout in LAYOUTS:
        for k in SPACES:
            assert box.SPACE_AGE[layout, box.FROMAGERIE, k] == box.SHELF_OF[k] % 3
            assert box.SPACE_AGE[layout, box.VILLES, k] == box.SPACE_REGIONS[k].bit_count() - 1


def test_every_region_is_touched_six_times() -> None:
    assert [sum(box.SPACE_REGIONS[k] >> r & 1 for k in SPACES) for r in range(6)] == [6] * 6


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("layout", LAYOUTS[:2], ids=box.LAYOUT_NAMES[:2])
def test_fewer_players_have_fewer_spaces(layout: int, players: int) -> None:
    marks = 3 if players == 3 else 2
    for venue in VENUES:
        spaces = facts(layout, venue, players)
        assert len(spaces) == (14 if players == 3 else 10)
        assert {(t, a) for t, a, _ in spaces} == {(t, a) for t in range(3) for a in range(3)}, "all nine kinds are open"
        assert Counter(mark for _, _, mark in spaces if mark) == {1: marks, 2: marks}
    towns = box.OPEN_SPACES[layout, box.VILLES, players]
    touches = [sum(box.SPACE_REGIONS[k] >> r & 1 for k in SPACES if towns >> k & 1) for r in range(6)]
    assert max(touches) - min(touches) <= 1


def test_the_printed_layouts_are_for_four() -> None:
    assert all(box.OPEN_SPACES[2, venue, 3] == 0 for venue in VENUES)
    assert all(box.OPEN_SPACES[layout, venue, 4] == (1 << 18) - 1 for layout in LAYOUTS for venue in VENUES)


def test_a_cheese_by_itself_is_worth_the_same_in_festival_and_bistro() -> None:
    assert (
        [box.FEST_POINTS[age + 1] for age in range(3)] == [box.BISTRO_POINTS[0, age] for age in range(3)] == [0, 2, 4]
    )


def test_sample_patterns() -> None:
    """Seven samples, none side by side, six spaces of each age: 18 ways; two are symmetric both ways: I and II."""
    near = [sum(1 << (r * 5 + c) for r, c in beside(cell)) for cell in range(25)]
    found = set()
    for cells in combinations(range(25), 7):
        mask = sum(1 << cell for cell in cells)
        if any(near[cell] & mask for cell in cells):
            continue
        ages = Counter((near[cell] & mask).bit_count() for cell in range(25) if not mask >> cell & 1)
        if ages == {0: 6, 1: 6, 2: 6}:
            found.add(frozenset(cells))
    ours = [
        frozenset(box.FEST_ROW[layout, node] * 5 + box.FEST_COL[layout, node] for node in range(18, 25))
        for layout in LAYOUTS
    ]
    both = [one for one in found if one == {24 - c for c in one} == {c // 5 * 5 + 4 - c % 5 for c in one}]
    assert len(found) == 18 and set(ours) <= found and set(both) == set(ours[:2])


def beside(cell: int) -> list[tuple[int, int]]:
    row, column = divmod(cell, 5)
    places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in places if 0 <= r < 5 and 0 <= c < 5]


def test_festival_neighbours() -> None:
    """Both forms say the same, both ways, and it is what the names of the spaces say."""
    for layout in LAYOUTS:
        for node in range(25):
            near = [box.FEST_NEAR[layout, node, k] for k in range(4)]
            assert sum(1 << n for n in near if n >= 0) == box.FEST_NEXT[layout, node]
            here = (box.FEST_ROW[layout, node], box.FEST_COL[layout, node])
            for other in [n for n in near if n >= 0]:
                assert box.FEST_NEXT[layout, other] >> node & 1
                there = (box.FEST_ROW[layout, other], box.FEST_COL[layout, other])
                assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
            if node < 18:
                assert box.SPACES[layout][box.FESTIVAL][node] == f"F{here[0] + 1}{here[1] + 1}"


# -- what the rulebook says in numbers ---------------------------------------------------------------------------------
def test_contents() -> None:
    assert (box.CHEESES_EACH, box.BOARD_COUNT, box.TILE_COUNT, box.CARD_COUNT, box.SECTOR_SPACES) == (15, 4, 32, 36, 3)
    assert len(set(box.CARDS)) == 36 and len(set(box.CITIES)) == 18 and len(set(box.TILE_NAMES)) == 32
    assert box.CUSTOMERS_EACH * box.CUSTOMER_KINDS == 6 and box.COPIES * box.KINDS == 36
    assert Counter(box.TILE_FAMILY[t] for t in range(32)) == {0: 8, 1: 8, 2: 8, 3: 8}


def test_worked_examples() -> None:
    assert box.FEST_POINTS[4] + box.FEST_POINTS[2] == 8
    assert box.SHELF_POINTS[3] + 2 * box.SHELF_EACH[3] == 7
    assert [box.BISTRO_POINTS[1, age] for age in range(3)] == [1, 3, 5]
    assert box.ORDER_POINTS[4] == 5 and box.ORDER_POINTS[8] == 18
    assert sum(box.CUSTOMER_WIN[2, kind] for kind in (0, 0, 1, 2)) + box.CUSTOMER_TIE[2] == 15
    assert box.SOLO_TRACK[12] + 5 * box.STORED_POINTS + 5 == 56
    assert box.SHELF_SIGN[1] == box.SIGN_ONE and box.FEST_POINTS[9] == 25


def test_starting_resources() -> None:
    """Two of the sector on the left, one of the sector opposite (dossier, section 3)."""
    names = {"livestock": ("order", "structure"), "order": ("structure", "fruit")}
    names |= {"structure": ("fruit", "livestock"), "fruit": ("livestock", "order")}
    for r, faced in enumerate(box.RESOURCES):
        row = [box.RESOURCES[box.SECTOR_AT[r, q]] for q in range(4)]
        assert row[0] == faced and (row[1], row[2]) == names[faced]


def test_seats() -> None:
    assert [[box.SEAT_AT[n, seat] for seat in range(n)] for n in range(1, 5)] == [[0], [0, 2], [0, 1, 2], [0, 1, 2, 3]]
    for n in range(1, 5):
        for seat in range(n):
            assert box.WHO_AT[n, box.SEAT_AT[n, seat]] == seat


def test_an_ability_costs_one_less_where_it_yields_structures() -> None:
    for board in range(4):
        gains = [box.BOARD_BARN[board], box.BOARD_GREENHOUSE[board], box.BOARD_DOCK_RES[board], -1]
        costs = [box.BOARD_COST[board, place] for place in range(4)]
        assert costs == [cost - (gain == box.STRUCTURES) for cost, gain in zip((2, 3, 2, 5), gains)]
        assert [box.PARLOUR_COST[board, k] for k in range(4)] == [2, 3, 4, 5]
        assert [box.PARLOUR_AGE[board, k] for k in range(4)] == [0, 1, 2, box.ANY]
    for each in (box.BOARD_BARN, box.BOARD_GREENHOUSE, box.BOARD_DOCK_RES, box.BOARD_HQ, box.BOARD_DOCK_VENUE):
        assert sorted(each[board] for board in range(4)) == [0, 1, 2, 3]


def test_arrangements() -> None:
    rows = [tuple(box.ARRANGEMENTS[k, q] for q in range(4)) for k in range(24)]
    assert rows == sorted(set(rows)) and all(sorted(row) == [0, 1, 2, 3] for row in rows)


def test_names_are_one_each() -> None:
    for layout in LAYOUTS:
        names = [name for venue in box.SPACES[layout] for name in venue]
        assert len({name.casefold() for name in names}) == 72
    assert len(set(box.CARD_NAMES)) == 36 and box.card_name(0) == "Sb1" and box.card_name(35) == "Bg4"
    assert len(set(box.KIND_NAMES)) == 9 and len(set(box.TILE_IDS)) == 32


def test_every_table_says_where_it_comes_from() -> None:
    tables = [line for line in TEXT.splitlines() if line.startswith("[") and not line.startswith("[[")]
    assert len(tables) == 21 and TEXT.count('\nsource = "') == len(tables) + 4
    words = ("rulebook", "found", "inferred", "reconstruction", "ruling")
    sources = [line for line in TEXT.splitlines() if line.startswith("source = ")]
    assert all(any(word in line for word in words) for line in sources)


# -- a box that is wrong -----------------------------------------------------------------------------------------------
WRONG = [
    ('"* Ss4 Bb Bs3 *"', '"* Sg4 Bb Bs3 *"', "festival.I", "F12"),
    ('"* Ss4 Bb Bs3 *"', '"* Ss4 Bb Bs3"', "festival.I", "5"),
    ('"* SgF * HgJ *"', '"* SgF Hb HgJ *"', "festival.I", "7"),
    ('"Sb Hb4 BbF3"', '"Sb Hb5 BbF3"', "fromagerie.I", "Hb5"),
    ('"Sb Hb4 BbF3"', '"Ss Hb4 BbF3"', "fromagerie.I", "M1a"),
    ('"SbJ Hb Bb"', '"SbJ Hb4 Bb"', "fromagerie.P", "M1b"),
    ('"Ss Sg3", "HsF Hg"', '"Ss Sg3"', "bistro.I", "9"),
    ('"purple pink", "Bs"', '"purple", "Bs"', "villes", "V01"),
    ('"purple pink", "Bs"', '"purple red", "Bs"', "villes", "red"),
    ('sectors = ["livestock", "order"', 'sectors = ["livestock", "livestock"', "disc", "structure"),
    ('three = "SWN"', 'three = "SWS"', "seats", "three"),
    ('sign = "swap"', 'sign = "trade"', "fromagerie", "trade"),
    ("points = [0, 1, 2, 3, 5, 7, 10]", "points = [0, 1, 2, 3, 5, 7, 6]", "orders", "points"),
    ('barn = { gain = "livestock", cost = 2 }', 'barn = { gain = "livestock", cost = 0 }', "board 1", "cost"),
    ('{ cost = 2, cheese = "Sb" }', '{ cost = 2, cheese = "Sx" }', "board 1", "Sx"),
    ('{ cost = 2, cheese = "Sb" }', '{ cost = 3, cheese = "Sb" }', "board 1", "parlour"),
    ('Sb = ["Camembert", ', "Sb = [", "orders", "Sb"),
    ("cheeses = 18,", "cheeses = 38,", "corporation, level 3", "cheeses"),
    ("wins_ties = false", "wins_ties = 0", "corporation, level 1", "wins_ties"),
    ('id = "T7"', 'id = "T6"', "tiles", "32"),
    ('when = "milk", once = true', 'when = "worker", once = true', "tile T1", "worker"),
    ('when = "gather", of = 1', 'when = "gather", of = 4', "tile T7", "of"),
    ('when = "unlock", gain', 'when = "unlock", of = 3, gain', "tile T5", "unlock"),
    ('gain = "facing", count = 1, back = 1', 'gain = "facing", count = 1', "tile Y8", "back"),
    ('give = "first", gain', "gain", "tile Y6", "other"),
    ('give = "first", gain = "other"', 'give = "first", gain = "order"', "tile Y6", "order"),
    ('when = "jam", once = true, gain = "order"', 'when = "jam", once = true, gain = "points"', "tile T2", "points"),
]


@pytest.mark.parametrize(("old", "new", "where", "named"), WRONG, ids=[new for _, new, _, _ in WRONG])
def test_a_wrong_box_is_refused_with_its_table(old: str, new: str, where: str, named: str) -> None:
    assert old in TEXT
    with pytest.raises(BadBox) as caught:
        read_box(TEXT.replace(old, new, 1))
    sentence = str(caught.value)
    assert f"[{where}]" in sentence and named in sentence.split(":", 1)[1]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [("[pieces]", "[parts]", "pieces"), ("[disc]", "[disc", "1"), ("track = [0", 'track = "x" #', "list")],
)
def test_a_file_that_cannot_be_read(old: str, new: str, named: str) -> None:
    with pytest.raises(BadBox) as caught:
        read_box(TEXT.replace(old, new, 1))
    assert named in str(caught.value)


def test_a_box_is_known_by_its_content() -> None:
    other = read_box(TEXT + "# a remark\n")
    assert other.digest != box.BOX.digest and other.tiles == box.BOX.tiles
