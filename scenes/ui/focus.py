"""One spatial focus for mouse, keyboard and pads. Pure geometry: no window, no drawing."""

from collections.abc import Mapping, Sequence

import pygame

from scenes.ui.input import Kind
from scenes.ui.widgets import Widget

ASIDE = 3.0  # a step aside counts as this many steps ahead
OFF_AXIS = 0.2  # and a shift of the middles this share of one


def neighbour(rects: Mapping[str, pygame.Rect], current: pygame.Rect, direction: Kind) -> str | None:
    """The key of the nearest rectangle in a direction, None where there is none.

    What lies straight ahead (its side overlaps with that of `current`) is preferred to what lies aslant.
    """
    best: tuple[float, str] | None = None
    for key, rect in rects.items():
        cost = _cost(current, rect, direction)
        if cost is not None and (best is None or (cost, key) < best):
            best = (cost, key)
    return best[1] if best else None


def _cost(here: pygame.Rect, there: pygame.Rect, direction: Kind) -> float | None:
    """What a move costs, in pixels; None where `there` does not lie in that direction."""
    ahead, low, high, own_low, own_high = _along(here, there, direction)
    if ahead is None:
        return None
    gap = max(0, low - own_high, own_low - high)
    shift = abs((low + high) - (own_low + own_high)) / 2
    return ahead + ASIDE * gap + OFF_AXIS * shift


def _along(here: pygame.Rect, there: pygame.Rect, direction: Kind) -> tuple[int | None, int, int, int, int]:
    """Distance ahead (None: behind or beside), then the sides across the direction: theirs, ours."""
    if direction in (Kind.LEFT, Kind.RIGHT):
        right = direction is Kind.RIGHT
        ahead = there.left - here.right if right else here.left - there.right
        beyond = there.centerx > here.centerx if right else there.centerx < here.centerx
        overlap = min(here.width, there.width) // 2
        sides = (there.top, there.bottom, here.top, here.bottom)
    else:
        down = direction is Kind.DOWN
        ahead = there.top - here.bottom if down else here.top - there.bottom
        beyond = there.centery > here.centery if down else there.centery < here.centery
        overlap = min(here.height, there.height) // 2
        sides = (there.left, there.right, here.left, here.right)
    if not beyond or ahead < -overlap:
        return (None, *sides)
    return (max(0, ahead), *sides)


def reading_order(widgets: Sequence[Widget]) -> list[str]:
    """Keys row by row, from left to right; a row is what starts above the middle of its first member."""
    rest = sorted(widgets, key=lambda widget: (widget.rect.top, widget.rect.left))
    order = []
    while rest:
        middle = rest[0].rect.centery
        row = [widget for widget in rest if widget.rect.top <= middle]
        order += [widget.key for widget in sorted(row, key=lambda widget: widget.rect.left)]
        rest = [widget for widget in rest if widget.rect.top > middle]
    return order


def at(widgets: Sequence[Widget], pos: tuple[int, int]) -> Widget | None:
    """The widget under a point; where they overlap, the one published last."""
    for widget in reversed(widgets):
        if widget.rect.collidepoint(pos):
            return widget
    return None


class Focus:
    """Which widget has the focus. It survives rebuilt widgets by key, and lost ones by place."""

    def __init__(self) -> None:
        self.key: str | None = None
        self._widgets: Sequence[Widget] = ()
        self._rect: pygame.Rect | None = None

    @property
    def widget(self) -> Widget | None:
        """The widget in focus."""
        return next((widget for widget in self._widgets if widget.key == self.key), None)

    def sync(self, widgets: Sequence[Widget]) -> None:
        """Take up the widgets as they are now."""
        self._widgets = widgets
        if not widgets:
            return  # the key is kept: the widgets may be back after an animation
        widget = self.widget or self._substitute()
        self.key, self._rect = widget.key, widget.rect

    def set(self, key: str) -> bool:
        """Put the focus on a widget by key; True where that changed it. An unknown key waits for `sync`."""
        changed, self.key = self.key != key, key
        if self.widget is not None:
            self._rect = self.widget.rect
        return changed

    def hover(self, pos: tuple[int, int]) -> bool:
        """The mouse moved: what is under it takes the focus. True where anything changed."""
        widget = at(self._widgets, pos)
        return widget is not None and self.set(widget.key)

    def move(self, direction: Kind) -> bool:
        """Go to the neighbour in a direction; True where anything changed."""
        here = self.widget
        if here is None:
            return False
        others = {widget.key: widget.rect for widget in self._widgets if widget.key != self.key}
        key = neighbour(others, here.rect, direction)
        return key is not None and self.set(key)

    def step(self, by: int) -> bool:
        """Go to the next (1) or the previous (-1) widget in reading order, round the ends."""
        order = reading_order(self._widgets)
        if not order:
            return False
        place = order.index(self.key) if self.key in order else -1
        return self.set(order[(place + by) % len(order)])

    def _substitute(self) -> Widget:
        """Where the focus goes when its widget is gone: the nearest left, or else the primary or the first one."""
        if self._rect is not None:
            x, y = self._rect.center
            return min(self._widgets, key=lambda w: (w.rect.centerx - x) ** 2 + (w.rect.centery - y) ** 2)
        primary = [widget for widget in self._widgets if widget.primary and widget.enabled]
        return (primary or list(self._widgets))[0]
