"""The frames a browser may send over the WebSocket, checked by msgspec; see "The wire" in docs/architecture.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Text = Annotated[str, Meta(max_length=200)]
Part = Annotated[str, Meta(max_length=120)]
Lang = Annotated[str, Meta(max_length=8)]
SeatNo = Annotated[int, Meta(ge=0, le=30)]
Whole = Annotated[int, Meta(ge=0, le=2**53)]


class Frame(Struct, tag_field="t", frozen=True):
    """Any frame from a browser; `t` says which."""


class Hello(Frame, tag="hello", frozen=True):
    """First frame: the last stream entry that the page has shown, the language, whether the hint is wanted."""

    seen: Whole = 0
    lang: Lang = ""
    hint: bool = False


class Play(Frame, tag="play", frozen=True):
    """A move in notation."""

    key: Key
    text: Text
    seen: Whole | None = None  # the last stream entry that the page had shown when the move was made


class Undo(Frame, tag="undo", frozen=True):
    """Take the seat's latest move back."""

    key: Key


class Signal(Frame, tag="signal", frozen=True):
    """A private sign to partners."""

    key: Key
    name: Part
    node: Part = ""


class Seat(Frame, tag="seat", frozen=True):
    """Hand a seat over: to this person ("me"), to a bot ("bot:sharp"), or leave it open ("open"); or sit down beside
    its holder ("crew").
    """

    key: Key
    seat: SeatNo
    to: Annotated[str, Meta(max_length=40, pattern=r"^(me|open|crew|bot:[a-z0-9_-]+)$")]
    name: Annotated[str, Meta(max_length=40)] = ""


class Clock(Frame, tag="clock", frozen=True):
    """The host settles the time for a decision, in seconds; 0 = as long as one likes."""

    key: Key
    limit: Whole


class Dice(Frame, tag="dice", frozen=True):
    """A seat's part in the dice: the hash of its number, or the number once all hashes stand; in hexadecimal digits."""

    key: Key
    seat: SeatNo
    promise: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")] = ""
    nonce: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")] = ""


class Desk(Frame, tag="desk", frozen=True):
    """A message at the desk: what a button of a card says."""

    key: Key
    text: Text


class Form(Frame, tag="form", frozen=True):
    """Something typed into one of the scene's forms."""

    key: Key
    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9-]*$")]
    text: Text


class Preview(Frame, tag="preview", frozen=True):
    """What would this move do?"""

    id: Whole
    text: Text


class Whynot(Frame, tag="whynot", frozen=True):
    """Why can these parts not be chosen together?"""

    id: Whole
    parts: Annotated[list[Part], Meta(max_length=12)]


class Inside(Frame, tag="inside", frozen=True):
    """What is in this node of the scene?"""

    id: Whole
    node: Part


class Language(Frame, tag="lang", frozen=True):
    """Another language, or the hint on or off, from now on."""

    lang: Lang = ""
    hint: bool | None = None


class Ping(Frame, tag="ping", frozen=True):
    """Still there."""


AnyFrame = (
    Hello | Play | Undo | Signal | Seat | Clock | Dice | Desk | Form | Preview | Whynot | Inside | Language | Ping
)
_decoder = msgspec.json.Decoder(AnyFrame)
_encoder = msgspec.json.Encoder()


def read(raw: str | bytes) -> AnyFrame:
    """The frame in a message. Raises `msgspec.MsgspecError` for anything that is none."""
    frame: AnyFrame = _decoder.decode(raw)
    return frame


def write(frame: Any) -> bytes:
    """A frame to send, as UTF-8 JSON."""
    return _encoder.encode(frame)
