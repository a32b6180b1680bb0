"""The card under the focus, which lifts a little from the table."""

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.alaska_table.props import Props
from scenes.alaska_table.stage import Stage
from scenes.ui import draw
from scenes.ui.palette import SHADOW

RISES = 5
"""Units that a card lifts."""
LIFTS = 0.12
"""Seconds in which it does."""


@dataclass(eq=False)
class Lifted:
    """A card off the table; ``share`` (0 to 1) is how far it has risen, for a tween to move."""

    card: int | None = None
    share: float = 0.0

    def paint(self, stage: Stage, surface: Surface) -> None:
        """Draw it over the table, where it lies there, with its shadow in the place that it has left."""
        found = self._found(stage)
        if found is None or not self.share:
            return
        picture, place = found
        theme = stage.brush.theme
        draw.box(theme, surface, place, SHADOW, radius=draw.RADII["tile"], alpha=0.8)
        surface.blit(picture, place.move(0, -round(theme.px(RISES) * self.share)))

    def _found(self, stage: Stage) -> tuple[Surface, Rect] | None:
        """What it looks like and where it lies."""
        if self.card is None or self.card in stage.look.hidden:
            return None
        props, place = Props(stage), stage.new_cards().get(self.card)
        if place is not None:
            return props.face(self.card, place.size), place
        return next(((mover.picture, rect) for mover, _, rect in props.lying(self.card)), None)
