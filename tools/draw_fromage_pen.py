"""The pen of Fromage: strokes of a hand that trembles, always in the same way; plates and what else is drawn often."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import cos, hypot, radians, sin

from cheeseboard.games.fromage.box import AGE_LETTERS, FRUITED, JAM, TYPE_LETTERS
from cheeseboard.games.fromage.scene_places import Point

METALS = ("bronze", "silver", "gold")
CHEESES = ("soft", "hard", "bleu")
AGES, TYPES = AGE_LETTERS, TYPE_LETTERS
BADGES = {FRUITED: "fruit", JAM: "jam"}


def n(value: float) -> str:
    """A number with one digit at most."""
    return "0" if abs(value) < 0.05 else f"{value:.1f}".removesuffix(".0")


def pt(point: Point) -> str:
    """A point of a path."""
    return f"{n(point[0])} {n(point[1])}"


def use(name: str, centre: Point, size: float) -> str:
    """A drawing in a box of `size` about a point."""
    x, y = centre
    return f'<use href="#{name}" x="{n(x - size / 2)}" y="{n(y - size / 2)}" width="{n(size)}" height="{n(size)}"/>'


def plate(centre: Point, kind: int, mark: int, size: float) -> str:
    """An empty space: the cheese's shape on a plate of its age's metal, with fruit or jam where it asks for one."""
    x, y = centre
    out = use(f"plate-{AGES[kind % 3]}", centre, size) + use(f"t-{TYPES[kind // 3]}", (x, y - size * 0.02), size * 0.56)
    if mark in BADGES:
        out += use(BADGES[mark], (x + size * 0.4, y - size * 0.36), size * 0.46)
    return out


class Pen:
    """A hand of its own for every thing, so that changing one leaves the others as they were."""

    def __init__(self, what: str) -> None:
        self.hand = random.Random(f"fromage {what}")

    def shake(self, point: Point, by: float = 1.0) -> Point:
        """The point, nearly."""
        return point[0] + self.hand.uniform(-by, by), point[1] + self.hand.uniform(-by, by)

    def bow(self, start: Point, end: Point, by: float = 1.1) -> str:
        """A straight edge as a hand draws it: one slightly wandering curve."""
        middle = self.shake(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), by)
        return f"Q{pt(middle)} {pt(end)}"

    def closed(self, corners: Sequence[Point], by: float = 1.1) -> str:
        """A shape with straight edges."""
        edges = zip(corners, [*corners[1:], corners[0]])
        return f"M{pt(corners[0])}{''.join(self.bow(a, b, by) for a, b in edges)}Z"

    def box(self, left: float, top: float, right: float, bottom: float, by: float = 0.8) -> str:
        """A rectangle."""
        return self.closed([(left, top), (right, top), (right, bottom), (left, bottom)], by)


def arc(radius: float, start: float, end: float) -> str:
    """Along a circle about the hub, without the starting point; angles as `scene_places.polar` counts them."""
    clockwise = 0 if end > start else 1
    x, y = radius * sin(radians(end)), radius * cos(radians(end))
    return f"A{n(radius)} {n(radius)} 0 0 {clockwise} {n(x)} {n(y)}"


def ring_piece(inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring about the hub."""
    a, b = radians(start), radians(end)
    first = (outer * sin(a), outer * cos(a))
    turn = (inner * sin(b), inner * cos(b))
    return f"M{pt(first)}{arc(outer, start, end)}L{pt(turn)}{arc(inner, end, start)}Z"


def metal(age: int) -> str:
    """The empty plate of an age: its metal, and one, two or three pips."""
    name = METALS[age]
    out = (
        '<circle cx="53" cy="55" r="46" fill="@shadow" opacity=".22"/>'
        f'<circle cx="50" cy="50" r="46" fill="@{name}" class="b" stroke-width="4"/>'
        f'<path d="M12 38Q20 15 46 9" class="v" stroke="@{name}-l" stroke-width="5"/>'
        f'<path d="M91 56Q87 78 72 87" class="v" stroke="@{name}-d" stroke-width="5"/>'
        '<circle cx="50" cy="49" r="36" fill="@paper" class="b" stroke-width="2.6"/>'
    )
    for k in range(age + 1):
        at = radians(90 + 25 * (k - age / 2))
        x, y = 50 + 41 * cos(at), 50 + 41 * sin(at)
        out += f'<circle cx="{n(x)}" cy="{n(y)}" r="5.6" fill="@white" class="b" stroke-width="2.4"/>'
    return out


def apart(one: Point, two: Point) -> float:
    """How far two places lie from each other."""
    return hypot(one[0] - two[0], one[1] - two[1])
