"""The cards that Explorers or Traders show: a panel over the chart, from which one card is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.pacific_map import cards_faces
from scenes.pacific_map.layout import CARD_RATIO, MapLayout
from scenes.pacific_map.look import GOLD, NIGHT, TAPA, Brush
from scenes.ui import draw
from scenes.ui.palette import WHITE
from scenes.ui.theme import H3, Style

PAD, GAP, HEAD = 28, 16, 64  # units
MOST_ROWS = 3
SMALL = 110  # units of width under which a card has no room for words


@dataclass(frozen=True, slots=True)
class Offer:
    """``cards`` to choose from, how many copies each stands for, the ``place`` that is chosen, if any."""

    title: str
    cards: Sequence[int]
    counts: Sequence[int]
    chosen: int | None


def offered_rects(brush: Brush, layout: MapLayout, count: int) -> list[Rect]:
    """Where the cards lie, as large as the panel lets them be: in one row, or in more where they are many."""
    area = layout.arena.inflate(-2 * brush.px(PAD), -2 * brush.px(PAD))
    area = Rect(area.x, area.y + brush.px(HEAD), area.width, area.height - brush.px(HEAD))
    gap = brush.px(GAP)
    rows = max(range(1, MOST_ROWS + 1), key=lambda rows: _width(area, count, rows, gap))
    width = _width(area, count, rows, gap)
    height = round(width / CARD_RATIO)
    across = -(-count // rows)
    used = rows * height + (rows - 1) * gap
    top = area.y + (area.height - used) // 2
    rects = []
    for row in range(rows):
        many = min(across, count - row * across)
        left = area.centerx - (many * width + (many - 1) * gap) // 2
        rects += [Rect(left + i * (width + gap), top + row * (height + gap), width, height) for i in range(many)]
    return rects


def paint_offer(brush: Brush, surface: Surface, layout: MapLayout, offer: Offer) -> None:
    """The panel with its cards."""
    theme = brush.theme
    draw.panel(theme, surface, layout.arena, fill=NIGHT, alpha=0.96, radius=16, line=GOLD, cast="lifted")
    head = Rect(layout.arena.x, layout.arena.y + brush.px(14), layout.arena.width, brush.px(HEAD))
    theme.draw_text(surface, offer.title, head.inflate(-2 * brush.px(PAD), 0), H3, TAPA, NIGHT, align="center")
    rects = offered_rects(brush, layout, len(offer.cards))
    for place, (card, rect) in enumerate(zip(offer.cards, rects, strict=True)):
        draw.drop_shadow(theme, surface, rect, "chip", 12)
        if brush.units(rect.width) < SMALL:
            face = cards_faces.small_face(brush, card, rect.size)
        else:
            face = cards_faces.hand_face(brush, card, rect.size)
        theme.stamp(surface, face, rect.topleft)
        if offer.counts[place] > 1:
            _paint_count(brush, surface, rect, offer.counts[place])
        if place == offer.chosen:
            draw.box(theme, surface, rect, None, radius=12, line=GOLD, line_width=6)


def _paint_count(brush: Brush, surface: Surface, card: Rect, count: int) -> None:
    style, text = Style("figure", 24), f"×{count}"
    badge = Rect(0, 0, brush.theme.measure(text, style)[0] + brush.px(20), brush.px(34))
    badge.topright = (card.right - brush.px(4), card.y + round(card.height * 0.3))
    draw.box(brush.theme, surface, badge, NIGHT, radius=17, line=WHITE, line_width=2)
    brush.theme.draw_text(surface, text, badge, style, WHITE, NIGHT, align="center")


def _width(area: Rect, count: int, rows: int, gap: int) -> int:
    """The width of a card where so many lie in so many rows."""
    across = max(1, -(-count // rows))
    high = (area.height - gap * (rows - 1)) // rows
    return max(1, min((area.width - gap * (across - 1)) // across, round(high * CARD_RATIO)))
