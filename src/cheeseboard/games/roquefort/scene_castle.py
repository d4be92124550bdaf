"""The castle as nodes of one board, from a record as it is shown: tiles, roofs, figures, free tiles, points, tokens.

What lies under a roof has no node, but for the option `trace`. A tile keeps its number as it travels, a roof its room.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from cheeseboard.games.roquefort import scene_places as at
from cheeseboard.games.roquefort.box import (
    ACTION_POINTS,
    BOX,
    CHEESE,
    CORNERS,
    GONZOLA_TILE,
    KIND_NAMES,
    MATERIALS,
    MECHANISM,
    MICE,
    OPEN,
    OPEN_AT,
    OPEN_SQUARE,
    PASSAGE,
    PLACE_NAMES,
    PLAIN,
    PLANS,
    ROOM,
    ROOM_NAMES,
    ROOMS,
    SLOT_LINE,
    SLOT_NAMES,
    SQUARES,
    TOKENS,
    TRAP,
    UNSEEN,
)
from cheeseboard.games.roquefort.notation_names import goal_name
from cheeseboard.games.roquefort.rules_moves import blocked_line
from cheeseboard.games.roquefort.rules_state import (
    DUNGEON,
    HANGING,
    IN_PANTRY,
    IN_TOWER,
    NOWHERE,
    ON_ROOF,
    OVER_NOW,
    RESERVE,
    TILES,
    TURN,
    State,
    find,
    holders,
    kind_at,
    kind_free,
    lifted,
)
from cheeseboard.toolkit.scene import Args, Board, Msg, Node, Overlay

LETTERS = "ABCDE"
COLOURS = ("red", "blue", "green", "yellow", "black")
SEAT_WORDS = tuple(Msg(f"seat-{colour}") for colour in COLOURS)

# layers, back to front
GROUND, CAVE, TILE, LATTICE, ROOM_WALLS, CORNER, SPOT, SLOT, ROOF, TRACE, KEEP, FIGURE, FRONT = range(13)

NONE = ("roquefort-none",)  # pale: nothing of it is left
FRESH, FADED = 2, 6  # rounds since a tile was last seen: clear, half, faint
AGE = ("roquefort-trace-1", "roquefort-trace-2", "roquefort-trace-3")

MOUSE_OFF, GONZOLA_OFF = (16.0, 13.0), (6.0, 2.0)  # from the centre of a square: what lies there stays in sight
REACH, FIGURE_REACH = 47.0, 34.0


def seat_word(seat: int) -> Msg:
    """The word for a seat's colour: "Red"."""
    return SEAT_WORDS[seat]


def board(s: State, lit: frozenset[str]) -> Board:
    """The whole picture, the same for everybody; `lit` are the parts of the viewer's legal moves."""
    nodes = (
        *_still(int(s.plan), int(s.frees), bool(s.with_pantry)),
        *_tiles(s),
        *_squares(s),
        *_slots(s),
        *_walls(s, lit),
        *_roofs(s),
        *_traces(s),
        *_free(s, lit),
        *_points(s),
        *_figures(s),
        *_tokens(s),
    )
    return Board("castle", at.VIEW, nodes, _overlays(s), theme="day", label=Msg("board-castle"), focus=at.FOCUS)


@cache
def _still(plan: int, frees: int, pantry: bool) -> tuple[Node, ...]:
    """What never changes in a match."""
    x, y, wide, high = at.VIEW
    shelf = (at.FREE_AT[0][0] + at.FREE_AT[frees - 1][0]) / 2 + 2
    label = Msg("node-shelf", {"pantry": "yes" if pantry else "no", "count": frees})
    return (
        Node("ground", "roquefort-ground", x + wide / 2, y + high / 2, 100, GROUND),
        Node("shelf", f"roquefort-shelf-{frees}", shelf, at.SHELF_Y + 10, 100, GROUND, label=label, reach=1),
        Node("lattice", "roquefort-lattice", 350, 350, 100, LATTICE),
        Node("rooms", f"roquefort-rooms-{PLANS[plan]}", 350, 350, 100, ROOM_WALLS),
        Node("bars", "roquefort-bars", at.DUNGEON[0] - 2, at.DUNGEON[1] - 2, 100, FRONT),
        *(_corner(q) for q in CORNERS),
        *_coordinates(),
    )


def _coordinates() -> Iterator[Node]:
    """Letters of the rows and numbers of the columns, on the frame."""
    for k, letter in enumerate(BOX.rows):
        along = at.square_at(k)[0]
        yield Node(f"row:{letter}", "", -12, along, 40, SPOT, text=letter)
        yield Node(f"column:{k + 1}", "", along, -12, 40, SPOT, text=str(k + 1))


@cache
def _corner(q: int) -> Node:
    label = Msg("node-tower", {"place": goal_name(q)})
    return Node(f"square:{at_name(q)}", "roquefort-tower", *at.square_at(q), 122, CORNER, label=label, reach=REACH)


@cache
def at_name(q: int) -> str:
    """ "d4"; a corner tower is the square it stands on: "a1"."""
    return f"{BOX.rows[q // 7]}{q % 7 + 1}"


def goal_node(goal: int) -> str:
    """Node of a place code: a square, the movable tower, a place of the pantry."""
    if goal < SQUARES:
        return f"square:{at_name(goal)}"
    return "tower" if goal == IN_TOWER else f"pantry:p{goal - IN_PANTRY + 1}"


# -- floor -------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=8192)
def _tile(tile: int, kind: int, x: float, y: float, size: float) -> Node:
    symbol = f"roquefort-tile-{KIND_NAMES[kind]}" if kind else "roquefort-tile-unseen"
    return Node(f"tile:{tile}", symbol, x, y, size, TILE, shape="square")


def _tiles(s: State) -> Iterator[Node]:
    """Tiles in sight: they lie lower than the frame, which is drawn over their rims."""
    seen = lifted(s)
    for c in range(OPEN):
        q = OPEN_SQUARE[c]
        tile = s.lie[c]
        if (seen >> q) & 1 and tile < TILES:
            yield _tile(tile, s.kind[tile], *at.square_at(q), at.TILE)
    for f in range(s.frees):
        yield _tile(s.free[f], kind_free(s, f), *at.FREE_AT[f], at.FREE)


@lru_cache(maxsize=4096)
def _square(q: int, kind: str, room: int) -> Node:
    label = Msg("node-square", {"place": at_name(q), "kind": kind, "room": ROOM_NAMES[room]})
    return Node(f"square:{at_name(q)}", "", *at.square_at(q), 92, SPOT, label=label, reach=REACH, shape="square")


def _squares(s: State) -> Iterator[Node]:
    """Every uncovered square, by what lies there."""
    seen, plan = lifted(s), int(s.plan)
    for q in range(SQUARES):
        if (seen >> q) & 1:
            kind = "closed" if OPEN_AT[q] < 0 else KIND_NAMES[kind_at(s, OPEN_AT[q])].replace("?", "unseen")
            yield _square(q, kind, ROOM[plan, q])


# -- walls -------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def _slot(slot: int, shut: bool) -> Node:
    name = SLOT_NAMES[slot]
    label = Msg("node-slot", {"slot": name, "shut": "yes" if shut else "no"})
    state = ("roquefort-closed",) if shut else ()
    return Node(
        f"slot:{name}",
        f"roquefort-slot-{name[0]}",
        *at.SLOT_AT[slot],
        at.SLOT,
        SLOT,
        label=label,
        state=state,
        reach=36,
    )


def _slots(s: State) -> Iterator[Node]:
    shut = blocked_line(s)
    for slot in range(len(SLOT_NAMES)):
        yield _slot(slot, SLOT_LINE[slot] == shut)


@lru_cache(maxsize=64)
def _wall(place: int, drawn: bool) -> Node:
    name = PLACE_NAMES[place]
    symbol = "roquefort-hook" if drawn else ""
    label = Msg("node-wall", {"wall": name})
    return Node(f"wall:{name}", symbol, *at.PLACE_AT[place], at.WALL, SPOT, label=label, reach=30, shape="square")


def _walls(s: State, lit: frozenset[str]) -> Iterator[Node]:
    """Places of the movable tower, while it may be hung somewhere; drawn while that is all there is to do."""
    for place, name in enumerate(PLACE_NAMES):
        if f"wall:{name}" in lit:
            yield _wall(place, s.phase == HANGING)


# -- roofs -------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=128)
def _roof(plan: int, room: int, on: bool) -> Node:
    shape = at.ROOF_SHAPE[plan][room]
    material = shape.partition("-")[0]
    name = ROOM_NAMES[room]
    label = Msg("node-roof", {"room": name, "material": material, "on": "yes" if on else "no"})
    if on:
        reach = (96.0, 140.0, 118.0)[MATERIALS.index(material)]
        x, y = at.ROOF_AT[plan][room]
        return Node(
            f"roof:{name}", f"roquefort-roof-{shape}", x, y, at.SQUARE, ROOF, label=label, reach=reach, text=name
        )
    x, y = at.RACK_AT[room]
    angle = (-2.5, 1.5, -1.0, 3.0, 0.5)[room % 5]
    return Node(
        f"roof:{name}",
        f"roquefort-lean-{material}",
        x,
        y,
        at.LEAN[material],
        ROOF,
        angle,
        label=label,
        reach=44,
        text=name,
    )


def _roofs(s: State) -> Iterator[Node]:
    for room in range(ROOMS):
        yield _roof(int(s.plan), room, bool((s.covered >> room) & 1))


def _traces(s: State) -> Iterator[Node]:
    """Option `trace`: what has been seen under a roof, small and pale, the paler the longer ago.

    With `pantry_return_covered` the passage under a roof is a square to go to.
    """
    door = find(s, PASSAGE) if s.return_covered else NOWHERE
    if 0 <= door < SQUARES and not (lifted(s) >> door) & 1:
        label = Msg(
            "node-square", {"place": at_name(door), "kind": "passage", "room": ROOM_NAMES[ROOM[int(s.plan), door]]}
        )
        x, y = at.square_at(door)
        yield Node(f"square:{at_name(door)}", "roquefort-tile-passage", x, y, 52, TRACE, label=label, reach=30)
    if not s.trace or s.phase == OVER_NOW:
        return
    seen = lifted(s)
    for c in range(OPEN):
        kind, q = kind_at(s, c), OPEN_SQUARE[c]
        if kind != UNSEEN and q != door and not (seen >> q) & 1:
            ago = max(int(s.round) + 1 - s.last_seen[s.lie[c]], 0)
            yield _trace(q, kind, 0 if ago <= FRESH else 1 if ago <= FADED else 2)


@lru_cache(maxsize=2048)
def _trace(q: int, kind: int, age: int) -> Node:
    label = Msg("node-trace", {"place": at_name(q), "kind": KIND_NAMES[kind], "age": ("new", "old", "faint")[age]})
    symbol = f"roquefort-tile-{KIND_NAMES[kind]}"
    x, y = at.square_at(q)
    return Node(f"trace:{at_name(q)}", symbol, x, y, at.TRACE, TRACE, label=label, state=(AGE[age],), reach=20)


# -- free tiles and points ---------------------------------------------------------------------------------------------
def _free(s: State, lit: frozenset[str]) -> Iterator[Node]:
    """What may be pushed in, and with the pantry the places on which mice stand."""
    for f in range(s.frees):
        x, y = at.FREE_AT[f]
        label = Msg("node-free", {"n": str(f + 1), "kind": KIND_NAMES[kind_free(s, f)].replace("?", "unseen")})
        name = f"free:{f + 1}"
        if not s.with_pantry:
            yield Node(name, "", x, y, 88, SPOT, label=label, reach=REACH, shape="square")
            continue
        state = () if name in lit else NONE
        yield Node(name, "roquefort-push", x, at.TAB_Y, at.TAB, SPOT, label=label, state=state, reach=26)
        label = Msg("node-pantry", {"place": f"p{f + 1}", "kind": KIND_NAMES[kind_free(s, f)].replace("?", "unseen")})
        yield Node(f"pantry:p{f + 1}", "", x, y, 88, SPOT, label=label, reach=42, shape="square")


def _points(s: State) -> Iterator[Node]:
    """Four pegs of cheese, one for every point that is left."""
    left = int(s.ap)
    label = Msg("node-points", {"count": left})
    yield Node("points", "roquefort-tray", *at.TRAY, 100, GROUND, label=label, reach=46)
    for n in range(ACTION_POINTS):
        symbol = "roquefort-peg" if n < left else "roquefort-peg-spent"
        yield Node(f"point:{n + 1}", symbol, *at.PEG_AT[n], at.PEG, SPOT)


# -- figures -----------------------------------------------------------------------------------------------------------
def _figures(s: State) -> Iterator[Node]:
    found = [node for seat in range(s.seats) for node in _mice(s, seat)]
    found += _inmates(s)
    found += _gonzola(s)
    found.sort(key=lambda node: node.y)
    if s.with_tower:
        found.append(_keep(s))
    yield from found


def _mice(s: State, seat: int) -> Iterator[Node]:
    """A seat's mice in the castle and before it: of those outside the lowest, with their number."""
    outside = [m for m in range(MICE) if s.mouse[seat, m] == RESERVE]
    for m in range(MICE):
        place = s.mouse[seat, m]
        if place == DUNGEON or (place == RESERVE and m != outside[0]):
            continue
        falls = place < SQUARES and OPEN_AT[place] >= 0 and kind_at(s, OPEN_AT[place]) == TRAP
        yield _mouse(seat, m, place, s.tower, len(outside) if place == RESERVE else -1, falls)


@lru_cache(maxsize=16384)
def _mouse(seat: int, m: int, place: int, tower: int, count: int, falls: bool) -> Node:
    name = f"mouse:{LETTERS[seat]}{m + 1}"
    where = "out" if place == RESERVE else goal_name(place)
    args: Args = {"seat": seat_word(seat), "mouse": str(m + 1), "place": where, "count": max(count, 0)}
    x, y, size = _stand(seat, place, tower)
    symbol = "roquefort-mouse-fallen" if falls else "roquefort-mouse"
    layer = FRONT if place == IN_TOWER else FIGURE
    label = Msg("node-mouse", args)
    return Node(name, symbol, x, y, size, layer, label=label, seat=seat, count=count, reach=FIGURE_REACH)


def _stand(seat: int, place: int, tower: int) -> tuple[float, float, float]:
    """Where a mouse stands, and how large it is."""
    if place == RESERVE:
        return *at.WAIT_AT[seat], at.WAITING
    if place == IN_TOWER:
        x, y = at.PLACE_AT[tower] if tower != NOWHERE else at.WAIT_AT[4]
        return x, y - 4, 56.0
    x, y = at.FREE_AT[place - IN_PANTRY] if place >= IN_PANTRY else at.square_at(place)
    if place in CORNERS:
        return x, y - 4, at.FIGURE
    return x + MOUSE_OFF[0], y + MOUSE_OFF[1], at.FIGURE


def _inmates(s: State) -> Iterator[Node]:
    """Fallen mice, in the dungeon."""
    k = 0
    for seat in range(s.seats):
        for m in range(MICE):
            if s.mouse[seat, m] == DUNGEON:
                label = Msg("node-fallen", {"seat": seat_word(seat), "mouse": str(m + 1)})
                name = f"mouse:{LETTERS[seat]}{m + 1}"
                x, y = at.cell_of_dungeon(k)
                yield Node(name, "roquefort-mouse-fallen", x, y, at.CELLMATE, CAVE, label=label, seat=seat, reach=20)
                k += 1


def _gonzola(s: State) -> Iterator[Node]:
    """Gonzola, and the ribbon on his hat."""
    place = s.gonzola
    if place == NOWHERE:
        return
    if place >= ON_ROOF:
        (x, y), where = at.ROOF_AT[s.plan][place - ON_ROOF], ROOM_NAMES[place - ON_ROOF]
    else:
        x, y = at.FREE_AT[place - IN_PANTRY] if place >= IN_PANTRY else at.square_at(place)
        x, y, where = x + GONZOLA_OFF[0], y + GONZOLA_OFF[1], goal_name(place)
    args: Args = {
        "place": where,
        "roof": "yes" if place >= ON_ROOF else "no",
        "seat": seat_word(s.ribbon) if s.ribbon >= 0 else "none",
        "owned": "yes" if s.ribbon >= 0 else "no",
    }
    yield Node("gonzola", "roquefort-gonzola", x, y, at.GONZOLA, FIGURE, label=Msg("node-gonzola", args), reach=38)
    if s.ribbon >= 0:
        label = Msg("node-ribbon", {"seat": seat_word(s.ribbon)})
        yield Node(
            "ribbon",
            "roquefort-ribbon",
            x,
            y,
            at.GONZOLA,
            FIGURE,
            parent="gonzola",
            label=label,
            seat=s.ribbon,
            reach=1,
        )


def _keep(s: State) -> Node:
    """The movable tower, on its wall or waiting for it."""
    x, y = at.PLACE_AT[s.tower] if s.tower != NOWHERE else at.WAIT_AT[4]
    label = Msg("node-keep", {"wall": PLACE_NAMES[s.tower] if s.tower != NOWHERE else "none"})
    return Node("tower", "roquefort-keep", x, y, at.TOWER, KEEP, label=label, reach=36)


# -- tokens ------------------------------------------------------------------------------------------------------------
def _tokens(s: State) -> Iterator[Node]:
    """What every seat has won: one row a seat, one place a kind."""
    for seat in range(s.seats):
        kinds = tuple(kind for kind in range(CHEESE, PLAIN) if (s.taken[seat] >> (kind - 1)) & 1)
        label = Msg("node-tokens", {"seat": seat_word(seat), "kinds": kind_words(kinds), "count": len(kinds)})
        x, y = at.token_at(seat, 0)
        yield Node(f"tokens:{LETTERS[seat]}", "roquefort-mouse", x, y, 36, SPOT, label=label, seat=seat, reach=18)
        for kind in range(CHEESE, PLAIN):
            left = TOKENS - holders(s, kind)
            yield _token(seat, kind, kind in kinds, left)


@lru_cache(maxsize=1024)
def _token(seat: int, kind: int, held: bool, left: int) -> Node:
    name = KIND_NAMES[kind]
    args: Args = {"seat": seat_word(seat), "kind": name, "held": "yes" if held else "no", "left": left}
    x, y = at.token_at(seat, kind)
    state = () if held else NONE
    symbol = f"roquefort-cheese-{name}"
    label = Msg("node-token", args)
    return Node(f"token:{LETTERS[seat]}-{name}", symbol, x, y, at.TOKEN, SPOT, label=label, state=state, reach=15)


def kind_words(kinds: tuple[int, ...]) -> tuple[Msg, ...]:
    """Kinds of cheese for a list in words."""
    return tuple(Msg(f"floor-{KIND_NAMES[kind]}") for kind in kinds)


# -- what is said beside the picture -----------------------------------------------------------------------------------
def _overlays(s: State) -> tuple[Overlay, ...]:
    """The special tiles, pointed out where they lie open: what can be done there."""
    found = []
    seen = lifted(s)
    for kind, name in ((GONZOLA_TILE, "gonzola-tile"), (PASSAGE, "passage"), (MECHANISM, "mechanism")):
        for c in range(OPEN):
            if kind_at(s, c) == kind and (seen >> OPEN_SQUARE[c]) & 1 and s.phase == TURN:
                x, y = at.square_at(OPEN_SQUARE[c])
                found.append(
                    Overlay(
                        name,
                        "area",
                        (f"square:{at_name(OPEN_SQUARE[c])}",),
                        Msg("overlay-special", {"kind": KIND_NAMES[kind]}),
                        (("roquefort-glow", x, y),),
                    )
                )
    return tuple(found)
