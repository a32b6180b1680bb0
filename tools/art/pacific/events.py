"""The seven events, in plum dusk."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from tools.art.pacific.boats import on_stocks, sailing_outrigger
from tools.art.pacific.dwellings import bure, moai
from tools.art.pacific.figures import club, kneeling, sitting, spear, standing
from tools.art.pacific.land import SlopeInks, cone, far_hill, fluted, islet
from tools.art.pacific.scenery import (
    air,
    beach,
    clouds,
    flame,
    flyer,
    glow,
    low_sun,
    sea,
    star,
    sun_track,
    twinkles,
    wavelets,
)
from tools.art.svg import blurred, circle, ellipse, group, line, linear, num, path, radial, rect
from tools.art.trees import palm

DUSK = ((0, "#35205A"), (0.42, "#8C3F86"), (0.76, "#F08A78"), (1, "#FFD39A"))
SEA = ((0, "#F2A08A"), (0.12, "#B4628A"), (0.5, "#5B2F72"), (1, "#241443"))
SAND = "#DDA084"
GLINTS = ("#FFE0C4", "#E79AB4", "#9A5FA0")
LEAF, TRUNK, FIGURE = "#3B2A52", "#2A1730", "#24122C"
PLUM = SlopeInks("#B77A9A", "#6B3A72", "#3B1F50")


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


def civil_war() -> str:
    """Two crossed clubs before a burning house; its people have split into two hosts."""
    drawn = air((0, "#2A1640"), (0.4, "#7A2B56"), (0.75, "#E2603F"), (1, "#FFB560"), base=300) + twinkles(3, 24, 80)
    drawn += fluted(250, 292, 620, 96, 14, SlopeInks("#7A3A5E", "#4F2450", "#2E1440"), 9) + glow(
        250, 214, 190, "#FF9A4A", 0.85
    )
    plume = ((238, 96, 30), (270, 74, 36), (232, 50, 34), (284, 34, 40), (246, 10, 44), (310, 4, 36))
    drawn += blurred("".join(circle(x, y, r, "#2A1330", opacity=0.75) for x, y, r in plume), 8)
    drawn += path("M-10 292C120 280 380 280 510 292V410H-10Z", linear((0, "#8A4638"), (1, "#24101E")))
    drawn += (
        group(bure(176), 250, 304)
        + flame(212, 226, 48)
        + flame(288, 220, 52)
        + flame(250, 168, 62)
        + flame(252, 120, 34)
    )
    for i, x in enumerate((14, 48, 84, 118)):
        drawn += spear(x + 16, 380, 150, FIGURE, "#F2664F", 5) + standing(x, 396 - i * 4, 106, FIGURE, "#D2452F")
    for i, x in enumerate((486, 452, 416, 382)):
        drawn += spear(x - 16, 380, 150, FIGURE, "#F4D37A", -5) + standing(
            x, 396 - i * 4, 106, FIGURE, "#E0A030", flip=True
        )
    for x, turn in ((186, 41), (314, -41)):
        drawn += group(club(0, 0, 226, "#2A1018", "#2A1018"), x, 402, 1.06, turn) + group(
            club(0, 0, 226, "#C98A50", "#6B2A1E"), x, 400, 0.98, turn
        )
    return drawn


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


def explorers() -> str:
    """A scout on a high rock shades the eyes: seven islands lie in the sea ahead."""
    drawn = (
        air(*DUSK, base=208)
        + low_sun(330, 168, 36, "#FFF0CD", "#FFCB98", 7)
        + clouds(((120, 60, 1.1), (410, 56, 0.8)), "#FFD9C0", 0.5)
    )
    drawn += sea(200, *SEA) + sun_track(4, 330, 208, 330, 110, "#FFE7C0") + wavelets(7, 212, 396, 50, GLINTS)
    isles = (
        (180, 206, 70, 26),
        (262, 204, 56, 18),
        (428, 206, 84, 30),
        (352, 226, 60, 16),
        (470, 250, 88, 26),
        (248, 250, 84, 24),
        (384, 290, 110, 30),
    )
    for i, (x, y, wide, height) in enumerate(isles):
        drawn += far_hill(x, y, wide, height, ("#6B3A72", "#7A4680", "#5B2F66")[i % 3]) + rect(
            x - wide * 0.6, y - 1, wide * 1.2, 3, "#FFE0C4", 1.5, opacity=0.7
        )
    rock = "M-10 410V238C30 222 70 232 100 244C132 250 168 268 176 292C206 312 214 350 236 410Z"
    drawn += path(rock, linear((0, "#7A4A72"), (0.4, "#4A2A56"), (1, "#1E0F30"))) + line(
        "M-10 240C30 224 70 234 100 246C132 252 168 270 176 294", "#F4B7A0", 3, opacity=0.7
    )
    drawn += line("M60 250C66 300 40 340 56 400M120 260C130 310 110 350 132 400", "#1E0F30", 4, opacity=0.5)
    figure = (
        path("M-20 -98C-26 -140 -20 -158 0 -160C20 -158 26 -140 20 -98Z", FIGURE)
        + path("M-16 -98L-18 0H-4L0 -70L6 0H20L16 -98Z", FIGURE)
        + path("M-20 -100H20L26 -46H-26Z", "#B93A2B")
    )
    figure += circle(0, -184, 19, FIGURE) + path(
        "M-20 -182C-22 -214 22 -214 20 -182C10 -190 -10 -190 -20 -182Z", "#120818"
    )
    figure += (
        line("M20 -150C38 -150 44 -176 20 -190", FIGURE, 12)
        + line("M-20 -150C-32 -130 -36 -110 -30 -90", FIGURE, 12)
        + line("M-36 6L-26 -206", "#3A1C24", 6)
        + path("M-26 -236L-18 -206H-34Z", "#3A1C24")
    )
    figure += line("M20 -154C24 -140 23 -120 20 -100", "#FFCBA0", 2.4, opacity=0.8) + line(
        "M-24 -74H24M-25 -60H25", "#F4D37A", 3, opacity=0.8
    )
    drawn += group(figure, 84, 250, 0.98)
    return (
        drawn
        + group(sailing_outrigger("#FFE7C4", "#C9522E", "#3A1A24", "#F4C79A"), 300, 372, 0.52)
        + flyer(200, 110, 17, "#3B1F50")
        + flyer(236, 96, 12, "#3B1F50")
    )


def traders() -> str:
    """Two canoes side by side: across the gunwales baskets, mats and gourds go one way, shells the other."""
    drawn = (
        air(*DUSK, base=232)
        + low_sun(250, 150, 58, "#FFF0CD", "#FFCB98", 5)
        + fluted(50, 232, 260, 84, 5, PLUM, 6)
        + far_hill(450, 232, 220, 60, "#6B3A72")
    )
    drawn += sea(224, *SEA) + sun_track(3, 250, 232, 400, 110, "#FFE7C0") + wavelets(9, 250, 396, 50, GLINTS)
    hull = (
        "M-190 -26C-140 4 60 8 110 -14C126 -22 138 -36 146 -54C158 -24 144 16 100 32C50 44 "
        "-100 44 -150 30C-176 20 -192 -4 -190 -26Z"
    )
    boat = path(hull, linear((0, "#8A4A30"), (1, "#2E1320"))) + line(
        "M-180 -12C-130 12 60 16 114 -4", "#F4C79A", 4.5
    )
    boat += "".join(path(f"M{-150 + i * 26} 14l8 11l8 -11Z", "#F4C79A", opacity=0.7) for i in range(9))
    drawn += group(
        _wares_left()
        + standing(-122, 2, 146, FIGURE, "#B93A2B")
        + standing(86, 4, 156, FIGURE, "#C98A2B", raised=True)
        + boat,
        108,
        342,
    )
    drawn += group(
        _wares_right()
        + standing(-122, 2, 142, FIGURE, "#3B6B8A")
        + standing(78, 4, 156, FIGURE, "#7A5A9A", raised=True)
        + boat,
        396,
        350,
        flip=True,
    )
    strings = "".join(
        circle(248 + 17 * math.sin(i * 0.42), 216 + 26 * math.cos(i * 0.42), 4.6, "#FFFDF0" if i % 3 else "#F2A08A")
        for i in range(15)
    )
    return drawn + glow(250, 212, 56, "#FFF0B8", 0.7) + strings


def _wares_left() -> str:
    """A basket of fruit and rolled mats, reaching over the gunwale at y = 0."""
    basket = path("M-76 8L-66 -46H-2L8 8Z", "#D9A05A")
    weave = "M-74 -4H6M-72 -18H4M-69 -32H1" + "".join(f"M{-58 + i * 12} -46L{-62 + i * 13} 8" for i in range(5))
    fruit = "".join(
        circle(-58 + i * 16, -52 - (i % 2) * 8, 12, ink)
        for i, ink in enumerate(("#8FA548", "#E2B23A", "#C9522E", "#8FA548"))
    )
    mats = "".join(
        ellipse(26 + (i % 2) * 24, -14 - (i // 2) * 26, 14, 14, "#F0D49A")
        + circle(26 + (i % 2) * 24, -14 - (i // 2) * 26, 6, "#8A5A30")
        for i in range(3)
    )
    return fruit + basket + line(weave, "#6B3A20", 2.6) + mats


def _wares_right() -> str:
    """Gourds with stoppers, reaching over the gunwale at y = 0."""
    gourd = "M-24 6C-34 -28 -10 -34 -9 -58H9C10 -34 34 -28 24 6Z"
    bands = "M-22 -12C-8 -6 8 -6 22 -12M-20 -20C-8 -14 8 -14 20 -20"
    one = (
        path(gourd, linear((0, "#E0A060"), (1, "#8A4A28")))
        + rect(-8, -68, 16, 11, "#5B2F1A", 3)
        + line(bands, "#5B2F1A", 2.4)
    )
    return "".join(group(one, x, 0, k) for x, k in ((-66, 1.0), (-14, 1.2), (34, 0.9)))


def planned_raid() -> str:
    """By torchlight leaders bend over a plan in the sand: a mound with palms, shells for canoes, arrows."""
    drawn = rect(0, 0, 500, 400, linear((0, "#1A0F30"), (0.3, "#4A2350"), (1, "#1E1028"))) + twinkles(5, 40, 70)
    drawn += far_hill(110, 96, 260, 46, "#2A1640") + far_hill(420, 96, 220, 36, "#2A1640")
    drawn += rect(0, 92, 500, 30, linear((0, "#5B2F72"), (1, "#2E1A48")))
    drawn += path(
        "M-10 116C120 106 380 106 510 116V410H-10Z", linear((0, "#8A5046"), (0.5, "#C98A62"), (1, "#7A4238"))
    )
    drawn += ellipse(250, 280, 250, 130, radial((0, "#FFE3B0", 0.9), (0.7, "#E8A66E", 0.4), (1, "#E8A66E", 0)))
    for x, y, h, wrap, flip in ((120, 186, 112, "#B9382E", False), (208, 160, 104, "#7A5A9A", False)):
        drawn += sitting(x, y, h, "#170A1A", wrap, flip) + sitting(500 - x, y, h, "#170A1A", "#C98A2B", not flip)
    for x in (40, 460):
        drawn += line(f"M{x} 250V96", "#2A1420", 9) + flame(x, 98, 44)
    mound = (
        "M300 300C312 262 352 232 392 236C434 240 462 268 470 304C476 336 430 352 384 352C336 352 292 336 300 300Z"
    )
    drawn += path(mound, "#7A4238") + group(path(mound, linear((0, "#F6DDB0"), (1, "#C98F5E"))), 0, -8)
    drawn += palm(364, 290, 62, 8, "#3F7A4A", "#5B2F24", 3) + palm(408, 300, 52, -8, "#3F7A4A", "#5B2F24", 6)
    drawn += "".join(
        line(f"M{x} {y}v-22", "#5B2A1E", 7) for x, y in ((322, 326), (340, 336), (360, 342), (382, 344))
    )
    arrows = (
        "M112 262C170 246 224 250 284 270M284 270l-26 -14M284 270l-28 8M112 344C176 372 230 "
        "366 288 340M288 340l-29 0M288 340l-20 20"
    )
    drawn += line(arrows, "#4A1A16", 9)
    for x, y in ((78, 262), (52, 304), (78, 348)):
        drawn += ellipse(x + 3, y + 8, 32, 11, "#7A4238", opacity=0.7) + group(_shell_canoe(), x, y)
    return (
        drawn
        + line("M226 420C232 396 246 384 262 372", "#170A1A", 30)
        + line("M256 378L286 344", "#170A1A", 12)
        + line("M268 366L296 334", "#F0D49A", 6)
    )


def _shell_canoe() -> str:
    """A long shell laid down for a canoe, with a leaf for its sail."""
    shell = path(
        "M-34 -6C-20 12 20 12 36 -8C32 18 -26 20 -34 -6Z", linear((0, "#FFF6E4"), (1, "#D9A98A")), "#4A1A16", 2.4
    )
    return path("M-2 0C-16 -18 -16 -36 -8 -48C10 -38 16 -18 2 0Z", "#4F8A4A", "#2A1420", 2) + shell


PICTURES = {
    "island_hopping": island_hopping,
    "stone_statues": stone_statues,
    "civil_war": civil_war,
    "outrigger_construction": outrigger_construction,
    "explorers": explorers,
    "traders": traders,
    "planned_raid": planned_raid,
}
