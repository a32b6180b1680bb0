"""A director on a window in memory, and a scene that notes what happens to it."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from scenes.director import Director
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.widgets import Widget, WidgetKind


class Plain(Scene):
    """Three buttons in a row and a text field; writes its life into `story`."""

    def __init__(self, name: str = "plain", story: list[str] | None = None, opaque: bool = True) -> None:
        super().__init__()
        self.name = name
        self.story = story if story is not None else []
        self.opaque = opaque
        self.typed = ""
        self.choice = 0
        self.x = 0.0
        self.composed = 0

    def enter(self) -> None:
        self.story.append(f"{self.name} enter")

    def leave(self) -> None:
        self.story.append(f"{self.name} leave")

    def pause(self) -> None:
        self.story.append(f"{self.name} pause")

    def resume(self) -> None:
        self.story.append(f"{self.name} resume")

    def build(self) -> list[Widget]:
        rect = self.metrics.rect

        def note(key: str) -> Callable[[], object]:
            return lambda: self.story.append(f"{self.name} {key}")

        return [
            Widget("one", rect(100, 100, 200, 80), "One", press=note("one"), shortcut="o"),
            Widget("two", rect(400, 100, 200, 80), "Two", press=note("two"), primary=True),
            Widget("off", rect(700, 100, 200, 80), "Off", enabled=False, reason="Not now.", press=note("off")),
            Widget(
                "field", rect(100, 300, 400, 60), "Name", WidgetKind.TEXT, value=self.typed, edit=self.edit, limit=5
            ),
            Widget(
                "level",
                rect(100, 400, 400, 60),
                "Level",
                WidgetKind.CHOOSER,
                value=str(self.choice),
                turn=self.turn,
            ),
        ]

    def edit(self, text: str) -> None:
        self.typed = text

    def turn(self, by: int) -> None:
        self.choice += by

    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        self.composed += 1


class Hands:
    """Posts what a person does, as SDL events, and lets the director see it."""

    def __init__(self, director: Director) -> None:
        self.director = director

    def post(self, kind: int, **fields: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))

    def key(self, key: int, mod: int = 0, dt: float = 0.0) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=mod)
        self.post(pygame.KEYUP, key=key, mod=mod)
        self.director.step(dt)

    def press(self, pos: tuple[int, int], dt: float = 0.0) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.director.step(dt)

    def release(self, pos: tuple[int, int], dt: float = 0.0) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.director.step(dt)

    def click(self, pos: tuple[int, int]) -> None:
        self.press(pos)
        self.release(pos)

    def centre(self, key: str) -> tuple[int, int]:
        return next(w.rect.center for w in self.director.scene.widgets() if w.key == key)


@pytest.fixture
def make_director() -> Iterator[Callable[..., Director]]:
    made: list[Director] = []

    def make(size: tuple[int, int] = (1280, 720), **options: Any) -> Director:
        settings = options.pop("settings", None) or Settings(full_screen=False)
        director = Director(settings, windowed=size, strict=True, sound=False, **options)
        pygame.event.clear()
        made.append(director)
        return director

    yield make
    for director in made:
        director.quit()
    pygame.display.quit()


@pytest.fixture
def director(make_director: Callable[..., Director]) -> Director:
    return make_director()


@pytest.fixture
def hands(director: Director) -> Hands:
    return Hands(director)


@pytest.fixture
def plain() -> type[Plain]:
    return Plain
