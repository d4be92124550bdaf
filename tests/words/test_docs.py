"""What the pages say is true: their examples run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import cheeseboard as cb
from cheeseboard import games
from cheeseboard.match.scenario_run import run
from cheeseboard.toolkit.scenario import EXPECTS, read_scenario

DOCS = Path(__file__).resolve().parents[2] / "docs"
README = (DOCS.parent / "README.md").read_text("utf-8")
PAGE = (DOCS / "games" / "chou.md").read_text("utf-8")


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_example_scenario_holds() -> None:
    (example,) = blocks(PAGE, "toml")
    run(read_scenario(example, "docs/games/chou.md"))


def test_the_map_shows_every_bed_and_stone_once() -> None:
    chart = blocks(PAGE, "")[0]
    places = re.findall(r"[a-e]\d|\d+", chart)
    assert sorted(places) == sorted(
        [f"{row}{n}" for row, length in zip("abcde", (3, 4, 5, 4, 3), strict=True) for n in range(1, length + 1)]
        + [str(n) for n in range(1, 25)]
    )


def test_the_page_names_all_there_is() -> None:
    game = games.load("chou")
    for effect in game.clauses.EFFECTS:
        assert f"`{effect.id}`" in PAGE, effect.id
    for name, about in game.Options.fields.items():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))
        for choice in about.choices:
            assert f"`{choice}`" in row, (name, choice)
    for name in EXPECTS:
        assert f"`{name}`" in PAGE or (name == "desk" and not game.has_desk), name


def test_the_readme_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = {"cb": cb}
    for block in blocks(README, "python"):
        exec(compile(block, "README.md", "exec"), names)
    assert (tmp_path / "evening.cheeseboard").is_file()


def test_the_readme_commands_exist() -> None:
    from cheeseboard.cli import app

    helps: dict[str, str] = {}
    for line in "\n".join(blocks(README, "sh")).splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["cheeseboard"]:
            name = words[1]
            if name not in helps:
                shown = CliRunner().invoke(app, [name, "--help"], terminal_width=200)
                assert shown.exit_code == 0, f"there is no command {name}"
                helps[name] = shown.output
            for option in words[2:]:
                assert not option.startswith("-") or f"{option} " in helps[name].replace(",", " "), (
                    f"{name} has no {option}"
                )
    assert {"serve", "play", "new", "verify", "replay", "rules"} <= set(helps)


def test_what_the_readme_points_to_is_there() -> None:
    for target in re.findall(r"\]\((?!https)([^)#]+)", README):
        assert (DOCS.parent / target).is_file(), target
