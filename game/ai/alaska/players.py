"""Alaska's levels, each made of its weights when it is first asked."""

from functools import cache

from game.ai import weights
from game.ai.alaska.beginner import Beginner
from game.ai.alaska.policy import Plan, Policy
from game.ai.alaska.search import Expert
from game.ai.budget import Budget
from game.alaska.view import AlaskaView
from game.chance import Chance

_UNHEEDED = ("deny_2", "deny_4")
"""The weights by which ``expert`` minds what it leaves to the next seat, and ``hard`` does not."""


@cache
def _policy() -> Policy:
    return Policy(weights.load("alaska") | dict.fromkeys(_UNHEEDED, 0.0))


@cache
def _expert() -> Expert:
    return Expert(weights.load("alaska"))


def easy(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """A beginner (see ``beginner``)."""
    return Beginner().plan(view, chance)


def hard(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """The tuned policy, one decision ahead; it minds its own town and who has the most of a type, but not what the
    next seat wants."""
    return _policy().plan(view, chance)


def expert(view: AlaskaView, chance: Chance, budget: Budget | None) -> Plan:
    """The tuned policy, which also keeps cards from the next seat, and its best choices played on."""
    return _expert().plan(view, chance, budget)
