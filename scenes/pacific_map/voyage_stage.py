"""The stage of a voyage, in place of the hand: a place for each leg, and the cards that were flipped."""

from itertools import pairwise

from pygame import Rect, Surface

from game.pacific.events import Flip
from scenes.pacific_map import cloth
from scenes.pacific_map.cards_faces import REST, hand_face, small_face
from scenes.pacific_map.crests import icon, star
from scenes.pacific_map.layout import CARD_RATIO, MapLayout
from scenes.pacific_map.look import BUFF, CREAM, GOLD, NIGHT, RUST, Brush, MapLook
from scenes.pacific_map.map_panel import dash_line
from scenes.pacific_map.shown import Leg, Shown
from scenes.pacific_map.words import say
from scenes.ui import draw
from scenes.ui.palette import WHITE, rgb
from scenes.ui.theme import Style

LARGE_UP_TO, ROW_UP_TO = 7, 12
"""Legs that stand in one row of large cards, and in one row of small ones; more stand in two rows."""
BAND, STAR = 12, 44
WORDS_FROM = 120
"""Units of width from which a card has words."""
PLACE = rgb("0B2740")
TAG = rgb("12314A")
TAG_STYLE = Style("semibold", 22)
_TAGS = {Flip.SEA: "sea", Flip.SETTLED: "settled", Flip.RAID: "raided", Flip.OWN: "own"}


def leg_rect(brush: Brush, layout: MapLayout, number_of_legs: int, leg: int) -> Rect:
    """The place of a leg's card, counted from 0, in pixels. All legs are in sight, up to the most there can be."""
    return _places(brush, layout, number_of_legs)[leg]


def _places(brush: Brush, layout: MapLayout, legs: int) -> list[Rect]:
    stage = layout.stage
    rows = 1 if legs <= ROW_UP_TO else 2
    columns = -(-legs // rows)
    pad, top = brush.px(14), brush.px(BAND + 8)
    pitch = (stage.width - 2 * pad) / columns
    row = (stage.height - top - brush.px(8)) // rows
    head = _star(brush, rows) + brush.px(8)
    height = row - head - brush.px(4)
    width = min(round(height * CARD_RATIO), round(pitch) - brush.px(8), layout.card[0])
    height = min(height, round(width / CARD_RATIO))
    places = []
    for leg in range(legs):
        line, column = divmod(leg, columns)
        centre = stage.x + pad + round((column + 0.5) * pitch)
        foot = stage.y + top + line * row + head
        free = row - head - height - brush.px(4)
        places.append(Rect(centre - width // 2, foot + free // 2, width, height))
    return places


def _star(brush: Brush, rows: int) -> int:
    return brush.px(STAR if rows == 1 else 36)


def paint_voyage(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The whole stage; nothing while there is no voyage."""
    if shown.voyage is None:
        return
    theme, stage, voyage = brush.theme, layout.stage, shown.voyage
    draw.panel(theme, surface, stage, radius=16, alpha=0.94)
    band = Rect(stage.x + brush.px(16), stage.y + brush.px(6), stage.width - brush.px(32), brush.px(BAND))
    cloth.band(brush, surface, band, "navigation", rgb("7E7A66"), rgb("0D2C45"))
    places = _places(brush, layout, voyage.number)
    turned = min(look.turned, len(voyage.legs))
    over = voyage.failed or (turned > 0 and voyage.legs[turned - 1].meaning in (Flip.SETTLED, Flip.RAID))
    size = _star(brush, 1 if voyage.number <= ROW_UP_TO else 2)
    stars = [(place.centerx, place.y - size // 2 - brush.px(4)) for place in places]
    _paint_line(brush, surface, stars, turned, size)
    pitch = stage.width // voyage.number
    for leg, place in enumerate(places):
        if leg < turned:
            _paint_leg(brush, surface, place, voyage.legs[leg])
            _paint_tag(brush, surface, pitch - size * 3 // 2 - brush.px(20), voyage.legs[leg], stars[leg], size)
        else:
            _paint_open(brush, surface, place, present=leg == turned and not over)
        _paint_star(brush, surface, stars[leg], size, leg, turned, over)


def _paint_line(brush: Brush, surface: Surface, stars: list[tuple[int, int]], turned: int, size: int) -> None:
    """The course from star to star: gold behind, dotted ahead."""
    for leg, (start, end) in enumerate(pairwise(stars)):
        if start[1] != end[1]:
            continue
        if leg + 1 <= turned:
            line = Rect(start[0], start[1] - brush.px(2), end[0] - start[0], brush.px(4))
            draw.box(brush.theme, surface, line, GOLD, radius=2)
        else:
            for x in range(start[0] + size // 2 + brush.px(6), end[0] - size // 2 - brush.px(6), brush.px(14)):
                dot = Rect(x, start[1] - brush.px(2), brush.px(4), brush.px(4))
                draw.box(brush.theme, surface, dot, BUFF, radius=2)


def _paint_star(
    brush: Brush, surface: Surface, centre: tuple[int, int], size: int, leg: int, turned: int, over: bool
) -> None:
    text = str(leg + 1)
    if leg < turned:
        star(brush, surface, centre, size, text)
    elif leg == turned and not over:
        star(brush, surface, centre, round(size * 1.15), text, fill=WHITE, edge=RUST, ink=RUST)
    else:
        star(brush, surface, centre, size, text, fill=PLACE, edge=BUFF, ink=BUFF)


def _paint_leg(brush: Brush, surface: Surface, place: Rect, leg: Leg) -> None:
    theme = brush.theme
    radius = brush.units(place.width) * 12 / 190
    found = leg.meaning in (Flip.SETTLED, Flip.RAID)
    if found:
        glow = place.inflate(brush.px(14), brush.px(14))
        draw.box(theme, surface, glow, GOLD if leg.meaning is Flip.SETTLED else RUST, radius=radius + 7)
    draw.drop_shadow(theme, surface, place, "chip", radius)
    if brush.units(place.width) >= WORDS_FROM:
        theme.stamp(surface, hand_face(brush, leg.card, place.size, REST), place.topleft)
    else:
        theme.stamp(surface, small_face(brush, leg.card, place.size), place.topleft)


def _paint_tag(brush: Brush, surface: Surface, room: int, leg: Leg, centre: tuple[int, int], size: int) -> None:
    """What the card meant, beside the star of its leg, where there is room for the words."""
    theme, word = brush.theme, say(brush, _TAGS[leg.meaning])
    found = leg.meaning in (Flip.SETTLED, Flip.RAID)
    width = theme.measure(word, TAG_STYLE)[0] + brush.px(24)
    if width > room:
        return
    tag = Rect(centre[0] + size // 2 + brush.px(2), 0, width, brush.px(34))
    tag.centery = centre[1]
    fill = RUST if found else TAG
    draw.box(theme, surface, tag, fill, radius=17)
    theme.draw_text(surface, word, tag, TAG_STYLE, CREAM, fill, align="center")


def _paint_open(brush: Brush, surface: Surface, place: Rect, *, present: bool) -> None:
    """A place whose card is still in the deck; the next one glows."""
    radius = brush.units(place.width) * 12 / 190
    if present:
        for reach, alpha in ((26, 0.10), (16, 0.16), (8, 0.26)):
            draw.box(
                brush.theme,
                surface,
                place.inflate(brush.px(reach), brush.px(reach)),
                GOLD,
                radius=radius + reach / 2,
                alpha=alpha,
            )
    draw.box(brush.theme, surface, place, PLACE, radius=radius, alpha=0.85)
    dash_line(brush, surface, place, GOLD if present else BUFF, radius, 3)
    side = min(place.width, place.height) // 2
    icon(brush, surface, "navigation", place.center, side, GOLD if present else rgb("6E7568"), NIGHT)
