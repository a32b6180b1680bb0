"""The way from one screen to the next: what stood there before fades away over what stands there now."""

import math

from pygame import Surface

from scenes.settings import Settings
from scenes.ui.timeline import Easing, Timeline, in_quad, out_cubic

OPENS, CLOSES, STILL = 0.24, 0.16, 0.12
"""Seconds that a screen takes to open and to close, and either with reduced motion."""


class Passage:
    """Keeps nobody waiting: the new screen can be used from the first moment on."""

    def __init__(self) -> None:
        self.alpha = 0.0
        self._old: Surface | None = None
        self._timeline = Timeline()

    @property
    def open(self) -> bool:
        """Whether something of the old screen can still be seen."""
        return self._old is not None

    def begin(self, old: Surface, settings: Settings, *, closes: bool) -> None:
        """From now on ``old`` fades away; with animations off it is gone at once."""
        self.end()
        if math.isinf(settings.speed_factor):
            return
        seconds = STILL if settings.reduced_motion else CLOSES if closes else OPENS
        ease: Easing = in_quad if closes else out_cubic
        self._old = old.copy()
        self._timeline.speed = settings.speed_factor
        self._timeline.tween(self, "alpha", 0.0, seconds, start=255.0, ease=ease, done=self.end)

    def end(self) -> None:
        """Nothing of the old screen is left."""
        self._timeline.clear()
        self._old = None

    def update(self, dt: float) -> bool:
        """``dt`` seconds passed; True where the picture has changed."""
        return self._timeline.update(dt)

    def draw(self, surface: Surface) -> None:
        """Lay what is left of the old screen over the new one."""
        if self._old is not None:
            self._old.set_alpha(round(self.alpha))
            surface.blit(self._old, (0, 0))
