"""`python -m cheeseboard.players.warm PACKAGE`: compile everything the bots of a game need into the cache."""

from __future__ import annotations

import sys

from cheeseboard.kernel import Game
from cheeseboard.players.levels import for_game, levels_of


def main(package: str) -> None:
    """Let every level play a game, or its first sixty steps."""
    game = Game(package)
    for level in (*(known.id for known in levels_of(game)), "greedy"):
        player = for_game(game, level, 1, simulations=50)
        states = game.new()
        for _ in range(60):
            actors = game.actors(states)
            if actors == 0:
                break
            if actors < 0:
                game.draw(states, game.chance(states)[0][0])
            else:
                seat = game.waiting(states)[0]
                game.apply(states, seat, player.act(states, 0, seat))


if __name__ == "__main__":
    main(sys.argv[1])
