"""What a position is worth to one seat of the Pacific: its chance to win, by the tuned weights.

A seat's strength is its islands and, as far as there are turns to come, what its hand is worth, both in islands.
The chances of the seats are as the exponentials of their strengths over a scale that shrinks towards the end.
"""

from collections.abc import Mapping
from math import exp, sqrt
from typing import Final

from game.ai.pacific.sight import Sight, size_of
from game.pacific.cards import (
    ACCIDENTAL_VOYAGE,
    ANY,
    CANOES,
    CIVIL_WAR,
    EXPLORERS,
    FOODS,
    ISLAND_HOPPING,
    ISLANDS,
    NAVIGATIONS,
    OUTRIGGER_CONSTRUCTION,
    PLANNED_MIGRATION,
    PLANNED_RAID,
    STOCKADES,
    STONE_STATUES,
    TRADERS,
    WAR_CANOES,
    WARRIORS,
)
from game.pacific.rules import LEAST_CARDS, MOST_CARDS
from game.pacific.state import NOBODY

_EIGHT: Final = 0xFFFFFFFF
_EACH: Final = 0x11111111
_FOOD_AT: Final = 4 * FOODS[0]
_NAVIGATION_AT: Final = 4 * NAVIGATIONS[0]
_CANOES_AT: Final = 4 * CANOES
_WARRIORS_AT: Final = 4 * WARRIORS
_STOCKADES_AT: Final = 4 * STOCKADES
_SPECIALS_AT: Final = 4 * PLANNED_MIGRATION
_SPECIALS: Final = {
    "migration": PLANNED_MIGRATION,
    "hopping": ISLAND_HOPPING,
    "war_canoes": WAR_CANOES,
    "statues": STONE_STATUES,
    "civil_war": CIVIL_WAR,
    "outrigger": OUTRIGGER_CONSTRUCTION,
    "explorers": EXPLORERS,
    "traders": TRADERS,
    "accidental": ACCIDENTAL_VOYAGE,
    "planned_raid": PLANNED_RAID,
}
"""By name of a weight: the card that has it."""


class Weights:
    """The tuned numbers, by what they are for. Worths are in islands, of a card in hand with many turns to come.

    ``canoe_1``, ``canoe_2``, ``canoe_3``: the first, the second, each further canoe (Accidental Voyage has its own
    weight); ``food_1``, ``food_2``, ``navigation_1``, ``navigation_2``: the first and each further name;
    ``food_copy``, ``navigation_copy``: a copy of a name that is there; ``ready``: a canoe, food and navigation
    together; ``warrior_1`` to ``warrior_3``, ``stockade_1``, ``stockade_2``: as for canoes; ``guard_1``,
    ``guard_2``: the first and second of either, for a seat with islands; ``ticket``: an Island card of a rival's;
    ``ticket_force``: for it, each strength to attack with, of three; ``idle``: an Island card that nobody
    controls; ``own``: of one's own; then one for each special and event card (``_SPECIALS``); ``card``: any card
    not seen yet; ``over``: what a card above seven costs.

    ``scale`` and ``scale_left``: the scale of strengths at the end, and what it grows by with the root of the
    deck; ``gone``: cards that a rival's turn takes; ``far``: cards in the deck that make the future whole.

    Played, in islands: ``hop`` Island Hopping, ``explore`` Explorers before a voyage, ``trade`` Traders,
    ``statue`` each card of a rival lost to Stone Statues, ``refill`` each card of the Island Option's exchange.
    """

    __slots__ = (
        "canoe_1",
        "canoe_2",
        "canoe_3",
        "card",
        "explore",
        "far",
        "food_1",
        "food_2",
        "food_copy",
        "gone",
        "guard_1",
        "guard_2",
        "hop",
        "idle",
        "navigation_1",
        "navigation_2",
        "navigation_copy",
        "over",
        "own",
        "ready",
        "refill",
        "scale",
        "scale_left",
        "special",
        "statue",
        "stockade_1",
        "stockade_2",
        "ticket",
        "ticket_force",
        "trade",
        "warrior_1",
        "warrior_2",
        "warrior_3",
    )

    def __init__(self, given: Mapping[str, float]) -> None:
        self.canoe_1 = given["canoe_1"]
        self.canoe_2 = given["canoe_2"]
        self.canoe_3 = given["canoe_3"]
        self.food_1 = given["food_1"]
        self.food_2 = given["food_2"]
        self.food_copy = given["food_copy"]
        self.navigation_1 = given["navigation_1"]
        self.navigation_2 = given["navigation_2"]
        self.navigation_copy = given["navigation_copy"]
        self.ready = given["ready"]
        self.warrior_1 = given["warrior_1"]
        self.warrior_2 = given["warrior_2"]
        self.warrior_3 = given["warrior_3"]
        self.stockade_1 = given["stockade_1"]
        self.stockade_2 = given["stockade_2"]
        self.guard_1 = given["guard_1"]
        self.guard_2 = given["guard_2"]
        self.ticket = given["ticket"]
        self.ticket_force = given["ticket_force"]
        self.idle = given["idle"]
        self.own = given["own"]
        self.card = given["card"]
        self.over = given["over"]
        self.scale = given["scale"]
        self.scale_left = given["scale_left"]
        self.gone = given["gone"]
        self.far = given["far"]
        self.hop = given["hop"]
        self.explore = given["explore"]
        self.trade = given["trade"]
        self.statue = given["statue"]
        self.refill = given["refill"]
        special = [0.0] * 39
        for name, card in _SPECIALS.items():
            special[card] = given[name]
        self.special: list[float] = special


class Outlook:
    """Values of what may become of a position, for the seat of its ``sight``."""

    __slots__ = ("counts", "free_mask", "losses", "own_mask", "rival_mask", "sight", "weights")

    def __init__(self, weights: Weights, sight: Sight) -> None:
        self.weights = weights
        self.sight = sight
        self.counts = sight.counts[:]
        self.losses = [0.0] * sight.seats
        own = rivals = free = 0
        for island in range(ISLANDS):
            owner = sight.owners[island]
            if owner == NOBODY:
                free |= ANY[island]
            elif owner == sight.seat:
                own |= ANY[island]
            else:
                rivals |= ANY[island]
        self.own_mask = own
        self.rival_mask = rivals
        self.free_mask = free

    def future(self, left: int) -> float:
        """How much of a hand can still come to something when so many cards are left after the turn, 0 to 1."""
        weights = self.weights
        share = (left - weights.gone * (self.sight.seats - 1)) / weights.far
        return 0.0 if share <= 0.0 else 1.0 if share >= 1.0 else share

    def worth(self, pile: int) -> float:
        """What a hand is worth in islands with all the future before it."""
        weights = self.weights
        foods = pile >> _FOOD_AT & _EIGHT
        courses = pile >> _NAVIGATION_AT & _EIGHT
        canoes = pile >> _CANOES_AT & 15
        warriors = pile >> _WARRIORS_AT & 15
        stockades = pile >> _STOCKADES_AT & 15
        specials = pile >> _SPECIALS_AT
        total = 0.0
        names = copies = 0
        if foods:
            names = ((foods | foods >> 1) & _EACH).bit_count()
            copies = (foods & _EACH).bit_count() + 2 * (foods >> 1 & _EACH).bit_count() - names
            total += weights.food_1 + weights.food_2 * (names - 1) + weights.food_copy * copies
        if courses:
            names = ((courses | courses >> 1) & _EACH).bit_count()
            copies = (courses & _EACH).bit_count() + 2 * (courses >> 1 & _EACH).bit_count() - names
            total += weights.navigation_1 + weights.navigation_2 * (names - 1) + weights.navigation_copy * copies
        force = warriors
        ready = canoes > 0 and foods > 0 and courses > 0
        if specials:
            for card in range(PLANNED_MIGRATION, PLANNED_RAID + 1):
                if pile & ANY[card]:
                    total += weights.special[card]
            if pile & ANY[WAR_CANOES]:
                force += 3
            if pile & ANY[ACCIDENTAL_VOYAGE] or (canoes and courses and pile & ANY[PLANNED_MIGRATION]):
                ready = True
        if ready:
            total += weights.ready
        if canoes:
            total += weights.canoe_1
            if canoes > 1:
                total += weights.canoe_2 + weights.canoe_3 * (canoes - 2)
        total += self._fighters(warriors, stockades)
        if pile & _ISLAND_BITS:
            total += self._islands(pile, force)
        return total

    def _fighters(self, warriors: int, stockades: int) -> float:
        weights = self.weights
        total = 0.0
        if warriors:
            total += weights.warrior_1
            if warriors > 1:
                total += weights.warrior_2 + weights.warrior_3 * (warriors - 2)
        if stockades:
            total += weights.stockade_1 + weights.stockade_2 * (stockades - 1)
        if warriors + stockades and self.sight.exposed[self.sight.seat]:
            total += weights.guard_1
            if warriors + stockades > 1:
                total += weights.guard_2
        return total

    def _islands(self, pile: int, force: int) -> float:
        weights = self.weights
        tickets = pile & self.rival_mask
        total = 0.0
        if tickets:
            total += size_of(tickets) * weights.ticket + weights.ticket_force * min(force, 3)
        if pile & self.own_mask:
            total += weights.own * size_of(pile & self.own_mask)
        if pile & self.free_mask:
            total += weights.idle * size_of(pile & self.free_mask)
        return total

    def settled(self, gain: int, loser: int, worth: float, size: int, left: int) -> float:
        """The chance to win after this turn's Settlement Phase: with ``gain`` islands more, one of them lost by
        ``loser``; with a hand of that worth and size before it is filled up, and ``left`` cards in the deck."""
        weights = self.weights
        if size < LEAST_CARDS:
            filled = min(LEAST_CARDS - size, max(left, 0))
            worth += weights.card * filled
            left -= filled
        elif size > MOST_CARDS:
            worth -= weights.over * (size - MOST_CARDS)
        return self.chance(gain, loser, worth, left)

    def chance(self, gain: int, loser: int, worth: float, left: int) -> float:
        """The same when the turn is over."""
        sight, weights, counts = self.sight, self.weights, self.counts
        me = sight.seat
        if left <= 0:
            return self._end(gain, loser)
        future = self.future(left)
        scale = weights.scale + weights.scale_left * sqrt(left)
        mine = counts[me] + gain + future * worth
        others = 1.0
        for seat in range(sight.seats):
            if seat != me:
                theirs = counts[seat] - (seat == loser) + future * weights.card * sight.sizes[seat]
                theirs -= future * self.losses[seat]
                others += exp((theirs - mine) / scale)
        return 1.0 / others

    def defended(self, hand: int, kept: bool) -> float:
        """The chance to win of a defender who keeps or loses the island, with that hand afterwards; the attacker
        still settles."""
        sight = self.sight
        left = sight.left - max(0, LEAST_CARDS - sight.sizes[sight.current])
        return self.chance(0 if kept else -1, NOBODY, self.worth(hand), left)

    def _end(self, gain: int, loser: int) -> float:
        """P18: the share of the victory when no further turn comes."""
        sight, counts = self.sight, self.counts
        mine = counts[sight.seat] + gain
        if not mine:
            return 0.0
        shared = 1
        for seat in range(sight.seats):
            if seat != sight.seat:
                theirs = counts[seat] - (seat == loser)
                if theirs > mine:
                    return 0.0
                shared += theirs == mine
        return 1.0 / shared


_ISLAND_BITS: Final = (1 << 4 * ISLANDS) - 1
