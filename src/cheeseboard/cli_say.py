"""What the commands share: the console, languages, options in words, sentences instead of tracebacks."""

from __future__ import annotations

import importlib
import json
import locale
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import typer
from rich.console import Console

from cheeseboard.kernel.errors import BadOption, Mistake

if TYPE_CHECKING:
    from cheeseboard.match import Match
    from cheeseboard.toolkit.words import Words

T = TypeVar("T")

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)


_ASKED: dict[str, str] = {}
"""The `--lang` of the command that runs, for the sentence of a mistake that ends it."""


def asked(lang: str) -> str:
    """What `--lang` calls when it is read: a language that is not there is refused at once. Raises `BadOption`."""
    _ASKED["lang"] = tongue(lang)
    return lang


def asked_for() -> str:
    """The language of the command that runs; that of the environment where it got to say none."""
    return _ASKED.pop("lang", "") or tongue()


def tongue(lang: str = "") -> str:
    """The language asked for, else that of the environment, else English."""
    from cheeseboard.toolkit.words import LANGS

    if lang:
        if lang not in LANGS:
            raise BadOption("error-lang", f"There is no language “{lang}” here. There is: {', '.join(LANGS)}.")
        return lang
    name = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return name[:2] if name[:2] in LANGS else "en"


def speech(lang: str, game: str) -> Words:
    """The words of a game and of what is common to all, in a language."""
    from cheeseboard.toolkit.words import words

    return words(lang, game)


def called(match: Match, lang: str = "en") -> list[str]:
    """The seats as one types and as one calls them: "Red (seat 0)"."""
    return [f"{name} (seat {seat})" for seat, name in enumerate(match.names(lang))]


def stop(sentence: str, code: int = 1) -> NoReturn:
    """Say why on the error stream, and end with an exit code."""
    err.print(sentence, style="bold red", markup=False)
    raise typer.Exit(code)


def said(mistake: Mistake, lang: str) -> str:
    """The sentence of a mistake in a language; English where that language has none."""
    if lang == "en":
        return str(mistake)
    try:
        return mistake.message(lang)
    except LookupError:
        return str(mistake)


def as_json(value: Any) -> None:
    """One JSON value on standard output, for scripts."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def with_bar(things: Sequence[T], what: str, quiet: bool = False) -> Iterable[T]:
    """Go through things with a progress bar, where there are many and somebody looks."""
    if quiet or len(things) < 2 or not err.is_terminal:
        return things
    from rich.progress import track

    return track(things, description=what, console=err, transient=True)


def read_options(given: Sequence[str]) -> dict[str, str]:
    """`["bushes=yes", "arrows=A5"]` -> a dict. `BadOption` where there is no `=`."""
    found = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or not name:
            raise BadOption(
                "error-option-form", f"“{one}” is no option: write NAME=VALUE, like bushes=yes.", option=one
            )
        found[name.strip()] = value.strip()
    return found


def room(module: str, what: str, needs: str) -> Any:
    """A room of the house that offers `needs`, imported when it is needed. A sentence where it is not there."""
    try:
        found = importlib.import_module(module)
    except ImportError as error:
        stop(f"{what}: not part of this installation ({error.name or module} is missing).", 3)
    if not hasattr(found, needs):
        stop(f"{what}: not part of this installation ({module} has no {needs}).", 3)
    return found


def write_file(path: Path, data: bytes) -> None:
    """Write a file. Raises `BadSave`, which ends the command with a sentence, where it cannot be written."""
    from cheeseboard.match import saves

    saves.write(path, data)
