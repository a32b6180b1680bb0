"""Skies, seas and shores of the Pacific pictures: lit from a low sun, with soft gradients."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.skies import HEIGHT, WIDTH, soft_cloud
from tools.art.svg import (
    Point,
    blurred,
    circle,
    ellipse,
    group,
    line,
    linear,
    num,
    path,
    polygon,
    radial,
    rect,
    smooth,
)


def air(*stops: tuple[float, str], base: float = HEIGHT) -> str:
    """A sky of these inks from the top down to base."""
    return rect(0, 0, WIDTH, base, linear(*stops))


def glow(x: float, y: float, reach: float, colour: str, strength: float = 0.9) -> str:
    """Light round a point, fading out."""
    return circle(x, y, reach, radial((0, colour, strength), (0.3, colour, strength * 0.5), (1, colour, 0)))


def low_sun(x: float, y: float, r: float, disc: str, halo: str, reach: float = 6) -> str:
    """A sun in its haze."""
    return glow(x, y, r * reach, halo) + circle(x, y, r, disc)


def beams(x: float, y: float, colour: str, opacity: float, count: int = 12, upper: bool = True) -> str:
    """Rays that fan out from a point, over it only or all round."""
    span = math.pi if upper else math.tau
    data = ""
    for i in range(count):
        a, b = math.pi + span * i / count, math.pi + span * (i + 0.42) / count
        ends = "L".join(f"{num(x + 640 * math.cos(t))} {num(y + 640 * math.sin(t))}" for t in (a, b))
        data += f"M{num(x)} {num(y)}L{ends}Z"
    return path(data, radial((0, colour, opacity), (1, colour, 0), radius=0.62))


def sea(y: float, *stops: tuple[float, str]) -> str:
    """Water of these inks from y down."""
    return rect(0, y, WIDTH, HEIGHT - y, linear(*stops))


def wavelets(
    seed: int, top: float, bottom: float, count: int, inks: Sequence[str], left: float = -10, right: float = WIDTH
) -> str:
    """Short bent strokes on the water, longer and stronger towards the viewer."""
    dice = random.Random(seed)
    drawn = ""
    for _ in range(count):
        t = dice.random() ** 0.8
        wide = 14 + 88 * t * dice.random()
        x, y = dice.uniform(left, right), top + t * (bottom - top)
        bend = f"M{num(x)} {num(y)}q{num(wide / 2)} {num(-2 - 4 * t)} {num(wide)} 0"
        drawn += line(bend, inks[int(dice.random() * len(inks))], 1.1 + 2.4 * t, opacity=0.3 + 0.4 * dice.random())
    return drawn


def sun_track(seed: int, x: float, top: float, bottom: float, wide: float, colour: str) -> str:
    """The light of a low sun on the water: bars that scatter towards the viewer."""
    dice = random.Random(seed)
    drawn, y = "", top
    while y < bottom:
        t = (y - top) / (bottom - top)
        half = wide * (0.25 + 0.75 * t) * dice.uniform(0.4, 1) / 2
        drawn += rect(
            x - half + dice.uniform(-8, 8) * (1 + t), y, 2 * half, 2.2 + 2.4 * t, colour, 2, opacity=0.85 - 0.6 * t
        )
        y += 5 + 8 * t
    return drawn


def roller(y: float, rise: float, seed: int, ink: str, crest: str, opacity: float = 1, foam: float = 2.6) -> str:
    """A long wave from side to side with a lit crest, down to the bottom."""
    dice = random.Random(seed)
    a, b = dice.uniform(0, 6), dice.uniform(0, 6)
    points = [
        (x, y + rise * (0.65 * math.sin(x / 62 + a) + 0.35 * math.sin(x / 27 + b))) for x in range(-20, 540, 20)
    ]
    edge = smooth(points, closed=False)
    return path(f"{edge}L540 420L-20 420Z", ink, opacity=opacity) + line(edge, crest, foam, opacity=0.8)


def cumulus(x: float, y: float, wide: float, light: str, shade: str, seed: int = 1, opacity: float = 1) -> str:
    """A heaped cloud with a flat foot, lit from above."""
    dice = random.Random(seed)
    heaps = []
    for i in range(9):
        t = i / 8
        size = wide * (0.09 + 0.13 * math.sin(math.pi * t)) * dice.uniform(0.85, 1.2)
        heaps.append((x - wide / 2 + wide * t, y - size * 0.75, size))
    for i in range(4):
        size = wide * dice.uniform(0.12, 0.17)
        heaps.append((x + wide * (i - 1.5) * 0.13, y - wide * dice.uniform(0.2, 0.27), size))
    foot = rect(x - wide * 0.56, y - wide * 0.07, wide * 1.12, wide * 0.1, shade, wide * 0.05)
    lit = "".join(circle(a, b, r, light) for a, b, r in heaps)
    dark = "".join(circle(a + r * 0.12, b + r * 0.34, r * 0.78, shade) for a, b, r in heaps[:9])
    return group(foot + lit + group(dark, opacity=0.55), opacity=opacity)


def clouds(places: Sequence[tuple[float, float, float]], colour: str, opacity: float = 0.6) -> str:
    """Long flat clouds: (x, y, stretch) each."""
    return "".join(soft_cloud(x, y, s * 1.5, s * 0.52, colour, opacity) for x, y, s in places)


def twinkles(seed: int, count: int, depth: float, large: float = 0.1) -> str:
    """Stars from the top down to depth, some with four points."""
    dice = random.Random(seed)
    drawn = ""
    for _ in range(count):
        x, y, r = dice.uniform(0, WIDTH), dice.uniform(0, depth), dice.uniform(0.7, 1.6)
        if dice.random() < large:
            drawn += star(x, y, r * 4.4, "#FFF6D6")
        else:
            drawn += circle(x, y, r, "#FFFFFF", opacity=dice.uniform(0.4, 1))
    return drawn


def star(x: float, y: float, r: float, ink: str) -> str:
    """A star of four slim points."""
    points = []
    for i in range(8):
        reach = r if i % 2 == 0 else r * 0.2
        points.append((x + reach * math.sin(i * math.pi / 4), y - reach * math.cos(i * math.pi / 4)))
    return polygon(points, ink)


def beach(points: Sequence[Point], sand: str, wet: str, foam: str = "#F6FFFA") -> str:
    """Sand below a line of points, with a wet rim and foam along it."""
    edge = smooth(points, closed=False)
    area = f"L{num(points[-1][0])} 410L{num(points[0][0])} 410Z"
    lower = smooth([(x, y + 9) for x, y in points], closed=False)
    return path(edge + area, wet) + path(lower + area, sand) + line(edge, foam, 4.5, opacity=0.9)


def haze(y: float, depth: float, colour: str, opacity: float) -> str:
    """A veil that is thickest in the middle of its depth."""
    return rect(0, y, WIDTH, depth, linear((0, colour, 0), (0.6, colour, opacity), (1, colour, 0)))


def smoke(x: float, y: float, height: float, colour: str, opacity: float = 0.5, wide: float = 10) -> str:
    """A thread of smoke that sways upwards."""
    data = (
        f"M{num(x)} {num(y)}C{num(x - 18)} {num(y - height * 0.3)} {num(x + 22)} {num(y - height * 0.45)} "
        f"{num(x + 4)} {num(y - height * 0.68)}S{num(x + 26)} {num(y - height * 0.9)} "
        f"{num(x + 18)} {num(y - height)}"
    )
    return blurred(line(data, colour, wide, opacity=opacity), 3.2)


def flame(x: float, y: float, size: float) -> str:
    """A fire on the ground with its glow; its foot at y."""
    shapes = (("#E4572A", 1.0), ("#F6933B", 0.72), ("#FFE08A", 0.44))
    drawn = glow(x, y - size * 0.6, size * 3.2, "#FFB35C", 0.75)
    for ink, k in shapes:
        s = size * k
        data = (
            f"M{num(x - s * 0.42)} {num(y)}C{num(x - s * 0.62)} {num(y - s * 0.42)} {num(x - s * 0.1)} "
            f"{num(y - s * 0.6)} {num(x - s * 0.06)} {num(y - s * 1.25)}C{num(x + s * 0.3)} {num(y - s * 0.9)} "
            f"{num(x + s * 0.2)} {num(y - s * 0.62)} {num(x + s * 0.34)} {num(y - s * 0.74)}"
            f"C{num(x + s * 0.62)} {num(y - s * 0.36)} {num(x + s * 0.5)} {num(y - s * 0.1)} "
            f"{num(x + s * 0.4)} {num(y)}Z"
        )
        drawn += path(data, ink)
    return drawn


def flyer(x: float, y: float, span: float, ink: str, turn: float = 0, belly: str = "") -> str:
    """A sea bird gliding, wings bent; span is the half width."""
    s = span
    wings = (
        f"M{num(-s)} {num(-s * 0.1)}C{num(-s * 0.72)} {num(-s * 0.42)} {num(-s * 0.4)} "
        f"{num(-s * 0.4)} 0 {num(-s * 0.06)}"
        f"C{num(s * 0.4)} {num(-s * 0.4)} {num(s * 0.72)} {num(-s * 0.42)} {num(s)} {num(-s * 0.1)}"
        f"C{num(s * 0.7)} {num(-s * 0.24)} {num(s * 0.4)} {num(-s * 0.2)} {num(s * 0.08)} {num(s * 0.12)}"
        f"L0 {num(s * 0.4)}L{num(-s * 0.08)} {num(s * 0.12)}"
        f"C{num(-s * 0.4)} {num(-s * 0.2)} {num(-s * 0.7)} {num(-s * 0.24)} {num(-s)} {num(-s * 0.1)}Z"
    )
    body = ellipse(0, s * 0.06, s * 0.09, s * 0.2, belly) if belly else ""
    return group(path(wings, ink) + body, x, y, turn=turn)
