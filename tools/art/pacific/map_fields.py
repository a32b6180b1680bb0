"""Fields of numbers that the map is drawn from: noise, distance to a coast, level lines. Needs the extra `assets`.

Lengths are in units of the map (1 at 1920 x 1080). A field is an array [row, column].
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.svg import Point

Field = NDArray[Any]
"""Real numbers by row and column, in single or double precision."""
_LATTICE = 256


def _lattice(seed: int) -> Field:
    # RandomState is the one generator of numpy whose numbers are promised never to change.
    return np.random.RandomState(seed).random_sample((_LATTICE, _LATTICE)).astype(np.float32)


def noise(u: Field, v: Field, seed: int) -> Field:
    """Smooth noise of wavelength about 2, from -1 to 1, at the places (u, v)."""
    table = _lattice(seed)
    column, row = np.floor(u), np.floor(v)
    a, b = u - column, v - row
    a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
    i, j = column.astype(int) % _LATTICE, row.astype(int) % _LATTICE
    i1, j1 = (i + 1) % _LATTICE, (j + 1) % _LATTICE
    upper = table[j, i] * (1 - a) + table[j, i1] * a
    lower = table[j1, i] * (1 - a) + table[j1, i1] * a
    return ((upper * (1 - b) + lower * b) * 2 - 1).astype(np.float32)


def rough(u: Field, v: Field, seed: int, octaves: int = 3) -> Field:
    """Noise with finer noise on it, about -1 to 1."""
    total = np.zeros_like(u)
    for octave in range(octaves):
        total += noise(u * 2**octave, v * 2**octave, seed + octave) * 0.55**octave
    return total / 1.6


def ramp(field: Field, low: float, high: float) -> Field:
    """0 below low, 1 above high, smooth in between."""
    t = np.clip((field - low) / (high - low), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def grid(left: float, top: float, columns: int, rows: int, step: float) -> tuple[Field, Field]:
    """The x and y of the middle of each place of a field whose corner is (left, top)."""
    x = (left + (np.arange(columns) + 0.5) * step).astype(np.float32)
    y = (top + (np.arange(rows) + 0.5) * step).astype(np.float32)
    return np.broadcast_to(x, (rows, columns)), np.broadcast_to(y[:, None], (rows, columns))


def resized(field: Field, columns: int, rows: int) -> Field:
    """The field at a finer step, smooth."""
    image = Image.fromarray(np.ascontiguousarray(field, dtype=np.float32))
    return np.asarray(image.resize((columns, rows), Image.Resampling.BICUBIC))


def rough_coast(points: Sequence[Point], seed: int, detail: float = 0.09, length: float = 3.2) -> list[Point]:
    """A coast through the points: rounded a little, then broken until no piece is longer than `length`."""
    dice = np.random.RandomState(seed)
    pieces = list(points)
    while True:
        broken: list[Point] = []
        for here, there in zip(pieces, [*pieces[1:], pieces[0]], strict=True):
            broken.append(here)
            dx, dy = there[0] - here[0], there[1] - here[1]
            if math.hypot(dx, dy) > length:
                sway = (dice.random_sample() - 0.5) * 2 * detail
                broken.append(((here[0] + there[0]) / 2 - dy * sway, (here[1] + there[1]) / 2 + dx * sway))
        if len(broken) == len(pieces):
            return _rounded(pieces)
        pieces = broken


def _rounded(points: Sequence[Point]) -> list[Point]:
    """Corners cut once (Chaikin), so that no coast ends in a spike."""
    cut: list[Point] = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
    return cut


def inside(outline: Sequence[Point], x: Field, y: Field) -> NDArray[np.bool_]:
    """Which places lie within a closed outline (even-odd)."""
    within = np.zeros(x.shape, dtype=bool)
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if ay != by:
            crosses = (ay > y) != (by > y)
            within ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return within


def to_line(points: Sequence[Point], x: Field, y: Field, closed: bool) -> tuple[Field, Field, Field]:
    """Distance to a line of points, how far along it the nearest place lies, and on which side (-1 or 1)."""
    distance = np.full(x.shape, 1e9, dtype=np.float32)
    along, side = np.zeros_like(distance), np.ones_like(distance)
    ends = [*points[1:], points[0]] if closed else points[1:]
    walked = 0.0
    for (ax, ay), (bx, by) in zip(points, ends, strict=False):
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy)
        if length == 0:
            continue
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / length**2, 0, 1)
        d = np.hypot(x - ax - t * dx, y - ay - t * dy)
        nearer = d < distance
        distance = np.where(nearer, d, distance)
        along = np.where(nearer, walked + t * length, along)
        side = np.where(nearer, np.sign(dx * (y - ay) - dy * (x - ax)), side)
        walked += length
    return distance, along, side


def level_lines(field: Field, level: float, left: float, top: float, step: float) -> list[list[Point]]:
    """The closed lines on which a field falls inwards to a level; clockwise on the screen."""
    low = field < level
    cells = low[:-1, :-1] + 2 * low[:-1, 1:] + 4 * low[1:, 1:] + 8 * low[1:, :-1].astype(int)
    links: dict[Edge, Edge] = {}
    for row, column in zip(*(places.tolist() for places in np.nonzero((cells != 0) & (cells != 15))), strict=True):
        up, down = (row, column, 0), (row + 1, column, 0)
        before, after = (row, column, 1), (row, column + 1, 1)
        links.update(_walls(int(cells[row, column]), up, after, down, before))

    def place(edge: Edge) -> Point:
        """Where on the edge the level is reached."""
        row, column, upright = edge
        a, b = field[row, column], field[row + upright, column + 1 - upright]
        t = float((level - a) / (b - a))
        return (left + (column + 0.5 + t * (1 - upright)) * step, top + (row + 0.5 + t * upright) * step)

    lines = [[place(edge) for edge in reversed(loop)] for loop in _loops(links)]
    return [line for line in lines if area(line) > 0]


def area(line: Sequence[Point]) -> float:
    """What a closed line surrounds; negative if it runs against the clock on the screen."""
    ends = [*line[1:], line[0]]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(line, ends, strict=True)) / 2


Edge = tuple[int, int, int]
"""An edge of the lattice: from (row, column) to the right, or down where the third is 1."""


def _walls(code: int, up: Edge, right: Edge, down: Edge, left: Edge) -> tuple[tuple[Edge, Edge], ...]:
    """The pieces of line in a cell whose low corners are the bits of code (clockwise from left top).

    Each runs with the low side on its left.
    """
    table: dict[int, tuple[tuple[Edge, Edge], ...]] = {
        1: ((left, up),), 2: ((up, right),), 4: ((right, down),), 8: ((down, left),),
        3: ((left, right),), 6: ((up, down),), 12: ((right, left),), 9: ((down, up),),
        7: ((left, down),), 14: ((up, left),), 13: ((right, up),), 11: ((down, right),),
        5: ((left, up), (right, down)), 10: ((up, right), (down, left)),
    }  # fmt: skip
    return table[code]


def _loops(links: dict[Edge, Edge]) -> list[list[Edge]]:
    """The closed chains of a mapping from each edge to the next."""
    loops = []
    while links:
        here = next(iter(links))
        loop = []
        while here in links:
            loop.append(here)
            here = links.pop(here)
        loops.append(loop)
    return loops


def simplified(line: Sequence[Point], tolerance: float) -> list[Point]:
    """A closed line with only the points that matter (Douglas-Peucker)."""
    middle = len(line) // 2
    return _simplified(line[: middle + 1], tolerance)[:-1] + _simplified([*line[middle:], line[0]], tolerance)[:-1]


def _simplified(line: Sequence[Point], tolerance: float) -> list[Point]:
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay) or 1e-9
    off = [abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length for x, y in line]
    farthest = max(range(len(line)), key=off.__getitem__)
    if off[farthest] <= tolerance or len(line) < 3:
        return [line[0], line[-1]]
    return _simplified(line[: farthest + 1], tolerance)[:-1] + _simplified(line[farthest:], tolerance)
