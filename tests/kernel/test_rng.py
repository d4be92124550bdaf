"""The generator: exact, uniform, the same in both runs."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from cheeseboard.kernel import Game, Rng, below, i32, pick, rand31, seeded, table, view

TOY = Game("kernel.toy")


def test_splitmix64_gives_its_published_numbers() -> None:
    # first outputs of splitmix64 for seed 1234567, shortened to their upper 31 bits
    rng = view(seeded(1234567))
    full = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [rand31(rng) for _ in full] == [n >> 33 for n in full]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= below(view(seeded(seed)), n) < n


def test_adjacent_seeds_draw_evenly() -> None:
    counts = Counter(below(view(seeded(seed)), 19) for seed in range(19_000))
    assert chisquare([counts[k] for k in range(19)]).pvalue > 1e-4


def test_pick_follows_the_weights() -> None:
    rng, weights = view(seeded(5)), table([1, 5, 2, 12], i32)
    counts = Counter(pick(rng, 4, weights) for _ in range(20_000))
    assert chisquare([counts[k] for k in range(4)], [1000, 5000, 2000, 12000]).pvalue > 1e-4


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(0, 2**62), st.integers(0, 10**6))
def test_both_runs_draw_alike(word: int, seed: int, number: int) -> None:
    native, plain = TOY.compiled(), TOY.interpreted()
    ours, theirs = seeded(word), seeded(word)
    for n in (1, 2, 6, 52, 2**31 - 1):
        assert below(view(ours), n) == native.h_below(theirs, n)
        assert ours.tobytes() == theirs.tobytes()
    plain.stream(view(ours), seed, number)
    native.h_stream(theirs, seed, number)
    assert ours.tobytes() == theirs.tobytes()


def test_a_generator_is_a_record_of_its_own() -> None:
    assert seeded(-1)["word"][0] == np.uint64(2**64 - 1) and Rng.dtype.itemsize == 16
