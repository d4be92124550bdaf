"""What is in the box, in names, from a page of facts of our own (`stranger_box.json`), not from the engine."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BOX: dict[str, Any] = json.loads((Path(__file__).parent / "stranger_box.json").read_text("utf-8"))

VENUES = ("festival", "fromagerie", "bistro", "villes")
LAYOUTS = ("I", "II", "P")
TYPES, AGES = "SHB", "bsg"
DAYS = {"b": 1, "s": 2, "g": 3}
GOODS = ("structure", "livestock", "fruit", "order")
TOKENS = GOODS[:3]
REGIONS = ("purple", "blue", "white", "green", "orange", "pink")
PLACES = ("barn", "greenhouse", "dock", "hq")
TILES = tuple(BOX["tiles"])
KINDS = tuple(t + a for t in TYPES for a in AGES)
CARDS = tuple(f"{kind}{copy}" for kind in KINDS for copy in range(1, 5))
SEATED = {1: "S", 2: "SN", 3: "SWN", 4: "SWNE"}
POSITIONS = "SWNE"
PAIRS = tuple(f"{a}+{b}" for i, a in enumerate(GOODS) for b in GOODS[i + 1 :])


@dataclass(frozen=True)
class Space:
    """A space for a cheese."""

    id: str
    type: str
    age: str
    mark: str  # "", F fruited, J jam
    players: int  # how many open it
    lies: Any  # row and column, shelf, table, or regions

    @property
    def kind(self) -> str:
        return self.type + self.age


def _spaces(venue: str, layout: str) -> dict[str, Space]:
    rows = BOX["spaces"][venue][layout]
    return {name: Space(name, what[0], what[1], what[2:], players, lies) for name, what, players, lies in rows}


SPACES = {(venue, layout): _spaces(venue, layout) for venue in VENUES for layout in LAYOUTS}
SAMPLES = {layout: {(row, col) for row, col in BOX["samples"][layout]} for layout in LAYOUTS}
"""Fields with a free sample; those are nobody's and everybody's."""
CUSTOMER_WIN = {int(players): dict(zip("ABC", row, strict=True)) for players, row in BOX["customer_win"].items()}
CUSTOMER_TIE = {int(players): tie for players, tie in BOX["customer_tie"].items()}


@dataclass(frozen=True)
class Board:
    """A player's printed board."""

    number: int

    def _row(self, name: str) -> list[Any]:
        return list(BOX["boards"][self.number - 1][name])

    @property
    def barn(self) -> str:
        return str(self._row("barn")[0])

    @property
    def greenhouse(self) -> str:
        return str(self._row("greenhouse")[0])

    @property
    def dock(self) -> tuple[str, str]:
        """Venue, and what it yields."""
        venue, good, _cost = self._row("dock")
        return venue, good

    @property
    def hq(self) -> str:
        return str(self._row("hq")[0])

    def cost(self, place: str) -> int:
        return int(self._row(place)[-1])

    @property
    def parlours(self) -> dict[int, str]:
        """Cost: kind; "**" = any."""
        return dict(self._row("parlours"))


BOARDS = {number: Board(number) for number in range(1, 5)}


def cost_of(board: int, tile: str | None, place: str) -> int:
    """Structures that unlock what stands on a place."""
    return int(BOX["tiles"][tile]) if tile else BOARDS[board].cost(place)
