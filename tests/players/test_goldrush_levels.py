"""The levels of Gold Rush: legal in every variant, blind to what they may not know, and better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.games import load
from cheeseboard.games.goldrush import wits_search
from cheeseboard.games.goldrush.rules_state import ACTING, COWBOY, DIG, PLACING
from cheeseboard.games.goldrush.wits import score_now
from cheeseboard.games.goldrush.wits_bot import Effort, Prospector, new_desk
from cheeseboard.kernel import States, view
from cheeseboard.players import generic, make
from cheeseboard.players import ready as readiness
from cheeseboard.players.generic import Witty
from cheeseboard.players.levels import for_game
from players.play import positions, whole

GAME = load("goldrush")
LEVELS = ("gentle", "sharp", "merciless")
FAST = Effort(24, width=4, turns=2, most=4)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"players": 3, "sheriff": True},
    {"players": 5, "sheriff": True, "sheriff_remainder": "supply"},
    {"players": 4, "farmers": False, "final_mountain_tokens": False, "unclaimed_tokens": "box"},
    {"sheriff": True, "dig_before_scoring": False, "final_city_per_completed_rail": 0, "final_mountain_symbol": 1},
]


def fast(seed: int) -> Witty:
    """Sharp with a handful of play-outs."""
    bot = Witty(GAME, "sharp", seed)
    bot._thinker = Prospector(FAST)
    return bot


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_bots_play_legally_in_every_variant(options: dict[str, Any]) -> None:
    """`whole` checks each action."""
    seats = options.get("players", 2)
    players = [fast(seat) if seat % 2 else for_game(GAME, "gentle", seat) for seat in range(seats)]
    ranks, _ = whole(GAME, options, players, 3)
    assert min(ranks) == 0


def settled(states: States, seat: int) -> list[States]:
    """Other true states with the same observation."""
    own, found = GAME.observed(states, seat), []
    for k in range(4):
        other = GAME.determinized(own, seat, GAME.rng(k))
        if other.tobytes() != states.tobytes() and GAME.observed(other, seat).tobytes() == own.tobytes():
            found.append(other)
    return found


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "search"])
def test_no_level_looks_at_the_true_state(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tokens in the others' hands, the same observation: the same choice."""
    bot = make("goldrush", "search", 3, simulations=40, horizon=4) if level == "search" else for_game(GAME, level, 3)
    if level == "search":  # any game's search, interpreted: to compile it for this game takes longer than all of this
        monkeypatch.setattr(generic, "wired", lambda game, drivers, wait: (game.interpreted(drivers=drivers), False))
    pairs, every = 0, 23 if level in ("gentle", "greedy") else 61
    for seed in range(2):
        for step, (states, seat) in enumerate(positions(GAME, {"players": 3, "sheriff": True}, seed)):
            if step % every != every - 1:
                continue
            others = settled(states, seat)[:1]
            pairs += len(others)
            for other in others:
                assert bot.act(states, 0, seat) == bot.act(other, 0, seat)
    assert pairs >= 3


@pytest.mark.parametrize("level", ["gentle", "sharp"])
def test_same_seed_same_moves(level: str) -> None:
    def moves(seed: int) -> list[int]:
        bot = for_game(GAME, level, seed)
        return [bot.act(states, 0, seat) for k, (states, seat) in enumerate(positions(GAME, {}, 5)) if k % 9 == 0]

    assert moves(2) == moves(2)
    if level == "gentle":
        assert len({tuple(moves(seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("options", [{}, {"players": 4, "sheriff": True}], ids=str)
def test_strength_rises_from_random_to_sharp(options: dict[str, Any]) -> None:
    """A few games suffice where the lead is wide; docs/bots.md has tournaments with intervals."""

    def points(strong: str, weak: str, games: int) -> int:
        won = 0
        for k in range(games):
            mine = k % options.get("players", 2)
            names = [strong if seat == mine else weak for seat in range(options.get("players", 2))]
            players = [fast(k) if name == "sharp" else for_game(GAME, name, 9 * k + n) for n, name in enumerate(names)]
            won += whole(GAME, options, players, k)[0][mine] == 0
        return won

    assert points("gentle", "random", 6) == 6
    assert points("greedy", "random", 4) == 4
    assert points("sharp", "greedy", 6) >= 5


def test_gentle_has_no_sense_for_prairies() -> None:
    bot, seen = for_game(GAME, "gentle", 1), 0
    for seed in range(6):
        for states, seat in positions(GAME, {}, seed):
            s = view(states)
            if s.phase == ACTING:
                action = bot.act(states, 0, seat)
                if COWBOY <= action < DIG:
                    seen += 1
                    tile = s.tiles - 1
                    assert GAME.box.KIND[s.face[tile], action - COWBOY] != GAME.box.PRAIRIE
    assert seen > 20


def test_the_score_as_it_stands_knows_what_is_finished() -> None:
    """What the evaluation says before the turn is scored is what the rules then count."""
    checked = 0
    for seed in range(8):
        for states, seat in positions(GAME, {"players": 2}, seed):
            s = view(states)
            if s.phase != ACTING:
                continue
            before = score_now(s, seat)
            after = GAME.clone(states)
            GAME.apply(after, seat, GAME.legal(after, seat)[-1])  # pass
            if GAME.scores(after) != GAME.scores(states):
                checked += 1
                assert abs(score_now(view(after), seat) - before) < 1e-9
    assert checked > 10


def test_ways_to_go_on_are_legal_and_sorted() -> None:
    """Every way that the search lists can be played, in the interpreted run as in the compiled."""
    for step, (states, seat) in enumerate(positions(GAME, {"players": 3, "sheriff": True}, 8)):
        if step % 17:
            continue
        own = GAME.observed(states, seat)
        found = []
        for native in (True, False):
            run = (GAME.compiled if native else GAME.interpreted)(drivers=(wits_search,))
            batch: Any = np.concatenate([GAME.clone(own) for _ in range(4)])
            rngs: Any = np.concatenate([GAME.rng(5), GAME.rng(6)])
            desk = new_desk()
            given: tuple[Any, ...] = (batch, desk, rngs)
            if not native:
                given = tuple([view(part, k) for k in range(len(part))] for part in given)
            run.open_desk(*given, seat)
            n = run.list_all(*given, seat)
            found.append([desk[name][0][:n].tolist() for name in ("place", "sent", "act", "guess")])
        place, sent, act, guess = found[0]
        assert found[0][:3] == found[1][:3]
        assert np.allclose(guess, found[1][3])
        assert guess == sorted(guess, reverse=True)
        assert len(set(zip(place, sent, act))) == len(act) > 0
        for way in zip(place, sent, act):
            after = GAME.clone(own)
            for action in (part for part in way if part >= 0):
                assert GAME.refusal(after, seat, action) == 0
                GAME.apply(after, seat, action)
            assert GAME.actors(after) < 0 or view(after).phase != PLACING


@pytest.mark.parametrize("level", LEVELS)
def test_choose_at_a_table_does_not_wait(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing is compiled, the bot looks at each way once."""
    monkeypatch.setattr(readiness, "is_warm", lambda game, drivers: False)
    match = cb.new("goldrush", players=2, seed=3)
    for _ in range(4):
        seat = match.to_move[0]
        text = make("goldrush", level, 5).choose(match.view(seat))
        assert text in {str(move) for move in match.moves(seat)}
        match.play(text, seat=seat)
