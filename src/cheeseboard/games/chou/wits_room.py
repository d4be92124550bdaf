"""The solver's working arrays and the fitted numbers, made once and reused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from cheeseboard.games.chou.wits_net import DEEPEST, HIDDEN, MADE, ROWS, Judge
from cheeseboard.games.chou.wits_stage import ACTS, ENDS, GROUPS, PLANS, Room

NETS = Path(__file__).parent / "wits.npz"


def new_room() -> Room:
    """Empty working arrays for one small game."""
    whole, real = np.int64, np.float64
    return Room(
        origins=np.zeros((GROUPS, 4), whole),
        odds=np.zeros(GROUPS, real),
        spans=np.zeros(GROUPS + 1, whole),
        plans=np.zeros((PLANS, 4), whole),
        acts=np.zeros((2, ACTS, 3), whole),
        ends=np.zeros((2, ENDS), whole),
        sizes=np.zeros(6, whole),
        leaves=np.zeros((PLANS, 4, ENDS, ENDS), real),
        pay=np.zeros((ACTS, ACTS, PLANS), real),
        hits=np.zeros((2, ACTS, PLANS), real),
        mix=np.zeros(PLANS, real),
        first=np.zeros(2 * ACTS, real),
        then=np.zeros((2, ACTS, 2, ACTS), real),
        on_plans=np.zeros((3, PLANS), real),
        on_first=np.zeros((3, 2 * ACTS), real),
        on_then=np.zeros((3, 2, ACTS, 2, ACTS), real),
    )


@cache
def nets() -> Any:
    """The fitted networks: float (2 * DEEPEST + 2, ROWS, HIDDEN), read-only."""
    with np.load(NETS) as stored:
        found = stored["nets"].astype(np.float64)
    if found.shape != (2 * DEEPEST + 2, ROWS, HIDDEN):
        raise ValueError(f"{NETS.name} has shape {found.shape}: make it anew with wits_fit.py")
    return found


def new_judge(weights: Any, needs: Sequence[int], shares: Sequence[float]) -> Judge:
    """A judge for goals `needs` (cabbages still wanted), each counting its share."""
    return Judge(
        nets=weights,
        needs=np.array(needs, np.int64),
        shares=np.array(shares, np.float64),
        base=np.zeros(HIDDEN),
        sums=np.zeros(HIDDEN),
        made=np.zeros(MADE),
        goals=np.zeros(4, np.int64),
    )
