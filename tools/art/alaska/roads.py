"""Cards about roads, of the type Ground."""

from __future__ import annotations

import random

from tools.art.animals import moose
from tools.art.figures import STAND, figure, peaked_cap
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import sky, sun
from tools.art.svg import Point, circle, clipped, ellipse, group, line, path, polygon, rect, smooth
from tools.art.trees import forest, rough_spruce, spruce

GROUND = HORIZONS["ground"]
RED_ROCK = PeakInks("#C4784A", "#8B4C2F", "#FFF2D8", "#E0B08A")


def highway() -> str:
    """The whole road waits while a moose takes his time across it."""
    drawn = sky(GROUND, 240) + sun(330, 150, 40, "#FFF0C4", (18, 0.3)) + dawn_peak(240, 242, 170, 230, 11, RED_ROCK)
    drawn += dawn_peak(470, 242, 100, 150, 5, RED_ROCK) + dawn_peak(30, 242, 90, 140, 3, RED_ROCK)
    drawn += (
        forest(9, 250, 34, GROUND.far, 36, depth=4)
        + hills(3, 252, 4, "#B5683A")
        + rect(0, 256, 500, 154, "#A8582F")
    )
    drawn += polygon([(266, 250), (280, 250), (620, 410), (-40, 410)], "#4A2E26")
    drawn += polygon([(266, 250), (268, 250), (30, 410), (-8, 410)], "#F6DDBB") + polygon(
        [(278, 250), (280, 250), (588, 410), (548, 410)], "#F6DDBB"
    )
    for y, h, k in ((262, 5, 1.2), (274, 8, 2.2), (356, 16, 7), (388, 22, 9)):
        drawn += polygon([(273 - k, y), (273 + k, y), (273 + k * 1.3, y + h), (273 - k * 1.3, y + h)], "#FFC93C")
    drawn += group(_pickup("#1F5C8F"), 318, 284, 0.36) + group(_pickup("#C8402F"), 372, 330, 0.92)
    drawn += group(_pickup("#2F8F83"), 236, 272, 0.24)
    shadow = "#2A1812"
    drawn += ellipse(196, 384, 104, 8, shadow, 0.6) + group(moose("#24120C"), 184, 292, 1.46)
    back = "M-60 -16C-60 -32 -46 -43 -28 -45C-14 -55 4 -57 18 -49C30 -47 40 -53 48 -57"
    drawn += group(clipped(moose("#FFF"), line(back, "#F0B478", 7)), 184, 292, 1.46)
    post = rect(-4, -12, 8, 160, "#5B4A40") + group(
        rect(-36, -36, 72, 72, "#24120C", 7) + rect(-32, -32, 64, 64, "#FFC93C", 6), 0, -34, turn=45
    )
    return (
        drawn
        + group(post + group(moose("#24120C"), -8, -30, 0.3), 452, 262, 0.8)
        + rough_spruce(486, 410, 190, GROUND.near, 5)
        + rough_spruce(6, 404, 150, GROUND.near, 3)
    )


def _pickup(paint: str) -> str:
    """A pick-up from the front with its lamps lit, wheels on y = 0, about 130 wide."""
    ink, chrome = "#1B1416", "#E8DCC0"
    body = rect(-56, -16, 24, 18, ink, 4) + rect(32, -16, 24, 18, ink, 4)
    body += (
        path("M-46 -62L-36 -100H36L46 -62Z", paint)
        + path("M-37 -64L-29 -93H29L37 -64Z", "#8FB3BE")
        + path("M-10 -93L-24 -64H-4L10 -93Z", "#DCE9DA", opacity=0.6)
    )
    body += path("M-62 -12V-56C-60 -66 -50 -66 0 -66C50 -66 60 -66 62 -56V-12Z", paint) + path(
        "M-58 -58Q0 -68 58 -58V-50H-58Z", "#FFFFFF", opacity=0.25
    )
    body += (
        rect(-30, -48, 60, 20, ink, 4)
        + line("M-26 -42H26M-26 -35H26", chrome, 3)
        + rect(-66, -24, 132, 12, chrome, 5)
    )
    lamps = "".join(circle(x, -38, 20, "#FFF3C9", opacity=0.35) + circle(x, -38, 10, "#FFF6D8") for x in (-46, 46))
    return body + lamps


def alaska_highway() -> str:
    """A raw road is cut through endless forest: the bulldozer comes at us, a spruce falls before it."""
    dice = random.Random(4)
    drawn = sky(GROUND, 150) + sun(250, 112, 34, "#FFF0C4", (16, 0.3)) + dawn_peak(130, 156, 80, 170, 11, RED_ROCK)
    drawn += (
        dawn_peak(380, 156, 100, 180, 5, RED_ROCK)
        + ridge_line(6, 160, 20, GROUND.far, 18)
        + rect(0, 154, 500, 256, "#8A4A30")
    )
    middle = [
        (300.0, 156.0),
        (304, 164),
        (286, 174),
        (220, 186),
        (196, 202),
        (222, 226),
        (270, 262),
        (290, 320),
        (290, 420),
    ]
    road = [(x - 2 - 0.5 * (y - 156), y) for x, y in middle] + [
        (x + 2 + 0.5 * (y - 156), y) for x, y in middle[::-1]
    ]
    drawn += path(smooth(road), "#EBC08C") + line(
        smooth([(x + 0.2 * (y - 156), y) for x, y in middle], closed=False), "#B57F4C", 5, opacity=0.7
    )
    for row in range(15):
        y = 168 + row * 3.4 + row**2 * 0.92
        h, half = 12 + row * 5.4, 3 + (y - 156) * 0.5
        ink = ("#9A5636", "#7C402A", "#5C2C1C", "#421E14")[min(3, row // 4)]
        x = -10 + dice.uniform(0, h * 0.3)
        while x < 510:
            if all(abs(x - rx) > half + h * 0.14 for rx in _road_at(middle, y, h)):
                drawn += spruce(x, y + dice.uniform(-3, 3), h * dice.uniform(0.8, 1.15), ink)
            x += h * dice.uniform(0.55, 0.85)
    for x, y, s in ((226, 186, 0.1), (199, 204, 0.16), (216, 226, 0.24)):
        drawn += group(_pickup("#68702F"), x, y, s)
    fallen = group(rough_spruce(0, 0, 168, "#2A130C", 8) + rect(-5, -4, 10, 16, "#8A5A36", 2), 184, 386, turn=-52)
    drawn += ellipse(278, 372, 130, 14, "#4A2616", opacity=0.7) + group(_dozer(), 296, 384, 1.0)
    drawn += path("M186 410C190 378 214 368 236 376C262 360 330 360 352 376C378 368 398 382 404 410Z", "#7B4526")
    drawn += path("M210 410C220 388 240 386 254 392C286 378 318 380 336 392C358 388 370 398 376 410Z", "#94562F")
    drawn += fallen
    sapper = figure(
        STAND._replace(near_arm=(120, 170), far_arm=(30, 20)),
        "#68702F",
        "#4A5124",
        peaked_cap("#68702F", "#3A4018"),
    )
    return drawn + group(sapper, 446, 398, 0.94, flip=True)


def _road_at(middle: list[Point], y: float, height: float) -> list[float]:
    """Where the middle of the road is between this level and a tree's height above it."""
    return [x for (x, level) in middle if y - height * 1.1 <= level <= y + 8] or [
        min(middle, key=lambda point: abs(point[1] - y))[0]
    ]


def _dozer() -> str:
    """A yellow bulldozer head on, tracks on y = 0, about 170 wide."""
    yellow, dark, ink = "#F0B429", "#B97F14", "#241812"
    tracks = "".join(
        rect(x, -64, 30, 66, ink, 7)
        + line("".join(f"M{x + 3} {y}H{x + 27}" for y in range(-56, 0, 11)), "#5B4A40", 4)
        for x in (-72, 42)
    )
    cab = (
        rect(-34, -142, 68, 66, yellow, 5)
        + rect(-42, -150, 84, 12, dark, 4)
        + rect(-26, -134, 52, 36, "#8FB3BE", 3)
    )
    driver = (
        path("M-15 -98C-16 -112 16 -112 15 -98Z", "#68702F")
        + circle(0, -118, 8, "#D9A27A")
        + path("M-10 -119C-10 -132 10 -132 10 -119Z", "#4A5124")
    )
    engine = (
        rect(-36, -98, 72, 66, yellow, 6)
        + rect(-26, -90, 52, 46, ink, 4)
        + "".join(line(f"M{x} -86V-48", dark, 3) for x in (-16, -5, 6, 17))
    )
    stack = (
        rect(14, -176, 9, 46, ink, 2)
        + circle(26, -186, 10, "#F6DDBB", opacity=0.8)
        + circle(40, -200, 13, "#F6DDBB", opacity=0.6)
    )
    lamps = circle(-24, -106, 7, "#FFF6D8", ink, 3) + circle(24, -106, 7, "#FFF6D8", ink, 3)
    blade = (
        path("M-96 -52C-60 -46 60 -46 96 -52L92 8H-92Z", "#C9BBA0")
        + path("M-94 -26C-60 -20 60 -20 94 -26L92 8H-92Z", "#8F8270")
        + rect(-94, 2, 188, 8, "#5B4A40", 3)
    )
    return stack + tracks + cab + driver + engine + lamps + blade


PICTURES = {
    "highway": highway,
    "alaska_highway": alaska_highway,
}
