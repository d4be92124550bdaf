"""Turns that all play at once: no order of their steps matters, and nobody knows more than the own steps."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cheeseboard.games.fromage import rules_state as codes
from cheeseboard.kernel import contract
from fromage.stranger_side import GAME, options


@dataclass
class Step:
    """One step of a seat in a turn, or a card drawn for it."""

    seat: int
    drawn: bool
    what: int
    legal: list[int] = field(default_factory=list)


class Evening:
    """One game, and beside it a world for each viewer in which only this viewer acts in the turn."""

    def __init__(self, seed: int, **given: Any) -> None:
        self.rng = random.Random(seed)
        self.states = GAME.new(GAME.options(**given))
        self.eager = self.rng.choice((2, 5))
        self.counts: Counter[str] = Counter()

    def play(self, turns: int) -> Counter[str]:
        while GAME.actors(self.states) != contract.OVER and turns:
            if self.states["phase"][0] == codes.TURN and not self.states["openly"][0]:
                self.turn()
                turns -= 1
            else:
                self.other_step()
        return self.counts

    def other_step(self) -> None:
        if GAME.actors(self.states) == contract.CHANCE:
            outcomes = GAME.chance(self.states)
            GAME.draw(self.states, self.rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            seat = self.rng.choice(GAME.waiting(self.states))
            GAME.apply(self.states, seat, self.choose(GAME.legal(self.states, seat)))

    def choose(self, legal: list[int]) -> int:
        return self.rng.choices(legal, [1 if action == codes.READY else self.eager for action in legal])[0]

    # -- a turn ----------------------------------------------------------------------------------------------------

    def turn(self) -> None:
        start, number = GAME.clone(self.states), int(self.states["round"][0])
        seats = range(int(self.states["seats"][0]))
        own = {seat: GAME.clone(start) for seat in seats}
        steps: list[Step] = []
        while int(self.states["round"][0]) == number and GAME.actors(self.states) != contract.OVER:
            step = self.step()
            steps.append(step)
            apply(self.states, step)
            self.counts["steps"] += 1
            if int(self.states["round"][0]) != number or GAME.actors(self.states) == contract.OVER:
                break
            mine = own[step.seat]
            if not step.drawn:
                assert GAME.legal(mine, step.seat) == step.legal, "somebody else's step has changed what is legal"
            apply(mine, step)
            self.told_apart(start, own)
        for _ in range(2):
            self.other_order(start, steps)
        self.counts["turns"] += 1

    def step(self) -> Step:
        if GAME.actors(self.states) == contract.CHANCE:
            return Step(int(self.states["drawer"][0]), True, self.rng.choice(GAME.chance(self.states))[0])
        seat = self.rng.choice(GAME.waiting(self.states))
        legal = GAME.legal(self.states, seat)
        return Step(seat, False, self.choose(legal), legal)

    def told_apart(self, start: Any, own: dict[int, Any]) -> None:
        """Everybody's view is that of a world with the own steps alone; readiness and last cheeses apart."""
        now = self.states
        for viewer, world in ((-1, start), *own.items()):
            for other in range(int(now["seats"][0])):
                ready = int(now["step"][0, other]) == codes.READIED
                if other != viewer or int(world["step"][0, other]) == codes.READIED:
                    world["step"][0, other] = codes.READIED if ready else codes.FREE
            world["last"] = now["last"]
            seen, alone = GAME.observed(now, viewer), GAME.observed(world, viewer)
            assert same(seen, alone), f"seat {viewer} sees {difference(seen, alone)}"
            if viewer >= 0 and GAME.actors(now) != contract.CHANCE:  # nature does not let anybody wait
                assert GAME.legal(seen, viewer) == GAME.legal(now, viewer)
        start["step"], start["last"] = 0, 0

    def other_order(self, start: Any, steps: list[Step]) -> None:
        """The same steps in another order of the seats."""
        there = GAME.clone(start)
        left = {seat: [step for step in steps if step.seat == seat and (step.drawn or step.what != codes.READY)]
                for seat in range(int(start["seats"][0]))}  # fmt: skip
        while any(left.values()):
            seat = self.rng.choice([seat for seat, mine in left.items() if mine])
            step = left[seat].pop(0)
            if not step.drawn:
                assert GAME.legal(there, seat) == step.legal
            apply(there, step)
            while left[seat] and left[seat][0].drawn:
                apply(there, left[seat].pop(0))
        for seat in range(int(start["seats"][0])):
            assert GAME.legal(there, seat)[0] == codes.READY
            GAME.apply(there, seat, codes.READY)
        assert same(there, self.states), f"another order ends differently: {difference(there, self.states)}"


def apply(states: Any, step: Step) -> None:
    if step.drawn:
        assert step.what in [outcome for outcome, _ in GAME.chance(states)]
        GAME.draw(states, step.what)
    else:
        GAME.apply(states, step.seat, step.what)


def same(one: Any, other: Any) -> bool:
    return bool(one.tobytes() == other.tobytes())


def difference(one: Any, other: Any) -> str:
    """Fields in which two records differ."""
    names = [name for name in one.dtype.names if not np.array_equal(one[name], other[name])]
    return ", ".join(f"{name}: {one[name][0]} / {other[name][0]}" for name in names)


def evening(seed: int, turns: int) -> Counter[str]:
    """A random game with some of its turns; what came up."""
    given = options(seed)
    given.pop("clockwise", None)
    if given["players"] == 1:
        given["players"] = 2
        given.pop("level")
    return Evening(seed, **given).play(turns)
