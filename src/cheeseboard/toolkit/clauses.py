"""Clauses and effects: the rulebook's sentences as numbered things that rules can name and people can read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from cheeseboard.toolkit.scene import Msg


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence of the rules. Its text in each language is the Fluent message `clause-<id with dots as dashes>`."""

    id: str  # "day.b-only-around"
    code: int  # what `refusal` returns; 1-based
    ref: str  # "L41" = line of the rulebook, "ruling 12", "house"
    chapter: str  # id of the chapter it stands in on the rulebook page: Fluent message `chapter-<id>`

    @property
    def message(self) -> str:
        """Id of its Fluent message."""
        return "clause-" + self.id.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happened that a person should hear of. Its text is the Fluent message `effect-<id>`."""

    id: str  # "rabbit-caught"
    code: int  # what `tell` is given; 1-based
    args: tuple[
        str, ...
    ]  # how `seat`, `a`, `b` are called in the text, and their kind: "seat:who", "cell:place", "int:n", "" unused
    clause: str = ""  # the clause it follows from, for "why?"
    headline: bool = False  # the page stops for it: one part of the game is over and another begins
    scores: bool = False  # points change with it: its sentence stands beside them, at its own seat where it has one
    private: bool = False  # told to some seats alone: a shared device shows it to them before it is handed on

    @property
    def message(self) -> str:
        """Id of its Fluent message."""
        return "effect-" + self.id


def numbered_clauses(rows: Iterable[tuple[str, str, str]]) -> tuple[Clause, ...]:
    """Clauses from rows of (id, reference, chapter). A clause's number is its place, from 1."""
    return tuple(Clause(id=id, code=code, ref=ref, chapter=at) for code, (id, ref, at) in enumerate(rows, 1))  # noqa: A001


def numbered_effects(
    rows: Iterable[tuple[str, tuple[str, ...], str]],
    headlines: Collection[str] = (),
    scoring: Collection[str] = (),
    private: Collection[str] = (),
) -> tuple[Effect, ...]:
    """Effects from rows of (id, arguments, clause), numbered likewise, and which are headlines, score, are private."""
    return tuple(
        Effect(name, code, args, clause, name in headlines, name in scoring, name in private)
        for code, (name, args, clause) in enumerate(rows, 1)
    )


@dataclass(frozen=True, slots=True)
class Past:
    """What the log of a running game still says once a lap of turns is over, where remembering is part of the game."""

    turn: str  # id of the effect with which a turn begins; a lap has as many of them as there are seats
    says: Mapping[str, tuple[str, ...]]  # effect id -> message and the arguments that stay; () = it is not said again


@dataclass(frozen=True, slots=True)
class Term:
    """One line of a score: so many of these, so many points each."""

    label: Msg
    count: int
    each: int
    clause: str

    @property
    def total(self) -> int:
        """Points of this line."""
        return self.count * self.each
