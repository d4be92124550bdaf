"""Finished games keep their meaning for ever: every file here replays to the hash and the scores it was written with.

`python tests/corpus/test_corpus.py` plays new ones, for games or option sets that have none yet. Never replace a file:
a rules fix that changes what a stored game means gets an edition of its own.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from cheeseboard import games
from cheeseboard.match import new, saves

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.cheeseboard"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_stored_game_replays(path: Path) -> None:
    match = saves.load(path)  # verifies every event's hash, the scores and the end
    assert match.over
    assert all(fits for _, fits in saves.check_dice(match))
    last = json.loads(path.read_bytes().splitlines()[-1])
    assert match.referee.chain == last["hash"] and list(match.scores) == last["scores"]


@pytest.mark.parametrize("id", games.find())
def test_every_game_has_stored_games_for_every_number_of_players(id: str) -> None:  # noqa: A002
    players = games.load(id).Options.fields["players"]
    stored = {saves.load(path).options["players"] for path in FILES if path.stem.startswith(f"{id}-")}
    assert stored == set(range(players.low, players.high + 1))


def write(id: str, name: str, seed: int, options: dict[str, object]) -> None:  # noqa: A002
    """Play a random game, with some moves taken back, and keep it."""
    path = HERE / f"{id}-{name}.cheeseboard"
    if path.exists():
        return
    dice = random.Random(seed)
    match = new(id, seed=seed, **options)
    while not match.over:
        seat = dice.choice(match.to_move)
        match.play(dice.choice(match.moves(seat)), seat)
        if match.can_undo(seat) and dice.random() < 0.2:
            match.undo(seat)
        if dice.random() < 0.03:
            match.hand(dice.randrange(len(match.seats)), "bot", level="sharp")
    match.save(path)


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(HERE.parent))
    from properties.agreement import variants

    for game in games.find():
        for number, options in enumerate(variants(games.load(game))):
            name = "-".join(f"{key}_{value}" for key, value in options.items())
            write(game, name, 7000 + number, options)
