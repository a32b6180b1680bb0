"""The sea behind everything: the map's picture for this window."""

from pygame import Surface

from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import MapBrush, MapLook
from scenes.pacific_map.shown import Shown


def paint_ground(brush: MapBrush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """Cover the whole surface."""
    surface.blit(brush.chart.ground, (0, 0))
