"""The faces of the box as data that can be turned: the data is turned, never the picture."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from draw_goldrush_geometry import Point, turn, turn_side

BOX = Path(__file__).parent.parent / "src/cheeseboard/games/goldrush/box.toml"


@dataclass(frozen=True, slots=True)
class Segment:
    """One mountain, rail or prairie of a face; sides are `N`, half-edges `Na`; `at` in units of the tile."""

    at: Point
    sides: tuple[str, ...]
    nuggets: int = 0
    locos: int = 0
    tipis: int = 0
    herds: int = 0
    end: str = ""  # "city" or "junction" where a line ends on the tile


@dataclass(frozen=True, slots=True)
class Face:
    """A face in one turn."""

    id: str
    turn: int
    edges: str
    mountains: tuple[Segment, ...]
    rails: tuple[Segment, ...]
    prairies: tuple[Segment, ...]
    hub: str = ""  # "city", "junction", "graveyard"
    hub_at: Point = (50.0, 50.0)
    star: bool = False

    def turned(self, k: int) -> Face:
        """The face after k quarter turns clockwise."""

        def one(segment: Segment) -> Segment:
            return replace(segment, at=turn(segment.at, k), sides=tuple(turn_side(side, k) for side in segment.sides))

        return replace(
            self,
            turn=(self.turn + k) % 4,
            edges="".join(self.edges[(i - k) % 4] for i in range(4)),
            mountains=tuple(map(one, self.mountains)),
            rails=tuple(map(one, self.rails)),
            prairies=tuple(map(one, self.prairies)),
            hub_at=turn(self.hub_at, k),
        )

    def shape(self) -> object:
        """Equal for turns that are the same tile: the same edges, and the same contents at the same half-edges."""

        def one(segments: tuple[Segment, ...]) -> frozenset[object]:
            return frozenset((frozenset(s.sides), s.nuggets, s.locos, s.tipis, s.herds) for s in segments)

        return self.edges, one(self.mountains), one(self.rails), one(self.prairies)

    def turns(self) -> list[Face]:
        """The distinct turns, each the lowest of its equals."""
        seen, out = set(), []
        for k in range(4):
            face = self.turned(k)
            if face.shape() not in seen:
                seen.add(face.shape())
                out.append(face)
        return out


def _at(what: dict[str, Any]) -> Point:
    x, y = what.get("at", (0.5, 0.5))
    return x * 100, y * 100


def _face(tile: dict[str, Any]) -> Face:
    station = tile.get("station") or {}
    grave = tile.get("graveyard")
    return Face(
        id=tile["id"],
        turn=0,
        edges=tile["sides"],
        mountains=tuple(Segment(_at(m), tuple(m["sides"]), nuggets=m["nuggets"]) for m in tile.get("mountain", ())),
        rails=tuple(
            Segment(_at(r), tuple(r["sides"]), locos=r.get("locomotives", 0), end=r.get("end", ""))
            for r in tile.get("rail", ())
        ),
        prairies=tuple(
            Segment(_at(p), tuple(p["halves"].split()), tipis=p.get("tipis", 0), herds=p.get("herds", 0))
            for p in tile.get("prairie", ())
        ),
        hub=station.get("kind", "graveyard" if grave else ""),
        hub_at=_at(station or grave or {}),
        star=tile.get("star", False),
    )


def faces(path: Path = BOX) -> list[Face]:
    """All faces of a box, unturned, in its order."""
    return [_face(tile) for tile in tomllib.loads(path.read_text("utf-8"))["tile"]]
