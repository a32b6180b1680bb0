"""The Pacific's ``easy``: a beginner, who guesses what cards are worth anew each time and remembers nothing."""

from collections.abc import Mapping
from dataclasses import replace

from game.ai.pacific.policy import Plan, Policy
from game.ai.pacific.sight import Sight
from game.ai.pacific.value import FEATURES, SHOWN, Values
from game.chance import Chance
from game.pacific.cards import DECK_SIZE
from game.pacific.state import Phase
from game.pacific.view import PacificView

_UNFORESEEN = 40
"""A beginner counts on so many cards more in the deck than there are, and so does not see the end coming."""
_NEGLECTED = ("guard", "guards_more", "stockade", "stockades_more", "exposed")
"""What a beginner does not think of: that islands must be defended."""


class Beginner:
    """Plays like the policy, but from the table as it lies: the discards, what it was shown and the end of the deck
    mean nothing to it, it does not plan its turn before it discards, and it guesses: what each feature of a hand is
    worth is off by a factor of up to ``doubt``, another one in each decision."""

    def __init__(self, weights: Mapping[str, float], doubt: float, values: Values | None = None) -> None:
        self._policy = Policy(weights, values, ahead=False)
        self._doubt = doubt

    def plan(self, view: PacificView, chance: Chance) -> Plan:
        """What the seat of the view does."""
        guesses: list[float] = []
        for name in FEATURES:
            guess = self._doubt ** (2.0 * chance.share() - 1.0)
            guesses.append(0.0 if name in _NEGLECTED else 1.0 if name in SHOWN else guess)
        return self._policy.decide(Sight.of_view(forgotten(view)), guesses)


def forgotten(view: PacificView) -> PacificView:
    """The view of a seat that looks at its hand and at the islands only, and at what it is shown right now."""
    nothing = (0,) * view.seats
    return replace(
        view,
        left=min(view.left + _UNFORESEEN, DECK_SIZE),
        discards=0,
        top=view.top if view.phase is Phase.EXPLORE else (),
        known=view.known if view.phase is Phase.TRADE else nothing,
    )
