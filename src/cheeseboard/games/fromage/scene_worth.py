"""What lies on the venues is worth: by seat and venue for the running score, by space for whoever points at it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage.box import (
    BISTRO,
    BISTRO_POINTS,
    CORP_WINS_TIES,
    CUSTOMER_TIE,
    CUSTOMER_WIN,
    FEST_COL,
    FEST_NEAR,
    FEST_NODES,
    FEST_POINTS,
    FEST_ROW,
    FESTIVAL,
    FIRST_SAMPLE,
    FROMAGERIE,
    MOST_PAIRINGS,
    NO_SIGN,
    REGION_COUNT,
    REGIONS,
    SHELF_EACH,
    SHELF_OF,
    SHELF_SIGN,
    SIGN_ONE,
    SIGN_SWAP,
    SPACE_AGE,
    SPACE_REGIONS,
    SPACES,
    VILLES,
)
from cheeseboard.games.fromage.rules_state import CORPORATION_SEAT, EMPTY, NONE
from cheeseboard.games.fromage.scene_words import REGION_WORDS, SEAT_WORDS
from cheeseboard.toolkit.scene import Args, Msg, Overlay

Value = tuple[str | int, ...] | None
"""What a space is worth: ("group", size), ("shelf", shelf), ("plate", paired, pairings, points), ("regions", mask)."""

EVERYBODY = (*range(4), CORPORATION_SEAT)


class Worth:
    """The venues of one position, read once."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.cells: list[list[int]] = s.cell.tolist()
        self.cards: list[int] = s.card.tolist()
        self.groups = self._groups()
        self.shares = self._shares()

    # -- Festival ------------------------------------------------------------------------------------------------------
    def _groups(self) -> list[tuple[int, tuple[int, ...]]]:
        """Groups of one seat's cheeses and the samples beside them: seat, nodes."""
        layout = int(self.s.side[FESTIVAL])
        cells = self.cells[FESTIVAL]
        found: list[tuple[int, tuple[int, ...]]] = []
        if layout == NONE or not any(owner != EMPTY for owner in cells):
            return found
        for seat in EVERYBODY:
            left = {k for k in range(18) if cells[k] == seat}
            if left and seat != CORPORATION_SEAT:
                found += _clusters(layout, seat, tuple(sorted(left)))
        return found

    # -- Villes --------------------------------------------------------------------------------------------------------
    def _shares(self) -> list[dict[int, int]]:
        """Region -> seat -> influence."""
        found: list[dict[int, int]] = [{} for _ in range(REGION_COUNT)]
        for k, owner in enumerate(self.cells[VILLES]):
            if owner == EMPTY:
                continue
            for r in range(REGION_COUNT):
                if SPACE_REGIONS[k] >> r & 1:
                    found[r][owner] = found[r].get(owner, 0) + 1
        return found

    def region_points(self, region: int, seat: int) -> int:
        """What a region brings a seat, or the Corporation, as things stand."""
        shares, kind = self.shares[region], int(self.s.customer[region])
        mine = shares.get(seat, 0)
        if kind == NONE or mine == 0 or mine < max(shares.values()):
            return 0
        seats = int(self.s.seats)
        if sum(n == mine for n in shares.values()) == 1:
            return CUSTOMER_WIN[seats, kind]
        if CORP_WINS_TIES[int(self.s.level)] and shares.get(CORPORATION_SEAT) == mine:
            return CUSTOMER_WIN[seats, kind] if seat == CORPORATION_SEAT else 0
        return CUSTOMER_TIE[seats]

    def influence(self, region: int) -> tuple[Msg, ...]:
        """Who has how much influence in a region, for a list."""
        return _influence_words(tuple(sorted(self.shares[region].items())))

    # -- by space ------------------------------------------------------------------------------------------------------
    def of_space(self, venue: int, k: int) -> Value:
        """What a space means for the score, or the cheese that lies on it is worth now; `value_word` says it."""
        owner = self.cells[venue][k]
        if venue == FESTIVAL:
            return next((("group", len(nodes)) for _, nodes in self.groups if k in nodes), None)
        if venue == FROMAGERIE:
            return "shelf", SHELF_OF[k]
        if venue == BISTRO:
            return self._plate(k, owner) if owner != EMPTY else None
        return "regions", SPACE_REGIONS[k]

    def _plate(self, k: int, owner: int) -> Value:
        pairs = self.pairings(owner)
        age = SPACE_AGE[int(self.s.side[BISTRO]), BISTRO, k]
        paired = self.cells[BISTRO][k ^ 1] == owner
        return "plate", int(paired), pairs, int(BISTRO_POINTS[min(pairs, MOST_PAIRINGS), age])

    def pairings(self, seat: int) -> int:
        """Tables with two cheeses of the seat."""
        cells = self.cells[BISTRO]
        return sum(cells[2 * t] == cells[2 * t + 1] == seat for t in range(9))

    # -- areas ---------------------------------------------------------------------------------------------------------
    def overlays(self, venue: int) -> tuple[Overlay, ...]:
        """What belongs together on the venue before the viewer."""
        if venue == FESTIVAL:
            layout = int(self.s.side[FESTIVAL])
            return tuple(_group_area(layout, seat, nodes) for seat, nodes in self.groups if len(nodes) > 1)
        if venue == VILLES:
            return tuple(self._region_area(r) for r in range(REGION_COUNT))
        return ()

    def _region_area(self, r: int) -> Overlay:
        shares = self.shares[r]
        best = [seat for seat, n in shares.items() if n == max(shares.values())]
        return Overlay(
            f"region:{REGIONS[r]}",
            "area",
            (f"customer:{REGIONS[r]}",),
            None,
            ((f"fromage-region-{REGIONS[r]}", 0.0, 0.0),),
            tuple(best[:1]) if len(best) == 1 else (),
        )


@lru_cache(maxsize=8192)
def _clusters(layout: int, seat: int, own: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Groups of some spaces and the samples beside them: seat, nodes."""
    ground = {*own, *range(FIRST_SAMPLE, FEST_NODES)}
    left, found = set(own), []
    while left:
        todo, group = [min(left)], {min(left)}
        while todo:
            node = todo.pop()
            for k in range(4):
                near = int(FEST_NEAR[layout, node, k])
                if near >= 0 and near in ground and near not in group:
                    group.add(near)
                    todo.append(near)
        left -= group
        found.append((seat, tuple(sorted(group))))
    return found


@lru_cache(maxsize=1024)
def value_word(value: Value) -> Msg | None:
    """What a space is worth, in words."""
    if value is None:
        return None
    what, one = value[0], int(value[1])
    if what == "group":
        return Msg("worth-group", {"size": one, "points": int(FEST_POINTS[one])})
    if what == "shelf":
        sign = SHELF_SIGN[one]
        how = "points" if sign == NO_SIGN else "swap" if sign == SIGN_SWAP else "one" if sign == SIGN_ONE else "two"
        return Msg("worth-shelf", {"shelf": one + 1, "sign": how, "points": int(SHELF_EACH[one])})
    if what == "plate":
        args: Args = {"paired": "yes" if one else "no", "pairs": value[2], "points": value[3]}
        return Msg("worth-plate", args)
    regions = tuple(REGION_WORDS[r] for r in range(REGION_COUNT) if one >> r & 1)
    return Msg("worth-regions", {"regions": regions, "count": len(regions)})


@lru_cache(maxsize=1024)
def _influence_words(shares: tuple[tuple[int, int], ...]) -> tuple[Msg, ...]:
    return tuple(Msg("worth-influence", {"seat": SEAT_WORDS[seat], "count": n}) for seat, n in shares)


@lru_cache(maxsize=2048)
def _group_area(layout: int, seat: int, nodes: tuple[int, ...]) -> Overlay:
    """A group of the Festival, in its owner's colour; its spaces say what it is worth."""
    spread = tuple(("fromage-glow", *at.stall_at(FEST_ROW[layout, node], FEST_COL[layout, node])) for node in nodes)
    names = tuple(f"space:{SPACES[layout][FESTIVAL][node]}" for node in nodes if node < FIRST_SAMPLE)
    return Overlay(f"group:{seat}:{nodes[0]}", "area", names, None, spread, (seat,))
