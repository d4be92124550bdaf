"""Random players who do more than random players do: some fill gaps, some dig, some pitch tents."""

from __future__ import annotations

import random
from dataclasses import dataclass

from goldrush.slow import Move, Referee
from goldrush.slow_map import AROUND, NORTH_EAST


@dataclass(frozen=True)
class Person:
    packs: float  # how often a tile goes where most tiles lie round it; negative: where fewest do
    digs: float
    pitches: float  # how often a tent is put up where it could be
    works: float  # how often a cowboy is placed


WANDERER = Person(0.0, 0.3, 0.1, 0.6)
SNAKE = Person(-1.0, 0.3, 0.1, 0.6)
KINDS = (WANDERER, Person(1.0, 0.7, 0.2, 0.9), Person(0.7, 0.2, 0.2, 1.0), Person(0.9, 0.9, 0.5, 0.5))
FINDS = {"graveyard": 9, "city": 6, "mountain": 6, "railroad": 3, "prairie": 0.3}  # farmers never come home


def table(rng: random.Random, players: int) -> list[Person]:
    """Who sits there: half the time people who pack, so that things get finished; now and then only snakes."""
    dice = rng.random()
    if dice < 0.08:
        return [SNAKE] * players
    if dice < 0.55:
        return [rng.choice(KINDS[1:])] * players
    return [rng.choice(KINDS) for _ in range(players)]


def closeness(referee: Referee, move: Move) -> int:
    """How much lies round a place; sides that touch count most."""
    _, north, east, _ = move
    at = referee.map.at
    sides = sum((north + n, east + e) in at for n, e in NORTH_EAST)
    return 4 * sides + sum((north + n, east + e) in at for n, e in AROUND)


def liking(referee: Referee, move: Move) -> float:
    """People like cowboys best where they come home soon, and tents where there is something to dig."""
    if move[0] == "cowboy":
        return FINDS[referee.map.area((len(referee.map.laid) - 1, move[1])).kind]
    if move[0] == "tent":
        return 1 + referee.stack(referee.map.feature(move[1:]))
    return 1


def choose(referee: Referee, person: Person, rng: random.Random) -> Move:
    moves = sorted(referee.moves())
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move[0], []).append(move)
    if "place" in kinds:
        if rng.random() < abs(person.packs):
            sign = 1 if person.packs > 0 else -1
            worth = [sign * closeness(referee, move) for move in moves]
            moves = [move for move, one in zip(moves, worth) if one == max(worth)]
        return rng.choice(moves)
    for name, often in (("dig", person.digs), ("tent", person.pitches), ("cowboy", person.works)):
        if name in kinds and rng.random() < often:
            return rng.choices(kinds[name], [liking(referee, move) for move in kinds[name]])[0]
    return rng.choice(kinds.get("sheriff") or kinds["pass"])
