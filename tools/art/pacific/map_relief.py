"""Land as it is seen from above in the light from the north-west, in a few flat inks. Needs the extra `assets`."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.art.pacific.map_fields import Field, grid, inside, noise, ramp, resized, rough, rough_coast, to_line
from tools.art.pacific.map_geography import Group, Isle, Ridge
from tools.art.svg import Point

Pixels = NDArray[np.uint8]
LIGHT = (-0.62, -0.56, 0.55)
"""Where the light comes from: left, top, and up."""
STEPS = (-0.2, -0.05, 0.13, 0.36)
"""Brightness, against flat ground, at which the next of five inks begins."""

_INKS: dict[str, tuple[tuple[str, str, str, str, str], ...]] = {
    # from deep shade to bright light, for each height from the plain to the summits
    "high": (
        ("#2C7A4C", "#4A9A55", "#7DBB62", "#A3CF74", "#C6E08E"),
        ("#175841", "#2A7A4B", "#4B9C57", "#7FBD66", "#B4D884"),
        ("#10463B", "#1C6446", "#3B8750", "#74AD61", "#C2DA8C"),
        ("#1D4440", "#3A6A50", "#6E9560", "#A8BE80", "#E2E6B4"),
    ),
    "low": (
        ("#3B8F50", "#5CAE5C", "#8CC76B", "#A9D67C", "#CBE595"),
        ("#2C7A4C", "#4A9A55", "#79BA62", "#9CCB70", "#C6E08E"),
        ("#1F6545", "#3B8750", "#6BAA5C", "#9CC670", "#C2DA8C"),
        ("#1F6545", "#3B8750", "#6BAA5C", "#9CC670", "#C2DA8C"),
    ),
    "dry": (
        ("#7C8A3E", "#98A24C", "#B9B75E", "#CFC973", "#E3DB90"),
        ("#6B7A38", "#8B9445", "#AFAB58", "#CBC26E", "#E6DA96"),
        ("#5A632F", "#7C7F3D", "#A59A50", "#C8B86C", "#EADB9C"),
        ("#54502B", "#7A6B39", "#A48C4C", "#CFB46C", "#F0DDA2"),
    ),
    "lava": (
        ("#2C7A4C", "#4A9A55", "#7DBB62", "#A3CF74", "#C6E08E"),
        ("#214F3C", "#3D7048", "#6B9354", "#97B468", "#C3CF8A"),
        ("#3F3A38", "#5F5347", "#8B7658", "#B09870", "#D6C295"),
        ("#4A3F40", "#6E5C55", "#9A8270", "#C2AE98", "#F4EEE2"),
    ),
    "nauru": (
        ("#2F8A52", "#4FA558", "#86C468", "#A9D67C", "#C6E08E"),
        ("#5E8C52", "#7FA85E", "#A7BF74", "#C6D18C", "#DDE0A6"),
        ("#8A8468", "#A89E7C", "#C9BD96", "#DDD2AC", "#EFE6C6"),
        ("#8A8468", "#A89E7C", "#C9BD96", "#DDD2AC", "#EFE6C6"),
    ),
    "temperate": (
        ("#2F7A52", "#4C9858", "#78B562", "#A2CB74", "#C9DE90"),
        ("#1B5A46", "#2F7750", "#57955A", "#8BB56A", "#BCD28A"),
        ("#35544E", "#567261", "#85987A", "#B4BC96", "#DFDDBE"),
        ("#5C7B93", "#8FAABB", "#D5E2E6", "#F2F7F7", "#FFFFFF"),
    ),
}  # fmt: skip
SAND, WET_SAND = "#F3DDA9", "#D9BD84"
LAKE, LAKE_RIM = "#3FA3B8", "#1F5F62"
GROVE, GROVE_LIT, GROVE_SHADE = "#27764A", "#5FAE5C", "#164E3A"


class Terrain(NamedTuple):
    """A group's ground on a grid: how far each place is from the nearest coast, and how high it is."""

    left: float
    top: float
    step: float
    shore: Field
    """Units from the coast; negative inside."""
    height: Field
    isle: NDArray[np.int8]
    """Number of the island that a place is nearest to."""


def colour(code: str) -> NDArray[np.float32]:
    """Red, green and blue, 0 to 255."""
    return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], dtype=np.float32)


def coasts(group: Group) -> list[list[Point]]:
    """The coast of each island in units of the map rectangle, with all its coves."""
    seed = sum(map(ord, group.name))
    return [
        rough_coast([group.on_map(place, isle) for place in isle.coast], seed * 31 + number, group.rough)
        for number, isle in enumerate(group.isles)
    ]


def sound(group: Group, margin: float) -> Terrain:
    """How far each place is from a group's coasts, with so many units of sea around; one place a unit, all flat."""
    lines = coasts(group)
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    left, top = math.floor(min(xs) - margin), math.floor(min(ys) - margin)
    x, y = grid(left, top, math.ceil(max(xs) + margin) - left, math.ceil(max(ys) + margin) - top, 1)
    shore, nearest = np.full(x.shape, margin + 1, dtype=np.float32), np.zeros(x.shape, dtype=np.int8)
    for number, line in enumerate(lines):
        at = _window(line, margin, left, top, 1)
        distance = to_line(line, x[at], y[at], closed=True)[0]
        distance = np.where(inside(line, x[at], y[at]), -distance, distance)
        nearest[at] = np.where(distance < shore[at], np.int8(number), nearest[at])
        shore[at] = np.minimum(shore[at], distance)
    return Terrain(left, top, 1, shore, np.zeros_like(shore), nearest)


def survey(group: Group, fine: int) -> Terrain:
    """The land of a group with its heights, `fine` places a unit."""
    coarse = sound(group, 6)
    rows, columns = coarse.shore.shape[0] * fine, coarse.shore.shape[1] * fine
    shore = resized(coarse.shore, columns, rows)
    nearest = np.repeat(np.repeat(coarse.isle, fine, 0), fine, 1)
    x, y = grid(coarse.left, coarse.top, columns, rows, 1 / fine)
    height = np.zeros_like(x)
    for number, (line, isle) in enumerate(zip(coasts(group), group.isles, strict=True)):
        at = _window(line, 2, coarse.left, coarse.top, fine)
        mine = (nearest[at] == number) & (shore[at] < 0)
        height[at] = np.where(mine, _heights(group, isle, number, x[at], y[at], shore[at]), height[at])
    return Terrain(coarse.left, coarse.top, 1 / fine, shore, height, nearest)


def _window(line: list[Point], margin: float, left: float, top: float, fine: int) -> tuple[slice, slice]:
    """The rows and columns round a coast."""
    xs, ys = [x - left for x, _ in line], [y - top for _, y in line]
    first = max(0, math.floor(min(ys) - margin) * fine), max(0, math.floor(min(xs) - margin) * fine)
    return (
        slice(first[0], math.ceil(max(ys) + margin) * fine),
        slice(first[1], math.ceil(max(xs) + margin) * fine),
    )


def _heights(group: Group, isle: Isle, number: int, x: Field, y: Field, shore: Field) -> Field:
    """How high one island is: its ridges with their valleys, falling to the beach."""
    seed = sum(map(ord, group.name)) + 17 * number
    height = np.full(x.shape, 0.6, dtype=np.float32) + 0.5 * rough(x / 5, y / 5, seed)
    for ridge in isle.ridges:
        height = np.maximum(height, _slopes(group, isle, ridge, seed, x, y))
        seed += 5
    return height * ramp(-shore, 0.6, 7) ** 0.8


def _slopes(group: Group, isle: Isle, ridge: Ridge, seed: int, x: Field, y: Field) -> Field:
    """One ridge: a crest that falls to both sides, cut by valleys that run downhill."""
    crest = [group.on_map(place, isle) for place in ridge.crest]
    width = ridge.width * (1 + 0.25 * (isle.grow - 1))
    if len(crest) == 1:
        dx, dy = x - crest[0][0], y - crest[0][1]
        away = np.hypot(dx, dy)
        along, side = np.arctan2(dy, dx) * width * 0.5, np.ones_like(x)
    else:
        bent = [(u, v) for u, v in _winding(crest, seed)]
        away, along, side = to_line(bent, x, y, closed=False)
    fall = np.clip(1 - away / width, 0, 1)
    profile = fall**0.85 if ridge.dome else fall**1.1
    lane = along / (5.2 if ridge.dome else 3.4) + 0.5 * rough(x / 6, y / 6, seed + 1, 2)
    valley = 1 - np.abs(noise(lane + 40, side * 9.5 + away / (width * 2.2), seed + 2))
    depth = (0.16 if ridge.dome else 0.5) * ramp(away / width, 0.04, 0.4) * valley**2
    crags = 0.1 * rough(x / 2.6, y / 2.6, seed + 3)
    return (ridge.height * profile * (1 - depth + crags)).astype(np.float32)


def _winding(crest: list[Point], seed: int) -> list[Point]:
    """The crest with bends in it."""
    dice = np.random.RandomState(seed)
    for _ in range(2):
        bent = [crest[0]]
        for (ax, ay), (bx, by) in pairwise(crest):
            sway = (dice.random_sample() - 0.5) * 0.36
            bent += [((ax + bx) / 2 - (by - ay) * sway, (ay + by) / 2 + (bx - ax) * sway), (bx, by)]
        crest = bent
    return crest


def paint(group: Group, terrain: Terrain) -> tuple[NDArray[np.float32], Field]:
    """The land's colours, 0 to 255, and how much of each place is land, 0 to 1."""
    x, y = grid(terrain.left, terrain.top, terrain.shore.shape[1], terrain.shore.shape[0], terrain.step)
    down, across = np.gradient(terrain.height, terrain.step)
    steep = np.sqrt(across**2 + down**2 + 1)
    light = (-across * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) / steep - LIGHT[2]
    light = light + 0.05 * rough(x / 4, y / 4, 5)
    tone = np.digitize(light, STEPS)
    level = np.digitize(terrain.height + 0.5 * rough(x / 5, y / 5, 9), (2.4, 5.4, 8.8))
    picture = np.zeros((*x.shape, 3), dtype=np.float32)
    for number, isle in enumerate(group.isles):
        inks = np.array([[colour(ink) for ink in row] for row in _INKS[isle.land or group.land]])
        mine = terrain.isle == number
        picture[mine] = inks[level, tone][mine]
    _plant(picture, group, terrain)
    beach = -terrain.shore < 1.5 + 0.7 * rough(x / 6, y / 6, 21)
    picture[beach] = colour(SAND)
    picture[beach & (light < -0.02) & (-terrain.shore > 0.8)] = colour(WET_SAND)
    for isle in group.isles:
        for east, north, radius in isle.lakes:
            u, v = group.on_map((east, north), isle)
            away = np.hypot(x - u, (y - v) * 1.15) + 0.3 * rough(x / 2, y / 2, 3)
            picture[away < radius + 0.8] = colour(LAKE_RIM)
            picture[away < radius] = colour(LAKE)
    return picture, np.clip(0.5 - terrain.shore / terrain.step, 0, 1)


def _plant(picture: NDArray[np.float32], group: Group, terrain: Terrain) -> None:
    """Groves on low ground, each a dot with its shadow."""
    dice = np.random.RandomState(sum(map(ord, group.name)))
    rows, columns = terrain.shore.shape
    places = dice.random_sample((int(rows * columns * terrain.step**2 / 10), 3))
    reach = math.ceil(1.6 / terrain.step)
    v, u = np.mgrid[-reach : reach + 1, -reach : reach + 1] * terrain.step
    for across, down, size in places:
        row, column = int(down * rows), int(across * columns)
        if not (reach < row < rows - reach - 1 and reach < column < columns - reach - 1):
            continue
        if terrain.shore[row, column] > -2.6 or terrain.height[row, column] > 3.4:
            continue
        land = group.isles[terrain.isle[row, column]].land or group.land
        if land in ("dry", "lava") and size < 0.85:
            continue
        spot = picture[row - reach : row + reach + 1, column - reach : column + reach + 1]
        radius = 0.6 + 0.45 * size
        spot[np.hypot(u - 0.4, v - 0.5) < radius] = colour(GROVE_SHADE)
        spot[np.hypot(u, v) < radius] = colour(GROVE)
        spot[np.hypot(u + 0.3, v + 0.3) < radius * 0.5] = colour(GROVE_LIT)
