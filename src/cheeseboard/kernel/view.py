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
    """The view class of a dtype. Code is generated once per field so that reading one costs a single call."""
    slots = ["_bytes"]
    lines = ["def __init__(s, b):", "    put(s, '_bytes', b)"]
    space: dict[str, Any] = {"put": object.__setattr__}
    body: dict[str, Any] = {}
    fields: Any = dtype.fields or {}
    for name in dtype.names or ():
        sub, offset = fields[name][:2]
        base, shape = sub.base, sub.shape
        part = f"b[{offset}:{offset + sub.itemsize}].cast('{base.char}'"
        if shape:
            slots.append(name)
            lines.append(f"    put(s, {name!r}, {part}, {list(shape)}))")
        else:
            slots.append("_" + name)
            lines.append(f"    put(s, '_{name}', {part}))")
            exec(f"def get(s): return s._{name}[0]\ndef set(s, x): s._{name}[0] = x", space)  # noqa: S102
            body[name] = property(space.pop("get"), space.pop("set"))
    exec("\n".join(lines), space)  # noqa: S102
    return type("View", (), {**body, "__slots__": tuple(slots), "__init__": space["__init__"], "__repr__": _show})


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
