"""Lengths of a picture that is drawn in units of its own, such as the face of a card."""

from dataclasses import dataclass

from pygame import Rect

from scenes.ui.theme import FLOOR_UNITS, Style, Theme


@dataclass(frozen=True, slots=True)
class Scale:
    """Pixels from the units of a drawing: each is `factor` pixels."""

    theme: Theme
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
        return length * self.factor / self.theme.metrics.unit
