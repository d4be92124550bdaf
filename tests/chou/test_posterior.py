"""The belief over both rabbits against a slow, obvious one: every history is followed, in exact fractions.

The reference knows the board by coordinates and hears only what the gardeners hear; it shares nothing with the rules.
"""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from cheeseboard.games.chou.box import CELLS, PAIR, PAIRS, cell_name
from cheeseboard.kernel import CHANCE, OVER, listening
from chou.table import GAME, at, game_of, name, step

WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PLACES = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
NUMBER = {place: n for n, place in enumerate(PLACES)}

Where = tuple[int | None, int | None]  # cell of each rabbit, None = caught


class Reference:
    """What gardeners can conclude, history by history."""

    def __init__(self, kinds: list[int]) -> None:
        self.bushes = {c for c, kind in enumerate(kinds) if kind == 3}
        self.faces = {c for c, kind in enumerate(kinds) if kind in (1, 2, 3)}
        starts = [c for c in self.faces if kinds[c] != 2]
        both = [(a, b) for a in starts for b in starts if a != b]
        self.odds: dict[Where, Fraction] = {pair: Fraction(1, len(both)) for pair in both}

    def goals(self, faces: set[int], start: int, mask: int, other: int | None) -> list[int]:
        found = []
        for k, (dq, dr) in enumerate(WAYS):
            q, r = PLACES[start]
            while mask >> k & 1:
                q, r = q + dq, r + dr
                if (q, r) not in NUMBER:
                    break
                if NUMBER[q, r] in faces:
                    if NUMBER[q, r] != other:
                        found.append(NUMBER[q, r])
                    break
        return found

    def night(self, eaten: set[int], exposed: dict[int, int], masks: dict[int, int]) -> None:
        after: dict[Where, Fraction] = {}
        for where, odds in self.odds.items():
            live = [t for t in (0, 1) if where[t] is not None]
            orders = [live, live[::-1]] if len(live) == 2 else [live]
            for order in orders:
                self._run(list(where), order, set(self.faces), {}, odds / len(orders), (eaten, exposed, masks), after)
        total = sum(after.values())
        self.odds = {where: odds / total for where, odds in after.items()} if total else {}
        self.faces -= eaten

    def _run(
        self,
        where: list[int | None],
        order: list[int],
        faces: set[int],
        stuck: dict[int, int],
        odds: Fraction,
        heard: tuple[set[int], dict[int, int], dict[int, int]],
        after: dict[Where, Fraction],
    ) -> None:
        eaten, exposed, masks = heard
        if not order:
            if self.faces - faces == eaten and stuck == exposed:
                key = (where[0], where[1])
                after[key] = after.get(key, Fraction(0)) + odds
            return
        token = order[0]
        here = where[token]
        assert here is not None
        left = faces if here in self.bushes else faces - {here}
        mask = 63 if here in self.bushes else masks.get(here, 63)
        goals = self.goals(left, here, mask, where[1 - token])
        moved = list(where)
        if not goals:
            moved[token] = None
            self._run(moved, order[1:], left, {**stuck, token: here}, odds, heard, after)
        for goal in goals:
            moved[token] = goal
            self._run(moved, order[1:], left, stuck, odds / len(goals), heard, after)

    def keep(self, fits: Any) -> None:
        kept = {where: odds for where, odds in self.odds.items() if fits(where)}
        total = sum(kept.values())
        self.odds = {where: odds / total for where, odds in kept.items()}

    def missed(self, cell: int) -> None:
        self.keep(lambda where: cell not in where)

    def caught(self, token: int, cell: int) -> None:
        self.keep(lambda where: where[token] == cell)
        self.odds = {((None, where[1]) if token == 0 else (where[0], None)): odds for where, odds in self.odds.items()}

    def slots(self) -> dict[int, Fraction]:
        found: dict[int, Fraction] = {}
        for where, odds in self.odds.items():
            cells = [c for c in where if c is not None]
            if cells:
                slot = PAIR[cells[0], cells[-1]]
                found[slot] = found.get(slot, Fraction(0)) + odds
        return found


class Listener:
    """Plays a game and tells the reference what the gardeners hear of it."""

    def __init__(self, states: Any) -> None:
        self.states = states
        self.reference: Reference | None = None

    def move(self, advance: Any) -> None:
        states = self.states
        if self.reference is None and states["phase"][0] == 1:
            self.reference = Reference(states["kind"][0].tolist())
        with listening() as heard:
            advance()
        effects = [(GAME.clauses.EFFECTS[told.effect - 1].id, told.a, told.b) for told in heard]
        reference = self.reference
        if reference is None:
            return
        kinds = [what for what, _, _ in effects]
        if ("day-breaks" in kinds and states["day"][0] > 1) or "exposed-caught" in kinds:
            eaten = {a for what, a, _ in effects if what == "eaten"}
            masks = {c: int(states["arrows"][0, c]) for c in eaten}
            reference.night(eaten, {a: b for what, a, b in effects if what == "exposed-caught"}, masks)
        for what, a, b in effects:
            if what == "looked-in-vain":
                reference.missed(b)
            if what == "caught":
                reference.caught(a, b)


def belief(states: Any, seat: int) -> Any:
    seen = GAME.observed(states, seat)
    before = seen.tobytes()
    odds = np.zeros(PAIRS)
    GAME.knowledge.belief(GAME.view(seen), seat, odds.data)
    assert seen.tobytes() == before  # a question leaves nothing behind
    return odds


def agree(states: Any, reference: Reference, close: float) -> None:
    odds = belief(states, -1)
    want = reference.slots()
    for slot in range(PAIRS):
        assert odds[slot] == pytest.approx(float(want.get(slot, 0)), abs=close), (slot, odds[slot], want.get(slot))
    assert sum(want.values()) == 1


OPTIONS = ({}, {"arrows": "A6"}, {"arrows": "A5"}, {"bushes": True}, {"bushes": True, "arrows": "A5", "players": 4})


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", OPTIONS, ids=name)
def test_belief_is_the_reference(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    listener = Listener(states)
    compared = 0
    while GAME.actors(states) != OVER:
        listener.move(lambda: step(states, dice))
        if states["phase"][0] in (2, 3) and listener.reference is not None and GAME.actors(states) != OVER:
            # by night the blind believe what they believed at dusk; an exposure is theirs only at dawn
            agree(states, listener.reference, 1e-12)
            compared += 1
    assert compared > 4


def _bush_lover(states: Any, dice: random.Random) -> None:
    """Rabbits that run under bushes when they can, gardeners that walk there and back."""
    if GAME.actors(states) == CHANCE:
        step(states, dice)
        return
    seat = GAME.waiting(states)[0]
    moves = GAME.legal(states, seat)
    liked = [a for a in moves if a < 38 and states["kind"][0, a % 19] == 3]
    walks = [a for a in moves if 40 <= a < 88]
    GAME.apply(states, seat, dice.choice(liked or walks or moves) if dice.random() < 0.9 else dice.choice(moves))


@pytest.mark.parametrize("seed", range(12))
def test_belief_over_many_bush_nights(seed: int) -> None:
    dice = random.Random(seed)
    states = GAME.new(GAME.options(bushes=True, bush_stop=0, score=True))
    listener = Listener(states)
    longest = 0
    for _ in range(400):
        if GAME.actors(states) == OVER or states["leg"][0] == 1 or states["day"][0] > 24:
            break
        listener.move(lambda: _bush_lover(states, dice))
        longest = max(longest, int(states["nights"][0]))
        if states["leg"][0] == 0 and states["phase"][0] == 3 and listener.reference is not None:
            agree(states, listener.reference, 1e-9)
    assert longest >= 2


def test_long_memories_are_folded_and_stay_right() -> None:
    """Some of the games above fill the lists; this one surely does."""
    full = 0
    for seed in range(40):
        dice = random.Random(100 + seed)
        states = GAME.new(GAME.options(bushes=True, bush_stop=0, score=True))
        listener = Listener(states)
        folded = 0
        while GAME.actors(states) != OVER and states["leg"][0] == 0 and states["day"][0] < 22:
            was = bytes(states["night_eaten"][0]) + bytes(states["night_stuck"][0])
            before = int(states["nights"][0])
            listener.move(lambda s=states, d=dice: _bush_lover(s, d))
            if before == 8 and states["nights"][0] == 8 and states["start"][0] == 2:
                folded += bytes(states["night_eaten"][0]) + bytes(states["night_stuck"][0]) != was
            if folded and states["phase"][0] == 3 and states["leg"][0] == 0 and listener.reference is not None:
                agree(states, listener.reference, 1e-9)
        full += folded > 0
        if full >= 3:
            return
    raise AssertionError("no game filled the memory")


def test_determinize_draws_from_the_belief() -> None:
    native = GAME.compiled()
    for options in ({}, {"bushes": True}, {"players": 3, "split": "rabbits", "bushes": True}):
        gardener = 2 if options.get("players") == 3 else 1
        for number, states in enumerate(game_of(options, 8)):
            if states["phase"][0] != 3 or number % 3 or GAME.actors(states) in (OVER, CHANCE):
                continue
            seen = GAME.observed(states, gardener)
            odds = belief(states, gardener)
            rng, many, drawn = GAME.rng(number), 4000, np.zeros(PAIRS)
            first = np.zeros(2)
            work = np.zeros(1, GAME.State.dtype)
            for _ in range(many):
                work[0] = seen[0]
                native.h_determinize(work, 0, gardener, rng)
                a, b = (int(c) for c in work["rabbits"][0])
                drawn[PAIR[a if a >= 0 else b, b if b >= 0 else a]] += 1
                first[int(a < b)] += 1
            assert not drawn[odds == 0].any()
            keep = odds > 0
            spread = np.sqrt(many * odds[keep] * (1 - odds[keep])) + 1
            assert (abs(drawn[keep] - many * odds[keep]) < 5 * spread).all()
            if (states["rabbits"][0] >= 0).all():
                assert abs(first[0] - many / 2) < 5 * np.sqrt(many / 4)  # which rabbit is which: a fair coin


def test_arrows_are_filled_from_what_is_left() -> None:
    """Two hidden tiles of a pool with three tiles left: the joint odds by enumeration."""
    native = GAME.compiled()
    seen = at(
        """
        day 8
        . . .
        . . . .
        . . h . .
        . c c .
        c x x
        rabbits ? ?
        arrows a1 *  a2 *  a3 *  b1 *  b2 *  b3 *  b4 *  c1 *  c2 -e  c4 -e  c5 -e  d1 -e  d4 -e  e2 -e  e3 -e
        """,
        score=True,
    )
    rng, many = GAME.rng(4), 6000
    counts: dict[tuple[int, int], int] = {}
    for _ in range(many):
        work = seen.copy()
        native.h_determinize(work, 0, 1, rng)
        a, b = sorted(int(c) for c in work["rabbits"][0])
        pair = (int(work["arrows"][0, a]), int(work["arrows"][0, b]))
        counts[pair] = counts.get(pair, 0) + 1
    # one six and two fives are left: both five 1/3 (each gap 1/6), a six and a five 2/3
    six = sum(n for pair, n in counts.items() if 63 in pair)
    assert (63, 63) not in counts
    assert abs(six - many * 2 / 3) < 5 * np.sqrt(many * 2 / 9)
    assert len(counts) == 6 * 6 + 12
    assert abs(counts[63, 62] - many * 1 / 3 / 6) < 5 * np.sqrt(many / 18)


def test_hint_is_the_marginal_and_only_for_those_who_do_not_know() -> None:
    for states in game_of({"bushes": True}, 2):
        phase = int(states["phase"][0])
        for seat in (0, 1, -1):
            hint = GAME.knowledge.hint(GAME.view(GAME.observed(states, seat)), seat)
            if seat == 0 or phase in (0, 1, 4):
                assert hint == {}
                continue
            odds = belief(states, seat)
            live = int((states["rabbits"][0] != -3).sum())
            if phase == 3:
                assert sum(hint.values()) == pytest.approx(live)
            for c in range(CELLS):
                want = sum(odds[slot] for slot in {PAIR[c, d] for d in range(CELLS)} if slot >= 0)
                assert hint.get(f"cell:{cell_name(c)}", 0) == pytest.approx(want)


def test_an_exposure_does_not_prove_who_ran_first() -> None:
    """Ruling C. The rabbit from a1 had one line, over a2, where the other one was; that one could reach a3 and d4.

    If a1 ran first, a2 blocked it, and the other took either; if a2 ran first and took a3, a1 was blocked there.
    """
    states = at(
        """
        day 7
        x x c
        . . . .
        . . h . .
        . . . c
        . . .
        rabbits caught ?
        memory weights 1 1 1
        trace eaten a1 a2 stuck a1
        """,
        score=True,
        arrows="A6",
    )
    odds = belief(states, 1)
    assert odds[PAIR[2, 2]] == pytest.approx(2 / 3)
    assert odds[PAIR[15, 15]] == pytest.approx(1 / 3)
    reference = Reference([1] * 9 + [4] + [1] * 9)
    reference.faces = {0, 1, 2, 15}
    reference.odds = {(0, 1): Fraction(1)}
    reference.night({0, 1}, {0: 0}, {0: 63, 1: 63})
    assert reference.slots() == {PAIR[2, 2]: Fraction(2, 3), PAIR[15, 15]: Fraction(1, 3)}
