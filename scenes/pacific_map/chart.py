"""The map of the Pacific from its TMX file: read once, then composed for any window.

`read_map` makes frozen data of the file, in pixels of the file; `compose` draws it for a window. Nothing of pytmx
leaves this module. Source of the file: tools/art/pacific/map_file.py.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

import pygame
import pytmx

from scenes.ui.assets import ROOT

MAP_FILE = ROOT / "maps" / "pacific.tmx"
LAYERS = ("ocean", "depths", "reefs", "land")
"""From the deepest to the highest; the ocean is opaque, the others are not."""
FILE_UNIT = 2
"""Pixels of the file a unit: it is drawn for 3840 x 2160."""
OFFSETS = ("label_dx", "label_dy", "pin_dx", "pin_dy")

Point = tuple[float, float]
Tile = tuple[str, int]
"""A tile: its sheet's name and its number there."""
Cell = tuple[int, int]
"""Column and row."""


class MapError(ValueError):
    """A map file that is not as the client needs it; says where and what."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The picture that holds the tiles of a layer."""

    path: Path
    columns: int


@dataclass(frozen=True, slots=True)
class Place:
    """An island in the file: its middle, and the lines of its reefs and the offsets about that; pixels."""

    middle: Point
    label: Point
    pin: Point
    reefs: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Map:
    """What the file says, in its own pixels and tiles."""

    path: Path
    tile: int
    size: Cell
    sheets: dict[str, Sheet]
    layers: dict[str, dict[Cell, Tile]]
    swells: dict[Tile, tuple[tuple[Tile, float], ...]]
    """For a tile that moves: the tiles it shows in turn and for how many seconds each."""
    islands: dict[str, Place]
    rectangle: tuple[float, float, float, float]
    """Left, top, width and height of the part that holds all islands."""
    equator: float
    compass: tuple[float, float, float]
    """Where the star compass goes: its middle and radius."""


@dataclass(frozen=True, slots=True)
class Island:
    """An island on the screen, in pixels of the window."""

    name: str
    middle: Point
    radius: float
    """About how far its reefs reach."""
    label: Point
    """The middle of its name plate."""
    pin: Point
    """The foot of its owner's emblem."""
    reefs: tuple[tuple[Point, ...], ...]
    """Closed lines round its reefs, the longest first: where the owner's colour goes. Its shores lie inside."""

    @property
    def rect(self) -> pygame.Rect:
        """The box round its reefs."""
        return box_of(self.reefs)

    def holds(self, point: Point) -> bool:
        """Whether a point lies within one of its reefs."""
        return any(_within(reef, point) for reef in self.reefs)


@dataclass(frozen=True, slots=True)
class Water:
    """One place where the sea moves: opaque pictures for it, shown in turn, and shared: do not draw on them."""

    topleft: Cell
    frames: tuple[pygame.Surface, ...]
    ends: tuple[float, ...]
    """When each picture's time is over, in seconds from the first one's beginning."""

    def at(self, seconds: float) -> pygame.Surface:
        """The picture at a time."""
        moment = seconds % self.ends[-1]
        return next(frame for frame, end in zip(self.frames, self.ends, strict=True) if moment < end)


@dataclass(frozen=True, slots=True)
class Chart:
    """The map as a window shows it."""

    ground: pygame.Surface
    """All layers, of the window's size, with the sea at rest."""
    scale: float
    """Pixels a unit of the map; close to the layout's unit, but so that tiles are whole pixels."""
    rectangle: pygame.Rect
    """The part that holds all islands, where it really lies in the window."""
    islands: dict[str, Island]
    waters: tuple[Water, ...]
    """Every place in the window where the sea moves: all of it open, nothing of the map lies over it."""
    equator: float
    """Its height in the window."""
    compass: tuple[float, float, float]
    """Where the star compass goes: its middle and radius."""

    def open_waters(self, covered: Iterable[pygame.Rect]) -> tuple[Water, ...]:
        """The places where the sea moves and that no such rectangle touches."""
        rects = list(covered)
        return tuple(
            water for water in self.waters if water.frames[0].get_rect(topleft=water.topleft).collidelist(rects) < 0
        )


@cache
def read_map(path: Path = MAP_FILE) -> Map:
    """The map file as data; read once a run.

    Raises MapError naming the file where a layer, an island's object or a guide is missing, OSError where there is
    no file.
    """
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing; python -m tools.assets pacific.tmx draws it")
    file = pytmx.TiledMap(str(path))
    try:
        return _as_data(file, path)
    except (KeyError, ValueError, AttributeError) as error:
        raise MapError(f"{path} is no map of the Pacific: {error}") from error


def _as_data(file: pytmx.TiledMap, path: Path) -> Map:
    sheets = {s.name: Sheet(path.parent / s.source, s.columns) for s in file.tilesets}
    firsts = sorted((s.firstgid, s.name) for s in file.tilesets)

    def tile_of(gid: int) -> Tile:
        """pytmx renumbers tiles; this is the number in the sheet."""
        number = file.tiledgidmap[gid]
        first, name = max(pair for pair in firsts if pair[0] <= number)
        return name, number - first

    known: dict[int, Tile] = {gid: tile_of(gid) for gid in file.tiledgidmap}
    layers = {}
    for name in LAYERS:
        rows = file.get_layer_by_name(name).data
        layers[name] = {(c, r): known[gid] for r, row in enumerate(rows) for c, gid in enumerate(row) if gid}
    swells = {
        known[gid]: tuple((known[frame.gid], frame.duration / 1000) for frame in properties["frames"])
        for gid, properties in file.tile_properties.items()
        if properties["frames"]
    }
    guides = {thing.name: thing for thing in file.get_layer_by_name("guides")}
    frame, compass = guides["chart"], guides["compass"]
    return Map(
        path,
        file.tilewidth,
        (file.width, file.height),
        sheets,
        layers,
        swells,
        _places(file),
        (frame.x, frame.y, frame.width, frame.height),
        guides["equator"].y,
        (compass.x, compass.y, compass.properties["radius"]),
    )


def _places(file: pytmx.TiledMap) -> dict[str, Place]:
    """The islands by name. A reef's object is named after its island, with a number."""
    reefs: dict[str, list[tuple[Point, ...]]] = {}
    for thing in file.get_layer_by_name("reef lines"):
        name = thing.name.rsplit(" ", 1)[0]
        reefs.setdefault(name, []).append(tuple((float(p.x), float(p.y)) for p in thing.points))
    places = {}
    for thing in file.get_layer_by_name("islands"):
        label_dx, label_dy, pin_dx, pin_dy = (float(thing.properties[offset]) for offset in OFFSETS)
        middle = (float(thing.x), float(thing.y))
        places[thing.name] = Place(middle, (label_dx, label_dy), (pin_dx, pin_dy), tuple(reefs.pop(thing.name)))
    if reefs:
        raise ValueError(f"there are reefs of {', '.join(reefs)} but no such island")
    return places


def compose(window: Cell, rectangle: pygame.Rect, source: Map | None = None) -> Chart:
    """Draw the map for a window of that size, the islands filling that rectangle of it as well as they can.

    A tile becomes a whole number of pixels, so the islands may take a little less or more than the rectangle; they
    stand in its middle. Where the window reaches beyond the file, the ocean's edge goes on.
    """
    chart = source or read_map()
    left, top, width, height = chart.rectangle
    fit = min(rectangle.width / width, rectangle.height / height)
    tile = max(1, min(chart.tile, round(fit * chart.tile)))
    ratio = tile / chart.tile
    origin = (
        round(rectangle.centerx - (left + width / 2) * ratio),
        round(rectangle.centery - (top + height / 2) * ratio),
    )

    def on_screen(point: Point) -> Point:
        return origin[0] + point[0] * ratio, origin[1] + point[1] * ratio

    ground = pygame.Surface(window).convert()
    waters = _paint(ground, chart, tile, origin)
    corner = on_screen((left, top))
    compass = on_screen(chart.compass[:2])
    return Chart(
        ground,
        ratio * FILE_UNIT,
        pygame.Rect(round(corner[0]), round(corner[1]), round(width * ratio), round(height * ratio)),
        {name: _island(name, place, on_screen) for name, place in chart.islands.items()},
        waters,
        on_screen((0, chart.equator))[1],
        (*compass, chart.compass[2] * ratio),
    )


def _island(name: str, place: Place, on_screen: Callable[[Point], Point]) -> Island:
    """An island of the file as the window shows it."""

    def beside(offset: Point) -> Point:
        return on_screen((place.middle[0] + offset[0], place.middle[1] + offset[1]))

    middle = on_screen(place.middle)
    reefs = tuple(tuple(on_screen(point) for point in reef) for reef in place.reefs)
    radius = max(math.dist(middle, point) for reef in reefs for point in reef)
    return Island(name, middle, radius, beside(place.label), beside(place.pin), reefs)


def _paint(ground: pygame.Surface, chart: Map, tile: int, origin: Cell) -> tuple[Water, ...]:
    """Draw all layers onto the window's picture and give the places where the sea moves."""
    first = (-origin[0] // tile, -origin[1] // tile)
    last = ((ground.get_width() - 1 - origin[0]) // tile, (ground.get_height() - 1 - origin[1]) // tile)
    cells = [(c, r) for r in range(first[1], last[1] + 1) for c in range(first[0], last[0] + 1)]

    def corner(cell: Cell) -> Cell:
        return origin[0] + cell[0] * tile, origin[1] + cell[1] * tile

    sheets = {name: _scaled(sheet, chart.tile, tile) for name, sheet in chart.sheets.items()}

    def picture(which: Tile) -> pygame.Surface:
        row, column = divmod(which[1], chart.sheets[which[0]].columns)
        return sheets[which[0]].subsurface(column * tile, row * tile, tile, tile)

    swells = {
        moving: (tuple(picture(frame) for frame, _ in turns), tuple(accumulate(seconds for _, seconds in turns)))
        for moving, turns in chart.swells.items()
    }
    ocean, *covers = (chart.layers[name] for name in LAYERS)
    waters = []
    for cell in cells:
        which = ocean[_edge(cell, chart.size)]
        ground.blit(picture(which), corner(cell))
        if which in swells and not any(cell in cover for cover in covers):
            waters.append(Water(corner(cell), *swells[which]))
    for cover in covers:
        ground.blits([(picture(cover[cell]), corner(cell)) for cell in cells if cell in cover], doreturn=False)
    return tuple(waters)


def _edge(cell: Cell, size: Cell) -> Cell:
    """The cell itself, or the nearest in the file."""
    return min(max(cell[0], 0), size[0] - 1), min(max(cell[1], 0), size[1] - 1)


def _scaled(sheet: Sheet, drawn: int, tile: int) -> pygame.Surface:
    """A sheet with tiles of another size. As both are whole pixels, no tile takes anything from its neighbours."""
    picture = pygame.image.load(sheet.path)
    picture = picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()
    if tile == drawn:
        return picture
    return pygame.transform.smoothscale(picture, (picture.width // drawn * tile, picture.height // drawn * tile))


def box_of(lines: Iterable[Sequence[Point]]) -> pygame.Rect:
    """The whole pixels round some lines."""
    xs, ys = zip(*(point for line in lines for point in line), strict=True)
    left, top = math.floor(min(xs)), math.floor(min(ys))
    return pygame.Rect(left, top, math.ceil(max(xs)) - left, math.ceil(max(ys)) - top)


def _within(outline: tuple[Point, ...], point: Point) -> bool:
    """Whether a point lies in a closed outline."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
