"""The cards that Explorers or Traders show: a panel over the chart, from which one card is chosen."""

from pygame import Rect, Surface

from scenes.pacific_map import cards_faces
from scenes.pacific_map.layout import CARD_RATIO, MapLayout
from scenes.pacific_map.look import GOLD, NIGHT, TAPA, Brush
from scenes.pacific_map.shown import Shown
from scenes.ui import draw
from scenes.ui.theme import H3

PAD, GAP, HEAD = 28, 16, 64  # units
MOST_ROWS = 3


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


def paint_offer(
    brush: Brush,
    surface: Surface,
    layout: MapLayout,
    shown: Shown,
    chosen: tuple[int, ...],
    title: str,
    places: bool,
) -> None:
    """The panel; ``places``: what is chosen are places (Explorers), not cards."""
    theme = brush.theme
    draw.panel(theme, surface, layout.arena, fill=NIGHT, alpha=0.96, radius=16, line=GOLD, cast="lifted")
    head = Rect(layout.arena.x, layout.arena.y + brush.px(14), layout.arena.width, brush.px(HEAD))
    theme.draw_text(surface, title, head.inflate(-2 * brush.px(PAD), 0), H3, TAPA, NIGHT, align="center")
    rects = offered_rects(brush, layout, len(shown.offered))
    for place, (card, rect) in enumerate(zip(shown.offered, rects, strict=True)):
        state = "chosen" if (place if places else card) in chosen else "rest"
        small = brush.units(rect.width) < 150
        face = (
            cards_faces.small_face(brush, card, rect.size)
            if small
            else cards_faces.hand_face(brush, card, rect.size, state)
        )
        draw.drop_shadow(theme, surface, rect, "chip", 12)
        theme.stamp(surface, face, rect.topleft)
        if small and state == "chosen":
            draw.box(theme, surface, rect, None, radius=12, line=GOLD, line_width=6)


def _width(area: Rect, count: int, rows: int, gap: int) -> int:
    """The width of a card where so many lie in so many rows."""
    across = max(1, -(-count // rows))
    high = (area.height - gap * (rows - 1)) // rows
    return max(1, min((area.width - gap * (across - 1)) // across, round(high * CARD_RATIO)))
