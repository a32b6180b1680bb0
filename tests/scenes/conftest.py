"""What the tests of scenes share."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def closed() -> Iterator[None]:
    """No events and no display are left to the next test."""
    yield
    if pygame.display.get_init():
        pygame.event.clear()
    pygame.display.quit()
