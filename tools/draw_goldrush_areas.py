"""What a segment covers on its tile, as one translucent shape: the scene lays them together to outline a feature."""

from __future__ import annotations

import math

from draw_goldrush_geometry import Point, Points, f, smooth
from draw_goldrush_tile import Share, Tile

Cell = tuple[int, int]
ROUGH = 1.4  # units by which an outline may stray from its cells


def _loops(cells: set[Cell]) -> list[Points]:
    """Outlines of a set of cells (2 units wide), clockwise."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in cells:
        for beside, a, b in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in cells:
                edges.setdefault(a, []).append(b)
    loops = []
    while edges:
        start = next(iter(edges))
        loop, at = [start], start
        while True:
            ways = edges[at]
            at, rest = ways[0], ways[1:]
            if rest:
                edges[loop[-1]] = rest
            else:
                del edges[loop[-1]]
            if at == start:
                break
            loop.append(at)
        loops.append([(float(2 * x), float(2 * y)) for x, y in loop])
    return loops


def _aside(p: Point, a: Point, b: Point) -> float:
    d = math.dist(a, b)
    if d == 0:
        return math.dist(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / d


def _simple(pts: Points) -> Points:
    """The line with fewer points (Douglas and Peucker)."""
    if len(pts) < 3:
        return pts
    far = max(range(1, len(pts) - 1), key=lambda i: _aside(pts[i], pts[0], pts[-1]))
    if _aside(pts[far], pts[0], pts[-1]) < ROUGH:
        return [pts[0], pts[-1]]
    return _simple(pts[: far + 1])[:-1] + _simple(pts[far:])


def _closed(loop: Points) -> Points:
    """A closed outline with fewer points."""
    half = max(range(len(loop)), key=lambda i: math.dist(loop[i], loop[0]))
    return _simple(loop[: half + 1])[:-1] + _simple([*loop[half:], loop[0]])[:-1]


def _polygon(pts: Points) -> str:
    return "M" + "L".join(f"{f(x)} {f(y)}" for x, y in pts) + "Z"


def areas(tile: Tile, share: Share) -> list[str]:
    """Markup of every segment's area, in the order in which segments are numbered."""
    out = [share(f'<path d="{_polygon(m.poly)}" class="area"/>') for m in tile.mountains]
    for track in tile.tracks:
        few = track[::3] if (len(track) - 1) % 3 == 0 else track[::2]
        out.append(share(f'<path d="{smooth(few)}" class="way"/>'))
    for cells in tile.cells:
        out.append(share(f'<path d="{"".join(_polygon(_closed(loop)) for loop in _loops(cells))}" class="area"/>'))
    if tile.face.hub in ("city", "graveyard"):
        x, y = tile.face.hub_at
        out.append(share(f'<circle cx="{f(x)}" cy="{f(y)}" r="26" class="area"/>'))
    return out
