"""The sea round the islands: steps of depth, lagoons, reefs and surf. Needs the extra `assets`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.art.pacific.map_fields import Field, grid, level_lines, noise, ramp, resized, rough, simplified
from tools.art.pacific.map_geography import Group
from tools.art.pacific.map_groups import GROUPS
from tools.art.pacific.map_relief import colour, sound
from tools.art.svg import Point

REACH = 56.0
"""Units beyond the reef to where the sea is as deep as everywhere."""
_SLOPE = 9.0  # units of distance that count as one beyond the reef, where the reef itself is at 1

_LAGOON = {
    "coral": ("#C9F3E0", "#93E6D2", "#5CD3C2", "#3FBFB2"),
    "cool": ("#A9DFDC", "#74C4C8", "#4DACBA", "#3A9BAF"),
}
_DEPTHS = {
    "coral": ("#2BA8A8", "#1F93A4", "#1A7F9C", "#156E92"),
    "cool": ("#2B93A8", "#20829F", "#1A7496", "#15688D"),
}
_LINES = ("#7BD8CB", "#57BFC0", "#41A5B5", "#2F8BA8")
_STEPS = (1.85, 2.9, 4.1, 5.4)
"""Where each step of depth ends."""
_DEEPEST = 1 + REACH / _SLOPE
FOAM, CORAL, CORAL_LIT = "#F2FCF4", "#1F9C98", "#A9EEDD"


class Sea(NamedTuple):
    """The sea round all islands on one grid."""

    left: float
    top: float
    step: float
    shore: Field
    """Units from the nearest coast; negative on land."""
    depth: Field
    """0 at the shore, 1 at the reef, then 1 more every nine units."""
    cool: Field
    """1 where the nearest island lies in cool water without coral."""


def chart_sea(fine: int) -> Sea:
    """Measure the sea round all groups, `fine` places a unit."""
    soundings = [(group, sound(group, group.reef + REACH + 8)) for group in GROUPS]
    left, top = min(t.left for _, t in soundings), min(t.top for _, t in soundings)
    right = max(t.left + t.shore.shape[1] for _, t in soundings)
    bottom = max(t.top + t.shore.shape[0] for _, t in soundings)
    columns, rows = int(right - left), int(bottom - top)
    shore = np.full((rows, columns), 1e3, dtype=np.float32)
    depth, cool = np.full_like(shore, 1e3), np.zeros_like(shore)
    for group, terrain in soundings:
        first = int(terrain.top - top), int(terrain.left - left)
        size = terrain.shore.shape
        at = slice(first[0], first[0] + size[0]), slice(first[1], first[1] + size[1])
        there = _depth(terrain.shore, group.reef)
        cool[at] = np.where(there < depth[at], float(group.sea == "cool"), cool[at])
        depth[at], shore[at] = np.minimum(depth[at], there), np.minimum(shore[at], terrain.shore)
    depth, shore = np.minimum(depth, 9), np.minimum(shore, 99)
    size = columns * fine, rows * fine
    depth = resized(depth, *size) + _sway(left, top, size[0], size[1], fine, resized(depth, *size))
    return Sea(left, top, 1 / fine, resized(shore, *size), depth, resized(cool, *size))


def _depth(shore: Field, reef: float) -> Field:
    return np.where(shore < reef, shore / reef, 1 + (shore - reef) / _SLOPE).astype(np.float32)


def _sway(left: float, top: float, columns: int, rows: int, fine: int, depth: Field) -> Field:
    """What makes reefs and steps of depth wind: little in the lagoon, more with the depth."""
    x, y = grid(left, top, columns, rows, 1 / fine)
    much = np.interp(depth, (0, 0.3, 1, 2, 5), (0, 0.02, 0.1, 0.3, 0.55)).astype(np.float32)
    return much * rough(x / 13 + 300, y / 13, 77, 2)


def reef_lines(group: Group) -> list[list[Point]]:
    """The reefs round a group, closed lines in units of the map rectangle, the longest first.

    That is where the owner's colour goes.
    """
    terrain = sound(group, group.reef + 24)
    rows, columns = terrain.shore.shape
    depth = _depth(terrain.shore, group.reef)
    depth = depth + _sway(terrain.left, terrain.top, columns, rows, 1, depth)
    lines = level_lines(depth, 1, terrain.left, terrain.top, 1)
    return [simplified(line, 0.35) for line in sorted(lines, key=len, reverse=True)]


def paint_depths(sea: Sea) -> NDArray[np.uint8]:
    """The steps of depth beyond the reefs, with alpha that fades out into the deep."""
    picture = _inked(sea, _DEPTHS, _STEPS)
    for edge, ink in zip(_STEPS, _LINES, strict=True):
        _blend(picture, ink, 0.7 * _line(sea, edge, 0.55))
    alpha = 1 - 0.999 * ramp(sea.depth, _STEPS[-1] - 0.15, _DEEPEST)
    alpha = np.where(sea.depth < _DEEPEST, alpha, 0) * np.where(sea.depth > _STEPS[-1], 0.62, 1)
    return _pixels(picture, alpha)


def paint_reefs(sea: Sea) -> NDArray[np.uint8]:
    """Lagoons with their coral, the shadow of the land on them, and surf on the reef."""
    x, y = grid(sea.left, sea.top, sea.depth.shape[1], sea.depth.shape[0], sea.step)
    picture = _inked(sea, _LAGOON, (0.2, 0.45, 0.74, 1.0))
    warm = sea.cool < 0.5
    heads = noise(x / 1.7, y / 1.7, 31) + 0.6 * noise(x / 7, y / 7, 32)
    within = (sea.depth > 0.4) & (sea.depth < 0.9) & warm
    _blend(picture, CORAL, 0.55 * ramp(heads, 0.52, 0.7) * within)
    _blend(picture, CORAL_LIT, 0.6 * ramp(-heads, 0.62, 0.8) * within)
    shift = round(2.2 / sea.step), round(1.7 / sea.step)
    cast = np.roll(sea.shore, shift, (0, 1))
    _blend(picture, "#0B5A66", 0.42 * ramp(-cast, -0.8, 0.8))
    gaps = rough(x / 9, y / 9, 55, 2)
    surf = ramp(gaps, -0.34, -0.14) * (0.78 + 0.22 * noise(x / 1.4, y / 1.4, 8))
    _blend(picture, FOAM, 0.95 * surf * _line(sea, 1.0, 1.05 + 0.4 * gaps))
    _blend(picture, FOAM, 0.5 * ramp(gaps, 0.0, 0.2) * _line(sea, 0.83, 0.42))
    beaten = ramp(rough(x / 8, y / 8, 91, 2), -0.1, 0.15)
    _blend(picture, FOAM, 0.6 * beaten * np.clip(1.1 - np.abs(sea.shore - 0.9), 0, 1))
    return _pixels(picture, np.clip((1.11 - sea.depth) / _slope_of(sea) + 0.5, 0, 1))


def _inked(sea: Sea, inks: Mapping[str, tuple[str, ...]], edges: tuple[float, ...]) -> NDArray[np.float32]:
    """Flat steps of colour with smooth edges, warm or cool."""
    picture = np.empty((*sea.depth.shape, 3), dtype=np.float32)
    warm = (1 - sea.cool)[..., None]
    mixed = [warm * colour(a) + (1 - warm) * colour(b) for a, b in zip(inks["coral"], inks["cool"], strict=True)]
    picture[:] = mixed[0]
    slope = _slope_of(sea)
    for edge, ink in zip(edges, mixed[1:], strict=False):
        beyond = np.clip((sea.depth - edge) / slope + 0.5, 0, 1)[..., None]
        picture += (ink - picture) * beyond
    return picture


def _slope_of(sea: Sea) -> Field:
    """How much the depth changes from one place to the next: the width of a smooth edge."""
    down, across = np.gradient(sea.depth)
    return np.maximum(np.hypot(down, across), 1e-3).astype(np.float32)


def _line(sea: Sea, edge: float, width: Field | float) -> Field:
    """How much of each place a line of that half width in units covers, along a depth."""
    away = np.abs(sea.depth - edge) / _slope_of(sea)
    return np.clip(np.maximum(width, 0.2) / sea.step - away + 0.5, 0, 1).astype(np.float32)


def _blend(picture: NDArray[np.float32], ink: str, share: Field) -> None:
    picture += (colour(ink) - picture) * share[..., None]


def _pixels(picture: NDArray[np.float32], alpha: Field) -> NDArray[np.uint8]:
    opaque = np.round(np.clip(alpha, 0, 1) * 255)
    return np.dstack([np.round(np.clip(picture, 0, 255)), opaque]).astype(np.uint8)
