"""The deck, the newest discard, how far it is to the end, and how likely an island is among the cards unseen.

A seat that knows what lies on top sees the signs of these cards in their order instead of a chance.
"""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.pacific.cards import CARDS, DECK_SIZE
from scenes.pacific_map.cards_faces import back_face, small_face
from scenes.pacific_map.crests import crest, icon
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import MUTED, NIGHT, Brush, MapLook
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.words import say
from scenes.ui import draw
from scenes.ui.palette import WHITE, rgb
from scenes.ui.theme import Style

GAUGE_HIGH, GAUGE_LOW = rgb("7FE0D0"), rgb("2A9D9A")
WELL = rgb("0A2B44")
LABEL = Style("bold", 22)
LAYERS = 3
"""Backs that show under the top card of a full deck."""


def paint_deck(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The whole panel."""
    theme, panel = brush.theme, layout.deck_panel
    draw.panel(theme, surface, panel)
    _paint_cards(brush, surface, layout, shown)
    pad = brush.px(14)
    inner = Rect(panel.x + pad, layout.deck.bottom + brush.px(4), panel.width - 2 * pad, 0)
    inner.height = panel.bottom - brush.px(6) - inner.y
    row = inner.height * 3 // 8
    places = (("deck", shown.deck_left, layout.deck), ("discards", len(shown.discards), layout.discards))
    edge, half = brush.px(5), panel.width // 2
    roomy = brush.fits(say(brush, "discards"), LABEL, half - 2 * edge)
    left = panel.x
    for key, count, card in places:
        room = Rect(left + edge, inner.y, (half if roomy else panel.right - left) - 2 * edge, row)
        align = "center" if roomy else "left"
        ink = theme.draw_text(surface, say(brush, key), room, LABEL, WHITE, NIGHT, align=align)
        left = left + half if roomy else ink.right + edge
        _paint_count(brush, surface, card, count)
    gauge = Rect(inner.x, inner.y + row + brush.px(2), inner.width, brush.px(12))
    _paint_gauge(brush, surface, gauge, shown.deck_left / DECK_SIZE)
    last = Rect(inner.x, gauge.bottom + brush.px(2), inner.width, inner.bottom - gauge.bottom - brush.px(2))
    if shown.top:
        _paint_known(brush, surface, last, shown.top)
        return
    if shown.deck_left:
        text = say(brush, "island_chance", percent=round(100 * shown.island_chance))
    else:
        text = say(brush, "deck_empty")
    theme.draw_text(surface, text, last, Style("semibold", 22), MUTED, NIGHT, align="center")


def _paint_known(brush: Brush, surface: Surface, room: Rect, cards: Sequence[int]) -> None:
    """The next cards as far as the viewer alone knows them, the next one at the left."""
    side = min(room.height, room.width // (len(cards) + 1))
    left = room.centerx - side * (len(cards) + 1) // 2
    icon(brush, surface, "eye", (left + side // 2, room.centery), side * 3 // 4, MUTED, NIGHT)
    for place, card in enumerate(cards, 1):
        crest(brush, surface, CARDS[card].kind, (left + side * place + side // 2, room.centery), side * 4 // 5)


def _paint_cards(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown) -> None:
    theme, deck, pile = brush.theme, layout.deck, layout.discards
    if shown.deck_left:
        face = back_face(brush, deck.size)
        under = min(LAYERS, (shown.deck_left - 1) * (LAYERS + 1) // DECK_SIZE + (shown.deck_left > 1))
        for layer in range(under, 0, -1):
            surface.blit(face.surface, deck.move(brush.px(3) * layer, -brush.px(2) * layer))
        theme.stamp(surface, face, deck.topleft)
    else:
        _paint_empty(brush, surface, deck)
    if shown.last_discard is not None:
        draw.drop_shadow(theme, surface, pile, "chip", 7)
        theme.stamp(surface, small_face(brush, shown.last_discard, pile.size), pile.topleft)
    else:
        _paint_empty(brush, surface, pile)


def _paint_count(brush: Brush, surface: Surface, card: Rect, count: int) -> None:
    """How many cards lie there, on a pill at the upper corner."""
    style, text = Style("figure", 26), str(count)
    pill = Rect(0, 0, max(brush.px(52), brush.theme.measure(text, style)[0] + brush.px(24)), brush.px(34))
    pill.center = (card.right - brush.px(14), card.top + brush.px(12))
    draw.box(brush.theme, surface, pill, NIGHT, radius=17, line=WHITE, line_width=2)
    brush.theme.draw_text(surface, text, pill, style, WHITE, NIGHT, align="center")


def _paint_empty(brush: Brush, surface: Surface, place: Rect) -> None:
    draw.box(brush.theme, surface, place, WELL, radius=7, alpha=0.6, line=MUTED, line_alpha=0.5)


def _paint_gauge(brush: Brush, surface: Surface, rect: Rect, share: float) -> None:
    theme = brush.theme
    draw.box(theme, surface, rect, WELL, radius=6, line=theme.look.line, line_width=1.2)
    full = Rect(rect.x, rect.y, round(rect.width * share), rect.height)
    if full.width > rect.height:
        draw.box(theme, surface, full, GAUGE_HIGH, low=GAUGE_LOW, radius=6)
