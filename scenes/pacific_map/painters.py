"""The whole table at rest, panel by panel."""

from pygame import Surface

from scenes.pacific_map.deck_panel import paint_deck
from scenes.pacific_map.dock import paint_dock
from scenes.pacific_map.ground import paint_ground
from scenes.pacific_map.hand_panel import paint_hand, paint_prompt
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.log_panel import paint_log
from scenes.pacific_map.look import MapBrush, MapLook
from scenes.pacific_map.map_panel import paint_map
from scenes.pacific_map.raid_arena import paint_arena
from scenes.pacific_map.ribbon import paint_ribbon
from scenes.pacific_map.seats_panel import paint_seats
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.voyage_stage import paint_voyage


def paint_table(brush: MapBrush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """Everything but widgets and what moves."""
    paint_ground(brush, surface, layout, shown, look)
    paint_map(brush, surface, layout, shown, look)
    if look.fighting:
        paint_arena(brush, surface, layout, shown, look)
    paint_ribbon(brush, surface, layout, shown, look)
    paint_seats(brush, surface, layout, shown, look)
    paint_deck(brush, surface, layout, shown, look)
    paint_log(brush, surface, layout, shown, look)
    paint_dock(brush, surface, layout, shown, look)
    if look.sailing:
        paint_voyage(brush, surface, layout, shown, look)
    else:
        paint_hand(brush, surface, layout, shown, look)
        paint_prompt(brush, surface, layout, shown, look)
