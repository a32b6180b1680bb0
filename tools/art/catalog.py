"""Which assets there are: every committed picture and icon with its drawing, size and quality."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.alaska import (
    events,
    finished,
    fishing,
    frontier,
    harbours,
    mining,
    oilfields,
    state,
    towns,
    transport,
    types,
    village,
)
from tools.art.backdrops import BACKDROPS
from tools.art.icons import icon_files
from tools.art.logo import LOGO_SIZE, logo
from tools.art.skies import HEIGHT, WIDTH
from tools.art.svg import document

CARD_PIXELS = (900, 720)  # covers the art window of a zoomed card at 2160 lines


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
    return [
        *(Recipe(f"icons/{name}", svg) for name, svg in icon_files().items()),
        *_backdrops(),
        Recipe("pictures/logo.png", document(logo(), *LOGO_SIZE), (2 * LOGO_SIZE[0], 2 * LOGO_SIZE[1])),
        *_card_pictures(),
    ]


def _backdrops() -> list[Recipe]:
    """Each ground at 1920 x 1080 and at twice that; their names end in the height in pixels."""
    made = []
    for name, compose in BACKDROPS.items():
        svg = document(compose(), 1920, 1080)
        for height in (1080, 2160):
            size = (height * 16 // 9, height)
            made.append(Recipe(f"pictures/{name}_{height}.jpg", svg, size, 90 if height == 1080 else 84))
    return made


def _card_pictures() -> list[Recipe]:
    """Art windows of cards, posters of towns, and the back of the cards."""
    families = (
        types,
        events,
        finished,
        towns,
        village,
        mining,
        fishing,
        harbours,
        frontier,
        transport,
        state,
        oilfields,
    )
    pictures = {name: compose for family in families for name, compose in family.PICTURES.items()}
    back = Recipe("pictures/alaska/card_back.png", document(towns.card_back(), *towns.BACK_SIZE), (600, 840))
    return [back] + [
        Recipe(f"pictures/alaska/{name}.jpg", document(compose(), WIDTH, HEIGHT), CARD_PIXELS)
        for name, compose in pictures.items()
    ]
