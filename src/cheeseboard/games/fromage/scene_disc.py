"""The round table: the quarter before the viewer large, the whole disc small beside it, the others' boards.

The disc is turned by one number: a quadrant lies as many quarters on as turns are over, seen from the viewer's place.
What lies on it keeps its id and goes round the hub with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage import scene_worth as worth
from cheeseboard.games.fromage.box import (
    CUSTOMER_TIE,
    CUSTOMER_WIN,
    LAYOUT_NAMES,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
    SEAT_AT,
    SPACE_KIND,
    SPACE_MARK,
    SPACE_MIN,
    SPACE_TYPE,
    SPACES,
    TYPE_LETTERS,
    VENUES,
    VILLES,
)
from cheeseboard.games.fromage.notation_names import LETTERS
from cheeseboard.games.fromage.rules_state import (
    EMPTY,
    HOME,
    IN_DECK,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    ON_VENUE,
)
from cheeseboard.games.fromage.scene_words import (
    KIND_WORDS,
    REGION_WORDS,
    SEAT_WORDS,
    VENUE_WORDS,
    WORKER_WORDS,
    amount,
    layout_of,
    space_word,
)
from cheeseboard.toolkit.scene import Args, Board, Msg, Node, Overlay

# layers, back to front
GROUND, QUARTER, SECTOR, LIDS, STAKES, SPOT, CHEESE, BASE, FIGURE, FRONT = range(10)
FAR, BESIDE = 10, 20  # above: the small disc and what lies beside, over which a quarter swings
HUB: at.Point = (0.0, 0.0)
AWAY = ("fromage-disc", "fromage-away")
HERE = ("fromage-disc",)
MARKS = ("none", "fruited", "jam")


def place_of(s: Any, seat: int) -> int:
    """Where a seat sits: 0..3 from the viewer's south clockwise."""
    return int(SEAT_AT[int(s.seats), seat])


class Disc:
    """The disc as one viewer sees it."""

    def __init__(self, s: Any, seat: int) -> None:
        self.s = s
        self.viewer = max(seat, 0)
        self.side = place_of(s, self.viewer)
        self.turn = int(s.turn)
        self.quadrant_of = {int(s.venue[q]): q for q in range(4)}
        self.values = worth.Worth(s)
        self.cells = self.values.cells
        self.manned = {int(s.worker[one, w]) - ON_VENUE for one in range(s.seats) for w in range(3)}

    def turns_of(self, quadrant: int) -> int:
        """Quarters that a quadrant has turned from the viewer's south, never made smaller: the way it turns is seen."""
        return quadrant + self.turn - self.side

    def nodes(self) -> Iterator[Node]:
        """Everything on and beside the disc but the others' boards."""
        yield from _still()
        for q in range(4):
            yield from self._quarter(q)
        for q in range(4):
            yield from self._spaces(q)
        yield from self._sector_spots()
        yield from self._workers()
        yield from self._stakes()
        yield self._deck()

    # -- ground --------------------------------------------------------------------------------------------------------
    def _quarter(self, q: int) -> tuple[Node, ...]:
        s, turns = self.s, self.turns_of(q)
        venue, resource = int(s.venue[q]), int(s.sector[q])
        return _ground(q, venue, layout_of(s, venue), resource, int(s.seats), turns)

    # -- spaces and the cheeses on them --------------------------------------------------------------------------------
    def _spaces(self, q: int) -> Iterator[Node]:
        s, venue = self.s, int(self.s.venue[q])
        if venue == NONE or s.side[venue] == NONE:
            return
        turns, layout, players = self.turns_of(q), int(s.side[venue]), int(s.seats)
        cells = self.cells[venue]
        rel = turns % 4
        for k in range(18):
            owner = cells[k]
            yield _far_space(layout, venue, k, owner, players, turns % 4)
            manned = venue * 18 + k in self.manned
            if rel == 0:
                yield _space(layout, venue, k, owner, players, self.values.of_space(venue, k), manned)
            elif owner != EMPTY and rel != 2 and not manned:
                yield _cheese_aside(layout, venue, k, owner, rel)

    # -- resource spaces -----------------------------------------------------------------------------------------------
    def _sector_spots(self) -> Iterator[Node]:
        """The three spaces of the sector before the viewer; who stands there, and when it goes home."""
        s = self.s
        q = (self.side - self.turn) % 4
        resource = int(s.sector[q])
        if resource == NONE:
            return
        there = {}
        for seat in range(s.seats):
            for w in range(3):
                where = int(s.worker[seat, w])
                if ON_SECTOR <= where < ON_VENUE and (where - ON_SECTOR) // 3 == resource:
                    there[(where - ON_SECTOR) % 3] = (seat, w, int(s.back[seat, w]) - self.turn)
        for n in range(3):
            yield _spot(resource, n, *there.get(n, (-1, 0, 0)))

    # -- workers -------------------------------------------------------------------------------------------------------
    def _workers(self) -> Iterator[Node]:
        s = self.s
        for seat in range(s.seats):
            sits = place_of(s, seat)
            for w in range(3):
                where = int(s.worker[seat, w])
                if where == HOME or where >= ON_ABILITY:
                    continue
                left = int(s.back[seat, w]) - self.turn
                venue_home = int(s.venue[(sits - int(s.back[seat, w])) % 4])
                points = 90.0 * (1 + sits - self.side - left)
                yield from self._worker(seat, w, where, left, venue_home, points)

    def _worker(self, seat: int, w: int, where: int, left: int, home: int, points: float) -> Iterator[Node]:
        s = self.s
        if where < ON_VENUE:
            resource, layout = (where - ON_SECTOR) // 3, 0
            q = next((q for q in range(4) if s.sector[q] == resource), None)
        else:
            venue = (where - ON_VENUE) // 18
            q, layout = self.quadrant_of.get(venue), layout_of(s, venue)
        if q is not None:
            yield from _travelling(seat, w, where, layout, left, home, self.turns_of(q) % 4, points)

    # -- customers -----------------------------------------------------------------------------------------------------
    def _stakes(self) -> Iterator[Node]:
        s = self.s
        q = self.quadrant_of.get(VILLES)
        if q is None:
            return
        rel = self.turns_of(q) % 4
        for r in range(REGION_COUNT):
            kind = int(s.customer[r])
            if kind == NONE:
                continue
            label = _stake_label(r, kind, int(s.seats), self.values.influence(r))
            symbol = f"fromage-rosette-{CUSTOMER_WIN[int(s.seats), kind]}"
            place = at.turned(at.wide(at.STAKE_AT[r]), rel)
            if rel == 0:
                about, size, reach, layer = HUB, 46.0, 19.0, STAKES
            else:
                place, about, size, reach, layer = at.far(place), at.FAR, 15.0, 6.0, FAR + STAKES
            name = f"customer:{REGIONS[r]}"
            yield Node(name, symbol, *place, size, layer, label=label, reach=reach, about=about)

    def _deck(self) -> Node:
        """The pile of orders: as the round began for whoever may not know of others' draws."""
        count = self.values.cards.count(IN_DECK)
        label = Msg("node-deck", {"count": count})
        state = () if count else ("fromage-none",)
        return Node(
            "deck", "fromage-deck", *at.DECK, 62.0, BESIDE, label=label, count=count, state=state, shape="square"
        )


def overlays(disc: Disc) -> tuple[Overlay, ...]:
    """What belongs together on the venue before the viewer, to be seen while one points at it: groups, regions."""
    s = disc.s
    venue = int(s.venue[(disc.side - disc.turn) % 4])
    return disc.values.overlays(venue)


# -- nodes that repeat -------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1)
def _still() -> tuple[Node, ...]:
    """What never moves."""
    x, y = at.FAR
    return (
        Node("cast", "fromage-cast", 0, 0, at.DISC, GROUND),
        Node("boss", "fromage-boss", 0, 0, 34.0, FRONT),
        Node("far-under", "fromage-under", x, y, at.DISC * at.FAR_SCALE, FAR + GROUND),
        Node("far-boss", "fromage-boss", x, y, 9.0, FAR + FRONT),
        Node("far-way", "fromage-way", x, y, at.DISC * at.FAR_SCALE, FAR + GROUND, label=Msg("node-way"), reach=1.0),
    )


@lru_cache(maxsize=4096)
def _ground(q: int, venue: int, layout: int, resource: int, players: int, turns: int) -> tuple[Node, ...]:
    """A quadrant, large and small: venue, sector, and lids on what so few players leave closed."""
    angle = 90.0 * turns
    large = HERE if turns % 4 == 0 else AWAY
    side = LAYOUT_NAMES[layout]
    name = "empty" if venue == NONE else f"{VENUES[venue]}-{side}"
    small = at.DISC * at.FAR_SCALE
    x, y = at.FAR
    found = [
        Node(
            f"quarter:{q}", f"fromage-{'' if venue == NONE else 'quarter-'}{name}", 0, 0, at.DISC, QUARTER, angle,
            state=large, about=HUB,
        ),
        Node(
            f"far-quarter:{q}", f"fromage-{'' if venue == NONE else 'small-'}{name}", x, y, small, FAR + QUARTER, angle,
            about=at.FAR,
        ),
    ]  # fmt: skip
    if resource != NONE:
        symbol = f"fromage-sector-{RESOURCES[resource]}"
        found.append(Node(f"tray:{q}", symbol, 0, 0, at.DISC, SECTOR, angle, state=large, about=HUB))
        found.append(Node(f"far-tray:{q}", symbol, x, y, small, FAR + SECTOR, angle, about=at.FAR))
    if venue != NONE and players < 4:
        symbol = f"fromage-shut-{name}-{max(players, 2)}"
        found.append(Node(f"lids:{q}", symbol, 0, 0, at.DISC, LIDS, angle, state=large, about=HUB))
        found.append(Node(f"far-lids:{q}", symbol, x, y, small, FAR + LIDS, angle, about=at.FAR))
    return tuple(found)


@lru_cache(maxsize=16384)
def _space(layout: int, venue: int, k: int, owner: int, players: int, value: worth.Value, manned: bool) -> Node:
    """A space before the viewer, with the cheese that lies on it; a worker there has it in its arms."""
    x, y = at.space_at(layout, venue, k)
    label = _space_label(layout, venue, k, owner, players, value)
    name = f"space:{SPACES[layout][venue][k]}"
    if owner == EMPTY or manned:
        return Node(name, "", x, y, at.PLATE, SPOT, label=label, reach=at.SPACE_REACH, about=HUB)
    symbol = _cheese_symbol(layout, venue, k)
    return Node(
        name, symbol, x, y - 3, at.CHEESE, CHEESE, label=label, seat=owner, reach=at.SPACE_REACH, about=HUB
    )  # fmt: skip


def _cheese_symbol(layout: int, venue: int, k: int) -> str:
    return f"fromage-cheese-{TYPE_LETTERS[SPACE_TYPE[layout, venue, k]]}"


@lru_cache(maxsize=4096)
def _cheese_aside(layout: int, venue: int, k: int, owner: int, rel: int) -> Node:
    """A cheese on a quarter beside the one before the viewer: not seen, but it comes round with it."""
    x, y = at.turned(at.space_at(layout, venue, k), rel)
    name = f"space:{SPACES[layout][venue][k]}"
    return Node(
        name, _cheese_symbol(layout, venue, k), x, y - 3, at.CHEESE, CHEESE, state=AWAY, seat=owner, about=HUB
    )  # fmt: skip


def _space_label(layout: int, venue: int, k: int, owner: int, players: int, value: worth.Value) -> Msg:
    shut = SPACE_MIN[layout, venue, k] > max(players, 2)
    args: Args = {
        "place": space_word(layout, venue, k),
        "venue": VENUE_WORDS[venue],
        "kind": KIND_WORDS[SPACE_KIND[layout, venue, k]],
        "mark": MARKS[SPACE_MARK[layout, venue, k]],
        "how": "taken" if owner != EMPTY else "shut" if shut else "free",
        "seat": SEAT_WORDS[owner] if owner != EMPTY else "",
        "value": worth.value_word(value) or "",
    }
    return Msg("node-space", args)


@lru_cache(maxsize=16384)
def _far_space(layout: int, venue: int, k: int, owner: int, players: int, rel: int) -> Node:
    """The same space on the small disc."""
    x, y = at.far(at.turned(at.space_at(layout, venue, k), rel))
    name = f"far:{VENUES[venue]}:{SPACES[layout][venue][k]}"
    symbol = "" if owner == EMPTY else f"fromage-far-pip-{owner}"
    label = _space_label(layout, venue, k, owner, players, None) if rel else None
    return Node(name, symbol, x, y, at.FAR_PIP, FAR + SPOT, label=label, reach=5.0, about=at.FAR)


@lru_cache(maxsize=1024)
def _spot(resource: int, n: int, seat: int, w: int, left: int) -> Node:
    """A resource space before the viewer."""
    x, y = at.SECTOR_AT[n]
    args: Args = {
        "gain": amount(resource, n + 1),
        "turns": n + 1,
        "free": "yes" if seat < 0 else "no",
        "seat": SEAT_WORDS[max(seat, 0)],
        "left": left,
    }
    label = Msg("node-sector", args)
    return Node(f"sector:{n + 1}", "", x, y, at.SECTOR_SPOT, SPOT, label=label, reach=20.0)


def worker_label(seat: int, w: int, where: int, layout: int, left: int, home: int) -> Msg:
    """Who stands where on the disc, and when and before which venue it comes home."""
    if where < ON_VENUE:
        resource, n = divmod(where - ON_SECTOR, 3)
        place: str | Msg = amount(resource, n + 1)
    else:
        venue, k = divmod(where - ON_VENUE, 18)
        place = space_word(layout, venue, k)
    args: Args = {
        "seat": SEAT_WORDS[seat],
        "worker": WORKER_WORDS[w],
        "place": place,
        "left": left,
        "venue": VENUE_WORDS[0 if home == NONE else home],
    }
    return Msg("node-worker", args)


@lru_cache(maxsize=8192)
def _travelling(
    seat: int, w: int, where: int, layout: int, left: int, home: int, rel: int, points: float
) -> tuple[Node, ...]:
    """A worker on the small disc, and large with the base that points home; seen only before the viewer."""
    if where < ON_VENUE:
        spot, off, symbol = at.SECTOR_AT[(where - ON_SECTOR) % 3], at.SECTOR_OFF, "worker"
    else:
        venue, k = divmod(where - ON_VENUE, 18)
        spot, off, symbol = at.space_at(layout, venue, k), at.FIGURE_OFF, "maker"
    label = worker_label(seat, w, where, layout, left, home)
    name = f"{LETTERS[seat]}:{TYPE_LETTERS[w]}"
    x, y = at.turned(spot, rel)
    fx, fy = at.far((x, y))
    found = [
        Node(
            f"far-worker:{name}", f"fromage-far-base-{seat}", fx, fy, at.FAR_BASE, FAR + FIGURE, points, label=label,
            reach=7.0, about=at.FAR, state=(f"fromage-of-{seat}",),
        )
    ]  # fmt: skip
    if rel == 2:
        return tuple(found)
    x, y, state, here = x + off[0], y + off[1], HERE if rel == 0 else AWAY, rel == 0
    found.append(
        Node(f"base:{name}", "fromage-base", x, y + 6, at.BASE, BASE, points, state=state, seat=seat, about=HUB)
    )
    found.append(
        Node(
            f"out:{name}", f"fromage-{symbol}-{TYPE_LETTERS[w]}", x, y - 6, at.FIGURE, FIGURE,
            label=label if here else None, state=state, seat=seat, count=left if here else -1, reach=20.0, about=HUB,
        )
    )  # fmt: skip
    return tuple(found)


def _stake_label(r: int, kind: int, players: int, influence: tuple[Msg, ...]) -> Msg:
    args: Args = {
        "region": REGION_WORDS[r],
        "win": CUSTOMER_WIN[players, kind],
        "tie": CUSTOMER_TIE[players],
        "who": influence,
        "some": "yes" if influence else "no",
    }
    return Msg("node-customer", args)


def table_board(s: Any, seat: int, beside: tuple[Node, ...]) -> tuple[Board, worth.Worth]:
    """The whole board, and what lies on it worth; `beside` are the others' small boards."""
    disc = Disc(s, seat)
    nodes = (*disc.nodes(), *beside)
    label = Msg("board-table")
    board = Board("table", at.TABLE_VIEW, nodes, overlays(disc), theme="day", label=label, focus=at.TABLE_FOCUS)
    return board, disc.values
