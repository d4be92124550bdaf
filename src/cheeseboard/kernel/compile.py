"""The compiled run: the same functions under Numba, without the interpreter lock, each kept in the cache."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import llvmlite
import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic

from cheeseboard.kernel.cache import Store
from cheeseboard.kernel.tell import tell
from cheeseboard.kernel.view import rec_copy, rec_zero
from cheeseboard.kernel.wire import wire

if TYPE_CHECKING:
    from cheeseboard.kernel.game import Game


@intrinsic
def _tell(context: Any, audience: Any, effect: Any, seat: Any = -1, a: Any = 0, b: Any = 0) -> Any:
    """Compiled rules tell nobody."""

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return target.get_dummy_value()

    return types.void(*[types.int64] * 5), generate


@intrinsic
def _copy(context: Any, dst: Any, src: Any) -> Any:
    """One memcpy: copying field by field explodes in the compiler."""
    if not (isinstance(dst, types.Record) and dst == src):
        return None

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = target.get_constant(types.intp, dst.size)
        cgutils.raw_memcpy(builder, args[0], args[1], size, 1)  # type: ignore[no-untyped-call]
        return target.get_dummy_value()

    return types.void(dst, src), generate


@intrinsic
def _zero(context: Any, record: Any) -> Any:
    """One memset."""
    if not isinstance(record, types.Record):
        return None

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = target.get_constant(types.intp, record.size)
        cgutils.memset(builder, args[0], size, 0)  # type: ignore[no-untyped-call]
        return target.get_dummy_value()

    return types.void(record), generate


@intrinsic
def _int(context: Any, value: Any) -> Any:
    """`int(x)` of a narrow field is 64 bits wide, as in Python; Numba's own keeps the width."""
    if not isinstance(value, types.Integer | types.Boolean | types.Float):
        return None

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return target.cast(builder, args[0], value, types.int64)

    return types.int64(value), generate


class Native:
    """Numba on the processor."""

    specials: Mapping[Any, Any] = {
        tell: _tell,
        rec_copy: _copy,
        rec_zero: _zero,
        int: _int,
    }

    def __init__(self, folder: str, safe: bool) -> None:
        self.folder, self.safe = folder, safe
        self.name = "safe" if safe else "native"

    doors_only = True  # the others have no wrapper for Python: a quarter less to compile

    def wrap(self, function: FunctionType, key: str, door: bool) -> Any:
        """A dispatcher whose compiled code is kept under `key`."""
        name = function.__name__
        function.__qualname__ = f"{function.__qualname__}_{key[:16]}"  # symbols of different code never meet
        bare = {} if door else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        jit = {"nogil": True, "boundscheck": self.safe, **bare, **function.__dict__.get("__jit__", {})}
        made = numba.njit(**jit)(function)
        made._cache = Store(self.folder, name, key)
        return made

    def constant(self, table: Any) -> Any:
        """A frozen array: its values are compiled in."""
        array = np.ascontiguousarray(table)
        array.setflags(write=False)
        return array


def versions() -> str:
    """What compiled code depends on besides the rules."""
    config: Any = numba.config
    flags = (config.OPT, config.BOUNDSCHECK, config.DEBUG)
    return repr((1, sys.implementation.cache_tag, np.__version__, numba.__version__, llvmlite.__version__, flags))


def compile_game(game: Game, safe: bool = False, drivers: tuple[ModuleType, ...] = ()) -> Any:
    """The compiled twins of all rules, entry points and drivers. Each compiles, or loads, on its first call."""
    return wire(game, Native(game.id, safe), drivers, versions())


def compile_stats(space: Any) -> tuple[int, int]:
    """How many functions of a compiled game were loaded and how many compiled so far."""
    stores = [d._cache for d in vars(space).values() if isinstance(getattr(d, "_cache", None), Store)]
    return sum(s.hits for s in stores), sum(s.misses for s in stores)
