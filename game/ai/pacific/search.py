"""The Pacific's ``expert``: the policy's best options compared by play from sampled deals of what is hidden.

Each deal is played once for each option still compared, with the same cards and the same luck, by the policy in all
seats, up to a turn soon after, where the learned value tells the seat's chance. So it is the differences between
options that are measured, which vary much less than the chances. The options are halved in rounds. The policy's own
choice is kept unless another is better by a margin in standard errors.
"""

from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import Final

from game.ai import weights
from game.ai.budget import Budget, Iterations
from game.ai.pacific.policy import Plan, Policy
from game.ai.pacific.rollout import outcome, play_on
from game.ai.pacific.sight import Sight
from game.ai.pacific.turn import Option
from game.ai.pacific.value import load
from game.chance import Chance
from game.pacific.rules import PacificState
from game.pacific.view import PacificView

WIDTH: Final = 6
"""How many options are compared at most: what is left out seldom is the best (see the test of the pruning)."""
MARGIN: Final = 0.08
"""By how much worse an option may look to the policy, in chance to win, to be compared."""
TURNS: Final = 3
"""How many turns begin before the value is asked."""
ROLLOUTS: Final = 160
MORE_ROLLOUTS: Final = 480
"""How many plays a decision takes, over all options, if nobody says otherwise; more at tables of more than two,
where a decision is worth less and so takes more plays to be told from luck."""
HALVED: Final = (8, 16, 32)
"""After so many deals the worse half of the options is dropped."""
FIRM: Final = 1.0
"""How many standard errors make another option better than the policy's."""
LOST: Final = 2.5
"""How many standard errors behind the policy's choice end the comparison."""

Deal = Callable[[PacificView, Chance], PacificState]


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
    """Looks for a better choice than the policy's; ``guide`` plays the deals on, which ``deal`` draws."""

    def __init__(
        self,
        policy: Policy,
        guide: Policy,
        turns: int = TURNS,
        width: int = WIDTH,
        margin: float = MARGIN,
        firm: float = FIRM,
    ) -> None:
        self.policy = policy
        self.guide = guide
        self.turns = turns
        self.width = width
        self.margin = margin
        self.firm = firm

    def plan(self, view: PacificView, chance: Chance, budget: Budget, deal: Deal, steady: bool) -> Plan:
        """What the seat of the view does; ``steady`` if its pace must not tell whether it had a choice: then all of
        the budget is used, whatever there is to compare."""
        options = self.candidates(self.policy.options(Sight.of_view(view)))
        if len(options) < 2 and not steady:
            return options[0].plan
        return self.compare(view, [Arm(option.plan) for option in options], chance, budget, deal, steady).plan

    def candidates(self, options: list[Option]) -> list[Option]:
        """The options that are compared, the policy's choice first."""
        ranked = sorted(options, key=lambda option: -option.value)
        least = ranked[0].value - self.margin
        return [option for option in ranked[: self.width] if option.value >= least]

    def compare(
        self, view: PacificView, arms: list[Arm], chance: Chance, budget: Budget, deal: Deal, steady: bool
    ) -> Arm:
        """The arm to choose, the first one unless another is better for sure."""
        played = 0
        deals = 0
        while budget.allows(played):
            self._play(view, arms, chance, deal)
            played += len(arms)
            deals += 1
            if len(arms) > 2 and deals in HALVED:
                ranked = sorted(arms[1:], key=lambda arm: -arm.mean())
                arms = arms[:1] + ranked[: (len(arms) - 1) // 2]
            if not steady and len(arms) == 2 and deals >= HALVED[0] and arms[1].mean() < -LOST * arms[1].error():
                break
        best = arms[0]
        for arm in arms[1:]:
            if arm.mean() > best.mean() and arm.mean() > self.firm * arm.error():
                best = arm
        return best

    def _play(self, view: PacificView, arms: list[Arm], chance: Chance, deal: Deal) -> None:
        """Play one deal with each option."""
        whole = deal(view, chance)
        luck = chance.seed()
        usual = 0.0
        for arm in arms:
            state = whole.clone()
            for action in arm.plan:
                state.apply(action)
            play_on(state, self.guide, Chance(luck), view.turn + self.turns)
            value = outcome(state, self.guide.values.at(state.seats))[view.seat]
            if arm is arms[0]:
                usual = value
            arm.add(value - usual)


@cache
def _expert() -> Search:
    given = weights.load("pacific")
    values = load()
    return Search(Policy(given, values), Policy(given, values, ahead=False))


def search(view: PacificView, chance: Chance, budget: Budget | None, deal: Deal) -> Plan:
    """What ``expert`` does; ``deal`` draws full states that fit the view (``determinize``), or shows the truth."""
    budget = budget or Iterations(ROLLOUTS if view.seats == 2 else MORE_ROLLOUTS)
    return _expert().plan(view, chance, budget, deal, budget.steady)
