"""The log: the newest lines of what happened, with amounts."""

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.alaska_table.ground import PANEL
from scenes.alaska_table.layout import TableLayout
from scenes.alaska_table.look import Brush, LogLine, TableLook
from scenes.alaska_table.shown import Shown
from scenes.ui import draw
from scenes.ui.palette import AURORA, BRASS, ICE, LOSS_TEXT, MIST, WHITE, mix
from scenes.ui.theme import ELLIPSIS, Style

TEXT = Style("semibold", 24, often=True)
NAME = Style("bold", 24, often=True)
AMOUNT = Style("display", 26)
PITCH = 33
"""Units from one line to the next."""


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line of the log that can be seen: its number in the log, the pixels it takes, and its text row by row."""

    number: int
    rect: Rect
    rows: list[str]


def lines_shown(brush: Brush, layout: TableLayout, shown: Shown, look: TableLook) -> list[ShownLine]:
    """The newest lines, from the top; a long one takes two rows, as far as the panel has room."""
    panel = layout.log
    top, bottom = panel.y + brush.px(8), panel.bottom - brush.px(4)
    pitch = brush.px(PITCH)
    seen = []
    for number in range(len(look.log) - look.scrolled - 1, -1, -1):
        rows = _rows(brush, panel, shown, look.log[number])
        left = (bottom - top) // pitch
        if left < 1:
            break
        if len(rows) > left:
            rows = [*rows[: left - 1], rows[left - 1] + ELLIPSIS]
        seen.append(ShownLine(number, Rect(panel.x, top, panel.width, pitch * len(rows)), rows))
        top += pitch * len(rows)
    return seen


def paint_log(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """The newest lines on top."""
    for index, line in enumerate(lines_shown(brush, layout, shown, look)):
        _paint_line(brush, surface, line.rect, shown, look.log[line.number], line.rows, index == 0)


def rows_shown(brush: Brush, layout: TableLayout) -> int:
    """How many rows of the log the panel holds."""
    return (layout.log.height - brush.px(12)) // brush.px(PITCH)


def _places(brush: Brush, panel: Rect, line: LogLine) -> tuple[int, int]:
    """Left and right edge of the text, in pixels."""
    left = panel.x + brush.px(52 if line.seat is not None else 20)
    width = brush.theme.measure(line.amount, AMOUNT)[0] + brush.px(12) if line.amount else 0
    return left, panel.right - brush.px(20) - width


def _rows(brush: Brush, panel: Rect, shown: Shown, line: LogLine) -> list[str]:
    left, right = _places(brush, panel, line)
    name = _name(shown, line)
    indent = brush.theme.measure(f"{name} ", NAME)[0] if name else 0
    rows: list[str] = []
    row = ""
    for word in line.text.split():
        longer = f"{row} {word}" if row else word
        used = indent if not rows else 0
        if row and used + brush.theme.measure(longer + ELLIPSIS, TEXT)[0] > right - left:
            rows.append(row)
            row = word
        else:
            row = longer
    return [*rows, row]


def _paint_line(
    brush: Brush, surface: Surface, rect: Rect, shown: Shown, line: LogLine, rows: list[str], newest: bool
) -> None:
    theme = brush.theme
    ground = PANEL
    if newest:
        draw.box(theme, surface, rect.inflate(-brush.px(16), brush.px(2)), AURORA, radius=8, alpha=0.15)
        ground = mix(PANEL, AURORA, 0.15)
    left, right = _places(brush, rect, line)
    row_height = rect.height // len(rows)
    if line.seat is not None:
        centre = (rect.x + brush.px(32), rect.y + row_height // 2)
        draw.seat_mark(theme, surface, line.seat, centre, brush.px(22), ringed=False)
    name = _name(shown, line)
    for index, row in enumerate(rows):
        room = Rect(left, rect.y + index * row_height, right - left, row_height)
        if index == 0 and name:
            theme.draw_text(surface, name, room, NAME, WHITE if newest else ICE, ground)
            start = room.left + theme.measure(f"{name} ", NAME)[0]
            room = Rect(start, room.y, right - start, room.height)
        theme.draw_text(surface, row, room, TEXT, WHITE if newest else MIST, ground)
    if line.amount:
        amount = Rect(right, rect.y, rect.right - brush.px(20) - right, row_height)
        colour = LOSS_TEXT if line.amount.startswith(("−", "-")) else BRASS
        theme.draw_text(surface, line.amount, amount, AMOUNT, colour, ground, align="right")


def _name(shown: Shown, line: LogLine) -> str:
    return "" if line.seat is None else shown.seats[line.seat].setup.name
