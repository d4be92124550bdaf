"""The rulebook as numbered sentences: clauses, effects, and what a score is made of.

A clause's text is the Fluent message `clause-<id>`, an effect's `effect-<id>` (dots as dashes). References: "L153" is a
line of the rulebook, "ruling T7", "A5", "C2" a row of the rulings in docs/games/fromage.md, "house" a
rule of this table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cheeseboard.games.fromage.box import (
    AGE_LETTERS,
    BISTRO,
    BISTRO_POINTS,
    BOARD_COUNT,
    BOARD_HQ,
    CARD_NAMES,
    CUSTOMER_WIN,
    FEST_POINTS,
    KIND_NAMES,
    LAYOUT_NAMES,
    PARLOUR_COST,
    PLACE_NAMES,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
    SHELF_EACH,
    SHELF_POINTS,
    SHELVES,
    SPACES,
    STORED_POINTS,
    TILE_IDS,
    TYPE_LETTERS,
    UNUSED_FOR_A_POINT,
    VENUES,
    VILLES,
)
from cheeseboard.games.fromage.notation_names import LETTERS
from cheeseboard.games.fromage.rules_score import (
    ability_count,
    ability_each,
    bistro_row,
    cheeses_of_age,
    cheeses_on_shelf,
    corp_points,
    corp_stored,
    corp_track,
    festival_group,
    influence,
    order_points,
    orders_done,
    pairings,
    region_points,
    shelf_count,
    unused,
    villes_points,
)
from cheeseboard.games.fromage.rules_state import CORPORATION_SEAT
from cheeseboard.kernel.tell import Told
from cheeseboard.toolkit.clauses import Clause, Effect, Term, numbered_clauses, numbered_effects
from cheeseboard.toolkit.scene import Args, Msg

CHAPTERS = (
    *("setup", "turn", "make", "gather", "festival", "shop", "bistro", "villes", "fruit", "milk", "order", "build"),
    *("end", "tile", "solo", "ruling"),
)
"""Chapters of the rulebook page, in order."""

_CLAUSES = (  # id, reference, chapter; the number of a clause is its place, from 1
    ("box.counts", "L527-553", "setup"),
    ("setup.inserts-by-count", "L23", "setup"),
    ("setup.side-one-first", "L23", "setup"),
    ("setup.sides-mixed", "L23", "setup"),
    ("setup.quadrants-any-order", "L27", "setup"),
    ("setup.resource-tile-random", "L27", "setup"),
    ("setup.seat-faces-quadrant", "L27", "setup"),
    ("setup.two-opposite", "L27", "setup"),
    ("setup.four-around", "L27, L31, ruling A12", "setup"),
    ("setup.customers-random", "L35", "setup"),
    ("setup.orders-shuffled", "L37", "setup"),
    ("setup.resources-in-reach", "L37", "setup"),
    ("setup.fifteen-cheeses", "L39", "setup"),
    ("setup.three-workers", "L39", "setup"),
    ("setup.board-random", "L41", "setup"),
    ("setup.two-from-left", "L41", "setup"),
    ("setup.one-from-opposite", "L41", "setup"),
    ("stock.structures", "L43", "setup"),
    ("stock.livestock", "L45", "setup"),
    ("stock.fruit", "L47", "setup"),
    ("stock.orders-open", "L49, L311", "setup"),
    ("draft.four-random", "L55", "tile"),
    ("draft.keep-one-pass-left", "L55", "tile"),
    ("draft.cover-any-number", "L55", "tile"),
    ("draft.rest-to-box", "L55, ruling A16", "tile"),
    ("turn.collect-first", "L81, L111", "turn"),
    ("turn.simultaneous", "L17, L81", "turn"),
    ("turn.own-quadrant-only", "L17, L81", "turn"),
    ("turn.available-workers-only", "L81, L111, ruling T3", "turn"),
    ("turn.gather-and-make-any-order", "L81, ruling T4", "turn"),
    ("turn.rotate-clockwise", "L17, L83, L97, L101, ruling T22", "turn"),
    ("turn.reaction-order", "L103", "turn"),
    ("collect.facing-you", "L111, L123", "turn"),
    ("collect.not-otherwise", "L121", "turn"),
    ("collect.first-turn-none", "L115", "turn"),
    ("collect.never-cheese", "L117", "turn"),
    ("collect.rotation-counts", "L125, L207, L381, L389", "turn"),
    ("collect.several-at-once", "L385", "turn"),
    ("collect.stronger-longer", "L127", "turn"),
    ("make.empty-space", "L135", "make"),
    ("make.worker-of-type", "L135, L139, L141", "make"),
    ("make.worker-covers", "L135, L139", "make"),
    ("make.bronze-one", "L153, L159", "make"),
    ("make.silver-two", "L153, L159", "make"),
    ("make.gold-three", "L153, L159", "make"),
    ("make.fruit-needed", "L171, L279", "make"),
    ("make.once-a-turn", "L89, L173", "make"),
    ("make.blocked-spaces", "L175", "make"),
    ("gather.own-sector", "L183", "gather"),
    ("gather.empty-space", "L183", "gather"),
    ("gather.three-spaces", "L183, L189", "gather"),
    ("gather.yield-at-once", "L185, L191", "gather"),
    ("gather.wait-equals-yield", "L127, L185, L191", "gather"),
    ("gather.once-a-turn", "L87, L187", "gather"),
    ("gather.no-cheese", "L195", "gather"),
    ("gather.any-type", "L197", "gather"),
    ("resource.same-turn", "L199", "gather"),
    ("resource.kinds-alike", "L201", "gather"),
    ("resource.unlimited", "L203", "gather"),
    ("festival.orthogonal", "L217", "festival"),
    ("festival.samples-everybody", "L217, ruling T17", "festival"),
    ("festival.age-equals-samples", "L217", "festival"),
    ("festival.groups-scored", "L217", "festival"),
    ("festival.table", "L219, L221", "festival"),
    ("festival.several-groups", "L217, L221", "festival"),
    ("shop.sign-per-shelf", "L227", "shop"),
    ("shop.resource-at-once", "L227, L237", "shop"),
    ("shop.two-different", "L229", "shop"),
    ("shop.one-any", "L231, L237", "shop"),
    ("shop.swap", "L233", "shop"),
    ("shop.shelves-scored", "L227, L237", "shop"),
    ("shop.point-sign-per-cheese", "L227, L237", "shop"),
    ("bistro.plates", "L245", "bistro"),
    ("bistro.pair", "L245", "bistro"),
    ("bistro.row-by-pairs", "L245, L249", "bistro"),
    ("bistro.row-one", "L249-257", "bistro"),
    ("villes.influence", "L263", "villes"),
    ("villes.regions-by-age", "L263", "villes"),
    ("villes.six-regions", "L263", "villes"),
    ("villes.most-takes", "L263, ruling T18", "villes"),
    ("villes.value-by-players", "L263", "villes"),
    ("villes.tie-flips", "L265", "villes"),
    ("villes.tie-value-by-players", "L265", "villes"),
    ("villes.tie-none-small", "L265, ruling A18", "villes"),
    ("villes.example", "L269", "villes"),
    ("fruit.basket-first", "L279", "fruit"),
    ("fruit.spent-from-basket", "L279, L281", "fruit"),
    ("fruit.product", "L279, L283", "fruit"),
    ("fruit.bonus-too", "L301", "fruit"),
    ("milk.any-time", "L289", "milk"),
    ("milk.cost", "L289, L291, L293", "milk"),
    ("milk.place-at-once", "L289", "milk"),
    ("milk.match", "L289, L291, L303, ruling T9, ruling A9, ruling A10", "milk"),
    ("milk.no-worker", "L287, L289, L303", "milk"),
    ("milk.each-once", "L289", "milk"),
    ("milk.besides-make", "L287, L297", "milk"),
    ("milk.several", "L287, L299", "milk"),
    ("milk.may-end-game", "L287", "milk"),
    ("order.both-needs", "L311, L321-333", "order"),
    ("order.when-placing", "L311", "order"),
    ("order.optional", "L311, L397", "order"),
    ("order.moved-right", "L311", "order"),
    ("order.one-per-cheese", "L315, ruling A19", "order"),
    ("order.not-backwards", "L317", "order"),
    ("order.bonus-counts", "L319", "order"),
    ("order.track", "L311, L335-341", "order"),
    ("build.any-time", "L347", "build"),
    ("build.exact-at-once", "L347, L353, L355", "build"),
    ("build.then-works", "L347", "build"),
    ("build.many-times", "L347", "build"),
    ("build.scoring-at-end", "L347", "build"),
    ("build.parallel-boards", "L503, L505-515", "build"),
    ("build.names", "L505-515", "build"),
    ("barn.worker", "L517", "build"),
    ("barn.next-turn", "L517", "build"),
    ("barn.not-gather", "L385, L517", "build"),
    ("greenhouse.plus-one", "L519, ruling T13", "build"),
    ("greenhouse.once-a-turn", "L511, L519", "build"),
    ("dock.venue", "L513, L521", "build"),
    ("dock.bonus-too", "L521", "build"),
    ("hq.used-only", "L515, L523", "build"),
    ("end.last-cheese-announced", "L361", "end"),
    ("end.finish-turn", "L361, ruling T20, ruling A13", "end"),
    ("end.all-cheese-counts", "L367", "end"),
    ("end.workers-off", "L363", "end"),
    ("end.two-unused-one-point", "L363", "end"),
    ("end.most-wins", "L17, L363", "end"),
    ("end.tie-cheese", "L363, house", "end"),
    ("end.tie-shared", "L363", "end"),
    ("end.prestige-sources", "L17, L133, L393", "end"),
    ("solo.standard-otherwise", "L415", "solo"),
    ("solo.level-one-first", "L419", "solo"),
    ("solo.cheeses-on-board", "L421", "solo"),
    ("solo.two-colours", "L421", "solo"),
    ("solo.no-workers", "L423", "solo"),
    ("solo.single-deck", "L425", "solo"),
    ("solo.draft", "L427-435", "solo"),
    ("solo.acts-first", "L453, L465", "solo"),
    ("solo.draws-order", "L453, L465", "solo"),
    ("solo.leftmost-cheese", "L453", "solo"),
    ("solo.your-venue", "L453, L467, L469", "solo"),
    ("solo.you-choose", "L453", "solo"),
    ("solo.no-fruit", "L453", "solo"),
    ("solo.discard", "L453", "solo"),
    ("solo.reshuffle", "L453", "solo"),
    ("solo.no-space-keeps", "L455", "solo"),
    ("solo.end-empty-board", "L473, ruling A14", "solo"),
    ("solo.score-track", "L475, L491, ruling A15", "solo"),
    ("solo.score-customers", "L475, L495", "solo"),
    ("solo.score-orders", "L455, L475, L493", "solo"),
    ("solo.example", "L485, L489-497", "solo"),
    ("solo.levels-harder", "L477", "solo"),
    ("ruling.resource-space-blocks", "ruling T21", "ruling"),
    ("ruling.order-not-from-same-cheese", "ruling T6", "ruling"),
    ("ruling.own-fruit-not-in-advance", "ruling T8", "ruling"),
    ("ruling.barn-one-worker", "ruling A5", "ruling"),
    ("ruling.swap-orders", "ruling T14, ruling A6", "ruling"),
    ("ruling.unused-summed", "house", "ruling"),
    ("ruling.hq-counts-own-cost", "ruling T15", "ruling"),
    ("ruling.order-deck-empty", "ruling T16, ruling C12", "ruling"),
    ("ruling.private-until-ready", "ruling A1, ruling C14", "ruling"),
    ("ruling.solo-no-card-left", "house", "ruling"),
    ("ruling.answer-first", "house", "ruling"),
    ("ruling.build-once", "house", "ruling"),
    ("ruling.effects-in-any-order", "ruling T7, ruling C2", "ruling"),
    ("ruling.greenhouse-by-itself", "ruling A4, ruling C1", "ruling"),
    ("ruling.two-named-first", "ruling A7, ruling C3", "ruling"),
    ("ruling.use-without-card", "ruling A8, ruling C4", "ruling"),
    ("ruling.nothing-gained", "ruling C5", "ruling"),
    ("ruling.cart-with-vat", "ruling C6", "ruling"),
    ("ruling.first-occasion", "ruling C10", "ruling"),
    ("ruling.openly-when-short", "ruling A2, ruling C15", "ruling"),
    ("ruling.ready-taken-back", "ruling A1", "ruling"),
    ("ruling.one-choice", "ruling C16", "ruling"),
    ("ruling.worker-tile-one", "house", "ruling"),
    ("ruling.tile-replaces", "ruling A11, ruling A17", "ruling"),
    ("ruling.blocked-plate", "ruling T19", "ruling"),
    ("ruling.greenhouse-one", "ruling T12", "ruling"),
    ("solo.level-two", "house", "solo"),
    ("solo.level-three", "house", "solo"),
    ("solo.level-four", "ruling C11", "solo"),
    ("solo.win-higher", "house", "solo"),
    ("option.level", "house", "solo"),
    ("option.printed-layout", "L23", "setup"),
    ("tile.market-barn", "house", "tile"),
    ("tile.timber-yard", "house", "tile"),
    ("tile.double-byre", "house", "tile"),
    ("tile.orchard", "house", "tile"),
    ("tile.post-house", "house", "tile"),
    ("tile.barter-stall", "ruling C7", "tile"),
    ("tile.extra-vat", "ruling C6", "tile"),
    ("tile.lookout", "house", "tile"),
    ("tile.hay-loft", "house", "tile"),
    ("tile.jam-kettle", "house", "tile"),
    ("tile.fruit-press", "house", "tile"),
    ("tile.dispatch-desk", "house", "tile"),
    ("tile.masons-shed", "ruling C8", "tile"),
    ("tile.sorting-room", "house", "tile"),
    ("tile.day-labour", "ruling C9", "tile"),
    ("tile.long-haul", "ruling C9", "tile"),
    ("tile.shop-round", "house", "tile"),
    ("tile.fair-stall", "house", "tile"),
    ("tile.rail-siding", "house", "tile"),
    ("tile.kitchen-door", "house", "tile"),
    ("tile.bronze-cellar", "house", "tile"),
    ("tile.silver-cellar", "house", "tile"),
    ("tile.gold-cellar", "house", "tile"),
    ("tile.tandem-cart", "house", "tile"),
    ("tile.festival-marquee", "house", "tile"),
    ("tile.shop-sign", "house", "tile"),
    ("tile.chefs-letter", "house", "tile"),
    ("tile.rail-map", "house", "tile"),
    ("tile.gold-vault", "house", "tile"),
    ("tile.fresh-guild", "house", "tile"),
    ("tile.granary", "house", "tile"),
    ("tile.grand-tour", "house", "tile"),
)

CLAUSES: tuple[Clause, ...] = numbered_clauses(_CLAUSES)
"""All clauses, by their number less one."""

_FIRST_TILE = next(code for code, (name, _, _) in enumerate(_CLAUSES) if name == "tile.market-barn")

_EFFECTS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    # id; what `seat`, `a`, `b` are: "kind:name in the text", "" = unused; a fourth is `b` once more; clause
    ("venues-laid", ("", "venues:venues", ""), "setup.quadrants-any-order"),
    ("sectors-laid", ("", "resource:resource", ""), "setup.resource-tile-random"),
    ("side-chosen", ("", "venue:venue", "layout:layout"), "setup.sides-mixed"),
    ("customer-placed", ("", "region:region", "customer:points"), "setup.customers-random"),
    ("board-dealt", ("seat:who", "board:board", ""), "setup.board-random"),
    ("start-stock", ("seat:who", "amount:things", ""), "setup.two-from-left"),
    ("dealt", ("seat:who", "tile:tile", ""), "draft.four-random"),
    ("drafted", ("seat:who", "tile:tile", ""), "draft.keep-one-pass-left"),
    ("passed", ("", "", ""), "draft.keep-one-pass-left"),
    ("laid", ("seat:who", "ability:ability", "tile:tile"), "draft.cover-any-number"),
    ("draft-over", ("", "", ""), "draft.rest-to-box"),
    ("turned", ("", "int:turn", "first:first"), "turn.rotate-clockwise"),
    ("came-home", ("seat:who", "worker:worker", ""), "collect.facing-you"),
    ("openly", ("", "seat:who", ""), "ruling.openly-when-short"),
    ("gathered", ("seat:who", "worker:worker", "sector:resource", "nth:n"), "gather.yield-at-once"),
    ("made", ("seat:who", "worker:worker", "spot:place"), "make.empty-space"),
    ("milked", ("seat:who", "cost:cost", "spot:place"), "milk.place-at-once"),
    ("vat", ("seat:who", "worker:worker", "spot:place"), "tile.extra-vat"),
    ("built", ("seat:who", "ability:ability", "int:cost"), "build.exact-at-once"),
    ("worked", ("seat:who", "worker:worker", "ability:ability"), "barn.worker"),
    ("fruit-spent", ("seat:who", "mark:mark", "int:count"), "fruit.spent-from-basket"),
    ("gained", ("seat:who", "amount:things", ""), "gather.yield-at-once"),
    ("order-drawn", ("seat:who", "card:card", ""), "stock.orders-open"),
    ("order-completed", ("seat:who", "card:card", "int:count"), "order.moved-right"),
    ("order-kept", ("seat:who", "card:card", ""), "order.optional"),
    ("fired", ("seat:who", "ability:ability", ""), "build.many-times"),
    ("sign", ("seat:who", "shelf:shelf", ""), "shop.resource-at-once"),
    ("greenhouse", ("seat:who", "resource:resource", ""), "greenhouse.plus-one"),
    ("greenhouse-declined", ("seat:who", "resource:resource", ""), "ruling.greenhouse-by-itself"),
    ("cast", ("seat:who", "one:things", ""), "shop.swap"),
    ("order-cast", ("seat:who", "card:card", ""), "ruling.swap-orders"),
    ("declined", ("seat:who", "what:what", ""), "shop.swap"),
    ("sorted", ("seat:who", "card:card", ""), "tile.sorting-room"),
    ("reshuffled", ("", "int:count", ""), "ruling.order-deck-empty"),
    ("no-card", ("seat:who", "int:count", ""), "ruling.order-deck-empty"),
    ("last-cheese", ("seat:who", "", ""), "end.last-cheese-announced"),
    ("ready", ("seat:who", "", ""), "turn.rotate-clockwise"),
    ("ready-again", ("seat:who", "", ""), "ruling.ready-taken-back"),
    ("corp-drew", ("", "card:card", ""), "solo.draws-order"),
    ("corp-placed", ("", "spot:place", "int:count"), "solo.leftmost-cheese"),
    ("corp-stored", ("", "card:card", "int:count"), "solo.no-space-keeps"),
    ("corp-empty", ("", "", ""), "solo.end-empty-board"),
    ("won", ("seat:who", "int:points", "how:how"), "end.most-wins"),
    ("beaten", ("seat:who", "int:points", "int:theirs"), "solo.win-higher"),
    ("not-beaten", ("seat:who", "int:points", "int:theirs"), "solo.win-higher"),
)

_HEADLINES = ("draft-over", "won", "beaten", "not-beaten")
_SCORING = ("made", "milked", "vat", "order-completed")

EFFECTS: tuple[Effect, ...] = numbered_effects(_EFFECTS, _HEADLINES, _SCORING)
"""All effects, by their number less one."""

SPACES_EACH = 18
_PRINTED = len(PLACE_NAMES)  # codes of abilities: places as printed, then tiles


# -- names of things, as messages --------------------------------------------------------------------------------------
def resource_word(resource: int) -> Msg:
    """A resource by its number."""
    return Msg(f"resource-{RESOURCES[resource]}")


def amount_word(resource: int, count: int) -> Msg:
    """So many of a resource: "2 structures"."""
    return Msg(f"amount-{RESOURCES[resource]}", {"count": count})


def venue_word(venue: int) -> Msg:
    """A venue by its number."""
    return Msg(f"venue-{VENUES[venue]}")


def worker_word(worker: int) -> Msg:
    """The soft, hard or bleu worker."""
    return Msg(f"worker-{TYPE_LETTERS[worker]}")


def tile_word(tile: int) -> Msg:
    """Name of a structure tile."""
    return Msg(f"tile-{TILE_IDS[tile]}")


def ability_word(ability: int) -> Msg:
    """An ability by its code: 0..3 as printed on the board, 4 + tile."""
    return tile_word(ability - _PRINTED) if ability >= _PRINTED else Msg(f"ability-{PLACE_NAMES[ability]}")


def kind_word(kind: int) -> Msg:
    """A kind of cheese: "soft, bronze"."""
    return Msg(f"kind-{KIND_NAMES[kind]}")


def card_word(card: int) -> Msg:
    """An order card: its cheese and what it wants."""
    name = CARD_NAMES[card]
    return Msg("order-card", {"name": Msg(f"card-{name}"), "kind": Msg(f"kind-{name[:2]}")})


def region_word(region: int) -> Msg:
    """A region of the Villes."""
    return Msg(f"region-{REGIONS[region]}")


def place_word(s: Any, venue: int, space: int) -> str | Msg:
    """A space as sentences call it: its id, in the Villes the city."""
    if venue == VILLES:
        return Msg(f"city-{SPACES[0][VILLES][space]}")
    layout = int(s.side[venue]) if s is not None else 0
    return SPACES[layout][venue][space] if layout < len(SPACES) else VENUES[venue]


# -- effects -----------------------------------------------------------------------------------------------------------
def _of_seat(kind: str, s: Any, told: Told) -> str | int | Msg:
    """Arguments that the table or the other number of the effect completes."""
    if kind == "amount":
        return amount_word(told.a, told.b)
    if kind == "cost":
        return PARLOUR_COST[int(s.board[told.seat]), told.a]
    return CUSTOMER_WIN[int(s.seats), told.b]


_WORDS: dict[str, Callable[[int], str | int | Msg | tuple[str | Msg, ...]]] = {
    "resource": resource_word,
    "one": lambda resource: amount_word(resource, 1),
    "sector": lambda value: resource_word(value // 4),
    "nth": lambda value: value % 4,
    "venue": venue_word,
    "venues": lambda packed: tuple(venue_word((packed >> (2 * q)) & 3) for q in range(4)),
    "layout": lambda layout: LAYOUT_NAMES[layout],
    "region": region_word,
    "worker": worker_word,
    "tile": tile_word,
    "ability": ability_word,
    "card": card_word,
    "mark": lambda mark: ("", "fruited", "jam")[mark],
    "board": lambda board: board + 1,
    "shelf": lambda shelf: shelf + 1,
    "what": lambda swap: "swap" if swap else "barter",
    "how": lambda how: ("most", "cheese", "shared")[how],
    "seat": lambda seat: LETTERS[seat] if 0 <= seat < len(LETTERS) else "-",
    "int": int,
}


def effect_args(s: Any, told: Told) -> Args:
    """Arguments of the effect's sentence, by the names its Effect gives. A seat is a letter; the match knows names."""
    given: Args = {}
    for about, value in zip(EFFECTS[told.effect - 1].args, (told.seat, told.a, told.b, told.b)):
        kind, _, name = about.partition(":")
        if not name:
            continue
        if kind == "spot":
            given[name] = place_word(s, *divmod(value, SPACES_EACH))
        elif kind in ("amount", "cost", "customer"):
            given[name] = _of_seat(kind, s, told)
        elif kind == "first":
            given[name] = "yes" if told.a == 1 else "no"
        else:
            given[name] = _WORDS[kind](value)
    return given


def effect_nodes(told: Told) -> tuple[str, ...]:
    """Nodes of the scene at which the effect happened, in the order of the movement."""
    nodes: list[str] = []
    for about, value in zip(EFFECTS[told.effect - 1].args[1:3], (told.a, told.b), strict=True):
        kind = about.partition(":")[0]
        if kind == "worker":
            nodes.append(f"worker:{LETTERS[told.seat]}:{TYPE_LETTERS[value]}")
        elif kind == "sector":
            nodes.append(f"sector:{value % 4}")
        elif kind == "card":
            nodes.append(f"order:{CARD_NAMES[value]}")
        elif kind in ("amount", "resource", "one") and told.seat >= 0:
            nodes.append(f"stock:{RESOURCES[value]}")
        elif kind == "region":
            nodes.append(f"customer:{REGIONS[value]}")
        elif kind == "ability" and value < _PRINTED:
            nodes.append(f"place:{PLACE_NAMES[value]}")
    return tuple(nodes)


# -- score -------------------------------------------------------------------------------------------------------------
def _festival(s: Any, seat: int) -> list[Term]:
    lines: list[Term] = []
    counted = 0
    while group := int(festival_group(s, seat, counted)):
        counted |= group
        size = group.bit_count()
        lines.append(Term(Msg("term-festival", {"size": size}), 1, FEST_POINTS[size], "festival.groups-scored"))
    return lines


def _fromagerie(s: Any, seat: int) -> list[Term]:
    shelves = int(shelf_count(s, seat))
    lines = [Term(Msg("term-shelves", {"shelves": shelves}), 1, SHELF_POINTS[shelves], "shop.shelves-scored")]
    for shelf in range(SHELVES):
        count = int(cheeses_on_shelf(s, seat, shelf)) if SHELF_EACH[shelf] else 0
        label = Msg("term-sign", {"shelf": shelf + 1})
        lines.append(Term(label, count, SHELF_EACH[shelf], "shop.point-sign-per-cheese"))
    return lines


def _bistro(s: Any, seat: int) -> list[Term]:
    pairs, row = int(pairings(s, seat)), int(bistro_row(s, seat))
    lines = []
    for age, letter in enumerate(AGE_LETTERS):
        label = Msg("term-plates", {"age": Msg(f"age-{letter}"), "pairs": pairs})
        count = int(cheeses_of_age(s, seat, BISTRO, age))
        lines.append(Term(label, count, BISTRO_POINTS[row, age], "bistro.row-by-pairs"))
    return lines


def _villes(s: Any, seat: int) -> list[Term]:
    lines = []
    for region in range(REGION_COUNT):
        worth = int(region_points(s, seat, region))
        tied = sum(int(influence(s, one, region)) >= int(influence(s, seat, region)) for one in range(5)) > 1
        label = Msg("term-region-tied" if tied else "term-region", {"region": region_word(region)})
        lines.append(Term(label, 1, worth, "villes.tie-flips" if tied else "villes.most-takes"))
    return lines


def _abilities(s: Any, seat: int) -> list[Term]:
    lines = []
    for place in range(_PRINTED):
        count = int(ability_count(s, seat, place))
        tile = int(s.tile[seat, place])
        if tile < len(TILE_IDS):
            label, clause = Msg("term-tile", {"tile": tile_word(tile)}), CLAUSES[_FIRST_TILE + tile].id
        else:
            label = Msg("term-hq", {"resource": resource_word(BOARD_HQ[int(s.board[seat])])})
            clause = "hq.used-only"
        lines.append(Term(label, count, int(ability_each(s, seat, place)), clause))
    return lines


def terms(s: Any, seat: int) -> list[Term]:
    """The lines of a seat's score as far as `s` shows; their totals sum to its points.

    Lines worth nothing are left out. Alone, a last line without points says what the Corporation has.
    """
    if int(s.board[seat]) >= BOARD_COUNT or any(int(s.side[venue]) >= len(SPACES) for venue in range(len(VENUES))):
        return []
    orders, left = int(orders_done(s, seat)), int(unused(s, seat))
    lines = [*_festival(s, seat), *_fromagerie(s, seat), *_bistro(s, seat), *_villes(s, seat)]
    lines += [
        Term(Msg("term-orders", {"orders": orders}), 1, int(order_points(s, seat)), "order.track"),
        Term(Msg("term-fruit"), int(s.fruited[seat, 0]), int(s.fruited[seat, 1]), "fruit.product"),
        *_abilities(s, seat),
        Term(Msg("term-unused", {"unused": left}), left // UNUSED_FOR_A_POINT, 1, "end.two-unused-one-point"),
    ]
    lines = [line for line in lines if line.total]
    return [*lines, _corporation(s)] if int(s.level) else lines


def _corporation(s: Any) -> Term:
    told: Args = {"points": int(corp_points(s)), "track": int(corp_track(s))}
    told |= {"customers": int(villes_points(s, CORPORATION_SEAT)), "stored": STORED_POINTS * int(corp_stored(s))}
    return Term(Msg("term-corporation", told), 0, 1, "solo.score-track")
