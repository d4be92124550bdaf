"""Streams: what each viewer was told, numbered for that viewer alone.

The referee's numbers never appear here: how often others act in secret is a secret. What is held back until the round
rises comes in the order of the seats, not in the order in which it was done.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cheeseboard.match import names
from cheeseboard.match.header import Seat
from cheeseboard.toolkit.scene import Msg

TOLD = "told"
"""Kind of an entry that holds effects only."""

TIME_UP = "log-time-up"
"""The sentence before a move that the clock made. It stays, whatever else there is to say."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a viewer's stream."""

    k: int  # this viewer's own numbering, from 1
    kind: str  # start | move | draw | desk | undo | seat | message | told | end | dice
    seat: int  # -1 = nobody, or nobody that this viewer may know of
    text: str = ""  # notation as this viewer may read it
    label: str = ""  # of a draw
    by: str = ""
    effects: tuple[tuple[str, int, int, int], ...] = ()  # effect id, seat, a, b
    says: tuple[Msg, ...] = ()  # the sentences, to be formatted in the viewer's language
    nodes: tuple[str, ...] = ()  # where it happened on the boards
    seal: str = ""  # binds the referee to the whole history so far, hidden parts too

    def pack(self) -> dict[str, Any]:
        """As JSON: the sentences as message ids and arguments, for any language."""
        return {
            "k": self.k,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text,
            "label": self.label,
            "by": self.by,
            "effects": [list(effect) for effect in self.effects],
            "says": [pack_msg(msg) for msg in self.says],
            "nodes": list(self.nodes),
            "seal": self.seal,
        }


@dataclass(slots=True)
class _Held:
    n: int  # the referee's number of the event
    entry: Entry


@dataclass(slots=True)
class Stream:
    """One viewer's entries, and those held back from it until the round rises."""

    viewer: int
    key: bytes  # of the seals
    seats: Sequence[Seat] = ()  # who holds them: the referee's own list, for the names in sentences
    entries: list[Entry] = field(default_factory=list)
    held: list[_Held] = field(default_factory=list)
    batch: list[Entry] = field(default_factory=list)
    dimmed: list[Entry] = field(default_factory=list)  # the first entries as they may be read later; see recall.py

    def gather(self, entry: Entry) -> None:
        """Take an entry of a move or of a draw that follows it; `flush` appends them.

        A viewer that hears only effects of a draw gets them with what came before: that there was a draw tells nothing.
        """
        if entry.kind == TOLD and entry.seat < 0 and self.batch:
            self.batch[-1] = merged(self.batch[-1], entry)
        else:
            self.batch.append(entry)

    def flush(self, chain: str, rose: bool) -> None:
        """Append what was held, if the round has risen, then what was gathered."""
        if rose:
            self.release(chain)
        for entry in self.batch:
            self.add(entry, chain)
        self.batch = []

    def add(self, entry: Entry, chain: str) -> None:
        """Append an entry after the referee's event whose hash is `chain`."""
        k = len(self.entries) + 1
        called = names.names(self.seats)
        says = tuple(names.filled(msg, called) for msg in entry.says)
        self.entries.append(replace(entry, k=k, says=says, seal=seal(self.key, self.viewer, k, chain)))

    def hold(self, n: int, entry: Entry) -> None:
        """Keep an entry of the referee's event `n` until `release`."""
        self.held.append(_Held(n, entry))

    def withdraw(self, n: int) -> bool:
        """Forget what is held of event `n`; False if nothing was."""
        rest = [one for one in self.held if one.n != n]
        found = len(rest) < len(self.held)
        self.held = rest
        return found

    def release(self, chain: str) -> None:
        """Append what was held, seat by seat: their order says nothing about who acted first."""
        for one in sorted(self.held, key=lambda held: held.entry.seat):
            self.add(one.entry, chain)
        self.held = []

    def copy(self, seats: Sequence[Seat]) -> Stream:
        """An independent stream with the same past, for a match with its own list of seats."""
        kept = list(self.entries), list(self.held), list(self.batch), list(self.dimmed)
        return Stream(self.viewer, self.key, seats, *kept)


def pack_msg(msg: Msg) -> list[Any]:
    """A message as JSON: its id and its arguments, which may be messages or lists of them."""
    return [msg.id, {name: _pack(arg) for name, arg in msg.args.items()}]


def _pack(arg: Any) -> Any:
    if isinstance(arg, tuple):
        return {"all": [_pack(one) for one in arg]}
    return pack_msg(arg) if isinstance(arg, Msg) else arg


def unpack_msg(raw: Any) -> Msg:
    """Back from JSON. Raises KeyError, TypeError or ValueError where it is no message."""
    id, args = raw  # noqa: A001
    return Msg(id, {name: _unpack(arg) for name, arg in dict(args).items()})


def _unpack(raw: Any) -> Any:
    if isinstance(raw, dict):
        return tuple(_unpack(one) for one in raw["all"])
    return unpack_msg(raw) if isinstance(raw, list) else raw


def merged(first: Entry, more: Entry) -> Entry:
    """One entry that says both, in this order. Once there are effects, the sentence for the bare move goes.

    It must not matter whether they came with the move or with a draw after it: see `Narrator`.
    """
    nodes = tuple(dict.fromkeys((*first.nodes, *more.nodes)))
    bare = not first.effects and bool(more.effects)
    says = tuple(msg for msg in first.says if msg.id == TIME_UP) if bare else first.says
    return replace(first, effects=first.effects + more.effects, says=says + more.says, nodes=nodes)


def seal(key: bytes, viewer: int, k: int, chain: str) -> str:
    """A commitment to the referee's chain as it stood at a viewer's entry; says nothing before the key is shown."""
    return hmac.digest(key, f"{viewer}|{k}|{chain}".encode(), "sha256").hex()
