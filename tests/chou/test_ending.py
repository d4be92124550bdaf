"""How the game says that it has ended: by its sides, the same in the log, at the prompt and in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import games
from cheeseboard.games.chou import scene
from cheeseboard.match import Match, scenario_run
from cheeseboard.toolkit.words import LANGS, words
from chou.table import GAME, at

SCENARIOS = {one.source: one for one in scenario_run.of_game(games.load("chou"))}
EIGHT = "c x .\n. . . c\n. . h c c\n. . c c\nx c c"
say = words("en", "chou").say


def prompt(match: Match) -> str:
    return say(match.view(None).picture.prompt)


def log_end(match: Match, lang: str = "en") -> list[str]:
    return [words(lang, "chou").say(msg) for msg in match.stream(None)[-1].says]


@pytest.mark.parametrize(
    ("source", "sentence", "status"),
    [
        (
            "end-02-ninth-composted.toml",
            "The rabbits win: 9 cabbages are on the compost.",
            "The end · compost 9 of 9",
        ),
        (
            "double-03-ten-is-past-nine.toml",
            "The rabbits win: 10 cabbages are on the compost; 9 were needed.",
            "The end · 10 cabbages on the compost; 9 were needed",
        ),
    ],
)
def test_the_rabbits_win(source: str, sentence: str, status: str) -> None:
    match = scenario_run.run(SCENARIOS[source])
    assert match.over
    assert match.ending() == prompt(match) == sentence
    assert log_end(match) == ["The game is over.", sentence, "The winner is Red."]
    picture = match.view(None).picture
    assert picture.status is not None and say(picture.status) == status
    labels = [say(node.label) for node in picture.boards[0].nodes if node.id == "compost" and node.label]
    count = match.scores[0]
    assert labels == ["Compost: 9 of 9 cabbages" if count == 9 else f"Compost: {count} cabbages; 9 were needed"]
    for lang in LANGS:
        ended, told = match.ending(lang), " ".join(match.log(None, lang))
        assert ended and ended in told


def ended(position: str, seat: int, *moves: str, **options: Any) -> Match:
    match = cb.new("chou", seed=1, position=position, **options)
    for move in moves:
        match.play(move, seat)
    return match


def test_the_gardeners_win_with_all_their_people() -> None:
    match = ended(f"day 6\n{EIGHT}\nrabbits caught c4", 2, "B-18", arrows="A6", players=3)
    match.hand(2, "person", "Anna")
    match.play("A-11?c4", 1)
    assert match.over and match.ending() == prompt(match) == "The gardeners win: both rabbits are caught."
    assert log_end(match)[1:] == [match.ending(), "The winners are Blue and Anna."]
    assert log_end(match, "fr")[1:] == [
        "Les jardiniers gagnent\u00a0: les deux lapins sont attrapés.",
        "Victoire pour Bleu et Anna.",
    ]


def test_the_house_rule_and_a_running_game() -> None:
    msg = scene.ending(GAME.view(at("over 12 bushes\nquiet 10")))
    assert msg is not None
    assert say(msg) == "The gardeners win by the house rule: 10 nights in a row without a bite."
    assert scene.ending(GAME.view(at("day 1"))) is None


def test_half_time_and_the_comparison() -> None:
    match = ended(f"day 6\n{EIGHT}\nrabbits caught c4", 1, "A-11?c4", arrows="A6", score=True, last_night="counted")
    assert match.ending() is None and not match.over
    half = "Half time: the rabbits of the first leg have 10 cabbages."
    log = match.log(None)
    assert log[log.index(half) - 1] == "There are now 10 cabbages on the compost."
    last = ended(f"day 6\n{EIGHT}\nrabbits caught c4\nleg 2\npoints 7 0", 0, "A-11?c4", arrows="A6", score=True)
    assert "The two legs compared, in cabbages: 7 in the first, 8 in the second." in last.log(None)
    assert log_end(last)[1:] == ["The rabbits of the second leg win, 8 to 7.", "The winner is Blue."]
    level = ended(f"day 6\n{EIGHT}\nrabbits caught c4\nleg 2\npoints 8 0", 0, "A-11?c4", arrows="A6", score=True)
    assert log_end(level) == ["The game is over.", "A draw: 8 to 8."], "nobody is named where nobody wins"
