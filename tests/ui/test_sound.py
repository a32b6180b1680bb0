import logging
import wave
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.ui.assets import Assets
from scenes.ui.sound import SAME_SAMPLE, Sound


@pytest.fixture
def assets(tmp_path: Path) -> Any:
    """A folder with one short sound (the loader reads any format)."""
    (tmp_path / "sounds").mkdir()
    with wave.open(str(tmp_path / "sounds" / "coin.ogg"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(22050)
        file.writeframes(b"\0\0" * 2205)
    return Assets(tmp_path)


@pytest.fixture
def sound(assets: Any) -> Any:
    sound = Sound(assets)
    yield sound
    sound.close()


def test_the_same_sound_waits_80_milliseconds(sound: Sound) -> None:  # Q05
    assert sound.play("coin")
    assert not any(sound.play("coin") for _ in range(11))
    sound.update(SAME_SAMPLE / 2)
    assert not sound.play("coin")
    sound.update(SAME_SAMPLE / 2)
    assert sound.play("coin")


def test_muted_or_without_volume_it_is_silent(sound: Sound) -> None:
    sound.muted = True
    assert not sound.play("coin")
    sound.muted, sound.volume = False, 0.0
    assert not sound.play("coin")


def test_a_sound_that_is_not_there_is_silence_and_one_line(sound: Sound, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        assert not sound.play("lost") and not sound.play("lost")
    assert len(caplog.records) == 1


def test_without_an_audio_device_all_is_silent(
    assets: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:  # Q01
    def fail() -> None:
        raise pygame.error("ALSA: no such device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    with caplog.at_level(logging.WARNING):
        sound = Sound(assets)
    assert not sound.play("coin")
    sound.update(1.0)
    sound.close()
    assert len(caplog.records) == 1
