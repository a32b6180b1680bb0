"""Islands of the east and north, each by what its people know it by, under one teal sky over a lagoon."""

from __future__ import annotations

import random

from tools.art.pacific.boats import outrigger
from tools.art.pacific.dwellings import moai
from tools.art.pacific.lagoons import DAY, GLINTS, LAGOON, LEAF, SAND, TRUNK, WET_SAND
from tools.art.pacific.land import (
    BLUE,
    DEEP_GREEN,
    GREEN,
    SlopeInks,
    cone,
    far_hill,
    fluted,
    islet,
    spires,
    waterfall,
)
from tools.art.pacific.scenery import (
    air,
    beach,
    clouds,
    cumulus,
    flyer,
    haze,
    low_sun,
    sea,
    sun_track,
    wavelets,
)
from tools.art.svg import blurred, circle, ellipse, group, line, linear, num, path, polygon, rect
from tools.art.trees import near_palm, palm


def hawaiian_islands() -> str:
    """Fluted green cliffs with a waterfall over a bay, the sun rising behind them."""
    drawn = air(*DAY, base=266) + low_sun(346, 128, 27, "#FFF6D6", "#FFE39B")
    drawn += clouds(((96, 82, 1.2), (440, 66, 0.8)), "#FFFFFF", 0.75)
    drawn += far_hill(300, 264, 460, 122, "#4B86A0", 0.8) + haze(180, 84, "#FFE3B0", 0.5)
    drawn += fluted(160, 264, 380, 186, 5, GREEN, 8, -0.1) + fluted(396, 264, 300, 120, 9, DEEP_GREEN, 7)
    drawn += waterfall([(181, 112), (190, 150), (184, 200), (194, 262)], 13)
    drawn += sea(260, *LAGOON) + path(
        "M0 262C90 254 160 266 240 260C330 254 420 268 500 258V270C420 278 330 270 240 274C150 280 70 268 0 274Z",
        "#F7E6B8",
    )
    drawn += wavelets(3, 282, 398, 46, GLINTS)
    drawn += beach([(-10, 372), (40, 350), (110, 348), (170, 372), (210, 410)], SAND, WET_SAND)
    return (
        drawn
        + near_palm(60, 396, 150, -40, 7, "#0F5A4B", "#238069", "#3F281C")
        + near_palm(16, 410, 250, 34, 3, "#0D4A45", "#1F7A64", "#35211A")
    )


def tahiti() -> str:
    """Needles of rock over a still lagoon at dusk, a canoe on its reflection."""
    drawn = air((0, "#1E5D8C"), (0.4, "#6FB4BE"), (0.7, "#FBCFA0"), (1, "#FF9F7A"), base=258)
    drawn += low_sun(120, 214, 24, "#FFF4D2", "#FFC98A", 7) + clouds(
        ((330, 66, 1.3), (140, 100, 0.8)), "#FFE4CC", 0.7
    )
    inks = SlopeInks("#6BAF8C", "#2A7A68", "#124A58")
    drawn += spires(300, 256, 430, 200, 8, inks) + haze(196, 66, "#FFD9A8", 0.55)
    drawn += fluted(60, 258, 220, 54, 2, BLUE, 5)
    mirror = group(spires(300, 0, 430, 150, 8, inks), 0, 0)
    drawn += sea(254, (0, "#F8B48A"), (0.16, "#86BFB0"), (0.5, "#218FA0"), (1, "#0B4F7C"))
    drawn += f'<g transform="translate(0 254) scale(1 -0.6)" opacity="0.34">{mirror}</g>'
    drawn += "".join(
        palm(x, 262, h, lean, LEAF, TRUNK, x)
        for x, h, lean in ((420, 46, 6), (446, 56, -6), (470, 44, 8), (396, 38, -5))
    )
    drawn += line("M-6 258C120 252 300 262 506 256", "#FFF0D0", 3, opacity=0.8) + sun_track(
        4, 120, 264, 330, 60, "#FFF0C0"
    )
    drawn += group(outrigger("#5A2E17", "#F3D9A0", "#2A1A14", 3), 236, 338, 1.15)
    return drawn + wavelets(6, 300, 396, 40, ("#FFE7C8", "#A8E4D8", "#5CC4C2"))


def tonga() -> str:
    """Blowholes along a coral shore: columns of spray over black rock, low islands beyond."""
    drawn = (
        air(*DAY, base=236)
        + cumulus(110, 92, 150, "#FFFFFF", "#CFE6EC", 3)
        + cumulus(404, 74, 120, "#FFFFFF", "#CFE6EC", 5)
    )
    drawn += (
        sea(226, *LAGOON)
        + islet(360, 236, 260, "#1C7A52", SAND, TRUNK, 4, 6)
        + islet(90, 238, 170, "#1C7A52", SAND, TRUNK, 9, 4)
    )
    drawn += wavelets(7, 246, 320, 40, GLINTS)
    drawn += path(
        "M-10 410V318C30 296 90 312 130 326C170 316 210 336 254 340C310 328 360 340 410 332"
        "C450 324 480 336 510 328V410Z",
        linear((0, "#6A5E50"), (1, "#2C2623")),
    )
    drawn += line(
        "M-10 320C30 298 90 314 130 328C170 318 210 338 254 342C310 330 360 342 410 334C450 326 480 338 510 330",
        "#F6FFFB",
        6,
    )
    for x, height, lean in ((128, 150, -10), (258, 216, 4), (392, 134, 14)):
        drawn += _spray(x, 338, height, lean)
    pools = ((60, 368, 44), (220, 384, 60), (380, 372, 52), (470, 390, 30))
    return drawn + "".join(
        ellipse(x, y, w, 8, "#4FB9B4") + ellipse(x - 6, y - 2, w * 0.6, 3, "#C9F3E8", opacity=0.7)
        for x, y, w in pools
    )


def _spray(x: float, y: float, height: float, lean: float) -> str:
    """Water thrown up through a hole in the rock: jets that spread and fall, in a cloud of drops."""
    dice = random.Random(int(x))
    mist, jets, drops = "", "", ""
    for i in range(16):
        t = (i + 0.5) / 16 * 2 - 1
        h = height * (1 - 0.45 * t * t) * dice.uniform(0.82, 1.08)
        tip = x + lean + t * height * 0.3
        bend = (
            f"C{num(x + t * 6)} {num(y - h * 0.55)} {num(tip - t * 12)} {num(y - h * 0.95)} {num(tip)} {num(y - h)}"
        )
        fall = f"S{num(tip + t * 20)} {num(y - h * 0.92)} {num(tip + t * 26)} {num(y - h * dice.uniform(0.5, 0.7))}"
        jets += line(f"M{num(x + t * 5)} {num(y)}{bend}{fall}", "#FFFFFF", dice.uniform(3, 7), opacity=0.8)
        mist += circle(tip, y - h * 0.86, height * 0.12, "#F2FDFB", opacity=0.6)
        for _ in range(3):
            drops += circle(
                tip + dice.uniform(-26, 26), y - h * dice.uniform(0.5, 1.22), dice.uniform(1.2, 3.4), "#FFFFFF"
            )
    return blurred(mist, 9) + blurred(jets, 1.1) + drops


def easter_island() -> str:
    """Grassy volcanoes over cliffs, stone figures in a row on the slope, two stacks in the surf."""
    drawn = air((0, "#1F6E9E"), (0.5, "#7CC0C6"), (0.8, "#FBE3AC"), (1, "#FFC183"), base=270) + clouds(
        ((120, 70, 1.2), (370, 58, 1.5), (260, 112, 0.7)), "#FFFFFF", 0.75
    )
    grass = SlopeInks("#D9CE7C", "#A6A455", "#6B7A3E")
    drawn += (
        sea(236, *LAGOON)
        + cone(330, 262, 420, 132, grass, 0.2)
        + cone(120, 262, 260, 74, SlopeInks("#C9C27A", "#94984F", "#667440"), 0.16)
    )
    drawn += haze(206, 60, "#FFEDBE", 0.4)
    top = (
        "M-10 268C60 250 150 256 240 250C340 244 430 252 510 240V300C470 316 440 312 400 330"
        "C350 322 300 340 250 330C200 346 150 330 100 342C60 330 20 344 -10 330Z"
    )
    drawn += path(top, linear((0, "#C2BC66"), (0.5, "#98A04C"), (1, "#5E6E3C")))
    cliff = (
        "M-10 326C20 342 60 326 100 338C150 326 200 342 250 326C300 336 350 318 400 326C440 "
        "308 470 312 510 296V352C440 372 400 360 340 372C280 362 220 376 160 368C100 378 40 "
        "366 -10 372Z"
    )
    drawn += path(cliff, linear((0, "#8A6A52"), (1, "#3C2E2E"))) + line(
        "M40 342v26M86 342v28M134 338v32M186 340v30M236 334v36M290 336v30M346 328v38M402 330v30M456 314v40",
        "#2A2024",
        4,
        opacity=0.5,
    )
    for i, x in enumerate((96, 138, 182, 228, 276)):
        drawn += ellipse(x + 8, 300, 18, 4, "#56642F", opacity=0.7) + group(
            moai("#D8C2A4", "#9A8270", "#4F4148", i in (1, 3)), x, 302, 0.44
        )
    drawn += rect(76, 300, 222, 8, "#6F5E50", 2)
    drawn += sea(366, (0, "#2FA6B4"), (1, "#0A4F7C")) + line(
        "M-10 370C40 362 100 376 160 366C220 374 280 360 340 370C400 358 440 370 510 352", "#F6FFFA", 6, opacity=0.9
    )
    for x, wide, height in ((424, 40, 78), (468, 30, 44)):
        drawn += polygon(
            [
                (x - wide, 392),
                (x - wide * 0.4, 392 - height * 0.8),
                (x - wide * 0.05, 392 - height),
                (x + wide * 0.5, 392 - height * 0.5),
                (x + wide, 392),
            ],
            linear((0, "#8A6A52"), (1, "#33282C")),
        ) + line(f"M{x - wide - 8} 392C{x - 10} 384 {x + 10} 400 {x + wide + 10} 391", "#F6FFFA", 5)
    return drawn + flyer(300, 160, 15, "#24323C") + flyer(340, 146, 11, "#24323C") + flyer(420, 292, 17, "#F4F7F2")


PICTURES = {
    "hawaiian_islands": hawaiian_islands,
    "tahiti": tahiti,
    "tonga": tonga,
    "easter_island": easter_island,
}
