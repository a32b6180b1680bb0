"""The rivals: who they are, what they have, their towns as bars over the rolls."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.alaska.cards import CARDS
from scenes.alaska_table.ground import PANEL
from scenes.alaska_table.layout import COLUMNS, TableLayout
from scenes.alaska_table.look import Brush, TableLook, colours
from scenes.alaska_table.shown import Shown
from scenes.ui import draw
from scenes.ui.palette import AURORA, BRASS, INK, MIST, PAPER, SEATS, WHITE, Colour, mix
from scenes.ui.theme import Style

ROOMY_WIDTH, ROOMY_HEIGHT = 400, 140  # units
LEAST_NAME = 20
"""Units of a name's size for which name and figures stand on one line, else on two."""
MOST_BAR, LEAST_BAR, ICON_FROM = 19, 3, 13  # units of a bar's pitch


@dataclass(frozen=True, slots=True)
class RivalPlaces:
    """Where the parts of a rival's panel are, in pixels; `radius` is that of coin and star, `purse` the coin."""

    mark: Rect
    name: Rect
    purse: tuple[int, int]
    money: Rect
    star: tuple[int, int]
    points: Rect
    strip: Rect
    numbers: Rect
    radius: int


def rival_places(brush: Brush, layout: TableLayout, shown: Shown, place: int) -> RivalPlaces:
    """The parts of the panel of the rival in this place (0 plays next after the seat shown)."""
    panel, px = layout.rivals[place], brush.px
    seat = shown.seats[shown.rivals()[place]]
    one_line = _on_one_line(brush, layout, shown)
    roomy = _roomy(brush, panel)
    pad, radius = px(18 if brush.units(panel.width) >= ROOMY_WIDTH else 12), _radius(brush, panel)
    line = px(40 if roomy else 34) if one_line else px(36 if roomy else 28)
    figure = _figure(brush, panel)
    top = panel.y + px(10 if roomy and one_line else 5)
    second = top if one_line else top + line
    points = Rect(0, second, brush.theme.measure(str(seat.points), figure)[0], line)
    points.right = panel.right - pad
    star = points.left - px(6) - radius
    money = Rect(0, second, brush.theme.measure(str(seat.money), figure)[0], line)
    money.right = star - radius - px(12)
    purse = money.left - px(6) - radius
    mark = Rect(panel.x + pad, 0, px(30 if roomy else 26), px(30 if roomy else 26))
    mark.centery = top + line // 2
    name_left = mark.right + px(8)
    name_right = purse - radius - px(8) if one_line else panel.right - pad
    strip_top = second + line + px(4)
    numbers = px(24 if one_line else 20)
    strip = Rect(panel.x + pad, strip_top, panel.width - 2 * pad, panel.bottom - px(4) - numbers - strip_top)
    return RivalPlaces(
        mark=mark,
        name=Rect(name_left, top, name_right - name_left, line),
        purse=(purse, second + line // 2),
        money=money,
        star=(star, second + line // 2),
        points=points,
        strip=strip,
        numbers=Rect(strip.x, strip.bottom, strip.width, numbers),
        radius=radius,
    )


def _on_one_line(brush: Brush, layout: TableLayout, shown: Shown) -> bool:
    """Whether every rival's name and figures stand on one line."""
    theme = brush.theme
    for panel, seat in zip(layout.rivals, shown.rivals(), strict=True):
        state = shown.seats[seat]
        name = theme.measure(state.setup.name, Style("display", LEAST_NAME))[0]
        figures = theme.measure(f"{state.money}{state.points}", _figure(brush, panel))[0] + 4 * _radius(
            brush, panel
        )
        if name + figures + brush.px(98) > panel.width:
            return False
    return True


def _roomy(brush: Brush, panel: Rect) -> bool:
    return brush.units(panel.height) >= ROOMY_HEIGHT


def _radius(brush: Brush, panel: Rect) -> int:
    """Of the coin and the star, in pixels."""
    return brush.px(15 if _roomy(brush, panel) else 13)


def rival_purse_anchor(brush: Brush, layout: TableLayout, shown: Shown, place: int) -> tuple[int, int]:
    """Where the coins of a rival lie, in pixels."""
    return rival_places(brush, layout, shown, place).purse


def rival_town_anchor(brush: Brush, layout: TableLayout, shown: Shown, place: int, card: int) -> tuple[int, int]:
    """Where a card that this rival gets flies to: over the middle of its rolls, in pixels."""
    strip = rival_places(brush, layout, shown, place).strip
    low, high = CARDS[card].low, CARDS[card].high
    return strip.x + round(strip.width * (low + high - 1) / 2 / COLUMNS), strip.centery


def paint_rivals(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """All rivals, and tags on who plays next and who is at work."""
    for place, seat in enumerate(shown.rivals()):
        _paint_rival(brush, surface, layout, shown, look, place, seat)
    paint_tags(brush, surface, layout, shown, look)


def paint_tags(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """The tags alone, which lie over all that may surround a panel."""
    central = _on_one_line(brush, layout, shown)
    for panel, seat in zip(layout.rivals, shown.rivals(), strict=True):
        if look.thinking == seat:
            _paint_tag(brush, surface, panel, brush.say("thinking"), PAPER, central)
        elif shown.current == seat:
            _paint_tag(brush, surface, panel, brush.say("playing"), PAPER, central)
        elif look.next_seat == seat:
            _paint_tag(brush, surface, panel, brush.say("next"), mix(MIST, PAPER, 0.4), central)


def _paint_rival(
    brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook, place: int, seat: int
) -> None:
    theme, panel, state = brush.theme, layout.rivals[place], shown.seats[seat]
    places = rival_places(brush, layout, shown, place)
    colour = SEATS[seat].colour
    acting = shown.current == seat
    edge = Rect(panel.x, panel.y + brush.px(12), brush.px(6), panel.height - brush.px(24))
    draw.box(theme, surface, edge, colour, radius=3)
    if acting:
        draw.box(theme, surface, panel, None, line=colour, line_width=3)
    if seat in look.payers:
        draw.box(theme, surface, panel, None, line=PAPER, line_width=3)
    draw.seat_mark(theme, surface, seat, places.mark.center, places.mark.width)
    _paint_name(brush, surface, places.name, state.setup.name, state.setup.kind)
    draw.coin(theme, surface, places.purse, places.radius)
    theme.draw_text(surface, str(state.money), places.money, _figure(brush, panel), BRASS, PANEL)
    draw.star(theme, surface, places.star, places.radius, fill=PAPER, ring=None)
    theme.draw_text(surface, str(state.points), places.points, _figure(brush, panel), WHITE, PANEL)
    lying = [card for card in state.cards if card not in look.hidden]
    pays = acting and shown.roller == seat and any(CARDS[c].low <= shown.roll <= CARDS[c].high for c in state.cards)
    _paint_strip(brush, surface, places, lying, look.recent, shown.roll if pays else 0)


def _paint_name(brush: Brush, surface: Surface, room: Rect, name: str, kind: str) -> None:
    theme = brush.theme
    style = Style("display", 30 if brush.units(room.height) >= 40 else 26)
    sign = brush.px(24)
    beside = room.width - brush.px(8) - sign
    signed = kind == "computer" and theme.measure(name, style.at(24))[0] <= beside
    place = Rect(room.x, room.y, beside if signed else room.width, room.height)
    ink = theme.draw_text(surface, name, place, style, WHITE, PANEL)
    if signed:
        icon = brush.assets.icon("computer", sign, mix(MIST, PANEL, 0.1))
        surface.blit(icon, icon.get_rect(midleft=(ink.right + brush.px(10), room.centery + brush.px(1))))


def _paint_strip(
    brush: Brush, surface: Surface, places: RivalPlaces, cards: list[int], recent: frozenset[int], lit: int
) -> None:
    """The cards as bars over the rolls that pay them, stacked from below; those bought last have a bright edge.

    The column of the roll that pays now is alight.
    """
    theme, strip = brush.theme, places.strip
    edges = [strip.x + round(strip.width * column / COLUMNS) for column in range(COLUMNS + 1)]
    for column in range(COLUMNS):
        well = Rect(edges[column] + 1, strip.y, edges[column + 1] - edges[column] - 2, strip.height)
        if column + 1 == lit:
            draw.box(theme, surface, well, AURORA, radius=3, alpha=0.6)
        else:
            draw.box(theme, surface, well, WHITE, radius=3, alpha=0.075)
    step = 1 if brush.units(strip.width) >= 30 * COLUMNS else 2
    for column in range(0, COLUMNS, step):
        room = Rect(
            edges[column] - brush.px(6), places.numbers.y, edges[column + 1] - edges[column], places.numbers.height
        )
        room.width += brush.px(12)
        ink = AURORA if column + 1 == lit else MIST
        theme.draw_text(surface, str(column + 1), room, Style("bold", 18), ink, PANEL, align="center")
    rows = stacked(cards)
    if not rows:
        return
    count = 1 + max(row for _, row in rows)
    pitch = min(brush.px(MOST_BAR), strip.height / count)
    gap = 2 if pitch >= brush.px(9) else 1
    for card, row in rows:
        data = CARDS[card]
        assert data.type is not None
        left, right = edges[data.low - 1] + 1, edges[data.high] - 1
        bottom = strip.bottom - round(row * pitch)
        top = strip.bottom - round((row + 1) * pitch) + gap
        bar = Rect(left, top, right - left, max(1, bottom - top))
        plate = colours(data.type).plate
        if pitch < brush.px(9):
            surface.fill(PAPER if card in recent else mix(plate, WHITE, 0.18), bar)
            continue
        edge, width = (PAPER, 3.0) if card in recent else (mix(plate, WHITE, 0.6), 1.0)
        draw.box(theme, surface, bar, plate, radius=4, line=edge, line_width=width)
        if pitch >= brush.px(ICON_FROM):
            glyph = brush.glyph(data.type, bar.height - brush.px(3), WHITE)
            surface.blit(glyph, glyph.get_rect(center=bar.center))


def stacked(cards: list[int]) -> list[tuple[int, int]]:
    """Cards with the row, from 0 at the bottom, in which each finds all its rolls free."""
    taken: list[int] = []
    rows = []
    for card in sorted(cards, key=lambda card: (CARDS[card].low - CARDS[card].high, card)):
        mask = sum(1 << roll for roll in range(CARDS[card].low, CARDS[card].high + 1))
        row = next((row for row, used in enumerate(taken) if not used & mask), len(taken))
        if row == len(taken):
            taken.append(0)
        taken[row] |= mask
        rows.append((card, row))
    return rows


def _paint_tag(brush: Brush, surface: Surface, panel: Rect, text: str, fill: Colour, central: bool) -> None:
    """A tag astride the upper edge of a panel, in its middle or over its right end."""
    style = Style("bold", 20)
    width = brush.theme.measure(text, style)[0] + brush.px(26)
    tag = Rect(0, 0, width, brush.px(25))
    tag.center = (panel.centerx, panel.top - brush.px(2))
    if not central:
        tag.right = panel.right - brush.px(12)
    draw.drop_shadow(brush.theme, surface, tag, "chip", 8)
    draw.box(brush.theme, surface, tag, fill, radius=8)
    brush.theme.draw_text(surface, text, tag.inflate(-brush.px(12), 0), style, INK, fill, align="center")


def _figure(brush: Brush, panel: Rect) -> Style:
    return Style("display", 32 if _roomy(brush, panel) else 28)
