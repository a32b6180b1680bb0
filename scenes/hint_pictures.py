"""The pictures of a hint: marks about what it recommends, and the sheet that says it."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.ui import draw
from scenes.ui.palette import FOCUS_LINE, HINT, INK, INK2, ON_HINT, PAPER, PAPER_EDGE
from scenes.ui.theme import FLOOR_UNITS, SMALL, Style, Theme
from scenes.ui.vector import hexa

CORNER, LEAST_CORNER = 26, 8
"""Units that the arms of a mark are long: as much as they may be, and the least."""
BADGE = 32
DOTS = 3
SENTENCE = Style("semibold", 26)
TOP = 3
"""Units by which text lies lower than the top of its room."""
ROOMY = 22
"""Units that the sentence has where there is room for the foot."""
_BULB = (
    '<path d="M-.26 .34C-.3 .1-.56-.02-.56-.38A.56.56 0 0 1 .56-.38C.56-.02 .3 .1 .26 .34Z" fill="{ink}"/>'
    '<path d="M-.24 .52H.24M-.17 .74H.17" stroke="{ink}" stroke-width=".15" stroke-linecap="round"/>'
)


@dataclass(frozen=True, slots=True)
class Mark:
    """A widget that the hint recommends: where it lies, and what the badge says (nothing: a light bulb).

    ``snug``: others touch it, so that the mark keeps within it.
    """

    rect: Rect
    label: str = ""
    snug: bool = False


def paint_marks(theme: Theme, surface: Surface, marks: Sequence[Mark]) -> None:
    """Four corners about each widget, and a badge on its upper left one; both lie on what is there."""
    for mark in marks:
        reach = -2 if mark.snug else 14
        _paint_corners(theme, surface, mark.rect.inflate(theme.px(reach), theme.px(reach)))
    for mark in marks:
        _paint_badge(theme, surface, mark)


def _paint_corners(theme: Theme, surface: Surface, rect: Rect) -> None:
    width, height = rect.size
    arm = max(theme.px(LEAST_CORNER), min(theme.px(CORNER), min(width, height) // 3))
    inset = theme.px(5)
    left, top, right, bottom = inset, inset, width - inset, height - inset
    path = (
        f"M{left} {top + arm}V{top}H{left + arm}M{right - arm} {top}H{right}V{top + arm}"
        f"M{right} {bottom - arm}V{bottom}H{right - arm}M{left + arm} {bottom}H{left}V{bottom - arm}"
    )
    line = '<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    body = line.format(path=path, ink=hexa(FOCUS_LINE), width=theme.px(9))
    body += line.format(path=path, ink=hexa(HINT), width=theme.px(5))
    draw.shape(theme, surface, "hint corners", rect.center, (width, height), body, (0, 0, width, height))


def _paint_badge(theme: Theme, surface: Surface, mark: Mark) -> None:
    side = theme.px(BADGE)
    width = max(side, theme.measure(mark.label, Style("bold", 20))[0] + theme.px(14)) if mark.label else side
    badge = Rect(0, 0, width, side)
    badge.center = mark.rect.midtop if mark.snug else mark.rect.topleft
    badge.clamp_ip(surface.get_rect())
    draw.box(theme, surface, badge, HINT, radius=BADGE / 2, line=FOCUS_LINE, line_width=2.5)
    if mark.label:
        theme.draw_text(surface, mark.label, badge, Style("bold", 20), ON_HINT, HINT, align="center")
    else:
        paint_bulb(theme, surface, badge.center, side)


def paint_bulb(theme: Theme, surface: Surface, centre: tuple[int, int], side: int) -> None:
    """The sign of a hint."""
    draw.shape(
        theme, surface, "bulb", centre, (side, side), _BULB.format(ink=hexa(ON_HINT)), (-1.2, -1.1, 2.4, 2.2)
    )


def paint_pondering(theme: Theme, surface: Surface, button: Rect, step: int) -> None:
    """Dots at the foot of a button, one of which is lit: the computer is thinking."""
    side, pitch = theme.px(8), theme.px(15)
    for place in range(DOTS):
        colour = ON_HINT if place == step % DOTS else HINT
        body = f'<circle r="1" fill="{hexa(colour)}" stroke="{hexa(ON_HINT)}" stroke-width=".3"/>'
        centre = (button.centerx + (place - DOTS // 2) * pitch, button.bottom - theme.px(3))
        draw.shape(theme, surface, f"dot{colour}", centre, (side, side), body, (-1.2, -1.2, 2.4, 2.4))


def paint_sheet(theme: Theme, surface: Surface, rect: Rect, sentence: str, foot: str) -> None:
    """The sentence on paper, and at its foot, where there is room for it, how it goes away."""
    draw.drop_shadow(theme, surface, rect, "panel", 16)
    draw.box(theme, surface, rect, PAPER, radius=16, line=PAPER_EDGE)
    side, pad = theme.px(BADGE), theme.px(14)
    room = Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, rect.height - 3 * pad // 2)
    badge = Rect(room.x, room.y, side, side)
    left, top = badge.right + theme.px(12), badge.bottom + theme.px(8)
    if rect.width > 3 * rect.height // 2:
        beside = Rect(left, room.y, room.right - left, room.height)
    else:
        beside = Rect(room.x, top, room.width, room.bottom - top)
    if _size(theme, sentence, beside):
        room = beside
        draw.box(theme, surface, badge, HINT, radius=BADGE / 2, line=INK, line_width=1.5)
        paint_bulb(theme, surface, badge.center, side)
    line = Rect(room.x, 0, room.width, theme.height(SMALL, 1) + theme.px(8))
    line.bottom = room.bottom
    above = Rect(room.x, room.y, room.width, room.height - line.height)
    if _size(theme, sentence, above) >= theme.px(ROOMY) and theme.fit(foot, SMALL, line.width).whole:
        theme.draw_text(surface, foot, line, SMALL, INK2, PAPER)
        room = above
    style = SENTENCE.at(max(FLOOR_UNITS, _size(theme, sentence, room) / theme.metrics.unit))
    theme.draw_text(surface, sentence, room, style, INK, PAPER, valign="top", lines=_lines(theme, room))


def _size(theme: Theme, sentence: str, room: Rect) -> int:
    """The pixels in which a sentence can be written from the top of a room; 0 if it does not fit."""
    fitted = theme.fit(sentence, SENTENCE, room.width, room.height - theme.px(TOP), _lines(theme, room))
    return fitted.pixels if fitted.whole else 0


def _lines(theme: Theme, room: Rect) -> int:
    """How many lines a room holds when they are written as small as can be."""
    style, lines = SENTENCE.at(FLOOR_UNITS), 1
    while theme.height(style, lines + 1) <= room.height:
        lines += 1
    return lines
