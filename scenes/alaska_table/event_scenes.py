"""What happens around the card of an event while it is held up: a small scene for each, out of its picture.

A scene begins as the card arrives and has said all after LONGEST seconds; what stands then goes with the card.
Nothing covers the name of the card, its effect, or the plate below it.
"""

from collections.abc import Callable

from pygame import Rect

from scenes.alaska_table import event_disasters, event_fortunes
from scenes.alaska_table.event_sketches import SKETCHES
from scenes.movers import Flying
from scenes.particles import CardScene
from scenes.scene_kit import Kit, card_scene
from scenes.ui.theme import Theme

LONGEST = 0.9
"""Seconds within which a scene has come to rest."""
ART = 0.15
"""The lower end of the picture, in heights of the card below its middle; below it stand name and effect."""

SCENES: dict[str, Callable[[Kit], None]] = {**event_fortunes.SCENES, **event_disasters.SCENES}
"""By the name of the card."""


def event_scene(theme: Theme, name: str, seed: int, card: Flying, home: Rect, screen: Rect) -> CardScene:
    """The scene of the event of that name, whose ``card`` is held up at ``home`` on a ``screen`` (pixels)."""
    kit = Kit(theme, home, seed, SKETCHES)
    SCENES[name](kit)
    return card_scene(kit, card, home, Rect(0, 0, screen.width, round(kit.spot(0, ART)[1])))
