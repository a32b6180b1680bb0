"""The cards of this turn: backs before they are drawn, then faces, events among them."""

from pygame import Rect, Surface

from game.alaska.cards import CARDS
from scenes.alaska_table import faces
from scenes.alaska_table.ground import PANEL
from scenes.alaska_table.layout import TableLayout, new_card_slots
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.shown import Shown
from scenes.ui import draw
from scenes.ui.palette import INK, LINE, MIST, NIGHT, PAPER, WHITE, mix
from scenes.ui.theme import Style


def slots_of(brush: Brush, layout: TableLayout, shown: Shown, look: TableLook) -> list[Rect]:
    """The places of this turn's cards, in pixels; at least three."""
    return new_card_slots(brush.theme.metrics, layout.new_cards, look.new_places(shown))


def deck_rect(brush: Brush, layout: TableLayout) -> Rect:
    """The small deck in the panel's header, from which cards fly, in pixels."""
    header = _header(brush, layout)
    side = min(brush.px(34), header.height - brush.px(10))
    rect = Rect(0, 0, side, side)
    rect.midright = (header.right, header.centery)
    return rect


def paint_new_cards(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """The whole panel."""
    theme, header = brush.theme, _header(brush, layout)
    title = brush.say("new_cards") if shown.new else brush.say("deck")
    icon = deck_rect(brush, layout)
    surface.blit(brush.assets.icon("deck", icon.width, mix(MIST, PANEL, 0.1)), icon)
    style = Style("semibold", 24)
    for key in ("in_deck", "left"):
        count = brush.say(key, count=shown.deck_left)
        width = theme.measure(count, style)[0]
        if width + theme.measure(title, Style("display", 30))[0] + brush.px(24) <= icon.left - header.left:
            break
    right = Rect(icon.left - brush.px(8) - width, header.y, width, header.height)
    theme.draw_text(surface, count, right, style, MIST, PANEL, align="right")
    left = Rect(header.x, header.y, right.left - brush.px(10) - header.x, header.height)
    theme.draw_text(surface, title, left, Style("display", 30), PAPER, PANEL)
    for place, slot in enumerate(slots_of(brush, layout, shown, look)):
        _paint_place(brush, surface, shown, look, place, slot)


def _paint_place(brush: Brush, surface: Surface, shown: Shown, look: TableLook, place: int, slot: Rect) -> None:
    theme = brush.theme
    radius = brush.units(slot.width) * 11 / 150
    if place >= len(shown.new):
        if place < len(shown.new) + shown.deck_left:
            draw.drop_shadow(theme, surface, slot, "panel", radius)
            theme.stamp(surface, faces.back_face(brush, slot.size), slot.topleft)
        else:
            _paint_empty(brush, surface, slot, radius)
        return
    card = shown.new[place]
    if card is None or card in look.hidden:
        _paint_empty(brush, surface, slot, radius)
        return
    working = shown.working == card
    draw.drop_shadow(theme, surface, slot, "lifted" if working else "panel", radius)
    if CARDS[card].is_event:
        face = faces.table_face(brush, card, slot.size)
    else:
        price, greyed = look.price(shown, card), look.greyed(shown, card)
        face = faces.table_face(brush, card, slot.size, price=price, greyed=greyed)
    theme.stamp(surface, face, slot.topleft)
    if working:
        draw.box(
            theme,
            surface,
            slot.inflate(brush.px(8), brush.px(8)),
            None,
            radius=radius + 4,
            line=WHITE,
            line_width=4,
        )
        _paint_tag(brush, surface, slot, brush.say("at_work"))


def _paint_empty(brush: Brush, surface: Surface, slot: Rect, radius: float) -> None:
    draw.box(brush.theme, surface, slot, NIGHT, radius=radius, alpha=0.35, line=LINE, line_alpha=0.5)


def _paint_tag(brush: Brush, surface: Surface, slot: Rect, text: str) -> None:
    style = Style("bold", 20)
    width = brush.theme.measure(text, style)[0] + brush.px(20)
    if width > slot.width * 0.62:
        return
    tag = Rect(0, 0, width, brush.px(28))
    tag.topright = (slot.right - brush.px(5), slot.top + brush.px(8))
    draw.drop_shadow(brush.theme, surface, tag, "chip", 8)
    draw.box(brush.theme, surface, tag, PAPER, radius=8)
    brush.theme.draw_text(surface, text, tag.inflate(-brush.px(10), 0), style, INK, PAPER, align="center")


def _header(brush: Brush, layout: TableLayout) -> Rect:
    pad = brush.px(layout.spacing.padding + 6)
    panel = layout.new_cards
    return Rect(panel.x + pad, panel.y, panel.width - 2 * pad, brush.px(layout.spacing.header))
