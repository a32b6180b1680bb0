"""Faces of the cards at their sizes, from the zoomed card to a slip on a shelf; each is drawn once and cached.

Lengths inside a face are counted in the units of its own drawing (a card on the table is 150 wide) and scaled to
the rectangle it gets; text never falls under the floor of the theme.
"""

import pygame
from pygame import Rect, Surface

from game.alaska.cards import CARDS, ERAS
from scenes.alaska_table.face_parts import (
    LEAST_SIGN,
    PAPER_HIGH,
    PAPER_LOW,
    Scale,
    card_colours,
    draw_art,
    draw_event_ribbon,
    draw_price,
    draw_revenue,
    draw_ribbon,
    pieces_width,
    score_text,
)
from scenes.alaska_table.look import Brush
from scenes.ui import draw
from scenes.ui.palette import BRASS, INK, INK2, LOSS_ON_PAPER, PAPER, WHITE
from scenes.ui.theme import Piece, Sprite

FULL_WIDTH = 400
TABLE_WIDTH = 150
NARROW_UNITS = 104
"""A card narrower than this has no name on it."""
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
            draw_event_ribbon(scale, surface, scale.rect(32, 4, 128, 114))
            _full_event(scale, surface, card, band.bottom)
        else:
            draw_ribbon(scale, surface, card, scale.rect(30, 4, 132, 128), 40)
            draw_price(scale, surface, scale.point(338, 62), scale(46), _price(card, price), greyed=False)
            _full_resource(scale, surface, card, counted)

    return brush.theme.sprite(key, size, paint)


def table_face(brush: Brush, card: int, size: Size, *, price: int | None = None, greyed: bool = False) -> Sprite:
    """A new card on the table: score, price, picture, name, revenue, points; or an event and what it does."""
    if brush.units(size[0]) < NARROW_UNITS:
        return _narrow_face(brush, card, size, _price(card, price), greyed)
    points = 0 if CARDS[card].is_event else brush.points(card)
    key = ("table", card, price, greyed, points, brush.strings.language)

    def paint(surface: Surface) -> None:
        scale = Scale(brush, size[0] / TABLE_WIDTH)
        art, name = (6.5, 6.5, 137, 119), (6.5, 126, 137, 31)
        band = _Body(scale, surface, card, edge=2.5, radius=11, art=art, band=name).draw()
        foot = Rect(scale(12), band.bottom, surface.get_width() - scale(24), surface.get_height() - band.bottom)
        foot.height -= scale(5)
        if CARDS[card].is_event:
            draw_event_ribbon(scale, surface, scale.rect(12, 2, 50, 44))
            _event_effect(scale, surface, card, foot, 30)
            return
        wide = 62 if len(score_text(card)) < 4 else 74
        draw_ribbon(scale, surface, card, scale.rect(9, 2, wide, 55), 21)
        draw_price(scale, surface, scale.point(123, 27), scale(22), _price(card, price), greyed=greyed)
        _table_resource(scale, surface, card, foot)
        if greyed:
            _grey(surface)

    return brush.theme.sprite(key, size, paint)


def _narrow_face(brush: Brush, card: int, size: Size, price: int, greyed: bool) -> Sprite:
    """Where more than three new cards share the room: score or sign, picture, price or effect."""

    def paint(surface: Surface) -> None:
        scale = Scale(brush, brush.theme.metrics.unit)
        theme, rect, data = brush.theme, surface.get_rect(), CARDS[card]
        plate, deep = card_colours(card)
        draw.box(theme, surface, rect, PAPER_LOW, radius=7, line=deep, line_width=2)
        inner = rect.inflate(-scale(6), -scale(6))
        head = Rect(inner.x, inner.y, inner.width, scale(30))
        foot = Rect(inner.x, inner.bottom - scale(32), inner.width, scale(32))
        draw_art(scale, surface, card, Rect(inner.x, head.bottom, inner.width, foot.top - head.bottom), corner=0)
        surface.fill(plate, head)
        if data.is_event:
            sign = brush.assets.icon("event", scale(24), BRASS)
            surface.blit(sign, sign.get_rect(center=head.center))
            _event_signs(scale, surface, card, foot)
        else:
            score = score_text(card, narrow=True)
            theme.draw_text(surface, score, head, scale.style("display", 22), WHITE, plate, align="center")
            draw_price(scale, surface, foot.center, scale(15), price, greyed=greyed, sign="")
            if greyed:
                _grey(surface)

    return brush.theme.sprite(("narrow", card, price, greyed), size, paint)


def _event_signs(scale: Scale, surface: Surface, card: int, room: Rect) -> None:
    """What an event is about, in as many signs as there is room for."""
    pieces = [piece for piece in effect_pieces(scale, card, 18) if piece.picture or piece.text[0] in "+−×"]
    while len(pieces) > 1 and pieces_width(scale.brush, pieces, 1) > room.width:
        pieces.pop()
    if pieces:
        scale.brush.theme.draw_pieces(surface, pieces, room, PAPER_LOW, align="center", gap=1)


def back_face(brush: Brush, size: Size) -> Sprite:
    """The back of a card."""

    def paint(surface: Surface) -> None:
        surface.blit(brush.assets.image("pictures/alaska/card_back", size), (0, 0))

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
        band: tuple[float, float, float, float],
    ) -> None:
        self.scale, self.surface, self.card = scale, surface, card
        self.edge, self.radius = edge, radius
        self.art = scale.rect(*art)
        self.band = scale.rect(*band)

    def draw(self) -> Rect:
        """Draw it; returns the band of the name, which a long name makes higher."""
        scale, theme, surface = self.scale, self.scale.brush.theme, self.surface
        deep = card_colours(self.card)[1]
        draw.box(theme, surface, surface.get_rect(), deep, radius=scale.units(self.radius))
        paper = surface.get_rect().inflate(-scale(self.edge) * 2, -scale(self.edge) * 2)
        draw.box(theme, surface, paper, PAPER_HIGH, low=PAPER_LOW, radius=scale.units(self.radius - self.edge + 1))
        name, lines = CARDS[self.card].name, 1
        style = scale.style("display", self.band.height / scale.factor * 0.64)
        room = self.band.inflate(-scale(8), 0)
        if not theme.fit(name, style, room.width, None, 1).whole:
            lines = 2
            style = style.at(max(18.0, min(style.size, 20.0)))
            grown = theme.height(style, 2) + scale(4)
            room.height, room.bottom = grown, self.band.bottom
            self.band = Rect(self.band.x, room.y, self.band.width, grown)
            self.art.height = self.band.y - self.art.y
        hidden = scale(self.radius / 2)  # the band covers the lower corners
        art = Rect(self.art.x, self.art.y, self.art.width, self.art.height + hidden)
        draw_art(scale, surface, self.card, art, corner=self.radius / 2)
        surface.fill(deep, self.band)
        surface.fill(BRASS, (self.band.x, self.band.y - scale(2), self.band.width, scale(2.5)))
        theme.draw_text(surface, name, room, style, PAPER, deep, align="center", lines=lines)
        return self.band


def _price(card: int, price: int | None) -> int:
    return CARDS[card].cost if price is None else price


def _full_resource(scale: Scale, surface: Surface, card: int, counted: int | None) -> None:
    brush, theme, data = scale.brush, scale.brush.theme, CARDS[card]
    assert data.type is not None
    draw_revenue(scale, surface, card, scale.rect(30, 432, 340, 66), 58, INK, align="center", counted=counted)
    badge = brush.badge(data.type, scale(32))
    surface.blit(badge, badge.get_rect(center=scale.point(48, 522)))
    star = draw.star(theme, surface, scale.point(346, 520), max(scale(27), brush.px(19)), str(brush.points(card)))
    right = star.left - scale(8)
    if data.ticket:
        width = max(scale(58), brush.px(36))
        right = draw.ticket(theme, surface, (right - width // 2, scale(522)), width).left - scale(8)
    room = Rect(scale(72), scale(504), right - scale(72), scale(36))
    pieces = [Piece(brush.type_name(data.type), scale.style("bold", 24), card_colours(card)[1])]
    if data.mined_out:
        pieces.append(Piece(brush.say("gone_on_six"), scale.style("semibold", 22), INK2))
    theme.draw_pieces(surface, pieces, room, PAPER_LOW, gap=10)


def _table_resource(scale: Scale, surface: Surface, card: int, foot: Rect) -> None:
    brush, theme, data = scale.brush, scale.brush.theme, CARDS[card]
    right = foot.right
    radius = max(scale(20), brush.px(19))
    star = draw.star(theme, surface, (right - radius + scale(4), foot.centery), radius, str(brush.points(card)))
    right = star.left - scale(2)
    if data.ticket:
        right = draw.ticket(theme, surface, (right - scale(17), foot.centery), scale(34), "").left - scale(3)
    room = Rect(foot.x, foot.y, right - foot.x, foot.height)
    draw_revenue(scale, surface, card, room, 30, INK, align="left", short=True)


def _full_event(scale: Scale, surface: Surface, card: int, top: int) -> None:
    brush, theme = scale.brush, scale.brush.theme
    words = brush.say(f"event_of_{ERAS[CARDS[card].era]}")
    room = Rect(scale(30), top + scale(12), surface.get_width() - scale(60), scale(28))
    theme.draw_text(surface, words, room, scale.style("bold", 20), INK2, PAPER_LOW, align="center")
    foot = Rect(scale(26), top + scale(42), surface.get_width() - scale(52), scale(74))
    _event_effect(scale, surface, card, foot, 48, "one_card_free")


def _event_effect(
    scale: Scale, surface: Surface, card: int, room: Rect, size: float, free: str = "free_card"
) -> None:
    """What an event does, in signs, made smaller where they would not fit."""
    brush = scale.brush
    pieces = effect_pieces(scale, card, size, free)
    while pieces_width(brush, pieces, scale.units(5)) > room.width and scale.units(size) > LEAST_SIGN:
        size *= 0.94
        pieces = effect_pieces(scale, card, size, free)
    brush.theme.draw_pieces(surface, pieces, room, PAPER_LOW, align="center", gap=scale.units(5))


def effect_pieces(scale: Scale, card: int, size: float, free: str = "free_card") -> list[Piece]:
    """What an event does, in signs: a free card, dollars, points; `size` is that of the figures.

    `free` is the text of a free card.
    """
    brush, data = scale.brush, CARDS[card]
    style = scale.style("display", size)
    pixels = brush.px(scale.units(size))
    pieces = []
    if data.free_type is not None:
        pieces.append(Piece(picture=brush.badge(data.free_type, round(pixels * 1.1))))
        pieces.append(Piece(brush.say(free), scale.style("display", size * 0.84), INK))
    if data.dice:
        pieces += [Piece(picture=brush.assets.icon("die_5", pixels)), Piece(f"−{data.minus}", style, INK)]
    if data.dollars:
        amount = f"+${data.dollars}" if data.dollars > 0 else f"−${-data.dollars}"
        pieces.append(Piece(amount, style, INK if data.dollars > 0 else LOSS_ON_PAPER))
    if data.x_type is not None:
        pieces += [Piece("×", style, INK), Piece(picture=brush.badge(data.x_type, pixels))]
    if data.vp:
        pieces += [Piece(f"{data.vp:+}".replace("-", "−"), style, INK), Piece(picture=_star_picture(scale, pixels))]
    return pieces or [Piece(brush.say("no_effect"), scale.style("bold", size * 0.7), INK2)]


def _star_picture(scale: Scale, pixels: int) -> Surface:
    radius = round(pixels * 0.56)
    picture = Surface((radius * 2, radius * 2), pygame.SRCALPHA)
    draw.star(scale.brush.theme, picture, (radius, radius), radius, ring=None)
    return picture


def _grey(surface: Surface) -> None:
    """Take the colour out of a card that is out of reach."""
    faded = pygame.transform.grayscale(surface)
    faded.set_alpha(150)
    surface.blit(faded, (0, 0))
