"""Shows that the tables are right: they are played out with the rules themselves.

    python -m cheeseboard.games.pursuit.wits_proof [--games 1000000] [--chance 50] [--seed 1]

Practice games of one side by the turns-to-finish table, whose mean must agree with the table; games of two by the
win-probability table, whose share of wins must; and the same pairs of games (same seeds, seats changed) between the
two tables, in which the second must not do worse.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import numpy as np

from cheeseboard.games import load
from cheeseboard.games.pursuit import wits_race
from cheeseboard.games.pursuit.box import ALL_WEDGES, CATEGORIES, SPACES
from cheeseboard.games.pursuit.wits_tables import HOME, Course, moves, turns
from cheeseboard.games.pursuit.wits_win import Race
from cheeseboard.kernel import Game


def steps_of(course: Course) -> Any:
    """Turns left after a move, (64, 73)."""
    return np.array([moves(course, mask) for mask in range(ALL_WEDGES + 1)]).reshape(ALL_WEDGES + 1, SPACES)


def practice(game: Game, games: int, chance: int, seed: int) -> tuple[float, float, float]:
    """What the table says from the start, the mean of so many practice games, and its standard error; in turns."""
    space = game.compiled(drivers=(wits_race,))
    course = Course((chance / 100,) * CATEGORIES)
    steps, rng = steps_of(course), game.rng(seed)
    out, weights = np.zeros(16, np.int32), np.zeros(16, np.int32)
    options = game.options(players=1, skill=chance)
    start = game.new(options)
    total = square = 0.0
    for _ in range(games):
        taken = float(space.walk_home(start.copy(), steps, rng, out, weights))
        total += taken
        square += taken * taken
    mean = total / games
    return float(turns(course)[0, 0]), mean, math.sqrt(max(square / games - mean * mean, 0.0) / games)


def race(game: Game, games: int, chance: int, seed: int, who: int, table: Any) -> tuple[float, float]:
    """The share of so many games that the first to throw wins, and its standard error.

    Seats of the mask `who` move by the win-probability table, (64, 64, 74, 74), the others by turns to finish.
    """
    space = game.compiled(drivers=(wits_race,))
    steps = steps_of(Course((chance / 100,) * CATEGORIES))
    start = game.new(game.options(players=2, skill=chance, starter="first"))
    rng, out, weights = game.rng(seed), np.zeros(16, np.int32), np.zeros(16, np.int32)
    wins = 0
    for _ in range(games):
        wins += int(space.race_on(start.copy(), who, table, steps, rng, out, weights, chance / 100, HOME) == 0)
    share = wins / games
    return share, math.sqrt(share * (1.0 - share) / games)


def main() -> None:
    """Print what the module's docstring says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--chance", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = load("pursuit")
    table, mean, error = practice(game, given.games, given.chance, given.seed)
    print(f"turns to finish: table {table:.4f}, {given.games} games {mean:.4f} +- {1.96 * error:.4f}")
    p = given.chance / 100
    wins = Race(game.compiled(drivers=(wits_race,)), p, p).whole()
    share, error = race(game, given.games, given.chance, given.seed, 3, wins)
    print(f"first to throw wins: table {wins[0, 0, 0, 0]:.4f}, {given.games} games {share:.4f} +- {1.96 * error:.4f}")
    first, one = race(game, given.games, given.chance, given.seed, 1, wins)
    second, two = race(game, given.games, given.chance, given.seed, 2, wins)
    both, error = 0.5 * (first + 1.0 - second), 0.5 * math.hypot(one, two)
    print(f"win-probability against turns-to-finish: {both:.4f} +- {1.96 * error:.4f} of {given.games} pairs of games")


if __name__ == "__main__":
    main()
