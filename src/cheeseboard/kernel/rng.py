"""The generator, kept outside the state: splitmix64 in a record of its own, identical interpreted and compiled."""

from __future__ import annotations

from cheeseboard.kernel.record import WORD, Array, Layout, States, field, i64
from cheeseboard.kernel.rule import rule

M64 = 0xFFFFFFFFFFFFFFFF
SPAN = 1 << 31


class Rng(Layout):
    """A generator. Rules that need one (`determinize`) get it as an argument."""

    word: int = field(WORD, "the counter of splitmix64; any value is a good seed")
    last: int = field(i64, "the last draw: stored as signed, so that compiled code mixes it with plain ints")


@rule
def rand31(rng: Rng) -> int:
    """31 random bits, 0 .. 2**31 - 1."""
    z = (rng.word + 0x9E3779B97F4A7C15) & M64
    rng.word = z
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M64
    rng.last = z >> 33
    return rng.last


@rule
def below(rng: Rng, n: int) -> int:
    """A whole number of 0 .. n - 1, exactly uniform given uniform bits; 1 <= n < 2**31."""
    wide = rand31(rng) * int(n)
    low = wide & (SPAN - 1)
    if low < n:  # the few draws that would favour some results are drawn again
        edge = SPAN % n
        while low < edge:
            wide = rand31(rng) * int(n)
            low = wide & (SPAN - 1)
    return wide >> 31


@rule
def pick(rng: Rng, n: int, weights: Array) -> int:
    """An index of 0 .. n - 1 with odds `weights[i]` (integers >= 1, sum < 2**31)."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    left = below(rng, total)
    for i in range(n):
        left -= int(weights[i])
        if left < 0:
            return i
    return n - 1


def seeded(seed: int) -> States:
    """A generator (a batch of one) from any integer."""
    rng = Rng.zeros()
    rng["word"] = seed & M64
    return rng
