"""The fifteen test vectors of the dossier, the order of joins, and what is refused, on maps laid tile by tile."""

from __future__ import annotations

import pytest

from cheeseboard.games.goldrush import box, rules_codes
from cheeseboard.games.goldrush import rules_state as st
from cheeseboard.kernel import BadOption
from cheeseboard.kernel.tell import listening
from goldrush.table import GAME, Map


def line(m: Map, one: str, two: str, end: str, act: str = "end") -> None:
    """A railroad of four tiles south of the start tile: a junction, two straight ones, the end. `act` = on `one`."""
    m.put("s1", one, ">", act=act)
    m.put("s1e1", two, ">")
    m.put("s1w1", "R12")
    if end:
        m.put("s1e2", end, ">" if end == "R14" else "^")


# -- the vectors -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("one", "two", "end", "points"),
    [("R01", "R01", "R12", 4), ("R02", "R01", "R12", 8), ("R02", "R02", "R12", 4), ("R02", "R02", "R14", 4)],
    ids=["no locomotive", "one", "two", "three"],
)
def test_vector_1_a_railroad_of_four_tiles(one: str, two: str, end: str, points: int) -> None:
    m = Map()
    line(m, one, two, end, act="cowboy railroad")
    assert m.scores == [points, 0]
    assert m.s.cowboy[0, 0] == st.NOWHERE, "the railwayman is home"


def test_vector_2_at_the_end_locomotives_do_not_count() -> None:
    m = Map()
    line(m, "R02", "R01", "", act="cowboy railroad")
    m.draw("R01", 1)
    m.last()
    m.play(m.code("s1e2", ">"))
    m.act("end")
    assert m.s.phase == st.OVER_NOW and m.scores == [4, 0]


def test_vector_3_two_facing_mountains() -> None:
    m = Map()
    m.put("n1", "M16", "v", act="cowboy mountain")
    assert m.scores == [2, 0] and m.held == [2, 0]
    assert m.s.ends[0] == -1 and m.s.extra[0] == 0 and m.s.cowboy[0, 0] == st.NOWHERE


def ready(m: Map, miners: dict[int, int], symbols: int, tokens: int) -> None:
    """The start tile's mountain with miners (seat: how many) and so many symbols and tokens before its last tile."""
    m.put("n1", "M13", "^")  # a band of three symbols
    m.s.size[0] = symbols - 1
    m.stack_of("o", "mountain", tokens - 1)
    for seat, count in miners.items():
        for _ in range(count):
            m.man(seat, "o", "mountain")


def test_vector_4_the_majority_takes_tokens_and_symbols() -> None:
    m = Map()
    ready(m, {0: 2, 1: 1}, 7, 3)
    m.put("n2", "M16", "v", seat=1)
    assert m.scores == [7, 0] and m.held == [3, 0]
    assert all(m.s.cowboy[seat, i] == st.NOWHERE for seat in (0, 1) for i in range(4))


@pytest.mark.parametrize(("turn_of", "held"), [(0, [3, 0, 2]), (1, [2, 0, 3]), (2, [2, 0, 3])])
def test_vectors_5_and_6_tied_owners_are_dealt_clockwise(turn_of: int, held: list[int]) -> None:
    m = Map(players=3)
    ready(m, {0: 1, 2: 1}, 7, 5)
    m.draw("M16", turn_of)
    m.play(m.code("n2", "v"))
    m.play(m.action("end"))
    takers = []
    while m.s.phase == st.TAKING:
        takers.append(int(m.s.drawer))
        GAME.draw(m.states, 0)
    first, second = (0, 2) if turn_of == 0 else (2, 0)
    assert takers == [first, second, first, second, first], "one by one"
    assert m.held == held and m.scores == [7, 0, 7]


def city_with_loop(m: Map) -> None:
    """A city of four tracks east of the start tile; a loop from its north to its east; its east-west line is open."""
    m.put("e1", "C02", act="cowboy city")
    m.put("n1e1", "R06", "<")
    m.put("n1e2", "R06", "^")
    m.put("e2", "R09", ">")


def test_vector_7_a_loop_counts_once_for_a_city() -> None:
    m = Map()
    city_with_loop(m)
    assert m.s.ends[m.root("e1", "railroad:n")] == -1, "the loop is finished"
    m.put("w1", "R12")
    assert m.s.ends[m.root("e1", "city")] > 0 and m.scores == [0, 0]
    m.put("s1e1", "R12", "<", seat=1)
    assert m.scores == [9, 0] and m.s.cowboy[0, 0] == st.NOWHERE


def test_vector_8_an_unfinished_city_at_the_end() -> None:
    for each, points in ((None, 2), (3, 6), (0, 0)):
        m = Map(**({} if each is None else {"final_city_per_completed_rail": each}))
        m.put("e1", "C01", act="cowboy city")
        m.put("w1", "R12")
        m.put("e2", "R12", "^")
        assert m.scores == [0, 0]
        m.draw("P02", 1)
        m.last()
        m.play(m.code("n1e1"))
        m.act("end")
        assert m.s.phase == st.OVER_NOW and m.scores == [points, 0]


def test_vector_9_farmers_who_tie_all_score() -> None:
    m = Map()
    m.put("s1", "P01", act="cowboy prairie")  # a camp and a herd
    m.put("s1e1", "P02")  # a camp
    m.man(1, "s1e1", "prairie")
    m.draw("R01", 1)
    m.last()
    m.play(m.code("w1", ">"))
    m.act("end")
    assert m.scores == [8, 8]
    assert m.s.cowboy[0, 0] != st.NOWHERE, "farmers stay"


def sheriff_comes(tokens: int) -> Map:
    """Tents of B and C on one mountain with so many tokens; A sends the Sheriff there."""
    m = Map(players=3, sheriff=True)
    m.put("n1", "M13", "^", seat=1, act="tent o")
    m.put("w1", "R01", ">", seat=2, act="tent n1")
    m.stack_of("o", "mountain", tokens)
    m.put("s1", "SH6", ">", seat=0, act="")
    assert m.s.phase == st.SENDING and GAME.legal(m.states, 0) == [st.SHERIFF]
    m.act("sheriff o")
    return m


def test_vector_10_the_sheriff_costs_others_a_token_and_freezes() -> None:
    m = sheriff_comes(1)
    assert m.s.extra[0] == 0 and m.s.sheriff == 0
    m = sheriff_comes(3)
    assert m.s.extra[0] == 1, "a token for every other tent"
    m.act("end")
    for seat in (1, 2):
        m.put(f"e{seat}", "R01", ">", seat=seat, act="")
        assert m.why("dig") == "SHERIFF_FREEZE_DIG"
        assert not m.why("end")
        m.act("end")


def test_vector_10_the_mover_is_frozen_too_and_pays_nothing() -> None:
    m = Map(players=2, sheriff=True)
    m.put("n1", "M13", "^", seat=0, act="tent o")
    m.put("s1", "SH6", ">", seat=0, act="")
    m.act("sheriff o")
    assert m.s.extra[0] == 4, "his own tent costs nothing"
    assert m.why("dig") == "SHERIFF_FREEZE_DIG"


def graveyard(m: Map, act: str, missing: int = 0) -> None:
    """A graveyard south of the start tile, with two cities beside it; `missing` of the eight places stay open."""
    m.put("s1", "SH1", act="")
    m.act("sheriff o")
    m.act(act)
    around = [("e1", "C01", "v"), ("w1", "C01", "v"), ("s1e1", "P01", "^"), ("s1w1", "P02", "^")]
    around += [("s2", "M16", "v"), ("s2e1", "M16", "v"), ("s2w1", "M17", "v")]
    for place, face, turn in around[: len(around) - missing]:
        m.put(place, face, turn, seat=1)


def test_vector_11_a_graveyard_with_eight_tiles_round_it() -> None:
    m = Map(sheriff=True)
    graveyard(m, "cowboy graveyard", 1)
    assert m.scores == [0, 0], "seven are not enough"
    m.put("s2w1", "M17", "v", seat=1)
    assert m.scores == [11, 0] and m.s.cowboy[0, 0] == st.NOWHERE


def test_vector_12_an_unfinished_graveyard_at_the_end() -> None:
    m = Map(sheriff=True)
    m.put("s1", "SH1", act="")
    m.act("sheriff o")
    m.act("cowboy graveyard")
    for place, face, turn in (("e1", "C01", "v"), ("s1e1", "P01", "^"), ("s2", "M16", "v")):
        m.put(place, face, turn, seat=1)
    m.draw("M16", 1)
    m.last()
    m.play(m.code("s2e1", "v"))
    m.act("end")
    m.take()
    assert m.s.phase == st.OVER_NOW and m.scores == [1 + 5 + 1, 0]


def test_vector_13_a_ring_has_no_end_and_is_finished() -> None:
    m = Map()
    m.put("s1", "R07", "<", act="cowboy railroad")
    m.put("s1e1", "R06", "^")
    m.put("s2", "R06", "v")
    m.put("s2e1", "R09", ">")
    assert m.scores == [8, 0]


def test_vector_14_a_tent_needs_an_empty_segment() -> None:
    m = Map()
    m.put("n1", "M13", "^", act="cowboy mountain")
    m.put("e1", "R01", ">", act="")
    assert m.why("tent n1") == "TENT_EMPTY_SEGMENT"
    assert not m.why("tent o"), "other tiles of the mountain may hold anybody"


def test_vector_15_tents_do_not_block_a_miner() -> None:
    m = Map()
    m.put("e1", "R01", ">", seat=1, act="tent o")
    m.put("n1", "M13", "^", seat=0, act="")
    assert not m.why("cowboy mountain")


# -- joins -------------------------------------------------------------------------------------------------------------
def test_one_railroad_over_both_curves_of_a_tile_counts_it_once() -> None:
    m = Map()
    m.put("s1", "R06", "<")  # east - south
    m.put("s1e1", "R08", "^")  # west - south
    m.put("s2", "R06", "v")  # north - east
    m.draw("R16")
    m.play(m.code("s2e1", ">"))  # turned: east - south, north - west
    assert m.root("s2e1", "railroad:n") != m.root("s2e1", "railroad:e")
    ring = m.root("s2e1", "railroad:n")
    assert m.s.ends[ring] == 0 and m.s.size[ring] == 4 and m.s.extra[ring] == 1
    m.act("cowboy railroad:e")
    # lead the other curve round to nothing: only its own tile
    assert m.s.size[m.root("s2e1", "railroad:e")] == 1


def test_a_railroad_that_meets_itself_on_a_double_curve() -> None:
    m = Map()
    m.put("e1", "R16", "^")  # north - east, south - west; the start tile's line comes from the west
    assert m.root("e1", "railroad:s") == m.root("o", "railroad") == 1
    m.put("e2", "R06", "^")  # from the west to the south
    m.put("s1e2", "R06", ">")  # from the north to the west
    m.draw("R09")
    m.play(m.code("s1e1", "v"))  # north - east: both curves are one line now
    root = m.root("e1", "railroad:s")
    assert root == m.root("e1", "railroad:n") == 1
    assert m.s.size[root] == 5, "five tiles, the double curve once"
    assert m.s.ends[root] == 2


def test_a_line_between_two_tracks_of_one_junction_counts_its_tile_once() -> None:
    m = Map()
    m.put("e1", "R15", act="end")
    m.put("n1e1", "R06", "<")
    m.put("n1e2", "R06", "^")
    m.put("e2", "R07", ">", act="cowboy railroad")
    assert m.scores == [2 * 4, 0]


@pytest.mark.parametrize(("turn", "points"), [("^", 2), (">", 4)], ids=["no locomotive", "one"])
def test_two_stubs_that_meet_are_a_railroad_of_two_tiles(turn: str, points: int) -> None:
    m = Map()
    m.put("s1", "R12", "^")
    m.put("s1e1", "R14", turn, act="cowboy railroad:w")
    assert m.scores == [points, 0]


def test_a_tile_joins_three_mountains() -> None:
    m = Map()
    m.put("e1", "R01", ">")
    m.put("w1", "R01", ">")
    m.put("n1e1", "M16", "<", act="cowboy mountain")
    m.put("n1w1", "M17", ">", seat=1, act="cowboy mountain")
    m.draw("M01")
    with listening() as heard:
        m.play(m.code("n1"))
    joins = [one for one in heard if one.effect == rules_codes.TELL_MOUNTAINS_JOINED]
    assert [one.b for one in joins] == [2, 3], "first two stacks, then three"
    root = m.root("n1", "mountain")
    assert root == m.root("o", "mountain") == m.root("n1e1", "mountain") == m.root("n1w1", "mountain") == 0
    assert m.s.extra[0] == m.s.size[0] == 6 and m.s.ends[0] == 1
    assert st.owners(int(m.s.crew[0])) == 0b11
    assert m.why("cowboy mountain") == "COWBOY_FEATURE_FREE"


def test_a_tile_meets_one_mountain_with_two_sides() -> None:
    m = Map()
    m.put("n1", "M01")
    m.put("n1e1", "M06", "<")  # mountain west and north
    m.put("n2", "M07", ">")  # mountain east and south
    assert m.root("n2", "mountain") == m.root("n1e1", "mountain") == 0
    assert m.s.ends[0] == 3
    m.put("n2e1", "M08", "v", act="cowboy mountain")  # mountain south and west: both sides meet the same one
    assert m.s.ends[0] == 1 and m.s.size[0] == m.s.extra[0] == 1 + 3 + 2 + 2 + 1
    m.put("n1w1", "M16", ">", seat=1)
    assert m.scores == [10, 0] and m.held == [10, 0]


def test_prairies_meet_half_by_half() -> None:
    m = Map()
    m.put("e1", "R01", ">")
    north, south = m.root("o", "prairie:ea"), m.root("o", "prairie:eb")
    assert north != south
    assert m.root("e1", "prairie:na") == north and m.root("e1", "prairie:eb") == south
    m.put("e2", "R06", "^")  # the line turns south: outside it the north prairie, inside it the south one
    assert m.root("e2", "prairie:na") == north and m.root("e2", "prairie:sb") == south


def test_a_junction_parts_prairies() -> None:
    m = Map()
    m.put("e1", "R12", "^")
    assert m.root("e1", "prairie:na") == m.root("o", "prairie:ea")
    assert m.root("e1", "prairie:sb") == m.root("o", "prairie:eb") != m.root("e1", "prairie:eb")


# -- refusals ----------------------------------------------------------------------------------------------------------
def test_why_a_tile_may_not_lie_there() -> None:
    m = Map()
    m.draw("R01")
    assert m.why(m.code("o")) == "PLACE_FREE_SPACE"
    assert m.why(m.code("n1e1")) == "PLACE_SIDE_CONTACT"
    assert m.why(m.code("n5")) == "PLACE_SIDE_CONTACT"
    assert m.why(m.code("e1")) == "PLACE_EDGES_MATCH"
    assert m.why(m.code("e1", "<")) == "PLACE_EQUAL_TURNS"
    assert m.why(m.code("e1", ">")) == ""
    assert m.why(st.PASS) == m.why(st.TENT) == "PLACE_MANDATORY"
    assert m.why(st.SHERIFF) == "SHERIFF_TILE_PLACED_FIRST"
    assert m.why(m.code("e1", ">"), seat=1) == "TURN_CLOCKWISE"
    assert m.why(st.ACTIONS) == m.why(-1) == "SETUP_PIECES"


def test_why_not_in_the_action_step() -> None:
    m = Map(players=2)
    m.draw("R01")
    m.play(m.code("e1", ">"))
    assert m.why(m.code("e2", ">")) == "TURN_ONE_STEP_AFTER_ANOTHER"
    assert m.why("sheriff o") == "SHERIFF_NO_STAR_NO_MOVE"
    assert m.why("tent e1") == m.why(st.TENT + 150) == "TENT_ANY_TILE"
    assert m.why("dig") == "DIG_TOP_TOKEN"
    assert m.why(st.COWBOY + 11) == "COWBOY_NEW_TILE_ONLY"
    for _ in range(4):
        m.man(0, "o", "prairie:ea")
    assert m.why("cowboy prairie:na") == "COWBOY_FEATURE_FREE"
    assert m.why("cowboy railroad") == "COWBOY_SUPPLY"


def test_beginners_have_no_farmers() -> None:
    m = Map(farmers=False)
    m.draw("R01")
    m.play(m.code("e1", ">"))
    assert m.why("cowboy prairie:na") == "PRAIRIE_BEGINNERS" and not m.why("cowboy railroad")


def test_one_may_claim_what_the_tile_finishes_and_not_pitch_a_tent_there() -> None:
    m = Map()
    m.draw("M16")
    m.play(m.code("n1", "v"))
    assert m.why("tent o") == m.why("tent n1") == "TENT_UNFINISHED_ONLY"
    assert m.why("cowboy mountain") == ""


@pytest.mark.parametrize("allowed", [True, False])
def test_digging_a_mountain_finished_this_turn(allowed: bool) -> None:
    m = Map(dig_before_scoring=allowed)
    m.put("e1", "R01", ">", seat=0, act="tent o")
    m.put("n1", "M16", "v", seat=0, act="")
    if not allowed:
        assert m.why("dig") == "DIG_BEFORE_SCORING"
        return
    supply = int(m.s.supply)
    m.act("dig", (4,))
    assert m.held == [1, 0] and m.s.hand[0, 4] == 1
    assert m.s.supply == supply + 1, "the other token has no owner"
    assert m.s.tent[0] == st.NOWHERE, "the tent is home"


def test_a_token_is_dug_without_any_miner_and_the_stack_shrinks() -> None:
    m = Map()
    m.put("e1", "R01", ">", seat=0, act="tent o")
    m.put("e2", "R01", ">", seat=0, act="dig")
    assert m.held == [1, 0] and m.s.extra[0] == 0
    m.put("e3", "R01", ">", seat=0, act="")
    assert m.why("dig") == "DIG_EMPTY"


def test_a_finished_mountain_without_miners_by_option() -> None:
    for to, supply, boxed in (("supply", 63, 0), ("box", 61, 2)):
        m = Map(unclaimed_tokens=to)
        m.put("n1", "M16", "v")
        assert (m.s.supply, m.s.boxed) == (supply, boxed)


# -- the Sheriff -------------------------------------------------------------------------------------------------------
def test_the_sheriff_must_go_elsewhere_or_aside() -> None:
    m = Map(sheriff=True)
    m.put("s1", "SH6", ">", act="")
    assert m.why("end") == "SHERIFF_MUST_MOVE" and m.why("sheriff s1") == "SHERIFF_ENTER_UNFINISHED"
    m.act("sheriff o")
    m.act("end")
    m.put("s2", "SH1", act="end")  # there is no other mountain
    assert m.s.sheriff == st.NOWHERE
    m.put("w1", "R01", ">")
    m.put("s3", "SH2", act="")
    m.act("sheriff o")
    m.act("end")
    m.put("w2", "SH3", "^", act="")
    assert m.why("sheriff o") == "SHERIFF_MOVE_TO_ANOTHER"
    m.act("sheriff w2")
    m.act("end")


def test_the_sheriff_is_sent_by_one_name_of_a_mountain() -> None:
    m = Map(sheriff=True)
    m.put("n1", "M13", "^")
    m.put("s1", "SH6", ">", act="")
    assert m.why("sheriff n1") == "SHERIFF_MOUNTAIN_ONCE" and m.why("sheriff o") == ""


def test_a_finished_mountain_ends_the_freeze_and_sends_him_home() -> None:
    m = Map(sheriff=True)
    m.put("e1", "R01", ">", seat=0, act="tent o")
    m.put("s1", "SH6", ">", seat=0, act="")
    m.act("sheriff o")
    assert m.why("dig") == "SHERIFF_FREEZE_DIG"
    m.act("end")
    m.put("n1", "M16", "v", seat=0, act="")
    assert m.why("dig") == "", "the tile that finishes it ends the freeze"
    m.act("end")
    assert m.s.sheriff == st.NOWHERE


def test_a_star_tile_that_closes_his_mountain_moves_him_first() -> None:
    m = Map(sheriff=True)
    m.put("s1", "SH6", ">", act="")
    m.act("sheriff o")
    m.act("end")
    m.put("n1", "SH3", "v", act="end")  # closes the only mountain: he goes aside
    assert m.s.sheriff == st.NOWHERE and m.s.ends[0] == -1


@pytest.mark.parametrize(("remainder", "held"), [("deal", [2, 1]), ("supply", [1, 1])])
def test_the_owners_of_his_mountain_share_at_the_end(remainder: str, held: list[int]) -> None:
    m = Map(sheriff=True, sheriff_remainder=remainder, final_mountain_tokens=False)
    m.put("s1", "SH6", ">", act="")
    m.act("sheriff o")
    m.act("end")
    m.stack_of("o", "mountain", 3)
    m.man(0, "o", "mountain")
    m.man(1, "o", "mountain")
    m.draw("R01", 0)
    m.last()
    m.play(m.code("e1", ">"))
    supply = int(m.s.supply)
    m.act("end")
    m.take()
    assert m.s.phase == st.OVER_NOW and m.held == held
    assert m.s.supply == supply + (remainder == "supply")


def test_unfinished_mountains_at_the_end_by_option() -> None:
    for options, held, points in (
        ({}, [1, 0], 1),
        ({"final_mountain_tokens": False}, [0, 0], 0),
        ({"final_mountain_symbol": 1}, [1, 0], 2),
    ):
        m = Map(**options)
        m.man(0, "o", "mountain")
        m.draw("R01", 1)
        m.last()
        m.play(m.code("e1", ">"))
        m.act("end")
        m.take()
        assert m.held == held and m.scores == [points, 0]


# -- the end -----------------------------------------------------------------------------------------------------------
def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    m = Map()
    for k in range(int(m.s.open_places)):
        m.s.need[k] = 0b01_01_01_01  # mountains everywhere
    m.draw("R15")
    assert m.s.phase == st.DRAWING and m.s.turn_of == 0 and m.s.stack == 70 and m.s.tiles == 1
    m.last()
    m.s.left[box.face_number("R16")] = m.s.stack = 1
    GAME.draw(m.states, box.face_number("R16"))
    assert m.s.phase == st.OVER_NOW, "no tile is left: no turn, the game ends"


def test_tokens_are_added_last_and_ties_share_a_place() -> None:
    m = Map(players=3)
    m.put("e1", "R01", ">", seat=0, act="tent o")
    m.draw("R01", 0)
    m.last()
    m.play(m.code("e2", ">"))
    assert m.scores == [0, 0, 0]
    m.act("dig", (3,))
    assert m.s.phase == st.OVER_NOW
    assert m.scores == [3, 0, 0] and GAME.ranks(m.states) == [0, 1, 1]


def test_the_remainder_needs_the_sheriff() -> None:
    with pytest.raises(BadOption, match="add sheriff"):
        GAME.options(sheriff_remainder="supply")
    assert GAME.option_values(GAME.options(sheriff_remainder="deal"))["sheriff"] is False
    assert GAME.teams(GAME.options(players=4)) == (0, 1, 2, 3)
