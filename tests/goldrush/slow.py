"""A slow and obvious referee for Gold Rush with The Sheriff, by somebody who has not read ours.

It keeps what lies on the table and finds everything else by looking. A turn goes: `draw`, `place`, with a star
`send` (the Sheriff), then one of `cowboy`, `tent`, `dig`, `rest`, then `take` for every token that is due.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from goldrush.slow_map import Feature, Map, Spot
from goldrush.slow_tiles import BY_ID, FACES, TOKENS

ORDER = ("railroad", "mountain", "city", "graveyard")  # in which a tile's completions are looked at
DEFAULTS: dict[str, Any] = {
    "sheriff": False,
    "farmers": True,
    "final_mountain_tokens": True,
    "final_mountain_symbol": 0,
    "final_city_per_completed_rail": 1,
    "unclaimed_tokens": "supply",
    "dig_before_scoring": True,
    "sheriff_remainder": "deal",
}

Move = tuple[Any, ...]  # ("place", north, east, turn), ("sheriff" or "tent", tile, area), ("cowboy", area), ("dig",)


@dataclass
class Done:
    """Something that was just completed, or stood unfinished at the end, and what it gave to whom."""

    feature: Feature
    count: int
    each: int
    owners: list[int]
    stack: int = 0  # tokens that lay on it


@dataclass
class Referee:
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.options = DEFAULTS | self.options
        self.map = Map()
        self.cowboys: list[list[Spot]] = [[] for _ in range(self.players)]
        self.tents: list[Spot | None] = [None] * self.players
        self.sheriff: Spot | None = None
        self.tokens: Counter[Spot] = Counter()  # face down, by the area they were laid on; a stack is the sum
        self.supply, self.boxed = sum(TOKENS.values()), 0
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.track = [0] * self.players
        self.lines: list[Counter[tuple[str, int]]] = [Counter() for _ in range(self.players)]  # (what, each) -> count
        self.deck = [0 if f.id == "START" or (f.star and not self.options["sheriff"]) else f.copies for f in FACES]
        self.gone: list[int] = []
        self.turn = self.last = 0
        self.phase, self.hand = "draw", -1
        self.owed: list[int] = []  # the seats that draw a token now, in order
        self.fresh: list[Feature] = []  # what the newest tile completed
        self.done: list[Done] = []  # by the last action, or at the end
        self.lay_tile(BY_ID["START"], 0, 0, 0)

    # -- draw and place --------------------------------------------------------------------------------------------

    def draw(self, face: int) -> None:
        """A tile that fits nowhere leaves the game, and the same player draws again."""
        self.deck[face] -= 1
        if self.map.placements(face):
            self.hand, self.phase = face, "place"
        else:
            self.gone.append(face)
            if not sum(self.deck):
                self.end()

    def place(self, north: int, east: int, turn: int) -> None:
        face, self.hand, self.last = self.hand, -1, self.turn
        was = {spot for spot, done in self.looks().items() if done}
        self.lay_tile(face, north, east, turn)
        done = [f for kind in ORDER for f in self.map.features(kind) if self.map.complete(f)]
        self.fresh = [feature for feature in done if not feature.spots & was]
        self.phase = "action"
        if FACES[face].star:
            if self.sheriff_targets():
                self.phase = "sheriff"
            else:
                self.sheriff = None  # there is no other unfinished mountain: beside the board

    def looks(self) -> dict[Spot, bool]:
        """Of every railroad, mountain, city and graveyard: is it complete?"""
        return {s: self.map.complete(f) for kind in ORDER for f in self.map.features(kind) for s in f.spots}

    def lay_tile(self, face: int, north: int, east: int, turn: int) -> None:
        """Lay a tile and a token from the supply for each nugget."""
        self.map.lay(face, north, east, turn)
        tile = len(self.map.laid) - 1
        for number, area in enumerate(FACES[face].areas):
            laid = min(area.nuggets, self.supply)
            self.supply -= laid
            self.tokens[tile, number] += laid

    # -- what lies where -------------------------------------------------------------------------------------------

    def stack(self, mountain: Feature) -> int:
        return sum(self.tokens[spot] for spot in mountain.spots)

    def take_off(self, mountain: Feature, count: int) -> None:
        """Take tokens off a mountain's stack; which does not matter, nobody has seen them."""
        for spot in mountain.spots:
            some = min(count, self.tokens[spot])
            self.tokens[spot] -= some
            count -= some
        assert not count

    def crowd(self, feature: Feature) -> list[int]:
        """How many cowboys every seat has in a feature."""
        return [sum(spot in feature.spots for spot in mine) for mine in self.cowboys]

    def owners(self, feature: Feature) -> list[int]:
        """Who has most cowboys there; several if tied; nobody if there is none."""
        crowd = self.crowd(feature)
        return [seat for seat, n in enumerate(crowd) if n == max(crowd) > 0]

    def unfinished_mountains(self) -> list[Feature]:
        return [m for m in self.map.features("mountain") if m.ends]

    def mountain_of(self, spot: Spot | None) -> Feature | None:
        return None if spot is None else self.map.feature(spot)

    # -- the Sheriff -----------------------------------------------------------------------------------------------

    def sheriff_targets(self) -> list[Feature]:
        """Unfinished mountains but the one he stands on."""
        return [m for m in self.unfinished_mountains() if self.sheriff not in m.spots]

    def send(self, spot: Spot) -> None:
        """He moves; every other player with a tent there costs the mountain a token, as far as it has any."""
        mountain = self.map.feature(spot)
        self.sheriff, self.phase = spot, "action"
        others = sum(tent in mountain.spots for seat, tent in enumerate(self.tents) if seat != self.turn)
        due = min(others, self.stack(mountain))
        self.take_off(mountain, due)
        self.supply += due

    # -- the action ------------------------------------------------------------------------------------------------

    def cowboy_targets(self) -> list[int]:
        """Areas of the new tile whose whole feature is free of cowboys."""
        if len(self.cowboys[self.turn]) == 4:
            return []
        tile = len(self.map.laid) - 1
        areas = FACES[self.map.laid[tile].face].areas
        kinds = {"railroad", "mountain", "city", "graveyard"} | ({"prairie"} if self.options["farmers"] else set())
        return [
            i for i, area in enumerate(areas) if area.kind in kinds and not any(self.crowd(self.map.feature((tile, i))))
        ]

    def tent_targets(self) -> list[Spot]:
        """Mountain areas on any tile, of unfinished mountains, on which neither a cowboy nor a tent stands."""
        taken = {spot for mine in self.cowboys for spot in mine} | set(self.tents)
        return sorted(spot for m in self.unfinished_mountains() for spot in m.spots if spot not in taken)

    def may_dig(self) -> bool:
        mountain = self.mountain_of(self.tents[self.turn])
        if mountain is None or not self.stack(mountain):
            return False
        if mountain.ends == 0:
            return bool(self.options["dig_before_scoring"])
        return self.sheriff not in mountain.spots  # frozen as long as it is unfinished

    def cowboy(self, area: int) -> None:
        self.cowboys[self.turn].append((len(self.map.laid) - 1, area))
        self.finish_turn()

    def tent(self, spot: Spot) -> None:
        self.tents[self.turn] = spot
        self.finish_turn()

    def dig(self) -> None:
        mountain = self.mountain_of(self.tents[self.turn])
        assert mountain is not None
        self.take_off(mountain, 1)
        self.owed = [self.turn]
        self.finish_turn()

    def rest(self) -> None:
        self.finish_turn()

    # -- all of it as one list -------------------------------------------------------------------------------------

    def moves(self) -> set[Move]:
        """All legal moves of the player whose turn it is."""
        if self.phase == "place":
            return {("place", *where) for where in self.map.placements(self.hand)}
        if self.phase == "sheriff":
            return {("sheriff", *mountain.first) for mountain in self.sheriff_targets()}
        if self.phase != "action":
            return set()
        found: set[Move] = {("pass",)} | {("cowboy", area) for area in self.cowboy_targets()}
        found |= {("tent", *spot) for spot in self.tent_targets()}
        return found | {("dig",)} if self.may_dig() else found

    def play(self, move: Move) -> None:
        name, *rest = move
        does: dict[str, Any] = {"place": self.place, "cowboy": self.cowboy, "dig": self.dig, "pass": self.rest}
        if name in ("sheriff", "tent"):
            (self.send if name == "sheriff" else self.tent)((int(rest[0]), int(rest[1])))
        else:
            does[str(name)](*rest)

    # -- scoring in play -------------------------------------------------------------------------------------------

    def finish_turn(self) -> None:
        self.done = [self.score(feature) for feature in self.fresh]
        self.phase = "tokens"
        self.go_on()

    def score(self, feature: Feature) -> Done:
        """Score something complete, and send everybody home."""
        owners = self.owners(feature)
        if feature.kind == "railroad":
            each = 2 if self.map.count(feature, "locomotives") == 1 else 1
            done = self.give(owners, feature, "railroad", len(feature.tiles), each)
        elif feature.kind == "mountain":
            done = self.give(owners, feature, "mountain", self.map.count(feature, "nuggets"), 1)
            done.stack = self.clear(feature, owners)
            self.tents = [None if tent in feature.spots else tent for tent in self.tents]
            self.sheriff = None if self.sheriff in feature.spots else self.sheriff
        elif feature.kind == "city":
            done = self.give(owners, feature, "city", len(self.map.lines(feature.first)), 3)
        else:
            done = self.give(owners, feature, "graveyard", 9 + self.cities_round(feature), 1)
        self.cowboys = [[spot for spot in mine if spot not in feature.spots] for mine in self.cowboys]
        return done

    def cities_round(self, graveyard: Feature) -> int:
        return self.map.cities(self.map.round(graveyard.first))

    def give(self, owners: list[int], feature: Feature, what: str, count: int, each: int) -> Done:
        for seat in owners:
            self.track[seat] += count * each
            self.lines[seat][what, each] += count
        return Done(feature, count, each, owners)

    def clear(self, mountain: Feature, owners: list[int]) -> int:
        """The stack goes to the owners one by one, or away if there are none. Returns how many it had."""
        count = self.stack(mountain)
        self.take_off(mountain, count)
        if owners:
            self.deal(owners, count)
        elif self.options["unclaimed_tokens"] == "supply":
            self.supply += count
        else:
            self.boxed += count
        return count

    def deal(self, owners: list[int], count: int) -> None:
        """One at a time, clockwise from the player whose turn it is, or the next owner after him."""
        row = sorted(owners, key=lambda seat: (seat - self.last) % self.players)
        self.owed += [row[i % len(row)] for i in range(count)]

    def take(self, seat: int, value: int) -> None:
        self.owed.remove(seat)
        self.hands[seat].append(value)
        self.go_on()

    def go_on(self) -> None:
        if self.owed:
            return
        if self.phase == "final":
            self.phase = "over"
        elif sum(self.deck):
            self.turn, self.phase = (self.turn + 1) % self.players, "draw"
        else:
            self.end()

    # -- the end ---------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """What is unfinished, then the prairies; tokens are counted when all have been dealt."""
        self.phase, self.hand = "final", -1
        at = self.map
        for line in at.features("railroad"):
            if line.ends:
                self.give(self.owners(line), line, "end railroad", len(line.tiles), 1)
        for mountain in self.unfinished_mountains():
            self.end_mountain(mountain)
        for city in at.features("city"):
            if not at.complete(city):
                closed = sum(line.ends == 0 for line in at.lines(city.first))
                each = self.options["final_city_per_completed_rail"]
                self.give(self.owners(city), city, "end city", closed, each)
        for graveyard in at.features("graveyard"):
            if not at.complete(graveyard):
                count = 1 + len(at.round(graveyard.first)) + self.cities_round(graveyard)
                self.give(self.owners(graveyard), graveyard, "end graveyard", count, 1)
        if self.options["farmers"]:
            for prairie in at.features("prairie"):
                owners = self.owners(prairie)
                self.give(owners, prairie, "tipis", at.count(prairie, "tipis"), 2)
                self.give(owners, prairie, "herds", at.count(prairie, "herds"), 4)
        self.go_on()

    def end_mountain(self, mountain: Feature) -> None:
        """Its tokens to the owners where an option or the Sheriff says so; symbols by option."""
        owners, his = self.owners(mountain), self.sheriff in mountain.spots
        symbols = self.map.count(mountain, "nuggets")
        self.give(owners, mountain, "end mountain", symbols, self.options["final_mountain_symbol"])
        if not owners or not (his or self.options["final_mountain_tokens"]):
            return
        count = self.stack(mountain)
        if his and self.options["sheriff_remainder"] == "supply":
            over = count % len(owners)
            self.take_off(mountain, over)
            self.supply += over
            count -= over
        self.take_off(mountain, count)
        self.deal(owners, count)

    def scores(self) -> list[int]:
        """The score track; when the game is over, the tokens too."""
        if self.phase != "over":
            return list(self.track)
        return [points + sum(hand) for points, hand in zip(self.track, self.hands)]

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [sum(other > own for other in scores) for own in scores]

    # -- what must always hold -------------------------------------------------------------------------------------

    def check(self) -> None:
        """Tokens, cowboys and tents are where they can be."""
        held = sum(map(len, self.hands)) + len(self.owed)
        assert self.supply + self.boxed + held + sum(self.tokens.values()) == sum(TOKENS.values())
        assert all(len(mine) <= 4 for mine in self.cowboys)
        unseen = Counter(TOKENS)
        for hand in self.hands:
            unseen.subtract(hand)
        assert min(unseen.values()) >= 0
        for spot in (*self.tents, self.sheriff):
            assert spot is None or self.map.area(spot).kind == "mountain"
        if self.phase == "draw":  # nothing finished keeps a figure or a token
            for kind in ORDER:
                for feature in self.map.features(kind):
                    if self.map.complete(feature):
                        assert not any(self.crowd(feature)) and not self.stack(feature)
                        assert self.sheriff not in feature.spots and not feature.spots & set(self.tents)
