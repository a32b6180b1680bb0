"""The Pacific's table as a picture: what rests is kept in parts, the sea and what sails are drawn over it.

A part is painted anew only where something on it has changed: painting everything takes longer than a frame.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from scenes.pacific_map.chart import Water
from scenes.pacific_map.deck_panel import paint_deck
from scenes.pacific_map.dock import paint_dock
from scenes.pacific_map.ground import paint_ground
from scenes.pacific_map.hand_panel import paint_hand, paint_prompt
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.log_panel import paint_log
from scenes.pacific_map.look import MapBrush, MapLook
from scenes.pacific_map.map_panel import island_places, paint_map, paint_route
from scenes.pacific_map.offer import Offer, paint_offer
from scenes.pacific_map.raid_arena import paint_arena
from scenes.pacific_map.ribbon import paint_ribbon
from scenes.pacific_map.seats_panel import paint_seats
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.stage import Stage
from scenes.pacific_map.voyage_stage import paint_voyage

ARROW = 24
"""Units that the arrow of the seat that is asked stands out beside its plate."""
RING = 28
"""Units by which the ring of the focus makes a thing wider and higher."""
LOG_LINES = 20
"""At most so many lines of the log are on the screen."""


@dataclass(frozen=True, slots=True)
class Sight:
    """All that is to be seen at rest."""

    brush: MapBrush
    layout: MapLayout
    shown: Shown
    look: MapLook
    offer: Offer | None


class Picture:
    """Paints what rests onto a surface from the parts that it keeps, and what moves over it.

    The sea moves only where nothing lies over it, so it never has to be covered again.
    """

    def __init__(self) -> None:
        self._open: dict[bool, tuple[Water, ...]] = {}
        self._picture: Surface | None = None
        self._brush: MapBrush | None = None
        self._signs: dict[str, Any] = {}

    def lay_out(self, stage: Stage) -> None:
        """The window has another size."""
        layout, chart = stage.layout, stage.brush.chart
        px = stage.brush.px
        x, y, radius = chart.compass
        covered = [
            layout.bar,
            *[
                panel.inflate(px(RING), px(RING))
                for panel in (layout.deck_panel, layout.log, layout.stage.union(layout.dock))
            ],
            *[plate.inflate(2 * px(ARROW), px(RING)) for plate in layout.seats],
            *[
                sign.inflate(px(RING), px(RING))
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

    def paint(self, surface: Surface, sight: Sight) -> None:
        """Cover the surface with all that rests."""
        brush = sight.brush
        if brush.theme.recorder is not None:  # a tool reads the texts: in one go, without the edges of parts
            paint_ground(brush, surface, sight.layout, sight.shown, sight.look)
            for part in PARTS.values():
                part.paint(surface, sight)
            return
        picture = self._picture
        if picture is None or picture.get_size() != surface.get_size() or self._brush is not brush:
            picture = self._picture = Surface(surface.get_size()).convert()
            self._brush, self._signs = brush, {}
        for name, part in PARTS.items():
            sign = part.sign(sight)
            if self._signs.get(name) != sign:
                self._signs[name] = sign
                picture.set_clip(part.area(sight.layout, picture.get_rect()))
                paint_ground(brush, picture, sight.layout, sight.shown, sight.look)
                part.paint(picture, sight)
                picture.set_clip(None)
        surface.blit(picture, (0, 0))

    def draw(self, surface: Surface, stage: Stage, *, covered: bool) -> None:
        """The sea, and the canoe on its way; ``covered``: something lies over the chart."""
        look = stage.look
        self.ripple(surface, look.water, covered=covered)
        if look.sailing and look.route and not covered:
            paint_route(stage.brush, surface, stage.layout, stage.shown, look)

    def ripple(self, surface: Surface, seconds: float, *, covered: bool) -> None:
        """The sea alone, as it is after so many seconds."""
        surface.blits([(water.at(seconds), water.topleft) for water in self._open[covered]], doreturn=False)


# ---- the parts


@dataclass(frozen=True, slots=True)
class Part:
    """Its ``area`` in the window, the ``sign`` that tells when it has to be painted, and how that is done."""

    area: Callable[[MapLayout, Rect], Rect]
    sign: Callable[[Sight], Any]
    paint: Callable[[Surface, Sight], None]


def _between(left: int, top: int, right: int, bottom: int) -> Rect:
    return Rect(left, top, right - left, bottom - top)


def _columns(layout: MapLayout) -> tuple[int, int]:
    """Where the plates and the chart meet, and the chart and the panels at its right."""
    return layout.chart.left, (layout.chart.right + layout.log.left) // 2


def _rows(layout: MapLayout) -> tuple[int, int]:
    """Below the bar, and below the chart."""
    return layout.bar.bottom, layout.prompt.top - 2


def _hand_ends(layout: MapLayout) -> int:
    return (layout.hand.right + layout.dock.left) // 2


def _public(sight: Sight) -> tuple[Any, ...]:
    """Every seat's public state."""
    shown = sight.shown
    return tuple((state.cards, len(state.islands)) for state in shown.seats), shown.current, shown.asked


def _hand_sign(sight: Sight) -> tuple[Any, ...]:
    shown, look = sight.shown, sight.look
    choice = look.chosen, look.usable, look.focused, look.first, look.loose
    words = look.prompt, look.verb, look.hint, look.prompt_seat, sight.layout.prompt.width
    voyage = shown.voyage
    sailing = None
    if look.sailing and voyage is not None:
        sailing = voyage.number, tuple(voyage.legs), voyage.failed, look.turned
    hand = tuple(shown.hand), tuple(shown.exposed)
    return shown.viewer, look.covered, hand, choice, words, look.sailing, sailing


def _deck_sign(sight: Sight) -> tuple[Any, ...]:
    shown = sight.shown
    return shown.deck_left, shown.last_discard, len(shown.discards), shown.island_chance, shown.top


def _log_sign(sight: Sight) -> tuple[Any, ...]:
    look = sight.look
    end = len(look.lines) - look.scrolled
    return sight.layout.log.height, look.advice, bool(look.news), tuple(look.lines[max(0, end - LOG_LINES) : end])


def _chart_sign(sight: Sight) -> tuple[Any, ...]:
    shown, look, raid = sight.shown, sight.look, sight.shown.raid
    fight: tuple[Any, ...] = ()
    if look.fighting and raid is not None:
        sides = raid.attack, raid.attack_strength, raid.defence, raid.defence_strength
        fight = (
            raid.seat,
            raid.rival,
            raid.island,
            raid.drew,
            raid.sent,
            *sides,
            raid.winner,
            look.arriving,
            look.landing,
        )
    offer = sight.offer
    offered = () if offer is None else (offer.title, tuple(offer.cards), tuple(offer.counts), offer.chosen)
    signs = look.targets, look.bright, look.swept, look.shores_only, look.fighting, look.sailing
    return tuple(shown.owners), signs, fight, offered


def _paint_hand(surface: Surface, sight: Sight) -> None:
    brush, layout, shown, look = sight.brush, sight.layout, sight.shown, sight.look
    if look.sailing:
        paint_voyage(brush, surface, layout, shown, look)
        return
    paint_hand(brush, surface, layout, shown, look)
    paint_prompt(brush, surface, layout, shown, look)


def _paint_chart(surface: Surface, sight: Sight) -> None:
    paint_map(sight.brush, surface, sight.layout, sight.shown, sight.look)
    if sight.look.fighting:
        paint_arena(sight.brush, surface, sight.layout, sight.shown, sight.look)
    if sight.offer is not None:
        paint_offer(sight.brush, surface, sight.layout, sight.offer)


def _painter(paint: Callable[..., None]) -> Callable[[Surface, Sight], None]:
    def part(surface: Surface, sight: Sight) -> None:
        paint(sight.brush, surface, sight.layout, sight.shown, sight.look)

    return part


def _area(column: Sequence[int], row: Sequence[int]) -> Callable[[MapLayout, Rect], Rect]:
    """The room between two of the columns' and two of the rows' edges, by number."""

    def area(layout: MapLayout, window: Rect) -> Rect:
        across = (0, *_columns(layout), window.right)
        down = (0, *_rows(layout), window.bottom)
        return _between(across[column[0]], down[row[0]], across[column[1]], down[row[1]])

    return area


def _upper_right(layout: MapLayout, window: Rect) -> Rect:
    middle = (layout.deck_panel.bottom + layout.log.top) // 2
    return _between(_columns(layout)[1], _rows(layout)[0], window.right, middle)


def _lower_right(layout: MapLayout, window: Rect) -> Rect:
    middle = (layout.deck_panel.bottom + layout.log.top) // 2
    return _between(_columns(layout)[1], middle, window.right, _rows(layout)[1])


PARTS: dict[str, Part] = {
    "chart": Part(_area((1, 2), (1, 2)), _chart_sign, _paint_chart),
    "seats": Part(_area((0, 1), (1, 2)), lambda s: (_public(s), s.look.thinking), _painter(paint_seats)),
    "deck": Part(_upper_right, _deck_sign, _painter(paint_deck)),
    "log": Part(_lower_right, _log_sign, _painter(paint_log)),
    "bar": Part(
        _area((0, 3), (0, 1)),
        lambda s: (s.shown.current, s.shown.turn, s.shown.bonus, s.shown.owed, s.shown.ribbon),
        _painter(paint_ribbon),
    ),
    "hand": Part(
        lambda layout, window: _between(0, _rows(layout)[1], _hand_ends(layout), window.bottom),
        _hand_sign,
        _paint_hand,
    ),
    "dock": Part(
        lambda layout, window: _between(_hand_ends(layout), _rows(layout)[1], window.right, window.bottom),
        lambda s: (s.look.dock, s.shown.asked, s.shown.current),
        _painter(paint_dock),
    ),
}
"""The parts cover the window, each but once."""
