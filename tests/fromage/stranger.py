"""A slow and obvious referee, from the rulebook and the dossier alone; its author has not read the engine's rules.

Everything is a name or a set of names. Moves are the texts of the notation ("gather S 2", "make F12"). What a move
brings about is told as a story (a generator): it stops where nature draws (`DRAW`) or where its player is asked
something (a set of moves), and goes on with the answer.
"""

from __future__ import annotations

from fromage.stranger_facts import (
    BOARDS,
    BOX,
    DAYS,
    GOODS,
    PAIRS,
    PLACES,
    POSITIONS,
    TOKENS,
    TYPES,
    Space,
    cost_of,
)
from fromage.stranger_score import CORPORATION
from fromage.stranger_table import DRAW, Layout, Story

ONCE = ("T1", "T2", "T3", "T4", "T6")  # at most once a turn
BARN_TILES = {"Y2": ("structure", 2), "Y3": ("livestock", 2), "Y4": ("fruit", 2), "Y5": ("order", 2)}
TILE_GAINS = {
    **{"T1": "livestock", "T2": "order", "T3": "livestock", "T4": "any", "D1": "livestock", "D2": "order"},
    **{"D3": "fruit", "D4": "structure", "D5": "structure", "D6": "fruit", "D7": "any", "D8": "order"},
}


class Referee(Layout):
    """One game: what a seat may do, and what comes of it."""

    # -- what a seat may do ----------------------------------------------------------------------------------------

    def moves(self, seat: int) -> set[str]:
        if self.over:
            return set()
        if self.phase in ("draft", "laying"):
            return self.tile_moves(seat)
        if self.phase == "corporation":
            return self.corporation_asks if isinstance(self.corporation_asks, set) else set()
        mine = self.seats[seat]
        if mine.ready or (self.openly and self.mover != seat):
            return set()
        if mine.story:
            return mine.asked if isinstance(mine.asked, set) else set()
        return {"ready", *self.gathers(seat), *self.makes(seat), *self.milks(seat), *self.builds(seat),
                *self.works(seat), *self.vats(seat)}  # fmt: skip

    def gathers(self, seat: int) -> set[str]:
        if "gather" in self.seats[seat].acted:
            return set()
        free = [n for n in (1, 2, 3) if not self.sector_taken(self.sector(seat), n)]
        return {f"gather {worker} {n}" for worker in TYPES if self.seats[seat].home(worker) for n in free}

    def fits(self, seat: int, kind: str = "**") -> list[Space]:
        """Spaces where a cheese of that kind could go now."""
        mine = self.seats[seat]
        return [
            space
            for space in self.free(self.venue(seat))
            if mine.cheese
            and kind[0] in ("*", space.type)
            and kind[1] in ("*", space.age)
            and (not space.mark or mine.stock["fruit"])
        ]

    def makes(self, seat: int) -> set[str]:
        mine = self.seats[seat]
        if "make" in mine.acted:
            return set()
        return {f"make {space.id}" for space in self.fits(seat) if mine.home(space.type)}

    def milks(self, seat: int) -> set[str]:
        mine = self.seats[seat]
        return {
            f"milk {cost} {space.id}"
            for cost, kind in BOARDS[mine.board].parlours.items()
            if cost not in mine.milked and mine.stock["livestock"] >= cost
            for space in self.fits(seat, kind)
        }

    def cost(self, seat: int, place: str) -> int:
        return cost_of(self.seats[seat].board, self.seats[seat].tiles.get(place), place)

    def builds(self, seat: int) -> set[str]:
        mine = self.seats[seat]
        return {
            f"build {place}"
            for place in PLACES
            if place not in mine.built and mine.stock["structure"] >= self.cost(seat, place)
        }

    def occupied(self, seat: int, place: str) -> bool:
        return any(at[:2] == ("ability", place) for at in self.seats[seat].workers.values())

    def works(self, seat: int) -> set[str]:
        """The Barn, or a tile with a worker's space."""
        mine = self.seats[seat]
        places = [
            place
            for place in mine.built
            if mine.tiles.get(place, "Y" if place == "barn" else "")[:1] == "Y" and mine.tiles.get(place) != "Y7"
        ]
        return {
            f"work {place} {worker}"
            for place in places
            for worker in TYPES
            if mine.home(worker) and not self.occupied(seat, place)
        }

    def vats(self, seat: int) -> set[str]:
        mine = self.seats[seat]
        if not mine.tile("Y7") or self.occupied(seat, mine.place_of("Y7")):
            return set()
        return {f"vat {space.id}" for space in self.fits(seat, "*b") if mine.home(space.type)}

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str) -> None:
        assert move in self.moves(seat), f"{move}: {self.moves(seat)}"
        mine = self.seats[seat]
        if self.phase in ("draft", "laying"):
            self.play_tile(seat, move)
        elif self.phase == "corporation":
            self.go_on_corporation(move)
        elif mine.story:
            self.go_on(seat, move)
        elif move == "ready":
            mine.ready = True
            self.pass_on()
        else:
            verb, *words = move.split()
            mine.story = getattr(self, f"story_{verb}")(seat, *words)
            self.go_on(seat)

    def go_on(self, seat: int, answer: str | None = None) -> None:
        """Until the story asks something, waits for a card, or is over."""
        mine = self.seats[seat]
        assert mine.story
        try:
            mine.asked = next(mine.story) if answer is None else mine.story.send(answer)
            while isinstance(mine.asked, set) and len(mine.asked) == 1:  # a choice of one is no choice
                mine.asked = mine.story.send(next(iter(mine.asked)))
        except StopIteration:
            mine.story = mine.asked = None

    def waits_for_card(self) -> list[int]:
        """Seats for which nature is to draw; -1 is the Corporation."""
        if self.phase == "corporation":
            return [-1] if self.corporation_asks == DRAW else []
        return [seat for seat, mine in enumerate(self.seats) if mine.asked == DRAW]

    def draw(self, seat: int, card: str) -> None:
        if seat < 0:
            self.go_on_corporation(card)
            return
        self.take_card(card, ("held", seat))
        self.go_on(seat, card)

    def story_gather(self, seat: int, worker: str, n: str) -> Story:
        mine, good, spot = self.seats[seat], self.sector(seat), int(n)
        mine.acted.add("gather")
        mine.workers[worker] = ("sector", (good, spot), self.turn + spot)
        yield from self.gain(seat, (good, spot + (spot == 1 and mine.tile("T7"))))
        if spot == 3 and mine.tile("T8"):
            yield from self.gain_any(seat, barred=good)

    def story_make(self, seat: int, spot: str) -> Story:
        mine, space = self.seats[seat], self.spaces(self.venue(seat))[spot]
        mine.acted.add("make")
        mine.workers[space.type] = ("venue", (self.venue(seat), spot), self.turn + DAYS[space.age])
        yield from self.place(seat, space, "make")

    def story_milk(self, seat: int, cost: str, spot: str) -> Story:
        mine = self.seats[seat]
        mine.stock["livestock"] -= int(cost)
        mine.milked.add(int(cost))
        yield from self.place(seat, self.spaces(self.venue(seat))[spot], "milk")

    def story_vat(self, seat: int, spot: str) -> Story:
        mine, space = self.seats[seat], self.spaces(self.venue(seat))[spot]
        mine.workers[space.type] = ("ability", mine.place_of("Y7"), self.turn + 1)
        yield from self.place(seat, space, "vat")

    def story_build(self, seat: int, place: str) -> Story:
        mine = self.seats[seat]
        mason = mine.tile("T5")
        mine.stock["structure"] -= self.cost(seat, place)
        mine.built.add(place)
        if mason:  # its own unlocking is not another's
            yield from self.gain(seat, ("structure", 1))

    def story_work(self, seat: int, place: str, worker: str) -> Story:
        mine = self.seats[seat]
        tile = mine.tiles.get(place)
        mine.workers[worker] = ("ability", place, self.turn + (2 if tile in BARN_TILES else 1))
        if tile is None:
            yield from self.gain(seat, (BOARDS[mine.board].barn, 1))
        elif tile in BARN_TILES:
            yield from self.gain(seat, BARN_TILES[tile])
        elif tile == "Y1":
            yield from self.gain_any(seat)
        elif tile == "Y8":
            yield from self.gain(seat, (self.sector(seat), 1))
        elif tile == "Y6":
            gone: list[str] = []
            yield from self.give_one(seat, gone)
            if gone:
                yield from self.gain_any(seat, barred=gone[0])
                yield from self.gain_any(seat, barred=gone[0])

    # -- a cheese --------------------------------------------------------------------------------------------------

    def place(self, seat: int, space: Space, how: str) -> Story:
        """Fruit is paid, the cheese lies there, an order may be completed, then everything that it sets off."""
        mine, venue = self.seats[seat], self.venue(seat)
        if space.mark:
            mine.stock["fruit"] -= 1
            mine.fruited += space.mark == "F"
            mine.jam += space.mark == "J"
        self.cheese[venue][space.id] = seat
        mine.cheese -= 1
        if not mine.cheese:
            self.announce(seat)
        waiting = [place for place in PLACES if self.set_off(seat, place, space, how)]
        if venue == "fromagerie" and isinstance(BOX["signs"][str(space.lies)], str):
            waiting.append("sign")
        if space.kind in self.held(seat) and (yield {"complete", "keep"}) == "complete":
            self.give_up(seat, space.kind, "done")
            waiting = [at for at in (*PLACES, "sign") if at in waiting or self.thanks(seat, at)]
        while waiting:
            listed = self.options["trigger_order"] == "listed"
            first = waiting[0] if listed else (yield {f"fire {at}" for at in waiting}).split()[1]
            waiting.remove(first)
            yield from self.sign(seat, space) if first == "sign" else self.fire(seat, first)

    def announce(self, seat: int) -> None:
        """Everybody hears of the last cheese; who is ready may think again."""
        self.last.add(seat)
        if not self.openly:
            for other in self.seats:
                other.ready = False

    def set_off(self, seat: int, place: str, space: Space, how: str) -> bool:
        """Does what stands on a place go off by this cheese?"""
        mine, venue = self.seats[seat], self.venue(seat)
        if place not in mine.built:
            return False
        tile = mine.tiles.get(place)
        if tile is None:
            return place == "dock" and BOARDS[mine.board].dock[0] == venue
        if tile in ONCE and place in mine.fired:
            return False
        bare = how == "milk" or (how == "vat" and self.options["cart_with_vat"])
        return {
            **{"T1": how == "milk", "T2": space.mark == "J", "T3": space.mark == "F"},
            **{"D1": venue == "fromagerie", "D2": venue == "festival", "D3": venue == "villes"},
            **{"D4": venue == "bistro", "D5": space.age == "b", "D6": space.age == "s", "D7": space.age == "g"},
            "D8": bare,
        }.get(tile, False)

    def thanks(self, seat: int, place: str) -> bool:
        """The tile that goes off when an order is completed."""
        mine = self.seats[seat]
        return place in mine.built and mine.tiles.get(place) == "T4" and place not in mine.fired

    def fire(self, seat: int, place: str) -> Story:
        mine = self.seats[seat]
        tile = mine.tiles.get(place)
        if tile in ONCE:
            mine.fired.add(place)
        good = TILE_GAINS[tile] if tile else BOARDS[mine.board].dock[1]
        yield from self.gain_any(seat) if good == "any" else self.gain(seat, (good, 1))

    def sign(self, seat: int, space: Space) -> Story:
        what = BOX["signs"][str(space.lies)]
        if what == "gain1any":
            yield from self.gain_any(seat)
        elif what == "gain2different":
            pairs = {f"take {pair}" for pair in PAIRS if self.to_draw() or "order" not in pair}
            one, two = (yield pairs).split()[1].split("+")
            yield from self.gain(seat, (one, 1), (two, 1))
        else:
            gone: list[str] = []
            yield from self.give_one(seat, gone)
            if gone:
                yield from self.gain_any(seat, gave=gone[0])

    # -- goods -----------------------------------------------------------------------------------------------------

    def gain_any(self, seat: int, barred: str = "", gave: str = "") -> Story:
        goods = [good for good in GOODS if good != barred]
        if not self.to_draw() and gave != "order":
            goods = [good for good in goods if good != "order"]
        good = (yield {f"take {good}" for good in goods}).split()[1]
        yield from self.gain(seat, (good, 1))

    def give_one(self, seat: int, gone: list[str]) -> Story:
        """One unused resource goes back, or none; what kind it was is written down."""
        mine = self.seats[seat]
        ways = {f"give {good}" for good in TOKENS if mine.stock[good]} | {f"give {kind}" for kind in self.held(seat)}
        what = (yield ways | {"skip"}).split()[-1]
        if what in TOKENS:
            mine.stock[what] -= 1
            gone.append(what)
        elif what != "skip":
            self.give_up(seat, what, "cast")
            gone.append("order")

    def gain(self, seat: int, *gained: tuple[str, int]) -> Story:
        """Goods come in; the Greenhouse adds one to the first matching gain of the turn, then orders are sorted."""
        mine = self.seats[seat]
        gained = tuple((good, n) for good, n in gained if good != "order" or self.to_draw())  # nothing fires nothing
        goods = dict(gained)
        more = next((good for good in goods if self.greenhouse_adds(seat, good)), None)
        if more and self.options["greenhouse"] == "auto":
            goods[more] += 1
        sorts = "order" in goods and mine.tile("T6") and mine.place_of("T6") not in mine.fired
        if sorts:
            mine.fired.add(mine.place_of("T6"))
            sorts = self.to_draw() > goods["order"]  # no card more, no card less
            goods["order"] += sorts
        for good, n in goods.items():
            yield from self.goods_in(seat, good, n)
        if more and self.options["greenhouse"] == "ask":
            if (yield {"use", "skip"}) == "use":
                yield from self.goods_in(seat, more, 1)
            else:
                more = None
        if more:
            mine.fired.add("greenhouse")
        if sorts:
            kind = (yield {f"give {kind}" for kind in self.held(seat)}).split()[1]
            self.give_up(seat, kind, "cast")

    def greenhouse_adds(self, seat: int, good: str) -> bool:
        mine = self.seats[seat]
        fits = mine.printed("greenhouse") and BOARDS[mine.board].greenhouse == good
        return fits and "greenhouse" not in mine.fired

    def goods_in(self, seat: int, good: str, n: int) -> Story:
        if good != "order":
            self.seats[seat].stock[good] += n
            return
        for _ in range(min(n, self.to_draw())):
            yield self.need_card()

    # -- the end of a turn -----------------------------------------------------------------------------------------

    def order_of_play(self) -> list[int]:
        """Clockwise from the seat that the structures face, or the next one."""
        at = (self.sectors.index("structure") + self.turn) % 4
        clockwise = [POSITIONS[(at + k) % 4] for k in range(4)]
        return sorted(range(self.players), key=lambda seat: clockwise.index(self.seats[seat].position))

    def pass_on(self) -> None:
        if self.openly:
            waiting = [seat for seat in self.order_of_play() if not self.seats[seat].ready]
            self.mover = waiting[0] if waiting else -1
        if not all(mine.ready for mine in self.seats):
            return
        for card, where in self.card.items():
            if where[0] == "cast":
                self.card[card] = "discarded"
        if self.last or (self.level and not self.corporation_left):
            self.over = True
            return
        self.turn += 1
        for mine in self.seats:
            mine.workers = {worker: at for worker, at in mine.workers.items() if at[2] > self.turn}
        self.start_turn()

    def start_turn(self) -> None:
        for mine in self.seats:
            mine.acted, mine.fired, mine.ready = set(), set(), False
        self.phase, self.openly, self.mover = "turn", False, -1
        if self.level:
            draws = 2 if self.level >= 3 and (self.turn + 1) % 4 == 0 else 1
            self.let_corporation([self.venue(0)] * draws)

    def set_openly(self, openly: bool) -> None:
        """Who decides that cards could run out is asked elsewhere; the order is known here."""
        self.openly = openly
        waiting = [seat for seat in self.order_of_play() if not self.seats[seat].ready]
        self.mover = waiting[0] if openly and waiting else -1

    # -- the Corporation -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Before the first turn: on level 4 an order for each venue, as they reach the player."""
        if self.level == 4:
            self.heading = True
            self.let_corporation([self.quadrants[self.quadrant(0, turn)] for turn in range(4)])
        else:
            self.start_turn()

    def let_corporation(self, venues: list[str]) -> None:
        self.phase = "corporation"
        self.corporation_story = self.corporation_orders(venues)
        self.go_on_corporation()

    def corporation_orders(self, venues: list[str]) -> Story:
        for venue in venues:
            if not self.corporation_left or not self.to_draw():
                continue
            card = yield self.need_card()
            self.take_card(card, "resolving")
            fits = {f"corp {space.id}" for space in self.free(venue) if space.kind == card[:2]}
            if not fits:
                self.card[card] = "stored"
                continue
            self.cheese[venue][(yield fits).split()[1]] = CORPORATION
            self.card[card] = "discarded"
            self.corporation_left -= 1

    def go_on_corporation(self, answer: str | None = None) -> None:
        story = self.corporation_story
        assert story
        try:
            self.corporation_asks = next(story) if answer is None else story.send(answer)
            while isinstance(self.corporation_asks, set) and len(self.corporation_asks) == 1:
                self.corporation_asks = story.send(next(iter(self.corporation_asks)))
        except StopIteration:
            self.corporation_story = self.corporation_asks = None
            self.phase = "turn"
            if self.heading:
                self.heading = False
                self.start_turn()

    # -- tiles before the first turn -------------------------------------------------------------------------------

    def deal(self, hands: list[set[str]]) -> None:
        """Hands of four, of which each keeps one and passes the rest to the left; alone what is not kept is out."""
        self.phase = "draft"
        for mine, hand in zip(self.seats, hands, strict=True):
            mine.hand = set(hand)
        if len(hands[0]) == 1:  # a choice of one is no choice
            for mine in self.seats:
                mine.kept |= mine.hand
                mine.hand = set()
            self.phase = "laying"

    def tile_moves(self, seat: int) -> set[str]:
        mine = self.seats[seat]
        if mine.ready:
            return set()
        if self.phase == "draft":
            return {f"draft {tile}" for tile in mine.hand}
        free = [place for place in PLACES if place not in mine.tiles]
        return {"laid", *(f"lay {tile} {place}" for tile in mine.kept for place in free)}

    def play_tile(self, seat: int, move: str) -> None:
        mine = self.seats[seat]
        verb, *words = move.split()
        if verb == "lay":
            mine.tiles[words[1]] = words[0]
            mine.kept.discard(words[0])
            return
        if verb == "draft":
            mine.taken = words[0]
        mine.ready = True
        if all(other.ready for other in self.seats):
            self.tiles_ready()

    def tiles_ready(self) -> None:
        for mine in self.seats:
            mine.ready = False
            if mine.taken:
                mine.kept.add(mine.taken)
                mine.hand.discard(mine.taken)
            mine.taken = None
        if self.phase == "laying":
            for mine in self.seats:
                mine.kept = set()
            self.begin()
            return
        if self.players == 1:
            self.out |= self.seats[0].hand
            self.seats[0].hand = set()
            self.phase = "deal"
            return
        hands = [mine.hand for mine in self.seats]
        self.deal([hands[seat - 1] for seat in range(self.players)])
