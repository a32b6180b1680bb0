"""The Pacific's ``expert``: the policy's best options compared by play from sampled deals of what is hidden.

Each deal is played once for each option still compared, with the same cards and the same luck, by the policy in all
seats, up to a turn soon after, where the learned value tells the seat's chance. So it is the differences between
options that are measured, which vary much less than the chances. The options are halved in rounds. The policy's own
choice is kept unless another is better by a margin in standard errors.
"""

from math import sqrt
from typing import Final

from game.ai.budget import Budget
from game.ai.pacific.policy import Plan, Policy
from game.ai.pacific.rollout import outcome, play_on
from game.ai.pacific.sight import Sight
from game.ai.pacific.turn import Option
from game.chance import Chance
from game.pacific.determinizing import determinize
from game.pacific.view import PacificView

WIDTH: Final = 6
"""How many options are compared at most: what is left out seldom is the best (see the test of the pruning)."""
MARGIN: Final = 0.08
"""By how much worse an option may look to the policy, in chance to win, to be compared."""
TURNS: Final = 2
"""How many turns begin before the value is asked."""
ROLLOUTS: Final = 120
"""How many deals are played in a decision, over all options."""
FIRM: Final = 1.0
"""How many standard errors make another option better than the policy's."""


class Arm:
    """An option under comparison: what its plays came to beyond the policy's choice, added up and squared."""

    __slots__ = ("gain", "plan", "played", "squares")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.played = 0
        self.gain = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        """Count one play."""
        self.played += 1
        self.gain += gain
        self.squares += gain * gain

    def mean(self) -> float:
        """The average gain."""
        return self.gain / self.played if self.played else 0.0

    def error(self) -> float:
        """The standard error of the average gain."""
        if self.played < 2:
            return 1.0
        mean = self.gain / self.played
        return sqrt(max(0.0, self.squares / self.played - mean * mean) / (self.played - 1))


class Search:
    """Looks for a better choice than the policy's; ``guide`` plays the deals on."""

    def __init__(
        self,
        policy: Policy,
        guide: Policy,
        turns: int = TURNS,
        width: int = WIDTH,
        margin: float = MARGIN,
        firm: float = FIRM,
        rollouts: int = ROLLOUTS,
    ) -> None:
        self.policy = policy
        self.guide = guide
        self.turns = turns
        self.width = width
        self.margin = margin
        self.firm = firm
        self.rollouts = rollouts

    def plan(self, view: PacificView, chance: Chance, budget: Budget, steady: bool) -> Plan:
        """What the seat of the view does; ``steady`` if its pace must not tell whether it had a choice."""
        options = self.candidates(self.policy.options(Sight.of_view(view)))
        if len(options) < 2 and not steady:
            return options[0].plan
        arms = self.compare(view, options, chance, budget)
        best = arms[0]
        for arm in arms[1:]:
            if arm.mean() > best.mean() and arm.mean() > self.firm * arm.error():
                best = arm
        return best.plan

    def candidates(self, options: list[Option]) -> list[Option]:
        """The options that are compared, the policy's choice first."""
        ranked = sorted(options, key=lambda option: -option.value)
        least = ranked[0].value - self.margin
        return [option for option in ranked[: self.width] if option.value >= least]

    def compare(self, view: PacificView, options: list[Option], chance: Chance, budget: Budget) -> list[Arm]:
        """What is left of the options after all rounds, the first one always."""
        arms = [Arm(option.plan) for option in options]
        rounds = max(1, (len(arms) - 1).bit_length())
        played = 0
        for number in range(rounds):
            end = self.rollouts * (number + 1) // rounds
            while played < end:
                if not budget.allows(played):
                    return arms
                self._deal(view, arms, chance)
                played += len(arms)
            if number < rounds - 1:
                ranked = sorted(arms[1:], key=lambda arm: -arm.mean())
                arms = arms[:1] + ranked[: max(1, len(arms) // 2 - (len(arms) % 2 == 0))]
        return arms

    def _deal(self, view: PacificView, arms: list[Arm], chance: Chance) -> None:
        """Play one deal with each option."""
        deal = determinize(view, chance)
        luck = chance.seed()
        known = 0.0
        for arm in arms:
            state = deal.clone()
            for action in arm.plan:
                state.apply(action)
            play_on(state, self.guide, Chance(luck), view.turn + self.turns)
            value = outcome(state, self.guide.value)[view.seat]
            if arm is arms[0]:
                known = value
            arm.add(value - known)
