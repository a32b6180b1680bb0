"""Advice in either game: what the computer would do in a human's place, and the reasons that it may give."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.ai.advice import Advice
from game.ai.alaska import advice as alaska_advice
from game.ai.budget import Budget
from game.ai.pacific import advice as pacific_advice
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import View
from game.pacific.view import PacificView

REASONS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "alaska": alaska_advice.REASONS,
    "pacific": pacific_advice.REASONS,
}
"""By game, the keys of the reasons that its advice may give, each with the names of its figures."""


def advise(view: View, chance: Chance, budget: Budget | None) -> Advice:
    """What the strongest player would do on this view, and why.

    Raises ValueError if the view's seat has nothing to decide, TypeError if the view is of no game of this program.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide here")
    if isinstance(view, AlaskaView):
        return alaska_advice.advise(view, chance, budget)
    if isinstance(view, PacificView):
        return pacific_advice.advise(view, chance, budget)
    raise TypeError(f"no advice is known for a {type(view).__name__}")
