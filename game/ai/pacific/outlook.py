"""What may become of a position of the Pacific, as chances to win, for the seat that looks at it."""

from collections.abc import Mapping, Sequence
from math import exp

from game.ai.pacific.sight import ISLAND_BITS, Sight, size_of
from game.ai.pacific.value import (
    CARDS_HELD,
    EXPOSED,
    FRESH,
    ISLANDS_HELD,
    Value,
    describe,
    total,
)
from game.pacific.cards import ANY, ISLANDS
from game.pacific.rules import LEAST_CARDS
from game.pacific.state import NOBODY


class Weights:
    """The tuned numbers beside the learned value; all in units of strength, of which an island is about one.

    Bonuses of events when they are played: ``explore`` Explorers before a complete voyage, ``look`` without one;
    ``trade`` Traders; ``hop`` Island Hopping; ``build`` Outrigger Construction; ``spend`` the Settlement Option;
    ``renew`` the Island Option with an island that nobody controls, ``reveal`` with another; ``war`` Civil War;
    ``humble`` Stone Statues; all beyond the cards, turns and islands that they change. ``statue``: what a rival
    loses with each card; ``fresh``: each unknown card beyond what was learned; ``island``: each island beyond that.
    In chances: ``sail``, what a voyage must gain; ``raid``, what a deliberate raid must gain.

    Names that end in _4 take the place of the others at tables of more than two seats.
    """

    __slots__ = (
        "build",
        "explore",
        "fresh",
        "hop",
        "humble",
        "island",
        "look",
        "raid",
        "renew",
        "reveal",
        "sail",
        "spend",
        "statue",
        "trade",
        "war",
    )

    def __init__(self, given: Mapping[str, float], seats: int) -> None:
        end = "" if seats == 2 else "_4"
        self.explore = given["explore" + end]
        self.look = given["look" + end]
        self.trade = given["trade" + end]
        self.hop = given["hop" + end]
        self.build = given["build" + end]
        self.spend = given["spend" + end]
        self.renew = given["renew" + end]
        self.reveal = given["reveal" + end]
        self.war = given["war" + end]
        self.humble = given["humble" + end]
        self.statue = given["statue" + end]
        self.fresh = given["fresh" + end]
        self.island = given["island" + end]
        self.sail = given["sail" + end]
        self.raid = given["raid" + end]


class Outlook:
    """Chances to win after this turn, whoever has it. ``counts`` and ``sizes`` are islands and cards by seat,
    ``losses`` what else is taken from the strength of a rival, ``bonus`` is added to one's own; each feature of a
    hand is multiplied by one of ``guesses``, if there are any."""

    __slots__ = (
        "_ahead",
        "_guesses",
        "_missing",
        "bonus",
        "counts",
        "free_mask",
        "losses",
        "mover",
        "over",
        "rival_mask",
        "sight",
        "sizes",
        "value",
        "weights",
    )

    def __init__(self, value: Value, weights: Weights, sight: Sight, guesses: Sequence[float] = ()) -> None:
        self._guesses = list(guesses)
        self.value = value
        self.weights = weights
        self.sight = sight
        self.counts = sight.counts[:]
        self.sizes = sight.sizes[:]
        self.losses = [0.0] * sight.seats
        self.bonus = 0.0
        rivals = free = 0
        for island in range(ISLANDS):
            owner = sight.owners[island]
            if owner == NOBODY:
                free |= ANY[island]
            elif owner != sight.seat:
                rivals |= ANY[island]
        self.rival_mask = rivals
        self.free_mask = free
        self._missing = 0.0
        self.look()
        self.owe(sight.owed)

    def look(self) -> None:
        """Take the odds of islands from the sight."""
        sight = self.sight
        self._missing = 1.0 - sight.free / sight.total if sight.total > sight.free else 0.0

    def owe(self, owed: bool) -> None:
        """Reckon with another turn of the seat that has this one, or not (P11)."""
        sight = self.sight
        following = (sight.current + 1) % sight.seats
        self.mover = sight.current if owed else following
        self._ahead = (sight.seat - self.mover) % sight.seats
        self.over = not sight.equal_turns or following == sight.first

    def features(self, pile: int, fresh: int) -> list[float]:
        """What is valued of a hand of these cards and so many unknown ones."""
        sight = self.sight
        islands = pile & ISLAND_BITS
        found = describe(
            pile,
            self.counts[sight.seat],
            size_of(pile) + fresh,
            fresh,
            sight.exposed[sight.seat] > 0,
            size_of(islands & self.rival_mask) if islands else 0,
            size_of(islands & self.free_mask) if islands else 0,
            size_of(islands & ~(self.free_mask | self.rival_mask)) if islands else 0,
            self._missing,
        )
        if self._guesses:
            for at in range(len(found)):
                found[at] *= self._guesses[at]
        return found

    def settled(self, gain: int, loser: int, hand: list[float], left: int, used: int = 0) -> float:
        """The chance to win after one's own Settlement Phase, with ``gain`` islands more, one of them lost by
        ``loser``, with a hand of these features and ``used`` cards less, before it is filled up, and ``left``
        cards in the deck."""
        size = int(hand[CARDS_HELD]) - used
        if size < LEAST_CARDS:
            filled = min(LEAST_CARDS - size, max(left, 0))
            return self.chance(gain, loser, hand, left - filled, filled, filled - used)
        return self.chance(gain, loser, hand, left, 0, -used)

    def chance(self, gain: int, loser: int, hand: list[float], left: int, fresh: int, more: int) -> float:
        """The same at the end of a turn, with ``more`` cards in hand, of which ``fresh`` are unknown."""
        if left <= 0 and self.over:
            return self._end(gain, loser)
        left = max(left, 0)
        sight = self.sight
        own = self.value.own[self._ahead][left]
        mine = total(own, hand) + gain * (own[ISLANDS_HELD] + self.weights.island) + self.bonus
        mine += fresh * (own[FRESH] + self.weights.fresh) + more * own[CARDS_HELD]
        if gain > 0 and hand[EXPOSED] == 0.0:
            mine += own[EXPOSED]
        others = 1.0
        for seat in range(sight.seats):
            if seat != sight.seat:
                shown = self.value.shown[(seat - self.mover) % sight.seats][left]
                theirs = shown[0] + shown[ISLANDS_HELD] * (self.counts[seat] - (seat == loser))
                theirs += shown[CARDS_HELD] * self.sizes[seat] - self.losses[seat]
                if sight.exposed[seat] > 0:
                    theirs += shown[EXPOSED]
                others += exp(theirs - mine)
        return 1.0 / others

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
