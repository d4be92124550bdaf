"""One game on two tables: the engine's record and the stranger's referee. After every step all must agree."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

from cheeseboard import games
from cheeseboard.games.fromage import rules_state as codes
from cheeseboard.kernel import Game, contract
from fromage.stranger import Referee
from fromage.stranger_facts import (
    BOARDS,
    BOX,
    CARDS,
    GOODS,
    KINDS,
    LAYOUTS,
    PAIRS,
    PLACES,
    REGIONS,
    SEATED,
    SPACES,
    TILES,
    TYPES,
    VENUES,
)
from fromage.stranger_scatter import copy_to, scatter
from fromage.stranger_score import ranks, scores
from fromage.stranger_table import DRAW

GAME = games.load("fromage") if "fromage" in games.find() else Game("cheeseboard.games.fromage", "fromage")
IDS = {key: list(spaces) for key, spaces in SPACES.items()}
SOURCES = ("sign", *PLACES)
SIMPLE = {"ready": codes.READY, "complete": codes.COMPLETE, "keep": codes.KEEP, "skip": codes.SKIP, "laid": codes.LAID,
          "use": codes.TAKE}  # fmt: skip
RING = list(BOX["sectors_clockwise"])
PHASES = {codes.DRAFT: "draft", codes.LAYING: "laying", codes.DEAL: "deal", codes.CORPORATION: "corporation",
          codes.HEAD_START: "corporation", codes.TURN: "turn"}  # fmt: skip


def number(slow: Referee, seat: int, move: str) -> int:
    """The action that a move of the notation is, as `rules_state` numbers them."""
    verb, *words = move.split()
    if verb in SIMPLE:
        return int(SIMPLE[verb])
    first, last = words[0], words[-1]
    if verb == "gather":
        return int(codes.GATHER + TYPES.index(first) * 3 + int(last) - 1)
    if verb in ("make", "milk", "vat"):
        venue = slow.venue(seat)
        k = IDS[venue, slow.layouts[venue]].index(last)
        parlour = list(BOARDS[slow.seats[seat].board].parlours).index(int(first)) if verb == "milk" else 0
        return int({"make": codes.MAKE, "milk": codes.MILK + 18 * parlour, "vat": codes.VAT}[verb] + k)
    if verb == "corp":
        venue = next(venue for venue in VENUES if last in IDS[venue, slow.layouts[venue]])
        return int(codes.CORP + IDS[venue, slow.layouts[venue]].index(last))
    if verb == "build":
        return int(codes.BUILD + PLACES.index(first))
    if verb == "work":
        return int(codes.WORK + PLACES.index(first) * 3 + TYPES.index(last))
    if verb == "fire":
        return int(codes.FIRE + SOURCES.index(first))
    if verb == "take":
        return int(codes.PAIR + PAIRS.index(first) if "+" in first else codes.PICK + GOODS.index(first))
    if verb == "give":
        return int(codes.CAST_ORDER + KINDS.index(first) if first in KINDS else codes.CAST + GOODS.index(first))
    if verb == "draft":
        return int(codes.DRAFT_TILE + TILES.index(first))
    assert verb == "lay"
    return int(codes.LAY + PLACES.index(last) * 32 + TILES.index(first))


def bits(mask: int) -> set[str]:
    """A mask of tiles."""
    return {tile for t, tile in enumerate(TILES) if mask >> t & 1}


def different(theirs: Any, mine: Any) -> str:
    """Where two things differ, for people."""
    if isinstance(mine, dict):
        return ", ".join(f"{k}: {theirs.get(k)} and not {v}" for k, v in mine.items() if theirs.get(k) != v)
    return f"{theirs} and not {mine}"


class Tables:
    """Both tables, and the dice that both use."""

    def __init__(self, seed: int, options: dict[str, Any], referee: type[Referee] = Referee) -> None:
        self.rng, self.options = random.Random(seed), options
        self.chosen = GAME.options(**options)
        self.states = GAME.new(self.chosen)
        self.s = GAME.view(self.states)
        self.counts: Counter[str] = Counter()
        self.taste = {verb: self.rng.choice((1, 4, 12)) for verb in TASTES}
        self.referee = referee
        self.scatters = self.rng.choice((0, 1, 1, 4))  # after that turn
        self.wild = self.rng.random() < 0.5
        self.slow: Referee

    # -- the set-up, up to where the referee comes in --------------------------------------------------------------

    def outcome(self) -> int:
        """Nature's draw on the engine's table, by its weights."""
        outcomes = GAME.chance(self.states)
        drawn = self.rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
        return int(drawn)

    def set_up(self) -> None:
        s = self.s
        ways = Counter[int]()
        while s.phase < codes.START_ORDERS:
            phase, outcomes = int(s.phase), GAME.chance(self.states)
            ways[phase] += 1
            if phase == codes.VENUES:
                assert outcomes == [(k, 1) for k in range(24)]
            elif phase == codes.SECTORS:
                assert outcomes == [(k, 1) for k in range(4)]
            elif phase == codes.CUSTOMERS:
                left = Counter(dict.fromkeys(range(3), 2)) - Counter(kind for kind in list(s.customer) if kind < 3)
                assert dict(outcomes) == left
            elif phase == codes.SIDES:
                assert [o for o, _ in outcomes] == list(range(3 if self.options["players"] == 4 else 2))
            GAME.draw(self.states, self.outcome())
        assert ways[codes.CUSTOMERS] == 6
        self.begin()
        slow, orders = self.slow, []
        for seat in range(slow.players):
            gets = slow.start_stock(seat)
            orders += [seat] * gets.count("order")
            for good in gets:
                if good != "order":
                    slow.seats[seat].stock[good] += 1
        for seat in orders:
            assert GAME.actors(self.states) == contract.CHANCE and s.drawer == seat
            assert {CARDS[o] for o, _ in GAME.chance(self.states)} == set(slow.cards("deck"))
            self.draw_card(seat)
        if self.options.get("tiles"):
            slow.phase = "deal"
        else:
            slow.begin()

    def begin(self) -> None:
        """The referee's table as the engine's set-up has it."""
        s = self.s
        quadrants = [VENUES[v] for v in list(s.venue)]
        sectors = [GOODS[r] for r in list(s.sector)]
        k = RING.index(sectors[0])
        assert sectors == RING[k:] + RING[:k] and set(quadrants) == set(VENUES)
        sides = {venue: LAYOUTS[s.side[v]] for v, venue in enumerate(VENUES)}
        for venue, side in sides.items():
            assert self.options.get(venue, "I") in ("any", side)
        boards = [int(s.board[seat]) + 1 for seat in range(s.seats)]
        customers = dict(zip(REGIONS, ("ABC"[k] for k in list(s.customer)), strict=True))
        self.slow = self.referee(quadrants, sectors, boards, customers, **{**self.options, **sides, "level": s.level})
        assert len(set(boards)) == s.seats and len(SEATED[s.seats]) == s.seats

    # -- nature ----------------------------------------------------------------------------------------------------

    def draw_card(self, seat: int) -> None:
        """A card, the same on both tables; sometimes one that fits what is made."""
        slow = self.slow
        deck = set(slow.cards("deck"))
        assert {CARDS[o]: w for o, w in GAME.chance(self.states)} == dict.fromkeys(deck, 1)
        card = self.luck(sorted(deck))
        GAME.draw(self.states, CARDS.index(card))
        if slow.seats[seat].asked == DRAW or seat < 0:
            slow.draw(seat, card)
        else:
            slow.take_card(card, ("held", seat))

    def luck(self, names: list[str]) -> str:
        """Which card or tile it is."""
        return self.rng.choice(names)

    def deal(self) -> None:
        """Four tiles each; alone four, three, two, one."""
        slow, size = self.slow, 4
        gone = slow.out | set[str]().union(*(mine.kept for mine in slow.seats))
        if slow.players == 1:
            size = 4 - len(slow.seats[0].kept)
        hands: list[set[str]] = []
        for seat in range(slow.players):
            hands.append(set())
            for _ in range(size):
                assert GAME.actors(self.states) == contract.CHANCE and self.s.drawer == seat
                left = [tile for tile in TILES if tile not in gone]
                assert GAME.chance(self.states) == [(TILES.index(tile), 1) for tile in left]
                tile = self.luck(left)
                GAME.draw(self.states, TILES.index(tile))
                hands[-1].add(tile)
                gone.add(tile)
        slow.deal(hands)

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, longest: int = 2000) -> None:
        """To the end, or until it has lasted long enough."""
        self.set_up()
        self.agree()
        for _ in range(longest):
            if self.slow.over:
                break
            self.step()
            self.agree()
        if self.slow.over:
            self.the_end()

    def the_end(self) -> None:
        assert GAME.actors(self.states) == contract.OVER
        assert GAME.ranks(self.states) == ranks(self.slow.table())
        assert all(not GAME.legal(self.states, seat) for seat in range(self.slow.players))
        self.counts["over"] += 1
        self.counts["reshuffled"] += self.slow.reshuffled
        self.counts["two last"] += len(self.slow.last) > 1

    def step(self) -> None:
        slow = self.slow
        if slow.phase == "deal":
            self.deal()
        elif slow.waits_for_card():
            seat = self.s.drawer if self.s.phase == codes.TURN else -1
            assert seat in slow.waits_for_card()
            self.draw_card(int(seat))
        else:
            waiting = GAME.waiting(self.states)
            seat = self.rng.choice(waiting)
            self.move(seat, self.choose(sorted(slow.moves(seat))))

    def move(self, seat: int, move: str) -> None:
        slow = self.slow
        self.note(seat, move)
        if move == "ready" and all(mine.ready for other, mine in enumerate(slow.seats) if other != seat):
            self.stir()
        GAME.apply(self.states, seat, number(slow, seat, move))
        slow.play(seat, move)

    def stir(self) -> None:
        """At the end of a turn, when what is now becomes what everybody sees: once, or in wild games every turn."""
        if self.scatters and self.slow.turn >= self.scatters:
            self.scatters = self.scatters if self.wild else 0
            scatter(self.slow, self.rng)
            copy_to(self.slow, self.s)

    def choose(self, moves: list[str]) -> str:
        return self.rng.choices(moves, [self.taste.get(move.split()[0], 4) for move in moves])[0]

    def note(self, seat: int, move: str) -> None:
        """What has come up, so that tests can say that it did."""
        verb, *words = move.split()
        self.counts[verb] += 1
        mine = self.slow.seats[seat]
        if verb in ("build", "work"):
            self.counts[mine.tiles.get(words[0], words[0])] += 1

    # -- what must agree -------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """What the referee leaves to the engine: that a turn could run out of cards, and so is played openly."""
        slow, s = self.slow, self.s
        if slow.phase == "turn" and s.phase == codes.TURN and bool(s.openly) != slow.openly:
            assert not any(mine.ready or mine.acted or mine.story for mine in slow.seats), "in the middle of a turn"
            slow.set_openly(bool(s.openly))
            if slow.players > 1 and slow.openly and not slow.options["clockwise"]:
                self.counts["openly"] += 1
                assert len(slow.cards("deck")) < 36

    def agree(self) -> None:
        slow, s = self.slow, self.s
        if slow.over:
            assert GAME.actors(self.states) == contract.OVER
            self.same_table()
            return
        self.follow()
        assert PHASES[s.phase] == slow.phase, f"{s.phase}: {slow.phase}"
        nature = bool(slow.waits_for_card()) or slow.phase == "deal"
        assert (GAME.actors(self.states) == contract.CHANCE) == nature
        waiting = set() if nature else set(GAME.waiting(self.states))
        for seat in range(slow.players):
            mine = set() if nature else slow.moves(seat)
            assert (seat in waiting) == bool(mine), f"seat {seat}: {waiting}, {mine}"
            by_number = {number(slow, seat, move): move for move in mine}
            theirs = set(GAME.legal(self.states, seat)) if not nature else set()
            names = [GAME.notation.write_move(s, seat, action) for action in theirs - set(by_number)]
            missing = [by_number[action] for action in set(by_number) - theirs]
            assert not names and not missing, f"seat {seat}: only the engine {names}; only here {missing}"
        self.same_table()
        slow.conserve()

    def same_table(self) -> None:
        mine, theirs = self.mine(), self.theirs()
        for name, value in mine.items():
            assert theirs[name] == value, f"{name}: {different(theirs[name], value)}"
        if not self.slow.over and self.rng.random() > 0.05:
            return
        points = scores(self.slow.table())
        assert GAME.scores(self.states) == points, f"{GAME.scores(self.states)} and not {points}"

    def mine(self) -> dict[str, Any]:
        slow = self.slow
        return {
            **{"turn": slow.turn, "cheese": slow.cheese, "last": slow.last, "cards": slow.card},
            **{"left": [mine.cheese for mine in slow.seats], "stock": [mine.stock for mine in slow.seats]},
            **{"workers": [mine.workers for mine in slow.seats], "built": [mine.built for mine in slow.seats]},
            **{"milked": [mine.milked for mine in slow.seats]},
            **{
                "fruit": [(mine.fruited, mine.jam) for mine in slow.seats],
                "tiles": [mine.tiles for mine in slow.seats],
            },
            **{"corporation": slow.corporation_left},
            "ready": [mine.ready for mine in slow.seats] if not slow.over else None,
            **{"kept": [mine.kept for mine in slow.seats], "hands": [mine.hand for mine in slow.seats]},
        }

    def theirs(self) -> dict[str, Any]:
        s, slow = self.s, self.slow
        seats = range(s.seats)
        drafting = s.phase in (codes.DRAFT, codes.DEAL)
        kept = [bits(s.kept[seat]) for seat in seats]
        hands = [bits(s.hand[codes.hand_of(s, seat)]) for seat in seats] if drafting else [set()] * s.seats
        return {
            "turn": s.turn,
            "cheese": {venue: self.cells(v, venue) for v, venue in enumerate(VENUES)},
            "last": {seat for seat in seats if s.last >> seat & 1},
            "cards": {card: self.where(int(s.card[c])) for c, card in enumerate(CARDS)},
            "left": [s.cheese[seat] for seat in seats],
            "stock": [dict(zip(GOODS, row, strict=False)) for row in s.stock.tolist()[: s.seats]],
            "workers": [self.workers(seat) for seat in seats],
            "built": [{place for p, place in enumerate(PLACES) if s.built[seat] >> p & 1} for seat in seats],
            "milked": [{p + 2 for p in range(4) if s.milked[seat] >> p & 1} for seat in seats],
            "fruit": [tuple(row) for row in s.fruited.tolist()[: s.seats]],
            "tiles": [
                {place: TILES[s.tile[seat, p]] for p, place in enumerate(PLACES) if s.tile[seat, p] < 32}
                for seat in seats
            ],
            "corporation": s.corp_left,
            "ready": [s.step[seat] == codes.READIED for seat in seats] if not slow.over else None,
            "kept": kept,
            "hands": hands,
        }

    def cells(self, v: int, venue: str) -> dict[str, Any]:
        ids = IDS[venue, self.slow.layouts[venue]]
        owners = {codes.CORPORATION_SEAT: "corporation"}
        there = zip(ids, self.s.cell.tolist()[v], strict=True)
        return {space: owners.get(int(who), int(who)) for space, who in there if who >= 0}

    def where(self, at: int) -> Any:
        """Where a card lies."""
        if at >= codes.RESOLVING:
            return "resolving"
        if at >= codes.HELD_BY:
            return ("held", "done", "cast")[(at - codes.HELD_BY) // 4], (at - codes.HELD_BY) % 4
        return ("deck", "discarded", "stored")[at]

    def workers(self, seat: int) -> dict[str, tuple[Any, ...]]:
        s = self.s
        found: dict[str, tuple[Any, ...]] = {}
        for w, kind in enumerate(TYPES):
            at, back = int(s.worker[seat, w]), int(s.back[seat, w])
            if at == codes.HOME:
                assert back == -1
            elif at >= codes.ON_ABILITY:
                found[kind] = ("ability", PLACES[at - codes.ON_ABILITY], back)
            elif at >= codes.ON_VENUE:
                v, k = divmod(at - codes.ON_VENUE, 18)
                found[kind] = ("venue", (VENUES[v], IDS[VENUES[v], self.slow.layouts[VENUES[v]]][k]), back)
            else:
                r, n = divmod(at - codes.ON_SECTOR, 3)
                found[kind] = ("sector", (GOODS[r], n + 1), back)
        return found


TASTES = ("ready", "gather", "make", "milk", "build", "work", "vat", "complete", "keep", "skip", "use", "take", "lay")
COUNTS = tuple(itertools.product((1, 2, 3, 4), (False, True)))


def options(seed: int) -> dict[str, Any]:
    """Any options: players and tiles in turn, the others at random."""
    rng = random.Random(seed * 7919)
    players, tiles = COUNTS[seed % len(COUNTS)]
    sides = ("I", "II", "any") if players < 4 else ("I", "II", "P", "any")
    found: dict[str, Any] = {"players": players, "tiles": tiles, **{venue: rng.choice(sides) for venue in VENUES}}
    if players == 1:
        found["level"] = rng.randint(1, 4)
    elif rng.random() < 0.25:
        found["clockwise"] = True
    if rng.random() < 0.4:
        found["greenhouse"] = "ask"
    if rng.random() < 0.4:
        found["trigger_order"] = "listed"
    if tiles and rng.random() < 0.4:
        found["cart_with_vat"] = True
    return found


def one_game(seed: int, longest: int = 2000, referee: type[Referee] = Referee) -> Counter[str]:
    """One random game on both tables. Returns what came up."""
    tables = Tables(seed, options(seed), referee)
    tables.play(longest)
    return tables.counts
