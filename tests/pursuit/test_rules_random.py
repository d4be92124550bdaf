"""Random games of every kind end; wedges are won in one way and never pass; legality is stated twice and agrees."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cheeseboard.games.pursuit.rules_state import ACTIONS, LONGEST
from cheeseboard.kernel import BadOption
from properties.agreement import check
from pursuit import driver
from pursuit.wheel import GAME, KINDS, SEATINGS, SIX, at, name

CHOICES: dict[str, tuple[Any, ...]] = {
    "starter": ("random", "highest", "first"),
    "start": ("hub", "own_colour"),
    "home": ("teleport", "exact"),
    "after_miss": ("stay", "leave"),
    "wedge_ends_turn": (False, True),
    "leaving": (False, True),
}


def every_kind() -> Iterator[dict[str, Any]]:
    """Every combination of the options that the rules read, with every number of sides."""
    for players in range(1, 7):
        for values in itertools.product(*CHOICES.values()):
            given = {"players": players, **dict(zip(CHOICES, values, strict=True))}
            try:
                GAME.options(**given)
            except BadOption:
                continue
            yield given


def run(options: dict[str, Any], games: int, every: int, seed: int = 11) -> Any:
    native = GAME.compiled(drivers=(driver,))
    out, weights, why = (np.zeros(n, np.int32) for n in (GAME.LEGAL_MAX, GAME.LEGAL_MAX, ACTIONS))
    tally = np.zeros(9, np.int64)
    states = np.concatenate([GAME.State.zeros()] * 3)
    given = GAME.options(**options)
    code = native.check_games(states, given, GAME.rng(0), seed, games, out, weights, why, tally, every)
    assert code == 0, driver.CODES[code]
    return tally


@pytest.mark.parametrize("options", (*SEATINGS, *KINDS), ids=name)
def test_games_end_and_nothing_passes_between_sides(options: dict[str, Any]) -> None:
    tally = run(options, 80, 7)
    assert tally[1] + tally[2] == 80 and tally[3] > 0
    leaving = bool(options.get("leaving"))
    assert (tally[2] > 0) == leaving
    if not leaving:
        assert (tally[4] > 0) == (options["players"] > 1)
        assert (tally[5] > 0) == (options["players"] > 3), "of two voters one is the left neighbour"
        assert (tally[7] > 0) == (options.get("after_miss") == "leave")


def test_every_combination_of_options_at_least_a_little() -> None:
    games = sum(int(run(options, 3, 13)[1:3].sum()) for options in every_kind())
    assert games == 3 * sum(1 for _ in every_kind()) > 3 * 400


@pytest.mark.long
@pytest.mark.parametrize("options", list(every_kind()), ids=name)
def test_ten_thousand_games_of_every_kind(options: dict[str, Any]) -> None:
    tally = run(options, 10_000, 500, seed=1)
    assert tally[1] + tally[2] == 10_000


def _put(name_: str, index: int | None, value: int) -> Any:
    def spoil(s: Any) -> None:
        if index is None:
            setattr(s, name_, value)
        else:
            getattr(s, name_)[index] = value

    return spoil


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        (4, _put("wedges", 0, 31)),
        (4, _put("at", 0, 6)),
        (5, _put("die", None, 3)),
        (5, _put("asked", None, 3)),
        (9, _put("won", None, 1)),
        (12, _put("votes", 0, 3)),
    ],
)
def test_the_checks_can_fail(code: int, spoil: Any) -> None:
    view = GAME.view(at(f"vote\nA HUB {SIX}\nB W1 GE", players=3))
    assert driver.checked(view) == 0
    spoil(view)
    assert driver.checked(view) == code


@pytest.mark.parametrize(
    ("code", "change"),
    [
        (1, _put("wedges", 0, 1)),
        (2, _put("wedges", 1, 3)),
        (2, _put("at", 1, 5)),
        (3, _put("wedges", 0, 0)),
        (8, _put("turn", None, 2)),
    ],
)
def test_the_checks_of_steps_can_fail(code: int, change: Any) -> None:
    text = "move 4\nA HUB\nB W1 GE" if code != 3 else "move 4\nA HUB SN\nB W1 GE"
    before, after = (at(text, players=3) for _ in range(2))
    assert driver.stepped(GAME.view(after), GAME.view(before), 0) == 0
    change(GAME.view(after))
    assert driver.stepped(GAME.view(after), GAME.view(before), 0) == code


@pytest.mark.parametrize("options", (SEATINGS[1], SEATINGS[5], *KINDS[4:6], *KINDS[8:10]), ids=name)
def test_interpreted_and_compiled_agree_byte_for_byte(options: dict[str, Any]) -> None:
    check(GAME, {"skill": 90, **options}, 3, deep=0.05)


def test_the_round_never_leaves_its_field() -> None:
    states = at(f"ask GE\nA S02\nround {LONGEST}")
    GAME.draw(states, 0)
    assert states["round"][0] == 1 and states["turn"][0] == 1
