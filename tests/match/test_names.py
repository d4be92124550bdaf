"""One name for a seat everywhere, and sentences that say who has won."""

from __future__ import annotations

from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.kernel import Game
from cheeseboard.match import Seat, names, new, saves
from cheeseboard.match.narrate import ending
from cheeseboard.match.streams import pack_msg, unpack_msg
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, words
from match.conftest import play_on


def test_a_seat_is_called_by_its_person_else_by_its_colour() -> None:
    match = cb.new("chou", players=4, seats=[Seat(name="Anna"), Seat("bot", level="sharp"), Seat("open"), Seat()])
    assert match.names() == ("Anna", "Blue", "Green", "Yellow")
    assert match.names("fr") == ("Anna", "Bleu", "Vert", "Jaune")
    assert [seat.name for seat in match.seats] == ["Anna", "", "", ""]
    match.hand(3, "person", "Anna")
    assert match.names("de") == ("Anna (Rot)", "Blau", "Grün", "Anna (Gelb)")
    assert [names.mark(seat) for seat in (0, 3, 6)] == ["disc", "diamond", "disc"]


def test_the_log_calls_a_seat_as_it_was_called_then() -> None:
    match = cb.new("chou", seed=1, arrows="A6")
    match.play("1-a2", 0)
    match.undo(0)
    match.hand(0, "person", "Anna")
    match.play("1-a2", 0)
    match.undo(0)
    match.hand(0, "bot", level="sharp")
    match.hand(0, "open")
    assert [line for line in match.log(0) if "rabbits look" not in line and "hidden" not in line] == [
        "Red takes the last move back.",
        "Anna now plays Red.",
        "Anna takes the last move back.",
        "The table itself now plays Red.",
        "Red is free again.",
    ]
    assert "Rouge reprend son dernier coup." in match.log(0, "fr")
    again = saves.parse(saves.dump(match))
    assert again.log(0) == match.log(0), "names come back with the log"


def test_names_in_what_the_rules_tell(tiny: Game) -> None:
    match = new(tiny, players=2, seed=3, seats=[Seat(name="Anna"), Seat()])
    match.play("look", 0)
    match.play("bid 3", 0)
    match.play("bid 1", 1)
    said = [msg for entry in match.stream(0) for msg in entry.says if msg.id.startswith("effect-")]
    assert {msg.id: msg.args["who"] for msg in said} == {"effect-looked": "Anna", "effect-pot-won": "Anna"}


def test_a_name_does_not_tell_when_a_secret_move_was_made(tiny: Game) -> None:
    """A seat is handed over in a secret round, before its move or after it: the others read the same."""

    def heard(late: bool) -> list[Any]:
        match = new(tiny, players=2, seed=3)
        if late:
            match.idle(0)
        match.hand(0, "person", "Anna")
        if not late:
            match.idle(0)
        match.play("bid 3", 1)
        return [entry.says for entry in match.stream(1)]

    assert heard(True) == heard(False)
    assert any(Msg("log-time-up", {"seat": "Anna"}) in says for says in heard(True)), "the control: the name is there"


def test_a_fork_keeps_its_own_names() -> None:
    match = cb.new("chou", seed=1, arrows="A6")
    twin = match.fork()
    twin.hand(0, "person", "Anna")
    match.play("1-a2", 0)
    match.undo(0)
    assert match.log(0)[-1] == "Red takes the last move back."


@pytest.mark.parametrize(
    ("called", "scores", "ranks", "sentence"),
    [
        (["Anna", "Blue"], [12, 7], [0, 1], "Anna wins with 12 points."),
        (["Anna", "Blue"], [0, 1], [1, 0], "Blue wins with 1 point."),
        (["Anna", "Blue", "Green"], [9, 9, 2], [0, 0, 2], "Anna and Blue share the victory with 9 points each."),
        (["Anna", "Blue", "Green"], [9, 8, 2], [0, 0, 2], "Anna and Blue win together."),
        (["Anna"], [31], [0], "Anna finishes with 31 points."),
    ],
)
def test_the_end_of_a_game_without_sides(
    tiny: Game, called: list[names.Name], scores: list[int], ranks: list[int], sentence: str
) -> None:
    msg = ending(tiny, None, called, scores, ranks)
    assert words("en").say(msg) == sentence
    assert len({words(lang).say(msg) for lang in LANGS}) == len(LANGS)
    assert unpack_msg(pack_msg(msg)) == msg


def test_a_match_says_how_it_ended(tiny: Game) -> None:
    match = new(tiny, players=2, seed=3)
    assert match.ending() is None
    play_on(match, 1)
    best = max(match.scores)
    if match.scores.count(best) == 1:
        assert match.ending() == f"{match.names()[match.scores.index(best)]} wins with {best} points."
    assert words("en").say(match.stream(None)[-1].says[-1]) == match.ending()


def test_a_scene_calls_people_by_their_names() -> None:
    """Its words are colours until it is said: then names, in lists and inside other sentences too."""
    owners = Msg("overlay-owners", {"owners": (Msg("seat-red"), Msg("seat-green")), "owned": 2})
    said = names.spoken(Msg("some", {"whose": owners, "count": 3}), ("Anna", Msg("seat-blue"), "Cleo"))
    assert said == Msg("some", {"whose": Msg("overlay-owners", {"owners": ("Anna", "Cleo"), "owned": 2}), "count": 3})
    plain = Msg("some", {"place": "n1"})
    assert names.spoken(plain, ("Anna",)) is plain
    assert names.spoken(Msg("some", {"seat": Msg("seat-violet")}), ("Anna",)).args["seat"] == Msg("seat-violet")
    match = cb.new("goldrush", seats=[Seat(name="Anna"), Seat(name="Bob")], seed=1)
    assert "Bob: 4 cowboys left" in match.svg(0)
    assert match.view(1).say(match.view(1).picture.prompt).startswith("Anna")
