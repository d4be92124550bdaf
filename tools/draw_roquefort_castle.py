"""The ground of Château Roquefort: moat, walls, battlements, lattice, rooms, the yards beside it."""

from __future__ import annotations

import random
from itertools import pairwise

from cheeseboard.games.roquefort import scene_places as at
from cheeseboard.games.roquefort.box import BOX, CORNERS, SIDE, SQUARES

MIDDLE = (0, 700)


def rect(x: float, y: float, w: float, h: float) -> str:
    """A path for a rectangle."""
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}Z"


def n(value: float) -> str:
    """A number as short as it goes, to a tenth."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if round(value, 1) else "0"


def opened(q: int) -> bool:
    """Does a tile lie on the square?"""
    return q // SIDE in BOX.sliding or q % SIDE in BOX.sliding


def _round(x: float, y: float, w: float, h: float, r: float) -> str:
    a, b = x + w, y + h
    return (
        f"M{n(x)} {n(y + r)}Q{n(x)} {n(y)} {n(x + r)} {n(y)}H{n(a - r)}Q{n(a)} {n(y)} {n(a)} {n(y + r)}"
        f"V{n(b - r)}Q{n(a)} {n(b)} {n(a - r)} {n(b)}H{n(x + r)}Q{n(x)} {n(b)} {n(x)} {n(b - r)}Z"
    )


def ground() -> str:
    """Lawn, moat, walls and floor of the castle, and what lies ready for the yards."""
    dice = random.Random(7)
    x, y, w, h = at.VIEW
    parts = [
        f'<path d="{_round(x + 3, y + 3, w - 6, h - 6, 44)}" fill="@grass" stroke="@grass-d" stroke-width="2.4"/>',
        f'<path d="M{n(x + 12)} {n(y + h - 60)}V{n(y + 60)}Q{n(x + 14)} {n(y + 12)} {n(x + 60)} {n(y + 11)}'
        f'H{n(x + w - 80)}" fill="none" stroke="@grass-l" stroke-width="4" stroke-linecap="round" '
        'stroke-dasharray="130 9 64 7"/>',
        _tufts(dice),
        _path(),
        f'<path d="{_round(-112, -112, 924, 924, 42)}" fill="@water" class="o"/>',
        '<path d="M-107 770V-66Q-105-107-66-107H770" fill="none" stroke="@water-d" stroke-width="9" '
        'stroke-linecap="round"/>',
        _waves(dice),
        '<path d="M-30-26H762V766H-30Z" class="sh"/>',
        _bridge(),
        '<path d="M-46-46H746V746H-46Z" fill="@wall" class="o"/>',
        '<path d="M-44 744V-44H744L722-22H-22V722Z" fill="@wall-l"/>',
        '<path d="M744-44V744H-44L-22 722H722V-22Z" fill="@wall-d"/>',
        f'<path d="{_courses(dice)}" class="t" stroke-opacity=".5"/>',
        '<path d="M-20-20H720V720H-20Z" fill="@gap" class="o"/>',
        _merlons(dice),
        _slots(),
        _yards(),
    ]
    return "".join(parts)


def _tufts(dice: random.Random) -> str:
    spots = [(dice.uniform(850, 1080), dice.uniform(-235, 450)) for _ in range(16)]
    spots += [(dice.uniform(470, 810), dice.uniform(-245, -130)) for _ in range(6)]
    blades = "".join(f"M{n(a)} {n(b)}q-1-6-4-8M{n(a + 3)} {n(b)}q0-7 1-10M{n(a + 6)} {n(b)}q1-6 4-8" for a, b in spots)
    return f'<path d="{blades}" class="v" stroke="@grass-d" stroke-opacity=".55" stroke-width="2"/>'


def _path() -> str:
    """Trodden earth from the bridge to the place where the mice wait."""
    return (
        '<path d="M412-112C400-150 440-160 452-186 466-226 560-236 660-232 760-232 822-222 824-190 824-156 740-150 '
        '640-146 560-144 500-140 492-112Z" fill="@straw-m" fill-opacity=".6"/>'
        '<path d="M480-214q12-5 24 0M560-152q12-5 24 0M640-222q12-5 24 0M740-156q10-4 20 0" class="v" '
        'stroke="@straw-e" stroke-width="3"/>'
    )


def _waves(dice: random.Random) -> str:
    path = ""
    for k in range(6):
        for side in range(4):
            along, off = 60 + 120 * k + dice.uniform(-24, 24), dice.uniform(66, 96)
            a, b = ((along, -off), (along, 700 + off), (-off - 12, along), (700 + off - 12, along))[side]
            path += f"M{n(a)} {n(b)}q6-5 12 0t12 0"
    return f'<path d="{path}" class="v" stroke="@water-l" stroke-opacity=".75" stroke-width="2.4"/>'


def _bridge() -> str:
    """A drawbridge in the south, between two slots, to the mice that wait."""
    planks = "".join(f"M404 {y}H496" for y in range(-130, -48, 12))
    return (
        '<path d="M408-128H506V-38H408Z" class="sh"/>'
        '<path d="M402-136H498V-40H402Z" fill="@wood-m" class="o"/>'
        f'<path d="{planks}" class="t"/><path d="M408-132V-44M492-132V-44" stroke="@wood-d" stroke-width="5"/>'
        '<path d="M404-134V-42" stroke="@wood-l" stroke-width="2.5"/>'
    )


def _courses(dice: random.Random) -> str:
    """Joints of the wall: two courses, the stones of unlike length."""
    path = "M-34-34H734V734H-34Z"
    for a, b in ((-46, -34), (-34, -22)):
        for mirror in (False, True):
            edge = -30.0
            while edge < 730:
                lo, hi = (700 - b, 700 - a) if mirror else (a, b)
                path += f"M{n(edge)} {n(lo)}V{n(hi)}M{n(lo)} {n(edge)}H{n(hi)}"
                edge += dice.uniform(26, 58)
    return path


def _merlons(dice: random.Random) -> str:
    """Battlements of unlike width and gap, a few of them chipped; none before a slot."""
    light = dark = chips = ""
    for side in range(4):
        edge = 62.0 + dice.uniform(-6, 6)
        while edge < 632:
            wide, high, out = dice.uniform(24, 37), dice.uniform(20, 25), dice.uniform(-2.5, 2)
            if any(abs(edge + wide / 2 - (100 * k + 50)) < 48 + wide / 2 for k in BOX.sliding):
                edge += 6
                continue
            near = -54 + out if side in (0, 2) else 754 - high - out
            box = (edge, near, wide, high) if side in (0, 1) else (near, edge, high, wide)
            path = rect(*box)
            if dice.random() < 0.3:
                a, b = box[0] + box[2] - 7, box[1] + box[3]
                chips += f"M{n(a)} {n(b)}l2-5 5-3"
            if side in (0, 2):
                light += path
            else:
                dark += path
            edge += wide + dice.uniform(11, 19)
    return (
        f'<path d="{light}{dark}" transform="translate(4 6)" class="sh"/>'
        f'<path d="{light}" fill="@wall-l" class="i"/><path d="{dark}" fill="@merlon" class="i"/>'
        f'<path d="{chips}" class="t"/>'
    )


def _slots() -> str:
    parts = ""
    for k in BOX.sliding:
        for wall in "NSWE":
            c = 100 * k + 50
            frame, hole, shine = {
                "N": (rect(c - 46, -48, 92, 34), rect(c - 38, -37, 76, 14), f"M{c - 43}-44h86"),
                "S": (rect(c - 46, 714, 92, 34), rect(c - 38, 723, 76, 14), f"M{c - 43} 718h86"),
                "W": (rect(-48, c - 46, 34, 92), rect(-37, c - 38, 14, 76), f"M-44 {c - 43}v86"),
                "E": (rect(714, c - 46, 34, 92), rect(723, c - 38, 14, 76), f"M718 {c - 43}v86"),
            }[wall]
            parts += (
                f'<path d="{frame}" fill="@wood" class="i"/><path d="{shine}" stroke="@wood-l" stroke-width="3.4"/>'
                f'<path d="{hole}" fill="@gap" class="i"/>'
            )
    return parts


def _yards() -> str:
    """Rails for the lifted roofs, the dungeon's pit, the counter of tokens."""
    rails = ""
    for x, y in at.RACK_AT:
        rails += f"M{n(x - 50)} {n(y + 27)}q50 5 100 0"
    a, b = at.DUNGEON
    left, top = a - 128, b - 58
    high = at.COUNTER_ROW * 5 - 6
    counter = rect(at.COUNTER_X - 30, at.COUNTER_Y - 23, 258, high)
    lines = "".join(f"M{n(at.COUNTER_X - 28)} {n(at.COUNTER_Y + at.COUNTER_ROW * k - 20.5)}h254" for k in range(1, 5))
    return (
        f'<path d="{rails}" fill="none" stroke="@grass-d" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{rect(left, top, 252, 112)}" fill="@wall" class="o"/>'
        f'<path d="M{n(left + 3)} {n(top + 108)}V{n(top + 3)}H{n(left + 248)}" fill="none" stroke="@wall-l" '
        'stroke-width="5"/>'
        f'<path d="{rect(left + 11, top + 11, 230, 90)}" fill="@hole" class="i"/>'
        f'<path d="{rect(left + 11, top + 11, 230, 15)}" fill="@hole-l"/>'
        f'<path d="{counter}" transform="translate(6 8)" class="sh"/><path d="{counter}" fill="@wood" class="o"/>'
        f'<path d="{lines}" stroke="@wood-d" stroke-width="2"/>'
    )


def bars() -> str:
    """The grating over the dungeon: drawn in front of who sits there."""
    uprights = "".join(f"M{n(9 + 39 * k)} 11V101" for k in range(7))
    return (
        f'<path d="{uprights}" fill="none" stroke="@ink" stroke-width="5" stroke-opacity=".55"/>'
        f'<path d="{uprights}" fill="none" stroke="@iron" stroke-width="2.4" stroke-opacity=".7"/>'
    )


def lattice() -> str:
    """The frame above the tiles: solid squares and beams, and their shadow, so that tiles lie lower."""
    shade = light = ""
    for q in range(SQUARES):
        x, y = 100 * (q % SIDE), 100 * (q // SIDE)
        if opened(q):
            shade += f"M{x + 6} {y + 6}H{x + 94}V{y + 13}L{x + 15} {y + 14}L{x + 13} {y + 94}H{x + 6}Z"
            light += f"M{x + 93} {y + 16}V{y + 93}H{x + 16}"
    holes = "".join(rect(100 * (q % SIDE) + 6, 100 * (q // SIDE) + 6, 88, 88) for q in range(SQUARES) if opened(q))
    solid = "".join(
        f'<use href="#solid" x="{100 * (q % SIDE)}" y="{100 * (q // SIDE)}" width="100" height="100"/>'
        for q in range(SQUARES)
        if not opened(q) and q not in CORNERS
    )
    return (
        f'<path d="{shade}" fill="@gap" fill-opacity=".42"/>'
        f'<path d="M-14-14H714V714H-14Z{holes}" fill="@wood-d" fill-rule="evenodd"/>'
        f'<path d="{holes}" fill="none" class="i"/>'
        f'<path d="{light}" fill="none" stroke="@wood-l" stroke-opacity=".5" stroke-width="1.6"/>'
        f"{_beams()}{solid}"
    )


def _beams() -> str:
    """Light along the upper and left edge of every beam."""
    path = ""
    for k in range(8):
        path += f"M-8 {100 * k - 3}H708M{100 * k - 3}-8V708"
    return f'<path d="{path}" fill="none" stroke="@wood" stroke-width="2.4" stroke-opacity=".8"/>'


def rooms(plan: int) -> str:
    """Walls between the rooms of a plan, on the beams."""
    room = BOX.rooms[plan]
    path = ""
    for q in range(SQUARES):
        x, y = 100 * (q % SIDE), 100 * (q // SIDE)
        if q % SIDE < SIDE - 1 and room[q] != room[q + 1]:
            path += f"M{x + 100} {y}V{y + 100}"
        if q // SIDE < SIDE - 1 and room[q] != room[q + SIDE]:
            path += f"M{x} {y + 100}H{x + 100}"
    path += "M0 0H700V700H0Z"
    return (
        f'<path d="{path}" fill="none" stroke="@ink" stroke-width="11" stroke-linecap="square"/>'
        f'<path d="{path}" fill="none" stroke="@stone" stroke-width="6.4" stroke-linecap="square"/>'
        f'<path d="{path}" transform="translate(-1.4 -1.4)" fill="none" stroke="@stone-l" stroke-width="1.8" '
        'stroke-linecap="square"/>'
    )


def shelf(places: int) -> str:
    """A board for the free tiles: four places of the pantry, or as many as lie free."""
    wide = 104 * places + 12
    niches = "".join(
        f'<path d="{rect(12 + 104 * k, 12, 92, 92)}" fill="@wood-x" class="i"/>'
        f'<path d="M{16 + 104 * k} 100V16h84" fill="none" stroke="@gap" stroke-opacity=".6" stroke-width="6"/>'
        for k in range(places)
    )
    grain = "".join(f"M{14 + 104 * k} 112q30-4 60 0" for k in range(places))
    return (
        f'<path d="{rect(6, 10, wide - 2, 124)}" class="sh"/><path d="{rect(2, 2, wide, 122)}" fill="@wood" class="o"/>'
        f'<path d="M5 120V5H{wide - 2}" fill="none" stroke="@wood-l" stroke-width="4"/>{niches}'
        f'<path d="{grain}" class="t" stroke-opacity=".5"/>'
    )


def tray() -> str:
    """What the four pegs of cheese stand on."""
    return (
        '<path d="M8 12H112V124H8Z" class="sh"/><path d="M2 2H104V116H2Z" fill="@wood" class="o"/>'
        '<path d="M6 112V6H100" fill="none" stroke="@wood-l" stroke-width="4"/>'
        '<path d="M12 12H94V106H12Z" fill="@wood-m" class="i"/><path d="M18 58H88M53 18V100" class="t" '
        'stroke-opacity=".5"/>'
    )


def ragged(points: list[tuple[float, float]], dice: random.Random, jag: float, step: float = 7.0) -> str:
    """A closed outline with a fringe."""
    path = ""
    for (ax, ay), (bx, by) in pairwise([*points, points[0]]):
        long = max(abs(bx - ax), abs(by - ay))
        ux, uy = (bx - ax) / long, (by - ay) / long
        done = 0.0
        while done < long - 1:
            out = dice.uniform(0, jag)
            px, py = ax + ux * done + uy * out, ay + uy * done - ux * out
            path += f"{'L' if path else 'M'}{n(px)} {n(py)}"
            done += dice.uniform(0.6, 1.3) * step
    return path + "Z"
