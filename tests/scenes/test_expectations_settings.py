"""What players of such programs complain about: settings that do not last, and signs that no font has."""

import json
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.alaska.cards import CARDS as ALASKA
from game.pacific.cards import CARDS as PACIFIC
from scenes import settings as settings_file
from scenes.director import Director
from scenes.menu import Title
from scenes.settings import Settings
from scenes.ui.assets import Assets
from scenes.ui.strings import PSEUDO, Strings
from scenes.ui.theme import FACES, font_path
from tests.scenes.robots import post

OTHER = {"size": 130, "speed": "fast", "preview": "off", "language": PSEUDO, "setups": {"alaska": {"seats": 3}}}
"""Settings whose other values are not simply another number or the opposite."""


@pytest.fixture
def opened() -> Iterator[Callable[..., Director]]:
    made: list[Director] = []

    def open_(folder: Path, **more: Any) -> Director:
        made.append(Director(settings_file.load(folder), folder=folder, strict=True, sound=False, **more))
        pygame.event.clear()
        return made[-1]

    yield open_
    for director in made:
        director.quit()
    pygame.display.quit()


def test_every_setting_is_the_same_after_a_restart(opened: Callable[..., Director], tmp_path: Path) -> None:  # S09
    director = opened(tmp_path)
    for entry in fields(Settings):
        now = getattr(director.settings, entry.name)
        plain = not now if isinstance(now, bool) else 3
        setattr(director.settings, entry.name, OTHER.get(entry.name, plain))
    director.apply_settings()
    again = opened(tmp_path).settings
    assert again == director.settings
    for entry in fields(Settings):
        assert getattr(again, entry.name) != getattr(Settings(), entry.name), entry.name


def test_a_broken_file_costs_only_its_settings(opened: Callable[..., Director], tmp_path: Path) -> None:  # S09
    (tmp_path / settings_file.FILE).write_text("{ broken")
    director = opened(tmp_path)
    assert director.settings == Settings()
    assert [path.read_text() for path in tmp_path.glob("settings.damaged-*.json")] == ["{ broken"]


@pytest.mark.parametrize("wanted", [True, False])
def test_sound_in_the_background_is_as_set(
    opened: Callable[..., Director], tmp_path: Path, wanted: bool
) -> None:  # Q04
    director = opened(tmp_path, windowed=(1280, 720))
    director.settings.mute_in_background = wanted
    director.apply_settings()
    director.push(Title())
    post(pygame.WINDOWFOCUSLOST)
    director.step(0.0)
    assert director.sound.muted is wanted
    post(pygame.WINDOWFOCUSGAINED)
    director.step(0.0)
    assert not director.sound.muted


def test_every_sign_of_every_text_is_in_every_face() -> None:  # L03
    assets = Assets(strict=True)
    signs = set("".join([card.name for card in ALASKA] + [card.name for card in PACIFIC]))
    for path in (assets.root / "strings").glob("*.json"):
        signs |= set("".join(_texts(json.loads(path.read_text(encoding="utf-8")))))
    assert len(signs) > 60
    longer = Strings(assets, PSEUDO)
    signs |= set(longer.text("menu.subtitle"))
    pygame.font.init()
    for face in FACES:
        if face == "figure":  # writes figures and their signs alone
            continue
        font = pygame.font.Font(font_path(face), 24)
        nothing = drawn(font, "\uffff")
        assert [sign for sign in sorted(signs) if not sign.isspace() and drawn(font, sign) == nothing] == [], face


def drawn(font: pygame.font.Font, sign: str) -> bytes:
    return pygame.image.tobytes(font.render(sign, True, (255, 255, 255)), "RGBA")


def _texts(table: dict[str, Any]) -> Iterator[str]:
    for value in table.values():
        if isinstance(value, dict):
            yield from _texts(value)
        else:
            yield value
