"""The set-aside market on thirteen shelves, one a type in a fixed place, in one of three densities."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from pygame import Rect

from game.alaska.cards import CARDS, COST
from scenes.alaska_table.layout import SHELVES, TableLayout
from scenes.ui.display import Metrics


class Slot(IntEnum):
    """How much of a card its place on a shelf shows."""

    CHIP = 0
    """Score, icon, price and dollars."""
    SLIP = 1
    """Score and price on one line."""
    HALF = 2
    """Two cards on a line: the score alone."""


CHIP_HEIGHT, LEAST_CHIP = 48, 44
SLIP_HEIGHT, LEAST_SLIP = 30, 18
GAP = 4


@dataclass(frozen=True, slots=True)
class Shelved:
    """A card of the market where it lies; ``rect`` in pixels."""

    card: int
    rect: Rect
    slot: Slot


def shelved_cards(metrics: Metrics, layout: TableLayout, market: Sequence[int]) -> list[Shelved]:
    """The market on its shelves, cheapest on top, each shelf in the roomiest density that holds it."""
    lying = []
    for type_ in range(SHELVES):
        cards = sorted((card for card in market if CARDS[card].type == type_), key=lambda c: (COST[c], c))
        lying += _shelf(metrics, shelf_room(metrics, layout, type_), cards)
    return lying


def shelf_room(metrics: Metrics, layout: TableLayout, type_: int) -> Rect:
    """What the header of a shelf leaves for its cards."""
    shelf = layout.shelves[type_]
    header = metrics.px(layout.spacing.shelf_header)
    return Rect(shelf.x, shelf.y + header, shelf.width, shelf.height - header)


def _shelf(metrics: Metrics, room: Rect, cards: Sequence[int]) -> list[Shelved]:
    if not cards:
        return []
    gap = metrics.px(GAP)
    pitch = room.height / len(cards)
    if pitch - gap >= LEAST_CHIP * metrics.unit:
        pitch = min(pitch, metrics.px(CHIP_HEIGHT) + gap)
        return _column(room, cards, pitch, gap, Slot.CHIP)
    gap = max(1, gap // 2)
    if pitch - gap >= LEAST_SLIP * metrics.unit:
        pitch = min(pitch, metrics.px(SLIP_HEIGHT) + gap)
        return _column(room, cards, pitch, gap, Slot.SLIP)
    rows = -(-len(cards) // 2)
    pitch = min(room.height / rows, metrics.px(SLIP_HEIGHT) + gap)
    half = (room.width - gap) // 2
    left = Rect(room.x, room.y, half, room.height)
    right = Rect(room.right - half, room.y, half, room.height)
    return _column(left, cards[:rows], pitch, gap, Slot.HALF) + _column(right, cards[rows:], pitch, gap, Slot.HALF)


def _column(room: Rect, cards: Sequence[int], pitch: float, gap: int, slot: Slot) -> list[Shelved]:
    edges = [(round(i * pitch), round((i + 1) * pitch) - gap) for i in range(len(cards))]
    return [
        Shelved(card, Rect(room.x, room.y + top, room.width, bottom - top), slot)
        for card, (top, bottom) in zip(cards, edges, strict=True)
    ]
