"""Places and pictures of a small scene: sketches at any size, smaller, turned, tumbling and growing."""

import math
from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from scenes.movers import Point
from scenes.sketch_parts import Sketch
from scenes.ui import vector
from scenes.ui.theme import Theme

TURNS = 8
"""Pictures of something that spins."""
EDGEWISE = 0.16
"""Of its height, how thick something flat is that is seen from its edge."""
STAGES = 5
"""Pictures of something that grows."""
COARSE = 240
"""Pixels of a sketch that is all light: it is drawn so small and made larger, which softens it."""


class ScenePictures:
    """Finds places about a ``card`` (pixels), and draws ``sketches``, which are found by name.

    Lengths are in heights of the card.
    """

    def __init__(self, theme: Theme, card: Rect, sketches: Mapping[str, Sketch]) -> None:
        self._theme = theme
        self._card = card
        self._sketches = sketches

    def px(self, length: float) -> int:
        """Pixels of a length in heights of the card."""
        return max(1, round(length * self._card.height))

    def spot(self, x: float, y: float) -> Point:
        """Where a place is on the screen."""
        return self._card.centerx + x * self._card.height, self._card.centery + y * self._card.height

    def sketch(self, name: str, width: float, *, flip: bool = False, light: bool = False) -> Surface:
        """A sketch so wide; ``flip`` faces it to the left, ``light`` is for one without hard edges."""
        sketch = self._sketches[name]
        across = self.px(width)
        size = (across, max(1, round(across * sketch.height / sketch.width)))
        box = (-sketch.width / 2, -sketch.height / 2, sketch.width, sketch.height)

        def make() -> Surface:
            if (light or sketch.soft) and max(size) > COARSE:
                part = COARSE / max(size)
                small = (max(1, round(size[0] * part)), max(1, round(size[1] * part)))
                return pygame.transform.smoothscale(vector.rasterise(sketch.body, small, box), size)
            picture = vector.rasterise(sketch.body, size, box)
            return pygame.transform.flip(picture, True, False) if flip else picture

        return self._theme.cache.get(("event", name, size, flip), make)

    def smaller(self, name: str, largest: Surface, width: float) -> Surface:
        """A sketch so wide, out of its ``largest`` picture: many sizes of a thing are drawn from one."""
        across = self.px(width)
        size = (across, max(1, round(across * largest.get_height() / largest.get_width())))
        return self._theme.cache.get(
            ("event", name, size, False), lambda: pygame.transform.smoothscale(largest, size)
        )

    def spinning(self, name: str, flat: Surface) -> Sequence[Surface]:
        """A picture of a sketch in the turns of one spin."""

        def turned(angle: float) -> Surface:
            return self._theme.cache.get(
                ("event", name, flat.get_size(), angle), lambda: pygame.transform.rotozoom(flat, angle, 1.0)
            )

        return [turned(360 / TURNS * turn) for turn in range(TURNS)]

    def tumbling(self, name: str, flat: Surface) -> Sequence[Surface]:
        """A picture of something flat in the turns of one somersault: now its face, now its edge."""
        width, height = flat.get_size()

        def turned(turn: int) -> Surface:
            high = max(1, round(height * max(EDGEWISE, abs(math.cos(math.pi * turn / TURNS)))))
            return self._theme.cache.get(
                ("event", name, (width, height), "tumbling", high),
                lambda: pygame.transform.smoothscale(flat, (width, high)),
            )

        return [turned(turn) for turn in range(TURNS)]

    def growing(self, name: str, largest: Surface, width: float, by: float) -> Sequence[Surface]:
        """A sketch in some sizes, from so wide to ``by`` times that."""
        steps = (1 + (by - 1) * stage / (STAGES - 1) for stage in range(STAGES))
        return [self.smaller(name, largest, width * step) for step in steps]
