"""Chance from a seed: the same numbers on every machine and every Python, for ever.

The generator is xoshiro128++ (Blackman and Vigna, public domain), whose words
of 32 bits fit the compiler's fast integers; Python's own generator is slower
from compiled code, and its `shuffle` and `choices` may change between versions.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
SEED_BITS: Final = 128  # of a seed that nobody named: as many as the generator holds, so that none can be searched


class Dice:
    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.load(spread(seed))

    def load(self, words: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.d = i64(words[0]), i64(words[1]), i64(words[2]), i64(words[3])

    def dump(self) -> tuple[int, int, int, int]:
        return (int(self.a), int(self.b), int(self.c), int(self.d))

    def copy(self) -> Dice:
        twin = Dice(0)
        twin.load(self.dump())
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        total = (a + self.d) & WORD
        shifted = (b << 9) & WORD
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & WORD
        return ((((total << 7) | (total >> 25)) & WORD) + a) & WORD

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1; the bias is under one in a million for any table."""
        return int((self.word() * i64(limit)) >> 32)

    def choice(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        for last in range(i64(len(things)) - 1, 0, -1):
            other = (self.word() * (last + 1)) >> 32
            things[last], things[other] = things[other], things[last]

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight says."""
        rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError("no weight is positive")


def spread(seed: int) -> tuple[int, int, int, int]:
    """Four words from a whole number, by SplitMix64: no two seeds of 128 bits give the same, near ones unlike games."""
    low, high = seed % (1 << 64), max(seed, 0) >> 64
    first, second = mixed(low + GOLDEN), mixed(low + 2 * GOLDEN + high)
    return (first >> 32, first & WORD, second >> 32, second & WORD)


def mixed(number: int) -> int:
    """SplitMix64's scrambling of 64 bits; no two numbers give the same."""
    word = number % (1 << 64)
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) % (1 << 64)
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) % (1 << 64)
    return word ^ (word >> 31)
