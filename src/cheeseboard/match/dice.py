"""Provable dice: nobody can choose an outcome, nobody can foresee one, and everybody can check them afterwards.

A secret and one nonce of every seat are committed (by hash) before any of them is shown. A draw is an HMAC under both
of (match, drawer, that drawer's count, attempt), rejected where a remainder would favour an outcome, and mapped by
cumulative weight. It does not depend on the order in which simultaneous seats act. The secret is shown at the end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from cheeseboard.kernel.errors import Mistake

_SPAN = 1 << 64


class BadDice(Mistake):
    """A commitment that does not fit what is shown, or a step of the ceremony out of order."""


def commitment(value: bytes) -> str:
    """The hash that binds whoever publishes it to `value` (at least 16 bytes, or it could be guessed)."""
    return hashlib.sha256(b"cheeseboard commit\0" + value).hexdigest()


@dataclass(frozen=True, slots=True)
class Commitment:
    """The public half of a match's dice: part of the header."""

    secret: str  # hex hash of the secret
    nonces: tuple[str, ...] = ()  # hex hash of each seat's nonce
    shown: tuple[str, ...] = ()  # the nonces themselves, hex; shown once all hashes stood

    def check(self) -> None:
        """Raise `BadDice` unless every nonce shown is the one committed."""
        if len(self.nonces) != len(self.shown):
            raise BadDice("error-dice-unequal", "The dice name a different number of commitments and nonces.")
        for seat, (promised, nonce) in enumerate(zip(self.nonces, self.shown)):
            if commitment(bytes.fromhex(nonce)) != promised:
                raise BadDice(
                    "error-dice-nonce", f"The nonce of seat {seat} is not the one it committed to.", seat=seat
                )


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of one match, for whoever holds the secret. `match` is the match's id."""

    match: str
    secret: bytes
    public: Commitment
    _key: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if commitment(self.secret) != self.public.secret:
            raise BadDice("error-dice-secret", "The secret is not the one that was committed before the match.")
        self.public.check()
        mixed = hmac.new(self.secret, b"cheeseboard dice", hashlib.sha256)
        for nonce in self.public.shown:
            mixed.update(len(nonce).to_bytes(4, "big") + bytes.fromhex(nonce))
        object.__setattr__(self, "_key", mixed.digest())

    def draw(self, drawer: int, count: int, weights: Sequence[int]) -> int:
        """The index drawn, for the `count`-th draw (from 0) of `drawer`, with integer weights of at least 1."""
        total = sum(weights)
        fair = _SPAN - _SPAN % total
        attempt = 0
        while True:
            text = f"{self.match}|{drawer}|{count}|{attempt}".encode()
            number = int.from_bytes(hmac.digest(self._key, text, "sha256")[:8], "big")
            if number < fair:
                break
            attempt += 1
        rest = number % total
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("weights sum to less than their sum")


class Ceremony:
    """How the table and the seats agree on dice: first everybody commits, then everybody shows.

    >>> table = Ceremony("m1", seats=2)
    >>> for seat, nonce in enumerate([b"a" * 16, b"b" * 16]):
    ...     table.commit(seat, commitment(nonce))
    >>> for seat, nonce in enumerate([b"a" * 16, b"b" * 16]):
    ...     table.show(seat, nonce)
    >>> table.dice().draw(0, 0, [1, 1, 1]) in (0, 1, 2)
    True
    """

    def __init__(self, match: str, seats: int, secret: bytes | None = None) -> None:
        self._match = match
        self._secret = secret if secret is not None else secrets.token_bytes(32)
        self._promised: list[str | None] = [None] * seats
        self._shown: list[str | None] = [None] * seats
        self.promise = commitment(self._secret)
        """The table's own commitment; it stands from the start."""

    def commit(self, seat: int, promise: str) -> None:
        """Seat's hash of its nonce. Raises `BadDice` once it has committed."""
        if self._promised[seat] is not None:
            raise BadDice("error-dice-again", f"Seat {seat} has already committed to a nonce.", seat=seat)
        self._promised[seat] = promise

    def show(self, seat: int, nonce: bytes) -> None:
        """Seat's nonce. Raises `BadDice` before all have committed, or where it is another one."""
        if None in self._promised:
            raise BadDice("error-dice-early", "No nonce is shown before every seat has committed to its own.")
        if commitment(nonce) != self._promised[seat]:
            raise BadDice("error-dice-nonce", f"The nonce of seat {seat} is not the one it committed to.", seat=seat)
        self._shown[seat] = nonce.hex()

    def dice(self) -> Dice:
        """The dice, once every nonce is shown."""
        promised = [p for p in self._promised if p is not None]
        shown = [n for n in self._shown if n is not None]
        if len(shown) != len(self._shown):
            raise BadDice("error-dice-waiting", "Not every seat has shown its nonce yet.")
        return Dice(self._match, self._secret, Commitment(self.promise, tuple(promised), tuple(shown)))


def roll_dice(seats: int, seed: int | None = None) -> Dice:
    """Dice of a fresh match whose nonces the program draws for every seat; the same ones for the same `seed`.

    A seed makes a match repeatable and therefore no secret: who knows the seed knows the dice.
    """
    if seed is None:
        match, secret = secrets.token_hex(16), secrets.token_bytes(32)
        nonces = [secrets.token_bytes(16) for _ in range(seats)]
    else:
        stem = hashlib.sha256(f"cheeseboard seed {seed}".encode()).digest()
        match, secret = hmac.digest(stem, b"match", "sha256")[:16].hex(), hmac.digest(stem, b"secret", "sha256")
        nonces = [hmac.digest(stem, f"nonce {seat}".encode(), "sha256")[:16] for seat in range(seats)]
    ceremony = Ceremony(match, seats, secret)
    for seat, nonce in enumerate(nonces):
        ceremony.commit(seat, commitment(nonce))
    for seat, nonce in enumerate(nonces):
        ceremony.show(seat, nonce)
    return ceremony.dice()
