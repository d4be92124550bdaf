"""Why not: what was pressed is read as the move that lies nearest, and its clause is the answer."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cheeseboard.match import new
from cheeseboard.server.ask import _standing_in_the_way

DAY = """day 2
   c c c
  c c x c
 c c h c c
  c c c c
   c c c
rabbits b1 e3
pawns 7 18
"""


@pytest.mark.parametrize(
    ("parts", "clause"),
    [
        (["cabin"], "day.b-only-cabbage-face"),
        (["pawn:A", "cabin"], "day.b-only-cabbage-face"),
        (["pawn:A", "point:10", "cabin"], "day.b-only-cabbage-face"),
        (["cell:c1"], "day.b-only-around"),  # a plant that no stone in reach touches
        (["pawn:A", "point:10", "cell:a1"], "day.b-only-around"),
    ],
)
def test_the_clause_is_that_of_the_move_meant(parts: list[str], clause: str) -> None:
    table: Any = SimpleNamespace(match=new("chou", position=DAY, seed=1))
    found = _standing_in_the_way(table, 1, frozenset(parts))
    assert found is not None
    assert found.id == clause


def test_what_no_move_has_gets_no_clause() -> None:
    table: Any = SimpleNamespace(match=new("chou", position=DAY, seed=1))
    assert _standing_in_the_way(table, 1, frozenset({"compost"})) is None


@pytest.mark.parametrize(
    ("parts", "clause"),
    [
        (["hand", "place:e1"], "place.edges-match"),  # a mountain beside the track of the start tile
        (["place:e1"], "place.edges-match"),
        (["supply:cowboy"], "place.mandatory"),
        (["button:end"], "place.mandatory"),
    ],
)
def test_a_game_of_many_actions_is_answered_by_what_lies_there(parts: list[str], clause: str) -> None:
    table: Any = SimpleNamespace(match=new("goldrush", position="place M01", seed=1))
    found = _standing_in_the_way(table, 0, frozenset(parts))
    assert found is not None
    assert found.id == clause
