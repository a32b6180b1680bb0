"""The Event Phase: the event cards and the two options (P6-P11)."""

from math import comb, prod
from typing import Final

from game.contract import CHANCE, Event, Outcome
from game.pacific import knowledge
from game.pacific.cards import (
    ANY,
    CARDS,
    CIVIL_WAR,
    EVENT_MASK,
    EXPLORERS,
    ISLAND_HOPPING,
    ISLAND_MASK,
    ISLANDS,
    ONE,
    OUTRIGGER_CONSTRUCTION,
    STOCKADES,
    STONE_STATUES,
    TRADERS,
    cards_in,
    count,
    names_in,
    pile_of,
    same_cards,
)
from game.pacific.events import (
    CardKept,
    CardsDiscarded,
    CardStolen,
    DeckReshuffled,
    DeckSeen,
    EventPlayed,
    HandShown,
    IslandLost,
    IslandReturned,
    Passed,
    Question,
    StockadeSpent,
    Why,
)
from game.pacific.state import CIVIL_WAR_ON, DONE, NOBODY, STATUES_ON, TRADERS_ON, Phase
from game.pacific.table import Table

OPTION_CARDS: Final = 2
OUTRIGGER_CARDS: Final = 3
SEEN_BY_EXPLORERS: Final = 7
STATUES_CARDS: Final = 4

_COLONIZE: Final = Phase.COLONIZE


class EventPhase(Table):
    """What may be done in the Event Phase, and what comes of it; it leads to the Colonize Phase."""

    __slots__ = ()

    def _event_options(self) -> list[int]:
        """P6: one event card, or the Island Option, or the Settlement Option, or nothing."""
        hand = self.hands[self.seat]
        actions = names_in(hand & ISLAND_MASK)
        if hand & ANY[STOCKADES]:
            actions.append(STOCKADES)
        if hand & EVENT_MASK:
            for card in names_in(hand & EVENT_MASK):
                if card == STONE_STATUES:
                    actions += [STATUES_ON + rival for rival in self._rivals_with_cards()]
                elif card == TRADERS:
                    actions += [TRADERS_ON + rival for rival in self._rivals_with_cards()]
                elif card == CIVIL_WAR:  # P8: one's own too
                    actions += [CIVIL_WAR_ON + island for island in range(ISLANDS) if self.owners[island] != NOBODY]
                else:
                    actions.append(card)
        actions.append(DONE)
        return actions

    def _rivals_with_cards(self) -> list[int]:
        """P9: an opponent without cards can't be named."""
        return [rival for rival in range(self.seats) if rival != self.seat and self.sizes[rival]]

    def _event_phase(self, action: int, events: list[Event] | None) -> None:
        self.phase = _COLONIZE
        if action == DONE:
            if events is not None:
                events.append(Passed(self.seat, Question.EVENT))
        elif action < ISLANDS:
            self._return_island(action, events)
        elif action == STOCKADES:
            self._spend_stockade(events)
        elif action == ISLAND_HOPPING:  # P11
            self._play(action, events)
            self.owed = True
        elif action == OUTRIGGER_CONSTRUCTION:
            self._play(action, events)
            self._draw(self.seat, OUTRIGGER_CARDS, Why.OUTRIGGER, events)
        elif action == EXPLORERS:
            self._play(action, events)
            self._explore(events)
        elif action >= CIVIL_WAR_ON:
            self._civil_war(action - CIVIL_WAR_ON, events)
        elif action >= TRADERS_ON:
            self._trade(action - TRADERS_ON, events)
        else:
            self._raise_statues(action - STATUES_ON, events)

    def _play(self, card: int, events: list[Event] | None, rival: int = NOBODY, island: int = NOBODY) -> None:
        self.hands[self.seat] -= ONE[card]
        self._discard(self.seat, (card,))
        if events is not None:
            events.append(EventPlayed(self.seat, card, rival, island))

    def _return_island(self, island: int, events: list[Event] | None) -> None:
        """P6: show an island, shuffle it into the deck, draw one."""
        self.hands[self.seat] -= ONE[island]
        self._show(self.seat, (island,))
        knowledge.shuffled_in(self, island)
        self.deck = (*self.deck[self.drawn :], island)
        self.drawn = 0
        self.phase = Phase.RESHUFFLE
        self.actor = CHANCE
        if events is not None:
            events.append(IslandReturned(self.seat, island))

    def _restack(self, order: Outcome, events: list[Event] | None) -> None:
        if not same_cards(order, self.deck):
            raise ValueError("a shuffle changes the order of the deck, not its cards")
        self.deck = order
        if events is not None:
            events.append(DeckReshuffled(len(order), order))
        self._draw(self.seat, 1, Why.ISLAND_OPTION, events)
        self.phase = _COLONIZE
        self.actor = self.seat

    def _spend_stockade(self, events: list[Event] | None) -> None:
        """P6: the Settlement Option."""
        self.hands[self.seat] -= ONE[STOCKADES]
        self._discard(self.seat, (STOCKADES,))
        if events is not None:
            events.append(StockadeSpent(self.seat))
        self._draw(self.seat, OPTION_CARDS, Why.SETTLEMENT_OPTION, events)

    def _explore(self, events: list[Event] | None) -> None:
        """P10: the player alone looks at the next seven, or what is left."""
        seen = self.deck[self.drawn : self.drawn + SEEN_BY_EXPLORERS]
        if not seen:
            return
        knowledge.explored(self, self.seat, len(seen))
        self.phase = Phase.EXPLORE
        if events is not None:
            events.append(DeckSeen(self.seat, len(seen), seen))

    def _keep(self, place: int, events: list[Event] | None) -> None:
        """P10: one of them, unseen by others; the rest go back on top in the same order."""
        seat, left = self.seat, self.deck[self.drawn :]
        card = left[place]
        self.deck = left[:place] + left[place + 1 :]
        self.sighted -= self.drawn + 1
        self.drawn = 0
        self.hands[seat] += ONE[card]
        self.sizes[seat] += 1
        self.drew[seat] += 1
        self.phase = _COLONIZE
        if events is not None:
            events.append(CardKept(seat, card, place))

    def _civil_war(self, island: int, events: list[Event] | None) -> None:
        """P8: the card goes to the discards."""
        self._play(CIVIL_WAR, events, island=island)
        owner, self.owners[island] = self.owners[island], NOBODY
        self.discards += ONE[island]
        if events is not None:
            events.append(IslandLost(owner, island))

    def _raise_statues(self, rival: int, events: list[Event] | None) -> None:
        """P9: four cards of a hand at random; there is no chance in it if there are no more."""
        self._play(STONE_STATUES, events, rival=rival)
        self.rival = rival
        self.phase = Phase.STATUES
        if self.sizes[rival] > STATUES_CARDS:
            self.actor = CHANCE
        else:
            self._lose_to_statues(tuple(cards_in(self.hands[rival])), events)

    def _lose_to_statues(self, cards: Outcome, events: list[Event] | None) -> None:
        rival = self.rival
        hand = self.hands[rival]
        if (
            len(cards) != min(STATUES_CARDS, self.sizes[rival])
            or list(cards) != sorted(cards)
            or not all(0 <= card < len(CARDS) and cards.count(card) <= count(hand, card) for card in cards)
        ):
            raise ValueError("Stone Statues take four cards of the hand, in the order of the list")
        self.hands[rival] -= pile_of(cards)
        self._discard(rival, cards)
        if events is not None:
            events.append(CardsDiscarded(rival, Why.STATUES, cards))
        self.rival = NOBODY
        self.phase = _COLONIZE
        self.actor = self.seat

    def _trade(self, rival: int, events: list[Event] | None) -> None:
        """P9: the hand is shown to the player alone."""
        self._play(TRADERS, events, rival=rival)
        self.rival = rival
        self.phase = Phase.TRADE
        knowledge.hand_seen(self, self.seat, rival)
        if events is not None:
            events.append(HandShown(self.seat, rival, self.sizes[rival], tuple(cards_in(self.hands[rival]))))

    def _steal(self, card: int, events: list[Event] | None) -> None:
        """P9: the table sees that a card moved, these two which."""
        seat, rival = self.seat, self.rival
        self.hands[rival] -= ONE[card]
        self.sizes[rival] -= 1
        self.hands[seat] += ONE[card]
        self.sizes[seat] += 1
        knowledge.stolen(self, seat, rival, card)
        if events is not None:
            events.append(CardStolen(seat, rival, card))
        self.rival = NOBODY
        self.phase = _COLONIZE

    def _statues_outcomes(self) -> list[tuple[Outcome, float]]:
        """P9: every part of four cards of the hand, with its probability."""
        hand = self.hands[self.rival]
        ways = comb(self.sizes[self.rival], STATUES_CARDS)
        found = []
        for cards in _parts(tuple(cards_in(hand)), STATUES_CARDS):
            names = set(cards)
            found.append((cards, prod(comb(count(hand, card), cards.count(card)) for card in names) / ways))
        return found


def _parts(cards: tuple[int, ...], number: int) -> list[Outcome]:
    """All different ways to take so many of the cards, which are in order, each in order."""
    if number == 0:
        return [()]
    parts: list[Outcome] = []
    for place, card in enumerate(cards[: len(cards) - number + 1]):
        if place == 0 or cards[place - 1] != card:
            parts += [(card, *rest) for rest in _parts(cards[place + 1 :], number - 1)]
    return parts
