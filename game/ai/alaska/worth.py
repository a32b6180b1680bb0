"""What things are worth to a seat, in points: dollars, income, a lead in a type, one more card, all it has."""

from collections.abc import Mapping
from math import exp
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
LAST_DOLLAR: Final = 0.01
"""A dollar at the very end only breaks ties (A21)."""


class Weights:
    """The tuned numbers.

    ``dollar_end``, ``dollar_middle``, ``dollar_start``: points for the first dollar to spend, with none, half
    and all of the deck to come; ``phase_end``, ``phase_start``: the dollars a purchase phase takes until the
    next one is worth a quarter of that; ``seats``: the power by which more seats raise these; ``horizon``:
    the share of the income to come that finds a use; ``worse_throw``: the share of the worse throw in the
    income; ``grow``: the share of the cards still to be had, divided by the seats, that an X is expected to
    find; ``lead``: how far luck still moves a lead, for each root of the cards to be had; ``crowd``: the lead
    that each rival beyond the first calls for; ``rival``: what a rival's points count against one's own;
    ``wait``: the share of a card's profit that is still there next turn if it is left; ``ticket``: what a
    rival's dollar lost is worth, in dollars; ``builder``: the dollars that Construction saves in a phase.
    """

    def __init__(self, given: Mapping[str, float]) -> None:
        self.dollar_end = given["dollar_end"]
        self.dollar_middle = given["dollar_middle"]
        self.dollar_start = given["dollar_start"]
        self.phase_end = given["phase_end"]
        self.phase_start = given["phase_start"]
        self.seats = given["seats"]
        self.horizon = given["horizon"]
        self.worse_throw = given["worse_throw"]
        self.grow = given["grow"]
        self.lead = given["lead"]
        self.crowd = given["crowd"]
        self.rival = given["rival"]
        self.wait = given["wait"]
        self.ticket = given["ticket"]
        self.builder = given["builder"]


class Judge:
    """Weighs what one seat of one table may get. ``look`` first; it holds until the table changes."""

    def __init__(self, weights: Weights, seats: int, share_majority: bool) -> None:
        self._weights = weights
        self._rivals = seats - 1
        self._crowding = (seats / 2.0) ** weights.seats
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
        self.income = 0.0
        self.means = 0.0
        """Dollars in hand and to come."""
        self.dollar = 0.0
        """Points for one dollar more."""
        self._lead_gains: list[float] = [0.0] * KINDS
        self._final = False

    def _chance_to_lead(self, lead: int, left: int) -> float:
        if left == 0:
            return 1.0 if lead >= 1 else 0.0
        root: float = left**0.5
        need = 0.5 + self._weights.crowd * (self._rivals - 1)
        return 1.0 / (1.0 + exp((need - lead) / (self._weights.lead * root)))

    def look(self, table: Table, seat: int) -> None:
        """Take the seat's prospects from the table."""
        weights = self._weights
        turns = table.turns_left()
        own = table.own_turns_left(seat, turns)
        self.seat = seat
        self.turns = own
        self._final = table.spenders > 0
        self.income = 1.0 + self.throw(table.one[seat], table.two[seat])
        self.means = table.money[seat] + own * weights.horizon * self.income
        if self._final:
            self.rate = LAST_DOLLAR
            self.scale = 1e9
        else:
            share = (DECK - table.drawn) / float(DECK)
            if share < 0.5:
                rate = weights.dollar_end + (weights.dollar_middle - weights.dollar_end) * 2.0 * share
            else:
                rate = weights.dollar_middle + (weights.dollar_start - weights.dollar_middle) * (2.0 * share - 1.0)
            phase = weights.phase_end + (weights.phase_start - weights.phase_end) * share
            self.rate = rate * self._crowding
            self.scale = phase * (own + 1.0)
        self.dollar = self.rate / (1.0 + self.means / self.scale) ** 2
        for type_ in range(KINDS):
            self._lead_gains[type_] = -1.0

    def throw(self, one: float, two: float) -> float:
        """The dollars of a roll, from those of one die and of two."""
        worse = self._weights.worse_throw
        if one > two:
            return one + (two - one) * worse
        return two + (one - two) * worse

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
        before_one = table.one[seat]
        before_two = table.two[seat]
        return self.throw(before_one + one, before_two + two) - self.throw(before_one, before_two)

    def worth(self, table: Table, card: int) -> float:
        """The points that owning one more card adds: its own, those of its type, and its dollars to the end."""
        type_ = TYPE[card]
        if self._lead_gains[type_] < 0.0:
            self._lead_gains[type_] = self._lead_gain(table, type_)
        points = float(table.card_points[card])
        lead = self._lead_gains[type_]
        turns = float(self.turns)
        if turns <= 0.0:
            return points + lead
        if card == CONSTRUCTION:
            return points + lead + self.dollar * self._weights.builder * (turns + 1.0)
        if IS_MINED_OUT[card]:
            leaves = max(MATCH_ONE[card], MATCH_TWO[card]) / 6.0
            stays: float = (1.0 - leaves) ** turns
            points *= stays
            lead *= stays
            turns = (1.0 - stays) / leaves
        return points + lead + self.dollar * self._weights.horizon * turns * self.income_gain(table, card)

    def profit_now(self, table: Table, card: int, worth: float) -> float:
        """The worth of a card, less what is expected to be left of its profit if it is left for the next turn."""
        if self.turns <= 0:
            return worth
        profit = worth - self.dollar * COSTS[card]
        return worth - self._weights.wait * profit if profit > 0.0 else worth

    def standing(self, table: Table, seat: int) -> float:
        """All that a seat has and expects, in points; takes the place of ``look``."""
        self.look(table, seat)
        total = float(table.points[seat])
        for type_ in range(KINDS):
            total += self.lead_points(table, seat, type_, 0, table.left[type_])
        return total + self.spending(self.means)
