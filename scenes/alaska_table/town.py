"""A town laid out by roll: every card under all the columns whose roll pays it, in one of four densities.

Cards are placed first-fit in the order in which they were acquired: into the highest row where all columns are
free, so that a card keeps its place as the town grows, until a denser mode is needed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from pygame import Rect

from game.alaska.cards import CARDS
from scenes.alaska_table.layout import TableLayout, span
from scenes.ui.display import Metrics


class Density(IntEnum):
    """How much of a card its tile shows."""

    TALL = 0
    """Picture, name and dollars."""
    LINE = 1
    """Icon, name and dollars on one line."""
    DENSE = 2
    """As LINE, and two single-roll cards share a column: icon and dollars."""
    ICONS = 3
    """As DENSE, and three single-roll cards share a column: the icon alone."""


TALL_PITCH = (62, 92)
LINE_PITCH = (32, 38)
DENSE_PITCH = (27, 34)
ICONS_PITCH = (12, 30)
_CELLS = {Density.TALL: 1, Density.LINE: 1, Density.DENSE: 2, Density.ICONS: 3}
_PITCH = {
    Density.TALL: TALL_PITCH,
    Density.LINE: LINE_PITCH,
    Density.DENSE: DENSE_PITCH,
    Density.ICONS: ICONS_PITCH,
}
_GAP = 4


@dataclass(frozen=True, slots=True)
class Tile:
    """A card of a town where it lies; ``rect`` in pixels."""

    card: int
    rect: Rect
    density: Density


def town_tiles(metrics: Metrics, layout: TableLayout, cards: Sequence[int]) -> list[Tile]:
    """The tiles of a town, in the order of ``cards``, in the roomiest density that holds them all."""
    for density in Density:
        places = _first_fit(cards, _CELLS[density])
        rows = 1 + max((row for row, _, _ in places), default=0)
        least, most = (units * metrics.unit for units in _PITCH[density])
        pitch = min(most, layout.town_area.height / rows)
        if pitch >= least or density is Density.ICONS:
            gap = metrics.px(_GAP) if density is Density.TALL else metrics.px(_GAP / 2)
            return [
                Tile(card, _tile_rect(layout, card, place, pitch, gap, _CELLS[density]), density)
                for card, place in zip(cards, places, strict=True)
            ]
    raise AssertionError("the densest mode holds any town")


def _first_fit(cards: Sequence[int], cells: int) -> list[tuple[int, int, int]]:
    """By card: its row, its first cell and its width in cells; a column has ``cells`` of them."""
    taken: list[set[int]] = []
    places = []
    for card in cards:
        low, high = CARDS[card].low, CARDS[card].high
        starts = [(low - 1) * cells + i for i in range(cells)] if low == high else [(low - 1) * cells]
        width = 1 if low == high else (high - low + 1) * cells
        row, start = _first_free(taken, starts, width)
        if row == len(taken):
            taken.append(set())
        taken[row] |= set(range(start, start + width))
        places.append((row, start, width))
    return places


def _first_free(taken: list[set[int]], starts: list[int], width: int) -> tuple[int, int]:
    for row, cells in enumerate(taken):
        for start in starts:
            if cells.isdisjoint(range(start, start + width)):
                return row, start
    return len(taken), starts[0]


def _tile_rect(
    layout: TableLayout, card: int, place: tuple[int, int, int], pitch: float, gap: int, cells: int
) -> Rect:
    row, start, width = place
    top = layout.town_area.y + round(row * pitch)
    height = round((row + 1) * pitch) - round(row * pitch) - gap
    columns = span(layout.columns, CARDS[card].low, CARDS[card].high)
    if width == 1 and cells > 1:
        inner = start % cells
        step = (columns.width + gap) / cells
        left = columns.x + round(inner * step)
        return Rect(left, top, round((inner + 1) * step) - gap - round(inner * step), height)
    return Rect(columns.x, top, columns.width, height)
