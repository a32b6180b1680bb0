"""Trees and plants."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.skies import WIDTH
from tools.art.svg import Point, circle, ellipse, line, num, path, polygon, smooth


def spruce(x: float, y: float, height: float, colour: str) -> str:
    """A poster spruce with its foot at (x, y): five whorls, one ink."""
    width = height * 0.36
    right = [(x, y - height)]
    for i in range(1, 6):
        t = i / 5
        reach, level = width * 0.5 * (0.28 + 0.72 * t), y - height + height * 0.93 * t
        right += [(x + reach, level), (x + reach * 0.48, level - height * 0.035)]
    left = [(2 * x - px, py) for px, py in right[1:]][::-1]
    trunk = [
        (x + width * 0.05, y - height * 0.07),
        (x + width * 0.05, y),
        (x - width * 0.05, y),
        (x - width * 0.05, y - height * 0.07),
    ]
    return polygon(right + trunk + left, colour)


def rough_spruce(x: float, y: float, height: float, colour: str, seed: int) -> str:
    """A slender spruce with nine uneven whorls, for near ground in large pictures."""
    dice = random.Random(seed)
    left, right = [(x, y - height)], []
    for i in range(1, 10):
        t = i / 9
        reach, level = height * 0.2 * t**0.9, y - height + height * 0.95 * t
        a, b = dice.uniform(0.86, 1.12), dice.uniform(0.86, 1.12)
        left += [(x - reach * a, level + height * 0.028), (x - reach * 0.42, level - height * 0.004)]
        right += [(x + reach * b, level + height * 0.028), (x + reach * 0.42, level - height * 0.004)]
    return polygon([*left, (x - height * 0.018, y), (x + height * 0.018, y), *right[::-1]], colour)


def forest(
    seed: int,
    y: float,
    height: float,
    colour: str,
    count: int = 42,
    x0: float = -8,
    x1: float = WIDTH + 8,
    depth: float = 6,
) -> str:
    """A row of spruces with feet between y and y + depth."""
    dice = random.Random(seed)
    return "".join(
        spruce(
            x0 + (x1 - x0) * (i + dice.uniform(-0.35, 0.35)) / count,
            y + dice.uniform(0, depth),
            height * dice.uniform(0.5, 1.05),
            colour,
        )
        for i in range(count)
    )


def spruces(places: Sequence[tuple[float, float, float]], colour: str) -> str:
    """Single spruces: (x, y, height) each."""
    return "".join(spruce(x, y, height, colour) for x, y, height in places)


def fireweed(x: float, y: float, height: float, blossoms: tuple[str, str, str], stem: str = "#3E6B3F") -> str:
    """A spike of blossoms on a stem with leaves."""
    drawn = line(f"M{num(x)} {num(y)}Q{num(x + 4)} {num(y - height / 2)} {num(x)} {num(y - height)}", stem, 4)
    for i in range(11):
        t = i / 10
        level, reach = y - height * (0.34 + 0.64 * t), (1 - t) * 12 + 3
        for side in (-1, 1):
            ink = blossoms[(i + (side > 0)) % 3]
            drawn += ellipse(x + side * reach * 0.75, level, reach * 0.62, 4.6 - 2 * t, ink, turn=side * -24)
    for side in (-1, 1):
        leaf = f"M{num(x)} {num(y - height * 0.12)}q{side * 22} -8 {side * 30} -26q{-side * 22} 4 {-side * 30} 18Z"
        drawn += path(leaf, stem)
    return drawn


def palm(x: float, y: float, height: float, lean: float, leaf: str, trunk: str, seed: int) -> str:
    """A far palm in two inks; its crown is lean units to the right of its foot."""
    dice = random.Random(seed)
    tx, ty, h = x + lean, y - height, height
    stem = (
        f"M{num(x - h * 0.045)} {num(y)}"
        f"C{num(x)} {num(y - h * 0.4)} {num(tx - lean * 0.6)} {num(ty + h * 0.3)} "
        f"{num(tx - h * 0.018)} {num(ty)}H{num(tx + h * 0.02)}C{num(tx - lean * 0.4)} {num(ty + h * 0.35)} "
        f"{num(x + h * 0.06)} {num(y - h * 0.35)} {num(x + h * 0.05)} {num(y)}Z"
    )
    drawn = path(stem, trunk)
    for degrees in (-172, -148, -118, -78, -38, -10, 14, 196):
        reach, a = h * dice.uniform(0.42, 0.56), math.radians(degrees)
        ex, ey = tx + reach * math.cos(a), ty + reach * math.sin(a) * 0.62 + reach * 0.26
        mx, my = (tx + ex) / 2, (ty + ey) / 2 - reach * 0.24
        frond = (
            f"M{num(tx)} {num(ty)}Q{num(mx)} {num(my)} {num(ex)} {num(ey)}"
            f"Q{num(mx)} {num(my + reach * 0.26)} {num(tx)} {num(ty)}Z"
        )
        drawn += path(frond, leaf)
    return drawn + "".join(circle(tx + dx * h, ty + h * 0.035, h * 0.032, "#7A4A22") for dx in (-0.03, 0.02, 0.05))


def near_palm(x: float, y: float, height: float, lean: float, seed: int, dark: str, lit: str, trunk: str) -> str:
    """A palm in the foreground: ringed trunk, fronds with a midrib and cut leaflets."""
    dice = random.Random(seed)

    def along(t: float) -> Point:
        return (x + lean * t**1.7 + math.sin(t * 3) * height * 0.02, y - height * t)

    left, right = [], []
    for i in range(15):
        px, py = along(i / 14)
        half = height * (0.036 - 0.018 * i / 14)
        left.append((px - half, py))
        right.append((px + half, py))
    drawn = path(smooth(left + right[::-1]), trunk)
    for i in range(1, 21):
        px, py = along(i / 22)
        ring = f"M{num(px - height * 0.03)} {num(py)}q{num(height * 0.03)} 6 {num(height * 0.058)} -2"
        drawn += line(ring, "#5A3A38", 2, opacity=0.6)
    fronds = (
        (-172, 0.46, dark), (-10, 0.5, dark), (-112, 0.4, dark), (-66, 0.42, dark), (164, 0.36, dark),
        (12, 0.5, dark),
        (-148, 0.5, lit), (-36, 0.52, dark), (186, 0.44, lit), (-128, 0.44, lit), (34, 0.4, dark),
    )  # fmt: skip
    tip = (x + lean, y - height)
    for degrees, share, ink in fronds:
        drawn += _frond(tip, degrees, height * share * dice.uniform(0.9, 1.06), ink, lit)
    for dx, dy in ((-0.022, 0.02), (0.02, 0.026), (0, 0.042)):
        nx, ny = tip[0] + dx * height, tip[1] + dy * height
        drawn += circle(nx, ny, height * 0.021, "#6D3F24")
        drawn += circle(nx - height * 0.006, ny - height * 0.006, height * 0.008, "#B5794A")
    return drawn


def _frond(tip: Point, degrees: float, length: float, ink: str, rib: str) -> str:
    a = math.radians(degrees)
    side = 1 if math.cos(a) >= 0 else -1

    def spine(t: float) -> Point:
        fall = 0.55 * t * t * (1.1 + 0.4 * math.sin(a))
        return (tip[0] + length * t * math.cos(a), tip[1] + length * (t * math.sin(a) * 0.8 + fall))

    upper: list[Point] = [spine(0)]
    lower: list[Point] = []
    for i in range(1, 16):
        t = i / 15
        px, py = spine(t)
        wide = length * 0.2 * math.sin(math.pi * min(1, t * 0.92 + 0.06)) ** 0.7
        upper += [(px - side * length * 0.02, py - wide * 0.38), (px + side * length * 0.012, py - wide * 0.2)]
        lower = [(px - side * length * 0.012, py + wide * 0.3), (px + side * length * 0.05, py + wide), *lower]
    midrib = smooth([spine(i / 8) for i in range(9)], closed=False)
    return polygon(upper + lower, ink) + line(midrib, rib, 2.4, opacity=0.65)
