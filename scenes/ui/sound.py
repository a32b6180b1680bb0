"""Sounds by key on the mixer, or silence where there is no audio device."""

import logging

import pygame

from scenes.ui.assets import Assets

log = logging.getLogger(__name__)

SAME_SAMPLE = (
    0.08  # seconds in which one sound is not played again, so that twelve coins are not twelve times as loud
)


class Sound:
    """Plays effects. Time is told by `update(dt)`; no clock is read."""

    def __init__(self, assets: Assets, enabled: bool = True) -> None:
        self._assets = assets
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, float] = {}
        self._now = 0.0
        self.volume = 1.0  # of effects, 0 to 1
        self.muted = False
        self.active = enabled and _open_mixer()

    def play(self, key: str) -> bool:
        """Play `assets/sounds/<key>.ogg`; True where it sounds."""
        if not self.active or self.muted or self.volume <= 0:
            return False
        if self._now - self._last.get(key, -SAME_SAMPLE) < SAME_SAMPLE:
            return False
        sound = self._load(key)
        if sound is None:
            return False
        self._last[key] = self._now
        sound.set_volume(self.volume)
        sound.play()
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._now += dt

    def close(self) -> None:
        if self.active:
            pygame.mixer.quit()
            self.active = False

    def _load(self, key: str) -> pygame.mixer.Sound | None:
        if key not in self._sounds:
            self._sounds[key] = None
            path = self._assets.sound(key)
            try:
                if path is None:
                    log.info("No sound %s yet: silence instead.", key)
                else:
                    self._sounds[key] = pygame.mixer.Sound(path)
            except pygame.error as error:
                log.warning("The sound %s can't be played: %s", path, error)
        return self._sounds[key]


def _open_mixer() -> bool:
    try:
        pygame.mixer.init()
    except pygame.error as error:
        log.warning("No audio device, so the game is silent: %s", error)
        return False
    return True
