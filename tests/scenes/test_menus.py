"""The title, the pause menu and the settings, by posted events; and that every menu fits every window."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from scenes import settings as settings_file
from scenes import setup
from scenes.menu import Title
from scenes.pause import PauseMenu
from scenes.results import Results
from scenes.rules_page import RulesPage
from scenes.scene import Scene
from scenes.settings_page import SettingsPage
from scenes.setup import NewGame
from tests.scenes.menu_robot import SIZES, Robot

OPENED = {"new": NewGame, "rules": RulesPage, "settings": SettingsPage}


@pytest.fixture
def robot() -> Iterator[Callable[..., Robot]]:
    made: list[Robot] = []

    def make(*arguments: object, **options: object) -> Robot:
        made.append(Robot(*arguments, **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.close()
    pygame.display.quit()


@pytest.mark.parametrize("key", OPENED)
def test_the_title_opens_each_page_and_gets_it_back(robot: Callable[..., Robot], key: str) -> None:  # U13
    hands = robot(Title())
    hands.click(key)
    assert type(hands.scene) is OPENED[key]
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Title)
    hands.enter(key)
    assert type(hands.scene) is OPENED[key]
    hands.enter("back")
    assert isinstance(hands.scene, Title)


def test_quit_ends_the_program(robot: Callable[..., Robot]) -> None:
    hands = robot(Title())
    hands.enter("quit")
    assert hands.director.stack == []


def test_the_title_stands_still_where_motion_is_reduced(robot: Callable[..., Robot]) -> None:
    def moves(**settings: object) -> bool:
        hands = robot(Title(), **settings)
        hands.director.settings.speed = "normal"
        before = pygame.image.tobytes(hands.director.display.surface, "RGB")
        for _ in range(20):
            hands.step(0.1)
        return pygame.image.tobytes(hands.director.display.surface, "RGB") != before

    assert moves()
    assert not moves(reduced_motion=True)


def test_lights_that_swell_leave_the_picture_as_if_all_were_drawn_anew(robot: Callable[..., Robot]) -> None:  # C04
    hands = robot(Title())
    hands.director.settings.speed = "normal"
    for _ in range(30):
        hands.step(0.1)
    rippled = pygame.image.tobytes(hands.director.display.surface, "RGB")
    hands.scene.invalidate()
    hands.director.draw()
    assert pygame.image.tobytes(hands.director.display.surface, "RGB") == rippled


def test_a_whole_game_from_the_title_to_a_rematch_by_keyboard_alone(robot: Callable[..., Robot]) -> None:  # I10
    hands = robot(Title())
    hands.enter("new")
    hands.enter("computer:0")
    hands.enter("start")
    table = hands.scene
    for _ in range(200_000):
        if hands.scene is not table:
            break
        hands.step()
    assert isinstance(hands.scene, Results)
    names = [seat.name for seat in hands.scene.match.setup.seats]
    seed = hands.scene.match.setup.seed
    hands.enter("rematch")
    match = hands.scene.match
    assert [seat.name for seat in match.setup.seats] == names
    assert match.setup.seed != seed
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert len(hands.director.stack) == 2


@pytest.mark.parametrize("seed", range(2))
def test_presses_without_sense_break_nothing(
    robot: Callable[..., Robot], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    """Keys, clicks, double clicks and letters at random, on every menu that they lead to."""
    monkeypatch.setattr(setup, "open_table", lambda _: PauseMenu())
    hands = robot(Title(), (640, 360), folder=tmp_path)
    chance = random.Random(seed)
    names = "RETURN TAB UP DOWN LEFT RIGHT MINUS PLUS ESCAPE BACKSPACE f F10".split()
    keys = [getattr(pygame, f"K_{name}") for name in names]
    seen = set()
    for _ in range(120):
        if not hands.director.stack:
            hands.director.push(Title())
        seen.add(type(hands.scene))
        deed = chance.randrange(4)
        if deed == 0:
            hands.key(chance.choice(keys))
        elif deed == 1:
            hands.type(chance.choice("aé7 ’"))
        else:
            place = hands.widget(chance.choice(hands.keys)).rect.center
            for _ in range(deed - 1):
                hands.click_at(place)
    assert len(seen) > 2


# ---- the pause menu


def paused(robot: Callable[..., Robot]) -> Robot:
    """The menu over a scene that stands for a table, over the title."""
    hands = robot(Title())
    hands.director.push(NewGame())
    hands.director.push(PauseMenu())
    hands.step()
    return hands


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F10])
def test_pause_gives_the_match_back(robot: Callable[..., Robot], key: int) -> None:
    hands = paused(robot)
    table = hands.director.stack[1]
    hands.key(key)
    assert hands.scene is table
    hands.director.push(PauseMenu())
    hands.step()
    hands.click("resume")
    assert hands.scene is table


def test_pause_leads_to_rules_and_settings_and_back(robot: Callable[..., Robot]) -> None:  # U13
    hands = paused(robot)
    menu = hands.scene
    for key, page in (("rules", RulesPage), ("settings", SettingsPage)):
        hands.enter(key)
        assert type(hands.scene) is page
        hands.key(pygame.K_ESCAPE)
        assert hands.scene is menu


def test_leaving_says_what_is_lost_and_a_double_click_loses_nothing(robot: Callable[..., Robot]) -> None:
    # U05, S05
    hands = paused(robot)
    place = hands.widget("leave").rect.center
    hands.click_at(place)
    assert hands.director.strings.text("pause.lost") in hands.texts()
    hands.click_at(place)
    assert isinstance(hands.scene, PauseMenu)
    assert "resume" in hands.keys
    hands.enter("leave")
    assert hands.scene.focus.key == "stay"
    hands.enter("leave_now")
    assert isinstance(hands.scene, Title)
    assert len(hands.director.stack) == 1


def test_leaving_a_match_named_on_the_command_line_finds_the_title(robot: Callable[..., Robot]) -> None:
    hands = robot(NewGame())
    hands.director.push(PauseMenu())
    hands.step()
    hands.enter("leave")
    hands.enter("leave_now")
    assert [type(scene) for scene in hands.director.stack] == [Title]


# ---- settings


def test_each_setting_works_at_once_and_is_kept(robot: Callable[..., Robot], tmp_path: Path) -> None:
    hands = robot(SettingsPage(), folder=tmp_path)
    unit = hands.director.theme.metrics.unit
    hands.walk_to("size")
    hands.key(pygame.K_PLUS)
    assert hands.director.theme.metrics.unit == pytest.approx(unit * 1.15)
    for key in ("reduced_motion", "pass_when_nothing", "mute", "mute_in_background", "speed", "effects", "music"):
        hands.enter(key)
    assert hands.director.sound.muted
    kept = settings_file.load(tmp_path)
    assert kept == hands.director.settings
    assert (kept.size, kept.reduced_motion, kept.pass_when_nothing, kept.mute) == (115, True, True, True)
    assert (kept.mute_in_background, kept.speed, kept.effects, kept.music) == (False, "slow", 9, 7)


def test_full_screen_can_be_changed(robot: Callable[..., Robot], tmp_path: Path) -> None:
    hands = robot(SettingsPage(), folder=tmp_path)
    for full in (True, False):
        hands.enter("full_screen")
        assert hands.director.display.full_screen == hands.widget("full_screen").selected == full
        assert settings_file.load(tmp_path).full_screen == full


def test_full_screen_can_be_had_on_each_of_several_screens(
    robot: Callable[..., Robot], monkeypatch: pytest.MonkeyPatch
) -> None:  # D12
    hands = robot(SettingsPage())
    opened: list[tuple[tuple[int, int], int, int]] = []
    really = pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int = 0, display: int = 0) -> pygame.Surface:
        opened.append((size, flags, display))
        return really(size)

    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720), (1366, 768)])
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    hands.scene.invalidate()
    hands.walk_to("full_screen")
    for _ in range(3):
        hands.key(pygame.K_PLUS)
    assert opened[:2] == [((1280, 720), pygame.FULLSCREEN, 0), ((1366, 768), pygame.FULLSCREEN, 1)]
    assert opened[2:] == [((1280, 720), pygame.RESIZABLE, 0)]
    assert (hands.director.settings.full_screen, hands.director.settings.monitor) == (False, 1)


def test_all_is_silenced_by_a_key(robot: Callable[..., Robot], tmp_path: Path) -> None:  # Q07
    hands = robot(SettingsPage(), folder=tmp_path)
    for silent in (True, False):
        hands.key(pygame.K_m, pygame.KMOD_LCTRL)
        assert hands.director.sound.muted is hands.widget("mute").selected is silent
        assert settings_file.load(tmp_path).mute is silent


def test_the_volumes_are_heard(robot: Callable[..., Robot]) -> None:
    hands = robot(SettingsPage())
    sound = hands.director.sound
    before = (sound.volume, sound.signals, sound.music.volume)
    for key in ("effects", "voice", "music"):
        hands.walk_to(key)
        hands.key(pygame.K_MINUS)
    assert all(a > b > 0 for a, b in zip(before, (sound.volume, sound.signals, sound.music.volume), strict=True))


def test_volumes_stop_at_their_ends(robot: Callable[..., Robot]) -> None:
    hands = robot(SettingsPage())
    hands.walk_to("effects")
    for _ in range(12):
        hands.key(pygame.K_PLUS)
    assert hands.director.settings.effects == 10
    assert hands.director.sound.volume == 1.0
    for _ in range(12):
        hands.key(pygame.K_MINUS)
    assert hands.director.settings.effects == 0
    assert hands.widget("effects").value == hands.director.strings.text("common.off")


def test_settings_tell_where_they_are_kept(robot: Callable[..., Robot], tmp_path: Path) -> None:  # S08
    hands = robot(SettingsPage(), folder=tmp_path)
    assert any(str(tmp_path) in text for text in hands.texts())


# ---- layouts


def over_a_page(leaving: bool) -> Callable[[Robot], None]:
    def push(hands: Robot) -> None:
        hands.director.push(PauseMenu())
        hands.step()
        if leaving:
            hands.enter("leave")

    return push


def as_it_is(hands: Robot) -> None:
    """Nothing to be done first."""


STATES: dict[str, tuple[Callable[[], Scene], Callable[[Robot], None]]] = {
    "title": (Title, as_it_is),
    "settings": (SettingsPage, as_it_is),
    "pause": (NewGame, over_a_page(leaving=False)),
    "leave": (NewGame, over_a_page(leaving=True)),
}


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
@pytest.mark.parametrize("state", STATES)
def test_menus_fit(
    robot: Callable[..., Robot], state: str, size: tuple[int, int], percent: int, language: str
) -> None:  # L01
    make, prepare = STATES[state]
    hands = robot(make(), size, size=percent, language=language)
    prepare(hands)
    assert hands.findings() == []
