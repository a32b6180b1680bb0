"""Where the panels of the Alaska table lie: a pure function from the window to rectangles.

All lengths in the constants are units (``display.Metrics``); all rectangles are pixels. The heights of the rows are
shares of what the window leaves, so that a larger *Size* or a squarer window squeezes or stretches every row alike.
"""

from dataclasses import dataclass

from pygame import Rect

from scenes.ui.display import Metrics

COLUMNS = 12
"""Columns of a town, one for each roll of 1 to 12."""
SHELVES = 13
"""Shelves of the market, one for each type of card."""
NEW_CARDS = 3

ROOMY_HEIGHT = 960
"""Below so many units of height the margins and fixed rows shrink."""
RIVALS_SHARE, MARKET_SHARE, TOWN_SHARE = 148, 324, 396
MOST_RIVALS_HEIGHT, MOST_MARKET_HEIGHT = 220, 460
LEAST_RIGHT, MOST_RIGHT, RIGHT_SHARE = 420, 620, 544 / 1920


@dataclass(frozen=True, slots=True)
class Spacing:
    """Margins and fixed rows in units."""

    margin: float
    top: float
    gutter: float
    gauge: float
    bar: float
    padding: float
    header: float
    rail: float
    shelf_header: float


ROOMY = Spacing(margin=24, top=20, gutter=16, gauge=44, bar=80, padding=14, header=56, rail=44, shelf_header=40)
TIGHT = Spacing(margin=14, top=10, gutter=10, gauge=38, bar=70, padding=8, header=46, rail=36, shelf_header=32)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every panel of the table; ``rivals`` in the order in which they play after the seat shown."""

    spacing: Spacing
    gauge: Rect
    corner: Rect
    rivals: tuple[Rect, ...]
    log: Rect
    market: Rect
    shelves: tuple[Rect, ...]
    shelf_area: Rect
    new_cards: Rect
    slots: tuple[Rect, ...]
    town: Rect
    town_header: Rect
    rail: tuple[Rect, ...]
    columns: tuple[Rect, ...]
    town_area: Rect
    tray: Rect
    bar: Rect


def table_layout(metrics: Metrics, rivals: int) -> TableLayout:
    """The panels of a table with so many rivals (1 to 4) beside the seat shown."""
    space = ROOMY if metrics.down >= ROOMY_HEIGHT else TIGHT
    right = min(MOST_RIGHT, max(LEAST_RIGHT, metrics.across * RIGHT_SHARE))
    left = metrics.across - 2 * space.margin - space.gutter - right
    x, right_x = space.margin, space.margin + left + space.gutter

    rivals_y = space.top + space.gauge + space.gutter
    bar_y = metrics.down - space.bar
    free = bar_y - rivals_y - 3 * space.gutter
    whole = RIVALS_SHARE + MARKET_SHARE + TOWN_SHARE
    rivals_height = min(MOST_RIVALS_HEIGHT, free * RIVALS_SHARE / whole)
    market_height = min(MOST_MARKET_HEIGHT, free * MARKET_SHARE / whole)
    town_height = free - rivals_height - market_height
    market_y = rivals_y + rivals_height + space.gutter
    town_y = market_y + market_height + space.gutter

    market = metrics.rect(x, market_y, left, market_height)
    new_cards = metrics.rect(right_x, market_y, right, market_height)
    town = metrics.rect(x, town_y, left, town_height)
    shelf_area = _below(metrics, market, space.header, space.padding)
    town_area = _below(metrics, town, space.header + space.rail + space.padding / 2, space.padding)
    rail_y = town_y + space.header
    rail = metrics.rect(x + space.padding, rail_y, left - 2 * space.padding, space.rail)
    return TableLayout(
        spacing=space,
        gauge=metrics.rect(x, space.top, left, space.gauge),
        corner=metrics.rect(right_x, space.top, right, space.gauge),
        rivals=tuple(_split(metrics.rect(x, rivals_y, left, rivals_height), rivals, metrics.px(space.gutter))),
        log=metrics.rect(right_x, rivals_y, right, rivals_height),
        market=market,
        shelves=tuple(_split(shelf_area, SHELVES, metrics.px(4))),
        shelf_area=shelf_area,
        new_cards=new_cards,
        slots=tuple(new_card_slots(metrics, new_cards, NEW_CARDS)),
        town=town,
        town_header=metrics.rect(x, town_y, left, space.header),
        rail=tuple(_split(rail, COLUMNS, metrics.px(4))),
        columns=tuple(_split(town_area, COLUMNS, metrics.px(4))),
        town_area=town_area,
        tray=metrics.rect(right_x, town_y, right, town_height),
        bar=Rect(0, metrics.height - metrics.px(space.bar), metrics.width, metrics.px(space.bar)),
    )


def new_card_slots(metrics: Metrics, panel: Rect, count: int) -> list[Rect]:
    """Places for the new cards, 5:7 as the card faces are, as large as the panel lets them be.

    More than three (the house rule that replaces events) share the same width.
    """
    space = ROOMY if metrics.down >= ROOMY_HEIGHT else TIGHT
    area = _below(metrics, panel, space.header, space.padding)
    gap = metrics.px(12)
    places = max(count, NEW_CARDS)
    width = min((area.width - gap * (places - 1)) // places, area.height * 5 // 7)
    height = min(area.height, width * 7 // 5)
    used = width * places + gap * (places - 1)
    left, top = area.x + (area.width - used) // 2, area.y + (area.height - height) // 2
    return [Rect(left + i * (width + gap), top, width, height) for i in range(count)]


def span(rects: tuple[Rect, ...], low: int, high: int) -> Rect:
    """The rectangle over the columns of the rolls ``low`` to ``high`` (1 to 12)."""
    return rects[low - 1].union(rects[high - 1])


def _below(metrics: Metrics, panel: Rect, header: float, padding: float) -> Rect:
    """What a panel leaves under its header, inside its padding."""
    pad, top = metrics.px(padding), metrics.px(header)
    return Rect(panel.x + pad, panel.y + top, panel.width - 2 * pad, panel.height - top - pad)


def _split(area: Rect, count: int, gap: int) -> list[Rect]:
    """The area cut into columns of equal width, to the pixel."""
    step = (area.width + gap) / count
    edges = [(round(i * step), round((i + 1) * step) - gap) for i in range(count)]
    return [Rect(area.x + start, area.y, end - start, area.height) for start, end in edges]
