"""Which assets there are: every committed picture and icon with its drawing, size and quality."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tools.art.alaska import (
    airstrips,
    barnyard,
    boomtown,
    camps,
    catches,
    crossings,
    drilling,
    early_events,
    events,
    farms,
    finished,
    fishing,
    flights,
    fortunes,
    frontier,
    government,
    harbours,
    hard_times,
    journeys,
    military,
    mining,
    nations,
    offices,
    oil_events,
    oilfields,
    passengers,
    pits,
    railways,
    roads,
    services,
    sights,
    towns,
    types,
    village,
    wars,
    waterfront,
    woods,
)
from tools.art.app_icon import BOX, SIZES, app_icon
from tools.art.backdrops import BACKDROPS
from tools.art.icons import icon_files
from tools.art.logo import LOGO_SIZE, logo
from tools.art.pacific import (
    battles,
    cloth,
    foods,
    gatherings,
    grounds,
    harvest,
    islands_east,
    islands_houses,
    islands_west,
    livestock,
    navigation,
    signs,
    voyages,
)
from tools.art.pacific import events as pacific_events
from tools.art.skies import HEIGHT, WIDTH
from tools.art.svg import document

FAMILIES = (
    airstrips,
    barnyard,
    boomtown,
    camps,
    catches,
    crossings,
    drilling,
    early_events,
    events,
    farms,
    finished,
    fishing,
    flights,
    fortunes,
    frontier,
    government,
    harbours,
    hard_times,
    journeys,
    military,
    mining,
    nations,
    offices,
    oil_events,
    oilfields,
    passengers,
    pits,
    railways,
    roads,
    services,
    sights,
    towns,
    types,
    village,
    wars,
    waterfront,
    woods,
)
PACIFIC_FAMILIES = (
    islands_west,
    islands_east,
    islands_houses,
    voyages,
    foods,
    harvest,
    livestock,
    navigation,
    pacific_events,
    gatherings,
    signs,
    battles,
)
CARD_PIXELS = (750, 600)
CARD_QUALITY = 84


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

    @property
    def files(self) -> tuple[str, ...]:
        """All files that are made, paths below assets/."""
        return (self.name,)

    @property
    def content(self) -> str:
        """What it is made of, as text: the drawing itself and how it is stored."""
        return f"{self.svg}\n{self.pixels}\n{self.quality}"

    def write(self, target: Path) -> None:
        """Draw and store it."""
        if target.suffix == ".svg":
            target.write_text(self.svg + "\n", encoding="utf-8", newline="\n")
        else:
            from tools.art.raster import rasterise, store  # the extra `assets` is needed only here

            store(rasterise(self.svg, self.pixels), target, self.quality)


def recipes() -> list[Recipe]:
    """All assets, icons first."""
    return [
        *(Recipe(f"icons/{name}", svg) for name, svg in icon_files().items()),
        *(Recipe(f"icons/app_{side}.png", document(app_icon(side), BOX, BOX), (side, side)) for side in SIZES),
        *_backdrops(),
        Recipe("pictures/logo.png", document(logo(), *LOGO_SIZE), (2 * LOGO_SIZE[0], 2 * LOGO_SIZE[1])),
        *_card_pictures(),
        *_pacific_pictures(),
    ]


def _backdrops() -> list[Recipe]:
    """Each ground at 1920 x 1080 and at twice that; their names end in the height in pixels."""
    made = []
    pacific = {f"pacific/{name}": compose for name, compose in grounds.BACKDROPS.items()}
    for name, compose in (BACKDROPS | pacific).items():
        svg = document(compose(), 1920, 1080)
        qualities = (78, 58) if name == "pacific/curtain" else (90, 84)  # cloth hides what is lost, and weighs most
        for height, quality in zip((1080, 2160), qualities, strict=True):
            made.append(Recipe(f"pictures/{name}_{height}.jpg", svg, (height * 16 // 9, height), quality))
    return made


def _card_pictures() -> list[Recipe]:
    """Art windows of cards, posters of towns, and the back of the cards."""
    pictures = {name: compose for family in FAMILIES for name, compose in family.PICTURES.items()}
    drawing = document(towns.card_back(), *towns.BACK_SIZE)
    back = Recipe("pictures/alaska/card_back.png", drawing, (600, 840))
    return [back] + [
        Recipe(f"pictures/alaska/{name}.jpg", document(compose(), WIDTH, HEIGHT), CARD_PIXELS, CARD_QUALITY)
        for name, compose in pictures.items()
    ]


def _pacific_pictures() -> list[Recipe]:
    """Art windows of the cards of the Pacific, their back, and the star compass of the map."""
    pictures = {name: compose for family in PACIFIC_FAMILIES for name, compose in family.PICTURES.items()}
    compass = document(grounds.compass(), grounds.COMPASS_SIZE, grounds.COMPASS_SIZE)
    return [
        Recipe("pictures/pacific/card_back.png", document(cloth.card_back(), *cloth.BACK_SIZE), (600, 840)),
        Recipe("pictures/pacific/compass.png", compass, (540, 540)),
        *(
            Recipe(f"pictures/pacific/{name}.jpg", document(compose(), WIDTH, HEIGHT), CARD_PIXELS, CARD_QUALITY)
            for name, compose in pictures.items()
        ),
    ]
