"""The fitted weights, as `wits_fit` printed them: of the light policy (wits_worth), of what is open (wits_value)."""

from __future__ import annotations

from cheeseboard.kernel import Floats, f64, table

LIGHT = (
    0.23, 0.65, 0.55, 0.44, 1.66, 0.95, 0.1, 0.04,  # P_PRICE
    3.36, 1.76, -0.22,  # P_ENOUGH
    -0.07, 1.67,  # P_AWAY
    0.79, 0.56,  # P_CHEESE
    0.79, 2.65, 0.86, 0.26, 0.68, 3.3, 0.45,  # P_SEED, P_SHELF, P_HALF, P_REGION, P_TRACK, P_ORDER
    0.47, 0.02, 0.32, 0.32, 0.58, 0.37,  # P_ABILITY
    -0.16,  # P_READY
)  # fmt: skip
"""(POLICY)"""

OPEN: Floats = table(
    (
        71.75, 1.5, -0.15, 0.22,  # V_TURNS, V_GROW
        0.19, 1.79, 2.68, 2.08, 0.24, -1.62, -0.01,  # V_SHELVES
        0.54, 0.17, 0.62, -1.1, 4.81,  # V_HALF
        -0.25, -0.29, -0.21, -1.01, -0.81,  # V_REGION
        0.65, -0.67, 0.83, -1.29, 0.29, 1.12, 0.35, -0.44, -0.75,  # V_STOCK
        2.52, -0.49, 0.16, -1.31,  # V_TRACK, V_AWAY
        3.59, 3.28, 3.26, 1.35, 1.09, 1.16, 3.51,  # V_ABILITY
        -0.23,  # V_PARLOUR
    ),
    f64,
)  # type: ignore[assignment]  # fmt: skip
"""(VALUES)"""
