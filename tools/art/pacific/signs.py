"""Three ways in which voyagers know their way: by hand and star, by tales, by clouds."""

from __future__ import annotations

import math
import random

from tools.art.canoes import star_compass
from tools.art.pacific.bodies import DAYLIGHT, FIRELIGHT, Pose, Skin, limb, person
from tools.art.pacific.land import SlopeInks, far_hill, fluted
from tools.art.pacific.night import DEEP, GLINTS, night
from tools.art.pacific.scenery import air, flame, flyer, glow, sea, star, sun_track, wavelets
from tools.art.svg import (
    blurred,
    circle,
    clipped,
    ellipse,
    group,
    line,
    linear,
    num,
    path,
    polygon,
    rect,
)
from tools.art.trees import palm

MOONLIT = Skin("#E8B48C", "#7A4A48", "#3A2440", "#0A0F33")
ELDER = Skin("#F0A05A", "#7E4028", "#34161C", "#E6DCCB")


def wayfinding() -> str:
    """As the navigator sees it: a thumb laid on the horizon, a finger up to the star that stands over home."""
    drawn = night(272, 11, 70) + group(star_compass(296, 272, 226, 0.55))
    drawn += sea(272, *DEEP) + sun_track(3, 296, 280, 380, 70, "#FFE9A8") + wavelets(5, 286, 390, 20, GLINTS)
    path_of_star = "M500 214C440 110 372 66 296 58C236 54 150 80 84 150"
    drawn += f'<g stroke-dasharray="1 13">{line(path_of_star, "#FFE9A8", 5, opacity=0.9)}</g>'
    drawn += glow(296, 60, 110, "#FFE9A8", 0.85) + star(296, 60, 46, "#FFF6D6") + circle(296, 60, 7, "#FFFFFF")
    for x in (396, 470):
        bow = (
            f"M{x - 60} 420C{x - 40} 384 {x - 22}"
            f" 352 {x - 2} 322C{x + 8} 316"
            f" {x + 14} 322 {x + 12} 332C{x + 16}"
            f" 370 {x + 22} 396 {x + 30} 420Z"
        )
        drawn += path(bow, linear((0, "#8A5630"), (1, "#231207"))) + line(
            f"M{x - 56} 416C{x - 38} 382 {x - 20} 354 {x - 2} 326", "#E3B878", 3.4
        )
    drawn += line("M340 392L510 380", "#5B3317", 12) + line("M340 389L510 377", "#C9945A", 3)
    return drawn + _measuring_hand()


def _measuring_hand() -> str:
    """The back of a left hand held out upright, its thumb along the horizon, tattooed at the wrist."""
    fingers = (
        [(166, 250, 17), (150, 190, 14.5), (138, 142, 12.5), (134, 118, 10)],
        [(194, 240, 18), (186, 160, 16.5), (182, 100, 14.5), (182, 70, 11.5)],
        [(226, 240, 18), (229, 150, 17), (232, 86, 15), (234, 54, 12)],
        [(256, 246, 18), (271, 166, 16.5), (284, 112, 14.5), (289, 88, 11.5)],
    )
    arm = (
        "M96 420C112 390 124 360 134 330"
        "C136 300 138 260 146 226"
        "C152 204 170 214 174 206"
        "C184 196 200 204 208 200C218 196 "
        "236 196 246 204"
        "C256 208 272 204 278 218"
        "C282 232 284 240 288 250"
        "C304 256 336 258 362 256"
        "C376 256 378 274 364 280"
        "C330 290 292 296 268 312C250 330 236 352 232 372C230 390 230 404 230 420Z"
    )
    shape = path(arm, "#FFF") + "".join(limb(finger, "#FFF") for finger in fingers)
    shade = path(arm, MOONLIT.dark) + "".join(limb(finger, MOONLIT.dark) for finger in fingers)
    lit = linear((0.15, MOONLIT.lit), (0.55, "#A8695A"), (1, MOONLIT.dark), start=(1, 0), end=(0, 0.8))
    drawn = group(shade, -5, 3) + clipped(shape, rect(90, 30, 300, 390, lit))
    drawn += line("M168 216L158 176M206 208L206 160M246 210L252 164", MOONLIT.dark, 3.4, opacity=0.75)
    for finger in fingers:
        (ax, ay, _), (bx, by, half) = finger[2], finger[3]
        joint = f"M{num(ax - 8)} {num(ay + 24)}q8 4 16 0M{num(ax - 7)} {num(ay + 31)}q7 3 14 0"
        drawn += ellipse(bx + (bx - ax) * 0.1, by + 1, half * 0.52, half * 0.76, "#FFDCC0", opacity=0.75)
        drawn += line(joint, MOONLIT.dark, 2.4, opacity=0.6)
    drawn += ellipse(354, 265, 11, 6, "#FFDCC0", opacity=0.7, turn=-4) + line(
        "M298 260q3 9 0 18M306 260q3 9 0 17", MOONLIT.dark, 2.4, opacity=0.6
    )
    drawn += line(
        "M176 222C178 250 180 272 184 292M212 216C212 246 210 270 208 292M246 220C242 248 236 268 230 288",
        MOONLIT.dark,
        3,
        opacity=0.4,
    )
    ink = "#1B1230"
    tattoo = line("M131 340C160 352 210 356 238 352M124 358C156 372 206 376 233 372", ink, 5)
    for i in range(8):
        x, y = 134 + i * 12.6, 343 + 12 * math.sin((i + 1) / 9 * math.pi)
        tattoo += polygon([(x, y + 1), (x + 11, y + 3), (x + 5, y + 15)], ink)
    tattoo += "".join(path(f"M{x} {y}l8 10l-8 10l-8 -10Z", ink) for x, y in ((174, 304), (196, 300), (218, 302)))
    return drawn + tattoo


def oral_tradition() -> str:
    """An elder's hands shape the tale by the fire: its smoke becomes a canoe and a fish like an island."""
    drawn = night(252, 21, 60) + far_hill(60, 256, 240, 46, "#1B2A66") + wavelets(4, 260, 296, 10, GLINTS)
    drawn += path(
        "M-10 290C100 276 190 286 270 282C360 278 430 288 510 280V410H-10Z",
        linear((0, "#4A3E5E"), (0.4, "#2A2648"), (1, "#0C0E2A")),
    )
    drawn += palm(-14, 420, 500, 74, "#0B1238", "#080C28", 4) + _smoke_tale()
    drawn += ellipse(258, 356, 220, 40, "#E9823A", opacity=0.28) + glow(268, 320, 210, "#FFB25C", 0.6)
    drawn += path("M70 344H216L236 376H50Z", linear((0, "#E8C88A"), (1, "#9A6A3A"))) + line(
        "M64 352H222M58 364H230", "#8A3A32", 2.6, opacity=0.8
    )
    telling = Pose(
        (5, -51),
        (1, -43),
        (-5, -10),
        ((18, -46), (27, -63)),
        ((12, -34), (28, -46)),
        ((20, -15), (4, -2)),
        ((18, -9), (0, -1)),
        breadth=0.4,
    )
    beard = path("M168 216C172 230 182 236 188 234C190 222 186 214 180 210C174 210 170 212 168 216Z", "#E6DCCB")
    drawn += group(
        person(
            telling, ELDER, "#E0B070", "#7A2E20", light=1, strength=1, tattoo="#1A0D18", crown="#4FA04A", cut="tapa"
        ),
        142,
        362,
        3.0,
    )
    drawn += group(beard, -15, 6)
    drawn += line("M240 366L302 352M238 352L304 366M254 372L290 346", "#2A160C", 10) + flame(270, 358, 60)
    listening = Pose(
        (-3, -52),
        (-1, -42),
        (4, -10),
        ((-14, -24), (-22, -14)),
        ((-12, -24), (-20, -12)),
        ((-20, -16), (-4, -2)),
        ((-18, -9), (0, -1)),
        look="left",
        skull=9,
    )
    for x, y, k, wrap in ((372, 344, 1.7, "#3B4A8A"), (430, 352, 1.9, "#2F6B5A")):
        drawn += group(person(listening, FIRELIGHT, wrap, light=-1, strength=1), x, y, k)
    for x, y, k in ((338, 418, 1.0), (250, 428, 0.92), (452, 424, 1.12)):
        drawn += _child_from_behind(x, y, k)
    sparks = random.Random(5)
    return drawn + "".join(
        circle(270 + sparks.uniform(-30, 60), 300 - sparks.uniform(0, 150), sparks.uniform(1, 2.4), "#FFD27A")
        for _ in range(14)
    )


def _smoke_tale() -> str:
    """What the smoke shows: a canoe under sail whose line draws a fish like an island out of the sea."""
    coil = "M270 320C230 270 300 250 262 214C236 186 190 190 186 226"
    drawn = blurred(line(coil, "#FFD9A0", 18, opacity=0.5), 7)
    waves = "M214 158C250 134 280 172 316 150S384 130 420 152S470 150 496 140"
    drawn += blurred(line(waves, "#BFD0FF", 12, opacity=0.5), 5)
    drawn += line(waves + "M226 176C262 156 292 188 326 168S390 150 430 170", "#DFE7FF", 2.6, opacity=0.8)
    hull = path(
        "M262 126C290 142 360 142 396 116C396 138 376 152 350 152H300C280 150 264 142 262 126Z",
        "#FFE9B8",
        opacity=0.9,
    )
    sail = path(
        "M322 134C290 96 280 54 296 12C328 42 366 56 404 58C390 94 360 120 322 134Z", "#FFE9B8", opacity=0.45
    )
    ribs = line(
        "M322 134C290 96 280 54 296 12M322 134C360 120 390 94 404 58M304 64C336 78 362 84 388 84", "#FFF6DC", 3
    )
    fish = "M282 226C312 186 384 184 424 220L464 196C456 220 458 236 470 254L426 238C388 266 316 260 282 226Z"
    island = path(fish, "#8FE0CE", opacity=0.32) + line(fish, "#C9F5E8", 2.6) + circle(308, 220, 4, "#FFFDF0")
    island += line(
        "M336 204C348 218 348 234 336 246M356 206q8 10 0 20M378 210q8 10 0 20", "#C9F5E8", 2.2, opacity=0.8
    )
    fishing = line("M290 136C262 160 252 200 276 226", "#FFF6DC", 2.2) + star(276, 226, 12, "#FFF6DC")
    corners = "".join(
        star(x, y, 9, "#FFFDF0") for x, y in ((296, 12), (404, 58), (322, 134), (262, 126), (396, 116), (464, 196))
    )
    return drawn + glow(340, 110, 180, "#8FA4FF", 0.35) + hull + sail + ribs + island + fishing + corners


def _child_from_behind(x: float, y: float, k: float) -> str:
    """A listening child's head and shoulders, edged by the fire."""
    back = path("M-52 10C-52 -40 -28 -56 0 -58C28 -56 52 -40 52 10Z", "#160A1E")
    hair = path("M-28 -72C-34 -122 34 -122 28 -72C22 -48 -22 -48 -28 -72Z", "#0B0616") + ellipse(
        0, -112, 13, 9, "#0B0616"
    )
    edge = line("M-27 -82C-26 -104 -10 -112 4 -111M-46 -20C-42 -40 -28 -50 -12 -55", "#F09A50", 3, opacity=0.85)
    return group(back + hair + edge, x, y, k)


def cloud_formations() -> str:
    """Trade clouds march to the horizon in rows; one stands still there, and the helmsman points at it."""
    drawn = air((0, "#2C55A8"), (0.5, "#7FB2E4"), (0.8, "#FFE7C4"), (1, "#FFC9A0"), base=312)
    drawn += glow(334, 280, 240, "#FFE9C4", 0.8)
    for depth, columns in ((5.4, 7), (3.7, 5), (2.5, 4), (1.7, 3)):
        for column in range(columns):
            x = 334 + (column - columns / 2 + 0.3) * 560 / depth
            y = 300 - 330 / depth + 12
            if abs(x - 334) > 420 / depth * 0.3:
                drawn += _heap(x, y, 290 / depth, 170 / depth, "#C6D6F0", 3 * column + int(depth * 7))
    drawn += _heap(70, 84, 300, 170, "#B9CCEE", 8) + _heap(478, 70, 260, 150, "#B9CCEE", 4)
    drawn += _heap(336, 284, 150, 168, "#EBCDC6", 12, 26)
    drawn += path("M272 276C290 290 386 290 406 276C396 294 284 296 272 276Z", "#6FD0B4", opacity=0.9)
    drawn += fluted(338, 314, 130, 34, 4, SlopeInks("#5A9E8C", "#33776F", "#1C4C58"), 5)
    drawn += sea(308, (0, "#BFE3EA"), (0.25, "#4A8CC6"), (1, "#14265E")) + sun_track(
        6, 336, 314, 370, 80, "#FFF6E0"
    )
    drawn += wavelets(5, 318, 396, 24, ("#FFFFFF", "#BFD9F2", "#6F9BDC"))
    drawn += "".join(flyer(x, y, s, "#FFFFFF") for x, y, s in ((262, 216, 10), (286, 236, 7), (240, 240, 6)))
    return drawn + _stern_view(150, 380)


def _heap(x: float, foot: float, wide: float, high: float, shade: str, seed: int, count: int = 24) -> str:
    """A heaped cloud with a flat foot, its shadow on the right and below."""
    dice = random.Random(seed)
    puffs = []
    for i in range(count):
        rise = (i / count) ** 1.3
        r = wide * (0.17 - 0.06 * rise) * dice.uniform(0.8, 1.1)
        puffs.append(
            (
                x + (wide / 2 - r) * (1 - 0.72 * rise) * dice.uniform(-1, 1),
                foot - r * 0.5 - (high - 2 * r) * rise,
                r,
            )
        )
    puffs.sort(key=lambda puff: puff[1] + puff[2] * 0.6)
    lobes = "".join(
        circle(a, b, r, shade) + circle(a - r * 0.14, b - r * 0.15, r * 0.86, "#FFFDF8") for a, b, r in puffs
    )
    whole = "".join(circle(a, b, r, "#FFF") for a, b, r in puffs)
    above = rect(x - wide, foot - high * 2, wide * 2, high * 2, "#FFF")
    belly = rect(x - wide, foot - high * 1.1, wide * 2, high * 1.1, linear((0.3, shade, 0), (1, shade, 1)))
    return clipped(above, clipped(whole, lobes + belly))


def _stern_view(x: float, y: float) -> str:
    """A double canoe from behind: two sterns, the deck between, the sail ahead, the helmsman pointing past it."""
    sail = "M-6 -60C-66 -120 -92 -210 -72 -300C-34 -262 30 -250 86 -262C82 -180 52 -110 -6 -60Z"
    drawn = line("M-6 -20L-10 -200", "#3A2010", 6) + path(
        sail, linear((0, "#FFF3D6"), (1, "#D9B27A"), end=(0.8, 1))
    )
    drawn += line(
        "M-70 -220C-30 -190 30 -186 78 -202M-64 -196C-26 -166 30 -162 72 -178", "#35469C", 5, opacity=0.85
    )
    drawn += "".join(
        path(f"M{a} {b}l7 9l-7 9l-7 -9Z", "#35469C", opacity=0.85)
        for a, b in ((-44, -198), (-20, -187), (6, -184), (32, -186), (56, -192))
    )
    drawn += line("M-6 -54C-70 -118 -98 -212 -74 -308M-6 -54C56 -106 88 -180 90 -270", "#4A2A15", 5)
    drawn += path("M-74 -22H70L64 -8H-70Z", "#A8723C") + line("M-74 -22H70", "#E3B878", 3)
    for at in (-62, 58):
        hull = (
            f"M{at - 26} -44C{at - 22} -6"
            f" {at - 14} 18 {at} 22C{at + 14} 18"
            f" {at + 22} -6 {at + 26} -44C{at + 10}"
            f" -32 {at - 10} -32 {at - 26} -44Z"
        )
        drawn += path(hull, linear((0, "#7A4A26"), (1, "#2A1408"))) + path(
            f"M{at - 7} -34C{at - 8} -62 {at - 3} -76 {at + 2} -84C{at + 6} -72 {at + 8} -56 {at + 7} -34Z",
            "#5B3317",
        )
        drawn += ellipse(at, 20, 38, 7, "#EAFAF2", opacity=0.85) + line(
            f"M{at - 40} 30q40 10 80 0", "#EAFAF2", 3, opacity=0.7
        )
    helm = Pose(
        (3, -94),
        (0, -85),
        (0, -50),
        ((18, -90), (34, -100)),
        ((-18, -72), (-22, -54)),
        ((7, -26), (9, -2)),
        ((-6, -26), (-9, -2)),
        look="away",
        breadth=0.9,
    )
    paddle = line("M-46 -70L-84 30", "#4A2A15", 6) + path("M-80 6L-94 46L-82 50L-70 10Z", "#4A2A15")
    return group(
        drawn + paddle + group(person(helm, DAYLIGHT, "#B9432B", light=1, tattoo="#2A1A14"), 6, -16, 1.36), x, y
    )


PICTURES = {
    "wayfinding": wayfinding,
    "oral_tradition": oral_tradition,
    "cloud_formations": cloud_formations,
}
