"""What happens around the card of an event while it is held up: a small scene for each, out of its picture.

A scene begins as the card arrives and has said all after LONGEST seconds; what stands then goes with the card.
Nothing covers the name of the card, its effect, or the plate below it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from scenes.alaska_table import event_disasters, event_fortunes
from scenes.alaska_table.event_kit import ART, Kit
from scenes.movers import Flying
from scenes.particles import Scenery
from scenes.ui.theme import Theme

LONGEST = 0.9
"""Seconds within which a scene has come to rest."""

SCENES: dict[str, Callable[[Kit], None]] = {**event_fortunes.SCENES, **event_disasters.SCENES}
"""By the name of the card."""


@dataclass(eq=False)
class EventScene:
    """The scene of one event: what is behind its card and in front of it, and the card that it may shake.

    ``time`` is in seconds since it began, ``alpha`` from 0 to 1, both for tweens to move. ``astray``: the card is
    not at ``home`` now.
    """

    behind: Scenery
    front: Scenery
    card: Flying
    kit: Kit
    home: Rect
    astray: bool = False

    @property
    def time(self) -> float:
        return self.front.time

    @time.setter
    def time(self, seconds: float) -> None:
        self.behind.time = self.front.time = seconds
        pushed = self.kit.shake(seconds)
        if pushed is not None or self.astray:
            self.astray = pushed is not None
            x, y = pushed or (0.0, 0.0)
            self.card.pos = (self.home.centerx + x * self.home.height, self.home.centery + y * self.home.height)

    @property
    def alpha(self) -> float:
        return self.front.alpha

    @alpha.setter
    def alpha(self, alpha: float) -> None:
        self.behind.alpha = self.front.alpha = alpha


def event_scene(theme: Theme, name: str, seed: int, card: Flying, home: Rect, screen: Rect) -> EventScene:
    """The scene of the event of that name, whose ``card`` is held up at ``home`` on a ``screen`` (pixels)."""
    kit = Kit(theme, home, seed)
    SCENES[name](kit)
    end = round(kit.spot(0, ART)[1])
    clip = Rect(0, 0, screen.width, end)
    return EventScene(Scenery(kit.behind), Scenery(kit.front, clip), card, kit, home)
