"""The mark of a seat that swells in a ring, for a moment in which it is meant: its turn begins."""

import math
from dataclasses import dataclass

import pygame
from pygame import Surface

from scenes.movers import Mover, Point
from scenes.ui import draw
from scenes.ui.palette import SEATS, Colour
from scenes.ui.theme import Theme
from scenes.ui.timeline import out_cubic

BEAT = 0.42
"""Seconds that it takes."""
GATHERS, DIP, SWELL = 0.2, 0.12, 0.55
"""Share of the time in which it gathers itself, and by how much it becomes smaller then, and larger afterwards."""
SEEN = 76
"""Units that even a small mark comes to."""
REACH = 1.5
"""Sizes of the mark that the ring comes to."""


def mark_picture(theme: Theme, seat: int, size: int) -> Surface:
    """The mark of a seat, apart from the table."""
    made = Surface((size, size), pygame.SRCALPHA)
    draw.seat_mark(theme, made, seat, (size // 2, size // 2), size)
    return made


@dataclass(eq=False)
class Beat(Mover):
    """``picture`` is the mark at its largest, ``size`` what it has at rest, in pixels; ``share`` (0 to 1) is how
    much of the beat is over, ``most`` by how much the mark swells.
    """

    picture: Surface
    colour: Colour
    centre: Point
    size: float
    most: float = SWELL
    share: float = 0.0

    @classmethod
    def of(cls, theme: Theme, seat: int, centre: Point, size: float) -> "Beat":
        """That of a seat whose mark stands there."""
        largest = max(size * (1 + SWELL), theme.px(SEEN))
        picture = mark_picture(theme, seat, math.ceil(largest))
        return cls(picture, SEATS[seat].colour, centre, size, largest / size - 1)

    @property
    def swollen(self) -> float:
        """How large the mark is now, as a share of its size at rest."""
        if self.share < GATHERS:
            return 1 - DIP * math.sin(self.share / GATHERS * math.pi / 2)
        way = (self.share - GATHERS) / (1 - GATHERS)
        return 1 - DIP * (1 - way) ** 3 + self.most * math.sin(way * math.pi)

    def draw(self, surface: Surface) -> None:
        if not 0 < self.share < 1:
            return
        way = max(0.0, self.share - GATHERS) / (1 - GATHERS)
        if way > 0:
            large = self.picture.get_width() / (1 + SWELL)
            reach = math.ceil(large * REACH)
            ring = Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
            width = max(1, round(large * 0.14 * (1 - way)))
            radius = large * (0.5 + (REACH - 0.5) * out_cubic(way))
            pygame.draw.circle(ring, (*self.colour, round(255 * (1 - way))), (reach, reach), radius, width)
            surface.blit(ring, (self.centre[0] - reach, self.centre[1] - reach))
        side = max(1, round(self.size * self.swollen))
        mark = pygame.transform.smoothscale(self.picture, (side, side))
        surface.blit(mark, mark.get_rect(center=(round(self.centre[0]), round(self.centre[1]))))
