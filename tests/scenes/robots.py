"""A robot at a table: it sees what the screen publishes and posts what a person's mouse or keyboard would."""

import random
import time
from typing import Any

import pygame

from game.record import SeatSetup, Setup
from scenes.alaska_table.scene import AlaskaTable
from scenes.director import Director
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.widgets import Widget

NAMES = ("Mira", "Jonas", "Amos", "Vega", "Ines")
DECIDING = ("roll", "buy", "take", "payer", "payers", "decline", "end", "confirm")
PATIENCE = 6000  # frames


def setup_of(seats: str, seed: int = 5, rules: tuple[str, ...] = (), level: str = "random") -> Setup:
    """A match; ``seats`` has an ``h`` for each human and a ``c`` for each computer."""
    kinds = {"h": ("human", ""), "c": ("computer", level)}
    who = tuple(SeatSetup(name, f"{name}ville", *kinds[kind]) for name, kind in zip(NAMES, seats, strict=False))
    return Setup("alaska", who, seed, rules=frozenset(rules))


def opened(setup: Setup, size: tuple[int, int] = (1280, 720), **settings: object) -> tuple[Director, AlaskaTable]:
    """A director with that table on it, in a window in memory; animations are off unless told otherwise."""
    chosen: dict[str, object] = {"speed": "off", **settings}
    director = Director(Settings(**chosen), windowed=size, strict=True, sound=False)  # type: ignore[arg-type]
    table = AlaskaTable(setup)
    director.push(table)
    return director, table


def kind_of(widget: Widget) -> str:
    """What a widget is for, without the name of what it is about."""
    return widget.key.partition(":")[0]


class Robot:
    """Watches the top scene of a director; ``chance`` makes its choices, ``pace`` is the seconds of a frame."""

    def __init__(self, director: Director, seed: int = 0, pace: float = 1 / 30) -> None:
        self.director = director
        self.pace = pace
        self.chance = random.Random(seed)

    @property
    def screen(self) -> Scene:
        return self.director.scene

    def widgets(self) -> list[Widget]:
        return self.screen.widgets()

    def widget(self, key: str) -> Widget:
        return next(widget for widget in self.widgets() if widget.key == key)

    def listed(self) -> list[str]:
        return [widget.key for widget in self.widgets()]

    def moving(self) -> bool:
        """Whether an animation plays."""
        return self.screen.busy

    def decisions(self) -> list[Widget]:
        """What can be decided now."""
        return [widget for widget in self.widgets() if widget.enabled and kind_of(widget) in DECIDING]

    def frame(self, seconds: float | None = None) -> None:
        self.director.step(self.pace if seconds is None else seconds)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def press(self, key: str) -> None:
        """Click the middle of a widget and let a frame pass."""
        self.click(self.widget(key).rect.center)
        self.frame()

    def type(self, *codes: int) -> None:
        """Press keys, a frame each."""
        for code in codes:
            post(pygame.KEYDOWN, key=code, mod=0)
            post(pygame.KEYUP, key=code, mod=0)
            self.frame()

    def choose(self, widgets: list[Widget]) -> Widget:
        """Any of them, but seldom the end of a turn, so that towns grow."""
        going_on = [widget for widget in widgets if kind_of(widget) not in ("end", "decline")]
        return self.chance.choice(going_on if going_on and self.chance.random() < 0.75 else widgets)

    def until_asked(self, table: Scene) -> bool:
        """Let frames pass until something can be decided; False if the table has gone."""
        for _ in range(PATIENCE):
            if self.screen is not table:
                return False
            if self.decisions() and not self.screen.busy:
                return True
            self.frame()
            if not self.decisions():
                time.sleep(0.0005)  # the computer thinks in another process
        raise AssertionError("nothing can be decided, and the game is not over")


def post(kind: int, **fields: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **fields))
