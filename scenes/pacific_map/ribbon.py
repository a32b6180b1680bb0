"""The top bar: whose turn it is, and the ribbon of its five phases."""

from pygame import Rect, Surface

from scenes.pacific_map import cloth
from scenes.pacific_map.crests import icon
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import MUTED, NIGHT, UMBER, Brush, MapLook
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.words import say
from scenes.ui import draw, vector
from scenes.ui.palette import Colour, mix, rgb
from scenes.ui.theme import Style
from scenes.ui.vector import hexa

ICONS = ("food", "event", "canoe", "warrior", "island")
BAND = 10
"""Units of the printed band along the foot of the bar."""
NOTCH = 20
OWNER = Style("bold", 26)
GROUND = mix(rgb("0B2F4A"), NIGHT, 0.94)
PAST, PRESENT, FUTURE = range(3)
_FILLS = {PAST: (rgb("174A63"),) * 2, PRESENT: (rgb("FFD979"), rgb("F0A934")), FUTURE: (rgb("0A2B44"),) * 2}
_INKS = {PAST: rgb("C4E6E2"), PRESENT: UMBER, FUTURE: rgb("D3E2EA")}
_LINES = {PAST: rgb("3C7F99"), PRESENT: rgb("FFF3CF"), FUTURE: rgb("3C7F99")}


def paint_ribbon(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The whole bar but its buttons."""
    band = brush.px(BAND)
    body = Rect(layout.bar.x, layout.bar.y, layout.bar.width, layout.bar.height - band)
    cloth.fill(brush, surface, body, NIGHT, alpha=0.94)
    cloth.band(brush, surface, Rect(body.x, body.bottom, body.width, band))
    _paint_turn(brush, surface, layout.turn, shown)
    for phase, rect in enumerate(layout.phases):
        _paint_phase(brush, surface, rect, phase, PAST if phase < shown.ribbon else int(phase > shown.ribbon) + 1)


def _paint_turn(brush: Brush, surface: Surface, rect: Rect, shown: Shown) -> None:
    theme = brush.theme
    size = min(brush.px(48), rect.height - brush.px(10))
    draw.seat_mark(theme, surface, shown.current, (rect.x + size // 2, rect.centery), size)
    left = rect.x + size + brush.px(14)
    half = rect.height // 2
    upper = Rect(left, rect.y + brush.px(2), rect.right - left, half)
    lower = Rect(left, rect.y + half + brush.px(1), rect.right - left, half - brush.px(4))
    name = say(brush, "turn_of", name=shown.seats[shown.current].setup.name)
    if not brush.fits(name, OWNER, upper.width):
        name = shown.seats[shown.current].setup.name
    theme.draw_text(surface, name, upper, OWNER, cloth.SHEET, GROUND)
    key = "extra_turn" if shown.bonus else "turn_owed" if shown.owed else "turn"
    theme.draw_text(surface, say(brush, key, turn=shown.turn), lower, Style("semibold", 20), MUTED, GROUND)


def _paint_phase(brush: Brush, surface: Surface, rect: Rect, phase: int, state: int) -> None:
    theme = brush.theme
    notch = brush.px(NOTCH) * rect.height // brush.px(50)
    tip = rect.width + notch - brush.px(6)
    picture = theme.cache.get(
        ("phase", state, rect.size), lambda: _chevron((tip, rect.height), notch, state, theme.metrics.unit)
    )
    surface.blit(picture, rect)
    ink, ground = _INKS[state], mix(*_FILLS[state], 0.5)
    room = Rect(rect.x + notch + brush.px(6), rect.y, tip - 2 * notch - brush.px(12), rect.height)
    word, style = say(brush, f"phases.{phase}"), Style("bold", 24)
    side, gap = brush.px(30), brush.px(8)
    width = theme.measure(word, style)[0]
    if width + side + gap <= room.width:
        left = room.x + (room.width - width - side - gap) // 2
        name = "tick" if state == PAST else ICONS[phase]
        tint = rgb("8FE3CF") if state == PAST else ink
        icon(brush, surface, name, (left + side // 2, room.centery), side, tint, ground)
        room = Rect(left + side + gap, room.y, width, room.height)
    theme.draw_text(surface, word, room, style, ink, ground, align="center")


def _chevron(size: tuple[int, int], notch: int, state: int, unit: float) -> Surface:
    width, height = size
    thick = (2.5 if state == PRESENT else 1.5) * unit
    inset = thick / 2
    right, low = width - inset, height - inset
    path = f"M{inset} {inset}H{right - notch}L{right} {height / 2}L{right - notch} {low}H{inset}"
    path += f"L{inset + notch} {height / 2}Z"
    high, deep = _FILLS[state]
    line: Colour = _LINES[state]
    body = vector.gradient("g", high, deep)
    body += (
        f'<path d="{path}" fill="url(#g)" stroke="{hexa(line)}" stroke-width="{thick}" stroke-linejoin="round"/>'
    )
    return vector.rasterise(body, size, (0, 0, width, height))
