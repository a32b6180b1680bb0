"""What is on its way over a table, drawn from a few numbers that tweens move; for both games."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Surface

Point = tuple[float, float]

STRIPS = 18  # of a card that is being turned over
DEPTH = 0.22  # how much larger the near side of a turning card is


class Mover:
    """Something in flight; ``draw`` draws it as it is now and changes nothing."""

    def draw(self, surface: Surface) -> None:
        """Draw it over the table."""
        raise NotImplementedError


@dataclass(eq=False)
class Flying(Mover):
    """A picture on its way: its middle and size in pixels, turned over by ``turn`` (0 as it lies, 1 on its edge),
    rotated by ``spin`` degrees, ``alpha`` 0 to 255.
    """

    picture: Surface
    pos: Point
    size: Point
    turn: float = 0.0
    spin: float = 0.0
    alpha: float = 255.0

    def draw(self, surface: Surface) -> None:
        width, height = max(1, round(self.size[0])), max(1, round(self.size[1]))
        if self.turn > 0:
            self._draw_turning(surface, width, height)
            return
        picture = self.picture
        if picture.get_size() != (width, height):
            picture = pygame.transform.smoothscale(picture, (width, height))
        if self.spin:
            picture = pygame.transform.rotozoom(picture, self.spin, 1.0)
        if self.alpha < 255:
            picture = picture.copy() if picture is self.picture else picture
            picture.set_alpha(max(0, round(self.alpha)))
        surface.blit(picture, picture.get_rect(center=(round(self.pos[0]), round(self.pos[1]))))

    def _draw_turning(self, surface: Surface, width: int, height: int) -> None:
        """The card about its upright axis, in strips whose height falls from the near to the far side."""
        narrow = math.cos(min(1.0, self.turn) * math.pi / 2)
        across = max(1, round(width * narrow))
        flat = pygame.transform.smoothscale(self.picture, (across, height))
        left, middle = round(self.pos[0]) - across // 2, round(self.pos[1])
        depth = DEPTH * math.sin(min(1.0, self.turn) * math.pi / 2)
        edges = [round(across * i / STRIPS) for i in range(STRIPS + 1)]
        for start, end in pairwise(edges):
            if end > start:
                near = 1 - (start + end) / across  # 1 at the left edge, -1 at the right one
                tall = max(1, round(height * (1 + depth * near)))
                strip = pygame.transform.scale(
                    flat.subsurface((start, 0, end - start, height)), (end - start, tall)
                )
                surface.blit(strip, (left + start, middle - tall // 2))


@dataclass(eq=False)
class Drawn(Mover):
    """Whatever a function draws at a place, faded by ``alpha`` (0 to 255): tags, banners, effects."""

    paint: Callable[[Surface, Point, int], object]
    pos: Point
    alpha: float = 255.0

    def draw(self, surface: Surface) -> None:
        if self.alpha >= 1:
            self.paint(surface, self.pos, round(self.alpha))
