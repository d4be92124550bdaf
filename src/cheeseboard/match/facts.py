"""Typed facts about the games on the shelf: what `cb.games()` lists."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from functools import cache

from cheeseboard import games as shelf
from cheeseboard.kernel import Game
from cheeseboard.match import boxes

SAMPLE = 3
"""Random games per number of players from which the length is taken."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a game is, in a few typed words."""

    id: str
    title: str
    players: tuple[int, int]  # fewest, most
    variants: dict[str, str]  # option -> what it means
    length: tuple[int, int]  # moves of a short and a long random game
    information: str  # "open" or "hidden"
    chance: bool  # does nature draw?
    simultaneous: bool  # are there rounds in which several seats choose in secret?
    edition: int


def games() -> tuple[Facts, ...]:
    """Facts about every game on the shelf, in the order of their ids."""
    return tuple(_facts(id) for id in shelf.find())  # noqa: A001


@cache
def _facts(id: str) -> Facts:  # noqa: A002
    game = shelf.load(id)
    players = game.Options.fields["players"]
    lengths, drawn, secret = [], False, False
    for count in range(players.low, players.high + 1):
        for seed in range(SAMPLE):
            moves, draws, hidden = _sample(game, count, seed)
            lengths.append(moves)
            drawn, secret = drawn or draws, secret or hidden
    return Facts(
        id=id,
        title=title(game),
        players=(players.low, players.high),
        variants={name: about.doc for name, about in game.Options.fields.items() if name != "players"},
        length=(min(lengths), max(lengths)),
        information="hidden" if any(about.hidden for about in game.State.fields.values()) else "open",
        chance=drawn,
        simultaneous=secret,
        edition=game.edition,
    )


def title(game: Game) -> str:
    """The title on the box; the game's id where it has no box."""
    text = boxes.box_text(game)
    return str(tomllib.loads(text).get("title", game.id)) if text else game.id


def _sample(game: Game, players: int, seed: int) -> tuple[int, bool, bool]:
    """One random game: its moves, whether nature drew, whether several seats chose in secret at once."""
    dice = random.Random(seed)  # noqa: S311  (a sample, not a secret)
    states = game.new({"players": players})
    moves, drawn, secret = 0, False, False
    while (mask := game.actors(states)) != 0:
        if mask < 0:
            chances = game.chance(states)
            game.draw(states, dice.choices([one for one, _ in chances], [weight for _, weight in chances])[0])
            drawn = True
            continue
        secret = secret or (mask & (mask - 1) != 0 and game.secret(states))
        seat = dice.choice(game.waiting(states))
        game.apply(states, seat, dice.choice(game.legal(states, seat)))
        moves += 1
    return moves, drawn, secret
