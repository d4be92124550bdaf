"""The bots of Cheese Pursuit: the two tables against the rules themselves, and the levels."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from cheeseboard.games import pursuit
from cheeseboard.games.pursuit import wits, wits_race
from cheeseboard.games.pursuit.box import ALL_WEDGES, CATEGORIES, HUB_SPACE, SPACES, code_of, space_number, targets
from cheeseboard.games.pursuit.wits_proof import practice, race
from cheeseboard.games.pursuit.wits_tables import HOME, Course, half, hundredths, load, moves, turns
from cheeseboard.games.pursuit.wits_win import TURNED, Race, turn_mask
from cheeseboard.kernel import Game
from cheeseboard.players.levels import for_game

EVEN = (0.5,) * CATEGORIES


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(pursuit.__name__)


@pytest.fixture(scope="module")
def compiled(game: Game) -> Any:
    return game.compiled(drivers=(wits_race,))


def test_the_last_question_alone_is_a_row_of_tosses() -> None:
    """Home, the side answers until it is right: (1 - p) / p turns more, by the category it knows least."""
    table = turns(Course((0.9, 0.8, 0.25, 0.7, 0.6, 0.5)))
    assert table[ALL_WEDGES, HOME] == pytest.approx(3.0)


def test_more_wedges_are_never_worse() -> None:
    table = turns(half())
    for mask in range(ALL_WEDGES + 1):
        for c in range(CATEGORIES):
            if not (mask >> c) & 1:
                assert (table[mask | 1 << c, :SPACES] < table[mask, :SPACES]).all()


def test_the_value_is_what_the_best_moves_bring() -> None:
    """Bellman's equation, written once more from the rulebook's words."""
    course = Course((0.3, 0.9, 0.5, 0.6, 0.7, 0.4), exact=True, miss_leaves=True)
    table = turns(course)
    for mask in (0, 5, 62, ALL_WEDGES):
        after = moves(course, mask)
        for space in (HUB_SPACE, space_number("W0"), space_number("R33"), space_number("S14")):
            best = sum(min(after[end] for end in targets(space, throw)) for throw in range(1, 7)) / 6
            assert table[mask, space] == pytest.approx(best, abs=1e-9)


def test_who_nearly_always_knows_needs_no_second_turn_but_for_the_last_question() -> None:
    """Not one: who never misses could roam for ever within a single turn, and no number of turns is least."""
    almost = (1.0 - 1e-6,) * CATEGORIES
    assert turns(Course(almost, exact=True))[0, HUB_SPACE] == pytest.approx(0.0, abs=0.001)
    assert turns(Course(almost))[0, HUB_SPACE] == pytest.approx(1.0, abs=0.001)


@pytest.mark.parametrize("chance", [(0.5,) * 5, (0.0, *EVEN[1:]), (1.0, *EVEN[1:])])
def test_a_course_wants_six_chances(chance: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="six chances"):
        Course(chance)


def test_the_table_that_ships_is_the_one_that_is_solved() -> None:
    assert np.array_equal(load(), hundredths(turns(half())))


def test_practice_games_take_as_long_as_the_table_says(game: Game) -> None:
    """10,000 games here; a million with wits_proof. Five standard errors: one run in two million fails by chance."""
    table, mean, error = practice(game, 10_000, 50, 1)
    assert abs(mean - table) < 5 * error


def test_turning_the_wheel_turns_the_categories() -> None:
    assert sorted(TURNED) == list(range(SPACES + 1))
    assert TURNED[space_number("W5")] == space_number("W0")
    mask, seen = 1, []
    for _ in range(CATEGORIES):
        seen.append(mask)
        mask = turn_mask(mask)
    assert mask == 1
    assert sorted(seen) == [1 << c for c in range(CATEGORIES)], code_of(0)


def test_two_last_questions_are_a_race_of_tosses(compiled: Any) -> None:
    """Both home: who answers first wins with p / (1 - (1-p)(1-q)), whatever else there is on the wheel."""
    p, q = 0.6, 0.35
    a, b = Race(compiled, p, q).pair(ALL_WEDGES, ALL_WEDGES)
    assert a[HOME, HOME] == pytest.approx(p / (1 - (1 - p) * (1 - q)), abs=1e-6)
    assert b[HOME, HOME] == pytest.approx(q / (1 - (1 - p) * (1 - q)), abs=1e-6)


def test_one_wedge_more_is_a_lead_and_the_throw_is_one_too(compiled: Any) -> None:
    table = Race(compiled, 0.5, 0.5)
    even, _ = table.pair(31, 31)
    ahead, behind = table.pair(ALL_WEDGES, 31)
    assert even[HUB_SPACE, HUB_SPACE] > 0.5
    assert ahead[HOME, HUB_SPACE] > even[HUB_SPACE, HUB_SPACE]
    assert behind[HUB_SPACE, HOME] < 0.5


def test_a_turned_pair_is_solved_once_and_looks_the_same(compiled: Any) -> None:
    """The symmetry is used; solving the turned pair afresh must give the same numbers."""
    lazy = Race(compiled, 0.5, 0.5)
    a, _ = lazy.pair(61, 62)
    turned, _ = lazy.pair(turn_mask(61), turn_mask(62))
    fresh, _ = Race(compiled, 0.5, 0.5)._solve(turn_mask(61), turn_mask(62))
    assert np.allclose(turned, fresh, atol=1e-6)
    assert a[HUB_SPACE, HUB_SPACE] == pytest.approx(turned[HUB_SPACE, HUB_SPACE], abs=1e-6)


@pytest.mark.long
def test_the_whole_table_agrees_with_a_million_games(game: Game, compiled: Any) -> None:
    """Two sides that play by it win as often as it says; against who only counts turns it does not do worse."""
    wins = Race(compiled, 0.5, 0.5).whole()
    share, error = race(game, 1_000_000, 50, 1, 3, wins)
    assert abs(share - float(wins[0, 0, 0, 0])) < 5 * error
    first, one = race(game, 1_000_000, 50, 1, 1, wins)
    second, two = race(game, 1_000_000, 50, 1, 2, wins)
    assert 0.5 * (first + 1.0 - second) > 0.5 - 2 * math.hypot(one, two)


def test_every_level_plays_whole_games(game: Game) -> None:
    assert wits.LEVELS == ("gentle", "sharp", "merciless")
    for level in wits.LEVELS:
        states, rng = game.new(game.options(players=2, home="exact", skill=80)), np.random.default_rng(3)
        player = for_game(game, level, 5)
        for _ in range(2000):
            mask = game.actors(states)
            if mask == 0:
                break
            if mask < 0:
                outcomes = game.chance(states)
                total = sum(weight for _, weight in outcomes)
                k = rng.choice(len(outcomes), p=[weight / total for _, weight in outcomes])
                game.draw(states, outcomes[int(k)][0])
                continue
            seat = game.waiting(states)[0]
            game.apply(states, seat, player.act(states, 0, seat))
        assert game.actors(states) == 0, level
