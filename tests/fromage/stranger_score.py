"""An obvious scorer of a finished table, from the rulebook and the dossier alone, in names and sets of names."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from fromage.stranger_facts import (
    BOARDS,
    BOX,
    CUSTOMER_TIE,
    CUSTOMER_WIN,
    LAYOUTS,
    PLACES,
    SAMPLES,
    SPACES,
    VENUES,
    cost_of,
)

CORPORATION = "corporation"
Owner = int | str
TRACK = BOX["festival_track"]


@dataclass
class Player:
    """What counts of a player when all is over."""

    board: int
    structures: int = 0
    livestock: int = 0
    fruit: int = 0
    held: int = 0  # order cards
    completed: int = 0
    fruited: int = 0
    jam: int = 0
    milked: set[int] = field(default_factory=set)  # parlours by cost
    built: set[str] = field(default_factory=set)  # places
    tiles: dict[str, str] = field(default_factory=dict)  # place: tile


@dataclass
class Table:
    """A table as the last turn is over: who has a cheese where, by venue and space."""

    players: list[Player]
    layouts: dict[str, str]
    customers: dict[str, str]  # region: kind
    cheese: dict[str, dict[str, Owner]]
    level: int = 0
    corporation_placed: int = 0
    stored: int = 0


Mine = dict[str, set[str]]


def own(table: Table) -> dict[Owner, Mine]:
    """Everybody's spaces by venue."""
    found: dict[Owner, Mine] = {who: {venue: set() for venue in VENUES} for who in competitors(table)}
    for venue, spaces in table.cheese.items():
        for space, owner in spaces.items():
            found[owner][venue].add(space)
    return found


NEXT_TO = {(row, col): ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
           for row in range(1, 6) for col in range(1, 6)}  # fmt: skip
FIELD = {layout: {name: tuple(space.lies) for name, space in SPACES["festival", layout].items()} for layout in LAYOUTS}


def groups(mine: set[str], layout: str) -> list[int]:
    """Sizes of the groups with at least one own cheese, samples counted."""
    cheese = {FIELD[layout][space] for space in mine}
    left = cheese | SAMPLES[layout]
    sizes = []
    for start in cheese:
        if start not in left:
            continue
        left.discard(start)
        to_see, size = [start], 0
        while to_see:
            size += 1
            for near in NEXT_TO[to_see.pop()]:
                if near in left:
                    left.discard(near)
                    to_see.append(near)
        sizes.append(size)
    return sizes


def festival(mine: set[str], layout: str) -> int:
    """Every group scores by its size."""
    last = len(TRACK) - 1
    return sum(TRACK[min(size, last)] + BOX["festival_more"] * max(0, size - last) for size in groups(mine, layout))


def fromagerie(mine: set[str], layout: str) -> int:
    """Different shelves, and the signs that pay points for each cheese."""
    shelves = [SPACES["fromagerie", layout][space].lies for space in mine]
    signs = [BOX["signs"][str(shelf)] for shelf in shelves]
    return int(BOX["shelf_track"][len(set(shelves))]) + sum(sign for sign in signs if isinstance(sign, int))


def bistro(mine: set[str], layout: str) -> int:
    """Tables with both plates choose the row; then every plate counts."""
    plates = [SPACES["bistro", layout][space] for space in mine]
    pairs = sum(count == 2 for count in Counter(plate.lies for plate in plates).values())
    row = BOX["bistro_rows"][min(pairs, 3)]
    return sum(row["bsg".index(plate.age)] for plate in plates)


def influence(mine: set[str], layout: str) -> Counter[str]:
    return Counter(region for space in mine for region in SPACES["villes", layout][space].lies)


def villes(table: Table, everybody: dict[Owner, Mine] | None = None) -> Counter[Owner]:
    """Points of everybody who gets any."""
    count, everybody = len(table.players), everybody or own(table)
    there = {who: influence(mine["villes"], table.layouts["villes"]) for who, mine in everybody.items()}
    points: Counter[Owner] = Counter()
    for region, kind in table.customers.items():
        most = max(cheeses[region] for cheeses in there.values())
        if not most:
            continue
        highest = [who for who, cheeses in there.items() if cheeses[region] == most]
        if len(highest) > 1 and table.level >= 2:  # the Corporation's rule of the second level
            highest = [CORPORATION]
        if len(highest) == 1:
            points[highest[0]] += CUSTOMER_WIN[count][kind]
        else:
            points.update(dict.fromkeys(highest, CUSTOMER_TIE[count]))
    return points


def competitors(table: Table) -> list[Owner]:
    return [*range(len(table.players)), *([CORPORATION] if table.level else [])]


def orders(completed: int) -> int:
    track = BOX["order_track"]
    last = len(track) - 1
    return int(track[min(completed, last)] + BOX["order_more"] * max(0, completed - last))


def unused(player: Player) -> int:
    return player.structures + player.livestock + player.fruit + player.held


def active(player: Player) -> set[str]:
    """Tiles that have been unlocked."""
    return {tile for place, tile in player.tiles.items() if place in player.built}


def left_over(player: Player) -> int:
    """Unused resources, all kinds added first; the Granary counts eight of them one by one."""
    single = min(8, unused(player)) if "P7" in active(player) else 0
    return single + (unused(player) - single) // 2


def headquarters(player: Player) -> int:
    """The printed one, unlocked: one for each used piece."""
    if "hq" not in player.built or "hq" in player.tiles:
        return 0
    used = {
        "structureUsed": sum(cost_of(player.board, player.tiles.get(place), place) for place in player.built),
        "fruitUsed": player.fruited + player.jam,
        "orderCompleted": player.completed,
        "livestockUsed": sum(player.milked),
    }
    return used[BOARDS[player.board].hq]


def tiles(table: Table, seat: int, mine: Mine) -> int:
    """The tiles that score by themselves."""
    scoring = {tile for tile in active(table.players[seat]) if tile[0] == "P"}
    if not scoring:
        return 0
    ages = Counter(SPACES[venue, table.layouts[venue]][space].age for venue in VENUES for space in mine[venue])
    worth = {
        **{f"P{k}": len(mine[venue]) for k, venue in enumerate(VENUES, 1)},
        **{"P5": ages["g"], "P6": ages["b"], "P8": 2 * sum(len(spaces) >= 3 for spaces in mine.values())},
    }
    return sum(worth.get(tile, 0) for tile in scoring)


def breakdown(table: Table, seat: int) -> dict[str, int]:
    """Points of a seat by where they come from."""
    return terms(table, seat, own(table)[seat], villes(table))


def terms(table: Table, seat: int, mine: Mine, cities: Counter[Owner]) -> dict[str, int]:
    player = table.players[seat]
    return {
        "festival": festival(mine["festival"], table.layouts["festival"]),
        "fromagerie": fromagerie(mine["fromagerie"], table.layouts["fromagerie"]),
        "bistro": bistro(mine["bistro"], table.layouts["bistro"]),
        "villes": cities[seat],
        "orders": orders(player.completed),
        "fruit": player.fruited * player.jam,
        "headquarters": headquarters(player),
        "tiles": tiles(table, seat, mine),
        "unused": left_over(player),
    }


def scores(table: Table) -> list[int]:
    mine = own(table)
    cities = villes(table, mine)
    return [sum(terms(table, seat, mine[seat], cities).values()) for seat in range(len(table.players))]


def placed(table: Table, who: Owner) -> int:
    return sum(owner == who for spaces in table.cheese.values() for owner in spaces.values())


def corporation(table: Table) -> int:
    """Its track, its customers, three for each stored order."""
    track = BOX["solo_track"][table.corporation_placed]
    return int(track + villes(table)[CORPORATION] + BOX["stored_order"] * table.stored)


def ranks(table: Table, points: list[int] | None = None) -> list[int]:
    """Places from 0: points, then cheeses. Alone: 0 = the Corporation is beaten."""
    points = scores(table) if points is None else points
    standing = [(points[seat], placed(table, seat)) for seat in range(len(table.players))]
    if table.level:
        return [0 if standing[0] > (corporation(table), table.corporation_placed) else 1]
    return [sum(other > mine for other in standing) for mine in standing]


__all__ = ["CORPORATION", "PLACES", "Player", "Table", "breakdown", "corporation", "ranks", "scores"]
