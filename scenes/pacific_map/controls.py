"""What can be pressed on the map at any time, beside the decision that is due."""

from collections.abc import Callable, Sequence

from pygame import Rect

from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.sentences import Say
from scenes.ui.widgets import Widget, WidgetKind

Press = Callable[[], object]


def seats(say: Say, layout: MapLayout, names: Sequence[str], opener: Callable[[int], Press]) -> list[Widget]:
    """The plates of the seats."""
    widgets = []
    for seat, rect in enumerate(layout.seats):
        label = say("pacific.seat", name=names[seat])
        press = opener(seat)
        widgets.append(Widget(f"seat:{seat}", rect, label, WidgetKind.TILE, radius=14, press=press, anytime=True))
    return widgets


def piles(say: Say, layout: MapLayout, deck: Press, discards: Press) -> list[Widget]:
    """The deck and the discards."""
    return [
        _pile("deck", layout.deck, say("pacific.deck"), deck),
        _pile("discards", layout.discards, say("pacific.discards"), discards, "d"),
    ]


def _pile(key: str, rect: Rect, label: str, press: Press, shortcut: str = "") -> Widget:
    return Widget(key, rect, label, WidgetKind.TILE, shortcut=shortcut, radius=10, press=press, anytime=True)


def corner(say: Say, layout: MapLayout, log: Press, menu: Press) -> list[Widget]:
    """The buttons in the upper right corner."""
    room = layout.corner
    gap = room.height // 5
    width = (room.width - gap) // 2
    height = room.height - 2 * (room.height // 8)
    left = Rect(room.x, room.centery - height // 2, width, height)
    right = Rect(room.right - width, left.y, width, height)
    words = say("pacific.log_button")
    return [
        Widget("log", left, words, hint="L", shortcut="l", press=log, anytime=True),
        Widget("menu", right, say("pacific.menu"), hint="Esc", press=menu, anytime=True),
    ]


def finish(say: Say, layout: MapLayout, press: Press) -> Widget:
    """The button that plays a game of computers to its end."""
    label = say("table.finish")
    return Widget("finish", layout.buttons, label, hint="F", shortcut="f", press=press, anytime=True)
