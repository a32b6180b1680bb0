"""The window or the full screen, and the measures everything is laid out by."""

import logging
import os
import warnings
from dataclasses import dataclass
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

DESIGN_WIDTH, DESIGN_HEIGHT = 1920, 1080
DEFAULT_WINDOW = (1280, 720)
CLASS = "aurora-atoll"
"""The name by which a Linux desktop keeps the windows of a program together."""


def init() -> None:
    """Start the video system unless it runs, told what it must know. Raises pygame.error where there is no display.

    On Windows a window of a program that does not say so beforehand is blown up where the screen is scaled.
    """
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    for system in ("X11", "WAYLAND"):
        os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = CLASS  # pygame would have it that the script's name is that
    pygame.display.init()


@dataclass(frozen=True, slots=True)
class Metrics:
    """Pixels of the window and the unit that layouts count in (1 pixel at 1920x1080 and size 1).

    `size` is the setting Size: 1.0, 1.15, 1.3. A larger size means fewer units on the screen.
    """

    width: int
    height: int
    size: float = 1.0

    @property
    def unit(self) -> float:
        """Pixels a unit."""
        return min(self.height / DESIGN_HEIGHT, self.width / DESIGN_WIDTH) * self.size

    @property
    def across(self) -> float:
        """Width of the window in units."""
        return self.width / self.unit

    @property
    def down(self) -> float:
        """Height of the window in units."""
        return self.height / self.unit

    @property
    def screen(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Whole pixels of a length in units; what is not nothing stays at least one pixel."""
        pixels = round(units * self.unit)
        if pixels == 0 and units:
            return 1 if units > 0 else -1
        return pixels

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle in pixels from units; edges that meet in units meet in pixels."""
        left, top = round(x * self.unit), round(y * self.unit)
        right, bottom = round((x + width) * self.unit), round((y + height) * self.unit)
        return pygame.Rect(left, top, right - left, bottom - top)


class Display:
    """The one drawing surface: the desktop's own resolution, or a resizable window.

    It never changes the display mode. `windowed` is the window's size in pixels, or None for full screen on the
    screen with the number `monitor`, the first one if there is none such; `icon` is the picture of the window.
    Opening raises pygame.error where there is no display.
    """

    def __init__(
        self,
        windowed: tuple[int, int] | None = None,
        title: str = "",
        monitor: int = 0,
        icon: Path | None = None,
    ) -> None:
        init()
        self.full_screen = windowed is None
        self.monitor = monitor
        self._window_size = windowed or DEFAULT_WINDOW
        self._returning = False
        pygame.display.set_caption(title)
        if icon is not None:
            try:
                pygame.display.set_icon(pygame.image.load(icon))
            except (OSError, pygame.error) as error:
                log.warning("The window has no picture: %s", error)
        self.surface = self._open()

    @property
    def size(self) -> tuple[int, int]:
        """Pixels drawn on, which is what layouts must use."""
        return self.surface.get_size()

    def toggle(self) -> None:
        """Change between full screen and window (F11, Alt+Enter)."""
        if not self.full_screen and not self._returning:  # else it may still have the size of the full screen
            self._window_size = self.size
        self.full_screen = not self.full_screen
        self.surface = self._open()
        self._returning = not self.full_screen

    def move_to(self, monitor: int) -> None:
        """Use another screen for what fills one."""
        self.monitor = monitor
        if self.full_screen:
            self.surface = self._open()

    def refresh(self) -> None:
        """Take up the surface of a window whose size was changed from outside."""
        self.surface = pygame.display.get_surface() or self.surface
        if self._returning:
            # Window managers give up full screen after a while, and only then grant the window its own size.
            self._returning = False
            if self.size != self._window_size:
                self.surface = self._open()

    def show(self) -> None:
        """Put what was drawn on the screen."""
        pygame.display.flip()

    def close(self) -> None:
        pygame.display.quit()

    def _open(self) -> pygame.Surface:
        if self.full_screen:
            try:
                # The desktop's own size makes SDL use a borderless window instead of another display mode.
                sizes = pygame.display.get_desktop_sizes()
                screen = self.monitor if self.monitor < len(sizes) else 0
                return pygame.display.set_mode(sizes[screen], pygame.FULLSCREEN, display=screen)
            except pygame.error as error:
                log.warning("No full screen here, a window instead: %s", error)
                self.full_screen = False
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # another size than asked for is laid out all the same
            return pygame.display.set_mode(self._window_size, pygame.RESIZABLE)
