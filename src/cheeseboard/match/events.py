"""Events: the append-only log of a match, chained by hash.

Hashes are over moves, draws, and at the end of every turn position text, scores and ranks; never over record bytes.
What viewers hear differently goes in under an HMAC, whose key is shown at the end: a plain hash of one of few values
would tell it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cheeseboard.kernel.tell import Told
from cheeseboard.match.header import canonical

MOVE: Final = "move"
DRAW: Final = "draw"
DESK: Final = "desk"
UNDO: Final = "undo"
SEAT: Final = "seat"
MESSAGE: Final = "message"
END: Final = "end"
DICE: Final = "dice"
CLOCK: Final = "clock"
"""`by` of a move that the clock made for somebody whose time was up. Nobody else's may be called that."""
KINDS: Final = (MOVE, DRAW, DESK, UNDO, SEAT, MESSAGE, END, DICE)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, with the referee's number, which never leaves the server."""

    n: int  # from 1
    kind: str  # move | draw | desk | undo | seat | message | end | dice
    seat: int  # who; of a draw: the drawer; -1 = the table
    text: str  # notation of a move or draw; whom a seat is handed to; name and node of a signal; a step of the dice
    label: str = ""  # of a draw: what is drawn
    by: str = ""  # which person of the crew; means nothing to the rules
    key: str = ""  # the sender's; a repeated one is harmless
    mark: str = ""  # at the end of a turn: position, scores and ranks
    effects: tuple[Told, ...] = ()  # what the rules told; found again by replaying
    heard: bool = False  # everybody heard something of it at once; found again by replaying
    hash: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)  # of a message at the desk: what a replay does not work out

    def pack(self) -> dict[str, Any]:
        """As JSON: what is stored. Effects, marks and `heard` come back by replaying."""
        rare = {"label": self.label, "by": self.by, "key": self.key, "data": self.data}
        short = {name: value for name, value in rare.items() if value}
        return {"n": self.n, "kind": self.kind, "seat": self.seat, "text": self.text, **short, "hash": self.hash}

    @classmethod
    def unpack(cls, raw: dict[str, Any]) -> Event:
        """Back from JSON. Raises KeyError, TypeError or ValueError where it is no event."""
        texts = {name: raw.get(name, "") for name in ("text", "label", "by", "key", "hash")}
        if raw["kind"] not in KINDS or not all(isinstance(value, str) for value in texts.values()):
            raise ValueError(f"{raw!r} is no event")
        data = raw.get("data", {})
        if not isinstance(data, dict):
            raise TypeError(f"{data!r} is not the data of an event")
        return cls(n=int(raw["n"]), kind=raw["kind"], seat=int(raw["seat"]), data=data, **texts)


def chained(event: Event, before: str, open_to_all: bool, key: bytes) -> str:
    """The hash of an event that follows the hash `before`. `open_to_all`: everybody hears its text alike."""
    said = {"kind": event.kind, "seat": event.seat, "label": event.label, "text": event.text}
    public = canonical(said if open_to_all else {"kind": "sealed"})
    whole = {**said, "n": event.n, "by": event.by, "key": event.key, "mark": event.mark}
    private = canonical({**whole, "data": event.data} if event.data else whole)  # without: as logs always had it
    seal = hmac.digest(key, private, "sha256").hex()
    return hashlib.sha256(b"\n".join((before.encode(), public, seal.encode()))).hexdigest()


def seal_key(secret: bytes) -> bytes:
    """The key of a match's seals. Shown with the secret, at the end."""
    return hmac.digest(secret, b"cheeseboard seal", "sha256")
