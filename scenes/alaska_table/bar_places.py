"""Places for rows of buttons: at one end of their room, each as wide as its words."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from scenes.alaska_table.decisions import Button
from scenes.alaska_table.layout import TableLayout
from scenes.ui import draw
from scenes.ui.theme import LEAD, Theme
from scenes.ui.widgets import Widget

HEIGHT, GAP, PADDING, LEAST_WIDTH = 56, 12, 18, 110  # units
MOST_SHARE = 0.62
"""Of the bar's width, what its buttons may take: the rest is for the prompt."""


def bar_widgets(theme: Theme, layout: TableLayout, buttons: Sequence[Button]) -> list[Widget]:
    """The buttons of the bar as widgets."""
    bar = layout.bar
    room = Rect(bar)
    room.width = round(bar.width * MOST_SHARE)
    room.right = bar.right - theme.px(layout.spacing.margin)
    return button_row(theme, room, buttons)


def button_row(theme: Theme, room: Rect, buttons: Sequence[Button], align: str = "right") -> list[Widget]:
    """Buttons side by side at the right (or ``left``) of ``room`` (pixels), at half its height.

    Where there is too little room they lose their key signs, and then share it.
    """
    if not buttons:
        return []
    gap = theme.px(GAP)
    space = room.width - gap * (len(buttons) - 1)
    widths = [_width(theme, button) for button in buttons]
    if sum(widths) > space:
        buttons = [replace(button, hint="") for button in buttons]
        widths = [_width(theme, button) for button in buttons]
    if sum(widths) > space:
        widths = [width * space // sum(widths) for width in widths]
    height = min(theme.px(HEIGHT), room.height - theme.px(10))
    x = room.x if align == "left" else room.right - sum(widths) - gap * (len(buttons) - 1)
    widgets = []
    for button, width in zip(buttons, widths, strict=True):
        rect = Rect(x, room.centery - height // 2, width, height)
        widgets.append(
            Widget(
                button.key,
                rect,
                button.label,
                primary=button.primary,
                hint=button.hint,
                shortcut=button.shortcut,
                anytime=button.anytime,
                selected=button.selected,
                press=button.press,
            )
        )
        x += width + gap
    return widgets


def _width(theme: Theme, button: Button) -> int:
    width = theme.measure(button.label, LEAD)[0] + 2 * theme.px(PADDING) + theme.px(8)
    if button.hint:
        width += draw.key_width(theme, button.hint, theme.px(34)) + theme.px(PADDING) // 2
    return max(theme.px(LEAST_WIDTH), width)
