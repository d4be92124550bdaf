"""Connect four in our contract beside OpenSpiel's and PettingZoo's own, in one run, their rounds interleaved.

Each contender plays random games to the end on one core. Not quite like for like: OpenSpiel keeps a history of moves,
PettingZoo also builds observations; a move of OpenSpiel's C++ play-outs is play-outs times the mean length of a game.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cheeseboard import __version__
from cheeseboard.kernel import Game
from cheeseboard.lab.bench import ROUNDS, Loop, Peer, Peers, Progress, _enough

Contender = Callable[[int], float]
"""Plays so many games and returns the number of moves."""


def connect_four() -> Game | None:
    """Connect four in our contract, from `bench/` of the source checkout; None where there is no checkout."""
    folder = Path(__file__).resolve().parents[3] / "bench"
    if not (folder / "connect_four" / "rules.py").is_file():
        return None
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    return Game("connect_four")


def ours(game: Game) -> tuple[Contender, Contender]:
    """Our compiled play-out, and our compiled rules called move by move from Python."""
    loop = Loop(game, game.options(), 0)
    space, states, out, options, dice = loop.space, loop.states, loop.out, loop.options, random.Random(1)  # noqa: S311

    def compiled(games: int) -> float:
        return loop.games(games)[0]

    count = np.zeros(1, np.int32)

    def stepped(games: int) -> float:
        moves = 0
        for _ in range(games):
            space.h_begin(states, 0, options)
            mask = space.h_actors(states, 0)
            n = space.h_legal(states, 0, 0, out)
            while mask:
                mask = space.h_step(states, 0, mask >> 1, int(out[int(dice.random() * n)]), out, count)
                n = count[0]
                moves += 1
        return moves

    return compiled, stepped


def open_spiel(length: float) -> tuple[Contender, Contender]:
    """OpenSpiel's C++ play-outs, and its Python loop. ImportError where it is not installed."""
    spiel: Any = importlib.import_module("pyspiel")
    game, dice = spiel.load_game("connect_four"), random.Random(1)  # noqa: S311
    start = game.new_initial_state()

    def rollouts(games: int) -> float:
        # a search of two simulations: one evaluates the start, one a position after one move, each by half the games
        half = max(1, games // 2)
        evaluator = spiel.RandomRolloutEvaluator(half, dice.randrange(1 << 30))
        spiel.MCTSBot(game, evaluator, 2.0, 2, 10, False, 1, False).step(start)
        return half * (2 * length - 1)

    def loop(games: int) -> float:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.random() * len(actions))])
                moves += 1
        return moves

    return rollouts, loop


def petting_zoo() -> Contender:
    """PettingZoo's raw environment. ImportError where it, or what its game needs, is not installed."""
    module: Any = importlib.import_module("pettingzoo.classic.connect_four.connect_four")
    env, dice = module.raw_env(), random.Random(1)  # noqa: S311

    def loop(games: int) -> float:
        moves = 0
        for _ in range(games):
            env.reset()
            while not any(env.terminations.values()):
                mask = env.observe(env.agent_selection)["action_mask"]
                columns = [c for c in range(7) if mask[c]]
                env.step(columns[int(dice.random() * len(columns))])
                moves += 1
        return moves

    return loop


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def measure_peers(seconds: float, progress: Progress | None = None) -> Peers:
    """Run every contender that is there, ROUNDS rounds in turn; median moves a second of processor time."""
    found = Peers()
    game = connect_four()
    if game is None:
        found.missing.append("Connect four in our contract stands in bench/ of a source checkout; there is none here.")
        return found
    compiled, stepped = ours(game)
    length = compiled(20_000) / 20_000
    contenders: list[tuple[str, str, Contender]] = [
        ("Cheeseboard, compiled play-out", __version__, compiled),
        ("Cheeseboard, every move called from Python", __version__, stepped),
    ]
    try:
        rollouts, loop = open_spiel(length)
        version = _version("open_spiel")
        contenders += [
            ("OpenSpiel, C++ play-outs", version, rollouts),
            ("OpenSpiel, every move called from Python", version, loop),
        ]
    except ImportError:
        found.missing.append("OpenSpiel is not installed: pip install 'cheeseboard[peers]'.")
    try:
        contenders.append(("PettingZoo, raw environment", _version("pettingzoo"), petting_zoo()))
    except ImportError as error:
        lacks = (error.name or "pettingzoo").partition(".")[0]
        found.missing.append(f"PettingZoo's connect four needs {lacks}: pip install 'cheeseboard[peers]'.")
    counts = [_enough(play, seconds / ROUNDS) for _, _, play in contenders]
    rates: list[list[float]] = [[] for _ in contenders]
    for turn in range(ROUNDS):
        if progress:
            progress(turn, ROUNDS, "connect four")
        for (_, _, play), count, rate in zip(contenders, counts, rates):
            start = time.thread_time()
            moves = play(count)
            rate.append(moves / (time.thread_time() - start))
    if progress:
        progress(ROUNDS, ROUNDS, "")
    best = statistics.median(rates[0])
    for (name, version, _), rate in zip(contenders, rates):
        speed = statistics.median(rate)
        found.ran.append(Peer(name, version, speed, best / speed))
    return found
