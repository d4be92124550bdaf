"""The desk of a match: people decide an outcome by talking, and every message is an event.

What was said is folded by the game's own desk.py. The house speaks first (it draws the question), then seats do; the
message that ends a conversation carries the outcome, which the rules then draw. Nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cheeseboard.kernel import DESK, BadOption, Game, IllegalMove, Mistake
from cheeseboard.match.dice import Commitment, Dice
from cheeseboard.match.events import Event
from cheeseboard.toolkit.desk import HOUSE, Deck, Say, Surfaces, Talk
from cheeseboard.toolkit.scene import Scene

if TYPE_CHECKING:
    from cheeseboard.match.referee import Referee

LONGEST = 240
"""Characters of the longest message."""


class BadRequest(Mistake):
    """Something asked of a match that it cannot do now: no such seat, nothing to take back, no such signal."""


class Desk:
    """The desk of one match. `seen` are questions that people at the table know: the house passes them over."""

    def __init__(self, referee: Referee, seen: Collection[str] = ()) -> None:
        self.referee = referee
        self.seen: set[str] = set(seen)
        self.module: Any = referee.game.desk

    @cached_property
    def _library(self) -> Any:
        return self.module.library(self.referee.header.desk)

    def warm(self) -> None:
        """Read the decks, and work out what the first message would wait for. For a thread: it changes nothing."""
        self.module.warm(self._library)

    @property
    def talk(self) -> Talk:
        """How it stands, with all its secrets."""
        assert self.referee.talk is not None
        return self.referee.talk

    @property
    def waits(self) -> tuple[int, ...]:
        """The seats that are to speak."""
        return self.talk.waits if self.talk.open else ()

    @property
    def due(self) -> bool:
        """Do the rules wait for the desk, and nobody has spoken yet?"""
        return self.referee.mask == DESK and not self.talk.open

    def _roll(self, purpose: str, count: int, weights: Sequence[int]) -> int:
        """From the match's own dice, apart from the draws of the rules."""
        return self.referee.dice.draw(f"desk {purpose}", count, weights)

    def ask(self) -> Event:
        """The house opens the conversation."""
        said = self.module.house(self.talk, self.referee.s, self._library, self.seen, self._roll)
        return self.referee.speak(said)

    def say(self, seat: int, text: str, by: str = "", key: str = "") -> Event:
        """A seat says something. Raises `IllegalMove` or `BadRequest` with a sentence where it cannot."""
        if self.referee.over:
            raise IllegalMove("error-move-over", "The game is over.")
        line = _one_line(text)
        if not line or len(line) > LONGEST:
            raise BadRequest("error-desk-length", most=LONGEST)
        said = Say(seat, line, by=by)
        if said.word not in self.module.WORDS:
            raise BadRequest("error-desk-word", word=said.word[:40], known=", ".join(sorted(self.module.WORDS)))
        return self.referee.speak(self.module.hear(self.talk, said, self._library), key)

    def bot(self, seat: int, level: str, by: str = "", key: str = "") -> Event | None:
        """A bot says what it has to say, from its stated chance; None where that is nothing."""
        said = self.module.bot(self.talk, seat, level, self._roll) if seat in self.waits else None
        return self.referee.speak(replace(said, by=by), key) if said is not None else None

    def late(self, key: str = "") -> Event:
        """The time of those who are to speak is up."""
        if not self.talk.open:
            raise BadRequest("error-desk-closed")
        return self.referee.speak(self.module.late(self.talk), key)

    def limit(self, table: int) -> int:
        """Seconds for what it waits for now, where the table gives `table`; 0 = any time."""
        own = int(self.module.limit(self.talk))
        return own or table

    def used(self, event: Event) -> str:
        """What the people at the table have seen after an event; "" = nothing new."""
        return str(self.module.used(Say(event.seat, event.text, event.data))) if event.seat == HOUSE else ""


def _one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def dressed(scene: Scene, found: Surfaces) -> Scene:
    """A scene with what the desk adds to it, its cards first."""
    return replace(
        scene,
        cards=(*found.cards, *scene.cards),
        forms=(*found.forms, *scene.forms),
        prompt=found.prompt or scene.prompt,
    )


def prepared(
    game: Game,
    deck: Any,
    dice: Dice,
    options: dict[str, Any],
    seen: Collection[str] = (),
    shuffle: bool = True,
) -> dict[str, Any]:
    """The header's field `desk`: decks and pile. `deck`: a shipped one's name, a path, a deck, or several.

    Raises `BadOption` where the game has no desk or there is no such deck.
    """
    if not game.has_desk:
        raise BadOption("error-no-desk", game=game.id)
    several = deck if isinstance(deck, (list, tuple)) else (deck,)
    # The pile lies before anybody has had a part in the dice: the table's own secret shuffles it, committed beside it.
    alone = Dice(dice.match, dice.secret, Commitment(dice.public.secret))
    found: dict[str, Any] = game.desk.prepare(
        [_deck(game, one) for one in several],
        options,
        frozenset(seen),
        lambda purpose, count, weights: alone.draw(f"desk {purpose}", count, weights),
        shuffle,
    )
    return found


def _deck(game: Game, one: str | Path | Deck) -> Deck:
    if not isinstance(one, (str, Path)):
        return one
    shipped = game.desk.shipped()
    if str(one) in shipped:
        made: Deck = game.desk.deck(str(one))
        return made
    path = Path(one)
    try:
        files = sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
        text = "\n".join(file.read_text("utf-8") for file in files)
    except (OSError, ValueError) as error:
        raise BadOption("error-deck-file", deck=str(one)[:200], known=", ".join(shipped)) from error
    read: Deck = game.desk.deck(path.stem, text)
    return read
