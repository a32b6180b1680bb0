"""The table at rest, kept as a picture in parts: a part is painted anew only where something on it has changed.

Painting everything takes longer than a frame; while money counts and cards fly only a part or two change.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import BLEND_RGB_MULT, Rect, Surface

from game.alaska.cards import CONSTRUCTION
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

LOG_LINES = 16
"""At most so many lines of the log are on the screen."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is to be seen: ``town_of`` is the seat whose town lies at the bottom, ``buttons_left`` the left edge of
    the bar's buttons in pixels.
    """

    brush: Brush
    layout: TableLayout
    shown: Shown
    look: TableLook
    town_of: int
    buttons_left: int

    @property
    def town(self) -> tuple[Shown, TableLook]:
        """Shown and look of the town at the bottom; that of a rival has no light of its own."""
        if self.town_of == self.shown.viewer:
            return self.shown, self.look
        return replace(self.shown, viewer=self.town_of), replace(self.look, lit=0, paid={})


class Board:
    """Paints a sight onto a surface, from the parts that it keeps as they are, and in the shade as well."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._brush: Brush | None = None
        self._signs: dict[str, Any] = {}
        self._dark: Surface | None = None
        self._shade = 0.0

    def paint(self, surface: Surface, sight: Sight) -> None:
        """Cover the surface with the table."""
        if sight.brush.theme.recorder is not None:
            self._paint_all(surface, sight)
            return
        picture = self._picture
        if picture is None or picture.get_size() != surface.get_size() or self._brush is not sight.brush:
            picture = self._picture = Surface(surface.get_size()).convert()
            self._brush, self._dark, self._shade = sight.brush, None, 0.0
            self._signs = {}
        changed = []
        for name, part in _PARTS.items():
            sign = part.sign(sight)
            if self._signs.get(name) != sign:
                self._signs[name] = sign
                area = part.area(sight.layout, picture.get_rect())
                changed.append(area)
                picture.set_clip(area)
                paint_ground(sight.brush, picture, sight.layout)
                part.paint(sight, picture)
                picture.set_clip(None)
        surface.blit(self._shaded(picture, sight.look.shade, changed), (0, 0))

    def _shaded(self, picture: Surface, shade: float, changed: Sequence[Rect]) -> Surface:
        """The picture with so much light taken from it; only what has changed since is shaded anew."""
        if shade != self._shade:
            self._shade, changed = shade, [picture.get_rect()]
        if not shade:
            return picture
        if self._dark is None:
            self._dark = Surface(picture.get_size()).convert()  # kept: a new one takes longer than the shading
        for area in changed:
            self._dark.blit(picture, area, area)
            _darken(self._dark, area, shade)
        return self._dark

    @staticmethod
    def _paint_all(surface: Surface, sight: Sight) -> None:
        """In one go, without the edges of parts, for a tool that reads the texts."""
        paint_ground(sight.brush, surface, sight.layout)
        for part in _PARTS.values():
            part.paint(sight, surface)
        if sight.look.shade:
            _darken(surface, surface.get_rect(), sight.look.shade)


def _darken(surface: Surface, area: Rect, shade: float) -> None:
    left = round(255 * (1 - shade))
    surface.fill((left, left, left), area, BLEND_RGB_MULT)


@dataclass(frozen=True, slots=True)
class _Part:
    """Its ``area`` in the window, the ``sign`` that tells when it has to be painted, and how that is done."""

    area: Callable[[TableLayout, Rect], Rect]
    sign: Callable[[Sight], Any]
    paint: Callable[[Sight, Surface], None]


def _column(layout: TableLayout) -> int:
    """Where the left and the right column of panels meet."""
    return (layout.market.right + layout.new_cards.left) // 2


def _rows(layout: TableLayout) -> tuple[int, int, int]:
    """Where the rows of panels meet: above the market, above the town, above the bar."""
    upper = (layout.rivals[0].bottom + layout.market.top) // 2
    lower = (layout.market.bottom + layout.town.top) // 2
    return upper, lower, layout.bar.top


def _area(layout: TableLayout, window: Rect, row: int, right: bool) -> Rect:
    edges = (0, *_rows(layout))
    x, width = (_column(layout), window.width) if right else (0, _column(layout))
    return Rect(x, edges[row], width - x, edges[row + 1] - edges[row])


def _prices(sight: Sight) -> tuple[Any, ...]:
    """All that prices and greyed cards depend on."""
    shown, look = sight.shown, sight.look
    buyer = shown.seats[look.buyer]
    return look.buyer, look.bought(shown), buyer.money, CONSTRUCTION in buyer.cards, look.offered, look.hidden


def _head_sign(sight: Sight) -> tuple[Any, ...]:
    shown, look = sight.shown, sight.look
    rivals = tuple((s, shown.seats[s].money, shown.seats[s].points, *shown.seats[s].cards) for s in shown.rivals())
    gauge = shown.dice, shown.roller, shown.deck_left, shown.turn, shown.turns_left, shown.current
    return gauge, rivals, look.next_seat, look.thinking, look.hidden, look.recent, look.payers


def _log_sign(sight: Sight) -> tuple[Any, ...]:
    shown, look = sight.shown, sight.look
    end = len(look.log) - look.scrolled
    return shown.turn, shown.turns_left, look.advice, tuple(look.log[max(0, end - LOG_LINES) : end])


def _market_sign(sight: Sight) -> tuple[Any, ...]:
    return tuple(sight.shown.market), _prices(sight), sight.look.recent


def _new_sign(sight: Sight) -> tuple[Any, ...]:
    shown, look = sight.shown, sight.look
    return tuple(shown.new), shown.deck_left, shown.working, look.places, _prices(sight)


def _town_sign(sight: Sight) -> tuple[Any, ...]:
    shown, look = sight.town
    town = shown.town
    light = look.lit, look.glow, tuple(look.paid.items()), look.hovered_roll
    return shown.viewer, town.money, town.points, tuple(town.cards), light, look.hidden


def _tray_sign(sight: Sight) -> tuple[Any, ...]:
    shown, look = sight.shown, sight.look
    dice = shown.dice, shown.roller, shown.viewer, tuple(shown.payments)
    return dice, look.outlooks, look.payment, look.rolling


def _bar_sign(sight: Sight) -> tuple[Any, ...]:
    look = sight.look
    return look.asked, look.prompt, look.hint, look.hint_type, sight.buttons_left


def _paint_head(sight: Sight, surface: Surface) -> None:
    paint_gauge(sight.brush, surface, sight.layout, sight.shown)
    paint_rivals(sight.brush, surface, sight.layout, sight.shown, sight.look)


def _paint_log(sight: Sight, surface: Surface) -> None:
    paint_corner(sight.brush, surface, sight.layout, sight.shown)
    paint_log(sight.brush, surface, sight.layout, sight.shown, sight.look)


def _paint_market(sight: Sight, surface: Surface) -> None:
    paint_market(sight.brush, surface, sight.layout, sight.shown, sight.look)


def _paint_new(sight: Sight, surface: Surface) -> None:
    paint_new_cards(sight.brush, surface, sight.layout, sight.shown, sight.look)


def _paint_town(sight: Sight, surface: Surface) -> None:
    paint_town(sight.brush, surface, sight.layout, *sight.town)


def _paint_tray(sight: Sight, surface: Surface) -> None:
    paint_tray(sight.brush, surface, sight.layout, sight.shown, sight.look)


def _paint_bar(sight: Sight, surface: Surface) -> None:
    paint_bar(sight.brush, surface, sight.layout, sight.shown, sight.look, sight.buttons_left)


_PARTS: dict[str, _Part] = {
    "head": _Part(lambda layout, window: _area(layout, window, 0, False), _head_sign, _paint_head),
    "log": _Part(lambda layout, window: _area(layout, window, 0, True), _log_sign, _paint_log),
    "market": _Part(lambda layout, window: _area(layout, window, 1, False), _market_sign, _paint_market),
    "new": _Part(lambda layout, window: _area(layout, window, 1, True), _new_sign, _paint_new),
    "town": _Part(lambda layout, window: _area(layout, window, 2, False), _town_sign, _paint_town),
    "tray": _Part(lambda layout, window: _area(layout, window, 2, True), _tray_sign, _paint_tray),
    "bar": _Part(lambda layout, window: layout.bar, _bar_sign, _paint_bar),
}
