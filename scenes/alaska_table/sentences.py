"""What the table says in plain words: whose decision it is, and what a card would do for a seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.alaska.cards import BASE, CARDS, CONSTRUCTION, COST, HIGHEST_ROLL, TICKETS, TIMES, TYPES
from game.alaska.outlook import dice_outlook, price, prospect
from game.alaska.state import END, ROLL_ONE, ROLL_TWO, Phase
from game.alaska.view import AlaskaView

Say = Callable[..., str]
"""A text by its key, with its fields."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Whose decision it is and what can be done, and a second sentence with what helps to decide."""

    sentence: str
    hint: str = ""


def type_name(say: Say, type_: int, count: int = 2) -> str:
    """The name of a card type, for so many cards of it."""
    return say(f"panel.types.{TYPES[type_].lower()}", count=count)


def rolls(say: Say, card: int) -> str:
    """The rolls that pay a resource, in words: `6`, `8 or 9`, `8 to 10`, `9 or more`."""
    low, high = CARDS[card].low, CARDS[card].high
    if low == high:
        return str(low)
    if high == HIGHEST_ROLL:
        return say("table.rolls_from", low=low)
    return say("table.rolls_two" if high == low + 1 else "table.rolls_range", low=low, high=high)


def dollars(amount: float) -> str:
    """An amount in dollars: `$4`, `$3.50`."""
    return f"${amount:.0f}" if amount == int(amount) else f"${amount:.2f}"


def next_price(view: AlaskaView, seat: int, card: int) -> int:
    """What the card costs the seat as its next purchase, in dollars."""
    return price(view.owned[seat], _bought(view, seat), card)


def _bought(view: AlaskaView, seat: int) -> int:
    return view.bought if view.phase in (Phase.INVEST, Phase.LAST_SPENDING) and view.current == seat else 0


def short_dollars(view: AlaskaView, seat: int, card: int) -> str:
    """What the card would pay the seat, as short as can be: `$3`, `$3.5` for a die, `−$1` for a discount."""
    data = CARDS[card]
    if data.discount:
        return f"−${data.discount}"
    return f"${prospect(view, seat, card).dollars:.2g}"


# ---- what a card would do


def without(view: AlaskaView, seat: int, card: int) -> AlaskaView:
    """The view as if the seat did not own the card, so that what it brings can be told."""
    owned = tuple(mask & ~(1 << card) if other == seat else mask for other, mask in enumerate(view.owned))
    return replace(view, owned=owned)


def pays_sentence(say: Say, view: AlaskaView, seat: int, card: int) -> str:
    """What the card pays the seat: `Pays you $3 on 8 or 9`; what an event does."""
    data = CARDS[card]
    if data.is_event:
        return event_sentence(say, card)
    what = prospect(view, seat, card)
    if data.discount:
        return say("table.pays_discount")
    key = "pays_die" if data.dice else "pays"
    return say(f"table.{key}", amount=dollars(what.dollars), rolls=rolls(say, card))


def pays_reason(say: Say, view: AlaskaView, seat: int, card: int) -> str:
    """Why it pays so much, how likely that is, and who pays."""
    data = CARDS[card]
    what = prospect(view, seat, card)
    parts = []
    if data.x_type is not None:
        type_ = type_name(say, data.x_type, what.counted)
        key = "because" if what.counted else "because_none"
        more = TIMES[card] * what.counted
        base = say("table.because_base", base=BASE[card]) if BASE[card] else ""
        parts.append(base + say(f"table.{key}", more=more, count=what.counted, type=type_))
    if data.dice:
        key = "because_die_less" if data.minus else "because_die"
        parts.append(say(f"table.{key}", minus=data.minus))
    if data.mined_out:
        parts.append(say("table.because_mined_out"))
    if data.ticket:
        parts.append(say("table.because_ticket"))
    key = "chance_one" if what.dice == 1 else "chance_two"
    parts.append(say(f"table.{key}", percent=round(what.chance * 100)))
    if what.dollars:
        parts.append(say("table.average", amount=f"${what.dollars * what.chance:.2f}"))
    return " ".join(parts)


def points_lines(say: Say, view: AlaskaView, seat: int, card: int, names: Sequence[str]) -> list[tuple[str, str]]:
    """What the card would score for the seat: a figure and why, the card itself and then the most of its type."""
    what = prospect(view, seat, card)
    type_ = CARDS[card].type or 0
    name = type_name(say, type_)
    lines = [(_points(say, what.own_points), say("table.points_own", type=name))]
    if what.majority_points:
        lines.append((_points(say, what.majority_points), say("table.points_most", type=name)))
    elif what.tied_with:
        rivals = say("log.comma").join(names[rival] for rival in what.tied_with)
        lines.append((_points(say, 0), say("table.points_tied", type=name, names=rivals)))
    else:
        lines.append((_points(say, 0), say("table.points_no_most", type=name)))
    return lines


def price_line(say: Say, view: AlaskaView, seat: int, card: int, free: bool = False) -> tuple[str, str]:
    """What the card costs the seat next, how that comes about and what is left."""
    if free:
        return say("table.free"), say("table.free_reason")
    cost, bought = next_price(view, seat, card), _bought(view, seat)
    left = view.money[seat] - cost
    terms = f"{bought + 1} × {dollars(COST[card])}"
    if view.owned[seat] >> CONSTRUCTION & 1:
        terms = say("table.less_construction", terms=terms)
    if left < 0:
        return dollars(cost), say("table.cost_short", terms=terms, have=dollars(view.money[seat]))
    return dollars(cost), say("table.cost_leaves", terms=terms, left=dollars(left))


def card_hint(say: Say, view: AlaskaView, seat: int, card: int) -> str:
    """One line for the focused card: `Railroad would pay you $1 on 7 or 8, one dollar from an opponent.`"""
    data = CARDS[card]
    if data.is_event:
        return event_sentence(say, card)
    if data.discount:
        return say("table.hint_discount", card=data.name)
    what = prospect(view, seat, card)
    owned = view.owned[seat] >> card & 1
    key = "hint_pays" if owned else "hint_would_pay"
    hint = say(f"table.{key}", card=data.name, amount=dollars(what.dollars), rolls=rolls(say, card))
    if data.dice:
        hint = say("table.hint_average", hint=hint)
    return say("table.hint_ticket", hint=hint) if data.ticket else say("table.hint_end", hint=hint)


def event_sentence(say: Say, card: int) -> str:
    """What an event does to whom it is turned up for."""
    data = CARDS[card]
    if data.free_type is not None:
        return say("table.event_free", type=type_name(say, data.free_type, 1))
    if data.dice:
        return say("table.event_die", minus=data.minus)
    if data.x_type is not None:
        return say("table.event_each", amount=-data.dollars, type=type_name(say, data.x_type, 1))
    money = ""
    if data.dollars:
        money = say("table.event_gain" if data.dollars > 0 else "table.event_loss", amount=abs(data.dollars))
    points = say("table.event_point" if data.vp > 0 else "table.event_point_lost") if data.vp else ""
    if money and points:
        return say("table.event_both", money=money, points=points)
    return money or points or say("table.event_nothing")


def _points(say: Say, count: int) -> str:
    return say("table.points", count=count)


# ---- whose decision it is


def prompt(say: Say, view: AlaskaView, name: str, focused: int | None) -> Prompt:
    """What the seat of this view is asked for; ``focused`` is the card that it looks at, if any."""
    hint = card_hint(say, view, view.seat, focused) if focused is not None else ""
    if view.phase is Phase.ROLL:
        return Prompt(say("table.ask_roll", name=name), hint or _best_roll(say, view))
    if view.phase is Phase.TICKET:
        card = CARDS[view.queue[0]].name
        return Prompt(say("table.ask_ticket", name=name, card=card), hint or say("table.ask_ticket_hint"))
    if view.phase is Phase.FREE_BUY:
        event = CARDS[view.queue[0]]
        type_ = type_name(say, event.free_type or 0, 1)
        return Prompt(
            say("table.ask_free", name=name, type=type_), hint or say("table.ask_free_hint", card=event.name)
        )
    last = view.phase is Phase.LAST_SPENDING
    if view.legal == (END,):
        reason = _why_nothing(say, view)
        return Prompt(say("table.ask_end_last" if last else "table.ask_end", name=name), reason)
    key = "ask_last" if last else "ask_buy"
    return Prompt(say(f"table.{key}", name=name), hint or say(f"table.{key}_hint", count=view.bought + 1))


def tickets_left(view: AlaskaView) -> int:
    """How many tickets of this roll are still to be paid, the one at work included."""
    return sum(1 for card in view.queue if TICKETS >> card & 1)


def short_of(say: Say, view: AlaskaView, card: int) -> str:
    """Why the seat can't buy the card: `costs $5, you have $3`."""
    cost = next_price(view, view.seat, card)
    return say("table.too_dear", cost=dollars(cost), have=dollars(view.money[view.seat]))


def _why_nothing(say: Say, view: AlaskaView) -> str:
    cards = [card for card in range(len(COST)) if (view.market | view.fresh) >> card & 1]
    if not cards:
        return say("table.nothing_for_sale")
    cheapest = min(next_price(view, view.seat, card) for card in cards)
    return say("table.nothing_affordable", cost=dollars(cheapest), have=dollars(view.money[view.seat]))


def _best_roll(say: Say, view: AlaskaView) -> str:
    owned = view.owned[view.seat]
    if not owned:
        return say("table.ask_roll_empty")
    best = []
    for dice, key in ((2, "ask_roll_two"), (1, "ask_roll_one")):
        outlook = dice_outlook(owned, dice)
        top = max(
            (roll for roll, chance in enumerate(outlook.odds) if chance), key=lambda roll: outlook.by_roll[roll]
        )
        if outlook.by_roll[top]:
            best.append(say(f"table.{key}", roll=top, amount=dollars(outlook.by_roll[top])))
    return " ".join(best)


def better_roll(view: AlaskaView) -> int:
    """The number of dice that brings more dollars on average."""
    owned = view.owned[view.seat]
    one, two = (dice_outlook(owned, dice).dollars for dice in (1, 2))
    return ROLL_ONE if one >= two else ROLL_TWO
