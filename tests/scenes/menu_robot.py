"""A robot for the menus: it posts what a person does, looks at the published widgets, and lints what is drawn."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from game.alaska.events import InvestmentEnded, LastSpendingBegan
from game.match import Match
from game.record import replay
from scenes.director import Director
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.focus import neighbour
from scenes.ui.input import Kind
from scenes.ui.palette import contrast
from scenes.ui.widgets import Widget

SIZES = (
    ((1280, 720), 100, "en"),
    ((1280, 720), 130, "pseudo"),
    ((1366, 768), 115, "en"),
    ((1920, 1080), 100, "pseudo"),
    ((1024, 768), 130, "en"),
    ((1024, 768), 100, "pseudo"),
    ((2560, 1080), 130, "pseudo"),
)
FLOOR, OFTEN = 18, 24


class Robot:
    """A client in memory with a scene on it."""

    def __init__(
        self, scene: Scene, window: tuple[int, int] = (1280, 720), folder: Path | None = None, **settings: Any
    ) -> None:
        chosen = Settings(full_screen=False, speed="off", **settings)
        self.director = Director(chosen, folder=folder, windowed=window, strict=True, sound=False)
        pygame.event.clear()
        self.director.push(scene)
        self.step()

    def close(self) -> None:
        self.director.quit()
        pygame.event.clear()

    @property
    def scene(self) -> Scene:
        return self.director.scene

    @property
    def keys(self) -> list[str]:
        return [widget.key for widget in self.scene.widgets()]

    def widget(self, key: str) -> Widget:
        return next(widget for widget in self.scene.widgets() if widget.key == key)

    def step(self, dt: float = 0.02) -> None:
        self.director.step(dt)

    def post(self, kind: int, **fields: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))
        self.step()

    def click(self, key: str) -> None:
        """Move the mouse to a widget and click."""
        self.click_at(self.widget(key).rect.center)

    def click_at(self, pos: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def wheel(self, pos: tuple[int, int], steps: int) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEWHEEL, x=0, y=steps)

    def key(self, key: int, mod: int = 0) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=mod)
        self.post(pygame.KEYUP, key=key, mod=mod)

    def type(self, text: str) -> None:
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)

    def walk_to(self, key: str) -> None:
        """Bring the focus to a widget by the Tab key alone."""
        for _ in range(len(self.keys) + 1):
            if self.scene.focus.key == key:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab does not lead to {key}: {self.keys}")

    def enter(self, key: str) -> None:
        """Walk to a widget by keyboard and press it."""
        self.walk_to(key)
        self.key(pygame.K_RETURN)

    def texts(self) -> list[str]:
        """Every text on the screen."""
        return [run.text for run in self.director.record()]

    def findings(self) -> list[str]:
        """What is wrong with the layout as it is drawn now."""
        self.step()
        runs = self.director.record()
        top = [run for run in runs if run.layer == len(self.director.stack) - 1]
        widgets = self.scene.widgets()
        screen = self.director.display.surface.get_rect()
        found = [f"cut: {run.text}" for run in runs if not run.fitted]
        found += [f"sticks out: {run.text}" for run in runs if run.clipped]
        found += [f"too small: {run.text} {run.size}" for run in runs if run.size < FLOOR and not run.sign]
        found += [f"small for what is read often: {run.text}" for run in runs if run.often and run.size < OFTEN]
        found += [f"contrast: {run.text}" for run in runs if run.ground and contrast(run.colour, run.ground) < 4.5]
        found += [f"off the screen: {w.key}" for w in widgets if not screen.contains(w.rect)]
        for index, widget in enumerate(widgets):
            found += [f"{widget.key} over {w.key}" for w in widgets[index + 1 :] if w.rect.colliderect(widget.rect)]
        for index, run in enumerate(top):
            ink = run.rect.inflate(-4, -6)
            found += [
                f"{run.text} over {other.text}"
                for other in top[index + 1 :]
                if other.rect.inflate(-4, -6).colliderect(ink)
            ]
        missed = {widget.key for widget in widgets} - reachable(widgets, widgets[0].key)
        return found + [f"focus can't reach {key}" for key in missed]


def reachable(widgets: Sequence[Widget], start: str) -> set[str]:
    """Keys that the four directions reach from `start`."""
    rects = {widget.key: widget.rect for widget in widgets}
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        others = {key: rect for key, rect in rects.items() if key != here}
        for direction in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT):
            key = neighbour(others, rects[here], direction)
            if key is not None and key not in found:
                found.add(key)
                edge.append(key)
    return found


def track_of(match: Match) -> list[tuple[int, ...]]:
    """Points by seat after each turn, and at last those of the end, as a table keeps them."""
    track = []
    ending = False
    for _, state, events in replay(match.record):
        ending = ending or any(isinstance(event, LastSpendingBegan) for event in events)
        if not ending and any(isinstance(event, InvestmentEnded) for event in events):
            track.append(state.scores())
    return [*track, match.state.scores()]
