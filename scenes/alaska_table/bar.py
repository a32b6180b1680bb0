"""The bar at the foot: whose decision it is, what can be done, and what the focused card would mean."""

from pygame import Rect, Surface

from scenes.alaska_table.layout import TableLayout
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.shown import Shown
from scenes.ui import draw
from scenes.ui.palette import MIST, WHITE, rgb
from scenes.ui.theme import Style

GROUND = rgb("07121F")


def bar_prompt_rect(brush: Brush, layout: TableLayout, buttons_left: int) -> Rect:
    """The room for the prompt left of the buttons, whose left edge is given in pixels."""
    bar, pad = layout.bar, brush.px(layout.spacing.margin)
    return Rect(bar.x + pad, bar.y, max(0, buttons_left - brush.px(16) - bar.x - pad), bar.height)


def paint_bar(
    brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook, buttons_left: int
) -> None:
    """Prompt and hint, with the mark of the seat that is asked."""
    theme, room = brush.theme, bar_prompt_rect(brush, layout, buttons_left)
    if look.asked is not None:
        side = min(brush.px(44), room.height - brush.px(20))
        draw.seat_mark(theme, surface, look.asked, (room.x + side // 2, room.centery), side)
        room = Rect(room.x + side + brush.px(14), room.y, room.width - side - brush.px(14), room.height)
    prompt = Style("display", 30)
    if not look.hint or not brush.fits(look.prompt, prompt, room.width):
        # What is to be decided comes before what helps to decide.
        theme.draw_text(surface, look.prompt, room, prompt, WHITE, GROUND, lines=2)
        return
    hint = Style("semibold", 24)
    sign = brush.px(24) if look.hint_type is not None else 0
    left = room.x + (sign + brush.px(8) if sign else 0)
    width = room.right - left
    two = not brush.fits(look.hint, hint, width)
    if two:
        prompt, hint = prompt.at(24), hint.at(18)
    upper_height = theme.height(prompt, 1)
    lower_height = theme.height(hint, 2 if two else 1)
    gap = brush.px(2 if two else 7)
    top = room.centery - (upper_height + gap + lower_height) // 2
    upper = Rect(room.x, top, room.width, upper_height)
    lower = Rect(left, upper.bottom + gap, width, lower_height)
    theme.draw_text(surface, look.prompt, upper, prompt, WHITE, GROUND)
    theme.draw_text(surface, look.hint, lower, hint, MIST, GROUND, lines=2 if two else 1)
    if look.hint_type is not None:
        badge = brush.badge(look.hint_type, sign)
        surface.blit(badge, badge.get_rect(midleft=(room.x, lower.y + lower.height // 2)))
