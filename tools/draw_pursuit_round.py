"""The round of cheese under the spaces: rind, platter, and six cut pieces, each another cheese."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin

from draw_pursuit_pen import Pen, n, pt

from cheeseboard.games.pursuit.scene_places import HALF, RIM_IN, RIND, SECTOR, Spot, at

CHEESES = ("brie", "blue", "emm", "mim", "herb", "mor")
"""Clockwise from the piece after the top spoke."""

GAP = HALF + 9.0  # from a spoke's middle to the cut
PIECE_OUT = RIM_IN - 14.0
Place = Callable[..., Spot]


def whole() -> str:
    """Everything that lies under the spaces."""
    return rind() + "".join(piece(k) for k in range(6))


def rind() -> str:
    """The rind as a rim, the print of its cloth, and the platter seen where the cheese is cut."""
    pen = Pen("rind")
    hand = pen.hand
    out = [f'<circle cx="7" cy="12" r="{n(RIND + 2)}" fill="@shadow" opacity=".24"/>']
    body = f"M{pt(at(RIND, 0))}{pen.arc(RIND, 0, 360, 1.6, 12)}Z"
    out.append(f'<path d="{body}" fill="@rind" stroke="@ink" stroke-width="2.6"/><g class="v">')
    out.append(f'<path d="M{pt(at(457, 62))}{pen.arc(457, 62, 218, 1)}" stroke="@rind-d" stroke-width="11"/>')
    out.append(f'<path d="M{pt(at(458, 264))}{pen.arc(458, 264, 382, 1)}" stroke="@rind-l" stroke-width="8"/>')
    for k in range(96):  # the cloth it ripened in
        angle = 3.75 * k + hand.uniform(-0.6, 0.6)
        a, b, c = at(434, angle), at(447, angle + 0.9), at(460, angle + hand.uniform(-0.5, 1.1))
        tone = ("@rind-m", "@rind-m", "@rind-d", "@rind-l")[k % 4]
        out.append(f'<path d="M{pt(a)}Q{pt(b)} {pt(c)}" stroke="{tone}" stroke-width="1.7"/>')
    for _ in range(150):  # bloom and specks
        x, y = at(hand.uniform(437, 461), hand.uniform(0, 360))
        tone = hand.choice(("rind-d", "rind-l", "rind-x", "rind-h"))
        dx, dy = hand.uniform(-3.5, 3.5), hand.uniform(-2.5, 2.5)
        out.append(f'<path d="M{pt((x, y))}l{n(dx)} {n(dy)}" stroke="@{tone}" stroke-width="2.4"/>')
    inner = RIM_IN - 4
    out.append(f'</g><path d="M{pt(at(inner, 0))}{pen.arc(inner, 0, 360, 1)}Z" class="b" fill="@wood"/>')
    out.append('<g class="v" stroke="@wood-d" stroke-width="2">')
    for y in range(-312, 330, 21):
        half = ((inner - 10) ** 2 - y * y) ** 0.5
        sag, rise, end = hand.uniform(-7, 7), hand.uniform(-3, 3), hand.uniform(-4, 4)
        out.append(f'<path d="M{n(-half)} {y}q{n(half * 0.6)} {n(sag)} {n(half)} {n(rise)}t{n(half)} {n(end)}"/>')
    return "".join(out) + "</g>"


def piece(k: int) -> str:
    """One cut piece: its cut face below, its paste, the darker paste under the rind, light, and its texture."""
    name = CHEESES[k]
    pen = Pen(name)
    start, end = SECTOR * k, SECTOR * (k + 1)
    off = degrees(atan2(GAP, PIECE_OUT))
    a, b = at(PIECE_OUT, start + off), at(PIECE_OUT, end - off)
    tip = at(GAP / sin(radians(30)) + 28, start + 30)
    d = f"M{pt(tip)}{pen.bow(tip, a, 2)}{pen.arc(PIECE_OUT, start + off, end - off, 1.5)}{pen.bow(b, tip, 2)}Z"
    out = [
        f'<path d="{d}" fill="@shadow" opacity=".26" transform="translate(6 10)"/>',
        f'<path d="{d}" class="b" fill="@{name}-d" transform="translate(3 6)"/>',
        f'<path d="{d}" class="b" fill="@{name}"/>',
        '<g class="v">',
    ]
    r = PIECE_OUT - 9
    under = [at(r, start + off + 3), at(r / cos(radians(30 - off - 3)), start + 30), at(r, end - off - 3)]
    out.append(pen.stroke(under, f"{name}-d", 9))
    side = (b, tip) if k in (0, 1) else (tip, a) if k in (3, 4) else None
    if side:
        cx, cy = at(215, start + 30)
        (x0, y0), (x1, y1) = [(x + (cx - x) * 0.06, y + (cy - y) * 0.06) for x, y in side]
        ends = [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (0.08, 0.72)]
        out.append(pen.stroke(ends, f"{name}-l", 6))

    def place(radius: float, across: float, room: float = 8.0) -> Spot:
        """`radius` out, `across` from -1 (one cut) to 1 (the other); `room` is left to the cut."""
        half = max(0.0, radius * 0.577 - GAP * 1.155 - room)
        return at(hypot(radius, across * half), start + 30 + degrees(atan2(across * half, radius)))

    return "".join(out) + TEXTURE[name](pen, place) + "</g>"


def brie(pen: Pen, place: Place) -> str:
    """Bloom, with the mark of the straw mat."""
    hand, out = pen.hand, []
    for radius in range(150, 318, 13):
        for across in (-0.78, -0.32, 0.14, 0.6):
            if hand.random() < 0.24:
                continue
            x, y = place(radius, across + hand.uniform(-0.16, 0.16), 26)
            wide = hand.uniform(6, 16)
            tone = hand.choice(("brie-d", "brie-d", "brie-l"))
            bend, fall = hand.uniform(3, 7), hand.uniform(-3, 1)
            out.append(
                f'<path d="M{pt((x - wide, y + 2))}q{n(wide * 0.9)} {n(-bend)} {n(wide * 2)} {n(fall)}" '
                f'stroke="@{tone}" stroke-width="{n(hand.uniform(2, 3.4))}"/>'
            )
    return "".join(out)


def blot(pen: Pen, centre: Spot, long: float, wide: float, slope: float) -> str:
    """A pocket of mould: a soft uneven patch, longer than wide, as paint runs."""
    corners = []
    for k in range(7):
        angle = 360 / 7 * k + pen.hand.uniform(-14, 14)
        r = pen.hand.uniform(0.72, 1.22)
        u, v = long * r * cos(radians(angle)), wide * r * sin(radians(angle))
        c, s = cos(radians(slope)), sin(radians(slope))
        corners.append((centre[0] + u * c - v * s, centre[1] + u * s + v * c))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, corners[1:] + corners[:1])]
    joined = "".join(f"Q{pt(b)} {pt(m)}" for b, m in zip(corners[1:] + corners[:1], middles[1:] + middles[:1]))
    return f"M{pt(middles[0])}{joined}Z"


DRIFTS = (
    (146, 0.0, 3), (178, -0.3, 5), (190, 0.55, 4), (222, 0.0, 8), (232, -0.72, 5), (240, 0.75, 7), (268, -0.25, 9),
    (276, 0.38, 5), (300, -0.7, 8), (304, 0.78, 8), (312, 0.08, 6), (288, 0.05, 3),
)  # fmt: skip


def blue(pen: Pen, place: Place) -> str:
    """Pockets of blue: clouds in loose drifts, a pale halo, a darker heart, and crumbs about them; nowhere a line."""
    hand = pen.hand
    halo, body, heart, crumbs = [], [], [], []
    for radius, across, count in DRIFTS:
        x, y = place(radius, across, 30)
        slope = hand.uniform(-60, 60)
        for _ in range(count):
            along = hand.gauss(0, 4.2 * count**0.5)
            off = hand.gauss(0, 4.5)
            c, s = cos(radians(slope)), sin(radians(slope))
            spot = (x + along * c - off * s, y + along * s + off * c)
            long = abs(hand.gauss(0, 3.6)) + 2.2
            wide, lean = long * hand.uniform(0.45, 0.95), slope + hand.uniform(-50, 50)
            halo.append(blot(pen, spot, long + 4.5, wide + 4, lean))
            body.append(blot(pen, spot, long, wide, lean))
            if long > 4.5:
                heart.append(blot(pen, pen.shake(spot, 1.2), long * 0.55, wide * 0.5, lean))
        for _ in range(count):
            spot = (x + hand.gauss(0, 17), y + hand.gauss(0, 13))
            crumbs.append(blot(pen, spot, hand.uniform(1, 2), hand.uniform(0.8, 1.5), hand.uniform(0, 90)))
    return (
        f'<path d="{"".join(halo)}" fill="@vein-l"/><path d="{"".join(body)}" fill="@vein"/>'
        f'<path d="{"".join(heart)}" fill="@vein-d"/><path d="{"".join(crumbs)}" fill="@vein"/>'
    )


EYES = (
    (158, 0, 8), (196, -0.5, 12), (204, 0.6, 9), (240, 0, 21), (252, -0.9, 11), (262, 0.75, 16), (288, -0.45, 17),
    (303, 0.25, 12), (312, 0.8, 9), (310, -0.85, 11), (180, 0.4, 5), (276, 0.25, 6), (225, -0.75, 6),
)  # fmt: skip


def emm(pen: Pen, place: Place) -> str:
    """Eyes, shaded inside from the upper left."""
    out = []
    for radius, across, s in EYES:
        x, y = place(radius, across, s + 6)
        out.append(
            f'<path d="M{pt((x - s, y))}Q{pt((x - s, y - s * 0.95))} {pt((x, y - s * 0.9))}T{pt((x + s, y + 1))}'
            f'Q{pt((x + s * 0.9, y + s * 0.9))} {pt((x, y + s * 0.85))}T{pt((x - s, y))}Z" class="b" '
            f'fill="@eye" stroke-width="1.8"/>'
            f'<path d="M{pt((x - s * 0.6, y - s * 0.15))}q{n(s * 0.1)} {n(-s * 0.5)} {n(s * 0.7)} {n(-s * 0.5)}" '
            f'stroke="@eye-d" stroke-width="{n(max(2, s * 0.3))}"/>'
            f'<path d="M{pt((x - s * 0.3, y + s * 0.58))}q{n(s * 0.6)} {n(s * 0.12)} {n(s * 0.95)} {n(-s * 0.45)}" '
            f'stroke="@emm-l" stroke-width="{n(max(1.6, s * 0.22))}"/>'
        )
    return "".join(out)


def mim(pen: Pen, place: Place) -> str:
    """Crystals and short cracks."""
    hand, out = pen.hand, []
    for k in range(64):
        x, y = place(hand.uniform(150, 318), hand.uniform(-1, 1), 22)
        u, v = hand.uniform(-12, 12), hand.uniform(-4, 4)
        tone = ("mim-d", "mim-d", "mim-l")[k % 3]
        out.append(
            f'<path d="M{pt((x, y))}q{n(u / 2)} {n(v + 3)} {n(u)} {n(v)}" stroke="@{tone}" '
            f'stroke-width="{n(hand.uniform(1.8, 3))}"/>'
        )
    return "".join(out)


def herb(pen: Pen, place: Place) -> str:
    """Chopped herbs and peppercorns."""
    hand, out = pen.hand, []
    for k in range(72):
        x, y = place(hand.uniform(140, 320), hand.uniform(-1, 1), 12)
        turn = hand.uniform(0, 360)
        if k % 9 == 0:
            out.append(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(hand.uniform(2.2, 3.4))}" fill="@corn"/>')
            continue
        long, tone = hand.uniform(3.5, 7), ("leaf", "leaf-l", "leaf-d")[k % 3]
        out.append(f'<path d="{blot(pen, (x, y), long, long * 0.3, turn)}" fill="@{tone}"/>')
    return "".join(out)


SMALL_EYES = (
    (165, 0.1, 4), (196, -0.6, 5), (205, 0.5, 4), (272, 0.3, 6), (292, -0.7, 5), (300, 0.7, 6), (266, -0.45, 4),
    (306, -0.1, 5), (284, 0.05, 3), (186, 0.0, 3), (212, -0.2, 4),
)  # fmt: skip


def _through(points: list[Spot]) -> str:
    """A soft line near the points, from the first to the last."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points[1:])]
    return "".join(f"Q{pt(a)} {pt(b)}" for a, b in zip(points[1:], [*middles[:-1], points[-1]]))


def mor(pen: Pen, place: Place) -> str:
    """A line of ash right through the middle, small eyes beside it."""
    line = [place(238 + pen.hand.uniform(-2.5, 2.5), k / 8, 12) for k in range(-8, 9)]
    upper = [(x, y - pen.hand.uniform(2.2, 4)) for x, y in line]
    lower = [(x, y + pen.hand.uniform(2.2, 4)) for x, y in reversed(line)]
    d = f"M{pt(upper[0])}{_through(upper)}L{pt(lower[0])}{_through(lower)}Z"
    out = [
        f'<path d="{d}" fill="@ash-l" stroke="@ash-l" stroke-width="5" stroke-linejoin="round"/>',
        f'<path d="{d}" fill="@ash"/>',
    ]
    for _ in range(34):  # ash that has strayed
        x, y = place(238 + pen.hand.gauss(0, 7), pen.hand.uniform(-0.95, 0.95), 12)
        out.append(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(pen.hand.uniform(0.7, 1.6))}" fill="@ash"/>')
    for radius, across, s in SMALL_EYES:
        x, y = place(radius, across, 12)
        out.append(
            f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{s}" ry="{n(s * 0.7)}" fill="@eye" stroke="@eye-d" '
            f'stroke-width="1.5"/>'
        )
    return "".join(out)


TEXTURE: dict[str, Callable[[Pen, Place], str]] = {
    "brie": brie, "blue": blue, "emm": emm, "mim": mim, "herb": herb, "mor": mor,
}  # fmt: skip
