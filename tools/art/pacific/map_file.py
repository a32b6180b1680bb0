"""The map of the Pacific as files: pacific.tmx and the sheets of tiles it names.

It opens in Tiled; do not edit it there, for tools.assets writes it anew. Needs the extra `assets`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.art.pacific import map_ocean, map_relief, map_sea
from tools.art.pacific.map_geography import Group
from tools.art.pacific.map_groups import GROUPS
from tools.art.pacific.map_ocean import FRAME_MILLISECONDS, FRAMES, TILE, TONES, OceanTile
from tools.art.pacific.map_tiles import Sheet, Thing, write_map
from tools.art.svg import Point

FILE = "pacific.tmx"
SHEETS = {
    "reefs": "pacific_reefs.png",
    "depths": "pacific_depths.png",
    "land": "pacific_land.png",
    "ocean": "pacific_ocean.jpg",
}
"""The files of tiles by the tile set's name."""
PIXELS = 2
"""Pixels of the map file a unit: it is drawn for 3840 x 2160."""
CHART = (1296, 620)
"""Units of the map rectangle; all islands lie in it."""
MARGIN = (20, 14)
"""Tiles of ocean to the left of the rectangle and above it."""
COLUMNS, ROWS = 81, 57
"""Enough ocean for windows of 21:9 and of 4:3."""
EQUATOR = 0.296
"""How far down the rectangle the equator runs, as a share of it."""
COMPASS = (1142, 166, 120)
"""Where the star compass goes: its middle and radius in units."""
CALM = 0.5
"""The share of the open sea on which no swell shows."""


@dataclass(frozen=True)
class MapRecipe:
    """How the map under assets/ is made, one file with its sheets."""

    name: str = f"maps/{FILE}"

    @property
    def files(self) -> tuple[str, ...]:
        """All files that are made, paths below assets/."""
        return (self.name, *(f"maps/{file}" for file in SHEETS.values()))

    @property
    def content(self) -> str:
        """What it is made of, as text: the source of all that draws it."""
        folder = Path(__file__).parent
        sources = [folder.parent / "svg.py", *sorted(folder.glob("map_*.py"))]
        return "\n".join([source.read_text(encoding="utf-8") for source in sources])

    def write(self, target: Path) -> None:
        """Draw the map, its sheets beside it."""
        build(target.parent)


def in_pixels(x: float, y: float) -> Point:
    """A place of the rectangle, in units, as pixels of the map file."""
    return (MARGIN[0] * TILE + x * PIXELS, MARGIN[1] * TILE + y * PIXELS)


def build(folder: Path) -> None:
    """Write the map file and its sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    size = (ROWS, COLUMNS)
    sea = map_sea.chart_sea(PIXELS)
    column, row = (round(v) for v in in_pixels(sea.left, sea.top))
    reefs, depths, land, ocean = (Sheet(name, file) for name, file in SHEETS.items())
    covers = [
        ("depths", depths, depths.cut(map_sea.paint_depths(sea), row, column, size)),
        ("reefs", reefs, reefs.cut(map_sea.paint_reefs(sea), row, column, size)),
        ("land", land, _land(land, size)),
    ]
    covered = np.logical_or.reduce([numbers >= 0 for _, _, numbers in covers])
    layers = [("ocean", ocean, _ocean(ocean, covered)), *covers]
    for _, sheet, _ in layers:
        sheet.save(folder)
    things = (
        ("islands", [_island(group) for group in GROUPS]),
        ("reef lines", [thing for group in GROUPS for thing in _reefs(group)]),
        ("guides", _guides()),
    )
    write_map(folder / FILE, layers, things, TONES[len(TONES) // 2])


def _land(sheet: Sheet, size: tuple[int, int]) -> NDArray[np.int32]:
    """The tiles of all islands. Each group is painted at twice the size, which makes its edges smooth."""
    numbers = np.full(size, -1, dtype=np.int32)
    picture = np.zeros((ROWS * TILE, COLUMNS * TILE, 4), dtype=np.uint8)
    for group in GROUPS:
        terrain = map_relief.survey(group, PIXELS * 2)
        inks, share = map_relief.paint(group, terrain)
        share = share[..., None]
        weight = _halved(share)
        mixed = np.where(weight > 0, _halved(inks * share) / np.maximum(weight, 1e-6), 0)
        pixels = np.round(np.dstack([mixed, weight * 255])).astype(np.uint8)
        column, row = (round(v) for v in in_pixels(terrain.left, terrain.top))
        at = picture[row : row + pixels.shape[0], column : column + pixels.shape[1]]
        at[:] = np.where(pixels[..., 3:] > 0, pixels, at)
    cut = sheet.cut(picture, 0, 0, size)
    return np.where(cut >= 0, cut, numbers)


def _halved(field: NDArray[np.float32]) -> NDArray[np.float32]:
    """Every four places as one, their mean."""
    rows, columns, depth = field.shape
    return field.reshape(rows // 2, 2, columns // 2, 2, depth).mean((1, 3))


def _ocean(sheet: Sheet, covered: NDArray[np.bool_]) -> NDArray[np.int32]:
    """The tiles of the open sea; swells only where nothing lies over the water."""
    dice = np.random.RandomState(19)
    left, top = -MARGIN[0] * TILE / PIXELS, -MARGIN[1] * TILE / PIXELS
    tones = map_ocean.tones(COLUMNS, ROWS, left, top)
    numbers = np.zeros(covered.shape, dtype=np.int32)
    for r in range(ROWS):
        for c in range(COLUMNS):
            a, b, d, e = (int(tones[r + i, c + j]) for i in (0, 1) for j in (0, 1))
            corners = (a, b, d, e)
            chance, start = dice.random_sample(), dice.randint(FRAMES)
            if covered[r, c] or chance < CALM:
                numbers[r, c] = sheet.add(map_ocean.paint(OceanTile(corners)))
                continue
            kind = (corners[0] * 5 + corners[1] * 3 + corners[2]) % 4  # the same for equal corners: fewer tiles
            cycle = [sheet.add(map_ocean.paint(OceanTile(corners, kind, f))) for f in range(FRAMES)]
            for f in range(FRAMES):
                sheet.frames[cycle[f]] = [(n, FRAME_MILLISECONDS) for n in cycle[f:] + cycle[:f]]
            numbers[r, c] = cycle[start]
    return numbers


def _island(group: Group) -> Thing:
    """A group as an object: its middle, and where its name and its owner's emblem go."""
    names = ("label_dx", "label_dy", "pin_dx", "pin_dy")
    offsets = zip(names, (*group.label, *group.pin), strict=True)
    properties = tuple((name, value * PIXELS) for name, value in offsets)
    return Thing(group.name, "island", in_pixels(*group.place), properties=properties)


def _reefs(group: Group) -> list[Thing]:
    """The lines of a group's reefs, the longest first, each about the group's middle."""
    things = []
    for number, line in enumerate(map_sea.reef_lines(group), start=1):
        outline = tuple(((x - group.place[0]) * PIXELS, (y - group.place[1]) * PIXELS) for x, y in line)
        things.append(Thing(f"{group.name} {number}", "reef", in_pixels(*group.place), outline))
    return things


def _guides() -> list[Thing]:
    """The map rectangle, the equator's height, and the place of the star compass."""
    x, y, radius = COMPASS
    return [
        Thing("chart", "rectangle", in_pixels(0, 0), size=(CHART[0] * PIXELS, CHART[1] * PIXELS)),
        Thing("equator", "line", in_pixels(0, CHART[1] * EQUATOR)),
        Thing("compass", "circle", in_pixels(x, y), properties=(("radius", radius * PIXELS),)),
    ]
