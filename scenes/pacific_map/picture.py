"""The Pacific's table as a picture: what rests is painted once, the sea and what sails are drawn over it."""

from pygame import Rect, Surface

from scenes.pacific_map import offer
from scenes.pacific_map.chart import Water
from scenes.pacific_map.deck_panel import paint_deck
from scenes.pacific_map.dock import paint_dock
from scenes.pacific_map.ground import paint_ground
from scenes.pacific_map.hand_panel import paint_hand, paint_prompt
from scenes.pacific_map.log_panel import paint_log
from scenes.pacific_map.look import MapLook
from scenes.pacific_map.map_panel import island_places, paint_map, paint_route
from scenes.pacific_map.raid_arena import paint_arena
from scenes.pacific_map.ribbon import paint_ribbon
from scenes.pacific_map.seats_panel import paint_seats
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.stage import Stage
from scenes.pacific_map.voyage_stage import paint_voyage

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
            *[spot.plate.inflate(px(24), px(24)) for spot in island_places(stage.brush, layout).values()],
            Rect(round(x - radius), round(y - radius), round(2 * radius), round(2 * radius)),
            Rect(0, round(chart.equator) - px(24), layout.bar.width, px(48)),
        ]
        self._open = {
            False: chart.open_waters(covered),
            True: chart.open_waters([*covered, layout.arena.inflate(px(24), px(24))]),
        }

    def paint(
        self, surface: Surface, stage: Stage, shown: Shown, look: MapLook, offered: str, explores: bool
    ) -> None:
        """All that rests; ``offered`` heads the cards on offer, if any (``explores``: chosen by their places)."""
        brush, layout = stage.brush, stage.layout
        paint_ground(brush, surface, layout, shown, look)
        paint_map(brush, surface, layout, shown, look)
        paint_ribbon(brush, surface, layout, shown, look)
        paint_deck(brush, surface, layout, shown, look)
        paint_log(brush, surface, layout, shown, look)
        paint_seats(brush, surface, layout, shown, look)
        if look.sailing:
            paint_voyage(brush, surface, layout, shown, look)
        else:
            paint_prompt(brush, surface, layout, shown, look)
        paint_dock(brush, surface, layout, shown, look)
        if look.fighting:
            paint_arena(brush, surface, layout, shown, look)
        if offered:
            offer.paint_offer(brush, surface, layout, shown, look.chosen, offered, explores)
        if not look.sailing:
            paint_hand(brush, surface, layout, shown, look)

    def draw(self, surface: Surface, stage: Stage, *, covered: bool) -> None:
        """The sea, and the canoe on its way; ``covered``: something lies over the chart."""
        look = stage.look
        for water in self._open[covered]:
            surface.blit(water.at(look.water), water.topleft)
        if look.sailing and look.route and not covered:
            paint_route(stage.brush, surface, stage.layout, stage.shown, look)
