"""Faces of the cards, four drawings and not one scaled: zoomed, in the hand, small, and as a row of a list.

Frame, crest, colour and word are the four signs of a kind. Each face is drawn once and cached.
"""

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.pacific.cards import CARDS
from scenes.pacific_map import cloth
from scenes.pacific_map.crests import crest, icon
from scenes.pacific_map.look import BUFF, CREAM, GOLD, NIGHT, Brush, kind_of
from scenes.pacific_map.naming import picture_key
from scenes.pacific_map.words import kind_name, rule_of, say
from scenes.ui import vector
from scenes.ui.palette import Colour, mix, rgb
from scenes.ui.scale import Scale
from scenes.ui.theme import Sprite, Style, TextRun

ZOOM_WIDTH, HAND_WIDTH = 400, 190
REST, CHOSEN, DIMMED = "rest", "chosen", "dimmed"
CHOSEN_EDGE = 6
"""Units of the golden edge of a chosen card."""
ONE_LINE, TWO_LINES = Style("bold", 28), Style("bold", 23)
SPINE_UNDER = 112
"""A visible strip of fewer units has its title written upwards along the card's left edge."""
LEAST_PLATE = 58
"""Units that a title of two lines needs."""
SPINE_TOP = 28
"""Units at the top of a spine that are kept for the count of a pile."""
VEIL = rgb("051322")
INK = rgb("2F1C10")
Size = tuple[int, int]


def zoom_face(brush: Brush, card: int, size: Size, now: str = "") -> Sprite:
    """The zoomed card with its rule, and what it does `now` where there is something to say."""

    def paint(surface: Surface) -> None:
        scale = Scale(brush, size[0] / ZOOM_WIDTH)
        theme, kind, word = brush.theme, kind_of(card), CARDS[card].kind
        whole = surface.get_rect()
        cloth.fill(brush, surface, whole, kind.dark, radius=scale.units(24))
        paper = whole.inflate(-scale(16), -scale(16))
        cloth.fill(brush, surface, paper, cloth.SHEET_HIGH, low=cloth.SHEET_LOW, radius=scale.units(18))
        cloth.fibre(brush, surface, paper, scale.units(18))
        framed = Surface(paper.size, pygame.SRCALPHA)
        cloth.frame(brush, framed, framed.get_rect(), scale(20), word, kind.dark, BUFF)
        cloth.round_off(brush, framed, scale.units(18))
        surface.blit(framed, paper)
        left, width = scale(28), whole.width - 2 * scale(28)
        title = Rect(left, scale(28), width, scale(62))
        _plate(brush, surface, title, card)
        room = title.inflate(-scale(28), -scale(4))
        style = scale.style("display", 33)
        lines = 1 if theme.fit(CARDS[card].name, style, room.width, None, 1).whole else 2
        theme.draw_text(surface, CARDS[card].name, room, style, CREAM, kind.ink, lines=lines)
        art = Rect(left, title.bottom, width, scale(322) - title.bottom)
        draw_art(brush, surface, card, art)
        surface.fill(kind.dark, (left, art.y - scale(1.5), width, scale(3)))
        band = Rect(left, art.bottom, width, scale(38))
        surface.fill(kind.ink, band)
        surface.fill(kind.dark, (left, art.bottom - scale(1.5), width, scale(3)))
        name = Rect(scale(118), band.y, band.right - scale(126), band.height)
        theme.draw_text(surface, kind_name(brush, card), name, scale.style("bold", 24), CREAM, kind.ink)
        crest(brush, surface, word, scale.point(70, 334), scale(64))
        foot = Rect(
            scale(42), band.bottom + scale(8), whole.width - scale(84), whole.bottom - scale(34) - band.bottom
        )
        foot.height -= scale(8)
        _rule_and_now(brush, surface, scale, card, foot, now)
        cloth.fill(brush, surface, whole, None, radius=scale.units(24), line=rgb("0A0502"), line_width=2)

    return brush.theme.sprite(("pacific zoom", card, now, brush.strings.language), size, paint)


def _rule_and_now(brush: Brush, surface: Surface, scale: Scale[Brush], card: int, room: Rect, now: str) -> None:
    theme, kind = brush.theme, kind_of(card)
    rule = rule_of(brush, card)
    if not now:
        theme.draw_text(surface, rule, room, scale.style("semibold", 23), INK, cloth.SHEET, valign="top", lines=6)
        return
    word, style = say(brush, "now"), scale.style("bold", 21)
    width = theme.measure(word, style.weight("figure"))[0] + scale(8)
    lines = len(theme.wrap(now, style, room.width - width))
    height = theme.height(style, max(1, min(lines, 3))) + scale(6)
    lower = Rect(room.x, room.bottom - height, room.width, height)
    upper = Rect(room.x, room.y, room.width, lower.y - scale(9) - room.y)
    theme.draw_text(surface, rule, upper, scale.style("semibold", 22), INK, cloth.SHEET, valign="top", lines=4)
    surface.fill(mix(kind.ink, cloth.SHEET, 0.5), (room.x, lower.y - scale(5), room.width, scale(1.5)))
    head = Rect(lower.x, lower.y, width, theme.height(style, 1) + scale(6))
    ink = mix(kind.ink, kind.dark, 0.5) if CARDS[card].kind != "special" else rgb("7A4A0C")
    theme.draw_text(surface, word, head, style.weight("figure"), ink, cloth.SHEET, valign="top")
    body = Rect(lower.x + width, lower.y, lower.width - width, lower.height)
    theme.draw_text(surface, now, body, style, INK, cloth.SHEET, valign="top", lines=3)


def hand_face(brush: Brush, card: int, size: Size, state: str = REST, strip: int | None = None) -> Sprite:
    """A card of the hand; `strip` is how many pixels of its left the next card leaves to be seen (None: all)."""
    visible = size[0] if strip is None else min(size[0], strip)

    def paint(surface: Surface) -> None:
        whole = surface.get_rect()
        radius = brush.units(size[0]) * 12 / HAND_WIDTH
        _hand_body(brush, surface, card, visible)
        cloth.round_off(brush, surface, radius)
        line, width = (GOLD, CHOSEN_EDGE) if state == CHOSEN else (kind_of(card).dark, 2.5)
        cloth.fill(brush, surface, whole, None, radius=radius, line=line, line_width=width)
        if state == DIMMED:
            cloth.fill(brush, surface, whole, VEIL, radius=radius, alpha=0.55)

    sprite = brush.theme.sprite(("pacific hand", card, state, visible, brush.strings.language), size, paint)
    return Sprite(sprite.surface) if state == DIMMED else sprite


def _hand_body(brush: Brush, surface: Surface, card: int, visible: int) -> None:
    scale = Scale(brush, surface.get_width() / HAND_WIDTH)
    kind, word = kind_of(card), CARDS[card].kind
    width, height = surface.get_size()
    room = Rect(scale(12), 0, visible - scale(12) - scale(7 if visible < width else 12), 0)
    if brush.units(visible) < SPINE_UNDER or not _title_fits(brush, card, room.width):
        _with_spine(brush, surface, card, visible)
        return
    thick, foot = scale(12), scale(32)
    title = Rect(0, 0, width, max(scale(62), brush.px(LEAST_PLATE)))
    surface.fill(kind.dark)
    _plate(brush, surface, title, card)
    art = Rect(0, title.bottom + thick, width, height - foot - 2 * thick - title.bottom)
    draw_art(brush, surface, card, art)
    cloth.band(brush, surface, Rect(0, title.bottom, width, thick), word, kind.dark, BUFF)
    cloth.band(brush, surface, Rect(0, art.bottom, width, thick), word, kind.dark, BUFF)
    room.height = title.height
    _title(brush, surface, card, room)
    crest(brush, surface, word, (scale(34), height - scale(34)), scale(46))
    label = Rect(scale(64), height - foot, visible - scale(64) - scale(6), foot)
    style = scale.style("bold", 19)
    name = kind_name(brush, card)
    if foot >= brush.px(22) and brush.theme.measure(name, style)[0] <= label.width:
        brush.theme.draw_text(surface, name, label, style, CREAM, kind.dark)


def _title(brush: Brush, surface: Surface, card: int, room: Rect) -> None:
    """The name in the strip that stays visible: on one line if that is large enough, else on two."""
    theme, ink, name = brush.theme, kind_of(card).ink, CARDS[card].name
    if theme.measure(name, ONE_LINE.at(24))[0] <= room.width:
        theme.draw_text(surface, name, room, ONE_LINE, CREAM, ink)
        return
    theme.draw_text(surface, _two_lines(brush, name, TWO_LINES), room, TWO_LINES, CREAM, ink, lines=2)


def _title_fits(brush: Brush, card: int, width: int) -> bool:
    """Whether a name stands on two lines of so many pixels."""
    name = _two_lines(brush, CARDS[card].name, TWO_LINES)
    return width > 0 and brush.theme.fit(name, TWO_LINES, width, None, 2).whole


def _two_lines(brush: Brush, name: str, style: Style) -> str:
    """A name broken where its lines are as even as can be."""
    words = name.split()
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    if not breaks:
        return name
    return "\n".join(min(breaks, key=lambda pair: max(brush.theme.measure(line, style)[0] for line in pair)))


def _with_spine(brush: Brush, surface: Surface, card: int, visible: int) -> None:
    """A card of which little is seen: its name goes up along its left edge, over the crest."""
    kind, word = kind_of(card), CARDS[card].kind
    scale = Scale(brush, surface.get_width() / HAND_WIDTH)
    width, height = surface.get_size()
    spine = max(scale(30), min(visible - scale(4), brush.px(52)))
    thick = scale(10)
    surface.fill(kind.dark)
    art = Rect(spine + thick, 0, width - spine - thick, height)
    draw_art(brush, surface, card, art)
    plate = Rect(0, 0, spine, height)
    _plate(brush, surface, plate, card)
    cloth.band(brush, surface, Rect(spine, 0, thick, height), word, kind.dark, BUFF, quarter=1)
    top, side = brush.px(SPINE_TOP), min(spine, scale(50))
    if visible < width:
        at = (spine // 2, height - side * 3 // 4)
        foot = height - side * 3 // 2 - scale(4)
    else:  # nothing lies over it: the crest has its place on the picture
        at = (art.centerx, height - side * 3 // 4)
        foot = height - scale(10)
    crest(brush, surface, word, at, side)
    write_up(brush, surface, CARDS[card].name, Rect(0, top, spine, foot - top), Style("bold", 24), CREAM, kind.ink)


def write_up(
    brush: Brush, surface: Surface, text: str, rect: Rect, style: Style, colour: Colour, ground: Colour
) -> None:
    """Write a text upwards in `rect`, beginning at its foot, on two lines if it must be."""
    theme = brush.theme
    size = (rect.height, rect.width)
    lines = 1
    if not theme.fit(text, style, size[0], None, 1).whole:
        lines, style = 2, style.at(20)

    def paint(flat: Surface) -> None:
        theme.draw_text(flat, text, flat.get_rect(), style, colour, ground, lines=lines)

    sprite = theme.sprite(("upwards", text, style, colour, ground), size, paint)
    if theme.recorder is not None:
        theme.recorder.extend(_upright(sprite, rect))
    surface.blit(pygame.transform.rotate(sprite.surface, 90), rect)


def _upright(sprite: Sprite, rect: Rect) -> list[TextRun]:
    """The texts of a sprite as they stand when it is turned by a quarter to the left into `rect`."""

    def turned(flat: Rect) -> Rect:
        return Rect(rect.x + flat.y, rect.bottom - flat.right, flat.height, flat.width)

    return [replace(run, rect=turned(run.rect), box=turned(run.box)) for run in sprite.runs]


def small_face(brush: Brush, card: int, size: Size, *, edge: Colour | None = None) -> Sprite:
    """A card under 150 units wide: picture, frame and a large crest, no words; `edge` colours its line."""

    def paint(surface: Surface) -> None:
        width, height = size
        kind, word = kind_of(card), CARDS[card].kind
        thick = max(2, round(width * 0.1))
        surface.fill(kind.ink)
        art = Rect(0, thick, width, height - round(thick * 1.9))
        draw_art(brush, surface, card, art)
        cloth.band(brush, surface, Rect(0, 0, width, thick), word, kind.dark, BUFF)
        cloth.band(brush, surface, Rect(0, height - thick, width, thick), word, kind.dark, BUFF)
        side = max(brush.px(30), round(width * 0.44))
        crest(brush, surface, word, (width // 2, height - thick - side // 2 + round(side * 0.1)), side)
        radius = brush.units(width) * 0.07
        cloth.round_off(brush, surface, radius)
        line = kind.dark if edge is None else edge
        cloth.fill(brush, surface, surface.get_rect(), None, radius=radius, line=line, line_width=2.5)

    return brush.theme.sprite(("pacific small", card, edge), size, paint)


def list_row(brush: Brush, card: int, size: Size, count: int, tag: str = "") -> Sprite:
    """One line of a list of cards; without any copy it is faded. ``tag`` stands in place of the count."""

    def paint(surface: Surface) -> None:
        theme, kind, word = brush.theme, kind_of(card), CARDS[card].kind
        width, height = size
        paper = cloth.TAPA if count else mix(cloth.TAPA, NIGHT, 0.76)
        plate = kind.ink if count else mix(kind.ink, NIGHT, 0.5)
        surface.fill(paper)
        square = Rect(0, 0, round(height * 1.04), height)
        surface.fill(plate, square)
        thick = max(3, height // 5)
        band = Rect(square.right, 0, thick, height)
        cloth.band(brush, surface, band, word, kind.dark, BUFF if count else mix(BUFF, NIGHT, 0.6), quarter=1)
        picture = Rect(width - round(height * 1.5), 0, round(height * 1.5), height)
        if count:
            draw_art(brush, surface, card, picture)
        crest(brush, surface, word, square.center, round(height * 0.66))
        right = picture.x if count else width
        room = Rect(band.right + brush.px(12), 0, right - band.right - brush.px(20), height)
        ink = INK if count else rgb("C9D6DA")
        style = Style("bold", 24)
        lines = 1 if brush.fits(CARDS[card].name, style, room.width) else 2
        style = style if lines == 1 else style.at(20)
        theme.draw_text(surface, CARDS[card].name, room, style, ink, paper, lines=lines)
        if count:
            style = Style("bold", 22)
            text = tag or f"×{count}"
            pill = Rect(0, 0, theme.measure(text, style)[0] + brush.px(22), brush.px(32))
            pill.midright = (width - brush.px(8), height // 2)
            cloth.fill(brush, surface, pill, NIGHT, radius=16)
            theme.draw_text(surface, text, pill, style, CREAM, NIGHT, align="center")
        cloth.round_off(brush, surface, 10)
        cloth.fill(brush, surface, surface.get_rect(), None, radius=10, line=kind.dark)

    return brush.theme.sprite(("pacific row", card, count, tag), size, paint)


def back_face(brush: Brush, size: Size) -> Sprite:
    """The back of a card."""

    def paint(surface: Surface) -> None:
        surface.blit(brush.assets.image("pictures/pacific/card_back", size), (0, 0))

    return brush.theme.sprite("pacific back", size, paint)


def draw_art(brush: Brush, surface: Surface, card: int, rect: Rect) -> None:
    """The picture of a card, or a large crest of its kind while there is none."""
    if rect.width < 1 or rect.height < 1:
        return
    key = picture_key(card)
    if brush.assets.has(key):
        surface.blit(brush.assets.image(key, rect.size), rect)
        return
    kind = kind_of(card)
    body = vector.gradient("g", mix(kind.ink, CREAM, 0.5), kind.dark)
    body += '<rect width="100" height="100" fill="url(#g)"/>'
    sky = brush.theme.cache.get(
        ("plain art", kind.ink, rect.size), lambda: vector.rasterise(body, rect.size, (0, 0, 100, 100))
    )
    surface.blit(sky, rect)
    side = round(min(rect.width, rect.height) * 0.72)
    icon(brush, surface, CARDS[card].kind, rect.center, side, mix(kind.ink, CREAM, 0.72), kind.ink)


def _plate(brush: Brush, surface: Surface, rect: Rect, card: int) -> None:
    """The plate of a title, in the ink of the kind."""
    kind = kind_of(card)
    cloth.fill(brush, surface, rect, kind.ink, low=mix(kind.ink, kind.dark, 0.75), radius=0)
