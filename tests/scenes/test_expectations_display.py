"""What players of such programs complain about: the display. Rows of tests/expectations.csv."""

from typing import Any

import pygame
import pytest

from scenes.director import Director
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.display import Metrics
from scenes.ui.theme import BODY, FIGURE, H1, H2, H3, LEAD, SMALL, Theme
from scenes.ui.widgets import Widget
from tests.scenes.robots import Robot, opened, post, setup_of
from tools.layout_lint import lint
from tools.sheets import tables
from tools.sheets.every import STATES

pytestmark = pytest.mark.usefixtures("closed")

PORTRAIT = (1080, 1920)
VOLUME = (0x40000080, 0x40000081, 0x4000007F)  # SDL's up, down and mute, for which pygame has no names
STYLES = (SMALL, BODY, LEAD, FIGURE, H3, H2, H1)


def director_of(window: tuple[int, int], **settings: Any) -> Director:
    director = Director(Settings(full_screen=False, **settings), windowed=window, strict=True, sound=False)
    pygame.event.clear()
    return director


class Corners(Scene):
    """A button in each corner of the window, as large as its outermost units."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[str] = []

    def build(self) -> list[Widget]:
        across, down = self.metrics.across, self.metrics.down
        corners = {"nw": (0, 0), "ne": (across - 40, 0), "sw": (0, down - 40), "se": (across - 40, down - 40)}

        def note(key: str) -> Any:
            return lambda: self.pressed.append(key)

        return [Widget(key, self.metrics.rect(x, y, 40, 40), press=note(key)) for key, (x, y) in corners.items()]


# ---- full screen and the mouse


def test_full_screen_is_neither_scaled_nor_another_size_than_is_laid_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # D01
    asked = []
    real = pygame.display.set_mode

    def note(size: tuple[int, int], flags: int = 0, **more: Any) -> pygame.Surface:
        asked.append((size, flags))
        return real(size, flags, **more)

    monkeypatch.setattr(pygame.display, "set_mode", note)
    director = Director(Settings(), strict=True, sound=False)
    (size, flags) = asked[-1]
    assert flags == pygame.FULLSCREEN  # and neither SCALED nor another trick
    assert size == pygame.display.get_desktop_sizes()[0] == director.display.surface.get_size()
    assert director.theme.metrics.screen.size == size
    director.toggle_full_screen()
    assert asked[-1][1] == pygame.RESIZABLE
    director.quit()


@pytest.mark.parametrize("size", [(1366, 768), (1600, 900), (1920, 1200), (2560, 1440), PORTRAIT])
def test_the_mouse_reaches_every_corner(size: tuple[int, int]) -> None:  # D03
    director, scene = director_of(size), Corners()
    director.push(scene)
    metrics = director.theme.metrics
    assert metrics.rect(0, 0, metrics.across, metrics.down) == pygame.Rect((0, 0), size)
    far = (size[0] - 1, size[1] - 1)
    for key, x, y in (("nw", 0, 0), ("ne", far[0], 0), ("sw", 0, far[1]), ("se", *far)):
        post(pygame.MOUSEMOTION, pos=(x, y))
        director.step(0.0)
        assert scene.focus.key == key
        post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
        director.step(0.0)
        assert scene.pressed[-1] == key
    director.quit()


def test_no_key_stays_down_when_another_window_comes_to_the_front(monkeypatch: pytest.MonkeyPatch) -> None:  # D04
    director, scene = director_of((1280, 720)), Corners()
    director.push(scene)
    shown = []
    monkeypatch.setattr(director.display, "show", lambda: shown.append(1))
    for key in (pygame.K_PRINTSCREEN, *VOLUME):
        post(pygame.KEYDOWN, key=key, mod=0)
        post(pygame.KEYUP, key=key, mod=0)
    for _ in range(10):  # an arrow and Alt-Tab; the window never hears of their release
        scene.focus.set("nw")
        post(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0)
        post(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LALT)
        post(pygame.WINDOWFOCUSLOST)
        director.step(0.0)
        assert scene.focus.key == "ne"
        scene.focus.set("nw")
        director.step(2.0)
        post(pygame.WINDOWFOCUSGAINED)
        director.step(2.0)
        assert scene.focus.key == "nw"
        before = len(shown)
        scene.touch()
        director.step(0.016)
        assert len(shown) == before + 1
    assert scene.pressed == []
    director.quit()


def test_full_screen_is_changed_twenty_times_in_a_computers_turn() -> None:  # D06
    director, table = opened(setup_of("hc", 5), speed="normal")
    robot = Robot(director)
    while robot.until_asked(table) and "end" not in robot.listed():
        robot.press(robot.choose(robot.decisions()).key)
    robot.press("end")
    while not table.busy or table.stage.shown.current != 1:
        robot.frame()
    decided = table.match.decisions
    for change in range(1, 21):
        post(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
        post(pygame.KEYUP, key=pygame.K_F11, mod=0)
        for _ in range(3):  # the window may have more to say about its new size, and of the mouse on it
            director.step(0.0)
        full = bool(change % 2)
        assert director.display.full_screen is full
        assert director.display.size == (pygame.display.get_desktop_sizes()[0] if full else (1280, 720))
        screen = director.display.surface
        assert screen is pygame.display.get_surface()
        seen = pygame.image.tobytes(screen, "RGB")
        assert len(set(seen)) > 50  # not black
        table.invalidate()
        director.step(0.0)
        assert pygame.image.tobytes(screen, "RGB") == seen
    for _ in range(600):
        robot.frame()
        if table.match.decisions > decided:
            break
    assert table.match.decisions > decided
    director.quit()


# ---- sizes

NAMES = """title setup-5 table-choice table-ticket table-market-65 market-65 zoom-much-to-say pause settings
rules-card results-five-seats"""
SHOWN = [state for state in STATES if state.name in NAMES.split()]


@pytest.mark.parametrize("size", [(3440, 1440), (1280, 800), (1024, 768), (1920, 1200), PORTRAIT])
def test_every_control_is_whole_on_the_screen_and_can_be_reached(size: tuple[int, int]) -> None:  # D12, D15
    director = director_of(size)
    screen = pygame.Rect((0, 0), size)
    assert len(SHOWN) == len(NAMES.split())
    for state in SHOWN:
        state.show(director)
        director.step(0.0)
        widgets = director.scene.widgets()
        assert widgets
        assert [w.key for w in widgets if not screen.contains(w.rect) or not min(w.rect.size)] == []
        assert [str(f) for f in lint(director, state.name) if f.kind in ("outside", "unreachable")] == []
        while director.stack:
            director.pop()
    director.quit()


@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("window", [(3440, 1440), (1280, 800), (1024, 768), (1920, 1200), PORTRAIT])
def test_cards_keep_their_shape(window: tuple[int, int], percent: int) -> None:  # D15
    director = director_of(window, size=percent)
    table = tables.lay(director, tables.landed())
    for slot in table.stage.slots():
        assert slot.width / slot.height == pytest.approx(5 / 7, abs=1 / slot.height)
    director.quit()


# ---- type


def ink(theme: Theme, style: Any, text: str) -> pygame.Rect:
    """The pixels that are really covered by a text."""
    surface = pygame.Surface((1200, 400), pygame.SRCALPHA)
    theme.draw_text(surface, text, surface.get_rect(), style, (255, 255, 255), None)
    return surface.get_bounding_rect(min_alpha=64)


def test_glyphs_are_tall_enough_on_a_handheld() -> None:  # D16
    director = director_of((1280, 800))
    for style in STYLES:
        height = ink(director.theme, style, "Åg" if style.face != "figure" else "$8").height
        assert height >= (12 if style.often else 9), style
    director.quit()


def test_text_is_drawn_smooth_at_the_size_of_the_screen() -> None:  # D18
    director = director_of((1366, 768))
    surface = pygame.Surface((400, 60), pygame.SRCALPHA)
    director.theme.draw_text(surface, "Harbor", surface.get_rect(), BODY, (255, 255, 255), None)
    covered = {surface.get_at((x, y)).a for x in range(400) for y in range(60)}
    assert len(covered) > 20  # edges in many shades
    unit = Metrics(1366, 768).unit
    assert ink(director.theme, H1, "H").height == pytest.approx(
        ink(director.theme, H1.at(104), "H").height * 62 / 104, abs=1.5
    )
    assert ink(director.theme, H1, "H").height == pytest.approx(62 * unit * 0.66, abs=3)
    director.quit()
