"""Full states that fit what a seat knows, for a search that must not know more.

What is certain is laid down first: the seat's own cards, what it knows of the deck's top and of other hands, and
the cards that hints bind to some places, each in any of its places with equal chance, narrowest hints first. The
rest is shuffled and dealt, so that all arrangements of the unknown cards are equally likely. What the other seats
know of each other is left out, but for a hand that lies open to one of them.
"""

from typing import Final

from game.chance import Chance
from game.pacific.cards import ANY, ONE, WAR_CANOES, WARRIORS, cards_in, count
from game.pacific.knowledge import cards_traced
from game.pacific.rules import PacificState
from game.pacific.state import Phase, Trace
from game.pacific.view import Hint, PacificView

_DECK: Final = -1
_NEVER: Final = 10**6


def determinize(view: PacificView, chance: Chance) -> PacificState:
    """A full state whose view from that seat is this one; every choice is drawn from ``chance``."""
    table = _Table(view, chance)
    hints = view.hints
    places = [_DECK] * len(hints)
    for index in sorted(range(len(hints)), key=lambda index: (hints[index].in_deck, sum(hints[index].reach))):
        places[index] = table.lay(hints[index])
    deck = table.deal()
    traces = tuple([_trace(view, hint, place) for hint, place in zip(hints, places, strict=True)])
    attack, hands = view.attack, table.hands
    if attack is None:
        attack = _send_out(hands, view.current, chance)
    return PacificState(
        view.rules,
        view.seats,
        view.first,
        seat=view.current,
        actor=view.actor,
        phase=view.phase,
        turn=view.turn,
        bonus=view.bonus,
        owed=view.owed,
        deck=(*view.top, *deck),
        drawn=0,
        hands=hands,
        sizes=list(view.sizes),
        discards=view.discards,
        owners=list(view.owners),
        picks=view.picks,
        attack=attack,
        island=view.island,
        rival=view.rival,
        explorer=view.explorer,
        sighted=view.sighted,
        held=_held(view, hands),
        drew=[0] * view.seats,
        traces=traces,
        traced=cards_traced(traces),
    )


class _Table:
    """The hidden places, and the cards that are still to be laid there."""

    def __init__(self, view: PacificView, chance: Chance) -> None:
        self._chance = chance
        self._unseen = view.unseen()
        self.hands = [view.hand if seat == view.seat else known for seat, known in enumerate(view.known)]
        self._free = [
            0 if seat == view.seat else view.sizes[seat] - len(cards_in(known))
            for seat, known in enumerate(view.known)
        ]
        self._deck_free = view.left - len(view.top)
        self._buried: list[int] = []

    def lay(self, hint: Hint) -> int:
        """Put the card of a hint into one of its places, each with equal chance; the seat that has it, or _DECK."""
        rooms = [min(reach, free) for reach, free in zip(hint.reach, self._free, strict=True)]
        rooms.append(self._deck_free - len(self._buried) if hint.in_deck else 0)
        slot = self._chance.below(sum(rooms))
        place = 0
        while slot >= rooms[place]:
            slot -= rooms[place]
            place += 1
        self._unseen -= ONE[hint.card]
        if place == len(self.hands):
            self._buried.append(hint.card)
            return _DECK
        self.hands[place] += ONE[hint.card]
        self._free[place] -= 1
        return place

    def deal(self) -> list[int]:
        """Deal all other cards to the hands; what stays in the deck, in its order."""
        rest = self._chance.shuffled(cards_in(self._unseen))
        for seat, free in enumerate(self._free):
            for card in rest[:free]:
                self.hands[seat] += ONE[card]
            rest = rest[free:]
        rest = rest[: self._deck_free - len(self._buried)]  # before the first shuffle there is no deck
        return self._chance.shuffled(rest + self._buried) if self._buried else rest


def _send_out(hands: list[int], attacker: int, chance: Chance) -> tuple[int, ...]:
    """An attack that the hand allows, taken out of it: any number of Warriors is equally likely, and War Canoes
    are as likely as not."""
    hand = hands[attacker]
    cards = [WARRIORS] * chance.below(count(hand, WARRIORS) + 1)
    if hand & ANY[WAR_CANOES] and chance.below(2):
        cards.append(WAR_CANOES)
    for card in cards:
        hands[attacker] -= ONE[card]
    return tuple(cards)


def _held(view: PacificView, hands: list[int]) -> list[int]:
    """What the seats know of each other's hands, as far as this one can tell."""
    seats = view.seats
    held = [0] * seats**2
    for other in range(seats):
        held[view.seat * seats + other] = view.known[other]
        held[other * seats + view.seat] = view.exposed[other]
    if view.phase is Phase.TRADE:
        held[view.current * seats + view.rival] = hands[view.rival]
    return held if any(held) else []


def _trace(view: PacificView, hint: Hint, place: int) -> Trace:
    """A hint as known to the seats that do not see the card: not to who holds it, nor to another who looks into
    the deck or a hand, where it may be. One that is not in the deck is known to this seat alone."""
    knowers = (1 << view.seats) - 1
    if not hint.in_deck:
        knowers = 0
    if place != _DECK:
        knowers &= ~(1 << place)
    if view.sighted:
        knowers &= ~(1 << view.explorer)
    if view.phase is Phase.TRADE:
        knowers &= ~(1 << view.current)
    since = tuple([-reach if reach or hint.in_deck else _NEVER for reach in hint.reach])
    return Trace(hint.card, knowers | 1 << view.seat, hint.in_deck, since)
