"""Random players with a bent: some seek pairs, some slide traps, some run over roofs, some crowd the pantry."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

from roquefort.slow import CHEESE, LETTERS, Referee
from roquefort.slow_castle import AT, SLOTS

Person = Callable[[Referee, str], float]
"""How much somebody likes a move: a weight, 1 for any other."""


def goal_of(move: str) -> str:
    return move.split(" ", 1)[1] if " " in move else ""


def wanderer(game: Referee, move: str) -> float:
    return 0.3 if move == "end" and game.points else 1


def eager(game: Referee, move: str) -> float:
    """What brings a game on: mice in, roofs off."""
    if move == "end":
        return 0.1 if game.points else 1
    if move[0] in LETTERS and game.figures()[move.split(maxsplit=1)[0]] == "-":
        return 12
    return 6 if move.startswith("lift") else 1


def pair_seeker(game: Referee, move: str) -> float:
    """Onto cheese of which a team mate has the like."""
    who, goal = move.split(maxsplit=1)[0], goal_of(move)
    if who[0] in LETTERS + "G" and (goal in game.lie or goal[0] == "p"):
        kind = game.kind(goal)
        if kind in CHEESE and kind not in game.cheese[game.turn]:
            others = [game.kind(at) for name, at in game.team(game.turn).items() if name != who[-1]]
            return 200 if kind in others else 20
        return 30 if kind == "gonzola" else 2
    return eager(game, move)


def trapper(game: Referee, move: str) -> float:
    """Pushes lines in which a trap lies before somebody, and traps."""
    if not move.startswith("slide"):
        return 3 * eager(game, move)
    line, worth = SLOTS[move.split()[1]], 0.2
    for before, after in pairwise(line):
        if game.kind(before) == "trap" and after in game.taken():
            worth += 80 if after != game.gonzola else 40
    tile = move.split()[2].partition(">")[0]
    if "trap" in (tile, game.kind(tile) if tile[1:] in ("1", "2", "3", "4") else None):
        worth += 30 if line[0] in game.taken() else 3
    return worth


def roof_runner(game: Referee, move: str) -> float:
    """Gonzola over the roofs; mice to his tile."""
    if move.startswith("G roof"):
        return 60
    if move.startswith("G "):
        return 15 if not game.on_roof() else 3
    if goal_of(move) in game.lie and game.kind(goal_of(move)) == "gonzola" and move[0] in LETTERS:
        return 300
    if move.startswith("slide"):
        line, at = SLOTS[move.split()[1]], game.where_is("gonzola")
        if at not in line:
            return 0.1
        others = {place for seat, row in enumerate(game.mice) if seat != game.turn for place in row}
        return 60 if game.on_roof() and others & set(line[line.index(at) + 1 :][:1]) else 2
    return eager(game, move)


def crowder(game: Referee, move: str) -> float:
    """Everybody into the pantry, and onto the special tiles."""
    goal = goal_of(move)
    if move.startswith("slide"):
        return 2 if ">" in move else 0.3
    if goal in ("p1", "p2", "p3", "p4"):
        return 40 if game.figures()[move.split(maxsplit=1)[0]] not in ("p1", "p2", "p3", "p4") else 4
    if goal in AT and game.kind(goal) in ("passage", "mechanism", "gonzola"):
        return 60
    return eager(game, move)


def pusher(game: Referee, move: str) -> float:
    """To the mechanism, pushes what can be pushed, and hangs the tower elsewhere."""
    if move.startswith("slide"):
        return 5 if game.free_slider() else 0.3
    if move.startswith("tower"):
        return 0.5
    goal = goal_of(move)
    if (goal in AT or goal[:1] == "p") and game.kind(goal) == "mechanism":
        return 500
    return eager(game, move)


KINDS: tuple[Person, ...] = (wanderer, eager, pair_seeker, trapper, roof_runner, crowder, pusher)


def table(rng: random.Random, players: int) -> list[Person]:
    """Who sits there: now and then all of a kind."""
    if rng.random() < 0.4:
        return [rng.choice(KINDS)] * players
    return [rng.choice(KINDS) for _ in range(players)]


def choose(game: Referee, person: Person, moves: list[str], rng: random.Random) -> str:
    return rng.choices(moves, [person(game, move) for move in moves])[0]
