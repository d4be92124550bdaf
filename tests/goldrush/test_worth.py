"""What features are worth agrees with how they are scored; hands are filled as the tokens allow."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cheeseboard.games.goldrush import rules, rules_worth
from cheeseboard.games.goldrush import rules_state as st
from cheeseboard.games.goldrush.box import BOX, COUNT, TOKENS
from cheeseboard.kernel import clone
from goldrush.table import GAME, KINDS, SEATINGS, Map, game_of, name
from walks import viewers


def on_the_track(states: Any) -> list[int]:
    """Points without the values of tokens."""
    s = GAME.view(states)
    hands = [sum(int(s.hand[seat, v]) * BOX.values[v] for v in range(5)) for seat in range(int(s.seats))]
    return [a - b * (s.phase == st.OVER_NOW) for a, b in zip(GAME.scores(states), hands)]


@pytest.mark.parametrize("options", (*SEATINGS[::3], *KINDS), ids=name)
def test_what_it_would_be_if_it_ended_is_what_the_end_scores(options: dict[str, Any]) -> None:
    out = GAME.buffer()
    for number, states in enumerate(game_of(options, 17)):
        s = GAME.view(states)
        if s.phase != st.DRAWING or number % 4:
            continue
        rules_worth.if_it_ended(s, out)
        guess = [int(out[seat]) for seat in range(int(s.seats))]
        ended = clone(states)
        end = GAME.view(ended)
        for face in range(57):
            end.left[face] = 0
        end.stack = 0
        rules._next_turn(end)
        while end.phase == st.FINAL:
            GAME.draw(ended, GAME.chance(ended)[0][0])
        assert end.phase == st.OVER_NOW and on_the_track(ended) == guess


def test_worth_finished_and_tokens() -> None:
    m = Map(players=3)
    m.put("n1", "M13", act="cowboy mountain")
    m.man(2, "o", "mountain")
    m.s.turn_of = 1
    spot = m.spot("n1", "mountain")
    assert rules_worth.worth_finished(m.s, spot) == 4 and rules_worth.worth_at_end(m.s, spot) == 0
    assert [rules_worth.tokens_for(m.s, spot, seat) for seat in range(3)] == [2, 0, 2]
    m.stack_of("o", "mountain", 5)
    assert [rules_worth.tokens_for(m.s, spot, seat) for seat in range(3)] == [2, 0, 3]
    m.put("e1", "C02", act="cowboy city")
    assert rules_worth.worth_finished(m.s, m.spot("e1", "city")) == 12
    m.put("e2", "R02", ">")
    assert rules_worth.worth_finished(m.s, m.spot("e2", "railroad")) == 2 * 2
    assert rules_worth.worth_at_end(m.s, m.spot("e2", "railroad")) == 2


def test_unseen_tokens_are_worth_what_is_left() -> None:
    m = Map()
    total = sum(n * value for n, value in zip(BOX.counts, BOX.values))
    assert rules_worth.unseen_value(m.s) == total * 100 // TOKENS == 168
    m.s.hand[0, 4] = m.s.held[0] = 5
    assert rules_worth.unseen_value(m.s) == (total - 25) * 100 // (TOKENS - 5)


# -- hidden hands ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", SEATINGS[1::4], ids=name)
def test_only_ones_own_tokens_are_seen_until_the_end(options: dict[str, Any]) -> None:
    for states in game_of(options, 8):
        s = GAME.view(states)
        for viewer in viewers(states):
            known = GAME.view(GAME.observed(states, viewer))
            for seat in range(int(s.seats)):
                hand = [int(known.hand[seat, v]) for v in range(5)]
                open_to_all = viewer == seat or s.phase == st.OVER_NOW
                assert hand == ([int(s.hand[seat, v]) for v in range(5)] if open_to_all else [st.BLANK] * 5)
                assert known.held[seat] == s.held[seat], "how many there are is open"


def test_hands_are_filled_from_the_exact_distribution() -> None:
    """A sees five fives; B holds two of the other 58, C one: each value by its share, without putting back."""
    m = Map(players=3)
    for seat, hand in enumerate(([0, 0, 0, 0, 5], [1, 1, 0, 0, 0], [0, 0, 1, 0, 0])):
        for v, n in enumerate(hand):
            m.s.hand[seat, v] = n
        m.s.held[seat] = sum(hand)
    m.s.supply -= 8
    rng, many = GAME.rng(3), 20_000
    known = GAME.observed(m.states, 0)
    pairs: Counter[tuple[int, ...]] = Counter()
    singles: Counter[int] = Counter()
    for _ in range(many):
        filled = GAME.view(GAME.determinized(known, 0, rng))
        drawn = [v for v in range(5) for _ in range(filled.hand[1, v])]
        pairs[tuple(drawn)] += 1
        (one,) = [v for v in range(5) for _ in range(filled.hand[2, v])]
        singles[one] += 1
    left = [COUNT[v] - (5 if v == 4 else 0) for v in range(5)]
    assert sum(left) == 58 and sum(pairs.values()) == many
    for a in range(4):
        assert abs(singles[a] / many - left[a] / 58) < 0.015
        for b in range(a, 4):
            ways = left[a] * (left[a] - 1) / 2 if a == b else left[a] * left[b]
            assert abs(pairs[a, b] / many - ways / (58 * 57 / 2)) < 0.015
    assert not any(4 in pair for pair in pairs) and singles[4] == 0


def test_a_token_is_told_to_its_taker_alone() -> None:
    m = Map(players=3)
    m.put("e1", "R01", ">", seat=1, act="tent o")
    m.put("e2", "R01", ">", seat=1, act="")
    m.play(st.DIG)
    assert m.s.phase == st.TAKING and m.s.drawer == 1
    heard = [GAME.told_draw(m.states, 3, viewer) for viewer in (0, 1, 2, -1)]
    assert heard[1] == 3 and len({heard[0], heard[2], heard[3]}) == 1 and heard[0] >= 1 << 24
    assert [weight for _, weight in GAME.chance(m.states)] == list(BOX.counts)


def test_what_a_seat_may_do_never_depends_on_hidden_values() -> None:
    dice = random.Random(2)
    for states in game_of({"players": 4, "sheriff": True}, 2):
        s = GAME.view(states)
        if s.phase in (st.DRAWING, st.TAKING, st.FINAL, st.OVER_NOW) or dice.random() > 0.2:
            continue
        seat = int(s.turn_of)
        other = GAME.determinized(GAME.observed(states, seat), seat, GAME.rng(dice.randrange(1 << 40)))
        assert GAME.legal(states, seat) == GAME.legal(other, seat)
