"""How cards move between the deck, the hands and the discards (P3, P4), whoever moves them."""

from game.contract import Event
from game.pacific import knowledge
from game.pacific.cards import ONE
from game.pacific.events import CardsDrawn, Why
from game.pacific.state import DONE, Position


class Table(Position):
    """A position whose cards can be drawn, shown, discarded and picked."""

    __slots__ = ()

    def _draw(self, seat: int, number: int, why: Why, events: list[Event] | None) -> None:
        """P4: a draw takes what is left; there is nothing to tell where nothing is."""
        began = self.drawn
        cards = self.deck[began : began + number]
        if not cards:
            return
        pile = names = 0
        for card in cards:
            pile += ONE[card]
            names |= 1 << card
        came = len(cards)
        self.drawn = began + came
        self.hands[seat] += pile
        self.sizes[seat] += came
        self.drew[seat] += came
        if self.traced & names or self.sighted > began:
            knowledge.drawn(self, seat, cards, began)
        if events is not None:
            events.append(CardsDrawn(seat, why, len(cards), cards))

    def _show(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards that are no longer in their hand leave it for all to see."""
        self.sizes[seat] -= len(cards)
        for card in cards:
            if self.held or self.traced >> card & 1:
                knowledge.left_hand(self, seat, card)

    def _discard(self, seat: int, cards: tuple[int, ...]) -> None:
        """P3: cards that are no longer in their hand go to the open pile."""
        self._show(seat, cards)
        for card in cards:
            self.discards += ONE[card]

    def _take_picks(self, card: int) -> tuple[int, ...]:
        """What the actor picked, when it is done; nothing while it picks one more card."""
        if card != DONE:
            self.hands[self.actor] -= ONE[card]
            self.picks += (card,)
            return ()
        picks, self.picks = self.picks, ()
        return picks
