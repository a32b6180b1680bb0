"""The legal actions of a seat as widgets under stable keys: `roll:1`, `buy:Railroad`, `payer:1`, `end` and so on.

What a seat may do is what its view lists as legal; a card that is for sale but not legal is published too,
disabled, with the reason. Everything else that can be pressed (a card to look at, a rival's town, the market, the
menu) stands beside the decision under keys of its own.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.alaska.cards import CARDS
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase
from game.alaska.view import AlaskaView
from scenes.alaska_table import sentences
from scenes.alaska_table.look import LogLine
from scenes.alaska_table.sentences import Say
from scenes.ui.widgets import Widget, WidgetKind

BUYING = (Phase.INVEST, Phase.LAST_SPENDING)


@dataclass(frozen=True, slots=True)
class Places:
    """Where the things lie that can be pressed, in pixels; ``towns`` by card of the town at the bottom."""

    dice: tuple[Rect, Rect]
    cards: Mapping[int, Rect]
    town: Mapping[int, Rect]
    rivals: Mapping[int, Rect]


@dataclass(frozen=True, slots=True)
class Doing:
    """What presses do: decide, let one seat pay all tickets of this roll, look at a card (and those beside it) or a
    town.
    """

    act: Callable[[int], object]
    pay_all: Callable[[int], object]
    inspect: Callable[..., object]
    look_at: Callable[[int], object]


def is_buying(view: AlaskaView) -> bool:
    """Whether the seat of this view is asked what to buy."""
    return view.phase in BUYING and view.seat == view.actor


def card_key(view: AlaskaView, card: int) -> str:
    """The key of a card that lies open: what may be done with it, and its name."""
    verb = "card"
    if is_buying(view):
        verb = "buy"
    elif view.phase is Phase.FREE_BUY and card in view.legal:
        verb = "take"
    return f"{verb}:{CARDS[card].name}"


def card_of(key: str | None) -> int | None:
    """The card that the key of a widget names, None if it names none."""
    verb, _, name = (key or "").partition(":")
    if verb not in ("buy", "take", "card", "town"):
        return None
    return next(card for card, data in enumerate(CARDS) if data.name == name)


def card_widget(say: Say, view: AlaskaView, card: int, rect: Rect, doing: Doing, radius: float = 8) -> Widget:
    """An open card: to be bought or taken where that is asked, else to be looked at."""
    key, name = card_key(view, card), CARDS[card].name
    if key.startswith("card"):
        return Widget(key, rect, name, WidgetKind.TILE, radius=radius, press=lambda: doing.inspect(card))
    enabled = card in view.legal
    reason = "" if enabled else sentences.short_of(say, view, card)
    return Widget(
        key,
        rect,
        name,
        WidgetKind.TILE,
        enabled=enabled,
        reason=reason,
        radius=radius,
        press=lambda: doing.act(card),
    )


def table_widgets(say: Say, view: AlaskaView, names: Sequence[str], places: Places, doing: Doing) -> list[Widget]:
    """All of the table itself: dice, cards, rivals; the bar is apart."""
    widgets = [card_widget(say, view, card, rect, doing) for card, rect in places.cards.items()]
    for card, rect in places.town.items():
        name = CARDS[card].name
        widgets.append(Widget(f"town:{name}", rect, name, WidgetKind.TILE, press=partial(doing.inspect, card)))
    for seat, rect in places.rivals.items():
        widgets.append(_rival_widget(say, view, seat, names[seat], rect, doing))
    if view.phase is Phase.ROLL and view.legal:
        for number, action, rect in zip((1, 2), (ROLL_ONE, ROLL_TWO), places.dice, strict=True):
            widgets.append(
                Widget(
                    f"roll:{number}",
                    rect,
                    say("table.roll_one" if number == 1 else "table.roll_two"),
                    WidgetKind.TILE,
                    shortcut=str(number),
                    press=partial(doing.act, action),
                )
            )
    return widgets


def _rival_widget(say: Say, view: AlaskaView, seat: int, name: str, rect: Rect, doing: Doing) -> Widget:
    if PAYER + seat in view.legal:
        return Widget(
            f"payer:{seat}",
            rect,
            say("table.payer", name=name),
            WidgetKind.TILE,
            radius=14,
            press=lambda: doing.act(PAYER + seat),
        )
    return Widget(
        f"rival:{seat}",
        rect,
        say("table.town_of", name=name),
        WidgetKind.TILE,
        radius=14,
        press=lambda: doing.look_at(seat),
    )


def log_widgets(lines: Iterable[tuple[int, Rect, LogLine]], doing: Doing) -> list[Widget]:
    """The lines of the log that name cards, by their number: a press holds up the first of their cards."""
    widgets = []
    for number, rect, line in lines:
        if line.cards:
            press = partial(doing.inspect, line.cards[0], line.cards[1:] and line.cards)
            widgets.append(Widget(f"log:{number}", rect, line.text, WidgetKind.TILE, press=press))
    return widgets


@dataclass(frozen=True, slots=True)
class Button:
    """A button before it has a place.

    One for ``anytime`` works while an animation plays, one that is ``selected`` is on.
    """

    key: str
    label: str
    press: Callable[[], object]
    primary: bool = False
    hint: str = ""
    shortcut: str = ""
    anytime: bool = False
    selected: bool = False


def bar_buttons(say: Say, view: AlaskaView, names: Sequence[str], chosen: int | None, doing: Doing) -> list[Button]:
    """The decision's buttons in the bar, from left to right; ``chosen`` is the card looked at last, if any."""
    if not view.legal:
        return []
    buttons = []
    if chosen is not None and chosen in view.legal:
        buttons.append(_card_button(say, view, chosen, doing))
    if chosen is not None:
        buttons.append(
            Button("inspect", say("table.inspect"), partial(doing.inspect, chosen), hint="I", shortcut="i")
        )
    if view.phase is Phase.TICKET:
        count = sentences.tickets_left(view)
        for action in view.legal:
            seat = action - PAYER
            label = say("table.payers", name=names[seat], count=count)
            buttons.append(Button(f"payers:{seat}", label, partial(doing.pay_all, seat)))
    elif view.phase is Phase.FREE_BUY:
        buttons.append(Button("decline", say("table.decline"), lambda: doing.act(END), shortcut="e", hint="E"))
    elif view.phase in BUYING:
        label = say("table.end_last" if view.phase is Phase.LAST_SPENDING else "table.end")
        alone = view.legal == (END,)
        buttons.append(Button("end", label, lambda: doing.act(END), primary=alone, shortcut="e", hint="E"))
    return buttons


def _card_button(say: Say, view: AlaskaView, card: int, doing: Doing) -> Button:
    name = CARDS[card].name
    if view.phase is Phase.FREE_BUY:
        label = say("table.take", card=name)
    else:
        label = say("table.buy", card=name, price=f"${sentences.next_price(view, view.seat, card)}")
    return Button("confirm", label, lambda: doing.act(card), primary=True)
