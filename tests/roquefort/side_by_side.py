"""One game on two tables: the engine's record and the slow referee. After every step all must agree."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

from cheeseboard.kernel import contract
from cheeseboard.kernel.tell import Told, listening
from roquefort import people
from roquefort.scatter import copy_to, more_cheese, scatter
from roquefort.slow import CHEESE, LETTERS, Referee, Tile
from roquefort.slow_castle import DOORS, OPEN, PLACES, WHERE

# How the record numbers what has a name here.
SQUARES = sorted(WHERE, key=lambda name: WHERE[name])
PLACE_CODES = {
    **dict(enumerate(SQUARES)),
    **{50 + k: name for k, name in enumerate(PLACES)},
    **{49: "T", 54: "-", 55: "x"},
    **{60 + k: f"roof {room}" for k, room in enumerate("ABCDEFGHIJKLMNOPQR")},
}
KIND_CODES = {0: None, **dict(enumerate((*CHEESE, "plain", "trap", "gonzola", "passage", "mechanism"), 1))}
NUMBER_OF_PLACE = {name: code for code, name in PLACE_CODES.items()}
NUMBER_OF_KIND = {name: code for code, name in KIND_CODES.items()}
PHASES = {0: "setup", 1: "hang", 2: "play", 3: "hop", 4: "over"}
WALL = tuple(DOORS)
TOLD = {8: "fell", 9: "ribbon", 10: "cheese", 13: "covered", 15: "won-target", 17: "won-lost"}
SEEN = contract.COARSE + 18


class Tables:
    """Both tables, and the dice that both use."""

    def __init__(self, game: Any, seed: int, options: dict[str, Any]) -> None:
        self.game, self.rng, self.options = game, random.Random(seed), options
        self.states = game.new(game.options(**options))
        self.s = game.view(self.states)
        self.slow = Referee(**options)
        self.people = people.table(self.rng, self.slow.players)
        self.luck = self.rng.choice(("fair", "fair", "special", "traps", "pairs"))
        self.counts: Counter[str] = Counter()
        self.scatters = False
        self.turn_seen: dict[Tile, int] = {}

    def start_late(self) -> None:
        """Sometimes the end is near from the start; sometimes everybody is all over the castle in the first turn."""
        if self.rng.random() < 0.6:
            more_cheese(self.slow, self.rng)
            self.copy()
        self.scatters = self.rng.random() < 0.6

    def copy(self) -> None:
        copy_to(self.slow, self.s, NUMBER_OF_PLACE, NUMBER_OF_KIND)

    def play(self, longest: int = 900) -> None:
        """To the end, or until it has lasted long enough."""
        self.agree()
        steps = 0
        while self.game.actors(self.states) != contract.OVER and steps < longest:
            self.step()
            if self.scatters and self.slow.phase == "play":
                self.scatters = False
                scatter(self.slow, self.rng, self.liking)
                self.turn_seen.clear()
                self.copy()
            self.agree()
            steps += 1
        if self.slow.phase == "over":
            assert self.game.actors(self.states) == contract.OVER
            assert self.game.ranks(self.states) == self.slow.ranks()
            assert self.game.legal(self.states, self.slow.turn) == []
            self.counts["over"] += 1

    # -- one step --------------------------------------------------------------------------------------------------

    def step(self) -> None:
        slow, game = self.slow, self.game
        slow.happened = []
        if slow.to_see():
            with listening() as heard:
                self.look()
        else:
            seat = slow.turn
            assert game.waiting(self.states) == (seat,)
            legal, points = self.legal(seat), slow.points
            move = people.choose(slow, self.people[seat], sorted(legal), self.rng)
            self.note(move)
            with listening() as heard:
                game.apply(self.states, seat, legal[move])
            slow.play(move)
            self.counts["over someone"] += move[0] in LETTERS and slow.points < points - 1 and slow.turn == seat
        self.same_log(heard)

    def look(self) -> None:
        """A tile comes to light, the same on both tables; only its kind is a matter of luck."""
        label = str(self.game.notation.draw_label(self.s))
        place = label.removeprefix("tile ")
        assert place in self.slow.to_see(), f"{label}: {self.slow.to_see()}"
        weights = {str(KIND_CODES[code]): weight for code, weight in self.game.chance(self.states)}
        assert weights == self.slow.unseen(), f"{label}: {weights} and not {self.slow.unseen()}"
        kinds = sorted(weights)
        kind = self.rng.choices(kinds, [weights[name] * self.liking(name) for name in kinds])[0]
        code = NUMBER_OF_KIND[kind]
        for viewer in range(-1, self.slow.players):
            told = self.game.told_draw(self.states, code, viewer)
            assert (told == code) if self.options.get("trace") else told in (contract.NEVER, SEEN)
        self.game.draw(self.states, code)
        self.slow.reveal(place, kind)

    def liking(self, kind: str) -> float:
        if self.luck == "special":
            return 30 if kind in ("mechanism", "passage") else 1
        if self.luck == "traps":
            return 8 if kind == "trap" else 1
        if self.luck == "pairs":
            return 5 if kind in ("slice", "emmental", "blue", "brie") else 1
        return 1

    def note(self, move: str) -> None:
        """What has come up, so that tests can say that it did."""
        slow, who = self.slow, move.split(maxsplit=1)[0]
        kind = "run" if who[0] in LETTERS else "roof" if "roof" in move else who
        self.counts[kind] += 1
        if slow.phase == "hop":
            self.counts["hop"] += 1
        elif slow.phase == "play":
            self.counts["free slide"] += kind == "slide" and slow.free_slider() is not None
            self.counts["shove"] += ">" in move
            inside = who in slow.figures() and slow.figures()[who] in PLACES
            self.counts["pantry"] += move[-2:] in PLACES and kind != "slide" and not inside
            self.counts["back"] += inside and move[-2:] not in PLACES
            self.counts["led down"] += bool(slow.on_roof() and slow.ribbon != slow.turn)

    def same_log(self, heard: list[Told]) -> None:
        theirs: Counter[tuple[Any, ...]] = Counter()
        for told in heard:
            name = TOLD.get(told.effect)
            if name == "fell":
                theirs[name, told.seat, told.a, PLACE_CODES[told.b]] += 1
            elif name == "cheese":
                theirs[name, told.seat, CHEESE[told.a - 1]] += 1
            elif name == "covered":
                theirs[name, "ABCDEFGHIJKLMNOPQR"[told.a]] += 1
            elif name:
                theirs[name, told.seat] += 1
        assert theirs == Counter(self.slow.happened)
        for name, *_ in self.slow.happened:
            self.counts[name] += 1

    # -- what must agree -------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> dict[str, int]:
        write = self.game.notation.write_move
        numbers = self.game.legal(self.states, seat)
        named = {write(self.s, seat, number): number for number in numbers}
        assert len(named) == len(numbers), "two moves have one name"
        return named

    def agree(self) -> None:
        slow, game = self.slow, self.game
        assert PHASES[self.s.phase] == slow.phase
        assert (game.actors(self.states) == contract.CHANCE) == bool(slow.to_see())
        for seat in range(slow.players):
            mine = slow.moves() if seat == slow.turn else set()
            theirs = set() if game.actors(self.states) == contract.CHANCE else set(self.legal(seat))
            assert theirs == mine, f"only the engine: {sorted(theirs - mine)}; only here: {sorted(mine - theirs)}"
        assert game.scores(self.states) == [len(kinds) for kinds in slow.cheese]
        mine_now, theirs_now = self.mine(), self.theirs()
        for name, value in mine_now.items():
            assert theirs_now[name] == value, f"{name}: {theirs_now[name]} and not {value}"
        if not slow.to_see():
            self.same_trace()
        if self.rng.random() < 0.1:
            self.nothing_under_roofs()

    def same_trace(self) -> None:
        """When each tile was last in sight: what the fading trace is drawn from."""
        slow, s = self.slow, self.s
        for place in slow.in_sight():
            tile = slow.tile(place)
            assert tile
            if tile.kind:
                self.turn_seen[tile] = s.round + 1
        for c, name in enumerate(OPEN):
            assert s.last_seen[s.lie[c]] == self.turn_seen.get(slow.lie[name], 0), name
        for f, tile in enumerate(slow.free):
            assert s.last_seen[s.free[f]] == self.turn_seen.get(tile, 0), f"free tile {f}"

    def mine(self) -> dict[str, Any]:
        slow = self.slow
        return {
            **{"turn": slow.turn, "points": slow.points, "slid": slow.slid, "used": slow.used},
            **{"tiles": {name: tile.kind for name, tile in slow.lie.items()}},
            **{"free": [tile.kind for tile in slow.free], "covered": slow.covered},
            **{"mice": slow.mice, "gonzola": slow.gonzola, "ribbon": slow.ribbon, "tower": slow.tower},
            **{"cheese": slow.cheese},
        }

    def theirs(self) -> dict[str, Any]:
        s, players = self.s, self.slow.players
        return {
            **{"turn": s.turn, "points": s.ap, "slid": bool(s.slid)},
            "used": {name for bit, name in enumerate("1234G") if s.freed >> bit & 1},
            "tiles": {name: KIND_CODES[s.kind[s.lie[c]]] for c, name in enumerate(OPEN)},
            "free": [KIND_CODES[s.kind[s.free[f]]] for f in range(s.frees)],
            "covered": {room for bit, room in enumerate("ABCDEFGHIJKLMNOPQR") if s.covered >> bit & 1},
            "mice": [[PLACE_CODES[s.mouse[seat, m]] for m in range(4)] for seat in range(players)],
            "gonzola": None if s.gonzola == 99 else PLACE_CODES[s.gonzola],
            "ribbon": None if s.ribbon < 0 else s.ribbon,
            "tower": None if s.tower == 99 else WALL[s.tower],
            "cheese": [{CHEESE[k] for k in range(7) if s.taken[seat] >> k & 1} for seat in range(players)],
        }

    def nothing_under_roofs(self) -> None:
        """The picture shows what lies open, and with the trace what has been seen; legal moves need no more."""
        slow, game = self.slow, self.game
        if slow.phase == "over":  # then everybody may look
            return
        shown = game.shown(self.states)
        seen, sight = game.view(shown), set(slow.in_sight())
        with_door = self.options.get("pantry_return_covered", False)
        for c, name in enumerate(OPEN):
            there = KIND_CODES[seen.kind[seen.lie[c]]] if seen.lie[c] < 37 else None
            real = slow.kind(name)
            if name in sight or self.options.get("trace") or (with_door and real == "passage"):
                assert there == real
            else:
                assert there is None and seen.lie[c] == 255, f"{name} is shown under its roof"
        for seat in range(slow.players):
            assert game.legal(shown, seat) == game.legal(self.states, seat)
        known = {tile for tile in (*seen.lie.tolist(), *seen.free.tolist()) if tile < 37}
        assert all(not seen.kind[tile] for tile in range(37) if tile not in known), "a tile that is nowhere has a kind"
        assert all(not seen.last_seen[tile] for tile in range(37) if tile not in known)


MODULES = tuple(product((False, True), repeat=4))


def options(seed: int) -> dict[str, Any]:
    """Any options: modules and players in turn, the others at random, most at their default."""
    rng = random.Random(seed * 7919)
    players = 2 + seed // len(MODULES) % 4
    gonzola, tower, mechanism, pantry = MODULES[seed % len(MODULES)]
    tower |= players == 5
    found: dict[str, Any] = {"players": players, "gonzola": gonzola, "tower": tower, "mechanism": mechanism}
    found["pantry"] = pantry
    some: dict[str, list[Any]] = {
        **{"plan": ["B"], "target": [4, 5, 6], "trace": [True], "tower_capacity": ["unlimited"]},
        "no_immediate_undo": [True],
    }
    if gonzola:
        some |= {"roof_run": ["compound"], "gonzola_hop": [True]}
    if tower and players < 5:
        some["tower_start"] = ["any"]
    if pantry:
        some |= {"pantry_return_covered": [True], "shove_to_new_tile": [True]}
    if gonzola and pantry:
        some["gonzola_pantry"] = [False]
    for name, values in some.items():
        if rng.random() < 0.3:
            found[name] = rng.choice(values)
    return found


def one_game(game: Any, seed: int, longest: int = 900) -> Counter[str]:
    """One random game on both tables. Returns what came up."""
    tables = Tables(game, seed, options(seed))
    tables.start_late()
    tables.play(longest)
    return tables.counts
