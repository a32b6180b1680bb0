"""Leaves and fruits of the islands' gardens."""

from __future__ import annotations

import math
import random

from tools.art.svg import Point, circle, ellipse, group, line, linear, num, path, radial, smooth


def breadfruit_leaf(x: float, y: float, scale: float, turn: float, ink: str, vein: str) -> str:
    """A leaf of deep lobes, its stalk at (x, y), about 132 long."""
    half = ((10, 20), (5, 26), (26, 52), (9, 48), (31, 80), (10, 74), (26, 104), (8, 100), (0, 132))
    right: list[Point] = [(0, 0), *((float(a), float(-b)) for a, b in half)]
    left: list[Point] = [(-a, b) for a, b in right[::-1]][1:-1]
    ribs = "M0 6V-120" + "".join(
        f"M0 {-14 - i * 24}L20 {-40 - i * 25}M0 {-14 - i * 24}L-20 {-40 - i * 25}" for i in range(3)
    )
    return group(path(smooth(right + left), ink) + line(ribs, vein, 2), x, y, scale, turn)


def breadfruit(x: float, y: float, r: float) -> str:
    """The fruit with its mosaic skin, r units half its height."""
    w = r * 0.9
    skin = radial((0, "#E6F292"), (0.55, "#A8CD4E"), (1, "#52802A"), centre=(0.38, 0.34), radius=0.72)
    drawn = f'<g transform="translate({num(x)} {num(y)}) scale({num(w / r)} 1)">{circle(0, 0, r, skin)}</g>'
    step = r * 0.178
    for j in range(11):
        level = -r * 0.88 + j * step
        half = w * math.sqrt(max(0.0, 1 - (level / r) ** 2))
        count = max(1, int(half * 2 / (step * 1.03)))
        for i in range(count):
            u = -1 + (2 * i + 1) / count
            px, k = x + half * math.sin(u * 1.45) / math.sin(1.45) * 0.97, math.cos(u * 1.25)
            s = step * 0.42
            cell = (
                f"M{num(px)} {num(y + level - s)}l{num(s * k)} {num(s * 0.5)}v{num(s)}l{num(-s * k)} {num(s * 0.5)}"
                f"l{num(-s * k)} {num(-s * 0.5)}v{num(-s)}Z"
            )
            drawn += path(cell, "none", "#4D7A26", 1.3, opacity=0.55) + circle(
                px, y + level, 1.9, "#47701F", opacity=0.75
            )
    shine = (
        f"M{num(x - r * 0.6)} {num(y - r * 0.52)}C{num(x - r * 0.46)} {num(y - r * 0.78)} "
        f"{num(x - r * 0.22)} {num(y - r * 0.9)} {num(x - r * 0.02)} {num(y - r * 0.92)}"
    )
    return drawn + line(shine, "#FBFFD4", r * 0.085, opacity=0.6)


def taro_leaf(x: float, y: float, size: float, turn: float, ink: str) -> str:
    """A heart-shaped leaf hanging by its notch, `size` units to its tip."""
    s = size / 100
    shape = "M0 0C-16 -30 -58 -34 -66 -6C-70 30 -34 72 0 104C34 72 70 30 66 -6C58 -34 16 -30 0 0Z"
    veins = (
        "M0 0V94M0 4C-18 12 -42 10 -58 -4M0 4C18 12 42 10 58 -4M0 24C-16 34 -36 38 -52 30M0 "
        "24C16 34 36 38 52 30M0 48C-12 58 -24 62 -36 58M0 48C12 58 24 62 36 58"
    )
    half = path("M0 0C16 -30 58 -34 66 -6C70 30 34 72 0 104Z", "#FFFFFF", opacity=0.12)
    return group(path(shape, ink) + half + line(veins, "#C9EDB0", 2.2, opacity=0.8), x, y, s, turn)


def banana_leaf(x: float, y: float, length: float, turn: float, ink: str, seed: int) -> str:
    """A broad leaf torn along its veins; its stalk at (x, y), pointing right before the turn."""
    dice = random.Random(seed)
    upper: list[Point] = [(0, -4)]
    lower: list[Point] = []
    for i in range(1, 15):
        t = i / 14
        wide = length * 0.17 * math.sin(math.pi * min(1.0, t * 0.9 + 0.09)) ** 0.6
        px, droop = length * t, length * 0.2 * t * t
        torn = dice.random() < 0.3
        upper.append((px, droop - wide * dice.uniform(0.9, 1.06)))
        lower.insert(0, (px, droop + wide * dice.uniform(0.9, 1.06)))
        if torn and i < 13:
            upper.append((px + 3, droop - wide * 0.3))
            lower.insert(0, (px + 3, droop + wide * 0.35))
    blade = path("M" + "L".join(f"{num(a)} {num(b)}" for a, b in [*upper, *lower]) + "Z", ink)
    spine = [(length * t, length * 0.2 * t * t) for t in [i / 8 for i in range(9)]]
    veins = "".join(
        f"M{num(length * t)} {num(length * 0.2 * t * t)}l{num(length * 0.06)} {num(-length * 0.12)}"
        f"M{num(length * t)} {num(length * 0.2 * t * t)}l{num(length * 0.06)} {num(length * 0.12)}"
        for t in [i / 16 for i in range(2, 14)]
    )
    flip = abs(turn) > 90
    body = blade + line(veins, "#B9E59A", 1.2, opacity=0.4) + line(smooth(spine, closed=False), "#CFF0A8", 3.4)
    return group(body, x, y, turn=turn if not flip else 180 + turn, flip=flip)


def coconut(x: float, y: float, r: float, ink: str, dark: str, light: str, husk: bool = False) -> str:
    """A nut, green in its skin or brown in its husk."""
    drawn = circle(x, y, r, radial((0, light), (0.45, ink), (1, dark), centre=(0.36, 0.32), radius=0.78))
    if husk:
        fibres = "".join(
            (
                f"M{num(x - r * 0.9 + i * r * 0.15)} {num(y - r * 0.3)}q{num(r * 0.1)} {num(r * 0.5)} "
                f"{num(r * 0.02 * (6 - i))} {num(r * 0.9)}"
            )
            for i in range(13)
        )
        drawn += line(fibres, dark, 1.6, opacity=0.5)
        drawn += "".join(
            circle(x + dx * r, y + dy * r, r * 0.09, dark)
            for dx, dy in ((-0.12, -0.5), (0.16, -0.52), (0.02, -0.3))
        )
    return drawn


def half_coconut(x: float, y: float, r: float) -> str:
    """An opened nut seen from the side: shell, white flesh, water."""
    shell = (
        f"M{num(x - r)} {num(y)}C{num(x - r)} {num(y + r * 0.9)} {num(x + r)} "
        f"{num(y + r * 0.9)} {num(x + r)} {num(y)}Z"
    )
    return (
        path(shell, linear((0, "#7A4E28"), (1, "#3A2212")))
        + ellipse(x, y, r, r * 0.34, "#5B3719")
        + ellipse(x, y, r * 0.92, r * 0.3, "#FFFDF4")
        + ellipse(x, y + r * 0.03, r * 0.68, r * 0.2, "#CFE6DE")
        + ellipse(x - r * 0.2, y, r * 0.24, r * 0.05, "#FFFFFF", opacity=0.9)
    )
