import itertools
import logging
import shutil
import wave
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.ui import music, sound
from scenes.ui.assets import ROOT, Assets, MissingAssetError
from scenes.ui.music import DUCKED, Music
from scenes.ui.sound import BEGINS, SAME_SAMPLE, Sound


def record(path: Path, seconds: float = 0.1) -> None:
    """A silent file (the loader reads any format)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(22050)
        file.writeframes(b"\0\0" * round(22050 * seconds))


@pytest.fixture
def assets(tmp_path: Path) -> Any:
    record(tmp_path / "sounds/menu/press-1.ogg")
    for number in (1, 2, 3):
        record(tmp_path / f"sounds/alaska/coin-{number}.ogg")
    record(tmp_path / "sounds/pacific/coin-1.ogg")
    record(tmp_path / "sounds/menu/victory-1.ogg", seconds=2.0)
    (tmp_path / "music").mkdir()
    for place in ("title", "alaska"):  # streams have to be what their names say
        shutil.copy(ROOT / "sounds/menu/press-1.ogg", tmp_path / f"music/{place}.ogg")
    return Assets(tmp_path)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files of the effects that were played."""
    paths: list[Path] = []
    really = Sound._load

    def load(self: Sound, path: Path) -> pygame.mixer.Sound | None:
        paths.append(path)
        return really(self, path)

    monkeypatch.setattr(Sound, "_load", load)
    return paths


@pytest.fixture
def mixer(assets: Any) -> Any:
    mixer = Sound(assets)
    mixer.timbre = "alaska"
    yield mixer
    mixer.close()


def test_however_often_a_sound_is_played_its_files_are_loaded_once(  # C08
    mixer: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    real = pygame.mixer.Sound

    def load(path: Path) -> pygame.mixer.Sound:
        opened.append(path)
        return real(path)

    monkeypatch.setattr(pygame.mixer, "Sound", load)
    for _ in range(1000):
        assert mixer.play("coin")
        mixer.update(2 * SAME_SAMPLE)
    assert len(opened) == len(set(opened)) == 3  # of as many variations


def test_the_same_sound_waits_80_milliseconds(mixer: Sound) -> None:  # Q05
    assert mixer.play("coin")
    assert not any(mixer.play("coin") for _ in range(11))
    mixer.update(SAME_SAMPLE / 2)
    assert not mixer.play("coin")
    mixer.update(SAME_SAMPLE / 2)
    assert mixer.play("coin")


def test_variations_take_turns(mixer: Sound, played: list[Path]) -> None:
    for _ in range(7):
        mixer.play("coin")
        mixer.update(0.1)
    assert [path.stem for path in played] == ["coin-1", "coin-2", "coin-3", "coin-1", "coin-2", "coin-3", "coin-1"]


def test_a_key_sounds_as_the_place_does(mixer: Sound, played: list[Path]) -> None:
    for place, timbre in (
        ("title", "alaska"),
        ("pacific", "pacific"),
        ("results", "pacific"),
        ("alaska", "alaska"),
    ):
        mixer.update(0.09 if played else 0.0)  # so little that nothing is loaded beforehand
        mixer.go(place, timbre)
        mixer.play("coin")
        mixer.play("press")
    told = [f"{path.parent.name}/{path.stem}" for path in played]
    assert told[::2] == ["alaska/coin-1", "pacific/coin-1", "pacific/coin-1", "alaska/coin-1"]
    assert set(told[1::2]) == {"menu/press-1"}


def test_signals_and_effects_have_their_volumes(mixer: Sound) -> None:
    mixer.volume, mixer.signals = 0.0, 1.0
    assert not mixer.play("coin")
    assert mixer.play("victory")
    mixer.volume, mixer.signals = 1.0, 0.0
    mixer.update(1.0)
    assert mixer.play("coin")
    assert not mixer.play("victory")


def test_muted_or_without_volume_it_is_silent(mixer: Sound) -> None:
    mixer.muted = True
    assert not mixer.play("coin")
    mixer.muted, mixer.volume = False, 0.0
    assert not mixer.play("coin")


def test_what_rings_falls_silent_when_it_is_muted(mixer: Sound, monkeypatch: pytest.MonkeyPatch) -> None:  # Q04
    faded: list[int] = []
    monkeypatch.setattr(pygame.mixer, "fadeout", faded.append)
    mixer.update(BEGINS)
    mixer.muted = True
    mixer.update(0.1)
    mixer.update(0.1)
    assert faded == [sound.HUSH]


def test_a_sound_that_is_not_there_is_silence_and_one_line(mixer: Sound, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        assert not mixer.play("lost") and not mixer.play("lost")
        mixer.go("nowhere")
        mixer.update(BEGINS)
        mixer.update(5.0)
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert mixer.music.playing == "nowhere"


def test_a_sound_that_is_not_there_is_an_error_in_tests(tmp_path: Path) -> None:
    silent = Sound(Assets(tmp_path, strict=True), enabled=False)
    with pytest.raises(MissingAssetError, match="lost"):
        silent.play("lost")


def test_what_a_place_needs_is_loaded_little_by_little(mixer: Sound, played: list[Path]) -> None:
    mixer.go("alaska", "alaska")
    assert not played
    mixer.update(BEGINS)
    assert len(played) == 1
    for _ in range(9):
        mixer.update(0.02)
    assert len(played) == len({*played}) == 5
    assert {path.parent.name for path in played} == {"menu", "alaska"}


def test_music_fades_from_place_to_place(assets: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    mixer = Sound(assets)
    loaded: list[str] = []
    volumes: list[float] = []
    monkeypatch.setattr(pygame.mixer.music, "load", lambda path: loaded.append(path.stem))
    monkeypatch.setattr(pygame.mixer.music, "play", lambda loops: loaded.append(str(loops)))
    monkeypatch.setattr(pygame.mixer.music, "set_volume", volumes.append)
    mixer.go("title")
    mixer.update(BEGINS / 2)
    assert loaded == []
    for _ in range(80):
        mixer.update(0.02)
    assert loaded == ["title", "-1"]
    assert volumes[-1] == 1.0
    assert max(b - a for a, b in itertools.pairwise(volumes)) < 0.06
    mixer.go("alaska", "alaska")
    mixer.update(0.02)
    assert loaded == ["title", "-1"]
    falling = len(volumes)
    for _ in range(45):
        mixer.update(0.02)
    assert min(volumes[falling:]) == 0.0
    assert loaded[2:] == ["alaska", "-1"]
    mixer.close()


def test_music_makes_way_for_long_effects_only(mixer: Sound) -> None:
    mixer.go("alaska", "alaska")
    for _ in range(60):
        mixer.update(0.05)
    mixer.play("coin")
    mixer.update(0.3)
    assert mixer.music.duck == 1.0
    mixer.play("victory")
    mixer.update(sound.LONG)
    assert mixer.music.duck == DUCKED
    for _ in range(30):
        mixer.update(0.1)
    assert mixer.music.duck == 1.0


def test_muted_music_waits_and_goes_on(assets: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    mixer = Sound(assets)
    told: list[str] = []
    monkeypatch.setattr(pygame.mixer.music, "pause", lambda: told.append("pause"))
    monkeypatch.setattr(pygame.mixer.music, "unpause", lambda: told.append("unpause"))
    mixer.go("title")
    for _ in range(20):
        mixer.update(0.1)
    mixer.muted = True
    for _ in range(20):
        mixer.update(0.1)
    assert told == ["pause"]
    mixer.muted = False
    for _ in range(20):
        mixer.update(0.1)
    assert told == ["pause", "unpause"]
    assert mixer.music.level == 1.0
    mixer.close()


def test_without_an_audio_device_all_is_silent(
    assets: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:  # Q01
    def fail(**format_: int) -> None:
        raise pygame.error("ALSA: no such device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    with caplog.at_level(logging.WARNING):
        mixer = Sound(assets)
    mixer.go("title")
    assert not mixer.play("victory")
    mixer.update(1.0)
    mixer.close()
    assert len(caplog.records) == 1


def test_music_of_a_broken_file_is_silence_and_one_line(
    tmp_path: Path, mixer: Sound, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "music/title.ogg").write_bytes(b"no music")
    stream = Music(Assets(tmp_path))
    stream.wanted = "title"
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            stream.update(music.FADE, False)
    assert len(caplog.records) == 1
