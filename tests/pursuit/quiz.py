"""A small deck, a match with people at the desk, and somebody who says whatever the page offers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cheeseboard.games import load
from cheeseboard.games.pursuit.desk_talk import Quiz
from cheeseboard.games.pursuit.question import CATEGORIES, Deck, Question
from cheeseboard.match import Match, Seat, new

GAME = load("pursuit")

PLACES = ("Paris", "Vienna", "Lisbon", "Oslo", "Ottawa", "Nairobi", "Jakarta", "Bogota")


def question(category: str, number: int, **fields: Any) -> Question:
    place = PLACES[number % len(PLACES)]
    wrong = tuple(one for one in PLACES if one != place)[:3]
    given: dict[str, Any] = {
        "id": f"t-{category}-{number:02}",
        "category": category,
        "lang": "en",
        "difficulty": 1 + number % 3,
        "question": f"{category} asks for city number {number}?",
        "answer": place,
        "options": wrong,
        "source": "a test",
        "licence": "CC0-1.0",
        **fields,
    }
    return Question(**given)


def deck(each: int = 5, name: str = "small", **fields: Any) -> Deck:
    return Deck(name, "en", tuple(question(code, n, **fields) for code in CATEGORIES for n in range(each)))


def quiz(players: int = 3, seed: int = 1, *, questions: Deck | None = None, **options: Any) -> Match:
    """A match with people at the desk; the first side begins."""
    given = {"starter": "first", "deck": questions or deck(), **options}
    return new(GAME, players=players, seed=seed, **given)


def bots(*kinds: str) -> list[Seat]:
    """Seats by "person", "bot:sharp", …"""
    return [Seat.read(kind) or Seat() for kind in kinds]


def talk(match: Match) -> Quiz:
    assert match.desk is not None
    found = match.desk.talk
    assert isinstance(found, Quiz)
    return found


def until_asked(match: Match, seed: int = 0) -> Match:
    """Random moves until a question is open."""
    dice = random.Random(seed)
    while not match.to_speak:
        seat = match.to_move[0]
        match.play(dice.choice([move for move in match.moves(seat) if move.text != "leave"]), seat)
    return match


def offered(match: Match, seat: int) -> list[str]:
    """What a seat's card and forms let it say."""
    picture = match.view(seat).picture
    said = [button.name[5:] for card in picture.cards for button in card.buttons if button.name.startswith("desk:")]
    typed = {"type": ["Paris", "Pariss", "Viena", "nonsense", "a Paris of the east"], "propose": ["perhaps Oslo"]}
    typed["report"] = ["unclear"]
    return said + [f"{form.id} {text}" for form in picture.forms for text in typed[form.id]]


def right_text(match: Match) -> str:
    """The answer that the key says is right, as a message."""
    now = talk(match)
    return f"answer {now.right}" if now.mode == "choice" else f"type {now.question['answer']}"


def wrong_text(match: Match) -> str:
    now = talk(match)
    return f"answer {(now.right + 1) % len(now.choices)}" if now.mode == "choice" else "type Xylophone"


def play_on(match: Match, dice: random.Random, steps: int) -> None:
    """Moves and messages at random, as pages offer them."""
    for _ in range(steps):
        if match.over:
            return
        if match.to_speak:
            seat = dice.choice(match.to_speak)
            match.say(seat, dice.choice(offered(match, seat)))
        else:
            seat = dice.choice(match.to_move)
            match.play(dice.choice(match.moves(seat)), seat)


def sees(match: Match, viewers: Sequence[int | None]) -> list[tuple[str, Any, Any]]:
    """Everything a viewer is shown or told: position, scene, stream without its seals."""
    found = []
    for viewer in viewers:
        view = match.view(viewer)
        entries = [(e.k, e.kind, e.seat, e.text, e.label, e.by, e.effects, e.says, e.nodes) for e in view.stream]
        found.append((view.position, view.picture, entries))
    return found
