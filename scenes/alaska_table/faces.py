"""Faces of the cards at their sizes, from the zoomed card to a slip on a shelf; each is drawn once and cached.

Lengths inside a face are counted in the units of its own drawing (a card on the table is 150 wide) and scaled to
the rectangle it gets; text never falls under the floor of the theme.
"""

import pygame
from pygame import Rect, Surface

from game.alaska.cards import CARDS, ERAS
from scenes.alaska_table.face_parts import (
    GREYED,
    PAPER_HIGH,
    PAPER_LOW,
    Scale,
    dollars_text,
    draw_art,
    draw_event_ribbon,
    draw_price,
    draw_revenue,
    draw_ribbon,
    round_corners,
    score_text,
)
from scenes.alaska_table.look import Brush, colours
from scenes.alaska_table.shelves import Slot
from scenes.alaska_table.town import Density
from scenes.ui import draw
from scenes.ui.palette import AURORA, BRASS, INK, INK2, NIGHT, PAPER, WHITE, Colour, mix, rgb
from scenes.ui.theme import Piece, Sprite

FULL_WIDTH = 400
TABLE_WIDTH = 150
NARROW_UNITS = 104
"""A card narrower than this has no name on it."""
EVENT_PLATE, EVENT_DEEP = rgb("8A5A12"), rgb("4A2F08")
Size = tuple[int, int]


# ---- whole cards, 5:7


def full_face(
    brush: Brush, card: int, size: Size, *, price: int | None = None, counted: int | None = None
) -> Sprite:
    """The zoomed card; `price` in dollars is the real one, `counted` how many cards its X finds now."""
    key = ("full", card, price, counted, 0 if CARDS[card].is_event else brush.points(card), brush.strings.language)

    def paint(surface: Surface) -> None:
        scale = Scale(brush, size[0] / FULL_WIDTH)
        body = _Body(scale, surface, card, edge=5, radius=24, art=(17, 17, 366, 349), band=(17, 366, 366, 60))
        band = body.draw()
        if CARDS[card].is_event:
            draw_event_ribbon(scale, surface, scale.rect(32, 0, 128, 118))
            _full_event(scale, surface, card, band.bottom)
        else:
            draw_ribbon(scale, surface, card, scale.rect(30, 0, 132, 132), 40)
            draw_price(scale, surface, scale.point(338, 62), scale(46), _price(card, price), greyed=False)
            _full_resource(scale, surface, card, counted)

    return brush.theme.sprite(key, size, paint)


def table_face(brush: Brush, card: int, size: Size, *, price: int | None = None, greyed: bool = False) -> Sprite:
    """A new card on the table: score, price, picture, name, revenue, points; or an event and what it does."""
    narrow = brush.units(size[0]) < NARROW_UNITS
    points = 0 if CARDS[card].is_event else brush.points(card)
    key = ("table", card, price, greyed, points, brush.strings.language)

    def paint(surface: Surface) -> None:
        scale = Scale(brush, size[0] / TABLE_WIDTH)
        art = (6.5, 6.5, 137, 152) if narrow else (6.5, 6.5, 137, 119)
        name = None if narrow else (6.5, 126, 137, 31)
        band = _Body(scale, surface, card, edge=2.5, radius=11, art=art, band=name).draw()
        foot = Rect(scale(12), band.bottom, surface.get_width() - scale(24), surface.get_height() - band.bottom)
        foot.height -= scale(5)
        if CARDS[card].is_event:
            draw_event_ribbon(scale, surface, scale.rect(12, 0, 50, 46))
            _event_effect(scale, surface, card, foot, 30)
            return
        wide = 62 if len(score_text(card)) < 4 else 74
        draw_ribbon(scale, surface, card, scale.rect(9, 0, wide, 56), 21)
        draw_price(scale, surface, scale.point(123, 27), scale(22), _price(card, price), greyed=greyed)
        _table_resource(scale, surface, card, foot, narrow)
        if greyed:
            _grey(surface, scale(11))

    return brush.theme.sprite(key, size, paint)


def back_face(brush: Brush, size: Size) -> Sprite:
    """The back of a card."""

    def paint(surface: Surface) -> None:
        scale = Scale(brush, size[0] / TABLE_WIDTH)
        theme = brush.theme
        draw.box(theme, surface, surface.get_rect(), INK, radius=scale.units(11))
        paper = surface.get_rect().inflate(-scale(5), -scale(5))
        draw.box(theme, surface, paper, PAPER_HIGH, low=PAPER_LOW, radius=scale.units(9))
        window = paper.inflate(-scale(10), -scale(10))
        night = _night(window.size)
        round_corners(night, scale(6))
        surface.blit(night, window)
        draw.star(theme, surface, (window.centerx, window.bottom - scale(26)), scale(17), fill=BRASS, ring=None)

    return brush.theme.sprite("back", size, paint)


class _Body:
    """The paper of a whole card with its picture and its name."""

    def __init__(
        self,
        scale: Scale,
        surface: Surface,
        card: int,
        *,
        edge: float,
        radius: float,
        art: tuple[float, float, float, float],
        band: tuple[float, float, float, float] | None,
    ) -> None:
        self.scale, self.surface, self.card = scale, surface, card
        self.edge, self.radius = edge, radius
        self.art = scale.rect(*art)
        self.band = None if band is None else scale.rect(*band)

    def draw(self) -> Rect:
        """Draw it; returns the band of the name, which a long name makes higher, or the picture without one."""
        scale, theme, surface = self.scale, self.scale.brush.theme, self.surface
        deep = card_colours(self.card)[1]
        draw.box(theme, surface, surface.get_rect(), deep, radius=scale.units(self.radius))
        paper = surface.get_rect().inflate(-scale(self.edge) * 2, -scale(self.edge) * 2)
        draw.box(theme, surface, paper, PAPER_HIGH, low=PAPER_LOW, radius=scale.units(self.radius - self.edge + 1))
        if self.band is None:
            draw_art(scale, surface, self.card, self.art, corner=self.radius / 2)
            return self.art
        style = scale.style("display" if scale.units(1) * FULL_WIDTH > 300 else "bold", self.band.height * 0.64)
        name, lines = CARDS[self.card].name, 1
        style = scale.style(style.face, self.band.height / scale.factor * 0.64)
        room = self.band.inflate(-scale(8), 0)
        if not theme.fit(name, style, room.width, None, 1).whole:
            lines = 2
            style = style.at(max(18.0, min(style.size, 20.0)))
            grown = theme.height(style, 2) + scale(4)
            room.height, room.bottom = grown, self.band.bottom
            self.band = Rect(self.band.x, room.y, self.band.width, grown)
            self.art.height = self.band.y - self.art.y
        draw_art(scale, surface, self.card, self.art, corner=self.radius / 2)
        surface.fill(deep, self.band)
        surface.fill(BRASS, (self.band.x, self.band.y - scale(2), self.band.width, scale(2.5)))
        theme.draw_text(surface, name, room, style, PAPER, deep, align="center", lines=lines)
        return self.band


def card_colours(card: int) -> tuple[Colour, Colour]:
    """Plate and deep colour of a card; an event without a type has those of events."""
    data = CARDS[card]
    type_ = data.free_type if data.is_event else data.type
    return (EVENT_PLATE, EVENT_DEEP) if type_ is None else (colours(type_).plate, colours(type_).deep)


def _price(card: int, price: int | None) -> int:
    return CARDS[card].cost if price is None else price


def _full_resource(scale: Scale, surface: Surface, card: int, counted: int | None) -> None:
    brush, theme, data = scale.brush, scale.brush.theme, CARDS[card]
    assert data.type is not None
    draw_revenue(scale, surface, card, scale.rect(30, 432, 340, 66), 58, INK, align="center", counted=counted)
    badge = brush.badge(data.type, scale(32))
    surface.blit(badge, badge.get_rect(center=scale.point(48, 522)))
    star = draw.star(theme, surface, scale.point(346, 520), scale(27), str(brush.points(card)))
    right = star.left - scale(8)
    if data.ticket:
        right = draw.ticket(theme, surface, (right - scale(29), scale(522)), scale(58)).left - scale(8)
    room = Rect(scale(72), scale(504), right - scale(72), scale(36))
    pieces = [Piece(brush.type_name(data.type), scale.style("bold", 24), card_colours(card)[1])]
    if data.mined_out:
        pieces.append(Piece(brush.say("gone_on_six"), scale.style("semibold", 22), INK2))
    theme.draw_pieces(surface, pieces, room, PAPER_LOW, gap=10)


def _table_resource(scale: Scale, surface: Surface, card: int, foot: Rect, narrow: bool) -> None:
    brush, theme, data = scale.brush, scale.brush.theme, CARDS[card]
    right = foot.right
    if not narrow:
        radius = max(scale(20), brush.px(17))
        star = draw.star(theme, surface, (right - radius + scale(4), foot.centery), radius, str(brush.points(card)))
        right = star.left - scale(2)
    if data.ticket and not narrow:
        right = draw.ticket(theme, surface, (right - scale(17), foot.centery), scale(34), "").left - scale(3)
    room = Rect(foot.x, foot.y, right - foot.x, foot.height)
    draw_revenue(scale, surface, card, room, 30, INK, align="center" if narrow else "left", short=True)


def _full_event(scale: Scale, surface: Surface, card: int, top: int) -> None:
    brush, theme = scale.brush, scale.brush.theme
    words = brush.say(f"event_of_{ERAS[CARDS[card].era]}")
    room = Rect(scale(30), top + scale(12), surface.get_width() - scale(60), scale(28))
    theme.draw_text(surface, words, room, scale.style("bold", 20), INK2, PAPER_LOW, align="center")
    foot = Rect(scale(26), top + scale(44), surface.get_width() - scale(52), scale(66))
    _event_effect(scale, surface, card, foot, 44)


def _event_effect(scale: Scale, surface: Surface, card: int, room: Rect, size: float) -> None:
    """What an event does, in signs: a free card, dollars, points."""
    brush, theme, data = scale.brush, scale.brush.theme, CARDS[card]
    style = scale.style("display", size)
    pixels = brush.px(style.size)
    pieces = []
    if data.free_type is not None:
        pieces.append(Piece(picture=brush.badge(data.free_type, round(pixels * 1.1))))
        pieces.append(Piece(brush.say("free_card"), scale.style("display", size * 0.84), INK))
    if data.dice:
        pieces += [Piece(picture=brush.assets.icon("die_5", pixels)), Piece(f"−{data.minus}", style, INK)]
    if data.dollars:
        amount = f"+${data.dollars}" if data.dollars > 0 else f"−${-data.dollars}"
        pieces.append(Piece(amount, style, INK if data.dollars > 0 else rgb("9C2A1D")))
    if data.x_type is not None:
        pieces += [Piece("×", style, INK), Piece(picture=brush.badge(data.x_type, pixels))]
    if data.vp:
        pieces.append(Piece(picture=_points_star(scale, pixels, f"{data.vp:+}".replace("-", "−"))))
    if not pieces:
        pieces.append(Piece(brush.say("no_effect"), scale.style("bold", size * 0.7), INK2))
    theme.draw_pieces(surface, pieces, room, PAPER_LOW, align="center", gap=scale.units(5))


def _points_star(scale: Scale, pixels: int, text: str) -> Surface:
    radius = max(round(pixels * 0.62), scale.brush.px(19))
    picture = Surface((radius * 2, radius * 2), pygame.SRCALPHA)
    draw.star(scale.brush.theme, picture, (radius, radius), radius, text)
    return picture


def _grey(surface: Surface, radius: int) -> None:
    """Take the colour out of a card that is out of reach."""
    faded = pygame.transform.grayscale(surface)
    faded.set_alpha(150)
    surface.blit(faded, (0, 0))


def _night(size: Size) -> Surface:
    """The picture on the backs: an aurora over mountains, from three gradients and some silhouettes."""
    picture = Surface(size)
    width, height = size
    top, middle, low = rgb("0D1C3F"), rgb("1F4A6E"), rgb("3C7C8A")
    for y in range(height):
        share = y / max(1, height - 1)
        colour = mix(top, middle, share * 2) if share < 0.5 else mix(middle, low, share * 2 - 1)
        pygame.draw.line(picture, colour, (0, y), (width, y))
    return picture


# ---- tiles of a town


def tile_face(
    brush: Brush, card: int, size: Size, density: Density, *, dollars: float, lit: bool = False
) -> Sprite:
    """A card in a town; `dollars` is what it pays now, `lit` that the roll on the table pays it."""
    paint = _tall_tile if density is Density.TALL else _line_tile

    def fill(surface: Surface) -> None:
        paint(brush, surface, card, density, dollars, lit)

    return brush.theme.sprite(("tile", card, density, dollars, lit), size, fill)


def _tall_tile(brush: Brush, surface: Surface, card: int, density: Density, dollars: float, lit: bool) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    assert data.type is not None
    plate, deep = card_colours(card)
    scale = Scale(brush, theme.metrics.unit)
    style = scale.style("bold", 20)
    wide = rect.width >= scale(150)
    lines = 1 if wide or theme.measure(data.name, style.at(18))[0] <= rect.width - scale(10) else 2
    band_height = min(round(rect.height * 0.62), theme.height(style.at(18 if lines > 1 else 20), lines) + scale(10))
    band = Rect(0, rect.height - band_height, rect.width, band_height)
    draw_art(scale, surface, card, Rect(0, 0, rect.width, band.top), corner=0, focus=0.66)
    surface.fill(deep, band)
    badge = brush.badge(data.type, scale(28))
    amount = _now_text(card, dollars)
    figure = scale.style("display", 24 if wide else 22)
    if wide:
        room = band.inflate(-scale(20), 0)
        money = Rect(0, band.top, scale(96), band.height)
        money.right = room.right
        ink = draw_revenue(scale, surface, card, money, 24, WHITE, align="right", short=True, ground=deep)
        room.width = ink.left - scale(6) - room.left
        theme.draw_text(surface, data.name, room, style.at(22), PAPER, deep)
    else:
        theme.draw_text(
            surface, data.name, band.inflate(-scale(8), 0), style, PAPER, deep, align="center", lines=lines
        )
        width = theme.measure(amount, figure)[0] + scale(14)
        plate_rect = Rect(rect.width - width - scale(5), scale(6), width, scale(28))
        draw.box(theme, surface, plate_rect, deep, radius=8)
        theme.draw_text(surface, amount, plate_rect, figure, WHITE, deep, align="center")
    round_corners(surface, scale(9))
    line, thick = (AURORA, 4) if lit else (PAPER, 2.5)
    draw.box(theme, surface, rect, None, radius=9, line=line, line_width=thick)
    surface.blit(badge, (scale(7), scale(6)))


def _line_tile(brush: Brush, surface: Surface, card: int, density: Density, dollars: float, lit: bool) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    assert data.type is not None
    plate, deep = card_colours(card)
    scale = Scale(brush, theme.metrics.unit)
    line, thick = (AURORA, 3) if lit else (plate, 2)
    draw.box(theme, surface, rect, deep, radius=6, line=line, line_width=thick)
    side = min(scale(26), rect.height - scale(4), rect.width - scale(4))
    badge = brush.badge(data.type, side)
    if density is Density.ICONS and rect.width < scale(44):
        surface.blit(badge, badge.get_rect(center=rect.center))
        return
    surface.blit(badge, badge.get_rect(midleft=(scale(5), rect.centery)))
    left, right = scale(5) + side + scale(6), rect.width - scale(8)
    size = 22 if rect.height >= scale(30) else 18
    if rect.height < scale(18):
        return
    narrow = rect.width < scale(64)
    text = _now_text(card, dollars)
    figure = scale.style("display", size)
    if narrow:
        text = text.replace("$", "")
        left -= scale(4)
        right += scale(3)
    if theme.measure(text, figure)[0] > right - left:
        figure = figure.at(18)
    if theme.measure(text, figure)[0] > right - left:
        return
    ink = theme.draw_text(
        surface, text, Rect(left, 0, right - left, rect.height), figure, WHITE, deep, align="right"
    )
    room = Rect(left, 0, ink.left - scale(6) - left, rect.height)
    name = scale.style("semibold", min(size, 20))
    fitted = theme.fit(data.name, name, room.width, None, 1) if room.width > scale(20) else None
    if fitted is not None and fitted.whole:
        theme.draw_text(surface, data.name, room, name, PAPER, deep)


def _now_text(card: int, dollars: float) -> str:
    data = CARDS[card]
    if data.discount:
        return f"−${data.discount}"
    return "$?" if data.dice else dollars_text(dollars)


# ---- cards on a shelf


def shelf_face(brush: Brush, card: int, size: Size, slot: Slot, *, price: int, greyed: bool) -> Sprite:
    """A card of the market on its shelf, with what it really costs next."""
    paint = {Slot.CHIP: _chip, Slot.SLIP: _slip, Slot.HALF: _half}[slot]

    def fill(surface: Surface) -> None:
        paint(brush, surface, card, price, greyed)

    return brush.theme.sprite(("shelf", card, slot, price, greyed), size, fill)


def _chip(brush: Brush, surface: Surface, card: int, price: int, greyed: bool) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    assert data.type is not None
    scale = Scale(brush, theme.metrics.unit)
    split = round(rect.width * 0.48)
    ground = _flag(brush, surface, card, split, scale(5), greyed, radius=8)
    plate = card_colours(card)[0]
    text = score_text(card)
    upper = Rect(scale(2), scale(1), split - scale(3), round(rect.height * 0.6))
    size = {1: 29, 2: 27, 3: 23}.get(len(text), 20)
    theme.draw_text(surface, text, upper, scale.style("display", size), WHITE, plate, align="center")
    glyph = brush.glyph(data.type, round(rect.height * 0.36), WHITE)
    surface.blit(glyph, glyph.get_rect(center=(split // 2 - scale(1), round(rect.height * 0.77))))
    radius = round(rect.height * 0.27)
    coin = draw_price(
        scale, surface, (rect.right - radius - scale(1), radius + scale(1)), radius, price, greyed=greyed, sign=""
    )
    if data.ticket and coin.left - split - scale(5) >= scale(15):
        draw.ticket(theme, surface, ((split + scale(5) + coin.left) // 2, coin.centery), scale(16), "")
    lower = Rect(
        split + scale(3), round(rect.height * 0.54), rect.width - split - scale(6), round(rect.height * 0.44)
    )
    draw_revenue(scale, surface, card, lower, 18, INK, align="center", short=True, ground=ground)


def _slip(brush: Brush, surface: Surface, card: int, price: int, greyed: bool) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    scale = Scale(brush, theme.metrics.unit)
    split = round(rect.width * 0.53)
    _flag(brush, surface, card, split, scale(4), greyed, radius=6)
    text = score_text(card)
    room = Rect(scale(1), 0, split - scale(2), rect.height)
    style = scale.style("display", 21 if len(text) < 4 and rect.height >= scale(24) else 18)
    theme.draw_text(surface, text, room, style, WHITE, card_colours(card)[0], align="center")
    radius = min(scale(13), rect.height // 2 - 1)
    coin = draw_price(
        scale, surface, (rect.right - radius - scale(2), rect.centery), radius, price, greyed=greyed, sign=""
    )
    gap = coin.left - split - scale(3)
    if gap < scale(13):
        return
    centre = ((split + scale(3) + coin.left) // 2, rect.centery)
    if data.ticket:
        draw.ticket(theme, surface, centre, scale(15), "")
    elif data.x_type is not None:
        badge = brush.badge(data.x_type, min(scale(17), gap))
        surface.blit(badge, badge.get_rect(center=centre))


def _half(brush: Brush, surface: Surface, card: int, price: int, greyed: bool) -> None:
    theme, rect = brush.theme, surface.get_rect()
    scale = Scale(brush, theme.metrics.unit)
    plate = card_colours(card)[0]
    fill = mix(plate, rgb("5A6470"), 0.55) if greyed else plate
    draw.box(theme, surface, rect, fill, radius=5, line=mix(fill, WHITE, 0.35), line_width=1)
    text = CARDS[card].score
    theme.draw_text(surface, text, rect.inflate(-2, 0), scale.style("bold", 18), WHITE, fill, align="center")


def _flag(brush: Brush, surface: Surface, card: int, split: int, slant: int, greyed: bool, radius: float) -> Colour:
    """Paper with the type's colour over its left part, cut aslant; returns the paper's colour."""
    theme, rect = brush.theme, surface.get_rect()
    paper = GREYED if greyed else PAPER
    plate, deep = card_colours(card)
    surface.fill(paper)
    surface.fill(plate, (0, 0, split - slant, rect.height))
    edge = [(split - slant - 1, 0), (split + slant // 2, 0), (split - slant, rect.height)]
    pygame.draw.polygon(surface, plate, edge)
    pygame.draw.aaline(surface, plate, edge[1], edge[2])
    round_corners(surface, theme.px(radius))
    if greyed:
        draw.box(theme, surface, rect, NIGHT, radius=radius, alpha=0.0)
    return paper
