"""The levels at which the computer plays."""

from collections.abc import Callable

from game.ai import baseline_alaska, baseline_pacific
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import View
from game.pacific.view import PacificView


def _random(view: View, chance: Chance) -> int:
    return view.legal[chance.below(len(view.legal))]


def _baseline(view: View, chance: Chance) -> int:
    """The baseline of the game that the view is of."""
    if isinstance(view, AlaskaView):
        return baseline_alaska.choose(view, chance)
    if isinstance(view, PacificView):
        return baseline_pacific.choose(view, chance)
    raise TypeError(f"no level knows the game of a {type(view).__name__}")


LEVELS: dict[str, Callable[[View, Chance], int]] = {
    "random": _random,
    "normal": _baseline,
    "baseline": _baseline,
}
"""By name, in every game: ``random`` takes any legal action; ``normal`` looks one decision ahead; ``baseline`` is
the game's first ``normal``, kept unchanged for ever as the mark that other levels are measured against."""

OFFERED: tuple[str, ...] = ("normal",)
"""The levels that people are offered as opponents, weakest first; the others serve measurements."""


def choose(level: str, view: View, chance: Chance) -> int:
    """The action that a level takes: one of ``view.legal``, from nothing but the view and its own chance.

    Equal views and generators in equal states give equal actions. Raises ValueError for a level that there is
    not, or if the view's seat has nothing to decide.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level '{level}'; there is {', '.join(LEVELS)}")
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide here")
    return LEVELS[level](view, chance)
