"""The rules, one corner at a time, on positions that a person could lay out; and the box they are read from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cheeseboard.games.chou import box, rules_codes
from cheeseboard.kernel import CHANCE, OVER, BadOption, listening
from chou.table import GAME, SEATINGS, at, clause, play, text_of
from words.details import say_everywhere

BOX_TEXT = (Path(box.__file__).parent / "box.toml").read_text("utf-8")


def night(garden: str, rabbits: str, more: str = "", **options: Any) -> Any:
    return at(f"night 6\n{garden}\nrabbits {rabbits}\n{more}", **{"score": True, "arrows": "A6", **options})


def effects(states: Any, advance: Any) -> list[str]:
    with listening() as heard:
        advance()
    del states
    return [GAME.clauses.EFFECTS[told.effect - 1].id for told in heard]


def moves(states: Any, seat: int) -> set[str]:
    return {GAME.notation.write_move(GAME.view(states), seat, action) for action in GAME.legal(states, seat)}


# -- the box -----------------------------------------------------------------------------------------------------------
def test_the_box_is_the_dossiers() -> None:
    assert box.BOX.cells[6] == "b4" and box.cell_number("c3") == box.CABIN_CELL
    assert (box.START_A, box.START_B) == (6, 17)
    near = np.asarray(box.NEAR)
    assert (near >= 0).sum() == 60  # thirty edges
    assert sorted((near[p] >= 0).sum() for p in range(24)).count(2) == 12
    touched = [sum(c in row for row in box.BOX.touches) for c in range(19)]
    assert sorted(touched) == [2] * 6 + [3] * 6 + [6] * 7
    assert all(
        (box.STEPS[p, q] == 2 or p == q) == (q in np.asarray(box.WALKS)[p]) for p in range(24) for q in range(24)
    )
    rays = np.asarray(box.RAYS)
    assert rays[0, 5].tolist() == [4, 9, 14, 18, -1]  # a1 to the lower right
    assert rays[16, 2].tolist() == [12, 7, 31, 31, -1]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("cabbage = 18", "cabbage = 17", "[board]: 19 cells"),
        ('cabin = "c3"', 'cabin = "z3"', "no cell “z3”"),
        ('["a2", 1, -2]', '["a1", 1, -2]', "same name"),
        ('["a2", 1, -2]', '["A", 1, -2]', "one small letter"),
        ('["e", 1, 0]', '["e", 2, 0]', "[directions]"),
        ('["a1", "a2", "b2"]', '["a1", "a2", "e3"]', "[path]: point 0"),
        ("[0, 2], ", "[0, 23], ", "edge 0-23"),
        ("[0, 2], ", "[0, 99], ", "does not exist"),
        ("pawns = [6, 17]", "pawns = [6, 9]", "opposite"),
        ("pawns = [6, 17]", "pawns = [0, 17]", "does not touch the cabin"),
        ("base = { six = 9, five = 9 }", "base = { six = 9, five = 8 }", "[arrows.B65]"),
        ("full = 9", "", "`full` is missing"),
        ("full = 9", 'full = "nine"', "wrong form"),
        ("[compost]", "[compost", "no TOML at line"),
    ],
)
def test_a_wrong_box_says_what_is_wrong(old: str, new: str, complaint: str) -> None:
    assert old in BOX_TEXT
    with pytest.raises(box.BadBox) as bad:
        box.read_box(BOX_TEXT.replace(old, new, 1))
    assert complaint in str(bad.value)
    say_everywhere(bad.value, new, "chou")


def test_every_table_of_the_box_names_its_source() -> None:
    for part in BOX_TEXT.split("\n[")[1:]:
        assert "\nsource = " in part, part.splitlines()[0]


# -- clauses and options -----------------------------------------------------------------------------------------------
def test_numbers_and_names_of_clauses_and_effects_agree() -> None:
    for name, code in vars(rules_codes).items():
        if name.isupper():
            told = name.removeprefix("TELL_")
            known = GAME.clauses.EFFECTS if told != name else GAME.clauses.CLAUSES
            what = known[code - 1].id
            assert known[code - 1].code == code
            assert what.replace(".", "_").replace("-", "_").upper() == told
    assert len(GAME.clauses.CLAUSES) == 99
    assert {c.chapter for c in GAME.clauses.CLAUSES} == set(GAME.clauses.CHAPTERS)
    ids = {c.id for c in GAME.clauses.CLAUSES}
    assert len(ids) == 99 and all(effect.clause in ids for effect in GAME.clauses.EFFECTS)


@pytest.mark.parametrize(
    "given",
    [
        {"split": "rabbits"},
        {"players": 4, "split": "rabbits"},
        {"last_rabbit": "owner"},
        {"players": 3, "last_rabbit": "owner"},
        {"last_night": "counted"},
        {"bush_stop": 3},
        {"players": 5},
        {"players": 1},
        {"arrows": "A4"},
        {"bushes": True, "bush_stop": 61},
    ],
)
def test_contradictory_options_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as bad:
        GAME.options(**given)
    assert str(bad.value).endswith(".") and bad.value.id


def test_options_of_a_header_can_be_given_back() -> None:
    for seating in SEATINGS:
        made = GAME.options(**seating)
        assert GAME.options(**GAME.option_values(made)).tobytes() == made.tobytes()
    GAME.options(players=3, last_rabbit="owner", score=True)  # in the second leg two people play rabbits


def test_teams_and_owners() -> None:
    owners = [GAME.new(GAME.options(**seating))["owner"][0].tolist() for seating in SEATINGS]
    assert owners == [[0, 0, 1, 1], [0, 0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 3]]
    teams = [GAME.teams(GAME.options(**seating)) for seating in SEATINGS]
    assert teams == [(0, 1), (0, 1, 1), (0, 0, 1), (0, 0, 1, 1)]


# -- First Night -------------------------------------------------------------------------------------------------------
def test_first_night() -> None:
    states = GAME.new(GAME.options(players=4))
    assert GAME.waiting(states) == (0, 1)
    assert clause(states, 0, "2-a1") == "team.four-players"
    assert clause(states, 2, "A-1") == "first-night.gardeners-blind"
    assert clause(states, 0, "A-1") == "team.two-sides"
    assert clause(states, 0, "1-c3") == "first-night.under-a-cabbage"
    assert clause(states, 0, "1-x") == "night.exposed-only-then"
    play(states, 0, "..")
    assert GAME.waiting(states) == (1,)
    assert clause(states, 0, "1-a1") == "night.order-free"
    assert clause(states, 1, "..") == "night.order-free"
    play(states, 1, "2-a1")
    GAME.draw(states, 62)
    assert GAME.waiting(states) == (0,)
    assert clause(states, 0, "1-a1") == "first-night.different-cabbages"
    assert clause(states, 0, "..") == "first-night.both-hidden"
    assert clause(states, 1, "2-a2") == "first-night.both-hidden"
    play(states, 0, "1-b4")
    assert effects(states, lambda: GAME.draw(states, 63)) == ["arrows-seen", "day-breaks"]
    assert GAME.waiting(states) == (2, 3)
    assert not states["eaten"].any()


def test_first_night_with_bushes() -> None:
    garden = "b c c\nd c c c\nd b h c c\nd b c c\nc c c"
    states = at(f"first night\n{garden}", bushes=True)
    assert clause(states, 0, "1-b1") == "first-night.not-under-double"
    play(states, 0, "1-a1")
    assert GAME.actors(states) == 1  # a Bush's arrows are known: nothing is drawn


def test_setup_with_bushes_is_six_draws() -> None:
    states = GAME.new(GAME.options(bushes=True))
    assert clause(states, 0, "1-a1") == "variant.random-places"
    labels = []
    for cell in (0, 1, 2, 3, 4, 5):
        labels.append(GAME.notation.draw_label(GAME.view(states)))
        assert (cell, 1) in GAME.chance(states)
        GAME.draw(states, cell)
    assert labels == ["bush"] * 3 + ["double"] * 3
    assert states["kind"][0].tolist() == [3, 3, 3, 2, 2, 2] + [1] * 3 + [4] + [1] * 9
    assert GAME.actors(states) == 1


# -- night -------------------------------------------------------------------------------------------------------------
ALL = "c c c\nc c c c\nc c h c c\nc c c c\nc c c"
ROW = ". . .\n. . . .\nc c h c c\n. . . .\n. . ."


def test_runs_stop_at_the_first_cabbage_and_pass_the_cabin() -> None:
    states = night(ROW, "c1 c5")
    assert moves(states, 0) == {"1-c2", "2-c4"}
    assert clause(states, 0, "1-c4") == "night.first-cabbage"
    assert clause(states, 0, "1-c3") == "night.no-stop-between"
    assert clause(states, 0, "1-d1") == "night.no-stop-between"
    assert clause(states, 0, "1-c1") == "night.must-move"
    assert clause(states, 0, "1-a3") == "night.straight-line"
    assert clause(states, 0, "1-x") == "night.exposed-only-then"
    assert clause(states, 1, "A-9") == "night.gardeners-blind"
    play(states, 0, "1-c2")
    assert states["eaten"][0].tolist()[7:9] == [1, 0]
    assert clause(states, 0, "1-c4") == "night.one-after-the-other"
    assert clause(states, 0, "..") == "night.eat-compulsory"
    assert moves(states, 0) == {"2-c4"}


def test_the_other_rabbit_blocks_and_its_fresh_bite_does_not() -> None:
    states = night(ROW, "c1 c2")
    assert moves(states, 0) == {"1-x", "2-c4"}
    assert clause(states, 0, "1-c2") == "night.no-stop-on-other"
    assert clause(states, 0, "1-c4") == "night.no-pass-over-other"
    assert clause(states, 0, "2-c1") == "night.no-stop-on-other"
    play(states, 0, "2-c4")
    assert moves(states, 0) == {"1-x"}  # c4 now hides the other
    assert clause(states, 0, "1-c2") == "night.no-stop-between"
    play(states, 0, "1-x")
    assert states["rabbits"][0].tolist() == [-3, 10]  # taken at dawn
    assert states["eaten"][0, 7] == 1 and states["eaten"][0, 8] == 1


def test_the_order_is_the_sides_own_choice() -> None:
    states = night(". . .\n. . . .\nc . h c c\n. . . .\n. . .", "c1 c4")
    assert moves(states, 0) == {"1-x", "2-c5"}
    play(states, 0, "1-x")  # allowed: its side chose that order (ruling.no-order-choice-by-program)
    assert moves(states, 0) == {"2-c5"}  # an exposed rabbit blocks nothing, and c1 is eaten


def test_arrows_decide_the_direction() -> None:
    states = night(ALL, "b2 e3", "arrows b2 -ne  e3 -w", arrows="B65", score=False)
    assert clause(states, 0, "1-a2") == "night.only-arrows"
    assert clause(states, 0, "2-e2") == "night.only-arrows"
    states = night(
        "c c c\nc c c c\nc c h c c\nc c c c\nc . c", "e1 e3", "arrows e1 -e  e3 -nw", arrows="B65", score=False
    )
    assert clause(states, 0, "1-e3") == "night.only-arrows"
    garden = "c c c\nc c c c\nc c h c c\nc c c c\nc x c"
    states = night(garden, "e1 e3", "arrows e1 -e  e3 -nw  e2 *\nmoved 2", arrows="B65", score=False)
    assert clause(states, 0, "1-e3") == "night.arrows-of-the-flipped-tile"


def test_bushes() -> None:
    garden = "c c c\nc c c c\nc b h b c\nd d d :\nb . ."
    states = night(garden.replace(":", "c"), "c2 c1", bushes=True)
    assert clause(states, 0, "1-c2") == "bush.must-flee"
    assert clause(states, 0, "1-c5") == "bush.must-stop"
    play(states, 0, "1-c4")
    assert states["eaten"][0, 8] == 0
    assert moves(states, 0) == {"2-c2", "2-b1", "2-d1"}
    play(states, 0, "2-c2")
    assert states["eaten"][0, 7] == 1


def test_an_exposed_rabbit_frees_its_bush() -> None:
    states = night(". . .\n. . . .\nb c h . .\n: : : .\n. b b", "c1 c2", bushes=True)
    assert moves(states, 0) == {"1-x", "2-e2"}
    play(states, 0, "1-x")
    assert moves(states, 0) == {"2-c1", "2-e2"}


def test_a_double_counts_two() -> None:
    garden = ". . .\nd d c c\nc b h b c\nd c c c\nb c c"
    states = at(f"night 3\n{garden}\nrabbits b1 c1", bushes=True, arrows="A6")
    play(states, 0, "1-b2", "2-c2")
    play(states, 1, "A-7", "B-18")
    assert states["compost"][0] == 3 + 2 + 1
    assert [(t.count, t.each) for t in GAME.clauses.terms(GAME.view(states), 0)] == [(4, 1), (1, 2)]


# -- day ---------------------------------------------------------------------------------------------------------------
def test_walks_and_looks() -> None:
    states = at("day 1\nrabbits a1 a2")
    assert {m for m in moves(states, 1) if m.startswith("A") and "?" not in m} == {
        *("A-7", "A-1", "A-2", "A-6", "A-14", "A-8", "A-15"),
    }
    assert clause(states, 1, "A-4") == "ruling.b-without-tile"
    assert clause(states, 1, "A-12") == "day.a-two-cells"
    assert clause(states, 1, "A-3") == "path.only-dotted-line"  # three steps round b2, or straight across it
    assert clause(states, 1, "A-18") == "path.only-dotted-line"  # straight across the cabin
    assert clause(states, 1, "A-1?a1") == "day.a-no-look"
    assert clause(states, 1, "A-7?b2") == "day.b-one-cell"
    assert clause(states, 1, "A-4?b3") == ""
    assert clause(states, 1, "A-4?a2") == ""
    assert clause(states, 1, "A-10?b3") == "day.b-look-from-destination"
    assert clause(states, 1, "A-10?a1") == "day.b-only-around"
    assert clause(states, 1, "A-10?c3") == "day.b-only-cabbage-face"
    assert clause(states, 1, "..") == "day.no-standing-still"
    assert clause(states, 0, "1-a3") == "day.then-night"
    assert clause(states, 0, "A-7") == "team.two-sides"
    play(states, 1, "A-7")
    assert clause(states, 1, "A-7") == "day.each-pawn-once"


def test_a_bare_step_where_nothing_can_be_lifted() -> None:
    states = at("day 8\n. . .\n. . . .\n. . h . .\n. . . .\nc c c\nrabbits e1 e2", score=True)
    assert clause(states, 1, "A-4") == ""
    assert clause(states, 1, "B-21") == "ruling.b-without-tile"


def test_gardeners_take_turns_as_they_like() -> None:
    states = at("day 1\nrabbits a1 a2", players=4)
    assert GAME.waiting(states) == (2, 3)
    assert clause(states, 2, "B-18") == "team.four-players"
    play(states, 2, "..")
    assert GAME.waiting(states) == (3,)
    assert clause(states, 2, "A-7") == "day.order-free"
    assert clause(states, 3, "..") == "day.order-free"
    play(states, 3, "B-18")
    assert GAME.waiting(states) == (2,)
    assert clause(states, 2, "..") == "day.no-standing-still"
    assert clause(states, 3, "..") == "day.each-pawn-once"
    play(states, 2, "A-7")
    assert states["phase"][0] == 2 and states["round"][0] == 2


def test_a_catch_and_what_comes_after() -> None:
    states = at("day 1\nrabbits b2 e3", players=4)
    assert "caught" in effects(states, lambda: play(states, 2, "A-4?b2"))
    assert states["rabbits"][0, 0] == -3 and states["eaten"][0, 4] == 0
    assert GAME.scores(states) == [0, 0, 1, 1]
    play(states, 3, "B-18")
    assert GAME.waiting(states) == (0, 1)  # both lead the last rabbit
    assert clause(states, 0, "1-a1") == "catch.one-token-left"
    assert "2-e2" in moves(states, 0) and "2-e2" in moves(states, 1)
    owner = at(text_of(states), players=4, last_rabbit="owner")
    assert GAME.waiting(owner) == (1,)
    assert clause(owner, 0, "2-e2") == "team.four-players"
    assert clause(owner, 1, "2-e2") == ""


def test_the_second_pawn_finds_an_empty_tile_after_a_catch() -> None:
    states = at("day 1\nrabbits b2 e3\npawns 7 7")
    play(states, 1, "A-4?b2", "B-4?b2")
    assert states["phase"][0] == 2
    assert states["day_missed"][0, 0] == 0 and states["day_caught"][0, 0] == 1 << 4


# -- the end -----------------------------------------------------------------------------------------------------------
EIGHT = "c x .\n. . . c\n. . h c c\n. . c c\nx c c"


def test_eaten_is_not_composted_and_eight_becomes_ten() -> None:
    states = at(f"day 6\n{EIGHT}\nrabbits a1 e2", arrows="A6")
    assert states["compost"][0] == 8
    play(states, 1, "A-7")
    assert GAME.actors(states) != OVER
    heard = effects(states, lambda: play(states, 1, "B-18"))
    assert heard[-1] == "rabbits-win" and heard.count("composted") == 2
    assert GAME.scores(states) == [10, 0] and GAME.ranks(states) == [0, 1]
    assert clause(states, 1, "A-7") == "end.rabbits-ninth-composted"


def test_the_second_catch_wins_at_once() -> None:
    states = at(f"day 6\n{EIGHT}\nrabbits caught c4\npawns 7 18", arrows="A6")
    heard = effects(states, lambda: play(states, 1, "A-11?c4"))
    assert heard[-1] == "gardeners-win"
    assert GAME.scores(states) == [8, 2] and GAME.ranks(states) == [1, 0]
    assert clause(states, 0, "1-a1") == "end.gardeners-both-caught"


def test_exposed_on_the_night_of_the_ninth_bite() -> None:
    alone = at("night 5\nc . .\n. . c c\n. c h c c\n. c . c\nc c .\nrabbits a1 caught\n", arrows="A6")
    assert alone["compost"][0] == 8
    assert moves(alone, 0) == {"1-x"}
    heard = effects(alone, lambda: play(alone, 0, "1-x"))
    assert heard == ["rabbit-stuck", "day-breaks", "eaten", "exposed-caught", "gardeners-win"]
    assert GAME.scores(alone) == [8, 2]


def test_the_house_stop() -> None:
    garden = ". . c\n. c . c\nc b h b b\nd d d c\nc c c"
    text = f"night 9\n{garden}\nrabbits c2 c4\nquiet 9"
    states = at(text, bushes=True, arrows="A6")
    play(states, 0, "2-c5", "1-c4")
    assert states["ending"][0] == 3 and GAME.ranks(states) == [1, 0]
    assert clause(states, 0, "..") == "ruling.bush-hop-stop"
    for options in ({"bush_stop": 0}, {"bush_stop": 11}):
        states = at(text, bushes=True, arrows="A6", **options)
        play(states, 0, "2-c5", "1-c4")
        assert states["ending"][0] == 0 and states["quiet"][0] == 10
    states = at(text, bushes=True, arrows="A6", score=True)
    assert "bush-stop-leg" in effects(states, lambda: play(states, 0, "2-c5", "1-c4"))
    assert states["leg"][0] == 1 and states["leg_scores"][0, 0] == 4


def test_two_legs() -> None:
    states = at(f"day 6\n{EIGHT}\nrabbits caught c4", arrows="A6", score=True, players=3)
    play(states, 2, "B-18")
    heard = effects(states, lambda: play(states, 1, "A-11?c4"))
    assert heard[-3:] == ["leg-over", "sides-swap", "first-night"]
    assert states["owner"][0].tolist() == [1, 2, 0, 0]
    assert GAME.waiting(states) == (1, 2)
    assert GAME.scores(states) == [8, 0, 0] and GAME.ranks(states) == [0, 1, 1]
    counted = at(f"day 6\n{EIGHT}\nrabbits caught c4", arrows="A6", score=True, last_night="counted")
    play(counted, 1, "A-11?c4")
    assert GAME.scores(counted) == [10, 0]
    last = at(f"day 6\n{EIGHT}\nrabbits caught c4\nleg 2\npoints 8 0\nround 30", arrows="A6", score=True)
    assert effects(last, lambda: play(last, 0, "A-11?c4"))[-1] == "score-draw"
    assert GAME.scores(last) == [8, 8] and GAME.ranks(last) == [0, 0]
    assert clause(last, 0, "A-7") == "score.until-both-caught"


def test_past_nine_in_a_game_for_points() -> None:
    states = at(f"day 6\n{EIGHT}\nrabbits a1 e2", arrows="A6", score=True)
    play(states, 1, "A-7", "B-18")
    assert states["compost"][0] == 10 and GAME.waiting(states) == (0,)


def test_draws_follow_the_pool() -> None:
    states = at("day 1\nrabbits a1 a2\narrows a1 *  a2 -e")
    play(states, 1, "A-10?b2")
    assert GAME.actors(states) == CHANCE
    assert dict(GAME.chance(states)) == {31: 8, 47: 8, 55: 8, 59: 8, 61: 8, 62: 8, 63: 48}
    states = at("day 1\nrabbits a1 a2", arrows="A5")
    play(states, 1, "A-10?b2")
    assert set(dict(GAME.chance(states))) == {31, 47, 55, 59, 61, 62}
    garden = "c c c\nc d c c\nc b h b c\nd d c c\nb c c"
    states = at(f"day 1\n{garden}\nrabbits a1 a2", bushes=True)
    play(states, 1, "A-10?b2")
    assert dict(GAME.chance(states)) == {31: 2, 47: 2, 55: 2, 59: 2, 61: 2, 62: 2, 63: 6}
    play_bush = at(f"day 1\n{garden}\nrabbits a1 a2", bushes=True)
    play(play_bush, 1, "A-10?c2")
    assert GAME.waiting(play_bush) == (1,)  # a Bush has nothing to draw
