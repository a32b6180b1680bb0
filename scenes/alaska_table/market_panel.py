"""The set-aside market on its shelves, with the real next price on every card."""

from pygame import Rect, Surface

from game.alaska.cards import CARDS, CONSTRUCTION
from scenes.alaska_table import small_faces
from scenes.alaska_table.ground import PANEL
from scenes.alaska_table.layout import SHELVES, TableLayout
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.shelves import Shelved, shelved_cards
from scenes.alaska_table.shown import Shown
from scenes.ui import draw
from scenes.ui.palette import BRASS, MIST, ON_BRASS, PAPER, SLATE, WHITE, mix
from scenes.ui.theme import Style


def cards_of(brush: Brush, layout: TableLayout, shown: Shown) -> list[Shelved]:
    """The cards of the market where they lie."""
    return shelved_cards(brush.theme.metrics, layout, shown.market)


def header_rect(brush: Brush, layout: TableLayout) -> Rect:
    """The header of the panel, inside its padding."""
    pad = brush.px(layout.spacing.padding + 6)
    height = brush.px(layout.spacing.header)
    return Rect(layout.market.x + pad, layout.market.y, layout.market.width - 2 * pad, height)


def paint_market(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """The whole panel."""
    _paint_header(brush, surface, layout, shown, look)
    counts = [0] * SHELVES
    for card in shown.market:
        type_ = CARDS[card].type
        if type_ is not None:
            counts[type_] += 1
    for type_, count in enumerate(counts):
        _paint_shelf_header(brush, surface, layout, type_, count)
    if not shown.market:
        _paint_empty(brush, surface, layout)
    for lying in cards_of(brush, layout, shown):
        if lying.card not in look.hidden:
            face = small_faces.shelf_face(
                brush,
                lying.card,
                lying.rect.size,
                lying.slot,
                price=look.price(shown, lying.card),
                greyed=look.greyed(shown, lying.card),
            )
            brush.theme.stamp(surface, face, lying.rect.topleft)
            if lying.card in look.recent:
                draw.box(brush.theme, surface, lying.rect, None, radius=8, line=PAPER, line_width=3)


def _paint_empty(brush: Brush, surface: Surface, layout: TableLayout) -> None:
    """What will be here."""
    room = layout.shelves[0].unionall(layout.shelves[1:])
    room = room.inflate(-round(room.width * 0.3), 0)
    words = brush.say("market_empty")
    brush.theme.draw_text(surface, words, room, Style("semibold", 26), MIST, PANEL, align="center", lines=3)


def _paint_header(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    theme, room = brush.theme, header_rect(brush, layout)
    title = Style("display", 30)
    drawn = theme.draw_text(surface, brush.say("market"), room, title, PAPER, PANEL)
    tabs = _tabs_rect(brush, layout, look.bought(shown))
    words = brush.say("next_buy")
    style = Style("semibold", 24)
    left = drawn.right + brush.px(14)
    count = brush.say("set_aside", count=len(shown.market))
    place = Rect(left, room.y, tabs.left - brush.px(24) - left, room.height)
    label_width = theme.measure(words, style)[0]
    with_label = place.width - label_width - brush.px(24)
    if brush.fits(count, style, with_label):
        label = Rect(tabs.left - brush.px(12) - label_width, room.y, label_width, room.height)
        theme.draw_text(surface, words, label, style, MIST, PANEL)
        place.width = with_label
    elif not brush.fits(count, style, place.width):
        count = str(len(shown.market))
    theme.draw_text(surface, count, place, style, MIST, PANEL)
    _paint_tabs(brush, surface, tabs, look.bought(shown))
    right = Rect(tabs.right + brush.px(16), room.y, room.right - tabs.right - brush.px(16), room.height)
    holds = CONSTRUCTION in shown.seats[look.buyer].cards
    note = brush.say("construction_off") if holds else brush.say("cheapest_first")
    if brush.fits(note, style, right.width):
        theme.draw_text(surface, note, right, style, BRASS if holds else MIST, PANEL, align="right")


def _tab_numbers(bought: int) -> list[int]:
    """The multipliers shown: the next one and its neighbours."""
    first = max(1, bought)
    return [first, first + 1, first + 2]


def _tabs_rect(brush: Brush, layout: TableLayout, bought: int) -> Rect:
    room = header_rect(brush, layout)
    width = brush.px(62) + 2 * brush.px(48) + 2 * brush.px(6)
    tabs = Rect(0, room.y, width, room.height)
    tabs.left = room.left + round(room.width * 0.5)
    return tabs


def _paint_tabs(brush: Brush, surface: Surface, rect: Rect, bought: int) -> None:
    """`×1 ×2 ×3`: what the next purchase costs times the printed price, and those after it."""
    x = rect.left
    for number in _tab_numbers(bought):
        on = number == bought + 1
        width = brush.px(62 if on else 48)
        tab = Rect(x, 0, width, min(brush.px(44 if on else 34), rect.height - brush.px(6)))
        tab.centery = rect.centery
        fill = BRASS if on else SLATE
        draw.box(brush.theme, surface, tab, fill, radius=10, alpha=1.0 if on else 0.8)
        style = Style("display", 30 if on else 22)
        ink = ON_BRASS if on else WHITE
        brush.theme.draw_text(surface, f"×{number}", tab, style, ink, fill if on else SLATE, align="center")
        x += width + brush.px(6)


def _paint_shelf_header(brush: Brush, surface: Surface, layout: TableLayout, type_: int, count: int) -> None:
    shelf = layout.shelves[type_]
    height = brush.px(layout.spacing.shelf_header)
    side = min(brush.px(30), height - brush.px(4))
    badge = brush.badge(type_, side)
    style = Style("display", 26 if layout.spacing.shelf_header >= 40 else 22)
    text = str(count)
    width = side + brush.px(7) + brush.theme.measure(text, style)[0]
    left = shelf.centerx - width // 2
    if not count:
        badge = badge.copy()
        badge.set_alpha(130)
    surface.blit(badge, badge.get_rect(midleft=(left, shelf.y + height // 2)))
    room = Rect(left + side + brush.px(7), shelf.y, shelf.right - left - side, height)
    ink = WHITE if count else mix(MIST, PANEL, 0.2)
    brush.theme.draw_text(surface, text, room, style, ink, PANEL)
