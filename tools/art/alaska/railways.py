"""Cards about rails: the type Ground's trains, and the line itself."""

from __future__ import annotations

import itertools
import math
import random

from tools.art.animals import bear, gull
from tools.art.figures import STAND, SWING, back_view, brim_hat, figure, hammer, knit_cap, top_hat
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import puffs, sky, sun
from tools.art.svg import (
    Point,
    circle,
    ellipse,
    group,
    line,
    linear,
    path,
    polygon,
    rect,
    smooth,
    track,
)
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.vehicles import locomotive

GROUND = HORIZONS["ground"]
RED_ROCK = PeakInks("#C4784A", "#8B4C2F", "#FFF2D8", "#E0B08A")
SNOW, SNOW_SHADE = "#FFF4E0", "#EBC7A0"


def railway() -> str:
    """A rotary plough eats its way through a drift and throws the snow over the engine that pushes it."""
    drawn = (
        sky(GROUND, 300)
        + dawn_peak(300, 300, 190, 250, 8, RED_ROCK)
        + dawn_peak(70, 300, 110, 170, 5, RED_ROCK)
        + forest(7, 304, 50, GROUND.mid, 34, depth=2)
    )
    smoke = [(166, 196, 18), (140, 176, 24), (104, 160, 30), (60, 146, 36), (10, 132, 40)]
    drawn += puffs([(x + 6, y + 10, r) for x, y, r in smoke], "#D9A27A") + puffs(smoke, "#F6DDBB")
    drawn += path("M-10 410V300C80 288 150 302 230 296V410Z", SNOW_SHADE)
    drawn += group(locomotive(), -172, 42, 1.02) + _plough()
    plume = (
        "M318 214C306 150 330 84 392 56C438 36 486 44 520 70V250C508 210 490 168 462 152C420 130 372 158 350 216Z"
    )
    drawn += path(plume, SNOW)
    drawn += path(
        "M334 214C334 160 366 104 424 98C470 94 500 132 520 190V250C508 210 490 168 462 152"
        "C420 130 372 158 350 216Z",
        SNOW_SHADE,
    )
    clumps = (
        (300, 150, 6),
        (322, 96, 7),
        (288, 190, 4),
        (366, 46, 8),
        (430, 26, 6),
        (410, 168, 9),
        (446, 190, 7),
        (480, 206, 10),
    )
    drawn += "".join(circle(x, y, r, SNOW) for x, y, r in clumps)
    drift = "M368 340C372 300 366 270 384 244C420 226 470 236 520 220V410H340Z"
    drawn += path(drift, SNOW) + path(
        "M368 340C372 300 366 270 384 244C396 262 392 300 404 330L396 350Z", SNOW_SHADE
    )
    drawn += rect(-10, 333, 384, 5, "#3B241B") + path("M-10 410V337H350C420 336 470 330 510 334V410Z", SNOW)
    drawn += path("M-10 410V382C110 366 260 400 510 368V410Z", SNOW_SHADE)
    shovel = line("M0 -22V30", "#8A5A36", 4) + path("M-8 28H8L7 46Q0 52 -7 46Z", "#5B6670")
    digger = figure(
        STAND._replace(near_arm=(30, 80), lean=-6, nod=-10),
        "#B5362A",
        "#3B241B",
        knit_cap("#1F5C8F", SNOW),
        held=group(shovel, turn=80),
    )
    return drawn + group(digger, 436, 394, 1.08, flip=True) + spruces(((34, 386, 96), (66, 392, 64)), GROUND.near)


def _plough() -> str:
    """The plough: a red house on wheels with a fan in its mouth, in the coordinates of its picture."""
    body = (
        rect(206, 236, 116, 86, "#B5362A", 4)
        + rect(200, 228, 130, 12, "#1F1B1E", 3)
        + rect(206, 300, 116, 8, "#E3AE4E")
    )
    body += "".join(rect(x, 252, 22, 24, "#FFE9B4", 2) for x in (222, 256, 290))
    body += "".join(circle(x, 326, 11, "#1F1B1E") + circle(x, 326, 4, "#E3AE4E") for x in (228, 254, 296))
    hood = path("M312 206H352C380 222 384 316 352 334H312Z", "#7A241C") + rect(312, 200, 44, 14, "#1F1B1E", 3)
    fan = ellipse(354, 270, 28, 64, "#1F1B1E") + ellipse(354, 270, 23, 57, "#3B3236")
    blades = ""
    for k in range(8):
        a, b = math.tau * k / 8, math.tau * (k + 0.42) / 8
        tip = ((354 + 22 * math.cos(t), 270 + 55 * math.sin(t)) for t in (a, b))
        blades += polygon([(354, 270), *tip], "#E8DCC0" if k % 2 else "#B9A68C")
    return body + hood + fan + blades + ellipse(354, 270, 6, 14, "#B5362A")


def alaska_railroad() -> str:
    """The last spike: two engines nose to nose, a hammer raised, hats in the air."""
    drawn = sky(GROUND, 290) + sun(250, 214, 74, "#FFF0C4", (22, 0.3))
    drawn += dawn_peak(60, 288, 120, 180, 6, RED_ROCK) + dawn_peak(450, 288, 130, 190, 9, RED_ROCK)
    drawn += rect(0, 284, 500, 126, linear((0, "#B5744A"), (1, "#6B3A24")))
    drawn += rect(-10, 312, 520, 8, "#E8DCC0") + "".join(
        rect(x, 318, 26, 9, "#4A2A1C", 2) for x in range(-4, 510, 42)
    )
    smoke = [(176, 150, 14), (164, 128, 18), (146, 106, 22), (120, 88, 24)]
    drawn += puffs(smoke, "#FFF3DC") + puffs([(500 - x, y, r) for x, y, r in smoke], "#FFF3DC")
    engine = group(locomotive(), -238, -22, 1.17)
    drawn += engine + group(engine, 500, 0, flip=True)
    drawn += line("M30 236V120Q250 190 470 120V236", "#4A2A1C", 3)
    for k in range(1, 9):
        x = 30 + 440 * k / 9
        y = 120 + 35 * (1 - ((x - 250) / 220) ** 2)
        drawn += polygon([(x - 11, y), (x + 11, y), (x, y + 22)], ("#C8402F", "#FFF3DC", "#1F5C8F")[k % 3])
    crew = figure(
        SWING, "#1F5C8F", "#3B241B", brim_hat("#4A2A1C", "#C8402F"), held=hammer("#C98A4B", "#5B6670", 40)
    )
    drawn += group(crew, 222, 372, 1.28)
    spike = path("M-5 -30H5L3 22 0 30 -3 22Z", "#FFD057") + rect(-10, -37, 20, 9, "#FFE79A", 2)
    drawn += (
        rect(238, 366, 76, 14, "#8A5A36", 3)
        + circle(276, 354, 22, "#FFE79A", opacity=0.3)
        + group(spike, 276, 358, 0.9)
    )
    hats = brim_hat("#3B241B", "#D9A468"), top_hat("#1F1B1E", "#8A2F24"), knit_cap("#2F5E4C", SNOW)
    coats = ("#2A1610", "#5C2A20", "#24344A", "#3A2A1C")
    for k, (x, scale) in enumerate(((34, 1.3), (96, 1.16), (158, 1.24), (346, 1.18), (404, 1.3), (466, 1.2))):
        arms = line("M-16 -72L-30 -92L-26 -116M16 -72L22 -46", coats[k % 4], 9) if k in (1, 4) else ""
        drawn += group(
            back_view(coats[k % 4], "#1F1612", "#3A2418", hats[k % 3], arms=arms),
            x,
            452 + k % 2 * 8,
            scale,
            flip=k > 2,
        )
    return drawn


def train() -> str:
    """From the air: a long blue train winds up a river valley in autumn."""
    drawn = sky(GROUND, 110) + dawn_peak(330, 112, 92, 150, 8, RED_ROCK) + dawn_peak(60, 112, 70, 130, 5, RED_ROCK)
    drawn += dawn_peak(470, 112, 60, 100, 3, RED_ROCK) + rect(
        0, 101, 500, 309, linear((0, "#C98350"), (1, "#8A4726"))
    )
    drawn += hills(3, 124, 5, "#B56B3E", 140)
    drawn += path("M-10 196C60 176 150 190 172 226C190 268 90 300 -10 300Z", "#A85C32")
    drawn += path("M510 150C440 146 340 152 352 172C366 196 450 190 510 200Z", "#A85C32")
    drawn += path("M510 262C450 256 420 300 440 340C460 370 490 372 510 370Z", "#B56B3E")
    bends = [
        (420.0, 112.0),
        (330, 124),
        (230, 142),
        (206, 164),
        (270, 190),
        (372, 216),
        (402, 250),
        (330, 296),
        (196, 344),
        (60, 420),
    ]
    river = [(x - 34 - 0.34 * (y - 100), y + 6 + 0.1 * (y - 100)) for x, y in bends]
    bank = [*river, *[(x - 8 - 0.42 * (y - 100), y + 4) for x, y in river[::-1]]]
    drawn += path(smooth(bank), "#8FB3AE") + line(smooth(river[2:], closed=False), "#DCE9DA", 3, opacity=0.7)
    rails = _along(bends, 400)
    drawn += _ribbon(rails, 0, 400, 0.9, 0, "#5C3522") + _ribbon(rails, 0, 400, 0.6, 0, "#D9B08A")
    drawn += _valley_trees(rails, 11)
    step, gap, start = 26, 2, 92
    for k in range(9):
        a, b = start + k * step, start + (k + 1) * step - gap
        nose = k == 8
        for lift, ink in (
            (0, "#3A1F14"),
            (0.16, "#1A2A3A"),
            (0.34, "#1F5C8F"),
            (0.5, "#FFC93C"),
            (0.62, "#1F5C8F"),
            (0.86, "#4E8FC4"),
        ):
            drawn += _ribbon(rails, a, b, 0.8 if lift else 1.0, lift, ink)
        if nose:
            (x, y), w = rails[b], 0.5 * _reach(rails[b][1])
            drawn += circle(x - w * 0.2, y - 0.4 * w, w * 0.26, "#FFF6D2")
    return drawn + gull(150, 226, 11, "#3B1A10") + gull(176, 216, 8, "#3B1A10")


def _reach(y: float) -> float:
    """How many units the loading gauge is wide at this depth of the valley."""
    return 4 + 0.15 * (y - 104)


def _along(bends: list[Point], count: int) -> list[Point]:
    """Points of a soft curve, the closer together the farther away, so that cars of equal steps look alike."""
    fine: list[Point] = []
    for i in range(len(bends) - 1):
        p0, p1, p2, p3 = (bends[max(0, min(len(bends) - 1, i + k))] for k in (-1, 0, 1, 2))
        for j in range(60):
            t = j / 60
            weights = (
                -0.5 * t**3 + t**2 - 0.5 * t,
                1.5 * t**3 - 2.5 * t**2 + 1,
                -1.5 * t**3 + 2 * t**2 + 0.5 * t,
                0.5 * t**3 - 0.5 * t**2,
            )
            pieces = list(zip(weights, (p0, p1, p2, p3), strict=True))
            fine.append((sum(w * p[0] for w, p in pieces), sum(w * p[1] for w, p in pieces)))
    lengths = [0.0]
    for (xa, ya), (xb, yb) in itertools.pairwise(fine):
        lengths.append(lengths[-1] + math.hypot(xb - xa, yb - ya) / _reach((ya + yb) / 2))
    points, k = [], 0
    for i in range(count + 1):
        while k < len(fine) - 1 and lengths[k] < lengths[-1] * i / count:
            k += 1
        points.append(fine[k])
    return points


def _ribbon(rails: list[Point], a: int, b: int, width: float, lift: float, ink: str) -> str:
    """The strip between two points of the track, as wide as a share of the gauge there and lifted by another."""
    left, right = [], []
    for i in range(a, b + 1):
        (xa, ya), (xb, yb) = rails[max(0, i - 3)], rails[min(len(rails) - 1, i + 3)]
        x, y = rails[i]
        size = _reach(y)
        far = math.hypot(xb - xa, yb - ya) or 1
        nx, ny = -(yb - ya) / far * size * width / 2, (xb - xa) / far * size * width / 2
        left.append((x + nx, y + ny - lift * size))
        right.append((x - nx, y - ny - lift * size))
    return path(track([*left, *right[::-1]]) + "Z", ink)


def _valley_trees(rails: list[Point], seed: int) -> str:
    """Spruces and yellow birches right of the line, with long shadows, far ones first."""
    dice = random.Random(seed)
    places: list[Point] = []
    while len(places) < 32:
        y = 116 + 300 * dice.random() ** 1.3
        x = dice.uniform(-10, 510)
        clear = all(
            abs(y - ry) > 0.5 * _reach(y) + 5 or not -44 - 0.85 * (y - 100) < x - rx < 1.5 * _reach(y)
            for rx, ry in rails[::6]
        )
        if clear:
            places.append((y, x))
    drawn = ""
    for k, (y, x) in enumerate(sorted(places)):
        h = 2.1 * _reach(y) * dice.uniform(0.7, 1.1)
        drawn += ellipse(x + h * 0.3, y, h * 0.4, h * 0.09, "#4A2214", opacity=0.5)
        if k % 4 == 0:
            drawn += ellipse(x, y - h * 0.36, h * 0.24, h * 0.34, "#F0B548") + rect(
                x - 1, y - h * 0.2, 2, h * 0.2, "#FFF2D8"
            )
        else:
            drawn += rough_spruce(x, y, h, "#5A2A1C" if k % 3 else "#6E3A26", k)
    return drawn


def passenger_train() -> str:
    """From inside the dome car: everybody looks at the bear, and at the great peak."""
    inks = HORIZONS["tourism"]
    rock = PeakInks("#B987B0", "#7A4A86", "#FFE9DA", "#D2A6BC")
    drawn = sky(inks, 250) + dawn_peak(290, 252, 200, 260, 14, rock) + dawn_peak(40, 252, 110, 150, 5, rock)
    drawn += (
        ridge_line(6, 256, 26, inks.far, 16)
        + forest(8, 264, 46, inks.near, 36, depth=3)
        + hills(4, 270, 6, inks.mid)
    )
    drawn += group(bear("#2A1612", "#5A3226"), 256, 232, 0.66) + group(bear("#2A1612", "#5A3226"), 366, 268, 0.3)
    frame, light = "#22143E", "#4A3478"
    drawn += path("M270 -10L340 -10L170 300H40Z", "#FFFFFF", opacity=0.09) + path(
        "M380 -10L410 -10L270 300H230Z", "#FFFFFF", opacity=0.09
    )
    ribs = "".join(
        f"M{250 + 0.34 * d} -10C{250 + 0.85 * d} 60 {250 + d} 190 {250 + d} 300" for d in (-236, -82, 82, 236)
    )
    drawn += line(ribs, frame, 12) + path("M-10 -10H510V22C400 2 100 2 -10 22Z", frame)
    drawn += rect(-10, 290, 520, 120, frame) + rect(-10, 290, 520, 9, light) + rect(-10, 308, 520, 5, "#FFC93C")
    for x, coat, hair, hat in (
        (104, "#C8402F", "#2A1810", ""),
        (404, "#2F8F83", "#8A4A2A", brim_hat("#E8C58F", "#C93480")),
    ):
        drawn += group(back_view(coat, frame, hair, hat), x, 452, 2.0)
    child = (
        line("M-17 -74L-38 -98M17 -74L38 -98", "#E9A91F", 9)
        + circle(-39, -100, 6, "#D9A27A")
        + circle(39, -100, 6, "#D9A27A")
    )
    drawn += group(
        back_view("#E9A91F", frame, "#7A4A28", knit_cap("#3B6FB0", "#FFF2D8"), arms=child), 196, 414, 1.24
    )
    for x in (18, 182, 322, 486):
        drawn += path(f"M{x - 66} 410V356C{x - 66} 336 {x + 66} 336 {x + 66} 356V410Z", "#1F5C8F") + path(
            f"M{x - 66} 366V356C{x - 66} 336 {x + 66} 336 {x + 66} 356V366C{x + 50} 352 {x - 50} 352 {x - 66} 366Z",
            "#4E8FC4",
        )
    return drawn


PICTURES = {
    "railway": railway,
    "train": train,
    "alaska_railroad": alaska_railroad,
    "passenger_train": passenger_train,
}
