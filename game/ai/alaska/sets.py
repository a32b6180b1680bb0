"""Which cards to buy together: the best sets of what is for sale, in the cheapest order."""

from typing import Final

from game.ai.alaska.facts import COSTS
from game.ai.alaska.table import Table
from game.ai.alaska.worth import Judge
from game.alaska.cards import CONSTRUCTION

CANDIDATES: Final = 9
"""The cards, best by their profit, of which sets are made."""

ALL_CANDIDATES: Final = 30
"""The same in the last spending, where there is little money for many cards."""


class Buyer:
    """Searches the sets of purchases of one phase; ``sets`` and ``values`` hold the best found, best first.

    Prices rise with every purchase, so that a set is cheapest in order of falling cost (A14); Construction may come
    first instead, since it makes all that follow cheaper. A set's value is the worth of its cards and of the
    dollars kept, in points.
    """

    def __init__(self, judge: Judge, rival: Judge, candidates: int = CANDIDATES) -> None:
        self._judge = judge
        self._rival = rival
        self._most = candidates
        self._wanted = 1
        self.sets: list[list[int]] = []
        self.values: list[float] = []
        self._cards: list[int] = []
        self._costs: list[int] = []
        self._worth: list[float] = []
        self._suffix: list[float] = []
        self._chosen: list[int] = []
        self._money = 0
        self._means = 0.0
        self._discount = 0

    def search(self, table: Table, wanted: int) -> None:
        """Find the ``wanted`` best sets for the seat at turn; its judge has looked, and the next seat's."""
        judge = self._judge
        seat = judge.seat
        self._wanted = wanted
        self.sets = []
        self.values = []
        self._money = table.money[seat]
        self._means = judge.means
        self._discount = table.discount(seat)
        first = table.bought + 1
        builder = self._collect(table, first)
        self._chosen = []
        self._visit(0, first, 0, 0.0)
        if builder >= 0 and len(self._cards) > 1:
            price = first * COSTS[CONSTRUCTION]
            worth = self._worth[builder]
            del self._cards[builder], self._costs[builder], self._worth[builder]
            self._sum_up()
            self._discount = 1
            self._chosen = [CONSTRUCTION]
            self._visit(0, first + 1, price, worth)

    def _collect(self, table: Table, first: int) -> int:
        """The candidates in order of falling cost, then of their numbers; the place of Construction or -1."""
        judge = self._judge
        dollar = judge.dollar
        most = self._most
        if table.spenders:
            most = ALL_CANDIDATES
        cards: list[int] = []
        worths: list[float] = []
        profits: list[float] = []
        for card in table.market:
            price = first * COSTS[card] - self._discount
            if price > self._money:
                continue
            worth = judge.appeal(table, card, self._rival)
            profit = worth - dollar * (COSTS[card] - self._discount)
            if profit <= 0.0:
                continue
            place = len(cards)
            while place > 0 and (
                profits[place - 1] < profit or (profits[place - 1] == profit and cards[place - 1] > card)
            ):
                place -= 1
            if place < most:
                cards.insert(place, card)
                worths.insert(place, worth)
                profits.insert(place, profit)
                if len(cards) > most:
                    cards.pop()
                    worths.pop()
                    profits.pop()
        self._cards = []
        self._costs = []
        self._worth = []
        for index in range(len(cards)):
            card = cards[index]
            cost = COSTS[card]
            place = len(self._cards)
            while place > 0 and (
                self._costs[place - 1] < cost or (self._costs[place - 1] == cost and self._cards[place - 1] > card)
            ):
                place -= 1
            self._cards.insert(place, card)
            self._costs.insert(place, cost)
            self._worth.insert(place, worths[index])
        self._sum_up()
        for index in range(len(self._cards)):
            if self._cards[index] == CONSTRUCTION:
                return index
        return -1

    def _sum_up(self) -> None:
        """By place: the worth of all candidates from there on."""
        suffix = [0.0]
        for worth in reversed(self._worth):
            suffix.append(suffix[-1] + worth)
        suffix.reverse()
        self._suffix = suffix

    def _visit(self, start: int, nth: int, spent: int, gain: float) -> None:
        """Weigh the chosen cards, and those with more from ``start`` on, the next one as the ``nth`` purchase."""
        judge = self._judge
        value = gain + judge.spending(self._means - spent)
        self._offer(value)
        count = len(self._cards)
        for place in range(start, count):
            if len(self.values) == self._wanted and value + self._suffix[place] <= self.values[-1]:
                return
            price = nth * self._costs[place] - self._discount
            if spent + price <= self._money:
                self._chosen.append(self._cards[place])
                self._visit(place + 1, nth + 1, spent + price, gain + self._worth[place])
                self._chosen.pop()

    def _offer(self, value: float) -> None:
        """Keep the chosen set if it is among the best."""
        values = self.values
        place = len(values)
        if place == self._wanted and value <= values[-1]:
            return
        while place > 0 and values[place - 1] < value:
            place -= 1
        if self._wanted == 1:
            self.values = [value]
            self.sets = [self._chosen[:]]
            return
        values.insert(place, value)
        self.sets.insert(place, self._chosen[:])
        if len(values) > self._wanted:
            values.pop()
            self.sets.pop()
