"""The engine's own randomness."""

import random
from collections import Counter

from game.chance import Chance


def test_the_sequence_of_a_seed_is_that_which_python_keeps() -> None:
    expected = random.Random(12)
    chance = Chance(12)
    assert [chance.share() for _ in range(3)] == [expected.random() for _ in range(3)]
    assert [chance.below(100) for _ in range(20)] == [int(expected.random() * 100) for _ in range(20)]


def test_the_numbers_of_seed_7_are_written_down() -> None:
    """The same on every machine and version of Python, or old seeds would play other games."""
    chance = Chance(7)
    assert [chance.below(6) + 1 for _ in range(12)] == [2, 1, 4, 1, 4, 3, 1, 4, 1, 3, 1, 1]
    assert Chance(7).shuffled(list(range(8))) == [5, 4, 6, 7, 0, 3, 1, 2]


def test_equal_seeds_draw_equally_and_apart_from_each_other() -> None:
    one, two = Chance(3), Chance(3)
    first = [one.below(10) for _ in range(50)]
    random.seed(1)
    random.random()
    assert [two.below(10) for _ in range(50)] == first
    assert [Chance(4).below(10) for _ in range(1)] + first != [two.below(10) for _ in range(51)]


def test_below_gives_each_number_equally_often() -> None:  # B10
    chance = Chance(1)
    seen = Counter(chance.below(6) for _ in range(6000))
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert all(abs(times - 1000) < 130 for times in seen.values())
    assert {Chance(seed).below(1) for seed in range(20)} == {0}


def test_a_shuffle_is_a_new_list_and_every_order_is_equally_likely() -> None:
    chance = Chance(9)
    items = [1, 2, 3, 4]
    seen: Counter[tuple[int, ...]] = Counter(tuple(chance.shuffled(items)) for _ in range(24 * 250))
    assert items == [1, 2, 3, 4]
    assert len(seen) == 24
    assert all(abs(times - 250) < 70 for times in seen.values())
    assert chance.shuffled([]) == []
    assert chance.shuffled([5]) == [5]


def test_a_seed_for_another_generator_is_a_whole_number_of_48_bits() -> None:
    chance = Chance(2)
    seeds = [chance.seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(0 <= seed < 2**48 for seed in seeds)
    assert max(seeds) > 2**47
