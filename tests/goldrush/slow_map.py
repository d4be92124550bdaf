"""The map as it lies on the table, and what hangs together on it: found by walking, every time anew."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from goldrush.slow_tiles import FACES, Area, edges, owner, points, turns

NORTH_EAST = ((1, 0), (0, 1), (-1, 0), (0, -1))  # one step to the N, E, S, W
AROUND = tuple((n, e) for n in (1, 0, -1) for e in (-1, 0, 1) if n or e)
Spot = tuple[int, int]  # (number of the tile in the order of placing, number of the area on it)


@dataclass(frozen=True)
class Laid:
    face: int
    north: int
    east: int
    turn: int


@dataclass(frozen=True)
class Feature:
    """Areas that hang together. `ends` counts the points where it meets no tile yet."""

    kind: str
    spots: frozenset[Spot]
    ends: int

    @cached_property
    def tiles(self) -> set[int]:
        return {tile for tile, _ in self.spots}

    @cached_property
    def first(self) -> Spot:
        return min(self.spots)


@dataclass
class Map:
    laid: list[Laid] = field(default_factory=list)
    at: dict[tuple[int, int], int] = field(default_factory=dict)
    spots: dict[str, list[Spot]] = field(default_factory=dict)  # all areas of a kind
    _found: dict[Spot, Feature] = field(default_factory=dict)  # of the map as it is now
    _lists: dict[str, list[Feature]] = field(default_factory=dict)

    def lay(self, face: int, north: int, east: int, turn: int) -> None:
        self.at[north, east] = len(self.laid)
        for number, area in enumerate(FACES[face].areas):
            self.spots.setdefault(area.kind, []).append((len(self.laid), number))
        self.laid.append(Laid(face, north, east, turn))
        self._found, self._lists = {}, {}

    def area(self, spot: Spot) -> Area:
        return FACES[self.laid[spot[0]].face].areas[spot[1]]

    # -- what hangs together ---------------------------------------------------------------------------------------

    def across(self, tile: int, point: int) -> Spot | None:
        """The area on the other side of an edge point; None = no tile there."""
        one, side = self.laid[tile], point // 3
        step = NORTH_EAST[side]
        beyond = self.at.get((one.north + step[0], one.east + step[1]))
        if beyond is None:
            return None
        facing = 3 * ((side + 2) % 4) + 2 - point % 3  # a meets b, middle meets middle
        other = self.laid[beyond]
        return beyond, owner(other.face, other.turn)[facing]

    def feature(self, spot: Spot) -> Feature:
        """All that hangs together with an area."""
        if spot in self._found:
            return self._found[spot]
        seen, todo, ends = {spot}, [spot], 0
        while todo:
            tile, area = todo.pop()
            one = self.laid[tile]
            for point in points(one.face, one.turn, area):
                other = self.across(tile, point)
                if other is None:
                    ends += 1
                elif other not in seen:
                    seen.add(other)
                    todo.append(other)
        found = Feature(self.area(spot).kind, frozenset(seen), ends)
        self._found.update(dict.fromkeys(seen, found))
        return found

    def features(self, kind: str) -> list[Feature]:
        """All features of a kind, the oldest first."""
        if kind not in self._lists:
            found = {feature.first: feature for feature in map(self.feature, self.spots.get(kind, []))}
            self._lists[kind] = list(found.values())
        return self._lists[kind]

    def count(self, feature: Feature, what: str) -> int:
        """How many nuggets, locomotives, tipis or herds lie on a feature."""
        return sum(getattr(self.area(spot), what) for spot in feature.spots)

    # -- cities and graveyards -------------------------------------------------------------------------------------

    def lines(self, city: Spot) -> list[Feature]:
        """The railroads that leave a city; one that comes back to it once only."""
        tile = city[0]
        areas = FACES[self.laid[tile].face].areas
        rails = [self.feature((tile, i)) for i, area in enumerate(areas) if area.kind == "railroad"]
        return list({line.first: line for line in rails}.values())

    def round(self, spot: Spot) -> list[int]:
        """The tiles on the eight spaces round a graveyard's tile."""
        one = self.laid[spot[0]]
        places = ((one.north + n, one.east + e) for n, e in AROUND)
        return [self.at[place] for place in places if place in self.at]

    def cities(self, tiles: list[int]) -> int:
        return sum(FACES[self.laid[tile].face].has("city") is not None for tile in tiles)

    def complete(self, feature: Feature) -> bool:
        if feature.kind == "prairie":
            return False
        if feature.kind == "city":
            return all(line.ends == 0 for line in self.lines(feature.first))
        if feature.kind == "graveyard":
            return len(self.round(feature.first)) == 8
        return feature.ends == 0

    # -- where a tile fits -----------------------------------------------------------------------------------------

    def fits(self, face: int, north: int, east: int, turn: int) -> bool:
        """On a free space, beside at least one tile, and every touching side matches."""
        if (north, east) in self.at:
            return False
        mine, touching = edges(face, turn), 0
        for side, (n, e) in enumerate(NORTH_EAST):
            beside = self.at.get((north + n, east + e))
            if beside is not None:
                touching += 1
                other = self.laid[beside]
                if edges(other.face, other.turn)[(side + 2) % 4] != mine[side]:
                    return False
        return touching > 0

    def open_places(self) -> set[tuple[int, int]]:
        beside = {(north + n, east + e) for north, east in self.at for n, e in NORTH_EAST}
        return beside - set(self.at)

    def placements(self, face: int) -> set[tuple[int, int, int]]:
        """All (north, east, turn) where a face fits."""
        return {(n, e, turn) for n, e in self.open_places() for turn in turns(face) if self.fits(face, n, e, turn)}
