"""One game on two tables: the engine's record and the stranger's referee. After every step all must agree."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from cheeseboard.kernel import contract
from cheeseboard.kernel.tell import Told, listening
from pursuit.stranger import CATEGORIES, COLOUR, KIND, Referee, targets

NAMES = list(
    KIND
)  # the dossier numbers the spaces in the order in which its rule makes them: hub, then sector by sector
ANSWERING = ("right", "wrong")


def bits(mask: int) -> set[str]:
    """The categories of a mask."""
    return {name for k, name in enumerate(CATEGORIES) if mask >> k & 1}


class Tables:
    """Both tables, and the dice that both use."""

    def __init__(self, game: Any, seed: int, options: dict[str, Any], referee: type[Referee] = Referee) -> None:
        self.game, self.rng, self.options = game, random.Random(seed), options
        self.chosen = game.options(**options)
        self.states = game.new(self.chosen)
        self.s = game.view(self.states)
        self.slow = referee(**options)
        self.effects = {effect.code: effect.id for effect in game.clauses.EFFECTS}
        self.right = self.rng.choice((0.3, 0.7, 0.9))  # how often answers are right
        self.aims = self.rng.choice((0.2, 0.8, 1.0))  # how often sides go where a wedge is to be won
        self.goes = self.rng.choice((0.0, 0.002, 0.02, 0.1))  # how often a side leaves that may
        self.same_vote = self.rng.choice((0.1, 0.5))
        self.counts: Counter[str] = Counter()

    def start_late(self) -> None:
        """Well under way: holders anywhere, most wedges won, somebody gone."""
        slow, rng = self.slow, self.rng
        rich = rng.choice((3, 5, 6))
        for side in slow.sides:
            side.placed = True
            side.at = rng.choice(list(KIND))
            side.wedges = set(rng.sample(CATEGORIES, rng.randint(rich - 1, rich)))
            if len(side.wedges) == 6 and (side.at == "HUB" or not (slow.exact or slow.leaves)):
                side.at, side.final = "HUB", not slow.leaves or rng.random() < 0.5
            if slow.leaving and rng.random() < 0.2:
                side.at, side.wedges, side.final, side.gone = "HUB", set(), False, True
        if sum(not side.gone for side in slow.sides) < 2:
            for side in slow.sides:
                side.gone = False
        slow.begin(rng.choice([seat for seat, side in enumerate(slow.sides) if not side.gone]))
        self.write()

    def write(self) -> None:
        """The referee's table as a position text, read by the engine."""
        slow, lines = self.slow, [f"{self.slow.phase}", f"turn {'ABCDEF'[self.slow.turn]}"]
        for name, side in zip("ABCDEF", slow.sides, strict=False):
            away = " away" if len(side.wedges) == 6 and side.at == "HUB" and not side.final else ""
            lines.append(f"{name} gone" if side.gone else f"{name} {' '.join((side.at, *sorted(side.wedges)))}{away}")
        states = self.game.State.zeros()
        states["edition"] = self.game.edition
        self.game.notation.read_position("\n".join(lines), self.game.view(self.chosen), self.game.view(states))
        self.states, self.s = states, self.game.view(states)

    def play(self, longest: int) -> None:
        """To the end, or until it has lasted long enough."""
        self.agree()
        for _ in range(longest):
            if self.slow.phase == "over":
                break
            self.step()
            self.agree()
        self.counts["over"] += self.slow.phase == "over"

    # -- one step --------------------------------------------------------------------------------------------------

    def step(self) -> None:
        slow, game = self.slow, self.game
        slow.happened = []
        self.counts[slow.phase] += 1
        drawn = slow.nature()
        if drawn:
            text = self.nature(*drawn)
            with listening() as heard:
                game.draw(self.states, game.notation.read_draw(self.s, text))
            slow.draw(text)
        else:
            seat = self.rng.choice(slow.waiting())
            legal = self.legal(seat)
            if slow.phase == "vote":
                self.nobody_knows(seat, legal)
            move = self.wish(seat, sorted(legal))
            with listening() as heard:
                game.apply(self.states, seat, legal[move])
            slow.play(seat, move)
        self.same_log(heard)

    def nature(self, label: str, weights: dict[str, int]) -> str:
        """What comes, after both tables have agreed on what may come."""
        game, slow = self.game, self.slow
        desk = slow.phase == "answer"
        assert game.actors(self.states) == (contract.DESK if desk else contract.CHANCE)
        assert game.notation.draw_label(self.s) == label
        theirs = {game.notation.write_draw(self.s, code): weight for code, weight in game.chance(self.states)}
        if desk and slow.leaving:  # that a side gets up is one draw in a thousand: a house's number, not the rulebook's
            assert theirs.pop("left") * 1000 == sum(theirs.values())
        weights = {name: weight for name, weight in weights.items() if weight}
        assert theirs.keys() == weights.keys(), f"{label}: {theirs}"
        share = {name: weight / sum(theirs.values()) for name, weight in theirs.items()}
        assert share == {name: weight / sum(weights.values()) for name, weight in weights.items()}, f"{label}: {theirs}"
        if not desk:
            return self.rng.choice(sorted(weights))
        if slow.leaving and self.rng.random() < self.goes:
            return "left"
        return ANSWERING[self.rng.random() > self.right]

    def wish(self, seat: int, moves: list[str]) -> str:
        """What a side does that sometimes knows where it wants to go."""
        slow, rng, side = self.slow, self.rng, self.slow.sides[seat]
        if "leave" in moves:
            if rng.random() < self.goes:
                return "leave"
            moves.remove("leave")
        if slow.phase == "move" and rng.random() < self.aims:
            want = {s for s in KIND if KIND[s] == "hq" and COLOUR[s] not in side.wedges} or {"HUB"}
            good = [m for m in moves if m.partition(" ")[2] in want]
            near = [m for m in moves if any(targets(m.partition(" ")[2], d) & want for d in (1, 2, 3, 4, 5, 6))]
            return rng.choice(good or near or moves)
        if slow.phase == "vote" and rng.random() < self.same_vote:
            return rng.choice(("abstain", "vote GE", "vote EN"))
        return rng.choice(moves)

    def same_log(self, heard: list[Told]) -> None:
        """The same happened, in the same order, to the same seats."""
        theirs = []
        for told in heard:
            assert told.audience == contract.EVERYONE, told
            name = self.effects[told.effect]
            detail = ""
            if name in ("moved", "placed", "roll-again"):
                detail = NAMES[told.a]
            elif name in ("asked", "right", "wrong", "wedge-won", "vote-left", "vote-chosen", "final-asked"):
                detail = CATEGORIES[told.a]
            elif name in ("thrown", "thrown-off", "throw-tied"):
                detail = str(told.a)
            theirs.append((name, told.seat, detail))
        assert theirs == self.slow.happened, f"{theirs} and not {self.slow.happened}"
        for name, *_ in theirs:
            self.counts[name] += 1

    # -- what must agree -------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> dict[str, int]:
        numbers = self.game.legal(self.states, seat)
        named = {self.game.notation.write_move(self.s, seat, number): number for number in numbers}
        assert len(named) == len(numbers), "two moves have one name"
        return named

    def agree(self) -> None:
        slow, game, s = self.slow, self.game, self.s
        actors = game.actors(self.states)
        assert actors == contract.OVER or slow.phase != "over"
        if actors == contract.OVER:
            assert slow.phase == "over", slow.phase
            assert game.ranks(self.states) == [int(seat != slow.winner) for seat in range(slow.players)]
        elif slow.nature() is None:
            assert list(game.waiting(self.states)) == slow.waiting()
        for seat in range(slow.players):
            mine, theirs = slow.moves(seat), set(self.legal(seat)) if actors > 0 else set()
            assert theirs == mine, f"{seat}: only the engine {sorted(theirs - mine)}; only here {sorted(mine - theirs)}"
            seen = game.observed(self.states, seat)
            if actors > 0:
                assert game.legal(seen, seat) == game.legal(self.states, seat)
                assert (seat in game.waiting(seen)) == (seat in slow.waiting())
        assert game.scores(self.states) == slow.scores()
        assert s.turn == slow.turn or slow.phase in ("starter", "throw-off", "over")
        assert slow.winner == (None if s.won < 0 else s.won), f"won {s.won}"
        assert s.die == slow.die or slow.phase in ("roll", "die", "over")
        for seat, side in enumerate(slow.sides):
            assert bool(s.gone[seat]) == side.gone
            assert bits(int(s.wedges[seat])) == side.wedges
            assert bool(s.home[seat]) == side.final or slow.phase == "over", f"home {seat}: {side}"
            if not side.gone:
                assert bool(s.placed[seat]) == side.placed, f"{seat}"
                assert not side.placed or NAMES[s.at[seat]] == side.at
        if self.rng.random() < 0.02:
            self.there_and_back()

    def there_and_back(self) -> None:
        """What the position says is the whole state: read again, it goes on just so."""
        notation, again = self.game.notation, self.game.State.zeros()
        again["edition"] = self.game.edition
        text = notation.write_position(self.s)
        notation.read_position(text, self.game.view(self.chosen), self.game.view(again))
        assert again.tobytes() == self.states.tobytes(), text

    def nobody_knows(self, seat: int, legal: dict[str, int]) -> None:
        """However a seat votes, the others see the same: the same record as if it had not yet."""
        if len(self.slow.voters()) == 1:
            return  # the last vote opens them all
        voted = []
        for move in ("abstain", "vote GE", "vote SL"):
            states = self.game.clone(self.states)
            self.game.apply(states, seat, legal[move])
            voted.append(states)
        for viewer in range(-1, self.slow.players):
            if viewer != seat:
                seen = {self.game.observed(states, viewer).tobytes() for states in (*voted, self.states)}
                assert len(seen) == 1, f"{viewer} sees how {seat} has voted"
        self.counts["secret votes"] += 1


def options(seed: int) -> dict[str, Any]:
    """Any options of the rules."""
    rng = random.Random(seed * 7919)
    players = 1 + seed % 6
    found: dict[str, Any] = {"players": players, "starter": rng.choice(("random", "highest", "first"))}
    found |= {"start": rng.choice(("hub", "own_colour")), "home": rng.choice(("teleport", "exact"))}
    found |= {"after_miss": rng.choice(("stay", "leave")), "wedge_ends_turn": rng.random() < 0.4}
    found["leaving"] = players > 1 and rng.random() < 0.5
    if rng.random() < 0.5:
        found["skill"] = rng.randint(1, 99)
    for letter in "abcdef"[:players]:
        if rng.random() < 0.2:
            found[f"skill_{letter}"] = rng.randint(1, 99)
    return found


def one_game(
    game: Any, seed: int, longest: int, referee: type[Referee] = Referee, late: bool | None = None
) -> Counter[str]:
    """One random game on both tables. Returns what came up."""
    tables = Tables(game, seed, options(seed), referee)
    if tables.rng.random() < 0.7 if late is None else late:
        tables.start_late()
    tables.play(longest)
    return tables.counts
