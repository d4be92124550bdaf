"""The cache of compiled code: warm, damaged, read-only, and four processes that start cold together."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from kernel.mini import TOTAL, result, start, total, write_game


def files(cache: Path) -> list[Path]:
    return sorted(cache.rglob("*.nbc"))


def test_the_second_process_compiles_nothing(tmp_path: Path) -> None:
    write_game(tmp_path, "mini_warm", gain=4)
    cache = tmp_path / "cache"
    added, loaded, compiled = total(tmp_path, "mini_warm", cache)
    assert added == 4 and loaded == 0 and compiled > 0
    assert files(cache) and {f.parent.name for f in files(cache)} == {"mini_warm"}
    stamps = [(f, f.stat().st_mtime_ns) for f in files(cache)]
    added, loaded, compiled = total(tmp_path, "mini_warm", cache)
    assert added == 4 and loaded > 0 and compiled == 0
    assert stamps == [(f, f.stat().st_mtime_ns) for f in files(cache)]


def test_damaged_files_are_compiled_anew_and_replaced(tmp_path: Path) -> None:
    write_game(tmp_path, "mini_hurt", gain=6)
    cache = tmp_path / "cache"
    total(tmp_path, "mini_hurt", cache)
    before = files(cache)
    for number, file in enumerate(before):
        data = bytearray(file.read_bytes())
        if number % 4 == 0:
            data = bytearray()
        elif number % 4 == 1:
            data = data[: len(data) // 2]
        elif number % 4 == 2:
            data[len(data) // 2] ^= 1
        else:
            data = bytearray(os.urandom(len(data)))
        file.write_bytes(bytes(data))
    added, loaded, compiled = total(tmp_path, "mini_hurt", cache)
    assert added == 6 and loaded == 0 and compiled > 0
    assert total(tmp_path, "mini_hurt", cache) == (6, 2, 0)
    assert files(cache) == before


def test_leftovers_do_no_harm_and_old_ones_go(tmp_path: Path) -> None:
    write_game(tmp_path, "mini_left", gain=6)
    folder = tmp_path / "cache" / "mini_left"
    folder.mkdir(parents=True)
    old = time.time() - 61 * 86_400
    for name in (".xyz.part", ".old.part", "gone-0.nbc", "kept-0.nbc"):
        (folder / name).write_bytes(b"half")
    for name in (".old.part", "gone-0.nbc"):
        os.utime(folder / name, (old, old))
    assert total(tmp_path, "mini_left", tmp_path / "cache")[0] == 6
    assert [f.name for f in folder.glob(".*")] == [".xyz.part"]
    assert (folder / "kept-0.nbc").exists() and not (folder / "gone-0.nbc").exists()


def test_a_directory_that_cannot_be_written_is_still_read(tmp_path: Path) -> None:
    write_game(tmp_path, "mini_fixed", gain=8)
    cache = tmp_path / "cache"
    # unwritable for root as well: the place where new files would go is a file
    cache.write_text("not a directory")
    added, _, compiled = total(tmp_path, "mini_fixed", cache)
    assert added == 8 and compiled > 0
    cache.unlink()
    total(tmp_path, "mini_fixed", cache)
    script = "import cheeseboard.kernel.cache as c; c._writable = lambda folder: False\n" + TOTAL
    write_only = total(tmp_path, "mini_fixed", cache, script)
    assert write_only == (8, 2, 0)
    write_game(tmp_path, "mini_fixed", gain=9)
    kept = files(cache)
    assert total(tmp_path, "mini_fixed", cache, script)[0] == 9
    assert files(cache) == kept


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="permissions do not bind the superuser")
def test_a_read_only_directory(tmp_path: Path) -> None:
    write_game(tmp_path, "mini_ro", gain=8)
    cache = tmp_path / "cache"
    cache.mkdir(mode=0o500)
    assert total(tmp_path, "mini_ro", cache)[0] == 8
    assert files(cache) == []


def test_four_processes_start_cold_together(tmp_path: Path) -> None:
    write_game(tmp_path, "mini_four", gain=5)
    cache = tmp_path / "cache"
    running = [start(tmp_path, "mini_four", cache) for _ in range(4)]
    assert [result(p)[0] for p in running] == [5] * 4
    assert total(tmp_path, "mini_four", cache) == (5, 2, 0)
    assert not list(cache.rglob("*.part"))


def test_two_versions_compiled_at_once_stay_apart(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    running = []
    for gain in (3, 7):
        folder = tmp_path / str(gain)
        folder.mkdir()
        write_game(folder, "mini_race", gain=gain)
        running += [start(folder, "mini_race", cache) for _ in range(2)]
    assert [result(p)[0] for p in running] == [3, 3, 7, 7]
    assert total(tmp_path / "3", "mini_race", cache) == (3, 2, 0)
    assert total(tmp_path / "7", "mini_race", cache) == (7, 2, 0)


def test_the_same_game_under_two_names_is_compiled_twice_and_each_loads_its_own(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    (tmp_path / "shelf").mkdir()
    for folder in (tmp_path, tmp_path / "shelf"):
        write_game(folder, "mini_twin", gain=4)
    for name in ("mini_twin", "shelf.mini_twin"):
        assert total(tmp_path, name, cache)[2] > 0
    for name in ("mini_twin", "shelf.mini_twin"):
        assert total(tmp_path, name, cache) == (4, 2, 0)
