"""Makes `wits.npz`, the weights of the valuation: `python -m cheeseboard.games.goldrush.wits_fit` (a few minutes).

The valuation plays games of two against itself, with small errors so that it sees more than its habits; what every
weight counts for on the way is held against how the game ended (ridge regression towards the weights before the first
round), and the next round is played with the new weights. With the Sheriff every fourth game.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from cheeseboard.games.goldrush import wits_label, wits_search
from cheeseboard.games.goldrush.wits_bot import FILE
from cheeseboard.games.goldrush.wits_worth import (
    W_CITY,
    W_CITY_DONE,
    W_CITY_RAIL,
    W_FARM,
    W_GRAVE,
    W_HILL,
    W_HILL_DONE,
    W_HILL_TENTS,
    W_RAIL,
    W_RAIL_DONE,
    W_SECOND,
    W_SPARE,
    W_TENT,
    W_TENT_HELD,
    WEIGHTS,
    Desk,
)
from cheeseboard.kernel import Game, seeded

PRIOR: dict[int, list[float]] = {
    W_RAIL: [0.2, 1.5, 1.0, 0.3] * 6,
    W_RAIL_DONE: [0.5, 0.1, 0.5, 0.9, 0.3, 0.1],
    W_HILL: [0.1, 1.0, 0.0, 0.1, 0.9, -0.2] * 4,
    W_HILL_DONE: [0.4, 0.9, 0.1],
    W_HILL_TENTS: [-0.1, -0.5],
    W_CITY: [0.8, 1.5, 0.6, 1.5, 0.4, 1.5, 0.2, 1.5],
    W_CITY_RAIL: [1.1, 0.5],
    W_CITY_DONE: [2.5],
    W_FARM: [0.0, 1.0, 1.0, 0.1, 0.0, 0.2],
    W_GRAVE: [1.5, 4.0, 1.0, 0.0, 1.0],
    W_TENT: [0.0, 0.1, 0.0, 0.3, 0.1, 0.6, 0.0, 0.5],
    W_TENT_HELD: [-0.1, -0.1],
    W_SPARE: [0.3, 4.0, 0.4, 7.0, 0.45, 9.0, 0.5, 10.0],
    W_SECOND: [0.0, 0.2, 0.0, 0.3, 0.0, 0.5],
}
"""What somebody who knows the game would say at first."""
SPREAD = 20.0
"""Points by which ends of games differ from what any weights say."""
ERROR = 1.5
"""Points by which the valuation errs in the games it learns from."""
LOOK = 12
"""Placements it looks at there, of about 25."""


def prior() -> Any:
    """The weights of PRIOR: float (WEIGHTS)."""
    found = np.zeros(WEIGHTS)
    for at, part in PRIOR.items():
        found[at : at + len(part)] = part
    return found


class Fit:
    """Games that the valuation plays against itself."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.run = game.compiled(drivers=(wits_search, wits_label))
        self.desk, self.rngs = Desk.zeros(1), np.concatenate([seeded(1), seeded(2)])

    def rows(self, weights: Any, games: int, seed: int, **options: Any) -> tuple[Any, Any]:
        """What the weights count for, (n, WEIGHTS), and what they should say, (n)."""
        setup = self.game.options(**options)
        states = np.concatenate([self.game.new(setup)] * 4)
        rows, ends = np.zeros((40 * games, WEIGHTS + 1)), np.zeros(40 * games)
        self.desk["noise"] = ERROR
        n = self.run.play_and_tell(states, setup, self.desk, self.rngs, weights, seed, games, LOOK, rows, ends)
        return rows[:n, :-1], ends[:n] - rows[:n, -1]

    def meet(self, one: Any, two: Any, games: int, seed: int, **options: Any) -> tuple[float, float]:
        """Share of games and mean lead of weights `one` against `two`, without search."""
        setup, out = self.game.options(**options), np.zeros(2)
        self.desk["noise"] = 0.0
        states = np.concatenate([self.game.new(setup)] * 4)
        self.run.meet(states, setup, self.desk, self.rngs, one, two, seed, games, 1 << 20, out)
        return float(out[0] / games), float(out[1] / games)


def fitted(rows: Any, ends: Any) -> Any:
    """The weights that say best how games end, drawn towards the prior where little is seen of them."""
    first = prior()
    wide = 0.5 * np.abs(first) + 0.15
    left = rows.T @ rows / SPREAD**2 + np.diag(1.0 / wide**2)
    return np.linalg.solve(left, rows.T @ ends / SPREAD**2 + first / wide**2)


def main() -> None:
    """Fit, say how much each round helped, and write the file."""
    from cheeseboard.games import load

    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--rounds", type=int, default=8)
    ask.add_argument("--games", type=int, default=3200)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--file", type=Path, default=FILE)
    given = ask.parse_args()
    fit, weights = Fit(load("goldrush")), prior()
    for k in range(given.rounds):
        parts = [
            fit.rows(weights, given.games * part // 4, 1000 * given.seed + 2 * k + (part == 1), sheriff=part == 1)
            for part in (3, 1)
        ]
        rows, ends = (np.concatenate([part[i] for part in parts]) for i in range(2))
        found = fitted(rows, ends)
        new = found if k == 0 else (weights + found) / 2
        wrong = float(np.std(ends - rows @ new))
        share, lead = fit.meet(new, weights, 400, 999 + k)
        print(
            f"round {k + 1}: {len(ends)} positions, error {wrong:.2f} points; "
            f"against the round before {100 * share:.0f} %, {lead:+.1f}",
            flush=True,
        )
        weights = new
    share, lead = fit.meet(weights, prior(), 1000, 99)
    print(f"against the prior: {100 * share:.1f} %, {lead:+.1f} points")
    np.savez_compressed(given.file, weights=weights.astype(np.float32))


if __name__ == "__main__":
    main()
