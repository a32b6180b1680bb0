"""Effects by key and the music of a place on the mixer, or silence where there is no audio device."""

import logging
from collections import deque
from pathlib import Path

import pygame

from scenes.ui.assets import Assets
from scenes.ui.music import Music

log = logging.getLogger(__name__)

SAME_SAMPLE = 0.08
"""Seconds in which one key is not played again, so that twelve coins are not twelve times as loud."""
CHANNELS = 24  # effects that can sound at once
LONG = 0.6  # seconds; the music makes way for effects that are longer
HUSH = 150  # milliseconds in which effects that ring fall silent
BEGINS = 0.3  # seconds of quiet at the start: the first pictures come first
SIGNALS = frozenset("turn your_turn event good bad era end victory defeat".split())
"""What the table says, rather than the sound of something that moves; it has a volume of its own."""


class Sound:
    """Plays effects, in the timbre of the place, and its music. Time is told by `update(dt)`; no clock is read.

    A key has one file or several variations, which take turns. What a place needs is loaded little by little, a
    file a turn of the loop, so that nothing hitches when it is first heard.
    """

    def __init__(self, assets: Assets, enabled: bool = True) -> None:
        self._assets = assets
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._unloaded: deque[Path] = deque()
        self._turns: dict[str, int] = {}
        self._last: dict[str, float] = {}
        self._now = 0.0
        self._ducked_until = 0.0
        self.timbre = ""
        self.volume = 1.0  # of effects, 0 to 1
        self.signals = 1.0  # volume of SIGNALS
        self.muted = False
        self.active = enabled and _open_mixer()
        self.music = Music(assets)

    def go(self, place: str, timbre: str = "") -> None:
        """Be at a place, whose music plays from now on, and whose effects have this timbre."""
        if (place, timbre) == (self.music.wanted, self.timbre):
            return
        self.music.wanted, self.timbre = place, timbre
        if self.active:
            self._unloaded = deque(path for folder in {"", timbre} for path in self._assets.timbre(folder))

    def play(self, key: str) -> bool:
        """Play an effect; True where it sounds. Of an unknown key a strict loader makes a MissingAssetError."""
        variations = self._assets.sound(self.timbre, key)
        volume = self.signals if key in SIGNALS else self.volume
        if not self.active or self.muted or volume <= 0 or not variations:
            return False
        if self._now - self._last.get(key, -SAME_SAMPLE) < SAME_SAMPLE:
            return False
        turn = self._turns[key] = self._turns.get(key, -1) + 1
        sound = self._load(variations[turn % len(variations)])
        if sound is None:
            return False
        self._last[key] = self._now
        sound.set_volume(volume)
        sound.play()
        if sound.get_length() > LONG:
            self._ducked_until = max(self._ducked_until, self._now + sound.get_length() - LONG / 2)
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._now += dt
        if not self.active or self._now < BEGINS:
            return
        if self.muted != self.music.silent:
            self.music.silent = self.muted
            if self.muted:
                pygame.mixer.fadeout(HUSH)
        self.music.update(dt, self._now < self._ducked_until)
        if self._unloaded:
            self._load(self._unloaded.popleft())

    def close(self) -> None:
        """Let go of the device."""
        if self.active:
            self.music.stop()
            pygame.mixer.quit()
            self.active = False

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        if path not in self._loaded:
            self._loaded[path] = None
            try:
                self._loaded[path] = pygame.mixer.Sound(path)
            except pygame.error as error:
                log.warning("The sound %s can't be played: %s", path, error)
        return self._loaded[path]


def _open_mixer() -> bool:
    try:
        pygame.mixer.init(frequency=44_100, size=-16, channels=2)
    except pygame.error as error:
        log.warning("No audio device, so the game is silent: %s", error)
        return False
    pygame.mixer.set_num_channels(CHANNELS)
    return True
