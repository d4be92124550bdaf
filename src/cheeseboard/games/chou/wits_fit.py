"""Makes `wits.npz`, the numbers of the evaluation: `python -m cheeseboard.games.chou.wits_fit` (a quarter of an hour).

Backwards by cabbages still needed: random positions are labelled with the value of the night and day ahead, solved with
the networks fitted before; then a small network per need and number of rabbits is fitted to the labels (Adam on the
cross-entropy, all twelve symmetries of the garden). Labels of positions where all rabbits sit under Bushes lean on the
network that is being fitted, so those are made twice.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from cheeseboard.games.chou import wits_label
from cheeseboard.games.chou.box import BOX, FULL, GARDEN
from cheeseboard.games.chou.wits_net import (
    BIAS,
    BUSHES,
    DEEPEST,
    DOUBLES,
    HIDDEN,
    OUTPUT,
    PAWNS,
    RABBITS,
    ROWS,
)
from cheeseboard.games.chou.wits_room import NETS, new_judge, new_room

ROUNDS = 60
COLUMNS = 10  # tiles, doubles, bushes, cells of rabbits 1, 2, their arrows, points of pawns A, B, need


def sample(rng: np.random.Generator, n: int, need: int, live: int) -> tuple[Any, Any]:
    """Random positions at nightfall: int64 (n, COLUMNS) rows and the odds of five arrows."""
    rows = np.zeros((n, COLUMNS), np.int64)
    fives = rng.choice([0.0, 0.5, 1.0], n, p=[0.35, 0.4, 0.25])
    for i in range(n):
        cells = rng.permutation(GARDEN)
        special = rng.random() < 0.35
        doubles, bushes = (cells[:3], cells[3:6]) if special else (cells[:0], cells[:0])
        food = rng.permutation([c for c in GARDEN if c not in bushes])
        likely = FULL - need if need <= FULL and rng.random() < 0.75 else int(rng.integers(0, 19 - min(need, 17)))
        gone: list[int] = []
        for c in food:
            if sum(2 if g in doubles else 1 for g in gone) >= likely or len(gone) >= 16:
                break
            gone.append(int(c))
        left = [c for c in GARDEN if c not in gone]
        one, two = (int(c) for c in rng.permutation(left)[:2])
        arrows = [
            63 if rng.random() >= fives[i] or c in bushes else 63 ^ (1 << int(rng.integers(6))) for c in (one, two)
        ]
        mask = [sum(1 << int(c) for c in part if c not in gone) for part in (GARDEN, doubles, bushes)]
        pawns = rng.integers(0, len(BOX.paths), 2)
        rows[i] = [*mask, one, two if live == 2 else -1, *arrows, *pawns, need]
    return rows, fives


def symmetries() -> list[Any]:
    """The twelve turns and mirrors of the garden as permutations of the network's inputs."""
    at = {place: cell for cell, place in enumerate(BOX.places)}
    point = {frozenset(cells): k for k, cells in enumerate(BOX.touches)}
    found = []
    for mirror in range(2):
        for turn in range(6):
            image = []
            for q, r in BOX.places:
                x, y = (q, r) if not mirror else (r, q)
                for _ in range(turn):
                    x, y = -y, x + y
                image.append(at[x, y])
            walk = [point[frozenset(image[c] for c in cells)] for cells in BOX.touches]
            order = np.arange(BIAS)
            for block in (0, DOUBLES, BUSHES, RABBITS):
                order[block : block + 19] = block + np.array(image)
            order[PAWNS : PAWNS + len(walk)] = PAWNS + np.array(walk)
            found.append(order)
    return found


def forward(net: Any, x: Any) -> tuple[Any, Any]:
    """Hidden layer and the rabbits' chance for inputs (n, BIAS)."""
    hidden = np.maximum(x @ net[:BIAS] + net[BIAS], 0.0)
    return hidden, 1.0 / (1.0 + np.exp(-(hidden @ net[OUTPUT] + net[OUTPUT + 1, 0])))


def fit(net: Any, x: Any, y: Any, rng: np.random.Generator, steps: int, batch: int = 1024) -> None:
    """Fit one network (ROWS, HIDDEN) to inputs and labels, in place."""
    turns = symmetries()
    first, second = np.zeros_like(net), np.zeros_like(net)
    for step in range(1, steps + 1):
        pick = rng.integers(0, len(y), batch)
        xs, ys = x[pick][:, turns[int(rng.integers(12))]], y[pick]
        hidden, guess = forward(net, xs)
        error = (guess - ys) / batch
        back = np.outer(error, net[OUTPUT]) * (hidden > 0)
        slope = np.zeros_like(net)
        slope[:BIAS] = xs.T @ back
        slope[BIAS] = back.sum(0)
        slope[OUTPUT] = hidden.T @ error
        slope[OUTPUT + 1, 0] = error.sum()
        slope += 1e-6 * net
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        rate = 3e-3 * (1.0 - step / (steps + 1)) + 1e-5
        net -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)


def one_need(native: Any, nets: Any, need: int, live: int, positions: int, steps: int, seed: int) -> str:
    """Fit the networks of one need and number of rabbits; returns a line that says how well."""
    began = time.perf_counter()
    rng = np.random.default_rng([seed, need, live])
    room, judge = new_room(), new_judge(nets, [need], [1.0])
    rows, fives = sample(rng, positions, need, live)
    y, x = np.zeros(positions), np.zeros((positions, BIAS))
    native.describe(judge, rows, fives, x)
    row = 2 * need + live - 1
    held = positions // 10
    net = rng.normal(0, 0.15, (ROWS, HIDDEN))
    net[[BIAS, OUTPUT + 1]] = 0.0
    nets[row] = nets[row - 2] if need > 1 else 0.0
    native.label(room, judge, rows, fives, y, ROUNDS)
    fit(net, x[held:], y[held:], rng, steps)
    nets[row] = net
    still = np.array([all(c < 0 or b >> c & 1 for c in (o, t)) for b, o, t in rows[:, 2:5].tolist()])
    if still.any():
        again = np.zeros(int(still.sum()))
        native.label(room, judge, rows[still], fives[still], again, ROUNDS)
        y[still] = again
        fit(net, x[held:], y[held:], rng, steps // 2)
        nets[row] = net
    wrong = float(np.sqrt(np.mean((forward(net, x[:held])[1] - y[:held]) ** 2)))
    spread = float(np.std(y[:held]))
    took = time.perf_counter() - began
    return f"need {need:2}, rabbits {live}: mean {y.mean():.3f}, spread {spread:.3f}, error {wrong:.3f}, {took:.0f} s"


def main() -> None:
    """Fit everything, or the needs asked for, and write the file."""
    from cheeseboard.games import load

    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--needs", type=int, nargs="*", default=list(range(1, DEEPEST + 1)))
    ask.add_argument("--positions", type=int, default=20000)
    ask.add_argument("--steps", type=int, default=6000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--file", type=Path, default=NETS)
    given = ask.parse_args()
    nets = np.zeros((2 * DEEPEST + 2, ROWS, HIDDEN))
    if given.file.exists():
        with np.load(given.file) as stored:
            nets[:] = stored["nets"]
    native = load("chou").compiled(drivers=(wits_label,))
    for need in given.needs:
        for live in (1, 2):
            print(one_need(native, nets, need, live, given.positions, given.steps, given.seed), flush=True)
        np.savez_compressed(given.file, nets=nets.astype(np.float32))


if __name__ == "__main__":
    main()
