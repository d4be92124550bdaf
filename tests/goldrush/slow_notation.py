"""Moves as text, for the slow referee: as the game's page describes them."""

from __future__ import annotations

import re

from goldrush.slow import Move, Referee
from goldrush.slow_map import Spot
from goldrush.slow_tiles import FACES, points

HALVES = [side + half for side in "nesw" for half in "amb"]
WORDS = {"mountain": "mountain", "railroad": "railroad", "prairie": "prairie", "city": "city", "graveyard": "graveyard"}


class NoMove(Exception):
    """The text names nothing that is on the table."""


def place_of(text: str) -> tuple[int, int]:
    """`n2e3`, `s1`, `o`: how far north and east of the start tile."""
    found = re.fullmatch(r"o|(?:([ns])(\d+))?(?:([ew])(\d+))?", text)
    if not found or not text:
        raise NoMove(text)
    north = int(found[2] or 0) * (-1 if found[1] == "s" else 1)
    return north, int(found[4] or 0) * (-1 if found[3] == "w" else 1)


def place_text(north: int, east: int) -> str:
    text = (f"{'n' if north > 0 else 's'}{abs(north)}" if north else "") + (
        f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    )
    return text or "o"


def area_name(referee: Referee, spot: Spot) -> str:
    """`railroad:e`, `prairie:na`, `city`: kind and the first side, or half side, clockwise from the north."""
    one, kind = referee.map.laid[spot[0]], referee.map.area(spot).kind
    where = points(one.face, one.turn, spot[1])
    if not where:
        return kind
    half = HALVES[min(where)]
    return f"{kind}:{half if kind == 'prairie' else half[0]}"


def area_of(referee: Referee, tile: int, kind: str, suffix: str) -> int:
    """The area of a tile that is meant; the suffix may be left out where there is one of the kind."""
    areas = FACES[referee.map.laid[tile].face].areas
    found = [i for i, area in enumerate(areas) if area.kind == kind]
    if suffix:
        found = [i for i in found if area_name(referee, (tile, i)).endswith(":" + suffix)]
    if len(found) != 1:
        raise NoMove(f"{kind}:{suffix}")
    return found[0]


def read(referee: Referee, text: str) -> Move:
    """The move that a text means, legal or not. NoMove where it names nothing."""
    name, _, rest = text.partition(" ")
    if name in ("end", "pass"):
        return ("pass",)
    if name == "dig":
        return ("dig",)
    if name == "cowboy":
        kind, _, suffix = rest.partition(":")
        return "cowboy", area_of(referee, len(referee.map.laid) - 1, WORDS[kind], suffix)
    if name in ("tent", "sheriff"):
        where, _, suffix = rest.partition(":")
        place = place_of(where)
        if place not in referee.map.at:
            raise NoMove(text)
        tile = referee.map.at[place]
        spot = tile, area_of(referee, tile, "mountain", suffix)
        return (name, *(referee.map.feature(spot).first if name == "sheriff" else spot))
    return ("place", *place_of(text[:-1]), "^>v<".index(text[-1]))


def write(referee: Referee, move: Move) -> str:
    """The move as the table prints it."""
    name, *rest = move
    if name == "place":
        return place_text(rest[0], rest[1]) + "^>v<"[rest[2]]
    if name == "cowboy":
        tile = len(referee.map.laid) - 1
        return "cowboy " + short(referee, (tile, rest[0]))
    if name in ("tent", "sheriff"):
        one = referee.map.laid[rest[0]]
        return f"{name} {place_text(one.north, one.east)}" + short(referee, (rest[0], rest[1])).removeprefix("mountain")
    return {"pass": "end", "dig": "dig"}[name]


def short(referee: Referee, spot: Spot) -> str:
    """An area's name, without the suffix where the tile has one of the kind only."""
    kind = referee.map.area(spot).kind
    alone = [area.kind for area in FACES[referee.map.laid[spot[0]].face].areas].count(kind) == 1
    return kind if alone else area_name(referee, spot)
