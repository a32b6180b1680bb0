"""Mountains, ridges and hills, as layered silhouettes."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from tools.art.skies import HEIGHT, WIDTH
from tools.art.svg import Point, clipped, path, polygon, track


class PeakInks(NamedTuple):
    """Lit rock, rock in shade, lit snow, snow in shade."""

    light: str
    dark: str
    snow: str
    shade: str


def peak(
    x: float, base: float, height: float, half: float, seed: int, inks: PeakInks, snowline: float = 0.45
) -> str:
    """A faceted mountain lit from the left, `half` units wide to each side.

    The cap reaches down to a share of the height and ends in long fingers.
    """
    dice = random.Random(seed)
    top = base - height
    left, right = (_flank(dice, x, top, height, half * side) for side in (-1, 1))
    ridge = [(x, top)]
    for i in range(1, 8):
        swing = dice.uniform(-0.05, 0.13) * half * 0.6
        ridge.append((ridge[-1][0] + (swing if i % 2 else -0.55 * swing), top + height * i / 7))
    outline = [*left[::-1], (x, top), *right]
    drawn = polygon(outline, inks.light) + polygon([*ridge, (x + half, base), *right[::-1]], inks.dark)
    for px, py in ridge[3:5]:
        facet = [(px, py), (px - half * 0.2, py + height * 0.18), (px - half * 0.1, py + height * 0.34)]
        drawn += polygon([*facet, (px - half * 0.34, base), (px + 4, base)], inks.dark, opacity=0.35)
    return drawn + _snow_cap(dice, outline, ridge, x, half, height, inks, snowline)


def _flank(dice: random.Random, x: float, top: float, height: float, reach: float) -> list[Point]:
    """One side from near the top to the foot, a little uneven."""
    points = []
    for i in range(1, 7):
        t = i / 6
        uneven = dice.uniform(-1, 1) if i < 6 else 0
        points.append((x + reach * t**1.15 + uneven * abs(reach) * 0.035, top + height * (t + uneven * 0.028)))
    return points


def _snow_cap(
    dice: random.Random,
    outline: list[Point],
    ridge: list[Point],
    x: float,
    half: float,
    height: float,
    inks: PeakInks,
    snowline: float,
) -> str:
    top = ridge[0][1]
    level = top + height * snowline
    edge = [
        (
            x - half * 0.8 + 1.6 * half * i / 9,
            level + height * (dice.uniform(0.02, 0.16) if i % 2 else -dice.uniform(0.05, 0.15)),
        )
        for i in range(10)
    ]
    cap = polygon([(x - half, top - 5), (x + half, top - 5), *edge[::-1]], inks.snow)
    shaded = [p for p in ridge if p[1] < level] + [p for p in edge if p[0] > x] + [(x + half, top)]
    return clipped(polygon(outline, "#FFF"), cap + clipped(cap, polygon(shaded, inks.shade)))


def dawn_peak(x: float, base: float, height: float, half: float, seed: int, inks: PeakInks) -> str:
    """A mountain lit from the right, its cap cut into teeth: the manner of the title picture."""
    dice = random.Random(seed)
    top = (x, base - height)

    def side(sign: int) -> list[Point]:
        near = [
            (
                x + sign * half * t + dice.uniform(-0.02, 0.02) * half,
                base - height + height * t**0.92 + dice.uniform(-0.02, 0.02) * height,
            )
            for t in (0.12, 0.24, 0.38, 0.55, 0.75)
        ]
        return [*near, (x + sign * half, base)]

    left, right = side(-1), side(1)
    ridge = [top] + [
        (x + dice.uniform(-0.06, 0.1) * half - half * 0.02 * i, base - height + height * i / 6) for i in range(1, 7)
    ]
    teeth = [left[2]]
    for i in range(1, 8):
        t = i / 8
        bite = height * (0.13 if i % 2 else -0.04) * dice.uniform(0.6, 1.2)
        teeth.append((left[2][0] + (right[2][0] - left[2][0]) * t, left[2][1] + bite))
    teeth.append(right[2])
    drawn = polygon([top, *left, *right[::-1]], inks.light) + polygon([*ridge, *left[::-1]], inks.dark)
    drawn += polygon([top, *right[:3], *teeth[::-1], *left[1::-1]], inks.snow)
    in_shade = [p for p in teeth if p[0] < ridge[3][0]]
    return drawn + polygon([*ridge[:4], *in_shade[::-1], *left[2::-1]], inks.shade)


def ridge_line(
    seed: int,
    y: float,
    rise: float,
    colour: str,
    count: int = 14,
    x0: float = -10,
    x1: float = WIDTH + 10,
    base: float = HEIGHT,
) -> str:
    """A far range: jagged, flat, one ink."""
    dice = random.Random(seed)
    points = [(x0, y)]
    for i in range(1, count):
        lift = rise * (dice.uniform(0.35, 1) if i % 2 else dice.uniform(0, 0.3))
        points.append((x0 + (x1 - x0) * (i + dice.uniform(-0.3, 0.3)) / count, y - lift))
    return polygon([(x0, base), *points, (x1, y), (x1, base)], colour)


def hills(
    seed: int,
    y: float,
    rise: float,
    colour: str,
    base: float = HEIGHT,
    x0: float = -10,
    x1: float = WIDTH + 10,
    opacity: float = 1,
) -> str:
    """Rolling ground in one ink, down to base."""
    dice = random.Random(seed)
    a, b = dice.uniform(0, 6), dice.uniform(0, 6)

    def level(x: float) -> float:
        t = x / (x1 - x0)
        return y - rise * (0.6 * math.sin(t * 6 + a) + 0.4 * math.sin(t * 13 + b))

    points = [(x0 + 10 * i, level(x0 + 10 * i)) for i in range(int((x1 - x0) / 10) + 2)]
    return path(track([(x0, base), *points, (points[-1][0], base)]) + "Z", colour, opacity=opacity)
