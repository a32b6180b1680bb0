"""The whole table at rest, panel by panel."""

from pygame import Surface

from scenes.alaska_table.bar import paint_bar
from scenes.alaska_table.gauge import paint_corner, paint_gauge
from scenes.alaska_table.ground import paint_ground
from scenes.alaska_table.layout import TableLayout
from scenes.alaska_table.log_panel import paint_log
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.market_panel import paint_market
from scenes.alaska_table.new_cards_panel import paint_new_cards
from scenes.alaska_table.rivals_panel import paint_rivals
from scenes.alaska_table.shown import Shown
from scenes.alaska_table.town_panel import paint_town
from scenes.alaska_table.tray_panel import paint_tray


def paint_table(
    brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook, buttons_left: int
) -> None:
    """Everything but widgets; `buttons_left` is where the buttons of the bar begin, in pixels."""
    paint_ground(brush, surface, layout)
    paint_gauge(brush, surface, layout, shown)
    paint_corner(brush, surface, layout, shown)
    paint_market(brush, surface, layout, shown, look)
    paint_new_cards(brush, surface, layout, shown, look)
    paint_town(brush, surface, layout, shown, look)
    paint_tray(brush, surface, layout, shown, look)
    paint_log(brush, surface, layout, shown, look)
    paint_rivals(brush, surface, layout, shown, look)
    paint_bar(brush, surface, layout, shown, look, buttons_left)
