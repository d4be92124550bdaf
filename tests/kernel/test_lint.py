"""The lint: a misspelt field, and what would not mean the same compiled, is an error where it is declared."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.kernel import Array, Game, Rng, RuleError, rule
from kernel.mini import write_game
from kernel.toy.state import State


def helper(n: int) -> int:
    return n


def test_a_misspelt_field_is_named_with_function_line_and_the_right_name() -> None:
    with pytest.raises(RuleError) as caught:

        @rule
        def score(s: State, seat: int) -> int:
            return s.pionts[seat]

    said = str(caught.value)
    line = sys._getframe().f_lineno - 3
    assert "test_lint" in said and "score" in said and f"line {line}" in said
    assert "`s.pionts`" in said and "`s.points`" in said


def test_a_name_like_nothing_lists_the_fields() -> None:
    with pytest.raises(RuleError, match=r"`rng.qqqq` is no field; its fields are: word, last"):

        @rule
        def bad(rng: Rng) -> None:
            rng.qqqq = 1


def bad_array(s: State) -> None:
    s.points = 3


def bad_minus(s: State) -> int:
    return -s.lap


def bad_minus_element(s: State) -> int:
    return -s.points[1]


def bad_invert(s: State) -> int:
    return ~s.sly


def bad_abs(s: State) -> int:
    return abs(s.lap)


def bad_walrus(s: State) -> int:
    return (n := s.lap) + n


def bad_try(s: State) -> int:
    try:
        return s.lap
    except ValueError:
        return 0


def bad_keyword(s: State, *, seat: int) -> int:
    return s.points[seat]


def bad_list(s: State) -> Any:
    return [s.lap]


def bad_comprehension(s: State) -> int:
    return sum(s.points[k] for k in range(3))


def bad_slice(s: State) -> Any:
    return s.points[0:2]  # type: ignore[index]


def bad_lambda(s: State) -> Any:
    return lambda: s.lap


def bad_recursion(s: State, n: int) -> int:
    return bad_recursion(s, n - 1) if n else 0


BAD = [(f, n) for n, f in list(globals().items()) if n.startswith("bad_")]


@pytest.mark.parametrize(("function", "name"), BAD, ids=[n for _, n in BAD])
def test_what_leaves_the_dialect_is_refused(function: Any, name: str) -> None:
    with pytest.raises(RuleError, match=rf"{name}, line \d+"):
        rule(function)


def test_good_rules_pass_and_stay_as_they_are() -> None:
    def good(s: State, out: Array) -> int:
        """Minus, abs and invert of widened values; tuples; a helper."""
        a, b = -int(s.lap), abs(int(s.points[0]))
        out[0] = ~int(s.sly) & 3
        return helper(a) + b if (a, b) != (0, 0) else 0

    assert rule(good) is good


def load(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(folder)
    return Game(name)


def test_rules_that_nobody_marked_are_linted_when_the_game_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_game(tmp_path, "mini_typo", extra="    s.trun = 0\n")
    with pytest.raises(RuleError, match=r"apply, line \d+: `s.trun` is no field; did you mean `s.turn`"):
        load(tmp_path, "mini_typo", monkeypatch)


def test_a_game_that_leaves_out_a_rule_is_told_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_game(tmp_path, "mini_short")
    rules = tmp_path / "mini_short" / "rules.py"
    rules.write_text(rules.read_text().replace("def idle", "def idel"))
    with pytest.raises(RuleError, match="do not state idle"):
        load(tmp_path, "mini_short", monkeypatch)
