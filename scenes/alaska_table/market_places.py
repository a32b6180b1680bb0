"""Where things are on the screen of the whole market: a pure function from the window and the number of cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect

from scenes.alaska_table.layout import LEAST_RIGHT, MOST_RIGHT, RIGHT_SHARE, ROOMY, ROOMY_HEIGHT, SHELVES, TIGHT
from scenes.ui.display import Metrics
from scenes.ui.theme import LEAD, Theme

CELL, LEAST_CELL = (200, 101), (170, 92)  # units
GAP = 9
SIGN_ROOM = 52  # units that a key sign takes on a button


@dataclass(frozen=True, slots=True)
class MarketPlaces:
    """Rectangles in pixels; ``cells`` are those of the cards on one page, row by row."""

    title: Rect
    multiples: Rect
    control_row: Rect
    type_row: Rect
    types: tuple[Rect, ...]
    grid: Rect
    cells: tuple[Rect, ...]
    seat: Rect
    panel: Rect
    details: Rect

    def controls(self, theme: Theme, labels: Sequence[str]) -> tuple[list[Rect], bool]:
        """The row of controls, the last one at its right end: each as wide as its label, or a share of the row.

        True beside them where there is room for key signs.
        """
        row, gap, pad = self.control_row, theme.px(4), theme.px(18)
        room = row.width - gap * len(labels)
        widths = [theme.measure(label, LEAD)[0] + 2 * pad for label in labels]
        signs = sum(widths) + theme.px(SIGN_ROOM) <= room
        if signs:
            widths[-1] += theme.px(SIGN_ROOM)
        elif sum(widths) > room:
            widths = [width * room // sum(widths) for width in widths]
        rects, x = [], row.x
        for width in widths:
            rects.append(Rect(x, row.y, width, row.height))
            x += width + gap
        rects[-1].right = row.right
        return rects, signs


def market_places(metrics: Metrics, cards: int) -> MarketPlaces:
    """The places for so many cards; where there is no room for all, the cells are those of a page."""
    space = ROOMY if metrics.down >= ROOMY_HEIGHT else TIGHT
    tall = space is ROOMY
    right = min(MOST_RIGHT, max(LEAST_RIGHT, metrics.across * RIGHT_SHARE))
    x, gutter = space.margin, space.gutter
    left = metrics.across - 2 * x - gutter - right
    right_x = x + left + gutter
    title_height, row = (60, 50) if tall else (46, 42)
    sort_y = space.top + title_height + 12
    type_y = sort_y + row + 10
    grid_y = type_y + row + 14
    bottom = metrics.down - space.bar - gutter
    grid = metrics.rect(x, grid_y, left, bottom - grid_y)
    type_row = metrics.rect(x, type_y, left, row)
    panel = metrics.rect(
        right_x, space.top + title_height + gutter, right, bottom - space.top - title_height - gutter
    )
    pad = metrics.px(28 if tall else 16)
    return MarketPlaces(
        title=metrics.rect(x, space.top, left * 0.66, title_height),
        multiples=metrics.rect(x + left * 0.66, space.top, left * 0.34, title_height),
        control_row=metrics.rect(x, sort_y, left, row),
        type_row=type_row,
        types=tuple(_row(type_row, SHELVES)),
        grid=grid,
        cells=tuple(_cells(metrics, grid, cards)),
        seat=metrics.rect(right_x, space.top, right, title_height),
        panel=panel,
        details=panel.inflate(-2 * pad, -pad),
    )


def _cells(metrics: Metrics, grid: Rect, cards: int) -> list[Rect]:
    """Cells for so many cards, or as many as fit: the fewest columns with which all rows are high enough."""
    gap = metrics.px(GAP)
    most = max(1, (grid.width + gap) // (metrics.px(LEAST_CELL[0]) + gap))
    first = max(1, min(most, (grid.width + gap) // (metrics.px(CELL[0]) + gap)))
    rows_that_fit = max(1, (grid.height + gap) // (metrics.px(LEAST_CELL[1]) + gap))
    columns = next((count for count in range(first, most) if count * rows_that_fit >= cards), most)
    rows = min(rows_that_fit, max(1, -(-cards // columns)))
    height = min((grid.height + gap) // rows - gap, metrics.px(CELL[1]) * 6 // 5)
    step = (grid.width + gap) / columns
    edges = [(round(i * step), round((i + 1) * step) - gap) for i in range(columns)]
    return [
        Rect(grid.x + start, grid.y + row * (height + gap), end - start, height)
        for row in range(rows)
        for start, end in edges
    ][: max(cards, 1)]


def _row(area: Rect, count: int) -> list[Rect]:
    edges = [round(area.width * i / count) for i in range(count + 1)]
    return [Rect(area.x + left, area.y, right - left, area.height) for left, right in pairwise(edges)]
