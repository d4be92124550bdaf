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
from cheeseboard.match import Match, new, saves
from cheeseboard.players import make

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.cheeseboard"))
FLAGS = ("gonzola", "tower", "mechanism", "pantry", "trace", "no_immediate_undo")
FLAGS += ("pantry_return_covered", "shove_to_new_tile", "gonzola_pantry", "gonzola_hop")
VENUES = ("festival", "fromagerie", "bistro", "villes")
SETS: dict[str, tuple[dict[str, object], ...]] = {
    "roquefort": (
        *({"players": 2}, {"players": 4}, {"players": 3, "plan": "B"}, {"players": 4, "target": 6}),
        *({"players": 2, "mechanism": True}, {"players": 3, "pantry": True}, {"players": 4, "gonzola": True}),
        *({"players": 2, "tower_capacity": "unlimited"}, {"players": 3, "no_immediate_undo": True}),
        {"players": 3, "gonzola": True, "roof_run": "compound", "plan": "B"},
        {"players": 3, "mechanism": True, "pantry": True},
        {"players": 4, "tower": True, "tower_start": "any", "tower_capacity": "unlimited"},
        {"players": 5, **dict.fromkeys(FLAGS, True)},
    ),
    "pursuit": (
        *({"players": 1}, {"players": 6, "skill": 80}, {"players": 5, "skill": 60, "skill_a": 90}),
        *({"players": 2, "home": "exact", "after_miss": "leave"}, {"players": 2, "home": "exact"}),
        *({"players": 2, "starter": "highest", "start": "own_colour"}, {"players": 2, "after_miss": "leave"}),
        *({"players": 3, "leaving": True, "skill": 80}, {"players": 4, "wedge_ends_turn": True, "skill": 80}),
        *({"players": 2, "deck": "en"}, {"players": 1, "deck": "en", "judging": "typed"}),
        {"players": 3, "deck": "en", "judging": "typed", "cards": "queues", "leaving": True},
        {"players": 4, "deck": "en", "judging": "reader", "cards": "two_boxes", "question_shown": "reader"},
        {"players": 3, "deck": "en", "judging": "typed", "reader": "any"},
    ),
    "fromage": (
        *({"players": 1}, {"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "tiles": True}),
        *({"players": 1, "level": 2, "tiles": True}, {"players": 1, "level": 3, "greenhouse": "ask", "villes": "II"}),
        {"players": 1, "level": 4, "tiles": True, **dict.fromkeys(VENUES, "any")},
        {"players": 2, "clockwise": True, "tiles": True, "trigger_order": "listed"},
        {"players": 3, "tiles": True, "greenhouse": "ask", **dict.fromkeys(VENUES, "II")},
        {"players": 3, "clockwise": True, "festival": "any", "bistro": "II"},
        {"players": 4, "tiles": True, "cart_with_vat": True, **dict.fromkeys(VENUES, "P")},
        {"players": 4, "clockwise": True, "greenhouse": "ask", **dict.fromkeys(VENUES, "any")},
    ),
}
"""Option sets to keep, for a game with long games and options that mean most together; of others all variants.

`deck`: people answer questions. A stored game needs no deck: what was asked and judged is in its log.
"""


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
    headers = [json.loads(path.read_bytes().splitlines()[1]) for path in FILES if path.stem.startswith(f"{id}-")]
    assert {header["options"]["players"] for header in headers} == set(range(players.low, players.high + 1))


def chosen(match: Match, seat: int, dice: random.Random) -> str:
    """A random move; where random games are much longer than real ones, mostly one that gets somewhere."""
    moves = match.moves(seat)
    if match.game.id == "pursuit" and dice.random() < 0.8:
        return make("pursuit", "sharp", dice.randrange(1000)).choose(match.view(seat))
    return dice.choice(moves).text


def speak(match: Match, dice: random.Random) -> None:
    """Somebody says something at the desk that may be said there, more right answers than wrong ones among it."""
    from pursuit.quiz import offered, right_text

    seat = dice.choice(match.to_speak)
    if match.seats[seat].kind == "bot":
        match.speak_for(seat, match.seats[seat].level)
        return
    said = offered(match, seat)
    answering = any(text.startswith(("answer", "type")) for text in said)
    match.say(seat, right_text(match) if answering and dice.random() < 0.6 else dice.choice(said))


def write(id: str, name: str, seed: int, options: dict[str, object]) -> None:  # noqa: A002
    """Play a random game, with some moves taken back, and keep it."""
    path = HERE / f"{id}-{name}.cheeseboard"
    if path.exists():
        return
    dice = random.Random(seed)
    match = new(id, seed=seed, **options)
    while not match.over:
        if match.to_speak:
            speak(match, dice)
            continue
        seat = dice.choice(match.to_move)
        match.play(chosen(match, seat, dice), seat)
        if match.can_undo(seat) and dice.random() < 0.2:
            match.undo(seat)
        if dice.random() < 0.03:
            kind = "bot" if match.desk is None else dice.choice(("bot", "person"))
            match.hand(dice.randrange(len(match.seats)), kind, level="sharp" if kind == "bot" else "")
    match.save(path)


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(HERE.parent))
    from properties.agreement import variants

    for game in games.find():
        for number, options in enumerate(SETS.get(game) or variants(games.load(game))):
            name = "-".join(f"{key}_{value}" for key, value in options.items())
            write(game, name, 7000 + number, options)
