"""Records: a state, an options set or a generator as one fixed-size NumPy record, declared as a class.

A class body says what each field is; the metaclass turns it into an aligned dtype. Rules annotate their `s` with the
class, so mypy knows every field; at run time `s` is a `View` (interpreted) or a Numba record (compiled).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, overload

import numpy as np
import numpy.typing as npt

States = npt.NDArray[np.void]
"""A batch of records: a one-dimensional structured array."""


class Array(Protocol):
    """An integer array field or buffer as rules see it: indexed by an int, or by one int per dimension."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> int: ...

    def __setitem__(self, index: int | tuple[int, ...], value: int, /) -> None: ...

    def __len__(self) -> int: ...


class Floats(Protocol):
    """An f64 scratch array as rules see it."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> float: ...

    def __setitem__(self, index: int | tuple[int, ...], value: float, /) -> None: ...

    def __len__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of field: its name, NumPy code, `memoryview` format and range."""

    name: str
    code: str
    format: str
    low: int
    high: int


def _kind(name: str, code: str, form: str, bits: int, signed: bool) -> Kind:
    return Kind(name, code, form, -(1 << (bits - 1)) if signed else 0, (1 << (bits - signed)) - 1)


u8: Final = _kind("u8", "u1", "B", 8, False)
i8: Final = _kind("i8", "i1", "b", 8, True)
u16: Final = _kind("u16", "u2", "H", 16, False)
i16: Final = _kind("i16", "i2", "h", 16, True)
u32: Final = _kind("u32", "u4", "I", 32, False)
i32: Final = _kind("i32", "i4", "i", 32, True)
i64: Final = _kind("i64", "i8", "q", 64, True)
f64: Final = Kind("f64", "f8", "d", 0, 0)
WORD: Final = _kind("u64", "u8", "Q", 64, False)  # the generator's only: unsigned 64-bit arithmetic is no rule dialect


@dataclass(frozen=True, slots=True)
class Field:
    """What a class says about one field."""

    kind: Kind
    shape: tuple[int, ...]  # () = a scalar
    doc: str
    hidden: bool = False  # some seat may not know it
    memory: bool = False  # what a seat has learnt and may still use; writing it is an information barrier
    commit: bool = False  # a choice of a secret round that is not open yet
    derived: bool = False  # computed from others; may differ between equal positions
    scratch: bool = False  # zero again whenever a rule returns
    low: int = 0  # options: smallest and largest value
    high: int = 0
    default: int = 0  # options: stored value when not given (an index where there are choices)
    choices: tuple[str, ...] = ()  # options: the words, stored as their index
    flag: bool = False  # options: yes or no
    variant: bool = False  # options: another way to play, offered first; the others are rulings


@overload
def field(
    kind: Kind,
    shape: int | tuple[int, ...],
    doc: str,
    /,
    *,
    hidden: bool = ...,
    memory: bool = ...,
    commit: bool = ...,
    derived: bool = ...,
    scratch: bool = ...,
) -> Any: ...
@overload
def field(
    kind: Kind,
    doc: str,
    /,
    *,
    hidden: bool = ...,
    memory: bool = ...,
    commit: bool = ...,
    derived: bool = ...,
    scratch: bool = ...,
    low: int | None = ...,
    high: int | None = ...,
    default: int | bool | str | None = ...,
    choices: tuple[str, ...] = ...,
    flag: bool = ...,
    variant: bool = ...,
) -> Any: ...
def field(
    kind: Kind,
    *about: Any,
    hidden: bool = False,
    memory: bool = False,
    commit: bool = False,
    derived: bool = False,
    scratch: bool = False,
    low: int | None = None,
    high: int | None = None,
    default: int | bool | str | None = None,
    choices: tuple[str, ...] = (),
    flag: bool = False,
    variant: bool = False,
) -> Any:
    """Declare a field: `field(type, [shape,] doc, *, flags)`; options add those from `low` on.

    Raises TypeError where the declaration makes no sense. Typed Any: the annotation beside it says what rules see.
    """
    if not isinstance(kind, Kind):
        raise TypeError(f"field({kind!r}, …): the type must be one of u8 i8 u16 i16 u32 i32 i64 f64")
    shape: tuple[int, ...] = ()
    if len(about) == 2:
        shape = (about[0],) if isinstance(about[0], int) else tuple(about[0])
    if not about or len(about) > 2 or not isinstance(about[-1], str):
        raise TypeError('field(type, [shape,] "what it means", …): the text is missing')
    if any(not isinstance(n, int) or n < 1 for n in shape):
        raise TypeError(f"field(…, {shape!r}, …): every length must be an integer of at least 1")
    if kind is f64 and not scratch:
        raise TypeError("an f64 field must be scratch: a state holds integers only")
    if choices:
        low, high = 0, len(choices) - 1
        stored = choices.index(default) if isinstance(default, str) else int(default or 0)
    else:
        if isinstance(default, str):
            raise TypeError(f"field(…, default={default!r}): a word needs choices")
        low, high = (0, 1) if flag else (kind.low if low is None else low, kind.high if high is None else high)
        stored = int(default) if default is not None else min(max(0, low), high)
    if not shape and not (kind is f64 or low <= stored <= high):
        raise TypeError(f"field(…, default={default!r}): outside {low}..{high}")
    return Field(
        kind,
        shape,
        about[-1],
        hidden,
        memory,
        commit,
        derived,
        scratch,
        low,
        high,
        stored,
        tuple(choices),
        flag,
        variant,
    )


class Layout:
    """A record class without any header: what `Record`, `Options` and `Rng` are made of."""

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[dict[str, Field]]

    def __init_subclass__(cls) -> None:
        inherited = {n: f for base in reversed(cls.__mro__[1:]) for n, f in vars(base).get("fields", {}).items()}
        own = {n: v for n, v in vars(cls).items() if isinstance(v, Field)}
        bare = [n for n in vars(cls).get("__annotations__", {}) if n not in own and not n.startswith("_")]
        bare = [n for n in bare if "ClassVar" not in str(cls.__annotations__[n])]
        if bare:
            raise TypeError(f"{cls.__name__}.{bare[0]}: needs `= field(type, …)`")
        for name in own:
            if name in inherited:
                raise TypeError(f"{cls.__name__}.{name}: the name is taken by the header or a base class")
            if name.startswith("_") or hasattr(Layout, name) or name in Layout.__annotations__:
                raise TypeError(f"{cls.__name__}.{name}: the name is reserved")
        cls.fields = {**inherited, **own}
        spec = [(n, f.kind.code, f.shape) if f.shape else (n, f.kind.code) for n, f in cls.fields.items()]
        cls.dtype = np.dtype(spec, align=True) if spec else np.dtype([])

    def __init__(self) -> None:
        raise TypeError(f"{type(self).__name__} is a layout: make records with {type(self).__name__}.zeros(n)")

    @classmethod
    def zeros(cls, n: int = 1) -> States:
        """`n` records, every byte zero (padding too: equality is over bytes)."""
        return np.zeros(n, cls.dtype)


class Record(Layout):
    """A game's state. The kernel's header comes first."""

    seats: int = field(i8, "how many seats play")
    phase: int = field(i8, "what kind of step comes next; the game's own numbering")
    round: int = field(i16, "rises when what was held back becomes open")
    drawer: int = field(i8, "for whom nature draws; -1 = the table")
    edition: int = field(i16, "edition of the rules this game is played by")


class Options(Layout):
    """What a match is played with. A game's subclass declares `players` and its own."""


def state_fields(record: type[Layout]) -> dict[str, Field]:
    """The fields of a record class by name, in the order of the record."""
    return dict(record.fields)
