"""The slow referee against the dossier's fifteen examples, and against what its tile list must add up to."""

from __future__ import annotations

from collections import Counter

import pytest

from goldrush.slow import Referee
from goldrush.slow_map import Spot
from goldrush.slow_tiles import BY_ID, FACES, TOKENS, edges, owner, turns

Tile = tuple[str, int, int, int]  # face, north, east, turn


def table(*tiles: Tile, players: int = 3, **options: object) -> Referee:
    """A game with these tiles laid in order; every one must fit where it is."""
    referee = Referee(players, {"sheriff": True} | options)
    for face, north, east, turn in tiles:
        assert referee.map.fits(BY_ID[face], north, east, turn), f"{face} does not fit at {north, east}"
        referee.lay_tile(BY_ID[face], north, east, turn)
    return referee


def spot(referee: Referee, north: int, east: int, kind: str, nth: int = 0) -> Spot:
    """The nth area of a kind on the tile at a place."""
    tile = referee.map.at[north, east]
    areas = FACES[referee.map.laid[tile].face].areas
    return tile, [i for i, area in enumerate(areas) if area.kind == kind][nth]


def land(referee: Referee, tile: Tile, seat: int = 0) -> None:
    """A seat places a tile that it has drawn."""
    face, north, east, turn = tile
    referee.turn, referee.hand = seat, BY_ID[face]
    assert (north, east, turn) in referee.map.placements(BY_ID[face])
    referee.place(north, east, turn)


def dealt(referee: Referee, owed: list[int]) -> list[int]:
    return [owed.count(seat) for seat in range(referee.players)]


LEFT: Tile = ("R12", 0, -1, 0)
LEFT_LOCO: Tile = ("R14", 0, -1, 3)
RIGHT: Tile = ("R12", 0, 2, 0)
RIGHT_LOCO: Tile = ("R14", 0, 2, 1)


@pytest.mark.parametrize(
    ("left", "middle", "right", "points"),
    [
        (LEFT, "R01", RIGHT, 4),
        (LEFT, "R02", RIGHT, 8),
        (LEFT, "R02", RIGHT_LOCO, 4),
        (LEFT_LOCO, "R02", RIGHT_LOCO, 4),
    ],
)
def test_1_a_line_of_four(left: Tile, middle: str, right: Tile, points: int) -> None:
    game = table(left, (middle, 0, 1, 1))
    game.cowboys[1] = [spot(game, 0, 0, "railroad")]
    land(game, right)
    game.rest()
    assert game.track == [0, points, 0]
    assert game.cowboys[1] == []


def test_2_the_same_line_unfinished() -> None:
    game = table(("R01", 0, -1, 1), ("R02", 0, 1, 1), RIGHT)
    game.cowboys[1] = [spot(game, 0, 0, "railroad")]
    game.end()
    assert game.track == [0, 4, 0]


def test_3_the_first_mountain_closed() -> None:
    game = table()
    game.cowboys[2] = [spot(game, 0, 0, "mountain")]
    land(game, ("M16", 1, 0, 2))
    game.rest()
    assert game.track == [0, 0, 2]
    assert dealt(game, game.owed) == [0, 0, 2]


def seven() -> Referee:
    """Seven symbols; the last tile is still missing."""
    return table(("M02", 1, 0, 2), ("SH3", 1, -1, 1))


def close_seven(game: Referee, tokens: int, seat: int) -> None:
    game.take_off(game.map.feature(spot(game, 0, 0, "mountain")), 6)
    land(game, ("M16", 1, 1, 3), seat)
    game.tokens[spot(game, 0, 0, "mountain")] += tokens - 1
    game.rest()


def test_4_most_miners_take_it_all() -> None:
    game = seven()
    game.cowboys[0] = [spot(game, 0, 0, "mountain"), spot(game, 1, 0, "mountain")]
    game.cowboys[1] = [spot(game, 1, -1, "mountain")]
    close_seven(game, 3, 1)
    assert game.track == [7, 0, 0]
    assert game.owed == [0, 0, 0]


@pytest.mark.parametrize(("turn", "deal"), [(0, [0, 2, 0, 2, 0]), (1, [2, 0, 2, 0, 2]), (2, [2, 0, 2, 0, 2])])
def test_5_and_6_tied_owners_take_in_turn(turn: int, deal: list[int]) -> None:
    game = seven()
    game.cowboys[0] = [spot(game, 0, 0, "mountain")]
    game.cowboys[2] = [spot(game, 1, -1, "mountain")]
    close_seven(game, 5, turn)
    assert game.track == [7, 0, 7]
    assert game.owed == deal


def test_7_a_city_with_a_loop() -> None:
    game = table(LEFT, ("C02", 0, 1, 0), ("R06", 1, 1, 3), ("R06", 1, 2, 0), ("R06", 0, 2, 1))
    game.cowboys[0] = [spot(game, 0, 1, "city")]
    land(game, ("R12", -1, 1, 2))
    game.rest()
    assert game.track == [9, 0, 0]


def test_8_a_city_with_an_open_line() -> None:
    game = table(LEFT, ("C01", 0, 1, 0))
    game.cowboys[0] = [spot(game, 0, 1, "city")]
    land(game, ("R12", -1, 1, 2))
    game.rest()
    assert game.track == [0, 0, 0]
    game.end()
    assert game.track == [2, 0, 0]


def test_9_two_farmers_tied() -> None:
    game = table(("P01", -1, 0, 0), ("P02", -2, 0, 0))
    game.cowboys[0], game.cowboys[1] = [spot(game, -1, 0, "prairie")], [spot(game, -2, 0, "prairie")]
    game.end()
    assert game.track == [8, 8, 0]


def test_10_the_sheriff_arrives() -> None:
    game = table(("M02", 1, 0, 2), ("M16", 1, -1, 1))
    game.take_off(game.map.feature((0, 0)), 4)
    game.tents = [spot(game, 0, 0, "mountain"), spot(game, 1, 0, "mountain"), spot(game, 1, -1, "mountain")]
    supply = game.supply
    land(game, ("SH1", -1, 0, 0))
    assert game.phase == "sheriff"
    game.send((0, 0))
    assert game.supply == supply + 1
    assert game.stack(game.map.feature((0, 0))) == 0
    game.tokens[0, 0] = 1
    assert not game.may_dig()
    game.sheriff = None
    assert game.may_dig()


GRAVE = [("C01", 0, 1, 2), ("R01", 0, 2, 1), ("P01", -1, 0, 0), ("P01", -1, 2, 0)]
GRAVE += [("R01", -2, 0, 1), ("C01", -2, 1, 0), ("R01", -2, 2, 1)]


def test_11_a_graveyard_in_the_last_gap() -> None:
    game = table(*GRAVE)
    land(game, ("SH1", -1, 1, 0))
    game.send((0, 0))
    assert spot(game, -1, 1, "graveyard")[1] in game.cowboy_targets()
    game.cowboy(spot(game, -1, 1, "graveyard")[1])
    assert game.track == [11, 0, 0]
    assert game.cowboys[0] == []


def test_12_a_graveyard_at_the_end() -> None:
    game = table(*GRAVE[:4], ("SH1", -1, 1, 0))
    game.cowboys[0] = [spot(game, -1, 1, "graveyard")]
    game.end()
    assert game.track == [1 + 5 + 1, 0, 0]


def test_13_a_ring() -> None:
    game = table(("R06", -1, 0, 3), ("R06", -1, 1, 0), ("R06", -2, 1, 1))
    game.cowboys[0] = [spot(game, -1, 0, "railroad")]
    land(game, ("R07", -2, 0, 2))
    game.rest()
    assert game.track == [8, 0, 0]


def test_14_no_tent_beside_my_own_miner() -> None:
    game = table(("M02", 1, 0, 2))
    game.cowboys[0] = [spot(game, 0, 0, "mountain")]
    assert spot(game, 0, 0, "mountain") not in game.tent_targets()
    assert spot(game, 1, 0, "mountain") in game.tent_targets()


def test_15_a_tent_is_no_obstacle_for_a_miner() -> None:
    game = table()
    game.tents[1] = spot(game, 0, 0, "mountain")
    land(game, ("M02", 1, 0, 2))
    assert 0 in game.cowboy_targets()


def test_the_tiles_add_up() -> None:
    base = [f for f in FACES if not f.star]
    star = [f for f in FACES if f.star]
    assert len(FACES) == 57
    for faces, totals in ((base, [72, 44, 57, 14, 16, 8, 6, 0]), (star, [6, 4, 6, 1, 1, 0, 0, 2])):
        areas = [area for face in faces for area in face.areas * face.copies]
        kinds = Counter(area.kind for area in areas)
        found = [sum(f.copies for f in faces), kinds["mountain"], sum(a.nuggets for a in areas)]
        found += [sum(getattr(a, what) for a in areas) for what in ("locomotives", "tipis", "herds")]
        assert [*found, kinds["city"], kinds["graveyard"]] == totals
    assert sum(TOKENS.values()) == 63


def test_every_edge_point_has_one_owner() -> None:
    wanted = {"M": {1}, "R": {0, 1, 2}, "P": {0, 2}}
    for face in range(len(FACES)):
        for turn in range(4):
            points = {3 * side + i for side, edge in enumerate(edges(face, turn)) for i in wanted[edge]}
            assert set(owner(face, turn)) == points
    assert [turns(BY_ID[name]) for name in ("M01", "M13", "M15", "R16")] == [(0,), (0, 1), (0, 1, 2, 3), (0, 1, 2, 3)]
