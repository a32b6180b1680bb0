"""The fixed mark among Alaska's computer players: one decision ahead, by points and expected dollars.

It stays as it is for ever, weights included, so that players made later can be measured against it
(``tests/game/ai/test_baseline_alaska.py`` pins its choices). It imports facts of the rules and nothing that is
ever tuned. Dollars are added up in whole or half 36ths, which are exact, so that it chooses the same on every
machine and version of Python.
"""

from collections.abc import Sequence

from game.alaska.cards import (
    CARDS,
    COST,
    COUNTED,
    DECK_SIZE,
    GOVERNMENT,
    HIGHEST_ROLL,
    HOLDS,
    MILITARY,
    OF_TYPE,
    OIL,
    RESOURCES,
    TIMES,
    TOURISM,
    cards_in,
)
from game.alaska.outlook import pays, price, turns_left
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase
from game.alaska.view import AlaskaView
from game.chance import Chance

DOLLAR = {2: 0.35, 3: 0.5, 4: 0.6, 5: 0.6}
"""By number of seats: what a dollar is worth, in points. Where more share the deck, each has fewer turns and
dollars for more cards, so that a dollar finds a better one."""
LAST_DOLLAR = 0.02
"""The same in the last spending, where it only breaks ties."""
SPENT_A_TURN = 10
"""The dollars that one turn's purchases take in at a good price; if there are more, each is worth less."""
WORSE_THROW = 0.25
"""The share that the worse of a town's two throws has in its income: it may be the better one later."""
EARLY_LEAD = (0.1, 0.4, 0.8, 1.3, 1.7, 1.9)
FINAL_LEAD = (0.0, 0.0, 0.0, 2.0, 2.0, 2.0)
"""The points to expect from owning 2 cards of a type less than the best rival (or still less), 1 less, ... up to
3 more: with the whole deck to come, and at the end."""
NOISE = 1e-6
"""The most points that chance adds to a card: it only decides between equals."""

_ODDS = (
    tuple(6 if 1 <= roll <= 6 else 0 for roll in range(HIGHEST_ROLL + 1)),
    tuple(max(0, 6 - abs(7 - roll)) if roll >= 2 else 0 for roll in range(HIGHEST_ROLL + 1)),
)
"""For one die and for two, by roll: its chance in 36ths."""
_MATCHES = tuple(tuple(sum(odds[card.low : card.high + 1]) for card in CARDS[:RESOURCES]) for odds in _ODDS)
"""For one die and for two, by card: the chance in 36ths that it matches."""
_CARD_POINTS = {GOVERNMENT: 2, MILITARY: 2, OIL: 3, TOURISM: 3}
"""By type: the points of a card beside the one that all score (A19)."""


def choose(view: AlaskaView, chance: Chance) -> int:
    """The action that looks best to the seat of this view, which must be asked for one."""
    if view.phase is Phase.ROLL:
        one, two = throws(view.owned[view.seat])
        return ROLL_ONE if one >= two else ROLL_TWO
    if view.phase is Phase.TICKET:
        return max(view.legal, key=lambda action: (_standing(view, action - PAYER), chance.share()))
    cards = [action for action in view.legal if action != END]
    if not cards:
        return END
    town = _Town(view)
    worth = {card: town.worth(card) + NOISE * chance.share() for card in cards}
    if view.phase is Phase.FREE_BUY:
        best = max(cards, key=worth.__getitem__)
        return best if worth[best] > 0 else END
    return _next_purchase(view, worth, town.dollar)


def throws(owned: int) -> tuple[float, float]:
    """What one die and two dice bring these cards, the free dollar (A4) included, in 36ths of a dollar."""
    paid = [(card, pays(owned, card)) for card in cards_in(owned)]
    free = [roll for roll in range(HIGHEST_ROLL + 1) if not owned & HOLDS[roll]]
    one, two = (
        sum([odds[roll] for roll in free]) + sum([matches[card] * dollars for card, dollars in paid], 0.0)
        for odds, matches in zip(_ODDS, _MATCHES, strict=True)
    )
    return one, two


class _Town:
    """The town of the seat that looks: what one more card is worth to it, and what a dollar is."""

    def __init__(self, view: AlaskaView) -> None:
        self._view = view
        self._owned = owned = view.owned[view.seat]
        self._throws = throws(owned)
        self._growing = [card for card in cards_in(owned) if COUNTED[card]]
        self._lead_gains: dict[int, float] = {}
        self._turns = 0 if view.spenders else turns_left(view) // view.seats
        if view.spenders:
            self.dollar = LAST_DOLLAR
        else:
            spendable = SPENT_A_TURN * (self._turns + 2)  # in this turn, those to come and the last spending
            self.dollar = DOLLAR[view.seats] * min(1.0, spendable / max(1, view.money[view.seat]))

    def worth(self, card: int) -> float:
        """The points that owning the card adds: its own, those of its type, and of its dollars to the end."""
        type_ = CARDS[card].type or 0
        if type_ not in self._lead_gains:
            self._lead_gains[type_] = _lead_gain(self._view, type_)
        points = 1 + CARDS[card].vp + _CARD_POINTS.get(type_, 0)
        if self._view.rules.vp_instead and type_ in _CARD_POINTS:
            points -= 1
        return points + self._lead_gains[type_] + self.dollar * self._turns * self._income_gain(card)

    def _income_gain(self, card: int) -> float:
        """The dollars that the card adds to an average roll: its own, those of cards that count it (A5), less
        the free ones (A4) that it forfeits."""
        bit = 1 << card
        dollars = pays(self._owned | bit, card)
        growing = [other for other in self._growing if COUNTED[other] & bit]
        taken = [roll for roll in range(CARDS[card].low, CARDS[card].high + 1) if not self._owned & HOLDS[roll]]
        one, two = (
            before
            + matches[card] * dollars
            + sum([TIMES[other] * matches[other] for other in growing])
            - sum([odds[roll] for roll in taken])
            for before, odds, matches in zip(self._throws, _ODDS, _MATCHES, strict=True)
        )
        return _income(one, two) - _income(*self._throws)


def _income(one: float, two: float) -> float:
    """The dollars of an average roll, from those of both throws in 36ths."""
    return (max(one, two) * (1 - WORSE_THROW) + min(one, two) * WORSE_THROW) / 36


def _lead_gain(view: AlaskaView, type_: int) -> float:
    """The points for having the most of a type that one more card of it brings, and takes from each rival on
    average."""
    counts = [(mask & OF_TYPE[type_]).bit_count() for mask in view.owned]
    before = _leads(view, counts)
    counts[view.seat] += 1
    gains = [after - old for after, old in zip(_leads(view, counts), before, strict=True)]
    mine = gains.pop(view.seat)
    for gain in gains:
        mine -= gain / len(gains)
    return mine


def _leads(view: AlaskaView, counts: Sequence[int]) -> list[float]:
    """By seat: the points to expect for having the most of a type, from how many cards of it each seat has."""
    early = len(view.unseen) / DECK_SIZE
    leads = []
    for seat, count in enumerate(counts):
        ahead = count - max([*counts[:seat], *counts[seat + 1 :]])
        if view.rules.share_majority and count:
            ahead += 1  # A20: a tie scores
        place = min(max(ahead + 2, 0), len(EARLY_LEAD) - 1)
        leads.append(EARLY_LEAD[place] * early + FINAL_LEAD[place] * (1 - early))
    return leads


def _next_purchase(view: AlaskaView, worth: dict[int, float], dollar: float) -> int:
    """The first card of a good set to buy; END if none is worth its price.

    The set grows by the card that adds most, as long as one adds anything and there is money for it.
    """
    chosen: list[int] = []
    chosen_worth = net = 0.0
    while True:
        grown = [
            (chosen_worth + worth[card] - dollar * spent, card)
            for card in worth.keys() - set(chosen)
            if (spent := _cheapest(view, [*chosen, card])) <= view.money[view.seat]
        ]
        best, card = max(grown, default=(net, END))
        if best <= net:
            return max(chosen, key=lambda other: COST[other], default=END)
        chosen.append(card)
        chosen_worth += worth[card]
        net = best


def _cheapest(view: AlaskaView, cards: Sequence[int]) -> int:
    """The dollars that a set costs in order of falling cost, which is the cheapest because prices rise (A14)."""
    owned = view.owned[view.seat]
    falling = sorted(cards, key=lambda card: -COST[card])
    return sum([price(owned, view.bought + place, card) for place, card in enumerate(falling)])


def _standing(view: AlaskaView, seat: int) -> float:
    """How well a seat does, in points: those of its cards and events, its money, its income to the end."""
    owned = view.owned[seat]
    points = view.points[seat] + owned.bit_count()
    for type_, extra in _CARD_POINTS.items():
        points += extra * (owned & OF_TYPE[type_]).bit_count()
    turns = turns_left(view) // view.seats
    return points + DOLLAR[view.seats] * (view.money[seat] + turns * _income(*throws(owned)))
