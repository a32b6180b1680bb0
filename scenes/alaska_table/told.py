"""What an event changes of what the table shows: a view is carried on from event to event.

The engine is ahead of the picture. The picture therefore keeps a view of its own and moves it on by each event that
has been played; the engine's own view replaces it at the end of every batch. Nothing here decides a rule: every
function writes down what its event says. What a batch leaves untold (whether all new cards lie open by now) the
presenter knows, who sees the whole of it.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch

from game.alaska.cards import CARDS
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
from game.alaska.state import Phase
from game.alaska.view import AlaskaView
from game.contract import BANK, OVER, Event


@singledispatch
def told(event: Event, view: AlaskaView) -> AlaskaView:
    """The view after the event, as far as the table shows it; an event of another game changes nothing."""
    return view


@told.register
def _turn_began(event: TurnBegan, view: AlaskaView) -> AlaskaView:
    return replace(view, current=event.seat, turn=event.turn, phase=Phase.ROLL, dice=(), turned_up=())


@told.register
def _free_dollar(event: FreeDollar, view: AlaskaView) -> AlaskaView:
    return _moved(view, event.seat, event.amount)


@told.register
def _rolled(event: Rolled, view: AlaskaView) -> AlaskaView:
    return replace(view, dice=event.dice)


@told.register
def _card_paid(event: CardPaid, view: AlaskaView) -> AlaskaView:
    waiting = tuple(card for card in view.queue if card != event.card)
    paid = replace(_moved(view, event.seat, event.amount), queue=waiting)
    return paid if event.payer == BANK else _moved(paid, event.payer, -1)


@told.register
def _mined_out(event: MinedOut, view: AlaskaView) -> AlaskaView:
    towns, owned = list(view.towns), list(view.owned)
    towns[event.seat] = tuple(card for card in towns[event.seat] if card != event.card)
    owned[event.seat] &= ~(1 << event.card)
    return replace(view, towns=tuple(towns), owned=tuple(owned), gone=view.gone | 1 << event.card)


@told.register
def _card_turned_up(event: CardTurnedUp, view: AlaskaView) -> AlaskaView:
    unseen = tuple(card for card in view.unseen if card != event.card)
    turned = replace(view, unseen=unseen, turned_up=(*view.turned_up, event.card))
    if CARDS[event.card].is_event:
        return replace(turned, queue=(*view.queue, event.card))
    return replace(turned, fresh=view.fresh | 1 << event.card)


def all_turned_up(view: AlaskaView) -> AlaskaView:
    """The view when the last of a turn's new cards lies open."""
    return replace(view, phase=Phase.INVEST, bought=0)


@told.register
def _event_took_effect(event: EventTookEffect, view: AlaskaView) -> AlaskaView:
    points = list(view.points)
    points[event.seat] += event.points
    return _retired(replace(_moved(view, event.seat, event.dollars), points=tuple(points)), event.card)


@told.register
def _card_taken(event: CardTaken, view: AlaskaView) -> AlaskaView:
    return _retired(_acquired(view, event.seat, event.card), event.source)


@told.register
def _free_buy_declined(event: FreeBuyDeclined, view: AlaskaView) -> AlaskaView:
    return _retired(view, event.source)


@told.register
def _card_bought(event: CardBought, view: AlaskaView) -> AlaskaView:
    bought = _moved(_acquired(view, event.seat, event.card), event.seat, -event.price)
    return replace(bought, bought=event.nth)


@told.register
def _investment_ended(event: InvestmentEnded, view: AlaskaView) -> AlaskaView:
    spenders = view.spenders - (view.phase is Phase.LAST_SPENDING)
    return replace(view, market=view.market | view.fresh, fresh=0, spenders=spenders)


@told.register
def _last_spending_began(event: LastSpendingBegan, view: AlaskaView) -> AlaskaView:
    return replace(
        view,
        current=event.seat,
        phase=Phase.LAST_SPENDING,
        turned_up=(),
        bought=0,
        spenders=view.spenders or view.seats,
    )


@told.register
def _game_ended(event: GameEnded, view: AlaskaView) -> AlaskaView:
    return replace(view, actor=OVER, phase=Phase.OVER)


def moved_cards(events: Iterable[Event]) -> frozenset[int]:
    """The cards that came into a town or were set aside."""
    moved: set[int] = set()
    for event in events:
        if isinstance(event, (CardBought, CardTaken)):
            moved.add(event.card)
        elif isinstance(event, InvestmentEnded):
            moved.update(event.set_aside)
    return frozenset(moved)


def _moved(view: AlaskaView, seat: int, dollars: int) -> AlaskaView:
    money = list(view.money)
    money[seat] += dollars
    return replace(view, money=tuple(money))


def _acquired(view: AlaskaView, seat: int, card: int) -> AlaskaView:
    bit = 1 << card
    towns, owned = list(view.towns), list(view.owned)
    towns[seat] += (card,)
    owned[seat] |= bit
    return replace(view, market=view.market & ~bit, fresh=view.fresh & ~bit, towns=tuple(towns), owned=tuple(owned))


def _retired(view: AlaskaView, card: int) -> AlaskaView:
    """The event has done its work and left the game."""
    queue = tuple(waiting for waiting in view.queue if waiting != card)
    return replace(view, queue=queue, played=(*view.played, card))
