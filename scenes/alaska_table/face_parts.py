"""What the faces of the cards are put together from: score ribbon, price, revenue in signs, picture."""

import pygame
from pygame import Rect, Surface

from game.alaska.cards import CARDS
from scenes.alaska_table.look import Brush, colours
from scenes.ui import draw, scale, vector
from scenes.ui.palette import BRASS, GOLD, NAVY, PAPER, WHITE, Colour, rgb
from scenes.ui.theme import DESCENT, FLOOR_UNITS, Piece, Style
from scenes.ui.vector import hexa

PAPER_HIGH, PAPER_LOW = rgb("FBF4E4"), rgb("F1E4C8")
GREYED = rgb("C9C6BC")
EVENT_PLATE, EVENT_DEEP = rgb("8A5A12"), rgb("4A2F08")
DIM_COIN = rgb("A2AAAF")
ON_COIN, ON_DIM_COIN = rgb("2C1A02"), rgb("20272C")
LEAST_SIGN = 13  # units of a picture among figures
RIBBON_FOOT = 0.26  # of the ribbon's width, how far the foot of the family's shape hangs down
_FEET = {
    "circle": ("V{a}Q100 {b} 50 {b}Q0 {b} 0 {a}Z", -0.4, 1.0),
    "hexagon": ("V{a}L50 {b}L0 {a}Z", 0.0, 1.0),
    "diamond": ("V{b}L50 {a}L0 {b}Z", 0.0, 1.0),
    "shield": ("V{a}Q96 {m} 50 {b}Q4 {m} 0 {a}Z", -0.6, 1.15),
    "arch": ("V{b}H0Z", 0.0, 0.5),
}
_SCORE_SIZES = {1: 0.70, 2: 0.62, 3: 0.5}  # of the ribbon's width, by the signs of a score
_LONG_SCORE_SIZE = 0.38


Scale = scale.Scale[Brush]


def score_text(card: int, narrow: bool = False) -> str:
    """The rolls that pay a resource: `6`, `6–7`, `9+`; with a shorter dash where there is little room."""
    return CARDS[card].score if narrow else CARDS[card].score.replace("-", "–")


def dollars_text(dollars: float) -> str:
    """An amount in dollars as it is shown: `$4`, `$3.5`."""
    return f"${dollars:g}" if dollars >= 0 else f"−${-dollars:g}"


def card_colours(card: int) -> tuple[Colour, Colour]:
    """Plate and deep colour of a card; an event without a type has those of events."""
    data = CARDS[card]
    type_ = data.free_type if data.is_event else data.type
    return (EVENT_PLATE, EVENT_DEEP) if type_ is None else (colours(type_).plate, colours(type_).deep)


def level(brush: Brush, rect: Rect, style: Style) -> Rect:
    """As much of a low rectangle as text may stand in the middle of, so that its tails stay inside."""
    tails = max(brush.theme.height(style, 1), brush.theme.measure("0", style)[1])
    capitals = tails - round(brush.px(style.size) * DESCENT)
    return Rect(rect.x, rect.y, rect.width, min(rect.height, 2 * (rect.height - tails) + capitals))


def draw_ribbon(scale: Scale, surface: Surface, card: int, rect: Rect, icon: float) -> None:
    """The score on a ribbon whose foot is the shape of the type's family; `icon` is the size of the type's icon."""
    brush, type_ = scale.brush, CARDS[card].type
    assert type_ is not None
    look = colours(type_)
    _hang(scale, surface, f"ribbon{look.outline}{look.plate}", rect, look.outline, look.plate)
    text = score_text(card)
    size = _SCORE_SIZES.get(len(text), _LONG_SCORE_SIZE) * rect.width / scale.factor
    side = scale(icon)
    room = Rect(rect.x + scale(1), rect.y + scale(2), rect.width - scale(2), rect.height - side - scale(1))
    brush.theme.draw_text(surface, text, room, scale.style("display", size), WHITE, look.plate, align="center")
    glyph = brush.glyph(type_, side, WHITE)
    surface.blit(glyph, glyph.get_rect(midbottom=(rect.centerx, rect.bottom)))


def draw_event_ribbon(scale: Scale, surface: Surface, rect: Rect) -> None:
    """The ribbon of events: navy, with the sign of an event."""
    _hang(scale, surface, "ribbonevent", rect, "diamond", NAVY)
    side = round(rect.width * 0.68)
    sign = scale.brush.assets.icon("event", side, BRASS)
    surface.blit(sign, sign.get_rect(center=(rect.centerx, rect.y + rect.height // 2)))


def _hang(scale: Scale, surface: Surface, key: str, rect: Rect, outline: str, fill: Colour) -> None:
    """A ribbon over `rect`, its foot below it, in a paper line."""
    pattern, upper, lower = _FEET[outline]
    tall = rect.height / rect.width * 100
    foot = RIBBON_FOOT * 100
    edge = {"a": tall + upper * foot, "b": tall + lower * foot, "m": tall + 0.35 * foot}
    path = "M0 0H100" + pattern.format(**{name: round(value, 1) for name, value in edge.items()})
    body = f'<path d="{path}" fill="{hexa(fill)}" stroke="{hexa(PAPER)}" stroke-width="4"/>'
    total = tall + 1.3 * foot
    size = (round(rect.width * 1.08), round(rect.width * (total + 4) / 100))
    view = (-4.0, -2.0, 108.0, total + 4)
    picture = scale.brush.theme.cache.get((key, size), lambda: vector.rasterise(body, size, view))
    surface.blit(picture, (rect.x - round(rect.width * 0.04), rect.y - round(rect.width * 0.02)))


def draw_price(
    scale: Scale,
    surface: Surface,
    centre: tuple[int, int],
    radius: int,
    price: int,
    *,
    greyed: bool,
    sign: str = "$",
) -> Rect:
    """A coin with the price, out of reach if `greyed`; returns its rectangle."""
    brush, theme = scale.brush, scale.brush.theme
    coin = draw.coin(theme, surface, centre, radius, "", dim=greyed)
    text = f"{sign}{price}"
    style = Style("display", max(FLOOR_UNITS, brush.units(radius) * (1.15 if len(text) < 3 else 0.92)))
    room = coin.inflate(0 if sign else radius, radius)
    tails = round(brush.px(style.size) * DESCENT)
    capitals = theme.measure(text, style)[1] - tails
    room.y -= max(0, room.top + (room.height + capitals) // 2 + tails - surface.get_height())
    ground = DIM_COIN if greyed else GOLD
    theme.draw_text(surface, text, room, style, ON_DIM_COIN if greyed else ON_COIN, ground, align="center")
    return coin


def revenue_pieces(
    scale: Scale, card: int, size: float, ink: Colour, *, short: bool, counted: int | None = None
) -> list[Piece]:
    """What a resource pays, in signs: `$1 + [fish]`; `size` is that of the figures in the drawing's units.

    `short` leaves out the word of Construction and how many cards X counts (`counted`, else an N).
    """
    brush, data = scale.brush, CARDS[card]
    style = scale.style("display", size)
    pixels = brush.px(scale.units(size))
    if data.discount:
        text = f"−${data.discount}"
        return [Piece(text if short else brush.say("prices_less", amount=text), style, ink)]
    pieces = []
    if data.dice:
        pieces.append(Piece(picture=brush.assets.icon("die_5", round(pixels * 1.05))))
        if data.minus:
            pieces.append(Piece(f"−{data.minus}", style, ink))
        if data.mined_out:
            pieces.append(Piece(picture=_struck_six(brush, round(pixels * 0.95))))
        return pieces
    small = short and scale.units(size) < 22
    if data.base:
        sign = "" if small and data.x_type is not None else "$"
        pieces.append(Piece(f"{sign}{data.base}" + ("+" if data.x_type is not None else ""), style, ink))
    elif data.x_type is not None:
        sign = "" if small else "$"
        pieces.append(Piece(f"{sign}{data.times}×", style, ink))
    if data.x_type is not None:
        pieces.append(Piece(picture=brush.badge(data.x_type, round(pixels * (1.0 if short else 1.15)))))
        if not short:
            pieces.append(Piece(f"×{'N' if counted is None else counted}", scale.style("display", size * 0.7), ink))
    return pieces


def pieces_width(brush: Brush, pieces: list[Piece], gap: float) -> int:
    """Pixels that pieces take on a line, `gap` units apart."""
    widths = [
        piece.picture.get_width() if piece.picture else brush.theme.measure(piece.text, piece.style)[0]
        for piece in pieces
    ]
    return sum(widths) + brush.px(gap) * (len(pieces) - 1)


def draw_revenue(
    scale: Scale,
    surface: Surface,
    card: int,
    room: Rect,
    size: float,
    ink: Colour,
    *,
    align: str,
    short: bool = False,
    counted: int | None = None,
    ground: Colour = PAPER_LOW,
) -> Rect:
    """Draw what a resource pays in `room`, smaller where it would not fit; returns its ink."""
    brush, theme = scale.brush, scale.brush.theme
    gap = size * (0.06 if short else 0.18)
    while True:
        pieces = revenue_pieces(scale, card, size, ink, short=short, counted=counted)
        any_text = any(piece.text for piece in pieces)
        total = pieces_width(brush, pieces, scale.units(gap))
        if total <= room.width or (scale.units(size) <= LEAST_SIGN if any_text else size < 1):
            break
        size *= 0.94
        gap *= 0.9
    if total > room.width:
        gap = 0
    return theme.draw_pieces(surface, pieces, room, ground, align=align, gap=scale.units(gap))


def ticket_picture(brush: Brush, height: int) -> Surface:
    """The sign of a ticket as a picture, without a figure."""
    size = (round(height * 1.5), height)

    def make() -> Surface:
        picture = Surface(size, pygame.SRCALPHA)
        draw.ticket(brush.theme, picture, (size[0] // 2, size[1] // 2), size[0], "")
        return picture

    return brush.theme.cache.get(("ticket picture", size), make)


def _struck_six(brush: Brush, side: int) -> Surface:
    """A six in red, struck through: the card goes when its die shows it."""
    pips = "".join(
        f'<circle cx="{x}" cy="{y}" r=".13" fill="#9c2a1d"/>' for x in (-0.36, 0.36) for y in (-0.46, 0, 0.46)
    )
    body = (
        '<rect x="-.84" y="-.84" width="1.68" height="1.68" rx=".36" fill="#f3c9be" stroke="#9c2a1d" '
        f'stroke-width=".12"/>{pips}<path d="M-.94 .94L.94 -.94" stroke="#9c2a1d" stroke-width=".2" '
        'stroke-linecap="round"/>'
    )
    return brush.theme.cache.get(
        ("struck", side), lambda: vector.rasterise(body, (side, side), (-1.06, -1.06, 2.12, 2.12))
    )


def draw_art(scale: Scale, surface: Surface, card: int, rect: Rect, *, corner: float, focus: float = 0.5) -> None:
    """The illustration of a card in `rect`, its corners rounded by `corner`."""
    if rect.width < 1 or rect.height < 1:
        return
    picture = scale.brush.picture(card, rect.size, focus)
    if corner:
        picture = picture.convert_alpha()
        round_corners(picture, scale(corner))
    surface.blit(picture, rect)


def round_corners(surface: Surface, radius: int) -> None:
    """Make the corners of a surface with an alpha channel clear."""
    mask = vector.rounded(surface.get_size(), radius, WHITE).at(surface.get_size())
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
