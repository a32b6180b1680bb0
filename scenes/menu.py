"""The title: where everything begins and everything comes back to."""

import math
from dataclasses import dataclass
from functools import partial

import pygame

from scenes.command_line import VERSION
from scenes.page import MARGIN, cover
from scenes.rules_page import RulesPage
from scenes.scene import Scene
from scenes.settings_page import SettingsPage
from scenes.setup import NewGame
from scenes.ui import vector
from scenes.ui.display import Metrics
from scenes.ui.palette import ICE, MIST, NIGHT, PAPER
from scenes.ui.theme import BODY, SMALL
from scenes.ui.vector import hexa
from scenes.ui.widgets import Widget

LOGO_SHAPE = 520 / 2080  # height to width of the picture
PICTURE_SHAPE = 1080 / 1920
BUTTON_HEIGHT, BUTTON_GAP = 76, 14  # units
# Where stars twinkle and the water glints: shares of the width and the height of the backdrop.
STARS = (
    (0.031, 0.052), (0.118, 0.021), (0.171, 0.083), (0.246, 0.041), (0.352, 0.062), (0.418, 0.114),
    (0.455, 0.028), (0.517, 0.071), (0.561, 0.132), (0.603, 0.036), (0.668, 0.094), (0.722, 0.051),
    (0.775, 0.121), (0.829, 0.043), (0.871, 0.151), (0.918, 0.078), (0.957, 0.033), (0.985, 0.117),
)  # fmt: skip
GLINTS = (
    (0.238, 0.671, 0.020), (0.312, 0.702, 0.034), (0.355, 0.748, 0.026), (0.286, 0.776, 0.040),
    (0.398, 0.815, 0.030), (0.332, 0.861, 0.044), (0.445, 0.691, 0.028), (0.468, 0.777, 0.036),
    (0.412, 0.905, 0.040), (0.604, 0.772, 0.030), (0.648, 0.858, 0.040), (0.838, 0.762, 0.028),
    (0.577, 0.891, 0.034),
)  # fmt: skip


class Title(Scene):
    """The title with its menu. Stars twinkle and water glints unless motion is reduced or off."""

    place = "title"

    def __init__(self) -> None:
        super().__init__()
        self.clock = 0.0
        self._lights: list[Light] = []
        self._under: list[tuple[pygame.Surface, tuple[int, int]]] = []  # the picture below each of them

    @property
    def ambient(self) -> bool:  # type: ignore[override]
        settings = self.director.settings
        return not settings.reduced_motion and not math.isinf(settings.speed_factor)

    def layout(self, metrics: Metrics) -> None:
        keys = self._keys()
        menu_height = len(keys) * (BUTTON_HEIGHT + BUTTON_GAP) - BUTTON_GAP
        logo_width = min(920.0, metrics.across * 0.6)
        logo_height = logo_width * LOGO_SHAPE
        space = metrics.down - logo_height - menu_height - 150
        top = max(24.0, space * 0.34)
        self.logo = metrics.rect((metrics.across - logo_width) / 2, top, logo_width, logo_height)
        self.subtitle = metrics.rect(MARGIN, top + logo_height + 8, metrics.across - 2 * MARGIN, 40)
        first = top + logo_height + 48 + max(24.0, min(64.0, space * 0.3))
        x = (metrics.across - 480) / 2
        self.buttons = [
            metrics.rect(x, first + i * (BUTTON_HEIGHT + BUTTON_GAP), 480, BUTTON_HEIGHT) for i in range(len(keys))
        ]
        self.foot = metrics.rect(MARGIN, metrics.down - 52, metrics.across - 2 * MARGIN, 36)

    def build(self) -> list[Widget]:
        actions = {
            "new": lambda: self.director.push(NewGame()),
            "rules": lambda: self.director.push(RulesPage()),
            "settings": lambda: self.director.push(SettingsPage()),
            "quit": self.director.quit,
        }
        return [
            Widget(key, rect, self.text(f"menu.{key}"), press=actions[key], primary=key == "new")
            for key, rect in zip(self._keys(), self.buttons, strict=True)
        ]

    def update(self, dt: float) -> None:
        if self.director.drifts:
            self.clock += dt

    def compose(self, surface: pygame.Surface) -> None:
        theme = self.theme
        cover(self, surface, "title")
        logo = self.image("pictures/logo", self.logo.size)
        surface.blit(logo, self.logo)
        theme.draw_text(
            surface,
            self.text("menu.subtitle"),
            self.subtitle,
            BODY.at(28),
            PAPER,
            None,
            align="center",
            shadow=NIGHT,
        )
        theme.draw_text(
            surface, self.text("menu.credit"), self.foot, SMALL, ICE, None, align="center", shadow=NIGHT
        )
        theme.draw_text(surface, VERSION, self.foot, SMALL, MIST, None, shadow=NIGHT)  # where the picture is dark

        self._lights = self._placed(surface)
        rects = [light.rect.clip(surface.get_rect()) for light in self._lights]
        self._under = [(surface.subsurface(rect).copy(), rect.topleft) for rect in rects]

    def draw(self, surface: pygame.Surface) -> None:
        if not self.ambient:
            return
        for light in self._lights:
            glow = math.sin(self.clock * light.pace + light.phase)
            if glow > 0:
                light.picture.set_alpha(round(255 * glow * light.strength))
                surface.blit(light.picture, light.rect)

    def ripple(self, surface: pygame.Surface) -> bool:
        surface.blits(self._under, doreturn=False)
        self.draw(surface)
        return True

    @staticmethod
    def _keys() -> tuple[str, ...]:
        return ("new", "rules", "settings", "quit")

    def _placed(self, surface: pygame.Surface) -> "list[Light]":
        """The stars and glints of the picture where they lie in the window, clear of logo and menu."""
        width, height = surface.get_size()
        scale = max(width, height / PICTURE_SHAPE)
        left, top = (width - scale) / 2, (height - scale * PICTURE_SHAPE) / 2
        lights = [
            (x, y, "twinkle", 0.006, 0.7 + number % 5 * 0.23, number * 1.9, 1.0)
            for number, (x, y) in enumerate(STARS)
        ]
        lights += [
            (x, y, "glint", length, 0.5 + number % 4 * 0.17, number * 2.3, 0.5)
            for number, (x, y, length) in enumerate(GLINTS)
        ]
        placed = []
        for x, y, kind, size, pace, phase, strength in lights:
            across = max(5, round(size * width))
            size_px = (across, across) if kind == "twinkle" else (across, max(2, self.px(3)))
            picture = self.theme.cache.get(("title", kind, size_px), partial(_light, kind, size_px))
            rect = picture.get_rect(center=(round(left + x * scale), round(top + y * scale * PICTURE_SHAPE)))
            near = rect.inflate(self.px(40), self.px(40))
            if near.collidelist([self.logo, *self.buttons]) < 0 and surface.get_rect().colliderect(rect):
                placed.append(Light(picture, rect, pace, phase, strength))
        return placed


@dataclass(frozen=True, slots=True)
class Light:
    """A star or a glint: it swells and fades `pace` radians a second from `phase`, up to a `strength` of 1."""

    picture: pygame.Surface
    rect: pygame.Rect
    pace: float
    phase: float
    strength: float


def _light(kind: str, size: tuple[int, int]) -> pygame.Surface:

    colour = hexa(PAPER)
    if kind == "twinkle":
        return vector.rasterise(
            f'<path d="M0-1L.16-.16 1 0 .16.16 0 1-.16.16-1 0-.16-.16Z" fill="{colour}"/>', size, (-1, -1, 2, 2)
        )
    return vector.rasterise(f'<ellipse rx="1" ry="1" fill="{colour}"/>', size, (-1, -1, 2, 2))
