"""The header of a match: everything that is settled before the first event, as a value that never changes."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass, field
from typing import Any

from cheeseboard.match.dice import Commitment

FORMAT = 3
"""Version of logs and save files. A program reads its own and older ones.

2: the log may settle the dice. 3: people may sit at the desk.
"""

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
    desk: dict[str, Any] = field(default_factory=dict, repr=False)  # what people at the desk begin with; {} = nobody

    @property
    def format(self) -> int:
        """The oldest version of files that can hold this match."""
        return 3 if self.desk else 2 if self.dice.logged else 1

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
            "dice": _pack_dice(self.dice),
            "start": self.start,
            "undo": self.undo,
            "forced": self.forced,
            **({"desk": self.desk} if self.desk else {}),  # without: as headers always had it
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
            dice=Commitment(
                _text(dice["secret"]), tuple(dice["nonces"]), tuple(dice["shown"]), dice.get("logged", False) is True
            ),
            start=_text(raw["start"]),
            undo=bool(raw["undo"]),
            forced=bool(raw["forced"]),
            box_text=_text(raw["box_text"]),
            desk=dict(raw.get("desk", {})),
        )

    def public(self, key: bytes) -> dict[str, Any]:
        """What everybody may read: a start position and the desk's pile, which hold secrets, are replaced by seals."""
        start = hmac.digest(key, self.start.encode(), "sha256").hex() if self.start else ""
        desk = {"desk": hmac.digest(key, canonical(self.desk), "sha256").hex()} if self.desk else {}
        return {**self.pack(), "start": start, **desk}

    def hash(self, key: bytes) -> str:
        """The first link of the chain."""
        return hashlib.sha256(canonical(self.public(key))).hexdigest()


def _pack_dice(dice: Commitment) -> dict[str, Any]:
    """A header older than the ceremony in the log has no word of it, and keeps its hash."""
    packed = {"secret": dice.secret, "nonces": list(dice.nonces), "shown": list(dice.shown)}
    return {**packed, "logged": True} if dice.logged else packed


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value
