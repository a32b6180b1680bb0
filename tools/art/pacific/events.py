"""Three of the events, in plum dusk."""

from __future__ import annotations

import random
from itertools import pairwise

from tools.art.pacific.boats import on_stocks, sailing_outrigger
from tools.art.pacific.dusk import DUSK, GLINTS, SEA
from tools.art.pacific.dwellings import moai
from tools.art.pacific.figures import kneeling
from tools.art.pacific.land import SlopeInks, cone, far_hill, islet
from tools.art.pacific.scenery import (
    air,
    beach,
    clouds,
    glow,
    low_sun,
    sea,
    star,
    sun_track,
    twinkles,
    wavelets,
)
from tools.art.svg import circle, ellipse, group, line, linear, num, path

SAND = "#DDA084"
FIGURE = "#24122C"


def stone_statues() -> str:
    """Four figures on their platform against the setting sun."""
    drawn = air(*DUSK, base=306) + twinkles(9, 36, 120) + low_sun(398, 204, 32, "#FFF0CD", "#FFD2A0", 6)
    drawn += cone(110, 276, 360, 84, SlopeInks("#8A5590", "#5C2F66", "#40204E"), 0.2) + sea(
        270, (0, "#E58F92"), (1, "#5C2F66")
    )
    drawn += path("M-10 306C110 280 360 284 510 310V410H-10Z", "#4A5238") + path(
        "M-10 334C120 314 360 318 510 340V410H-10Z", "#2B3828"
    )
    drawn += path("M44 296H460L480 326H26Z", "#6F5A50") + path("M44 296H460L464 303H40Z", "#A68B78")
    drawn += line("".join(f"M{38 + i * 40} 306v19" for i in range(12)), "#45332E", 3)
    for x, k, knot in ((98, 1.26, False), (186, 1.44, True), (288, 1.64, False), (396, 1.38, True)):
        drawn += ellipse(x - 26, 300, 40 * k, 7, "#3A2A30", opacity=0.6) + group(
            moai("#E0B79A", "#8E675F", "#3F2A35", knot), x, 300, k
        )
    dice = random.Random(1)
    for _ in range(80):
        foot = dice.uniform(0, 500)
        blade = (
            f"M{num(foot)} 404q{num(dice.uniform(-6, 6))} -16 {num(dice.uniform(-10, 10))} "
            f"{num(-dice.uniform(26, 46))}"
        )
        drawn += line(blade, ("#5F6E45", "#48572F", "#7A8450")[int(dice.random() * 3)], 2.8)
    return drawn


def island_hopping() -> str:
    """A canoe goes by three arcs of stars from islet to islet, and on to the next."""
    drawn = (
        air(*DUSK, base=176)
        + low_sun(404, 138, 30, "#FFF0CD", "#FFCB98", 7)
        + clouds(((110, 60, 1.1), (300, 96, 0.8)), "#FFD9C0", 0.5)
    )
    drawn += sea(168, *SEA) + wavelets(4, 180, 396, 56, GLINTS)
    places = ((72, 364, 150), (226, 296, 124), (346, 242, 98), (446, 204, 72))
    for x, y, wide in places:
        drawn += ellipse(x, y, wide * 0.66, wide * 0.17, "#6FD6C8", opacity=0.75) + ellipse(
            x, y, wide * 0.56, wide * 0.12, "#C9F3E0", opacity=0.8
        )
        drawn += islet(x, y, wide, "#2F7A5E", "#FBE0B0", "#4A2A3A", int(x), 3)
    for (ax, ay, aw), (bx, by, bw) in pairwise(places):
        start, end = (ax + aw * 0.2, ay - aw * 0.3), (bx - bw * 0.1, by - bw * 0.3)
        count = round((bx - ax) / 15)
        for i in range(1, count):
            t = i / count
            dot_x = start[0] + (end[0] - start[0]) * t
            dot_y = start[1] + (end[1] - start[1]) * t - aw * 1.25 * t * (1 - t) * 1.6
            drawn += star(dot_x, dot_y, 3 + 0.055 * aw, "#FFE9A8") + circle(dot_x, dot_y, 1.6 + aw / 80, "#FFFDF0")
    canoe = sailing_outrigger("#FFF0D4", "#C9522E", "#3A1A24", "#F4C79A")
    return drawn + glow(156, 220, 80, "#FFE9A8", 0.55) + group(canoe, 152, 262, 0.84, -12)


def outrigger_construction() -> str:
    """Two builders with adzes at a great hull on its stocks, under a roof of leaves; the float lies ready."""
    drawn = (
        air(*DUSK, base=236)
        + low_sun(250, 186, 38, "#FFF0CD", "#FFCB98", 6)
        + far_hill(90, 218, 220, 52, "#6B3A72")
    )
    drawn += sea(210, *SEA) + sun_track(5, 250, 218, 256, 90, "#FFE7C0") + wavelets(4, 218, 258, 26, GLINTS)
    drawn += beach([(-10, 262), (120, 250), (280, 260), (420, 250), (510, 256)], SAND, "#A8626A", "#FFE7D6")
    drawn += line("M26 340V84M474 340V84", "#3B2038", 13)
    thatch = "".join(f"M{-6 + i * 20} {num(110 - 86 * (1 - abs(i - 12.8) / 12.8))}l-4 34" for i in range(27))
    drawn += path("M-20 104L250 12L520 104L510 132L250 50L-10 132Z", linear((0, "#9A6462"), (1, "#4A2A46")))
    drawn += line(thatch, "#2A1730", 3, opacity=0.6)
    booms = "M176 252C170 196 128 180 66 178M324 250C330 196 372 180 434 176"
    drawn += line(booms, "#8A4A38", 11) + line(booms, "#E8B070", 4)
    drawn += ellipse(250, 340, 236, 15, "#8A4A5A", opacity=0.6)
    drawn += group(on_stocks("#B06A3C", "#F0BE7C", "#4A2418"), 250, 282, 1.42)
    drawn += path(
        "M30 388C120 374 320 374 452 386C466 392 458 399 440 400H52C34 400 24 394 30 388Z",
        linear((0, "#E0AA70"), (1, "#6B3A28")),
    )
    chips = random.Random(4)
    for _ in range(30):
        drawn += path(f"M{num(chips.uniform(60, 440))} {num(chips.uniform(344, 374))}l9 -3l3 4Z", "#F4D3A0")
    drawn += kneeling(74, 366, 126, FIGURE, "#B93A2B", tool="#F0D49A")
    return drawn + kneeling(430, 368, 126, FIGURE, "#7A5A9A", flip=True, tool="#F0D49A")


PICTURES = {
    "island_hopping": island_hopping,
    "stone_statues": stone_statues,
    "outrigger_construction": outrigger_construction,
}
