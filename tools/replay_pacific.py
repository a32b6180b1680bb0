"""A match of Pacific Voyagers as prose: what every event means, in the words of people."""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from game.contract import Event, Plain
from game.pacific.cards import CARDS
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReshuffled,
    DeckSeen,
    DeckStacked,
    DefenceShown,
    EventPlayed,
    Flip,
    GameEnded,
    HandShown,
    IslandLost,
    IslandReturned,
    Passed,
    Question,
    RaidBegan,
    RaidEnded,
    StockadeSpent,
    TurnBegan,
    VoyageBegan,
    VoyageFailed,
    Why,
)
from game.pacific.state import NOBODY
from tools import console

PASSED = {
    Question.EVENT: "plays no event",
    Question.VOYAGE: "tries no voyage",
    Question.RAID: "raids nobody",
    Question.DRAW: "draws no cards for the defence",
}
DRAWS = {
    Why.DEAL: "is dealt {cards}",
    Why.DEFENCE: "draws {cards} for the defence",
    Why.SETTLEMENT: "fills the hand with {cards}",
}
"""By reason: what a draw is called if it is called by more than ``draws``."""


class Teller:
    """Tells a match event by event, and keeps account of hands and islands by nothing but what it tells."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.cards = [0] * len(names)
        self.islands: list[set[int]] = [set() for _ in names]

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines that tell the events of one step."""
        return [line for event in events for line in self._tell(event)]

    def _who(self, seat: int) -> str:
        return f"  {self._names[seat]}"

    def _has(self, seat: int) -> str:
        return f"has {_number(self.cards[seat], 'card')}"

    def _leave(self, seat: int, cards: Sequence[int]) -> None:
        self.cards[seat] -= len(cards)

    @singledispatchmethod
    def _tell(self, event: Event) -> list[str]:
        raise TypeError(f"no words for {event}")

    @_tell.register
    def _(self, event: DeckStacked) -> list[str]:
        return ["The deck, top card first:", f"  {_list(event.order)}."]

    @_tell.register
    def _(self, event: CardsDrawn) -> list[str]:
        self.cards[event.seat] += event.number
        draws = DRAWS.get(event.why, "draws {cards}").format(cards=_list(event.cards))
        return [f"{self._who(event.seat)} {draws} and {self._has(event.seat)}."]

    @_tell.register
    def _(self, event: TurnBegan) -> list[str]:
        return ["", f"Turn {event.turn}: {self._names[event.seat]}{' (Island Hopping)' if event.bonus else ''}"]

    @_tell.register
    def _(self, event: CardsDiscarded) -> list[str]:
        self._leave(event.seat, event.cards)
        verb = "loses" if event.why is Why.STATUES else "discards"
        return [f"{self._who(event.seat)} {verb} {_list(event.cards)} and {self._has(event.seat)}."]

    @_tell.register
    def _(self, event: EventPlayed) -> list[str]:
        self._leave(event.seat, [event.card])
        on = f" on {self._names[event.rival]}" if event.rival != NOBODY else ""
        on += f" on {CARDS[event.island].name}" if event.island != NOBODY else ""
        return [f"{self._who(event.seat)} plays {CARDS[event.card].name}{on}."]

    @_tell.register
    def _(self, event: IslandReturned) -> list[str]:
        self._leave(event.seat, [event.card])
        return [f"{self._who(event.seat)} shows {CARDS[event.card].name} and shuffles it into the deck."]

    @_tell.register
    def _(self, event: DeckReshuffled) -> list[str]:
        return [f"  The deck of {_number(event.number, 'card')} is now {_list(event.order)}."]

    @_tell.register
    def _(self, event: StockadeSpent) -> list[str]:
        self.cards[event.seat] -= 1
        return [f"{self._who(event.seat)} discards a stockade for two cards."]

    @_tell.register
    def _(self, event: DeckSeen) -> list[str]:
        return [f"{self._who(event.seat)} sees {_list(event.cards)} on top of the deck."]

    @_tell.register
    def _(self, event: CardKept) -> list[str]:
        self.cards[event.seat] += 1
        return [f"{self._who(event.seat)} keeps {_list([event.card])} and {self._has(event.seat)}."]

    @_tell.register
    def _(self, event: HandShown) -> list[str]:
        return [f"{self._who(event.seat)} sees the hand of {self._names[event.rival]}: {_list(event.cards)}."]

    @_tell.register
    def _(self, event: CardStolen) -> list[str]:
        self.cards[event.seat] += 1
        self.cards[event.rival] -= 1
        rival = f"{self._names[event.rival]} {self._has(event.rival)}"
        return [f"{self._who(event.seat)} takes {_list([event.card])} and {self._has(event.seat)}, {rival}."]

    @_tell.register
    def _(self, event: IslandLost) -> list[str]:
        self.islands[event.owner].discard(event.island)
        return [f"{self._who(event.owner)} loses {CARDS[event.island].name}, which is discarded."]

    @_tell.register
    def _(self, event: VoyageBegan) -> list[str]:
        self._leave(event.seat, event.cards)
        return [f"{self._who(event.seat)} sails with {_list(event.cards)}: Voyage Number {event.number}."]

    @_tell.register
    def _(self, event: CardFlipped) -> list[str]:
        flip = f"    {event.nth}: {CARDS[event.card].name}"
        if event.meaning is Flip.SETTLED:
            self.islands[event.seat].add(event.card)
            return [f"{flip}. {self._names[event.seat]} settles it{self._standing(event.seat)}."]
        if event.meaning is Flip.RAID:
            return [f"{flip}, where {self._names[event.owner]} lives."]
        return [f"{flip}, an island of one's own." if event.meaning is Flip.OWN else f"{flip}."]

    def _standing(self, seat: int) -> str:
        return f" and has {_number(len(self.islands[seat]), 'island')}"

    @_tell.register
    def _(self, event: VoyageFailed) -> list[str]:
        return [f"  All perish at sea after {_number(event.flips, 'flip')}."]

    @_tell.register
    def _(self, event: RaidBegan) -> list[str]:
        card = ""
        if event.card != NOBODY:
            self.cards[event.seat] -= 1
            card = f" with {CARDS[event.card].name}"
        return [f"{self._who(event.seat)} raids {self._names[event.rival]} on {CARDS[event.island].name}{card}."]

    @_tell.register
    def _(self, event: AttackChosen) -> list[str]:
        return [f"{self._who(event.seat)} has chosen an attack, unseen."]

    @_tell.register
    def _(self, event: AttackShown) -> list[str]:
        self._leave(event.seat, event.cards)
        return [f"{self._who(event.seat)} attacks with {_list(event.cards)}: {event.strength}."]

    @_tell.register
    def _(self, event: DefenceShown) -> list[str]:
        self._leave(event.seat, event.cards)
        return [f"{self._who(event.seat)} defends with {_list(event.cards)}: {event.strength}."]

    @_tell.register
    def _(self, event: RaidEnded) -> list[str]:
        result = f"{event.attack} against {event.defence}"
        island = CARDS[event.island].name
        if event.winner == event.rival:
            return [f"{self._who(event.rival)} holds {island}, {result}."]
        self.islands[event.rival].discard(event.island)
        self.islands[event.seat].add(event.island)
        return [f"{self._who(event.seat)} takes {island}, {result}{self._standing(event.seat)}."]

    @_tell.register
    def _(self, event: Passed) -> list[str]:
        return [f"{self._who(event.seat)} {PASSED[event.question]}."]

    @_tell.register
    def _(self, event: GameEnded) -> list[str]:
        return []


def score_table(names: Sequence[str], scores: Sequence[Plain]) -> list[str]:
    """An ending's islands and cards by seat."""
    rows = [("Seat", "Islands", "Cards", "Which")]
    for name, line in zip(names, scores, strict=True):
        rows.append((name, str(line["total"]), str(line["cards"]), ", ".join(line["islands"])))
    return console.table(rows, right=(1, 2))


def _list(cards: Iterable[int | None] | None) -> str:
    """Card names in a row; a record knows them all, and here nothing is hidden."""
    return ", ".join([CARDS[card].name for card in cards or () if card is not None]) or "nothing"


def _number(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"
