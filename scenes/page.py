"""What the menu pages share: a backdrop over the whole window, a body of bounded size, a bar of buttons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.scene import Scene
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.palette import LINE, NIGHT, PAPER
from scenes.ui.theme import H1, LEAD, Theme
from scenes.ui.widgets import Widget

MARGIN, GUTTER = 24, 16  # units
BAR = 80  # units, height of the bar at the foot
HEAD = 96  # units, height of a page's title
WIDEST, TALLEST = 2080, 1180  # units that the body of a page takes at most: farther apart nothing reads together
BUTTON_PAD, BUTTON_GAP, BUTTON_HEIGHT = 26, 12, 56  # units
HINT_ROOM = 50  # units that a key sign takes on a button


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle in units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


def body_area(metrics: Metrics, head: float = HEAD) -> Area:
    """Where the body of a page lies, in the middle of the window between a title of `head` units and the bar."""
    width = min(metrics.across - 2 * MARGIN, WIDEST)
    height = min(metrics.down - BAR - MARGIN - head, TALLEST)
    x = (metrics.across - width) / 2
    y = head + max(0.0, metrics.down - BAR - MARGIN - head - height) / 2
    return Area(x, y, width, height)


def button_width(theme: Theme, widget: Widget) -> int:
    """Pixels that a button needs to say its label on one line."""
    hint = theme.px(HINT_ROOM) if widget.hint else 0
    return max(theme.px(150), theme.measure(widget.label, LEAD)[0] + 2 * theme.px(BUTTON_PAD) + hint)


def in_a_row(theme: Theme, bar: pygame.Rect, buttons: Sequence[Widget]) -> list[Widget]:
    """Buttons given their places at the right of a bar; key signs are left out where they would be too wide."""
    gap = theme.px(BUTTON_GAP)
    row = list(buttons)
    if sum(button_width(theme, widget) + gap for widget in row) > bar.width * 0.72:
        row = [replace(widget, hint="") for widget in row]
    right = bar.right - theme.px(MARGIN)
    placed = []
    for widget in reversed(row):
        rect = pygame.Rect(0, 0, button_width(theme, widget), theme.px(BUTTON_HEIGHT))
        rect.midright = (right, bar.centery)
        right = rect.left - gap
        placed.append(replace(widget, rect=rect))
    return placed[::-1]


class Page(Scene):
    """A screen of the menus: a subclass names its `backdrop` and `title`, and draws between title and bar."""

    backdrop = "neutral"  # a picture of pictures/, of which there is one for each of two heights
    title = ""  # a key of the strings
    shade = 0.0  # how much darker the backdrop is made, 0 to 1

    def layout(self, metrics: Metrics) -> None:
        top = metrics.down - BAR
        self.bar = metrics.rect(0, top, metrics.across, BAR)
        self.bar.height = metrics.height - self.bar.top
        self.body = body_area(metrics)
        self.heading = metrics.rect(self.body.x, 20, self.body.width, HEAD - 28)

    def compose(self, surface: pygame.Surface) -> None:
        cover(self, surface, self.backdrop, self.shade)
        self.draw_bar(surface)
        if self.title:
            self.theme.draw_text(surface, self.text(self.title), self.heading, H1, PAPER, None, shadow=NIGHT)

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The dark bar at the foot, on which the buttons stand."""
        draw.box(self.theme, surface, self.bar, NIGHT, radius=0, alpha=0.92)
        line = pygame.Rect(self.bar.left, self.bar.top, self.bar.width, self.px(2))
        draw.box(self.theme, surface, line, LINE, radius=0, alpha=0.7)

    def bar_message(self, widgets: Sequence[Widget], left: int = 0) -> pygame.Rect:
        """The room on the bar between `left` pixels and the first of the buttons at its right."""
        start = max(left, self.px(MARGIN))
        end = min((w.rect.left for w in widgets if w.rect.colliderect(self.bar) and w.rect.left > start), default=0)
        end = (end or self.bar.right) - self.px(MARGIN)
        return pygame.Rect(start, self.bar.top, max(1, end - start), self.bar.height)


def cover(scene: Scene, surface: pygame.Surface, name: str, shade: float = 0.0) -> None:
    """Lay a backdrop over the whole surface, cut evenly where its shape is another."""
    size = surface.get_size()
    sharp = 1080 if size[0] <= 1920 and size[1] <= 1080 else 2160
    surface.blit(scene.image(f"pictures/{name}_{sharp}", size), (0, 0))
    if shade:
        draw.veil(scene.theme, surface, shade)
