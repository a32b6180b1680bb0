"""The log beside the map: the newest lines of what happened."""

from pygame import Rect, Surface

from scenes.hint_pictures import paint_sheet
from scenes.log_view import LogView
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import GOLD, NIGHT, Brush, MapLook
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.words import say
from scenes.ui import draw
from scenes.ui.palette import rgb
from scenes.ui.theme import Style

TITLE = 38
LIGHT = rgb("6FB3C9")


def paint_log(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The whole panel; in its place the hint, while there is one."""
    if look.advice:
        paint_sheet(brush.theme, surface, layout.log, look.advice, brush.strings.text("hint.away"))
        return
    draw.panel(brush.theme, surface, layout.log)
    pad = brush.px(18)
    title = Rect(layout.log.x + pad, layout.log.y + brush.px(4), layout.log.width - 2 * pad, brush.px(TITLE - 6))
    brush.theme.draw_text(
        surface, say(brush, "log_news" if look.news else "log"), title, Style("bold", 22), GOLD, NIGHT
    )
    view = LogView(brush.theme, [state.setup.name for state in shown.seats], NIGHT, LIGHT, pad=14)
    view.paint(surface, _list(brush, layout), look.lines, look.scrolled)


def _list(brush: Brush, layout: MapLayout) -> Rect:
    top = brush.px(TITLE - 6)
    return Rect(layout.log.x, layout.log.y + top, layout.log.width, layout.log.height - top)
