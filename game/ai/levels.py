"""The levels at which the computer plays."""

from collections.abc import Callable

from game.ai import baseline_alaska, baseline_pacific
from game.ai.budget import Budget
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import View
from game.pacific.view import PacificView

Plan = tuple[int, ...]
"""Actions to be played one after the other, the first one now: all that follow belong to the same choice, such as
the cards of a voyage or the purchases of a turn, and nothing that the seat could learn happens between them."""
Level = Callable[[View, Chance, Budget | None], Plan]
"""What decides: from a view, its own chance, and a budget for its search (None: the level's own, in iterations)."""


def _random(view: View, chance: Chance, _budget: Budget | None) -> Plan:
    return (view.legal[chance.below(len(view.legal))],)


def _baseline(view: View, chance: Chance, _budget: Budget | None) -> Plan:
    """The baseline of the game that the view is of."""
    if isinstance(view, AlaskaView):
        return (baseline_alaska.choose(view, chance),)
    if isinstance(view, PacificView):
        return (baseline_pacific.choose(view, chance),)
    raise TypeError(f"no level knows the game of a {type(view).__name__}")


LEVELS: dict[str, Level] = {
    "random": _random,
    "normal": _baseline,
    "baseline": _baseline,
}
"""By name, in every game: ``random`` takes any legal action; ``normal`` looks one decision ahead; ``baseline`` is
the game's first ``normal``, kept unchanged for ever as the mark that other levels are measured against."""

OFFERED: tuple[str, ...] = ("normal",)
"""The levels that people are offered as opponents, weakest first; the others serve measurements."""


def plan(level: str, view: View, chance: Chance, budget: Budget | None = None) -> Plan:
    """What a level does: one action or more, the first of ``view.legal``, from only the view and its own chance.

    What a seat remembers of earlier turns is in its view. Equal views, generators in equal states and equal budgets
    in iterations give equal plans. Raises ValueError for a level that there is not, or if the view's seat has
    nothing to decide.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level '{level}'; there is {', '.join(LEVELS)}")
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide here")
    return LEVELS[level](view, chance, budget)


def choose(level: str, view: View, chance: Chance) -> int:
    """The first action of ``plan``, which raises the same."""
    return plan(level, view, chance)[0]
