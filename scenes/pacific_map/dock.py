"""The dock: what the decision means now, over its buttons."""

from pygame import Rect, Surface

from scenes.pacific_map import cloth
from scenes.pacific_map.crests import canoe_sprite, crest, icon, voyage_star
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import BARK, RUST, UMBER, Brush, Dock, DockLine, MapLook
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.words import say
from scenes.ui import draw, vector
from scenes.ui.palette import SEATS, mix, rgb
from scenes.ui.theme import OFTEN_UNITS, Style

SENTENCE = Style("semibold", 25, often=True)
CRAMMED = Style("semibold", 23)
LINE = Style("semibold", 25)
WARNING = Style("bold", 24)
FADED = rgb("6B4A2C")
LINE_HEIGHT, LEAST_LINE = 58, 30
EMPTY_BAR = rgb("E2CFA3")
RADIUS = 16
_FLIPS = {"free": "island", "rival": "warrior", "own": "canoe"}
"""Signs of the islands that a voyage may flip, and the icons of what it does then: settle, raid, sail on."""
_RINGS = (
    'fill="#34190f"',
    'fill="none" stroke="#34190f" stroke-width="1.5" stroke-dasharray="3 2.2"',
)
BAND = 14


def paint_dock(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The sheet and what it says."""
    dock = look.dock
    kind = "canoe" if dock.counts is not None else "stockade" if dock.bars[1] else cloth.HOUSE
    cloth.sheet(brush, surface, layout.dock, radius=RADIUS, kind=kind, thick=BAND)
    room = layout.dock_body.copy()
    air = brush.px(10 if brush.units(room.height) >= 180 else 7)
    room.y += air
    room.height -= air
    seat = shown.asked if shown.asked >= 0 else shown.current
    if dock.title or dock.figure:
        room = _below(room, _paint_head(brush, surface, room, dock), brush.px(10))
    if dock.bars[1]:
        room = _below(room, _paint_bars(brush, surface, room, dock.bars, seat), brush.px(8))
    if dock.warning:
        room = _paint_warning(brush, surface, room, dock.warning)
    if dock.counts is not None:
        room = _paint_voyage(brush, surface, room, dock, seat)
    lines = _heights(brush, dock, room)
    if dock.sentence:
        tails = brush.px(7) if dock.lines else 0  # the last line has lines below it
        upper = Rect(room.x, room.y, room.width, room.height - lines * len(dock.lines) - tails)
        fitted = brush.theme.fit(dock.sentence, SENTENCE, upper.width, upper.height, 5)
        roomy = fitted.whole and brush.units(fitted.pixels) >= OFTEN_UNITS
        style = SENTENCE if roomy else CRAMMED
        brush.theme.draw_text(surface, dock.sentence, upper, style, UMBER, cloth.SHEET, valign="top", lines=5)
    top = room.bottom - lines * len(dock.lines) if dock.sentence else room.y
    for index, line in enumerate(dock.lines):
        place = Rect(room.x, top + index * lines, room.width, lines)
        if index:
            surface.fill(mix(BARK, cloth.SHEET, 0.65), (place.x, place.y, place.width, brush.px(1)))
        _paint_line(brush, surface, place, line)


def _below(room: Rect, used: int, gap: int) -> Rect:
    return Rect(room.x, room.y + used + gap, room.width, max(0, room.height - used - gap))


def _paint_head(brush: Brush, surface: Surface, room: Rect, dock: Dock) -> int:
    theme = brush.theme
    size = 36 if brush.units(room.height) >= 180 else 28
    style = Style("display", size)
    height = theme.measure(dock.title or dock.figure, style)[1]
    right = room.right
    if dock.figure:
        short = len(dock.figure) <= 8
        figure = style if short else Style("bold", 22)
        width = min(theme.measure(dock.figure, figure)[0], room.width // 2)
        place = Rect(right - width, room.y, width, height)
        colour = RUST if short else FADED
        theme.draw_text(surface, dock.figure, place, figure, colour, cloth.SHEET, align="right")
        right = place.x - brush.px(12)
    theme.draw_text(surface, dock.title, Rect(room.x, room.y, right - room.x, height), style, UMBER, cloth.SHEET)
    return height


def _paint_bars(brush: Brush, surface: Surface, room: Rect, bars: tuple[int, int], seat: int) -> int:
    filled, wanted = bars
    count = max(filled, wanted)
    gap, height = brush.px(8 if count < 8 else 4), brush.px(20)
    step = (room.width + gap) / count
    for index in range(count):
        left, right = round(index * step), round((index + 1) * step) - gap
        bar = Rect(room.x + left, room.y, right - left, height)
        fill = SEATS[seat].dark if index < filled else EMPTY_BAR
        draw.box(brush.theme, surface, bar, fill, radius=10, line=UMBER)
    return height


def _paint_warning(brush: Brush, surface: Surface, room: Rect, text: str) -> Rect:
    """At the foot of the dock; returns the room over it."""
    theme = brush.theme
    lines = min(2, len(theme.wrap(text, WARNING, room.width)))
    height = theme.height(WARNING, lines) + brush.px(4)
    place = Rect(room.x, room.bottom - height, room.width, height)
    theme.draw_text(surface, text, place, WARNING, RUST, cloth.SHEET, align="center", lines=2)
    return Rect(room.x, room.y, room.width, max(0, room.height - height - brush.px(4)))


def _paint_voyage(brush: Brush, surface: Surface, room: Rect, dock: Dock, seat: int) -> Rect:
    """The canoe being built, the Voyage Number and what makes it; returns the room that is left for a sentence."""
    theme, counts = brush.theme, dock.counts or (0, 0, 0)
    word, style = say(brush, "voyage_number"), Style("bold", 20)
    row = brush.px(40)
    below = theme.height(SENTENCE, 1) + brush.px(4) if dock.sentence else 0
    upper = Rect(room.x, room.y, room.width, max(brush.px(40), room.height - row - below))
    star = min(upper.height, room.width * 2 // 5)
    star_box = Rect(upper.right - room.width * 2 // 5, upper.y, room.width * 2 // 5, upper.height)
    voyage_star(brush, surface, star_box.center, star, dock.number)
    picture = Rect(upper.x, upper.y, star_box.x - brush.px(12) - upper.x, upper.height)
    _paint_picture(brush, surface, picture, seat, sum(counts) > 0)
    parts = Rect(room.x, upper.bottom + brush.px(4), room.width, row - brush.px(4))
    tight = brush.units(room.width) < 400
    side, left = min(brush.px(30 if tight else 36), parts.height), parts.x
    for kind, count in zip(("canoe", "food", "navigation"), counts, strict=True):
        crest(brush, surface, kind, (left + side // 2, parts.centery), side)
        place = Rect(left + side + brush.px(6), parts.y, brush.px(40), parts.height)
        ink = theme.draw_text(surface, str(count), place, Style("figure", 28), UMBER, cloth.SHEET)
        left = ink.right + brush.px(12 if tight else 18)
    label = Rect(left, parts.y, parts.right - left, parts.height)
    if brush.fits(word, style, label.width):
        theme.draw_text(surface, word, label, style, FADED, cloth.SHEET, align="right")
    return Rect(room.x, parts.bottom, room.width, max(0, room.bottom - parts.bottom))


def _paint_picture(brush: Brush, surface: Surface, rect: Rect, seat: int, built: bool) -> None:
    """An evening sea; the canoe is on it once there is a card."""
    body = vector.gradient("a", rgb("2D87AD"), rgb("F6D79C")) + vector.gradient("b", rgb("2FA3AB"), rgb("0B4A70"))
    body += '<rect width="100" height="62" fill="url(#a)"/><rect y="60" width="100" height="40" fill="url(#b)"/>'

    def make() -> Surface:
        picture = vector.rasterise(body, rect.size, (0, 0, 100, 100))
        cloth.round_off(brush, picture, 10)
        return picture

    surface.blit(brush.theme.cache.get(("dock sea", rect.size), make), rect)
    if built:
        canoe = canoe_sprite(brush, min(round(rect.height * 0.92), round(rect.width / 1.5)), SEATS[seat].dark)
        surface.blit(canoe, canoe.get_rect(midbottom=(rect.centerx, rect.bottom - rect.height // 16)))
    draw.box(brush.theme, surface, rect, None, radius=10, line=UMBER, line_width=2)


def _heights(brush: Brush, dock: Dock, room: Rect) -> int:
    """Pixels of a line of the dock, as many as there is room for."""
    if not dock.lines:
        return 0
    sentence = 0
    if dock.sentence:
        wrapped = brush.theme.wrap(dock.sentence, SENTENCE, room.width)
        sentence = brush.theme.height(SENTENCE, min(3, len(wrapped))) + brush.px(6)
    free = max(0, room.height - sentence)
    return max(brush.px(LEAST_LINE), min(brush.px(LINE_HEIGHT), free // len(dock.lines)))


def _paint_line(brush: Brush, surface: Surface, rect: Rect, line: DockLine) -> None:
    theme = brush.theme
    ink = FADED if line.faded else UMBER
    side = min(brush.px(38), rect.height - brush.px(4))
    centre = (rect.x + side // 2, rect.centery)
    _paint_sign(brush, surface, line.sign, centre, side)
    left = rect.x + (side + brush.px(12) if line.sign else 0)
    right = rect.right
    if line.figure:
        width = min(theme.measure(line.figure, LINE.weight("bold"))[0], (right - left) * 3 // 5)
        place = Rect(right - width, rect.y, width, rect.height)
        colour = FADED if line.faded else mix(RUST, UMBER, 0.35)
        theme.draw_text(surface, line.figure, place, LINE.weight("bold"), colour, cloth.SHEET, align="right")
        right = place.x - brush.px(10)
    theme.draw_text(surface, line.text, Rect(left, rect.y, right - left, rect.height), LINE, ink, cloth.SHEET)


def _paint_sign(brush: Brush, surface: Surface, sign: str, centre: tuple[int, int], side: int) -> None:
    if sign.startswith("seat:"):
        draw.seat_mark(brush.theme, surface, int(sign.removeprefix("seat:")), centre, side)
    elif sign in _FLIPS:
        body = f'<circle r="8.6" {_RINGS[sign == "free"]}/>'
        draw.shape(brush.theme, surface, f"flip {sign}", centre, (side, side), body, (-10, -10, 20, 20))
        ink, ground = (UMBER, cloth.SHEET) if sign == "free" else (cloth.SHEET, UMBER)
        icon(brush, surface, _FLIPS[sign], centre, side * 3 // 5, ink, ground)
    elif sign:
        crest(brush, surface, sign, centre, side)
