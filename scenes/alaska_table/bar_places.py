"""Places for the buttons of the bar: at its right end, each as wide as its words, all in the same order."""

from collections.abc import Sequence

from pygame import Rect

from scenes.alaska_table.decisions import Button
from scenes.alaska_table.layout import TableLayout
from scenes.ui import draw
from scenes.ui.theme import LEAD, Theme
from scenes.ui.widgets import Widget

HEIGHT, GAP, PADDING, LEAST_WIDTH = 56, 12, 18, 120  # units
MOST_SHARE = 0.62
"""Of the bar's width, what its buttons may take; beyond that they share it."""


def bar_widgets(theme: Theme, layout: TableLayout, buttons: Sequence[Button]) -> list[Widget]:
    """The buttons as widgets, in pixels."""
    bar, gap = layout.bar, theme.px(GAP)
    widths = [_width(theme, button) for button in buttons]
    room = round(bar.width * MOST_SHARE) - gap * (len(buttons) - 1)
    if sum(widths) > room:
        widths = [width * room // sum(widths) for width in widths]
    height = min(theme.px(HEIGHT), bar.height - theme.px(10))
    x = bar.right - theme.px(layout.spacing.margin) - sum(widths) - gap * (len(buttons) - 1)
    widgets = []
    for button, width in zip(buttons, widths, strict=True):
        rect = Rect(x, bar.centery - height // 2, width, height)
        widgets.append(
            Widget(
                button.key,
                rect,
                button.label,
                primary=button.primary,
                hint=button.hint,
                shortcut=button.shortcut,
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
