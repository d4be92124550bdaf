"""The running score in lines: what each venue, orders, fruit, abilities and what is unused bring a seat, and why."""

from __future__ import annotations

from typing import Any, NamedTuple

from cheeseboard.games.fromage import rules_score as score
from cheeseboard.games.fromage.box import (
    BISTRO,
    BISTRO_POINTS,
    FEST_POINTS,
    FROMAGERIE,
    HEADQUARTERS,
    MOST_PAIRINGS,
    ORDER_POINTS,
    REGION_COUNT,
    SHELF_EACH,
    SHELF_OF,
    SHELF_POINTS,
    SHELVES,
    SPACE_AGE,
    UNUSED_FOR_A_POINT,
    VENUES,
)
from cheeseboard.games.fromage.rules_state import DONE_BY, HELD_BY, NONE
from cheeseboard.games.fromage.scene_words import REGION_WORDS, VENUE_WORDS, standing
from cheeseboard.games.fromage.scene_worth import Worth
from cheeseboard.toolkit.scene import Args, Msg


class Line(NamedTuple):
    """One line: its name for node ids, the drawing that stands for it, what it says, its points."""

    name: str
    symbol: str
    label: Msg
    points: int


def lines(s: Any, seat: int, values: Worth) -> tuple[Line, ...]:
    """All lines of a seat's score as things stand; they sum to its points."""
    cards = values.cards
    venues = (_festival(seat, values), _fromagerie(seat, values), _bistro(s, seat, values), _villes(seat, values))
    found = [Line(VENUES[v], f"fromage-emblem-{VENUES[v]}", label, points) for v, (label, points) in enumerate(venues)]
    done = cards.count(DONE_BY + seat)
    points = int(ORDER_POINTS[done])
    found.append(Line("orders", "fromage-chip-order", Msg("score-orders", {"count": done, "points": points}), points))
    fruited, jam = int(s.fruited[seat, 0]), int(s.fruited[seat, 1])
    label = Msg("score-fruit", {"fruited": fruited, "jam": jam, "points": fruited * jam})
    found.append(Line("fruit", "fromage-chip-fruit", label, fruited * jam))
    found.append(_abilities(s, seat))
    unused = sum(int(s.stock[seat, r]) for r in range(3)) + cards.count(HELD_BY + seat)
    points = unused // UNUSED_FOR_A_POINT
    found.append(
        Line("unused", "fromage-chip-unused", Msg("score-unused", {"count": unused, "points": points}), points)
    )
    return tuple(found)


def _festival(seat: int, values: Worth) -> tuple[Msg, int]:
    sizes = [len(nodes) for owner, nodes in values.groups if owner == seat]
    points = sum(int(FEST_POINTS[size]) for size in sizes)
    groups = tuple(Msg("score-group", {"size": size, "points": int(FEST_POINTS[size])}) for size in sizes)
    args: Args = {"venue": VENUE_WORDS[0], "points": points, "count": len(sizes), "groups": groups}
    return Msg("score-festival", args), points


def _fromagerie(seat: int, values: Worth) -> tuple[Msg, int]:
    own = [k for k in range(18) if values.cells[FROMAGERIE][k] == seat]
    shelves = len({SHELF_OF[k] for k in own})
    signs = sum(int(SHELF_EACH[SHELF_OF[k]]) for k in own)
    points = int(SHELF_POINTS[min(shelves, SHELVES)]) + signs
    args: Args = {"venue": VENUE_WORDS[1], "points": points, "shelves": shelves, "for": points - signs, "signs": signs}
    return Msg("score-fromagerie", args), points


def _bistro(s: Any, seat: int, values: Worth) -> tuple[Msg, int]:
    layout = int(s.side[BISTRO])
    ages = [0, 0, 0]
    for k in range(18):
        if values.cells[BISTRO][k] == seat:
            ages[SPACE_AGE[0 if layout == NONE else layout, BISTRO, k]] += 1
    pairs = values.pairings(seat)
    each = [int(BISTRO_POINTS[min(pairs, MOST_PAIRINGS), age]) for age in range(3)]
    points = sum(n * one for n, one in zip(ages, each, strict=True))
    args: Args = {"venue": VENUE_WORDS[2], "points": points, "pairs": pairs}
    named = dict(zip(("bronze", "silver", "gold"), ages, strict=True))
    worth = {f"{name}each": one for name, one in zip(("bronze", "silver", "gold"), each, strict=True)}
    return Msg("score-bistro", {**args, **named, **worth}), points


def _villes(seat: int, values: Worth) -> tuple[Msg, int]:
    found = ((r, values.region_points(r, seat)) for r in range(REGION_COUNT))
    won = [(r, points) for r, points in found if points]
    total = sum(points for _, points in won)
    regions = tuple(Msg("score-region", {"region": REGION_WORDS[r], "points": points}) for r, points in won)
    args: Args = {"venue": VENUE_WORDS[3], "points": total, "count": len(won), "regions": regions}
    return Msg("score-villes", args), total


def _abilities(s: Any, seat: int) -> Line:
    found, total = [], 0
    for place in range(4):
        if not int(s.built[seat]) >> place & 1 or (s.tile[seat, place] == NONE and place != HEADQUARTERS):
            continue
        points = int(score.ability_points(s, seat, place))
        if points:
            found.append(Msg("score-ability", {"ability": standing(s, seat, place), "points": points}))
            total += points
    label = Msg("score-abilities", {"points": total, "count": len(found), "abilities": tuple(found)})
    return Line("abilities", "fromage-chip-hq", label, total)
