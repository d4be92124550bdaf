"""A stranger's referee: the rulebook once more, slowly, by somebody who has not read ours.

Nothing here comes from the game's code. The garden is a drawing, the rules are the rulebook's sentences, and several
hundred random games are played through the public API; after every move the stranger compares whose turn it is, what
is legal, what every viewer's position says, what every viewer has heard, the scores and the winner.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import cheeseboard as cb

ROWS = ("a1 a2 a3", "b1 b2 b3 b4", "c1 c2 c3 c4 c5", "d1 d2 d3 d4", "e1 e2 e3")
BEDS = " ".join(ROWS).split()
WAYS = ("e", "ne", "nw", "w", "sw", "se")
# Where a bed lies on the page: half steps to the right, whole rows down.
SPOT = {bed: (2 * i + abs(2 - row), row) for row, names in enumerate(ROWS) for i, bed in enumerate(names.split())}
AT = {spot: bed for bed, spot in SPOT.items()}
STEP = {"e": (2, 0), "ne": (1, -1), "nw": (-1, -1), "w": (-2, 0), "sw": (-1, 1), "se": (1, 1)}
# The stones as the game's page draws them, each between three beds.
TRIPLES = """
a1a2b2 a2a3b3 a1b1b2 a2b2b3 a3b3b4 b1b2c2 b2b3c3 b3b4c4 b1c1c2 b2c2c3 b3c3c4 b4c4c5
c1c2d1 c2c3d2 c3c4d3 c4c5d4 c2d1d2 c3d2d3 c4d3d4 d1d2e1 d2d3e2 d3d4e3 d2e1e2 d3e2e3
"""
TOUCH = {stone: frozenset({t[:2], t[2:4], t[4:]}) for stone, t in enumerate(TRIPLES.split(), 1)}
# A step leads past a pair of beds: two stones with two beds in common.
NEAR = {p: [q for q in TOUCH if q != p and len(TOUCH[p] & TOUCH[q]) == 2] for p in TOUCH}
ALL = frozenset(WAYS)


def ray(bed: str, way: str) -> list[str]:
    """The beds met from here in a straight line, nearest first."""
    found, (x, y), (dx, dy) = [], SPOT[bed], STEP[way]
    while (x + dx, y + dy) in AT:
        x, y = x + dx, y + dy
        found.append(AT[x, y])
    return found


def arrows_of(mask: int) -> frozenset[str]:
    return frozenset(way for i, way in enumerate(WAYS) if mask >> i & 1)


def written(arrows: frozenset[str]) -> str:
    return "*" if arrows == ALL else "-" + "".join(sorted(ALL - arrows))


class Stranger:
    """The whole truth about one game, as the rulebook has it."""

    def __init__(self, players: int, **options: Any) -> None:
        self.players, self.options = players, options
        self.score, self.bushes = bool(options.get("score")), bool(options.get("bushes"))
        self.leg, self.points, self.over, self.won = 1, [0, 0], "", ""
        self.plant()

    # -- who is who --------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """0 = rabbits, 1 = gardeners, in this leg."""
        alone_last = self.players == 3 and self.options.get("split") == "rabbits"
        first = {2: 1, 3: 2 if alone_last else 1, 4: 2}[self.players]
        return int(seat >= first) ^ int(self.leg == 2)

    def team(self, side: int) -> list[int]:
        return [seat for seat in range(self.players) if self.side(seat) == side]

    def owner(self, side: int, piece: int) -> int:
        seats = self.team(side)
        return seats[piece] if len(seats) == 2 else seats[0]

    # -- set-up ------------------------------------------------------------------------------------------------

    def plant(self) -> None:
        self.kind = dict.fromkeys(BEDS, "c") | {"c3": "h"}
        self.gone: dict[str, str] = {}
        self.bitten: list[str] = []
        self.arrows: dict[str, frozenset[str]] = {}
        self.open: set[str] = set()  # tiles that both sides have openly seen: a rabbit was caught there
        self.known: tuple[set[str], set[str]] = (set(), set())
        self.rabbits: list[str] = ["hand", "hand"]
        self.ran, self.pawns, self.acted = [False, False], [7, 18], [False, False]
        self.compost, self.quiet, self.day, self.phase = 0, 0, 0, "first night"
        self.said: int | None = None

    def learnt(self, effects: Any) -> None:
        """Arrows that the table drew, or that somebody saw again."""
        for name, _, bed, mask in effects:
            if name == "arrows-seen":
                arrows = arrows_of(mask)
                assert self.arrows.setdefault(BEDS[bed], arrows) == arrows, "a tile has turned"
        self.the_set_of_arrows()

    def placed(self, effects: Any) -> None:
        """Where the table put bushes and doubles."""
        for name, _, bed, _ in effects:
            if name in ("bush-placed", "double-placed"):
                assert self.kind[BEDS[bed]] == "c"
                self.kind[BEDS[bed]] = name[0]
        if not self.gone:
            specials = "bbbccccccccccccdddh" if self.bushes else "c" * 18 + "h"
            assert "".join(sorted(self.kind.values())) == specials

    def was(self, bed: str) -> str:
        return self.gone.get(bed, self.kind[bed])

    def the_set_of_arrows(self) -> None:
        sort = self.options.get("arrows", "B65")
        seen = [written(a) for bed, a in self.arrows.items() if self.was(bed) in "cd"]
        assert all(len(text) <= 3 for text in seen)
        plain = [written(a) for bed, a in self.arrows.items() if self.was(bed) == "c"]
        if sort == "B65":
            half = 6 if self.bushes else 9
            assert plain.count("*") <= half and len(plain) - plain.count("*") <= half
            doubled = [written(a) for bed, a in self.arrows.items() if self.was(bed) == "d"]
            assert doubled.count("*") <= 1 and len(doubled) - doubled.count("*") <= 2
        else:
            assert all((text == "*") == (sort == "A6") for text in seen)

    # -- whose turn --------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Pieces of the acting side that have not had their go."""
        if self.phase == "day":
            return [p for p in (0, 1) if not self.acted[p]]
        return [p for p in (0, 1) if not self.ran[p] and self.rabbits[p] != "caught"]

    def pieces(self, seat: int) -> list[int]:
        if self.over or self.side(seat) != int(self.phase == "day"):
            return []
        todo, side = self.to_act(), self.side(seat)
        joint = self.options.get("last_rabbit", "joint") == "joint"
        if side == 0 and "caught" in self.rabbits and joint:
            return todo
        return [p for p in todo if self.owner(side, p) == seat]

    def could(self) -> list[int]:
        return [seat for seat in range(self.players) if self.pieces(seat)]

    def to_move(self) -> list[int]:
        return [seat for seat in self.could() if seat != self.said]

    def moves(self, seat: int) -> set[str]:
        if seat not in self.to_move():
            return set()
        found = {move for piece in self.pieces(seat) for move in self.moves_of(piece)}
        if len(self.could()) == 2 and self.said is None:
            found.add("..")
        return found

    def chosen(self, rng: random.Random, seat: int, bold: bool) -> str:
        """A random move; in bold games often one that catches a rabbit or leaves one in the open."""
        legal = sorted(self.moves(seat))
        sharp = [m for m in legal if m.endswith("x") or ("?" in m and m[-2:] in self.rabbits)]
        return rng.choice(sharp if sharp and bold and rng.random() < 0.5 else legal)

    def moves_of(self, piece: int) -> set[str]:
        if self.phase == "day":
            return self.walks(piece)
        other = self.rabbits[1 - piece]
        if self.phase == "first night":
            return {f"{piece + 1}-{bed}" for bed in BEDS if self.kind[bed] in "cb" and bed != other}
        return {f"{piece + 1}-{bed}" for bed in self.targets(piece)} or {f"{piece + 1}-x"}

    def targets(self, piece: int) -> set[str]:
        bed, other, found = self.rabbits[piece], self.rabbits[1 - piece], set()
        for way in ALL if self.kind[bed] == "b" else self.arrows[bed]:
            for met in ray(bed, way):
                if self.kind[met] in "cdb" and met not in self.bitten:
                    if met != other:
                        found.add(met)
                    break
        return found

    def walks(self, piece: int) -> set[str]:
        name, here = "AB"[piece], self.pawns[piece]
        found = {f"{name}-{far}" for near in NEAR[here] for far in NEAR[near]}
        for near in NEAR[here]:
            liftable = [bed for bed in TOUCH[near] if self.kind[bed] in "cdb" and bed not in self.bitten]
            found |= {f"{name}-{near}?{bed}" for bed in liftable} or {f"{name}-{near}"}
        return found

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        if text == "..":
            self.said = seat
            return
        self.said = None
        piece = "12AB".index(text[0]) % 2
        if self.phase == "day":
            stone, _, bed = text[2:].partition("?")
            self.pawns[piece], self.acted[piece] = int(stone), True
            if bed:
                self.known[1].add(bed)
                self.learn_bush(bed)
                if bed in self.rabbits:
                    self.open.add(bed)
                    self.rabbits[self.rabbits.index(bed)] = "caught"
            if self.rabbits == ["caught", "caught"]:
                self.finish("catch")
            elif all(self.acted):
                self.dusk()
            return
        here, bed = self.rabbits[piece], text[2:]
        if self.phase == "night" and self.kind[here] != "b":
            self.bitten.append(here)
        self.rabbits[piece] = f"!{here}" if bed == "x" else bed
        if bed != "x":
            self.known[0].add(bed)
            self.learn_bush(bed)
        self.ran[piece] = True
        if not self.to_act():
            self.dawn()

    def learn_bush(self, bed: str) -> None:
        if self.kind[bed] == "b" or self.options.get("arrows") == "A6":
            self.arrows[bed] = ALL

    def dawn(self) -> None:
        self.ran, self.acted = [False, False], [False, False]
        if self.phase == "night":
            self.quiet = 0 if self.bitten else self.quiet + 1
        self.phase, self.day = "day", self.day + 1
        self.rabbits = ["caught" if r.startswith("!") else r for r in self.rabbits]
        if self.rabbits == ["caught", "caught"]:
            self.finish("catch")
        elif self.bushes and self.quiet and self.quiet >= self.options.get("bush_stop", 10) > 0:
            self.finish("bushes")

    def fill_compost(self) -> None:
        for bed in self.bitten:
            self.compost += 2 if self.kind[bed] == "d" else 1
            self.gone[bed], self.kind[bed] = self.kind[bed], "-"
        self.bitten = []

    def dusk(self) -> None:
        self.fill_compost()
        if self.compost >= 9 and not self.score:
            self.finish("compost")
        else:
            self.phase, self.acted = "night", [False, False]

    def finish(self, why: str) -> None:
        if not self.score:
            self.over, self.won = why, "rabbits" if why == "compost" else "gardeners"
            return
        if self.options.get("last_night") == "counted":
            self.fill_compost()
        self.points[self.leg - 1] = self.compost
        if self.leg == 2:
            self.over = "score"
        else:
            self.leg = 2
            self.plant()

    # -- what it comes to --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        if not self.score:
            caught = self.rabbits.count("caught")
            return [caught if self.side(seat) else self.compost for seat in range(self.players)]
        legs = [self.compost, 0] if self.leg == 1 else [self.points[0], self.compost]
        legs = self.points if self.over else legs
        was = [self.side(seat) ^ (self.leg == 2) for seat in range(self.players)]
        return [legs[side] for side in was]

    def places(self) -> list[int]:
        if not self.score:
            return [int((self.side(seat) == 0) != (self.won == "rabbits")) for seat in range(self.players)]
        mine = self.scores()
        return [int(any(other > own for other in mine)) for own in mine]

    # -- what a viewer may read --------------------------------------------------------------------------------

    def page(self, viewer: int | None) -> dict[str, Any]:
        """The lines of a position that this viewer may see."""
        side = -1 if viewer is None else self.side(viewer)
        night = self.phase != "day"
        sees = side == 0 or bool(self.over)
        rabbits = list(self.rabbits) if sees else [r if r == "caught" else "?" for r in self.rabbits]
        bitten = self.bitten if sees or not night else []
        plants = {
            bed: ":" if self.gone.get(bed) == "d" else "." if bed in self.gone
            else {"c": "x", "d": "X"}[kind] if bed in bitten else kind
            for bed, kind in self.kind.items()
        }  # fmt: skip
        lines: dict[str, Any] = {"garden": plants, "rabbits": rabbits, "pawns": [str(p) for p in self.pawns]}
        lines["compost"] = [str(self.compost)]
        if not self.over:
            lines["phase"] = self.phase if self.phase == "first night" else f"{self.phase} {self.day}"
        if self.phase == "day" and not self.over and any(self.acted):
            lines["acted"] = ["AB"[p] for p in (0, 1) if self.acted[p]]
        if night and not self.over:
            moved = [str(p + 1) for p in (0, 1) if self.ran[p]] if sees else ["?"]
            if moved:
                lines["moved"] = moved
        if self.bushes and self.quiet:
            lines["quiet"] = [str(self.quiet)]
        if self.leg == 2:
            lines["leg"] = ["2"]
        if self.options.get("arrows") != "A6":
            shown = set(bitten) | set(self.gone) | self.open
            for who in (0, 1):
                if side == who or self.over:
                    shown |= self.known[who]
            lines["arrows"] = {
                bed: written(self.arrows[bed]) for bed in shown
                if bed in self.arrows and self.was(bed) in "cd"
            }  # fmt: skip
        return lines


def read(text: str) -> dict[str, Any]:
    """A position as the game's page writes it."""
    lines = text.strip().splitlines()
    head = lines[0].split("#")[0].strip()
    found: dict[str, Any] = {"garden": dict(zip(BEDS, " ".join(lines[1:6]).split(), strict=True))}
    if not head.startswith("over"):
        found["phase"] = head
    for line in lines[6:]:
        name, *rest = line.split()
        if name in ("rabbits", "pawns", "compost", "acted", "moved", "quiet", "leg"):
            found[name] = rest
        if name == "arrows":
            found[name] = dict(zip(rest[::2], rest[1::2]))
    return found


def compare(game: Stranger, match: Any, viewers: list[int | None]) -> None:
    for viewer in viewers:
        mine, theirs = game.page(viewer), read(match.position(viewer))
        theirs.setdefault("arrows", {})
        if game.over:
            theirs.pop("acted", None)  # whether both gardeners had their go no longer matters
        mine.setdefault("arrows", {})
        if game.options.get("arrows") == "A6":
            theirs["arrows"] = {}
        assert theirs == mine, (viewer, match.position(viewer))


def one_game(seed: int, players: int, **options: Any) -> Stranger:
    rng = random.Random(seed)
    game = Stranger(players, **options)
    match: Any = cb.new("chou", seed=seed, players=players, **options)
    game.placed([e for entry in match.stream(None) for e in entry.effects])
    viewers: list[int | None] = [None, *range(players)]
    while not game.over:
        assert list(match.to_move) == game.to_move()
        for seat in range(players):
            theirs = [str(move) for move in match.moves(seat)] if seat in game.to_move() else []
            assert len(theirs) == len(set(theirs))
            assert set(theirs) == game.moves(seat), (seat, match.position(seat))
        seat = rng.choice(game.to_move())
        text = game.chosen(rng, seat, bold=seed % 2 == 1)
        secret = game.phase != "day"
        heard = {viewer: len(match.stream(viewer)) for viewer in viewers}
        leg = game.leg
        gardeners = game.team(1)
        effects = match.play(text, seat=seat).effects
        game.learnt(effects)
        game.play(seat, text)
        game.placed(effects)
        if secret and game.phase != "day" and not game.over and game.leg == leg:
            for viewer in (None, *gardeners):
                assert len(match.stream(viewer)) == heard[viewer], "somebody blind has heard something"
        if not game.over:
            assert list(match.scores) == game.scores()
        compare(game, match, rng.sample(viewers, 1) if not game.over else viewers)
    assert match.over and match.to_move == ()
    assert list(match.scores) == game.scores()
    assert list(match.ranking) == game.places()
    return game


TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "arrows": "A5"},
    {"players": 2, "arrows": "A6"},
    {"players": 3},
    {"players": 3, "split": "rabbits", "last_rabbit": "owner"},
    {"players": 4},
    {"players": 2, "bushes": True},
    {"players": 2, "bushes": True, "bush_stop": 1},
    {"players": 3, "split": "rabbits", "bushes": True, "arrows": "A5"},
    {"players": 4, "bushes": True, "last_rabbit": "owner", "bush_stop": 2},
    {"players": 4, "bushes": True, "arrows": "A6"},
    {"players": 2, "score": True},
    {"players": 2, "score": True, "bushes": True, "last_night": "counted"},
    {"players": 3, "score": True, "bushes": True, "bush_stop": 2},
    {"players": 3, "score": True, "split": "rabbits", "last_night": "counted"},
    {"players": 4, "score": True, "bushes": True, "bush_stop": 0},
)


@pytest.mark.parametrize("table", TABLES, ids=lambda t: "-".join(f"{k}={v}" for k, v in t.items()))
def test_the_referee_and_the_stranger_agree(table: dict[str, Any]) -> None:
    games = 8 if table.get("score") else 16
    for seed in range(games):
        one_game(seed, **table)
