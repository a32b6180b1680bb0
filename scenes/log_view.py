"""The newest lines of the log on a panel, for the tables of both games."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.table import LogLine
from scenes.ui import draw
from scenes.ui.palette import AURORA, BRASS, ICE, LOSS_TEXT, MIST, WHITE, Colour, mix
from scenes.ui.theme import ELLIPSIS, Style, Theme

TEXT = Style("semibold", 24, often=True)
NAME = Style("bold", 24, often=True)
LONG_TEXT, LONG_NAME = Style("semibold", 24), Style("bold", 24)
"""What is wider than a row is written smaller."""
AMOUNT = Style("display", 26)
PITCH = 33
"""Units from one line to the next."""


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line of the log that can be seen: its number in the log, the pixels it takes, and its text row by row."""

    number: int
    rect: Rect
    rows: list[str]


@dataclass(frozen=True, slots=True)
class LogView:
    """How a log is written: the names of the seats, the ground it stands on, and the light behind the newest line.

    ``pad`` is the room in units at the left and right.
    """

    theme: Theme
    names: Sequence[str]
    ground: Colour
    light: Colour = AURORA
    pad: float = 20

    def lines_shown(self, panel: Rect, log: Sequence[LogLine], scrolled: int = 0) -> list[ShownLine]:
        """The newest lines from the top; a long one takes more rows, as far as the panel has room.

        ``log`` has the newest line last; ``scrolled`` is how many lines it is scrolled back.
        """
        top, bottom = panel.y + self.theme.px(8), panel.bottom - self.theme.px(4)
        pitch = self.theme.px(PITCH)
        seen = []
        for number in range(len(log) - scrolled - 1, -1, -1):
            rows = self._rows(panel, log[number])
            left = (bottom - top) // pitch
            if left < 1 or (left == 1 and not rows[0]):
                break
            if len(rows) > left:
                rows = [*rows[: left - 1], rows[left - 1] + ELLIPSIS]
            seen.append(ShownLine(number, Rect(panel.x, top, panel.width, pitch * len(rows)), rows))
            top += pitch * len(rows)
        return seen

    def paint(self, surface: Surface, panel: Rect, log: Sequence[LogLine], scrolled: int = 0) -> None:
        """The lines that can be seen, the newest on a light of its own."""
        for index, line in enumerate(self.lines_shown(panel, log, scrolled)):
            self._paint_line(surface, line.rect, log[line.number], line.rows, index == 0)

    def rows_shown(self, panel: Rect) -> int:
        """How many rows the panel holds."""
        return (panel.height - self.theme.px(12)) // self.theme.px(PITCH)

    def _edges(self, panel: Rect, line: LogLine) -> tuple[int, int]:
        """Left and right edge of the text, in pixels."""
        left = panel.x + self.theme.px(self.pad + (32 if line.seat is not None else 0))
        width = self.theme.measure(line.amount, AMOUNT)[0] + self.theme.px(12) if line.amount else 0
        return left, panel.right - self.theme.px(self.pad) - width

    def _rows(self, panel: Rect, line: LogLine) -> list[str]:
        left, right = self._edges(panel, line)
        name = self._name(line)
        indent = self.theme.measure(f"{name} ", NAME)[0] if name else 0
        words = line.text.split()
        rows: list[str] = []
        if name and words and indent + self.theme.measure(words[0] + ELLIPSIS, TEXT)[0] > right - left:
            rows.append("")  # a long name stands alone
        row = ""
        for word in words:
            longer = f"{row} {word}" if row else word
            used = indent if not rows else 0
            if row and used + self.theme.measure(longer + ELLIPSIS, TEXT)[0] > right - left:
                rows.append(row)
                row = word
            else:
                row = longer
        return [*rows, row]

    def _paint_line(self, surface: Surface, rect: Rect, line: LogLine, rows: list[str], newest: bool) -> None:
        theme = self.theme
        ground = self.ground
        if newest:
            draw.box(theme, surface, rect.inflate(-theme.px(16), theme.px(2)), self.light, radius=8, alpha=0.15)
            ground = mix(self.ground, self.light, 0.15)
        left, right = self._edges(rect, line)
        row_height = rect.height // len(rows)
        if line.seat is not None:
            centre = (rect.x + theme.px(self.pad + 12), rect.y + row_height // 2)
            draw.seat_mark(theme, surface, line.seat, centre, theme.px(22), ringed=False)
        name = self._name(line)
        for index, row in enumerate(rows):
            room = Rect(left, rect.y + index * row_height, right - left, row_height)
            if index == 0 and name:
                style = NAME if theme.measure(name, NAME)[0] <= room.width else LONG_NAME
                theme.draw_text(surface, name, room, style, WHITE if newest else ICE, ground)
                start = room.left + theme.measure(f"{name} ", NAME)[0]
                room = Rect(start, room.y, right - start, room.height)
            style = TEXT if theme.measure(row, TEXT)[0] <= room.width else LONG_TEXT
            theme.draw_text(surface, row, room, style, WHITE if newest else MIST, ground)
        if line.amount:
            amount = Rect(right, rect.y, rect.right - theme.px(self.pad) - right, row_height)
            colour = LOSS_TEXT if line.amount.startswith(("−", "-")) else BRASS
            theme.draw_text(surface, line.amount, amount, AMOUNT, colour, ground, align="right")

    def _name(self, line: LogLine) -> str:
        return "" if line.seat is None else self.names[line.seat]
