"""The log: the newest lines of what happened, with amounts."""

from pygame import Surface

from scenes.alaska_table.ground import PANEL
from scenes.alaska_table.layout import TableLayout
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.shown import Shown
from scenes.hint_pictures import paint_sheet
from scenes.log_view import LogView, ShownLine


def lines_shown(brush: Brush, layout: TableLayout, shown: Shown, look: TableLook) -> list[ShownLine]:
    """The newest lines, from the top; a long one takes two rows, as the panel has room. None under a hint."""
    if look.advice:
        return []
    return _view(brush, shown).lines_shown(layout.log, look.log, look.scrolled)


def paint_log(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """The newest lines on top, or the hint while there is one."""
    if look.advice:
        foot = brush.strings.text("hint.away")
        paint_sheet(brush.theme, surface, layout.log, look.advice, foot)
        return
    _view(brush, shown).paint(surface, layout.log, look.log, look.scrolled)


def rows_shown(brush: Brush, layout: TableLayout) -> int:
    """How many rows of the log the panel holds."""
    return LogView(brush.theme, (), PANEL).rows_shown(layout.log)


def _view(brush: Brush, shown: Shown) -> LogView:
    return LogView(brush.theme, [state.setup.name for state in shown.seats], PANEL)
