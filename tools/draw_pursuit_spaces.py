"""The 73 spaces: each with its own drawing in a 100 x 100 box, and the line along which its rings run."""

from __future__ import annotations

from draw_pursuit_pen import CODES, Pen, icon, n, pt

from cheeseboard.games.pursuit import scene_places as places
from cheeseboard.games.pursuit.box import BOX, HUB, ROLL_AGAIN, WEDGE
from cheeseboard.games.pursuit.scene_places import HALF, HQ_IN, HQ_OUT, HUB_OUT, RIM_IN, RIM_OUT, SECTOR, Spot, at

INSET = 4.0  # so far inside a space its ring runs: it stays off the neighbours


def corners_of(space: int, inset: float = 0.0) -> list[Spot]:
    """The corners of a space of the rim or of a spoke, clockwise from where it begins outside."""
    name = BOX.spaces[space]
    if name[0] == "S":
        near, far = places.spoke_reach(int(name[2]))
        near, far, half = near + inset, far - inset, HALF - inset
        sector = int(name[1])
        return [places.on_spoke(sector, r, x) for r, x in ((far, -half), (far, half), (near, half), (near, -half))]
    start, end = places.turn_of(space)
    near, far = (HQ_IN, HQ_OUT) if name[0] == "W" else (RIM_IN, RIM_OUT)
    near, far = near + inset, far - inset
    out, back = inset / far * 57.3, inset / near * 57.3  # degrees
    return [at(far, start + out), at(far, end - out), at(near, end - back), at(near, start + back)]


def shape(space: int, inset: float = 0.0) -> str:
    """The outline of a space, in board units."""
    name = BOX.spaces[space]
    pen = Pen(f"shape {name}" if not inset else f"ring {name}")
    tremble = 0.3 if inset else 0.9
    if BOX.kinds[space] == HUB:
        r = HUB_OUT - inset
        return f"M{pt(at(r, 0))}{pen.arc(r, 0, 360, tremble, 20)}Z"
    corners = corners_of(space, inset)
    if name[0] == "S":
        return pen.closed(corners, tremble)
    start, end = places.turn_of(space)
    near, far = (HQ_IN, HQ_OUT) if name[0] == "W" else (RIM_IN, RIM_OUT)
    if inset:
        return pen.closed(corners, tremble)
    return pen.ring_piece(near, far, start, end, tremble)


def local(space: int, markup: str) -> str:
    """Board units into the 100 x 100 box of the space's symbol."""
    x, y = places.spot(space)
    scale = 100 / places.size_of(space)
    return f'<g transform="translate(50 50) scale({scale:.4f}) translate({n(-x)} {n(-y)})">{markup}</g>'


def outline(space: int) -> str:
    """The line of a space's rings."""
    return local(space, f'<path d="{shape(space, INSET)}" vector-effect="non-scaling-stroke" stroke-linejoin="round"/>')


def drawn(space: int) -> str:
    """A space."""
    kind = BOX.kinds[space]
    if kind == HUB:
        return local(space, hub())
    if kind == WEDGE:
        return local(space, wedge_space(space))
    colour = "plain" if kind == ROLL_AGAIN else CODES[BOX.colour_of[space]]
    pen = Pen(BOX.spaces[space])
    centre = places.spot(space)
    sign = icon("roll", centre, 46) if kind == ROLL_AGAIN else icon(colour, centre, 38)
    body = f'<path d="{shape(space)}" class="s" fill="@{colour}"/>'
    return local(space, body + pen.light_and_shade(corners_of(space), colour, 5.5, 4) + sign)


def wedge_space(space: int) -> str:
    """A wedge space: the bed in which the wedges lie, and the tag with the letters of its category."""
    category = BOX.colour_of[space]
    colour, name = CODES[category], BOX.spaces[space]
    pen = Pen(name)
    angle = SECTOR * int(name[1])
    bed = places.at(places.BED_AT, angle)
    x, y = places.at(places.TAG_AT, angle)
    tag = (
        f'<path d="M{n(x - 23)} {n(y - 14)}q23 1.500 46-1 1.500 14 0 28-23-1-46 1-1-14 0-28Z" class="b" fill="@paper"/>'
        f'<text x="{n(x)}" y="{n(y + 7.5)}" class="let">{BOX.codes[category]}</text>'
    )
    return (
        f'<path d="{shape(space)}" class="w" fill="@{colour}"/>'
        f"{pen.light_and_shade(corners_of(space), colour, 6, 5)}"
        f'<g transform="translate({n(bed[0] - 52)} {n(bed[1] - 52)}) scale(1.04)">{bed_of(category)}</g>{tag}'
    )


def wedge_points(category: int, length: float = 86.0, half: float = 27.0) -> tuple[Spot, Spot, Spot, Spot]:
    """Tip, two ends of the arc and its height, of a wedge in a 100 x 100 box that lies as its sector does."""
    turn = SECTOR * places.sector_of(category)

    def point(radius: float, angle: float) -> Spot:
        tx, ty = at(-46.0, turn)
        dx, dy = at(radius, turn + angle)
        return 50 + tx + dx, 50 + ty + dy

    return point(0, 0), point(length, -half), point(length, half), point(length * 1.115, 0)


def wedge_shape(category: int, length: float = 86.0, half: float = 27.0) -> str:
    """The outline of a wedge of cheese."""
    tip, a, b, top = wedge_points(category, length, half)
    return f"M{pt(tip)}L{pt(a)}Q{pt(top)} {pt(b)}Z"


def bed_of(category: int) -> str:
    """The hollow that a wedge leaves, with its sign."""
    colour = CODES[category]
    middle = places.at(9, SECTOR * places.sector_of(category))
    return (
        f'<path d="{wedge_shape(category, 87, 27.5)}" class="b" fill="@{colour}-d" stroke-width="1.8"/>'
        f'<g opacity=".55">{icon(colour, (50 + middle[0], 50 + middle[1]), 34)}</g>'
    )


def hub() -> str:
    """The hub: the six categories about an open middle."""
    pen = Pen("hub")
    out = [
        f'<circle cx="3" cy="5" r="{n(HUB_OUT - 1)}" fill="@shadow" opacity=".28"/>',
        f'<path d="{shape(0)}" class="w" fill="@plain"/>',
    ]
    for sector, category in enumerate(BOX.sectors):
        colour = CODES[category]
        a, b = SECTOR * sector - 27.5, SECTOR * sector + 27.5
        tip = at(13, SECTOR * sector)
        out.append(
            f'<path d="M{pt(tip)}{pen.bow(tip, at(73, a), 0.6)}{pen.arc(73, a, b, 0.6, 30)}'
            f'{pen.bow(at(73, b), tip, 0.6)}Z" class="b" fill="@{colour}"/>'
        )
        tone = "l" if sector in (0, 4, 5) else "d"
        d = f"M{pt(at(66, a + 9))}Q{pt(at(73, SECTOR * sector))} {pt(at(66, b - 9))}"
        out.append(f'<path d="{d}" class="v" stroke="@{colour}-{tone}" stroke-width="5"/>')
        out.append(icon(colour, at(48, SECTOR * sector), 29))
    for start, end, tone in ((282, 380, "plain-l"), (102, 200, "plain-d")):
        d = f"M{pt(at(82, start))}{pen.arc(82, start, end, 0.6, 20)}"
        out.append(f'<path d="{d}" class="v" stroke="@{tone}" stroke-width="5"/>')
    return "".join(out)
