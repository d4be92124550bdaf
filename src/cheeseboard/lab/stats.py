"""Intervals for shares of games won."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist


def wilson(points: float, games: int, confidence: float = 0.95) -> tuple[float, float]:
    """Wilson's interval for a share of `points` out of `games`; a draw is half a point. (0, 1) for no games.

    ValueError where points are not between 0 and games, or the confidence is not between 0 and 1.
    """
    if not 0 <= points <= games or not 0.0 < confidence < 1.0:
        raise ValueError(f"no share: {points} of {games} at confidence {confidence}")
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
