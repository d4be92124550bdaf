"""The garden as nodes of a board: where everything stands, back to front, and which drawing it gets.

Units are those of the view box (1280 x 900). A viewer's record is drawn as it is: who may see what was settled before.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from cheeseboard.games.chou.box import BOX, CABIN_CELL, CELLS, FULL, NEAR, POINTS, TOUCH, cell_name, point_name
from cheeseboard.games.chou.rules_state import (
    BUSH,
    CAUGHT,
    DAY,
    DOUBLE,
    EMPTY,
    EXPOSED,
    IN_HAND,
    OVER_NOW,
    arrows_open,
    by_night,
    gardener_seat,
    growing,
    in_play,
    on_rabbits,
    rabbit_seat,
)
from cheeseboard.toolkit.scene import Args, Board, Msg, Node

VIEW = (0.0, 0.0, 1280.0, 900.0)
FOCUS = (12.0, 10.0, 946.0, 878.0)  # the garden with the light and the compost: what a phone shows
MIDDLE = (486.0, 462.0)  # centre of the Cabin's bed
ACROSS, DOWN = 152.0, 131.63  # between neighbouring beds of a row; between rows

BED, STONE, PAWN, HIDDEN, RABBIT = 130.0, 34.0, 72.0, 108.0, 84.0  # sizes on the board
PLANT_REACH, STONE_REACH, PAWN_REACH = 60.0, 40.0, 36.0  # touch targets

# layers, back to front
MEADOW, COMPANY, FAR_FENCE, STRAW, BEDS, STONES, TRAILS, ROWS, PAWNS, NEAR_FENCE, FRONT = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    10,
    40,
    60,
    70,
)

SCENERY = (  # symbol, x, y, size: the garden's company, for wide screens
    ("tree", 1130.0, 240.0, 300.0),
    ("barrow", 1080.0, 470.0, 160.0),
    ("hive", 1190.0, 650.0, 120.0),
    ("spade", 1010.0, 640.0, 100.0),
    ("robin", 1001.0, 578.0, 44.0),
    ("can", 1090.0, 790.0, 100.0),
)
BASKETS = ((846.0, 124.0), (912.0, 216.0))  # where rabbits 1 and 2 wait before the First Night, and sit when caught
FENCE_HOOKS = ((372.0, 825.0), (620.0, 827.0))  # where the glasses lie by day
COMPOST = (866.0, 792.0, 160.0)
LIGHT = (112.0, 112.0, 190.0)  # sun or moon


def cell_at(cell: int) -> tuple[float, float]:
    """Centre of a bed."""
    q, r = BOX.places[cell]
    return MIDDLE[0] + ACROSS * (q + r / 2), MIDDLE[1] + DOWN * r


def point_at(point: int) -> tuple[float, float]:
    """Centre of a stone: where its three beds meet."""
    around = [cell_at(cell) for cell in BOX.touches[point]]
    return sum(x for x, _ in around) / 3, sum(y for _, y in around) / 3


CELL_AT = tuple(cell_at(c) for c in range(CELLS))
POINT_AT = tuple(point_at(p) for p in range(POINTS))
ROW = tuple(BOX.places[c][1] - BOX.places[0][1] for c in range(CELLS))  # 0..4, back to front


def board(s: Any, seat: int) -> Board:
    """The whole picture for one viewer, from an observed record."""
    night = by_night(s)
    nodes = (
        *_ground(night),
        *_beds(s, seat),
        *_pawns(s, night),
        *_rabbits(s),
        *_compost(s),
    )
    theme = "night" if night else "day"
    return Board("garden", VIEW, nodes, theme=theme, label=Msg(f"board-{theme}"), focus=FOCUS)


@cache
def _ground(night: bool) -> tuple[Node, ...]:
    middle = (VIEW[2] / 2, VIEW[3] / 2)
    light = "moon" if night else "sun"
    return (
        Node("meadow", "chou-meadow", *middle, 100, MEADOW),
        *(Node(name, f"chou-{name}", x, y, size, COMPANY) for name, x, y, size in SCENERY),
        Node("fence-far", "chou-fence-far", *middle, 100, FAR_FENCE),
        Node("straw", "chou-straw", *middle, 100, STRAW),
        Node("fence-near", "chou-fence-near", *middle, 100, NEAR_FENCE),
        Node(light, f"chou-{light}", *LIGHT, FRONT),
    )


def _beds(s: Any, seat: int) -> Iterator[Node]:
    lifted = lifted_today(s)
    reach = in_reach(s) if on_rabbits(s, seat) and by_night(s) else frozenset()
    for cell in range(CELLS):
        yield from _soil(cell)
        if cell != CABIN_CELL:
            known, is_open = known_arrows(s, cell), arrows_open(s, cell)
            yield from _tile(cell, lies(s, cell), known, is_open, cell in lifted, cell in reach)
    first, second = int(s.pawns[0]), int(s.pawns[1])
    for point in range(POINTS):
        yield _stone(point, "A" * (first == point) + "B" * (second == point))


@cache
def _soil(cell: int) -> tuple[Node, ...]:
    """A bed, and what stands on it for ever."""
    (x, y), name = CELL_AT[cell], cell_name(cell)
    bed = Node(f"bed:{name}", f"chou-bed-{1 + (cell * 2 + cell // 5) % 3}", x, y, BED, BEDS)
    if cell != CABIN_CELL:
        return (bed,)
    label, layer = Msg("node-cabin", {"place": name}), ROWS + 4 * ROW[cell]
    return (
        bed,
        Node("smoke", "chou-smoke", x, y - 8, BED, layer + 1),
        Node("cabin", "chou-cabin", x, y - 8, BED, layer, label=label, text=name, reach=PLANT_REACH),
    )


@cache
def _stone(point: int, here: str) -> Node:
    """A stone, and which gardeners stand on it: "", "A", "B", "AB"."""
    (x, y), name = POINT_AT[point], point_name(point)
    label = Msg("node-stone", {"place": name, "who": here or "none"})
    return Node(f"point:{name}", "chou-stone", x, y, STONE, STONES, label=label, text=name, reach=STONE_REACH)


@cache
def _tile(cell: int, what: str, mask: int, is_open: bool, lifted: bool, reach: bool) -> tuple[Node, ...]:
    """The plant, stalk or hole of a bed, with what the viewer knows of its arrows. Few differ, so each is made once."""
    return tuple(_tile_nodes(cell, what, mask, is_open, lifted, reach))


def _tile_nodes(cell: int, what: str, mask: int, is_open: bool, lifted: bool, reach: bool) -> Iterator[Node]:
    (x, y), name = CELL_AT[cell], cell_name(cell)
    layer = ROWS + 4 * ROW[cell]
    stands = what in ("cabbage", "double", "bush")
    symbol, size, angle = f"chou-{what}", BED, 0.0
    state: list[str] = []
    if what == "cabbage":
        symbol = "chou-cabbage-" + "abc"[(cell * 7 + cell // 3) % 3]
        size, angle = 126.0 + cell % 4 * 2, (8.0, -5.0, 0.0, 11.0, -9.0)[cell % 5]
        state += [f"chou-tint-{tint}" for tint in (2, 0, 3, 0)[(cell * 5 + cell // 4) % 4 :][:1] if tint]
    elif what == "empty":
        symbol, size = "chou-burrow", 108.0
    if lifted:
        state.append("chou-looked-under")
    label = Msg(
        "node-bed",
        {
            "place": name,
            "what": what,
            "arrows": directions(mask) if mask and what != "bush" else "none",
            "lifted": "yes" if lifted else "no",
            "reach": "yes" if reach and stands else "no",
        },
    )
    if what.startswith("eaten"):
        for k, way in enumerate(BOX.directions):
            if mask >> k & 1:
                yield Node(f"trail:{name}-{way}", f"chou-trail-{way}", x, y, BED, TRAILS, parent=f"cell:{name}")
    if lifted:
        yield Node(f"lifted:{name}", "chou-looked", x, y, BED, layer + 1, parent=f"cell:{name}")
    if stands and mask and not is_open:
        for k, way in enumerate(BOX.directions):
            if mask >> k & 1:
                yield Node(
                    f"known:{name}-{way}", f"chou-arrow-known-{way}", x, y, BED, layer + 2, parent=f"cell:{name}"
                )
    if reach and stands:
        yield Node(f"reach:{name}", "chou-bootprints", x - 40, y + 44, 30, layer + 2, parent=f"cell:{name}")
    yield Node(
        f"cell:{name}", symbol, x, y, size, layer, angle, label=label, state=tuple(state), text=name, reach=PLANT_REACH
    )


def _pawns(s: Any, night: bool) -> Iterator[Node]:
    together = s.pawns[0] == s.pawns[1]
    for i in range(2):
        x, y = POINT_AT[s.pawns[i]]
        x += (-24.0, 24.0)[i] if together else 0.0
        y -= 0.44 * PAWN - 3
        seat = gardener_seat(s, i)
        state = "asleep" if night else "done" if s.phase == DAY and s.acted[i] else "ready"
        label = Msg("node-gardener", {"pawn": "AB"[i], "place": point_name(s.pawns[i]), "state": state})
        depth = PAWNS + int(y / 50)
        drawing = person(s, i)
        yield Node(
            f"pawn:{'AB'[i]}", drawing, x, y, PAWN, depth, label=label, seat=seat, text="AB"[i], reach=PAWN_REACH
        )
        name = f"glasses:{'AB'[i]}"
        if night:
            yield Node(name, "chou-glasses-on", x, y - 1, 30, depth, parent=f"pawn:{'AB'[i]}")
        else:
            yield Node(name, "chou-glasses", *FENCE_HOOKS[i], 84, FRONT)


def _rabbits(s: Any) -> Iterator[Node]:
    for t in range(2):
        where = int(s.rabbits[t])
        name, place, parent = str(t + 1), "", ""
        x, y = BASKETS[t]
        symbol, size, layer = f"chou-rabbit-{name}", RABBIT, FRONT
        if where >= 0:
            place = cell_name(where)
            x, y = CELL_AT[where][0], CELL_AT[where][1] - 12
            symbol, size, layer, parent = (
                f"chou-rabbit-hidden-{name}",
                HIDDEN,
                ROWS + 4 * ROW[where] + 3,
                f"cell:{place}",
            )
            state = "hidden"
            if s.phase == OVER_NOW:  # the winner comes out
                symbol, size = f"chou-rabbit-{name}", 96.0
        elif where == EXPOSED and s.stood[t] >= 0:
            place, state = cell_name(s.stood[t]), "open"
            x, y = CELL_AT[s.stood[t]][0] + 26, CELL_AT[s.stood[t]][1] - 4
            layer = ROWS + 4 * ROW[s.stood[t]] + 3
        elif where == CAUGHT:
            symbol, state = f"chou-rabbit-caught-{name}", "caught"
        elif where == IN_HAND:
            state = "hand"
        else:
            continue  # the viewer does not know
        label = Msg("node-rabbit", {"rabbit": name, "place": place, "state": state})
        seat = rabbit_seat(s, t)
        yield Node(
            f"rabbit:{name}", symbol, x, y, size, layer, parent=parent, label=label, seat=seat, text=name, reach=42.0
        )


def _compost(s: Any) -> Iterator[Node]:
    count = int(s.compost)
    symbol = f"chou-compost-{count}" if count <= FULL else "chou-compost-heap"
    args: Args = {"count": count, "full": FULL, "more": "yes" if count > FULL else "no"}
    label = Msg("node-compost-points", {"count": count}) if s.score else Msg("node-compost", args)
    yield Node("compost", symbol, *COMPOST, FRONT, label=label, count=count)


def lies(s: Any, cell: int) -> str:
    """What a viewer sees on a bed: cabbage, double, bush, eaten, eaten-double, empty."""
    kind = int(s.kind[cell])
    if kind == EMPTY:
        return "empty"
    if kind == BUSH:
        return "bush"
    name = "double" if kind == DOUBLE else "cabbage"
    if growing(s, cell):
        return name
    return "eaten-double" if kind == DOUBLE else "eaten"


def known_arrows(s: Any, cell: int) -> int:
    """Mask of the arrows the viewer knows of the tile that lies on a bed; 0 = none, or no tile."""
    if s.kind[cell] == EMPTY or cell == CABIN_CELL:
        return 0
    return 63 if arrows_open(s, cell) else int(s.arrows[cell])


def directions(mask: int) -> str:
    """63 -> "e ne nw w sw se"."""
    return " ".join(way for k, way in enumerate(BOX.directions) if mask >> k & 1)


def lifted_today(s: Any) -> frozenset[int]:
    """Cells that were looked under in vain on this day."""
    if s.phase != DAY or s.nights == 0:
        return frozenset()
    mask = int(s.day_missed[int(s.nights) - 1])
    return frozenset(c for c in range(CELLS) if mask >> c & 1)


def in_reach(s: Any) -> frozenset[int]:
    """Cells that a gardener could look under tomorrow."""
    near = {int(p) for i in range(2) for p in (NEAR[int(s.pawns[i]), k] for k in range(3)) if p >= 0}
    return frozenset(int(c) for p in near for c in (TOUCH[p, k] for k in range(3)) if c >= 0)


def person(s: Any, pawn: int) -> str:
    """The drawing of a gardener: four people, so that both legs of a game for points have their own."""
    return f"chou-gardener-{1 + pawn + 2 * int(s.leg)}"


def face(s: Any, seat: int) -> str:
    """A seat's portrait: that of the first figure it plays."""
    for t in range(2):
        if rabbit_seat(s, t) == seat:
            return f"chou-face-rabbit-{t + 1}"
    pawn = 0 if gardener_seat(s, 0) == seat else 1
    return f"chou-face-gardener-{1 + pawn + 2 * int(s.leg)}"


def free_rabbits(s: Any) -> list[int]:
    """Rabbits that have not been caught."""
    return [t for t in range(2) if in_play(s, t)]
