"""The open ocean: opaque tiles whose corners have the tones of the deep, some with swells that come and go.

Needs the extra `assets`. A tile is 64 pixels at 3840 x 2160, 32 units.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tools.art.pacific.map_fields import Field, ramp, rough
from tools.art.pacific.map_relief import colour

TILE = 64
FRAMES = 6
FRAME_MILLISECONDS = 220
TONES = (
    "#06203A", "#072542", "#08294A", "#092F52", "#0A345A", "#0B3A62", "#0C4069", "#0D4671", "#0E4D78", "#10547F",
    "#115A86", "#13618C", "#146792",
)  # fmt: skip
SWELL = "#BFEEE6"
Corners = tuple[int, int, int, int]
"""Tones of a tile's corners: left top, right top, left bottom, right bottom."""

# For each kind of swell: (left, level, length, waves, delay as a share of the cycle) in pixels of a tile.
_SWELLS: tuple[tuple[tuple[float, float, float, float, float], ...], ...] = (
    ((4, 20, 46, 1.5, 0.0), (21, 50, 34, 1, 0.5)),
    ((19, 16, 36, 1, 0.3), (3, 45, 48, 2, 0.8)),
    ((4, 34, 51, 2, 0.15),),
    ((23, 26, 32, 1, 0.6), (4, 54, 40, 1.5, 0.1)),
)


@dataclass(frozen=True)
class OceanTile:
    """What a tile of the open sea shows."""

    corners: Corners
    swell: int = -1
    """Which kind of swell; -1 for calm."""
    frame: int = 0


def tones(columns: int, rows: int, left: float, top: float) -> NDArray[np.int8]:
    """The tone of each corner of a grid of tiles; (left, top) is its corner in units of the map rectangle."""
    x = left + np.arange(columns + 1, dtype=np.float32)[None, :] * TILE / 2
    y = top + np.arange(rows + 1, dtype=np.float32)[:, None] * TILE / 2
    x, y = np.broadcast_arrays(x, y)
    bright = 9.4 - 4.6 * ramp(np.hypot((x - 640) / 1000, (y - 220) / 640), 0.15, 1.25)
    bright += 1.6 * rough(x / 210, y / 150, 41, 2)
    bright += 2.2 * _along(x, y, ((700, 150), (560, 60), (420, -40), (330, -200)), 60)  # the chain beyond Hawaii
    bright += 1.6 * _along(x, y, ((300, 640), (420, 470), (520, 340)), 90)  # the shelf of New Zealand, to Fiji
    bright -= 4.0 * _along(x, y, ((170, 20), (160, 150), (96, 236)), 44)  # the trench of the Marianas
    bright -= 3.8 * _along(x, y, ((746, 390), (740, 500), (650, 640), (560, 780)), 46)  # the trench of Tonga
    return np.clip(np.round(bright), 0, len(TONES) - 1).astype(np.int8)


def _along(x: Field, y: Field, points: tuple[tuple[float, float], ...], width: float) -> Field:
    """1 on a line, fading over a width on both sides."""
    nearest = np.full(x.shape, 1e9)
    for (ax, ay), (bx, by) in pairwise(points):
        t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0, 1)
        nearest = np.minimum(nearest, np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return np.exp(-((nearest / width) ** 2)).astype(np.float32)


def paint(tile: OceanTile) -> NDArray[np.uint8]:
    """The pixels of a tile. Neighbours that share corners meet without a seam."""
    t = ((np.arange(TILE) + 0.5) / TILE).astype(np.float32)
    across, down = t[None, :, None], t[:, None, None]
    a, b, c, d = (colour(TONES[corner]) for corner in tile.corners)
    picture = (a * (1 - across) + b * across) * (1 - down) + (c * (1 - across) + d * across) * down
    picture = picture + _fibre()[..., None]
    if tile.swell >= 0:
        for left, middle, length, waves, delay in _SWELLS[tile.swell]:
            turn = tile.frame / FRAMES + delay
            share = _crest(left + 6 * (turn % 1), middle, length, waves) * math.sin(math.pi * turn) ** 2
            picture = picture + (colour(SWELL) - picture) * (0.3 * share)[..., None]
    return np.dstack([np.round(np.clip(picture, 0, 255)), np.full((TILE, TILE), 255)]).astype(np.uint8)


def _fibre() -> Field:
    """The grain of bark cloth, the same in every tile and repeating at its edges."""
    dice = np.random.RandomState(7)
    grain = dice.random_sample((TILE, TILE)).astype(np.float32) - 0.5
    for shift in (1, 2, 4, 8):
        grain = (grain + np.roll(grain, shift, 1)) / 2
    return grain * 22


def _crest(left: float, middle: float, length: float, waves: float) -> Field:
    """How much a swell's stroke covers each place: a wavy line, thin at both ends."""
    x, y = np.meshgrid(np.arange(TILE) + 0.5, np.arange(TILE) + 0.5)
    t = np.clip((x - left) / length, 0, 1)
    level = middle - 1.9 * np.sin(2 * math.pi * waves * t)
    thick = 0.5 + 1.1 * np.sin(math.pi * t)
    within = (x > left) & (x < left + length)
    return (np.clip(thick - np.abs(y - level) + 0.5, 0, 1) * within).astype(np.float32)
