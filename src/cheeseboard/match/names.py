"""What a seat is called: the name of the person there, else the word for its colour. The same one everywhere.

A sentence of the log keeps the name of its time, as the log keeps everything: who sits down later does not rewrite it.
Its time is when its viewer hears it: what is held back until the round rises must not tell when it was done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from cheeseboard.match.header import PERSON
from cheeseboard.toolkit.scene import Msg

COLOURS = ("red", "blue", "green", "yellow", "black", "violet")
"""Colour of each seat, and after the last from the first again."""

MARKS = ("disc", "square", "triangle", "diamond", "cross", "star")
"""Shape of each seat: colour is never the only difference."""

Name = str | Msg
"""A person's name as it is, or a message to be said in the viewer's language."""


class Held(Protocol):
    """Whatever says who holds a seat: `header.Seat`, a row of the server."""

    @property
    def kind(self) -> str:
        """person | bot | open"""

    @property
    def name(self) -> str:
        """The person's, or empty."""


def colour(seat: int) -> Msg:
    """The word for a seat's colour: "Red"."""
    return Msg(f"seat-{COLOURS[seat % len(COLOURS)]}")


def mark(seat: int) -> str:
    """The shape that goes with a seat's colour."""
    return MARKS[seat % len(MARKS)]


def names(held: Sequence[Held]) -> tuple[Name, ...]:
    """What each seat is called. Seats whose people bear the same name get their colour after it: "Anna (Red)"."""
    given = [one.name if one.kind == PERSON else "" for one in held]
    return tuple(_name(seat, name, given.count(name) > 1) for seat, name in enumerate(given))


def _name(seat: int, name: str, shared: bool) -> Name:
    if not name:
        return colour(seat)
    return Msg("seat-namesake", {"name": name, "colour": colour(seat)}) if shared else name


def later(seat: int) -> Msg:
    """A seat in a sentence that is not told yet; `filled` puts its name there."""
    return Msg(_LATER, {"seat": seat})


def filled(msg: Msg, called: Sequence[Name]) -> Msg:
    """The sentence with the names of the seats in it."""
    return Msg(msg.id, {key: _filled(arg, called) for key, arg in msg.args.items()}) if msg.args else msg


def _filled(arg: Any, called: Sequence[Name]) -> Any:
    if isinstance(arg, tuple):
        return tuple(_filled(one, called) for one in arg)
    if not isinstance(arg, Msg):
        return arg
    return called[int(str(arg.args["seat"]))] if arg.id == _LATER else filled(arg, called)


def spoken(msg: Msg, called: Sequence[Name]) -> Msg:
    """A sentence of a scene with names for the colours by which it calls the seats. Itself if none is in it."""
    args = {key: _spoken(arg, called) for key, arg in msg.args.items()}
    return Msg(msg.id, args) if any(args[key] is not arg for key, arg in msg.args.items()) else msg


def _spoken(arg: Any, called: Sequence[Name]) -> Any:
    if isinstance(arg, tuple):
        items = tuple(_spoken(one, called) for one in arg)
        return items if any(new is not old for new, old in zip(items, arg, strict=True)) else arg
    if not isinstance(arg, Msg):
        return arg
    seat = _SEATS.get(arg.id, len(called))
    return called[seat] if seat < len(called) else spoken(arg, called)


_LATER = "seat-later"
_SEATS = {f"seat-{name}": seat for seat, name in enumerate(COLOURS)}
