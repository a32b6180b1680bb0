"""What the sketches of small scenes are made of: inks, and SVG elements of flat shapes."""

from dataclasses import dataclass

WOOD, WOOD_DARK, IRON, NIGHT, SNOW, GOLD, GOLD_DARK = (
    "#9a6a3c",
    "#4f3118",
    "#26303a",
    "#101c2a",
    "#f4f8fb",
    "#f3bd45",
    "#a86a14",
)
RED, CREAM, OIL, SHEEN, STEEL, GREEN = "#c9402b", "#f8efdb", "#141020", "#7468b8", "#aab6c0", "#4f8a45"


@dataclass(frozen=True, slots=True)
class Sketch:
    """SVG elements within a box of this width and height, its middle in the origin; ``soft``: no hard edges."""

    width: float
    height: float
    body: str
    soft: bool = False


def path(data: str, fill: str, more: str = "") -> str:
    """A filled shape by its path data; `more` are further attributes."""
    return f'<path d="{data}" fill="{fill}" {more}/>'


def line(data: str, colour: str, width: float, more: str = "") -> str:
    """A stroke by its path data."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" {more}/>'


def disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A disc about a point."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" {more}/>'


def bar(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A rectangle by its left upper corner."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" {more}/>'
