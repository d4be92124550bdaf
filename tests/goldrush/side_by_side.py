"""One game on two tables: the engine's record and the slow referee. After every step all must agree."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from cheeseboard.kernel import contract
from cheeseboard.kernel.tell import listening
from goldrush import people
from goldrush.slow import Done, Move, Referee
from goldrush.slow_map import Feature, Spot
from goldrush.slow_tiles import BY_ID, FACES, TOKENS

# The codes of actions, as the engine's page numbers them.
SHERIFF, TENT, COWBOY, DIG, PASS = 96100, 96256, 96412, 96424, 96425
NOWHERE, BLANK, TAKES_TOKEN = 65535, 255, 29
CLAUSES = {
    **{"railroad": "railroad.per-tile", "mountain": "mountain.tokens-then-symbols", "city": "city.three-per-railroad"},
    **{"graveyard": "graveyard.nine-plus-cities", "end railroad": "end.railroad", "end mountain": "end.mountain"},
    **{"end city": "end.city", "end graveyard": "graveyard.end-one-each"},
    **{"tipis": "end.prairie", "herds": "end.prairie"},
}
VALUES = sorted(TOKENS)
# Columns of the engine's tally, and how they are called here.
COLUMNS = (
    *(("railroad", 1), ("railroad", 2), ("mountain", 1), ("city", 3), ("graveyard", 1)),
    *(("end railroad", 1), ("end mountain", 0), ("end city", 0), ("end graveyard", 1), ("tipis", 2), ("herds", 4)),
)
# Stacks that no box has, and how many tiles of a kind the record has room for.
ODD = {
    "peaks": "M02 M03 M06 M08 M13 M14 M16 M16 M16 M27 M28 M29 M29 M30 SH3 SH4 SH4 SH5 SH5 SH6 M01 P02",
    "rails": "R16 R16 R16 R06 R07 R08 R06 R11 R14 R12 R15 C01 C01 C02 M26 R01 R02 SH6 SH3 M22 M24",
    "graves": "SH1 SH2 P01 P02 P02 P02 C01 C01 R01 R06 R12 M16 M16 SH3 SH4",
}
LIMITS = {"SH1": 1, "SH2": 1, "C01": 4, "C02": 2, "R16": 4, "R15": 1, "R12": 2, "R14": 1, "M26": 2, "M01": 3}
DONE = {"railroad": 13, "mountain": 14, "city": 15, "graveyard": 16}  # effects that tell of something completed


def place_code(north: int, east: int) -> int:
    return (north + 77) * 155 + east + 77


def code(move: Move) -> int:
    name, *rest = move
    if name == "place":
        return place_code(rest[0], rest[1]) * 4 + int(rest[2])
    if name in ("sheriff", "tent"):
        return {"sheriff": SHERIFF, "tent": TENT}[name] + int(rest[0]) * 2 + int(rest[1])
    return {"cowboy": COWBOY + int(rest[0]) if rest else 0, "dig": DIG, "pass": PASS}[name]


def clause_of(what: str, each: int) -> str:
    return "railroad.double" if (what, each) == ("railroad", 2) else CLAUSES[what]


class Tables:
    """Both tables, and the dice that both use."""

    def __init__(self, game: Any, seed: int, players: int, options: dict[str, Any], stack: str = "whole") -> None:
        self.game, self.rng, self.seed = game, random.Random(seed), seed
        self.states = game.new(game.options(players=players, **options))
        self.s = game.view(self.states)
        self.slow = Referee(players, options)
        self.people = people.table(self.rng, players)
        self.counts: Counter[str] = Counter()
        if stack == "short":
            self.shorten()
        elif stack != "whole":
            self.restock(ODD[stack])

    def shorten(self) -> None:
        """A small stack: the end comes soon, and tiles that fit nowhere come up."""
        keep = self.rng.sample([i for i, n in enumerate(self.slow.deck) for _ in range(n)], self.rng.randint(1, 12))
        if self.rng.random() < 0.5:  # faces of few kinds
            keep = [self.rng.choice(keep[:2]) for _ in keep]
        kept = Counter(keep)
        self.stock([min(n, kept[i]) for i, n in enumerate(self.slow.deck)])

    def restock(self, names: str) -> None:
        """A stack that no box has: what is rare comes up all the time."""
        some = Counter(self.rng.choices([BY_ID[name] for name in names.split()], k=self.rng.randint(10, 42)))
        limits = {BY_ID[name]: limit for name, limit in LIMITS.items()}
        star = self.slow.options["sheriff"]
        self.stock([0 if f.star and not star else min(some[i], limits.get(i, 99)) for i, f in enumerate(FACES)])

    def stock(self, deck: list[int]) -> None:
        self.slow.deck = deck
        for face, n in enumerate(self.slow.deck):
            self.s.left[face] = n
        self.s.stack = sum(self.slow.deck)

    # -- one step --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end."""
        self.agree()
        while self.game.actors(self.states) != contract.OVER:
            self.step()
            self.agree()
        assert self.slow.phase == "over"
        self.at_the_end()

    def step(self) -> None:
        slow = self.slow
        if self.game.actors(self.states) != contract.CHANCE:
            seat = slow.turn
            assert self.game.waiting(self.states) == (seat,)
            move = people.choose(slow, self.people[seat], self.rng)
            slow.done = []
            with listening() as heard:
                self.game.apply(self.states, seat, code(move))
            slow.play(move)
            self.counts[move[0]] += 1
            if move[0] not in ("place", "sheriff"):
                self.same_completions([(told.effect, told.a, told.b) for told in heard])
        elif slow.phase == "draw":
            weights = dict(self.game.chance(self.states))
            assert weights == {face: n for face, n in enumerate(slow.deck) if n}
            face = self.rng.choices(list(weights), list(weights.values()))[0]
            was = len(slow.gone)
            self.game.draw(self.states, face)
            slow.draw(face)
            self.counts["gone"] += len(slow.gone) - was
        else:
            self.take()

    def take(self) -> None:
        """A token is looked at: any that nobody has seen."""
        seat, slow = int(self.s.drawer), self.slow
        assert seat in slow.owed, "a token for somebody who has none to take"
        unseen = Counter(TOKENS)
        for hand in slow.hands:
            unseen.subtract(hand)
        weights = dict(self.game.chance(self.states))
        assert weights == {i: unseen[value] for i, value in enumerate(VALUES) if unseen[value]}
        which = self.rng.choices(list(weights), list(weights.values()))[0]
        for viewer in range(-1, slow.players):
            told = self.game.told_draw(self.states, which, viewer)
            assert told == (which if viewer == seat else contract.COARSE + TAKES_TOKEN)
        self.game.draw(self.states, which)
        slow.take(seat, VALUES[which])
        if slow.phase != "over" and self.rng.random() < 0.1:
            self.nobody_else_sees(seat)

    def nobody_else_sees(self, seat: int) -> None:
        """Of a hand others see how many tokens it is, and nothing more."""
        for viewer in range(-1, self.slow.players):
            seen = self.game.view(self.game.observed(self.states, viewer))
            hand = [seen.hand[seat, i] for i in range(5)]
            mine = [self.slow.hands[seat].count(value) for value in VALUES]
            assert hand == (mine if viewer == seat else [BLANK] * 5)
            assert seen.held[seat] == len(self.slow.hands[seat])

    # -- what must agree -------------------------------------------------------------------------------------------

    def agree(self) -> None:
        slow, s, game = self.slow, self.s, self.game
        slow.check()
        acting = slow.phase in ("place", "sheriff", "action")
        assert (game.actors(self.states) > 0) == acting
        assert (game.actors(self.states) == contract.OVER) == (slow.phase == "over")
        for seat in range(slow.players):
            legal = {code(move) for move in slow.moves()} if seat == slow.turn else set()
            theirs = game.legal(self.states, seat)
            assert len(theirs) == len(set(theirs)), "a move is listed twice"
            assert set(theirs) == legal, f"seat {seat}: {self.difference(set(theirs), legal)}"
        if acting:
            order, idle = game.legal(self.states, slow.turn), game.idle(self.states, slow.turn)
            assert idle == (PASS if slow.phase == "action" else order[0])
            assert slow.phase == "place" or order == sorted(order)
        assert game.scores(self.states) == slow.scores()
        for seat in range(slow.players):
            mine = Counter({(what, each): n for (what, each), n in slow.lines[seat].items() if n * each})
            assert self.tally(seat) == mine, f"lines of seat {seat}: {self.tally(seat)} and not {mine}"
            hand = [slow.hands[seat].count(value) for value in VALUES]
            assert [s.hand[seat, i] for i in range(5)] == hand
            assert s.held[seat] == sum(hand)
            assert s.owed[seat] == slow.owed.count(seat)
            cowboys = [self.spot(s.cowboy[seat, i]) for i in range(4)]
            assert sorted(c for c in cowboys if c) == sorted(slow.cowboys[seat])
            assert self.spot(s.tent[seat]) == slow.tents[seat]
        self.same_sheriff()
        assert (s.supply, s.boxed) == (slow.supply, slow.boxed)
        assert self.stacks() == {m.first: n for m in slow.map.features("mountain") if (n := slow.stack(m))}

    def difference(self, theirs: set[int], mine: set[int]) -> str:
        return f"only the engine: {sorted(theirs - mine)}; only the stranger: {sorted(mine - theirs)}"

    def spot(self, number: int) -> Spot | None:
        return None if number == NOWHERE else (number // 12, number % 12)

    def same_sheriff(self) -> None:
        """Both on the same mountain, whichever of its areas each names."""
        theirs, mine = self.spot(self.s.sheriff), self.slow.sheriff
        assert (theirs is None) == (mine is None)
        if theirs is not None and mine is not None:
            assert theirs in self.slow.map.feature(mine).spots

    def tally(self, seat: int) -> Counter[tuple[str, int]]:
        """The engine's lines; what is worth nothing in this game is no line, and none here."""
        options, found = self.slow.options, Counter[tuple[str, int]]()
        worth = {"end mountain": options["final_mountain_symbol"], "end city": options["final_city_per_completed_rail"]}
        for column, (what, each) in enumerate(COLUMNS):
            if worth.get(what, each):
                found[what, worth.get(what, each)] += int(self.s.tally[seat, column])
        return found + Counter()

    def stacks(self) -> dict[Spot, int]:
        """The engine's stacks of tokens, by the first area of their mountain."""
        s, found = self.s, {}
        for spot in self.slow.map.spots["mountain"]:
            segment = s.base[spot[0]] + spot[1]
            if s.parent[segment] == segment and s.extra[segment]:
                found[spot] = int(s.extra[segment])
        return found

    def same_completions(self, heard: list[tuple[int, int, int]]) -> None:
        """Each completed feature is told once, with what it counts, whoever owns it."""
        mine: Counter[str] = Counter()
        for done in self.slow.done:
            mine[done.feature.kind] += 1
            told = [(a, b) for effect, a, b in heard if effect == DONE[done.feature.kind]]
            here = [b for a, b in told if self.names(done.feature, a)]
            assert here == [self.measure(done)], f"{done.feature.kind} {done.feature.first}: {here}"
            self.count(done)
        for kind, effect in DONE.items():
            assert sum(one == effect for one, _, _ in heard) == mine[kind], f"completed: {kind}"

    def measure(self, done: Done) -> int:
        """What the engine tells with a completion, packed into one number."""
        feature, at = done.feature, self.slow.map
        if feature.kind == "railroad":
            return len(feature.tiles) * 16 + at.count(feature, "locomotives")
        if feature.kind == "mountain":
            return at.count(feature, "nuggets") * 64 + done.stack
        return done.count if feature.kind == "city" else self.slow.cities_round(feature)

    def names(self, feature: Feature, a: int) -> bool:
        """Does the effect's place and area lie on the feature?"""
        north, east = divmod(a // 12, 155)
        return (self.slow.map.at.get((north - 77, east - 77)), a % 12) in feature.spots

    def count(self, done: Done) -> None:
        kind = done.feature.kind
        self.counts[kind] += 1
        self.counts[f"{kind} owned"] += bool(done.owners)
        self.counts[f"{kind} tied"] += len(done.owners) > 1

    def at_the_end(self) -> None:
        """Places, and the itemised score, line by line."""
        assert self.game.ranks(self.states) == self.slow.ranks()
        for seat in range(self.slow.players):
            theirs = Counter[tuple[str, int]]()
            for term in self.game.clauses.terms(self.s, seat):
                theirs[term.clause, term.each] += term.count if term.each else 0
            lines = self.slow.lines[seat].items()
            mine = Counter({(clause_of(what, each), each): n for (what, each), n in lines if each})
            mine.update(("end.tokens", value) for value in self.slow.hands[seat] if value)
            assert theirs + Counter() == mine + Counter(), f"terms of seat {seat}"


def options(rng: random.Random) -> dict[str, Any]:
    """Any options; most are left at their default most of the time."""
    found: dict[str, Any] = {"sheriff": rng.random() < 0.6}
    some: dict[str, list[Any]] = {
        "farmers": [False],
        "final_mountain_tokens": [False],
        "final_mountain_symbol": [1],
        "final_city_per_completed_rail": [0, 2, 3],
        "unclaimed_tokens": ["box"],
        "dig_before_scoring": [False],
    }
    if found["sheriff"]:
        some["sheriff_remainder"] = ["supply"]
    for name, values in some.items():
        if rng.random() < 0.3:
            found[name] = rng.choice(values)
    return found


def one_game(game: Any, seed: int) -> Counter[str]:
    """One random game on both tables, half of them with the whole stack. Returns what came up."""
    rng = random.Random(seed)
    stack = "whole" if rng.random() < 0.5 else rng.choice(["short", *ODD])
    tables = Tables(game, seed, 2 + seed % 4, options(rng), stack)
    tables.play()
    return tables.counts
