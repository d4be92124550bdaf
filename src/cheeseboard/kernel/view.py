"""Views: what interpreted rules take as `s`. Scalars are properties, arrays are memoryviews over the record's bytes.

A memoryview hands out and takes Python ints, checks bounds and range, and refuses floats: it catches what compiled code
hides. An unknown name, read or written, is an AttributeError.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cheeseboard.kernel.record import States

_classes: dict[np.dtype[np.void], type] = {}


def _view_class(dtype: np.dtype[np.void]) -> type:
    """The view class of a dtype. Code is generated once per field so that reading one costs a single call.

    The memoryview of a field is made when it is first asked for: most views live for one question about a few fields.
    """
    slots = ["_bytes"]
    space: dict[str, Any] = {}
    body: dict[str, Any] = {}
    parts: dict[str, tuple[int, int, str, list[int] | None]] = {}  # slot -> first byte, last + 1, format, shape
    fields: Any = dtype.fields or {}
    for name in dtype.names or ():
        sub, offset = fields[name][:2]
        shape = list(sub.shape)
        slot = name if shape else "_" + name
        slots.append(slot)
        parts[slot] = (offset, offset + sub.itemsize, sub.base.char, shape or None)
        if not shape:
            exec(f"def get(s): return s._{name}[0]\ndef set(s, x): s._{name}[0] = x", space)  # noqa: S102
            body[name] = property(space.pop("get"), space.pop("set"))

    def start(self: Any, data: memoryview) -> None:
        self._bytes = data

    def part(self: Any, slot: str) -> memoryview:
        """Called for a slot that is empty still, and for a name that there is not."""
        if slot not in parts:
            raise AttributeError(f"this record has no field {slot!r}", name=slot, obj=self)
        first, end, form, shape = parts[slot]
        made: memoryview = self._bytes[first:end].cast(form, shape) if shape else self._bytes[first:end].cast(form)
        setattr(self, slot, made)
        return made

    return type(
        "View", (), {**body, "__slots__": tuple(slots), "__init__": start, "__getattr__": part, "__repr__": _show}
    )


def _show(self: Any) -> str:
    names = [n.lstrip("_") for n in type(self).__slots__ if n != "_bytes"]
    values = ((n, getattr(self, n)) for n in names)
    return "View(" + ", ".join(f"{n}={v.tolist() if isinstance(v, memoryview) else v}" for n, v in values) + ")"


def view(states: States, i: int = 0) -> Any:
    """The view of record `i` of a C-contiguous batch. Writing through it writes the record. IndexError outside."""
    if not -len(states) <= i < len(states):
        raise IndexError(f"record {i} of {len(states)}")
    dtype = states.dtype
    made = _classes.get(dtype)
    if made is None:
        made = _classes.setdefault(dtype, _view_class(dtype))
    size = dtype.itemsize
    start = (i % len(states)) * size
    return made(states.view(np.uint8).data[start : start + size])


def rec_copy(dst: Any, src: Any) -> None:
    """Copy one whole record onto another of the same layout. In compiled code it is one memory copy."""
    dst._bytes[:] = src._bytes


def rec_zero(s: Any) -> None:
    """Zero every byte of a record, padding too."""
    s._bytes[:] = bytes(len(s._bytes))


def clone(states: States, i: int = 0) -> States:
    """A batch of one: a copy of record `i`, by bytes (NumPy's own copy of a record goes field by field)."""
    size = states.dtype.itemsize
    start = (i % len(states)) * size
    return np.frombuffer(bytearray(states.view(np.uint8).data[start : start + size]), states.dtype)


def same(a: States, b: States, i: int = 0, j: int = 0) -> bool:
    """Are record `i` of `a` and record `j` of `b` equal in every byte?"""
    return bool(view(a, i)._bytes == view(b, j)._bytes)
