"""A bounded store of drawn surfaces, so that nothing is rasterised twice and memory stays flat."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Surfaces by key; the least recently used ones go when their pixels exceed `budget` bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of `key`, made by `make` the first time. Callers must not draw on it."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        surface = make()
        self._surfaces[key] = surface
        self.used += _size(surface)
        while self.used > self.budget and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self.used -= _size(oldest)
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self.used = 0


def _size(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
