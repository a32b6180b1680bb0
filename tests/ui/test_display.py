import logging
import os
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui import display
from scenes.ui.display import Display, Metrics

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3440, 1440), (3840, 2160)]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_design_fits_every_window(size: tuple[int, int]) -> None:  # D15
    metrics = Metrics(*size)
    assert metrics.across >= 1920 - 1e-6 and metrics.down >= 1080 - 1e-6
    assert metrics.screen.contains(metrics.rect(0, 0, 1920, 1080))
    assert min(metrics.across / 1920, metrics.down / 1080) == pytest.approx(1)


def test_a_larger_size_leaves_fewer_units() -> None:
    assert Metrics(1920, 1080, 1.3).across == pytest.approx(1920 / 1.3)
    assert Metrics(1920, 1080, 1.3).px(24) == 31


@settings(deadline=None)
@given(
    st.sampled_from(SIZES),
    st.sampled_from([1.0, 1.15, 1.3]),
    st.floats(0, 900),
    st.floats(1, 500),
    st.floats(1, 500),
)
def test_edges_that_meet_in_units_meet_in_pixels(
    size: tuple[int, int], scale: Any, x: Any, first: Any, second: Any
) -> None:
    metrics = Metrics(*size, scale)
    left, right = metrics.rect(x, 0, first, 10), metrics.rect(x + first, 0, second, 10)
    assert left.right == right.left


def test_what_is_not_nothing_stays_a_pixel() -> None:
    metrics = Metrics(1024, 768)
    assert (metrics.px(0.5), metrics.px(-0.5), metrics.px(0)) == (1, -1, 0)


def test_full_screen_takes_the_desktop_as_it_is() -> None:  # D09
    screen = Display(None)
    assert screen.full_screen
    assert screen.size == pygame.display.get_desktop_sizes()[0]


def test_a_window_comes_back_at_its_own_size() -> None:
    screen = Display((1000, 700))
    screen.toggle()
    screen.toggle()
    assert screen.size == (1000, 700) and not screen.full_screen


def test_the_game_stays_visible_when_another_window_is_used() -> None:  # D13
    Display((640, 480))
    assert os.environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] == "0"


def test_where_full_screen_fails_there_is_a_window(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:  # D10
    real = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: Any, display: int = 0) -> Any:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no such mode")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    with caplog.at_level(logging.WARNING):
        screen = Display(None)
    assert not screen.full_screen and screen.size == display.DEFAULT_WINDOW
    assert "no such mode" in caplog.text


def test_a_window_that_comes_back_too_large_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:  # D06
    screen = Display((1000, 700))
    screen.toggle()
    real = pygame.display.set_mode
    asked = []

    def late(size: tuple[int, int], flags: int) -> pygame.Surface:
        asked.append(size)
        return real((1600, 900) if len(asked) == 1 else size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", late)
    screen.toggle()
    assert screen.size == (1600, 900)
    screen.refresh()
    assert screen.size == (1000, 700)
    real((1200, 800), pygame.RESIZABLE)  # later the player pulls at its corner
    screen.refresh()
    assert screen.size == (1200, 800)


def test_keys_pressed_fast_do_not_make_the_full_screen_the_window(monkeypatch: pytest.MonkeyPatch) -> None:  # D06
    screen = Display((1000, 700))
    real = pygame.display.set_mode
    slow = [True]

    def late(size: tuple[int, int], flags: int, display: int = 0) -> pygame.Surface:
        return real((1600, 900) if slow[0] else size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", late)
    for _ in range(4):
        screen.toggle()
    slow[0] = False
    screen.refresh()
    assert not screen.full_screen and screen.size == (1000, 700)
