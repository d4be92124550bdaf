"""Fits the weights in wits_weights.py: `python -m cheeseboard.games.fromage.wits_fit light`, then `… open`.

light: the policy meets the best one so far; the ways to err are drawn round it, the best averaged (cross-entropy
method). open: the policy plays against itself, with errors; what each line of the evaluation counts for at the
beginning of a turn is held against the points that the seat has added by the end (ridge regression). Both print what
to write down.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from cheeseboard.games.fromage import wits_label, wits_search
from cheeseboard.games.fromage.wits_bot import new_desk
from cheeseboard.games.fromage.wits_value import VALUES
from cheeseboard.games.fromage.wits_weights import LIGHT, OPEN
from cheeseboard.kernel import Game, seeded

ERROR = 0.7
"""Points by which the policy errs in the games it learns from."""


class Fit:
    """Games that the light policy plays against itself."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.run = game.compiled(drivers=(wits_search, wits_label))
        self.rngs = np.concatenate([seeded(1), seeded(2)])

    def rows(self, light: Any, games: int, seed: int, **options: Any) -> tuple[Any, Any]:
        """What the lines of the evaluation count for, (n, VALUES), and what was added by the end, (n)."""
        setup, desk = self.game.options(**options), new_desk()
        desk["p"][0], desk["noise"] = light, ERROR
        states = np.concatenate([self.game.new(setup)] * 2)
        rows, ends, who = np.zeros((12 * games, VALUES)), np.zeros(12 * games), np.zeros(12 * games, np.int32)
        n = self.run.play_and_tell(states, setup, desk, self.rngs, seed, games, rows, ends, who)
        return rows[:n], ends[:n]

    def meet(self, one: Any, two: Any, games: int, seed: int, **options: Any) -> Any:
        """Share of games, mean lead, points and turns of policy `one` against `two`."""
        setup, out = self.game.options(**options), np.zeros(4)
        desks = np.concatenate([new_desk(), new_desk()])
        desks["p"][0], desks["p"][1], desks["noise"] = one, two, 0.1
        states = np.concatenate([self.game.new(setup)] * 2)
        self.run.meet(states, setup, desks, self.rngs, seed, games, out)
        return out / games


def fitted(rows: Any, ends: Any, first: Any) -> Any:
    """The weights that say best what is added, drawn towards `first` where little is seen of them."""
    wide = 0.5 * np.abs(first) + 0.3
    left = rows.T @ rows / 81.0 + np.diag(1.0 / wide**2)
    return np.linalg.solve(left, rows.T @ ends / 81.0 + first / wide**2)


def better(fit: Fit, rounds: int, crowd: int, games: int, seed: int) -> Any:
    """The policy's weights after so many rounds of the cross-entropy method."""
    draw = np.random.default_rng(seed)
    mean = np.array(LIGHT)
    wide = 0.3 * np.abs(mean) + 0.15
    for k in range(rounds):
        tries = mean + wide * draw.normal(size=(crowd, len(mean)))
        leads = [fit.meet(one, mean, games, 1000 * seed + k)[1] for one in tries]
        elite = tries[np.argsort(leads)[-max(4, crowd // 5) :]]
        mean = 0.3 * mean + 0.7 * elite.mean(0)
        wide = 0.4 * wide + 0.6 * elite.std(0) + 0.004
        share, lead, own, turns = fit.meet(mean, LIGHT, 2000, 7)
        print(
            f"round {k + 1}: {100 * share:.1f} %, {lead:+.2f} against the first, {own:.1f} points, {turns:.1f} turns",
            flush=True,
        )
    return mean


def main() -> None:
    """Fit one of the two, and print it."""
    from cheeseboard.games import load

    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("what", choices=("light", "open"))
    ask.add_argument("--rounds", type=int, default=15)
    ask.add_argument("--crowd", type=int, default=40)
    ask.add_argument("--games", type=int, default=300)
    ask.add_argument("--seed", type=int, default=1)
    given = ask.parse_args()
    fit = Fit(load("fromage"))
    if given.what == "light":
        found = better(fit, given.rounds, given.crowd, given.games, given.seed)
    else:
        parts = [
            fit.rows(LIGHT, given.games * 20, given.seed, players=n, tiles=tiles)
            for n, tiles in ((2, False), (2, True), (3, False), (4, False))
        ]
        rows, ends = (np.concatenate([part[i] for part in parts]) for i in range(2))
        found = fitted(rows, ends, np.asarray(OPEN))
        for name, weights in (("before", np.asarray(OPEN)), ("now", found)):
            print(f"{name}: {len(ends)} positions, error {np.std(ends - rows @ weights):.2f} points")
    for k in range(0, len(found), 8):
        print("        " + " ".join(f"{x:.2f}," for x in found[k : k + 8]))


if __name__ == "__main__":
    main()
