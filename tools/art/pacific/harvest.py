"""Three foods as people bring them in: from the wet field, from the garden, from the palm."""

from __future__ import annotations

import math
import random

from tools.art.pacific.bodies import DAYLIGHT, DEEP, Pose, person
from tools.art.pacific.gardens import garden
from tools.art.pacific.land import SlopeInks, fluted
from tools.art.pacific.plants import coconut, taro_leaf
from tools.art.pacific.scenery import glow, haze
from tools.art.svg import (
    Point,
    circle,
    clipped,
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


def coconuts() -> str:
    """Looking up a palm: a climber in the crown twists off the nuts; one is on its way down."""
    drawn = rect(
        0, 0, 500, 400, radial((0, "#FFFBE0"), (0.35, "#DDF0C4"), (1, "#7CC8C4"), centre=(0.56, 0.34), radius=0.8)
    )
    for turn, length, ink in (
        (196, 300, "#1F6B4A"),
        (344, 310, "#1F6B4A"),
        (228, 290, "#2B8358"),
        (312, 300, "#2B8358"),
        (270, 250, "#1F6B4A"),
        (160, 270, "#2B8358"),
        (18, 280, "#2B8358"),
        (248, 300, "#46A065"),
        (292, 290, "#46A065"),
        (180, 300, "#46A065"),
        (0, 300, "#46A065"),
    ):
        drawn += group(_palm_frond(length, ink), 268, 118, 1, turn)
    trunk = "M120 420C170 330 214 250 244 130H292C288 250 292 330 316 420Z"
    bark = linear((0, "#5B3A22"), (0.35, "#A8784A"), (1, "#4A2C18"), start=(0, 0), end=(1, 0))
    rings = "".join(
        f"M{num(236 - i * 11)} {150 + i * 30}q{num(26 + i * 8)} {10 + i * 2} {num(56 + i * 15)} 0" for i in range(9)
    )
    drawn += clipped(path(trunk, "#FFF"), path(trunk, bark) + line(rings, "#3A2212", 4, opacity=0.55))
    for x, y, r in ((216, 150, 34), (322, 148, 35), (246, 108, 30), (298, 104, 31), (270, 146, 37)):
        drawn += coconut(x, y, r, "#8FA548", "#566B22", "#DCE896")
    climbing = Pose(
        (4, -90),
        (1, -81),
        (-2, -50),
        ((16, -90), (12, -108)),
        ((-13, -86), (-10, -104)),
        ((16, -42), (7, -24)),
        ((-18, -40), (-8, -20)),
        look="away",
        breadth=0.95,
    )
    drawn += group(
        person(
            climbing,
            DAYLIGHT,
            "#E0A93A",
            "#8A5A1E",
            light=1,
            length=0.55,
            tattoo="#2A1A14",
            crown="#4FA04A",
            cut="plain",
        ),
        262,
        384,
        2.05,
    )
    drawn += line("M244 336C256 350 276 350 286 330", "#E8D39A", 6)
    drawn += line("M402 196V236M420 180V226M386 184V216", "#FFFFFF", 3.4, opacity=0.7)
    return drawn + coconut(404, 276, 38, "#8FA548", "#566B22", "#DCE896")


def _palm_frond(length: float, ink: str) -> str:
    """A frond seen from below, pointing right: a bowed midrib and cut leaflets that hang back."""
    upper: list[Point] = [(0, 0)]
    lower: list[Point] = []
    for i in range(1, 15):
        t = i / 14
        x, droop = length * t, length * 0.16 * t * t
        wide = length * 0.17 * math.sin(math.pi * min(1, t * 0.9 + 0.08)) ** 0.7
        upper += [(x - length * 0.015, droop - wide), (x, droop - wide * 0.42)]
        lower = [(x, droop + wide * 0.42), (x - length * 0.015, droop + wide), *lower]
    spine = smooth([(length * t / 6, length * 0.16 * (t / 6) ** 2) for t in range(7)], closed=False)
    return polygon(upper + lower, ink) + line(spine, "#BFE08A", 4, opacity=0.8)


def taro() -> str:
    """A gardener knee-deep in a terraced field draws a whole plant out of the mud, corm, stalks and all."""
    drawn = garden(400) + fluted(360, 210, 420, 150, 14, SlopeInks("#9CCB8E", "#6FAE86", "#4F9080"), 6, 0.1)
    drawn += fluted(60, 214, 320, 120, 5, SlopeInks("#8FC07E", "#5E9E74", "#438468"), 5) + haze(
        120, 110, "#FBF6CF", 0.7
    )
    for step, y in enumerate((196, 226, 262, 306)):
        drawn += _terrace(y, step)
    for x, y, k in ((40, 258, 0.3), (470, 262, 0.34)):
        drawn += _plant(x, y, k)
    for x, y, k in ((36, 326, 0.62), (446, 330, 0.66)):
        drawn += _plant(x, y, k)
    pulling = Pose(
        (31, -79),
        (22, -73),
        (-9, -48),
        ((34, -62), (52, -58)),
        ((30, -52), (50, -48)),
        ((14, -24), (4, 2)),
        ((-8, -24), (-20, 2)),
    )
    drawn += line(
        "M292 234C286 160 262 110 236 74M296 232C300 160 310 110 318 70M302 234C326 176 360 140 404 118"
        "M298 232C312 170 346 92 392 52",
        "#7A4A62",
        8,
    )
    for x, y, size, turn, ink in (
        (392, 46, 84, -34, "#2E8A4C"),
        (236, 66, 104, 24, "#3F9F58"),
        (408, 112, 104, -30, "#46A65C"),
        (320, 58, 116, -4, "#57B26A"),
    ):
        drawn += taro_leaf(x, y, size, turn, ink)
    drawn += group(_corm(), 294, 268, 1.2, 6)
    drawn += group(
        person(
            pulling,
            DAYLIGHT,
            "#F0DDB0",
            "#8A3A26",
            light=1,
            length=0.7,
            tattoo="#2A1A14",
            crown="#4FA04A",
            cut="tapa",
        ),
        138,
        404,
        3.3,
    )
    drawn += path(
        "M-10 372C60 362 110 376 170 370C260 362 330 378 400 368C440 362 480 370 510 366V410H-10Z",
        linear((0, "#6FB7A6"), (1, "#1F6A66")),
    )
    drawn += line(
        "M52 378h60M170 376h54M262 380q34 -6 70 0M276 390q24 -5 46 0M400 382h60", "#E6FBEF", 3.4, opacity=0.8
    )
    drips = "".join(f"M{x} {y}v{h}" for x, y, h in ((276, 312, 16), (294, 318, 26), (310, 310, 12), (288, 352, 8)))
    return drawn + line(drips, "#5B3A2A", 4) + group(taro_leaf(0, 0, 150, -64, "#1F6E44"), 452, 318)


def _terrace(y: float, step: int) -> str:
    """A flooded step of the valley, its stone bank towards the viewer; nearer steps are deeper."""
    deep = 20 + step * 12
    edge = f"M-10 {y}C120 {y - 10 + step * 3} 380 {y + 8 - step * 3} 510 {y - 4}V410H-10Z"
    bank = f"M-10 {y + deep}C120 {y + deep - 8} 360 {y + deep + 8} 510 {y + deep - 6}"
    drawn = path(edge, linear((0, "#BFE6CF"), (0.3, "#86C9B6"), (1, "#3F8F86")))
    return drawn + line(bank, "#5E7A45", 7 + step * 2) + line(bank, "#A3BE68", 2 + step)


def _plant(x: float, y: float, k: float) -> str:
    """A growing plant, its foot in the water."""
    drawn = ""
    for dx, dy, size, turn, ink in (
        (-60, -120, 64, 30, "#2E8A4C"),
        (62, -126, 66, -30, "#2E8A4C"),
        (-16, -176, 74, 8, "#3F9F58"),
        (26, -96, 62, -6, "#57B26A"),
    ):
        stalk = (
            f"M{num(x)} {num(y)}Q{num(x + dx * k * 0.3)}"
            f" {num(y + dy * k * 0.6)} {num(x + dx * k)} {num(y + dy * k)}"
        )
        drawn += line(stalk, "#7A5A6B", 6 * k) + taro_leaf(x + dx * k, y + dy * k, size * k, turn, ink)
    return drawn


def _corm() -> str:
    body = path(
        "M-34 -4C-40 -34 -22 -56 0 -58C22 -56 40 -34 34 -4C30 14 12 22 0 22C-12 22 -30 14 -34 -4Z",
        linear((0, "#B98C6A"), (1, "#5B3A2A")),
    )
    rings = "".join(
        line(
            f"M{-34 + i} {-8 - i * 12}C-14 {-2 - i * 12} 14 {-2 - i * 12} {34 - i} {-8 - i * 12}",
            "#3E261C",
            2,
            opacity=0.7,
        )
        for i in range(4)
    )
    cut = ellipse(0, -54, 15, 7, "#F1E6F0") + circle(0, -54, 2.4, "#B48AA8")
    roots = line("M-20 16L-28 30M-4 22L-6 38M14 20L20 34", "#5B3A2A", 2.6)
    return roots + body + rings + cut


def yams() -> str:
    """Two men carry home the yam of the year, slung under a pole and dressed with leaves; a child comes to see."""
    drawn = garden(300) + glow(360, 90, 200, "#FFF6C8", 0.9)
    drawn += group(_yam_house(), 276, 246, 1.02)
    for x, h, seed in ((20, 190, 2), (92, 160, 3), (160, 132, 5), (222, 112, 6)):
        drawn += _climber(x, 274 + h * 0.06, h, seed)
    drawn += path("M-10 352C120 326 340 336 510 330V410H-10Z", linear((0, "#E5CB92"), (1, "#B98E58")))
    drawn += path("M-10 356C120 330 340 340 510 334V326C340 330 120 320 -10 344Z", "#5A9A4A")
    drawn += ellipse(254, 386, 230, 13, "#7A5A38", opacity=0.4)
    left = Pose(
        (7, -92),
        (4, -83),
        (0, -50),
        ((12, -72), (20, -86)),
        ((-8, -70), (12, -62)),
        ((12, -28), (20, -4)),
        ((-5, -27), (-20, -6)),
        hair="round",
    )
    right = Pose(
        (7, -91),
        (4, -82),
        (-1, -50),
        ((14, -72), (22, -86)),
        ((-9, -68), (8, -58)),
        ((-4, -27), (-18, -6)),
        ((10, -28), (18, -4)),
        hair="round",
    )
    drawn += line("M64 170L474 158", "#5B3A1E", 13) + line("M64 167L474 155", "#B98A50", 4)
    drawn += line(
        "M166 168C150 220 150 270 172 312M196 166C214 220 214 280 196 322M322 162C306 220 308 276 328 316"
        "M352 162C370 214 368 268 350 306",
        "#E8D39A",
        6,
    )
    drawn += group(_great_yam(), 262, 262)
    drawn += line("M172 236C160 250 160 276 176 298M332 232C318 250 320 278 336 300", "#E8D39A", 6)
    drawn += group(
        person(left, DEEP, "#B9432B", "#7A2A1E", light=1, length=0.6, crown="#4FA04A", cut="leaves"), 88, 388, 2.62
    )
    drawn += group(
        person(right, DEEP, "#E8C878", "#A87A34", light=1, length=0.6, crown="#E4572E", cut="leaves"),
        420,
        386,
        2.66,
    )
    child = Pose(
        (-2, -90),
        (0, -80),
        (0, -48),
        ((-12, -92), (-16, -108)),
        ((-14, -84), (-22, -100)),
        ((6, -25), (6, -3)),
        ((-5, -25), (-7, -3)),
        look="left",
        skull=10,
        hair="round",
    )
    return drawn + group(
        person(child, DEEP, "#5FA04A", "#2F6E38", light=-1, length=0.5, cut="leaves"), 222, 398, 0.84
    )


def _great_yam() -> str:
    """A tuber as long as a man, lobed at its end, with leaves tied round it; about 270 long, centred."""
    outline: list[Point] = [
        (-140, -16),
        (-112, -44),
        (-60, -56),
        (0, -50),
        (60, -56),
        (106, -40),
        (140, -46),
        (152, -28),
        (130, -8),
        (154, 4),
        (150, 24),
        (120, 26),
        (112, 52),
        (86, 60),
        (40, 50),
        (-20, 58),
        (-80, 54),
        (-124, 32),
        (-142, 8),
    ]
    skin = path(smooth(outline), linear((0, "#D9A06C"), (0.45, "#9A6238"), (1, "#4E2E1A")))
    dice = random.Random(4)
    hairs = ""
    for _ in range(34):
        x, y = dice.uniform(-128, 118), dice.uniform(-44, 46)
        hairs += f"M{num(x)} {num(y)}q5 5 {num(dice.uniform(8, 20))} {num(dice.uniform(-2, 3))}"
    knobs = "".join(
        ellipse(x, y, 9, 5, "#4E2E1A", opacity=0.35) for x, y in ((-96, -20), (-36, 26), (22, -24), (84, 14))
    )
    shine = line("M-116 -24C-70 -46 -10 -38 60 -44", "#F6D3A6", 7, opacity=0.55)
    leaves = "".join(
        group(
            path("M0 0C-20 -8 -24 -30 0 -50C24 -30 20 -8 0 0Z", ink) + line("M0 0V-40", "#BFE08A", 2),
            x,
            y,
            0.8,
            turn,
        )
        for x, y, turn, ink in (
            (-2, -46, -60, "#2B7C42"),
            (4, -46, 56, "#2B7C42"),
            (0, -44, -14, "#3F9A4E"),
            (-4, -42, 150, "#3F9A4E"),
            (2, -44, 200, "#57B04F"),
        )
    )
    return (
        clipped(path(smooth(outline), "#FFF"), skin + line(hairs, "#3E2412", 2, opacity=0.6) + knobs)
        + shine
        + leaves
    )


def _climber(x: float, y: float, height: float, seed: int) -> str:
    """A yam vine on its pole, its foot at y."""
    dice = random.Random(seed)
    drawn = line(f"M{num(x)} {num(y)}L{num(x + 8)} {num(y - height - 14)}", "#7A5A34", 5)
    for i in range(13):
        t, side = (i + 0.5) / 13, -1 if i % 2 else 1
        leaf = path("M0 0C-22 -8 -26 -36 0 -56C26 -36 22 -8 0 0Z", "#4FA552" if side > 0 else "#2F8346")
        size = 0.6 * height / 160
        drawn += group(leaf, x + 8 * t, y - height * t, size * dice.uniform(0.8, 1.1), side * dice.uniform(50, 120))
    return drawn


def _yam_house() -> str:
    """A store of logs laid crosswise under a steep roof with a painted gable, its foot at y = 0; about 100 wide."""
    gaps = rect(-40, -84, 80, 74, "#3A2415") + "".join(
        ellipse(-26 + i * 17, -30, 8, 18, "#A8724A") for i in range(4)
    )
    gaps += "".join(ellipse(-26 + i * 17, -64, 8, 16, "#8A5A38") for i in range(4))
    logs = "".join(rect(-48, -88 + i * 19, 96, 7, "#B98A58", 3) for i in range(5)) + line(
        "M-38 0V-92M38 0V-92M0 -10V-90", "#7A5330", 8
    )
    roof = path("M-62 -84C-36 -116 -12 -156 0 -186C12 -156 36 -116 62 -84C30 -94 -30 -94 -62 -84Z", "#8A6434")
    gable = path("M-38 -96C-20 -118 -6 -146 0 -164C6 -146 20 -118 38 -96Z", "#F1DDB0") + path(
        "M-22 -100L0 -146L22 -100ZM-8 -100L0 -122L8 -100Z", "#B9432B", even_odd=True
    )
    return gaps + logs + roof + gable


PICTURES = {
    "coconuts": coconuts,
    "taro": taro,
    "yams": yams,
}
