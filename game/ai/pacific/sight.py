"""A position of the Pacific as plain numbers, all of which one seat knows: what the policy decides from.

It is made from a view; a rollout makes it straight from a state, which is faster, and comes to the same numbers.
Odds treat the cards that the seat can't see as equally likely in all arrangements.
"""

from math import comb
from typing import Self

from game.pacific.cards import ANY, DEFENCE_MASK, ISLANDS, ONE, WHOLE_DECK
from game.pacific.rules import DEFENDER_CARDS, PacificState, strength
from game.pacific.state import NOBODY, Phase
from game.pacific.view import PacificView

UNKNOWN = -1
"""The strength of an attack that nobody has seen."""
ISLAND_BITS = (1 << 4 * ISLANDS) - 1


def size_of(pile: int) -> int:
    """How many cards lie in a pile: its four-bit counts added up by their binary digits."""
    return (
        (pile & _ONES).bit_count()
        + 2 * (pile >> 1 & _ONES).bit_count()
        + 4 * (pile >> 2 & _ONES).bit_count()
        + 8 * (pile >> 3 & _ONES).bit_count()
    )


_ONES = sum(ONE)


class Sight:
    """What ``seat`` knows in numbers. ``hand`` has its picks and its hidden attack in it; ``known`` are the piles
    it knows to be in each hand; ``unseen`` is the pile of what may be in the deck or another's hand, ``total``
    cards; ``attack`` is the strength of the attack to be answered, UNKNOWN in a blind raid; ``counts`` are the
    islands by seat; ``free`` and ``taken`` are the unseen copies of islands that nobody, that a rival controls, and
    ``exposed`` those of each seat's.
    """

    __slots__ = (
        "attack",
        "counts",
        "current",
        "defenders",
        "equal_turns",
        "exposed",
        "first",
        "free",
        "hand",
        "island",
        "known",
        "left",
        "owed",
        "owners",
        "phase",
        "picks",
        "rival",
        "seat",
        "seats",
        "sizes",
        "taken",
        "top",
        "total",
        "unseen",
    )

    def __init__(
        self,
        seat: int,
        current: int,
        phase: int,
        hand: int,
        picks: tuple[int, ...],
        left: int,
        top: tuple[int, ...],
        sizes: list[int],
        discards: int,
        owners: list[int],
        known: list[int],
        attack: int,
        island: int,
        rival: int,
        first: int,
        owed: bool,
        equal_turns: bool,
    ) -> None:
        seats = len(sizes)
        self.seat = seat
        self.seats = seats
        self.current = current
        self.phase = phase
        self.hand = hand
        self.picks = picks
        self.left = left
        self.top = top
        self.sizes = sizes
        self.owners = owners
        self.known = known
        self.attack = attack
        self.island = island
        self.rival = rival
        self.first = first
        self.owed = owed
        self.equal_turns = equal_turns
        counts = [0] * seats
        unseen = WHOLE_DECK - hand - discards
        for card in range(ISLANDS):
            owner = owners[card]
            if owner != NOBODY:
                counts[owner] += 1
                unseen -= ONE[card]
        for card in top:
            unseen -= ONE[card]
        for pile in known:
            unseen -= pile
        self.counts = counts
        self.unseen = unseen
        self.total = size_of(unseen)
        self.defenders = size_of(unseen & DEFENCE_MASK)
        free = taken = 0
        by_seat = [0] * seats
        islands = unseen & ISLAND_BITS
        for card in range(ISLANDS):
            copies = islands >> 4 * card & 15
            if copies:
                owner = owners[card]
                if owner == NOBODY:
                    free += copies
                elif owner != seat:
                    taken += copies
                    by_seat[owner] += copies
                else:
                    by_seat[seat] += copies
        self.free = free
        self.taken = taken
        self.exposed = by_seat

    @classmethod
    def of_view(cls, view: PacificView) -> Self:
        """What the seat of this view knows."""
        return cls(
            view.seat,
            view.current,
            int(view.phase),
            view.own(),
            view.picks,
            view.left,
            view.top,
            list(view.sizes),
            view.discards,
            list(view.owners),
            list(view.known),
            UNKNOWN if view.attack is None else strength(view.attack),
            view.island,
            view.rival,
            view.first,
            view.owed,
            view.rules.equal_turns,
        )

    @classmethod
    def of_state(cls, state: PacificState, seat: int) -> Self:
        """The same from a state: nothing of it that the seat may not know comes in."""
        seats, held, drawn = state.seats, state.held, state.drawn
        hand = state.hands[seat]
        if seat == state.actor:
            for card in state.picks:
                hand += ONE[card]
        hidden = state.rules.blind_raids and state.phase == Phase.DEFENCE
        if hidden and seat == state.seat:
            for card in state.attack:
                hand += ONE[card]
        return cls(
            seat,
            state.seat,
            int(state.phase),
            hand,
            state.picks if seat == state.actor else (),
            len(state.deck) - drawn,
            state.deck[drawn : state.sighted] if seat == state.explorer and state.sighted > drawn else (),
            state.sizes[:],
            state.discards,
            state.owners[:],
            held[seat * seats : (seat + 1) * seats] if held else [0] * seats,
            UNKNOWN if hidden and seat != state.seat else strength(state.attack),
            state.island,
            state.rival,
            state.first,
            state.owed,
            state.rules.equal_turns,
        )

    def bury(self, island: int, copies: int) -> None:
        """Count so many copies of an island more among the cards that may be anywhere."""
        owner = self.owners[island]
        self.total += copies
        if owner == NOBODY:
            self.free += copies
        else:
            self.exposed[owner] += copies
            if owner != self.seat:
                self.taken += copies

    def misses(self, free: int, taken: int, most: int) -> list[float]:
        """By number of unknown flips, 0 to ``most``: the chance that none of them shows one of that many free
        islands or islands of rivals."""
        total = self.total
        hits = free + taken
        chances = [1.0]
        for flips in range(most):
            rest = total - flips
            chances.append(chances[-1] * (rest - hits) / rest if rest > hits else 0.0)
        return chances

    def holds_off(self, rival: int, more: int) -> list[float]:
        """By strength of an attack: the chance that it beats all that this rival can send after ``more`` draws."""
        known = self.known[rival]
        sure = size_of(known & DEFENCE_MASK)
        drawn = min(self.sizes[rival] - size_of(known) + min(more, self.left), self.total)
        ways = comb(self.total, drawn)
        others = self.total - self.defenders
        chances = [0.0] * (sure + 1)
        below = 0
        for few in range(min(drawn, self.defenders) + 1):
            below += comb(self.defenders, few) * comb(others, drawn - few)
            chances.append(below / ways)
        return chances

    def beats(self, rival: int, attack: int, drawing: bool) -> float:
        """The chance that an attack so strong beats all that this rival can send, who may draw before."""
        chances = self.holds_off(rival, DEFENDER_CARDS if drawing else 0)
        return chances[min(attack, len(chances) - 1)]

    def copies(self, card: int) -> int:
        """How many copies of a card the seat holds."""
        return self.hand >> 4 * card & 15

    def knows_unseen(self, card: int) -> bool:
        """Whether a copy of the card may be where the seat can't see it."""
        return bool(self.unseen & ANY[card])
