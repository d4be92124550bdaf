"""Compilation: the same functions, nothing stale, nothing mixed up, and a sentence where something cannot compile."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from cheeseboard.kernel import Game, RuleError
from kernel import driver
from kernel.mini import write_game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("CHEESEBOARD_CACHE", str(tmp_path / "cache"))
    # Python itself takes a file of equal length, changed within the same second, for unchanged bytecode.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return tmp_path


def add(game: Game, action: int = 1) -> int:
    """What an action adds, compiled."""
    states = game.State.zeros()
    game.compiled().h_apply(states, 0, 0, action)
    return int(states["total"][0])


def fresh(name: str) -> Game:
    """The game as its files are now."""
    for module in [m for m in sys.modules if m.partition(".")[0] == name]:
        del sys.modules[module]
    importlib.invalidate_caches()
    return Game(name)


def test_an_edited_helper_in_another_file_changes_the_result(folder: Path) -> None:
    write_game(folder, "mini_edit", gain=2)
    assert add(Game("mini_edit")) == 2
    write_game(folder, "mini_edit", gain=30, step=1)  # a table
    assert add(fresh("mini_edit")) == 30
    write_game(folder, "mini_edit", gain=30, step=7)  # a constant
    assert add(fresh("mini_edit")) == 210
    helper = folder / "mini_edit" / "helper.py"
    helper.write_text(helper.read_text().replace("GAIN[action] * STEP", "GAIN[action] - STEP"))  # the body
    assert add(fresh("mini_edit")) == 23


def test_two_games_of_equal_dtype_stay_apart(folder: Path) -> None:
    write_game(folder, "mini_one", gain=2)
    write_game(folder, "mini_two", gain=5)
    one, two = Game("mini_one"), Game("mini_two")
    assert one.State.dtype == two.State.dtype
    assert [add(g) for g in (one, two, one, two)] == [2, 5, 2, 5]
    size = np.zeros(8, np.int32)
    moves = []
    for game in (one, two):
        states = game.State.zeros(1)
        game.compiled().h_begin(states, 0, game.options())
        moves.append(game.compiled().playout(states, 0, game.rng(3), size, size.copy()))
        assert states["total"][0] >= 10
    assert moves[0] > moves[1]  # the shared play-out calls each game's own rules


def test_bounds_checks_catch_what_plain_native_code_does_not(folder: Path) -> None:
    write_game(folder, "mini_bounds", extra="    s.cells[3 + action] = 9\n")
    game = Game("mini_bounds")
    states = game.State.zeros()
    game.compiled().h_apply(states, 0, 0, 1)
    assert states["after"][0, 0] == 9  # wrote into the next field
    with pytest.raises(IndexError):
        game.compiled(safe=True).h_apply(states, 0, 0, 1)
    with pytest.raises(IndexError):
        game.apply(states, 0, 1)


@pytest.mark.parametrize(
    ("extra", "says"),
    [
        ("    s.total += SOME[0]\n", "reads the list `SOME`"),
        ("    s.total += helper.STEP\n", "reaches through the module `helper`"),
        ("    ring(s)\n", "in a ring .* apply → ring → apply"),
        ("    s.total += nowhere\n", "reads `nowhere`, which is defined nowhere"),
        ("    unmarked(s)\n", r"unmarked, line \d+: no lists"),
    ],
)
def test_what_cannot_be_wired_is_named(folder: Path, request: pytest.FixtureRequest, extra: str, says: str) -> None:
    name = "mini_bad_" + str(abs(hash(extra)))
    write_game(folder, name, extra=extra)
    rules = folder / name / "rules.py"
    rules.write_text(
        rules.read_text().replace("ACTIONS = 2", "from . import helper\nSOME = [1]\nACTIONS = 2")
        + "\n\ndef ring(s: State) -> None:\n    apply(s, 0, 0)\n"
        + "\n\ndef unmarked(s: State) -> int:\n    return [1][0]\n"
    )
    with pytest.raises(RuleError, match=says):
        Game(name).compiled()


def test_a_driver_sees_the_rules_and_a_game_may_replace_its_fallback(folder: Path) -> None:
    write_game(folder, "mini_plain", gain=3)
    write_game(folder, "mini_wise", gain=3)
    (folder / "mini_wise" / "wits.py").write_text(
        "from cheeseboard.kernel import rule\n\n\n@rule\ndef guess(s: object) -> int:\n    return 100\n"
    )
    drivers: tuple[ModuleType, ...] = (driver,)
    for name, guess in (("mini_plain", 1), ("mini_wise", 100)):
        game = Game(name)
        space = game.compiled(drivers=drivers)
        states = game.State.zeros()
        assert space.twice(states, 0) == 6 + guess
        assert states["total"][0] == 6
        assert space.room(1) == game.LEGAL_MAX + 1


def test_an_unwired_driver_says_so() -> None:
    with pytest.raises(NotImplementedError, match="not wired to a game"):
        driver.twice([None], 0)


def test_compiled_once_per_process(folder: Path) -> None:
    write_game(folder, "mini_once")
    game = Game("mini_once")
    assert game.compiled() is game.compiled() and game.compiled() is not game.compiled(safe=True)
