"""Skies: gradients, sun and moon, clouds, stars, aurora, smoke, snow."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.palette import AURORA, VIOLET, Horizon
from tools.art.svg import Paint, blurred, circle, group, line, linear, num, path, rect, smooth

WIDTH = 500.0  # of a card picture, in units
HEIGHT = 400.0


def sky(inks: Horizon, horizon: float = 290, width: float = WIDTH) -> str:
    """A long gradient from the top ink to the low one, down to the horizon; below it the ground's ink."""
    air = linear((0, inks.top), (0.55, inks.middle), (1, inks.low))
    if horizon >= HEIGHT:
        return rect(0, 0, width, HEIGHT, air)
    # The ground begins a little above the horizon, so that no sky shows between what stands on it.
    return rect(0, 0, width, horizon, air) + rect(0, horizon - 8, width, HEIGHT - horizon + 8, inks.mid)


def sun(x: float, y: float, r: float, colour: str, *rings: tuple[float, float]) -> str:
    """A flat disc; each ring is (units beyond the disc, opacity)."""
    halo = "".join(circle(x, y, r + more, colour, opacity=opacity) for more, opacity in rings)
    return halo + circle(x, y, r, colour)


def rays(x: float, y: float, count: int, colour: str, opacity: float, reach: float = 620) -> str:
    """Beams that fan out all round a point, half light, half gap."""
    data = ""
    for k in range(count):
        a, b = k * math.tau / count, (k + 0.5) * math.tau / count
        left = f"{num(x + reach * math.cos(a))} {num(y - reach * math.sin(a))}"
        right = f"{num(x + reach * math.cos(b))} {num(y - reach * math.sin(b))}"
        data += f"M{num(x)} {num(y)}L{left}L{right}Z"
    return path(data, colour, opacity=opacity)


def cloud(x: float, y: float, width: float, colour: str, opacity: float = 1) -> str:
    """Three stacked bars with round ends."""
    h = width * 0.16
    bars = (
        rect(-width / 2, -h / 2, width, h, colour, h / 2)
        + rect(-width * 0.28, -h * 1.15, width * 0.5, h, colour, h / 2)
        + rect(-width * 0.12, h * 0.1, width * 0.75, h * 0.8, colour, h * 0.4)
    )
    return group(bars, x, y, opacity=opacity)


def soft_cloud(x: float, y: float, stretch: float, flat: float, colour: str, opacity: float = 0.55) -> str:
    """A lobed cloud, stretched along the horizon."""
    body = "M-60 0C-66 -12 -52 -22 -40 -18C-38 -36 -10 -42 0 -26C12 -38 38 -32 36 -14C50 -20 64 -10 58 0Z"
    shape = path(body, colour, opacity=opacity)
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(stretch)} {num(flat)})">{shape}</g>'


def stars(seed: int, count: int, depth: float, width: float = WIDTH) -> str:
    """Stars from the top down to depth."""
    dice = random.Random(seed)
    sizes = (0.6, 0.8, 1.0, 1.5)
    return "".join(
        circle(
            dice.uniform(0, width),
            dice.uniform(0, depth),
            sizes[int(dice.random() * 4)],
            "#FDF6E2",
            opacity=dice.uniform(0.35, 0.95),
        )
        for _ in range(count)
    )


def aurora(
    seed: int,
    foot: float,
    height: float,
    width: float = WIDTH,
    colours: tuple[str, str] = (AURORA, VIOLET),
    opacity: float = 0.8,
    curtains: int = 2,
) -> str:
    """Curtains of upright rays, each bright at its foot and fading upwards."""
    dice = random.Random(seed)
    low, high = colours
    paint = linear((0, high, 0), (0.4, high, 0.22), (0.8, low, 0.5), (0.97, low, 0.85), (1, "#D9FFEA", 0.9))
    return "".join(
        _curtain(dice, foot + k * height * 0.42, height * (1 - 0.25 * k), width, paint, opacity)
        for k in range(curtains)
    )


def _curtain(dice: random.Random, foot: float, height: float, width: float, paint: Paint, opacity: float) -> str:
    a, b, c, waves = dice.uniform(0, 6), dice.uniform(0, 6), dice.uniform(0, 6), dice.uniform(1.1, 1.7)
    steps = max(70, int(width / 8))

    def ray(i: int) -> tuple[float, float, float, float]:
        t = i / steps
        y = foot + height * (0.26 * math.sin(t * 6.3 * waves + a) + 0.08 * math.sin(t * 17 + b))
        top = y - height * (0.72 + 0.28 * math.sin(t * 11 + c) + 0.14 * math.sin(t * 47 + a))
        return width * t, y, top, 0.72 + 0.28 * math.sin(t * 8 + b)

    drawn = ""
    for i in range(steps):
        (xa, ya, top_a, faint_a), (xb, yb, top_b, faint_b) = ray(i), ray(i + 1)
        data = f"M{num(xa)} {num(ya)}L{num(xb + 0.5)} {num(yb)}V{num(top_b)}L{num(xa)} {num(top_a)}Z"
        drawn += path(data, paint, opacity=opacity * (faint_a + faint_b) / 2)
    return drawn


def aurora_glow(
    seed: int,
    x0: float,
    x1: float,
    foot: float,
    sway: float,
    height: float,
    colours: tuple[str, str, str],
    opacity: float,
) -> str:
    """A soft curtain of narrow rays on a waving foot line, in colours for foot, middle and top."""
    dice = random.Random(seed)
    p1, p2 = dice.uniform(0, 6), dice.uniform(0, 6)
    low, middle, high = colours
    paint = linear((0, high, 0), (0.35, high, 0.28), (0.7, middle, 0.55), (0.93, low, 0.95), (1, low, 0))
    rays_, foot_line, step, x = "", [], 9, x0
    while x < x1:
        t = (x - x0) / (x1 - x0)
        edge = math.sin(t * math.pi) ** 0.45
        y = foot + sway * (math.sin(t * 6.5 + p1) + 0.45 * math.sin(t * 15 + p2)) - 70 * t
        h = height * (0.55 + 0.45 * math.sin(t * 21 + p2) * math.sin(t * 9 + p1)) * dice.uniform(0.82, 1.1)
        rays_ += rect(x, y - h, step + 2, h, paint, opacity=opacity * edge * dice.uniform(0.55, 1))
        foot_line.append((x, y - 6))
        x += step
    edge_light = line(smooth(foot_line[::4], closed=False), "#C8FFE6", 3, opacity=0.28 * opacity)
    return blurred(rays_, 7) + blurred(edge_light, 4)


def puffs(places: Sequence[tuple[float, float, float]], colour: str) -> str:
    """Round puffs of smoke or steam: (x, y, radius) each."""
    return "".join(circle(x, y, r, colour) for x, y, r in places)


def snowfall(seed: int, count: int, opacity: float = 0.8, width: float = WIDTH, height: float = HEIGHT) -> str:
    """Flakes all over the picture."""
    dice = random.Random(seed)
    return "".join(
        circle(
            dice.uniform(0, width),
            dice.uniform(0, height),
            dice.uniform(1, 3.4),
            "#FFFFFF",
            opacity=opacity * dice.uniform(0.4, 1),
        )
        for _ in range(count)
    )


def mist(y: float, depth: float, colour: str, opacity: float, width: float = WIDTH) -> str:
    """A veil that thickens downwards."""
    return rect(0, y, width, depth, linear((0, colour, 0), (1, colour, opacity)))
