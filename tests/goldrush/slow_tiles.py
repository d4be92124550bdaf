"""The tiles once more, one a line, copied by a script from the dossier's list and from nothing of ours.

A line: id, copies, edges N E S W, then the areas in this order: mountains, railroads, prairies, and `city` or
`graveyard`. `m:NE:2` is a mountain on two sides with two nuggets; `r:SW:L` a railroad with a locomotive (one side only:
it ends on the tile); `p:SaWb:TH` a prairie by half sides, with a tipi camp and a herd. `star` is the Sheriff's.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

TOKENS = {0: 12, 1: 21, 2: 15, 3: 10, 5: 5}

LINES = """
START 1 MRPR m:N:1 r:EW p:EaWb p:EbSaSbWa
M01 1 MMMM m:NESW:3
M02 1 MMPM m:NEW:3 p:SaSb
M03 1 MMPM m:NEW:2 p:SaSb
M04 1 MMPM m:NEW:2 p:SaSb:T
M05 1 MMPM m:NEW:1 p:SaSb
M06 1 MMPP m:NE:2 p:SaSbWaWb
M07 1 MMPP m:NE:2 p:SaSbWaWb:H
M08 2 MMPP m:NE:1 p:SaSbWaWb
M09 1 MMPP m:NE:1 p:SaSbWaWb:T
M10 2 MMRR m:NE:2 r:SW p:SaWb p:SbWa
M11 2 MMRR m:NE:1 r:SW p:SaWb p:SbWa
M12 1 MMRR m:NE:1 r:SW:L p:SaWb p:SbWa
M13 1 MPMP m:NS:3 p:EaEb p:WaWb
M14 1 MPMP m:NS:2 p:EaEb p:WaWb
M15 1 MPMP m:NS:1 p:EaEb:T p:WaWb
M16 2 MPPP m:N:1 p:EaEbSaSbWaWb
M17 2 MPPP m:N:1 p:EaEbSaSbWaWb:T
M18 1 MPPP m:N:1 p:EaEbSaSbWaWb:H
M19 1 MRPR m:N:1 r:EW:L p:EaWb p:EbSaSbWa
M20 1 MRPR m:N:1 r:EW p:EaWb p:EbSaSbWa:H
M21 1 MRPR m:N:1 r:EW p:EaWb p:EbSaSbWa
M22 2 MRRP m:N:1 r:ES p:EbSa p:EaSbWaWb
M23 1 MRRP m:N:1 r:ES:L p:EbSa p:EaSbWaWb
M24 2 MPRR m:N:1 r:SW p:SbWa p:EaEbSaWb
M25 1 MPRR m:N:1 r:SW:L p:SbWa p:EaEbSaWb:T
M26 3 MRRR m:N:1 r:E r:S r:W p:EaWb p:EbSa p:SbWa
M27 1 MPMP m:N:1 m:S:1 p:EaEbWaWb
M28 1 MPMP m:N:1 m:S:1 p:EaEbWaWb:T
M29 1 MMPP m:N:1 m:E:1 p:SaSbWaWb:T
M30 1 MRMR m:N:1 m:S:1 r:EW p:EaWb p:EbWa
R01 3 RPRP r:NS p:NbEaEbSa p:NaSbWaWb
R02 3 RPRP r:NS:L p:NbEaEbSa p:NaSbWaWb
R03 1 RPRP r:NS:L p:NbEaEbSa:T p:NaSbWaWb
R04 1 RPRP r:NS p:NbEaEbSa:T p:NaSbWaWb
R05 1 RPRP r:NS p:NbEaEbSa:H p:NaSbWaWb
R06 2 PPRR r:SW p:SbWa p:NaNbEaEbSaWb
R07 2 PPRR r:SW:L p:SbWa p:NaNbEaEbSaWb
R08 1 PPRR r:SW:L p:SbWa p:NaNbEaEbSaWb:T
R09 2 PPRR r:SW p:SbWa p:NaNbEaEbSaWb:T
R10 1 PPRR r:SW p:SbWa p:NaNbEaEbSaWb:H
R11 1 PPRR r:SW:L p:SbWa p:NaNbEaEbSaWb:H
R12 2 PRRR r:E r:S r:W p:NaNbEaWb p:EbSa p:SbWa
R13 1 PRRR r:E r:S r:W p:NaNbEaWb:T p:EbSa p:SbWa
R14 1 PRRR r:E r:S:L r:W p:NaNbEaWb:H p:EbSa p:SbWa
R15 1 RRRR r:N r:E r:S r:W p:NbEa p:EbSa p:SbWa p:NaWb
R16 1 RRRR r:NE:L r:SW p:NbEa p:SbWa p:NaEbSaWb
C01 4 PRRR r:E r:S r:W p:NaNbEaWb p:EbSa p:SbWa city
C02 2 RRRR r:N r:E r:S r:W p:NbEa p:EbSa p:SbWa p:NaWb city
P01 1 PPPP p:NaNbEaEbSaSbWaWb:TH
P02 1 PPPP p:NaNbEaEbSaSbWaWb:T
SH1 1 PPPP p:NaNbEaEbSaSbWaWb graveyard star
SH2 1 PPPP p:NaNbEaEbSaSbWaWb:T graveyard star
SH3 1 MRPR m:N:2 r:EW p:EaWb p:EbSaSbWa star
SH4 1 MMPP m:NE:2 p:SaSbWaWb star
SH5 1 MPMP m:N:1 m:S:1 p:EaEbWaWb star
SH6 1 RPRP r:NS:L p:NbEaEbSa p:NaSbWaWb star
"""

# Twelve points go clockwise round a tile: Na N Nb Ea E Eb Sa S Sb Wa W Wb. Mountains and railroads own the middle of a
# side, prairies its halves. A quarter turn clockwise adds three.
POINTS = [side + half for side in "NESW" for half in ("a", "", "b")]


@dataclass(frozen=True)
class Area:
    """One area of a tile: what it is, where it reaches the edge, what is drawn on it."""

    kind: str  # mountain | railroad | prairie | city | graveyard
    points: tuple[int, ...]
    nuggets: int = 0
    locomotives: int = 0
    tipis: int = 0
    herds: int = 0


@dataclass(frozen=True)
class Face:
    id: str
    copies: int
    edges: str
    areas: tuple[Area, ...]
    star: bool

    def has(self, kind: str) -> int | None:
        """The number of this tile's city or graveyard among its areas; None = it has none."""
        return next((i for i, area in enumerate(self.areas) if area.kind == kind), None)

    @property
    def nuggets(self) -> int:
        return sum(area.nuggets for area in self.areas)


def read_area(word: str) -> Area:
    kind, _, rest = word.partition(":")
    if kind in ("city", "graveyard"):
        return Area(kind, ())
    where, _, marks = rest.partition(":")
    names = [where[i : i + 2] for i in range(0, len(where), 2)] if kind == "p" else list(where)
    points = tuple(POINTS.index(name) for name in names)
    if kind == "m":
        return Area("mountain", points, nuggets=int(marks))
    if kind == "r":
        return Area("railroad", points, locomotives=marks.count("L"))
    return Area("prairie", points, tipis=marks.count("T"), herds=marks.count("H"))


def read_face(line: str) -> Face:
    name, copies, edges, *words = line.split()
    areas = tuple(read_area(word) for word in words if word != "star")
    return Face(name, int(copies), edges, areas, "star" in words)


FACES = tuple(read_face(line) for line in LINES.strip().splitlines())
BY_ID = {face.id: index for index, face in enumerate(FACES)}


def turned(point: int, turn: int) -> int:
    return (point + 3 * turn) % 12


@lru_cache(None)
def edges(face: int, turn: int) -> str:
    """The four edges N E S W of a face that has been turned."""
    return "".join(FACES[face].edges[(side - turn) % 4] for side in range(4))


@lru_cache(None)
def points(face: int, turn: int, area: int) -> tuple[int, ...]:
    """Where an area of a turned face reaches the edge."""
    return tuple(turned(point, turn) for point in FACES[face].areas[area].points)


@lru_cache(None)
def owner(face: int, turn: int) -> dict[int, int]:
    """Which area of a turned face has which point."""
    return {p: area for area in range(len(FACES[face].areas)) for p in points(face, turn, area)}


@lru_cache(None)
def turns(face: int) -> tuple[int, ...]:
    """The turns that look different; of equal ones the lowest."""
    seen: dict[frozenset[tuple[object, ...]], int] = {}
    for turn in range(4):
        picture = frozenset(
            (a.kind, frozenset(points(face, turn, i)), a.nuggets, a.locomotives, a.tipis, a.herds)
            for i, a in enumerate(FACES[face].areas)
        )
        seen.setdefault(picture, turn)
    return tuple(sorted(seen.values()))
