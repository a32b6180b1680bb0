"""The events of Alaska in a record's words; ``game.record`` documents them."""

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
    TurnBegan,
)
from game.contract import BANK, Event, Plain


@singledispatch
def in_words(event: Event) -> Plain | None:
    """An event in a record's words; None where the step itself already says it all (the shuffle, a roll)."""
    return None


@in_words.register
def _turn_began(event: TurnBegan) -> Plain:
    return {"effect": "turn", "seat": event.seat, "turn": event.turn, "extra": event.extra}


@in_words.register
def _free_dollar(event: FreeDollar) -> Plain:
    why = "no match" if event.consolation else "turn"
    return {"effect": "free dollar", "seat": event.seat, "why": why, "bank": event.amount}


@in_words.register
def _card_paid(event: CardPaid) -> Plain:
    words = {"effect": "pays", "seat": event.seat, "card": CARDS[event.card].name, "amount": event.amount}
    if event.payer == BANK:
        words |= {"bank": event.amount}
    else:
        words |= {"bank": event.amount - 1, "from": event.payer, "from_amount": 1}
    if CARDS[event.card].x_type is not None:
        words |= {"x": event.counted}
    if event.die:
        words |= {"die": event.die}
    return words


@in_words.register
def _mined_out(event: MinedOut) -> Plain:
    return {"effect": "mined out", "seat": event.seat, "card": CARDS[event.card].name}


@in_words.register
def _card_turned_up(event: CardTurnedUp) -> Plain:
    name = CARDS[event.card].name
    return {"effect": "turned up", "seat": event.seat, "card": name, "replaces": event.replaces}


@in_words.register
def _event_took_effect(event: EventTookEffect) -> Plain:
    words = {"effect": "event", "seat": event.seat, "card": CARDS[event.card].name}
    words |= {"bank": event.dollars, "points": event.points}
    if event.die:
        words |= {"die": event.die}
    return words


@in_words.register
def _card_taken(event: CardTaken) -> Plain:
    names = {"card": CARDS[event.card].name, "event": CARDS[event.source].name}
    return {"effect": "takes", "seat": event.seat, **names}


@in_words.register
def _free_buy_declined(event: FreeBuyDeclined) -> Plain:
    return {"effect": "takes nothing", "seat": event.seat, "event": CARDS[event.source].name}


@in_words.register
def _card_bought(event: CardBought) -> Plain:
    words = {"effect": "buys", "seat": event.seat, "card": CARDS[event.card].name}
    return words | {"nth": event.nth, "discount": event.discount, "price": event.price}


@in_words.register
def _investment_ended(event: InvestmentEnded) -> Plain:
    names = [CARDS[card].name for card in event.set_aside]
    return {"effect": "set aside", "seat": event.seat, "cards": names}


@in_words.register
def _last_spending_began(event: LastSpendingBegan) -> Plain:
    return {"effect": "last spending", "seat": event.seat}


@in_words.register
def _game_ended(event: GameEnded) -> Plain:
    return {"effect": "end", "scores": list(event.scores), "winners": list(event.winners)}
