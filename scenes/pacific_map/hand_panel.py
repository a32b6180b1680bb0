"""The hand as a fan, and over it the sentence that says what to do."""

from pygame import SRCALPHA, Rect, Surface

from scenes.pacific_map import cloth
from scenes.pacific_map.cards_faces import CHOSEN, DIMMED, REST, SPINE_UNDER, back_face, hand_face
from scenes.pacific_map.crests import icon
from scenes.pacific_map.hand import Fan, HandCard, Pile, fan_of, piles_of
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import CREAM, NIGHT, RUST, TAPA, UMBER, Brush, MapLook
from scenes.pacific_map.shown import Shown
from scenes.ui import draw
from scenes.ui.palette import WHITE
from scenes.ui.theme import Piece, Style, Theme
from scenes.ui.widgets import draw_arrow

GROWN = 1.1
"""How much larger the focused card is."""
UNDER = 5
"""Units that a card under another of its pile shows."""
COVERED_BACKS = 5
"""Backs that stand for a hand that does not lie open, whatever it holds."""
MARGIN = 26
"""Units round a card that its shadow, and those under it, need."""
EYE = 32
"""Units of the sign of a card that another seat knows of."""
SENTENCE = Style("bold", 28, often=True)
HINT = Style("semibold", 24, often=True)


def fan_shown(brush: Brush, layout: MapLayout, shown: Shown, look: MapLook) -> Fan:
    """The fan as it lies now."""
    return fan_of(brush.theme.metrics, layout, piles_of(shown.hand, look.chosen), look.first)


def paint_hand(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """All piles in sight, the focused one over the others."""
    if look.covered or shown.viewer is None:
        _paint_backs(brush, surface, layout)
        return
    fan = fan_shown(brush, layout, shown, look)
    if look.loose:
        _paint_ends(brush, surface, fan)
        return
    front = next((card for card in fan.cards if card.pile.key == look.focused), None)
    over = grown(layout, front) if front is not None else Rect(0, 0, 0, 0)
    for card in fan.cards:
        if card is not front:
            _paint_card(brush, surface, card.rect, card, shown, look, told=not over.colliderect(card.strip))
    _paint_ends(brush, surface, fan)
    if front is not None:
        _paint_card(brush, surface, over, front, shown, look, told=True)


def places_of(brush: Brush, layout: MapLayout, shown: Shown, look: MapLook) -> dict[tuple[int, bool], Rect]:
    """Where each pile in sight belongs, by its key, in the order in which they are painted."""
    cards = fan_shown(brush, layout, shown, look).cards
    places = {card.pile.key: card.rect for card in cards if card.pile.key != look.focused}
    return places | {card.pile.key: grown(layout, card) for card in cards if card.pile.key == look.focused}


def pile_picture(
    brush: Brush, layout: MapLayout, shown: Shown, look: MapLook, key: tuple[int, bool]
) -> tuple[Surface, int]:
    """A pile in sight as it lies, apart from the table, and the margin round its card in pixels."""
    fan = fan_shown(brush, layout, shown, look)
    card = next(card for card in fan.cards if card.pile.key == key)
    margin = brush.px(MARGIN)
    place = Rect(0, 0, *(grown(layout, card) if key == look.focused else card.rect).size).move(margin, margin)
    made = Surface((place.width + 2 * margin, place.height + 2 * margin), SRCALPHA)
    _paint_card(brush, made, place, card, shown, look, told=False)
    return made, margin


def grown(layout: MapLayout, card: HandCard) -> Rect:
    """The rectangle of a card that has the focus: larger, and inside the room of the hand."""
    width, height = card.rect.size
    rect = Rect(0, 0, round(width * GROWN), round(height * GROWN))
    rect.midbottom = card.rect.midbottom
    rect.clamp_ip(layout.hand)
    return rect


def _paint_card(
    brush: Brush, surface: Surface, rect: Rect, card: HandCard, shown: Shown, look: MapLook, *, told: bool
) -> None:
    """One pile; `told`: what is written on it can be read now."""
    theme, pile = brush.theme, card.pile
    radius = brush.units(rect.width) * 12 / 190
    for under in range(min(pile.count - 1, 2), 0, -1):
        edge = rect.move(brush.px(UNDER) * under, -brush.px(UNDER) * under)
        draw.box(theme, surface, edge, UMBER, radius=radius, line=CREAM, line_alpha=0.6)
    draw.drop_shadow(theme, surface, rect, "chip", radius)
    strip = card.strip.width if rect.size == card.rect.size else rect.width
    state = CHOSEN if pile.chosen else REST if look.usable is None or pile.card in look.usable else DIMMED
    face = hand_face(brush, pile.card, rect.size, state, strip)
    if told:
        theme.stamp(surface, face, rect.topleft)
    else:
        surface.blit(face.surface, rect)
    visible = Rect(rect.x, rect.y, strip, rect.height)
    if pile.count > 1:
        _paint_count(brush, surface, visible, pile, told)
    if shown.knowers(pile.card):
        _paint_eye(brush, surface, visible)


def _paint_count(brush: Brush, surface: Surface, strip: Rect, pile: Pile, told: bool) -> None:
    theme, style = brush.theme, Style("figure", 24)
    text = f"×{pile.count}"
    badge = Rect(0, 0, min(theme.measure(text, style)[0] + brush.px(20), strip.width - brush.px(4)), brush.px(32))
    on_spine = brush.units(strip.width) < SPINE_UNDER
    badge.topleft = (strip.x + brush.px(6), strip.y + (-brush.px(8) if on_spine else round(strip.height * 0.34)))
    draw.box(theme, surface, badge, NIGHT, radius=16, line=WHITE, line_width=2)
    recorder = theme.recorder
    theme.recorder = recorder if told else None
    theme.draw_text(surface, text, badge, style, WHITE, NIGHT, align="center")
    theme.recorder = recorder


def _paint_eye(brush: Brush, surface: Surface, strip: Rect) -> None:
    """Another seat knows of this card: in the corner that neither a title nor a crest needs."""
    side = brush.px(EYE)
    badge = Rect(0, 0, side, side)
    badge.bottomright = (strip.right - brush.px(6), strip.y + round(strip.height * 0.34) + side)
    if brush.units(strip.width) < SPINE_UNDER:
        badge.topright = (strip.right - brush.px(2), strip.y - brush.px(8))
    draw.box(brush.theme, surface, badge, NIGHT, radius=EYE / 2, alpha=0.85)
    icon(brush, surface, "eye", badge.center, side * 4 // 5, CREAM, NIGHT)


def _paint_ends(brush: Brush, surface: Surface, fan: Fan) -> None:
    """An arrow and a number at each end where piles are out of sight."""
    for rect, count, direction in ((fan.left, fan.before, "left"), (fan.right, fan.after, "right")):
        if not count:
            continue
        draw.panel(brush.theme, surface, rect, radius=10)
        _arrow(brush.theme, surface, Rect(rect.x, rect.y, rect.width, rect.height * 3 // 5), direction)
        figure = Rect(rect.x, rect.centery, rect.width, rect.height // 3)
        brush.theme.draw_text(surface, str(count), figure, Style("figure", 24), CREAM, NIGHT, align="center")


def _arrow(theme: Theme, surface: Surface, rect: Rect, direction: str) -> None:
    draw_arrow(theme, surface, rect.center, theme.px(24), direction, CREAM)


def _paint_backs(brush: Brush, surface: Surface, layout: MapLayout) -> None:
    """A quiet fan of backs, the same whatever a hand holds."""
    width, height = layout.card
    face = back_face(brush, (width, height))
    step = width // 3
    left = layout.hand.centerx - (width + step * (COVERED_BACKS - 1)) // 2
    for index in range(COVERED_BACKS):
        place = Rect(left + index * step, layout.hand.bottom - height, width, height)
        draw.drop_shadow(brush.theme, surface, place, "chip", 12)
        surface.blit(face.surface, place)


def paint_prompt(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The sentence on a cream pill with its verb in rust, and a hint on a dark one at the right."""
    theme, room = brush.theme, layout.prompt
    hint = brush.px(36) + theme.measure(look.hint, HINT)[0] if look.hint else 0
    mark = room.height * 3 // 4
    pieces = [Piece(text, SENTENCE, ink) for text, ink in ((look.prompt, UMBER), (look.verb, RUST)) if text]
    if not pieces:
        return
    gap = brush.px(9)
    text = sum(theme.measure(piece.text, piece.style)[0] for piece in pieces) + gap * (len(pieces) - 1)
    start = brush.px(24) if look.prompt_seat is None else mark + brush.px(22)
    wanted = start + text + brush.px(26)
    fits = wanted + hint + brush.px(16) <= room.width
    pill = Rect(room.x, room.y, min(room.width, wanted), room.height)
    cloth.sheet(brush, surface, pill, radius=brush.units(room.height) / 2)
    if look.prompt_seat is not None:
        centre = (pill.x + brush.px(12) + mark // 2, pill.centery)
        draw.seat_mark(theme, surface, look.prompt_seat, centre, mark)
    line = Rect(pill.x + start, pill.y, pill.width - start - brush.px(22), pill.height)
    theme.draw_pieces(surface, pieces, line, TAPA, gap=9)
    if look.hint and fits:
        dark = Rect(room.right - hint, room.y, hint, room.height)
        draw.panel(theme, surface, dark, radius=brush.units(room.height) / 2)
        theme.draw_text(surface, look.hint, dark, HINT, TAPA, NIGHT, align="center")
