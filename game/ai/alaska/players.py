"""Alaska's levels, each made of its weights when it is first asked."""

from functools import cache

from game.ai import weights
from game.ai.alaska.beginner import Beginner
from game.ai.alaska.policy import Plan, Policy
from game.ai.alaska.search import Expert
from game.ai.budget import Budget
from game.alaska.view import AlaskaView
from game.chance import Chance

_UNHEEDED_BY_HARD: dict[str, float] = {"deny": 0.0}
"""By name without its table: the worth that ``hard`` gives to what it takes from the next seat."""
_UNHEEDED_BY_NORMAL = _UNHEEDED_BY_HARD | {"grow": 0.0, "wait": 0.0, "rival": 0.0, "lead": 0.05}
"""The same of ``normal``, which does not think of what X, the set-aside cards or the leads will come to either: a
lead counts as it is."""


def _simpler(unheeded: dict[str, float]) -> dict[str, float]:
    """The tuned weights but for some, for all tables those of a few seats."""
    given = weights.load("alaska")
    for name in [name.removesuffix("_4") for name in given if name.endswith("_4")]:
        few = (given[f"{name}_2"] + given[f"{name}_4"]) / 2
        given[f"{name}_4"] = few
    for name, weight in unheeded.items():
        given |= {f"{name}_2": weight, f"{name}_4": weight}
    return given


@cache
def _hard() -> Policy:
    return Policy(_simpler(_UNHEEDED_BY_HARD))


@cache
def _normal() -> Policy:
    return Policy(_simpler(_UNHEEDED_BY_NORMAL))


@cache
def _expert() -> Expert:
    return Expert(weights.load("alaska"))


def easy(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """A beginner (see ``beginner``)."""
    return Beginner().plan(view, chance)


def normal(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """The same policy for things as they are: the sets of cards that pay best now, and leads that it has."""
    return _normal().plan(view, chance)


def hard(view: AlaskaView, chance: Chance, _budget: Budget | None) -> Plan:
    """The tuned policy, one decision ahead, but for what its purchases take from others."""
    return _hard().plan(view, chance)


def expert(view: AlaskaView, chance: Chance, budget: Budget | None) -> Plan:
    """The tuned policy, which also keeps cards from the next seat, and its best choices played on."""
    return _expert().plan(view, chance, budget)
