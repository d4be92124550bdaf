"""The four quarters of the disc, each drawn once and facing south: ground, furniture, spaces of a layout, edge."""

from __future__ import annotations

from math import radians, sin

import draw_fromage_villes as villes
from draw_fromage_pen import METALS, Pen, arc, n, plate, pt, ring_piece, use

from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage.box import (
    BISTRO,
    FEST_COL,
    FEST_ROW,
    FESTIVAL,
    FROMAGERIE,
    NO_SIGN,
    SAMPLES,
    SHELF_EACH,
    SHELF_SIGN,
    SHELVES,
    SIGN_SWAP,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_MARK,
    SPACE_MIN,
    SPACES_A_VENUE,
)

GROUND = ("meadow", "floor", "room", "sea")  # by venue
AWNINGS = ("red", "sky", "leaf", "hard", "lilac")


def wedge(inner: float, outer: float, gap: float = 3.0) -> str:
    """The outline of a quarter, a little less than its share."""
    s = sin(radians(45))
    a, b = inner * s, outer * s
    return (
        f"M{n(-a + gap)} {n(a + gap)}L{n(-b + gap)} {n(b + gap)}A{n(outer)} {n(outer)} 0 0 0 {n(b - gap)} {n(b + gap)}"
        f"L{n(a - gap)} {n(a + gap)}A{n(inner)} {n(inner)} 0 0 1 {n(-a + gap)} {n(a + gap)}Z"
    )


def stroke(radius: float, start: float, end: float, colour: str, width: float, more: str = "") -> str:
    """A stroke of paint along a circle about the hub."""
    d = f"M{pt(at.polar(radius, start))}{arc(radius, start, end)}{more}"
    return f'<path d="{d}" class="v" stroke="@{colour}" stroke-width="{width:g}"/>'


def edge() -> str:
    """A quarter of the table's wooden edge, with an arrow for the way that it turns."""
    wood = f'<path d="{ring_piece(at.RIM - 2, at.EDGE, -45, 45)}" fill="@rim" class="i" stroke-width="2.4"/>'
    light, shade = stroke(at.EDGE - 7, -38, -3, "rim-l", 5), stroke(at.EDGE - 8, 8, 42, "rim-d", 6)
    return wood + light + shade + stroke(472, 2.6, -2, "plank-l", 3.5, "m6-6l-7 6.5 8 6")


def quarter(venue: int, layout: int) -> str:
    """The whole quarter."""
    ground = GROUND[venue]
    draw = (festival, fromagerie, bistro, villes.country)[venue]
    return (
        f'<path d="{wedge(at.HUB - 8, at.RIM)}" fill="@{ground}"/>'
        f'<g clip-path="url(#quarter)">{FLOOR[venue]()}</g>'
        f'<path d="{wedge(at.HUB - 8, at.RIM)}" class="l" stroke-width="2.4"/>{edge()}{draw(layout)}'
    )


def spaces(venue: int, layout: int, size: float = at.PLATE) -> str:
    """All plates of a layout."""
    places = range(SPACES_A_VENUE)
    return "".join(
        plate(at.space_at(layout, venue, k), SPACE_KIND[layout, venue, k], SPACE_MARK[layout, venue, k], size)
        for k in places
    )


def shut(venue: int, layout: int, players: int) -> str:
    """Lids on the spaces that are closed with so few players."""
    closed = [k for k in range(SPACES_A_VENUE) if SPACE_MIN[layout, venue, k] > players]
    return "".join(use("lid", at.space_at(layout, venue, k), at.PLATE * 1.12) for k in closed)


def small(venue: int, layout: int) -> str:
    """The quarter as it is seen on the small disc: its ground, what it is, and dots of its metals."""
    ground = GROUND[venue]
    out = f'<path d="{wedge(at.HUB - 8, at.RIM)}" fill="@{ground}"/>'
    if venue == 3:
        out += villes.regions()
    out += f'<path d="{wedge(at.HUB - 8, at.RIM)}" class="l" stroke-width="4"/>{edge()}'
    for k in range(SPACES_A_VENUE):
        x, y = at.space_at(layout, venue, k)
        name = METALS[SPACE_AGE[layout, venue, k]]
        out += f'<circle cx="{n(x)}" cy="{n(y)}" r="17" fill="@{name}" class="b" stroke-width="5"/>'
    return out


# -- floors ------------------------------------------------------------------------------------------------------------
def meadow() -> str:
    """Grass, and trees at the edge."""
    pen = Pen("meadow")
    out = ""
    for _ in range(90):
        x, y = pen.hand.uniform(-320, 320), pen.hand.uniform(110, 450)
        out += f"M{n(x)} {n(y)}l2-6m2 6l2-4"
    return f'<path d="{out}" class="v" stroke="@meadow-d" stroke-width="2"/>'


def boards() -> str:
    """Floor boards."""
    pen = Pen("boards")
    out = ""
    for y in range(118, 470, 26):
        out += f"M-340 {y}q170 {n(pen.hand.uniform(-4, 4))} 340 0t340 {n(pen.hand.uniform(-3, 3))}"
        out += f"M{n(pen.hand.uniform(-300, -40))} {y}v26M{n(pen.hand.uniform(40, 300))} {y}v26"
    return f'<path d="{out}" class="v" stroke="@floor-d" stroke-width="2"/>'


def tiles() -> str:
    """A chequered floor."""
    d = "".join(f"M{c * 34} {110 + r * 34}h34v34h-34Z" for r in range(11) for c in range(-10, 10) if (r + c) % 2 == 0)
    return f'<path d="{d}" fill="@room-d" opacity=".6"/>'


FLOOR = (meadow, boards, tiles, villes.sea)


# -- the Festival ------------------------------------------------------------------------------------------------------
def festival(layout: int) -> str:
    """Five arcs of stalls; a free sample stands on a table without an awning."""
    out = f'<path d="{ring_piece(at.FEST_RADII[0] - 33, at.FEST_RADII[4] + 33, -43, 43)}" fill="@path" opacity=".85"/>'
    for node in range(SPACES_A_VENUE + SAMPLES):
        row, column = FEST_ROW[layout, node], FEST_COL[layout, node]
        middle, radius = at.FEST_ANGLE * (column - 2), at.FEST_RADII[row]
        half = at.FEST_ANGLE / 2 - 160 / radius / 2.2
        inner, outer = radius - at.FEST_DEEP + 3, radius + at.FEST_DEEP - 3
        shape = ring_piece(inner, outer, middle - half, middle + half)
        free = node >= SPACES_A_VENUE
        x, y = at.polar(radius, middle)
        if free:
            out += f'<path d="{shape}" fill="@stall-l" class="i" stroke-width="1.7"/>'
            out += use("sample", (x, y), 48)
            continue
        cloth = AWNINGS[(row * 2 + column) % 5]
        out += f'<path d="{shape}" fill="@shadow" opacity=".2" transform="translate(2 3)"/>'
        out += f'<path d="{shape}" fill="@stall" class="i" stroke-width="1.8"/>'
        out += awning(inner, middle, half, cloth)
    return out + spaces(FESTIVAL, layout)


def awning(inner: float, middle: float, half: float, cloth: str) -> str:
    """A striped awning on the side of the hub."""
    stripes = 6
    whole = ring_piece(inner - 1, inner + 9, middle - half, middle + half)
    out = f'<path d="{whole}" fill="@{cloth}" class="i" stroke-width="1.6"/>'
    for k in range(0, stripes, 2):
        a = middle - half + 2 * half * (k + 0.5) / stripes
        b = middle - half + 2 * half * (k + 1.5) / stripes
        out += f'<path d="{ring_piece(inner, inner + 8, a, b)}" fill="@cream"/>'
    return out


# -- the Fromagerie ----------------------------------------------------------------------------------------------------
def fromagerie(layout: int) -> str:
    """Six shelves, what their signs bring, an awning over them, and the shop about them."""
    out = shop()
    for shelf in range(SHELVES):
        left, right, y = at.shelf_span(shelf)
        pen = Pen(f"shelf {shelf}")
        top = y - at.SHELF_HIGH
        back = pen.box(left, top, right, y)
        board = pen.box(left - 4, y - 4, right + 4, y + 9)
        out += (
            f'<path d="{back}" fill="@shelf" class="i" stroke-width="1.9"/>'
            f'<path d="M{n(left + 6)} {n(top + 6)}H{n(right - 6)}" class="v" stroke="@shelf-d" stroke-width="7"/>'
            f'<path d="{board}" fill="@plank" class="i" stroke-width="1.9"/>'
            f'<path d="M{n(left)} {n(y - 1)}H{n(right - 34)}" class="v" stroke="@plank-l" stroke-width="2.5"/>'
            f'<path d="M{n(left + 8)} {n(y + 5)}H{n(right)}" class="v" stroke="@plank-d" stroke-width="2.5"/>'
        )
    out += spaces(FROMAGERIE, layout)
    return out + "".join(sign(shelf) for shelf in range(SHELVES))


CHURNS = ((-262, 312, 62), (-238, 332, 52), (262, 306, 62))
WHEELS = ((226, 392, "H"), (-220, 392, "S"), (-219, 378, "S"), (262, 346, "B"), (-176, 216, "H"), (176, 216, "S"))


def shop() -> str:
    """A striped awning over the window, milk cans and wheels of cheese beside the shelves."""
    top = 152
    stripes = "".join(
        f'<path d="M{n(-112 + 32 * k)} {top - 22}h16L{n(-101 + 34 * k)} {top}q-8.5 9-17 0Z" fill="@cream"/>'
        for k in range(7)
    )
    cloth = f"M-112 {top - 22}H112L119 {top}{'q-8.5 9-17 0' * 14}Z"
    out = f'<path d="{cloth}" fill="@leaf" class="i" stroke-width="2"/>{stripes}'
    out += f'<path d="{cloth}" class="l" stroke-width="1.6"/>'
    out += "".join(use("churn", (x, y), size) for x, y, size in CHURNS)
    return out + "".join(use(f"wheel-{kind}", (x, y), 40) for x, y, kind in WHEELS)


def sign(shelf: int) -> str:
    """What a shelf's display sign says."""
    left, right, y = at.shelf_span(shelf)
    out = (
        f'<g transform="translate({n((left + right) / 2)} {n(y + 5)})">'
        '<path d="M-26-10Q0-12 26-10L27 11Q0 13-27 11Z" fill="@paper" class="i" stroke-width="1.7"/>'
    )
    if SHELF_SIGN[shelf] == SIGN_SWAP:
        out += '<path d="M-15-3H10l-6-5M15 4H-10l6 5" class="l" stroke-width="2.6"/>'
    elif SHELF_SIGN[shelf] != NO_SIGN:
        count = int(SHELF_SIGN[shelf]) - SIGN_SWAP
        for k in range(count):
            x = -9.5 * (count - 1) + 19 * k
            out += use("any", (x, 1), 19)
    else:
        out += use("rosette", (-9, 0), 21) + f'<text class="num" x="10" y="6.500">+{SHELF_EACH[shelf]}</text>'
    return out + "</g>"


# -- the Bistro --------------------------------------------------------------------------------------------------------
PLANTS = ((-258, 352), (258, 352), (-60, 438), (60, 438), (-86, 290), (86, 290))


def bistro(layout: int) -> str:
    """Nine tables under chequered cloths, chairs, plants in pots."""
    out = "".join(use("plant", place, 50) for place in PLANTS)
    out += "".join(dinner(table, x, y) for table, (x, y) in enumerate(at.TABLE_AT))
    return out + spaces(BISTRO, layout)


def dinner(table: int, x: float, y: float) -> str:
    """A table and its two chairs."""
    wide, high = at.TABLE_WIDE, at.TABLE_HIGH
    line = ("red", "sky", "leaf")[(table + table // 3) % 3]
    threads = ""
    for k in range(-4, 5):
        dx, dy = k * wide / 4.6, k * high / 4.6
        up = high * max(0.0, 1 - (dx / wide) ** 2) ** 0.5 - 2
        out = wide * max(0.0, 1 - (dy / high) ** 2) ** 0.5 - 2
        threads += f"M{n(x + dx)} {n(y - up)}V{n(y + up)}M{n(x - out)} {n(y + dy)}H{n(x + out)}"
    chairs = f"M{n(x - 15)} {n(y - high - 8)}q15-7 30 0v12h-30ZM{n(x - 15)} {n(y + high + 8)}q15 7 30 0v-12h-30Z"
    size = f'rx="{wide:g}" ry="{high:g}"'
    return (
        f'<path d="{chairs}" fill="@wood-d" class="i" stroke-width="1.7"/>'
        f'<ellipse cx="{n(x + 3)}" cy="{n(y + 5)}" {size} fill="@shadow" opacity=".25"/>'
        f'<ellipse cx="{n(x)}" cy="{n(y)}" {size} fill="@linen" class="i" stroke-width="1.9"/>'
        f'<path d="{threads}" class="v" stroke="@{line}" stroke-width="3.6" opacity=".5"/>'
    )


# -- the resource tile -------------------------------------------------------------------------------------------------
WASH = {"livestock": "s-l", "order": "s-o", "structure": "s-s", "fruit": "s-f"}


def sector(resource: str) -> str:
    """A quarter of the resource tile: what there is, and spaces for one, two, three of it."""
    rim = f"M0 0L{pt(at.polar(136, -45))}{arc(136, -45, 45)}Z"
    out = f'<path d="{rim}" fill="@plank" class="i" stroke-width="2.4"/>'
    out += stroke(130, -40, -6, "plank-l", 5) + stroke(130, 10, 42, "plank-d", 5)
    ground = "M-8 15L8 15 83 90A124 124 0 0 1-83 90Z"
    out += f'<path d="{ground}" fill="@{WASH[resource]}" class="i" stroke-width="1.9"/>{use(resource, (0, 50), 40)}'
    for count, (x, y) in enumerate(at.SECTOR_AT, 1):
        out += (
            f'<g transform="translate({n(x)} {n(y)})">'
            '<circle cx="1.5" cy="2.5" r="20" fill="@shadow" opacity=".2"/>'
            f'<circle r="20" fill="@paper" class="i" stroke-width="1.8"/><text class="big" y="8">{count}</text></g>'
        )
    return out
