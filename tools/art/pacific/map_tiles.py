"""Sheets of tiles, and the map file that names them. Needs the extra `assets`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.pacific.map_ocean import TILE
from tools.art.svg import Point, num

COLUMNS = 32
"""Tiles side by side in a sheet."""
Pixels = NDArray[np.uint8]


@dataclass
class Sheet:
    """A tileset that grows: equal tiles are kept once."""

    name: str
    file: str
    tiles: list[Pixels] = field(default_factory=list)
    known: dict[bytes, int] = field(default_factory=dict)
    frames: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """For an animated tile: the tiles it shows one after the other and for how many milliseconds."""

    def add(self, tile: Pixels) -> int:
        """The number of a tile in this sheet, added if it is new."""
        key = tile.tobytes()
        if key not in self.known:
            self.known[key] = len(self.tiles)
            self.tiles.append(tile)
        return self.known[key]

    def cut(self, picture: Pixels, row: int, column: int, size: tuple[int, int]) -> NDArray[np.int32]:
        """Cut a picture whose left top pixel is at (row, column) of the map into tiles; -1 where nothing is.

        `size` is the map's, in rows and columns of tiles.
        """
        numbers = np.full(size, -1, dtype=np.int32)
        high, wide = picture.shape[:2]
        for r in range(max(0, row // TILE), min(size[0], -(-(row + high) // TILE))):
            for c in range(max(0, column // TILE), min(size[1], -(-(column + wide) // TILE))):
                tile = np.zeros((TILE, TILE, 4), dtype=np.uint8)
                y0, x0 = max(0, row - r * TILE), max(0, column - c * TILE)
                part = picture[
                    r * TILE + y0 - row : max(0, (r + 1) * TILE - row),
                    c * TILE + x0 - column : max(0, (c + 1) * TILE - column),
                ]
                tile[y0 : y0 + part.shape[0], x0 : x0 + part.shape[1]] = part
                if tile[..., 3].any():
                    numbers[r, c] = self.add(tile)
        return numbers

    def rows(self) -> int:
        """How many rows of tiles the sheet has."""
        return -(-len(self.tiles) // COLUMNS)

    def save(self, folder: Path) -> None:
        """Write the sheet's picture."""
        sheet = np.zeros((self.rows() * TILE, COLUMNS * TILE, 4), dtype=np.uint8)
        for number, tile in enumerate(self.tiles):
            r, c = divmod(number, COLUMNS)
            sheet[r * TILE : (r + 1) * TILE, c * TILE : (c + 1) * TILE] = tile
        picture = Image.fromarray(sheet)
        if self.file.endswith(".jpg"):
            picture.convert("RGB").save(folder / self.file, "JPEG", quality=90, subsampling=0, optimize=True)
        else:
            picture.save(folder / self.file, "PNG", optimize=True)

    def element(self, first: int) -> str:
        """The tileset as Tiled writes it; `first` is the number of its first tile in the whole map."""
        tiles = "".join(
            f'  <tile id="{number}">\n   <animation>\n'
            + "".join(f'    <frame tileid="{tile}" duration="{time}"/>\n' for tile, time in frames)
            + "   </animation>\n  </tile>\n"
            for number, frames in sorted(self.frames.items())
        )
        return (
            f' <tileset firstgid="{first}" name={quoteattr(self.name)} tilewidth="{TILE}" tileheight="{TILE}" '
            f'tilecount="{self.rows() * COLUMNS}" columns="{COLUMNS}">\n'
            f'  <image source={quoteattr(self.file)} width="{COLUMNS * TILE}" height="{self.rows() * TILE}"/>\n'
            f"{tiles} </tileset>\n"
        )


@dataclass(frozen=True)
class Thing:
    """An object of the map: a place with a name, maybe an outline or a size; pixels."""

    name: str
    kind: str
    place: Point
    outline: tuple[Point, ...] = ()
    """Relative to the place."""
    size: Point | None = None
    properties: tuple[tuple[str, float], ...] = ()

    def element(self, number: int) -> str:
        """The object as Tiled writes it."""
        size = f' width="{num(self.size[0])}" height="{num(self.size[1])}"' if self.size else ""
        inner = ""
        if self.properties:
            inner += "   <properties>\n"
            for name, value in self.properties:
                inner += f'    <property name={quoteattr(name)} type="float" value="{num(value)}"/>\n'
            inner += "   </properties>\n"
        if self.outline:
            inner += f'   <polygon points="{" ".join(f"{num(x)},{num(y)}" for x, y in self.outline)}"/>\n'
        elif self.size is None:
            inner += "   <point/>\n"
        return (
            f'  <object id="{number}" name={quoteattr(self.name)} type={quoteattr(self.kind)} '
            f'x="{num(self.place[0])}" y="{num(self.place[1])}"{size}>\n{inner}  </object>\n'
        )


def write_map(
    path: Path,
    layers: Sequence[tuple[str, Sheet, NDArray[np.int32]]],
    things: Iterable[tuple[str, Sequence[Thing]]],
    ground: str,
) -> None:
    """Write the map file; layers from the deepest to the highest, each with its own sheet."""
    rows, columns = layers[0][2].shape
    first, sheets, drawn, number = 1, "", "", 1
    for name, sheet, numbers in layers:
        sheets += sheet.element(first)
        lines = ",\n".join(",".join(str(0 if n < 0 else first + n) for n in row) for row in numbers.tolist())
        drawn += f' <layer id="{number}" name={quoteattr(name)} width="{columns}" height="{rows}">\n'
        drawn += f'  <data encoding="csv">\n{lines}\n</data>\n </layer>\n'
        first += sheet.rows() * COLUMNS
        number += 1
    count = 1
    for name, members in things:
        drawn += f' <objectgroup id="{number}" name={quoteattr(name)}>\n'
        for thing in members:
            drawn += thing.element(count)
            count += 1
        drawn += " </objectgroup>\n"
        number += 1
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<map version="1.8" orientation="orthogonal" renderorder="right-down" '
        f'width="{columns}" height="{rows}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'backgroundcolor="{ground.lower()}" nextlayerid="{number}" nextobjectid="{count}">\n'
    )
    path.write_text(f"{head}{sheets}{drawn}</map>\n", encoding="utf-8", newline="\n")
