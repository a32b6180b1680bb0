"""Cards of the type Fish."""

from __future__ import annotations

import math

from tools.art.animals import crab as king_crab
from tools.art.animals import fish, whale_fluke
from tools.art.buildings import pier
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import puffs, sky, stars, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, rect
from tools.art.trees import forest
from tools.art.water import light_path, splash, swell, water

INKS = HORIZONS["fish"]
ROCK = PeakInks("#4E8C95", "#2B6473", "#FBF3E0", "#A9CBCB")


def _deep(surface: float) -> str:
    """Water seen from the side, with beams from above."""
    drawn = rect(0, surface, 500, 410 - surface, linear((0, "#4FA0A2"), (0.35, "#1F6F80"), (1, "#0B2C40")))
    beams = f"M210 {surface}L90 400H190L260 {surface}ZM310 {surface}L310 400H410L350 {surface}Z"
    return drawn + path(beams, "#C9F2E4", opacity=0.12) + line(f"M0 {surface + 1}H500", "#E8FBF2", 4, opacity=0.8)


def herring() -> str:
    """A silver shoal turns in one great wheel."""
    drawn = rect(0, 0, 500, 400, linear((0, "#7CC3B8"), (0.3, "#2F8791"), (1, "#0B2C40")))
    drawn += path("M180 0L60 400H190L250 0ZM290 0L310 400H420L350 0Z", "#E8FBF2", opacity=0.14) + ellipse(
        250, 0, 190, 30, "#FFF6DA", opacity=0.6
    )
    for ring, (rx, ry, count, scale) in enumerate(
        ((196, 128, 26, 0.4), (146, 92, 20, 0.44), (96, 58, 14, 0.48), (44, 24, 7, 0.5))
    ):
        for i in range(count):
            a = i / count * math.tau + ring * 0.4
            x, y = 250 + rx * math.cos(a), 226 + ry * math.sin(a)
            heading = math.degrees(math.atan2(ry * math.cos(a), -rx * math.sin(a)))
            body = (
                fish("#BFE3E6", "#F6FFFC", "#4B8791") if (i + ring) % 3 else fish("#8FC9CF", "#E3F6F3", "#3A7480")
            )
            drawn += group(body, x, y, scale, heading)
    return drawn


def whaling() -> str:
    """A whale's tail goes down before a boat of rowers."""
    drawn = (
        sky(INKS, 250)
        + sun(130, 176, 54, "#FFF1CF", (20, 0.3), (44, 0.15))
        + dawn_peak(420, 248, 110, 170, 6, ROCK)
        + ridge_line(8, 250, 20, INKS.far, 18)
    )
    drawn += water(248, "#6FB0AE", "#123F54", 9, "#E8FBF2", 26) + light_path(
        130, ((90, 262), (64, 276), (84, 290)), "#FFF1CF", 0.6
    )
    drawn += group(whale_fluke("#16384A", "#7FB6BE"), 286, 330, 1.42)
    drops = (
        (166, 214, 4),
        (190, 240, 3),
        (406, 214, 4),
        (384, 246, 3),
        (226, 262, 3),
        (346, 262, 3),
        (150, 252, 2.5),
        (420, 250, 2.5),
    )
    drawn += "".join(circle(x, y, r, "#F6FBF2") for x, y, r in drops) + splash(286, 342, 1.2)
    for y, rise, ink in ((344, 10, "#2F7383"), (366, 11, "#205564"), (390, 10, "#12394A")):
        if y == 366:
            boat = path("M-62 -12C-30 -4 30 -4 66 -18C60 2 46 10 30 12H-40C-54 8 -62 0 -62 -12Z", "#8E2418") + line(
                "M-62 -12C-30 -4 30 -4 66 -18", "#F8D9B5", 3
            )
            boat = (
                group(crowd(((-30, 0, 30), (-6, 0, 30), (20, 0, 30)), "#10201A"), 0, -8)
                + boat
                + line("M-24 -16L-46 20M0 -16L-20 20M26 -16L8 20", "#F8D9B5", 3)
            )
            drawn += group(boat, 96, 362, 1, -4)
        drawn += swell(y, rise, ink, "#F6FBF2", 410, y % 17)
    return drawn


def canneries() -> str:
    """A long red cannery on piles, its chimneys smoking, cans in front."""
    drawn = (
        sky(INKS, 280)
        + sun(400, 110, 40, "#FFF1CF", (16, 0.3))
        + dawn_peak(120, 276, 150, 200, 5, ROCK)
        + dawn_peak(380, 276, 110, 170, 9, ROCK)
    )
    drawn += forest(4, 282, 50, INKS.near, 46, depth=3)
    drawn += puffs(
        [
            (150, 150, 12),
            (140, 130, 16),
            (124, 108, 20),
            (102, 88, 24),
            (240, 142, 11),
            (232, 122, 15),
            (218, 100, 19),
        ],
        "#E8EFE6",
    )
    drawn += rect(142, 160, 18, 80, "#5B3A30") + rect(232, 154, 18, 80, "#5B3A30")
    for x, w, h in ((40, 120, 62), (160, 150, 84), (310, 150, 62)):
        drawn += rect(x, 318 - h, w, h, "#B5362A") + path(
            f"M{x - 8} {318 - h}L{x + w / 2} {318 - h - 34}L{x + w + 8} {318 - h}Z", "#6E2018"
        )
        drawn += "".join(
            rect(x + 12 + i * 24, 318 - h + 16, 13, 16, "#FFE3A0", 1) for i in range(int((w - 12) // 24))
        ) + line(f"M{x} {318 - h + 44}H{x + w}", "#8E2418", 2)
    drawn += water(330, "#5FA0A2", "#0F3F55", 5, "#D9F2E6", 22) + pier(20, 480, 316, "#23282C", 34)
    for x, y, scale in ((306, 392, 1.0), (366, 396, 1.12), (430, 392, 1.0)):
        can = (
            rect(-24, -50, 48, 50, "#D8E0E0", 3)
            + rect(-24, -42, 48, 32, "#C8402F")
            + ellipse(0, -50, 24, 7, "#F4F8F8")
            + ellipse(0, -50, 18, 4.6, "#B9C7CC")
            + group(fish("#FBF1DA", "#FFFFFF", "#FBF1DA"), 2, -26, 0.3)
        )
        drawn += group(can, x, y, scale)
    return drawn


def crab() -> str:
    """A king crab on the ocean floor."""
    drawn = (
        _deep(-6)
        + path("M-10 410V340C80 316 180 346 260 336C350 326 430 318 510 336V410Z", "#C9A36B")
        + path("M-10 410V372C120 356 300 384 510 366V410Z", "#9C7A4A")
    )
    for x, height in ((40, 110), (66, 150), (440, 140), (466, 100), (488, 160), (14, 160)):
        drawn += path(
            f"M{x} 360C{x - 16} {360 - height * 0.35} {x + 14} {360 - height * 0.6} {x} {360 - height}"
            f"C{x + 22} {360 - height * 0.6} {x - 2} {360 - height * 0.3} {x + 12} 360Z",
            "#12505A",
        )
    drawn += ellipse(250, 350, 150, 16, "#5B4326", opacity=0.5) + group(
        king_crab("#D8452F", "#8E2418", "#F08A6A"), 250, 256, 1.5
    )
    return drawn + "".join(
        circle(x, y, r, "none", "#DDF6EC", 2, 0.8)
        for x, y, r in ((330, 110, 6), (340, 84, 4), (334, 62, 3), (160, 90, 5), (154, 66, 3))
    )


def shrimp() -> str:
    """A basket heaped with shrimp on a wet deck."""
    drawn = (
        sky(INKS, 220)
        + stars(4, 20, 60)
        + sun(110, 130, 44, "#FFF1CF", (18, 0.3))
        + dawn_peak(390, 216, 110, 190, 6, ROCK)
        + ridge_line(7, 218, 22, INKS.mid, 18)
        + water(216, "#5FA0A2", "#123F54", 5, "#D9F2E6", 14, 310)
    )
    drawn += (
        rect(0, 300, 500, 110, "#7B5335")
        + "".join(rect(0, 300 + i * 26, 500, 3, "#4C301C") for i in range(4))
        + rect(0, 284, 500, 18, "#A9774C")
        + rect(0, 284, 500, 5, "#D9A468")
    )
    drawn += ellipse(250, 382, 160, 14, "#2E1B0E", opacity=0.5) + path("M112 280H388L356 384H144Z", "#B5803F")
    weave = "".join(line(f"M{118 + i * 8} {296 + i * 24}H{382 - i * 8}", "#7A4E22", 4) for i in range(4)) + "".join(
        line(f"M{132 + i * 30} 284L{154 + i * 24.5} 382", "#7A4E22", 4) for i in range(9)
    )
    heap = ""
    for i, (x, y) in enumerate(
        (
            (150, 270),
            (200, 262),
            (250, 268),
            (300, 262),
            (350, 270),
            (176, 236),
            (226, 228),
            (278, 230),
            (326, 238),
            (206, 200),
            (254, 192),
            (300, 204),
            (252, 164),
        )
    ):
        heap += group(
            _shrimp(("#F08A6A", "#E5664C", "#F4A384")[i % 3]), x, y, 1.0, (i * 53) % 90 - 45, 1, i % 2 == 1
        )
    return drawn + heap + path("M106 274H394V292H106Z", "#D9A45A") + weave


def _shrimp(ink: str) -> str:
    """A curled shrimp, about 70 wide."""
    body = path("M-30 -6C-26 -30 6 -34 24 -20C38 -8 34 16 12 24C22 12 22 0 12 -6C0 -12 -12 -6 -18 4Z", ink)
    rings = line(
        "M-14 -24C-12 -16 -10 -12 -8 -8M4 -28C4 -20 4 -14 4 -9M20 -22C18 -14 16 -10 13 -6M31 -6C26 -4 22 "
        "-2 18 0M28 10C24 8 22 8 20 6",
        "#A8382A",
        2.4,
    )
    tail = path("M12 24C6 34 -4 34 -10 30C-2 26 0 22 4 18ZM12 24C12 34 6 40 0 42C4 34 4 28 6 22Z", "#C8402F")
    return (
        body
        + rings
        + tail
        + line("M-28 -8C-44 -22 -48 -36 -46 -46M-28 -8C-46 -14 -54 -24 -56 -32M-24 0L-30 12M-16 4L-20 14", ink, 2.4)
        + circle(-24, -11, 3.4, "#10201A")
    )


PICTURES = {
    "herring": herring,
    "whaling": whaling,
    "canneries": canneries,
    "crab": crab,
    "shrimp": shrimp,
}
