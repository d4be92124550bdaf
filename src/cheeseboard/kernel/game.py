"""One game as a bundle: its record, its rules interpreted and compiled, and its other modules, loaded on demand."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cached_property
from importlib.util import find_spec
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from cheeseboard.kernel import options as opts
from cheeseboard.kernel.lint import RuleError, lint, records_of
from cheeseboard.kernel.record import Array, Options, Record, States
from cheeseboard.kernel.rng import seeded
from cheeseboard.kernel.view import clone, view

ASKED_ONCE = ("teams",)  # asked once a match, of an options record: never compiled
RULES = (
    *("setup", "actors", "secret", "legal", "refusal", "apply", "chance", "draw", "idle", "scores", "ranks"),
    *("told", "told_draw", "observe", "determinize", "shown", "teams"),
)
SIZES = ("ACTIONS", "LEGAL_MAX", "OUTCOMES_MAX")


class Game:
    """A game package: `rules.py` (and `rules_*.py`), `knowledge.py`, and beside them what people see.

    Rules take views (`game.view(states)`); the methods here take `(states, ..., i=0)` and return plain values.
    """

    def __init__(self, package: str, id: str = "") -> None:  # noqa: A002
        self.package = package
        self.id = id or package.rpartition(".")[2]
        main = importlib.import_module(package + ".rules")
        folder = importlib.import_module(package)
        names = [m.name for m in pkgutil.iter_modules(folder.__path__)]
        parts = [n for n in ("knowledge", "wits") if n in names]
        self.modules: tuple[ModuleType, ...] = (main, *(importlib.import_module(f"{package}.{n}") for n in parts))
        space: dict[str, Any] = {}
        for module in reversed(self.modules):  # rules.py has the last word
            space.update((n, v) for n, v in vars(module).items() if not n.startswith("__"))
        missing = [n for n in (*RULES, *SIZES) if n not in space]
        if missing:
            raise RuleError(f"{package}: rules.py and knowledge.py do not state {', '.join(missing)}")
        self.State: type[Record] = _the_class(main, Record)
        self.Options: type[Options] = _the_class(main, Options)
        self.edition = int(space.get("EDITION", 1))
        self.ACTIONS, self.LEGAL_MAX, self.OUTCOMES_MAX = (int(space[n]) for n in SIZES)
        self.functions: dict[str, FunctionType] = {n: v for n, v in space.items() if isinstance(v, FunctionType)}
        for function in self.functions.values():
            if function.__module__.startswith(package + ".") and _takes_record(function):
                lint(function, dialect=function.__name__ in RULES or hasattr(function, "__rule__"))
        marked = {n for n, f in self.functions.items() if getattr(f, "__rule__", False)}
        self.compilable = (marked | set(RULES)) - set(ASKED_ONCE)
        self.rules: Any = SimpleNamespace(**{n: space[n] for n in (*RULES, *SIZES)})
        self._complete = space.get("complete")
        self._compiled: dict[tuple[Any, ...], Any] = {}

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    # -- modules for people, imported when first asked for ---------------------------------------------------------
    def _module(self, name: str) -> Any:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def notation(self) -> Any:
        """Moves, draws and positions as text."""
        return self._module("notation")

    @cached_property
    def scene(self) -> Any:
        """The state as a picture."""
        return self._module("scene")

    @cached_property
    def clauses(self) -> Any:
        """Clauses, effects and score terms."""
        return self._module("clauses")

    @cached_property
    def knowledge(self) -> Any:
        """Who may know what; hints."""
        return self._module("knowledge")

    @cached_property
    def box(self) -> Any:
        """What is in the box."""
        return self._module("box")

    @cached_property
    def desk(self) -> Any:
        """Outcomes that come from people; only in games that have a desk."""
        return self._module("desk")

    @property
    def has_desk(self) -> bool:
        """Can people decide its outcomes?"""
        return find_spec(f"{self.package}.desk") is not None

    @cached_property
    def wits(self) -> Any:
        """What bots need; None where a game has nothing of its own."""
        return self._module("wits") if any(m.__name__ == f"{self.package}.wits" for m in self.modules) else None

    # -- making states ---------------------------------------------------------------------------------------------
    def options(self, **given: Any) -> States:
        """Options record (a batch of one). BadOption with a sentence where something given cannot be."""
        return opts.store(self.Options, opts.read_options(self.Options, given, self._complete))

    def option_values(self, options: States) -> dict[str, opts.Value]:
        """The options in public form: numbers, yes or no, words."""
        return opts.values_of(self.Options, options)

    def new(self, options: States | Mapping[str, Any] | None = None, edition: int = 0) -> States:
        """A batch of one state: the set-up before anything is drawn. `edition` 0 = the current one."""
        if not isinstance(options, np.ndarray):
            options = self.options(**(options or {}))
        states = self.State.zeros()
        states["edition"] = edition or self.edition
        self.rules.setup(view(states), view(options))
        return states

    def view(self, states: States, i: int = 0) -> Any:
        """The view that interpreted rules take as `s`."""
        return view(states, i)

    def clone(self, states: States, i: int = 0) -> States:
        """A batch of one: a copy of state `i`."""
        return clone(states, i)

    def buffer(self, n: int = 0) -> Array:
        """An int32 buffer for interpreted rules; by default long enough for actions and outcomes."""
        made: Any = np.zeros(n or max(self.LEGAL_MAX, self.OUTCOMES_MAX, 8), np.int32).data
        return made  # type: ignore[no-any-return]

    def rng(self, seed: int) -> States:
        """A generator for `determinize` and play-outs (a batch of one)."""
        return seeded(seed)

    # -- interpreted conveniences ----------------------------------------------------------------------------------
    def actors(self, states: States, i: int = 0) -> int:
        """Bit mask of the seats waited for, CHANCE, DESK, or OVER."""
        return int(self.rules.actors(view(states, i)))

    def waiting(self, states: States, i: int = 0) -> tuple[int, ...]:
        """The seats waited for, ascending; () where nature, the desk or nobody is to act."""
        mask = self.actors(states, i)
        return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1) if mask > 0 else ()

    def secret(self, states: States, i: int = 0) -> bool:
        """Are the choices of the seats waited for hidden from each other?"""
        return bool(self.rules.secret(view(states, i)))

    def legal(self, states: States, seat: int, i: int = 0) -> list[int]:
        """The seat's legal actions."""
        out = self.buffer()
        return [out[k] for k in range(self.rules.legal(view(states, i), seat, out))]

    def refusal(self, states: States, seat: int, action: int, i: int = 0) -> int:
        """Code of the clause that forbids the action; 0 = legal."""
        return int(self.rules.refusal(view(states, i), seat, action))

    def apply(self, states: States, seat: int, action: int, i: int = 0) -> None:
        """Play a legal action, in place."""
        self.rules.apply(view(states, i), seat, action)

    def chance(self, states: States, i: int = 0) -> list[tuple[int, int]]:
        """All that nature (or the desk) may decide now: (outcome, weight)."""
        outcomes, weights = self.buffer(), self.buffer()
        n = self.rules.chance(view(states, i), outcomes, weights)
        return [(outcomes[k], weights[k]) for k in range(n)]

    def draw(self, states: States, outcome: int, i: int = 0) -> None:
        """Apply an outcome, in place."""
        self.rules.draw(view(states, i), outcome)

    def idle(self, states: States, seat: int, i: int = 0) -> int:
        """What a clock plays for an absent seat."""
        return int(self.rules.idle(view(states, i), seat))

    def scores(self, states: States, i: int = 0) -> list[int]:
        """Points of every seat, as far as this record shows."""
        return self._each_seat(self.rules.scores, states, i)

    def ranks(self, states: States, i: int = 0) -> list[int]:
        """Place of every seat, 0 first."""
        return self._each_seat(self.rules.ranks, states, i)

    def _each_seat(self, ask: Any, states: States, i: int) -> list[int]:
        s, out = view(states, i), self.buffer(8)
        ask(s, out)
        return [out[k] for k in range(s.seats)]

    def told(self, states: States, seat: int, action: int, viewer: int, i: int = 0) -> int:
        """What a viewer hears of an action, asked before it is played."""
        return int(self.rules.told(view(states, i), seat, action, viewer))

    def told_draw(self, states: States, outcome: int, viewer: int, i: int = 0) -> int:
        """What a viewer hears of a draw, asked before it is applied."""
        return int(self.rules.told_draw(view(states, i), outcome, viewer))

    def observed(self, states: States, seat: int, i: int = 0) -> States:
        """A copy in which all that `seat` may not know is blank; -1 = a spectator."""
        copy = clone(states, i)
        self.rules.observe(view(copy), seat)
        return copy

    def shown(self, states: States, i: int = 0) -> States:
        """A copy of an observed state with what does not lie open on the table blanked, too."""
        copy = clone(states, i)
        self.rules.shown(view(copy))
        return copy

    def determinized(self, states: States, seat: int, rng: States, i: int = 0) -> States:
        """A copy of an observed state with its blanks filled at random."""
        copy = clone(states, i)
        self.rules.determinize(view(copy), seat, view(rng))
        return copy

    def teams(self, options: States) -> tuple[int, ...]:
        """One team number per seat."""
        return tuple(int(t) for t in self.rules.teams(view(options)))

    # -- wired to drivers ------------------------------------------------------------------------------------------
    def interpreted(self, drivers: tuple[ModuleType, ...] = ()) -> Any:
        """The rules and drivers as plain functions bound to this game; entry points as in `compiled`."""
        from cheeseboard.kernel.wire import interpret

        return self._once(("interpreted", drivers), lambda: interpret(self, drivers))

    def compiled(self, safe: bool = False, drivers: tuple[ModuleType, ...] = ()) -> Any:
        """The compiled rules, entry points and drivers; blocks on the first call of each. `safe` = bounds checks."""
        from cheeseboard.kernel.compile import compile_game

        return self._once(("compiled", safe, drivers), lambda: compile_game(self, safe, drivers))

    def _once(self, key: tuple[Any, ...], make: Any) -> Any:
        if key not in self._compiled:
            self._compiled[key] = make()
        return self._compiled[key]


def _takes_record(function: FunctionType) -> bool:
    """Does a function take a record? Then its field names are checked, whether it is a rule or not."""
    known = records_of(function)
    return known is None or bool(known)


def _the_class(module: ModuleType, base: type[Any]) -> type[Any]:
    """The one subclass of `base` that a rules module declares or imports."""
    found = {v for v in vars(module).values() if isinstance(v, type) and issubclass(v, base) and v is not base}
    most = [c for c in found if not any(d is not c and issubclass(d, c) for d in found)]
    if len(most) != 1:
        raise RuleError(f"{module.__name__}: needs exactly one subclass of {base.__name__}, has {len(most)}")
    return most[0]
