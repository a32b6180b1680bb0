"""Which assets there are: every committed picture and icon with its drawing, size and quality."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.icons import icon_files


@dataclass(frozen=True)
class Recipe:
    """How one file under assets/ is made."""

    name: str
    """Path below assets/, with forward slashes; its suffix says how it is stored."""
    svg: str
    """The whole drawing. An .svg is stored as it is."""
    pixels: tuple[int, int] | None = None
    """Width and height of a raster picture."""
    quality: int = 90
    """JPEG quality."""


def recipes() -> list[Recipe]:
    """All assets, icons first."""
    return [Recipe(f"icons/{name}", svg) for name, svg in icon_files().items()]
