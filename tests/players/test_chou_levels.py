"""The levels of Chou y es-tu ?: legal in every variant, blind to what they may not know, and better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cheeseboard.games import load
from cheeseboard.games.chou.rules_state import AFTER_YOU, DAY, LOOK, NIGHT
from cheeseboard.games.chou.wits_bot import in_view
from cheeseboard.games.chou.wits_dusk import by_day, starts_of
from cheeseboard.kernel import view
from cheeseboard.players.levels import for_game
from players.play import positions, whole

GAME = load("chou")
LEVELS = ("gentle", "sharp", "merciless")
SEATS: list[dict[str, Any]] = [{"players": 2}, {"players": 3}, {"players": 3, "split": "rabbits"}, {"players": 4}]
EXTRAS: list[dict[str, Any]] = [{}, {"bushes": True}, {"score": True}, {"bushes": True, "score": True, "arrows": "A5"}]


@pytest.mark.parametrize("extra", EXTRAS, ids=str)
@pytest.mark.parametrize("seats", SEATS, ids=str)
def test_every_level_plays_legally_in_every_variant(seats: dict[str, Any], extra: dict[str, Any]) -> None:
    """Levels sit side by side as partners, too; `whole` checks each action."""
    for k in range(3):
        players = [for_game(GAME, LEVELS[(seat + k) % 2 + (k == 2)], 10 * k + seat) for seat in range(seats["players"])]
        ranks, _ = whole(GAME, {**seats, **extra}, players, k)
        assert min(ranks) == 0


@pytest.mark.parametrize("owner", [{"last_rabbit": "owner"}, {"last_rabbit": "joint"}])
def test_the_last_rabbit_of_two_people(owner: dict[str, Any]) -> None:
    for k in range(4):
        players = [for_game(GAME, level, k) for level in ("sharp", "gentle", "sharp", "sharp")]
        whole(GAME, {"players": 4, **owner}, players, k)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_looks_at_the_true_state(level: str) -> None:
    """Other rabbits, other arrows, the same observation: the same choice."""
    bot, pairs = for_game(GAME, level, 3), 0
    for options in ({}, {"bushes": True, "players": 4}):
        for states, seat in positions(GAME, options, 4):
            own = GAME.observed(states, seat)
            other = GAME.determinized(own, seat, GAME.rng(pairs))
            if GAME.observed(other, seat).tobytes() == own.tobytes() and other.tobytes() != states.tobytes():
                pairs += 1
                assert bot.act(states, 0, seat) == bot.act(other, 0, seat)
    assert pairs > 8


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_game(level: str) -> None:
    def play(seed: int) -> list[int]:
        return whole(GAME, {}, [for_game(GAME, level, seed) for _ in range(2)], 6)[1]

    first = play(2)
    assert play(2) == first
    assert any(play(seed) != first for seed in (0, 1, 3))


@pytest.mark.parametrize("weak", ["random", "greedy"])
def test_sharp_beats_the_weak_on_both_sides(weak: str) -> None:
    """Each side of sharp does better than that side of the weak one; docs/bots.md has a tournament with intervals."""
    won = [0, 0]
    for k in range(24):
        ranks, _ = whole(GAME, {}, [for_game(GAME, "sharp", k), for_game(GAME, weak, k)], k)
        won[0] += ranks[0] == 0
        ranks, _ = whole(GAME, {}, [for_game(GAME, weak, k), for_game(GAME, "sharp", k)], k)
        won[1] += ranks[1] == 0
    lost = 24 - won[1]
    assert won[0] >= lost + 5, "as rabbits sharp must win more often than the weak one does against sharp"
    assert won[1] >= 17


def test_gentle_looks_only_where_a_rabbit_may_be() -> None:
    looks = 0
    for seed in range(8):
        for states, seat in positions(GAME, {}, seed):
            own = GAME.observed(states, seat)
            if view(own).phase == DAY:
                action = for_game(GAME, "gentle", seed).act(states, 0, seat)
                if action >= LOOK and action != AFTER_YOU:
                    cell = (action - LOOK) % 19
                    shade = GAME.knowledge.hint(view(own), seat)
                    assert shade.get("cell:" + GAME.box.cell_name(cell), 0.0) > 0.0
                    looks += 1
    assert looks > 10


def test_gentle_rabbits_rather_hide_out_of_reach() -> None:
    reach, free = 0, 0
    for seed in range(30):
        for states, seat in positions(GAME, {}, seed):
            s = view(states)
            if s.phase == NIGHT:
                action = for_game(GAME, "gentle", seed).act(states, 0, seat)
                legal = [a for a in GAME.legal(states, seat) if a < 38]
                danger = in_view(s, 0) | in_view(s, 1)
                if action < 38 and len({a % 19 in danger for a in legal}) == 2:
                    reach += action % 19 in danger
                    free += action % 19 not in danger
    assert free > reach > 0


def test_the_dawn_of_a_pawn_that_has_moved_is_among_its_possible_starts() -> None:
    stood: tuple[int, int] = (0, 0)
    checked = 0
    for seed in range(10):
        for states, _ in positions(GAME, {"players": 4}, seed):
            s = view(states)
            if s.phase == DAY and s.acted[0] + s.acted[1] == 0:
                stood = (s.pawns[0], s.pawns[1])
            elif s.phase == DAY:
                lead = 0 if s.acted[0] else 1
                assert stood[lead] in starts_of(s, lead)
                checked += 1
    assert checked > 20


def test_a_position_without_memory_can_be_played() -> None:
    """Positions typed in by hand may say nothing about where the rabbits come from."""
    for states, seat in positions(GAME, {}, 2):
        s = view(states)
        if s.phase == DAY and s.day > 1 and s.acted[0] + s.acted[1] == 0:
            s.nights, s.start = 0, 0
            for k in range(8):
                s.night_eaten[k] = s.day_missed[k] = s.day_caught[k] = s.night_stuck[k] = 0
            own = GAME.observed(states, seat)
            dusk = by_day(view(own), (s.pawns[0], s.pawns[1]))
            assert len(dusk.pairs) > 10
            assert for_game(GAME, "sharp", 1).act(states, 0, seat) in GAME.legal(states, seat)
            return
    raise AssertionError("no such day came")


def test_bad_level_of_thinking_is_an_error() -> None:
    with pytest.raises(KeyError):
        GAME.wits.thinker("brilliant")
    assert np.all([level in LEVELS for level in GAME.wits.LEVELS])
