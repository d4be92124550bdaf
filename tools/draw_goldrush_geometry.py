"""Curves and polygons for the tiles of Gold Rush. Units: a tile is 100 x 100, y grows downwards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Points = list[Point]
Box = tuple[float, float, float, float]  # left, top, right, bottom

ORDER = "NESW"
SIDE: dict[str, Point] = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
INWARD: dict[str, Point] = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}


def turn(p: Point, k: int) -> Point:
    """A point after k quarter turns clockwise."""
    x, y = p
    for _ in range(k % 4):
        x, y = 100 - y, x
    return x, y


def turn_side(side: str, k: int) -> str:
    """A side, or the side of a half-edge such as `Na`, after k quarter turns clockwise."""
    return ORDER[(ORDER.index(side[0]) + k) % 4] + side[1:]


def bez(p0: Point, p1: Point, p2: Point, p3: Point, n: int = 14) -> Points:
    """n + 1 points of a cubic curve."""
    out = []
    for i in range(n + 1):
        t = i / n
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        out.append(
            (a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]),
        )
    return out


def f(value: float) -> str:
    """A number as short as it goes, to a tenth."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def smooth(pts: Sequence[Point], closed: bool = False) -> str:
    """A path through the points that a hand could have drawn (Catmull-Rom)."""
    n = len(pts)

    def g(j: int) -> Point:
        return pts[j % n] if closed else pts[max(0, min(n - 1, j))]

    d = f"M{f(pts[0][0])} {f(pts[0][1])}"
    for i in range(n if closed else n - 1):
        a, b, c, e = g(i - 1), g(i), g(i + 1), g(i + 2)
        d += (
            f"C{f(b[0] + (c[0] - a[0]) / 6)} {f(b[1] + (c[1] - a[1]) / 6)}"
            f" {f(c[0] - (e[0] - b[0]) / 6)} {f(c[1] - (e[1] - b[1]) / 6)} {f(c[0])} {f(c[1])}"
        )
    return d + ("Z" if closed else "")


def offset(pts: Sequence[Point], by: float) -> Points:
    """The points moved sideways by so much."""
    out = []
    for i, p in enumerate(pts):
        a, b = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
        d = math.dist(a, b) or 1
        out.append((p[0] - (b[1] - a[1]) / d * by, p[1] + (b[0] - a[0]) / d * by))
    return out


def walk(pts: Sequence[Point], step: float, start: float) -> list[tuple[float, float, float, float]]:
    """Points about every `step` along the line with the unit normal there; half a step free at both ends."""
    total = sum(math.dist(p, q) for p, q in pairwise(pts))
    n = max(1, round((total - 2 * start + step) / step))
    st = total / n
    at, want = 0.0, st / 2
    out = []
    for p, q in pairwise(pts):
        d = math.dist(p, q)
        while d and want <= at + d + 1e-9:
            t = (want - at) / d
            out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, -(q[1] - p[1]) / d, (q[0] - p[0]) / d))
            want += st
        at += d
    return out


def inside(p: Point, poly: Sequence[Point]) -> bool:
    """Does the point lie in the polygon?"""
    x, y = p
    found = False
    for (x1, y1), (x2, y2) in zip(poly, [*poly[1:], poly[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def near(p: Point, pts: Sequence[Point]) -> float:
    """Distance from the nearest of the points."""
    return min(math.dist(p, q) for q in pts)


def overlap(a: Box, b: Box) -> float:
    """Area that two boxes share."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def around(x: float, y: float, box: Box) -> Box:
    """A box moved to a place."""
    return x + box[0], y + box[1], x + box[2], y + box[3]
