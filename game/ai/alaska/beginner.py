"""Alaska's ``easy``: a beginner, who sees the card and not the game."""

from typing import Final

from game.ai.alaska.facts import COSTS
from game.ai.alaska.policy import Plan
from game.ai.alaska.table import Table, from_view
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase
from game.alaska.view import AlaskaView
from game.chance import Chance

TURNS_AHEAD: Final = 3.0
"""The turns for which a beginner counts a card's dollars."""
DOLLAR: Final = 0.5
"""The points for which a beginner gives a dollar."""
MOOD: Final = 4.0
"""The factor by which a beginner may take a fancy to a card, or against it."""


class Beginner:
    """Buys the card it likes best, then the next one, as long as it likes one enough for its price.

    It likes a card for its printed points and for what it would pay now, over the next few turns. It sees neither
    who has the most of a type nor what X will grow to, saves nothing, and changes its mind about cards each turn.
    """

    def plan(self, view: AlaskaView, chance: Chance) -> Plan:
        """The actions of the view's seat."""
        table = from_view(view)
        if view.phase is Phase.ROLL:
            return (ROLL_TWO if table.two[view.seat] > table.one[view.seat] else ROLL_ONE,)
        if view.phase is Phase.TICKET:
            return (max(view.legal, key=lambda action: (view.money[action - PAYER], chance.share())),)
        if view.phase is Phase.FREE_BUY:
            likings = _likings(table, view.seat, table.free_candidates(view.queue[0]), chance)
            return (max(likings, key=likings.__getitem__, default=END),)
        return (*_shopping(table, view.seat, chance), END)


def _likings(table: Table, seat: int, cards: list[int], chance: Chance) -> dict[int, float]:
    """What the beginner thinks of these cards today, in points."""
    likings = {}
    for card in sorted(cards):
        before = max(table.one[seat], table.two[seat])
        after = table.copy()
        after.acquire(seat, card)
        dollars = max(after.one[seat], after.two[seat]) - before
        turns = min(TURNS_AHEAD, table.own_turns_left(seat, table.turns_left()))
        mood = MOOD ** (2.0 * chance.share() - 1.0)
        likings[card] = mood * (table.card_points[card] + DOLLAR * turns * max(0.0, dollars))
    return likings


def _shopping(table: Table, seat: int, chance: Chance) -> list[int]:
    """The cards that it buys, in this order."""
    likings = _likings(table, seat, table.market, chance)
    dollar = 0.0 if table.spenders else DOLLAR
    bought: list[int] = []
    while True:
        number = table.bought + 1
        discount = table.discount(seat)
        best, most = END, 0.0
        for card, liking in likings.items():
            price = number * COSTS[card] - discount
            if card in table.market and price <= table.money[seat] and liking - dollar * price > most:
                best, most = card, liking - dollar * price
        if best == END:
            return bought
        table.buy(best)
        bought.append(best)
