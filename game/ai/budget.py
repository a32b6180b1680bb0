"""How long a search may go on: so many iterations, or until a clock that somebody else holds says stop."""

from collections.abc import Callable
from typing import Protocol


class Budget(Protocol):
    """What a search asks after each iteration; ``steady`` if all of it is to be used where a shorter search would
    tell of secret cards, because somebody waits."""

    steady: bool

    def allows(self, iteration: int) -> bool:
        """Whether iteration number ``iteration``, counted from 0 in each decision, may still begin."""


class Iterations:
    """A fixed number of iterations: the same choice on every machine, for tests and measurements."""

    def __init__(self, most: int) -> None:
        """``most`` is how many iterations a decision takes."""
        self.most = most
        self.steady = False

    def allows(self, iteration: int) -> bool:
        """Whether fewer than ``most`` were made."""
        return iteration < self.most


class Deadline:
    """As many iterations as fit before a moment, but no more than ``most``: for play."""

    def __init__(self, clock: Callable[[], float], seconds: float, most: int) -> None:
        """``clock`` tells seconds, such as ``time.monotonic``; the time begins to run now."""
        self._clock = clock
        self._end = clock() + seconds
        self.most = most
        self.steady = True

    def allows(self, iteration: int) -> bool:
        """Whether there is time and room for one more."""
        return iteration < self.most and self._clock() < self._end
