"""The music of a place: one stream, faded from one place to the next and drawn back while an effect sounds."""

import logging

import pygame

from scenes.ui.assets import Assets

log = logging.getLogger(__name__)

FADE = 0.9  # seconds to fade out, and to fade in
DUCKED = 0.5  # share of its volume that is left under an effect
DUCKING, RETURNING = 0.2, 1.0  # seconds to get there, and back
STEP = 1 / 256  # the finest change of volume that the mixer knows


class Music:
    """Keeps the bed of the place that is wanted playing, for ever. Time is told by `update(dt)`.

    The stream is decoded while it plays; two at once can't be, so one fades out before the next begins. It belongs
    to a mixer that is open.
    """

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self.wanted: str | None = None
        self.playing: str | None = None
        self.volume = 1.0  # 0 to 1
        self.silent = False
        self.level = 0.0  # how far it is faded in
        self.duck = 1.0  # what effects leave of it
        self._set = -1.0
        self._paused = False

    def update(self, dt: float, ducked: bool) -> None:
        """Let `dt` seconds pass; `ducked` while an effect is to be heard above it."""
        audible = not self.silent and self.volume > 0
        goal = 1.0 if audible and self.playing == self.wanted else 0.0
        self.level = _towards(self.level, goal, dt / FADE)
        self.duck = _towards(self.duck, DUCKED if ducked else 1.0, dt / (DUCKING if ducked else RETURNING))
        if self.level == 0.0:
            self._change(audible)
        elif self._paused:
            self._paused = False
            pygame.mixer.music.unpause()
        volume = self.volume * self.level**2 * self.duck
        if abs(volume - self._set) >= STEP or (volume == 0.0 and self._set > 0.0):
            self._set = volume
            pygame.mixer.music.set_volume(volume)

    def stop(self) -> None:
        """Be silent at once."""
        pygame.mixer.music.stop()
        self.playing = None

    def _change(self, audible: bool) -> None:
        """Nothing is heard: the moment to change what plays, or to let it wait."""
        if audible and self.playing != self.wanted:
            self._begin()
        elif not (audible or self._paused):
            self._paused = True
            pygame.mixer.music.pause()

    def _begin(self) -> None:
        pygame.mixer.music.stop()
        self.playing, self._paused, self._set = self.wanted, False, -1.0
        path = self._assets.music(self.wanted) if self.wanted else None
        if path is None:
            return
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
        except pygame.error as error:
            log.warning("The music %s can't be played: %s", path, error)


def _towards(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if value < goal else max(goal, value - step)
