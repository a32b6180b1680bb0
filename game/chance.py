"""Randomness for matches, searches and tests.

Everything is built on ``random.Random.random()`` alone: for an equal seed it is the one sequence that Python
promises to keep in all versions and on all machines.
"""

import random


class Chance:
    """A seeded generator of its own; nothing in the engine draws from a shared one."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, count: int) -> int:
        """A whole number from 0 to ``count`` - 1, all equally likely."""
        return int(self._random() * count)

    def share(self) -> float:
        """A real number from 0 up to, but without, 1."""
        return self._random()

    def shuffled(self, items: list[int]) -> list[int]:
        """A new list of the items in a random order (Fisher and Yates)."""
        order = list(items)
        share = self._random
        for last in range(len(order) - 1, 0, -1):
            other = int(share() * (last + 1))  # as ``below``, without a call for each card
            order[last], order[other] = order[other], order[last]
        return order

    def seed(self) -> int:
        """A seed for another generator, 0 to 2**48 - 1: a search copy or an opponent gets its own."""
        return self.below(2**48)
