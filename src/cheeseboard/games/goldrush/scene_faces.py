"""What is the same wherever a face lies: its drawing, its words, its figures' places. All of it is cached.

Units are those of the map: a tile is 100 x 100 and stands on its centre; y grows downwards.
"""

from __future__ import annotations

from functools import cache, lru_cache

from cheeseboard.games.goldrush import scene_spots as spots
from cheeseboard.games.goldrush.box import (
    BOX,
    CITY,
    FIRST_TURN,
    GRAVEYARD,
    HILLS,
    KIND_NAMES,
    LINES,
    MOUNTAIN,
    PRAIRIE,
    RAIL,
    SIDES,
    place_at,
    place_name,
    segment_name,
    segment_sides,
)
from cheeseboard.toolkit.scene import Msg, Node

TILE = 100.0
TILE_REACH = 56.0

# layers, back to front
OPENS, TILES, LAST, SACKS, FIGURES, SHERIFFS, SPOTS = 0, 1, 2, 4, 5, 6, 8

COLOURS = ("red", "blue", "green", "yellow", "black")
LETTERS = "ABCDE"


def seat_word(seat: int) -> Msg:
    """The word for a seat's colour: "Red"."""
    return SEAT_WORDS[seat]


SEAT_WORDS = tuple(Msg(f"seat-{colour}") for colour in COLOURS)


@cache
def drawing(face: int, turn: int) -> str:
    """Symbol of a turned face; turns that look the same share one."""
    return f"goldrush-{BOX.faces[face].id}-{FIRST_TURN[face, turn]}"


@cache
def centre(code: int) -> tuple[float, float]:
    """Centre of a place on the map."""
    north, east = place_at(code)
    return TILE * east, -TILE * north


def _sides(face: int, turn: int, local: int) -> str:
    """Sides of a mountain or railroad as a list for words: "n e"."""
    return " ".join(SIDES[side].lower() for side in segment_sides(face, turn, local))


@cache
def things(face: int, turn: int) -> tuple[str | Msg, ...]:
    """What is on a turned face, in words, briefly; the first matters most."""
    found = list[Msg]()
    segments = BOX.faces[face].segments
    ways = {side for k in BOX.faces[face].locals(RAIL) for side in segment_sides(face, turn, k)}
    tracks = " ".join(SIDES[side].lower() for side in sorted(ways))
    if LINES[face] > 2:
        kind = "city" if BOX.faces[face].locals(CITY) else "junction"
        found.append(Msg(f"thing-{kind}", {"count": LINES[face], "sides": tracks}))
        locomotives = sum(segments[k].extra for k in BOX.faces[face].locals(RAIL))
        if locomotives:
            found.append(Msg("thing-locomotive", {"count": locomotives}))
    else:
        for k in BOX.faces[face].locals(RAIL):
            found.append(Msg("thing-railroad", {"sides": _sides(face, turn, k), "count": segments[k].extra}))
    for k in BOX.faces[face].locals(MOUNTAIN):
        found.append(Msg("thing-mountain", {"sides": _sides(face, turn, k), "count": segments[k].size}))
    if BOX.faces[face].locals(GRAVEYARD):
        found.append(Msg("thing-graveyard"))
    prairies = [segments[k] for k in BOX.faces[face].locals(PRAIRIE)]
    for name, count in (("tipi", sum(p.size for p in prairies)), ("herd", sum(p.extra for p in prairies))):
        if count:
            found.append(Msg(f"thing-{name}", {"count": count}))
    if BOX.faces[face].star:
        found.append(Msg("thing-star"))
    return tuple(found) or (Msg("thing-prairie"),)


@cache
def caption(face: int) -> tuple[Msg, ...]:
    """What a face shows wherever it will lie, in a few words: "railroad bend", "tipi camp"."""
    found = list[Msg]()
    segments = BOX.faces[face].segments
    rails = [segments[k] for k in BOX.faces[face].locals(RAIL)]
    if len(rails) > 2:
        found.append(Msg("caption-city" if BOX.faces[face].locals(CITY) else "caption-junction", {"count": len(rails)}))
    else:
        straight = sum((rail.sides[1] - rail.sides[0]) % 4 == 2 for rail in rails)
        for shape, count in (("straight", straight), ("bend", len(rails) - straight)):
            if count:
                found.append(Msg("caption-railroad", {"shape": shape, "count": count}))
    peaks = [segments[k].size for k in BOX.faces[face].locals(MOUNTAIN)]
    found.extend(Msg("caption-mountain", {"count": size}) for size in peaks)
    prairies = [segments[k] for k in BOX.faces[face].locals(PRAIRIE)]
    counted = {
        "locomotive": sum(rail.extra for rail in rails),
        "tipi": sum(prairie.size for prairie in prairies),
        "herd": sum(prairie.extra for prairie in prairies),
    }
    found.extend(Msg(f"thing-{name}", {"count": count}) for name, count in counted.items() if count)
    if BOX.faces[face].locals(GRAVEYARD):
        found.append(Msg("thing-graveyard"))
    if BOX.faces[face].star:
        found.append(Msg("thing-star"))
    return tuple(found) or (Msg("thing-prairie"),)


@lru_cache(maxsize=8192)
def tile_node(face: int, turn: int, code: int, last: bool) -> Node:
    """A tile on the map."""
    name = place_name(code)
    label = Msg("node-tile", {"place": name, "things": things(face, turn), "last": "yes" if last else "no"})
    x, y = centre(code)
    return Node(f"tile:{name}", drawing(face, turn), x, y, TILE, TILES, label=label, reach=TILE_REACH, shape="square")


@lru_cache(maxsize=4096)
def open_node(code: int) -> Node:
    """A place where a tile could come to lie."""
    name = place_name(code)
    x, y = centre(code)
    return Node(
        f"place:{name}",
        "goldrush-open",
        x,
        y,
        TILE,
        OPENS,
        label=Msg("node-place", {"place": name}),
        reach=TILE_REACH,
        shape="square",
    )


@cache
def _at(face: int, turn: int, local: int) -> tuple[float, float]:
    x, y = BOX.faces[face].segments[local].at
    return spots.turned(x * TILE, y * TILE, turn)


@cache
def _off(face: int, turn: int, local: int, what: str) -> tuple[float, float]:
    """Where a figure, sack or star stands, from the centre of the tile."""
    x, y = _at(face, turn, local)
    if what == "figure":
        one = BOX.faces[face].segments[local]
        kind = KIND_NAMES[one.kind]
        x, y = spots.figure(f"{kind}-aside" if one.kind == RAIL and one.end and one.extra else kind, x, y)
    else:
        x, y = spots.sack(x, y) if what == "sack" else spots.star(x, y)
    return x - TILE / 2, y - TILE / 2


def figure_at(face: int, turn: int, code: int, local: int, what: str = "figure") -> tuple[float, float]:
    """Where a "figure", "sack" or "star" of a segment stands on the map."""
    x, y = centre(code)
    dx, dy = _off(face, FIRST_TURN[face, turn], local, what)
    return x + dx, y + dy


@cache
def _spots(face: int, turn: int) -> tuple[tuple[float, float], ...]:
    """Where the spots of a tile's segments are, from its centre: at the figures' places, but clear of each other."""
    figures = [_off(face, turn, local, "figure") for local in range(len(BOX.faces[face].segments))]
    placed = spots.spread(tuple((x + TILE / 2, y + TILE / 2) for x, y in figures))
    return tuple((x - TILE / 2, y - TILE / 2) for x, y in placed)


def spot_at(face: int, turn: int, code: int, local: int) -> tuple[float, float]:
    """Where the spot of a segment is on the map, while figures may be put on its tile."""
    x, y = centre(code)
    dx, dy = _spots(face, FIRST_TURN[face, turn])[local]
    return x + dx, y + dy


@cache
def area(face: int, turn: int, local: int) -> str:
    """Symbol of what a segment covers."""
    return f"{drawing(face, turn)}-{local}"


@cache
def peak_suffix(face: int, turn: int, mountain: int) -> str:
    """ ":s" where a tile has two mountains and this one begins in the south; "" where it has one, or not this one."""
    if HILLS[face] < 2 or mountain >= HILLS[face]:
        return ""
    return ":" + SIDES[segment_sides(face, turn, mountain)[0]].lower()


@cache
def spot_name(face: int, turn: int, local: int) -> str:
    """Name of a segment on its tile, as in moves: "railroad:e"; "segment:7" where the tile has no such."""
    if local >= len(BOX.faces[face].segments):
        return f"segment:{local}"
    return segment_name(face, turn, local)
