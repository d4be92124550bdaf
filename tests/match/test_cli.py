"""The command line as a person or a script uses it: by its exit codes, its JSON and its sentences."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard import cli
from cheeseboard.match import saves
from cheeseboard.toolkit import words

Run = Callable[..., str]


@pytest.fixture
def cheeseboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Runs the command in this process; gives what it printed. Checks the exit code, and that nothing crashed."""
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    words.strict(False)  # as at the command line: a word that lacks is English, never a traceback

    def run(*args: object, typed: str = "", code: int = 0, folder: Path | None = None) -> str:
        if folder is not None:
            monkeypatch.chdir(folder)
        monkeypatch.setattr(sys, "argv", ["cheeseboard", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            cli.main()
        printed = "".join(capsys.readouterr())
        assert (end.value.code or 0) == code, printed
        return printed

    yield run
    words.strict(True)


def test_it_is_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "cheeseboard.cli", "new", "chess"], capture_output=True, check=False)
    assert done.returncode == 1 and b"Traceback" not in done.stderr and b"no game" in done.stderr


def test_help_is_for_people(cheeseboard: Run) -> None:
    front = cheeseboard("--help")
    for command in ("new", "play", "verify", "replay", "rules", "bench", "serve", "tournament"):
        assert re.search(rf"^\s*{command}\s+\w", front, re.MULTILINE), f"{command} is in the list with a line"
        assert "--help" in cheeseboard(command, "--help")
    assert re.fullmatch(r"cheeseboard \d+\.\d+\.\d+\n", cheeseboard("--version"))


def test_new_verify_replay(cheeseboard: Run, tmp_path: Path) -> None:
    made = json.loads(
        cheeseboard("new", "chou", "-p", "3", "-o", "bushes=yes", "--seed", "4", "--json", folder=tmp_path)
    )
    path = tmp_path / made["file"]
    assert made["options"]["bushes"] is True and path.is_file()
    match = cb.load(path)
    match.play(match.moves(0)[0], 0)
    match.save(path)
    assert "1 of 1 hold" in cheeseboard("verify", path)
    match.save(tmp_path / "viewer.cheeseboard", seat=1)
    report = json.loads(cheeseboard("verify", tmp_path, "--with", path, "--json"))
    assert [row["ok"] for row in report] == [True, True] and "seals fit" in json.dumps(report)
    told = json.loads(cheeseboard("replay", path, "--json"))
    assert told["moves"][-1]["text"].startswith("Red: 1-")
    own = cheeseboard("replay", tmp_path / "viewer.cheeseboard")
    assert "bush" in own.casefold() and "hides" not in own
    blind = cheeseboard("replay", path, "--seat", "1")
    assert "hides" not in blind and "1-a1" not in blind
    cheeseboard("replay", path, "--svg", tmp_path / "pictures", "--positions")
    pictures = sorted((tmp_path / "pictures").iterdir())
    assert len(pictures) == 2 and pictures[0].read_text().startswith("<svg")


def test_bad_files_have_sentences_and_exit_codes(cheeseboard: Run, tmp_path: Path) -> None:
    whole = saves.dump(cb.new("chou", seed=1))
    files = {
        "cut": (whole[:-50], "cut short"),
        "changed": (whole.replace(b'"undo":true', b'"undo":false'), "changed after"),
        "foreign": (b"GIF89a", "no save file"),
        "newer": (whole.replace(b"cheeseboard 1", b"cheeseboard 9", 1), "newer"),
    }
    for name, (data, says) in files.items():
        path = tmp_path / f"{name}.cheeseboard"
        path.write_bytes(data)
        assert says in cheeseboard("verify", path, code=1)
        assert says in cheeseboard("replay", path, code=1)
        assert says in cheeseboard("play", path, code=1)
    assert "0 of 4 hold" in cheeseboard("verify", tmp_path, code=1)
    assert "cannot be read" in cheeseboard("verify", tmp_path / "none.cheeseboard", code=1)
    (tmp_path / "empty").mkdir()
    assert "no scenario" in cheeseboard("verify", tmp_path / "empty", code=1)


def test_verify_finds_forged_dice(cheeseboard: Run, tmp_path: Path) -> None:
    path = tmp_path / "forged.cheeseboard"
    match = cb.new("chou", seed=1, bushes=True, draws={"bush": ["a1", "a2", "a3"]})
    honest = match.header.pack() | {"forced": False}
    assert honest != match.header.pack()
    match.save(path)
    assert "draws were chosen" in cheeseboard("verify", path)
    from cheeseboard.match.header import Header
    from cheeseboard.match.match import Match
    from cheeseboard.match.referee import Referee

    lying = Match(Referee(match.game, Header.unpack(honest), match.referee.dice, {"bush": ["a1", "a2", "a3"]}))
    lying.settle()
    lying.save(path)
    assert "not what the committed dice give" in cheeseboard("verify", path, code=1)


def test_mistakes_are_sentences(cheeseboard: Run, tmp_path: Path) -> None:
    assert "Did you mean “bushes”?" in cheeseboard("new", "chou", "-o", "bush=yes", code=1)
    assert "write NAME=VALUE" in cheeseboard("new", "chou", "-o", "bushes", code=1)
    assert "no game" in cheeseboard("new", "chess", code=1)
    assert "2 to 4" in cheeseboard("new", "chou", "-p", "7", code=1)
    assert "cannot be written" in cheeseboard("new", "chou", "--out", tmp_path / "no" / "such" / "folder", code=1)
    assert "no language" in cheeseboard("rules", "chou", "--lang", "xx", code=1)
    assert "no language" in cheeseboard("new", "chou", "--lang", "xx", code=1, folder=tmp_path)
    assert not list(tmp_path.iterdir())
    assert "il n’y a pas de jeu" in cheeseboard("new", "chess", "--lang", "fr", code=1).lower()
    assert "no game" in cheeseboard("new", "chess", code=1)
    assert "no seat" in cheeseboard("play", "chou", "--me", "5", code=1)
    assert "no player" in cheeseboard("play", "chou", "--bot", "sharpest", typed="q\n", code=1)
    assert "no file" in cheeseboard("play", "none.cheeseboard", code=1)
    cheeseboard("dance", code=2)


def test_options_can_be_listed(cheeseboard: Run) -> None:
    rows = {row["name"]: row for row in json.loads(cheeseboard("new", "chou", "--options", "--json"))}
    assert rows["arrows"]["values"] == "A6 | B65 | A5" and rows["bushes"]["default"] == "no"
    assert "arrows = A6" in cheeseboard("new", "chou", "--options")


def test_rules_and_their_coverage(cheeseboard: Run, tmp_path: Path) -> None:
    text = cheeseboard("rules", "chou")
    assert "day.b-only-around" in text and len(text.splitlines()) > 99
    rows = json.loads(cheeseboard("rules", "chou", "--json", "--lang", "fr"))
    assert len(rows) == 99 and all(row["text"] for row in rows)
    last = cheeseboard("rules", "chou", "--coverage").splitlines()[-1]
    assert re.match(r"99 of 99 clauses are held by a scenario .* 0 by none; 0 scenarios fail\.", last)


def test_verify_a_scenario(cheeseboard: Run, tmp_path: Path) -> None:
    good = tmp_path / "a.toml"
    good.write_text('game = "chou"\nclause = "team.two-players"\ntitle = "Two"\nexpect = { to_move = [0] }\n')
    assert "1 of 1 hold" in cheeseboard("verify", good)
    good.write_text('game = "chou"\nclause = "team.two-players"\ntitle = "Two"\nexpect = { to_move = [1] }\n')
    assert "`to_move` should be [1], but is [0]" in cheeseboard("verify", good, code=1)


@pytest.mark.parametrize("typed", ["", "q\n", "1-a1\nq\n"])
def test_a_game_that_is_left_is_kept(cheeseboard: Run, tmp_path: Path, typed: str) -> None:
    said = cheeseboard("play", "chou", "--bot", "random", "--seed", "3", typed=typed, folder=tmp_path)
    (kept,) = tmp_path.glob("*.cheeseboard")
    assert kept.name in said
    assert len([e for e in cb.load(kept).events if e.kind == "move"]) == typed.count("-")


def test_a_game_that_goes_on_seats_whom_the_command_names(cheeseboard: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.cheeseboard"
    cheeseboard("new", "chou", "--players", "4", "--seed", "3", "--out", path)

    def held(*args: object, typed: str = "q\n") -> list[str]:
        cheeseboard("play", path, *args, typed=typed, folder=tmp_path)
        return [seat.level or seat.kind for seat in cb.load(path).seats]

    assert held("--me", "2", "--bot", "random") == ["random", "random", "person", "random"]
    assert held() == ["random", "random", "person", "random"]  # nothing said: they stay
    assert held("--me", "0", "--me", "2") == ["person", "random", "person", "random"]
    assert held("--bot", "gentle") == ["person", "gentle", "person", "gentle"]
    assert held("--hot-seat") == ["person"] * 4
    assert "no seat 7" in cheeseboard("play", path, "--me", "7", code=1)
    for given in (("-o", "bushes=yes"), ("--players", "2")):
        assert "has its options already" in cheeseboard("play", path, *given, code=1)
    assert held() == ["person"] * 4


def test_a_position_can_be_read(cheeseboard: Run, tmp_path: Path) -> None:
    said = cheeseboard(*("play", "goldrush", "--bot", "random", "--seed", "3"), typed="b\n? s1\nq\n", folder=tmp_path)
    assert re.search(r"^→ ● Red \(you\)  0  4 cowboys left, tent at hand", said, re.M)
    assert re.search(r"^  ■ Blue       0  4 cowboys left", said, re.M)
    assert "tiles left" in said and "Your move: lay the tile" in said
    assert re.search(r"^  o: railroad .* and mountain with 1 nugget", said, re.M)  # `b`: the board in words


def test_what_cannot_be_written_leaves_the_game_going(cheeseboard: Run, tmp_path: Path) -> None:
    said = cheeseboard(
        *("play", "chou", "--bot", "random", "--seed", "3"), typed="s no/such/x.cheeseboard\n?\nq\n", folder=tmp_path
    )
    assert "there is no folder no/such" in said
    assert "1-b4" in said  # it went on
    assert "no folder" in cheeseboard("play", "chou", "--save", tmp_path / "no" / "x", typed="1-b4\n", code=1)


def test_a_game_at_the_keyboard(cheeseboard: Run, tmp_path: Path) -> None:
    typed = "?\n? b4\nw 1-c3\nzz\n1-b4\nu\np\nh\ns copy.cheeseboard\n2-b4\nq\n"
    said = cheeseboard(
        "play", "chou", "--bot", "random", "--seed", "3", "-o", "arrows=A6", typed=typed, folder=tmp_path
    )
    for part in ("1-a1 ", "no move that can be read", "under a plant", "Saved in copy.cheeseboard"):
        assert part in said
    kinds = [event.kind for event in cb.load(tmp_path / "copy.cheeseboard").events if event.kind != "seat"]
    assert kinds == ["move", "undo"]


def test_a_whole_game_by_text_alone(cheeseboard: Run, tmp_path: Path) -> None:
    """The person plays the gardeners: whatever is legal first, taken from the program's own list."""
    typed: list[str] = []
    for _ in range(60):
        kept = tmp_path / "game.cheeseboard"
        kept.unlink(missing_ok=True)
        args = ("play", "chou", "--me", "1", "--bot", "random", "--seed", "5", "--save", kept)
        said = cheeseboard(*args, typed="".join(f"{line}\n" for line in [*typed, "?"]), folder=tmp_path)
        if "1. Blue" in said or "1. Red" in said:
            break
        typed.append(re.findall(r"^  ([AB]-\S+)", said.rpartition("] > ")[0].rpartition("] > ")[2] + said, re.M)[-1])
    assert "] > " in said and re.search(r"^1\. (Red|Blue)", said, re.M) and cb.load(kept).over


def test_hot_seat_covers_the_screen(cheeseboard: Run, tmp_path: Path) -> None:
    said = cheeseboard("play", "chou", "--hot-seat", "--seed", "4", typed="1-b4\n2-b3\n\nq\n", folder=tmp_path)
    before, _, after = said.partition("The keyboard goes to Blue (Gardeners)")
    assert "[Red] > " in before
    assert "1-b4" not in after and "Rabbit" not in after and "\n" * 40 in before[-200:]


def test_a_tournament_for_scripts(cheeseboard: Run) -> None:
    report = cheeseboard("tournament", "chou", "--player", "random", "--player", "random", "-n", "2", "--json")
    assert json.loads(report[report.index("{") : report.rindex("}") + 1])
    assert "needs two players" in cheeseboard("tournament", "chou", "--player", "random", code=1)
    assert "no game" in cheeseboard("bench", "chess", code=1)
