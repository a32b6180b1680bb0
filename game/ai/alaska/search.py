"""The search of ``expert``: the best choices played on many times with the same chance, to see which wins most."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from game.ai import weights
from game.ai.alaska.policy import Plan, Player, Policy
from game.ai.alaska.rollout import Future, luck, play_on, promise
from game.ai.alaska.table import Table, from_view
from game.ai.alaska.worth import Weights
from game.ai.budget import Budget, Iterations
from game.alaska.rules import AlaskaState
from game.alaska.state import END, Phase
from game.alaska.view import AlaskaView
from game.chance import Chance

Deal = Callable[[AlaskaView, Chance], AlaskaState]

ITERATIONS: Final = 144
"""The futures played in a decision if nobody says otherwise."""


class Searcher:
    """Chooses among sets of purchases, or cards of a free buy, for any seat of tables of one kind.

    Each iteration draws one future and plays every choice that is still in the race through it, by the tuned
    policy. A choice leaves the race when it is behind the leader by more than chance explains. The tuned choice
    is kept unless another one is ahead of it by more than that.
    """

    def __init__(self, weights: Weights, seats: int, share_majority: bool, order: list[int] | None = None) -> None:
        """``order`` is that of the unseen cards, where the truth is shown to measure what it would be worth."""
        self.player = Player(weights, seats, share_majority)
        self.order = order
        self.choices = 8
        """The most choices in the race."""
        self.final_choices = 40
        """The same where no chance is left, so that one future tells all."""
        self.turns = 16
        """The turns that are played on."""
        self.average = True
        """Whether throws pay their average."""
        self.first = 16
        """The futures before the first choice may leave the race."""
        self.behind = 1.6
        """The standard errors behind the leader that put a choice out of the race."""
        self.ahead = 1.0
        """The standard errors by which a choice must be ahead of the tuned one."""
        self.far = 0.4
        """How far behind the tuned choice, by its own reckoning, a choice may be to run: as a share of the points
        by which luck still moves a lead."""

    def purchases(self, table: Table, chance: Chance, budget: Budget) -> list[int]:
        """The best set for the seat at turn, in the order of buying."""
        player = self.player
        certain = table.turns_left() == 0
        player.consider(table, self.final_choices if certain else self.choices)
        sets = player.buyer.sets
        values = player.buyer.values
        least = values[-1] if certain else values[0] - self.far * luck(table)
        roots: list[Table] = []
        for number in range(len(sets)):
            if values[number] < least:
                break
            root = table.copy()
            for card in sets[number]:
                root.buy(card)
            roots.append(root)
        return sets[self._race(roots, True, chance, budget)]

    def free_card(self, table: Table, event: int, chance: Chance, budget: Budget) -> int:
        """The best card of an event's free buy, which has left the queue; -1 for none."""
        cards = self.player.free_cards(table, event)[: self.choices]
        if len(cards) < 2:
            return cards[0] if cards else -1
        roots: list[Table] = []
        for card in cards:
            root = table.copy()
            root.acquire(table.seat, card)
            roots.append(root)
        return cards[self._race(roots, False, chance, budget)]

    def _race(self, roots: list[Table], bought: bool, chance: Chance, budget: Budget) -> int:
        """The place of the best root; the first is the tuned choice. ``bought`` tells whether the seat at turn is
        done, or has events and purchases before it."""
        count = len(roots)
        if count == 1:
            return 0
        seat = roots[0].seat
        left = roots[0].turns_left()
        turns = min(self.turns, left)
        certain = left == 0 and bought
        running = list(range(count))
        sums = [0.0] * (count * count)
        squares = [0.0] * (count * count)
        values = [0.0] * count
        done = 0
        while len(running) > 1 and (done == 0 if certain else budget.allows(done)):
            future = Future(roots[0], turns, chance, self.order)
            face = 1 + chance.below(6)
            for number in running:
                played = roots[number].copy()
                if not bought:
                    played.deck = future.deck
                    self.player.events(played, face)
                    self.player.spend(played)
                over = play_on(self.player, played, future, turns, self.average)
                values[number] = promise(self.player.judge, played, seat, over)
            for one in running:
                for two in running:
                    gain = values[one] - values[two]
                    sums[one * count + two] += gain
                    squares[one * count + two] += gain * gain
            done += 1
            if not certain and done >= self.first and done % 4 == 0:
                running = self._still_running(running, sums, squares, count, done)
        best = 0
        for number in running:
            if sums[number * count + running[0]] > sums[best * count + running[0]]:
                best = number
        sure = certain or running[0] != 0 or _surely(sums[best * count], squares[best * count], done, self.ahead)
        if best and sure:
            return best
        return 0

    def _still_running(
        self, running: list[int], sums: list[float], squares: list[float], count: int, done: int
    ) -> list[int]:
        leader = running[0]
        for number in running:
            if sums[number * count + leader] > 0.0:
                leader = number
        kept: list[int] = []
        for number in running:
            place = leader * count + number
            if number == leader or not _surely(sums[place], squares[place], done, self.behind):
                kept.append(number)
        return kept


def _surely(total: float, square: float, count: int, errors: float) -> bool:
    """Whether the mean of so many gains is above 0 by so many standard errors."""
    if total <= 0.0:
        return False
    mean = total / count
    spread = (square / count - mean * mean) / count
    return mean * mean > errors * errors * spread


class Expert:
    """Answers views by search where it may pay, else by the tuned choice."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """``weights`` by name, as ``worth.Weights`` describes them."""
        self._given = weights
        self._policy = Policy(weights)

    def plan(self, view: AlaskaView, chance: Chance, budget: Budget | None, order: list[int] | None = None) -> Plan:
        """The actions of the view's seat; ``order`` as ``Searcher`` takes it."""
        if len(view.legal) == 1 or view.phase in (Phase.ROLL, Phase.TICKET):
            return self._policy.plan(view, chance)
        if budget is None:
            budget = Iterations(ITERATIONS)
        searcher = Searcher(Weights(self._given, view.seats), view.seats, view.rules.share_majority, order)
        table = from_view(view)
        if view.phase is Phase.FREE_BUY:
            card = searcher.free_card(table, table.queue.pop(0), chance, budget)
            return (card if card >= 0 else END,)
        return (*searcher.purchases(table, chance, budget), END)


@cache
def _expert() -> Expert:
    return Expert(weights.load("alaska"))


def search(view: AlaskaView, chance: Chance, budget: Budget | None, deal: Deal | None = None) -> Plan:
    """What ``expert`` does; ``deal``, if given, shows it the order of the deck, which it otherwise draws itself."""
    if deal is None:
        return _expert().plan(view, chance, budget)
    state = deal(view, chance)
    return _expert().plan(view, chance, budget, list(state.deck[state.drawn :]))
