"""The curtain between two hands on one screen: whose turn it is to look, why, and what happened meanwhile.

While it hangs nothing of the table below is drawn, not in one frame. It is lifted by holding a button down; presses
of its first half second are strays and do nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from scenes.pause import PauseMenu
from scenes.scene import Scene
from scenes.table import LogLine
from scenes.ui import draw, palette
from scenes.ui.display import Metrics
from scenes.ui.input import PAGES, Action, Kind, Pointer
from scenes.ui.palette import SEATS, WHITE, Colour, mix
from scenes.ui.theme import BODY, H1, H2, LEAD, SMALL, Style
from scenes.ui.timeline import in_quad
from scenes.ui.widgets import Widget, WidgetKind

DEAF = 0.5
"""Seconds in which presses do nothing."""
HOLD = 0.6
"""Seconds that a button is held until it acts."""
LIFTS = 0.45

WIDEST, HIGHEST = 1320, 816  # units of the sheet
SIDE = 0.3  # of the sheet: the part in the seat's colour
PAD = 56
BUTTON, GAP = 84, 16
LINE_HEIGHT = 46
CHIP = 72
REASON = Style("semibold", 28)


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision that can be made on the curtain itself, with no hand open."""

    key: str
    label: str
    action: int


@dataclass(frozen=True, slots=True)
class Handover:
    """Who is to look at the screen and why.

    ``reason`` says what the seat is asked; ``lines`` are what happened since it last looked, as the whole table may
    know it, the newest last; ``chips`` are figures with a few words. ``answers`` are decisions that can be made
    here.
    """

    seat: int
    names: Sequence[str]
    reason: str
    lines: Sequence[LogLine]
    chips: Sequence[tuple[str, str]]
    answers: Sequence[Answer]


class Table(Protocol):
    """What the curtain hangs before."""

    def handover(self, seat: int) -> Handover:
        """What is said on the curtain."""

    def lift(self, seat: int) -> None:
        """The seat's hand may lie open."""

    def answer(self, action: int) -> None:
        """The seat decided here."""

    def paint_cloth(self, surface: pygame.Surface) -> None:
        """The cloth, over the whole surface."""

    def paint_sheet(self, surface: pygame.Surface, rect: pygame.Rect) -> Colour:
        """The cream sheet that all is written on; returns its ground."""


class Curtain(Scene):
    """Hangs before ``table`` until ``seat`` lifts it or answers on it."""

    look = palette.PACIFIC
    opens, closes = "cloth", ""  # it is heard when it is lifted
    fades = False  # nothing of the hand that was open before may be seen through it

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.table = table
        self.handover = table.handover(seat)
        self.deaf = DEAF
        self.held = 0.0  # seconds
        self.holding: str | None = None  # the key of the button that is held
        self.up = 0.0  # how far it is lifted, 0 to 1
        self.lifted = False
        self.first = 0  # lines scrolled back
        self._cloth: pygame.Surface | None = None

    # ---- layout

    def layout(self, metrics: Metrics) -> None:
        self._cloth = None
        width = min(WIDEST, metrics.across - 80)
        height = min(HIGHEST, metrics.down - 60)
        self.sheet = metrics.rect((metrics.across - width) / 2, (metrics.down - height) / 2, width, height)
        side = round(self.sheet.width * SIDE)
        self.side = pygame.Rect(self.sheet.topleft, (side, self.sheet.height))
        pad = metrics.px(PAD * min(1.0, height / HIGHEST))
        left = self.side.right + pad
        inner = pygame.Rect(left, self.sheet.y + pad, self.sheet.right - pad - left, self.sheet.height - 2 * pad)
        px = metrics.px
        self.title = pygame.Rect(inner.x, inner.y, inner.width, px(72))
        self.reason = pygame.Rect(inner.x, self.title.bottom + px(6), inner.width, px(72))
        note = px(34)
        rows = 2 if self.handover.answers else 1
        buttons = px(BUTTON) * rows + px(GAP) * (rows - 1)
        self.note = pygame.Rect(inner.x, inner.bottom - note, inner.width, note)
        self.buttons = pygame.Rect(inner.x, self.note.y - px(10) - buttons, inner.width, buttons)
        chips = px(CHIP) if self.handover.chips else 0
        self.chips = pygame.Rect(inner.x, self.buttons.y - px(20) - chips, inner.width, chips)
        self.heading = pygame.Rect(inner.x, self.reason.bottom + px(14), inner.width, px(34))
        top = self.heading.bottom + px(10)
        self.list = pygame.Rect(inner.x, top, inner.width, max(0, self.chips.y - px(14) - top))

    # ---- what can be pressed

    def build(self) -> list[Widget]:
        if self.lifted:
            return []
        answers = self.handover.answers
        row = self.px(BUTTON)
        widgets = []
        if answers:
            gap = self.px(GAP)
            width = (self.buttons.width - gap * (len(answers) - 1)) // len(answers)
            for index, answer in enumerate(answers):
                place = pygame.Rect(self.buttons.x + index * (width + gap), self.buttons.y, width, row)
                widgets.append(Widget(answer.key, place, answer.label, WidgetKind.TILE, radius=16))
        place = pygame.Rect(self.buttons.x, self.buttons.bottom - row, self.buttons.width, row)
        label = self.text("curtain.look_first" if answers else "curtain.lift", name=self._name)
        return [*widgets, Widget("lift", place, label, WidgetKind.TILE, radius=16)]

    @property
    def _name(self) -> str:
        return self.handover.names[self.seat]

    def enter(self) -> None:
        self.focus.set("lift")

    def action(self, action: Action | Pointer) -> bool:
        """Buttons act when they have been held; nothing acts by a mere press."""
        if self.lifted:
            return True
        if isinstance(action, Action):
            if action.kind is Kind.LET_GO:
                self._let_go()
                return True
            if self.deaf > 0:
                return True
            if action.kind in (Kind.CANCEL, Kind.MENU):
                self.director.push(PauseMenu("pacific"))
                return True
            if action.kind in PAGES:
                self._scroll(self._rows() if action.kind is Kind.PAGE_UP else -self._rows())
                return True
            if action.kind is Kind.CONFIRM:
                self._hold(self.focus.key)
                return True
            self._let_go()
            return False
        if action.kind == "release":
            self._let_go()
            return True
        if action.kind == "wheel":
            self._scroll(action.steps)
            return True
        if action.kind == "press":
            if self.deaf <= 0 and action.button == 1:
                self.focus.hover(action.pos)
                here = [widget.key for widget in self.widgets() if widget.rect.collidepoint(action.pos)]
                self._hold(here[-1] if here else None)
            return True
        return self.deaf > 0

    def release(self) -> None:
        self._let_go()
        super().release()

    def _hold(self, key: str | None) -> None:
        if key is not None and self.holding is None:
            self.holding, self.held = key, 0.0
            self.touch()

    def _let_go(self) -> None:
        if self.holding is not None:
            self.holding, self.held = None, 0.0
            self.touch()

    def _scroll(self, steps: int) -> None:
        most = max(0, len(self.handover.lines) - self._rows())
        self.first = min(max(0, self.first + steps), most)
        self.invalidate()

    def update(self, dt: float) -> None:
        self.deaf = max(0.0, self.deaf - dt)
        if self.holding is None or self.lifted:
            return
        self.held += dt
        self.touch()
        if self.held >= HOLD:
            key, self.holding = self.holding, None
            self._act(key)

    def _act(self, key: str) -> None:
        """The button has been held long enough."""
        self.play("press")
        for answer in self.handover.answers:
            if answer.key == key:
                self.director.pop()
                self.table.answer(answer.action)
                return
        self._lift()

    def _lift(self) -> None:
        """From here on the hand may be seen: the cloth goes up over the table."""
        self.lifted = True
        self.table.lift(self.seat)
        self.opaque = False
        self.play("cloth")
        self.timeline.tween(self, "up", 1.0, LIFTS, start=0.0, ease=in_quad, done=lambda: self.director.pop())
        self.invalidate()

    # ---- the picture

    def compose(self, surface: pygame.Surface) -> None:
        if self.lifted:
            return
        self._paint(surface)
        self._cloth = None

    def _whole(self) -> pygame.Surface:
        """The curtain as a picture, for lifting it."""
        if self._cloth is None:
            self._cloth = pygame.Surface(self.director.display.size).convert()
            recorder, self.theme.recorder = self.theme.recorder, None
            self._paint(self._cloth)
            self.theme.recorder = recorder
        return self._cloth

    def draw(self, surface: pygame.Surface) -> None:
        if self.lifted:
            surface.blit(self._whole(), (0, -round(self.up * surface.get_height())))
            return
        for widget in self.widgets():
            if widget.key == self.holding:
                self._paint_button(surface, widget, min(1.0, self.held / HOLD))

    def draw_focus(self, surface: pygame.Surface) -> None:
        if not self.lifted:
            super().draw_focus(surface)

    def _paint(self, surface: pygame.Surface) -> None:
        theme, px = self.theme, self.px
        self.table.paint_cloth(surface)
        draw.drop_shadow(theme, surface, self.sheet, "lifted", 24)
        ground = self.table.paint_sheet(surface, self.sheet)
        self._paint_side(surface)
        ink, soft = palette.INK, mix(palette.INK, ground, 0.25)
        title = self.text("curtain.title", name=self._name)
        theme.draw_text(surface, title, self.title, H1.at(56), ink, ground)
        theme.draw_text(
            surface, self.handover.reason, self.reason, REASON, palette.RUST, ground, lines=2, valign="top"
        )
        since = self.text("curtain.since" if self.handover.lines else "curtain.nothing")
        theme.draw_text(surface, since, self.heading, BODY.weight("bold"), soft, ground)
        surface.fill(mix(ink, ground, 0.55), (self.heading.x, self.heading.bottom, self.heading.width, px(2)))
        self._paint_lines(surface, ink, ground)
        self._paint_chips(surface, ink, ground)
        for widget in self._buttons():
            self._paint_button(surface, widget, 0.0)
        theme.draw_text(surface, self.text("curtain.note"), self.note, BODY.at(24), soft, ground, align="center")

    def _buttons(self) -> list[Widget]:
        lifted, self.lifted = self.lifted, False
        widgets = self.build()
        self.lifted = lifted
        return widgets

    def _paint_side(self, surface: pygame.Surface) -> None:
        theme, px, sign = self.theme, self.px, SEATS[self.seat]
        draw.box(theme, surface, self.side, mix(sign.dark, sign.colour, 0.12), low=sign.dark, radius=14)
        size = min(self.side.width * 3 // 4, self.side.height * 2 // 5)
        draw.seat_mark(
            theme, surface, self.seat, (self.side.centerx, self.side.y + self.side.height * 3 // 10), size
        )
        name = pygame.Rect(self.side.x + px(16), self.side.centery, self.side.width - px(32), px(90))
        theme.draw_text(surface, self._name, name, Style("display", 64), WHITE, sign.dark, align="center")
        seats = range(len(self.handover.names))
        step = min(px(76), self.side.width // (len(seats) + 1))
        left = self.side.centerx - step * (len(seats) - 1) // 2
        for seat in seats:
            centre = (left + seat * step, self.side.bottom - px(110))
            own = seat == self.seat
            draw.seat_mark(theme, surface, seat, centre, step if own else step * 3 // 4)
            if own:
                tip = (centre[0], centre[1] + step * 3 // 4)
                half = px(9)
                corners: list[tuple[float, float]] = [
                    (tip[0], tip[1] - half),
                    (tip[0] + half, tip[1] + half),
                    (tip[0] - half, tip[1] + half),
                ]
                draw.polygon(theme, surface, corners, WHITE)

    def _rows(self) -> int:
        """How many lines of the list there is room for."""
        return max(1, self.list.height // self.px(LINE_HEIGHT))

    def _paint_lines(self, surface: pygame.Surface, ink: Colour, ground: Colour) -> None:
        """What happened, the newest last; as many of the newest as there is room for."""
        theme, px = self.theme, self.px
        rows = self._rows()
        lines = list(self.handover.lines)
        last = len(lines) - self.first
        shown = lines[max(0, last - rows) : last]
        earlier = max(0, last - rows)
        if earlier and len(shown) > 1:
            shown = shown[1:]
            room = pygame.Rect(self.list.x, self.list.y, self.list.width, px(LINE_HEIGHT))
            more = self.text("curtain.earlier", count=earlier + 1)
            theme.draw_text(surface, more, room, SMALL.at(24), mix(ink, ground, 0.3), ground)
        for index, line in enumerate(shown):
            y = self.list.y + (index + (1 if earlier and len(lines) > 1 else 0)) * px(LINE_HEIGHT)
            room = pygame.Rect(self.list.x, y, self.list.width, px(LINE_HEIGHT))
            text = line.text
            if line.seat is not None:
                side = px(34)
                draw.seat_mark(theme, surface, line.seat, (room.x + side // 2, room.centery), side)
                room = pygame.Rect(room.x + side + px(12), room.y, room.width - side - px(12), room.height)
                text = self.text("curtain.line", name=self.handover.names[line.seat], text=line.text)
            theme.draw_text(surface, text, room, BODY, ink, ground)

    def _paint_chips(self, surface: pygame.Surface, ink: Colour, ground: Colour) -> None:
        theme, px, chips = self.theme, self.px, self.handover.chips
        if not chips:
            return
        gap = px(14)
        width = (self.chips.width - gap * (len(chips) - 1)) // len(chips)
        for index, (figure, words) in enumerate(chips):
            place = pygame.Rect(self.chips.x + index * (width + gap), self.chips.y, width, self.chips.height)
            draw.box(theme, surface, place, WHITE, radius=12, alpha=0.45, line=mix(ink, ground, 0.6))
            number = pygame.Rect(place.x + px(16), place.y, px(56), place.height)
            theme.draw_text(surface, figure, number, H2, SEATS[self.seat].dark, ground)
            room = pygame.Rect(number.right, place.y, place.right - number.right - px(10), place.height)
            theme.draw_text(surface, words, room, BODY.at(24), ink, ground, lines=2)

    def _paint_button(self, surface: pygame.Surface, widget: Widget, share: float) -> None:
        """A wide button in the seat's colour, filled from the left while it is held."""
        theme, px, sign = self.theme, self.px, SEATS[self.seat]
        dark, rect = sign.dark, widget.rect
        draw.box(theme, surface, rect, mix(dark, sign.colour, 0.16), low=dark, radius=16, line=sign.colour)
        if share > 0:
            filled = pygame.Rect(rect.x, rect.y, max(px(32), round(rect.width * share)), rect.height)
            draw.box(theme, surface, filled, mix(dark, sign.colour, 0.6), radius=16)
        room = rect.inflate(-px(40), 0)
        ground = mix(dark, sign.colour, 0.16)
        if share > 0:
            ground = mix(dark, sign.colour, 0.3)
        if widget.key == "lift":
            sign_height = px(40)
            width = draw.key_width(theme, "Enter", sign_height)
            words = theme.measure(widget.label, LEAD)[0]
            left = rect.centerx - (words + width + px(16)) // 2
            if left > room.left:
                cap = draw.key_sign(theme, surface, "Enter", (left, rect.centery), sign_height)
                room = pygame.Rect(cap.right + px(16), rect.y, room.right - cap.right - px(16), rect.height)
                theme.draw_text(surface, widget.label, room, LEAD, WHITE, ground)
                return
        theme.draw_text(surface, widget.label, room, LEAD, WHITE, ground, align="center", lines=2)
