"""One tile of Gold Rush as SVG elements.

A border is a contract: a mountain side is rock from corner to corner with one fixed peak across its middle that
both tiles draw and clip; a track crosses at 50, square to the border, half a sleeper gap on each side; prairie is bare.
All free detail stays 3 units inside. What is counted is placed before anything else and drawn after everything else.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

from draw_goldrush_faces import Face, Segment
from draw_goldrush_geometry import (
    INWARD,
    ORDER,
    SIDE,
    Box,
    Point,
    Points,
    around,
    bez,
    f,
    inside,
    near,
    offset,
    overlap,
    smooth,
    turn,
    turn_side,
    walk,
)

from cheeseboard.games.goldrush import scene_spots as spots

Share = Callable[[str], str]  # takes markup, gives a reference to a shared drawing of it

STOP = {"city": 27, "junction": 21}  # a line ends so far before the middle of its town or station
COUNTED: dict[str, Box] = {  # what a drawing covers, around its foot
    "nugget": (-9, -10.5, 9, 5),
    "tipi": (-12.5, -25.5, 12.5, 3),
    "herd": (-17, -21, 17, 2),
    "loco": (-15, -23, 18, 2),
    "locoF": (-11, -31, 12, 4),
}
PEAKS = {"pkS": (14.0, 21.0), "lode": (14.0, 27.0), "pkC": (13.0, 22.0), "pkA": (10.0, 17.0), "pkB": (8.0, 13.0)}
HUBS: dict[str, tuple[str, Box]] = {
    "junction": ("station", (-20, -32, 25, 19)),
    "city": ("town", (-26, -36, 26, 26)),
    "graveyard": ("graves", (-27, -31, 28, 21)),
}
FIGURE: Box = (-0.33 * spots.FIGURE, -0.44 * spots.FIGURE, 0.33 * spots.FIGURE, 0.44 * spots.FIGURE)
BADGE: Box = (0.14 * spots.FIGURE, 0.16 * spots.FIGURE, 0.5 * spots.FIGURE, 0.52 * spots.FIGURE)
LYING: Box = (-0.46 * spots.FIGURE, -0.28 * spots.FIGURE, 0.46 * spots.FIGURE, 0.28 * spots.FIGURE)
SACK: Box = (-0.36 * spots.SACK, -0.36 * spots.SACK, 0.4 * spots.SACK, 0.36 * spots.SACK)
STAR_R = 10.6

Item = tuple[float, float, str]  # foot y, foot x, drawing


def use(name: str, x: float = 0, y: float = 0) -> str:
    """A reference to a part at a place."""
    at = "".join(f' {axis}="{f(value)}"' for axis, value in (("x", x), ("y", y)) if f(value) != "0")
    return f'<use href="#{name}"{at}/>'


# -- rock --------------------------------------------------------------------------------------------------------------
def _feet(sides: frozenset[str], others: frozenset[str], rails: bool) -> tuple[list[Points], Points]:
    """The curves along the foot of a mountain that owns these sides, and its whole outline."""
    whole: Points = [(0, 0), (100, 0), (100, 100), (0, 100)]
    if len(sides) == 4:
        return [], whole
    for k in range(4):
        base = {turn_side(s, -k) for s in sides}
        other = {turn_side(s, -k) for s in others}
        close: Points = []
        if base == set("NEW"):
            curves, close = [bez((100, 100), (80, 66), (20, 66), (0, 100))], [(0, 0), (100, 0)]
        elif base == set("NE"):
            q = 9 if rails else 0
            curves, close = [bez((100, 100), (60 + q, 90 - q), (10 + q, 40 - q), (0, 0))], [(100, 0)]
        elif base == set("NS"):
            curves = [
                bez((100, 0), (68, 26), (68, 74), (100, 100)),
                bez((0, 100), (32, 74), (32, 26), (0, 0)),
            ]
        elif base == {"N"} and "E" in other:
            curves = [bez((100, 0), (72, 17), (52, 58), (0, 0))]
        elif base == {"N"} and "W" in other:
            curves = [bez((100, 0), (48, 58), (28, 17), (0, 0))]
        elif base == {"N"}:
            h = 42 if "S" in other and rails else 46
            curves = [bez((100, 0), (84, h), (16, h), (0, 0))]
        else:
            continue
        curves = [[turn(p, k) for p in curve] for curve in curves]
        return curves, [p for curve in curves for p in curve] + [turn(p, k) for p in close]
    raise ValueError(f"no mountain is drawn for the sides {sorted(sides)}")


def _rock(curves: list[Points], poly: Points, share: Share) -> str:
    """The rock's ground with its foot, shadow and scree; the same wherever the outline is."""
    dice = random.Random(repr(poly[:4]) + str(len(poly)))
    rough = [
        [c[0], *((x + dice.uniform(-1.3, 1.3), y + dice.uniform(-1.3, 1.3)) for x, y in c[1:-1:2]), c[-1]]
        for c in curves
    ]
    if not rough:
        return share('<path d="M-.2-.2H100.2V100.2H-.2Z" class="rock"/>')
    d = smooth(rough[0]) + "".join("L" + smooth(line)[1:] for line in rough[1:])
    d += "".join(f"L{f(x)} {f(y)}" for x, y in poly[sum(map(len, curves)) :]) + "Z"
    line = "".join(map(smooth, rough))
    scree = "".join(smooth(offset(one, 2.1)) for one in rough)
    return share(
        f'<path d="{line}" transform="translate(2.2 2.6)" class="shade"/><path d="{d}" class="rock"/>'
        f'<path d="{scree}" class="scree"/><path d="{line}" class="ink"/>'
    )


class Mountain:
    """One mountain of a tile: its rock, its gold, and the peaks that leave room for both."""

    def __init__(self, segment: Segment, face: Face, hubs: list[Box], taken: list[Box]) -> None:
        sides = frozenset(segment.sides)
        others = frozenset(s for m in face.mountains if m is not segment for s in m.sides)
        self.segment, self.sides = segment, sides
        self.curves, self.poly = _feet(sides, others, bool(face.rails))
        self.foot = [p for curve in self.curves for p in curve]
        x, y = spots.figure("mountain", *segment.at)
        guests = [(around(x, y, FIGURE), 3.0), (around(x, y, BADGE), 2.0)]
        guests.append((around(*spots.sack(*segment.at), SACK), 2.4))
        guests += [(around(*spots.figure("prairie", *p.at), LYING), 2.0) for p in face.prairies]
        guests += [(hub, 1.5) for hub in hubs]
        self.gold = self._place(guests, taken)
        self.peaks: list[tuple[float, float, str, float, float]] = []
        small = len(sides) == 1
        self._fixed()
        self._lodes()
        self._plain(random.Random(f"{face.id}{face.turn}{segment.at}"), small)

    def _place(self, guests: list[tuple[Box, float]], taken: list[Box]) -> Points:
        """Where the nuggets lie: apart from each other, off the border, clear of figures."""
        n, out = self.segment.nuggets, list[Point]()
        ax, ay = self.segment.at
        wants = {1: [(-8, 11)], 2: [(-14, 12), (4, 16)], 3: [(-18, 14), (-2, -14), (2, 26)]}[n]
        if not spots.NEAR_SIDE < ax < 100 - spots.NEAR_SIDE:  # the rock runs down the side
            wants = [(-6, 0)] if n == 1 else [(-11 if ax > 50 else 0, -8), (0 if ax > 50 else 11, 6)]
        boxes = list(taken)
        for i in range(n):
            best: tuple[float, Point] | None = None
            for x in range(12, 90, 2):
                for y in range(14, 96, 2):
                    box = around(x, y, COUNTED["nugget"])
                    corners = [(box[0] - 1, y), (box[2] + 1, y), (x, box[3] + 1), (box[0] + 2, box[1] + 3)]
                    if not all(inside(p, self.poly) for p in corners):
                        continue
                    area = 18 * 15.5
                    cost = math.dist((x, y), (ax + wants[i][0], ay + wants[i][1])) * 0.5
                    cost += sum(overlap(box, other) for other in boxes) / area * 400
                    cost += sum(overlap(box, guest) * weight for guest, weight in guests) / area * 24
                    if best is None or cost < best[0]:
                        best = (cost, (x, y))
            if best is None:
                raise ValueError(f"no room for gold at {self.segment}")
            out.append(best[1])
            boxes.append(around(*best[1], (-11, -12, 11, 7)))
        return out

    def _fixed(self) -> None:
        """The peak across the middle of each side, which the neighbour draws as well."""
        for side in self.sides:
            x, y = {"N": (50, 9), "S": (50, 109), "E": (100, 58), "W": (0, 58)}[side]
            self.peaks.append((y, x, "pkS", *PEAKS["pkS"]))

    def _fits(self, x: float, y: float, hw: float, h: float, gap: float) -> bool:
        if y - h < 2.5 or y > 97.5 or x - hw < 2 or x + hw > 98:
            return False
        if not all(inside(q, self.poly) for q in ((x - hw * 0.7, y), (x + hw * 0.7, y), (x, y + 1))):
            return False
        for py, px, _, phw, _ in self.peaks:
            if abs(px - x) < (hw + phw) * gap and abs(y - py) < 15:
                return False
        return not any(abs(gx - x) < hw + 8 and gy - 8 < y < gy + h + 3 for gx, gy in self.gold if gx != x)

    def _lodes(self) -> None:
        """A peak with a vein behind each nugget that has room for one."""
        for x, y in self.gold:
            if self._fits(x, y - 1, *PEAKS["lode"], 0.62):
                self.peaks.append((y - 1, x, "lode", *PEAKS["lode"]))

    def _plain(self, dice: random.Random, small: bool) -> None:
        """A few plain peaks and pines where there is room; none on a small mountain."""
        cand = [(x, y) for x in range(10, 92, 3) for y in range(12, 98, 3)]
        dice.shuffle(cand)
        rooms = {"pkA": 1, "pkB": 1} if small else {"pkC": 2, "pkA": 2, "pkB": 2}
        for name, room in rooms.items():
            hw, h = PEAKS[name]
            left = room
            for x, y in cand:
                if left and self._fits(x, y, hw, h, 0.98):
                    self.peaks.append((y, x, name, hw, h))
                    left -= 1
        left = 1 if small else 2
        for x, y in cand:
            p = (x + dice.uniform(-1, 1), y + dice.uniform(-1, 1))
            if not left or not self.foot:
                break
            clear = all(abs(px - p[0]) > 17 or not -14 < p[1] - py < 20 for px, py in self.gold)
            if 4 < near(p, self.foot) < 8 and inside(p, self.poly) and 6 < p[0] < 94 and 15 < p[1] < 96 and clear:
                self.peaks.append((p[1], p[0], "pine", 4, 11))
                left -= 1

    def ground(self, share: Share) -> str:
        """The rock, below everything that stands on it."""
        return _rock(self.curves, self.poly, share)

    def standing(self) -> list[Item]:
        """Peaks and pines."""
        return [(y, x, name) for y, x, name, _, _ in self.peaks]


# -- tracks ------------------------------------------------------------------------------------------------------------
def rail_points(rail: Segment, face: Face) -> Points:
    """The middle of a track from its first side to its second or to where it ends; square to the border, no kinks."""
    a, ia = SIDE[rail.sides[0]], INWARD[rail.sides[0]]
    if len(rail.sides) == 2:
        b, ib = SIDE[rail.sides[1]], INWARD[rail.sides[1]]
        if ORDER.index(rail.sides[0]) % 2 == ORDER.index(rail.sides[1]) % 2:
            m, k = rail.at, 24
            first = bez(a, (a[0] + ia[0] * k, a[1] + ia[1] * k), (m[0] - ia[0] * k, m[1] - ia[1] * k), m, 12)
            second = bez(m, (m[0] + ia[0] * k, m[1] + ia[1] * k), (b[0] + ib[0] * k, b[1] + ib[1] * k), b, 12)
            return first + second[1:]
        k = 30
        return bez(a, (a[0] + ia[0] * k, a[1] + ia[1] * k), (b[0] + ib[0] * k, b[1] + ib[1] * k), b, 24)
    cx, cy = face.hub_at
    length = abs((cx - a[0]) * ia[0] + (cy - a[1]) * ia[1]) - STOP[rail.end]
    end = (a[0] + ia[0] * length, cy) if ia[0] else (cx, a[1] + ia[1] * length)
    half = length * 0.5
    return bez(a, (a[0] + ia[0] * half, a[1] + ia[1] * half), (end[0] - ia[0] * half, end[1] - ia[1] * half), end, 14)


def _few(pts: Points) -> Points:
    return pts[::3] if (len(pts) - 1) % 3 == 0 else pts[::2]


def _track(pts: Points, share: Share) -> str:
    dice = random.Random(repr(pts[:3]))
    line = smooth(_few(pts))
    ties = ""
    for x, y, nx, ny in walk(pts, 7.2, 3.6):
        j, w = dice.uniform(-0.12, 0.12), 6.3 + dice.uniform(-0.5, 0.5)
        ax, ay = nx * w - ny * j * 4, ny * w + nx * j * 4
        ties += f"M{f(x - ax)} {f(y - ay)}L{f(x + ax)} {f(y + ay)}"
    rails = "".join(smooth(_few(offset(pts, o))) for o in (-3.4, 3.4))
    drawn = (("bedink", line), ("bed", line), ("slpi", ties), ("slp", ties), ("raili", rails), ("rail", rails))
    return share("".join(f'<path d="{d}" class="{name}"/>' for name, d in drawn))


def _ends(rail: Segment, track: Points) -> list[Item]:
    if not rail.end:
        return []
    (x, y), (px, py) = track[-1], track[-2]
    return [(y, x, "bufV" if abs(x - px) > abs(y - py) else "bufH")]


def _loco(rail: Segment, track: Points, hubs: list[Box]) -> list[Item]:
    """A locomotive on its track, where no figure and no town hides it."""
    out, boxes = list[Item](), list[Box]()
    aside = bool(rail.end and rail.locos)
    figure = spots.figure("railroad-aside" if aside else "railroad", *rail.at)
    for _ in range(rail.locos):
        best: tuple[float, Item, Box] | None = None
        for i in range(1, len(track) - 1):
            (x, y), (px, py) = track[i], track[i - 1]
            name = "locoF" if abs(y - py) > abs(x - px) * 0.6 else "loco"
            foot = y + 7
            box = around(x, foot, COUNTED[name])
            cost = overlap(box, around(*figure, FIGURE)) * 2 + overlap(box, around(*figure, BADGE))
            cost += sum(overlap(box, hub) for hub in hubs) + sum(overlap(box, other) * 9 for other in boxes)
            cost += sum(max(0.0, over) for over in (3 - box[0], 2 - box[1], box[2] - 97, box[3] - 99)) * 90
            if best is None or cost < best[0]:
                best = (cost, (foot, x, name), box)
        if best:
            out.append(best[1])
            boxes.append(best[2])
    return out


# -- prairies ----------------------------------------------------------------------------------------------------------
def region(at: Point, tracks: list[Points], rocks: list[Points], hub: Point | None) -> set[tuple[int, int]]:
    """The cells (2 units wide, numbered from 0) of the prairie around `at`: tracks, rock and towns are its borders."""

    def bare(cell: tuple[int, int]) -> bool:
        p = (cell[0] * 2 + 1.0, cell[1] * 2 + 1.0)
        if any(near(p, track) < 8.5 for track in tracks) or any(inside(p, poly) for poly in rocks):
            return False
        return hub is None or math.dist(p, hub) > 19

    start = (int(at[0] // 2), int(at[1] // 2))
    found, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell not in found and 0 <= cell[0] < 50 and 0 <= cell[1] < 50 and bare(cell):
                found.add(cell)
                todo.append(cell)
    return found


def _icons(prairie: Segment, cells: set[tuple[int, int]], avoid: list[Box]) -> list[Item]:
    """Tipis and herds in their own prairie, clear of a farmer and of each other."""
    names = ["tipi"] * prairie.tipis + ["herd"] * prairie.herds
    fx, fy = spots.figure("prairie", *prairie.at)
    out, boxes = list[Item](), [*avoid]
    for name in names:
        shape = COUNTED[name]
        best: tuple[float, Item, Box] | None = None
        for x in range(16, 86, 2):
            for y in range(26, 97, 2):
                box = around(x, y, shape)
                if box[0] < 2 or box[2] > 98 or box[1] < 1.5 or box[3] > 98.5:
                    continue
                middle = (int(x // 2), int((y + shape[1] * 0.4) // 2))
                if middle not in cells:
                    continue
                samples = [
                    (box[0] + (box[2] - box[0]) * u, box[1] + (box[3] - box[1]) * v)
                    for u, v in ((0.03, 0.9), (0.97, 0.9), (0.5, 1), (0.5, 0.02), (0.2, 0.45), (0.8, 0.45), (0.5, 0.5))
                ]
                cost = sum(22.0 for px, py in samples if (int(px // 2), int(py // 2)) not in cells)
                cost += sum(overlap(box, other) for other in boxes) * 0.5
                cost += overlap(box, around(fx, fy, LYING)) * 0.07
                cost += math.dist((x, y), prairie.at) * 0.4
                if best is None or cost < best[0]:
                    best = (cost, (y, x, name), box)
        if best is None:
            raise ValueError(f"no room for a {name} at {prairie}")
        out.append(best[1])
        boxes.append(best[2])
    return out


# -- the whole tile ----------------------------------------------------------------------------------------------------
class Tile:
    """A face in one turn, placed: `counted` and `hub` tell the tests where everything is."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.tracks = [rail_points(rail, face) for rail in face.rails]
        hub = [around(*face.hub_at, HUBS[face.hub][1])] if face.hub else []
        self.hub = hub
        self.counted: list[Item] = []
        boxes: list[Box] = []
        self.mountains = []
        for segment in face.mountains:
            mountain = Mountain(segment, face, hub, boxes)
            self.mountains.append(mountain)
            self.counted += [(y, x, "nugget") for x, y in mountain.gold]
            boxes += [around(x, y, COUNTED["nugget"]) for x, y in mountain.gold]
        for rail, track in zip(face.rails, self.tracks, strict=True):
            found = _loco(rail, track, hub)
            self.counted += found
            boxes += [around(x, y, COUNTED[name]) for y, x, name in found]
        self.rocks = [mountain.poly for mountain in self.mountains]
        middle = face.hub_at if face.hub in ("city", "junction") else None
        self.cells = [region(p.at, self.tracks, self.rocks, middle) for p in face.prairies]
        for prairie, cells in zip(face.prairies, self.cells, strict=True):
            found = _icons(prairie, cells, boxes + hub)
            self.counted += found
            boxes += [around(x, y, COUNTED[name]) for y, x, name in found]
        self.boxes = boxes
        self.star = self._star() if face.star else None

    def _star(self) -> Point:
        """A corner for the Sheriff's star, on nothing that matters."""

        def cost(p: Point) -> float:
            box = (p[0] - STAR_R, p[1] - STAR_R, p[0] + STAR_R, p[1] + STAR_R)
            hidden = sum(overlap(box, other) for other in self.boxes) * 3 + sum(overlap(box, h) for h in self.hub)
            for kind, segments in (("mountain", self.face.mountains), ("railroad", self.face.rails)):
                for segment in segments:
                    hidden += overlap(box, around(*spots.figure(kind, *segment.at), FIGURE)) * 0.5
            on_track = sum(max(0.0, 19 - near(p, track)) for track in self.tracks) * 30
            return hidden + on_track + math.dist(p, (86, 14)) * 0.3

        corners = [(float(x), float(y)) for x in range(14, 88, 3) for y in range(14, 88, 3)]
        return min(corners, key=cost)

    def _free(self, p: Point, d: float) -> bool:
        if not (d + 1 < p[0] < 99 - d and d + 1 < p[1] < 99 - d):
            return False
        if any(inside(p, poly) or near(p, poly) < d + 5 for poly in self.rocks):
            return False
        if any(near(p, track) < d + 8 for track in self.tracks):
            return False
        if self.face.hub and math.dist(p, self.face.hub_at) < 27 + d:
            return False
        return all(overlap((p[0] - 8, p[1] - 13, p[0] + 10, p[1] + 4), box) == 0 for box in self.boxes)

    def _ground(self) -> Iterator[str]:
        """Washes and a few tufts."""
        dice = random.Random(f"{self.face.id}/{self.face.turn}")
        made: Points = []
        for name in ("washL", "washD", "washL"):
            for _ in range(60):
                p = (dice.uniform(18, 82), dice.uniform(8, 92))
                if self._free(p, 8) and all(math.dist(p, q) > 26 for q in made):
                    made.append(p)
                    yield use(name, *p)
                    break
        tufts: Points = []
        cactus = 4 if dice.random() < 0.5 and len(self.counted) < 3 else 3
        for _ in range(90):
            p = (dice.uniform(5, 95), dice.uniform(8, 95))
            if self._free(p, 3) and all(math.dist(p, q) > 24 for q in tufts):
                tufts.append(p)
                name = ("tf1", "tf2", "tf3", "tf1", "cac")[len(tufts) - 1]
                room = self._free(p, 9) and self._free((p[0], p[1] - 11), 6)
                yield use(name if name != "cac" or room else "tf2", *p)
            if len(tufts) > cactus:
                break

    def draw(self, share: Share) -> str:
        """The elements of the tile, back to front."""
        face = self.face
        out = [use("ground"), *self._ground()]
        out += [mountain.ground(share) for mountain in self.mountains]
        out += [_track(track, share) for track in self.tracks]
        up: list[Item] = [item for mountain in self.mountains for item in mountain.standing()]
        for rail, track in zip(face.rails, self.tracks, strict=True):
            up += _ends(rail, track)
        if face.hub:
            name = HUBS[face.hub][0]
            up.append((face.hub_at[1] + 12, face.hub_at[0], f"{name}{len(face.rails)}" if name == "town" else name))
        for y, x, name in sorted(up):
            hub = name in ("town3", "town4", "station", "graves")
            out.append(use(name, x, y - 12 if hub else y))
        out += [use(name, x, y) for y, x, name in sorted(self.counted)]
        if self.star:
            out.append(use("star", *self.star))
        return "".join([*out, use("frame")])
