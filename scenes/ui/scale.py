"""Lengths of a picture that is drawn in units of its own, such as the face of a card."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pygame import Rect

from scenes.ui.theme import FLOOR_UNITS, Style


class Measuring(Protocol):
    """A brush: knows how many units of the window a length in pixels is."""

    def units(self, pixels: float) -> float:
        """Units of a length in pixels."""


BrushT = TypeVar("BrushT", bound=Measuring)


@dataclass(frozen=True)  # without slots, which the name of a kind of scale (Scale[Brush]) can't have
class Scale(Generic[BrushT]):
    """Pixels from the units of a drawing: each is `factor` pixels."""

    brush: BrushT
    factor: float

    def __call__(self, length: float) -> int:
        return max(1, round(length * self.factor))

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle; edges that meet in the drawing meet in pixels."""
        left, top = round(x * self.factor), round(y * self.factor)
        return Rect(left, top, round((x + width) * self.factor) - left, round((y + height) * self.factor) - top)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(x * self.factor), round(y * self.factor)

    def style(self, face: str, size: float) -> Style:
        """A style of that size, never under the floor."""
        return Style(face, max(FLOOR_UNITS, self.units(size)))

    def units(self, length: float) -> float:
        """Units of the window from a length of the drawing."""
        return self.brush.units(length * self.factor)
