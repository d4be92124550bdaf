"""The desk: outcomes that come from people. What is said there, how it stands, and what a game's desk.py offers.

A conversation is a fold over messages. What a replay must not work out again (the question that was drawn, what the
judge found) travels in a message's `data`; so a replay never draws a question and never judges.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from cheeseboard.toolkit.scene import Card, Form, Msg

HOUSE = -1
"""The seat that the house speaks from."""

Data = Mapping[str, Any]
"""Plain JSON values."""

Roll = Callable[[str, int, Sequence[int]], int]
"""`roll(purpose, count, weights)`: an index, from the match's own dice; the same arguments give the same one."""


@dataclass(frozen=True, slots=True)
class Say:
    """One message. The first word of `text` is what it is, the rest what it says: "type Paris"."""

    seat: int  # HOUSE = the house
    text: str
    data: Data = field(default_factory=dict)  # for a replay; nobody sees it but through `observe` and `told`
    by: str = ""  # which person of the crew

    @property
    def word(self) -> str:
        """What kind of message it is."""
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        """What it says."""
        return self.text.partition(" ")[2].strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """How the desk stands after all that was said in a match. A game adds its own fields; a step makes a new one."""

    people: tuple[bool, ...]  # by seat: does a person sit there now?
    open: bool = False  # a conversation is going on
    waits: tuple[int, ...] = ()  # the seats that are to speak
    outcome: int = -1  # what was decided: an outcome of the rules; -1 = not yet


@dataclass(frozen=True, slots=True)
class Heard:
    """A message as one viewer hears it: its text, for the stream, and the sentences."""

    text: str
    says: tuple[Msg, ...]  # seats in them by the words for their colours, as in scenes


@dataclass(frozen=True, slots=True)
class Surfaces:
    """What the desk adds to a viewer's scene. Parts of buttons are `desk:<text>`, ids of forms are first words."""

    cards: tuple[Card, ...] = ()
    forms: tuple[Form, ...] = ()
    prompt: Msg | None = None  # in place of the scene's own


class Deck(Protocol):
    """A set of questions, known by its content."""

    @property
    def id(self) -> str:
        """Hash of what it holds."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def lang(self) -> str:
        """The language of its questions."""


T = TypeVar("T", bound=Talk)


class DeskModule(Protocol[T]):
    """A game's desk.py: pure functions. `s` is a view of the true record, `about` the header's field `desk`.

    Whoever is refused gets a `Mistake`: an `IllegalMove` where a clause of the rulebook forbids it.
    """

    WORDS: Collection[str]
    """First words that a seat may say; any other text at the desk is a move."""
    LOOSE: Collection[str]
    """Those of them that decide nothing: anybody of a crew may say them, whoever commits."""
    SETTINGS: Collection[str]
    """Options that mean nothing without a deck: only the desk reads them."""
    CHANCES_OF: Collection[str]
    """Options that mean nothing with a deck: how the desk's outcomes are drawn without one."""

    def shipped(self) -> tuple[str, ...]:
        """Names of the decks that come with the game."""

    def deck(self, name: str, text: str | None = None) -> Deck:
        """The shipped deck of that name, or with `text` the deck written there. Raises `Mistake`."""

    def examples(self, rows: Sequence[Data]) -> Deck:
        """The deck that a scenario writes as tables; what they leave out is filled in. Raises `Mistake`."""

    def known(self, deck: Any, id: str) -> str:  # noqa: A002
        """What somebody has seen who knows this question of a deck: two decks of one name are two decks."""

    def listed(self, about: Data, seen: str) -> tuple[str, str] | None:
        """(deck, question) under which a report of what somebody has seen is listed: a shipped deck by its name for
        `deck`, others by their content. None = no deck of this match."""

    def prepare(
        self, decks: Sequence[Deck], options: Data, seen: Collection[str], roll: Roll, shuffle: bool
    ) -> dict[str, Any]:
        """The header's field `desk`: decks and pile. `seen`: what people know already and should come last."""

    def library(self, about: Data) -> Any:
        """Where `house` finds what it asks: made once for a match that is played on. Raises `BadSave`."""

    def warm(self, library: Any) -> None:
        """Work out ahead, in a thread, what the first message at a table would wait for."""

    def begin(self, about: Data, options: Data, people: tuple[bool, ...]) -> T:
        """The desk before anything was said."""

    def house(self, talk: T, s: Any, library: Any, seen: Collection[str], roll: Roll) -> Say:
        """What the house opens a conversation with: the record waits for the desk, and nobody has spoken."""

    def hear(self, talk: T, said: Say, library: Any = None) -> Say:
        """A person's message, judged: with the data that a replay needs. Raises `Mistake` where it cannot come now.

        `library`, where it is at hand: a judge may look things up in it.
        """

    def bot(self, talk: T, seat: int, level: str, roll: Roll) -> Say | None:
        """What a bot says whose turn it is to speak; the house rolls for it, from a stated chance. None = nothing."""

    def late(self, talk: T) -> Say:
        """What the house says when the time of the seats that are to speak is up."""

    def limit(self, talk: T) -> int:
        """Seconds for what the desk waits for now, where the game sets them; 0 = as the table has it."""

    def fold(self, talk: T, said: Say) -> T:
        """The desk after a message. Raises `ValueError` (a `Mistake` is one) where it cannot come now."""

    def seated(self, talk: T, people: tuple[bool, ...]) -> T:
        """The desk after seats were handed over."""

    def told(self, talk: T, said: Say, viewer: int) -> Heard | None:
        """What a viewer hears of a message, asked on the desk before it; None = nothing."""

    def observe(self, talk: T, viewer: int) -> T:
        """The desk as a viewer may know it: blanks for the rest. Idempotent."""

    def keepers(self, talk: T) -> tuple[int, ...]:
        """The seats that see more than others now: on a shared device they get a cover. The same for every viewer."""

    def surfaces(self, talk: T, viewer: int) -> Surfaces:
        """Cards and forms for a viewer, from an observed desk."""

    def used(self, said: Say) -> str:
        """What people have seen after this message, to be remembered for them; "" = nothing."""

    def facts(self, talk: T) -> dict[str, Any]:
        """The desk in plain values, for scenarios: see `docs/architecture.md`."""
