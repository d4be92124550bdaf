"""`cheeseboard decks` as a person or a script uses it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cheeseboard import cli
from cheeseboard.games.pursuit.formats import FORMATS, read

CSV = "question,answer,wrong 1,category\nWhat is red?,Blood,Grass,Science\nWho am I?,Me,You,Cheese\n,Lost,,\n"
Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs `cheeseboard decks …` in a folder with `quiz.csv`; gives what it printed."""
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "quiz.csv").write_text(CSV, "utf-8")

    def do(*args: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["cheeseboard", "decks", *args])
        with pytest.raises(SystemExit) as end:
            cli.main()
        printed = "".join(capsys.readouterr())
        assert (end.value.code or 0) == code, printed
        return printed

    return do


def test_check_lists_what_is_wrong(run: Run) -> None:
    said = run("check", "quiz.csv", code=1)
    assert "quiz.csv:3: Which of the six categories is “Cheese”?" in said
    assert "quiz.csv:4: There is no question here." in said
    assert "Questions: 1. Problems: 2." in said
    assert "Problemer: 2." in run("check", "quiz.csv", "--lang", "da", code=1)
    found = json.loads(run("check", "quiz.csv", "--json", "-c", "hi", code=1))
    assert found["counts"]["HI"] == 1 and found["counts"]["SN"] == 1
    assert [one["line"] for one in found["problems"]] == [4]


def test_a_good_file_and_the_rules_of_the_house(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.csv").write_text("question,answer,category\nWhat is red?,Blood,SN\n", "utf-8")
    assert "Problems: 0." in run("check", "good.csv")
    said = run("check", "good.csv", "--house", code=1)
    assert "Wrong options: 0. Wanted: 3." in said and "At least 300 are wanted." in said


@pytest.mark.parametrize("kind", list(FORMATS))
def test_convert(run: Run, tmp_path: Path, kind: str) -> None:
    target = f"out{FORMATS[kind].suffix}"
    args = () if target != "out.txt" else ("--to", kind)
    said = run("convert", "quiz.csv", target, *args)
    assert "There is no question here." in said and "1 question goes into the file." in said
    found = read(target, (tmp_path / target).read_bytes(), category="SN")
    assert found.format == kind
    assert [one.answer for one in found.questions] == ["Blood"]


def test_convert_says_what_is_lost(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rich.csv").write_text("question,answer,wrong 1,aliases,category\nRed?,Blood,Grass,Gore,SN\n", "utf-8")
    assert "“aliases” is not carried whole" in run("convert", "rich.csv", "out.xlsx")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("convert", "quiz.csv", "out.foo"), "--to cannot be “.foo”"),
        (("convert", "quiz.csv", "out.csv", "--to", "papyrus"), "--to cannot be “papyrus”"),
        (("check", "quiz.csv", "-c", "XX"), "--category cannot be “XX”"),
        (("check", "quiz.csv", "--questions", "xx"), "--questions cannot be “xx”"),
        (("check", "nowhere.csv"), "No such file"),
        (("check", "letter.txt"), "cannot be told"),
        (("convert", "empty.csv", "out.xml"), "There is no question in"),
    ],
)
def test_mistakes_end_with_a_sentence(run: Run, tmp_path: Path, args: tuple[str, ...], says: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear aunt", "utf-8")
    (tmp_path / "empty.csv").write_text("question,answer\n,x\n", "utf-8")
    said = run(*args, code=1)
    assert says in said and "Traceback" not in said
