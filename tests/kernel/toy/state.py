"""Barn's record and options."""

from __future__ import annotations

from cheeseboard.kernel import Array, Floats, Options, Record, f64, field, i8, i16, u8, u32


class State(Record):
    """One lap after another; see the package."""

    lap: int = field(i8, "laps finished")
    hand: Array = field(i8, 3, "kind of the seat's card; -1 none, -2 unknown", hidden=True)
    bid: Array = field(i8, 3, "the seat's bid; -1 none yet, -2 unknown", hidden=True, commit=True)
    acted: Array = field(i8, 3, "has the seat peeked or passed? -2 unknown", hidden=True, commit=True)
    seen: Array = field(i8, 3, "kind seen in the neighbour's hand; -1 none, -2 unknown", hidden=True, memory=True)
    laid: Array = field(u8, 4, "cards of a kind laid aside")
    points: Array = field(i16, 3, "points")
    asked: int = field(i8, "seat that answers; -1 nobody")
    sly: int = field(u8, "do peeks stay unheard of?")
    laps: int = field(i8, "laps to play")
    answers: Array = field(i8, (2, 3), "right and wrong answers by seat")
    stamp: int = field(u32, "mixes everything that happened in the open", derived=True)
    weigh: Floats = field(f64, 3, "points as ranks weighs them", scratch=True)


class Opts(Options):
    """How Barn is played."""

    players: int = field(i8, "how many play", low=2, high=3, default=2)
    laps: int = field(i8, "laps to play", low=1, high=4, default=2)
    sly: bool = field(u8, "peeks stay unheard of", flag=True, default=False)
    start: int = field(i8, "points at the start", choices=("none", "few", "many"), default="none")
