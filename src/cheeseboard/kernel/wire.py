"""Wiring: the same code objects with new globals.

Rules are plain functions that find each other as globals. A wiring walks from a function to everything it reaches and
rebuilds each once, with globals fit for the run: compiled twins, frozen tables, the game's rules in a driver's slots.
Every rebuilt function gets a key, a hash over its code, the constants it reads and the keys of what it calls: that is
what the cache of compiled code is addressed by, so an edited helper in another file can never leave a stale caller.
"""

from __future__ import annotations

import builtins
import dis
import enum
import hashlib
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from cheeseboard.kernel import host, playout
from cheeseboard.kernel.lint import RuleError, lint
from cheeseboard.kernel.record import Layout
from cheeseboard.kernel.tell import tell
from cheeseboard.kernel.view import rec_copy, rec_zero

if TYPE_CHECKING:
    from cheeseboard.kernel.game import Game

SIZES = ("ACTIONS", "LEGAL_MAX", "OUTCOMES_MAX", "EDITION")


class Target(Protocol):
    """What a run does to functions and tables."""

    name: str
    specials: Mapping[Any, Any]  # kernel functions and builtins with a counterpart of their own

    doors_only: bool  # may Python call nothing but the functions of drivers?

    def wrap(self, function: FunctionType, key: str, door: bool) -> Any:
        """A rebuilt function as this run calls it; `door` = Python may call it."""

    def constant(self, table: Any) -> Any:
        """A table as this run reads it."""


class Plain:
    """The interpreted run: functions stay plain, tables stay memoryviews."""

    name = "interpreted"
    specials: Mapping[Any, Any] = {f: f for f in (tell, rec_copy, rec_zero)}
    doors_only = False

    def wrap(self, function: FunctionType, key: str, door: bool) -> Any:
        """The function as it is."""
        del key, door
        return function

    def constant(self, table: Any) -> Any:
        """The table as it is."""
        return table


def globals_of(code: CodeType) -> set[str]:
    """Names that a code object, or one nested in it, reads as globals."""
    names = {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}
    return names.union(*(globals_of(c) for c in code.co_consts if isinstance(c, CodeType)), set())


def _describe_code(code: CodeType) -> str:
    consts = [_describe_code(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts]
    shape = (code.co_argcount, code.co_flags, code.co_varnames, code.co_names, code.co_freevars)
    return repr((code.co_code.hex(), shape, consts))


def is_foreign(module: str) -> bool:
    """Does a module belong to Python or a library, so that its functions are called as they are?"""
    top = module.partition(".")[0]
    return (top in sys.stdlib_module_names and top != "__main__") or top in ("numpy", "numba", "math")


@dataclass
class Wiring:
    """One game's functions rebuilt for one target."""

    target: Target
    rules: Mapping[str, FunctionType]  # what slots and fallbacks resolve to
    sizes: Mapping[str, int]  # ACTIONS, LEGAL_MAX, …: constants a driver sees
    packages: tuple[str, ...]  # the game's own package: its constants are its own
    doors: frozenset[str]  # modules of drivers: Python may call their functions
    salt: str = ""  # goes into every key
    done: dict[FunctionType, tuple[Any, str]] = field(default_factory=dict)
    active: list[FunctionType] = field(default_factory=list)

    def function(self, function: FunctionType) -> tuple[Any, str]:
        """The rebuilt function and its key. RuleError where something it reads cannot be wired."""
        if getattr(function, "__slot__", False) or (
            getattr(function, "__fallback__", False) and function.__name__ in self.rules
        ):
            wanted = self.rules.get(function.__name__)
            if wanted is None:
                raise RuleError(f"the game has no rule `{function.__name__}`")
            function = wanted
        if function in self.done:
            return self.done[function]
        if function in self.active:
            ring = " → ".join(f.__name__ for f in [*self.active[self.active.index(function) :], function])
            raise RuleError(f"rules may not call each other in a ring (recursion does not lower to CUDA): {ring}")
        if function.__closure__:
            raise RuleError(f"{_where(function)} is a closure; make it a function of the module")
        self.active.append(function)
        try:
            made = self._rebuild(function)
        finally:
            self.active.pop()
        self.done[function] = made
        return made

    def _rebuild(self, function: FunctionType) -> tuple[Any, str]:
        if any(function.__module__.startswith(p) for p in self.packages) and not hasattr(function, "__rule__"):
            lint(function)  # a helper that nobody marked is a rule all the same
        module = sys.modules.get(function.__module__)
        space: dict[str, Any] = {"__name__": function.__module__, "__builtins__": builtins}
        space["__file__"] = getattr(module, "__file__", function.__code__.co_filename)
        digest = [self.salt, self.target.name, _where(function)]  # compiled code names its module
        digest += [_describe_code(function.__code__), repr(function.__defaults__)]
        door = function.__module__ in self.doors
        digest.append(repr((getattr(function, "__jit__", None), door)))
        for name in sorted(globals_of(function.__code__)):
            value, text = self._global(function, name)
            if text:
                space[name] = value
                digest.append(f"{name}={text}")
        key = hashlib.sha256("\n".join(digest).encode()).hexdigest()
        made = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        made.__module__, made.__qualname__, made.__doc__ = function.__module__, function.__qualname__, function.__doc__
        made.__dict__.update(function.__dict__)
        return self.target.wrap(made, key, door), key

    def _global(self, function: FunctionType, name: str) -> tuple[Any, str]:
        """The value a rebuilt function sees under a name, and its description for the key ("" = leave it out)."""
        foreign = not any(function.__module__.startswith(p) for p in self.packages)
        if foreign and name in self.sizes:
            return self.sizes[name], str(self.sizes[name])
        if name in function.__globals__:
            value = function.__globals__[name]
        elif foreign and name in self.rules:
            value = self.rules[name]
        elif hasattr(builtins, name):
            special = self.target.specials.get(getattr(builtins, name))
            return special, f"special {name}" if special is not None else ""
        else:
            raise RuleError(f"{_where(function)} reads `{name}`, which is defined nowhere")
        return self._value(function, name, value)

    def _value(self, function: FunctionType, name: str, value: Any) -> tuple[Any, str]:
        if isinstance(value, FunctionType):
            if value in self.target.specials:
                return self.target.specials[value], f"special {name}"
            if is_foreign(value.__module__):
                return value, f"foreign {value.__module__}.{value.__qualname__}"
            made, key = self.function(value)
            return made, f"function {key}"
        if isinstance(value, memoryview | np.ndarray):
            array = np.asarray(value)
            return self.target.constant(value), f"{array.dtype} {array.shape} {array.tobytes().hex()}"
        if isinstance(value, enum.EnumType):
            return value, repr(list(value))
        if value is None or isinstance(value, int | float | str | tuple):
            return value, f"{type(value).__name__} {value!r}"
        if isinstance(value, type) and issubclass(value, Layout):
            return value, repr(value.dtype)
        if isinstance(value, ModuleType) and is_foreign(value.__name__):
            return value, f"module {value.__name__}"
        if isinstance(value, ModuleType):
            raise RuleError(
                f"{_where(function)} reaches through the module `{name}`; import the names it needs from it"
            )
        if isinstance(value, np.dtype | BuiltinFunctionType | type) or callable(value):
            return value, repr(value) if isinstance(value, np.dtype) else f"{value.__module__}.{value.__qualname__}"
        kind = type(value).__name__
        raise RuleError(f"{_where(function)} reads the {kind} `{name}`; rules read numbers and `table(...)` only")


def _where(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def wire(game: Game, target: Target, drivers: tuple[ModuleType, ...], salt: str = "") -> Any:
    """All functions of the drivers, and the rules unless the target hides them, rebuilt for a target, by name."""
    sizes = {"ACTIONS": game.ACTIONS, "LEGAL_MAX": game.LEGAL_MAX, "OUTCOMES_MAX": game.OUTCOMES_MAX}
    modules = (host, playout, *drivers)
    doors = frozenset(module.__name__ for module in modules)
    packages = (game.package + ".",)
    wiring = Wiring(target, game.functions, {**sizes, "EDITION": game.edition}, packages, doors, salt)
    space: dict[str, Any] = dict(sizes)
    for name, function in game.functions.items():
        if name in game.compilable and (function.__module__ in doors or not target.doors_only):
            space[name] = wiring.function(function)[0]
    for module in modules:
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__ and not name.startswith("warm"):
                space[name] = wiring.function(value)[0]
    return SimpleNamespace(**space, game=game, target=target)


def interpret(game: Game, drivers: tuple[ModuleType, ...]) -> Any:
    """Drivers bound to the plain rules: entry points take `(views, i, ...)`, a sequence of views."""
    return wire(game, Plain(), drivers)
