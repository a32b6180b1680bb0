"""Faces of cards with no room for a whole one: tiles of a town, cards on a shelf, entries of the market."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.alaska.cards import CARDS
from scenes.alaska_table.face_parts import (
    GREYED,
    Scale,
    card_colours,
    dollars_text,
    draw_art,
    draw_price,
    draw_revenue,
    level,
    pieces_width,
    revenue_pieces,
    round_corners,
    score_text,
    ticket_picture,
)
from scenes.alaska_table.look import Brush
from scenes.alaska_table.shelves import Slot
from scenes.alaska_table.town import Density
from scenes.ui import draw
from scenes.ui.palette import AURORA, BRASS, INK, ON_BRASS, PAPER, WHITE, Colour, mix, rgb
from scenes.ui.theme import Piece, Sprite, Style

Size = tuple[int, int]
ABOVE_NAME = 27
"""Units that badge and money take above the name on a tall tile."""
LEAST_PILL = 22
"""Units of height from which a tile has room for a pill of what it paid."""
LOW_ENTRY = 84
"""Units of height below which an entry of the market is drawn in small type."""
WIDE_TILE = 150
"""Units of width from which a tall tile may have its name and its money side by side."""
LEAST_TEXT_HEIGHT = 16
"""Units of height below which a tile holds no text."""

# ---- tiles of a town


def tile_face(
    brush: Brush, card: int, size: Size, density: Density, *, dollars: float, lit: bool = False, paid: int = 0
) -> Sprite:
    """A card in a town; `dollars` is what it pays now, `lit` that this roll pays it, `paid` how much."""

    def fill(surface: Surface) -> None:
        if density is Density.TALL:
            _tall_tile(brush, surface, card, dollars, lit, paid)
        else:
            _line_tile(brush, surface, card, density, dollars, lit, paid)

    return brush.theme.sprite(("tile", card, density, dollars, lit, paid), size, fill)


def _tall_tile(brush: Brush, surface: Surface, card: int, dollars: float, lit: bool, paid: int) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    assert data.type is not None
    deep = card_colours(card)[1]
    foot = _wide_foot(brush, rect, card, dollars) if rect.width >= brush.px(WIDE_TILE) else None
    if foot is None:
        foot = _narrow_foot(brush, rect, card, dollars)
    draw_art(
        Scale(brush, theme.metrics.unit), surface, card, Rect(0, 0, rect.width, foot.band.top), corner=0, focus=0.66
    )
    surface.fill(deep, foot.band)
    if foot.lines:
        align = "left" if foot.money.top >= foot.band.top else "center"
        name = level(brush, foot.name, foot.style) if foot.lines == 1 else foot.name
        theme.draw_text(surface, data.name, name, foot.style, PAPER, deep, align=align, lines=foot.lines)
    beside = foot.money.top >= foot.band.top
    if not beside and not paid:
        draw.box(theme, surface, foot.money.inflate(brush.px(14), 0), deep, radius=8)
    if beside or not paid:
        theme.draw_pieces(surface, foot.pieces, foot.money, deep, align="right", gap=2)
    round_corners(surface, brush.px(9))
    line, thick = (AURORA, 4) if lit else (PAPER, 2.5)
    draw.box(theme, surface, rect, None, radius=9, line=line, line_width=thick)
    surface.blit(brush.badge(data.type, brush.px(26)), (brush.px(6), brush.px(4)))
    if paid:
        _pill(brush, surface, (rect.right - brush.px(5), brush.px(18)), brush.px(28), f"+{paid}", 24)


def _pill(brush: Brush, surface: Surface, midright: tuple[int, int], height: int, text: str, size: float) -> Rect:
    """Dollars that were paid, on brass; returns the rectangle."""
    style = Style("display", size)
    tag = Rect(0, 0, brush.theme.measure(text, style)[0] + min(brush.px(14), height), height)
    tag.midright = midright
    draw.box(brush.theme, surface, tag, BRASS, radius=brush.units(height / 2))
    room = level(brush, tag, style)
    brush.theme.draw_text(surface, text, room, style, ON_BRASS, BRASS, align="center")
    return tag


@dataclass(frozen=True, slots=True)
class _Foot:
    """What is written on a tall tile: the band of the name, and the money on the band or above it."""

    band: Rect
    name: Rect
    style: Style
    lines: int
    money: Rect
    pieces: list[Piece]


def _wide_foot(brush: Brush, tile: Rect, card: int, dollars: float) -> _Foot | None:
    """Name and money side by side; None if there is no room for that."""
    theme, scale = brush.theme, Scale(brush, brush.theme.metrics.unit)
    inset, name = brush.px(9), CARDS[card].name
    figure = scale.style("display", 24)
    signs = revenue_pieces(scale, card, 24, WHITE, short=True)
    small = scale.style("semibold", 18)
    for pieces in (signs, [Piece(_now_text(card, dollars), figure, WHITE)]):
        money = pieces_width(brush, pieces, 2)
        room = tile.width - 2 * inset - money - brush.px(6)
        if brush.fits(name, small.at(21), room):
            height = theme.height(figure, 1) + brush.px(10)
            band = Rect(0, tile.height - height, tile.width, height)
            place = Rect(tile.width - inset - money, band.top, money, height - brush.px(2))
            return _Foot(band, Rect(inset, band.top, room, height), small.at(21), 1, place, pieces)
    return None


def _narrow_foot(brush: Brush, tile: Rect, card: int, dollars: float) -> _Foot:
    """The name on one line or two and the money above it; no name where a word is too long for the tile."""
    theme, scale = brush.theme, Scale(brush, brush.theme.metrics.unit)
    name, room = CARDS[card].name, tile.width - brush.px(6)
    small, lines = scale.style("semibold", 18), 1
    if not brush.fits(name, small.at(20), room):
        lines = 2 if all(theme.measure(line, small)[0] <= room for line in theme.wrap(name, small, room)) else 0
    style = small.at(20) if lines == 1 else small
    height = theme.height(style, lines) + brush.px(11 if lines == 1 else 5) if lines else 0
    if tile.height - height < brush.px(ABOVE_NAME):
        lines = height = 0
    band = Rect(0, tile.height - height, tile.width, height)
    pieces = [Piece(_now_text(card, dollars), scale.style("display", 22), WHITE)]
    width = pieces_width(brush, pieces, 2)
    money = Rect(tile.width - width - brush.px(12), brush.px(4), width, brush.px(25))
    return _Foot(band, band.inflate(-brush.px(6), 0), style, lines, money, pieces)


def _line_tile(
    brush: Brush, surface: Surface, card: int, density: Density, dollars: float, lit: bool, paid: int
) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    assert data.type is not None
    plate, deep = card_colours(card)
    scale = Scale(brush, theme.metrics.unit)
    line, thick = (AURORA, 3) if lit else (plate, 2)
    draw.box(theme, surface, rect, deep, radius=6, line=line, line_width=thick)
    side = min(scale(26), rect.height - scale(4), rect.width - scale(4))
    if density is Density.ICONS and rect.width < scale(44):
        badge = brush.badge(data.type, side)
        surface.blit(badge, badge.get_rect(center=rect.center))
        return
    size, narrow = 22 if rect.height >= scale(30) else 18, rect.width < scale(64)
    text = f"+{paid}" if paid else _now_text(card, dollars)
    if narrow:
        text, size = text.strip("+").replace("$", ""), 18
    figure = scale.style("display", size)
    edge, right = scale(3 if narrow else 5), rect.width - scale(4 if narrow else 6)
    width = theme.measure(text, figure)[0]
    if narrow:
        side = min(side, max(scale(14), right - width - scale(5)))
    badge = brush.badge(data.type, side)
    surface.blit(badge, badge.get_rect(midleft=(edge, rect.centery)))
    left = edge + side + scale(0 if narrow else 5)
    if rect.height < LEAST_TEXT_HEIGHT * theme.metrics.unit or width > right - left:
        return
    if paid and not narrow and rect.height >= scale(LEAST_PILL):
        money = _pill(brush, surface, (rect.right - scale(3), rect.centery), rect.height - scale(4), text, size)
    else:
        room = level(brush, Rect(left, 0, right - left, rect.height), figure)
        money = theme.draw_text(surface, text, room, figure, BRASS if paid else WHITE, deep, align="right")
    room = Rect(left, 0, money.left - scale(4) - left, rect.height)
    name = scale.style("semibold", min(size, 20))
    if brush.fits(data.name, name, room.width):
        theme.draw_text(surface, data.name, level(brush, room, name), name, PAPER, deep)


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
    narrow = rect.width < scale(90)
    split = round(rect.width * (0.52 if narrow else 0.48))
    ground = _flag(brush, surface, card, split, scale(5), greyed, radius=8)
    plate = card_colours(card)[0]
    text = score_text(card, narrow)
    upper = Rect(scale(1), scale(1), split - scale(1), round(rect.height * 0.6))
    size = {1: 29, 2: 27, 3: 23}.get(len(text), 20)
    style = scale.style("bold", 18) if narrow and len(text) > 3 else scale.style("display", size)
    theme.draw_text(surface, text, upper, style, WHITE, plate, align="center")
    glyph = brush.glyph(data.type, round(rect.height * 0.36), WHITE)
    surface.blit(glyph, glyph.get_rect(center=(split // 2 - scale(1), round(rect.height * 0.77))))
    radius = round(rect.height * 0.27)
    coin = draw_price(
        scale, surface, (rect.right - radius - scale(1), radius + scale(1)), radius, price, greyed=greyed, sign=""
    )
    if data.ticket and coin.left - split - scale(5) >= scale(15):
        draw.ticket(theme, surface, ((split + scale(5) + coin.left) // 2, coin.centery), scale(16), "")
    left = split - scale(2)  # the flag is cut aslant
    lower = Rect(left, round(rect.height * 0.54), rect.width - left - scale(2), round(rect.height * 0.44))
    draw_revenue(scale, surface, card, lower, 18, INK, align="center", short=True, ground=ground)


def _slip(brush: Brush, surface: Surface, card: int, price: int, greyed: bool) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    scale = Scale(brush, theme.metrics.unit)
    split = round(rect.width * 0.53)
    _flag(brush, surface, card, split, scale(4), greyed, radius=6)
    narrow = rect.width < scale(90)
    text = score_text(card, narrow)
    room = Rect(scale(1), 0, split - scale(3), rect.height)
    style = scale.style("display", 21 if len(text) < 4 and rect.height >= scale(24) else 18)
    if narrow and len(text) > 3:
        style = style.weight("bold")
    theme.draw_text(surface, text, level(brush, room, style), style, WHITE, card_colours(card)[0], align="center")
    radius = min(scale(10 if narrow else 13), rect.height // 2 - 1)
    coin = draw_price(
        scale,
        surface,
        (rect.right - max(radius, scale(11)) - scale(1), rect.centery),
        radius,
        price,
        greyed=greyed,
        sign="",
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
    style = scale.style("bold", 18)
    theme.draw_text(surface, text, level(brush, rect.inflate(-2, 0), style), style, WHITE, fill, align="center")


def _flag(brush: Brush, surface: Surface, card: int, split: int, slant: int, greyed: bool, radius: float) -> Colour:
    """Paper with the type's colour over its left part, cut aslant; returns the paper's colour."""
    theme, rect = brush.theme, surface.get_rect()
    paper = GREYED if greyed else PAPER
    plate = card_colours(card)[0]
    surface.fill(paper)
    surface.fill(plate, (0, 0, split - slant, rect.height))
    edge = [(split - slant - 1, 0), (split + slant // 2, 0), (split - slant, rect.height)]
    pygame.draw.polygon(surface, plate, edge)
    pygame.draw.aaline(surface, plate, edge[1], edge[2])
    round_corners(surface, theme.px(radius))
    return paper


# ---- entries of the whole market


def entry_face(brush: Brush, card: int, size: Size, *, price: int, greyed: bool, value: str) -> Sprite:
    """A card in the view of the whole market: score and type, name, `value` (what the sort is about), price."""

    def fill(surface: Surface) -> None:
        _entry(brush, surface, card, price, greyed, value)

    return brush.theme.sprite(("entry", card, price, greyed, value), size, fill)


def _entry(brush: Brush, surface: Surface, card: int, price: int, greyed: bool, value: str) -> None:
    theme, data, rect = brush.theme, CARDS[card], surface.get_rect()
    assert data.type is not None
    scale = Scale(brush, theme.metrics.unit)
    low = rect.height < scale(LOW_ENTRY)
    split = round(rect.width * 0.34) if not low else scale(46)
    split = min(scale(61), split)
    plate = card_colours(card)[0]
    paper = _flag(brush, surface, card, split, scale(6), greyed, radius=10)
    text = score_text(card, narrow=low)
    side = scale(32) if not low else min(scale(26), rect.height - scale(30))
    number = Rect(scale(2), scale(3), split - scale(5), rect.height - side - scale(8))
    size = {1: 46, 2: 40, 3: 32}.get(len(text), 24) if not low else 20
    face = "bold" if low and len(text) > 3 else "display"
    theme.draw_text(surface, text, number, scale.style(face, size), WHITE, plate, align="center")
    badge = brush.badge(data.type, side)
    surface.blit(badge, badge.get_rect(midbottom=(split // 2 - scale(2), rect.height - scale(5))))

    left = split + scale(4 if low else 8)
    style = scale.style("bold", 20)
    two = theme.height(style.at(18), 2)
    name = Rect(left, scale(2 if low else 6), rect.width - left - scale(3), max(two, rect.height - scale(48)))
    if low or not all(brush.fits(word, style, name.width) for word in data.name.split()):
        style = scale.style("semibold", 18 if low else 20)
    if all(brush.fits(word, style, name.width) for word in data.name.split()):
        theme.draw_text(surface, data.name, name, style, INK, paper, valign="top", lines=2)

    foot = Rect(left, 0, 0, min(scale(34), rect.height - name.top - two))
    foot.bottom = rect.height - scale(1 if low else 5)
    radius = foot.height // 2
    centre = (rect.width - max(radius, scale(12)) - scale(4), foot.centery)
    coin = draw_price(scale, surface, centre, radius, price, greyed=greyed, sign="")
    foot.width = coin.left - scale(4) - left
    figure = scale.style("display", min(26.0, brush.units(foot.height)))
    pieces = [Piece(value, figure, INK)]
    if data.ticket:
        pieces.append(Piece(picture=ticket_picture(brush, min(scale(16), foot.height - scale(3)))))
    elif data.x_type is not None:
        pieces.append(Piece(picture=brush.badge(data.x_type, min(scale(22), foot.height))))
    if len(pieces) > 1 and pieces_width(brush, pieces, 6) > foot.width:
        pieces.pop()
    theme.draw_pieces(surface, pieces, level(brush, foot, figure), paper)
