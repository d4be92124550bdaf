"""The cards: piles made before the game, and which card is asked next.

A card has one question of each category. The top card is asked and goes to the bottom; one whose question somebody at
the table knows is put below unasked. So a pile only turns: its place is all there is to remember.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

from cheeseboard.games.pursuit.box import code_of
from cheeseboard.games.pursuit.desk_talk import CHOICE, READER, TYPED, Quiz, readers
from cheeseboard.games.pursuit.judge import vocabulary
from cheeseboard.games.pursuit.question import (
    CATEGORIES,
    OPTIONS,
    Deck,
    Question,
    load_shipped,
    read_deck,
    shipped,
)
from cheeseboard.kernel import BadOption, BadSave, Mistake
from cheeseboard.toolkit.desk import Roll

CARDS = 150
"""Most cards of a pile: a game asks some 50 to 200 questions."""

CONTENT = 20
"""Letters of a deck's hash that tell it from others."""

LEVELS = {"easy": 1, "medium": 2, "hard": 3}


def is_shipped(deck: Deck) -> bool:
    """Is it the house's own, as it is now?"""
    return deck.lang in shipped() and deck == load_shipped(deck.lang)


def origin(deck: Deck) -> str:
    """What stands for a deck in what people have seen: its content; of the house's, whose ids last, its name."""
    return deck.name if is_shipped(deck) else deck.id[:CONTENT]


def identity(origin: str, id: str) -> str:  # noqa: A002
    """What a person has seen when it has seen the question of this id."""
    return f"{origin}/{id}"


def listed(about: Mapping[str, Any], seen: str) -> tuple[str, str] | None:
    """(deck, question) of what `identity` names: the house's deck by its language, others by their content."""
    start, _, question = seen.partition("/")
    for one in about.get("decks", ()):
        if "text" in one:
            if start == str(one["id"])[:CONTENT]:
                return str(one["id"]), question
        elif start == one["name"] and question.startswith(f"{one['lang']}-"):
            return str(one["lang"]), question
    return None


@dataclass(frozen=True, slots=True)
class Library:
    """The decks of a match, and its cards: six keys each, "<number of the deck>:<id of the question>"."""

    origins: tuple[str, ...]  # by number: see `origin`
    questions: Mapping[str, Question]  # by key
    cards: tuple[tuple[str, ...], ...]
    shuffled: bool
    decks: tuple[Deck, ...] = ()

    @property
    def words(self) -> tuple[frozenset[str], ...]:
        """All answers and options of each deck, as the judge hears them."""
        return tuple(map(words_of, self.decks))

    def used(self, key: str) -> str:
        """What people know once this question was asked."""
        number, _, _ = key.partition(":")
        return identity(self.origins[int(number)], self.questions[key].id)


_WORDS: dict[str, frozenset[str]] = {}  # by the content of a deck: half a second's work for a large one
_KEPT = 32


def words_of(deck: Deck) -> frozenset[str]:
    """All answers and options of a deck, as the judge hears them."""
    found = _WORDS.get(deck.id)
    if found is None:
        found = vocabulary((deck,))
        while len(_WORDS) >= _KEPT:
            _WORDS.pop(next(iter(_WORDS)), None)  # two threads may do this at once
        _WORDS[deck.id] = found
    return found


def warm(library: Library) -> None:
    """Work out ahead, in any thread, what the first typed answer would wait for."""
    for deck in library.decks:
        words_of(deck)


def prepare(
    decks: Sequence[Deck], options: Mapping[str, Any], seen: Collection[str], roll: Roll, shuffle: bool
) -> dict[str, Any]:
    """The header's field: the decks (whole, if they do not ship with the game) and the pile."""
    wanted = LEVELS.get(str(options["difficulty"]))
    origins = [origin(deck) for deck in decks]
    columns = []
    for number, category in enumerate(CATEGORIES):
        found = [
            (f"{at}:{one.id}", identity(origins[at], one.id) in seen)
            for at, deck in enumerate(decks)
            for one in deck.by_category[category]
            if wanted in (None, one.difficulty) and _askable(one, str(options["judging"]))
        ]
        if not found:
            raise BadOption("desk-few", category=code_of(number), game="pursuit")
        if shuffle:
            found = _shuffled(found, f"pile {category}", roll)
        columns.append([key for key, _ in sorted(found, key=lambda one: one[1])])  # those that somebody knows come last
    count = min(max(map(len, columns)), CARDS)
    pile = [[column[card % len(column)] for column in columns] for card in range(count)]
    return {"decks": [_packed(deck) for deck in decks], "pile": pile, "shuffled": shuffle}


def _askable(question: Question, judging: str) -> bool:
    """Can it be asked this way? One that makes no sense without its options is asked as a choice in any case."""
    return question.choosable or not (judging == CHOICE or question.needs_options)


def _shuffled(items: list[Any], purpose: str, roll: Roll) -> list[Any]:
    out = list(items)
    for at in range(len(out) - 1, 0, -1):
        other = roll(purpose, at, [1] * (at + 1))
        out[at], out[other] = out[other], out[at]
    return out


def _packed(deck: Deck) -> dict[str, Any]:
    if is_shipped(deck):
        return {"id": deck.id, "lang": deck.lang, "name": deck.name}
    lines = "\n".join(one.pack() for one in deck.questions)
    return {"id": deck.id, "lang": deck.lang, "name": deck.name, "text": lines}


def _unpacked(one: Mapping[str, Any]) -> Deck:
    if "text" in one:
        return read_deck(str(one["name"]), str(one["text"]), str(one["lang"]))
    return load_shipped(str(one["lang"]))


def library(about: Mapping[str, Any]) -> Library:
    """The decks that a header names. Raises `BadSave` where one is not here any more.

    A shipped deck may have changed since: then its questions are found by their ids.
    """
    try:
        decks = [_unpacked(one) for one in about["decks"]]
        cards = tuple(tuple(str(key) for key in card) for card in about["pile"])
        shuffled = bool(about["shuffled"])
    except (Mistake, KeyError, TypeError) as error:
        raise BadSave("desk-no-deck", game="pursuit") from error
    if not cards or any(len(card) != len(CATEGORIES) for card in cards):
        raise BadSave("desk-no-deck", game="pursuit")
    questions = {f"{at}:{one.id}": one for at, deck in enumerate(decks) for one in deck.questions}
    origins = tuple(str(one["id"])[:CONTENT] if "text" in one else str(one["name"]) for one in about["decks"])
    return Library(origins, questions, cards, shuffled, tuple(decks))


def draw(talk: Quiz, category: int, books: Library, seen: Collection[str]) -> tuple[int, int, str]:
    """(queue, its next place, key) of the next card: the first whose question of the category nobody has seen."""
    queue, cards = _queue(talk, category, len(books.cards))
    top = talk.places[queue] % len(cards)
    known = {*seen, *talk.used}
    there = [
        (at, key)
        for at in (*range(top, len(cards)), *range(top))
        if (key := books.cards[cards[at]][category]) in books.questions
    ]
    if not there:
        raise BadSave("desk-no-deck", game="pursuit")
    at, key = next((one for one in there if books.used(one[1]) not in known), there[0])
    return queue, (at + 1) % len(cards), key


def _queue(talk: Quiz, category: int, count: int) -> tuple[int, range]:
    """Which pile is asked from, and the cards in it."""
    if len(talk.places) == 2:  # two boxes in turn
        box = talk.asked % 2 if count > 1 else 0
        half = (count + 1) // 2
        return box, range(half) if box == 0 else range(half, count)
    return (category if len(talk.places) == len(CATEGORIES) else 0), range(count)


def asking(
    talk: Quiz, seat: int, inside: Sequence[int], category: int, books: Library, key: str, roll: Roll
) -> dict[str, Any]:
    """What a message carries that asks a question: all of it, and the order in which its options are shown."""
    question = books.questions[key]
    mode = _mode(talk, question, seat, inside)
    offered = mode == CHOICE or (question.needs_options and question.choosable)
    choices = [question.answer, *question.options[:OPTIONS]] if offered else []
    right = 0 if choices else -1
    if len(choices) > 1 and books.shuffled:
        orders = list(permutations(range(len(choices))))
        order = orders[roll("order", talk.asked, [1] * len(orders))]
        choices, right = [choices[at] for at in order], order.index(0)
    return {
        "seat": seat,
        "inside": list(inside),
        "category": category,
        "mode": mode,
        "choices": choices,
        "right": right,
        "question": question.fields(),
        "used": books.used(key),
    }


def _mode(talk: Quiz, question: Question, seat: int, inside: Sequence[int]) -> str:
    """How this question is answered: as the table has settled, as far as the question and the people allow."""
    judging = talk.house.judging
    if question.needs_options and judging == TYPED:
        return CHOICE
    if judging == CHOICE and not question.choosable:
        return TYPED
    if judging == READER and not readers(replace(talk, seat=seat, inside=tuple(inside))):
        return CHOICE if question.needs_options else TYPED  # nobody is there to read: the house judges
    return judging
