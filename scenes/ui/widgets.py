"""Widgets: what a scene publishes to be pressed, chosen or typed into, and how it is drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import pygame

from scenes.ui import draw
from scenes.ui.palette import FOCUS, INK, MIST, NIGHT, PAPER, PAPER2, WHITE, Colour, mix, rgb
from scenes.ui.theme import BODY, LEAD, SMALL, Style, Theme
from scenes.ui.vector import hexa

RAISED_SIDE = rgb("3C260C")
SWITCH_ON = rgb("2A9D8F")


class WidgetKind(StrEnum):
    """How a widget behaves and looks."""

    BUTTON = "button"
    TOGGLE = "toggle"  # `selected` is its state; a press changes it
    CHOOSER = "chooser"  # `value` is shown between arrows; a press goes on, `turn` goes by -1 or +1
    TEXT = "text"  # `value` is edited; `edit` takes each new text
    TILE = "tile"  # drawn by its scene (a card, a picture); it only takes focus and presses


@dataclass(frozen=True, slots=True)
class Widget:
    """One thing to act on. The scene makes it anew whenever something changes; `key` says that it is the same one.

    `rect` is in pixels. `label` is what it is called (it is shown, and read by robots and readers); `note` a second
    line. A disabled widget keeps the focus and tells its `reason`. `primary`: at most one a screen. `shortcut` is a
    letter or figure that presses it, `hint` the key sign drawn on it, `icon` the key of an asset. `radius`, in
    units, is that of its corners and focus ring. `limit` is the most characters of a text field. `control` is the
    width in pixels of a chooser's box at the right of `rect`, with its label left of it; 0: the box is all of it.
    `head` is the height in pixels of the upper part of a toggle that holds label and switch, where its scene writes
    something below them; 0: they have all of it. What may be pressed at `anytime` needs no animation to end before.
    """

    key: str
    rect: pygame.Rect
    label: str = ""
    kind: WidgetKind = WidgetKind.BUTTON
    enabled: bool = True
    reason: str = ""
    primary: bool = False
    selected: bool = False
    value: str = ""
    note: str = ""
    icon: str = ""
    hint: str = ""
    shortcut: str = ""
    radius: float = draw.RADII["button"]
    limit: int = 16
    control: int = 0
    head: int = 0
    anytime: bool = False
    press: Callable[[], object] | None = None
    turn: Callable[[int], object] | None = None
    edit: Callable[[str], object] | None = None

    @property
    def box(self) -> pygame.Rect:
        """The part of a chooser that holds the value and its arrows."""
        if self.control == 0:
            return self.rect
        return pygame.Rect(self.rect.right - self.control, self.rect.top, self.control, self.rect.height)

    @property
    def open_sided(self) -> bool:
        """Whether it has no box about all of it: its label begins at the very edge of `rect`."""
        return self.kind is WidgetKind.TOGGLE or (self.kind is WidgetKind.CHOOSER and self.control > 0)

    def turned_by(self, pos: tuple[int, int]) -> int:
        """Where a chooser is pressed: -1 on its left arrow, else +1."""
        box = self.box
        arrow = min(box.height, box.width // 3)
        return -1 if box.collidepoint(pos) and pos[0] < box.left + arrow else 1


def draw_widget(
    theme: Theme,
    surface: pygame.Surface,
    widget: Widget,
    *,
    pressed: bool = False,
    editing: bool = False,
    icon: pygame.Surface | None = None,
) -> None:
    """Draw a widget at rest, `icon` being the picture of `widget.icon`; the focus ring is drawn apart, over all."""
    if widget.kind is WidgetKind.BUTTON:
        _draw_button(theme, surface, widget, pressed, icon)
    elif widget.kind is WidgetKind.TOGGLE:
        _draw_toggle(theme, surface, widget)
    elif widget.kind is WidgetKind.CHOOSER:
        _draw_chooser(theme, surface, widget)
    elif widget.kind is WidgetKind.TEXT:
        _draw_field(theme, surface, widget, editing)


def _draw_button(
    theme: Theme, surface: pygame.Surface, widget: Widget, pressed: bool, icon: pygame.Surface | None
) -> None:
    rect = widget.rect.move(0, theme.px(2)) if pressed else widget.rect
    ink, ground = _button_ground(theme, surface, widget, rect, pressed)
    pad = theme.px(18)
    room = rect.inflate(-2 * pad, 0)
    if widget.hint:
        height = min(theme.px(34), round(rect.height * 0.62))
        sign = draw.key_sign(theme, surface, widget.hint, (room.left, rect.centery), height)
        room = pygame.Rect(sign.right + pad // 2, rect.top, room.right - sign.right - pad // 2, rect.height)
    if icon is not None:
        surface.blit(icon, icon.get_rect(midleft=(room.left, rect.centery)))
        left = room.left + icon.get_width() + pad // 2
        room = pygame.Rect(left, rect.top, room.right - left, rect.height)
    if widget.note:
        style = Style("display", min(36.0, rect.height / theme.metrics.unit * 0.36), often=True)
        upper, lower = _two_lines(theme, room, style, BODY)
        theme.draw_text(surface, widget.label, upper, style, ink, ground)
        theme.draw_text(surface, widget.note, lower, BODY.weight("semibold").at(22), mix(ink, ground, 0.12), ground)
        return
    theme.draw_text(surface, widget.label, room, LEAD, ink, ground, align="center", lines=2)


def _button_ground(
    theme: Theme, surface: pygame.Surface, widget: Widget, rect: pygame.Rect, pressed: bool
) -> tuple[Colour, Colour]:
    """Draw the body of a button; returns the colours of its text and of what that stands on."""
    look, radius = theme.look, widget.radius
    if not widget.enabled:
        draw.box(theme, surface, rect, look.panel, radius=radius, alpha=0.75, line=look.line, line_alpha=0.4)
        return mix(MIST, look.panel, 0.3), look.panel
    if widget.primary:
        _draw_raised(theme, surface, rect, radius, look.primary, look.primary_low, pressed)
        return look.on_primary, mix(look.primary, look.primary_low, 0.5)
    if widget.selected:
        _draw_raised(theme, surface, rect, radius, PAPER, PAPER2, pressed)
        return INK, mix(PAPER, PAPER2, 0.5)
    top = mix(look.raised, NIGHT, 0.25) if pressed else look.raised
    if not pressed:
        draw.drop_shadow(theme, surface, rect, "chip", radius)
    draw.box(theme, surface, rect, top, low=mix(top, NIGHT, 0.22), radius=radius, line=look.line)
    return WHITE, mix(top, NIGHT, 0.1)


def _draw_raised(
    theme: Theme, surface: pygame.Surface, rect: pygame.Rect, radius: float, top: Colour, low: Colour, pressed: bool
) -> None:
    """A bright body on a darker edge, like a piece that can be pushed down."""
    edge = mix(low, RAISED_SIDE, 0.45)
    if not pressed:
        draw.drop_shadow(theme, surface, rect, "panel", radius)
        draw.box(theme, surface, rect.move(0, theme.px(4)), edge, radius=radius)
    draw.box(theme, surface, rect, top, low=low, radius=radius, line=mix(top, WHITE, 0.35))


def _two_lines(theme: Theme, room: pygame.Rect, first: Style, second: Style) -> tuple[pygame.Rect, pygame.Rect]:
    """Room for a heading and a line under it, set in the middle of `room`."""
    upper, lower = theme.line_height(first), theme.line_height(second)
    top = room.centery - (upper + lower) // 2
    return (
        pygame.Rect(room.left, top, room.width, upper),
        pygame.Rect(room.left, top + upper, room.width, lower),
    )


def _draw_label(theme: Theme, surface: pygame.Surface, widget: Widget, room: pygame.Rect) -> None:
    """The label and note of a toggle or chooser, left of its control."""
    ground = theme.look.panel
    ink = WHITE if widget.enabled else mix(MIST, ground, 0.3)
    if widget.note:
        upper, lower = _two_lines(theme, room, BODY.at(26), SMALL)
        theme.draw_text(surface, widget.label, upper, BODY.at(26).weight("bold"), ink, ground)
        theme.draw_text(surface, widget.note, lower, SMALL, mix(MIST, ground, 0.1), ground)
    else:
        theme.draw_text(surface, widget.label, room, BODY.at(26).weight("bold"), ink, ground, lines=2)


def _draw_toggle(theme: Theme, surface: pygame.Surface, widget: Widget) -> None:
    look = theme.look
    line = pygame.Rect(widget.rect.topleft, (widget.rect.width, widget.head or widget.rect.height))
    height = min(theme.px(40), line.height)
    switch = pygame.Rect(0, 0, round(height * 1.75), height)
    switch.midright = line.midright
    fill = SWITCH_ON if widget.selected else look.raised
    edge = mix(SWITCH_ON, WHITE, 0.4) if widget.selected else look.line
    if not widget.enabled:
        fill, edge = mix(fill, look.panel, 0.6), mix(edge, look.panel, 0.5)
    round_off = height / 2 / theme.metrics.unit
    draw.box(theme, surface, switch, fill, radius=round_off, line=edge, line_width=2)
    knob = switch.height // 2
    x = switch.right - knob if widget.selected else switch.left + knob
    colour = WHITE if widget.enabled else mix(WHITE, look.panel, 0.5)
    size = (round(height * 0.7), round(height * 0.7))
    body = f'<circle r="1" fill="{hexa(colour)}"/>'
    draw.shape(theme, surface, f"knob{colour}", (x, switch.centery), size, body, (-1.02, -1.02, 2.04, 2.04))
    room = pygame.Rect(line.left, line.top, switch.left - theme.px(16) - line.left, line.height)
    if room.width > theme.px(40):
        _draw_label(theme, surface, widget, room)


def _draw_chooser(theme: Theme, surface: pygame.Surface, widget: Widget) -> None:
    look, box = theme.look, widget.box
    if widget.control:
        room = pygame.Rect(widget.rect.left, box.top, box.left - theme.px(16) - widget.rect.left, box.height)
        _draw_label(theme, surface, widget, room)
        box = box.inflate(0, min(0, theme.px(56) - box.height))
    ink = WHITE if widget.enabled else mix(MIST, look.panel, 0.15)
    draw.box(
        theme, surface, box, look.raised, low=mix(look.raised, NIGHT, 0.22), radius=widget.radius, line=look.line
    )
    arrow = min(theme.px(16), box.height // 3)
    edge = min(box.height, box.width // 3) // 2
    if widget.enabled:
        draw_arrow(theme, surface, (box.left + edge, box.centery), arrow, "left", FOCUS)
        draw_arrow(theme, surface, (box.right - edge, box.centery), arrow, "right", FOCUS)
    room = box.inflate(-2 * edge - arrow - theme.px(10), 0)
    theme.draw_text(surface, widget.value, room, BODY, ink, mix(look.raised, NIGHT, 0.1), align="center", lines=2)


def _draw_field(theme: Theme, surface: pygame.Surface, widget: Widget, editing: bool) -> None:
    look = theme.look
    ground = NIGHT if not editing else mix(NIGHT, look.raised, 0.35)
    line = FOCUS if editing else look.line
    draw.box(
        theme, surface, widget.rect, ground, radius=widget.radius, line=line, line_width=2.5 if editing else 1.5
    )
    room = widget.rect.inflate(-theme.px(32), 0)
    style = LEAD.weight("semibold").at(26)
    right = room.left
    if widget.value:
        right = theme.draw_text(surface, widget.value, room, style, WHITE, ground).right
    elif widget.note and not editing:
        theme.draw_text(surface, widget.note, room, style.at(24), mix(MIST, ground, 0.2), ground)
    if editing:
        caret = pygame.Rect(min(right + theme.px(3), room.right), 0, theme.px(2.5), theme.px(30))
        caret.centery = room.centery
        surface.fill(FOCUS, caret)


def draw_arrow(
    theme: Theme, surface: pygame.Surface, centre: tuple[int, int], size: int, direction: str, colour: Colour
) -> None:
    """A chevron that points left, right, up or down; `size` pixels high."""
    turn = {"right": 0, "down": 90, "left": 180, "up": 270}[direction]
    body = (
        f'<path d="M-.4 -.85L.45 0L-.4 .85" transform="rotate({turn})" fill="none" stroke="{hexa(colour)}" '
        f'stroke-width=".36" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    draw.shape(theme, surface, f"arrow{direction}{colour}", centre, (size, size), body, (-1.1, -1.1, 2.2, 2.2))


def draw_reason(theme: Theme, surface: pygame.Surface, widget: Widget) -> None:
    """A bubble beside a disabled widget that says why it can't be used."""
    style = BODY
    most = min(theme.px(560), surface.get_width() - theme.px(48))
    lines = theme.wrap(widget.reason, style, most - theme.px(40))
    width = max(theme.measure(line, style)[0] for line in lines) + theme.px(40)
    height = theme.height(style, len(lines)) + theme.px(28)
    bubble = pygame.Rect(0, 0, width, height)
    bubble.midbottom = (widget.rect.centerx, widget.rect.top - theme.px(16))
    if bubble.top < theme.px(8):
        bubble.midtop = (widget.rect.centerx, widget.rect.bottom + theme.px(16))
    bubble.clamp_ip(surface.get_rect().inflate(-theme.px(16), -theme.px(16)))
    draw.drop_shadow(theme, surface, bubble, "lifted")
    draw.box(theme, surface, bubble, PAPER, radius=14, line=PAPER2)
    inner = bubble.inflate(-theme.px(40), -theme.px(12))
    theme.draw_text(surface, widget.reason, inner, style, INK, PAPER, align="center", lines=len(lines))
