"""The Pacific's levels, each made of its weights when it is first asked."""

from dataclasses import replace
from functools import cache

from game.ai import baseline_pacific, weights
from game.ai.budget import Budget
from game.ai.pacific.beginner import Beginner
from game.ai.pacific.policy import Plan, Policy
from game.ai.pacific.search import search
from game.chance import Chance
from game.pacific.determinizing import determinize
from game.pacific.state import DONE, Phase
from game.pacific.view import PacificView

DOUBT = 6.0
"""How far off a beginner's guesses are at most, as a factor."""
OVERLOOKED = 0.3
"""The share of its discards and events that ``normal`` does not think of where it has several rivals to watch."""


@cache
def _policy() -> Policy:
    return Policy(weights.load("pacific"))


@cache
def _beginner() -> Beginner:
    return Beginner(weights.load("pacific"), DOUBT)


def easy(view: PacificView, chance: Chance, _budget: Budget | None) -> Plan:
    """A beginner (see ``beginner``)."""
    return _beginner().plan(view, chance)


def normal(view: PacificView, chance: Chance, _budget: Budget | None) -> Plan:
    """The baseline's rules of thumb, by what lies open now: it counts no discards and forgets what it was shown; at
    a larger table it overlooks some of what it could do."""
    return (baseline_pacific.choose(distracted(inattentive(view), chance), chance),)


def inattentive(view: PacificView) -> PacificView:
    """The view of a seat that keeps no account of cards that have gone by."""
    return replace(
        view,
        discards=0,
        top=view.top if view.phase is Phase.EXPLORE else (),
        known=view.known if view.phase is Phase.TRADE else (0,) * view.seats,
    )


def distracted(view: PacificView, chance: Chance) -> PacificView:
    """The view with only those discards and events that the seat thinks of; to play none it always thinks of."""
    if view.seats == 2 or view.phase not in (Phase.GROWTH, Phase.EVENT):
        return view
    seen = tuple([action for action in view.legal if chance.share() >= OVERLOOKED or action == DONE])
    return replace(view, legal=seen or view.legal)


def hard(view: PacificView, chance: Chance, _budget: Budget | None) -> Plan:
    """The tuned policy, one turn ahead."""
    return _policy().plan(view, chance)


def expert(view: PacificView, chance: Chance, budget: Budget | None) -> Plan:
    """The tuned policy, its best options compared by play."""
    return search(view, chance, budget, determinize)


def baseline(view: PacificView, chance: Chance, _budget: Budget | None) -> Plan:
    """The fixed mark (see ``baseline_pacific``)."""
    return (baseline_pacific.choose(view, chance),)
