"""Cards of the type Ships."""

from __future__ import annotations

import math
import random

from tools.art.animals import gull
from tools.art.boats import freighter, tanker_from_above, trawler, tug_from_above
from tools.art.figures import back_view, knit_cap, peaked_cap
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import puffs, sky, sun
from tools.art.svg import circle, group, line, linear, num, path, polygon, rect
from tools.art.trees import forest
from tools.art.water import light_path, ripples, swell, water

INKS = HORIZONS["ships"]
ROCK = PeakInks("#5B97C0", "#2F6C97", "#FFFAEC", "#B5D3E4")
TIMBER = "#C98A4B"
BOXES = ("#C8402F", "#E9A91F", "#2C6E49", "#F4F1E4", "#31566E")


def _swells(first: float = 350) -> str:
    inks = ("#3478A6", "#1F5C8A", "#123F66")
    return "".join(swell(first + 20 * i, 8, ink, "#EAF6FA", 410, i * 7) for i, ink in enumerate(inks))


def steamers() -> str:
    """Two river steamers, one with a stern wheel, between wooded banks."""
    drawn = (
        sky(INKS, 240)
        + sun(250, 150, 44, "#FFF3D2", (18, 0.3))
        + dawn_peak(250, 236, 110, 190, 11, ROCK)
        + forest(3, 244, 70, INKS.mid, 44, depth=3)
        + water(242, "#6FA9CB", "#123A5E", 6)
    )
    drawn += path("M-10 330V232C40 226 90 236 120 250C90 272 40 292 -10 296Z", INKS.near) + forest(
        9, 260, 120, INKS.near, 8, -20, 84, 12
    )
    boat = (
        path("M-150 10H140L124 46H-138Z", "#F4F1E4")
        + rect(-150, 6, 292, 8, "#C8402F")
        + rect(-110, -28, 226, 34, "#FBF1DA")
        + rect(-84, -60, 176, 32, "#FBF1DA")
        + rect(-114, -32, 236, 5, "#C8402F")
        + rect(-90, -64, 188, 5, "#C8402F")
    )
    boat += (
        "".join(rect(-102 + i * 22, -20, 12, 18, "#16324C", 1) for i in range(10))
        + "".join(rect(-76 + i * 22, -52, 12, 15, "#FFE39A", 1) for i in range(8))
        + rect(20, -90, 48, 28, "#FBF1DA")
        + rect(26, -84, 36, 11, "#16324C")
        + path("M14 -90L44 -104 74 -90Z", "#C8402F")
    )
    boat += "".join(
        rect(x, -140, 16, 78, "#16324C") + path(f"M{x - 5} -140H{x + 21}L{x + 16} -154H{x}Z", "#16324C")
        for x in (82, 108)
    )
    wheel = (
        circle(-158, 10, 46, "none", "#C8402F", 7)
        + circle(-158, 10, 26, "none", "#C8402F", 4)
        + line("M-204 10H-112M-158 -36V56M-190 -22L-126 42M-126 -22L-190 42", "#C8402F", 6)
    )
    smoke = [(250, 88, 14), (226, 72, 19), (196, 62, 23), (160, 58, 24), (122, 62, 20), (92, 64, 15)]
    drawn += group(
        puffs([(x + 70, y + 12, r) for x, y, r in smoke], "#B5C7D2")
        + puffs([(x + 70, y, r) for x, y, r in smoke], "#F4F1E4"),
        opacity=0.95,
    )
    return drawn + group(wheel + boat, 256, 286, 0.98) + ripples(250, 344, 330, 3, "#EAF6FA", 0.6) + _swells(356)


def port() -> str:
    """Gantry cranes over a container ship, trains on the quay."""
    drawn = (
        sky(INKS, 280)
        + sun(390, 150, 44, "#FFF3D2", (18, 0.3))
        + dawn_peak(110, 276, 150, 200, 6, ROCK)
        + dawn_peak(420, 276, 110, 170, 9, ROCK)
        + ridge_line(5, 278, 20, INKS.mid, 16)
    )
    for x in (130, 300):
        drawn += (
            line(
                f"M{x - 34} 332V140M{x + 34} 332V140M{x - 34} 236H{x + 34}M{x - 34} 236L{x + 34} 150M{x} 140V92",
                "#C8402F",
                9,
            )
            + line(f"M{x - 90} 140H{x + 130}", "#C8402F", 10)
            + line(f"M{x} 94L{x + 126} 138M{x} 94L{x - 88} 138", "#8E2418", 4)
            + line(f"M{x + 84} 144V196", "#0F2D4B", 3)
            + rect(x + 62, 196, 46, 20, "#E9A91F", 2)
            + rect(x - 6, 144, 24, 20, "#8E2418", 2)
        )
    drawn += rect(0, 318, 500, 26, "#5B6B78") + rect(0, 316, 500, 5, "#A9BBC6")
    for i in range(7):
        drawn += rect(16 + i * 70, 296, 60, 21, BOXES[i % 5], 2) + line(
            f"M{26 + i * 70} 296v21M{36 + i * 70} 296v21M{46 + i * 70} 296v21M{56 + i * 70} 296v21"
            f"M{66 + i * 70} 296v21",
            "#0F2D4B",
            1.4,
            opacity=0.4,
        )
    return (
        drawn
        + water(342, "#4F93BC", "#12375A", 9)
        + group(freighter("#12304C", "#C8402F", "#FBF1DA", "#16324C", BOXES), 262, 350, 0.98)
        + swell(392, 6, "#123F66", "#EAF6FA", 410)
    )


def shipping() -> str:
    """The pilot comes aboard: a small boat below a wall of steel, and a long climb up the rope ladder."""
    drawn = (
        sky(INKS, 300)
        + dawn_peak(452, 300, 110, 110, 6, ROCK)
        + ridge_line(9, 302, 22, "#4E86AC", 14)
        + water(298, "#5C9CC4", "#12375A", 9, "#FFF3D2", 18)
    )
    for row, (y, first) in enumerate(((-20, 130), (14, 96), (48, 62))):
        for k in range(6):
            ink = BOXES[(k * 2 + row * 3) % 5]
            drawn += rect(first + k * 62 - row * 30, y, 60, 33, ink) + rect(
                first + k * 62 - row * 30 + 44, y, 16, 33, "#0F2D4B", opacity=0.2
            )
    mate = back_view("#2C6E49", "#16324C", "#D9A27A", knit_cap("#E9A91F", "#F4F1E4"), arms=" ")
    drawn += group(mate, 194, 152, 1.16)
    red, shade, band = "#B5362A", "#7A1F1B", "#F4F1E4"
    drawn += path("M-10 60C120 76 260 84 356 56L322 372H-10Z", red) + path(
        "M356 56C388 74 404 96 412 120C398 210 366 300 322 372Z", shade
    )
    drawn += path("M-10 60C120 76 260 84 356 56L354 76C260 102 120 94 -10 80Z", band) + path(
        "M356 56C388 74 404 96 412 120L409 136C398 112 382 92 354 76Z", "#C5B8A8"
    )
    drawn += path("M-10 318H329L322 372H-10Z", "#16324C") + path(
        "M329 318L322 372C334 354 344 336 353 318Z", "#0F2338"
    )
    drawn += (
        "".join(rect(310 - k * 3, 200 + k * 26, 16, 5, band) for k in range(5))
        + line("M330 122V154M318 150C320 164 340 164 342 150", "#16324C", 8)
        + circle(330, 116, 9, "#16324C")
    )
    ladder = line("M166 86V332M200 86V332", "#E8C58F", 4) + line(
        "".join(f"M164 {y}H202" for y in range(104, 330, 24)), TIMBER, 6
    )
    climb = (
        line("M-17 -72L-16 -104M17 -72L15 -94", "#C9701F", 10)
        + circle(-16, -108, 5.5, "#D9A27A")
        + circle(15, -98, 5.5, "#D9A27A")
    )
    pilot = back_view("#E9762B", "#16324C", "#3A2418", peaked_cap("#16324C", "#0F2338"), 40, climb)
    drawn += ladder + group(pilot + rect(-17, -62, 34, 7, "#FFE39A"), 183, 274, 1.12)
    drawn += (
        line("M182 96L178 84M206 96L210 84", "#2C6E49", 11)
        + circle(180, 100, 6, "#D9A27A")
        + circle(207, 100, 6, "#D9A27A")
    )
    boat = path(
        "M-104 -18H76C92 -22 104 -30 112 -36C108 -8 92 22 74 34H-90C-100 18 -106 0 -104 -18Z", "#F4C542"
    ) + path("M-104 -18H76C92 -22 104 -30 112 -36L110 -24C92 -6 -60 -6 -104 -6Z", "#16324C")
    boat += (
        rect(-70, -66, 84, 50, "#FBF1DA", 5)
        + rect(-76, -72, 98, 9, "#C8402F", 3)
        + rect(-62, -56, 30, 22, "#16324C", 3)
        + rect(-24, -56, 30, 22, "#16324C", 3)
        + line("M-50 -72V-112", "#16324C", 4)
        + path("M-48 -112H-12V-90H-48Z", "#F4F1E4")
        + path("M-30 -112H-12V-90H-30Z", "#C8402F")
    )
    foam = path("M312 376C322 352 344 344 360 352C376 342 398 350 412 362C424 358 436 364 444 376Z", "#F6FBFF")
    return (
        drawn
        + group(boat, 148, 358, 1, -3)
        + foam
        + swell(378, 8, "#1F5C8A", "#EAF6FA", 410, 7)
        + gull(440, 170, 12, "#FFFFFF")
        + gull(466, 154, 8, "#FFFFFF")
    )


def fishing_fleet() -> str:
    """Four trawlers leave together at daybreak."""
    drawn = (
        sky(INKS, 250)
        + sun(250, 214, 70, "#FFF3D2", (24, 0.3), (54, 0.15))
        + dawn_peak(90, 248, 90, 150, 6, ROCK)
        + dawn_peak(430, 248, 100, 160, 9, ROCK)
        + ridge_line(5, 250, 18, INKS.mid, 18)
        + water(246, "#8FB8CC", "#123A5E", 6, "#FFF3D2", 30)
    )
    drawn += light_path(250, ((140, 258), (100, 270), (124, 282), (80, 294)), "#FFF3D2", 0.7)
    fleet = (
        (120, 258, 0.5, "#2C6E49"),
        (372, 264, 0.56, "#C9822C"),
        (236, 290, 0.82, "#C8402F"),
        (352, 342, 1.14, "#1F5C8A"),
        (110, 336, 0.94, "#7A2F3C"),
    )
    for x, y, scale, hull in fleet:
        drawn += group(trawler(hull, "#FBF1DA", "#FFF6E4", "#16324C"), x, y, scale) + path(
            f"M{x - 96 * scale} {y + 44 * scale}q{96 * scale} 14 {196 * scale} -4q-40 22 {-196 * scale} 4Z",
            "#F6FBFF",
            opacity=0.85,
        )
    return drawn + gull(196, 200, 12, "#FFFFFF") + gull(300, 186, 9, "#FFFFFF") + gull(160, 178, 8, "#FFFFFF")


def tankers() -> str:
    """Straight down on a laden tanker: two tugs turn her between the ice floes."""
    drawn = rect(0, 0, 500, 400, linear((0, "#2A6FA0"), (1, "#123F66")))
    dice = random.Random(8)
    for _ in range(9):
        x, y = dice.uniform(-10, 500), dice.uniform(0, 400)
        drawn += line(f"M{num(x)} {num(y)}q8 -6 16 0t16 0", "#7FB6D6", 2, opacity=0.35)
    shore = "M-10 -10H230C220 24 180 30 160 60C130 84 96 74 70 108C50 128 20 124 -10 150Z"
    drawn += (
        path(shore, "#8FC4DC", stroke="#8FC4DC", width=22, opacity=0.5)
        + path(shore, "#4E7A58")
        + path("M-10 -10H170C150 16 120 26 96 54C66 72 30 76 -10 104Z", "#35604A")
    )
    turns = ((0, 1), (0.9, 0.8), (1.8, 1.05), (2.9, 0.85), (4, 1), (5.2, 0.9))
    for x, y, r in ((452, 132, 20), (410, 352, 26), (56, 236, 16), (112, 356, 30), (470, 250, 13), (300, 92, 12)):
        floe = [(x + r * k * math.cos(a), y + r * k * 0.8 * math.sin(a)) for a, k in turns]
        drawn += (
            polygon([(px + 5, py + 7) for px, py in floe], "#0E3454", 0.6)
            + polygon(floe, "#F4FBFF")
            + polygon([(x, y), floe[0], floe[1], floe[2]], "#CFE6F2")
        )
    wake = path(
        "M-214 -20C-290 -46 -340 -90 -420 -110C-360 -60 -330 -20 -420 0C-330 20 -360 60 -420 "
        "110C-340 90 -290 46 -214 20Z",
        "#CFE8F4",
        opacity=0.75,
    )
    ship = group(wake + tanker_from_above(), 262, 222, 1.0, -24)
    return (
        drawn
        + ship
        + group(tug_from_above("#E9A91F"), 348, 280, 0.92, -108)
        + group(tug_from_above("#2F8F83"), 169, 167, 0.92, 62)
    )


PICTURES = {
    "steamers": steamers,
    "port": port,
    "shipping": shipping,
    "fishing_fleet": fishing_fleet,
    "tankers": tankers,
}
