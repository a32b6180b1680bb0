"""Islands of the east and north, each by what its people know it by, under one teal sky over a lagoon."""

from __future__ import annotations

import random

from tools.art.pacific.bodies import DAYLIGHT, Pose, person
from tools.art.pacific.lagoons import DAY, GLINTS, LAGOON, LEAF, SAND, TRUNK
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
    clouds,
    cumulus,
    flyer,
    haze,
    low_sun,
    sea,
    sun_track,
    wavelets,
)
from tools.art.svg import blurred, circle, ellipse, group, line, linear, num, path
from tools.art.trees import palm


def hawaiian_islands() -> str:
    """Fluted green cliffs with a waterfall; in the bay a rider stands on a long board ahead of a wave."""
    drawn = air(*DAY, base=236) + low_sun(366, 112, 27, "#FFF6D6", "#FFE39B")
    drawn += clouds(((96, 62, 1.2), (450, 50, 0.8)), "#FFFFFF", 0.75)
    drawn += far_hill(320, 234, 440, 104, "#4B86A0", 0.8) + haze(150, 84, "#FFE3B0", 0.5)
    drawn += fluted(160, 234, 380, 172, 5, GREEN, 8, -0.1) + fluted(410, 234, 290, 104, 9, DEEP_GREEN, 7)
    drawn += waterfall([(181, 96), (190, 130), (184, 180), (194, 232)], 13)
    drawn += sea(230, *LAGOON) + line("M-6 236C90 230 160 240 240 234C330 228 420 240 506 234", "#F7E6B8", 7)
    drawn += "".join(
        palm(x, 238, h, lean, LEAF, TRUNK, x) for x, h, lean in ((34, 54, 8), (62, 44, -6), (462, 50, -8))
    )
    face = "M-10 344C70 346 130 330 190 306C260 278 300 250 372 250C440 250 484 270 510 282V410H-10Z"
    drawn += path(face, linear((0, "#8FEBDD"), (0.4, "#2FB0B4"), (1, "#0A5C86")))
    streaks = "M60 352C150 344 230 306 300 272M110 376C210 360 300 320 372 276M190 392C290 372 360 336 440 288"
    drawn += line(streaks, "#DFFBF4", 3, opacity=0.55)
    lip = (
        "M300 268C330 242 380 222 430 226C470 230 500 244 512 252"
        "V300C490 286 470 282 456 292C446 282 430 286 424 298"
        "C410 288 396 292 390 304C378 290 362 292 356 302C346 286 322 278 300 268Z"
    )
    drawn += path(lip, linear((0, "#FFFFFF"), (1, "#CFEFEA")))
    drops = random.Random(4)
    drawn += "".join(
        circle(drops.uniform(320, 500), drops.uniform(196, 250), drops.uniform(1.4, 4.4), "#FFFFFF")
        for _ in range(24)
    )
    drawn += path(
        "M92 372C140 356 210 336 262 318C272 316 276 320 270 326C226 352 160 376 106 382C92 384 84 378 92 372Z",
        linear((0, "#E0A860"), (1, "#8A5028")),
    )
    drawn += line("M112 374C160 360 214 340 256 324", "#5B2F1A", 2.4)
    riding = Pose(
        (-8, -78),
        (-5, -70),
        (2, -42),
        ((-20, -76), (-34, -72)),
        ((12, -62), (26, -68)),
        ((-17, -30), (-14, -6)),
        ((15, -26), (20, -2)),
        look="left",
        breadth=0.6,
    )
    drawn += group(
        person(riding, DAYLIGHT, "#D2402E", "#FFF1D0", light=1, length=0.6, cut="tapa", crown="#F4D37A"),
        180,
        358,
        1.75,
        -8,
    )
    foam = "M-10 372C20 362 60 372 92 380C150 392 220 372 280 344C240 384 160 408 80 404C40 402 10 396 -10 392Z"
    return drawn + path(foam, "#F6FFFB", opacity=0.92) + wavelets(3, 384, 400, 8, GLINTS)


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
    drawn += group(_paddled_canoe(), 236, 344, 1.25)
    return drawn + wavelets(6, 300, 396, 40, ("#FFE7C8", "#A8E4D8", "#5CC4C2"))


def _paddled_canoe() -> str:
    """An outrigger with two at the paddles, drawn from the side, bow right; about 210 long, waterline at y = 0."""
    stroke = Pose(
        (6, -53),
        (1, -44),
        (-4, -10),
        ((14, -36), (22, -28)),
        ((10, -38), (17, -46)),
        ((18, -15), (26, -2)),
        ((16, -12), (24, -1)),
        breadth=0.4,
    )
    paddle = line("M14 -50L30 4", "#5B3A1E", 3) + path(
        "M25 -6C30 -8 34 -4 36 4L40 20C36 24 31 22 29 16Z", "#8A5A30"
    )
    crew = "".join(
        group(
            paddle + person(stroke, DAYLIGHT, wrap, light=1, tattoo="#2A1A14", crown=crown, cut="tapa"), x, -2, 1.0
        )
        for x, wrap, crown in ((-58, "#2F6E78", "#FFF6E0"), (18, "#B9432B", "#E4572E"))
    )
    hull = (
        "M-104 -18C-84 -4 70 -2 96 -16C104 -22 110 -32 114 -40"
        "C118 -18 106 6 82 11C40 16 -60 16 -84 10C-98 6 -106 -6 -104 -18Z"
    )
    boat = path(hull, linear((0, "#8A4E2A"), (1, "#3A2010"))) + line("M-96 -8C-60 0 66 2 100 -14", "#F3D9A0", 2.6)
    float_ = line("M-44 0C-42 16 -40 22 -38 26M34 0C36 16 38 22 40 26", "#F3D9A0", 4) + path(
        "M-74 22C-40 30 40 30 74 18C76 26 62 34 36 34H-40C-62 34 -76 30 -74 22Z", "#E0B476"
    )
    return crew + boat + float_


def tonga() -> str:
    """Blowholes along a coral shore: columns of spray over black rock, and children who came to get wet."""
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
    pools = ((60, 368, 44), (190, 386, 60), (452, 378, 52))
    drawn += "".join(
        ellipse(x, y, w, 8, "#4FB9B4") + ellipse(x - 6, y - 2, w * 0.6, 3, "#C9F3E8", opacity=0.7)
        for x, y, w in pools
    )
    cheering = Pose(
        (2, -92),
        (0, -82),
        (0, -49),
        ((15, -92), (19, -108)),
        ((-15, -90), (-20, -106)),
        ((8, -26), (12, -3)),
        ((-7, -26), (-11, -3)),
        look="away",
        breadth=0.9,
        skull=8.6,
    )
    ducking = Pose(
        (10, -80),
        (4, -74),
        (-4, -44),
        ((16, -76), (16, -88)),
        ((2, -78), (8, -92)),
        ((8, -24), (2, -3)),
        ((-8, -24), (-16, -3)),
        breadth=0.5,
        skull=8.6,
    )
    drawn += group(
        person(cheering, DAYLIGHT, "#B9432B", light=-1, length=0.7, crown="#FFF6E0", cut="plain"), 316, 394, 1.06
    )
    return drawn + group(
        person(ducking, DAYLIGHT, "#F0DDB0", "#8A3A26", light=-1, length=0.8, cut="tapa"), 376, 396, 0.94
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
    """On the quarry's slope stone heads stand to their chins in the grass and look to the sea; terns wheel."""
    drawn = air(*DAY, base=256) + low_sun(404, 206, 28, "#FFF6D6", "#FFDF9B", 6)
    drawn += clouds(((330, 70, 1.2), (120, 50, 0.9)), "#FFFFFF", 0.7)
    drawn += sea(248, *LAGOON) + sun_track(6, 404, 254, 320, 90, "#FFF4CC") + wavelets(8, 262, 330, 14, GLINTS)
    drawn += cone(250, 254, 260, 62, SlopeInks("#8FAF9A", "#5F8E8A", "#4A7680"), 0.24)
    slope = "M-10 150C90 166 190 232 290 276C370 306 440 318 510 324V410H-10Z"
    drawn += path(slope, linear((0, "#D3CE72"), (0.5, "#8FA24E"), (1, "#4F6E3C")))
    drawn += path("M-10 60C30 70 60 110 70 170C50 166 20 156 -10 152Z", linear((0, "#B9A27C"), (1, "#7A664E")))
    drawn += line("M16 84C30 104 36 130 38 158M44 104C52 124 56 144 58 164", "#5B4A38", 3, opacity=0.6)
    for x, y, k, turn in ((262, 286, 0.62, -7), (446, 338, 0.8, 7), (344, 336, 1.25, -4)):
        drawn += ellipse(x - 20 * k, y - 2, 46 * k, 9 * k, "#3F5A34", opacity=0.6) + group(
            _quarry_head(), x, y, k, turn
        )
    drawn += path(
        "M-10 318C90 300 190 330 270 362C350 386 430 378 510 388V410H-10Z", linear((0, "#A8B058"), (1, "#4A6A3A"))
    )
    drawn += group(_quarry_head(), 142, 404, 3.05, 5)
    dice = random.Random(5)
    for _ in range(46):
        left, low = dice.uniform(0, 500), dice.uniform(388, 412)
        blade = (
            f"M{num(left)} {num(low)}q{num(dice.uniform(-5, 5))} -18"
            f" {num(dice.uniform(-10, 10))} {num(-dice.uniform(20, 40))}"
        )
        drawn += line(blade, ("#C9C870", "#6F8A44", "#A8B058")[int(dice.random() * 3)], 3)
    return (
        drawn
        + flyer(300, 120, 26, "#2A3A44", -10)
        + flyer(356, 150, 17, "#2A3A44", 8)
        + flyer(262, 164, 11, "#2A3A44")
    )


def _quarry_head() -> str:
    """A great stone head in profile to the right, buried to the chin; foot at y = 0, about 118 high."""
    outline = (
        "M-30 8C-36 -30 -34 -78 -24 -104C-16 -118 12 -118 20 -106"
        "L27 -88L21 -80C24 -70 32 -56 38 -46C38 -40 30 -39 25 -38"
        "L31 -31L26 -27L31 -21L24 -15C30 -10 33 -2 30 8Z"
    )
    stone = linear((0, "#E9DCC0"), (0.55, "#B5A48A"), (1, "#6A5E54"), start=(1, 0), end=(0, 0.5))
    brow = path(
        "M0 -85C9 -91 19 -91 27 -88L21 -80C22 -76 23 -73 24 -70C15 -71 5 -76 0 -85Z", "#4F463E", opacity=0.7
    )
    nose = path("M38 -46C38 -40 30 -39 25 -38L17 -40C25 -40 32 -42 38 -46Z", "#5E544A")
    nose += line("M17 -40C14 -46 18 -53 24 -54", "#5E544A", 1.6) + line(
        "M22 -78C26 -66 31 -55 36 -47", "#F6ECD6", 2
    )
    mouth = line("M30 -26C24 -27 18 -26 13 -23", "#3F3830", 2.2) + line(
        "M27 -15C22 -13 18 -13 14 -15", "#5E544A", 1.4
    )
    ear = path("M-16 -86C-10 -90 -4 -84 -6 -72L-8 -36C-10 -28 -18 -30 -18 -38Z", "#8A7E6E")
    ear += line("M-13 -80C-11 -66 -12 -50 -14 -40", "#5E544A", 1.8)
    lichen = ellipse(-18, -98, 7, 4, "#C9C08A", opacity=0.6, turn=-40) + ellipse(
        4, -110, 8, 3, "#C9C08A", opacity=0.6
    )
    lichen += ellipse(-29, -40, 3, 9, "#C9C08A", opacity=0.6) + ellipse(-24, -12, 5, 4, "#C9C08A", opacity=0.5)
    cracks = line("M8 -106L3 -98L6 -93M6 -12L0 -5L3 4", "#5E544A", 1.2, opacity=0.7)
    turf = path("M-40 12C-34 -6 -20 2 -10 -3C0 4 14 -6 24 0C32 -6 38 4 42 12Z", "#7E9648")
    return path(outline, stone) + lichen + brow + nose + mouth + ear + cracks + turf


PICTURES = {
    "hawaiian_islands": hawaiian_islands,
    "tahiti": tahiti,
    "tonga": tonga,
    "easter_island": easter_island,
}
