"""A slow, obvious referee for the quiz, from rulebook and dossier alone, by somebody who has not read the rules.

Everything is a name: spaces as the dossier's table calls them, categories by their two letters, moves and draws as
people write them. It knows no deck: whether an answer is right is said to it (`draw`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

CATEGORIES = ("GE", "EN", "HI", "AL", "SN", "SL")
WEDGE_SPACES = ("AL", "GE", "SL", "HI", "EN", "SN")  # clockwise from the top
SPOKE = (-1, +1, +2, -2, +3)  # from the hub outwards, counted in sectors from the spoke's own
RIM = (+3, None, +2, -1, None, +4)  # clockwise from a wedge space to the next; None: roll again
OWN = ("EN", "GE", "SN", "HI", "SL", "AL")  # what stands for the colour of seats A..F
DIE = ("1", "2", "3", "4", "5", "6")


def wheel() -> tuple[dict[str, str], dict[str, str], dict[str, set[str]]]:
    """The wheel by the rule that generates it: kinds, categories and neighbours of its 73 spaces."""
    kind, colour = {"HUB": "hub"}, dict[str, str]()
    links: dict[str, set[str]] = {"HUB": set()}

    def link(one: str, other: str) -> None:
        links.setdefault(one, set()).add(other)
        links.setdefault(other, set()).add(one)

    for i in range(6):
        before, corner = "HUB", f"W{i}"
        for j, k in enumerate(SPOKE, 1):
            name = f"S{i}{j}"
            kind[name], colour[name] = "cat", WEDGE_SPACES[(i + k) % 6]
            link(before, name)
            before = name
        kind[corner], colour[corner] = "hq", WEDGE_SPACES[i]
        link(before, corner)
        before = corner
        for j, around in enumerate(RIM, 1):
            name = f"R{i}{j}"
            kind[name] = "roll" if around is None else "cat"
            if around is not None:
                colour[name] = WEDGE_SPACES[(i + around) % 6]
            link(before, name)
            before = name
        link(before, f"W{(i + 1) % 6}")
    return kind, colour, links


KIND, COLOUR, LINKS = wheel()


def targets(start: str, steps: int) -> set[str]:
    """Where a walk of so many steps can end that never goes straight back."""
    walks: list[tuple[str, ...]] = [(start,)]
    for _ in range(steps):
        walks = [(*walk, to) for walk in walks for to in LINKS[walk[-1]] if len(walk) < 2 or to != walk[-2]]
    return {walk[-1] for walk in walks}


@dataclass
class Side:
    """One player or team."""

    at: str = "HUB"
    wedges: set[str] = field(default_factory=set)
    placed: bool = True  # its holder stands on the wheel
    final: bool = False  # on the hub with all six, and it need not leave first
    gone: bool = False


class Referee:
    """A table. `phase` is one of starter, throw-off, place, roll, die, move, category, answer, vote, tie, lot, over."""

    def __init__(
        self,
        players: int = 2,
        starter: str = "random",
        start: str = "hub",
        home: str = "teleport",
        after_miss: str = "stay",
        wedge_ends_turn: bool = False,
        leaving: bool = False,
        **skills: int,
    ) -> None:
        self.players, self.exact, self.leaves = players, home == "exact", after_miss == "leave"
        self.wedge_ends, self.leaving, self.skills = wedge_ends_turn, leaving, skills
        self.sides = [Side(placed=start == "hub") for _ in range(players)]
        self.turn, self.die, self.asked = 0, 0, ""
        self.votes: dict[int, str] = {}  # "" = abstained
        self.tied: set[str] = set()
        self.throwers: list[int] = []
        self.thrown: dict[int, int] = {}
        self.winner: int | None = None
        self.happened: list[tuple[str, int, str]] = []
        if players == 1 or starter == "first":
            self.begin(0)
        elif starter == "random":
            self.phase = "starter"
        else:
            self.phase, self.throwers = "throw-off", list(range(players))

    # -- who is asked ----------------------------------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next side to the left that still plays; alone, the side itself."""
        while True:
            seat = (seat + 1) % self.players
            if not self.sides[seat].gone:
                return seat

    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.turn and not self.sides[seat].gone]

    def voters(self) -> list[int]:
        return [seat for seat in self.others() if seat not in self.votes]

    def waiting(self) -> list[int]:
        """The seats that may act."""
        if self.phase == "vote":
            return self.voters()
        if self.phase == "tie":
            return [self.left_of(self.turn)]
        return [self.turn] if self.phase in ("place", "roll", "move", "category") else []

    def moves(self, seat: int) -> set[str]:
        """All that a seat may do, as people write it."""
        if seat not in self.waiting():
            return set()
        side = self.sides[seat]
        if self.phase == "vote":
            return {f"vote {c}" for c in CATEGORIES} | {"abstain"}
        if self.phase == "tie":
            return {f"cat {c}" for c in self.tied}
        found = {"leave"} if self.leaving else set[str]()
        if self.phase == "place":
            return found | {f"go {s}" for s, c in COLOUR.items() if c == OWN[seat]}
        if self.phase == "roll":
            return found | {"roll"}
        if self.phase == "move":
            return found | {f"go {s}" for s in targets(side.at, self.die)}
        return found | {f"cat {c}" for c in CATEGORIES}

    def nature(self) -> tuple[str, dict[str, int]] | None:
        """What is to be drawn: its label, and what can come with which weight. None = a seat acts, or it is over."""
        name = "ABCDEF"
        if self.phase == "starter":
            return "starter", {name[seat]: 1 for seat in range(self.players)}
        if self.phase == "throw-off":
            return f"throw {name[self.thrower()]}", dict.fromkeys(DIE, 1)
        if self.phase == "die":
            return f"die {name[self.turn]}", dict.fromkeys(DIE, 1)
        if self.phase == "lot":
            return f"lot {name[self.turn]}", dict.fromkeys(CATEGORIES, 1)
        if self.phase == "answer":
            skill = self.skills.get(f"skill_{'abcdef'[self.turn]}") or self.skills.get("skill", 50)
            return f"answer {name[self.turn]}", {"right": skill, "wrong": 100 - skill, "left": 0}
        return None

    def thrower(self) -> int:
        return next(seat for seat in self.throwers if seat not in self.thrown)

    def scores(self) -> list[int]:
        """Wedges; who has left has none."""
        return [len(side.wedges) for side in self.sides]

    # -- turns -----------------------------------------------------------------------------------------------------

    def tell(self, what: str, seat: int = -1, detail: str = "") -> None:
        self.happened.append((what, seat, detail))

    def begin(self, seat: int) -> None:
        """A turn begins: with the last question if it is due, with a throw otherwise."""
        side = self.sides[seat]
        self.turn, self.die, self.asked = seat, 0, ""
        if side.final:
            self.last_question()
        else:
            self.phase = "roll" if side.placed else "place"

    def starts(self, seat: int) -> None:
        self.tell("starter", seat)
        self.tell("turn", seat)
        self.begin(seat)

    def end_turn(self) -> None:
        after = self.left_of(self.turn)
        self.tell("turn", after)
        self.begin(after)

    def last_question(self) -> None:
        self.tell("final-due", self.turn)
        self.votes, self.tied = {}, set()
        self.phase = "vote" if self.others() else "lot"

    def ask(self, category: str, word: str = "asked") -> None:
        self.tell(word, self.turn, category)
        self.asked, self.phase = category, "answer"

    def goes(self) -> None:
        """The side whose turn it is leaves, with its holder and its wedges."""
        self.tell("left", self.turn)
        self.sides[self.turn] = Side(gone=True)
        left = [seat for seat in range(self.players) if not self.sides[seat].gone]
        if len(left) == 1:
            self.tell("last-left", left[0])
            self.winner, self.phase = left[0], "over"
        else:
            self.end_turn()

    # -- moves -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str) -> None:
        """A legal move."""
        assert move in self.moves(seat), move
        word, _, what = move.partition(" ")
        side = self.sides[seat]
        if word == "leave":
            self.goes()
        elif word == "roll":
            self.phase = "die"
        elif word == "go" and self.phase == "place":
            side.at, side.placed, self.phase = what, True, "roll"
            self.tell("placed", seat, what)
        elif word == "go":
            side.at, self.die = what, 0
            self.tell("moved", seat, what)
            self.landed()
        elif word == "cat" and self.phase == "category":
            self.ask(what)
        elif word == "cat":
            self.tell("vote-left", seat, what)
            self.ask(what, "final-asked")
        else:
            self.votes[seat] = what
            if not self.voters():
                self.count()

    def landed(self) -> None:
        side = self.sides[self.turn]
        kind = KIND[side.at]
        if kind == "roll":
            self.tell("roll-again", self.turn, side.at)
            self.phase = "roll"
        elif kind != "hub":
            self.ask(COLOUR[side.at])
        elif len(side.wedges) == 6:  # an exact throw brings it home
            side.final = True
            self.tell("home", self.turn)
            self.last_question()
        else:
            self.phase = "category"

    def count(self) -> None:
        """All others have voted or abstained."""
        cast = Counter(vote for vote in self.votes.values() if vote)
        if not cast:
            self.tell("no-votes")
            self.phase = "lot"
            return
        most = max(cast.values())
        best = {c for c in cast if cast[c] == most}
        left = self.left_of(self.turn)
        if len(best) == 1:
            self.tell("vote-chosen", -1, min(best))
            self.ask(min(best), "final-asked")
        elif self.votes[left] in best:
            self.tell("vote-left", left, self.votes[left])
            self.ask(self.votes[left], "final-asked")
        else:
            self.tell("vote-tied", left)
            self.tied, self.phase = best, "tie"

    # -- draws -----------------------------------------------------------------------------------------------------

    def draw(self, what: str) -> None:
        """What nature, or the people at the desk, have brought."""
        if self.phase == "starter":
            self.starts("ABCDEF".index(what))
        elif self.phase == "throw-off":
            self.thrown_off(int(what))
        elif self.phase == "die":
            self.tell("thrown", self.turn, what)
            self.die, self.phase = int(what), "move"
        elif self.phase == "lot":
            self.ask(what, "final-asked")
        elif what == "left":  # its question is open, and it leaves
            self.goes()
        else:
            self.answered(what == "right")

    def thrown_off(self, die: int) -> None:
        """Everybody throws, then those who are level, until one is highest."""
        who = self.thrower()
        self.tell("thrown-off", who, str(die))
        self.thrown[who] = die
        if len(self.thrown) < len(self.throwers):
            return
        most = max(self.thrown.values())
        self.throwers = [seat for seat in self.throwers if self.thrown[seat] == most]
        self.thrown = {}
        if len(self.throwers) == 1:
            self.starts(self.throwers[0])
        else:
            self.tell("throw-tied", -1, str(most))

    def answered(self, right: bool) -> None:
        side, category = self.sides[self.turn], self.asked
        self.asked = ""
        self.tell("right" if right else "wrong", self.turn, category)
        if side.final:  # this was the last question
            if right:
                self.tell("won", self.turn)
                self.winner, self.phase = self.turn, "over"
                return
            if self.leaves:
                side.final = False
                self.tell("must-return", self.turn)
        if not right:
            self.end_turn()
        elif KIND[side.at] == "hq" and category not in side.wedges:
            side.wedges.add(category)
            self.tell("wedge-won", self.turn, category)
            self.after_wedge()
        else:
            self.phase = "roll"

    def after_wedge(self) -> None:
        side = self.sides[self.turn]
        if len(side.wedges) == 6 and not self.exact:
            side.at, side.final = "HUB", True
            self.tell("home", self.turn)
            self.end_turn()
        elif self.wedge_ends:
            self.end_turn()
        else:
            self.phase = "roll"
