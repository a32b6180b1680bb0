"""What a state of a screen is, for those who show it."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.director import Director


@dataclass(frozen=True, slots=True)
class State:
    """A screen in a state worth seeing: ``show`` brings it onto a director whose stack is empty."""

    name: str
    show: Callable[[Director], object]
