"""Measuring: figures are there, add up, and say what is missing. Speed itself is never a test."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cheeseboard.kernel import BadOption, Game
from cheeseboard.lab import bench, peers
from kernel.mini import write_game
from properties.agreement import check, plain_states

TOY = Game("kernel.toy")


def test_a_game_is_measured() -> None:
    one = bench.measure_game(TOY, 0.1, {"players": 3, "sly": True}, compiling=False)
    assert one.options == {"players": 3, "laps": 3, "sly": True, "start": "none"}
    assert one.state_bytes == TOY.State.dtype.itemsize
    # three seats, three laps: 18 moves and 12 draws in every game
    assert one.moves_per_second_core / one.games_per_second_core == pytest.approx(18)
    assert one.draws_per_second_core / one.games_per_second_core == pytest.approx(12)
    assert one.moves_per_second_all / one.games_per_second_all == pytest.approx(18)
    assert one.interpreted_us * 1e-6 > 2 / one.moves_per_second_core
    assert 0 < one.clone_ns < 100_000 and one.cores >= 1


def test_compiling_is_measured_in_fresh_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    write_game(tmp_path, "mini_bench")
    cold, warm = bench.compile_seconds(Game("mini_bench"))
    assert cold > warm > 0


def test_everything_on_is_what_the_game_allows() -> None:
    assert bench.everything_on(TOY) == {"sly": True, "players": 3}


def test_the_report_has_the_shape_scripts_rely_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "shelf", SimpleNamespace(load=lambda name: TOY))
    monkeypatch.setattr(bench, "compile_seconds", lambda game: (2.0, 1.0))
    steps: list[tuple[float, float, str]] = []
    report = json.loads(json.dumps(bench.run(["toy"], seconds=0.1, progress=lambda *now: steps.append(now))))
    figures = report["games"]["toy"]
    wanted = {"moves_per_second_core", "games_per_second_core", "clone_ns", "state_bytes", "interpreted_us"}
    assert wanted <= set(figures) and wanted <= set(figures["everything_on"])
    assert (figures["cold_seconds"], figures["warm_seconds"]) == (2.0, 1.0)
    assert steps == [(0, 2, "toy"), (1, 2, "toy"), (2, 2, "")]
    shown = bench.table(report)
    assert "toy" in shown and f"{figures['moves_per_second_core']:,.0f}" in shown


def test_no_such_game() -> None:
    with pytest.raises(BadOption, match="no game"):
        bench.measure(["nothing"], 0.1)


def test_connect_four_of_the_bench_agrees_in_both_runs() -> None:
    game = peers.connect_four()
    assert game is not None
    for seed in range(20):
        assert 7 <= check(game, {}, seed) <= 42


def has_four(board: Any, disc: int) -> bool:
    """Every line of four, the slow and obvious way."""
    for row, column in np.ndindex(6, 7):
        for up, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            cells = [(row + k * up, column + k * right) for k in range(4)]
            if all(0 <= r < 6 and 0 <= c < 7 and board[r, c] == disc for r, c in cells):
                return True
    return False


@pytest.mark.parametrize(("columns", "winner"), [("0101010", 1), ("0011223", 1), ("01122323363", 1), ("010101", 0)])
def test_connect_four_knows_its_lines(columns: str, winner: int) -> None:
    game = peers.connect_four()
    assert game is not None
    states = game.new()
    for number, column in enumerate(columns):
        game.apply(states, number % 2, int(column))
    assert states["winner"][0] == winner


def test_connect_four_ends_when_there_is_a_line_and_not_before() -> None:
    game = peers.connect_four()
    assert game is not None
    for seed in range(30):
        for states in plain_states(game, {}, seed):
            board = np.asarray(states["cells"][0]).reshape(6, 7)
            lines = [disc for disc in (1, 2) if has_four(board, disc)]
            full = 3 if board.all() else 0
            assert states["winner"][0] == (lines[0] if lines else full)


def test_both_ways_of_ours_play_as_long() -> None:
    game = peers.connect_four()
    assert game is not None
    compiled, stepped = peers.ours(game)
    assert compiled(2000) / 2000 == pytest.approx(21.3, abs=1)
    assert stepped(300) / 300 == pytest.approx(21.3, abs=2)


def test_what_a_peer_needs_is_named_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pygame", *(m for m in sys.modules if m.startswith("pettingzoo.classic"))):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "pygame", None)
    found = peers.measure_peers(0.1)
    assert [s for s in found.missing if s.startswith("PettingZoo's connect four needs ")]
    assert len(found.ran) >= 2


def test_a_framework_that_is_not_installed_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: dict[str, Any] = {"pyspiel": None, "pettingzoo": None}
    for name in (*gone, *(m for m in sys.modules if m.startswith("pettingzoo."))):
        monkeypatch.setitem(sys.modules, name, None)
    found = peers.measure_peers(0.1)
    assert [s for s in found.missing if s.startswith("OpenSpiel is not installed: pip install")]
    assert [s for s in found.missing if s.startswith("PettingZoo")]
    assert [p.name for p in found.ran] == [
        "Cheeseboard, compiled play-out",
        "Cheeseboard, every move called from Python",
    ]
    assert found.ran[0].slower == 1 and found.ran[1].slower > 1


def test_a_framework_that_is_installed_runs() -> None:
    pytest.importorskip("pyspiel")
    found = peers.measure_peers(0.2)
    spiel = [p for p in found.ran if p.name.startswith("OpenSpiel")]
    assert len(spiel) == 2 and all(p.version and p.moves_per_second > 0 for p in spiel)
