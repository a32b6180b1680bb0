"""The card in focus large beside it, once the focus has stayed there for a while."""

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.alaska_table.details import Details, paint_card
from scenes.alaska_table.stage import Stage

TIMES = 2.0
"""How much larger than a new card on the table it is shown."""
SMALLER = (1.0, 0.85, 0.7, 0.55, 0.4)
"""Shares of that, tried one after the other where the room is short."""
GAP, MARGIN = 18, 12  # units
MOST = 4
"""Cards shown side by side, where several are meant."""


class Preview:
    """Which cards are to be shown and how long the focus has stayed on them; ``open`` once they are shown."""

    def __init__(self) -> None:
        self.cards: tuple[int, ...] = ()
        self.open = False
        self._waited = 0.0

    def aim(self, cards: Sequence[int] = ()) -> bool:
        """The focus, or the mouse, came to something that stands for these cards; True if others vanish."""
        meant, was_open = tuple(cards[:MOST]), self.open
        if meant == self.cards:
            return False
        self.cards, self.open, self._waited = meant, False, 0.0
        return was_open

    def wait(self, dt: float, delay: float) -> bool:
        """``dt`` seconds passed; True when they are to be shown from now on."""
        self._waited += dt
        if self.open or not self.cards or self._waited < delay:
            return False
        self.open = True
        return True


def preview_rooms(place: Rect, card: Rect, count: int, area: Rect, gap: int) -> list[Rect]:
    """Room for each of ``count`` cards as large as ``card``, in a row beside ``place`` and within ``area``.

    They are smaller where there is too little room, and none where there is none; all in pixels.
    """
    for share in SMALLER:
        width, height = round(card.width * share), round(card.height * share)
        row = Rect(0, 0, count * width + (count - 1) * gap, height)
        row.centery = place.centery
        for left in (place.right + gap, place.left - gap - row.width):
            row.left = left
            clamped = row.clamp(area)
            if clamped.left == left and area.contains(clamped):
                return [Rect(clamped.x + i * (width + gap), clamped.y, width, height) for i in range(count)]
    return []


def paint_preview(stage: Stage, surface: Surface, details: Sequence[Details], place: Rect) -> None:
    """The cards beside the widget at ``place``: they cover neither that nor the bar."""
    px = stage.metrics.px
    area = stage.metrics.screen.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
    area.height = stage.layout.bar.top - px(MARGIN) - area.top
    slot = stage.slots()[0]
    height = min(round(slot.height * TIMES), area.height)
    card = Rect(0, 0, height * 5 // 7, height)
    rooms = preview_rooms(place, card, len(details), area, px(GAP))
    for told, room in zip(details, rooms, strict=False):
        paint_card(stage.brush, surface, told, room)
