"""Dice from a seed: the same for ever, fair enough, compiled or not."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import meadhall
from meadhall.kernel.dice import Dice, spread


def test_the_generator_is_xoshiro128_plus_plus():
    """The first words from the state 1, 2, 3, 4, and the one after 102,400 of them, as published elsewhere."""
    dice = Dice(0)
    dice.load((1, 2, 3, 4))
    words = [int(dice.word()) for _ in range(10)]
    assert words == [
        *(641, 1573767, 3222811527, 3517856514, 836907274),
        *(4247214768, 3867114732, 1355841295, 495546011, 621204420),
    ]
    for _ in range(102_400 - 10):
        dice.word()
    assert int(dice.word()) == 0x2C873CFA


def test_a_seed_is_spread_by_splitmix64():
    words = spread(1477776061723855037)
    assert words[0] << 32 | words[1] == 1985237415132408290
    assert words[2] << 32 | words[3] == 2979275885539914483


def test_a_seed_gives_the_same_numbers_for_ever():
    """If this fails, every record that leaves chance to its seed plays differently."""
    dice = Dice(7)
    assert [dice.below(100) for _ in range(12)] == [40, 87, 31, 69, 89, 36, 86, 73, 76, 17, 89, 78]
    things = list(range(10))
    dice.shuffle(things)
    assert things == [8, 5, 0, 6, 1, 7, 3, 2, 4, 9]
    assert [dice.weighted([1, 2, 3]) for _ in range(12)] == [2, 2, 1, 1, 2, 2, 1, 2, 2, 2, 2, 2]
    assert dice.choice(["a", "b", "c"]) == "a"


def test_seeds_of_128_bits_count_to_the_last_bit():
    """Otherwise the games of a hall could be searched by their seeds."""
    seed = 0x0123456789ABCDEF_FEDCBA9876543210
    near = {spread(seed ^ (1 << bit)) for bit in range(128)}
    assert len(near) == 128 and spread(seed) not in near
    assert meadhall.new("holmgang", seats=2).seed.bit_length() > 64
    assert spread(1 << 64) != spread(0)


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**64 - 1, 10**40])
def test_any_whole_number_is_a_seed(seed):
    assert all(0 <= word < 1 << 32 for word in spread(seed))
    assert any(spread(seed))
    assert Dice(seed).below(6) in range(6)


def test_near_seeds_give_unlike_dice():
    assert len({Dice(seed).below(1 << 30) for seed in range(1000)}) == 1000
    assert chi_square(Counter(Dice(seed).below(10) for seed in range(5000)), 500) < 40


def test_below_is_even_and_in_range():
    dice = Dice(1)
    for limit in (1, 2, 6, 20, 64):
        found = Counter(dice.below(limit) for _ in range(600 * limit))
        assert set(found) == set(range(limit))
        assert chi_square(found, 600) < 2 * limit + 20


def chi_square(found: Counter, expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in found.values())


def test_shuffle_reaches_every_order_alike():
    dice = Dice(2)
    found: Counter = Counter()
    for _ in range(24 * 300):
        things = [1, 2, 3, 4]
        dice.shuffle(things)
        found[tuple(things)] += 1
    assert set(found) == set(permutations([1, 2, 3, 4]))
    assert chi_square(found, 300) < 24 * 2 + 20


def test_weights_are_kept():
    dice = Dice(3)
    found = Counter(dice.weighted([0, 1, 0, 3]) for _ in range(4000))
    assert set(found) == {1, 3}
    assert 900 < found[1] < 1100
    with pytest.raises((ValueError, IndexError)):
        dice.weighted([0, 0])


def test_a_copy_goes_on_alike_and_apart():
    dice = Dice(4)
    dice.below(6)
    twin = dice.copy()
    assert [dice.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]
    dice.below(6)
    assert dice.dump() != twin.dump()


def test_dump_and_load():
    dice = Dice(5)
    dice.below(6)
    other = Dice(0)
    other.load(dice.dump())
    assert [dice.below(100) for _ in range(5)] == [other.below(100) for _ in range(5)]
