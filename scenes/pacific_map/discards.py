"""All discards, sorted by kind: every name of the deck with how many of it lie there."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.pacific.cards import CARDS, KINDS
from scenes.pacific_map import cloth
from scenes.pacific_map.cards_faces import list_row
from scenes.pacific_map.look import UMBER, Brush
from scenes.pacific_map.words import say
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.palette import rgb
from scenes.ui.theme import Style

COLUMNS = 4
MOST_ROW, GAP = 60, 8
WIDE, HEAD, FOOT = 1640, 84, 92
BROWN = rgb("6B4A2C")


@dataclass(frozen=True, slots=True)
class BrowserPlaces:
    """The sheet, its heading, by card the row of each name (sorted by kind), and the room for buttons below."""

    sheet: Rect
    heading: Rect
    rows: tuple[Rect, ...]
    buttons: Rect


def browser_layout(metrics: Metrics, count: int = len(CARDS)) -> BrowserPlaces:
    """Places for so many names in columns, as many as the window holds in its middle."""
    width = min(WIDE, metrics.across - 48)
    deep = -(-count // COLUMNS)
    room = metrics.down - 48 - HEAD - FOOT
    pitch = min(MOST_ROW + GAP, room / deep)
    height = HEAD + FOOT + pitch * deep
    x, y = (metrics.across - width) / 2, (metrics.down - height) / 2
    inner, pad = width - 64, 32
    column = (inner + GAP * 2) / COLUMNS
    rows = {}
    for index, card in enumerate(sorted(range(count), key=lambda card: (KINDS.index(CARDS[card].kind), card))):
        across, down = divmod(index, deep)
        left, top = x + pad + across * column, y + HEAD + down * pitch
        rows[card] = metrics.rect(left, top, column - GAP * 2, pitch - GAP)
    return BrowserPlaces(
        sheet=metrics.rect(x, y, width, height),
        heading=metrics.rect(x + pad, y + 20, inner, HEAD - 28),
        rows=tuple(rows[card] for card in range(count)),
        buttons=metrics.rect(x + pad, y + height - FOOT + 10, inner, FOOT - 30),
    )


def paint_discards(brush: Brush, surface: Surface, places: BrowserPlaces, cards: Sequence[int]) -> None:
    """The sheet with all names; `cards` are those that lie in the discards."""
    theme = brush.theme
    draw.drop_shadow(theme, surface, places.sheet, "lifted", 20)
    cloth.sheet(brush, surface, places.sheet, radius=20, kind=cloth.HOUSE, thick=14)
    title, style = say(brush, "discard_title"), Style("display", 42)
    theme.draw_text(surface, title, places.heading, style, UMBER, cloth.SHEET)
    used = theme.measure(title, style)[0] + brush.px(24)
    rest = Rect(places.heading.x + used, places.heading.y, places.heading.width - used, places.heading.height)
    count = say(brush, "discard_count", count=len(cards))
    theme.draw_text(surface, count, rest, Style("bold", 26), BROWN, cloth.SHEET, align="right")
    for card, row in enumerate(places.rows):
        theme.stamp(surface, list_row(brush, card, row.size, list(cards).count(card)), row.topleft)
