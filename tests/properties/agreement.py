"""Agreement of the two runs: random games, played interpreted and compiled, compared byte for byte after every step.

Any game joins by being given: `check(game, options, seed)`. Every rule of the contract is asked, of every viewer.
"""

from __future__ import annotations

import importlib.util
import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from cheeseboard.kernel import BadOption, Game, States, clone, same, view
from cheeseboard.kernel.playout import lowest

RANDOM_CODES = 1000
"""Random codes a state of which `legal` and `refusal` must say the same."""


def variants(game: Game, most: int = 64) -> Iterator[dict[str, Any]]:
    """Sets of options worth playing: every number of players; every value of every other option by itself; all flags.

    What the game refuses as contradictory is left out, and so are settings of a desk: no rule reads them. Ranges
    contribute their ends.
    """
    seen: list[bytes] = []
    idle = game.desk.SETTINGS if game.has_desk else ()
    fields = {name: about for name, about in game.Options.fields.items() if name not in idle}
    players = range(fields["players"].low, fields["players"].high + 1)
    single: list[dict[str, Any]] = [{}]
    for name, about in fields.items():
        if name != "players":
            values = about.choices or ((False, True) if about.flag else (about.low, about.high))
            single.extend({name: value} for value in values)
    single.append({name: True for name, about in fields.items() if about.flag})
    for count, extra in itertools.islice(itertools.product(players, single), most):
        given = {"players": count, **extra}
        try:
            made = game.options(**given).tobytes()
        except BadOption:
            continue
        if made not in seen:
            seen.append(made)
            yield given


def spread(game: Game, full: int = 40) -> Iterator[dict[str, Any]]:
    """Variants for tests that play whole games: all of them, or of a game with more than `full` as follows.

    Every number of players with no option and with all flags; every other set with one number of players, in turn.
    """
    sets = list(variants(game, 1_000_000))
    if len(sets) <= full:
        yield from sets
        return
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for given in sets:
        groups.setdefault(tuple((name, value) for name, value in given.items() if name != "players"), []).append(given)
    for place, (rest, group) in enumerate(groups.items()):
        yield from [group[place % len(group)]] if len(rest) == 1 else group


LONG = 600
"""Steps after which a test leaves a random game of a game that has a `late` position."""


def late(id: str, players: int) -> str:  # noqa: A002
    """A position from which random games end soon, for a game in which they are far longer than real ones; else ""."""
    if id != "pursuit":
        return ""
    return "\n".join(["roll", *(f"{side} R11 EN HI AL SN SL" for side in "ABCDEF"[:players])])


def tried(game: Game, states: States, seat: int) -> list[int]:
    """Codes that a person may try in this state, as the game's `scene.tried` lists them; none where it does not."""
    if importlib.util.find_spec(f"{game.package}.scene") is None:
        return []
    ask = getattr(game.scene, "tried", None)
    return list(ask(view(states), seat)) if ask else []


class Pair:
    """One state held twice, and both runs to ask and to change it."""

    def __init__(self, game: Game, options: dict[str, Any], seed: int, safe: bool, position: str) -> None:
        self.game = game
        self.given = game.options(**options)
        self.native = game.compiled(safe=safe)
        self.plain = game.new(self.given)
        self.fast = game.State.zeros()
        self.native.h_begin(self.fast, 0, self.given)
        self.dice = np.random.default_rng(seed)
        size = max(game.LEGAL_MAX, game.OUTCOMES_MAX, 8)
        self.out = np.zeros(size, np.int32)
        self.weights = np.zeros(size, np.int32)
        self.label = f"{game.id} {options} seed {seed}"
        self.equal("setup")
        if position:
            self.plain = game.State.zeros()
            game.notation.read_position(position, game.view(self.given), view(self.plain))
            self.fast = clone(self.plain)

    def equal(self, after: str) -> None:
        """The two records have the same bytes."""
        if not same(self.plain, self.fast):
            a, b = view(self.plain), view(self.fast)
            names = [n for n in self.game.State.fields if bytes(self.plain[n].tobytes()) != self.fast[n].tobytes()]
            raise AssertionError(f"{self.label}: after {after} the runs differ in {names}:\n{a}\n{b}")

    def agree(self, question: str, plain: Any, native: Any) -> None:
        """Both runs gave the same answer."""
        assert plain == native, f"{self.label}: {question}: interpreted {plain}, compiled {native}"

    def ask(self, deep: bool) -> int:
        """Ask everything that can be asked of the state now; returns `actors`."""
        game, native, plain, fast = self.game, self.native, self.plain, self.fast
        mask = game.actors(plain)
        self.agree("actors", mask, native.h_actors(fast, 0))
        self.agree("secret", game.secret(plain), bool(native.h_secret(fast, 0)))
        for rule, ours in ((native.h_scores, game.scores), (native.h_ranks, game.ranks)):
            self.out[:] = 0
            rule(fast, 0, self.out)
            answer = ours(plain)
            self.agree(ours.__name__, answer, self.out[: len(answer)].tolist())
        if deep:
            for viewer in range(-1, view(plain).seats):
                self.watch(viewer)
        self.equal("the questions")
        return mask

    def watch(self, viewer: int) -> None:
        """Observation, what of it is shown, and a determinization, for one viewer."""
        game, native = self.game, self.native
        ours, theirs = game.observed(self.plain, viewer), clone(self.fast)
        native.h_observe(theirs, 0, viewer)
        assert same(ours, theirs), f"{self.label}: observe({viewer}) differs"
        shown, other = game.shown(ours), clone(theirs)
        native.h_shown(other, 0)
        assert same(shown, other), f"{self.label}: shown of observe({viewer}) differs"
        if viewer < 0 or game.actors(self.plain) == 0:
            return
        seed = int(self.dice.integers(1 << 62))
        rng = game.rng(seed)
        filled = game.determinized(ours, viewer, game.rng(seed))
        native.h_determinize(theirs, 0, viewer, rng)
        assert same(filled, theirs), f"{self.label}: determinize({viewer}) differs"

    def stated_twice(self, seat: int, actions: list[int]) -> None:
        """`legal` and `refusal` say the same, compiled: of all legal codes, those worth trying, and many others."""
        game, legal = self.game, set(actions)
        assert len(legal) == len(actions), f"{self.label}: an action is listed twice"
        others = self.dice.integers(-1, game.ACTIONS + 1, RANDOM_CODES).tolist()
        for action in {*actions, *tried(game, self.plain, seat), *others}:
            why = self.native.h_refusal(self.fast, 0, seat, action)
            assert (why == 0) == (action in legal), f"{self.label}: legal and refusal differ on {seat}, {action}: {why}"

    def step(self, mask: int) -> None:
        """One random action or draw, on both."""
        game, native = self.game, self.native
        s, rules = view(self.plain), game.rules  # made once: a view of a large record takes as long as many a rule
        if mask > 0:
            seat = lowest(mask) if self.dice.random() < 0.7 else mask.bit_length() - 1
            actions = game.legal(self.plain, seat)
            n = native.h_legal(self.fast, 0, seat, self.out)
            self.agree(f"legal({seat})", actions, self.out[:n].tolist())
            self.agree(f"idle({seat})", game.idle(self.plain, seat), native.h_idle(self.fast, 0, seat))
            assert actions, f"{self.label}: seat {seat} is waited for and can do nothing"
            some = [int(a) for a in self.dice.integers(-1, game.ACTIONS + 1, 20)]
            for action in {*some, *actions[:20]}:
                why = int(rules.refusal(s, seat, action))
                self.agree(f"refusal({seat}, {action})", why, native.h_refusal(self.fast, 0, seat, action))
            self.stated_twice(seat, actions)
            action = actions[int(self.dice.integers(len(actions)))]
            for viewer in range(-1, s.seats):
                heard = native.h_told(self.fast, 0, seat, action, viewer)
                self.agree("told", int(rules.told(s, seat, action, viewer)), heard)
            game.apply(self.plain, seat, action)
            native.h_apply(self.fast, 0, seat, action)
            self.equal(f"apply({seat}, {action})")
            return
        drawn = game.chance(self.plain)
        n = native.h_chance(self.fast, 0, self.out, self.weights)
        self.agree("chance", drawn, list(zip(self.out[:n].tolist(), self.weights[:n].tolist())))
        assert drawn and all(w >= 1 for _, w in drawn), f"{self.label}: nothing to draw"
        assert [o for o, _ in drawn] == sorted({o for o, _ in drawn}), f"{self.label}: outcomes do not ascend"
        outcome = drawn[int(self.dice.integers(len(drawn)))][0]
        for viewer in range(-1, s.seats):
            heard = native.h_told_draw(self.fast, 0, outcome, viewer)
            self.agree("told_draw", int(rules.told_draw(s, outcome, viewer)), heard)
        game.draw(self.plain, outcome)
        native.h_draw(self.fast, 0, outcome)
        self.equal(f"draw({outcome})")


def check(
    game: Game, options: dict[str, Any], seed: int, *, safe: bool = False, deep: float = 1.0, position: str = ""
) -> int:
    """Play one random game in both runs; the number of steps. `deep` = share of states asked of every viewer."""
    pair = Pair(game, options, seed, safe, position)
    steps = 0
    while True:
        mask = pair.ask(deep=bool(pair.dice.random() < deep))
        if mask == 0 or (late(game.id, 1) and steps == LONG):
            return steps
        pair.step(mask)
        steps += 1
        assert steps < 100_000, f"{pair.label}: does not end"


def plain_states(game: Game, options: dict[str, Any], seed: int) -> Iterator[States]:
    """The states of one random game, interpreted, set-up first; each is changed in place after it was given.

    Where a game has a `late` position: its first LONG.
    """
    dice = np.random.default_rng(seed)
    states = game.new(options)
    for _ in itertools.count() if not late(game.id, 1) else range(LONG):
        yield states
        mask = game.actors(states)
        if mask == 0:
            return
        if mask > 0:
            seat = lowest(mask)
            actions = game.legal(states, seat)
            game.apply(states, seat, actions[int(dice.integers(len(actions)))])
        else:
            drawn = game.chance(states)
            odds = np.array([w for _, w in drawn], float)
            game.draw(states, drawn[int(dice.choice(len(drawn), p=odds / odds.sum()))][0])
