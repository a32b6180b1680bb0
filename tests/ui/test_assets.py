import logging
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.director import Director
from scenes.ui.assets import Assets, MissingAssetError
from scenes.ui.cache import SurfaceCache

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'


@pytest.fixture
def root(tmp_path: Path, director: Director) -> Any:  # the director opens the display that pictures are made for
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "square.svg").write_text(SQUARE)
    picture = pygame.Surface((40, 20))
    picture.fill((200, 0, 0))
    picture.fill((0, 0, 200), (10, 0, 20, 20))
    pygame.image.save(picture, tmp_path / "wide.png")
    (tmp_path / "broken.png").write_bytes(b"no picture")
    return tmp_path


def test_pictures_fill_the_size_and_are_cropped_evenly(root: Path) -> None:
    image = Assets(root, strict=True).image("wide", (60, 60))
    assert image.get_size() == (60, 60)
    assert image.get_at((30, 30))[:3] == (0, 0, 200)
    assert image.get_at((3, 30))[:3] == (0, 0, 200)  # the red ends stick out of a square
    wide = Assets(root, strict=True).image("wide", (80, 40))
    assert wide.get_at((2, 20))[:3] == (200, 0, 0)


def test_icons_stand_whole_in_the_middle(root: Path) -> None:
    image = Assets(root, strict=True).image("icons/square", (60, 20))
    assert image.get_size() == (60, 20)
    assert image.get_at((2, 10)).a == 0
    assert image.get_at((30, 10)).a == 255


def test_an_icon_takes_a_tint(root: Path) -> None:
    image = Assets(root, strict=True).icon("square", 16, tint=(10, 200, 30))
    assert tuple(image.get_at((8, 8))) == (10, 200, 30, 255)


def test_a_picture_is_loaded_once_for_each_size(root: Path) -> None:
    assets = Assets(root)
    assert assets.image("wide", (30, 30)) is assets.image("wide", (30, 30))
    assert assets.image("wide", (30, 30)) is not assets.image("wide", (31, 30))


@pytest.mark.parametrize("key", ["icons/lost", "broken"])
def test_a_missing_picture_is_a_placeholder_and_one_line(
    root: Path, caplog: pytest.LogCaptureFixture, key: Any
) -> None:
    assets = Assets(root)
    with caplog.at_level(logging.WARNING):
        assert assets.image(key, (50, 30)).get_size() == (50, 30)
        assert assets.image(key, (60, 30)).get_size() == (60, 30)
    assert len(caplog.records) == 1 and key in caplog.text
    assert assets.missing == {key}


@pytest.mark.parametrize("key", ["icons/lost", "broken"])
def test_a_missing_picture_is_an_error_where_strict(root: Path, key: Any) -> None:
    with pytest.raises(MissingAssetError, match=key):
        Assets(root, strict=True).image(key, (50, 30))


def test_damaged_data_names_its_file(root: Path) -> None:
    (root / "table.json").write_text("{")
    with pytest.raises(ValueError, match=r"table\.json"):
        Assets(root).data("table.json")


def test_the_root_does_not_depend_on_the_working_directory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:  # P04
    monkeypatch.chdir(tmp_path)
    assert Assets().data("strings/en.json")["common"]


def test_a_cache_keeps_to_its_budget(director: Director) -> None:
    cache = SurfaceCache(budget=10 * 10 * 4 * 3)
    made = []

    def get(key: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(key)
            return pygame.Surface((10, 10))

        return cache.get(key, make)

    for key in ("a", "b", "c", "a", "d", "a", "b"):
        get(key)
    assert made == ["a", "b", "c", "d", "b"]  # b was the one used longest ago
    assert cache.used <= cache.budget and len(cache) == 3
