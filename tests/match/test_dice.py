"""Provable dice: committed before shown, fair, repeatable with a seed, independent of order, verifiable."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy import stats

from cheeseboard.kernel import Game
from cheeseboard.match import BadDice, Ceremony, Dice, new, roll_dice
from cheeseboard.match.dice import Commitment, commitment
from cheeseboard.match.saves import check_dice
from match.conftest import play_on


def test_draws_follow_the_weights() -> None:
    dice = roll_dice(2, seed=1)
    weights = [1, 2, 7, 5]
    seen = Counter(dice.draw(0, count, weights) for count in range(6000))
    expected = [6000 * w / 15 for w in weights]
    assert stats.chisquare([seen[k] for k in range(4)], expected).pvalue > 1e-4


def test_what_would_bias_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    import cheeseboard.match.dice as module

    numbers = iter([(1 << 64) - 1, 5])  # the first lies in the remainder that would favour small outcomes
    monkeypatch.setattr(module.hmac, "digest", lambda *_: next(numbers).to_bytes(8, "big") + bytes(24))
    dice = object.__new__(Dice)
    for name, value in (("match", "m"), ("_key", b"")):
        object.__setattr__(dice, name, value)
    assert dice.draw(0, 0, [1, 1, 1]) == 5 % 3
    assert next(numbers, None) is None


def test_ceremony_lets_nobody_choose_late() -> None:
    table = Ceremony("m", 2)
    table.commit(0, commitment(b"a" * 16))
    with pytest.raises(BadDice, match="before every seat"):
        table.show(0, b"a" * 16)
    with pytest.raises(BadDice, match="already"):
        table.commit(0, commitment(b"x" * 16))
    table.commit(1, commitment(b"b" * 16))
    with pytest.raises(BadDice, match="not the one"):
        table.show(0, b"x" * 16)
    table.show(0, b"a" * 16)
    with pytest.raises(BadDice, match="shown its nonce"):
        table.dice()
    table.show(1, b"b" * 16)
    assert table.dice().public.secret == table.promise


def test_a_nonce_or_secret_that_was_not_committed_is_noticed() -> None:
    dice = roll_dice(2, seed=1)
    with pytest.raises(BadDice, match="secret"):
        Dice(dice.match, b"other" * 8, dice.public)
    swapped = Commitment(dice.public.secret, dice.public.nonces, dice.public.shown[::-1])
    with pytest.raises(BadDice, match="nonce"):
        Dice(dice.match, dice.secret, swapped)


def test_every_nonce_counts() -> None:
    def draws(nonces: list[bytes]) -> list[int]:
        table = Ceremony("m", len(nonces), b"s" * 32)
        for seat, nonce in enumerate(nonces):
            table.commit(seat, commitment(nonce))
        for seat, nonce in enumerate(nonces):
            table.show(seat, nonce)
        return [table.dice().draw(0, count, [1] * 1000) for count in range(5)]

    assert draws([b"a" * 16, b"b" * 16]) != draws([b"a" * 16, b"c" * 16])
    assert draws([b"a" * 16, b"b" * 16]) != draws([b"b" * 16, b"a" * 16])
    assert draws([b"ab", b"c"]) != draws([b"a", b"bc"])


def test_a_seed_repeats_and_no_seed_does_not(tiny: Game) -> None:
    one, two = play_on(new(tiny, players=3, seed=9), 4), play_on(new(tiny, players=3, seed=9), 4)
    assert one.events == two.events
    assert new(tiny).header.match != new(tiny).header.match


def test_dice_do_not_depend_on_the_order_of_simultaneous_seats(tiny: Game) -> None:
    outcomes = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = new(tiny, players=3, seed=9)
        for seat in order:
            match.play(f"bid {seat + 1}", seat)
        outcomes.add(match.scores)
    assert len(outcomes) == 1


def test_draws_are_verified_and_forged_ones_found(tiny: Game) -> None:
    honest = play_on(new(tiny, seed=2), 1)
    assert all(fits for _, fits in check_dice(honest))
    wanted = "1" if honest.events[0].text != "1" else "2"
    forged = play_on(new(tiny, seed=2, draws={"bonus": [wanted]}), 1)
    assert not next(fits for _, fits in check_dice(forged))
