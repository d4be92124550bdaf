"""Options: what was asked for, checked, completed and stored as a record. Every refusal is a sentence."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any

from cheeseboard.kernel.errors import BadOption
from cheeseboard.kernel.record import Field, Options, States

Value = int | bool | str
Complete = Callable[[dict[str, Value]], Mapping[str, Value]]

_YES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def _list(words: tuple[str, ...] | list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _unknown(name: str, known: list[str]) -> BadOption:
    near = difflib.get_close_matches(name, known, 1, 0.5)
    if near:
        return BadOption(
            "error-option-near",
            f"There is no option “{name}” here. Did you mean “{near[0]}”?",
            option=name,
            nearest=near[0],
        )
    return BadOption(
        "error-option-unknown",
        f"There is no option “{name}” here. There is: {', '.join(known)}.",
        option=name,
        known=", ".join(known),
    )


def _read(name: str, about: Field, given: Any) -> Value:
    """One value in its public form: a word, a bool or an int."""
    if about.choices:
        word = str(given)
        folded = {c.casefold(): c for c in about.choices}
        if isinstance(given, bool) or word.casefold() not in folded:
            raise BadOption(
                "error-option-choice",
                f"Option “{name}” cannot be “{given}”: it is {_list(about.choices)}.",
                option=name,
                value=str(given),
                choices=", ".join(about.choices),
            )
        return folded[word.casefold()]
    if about.flag:
        yes = given if isinstance(given, bool) else _YES.get(str(given).casefold())
        if yes is None:
            raise BadOption(
                "error-option-flag",
                f"Option “{name}” cannot be “{given}”: it is yes or no.",
                option=name,
                value=str(given),
            )
        return yes
    try:
        if isinstance(given, bool | float):
            raise ValueError
        number = int(given)
    except (ValueError, TypeError):
        number = about.low - 1
    if not about.low <= number <= about.high:
        raise BadOption(
            "error-option-range",
            f"Option “{name}” cannot be “{given}”: it is a whole number from {about.low} to {about.high}.",
            option=name,
            value=str(given),
            low=about.low,
            high=about.high,
        )
    return number


def read_options(kind: type[Options], given: Mapping[str, Any], complete: Complete | None = None) -> dict[str, Value]:
    """Every option of the game by name, in public form, from what was given.

    `complete` is the game's: it adds what the rulebook forces and refuses contradictions. Raises BadOption.
    """
    known = list(kind.fields)
    for name in given:
        if name not in kind.fields:
            raise _unknown(name, known)
    asked = {name: _read(name, kind.fields[name], value) for name, value in given.items() if value is not None}
    full = dict(complete(dict(asked))) if complete else dict(asked)
    for name, value in full.items():
        if name not in kind.fields:
            raise _unknown(name, known)
        full[name] = _read(name, kind.fields[name], value)
    return {name: full.get(name, default(about)) for name, about in kind.fields.items()}


def default(about: Field) -> Value:
    """An option's default in public form."""
    return about.choices[about.default] if about.choices else bool(about.default) if about.flag else about.default


def store(kind: type[Options], values: Mapping[str, Value]) -> States:
    """A batch of one options record from values in public form."""
    record = kind.zeros()
    for name, value in values.items():
        about = kind.fields[name]
        record[name][0] = about.choices.index(str(value)) if about.choices else int(value)
    return record


def values_of(kind: type[Options], record: States) -> dict[str, Value]:
    """The options of a record in public form: what a save file's header holds."""
    found: dict[str, Value] = {}
    for name, about in kind.fields.items():
        stored = int(record[name][0])
        found[name] = about.choices[stored] if about.choices else bool(stored) if about.flag else stored
    return found
