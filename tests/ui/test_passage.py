"""The way from one screen to the next."""

from typing import Any

import pygame
import pytest

from scenes.passage import CLOSES, OPENS, STILL
from scenes.scene import Scene

RED, BLUE = (200, 0, 0), (0, 0, 200)


class Plate(Scene):
    """One colour all over."""

    def __init__(self, colour: tuple[int, int, int], *, fades: bool = True) -> None:
        super().__init__()
        self.colour = colour
        self.fades = fades

    def compose(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour)


def shown(director: Any) -> tuple[int, ...]:
    return tuple(director.display.surface.get_at((5, 5)))[:3]


def seconds_of_fading(director: Any, goal: tuple[int, int, int]) -> float:
    """How long it takes until nothing but that colour is seen; the colours on the way are neither."""
    passed = 0.0
    director.step(0.0)
    while shown(director) != goal:
        assert passed < 1
        director.step(0.01)
        passed += 0.01
        red, _, blue = shown(director)
        assert 195 <= red + blue <= 205
    return passed


@pytest.mark.parametrize(("reduced", "opens", "closes"), [(False, OPENS, CLOSES), (True, STILL, STILL)])
def test_a_screen_fades_in_and_out_and_can_be_used_at_once(
    director: Any, reduced: bool, opens: float, closes: float
) -> None:
    director.settings.speed, director.settings.reduced_motion = "normal", reduced
    director.push(Plate(RED))
    assert seconds_of_fading(director, RED) == 0  # there was nothing before
    director.push(Plate(BLUE))
    assert director.scene.colour == BLUE and not director.scene.busy
    assert seconds_of_fading(director, BLUE) == pytest.approx(opens, abs=0.05)
    director.pop()
    assert seconds_of_fading(director, RED) == pytest.approx(closes, abs=0.03)


def test_nothing_of_a_screen_is_left_where_that_is_secret_or_nothing_moves(director: Any) -> None:
    director.settings.speed = "normal"
    director.push(Plate(RED))
    director.step(0.0)
    director.push(Plate(BLUE, fades=False))
    director.step(0.0)
    assert shown(director) == BLUE
    director.push(Plate(RED))
    director.step(0.3)
    director.pop()
    director.step(0.0)
    assert shown(director) == BLUE
    director.settings.speed = "off"
    director.replace(Plate(RED))
    director.step(0.0)
    assert shown(director) == RED


def test_what_reads_the_screen_sees_the_new_one_alone(director: Any) -> None:
    director.settings.speed = "normal"
    director.push(Plate(RED))
    director.step(0.0)
    director.push(Plate(BLUE))
    director.record()
    assert shown(director) == BLUE
