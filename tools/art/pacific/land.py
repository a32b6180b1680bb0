"""High islands and low ones, seen from the sea."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from tools.art.svg import Point, clipped, line, linear, num, path, polygon, smooth
from tools.art.trees import palm


class SlopeInks(NamedTuple):
    """A lit slope, the ground between, and a gully in shade."""

    lit: str
    mid: str
    dark: str


GREEN = SlopeInks("#7FCB86", "#2F8F5E", "#0F4F48")
DEEP_GREEN = SlopeInks("#5BB07A", "#1F7350", "#0A3F3C")
BLUE = SlopeInks("#6FA9BE", "#3F7F9E", "#2A5F80")


def fluted(
    x: float, base: float, wide: float, height: float, seed: int, inks: SlopeInks, ribs: int = 7, lean: float = 0.0
) -> str:
    """A worn volcano: a crest with ribs that run down to the shore, light on one side of each, shade on the other.

    `lean` moves the summit to one side, as a share of the half width.
    """
    dice = random.Random(seed)
    count = ribs * 2
    crest: list[Point] = [(x - wide / 2, base)]
    for i in range(1, count):
        t = i / count
        peak = 0.5 + lean / 2
        rise = math.sin(math.pi * (t / peak / 2 if t < peak else 0.5 + (t - peak) / (1 - peak) / 2)) ** 0.85
        notch = 1 if i % 2 else dice.uniform(0.78, 0.92)
        crest.append(
            (x - wide / 2 + wide * t + dice.uniform(-2, 2), base - height * rise * notch * dice.uniform(0.94, 1.05))
        )
    crest.append((x + wide / 2, base))
    body = polygon(crest, linear((0, inks.lit), (0.55, inks.mid), (1, inks.dark)))
    drawn = ""
    for i in range(1, len(crest) - 1, 2):
        px, py = crest[i]
        before, after = crest[i - 1], crest[i + 1]
        foot = px + (px - x) * 0.55 + dice.uniform(-4, 4)
        step = wide / ribs * 0.5
        waist = (px + foot) / 2 + dice.uniform(-5, 5), (py + base) / 2
        shade = [(px, py), after, (foot + step, base + 4), (foot, base + 4), waist]
        light = [(px, py), before, (foot - step, base + 4), (foot, base + 4), waist]
        drawn += polygon(shade, linear((0, inks.dark, 0.9), (1, inks.dark, 0.5)))
        drawn += polygon(light, linear((0, inks.lit, 0.75), (1, inks.lit, 0.12)))
    return clipped(polygon(crest, "#FFF"), body + drawn)


def spires(x: float, base: float, wide: float, height: float, seed: int, inks: SlopeInks) -> str:
    """Needles of rock over steep slopes: an old island, its crater worn to teeth."""
    dice = random.Random(seed)
    shares = (
        (0.0, 0),
        (0.1, 0.26),
        (0.18, 0.2),
        (0.27, 0.6),
        (0.33, 0.46),
        (0.4, 0.98),
        (0.45, 0.72),
        (0.5, 0.8),
        (0.57, 0.52),
        (0.64, 0.86),
        (0.69, 0.58),
        (0.78, 0.4),
        (0.84, 0.44),
        (0.92, 0.16),
        (1.0, 0),
    )
    crest = [
        (x - wide / 2 + wide * a, base - height * b * (dice.uniform(0.94, 1.06) if b else 1)) for a, b in shares
    ]
    drawn = polygon(crest, linear((0, inks.lit), (0.5, inks.mid), (1, inks.dark)))
    cuts = ""
    for i in range(1, len(crest) - 1):
        (px, py), (qx, qy), (ox, oy) = crest[i], crest[i + 1], crest[i - 1]
        if py < qy and py < oy:
            foot = px + (px - x) * 0.35
            waist = (px + 6 + dice.uniform(-3, 3), (py + base) / 2)
            cuts += polygon(
                [(px, py), (qx, qy), (foot + wide * 0.13, base), (foot + 6, base), waist], inks.dark, 0.75
            )
            cuts += polygon([(px, py), (ox, oy), (foot - wide * 0.09, base), (foot, base), waist], inks.lit, 0.3)
    return clipped(polygon(crest, "#FFF"), drawn + cuts)


def cone(x: float, base: float, wide: float, height: float, inks: SlopeInks, crater: float = 0.08) -> str:
    """A volcano with hollow flanks; light from the left."""
    c = wide * crater / 2

    def flank(side: int) -> str:
        return (
            f"C{num(x + side * (c + wide * 0.06))} {num(base - height * 0.62)} {num(x + side * wide * 0.26)} "
            f"{num(base - height * 0.16)} {num(x + side * wide / 2)} {num(base)}"
        )

    rim = (
        f"M{num(x - c)} {num(base - height)}Q{num(x)} {num(base - height + c * 0.5)} "
        f"{num(x + c)} {num(base - height)}"
    )
    body = f"{rim}{flank(1)}H{num(x - wide / 2)}"
    back = (
        f"C{num(x - wide * 0.26)} {num(base - height * 0.16)} {num(x - c - wide * 0.06)} "
        f"{num(base - height * 0.62)} "
        f"{num(x - c)} {num(base - height)}Z"
    )
    shade = (
        f"M{num(x + c * 0.2)} {num(base - height + c * 0.3)}L{num(x + c)} "
        f"{num(base - height)}{flank(1)}H{num(x + wide * 0.1)}"
    )
    shade += (
        f"C{num(x + wide * 0.02)} {num(base - height * 0.3)} {num(x + wide * 0.06)} "
        f"{num(base - height * 0.6)} {num(x + c * 0.2)} {num(base - height + c * 0.3)}Z"
    )
    return path(body + back, linear((0, inks.lit), (1, inks.mid))) + path(shade, inks.dark, opacity=0.8)


def far_hill(x: float, base: float, wide: float, height: float, ink: str, opacity: float = 1) -> str:
    """A distant island in one ink."""
    points = [
        (x - wide / 2, base),
        (x - wide * 0.3, base - height * 0.55),
        (x - wide * 0.12, base - height * 0.86),
        (x + wide * 0.06, base - height),
        (x + wide * 0.24, base - height * 0.62),
        (x + wide / 2, base),
    ]
    return path(smooth(points, closed=False) + "Z", ink, opacity=opacity)


def islet(x: float, base: float, wide: float, leaf: str, sand: str, trunk: str, seed: int, palms: int = 3) -> str:
    """A low island of sand with bushes and palms."""
    dice = random.Random(seed)
    w = wide / 2
    drawn = path(
        f"M{num(x - w)} {num(base)}C{num(x - w * 0.5)} {num(base - wide * 0.09)} {num(x + w * 0.5)} "
        f"{num(base - wide * 0.09)} {num(x + w)} {num(base)}Z",
        sand,
    )
    drawn += path(
        f"M{num(x - w * 0.72)} {num(base - wide * 0.035)}C{num(x - w * 0.4)} {num(base - wide * 0.17)} "
        f"{num(x + w * 0.4)} {num(base - wide * 0.17)} {num(x + w * 0.72)} {num(base - wide * 0.035)}Z",
        leaf,
    )
    for i in range(palms):
        at = x + w * 0.9 * ((i + 0.5) / palms - 0.5)
        drawn += palm(
            at,
            base - wide * 0.05,
            wide * dice.uniform(0.3, 0.44),
            wide * dice.uniform(-0.09, 0.09),
            leaf,
            trunk,
            seed + i,
        )
    return drawn


def ridge(points: list[Point], ink: str | None, lit: str, base: float) -> str:
    """A near slope in one ink with a lit edge."""
    edge = smooth(points, closed=False)
    body = path(f"{edge}L{num(points[-1][0])} {num(base)}L{num(points[0][0])} {num(base)}Z", ink or lit)
    return body + line(edge, lit, 2.4, opacity=0.7)


def waterfall(points: list[Point], wide: float) -> str:
    """White water down a gully, widening, with mist at its foot."""
    left = [(x - wide * (0.3 + 0.7 * i / len(points)) / 2, y) for i, (x, y) in enumerate(points)]
    right = [(x + wide * (0.3 + 0.7 * i / len(points)) / 2, y) for i, (x, y) in enumerate(points)]
    fx, fy = points[-1]
    drawn = path(smooth([*left, *right[::-1]]), linear((0, "#DFF7FB"), (1, "#FFFFFF")), opacity=0.92)
    return drawn + "".join(
        path(f"M{num(fx + dx)} {num(fy + 4)}q6 -9 12 0q-6 4 -12 0Z", "#FFFFFF", opacity=0.7) for dx in (-16, -6, 4)
    )
