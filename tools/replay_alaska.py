"""A match of Alaska as prose: what every event means, in the words of people."""

from collections.abc import Sequence
from functools import singledispatchmethod

from game.alaska.cards import CARDS, COST, ERAS, TYPES
from game.alaska.events import (
    CardBought,
    CardPaid,
    CardTaken,
    CardTurnedUp,
    DeckStacked,
    EventTookEffect,
    FreeBuyDeclined,
    FreeDollar,
    GameEnded,
    InvestmentEnded,
    LastSpendingBegan,
    MinedOut,
    Rolled,
    TurnBegan,
)
from game.alaska.rules import era_parts
from game.alaska.scoring import MAJORITY_POINTS
from game.alaska.state import STARTING_DOLLARS
from game.contract import BANK, Event, Plain
from tools import console

NUMBERS = ("", "one die", "two dice")
SCORE_COLUMNS = {
    "Cards": "cards",
    "Gov/Mil": "government_military",
    "Oil/Tour": "oil_tourism",
    "Starred": "starred",
    "Events": "events",
    "Most": "",
    "Total": "total",
    "Dollars": "dollars",
}
"""The columns of the final table and their keys in a record; ``Most`` is counted from the types listed there."""


class Teller:
    """Tells a match event by event, and keeps account of the dollars by nothing but what it tells."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.money = [STARTING_DOLLARS] * len(names)
        self._bought = False
        self._turned_up: list[str] = []
        self._replacing: list[str] = []

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines that tell the events of one step."""
        lines: list[str] = []
        for event in events:
            if not isinstance(event, CardTurnedUp):
                lines += self._told_cards()
            lines += self._tell(event)
        return lines + self._told_cards()

    def _told_cards(self) -> list[str]:
        """The cards turned up since this was last asked, as one line."""
        if not self._turned_up:
            return []
        in_place = f"; in place of events: {', '.join(self._replacing)}" if self._replacing else ""
        told = [f"  Turned up: {', '.join(self._turned_up)}{in_place}."]
        self._turned_up, self._replacing = [], []
        return told

    def _has(self, seat: int) -> str:
        return f"has {self.money[seat]}"

    @singledispatchmethod
    def _tell(self, event: Event) -> list[str]:
        raise TypeError(f"no words for {event}")

    @_tell.register
    def _(self, event: DeckStacked) -> list[str]:
        lines = ["The deck, top card first:"]
        for era, part in zip(ERAS, era_parts(event.order), strict=True):
            lines.append(f"  {era}: {', '.join(CARDS[card].name for card in part)}.")
        return lines

    @_tell.register
    def _(self, event: TurnBegan) -> list[str]:
        self._bought = False
        return ["", f"Turn {event.turn}: {self._names[event.seat]}{' (extra turn)' if event.extra else ''}"]

    @_tell.register
    def _(self, event: FreeDollar) -> list[str]:
        self.money[event.seat] += event.amount
        why = "No card matches: another free dollar" if event.consolation else "A free dollar"
        return [f"  {why}; {self._names[event.seat]} {self._has(event.seat)}."]

    @_tell.register
    def _(self, event: Rolled) -> list[str]:
        faces = " and ".join(map(str, event.dice))
        total = f", {sum(event.dice)} in all" if len(event.dice) > 1 else ""
        return [f"  {self._names[event.seat]} rolls {NUMBERS[len(event.dice)]}: {faces}{total}."]

    @_tell.register
    def _(self, event: CardPaid) -> list[str]:
        card = CARDS[event.card]
        how = ""
        if event.die:
            how = f" (its die shows {event.die}{f', less {card.minus}' if card.minus else ''})"
        elif card.x_type is not None:
            times = f"{card.times} times " if card.times > 1 else ""
            base = f"{card.base} + " if card.base else ""
            how = f" ({base}{times}{event.counted} {TYPES[card.x_type]})"
        self.money[event.seat] += event.amount
        has = f"{self._names[event.seat]} {self._has(event.seat)}"
        if event.payer == BANK:
            return [f"  {card.name} pays {_dollars(event.amount)}{how}; {has}."]
        self.money[event.payer] -= 1
        payer = self._names[event.payer]
        rest = f", {event.amount - 1} from the bank" if event.amount > 1 else ""
        pays = f"{card.name} pays {_dollars(event.amount)}{how}, 1 from {payer}{rest}"
        return [f"  {pays}; {has}, {payer} {self._has(event.payer)}."]

    @_tell.register
    def _(self, event: MinedOut) -> list[str]:
        return [f"  {CARDS[event.card].name} is mined out and leaves the game."]

    @_tell.register
    def _(self, event: CardTurnedUp) -> list[str]:
        card = CARDS[event.card]
        place = self._replacing if event.replaces else self._turned_up
        place.append(f"{card.name} (event)" if card.is_event else card.name)
        return []

    @_tell.register
    def _(self, event: EventTookEffect) -> list[str]:
        card = CARDS[event.card]
        name = self._names[event.seat]
        self.money[event.seat] += event.dollars
        die = f"the die shows {event.die}; " if event.die else ""
        if card.free_type is not None:
            return [f"  {card.name}: there is no {TYPES[card.free_type]} card to take."]
        moved = []
        if event.dollars or card.dollars or event.die:
            short = " (all there is)" if card.x_type is None and 0 > event.dollars > card.dollars else ""
            verb = "loses" if card.dollars < 0 else "gains"
            moved.append(f"{verb} {_dollars(abs(event.dollars))}{short}")
        if event.points:
            verb = "loses" if event.points < 0 else "gains"
            moved.append(f"{verb} {abs(event.points)} VP")
        what = f"{die}{name} {', '.join(moved)} and {self._has(event.seat)}" if moved else "no effect"
        return [f"  {card.name}: {what}."]

    @_tell.register
    def _(self, event: CardTaken) -> list[str]:
        return [
            f"  {CARDS[event.source].name}: {self._names[event.seat]} takes {CARDS[event.card].name} for nothing."
        ]

    @_tell.register
    def _(self, event: FreeBuyDeclined) -> list[str]:
        return [f"  {CARDS[event.source].name}: {self._names[event.seat]} takes nothing."]

    @_tell.register
    def _(self, event: CardBought) -> list[str]:
        self._bought = True
        self.money[event.seat] -= event.price
        parts = []
        if event.nth > 1:
            parts.append(f"purchase {event.nth}: {event.nth} times {COST[event.card]}")
        if event.discount:
            parts.append(f"{event.discount} less with Construction")
        how = f" ({', '.join(parts)})" if parts else ""
        who = self._names[event.seat]
        return [
            f"  {who} buys {CARDS[event.card].name} for {_dollars(event.price)}{how} and {self._has(event.seat)}."
        ]

    @_tell.register
    def _(self, event: InvestmentEnded) -> list[str]:
        lines = [] if self._bought else [f"  {self._names[event.seat]} buys nothing."]
        if event.set_aside:
            lines.append(f"  Set aside: {', '.join(CARDS[card].name for card in event.set_aside)}.")
        held = ", ".join(f"{name} has {dollars}" for name, dollars in zip(self._names, self.money, strict=True))
        return [*lines, f"  Afterwards: {held}."]

    @_tell.register
    def _(self, event: LastSpendingBegan) -> list[str]:
        self._bought = False
        return ["", f"Last spending: {self._names[event.seat]}"]

    @_tell.register
    def _(self, event: GameEnded) -> list[str]:
        return []


def score_table(names: Sequence[str], scores: Sequence[Plain]) -> list[str]:
    """An ending's points by seat and line, with the types of which a seat has the most."""
    rows = [("Seat", *SCORE_COLUMNS, "Most cards of")]
    for name, lines in zip(names, scores, strict=True):
        types = lines["most_of_type"]
        figures = [lines[key] if key else MAJORITY_POINTS * len(types) for key in SCORE_COLUMNS.values()]
        rows.append((name, *map(str, figures), ", ".join(types)))
    return console.table(rows, right=range(1, len(SCORE_COLUMNS) + 1))


def _dollars(amount: int) -> str:
    return {0: "nothing", 1: "1 dollar"}.get(amount, f"{amount} dollars")
