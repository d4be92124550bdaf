"""The desk of the quiz: who asks, who answers, who judges, and what comes of it for the rules.

The conversation is in desk_talk, the cards in desk_pile, who may see what in desk_show; judging is judge.py.
Pure: the log holds what was asked and what was found, so that a replay asks and judges nothing again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from cheeseboard.games.pursuit import formats
from cheeseboard.games.pursuit.box import code_of
from cheeseboard.games.pursuit.desk_pile import Library, asking, draw, identity, library, listed, origin, prepare, warm
from cheeseboard.games.pursuit.desk_show import observe, surfaces, told
from cheeseboard.games.pursuit.desk_show import privy as keepers
from cheeseboard.games.pursuit.desk_talk import (
    ACCEPT,
    APPEAL,
    ASKED,
    CHOICE,
    REJECT,
    RULING,
    TYPED,
    UNSURE,
    VERDICT,
    Quiz,
    begun,
    check,
    refused,
    reseated,
)
from cheeseboard.games.pursuit.desk_talk import step as fold
from cheeseboard.games.pursuit.judge import Kind, judge
from cheeseboard.games.pursuit.question import (
    CATEGORIES,
    BadDeck,
    Deck,
    Question,
    from_fields,
    load_shipped,
    read_deck,
    shipped,
)
from cheeseboard.games.pursuit.rules_state import RIGHT, WRONG
from cheeseboard.toolkit.desk import HOUSE, Roll, Say

WORDS = frozenset(
    {"answer", "type", "pass", "right", "wrong", "accept", "appeal", "uphold", "overturn", "report", "propose", "leave"}
)
"""First words that a seat may say."""
LOOSE = frozenset({"propose", "report"})
"""Those that decide nothing."""
SETTINGS = frozenset(
    {"judging", "seconds", "reader", "cards", "appeals", "strictness", "difficulty", "question_shown", "commit"}
)
"""Options that only the desk reads."""
CHANCES_OF = frozenset({"skill", *(f"skill_{side}" for side in "abcdef")})
"""Options for matches without questions."""

_FOUND = {Kind.ACCEPT: ACCEPT, Kind.ASK: UNSURE, Kind.REJECT: REJECT}

CHANCES: Mapping[str, tuple[int, int, int]] = {
    "gentle": (60, 40, 20),
    "sharp": (80, 60, 35),
    "merciless": (95, 82, 62),
}
"""Level of a bot -> right answers in a hundred to easy, medium and hard questions, before its likings."""
LIKINGS = (12, 6, 0, 0, -6, -12)
"""What is added, by category: each seat's bot has its own strong and weak ones; see `chance_of`."""


def deck(name: str, text: str | None = None) -> Deck:
    """The shipped deck of a language, or the deck that a text of one question a line is. BadDeck where it is none."""
    if text is None:
        return load_shipped(name)
    try:
        return read_deck(name, text)
    except BadDeck as mistake:
        if mistake.id == "deck-line-json" and _is_anothers(text):
            raise BadDeck("deck-other-program", name=name) from mistake
        raise


def _is_anothers(text: str) -> bool:
    """Has another program written it, so that it has to be converted first?"""
    try:
        return formats.detect("", text.encode()) != "jsonl"
    except BadDeck:
        return False


_EXAMPLE = {"lang": "en", "difficulty": 1, "options": [], "source": "an example", "licence": "CC0-1.0"}
_EXAMPLES = "examples"


def examples(rows: Sequence[Mapping[str, Any]]) -> Deck:
    """The deck of a scenario. Only category, question and answer are needed; categories without any get one."""
    asked = {str(row.get("category", "")) for row in rows}
    fillers = [
        {"id": f"zz-{code}", "category": code, "question": code, "answer": code, "options": ["1", "2", "3"]}
        for code in CATEGORIES
        if code not in asked
    ]
    found = [{**_EXAMPLE, "id": f"q{at:02}", **row} for at, row in enumerate(rows, 1)] + fillers
    return Deck(_EXAMPLES, "en", tuple(from_fields({**_EXAMPLE, **row}, at) for at, row in enumerate(found, 1)))


def known(deck: Deck, id: str) -> str:  # noqa: A002
    """What somebody has seen who knows this question of a deck."""
    return identity(origin(deck), id)


def begin(about: Mapping[str, Any], options: Mapping[str, Any], people: tuple[bool, ...]) -> Quiz:
    """The desk before the first question."""
    return begun(options, people)


def house(talk: Quiz, s: Any, books: Library, seen: Collection[str], roll: Roll) -> Say:
    """The house draws the next card and asks the side whose turn it is."""
    category, seat = int(s.asked), int(s.turn)
    inside = [one for one in range(int(s.seats)) if not s.gone[one]]
    queue, following, key = draw(talk, category, books, seen)
    data = asking(talk, seat, inside, category=category, books=books, key=key, roll=roll)
    return Say(HOUSE, f"ask {data['question']['id']}", {**data, "queue": queue, "next": following})


def hear(talk: Quiz, said: Say, books: Library | None = None) -> Say:
    """A person's message with what the judge finds of it. Raises `IllegalMove` where it cannot come now."""
    check(talk, said)
    if said.word == "answer":
        return _chosen(talk, said)
    if said.word == "type":
        return _typed(talk, said, books)
    if said.word in ("propose", "report") and not said.rest:
        raise refused("desk-empty")
    data = {"question": talk.used[-1]} if said.word == "report" else {}
    text = said.text if said.word in ("propose", "report") else said.word
    return Say(said.seat, text, data, said.by)


def _chosen(talk: Quiz, said: Say) -> Say:
    if talk.mode != CHOICE:
        raise refused("desk-no-choice")
    place = said.rest if said.rest.isdecimal() and said.rest.isascii() and len(said.rest) < 3 else ""
    if not place or int(place) >= len(talk.choices):
        raise refused("desk-choice-range", last=len(talk.choices) - 1)
    at = int(place)
    return Say(said.seat, f"answer {at}", {"right": at == talk.right}, said.by)


def _typed(talk: Quiz, said: Say, books: Library | None) -> Say:
    if talk.mode != TYPED:
        raise refused("desk-no-typing")
    if not said.rest:
        raise refused("desk-empty")
    asked: Question = from_fields(talk.question)
    known: frozenset[str] = frozenset().union(*books.words) if books is not None else frozenset()
    found = judge(asked, said.rest, asked.lang, talk.house.strictness, known)
    data = {"judged": _FOUND[found.kind], "reason": str(found.reason)}
    return Say(said.seat, f"type {said.rest}", data, said.by)


def chance_of(level: str, seat: int, category: int, difficulty: int) -> int:
    """Right answers in a hundred of a bot: by level, difficulty of the question and category; 2 to 98."""
    base = CHANCES.get(level, CHANCES["sharp"])[difficulty - 1]
    return min(98, max(2, base + LIKINGS[(category + seat) % len(LIKINGS)]))


def bot(talk: Quiz, seat: int, level: str, roll: Roll) -> Say | None:
    """What a bot says. Of a question it gets the stated chance, never the key: the house rolls whether it is right."""
    if talk.stage == VERDICT:
        return Say(seat, "accept")
    if talk.stage == APPEAL:
        return Say(seat, "uphold")
    if talk.stage == RULING:
        return Say(seat, "wrong")
    if talk.stage != ASKED or seat != talk.seat:
        return None
    chance = chance_of(level, seat, talk.category, int(talk.question["difficulty"]))
    right = roll("bot", talk.asked, [100 - chance, chance]) == 1
    if talk.mode == CHOICE:
        wrong = [at for at in range(len(talk.choices)) if at != talk.right]
        at = talk.right if right else wrong[roll("slip", talk.asked, [1] * len(wrong))]
        return Say(seat, f"answer {at}", {"right": right, "rolled": True})
    options = [str(one) for one in talk.question.get("options", ())]
    if not right and not options:
        return Say(seat, "pass")
    text = str(talk.question["answer"]) if right else options[roll("slip", talk.asked, [1] * len(options))]
    return Say(seat, f"type {text}", {"judged": ACCEPT if right else REJECT, "rolled": True})


def late(talk: Quiz) -> Say:
    """The time of those who are to speak is up."""
    return Say(HOUSE, "time")


def limit(talk: Quiz) -> int:
    """Seconds for an answer."""
    return talk.house.seconds if talk.stage == ASKED else 0


def seated(talk: Quiz, people: tuple[bool, ...]) -> Quiz:
    """The desk after seats were handed over."""
    return reseated(talk, people)


def used(said: Say) -> str:
    """What the people at the table have seen after a message of the house."""
    return str(said.data.get("used", "")) if said.word == "ask" else ""


def facts(talk: Quiz) -> dict[str, Any]:
    """The desk in plain values, for scenarios; of an observed desk, what its viewer knows."""
    return {
        "stage": talk.stage,
        "seat": talk.seat,
        "waits": list(talk.waits) if talk.open else [],
        "category": code_of(talk.category),
        "mode": talk.mode,
        "id": str(talk.question.get("id", "")),
        "question": str(talk.question.get("question", "")),
        "answer": str(talk.question.get("answer", "")),
        "choices": list(talk.choices),
        "said": talk.said,
        "judged": talk.judged,
        "verdict": {RIGHT: "right", WRONG: "wrong"}.get(talk.verdict, ""),
        "how": talk.how,
        "asked": talk.asked,
        "top": list(talk.places),
    }


__all__ = [
    "CHANCES_OF",
    "LOOSE",
    "SETTINGS",
    "WORDS",
    "begin",
    "bot",
    "chance_of",
    "deck",
    "examples",
    "facts",
    "fold",
    "hear",
    "house",
    "keepers",
    "known",
    "late",
    "library",
    "limit",
    "listed",
    "observe",
    "prepare",
    "seated",
    "shipped",
    "surfaces",
    "told",
    "used",
    "warm",
]
