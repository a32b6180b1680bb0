"""What things are worth to a seat, in points: dollars, income, a lead in a type, one more card, all it has."""

from collections.abc import Mapping
from math import exp, log
from typing import Final

from game.ai.alaska.facts import (
    BASES,
    COSTS,
    DECK,
    FACTOR,
    HIGH,
    IS_MINED_OUT,
    IS_TICKET,
    KINDS,
    LOW,
    MATCH_ONE,
    MATCH_TWO,
    MEAN_DIE,
    NO_TYPE,
    ROLLS,
    TYPE,
    X_TYPE,
)
from game.ai.alaska.table import Table
from game.alaska.cards import CONSTRUCTION
from game.alaska.scoring import MAJORITY_POINTS

_FAR: Final = 7
"""Leads beyond this many cards count as this many."""
_LEADS: Final = 2 * _FAR + 1
_MOST_LEFT: Final = 14
_LEAST: Final = 0.02
"""The least of the weights that divide."""
_UNKNOWN: Final = -100.0
LAST_DOLLAR: Final = 0.01
"""A dollar at the very end only breaks ties (A21)."""


def _softplus(x: float) -> float:
    """The integral of the logistic function."""
    if x > 30.0:
        return x
    return log(1.0 + exp(x))


def _at(given: Mapping[str, float], name: str, seats: int) -> float:
    """A weight at a table of so many seats."""
    share = min(seats - 2, 2) / 2.0
    return given[name + "_2"] * (1.0 - share) + given[name + "_4"] * share


class Weights:
    """The tuned numbers for a table of so many seats: each has a value for two seats, with ``_2`` at the end
    of its name, and one for four, ``_4``; three seats play by the middle of both, five as four.

    ``dollar_end``, ``dollar_middle``, ``dollar_start``: points for the first dollar to spend, with none, half
    and all of the deck to come; ``phase_end``, ``phase_start``: the dollars that a purchase phase takes until
    the next one is worth a quarter of that; ``horizon_end``, ``horizon_start``: how much of a dollar to come
    counts as one in hand; ``drift``: the dollars a turn by which two dice gain on one die in a town's future;
    ``doubt``: how far off that is, in dollars; ``grow``: the share of the cards still to be had, divided by
    the seats, that an X is expected to find; ``lead``: how far luck still moves a lead, for each root of the
    cards to be had; ``rival``: what the rivals' points for the most of a type count against one's own;
    ``wait``: the share of a card's profit that is still there next turn if it is left; ``deny``: what the
    profit that the next seat would have of it counts; ``ticket``: what a rival's dollar lost is worth, in
    dollars; and ``builder``: the dollars that Construction saves in a phase.
    """

    def __init__(self, given: Mapping[str, float], seats: int) -> None:
        """``given`` by name. Raises KeyError if one is missing."""
        self.dollar_end = _at(given, "dollar_end", seats)
        self.dollar_middle = _at(given, "dollar_middle", seats)
        self.dollar_start = _at(given, "dollar_start", seats)
        self.phase_end = max(_LEAST, _at(given, "phase_end", seats))
        self.phase_start = max(_LEAST, _at(given, "phase_start", seats))
        self.horizon_end = _at(given, "horizon_end", seats)
        self.horizon_start = _at(given, "horizon_start", seats)
        self.drift = _at(given, "drift", seats)
        self.doubt = max(_LEAST, _at(given, "doubt", seats))
        self.grow = _at(given, "grow", seats)
        self.lead = max(_LEAST, _at(given, "lead", seats))
        self.rival = _at(given, "rival", seats)
        self.wait = _at(given, "wait", seats)
        self.deny = _at(given, "deny", seats)
        self.ticket = _at(given, "ticket", seats)
        self.builder = _at(given, "builder", seats)


class Judge:
    """Weighs what one seat of one table may get. ``look`` first; it holds until the table changes."""

    def __init__(self, weights: Weights, seats: int, share_majority: bool) -> None:
        self._weights = weights
        self._rivals = seats - 1
        self._share_majority = share_majority
        self._chances: list[float] = []
        """By cards of the type to be had, then by lead: the chance to have the most at the end."""
        for left in range(_MOST_LEFT):
            for lead in range(-_FAR, _FAR + 1):
                self._chances.append(self._chance_to_lead(lead, left))
        self.seat = 0
        self.turns = 0
        self.rate = 0.0
        """Points for the first dollar."""
        self.scale = 1.0
        """The dollars in hand and to come at which a dollar is worth a quarter of the first."""
        self.two_share = 0.0
        """The share of the turns to come in which two dice are thrown."""
        self.horizon = 0.0
        """The turns to come, as far as their dollars count like those in hand."""
        self.income = 0.0
        """The dollars of a turn to come."""
        self.means = 0.0
        """Dollars in hand and to come."""
        self.reach = 0.0
        """The dollars to expect in the next purchase phase."""
        self.dollar = 0.0
        """Points for one dollar more."""
        self._lead_gains: list[float] = [0.0] * KINDS
        self._final = False

    def _chance_to_lead(self, lead: int, left: int) -> float:
        if left == 0:
            return 1.0 if lead >= 1 else 0.0
        root: float = left**0.5
        return 1.0 / (1.0 + exp((0.5 - lead) / (self._weights.lead * root)))

    def look(self, table: Table, seat: int) -> None:
        """Take the seat's prospects from the table."""
        weights = self._weights
        turns = table.turns_left()
        own = table.own_turns_left(seat, turns)
        self.seat = seat
        self.turns = own
        self._final = table.spenders > 0
        share = (DECK - table.drawn) / float(DECK)
        self.two_share = self._share_of_two(table.two[seat] - table.one[seat], float(own))
        self.income = 1.0 + self.throw(table.one[seat], table.two[seat])
        self.horizon = own * (weights.horizon_end + (weights.horizon_start - weights.horizon_end) * share)
        self.means = table.money[seat] + self.horizon * self.income
        if self._final:
            self.rate = LAST_DOLLAR
            self.scale = 1e9
        else:
            if share < 0.5:
                rate = weights.dollar_end + (weights.dollar_middle - weights.dollar_end) * 2.0 * share
            else:
                rate = weights.dollar_middle + (weights.dollar_start - weights.dollar_middle) * (2.0 * share - 1.0)
            phase = weights.phase_end + (weights.phase_start - weights.phase_end) * share
            self.rate = rate
            self.scale = phase * (own + 1.0)
        self.reach = table.money[seat] + (self.income if own > 0 else 0.0)
        self.dollar = self.rate / (1.0 + self.means / self.scale) ** 2
        for type_ in range(KINDS):
            self._lead_gains[type_] = _UNKNOWN

    def _share_of_two(self, ahead: float, turns: float) -> float:
        """The share of the turns to come in which two dice are thrown, if they are so many dollars ahead now."""
        doubt = self._weights.doubt
        rise = self._weights.drift * turns / doubt
        start = ahead / doubt
        if rise < 0.01:
            return 1.0 / (1.0 + exp(-start))
        return (_softplus(start + rise) - _softplus(start)) / rise

    def throw(self, one: float, two: float) -> float:
        """The dollars of a roll to come, from those of one die and of two."""
        return one + (two - one) * self.two_share

    def spending(self, means: float) -> float:
        """The points that so many dollars will buy."""
        return self.rate * means / (1.0 + means / self.scale)

    def lead_points(self, table: Table, seat: int, type_: int, more: int, left: int) -> float:
        """The points to expect for having the most of a type if the seat of ``look`` gets ``more`` cards of it."""
        counts = table.counts
        mine = counts[seat * KINDS + type_] + (more if seat == self.seat else 0)
        most = 0
        for rival in range(table.seats):
            if rival != seat:
                count = counts[rival * KINDS + type_] + (more if rival == self.seat else 0)
                if count > most:
                    most = count
        lead = mine - most
        if self._share_majority and mine:
            lead += 1
        if lead > _FAR:
            lead = _FAR
        elif lead < -_FAR:
            lead = -_FAR
        return MAJORITY_POINTS * self._chances[left * _LEADS + lead + _FAR]

    def _lead_gain(self, table: Table, type_: int) -> float:
        """The points for the most of a type that one more card brings, and takes from each rival on average."""
        left = table.left[type_]
        after = left - 1
        if self._final and table.spenders == 1:
            left = after = 0
        seat = self.seat
        gain = self.lead_points(table, seat, type_, 1, after) - self.lead_points(table, seat, type_, 0, left)
        lost = 0.0
        for rival in range(table.seats):
            if rival != seat:
                lost += self.lead_points(table, rival, type_, 0, left)
                lost -= self.lead_points(table, rival, type_, 1, after)
        return gain + self._weights.rival * lost / self._rivals

    def income_gain(self, table: Table, card: int) -> float:
        """The dollars that the card adds to an average roll: its own, those of cards that count it (A5), less the
        free ones (A4) that it forfeits."""
        weights = self._weights
        seat = self.seat
        place = seat * KINDS
        type_ = TYPE[card]
        x_type = X_TYPE[card]
        dollars = BASES[card] + MEAN_DIE[card]
        if x_type != NO_TYPE:
            count = float(table.counts[place + x_type])
            if x_type == type_:
                count += 1.0
            count += weights.grow * table.left[x_type] / table.seats
            dollars += FACTOR[card] * count
        if IS_TICKET[card]:
            dollars += weights.ticket
        low = seat * (ROLLS + 1) + LOW[card]
        high = seat * (ROLLS + 1) + HIGH[card] + 1
        one = MATCH_ONE[card] * dollars + table.grows_one[place + type_]
        one -= table.unmatched_one[high] - table.unmatched_one[low]
        two = MATCH_TWO[card] * dollars + table.grows_two[place + type_]
        two -= table.unmatched_two[high] - table.unmatched_two[low]
        return self.throw(one, two)

    def worth(self, table: Table, card: int) -> float:
        """The points that owning one more card adds: its own, those of its type, and its dollars to the end."""
        type_ = TYPE[card]
        if self._lead_gains[type_] == _UNKNOWN:
            self._lead_gains[type_] = self._lead_gain(table, type_)
        points = float(table.card_points[card])
        lead = self._lead_gains[type_]
        if self.turns == 0:
            return points + lead
        if card == CONSTRUCTION:
            return points + lead + self.dollar * self._weights.builder * (self.turns + 1.0)
        earns = self.horizon
        if IS_MINED_OUT[card]:
            turns = float(self.turns)
            leaves = max(MATCH_ONE[card], MATCH_TWO[card]) / 6.0
            stays: float = (1.0 - leaves) ** turns
            points *= stays
            lead *= stays
            earns *= (1.0 - stays) / (leaves * turns)
        return points + lead + self.dollar * earns * self.income_gain(table, card)

    def profit(self, card: int, worth: float) -> float:
        """What is left of a card's worth after its printed cost; none is 0."""
        return max(0.0, worth - self.dollar * COSTS[card])

    def kept_from(self, table: Table, card: int, rival: "Judge") -> float:
        """What it counts, in points, to keep the card from the rival's next purchases."""
        deny = self._weights.deny
        if deny == 0.0 or rival.reach < COSTS[card]:
            return 0.0
        return deny * rival.profit(card, rival.worth(table, card))

    def appeal(self, table: Table, card: int, rival: "Judge") -> float:
        """The worth of a card now: less what is left of its profit if it is bought later, and with what the next
        seat is kept from; ``rival`` has looked for that seat."""
        worth = self.worth(table, card)
        if self.turns > 0:
            worth -= self._weights.wait * self.profit(card, worth)
        return worth + self.kept_from(table, card, rival)

    def standing(self, table: Table, seat: int) -> float:
        """All that a seat has and expects, in points; takes the place of ``look``."""
        self.look(table, seat)
        return table.points[seat] + self.all_leads(table, seat) + self.spending(self.means)

    def all_leads(self, table: Table, seat: int) -> float:
        """The points to expect for having the most of the types, as the table is."""
        total = 0.0
        for type_ in range(KINDS):
            total += self.lead_points(table, seat, type_, 0, table.left[type_])
        return total
