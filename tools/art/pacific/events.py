"""Three of the events, in plum dusk."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from tools.art.pacific.boats import on_stocks, sailing_outrigger
from tools.art.pacific.bodies import DUSK as SKIN
from tools.art.pacific.bodies import Pose, person
from tools.art.pacific.dusk import DUSK, GLINTS, SEA
from tools.art.pacific.dwellings import moai
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


def stone_statues() -> str:
    """A statue walks: two teams on ropes rock the stone giant from side to side towards its fellows."""
    drawn = air(*DUSK, base=306) + twinkles(9, 20, 110) + low_sun(408, 214, 34, "#FFF0CD", "#FFD2A0", 6)
    drawn += cone(96, 288, 380, 96, SlopeInks("#8A5590", "#5C2F66", "#40204E"), 0.2)
    drawn += sea(272, (0, "#E58F92"), (1, "#5C2F66"))
    drawn += path("M-10 300C110 280 360 284 510 296V410H-10Z", linear((0, "#5E6344"), (1, "#2B3428")))
    drawn += path("M352 282H500L514 300H340Z", "#5B4A48") + line("M350 282H502", "#A68B78", 4)
    for x, k in ((382, 0.5), (424, 0.56), (470, 0.54)):
        drawn += group(moai("#C99A8A", "#7A5560", "#3F2A3A", True), x, 283, k)
    drawn += path("M-10 352C120 334 380 334 510 344V410H-10Z", linear((0, "#7A7048"), (1, "#2B3020")))
    drawn += path("M60 356C160 344 330 342 440 346L470 366C330 366 180 370 80 384Z", "#A8805E", opacity=0.8)
    drawn += ellipse(254, 366, 116, 13, "#1E1620", opacity=0.6)
    drawn += group(moai("#EBC0A0", "#95685F", "#3F2A35"), 246, 366, 2.42, 9)
    ropes = (
        "M210 66C236 78 290 82 332 74M208 76C236 88 290 92 334 84M208 70C176 130 150 210 142 278L92 283L48 292"
        "M334 80C352 130 366 210 366 281L412 282L462 290"
    )
    drawn += line(ropes, "#3A2430", 7) + line(ropes, "#E8C89A", 3.2)
    pulling = Pose(
        (-4, -82),
        (-3, -73),
        (-8, -42),
        ((12, -66), (25, -70)),
        ((4, -58), (24, -64)),
        ((10, -24), (22, -3)),
        ((4, -22), (12, -3)),
        breadth=0.3,
    )
    for x, y, k, flip, wrap in (
        (110, 372, 1.34, False, "#B93A2B"),
        (60, 384, 1.46, False, "#C98A2B"),
        (398, 368, 1.3, True, "#7A5A9A"),
        (446, 380, 1.42, True, "#2F6E78"),
    ):
        drawn += group(
            person(pulling, SKIN, wrap, light=-1 if flip else 1, tattoo="#1E0F30", crown="#F4D37A"),
            x,
            y,
            k,
            flip=flip,
        )
    chant = Pose(
        (3, -93),
        (0, -84),
        (0, -50),
        ((14, -96), (20, -112)),
        ((-13, -94), (-18, -110)),
        ((5, -26), (7, -2)),
        ((-5, -26), (-7, -2)),
        look="away",
        breadth=0.9,
    )
    return drawn + group(person(chant, SKIN, "#F1DDB0", "#8A3A32", light=1), 320, 402, 1.0)


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
    """In the building shed: one man hauls a lashing tight round the boom, one hews the prow; chips fly."""
    drawn = air(*DUSK, base=236) + low_sun(256, 176, 42, "#FFF0CD", "#FFCB98", 6)
    drawn += far_hill(100, 214, 240, 48, "#6B3A72") + sea(206, *SEA) + sun_track(5, 256, 214, 250, 90, "#FFE7C0")
    drawn += beach([(-10, 258), (120, 250), (280, 258), (420, 248), (510, 254)], SAND, "#A8626A", "#FFE7D6")
    drawn += line("M40 330V60M462 330V60", "#3B2038", 15) + line("M36 330V60M458 330V60", "#8A5060", 3)
    drawn += path("M-20 -10H520V70L462 96C330 66 170 66 40 96L-20 70Z", linear((0, "#3B2038"), (1, "#A8706A")))
    drawn += line(
        "".join(f"M{i * 26 - 4} {num(88 - 22 * math.sin(i / 19 * math.pi))}l-3 18" for i in range(20)),
        "#E8B88A",
        5,
        opacity=0.7,
    )
    drawn += line("M40 88C170 60 330 60 462 88", "#2A1730", 8)
    hauling = Pose(
        (-8, -90),
        (-5, -81),
        (1, -50),
        ((6, -70), (16, -62)),
        ((-18, -72), (-4, -64)),
        ((10, -26), (12, -2)),
        ((-8, -26), (-14, -2)),
        breadth=0.5,
    )
    drawn += group(person(hauling, SKIN, "#7A5A9A", light=1, tattoo="#1E0F30", crown="#F4D37A"), 136, 376, 2.3)
    boom = "M172 262C160 190 96 168 -12 176"
    drawn += line(boom, "#6B3430", 14) + line(boom, "#E8B070", 5)
    drawn += group(on_stocks("#B06A3C", "#F0BE7C", "#4A2418"), 196, 300, 1.5)
    drawn += line("M172 228C180 236 186 250 180 276M172 228L130 230", "#FFF0CD", 4)
    drawn += "".join(line(f"M{158 + i * 7} {272 - i * 2}l12 26", "#FFF0CD", 3.6) for i in range(4))
    drawn += ellipse(404, 388, 84, 9, "#8A4A5A", opacity=0.6)
    hewing = Pose(
        (-9, -88),
        (-4, -80),
        (5, -50),
        ((-18, -70), (-25, -58)),
        ((-12, -66), (-22, -54)),
        ((-6, -27), (-12, -3)),
        ((12, -27), (18, -3)),
        look="left",
        breadth=0.4,
    )
    adze = line("M-14 -54L-40 -60", "#F0D49A", 3.4) + path("M-36 -65L-46 -40L-40 -40L-31 -57Z", "#3A4650")
    drawn += group(
        person(hewing, SKIN, "#B93A2B", light=-1, held=adze, tattoo="#1E0F30", crown="#FFF3DC"), 440, 390, 2.45
    )
    chips = random.Random(4)
    for _ in range(9):
        x, y = chips.uniform(286, 344), chips.uniform(206, 276)
        drawn += group(path("M0 0l12 -4l3 6Z", "#FFE7B8"), x, y, 1, chips.uniform(0, 180))
    return drawn + "".join(
        path(f"M{num(chips.uniform(40, 400))} {num(chips.uniform(366, 392))}q8 -8 16 0q-8 4 -16 0Z", "#FFE0B0")
        for _ in range(16)
    )


PICTURES = {
    "island_hopping": island_hopping,
    "stone_statues": stone_statues,
    "outrigger_construction": outrigger_construction,
}
