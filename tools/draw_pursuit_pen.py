"""The pen of Cheese Pursuit: strokes of a hand that trembles, always in the same way."""

from __future__ import annotations

import random
from math import cos, hypot, radians
from typing import NamedTuple

from cheeseboard.games.pursuit import scene_places as places
from cheeseboard.games.pursuit.box import BOX
from cheeseboard.games.pursuit.scene_places import Spot

CODES = tuple(code.lower() for code in BOX.codes)
"""Names of the categories' colours in the palette, in the order of the cards."""


class Edge(NamedTuple):
    """One edge of a shape: how much it looks to the light, its ends, and how far in a stroke lies."""

    light: float
    start: Spot
    end: Spot
    keep: float


def n(value: float) -> str:
    """A number with one digit at most."""
    return "0" if abs(value) < 0.05 else f"{value:.1f}".removesuffix(".0")


def pt(point: Spot) -> str:
    """A point of a path."""
    return f"{n(point[0])} {n(point[1])}"


def icon(name: str, centre: Spot, size: float) -> str:
    """The sign of a category ("ge") or of roll-again, upright."""
    x, y = centre[0] - size / 2, centre[1] - size / 2
    return f'<use href="#i-{name}" x="{n(x)}" y="{n(y)}" width="{n(size)}" height="{n(size)}"/>'


class Pen:
    """A hand of its own for every thing, so that changing one leaves the others as they were."""

    def __init__(self, what: str) -> None:
        self.hand = random.Random(f"cheese {what}")

    def shake(self, point: Spot, by: float = 1.0) -> Spot:
        """The point, nearly."""
        return point[0] + self.hand.uniform(-by, by), point[1] + self.hand.uniform(-by, by)

    def bow(self, start: Spot, end: Spot, by: float = 1.1) -> str:
        """A straight edge as a hand draws it: one slightly wandering curve."""
        middle = self.shake(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), by)
        return f"Q{pt(middle)} {pt(end)}"

    def closed(self, corners: list[Spot], by: float = 1.1) -> str:
        """A shape with straight edges."""
        edges = zip(corners, corners[1:] + corners[:1])
        return f"M{pt(corners[0])}{''.join(self.bow(a, b, by) for a, b in edges)}Z"

    def arc(self, radius: float, start: float, end: float, tremble: float = 0.8, step: float = 10.0) -> str:
        """Pieces of a circle about the centre, without the starting point."""
        parts = max(1, round(abs(end - start) / step))
        wide = (end - start) / parts
        out = []
        for k in range(parts):
            bulge = (radius + self.hand.uniform(-tremble, tremble)) / cos(radians(wide / 2))
            middle = places.at(bulge, start + wide * (k + 0.5))
            out.append(f"Q{pt(middle)} {pt(places.at(radius, start + wide * (k + 1)))}")
        return "".join(out)

    def ring_piece(self, inner: float, outer: float, start: float, end: float, tremble: float = 0.8) -> str:
        """A piece of a ring about the centre."""
        at = places.at
        return (
            f"M{pt(at(outer, start))}{self.arc(outer, start, end, tremble)}"
            f"{self.bow(at(outer, end), at(inner, end), tremble)}{self.arc(inner, end, start, tremble)}"
            f"{self.bow(at(inner, start), at(outer, start), tremble)}Z"
        )

    def stroke(self, points: list[Spot], tone: str, width: float) -> str:
        """One stroke of paint: straight through two points, bent through three."""
        if len(points) == 2:
            d = f"M{pt(points[0])}{self.bow(points[0], points[1], 1.2)}"
        else:
            d = f"M{pt(points[0])}Q{pt(points[1])} {pt(points[-1])}"
        return f'<path d="{d}" stroke="@{tone}" stroke-width="{n(width)}"/>'

    def light_and_shade(self, corners: list[Spot], colour: str, inset: float, width: float) -> str:
        """A stroke of light on the edge that looks most up-left, one of shade opposite: paint, no bevel."""
        cx = sum(x for x, _ in corners) / len(corners)
        cy = sum(y for _, y in corners) / len(corners)
        edges = []
        for a, b in zip(corners, corners[1:] + corners[:1]):
            mx, my = (a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy
            far = hypot(mx, my)
            edges.append(Edge((0.75 * mx + my) / far, a, b, 1 - inset / far))
        edges.sort()
        out = []
        shade = (0.18, self.hand.uniform(0.5, 0.72))
        for edge, tone, span, wide in (
            (edges[-1], "d", (0.12, 0.9), width + 1),
            (edges[0], "l", shade, width),
        ):
            ends = []
            for part in span:
                x = edge.start[0] + (edge.end[0] - edge.start[0]) * part
                y = edge.start[1] + (edge.end[1] - edge.start[1]) * part
                ends.append((cx + (x - cx) * edge.keep, cy + (y - cy) * edge.keep))
            out.append(self.stroke(ends, f"{colour}-{tone}", wide))
        return f'<g class="v">{"".join(out)}</g>'
