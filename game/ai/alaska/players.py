"""Alaska's levels, each made of its weights when it is first asked."""

from functools import cache

from game.ai import baseline_alaska, weights
from game.ai.alaska.beginner import Beginner
from game.ai.alaska.policy import Plan, Policy
from game.ai.alaska.search import search
from game.ai.budget import Budget
from game.alaska.view import AlaskaView
from game.chance import Chance

_UNFORESEEN = {"deny": 0.0, "grow": 0.0, "wait": 0.0, "rival": 0.0, "lead": 50.0}
"""What ``normal`` does not think of, by the weights without their table: what X will grow to, what is left for the
next turn or the next seat, and who will have the most of a type, which it takes for luck."""
_OTHERS_WISHES = {"deny": 0.0}
"""What ``hard`` does not think of: what the next seat would buy."""
_ADAPTED = 0.3
"""How far ``hard`` goes, at larger tables, from playing as among two to the tuned play among four."""


def _without(unheeded: dict[str, float], adapted: float = 1.0) -> Policy:
    """The tuned policy but for some weights, and perhaps less adapted to larger tables."""
    given = weights.load("alaska")
    for name in [name.removesuffix("_4") for name in given if name.endswith("_4")]:
        two = given[f"{name}_2"]
        given[f"{name}_4"] = two + adapted * (given[f"{name}_4"] - two)
    for name, weight in unheeded.items():
        given |= {f"{name}_2": weight, f"{name}_4": weight}
    return Policy(given)


@cache
def _normal() -> Policy:
    return _without(_UNFORESEEN)


@cache
def _hard() -> Policy:
    return _without(_OTHERS_WISHES, _ADAPTED)


def easy(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """A beginner (see ``beginner``)."""
    return Beginner().plan(view, chance)


def normal(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """The tuned policy for things as they are: cards that pay and score for what they cost."""
    return _normal().plan(view, chance)


def hard(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """The tuned policy, one decision ahead, but for what its purchases take from others."""
    return _hard().plan(view, chance)


def expert(view: AlaskaView, chance: Chance, budget: Budget | None) -> Plan:
    """The tuned policy, which also keeps cards from the next seat, and its best choices played on."""
    return search(view, chance, budget)


def baseline(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """The fixed mark (see ``baseline_alaska``)."""
    return (baseline_alaska.choose(view, chance),)
