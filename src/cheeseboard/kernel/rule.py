"""`@rule`: marks a plain function as part of the rules and lints it. The function itself stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from cheeseboard.kernel.lint import lint

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark and lint a rule. Costs nothing when it is called. RuleError at import where the lint objects."""
    plain = cast(FunctionType, function)
    plain.__dict__["__rule__"] = True
    lint(plain)
    return function


def slot(function: F) -> F:
    """Mark a placeholder of a driver: the wired copy calls the game's function of that name instead."""
    function.__dict__["__slot__"] = True
    return function


def fallback(function: F) -> F:
    """Mark a driver's function that a game may replace with its own of the same name (an evaluation, say)."""
    function.__dict__["__fallback__"] = True
    return function
