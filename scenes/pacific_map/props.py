"""What the presenter lets fly over the Pacific's table: cards, and the banner at the end."""

from pygame import Rect, Surface

from scenes.movers import Drawn, Flying, Point
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import BUFF, RUST, TAPA, UMBER, Brush
from scenes.pacific_map.stage import Stage
from scenes.ui import draw
from scenes.ui.theme import BODY, H1

BANNER = (760, 190)  # units


def flying(stage: Stage, card: int | None, size: tuple[int, int]) -> Flying:
    """A card as large as it will be where it lands; its back where it is None."""
    picture = stage.back(size) if card is None else stage.face(card, size)
    return Flying(picture, (0.0, 0.0), (float(size[0]), float(size[1])))


def banner(brush: Brush, layout: MapLayout, title: str, line: str) -> Drawn:
    """A strip of cloth across the chart that says what has come."""

    def paint(surface: Surface, centre: Point, alpha: int) -> None:
        theme = brush.theme
        place = Rect(0, 0, brush.px(BANNER[0]), brush.px(BANNER[1]))
        place.center = (round(centre[0]), round(centre[1]))
        draw.box(theme, surface, place, TAPA, low=BUFF, radius=16, alpha=alpha / 255, line=UMBER)
        upper = Rect(place.x, place.y + brush.px(20), place.width, brush.px(80))
        lower = Rect(place.x, upper.bottom, place.width, brush.px(60))
        theme.draw_text(surface, title, upper, H1, UMBER, TAPA, align="center", alpha=alpha)
        theme.draw_text(surface, line, lower, BODY, RUST, TAPA, align="center", alpha=alpha)

    foot = layout.chart.bottom - brush.px(BANNER[1]) * 0.62  # most islands, which light up, are above it
    return Drawn(paint, (float(layout.chart.centerx), foot))
