"""A raid, over the chart: two fleets at the island, the cards that were played, and how they count."""

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.pacific.cards import CARDS, STOCKADES, WAR_CANOES
from game.pacific.state import NOBODY
from scenes.pacific_map import cloth
from scenes.pacific_map import raid_scenery as scenery
from scenes.pacific_map.cards_faces import back_face, small_face
from scenes.pacific_map.layout import CARD_RATIO, MapLayout
from scenes.pacific_map.look import CREAM, GOLD, TAPA, UMBER, Brush, MapLook
from scenes.pacific_map.map_panel import dash_line
from scenes.pacific_map.shown import Raid, Shown
from scenes.pacific_map.words import say
from scenes.ui import draw
from scenes.ui.palette import SEATS, WHITE, mix, rgb
from scenes.ui.theme import Style

HEAD, FOOT, BAND, RADIUS = 78, 178, 14, 18
LEAST_PICTURE = 120
"""Units of the meeting itself; head and foot give way before it does."""
PLACES = 3
"""Places for cards that are shown before any is played."""
LOW, HIGH = rgb("17304A"), rgb("0A1C30")
ATTACK, DEFENCE = "attack", "defence"
AWAY = 0.34
"""Widths of the picture that a fleet has to come."""
FLEET = 6
"""Canoes of a side that are drawn at most: the figures tell the rest."""
_MOORINGS = (
    (0.20, 0.86, 1.0),
    (0.34, 0.52, 0.66),
    (0.10, 0.50, 0.72),
    (0.40, 0.94, 0.86),
    (0.24, 0.40, 0.56),
    (0.07, 0.76, 0.8),
)
"""Where an attacker's canoes lie on the water: shares of its width and height, and size."""
_DEFENDERS = (
    (0.64, 0.90, 0.9),
    (0.56, 0.66, 0.72),
    (0.70, 0.66, 0.66),
    (0.76, 0.95, 0.84),
    (0.60, 0.50, 0.56),
    (0.66, 0.44, 0.5),
)
PALISADES = 5


class _Parts:
    """The parts of the arena, in pixels."""

    def __init__(self, brush: Brush, layout: MapLayout) -> None:
        arena = layout.arena
        share = min(1.0, (brush.units(arena.height) - LEAST_PICTURE) / (HEAD + FOOT + BAND))
        head, foot, band = brush.px(HEAD * share), brush.px(FOOT * share), brush.px(BAND)
        self.head = Rect(arena.x, arena.y, arena.width, head)
        self.foot = Rect(arena.x, arena.bottom - foot, arena.width, foot)
        self.upper = Rect(arena.x, self.head.bottom - band, arena.width, band)
        self.lower = Rect(arena.x, self.foot.y - band, arena.width, band)
        self.picture = Rect(arena.x, self.head.bottom, arena.width, self.lower.y - self.head.bottom)
        tally = min(brush.px(420), arena.width * 2 // 5)
        self.tally = Rect(0, self.foot.y, tally, foot)
        self.tally.centerx = arena.centerx
        pad = brush.px(18)
        self.attack = Rect(
            arena.x + pad, self.foot.y + brush.px(10), self.tally.x - arena.x - pad, foot - brush.px(22)
        )
        self.defence = Rect(
            self.tally.right, self.attack.y, arena.right - pad - self.tally.right, self.attack.height
        )


def waters(brush: Brush, layout: MapLayout) -> Rect:
    """The picture in which the fleets meet, in pixels."""
    return _Parts(brush, layout).picture


def slot_rect(brush: Brush, layout: MapLayout, shown: Shown, side: str, place: int) -> Rect:
    """Where a card of a side (`attack`, `defence`) lands, counted from 0, in pixels."""
    played = None if shown.raid is None else shown.raid.attack if side == ATTACK else shown.raid.defence
    count = max(PLACES, place + 1, len(played or ()))
    room: Rect = getattr(_Parts(brush, layout), side)
    gap = brush.px(10)
    rows = 1 if _width(room, count, 1, gap) >= _width(room, count, 2, gap) else 2
    width = _width(room, count, rows, gap)
    width = max(width, round(room.height / rows * CARD_RATIO * 0.5))
    height = round(width / CARD_RATIO)
    across = -(-count // rows)
    row, column = divmod(place, across)
    pitch = min(width + gap, (room.width - width) / max(1, across - 1))
    offset = round(column * pitch)
    left = room.x + offset if side == ATTACK else room.right - width - offset
    top = room.centery - (rows * height + (rows - 1) * gap) // 2
    return Rect(left, top + row * (height + gap), width, height)


def _width(room: Rect, count: int, rows: int, gap: int) -> int:
    """The width of a card where so many lie in so many rows without touching."""
    across = -(-count // rows)
    high = (room.height - gap * (rows - 1)) // rows
    return min((room.width - gap * (across - 1)) // across, round(high * CARD_RATIO))


def paint_arena(brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The whole arena; nothing while there is no raid."""
    if shown.raid is None:
        return
    theme, arena, raid, parts = brush.theme, layout.arena, shown.raid, _Parts(brush, layout)
    draw.drop_shadow(theme, surface, arena, "panel", RADIUS)
    picture = theme.cache.get(("arena", arena.size, raid.seat, raid.rival), lambda: _ground(brush, arena, parts))
    surface.blit(picture, arena)
    _paint_head(brush, surface, parts, shown, raid)
    _paint_beach(brush, surface, parts, _landed(raid, DEFENCE, look) or ())
    for side in (ATTACK, DEFENCE):
        if side != look.arriving:
            paint_fleet(brush, surface, layout, raid, side, 1.0)
    draw.box(theme, surface, arena, None, radius=RADIUS, line=UMBER, line_width=3)
    _paint_cards(brush, surface, layout, shown, raid, look)
    _paint_tally(brush, surface, parts, raid, look.landing[0] if look.landing is not None else "")


def arena_picture(brush: Brush, layout: MapLayout, shown: Shown, look: MapLook) -> Surface:
    """The arena as it is now, apart from the table."""
    made = Surface(layout.arena.size, pygame.SRCALPHA)
    paint_arena(brush, made, replace(layout, arena=made.get_rect()), shown, look)
    return made


def _landed(raid: Raid, side: str, look: MapLook) -> tuple[int, ...] | None:
    """The cards of a side that lie in their places, None before it has shown any."""
    cards = raid.attack if side == ATTACK else raid.defence
    if cards is None or look.landing is None or look.landing[0] != side:
        return cards
    return cards[: look.landing[1]]


def _ground(brush: Brush, arena: Rect, parts: _Parts) -> Surface:
    """What does not move: sheet, evening sea with the island, bands and the dark foot."""
    made = Surface(arena.size, pygame.SRCALPHA)

    def inside(rect: Rect) -> Rect:
        return rect.move(-arena.x, -arena.y)

    head = inside(parts.head)
    cloth.fill(brush, made, head, cloth.SHEET_HIGH, low=cloth.SHEET_LOW, radius=0)
    cloth.fibre(brush, made, head, 0)
    picture = inside(parts.picture)
    made.blit(scenery.evening(picture.size), picture)
    cloth.fill(brush, made, inside(parts.foot), LOW, low=HIGH, radius=0)
    for band in (parts.upper, parts.lower):
        cloth.band(brush, made, inside(band), "warrior")
    cloth.round_off(brush, made, RADIUS)
    return made


def _paint_head(brush: Brush, surface: Surface, parts: _Parts, shown: Shown, raid: Raid) -> None:
    theme = brush.theme
    room = Rect(parts.head.x, parts.head.y, parts.head.width, parts.head.height - parts.upper.height)
    title = say(brush, "raid_on", island=CARDS[raid.island].name)
    style = Style("display", 40 if brush.units(room.height) > 54 else 32)
    width = min(theme.measure(title, style)[0], room.width * 2 // 5)
    middle = Rect(room.centerx - width // 2, room.y, width, room.height)
    theme.draw_text(surface, title, middle, style, UMBER, cloth.SHEET, align="center")
    mark = min(brush.px(46), room.height - brush.px(6))
    pad, gap = brush.px(20), brush.px(12)
    for seat, key, left in ((raid.seat, "attacks", True), (raid.rival, "defends", False)):
        text = say(brush, key, name=shown.seats[seat].setup.name)
        x = room.x + pad + mark // 2 if left else room.right - pad - mark // 2
        draw.seat_mark(theme, surface, seat, (x, room.centery), mark)
        if left:
            start = x + mark // 2 + gap
            place = Rect(start, room.y, middle.x - brush.px(16) - start, room.height)
        else:
            start = middle.right + brush.px(16)
            place = Rect(start, room.y, x - mark // 2 - gap - start, room.height)
        ink = mix(SEATS[seat].dark, UMBER, 0.25)
        align = "left" if left else "right"
        theme.draw_text(surface, text, place, Style("bold", 27), ink, cloth.SHEET, align=align, lines=2)


def paint_fleet(brush: Brush, surface: Surface, layout: MapLayout, raid: Raid, side: str, share: float) -> None:
    """A canoe for each card of a side, which has come this ``share`` of its way; an attacker's first one, in which
    it came, waits at its mooring.
    """
    picture = _Parts(brush, layout).picture
    line = picture.y + round(picture.height * scenery.HORIZON)
    water = Rect(picture.x, line, picture.width, picture.bottom - line)
    away = round((1 - share) * picture.width * AWAY)
    attacks = side == ATTACK
    seat, moorings = (raid.seat, _MOORINGS) if attacks else (raid.rival, _DEFENDERS)
    cards = raid.attack or (NOBODY,) if attacks else [card for card in raid.defence or () if card != STOCKADES]
    boats = list(enumerate(zip(sorted(cards), moorings, strict=False)))[:FLEET]
    outer = surface.get_clip()
    surface.set_clip(picture.clip(outer))
    for index, (card, (across, down, size)) in sorted(boats, key=lambda boat: boat[1][1][1]):
        large = 1.35 if card == WAR_CANOES else 1.0
        sprite = scenery.outrigger(brush, seat, round(water.height * 0.56 * size * large), not attacks)
        moored = attacks and raid.attack is not None and index == 0
        shift = 0 if moored else -away if attacks else away
        at = (water.x + round(across * water.width) + shift, water.y + round(down * water.height))
        surface.blit(sprite, sprite.get_rect(midbottom=at))
    surface.set_clip(outer)


def _paint_beach(brush: Brush, surface: Surface, parts: _Parts, defence: Sequence[int]) -> None:
    """The stockades of the defender."""
    picture = parts.picture
    outer = surface.get_clip()
    surface.set_clip(picture.clip(outer))
    line = picture.y + round(picture.height * scenery.HORIZON)
    _paint_stockades(brush, surface, picture, line, defence.count(STOCKADES))
    surface.set_clip(outer)


def _paint_stockades(brush: Brush, surface: Surface, picture: Rect, line: int, count: int) -> None:
    """A palisade for each stockade, side by side on the beach."""
    wall = scenery.palisade(brush, round(picture.height * 0.26))
    foot = line + round(picture.height * 0.15)
    for index in range(min(count, PALISADES)):
        left = picture.x + round(picture.width * 0.61) + index * round(wall.get_width() * 0.86)
        surface.blit(wall, wall.get_rect(bottomleft=(left, foot)))


def _paint_cards(
    brush: Brush, surface: Surface, layout: MapLayout, shown: Shown, raid: Raid, look: MapLook
) -> None:
    theme = brush.theme
    for side, seat in ((ATTACK, raid.seat), (DEFENCE, raid.rival)):
        cards = _landed(raid, side, look)
        if cards is None:
            for place in range(PLACES - 1, -1, -1):
                rect = slot_rect(brush, layout, shown, side, place)
                dash_line(brush, surface, rect, SEATS[seat].colour, 8, 3)
            if side == ATTACK and raid.sent:
                rect = slot_rect(brush, layout, shown, side, 0)
                theme.stamp(surface, back_face(brush, rect.size), rect.topleft)
            continue
        for place in range(len(cards), len((raid.attack if side == ATTACK else raid.defence) or ())):
            dash_line(brush, surface, slot_rect(brush, layout, shown, side, place), SEATS[seat].colour, 8, 3)
        for place in range(len(cards) - 1, -1, -1):
            rect = slot_rect(brush, layout, shown, side, place)
            draw.drop_shadow(theme, surface, rect, "chip", 7)
            theme.stamp(surface, small_face(brush, cards[place], rect.size), rect.topleft)


def _paint_tally(brush: Brush, surface: Surface, parts: _Parts, raid: Raid, landing: str) -> None:
    """How the two sides count, that whose cards are ``landing`` not yet, and who wins a tie."""
    theme, room = brush.theme, parts.tally
    words, style = say(brush, "ties"), Style("bold", 24)
    foot = Rect(room.x + brush.px(8), room.bottom - brush.px(40), room.width - brush.px(16), brush.px(34))
    theme.draw_text(surface, words, foot, style, TAPA, mix(LOW, HIGH, 0.8), align="center")
    disc = min(brush.px(112), foot.y - room.y - brush.px(14), room.width // 3)
    middle = room.y + brush.px(8) + (foot.y - room.y - brush.px(8)) // 2
    sides = (
        (-1, raid.seat, raid.attack is not None and landing != ATTACK, raid.attack_strength),
        (1, raid.rival, raid.defence is not None and landing != DEFENCE, raid.defence_strength),
    )
    for by, seat, counts, strength in sides:
        place = Rect(0, 0, disc, disc)
        place.center = (room.centerx + by * round(disc * 0.95), middle)
        sign = SEATS[seat]
        won = raid.winner == seat
        if won:
            ring = place.inflate(brush.px(16), brush.px(16))
            draw.box(theme, surface, ring, GOLD, radius=brush.units(ring.width) / 2, alpha=0.9)
        draw.box(theme, surface, place, sign.dark, radius=brush.units(disc) / 2, line=sign.colour, line_width=7)
        text = str(strength) if counts else "?"
        figure = Style("figure", max(24, brush.units(disc) * 0.64))
        theme.draw_text(surface, text, place, figure, WHITE, sign.dark, align="center")
    dots = Rect(0, 0, brush.px(10), brush.px(10))
    for y in (middle - brush.px(14), middle + brush.px(14)):
        dots.center = (room.centerx, y)
        draw.box(theme, surface, dots, CREAM, radius=5)
