"""Records: what may be declared, how it lies in memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cheeseboard.kernel import Array, Options, Record, f64, field, i8, state_fields, u8
from cheeseboard.kernel.record import Layout
from kernel.toy.state import Opts, State


def test_the_header_comes_first() -> None:
    assert list(State.fields)[:5] == ["seats", "phase", "round", "drawer", "edition"]
    assert State.dtype.names is not None and State.dtype.names[:5] == ("seats", "phase", "round", "drawer", "edition")
    assert "round" not in Opts.fields


def test_fields_know_what_was_said_of_them() -> None:
    fields = state_fields(State)
    assert fields["hand"].hidden and not fields["hand"].memory
    assert fields["seen"].memory and fields["bid"].commit
    assert fields["stamp"].derived and fields["weigh"].scratch
    assert fields["answers"].shape == (2, 3)
    assert fields["lap"].doc == "laps finished"


def test_a_record_is_one_aligned_block() -> None:
    assert State.dtype.isalignedstruct
    assert State.zeros(3).shape == (3,) and not State.zeros(3).view(np.uint8).any()


def declare(base: type[Layout], **body: Any) -> type[Layout]:
    notes = dict.fromkeys(body, Array)
    return type("Bad", (base,), {**body, "__annotations__": notes})


@pytest.mark.parametrize(
    ("body", "what"),
    [
        (lambda: {"x": field("u8", "no kind")}, "one of u8"),
        (lambda: {"x": field(u8, 3)}, "text is missing"),
        (lambda: {"x": field(u8, 0, "none")}, "at least 1"),
        (lambda: {"x": field(f64, "a float that stays")}, "must be scratch"),
        (lambda: {"phase": field(i8, "taken")}, "taken"),
        (lambda: {"dtype": field(i8, "reserved")}, "reserved"),
        (lambda: {"_x": field(i8, "private")}, "reserved"),
        (lambda: {"x": field(i8, "many", low=1, high=3, default=7)}, "outside 1..3"),
        (lambda: {"x": field(i8, "word", default="often")}, "needs choices"),
    ],
)
def test_a_declaration_without_sense_is_refused(body: Any, what: str) -> None:
    with pytest.raises(TypeError, match=what):
        declare(Record, **body())


def test_an_annotation_needs_its_field() -> None:
    with pytest.raises(TypeError, match=r"Forgot.x: needs"):

        class Forgot(Record):
            x: int


def test_a_layout_is_not_instantiated() -> None:
    with pytest.raises(TypeError, match="zeros"):
        State()


def test_options_know_their_range() -> None:
    class Some(Options):
        players: int = field(i8, "how many", low=2, high=5)
        word: int = field(u8, "a word", choices=("a", "b"), default="b")
        flag: bool = field(u8, "a flag", flag=True, default=True)

    assert (Some.fields["players"].low, Some.fields["players"].high, Some.fields["players"].default) == (2, 5, 2)
    assert Some.fields["word"].default == 1 and Some.fields["flag"].default == 1
