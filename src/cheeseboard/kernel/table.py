"""Constant tables: a memoryview when interpreted (Python ints in, Python ints out), a frozen array when compiled."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from cheeseboard.kernel.record import Array, Kind, i32


def table(rows: Any, kind: Kind = i32) -> Array:
    """A read-only table of `kind` from nested sequences or an array; index it with one int per dimension.

    Raises OverflowError where a value does not fit, ValueError where rows differ in length.
    """
    wide = np.asarray(rows)
    if not wide.size or wide.ndim == 0:
        raise ValueError("a table needs at least one row")
    exact = np.ascontiguousarray(wide, dtype=np.dtype(kind.code))
    if not np.array_equal(exact, wide):
        raise OverflowError(f"a value of the table does not fit into {kind.name}")
    exact.setflags(write=False)
    return cast(Array, exact.data)
