"""Random games of every kind: they end, nothing is lost or made, legality is stated twice and agrees, cards suffice."""

from __future__ import annotations

from typing import Any

import pytest

from fromage.rules_table import KINDS, SEATINGS, name, run


@pytest.mark.parametrize("options", (*SEATINGS, *KINDS), ids=name)
def test_random_games_keep_every_piece_and_end(options: dict[str, Any]) -> None:
    tally = run(options, 60, 7)
    assert tally[8] == 60 and tally[3] > 0 and tally[4] > 0
    assert (tally[7] >= 50) or options["players"] == 1
    assert tally[2] < tally[1] or options.get("clockwise") or options["players"] == 1


@pytest.mark.parametrize("options", [o for o in (*SEATINGS, *KINDS) if o["players"] > 1], ids=name)
def test_nobody_draws_more_orders_than_the_bound(options: dict[str, Any]) -> None:
    tally = run(options, 300, 997, eager=True)
    assert tally[5] >= 4, "eager seats draw several orders in one turn"
