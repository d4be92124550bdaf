"""What things are called in moves and positions: seats, phases, areas of the map. Shared by reading and writing."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.box import COPIES, HILLS, IN_SET, place_name, segment_name
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    DRAWING,
    FINAL,
    LOCALS,
    OVER_NOW,
    PLACING,
    SENDING,
    TAKING,
    find,
)

LETTERS = "ABCDE"
"""What the seats are called in moves, draws and positions."""

PHASES = {
    **{"draw": DRAWING, "place": PLACING, "sheriff": SENDING, "action": ACTING},
    **{"tokens": TAKING, "final": FINAL, "over": OVER_NOW},
}
SCORED = (
    *("railroad", "railroad-double", "nuggets", "city", "graveyard"),
    *("end-railroad", "end-nuggets", "end-city", "end-graveyard", "tipis", "herds"),
)
UNSCORED = (SENDING, ACTING)
"""Phases in which what the last tile has finished is still to be scored."""


def usual_round(phase: int, tiles: int) -> int:
    """`round` in a game that began at its set-up and placed a tile every turn."""
    return max(0, tiles - (1 if phase in (DRAWING, PLACING) else 2))


def usual_placer(phase: int, tiles: int, seat: int, seats: int) -> int:
    """Who placed the last tile: the seat whose turn it is or, before it has, the one before it."""
    if phase not in (DRAWING, PLACING):
        return seat
    return (seat - 1) % seats if tiles > 1 else 0


def area(s: Any, spot: int) -> str:
    """A spot of the map: "n2e3 railroad:e"."""
    tile, local = divmod(spot, LOCALS)
    return f"{place_name(int(s.place[tile]))} {segment_name(int(s.face[tile]), int(s.turn[tile]), local)}"


def mountain(s: Any, spot: int) -> str:
    """A spot on a mountain: "n2e3", or "n2e3:s" where the tile has two mountains."""
    place, _, name = area(s, spot).partition(" ")
    side = name.partition(":")[2]
    return f"{place}:{side}" if side else place


def unscored_mountains(s: Any) -> list[int]:
    """Roots of the mountains that are not scored yet, oldest first."""
    peaks = [int(s.base[int(peak) >> 1]) + (int(peak) & 1) for peak in s.peak.tolist()[: int(s.peaks)]]
    tile = int(s.tiles) - 1
    peaks += [int(s.base[tile]) + m for m in range(HILLS[int(s.face[tile])])]
    return sorted(root for root in {find(s, segment) for segment in peaks} if s.ends[root] >= 0)


def in_game(s: Any, face: int) -> int:
    """Copies of a tile that this match is played with."""
    return int(COPIES[face]) if IN_SET[face] == 0 or s.sheriff_plays else 0
