"""The map of the Villes: coast and regions, cities with their names, and where the customers wait."""

from __future__ import annotations

from draw_fromage_pen import Pen, plate, pt, use

from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage.box import CITIES, SPACE_KIND, SPACE_MARK, SPACES_A_VENUE, VILLES
from cheeseboard.games.fromage.scene_places import Point

COAST: tuple[Point, ...] = (
    (-66, 166), (-84, 172), (-86, 152), (-98, 150), (-104, 168), (-108, 184), (-134, 187), (-158, 188), (-180, 194),
    (-197, 203), (-190, 215), (-199, 228), (-172, 240), (-170, 258), (-182, 276), (-172, 300), (-190, 330),
    (-196, 362), (-204, 392), (-186, 412), (-156, 420), (-118, 440), (-74, 452), (-34, 455), (0, 449), (26, 438),
    (56, 450), (90, 447), (122, 438), (150, 428), (176, 410), (200, 394), (186, 372), (200, 346), (178, 318),
    (196, 292), (178, 268), (190, 240), (174, 214), (142, 200), (124, 180), (96, 178), (64, 160), (36, 156),
    (26, 168), (0, 160), (-30, 154),
)  # fmt: skip
"""From the Channel over Brittany, the ocean, the Pyrenees, the sea, the Alps and the Rhine back to it."""

_OR, _TR, _TO, _DI, _CA, _LY = (at.CITY_AT[k] for k in (6, 11, 5, 13, 1, 14))
_RE, _LI, _PA, _TL, _GR, _LA = (at.CITY_AT[k] for k in (4, 12, 10, 0, 15, 9))
_MIDDLE = (0, 318)
_WEST, _EAST, _SOUTHWEST, _SOUTHEAST = (-199, 228), (174, 214), (-204, 392), (200, 394)

NAMES = ("purple", "blue", "pale", "green", "orange", "pink")  # colours of the regions in the box's order


def _between(start: Point, end: Point) -> list[Point]:
    """The coast from one place to another, westward about the land."""
    a, b = COAST.index(start), COAST.index(end)
    return list(COAST[a : b + 1] if a <= b else COAST[a:] + COAST[: b + 1])


BORDERS: tuple[list[Point], ...] = (
    [*_between(_WEST, _SOUTHWEST), _TL, _CA, _TO, _OR, _RE],
    [*_between(_EAST, _WEST), _RE, _OR, _PA, _TR, _LI],
    [_OR, _PA, _TR, _DI, _MIDDLE, _TO],
    [*_between(_SOUTHEAST, _EAST), _LI, _TR, _DI, _LY, _GR],
    [_TO, _MIDDLE, _DI, _LY, _LA, _CA],
    [*_between(_SOUTHWEST, _SOUTHEAST), _GR, _LY, _LA, _CA, _TL],
)


class _Line:
    """Borders and coast: the same curve for both neighbours."""

    def __init__(self) -> None:
        self.pen = Pen("map")
        self.bend: dict[tuple[Point, ...], Point] = {}

    def edge(self, start: Point, end: Point) -> str:
        key = tuple(sorted((start, end)))
        if key not in self.bend:
            by = 3.0 if start in COAST and end in COAST else 8.0
            self.bend[key] = self.pen.shake(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), by)
        return f"Q{pt(at.wide(self.bend[key]))} {pt(at.wide(end))}"

    def land(self, points: list[Point]) -> str:
        edges = zip(points, [*points[1:], points[0]])
        return f"M{pt(at.wide(points[0]))}{''.join(self.edge(a, b) for a, b in edges)}Z"


def regions() -> str:
    """The land in its six colours."""
    line = _Line()
    coast = line.land(list(COAST))
    out = (
        f'<path d="{coast}" fill="@coast" stroke="@coast" stroke-width="9" stroke-linejoin="round" opacity=".8"/>'
        f'<path d="{coast}" fill="@sea-x" opacity=".45" transform="translate(4 6)"/>'
    )
    for name, points in zip(NAMES, BORDERS, strict=True):
        out += f'<path d="{line.land(points)}" fill="@{name}" class="i" stroke-width="1.900"/>'
    return out


def region(k: int) -> str:
    """The outline of one region alone, to be shown while one points at its customer."""
    line = _Line()
    for points in (list(COAST), *BORDERS[:k]):
        line.land(points)
    paint = 'fill="currentColor" fill-opacity=".5" stroke="currentColor" stroke-width="6"'
    return f'<path d="{line.land(BORDERS[k])}" {paint}/>'


STROKES: tuple[tuple[str, tuple[tuple[Point, Point, Point], ...]], ...] = (
    (
        "orange-d",
        (((-50, 372), (-44, 361), (-38, 372)), ((-36, 370), (-29, 357), (-22, 370)), ((34, 366), (40, 355), (46, 366))),
    ),
    ("purple-d", (((-186, 316), (-166, 308), (-150, 320)), ((-188, 372), (-170, 380), (-150, 372)))),
    (
        "green-d",
        (
            ((130, 322), (137, 309), (144, 322)),
            ((148, 324), (154, 312), (160, 324)),
            ((112, 262), (130, 253), (148, 264)),
        ),
    ),
    ("blue-d", (((-84, 196), (-70, 202), (-58, 198)), ((72, 188), (88, 180), (100, 190)))),
    (
        "pink-d",
        (
            ((-112, 424), (-100, 416), (-88, 428)),
            ((100, 424), (108, 412), (116, 424)),
            ((-10, 424), (0, 416), (10, 426)),
        ),
    ),
    ("pale-d", (((-44, 268), (-34, 262), (-24, 268)), ((20, 256), (32, 250), (44, 258)))),
)
"""A few strokes of land: hills, rows of vines, rivers."""


def country(layout: int) -> str:
    """Land, cities and their names."""
    out = regions()
    for colour, lines in STROKES:
        d = "".join(f"M{pt(at.wide(a))}Q{pt(at.wide(b))} {pt(at.wide(c))}" for a, b, c in lines)
        out += f'<path d="{d}" class="v" stroke="@{colour}" stroke-width="2.300"/>'
    for k in range(SPACES_A_VENUE):
        x, y = at.space_at(layout, VILLES, k)
        out += plate((x, y), SPACE_KIND[layout, VILLES, k], SPACE_MARK[layout, VILLES, k], 42)
    for k, name in enumerate(CITIES):
        x, y = at.space_at(layout, VILLES, k)
        out += f'<text class="city" x="{x:.1f}" y="{y + 30:.1f}">{name}</text>'
    return out


WAVES: tuple[Point, ...] = (
    (-252, 296), (-290, 356), (-266, 398), (-146, 446), (298, 350), (162, 446), (-128, 148), (262, 404), (286, 300),
    (-276, 330), (128, 146), (250, 266),
)  # fmt: skip


def sea() -> str:
    """Waves, a boat in the bay, a compass rose in the east."""
    waves = "".join(f"M{x - 10:g} {y:g}q5-6 10 0t10 0" for x, y in WAVES)
    drawn = f'<path d="{waves}" class="v" stroke="@sea-d" stroke-width="2.2"/>'
    return drawn + use("boat", (-284, 378), 46) + use("compass", (290, 374), 50)
