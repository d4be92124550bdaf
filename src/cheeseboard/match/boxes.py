"""Boxes: which box.toml a match is played with. Shipped boxes are known by their content; others travel with the log.

A game's tables are constants of its modules, so a foreign box gets modules of its own: a copy of the game's folder with
that box in it, under another package name. Both then live in one process without touching each other.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import shutil
import sys
import tempfile
from functools import cache
from importlib import resources
from pathlib import Path

from cheeseboard import games
from cheeseboard.kernel import BadOption, Game, Mistake
from cheeseboard.toolkit.scene import Msg

_FOREIGN: dict[str, str] = {}  # package -> text of its box, for games made by `boxed`
_HOMES: list[tempfile.TemporaryDirectory[str]] = []  # their folders, removed when the process ends


def box_text(game: Game) -> str:
    """The text of the box a game is read from; "" where it has none."""
    path = resources.files(game.package) / "box.toml"
    return path.read_text("utf-8") if path.is_file() else ""


def box_id(game: Game) -> str:
    """What identifies a box: the SHA-256 of its text, "" where the game has none."""
    text = box_text(game)
    return hashlib.sha256(text.encode()).hexdigest() if text else ""


def foreign_text(game: Game) -> str:
    """The text of a box that does not ship with the game, to be embedded in a log; "" for the shipped one."""
    return _FOREIGN.get(game.package, "")


def game_with(game: str | Game, box: str | Path | None = None) -> Game:
    """A game by id or itself, with the shipped box or with the one at `box` (a path, or the text itself).

    Raises `BadOption` for an unknown game or a box that cannot be read.
    """
    bundle = games.load(game) if isinstance(game, str) else game
    if box is None:
        return bundle
    if isinstance(box, Path) or "\n" not in box:
        try:
            box = Path(box).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadOption("error-box-file", f"The box {box} cannot be read: {error}", box=str(box)) from error
    return bundle if box == box_text(bundle) else boxed(bundle.id, box)


@cache
def boxed(id: str, text: str) -> Game:  # noqa: A002
    """The game of that id, read from a box of another text. `BadOption` where the box contradicts itself."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    shipped = games.load(id).package
    package = f"cheeseboard_box_{id}_{digest[:16]}"
    folder = tempfile.TemporaryDirectory(prefix="cheeseboard-box-")
    home = Path(folder.name) / package
    with resources.as_file(resources.files(shipped)) as source:
        shutil.copytree(source, home, ignore=shutil.ignore_patterns("__pycache__"))
    (home / "box.toml").write_text(text, "utf-8")
    for path in home.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace(shipped, package), "utf-8")
    sys.path.insert(0, folder.name)
    try:
        importlib.invalidate_caches()
        game = Game(package, id)
        for part in ("notation", "scene", "clauses", "knowledge", "box"):
            if importlib.util.find_spec(f"{package}.{part}"):
                getattr(game, part)
    except ValueError as error:
        for name in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
            del sys.modules[name]
        reason = error if isinstance(error, Mistake) else Msg("box-form")
        raise BadOption("error-box", reason=reason, game=id) from error
    finally:
        sys.path.remove(folder.name)
    _HOMES.append(folder)
    _FOREIGN[package] = text
    return game
