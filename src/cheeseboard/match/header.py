"""The header of a match: everything that is settled before the first event, as a value that never changes."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass, field
from typing import Any

from cheeseboard.match.dice import Commitment

FORMAT = 1
"""Version of logs and save files. A program reads its own and older ones."""

PERSON, BOT, OPEN = KINDS = ("person", "bot", "open")
"""Who may hold a seat: somebody, a program, nobody yet."""


def canonical(value: Any) -> bytes:
    """JSON with one spelling only: what hashes are taken over."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


@dataclass(frozen=True, slots=True)
class Seat:
    """Who holds a seat: `kind` is "person", "bot" or "open"; `level` says how well a bot plays."""

    kind: str = PERSON
    name: str = ""
    level: str = ""

    def text(self) -> str:
        """As the log writes it: `bot:sharp`, `person:Anna`, `open`."""
        detail = self.level if self.kind == BOT else self.name
        return f"{self.kind}:{detail}" if detail else self.kind

    @classmethod
    def read(cls, text: str) -> Seat | None:
        """The seat a log text means, or None."""
        kind, _, detail = text.partition(":")
        if kind not in KINDS:
            return None
        return cls(kind, level=detail) if kind == BOT else cls(kind, name=detail)


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is: game, edition, box, options, seats, dice. `start` is a position text, "" = the set-up."""

    match: str
    game: str
    edition: int
    box: str  # content id of the box it is played with; "" where the game has none
    options: dict[str, int | bool | str]
    seats: tuple[Seat, ...]
    dice: Commitment
    start: str = ""
    undo: bool = True
    forced: bool = False  # some draws were chosen, not rolled (scenarios): the dice prove nothing
    box_text: str = field(default="", repr=False)  # a box that is not shipped travels with the log

    def pack(self) -> dict[str, Any]:
        """As JSON. It holds `start` and is therefore for the referee only; see `public`."""
        return {
            "match": self.match,
            "game": self.game,
            "edition": self.edition,
            "box": self.box,
            "box_text": self.box_text,
            "options": dict(self.options),
            "seats": [[s.kind, s.name, s.level] for s in self.seats],
            "dice": {"secret": self.dice.secret, "nonces": list(self.dice.nonces), "shown": list(self.dice.shown)},
            "start": self.start,
            "undo": self.undo,
            "forced": self.forced,
        }

    @classmethod
    def unpack(cls, raw: dict[str, Any]) -> Header:
        """Back from JSON. Raises KeyError, TypeError or ValueError where it is no header."""
        dice = raw["dice"]
        return cls(
            match=_text(raw["match"]),
            game=_text(raw["game"]),
            edition=int(raw["edition"]),
            box=_text(raw["box"]),
            options={_text(name): value for name, value in raw["options"].items()},
            seats=tuple(Seat(_text(kind), _text(name), _text(level)) for kind, name, level in raw["seats"]),
            dice=Commitment(_text(dice["secret"]), tuple(dice["nonces"]), tuple(dice["shown"])),
            start=_text(raw["start"]),
            undo=bool(raw["undo"]),
            forced=bool(raw["forced"]),
            box_text=_text(raw["box_text"]),
        )

    def public(self, key: bytes) -> dict[str, Any]:
        """What everybody may read: a start position, which may hold secrets, is replaced by its seal."""
        return {**self.pack(), "start": hmac.digest(key, self.start.encode(), "sha256").hex() if self.start else ""}

    def hash(self, key: bytes) -> str:
        """The first link of the chain."""
        return hashlib.sha256(canonical(self.public(key))).hexdigest()


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value
