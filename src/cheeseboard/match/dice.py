"""Provable dice: nobody can choose an outcome, nobody can foresee one, and everybody can check them afterwards.

A secret of the table and one number (nonce) of every seat are committed, by hash, before any of them is shown. A draw
is an HMAC under all of them of (match, drawer, that drawer's count, attempt), rejected where a remainder would favour
an outcome, and mapped by cumulative weight. It does not depend on the order in which simultaneous seats act. The secret
is shown at the end. docs/dice.md says it byte by byte.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cheeseboard.kernel.errors import Mistake

_SPAN = 1 << 64
_HEX = re.compile(r"[0-9a-f]{64}")

PROMISE: Final = "promise"
NONCE: Final = "nonce"
SEALED: Final = "sealed"
SETTLED: Final = "settled"
ANEW: Final = "anew"
"""First words of a ceremony's steps, as the log writes them; the first two are followed by 64 hexadecimal digits."""


class BadDice(Mistake):
    """A commitment that does not fit what is shown, or a step of the ceremony out of order."""


class DiceWaiting(BadDice):
    """Something is to be drawn, and the seats have not settled the dice yet."""

    def __init__(self) -> None:
        super().__init__("error-dice-waiting", "Nothing can be drawn yet: the dice are not settled.")


def commitment(value: bytes) -> str:
    """The hash that binds whoever publishes it to `value` (at least 16 bytes, or it could be guessed)."""
    return hashlib.sha256(b"cheeseboard commit\0" + value).hexdigest()


def stand_in(secret: bytes, seat: int) -> bytes:
    """The table's own nonce for a seat that gave none: it follows from the secret, and nobody can choose it later."""
    return hmac.digest(secret, f"cheeseboard stand-in {seat}".encode(), "sha256")


@dataclass(frozen=True, slots=True)
class Commitment:
    """The public half of a match's dice: part of the header."""

    secret: str  # hex hash of the secret
    nonces: tuple[str, ...] = ()  # hex hash of each seat's nonce
    shown: tuple[str, ...] = ()  # the nonces themselves, hex; shown once all hashes stood
    logged: bool = False  # the seats' hashes and nonces are not here but in the log, step by step: see `Ceremony`

    def check(self) -> None:
        """Raise `BadDice` unless every nonce shown is the one committed."""
        if len(self.nonces) != len(self.shown):
            raise BadDice("error-dice-unequal", "The dice name a different number of commitments and nonces.")
        for seat, (promised, nonce) in enumerate(zip(self.nonces, self.shown)):
            if commitment(bytes.fromhex(nonce)) != promised:
                raise _other_nonce(seat)


def _other_nonce(seat: int) -> BadDice:
    return BadDice("error-dice-nonce", f"The nonce of seat {seat} is not the one it committed to.", seat=seat)


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of one match, for whoever holds the secret. `match` is the match's id.

    `nonces`: every seat's, hex; () as long as the ceremony in the log has not settled them: then nothing can be drawn.
    """

    match: str
    secret: bytes
    public: Commitment
    nonces: tuple[str, ...] = ()
    _key: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if commitment(self.secret) != self.public.secret:
            raise BadDice("error-dice-secret", "The secret is not the one that was committed before the match.")
        self.public.check()
        nonces = self.nonces if self.public.logged else self.public.shown
        mixed = hmac.new(self.secret, b"cheeseboard dice", hashlib.sha256)
        for nonce in nonces:
            mixed.update(len(nonce).to_bytes(4, "big") + bytes.fromhex(nonce))
        object.__setattr__(self, "_key", mixed.digest() if nonces or not self.public.logged else b"")

    def draw(self, drawer: int | str, count: int, weights: Sequence[int]) -> int:
        """The index drawn, for the `count`-th draw (from 0) of `drawer`, with integer weights of at least 1.

        `drawer`: a seat, -1 = the table, or a word for what is no draw of the rules ("desk order").

        Raises `DiceWaiting` before the dice are settled.
        """
        if not self._key:
            raise DiceWaiting
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

    def afresh(self) -> Dice:
        """As the match began: without the nonces that its log settled."""
        return replace(self, nonces=()) if self.nonces else self

    def settled(self, ceremony: Ceremony) -> Dice:
        """With the nonces of a finished ceremony; the table's own stand in where a seat has shown none."""
        return replace(self, nonces=ceremony.nonces(self.secret))


@dataclass(frozen=True, slots=True)
class Ceremony:
    """How the seats agree on dice with a table that has committed its secret: all promise, then all show.

    Steps are events of the log. The table takes two: `sealed` (no more promises; who has none is stood in for) and
    `settled` (the new numbers count from here on; who has not shown is stood in for). Nothing is drawn between them.
    Once for each seat the table may begin `anew`, for somebody who came later: until it is settled the old ones count.
    A value: a step makes a new one.

    >>> one, two = "11" * 32, "22" * 32
    >>> now = Ceremony.of(2).step(0, f"promise {commitment(bytes.fromhex(one))}").step(-1, "sealed")
    >>> now = now.step(0, f"nonce {one}").step(-1, "settled")
    >>> now.shown
    ('1111111111111111111111111111111111111111111111111111111111111111', '')
    """

    promised: tuple[str, ...]  # each seat's hash; "" = none
    shown: tuple[str, ...]  # each seat's nonce, hex; "" = none
    sealed: bool = False
    settled: bool = False
    had: frozenset[int] = frozenset()  # seats for whose sake it has begun anew
    last: Ceremony | None = None  # what counts as long as this one is not settled

    @property
    def agreed(self) -> Ceremony | None:
        """What counts now; None = nothing yet."""
        return self if self.settled else self.last

    @property
    def ready(self) -> bool:
        """May something be drawn?"""
        return self.settled or (self.last is not None and not self.sealed)

    @classmethod
    def of(cls, seats: int) -> Ceremony:
        """Nobody has promised anything yet."""
        return cls(("",) * seats, ("",) * seats)

    def step(self, seat: int, text: str) -> Ceremony:
        """After a step of a seat, or of the table (-1). Raises `BadDice` where it is none, or not its time."""
        word, _, value = text.partition(" ")
        if seat == -1 and text == SEALED and not self.sealed:
            return replace(self, sealed=True)
        if seat == -1 and text == SETTLED and self.sealed and not self.settled:
            return replace(self, settled=True)
        if text == ANEW and self.settled and self._stood_in(seat) and seat not in self.had:
            return replace(Ceremony.of(len(self.promised)), had=self.had | {seat}, last=replace(self, last=None))
        if not 0 <= seat < len(self.promised) or word not in (PROMISE, NONCE) or not _HEX.fullmatch(value):
            raise BadDice("error-dice-step", "A step of the dice is a promise or a number of 64 hexadecimal digits.")
        return self._promise(seat, value) if word == PROMISE else self._show(seat, value)

    def _stood_in(self, seat: int) -> bool:
        """Does the table's own number count for this seat? Only then is there a reason to begin anew."""
        return 0 <= seat < len(self.shown) and not self.shown[seat]

    def _promise(self, seat: int, value: str) -> Ceremony:
        if self.sealed:
            raise BadDice("error-dice-late", "No number can be promised any more: the promises are sealed.")
        if self.promised[seat]:
            raise BadDice("error-dice-again", f"Seat {seat} has already committed to a nonce.", seat=seat)
        return replace(self, promised=_with(self.promised, seat, value))

    def _show(self, seat: int, value: str) -> Ceremony:
        if not self.sealed:
            raise BadDice("error-dice-early", "No nonce is shown before every seat has committed to its own.")
        if self.settled:
            raise BadDice("error-dice-late", "No number can be shown any more: the dice are settled.")
        if commitment(bytes.fromhex(value)) != self.promised[seat]:
            raise _other_nonce(seat)
        return replace(self, shown=_with(self.shown, seat, value))

    def handed(self, seat: int) -> Ceremony:
        """After the seat got another holder: what the last one promised is void, as long as promises are taken."""
        return self if self.sealed else replace(self, promised=_with(self.promised, seat, ""))

    def nonces(self, secret: bytes) -> tuple[str, ...]:
        """Every seat's nonce, or the table's for it."""
        return tuple(nonce or stand_in(secret, seat).hex() for seat, nonce in enumerate(self.shown))

    def text(self, secret: bytes) -> str:
        """The settled dice in one line, for a viewer's stream: `0 seat <hash> <nonce>, 1 table - <nonce>`."""
        rows = zip(self.promised, self.shown, self.nonces(secret), strict=True)
        return ", ".join(
            f"{seat} {'seat' if shown else 'table'} {promised or '-'} {nonce}"
            for seat, (promised, shown, nonce) in enumerate(rows)
        )


def _with(values: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*values[:at], value, *values[at + 1 :])


def open_dice() -> Dice:
    """Dice of a fresh match for a table of people: its secret is committed, its nonces come through the log."""
    secret = secrets.token_bytes(32)
    return Dice(secrets.token_hex(16), secret, Commitment(commitment(secret), logged=True))


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
    shown = tuple(nonce.hex() for nonce in nonces)
    return Dice(match, secret, Commitment(commitment(secret), tuple(map(commitment, nonces)), shown))
