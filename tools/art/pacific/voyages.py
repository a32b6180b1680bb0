"""Canoes and stockades, and two of the three specials."""

from __future__ import annotations

import random

from tools.art.canoes import voyaging_canoe
from tools.art.pacific.boats import sailing_outrigger
from tools.art.pacific.bodies import DAYLIGHT, Pose, person
from tools.art.pacific.dwellings import palisade
from tools.art.pacific.land import far_hill
from tools.art.pacific.plants import breadfruit_leaf
from tools.art.pacific.scenery import (
    air,
    beach,
    beams,
    clouds,
    cumulus,
    flyer,
    glow,
    low_sun,
    roller,
    sea,
    smoke,
    sun_track,
    wavelets,
)
from tools.art.svg import circle, ellipse, group, line, linear, num, path, rect


def canoes() -> str:
    """A double-hulled canoe under two crab-claw sails, close by, at sunrise."""
    drawn = air((0, "#12447A"), (0.5, "#3F8CB0"), (0.85, "#F8C98C"), (1, "#FFDDA0"), base=252)
    drawn += low_sun(110, 172, 36, "#FFF0C6", "#FFD48C", 6) + clouds(
        ((400, 70, 1.0), (90, 84, 0.8)), "#FFF3DC", 0.5
    )
    drawn += far_hill(30, 248, 150, 32, "#2C5F83") + far_hill(440, 248, 190, 46, "#2C5F83")
    drawn += sea(244, (0, "#54B9BD"), (0.3, "#1B7D99"), (1, "#08395C")) + sun_track(4, 110, 252, 320, 80, "#FFEFC0")
    drawn += roller(296, 9, 3, "#176F92", "#8FD9DA", 0.8, 2) + roller(330, 11, 5, "#0F5A80", "#8FD9DA", 0.8, 2)
    drawn += group(voyaging_canoe("#F7E7C0", "#A5452A", "#5B3317"), 258, 316, 1.86)
    drawn += roller(362, 10, 8, "#0B4468", "#C9F5EC", 0.88, 3.4) + wavelets(
        8, 352, 396, 22, ("#FFFFFF", "#9FE3E0", "#5BB9C4")
    )
    return drawn + flyer(390, 92, 17, "#FFFFFF") + flyer(430, 112, 12, "#FFFFFF") + flyer(60, 60, 13, "#FFFFFF")


def stockades() -> str:
    """From the tower a guard blows the conch: sails are in the bay; two rings of sharpened posts stand ready."""
    drawn = air((0, "#33415C"), (0.55, "#8B8592"), (0.9, "#E8C9A0"), base=320) + glow(130, 206, 220, "#FFE3B8", 0.8)
    drawn += clouds(((90, 70, 1.3), (430, 40, 1.1)), "#EEDCC8", 0.45)
    drawn += rect(0, 222, 500, 178, linear((0, "#E8C9A0"), (0.1, "#7F8A98"), (0.5, "#46566A")))
    for x, y, k in ((40, 240, 0.16), (92, 236, 0.13), (138, 244, 0.2)):
        drawn += group(sailing_outrigger("#5B4A52", "#3A2A34", "#2A1E22", "#8B8592"), x, y, 1.6 * k)
    drawn += path(
        "M150 330C220 190 300 150 372 150C440 150 490 186 520 220V410H150Z", linear((0, "#7C8A60"), (1, "#4A583C"))
    )
    drawn += group(_village_roofs(), 426, 186, 0.8) + smoke(446, 140, 90, "#EEDCC8", 0.5, 9)
    drawn += palisade(262, 70, 17, 17, ("#8A683F", "#5A4026"), 2, 30, 220, 512)
    drawn += _watch_tower()
    drawn += path("M-10 410V352C110 300 390 290 510 344V410Z", linear((0, "#4B5A3A"), (1, "#263022")))
    drawn += palisade(380, 104, 17, 32, ("#80552F", "#472C17"), 4, 30)
    for y in (330, 372):
        curve = f"M-10 {y}C120 {y - 40} 380 {y - 40} 510 {y}"
        drawn += line(curve, "#2C1A0D", 13) + f'<g stroke-dasharray="11 10">{line(curve, "#C79A5C", 5)}</g>'
    return drawn


def _village_roofs() -> str:
    """The steep roofs of the village that the stockade guards, their eaves at y = 0."""
    return "".join(
        group(
            path("M-52 0C-34 -20 -18 -52 -12 -78H12C18 -52 34 -20 52 0Z", linear((0, "#C9A060"), (1, "#7A5530"))),
            x,
            y,
            k,
        )
        for x, y, k in ((56, 14, 0.7), (-56, 10, 0.66), (0, 0, 1))
    )


def _watch_tower() -> str:
    """A tower of lashed posts on the left with a guard and his conch."""
    legs = line("M98 330L122 190M248 330L224 190M106 310L240 236M240 310L108 236", "#3A2415", 9)
    legs += line("M96 330L120 190", "#8A683F", 2.6)
    blowing = Pose(
        (3, -93),
        (1, -84),
        (0, -50),
        ((-16, -74), (-16, -88)),
        ((-16, -78), (-12, -90)),
        ((5, -26), (6, -2)),
        ((-5, -26), (-7, -2)),
        look="left",
        breadth=0.55,
    )
    conch = path(
        "M-9 -90C-14 -96 -26 -100 -34 -97C-38 -90 -32 -84 -24 -84C-18 -85 -12 -87 -9 -88Z", "#FFE7CF"
    ) + line("M-17 -95L-20 -85M-24 -98L-28 -85", "#C98A6A", 1.4)
    guard = group(
        conch
        + person(blowing, DAYLIGHT, "#8A3A2A", "#E8C890", light=-1, tattoo="#2A1A14", crown="#F4D37A", cut="tapa"),
        178,
        196,
        1.2,
    )
    sound = line(
        "M124 72C114 80 114 94 124 102M110 64C96 78 96 98 110 112M96 56C76 76 76 102 96 122",
        "#FFF0D0",
        3.6,
        opacity=0.85,
    )
    floor = rect(98, 188, 152, 14, "#4A2F19") + rect(98, 188, 152, 4, "#A8784A")
    rail = line("M104 158H246M108 158V190M244 158V190M156 158V190M200 158V190", "#5B3C22", 6)
    roof = path("M84 46L174 -6L266 46L258 54H92Z", "#8F6A3C") + path("M84 46L174 -6V54H92Z", "#BE9558")
    return legs + line("M116 188V50M234 188V50", "#3A2415", 7) + guard + floor + rail + roof + sound


def planned_migration() -> str:
    """At sunrise a family carries a pig, a young tree and a hen to the canoe; others are under way."""
    drawn = air((0, "#0D3F63"), (0.42, "#2F8AA0"), (0.75, "#FFD98C"), (1, "#FFB25C"), base=250)
    drawn += beams(150, 232, "#FFF0B8", 0.5, 7) + low_sun(150, 226, 58, "#FFF3C8", "#FFE39B", 4)
    drawn += sea(236, (0, "#FFCF85"), (0.12, "#4CB2AD"), (0.5, "#146A8C"), (1, "#073252"))
    drawn += sun_track(4, 150, 244, 290, 90, "#FFF1C0")
    for x, y, k in ((98, 248, 0.26),):
        drawn += group(voyaging_canoe("#F5D9A0", "#8A3A26", "#4A2612"), x, y, k)
    drawn += group(voyaging_canoe("#FBE9C2", "#8C2F22", "#4A2612") + _cargo(), 408, 296, 1.5)
    receiving = Pose(
        (-6, -92),
        (-2, -84),
        (2, -50),
        ((-16, -76), (-26, -66)),
        ((-14, -72), (-24, -62)),
        ((-4, -26), (-6, -2)),
        ((6, -26), (8, -2)),
        look="left",
    )
    drawn += group(person(receiving, DAYLIGHT, "#2F6E78", light=-1), 366, 280, 0.74)
    drawn += beach([(-10, 352), (90, 340), (200, 344), (300, 352), (390, 372), (510, 396)], "#F4DDA8", "#B98E58")
    drawn += line("M292 350L350 284", "#5B3A1E", 9) + line("M290 347L348 281", "#C9945A", 3)
    walking = ((13, -28), (20, -4)), ((-5, -27), (-18, -5))
    pig = Pose(
        (9, -88), (5, -81), (-1, -50), ((16, -84), (20, -94)), ((-8, -76), (-12, -92)), *walking, breadth=0.4
    )
    tree = Pose(
        (6, -92),
        (3, -83),
        (-1, -50),
        ((14, -68), (24, -66)),
        ((2, -64), (20, -58)),
        *walking,
        woman=True,
        hair="loose",
    )
    hen = Pose((3, -92), (1, -82), (0, -48), ((12, -68), (18, -62)), ((2, -64), (14, -58)), *walking, skull=10)
    drawn += ellipse(206, 386, 190, 8, "#8A6A38", opacity=0.5)
    drawn += group(_trussed_pig(), 258, 204, 1.1, -8)
    drawn += group(
        person(pig, DAYLIGHT, "#F0DDB0", "#8A3A26", light=1, tattoo="#2A1A14", crown="#F4D37A", cut="tapa"),
        244,
        384,
        2.2,
    )
    drawn += group(_seedling(), 188, 254) + group(
        person(tree, DAYLIGHT, "#8A3A5A", light=1, crown="#FFF6E0"), 148, 386, 2.05
    )
    drawn += group(person(hen, DAYLIGHT, "#B9432B", light=1, length=0.7, cut="plain"), 62, 390, 1.45)
    return drawn + group(_carried_hen(), 84, 306, 0.5)


def _trussed_pig() -> str:
    """A young black pig borne across the shoulders, its back up; about 110 long."""
    body = (
        "M-56 -2C-56 -22 -30 -30 0 -28C22 -30 38 -26 46 -18L64 -10"
        "C68 -4 66 2 60 3C50 6 42 8 34 8C16 16 -24 16 -42 10C-52 8 -56 4 -56 -2Z"
    )
    legs = line("M-34 8L-22 26M-28 8L-18 26M26 10L14 26M32 8L18 26", "#4A2A26", 8)
    ear = path("M34 -22C32 -36 42 -40 52 -34C52 -26 48 -20 44 -16Z", "#4A2A26")
    return (
        legs
        + path(body, linear((0, "#B98A72"), (1, "#5E3A34")))
        + ear
        + ellipse(64, -3, 4, 6, "#B98A7C")
        + circle(49, -12, 2.4, "#FFF6E0")
    )


def _seedling() -> str:
    """A young breadfruit tree in a wrapped ball of earth."""
    leaves = "".join(
        breadfruit_leaf(x, y, k, turn, ink, "#BFE08A")
        for x, y, k, turn, ink in (
            (0, -40, 0.5, -64, "#2C7A3D"),
            (2, -46, 0.5, 58, "#2C7A3D"),
            (0, -60, 0.52, -24, "#3F9A48"),
            (2, -62, 0.5, 30, "#4AA653"),
        )
    )
    ball = path("M-24 -4C-26 -24 26 -24 24 -4C22 20 -22 20 -24 -4Z", linear((0, "#D9B878"), (1, "#8A6236")))
    return (
        line("M0 -8L1 -66", "#6B4A2A", 5)
        + leaves
        + ball
        + line("M-23 -2C-8 8 8 8 23 -2M-14 -18L8 14M14 -18L-8 14", "#5B3A1E", 2.4)
    )


def _carried_hen() -> str:
    """A hen held under an arm, looking ahead; about 90 long."""
    body = path(
        "M-48 -22C-40 -34 -30 -28 -20 -20C4 -26 22 -30 30 -52L46 -58C52 -34 50 -2 28 10C4 20 -28 10 -48 -22Z",
        linear((0, "#E2843A"), (1, "#8A2E22")),
    )
    comb = path("M34 -60C32 -72 40 -74 43 -66C48 -74 54 -68 50 -60Z", "#D2302A")
    return body + comb + path("M50 -56L62 -51L50 -47Z", "#F6C64A") + circle(43, -54, 2.6, "#1A0E0A")


def _cargo() -> str:
    """Plants in their baskets, nuts and a young pig on the deck of a canoe."""
    drawn = ""
    for x, ink in ((-52, "#3F8436"), (-38, "#79B648"), (-20, "#3F8436"), (18, "#5FA044")):
        drawn += "".join(
            path(f"M{x} -13q{dx} -9 {dx * 2} {dy}q{num(-dx * 0.4)} 9 {-dx * 2} {-dy}Z", ink)
            for dx, dy in ((-7, -10), (-3, -19), (3, -19), (7, -10))
        )
    drawn += "".join(circle(x, -13, 4.5, ink) for x, ink in ((-9, "#C9A13B"), (0, "#8FA548"), (9, "#C9A13B")))
    pig = "M32 -11C32 -20 48 -21 53 -17L58 -15.5V-12H32Z"
    return drawn + path(pig, "#2A2022") + path("M46 -19l4 -5l2 6Z", "#2A2022")


def _storm() -> str:
    """Black clouds, a flash of lightning and rain."""
    drawn = rect(0, 0, 500, 400, linear((0, "#05070F"), (0.4, "#1B2434"), (0.7, "#3F4A52"), (1, "#0B1622")))
    drawn += (
        cumulus(120, 86, 340, "#2A3342", "#141A26", 3)
        + cumulus(380, 70, 330, "#323C4A", "#161D2A", 6)
        + rect(0, -10, 500, 90, linear((0, "#0A0E17", 0.95), (1, "#0A0E17", 0)))
    )
    bolt = "M286 56L256 118L278 114L244 186L264 180L238 240"
    drawn += (
        glow(264, 140, 190, "#F6E3A0", 0.55)
        + line(bolt, "#FFF3C4", 7)
        + line(bolt, "#FFFFFF", 3)
        + line("M268 116L300 152L293 154L314 190", "#FFF3C4", 3)
    )
    rain = random.Random(3)
    return drawn + line(
        "".join(f"M{num(rain.uniform(-20, 520))} {num(rain.uniform(80, 330))}l-13 40" for _ in range(90)),
        "#B9CAD6",
        1.5,
        opacity=0.4,
    )


def _blown_canoe() -> str:
    """A canoe with a torn sail, three men in it, one at the steering paddle."""
    canoe = path(
        "M-78 -12C-50 2 50 2 82 -18C80 4 60 14 40 16H-44C-62 14 -74 4 -78 -12Z",
        linear((0, "#8A5430"), (1, "#2E160C")),
    ) + line("M-70 -4C-30 4 40 4 74 -10", "#F0C88A", 2.6)
    canoe += (
        line("M-6 -4L-26 -112", "#3A2012", 5)
        + path(
            (
                "M-24 -108C6 -96 40 -98 66 -112L52 -92L62 -84L44 -78L50 -62L32 -62L34 -42L18 -46C8 "
                "-34 0 -24 -4 -14C-14 -44 -22 -78 -24 -108Z"
            ),
            "#F0DDB4",
        )
        + line("M-20 -84L54 -92M-14 -58L40 -64", "#A5452A", 4)
    )
    canoe += "".join(
        group(circle(0, -18, 5.4, "#140A08") + path("M-6 2C-7 -10 -5 -13 0 -13C5 -13 7 -10 6 2Z", "#140A08"), x, -6)
        for x in (-48, 32, 50)
    ) + line("M-58 -16L-84 22", "#3A2012", 4)
    return canoe


def accidental_voyage() -> str:
    """Lightning over mountains of water; a small canoe is carried off, its sail torn."""
    drawn = _storm()
    far = "M-10 300C60 220 120 214 170 262C220 226 300 216 350 268C400 224 460 226 510 252V410H-10Z"
    drawn += path(far, linear((0, "#5B7480"), (1, "#1E3240"))) + line(far[:-14], "#C9D9DE", 2, opacity=0.5)
    near = (
        "M-10 410V318C60 300 120 330 190 332C268 332 312 300 330 254C344 210 372 160 430 142"
        "C468 130 496 136 510 144V410Z"
    )
    drawn += path(near, linear((0, "#5B8C94"), (0.4, "#2A5566"), (1, "#081620")))
    streaks = (
        "M120 344C220 350 310 330 352 268S420 190 500 176M90 364C220 374 340 350 380 292S450 "
        "224 506 212M200 382C330 380 400 340 420 300"
    )
    drawn += line(streaks, "#A9CDD0", 3, opacity=0.45)
    lip = (
        "M330 254C344 210 372 160 430 142C468 130 496 136 510 144V120C470 96 410 100 366 132"
        "C330 158 308 196 312 232C300 226 288 232 284 244C298 240 314 244 330 254Z"
    )
    drawn += path(lip, linear((0, "#FFFFFF"), (1, "#B9D6D8"))) + "".join(
        circle(x, y, r, "#FFFFFF", opacity=0.95)
        for x, y, r in (
            (318, 238, 12),
            (300, 246, 9),
            (340, 214, 13),
            (360, 176, 14),
            (392, 146, 14),
            (430, 128, 14),
            (468, 124, 14),
        )
    )
    drawn += group(_blown_canoe(), 196, 296, 1.3, -17)
    drawn += path(
        "M-10 410V340C50 322 96 350 150 352C230 356 280 340 330 352C400 366 450 344 510 352V410Z",
        linear((0, "#2F6070"), (1, "#050D16")),
    )
    drawn += line(
        "M-10 340C50 322 96 350 150 352C230 356 280 340 330 352C400 366 450 344 510 352", "#EAF5F2", 5, opacity=0.9
    )
    foam = random.Random(9)
    drawn += "".join(
        circle(foam.uniform(262, 420), foam.uniform(110, 280), foam.uniform(1.4, 4.6), "#FFFFFF", opacity=0.85)
        for _ in range(50)
    )
    return drawn + "".join(
        circle(foam.uniform(90, 300), foam.uniform(318, 352), foam.uniform(1.2, 4), "#FFFFFF", opacity=0.8)
        for _ in range(40)
    )


PICTURES = {
    "canoes": canoes,
    "stockades": stockades,
    "planned_migration": planned_migration,
    "accidental_voyage": accidental_voyage,
}
