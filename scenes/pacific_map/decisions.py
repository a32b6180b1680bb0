"""The choices of a seat as widgets under stable keys: `card:Fish`, `chosen:Fish`, `target:seat:2`, `confirm`.

A card that has no place in what is asked is published too, disabled, with the reason. A seat is asked the same
whatever it holds: the buttons stand there even where nothing can be played. Everything else that can be pressed (a
seat, the discards, the log, the menu) stands beside the decision under keys of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygame import Rect

from game.pacific.cards import BY_NAME, CARDS, PLANNED_RAID
from game.pacific.rules import defender_draws
from game.pacific.state import DONE, DRAW, Phase
from game.pacific.view import PacificView
from scenes.pacific_map import choosing, sentences
from scenes.pacific_map.hand import Fan
from scenes.pacific_map.sentences import Say
from scenes.ui.widgets import Widget, WidgetKind

CARD_RADIUS = 12
PASSING = (Phase.EVENT, Phase.COLONIZE, Phase.RAID)
OFFERS = (Phase.EXPLORE, Phase.TRADE)
"""What is chosen then is not from the hand."""
CLEARING = (Phase.ATTACK, Phase.DEFENCE, Phase.SETTLEMENT)


@dataclass(frozen=True, slots=True)
class Places:
    """Where the things lie that can be pressed, in pixels; ``offered`` are the cards of Explorers or Traders."""

    fan: Fan
    seats: Sequence[Rect]
    islands: Mapping[int, Rect]
    offered: Sequence[Rect]
    buttons: Rect


@dataclass(frozen=True, slots=True)
class Doing:
    """What presses do: decide, change the choice, scroll the hand."""

    act: Callable[..., object]
    choose: Callable[[tuple[int, ...]], object]
    scroll: Callable[[int], object]
    inspect: Callable[[int], object]


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision at hand: the view of the seat that is asked, and what it has chosen so far."""

    say: Say
    view: PacificView
    names: Sequence[str]
    chosen: tuple[int, ...]


def name_key(verb: str, card: int) -> str:
    """The key of a widget that is about a card."""
    return f"{verb}:{CARDS[card].name}"


def card_of(key: str | None) -> int | None:
    """The card that the key of a widget names, None if it names none."""
    verb, _, name = (key or "").partition(":")
    return BY_NAME[name] if verb in ("card", "chosen", "take") else None


def pile_of(key: str | None) -> tuple[int, bool] | None:
    """The pile of the hand that the key of a widget names, if any: a card, and whether it is chosen."""
    verb, _, name = (key or "").partition(":")
    return (BY_NAME[name], verb == "chosen") if verb in ("card", "chosen") else None


def hand_widgets(asked: Asked | None, fan: Fan, doing: Doing) -> list[Widget]:
    """The cards of the open hand: to choose or put back where that is asked, else to be looked at."""
    widgets = []
    for place in fan.cards:
        card, name = place.pile.card, CARDS[place.pile.card].name
        key = name_key("chosen" if place.pile.chosen else "card", card)
        if asked is None or not _chooses(asked.view):
            widgets.append(_tile(key, place.strip, name, partial(doing.inspect, card)))
        elif place.pile.chosen:
            widgets.append(
                _tile(key, place.strip, name, partial(doing.choose, choosing.put_back(asked.chosen, card)))
            )
        else:
            why = choosing.refusal(asked.view, asked.chosen, card)
            reason = asked.say(f"pacific.reason.{why}", card=name, count=choosing.excess(asked.view)) if why else ""
            press = partial(doing.choose, choosing.picked(asked.view, asked.chosen, card))
            widgets.append(_tile(key, place.strip, name, press, reason))
    if fan.before:
        widgets.append(_tile("hand:left", fan.left, str(fan.before), partial(doing.scroll, -1)))
    if fan.after:
        widgets.append(_tile("hand:right", fan.right, str(fan.after), partial(doing.scroll, 1)))
    return widgets


def target_widgets(asked: Asked, places: Places, doing: Doing) -> list[Widget]:
    """What the chosen card may name: naming it plays the card."""
    if not asked.chosen or asked.view.phase not in (Phase.EVENT, Phase.RAID):
        return []
    card = asked.chosen[0]
    seats = choosing.names_seats(card)
    widgets = []
    for place, action in choosing.targets(asked.view, card).items():
        key = f"target:seat:{place}" if seats else f"target:island:{place}"
        rect = places.seats[place] if seats else places.islands[place]
        name = asked.names[place] if seats else CARDS[place].name
        label = asked.say("pacific.play_on", card=CARDS[card].name, name=name)
        widgets.append(Widget(key, rect, label, WidgetKind.TILE, radius=14, press=partial(doing.act, action)))
    return widgets


def offered_widgets(asked: Asked, cards: Sequence[int], places: Places, doing: Doing) -> list[Widget]:
    """The cards that Explorers or Traders show: one of them is chosen."""
    widgets = []
    for place, (card, rect) in enumerate(zip(cards, places.offered, strict=True)):
        explored = asked.view.phase is Phase.EXPLORE
        key = f"keep:{place}" if explored else f"take:{CARDS[card].name}"
        choice = place if explored else card
        press = partial(doing.choose, () if asked.chosen == (choice,) else (choice,))
        widgets.append(_tile(key, rect, CARDS[card].name, press))
    return widgets


def buttons(asked: Asked, offered: Sequence[int], places: Places, doing: Doing) -> list[Widget]:
    """The decision's two buttons in the dock."""
    view, say = asked.view, asked.say
    left, right = _halves(places.buttons)
    if view.phase is Phase.DEFENDER_DRAW:
        left, right = _halves(places.buttons, alike=True)
        return [
            Widget(
                "draw",
                left,
                say("pacific.draw_cards", count=defender_draws(view.left)),
                press=partial(doing.act, DRAW),
                hint="E",
                shortcut="e",
            ),
            Widget("no_draw", right, say("pacific.draw_none"), press=partial(doing.act, DONE)),
        ]
    verdict = choosing.verdict(view, asked.chosen)
    confirm = Widget(
        "confirm",
        left,
        _confirm_label(asked, offered),
        primary=verdict.good and bool(asked.chosen) and not _loses(asked),
        enabled=verdict.good,
        reason=say(f"pacific.reason.{verdict.reason}", count=choosing.excess(view)) if verdict.reason else "",
        hint="E",
        shortcut="e",
        press=partial(doing.act, *verdict.actions),
    )
    if view.phase in PASSING:
        label = say(f"pacific.pass.{sentences.phase_key(view.phase)}")
        return [confirm, Widget("pass", right, label, press=partial(doing.act, DONE), hint="P", shortcut="p")]
    clear = Widget(
        "clear",
        right,
        say("pacific.clear"),
        enabled=bool(asked.chosen),
        reason=say("pacific.reason.none_chosen"),
        hint="C",
        shortcut="c",
        press=partial(doing.choose, ()),
    )
    return [confirm, clear] if view.phase in CLEARING else [_whole(confirm, places.buttons)]


def turn_buttons(say: Say, row: Rect, turn: Callable[[], object], turn_all: Callable[[], object]) -> list[Widget]:
    """What the voyager can do before a card of the voyage turns: turn it, or all that are left."""
    left, right = _halves(row)
    return [
        Widget("turn", left, say("pacific.turn_card"), primary=True, hint="E", shortcut="e", press=turn),
        Widget("turn_all", right, say("pacific.turn_all"), hint="A", shortcut="a", press=turn_all),
    ]


def _loses(asked: Asked) -> bool:
    """Whether a defence with the cards chosen loses the island for certain."""
    view = asked.view
    if view.phase is not Phase.DEFENCE or view.attack is None:
        return False
    return choosing.fighting(asked.chosen) < choosing.fighting(view.attack)


def _confirm_label(asked: Asked, offered: Sequence[int]) -> str:
    view, say, chosen = asked.view, asked.say, asked.chosen
    key = sentences.phase_key(view.phase)
    card = ""
    if chosen:
        card = CARDS[offered[chosen[0]] if view.phase is Phase.EXPLORE else chosen[0]].name
    if chosen == (PLANNED_RAID,) or (not card and view.phase not in (Phase.COLONIZE, *CLEARING)):
        return say(f"pacific.confirm.{key}_open")
    if view.phase is Phase.EVENT:
        kind = CARDS[chosen[0]].kind
        key = {"island": "event_island", "stockade": "event_stockade"}.get(kind, key)
    if view.phase in (Phase.ATTACK, Phase.DEFENCE) and not chosen:
        return say(f"pacific.confirm.{key}_none")
    number = choosing.fighting(chosen) if view.phase in (Phase.ATTACK, Phase.DEFENCE) else len(chosen)
    return say(f"pacific.confirm.{key}", card=card, count=number)


def _chooses(view: PacificView) -> bool:
    """Whether cards of the hand are chosen now."""
    return view.phase not in (*OFFERS, Phase.DEFENDER_DRAW)


def _tile(key: str, rect: Rect, label: str, press: Callable[[], object], reason: str = "") -> Widget:
    enabled = not reason
    return Widget(
        key, rect, label, WidgetKind.TILE, enabled=enabled, reason=reason, radius=CARD_RADIUS, press=press
    )


def _whole(widget: Widget, row: Rect) -> Widget:
    return replace(widget, rect=row)


def _halves(row: Rect, *, alike: bool = False) -> tuple[Rect, Rect]:
    """The room of the main button and that of the other one, which is narrower if they are not ``alike``."""
    gap = row.height // 6
    main = (row.width - gap) // 2 if alike else (row.width - gap) * 3 // 5
    return Rect(row.x, row.y, main, row.height), Rect(row.x + main + gap, row.y, row.width - main - gap, row.height)
