"""The start: what `./play` runs takes the options of `cheeseboard serve` and imports nothing that it does not need."""

from __future__ import annotations

import gc
import inspect
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
import typer.main

from cheeseboard.cli import app
from cheeseboard.server import __main__ as start


def python(script: str, *args: str) -> str:
    """What a Python of its own prints."""
    command = [sys.executable, "-c", textwrap.dedent(script), *args]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def test_play_and_serve_take_the_same_options() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    serve = {option: one for one in command.params for option in (*one.opts, *one.secondary_opts)}
    play = {option: one for one in start.options()._actions for option in one.option_strings}
    del play["-h"], play["--help"]
    serve.pop("--help", None)
    assert set(play) == set(serve)
    for option, one in play.items():
        assert one.default == serve[option].default or (not one.default and not serve[option].default)
        assert one.help == serve[option].help


def test_what_is_given_reaches_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    from cheeseboard.server import serve

    taken: list[dict[str, object]] = []

    def run(*args: object, **named: object) -> int:
        taken.append(inspect.signature(serve_run).bind(*args, **named).arguments)
        return 7

    serve_run = serve.run
    monkeypatch.setattr(serve, "run", run)
    monkeypatch.setattr(gc, "disable", lambda: None)
    assert start.main(["--port", "9", "--lan", "--no-browser", "--data", "x"]) == 7
    assert start.main([]) == 7
    assert taken == [
        {"host": "127.0.0.1", "port": 9, "data": Path("x"), "open_browser": False, "lan": True},
        {"host": "127.0.0.1", "port": None, "data": None, "open_browser": True, "lan": False},
    ]


def test_an_option_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        start.main(["--prot", "9"])
    assert stopped.value.code == 2
    assert "--prot" in capsys.readouterr().err


def test_the_server_stands_before_anything_heavy_is_imported(tmp_path: Path) -> None:
    script = """
        import sys
        from pathlib import Path
        import cheeseboard.server.__main__, cheeseboard.server.serve
        from cheeseboard.server.app import build
        from cheeseboard.server.settings import Settings
        build(Settings(data=Path(sys.argv[1])))
        heavy = ("numba", "llvmlite", "pydantic", "typer", "rich", "segno", "scipy", "cheeseboard.games.chou")
        print([name for name in heavy if name in sys.modules])
    """
    assert python(script, str(tmp_path)).strip() == "[]"
