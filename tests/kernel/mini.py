"""A game of a few lines, written into a folder: for tests that edit its files or load it in other processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HELPER = '''"""The helper that tests edit."""
from cheeseboard.kernel import i32, rule, table

STEP = {step}
GAIN = table([1, {gain}], i32)


@rule
def gain(action: int) -> int:
    return GAIN[action] * STEP
'''

RULES = '''"""Two seats take turns adding; over at ten."""
from __future__ import annotations

from cheeseboard.kernel import Array, Options, Record, field, i8, i32, rule

from .helper import gain

ACTIONS = 2
LEGAL_MAX = 2
OUTCOMES_MAX = 1


class State(Record):
    turn: int = field(i8, "whose turn")
    total: int = field(i32, "sum so far")
    cells: Array = field(i8, 4, "not much")
    after: Array = field(i8, 4, "what lies behind cells")


class Opts(Options):
    players: int = field(i8, "how many", low=2, high=2, default=2)


def setup(s: State, o: Opts) -> None:
    s.seats = o.players


def actors(s: State) -> int:
    return 0 if s.total >= 10 else 1 << s.turn


def secret(s: State) -> bool:
    return False


def legal(s: State, seat: int, out: Array) -> int:
    out[0] = 0
    out[1] = 1
    return 2


def refusal(s: State, seat: int, action: int) -> int:
    return 0


def apply(s: State, seat: int, action: int) -> None:
    s.total += gain(action)
    s.turn = 1 - s.turn
{extra}

def chance(s: State, outcomes: Array, weights: Array) -> int:
    return 0


def draw(s: State, outcome: int) -> None:
    return


def idle(s: State, seat: int) -> int:
    return 0


def scores(s: State, out: Array) -> None:
    out[0] = s.total


def ranks(s: State, out: Array) -> None:
    out[0] = 0


def told(s: State, seat: int, action: int, viewer: int) -> int:
    return action


def told_draw(s: State, outcome: int, viewer: int) -> int:
    return outcome


def observe(s: State, seat: int) -> None:
    return


def determinize(s: State, seat: int, rng: object) -> None:
    return


def shown(s: State) -> None:
    return


def teams(o: Opts) -> tuple[int, ...]:
    return (0, 1)
'''

TOTAL = """
import sys
from cheeseboard.kernel import Game
from cheeseboard.kernel.compile import compile_stats
game = Game(sys.argv[1])
space = game.compiled()
states = game.State.zeros()
space.h_begin(states, 0, game.options())
space.h_apply(states, 0, 0, 1)
print(int(states["total"][0]), *compile_stats(space))
"""


def write_game(folder: Path, name: str, gain: int = 2, step: int = 1, extra: str = "") -> Path:
    """Write the game package `name`; action 1 adds gain * step. Returns the helper's file."""
    package = folder / name
    package.mkdir(exist_ok=True)
    (package / "__init__.py").write_text('"""A game."""\n')
    (package / "rules.py").write_text(RULES.format(extra=extra))
    helper = package / "helper.py"
    helper.write_text(HELPER.format(gain=gain, step=step))
    return helper


def start(folder: Path, name: str, cache: Path | str, script: str = TOTAL) -> subprocess.Popen[str]:
    """A process that loads the compiled game and prints what action 1 adds, how much was loaded, how much compiled."""
    env = {"PYTHONPATH": str(folder), "CHEESEBOARD_CACHE": str(cache), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", script, name]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def total(folder: Path, name: str, cache: Path | str, script: str = TOTAL) -> tuple[int, int, int]:
    """What `start` printed: (what action 1 adds, functions loaded, functions compiled)."""
    return result(start(folder, name, cache, script))


def result(process: subprocess.Popen[str]) -> tuple[int, int, int]:
    """Wait for a process of `start`."""
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    added, loaded, compiled = (int(n) for n in out.split())
    return added, loaded, compiled
