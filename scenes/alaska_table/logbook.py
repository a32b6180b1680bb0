"""The log of the table: events in words, with amounts, sources and names. No drawing, no rules."""

from collections.abc import Callable, Sequence
from functools import singledispatchmethod
from typing import Any

from game.alaska.cards import BASE, CARDS, TIMES, TYPES
from game.alaska.events import (
    CardBought,
    CardPaid,
    CardTaken,
    CardTurnedUp,
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
from game.contract import BANK, Event
from scenes.alaska_table.look import LogLine

Say = Callable[..., str]
"""A text by its key, with its fields."""


def signed(dollars: int) -> str:
    """An amount with its sign, `+4` or `−4`; nothing for 0."""
    return f"{'+' if dollars > 0 else '−'}{abs(dollars)}" if dollars else ""


class Logbook:
    """Lines of the log in the order of the events, the newest last.

    ``names`` are those of the seats. Most events have a line of their own; the free dollar of a turn stands in the
    line of the turn, and the new cards of a turn share one.
    """

    def __init__(self, say: Say, names: Sequence[str]) -> None:
        self.lines: list[LogLine] = []
        self._say = say
        self._names = names
        self._drawn: list[int] = []
        self._bought = False

    def add(self, event: Event) -> None:
        """Write down what happened; an event that says nothing to people adds no line."""
        if not isinstance(event, CardTurnedUp):
            self._drawn = []
        self._write(event)

    def _line(
        self, seat: int | None, key: str, dollars: int = 0, about: tuple[int, ...] = (), **fields: Any
    ) -> None:
        self.lines.append(LogLine(seat, self._say(f"log.{key}", **fields), signed(dollars), about))

    @singledispatchmethod
    def _write(self, event: Event) -> None:
        """Nothing to say."""

    @_write.register
    def _turn_began(self, event: TurnBegan) -> None:
        self._bought = False
        self._line(event.seat, "extra_turn" if event.extra else "turn", 1, turn=event.turn)

    @_write.register
    def _free_dollar(self, event: FreeDollar) -> None:
        if event.consolation:
            self._line(event.seat, "no_match", event.amount)

    @_write.register
    def _rolled(self, event: Rolled) -> None:
        key = "rolled_two" if len(event.dice) > 1 else "rolled_one"
        faces: dict[str, Any] = dict(zip(("first", "second"), event.dice, strict=False))
        self._line(event.seat, key, roll=sum(event.dice), **faces)

    @_write.register
    def _card_paid(self, event: CardPaid) -> None:
        card = CARDS[event.card]
        text = self._say("log.paid", card=card.name)
        if event.die:
            text = self._say("log.paid_die", card=card.name, die=event.die)
        elif card.x_type is not None:
            more = TIMES[event.card] * event.counted
            type_ = self._say(f"panel.types.{TYPES[card.x_type].lower()}", count=event.counted)
            text = self._say("log.paid_more", card=card.name, base=BASE[event.card], more=more, type=type_)
        if event.payer != BANK:
            text = self._say("log.paid_from", what=text, name=self._names[event.payer])
        self.lines.append(LogLine(event.seat, text, signed(event.amount) or "0", (event.card,)))

    @_write.register
    def _mined_out(self, event: MinedOut) -> None:
        self._line(event.seat, "mined_out", 0, (event.card,), card=CARDS[event.card].name)

    @_write.register
    def _card_turned_up(self, event: CardTurnedUp) -> None:
        if self._drawn:
            self.lines.pop()
        self._drawn.append(event.card)
        names = self._say("log.comma").join(CARDS[card].name for card in self._drawn)
        self._line(event.seat, "turned_up", 0, tuple(self._drawn), cards=names)

    @_write.register
    def _event_took_effect(self, event: EventTookEffect) -> None:
        key, fields = "event", dict[str, Any]()
        if event.idle:
            key = "event_idle"
        elif event.points:
            key, fields = "event_points", {"points": signed(event.points), "count": abs(event.points)}
        elif event.die:
            key, fields = "paid_die", {"die": event.die}
        self._line(event.seat, key, event.dollars, (event.card,), card=CARDS[event.card].name, **fields)

    @_write.register
    def _card_taken(self, event: CardTaken) -> None:
        about = event.card, event.source
        self._line(event.seat, "taken", 0, about, card=CARDS[event.card].name, source=CARDS[event.source].name)

    @_write.register
    def _free_buy_declined(self, event: FreeBuyDeclined) -> None:
        self._line(event.seat, "declined", 0, (event.source,), source=CARDS[event.source].name)

    @_write.register
    def _card_bought(self, event: CardBought) -> None:
        self._bought = True
        card = CARDS[event.card]
        key = "bought" if event.nth == 1 and not event.discount else "bought_at"
        if event.discount:
            key = "bought_less"
        self.lines.append(
            LogLine(
                event.seat,
                self._say(f"log.{key}", card=card.name, nth=event.nth, cost=card.cost, less=event.discount),
                signed(-event.price) or "0",
                (event.card,),
            )
        )

    @_write.register
    def _investment_ended(self, event: InvestmentEnded) -> None:
        if not self._bought:
            self._line(event.seat, "bought_nothing")

    @_write.register
    def _last_spending_began(self, event: LastSpendingBegan) -> None:
        self._bought = False
        self._line(event.seat, "last_spending")

    @_write.register
    def _game_ended(self, event: GameEnded) -> None:
        winners = self._say("log.comma").join(self._names[seat] for seat in event.winners)
        best = max(event.scores)
        only = event.winners[0] if len(event.winners) == 1 else None
        self._line(None, "won" if only is not None else "shared", names=winners, count=best)
