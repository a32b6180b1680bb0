"""The tray: the choice of one die or two with its odds, then the dice that fell and what they brought."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.alaska.cards import CARDS
from game.alaska.outlook import DiceOutlook
from game.contract import BANK
from scenes.alaska_table.face_parts import pieces_width, ticket_picture
from scenes.alaska_table.ground import PANEL
from scenes.alaska_table.layout import TableLayout
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.shown import Payment, Shown
from scenes.ui import draw
from scenes.ui.palette import AURORA, BRASS, ICE, LINE, MIST, NAVY2, PAPER, WHITE, mix, rgb
from scenes.ui.theme import Piece, Style

FELT_LIGHT, FELT_DARK = rgb("1F6A5B"), rgb("0D3731")
WOOD_LIGHT, WOOD_DARK, WOOD_EDGE = rgb("7B5335"), rgb("4C301C"), rgb("A9774C")
LINE_PITCH, LEAST_PITCH = 37, 26
"""Units from one payment to the next."""
NARROW_LINE = 330
"""Units of width below which a line is one of two beside each other."""
TOTAL_HEIGHT = 46


@dataclass(frozen=True, slots=True)
class TrayPlaces:
    """Where things are in the tray, in pixels."""

    wood: Rect
    felt: Rect
    sum: Rect
    lines: Rect
    total: Rect


def tray_places(brush: Brush, layout: TableLayout) -> TrayPlaces:
    """The parts of the panel when dice lie on it."""
    panel, px = layout.tray, brush.px
    pad = px(layout.spacing.padding)
    height = round(min(px(176), panel.height * 0.42))
    wood = Rect(panel.x + pad, panel.y + pad, panel.width - 2 * pad, height)
    rim = px(14 if brush.units(height) >= 150 else 9)
    felt = wood.inflate(-2 * rim, -2 * rim)
    total = Rect(panel.x + px(20), 0, panel.width - px(40), px(TOTAL_HEIGHT))
    total.bottom = panel.bottom - px(6)
    top = wood.bottom + px(8)
    lines = Rect(panel.x + px(8), top, panel.width - px(16), total.top - px(2) - top)
    sum_ = Rect(felt.x + round(felt.width * 0.52), felt.y, felt.width - round(felt.width * 0.52), felt.height)
    return TrayPlaces(wood, felt, sum_, lines, total)


def dice_size(brush: Brush, layout: TableLayout) -> int:
    """The side of a die on the tray, in pixels."""
    felt = tray_places(brush, layout).felt
    return round(min(felt.height * 0.62, felt.width * 0.21))


def dice_anchors(brush: Brush, layout: TableLayout, count: int) -> list[tuple[int, int, float]]:
    """Where dice come to rest: their middles in pixels, and the turn of each in degrees."""
    felt = tray_places(brush, layout).felt
    if count == 1:
        return [(felt.x + round(felt.width * 0.26), felt.centery, -12.0)]
    return [
        (felt.x + round(felt.width * 0.14), felt.centery - round(felt.height * 0.03), -12.0),
        (felt.x + round(felt.width * 0.40), felt.centery + round(felt.height * 0.03), 12.0),
    ]


def choice_rects(brush: Brush, layout: TableLayout) -> tuple[Rect, Rect]:
    """The two tiles of the choice, one die and two, in pixels."""
    panel, px = layout.tray, brush.px
    pad = px(layout.spacing.padding)
    top = panel.y + px(layout.spacing.header)
    gap = px(12)
    width = (panel.width - 2 * pad - gap) // 2
    height = panel.bottom - pad - top
    return (
        Rect(panel.x + pad, top, width, height),
        Rect(panel.right - pad - width, top, width, height),
    )


def paint_tray(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """The choice of dice while it is open, else the last dice and their payments."""
    if look.outlooks is not None:
        _paint_choice(brush, surface, layout, look.outlooks)
        return
    places = tray_places(brush, layout)
    _paint_wood(brush, surface, places)
    if look.rolling or not shown.dice:
        if not shown.dice:
            words = brush.say("no_roll_yet")
            room = places.lines.inflate(-brush.px(32), 0)
            brush.theme.draw_text(surface, words, room, Style("semibold", 24), MIST, PANEL, align="center", lines=3)
        return
    paint_dice(brush, surface, layout, shown.dice)
    _paint_payments(brush, surface, places, shown, look)


def paint_dice(brush: Brush, surface: Surface, layout: TableLayout, dice: tuple[int, ...]) -> None:
    """The dice at rest, and their sum."""
    theme, places = brush.theme, tray_places(brush, layout)
    size = dice_size(brush, layout)
    for (x, y, angle), value in zip(dice_anchors(brush, layout, len(dice)), dice, strict=True):
        shadow = brush.assets.icon("die_shadow", round(size * 1.9))
        surface.blit(shadow, shadow.get_rect(center=(x + size // 12, y + round(size * 0.5))))
        die = draw.die(theme, size, value, angle)
        surface.blit(die, die.get_rect(center=(x, y)))
    height = brush.units(places.felt.height)
    figure = Style("display", min(104.0, height * 0.72))
    room = places.sum
    sign = Style("display", figure.size * 0.5)
    equals = Rect(room.x, room.y, round(room.width * 0.3), room.height)
    ground = mix(FELT_LIGHT, FELT_DARK, 0.5)
    theme.draw_text(surface, "=", equals, sign, rgb("BFE3D6"), ground, align="center")
    value_room = Rect(equals.right, room.y, room.right - equals.right, room.height)
    theme.draw_text(surface, str(sum(dice)), value_room, figure, WHITE, ground, align="center")


def line_rects(brush: Brush, places: TrayPlaces, count: int) -> tuple[list[Rect], int]:
    """Rectangles of lines, in two columns if need be, and how many of `count` payments have their own.

    The last rectangle sums up the rest if there are more.
    """
    room = places.lines
    most = max(1, room.height // brush.px(LEAST_PITCH))
    columns = 1 if count <= most else 2
    rows = min(most, -(-count // columns))
    pitch = min(brush.px(LINE_PITCH), room.height // max(1, rows))
    width = room.width // columns
    rects = [
        Rect(room.x + column * width, room.y + row * pitch, width, pitch)
        for column in range(columns)
        for row in range(rows)
    ]
    return rects[:count], count if count <= len(rects) else len(rects) - 1


def _paint_wood(brush: Brush, surface: Surface, places: TrayPlaces) -> None:
    theme, wood, felt = brush.theme, places.wood, places.felt
    draw.drop_shadow(theme, surface, wood, "panel", 22)
    draw.box(theme, surface, wood, WOOD_LIGHT, low=WOOD_DARK, radius=22, line=WOOD_EDGE, line_width=2)
    draw.box(theme, surface, felt, FELT_LIGHT, low=FELT_DARK, radius=12, line=rgb("0A2A26"), line_width=2)
    shade = felt.inflate(-brush.px(4), 0)
    shade.height = brush.px(10)
    shade.top = felt.top + brush.px(2)
    draw.box(theme, surface, shade, rgb("020A14"), radius=8, alpha=0.3)


def _paint_payments(brush: Brush, surface: Surface, places: TrayPlaces, shown: Shown, look: TableLook) -> None:
    theme = brush.theme
    payments = shown.payments
    rects, own = line_rects(brush, places, len(payments))
    for index, payment in enumerate(payments[:own]):
        bright = look.payment == index
        _paint_payment(brush, surface, rects[index], shown, payment, bright)
    if own < len(payments):
        rest, rect = payments[own:], rects[-1]
        amount = _paint_amount(brush, surface, rect, sum(payment.amount for payment in rest), PANEL, 24)
        left = rect.x + _inset(brush, rect)
        room = Rect(left, rect.y, amount.left - brush.px(8) - left, rect.height)
        words, style = brush.say("more_payments", count=len(rest)), Style("semibold", 20)
        if not brush.fits(words, style, room.width):
            words = f"+ {len(rest)}"
        theme.draw_text(surface, words, room, style, MIST, PANEL)
    total = places.total
    surface.fill(LINE, (total.x, total.y, total.width, brush.px(2)))
    roller = shown.roller
    words = (
        brush.say("this_roll")
        if roller == shown.viewer or roller is None
        else brush.say("roll_of", name=shown.seats[roller].setup.name)
    )
    figure = Style("display", 36)
    text = f"+${sum(payment.amount for payment in payments)}"
    width = theme.measure(text, figure)[0]
    room = Rect(total.x + brush.px(4), total.y, total.width - width - brush.px(16), total.height)
    theme.draw_text(surface, words, room, Style("display", 28), PAPER, PANEL)
    theme.draw_text(surface, text, total, figure, BRASS, PANEL, align="right")


def _paint_payment(
    brush: Brush, surface: Surface, rect: Rect, shown: Shown, payment: Payment, bright: bool
) -> None:
    theme = brush.theme
    ground = PANEL
    if bright:
        draw.box(theme, surface, rect, AURORA, radius=8, alpha=0.18)
        ground = mix(PANEL, AURORA, 0.18)
    side = min(brush.px(28), rect.height - brush.px(2))
    left = rect.x + _inset(brush, rect)
    centre = (left - brush.px(24) + brush.px(2), rect.centery)
    roomy = rect.height >= brush.px(32) and not _narrow(brush, rect)
    name_style = Style("bold", 26 if roomy else 20) if not _narrow(brush, rect) else Style("semibold", 20)
    why_style = Style("semibold", 24 if roomy else 20)
    amount = _paint_amount(brush, surface, rect, payment.amount, ground, 28 if roomy else 24)
    if payment.card is None:
        draw.coin(theme, surface, centre, side // 2)
        words = brush.say("free_dollar_again" if payment.consolation else "free_dollar")
        pieces = [Piece(words, name_style, WHITE)]
    else:
        data = CARDS[payment.card]
        assert data.type is not None
        badge = brush.badge(data.type, side)
        surface.blit(badge, badge.get_rect(center=centre))
        pieces = [Piece(data.name, name_style, WHITE)]
        pieces += _sources(brush, shown, payment, why_style, side)
    room = Rect(left, rect.y, amount.left - brush.px(8) - left, rect.height)
    pieces = _shortened(brush, pieces, room.width)
    if len(pieces) > 1 or brush.fits(pieces[0].text, name_style, room.width):
        theme.draw_pieces(surface, pieces, room, ground, gap=8)


def _narrow(brush: Brush, line: Rect) -> bool:
    return line.width < brush.px(NARROW_LINE)


def _inset(brush: Brush, line: Rect) -> int:
    """Where the text of a line begins, in pixels from its left."""
    return brush.px(40 if _narrow(brush, line) else 52)


def _sources(brush: Brush, shown: Shown, payment: Payment, style: Style, side: int) -> list[Piece]:
    """Why it was so much: what X counted, the die, and who paid the ticket."""
    assert payment.card is not None
    data = CARDS[payment.card]
    pieces = []
    if data.x_type is not None and payment.counted:
        found = f"{payment.counted} {brush.type_name(data.x_type, payment.counted)}"
        if data.times > 1:
            found = f"{data.times} × {found}"
        pieces.append(Piece(f"{data.base} + {found}" if data.base else found, style, MIST))
    if payment.die:
        pieces.append(Piece(picture=brush.assets.icon(f"die_{payment.die}", side)))
        if data.minus:
            pieces.append(Piece(f"−{data.minus}", style, MIST))
    if payment.payer != BANK:
        pieces.append(Piece(picture=ticket_picture(brush, round(side * 0.75))))
        pieces.append(Piece(picture=_mark(brush, payment.payer, side)))
        words = brush.say("from_rival", name=shown.seats[payment.payer].setup.name)
        pieces.append(Piece(words, style, MIST))
    return pieces


def _shortened(brush: Brush, pieces: list[Piece], width: int) -> list[Piece]:
    """The pieces without the last texts, then pictures, as far as it takes to fit; the first stays."""
    kept = list(pieces)
    while len(kept) > 1 and pieces_width(brush, kept, 8) > width:
        texts = [index for index, piece in enumerate(kept) if index and piece.picture is None]
        del kept[texts[-1] if texts else -1]
    return kept


def _paint_amount(
    brush: Brush, surface: Surface, rect: Rect, amount: int, ground: tuple[int, int, int], size: float = 28
) -> Rect:
    room = Rect(rect.x, rect.y, rect.width - brush.px(10 if _narrow(brush, rect) else 16), rect.height)
    return brush.theme.draw_text(surface, f"+{amount}", room, Style("display", size), BRASS, ground, align="right")


def _mark(brush: Brush, seat: int, side: int) -> Surface:
    def make() -> Surface:
        picture = Surface((side, side), pygame.SRCALPHA)
        draw.seat_mark(brush.theme, picture, seat, (side // 2, side // 2), side, ringed=False)
        return picture

    return brush.theme.cache.get(("mark piece", seat, side), make)


# ---- the choice


def _paint_choice(
    brush: Brush, surface: Surface, layout: TableLayout, outlooks: tuple[DiceOutlook, DiceOutlook]
) -> None:
    theme, panel = brush.theme, layout.tray
    pad = brush.px(layout.spacing.padding + 6)
    header = Rect(panel.x + pad, panel.y, panel.width - 2 * pad, brush.px(layout.spacing.header))
    theme.draw_text(surface, brush.say("one_or_two"), header, Style("display", 32), PAPER, PANEL)
    for rect, outlook in zip(choice_rects(brush, layout), outlooks, strict=True):
        _paint_option(brush, surface, rect, outlook)


def _paint_option(brush: Brush, surface: Surface, rect: Rect, outlook: DiceOutlook) -> None:
    theme, px = brush.theme, brush.px
    draw.drop_shadow(theme, surface, rect, "chip")
    draw.box(theme, surface, rect, NAVY2, radius=14, line=LINE)
    style, words_style = Style("display", 44 if brush.units(rect.height) >= 280 else 36), Style("semibold", 24)
    words = brush.say("a_card_pays", percent=round(outlook.chance * 100))
    words_height = theme.height(words_style, 1) + px(10)
    inner = rect.inflate(-px(20), -px(16))
    foot = Rect(inner.x, inner.bottom - words_height, inner.width, words_height)
    lines = 1 if brush.fits(words, words_style, foot.width) else 2
    if lines == 2:
        foot.height = theme.height(words_style.at(20), 2) + px(4)
        foot.bottom = inner.bottom
    theme.draw_text(
        surface, words, foot, words_style.at(20 if lines == 2 else 24), ICE, NAVY2, align="center", lines=lines
    )
    amount_height = theme.height(style, 1) + px(6)
    amount = Rect(inner.x, foot.top - amount_height, inner.width, amount_height)
    theme.draw_text(surface, f"${outlook.dollars:.2f}", amount, style, BRASS, NAVY2, align="center")
    numbers = Rect(inner.x, amount.top - px(28), inner.width, px(26))
    left = numbers.top - inner.top
    size = round(min(px(72), left * 0.42))
    values = (1,) if outlook.dice == 1 else (3, 4)
    middle = inner.top + round(size * 0.68)
    for place, value in enumerate(values):
        x = inner.centerx if len(values) == 1 else inner.centerx + round((place * 2 - 1) * size * 0.64)
        die = draw.die(theme, size, value, -12 if place == 0 else 12)
        surface.blit(die, die.get_rect(center=(x, middle)))
    bars = Rect(inner.x, middle + round(size * 0.8), inner.width, 0)
    bars.height = numbers.top - px(2) - bars.top
    _paint_odds(brush, surface, bars, numbers, outlook)


def _paint_odds(brush: Brush, surface: Surface, bars: Rect, numbers: Rect, outlook: DiceOutlook) -> None:
    """A bar for each roll, as high as it is likely; those that pay are in the colour of what pays."""
    rolls = len(outlook.odds) - 1
    most = 1 / 6
    for roll in range(1, rolls + 1):
        left = bars.x + round(bars.width * (roll - 1) / rolls)
        right = bars.x + round(bars.width * roll / rolls)
        well = Rect(left + brush.px(2), bars.y, right - left - brush.px(4), bars.height)
        draw.box(brush.theme, surface, well, WHITE, radius=3, alpha=0.06)
        height = round(bars.height * outlook.odds[roll] / most)
        if height > 0:
            bar = Rect(well.x, bars.bottom - height, well.width, height)
            draw.box(brush.theme, surface, bar, AURORA if outlook.by_roll[roll] else rgb("6E8CA3"), radius=3)
        if roll in (1, 6, 12):
            room = Rect(left - brush.px(8), numbers.y, right - left + brush.px(16), numbers.height)
            brush.theme.draw_text(surface, str(roll), room, Style("bold", 20), MIST, NAVY2, align="center")
