"""The levels of Fromage: legal in every variant, blind to what they may not know, and better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cheeseboard.games import fromage
from cheeseboard.games.fromage import wits
from cheeseboard.games.fromage.rules_state import DRAFT, LAYING, OVER_NOW, READIED, TURN
from cheeseboard.games.fromage.wits_bot import EFFORTS, Cheesemaker, Effort
from cheeseboard.kernel import Game, States, view
from cheeseboard.players import ready as readiness
from cheeseboard.players.generic import Witty
from cheeseboard.players.levels import for_game
from players.play import positions, whole

GAME = Game(fromage.__name__)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"players": 1, "level": 4, "tiles": True},
    {"players": 2, "clockwise": True, "festival": "II", "bistro": "any"},
    {"players": 3, "tiles": True, "greenhouse": "ask", "cart_with_vat": True},
    {"players": 4, "tiles": True, "trigger_order": "listed", "villes": "P", "fromagerie": "any"},
]


def quick(seed: int, sims: int = 30) -> Witty:
    """Sharp with a handful of simulations."""
    bot = Witty(GAME, "sharp", seed)
    bot._thinker = Cheesemaker(Effort(sims, turns=1))
    return bot


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_bots_play_legally_in_every_variant(options: dict[str, Any]) -> None:
    """`whole` checks each action."""
    seats = options.get("players", 2)
    players = [for_game(GAME, "gentle", seat) if seat % 2 else quick(seat, 12) for seat in range(seats)]
    ranks, _ = whole(GAME, options, players, 3)
    assert min(ranks) == 0 or seats == 1


def others_played(states: States, seat: int, seed: int) -> States | None:
    """The same position, but another seat has played some steps of this round or draft that `seat` may not see."""
    luck, other = np.random.default_rng(seed), GAME.clone(states)
    for who in GAME.waiting(other):
        if who == seat:
            continue
        for _ in range(3):
            legal = [a for a in GAME.legal(other, who) if a]
            if not legal or GAME.actors(other) < 0 or view(other).step[who] == READIED:
                break
            after = GAME.clone(other)
            GAME.apply(after, who, int(luck.choice(legal)))
            if GAME.observed(after, seat).tobytes() != GAME.observed(states, seat).tobytes():
                break
            other = after
    return other if other.tobytes() != states.tobytes() else None


@pytest.mark.parametrize("level", ["gentle", "sharp", "greedy"])
def test_no_level_looks_at_the_true_state(level: str) -> None:
    """Others have played on, the observation is the same: the same choice."""
    bot = quick(3) if level == "sharp" else for_game(GAME, level, 3)
    pairs = 0
    for options, every in (({"players": 3}, 29), ({"players": 3, "tiles": True}, 3)):
        for step, (states, seat) in enumerate(positions(GAME, options, 2)):
            if step % every or (every == 3 and view(states).phase not in (DRAFT, LAYING)):
                continue
            other = others_played(states, seat, step)
            if other is not None:
                pairs += 1
                assert bot.act(states, 0, seat) == bot.act(other, 0, seat)
    assert pairs >= 6


@pytest.mark.parametrize("level", ["gentle", "sharp"])
def test_same_seed_same_moves(level: str) -> None:
    def moves(seed: int) -> list[int]:
        bot = for_game(GAME, level, seed)
        return [bot.act(states, 0, seat) for k, (states, seat) in enumerate(positions(GAME, {}, 5)) if k % 23 == 0]

    assert moves(2) == moves(2)
    if level == "gentle":
        assert len({tuple(moves(seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("options", [{}, {"players": 4, "tiles": True}], ids=str)
def test_strength_rises_from_random_to_sharp(options: dict[str, Any]) -> None:
    """A few games suffice where the lead is wide; docs/bots.md has tournaments with intervals."""
    seats = options.get("players", 2)

    def won(strong: str, weak: str, games: int) -> int:
        n = 0
        for k in range(games):
            names = [strong if seat == k % seats else weak for seat in range(seats)]
            bots = [
                quick(9 * k, 120 if seats == 2 else 25) if name == "sharp" else for_game(GAME, name, 9 * k + 1)
                for name in names
            ]
            n += whole(GAME, options, bots, k)[0][k % seats] == 0
        return n

    assert won("gentle", "random", 4) >= 2
    assert won("sharp", "random", 6 - seats) == 6 - seats
    if seats == 2:
        assert won("sharp", "greedy", 4) >= 3


def test_the_evaluation_ends_on_the_scale_of_the_final_score() -> None:
    """At the end it is the lead and nothing else: who is ahead, by points, then by cheeses, has more than a half."""
    for seed, options in enumerate([{}, {"players": 3}, {"players": 1, "level": 2}, {"players": 2, "tiles": True}]):
        states = None
        for stopped, seat in positions(GAME, options, seed):
            assert 0.0 < wits.evaluate(view(stopped), seat) < 1.0
            states, last = stopped, seat
        assert states is not None
        while GAME.actors(states) > 0:
            GAME.apply(states, last, 0)
        s = view(states)
        assert s.phase == OVER_NOW
        scores, ranks, worth = GAME.scores(states), GAME.ranks(states), np.zeros(8)
        wits.reward(s, GAME.buffer(8), worth)
        for seat in range(s.seats):
            assert worth[seat] == wits.evaluate(s, seat)
            assert (worth[seat] > 0.5) == (ranks[seat] == 0 and ranks.count(0) == 1)
        if s.seats > 1:
            lead = scores[0] - max(scores[1:]) + 0.02 * (min(s.cheese[k] for k in range(1, s.seats)) - s.cheese[0])
            assert worth[0] == pytest.approx(1.0 / (1.0 + np.exp(-lead / 4.0)), abs=0.08)


@pytest.mark.parametrize("clockwise", [False, True])
def test_decoupled_and_sequential_differ_only_where_all_play_at_once(clockwise: bool) -> None:
    """The yardstick has one tree for all; so has sharp where every step is seen."""
    seen: list[bool] = []
    for k, (states, seat) in enumerate(positions(GAME, {"clockwise": clockwise, "players": 3}, 1)):
        if k % 7 == 0 and view(states).phase == TURN and len(GAME.legal(states, seat)) > 8 and len(seen) < 6:
            one, two = Witty(GAME, "sharp", 1), Witty(GAME, "sharp", 1)
            two._thinker = Cheesemaker(Effort(EFFORTS["sharp"].sims, joint=True))
            seen.append(one.act(states, 0, seat) == two.act(states, 0, seat))
    assert len(seen) >= 4
    assert all(seen) or not clockwise


def test_a_turn_is_not_thrown_away() -> None:
    """Sharp makes a cheese in nearly every turn, gathers, and uses its parlours; it does not just say ready."""
    states, luck, bots = GAME.new(), np.random.default_rng(4), [quick(1, 60), quick(2, 60)]
    while GAME.actors(states) != 0:
        if GAME.actors(states) < 0:
            GAME.draw(states, int(luck.choice([o for o, _ in GAME.chance(states)])))
        else:
            seat = GAME.waiting(states)[0]
            GAME.apply(states, seat, bots[seat].act(states, 0, seat))
    s = view(states)
    assert min(s.cheese[0], s.cheese[1]) == 0
    assert s.turn <= 18
    assert max(s.milked[0], s.milked[1]) > 0
    assert min(GAME.scores(states)) > 40


def test_interpreted_it_thinks_less_and_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "is_warm", lambda game, drivers: False)
    bot, seen = Witty(GAME, "sharp", 5), 0
    for k, (states, seat) in enumerate(positions(GAME, {}, 3)):
        if view(states).phase == TURN and k % 40 == 0 and seen < 2:
            legal = GAME.legal(states, seat)
            own = GAME.observed(states, seat)
            assert bot._think(own, seat, patient=False) in legal
            seen += 1
    assert seen >= 2
