"""The boards of the seats: the viewer's own whole, the others' small and to be opened, the Corporation's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from cheeseboard.games.fromage import rules_score as score
from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage.box import (
    ANY,
    BOARD_BARN,
    BOARD_COST,
    BOARD_DOCK_RES,
    BOARD_DOCK_VENUE,
    BOARD_GREENHOUSE,
    BOARD_HQ,
    CORP_CHEESES,
    PARLOUR_AGE,
    PARLOUR_COST,
    PARLOUR_TYPE,
    PLACE_NAMES,
    RESOURCES,
    SOLO_TRACK,
    STORED_POINTS,
    TILE_COST,
    TILE_IDS,
    TYPE_LETTERS,
    card_name,
)
from cheeseboard.games.fromage.notation_names import LETTERS
from cheeseboard.games.fromage.rules_state import (
    CORPORATION_SEAT,
    DONE_BY,
    DRAFT,
    HELD_BY,
    HOME,
    LAYING,
    NONE,
    ON_ABILITY,
    ON_VENUE,
    READIED,
    RESOLVING,
)
from cheeseboard.games.fromage.scene_disc import BESIDE, place_of
from cheeseboard.games.fromage.scene_score import Line
from cheeseboard.games.fromage.scene_words import (
    KIND_WORDS,
    PLACE_WORDS,
    RESOURCE_WORDS,
    SEAT_WORDS,
    TILE_WORDS,
    VENUE_WORDS,
    WORKER_WORDS,
    amount,
    card_word,
    layout_of,
    order_word,
    space_word,
)
from cheeseboard.toolkit.scene import Args, Board, Inside, Item, Msg, Node

GROUND, CARD, THING, FIGURE = range(4)
NOTHING = ("fromage-none",)
PALE = ("fromage-gone",)


# -- one's own ---------------------------------------------------------------------------------------------------------
def own_board(s: Any, seat: int, lines: tuple[Line, ...]) -> Board:
    """The board of one seat; a spectator sees the first seat's."""
    tiles = s.phase in (DRAFT, LAYING) and s.kept[seat] != 0
    nodes = [*_ground(), *_homes(s, seat), *_abilities(s, seat), *_parlours(s, seat), *_stock(s, seat)]
    nodes += _orders(s, seat)
    nodes += _score(lines)
    if tiles:
        nodes += _kept(s, seat)
    x, y, wide, high = at.BOARD_VIEW
    fx, fy, fwide, fhigh = at.BOARD_FOCUS
    more = at.TILES_HIGH if tiles else 0.0
    label = Msg("board-own", {"seat": SEAT_WORDS[seat]})
    return Board(
        "board", (x, y, wide, high + more), tuple(nodes), theme="day", label=label,
        focus=(fx, fy, fwide, fhigh + more), share=0.4 if tiles else 0.32,
    )  # fmt: skip


@lru_cache(maxsize=1)
def _ground() -> tuple[Node, ...]:
    x, y, wide, high = at.BOARD_VIEW
    return (Node("own", "fromage-own", x + wide / 2, y + high / 2, 100.0, GROUND),)


def _homes(s: Any, seat: int) -> Iterator[Node]:
    """Workers at home, or when and where they come home."""
    sits = place_of(s, seat)
    for w in range(3):
        where, back = int(s.worker[seat, w]), int(s.back[seat, w])
        if where == HOME:
            yield _home(seat, w)
        elif where >= ON_ABILITY:
            yield _at_work(seat, w, where - ON_ABILITY, back - int(s.turn))
        if where != HOME:
            home = int(s.venue[(sits - back) % 4])
            yield _awaited(seat, w, back - int(s.turn), 0 if home == NONE else home)


@lru_cache(maxsize=64)
def _home(seat: int, w: int) -> Node:
    label = Msg("node-worker-home", {"seat": SEAT_WORDS[seat], "worker": WORKER_WORDS[w]})
    name = f"worker:{LETTERS[seat]}:{TYPE_LETTERS[w]}"
    return Node(
        name,
        f"fromage-worker-{TYPE_LETTERS[w]}",
        *at.HOME_AT[w],
        at.HOME,
        FIGURE,
        label=label,
        seat=seat,
        reach=30.0,
        parent="own",
    )


@lru_cache(maxsize=256)
def _at_work(seat: int, w: int, place: int, left: int) -> Node:
    args: Args = {"seat": SEAT_WORDS[seat], "worker": WORKER_WORDS[w], "left": left, "ability": PLACE_WORDS[place]}
    x, y = at.PLACE_AT[place]
    name = f"worker:{LETTERS[seat]}:{TYPE_LETTERS[w]}"
    return Node(
        name, f"fromage-worker-{TYPE_LETTERS[w]}", x - 26, y - 8, 46.0, FIGURE, label=Msg("node-worker-ability", args),
        seat=seat, count=left, reach=22.0, parent="own",
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _awaited(seat: int, w: int, left: int, home: int) -> Node:
    """The empty place of a worker: how many turns it is still away, and before which venue it comes home."""
    args: Args = {
        "seat": SEAT_WORDS[seat], "worker": WORKER_WORDS[w], "left": left, "venue": VENUE_WORDS[home],
    }  # fmt: skip
    return Node(
        f"away:{LETTERS[seat]}:{TYPE_LETTERS[w]}", f"fromage-worker-{TYPE_LETTERS[w]}", *at.HOME_AT[w], at.HOME, THING,
        label=Msg("node-away", args), state=PALE, count=left, reach=26.0, parent="own",
    )  # fmt: skip


def _abilities(s: Any, seat: int) -> Iterator[Node]:
    board = int(s.board[seat])
    if board == NONE:
        return
    for place in range(4):
        tile = int(s.tile[seat, place])
        built = bool(int(s.built[seat]) >> place & 1)
        fired = bool(int(s.fired[seat]) >> place & 1)
        yield from _ability(board, place, tile, built, fired)


@lru_cache(maxsize=4096)
def _ability(board: int, place: int, tile: int, built: bool, fired: bool) -> tuple[Node, Node]:
    x, y = at.PLACE_AT[place]
    name = PLACE_NAMES[place]
    cost = int(BOARD_COST[board, place] if tile == NONE else TILE_COST[tile])
    symbol = f"place-{board + 1}-{name}" if tile == NONE else f"tile-{TILE_IDS[tile]}"
    label = ability_label(board, place, tile, built, fired)
    return (
        Node(f"place:{name}", f"fromage-{symbol}", x, y, at.PLACE, CARD, label=label, shape="square", reach=48.0),
        Node(
            f"scaffold:{name}", f"fromage-{'built' if built else 'scaffold'}-{cost}", x, y + at.SCAFFOLD_Y, 86.0,
            THING, parent=f"place:{name}",
        ),
    )  # fmt: skip


def ability_label(board: int, place: int, tile: int, built: bool, fired: bool) -> Msg:
    """What an ability does, what it costs, whether it works."""
    cost = int(BOARD_COST[board, place] if tile == NONE else TILE_COST[tile])
    args: Args = {
        "name": PLACE_WORDS[place] if tile == NONE else TILE_WORDS[tile],
        "text": ability_text(board, place) if tile == NONE else Msg(f"tile-{TILE_IDS[tile]}-text"),
        "cost": cost,
        "how": "fired" if built and fired else "built" if built else "closed",
    }
    return Msg("node-ability", args)


@lru_cache(maxsize=16)
def ability_text(board: int, place: int) -> Msg:
    """What one of the four printed abilities does."""
    gains = (BOARD_BARN[board], BOARD_GREENHOUSE[board], BOARD_DOCK_RES[board], BOARD_HQ[board])
    args: Args = {"resource": RESOURCE_WORDS[gains[place]], "venue": VENUE_WORDS[BOARD_DOCK_VENUE[board]]}
    return Msg(f"text-{PLACE_NAMES[place]}", args)


def _parlours(s: Any, seat: int) -> Iterator[Node]:
    board = int(s.board[seat])
    if board != NONE:
        for k in range(4):
            yield _parlour(board, k, bool(int(s.milked[seat]) >> k & 1))


@lru_cache(maxsize=64)
def _parlour(board: int, k: int, milked: bool) -> Node:
    cost = int(PARLOUR_COST[board, k])
    args: Args = {"cost": cost, "kind": parlour_kind(board, k), "how": "milked" if milked else "open"}
    name = parlour_name(board, k)
    symbol = f"fromage-{'milked' if milked else 'parlour'}-{name}-{cost}"
    state = ("fromage-spent",) if milked else ()
    return Node(
        f"parlour:{cost}", symbol, *at.PARLOUR_AT[k], at.PARLOUR, CARD, label=Msg("node-parlour", args), state=state,
        shape="square", reach=33.0,
    )  # fmt: skip


def parlour_name(board: int, k: int) -> str:
    """ "Sb", or "any"."""
    kind, age = PARLOUR_TYPE[board, k], PARLOUR_AGE[board, k]
    return "any" if ANY in (kind, age) else TYPE_LETTERS[kind] + "bsg"[age]


def parlour_kind(board: int, k: int) -> Msg:
    """The cheese that a parlour makes, in words."""
    kind, age = PARLOUR_TYPE[board, k], PARLOUR_AGE[board, k]
    return Msg("kind-any") if ANY in (kind, age) else KIND_WORDS[kind * 3 + age]


def _stock(s: Any, seat: int) -> Iterator[Node]:
    for r in range(3):
        yield _goods(r, int(s.stock[seat, r]))
    yield _cheeses(seat, int(s.cheese[seat]))


@lru_cache(maxsize=1024)
def _goods(r: int, count: int) -> Node:
    name = RESOURCES[r]
    label = Msg("node-stock", {"what": amount(r, count)})
    state = () if count else NOTHING
    return Node(
        f"stock:{name}", f"fromage-{name}", *at.STOCK_AT[r], at.STOCK, THING, label=label, count=count, state=state,
        reach=28.0,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _cheeses(seat: int, count: int) -> Node:
    label = Msg("node-cheeses", {"count": count})
    state = () if count else NOTHING
    return Node(
        "cheeses", "fromage-cheese-H", *at.CHEESES_LEFT, 54.0, THING, label=label, count=count, seat=seat, state=state,
        reach=28.0,
    )  # fmt: skip


def _orders(s: Any, seat: int) -> list[Node]:
    """Held orders, each with its cheese's name."""
    cards = held(s, seat)
    return [_order(card, k, len(cards)) for k, card in enumerate(cards)]


@lru_cache(maxsize=4096)
def _order(card: int, k: int, count: int) -> Node:
    x, y = at.order_at(k, count)
    return Node(
        f"order:{card_name(card)}", f"fromage-order-{card_name(card)}", x, y, at.ORDER, CARD, label=order_word(card),
        parent="own",
        reach=30.0,
    )  # fmt: skip


def held(s: Any, seat: int) -> list[int]:
    """Order cards that a seat holds uncompleted."""
    cards = s.card.tolist()
    return [card for card in range(36) if cards[card] == HELD_BY + seat]


def done(s: Any, seat: int) -> list[int]:
    """Order cards that a seat has completed."""
    cards = s.card.tolist()
    return [card for card in range(36) if cards[card] == DONE_BY + seat]


def _score(lines: tuple[Line, ...]) -> list[Node]:
    """The total, which opens, and a chip for every line of it."""
    found = [_total(sum(line.points for line in lines))]
    for k, line in enumerate(lines):
        state = () if line.points else NOTHING
        found.append(
            Node(
                f"score:{line.name}",
                line.symbol,
                *at.CHIP_AT[k],
                at.CHIP,
                THING,
                label=line.label,
                state=state,
                count=line.points,
                reach=26.0,
            )
        )
    return found


@lru_cache(maxsize=512)
def _total(points: int) -> Node:
    label = Msg("node-points", {"points": points})
    return Node("points", "fromage-rosette", *at.POINTS, 66.0, THING, label=label, count=points, reach=32.0, opens=True)


def _kept(s: Any, seat: int) -> Iterator[Node]:
    """Tiles that the seat has kept and not laid yet."""
    laid = {int(s.tile[seat, place]) for place in range(4)}
    tiles = [t for t in range(32) if int(s.kept[seat]) >> t & 1 and t not in laid]
    for k, tile in enumerate(tiles):
        yield _loose(tile, k)


@lru_cache(maxsize=128)
def _loose(tile: int, k: int) -> Node:
    args: Args = {
        "name": TILE_WORDS[tile], "text": Msg(f"tile-{TILE_IDS[tile]}-text"), "cost": int(TILE_COST[tile]),
        "how": "kept",
    }  # fmt: skip
    x, _ = at.PLACE_AT[k]
    return Node(
        f"tile:{TILE_IDS[tile]}", f"fromage-tile-{TILE_IDS[tile]}", x, at.TILES_Y, at.PLACE, CARD,
        label=Msg("node-ability", args), shape="square", reach=48.0, parent="own",
    )  # fmt: skip


# -- the others --------------------------------------------------------------------------------------------------------
def beside(s: Any, viewer: int) -> tuple[Node, ...]:
    """The others' small boards, and the Corporation's."""
    found: list[Node] = []
    others = [seat for seat in range(s.seats) if seat != max(viewer, 0)]
    for row, seat in enumerate(others):
        found += _small(s, seat, row)
    if s.level:
        found += _corporation(s)
    return tuple(found)


def _small(s: Any, seat: int, row: int) -> tuple[Node, ...]:
    stock = tuple(int(s.stock[seat, r]) for r in range(3))
    home = tuple(s.worker[seat, w] == HOME for w in range(3))
    cards = s.card.tolist()
    orders, completed = cards.count(HELD_BY + seat), cards.count(DONE_BY + seat)
    ready = s.step[seat] == READIED and s.phase >= DRAFT
    built, milked = int(s.built[seat]), int(s.milked[seat])
    return _panel(seat, row, ready, int(s.cheese[seat]), stock, orders, completed, home, built, milked)


@lru_cache(maxsize=4096)
def _panel(
    seat: int, row: int, ready: bool, cheeses: int, stock: tuple[int, ...], orders: int, completed: int,
    home: tuple[bool, ...], built: int, milked: int,
) -> tuple[Node, ...]:  # fmt: skip
    x, y = at.panel_at(row)
    letter = LETTERS[seat]
    args: Args = {
        "seat": SEAT_WORDS[seat],
        "cheeses": cheeses,
        "structures": amount(0, stock[0]),
        "livestock": amount(1, stock[1]),
        "fruit": amount(2, stock[2]),
        "orders": orders,
        "done": completed,
        "home": sum(home),
        "ready": "yes" if ready else "no",
    }
    left = x - at.PANEL_WIDE / 2
    found = [
        Node(f"panel:{letter}", "fromage-panel", x, y, 100.0, BESIDE + GROUND),
        Node(
            f"seat:{letter}", "fromage-cheese-H", left + 27, y, 48.0, BESIDE + THING, label=Msg("node-panel", args),
            seat=seat, count=cheeses, reach=66.0, opens=True,
        ),
    ]  # fmt: skip
    symbols = ("structure", "livestock", "fruit", "order", "chip-order")
    for k, (symbol, count) in enumerate(zip(symbols, (*stock, orders, completed), strict=True)):
        state = () if count else NOTHING
        name = f"{letter}:{('structure', 'livestock', 'fruit', 'order', 'done')[k]}"
        where = left + 68 + 29.5 * k
        found.append(Node(name, f"fromage-{symbol}", where, y - 11, 26.0, BESIDE + THING, count=count, state=state))
    for w, kind in enumerate(TYPE_LETTERS):
        where = left + 64 + 20 * w
        found.append(
            Node(
                f"{letter}:home-{kind}", f"fromage-t-{kind}", where, y + 18, 17.0, BESIDE + THING, state=_pale(home[w])
            )
        )
    for p in range(4):
        where = left + 130 + 17 * p
        is_built, is_milked = _pale(bool(built >> p & 1)), _pale(bool(milked >> p & 1))
        found.append(
            Node(f"{letter}:built-{p}", "fromage-structure", where, y + 12, 14.0, BESIDE + THING, state=is_built)
        )
        found.append(
            Node(f"{letter}:milked-{p}", "fromage-livestock", where, y + 25, 12.0, BESIDE + THING, state=is_milked)
        )
    return tuple(found)


def _pale(there: bool) -> tuple[str, ...]:
    return () if there else PALE


def _corporation(s: Any) -> Iterator[Node]:
    """Its board: cheeses that are left, what is uncovered, stored orders, the order that it resolves."""
    x, y = at.CORPORATION
    total, left = int(CORP_CHEESES[int(s.level)]), int(s.corp_left)
    stored, points = int(score.corp_stored(s)), int(score.corp_points(s))
    args: Args = {
        "level": int(s.level), "left": left, "track": int(SOLO_TRACK[total - left]), "stored": stored, "points": points,
        "each": int(STORED_POINTS),
    }  # fmt: skip
    yield Node("corp-card", "fromage-corp", x, y, 100.0, BESIDE + GROUND)
    label = Msg("node-corporation", args)
    layer = BESIDE + THING
    yield Node(
        "corp", "fromage-rosette", x - 86, y + 22, 50.0, layer, label=label, count=points, seat=CORPORATION_SEAT,
        reach=60.0, opens=True,
    )  # fmt: skip
    for n in range(1, total + 1):
        column, row = (n - 1) % 7, (n - 1) // 7
        spot = x - 44 + 21.5 * column, y - 13 + 23.5 * row
        if n <= total - left:
            yield Node(f"corp:{n}", f"fromage-slot-{n}", *spot, 20.0, BESIDE + THING)
        else:
            yield Node(f"corp:{n}", "fromage-far-pip-4", *spot, 19.0, BESIDE + THING)
    yield Node("corp-stored", "fromage-order", x + 92, y - 43, 24.0, BESIDE + THING, count=stored)
    cards = s.card.tolist()
    if RESOLVING in cards:
        card = cards.index(RESOLVING)
        label = Msg("node-corp-order", {"card": card_word(card)})
        yield Node(
            "corp-order",
            f"fromage-order-{card_name(card)}",
            x + 92,
            y + 92,
            92.0,
            BESIDE + FIGURE,
            label=label,
            reach=30.0,
        )


# -- what opens --------------------------------------------------------------------------------------------------------
def seat_inside(s: Any, seat: int, lines: tuple[Line, ...]) -> Inside:
    """Everything of a seat: orders by name, workers, abilities, parlours, stock, score."""
    items = [
        Item("fromage-cheese-H", Msg("node-cheeses", {"count": int(s.cheese[seat])})),
        *(Item(f"fromage-order-{card_name(c)}", order_word(c)) for c in held(s, seat)),
        *(Item(f"fromage-worker-{TYPE_LETTERS[w]}", worker_word(s, seat, w)) for w in range(3)),
    ]
    items += [
        Item(f"fromage-{RESOURCES[r]}", Msg("node-stock", {"what": amount(r, int(s.stock[seat, r]))})) for r in range(3)
    ]
    board = int(s.board[seat])
    if board != NONE:
        for place in range(4):
            card = _ability(board, place, int(s.tile[seat, place]), bool(int(s.built[seat]) >> place & 1), False)[0]
            items.append(_item(card))
        items += [_item(_parlour(board, k, bool(int(s.milked[seat]) >> k & 1))) for k in range(4)]
    items += [Item(f"fromage-order-{card_name(c)}", Msg("node-done", {"card": card_word(c)})) for c in done(s, seat)]
    items += [Item(line.symbol, line.label) for line in lines]
    points = sum(line.points for line in lines)
    return Inside(
        Msg("inside-seat", {"seat": SEAT_WORDS[seat], "points": points}), tuple(items), listed=True, seat=seat
    )


def _item(node: Node) -> Item:
    assert node.label is not None
    return Item(node.symbol, node.label)


def worker_word(s: Any, seat: int, w: int) -> Msg:
    """Where a worker is, and when it comes home."""
    where, back = int(s.worker[seat, w]), int(s.back[seat, w])
    args: Args = {"seat": SEAT_WORDS[seat], "worker": WORKER_WORDS[w], "left": back - int(s.turn)}
    if where == HOME:
        return Msg("node-worker-home", args)
    if where >= ON_ABILITY:
        return Msg("node-worker-ability", {**args, "ability": PLACE_WORDS[where - ON_ABILITY]})
    home = int(s.venue[(place_of(s, seat) - back) % 4])
    args["venue"] = VENUE_WORDS[0 if home == NONE else home]
    if where < ON_VENUE:
        resource, n = divmod(where - 1, 3)
        return Msg("node-worker", {**args, "place": amount(resource, n + 1)})
    venue, k = divmod(where - ON_VENUE, 18)
    return Msg("node-worker", {**args, "place": space_word(layout_of(s, venue), venue, k)})


def points_inside(seat: int, lines: tuple[Line, ...]) -> Inside:
    """The lines of a seat's score."""
    points = sum(line.points for line in lines)
    items = tuple(Item(line.symbol, line.label) for line in lines)
    return Inside(Msg("inside-points", {"seat": SEAT_WORDS[seat], "points": points}), items, listed=True, seat=seat)


def corp_inside(s: Any, villes: int) -> Inside:
    """The Corporation's score in lines, and the orders in its slot."""
    total, left = int(CORP_CHEESES[int(s.level)]), int(s.corp_left)
    track, stored = int(SOLO_TRACK[total - left]), int(score.corp_stored(s))
    cards = s.card.tolist()
    items = [
        Item("fromage-far-pip-4", Msg("corp-track", {"placed": total - left, "left": left, "points": track})),
        Item("fromage-emblem-villes", Msg("corp-villes", {"points": villes})),
        Item("fromage-order", Msg("corp-stored", {"count": stored, "points": stored * int(STORED_POINTS)})),
        *(Item(f"fromage-order-{card_name(c)}", card_word(c)) for c in range(36) if cards[c] == 2),
    ]
    level, points = int(s.level), track + villes + stored * int(STORED_POINTS)
    return Inside(Msg("inside-corporation", {"level": level, "points": points}), tuple(items), listed=True)
