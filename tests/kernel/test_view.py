"""Views: what compiled code hides, they catch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.kernel import clone, i8, rec_copy, rec_zero, same, table, view
from kernel.toy.state import State


def test_a_view_reads_and_writes_the_record() -> None:
    states = State.zeros(3)
    s = view(states, 1)
    s.lap, s.hand[2], s.answers[1, 2], s.weigh[0] = 3, -2, 7, 0.5
    assert states[1]["lap"] == 3 and states[1]["hand"].tolist() == [0, 0, -2]
    assert states[1]["answers"][1, 2] == 7 and states[1]["weigh"][0] == 0.5
    assert not states[0].tobytes().strip(b"\0") and not states[2].tobytes().strip(b"\0")
    states["lap"][1] = 4
    assert s.lap == 4 and type(s.lap) is int and type(s.hand[2]) is int
    assert view(states, -2).lap == 4


def put(name: str, value: Any) -> Any:
    return lambda s: setattr(s, name, value)


@pytest.mark.parametrize(
    ("do", "kind"),
    [
        (put("lap", 128), ValueError),  # beyond i8
        (put("sly", -1), ValueError),  # beyond u8
        (put("lap", 1.5), TypeError),
        (put("lpa", 1), AttributeError),
        (lambda s: s.lpa, AttributeError),
        (lambda s: s.hand[3], IndexError),
        (lambda s: s.answers[2, 0], IndexError),
        (lambda s: s.hand.__setitem__(0, 1.0), TypeError),
    ],
)
def test_a_view_catches(do: Any, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        do(view(State.zeros()))


def test_there_is_no_record_outside_the_batch() -> None:
    with pytest.raises(IndexError, match="record 2 of 2"):
        view(State.zeros(2), 2)


@given(st.binary(min_size=State.dtype.itemsize * 2, max_size=State.dtype.itemsize * 2))
def test_a_copy_is_equal_and_apart(data: bytes) -> None:
    states = np.frombuffer(bytearray(data), State.dtype)
    copy = clone(states, 1)
    assert same(states, copy, 1, 0) and copy.tobytes() == data[State.dtype.itemsize :]
    rec_copy(view(states, 0), view(states, 1))
    assert same(states, states, 0, 1)
    rec_zero(view(copy))
    assert copy.tobytes() == bytes(State.dtype.itemsize)
    assert states.tobytes()[State.dtype.itemsize :] == data[State.dtype.itemsize :]


def test_a_table_is_constant_and_exact() -> None:
    rows = table([[1, 2], [3, -4]], i8)
    assert rows[1, 1] == -4 and type(rows[1, 1]) is int
    with pytest.raises(TypeError):
        rows[0, 0] = 5
    with pytest.raises(OverflowError, match="does not fit into i8"):
        table([128], i8)
    with pytest.raises(ValueError, match="row"):
        table([])
