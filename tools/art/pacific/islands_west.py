"""Islands of the west and south, each by what its people know it by, under one teal sky over a lagoon."""

from __future__ import annotations

import math
import random

from tools.art.mountains import PeakInks, peak
from tools.art.pacific.boats import sailing_outrigger
from tools.art.pacific.bodies import DEEP, Pose, person
from tools.art.pacific.dwellings import stilt_house
from tools.art.pacific.lagoons import DAY, GLINTS, LAGOON, TRUNK
from tools.art.pacific.land import (
    BLUE,
    DEEP_GREEN,
    fluted,
)
from tools.art.pacific.scenery import (
    air,
    clouds,
    flyer,
    haze,
    low_sun,
    sea,
    wavelets,
)
from tools.art.svg import circle, ellipse, group, line, linear, num, path, polygon, rect, smooth
from tools.art.trees import palm


def solomon_islands() -> str:
    """Leaf houses on piles over a lagoon, the dark ranges of great islands behind."""
    drawn = (
        air(*DAY, base=250)
        + low_sun(404, 150, 25, "#FFF6D6", "#FFDF9B")
        + clouds(((150, 78, 1.3), (320, 104, 0.7)), "#FFFFFF", 0.7)
    )
    drawn += (
        fluted(340, 246, 420, 92, 21, BLUE, 9)
        + haze(168, 82, "#FFE9C0", 0.5)
        + fluted(120, 250, 380, 138, 11, DEEP_GREEN, 9, 0.15)
    )
    drawn += path("M-10 252C60 236 150 246 230 240C330 234 430 250 510 240V262H-10Z", "#0F4A40")
    drawn += sea(250, *LAGOON) + "".join(
        palm(x, 256, h, lean, "#0F5245", TRUNK, x)
        for x, h, lean in ((30, 60, 6), (70, 48, -6), (300, 52, 8), (480, 60, -8))
    )
    for x, y, wide, seed in ((400, 300, 104, 2), (292, 314, 112, 3), (132, 330, 168, 4)):
        drawn += ellipse(x, y + 8, wide * 0.56, 9, "#0A4B5E", opacity=0.6) + group(stilt_house(wide, seed), x, y)
        drawn += "".join(
            line(f"M{num(x - wide * 0.4 + i * wide * 0.2)} {y + 8}v{16 + i % 2 * 6}", "#0A4B5E", 3, opacity=0.4)
            for i in range(5)
        )
    drawn += line("M206 292L246 286", "#6B4A2A", 6) + wavelets(5, 290, 396, 46, GLINTS)
    boat = path("M-80 -12C-40 2 40 2 82 -16C78 4 56 12 34 13H-40C-62 11 -76 2 -80 -12Z", "#4A2814") + line(
        "M-72 -5C-36 4 40 4 74 -9", "#F3D9A0", 2.4
    )
    poling = Pose(
        (6, -92),
        (2, -83),
        (-4, -50),
        ((14, -70), (20, -84)),
        ((2, -66), (18, -60)),
        ((8, -26), (10, -2)),
        ((-8, -26), (-14, -2)),
        breadth=0.4,
        hair="round",
    )
    man = group(person(poling, DEEP, "#B93A2B", light=1, length=0.5, crown="#FFF6E0", cut="plain"), -22, -2, 0.95)
    return drawn + group(line("M-5 -104L8 34", "#5B3A1E", 4) + man + boat, 322, 372, 1.25)


def nauru() -> str:
    """One round island, seen as the frigate birds see it: green rim, pale heart, reef all round."""
    drawn = rect(
        0,
        0,
        500,
        400,
        linear((0, "#7CC7D4"), (0.1, "#D9EFDF"), (0.14, "#2B8FB2"), (0.4, "#136A97"), (1, "#073E68")),
    )
    drawn += line("M0 54H500", "#F4FFF6", 2, opacity=0.6) + clouds(((90, 34, 0.9), (410, 40, 0.8)), "#FFFFFF", 0.8)
    drawn += wavelets(6, 70, 396, 22, ("#BFE9EA", "#5FB0C6", "#2F86A8"))
    rim = [
        (0, -98),
        (86, -88),
        (150, -56),
        (170, -10),
        (138, 18),
        (146, 46),
        (160, 66),
        (110, 98),
        (24, 112),
        (-70, 104),
        (-142, 70),
        (-166, 18),
        (-150, -42),
        (-84, -86),
    ]

    def ring(k: float, down: float = 0) -> str:
        return smooth([(x * k, y * k + down) for x, y in rim])

    isle = path(ring(1.3), "#1C84A4", opacity=0.6) + path(ring(1.2), "#31AEB4") + path(ring(1.11), "#7FE0CF")
    isle += line(ring(1.15), "#F6FFFA", 5, opacity=0.9) + path(ring(1.0, 5), "#2B6B4E") + path(ring(1.0), "#F3DDA6")
    isle += path(ring(0.945), linear((0, "#7CC06A"), (1, "#2F8A52")))
    isle += path(ring(0.64, 6), "#2C7A4C") + path(ring(0.62), linear((0, "#B7BF86"), (1, "#8A9663")))
    dice = random.Random(12)
    for _ in range(64):
        a, r = dice.uniform(0, 6.28), dice.uniform(0, 1) ** 0.5
        x, y = 88 * r * math.cos(a), 58 * r * math.sin(a)
        s = dice.uniform(6, 12)
        isle += ellipse(x + s * 0.3, y + s * 0.2, s * 0.5, s * 0.3, "#5E6B45") + ellipse(
            x, y - s * 0.2, s * 0.42, s * 0.5, "#B8AC86"
        )
        isle += ellipse(x - s * 0.12, y - s * 0.36, s * 0.2, s * 0.24, "#EDE3C4")
    isle += ellipse(-92, 42, 19, 11, "#1F6F5E") + ellipse(-92, 41, 14, 7.5, "#58C4C8")
    for _ in range(200):
        a = dice.uniform(0, 6.28)
        k = dice.uniform(0.68, 0.92)
        x, y = 158 * k * math.cos(a), 102 * k * math.sin(a)
        isle += (
            circle(x + 2, y + 2, 4.4, "#1A5A40")
            + circle(x, y, 4, "#3F9A55")
            + circle(x - 1.2, y - 1.4, 1.8, "#8FD07A")
        )
    drawn += group(isle, 250, 232, 1.25)
    for x, y, span, turn in ((96, 116, 92, -14), (404, 92, 34, 14), (176, 78, 26, -6)):
        shadow = group(flyer(x + 14, y + 40, span, "#04263F", turn), opacity=0.25)
        drawn += shadow + flyer(x, y, span, "#16222C", turn, "#E4472F" if span > 35 else "#F4F0E6")
    return drawn


def new_zealand() -> str:
    """Snow peaks over a fjord, seen between tree ferns."""
    snow = PeakInks("#5F8FA8", "#2F5F7E", "#FDFEFA", "#B7D2DE")
    drawn = air((0, "#1F6F9E"), (0.55, "#82C0CC"), (0.85, "#F6E6BC"), (1, "#FFD09A"), base=262) + clouds(
        ((110, 96, 1.0), (410, 80, 1.1)), "#FFFFFF", 0.8
    )
    drawn += (
        peak(250, 260, 206, 190, 5, snow, 0.5)
        + peak(420, 260, 150, 150, 9, snow, 0.45)
        + peak(92, 260, 158, 150, 12, snow, 0.45)
    )
    drawn += haze(188, 80, "#E6F2EC", 0.6)
    drawn += path(
        "M-10 268V120C40 150 84 196 150 264ZM510 268V104C450 150 420 190 352 266Z",
        linear((0, "#2F7A62"), (1, "#0E4448")),
    )
    drawn += line("M20 146C40 190 60 220 84 258M478 134C450 180 430 220 404 258", "#1A5A54", 3, opacity=0.7)
    drawn += sea(260, (0, "#BFE3E2"), (0.2, "#5FB0BA"), (0.6, "#1F7A94"), (1, "#0A3F63"))
    drawn += (
        f'<g transform="translate(0 260) scale(1 -0.55)" opacity="0.28">{peak(250, 0, 206, 190, 5, snow, 0.5)}</g>'
        + wavelets(9, 282, 396, 40, ("#FFFFFF", "#B9E2E2", "#6FB9C2"))
    )
    drawn += group(sailing_outrigger("#F6E2B4", "#B9522E", "#4A2814", "#E8C58A"), 292, 330, 0.56)
    drawn += _tree_fern(78, 420, 250, 4) + _tree_fern(450, 430, 190, 7)
    return drawn + "".join(_crozier(x, 408, h, k) for x, h, k in ((176, 96, 1), (214, 70, -1), (350, 82, 1)))


def _tree_fern(x: float, y: float, height: float, seed: int) -> str:
    """A trunk with a wide crown of feathered fronds."""
    dice = random.Random(seed)
    drawn = path(
        f"M{x - 11} {y}L{x - 6} {y - height}H{x + 6}L{x + 12} {y}Z", linear((0, "#3A2A22"), (1, "#1E1614"))
    )
    drawn += line(
        "".join(f"M{num(x - 8)} {num(y - height * t)}l16 5" for t in [i / 14 for i in range(1, 14)]),
        "#6B5140",
        2,
        opacity=0.6,
    )
    for degrees in (-170, -146, -122, -96, -68, -40, -14, 8, 188):
        a = math.radians(degrees)
        reach = height * dice.uniform(0.42, 0.56)
        spine = []
        for i in range(15):
            t = i / 14
            spine.append((x + reach * t * math.cos(a), y - height + reach * (t * math.sin(a) * 0.8 + 0.5 * t * t)))
        for i in range(2, 15):
            (ax, ay), (bx, by) = spine[i - 1], spine[i]
            length = reach * 0.2 * math.sin(math.pi * min(1, i / 15 + 0.06)) ** 0.8 + 3
            dx, dy = bx - ax, by - ay
            norm = math.hypot(dx, dy) or 1
            ink = "#2F8A5C" if dy < 3 else "#17604C"
            for side in (-1, 1):
                nx, ny = -dy / norm * side, dx / norm * side
                tip = (bx + nx * length + dx * 1.4, by + ny * length + dy * 1.4)
                drawn += polygon([(ax, ay), tip, (bx, by)], ink if side < 0 else "#124E44")
        drawn += line(smooth(spine, closed=False), "#8FD6A4", 2, opacity=0.8)
    return drawn


def _crozier(x: float, y: float, height: float, side: int) -> str:
    """A young fern frond, still rolled up."""
    h = height
    stem = (
        f"M{num(x)} {num(y)}C{num(x - side * 10)} {num(y - h * 0.5)} {num(x - side * 16)} "
        f"{num(y - h * 0.8)} {num(x)} {num(y - h)}"
    )
    curl = (
        f"C{num(x + side * 16)} {num(y - h - 14)} {num(x + side * 40)} {num(y - h + 2)} "
        f"{num(x + side * 30)} {num(y - h + 22)}"
    )
    curl += (
        f"C{num(x + side * 22)} {num(y - h + 36)} {num(x + side * 2)} {num(y - h + 28)} "
        f"{num(x + side * 8)} {num(y - h + 14)}"
    )
    curl += (
        f"C{num(x + side * 12)} {num(y - h + 6)} {num(x + side * 22)} {num(y - h + 8)} "
        f"{num(x + side * 20)} {num(y - h + 16)}"
    )
    return line(stem + curl, "#0F4A40", 9) + line(stem + curl, "#6FBF86", 3.4)


PICTURES = {
    "solomon_islands": solomon_islands,
    "nauru": nauru,
    "new_zealand": new_zealand,
}
