"""The plates of all seats: who sits there, cards in hand, islands; who decides, and whose turn it is."""

from pygame import Rect, Surface

from game.pacific.state import NOBODY
from scenes.pacific_map import cloth
from scenes.pacific_map.crests import icon
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import MUTED, NIGHT, UMBER, Brush, MapLook
from scenes.pacific_map.shown import SeatShown, Shown
from scenes.pacific_map.words import say
from scenes.ui import draw
from scenes.ui.palette import SEATS, WHITE, Colour, rgb
from scenes.ui.theme import Style

THREE_ROWS_FROM = 104
"""Units of height from which a plate has a line of its own for what its player is."""
NARROW_UNDER = 240
"""Units of width under which the name stands over the mark, not beside it."""
BROWN = rgb("6B4A2C")
EDGE = 10


def hand_anchor(layout: MapLayout, seat: int) -> tuple[int, int]:
    """Where a seat's cards come to and leave from, in pixels: its plate's figure of cards in hand."""
    plate = layout.seats[seat]
    return plate.x + plate.width * 2 // 5, plate.bottom - plate.height // 4


def mark_place(brush: Brush, plate: Rect) -> Rect:
    """Where the mark of a seat stands on its plate."""
    edge = Rect(plate.x, plate.y + brush.px(6), brush.px(EDGE), plate.height - brush.px(12))
    inner = Rect(edge.right + brush.px(8), plate.y + brush.px(4), 0, plate.height - brush.px(8))
    share = inner.height // _rows(brush, plate)
    narrow = _is_narrow(brush, plate)
    side = share if narrow else min(brush.px(62), plate.height - brush.px(14))
    place = Rect(inner.x, 0, side, side)
    place.centery = inner.bottom - share + share // 2 if narrow else plate.centery
    return place


def _rows(brush: Brush, plate: Rect) -> int:
    return 3 if brush.units(plate.height) >= THREE_ROWS_FROM else 2


def _is_narrow(brush: Brush, plate: Rect) -> bool:
    """Whether the name stands over the mark."""
    return brush.units(plate.width) < NARROW_UNDER


def paint_seats(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """All plates."""
    for seat, plate in enumerate(layout.seats):
        _paint_plate(brush, surface, plate, shown, look, seat)


def _paint_plate(brush: Brush, surface: Surface, plate: Rect, shown: Shown, look: MapLook, seat: int) -> None:
    theme, state = brush.theme, shown.seats[seat]
    asked = shown.asked == seat
    ground, ink, second = (cloth.SHEET, UMBER, BROWN) if asked else (NIGHT, WHITE, MUTED)
    if asked:
        _paint_arrow(brush, surface, plate)
        cloth.sheet(brush, surface, plate)
    else:
        draw.panel(theme, surface, plate)
    if shown.current == seat and not asked:
        draw.box(theme, surface, plate, None, line=SEATS[seat].colour, line_width=2.5)
    edge = Rect(plate.x, plate.y + brush.px(6), brush.px(EDGE), plate.height - brush.px(12))
    draw.box(theme, surface, edge, SEATS[seat].colour, radius=5, line=SEATS[seat].dark if asked else None)
    inner = Rect(edge.right + brush.px(8), plate.y + brush.px(4), 0, plate.height - brush.px(8))
    inner.width = plate.right - brush.px(8) - inner.x
    share = inner.height // _rows(brush, plate)
    narrow = _is_narrow(brush, plate)
    place = mark_place(brush, plate)
    mark = place.width
    beside = Rect(inner.x + mark + brush.px(10), inner.y, inner.width - mark - brush.px(10), inner.height)
    name = inner if narrow else beside
    row = Rect(name.x, name.y, name.width, share)
    row.width -= _paint_tag(brush, surface, row, shown, look, seat)
    theme.draw_text(surface, state.setup.name, row, Style("bold", 27), ink, ground)
    if _rows(brush, plate) == 3:
        what = Rect(name.x, name.y + share, name.width, share)
        theme.draw_text(surface, _kind(brush, state), what, Style("semibold", 20), second, ground)
    figures = Rect(beside.x, inner.bottom - share, beside.width, share)
    draw.seat_mark(theme, surface, seat, place.center, mark)
    _paint_figures(brush, surface, figures, state, ink, ground)


def _kind(brush: Brush, state: SeatShown) -> str:
    if state.setup.kind == "human":
        return say(brush, "human")
    return say(brush, "ai", level=brush.strings.text(f"levels.{state.setup.level}"))


def _paint_figures(
    brush: Brush, surface: Surface, room: Rect, state: SeatShown, ink: Colour, ground: Colour
) -> None:
    side = min(brush.px(30), room.height)
    half = room.width // 2
    for index, (name, figure) in enumerate((("cards", state.cards), ("island", len(state.islands)))):
        left = room.x + index * half
        icon(brush, surface, name, (left + side // 2, room.centery), side, ink, ground)
        place = Rect(left + side + brush.px(6), room.y, half - side - brush.px(6), room.height)
        brush.theme.draw_text(surface, str(figure), place, Style("figure", 28), ink, ground)


def _paint_arrow(brush: Brush, surface: Surface, plate: Rect) -> None:
    """The arrow at the plate of the seat that decides."""
    deep, high = brush.px(18), min(brush.px(16), plate.height // 3)
    x, y = plate.right - brush.px(1), plate.centery
    draw.polygon(brush.theme, surface, [(x, y - high), (x + deep, y), (x, y + high)], cloth.SHEET)


def _paint_tag(brush: Brush, surface: Surface, row: Rect, shown: Shown, look: MapLook, seat: int) -> int:
    """At the right of the name: at work, or whose turn it is. Returns the pixels that it takes."""
    theme, sign = brush.theme, SEATS[seat]
    if look.thinking == seat:
        return _paint_dots(brush, surface, row, UMBER if shown.asked == seat else WHITE)
    if shown.current != seat or shown.asked in (seat, NOBODY):
        return 0
    word, style = say(brush, "turn_tag"), Style("bold", 20)
    tag = Rect(0, 0, theme.measure(word, style)[0] + brush.px(20), min(brush.px(28), row.height))
    if not brush.fits(shown.seats[seat].setup.name, Style("bold", 27), row.width - tag.width - brush.px(6)):
        return 0
    tag.midright = (row.right, row.centery)
    draw.box(theme, surface, tag, sign.dark, radius=14, line=sign.colour)
    theme.draw_text(surface, word, tag, style, WHITE, sign.dark, align="center")
    return tag.width + brush.px(6)


def _paint_dots(brush: Brush, surface: Surface, row: Rect, ink: Colour) -> int:
    step, size = brush.px(11), brush.px(7)
    for index in range(3):
        dot = Rect(0, 0, size, size)
        dot.center = (row.right - index * step - size, row.centery)
        draw.box(brush.theme, surface, dot, ink, radius=4, alpha=0.55 + 0.2 * index)
    return 3 * step + brush.px(6)
