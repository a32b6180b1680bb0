"""Three of the events, in plum dusk."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from tools.art.pacific.boats import sailing_outrigger
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
            person(pulling, SKIN, wrap, light=-1 if flip else 1, tattoo="#1E0F30", crown="#F4D37A", cut="plain"),
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
    """In the shed: one man stands in the log and hollows it with an adze, one hauls a lashing tight."""
    drawn = air(*DUSK, base=230) + low_sun(108, 172, 40, "#FFF0CD", "#FFCB98", 6)
    drawn += far_hill(330, 208, 260, 50, "#6B3A72") + sea(200, *SEA) + sun_track(5, 108, 208, 246, 90, "#FFE7C0")
    drawn += beach([(-10, 256), (120, 246), (280, 252), (420, 240), (510, 246)], SAND, "#A8626A", "#FFE7D6")
    drawn += line("M26 330V50M474 300V50", "#3B2038", 16) + line("M21 330V50M469 300V50", "#A8606A", 3)
    eave = "M-20 -10H520V82C400 40 100 40 -20 82Z"
    drawn += path(eave, linear((0, "#3B2038"), (1, "#B9806A")))
    fringe = "".join(
        f"M{i * 27 + 2} {num(64 - 16 * math.sin((i + 0.2) / 18.4 * math.pi))}l-4 20" for i in range(19)
    )
    drawn += line(fringe, "#E8B88A", 7) + line("M-20 52C100 14 400 14 520 52", "#2A1730", 7)
    drawn += line("M96 372L70 406M96 372L122 408M396 322L378 372M396 322L420 368", "#4A2434", 13)
    hollow = "M20 300C120 250 330 214 452 206C474 208 472 222 452 236C340 320 150 366 40 346C10 330 8 312 20 300Z"
    drawn += path(hollow, linear((0, "#8A4A34"), (1, "#3A1A24"))) + line(
        "M24 300C120 252 330 216 450 208", "#F4C79A", 4
    )
    hewing = Pose(
        (8, -92),
        (4, -83),
        (-4, -49),
        ((20, -76), (29, -78)),
        ((0, -66), (21, -70)),
        ((10, -26), (14, -2)),
        ((-10, -26), (-14, -2)),
        breadth=0.5,
    )
    adze = line("M17 -66L50 -96", "#F0D49A", 3.4) + path("M44 -100L66 -88L58 -81L46 -89Z", "#3A4650")
    worker = person(
        hewing, SKIN, "#E8B88A", "#8A3A32", light=-1, held=adze, tattoo="#1E0F30", crown="#FFF3DC", cut="tapa"
    )
    drawn += group(worker, 176, 358, 2.5)
    hull = (
        "M16 306C40 338 150 334 250 306C340 280 430 250 470 208C478 226 474 250 456 274C410 336 280 394 150 394"
        "C60 392 2 352 16 306Z"
    )
    drawn += path(hull, linear((0, "#C9804A"), (0.5, "#8A4A30"), (1, "#3A1A24"), end=(0.3, 1)))
    drawn += line("M18 312C50 340 160 334 256 308C344 282 430 252 468 216", "#FFD9A0", 5)
    drawn += line("M40 356C140 384 330 346 440 272M80 378C180 388 320 352 400 308", "#4A2434", 2.4, opacity=0.5)
    boom = "M286 226C316 240 350 300 352 420"
    drawn += line(boom, "#5B2A30", 17) + line("M282 224C312 240 345 300 347 420", "#E8B070", 5)
    drawn += "".join(line(f"M{318 + i * 6} {266 + i * 13}l30 -10", "#FFF0CD", 4.4) for i in range(4))
    hauling = Pose(
        (0, -86),
        (2, -77),
        (8, -46),
        ((-14, -68), (-26, -66)),
        ((-10, -62), (-24, -60)),
        ((-6, -26), (-18, -3)),
        ((14, -24), (22, -3)),
        look="left",
        breadth=0.4,
    )
    drawn += line("M340 284L392 258", "#FFF0CD", 5) + ellipse(456, 396, 60, 8, "#5B2A42", opacity=0.6)
    drawn += group(person(hauling, SKIN, "#7A4A9A", light=-1, tattoo="#1E0F30", crown="#F4D37A"), 450, 396, 2.2)
    chips = random.Random(4)
    for _ in range(11):
        x, y = chips.uniform(328, 400), chips.uniform(150, 236)
        drawn += group(path("M0 0l13 -5l3 7Z", "#FFE7B8"), x, y, 1, chips.uniform(0, 180))
    return drawn


PICTURES = {
    "island_hopping": island_hopping,
    "stone_statues": stone_statues,
    "outrigger_construction": outrigger_construction,
}
