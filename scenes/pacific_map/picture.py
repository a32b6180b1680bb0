"""The Pacific's table as a picture: what rests is painted once, the sea and what sails are drawn over it."""

from pygame import Rect, Surface

from scenes.pacific_map.chart import Water
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import MapBrush, MapLook
from scenes.pacific_map.map_panel import island_places, paint_route
from scenes.pacific_map.offer import Offer, paint_offer
from scenes.pacific_map.painters import paint_table
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.stage import Stage

ARROW = 24
"""Units that the arrow of the seat that is asked stands out beside its plate."""


class Picture:
    """Paints a stage. The sea moves only where nothing lies over it, so it never has to be covered again."""

    def __init__(self) -> None:
        self._open: dict[bool, tuple[Water, ...]] = {}

    def lay_out(self, stage: Stage) -> None:
        """The window has another size."""
        layout, chart = stage.layout, stage.brush.chart
        px = stage.brush.px
        x, y, radius = chart.compass
        covered = [
            layout.bar,
            layout.deck_panel,
            layout.log,
            layout.stage.union(layout.dock),
            *[plate.inflate(2 * px(ARROW), px(8)) for plate in layout.seats],
            *[
                sign.inflate(px(24), px(24))
                for spot in island_places(stage.brush, layout).values()
                for sign in (spot.plate, spot.emblem)
            ],
            Rect(round(x - radius), round(y - radius), round(2 * radius), round(2 * radius)),
            Rect(0, round(chart.equator) - px(24), layout.bar.width, px(48)),
        ]
        self._open = {
            False: chart.open_waters(covered),
            True: chart.open_waters([*covered, layout.arena.inflate(px(24), px(24))]),
        }

    def paint(
        self,
        surface: Surface,
        brush: MapBrush,
        layout: MapLayout,
        shown: Shown,
        look: MapLook,
        offer: Offer | None,
    ) -> None:
        """All that rests, and the cards on offer, if any."""
        paint_table(brush, surface, layout, shown, look)
        if offer is not None:
            paint_offer(brush, surface, layout, offer)

    def draw(self, surface: Surface, stage: Stage, *, covered: bool) -> None:
        """The sea, and the canoe on its way; ``covered``: something lies over the chart."""
        look = stage.look
        for water in self._open[covered]:
            surface.blit(water.at(look.water), water.topleft)
        if look.sailing and look.route and not covered:
            paint_route(stage.brush, surface, stage.layout, stage.shown, look)
