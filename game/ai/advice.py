"""What a computer player would do in a human's place, and why, in figures that a sentence can be made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

PLAIN: Final = "plain"
"""The reason, without figures, of a choice that was made at first sight, where a search did not answer in time."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended plan (``levels.Plan``) and its reason.

    ``reason`` is one of the keys that the game's ``advice`` module lists, each with the names of its ``figures``:
    dollars, points, islands, chances from 0 to 1, numbers of cards or of a seat. It tells only what the seat knows.
    """

    plan: tuple[int, ...]
    reason: str
    figures: Mapping[str, float]
