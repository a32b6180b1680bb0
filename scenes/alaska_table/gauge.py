"""The gauge of the eras, with the turns left, and the corner beside it."""

from pygame import Rect, Surface

from game.alaska.cards import DECK_SIZE, ERA_SIZES, ERAS
from game.alaska.rules import CARDS_A_TURN
from game.alaska.state import Phase
from scenes.alaska_table.layout import TableLayout
from scenes.alaska_table.look import Brush
from scenes.alaska_table.shown import Shown
from scenes.ui import draw
from scenes.ui.palette import BRASS, NIGHT, ON_BRASS, PAPER, WHITE, mix
from scenes.ui.palette import ERAS as ERA_COLOURS
from scenes.ui.theme import Style

CORNER_SHARE = 0.32
"""Of the corner's width, what the count of turns takes."""
_NAME, _LEFT = Style("display", 26), Style("bold", 24, often=True)
"""How the eras are written, and the turns left."""
_GROUND = mix(NIGHT, WHITE, 0.02)


def paint_gauge(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown) -> None:
    """The deck as a line from its first card to its last, in the colours of the eras, filled as far as drawn."""
    theme, area = brush.theme, layout.gauge
    drawn = shown.drawn
    start = 0
    for era, size in enumerate(ERA_SIZES):
        whole = _stretch(brush, area, start, start + size)
        colour = ERA_COLOURS[ERAS[era]]
        draw.box(theme, surface, whole, colour, radius=9, alpha=0.32)
        done = min(size, max(0, drawn - start))
        if done:
            part = whole.copy()
            part.width = max(brush.px(18), _stretch(brush, area, start, start + done).width)
            draw.box(theme, surface, part, colour, radius=9)
        start += size
    _ticks(brush, surface, area)
    start = 0
    for era, (size, room) in enumerate(zip(ERA_SIZES, _name_rooms(brush, area, shown), strict=True)):
        name = brush.say(f"era_{ERAS[era]}")
        if brush.fits(name, _NAME, room.width):
            colour = ERA_COLOURS[ERAS[era]]
            filled = drawn - start > size * 0.3
            theme.draw_text(surface, name, room, _NAME, WHITE, colour if filled else mix(_GROUND, colour, 0.32))
        start += size
    late = ERA_COLOURS["late"]
    ground = late if drawn >= DECK_SIZE - ERA_SIZES[-1] // 3 else mix(_GROUND, late, 0.32)
    room = Rect(area.x, area.y, area.width - brush.px(18), area.height)
    theme.draw_text(surface, _left_text(brush, shown), room, _LEFT, WHITE, ground, align="right")


def paint_corner(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown) -> None:
    """Which turn it is of how many; at its right there is room for two small buttons."""
    room = Rect(layout.corner)
    room.width = corner_buttons_rect(brush, layout).left - room.left - brush.px(8)
    words = brush.say("turn_of", turn=shown.turn, turns=shown.turn + shown.turns_left)
    room.left += brush.px(16)
    room.width -= brush.px(16)
    style = Style("display", 26)
    if not brush.fits(words, style, room.width):
        words = f"{shown.turn} / {shown.turn + shown.turns_left}"
    brush.theme.draw_text(surface, words, room, style, PAPER, NIGHT)


def corner_buttons_rect(brush: Brush, layout: TableLayout) -> Rect:
    """Where buttons may stand in the corner at the right of the gauge."""
    corner = layout.corner
    left = corner.left + round(corner.width * CORNER_SHARE)
    return Rect(left, corner.top, corner.right - left, corner.height)


def _left_text(brush: Brush, shown: Shown) -> str:
    if shown.phase is Phase.LAST_SPENDING:
        return brush.say("last_spending")
    return brush.say("turns_left", count=shown.turns_left) if shown.turns_left else brush.say("last_turn")


def _name_rooms(brush: Brush, area: Rect, shown: Shown) -> list[Rect]:
    """Where the names of the eras may stand, in their order; that of the last ends before the turns left."""
    rooms, start = [], 0
    for size in ERA_SIZES:
        rooms.append(_stretch(brush, area, start, start + size).inflate(-brush.px(32), 0))
        start += size
    turns_left = brush.theme.measure(_left_text(brush, shown), _LEFT)[0] + brush.px(36)
    rooms[-1].width = rooms[-1].right + brush.px(16) - turns_left - rooms[-1].left
    return rooms


def _words(brush: Brush, area: Rect, shown: Shown) -> list[Rect]:
    """What the words on the gauge cover."""
    left = Rect(0, area.y, brush.theme.measure(_left_text(brush, shown), _LEFT)[0], area.height)
    left.right = area.right - brush.px(18)
    covered = [left]
    for era, room in zip(ERAS, _name_rooms(brush, area, shown), strict=True):
        name = brush.say(f"era_{era}")
        if brush.fits(name, _NAME, room.width):
            covered.append(Rect(room.topleft, (brush.theme.measure(name, _NAME)[0], area.height)))
    return covered


def _stretch(brush: Brush, area: Rect, start: int, end: int) -> Rect:
    left = area.x + round(area.width * start / DECK_SIZE)
    right = area.x + round(area.width * end / DECK_SIZE)
    return Rect(left + brush.px(1), area.y, right - left - brush.px(3), area.height)


def _ticks(brush: Brush, surface: Surface, area: Rect) -> None:
    ends = {sum(ERA_SIZES[: era + 1]) // CARDS_A_TURN for era in range(len(ERA_SIZES))}
    ink = mix(NIGHT, WHITE, 0.6)
    for turn in range(1, DECK_SIZE // CARDS_A_TURN):
        if turn not in ends:
            x = area.x + round(area.width * turn * CARDS_A_TURN / DECK_SIZE)
            surface.fill(ink, (x, area.bottom - brush.px(7), brush.px(1.5), brush.px(7)))


def paint_marker(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, drawn: float) -> None:
    """Where the deck is after so many cards: a pointer above the gauge, a line through it that spares the words."""
    area = layout.gauge
    x = area.x + round(area.width * drawn / DECK_SIZE)
    top = area.y - brush.px(9)
    line = Rect(x - brush.px(2), top, brush.px(4), area.height + brush.px(16))
    if any(line.colliderect(words.inflate(brush.px(8), 0)) for words in _words(brush, area, shown)):
        surface.fill(
            WHITE, (line.x, area.bottom - brush.px(5), line.width, line.bottom - area.bottom + brush.px(5))
        )
        line.height = brush.px(14)
    surface.fill(WHITE, line)
    wide, tall = brush.px(12), brush.px(15)
    base = max(1, top - brush.px(4))
    draw.polygon(brush.theme, surface, [(x - wide - 2, base), (x + wide + 2, base), (x, base + tall + 4)], ON_BRASS)
    draw.polygon(
        brush.theme, surface, [(x - wide + 1, base + 2), (x + wide - 1, base + 2), (x, base + tall)], BRASS
    )
