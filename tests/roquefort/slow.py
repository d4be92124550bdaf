"""A slow and obvious referee, from the rulebook and the dossier alone; its author has not read the engine's rules.

Everything is a name or a set of names. Moves are the texts of the notation ("A2 d5", "slide Wd p2>p4"). Tiles that
nobody has seen have no kind until `reveal` says what they are.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

from roquefort.slow_castle import (
    BESIDE,
    CENTRE,
    CORNERS,
    DOORS,
    FIELDS,
    OPEN,
    PLACES,
    ROUND,
    SLOTS,
    opposite,
    rooms_of,
    seen_from_wall,
    touching,
)

LETTERS = "ABCDE"
CHEESE = ("slice", "emmental", "blue", "brie", "gouda", "goat", "parmesan")
DEFAULTS: dict[str, Any] = {
    **{"players": 2, "plan": "A", "gonzola": False, "tower": False, "mechanism": False, "pantry": False},
    **{"target": None, "trace": False, "tower_capacity": "one", "no_immediate_undo": False, "roof_run": "steps"},
    **{"tower_start": "corners", "pantry_return_covered": False, "shove_to_new_tile": False},
    **{"gonzola_pantry": True, "gonzola_hop": False},
}


@dataclass(eq=False)
class Tile:
    """A sliding tile; None = nobody has seen it."""

    kind: str | None = None


class Referee:
    """One game."""

    def __init__(self, **options: Any) -> None:
        self.options = {**DEFAULTS, **options}
        self.players = int(self.options["players"])
        if self.players == 5:
            self.options["tower"] = True
        modules = [self.options[name] for name in ("gonzola", "tower", "mechanism", "pantry")]
        self.target = self.options["target"] or (5 if any(modules) else 4)
        self.room = rooms_of(self.options["plan"])
        self.touching = touching(self.options["plan"])
        self.lay_tiles()
        self.covered = set(self.room.values())
        self.mice = [["-"] * 4 for _ in range(self.players)]
        self.gonzola: str | None = None
        if self.options["gonzola"]:
            self.gonzola = CENTRE
            self.covered.discard(self.room[CENTRE])
        self.ribbon: int | None = None
        self.tower: str | None = None
        self.cheese: list[set[str]] = [set() for _ in range(self.players)]
        self.phase, self.turn, self.points, self.slid = "setup", 0, 0, False
        self.used: set[str] = set()
        self.hopper = -1
        self.last: tuple[str, Tile] | None = None
        self.settling = ""  # "slide": falls are looked at when everything has been seen; "": the rest only
        self.order: list[int] = []
        self.happened: list[tuple[Any, ...]] = []

    def lay_tiles(self) -> None:
        """All that is not free lies in the castle, unseen; only Gonzola's tile has a place of its own."""
        on = self.options
        special = [name for name in ("gonzola", "mechanism") if on[name]] + (["passage"] if on["pantry"] else [])
        self.box = Counter(dict.fromkeys(CHEESE, 3))
        self.box.update(special)
        self.box["trap"], self.box["plain"] = 3, 10
        if on["pantry"]:  # all tiles of the box play; those without their module are floor
            self.box["plain"] += 3 - len(special)
        frees = 4 if on["pantry"] else 1 + len(special)
        assert sum(self.box.values()) == len(OPEN) + frees
        self.lie = {name: Tile() for name in OPEN}
        if on["gonzola"]:
            self.lie[CENTRE] = Tile("gonzola")
        self.free = [Tile("plain") for _ in range(frees)]

    # -- what one sees ---------------------------------------------------------------------------------------------

    def in_sight(self) -> list[str]:
        """Places of tiles that lie open: uncovered open squares, then the free tiles."""
        squares = [name for name in OPEN if self.room[name] not in self.covered]
        return squares + list(PLACES[: len(self.free)])

    def tile(self, place: str) -> Tile | None:
        return self.free[int(place[1]) - 1] if place in PLACES else self.lie.get(place)

    def kind(self, place: str) -> str | None:
        tile = self.tile(place)
        return tile.kind if tile else None

    def to_see(self) -> list[str]:
        return [place for place in self.in_sight() if self.kind(place) is None]

    def unseen(self) -> Counter[str]:
        """What the tiles that nobody has seen are, all together."""
        left = Counter(self.box)
        for tile in [*self.lie.values(), *self.free]:
            if tile.kind:
                left[tile.kind] -= 1
        return +left

    def reveal(self, place: str, kind: str) -> None:
        tile = self.tile(place)
        assert tile is not None and tile.kind is None and self.unseen()[kind] > 0
        tile.kind = kind
        if not self.to_see():
            self.settle()

    def where_is(self, kind: str) -> str | None:
        """Where a tile lies that has been seen."""
        square = next((name for name, tile in self.lie.items() if tile.kind == kind), None)
        return square or next((PLACES[f] for f, tile in enumerate(self.free) if tile.kind == kind), None)

    # -- figures ---------------------------------------------------------------------------------------------------

    def figures(self) -> dict[str, str]:
        """Where every figure is: "A1" .. and "G"."""
        found = {f"{LETTERS[seat]}{m + 1}": at for seat, row in enumerate(self.mice) for m, at in enumerate(row)}
        if self.gonzola:
            found["G"] = self.gonzola
        return found

    def taken(self) -> set[str]:
        """Places on which somebody stands."""
        found = {at for row in self.mice for at in row if at not in ("-", "x")}
        return found | {self.gonzola} if self.gonzola else found

    def team(self, seat: int) -> dict[str, str]:
        """Figures that count for a player: the own mice, and Gonzola with the own ribbon."""
        mine = {str(m + 1): at for m, at in enumerate(self.mice[seat])}
        if self.gonzola and self.ribbon == seat:
            mine["G"] = self.gonzola
        return mine

    def fallen(self, seat: int) -> int:
        return self.mice[seat].count("x")

    def on_roof(self) -> str | None:
        """The room on whose roof Gonzola is."""
        return self.gonzola.split()[1] if self.gonzola and self.gonzola.startswith("roof") else None

    def has_room(self, tower: str) -> bool:
        return self.options["tower_capacity"] == "unlimited" or tower not in self.taken()

    def towers(self) -> list[str]:
        return [*CORNERS, *(["T"] if self.tower else [])]

    def bare(self, field: str) -> bool:
        """Is there no roof over it?"""
        return self.room[field] not in self.covered

    # -- which moves there are -------------------------------------------------------------------------------------

    def moves(self) -> set[str]:
        if self.to_see() or self.phase == "over":
            return set()
        if self.phase == "setup":
            return self.first_towers()
        if self.phase == "hang":
            return {f"tower {place}" for place in DOORS}
        if self.phase == "hop":
            room = self.room[self.mice[self.turn][self.hopper]]
            return {f"G {name}" for name in self.fields_free(room)}
        return {
            move for move, cost in self.costs().items() if cost <= self.points and self.he_can_come_down(move, cost)
        }

    def costs(self) -> dict[str, int]:
        """Every move of a turn and its points, whether there are enough or not."""
        found = {f"lift {room}": 1 for room in self.roofs_in_reach()}
        for m in range(4):
            for goal, cost in self.runs(m).items():
                found[f"{LETTERS[self.turn]}{m + 1} {goal}"] = cost
        for goal, cost in self.strides().items():
            found[f"G {goal}"] = cost
        for_nothing = self.free_slider() is not None
        if for_nothing or not self.slid:
            found.update(dict.fromkeys(self.slides(), 0 if for_nothing else 1))
        if self.tower:
            found.update({f"tower {place}": 1 for place in DOORS if place != self.tower})
        if not self.on_roof():
            found["end"] = 0
        return found

    def first_towers(self) -> set[str]:
        free = [name for name in CORNERS if self.has_room(name)]
        if self.options["tower"] and self.options["tower_start"] == "any" and not self.tower and self.players < 5:
            free.append("T")
        return {f"{LETTERS[self.turn]}1 {name}" for name in free}

    def roofs_in_reach(self) -> set[str]:
        fields: set[str] = set()
        for at in self.mice[self.turn]:
            if at == "T":
                assert self.tower
                fields |= seen_from_wall(self.tower)
            elif at in ROUND:
                fields |= ROUND[at]
        rooms = {self.room[name] for name in fields}
        if self.ribbon == self.turn and self.gonzola in self.room:
            rooms |= self.touching[self.room[self.gonzola]]
        return (rooms & self.covered) - {self.on_roof() or ""}

    # -- mice ------------------------------------------------------------------------------------------------------

    def steps_from(self, place: str) -> list[str]:
        """Fields to which a mouse can step, roofs and traps out of the way."""
        if place == "T":
            assert self.tower
            names = [DOORS[self.tower]]
        else:
            names = sorted(BESIDE[place])
        return [name for name in names if self.bare(name) and self.kind(name) != "trap"]

    def runs(self, m: int) -> dict[str, int]:
        """Where a mouse can go, and the points it takes by the cheapest way over occupied fields."""
        at = self.mice[self.turn][m]
        if at == "x" or (at == "-" and self.mice[self.turn].index("-") != m):
            return {}
        if at in PLACES:
            return self.from_pantry(at)
        found = self.into_pantry(at)
        ways = deque([(at, 0)])
        if at == "-":
            ways.clear()
            for tower in self.towers():
                if self.has_room(tower):
                    found[tower] = 1
                if tower in self.taken():
                    ways.append((tower, 1))
        reached, taken = {at}, self.taken()
        while ways:
            place, cost = ways.popleft()
            for name in self.steps_from(place):
                if name in reached:
                    continue
                reached.add(name)
                if name not in taken or (place == at and self.hops_aside(name)):  # he hops for a step, not for a run
                    found[name] = cost + 1
                if name in taken:
                    ways.append((name, cost + 1))
        return found

    def hops_aside(self, field: str) -> bool:
        """May a mouse step onto Gonzola here?"""
        on_tile = self.gonzola == field and self.kind(field) == "gonzola"
        return bool(self.options["gonzola_hop"] and on_tile and self.fields_free(self.room[field]))

    def into_pantry(self, at: str) -> dict[str, int]:
        inside = [place for place in PLACES if place in self.taken()]
        if not self.options["pantry"] or at not in self.lie or self.kind(at) != "passage" or len(inside) >= 3:
            return {}
        return {place: 1 for place in PLACES if place not in inside}

    def from_pantry(self, at: str) -> dict[str, int]:
        found = {place: 1 for place in PLACES if place not in self.taken()}
        door = self.where_is("passage")
        if door in self.lie and door not in self.taken():
            roofed = self.room[door] in self.covered
            if not roofed or (self.options["pantry_return_covered"] and self.on_roof() != self.room[door]):
                found[door] = 1
        return found

    # -- Gonzola ---------------------------------------------------------------------------------------------------

    def fields_free(self, room: str) -> set[str]:
        return {name for name in FIELDS if self.room[name] == room} - self.taken()

    def strides(self) -> dict[str, int]:
        """Where Gonzola can go with one step (with a roof run in one go: with several)."""
        roof = self.on_roof()
        if not self.gonzola or (self.ribbon != self.turn and not roof):
            return {}
        if self.gonzola in PLACES:
            return self.from_pantry(self.gonzola)
        found = self.into_pantry(self.gonzola) if self.options["gonzola_pantry"] else {}
        here = roof or self.room[self.gonzola]
        if not roof:
            found.update(dict.fromkeys(self.fields_free(here), 1))
        compound = self.options["roof_run"] == "compound"
        run, cost = {here}, 1
        known = {here}
        while run:
            near = set().union(*(self.touching[room] for room in run)) - known
            for room in near - self.covered:
                for name in self.fields_free(room):
                    found.setdefault(name, cost)
            roofs = near & self.covered
            if not compound:
                found.update({f"roof {room}": 1 for room in roofs})
                break
            known |= roofs
            run, cost = roofs, cost + 1
        return found

    def steps_down(self, roof: str, covered: set[str], taken: set[str]) -> float:
        """How many steps Gonzola needs from a roof to a free field of an uncovered room."""
        ways, known = deque([(roof, 1)]), {roof}
        while ways:
            here, steps = ways.popleft()
            for room in self.touching[here]:
                if room in covered:
                    if room not in known:
                        known.add(room)
                        ways.append((room, steps + 1))
                elif {name for name in FIELDS if self.room[name] == room} - taken:
                    return steps
        return float("inf")

    def he_can_come_down(self, move: str, cost: int) -> bool:
        """With him on a roof after the move, the points left must bring him down."""
        who, _, goal = move.partition(" ")
        roof = goal.removeprefix("roof ") if who == "G" else self.on_roof()
        if not roof or (who == "G" and not goal.startswith("roof")):
            return True
        covered, taken = set(self.covered), self.taken()
        if who == "lift":
            covered.discard(goal)
        elif who in self.figures():
            at = self.figures()[who]
            if [*self.figures().values()].count(at) == 1:
                taken.discard(at)
            taken.add(goal)
            covered.discard(self.room.get(goal, ""))
        return self.steps_down(roof, covered, taken) <= self.points - cost

    # -- slides ----------------------------------------------------------------------------------------------------

    def free_slider(self) -> str | None:
        """The figure of the player at turn that stands on the mechanism and has not used it in this turn."""
        at = self.where_is("mechanism")
        return next((who for who, place in self.team(self.turn).items() if place == at and who not in self.used), None)

    def blocked(self, slot: str) -> bool:
        """Does the movable tower stand before this line, at either end?"""
        return self.tower in (slot, opposite(slot))

    def slides(self) -> set[str]:
        found, names = set(), [self.choices(f) for f in range(len(self.free))]
        for slot in SLOTS:
            if not self.blocked(slot):
                for f in range(len(self.free)):
                    if not self.pushed_back(slot, f):
                        found |= {f"slide {slot} {name}" for name in names[f]}
        return found

    def pushed_back(self, slot: str, f: int) -> bool:
        if not self.options["no_immediate_undo"] or not self.last:
            return False
        return slot == opposite(self.last[0]) and self.free[f].kind == self.last[1].kind

    def choices(self, f: int) -> list[str]:
        """How a free tile is named; with a figure on it in the pantry, where that goes. Equal tiles are one."""
        if not self.options["pantry"]:
            return [str(self.free[f].kind)]
        mine = PLACES[f]
        empty = [place for place in PLACES if place not in self.taken()]
        if mine in self.taken():
            stays = [mine] if self.options["shove_to_new_tile"] else []
            return stays + [f"{mine}>{place}" for place in empty]
        alike = [place for place in empty if self.kind(place) == self.kind(mine)]
        return [mine] if mine == alike[0] else []

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        self.happened, self.settling = [], ""
        if self.phase in ("setup", "hang"):
            self.set_up(move)
        elif self.phase == "hop":
            self.gonzola, self.phase = move.split()[1], "play"
            self.settle()
        elif move == "end":
            self.end_turn()
        else:
            cost = self.costs()[move]  # KeyError: no such move
            self.act(move)
            self.points -= cost
            if not self.to_see():
                self.settle()

    def set_up(self, move: str) -> None:
        _, goal = move.split()
        if self.phase == "setup":
            self.mice[self.turn][0] = goal
        else:
            self.tower = goal
        at_end = self.turn == self.players - 1
        if self.phase == "setup" and (goal == "T" or (at_end and self.options["tower"] and not self.tower)):
            self.phase = "hang"
        elif at_end:
            self.begin_turn(0)
        else:
            self.turn += 1
            if self.turn == 4:  # the fifth player's mouse sits in the movable tower before that hangs
                self.phase, self.mice[4][0] = "hang", "T"
            else:
                self.phase = "setup"

    def begin_turn(self, seat: int) -> None:
        self.phase, self.turn, self.points, self.slid = "play", seat, 4, False
        self.used.clear()

    def end_turn(self) -> None:
        kept = {self.room[at] for at in self.taken() if at in self.room}
        for room in sorted(set(self.room.values()) - self.covered - kept):
            self.covered.add(room)
            self.happened.append(("covered", room))
        self.begin_turn((self.turn + 1) % self.players)

    def act(self, move: str) -> None:
        who, goal = move.split(" ", 1)
        if who == "lift":
            self.covered.discard(goal)
        elif who == "tower":
            self.tower = goal
        elif who == "slide":
            self.slide(*goal.split())
        elif who == "G":
            self.gonzola = goal
            self.covered.discard(self.room.get(goal, ""))
        else:
            self.mice[self.turn][int(who[1]) - 1] = goal
            self.covered.discard(self.room.get(goal, ""))
            if goal == self.gonzola:
                self.phase, self.hopper = "hop", int(who[1]) - 1

    def slide(self, slot: str, name: str) -> None:
        who = self.free_slider()
        if who:
            self.used.add(who)
        else:
            self.slid = True
        if not self.options["pantry"]:
            f = next(f for f, tile in enumerate(self.free) if tile.kind == name)
        else:
            place, _, aside = name.partition(">")
            f = PLACES.index(place)
            if aside:
                self.shove(place, aside)
        line = SLOTS[slot]
        out = self.lie[line[-1]]
        for after, before in zip(line[:0:-1], line[-2::-1], strict=True):
            self.lie[after] = self.lie[before]
        self.lie[line[0]], self.free[f] = self.free[f], out
        self.last, self.settling = (slot, out), "slide"

    def shove(self, place: str, aside: str) -> None:
        if self.gonzola == place:
            self.gonzola = aside
        for row in self.mice:
            for m, at in enumerate(row):
                if at == place:
                    row[m] = aside

    # -- what follows from it --------------------------------------------------------------------------------------

    def settle(self) -> None:
        if self.phase in ("setup", "hop"):
            return
        if self.settling == "slide":
            self.fall()
        self.settling = ""
        self.pass_ribbon()
        self.hand_out()
        self.look_for_end()

    def clockwise(self) -> list[int]:
        """From the player at turn on."""
        return [(self.turn + k) % self.players for k in range(self.players)]

    def fall(self) -> None:
        for seat, row in enumerate(self.mice):
            for m, at in enumerate(row):
                if at in self.lie and self.kind(at) == "trap":
                    row[m] = "x"
                    self.happened.append(("fell", seat, m, at))

    def pass_ribbon(self) -> None:
        at = self.where_is("gonzola")
        for seat, row in enumerate(self.mice):
            if at in row and self.ribbon != seat:
                self.ribbon = seat
                self.happened.append(("ribbon", seat))

    def hand_out(self) -> None:
        for seat in self.clockwise():
            under = Counter(self.kind(at) for at in self.team(seat).values() if at in self.lie or at in PLACES)
            for kind in CHEESE:
                left = 4 - sum(kind in other for other in self.cheese)
                if under[kind] >= 2 and kind not in self.cheese[seat] and left > 0:
                    self.cheese[seat].add(kind)
                    self.happened.append(("cheese", seat, kind))

    def look_for_end(self) -> None:
        waiting = [*self.clockwise()[1:], self.turn]  # who has waited longest first
        rich = [seat for seat in self.clockwise() if len(self.cheese[seat]) >= self.target]
        out = [seat for seat in self.clockwise() if self.fallen(seat) >= 3]
        if not rich and not out:
            return
        ranked = sorted(waiting, key=lambda seat: (seat in out, -len(self.cheese[seat]), waiting.index(seat)))
        if rich:
            ranked.remove(rich[0])
            ranked.insert(0, rich[0])
        self.phase, self.order = "over", ranked
        self.happened.append(("won-target" if rich else "won-lost", ranked[0]))

    def ranks(self) -> list[int]:
        return [self.order.index(seat) for seat in range(self.players)]
